/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-status-bar.h"

#include <glib/gi18n.h>

#include "ari-notation-label.h"
#include "ari-table-words.h"
#include "ari-widget-util.h"

/* Padding above and below the text of the pill and of a small choice, in pixels; keep in step with
 * match.css. */
#define PILL_PADDING         14
#define CHOICE_PADDING       8
#define MIN_CHOICE           32
#define LITTLE_SCALE         0.85 /* of the font of a little pill; keep in step with match.css */
#define SIZE_SLACK           8
#define GAP_BESIDE           12 /* between the message and the choices */
#define GAP_ABOVE            4
#define GAP_IN_ROW           6
#define LEAST_BESIDE_ORDER   240 /* of the text, so that the order stays clear of what was to its right */

struct _AriStatusBar
{
  AdwBin         parent_instance;

  /* Borrowed: children */
  GtkBox        *answers;
  GtkWidget     *row;        /* of the choices, and of the switch beside them */
  GtkButton     *keep;       /* switches “Keep Passing” */
  GtkWidget     *pill;
  AriNotationLabel *text;
  GtkLabel      *label;      /* of the text */
  GtkButton     *order;      /* to the computer, at the other end of the text: a second click on a choice or
                              * on the other button never hurries it */
  GtkButton     *button;
  GtkButton     *back;       /* takes back a step of the turn */
  GtkButton     *recap;    /* what happened; in a narrow window or beside choices, where words take too much
                              * space */

  /* Owned */
  AriTable      *table;
  AriMatchStage *stage;
  GtkWidget     *decision;   /* what to do after a warning */

  guint          room;
  int            width;      /* for which the size of the font was chosen */
  guint          size_id;    /* of the source that chooses it */
  int            kept;       /* height that is reserved, or -1 */
};

G_DEFINE_FINAL_TYPE (AriStatusBar, ari_status_bar, ADW_TYPE_BIN)

/* A game with only one or two choices, such as passing, rarely shows them. */
static gboolean
has_choices_all_the_time (AriMatch *match)
{
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  guint n = 0;

  for (guint i = 0; i < board->n_spots; i++)
    n += board->spots[i].kind == ARI_SPOT_CHOICE;

  return n > 2;
}

/* Whether the move that led here was a choice. Its place stays free until the next move, so that a second
 * click hits nothing else. */
static gboolean
follows_choice (AriMatch *match)
{
  const AriSetup *setup = ari_match_get_setup (match);
  const AriBoard *board = setup->rules->board (setup);
  AriPly *ply = ari_match_get_ply (match);
  AriSpot picks[ARI_MAX_PICKS];
  AriPosition before;
  guint n;

  if (ply == NULL || ari_ply_get_actor (ply) == ARI_CHANCE)
    return FALSE;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  n = setup->rules->picks (&before, ari_ply_get_action (ply), picks);
  for (guint i = 0; i < n; i++)
    if (board->spots[picks[i]].kind == ARI_SPOT_CHOICE)
      return TRUE;

  return FALSE;
}

/* Whether the bull is shown, where there are no choices. */
static gboolean
is_tossing (AriStatusBar *self)
{
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);

  return view->awaits_toss
         || ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) != ARI_TOSS_IN_HAND;
}

/* Whether the choices stand below the text: in a narrow window, and beside the board of a low one. */
static gboolean
is_upright (AriStatusBar *self)
{
  return self->room == ARI_MATCH_NARROW || self->room == ARI_MATCH_LOW;
}

/* Reserves space for a single line, or a row of choices; in a narrow window for two lines and the row, unless
 * the bull needs it. Beside the board there is room enough. */
