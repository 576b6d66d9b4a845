/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-even-chances.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "ari-head-start-worth.h"
#include "ari-ratings.h"
#include "ari-sentences.h"

#define ENOUGH 0.4 /* the chance from which on a head start is enough; too much from 1 - ENOUGH on */
/* The deviation above which a rating says so little that nobody should have to give a head start for it. A
 * beginner has 350 points. One result against a level of the same strength brings it below, and so do two
 * between beginners; easy wins hardly lower it. */
#define A_GUESS 275.0
/* If the worth of a head start alone makes a chance this uncertain, the chance says nothing. More matches
 * between the players wouldn't help: worths were measured between computers. */
#define ROUGH 0.2
/* A chance that would be told as 0 %. */
#define HARDLY_ANY 0.005

char *
ari_even_chances_obstacle (const AriSetup *setup)
{
  guint seats = ari_head_start_worth_seats (setup->rules);
  gboolean measured = setup->seats == seats;

  for (guint i = 0; i < setup->rules->choices.n_options; i++)
    measured = measured && (setup->values[i] == 0 || !ari_setup_offers (setup, i));
  if (measured)
    return NULL;

  return g_strdup_printf (ngettext ("What head starts are worth is known only for %u player and the usual "
                                    "rules.",
                                    "What head starts are worth is known only for %u players and the usual "
                                    "rules.", seats), seats);
}

/* A computer is its level; a person without a name may be anyone. */
static gboolean
is_same (const AriSeat *one,
         const AriSeat *other)
{
  if (one->kind != other->kind)
    return FALSE;
  if (one->kind == ARI_SEAT_COMPUTER)
    return g_strcmp0 (one->level, other->level) == 0;

  return one->name != NULL && one->name[0] != '\0' && g_strcmp0 (one->name, other->name) == 0;
}

/* The chance of @weaker with a head start of @size, and its error. @by_worth: only the worth of the head
 * start can be wrong, as it is between two seats of one player. */
static double
estimate (const AriRules  *rules,
          guint            size,
          const AriGlicko *weaker,
          const AriGlicko *stronger,
          gboolean         by_worth,
          double          *error)
{
  AriWorth worth = ari_head_start_worth (rules, size, weaker->rating, stronger->rating);
  double lead = weaker->rating + worth.points - stronger->rating;
  double apart = by_worth ? 0.0 : hypot (weaker->deviation, stronger->deviation);
  double deviation = hypot (apart, worth.deviation);
  double chances[3];

  for (int i = 0; i < 3; i++)
    chances[i] = ari_glicko_expect (&(AriGlicko) { .rating = lead + (i - 1) * ARI_GLICKO_LIKELY * deviation },
                                    0.0, 0.0);
  *error = MAX (chances[1] - chances[0], chances[2] - chances[1]);

  return chances[1];
}

/* Chooses the size for @seat, from @least to @most, that brings its chance closest to one half. */
static void
choose_size (AriEvenChances  *self,
             const AriSetup  *setup,
             const AriGlicko *players,
             guint            seat,
             gboolean         same,
             guint            least,
             guint            most)
{
  const AriGlicko *stronger = &players[self->strongest - 1];
  double by_worth;

  for (guint size = least; size <= most; size++)
    {
      double error;
      double chance = estimate (setup->rules, size, &players[seat], stronger, same, &error);

      if (size > least && fabs (chance - 0.5) >= fabs (self->chances[seat] - 0.5))
        continue;
      self->sizes[seat] = (guint8) size;
      self->chances[seat] = chance;
      self->errors[seat] = error;
    }
  if (self->chances[seat] >= ENOUGH)
    self->enough |= 1u << seat;
  estimate (setup->rules, self->sizes[seat], &players[seat], stronger, TRUE, &by_worth);
  if (by_worth > ROUGH)
    self->rough |= 1u << seat;
}

