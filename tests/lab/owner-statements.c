/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owner-statements.h"

#include "ari-searcher.h"
#include "chance-fit.h"
#include "interrupt.h"
#include "reliability.h"

#define EVERY 11 /* spots: no divisor of a row’s length, so that every part of the board is asked about */

gboolean
ari_owners_known (const AriRules *rules)
{
  return ari_searcher_lookup (rules->id)->playouts->owners != NULL;
}

/* One statement for each seat. With two seats the first one's says all. */
static void
add_spot (guint                seats,
          const float         *raw,
          const float         *said,
          AriActor             owner,
          const AriStatement  *about,
          AriChancePoint      *point,
          GArray              *statements,
          GArray              *points)
{
  for (guint i = 0; i < seats; i++)
    {
      AriStatement statement = *about;

      point->raw[i] = (double) raw[i];
      point->result[i] = owner == i + 1 ? 1.0 : 0.0;
      statement.said = (double) said[i];
      statement.happened = point->result[i];
      if (i == 0 || seats > 2)
        g_array_append_val (statements, statement);
    }
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
  n = MIN (ari_owners_of (ari_searcher_lookup (rules->id)->playouts, rules, &end, owners), raw->n_owners);
  for (guint spot = number % EVERY; spot < n; spot += EVERY)
    if (owners[spot] != 0)
      {
        AriChancePoint point = {
          .match = number, .evidence = ARI_EVIDENCE_PLAYOUTS, .nodes = ARI_CHANCE_NODES,
          .phase = ari_chance_phase (rules, &position),
        };

        add_spot (ari_match_get_setup (match)->seats, &raw->owners[spot * ARI_MAX_SEATS],
                  &said->owners[spot * ARI_MAX_SEATS], owners[spot], &about, &point, statements, points);
      }
}

char *
ari_owners_fit (GArray *points)
{
  AriChanceRow row = { .evidence = ARI_EVIDENCE_PLAYOUTS };

  ari_chance_fit ((const AriChancePoint *) points->data, points->len, &row);

  return g_strdup_printf ("{ %.3f, %.3f, %.3f }, /* owners */\n", row.exponent[0], row.exponent[1],
                          row.exponent[2]);
}
