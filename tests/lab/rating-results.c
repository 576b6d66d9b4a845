/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rating-results.h"

#include <math.h>

#include "level-game.h"
#include "numbers.h"

#define FIELDS 5    /* of a line */
#define SAME   1e-9 /* budgets that differ less are equal, but for rounding */

void
ari_rating_results_init (AriRatingResults *self,
                         const AriSetup   *setup)
{
  *self = (AriRatingResults) {
    .setup = *setup, .results = g_array_new (FALSE, FALSE, sizeof (AriRatingResult)),
  };
}

void
ari_rating_results_clear (AriRatingResults *self)
{
  g_clear_pointer (&self->results, g_array_unref);
}

/* “greedy” is none of the levels, and their ladder begins with the novice. */
static guint
rank (const AriLevel *level)
{
  return level == &ari_level_greedy ? ARI_N_LEVELS : (guint) (level - ari_levels ());
}

static gboolean
comes_before (const AriRatingPlayer *one,
              const AriRatingPlayer *other)
{
  if (rank (one->level) != rank (other->level))
    return rank (one->level) < rank (other->level);

  return one->scale * (1.0 + SAME) < other->scale;
}

guint
ari_rating_results_find (const AriRatingResults *self,
                         const AriRatingPlayer  *player)
{
  guint place = 0;

  while (place < self->n_players && comes_before (&self->players[place], player))
    place++;

  return place;
}

static gboolean
read_player (const AriRules  *rules,
             const char      *text,
             AriRatingPlayer *player,
             GError         **error)
{
  g_auto(GStrv) parts = g_strsplit (text, "*", 2);

  player->level = ari_level_game_lookup (rules, parts[0], error);
  player->scale = 1.0;
  if (player->level == NULL)
    return FALSE;

  if (parts[1] == NULL ||
      ari_number_read_real (parts[1], ARI_LEAST_SCALE, ARI_MOST_SCALE, &player->scale, NULL))
    return TRUE;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               "“%s” isn’t a player. Write a level, or a level and a factor for its budget, as in "
                 "“expert*0.5”.", text);
  return FALSE;
}

gboolean
ari_rating_results_add_player (AriRatingResults *self,
                               const char       *text,
                               double            scale,
                               AriRatingPlayer  *player,
                               GError          **error)
{
  AriRatingPlayer added;
  guint place;

  if (!read_player (self->setup.rules, text, &added, error))
    return FALSE;
  added.scale *= scale;
  if (player != NULL)
    *player = added;

  place = ari_rating_results_find (self, &added);
  if (place < self->n_players && !comes_before (&added, &self->players[place]))
    return TRUE;
  if (self->n_players == ARI_RATING_PLAYERS)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "There can be at most %d players.", ARI_RATING_PLAYERS);
      return FALSE;
    }

  for (guint i = self->n_players++; i > place; i--)
    self->players[i] = self->players[i - 1];
  self->players[place] = added;
  for (guint i = 0; i < self->results->len; i++)
    for (guint k = 0; k < 2; k++)
      {
        guint *number = &g_array_index (self->results, AriRatingResult, i).players[k];

        *number += *number >= place;
      }

  return TRUE;
}

char *
ari_rating_player_to_text (const AriRatingPlayer *player)
{
  char scale[G_ASCII_DTOSTR_BUF_SIZE];

  if (player->scale == 1.0)
    return g_strdup (player->level->id);

  return g_strdup_printf ("%s*%s", player->level->id,
                          g_ascii_formatd (scale, sizeof scale, "%.10g", player->scale));
}

static void
add_draws (AriRatingResults *self,
           guint             one,
           guint             other,
           double            points,
           double            of,
           guint64           times)
{
  for (guint i = 0; i < self->results->len; i++)
    {
      AriRatingResult *result = &g_array_index (self->results, AriRatingResult, i);

      if (result->players[0] == one && result->players[1] == other && result->points == points
          && result->of == of)
        {
          result->times += times;
          return;
        }
    }

  g_array_append_vals (self->results, &(AriRatingResult) { { one, other }, points, of, times }, 1);
}

void
ari_rating_results_add (AriRatingResults *self,
                        guint             one,
                        guint             other,
                        double            points,
                        double            of)
{
  add_draws (self, one, other, points, of, 1);
}

guint64
ari_rating_results_sum (const AriRatingResults *self,
                        guint                   one,
                        guint                   other,
                        double                 *points,
                        double                 *of)
{
  double won = 0.0, all = 0.0;
  guint64 n = 0;

  for (guint i = 0; i < self->results->len; i++)
    {
      const AriRatingResult *result = &g_array_index (self->results, AriRatingResult, i);
      gboolean as_first = result->players[0] == one && result->players[1] == other;

      if (!as_first && (result->players[0] != other || result->players[1] != one))
        continue;
      n += result->times;
      won += (double) result->times * (as_first ? result->points : result->of - result->points);
      all += (double) result->times * result->of;
    }
  if (points != NULL)
    *points = won;
  if (of != NULL)
    *of = all;

  return n;
}

char *
ari_rating_results_to_text (const AriRatingResults *self)
{
  g_autofree char *setup = ari_setup_to_text (&self->setup);
  GString *text = g_string_new (setup);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < self->results->len; i++)
    {
      const AriRatingResult *result = &g_array_index (self->results, AriRatingResult, i);
      g_autofree char *one = ari_rating_player_to_text (&self->players[result->players[0]]);
      g_autofree char *other = ari_rating_player_to_text (&self->players[result->players[1]]);

      g_string_append_printf (text, "%s %s %g %g %" G_GUINT64_FORMAT "\n", one, other, result->points,
                              result->of, result->times);
    }

  return g_string_free (text, FALSE);
}

static gboolean
refuse_line (const char *line,
             GError    **error)
{
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "“%s” isn’t a result between two players.",
               line);

  return FALSE;
}

static gboolean
read_line (AriRatingResults *self,
           const char       *line,
           GError          **error)
{
  g_auto(GStrv) fields = g_strsplit (line, " ", -1);
  AriRatingPlayer one, other;
  double points, of;
  guint64 times;
  guint numbers[2];

  if (g_strv_length (fields) != FIELDS || !ari_number_read_real (fields[3], 0, G_MAXUINT32, &of, NULL) ||
      !(of > 0.0) || !ari_number_read_real (fields[2], 0, of, &points, NULL) ||
      !ari_number_read_whole (fields[4], 1, G_MAXUINT32, &times, NULL))
    return refuse_line (line, error);
  if (!ari_rating_results_add_player (self, fields[0], 1.0, &one, error)
      || !ari_rating_results_add_player (self, fields[1], 1.0, &other, error))
    return FALSE;

  numbers[0] = ari_rating_results_find (self, &one);
  numbers[1] = ari_rating_results_find (self, &other);
  if (numbers[0] == numbers[1])
    return refuse_line (line, error);
  add_draws (self, numbers[0], numbers[1], points, of, times);

  return TRUE;
}

gboolean
ari_rating_results_read (AriRatingResults *self,
                         const char       *text,
                         GError          **error)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *setup = ari_setup_to_text (&self->setup);

  if (g_strcmp0 (lines[0], setup) != 0)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "These are results of “%1$s”, not of “%2$s”.", lines[0] != NULL ? lines[0] : "", setup);
      return FALSE;
    }
  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && !read_line (self, lines[i], error))
      return FALSE;

  return TRUE;
}
