/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-list-view.h"

#include <glib/gi18n.h>

#include "ari-entry-list.h"
#include "ari-entry-row.h"
#include "ari-read-only.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

#define STAR_PLACE 1 /* position in the context menu */
/* A list view makes 200 rows at once, most of which nobody sees, and lets them go at once, too. */
#define ROWS_PER_FRAME 12
#define GONE_PER_FRAME 36
#define MAX_ROWS       240

struct _AriEntryListView
{
  AdwBin             parent_instance;

  /* Template widgets */
  GtkStack          *stack;
  AdwStatusPage     *empty;
  GtkWidget         *empty_new;
  GtkWidget         *empty_import;
  GtkWidget         *empty_deleted;
  GtkWidget         *empty_clear;
  AdwStatusPage     *failure;
  AdwStatusPage     *loading;
  GtkListView       *list_view;
  GtkPopoverMenu    *context_menu;
  GMenu             *entry_section; /* its part about the match itself */
  GMenuModel        *entry_menu;
  GMenuModel        *deleted_menu;

  /* Owned */
  AriEntryQuery     *query;
  AriEntrySelection *selection;
  AriLibrary        *library;       /* (nullable) until it is open */
  AriEntryList      *entries;       /* (nullable) like the library */
  GtkSliceListModel *begun;         /* (nullable) likewise: as many of them as have had their turn */
  gboolean           outdated;      /* the entries are those of an earlier query, and their rows go */
  guint              tick;          /* while rows come or go */
  GPtrArray         *rows;          /* (element-type AriEntryRow) borrowed ones that show something */
  AriEntry          *menu_entry;    /* (nullable) what the context menu was opened on */
};

enum
{
  ACTIVATED,
  STARRED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriEntryListView, ari_entry_list_view, ADW_TYPE_BIN)

/* Why there is nothing, and what can be done then. */

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriEntryListView) self = data;
  guint n = 0;
  g_autoptr(GPtrArray) none = ari_library_query_finish (ARI_LIBRARY (source), result, &n, NULL);

  if (none != NULL && self->library != NULL)
    gtk_widget_set_visible (self->empty_deleted, n > 0 && ari_entry_query_is_for_all (self->query));
}

/* What would show more: another filter, or other words. */
static const char *
get_advice (AriEntryListView *self)
{
  if (!ari_entry_query_is_narrowed (self->query))
    return _(ari_entry_query_get_place (self->query)->empty_text);

  return ari_entry_query_is_filtered (self->query) ? _("Try a wider filter.")
                                                   : _("Try other words, or fewer of them.");
}

static void
show_empty (AriEntryListView *self)
{
  const AriEntryPlace *place = ari_entry_query_get_place (self->query);
  gboolean narrowed = ari_entry_query_is_narrowed (self->query);
  gboolean for_all = ari_entry_query_is_for_all (self->query);
  gboolean writable = ari_read_only_may_write (self->library);

  adw_status_page_set_icon_name (self->empty, narrowed ? "edit-find-symbolic" : place->icon_name);
  adw_status_page_set_title (self->empty, narrowed ? _("No Matches Found") : _(place->empty_title));
  adw_status_page_set_description (self->empty, get_advice (self));
  gtk_widget_set_visible (self->empty_new,
                          writable && !narrowed && !ari_entry_query_is_for_deleted (self->query));
  gtk_widget_set_visible (self->empty_import, writable && for_all);
  if (for_all)
    ari_library_query_async (self->library, &(AriQuery) { .deleted = TRUE }, 0, 0, NULL, deleted_cb,
                             g_object_ref (self));
  else
    gtk_widget_set_visible (self->empty_deleted, FALSE);
  gtk_widget_set_visible (self->empty_clear, narrowed);
  gtk_stack_set_visible_child_name (self->stack, "empty");
}

/* The list decides which of the four pages shows. */
static void
sync_stack (AriEntryListView *self)
{
  const char *message = self->entries != NULL ? ari_entry_list_get_error_message (self->entries) : NULL;

  if (message != NULL)
    {
      ari_toast_status (self->failure, message);
      gtk_stack_set_visible_child_name (self->stack, "failure");
    }
  else if (ari_entry_list_view_get_n (self) > 0)
    {
      gtk_stack_set_visible_child_name (self->stack, "list");
    }
  else if (self->entries == NULL || ari_entry_list_is_loading (self->entries))
    {
      gtk_stack_set_visible_child_name (self->stack, "loading");
    }
  else
    {
      show_empty (self);
    }

  g_signal_emit (self, signals[CHANGED], 0);
}

