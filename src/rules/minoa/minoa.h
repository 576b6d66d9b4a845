/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation.h"

G_BEGIN_DECLS

/* The pictures in the notation of this game. */
typedef enum
{
  MINOA_SIGN_STICK = ARI_SIGN_GAME,
  MINOA_SIGN_PIECE,
} MinoaSign;

extern const AriRules ari_rules_minoa;

G_END_DECLS