static void
keep_room (AriStatusBar *self)
{
  g_autoptr(PangoLayout) lines = gtk_widget_create_pango_layout (GTK_WIDGET (self), "\n");
  AriMatch *match = ari_table_get_match (self->table);
  gboolean choices = has_choices_all_the_time (match) || follows_choice (match);
  int height, choice;

  pango_layout_get_pixel_size (lines, NULL, &height);
  choice = MAX (height / 2 + CHOICE_PADDING, MIN_CHOICE);
  if (self->room == ARI_MATCH_LOW)
    height = 0;
  else if (self->room == ARI_MATCH_NARROW)
    height += PILL_PADDING + (choices && !is_tossing (self) ? GAP_ABOVE + choice : 0);
  else
    height = MAX (height / 2 + PILL_PADDING, choices ? choice : 0);
  if (self->kept == height)
    return;

  self->kept = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The margin of the board, which a long message may lie over. */
static int
margin_above (AriStatusBar *self)
{
  return self->stage != NULL ? gtk_widget_get_margin_bottom (GTK_WIDGET (self->stage)) : 0;
}

static GtkSizeRequestMode
mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Only what the margins can't take changes the height, and with it the size of the board. */
static void
measure_cb (GtkWidget      *widget,
            GtkOrientation  orientation,
            int             for_size,
            int            *minimum,
            int            *natural,
            int            *minimum_baseline,
            int            *natural_baseline)
{
  AriStatusBar *self = ARI_STATUS_BAR (widget);
  int margins = margin_above (self) + gtk_widget_get_margin_bottom (widget);

  gtk_widget_measure (GTK_WIDGET (self->answers), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->kept < 0)
    return;

  *minimum = MAX (*minimum - margins, self->kept);
  *natural = MAX (*natural - margins, self->kept);
}

/* A text that doesn't fit into a line takes two of a smaller font, in the same height. */
static void
sync_size (AriStatusBar *self)
{
  g_autoptr(PangoLayout) line =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), gtk_label_get_text (self->label));
  gboolean little = gtk_widget_has_css_class (self->pill, "little");
  double scale = little ? LITTLE_SCALE : 1;
  int width, text, all;

  pango_layout_get_pixel_size (line, &width, NULL);
  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &text, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->answers), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL, NULL);
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  /* Rounding must not change the size to and fro. */
  width += (int) ((all - text) / scale) + (little ? 2 * SIZE_SLACK : SIZE_SLACK);
  ari_widget_set_class (self->pill, "little", self->room != 0 || (self->width > 0 && width > self->width));
}

static void
size_cb (gpointer data)
{
  AriStatusBar *self = data;

  self->size_id = 0;
  sync_size (self);
}

static void
allocate_cb (GtkWidget *widget,
             int        width,
             int        height,
             int        baseline)
{
  AriStatusBar *self = ARI_STATUS_BAR (widget);
  int below = gtk_widget_get_margin_bottom (widget), minimum, natural, taken, above;

  if (width != self->width && self->size_id == 0)
    self->size_id = g_idle_add_once (size_cb, self);
  gtk_widget_measure (GTK_WIDGET (self->answers), GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                      NULL);
  taken = MAX (MAX (minimum, height), MIN (natural, height + margin_above (self) + below));
  above = MAX (taken - height - below, 0);
  gtk_widget_size_allocate (GTK_WIDGET (self->answers), &(GtkAllocation) { 0, -above, width, taken }, -1);
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
  if (label == NULL)
    rescue_focus (self, GTK_WIDGET (self->button));
  gtk_widget_set_visible (GTK_WIDGET (self->button), label != NULL);
  if (label == NULL)
    return;

  /* Setting a label is slow even if the text is the same. */
  if (g_strcmp0 (gtk_button_get_label (self->button), label) != 0)
    gtk_button_set_label (self->button, label);
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->button)), action) == 0)
    return;

  rescue_focus (self, GTK_WIDGET (self->button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
}

/* Whether the recap has an icon in place of words: in a narrow or a low window, and in a large one beside a
 * choice or two. There, more choices leave no room even for that. */
static gboolean
has_room_for_icon (AriStatusBar *self)
{
  gboolean has_choices = gtk_widget_get_visible (ari_match_stage_get_choices (self->stage));

  return self->room == ARI_MATCH_NARROW || self->room == ARI_MATCH_LOW
         || (self->room == 0 && has_choices && !ari_match_stage_is_crowded (self->stage));
}

/* The focus must not get lost with a button that disappears. */
static void
show_icon (AriStatusBar *self,
           GtkButton    *button,
           gboolean      shown)
{
  if (!shown && gtk_widget_is_focus (GTK_WIDGET (button)))
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
  gtk_widget_set_visible (GTK_WIDGET (button), shown);
}

static void
show_order (AriStatusBar *self,
            gboolean      shown)
{
  gboolean upright = is_upright (self);

  show_icon (self, self->order, shown);
  gtk_widget_set_halign (self->pill, shown && upright ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (self->text), shown && !upright ? LEAST_BESIDE_ORDER : -1, -1);
  if (shown && g_strcmp0 (gtk_button_get_label (self->order), ari_table_move_now_label (self->table)) != 0)
    gtk_button_set_label (self->order, ari_table_move_now_label (self->table));
}

/* The button, where it has room for its words. */
static void
sync_button (AriStatusBar  *self,
             AriTableOrder  order,
             gboolean       has_choices)
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
    [ARI_ORDER_KEEP_LINE] = { N_("Keep as Variation"), "match.keep-line" },
    [ARI_ORDER_CHOOSE_OUTCOME] = { N_("Choose…"), "match.choose-outcome" },
    [ARI_ORDER_STOP_HERE] = { N_("Stop Here"), "match.stop-here" },
    [ARI_ORDER_TRY_AGAIN] = { N_("Try Again"), "match.try-again" },
    [ARI_ORDER_MAIN_LINE] = { N_("Main Line"), "match.main-line" },
    [ARI_ORDER_LAST] = { N_("To the End"), "match.last" },
    [ARI_ORDER_REVIEW] = { N_("Review"), "match.review" },
    [ARI_ORDER_ROLL] = { N_("Roll"), "match.roll" },
    [ARI_ORDER_RECAP] = { N_("What Happened?"), "match.recap" },
  };

  show_order (self, order == ARI_ORDER_MOVE_NOW);
  if (order == ARI_ORDER_NONE || order == ARI_ORDER_MOVE_NOW || (order == ARI_ORDER_LAST && has_choices)
      || (order == ARI_ORDER_RECAP && (self->room != 0 || has_choices)))
    set_button (self, NULL, NULL);
  else
    set_button (self, _(orders[order].label), orders[order].action);
}

