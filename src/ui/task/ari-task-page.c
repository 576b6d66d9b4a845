/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-task-page.h"

#include <glib/gi18n.h>

#include "ari-shortcuts.h"
#include "ari-table.h"
#include "ari-task-view.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-task-page.ui"
#define DROPPED  "ari-dropped" /* the number of the task that a toast brings back */

/* What leads away from the task when nothing is left, with buttons that don't take the places of others; and
 * where a task goes on unless it asks for something, the first that is possible. */
#define WAYS (ARI_TASK_NEXT_LESSON | ARI_TASK_FINISH | ARI_TASK_PLAY)
#define MAIN (ARI_TASK_COVER | ARI_TASK_NEXT | ARI_TASK_NEXT_LESSON | ARI_TASK_PLAY)

/* What people can do, and the labels of the buttons of the card, in their order. The buttons of the header
 * bar are in the template, and the last ones have only keys. */
static const struct
{
  const char *action;
  guint       deeds;
  const char *context, *label, *tooltip; /* (nullable) */
} actions[] = {
  { "task.back", ARI_TASK_BACK, NULL, N_("_Back"), NULL },
  { "task.cover", ARI_TASK_COVER, "exercise", NC_("exercise", "_Cover"), NULL },
  { "task.ask-hint", ARI_TASK_HINT, NULL, N_("_Hint"), NULL },
  { "task.show", ARI_TASK_SHOW, NULL, N_("_Show Me"), NULL },
  { "task.play-on", ARI_TASK_PLAY_ON, "exercise", NC_("exercise", "_Play On"),
    N_("Continue from here against the computer") },
  { "task.next-one", ARI_TASK_NEXT, NULL, N_("_Next"), NULL },
  /* Without the title of the lesson, which may need more room than there is on a phone. */
  { "task.next-lesson", ARI_TASK_NEXT_LESSON, NULL, N_("Next _Lesson"), NULL },
  { "task.finish", ARI_TASK_FINISH, NULL, N_("_Finish"), NULL },
  { "task.play-match", ARI_TASK_PLAY, NULL, N_("_Play a Match"), NULL },

  { "task.skip", ARI_TASK_SKIP, NULL, NULL, NULL },
  { "task.start-over", ARI_TASK_START_OVER, NULL, NULL, NULL },
  { "task.drop", ARI_TASK_DROP, NULL, NULL, NULL },

  { "task.next", ARI_TASK_ONWARDS, NULL, NULL, NULL },
  { "task.hint", ARI_TASK_HINT | ARI_TASK_SHOW, NULL, NULL, NULL },
  { "task.play", ARI_TASK_PLAY_ON | ARI_TASK_PLAY, NULL, NULL, NULL },
};

struct _AriTaskPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwWindowTitle    *title;
  GtkWidget         *skip, *start_over, *drop;
  AdwBin            *place;
  AdwStatusPage     *status;
  GtkWidget         *again;
  GtkButton         *leave;

  /* Made for each table */
  AriTaskView       *view; /* (nullable) */
  GtkWidget         *buttons[G_N_ELEMENTS (actions)]; /* (nullable) */

  /* Owned */
  AriTask           *task;
  GSettings         *settings; /* (nullable) */
  gboolean           is_shown;
  guint              n_dropped;
};

G_DEFINE_FINAL_TYPE (AriTaskPage, ari_task_page, ADW_TYPE_NAVIGATION_PAGE)

static guint
first_of (guint deeds)
{
  return deeds & -deeds;
}

/* Every button has a place of its own, so that a second click never means another one. Those of the card
 * always show. The keyboard leaves a button that has just become useless, as when a feat shows what to do. */
static void
sync_deeds (AriTaskPage *self)
{
  guint deeds = ari_task_get_deeds (self->task), offer = ari_task_get_card (self->task)->offer;
  guint main = first_of (deeds & MAIN);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *button = self->buttons[i];
      gboolean possible = (actions[i].deeds & deeds) != 0;

      if (button != NULL && !possible && gtk_widget_has_focus (button))
        gtk_widget_grab_focus (GTK_WIDGET (ari_task_view_get_stage (self->view)));
      gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].action, possible);
      if (button != NULL)
        ari_widget_set_class (button, "suggested-action", actions[i].deeds == main);
    }
  if (self->view != NULL)
    ari_task_view_show_ways (self->view, (deeds & WAYS) != 0);
  gtk_widget_set_visible (self->skip, (offer & ARI_TASK_SKIP) != 0);
  gtk_widget_set_visible (self->start_over, (offer & ARI_TASK_START_OVER) != 0);
  gtk_widget_set_visible (self->drop, (offer & ARI_TASK_DROP) != 0);
}