AriEvenChances
ari_even_chances_choose (const AriSetup  *setup,
                         const AriSeat   *seats,
                         const AriGlicko *players)
{
  guint most = ari_setup_most_head_start (setup), strongest = 0;
  AriEvenChances self = { 0 };
  gboolean alone = TRUE; /* the strongest player has all seats */

  for (guint i = 0; i < setup->seats; i++)
    if (players[i].rating > players[strongest].rating)
      strongest = i;
  self.strongest = strongest + 1;
  for (guint i = 0; i < setup->seats; i++)
    if (!is_same (&seats[i], &seats[strongest]))
      {
        self.missing[i] = ari_ratings_missing (&players[i]);
        alone = FALSE;
      }
  if (!alone)
    self.missing[strongest] = ari_ratings_missing (&players[strongest]);
  self.kept = !alone && players[strongest].deviation > A_GUESS;
  if (self.kept)
    memcpy (self.sizes, setup->head_start, sizeof self.sizes);
  for (guint i = 0; i < setup->seats; i++)
    if (i != strongest)
      choose_size (&self, setup, players, i, is_same (&seats[i], &seats[strongest]), self.sizes[i],
                   self.kept ? self.sizes[i] : most);

  return self;
}

/* On another thread. */

typedef struct
{
  AriSetup    setup;
  AriSeat     seats[ARI_MAX_SEATS];
  AriResults *results; /* (nullable) */
  gint64      now;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  ari_seats_clear (request->seats);
  g_clear_pointer (&request->results, ari_results_unref);
  g_free (request);
}

/* (nullable): what is known of the person @name. */
static const AriGlicko *
find_rating (const Request *request,
             AriRatings    *ratings,
             const char    *name)
{
  GPtrArray *players = request->results->players;

  for (guint i = 0; i < players->len; i++)
    {
      const AriPlayer *player = g_ptr_array_index (players, i);

      if (player->kind == ARI_SEAT_PERSON && g_str_equal (player->name, name))
        return ari_ratings_get (ratings, i, request->now);
    }

  return NULL;
}

static void
find_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Request *request = task_data;
  const AriRules *rules = request->setup.rules;
  g_autoptr(AriRatings) ratings = NULL;
  AriEvenChances *found = g_new (AriEvenChances, 1);
  AriGlicko players[ARI_MAX_SEATS];

  if (request->results != NULL)
    {
      ratings = ari_ratings_new (request->results, rules);
      ari_ratings_learn_all (ratings, request->results);
    }
  for (guint i = 0; i < request->setup.seats; i++)
    {
      const AriSeat *who = &request->seats[i];
      const AriGlicko *known = NULL;

      if (ratings != NULL && who->kind == ARI_SEAT_PERSON)
        known = find_rating (request, ratings, who->name);
      players[i] = known != NULL ? *known : ari_ratings_begin (who->kind, who->level, rules);
    }

  *found = ari_even_chances_choose (&request->setup, request->seats, players);
  g_task_return_pointer (task, found, g_free);
}

void
ari_even_chances_find_async (const AriSetup      *setup,
                             const AriSeat       *seats,
                             AriResults          *results,
                             gint64               now,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);
  Request *request = g_new0 (Request, 1);

  request->setup = *setup;
  request->results = results != NULL ? ari_results_ref (results) : NULL;
  request->now = now;
  for (guint i = 0; i < setup->seats; i++)
    request->seats[i] = (AriSeat) { .kind = seats[i].kind, .name = g_strdup (seats[i].name),
                                    .level = g_strdup (seats[i].level) };
  g_task_set_source_tag (task, ari_even_chances_find_async);
  g_task_set_task_data (task, request, request_free);
  g_task_run_in_thread (task, find_in_thread);
}

gboolean
ari_even_chances_find_finish (GAsyncResult    *result,
                              AriEvenChances  *chances,
                              GError         **error)
{
  g_autofree AriEvenChances *found = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, ari_even_chances_find_async), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found != NULL)
    *chances = *found;

  return found != NULL;
}

/* (nullable) (transfer full): what it takes to know how strong all are; NULL: nothing more. */
static char *
tell_missing (const AriEvenChances *self,
              const AriSetup       *setup,
              const AriNames       *names)
{
  g_autofree char *words = NULL;

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    {
      g_autofree char *before = g_steal_pointer (&words), *needs = NULL;
      const char *name = ari_names_get (names, setup->rules, seat);
      guint missing = self->missing[seat - 1];

      if (missing > 0)
        /* Translators: %1$s is the name of a player. */
        needs = g_strdup_printf (ngettext ("%1$s needs about %2$u more match without help.",
                                           "%1$s needs about %2$u more matches without help.", missing),
                                 name, missing);
      words = ari_sentences_join (before, needs);
    }

  if (words == NULL)
    return NULL;

  return ari_sentences_join (words, _("Matches that are easily won or lost tell little."));
}

