/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-notation.h"

G_BEGIN_DECLS

/* The pictures in the notation of this game. */
typedef enum
{
  MINARETT_SIGN_PIECE = ARI_SIGN_GAME,              /* the large one; the smaller ones follow */
  MINARETT_SIGN_CAPTURED = MINARETT_SIGN_PIECE + 3, /* a piece, whoever placed it; in the same order */
  MINARETT_SIGN_STACK = MINARETT_SIGN_CAPTURED + 3, /* of one piece; of two and of three follow */
  MINARETT_SIGN_CAPTURE = MINARETT_SIGN_STACK + 3,
} MinarettSign;

extern const AriRules ari_rules_minarett;

G_END_DECLS
