/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rating-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-appearance.h"
#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-level.h"
#include "ari-painter.h"

#define HEIGHT 160
#define CORNER 8
#define MARGIN 8    /* px that stay free above and below */
#define PLATE  3    /* px of the ground under a name beside it */

struct _AriRatingChart
{
  GtkWidget       parent_instance;

  const AriRules *rules;      /* (nullable) until there is something to show */
  GArray         *curve;      /* owned (element-type AriCareerPoint) */
  double          low, high;  /* what the height spans */
};

G_DEFINE_FINAL_TYPE (AriRatingChart, ari_rating_chart, GTK_TYPE_WIDGET)

static const AriCareerPoint *
get_point (AriRatingChart *self,
           guint           index)
{
  return &g_array_index (self->curve, AriCareerPoint, index);
}

/* Matches stand at equal distances: a pause of a year would leave no room for them. */
static float
x_of (AriRatingChart *self,
      guint           index)
{
  float width = gtk_widget_get_width (GTK_WIDGET (self));

  return width * index / (self->curve->len - 1);
}

static float
y_of (AriRatingChart *self,
      double          rating)
{
  double part = (rating - self->low) / (self->high - self->low);

  return MARGIN + (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN) * (1 - part);
}

/* The edge of the band, @deviations from the line. With more points than pixels, it would take long to draw
 * and look no different. */
static void
add_edge (AriRatingChart *self,
          GskPathBuilder *builder,
          double          deviations,
          gboolean        backwards)
{
  guint n = self->curve->len, step = n / (guint) MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1) + 1;

  /* The last point is there in any case. */
  for (guint i = 0; i < n; i = i < n - 1 ? MIN (i + step, n - 1) : n)
    {
      guint index = backwards ? n - 1 - i : i;
      const AriCareerPoint *point = get_point (self, index);
      float x = x_of (self, index);
      float y = y_of (self, point->rating + deviations * point->deviation);

      if (i == 0 && !backwards)
        gsk_path_builder_move_to (builder, x, y);
      else
        gsk_path_builder_line_to (builder, x, y);
    }
}

static void
snapshot_curve (AriRatingChart *self,
                GtkSnapshot    *snapshot,
                AriScheme       scheme)
{
  GdkRGBA fill = ari_scheme_rgba (scheme, ARI_ROLE_LAST_EDGE, 0.3f);
  GdkRGBA line = ari_scheme_rgba (scheme, ARI_ROLE_TEXT, 1);
  g_autoptr(GskPathBuilder) band = gsk_path_builder_new (), middle = gsk_path_builder_new ();
  g_autoptr(GskPath) band_path = NULL, middle_path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (2);

  add_edge (self, band, ARI_GLICKO_LIKELY, FALSE);
  add_edge (self, band, -ARI_GLICKO_LIKELY, TRUE);
  gsk_path_builder_close (band);
  band_path = gsk_path_builder_to_path (band);
  gtk_snapshot_append_fill (snapshot, band_path, GSK_FILL_RULE_WINDING, &fill);

  add_edge (self, middle, 0, FALSE);
  middle_path = gsk_path_builder_to_path (middle);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_stroke (snapshot, middle_path, stroke, &line);
}

static void
snapshot_level (AriRatingChart *self,
                GtkSnapshot    *snapshot,
                AriScheme       scheme,
                const AriLevel *level)
{
  GdkRGBA text = ari_scheme_rgba (scheme, ARI_ROLE_TEXT, 0.75f);
  GdkRGBA line = ari_scheme_rgba (scheme, ARI_ROLE_TEXT, 0.35f);
  GdkRGBA card = ari_scheme_rgba (scheme, ARI_ROLE_CARD, 0.75f);
  g_autoptr(PangoLayout) name = NULL;
  float y = y_of (self, ari_level_rating (level, self->rules));
  GskRoundedRect plate;
  int width, height;

  name = gtk_widget_create_pango_layout (GTK_WIDGET (self), g_dpgettext2 (NULL, "level", level->title));
  pango_layout_get_pixel_size (name, &width, &height);
  gtk_snapshot_append_color (snapshot, &line,
                             &GRAPHENE_RECT_INIT (0, y - 0.5f, gtk_widget_get_width (GTK_WIDGET (self)), 1));
  /* Above its line, or below it where that would be cut off. */
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (CORNER, y > height ? y - height : y));
  /* The curve may run through it. */
  gsk_rounded_rect_init_from_rect (&plate, &GRAPHENE_RECT_INIT (-PLATE, 0, width + 2 * PLATE, height), PLATE);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &card, &plate.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_layout (snapshot, name, &text);
  gtk_snapshot_restore (snapshot);
}

