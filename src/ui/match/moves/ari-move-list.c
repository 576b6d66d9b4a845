/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-list.h"

#include <glib/gi18n.h>

#include "ari-frame-throttle.h"
#include "ari-moment.h"
#include "ari-move-row.h"
#include "ari-tidy.h"

#define LONGEST_MS 500 /* the list may lag behind */
#define FIRST_ROWS 16  /* that are added in one frame */

struct _AriMoveList
{
  AdwBin       parent_instance;

  /* Owned */
  AriTable    *table;
  AriMatch    *match;
  GListStore  *items;

  /* Borrowed: children */
  GtkWidget         *stack;
  GtkListView       *view;
  GtkScrolledWindow *scroller;

  guint        menu_ply;  /* id of the ply that the menu belongs to */
  guint        turning;   /* id of the turning point; 0: none */
  AriFrameThrottle     throttle;
  gboolean     stale;     /* the rows may have changed */
  gboolean     reveal_hidden;
};

enum
{
  ANNOTATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMoveList, ari_move_list, ADW_TYPE_BIN)

static void
chosen_cb (AriMoveList *self,
           guint        id)
{
  ari_table_go (self->table, ARI_GO_PLY, id);
}

static GMenuModel *
new_menu (void)
{
  static const struct { AriGlyph glyph; const char *title; } glyphs[] = {
    { ARI_GLYPH_NONE, N_("No Mark") }, { ARI_GLYPH_BRILLIANT, N_("!! Brilliant") }, { ARI_GLYPH_GOOD, N_("! Good") },
    { ARI_GLYPH_INTERESTING, N_("!? Interesting") }, { ARI_GLYPH_DUBIOUS, N_("?! Inexact") },
    { ARI_GLYPH_MISTAKE, N_("? Mistake") }, { ARI_GLYPH_BLUNDER, N_("?? Blunder") },
  };
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) marks = g_menu_new ();

  g_menu_append (menu, _("Comment…"), "moves.comment");
  for (guint i = 0; i < G_N_ELEMENTS (glyphs); i++)
    {
      g_autofree char *action = g_strdup_printf ("moves.glyph(%d)", glyphs[i].glyph);

      g_menu_append (marks, _(glyphs[i].title), action);
    }
  g_menu_append_submenu (menu, _("Mark"), G_MENU_MODEL (marks));
  g_menu_append (menu, _("Make Main Line"), "moves.promote");
  g_menu_append (menu, _("Delete Variation…"), "moves.delete");

  return G_MENU_MODEL (menu);
}

static void
unparent_cb (gpointer data)
{
  g_autoptr(GtkWidget) popover = data;

  ari_tidy_menu (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover)));
  gtk_widget_unparent (popover);
}

/* Delay removing it: the popover still has to activate the chosen action, and the list may be gone by then.
 * GTK would leave the focus anywhere; an action that moves it does so later. */
static void
closed_cb (GtkWidget *popover)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (popover), "focus");

  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_idle_add_once (unparent_cb, g_object_ref (popover));
}

static void
menu_cb (AriMoveList *self,
         guint        id,
         GtkWidget   *widget)
{
  AriPly *ply = ari_match_find (self->match, id);
  g_autoptr(GMenuModel) menu = NULL;
  GtkWidget *popover, *focus;
  graphene_rect_t bounds;
  gboolean writable, aside;

  if (ply == NULL || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    return;

  self->menu_ply = id;
  writable = !ari_match_is_read_only (self->match);
  aside = writable && ari_table_is_aside (self->table, id);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moves.comment", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moves.glyph", writable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moves.promote", aside);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "moves.delete", aside);

  menu = new_menu ();
  popover = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL)
    g_object_set_data_full (G_OBJECT (popover), "focus", g_object_ref (focus), g_object_unref);
  gtk_popover_set_pointing_to (
      GTK_POPOVER (popover),
      &(GdkRectangle) { bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height });
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
comment_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMoveList *self = ARI_MOVE_LIST (widget);

  chosen_cb (self, self->menu_ply);
  g_signal_emit (self, signals[ANNOTATE], 0);
}

static void
glyph_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMoveList *self = ARI_MOVE_LIST (widget);
  AriPly *ply = ari_match_find (self->match, self->menu_ply);

  if (ply != NULL)
    ari_match_set_glyph (self->match, ply, (AriGlyph) g_variant_get_int32 (parameter));
}

