/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review.h"

#include "ari-chance-map.h"
#include "ari-job.h"
#include "ari-judgement.h"
#include "ari-stake.h"

#define USUAL_SEED 1

/* What is reviewed: a line as it was when the review began. */
typedef struct
{
  const AriRules *rules;
  AriBudget       budget;
  guint           n_plies;
  gboolean       *known;     /* (nullable) n_plies: judged already */
  AriPosition    *positions; /* n_plies + 1 */
  AriAction      *actions;   /* n_plies */
  guint          *ids;       /* n_plies */
} Line;

/* What is found about one ply. */
typedef struct
{
  guint    index;
  AriEval *eval; /* (nullable): nothing to say */
} Report;

struct _AriReview
{
  GObject   parent_instance;

  AriMatch *match;
  AriJob   *job; /* (nullable) */
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
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->known);
  g_free (line->positions);
  g_free (line->actions);
  g_free (line->ids);
  g_free (line);
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_clear_pointer (&report->eval, ari_eval_free);
  g_free (report);
}

/* Ends the review under way, if any. */
static void
end (AriReview *self)
{
  if (self->job == NULL)
    return;

  ari_job_drop (&self->job);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
  g_signal_emit (self, signals[FINISHED], 0);
}

/* The ply may have been removed since the review began. */
static void
store (AriMatch     *match,
       const Line   *line,
       const Report *report)
{
  AriPly *ply = ari_match_find (match, line->ids[report->index]);

  if (ply != NULL && report->eval != NULL)
    ari_match_set_eval (match, ply, report->eval);
}

static void
set_progress (AriReview *self,
              double     progress)
{
  if (self->progress == progress)
    return;

  self->progress = progress;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
}

static void
report_cb (gpointer  owner,
           AriJob   *job,
           gpointer  data,
           gboolean  last)
{
  AriReview *self = owner;
  Report *report = data;
  const Line *line = ari_job_get_request (job);

  /* One that was cancelled or replaced may still send reports. */
  if (self->job == job && report != NULL)
    {
      store (self->match, line, report);
      set_progress (self, 1.0 - (double) report->index / line->n_plies);
    }
  if (report != NULL)
    report_free (report);
  /* A handler may have cancelled it. The first plies may have been judged before. */
  if (self->job == job && last)
    set_progress (self, 1.0);
  if (self->job == job && last)
    end (self);
}

static AriVerdict *
judge (const Line *line,
       guint       index,
       const gint *stop)
{
  if (ari_rules_actor (line->rules, &line->positions[index]) == ARI_NONE)
    return NULL;

  return ari_search_chances (line->rules, &line->positions[index], &line->budget, stop, 0.0, NULL, NULL);
}

/* Where a seat decided, also what was at stake. */
static void
judge_stake (const Line       *line,
             guint             index,
             const AriVerdict *before,
             const gint       *stop,
             AriEval          *eval)
{
  const AriPosition *position = &line->positions[index];
  AriActor mover = ari_rules_actor (line->rules, position);
  g_autoptr(AriVerdict) glance = NULL;

  if (eval == NULL || mover == ARI_CHANCE || ari_feat_due (line->rules, position) != ARI_FEAT_NONE)
    return;

  glance = ari_stake_quick_look (line->rules, position, before, &line->budget, stop);
  ari_stake_judge (line->rules, position, mover, before, glance, eval);
}

/* Receives what is found about one ply, and owns it. */
typedef void (*FoundFunc) (const Line *line,
                           Report     *report,
                           gpointer    data);

/* Goes backwards, so that the position after a ply is judged before the ply. FALSE when stopped. */
static gboolean
review_plies (const Line *line,
              const gint *stop,
              FoundFunc   found,
              gpointer    data)
{
  g_autoptr(AriVerdict) after = NULL;
  guint judged = line->n_plies + 1; /* the position that @after is about */

  for (guint i = line->n_plies; i-- > 0;)
    {
      g_autoptr(AriVerdict) before = NULL;
      Report *report;

      if (line->known != NULL && line->known[i])
        continue;

      /* An evaluation doesn't keep all that a search has found. */
      if (judged != i + 1)
        {
          ari_verdict_free (after);
          after = judge (line, i + 1, stop);
        }
      before = judge (line, i, stop);
      /* A search that was interrupted says nothing worth keeping. */
      if (g_atomic_int_get (stop))
        return FALSE;

      report = g_new (Report, 1);
      report->index = i;
      report->eval = ari_judgement_of_ply (line->rules, &line->positions[i], line->actions[i], before,
                                           &line->positions[i + 1], after, line->budget.seed);
      judge_stake (line, i, before, stop, report->eval);
      found (line, report, data);

      ari_verdict_free (after);
      after = g_steal_pointer (&before);
      judged = i;
    }

  return TRUE;
}

static void
send_found (const Line *line,
            Report     *report,
            gpointer    data)
{
  ari_job_send (data, report);
}

static gpointer
review (AriJob   *job,
        gpointer  data)
{
  review_plies (data, ari_job_get_stop (job), send_found, job);

  return NULL;
}

