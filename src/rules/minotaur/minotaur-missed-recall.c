/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player who forgets nothing would have known, where a seat did without it. These are facts, not
 * reproaches: it can be wise to leave a poor pair, or to show what everybody has seen. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

#define NOWHERE G_MAXUINT

/* Translators: in these sentences, %s is a player. */
#define LEFT_PAIR    N_("%s left a known pair on the table.")
#define LEFT_PARTNER N_("%s didn’t turn over the matching tile, although it had been seen.")
#define REPEATED     N_("%s turned over a tile that was known.")
#define CLAIMED      N_("%s claimed this pair, although a better partner was known.")

/* A closed cell whose tile everybody has seen. */
static gboolean
is_known (const Minotaur *m,
          guint           cell)
{
  return (m->table >> cell & 1) != 0 && m->tiles[cell] != 0 && !minotaur_is_open (m, cell);
}

/* What a pair is worth: a pair of equal values can no longer be lost. */
static guint
worth (guint one,
       guint other)
{
  guint a = minotaur_tile_value (one), b = minotaur_tile_value (other);

  return 2 * (a + b) + (a == b ? 3 : 0);
}

/* The known cell whose tile makes the best pair with @tile, or NOWHERE. */
static guint
find_partner (const Minotaur *m,
              guint           tile,
              guint          *best_worth)
{
  guint best = NOWHERE;

  *best_worth = 0;
  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      guint other = m->tiles[cell] - 1u;

      if (!is_known (m, cell) || !minotaur_may_claim (m, tile, other) || worth (tile, other) <= *best_worth)
        continue;
      best = cell;
      *best_worth = worth (tile, other);
    }

  return best;
}

/* The best pair of known cells; @pair[0] is NOWHERE if there is none. */
static void
find_pair (const Minotaur *m,
           guint           pair[2])
{
  guint best = 0;

  pair[0] = pair[1] = NOWHERE;
  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      guint pair_worth, partner;

      if (!is_known (m, cell))
        continue;
      partner = find_partner (m, m->tiles[cell] - 1u, &pair_worth);
      if (partner == NOWHERE || pair_worth <= best)
        continue;
      pair[0] = cell;
      pair[1] = partner;
      best = pair_worth;
    }
}

/* The tile on @cell, which has been seen. */
static char *
tell_cell (const Minotaur *m,
           guint           cell)
{
  g_autofree char *tile = minotaur_describe_tile (m->tiles[cell] - 1u);
  guint ago = (guint) MAX (m->turn - m->shown[cell], 1);

  /* Translators: a place of the table, the tile that lies there, as in “red 3, left horn”, and a number of
   * turns of all players together. */
  return g_strdup_printf (ngettext ("%1$s: %2$s, last seen %3$u turn ago.",
                                    "%1$s: %2$s, last seen %3$u turns ago.", ago),
                          minotaur_cell_name (m, cell), tile, ago);
}

/* The sentence about the seat, and the tiles on the cells; @other may be NOWHERE. */
static char *
tell (const Minotaur *m,
      const AriNames *names,
      const char     *sentence,
      guint           cell,
      guint           other)
{
  g_autofree char *told = ari_sentence (sentence, ari_names_get (names, &ari_rules_minotaur, m->turn_seat));
  g_autofree char *first = tell_cell (m, cell), *second = other != NOWHERE ? tell_cell (m, other) : NULL;

  return g_strjoin ("\n", told, first, second, NULL);
}

/* The seat turns over @cell as the first tile of a turn, where @pair is the best known one. Half a pair does
 * not yet count as found. */
static AriRecall
recall_of_first (const Minotaur *m,
                 guint           cell,
                 guint           pair[2])
{
  guint ignored;

  find_pair (m, pair);
  if (pair[0] == NOWHERE ||
      (is_known (m, cell) && find_partner (m, m->tiles[cell] - 1u, &ignored) != NOWHERE))
    return ARI_RECALL_NONE;

  return ARI_RECALL_MISSED;
}

/* The seat turns over @cell as the second tile, where @partner is the best known one for the first. */
static AriRecall
recall_of_second (const Minotaur *m,
                  guint           cell,
                  guint          *partner)
{
  guint first = m->tiles[minotaur_open_cell (m, 0)] - 1u, ignored;

  *partner = find_partner (m, first, &ignored);
  if (is_known (m, cell) && minotaur_may_claim (m, first, m->tiles[cell] - 1u))
    return ARI_RECALL_FOUND;

  return *partner != NOWHERE ? ARI_RECALL_MISSED : ARI_RECALL_NONE;
}

