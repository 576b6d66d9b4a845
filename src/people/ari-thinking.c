/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thinking.h"

#include <glib/gi18n-lib.h>

#include "ari-glicko.h"
#include "ari-person-matches.h"
#include "ari-proportion.h"
#include "ari-time-words.h"
#include "ari-times.h"

void
ari_thinking_sum_init (AriThinkingSum *self)
{
  *self = (AriThinkingSum) {
    .seconds = g_array_new (FALSE, FALSE, sizeof (double)),
    .judged = g_array_new (FALSE, FALSE, sizeof (double)),
    .quick = g_array_new (FALSE, FALSE, sizeof (double)),
    .long_ones = g_array_new (FALSE, FALSE, sizeof (double)),
  };
}

static void
clear_sum (AriThinkingSum *self)
{
  g_clear_pointer (&self->seconds, g_array_unref);
  g_clear_pointer (&self->judged, g_array_unref);
  g_clear_pointer (&self->quick, g_array_unref);
  g_clear_pointer (&self->long_ones, g_array_unref);
}

/* By how much @sum has grown since it was @before. */
static void
add_growth (GArray *matches,
            guint   before,
            guint   sum)
{
  double growth = sum - before;

  g_array_append_val (matches, growth);
}

static void
add_ply (AriThinkingSum *self,
         const AriTimes *times,
         AriPly         *ply)
{
  double seconds = ari_times_get (times, ply);

  g_array_append_val (self->seconds, seconds);
  if (times->median[ari_ply_get_actor (ply) - 1] <= 0)
    return;

  self->thinking.judged++;
  self->thinking.quick += ari_times_is_quick (times, ply);
  self->thinking.long_ones += ari_times_is_long (times, ply);
}

void
ari_thinking_sum_add (AriThinkingSum *self,
                      AriMatch       *match,
                      const char     *name)
{
  g_autoptr(AriTimes) times = NULL;
  AriThinking before = self->thinking;
  guint known = self->seconds->len, n;

  ari_match_go_to_main_line (match);
  times = ari_times_new (match);
  n = g_list_model_get_n_items (G_LIST_MODEL (match));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      /* Where a time is known, a player decided. */
      if (ari_times_get (times, ply) >= 0 && ari_person_has_seat (match, ari_ply_get_actor (ply), name))
        add_ply (self, times, ply);
    }
  self->thinking.matches += self->seconds->len > known;
  add_growth (self->judged, before.judged, self->thinking.judged);
  add_growth (self->quick, before.quick, self->thinking.quick);
  add_growth (self->long_ones, before.long_ones, self->thinking.long_ones);
}

/* The error of the share of @parts. */
static double
find_error (AriThinkingSum *self,
            GArray         *parts)
{
  double error;

  ari_ratio ((const double *) (gpointer) parts->data, (const double *) (gpointer) self->judged->data,
             parts->len, &error);

  return error;
}

static int
compare_seconds (gconstpointer a,
                 gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

AriThinking
ari_thinking_sum_end (AriThinkingSum *self)
{
  AriThinking *thinking = &self->thinking;
  guint n = self->seconds->len;

  g_array_sort (self->seconds, compare_seconds);
  thinking->decisions = n;
  if (n > 0)
    thinking->median = (g_array_index (self->seconds, double, (n - 1) / 2)
                        + g_array_index (self->seconds, double, n / 2)) / 2;
  thinking->quick_error = find_error (self, self->quick);
  thinking->long_error = find_error (self, self->long_ones);
  clear_sum (self);

  return *thinking;
}

/* Reading the matches. */

static void
visit (AriMatch   *match,
       gint64      id,
       const char *name,
       gpointer    data)
{
  ari_thinking_sum_add (data, match, name);
}

static void
sum_free (gpointer data)
{
  clear_sum (data);
  g_free (data);
}

void
ari_thinking_read_async (AriLibrary          *library,
                         const char          *name,
                         const AriRules      *rules,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  AriThinkingSum *sum = g_new (AriThinkingSum, 1);

  ari_thinking_sum_init (sum);
  ari_person_matches_async (library, name, rules, ARI_MATCHES_TIMED,
                            &(AriPersonVisit) { visit, sum, sum_free }, ari_thinking_read_async, cancellable,
                            callback, data);
}

gboolean
ari_thinking_read_finish (GAsyncResult  *result,
                          AriThinking   *thinking,
                          GError       **error)
{
  AriThinkingSum *sum = ari_person_matches_finish (result, ari_thinking_read_async, error);

  if (sum == NULL)
    return FALSE;

  *thinking = ari_thinking_sum_end (sum);

  return TRUE;
}

/* Words. */

char *
ari_thinking_words_missing (const AriThinking *self)
{
  guint missing = ARI_THINKING_LEAST - MIN (self->matches, ARI_THINKING_LEAST);

  if (missing == 0)
    return NULL;

  return g_strdup_printf (ngettext ("Needs %u more match with recorded times",
                                    "Needs %u more matches with recorded times", missing), missing);
}

char *
ari_thinking_words_median (const AriThinking *self)
{
  g_autofree char *median = ari_time_words (self->median);

  if (self->matches < ARI_THINKING_LEAST)
    return NULL;

  /* Translators: %1$s is the median time of a decision, such as “8.4 s”. */
  return g_strdup_printf (_("%1$s; %2$u decisions in %3$u matches"), median, self->decisions, self->matches);
}

static double
percent (const AriThinking *self,
         guint              part)
{
  return 100.0 * part / self->judged;
}

/* Matches that happen to be alike must not look certain: the error is at least that of as many decisions that
 * have nothing to do with each other. */
static double
percent_error (const AriThinking *self,
               guint              part,
               double             error)
{
  double low, high;

  ari_proportion_bounds (part, self->judged, &low, &high);

  return 100.0 * MAX (ARI_GLICKO_LIKELY * error, (high - low) / 2);
}

static gboolean
has_judged (const AriThinking *self)
{
  return self->matches >= ARI_THINKING_LEAST && self->judged > 0;
}

char *
ari_thinking_words_quick (const AriThinking *self)
{
  if (!has_judged (self))
    return NULL;

  /* Translators: how many decisions were quick, and what that means. */
  return g_strdup_printf (_("%1$.0f%% ± %2$.0f of %3$u: less than 5 seconds, and less than a third of the usual time"),
                          percent (self, self->quick),
                          percent_error (self, self->quick, self->quick_error), self->judged);
}

char *
ari_thinking_words_long (const AriThinking *self)
{
  if (!has_judged (self))
    return NULL;

  /* Translators: how many decisions took long, and what that means. */
  return g_strdup_printf (_("%1$.0f%% ± %2$.0f of %3$u: the longest tenth of a match, if at least three times the "
                            "usual time"), percent (self, self->long_ones),
                          percent_error (self, self->long_ones, self->long_error), self->judged);
}