/* The rows. */

static void
sync_row (AriEntryListView *self,
          AriEntryRow      *row)
{
  AriEntry *entry = ari_entry_row_get_entry (row);

  ari_entry_row_set_can_star (row, ari_read_only_may_write (self->library)
                                   && !ari_entry_query_is_for_deleted (self->query));
  ari_entry_row_set_selecting (row, ari_entry_selection_is_active (self->selection),
                               ari_entry_selection_contains (self->selection, entry));
}

static void
sync_rows (AriEntryListView *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    sync_row (self, g_ptr_array_index (self->rows, i));
}

static void
ask (AriEntryListView *self)
{
  AriQuery query;

  ari_entry_query_get (self->query, &query);
  ari_entry_list_set_query (self->entries, &query);
  gtk_slice_list_model_set_size (self->begun, ROWS_PER_FRAME);
  self->outdated = FALSE;
}

/* The rows come over several frames, and go over several frames before others come. */
static gboolean
pace_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriEntryListView *self = data;
  guint rows = MIN (g_list_model_get_n_items (G_LIST_MODEL (self->begun)), MAX_ROWS);
  guint size = gtk_slice_list_model_get_size (self->begun) + ROWS_PER_FRAME;

  if (self->outdated && rows > ROWS_PER_FRAME + GONE_PER_FRAME)
    gtk_slice_list_model_set_size (self->begun, rows - GONE_PER_FRAME);
  else if (self->outdated)
    ask (self);
  else if (!ari_entry_list_is_loading (self->entries))
    gtk_slice_list_model_set_size (self->begun, size < MAX_ROWS ? size : G_MAXUINT);

  if (gtk_slice_list_model_get_size (self->begun) != G_MAXUINT)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/* Rows that nobody sees go at once. */
static void
begin_rows (AriEntryListView *self)
{
  self->outdated = TRUE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->list_view))
      || g_list_model_get_n_items (G_LIST_MODEL (self->begun)) <= ROWS_PER_FRAME)
    ask (self);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list_view), pace_cb, self, NULL);
}

static void
query_changed_cb (AriEntryListView *self)
{
  gboolean deleted = ari_entry_query_is_for_deleted (self->query);

  /* What is listed now begins at its top. */
  gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list_view)), 0.0);
  gtk_popover_menu_set_menu_model (self->context_menu, deleted ? self->deleted_menu : self->entry_menu);
  if (self->entries != NULL)
    begin_rows (self);
  sync_rows (self);
  sync_stack (self);
}

/* The row with the focus doesn’t change, so a screen reader would say nothing by itself. */
static void
toggle (AriEntryListView *self,
        AriEntry         *entry)
{
  gboolean selected = !ari_entry_selection_contains (self->selection, entry);

  ari_entry_selection_set (self->selection, entry, selected);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->list_view),
                           selected ? C_("match", "Selected") : C_("match", "Not selected"),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* While matches are selected, Space selects one, as in other lists. The list view has no selection of its
 * own, so it would swallow the key. A button in the row keeps it. */
static gboolean
space_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  AriEntryListView *self = data;
  GtkWidget *focus = ari_widget_find_focus (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (!ari_entry_selection_is_active (self->selection) || !ARI_IS_ENTRY_ROW (row))
    return FALSE;

  toggle (self, ari_entry_row_get_entry (ARI_ENTRY_ROW (row)));

  return TRUE;
}

static void
activate_cb (AriEntryListView *self,
             guint             position)
{
  g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), position);

  if (entry == NULL || ari_entry_get_id (entry) == 0)
    return;

  if (ari_entry_selection_is_active (self->selection))
    toggle (self, entry);
  else
    g_signal_emit (self, signals[ACTIVATED], 0, entry);
}

static void
star_cb (AriEntryRow      *row,
         gboolean          starred,
         AriEntryListView *self)
{
  g_signal_emit (self, signals[STARRED], 0, ari_entry_row_get_entry (row), starred);
}

static void
toggled_cb (AriEntryRow      *row,
            gboolean          selected,
            AriEntryListView *self)
{
  ari_entry_selection_set (self->selection, ari_entry_row_get_entry (row), selected);
}

