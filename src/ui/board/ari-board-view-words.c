/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board in words: the names of spots and the descriptions of overlays, for screen readers and
 * tooltips. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-spot-widget.h"

#define TOOLTIP_REACH 0.5f /* board units: also where the corners of four fields meet */
#define TOOLTIP_CHARS 36
#define TOOLTIP_GAP   4 /* pixels */
#define TOOLTIP_MS    1200 /* how long the pointer rests before a spot is explained */

/* (nullable): what the players are called. */
static const AriNames *
names_of (AriBoardView *self)
{
  return self->match != NULL ? ari_match_get_names (self->match) : NULL;
}

/* The contents of a spot as currently visible: a piece revealed for a moment is open until it is
 * covered. */
static char *
describe (AriBoardView *self,
          AriSpot       spot)
{
  const AriRules *rules = self->shown.setup.rules;
  AriSpot revealed_spots[ARI_MAX_REVEALED_SPOTS];
  guint n = self->shown.state.covered ? 0 : ari_find_revealed_spots (rules, &self->shown.position,
                                                                     revealed_spots);

  for (guint i = 0; i < n; i++)
    if (revealed_spots[i] == spot)
      return rules->motion->describe_revealed (&self->shown.position, spot);

  return ari_rules_tell_spot (rules, &self->shown.position, spot, self->shown.state.listener,
                              names_of (self));
}

static char *
name_of (AriBoardView *self,
         AriSpot       spot)
{
  return ari_rules_name_spot (&self->shown.setup, &self->shown.position, spot, self->shown.state.listener,
                              names_of (self));
}

void
ari_board_view_set_match (AriBoardView *self,
                          AriMatch     *match)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  g_set_object (&self->match, match);
}

/* Finds out whether it is worth a word that a spot can be picked, or that it can’t: the latter only where
 * nothing else tells, because the same lies on spots that can be picked. */
void
ari_board_view_note_offered (AriBoardView *self)
{
  guint n_offered = 0, n_all = 0;

  g_hash_table_remove_all (self->offered_states);
  for (AriSpot spot = 0; spot < self->spots->len; spot++)
    {
      n_all += ari_board_picks_accepts_pickable (spot, &self->picks);
      if (!ari_board_picks_offers (&self->picks, spot))
        continue;
      n_offered++;
      g_hash_table_add (self->offered_states, describe (self, spot));
    }
  self->most_offered = n_offered > n_all / 2;
}

/* Which of several picks brings a piece to the target at @spot, as a question; NULL: one pick does. */
static char *
ask_at (AriBoardView *self,
        AriSpot       spot)
{
  if (!ari_board_picks_asks_at (&self->picks, spot))
    return NULL;

  return ari_rules_refuse (self->shown.setup.rules, &self->shown.position, self->picks.picker.picks,
                           self->picks.picker.n_picks, spot,
                           NULL, NULL);
}

/* The name of a spot: a whole sentence for each state, so that it can be translated as such. @state: its
 * contents; @n_last: how many spots the last action has */
static char *
label_new (AriBoardView *self,
           AriSpot       spot,
           const char   *state,
           guint         n_last)
{
  g_autofree char *name = name_of (self, spot);
  g_autofree char *question = ask_at (self, spot);
  gboolean offered = ari_board_picks_offers (&self->picks, spot);

  for (guint i = 0; i < self->shown.state.n_picks; i++)
    if (self->shown.state.picks[i] == spot && ari_picker_offers (&self->picks.picker, spot))
      return g_strdup_printf (_("%1$s, %2$s, picked, can be picked again"), name, state);
    else if (self->shown.state.picks[i] == spot)
      /* Translators: a spot of the board for the screen reader: its name and what lies there. */
      return g_strdup_printf (_("%1$s, %2$s, picked"), name, state);

  if (question != NULL)
    /* Translators: a spot of the board for the screen reader: its name, what lies there, and a sentence. */
    return g_strdup_printf (_("%1$s, %2$s. %3$s"), name, state, question);
  if (ari_board_picks_leads_back (&self->picks, spot))
    return g_strdup_printf (_("%1$s, %2$s, brings the picked piece back to where it stands"), name, state);
  if (self->shown.state.n_picks > 0 && ari_board_picks_is_target (&self->picks, spot))
    return g_strdup_printf (_("%1$s, %2$s, the picked piece can go here"), name, state);

  /* Dice that have just been rolled can be both: what you can do matters more than what was done. */
  if (offered && !self->most_offered)
    return g_strdup_printf (_("%1$s, %2$s, can be picked"), name, state);

  for (guint i = 0; i < n_last; i++)
    if (self->shown.state.last[i] == spot)
      return g_strdup_printf (_("%1$s, %2$s, last move"), name, state);

  if (!offered && self->most_offered && g_hash_table_contains (self->offered_states, state))
    return g_strdup_printf (_("%1$s, %2$s, can’t be picked"), name, state);

  /* Translators: name of a spot, what lies there. */
  return g_strdup_printf (C_("spot", "%1$s, %2$s"), name, state);
}

