/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-timeline-marks.h"
#include "ari-timeline-strands.h"

#define HEIGHT      36
#define PADDING     14
#define SIDE_Y      31
#define FIRST_ROW_Y 29.5f /* of two rows */
#define LAST_ROW_Y  33.5f
#define BALL_RADIUS 6 /* a larger ball would cover marks */
#define SIDE_RADIUS 5
#define ROW_RADIUS  3 /* a larger one would cover the other row */
#define PAGE        10

typedef enum
{
  PROP_MATCH = 1,
} AriTimelineProperty;

static GParamSpec *props[PROP_MATCH + 1];

enum
{
  CHOSEN,
  PLY_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void ari_timeline_range_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AriTimeline, ari_timeline, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE, ari_timeline_range_init))

guint
ari_timeline_n_plies (AriTimeline *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

const AriOutline *
ari_timeline_get_outline (AriTimeline *self)
{
  if (self->stale)
    ari_outline_read (&self->outline, self->match);
  self->stale = FALSE;

  return &self->outline;
}

float
ari_timeline_row_y (guint row,
                    guint rows)
{
  if (rows <= 1)
    return SIDE_Y;

  return row == 0 ? FIRST_ROW_Y : LAST_ROW_Y;
}

guint
ari_timeline_extent (AriTimeline *self)
{
  const AriOutline *outline = ari_timeline_get_outline (self);

  return MAX (MAX (outline->main_length, outline->branch_end), MAX (ari_timeline_n_plies (self), 1));
}

float
ari_timeline_x_of (AriTimeline *self,
                   guint        number)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING;

  return PADDING + width * (float) number / ari_timeline_extent (self);
}

double
ari_timeline_number_at (AriTimeline *self,
                        double       x)
{
  int width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING, 1);

  return round ((x - PADDING) / width * ari_timeline_extent (self));
}

/* Nothing that lies along the thread is where it was, or looks as it did. */
static void
forget_places (AriTimeline *self)
{
  g_clear_pointer (&self->strands, g_array_unref);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->rail, gsk_render_node_unref);
}

GArray *
ari_timeline_get_strands (AriTimeline *self)
{
  if (self->strands == NULL)
    {
      float left = ari_timeline_x_of (self, 0);

      self->strands = ari_timeline_strands_place (ari_timeline_get_outline (self), left,
                                                  ari_timeline_x_of (self, 1) - left, ARI_TIMELINE_BEND,
                                                  ari_timeline_n_plies (self), ARI_TIMELINE_ROWS);
    }

  return self->strands;
}

GArray *
ari_timeline_get_marks (AriTimeline *self)
{
  if (self->marks == NULL)
    {
      float left = ari_timeline_x_of (self, 0);

      self->marks = ari_timeline_marks_place (GTK_WIDGET (self), ari_timeline_get_outline (self), left,
                                              ari_timeline_x_of (self, 1) - left);
    }

  return self->marks;
}

float
ari_timeline_find_shown_y (AriTimeline *self,
                           guint       *rows)
{
  GArray *strands = ari_timeline_get_strands (self);
  guint n = ari_timeline_strands_rows (strands), row = 0;

  for (guint i = 0; i < strands->len; i++)
    if (g_array_index (strands, AriTimelineStrand, i).branch.shown)
      row = g_array_index (strands, AriTimelineStrand, i).row;
  if (rows != NULL)
    *rows = n;

  return ari_timeline_row_y (row, n);
}

gboolean
ari_timeline_find_ball (AriTimeline *self,
                        float       *x,
                        float       *y,
                        float       *radius)
{
  guint cursor = ari_match_get_cursor (self->match), shared = ari_timeline_get_outline (self)->shared;
  gboolean aside = cursor > shared && !ari_match_is_on_main_line (self->match);

  *x = ari_timeline_x_of (self, cursor);
  *y = ARI_TIMELINE_TRACK_Y;
  *radius = BALL_RADIUS;
  if (aside)
    {
      guint rows;

      *x = MAX (*x, ari_timeline_x_of (self, shared) + ARI_TIMELINE_BEND);
      *y = ari_timeline_find_shown_y (self, &rows);
      *radius = rows > 1 ? ROW_RADIUS : SIDE_RADIUS;
    }

  return aside;
}

static void
ari_timeline_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 80 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : HEIGHT;
}

static void
ari_timeline_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  forget_places (ARI_TIMELINE (widget));
}

/* The font may be another one. */
static void
ari_timeline_css_changed (GtkWidget         *widget,
                          GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ari_timeline_parent_class)->css_changed (widget, change);
  forget_places (ARI_TIMELINE (widget));
}

