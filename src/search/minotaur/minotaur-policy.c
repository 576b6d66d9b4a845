/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How seats play in playouts: quickly, but not blindly.
 *
 * A pair is worth its value or, while it is unresolved, the mean of its two values, since it may become
 * either. A seat takes the most valuable known pair, relative to the rest of its colour; if none is good
 * enough, it turns over an unknown cell. It challenges where the expected gain is positive. */
#include "minotaur-state.h"

#define GOOD_ENOUGH    (-0.6f) /* a known pair, compared with the mean of its colour */
#define CLAIM_ANYWAY   8u    /* one of so many bad pairs */
#define CHALLENGE_NOW  6u    /* a seat that still lacks pairs considers a challenge in one of so many turns */

static float
worth_of (guint left,
          guint right)
{
  return (float) (left + right) * 0.5f;
}

static float
worth_of_tiles (guint one,
                guint other)
{
  return worth_of (minotaur_tile_value (one), minotaur_tile_value (other));
}

double
minotaur_policy_worth (const Minotaur *m,
                       AriActor        seat)
{
  float sum = m->given[seat - 1];

  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    sum += worth_of (m->pairs[seat - 1][colour][MINOTAUR_LEFT], m->pairs[seat - 1][colour][MINOTAUR_RIGHT]);

  return sum;
}

/* --- Pairs -------------------------------------------------------------------------------------------- */

/* The mean value of the tiles of @colour that are in no pair yet. */
static float
mean_left (const MinotaurState *self,
           MinotaurColour       colour)
{
  guint sum = 0, n = 0;

  for (guint64 tiles = (self->known | self->m.unseen) & minotaur_tiles_of_colour (colour); tiles != 0;
       tiles &= tiles - 1)
    {
      sum += minotaur_tile_value (minotaur_first (tiles));
      n++;
    }

  return n > 0 ? (float) sum / (float) n : 0;
}

/* The most valuable of @tiles, all of one colour and side, or the one that resolves @tile. */
static guint
best_partner (guint64 tiles,
              guint   tile)
{
  guint best = 63 - (guint) __builtin_clzll (tiles);

  /* A resolved pair needs no tosses, so it is nearly as good as one that is worth a little more. */
  if ((tiles & MINOTAUR_BIT (tile ^ 1)) != 0 && minotaur_tile_value (best) <= minotaur_tile_value (tile) + 1)
    return tile ^ 1;

  return best;
}

/* The left tile of the best known pair that the seat may claim, and its value above the mean of its
 * colour; FALSE when there is none. */
static gboolean
find_pair (const MinotaurState *self,
           guint               *tile,
           float               *gain)
{
  gboolean found = FALSE;

  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    {
      float mean;

      if (minotaur_has_pair (&self->m, self->m.turn_seat, colour))
        continue;

      mean = mean_left (self, colour);
      for (guint64 lefts = self->known & minotaur_tiles_of (colour, MINOTAUR_LEFT); lefts != 0;
           lefts &= lefts - 1)
        {
          guint left = minotaur_first (lefts);
          guint64 fits = minotaur_state_fits (self, left);
          float worth;

          if (fits == 0)
            continue;
          worth = worth_of_tiles (left, best_partner (fits, left)) - mean;
          if (found && worth <= *gain)
            continue;
          found = TRUE;
          *tile = left;
          *gain = worth;
        }
    }

  return found;
}

/* An unknown cell, or else any closed cell but @first; there always is one. */
static AriAction
turn_over_anything (const MinotaurState *self,
                    int                  first,
                    AriRandom           *random)
{
  guint64 cells = first >= 0 ? self->m.table & ~MINOTAUR_BIT (first) : self->m.table;

  if (self->hidden != 0)
    return minotaur_turn_over (minotaur_first (self->hidden));

  return minotaur_turn_over (minotaur_draw_bit (cells, random));
}

static AriAction
choose_second (const MinotaurState *self,
               AriRandom           *random)
{
  int first = minotaur_open_cell (&self->m, 0);
  guint tile = self->m.tiles[first] - 1u;
  guint64 fits = minotaur_state_fits (self, tile);

  if (fits != 0)
    {
      guint partner = best_partner (fits, tile);
      float gain = worth_of_tiles (tile, partner) - mean_left (self, minotaur_tile_colour (tile));

      if (gain >= GOOD_ENOUGH || self->hidden == 0)
        return minotaur_turn_over (self->where[partner]);
    }

  return turn_over_anything (self, first, random);
}

/* The value of the two open tiles as a pair, above the mean of the rest of their colour. */
static float
open_gain (const MinotaurState *self)
{
  guint one = self->m.tiles[minotaur_open_cell (&self->m, 0)] - 1u;
  guint other = self->m.tiles[minotaur_open_cell (&self->m, 1)] - 1u;

  return worth_of_tiles (one, other) - mean_left (self, minotaur_tile_colour (one));
}

