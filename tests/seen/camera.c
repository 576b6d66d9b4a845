/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "camera.h"

#include <X11/Xlib.h>

/* GTK asks who owns this selection; a connection of our own owns it until the program ends. */
void
camera_pretend_compositor (void)
{
  Display *display = XOpenDisplay (NULL);
  Window owner;

  g_assert_nonnull (display);
  owner = XCreateSimpleWindow (display, DefaultRootWindow (display), 0, 0, 1, 1, 0, 0, 0);
  XSetSelectionOwner (display, XInternAtom (display, "_NET_WM_CM_S0", False), owner, CurrentTime);
  XSync (display, False);
}

/* A paintable clips what a widget draws to its own size, and a window draws its shadow outside. */
static GskRenderNode *
without_clip (GskRenderNode *node)
{
  while (gsk_render_node_get_node_type (node) == GSK_CLIP_NODE)
    node = gsk_clip_node_get_child (node);

  return node;
}

void
camera_take (GtkWidget  *window,
             int         margin,
             const char *path)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr(GtkSnapshot) snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);
  graphene_rect_t frame = GRAPHENE_RECT_INIT (-margin, -margin, width + 2 * margin, height + 2 * margin);
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (renderer, without_clip (node), &frame);
  if (!gdk_texture_save_to_png (texture, path))
    g_error ("%s can't be written.", path);
}
