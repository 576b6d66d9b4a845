/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>

#include "ari-spot-widget.h"

#define MIN_PX     80
#define NATURAL_PX 480
#define REFUSAL_S  6

enum
{
  PICKED,
  COVERED,
  REFUSED,
  STEPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardView, ari_board_view, GTK_TYPE_WIDGET)

static void
ari_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->board == NULL)
    return;

  /* The children draw nothing. */
  ari_board_view_paint (self, snapshot);
}

static void
ari_board_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  /* GTK wants every visible child measured before it is allocated. */
  for (guint i = 0; i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      gtk_widget_measure (self->spots->pdata[i], orientation, -1, NULL, NULL, NULL, NULL);

  *minimum = MIN_PX;
  *natural = NATURAL_PX;
}

static gboolean
is_new_size (AriBoardView *self,
             int           width,
             int           height)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const int now[] = { width, height, scale };
  gboolean is_new = memcmp (now, self->allocated, sizeof now) != 0;

  memcpy (self->allocated, now, sizeof now);

  return is_new;
}

static void
ari_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->board == NULL)
    return;

  if (is_new_size (self, width, height) || self->stale == ALL_LAYERS)
    {
      /* Moving pieces follow paths in board units. */
      self->stale = ALL_LAYERS;
      ari_board_view_repaint (self);
    }

  ari_board_view_allocate_spots (self);
}

/* Updates everything that the user can see or hear of the spots. */
static void
ari_board_view_sync (AriBoardView *self)
{
  guint n = self->picker.n_picks;
  gboolean stepped = n != self->show.n_picks
                     || memcmp (self->picker.picks, self->show.picks, n * sizeof *self->show.picks) != 0;

  self->show.n_picks = n;
  memcpy (self->show.picks, self->picker.picks, sizeof self->show.picks);

  ari_board_view_sync_hand (self);
  self->pointed = ARI_SPOT_NONE;

  ari_board_view_name_spots (self);
  ari_board_view_invalidate (self, MARKS_LAYER);
  if (stepped)
    g_signal_emit (self, signals[STEPPED], 0);
}

void
ari_board_view_clear_refusal (AriBoardView *self)
{
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  if (self->show.refused == ARI_SPOT_NONE)
    return;

  self->show.refused = ARI_SPOT_NONE;
  self->show.n_proof = 0;
  ari_board_view_invalidate (self, MARKS_LAYER);
  g_signal_emit (self, signals[REFUSED], 0, NULL);
}

static void
refusal_cb (gpointer data)
{
  AriBoardView *self = data;

  self->refusal_id = 0;
  ari_board_view_clear_refusal (self);
}

static void
refuse (AriBoardView *self,
        AriSpot       spot)
{
  g_autofree char *reason = NULL;

  reason = ari_rules_refuse (self->setup.rules, &self->position, self->picker.picks, self->picker.n_picks, spot,
                             self->proof, &self->show.n_proof);
  self->show.refused = spot;
  self->show.proof = self->proof;
  ari_board_view_invalidate (self, MARKS_LAYER);

  g_clear_handle_id (&self->refusal_id, g_source_remove);
  self->refusal_id = g_timeout_add_seconds_once (REFUSAL_S, refusal_cb, self);

  if (reason == NULL)
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[REFUSED], 0, reason);
}

void
ari_board_view_set_hover (AriBoardView *self,
           AriSpot       spot)
{
  if (self->show.hover == spot)
    return;

  self->show.hover = spot;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), spot != ARI_SPOT_NONE ? "pointer" : NULL);
  ari_board_view_invalidate (self, MARKS_LAYER);
}

void
ari_board_view_set_look (AriBoardView *self,
                         AriSpot       spot)
{
  if (self->show.inspected == spot)
    return;

  self->show.inspected = spot;
  ari_board_view_invalidate (self, MARKS_LAYER);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->show.refused != ARI_SPOT_NONE)
    {
      ari_board_view_clear_refusal (self);
      return GDK_EVENT_STOP;
    }

  return ari_board_view_back (self);
}

static void
repaint_all_cb (AriBoardView *self)
{
  ari_board_view_invalidate (self, ALL_LAYERS);
}

static void
ari_board_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (ari_board_view_parent_class)->css_changed (widget, change);

  /* Colours follow the scheme, not the style sheet. */
  if (self->fonts != pango_context_get_serial (gtk_widget_get_pango_context (widget)))
    ari_board_view_invalidate (self, ALL_LAYERS);
}

