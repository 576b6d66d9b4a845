/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-speech.h"

G_BEGIN_DECLS

#define ARI_MATCH_TELL_PREFIX "match.tell-"

/* The actions of a page with a board that answer in words only: everything they tell can be seen on the page,
 * too. @activate passes their names to ari_match_toasts(). */
void ari_match_toasts_install (GtkWidgetClass              *widget_class,
                               GtkWidgetActionActivateFunc  activate);
/* Announces what the action @name asks. @spot: the place of the keyboard; ARI_SPOT_NONE: there is none */
void ari_match_toasts         (AriMatchSpeech *speech,
                               AriTable       *table,
                               AriSpot         spot,
                               const char     *name);

G_END_DECLS