/* The menu item says what its action would do. */
static void
name_star (AriEntryListView *self,
           gboolean          starred)
{
  g_menu_remove (self->entry_section, STAR_PLACE);
  g_menu_insert (self->entry_section, STAR_PLACE, starred ? _("Remove _Star") : _("_Star"), "library.star");
}

static void
open_menu (AriEntryListView *self,
           AriEntryRow      *row,
           double            x,
           double            y)
{
  AriEntry *entry = ari_entry_row_get_entry (row);
  graphene_point_t at;

  if (entry == NULL || ari_entry_selection_is_active (self->selection)
      || !gtk_widget_compute_point (GTK_WIDGET (row), GTK_WIDGET (self->list_view),
                                    &GRAPHENE_POINT_INIT (x, y), &at))
    return;

  g_set_object (&self->menu_entry, entry);
  if (!ari_entry_query_is_for_deleted (self->query))
    name_star (self, ari_entry_get_starred (entry));
  /* The menu returns the focus to its row. */
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->context_menu), &(GdkRectangle) { at.x, at.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->context_menu));
}

static void
row_menu_cb (GtkGesture       *gesture,
             AriEntryListView *self,
             double            x,
             double            y)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (self, ARI_ENTRY_ROW (row), x, y);
}

static void
row_pressed_cb (GtkGesture       *gesture,
                int               n_press,
                double            x,
                double            y,
                AriEntryListView *self)
{
  row_menu_cb (gesture, self, x, y);
}

static void
row_held_cb (GtkGesture       *gesture,
             double            x,
             double            y,
             AriEntryListView *self)
{
  row_menu_cb (gesture, self, x, y);
}

static void
describe_item_cb (GtkListItem *item)
{
  g_autofree char *text = ari_entry_row_describe (ARI_ENTRY_ROW (gtk_list_item_get_child (item)));

  gtk_list_item_set_accessible_label (item, text);
}

static void
setup_cb (AriEntryListView *self,
          GtkListItem      *item)
{
  GtkWidget *row = ari_entry_row_new ();
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (hold));

  g_signal_connect_object (click, "pressed", G_CALLBACK (row_pressed_cb), self, 0);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (row_held_cb), self, 0);
  g_signal_connect_object (row, "star", G_CALLBACK (star_cb), self, 0);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), self, 0);
  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (describe_item_cb), item, G_CONNECT_SWAPPED);
}

static void
bind_cb (AriEntryListView *self,
         GtkListItem      *item)
{
  AriEntryRow *row = ARI_ENTRY_ROW (gtk_list_item_get_child (item));

  ari_entry_row_set_entry (row, ARI_ENTRY (gtk_list_item_get_item (item)));
  sync_row (self, row);
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (AriEntryListView *self,
           GtkListItem      *item)
{
  AriEntryRow *row = ARI_ENTRY_ROW (gtk_list_item_get_child (item));

  g_ptr_array_remove_fast (self->rows, row);
  ari_entry_row_set_entry (row, NULL);
}

static void
make_list_view (AriEntryListView *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list_view, factory);

  /* The page itself selects all; the list would only swallow the key. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self->list_view), "list.select-all", FALSE);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                                                          gtk_callback_action_new (space_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->list_view), keys);

  gtk_widget_set_parent (GTK_WIDGET (self->context_menu), GTK_WIDGET (self->list_view));
}

static void
ari_entry_list_view_dispose (GObject *object)
{
  AriEntryListView *self = ARI_ENTRY_LIST_VIEW (object);

  if (self->list_view != NULL)
    {
      gtk_list_view_set_model (self->list_view, NULL);
      gtk_list_view_set_factory (self->list_view, NULL);
    }
  if (self->context_menu != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->context_menu));
  /* Template children are unparented behind the back of AdwBin. */
  adw_bin_set_child (ADW_BIN (self), NULL);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_ENTRY_LIST_VIEW);
  g_clear_object (&self->begun);
  g_clear_object (&self->entries);
  g_clear_object (&self->library);
  g_clear_object (&self->query);
  g_clear_object (&self->selection);
  g_clear_object (&self->menu_entry);

  G_OBJECT_CLASS (ari_entry_list_view_parent_class)->dispose (object);
}

static void
ari_entry_list_view_finalize (GObject *object)
{
  g_ptr_array_unref (ARI_ENTRY_LIST_VIEW (object)->rows);

  G_OBJECT_CLASS (ari_entry_list_view_parent_class)->finalize (object);
}