static void
ari_board_view_dispose (GObject *object)
{
  AriBoardView *self = ARI_BOARD_VIEW (object);

  ari_board_view_end_motion (self);
  ari_board_view_drop_hand (self);
  ari_board_view_set_line (self, NULL);
  g_clear_handle_id (&self->tip_id, g_source_remove);
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  g_clear_handle_id (&self->cover_id, g_source_remove);
  ari_board_view_end_fades (self);
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      g_clear_pointer (&self->fixed[layer], gsk_render_node_unref);
      g_clear_pointer (&self->layers[layer], ari_board_layer_free);
    }
  for (guint i = 0; self->spots != NULL && i < self->spots->len; i++)
    ari_board_view_remove_spot (self, i);
  g_clear_pointer (&self->spots, g_ptr_array_unref);
  g_clear_object (&self->choices);
  g_clear_pointer (&self->focus_state, g_free);
  g_clear_pointer (&self->focus_label, g_free);
  self->board = NULL;

  G_OBJECT_CLASS (ari_board_view_parent_class)->dispose (object);
}

static void
ari_board_view_finalize (GObject *object)
{
  g_free (ARI_BOARD_VIEW (object)->trace);

  G_OBJECT_CLASS (ari_board_view_parent_class)->finalize (object);
}

static void
ari_board_view_class_init (AriBoardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_board_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_board_view_finalize;
  widget_class->snapshot = ari_board_view_snapshot;
  widget_class->measure = ari_board_view_measure;
  widget_class->size_allocate = ari_board_view_size_allocate;
  widget_class->focus = ari_board_view_focus;
  widget_class->grab_focus = ari_board_view_grab_focus;
  widget_class->css_changed = ari_board_view_css_changed;

  signals[PICKED] =
    g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[COVERED] =
    g_signal_new ("covered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[STEPPED] =
    g_signal_new ("stepped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  ari_board_view_bind_keys (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
ari_board_view_init (AriBoardView *self)
{
  self->spots = g_ptr_array_new ();
  self->trace = g_new0 (AriTraceStep, ARI_MAX_TRACE);
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    if (POSITION_LAYERS & (1u << layer))
      self->layers[layer] = ari_board_layer_new ();
  self->focus = self->pointed = self->drag_from = self->tip_spot = ARI_SPOT_NONE;
  self->show.hover = self->show.inspected = self->show.focus = self->show.refused = ARI_SPOT_NONE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);

  self->choices = g_object_ref_sink (adw_wrap_box_new ());
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->choices), 0.5);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->choices), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->choices), 4);
  gtk_widget_set_valign (self->choices, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->choices, FALSE);

  self->zoom = (AriBoardZoom) ARI_BOARD_ZOOM_INIT;
  ari_board_view_watch_zoom (self);
  ari_board_view_watch_pointer (self);
  ari_board_view_watch_drags (self);
  ari_board_view_explain_spots (self);
  ari_appearance_watch (self, G_CALLBACK (repaint_all_cb));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint_all_cb), NULL);
}

GtkWidget *
ari_board_view_new (void)
{
  return g_object_new (ARI_TYPE_BOARD_VIEW, NULL);
}

