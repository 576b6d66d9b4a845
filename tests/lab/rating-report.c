/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rating-report.h"

#include <math.h>

#include "pentanomial.h"

#define ROUNDED_TO 10.0 /* of ratings in the program, whose bounds are several times as wide */

static void
append_players (const AriRatingResults *results,
                const AriRatings       *ratings,
                GString                *text)
{
  g_string_append (text, "| player | rating | above the one before |\n|---|---:|---:|\n");
  for (guint i = 0; i < results->n_players; i++)
    {
      g_autofree char *player = ari_rating_player_to_text (&results->players[i]);
      const AriRating *rating = &ratings->players[i], *step = &ratings->steps[i];

      g_string_append_printf (text, "| %s | %.0f", player, rating->value);
      if (i == 0)
        g_string_append (text, " | |\n");
      else
        g_string_append_printf (text, " (%.0f … %.0f) | %+.0f (%+.0f … %+.0f) |\n", rating->low, rating->high,
                                step->value, step->low, step->high);
    }
}

static void
append_pairings (const AriRatingResults *results,
                 const AriRatings       *ratings,
                 GString                *text)
{
  g_string_append (text, "\n| pairing | pairs of games | share | expected |\n|---|---:|---:|---:|\n");
  for (guint i = 0; i < results->n_players; i++)
    for (guint k = 0; k < i; k++)
      {
        g_autofree char *one = ari_rating_player_to_text (&results->players[i]);
        g_autofree char *other = ari_rating_player_to_text (&results->players[k]);
        double points, of, ahead = ratings->players[i].value - ratings->players[k].value;
        guint64 n = ari_rating_results_sum (results, i, k, &points, &of);

        if (n > 0)
          g_string_append_printf (text, "| %s, %s | %" G_GUINT64_FORMAT " | %.3f | %.3f |\n", one, other, n,
                                  points / of, ari_elo_to_share (ahead));
      }
}

char *
ari_rating_report_to_markdown (const AriRatingResults *results,
                               const AriRatings       *ratings,
                               const char             *notes)
{
  g_autofree char *title = ari_setup_to_text (&results->setup);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "# Ratings: %s\n\n%s\n\n", title, notes);
  append_players (results, ratings, text);
  append_pairings (results, ratings, text);

  return g_string_free (text, FALSE);
}

char *
ari_rating_report_to_row (const AriRatingResults *results,
                          const AriRatings       *ratings)
{
  GString *text = g_string_new ("{");

  for (guint level = 0; level < ARI_N_LEVELS; level++)
    {
      double value = NAN;

      /* They are sorted by their budgets. */
      for (guint i = 0; i < results->n_players; i++)
        if (results->players[i].level == &ari_levels ()[level] && results->players[i].scale <= 1.0)
          value = ratings->players[i].value;
      if (isnan (value))
        {
          g_string_free (text, TRUE);
          return NULL;
        }
      g_string_append_printf (text, "%s %.0f", level > 0 ? "," : "", ROUNDED_TO * round (value / ROUNDED_TO));
    }
  g_string_append (text, " }\n");

  return g_string_free (text, FALSE);
}
