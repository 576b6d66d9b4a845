/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/* The settings of the program, or NULL when their schema is not installed (GSettings itself
 * would end the program). */
GSettings *ari_settings_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a new match begins with the overlay @id of its game. */
gboolean ari_settings_get_overlay (GSettings      *settings,
                                   const AriRules *rules,
                                   const char     *id);
/* Remembers whether an overlay is on, separately for each game except that of the last turns. One that
 * reveals what is hidden is remembered nowhere. */
void     ari_settings_set_overlay (GSettings      *settings,
                                   const AriRules *rules,
                                   const char     *id,
                                   gboolean        is_on);
/* Whether to animate @widget. @settings: (nullable) */
gboolean ari_settings_want_animations (GSettings   *settings,
                                       GtkWidget   *widget);
/* Makes the whole program light or dark and gives boards their style, now and whenever these settings
 * change. */
void     ari_settings_bind_style  (GSettings      *settings);
/* Gives @window its last size, between its minimum size and the size of the screens, and remembers each new
 * one. */
void     ari_settings_bind_size   (GSettings      *settings,
                                   GtkWindow      *window);

G_END_DECLS
