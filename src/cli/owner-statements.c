/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owner-statements.h"

#include "ari-searcher.h"
#include "chance-fit.h"
#include "interrupt.h"
#include "reliability.h"

#define EVERY 11 /* spots: no divisor of a row’s length, so that all parts of the board have their turn */

gboolean
ari_owners_known (const AriRules *rules)
{
  return ari_searcher_lookup (rules->id)->playouts->owners != NULL;
}

/* In a finished game chance has no part left, so a playout tells who owns what. */
static guint
list_owners (const AriRules    *rules,
             const AriPosition *end,
             guint8             owners[ARI_MAX_SPOTS])
{
  const AriPlayouts *playouts = ari_searcher_lookup (rules->id)->playouts;
  g_autofree gpointer state = g_malloc (playouts->size (rules));
  AriOutcome outcome = { 0 };
  AriRandom random;

  ari_random_init (&random, 0);
  playouts->load (state, rules, end);
  playouts->finish (state, &random, &outcome);

  return playouts->owners (state, owners);
}

static void
add_spot (const float         *raw,
          const float         *said,
          AriActor             owner,
          const AriStatement  *about,
          AriChancePoint      *point,
          GArray              *statements,
          GArray              *points)
{
  gboolean open = FALSE;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      AriStatement statement = *about;

      point->raw[i] = (double) raw[i];
      point->result[i] = owner == i + 1 ? 1.0 : 0.0;
      open |= raw[i] > 0.0f && raw[i] < 1.0f;
      statement.said = (double) said[i];
      statement.happened = point->result[i];
      if (said[i] > 0.0f && said[i] < 1.0f)
        g_array_append_val (statements, statement);
    }
  if (open)
    g_array_append_val (points, *point);
}

void
ari_owners_compare (AriMatch *match,
                    guint     n_plies,
                    guint64   nodes,
                    guint     number,
                    GArray   *statements,
                    GArray   *points)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (match)), n;
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = 1 };
  AriStatement about = { .match = number, .third = (n_plies - 1) * ARI_RELIABILITY_THIRDS / n_all };
  g_autoptr(AriVerdict) raw = NULL, said = NULL;
  guint8 owners[ARI_MAX_SPOTS];
  AriPosition position, end;

  ari_match_get_position_at (match, n_plies, &position);
  if (ari_is_drawn (rules, &position))
    return;
  raw = ari_search_run (rules, &position, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
  if (raw->owners == NULL || raw->exact)
    return;

  said = ari_verdict_copy (raw);
  ari_verdict_calibrate (rules, &position, said);
  ari_match_get_position_at (match, n_all, &end);
  n = MIN (list_owners (rules, &end, owners), raw->n_owners);
  for (guint spot = number % EVERY; spot < n; spot += EVERY)
    if (owners[spot] != 0)
      {
        AriChancePoint point = {
          .match = number, .evidence = ARI_EVIDENCE_PLAYOUTS, .nodes = ARI_CHANCE_NODES,
          .phase = ari_chance_phase (rules, &position),
        };

        add_spot (&raw->owners[spot * ARI_MAX_SEATS], &said->owners[spot * ARI_MAX_SEATS], owners[spot],
                  &about, &point, statements, points);
      }
}
