/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-analysis.h"

#include <string.h>

#include "ari-chance-map.h"
#include "ari-job.h"
#include "ari-judgement.h"
#include "ari-eval-remap.h"

#define LIVE_SECONDS      120.0
#define SHOWN_LINES       6    /* actions that get a value, not only an upper bound */
#define REPORT_INTERVAL   0.1  /* seconds between two reports of a search */
#define MAX_REMEMBERED    512  /* verdicts; a full one of Minoa takes about 20 KiB */
#define WORTH_KEEPING     2000 /* nodes: a passing glance is not stored with the ply */

/* One search. The thread needs only the first three. */
typedef struct
{
  const AriRules *rules;
  AriPosition     position;
  AriBudget       budget;
  guint64         hash;
  guint           ply_id; /* the ply that led to the position; 0: the start */
  AriPosition     before; /* where that ply was chosen */
  gboolean        judges; /* a person looks at the moves themselves, not only at what comes next */
} Search;

struct _AriAnalysis
{
  GObject     parent_instance;

  AriMatch   *match;
  gboolean    running;
  AriJob     *job;          /* (nullable): the search of the shown position */
  GHashTable *verdicts;     /* position hash → AriVerdict */
};

typedef enum
{
  PROP_MATCH = 1,
  PROP_RUNNING,
  PROP_BUSY,
} AriAnalysisProperty;

static GParamSpec *props[PROP_BUSY + 1];

enum
{
  UPDATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriAnalysis, ari_analysis, G_TYPE_OBJECT)

static guint64
shown_hash (AriAnalysis *self)
{
  return ari_match_get_rules (self->match)->hash (ari_match_get_position (self->match));
}

/* Keeps the deeper of two verdicts: a shorter look never replaces a longer one. */
static void
remember (AriAnalysis *self,
          guint64      hash,
          AriVerdict  *verdict)
{
  const AriVerdict *known = g_hash_table_lookup (self->verdicts, &hash);

  if (known != NULL && !verdict->exact && (known->exact || known->nodes > verdict->nodes))
    {
      ari_verdict_free (verdict);
      return;
    }

  if (g_hash_table_size (self->verdicts) >= MAX_REMEMBERED)
    g_hash_table_remove_all (self->verdicts);
  g_hash_table_replace (self->verdicts, g_memdup2 (&hash, sizeof hash), verdict);
}

/* Keeps the loss that the ply has: this search can't improve it, or was not asked to. */
static void
keep_judgement (AriAnalysis  *self,
                const Search *search,
                AriPly       *ply,
                AriEval      *eval)
{
  g_autoptr(AriEval) known = ari_eval_copy (ari_ply_get_eval (ply));

  ari_eval_remap (search->rules, ari_match_get_setup (self->match)->seats, &search->before,
                  &search->position, ari_ply_get_actor (ply), known);
  eval->loss = known->loss;
  eval->loss_error = known->loss_error;
  eval->raw_loss = known->raw_loss;
  eval->raw_loss_error = known->raw_loss_error;
  memcpy (eval->luck, known->luck, sizeof eval->luck);
  eval->best = g_steal_pointer (&known->best);
  eval->missed_win = known->missed_win;
}

/* Only a review looks at what was at stake. */
static void
keep_stake (const AriEval *known, /* (nullable) */
            AriEval       *eval)
{
  if (known == NULL)
    return;

  eval->expected_loss = known->expected_loss;
  eval->lead = known->lead;
  eval->turns = known->turns;
}

/* Whether @known says as much as a judgement by @verdict would, with the position before the ply or not. */
static gboolean
knows_as_much (const AriEval    *known,   /* (nullable) */
               const AriVerdict *before,  /* (nullable) */
               const AriVerdict *verdict)
{
  if (known == NULL || known->nodes < verdict->nodes)
    return FALSE;

  return known->nodes > verdict->nodes || before == NULL || known->best != NULL;
}