/* Spots lie where the picture has them: pieces that share a place make room for one another. */
static void
place_spots (AriBoardView *self)
{
  AriSpotInfo spots[ARI_MAX_SPOTS];
  gsize size = self->placed.n_spots * sizeof *spots;

  ari_board_renderer_spots (&self->show, spots);
  if (memcmp (spots, self->spot_infos, size) == 0)
    return;

  memcpy (self->spot_infos, spots, size);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Field by field, since padding may differ. */
static gboolean
marks_equal (const AriMark *a,
             guint          n_a,
             const AriMark *b,
             guint          n_b)
{
  if (n_a != n_b)
    return FALSE;

  for (guint i = 0; i < n_a; i++)
    if (a[i].spot != b[i].spot || a[i].kind != b[i].kind || a[i].seat != b[i].seat || a[i].group != b[i].group
        || a[i].strength != b[i].strength)
      return FALSE;

  return TRUE;
}

/* The differences between two states. */
typedef struct
{
  gboolean setup, position, marks, last, hints, ideas, trace;
} Changes;

static Changes
compare_shows (AriBoardView        *self,
               const AriBoardState *show)
{
  Changes changed;

  changed.setup = self->board == NULL || !ari_setup_equal (&self->setup, show->setup);
  changed.position = changed.setup || !ari_position_equal (show->rules, &self->position, show->position);
  changed.marks = !marks_equal (self->marks, self->show.n_marks, show->marks, show->n_marks);
  changed.last = self->show.n_last != show->n_last || self->show.last_action != show->last_action
                 || memcmp (self->show.last, show->last, show->n_last * sizeof *show->last) != 0;
  changed.hints = self->show.n_hints != show->n_hints
                  || (show->n_hints > 0 && memcmp (self->hints, show->hints, show->n_hints * sizeof *show->hints) != 0);
  changed.ideas = !ari_ideas_equal (self->ideas, self->show.n_ideas, show->ideas, show->n_ideas);
  changed.trace = self->show.n_trace != show->n_trace || self->show.n_earners != show->n_earners
                  || (show->n_trace > 0
                      && memcmp (self->trace, show->trace, show->n_trace * sizeof *show->trace) != 0)
                  || (show->n_earners > 0
                      && memcmp (self->earners, show->earners, show->n_earners * sizeof *show->earners) != 0);

  return changed;
}

/* Copies @show and the data it refers to. */
static void
keep_show (AriBoardView        *self,
           const AriBoardState *show,
           const Changes       *changed)
{
  self->show.rules = show->rules;
  self->show.setup = &self->setup;
  self->show.position = &self->position;
  self->setup = *show->setup;
  self->position = *show->position;
  self->show.last_action = show->last_action;
  self->show.n_last = show->n_last;
  memcpy (self->show.last, show->last, sizeof show->last);
  if (changed->position || changed->last)
    {
      self->show.n_paths = show->n_paths;
      self->show.paths = memcpy (self->paths, show->n_paths > 0 ? show->paths : self->paths,
                                 show->n_paths * sizeof *show->paths);
    }
  self->show.n_hints = show->n_hints;
  self->show.hints = memcpy (self->hints, show->hints != NULL ? show->hints : self->hints,
                             show->n_hints * sizeof *show->hints);
  self->show.n_ideas = show->n_ideas;
  if (show->n_ideas > 0)
    memcpy (self->ideas, show->ideas, show->n_ideas * sizeof *show->ideas);
  self->show.ideas = self->ideas;
  self->show.n_marks = show->n_marks;
  if (show->n_marks > 0)
    memcpy (self->marks, show->marks, show->n_marks * sizeof *show->marks);
  self->show.marks = self->marks;
  self->show.n_trace = show->n_trace;
  if (show->n_trace > 0)
    memcpy (self->trace, show->trace, show->n_trace * sizeof *show->trace);
  self->show.trace = self->trace;
  self->show.n_earners = show->n_earners;
  if (show->n_earners > 0)
    memcpy (self->earners, show->earners, show->n_earners * sizeof *show->earners);
  self->show.earners = self->earners;
}

static void
begin_setup (AriBoardView *self)
{
  self->placed = *self->show.rules->board (&self->setup);
  self->placed.spots = self->spot_infos;
  self->board = &self->placed;
  place_spots (self);
  ari_board_view_rebuild_spots (self);
  self->focus = self->show.inspected = ARI_SPOT_NONE;
  self->zoom.scale = 1;
  ari_board_view_invalidate (self, ALL_LAYERS);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
begin_position (AriBoardView *self,
                gboolean      covered)
{
  place_spots (self);
  ari_picker_init (&self->picker, self->show.rules, &self->position);
  self->show.hover = self->drag_from = self->tip_spot = ARI_SPOT_NONE;
  self->dragging = FALSE;
  self->rested = 0;
  if (self->n_line > 0 && !ari_position_equal (self->show.rules, &self->position, &self->line_position))
    ari_board_view_set_line (self, NULL);
  self->show.covered = covered;
  g_clear_handle_id (&self->cover_id, g_source_remove);
  if ((self->flags & ARI_BOARD_ARRIVED) && !covered)
    ari_board_view_cover_later (self);
  ari_board_view_clear_refusal (self);
}

/**
 * ari_board_view_show:
 * @show: the new state; ignores hover, look, focus, picks and refusal, which belong to the view. With a new
 *   position, the view covers what has been revealed after a moment, unless it is covered already
 *
 * Shows a position. A new action ends a running motion at once; picks remain while the position stays the
 * same.
 */
void
ari_board_view_show (AriBoardView        *self,
                     const AriBoardState *show,
                     AriBoardFlags        flags)
{
  const gboolean arrived = (flags & ARI_BOARD_ARRIVED) != 0;
  gboolean by_chance;
  Changes changed;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));
  g_return_if_fail (show->n_marks <= ARI_MAX_SPOTS && show->n_hints <= ARI_MAX_SPOTS);
  g_return_if_fail (show->n_ideas <= ARI_MAX_IDEAS);
  g_return_if_fail (show->n_paths <= ARI_MAX_MOTION_PATHS);

  changed = compare_shows (self, show);
  if (!changed.position && !changed.marks && !changed.last && !changed.hints && !changed.ideas && !changed.trace
      && flags == self->flags)
    return;

  if (changed.position || changed.last)
    {
      ari_board_view_end_motion (self);
      ari_board_view_end_fades (self);
    }
  self->flags = flags;
  if (changed.position && !changed.setup && arrived)
    ari_board_view_keep_before (self, show->paths, show->n_paths);

  /* The enlarged board doesn't leave its place for dice, which lie beside it. */
  by_chance = !changed.setup && ari_rules_actor (self->setup.rules, &self->position) == ARI_CHANCE;
  keep_show (self, show, &changed);
  if (changed.setup)
    begin_setup (self);
  if (changed.position)
    begin_position (self, show->covered);
  if ((flags & ARI_BOARD_PICKABLE) == 0)
    {
      while (ari_picker_back (&self->picker))
        ;
      self->show.hover = ARI_SPOT_NONE;
    }

  if (changed.last && arrived && !by_chance)
    ari_board_view_show_spots (self, self->show.last, self->show.n_last);
  if (changed.hints)
    ari_board_view_show_spots (self, self->show.hints, self->show.n_hints);
  if ((changed.position || changed.last) && !changed.setup && arrived)
    ari_board_view_start_motion (self);
  if (changed.position || changed.marks || changed.last || changed.trace)
    ari_board_view_invalidate (self, POSITION_LAYERS);
  if (changed.setup || changed.marks)
    ari_board_view_describe_marks (self);
  ari_board_view_sync (self);
  ari_board_view_continue_line (self);
}

