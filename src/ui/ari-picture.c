/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picture.h"

struct _AriPicture
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AriPicture, ari_picture, GTK_TYPE_WIDGET)

static void
ari_picture_class_init (AriPictureClass *klass)
{
}

static void
ari_picture_init (AriPicture *self)
{
}

GtkWidget *
ari_picture_new (void)
{
  return g_object_new (ARI_TYPE_PICTURE, NULL);
}

void
ari_picture_set (AriPicture        *self,
                 const AriSetup    *setup,
                 const AriPosition *position,
                 gboolean           framed)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