static char *
missed_recall_of_first (const Minotaur *m,
                        guint           cell,
                        const AriNames *names)
{
  guint pair[2];

  if (recall_of_first (m, cell, pair) == ARI_RECALL_MISSED)
    return tell (m, names, LEFT_PAIR, pair[0], pair[1]);

  return pair[0] == NOWHERE && is_known (m, cell) ? tell (m, names, REPEATED, cell, NOWHERE) : NULL;
}

static char *
missed_recall_of_second (const Minotaur *m,
                         guint           cell,
                         const AriNames *names)
{
  guint partner;
  AriRecall recall = recall_of_second (m, cell, &partner);

  if (recall == ARI_RECALL_MISSED)
    return tell (m, names, LEFT_PARTNER, partner, NOWHERE);

  return recall == ARI_RECALL_NONE && is_known (m, cell) ? tell (m, names, REPEATED, cell, NOWHERE) : NULL;
}

/* The seat claims the two open tiles. */
static char *
missed_recall_of_claim (const Minotaur *m,
                        const AriNames *names)
{
  guint one = m->tiles[minotaur_open_cell (m, 0)] - 1u, other = m->tiles[minotaur_open_cell (m, 1)] - 1u;
  guint best = worth (one, other), better = NOWHERE;

  for (guint i = 0; i < MINOTAUR_REVEALED; i++)
    {
      guint pair_worth, partner = find_partner (m, i == 0 ? one : other, &pair_worth);

      if (partner == NOWHERE || pair_worth <= best)
        continue;
      better = partner;
      best = pair_worth;
    }

  return better != NOWHERE ? tell (m, names, CLAIMED, better, NOWHERE) : NULL;
}

static char *
missed_recall (const AriPosition *position,
               AriAction          action,
               const AriNames    *names)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind == MINOTAUR_TURN_OVER && m->phase == MINOTAUR_AT_TURN)
    return missed_recall_of_first (m, a.cell, names);
  if (a.kind == MINOTAUR_TURN_OVER)
    return missed_recall_of_second (m, a.cell, names);
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_CLAIM)
    return missed_recall_of_claim (m, names);

  return NULL;
}

/* Only about pairs: which of two pairs to claim, and whether to turn over a known tile, are matters of
 * judgement. */
static AriRecall
recall (const AriPosition *position,
        AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  guint pair[2];

  if (a.kind != MINOTAUR_TURN_OVER)
    return ARI_RECALL_NONE;

  return m->phase == MINOTAUR_AT_TURN ? recall_of_first (m, a.cell, pair)
                                      : recall_of_second (m, a.cell, pair);
}

/* Whether a tile on the cell has been seen and is no longer visible. */
static gboolean
is_kept_in_mind (const Minotaur *m,
                 guint           cell,
                 gboolean        covered)
{
  return is_known (m, cell) && (covered || !minotaur_is_revealed (m, cell));
}

/* Whether the tile is one that players have seen only in a line that was taken back. */
static gboolean
is_seen_in_vain (const Minotaur       *m,
                 const MinotaurAction *a)
{
  return (a->kind == MINOTAUR_TURN_OVER && (m->table >> a->cell & 1) != 0 && m->tiles[a->cell] == 0)
         || (a->kind == MINOTAUR_SHOW && (m->unseen >> a->tile & 1) != 0);
}

/* Where tiles have been seen, and which ones, as long as they lie face down again. */
static gboolean
to_remember (const AriPosition *position,
             AriAction          action,
             gboolean           covered,
             gboolean           taken_back)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);

  if (taken_back && is_seen_in_vain (m, &a))
    return TRUE;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      gboolean named = (a.kind == MINOTAUR_TURN_OVER && cell == a.cell)
                       || (a.kind == MINOTAUR_SHOW && m->tiles[cell] == a.tile + 1);

      if (named && is_kept_in_mind (m, cell, covered))
        return TRUE;
    }

  return FALSE;
}

/* A variation may have shown another tile on a cell: that is no secret, unless somebody really saw it
 * there. */
static void
redact (AriPosition       *position,
        const AriPosition *now,
        gboolean           covered,
        gboolean           taken_back)
{
  Minotaur *m = (Minotaur *) position;
  const Minotaur *then = minotaur_get (now);

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    if (m->tiles[cell] == then->tiles[cell] ? is_kept_in_mind (then, cell, covered) : taken_back)
      m->tiles[cell] = 0;
}

const AriMemory minotaur_memory = {
  .missed_recall = missed_recall,
  .recall = recall,
  .to_remember = to_remember,
  .redact = redact,
};
