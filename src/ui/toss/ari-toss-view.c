/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-view-private.h"

#include <glib/gi18n.h>

#define MIN_PX      80
#define NATURAL_PX  480
#define GAP_PX      8
#define LOW_PX      260

G_DEFINE_FINAL_TYPE_WITH_CODE (AriTossView, ari_toss_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ARI_TYPE_FEAT_VIEW, ari_toss_view_init_feats))

/* Flight. */

static void
sound (AriTossView *self)
{
  int heard = ari_toss_throws_hear (&self->throws);

  if (heard >= 0)
    g_signal_emit_by_name (self, "sounded", heard);
}

static void
land (AriTossView *self)
{
  ari_toss_throws_land (&self->throws);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "finished");
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->throws.flying)
    {
      ari_toss_throws_advance (&self->throws, now);
      sound (self);
    }
  ari_toss_hand_sweep (&self->hand, now);
  gtk_widget_queue_draw (widget);
  if (self->throws.flying && self->throws.flight.over)
    {
      self->tick_id = 0;
      land (self);
      return G_SOURCE_REMOVE;
    }
  if (self->throws.flying || ari_toss_hand_sweeps (&self->hand) || ari_toss_view_guide_moves (self))
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;

  return G_SOURCE_REMOVE;
}

void
ari_toss_view_need_frames (AriTossView *self)
{
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
stop_frames (AriTossView *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

/* Ends the flight immediately. */
static void
finish (AriTossView *self)
{
  ari_toss_throws_finish (&self->throws);
  sound (self);
  stop_frames (self);
  land (self);
}

/* Takes the ring back into the hand, which rests. */
static void
put_back (AriTossView *self)
{
  ari_toss_view_hurry (self);
  ari_toss_hand_drop (&self->hand);
  ari_toss_throws_put_back (&self->throws);
  g_clear_pointer (&self->traces, gsk_render_node_unref);
}

static void
begin (AriTossView      *self,
       const AriRelease *release)
{
  put_back (self);
  ari_toss_throws_begin (&self->throws, release);
  ari_toss_view_sync (self);
  ari_toss_view_need_frames (self);
}

gboolean
ari_toss_view_is_animated (AriTossView *self)
{
  return self->animated && adw_get_enable_animations (GTK_WIDGET (self));
}

/* Skips the flight without animations, or if nobody can see it. */
static void
finish_unseen (AriTossView *self)
{
  if (self->throws.flying
      && (!ari_toss_view_is_animated (self) || !gtk_widget_get_mapped (GTK_WIDGET (self))))
    finish (self);
}

/* Throws for a person. */
void
ari_toss_view_throw (AriTossView      *self,
                     const AriRelease *release)
{
  g_autofree char *text = ari_release_to_text (release);

  begin (self, release);
  g_signal_emit_by_name (self, "performed", text);
  /* The table knows of the throw before the settings change: without animations, that makes the ring land. */
  if (self->settings != NULL)
    ari_toss_view_end_guide (self, self->settings);
  finish_unseen (self);
}

void
ari_toss_view_fly (AriTossView      *self,
                   const AriRelease *release,
                   gboolean          foretold)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  begin (self, release);
  if (foretold)
    ari_toss_throws_foretell (&self->throws);
  finish_unseen (self);
}

void
ari_toss_view_hurry (AriTossView *self)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (self->throws.flying)
    finish (self);
}

gboolean
ari_toss_view_is_flying (AriTossView *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), FALSE);

  return self->throws.flying;
}

const AriFlight *
ari_toss_view_get_flight (AriTossView *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), NULL);

  return self->throws.thrown ? &self->throws.flight : NULL;
}

gboolean
ari_toss_view_tells_itself (AriTossView *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), FALSE);

  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

void
ari_toss_view_reset (AriTossView *self,
                     gboolean     traces)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  put_back (self);
  if (traces)
    ari_toss_throws_forget (&self->throws);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ari_toss_view_recall (AriTossView      *self,
                      const AriRelease *releases,
                      guint             n_releases)
{
  ari_toss_view_reset (self, TRUE);
  for (guint i = 0; i < n_releases; i++)
    ari_toss_throws_recall (&self->throws, &releases[i]);
  ari_toss_view_sync (self);
}

/* State. */

gboolean
ari_toss_view_can_throw (AriTossView *self)
{
  return self->armed && !self->throws.flying;
}