static void
promote_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMoveList *self = ARI_MOVE_LIST (widget);

  ari_table_promote (self->table, self->menu_ply);
}

static void
response_cb (AriMoveList *self,
             const char  *response)
{
  if (self->table != NULL && g_str_equal (response, "delete"))
    ari_table_delete_variation (self->table, self->menu_ply);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("Delete This Variation?"),
                                            _("You can’t get its moves, comments and variations back."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "delete", _("_Delete"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* At the start, before any ply, scroll to the first row. */
static void
scroll_to_cursor (AriMoveList *self)
{
  AriPly *current = ari_match_get_ply (self->match);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr(AriMoveItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (current == NULL
          || (item->kind != ARI_MOVE_COMMENT && item->kind != ARI_MOVE_LAPSE
              && g_ptr_array_find (item->plies, current, NULL)))
        {
          gtk_list_view_scroll_to (self->view, i, GTK_LIST_SCROLL_NONE, NULL);
          return;
        }
    }
}

/* Returns whether the rows have changed. */
static gboolean
sync_rows (AriMoveList *self)
{
  g_autoptr(GPtrArray) rows = ari_move_items_list (self->match);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint same = 0, n_new;

  self->stale = FALSE;
  /* A pending scroll has to wait again for the new rows. */
  ari_frame_throttle_cancel (&self->throttle, GTK_WIDGET (self));
  for (; same < MIN (n_old, rows->len); same++)
    {
      g_autoptr(AriMoveItem) old = g_list_model_get_item (G_LIST_MODEL (self->items), same);

      if (!ari_move_item_equal (old, rows->pdata[same]))
        break;
    }
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), rows->len > 0 ? "moves" : "empty");
  if (same == n_old && same == rows->len)
    return FALSE;

  /* A list view lays out up to 200 rows at once, and a row with a comment takes 2 ms. So the first frame adds
   * a few rows, and each of the next ones no more than there are. */
  n_new = MIN (rows->len - same, MAX (same, FIRST_ROWS));
  g_list_store_splice (self->items, same, n_old - same, rows->pdata + same, n_new);
  self->stale = same + n_new < rows->len;

  return TRUE;
}

static void
tell_turning (GtkWidget *widget,
              guint      turning)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ARI_IS_MOVE_ROW (child))
      ari_move_row_set_turning (ARI_MOVE_ROW (child), turning);
    else
      tell_turning (child, turning);
}

/* Any change may move the turning point to another row, or away. */
static void
sync_turning (AriMoveList *self)
{
  guint number = ari_moment_turning_point (self->match), turning = 0;

  if (number > 0)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);

      turning = ari_ply_get_id (ply);
    }
  if (self->turning == turning)
    return;

  self->turning = turning;
  tell_turning (GTK_WIDGET (self->view), turning);
}

static void
follow (GtkWidget *widget)
{
  AriMoveList *self = ARI_MOVE_LIST (widget);

  if (self->stale)
    sync_turning (self);
  /* GTK can scroll to new rows only after laying them out. */
  if (self->stale && sync_rows (self))
    ari_frame_throttle_ask (&self->throttle, widget, follow, LONGEST_MS);
  else
    scroll_to_cursor (self);
}

/* While a feat is underway, don't reveal its outcome. */
static gboolean
is_still (AriMoveList *self)
{
  return ari_feat_sequence_hides_outcome (ari_table_get_feats (self->table));
}

/* Scrolling redraws all rows, so the board goes first. */
static void
moved_cb (AriMoveList *self)
{
  if (is_still (self))
    ari_frame_throttle_cancel (&self->throttle, GTK_WIDGET (self));
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ari_frame_throttle_ask (&self->throttle, GTK_WIDGET (self), follow, LONGEST_MS);
}

/* Many changes at once, such as those of a review, cause a single update. */
static void
changed_cb (AriMoveList *self)
{
  self->stale = TRUE;
  moved_cb (self);
}

/* Updates are deferred while the list is invisible. */
static void
mapped_cb (AriMoveList *self)
{
  if (self->match == NULL || is_still (self))
    return;

  moved_cb (self);
}