/* Stores the result with the ply that led to the searched position, unless the ply has a deeper one: so
 * nothing is computed twice, and the chart fills in as people browse. A hint or an overlay also searches in a
 * match that is being played, and there nobody has asked which moves were mistakes. */
static void
keep (AriAnalysis  *self,
      const Search *search)
{
  const AriVerdict *verdict = g_hash_table_lookup (self->verdicts, &search->hash), *before;
  AriPly *ply = search->ply_id > 0 ? ari_match_find (self->match, search->ply_id) : NULL;
  guint64 before_hash;
  g_autoptr(AriEval) eval = NULL;

  if (ply == NULL || verdict == NULL || (verdict->nodes < WORTH_KEEPING && !verdict->exact))
    return;

  before_hash = search->rules->hash (&search->before);
  before = search->judges || ari_match_is_over (self->match)
           ? g_hash_table_lookup (self->verdicts, &before_hash) : NULL;
  if (knows_as_much (ari_ply_get_eval (ply), before, verdict))
    return;

  eval = ari_judgement_of_ply (search->rules, &search->before, ari_ply_get_action (ply),
                               before, &search->position, verdict, search->budget.seed);
  if (before == NULL && ari_ply_get_eval (ply) != NULL)
    keep_judgement (self, search, ply, eval);
  keep_stake (ari_ply_get_eval (ply), eval);
  ari_match_set_eval (self->match, ply, eval);
}

