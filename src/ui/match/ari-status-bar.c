/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-status-bar.h"

#include <glib/gi18n.h>

#include "ari-status-line.h"
#include "ari-table-words.h"
#include "ari-widget-util.h"

#define CHOICE_PADDING 8 /* above and below the text of a small choice; keep in step with match.css */
#define MIN_CHOICE     32
#define GAP            6

struct _AriStatusBar
{
  AdwBin         parent_instance;

  /* Borrowed: children */
  GtkGrid       *grid;
  AriStatusLine *line;
  GtkWidget     *row;     /* of what a person can choose now */
  GtkButton     *keep;    /* switches “Keep Passing” */
  GtkButton     *button;
  GtkWidget     *tools;   /* each has its place always, and is seen while it can be used */
  GtkWidget     *hurry;   /* one of them, in matches with a computer */
  AriRoom        room;

  /* Owned */
  AriTable      *table;
  AriMatchStage *stage;
  GtkWidget     *decision; /* what to do after a warning */
};

G_DEFINE_FINAL_TYPE (AriStatusBar, ari_status_bar, ADW_TYPE_BIN)

/* From the step back to the hurry. */
static const struct
{
  const char *icon, *name, *action;
} tools[] = {
  { "edit-clear-symbolic", N_("Take Back the Last Step"), "match.step-back" },
  { "media-seek-backward-symbolic", N_("What Happened?"), "match.recap" },
  { "media-seek-forward-symbolic", N_("Move Now"), "match.move-now" },
};

/* Where the parts stand. */
typedef struct
{
  int column, row, span;
} Cell;

static void
place (AriStatusBar *self,
       GtkWidget    *part,
       const Cell   *cell)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, part);

  g_object_set (child, "column", cell->column, "row", cell->row, "column-span", cell->span, NULL);
}

/* A row of choices, which comes and goes, has its place kept, so that the board keeps its size. */
static int
row_height (AriStatusBar *self)
{
  g_autoptr(PangoLayout) line = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X");
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);

  return MAX (height + CHOICE_PADDING, MIN_CHOICE);
}

/* Before @widget disappears. A button whose action has just been disabled has lost the focus already, and
 * keys would go nowhere. */
static void
rescue_focus (AriStatusBar *self,
              GtkWidget    *widget)
{
  GtkWidget *focus = ari_widget_find_focus (widget);

  if (gtk_widget_get_root (widget) != NULL && gtk_widget_get_visible (widget)
      && (focus == NULL || focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
set_button (AriStatusBar *self,
            const char   *label,
            const char   *action)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->button)) == (label != NULL)
      && (label == NULL || (g_strcmp0 (gtk_button_get_label (self->button), label) == 0
                            && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->button)),
                                          action) == 0)))
    return;

  rescue_focus (self, GTK_WIDGET (self->button));
  ari_widget_debounce_clicks (self->row);
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  if (label == NULL)
    return;

  gtk_button_set_label (self->button, label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
}

/* The focus must not get lost with the button. */
static void
show_keep (AriStatusBar *self,
           gboolean      shown)
{
  if (!shown)
    rescue_focus (self, GTK_WIDGET (self->keep));
  gtk_widget_set_visible (GTK_WIDGET (self->keep), shown);
}

/* The button, where it has room for its words: more than two choices leave none, nor does a low window beside
 * any, where a rule has its key. */
