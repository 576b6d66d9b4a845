/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feat-view.h"

G_DEFINE_INTERFACE (AriFeatView, ari_feat_view, GTK_TYPE_WIDGET)

static void
ari_feat_view_default_init (AriFeatViewInterface *iface)
{
  g_signal_new ("performed", ARI_TYPE_FEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("sounded", ARI_TYPE_FEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  g_signal_new ("finished", ARI_TYPE_FEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("watched", ARI_TYPE_FEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
ari_feat_view_follow (AriFeatView *self,
                      GSettings   *settings,
                      gboolean     calm,
                      gboolean     shifted)
{
  g_return_if_fail (ARI_IS_FEAT_VIEW (self));

  ARI_FEAT_VIEW_GET_IFACE (self)->follow (self, settings, calm, shifted);
}

void
ari_feat_view_set_armed (AriFeatView *self,
                         gboolean     armed)
{
  g_return_if_fail (ARI_IS_FEAT_VIEW (self));

  ARI_FEAT_VIEW_GET_IFACE (self)->set_armed (self, armed);
}

void
ari_feat_view_set_seat (AriFeatView *self,
                        AriActor     seat)
{
  g_return_if_fail (ARI_IS_FEAT_VIEW (self));

  ARI_FEAT_VIEW_GET_IFACE (self)->set_seat (self, seat);
}

void
ari_feat_view_show (AriFeatView *self,
                    const char  *performance,
                    gboolean     again)
{
  g_return_if_fail (ARI_IS_FEAT_VIEW (self));

  ARI_FEAT_VIEW_GET_IFACE (self)->show (self, performance, again);
}

void
ari_feat_view_reset (AriFeatView *self)
{
  g_return_if_fail (ARI_IS_FEAT_VIEW (self));

  ARI_FEAT_VIEW_GET_IFACE (self)->reset (self);
}
