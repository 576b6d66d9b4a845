/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match-side.h"
#include "ari-replay-bar.h"
#include "ari-room.h"
#include "ari-seat-cards.h"
#include "ari-status-bar.h"

G_BEGIN_DECLS

/**
 * AriMatchParts: what is placed on a match page, and where
 * @bin: has all of the page
 * @toasts: lie over the thread
 * @table: has the layouts "wide", "narrow" and "low" of the seats, the board and the status
 * @split: has the table and, beside it, the panel
 * @decision: the answers to a warning
 * @tools: the buttons of the header that a narrow page has below the thread, the most needed first
 *
 * The widgets are borrowed.
 */
typedef struct
{
  AdwBreakpointBin    *bin;
  AdwToastOverlay     *toasts;
  AdwMultiLayoutView  *table;
  AdwOverlaySplitView *split;
  AriSeatCards        *cards;
  AriStatusBar        *status;
  AriReplayBar        *thread;
  GtkWidget           *decision;
  GtkWidget           *title;
  GtkWidget           *tools[5];
} AriMatchParts;

#define ARI_TYPE_MATCH_LAYOUT (ari_match_layout_get_type ())
/**
 * AriMatchLayout:
 *
 * The only place that asks how large a match page is: it finds the #AriRoom, and places the parts of the
 * page.
 *
 * Signals:
 * - "changed" (): the room is another one, and the parts have been placed
 */
G_DECLARE_FINAL_TYPE (AriMatchLayout, ari_match_layout, ARI, MATCH_LAYOUT, GObject)

/* The widgets have to live as long as the layout. */
AriMatchLayout *ari_match_layout_new      (const AriMatchParts *parts,
                                           AriMatchSide        *side) G_GNUC_WARN_UNUSED_RESULT;
AriRoom         ari_match_layout_get_room (AriMatchLayout      *self);

G_END_DECLS