static void
drop_search (AriAnalysis *self)
{
  if (self->job == NULL)
    return;

  keep (self, ari_job_get_request (self->job));
  ari_job_drop (&self->job);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* The verdict of an abandoned search is still true, and callers that hold the old verdict must learn that it
 * may have been replaced. */
static void
verdict_cb (gpointer  owner,
            AriJob   *job,
            gpointer  report,
            gboolean  last)
{
  AriAnalysis *self = owner;

  remember (self, ((const Search *) ari_job_get_request (job))->hash, report);
  if (last && self->job == job)
    drop_search (self);
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
progress_cb (const AriVerdict *verdict,
             gpointer          data)
{
  ari_job_send (data, ari_verdict_copy (verdict));
}

static gpointer
search (AriJob   *job,
        gpointer  data)
{
  const Search *request = data;

  return ari_search_chances (request->rules, &request->position, &request->budget, ari_job_get_stop (job),
                             REPORT_INTERVAL, progress_cb, job);
}

static void
start_search (AriAnalysis *self,
              double       seconds)
{
  static const AriJobKind kind = {
    "ari-analysis", search, verdict_cb, g_free, (GDestroyNotify) ari_verdict_free, .newest_only = TRUE,
  };
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = ari_rules_actor (rules, position);
  const AriVerdict *known = ari_analysis_get_verdict (self);
  AriPly *ply = ari_match_get_ply (self->match);
  Search *request;

  if (actor == ARI_NONE)
    return;

  request = g_new0 (Search, 1);
  request->rules = rules;
  request->position = *position;
  request->hash = rules->hash (position);
  request->judges = self->running;
  if (ply != NULL)
    {
      request->ply_id = ari_ply_get_id (ply);
      ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &request->before);
    }
  /* Leave one processor to the window and the computer players. */
  request->budget = (AriBudget) { .seconds = seconds, .threads = MAX (1, g_get_num_processors () - 1),
                                  .seed = request->hash, .lines = SHOWN_LINES };
  /* What is proved needs no search; but perhaps it has not been judged yet. */
  if (known != NULL && known->exact)
    {
      keep (self, request);
      g_free (request);
      return;
    }

  self->job = ari_job_start (&kind, request, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* The position at the cursor has changed: follow it. */
static void
match_moved_cb (AriAnalysis *self)
{
  if (self->job != NULL && ((const Search *) ari_job_get_request (self->job))->hash == shown_hash (self))
    return;

  drop_search (self);
  if (self->running)
    start_search (self, LIVE_SECONDS);
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
ari_analysis_dispose (GObject *object)
{
  AriAnalysis *self = ARI_ANALYSIS (object);

  ari_job_drop (&self->job);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_analysis_parent_class)->dispose (object);
}

static void
ari_analysis_finalize (GObject *object)
{
  AriAnalysis *self = ARI_ANALYSIS (object);

  g_clear_pointer (&self->verdicts, g_hash_table_unref);

  G_OBJECT_CLASS (ari_analysis_parent_class)->finalize (object);
}

static void
ari_analysis_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AriAnalysis *self = ARI_ANALYSIS (object);

  switch ((AriAnalysisProperty) prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;

    case PROP_BUSY:
      g_value_set_boolean (value, self->job != NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_analysis_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  AriAnalysis *self = ARI_ANALYSIS (object);

  switch ((AriAnalysisProperty) prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      g_signal_connect_object (self->match, "notify::cursor", G_CALLBACK (match_moved_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->match, "items-changed", G_CALLBACK (match_moved_cb), self, G_CONNECT_SWAPPED);
      break;

    case PROP_RUNNING:
      ari_analysis_set_running (self, g_value_get_boolean (value));
      break;

    case PROP_BUSY:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_analysis_class_init (AriAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ari_analysis_dispose;
  object_class->finalize = ari_analysis_finalize;
  object_class->get_property = ari_analysis_get_property;
  object_class->set_property = ari_analysis_set_property;

  props[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, ARI_TYPE_MATCH,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[UPDATED] =
    g_signal_new ("updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_analysis_init (AriAnalysis *self)
{
  self->verdicts =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) ari_verdict_free);
}

/**
 * ari_analysis_new:
 * @match: the match whose cursor it follows
 *
 * Returns: an analysis that does not run yet
 */
AriAnalysis *
ari_analysis_new (AriMatch *match)
{
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  return g_object_new (ARI_TYPE_ANALYSIS, "match", match, NULL);
}

/**
 * ari_analysis_get_running:
 * @self: an analysis
 *
 * Returns: whether it searches each position that is shown
 */
gboolean
ari_analysis_get_running (AriAnalysis *self)
{
  g_return_val_if_fail (ARI_IS_ANALYSIS (self), FALSE);

  return self->running;
}

/**
 * ari_analysis_set_running:
 * @self: an analysis
 * @running: whether to search each position that is shown
 */
void
ari_analysis_set_running (AriAnalysis *self,
                          gboolean     running)
{
  g_return_if_fail (ARI_IS_ANALYSIS (self));

  if (self->running == !!running)
    return;

  self->running = !!running;
  drop_search (self);
  if (self->running)
    start_search (self, LIVE_SECONDS);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

/**
 * ari_analysis_get_busy:
 * @self: an analysis
 *
 * Returns: whether a search of the shown position is under way
 */
gboolean
ari_analysis_get_busy (AriAnalysis *self)
{
  g_return_val_if_fail (ARI_IS_ANALYSIS (self), FALSE);

  return self->job != NULL;
}

/**
 * ari_analysis_get_verdict:
 * @self: an analysis
 *
 * Returns: (nullable) (transfer none): the deepest verdict of the position at the cursor, valid until
 *   the next "updated"
 */
const AriVerdict *
ari_analysis_get_verdict (AriAnalysis *self)
{
  guint64 hash;

  g_return_val_if_fail (ARI_IS_ANALYSIS (self), NULL);

  hash = shown_hash (self);

  return g_hash_table_lookup (self->verdicts, &hash);
}

/**
 * ari_analysis_ask:
 * @self: an analysis
 * @seconds: how long to search, > 0
 *
 * Searches the shown position once, whether running or not (for a hint, say), and emits "updated" when there
 * is something. Does nothing when the position is already being searched.
 */
void
ari_analysis_ask (AriAnalysis *self,
                  double       seconds)
{
  g_return_if_fail (ARI_IS_ANALYSIS (self));
  g_return_if_fail (seconds > 0.0);

  if (self->job == NULL)
    start_search (self, seconds);
}