void
ari_toss_view_sync (AriTossView *self)
{
  gboolean can_throw = ari_toss_view_can_throw (self);
  g_autofree char *words = ari_toss_view_words (self);
  g_autofree char *told = ari_toss_view_told (self, can_throw);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "toss.throw", can_throw);
  gtk_widget_set_visible (self->button, can_throw);
  gtk_button_set_label (GTK_BUTTON (self->button),
                        ari_toss_view_button_label (self->hand.way, self->hand.state));
  gtk_label_set_label (self->words, can_throw && !self->throws.thrown ? words : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bull’s head with two horns"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
  if (ari_toss_view_guide_moves (self))
    ari_toss_view_need_frames (self);
}

void
ari_toss_view_set_way (AriTossView *self,
                       AriTossWay   way)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (self->hand.way == way)
    return;

  ari_toss_hand_set_way (&self->hand, way);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ari_toss_view_set_armed (AriTossView *self,
                         gboolean     armed)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (self->armed == armed)
    return;

  ari_toss_hand_drop (&self->hand);
  self->armed = armed;
  self->hand.fault = NULL;
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ari_toss_view_set_seat (AriTossView *self,
                        AriActor     seat)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));
  g_return_if_fail (seat <= ARI_MAX_SEATS);

  if (self->seat == seat)
    return;

  self->seat = seat;
  /* Nobody takes over where somebody else has aimed. */
  ari_toss_hand_reset (&self->hand);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ari_toss_view_set_animated (AriTossView *self,
                            gboolean     animated)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  self->animated = animated;
  finish_unseen (self);
}

void
ari_toss_view_set_shifted (AriTossView *self,
                           gboolean     shifted)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (self->shifted == shifted)
    return;

  self->shifted = shifted;
  ari_toss_view_sync (self);
}

void
ari_toss_view_get_aim (AriTossView *self,
                       double      *aim,
                       double      *force)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  *aim = self->hand.aim;
  *force = self->hand.force;
}

/* The guide. */

void
ari_toss_view_set_guided (AriTossView *self,
                          gboolean     guided)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (self->guide.wanted == guided)
    return;

  ari_toss_guide_set (&self->guide, guided);
  ari_toss_view_sync (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ari_toss_view_is_guiding (AriTossView *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_VIEW (self), FALSE);

  return self->guide.wanted && self->armed && !self->throws.thrown && self->hand.way == ARI_TOSS_FLICK
         && self->hand.state == ARI_HAND_IDLE && self->hand.fault == NULL;
}

gboolean
ari_toss_view_guide_moves (AriTossView *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return ari_toss_view_is_guiding (self) && ari_toss_view_is_animated (self) && clock != NULL
         && ari_toss_guide_moves (&self->guide, gdk_frame_clock_get_frame_time (clock));
}

gboolean
ari_toss_guide_of (GSettings *settings)
{
  return settings != NULL && g_settings_get_boolean (settings, "toss-guide");
}

void
ari_toss_view_end_guide (AriTossView *self,
                         GSettings   *settings)
{
  g_return_if_fail (ARI_IS_TOSS_VIEW (self));

  if (!self->hand.flicked)
    return;

  ari_toss_view_set_guided (self, FALSE);
  if (settings != NULL)
    g_settings_set_boolean (settings, "toss-guide", FALSE);
}

AriTossWay
ari_toss_way_of (GSettings *settings)
{
  return settings != NULL ? (AriTossWay) g_settings_get_enum (settings, "toss") : ARI_TOSS_FLICK;
}

/* Widget. */

/* The style is known only now. */
static void
ari_toss_view_root (GtkWidget *widget)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  GTK_WIDGET_CLASS (ari_toss_view_parent_class)->root (widget);

  ari_toss_view_measure_words (self);
  ari_toss_view_sync (self);
}

/* The words promise no key while another widget has the focus, and would take it. */
static void
ari_toss_view_state_flags_changed (GtkWidget     *widget,
                                   GtkStateFlags  before)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  GTK_WIDGET_CLASS (ari_toss_view_parent_class)->state_flags_changed (widget, before);

  if (self->button != NULL
      && ((before ^ gtk_widget_get_state_flags (widget)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
    ari_toss_view_sync (self);
}

static void
ari_toss_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  ari_toss_view_paint (self, snapshot);
  gtk_widget_snapshot_child (widget, self->button, snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->words), snapshot);
}

