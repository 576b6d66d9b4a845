/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_PICK_REFUSED,  /* no legal action continues with that spot */
  ARI_PICK_ADDED,    /* more spots are needed */
  ARI_PICK_COMPLETE, /* exactly one action is left: see ari_picker_action() */
} AriPickResult;

/**
 * AriPicker:
 *
 * Turns the spots you point at into an action, in the same way for mouse, touch, keyboard and screen reader
 * and for every game: it keeps the picks so far and offers the spots that continue some legal action. A value
 * of plain data; initialise it again when the position changes.
 */
struct _AriPicker
{
  const AriRules *rules;
  AriPosition     position;
  guint           n_actions;                   /* those that begin with the picks */
  AriAction       actions[ARI_MAX_ACTIONS];
  guint           n_picks;
  AriSpot         picks[ARI_MAX_PICKS];
  guint64         offered[ARI_MAX_SPOTS / 64]; /* bit set: the spot can be picked next */
};

void          ari_picker_init       (AriPicker         *picker,
                                     const AriRules    *rules,
                                     const AriPosition *position);
gboolean      ari_picker_offers     (const AriPicker   *picker,
                                     AriSpot            spot);
AriPickResult ari_picker_pick       (AriPicker         *picker,
                                     AriSpot            spot);
gboolean      ari_picker_back       (AriPicker         *picker);
AriAction     ari_picker_action     (const AriPicker   *picker);
int           ari_picker_rest       (const AriPicker   *picker,
                                     AriAction          action,
                                     AriSpot            rest[ARI_MAX_PICKS]);
AriAction     ari_picker_stop       (const AriPicker   *picker);
gboolean      ari_picker_stop_wins  (const AriPicker   *picker);

G_END_DECLS
