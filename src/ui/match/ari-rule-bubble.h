/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-stage.h"

G_BEGIN_DECLS

#define ARI_TYPE_RULE_BUBBLE (ari_rule_bubble_get_type ())
/**
 * AriRuleBubble:
 *
 * Explains a rule in a bubble by the spot when something happens for the first time (#AriRuleMoment), once
 * for each person and moment. It stays until they close it, move or look at another position, and never takes
 * the focus. It hides while a dialog lies over the board. In a game with something to remember, computers
 * wait until it is closed, because it may cover just that.
 *
 * Signal "explained" (string): the text of a bubble that has just appeared.
 */
G_DECLARE_FINAL_TYPE (AriRuleBubble, ari_rule_bubble, ARI, RULE_BUBBLE, GObject)

/* @stage shows the table and must outlive this object. @settings: (nullable): without them nothing is
 * explained */
AriRuleBubble *ari_rule_bubble_new         (AriTable      *table,
                                            GSettings     *settings,
                                            AriMatchStage *stage) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): the section of the game's rules that the open bubble is about. */
const char    *ari_rule_bubble_get_section (AriRuleBubble *self);
/* Returns whether a bubble was open. */
gboolean       ari_rule_bubble_close       (AriRuleBubble *self);

G_END_DECLS