/* Whether the name of a focused spot has changed, apart from the turn and the last action. */
static gboolean
changes_focus (AriBoardView *self,
               const char   *state,
               const char   *label)
{
  gboolean state_changed = g_set_str (&self->focus_state, state);
  gboolean label_changed = g_strcmp0 (self->focus_label, label) != 0;

  if (!state_changed && (!label_changed || !ari_board_shown_is_pickable (&self->shown)))
    return FALSE;

  g_set_str (&self->focus_label, label);

  return TRUE;
}

void
ari_board_view_name_spot (AriBoardView *self,
                          AriSpot       spot)
{
  GtkWidget *widget = self->spots->pdata[spot];
  gboolean is_focus = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUSED) != 0;
  g_autofree char *state = describe (self, spot);
  g_autofree char *label = label_new (self, spot, state, is_focus ? 0 : self->shown.state.n_last);

  if (!is_focus || changes_focus (self, state, label))
    ari_spot_widget_set_label (ARI_SPOT_WIDGET (widget), label);
  ari_spot_widget_set_hidden (ARI_SPOT_WIDGET (widget),
                              !is_focus && !ari_board_picks_has_something (&self->picks, spot));
}

void
ari_board_view_name_focus (AriBoardView *self,
                           AriSpot       spot)
{
  g_clear_pointer (&self->focus_state, g_free);
  g_clear_pointer (&self->focus_label, g_free);
  if (gtk_widget_get_state_flags (self->spots->pdata[spot]) & GTK_STATE_FLAG_FOCUSED)
    {
      ari_spot_widget_set_hidden (self->spots->pdata[spot], FALSE);
      self->focus_state = describe (self, spot);
      self->focus_label = label_new (self, spot, self->focus_state, 0);
    }
  else
    {
      ari_board_view_name_spot (self, spot);
    }
}

/* Describes what overlays draw on a spot, one line for each; NULL if they draw nothing. Several marks may say
 * the same, which is told once. */
static char *
marks_in_words (AriBoardView *self,
                AriSpot       spot)
{
  g_autoptr(GPtrArray) lines = g_ptr_array_new_null_terminated (4, g_free, TRUE);

  for (guint i = 0; i < self->shown.state.n_marks; i++)
    {
      g_autofree char *words = NULL;

      if (self->shown.marks[i].spot != spot)
        continue;
      words = ari_mark_words (self->shown.state.rules, &self->shown.marks[i], 1, names_of (self));
      if (!g_ptr_array_find_with_equal_func (lines, words, g_str_equal, NULL))
        g_ptr_array_add (lines, g_steal_pointer (&words));
    }

  return lines->len > 0 ? g_strjoinv ("\n", (GStrv) lines->pdata) : NULL;
}

static guint
size_of_group (AriBoardView  *self,
               const AriMark *mark)
{
  guint n = 0;

  for (guint i = 0; i < self->shown.state.n_marks; i++)
    n += self->shown.marks[i].group == mark->group;

  return n;
}

/* The keyboard doesn't walk through regions, so a line tells about those on both of its sides, one line for
 * each; NULL if there are none. */
