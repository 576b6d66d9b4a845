/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-help-place.h"
#include "ari-library.h"
#include "ari-match.h"
#include "ari-shortcuts.h"

G_BEGIN_DECLS

/**
 * AriFeatUiWords: what people read where the window offers feats, each N_()
 * @practise: a button on the page of the game
 * @results: another one
 * @practise_item: an item of the menu of a match
 * @results_item: another one
 * @practise_again: NC_("result", …): a button below the result of a match
 * @practise_tooltip: its tooltip
 * @practise_first: the offer to practise before the first match
 * @practise_one: what that means for one person
 * @practise_each: and for several
 * @free_undo: what Free Undo means in a game with feats
 */
typedef struct
{
  const char *practise;
  const char *results;
  const char *practise_item;
  const char *results_item;
  const char *practise_again;
  const char *practise_tooltip;
  const char *practise_first;
  const char *practise_one;
  const char *practise_each;
  const char *free_undo;
} AriFeatUiWords;

/**
 * AriFeatUi: what the window has for a kind of feat
 * @view_new: (transfer floating): an #AriFeatView
 * @practice_new: (transfer floating): as many feats as you like, which don't count. @window: what was
 *   practised is kept as long as it. @settings: (nullable). @match: (nullable): its people practise; NULL:
 *   nobody known. @round: each of them performs once before the match begins
 * @results_new: (transfer floating): how the players of the library have performed
 * @preference_new: (transfer floating): the row that chooses how people perform. @settings: of the program
 * @shortcuts: the keys of the view
 * @places: what is explained by which page of the help
 */
typedef struct
{
  GtkWidget *(*view_new)       (void);
  AdwDialog *(*practice_new)   (GtkWidget      *window,
                                GSettings      *settings,
                                AriMatch       *match,
                                gboolean        round);
  AdwDialog *(*results_new)    (AriLibrary     *library,
                                const AriRules *rules);
  GtkWidget *(*preference_new) (GSettings      *settings);

  const AriShortcut  *shortcuts;
  guint               n_shortcuts;
  const AriHelpPlace *places;
  guint               n_places;
  AriFeatUiWords      words;
} AriFeatUi;

/* (nullable): that of the feats of a game; NULL: it has none. */
const AriFeatUi *ari_feat_ui_of  (const AriRules *rules);
/* (nullable): one after the other, by @number from 0; NULL: there are no more. */
const AriFeatUi *ari_feat_ui_nth (guint           number);

G_END_DECLS
