/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The toss as a feat: see #AriFeatView. */
#include "ari-toss-view-private.h"

#include "ari-settings.h"

static void
follow (AriFeatView *view,
        GSettings   *settings,
        gboolean     calm,
        gboolean     shifted)
{
  AriTossView *self = ARI_TOSS_VIEW (view);

  g_set_object (&self->settings, settings);
  ari_toss_view_set_way (self, calm ? ARI_TOSS_CALM : ari_toss_way_of (settings));
  ari_toss_view_set_guided (self, ari_toss_guide_of (settings));
  ari_toss_view_set_shifted (self, shifted);
  ari_toss_view_set_animated (self, ari_settings_want_animations (settings, GTK_WIDGET (self)));
}

static void
set_armed (AriFeatView *view,
           gboolean     armed)
{
  ari_toss_view_set_armed (ARI_TOSS_VIEW (view), armed);
}

static void
set_seat (AriFeatView *view,
          AriActor     seat)
{
  ari_toss_view_set_seat (ARI_TOSS_VIEW (view), seat);
}

static void
show (AriFeatView *view,
      const char  *performance,
      gboolean     again)
{
  AriRelease release;

  if (ari_release_parse (performance, &release, NULL))
    ari_toss_view_fly (ARI_TOSS_VIEW (view), &release, again);
}

static void
reset (AriFeatView *view)
{
  ari_toss_view_reset (ARI_TOSS_VIEW (view), FALSE);
}

void
ari_toss_view_init_feats (AriFeatViewInterface *iface)
{
  iface->follow = follow;
  iface->set_armed = set_armed;
  iface->set_seat = set_seat;
  iface->show = show;
  iface->reset = reset;
}
