/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-painter.h"
#include "ari-thread-marks.h"
#include "ari-thread-strands.h"

#define HEIGHT      56
#define LOW_HEIGHT  40
#define PADDING     14
#define TRACK_Y     27
#define SIDE_Y      45
#define LOW_TRACK_Y 23
#define LOW_SIDE_Y  33
#define FIRST_ROW_Y 39 /* of several rows */
#define LAST_ROW_Y  50
#define LOW_FIRST_ROW_Y 31
#define LOW_LAST_ROW_Y  36
#define BALL_RADIUS 10
#define LOW_RADIUS  7 /* there, a larger ball would cover marks */
#define LOW_ROW_RADIUS 5
#define LINE_WIDTH  3.5f
#define PAGE        10

typedef enum
{
  PROP_MATCH = 1,
} AriThreadProperty;

static GParamSpec *props[PROP_MATCH + 1];

enum
{
  CHOSEN,
  PLY_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void ari_thread_range_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AriThread, ari_thread, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE, ari_thread_range_init))

guint
ari_thread_n_plies (AriThread *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

const AriOutline *
ari_thread_get_outline (AriThread *self)
{
  if (self->stale)
    ari_outline_read (&self->outline, self->match);
  self->stale = FALSE;

  return &self->outline;
}

float
ari_thread_track_y (AriThread *self)
{
  return self->low ? LOW_TRACK_Y : TRACK_Y;
}

float
ari_thread_row_y (AriThread *self,
                  guint      row,
                  guint      rows)
{
  float first = self->low ? LOW_FIRST_ROW_Y : FIRST_ROW_Y, last = self->low ? LOW_LAST_ROW_Y : LAST_ROW_Y;

  if (rows <= 1)
    return self->low ? LOW_SIDE_Y : SIDE_Y;

  return first + (last - first) * (float) row / (float) (rows - 1);
}

/* The number of plies across the width, including those that were taken back. */
static guint
extent (AriThread *self)
{
  const AriOutline *outline = ari_thread_get_outline (self);

  return MAX (MAX (outline->main_length, outline->branch_end), MAX (ari_thread_n_plies (self), 1));
}

float
ari_thread_x_of (AriThread *self,
                 guint      number)
{
  return PADDING + (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING) * (float) number / extent (self);
}

double
ari_thread_number_at (AriThread *self,
                      double     x)
{
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING, 1);

  return round ((x - PADDING) / width * extent (self));
}

GArray *
ari_thread_place_strands (AriThread *self)
{
  float left = ari_thread_x_of (self, 0);

  return ari_thread_strands_place (ari_thread_get_outline (self), left, ari_thread_x_of (self, 1) - left,
                                   ARI_THREAD_BEND, ari_thread_n_plies (self),
                                   self->low ? ARI_THREAD_LOW_ROWS : ARI_THREAD_ROWS);
}

/* The middle of the strand of the current line, a variation. @rows: (out) (optional): of all strands */
static float
find_shown_y (AriThread *self,
              guint     *rows)
{
  g_autoptr(GArray) strands = ari_thread_place_strands (self);
  guint n = ari_thread_strands_rows (strands), row = 0;

  for (guint i = 0; i < strands->len; i++)
    if (g_array_index (strands, AriThreadStrand, i).branch.shown)
      row = g_array_index (strands, AriThreadStrand, i).row;
  if (rows != NULL)
    *rows = n;

  return ari_thread_row_y (self, row, n);
}

gboolean
ari_thread_find_ball (AriThread *self,
                      float     *x,
                      float     *y,
                      float     *radius)
{
  guint cursor = ari_match_get_cursor (self->match), shared = ari_thread_get_outline (self)->shared;
  gboolean aside = cursor > shared && !ari_match_is_on_main_line (self->match);

  *x = ari_thread_x_of (self, cursor);
  *y = ari_thread_track_y (self);
  *radius = self->low ? LOW_RADIUS : BALL_RADIUS;
  if (aside)
    {
      guint rows;

      *x = MAX (*x, ari_thread_x_of (self, shared) + ARI_THREAD_BEND);
      *y = find_shown_y (self, &rows);
      /* A large ball would cover the other rows, and the last one has little room below it. */
      if (rows > 1)
        *radius = self->low ? LOW_ROW_RADIUS : LOW_RADIUS;
    }

  return aside;
}

