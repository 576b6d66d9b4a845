/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-outline.h"
#include "ari-painter.h"
#include "ari-thread-marks.h"
#include "ari-thread-strands.h"

#define HEIGHT      56
#define LOW_HEIGHT  40
#define PADDING     14
#define MARK_Y      8
#define TRACK_Y     27
#define SIDE_Y      45
#define LOW_TRACK_Y 23
#define LOW_SIDE_Y  33
#define BALL_RADIUS 10
#define LOW_RADIUS  7 /* there, a larger ball would cover marks */
#define LINE_WIDTH  3.5f
#define BEND        16 /* px a variation takes to branch off */
#define PAGE        10
#define SLOP        8  /* px that a click on a mark may move */

struct _AriThread
{
  GtkWidget     parent_instance;

  /* Owned */
  AriMatch     *match;
  GSignalGroup *signals;
  AriOutline    outline;
  gboolean      stale;
  gboolean      low;
  gboolean      on_main;   /* the drag under way began on the main line */
  gboolean      on_mark;   /* or on a mark */
};

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

static guint
n_plies (AriThread *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

static void
bring_up_to_date (AriThread *self)
{
  if (self->stale)
    ari_outline_read (&self->outline, self->match);
  self->stale = FALSE;
}

static float
track_y (AriThread *self)
{
  return self->low ? LOW_TRACK_Y : TRACK_Y;
}

static float
side_y (AriThread *self)
{
  return self->low ? LOW_SIDE_Y : SIDE_Y;
}

/* The number of plies across the width, including those that were taken back. */
static guint
extent (AriThread *self)
{
  return MAX (MAX (self->outline.main_length, self->outline.branch_end), MAX (n_plies (self), 1));
}

static float
x_of (AriThread *self,
      guint      number)
{
  return PADDING + (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING) * (float) number / extent (self);
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

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, from, track_y (self));
  gsk_path_builder_line_to (builder, MAX (to, from + 0.01f), track_y (self));
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

/* A variation branches off sideways. */
static void
stroke_branch (AriThread   *self,
               GtkSnapshot *snapshot,
               guint        from,
               guint        to,
               float        opacity)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (2.5f);
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_HINT, opacity);
  float x = x_of (self, from), end = MAX (x_of (self, to), x + BEND);

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, x, track_y (self));
  gsk_path_builder_cubic_to (builder, x + BEND * 0.7f, track_y (self), x + BEND * 0.1f, side_y (self), x + BEND, side_y (self));
  if (end > x + BEND)
    gsk_path_builder_line_to (builder, end, side_y (self));
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

static GArray *
place_marks (AriThread *self)
{
  bring_up_to_date (self);

  return ari_thread_marks_place (GTK_WIDGET (self), &self->outline, x_of (self, 0),
                                 x_of (self, 1) - x_of (self, 0));
}

static void
snapshot_marks (AriThread   *self,
                GtkSnapshot *snapshot)
{
  g_autoptr(GArray) marks = place_marks (self);

  ari_thread_marks_snapshot (marks, GTK_WIDGET (self), snapshot, MARK_Y);
}

static gboolean
find_mark (AriThread     *self,
           double         x,
           double         y,
           AriThreadMark *mark)
{
  g_autoptr(GArray) marks = NULL;
  const AriThreadMark *found;

  if (self->match == NULL || y > (MARK_Y + track_y (self)) / 2)
    return FALSE;

  marks = place_marks (self);
  found = ari_thread_marks_find (marks, (float) x);
  if (found != NULL)
    *mark = *found;

  return found != NULL;
}

/* The number of plies that @x stands for, which may lie beyond both ends. */
static double
number_at (AriThread *self,
           double     x)
{
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING, 1);

  return round ((x - PADDING) / width * extent (self));
}

static gboolean
is_aside (AriThread *self,
          double     y)
{
  return y >= (track_y (self) + side_y (self)) / 2;
}

/* (nullable): the strand there of a line that isn't shown. */
static const AriOutlineBranch *
find_branch (AriThread *self,
             double     x,
             double     y)
{
  double number;

  if (self->match == NULL || !is_aside (self, y))
    return NULL;

  bring_up_to_date (self);
  number = number_at (self, x);
  if (!ari_match_is_on_main_line (self->match) && number > self->outline.shared && number <= n_plies (self))
    return NULL;

  return ari_thread_branch_find (&self->outline, PADDING, x_of (self, 1) - PADDING, BEND, (float) x);
}

