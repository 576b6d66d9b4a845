/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review.h"

#include "ari-job.h"
#include "ari-judgement.h"

/* One run: the thread's data. Both sides hold a reference. */
typedef struct
{
  gatomicrefcount  count;
  gint             own_stop;
  const gint      *stop;      /* @own_stop, or a flag from outside */
  const AriRules  *rules;
  AriBudget        budget;
  guint            n_plies;
  AriPosition     *positions; /* n_plies + 1 */
  AriAction       *actions;   /* n_plies */
  guint           *ids;       /* n_plies */
  GMainContext    *context;
  GWeakRef         review;
  AriMatch        *match;     /* (nullable): set when the run is on the match's own thread */
} Run;

/* What the thread reports: the evaluation of one ply, or the end. */
typedef struct
{
  Run     *run;
  guint    index;
  AriEval *eval; /* NULL: nothing to say about this ply */
  gboolean last;
} Report;

struct _AriReview
{
  GObject   parent_instance;

  AriMatch *match;
  Run      *run;
  double    progress;
};

typedef enum
{
  PROP_MATCH = 1,
  PROP_PROGRESS,
  PROP_RUNNING,
} AriReviewProperty;

static GParamSpec *props[PROP_RUNNING + 1];

enum
{
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriReview, ari_review, G_TYPE_OBJECT)

static void
run_unref (Run *run)
{
  if (!g_atomic_ref_count_dec (&run->count))
    return;

  g_weak_ref_clear (&run->review);
  g_main_context_unref (run->context);
  g_free (run->positions);
  g_free (run->actions);
  g_free (run->ids);
  g_free (run);
}

static Run *
run_ref (Run *run)
{
  g_atomic_ref_count_inc (&run->count);

  return run;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_unref)

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_pointer (&report->run, run_unref);
  g_clear_pointer (&report->eval, ari_eval_free);
  g_free (report);
}

/* Ends the current run, if any. */
static void
end_run (AriReview *self)
{
  if (self->run == NULL)
    return;

  g_atomic_int_set (&self->run->own_stop, TRUE);
  g_clear_pointer (&self->run, run_unref);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_signal_emit (self, signals[FINISHED], 0);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  Run *run = report->run;
  g_autoptr(AriReview) self = g_weak_ref_get (&run->review);

  /* A cancelled or replaced run may still have reports queued. */
  if (self == NULL || self->run != run)
    return G_SOURCE_REMOVE;

  if (report->eval != NULL)
    {
      AriPly *ply = ari_match_find (self->match, run->ids[report->index]);

      if (ply != NULL)
        ari_match_set_eval (self->match, ply, report->eval);
    }

  self->progress = report->last ? 1.0 : 1.0 - (double) report->index / run->n_plies;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  if (report->last)
    end_run (self);

  return G_SOURCE_REMOVE;
}

static void
send (Run     *run,
      guint    index,
      AriEval *eval)
{
  Report *report = g_new0 (Report, 1);

  report->run = run_ref (run);
  report->index = index;
  report->eval = eval;
  report->last = index == 0;
  ari_job_post (run->context, report_cb, report, report_free);
}

static AriVerdict *
judge (Run   *run,
       guint  index)
{
  if (ari_rules_actor (run->rules, &run->positions[index]) == ARI_NONE)
    return NULL;

  return ari_search_run (run->rules, &run->positions[index], &run->budget, run->stop, 0.0, NULL, NULL);
}

/* Receives the result for one ply. */
typedef void (*FoundFunc) (Run     *run,
                           guint    index,
                           AriEval *eval);

/* Goes backwards, so that the position after a ply is judged before the ply. FALSE when stopped. */
static gboolean
review_plies (Run       *run,
              FoundFunc  found)
{
  g_autoptr(AriVerdict) after = judge (run, run->n_plies);

  for (guint i = run->n_plies; i-- > 0;)
    {
      g_autoptr(AriVerdict) before = judge (run, i);

      /* A search that was interrupted says nothing worth keeping. */
      if (g_atomic_int_get (run->stop))
        return FALSE;

      found (run, i,
             ari_judgement_of_ply (run->rules, &run->positions[i], run->actions[i], before,
                                   &run->positions[i + 1], after, run->budget.seed));

      ari_verdict_free (after);
      after = g_steal_pointer (&before);
    }

  return TRUE;
}

static gpointer
review_in_thread (gpointer data)
{
  g_autoptr(Run) run = data;

  review_plies (run, send);

  return NULL;
}

