/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#define MIN_PX               80
#define NATURAL_PX           480
#define NARROWEST_WIDTH_PX   336 /* of the board in the narrowest window */
#define MOST_LEAST_HEIGHT_PX 304 /* a low window can keep no more for it */

enum
{
  ZOOMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardView, ari_board_view, GTK_TYPE_WIDGET)

static void
ari_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->shown.board == NULL)
    return;

  /* The children draw nothing. */
  ari_board_picture_paint (self->picture, snapshot);
}

/* Where space is scarce, the texts around a board scroll before it loses its letters and numbers. A board
 * that has no room for them in the width needs only most of the height that its width fills. */
static int
least_height (AriBoardView *self)
{
  float unit;

  if (!self->shown.legible || self->shown.board == NULL)
    return MIN_PX;

  unit = MIN ((float) ARI_LEGIBLE_UNIT_PX / (float) gtk_widget_get_scale_factor (GTK_WIDGET (self)),
              0.9f * NARROWEST_WIDTH_PX / self->shown.board->framed.width);

  return CLAMP ((int) ceilf (unit * self->shown.board->framed.height), MIN_PX, MOST_LEAST_HEIGHT_PX);
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

  ari_board_spots_measure (self->spots, orientation);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? least_height (self) : MIN_PX;
  /* The texts get what they need before the board gets more than that. */
  *natural = orientation == GTK_ORIENTATION_VERTICAL && self->shown.legible ? *minimum : NATURAL_PX;
}

static void
ari_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->shown.board == NULL)
    return;

  ari_board_picture_allocate (self->picture, width, height);
  ari_board_spots_allocate (self->spots);
  ari_board_tip_present (self->tip);
}

void
ari_board_view_sync (AriBoardView *self)
{
  AriSpot lifted[ARI_MAX_MOTION_PATHS];
  const AriPicker *picker = ari_board_picks_picker (&self->picks);
  guint n_lifted;
  gboolean stepped = picker->n_picks != self->shown.state.n_picks
                     || memcmp (picker->picks, self->shown.state.picks,
                                picker->n_picks * sizeof *picker->picks) != 0;

  self->shown.state.n_picks = picker->n_picks;
  memcpy (self->shown.state.picks, picker->picks, sizeof self->shown.state.picks);

  n_lifted = ari_board_picks_find_lifted (&self->picks, lifted);
  ari_board_picture_lift (self->picture, lifted, n_lifted);
  self->shown.state.targets = ari_move_input_get_targets (self->picks.input, &self->shown.state.n_targets);
  self->pointed = ARI_SPOT_NONE;

  ari_board_spots_name (self->spots);
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
  if (stepped)
    ari_board_tip_end (self->tip);
}

void
ari_board_view_set_hover (AriBoardView *self,
                          AriSpot       spot)
{
  if (self->shown.state.hover == spot)
    return;

  self->shown.state.hover = spot;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), spot != ARI_SPOT_NONE ? "pointer" : NULL);
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
}

void
ari_board_view_set_inspected (AriBoardView *self,
                              AriSpot       spot)
{
  if (self->shown.state.inspected == spot)
    return;

  self->shown.state.inspected = spot;
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_MARKS);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->shown.board != NULL && ari_move_input_get_notice (self->picks.input)->spot != ARI_SPOT_NONE)
    {
      ari_board_view_withdraw (self);
      ari_board_view_set_hover (self, ARI_SPOT_NONE);
      return GDK_EVENT_STOP;
    }

  return ari_board_view_back (self);
}

static void
repaint_all_cb (AriBoardView *self)
{
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_ALL);
}

/* The board is one Tab stop; arrow keys move inside it. */
static gboolean
ari_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  return gtk_widget_get_focus_child (widget) == NULL
         && ari_board_spots_enter (ARI_BOARD_VIEW (widget)->spots);
}

static gboolean
ari_board_view_grab_focus (GtkWidget *widget)
{
  return ari_board_spots_enter (ARI_BOARD_VIEW (widget)->spots);
}

static void
ari_board_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  GTK_WIDGET_CLASS (ari_board_view_parent_class)->css_changed (widget, change);

  /* Colours follow the scheme, not the style sheet. */
  ari_board_picture_update_fonts (self->picture);
}

static void
ari_board_view_dispose (GObject *object)
{
  AriBoardView *self = ARI_BOARD_VIEW (object);

  g_clear_handle_id (&self->line_id, g_source_remove);
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  g_clear_object (&self->tip);
  g_clear_object (&self->spots);
  g_clear_object (&self->choices);
  g_clear_object (&self->gestures);
  g_clear_object (&self->zoom_gestures);
  g_clear_object (&self->picture);
  self->shown.board = NULL;

  G_OBJECT_CLASS (ari_board_view_parent_class)->dispose (object);
}