static char *
areas_in_words (AriBoardView *self,
                AriSpot       spot)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) lines = NULL;
  guint told = 0;

  if (self->shown.board->spots[spot].kind != ARI_SPOT_LINE)
    return NULL;

  for (guint i = 0; i < self->shown.state.n_marks; i++)
    {
      const AriMark *mark = &self->shown.marks[i];

      if (mark->group == 0 || mark->group == told
          || !ari_spot_is_side (&self->shown.board->spots[spot], &self->shown.board->spots[mark->spot]))
        continue;
      told = mark->group;
      g_strv_builder_take (builder, ari_mark_words (self->shown.state.rules, mark, size_of_group (self, mark),
                                                    names_of (self)));
    }
  lines = g_strv_builder_end (builder);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* What is shown at a spot beside its contents: what the dice may bring, and what overlays draw. NULL:
 * nothing. */
static char *
describe_more (AriBoardView *self,
               AriSpot       spot)
{
  char *marks = marks_in_words (self, spot), *outcome = NULL;
  g_autofree char *drawn = marks != NULL ? marks : areas_in_words (self, spot);

  if (self->shown.state.is_present)
    outcome = ari_rules_outcome (self->shown.setup.rules, &self->shown.position, spot);
  if (outcome == NULL || drawn == NULL)
    return outcome != NULL ? outcome : g_steal_pointer (&drawn);

  marks = g_strjoin ("\n", outcome, drawn, NULL);
  g_free (outcome);

  return marks;
}

/* Puts what overlays draw, and what the dice may bring, into the accessible descriptions. A screen reader
 * says each change where the keyboard is, so nothing is set that stays the same. */
void
ari_board_view_describe_marks (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    {
      GtkWidget *widget = self->spots->pdata[i];
      g_autofree char *more = describe_more (self, (AriSpot) i);

      if (ARI_IS_SPOT_WIDGET (widget))
        ari_spot_widget_set_description (ARI_SPOT_WIDGET (widget), more);
    }
}

/* Any spot with a place in the picture. */
static gboolean
accepts_seen (AriSpot  spot,
              gpointer data)
{
  AriBoardView *self = data;

  return self->shown.board->spots[spot].kind != ARI_SPOT_CHOICE
         && ari_board_picks_has_something (&self->picks, spot);
}

/* Prefers pieces to what they lie on. */
static AriSpot
spot_to_explain (AriBoardView *self,
                 AriPoint      at)
{
  AriSpot spot = ari_board_spot_at (self->shown.board, at, 0, ari_board_picks_accepts_pickable, &self->picks);

  return spot != ARI_SPOT_NONE ? spot
                               : ari_board_spot_at (self->shown.board, at, TOOLTIP_REACH, accepts_seen, self);
}

/* What explains a spot. */
static GtkWidget *
new_tip_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TOOLTIP_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
new_tip (AriBoardView *self)
{
  GtkWidget *tip = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLTIP,
                                 "autohide", FALSE, "has-arrow", FALSE, "can-focus", FALSE, "can-target",
                                   FALSE,
                                 NULL);

  gtk_widget_set_parent (tip, GTK_WIDGET (self));

  return tip;
}

/* The explanation of a spot appears beside it, towards the nearer edge of the board: GTK's own tooltip would
 * hang below the pointer, over the spot itself. */
static void
show_tip (AriBoardView *self,
          AriSpot       spot,
          const char   *text)
{
  const AriSpotInfo *info = &self->shown.board->spots[spot];
  const AriRect *bounds = &self->shown.board->bounds;
  gboolean left = info->centre.x < bounds->x + bounds->width / 2;
  AriPoint start = ari_painter_to_px (&self->painter, (AriPoint) { info->centre.x - TOOLTIP_REACH,
                                                                  info->centre.y - TOOLTIP_REACH });
  AriPoint end = ari_painter_to_px (&self->painter, (AriPoint) { info->centre.x + TOOLTIP_REACH,
                                                                info->centre.y + TOOLTIP_REACH });
  GtkWidget *child;

  if (self->tip == NULL)
    self->tip = new_tip (self);
  child = gtk_popover_get_child (GTK_POPOVER (self->tip));
  if (child == NULL || !g_str_equal (gtk_label_get_text (GTK_LABEL (child)), text))
    gtk_popover_set_child (GTK_POPOVER (self->tip), new_tip_label (text));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->tip),
                               &(GdkRectangle) { (int) start.x - TOOLTIP_GAP, (int) start.y,
                                                 (int) (end.x - start.x) + 2 * TOOLTIP_GAP,
                                                 (int) (end.y - start.y) });
  gtk_popover_set_position (GTK_POPOVER (self->tip), left ? GTK_POS_LEFT : GTK_POS_RIGHT);
  gtk_popover_popup (GTK_POPOVER (self->tip));
}

