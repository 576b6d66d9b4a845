/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-fit-layout.h"

struct _AriFitLayout
{
  GtkLayoutManager parent_instance;

  int              width; /* that the widget has; 0: none yet */
  guint            resize_id;
};

G_DEFINE_FINAL_TYPE (AriFitLayout, ari_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *layout,
                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *layout,
         GtkWidget        *widget,
         GtkOrientation    orientation,
         int               for_size,
         int              *minimum,
         int              *natural,
         int              *minimum_baseline,
         int              *natural_baseline)
{
  int width = ARI_FIT_LAYOUT (layout)->width;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0 && width > 0)
    for_size = width;
  GTK_WIDGET_GET_CLASS (widget)->measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                                          natural_baseline);
}

static gboolean
resize_cb (gpointer data)
{
  AriFitLayout *self = data;

  self->resize_id = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));

  return G_SOURCE_REMOVE;
}

/* The height for another width can't be asked for while the widget gets its size. */
static void
allocate (GtkLayoutManager *layout,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  AriFitLayout *self = ARI_FIT_LAYOUT (layout);

  GTK_WIDGET_GET_CLASS (widget)->size_allocate (widget, width, height, baseline);
  if (width == self->width)
    return;

  self->width = width;
  if (self->resize_id != 0)
    return;

  self->resize_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_cb, self, NULL);
  g_source_set_name_by_id (self->resize_id, "[ariadne] fit layout");
}

static void
ari_fit_layout_dispose (GObject *object)
{
  g_clear_handle_id (&ARI_FIT_LAYOUT (object)->resize_id, g_source_remove);

  G_OBJECT_CLASS (ari_fit_layout_parent_class)->dispose (object);
}

static void
ari_fit_layout_class_init (AriFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_fit_layout_dispose;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
}

static void
ari_fit_layout_init (AriFitLayout *self)
{
}
