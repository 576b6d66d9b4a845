/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-picker.h"

G_BEGIN_DECLS

/* A spot that was refused. */
typedef struct
{
  const AriPicker *picker;
  const AriBoard  *board;
  AriMatch        *match;
  GHashTable      *played; /* the actions that led here, in their written form */
  AriSpot          spot;
} Click;

/* Asserts that @reason, in English, is true of the spot. */
void reason_assert_true (const Click *click,
                         const char  *reason);
/* Asserts that every reason of the game that is known here was judged. */
void reason_assert_told (const char  *game);

G_END_DECLS
