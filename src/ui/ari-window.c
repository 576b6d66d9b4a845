/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-window.h"

struct _AriWindow
{
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  AdwNavigationView *navigation;
};

G_DEFINE_FINAL_TYPE (AriWindow, ari_window, ADW_TYPE_APPLICATION_WINDOW)

static void
ari_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_WINDOW);

  G_OBJECT_CLASS (ari_window_parent_class)->dispose (object);
}

static void
ari_window_class_init (AriWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AriWindow, navigation);
}

static void
ari_window_init (AriWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