/* Levels whose names would lie on one another share a place: the stronger one is left out. */
static void
snapshot_levels (AriRatingChart *self,
                 GtkSnapshot    *snapshot,
                 AriScheme       scheme)
{
  float last = G_MAXFLOAT;
  g_autoptr(PangoLayout) sample = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X");
  int height;

  pango_layout_get_pixel_size (sample, NULL, &height);
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      const AriLevel *level = &ari_levels ()[i];
      float y = y_of (self, ari_level_rating (level, self->rules));

      if (y < 0 || y > gtk_widget_get_height (GTK_WIDGET (self)) || last - y < height)
        continue;
      snapshot_level (self, snapshot, scheme, level);
      last = y;
    }
}

static void
ari_rating_chart_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AriRatingChart *self = ARI_RATING_CHART (widget);
  AriScheme scheme = ari_scheme_current ();
  GdkRGBA ground = ari_scheme_rgba (scheme, ARI_ROLE_FAINT, 0.3f);
  GskRoundedRect frame;

  if (self->rules == NULL)
    return;

  gsk_rounded_rect_init_from_rect (&frame,
                                   &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                        gtk_widget_get_height (widget)), CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &ground, &frame.bounds);
  snapshot_curve (self, snapshot, scheme);
  snapshot_levels (self, snapshot, scheme);
  gtk_snapshot_pop (snapshot);
}

static void
ari_rating_chart_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : HEIGHT;
}

static char *
tell_point (const AriCareerPoint *point)
{
  g_autofree char *when = ari_date_words (point->ended, ari_clock_now ());

  /* Translators: a date, the rating of a person on that day, and how far the true one is from it at most. */
  return g_strdup_printf (_("%1$s: %2$.0f ± %3$.0f"), when, point->rating,
                          ARI_GLICKO_LIKELY * point->deviation);
}

static gboolean
query_tooltip_cb (AriRatingChart *self,
                  int             x,
                  int             y,
                  gboolean        keyboard,
                  GtkTooltip     *tooltip)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  g_autofree char *text = NULL;
  guint index;

  if (self->rules == NULL || width == 0)
    return FALSE;

  index = (guint) lround (CLAMP ((double) x / width, 0, 1) * (self->curve->len - 1));
  text = tell_point (get_point (self, index));
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
}

static void
sync_description (AriRatingChart *self)
{
  const AriCareerPoint *first = get_point (self, 0), *last = get_point (self, self->curve->len - 1);
  g_autofree char *text = NULL;

  /* Translators: for screen readers: ratings of a person. */
  text = g_strdup_printf (ngettext ("After %1$u match: %2$.0f ± %3$.0f at first, %4$.0f ± %5$.0f now",
                                    "After %1$u matches: %2$.0f ± %3$.0f at first, %4$.0f ± %5$.0f now",
                                    self->curve->len),
                          self->curve->len, first->rating, ARI_GLICKO_LIKELY * first->deviation, last->rating,
                          ARI_GLICKO_LIKELY * last->deviation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
ari_rating_chart_finalize (GObject *object)
{
  g_array_unref (ARI_RATING_CHART (object)->curve);

  G_OBJECT_CLASS (ari_rating_chart_parent_class)->finalize (object);
}

static void
ari_rating_chart_class_init (AriRatingChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ari_rating_chart_finalize;
  widget_class->snapshot = ari_rating_chart_snapshot;
  widget_class->measure = ari_rating_chart_measure;

  gtk_widget_class_set_css_name (widget_class, "rating-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_rating_chart_init (AriRatingChart *self)
{
  self->curve = g_array_new (FALSE, FALSE, sizeof (AriCareerPoint));
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Rating, match by match"), -1);
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

void
ari_rating_chart_set_career (AriRatingChart  *self,
                             const AriCareer *career)
{
  g_return_if_fail (ARI_IS_RATING_CHART (self));
  g_return_if_fail (career->curve->len > 1);

  self->rules = career->rules;
  g_array_set_size (self->curve, 0);
  g_array_append_vals (self->curve, career->curve->data, career->curve->len);
  self->low = G_MAXDOUBLE;
  self->high = -G_MAXDOUBLE;
  for (guint i = 0; i < self->curve->len; i++)
    {
      const AriCareerPoint *point = get_point (self, i);

      self->low = MIN (self->low, point->rating - ARI_GLICKO_LIKELY * point->deviation);
      self->high = MAX (self->high, point->rating + ARI_GLICKO_LIKELY * point->deviation);
    }
  sync_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