static void
ari_thread_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  AriThread *self = ARI_THREAD (widget);
  float radius = self->low ? LOW_RADIUS : BALL_RADIUS, x;
  guint cursor;
  gboolean aside;

  if (self->match == NULL)
    return;
  bring_up_to_date (self);
  cursor = ari_match_get_cursor (self->match);
  aside = cursor > self->outline.shared && !ari_match_is_on_main_line (self->match);

  /* Before the first ply the whole thread lies ahead. */
  stroke_line (self, snapshot, x_of (self, 0),
               x_of (self, self->outline.main_length > 0 ? self->outline.main_length : extent (self)), ARI_ROLE_FAINT);
  for (guint i = 0; i < self->outline.branches->len; i++)
    {
      AriOutlineBranch *branch = &g_array_index (self->outline.branches, AriOutlineBranch, i);

      stroke_branch (self, snapshot, branch->from, branch->to, 0.55f);
    }
  stroke_line (self, snapshot, x_of (self, 0), x_of (self, aside ? self->outline.shared : cursor), ARI_ROLE_SEAT_FILL);
  if (!ari_match_is_on_main_line (self->match))
    stroke_branch (self, snapshot, self->outline.shared, aside ? MAX (cursor, self->outline.shared) : n_plies (self), 1);
  snapshot_marks (self, snapshot);

  x = aside ? MAX (x_of (self, cursor), x_of (self, self->outline.shared) + BEND) : x_of (self, cursor);
  if (aside)
    ari_thread_ball_snapshot (snapshot, radius, x, side_y (self), ARI_ROLE_HINT, ARI_ROLE_CARD);
  else
    ari_thread_ball_snapshot (snapshot, radius, x, track_y (self), ARI_ROLE_SEAT_FILL, ARI_ROLE_SEAT_ON);
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
      guint cursor = ari_match_get_cursor (self->match), total = n_plies (self);
      /* Translators: which ply is shown, and how many there are. */
      g_autofree char *text = g_strdup_printf (_("%1$u of %2$u"), cursor, total);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) total,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) cursor,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
    }
}

static void
stale_cb (AriThread *self)
{
  self->stale = TRUE;
  ari_thread_sync (self);
}

static void
go_to (AriThread *self,
       double     number)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) CLAMP (number, 0, n_plies (self)), FALSE);
}

static void
go_to_main (AriThread *self,
            double     number)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) CLAMP (number, 0, self->outline.main_length), TRUE);
}

static gboolean
ari_thread_set_current_value (GtkAccessibleRange *range,
                              double              value)
{
  AriThread *self = ARI_THREAD (range);

  if (self->match == NULL)
    return FALSE;

  go_to (self, value);
  return TRUE;
}

static void
ari_thread_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = ari_thread_set_current_value;
}

static void
step (AriThread *self,
      int        by)
{
  if (self->match != NULL)
    go_to (self, (double) ari_match_get_cursor (self->match) + by);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  int by;

  g_variant_get (args, "(i)", &by);
  step (ARI_THREAD (widget), by);

  return GDK_EVENT_STOP;
}

static void
go_to_x (AriThread *self,
         double     x)
{
  if (self->match == NULL)
    return;
  bring_up_to_date (self);
  if (self->on_main)
    go_to_main (self, number_at (self, x));
  else
    go_to (self, number_at (self, x));
}

/* Whether @y is on the strand of the main line or above it, while a variation is shown. */
static gboolean
means_main (AriThread *self,
            double     y)
{
  return self->match != NULL && !ari_match_is_on_main_line (self->match)
    && !is_aside (self, y);
}

static void
drag_begin_cb (AriThread      *self,
               double          x,
               double          y,
               GtkGestureDrag *gesture)
{
  const AriOutlineBranch *branch = find_branch (self, x, y);
  AriThreadMark mark;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->on_main = means_main (self, y);
  self->on_mark = find_mark (self, x, y, &mark);
  if (self->on_mark)
    go_to_main (self, mark.mark.number);
  else if (branch != NULL)
    g_signal_emit (self, signals[PLY_CHOSEN], 0,
                   ari_thread_branch_ply (self->match, branch, MAX (number_at (self, x), 0)));
  else
    go_to_x (self, x);
}

static void
drag_update_cb (AriThread      *self,
                double          dx,
                double          dy,
                GtkGestureDrag *gesture)
{
  double x, y;

  if (self->on_mark && fabs (dx) < SLOP)
    return;
  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to_x (self, x + dx);
}

static gboolean
ari_thread_query_tooltip (GtkWidget  *widget,
                          int         x,
                          int         y,
                          gboolean    by_key,
                          GtkTooltip *tooltip)
{
  g_autofree char *words = NULL;
  GdkRectangle area = { .height = gtk_widget_get_height (widget) };
  const AriOutlineBranch *branch = by_key ? NULL : find_branch (ARI_THREAD (widget), x, y);
  AriThreadMark mark;

  if (branch != NULL)
    {
      words = ari_thread_branch_words (branch);
      gtk_tooltip_set_text (tooltip, words);
      area.x = (int) x_of (ARI_THREAD (widget), branch->from);
      area.width = (int) x_of (ARI_THREAD (widget), branch->to) - area.x + BEND;
      gtk_tooltip_set_tip_area (tooltip, &area);
      return TRUE;
    }
  if (by_key || !find_mark (ARI_THREAD (widget), x, y, &mark))
    return FALSE;

  words = ari_thread_mark_words (&mark, ARI_THREAD (widget)->match);
  gtk_tooltip_set_text (tooltip, words);
  /* It lies beside the thread at its mark, and follows the pointer from one mark to the next. */
  area.x = (int) round (mark.x - mark.width / 2);
  area.width = (int) ceil (mark.width);
  gtk_tooltip_set_tip_area (tooltip, &area);

  return TRUE;
}

static gboolean
scroll_cb (AriThread *self,
           double     dx,
           double     dy)
{
  step (self, dx + dy > 0 ? 1 : -1);

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
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
                                                                | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  ari_outline_init (&self->outline);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Thread"), -1);

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);

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
