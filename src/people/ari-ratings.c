/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ratings.h"

#include "ari-level.h"

#define LEVEL_DEVIATION 50.0 /* of a level: tests/bench/README.md has the bounds */
#define DAY             (24 * 60 * 60)

/* What is known of a player. */
typedef struct
{
  AriGlicko glicko;
  gboolean  known;
  gboolean  fixed; /* a level */
  gint64    day;   /* that the deviation is of, since 1970; −1: no match yet */
} Rated;

struct _AriRatings
{
  const AriRules *rules;
  GArray         *rated; /* (element-type Rated) by the index of the player */
};

/* A person begins with the rating of the level that the program proposes to beginners: most of them will meet
 * it first. */
AriGlicko
ari_ratings_begin (AriSeatKind     kind,
                   const char     *level,
                   const AriRules *rules)
{
  gboolean computer = kind == ARI_SEAT_COMPUTER;
  const AriLevel *like = computer ? ari_level_lookup (level) : ari_level_friendly ();

  return (AriGlicko) {
    like != NULL ? ari_level_rating (like, rules) : 0.0,
    computer ? LEVEL_DEVIATION : ARI_GLICKO_DEVIATION,
    ARI_GLICKO_VOLATILITY,
  };
}

AriRatings *
ari_ratings_new (AriResults     *results,
                 const AriRules *rules)
{
  AriRatings *self = g_new (AriRatings, 1);

  *self = (AriRatings) { rules, g_array_sized_new (FALSE, FALSE, sizeof (Rated), results->players->len) };
  for (guint i = 0; i < results->players->len; i++)
    {
      const AriPlayer *player = g_ptr_array_index (results->players, i);
      Rated rated = {
        .glicko = ari_ratings_begin (player->kind, player->name, rules),
        .fixed = player->kind == ARI_SEAT_COMPUTER,
        .day = -1,
      };

      rated.known = rated.glicko.rating > 0.0;
      g_array_append_val (self->rated, rated);
    }

  return self;
}

void
ari_ratings_free (AriRatings *self)
{
  g_array_unref (self->rated);
  g_free (self);
}

gboolean
ari_ratings_exist (const AriRules *rules)
{
  return ari_level_rating (ari_levels (), rules) > 0;
}

gboolean
ari_ratings_count (const AriResult *result)
{
  return !result->helped && result->ended > 0 && ari_ratings_exist (result->rules);
}

const AriGlicko *
ari_ratings_get (AriRatings *self,
                 guint       player,
                 gint64      now)
{
  Rated *rated = &g_array_index (self->rated, Rated, player);
  gint64 day = now / DAY;

  if (!rated->fixed && rated->day >= 0 && day > rated->day)
    {
      ari_glicko_rest (&rated->glicko, (guint) (day - rated->day));
      rated->day = day;
    }

  return rated->known ? &rated->glicko : NULL;
}

guint
ari_ratings_missing (const AriGlicko *known)
{
  AriGlicko then = *known;
  guint n = 0;

  for (; then.deviation > ARI_RATINGS_KNOWN; n++)
    ari_glicko_update (&then, &(AriGlickoGame) { then.rating, LEVEL_DEVIATION, 0.5 }, 1);

  return n;
}

double
ari_ratings_expect (AriRatings      *self,
                    const AriResult *result,
                    AriActor         seat,
                    AriActor         other)
{
  const AriGlicko *mine, *theirs;

  if (result->players[seat - 1] == ARI_NO_PLAYER || result->players[other - 1] == ARI_NO_PLAYER)
    return -1.0;

  mine = ari_ratings_get (self, result->players[seat - 1], result->ended);
  theirs = ari_ratings_get (self, result->players[other - 1], result->ended);

  return mine != NULL && theirs != NULL ? ari_glicko_expect (mine, theirs->rating, theirs->deviation) : -1.0;
}

/* The side @side as one opponent: the mean of its seats, as far as they are known. FALSE: none is. */
static gboolean
rate_side (AriRatings      *self,
           const AriResult *result,
           guint            side,
           AriGlickoGame   *game)
{
  guint n = 0;

  *game = (AriGlickoGame) { 0 };
  for (guint i = 0; i < result->seats; i++)
    {
      guint player = result->players[i];
      const AriGlicko *theirs;

      if ((side >> i & 1) == 0 || player == ARI_NO_PLAYER)
        continue;
      theirs = ari_ratings_get (self, player, result->ended);
      if (theirs == NULL)
        continue;
      game->rating += theirs->rating;
      game->deviation += theirs->deviation;
      n++;
    }
  if (n == 0)
    return FALSE;

  game->rating /= n;
  game->deviation /= n;

  return TRUE;
}

/* The games that the match is for @seat, one against each other side; returns how many. */
static guint
find_games (AriRatings      *self,
            const AriResult *result,
            AriActor         seat,
            AriGlickoGame    games[ARI_MAX_SEATS])
{
  guint n = 0, met = result->sides[seat - 1];

  for (AriActor other = 1; other <= result->seats; other++)
    {
      guint side = result->sides[other - 1];

      if (met & side)
        continue;
      met |= side;
      if (!rate_side (self, result, side, &games[n]))
        continue;
      games[n++].score = ari_result_score (result, seat, other);
    }

  return n;
}

guint
ari_ratings_learn (AriRatings      *self,
                   const AriResult *result)
{
  AriGlickoGame games[ARI_MAX_SEATS][ARI_MAX_SEATS];
  guint n[ARI_MAX_SEATS], learned = 0;

  g_return_val_if_fail (result->rules == self->rules, 0);

  /* All ratings are those from before the match. */
  for (AriActor seat = 1; seat <= result->seats; seat++)
    n[seat - 1] = find_games (self, result, seat, games[seat - 1]);

  for (guint i = 0; i < result->seats; i++)
    {
      Rated *rated;

      if (result->players[i] == ARI_NO_PLAYER || n[i] == 0)
        continue;
      rated = &g_array_index (self->rated, Rated, result->players[i]);
      if (rated->fixed || !rated->known)
        continue;
      ari_glicko_update (&rated->glicko, games[i], n[i]);
      /* The day of a match is none without one. */
      rated->day = result->ended / DAY + 1;
      learned |= 1u << i;
    }

  return learned;
}

void
ari_ratings_learn_all (AriRatings *self,
                       AriResults *results)
{
  for (guint i = 0; i < results->results->len; i++)
    {
      const AriResult *result = &g_array_index (results->results, AriResult, i);

      if (result->rules == self->rules && ari_ratings_count (result))
        ari_ratings_learn (self, result);
    }
}