gboolean
minotaur_policy_must_claim (const MinotaurState *self)
{
  return open_gain (self) >= 0;
}

static AriAction
choose_claim (const MinotaurState *self,
              AriRandom           *random)
{
  return minotaur_answer (open_gain (self) >= GOOD_ENOUGH || self->hidden == 0 ||
                          ari_random_below (random, CLAIM_ANYWAY) == 0
                          ? MINOTAUR_CLAIM
                          : MINOTAUR_LEAVE);
}

/* --- Challenges --------------------------------------------------------------------------------------- */

/* What @seat gains when the tiles of @side change places with @other. */
static float
gain_of (const Minotaur *m,
         AriActor        seat,
         AriActor        other,
         MinotaurColour  colour,
         MinotaurSide    side)
{
  return ((float) m->pairs[other - 1][colour][side] - (float) m->pairs[seat - 1][colour][side]) * 0.5f;
}

/* What the challenged seat would exchange if it alone hits; SIDES for nothing. */
static guint
best_prize (const Minotaur *m)
{
  guint best = MINOTAUR_SIDES;
  float most = 0;

  for (guint side = 0; side < MINOTAUR_SIDES; side++)
    {
      float gain = gain_of (m, m->challenged, m->turn_seat, m->colour, side);

      if (minotaur_may_take (m, side) && gain > most)
        {
          best = side;
          most = gain;
        }
    }

  return best;
}

/* The expected gain of a challenge for the seat: its own prize, less what the other may take. */
static float
hope_of (const MinotaurState  *self,
         const MinotaurAction *a)
{
  AriActor seat = self->m.turn_seat, other = a->seat;
  MinotaurColour colour = minotaur_tile_colour (a->tile);
  float odds = (float) self->odds[seat - 1] / MINOTAUR_ODDS;
  float others = (float) self->odds[other - 1] / MINOTAUR_ODDS;
  float hope = odds * (1 - others) * gain_of (&self->m, seat, other, colour, minotaur_tile_side (a->tile));
  Minotaur after = self->m;
  guint prize;

  after.challenged = (guint8) other;
  after.colour = (guint8) colour;
  after.named = minotaur_tile_side (a->tile);
  prize = best_prize (&after);
  if (prize < MINOTAUR_SIDES)
    hope += others * (1 - odds) * gain_of (&self->m, seat, other, colour, prize);

  return hope;
}

/* The most promising challenge; FALSE when there is none. */
static gboolean
find_challenge (const MinotaurState *self,
                AriAction           *action,
                float               *hope)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = minotaur_list_challenges (&self->m, actions);

  for (guint i = 0; i < n; i++)
    {
      MinotaurAction a = minotaur_unpack (actions[i]);
      float h = hope_of (self, &a);

      if (i == 0 || h > *hope)
        {
          *hope = h;
          *action = actions[i];
        }
    }

  return n > 0;
}

static AriAction
choose_turn (const MinotaurState *self,
             AriRandom           *random)
{
  gboolean complete = minotaur_may_pass (&self->m);
  AriAction challenge = ARI_ACTION_NONE;
  float hope = 0, gain = 0;
  guint tile;

  if ((self->m.table == 0 || complete || ari_random_below (random, CHALLENGE_NOW) == 0) &&
      find_challenge (self, &challenge, &hope) && (self->m.table == 0 || hope > 0))
    return challenge;
  if (complete)
    return minotaur_answer (MINOTAUR_PASS);
  if (find_pair (self, &tile, &gain) && (gain >= GOOD_ENOUGH || self->hidden == 0))
    return minotaur_turn_over (self->where[tile]);

  return turn_over_anything (self, -1, random);
}

static AriAction
choose_prize (const MinotaurState *self)
{
  static const MinotaurChoice choices[] = { MINOTAUR_TAKE_LEFT, MINOTAUR_TAKE_RIGHT, MINOTAUR_DECLINE };

  return minotaur_answer (choices[best_prize (&self->m)]);
}

/* Chooses for the actor, or draws the result of its toss or the tile that chance shows. */
AriAction
minotaur_policy_choose (const MinotaurState *self,
                        AriRandom           *random)
{
  switch ((MinotaurPhase) self->m.phase)
    {
    case MINOTAUR_AT_TURN:
      return choose_turn (self, random);

    case MINOTAUR_AT_SECOND:
      return choose_second (self, random);

    case MINOTAUR_AT_CLAIM:
      return choose_claim (self, random);

    case MINOTAUR_AT_PRIZE:
      return choose_prize (self);

    case MINOTAUR_AT_TILE:
    case MINOTAUR_AT_CHALLENGER:
    case MINOTAUR_AT_CHALLENGED:
    case MINOTAUR_AT_TIE:
      return minotaur_state_draw (self, random);

    case MINOTAUR_AT_END:
    default:
      g_return_val_if_reached (ARI_ACTION_NONE);
    }
}