/* Copies the current line of @match, so that the thread never asks the match. */
static Run *
run_new (AriMatch *match,
         double    seconds_per_ply,
         guint64   nodes_per_ply)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  Run *run = g_new0 (Run, 1);

  g_atomic_ref_count_init (&run->count);
  g_weak_ref_init (&run->review, NULL);
  run->stop = &run->own_stop;
  run->context = g_main_context_ref_thread_default ();
  run->rules = ari_match_get_rules (match);
  run->budget = (AriBudget) { .nodes = nodes_per_ply, .seconds = seconds_per_ply, .threads = 1, .seed = 1 };
  run->n_plies = n;
  run->positions = g_new (AriPosition, n + 1);
  run->actions = g_new (AriAction, n);
  run->ids = g_new (guint, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      ari_match_get_position_at (match, i, &run->positions[i]);
      run->actions[i] = ari_ply_get_action (ply);
      run->ids[i] = ari_ply_get_id (ply);
    }
  ari_match_get_position_at (match, n, &run->positions[n]);

  return run;
}

static void
ari_review_dispose (GObject *object)
{
  AriReview *self = ARI_REVIEW (object);

  if (self->run != NULL)
    g_atomic_int_set (&self->run->own_stop, TRUE);
  g_clear_pointer (&self->run, run_unref);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_review_parent_class)->dispose (object);
}

static void
ari_review_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AriReview *self = ARI_REVIEW (object);

  switch ((AriReviewProperty) prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;

    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;

    case PROP_RUNNING:
      g_value_set_boolean (value, self->run != NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_review_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AriReview *self = ARI_REVIEW (object);

  switch ((AriReviewProperty) prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;

    case PROP_PROGRESS:
    case PROP_RUNNING:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_review_class_init (AriReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ari_review_dispose;
  object_class->get_property = ari_review_get_property;
  object_class->set_property = ari_review_set_property;

  props[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, ARI_TYPE_MATCH,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_PROGRESS] =
    g_param_spec_double ("progress", NULL, NULL, 0.0, 1.0, 0.0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_RUNNING] =
    g_param_spec_boolean ("running", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[FINISHED] =
    g_signal_new ("finished", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_review_init (AriReview *self)
{
}

/**
 * ari_review_new:
 * @match: the match to review
 *
 * Returns: a review that has not started
 */
AriReview *
ari_review_new (AriMatch *match)
{
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  return g_object_new (ARI_TYPE_REVIEW, "match", match, NULL);
}

/**
 * ari_review_start:
 * @self: a review
 * @seconds_per_ply: time for each position; 0: no limit
 * @nodes_per_ply: nodes for each position; 0: no limit
 *
 * Starts over with the current line of the match as it is now. At least one of the limits
 * must be set. With nodes alone the same line gives the same evaluations again.
 */
void
ari_review_start (AriReview *self,
                  double     seconds_per_ply,
                  guint64    nodes_per_ply)
{
  Run *run;
  guint n;

  g_return_if_fail (ARI_IS_REVIEW (self));
  g_return_if_fail (seconds_per_ply > 0.0 || nodes_per_ply > 0);

  end_run (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (self->match));
  self->progress = 0.0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  if (n == 0)
    {
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }

  run = run_new (self->match, seconds_per_ply, nodes_per_ply);
  g_weak_ref_set (&run->review, self);
  self->run = run;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  ari_job_start ("ari-review", review_in_thread, run_ref (run));
}

/* For a run on the match's own thread. */
static void
keep (Run     *run,
      guint    index,
      AriEval *eval)
{
  g_autoptr(AriEval) own = eval;

  if (own != NULL)
    ari_match_set_eval (run->match, ari_match_find (run->match, run->ids[index]), own);
}

/**
 * ari_review_now:
 * @match: the match to review
 * @cancelled: (nullable): set to TRUE by another thread to stop within 100 ms
 *
 * Does what ari_review_start() does, but on the calling thread, to which the match must belong.
 *
 * Returns: FALSE when stopped; plies keep their judgements so far
 */
gboolean
ari_review_now (AriMatch   *match,
                double      seconds_per_ply,
                guint64     nodes_per_ply,
                const gint *cancelled)
{
  g_autoptr(Run) run = run_new (match, seconds_per_ply, nodes_per_ply);

  run->match = match;
  if (cancelled != NULL)
    run->stop = cancelled;

  return run->n_plies == 0 || review_plies (run, keep);
}

/**
 * ari_review_cancel:
 * @self: a review
 *
 * Stops at once; plies keep their judgements so far.
 */
void
ari_review_cancel (AriReview *self)
{
  g_return_if_fail (ARI_IS_REVIEW (self));

  end_run (self);
}

/**
 * ari_review_get_progress:
 * @self: a review
 *
 * Returns: the finished part, 0 … 1
 */
double
ari_review_get_progress (AriReview *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW (self), 0.0);

  return self->progress;
}

/**
 * ari_review_get_running:
 * @self: a review
 *
 * Returns: whether it is under way
 */
gboolean
ari_review_get_running (AriReview *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW (self), FALSE);

  return self->run != NULL;
}
