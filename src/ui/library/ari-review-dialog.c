/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-dialog.h"

#include <glib/gi18n.h>

#include "ari-review-row.h"
#include "ari-review-words.h"
#include "ari-shortcuts.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

struct _AriReviewDialog
{
  AdwDialog           parent_instance;

  /* Template widgets */
  AdwToastOverlay    *toasts;
  GtkButton          *pause;
  GtkStack           *stack;
  GtkListView        *list;
  GtkWidget          *bar;

  /* Owned */
  AriReviewQueue     *queue;
  GtkSingleSelection *selection; /* the row with the focus */

  GtkWidget          *marked;    /* (nullable) weak: the row on which something would be dropped */
};

G_DEFINE_FINAL_TYPE (AriReviewDialog, ari_review_dialog, ADW_TYPE_DIALOG)

static void
sync_dialog (AriReviewDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->queue));
  guint selected = gtk_single_selection_get_selected (self->selection);
  gboolean paused = ari_review_queue_is_paused (self->queue);

  gtk_button_set_icon_name (self->pause, paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  ari_widget_set_tooltip (GTK_WIDGET (self->pause), paused ? _("Resume the Analysis") : _("Pause the Analysis"));
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "empty");
  gtk_widget_set_visible (self->bar, n > 0);
  gtk_widget_action_set_enabled (widget, "reviews.earlier", selected < n && selected > 0);
  gtk_widget_action_set_enabled (widget, "reviews.later", n > 0 && selected < n - 1);
  gtk_widget_action_set_enabled (widget, "reviews.remove", selected < n);
}

static void
pause_cb (AriReviewDialog *self)
{
  gboolean paused = !ari_review_queue_is_paused (self->queue);

  ari_review_queue_set_paused (self->queue, paused);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->pause),
                           paused ? _("The analysis is paused") : _("The analysis is no longer paused"),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* The list shows all of the row that was moved, which has no place of its own before it was painted. */
static void
painted_cb (AriReviewDialog *self,
            GdkFrameClock   *clock)
{
  guint selected;

  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  if (self->selection == NULL) /* It was closed meanwhile. */
    return;

  selected = gtk_single_selection_get_selected (self->selection);
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_list_view_scroll_to (self->list, selected, GTK_LIST_SCROLL_NONE, NULL);
}

static void
scroll_to (AriReviewDialog *self,
           guint            place)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  gtk_list_view_scroll_to (self->list, place, GTK_LIST_SCROLL_FOCUS | GTK_LIST_SCROLL_SELECT, NULL);
  if (clock != NULL)
    {
      g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
      g_signal_connect_object (clock, "after-paint", G_CALLBACK (painted_cb), self, G_CONNECT_SWAPPED);
    }
}

/* The focus goes with the row, so a screen reader says only where the row is now. */
static void
move (AriReviewDialog *self,
      guint            from,
      guint            to)
{
  /* Translators: for screen readers: the place of a match among those that wait. */
  g_autofree char *place = g_strdup_printf (_("Position %1$u of %2$u"), to + 1,
                                            g_list_model_get_n_items (G_LIST_MODEL (self->queue)));

  ari_review_queue_move (self->queue, from, to);
  scroll_to (self, to);
  sync_dialog (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->list), place, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
earlier_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriReviewDialog *self = ARI_REVIEW_DIALOG (widget);
  guint selected = gtk_single_selection_get_selected (self->selection);

  move (self, selected, selected - 1);
}

static void
later_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriReviewDialog *self = ARI_REVIEW_DIALOG (widget);
  guint selected = gtk_single_selection_get_selected (self->selection);

  move (self, selected, selected + 1);
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriReviewDialog *self = ARI_REVIEW_DIALOG (widget);
  guint selected = gtk_single_selection_get_selected (self->selection), n;

  ari_review_queue_remove (self->queue, selected);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->queue));
  if (n > 0)
    scroll_to (self, MIN (selected, n - 1));
  sync_dialog (self);
}

static guint
find_index (AriReviewDialog *self,
            AriReviewItem   *wanted)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->queue));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriReviewItem) item = g_list_model_get_item (G_LIST_MODEL (self->queue), i);

      if (item == wanted)
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* Rows change places while they are dragged, so the list drags them and has them dropped: it stays. */

/* (nullable) */
static AriReviewRow *
find_row (AriReviewDialog *self,
          double           x,
          double           y)
{
  GtkWidget *there = gtk_widget_pick (GTK_WIDGET (self->list), x, y, GTK_PICK_DEFAULT);
  GtkWidget *row = there != NULL ? gtk_widget_get_ancestor (there, ARI_TYPE_REVIEW_ROW) : NULL;

  /* Around the row is the widget of the list. */
  if (row == NULL && there != NULL && there != GTK_WIDGET (self->list))
    row = gtk_widget_get_first_child (there);

  return ARI_IS_REVIEW_ROW (row) ? ARI_REVIEW_ROW (row) : NULL;
}

