/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-chance-map.h"

#include <math.h>
#include <string.h>

#include "ari-searcher.h"

#define LEAST_EXPONENT 0.25
#define MOST_EXPONENT  12.0
/* Beyond the efforts that were fitted, nothing is known. */
#define LEAST_DOUBLINGS (-4.0)
#define MOST_DOUBLINGS  1.0
#define DOUBT          0.003  /* of each chance that is not proved: shared evenly among the seats */
#define LEAST_ERROR    0.002
#define LEAST_CHANCE   0.0001

guint
ari_chance_version (const AriRules *rules)
{
  const AriChanceMap *map = ari_searcher_lookup (rules->id)->chances;

  return map != NULL ? map->version : 0;
}

gboolean
ari_chance_reads (const AriRules *rules,
                  guint           version)
{
  const AriChanceMap *map = ari_searcher_lookup (rules->id)->chances;

  return map != NULL && version >= map->oldest;
}

double
ari_chance_phase (const AriRules    *rules,
                  const AriPosition *position)
{
  const AriChanceMap *map = ari_searcher_lookup (rules->id)->chances;

  return map != NULL && map->phase != NULL ? CLAMP (map->phase (position), 0.0, 1.0) : 0.0;
}

AriEvidence
ari_chance_usual (const AriRules *rules)
{
  const AriChanceMap *map = ari_searcher_lookup (rules->id)->chances;

  return map != NULL ? map->rows[0].evidence : ARI_EVIDENCE_NONE;
}

const AriChanceRow *
ari_chance_row (const AriRules *rules,
                guint           sides,
                AriEvidence     evidence)
{
  const AriChanceMap *map = ari_searcher_lookup (rules->id)->chances;

  for (guint i = 0; map != NULL && i < map->n_rows; i++)
    if (map->rows[i].sides == sides && map->rows[i].evidence == evidence)
      return &map->rows[i];

  return NULL;
}

/* On the straight line between two knots. */
static double
between (const double knots[ARI_CHANCE_KNOTS],
         double       phase)
{
  double at = phase * (ARI_CHANCE_KNOTS - 1);
  guint knot = MIN ((guint) at, ARI_CHANCE_KNOTS - 2);

  return knots[knot] + (at - knot) * (knots[knot + 1] - knots[knot]);
}

double
ari_chance_doublings (guint64 nodes)
{
  return CLAMP (log2 (MAX ((double) nodes, 1.0) / ARI_CHANCE_NODES), LEAST_DOUBLINGS, MOST_DOUBLINGS);
}

double
ari_chance_exponent (const AriChanceRow *row,
                     double              phase,
                     guint64             nodes)
{
  if (row == NULL)
    return 1.0;

  return CLAMP (between (row->exponent, phase) + row->effort * ari_chance_doublings (nodes),
                LEAST_EXPONENT, MOST_EXPONENT);
}

void
ari_chance_shares (guint        n,
                   double       exponent,
                   const double win[ARI_MAX_SEATS],
                   double       chances[ARI_MAX_SEATS])
{
  double sum = 0.0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    sum += chances[i] = win[i] > 0.0 ? pow (win[i], exponent) : 0.0;
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    chances[i] = i < n && sum > 0.0 ? (1.0 - DOUBT) * chances[i] / sum + DOUBT / n : 0.0;
}

double
ari_chance_error (const AriChanceRow *row,
                  double              phase,
                  guint64             nodes,
                  double              share,
                  double              chance,
                  double              error)
{
  double noise = 0.0, drift;

  if (row == NULL)
    return error;

  if (share > 0.0 && share < 1.0)
    noise = ari_chance_exponent (row, phase, nodes) * error
            * chance * (1.0 - chance) / (share * (1.0 - share));
  drift = between (row->spread, phase) * chance * (1.0 - chance);

  return CLAMP (hypot (noise, drift), LEAST_ERROR, 0.5);
}

static double
log_odds (double chance)
{
  double kept = CLAMP (chance, LEAST_CHANCE, 1.0 - LEAST_CHANCE);

  return log (kept / (1.0 - kept));
}

static double
chance_of (double odds)
{
  return 1.0 / (1.0 + exp (-odds));
}

double
ari_chance_loss (const AriChanceRow *row,
                 double              phase,
                 const AriChanceGap *gap,
                 double             *error)
{
  double from = log_odds (gap->chance), trust = 1.0 - between (row->distrust, phase);
  double lead = gap->apart ? between (row->lead, phase) : 0.0;
  double apart = trust * MAX (log_odds (gap->best) - from - lead, 0.0);
  double middle = chance_of (from + 0.5 * apart), doubt;

  doubt = hypot (trust * gap->noise, between (row->doubt, phase)) * middle * (1.0 - middle);
  *error = MIN (hypot (doubt, between (row->oversight, phase)), 0.5);

  return chance_of (from + apart) - chance_of (from);
}

typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  guint              seats, sides;
  double             phase;
  guint64            nodes;
} Map;