void
ari_board_view_emit_picked (AriBoardView *self,
                            AriAction     action)
{
  g_signal_emit (self, signals[PICKED], 0, action);
}

/* Plays the action that the picks name. */
static void
complete (AriBoardView *self)
{
  ari_board_view_emit_picked (self, ari_picker_action (&self->picker));
  /* A new position has no picks, and neither has an action that was not played. */
  while (ari_picker_back (&self->picker))
    ;
  ari_board_view_sync (self);
}

/**
 * ari_board_view_pick:
 *
 * Picks a spot as if by pointer: adds it to the picks, picks it instead of them, puts a picked piece back,
 * chooses an action ("picked"), or says why it can't be picked ("refused").
 *
 * Returns: whether the pick was accepted
 */
gboolean
ari_board_view_pick (AriBoardView *self,
                     AriSpot       spot)
{
  AriPointing pointing;
  AriPickResult result;

  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0)
    return FALSE;

  ari_board_view_clear_refusal (self);
  ari_board_view_set_line (self, NULL);
  ari_pointing_init (&pointing, &self->picker, self->targets, self->show.n_targets, spot);
  if (pointing.pick == ARI_SPOT_NONE && pointing.keep == self->picker.n_picks)
    {
      refuse (self, spot);
      return FALSE;
    }

  self->n_accepted++;
  if (pointing.target != NULL)
    ari_board_view_set_line (self, pointing.target);
  result = ari_pointing_follow (&pointing, &self->picker);
  if (pointing.pick != ARI_SPOT_NONE)
    spot = pointing.pick;
  self->focus = GTK_IS_BUTTON (self->spots->pdata[spot]) ? self->focus : spot;
  /* Enter goes on from the last pick, also after one by pointer. */
  if (self->focus == spot && ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (GTK_WIDGET (self))))
    gtk_widget_grab_focus (self->spots->pdata[spot]);
  ari_board_view_set_hover (self, ARI_SPOT_NONE);
  ari_board_view_sync (self);
  if (result == ARI_PICK_COMPLETE)
    complete (self);

  return TRUE;
}

/**
 * ari_board_view_back:
 *
 * Takes back the last pick.
 *
 * Returns: whether there was one
 */
gboolean
ari_board_view_back (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->board == NULL || !ari_picker_back (&self->picker))
    return FALSE;

  self->dragging = FALSE;
  self->drag_from = ARI_SPOT_NONE;
  ari_board_view_sync (self);

  return TRUE;
}

/**
 * ari_board_view_stop:
 *
 * Returns: whether the move could end there
 */
gboolean
ari_board_view_stop (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  return self->board != NULL && ari_picker_stop (&self->picker) != ARI_ACTION_NONE
         && ari_board_view_pick (self, self->picker.picks[self->picker.n_picks - 1]);
}

/* (transfer none) (array length=n): the spots picked so far of a move. */
const AriSpot *
ari_board_view_get_picks (AriBoardView *self,
                          guint        *n)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  *n = self->picker.n_picks;

  return self->picker.picks;
}

/* (transfer none): the buttons of the current choices, hidden while there are none. They are not children
 * of the board: the view's owner places them. */
GtkWidget *
ari_board_view_get_choices (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return self->choices;
}

/* (nullable): an #AriSpotWidget, or the button of a choice. */
GtkWidget *
ari_board_view_get_spot (AriBoardView *self,
                         AriSpot       spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return spot < self->spots->len ? self->spots->pdata[spot] : NULL;
}

/* In small windows the choices have short labels; the tooltip holds the whole description, and a screen
 * reader reads it. */
void
ari_board_view_set_brief (AriBoardView *self,
                          gboolean      brief)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->brief == brief)
    return;

  self->brief = brief;
  for (guint i = 0; i < self->spots->len; i++)
    if (GTK_IS_BUTTON (self->spots->pdata[i]))
      ari_board_view_label_choice (self, i);
}