static void
setup_cb (AriMoveList *self,
          GtkListItem *list_item)
{
  GtkWidget *row = ari_move_row_new ();

  g_signal_connect_object (row, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
  gtk_list_item_set_focusable (list_item, FALSE);
  gtk_list_item_set_activatable (list_item, FALSE);
}

static void
bind_cb (AriMoveList *self,
         GtkListItem *list_item)
{
  AriMoveRow *row = ARI_MOVE_ROW (gtk_list_item_get_child (list_item));
  AriVisibility visibility = ari_table_get_visibility (self->table);

  ari_move_row_set_turning (row, self->turning);
  ari_move_row_show (row, &visibility, gtk_list_item_get_item (list_item));
}

static void
unbind_cb (AriMoveList *self,
           GtkListItem *list_item)
{
  ari_move_row_show (ARI_MOVE_ROW (gtk_list_item_get_child (list_item)), NULL, NULL);
}

static void
ari_move_list_dispose (GObject *object)
{
  AriMoveList *self = ARI_MOVE_LIST (object);
  GtkWidget *child;

  ari_frame_throttle_cancel (&self->throttle, GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self), NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->items);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->match);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_move_list_parent_class)->dispose (object);
}

static void
ari_move_list_class_init (AriMoveListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_move_list_dispose;

  signals[ANNOTATE] =
    g_signal_new ("annotate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "moves.comment", NULL, comment_cb);
  gtk_widget_class_install_action (widget_class, "moves.glyph", "i", glyph_cb);
  gtk_widget_class_install_action (widget_class, "moves.promote", NULL, promote_cb);
  gtk_widget_class_install_action (widget_class, "moves.delete", NULL, delete_cb);
}

static void
ari_move_list_init (AriMoveList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *empty = adw_status_page_new ();
  GtkNoSelection *model;

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);

  self->items = g_list_store_new (ARI_TYPE_MOVE_ITEM);
  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (model), factory));
  gtk_list_view_set_tab_behavior (self->view, GTK_LIST_TAB_ITEM);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "moves");
  gtk_widget_set_margin_start (GTK_WIDGET (self->view), 6);
  gtk_widget_set_margin_end (GTK_WIDGET (self->view), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->view));

  adw_status_page_set_title (ADW_STATUS_PAGE (empty), _("No Moves Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (empty), _("Every move is listed here as it is made."));
  gtk_widget_add_css_class (empty, "compact");

  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);

  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->scroller), "moves");
  gtk_stack_add_named (GTK_STACK (self->stack), empty, "empty");
  adw_bin_set_child (ADW_BIN (self), self->stack);
}

/* Bind all rows again, since they now reveal more or less. */
static void
sync_reveal_hidden (AriMoveList *self)
{
  gboolean reveal_hidden = ari_overlay_switches_reveals_hidden (ari_table_get_overlays (self->table));

  if (self->reveal_hidden == reveal_hidden)
    return;

  self->reveal_hidden = reveal_hidden;
  g_list_store_remove_all (self->items);
  sync_rows (self);
  moved_cb (self);
}

/* The rows on the screen hide what the board has just hidden, and what a person is to find. */
static void
refresh_rows (GtkWidget           *widget,
              const AriVisibility *visibility)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ARI_IS_MOVE_ROW (child))
      ari_move_row_refresh (ARI_MOVE_ROW (child), visibility);
    else
      refresh_rows (child, visibility);
}

static void
table_cb (AriMoveList *self,
          guint        changes)
{
  sync_reveal_hidden (self);
  if (changes & (ARI_TABLE_POSITION | ARI_TABLE_FEAT))
    moved_cb (self);
  if (changes & (ARI_TABLE_COVERED | ARI_TABLE_HINT))
    {
      AriVisibility visibility = ari_table_get_visibility (self->table);

      refresh_rows (GTK_WIDGET (self->view), &visibility);
    }
}

void
ari_move_list_set_table (AriMoveList *self,
                         AriTable    *table)
{
  static const char *const changes[] = {
    "items-changed", "ply-added", "ply-changed", "ply-removed", "order-changed", "details-changed",
  };

  g_return_if_fail (ARI_IS_MOVE_LIST (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->match = g_object_ref (ari_table_get_match (table));
  self->reveal_hidden = ari_overlay_switches_reveals_hidden (ari_table_get_overlays (table));
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (self->match, changes[i], G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_cb), self, G_CONNECT_SWAPPED);
  /* The page of the match comes first: its rows take as long as the rest of it. */
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack),
                                    ari_match_get_n_plies (self->match) > 0 ? "moves" : "empty");
  changed_cb (self);
}

void
ari_move_list_set_narrow (AriMoveList *self,
                          gboolean     narrow)
{
  g_return_if_fail (ARI_IS_MOVE_LIST (self));

  gtk_scrolled_window_set_policy (self->scroller, narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
}