static void
calibrate_candidate (const Map    *map,
                     AriActor      seat,
                     AriCandidate *candidate)
{
  const AriChanceRow *row = ari_chance_row (map->rules, map->sides, candidate->evidence);

  memcpy (candidate->raw, candidate->win, sizeof candidate->raw);
  candidate->raw_error = candidate->error;
  if (candidate->exact || row == NULL)
    return;

  ari_chance_shares (map->seats, ari_chance_exponent (row, map->phase, map->nodes), candidate->raw,
                     candidate->win);
  candidate->error = ari_chance_error (row, map->phase, map->nodes,
                                       ari_side_share (map->rules, map->position, seat, candidate->raw),
                                       ari_side_share (map->rules, map->position, seat, candidate->win),
                                       candidate->raw_error);
}

/* The seats whose shares a position tells. */
static guint
count_seats (const AriRules    *rules,
             const AriPosition *position)
{
  guint n = 0;

  while (n < ARI_MAX_SEATS && ari_rules_side (rules, position, n + 1) != 0)
    n++;

  return n;
}

const AriChanceRow *
ari_chance_row_at (const AriRules    *rules,
                   const AriPosition *position,
                   AriEvidence        evidence)
{
  guint seats = count_seats (rules, position);

  return ari_chance_row (rules, ari_rules_n_sides (rules, position, (1u << seats) - 1), evidence);
}

double
ari_chance_of_side (const AriRules    *rules,
                    const AriPosition *position,
                    AriActor           seat,
                    AriEvidence        evidence,
                    guint64            nodes,
                    const double       shares[ARI_MAX_SEATS])
{
  const AriChanceRow *row = ari_chance_row_at (rules, position, evidence);
  double chances[ARI_MAX_SEATS];

  if (row == NULL)
    return ari_side_share (rules, position, seat, shares);

  ari_chance_shares (count_seats (rules, position),
                     ari_chance_exponent (row, ari_chance_phase (rules, position), nodes), shares, chances);

  return ari_side_share (rules, position, seat, chances);
}

/* Partners were not measured, so the shares of their areas stay. */
static void
calibrate_owners (const Map  *map,
                  AriVerdict *verdict)
{
  const AriChanceRow *row = ari_chance_row (map->rules, map->sides, ARI_EVIDENCE_PLAYOUTS);
  double exponent = row != NULL && map->sides == map->seats ? between (row->owners, map->phase) : 0.0;

  if (exponent <= 0.0 || verdict->exact)
    return;

  for (guint i = 0; i < verdict->n_owners * ARI_MAX_SEATS; i += ARI_MAX_SEATS)
    {
      double shares[ARI_MAX_SEATS], chances[ARI_MAX_SEATS];

      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        shares[k] = (double) verdict->owners[i + k];
      ari_chance_shares (map->seats, exponent, shares, chances);
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        verdict->owners[i + k] = (float) chances[k];
    }
}

void
ari_verdict_calibrate (const AriRules    *rules,
                       const AriPosition *position,
                       AriVerdict        *verdict)
{
  AriActor seat = verdict->actor == ARI_CHANCE || verdict->actor == ARI_NONE ? 1 : verdict->actor;
  Map map = {
    .rules = rules, .position = position, .seats = count_seats (rules, position),
    .phase = ari_chance_phase (rules, position), .nodes = verdict->nodes,
  };

  double error = 0.0;

  map.sides = ari_rules_n_sides (rules, position, (1u << map.seats) - 1);
  verdict->map = ari_chance_version (rules);
  calibrate_owners (&map, verdict);
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      calibrate_candidate (&map, seat, &verdict->candidates[i]);
      error += verdict->candidates[i].weight * verdict->candidates[i].error;
    }
  memcpy (verdict->raw, verdict->win, sizeof verdict->raw);
  verdict->raw_error = verdict->error;
  if (verdict->map == 0)
    return;
  if (!ari_is_drawn (rules, position))
    {
      ari_verdict_take_best (verdict);
      return;
    }

  ari_verdict_average (verdict);
  /* What a longer search would change, it would change for all outcomes: their errors don't cancel out. */
  verdict->error = error;
}

/* Whom to tell, and about what. */
typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  AriVerdictFunc     progress;
  gpointer           data;
} Listener;

static void
progress_cb (const AriVerdict *verdict,
             gpointer          data)
{
  const Listener *listener = data;
  g_autoptr(AriVerdict) copy = ari_verdict_copy (verdict);

  ari_verdict_calibrate (listener->rules, listener->position, copy);
  listener->progress (copy, listener->data);
}

AriVerdict *
ari_search_chances (const AriRules    *rules,
                    const AriPosition *position,
                    const AriBudget   *budget,
                    const gint        *cancelled,
                    double             interval,
                    AriVerdictFunc     progress,
                    gpointer           data)
{
  Listener listener = { rules, position, progress, data };
  AriVerdict *verdict = ari_search_run (rules, position, budget, cancelled, interval,
                                        progress != NULL ? progress_cb : NULL, &listener);

  ari_verdict_calibrate (rules, position, verdict);

  return verdict;
}