/* The row shows while anything in it does. */
static void
show_row (AriStatusBar *self)
{
  gtk_widget_set_visible (self->row, gtk_widget_get_visible (GTK_WIDGET (self->keep))
                                     || gtk_widget_get_visible (ari_match_stage_get_choices (self->stage)));
}

/* The same for the pill. */
static void
show_pill (AriStatusBar *self)
{
  GtkWidget *legend = ari_match_stage_get_legend (self->stage);

  gtk_widget_set_visible (self->pill, gtk_widget_get_visible (GTK_WIDGET (self->text))
                                      || gtk_widget_get_visible (GTK_WIDGET (self->order))
                                      || gtk_widget_get_visible (GTK_WIDGET (self->button))
                                      || gtk_widget_get_visible (GTK_WIDGET (self->back))
                                      || gtk_widget_get_visible (GTK_WIDGET (self->recap))
                                      || gtk_widget_get_visible (legend));
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

/* Where the choices stand below the text, they have their place, and so have the text and its buttons. */
static void
place (AriStatusBar *self,
       gboolean      upright)
{
  gtk_widget_set_halign (GTK_WIDGET (self->answers), upright ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->answers), upright ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (self->pill, upright);
  gtk_widget_set_valign (self->pill, upright ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->row, upright ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
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
      return TRUE;

    case ARI_MODE_PLAYING:
    case ARI_MODE_REFUSED:
    case ARI_MODE_TOSSING:
    case ARI_MODE_CHECKING:
    default:
      return FALSE;
    }
}

void
ari_status_bar_sync (AriStatusBar *self)
{
  g_autoptr(AriTableView) view = NULL;
  g_autofree char *text = NULL, *plain_text = NULL;
  AriStandIn *stand_in;
  gboolean upright, low, has_choices, above, plain, keeps_room, steps, past;
  AriMatch *match;

  g_return_if_fail (ARI_IS_STATUS_BAR (self));

  match = ari_table_get_match (self->table);
  stand_in = ari_driver_get_stand_in (ari_table_get_driver (self->table));
  view = ari_table_get_view (self->table);
  text = g_strdup (view->text);
  /* Each sentence on a line of its own would take room from the board. */
  g_strdelimit (text, "\n", ' ');
  upright = is_upright (self);
  low = self->room == (ARI_MATCH_NARROW | ARI_MATCH_LOW);
  has_choices = gtk_widget_get_visible (ari_match_stage_get_choices (self->stage));
  show_icon (self, self->keep, (ari_stand_in_may_pass (stand_in) && view->is_pickable)
                               || ari_stand_in_passes (stand_in));
  show_row (self);
  above = upright && gtk_widget_get_visible (self->row);
  plain = !advises (view->mode) && view->mode != ARI_MODE_REFUSED;
  steps = plain && view->may_step_back;
  ari_notation_label_set_text (self->text, ari_match_get_rules (match), ARI_NONE, text);
  plain_text = ari_notation_plain (text);
  past = plain && !ari_match_is_at_end (match);
  /* The usual text of a ply stays within the space reserved for it; a long one takes as many lines as it
   * needs where the choices stand below it, but not in the past, where the board keeps its size. */
  keeps_room = low || (plain && (!upright || past));
  gtk_label_set_lines (self->label, !keeps_room    ? -1
                                    : low && plain ? 1
                                    : upright ? 3 : 2);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->answers),
                                  above ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->answers, above ? GAP_ABOVE : GAP_BESIDE);
  place (self, upright);
  gtk_label_set_ellipsize (self->label, keeps_room ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  ari_widget_set_tooltip (self->pill, low || upright || past ? plain_text : NULL);
  ari_widget_set_class (self->pill, "refusal", view->mode == ARI_MODE_REFUSED);
  ari_widget_set_class (self->pill, "hint", advises (view->mode));
  ari_widget_set_class (self->pill, "variation", !ari_match_is_on_main_line (ari_table_get_match (self->table)));
  sync_button (self, view->order, has_choices);
  show_decision (self, ari_table_is_warned (self->table));
  show_icon (self, self->back, steps);
  show_icon (self, self->recap,
             has_room_for_icon (self) && plain && !steps
             && !gtk_widget_get_visible (GTK_WIDGET (self->button))
             && !gtk_widget_get_visible (GTK_WIDGET (self->order))
             && ari_recap_is_possible (ari_table_get_recap (self->table)));
  /* In the smallest windows, choices leave no room for words, and show what comes next themselves. In the
   * past, words come first: that it is the past, and what a choice would begin. */
  gtk_widget_set_visible (GTK_WIDGET (self->text),
                          !plain || past || !has_choices
                          || self->room != (ARI_MATCH_NARROW | ARI_MATCH_LOW));
  show_pill (self);
  sync_size (self);
  if (upright)
    keep_room (self);
}

