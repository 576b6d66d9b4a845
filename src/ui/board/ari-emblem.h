/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-renderer.h"

G_BEGIN_DECLS

#define ARI_TYPE_EMBLEM (ari_emblem_get_type ())
/**
 * AriEmblem:
 *
 * The emblem of a game, in the current colours of boards. It takes any size.
 */
G_DECLARE_FINAL_TYPE (AriEmblem, ari_emblem, ARI, EMBLEM, GtkWidget)

GtkWidget *ari_emblem_new (const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