/* (nullable) (transfer full): the chance of @seat; NULL: it is even, and nothing could be wrong with that. */
static char *
tell_chance (const AriEvenChances *self,
             const AriSetup       *setup,
             const AriNames       *names,
             AriActor              seat)
{
  const char *weaker = ari_names_get (names, setup->rules, seat);
  const char *stronger = ari_names_get (names, setup->rules, self->strongest);
  gboolean enough = self->enough >> (seat - 1) & 1;
  gboolean too_much = self->sizes[seat - 1] > 0 && self->chances[seat - 1] > 1 - ENOUGH;

  if (self->errors[seat - 1] <= 0.0)
    return NULL;
  /* With either rating unknown, nearly every chance would be possible. */
  if (self->missing[seat - 1] > 0 || self->missing[self->strongest - 1] > 0)
    return g_strdup_printf (self->sizes[seat - 1] > 0
                              /* Translators: after a sentence that names a head start. %1$s and %2$s are
                               * players. */
                              ? _("That is a guess: it’s too early to say what chance %1$s has against %2$s.")
                              /* Translators: %1$s and %2$s are players. */
                              : _("It’s too early to say what chance %1$s has against %2$s."), weaker, stronger);

  if ((self->rough >> (seat - 1) & 1) != 0)
    /* Translators: after a sentence that names a head start. %1$s and %2$s are players. */
    return g_strdup_printf (_("That is a guess: what this head start is worth isn’t known well enough to say what "
                              "chance %1$s has against %2$s."), weaker, stronger);
  if (self->chances[seat - 1] < HARDLY_ANY)
    return g_strdup_printf (self->sizes[seat - 1] > 0
                              /* Translators: as below. */
                              ? _("Even so, %1$s has hardly any chance against %2$s.")
                              /* Translators: as below. */
                              : _("No head start would make this more even: %1$s has hardly any chance against "
                                  "%2$s."), weaker, stronger);

  return g_strdup_printf (too_much
                            /* Translators: as below, after a sentence that names a head start. */
                            ? _("That is a little too much, but no other head start comes closer: %1$s has a "
                                "chance of %2$.0f%% ± %3$.0f against %4$s.")
                          : enough
                            /* Translators: %1$s and %4$s are players; the second number says how far the
                             * chance may be from the first number. */
                            ? _("%1$s has a chance of %2$.0f%% ± %3$.0f against %4$s.")
                          : self->sizes[seat - 1] > 0
                            /* Translators: as above, after a sentence that names a head start. */
                            ? _("Even so, %1$s has a chance of only %2$.0f%% ± %3$.0f against %4$s.")
                            /* Translators: as above. */
                            : _("No head start would make this more even: %1$s has a chance of only %2$.0f%% ± "
                                "%3$.0f against %4$s."),
                          weaker, 100.0 * self->chances[seat - 1], 100.0 * self->errors[seat - 1], stronger);
}

/* Whether all chances are even as they are, as far as anybody can tell. */
static gboolean
needs_nothing (const AriEvenChances *self,
               const AriSetup       *setup)
{
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    if (self->missing[seat - 1] > 0
        || (seat != self->strongest && (self->sizes[seat - 1] > 0 || (self->enough >> (seat - 1) & 1) == 0)))
      return FALSE;

  return TRUE;
}

char *
ari_even_chances_words (const AriEvenChances *self,
                        const AriSetup       *setup,
                        const AriNames       *names)
{
  g_autofree char *missing = tell_missing (self, setup, names), *words = NULL;
  AriSetup chosen = *setup;

  if (self->kept)
    {
      /* Translators: %s is a player, for whose strength there are too few matches. */
      words = g_strdup_printf (_("It’s too early to say how strong %s is, so nothing was changed."),
                               ari_names_get (names, setup->rules, self->strongest));
      return ari_sentences_join (words, missing);
    }

  if (needs_nothing (self, setup))
    words = g_strdup (_("Nobody needs a head start."));
  memcpy (chosen.head_start, self->sizes, sizeof chosen.head_start);
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    {
      g_autofree char *before = g_steal_pointer (&words), *start = NULL, *chance = NULL, *told = NULL;
      const char *name = ari_names_get (names, setup->rules, seat);

      if (self->sizes[seat - 1] > 0)
        start = setup->rules->choices.head_start->tell (&chosen, seat, name);
      if (seat != self->strongest)
        chance = tell_chance (self, setup, names, seat);
      told = ari_sentences_join (start, chance);
      words = ari_sentences_join (before, told);
    }

  return ari_sentences_join (words, missing);
}