static void
appearance_changed_cb (AriTimeline *self)
{
  forget_places (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
ari_timeline_count (AriMatch *match,
                    gboolean  brief)
{
  guint shown, last;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  shown = ari_match_get_turn_at (match, ari_match_get_cursor (match));
  last = ari_match_get_turn_at (match, g_list_model_get_n_items (G_LIST_MODEL (match)));
  if (brief)
    return g_strdup_printf ("%u/%u", shown, last);

  /* Translators: the number of the move that is shown, and how many moves there are. */
  return g_strdup_printf (_("%1$u of %2$u"), shown, last);
}

static void
ari_timeline_sync (AriTimeline *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self), self->match != NULL);
  if (self->match != NULL)
    {
      guint cursor = ari_match_get_cursor (self->match), total = ari_timeline_n_plies (self);
      g_autofree char *text = ari_timeline_count (self->match, FALSE);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) total,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) cursor,
                                      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                      -1);
    }
}

static void
stale_cb (AriTimeline *self)
{
  self->stale = TRUE;
  forget_places (self);
  ari_timeline_sync (self);
}

void
ari_timeline_go_to (AriTimeline *self,
                    double       number,
                    gboolean     on_main)
{
  guint last = on_main ? ari_timeline_get_outline (self)->main_length : ari_timeline_n_plies (self);

  g_signal_emit (self, signals[CHOSEN], 0, (guint) CLAMP (number, 0, last), on_main);
}

void
ari_timeline_choose_ply (AriTimeline *self,
                         guint        id)
{
  g_signal_emit (self, signals[PLY_CHOSEN], 0, id);
}

static gboolean
ari_timeline_set_current_value (GtkAccessibleRange *range,
                                double              value)
{
  AriTimeline *self = ARI_TIMELINE (range);

  if (self->match == NULL)
    return FALSE;

  ari_timeline_go_to (self, value, FALSE);

  return TRUE;
}

static void
ari_timeline_range_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = ari_timeline_set_current_value;
}

void
ari_timeline_step (AriTimeline *self,
                   int          by)
{
  if (self->match != NULL)
    ari_timeline_go_to (self, (double) ari_match_get_cursor (self->match) + by, FALSE);
}

static gboolean
step_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  int by;

  g_variant_get (args, "(i)", &by);
  ari_timeline_step (ARI_TIMELINE (widget), by);

  return GDK_EVENT_STOP;
}

static void
ari_timeline_dispose (GObject *object)
{
  AriTimeline *self = ARI_TIMELINE (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_timeline_parent_class)->dispose (object);
}

static void
ari_timeline_finalize (GObject *object)
{
  AriTimeline *self = ARI_TIMELINE (object);

  forget_places (self);
  ari_outline_clear (&self->outline);

  G_OBJECT_CLASS (ari_timeline_parent_class)->finalize (object);
}

static void
ari_timeline_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch ((AriTimelineProperty) prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, ARI_TIMELINE (object)->match);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_timeline_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch ((AriTimelineProperty) prop_id)
    {
    case PROP_MATCH:
      ari_timeline_set_match (ARI_TIMELINE (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_timeline_class_init (AriTimelineClass *klass)
{
  static const struct { guint key; int by; } keys[] = {
    { GDK_KEY_Left, -1 }, { GDK_KEY_Right, 1 }, { GDK_KEY_KP_Left, -1 }, { GDK_KEY_KP_Right, 1 },
    { GDK_KEY_Down, -1 }, { GDK_KEY_Up, 1 }, { GDK_KEY_Page_Down, -PAGE }, { GDK_KEY_Page_Up, PAGE },
    { GDK_KEY_Home, -ARI_MATCH_MAX_PLIES }, { GDK_KEY_End, ARI_MATCH_MAX_PLIES },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_timeline_dispose;
  object_class->finalize = ari_timeline_finalize;
  object_class->get_property = ari_timeline_get_property;
  object_class->set_property = ari_timeline_set_property;
  widget_class->snapshot = ari_timeline_snapshot;
  widget_class->measure = ari_timeline_measure;
  widget_class->size_allocate = ari_timeline_size_allocate;
  widget_class->css_changed = ari_timeline_css_changed;
  widget_class->query_tooltip = ari_timeline_query_tooltip;

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
ari_timeline_init (AriTimeline *self)
{
  ari_outline_init (&self->outline);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Thread"), -1);
  ari_timeline_watch_pointer (self);

  self->signals = g_signal_group_new (ARI_TYPE_MATCH);
  g_signal_group_connect_swapped (self->signals, "notify", G_CALLBACK (ari_timeline_sync), self);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-added", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-changed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "ply-removed", G_CALLBACK (stale_cb), self);
  g_signal_group_connect_swapped (self->signals, "order-changed", G_CALLBACK (stale_cb), self);
  ari_appearance_watch (self, G_CALLBACK (appearance_changed_cb));
}

/**
 * ari_timeline_set_match:
 * @match: (nullable): the match of the thread; without one the thread is insensitive
 */
void
ari_timeline_set_match (AriTimeline *self,
                        AriMatch    *match)
{
  g_return_if_fail (ARI_IS_TIMELINE (self));

  if (!g_set_object (&self->match, match))
    return;

  g_signal_group_set_target (self->signals, match);
  stale_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
}