static void
ari_status_bar_dispose (GObject *object)
{
  AriStatusBar *self = ARI_STATUS_BAR (object);

  g_clear_handle_id (&self->size_id, g_source_remove);
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

static GtkButton *
add_icon (AriStatusBar *self,
          const char   *icon,
          const char   *name,
          const char   *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_visible (button, FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->pill), button);

  return GTK_BUTTON (button);
}

static void
ari_status_bar_init (AriStatusBar *self)
{
  GtkWidget *scroller;

  self->kept = -1;
  self->answers = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP_BESIDE));
  gtk_widget_set_hexpand (GTK_WIDGET (self->answers), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self->answers), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self->answers), GTK_ALIGN_CENTER);
  /* The pill may expand in it, but all of the room is the board's. */
  gtk_widget_set_vexpand (GTK_WIDGET (self->answers), FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->answers));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (mode_cb, measure_cb, allocate_cb));

  self->pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_halign (self->pill, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->pill, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->pill, "match-pill");
  gtk_box_append (self->answers, self->pill);

  self->text = ARI_NOTATION_LABEL (ari_notation_label_new ());
  self->label = ari_notation_label_get_label (self->text);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  scroller = ari_widget_new_scroller (GTK_WIDGET (self->text));
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_widget_set_valign (scroller, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->pill), scroller);

  self->order = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->order), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->order), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->order), "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->order), "match.move-now");
  gtk_box_prepend (GTK_BOX (self->pill), GTK_WIDGET (self->order));

  self->button = GTK_BUTTON (gtk_button_new ());
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_box_append (GTK_BOX (self->pill), GTK_WIDGET (self->button));

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP_IN_ROW);
  gtk_widget_set_halign (self->row, GTK_ALIGN_CENTER);
  gtk_box_append (self->answers, self->row);
  self->keep = GTK_BUTTON (gtk_toggle_button_new_with_label (_("Keep Passing")));
  gtk_widget_set_visible (GTK_WIDGET (self->keep), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->keep), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->keep), "choice");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->keep), _("Pass until you can do something new"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->keep), "match.keep-passing");
  gtk_box_append (GTK_BOX (self->row), GTK_WIDGET (self->keep));

  self->back = add_icon (self, "edit-undo-symbolic", _("Take Back the Last Step"), "match.step-back");
  self->recap = add_icon (self, "media-seek-backward-symbolic", _("What Happened?"), "match.recap");
}

void
ari_status_bar_set_table (AriStatusBar  *self,
                          AriTable      *table,
                          AriMatchStage *stage,
                          GtkWidget     *decision)
{
  GtkWidget *legend;

  g_return_if_fail (ARI_IS_STATUS_BAR (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->stage = g_object_ref (stage);
  self->decision = g_object_ref (decision);
  legend = ari_match_stage_get_legend (stage);
  gtk_box_append (GTK_BOX (self->pill), legend);
  g_signal_connect_object (legend, "notify::visible", G_CALLBACK (show_pill), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (GTK_BOX (self->row), ari_match_stage_get_choices (stage));
  g_signal_connect_object (ari_match_stage_get_choices (stage), "notify::visible", G_CALLBACK (show_row),
                           self, G_CONNECT_SWAPPED);
}

void
ari_status_bar_set_room (AriStatusBar *self,
                         guint         room)
{
  g_return_if_fail (ARI_IS_STATUS_BAR (self));

  self->room = room;
  gtk_widget_set_vexpand (GTK_WIDGET (self), room == ARI_MATCH_LOW);
  ari_widget_set_class (GTK_WIDGET (self->keep), "brief", room != 0);
  keep_room (self);
  /* The margin of the stage, which it may lie over, has changed, too. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
