/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-analysis.h"

#include <string.h>

#include "ari-job.h"
#include "ari-judgement.h"

#define LIVE_SECONDS      120.0
#define SHOWN_LINES       6    /* actions that get a value, not only an upper bound */
#define REPORT_INTERVAL   0.1  /* seconds between two reports of a search */
#define MAX_REMEMBERED    512  /* verdicts; a full one of Minoa takes about 20 KiB */
#define WORTH_KEEPING     2000 /* nodes: a passing glance is not stored with the ply */

/* One search: the thread's data. Both sides hold a reference. */
typedef struct
{
  gatomicrefcount  count;
  gint             stop;
  const AriRules  *rules;
  AriPosition      position;
  guint64          hash;
  guint            ply_id;    /* the ply that led to the position; 0: the start */
  AriPosition      before;    /* where that ply was chosen */
  AriBudget        budget;
  GMainContext    *context;
  GWeakRef         analysis;

  GMutex           lock;
  AriVerdict      *latest;  /* not fetched yet */
  gboolean         posted;  /* a report is on its way */
  gboolean         done;
} Search;

struct _AriAnalysis
{
  GObject     parent_instance;

  AriMatch   *match;
  gboolean    running;
  Search     *search;       /* of the shown position */
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

static void
search_unref (Search *search)
{
  if (!g_atomic_ref_count_dec (&search->count))
    return;

  g_weak_ref_clear (&search->analysis);
  g_main_context_unref (search->context);
  g_mutex_clear (&search->lock);
  g_clear_pointer (&search->latest, ari_verdict_free);
  g_free (search);
}

static Search *
search_ref (Search *search)
{
  g_atomic_ref_count_inc (&search->count);

  return search;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_unref)

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

/* When the position before a ply is no longer known, the ply's earlier judgement still stands. */
static void
keep_judgement (AriEval       *eval,
                const AriEval *known)
{
  eval->loss = known->loss;
  eval->loss_error = known->loss_error;
  memcpy (eval->luck, known->luck, sizeof eval->luck);
  eval->best = g_strdup (known->best);
}

/* Stores the result with the ply that led to the searched position, unless the ply has a deeper one: so
 * nothing is computed twice, and the chart fills in as people browse. */
static void
keep (AriAnalysis *self,
      Search      *search)
{
  const AriVerdict *verdict = g_hash_table_lookup (self->verdicts, &search->hash), *before;
  AriPly *ply = search->ply_id > 0 ? ari_match_find (self->match, search->ply_id) : NULL;
  guint64 before_hash;
  g_autoptr(AriEval) eval = NULL;

  if (ply == NULL || verdict == NULL || (verdict->nodes < WORTH_KEEPING && !verdict->exact) ||
      (ari_ply_get_eval (ply) != NULL && ari_ply_get_eval (ply)->nodes >= verdict->nodes))
    return;

  before_hash = search->rules->hash (&search->before);
  before = g_hash_table_lookup (self->verdicts, &before_hash);
  eval = ari_judgement_of_ply (search->rules, &search->before, ari_ply_get_action (ply),
                               before, &search->position, verdict, search->budget.seed);
  if (before == NULL && ari_ply_get_eval (ply) != NULL)
    keep_judgement (eval, ari_ply_get_eval (ply));
  ari_match_set_eval (self->match, ply, eval);
}

static void
drop_search (AriAnalysis *self)
{
  if (self->search == NULL)
    return;

  keep (self, self->search);
  g_atomic_int_set (&self->search->stop, TRUE);
  g_clear_pointer (&self->search, search_unref);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static gboolean
report_cb (gpointer data)
{
  Search *search = data;
  g_autoptr(AriAnalysis) self = g_weak_ref_get (&search->analysis);
  g_autoptr(AriVerdict) verdict = NULL;
  gboolean done, news = FALSE;

  g_mutex_lock (&search->lock);
  verdict = g_steal_pointer (&search->latest);
  search->posted = FALSE;
  done = search->done;
  g_mutex_unlock (&search->lock);

  if (self == NULL)
    return G_SOURCE_REMOVE;

  /* The verdict of an abandoned search is still true, and callers that hold the old verdict must learn
   * that it may have been replaced. */
  if (verdict != NULL)
    {
      remember (self, search->hash, g_steal_pointer (&verdict));
      news = TRUE;
    }
  if (done && self->search == search)
    {
      drop_search (self);
      news = TRUE;
    }
  if (news)
    g_signal_emit (self, signals[UPDATED], 0);

  return G_SOURCE_REMOVE;
}

/* Hands over the newest verdict. It replaces one that was not fetched yet, so a busy main loop never gets
 * a queue of old reports. */
static void
report (Search     *search,
        AriVerdict *verdict,
        gboolean    done)
{
  gboolean post;

  g_mutex_lock (&search->lock);
  g_clear_pointer (&search->latest, ari_verdict_free);
  search->latest = verdict;
  search->done = done;
  post = !search->posted;
  search->posted = TRUE;
  g_mutex_unlock (&search->lock);

  if (post)
    ari_job_post (search->context, report_cb, search_ref (search), (GDestroyNotify) search_unref);
}

static void
progress_cb (const AriVerdict *verdict,
             gpointer          data)
{
  report (data, ari_verdict_copy (verdict), FALSE);
}

static gpointer
search_in_thread (gpointer data)
{
  g_autoptr(Search) search = data;

  report (search,
          ari_search_run (search->rules, &search->position, &search->budget, &search->stop,
                          REPORT_INTERVAL, progress_cb, search),
          TRUE);

  return NULL;
}

static void
start_search (AriAnalysis *self,
              double       seconds)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = ari_rules_actor (rules, position);
  const AriVerdict *known = ari_analysis_get_verdict (self);
  AriPly *ply = ari_match_get_ply (self->match);
  Search *search;

  if (actor == ARI_NONE || (known != NULL && known->exact))
    return;

  search = g_new0 (Search, 1);
  g_atomic_ref_count_init (&search->count);
  g_weak_ref_init (&search->analysis, self);
  g_mutex_init (&search->lock);
  search->context = g_main_context_ref_thread_default ();
  search->rules = rules;
  search->position = *position;
  search->hash = rules->hash (position);
  if (ply != NULL)
    {
      search->ply_id = ari_ply_get_id (ply);
      ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &search->before);
    }
  /* Leave one processor to the window and the computer players. */
  search->budget = (AriBudget) { .seconds = seconds, .threads = MAX (1, g_get_num_processors () - 1),
                                 .seed = search->hash, .lines = SHOWN_LINES };
  self->search = search;
  ari_job_start ("ari-analysis", search_in_thread, search_ref (search));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

/* The position at the cursor has changed: follow it. */
static void
match_moved_cb (AriAnalysis *self)
{
  if (self->search != NULL && self->search->hash == shown_hash (self))
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

  if (self->search != NULL)
    g_atomic_int_set (&self->search->stop, TRUE);
  g_clear_pointer (&self->search, search_unref);
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
      g_value_set_boolean (value, self->search != NULL);
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
  self->verdicts = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) ari_verdict_free);
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

  return self->search != NULL;
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

  if (self->search == NULL)
    start_search (self, seconds);
}
