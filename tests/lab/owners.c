/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include "ari-chance-map.h"
#include "ari-searcher.h"
#include "interrupt.h"
#include "survey.h"

/* owners GAME: who is said to be likely to own an area, and who did in the end. Neighbouring areas mostly
 * share their fate, so few spots are asked about. Areas that nobody owned are left out, and so are positions
 * whose result is proved or where chance acts. Records don't hold likely owners, so they are searched for. */

#define EVERY 11 /* spots: no divisor of a row’s length, so that every part of the board is asked about */

static gboolean
is_possible (const AriRules *rules)
{
  return ari_searcher_lookup (rules->id)->playouts->owners != NULL;
}

static void
add_shares (const AriSurveyPly *ply,
            const float        *shares)
{
  double numbers[ARI_MAX_SEATS];
  guint n = ari_match_get_setup (ply->match)->seats;

  for (guint i = 0; i < n; i++)
    numbers[i] = (double) shares[i];
  ari_survey_add (ply, numbers, n);
}

static void
add_row (const AriSurveyPly *ply,
         double              phase,
         const float        *raw,
         const float        *said,
         AriActor            owner)
{
  float happened[ARI_MAX_SEATS] = { 0 };

  happened[owner - 1] = 1.0f;
  ari_survey_begin_row (ply);
  /* Exponents of owners don't depend on the effort. */
  g_string_append (ply->rows, "\tplayouts\t0");
  ari_survey_add (ply, &phase, 1);
  add_shares (ply, raw);
  add_shares (ply, said);
  add_shares (ply, happened);
  ari_survey_end_row (ply);
}

static void
answer (const AriSurveyPly *ply)
{
  const AriRules *rules = ari_match_get_rules (ply->match);
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (ply->match)), n;
  AriBudget budget = { .nodes = ply->nodes, .threads = 1, .seed = 1 };
  g_autoptr(AriVerdict) raw = NULL, said = NULL;
  guint8 owners[ARI_MAX_SPOTS];
  AriPosition position, end;

  ari_match_get_position_at (ply->match, ply->index + 1, &position);
  if (ari_is_drawn (rules, &position))
    return;
  raw = ari_search_run (rules, &position, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
  if (raw->owners == NULL || raw->exact)
    return;

  said = ari_verdict_copy (raw);
  ari_verdict_calibrate (rules, &position, said);
  ari_match_get_position_at (ply->match, n_all, &end);
  n = MIN (ari_owners_of (ari_searcher_lookup (rules->id)->playouts, rules, &end, owners), raw->n_owners);
  for (guint spot = ply->number % EVERY; spot < n; spot += EVERY)
    if (owners[spot] != 0)
      add_row (ply, ari_chance_phase (rules, &position), &raw->owners[spot * ARI_MAX_SEATS],
               &said->owners[spot * ARI_MAX_SEATS], owners[spot]);
}

int
ari_lab_owners (int    argc,
                char **argv)
{
  const AriSurvey survey = {
    .summary = "Prints who is said to be likely to own areas, and who did in the end.",
    .columns = ARI_STATEMENT_COLUMNS, .answer = answer, .possible = is_possible,
  };

  return ari_survey_run (&survey, argc, argv);
}