/* Copies the current line of @match, so that the thread never asks the match. */
static Line *
line_new (AriMatch *match,
          double    seconds_per_ply,
          guint64   nodes_per_ply)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  Line *line = g_new0 (Line, 1);

  line->rules = ari_match_get_rules (match);
  line->budget = (AriBudget) { .nodes = nodes_per_ply, .seconds = seconds_per_ply, .threads = 1,
                                .seed = USUAL_SEED };
  line->n_plies = n;
  line->positions = g_new (AriPosition, n + 1);
  line->actions = g_new (AriAction, n);
  line->ids = g_new (guint, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      ari_match_get_position_at (match, i, &line->positions[i]);
      line->actions[i] = ari_ply_get_action (ply);
      line->ids[i] = ari_ply_get_id (ply);
    }
  ari_match_get_position_at (match, n, &line->positions[n]);

  return line;
}

/* Leaves out what a review of so many nodes has judged. */
static void
leave_out (Line     *line,
           AriMatch *match,
           guint64   nodes_per_ply)
{
  line->known = g_new (gboolean, line->n_plies);
  for (guint i = 0; i < line->n_plies; i++)
    {
      AriPly *ply = ari_match_find (match, line->ids[i]);

      line->known[i] = ari_review_has_judged (ari_ply_get_eval (ply), nodes_per_ply);
    }
}

static void
ari_review_dispose (GObject *object)
{
  AriReview *self = ARI_REVIEW (object);

  ari_job_drop (&self->job);
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
      g_value_set_boolean (value, self->job != NULL);
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

/* Takes ownership of @line. */
static void
start (AriReview        *self,
       const AriJobKind *kind,
       Line             *line)
{
  self->progress = 0.0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROGRESS]);
  if (line->n_plies == 0)
    {
      line_free (line);
      g_signal_emit (self, signals[FINISHED], 0);
      return;
    }

  self->job = ari_job_start (kind, line, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RUNNING]);
}

/**
 * ari_review_start:
 * @self: a review
 * @seconds_per_ply: time for each position; 0: no limit
 * @nodes_per_ply: nodes for each position; 0: no limit
 *
 * Starts over with the current line of the match as it is now. At least one of the limits
 * must be set. With nodes alone the same line gives the same evaluations again. A look of few nodes leaves
 * out the plies that ari_review_resume() has judged with the nodes of a usual review.
 */
void
ari_review_start (AriReview *self,
                  double     seconds_per_ply,
                  guint64    nodes_per_ply)
{
  static const AriJobKind kind = { "ari-review", review, report_cb, line_free, report_free };
  Line *line;

  g_return_if_fail (ARI_IS_REVIEW (self));
  g_return_if_fail (seconds_per_ply > 0.0 || nodes_per_ply > 0);

  end (self);
  line = line_new (self->match, seconds_per_ply, nodes_per_ply);
  if (nodes_per_ply > 0 && nodes_per_ply <= ARI_CHANCE_NODES)
    leave_out (line, self->match, ARI_CHANCE_NODES);
  start (self, &kind, line);
}

/**
 * ari_review_has_judged:
 * @eval: (nullable): of a ply
 * @nodes_per_ply: as for ari_review_resume()
 *
 * Returns: whether ari_review_resume() leaves the ply out: such a review has judged it, made by this version
 *   of the program, or one that searched longer
 */
gboolean
ari_review_has_judged (const AriEval *eval,
                       guint64        nodes_per_ply)
{
  if (eval == NULL)
    return FALSE;

  return (eval->seed == nodes_per_ply && g_strcmp0 (eval->program, ARI_VERSION) == 0)
         || (eval->seed == USUAL_SEED && eval->nodes > nodes_per_ply);
}

/**
 * ari_review_has_judged_line:
 * @match: a match
 * @nodes_per_ply: as for ari_review_resume()
 *
 * Returns: whether ari_review_resume() would have nothing to do
 */
gboolean
ari_review_has_judged_line (AriMatch *match,
                            guint64   nodes_per_ply)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (!ari_review_has_judged (ari_ply_get_eval (ply), nodes_per_ply))
        return FALSE;
    }

  return TRUE;
}

/**
 * ari_review_resume:
 * @self: a review
 * @nodes_per_ply: nodes for each position
 *
 * Goes on with the plies of the current line that no review of so many nodes has judged. The evaluations are
 * known by their seed: it is the number of nodes. Nobody waits for such a review: see #AriJobs. However often
 * it is stopped and resumed, the evaluations are the same as those of one that ran through, and no ply is
 * judged twice; only the search under way when it was stopped is made again, and that of the position after
 * it.
 */
void
ari_review_resume (AriReview *self,
                   guint64    nodes_per_ply)
{
  static const AriJobKind kind = {
    "ari-review", review, report_cb, line_free, report_free, .background = TRUE,
  };
  Line *line;

  g_return_if_fail (ARI_IS_REVIEW (self));
  g_return_if_fail (nodes_per_ply > USUAL_SEED);

  end (self);
  line = line_new (self->match, 0.0, nodes_per_ply);
  line->budget.seed = nodes_per_ply;
  leave_out (line, self->match, nodes_per_ply);
  start (self, &kind, line);
}

static void
store_found (const Line *line,
             Report     *report,
             gpointer    data)
{
  store (data, line, report);
  report_free (report);
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
  static const gint never = FALSE;
  Line *line = line_new (match, seconds_per_ply, nodes_per_ply);
  gboolean done = line->n_plies == 0
                  || review_plies (line, cancelled != NULL ? cancelled : &never, store_found, match);

  line_free (line);

  return done;
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

  end (self);
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

  return self->job != NULL;
}