static void
stroke_line (AriThread   *self,
             GtkSnapshot *snapshot,
             float        from,
             float        to,
             AriRole      role)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (LINE_WIDTH);
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), role, 1);
  float y = ari_thread_track_y (self);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, from, y);
  gsk_path_builder_line_to (builder, MAX (to, from + 0.01f), y);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

/* A variation branches off sideways. */
static void
stroke_branch (AriThread   *self,
               GtkSnapshot *snapshot,
               guint        from,
               guint        to,
               float        side,
               float        opacity)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (2.5f);
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_HINT, opacity);
  float x = ari_thread_x_of (self, from), bent = x + ARI_THREAD_BEND;
  float y = ari_thread_track_y (self);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, x, y);
  gsk_path_builder_cubic_to (builder, x + ARI_THREAD_BEND * 0.7f, y, x + ARI_THREAD_BEND * 0.1f, side, bent,
                             side);
  if (ari_thread_x_of (self, to) > bent)
    gsk_path_builder_line_to (builder, ari_thread_x_of (self, to), side);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

GArray *
ari_thread_place_marks (AriThread *self)
{
  float left = ari_thread_x_of (self, 0);

  return ari_thread_marks_place (GTK_WIDGET (self), ari_thread_get_outline (self), left,
                                 ari_thread_x_of (self, 1) - left);
}

static void
snapshot_marks (AriThread   *self,
                GtkSnapshot *snapshot)
{
  g_autoptr(GArray) marks = ari_thread_place_marks (self);

  ari_thread_marks_snapshot (marks, GTK_WIDGET (self), snapshot, ARI_THREAD_MARK_Y);
}

static void
ari_thread_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  AriThread *self = ARI_THREAD (widget);
  float radius, x, y, start, ahead;
  const AriOutline *outline;
  g_autoptr(GArray) strands = NULL;
  guint cursor, rows;
  gboolean aside;

  if (self->match == NULL)
    return;
  outline = ari_thread_get_outline (self);
  aside = ari_thread_find_ball (self, &x, &y, &radius);
  strands = ari_thread_place_strands (self);
  rows = ari_thread_strands_rows (strands);
  cursor = ari_match_get_cursor (self->match);

  /* Before the first ply the whole thread lies ahead. */
  start = ari_thread_x_of (self, 0);
  ahead = ari_thread_x_of (self, outline->main_length > 0 ? outline->main_length : extent (self));
  stroke_line (self, snapshot, start, ahead, ARI_ROLE_FAINT);
  for (guint i = 0; i < strands->len; i++)
    {
      const AriThreadStrand *strand = &g_array_index (strands, AriThreadStrand, i);

      stroke_branch (self, snapshot, strand->branch.from, strand->branch.to,
                     ari_thread_row_y (self, strand->row, rows), 0.55f);
    }
  stroke_line (self, snapshot, start, ari_thread_x_of (self, aside ? outline->shared : cursor),
               ARI_ROLE_SEAT_FILL);
  if (!ari_match_is_on_main_line (self->match))
    stroke_branch (self, snapshot, outline->shared, aside ? cursor : ari_thread_n_plies (self),
                   find_shown_y (self, NULL), 1);
  snapshot_marks (self, snapshot);

  if (aside)
    ari_thread_ball_snapshot (snapshot, radius, x, y, ARI_ROLE_HINT, ARI_ROLE_CARD);
  else
    ari_thread_ball_snapshot (snapshot, radius, x, y, ARI_ROLE_SEAT_FILL, ARI_ROLE_SEAT_ON);
}

static void
ari_thread_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  int height = ARI_THREAD (widget)->low ? LOW_HEIGHT : HEIGHT;

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 80 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : height;
}

static void
ari_thread_sync (AriThread *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self), self->match != NULL);
  if (self->match != NULL)
    {
      guint cursor = ari_match_get_cursor (self->match), total = ari_thread_n_plies (self);
      /* Translators: which ply is shown, and how many there are. */
      g_autofree char *text = g_strdup_printf (_("%1$u of %2$u"), cursor, total);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) total,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) cursor,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                      -1);
    }
}

