/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-career.h"

#include "ari-ratings.h"

static AriCareerOther *
find_other (AriCareer *self,
            guint      player)
{
  AriCareerOther other = { .player = player };

  for (guint i = 0; i < self->others->len; i++)
    if (g_array_index (self->others, AriCareerOther, i).player == player)
      return &g_array_index (self->others, AriCareerOther, i);
  g_array_append_val (self->others, other);

  return &g_array_index (self->others, AriCareerOther, self->others->len - 1);
}

static gboolean
is_won (const AriResult *result,
        AriActor         seat)
{
  return (result->winners >> (seat - 1) & 1) && !ari_result_is_draw (result);
}

/* The match against @player, or together with it, on however many seats: it counts once. */
static void
meet (AriCareer       *self,
      AriRatings      *ratings,
      const AriResult *result,
      AriActor         seat,
      guint            player)
{
  AriCareerOther *other = find_other (self, player);
  double score = 0.0, expected = 0.0;
  guint against = 0;

  for (AriActor with = 1; with <= result->seats; with++)
    {
      if (result->players[with - 1] != player || (result->sides[seat - 1] >> (with - 1) & 1))
        continue;
      against++;
      score += ari_result_score (result, seat, with);
      expected += ari_ratings_expect (ratings, result, seat, with);
    }
  if (against == 0)
    {
      other->together++;
      other->won_together += is_won (result, seat);
      return;
    }

  other->against++;
  other->score += score / against;
  /* Of the same player, all expectations are known or none. */
  if (ari_ratings_count (result) && expected >= 0.0)
    {
      other->rated++;
      other->expected += expected / against;
    }
}

/* How many points were between the winner and the best of those who lost; −1: nobody lost, or points don't
 * decide. */
static int
find_margin (const AriResult *result)
{
  int won = G_MININT, lost = G_MININT;

  if (!result->by_points)
    return -1;

  for (guint i = 0; i < result->seats; i++)
    if (result->winners >> i & 1)
      won = MAX (won, ari_result_points (result, i + 1));
    else
      lost = MAX (lost, ari_result_points (result, i + 1));

  return lost != G_MININT && won > lost ? won - lost : -1;
}

static void
take_in (AriCareer       *self,
         AriRatings      *ratings,
         const AriResult *result,
         AriActor         seat)
{
  int margin = find_margin (result);

  self->matches++;
  self->seat_matches[seat - 1]++;
  self->last = MAX (self->last, result->ended);
  self->won += is_won (result, seat);
  self->seat_won[seat - 1] += is_won (result, seat);
  self->drawn += ari_result_is_draw (result);
  if (margin >= 0 && (self->closest == 0 || margin <= self->margin))
    {
      self->closest = result->match;
      self->margin = margin;
    }
  for (guint i = 0; i < result->seats; i++)
    {
      guint player = result->players[i];
      gboolean is_first = TRUE;

      for (guint j = 0; j < i; j++)
        is_first = is_first && result->players[j] != player;
      if (i + 1 != seat && player != ARI_NO_PLAYER && is_first)
        meet (self, ratings, result, seat, player);
    }
}

static void
note_rating (AriCareer       *self,
             AriRatings      *ratings,
             const AriResult *result,
             guint            player)
{
  const AriGlicko *strength = ari_ratings_get (ratings, player, result->ended);
  AriCareerPoint point;

  if (strength == NULL)
    return;

  point = (AriCareerPoint) { result->ended, strength->rating, strength->deviation };
  g_array_append_val (self->curve, point);
  self->rated++;
}

static int
compare_others (gconstpointer a,
                gconstpointer b)
{
  const AriCareerOther *one = a, *other = b;

  return (int) (other->against + other->together) - (int) (one->against + one->together);
}

static double
get_share (const AriCareerOther *other)
{
  return other->against > 0 ? other->score / other->against : 1.0;
}

static const AriCareerOther *
prefer (const AriCareerOther *best,
        const AriCareerOther *other,
        gboolean              is_better)
{
  return best == NULL || is_better ? other : best;
}

static guint
get_player (const AriCareerOther *other)
{
  return other != NULL ? other->player : ARI_NO_PLAYER;
}

/* Those met most often come first, and stay where another one is only as good. */
static void
find_companions (AriCareer  *self,
                 AriResults *results)
{
  const AriCareerOther *rival = NULL, *nemesis = NULL, *partner = NULL;

  for (guint i = 0; i < self->others->len; i++)
    {
      const AriCareerOther *other = &g_array_index (self->others, AriCareerOther, i);
      const AriPlayer *player = g_ptr_array_index (results->players, other->player);

      if (player->kind != ARI_SEAT_PERSON)
        continue;
      if (other->against >= ARI_CAREER_OFTEN)
        rival = prefer (rival, other, other->against > (rival != NULL ? rival->against : 0));
      if (other->against >= ARI_CAREER_OFTEN && get_share (other) < 0.5)
        nemesis = prefer (nemesis, other, nemesis != NULL && get_share (other) < get_share (nemesis));
      if (other->won_together >= ARI_CAREER_OFTEN)
        partner = prefer (partner, other, partner != NULL && other->won_together > partner->won_together);
    }
  self->rival = get_player (rival);
  self->nemesis = get_player (nemesis);
  self->partner = get_player (partner);
}

AriCareer *
ari_career_new (AriResults     *results,
                const AriRules *rules,
                guint           player,
                gint64          now)
{
  AriCareer *self = g_new0 (AriCareer, 1);
  g_autoptr(AriRatings) ratings = ari_ratings_new (results, rules);

  self->results = ari_results_ref (results);
  self->rules = rules;
  self->curve = g_array_new (FALSE, FALSE, sizeof (AriCareerPoint));
  self->others = g_array_new (FALSE, FALSE, sizeof (AriCareerOther));
  for (guint i = 0; i < results->results->len; i++)
    {
      const AriResult *result = &g_array_index (results->results, AriResult, i);
      AriActor seat;
      guint learned;

      if (result->rules != rules)
        continue;

      seat = ari_result_seat (result, player);
      if (seat != ARI_NONE)
        take_in (self, ratings, result, seat);
      if (!ari_ratings_count (result))
        continue;
      learned = ari_ratings_learn (ratings, result);
      if (seat != ARI_NONE && (learned >> (seat - 1) & 1))
        note_rating (self, ratings, result, player);
    }
  if (self->rated > 0)
    self->strength = *ari_ratings_get (ratings, player, now);
  g_array_sort (self->others, compare_others);
  find_companions (self, results);

  return self;
}

void
ari_career_free (AriCareer *self)
{
  g_array_unref (self->curve);
  g_array_unref (self->others);
  ari_results_unref (self->results);
  g_free (self);
}

/* On another thread. */

typedef struct
{
  AriResults     *results;
  const AriRules *rules;
  guint           player;
  gint64          now;
} Request;

static void
request_free (gpointer data)
{
  ari_results_unref (((Request *) data)->results);
  g_free (data);
}

static void
find_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Request *request = task_data;

  g_task_return_pointer (task,
                         ari_career_new (request->results, request->rules, request->player, request->now),
                         (GDestroyNotify) ari_career_free);
}

void
ari_career_find_async (AriResults          *results,
                       const AriRules      *rules,
                       guint                player,
                       gint64               now,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Request *request = g_new (Request, 1);

  *request = (Request) { ari_results_ref (results), rules, player, now };
  g_task_set_source_tag (task, ari_career_find_async);
  g_task_set_task_data (task, request, request_free);
  g_task_run_in_thread (task, find_in_thread);
}

AriCareer *
ari_career_find_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_career_find_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
