/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-frame-throttle.h"
#include "ari-match-page.h"
#include "ari-match-panel.h"
#include "ari-match-pill.h"
#include "ari-match-speech.h"
#include "ari-match-stage.h"
#include "ari-overlay-menu.h"
#include "ari-replay-bar.h"
#include "ari-rule-bubble.h"
#include "ari-seat-cards.h"
#include "ari-typing-bar.h"

G_BEGIN_DECLS

/* AriMatchPage spans four files: ari-match-page.c builds it and follows the table, ari-match-page-actions.c
 * holds its actions, ari-match-page-end.c those that end the match and show its result, and
 * ari-match-page-panel.c shows and hides the side panel. */
struct _AriMatchPage
{
  AdwNavigationPage    parent_instance;

  /* Template widgets */
  AdwBreakpointBin    *bin;
  AdwBreakpoint       *narrow;
  AdwBreakpoint       *short_narrow;
  AdwBreakpoint       *low;
  AdwBreakpoint       *low_medium;
  AdwBreakpoint       *low_narrow;
  GMenu               *menu;
  GMenu               *computer_section; /* of the menu; its first item is the order to the computer */
  AdwWindowTitle      *title;
  AdwMultiLayoutView  *layouts;
  AdwOverlaySplitView *split;
  AdwBottomSheet      *sheet;
  AdwBanner           *read_only;
  AdwBanner           *failure;
  AriTypingBar        *typing;
  AdwToastOverlay     *toasts;
  AriSeatCards        *cards;
  AriMatchStage       *stage;
  AriMatchPill        *pill;
  AriMatchPanel       *panel;
  AriReplayBar        *replay_bar;
  GtkMenuButton       *overlays_button;
  GtkMenuButton       *bottom_overlays_button;

  /* Owned */
  AriTable            *table;
  AriOverlayMenu      *overlays;
  AriMatchSound       *sound;
  AriMatchSpeech      *speech;
  AriRuleBubble       *bubble;
  GSettings           *settings;  /* (nullable) */

  AriFrameThrottle             around;    /* updates everything around the board */
  gboolean             was_plain; /* the pill showed only the usual text of each ply */
  gboolean             was_over;  /* the match was over when the page last looked */
};

void ari_match_page_install_actions (GtkWidgetClass *widget_class);

/* ari-match-page-panel.c: whether the side panel, or the sheet that holds it, is shown */
void     ari_match_page_show_panel     (AriMatchPage   *self,
                                        gboolean        shown);
gboolean ari_match_page_shows_panel    (AriMatchPage   *self);
/* Closes the sheet, which would cover the table. */
void     ari_match_page_close_sheet    (AriMatchPage   *self);

/* ari-match-page-end.c */
void ari_match_page_install_end_actions (GtkWidgetClass *widget_class);
void ari_match_page_begin_end       (AriMatchPage   *self);
void ari_match_page_sync_end        (AriMatchPage   *self);

void ari_match_page_set_speed       (AriMatchPage   *self,
                                     double          speed);
/* The table decides which actions make sense. */
void ari_match_page_sync_actions    (AriMatchPage   *self);

G_END_DECLS