static void
table_changed_cb (AriTaskPage *self,
                  guint        changes)
{
  if (changes & ARI_TABLE_FEAT)
    sync_deeds (self);
}

/* Moves the keyboard to where the task goes on: the board, or a button. */
static void
move_focus (AriTaskPage *self)
{
  guint main = first_of (ari_task_get_deeds (self->task) & MAIN);
  GtkWidget *place = GTK_WIDGET (ari_task_view_get_stage (self->view));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (self->buttons[i] != NULL && actions[i].deeds == main)
      place = self->buttons[i];
  gtk_widget_grab_focus (place);
}

/* Which game it is of, and what the card says: all that people who don’t see the page need. */
static void
say_task (AriTaskPage *self)
{
  ari_task_view_say (self->view, ari_task_get_card (self->task)->subtitle);
  ari_task_view_say_words (self->view);
}

static void
announce (AriTaskPage *self,
          const char  *sentence)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Tells people who have just come to the page, or to another table, where they are. */
static void
welcome (AriTaskPage *self)
{
  const AriTaskCard *card = ari_task_get_card (self->task);

  if (self->view != NULL)
    {
      move_focus (self);
      say_task (self);
    }
  else if (card->number != NULL)
    {
      gtk_widget_child_focus (GTK_WIDGET (self->status), GTK_DIR_TAB_FORWARD);
      announce (self, card->number);
      announce (self, card->text);
    }
}

/* What is said instead of a task. */
static void
sync_status (AriTaskPage *self)
{
  const AriTaskCard *card = ari_task_get_card (self->task);
  guint deeds = ari_task_get_deeds (self->task);

  if (card->number == NULL)
    return;

  adw_status_page_set_icon_name (self->status, ari_task_is_over (self->task) ? "ari-finished-symbolic"
                                                                             : "dialog-warning-symbolic");
  adw_status_page_set_title (self->status, card->number);
  ari_toast_status (self->status, card->text);
  gtk_widget_set_visible (self->again, (deeds & ARI_TASK_NEXT) != 0);
  gtk_button_set_label (self->leave, (deeds & ARI_TASK_FINISH) != 0 ? _("_Done") : _("_Back"));
  ari_widget_set_class (GTK_WIDGET (self->leave), "suggested-action", (deeds & ARI_TASK_NEXT) == 0);
}

static void
add_buttons (AriTaskPage *self)
{
  guint offer = ari_task_get_card (self->task)->offer;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].label != NULL && (actions[i].deeds & offer) != 0)
      {
        const char *label = actions[i].context != NULL
                              ? g_dpgettext2 (GETTEXT_PACKAGE, actions[i].context, actions[i].label)
                              : _(actions[i].label);

        self->buttons[i] = ari_task_view_add_button (self->view, label, actions[i].action,
                                                     (actions[i].deeds & WAYS) != 0);
        if (actions[i].tooltip != NULL)
          gtk_widget_set_tooltip_text (self->buttons[i], _(actions[i].tooltip));
      }
}

/* Shows the table of the task, or what is said instead; nothing while the task is being read. Returns:
 * whether something else was shown before */
static gboolean
sync_place (AriTaskPage *self)
{
  AriTable *table = ari_task_get_table (self->task);
  gboolean speaks = table == NULL && ari_task_get_card (self->task)->number != NULL;
  GtkWidget *shown = adw_bin_get_child (self->place);

  if (table != NULL ? self->view != NULL && ari_task_view_get_table (self->view) == table
                    : shown == (speaks ? GTK_WIDGET (self->status) : NULL))
    return FALSE;

  memset (self->buttons, 0, sizeof self->buttons);
  self->view = table != NULL ? ari_task_view_new (self->task, self->settings) : NULL;
  adw_bin_set_child (self->place, speaks ? GTK_WIDGET (self->status) : GTK_WIDGET (self->view));
  if (table != NULL)
    {
      add_buttons (self);
      g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
    }

  return TRUE;
}

static void
sync_all (AriTaskPage *self)
{
  const AriTaskCard *card = ari_task_get_card (self->task);
  gboolean is_other;

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), card->title);
  adw_window_title_set_title (self->title, card->title);
  adw_window_title_set_subtitle (self->title, card->subtitle);
  sync_status (self);
  is_other = sync_place (self);
  sync_deeds (self);
  if (is_other && self->is_shown)
    welcome (self);
  if (is_other || self->view == NULL)
    return;

  /* First what was played, then what is asked next, or the answer. A wrong one leaves the keyboard where it
   * is. */
  if (card->answer == NULL)
    ari_task_view_say_words (self->view);
  else
    ari_task_view_say (self->view, card->said);
  if (ari_task_get_state (self->task) != ARI_TASK_WRONG)
    move_focus (self);
}