void
ari_board_view_end_tip (AriBoardView *self)
{
  g_clear_handle_id (&self->tip_id, g_source_remove);
  if (self->tip != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->tip));
}

static void
tip_cb (gpointer data)
{
  AriBoardView *self = data;

  self->tip_id = 0;
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

/* A tooltip must not hide what players look at: none appears while a piece is picked up, or on a spot where
 * they can play, unless an overlay has something to say there, or beside the reason of a refusal. */
static gboolean
hides_play (AriBoardView *self,
            AriSpot       spot,
            const char   *marks)
{
  return self->shown.state.n_picks > 0 || self->shown.state.refused == spot
         || (ari_board_shown_is_pickable (&self->shown) && marks == NULL
             && ari_board_picks_accepts_offered (spot, &self->picks));
}

/* Tooltips come late: the pointer has rested for a while. A pointer that lies where it has just played
 * explains nothing until it moves. */
static gboolean
has_rested (AriBoardView *self)
{
  gint64 missing = TOOLTIP_MS - (g_get_monotonic_time () - self->rested) / 1000;

  if (self->rested > 0 && missing <= 0)
    return TRUE;

  if (self->tip_id == 0 && self->rested > 0)
    self->tip_id = g_timeout_add_once ((guint) missing, tip_cb, self);

  return FALSE;
}

/* The name of a spot, and what overlays show on it. */
static char *
explain (AriBoardView *self,
         AriSpot       spot,
         const char   *marks)
{
  g_autofree char *name = name_of (self, spot), *state = describe (self, spot);
  g_autofree char *label = g_strdup_printf (C_("spot", "%1$s, %2$s"), name, state);

  return marks != NULL ? g_strjoin ("\n", label, marks, NULL) : g_steal_pointer (&label);
}

/* GTK asks whenever the pointer moves. Only the keyboard gets a tooltip of GTK's, which stands below the
 * whole board. */
static gboolean
query_tooltip_cb (AriBoardView *self,
                  int           x,
                  int           y,
                  gboolean      is_by_keyboard,
                  GtkTooltip   *tooltip)
{
  g_autofree char *marks = NULL, *text = NULL;
  AriSpot spot = self->shown.state.focus;

  if (self->shown.board == NULL)
    return FALSE;
  if (!is_by_keyboard)
    spot = spot_to_explain (self, ari_painter_to_board (&self->painter, x, y));
  marks = spot != ARI_SPOT_NONE ? marks_in_words (self, spot) : NULL;
  if (spot == ARI_SPOT_NONE || (!is_by_keyboard && hides_play (self, spot, marks)))
    {
      ari_board_view_end_tip (self);
      return FALSE;
    }
  if (!is_by_keyboard && !has_rested (self))
    return FALSE;

  text = explain (self, spot, marks);
  if (is_by_keyboard)
    gtk_tooltip_set_custom (tooltip, new_tip_label (text));
  else
    show_tip (self, spot, text);

  return is_by_keyboard;
}

/* The toolkit repeats the last motion after each change of the picture; only a pointer that really moves asks
 * what lies under it. */
static void
motion_cb (AriBoardView *self,
           double        x,
           double        y)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  /* The board itself may move below the pointer. */
  if (root != NULL
      && !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (root),
                                    &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  if (graphene_point_near (&at, &self->rested_at, 0.5f))
    return;

  ari_board_view_end_tip (self);
  self->rested_at = at;
  self->rested = g_get_monotonic_time ();
}

static void
leave_cb (AriBoardView *self)
{
  ari_board_view_end_tip (self);
  self->rested = 0;
}

void
ari_board_view_explain_spots (AriBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