static GdkContentProvider *
prepare_cb (AriReviewDialog *self,
            double           x,
            double           y,
            GtkDragSource   *source)
{
  AriReviewRow *row = find_row (self, x, y);
  g_autoptr(GdkPaintable) picture = NULL;

  if (row == NULL || ari_review_row_get_item (row) == NULL)
    return NULL;

  picture = gtk_widget_paintable_new (GTK_WIDGET (row));
  gtk_drag_source_set_icon (source, picture, 0, 0);

  return gdk_content_provider_new_typed (ARI_TYPE_REVIEW_ITEM, ari_review_row_get_item (row));
}

/* @row: (nullable): where what is dragged would be dropped */
static void
mark_row (AriReviewDialog *self,
          AriReviewRow    *row)
{
  if (self->marked != NULL)
    gtk_widget_remove_css_class (self->marked, "drop-here");
  g_set_weak_pointer (&self->marked, GTK_WIDGET (row));
  if (row != NULL)
    gtk_widget_add_css_class (self->marked, "drop-here");
}

static GdkDragAction
motion_cb (AriReviewDialog *self,
           double           x,
           double           y)
{
  mark_row (self, find_row (self, x, y));

  return GDK_ACTION_MOVE;
}

static void
leave_cb (AriReviewDialog *self)
{
  mark_row (self, NULL);
}

/* The one that is dragged may have been analysed meanwhile. */
static gboolean
drop_cb (AriReviewDialog *self,
         const GValue    *value,
         double           x,
         double           y)
{
  AriReviewRow *row = find_row (self, x, y);
  guint from = find_index (self, g_value_get_object (value));
  guint to = row != NULL ? find_index (self, ari_review_row_get_item (row)) : GTK_INVALID_LIST_POSITION;

  mark_row (self, NULL);
  if (from == GTK_INVALID_LIST_POSITION || to == GTK_INVALID_LIST_POSITION || from == to)
    return FALSE;

  move (self, from, to);

  return TRUE;
}

static void
make_draggable (AriReviewDialog *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (ARI_TYPE_REVIEW_ITEM, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self->list), GTK_EVENT_CONTROLLER (target));
}

static void
describe_item_cb (GtkListItem *item)
{
  g_autofree char *text = ari_review_row_describe (ARI_REVIEW_ROW (gtk_list_item_get_child (item)));

  gtk_list_item_set_accessible_label (item, text);
}

static void
setup_cb (AriReviewDialog *self,
          GtkListItem     *item)
{
  GtkWidget *row = ari_review_row_new (self->queue);

  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (describe_item_cb), item, G_CONNECT_SWAPPED);
}

static void
bind_cb (AriReviewDialog *self,
         GtkListItem     *item)
{
  ari_review_row_set_item (ARI_REVIEW_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_cb (AriReviewDialog *self,
           GtkListItem     *item)
{
  ari_review_row_set_item (ARI_REVIEW_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
ari_review_dialog_dispose (GObject *object)
{
  AriReviewDialog *self = ARI_REVIEW_DIALOG (object);

  g_clear_weak_pointer (&self->marked);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_REVIEW_DIALOG);
  g_clear_object (&self->selection);
  g_clear_object (&self->queue);

  G_OBJECT_CLASS (ari_review_dialog_parent_class)->dispose (object);
}

static void
ari_review_dialog_class_init (AriReviewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_review_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-review-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriReviewDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, AriReviewDialog, pause);
  gtk_widget_class_bind_template_child (widget_class, AriReviewDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, AriReviewDialog, list);
  gtk_widget_class_bind_template_child (widget_class, AriReviewDialog, bar);
  gtk_widget_class_bind_template_callback (widget_class, pause_cb);

  gtk_widget_class_install_action (widget_class, "reviews.earlier", NULL, earlier_cb);
  gtk_widget_class_install_action (widget_class, "reviews.later", NULL, later_cb);
  gtk_widget_class_install_action (widget_class, "reviews.remove", NULL, remove_cb);
  ari_shortcuts_bind (widget_class, "reviews.");
}

static void
ari_review_dialog_init (AriReviewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_toast_on (GTK_WIDGET (self), self->toasts);
}

AdwDialog *
ari_review_dialog_new (AriReviewQueue *queue)
{
  AriReviewDialog *self = g_object_new (ARI_TYPE_REVIEW_DIALOG, NULL);
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  self->queue = g_object_ref (queue);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  make_draggable (self);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (queue)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));

  g_signal_connect_object (queue, "changed", G_CALLBACK (sync_dialog), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (sync_dialog), self, G_CONNECT_SWAPPED);
  sync_dialog (self);

  return ADW_DIALOG (self);
}
