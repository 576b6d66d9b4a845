/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"

G_BEGIN_DECLS

/* A position with a picture of it, and what tests of all faces ask of pictures. */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriShow     show;
} Fixture;

void    fixture_start (Fixture        *fixture,
                       const AriRules *rules,
                       guint           seats,
                       const char     *actions);
void    fixture_play  (Fixture        *fixture,
                       const char     *actions);
AriSpot fixture_spot  (const Fixture  *fixture,
                       const char     *name);

guint   count_items   (const AriScene *scene,
                       AriLayer        layer,
                       AriSpot         at,
                       AriRole         role);
guint   count_role    (const AriScene *scene,
                       AriRole         role);
guint   count_texts   (const AriScene *scene);
guint   count_ghosts  (const AriScene *scene,
                       AriSpot         at,
                       float           opacity);
void    assert_sound  (const AriScene *scene);
void    assert_pens   (const AriScene *scene,
                       float           unit_px);
void    assert_pure   (const AriShow  *show);

G_END_DECLS
