/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-refuter.h"

/* An answer is shown while a person looks at the board, so it has to come soon on any machine, or not at
 * all. */
#define NODES   20000 /* of each search */
#define SECONDS 3.0   /* of all of them */

typedef struct
{
  const AriRules *rules;
  AriPosition     position;
  AriSolution    *solution;
  AriAction       wrong;
  AriRefuterFunc  func;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  ari_solution_free (request->solution);
  g_free (request);
}

static gpointer
refute_in_thread (AriJob   *job,
                  gpointer  data)
{
  const Request *request = data;
  AriBudget budget = { .nodes = NODES, .seconds = SECONDS, .threads = 1,
                       .seed = request->rules->hash (&request->position) };
  AriRefutation *found = g_new0 (AriRefutation, 1);

  ari_refutation_find (found, request->rules, &request->position, request->solution, request->wrong, &budget,
                       ari_job_get_stop (job));

  return found;
}

static void
report_cb (gpointer  owner,
           AriJob   *job,
           gpointer  report,
           gboolean  last)
{
  const Request *request = ari_job_get_request (job);
  g_autofree AriRefutation *found = report;

  request->func (owner, job, request->wrong, found);
}

AriJob *
ari_refuter_start (const AriLoadedExercise *loaded,
                   AriAction                wrong,
                   AriRefuterFunc           func,
                   gpointer                 owner)
{
  static const AriJobKind kind = {
    .name = "ari-refuter",
    .work = refute_in_thread,
    .report = report_cb,
    .free_request = request_free,
    .free_report = g_free,
  };
  Request *request = g_new0 (Request, 1);

  request->rules = ari_match_get_rules (loaded->match);
  request->position = loaded->position;
  request->solution = ari_solution_copy (loaded->solution);
  request->wrong = wrong;
  request->func = func;

  return ari_job_start (&kind, request, owner);
}