static void
ari_board_view_finalize (GObject *object)
{
  AriBoardView *self = ARI_BOARD_VIEW (object);

  g_clear_object (&self->picks.input);
  ari_board_words_clear (&self->words);
  ari_board_shown_clear (&self->shown);

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

  signals[ZOOMED] =
    g_signal_new ("zoomed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
ari_board_view_init (AriBoardView *self)
{
  ari_board_shown_init (&self->shown);
  self->picks.shown = &self->shown;
  ari_board_words_init (&self->words, &self->picks);
  self->picture = ari_board_picture_new (GTK_WIDGET (self), &self->shown);
  self->aim = (AriBoardAim) { &self->picks, ari_board_picture_get_painter (self->picture) };
  self->pointed = self->proposed = ARI_SPOT_NONE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);

  ari_board_view_watch (self);
  ari_appearance_watch (self, G_CALLBACK (repaint_all_cb));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (repaint_all_cb), NULL);
}

GtkWidget *
ari_board_view_new (void)
{
  return g_object_new (ARI_TYPE_BOARD_VIEW, NULL);
}

/* (transfer none): the buttons of the current choices, hidden while there are none. They are not children
 * of the board: the view's owner places them. */
GtkWidget *
ari_board_view_get_choices (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return ari_board_choices_get_box (self->choices);
}

const AriBoardState *
ari_board_view_get_state (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return &self->shown.state;
}

const AriBoard *
ari_board_view_get_board (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return self->shown.board;
}

AriPoint
ari_board_view_to_px (AriBoardView *self,
                      AriPoint      at)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), at);

  return ari_painter_to_px (self->aim.painter, at);
}

AriSpot
ari_board_view_get_focus (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), ARI_SPOT_NONE);

  return ari_board_spots_get_focus (self->spots);
}

/* (nullable): an #AriSpotWidget, or the button of a choice. */
GtkWidget *
ari_board_view_get_spot (AriBoardView *self,
                         AriSpot       spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return ari_board_spots_get_widget (self->spots, spot);
}

gboolean
ari_board_view_is_crowded (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  return ari_board_choices_is_crowded (self->choices);
}

void
ari_board_view_set_match (AriBoardView *self,
                          AriMatch     *match)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  g_set_object (&self->words.match, match);
}

/* In a narrow window of some height the board keeps the size that its letters and numbers need, and the texts
 * around it scroll. */
void
ari_board_view_set_legible (AriBoardView *self,
                            gboolean      legible)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->shown.legible == legible)
    return;

  self->shown.legible = legible;
  /* The letters and numbers change, even where the board keeps its size. */
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_ALL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * ari_board_view_zoom:
 * @factor: how much larger; 0: shows the whole board
 *
 * Zooms by key or menu: at the place of the keyboard focus if it shows, else in the middle of the view.
 */
void
ari_board_view_zoom (AriBoardView *self,
                     float         factor)
{
  const AriBoardZoom *zoom;
  AriPoint at;
  g_autofree char *told = NULL;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->shown.board == NULL)
    return;

  zoom = ari_board_picture_get_zoom (self->picture);
  at = (AriPoint) { zoom->width / 2, zoom->height / 2 };
  if (self->shown.state.focus != ARI_SPOT_NONE && zoom->scale == 1)
    at = ari_painter_to_px (self->aim.painter, self->shown.board->spots[self->shown.state.focus].centre);
  ari_board_picture_zoom_to (self->picture, zoom->scale * factor, ari_board_zoom_to_board (zoom, at), at);

  /* Translators: how large the board is shown; 100%: all of it. */
  told = g_strdup_printf (_("Board at %d%%"), (int) lroundf (zoom->scale * 100));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), told, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

/* How many times larger than the whole board it shows. */
float
ari_board_view_get_zoom (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), 1);

  return ari_board_picture_get_zoom (self->picture)->scale;
}

void
ari_board_view_show_region (AriBoardView  *self,
                            const AriSpot *spots,
                            guint          n_spots)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  ari_board_picture_show_region (self->picture, spots, n_spots);
}

GskPath *
ari_board_view_region_path (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return ari_board_picture_region_path (self->picture);
}

guint
ari_board_view_n_painted (AriBoardView *self,
                          AriLayer      layer)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), 0);

  return ari_board_picture_n_painted (self->picture, layer);
}
