/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-played-list.h"

#include <glib/gi18n.h>

#include "ari-line-row.h"
#include "ari-search.h"
#include "ari-widget-util.h"

#define MAX_ROWS 5

struct _AriPlayedList
{
  AdwBin        parent_instance;

  /* Borrowed: children */
  AriLineRow   *rows[MAX_ROWS];

  /* Owned */
  AriAutosave    *autosave;
  AriMatch     *match;
  GCancellable *cancellable;        /* (nullable) of the pending query */

  AriAction     actions[MAX_ROWS];
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriPlayedList, ari_played_list, ADW_TYPE_BIN)

static void
show_row (AriPlayedList   *self,
          guint            i,
          const AriPlayed *played)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = ari_rules_actor (rules, position);
  g_autofree char *title = rules->format (position, played->action);
  g_autofree char *sentence = ari_rules_describe (rules, position, played->action,
                                                   ari_match_get_names (self->match));
  /* Translators: in how many matches an action was played. */
  g_autofree char *often = g_strdup_printf (ngettext ("%u match", "%u matches", played->n), played->n);
  g_autofree char *share = NULL;

  /* Chance has no side. */
  if (played->n_finished > 0 && actor != ARI_CHANCE)
    /* Translators: a win share in per cent. */
    share = g_strdup_printf (C_("win share", "%.0f%%"),
                             ari_side_share (rules, position, actor, played->win) * 100);
  self->actions[i] = played->action;
  ari_line_row_show (self->rows[i], self->match, actor != ARI_CHANCE ? actor : ARI_NONE, title, often,
                     share != NULL ? share : "");
  ari_widget_set_tooltip (GTK_WIDGET (self->rows[i]), sentence);
}

static void
show_played (AriPlayedList *self,
             const GArray  *played)
{
  guint n = MIN (played->len, MAX_ROWS);

  for (guint i = 0; i < MAX_ROWS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n);
      if (i < n)
        show_row (self, i, &g_array_index (played, AriPlayed, i));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
played_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriPlayedList) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) played = ari_library_played_finish (ARI_LIBRARY (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->match == NULL)
    return;

  g_clear_object (&self->cancellable);
  if (played != NULL)
    show_played (self, played);
  else
    /* Other places report an unreadable library; here there is just nothing to show. */
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
ask (AriPlayedList *self)
{
  guint n = ari_match_get_cursor (self->match);
  g_autofree AriAction *actions = g_new (AriAction, n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), i);

      actions[i] = ari_ply_get_action (ply);
    }
  self->cancellable = g_cancellable_new ();
  ari_library_played_async (ari_autosave_get_library (self->autosave), ari_match_get_setup (self->match),
                            actions, n, ari_autosave_get_id (self->autosave), self->cancellable, played_cb,
                            g_object_ref (self));
}

/* Cancels the previous query. Queries only while the panel is visible; the list itself may be hidden. */
static void
changed_cb (AriPlayedList *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->match != NULL && parent != NULL && gtk_widget_get_mapped (parent))
    ask (self);
}

static void
row_activated_cb (AriPlayedList *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, self->actions[gtk_list_box_row_get_index (row)]);
}

static void
ari_played_list_dispose (GObject *object)
{
  AriPlayedList *self = ARI_PLAYED_LIST (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_object (&self->autosave);

  G_OBJECT_CLASS (ari_played_list_parent_class)->dispose (object);
}

static void
ari_played_list_class_init (AriPlayedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_played_list_dispose;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_played_list_init (AriPlayedList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (_("In Your Other Matches"));
  GtkWidget *list = gtk_list_box_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("In Your Other Matches"), -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  ari_widget_watch_parent (GTK_WIDGET (self), G_CALLBACK (changed_cb));

  for (guint i = 0; i < MAX_ROWS; i++)
    {
      self->rows[i] = ari_line_row_new ();
      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (self->rows[i]));
    }

  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_played_list_set_autosave (AriPlayedList *self,
                              AriAutosave   *autosave)
{
  g_return_if_fail (ARI_IS_PLAYED_LIST (self));
  g_return_if_fail (self->match == NULL);

  self->autosave = g_object_ref (autosave);
  self->match = g_object_ref (ari_autosave_get_match (autosave));
  g_signal_connect_object (self->match, "notify", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}