/* The button has its own space, so it covers nothing: below the picture, or beside it in a low view. It
 * keeps this space while hidden, so that throwing a ring doesn't change the picture. */
static gboolean
is_low (int height)
{
  return height < LOW_PX;
}

static void
ari_toss_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  /* The minimum is low enough to place the button beside the picture, and narrow enough for it below. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (MIN_PX, self->button_width) : MIN_PX;
  *natural = NATURAL_PX;
}

static void
ari_toss_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);
  gboolean low = is_low (height);
  int words = low ? 0 : self->words_height * ari_toss_view_words_lines (self, width) / 2;

  self->width = low ? MAX (width - self->button_width - GAP_PX, 1) : width;
  self->height = low ? height : height - self->button_height - words - 2 * GAP_PX;
  ari_toss_view_fit (self);
  ari_toss_view_forget_nodes (self);
  if (gtk_widget_should_layout (self->button))
    {
      GtkAllocation place = { .width = self->button_width, .height = self->button_height };

      place.x = low ? width - place.width : (width - place.width) / 2;
      place.y = low ? (height - place.height) / 2 : height - place.height;
      gtk_widget_size_allocate (self->button, &place, -1);
    }
  /* In a low view there is no space for words; they are still the description. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->words), !low);
  if (!low)
    {
      GtkAllocation place = { .y = (int) self->height + GAP_PX, .width = width, .height = words };

      gtk_widget_size_allocate (GTK_WIDGET (self->words), &place, -1);
    }
}

static void
scheme_cb (AriTossView *self)
{
  ari_toss_view_fit (self);
  ari_toss_view_forget_nodes (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ari_toss_view_unmap (GtkWidget *widget)
{
  AriTossView *self = ARI_TOSS_VIEW (widget);

  /* Nobody is watching any more: settle the throw. */
  ari_toss_view_hurry (self);
  ari_toss_hand_drop (&self->hand);

  GTK_WIDGET_CLASS (ari_toss_view_parent_class)->unmap (widget);
}

static void
ari_toss_view_dispose (GObject *object)
{
  AriTossView *self = ARI_TOSS_VIEW (object);

  stop_frames (self);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  if (self->words != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->words));
  self->words = NULL;
  ari_toss_view_forget_nodes (self);

  G_OBJECT_CLASS (ari_toss_view_parent_class)->dispose (object);
}

static void
ari_toss_view_finalize (GObject *object)
{
  AriTossView *self = ARI_TOSS_VIEW (object);

  g_clear_object (&self->settings);
  ari_toss_hand_clear (&self->hand);
  ari_toss_throws_clear (&self->throws);

  G_OBJECT_CLASS (ari_toss_view_parent_class)->finalize (object);
}

static void
ari_toss_view_class_init (AriTossViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_toss_view_dispose;
  object_class->finalize = ari_toss_view_finalize;
  widget_class->root = ari_toss_view_root;
  widget_class->snapshot = ari_toss_view_snapshot;
  widget_class->measure = ari_toss_view_measure;
  widget_class->size_allocate = ari_toss_view_size_allocate;
  widget_class->unmap = ari_toss_view_unmap;
  widget_class->state_flags_changed = ari_toss_view_state_flags_changed;

  ari_toss_view_install_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tossview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG); /* Orca tells groups twice */
}

static void
ari_toss_view_init (AriTossView *self)
{
  self->animated = TRUE;
  ari_toss_hand_init (&self->hand);
  ari_toss_throws_init (&self->throws);
  self->button = gtk_button_new_with_label (C_("button", "Toss"));
  gtk_widget_add_css_class (self->button, "pill");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "toss.throw");
  /* Space belongs to the ring, wherever the focus is in this view. */
  gtk_widget_set_focus_on_click (self->button, FALSE);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  self->words = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->words, TRUE);
  gtk_label_set_justify (self->words, GTK_JUSTIFY_CENTER);
  gtk_label_set_ellipsize (self->words, PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (self->words, ARI_TOSS_MAX_LINES);
  gtk_widget_set_valign (GTK_WIDGET (self->words), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "caption");
  /* The view has the same text as its description. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (GTK_WIDGET (self->words), GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  ari_toss_view_add_gestures (self);
  ari_appearance_watch (self, G_CALLBACK (scheme_cb));
  ari_toss_view_sync (self);
}

AriTossView *
ari_toss_view_new (void)
{
  return g_object_new (ARI_TYPE_TOSS_VIEW, NULL);
}
