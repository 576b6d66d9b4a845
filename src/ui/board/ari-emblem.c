/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-emblem.h"

#include "ari-painter.h"

#define SIZE 40

struct _AriEmblem
{
  GtkWidget       parent_instance;

  const AriRules *rules;
};

G_DEFINE_FINAL_TYPE (AriEmblem, ari_emblem, GTK_TYPE_WIDGET)

static void
ari_emblem_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
ari_emblem_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  g_autoptr(AriScene) scene = ari_board_renderer_emblem (ARI_EMBLEM (widget)->rules);
  AriPainter painter;

  ari_painter_init (&painter, widget);
  ari_painter_fit (&painter, &scene->bounds, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  ari_painter_append (&painter, scene, snapshot);
}

static void
ari_emblem_class_init (AriEmblemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ari_emblem_measure;
  widget_class->snapshot = ari_emblem_snapshot;

  /* The name of the game stands beside the emblem. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ari_emblem_init (AriEmblem *self)
{
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
ari_emblem_new (const AriRules *rules)
{
  AriEmblem *self;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (ARI_TYPE_EMBLEM, NULL);
  self->rules = rules;

  return GTK_WIDGET (self);
}
