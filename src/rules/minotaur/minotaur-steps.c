/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next step of a turn in words. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

#include "ari-picker.h"

#define SEVERAL (MINOTAUR_MAX_SEATS + 1) /* players can be challenged */

/* The only seat that can be challenged; ARI_NONE; SEVERAL. */
static guint
find_rival (const AriPicker *picker)
{
  guint rival = ARI_NONE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      MinotaurAction a = minotaur_unpack (picker->actions[i]);

      if (a.kind == MINOTAUR_CHALLENGE)
        rival = rival == ARI_NONE || rival == a.seat ? a.seat : SEVERAL;
    }

  return rival;
}

/* Whether nothing has been turned over yet. */
static gboolean
is_first_turn (const Minotaur *m)
{
  return m->turn == 1;
}

/* With somebody to challenge: @one is about the only rival, by name, @several about more of them. */
static char *
step_with_rival (guint           rival,
                 const AriNames *names,
                 const char     *one,
                 const char     *several)
{
  return rival == SEVERAL ? g_strdup (_(several))
                          : ari_sentence (one, ari_names_get (names, &ari_rules_minotaur, (AriActor) rival));
}

static char *
step_of_turn (const AriPicker *picker,
              const AriNames  *names)
{
  const Minotaur *m = minotaur_get (&picker->position);
  gboolean passes = minotaur_may_pass (m);
  guint rival = find_rival (picker);

  if (m->table == 0)
    return step_with_rival (rival, names, N_("The table is empty: challenge %s for a tile you lack."),
                            N_("The table is empty: challenge another player for a tile you lack."));
  if (rival != ARI_NONE && passes)
    return step_with_rival (rival, names, N_("Turn over a tile, challenge %s for a tile you lack, or pass."),
                            N_("Turn over a tile, challenge another player for a tile you lack, or pass."));
  if (rival != ARI_NONE)
    return step_with_rival (rival, names, N_("Turn over a tile, or challenge %s for a tile you lack."),
                            N_("Turn over a tile, or challenge another player for a tile you lack."));
  if (passes)
    return g_strdup (_("Turn over a tile, or pass."));
  if (is_first_turn (m))
    return g_strdup (_("Turn over two tiles: a left and a right horn of one colour make a pair that you may "
                       "claim."));

  return g_strdup (_("Turn over a tile."));
}

/* A player who owns the colour of the first tile can't claim it. */
static const char *
step_of_second (const Minotaur *m)
{
  guint first = m->tiles[minotaur_open_cell (m, 0)] - 1u;

  if (minotaur_has_pair (m, m->turn_seat, minotaur_tile_colour (first)))
    return N_("Turn over a second tile. You already own a pair of this colour, so you can’t claim these "
              "two.");

  return N_("Turn over a second tile to match the first.");
}

static const char *
step_of_prize (const Minotaur *m)
{
  gboolean left = minotaur_may_take (m, MINOTAUR_LEFT), right = minotaur_may_take (m, MINOTAUR_RIGHT);

  if (left && right)
    return N_("Only you hit: choose which tiles to exchange, or none.");
  if (left)
    return N_("Only you hit: exchange the left tiles, or nothing.");
  if (right)
    return N_("Only you hit: exchange the right tiles, or nothing.");

  return N_("Only you hit, but no exchange would resolve your pair: exchange nothing.");
}

/* The bull covers the rows, so this names the tile that is at stake. */
static char *
step_of_challenge (const Minotaur *m,
                   AriActor        rival,
                   const AriNames *names,
                   const char     *sentence)
{
  guint value = m->pairs[m->challenged - 1][m->colour][m->named];
  g_autofree char *tile = minotaur_describe_tile (minotaur_tile (m->colour, value, m->named));

  return ari_sentence (sentence, ari_names_get (names, &ari_rules_minotaur, rival), tile);
}

/* Which toss it is, and how the tied seats stand. */
static char *
step_of_tie (const Minotaur *m,
             const AriNames *names)
{
  g_autoptr(GString) hits = g_string_new (NULL);

  if (m->rounds == MINOTAUR_TOSSES)
    return g_strdup (_("The points are equal: toss the ring. The most hits win."));

  for (AriActor seat = 1; seat <= m->seats; seat++)
    if ((m->tied >> (seat - 1) & 1) != 0)
      {
        g_string_append (hits, hits->len > 0 ? ", " : "");
        /* Translators: how often a player has hit, as in “2 by Player 1”. */
        g_string_append_printf (hits, C_("hits", "%1$u by %2$s"), m->tie_hits[seat - 1],
                                ari_names_get (names, &ari_rules_minotaur, seat));
      }

  /* Translators: %2$s is a list such as “0 by Player 1, 1 by Player 2”. */
  return g_strdup_printf (ngettext ("Toss the ring for the win: %1$u toss left. Hits so far: %2$s.",
                                    "Toss the ring for the win: %1$u tosses left. Hits so far: %2$s.",
                                    m->rounds),
                          m->rounds, hits->str);
}

char *
minotaur_next_step (const AriPicker *picker,
                    AriStep         *step,
                    const AriNames  *names)
{
  const Minotaur *m = minotaur_get (&picker->position);

  switch ((MinotaurPhase) m->phase)
    {
    case MINOTAUR_AT_TURN:
      *step = ARI_STEP_PICK;
      return step_of_turn (picker, names);

    case MINOTAUR_AT_SECOND:
      *step = ARI_STEP_PICK;
      return g_strdup (_(step_of_second (m)));

    case MINOTAUR_AT_CLAIM:
      *step = ARI_STEP_ANSWER;
      return g_strdup (_("Claim the two tiles as a pair, or leave them."));

    case MINOTAUR_AT_PRIZE:
      *step = ARI_STEP_ANSWER;
      return g_strdup (_(step_of_prize (m)));

    case MINOTAUR_AT_TILE:
      *step = ARI_STEP_CHANCE;
      return g_strdup (_("Choose which tile appears, or type it, for example R3L."));

    case MINOTAUR_AT_CHALLENGER:
      *step = ARI_STEP_FEAT;
      /* Translators: in this sentence and the next ones, %1$s is another player, and %2$s the tile that the
       * toss is for, as in “red 3, left horn”. */
      return step_of_challenge (m, m->challenged, names,
                                N_("You have challenged %1$s (%2$s): toss the ring at the bull."));

    case MINOTAUR_AT_CHALLENGED:
      *step = ARI_STEP_FEAT;
      return step_of_challenge (m, m->turn_seat, names, m->challenger_hit
                                  ? N_("%1$s challenged you (%2$s) and hit: toss the ring, and with a hit "
                                       "you keep your tile.")
                                  : N_("%1$s challenged you (%2$s) and missed: toss the ring, and with a hit "
                                       "you may exchange tiles."));

    case MINOTAUR_AT_TIE:
      *step = ARI_STEP_FEAT;
      return step_of_tie (m, names);

    case MINOTAUR_AT_END:
    default:
      g_return_val_if_reached (NULL);
    }
}