static void
sync_button (AriStatusBar  *self,
             AriTableOrder  order)
{
  static const struct
  {
    const char *label, *action;
  } orders[] = {
    [ARI_ORDER_STOP_RECAP] = { N_("Stop"), "match.recap" },
    [ARI_ORDER_COVER] = { N_("Everyone Has Seen Them"), "match.cover" },
    [ARI_ORDER_READ_RULE] = { N_("Read the Rule"), "match.explain" },
    [ARI_ORDER_HINT_WHAT] = { N_("What?"), "match.hint" },
    [ARI_ORDER_HINT_WHY] = { N_("Why?"), "match.hint" },
    [ARI_ORDER_HINT_LINE] = { N_("Show Me"), "match.hint" },
    [ARI_ORDER_PLAY_BETTER] = { N_("Play This Move"), "match.play-better" },
    [ARI_ORDER_KEEP_LINE] = { N_("Keep as Variation"), "match.keep-line" },
    [ARI_ORDER_CHOOSE_OUTCOME] = { N_("Choose…"), "match.choose-outcome" },
    [ARI_ORDER_STOP_HERE] = { N_("Stop Here"), "match.stop-here" },
    [ARI_ORDER_SHOW_ANSWER] = { N_("Show Me"), "match.show-better" },
    [ARI_ORDER_TRY_AGAIN] = { N_("Try Again"), "match.try-again" },
    [ARI_ORDER_MAIN_LINE] = { N_("Main Line"), "match.main-line" },
    [ARI_ORDER_LAST] = { N_("To the End"), "match.last" },
    [ARI_ORDER_REVIEW] = { N_("Review"), "match.review" },
    [ARI_ORDER_ROLL] = { N_("Roll"), "match.roll" },
    [ARI_ORDER_PLAY_ON] = { N_("Play On"), "match.move-now" },
  };
  gboolean has_choices = gtk_widget_get_visible (ari_match_stage_get_choices (self->stage));

  if (order == ARI_ORDER_NONE || (order == ARI_ORDER_LAST && has_choices)
      || (order == ARI_ORDER_READ_RULE && has_choices && self->room == ARI_ROOM_LOW)
      || ari_match_stage_is_crowded (self->stage))
    set_button (self, NULL, NULL);
  else
    set_button (self, _(orders[order].label), orders[order].action);
  /* What people will do next, as nothing else comes after the match. */
  ari_widget_set_class (GTK_WIDGET (self->button), "suggested-action", order == ARI_ORDER_REVIEW);
}

/* The focus goes to the first button, which plays nothing, so that a key meant for the board does no harm. */
static void
show_decision (AriStatusBar *self,
               gboolean      shown)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  if (shown == gtk_widget_get_visible (self->decision))
    return;

  if (!shown)
    rescue_focus (self, self->decision);
  gtk_widget_set_visible (self->decision, shown);
  /* If you are writing a note, the focus stays there. */
  if (shown && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stage))
                || gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    gtk_widget_child_focus (self->decision, GTK_DIR_TAB_FORWARD);
}

/* Whether the text is advice, which looks different from whose turn it is. */
static gboolean
advises (AriTableMode mode)
{
  switch (mode)
    {
    case ARI_MODE_ASKING:
    case ARI_MODE_HINT:
    case ARI_MODE_TRYING:
    case ARI_MODE_PREVIEW:
    case ARI_MODE_WARNED:
    case ARI_MODE_RECAP:
    case ARI_MODE_RULE:
    case ARI_MODE_ADVICE:
      return TRUE;

    case ARI_MODE_PLAYING:
    case ARI_MODE_REFUSED:
    case ARI_MODE_FEAT:
    case ARI_MODE_CHECKING:
    default:
      return FALSE;
    }
}

static gboolean
has_computer (AriMatch *match)
{
  return ari_match_find_persons (match) != (1u << ari_match_get_setup (match)->seats) - 1;
}

void
ari_status_bar_sync (AriStatusBar *self)
{
  g_autoptr(AriTableView) view = NULL;
  g_autofree char *text = NULL;
  AriStandIn *stand_in;
  AriMatch *match;

  g_return_if_fail (ARI_IS_STATUS_BAR (self));

  match = ari_table_get_match (self->table);
  stand_in = ari_driver_get_stand_in (ari_table_get_driver (self->table));
  view = ari_table_get_view (self->table);
  text = g_strdup (view->text);
  /* Each sentence on a line of its own would take too many lines. */
  g_strdelimit (text, "\n", ' ');
  ari_status_line_set_text (self->line, ari_match_get_rules (match), text);
  ari_widget_set_class (GTK_WIDGET (self->line), "refusal", view->mode == ARI_MODE_REFUSED);
  ari_widget_set_class (GTK_WIDGET (self->line), "hint", advises (view->mode));
  ari_widget_set_class (GTK_WIDGET (self->line), "variation", !ari_match_is_on_main_line (match));
  gtk_widget_set_visible (self->hurry, has_computer (match));
  show_keep (self, (ari_stand_in_may_pass (stand_in) && ari_table_is_pickable (self->table))
                     || ari_stand_in_passes (stand_in));
  sync_button (self, view->order);
  show_decision (self, ari_table_is_warned (self->table));
}

static void
ari_status_bar_dispose (GObject *object)
{
  AriStatusBar *self = ARI_STATUS_BAR (object);

  g_clear_object (&self->table);
  g_clear_object (&self->stage);
  g_clear_object (&self->decision);

  G_OBJECT_CLASS (ari_status_bar_parent_class)->dispose (object);
}

