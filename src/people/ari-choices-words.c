/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-choices-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-glicko.h"
#include "ari-number-words.h"
#include "ari-proportion.h"

static double
points (double part)
{
  return 100.0 * part;
}

static gboolean
is_enough (const AriChoices *self)
{
  return self->matches >= ARI_CHOICES_LEAST && self->decisions > 0;
}

char *
ari_choices_words_missing (const AriChoices *self)
{
  guint n;

  if (self->matches >= ARI_CHOICES_LEAST)
    return NULL;

  n = ARI_CHOICES_LEAST - self->matches;

  return g_strdup_printf (ngettext ("Analyse %u more match to see what choices cost.",
                                    "Analyse %u more matches to see what choices cost.", n),
                          n);
}

char *
ari_choices_words_loss (const AriChoices *self)
{
  if (!is_enough (self))
    return NULL;

  /* Translators: what a decision costs on average, in points of winning chance; a hundred are a whole win. */
  return g_strdup_printf (_("%1$.1f ± %2$.1f points of winning chance; %3$u decisions in %4$u analysed matches"),
                          points (self->loss), ARI_GLICKO_LIKELY * points (self->loss_error), self->decisions,
                          self->matches);
}

char *
ari_choices_words_phase (const AriChoices *self)
{
  double share = 100.0 * self->phase_share, error = 100.0 * ARI_GLICKO_LIKELY * self->phase_error;

  if (!is_enough (self) || self->loss <= 0.0)
    return NULL;
  /* A few matches that are alike would look certain. */
  if (self->costly < ARI_PROPORTION_LEAST || share - error <= 100.0 / ARI_CHOICES_PHASES)
    return g_strdup (_("No third of a match stands out."));

  /* Translators: where in a match a person loses most winning chances: the share of what is lost in all. */
  if (self->phase == 0)
    return g_strdup_printf (_("In the first third of a match: %1$.0f%% ± %2$.0f of what is lost"), share, error);
  if (self->phase == 1)
    return g_strdup_printf (_("In the second third of a match: %1$.0f%% ± %2$.0f of what is lost"), share, error);

  return g_strdup_printf (_("In the last third of a match: %1$.0f%% ± %2$.0f of what is lost"), share, error);
}

char *
ari_choices_words_luck (const AriChoices *self)
{
  g_autofree char *luck = NULL;

  if (!is_enough (self) || self->outcomes == 0)
    return NULL;

  luck = ari_number_words_points (self->luck);

  /* Translators: what dice or tiles bring a person; %1$s has a sign. */
  return g_strdup_printf (_("%1$s ± %2$.0f points of winning chance in a match"), luck,
                          ARI_GLICKO_LIKELY * points (self->luck_error));
}

/* Between what percentages the share lies that @part of @n points to; FALSE: there are too few. */
static gboolean
find_bounds (guint  part,
             guint  n,
             guint *low,
             guint *high)
{
  double least, most;

  if (n < ARI_PROPORTION_LEAST)
    return FALSE;

  ari_proportion_bounds (part, n, &least, &most);
  *low = (guint) round (points (least));
  *high = (guint) round (points (most));

  return TRUE;
}

char *
ari_choices_words_memory (const AriChoices *self)
{
  guint low, high;

  if (self->known == 0)
    return NULL;
  /* Translators: how often a person used what could be known from memory. */
  if (find_bounds (self->found, self->known, &low, &high))
    return g_strdup_printf (_("Used %1$u of %2$u chances; in the long run, between %3$u%% and %4$u%%"),
                            self->found, self->known, low, high);

  return g_strdup_printf (_("Used %1$u of %2$u chances"), self->found, self->known);
}

char *
ari_choices_words_feats (const AriChoices *self)
{
  guint low, high;

  if (self->feats == 0)
    return NULL;
  /* Translators: how many tosses of a person hit. */
  if (find_bounds (self->hits, self->feats, &low, &high))
    return g_strdup_printf (_("A hit in %1$u of %2$u tries; in the long run, between %3$u%% and %4$u%%"), self->hits,
                            self->feats, low, high);

  return g_strdup_printf (_("A hit in %1$u of %2$u tries"), self->hits, self->feats);
}

char *
ari_choices_words_comeback (const AriChoices *self)
{
  /* Less than half of a fair share. */
  if (self->comeback == 0 || self->lowest * self->seats >= 0.5)
    return NULL;

  if (points (self->lowest) < 1.0)
    return g_strdup (_("Won from a chance of less than 1%"));

  return g_strdup_printf (_("Won from a chance of %.0f%%"), floor (points (self->lowest)));
}
