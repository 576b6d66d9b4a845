/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-frame-throttle.h"
#include "ari-match-page.h"
#include "ari-match-layout.h"
#include "ari-match-place.h"
#include "ari-match-speech.h"
#include "ari-match-stage.h"
#include "ari-overlay-menu.h"
#include "ari-typing-bar.h"

G_BEGIN_DECLS

/* AriMatchPage spans two files: ari-match-page.c builds it and follows the table, ari-match-page-actions.c
 * holds its actions. Large because half of the fields are children of its template. */
struct _AriMatchPage
{
  AdwNavigationPage    parent_instance;

  /* Template widgets */
  GMenu               *menu;
  GMenu               *computer_section; /* of the menu; its first item is the order to the computer */
  GMenu               *match_menu;       /* what this match alone is about */
  AdwWindowTitle      *title;
  AdwBanner           *read_only;
  AdwBanner           *failure;
  AriTypingBar        *typing;
  AdwToastOverlay     *toasts;
  AriSeatCards        *cards;
  AriMatchStage       *stage;
  AriStatusBar        *status;
  GtkWidget           *decision;
  AriMatchPanel       *panel;
  AriReplayBar        *replay_bar;
  GtkWidget           *undo_buttons[2];  /* in the header, and below a narrow page */
  GtkWidget           *redo_buttons[2];
  GtkMenuButton       *overlays_button;
  GtkMenuButton       *bottom_overlays_button;

  /* Owned */
  AriTable            *table;
  AriMatchSide        *side;
  AriMatchLayout      *layout;
  AriOverlayMenu      *overlays;
  AriMatchSound       *sound;
  AriMatchSpeech      *speech;
  AriMatchPlace       *place;     /* (nullable) where nothing is remembered */
  GSettings           *settings;  /* (nullable) */

  AriFrameThrottle     around;    /* updates everything around the board */
  gboolean             was_plain; /* the status bar showed only the usual text of each ply */
};

void ari_match_page_install_actions (GtkWidgetClass *widget_class);

void ari_match_page_set_speed       (AriMatchPage *self,
                                     double        speed);
/* The table decides which actions make sense. */
void ari_match_page_sync_actions    (AriMatchPage   *self);

G_END_DECLS