static void
ari_status_bar_class_init (AriStatusBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_status_bar_dispose;
}

/* A tool that was used by keyboard may be of no use then. */
static void
tool_cb (AriStatusBar *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && ari_widget_find_focus (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
add_tools (AriStatusBar *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      GtkWidget *tool = gtk_button_new_from_icon_name (tools[i].icon);

      gtk_widget_set_tooltip_text (tool, _(tools[i].name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (tool),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, _(tools[i].name), -1);
      gtk_widget_add_css_class (tool, "flat");
      gtk_widget_set_focus_on_click (tool, FALSE);
      gtk_button_set_can_shrink (GTK_BUTTON (tool), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (tool), tools[i].action);
      g_object_bind_property (tool, "sensitive", tool, "can-target", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (tool, "notify::sensitive", G_CALLBACK (tool_cb), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      gtk_box_append (GTK_BOX (self->tools), tool);
    }
  self->hurry = gtk_widget_get_last_child (self->tools);
}

static void
ari_status_bar_init (AriStatusBar *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "match-status");
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, GAP);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));

  self->line = ARI_STATUS_LINE (ari_status_line_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->line), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->line), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "match-pill");
  gtk_grid_attach (self->grid, GTK_WIDGET (self->line), 0, 0, 1, 1);

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_grid_attach (self->grid, self->row, 1, 0, 1, 1);
  self->keep = GTK_BUTTON (gtk_toggle_button_new_with_label (_("Keep Passing")));
  gtk_widget_set_visible (GTK_WIDGET (self->keep), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->keep), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->keep), "choice");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->keep), _("Pass until you can do something new"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->keep), "match.keep-passing");
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->keep));
  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  gtk_button_set_can_shrink (self->button, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self->button), GTK_ALIGN_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->button), TRUE);
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->button));

  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_add_css_class (self->tools, "tools");
  gtk_widget_set_valign (self->tools, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->tools, GTK_ALIGN_END);
  gtk_grid_attach (self->grid, self->tools, 2, 0, 1, 1);
  add_tools (self);
}

void
ari_status_bar_set_table (AriStatusBar  *self,
                          AriTable      *table,
                          AriMatchStage *stage,
                          GtkWidget     *decision)
{
  GtkWidget *choices;

  g_return_if_fail (ARI_IS_STATUS_BAR (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->stage = g_object_ref (stage);
  self->decision = g_object_ref (decision);
  choices = ari_match_stage_get_choices (stage);
  gtk_box_prepend (GTK_BOX (self->row), choices);
  g_signal_connect_object (choices, "notify::visible", G_CALLBACK (ari_widget_debounce_clicks), self->row,
                           G_CONNECT_SWAPPED);
}

void
ari_status_bar_set_room (AriStatusBar *self,
                         AriRoom       room)
{
  static const Cell lines[] = {
    [ARI_ROOM_WIDE] = { 0, 0, 1 }, [ARI_ROOM_NARROW] = { 0, 0, 1 }, [ARI_ROOM_LOW] = { 0, 0, 1 },
  };
  static const Cell rows[] = {
    [ARI_ROOM_WIDE] = { 1, 0, 1 }, [ARI_ROOM_NARROW] = { 0, 1, 2 }, [ARI_ROOM_LOW] = { 0, 2, 1 },
  };
  static const Cell places[] = {
    [ARI_ROOM_WIDE] = { 2, 0, 1 }, [ARI_ROOM_NARROW] = { 1, 0, 1 }, [ARI_ROOM_LOW] = { 0, 1, 1 },
  };

  g_return_if_fail (ARI_IS_STATUS_BAR (self));

  self->room = room;
  place (self, GTK_WIDGET (self->line), &lines[room]);
  place (self, self->row, &rows[room]);
  place (self, self->tools, &places[room]);
  gtk_grid_set_row_spacing (self->grid, room == ARI_ROOM_WIDE ? 0 : 4);
  gtk_widget_set_size_request (self->row, -1, row_height (self));
  gtk_widget_set_hexpand (self->row, room != ARI_ROOM_WIDE);
  ari_widget_set_class (GTK_WIDGET (self), "small", room != ARI_ROOM_WIDE);
}

void
ari_status_bar_toggle_more (AriStatusBar *self)
{
  g_return_if_fail (ARI_IS_STATUS_BAR (self));

  if (!ari_status_line_toggle (self->line))
    gtk_widget_error_bell (GTK_WIDGET (self));
}