/* The window leaves this page. */
static void
left_cb (AriTaskPage *self,
         guint        deed)
{
  g_autoptr(AriTaskPage) page = g_object_ref (self);
  GtkWidget *widget = GTK_WIDGET (page);
  AriMatch *match = ari_table_get_match (ari_task_get_table (self->task));

  if (deed == ARI_TASK_NEXT_LESSON)
    gtk_widget_activate_action (widget, "win.lesson", "s", ari_task_get_card (self->task)->after);
  else if (deed == ARI_TASK_PLAY)
    gtk_widget_activate_action (widget, "win.play-game", "s", ari_match_get_rules (match)->id);
  else if (deed == ARI_TASK_PLAY_ON)
    gtk_widget_activate_action (widget, "win.play-on", NULL);
  else
    gtk_widget_activate_action (widget, "navigation.pop", NULL);
}

static void
undo_cb (AriTask  *task,
         AdwToast *toast)
{
  ari_task_restore (task, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), DROPPED)));
}

/* The toast may outlive the page, so it keeps the task. */
static void
offer_undo (AriTaskPage *self)
{
  AdwToastOverlay *overlay = ari_toast_overlay (GTK_WIDGET (self));
  g_autoptr(AdwToast) toast = adw_toast_new (_("You won’t see this exercise again."));

  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data (G_OBJECT (toast), DROPPED, GUINT_TO_POINTER (self->n_dropped++));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), g_object_ref (self->task),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  if (overlay != NULL)
    ari_toast_add (overlay, g_steal_pointer (&toast));
}

static void
act_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  AriTaskPage *self = ARI_TASK_PAGE (widget);
  guint i = 0;

  while (!g_str_equal (actions[i].action, action_name))
    i++;
  if (self->view != NULL && (actions[i].deeds & (ARI_TASK_HINT | ARI_TASK_SHOW)) != 0)
    ari_task_view_put_back (self->view);
  if (ari_task_act (self->task, actions[i].deeds) && actions[i].deeds == ARI_TASK_DROP)
    offer_undo (self);
}

/* All of the card, with what was said last. */
static void
repeat_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriTaskPage *self = ARI_TASK_PAGE (widget);

  if (self->view == NULL)
    return;

  say_task (self);
  ari_task_view_say (self->view, ari_task_view_get_answer (self->view));
}

static void
ari_task_page_shown (AdwNavigationPage *page)
{
  ARI_TASK_PAGE (page)->is_shown = TRUE;
  welcome (ARI_TASK_PAGE (page));
}

static void
ari_task_page_hiding (AdwNavigationPage *page)
{
  ARI_TASK_PAGE (page)->is_shown = FALSE;
}

static void
ari_task_page_dispose (GObject *object)
{
  AriTaskPage *self = ARI_TASK_PAGE (object);

  if (self->task != NULL)
    g_signal_handlers_disconnect_by_data (self->task, self);
  self->view = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TASK_PAGE);
  g_clear_object (&self->task);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_task_page_parent_class)->dispose (object);
}

static void
ari_task_page_class_init (AriTaskPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_task_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = ari_task_page_shown;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = ari_task_page_hiding;

  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, title);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, skip);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, start_over);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, drop);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, place);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, status);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, again);
  gtk_widget_class_bind_template_child (widget_class, AriTaskPage, leave);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].action, NULL, act_cb);
  gtk_widget_class_install_action (widget_class, "task.repeat", NULL, repeat_cb);
  ari_shortcuts_bind (widget_class, "task.");
}

static void
ari_task_page_init (AriTaskPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AriTaskPage *
ari_task_page_new (AriTask   *task,
                   GSettings *settings)
{
  AriTaskPage *self = g_object_new (ARI_TYPE_TASK_PAGE, NULL);

  self->task = g_object_ref (task);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  /* After the card has changed. */
  g_signal_connect_data (task, "changed", G_CALLBACK (sync_all), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (task, "left", G_CALLBACK (left_cb), self);
  sync_all (self);

  return self;
}

AriTask *
ari_task_page_get_task (AriTaskPage *self)
{
  g_return_val_if_fail (ARI_IS_TASK_PAGE (self), NULL);

  return self->task;
}
