/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-time-lane.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-painter.h"
#include "ari-ply-axis.h"
#include "ari-snapshot-hatch.h"
#include "ari-time-words.h"

#define LANE_HEIGHT 24
#define GAP         3
#define CORNER      4
#define HATCH_UNIT  56 /* px for each board unit of the hatches, as in the chart of the winning chances */
#define LEAST_BAR   2  /* px in each direction */

struct _AriTimeLane
{
  GtkWidget  parent_instance;

  /* Owned */
  AriMatch  *match;

  const AriTimes *times; /* (nullable) (unowned) */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTimeLane, ari_time_lane, GTK_TYPE_WIDGET)

static gboolean
has_lane (AriTimeLane *self,
          AriActor     seat)
{
  return self->times != NULL && self->times->total[seat - 1] >= 0;
}

/* The plies of the line whose times are known here: while the page is out of sight, the line may change. */
static guint
count_known (AriTimeLane *self)
{
  if (self->times == NULL)
    return 0;

  return MIN (self->times->seconds->len, g_list_model_get_n_items (G_LIST_MODEL (self->match)));
}

static guint
count_lanes (AriTimeLane *self)
{
  guint n = 0;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    n += has_lane (self, seat);

  return n;
}

/* A second is about a tenth of the height of ten minutes, and five seconds a quarter. */
static float
height_of (AriTimeLane *self,
           double       seconds)
{
  if (self->times->longest <= 0)
    return 0;

  return (float) (LANE_HEIGHT * log1p (seconds) / log1p (self->times->longest));
}

/* @top: of the lane, px */
static void
snapshot_lane (AriTimeLane *self,
               GtkSnapshot *snapshot,
               AriScheme    scheme,
               AriActor     seat,
               float        top)
{
  const AriPigments *pigments = ari_board_renderer_pigments (ari_match_get_rules (self->match));
  GdkRGBA ground = ari_pigments_rgba (pigments, scheme, ARI_ROLE_SEAT_FILL + seat - 1, 0.15f);
  GdkRGBA hatch = ari_pigments_rgba (pigments, scheme, ARI_ROLE_SEAT_FILL + seat - 1, 0.4f);
  GdkRGBA colour = ari_pigments_rgba (pigments, scheme, ARI_ROLE_SEAT_FILL + seat - 1, 1);
  float width = gtk_widget_get_width (GTK_WIDGET (self));
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, top, width, LANE_HEIGHT);
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame, &area, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &ground, &area);
  ari_snapshot_hatch (snapshot, &area, ari_seat_hatch (seat), HATCH_UNIT, (AriPoint) { 0, 0 }, &hatch);
  for (guint i = 0; i < count_known (self); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), i);
      double seconds = ari_times_get (self->times, ply);
      float x = ari_ply_axis_x (self->match, i, width), next = ari_ply_axis_x (self->match, i + 1, width);
      float bar = MAX (next - x - 1, LEAST_BAR), height = MAX (height_of (self, seconds), LEAST_BAR);

      if (seconds >= 0 && ari_ply_get_actor (ply) == seat)
        gtk_snapshot_append_color (snapshot, &colour,
                                   &GRAPHENE_RECT_INIT (x, top + LANE_HEIGHT - height, bar, height));
    }
  gtk_snapshot_pop (snapshot);
}

static void
ari_time_lane_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AriTimeLane *self = ARI_TIME_LANE (widget);
  AriScheme scheme = ari_scheme_current ();
  float top = 0;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if (has_lane (self, seat))
      {
        snapshot_lane (self, snapshot, scheme, seat, top);
        top += LANE_HEIGHT + GAP;
      }
  if (top > 0)
    ari_ply_axis_snapshot_cursor (self->match, scheme, snapshot, gtk_widget_get_width (widget),
                                  gtk_widget_get_height (widget));
}

static void
ari_time_lane_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  guint n = count_lanes (ARI_TIME_LANE (widget));
  int height = n > 0 ? (int) n * (LANE_HEIGHT + GAP) - GAP : 0;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : height;
}

/* (nullable): who thought about @ply for how long */
static char *
tell_ply (AriTimeLane *self,
          AriPly      *ply)
{
  double seconds = ari_ply_get_number (ply) <= count_known (self) ? ari_times_get (self->times, ply) : -1;
  g_autofree char *time = seconds >= 0 ? ari_time_words (seconds) : NULL;

  if (time == NULL)
    return NULL;

  /* Translators: the number of a move, the name of a player, and a length of time such as “1 min 12 s”. */
  return g_strdup_printf (_("Move %1$u: %2$s thought for %3$s"), ari_ply_get_turn (ply),
                          ari_match_get_seat_name (self->match, ari_ply_get_actor (ply)), time);
}

static gboolean
ari_time_lane_query_tooltip (GtkWidget  *widget,
                             int         x,
                             int         y,
                             gboolean    keyboard,
                             GtkTooltip *tooltip)
{
  AriTimeLane *self = ARI_TIME_LANE (widget);
  const char *scale = _("The bars grow with the logarithm of the time.");
  guint number = self->match != NULL ? ari_match_get_cursor (self->match) : 0;
  g_autoptr(AriPly) ply = NULL;
  g_autofree char *told = NULL, *text = NULL;

  /* A decision leads from one position to the next. */
  for (guint i = 1; !keyboard && i <= count_known (self); i++)
    if (x < ari_ply_axis_x (self->match, i, gtk_widget_get_width (widget)))
      {
        number = i;
        break;
      }
  if (number > 0)
    ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
  told = ply != NULL ? tell_ply (self, ply) : NULL;
  text = told != NULL ? g_strdup_printf ("%s\n%s", told, scale) : g_strdup (scale);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

/* Says the time of the ply at the cursor. */
static void
sync_description (AriTimeLane *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  g_autofree char *text = ply != NULL ? tell_ply (self, ply) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : _("No time is known for this move."), -1);
}

static void
moved_cb (AriTimeLane *self)
{
  sync_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointed (GtkWidget *widget,
         double     x)
{
  AriTimeLane *self = ARI_TIME_LANE (widget);

  g_signal_emit (self, signals[CHOSEN], 0,
                 ari_ply_axis_number (self->match, x, gtk_widget_get_width (widget)));
}

static void
ari_time_lane_dispose (GObject *object)
{
  AriTimeLane *self = ARI_TIME_LANE (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_time_lane_parent_class)->dispose (object);
}

static void
ari_time_lane_class_init (AriTimeLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_time_lane_dispose;
  widget_class->snapshot = ari_time_lane_snapshot;
  widget_class->measure = ari_time_lane_measure;
  widget_class->query_tooltip = ari_time_lane_query_tooltip;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "time-lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_time_lane_init (AriTimeLane *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Time of each decision, move by move"), -1);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  ari_ply_axis_watch (GTK_WIDGET (self), pointed);
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

void
ari_time_lane_show (AriTimeLane    *self,
                    AriMatch       *match,
                    const AriTimes *times)
{
  g_return_if_fail (ARI_IS_TIME_LANE (self));
  g_return_if_fail (self->match == NULL || self->match == match);

  if (self->match == NULL)
    {
      self->match = g_object_ref (match);
      g_signal_connect_object (match, "notify::cursor", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
    }
  self->times = times;
  sync_description (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
