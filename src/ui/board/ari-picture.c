/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picture.h"

#include "ari-painter.h"

/* A smaller board would be no more than a blot. */
#define MIN_WIDTH 24
#define NATURAL_WIDTH 96

struct _AriPicture
{
  GtkWidget parent_instance;

  /* Without rules the picture is empty. */
  AriBoardState     show;
  AriSetup    setup;    /* the setup that @show refers to */
  AriPosition position;
  float       aspect; /* width : height */
  gboolean    styled; /* use @style instead of the user's choice */
  AriStyle    style;

  /* Owned; created when first shown at its size with these fonts */
  GskRenderNode *node;
  int            width, height;
  guint          fonts;  /* serial of the Pango context */
};

G_DEFINE_FINAL_TYPE (AriPicture, ari_picture, GTK_TYPE_WIDGET)

static void
forget_node (AriPicture *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static AriScheme
scheme_of (AriPicture *self)
{
  return self->styled ? ari_scheme_of_style (self->style) : ari_scheme_current ();
}

static AriScene *
make_scene (AriPicture *self,
            float       unit_px)
{
  AriBoardState show = self->show;

  show.unit_px = unit_px;
  show.high_contrast = ari_scheme_is_high_contrast (scheme_of (self));

  return ari_board_renderer_picture (&show);
}

static guint
fonts_serial (AriPicture *self)
{
  return pango_context_get_serial (gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static void
make_node (AriPicture *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const AriBoard *board = self->show.rules->board (self->show.setup);
  const AriRect *bounds = self->show.no_frame ? &board->bounds : &board->framed;
  g_autoptr(AriScene) scene = NULL;
  AriPainter painter;

  ari_painter_init (&painter, GTK_WIDGET (self));
  painter.scheme = scheme_of (self);
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  self->height = gtk_widget_get_height (GTK_WIDGET (self));
  self->fonts = fonts_serial (self);
  ari_painter_fit (&painter, bounds, self->width, self->height);
  scene = make_scene (self, painter.unit * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  ari_painter_fit (&painter, &scene->bounds, self->width, self->height);

  ari_painter_append (&painter, scene, snapshot);

  self->node = gtk_snapshot_free_to_node (snapshot);
}

static void
ari_picture_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AriPicture *self = ARI_PICTURE (widget);

  if (self->show.rules == NULL)
    return;

  if (self->node == NULL)
    make_node (self);
  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
}

static void
ari_picture_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AriPicture *self = ARI_PICTURE (widget);

  if (width != self->width || height != self->height)
    forget_node (self);
}

static GtkSizeRequestMode
ari_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ari_picture_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AriPicture *self = ARI_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = for_size > 0 ? MAX ((int) (for_size * self->aspect), MIN_WIDTH) : NATURAL_WIDTH;
    }
  else
    {
      *minimum = (int) (MIN_WIDTH / self->aspect);
      *natural = MAX ((int) ((for_size > 0 ? for_size : NATURAL_WIDTH) / self->aspect), *minimum);
    }
}

static void
ari_picture_css_changed (GtkWidget         *widget,
                         GtkCssStyleChange *change)
{
  AriPicture *self = ARI_PICTURE (widget);

  GTK_WIDGET_CLASS (ari_picture_parent_class)->css_changed (widget, change);

  /* Colours follow the scheme, not the style sheet. */
  if (self->fonts != fonts_serial (self))
    forget_node (self);
}

static void
ari_picture_dispose (GObject *object)
{
  AriPicture *self = ARI_PICTURE (object);

  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (ari_picture_parent_class)->dispose (object);
}

static void
ari_picture_class_init (AriPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_picture_dispose;
  widget_class->snapshot = ari_picture_snapshot;
  widget_class->size_allocate = ari_picture_size_allocate;
  widget_class->get_request_mode = ari_picture_get_request_mode;
  widget_class->measure = ari_picture_measure;
  widget_class->css_changed = ari_picture_css_changed;

  gtk_widget_class_set_css_name (widget_class, "board-picture");
  /* Text beside the picture says what it shows. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ari_picture_init (AriPicture *self)
{
  self->aspect = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  ari_appearance_watch (self, G_CALLBACK (forget_node));
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (forget_node), NULL);
}

GtkWidget *
ari_picture_new (void)
{
  return g_object_new (ARI_TYPE_PICTURE, NULL);
}

void
ari_picture_set_style (AriPicture *self,
                       AriStyle    style)
{
  g_return_if_fail (ARI_IS_PICTURE (self));

  self->styled = TRUE;
  self->style = style;
  forget_node (self);
}

void
ari_picture_set_show (AriPicture          *self,
                      const AriBoardState *show)
{
  const AriBoard *board;
  const AriRect *bounds;

  g_return_if_fail (ARI_IS_PICTURE (self));

  self->show = *show;
  board = show->rules->board (show->setup);
  bounds = show->no_frame ? &board->bounds : &board->framed;
  self->aspect = bounds->width / bounds->height;

  forget_node (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * ari_picture_set:
 * @setup: (nullable): NULL empties the picture
 * @position: (nullable): NULL shows the start
 */
void
ari_picture_set (AriPicture        *self,
                 const AriSetup    *setup,
                 const AriPosition *position,
                 gboolean           framed)
{
  AriBoardState show;

  g_return_if_fail (ARI_IS_PICTURE (self));

  if (setup == NULL)
    {
      self->show = (AriBoardState) { 0 };
      forget_node (self);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      return;
    }

  self->setup = *setup;
  if (position != NULL)
    self->position = *position;
  else
    setup->rules->start (&self->position, setup);
  ari_board_state_init (&show, &self->setup, &self->position);
  show.no_frame = !framed;
  show.covered = TRUE; /* What was revealed for a moment has been turned over since. */
  show.no_coordinates = TRUE; /* Nothing refers to its places. */
  ari_picture_set_show (self, &show);
}
