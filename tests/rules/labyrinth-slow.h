/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-setup.h"

G_BEGIN_DECLS

typedef struct
{
  guint    field;
  guint    caught;  /* turns still to serve */
  gboolean is_new;  /* caught since its seat's turn began, or not its turn */
} SlowTraveller;

/**
 * Slow:
 *
 * Labyrinth once more, as the rules are told: everybody is asked where they stand, a die move walks field by
 * field, what a seat may say next is a list of texts. It shares nothing with the rules but these texts.
 */
typedef struct
{
  guint         seats;
  gboolean      six_enters;
  gboolean      displaced_are_safe;
  gboolean      seats_pay;      /* penalty=player */
  SlowTraveller travellers[4][4];
  guint         to_lose[4];
  guint         seat;           /* 0 … */
  const char   *wanted;         /* "first", "dice", "move", "cross", "ride", "station" or "over" */
  char          dice[3];        /* what is left of them, as digits */
  gboolean      has_rolled;
  gboolean      is_cut_short;
  guint         mover;
} Slow;

void       slow_start   (Slow           *slow,
                         const AriSetup *setup);
/* The texts of the legal actions, sorted. */
GPtrArray *slow_actions (const Slow *slow);
void       slow_play    (Slow       *slow,
                         const char *text);
/* 0: chance or over */
guint      slow_actor   (const Slow *slow);
guint      slow_score   (const Slow *slow,
                         guint       seat);

G_END_DECLS