static void
ari_entry_list_view_class_init (AriEntryListViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_entry_list_view_dispose;
  object_class->finalize = ari_entry_list_view_finalize;

  signals[ACTIVATED] = g_signal_new ("activated", ARI_TYPE_ENTRY_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     NULL, G_TYPE_NONE, 1, ARI_TYPE_ENTRY);
  signals[STARRED] = g_signal_new ("starred", ARI_TYPE_ENTRY_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 2, ARI_TYPE_ENTRY, G_TYPE_BOOLEAN);
  signals[CHANGED] = g_signal_new ("changed", ARI_TYPE_ENTRY_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-entry-list-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, stack);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, empty);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, empty_new);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, empty_import);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, empty_deleted);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, empty_clear);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, failure);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, loading);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, list_view);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, context_menu);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, entry_section);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, entry_menu);
  gtk_widget_class_bind_template_child (widget_class, AriEntryListView, deleted_menu);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
ari_entry_list_view_init (AriEntryListView *self)
{
  g_autoptr(AdwSpinnerPaintable) spinner = NULL;

  self->rows = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  make_list_view (self);
  spinner = adw_spinner_paintable_new (GTK_WIDGET (self->loading));
  adw_status_page_set_paintable (self->loading, GDK_PAINTABLE (spinner));
}

void
ari_entry_list_view_set_query (AriEntryListView  *self,
                               AriEntryQuery     *query,
                               AriEntrySelection *selection)
{
  g_return_if_fail (ARI_IS_ENTRY_LIST_VIEW (self));
  g_return_if_fail (self->query == NULL);

  self->query = g_object_ref (query);
  self->selection = g_object_ref (selection);
  g_signal_connect_object (query, "changed", G_CALLBACK (query_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (selection, "changed", G_CALLBACK (sync_rows), self, G_CONNECT_SWAPPED);
  query_changed_cb (self);
}

void
ari_entry_list_view_set_library (AriEntryListView *self,
                                 AriLibrary       *library)
{
  g_autoptr(GtkNoSelection) model = NULL;

  g_return_if_fail (ARI_IS_ENTRY_LIST_VIEW (self));
  g_return_if_fail (self->query != NULL && self->library == NULL);

  self->library = g_object_ref (library);
  self->entries = ari_entry_list_new (library);
  g_signal_connect_object (self->entries, "notify", G_CALLBACK (sync_stack), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entries, "items-changed", G_CALLBACK (sync_stack), self, G_CONNECT_SWAPPED);

  self->begun = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->entries)), 0, G_MAXUINT);
  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->begun)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (model));
  query_changed_cb (self);
}

guint
ari_entry_list_view_get_n (AriEntryListView *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_LIST_VIEW (self), 0);

  return self->entries != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->entries)) : 0;
}

/* (nullable) */
static AriEntryRow *
find_focused_row (AriEntryListView *self)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));
  GtkWidget *row;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list_view)))
    return NULL;

  row = gtk_widget_get_ancestor (focus, ARI_TYPE_ENTRY_ROW);
  if (row == NULL)
    row = gtk_widget_get_first_child (focus);

  return ARI_IS_ENTRY_ROW (row) ? ARI_ENTRY_ROW (row) : NULL;
}

void
ari_entry_list_view_focus (AriEntryListView *self)
{
  g_return_if_fail (ARI_IS_ENTRY_LIST_VIEW (self));

  if (find_focused_row (self) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (self->list_view), GTK_DIR_TAB_FORWARD);
}

AriEntry *
ari_entry_list_view_get_target (AriEntryListView *self)
{
  AriEntryRow *row;
  AriEntry *entry;

  g_return_val_if_fail (ARI_IS_ENTRY_LIST_VIEW (self), NULL);

  row = find_focused_row (self);
  entry = row != NULL ? ari_entry_row_get_entry (row) : self->menu_entry;

  return entry != NULL && ari_entry_get_id (entry) != 0 ? entry : NULL;
}

void
ari_entry_list_view_open_menu (AriEntryListView *self)
{
  AriEntryRow *row;

  g_return_if_fail (ARI_IS_ENTRY_LIST_VIEW (self));

  row = find_focused_row (self);
  if (row != NULL)
    open_menu (self, row, gtk_widget_get_width (GTK_WIDGET (row)) / 2.0,
               gtk_widget_get_height (GTK_WIDGET (row)) / 2.0);
}