static void
stale_cb (AriThread *self)
{
  self->stale = TRUE;
  ari_thread_sync (self);
}

void
ari_thread_go_to (AriThread *self,
                  double     number,
                  gboolean   on_main)
{
  guint last = on_main ? ari_thread_get_outline (self)->main_length : ari_thread_n_plies (self);

  g_signal_emit (self, signals[CHOSEN], 0, (guint) CLAMP (number, 0, last), on_main);
}

void
ari_thread_choose_ply (AriThread *self,
                       guint      id)
{
  g_signal_emit (self, signals[PLY_CHOSEN], 0, id);
}

static gboolean
ari_thread_set_current_value (GtkAccessibleRange *range,
                              double              value)
{
  AriThread *self = ARI_THREAD (range);

  if (self->match == NULL)
    return FALSE;

  ari_thread_go_to (self, value, FALSE);

  return TRUE;
}

static void
ari_thread_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = ari_thread_set_current_value;
}

void
ari_thread_step (AriThread *self,
                 int        by)
{
  if (self->match != NULL)
    ari_thread_go_to (self, (double) ari_match_get_cursor (self->match) + by, FALSE);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  int by;

  g_variant_get (args, "(i)", &by);
  ari_thread_step (ARI_THREAD (widget), by);

  return GDK_EVENT_STOP;
}

static void
ari_thread_dispose (GObject *object)
{
  AriThread *self = ARI_THREAD (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_thread_parent_class)->dispose (object);
}

static void
ari_thread_finalize (GObject *object)
{
  AriThread *self = ARI_THREAD (object);

  ari_outline_clear (&self->outline);

  G_OBJECT_CLASS (ari_thread_parent_class)->finalize (object);
}

static void
ari_thread_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch ((AriThreadProperty) prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, ARI_THREAD (object)->match);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_thread_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch ((AriThreadProperty) prop_id)
    {
    case PROP_MATCH:
      ari_thread_set_match (ARI_THREAD (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_thread_class_init (AriThreadClass *klass)
{
  static const struct { guint key; int by; } keys[] = {
    { GDK_KEY_Left, -1 }, { GDK_KEY_Right, 1 }, { GDK_KEY_KP_Left, -1 }, { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Down, -1 }, { GDK_KEY_Up, 1 }, { GDK_KEY_Page_Down, -PAGE }, { GDK_KEY_Page_Up, PAGE },
    { GDK_KEY_Home, -ARI_MATCH_MAX_PLIES }, { GDK_KEY_End, ARI_MATCH_MAX_PLIES },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_thread_dispose;
  object_class->finalize = ari_thread_finalize;
  object_class->get_property = ari_thread_get_property;
  object_class->set_property = ari_thread_set_property;
  widget_class->snapshot = ari_thread_snapshot;
  widget_class->measure = ari_thread_measure;
  widget_class->query_tooltip = ari_thread_query_tooltip;

  props[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, ARI_TYPE_MATCH,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[PLY_CHOSEN] = g_signal_new ("ply-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].key, 0, step_cb, "(i)", keys[i].by);

  gtk_widget_class_set_css_name (widget_class, "thread");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
ari_thread_init (AriThread *self)
{
  ari_outline_init (&self->outline);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Thread"), -1);
  ari_thread_watch_pointer (self);

  self->signals = g_signal_group_new (ARI_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "notify", G_CALLBACK (ari_thread_sync), self);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-added", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-changed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-removed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "order-changed", G_CALLBACK (stale_cb), self);
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

/**
 * ari_thread_set_match:
 * @match: (nullable): the match of the thread; without one the thread is insensitive
 */
void
ari_thread_set_match (AriThread *self,
                      AriMatch  *match)
{
  g_return_if_fail (ARI_IS_THREAD (self));

  if (!g_set_object (&self->match, match))
    return;

  g_signal_group_set_target (self->signals, match);
  stale_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
}

void
ari_thread_set_low (AriThread *self,
                    gboolean   low)
{
  g_return_if_fail (ARI_IS_THREAD (self));

  if (self->low == low)
    return;

  self->low = low;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
