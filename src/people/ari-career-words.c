/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-career-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-proportion.h"
#include "ari-ratings.h"
#include "ari-text-elide.h"

static guint
percent (double share)
{
  return (guint) round (100.0 * share);
}

/* "12", "12.5": matches, of which one that was shared counts half. */
static char *
tell_score (double score)
{
  return g_strdup_printf (score == floor (score) ? "%.0f" : "%.1f", score);
}

char *
ari_career_words_won (guint won,
                      guint matches)
{
  double low, high;

  if (matches < ARI_PROPORTION_LEAST)
    /* Translators: the first number is that of matches that a person won, the second that of all. */
    return g_strdup_printf (C_("matches", "Won %1$u of %2$u"), won, matches);

  ari_proportion_bounds (won, matches, &low, &high);

  /* Translators: matches that a person won, of how many, and between which shares the true one lies. */
  return g_strdup_printf (_("Won %1$u of %2$u; in the long run, between %3$u%% and %4$u%%"), won, matches,
                          percent (low), percent (high));
}

char *
ari_career_words_matches (const AriCareer *self)
{
  g_autofree char *won = ari_career_words_won (self->won, self->matches), *drawn = NULL;

  if (self->drawn == 0)
    return g_steal_pointer (&won);

  drawn = g_strdup_printf (ngettext ("%u draw", "%u draws", self->drawn), self->drawn);

  /* Translators: how many matches were won, and how many were drawn. */
  return g_strdup_printf (C_("matches", "%1$s · %2$s"), won, drawn);
}

char *
ari_career_words_rating (const AriCareer *self)
{
  g_autofree char *rating = g_strdup_printf ("%'.0f", self->strength.rating), *words = NULL;

  if (self->rated == 0)
    return g_strdup (_("Unrated"));

  /* Translators: a rating, and how far the true one is from it at most, in 95 of 100 cases. */
  words = g_strdup_printf (C_("rating", "%1$s ± %2$.0f"), rating,
                           ARI_GLICKO_LIKELY * self->strength.deviation);

  return ari_text_left_to_right (words);
}

const AriLevel *
ari_career_even_level (const AriCareer *self)
{
  if (self->rated == 0 || self->strength.deviation > ARI_RATINGS_KNOWN)
    return NULL;

  return ari_level_nearest (self->strength.rating, self->rules);
}

char *
ari_career_words_strength (const AriCareer *self)
{
  const AriLevel *level = ari_career_even_level (self), *levels = ari_levels ();

  if (self->rated == 0)
    return g_strdup (_("A rating needs a finished match that has a date and in which nobody took a move back."));
  if (level == NULL)
    return g_strdup (_("Still uncertain. Each match finished without taking a move back makes it more "
                       "certain."));

  /* Beyond either end of the levels, the nearest one is not an even match. */
  if (self->strength.rating
      > ari_level_rating (&levels[ARI_N_LEVELS - 1], self->rules)
        + ARI_GLICKO_LIKELY * self->strength.deviation)
    return g_strdup (_("Stronger than every level of the computer."));
  if (self->strength.rating
      < ari_level_rating (levels, self->rules) - ARI_GLICKO_LIKELY * self->strength.deviation)
    return g_strdup (_("Every level of the computer is stronger so far, even the weakest."));

  /* Translators: %s is a level of the computer, such as Adept. */
  return g_strdup_printf (_("The nearest level of the computer is %s."),
                          g_dpgettext2 (GETTEXT_PACKAGE, "level", level->title));
}

char *
ari_career_words_score (double score,
                        guint  against)
{
  g_autofree char *ahead = tell_score (score);
  double low, high;

  if (against == 0)
    return g_strdup (_("Never played against each other"));
  if (against < ARI_PROPORTION_LEAST)
    /* Translators: how a person did against another one; %1$s may have a half, for a shared match. */
    return g_strdup_printf (_("Ahead in %1$s of %2$u"), ahead, against);

  ari_proportion_bounds (score, against, &low, &high);

  /* Translators: how a person did against another one; %1$s may have a half, for a shared match. */
  return g_strdup_printf (_("Ahead in %1$s of %2$u; in the long run, between %3$u%% and %4$u%%"), ahead, against,
                          percent (low), percent (high));
}

char *
ari_career_words_stronger (const AriCareer *one,
                           const char      *one_name,
                           const AriCareer *other,
                           const char      *other_name)
{
  double apart = one->strength.rating - other->strength.rating;
  double deviation = hypot (one->strength.deviation, other->strength.deviation);

  if (MIN (one->rated, other->rated) < ARI_PROPORTION_LEAST)
    return NULL;
  if (fabs (apart) < ARI_GLICKO_LIKELY * deviation)
    return g_strdup (_("The ratings are too close, or too uncertain, to say who is stronger."));

  /* Translators: %s is a person. */
  return g_strdup_printf (_("%s is stronger: the difference between the ratings is greater than their uncertainty."),
                          apart > 0 ? one_name : other_name);
}

char *
ari_player_words (const AriPlayer *player)
{
  const AriLevel *level = player->kind == ARI_SEAT_COMPUTER ? ari_level_lookup (player->name) : NULL;

  if (player->kind == ARI_SEAT_PERSON)
    return ari_text_elide (player->name, ARI_ELIDE_NAME);

  /* Translators: %s is a level, such as Adept. */
  return g_strdup_printf (_("Computer, %s"),
                          level != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "level", level->title) : player->name);
}

const char *
ari_career_words_role (const AriCareer  *self,
                       guint             player,
                       const char      **meaning)
{
  if (player == self->nemesis)
    {
      *meaning = _("The person against whom this one does worst");
      return C_("person", "Nemesis");
    }
  if (player == self->rival)
    {
      *meaning = _("The person met most often");
      return C_("person", "Rival");
    }

  *meaning = _("The person with whom most matches were won");

  return player == self->partner ? C_("person", "Best Partner") : NULL;
}

char *
ari_career_words_other (const AriCareerOther *other)
{
  g_autofree char *score = tell_score (other->score);

  if (other->against == 0)
    return g_strdup_printf (ngettext ("Together in %1$u match, %2$u won", "Together in %1$u matches, %2$u won",
                                      other->together), other->together, other->won_together);
  if (other->together > 0)
    /* Translators: how a person did against another one; %1$s may have a half, for a shared match. */
    return g_strdup_printf (_("Ahead in %1$s of %2$u; together in %3$u, %4$u won"), score, other->against,
                            other->together, other->won_together);
  /* An expectation of one match is no number of matches. */
  if (other->rated == other->against && other->rated >= ARI_PROPORTION_LEAST)
    /* Translators: how a person did against another one; %1$s may have a half, for a shared match. */
    return g_strdup_printf (_("Ahead in %1$s of %2$u; the ratings predict about %3$.0f"), score,
                            other->against, other->expected);

  return g_strdup_printf (_("Ahead in %1$s of %2$u"), score, other->against);
}
