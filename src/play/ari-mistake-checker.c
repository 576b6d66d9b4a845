/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-mistake-checker.h"

#include "ari-chance-map.h"
#include "ari-habits.h"
#include "ari-job.h"
#include "ari-judgement.h"
#include "ari-searcher.h"

#define BEFORE_SECONDS  4.0
#define AFTER_SECONDS   2.0
#define LEAST_SECONDS   0.6
#define LIMIT_SECONDS   2.5
#define REPORT_INTERVAL 0.1 /* seconds */

#define OPINIONS 2 /* that have to agree before a warning */

/* One opinion: a search before the move and one after it, which share nothing with other searches. */
typedef struct
{
  AriJob     *before_job;  /* (nullable) */
  AriVerdict *before;      /* (nullable): of the position before the choice, so far */
  AriJob     *after_job;   /* (nullable) */
  AriVerdict *after;       /* (nullable): of the one after it; none when the game is over there */
} Opinion;

struct _AriMistakeChecker
{
  GObject          parent_instance;

  AriMatch        *match;       /* owned */
  AriMistakeCheckerEffort  effort;
  gboolean         resting;
  gboolean         watching;    /* at this place, with this position before the choice: */
  guint            place;       /* id of the ply that leads there; 0: the start */
  AriPosition      before;
  Opinion          opinions[OPINIONS]; /* each is asked when the one before it would warn */

  AriMistakeCheckerStep    step;
  AriAction        action;      /* that waits */
  AriPosition      after;       /* where it leads */
  guint            n_asked;     /* opinions about it */
  guint            limit_id;
  gboolean         late;        /* the limit has passed */
  AriMistakeWarning      *warning;     /* (nullable) */
  AriHabits        habits;      /* of the only person at the table */
};

/* The input of a search on its thread. */
typedef struct
{
  const AriRules *rules;
  AriPosition     position;
  AriBudget       budget;
  double          interval;
} Search;

enum
{
  CHANGED,
  PASSED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMistakeChecker, ari_mistake_checker, G_TYPE_OBJECT)

static void
set_step (AriMistakeChecker     *self,
          AriMistakeCheckerStep  step)
{
  if (self->step == step)
    return;

  self->step = step;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The searches of the position before the choice go on. */
void
ari_mistake_checker_drop (AriMistakeChecker *self)
{
  g_return_if_fail (ARI_IS_MISTAKE_CHECKER (self));

  for (guint i = 0; i < OPINIONS; i++)
    {
      ari_job_drop (&self->opinions[i].after_job);
      g_clear_pointer (&self->opinions[i].after, ari_verdict_free);
    }
  self->n_asked = 0;
  g_clear_handle_id (&self->limit_id, g_source_remove);
  g_clear_pointer (&self->warning, ari_mistake_warning_free);
  self->late = FALSE;
  set_step (self, ARI_MISTAKE_CHECKER_QUIET);
}

/* Deciding. */

static double
least_loss (AriMistakeChecker *self)
{
  return ari_judgement_least (ari_match_get_warnings (self->match)->from == ARI_WARN_MISTAKES
                              ? ARI_GLYPH_MISTAKE : ARI_GLYPH_BLUNDER);
}

static gboolean
is_over_after (AriMistakeChecker *self)
{
  return ari_rules_actor (ari_match_get_rules (self->match), &self->after) == ARI_NONE;
}

/* (nullable) (transfer full): what both searches say so far. */
static AriEval *
judge (AriMistakeChecker *self,
       const Opinion     *opinion)
{
  if (opinion->before == NULL || (opinion->after == NULL && !is_over_after (self)))
    return NULL;

  return ari_judgement_of_ply (ari_match_get_rules (self->match), &self->before, self->action,
                               opinion->before, &self->after, opinion->after,
                               self->effort.after.seed + (guint64) (opinion - self->opinions));
}

static gboolean
is_due (AriMistakeChecker *self,
        const Opinion     *opinion,
        const AriEval     *eval)
{
  const AriRules *rules = ari_match_get_rules (self->match);

  return ari_mistake_warning_is_due (rules, &self->before, opinion->before, self->action, eval,
                                     least_loss (self));
}

/* Whether a search has ended, or has gone far enough to be believed. */
static gboolean
has_seen_enough (AriMistakeChecker *self,
                 AriJob            *job,
                 const AriVerdict  *found)
{
  if (job == NULL)
    return TRUE;
  if (found == NULL)
    return FALSE;

  return self->late || (self->effort.least > 0.0 && found->seconds >= self->effort.least);
}

static gboolean
has_seen_before (AriMistakeChecker *self,
                 const Opinion     *opinion)
{
  return has_seen_enough (self, opinion->before_job, opinion->before);
}

/* @eval: (nullable): of the choice, by what both searches say. A move that seems to lose too much may
 * prove to do so surely while they go on. */
static gboolean
may_pass (AriMistakeChecker *self,
          const Opinion     *opinion,
          const AriEval     *eval)
{
  gboolean ended = self->late || (opinion->before_job == NULL && opinion->after_job == NULL);

  return eval == NULL || (!is_due (self, opinion, eval) && (ended || eval->loss <= least_loss (self)));
}

/* A choice is about to be played. @eval: (nullable): what was found about it. */
static void
note (AriMistakeChecker *self,
      AriAction          action,
      const AriEval     *eval)
{
  if (ari_match_find_only_person (self->match) != ARI_NONE)
    ari_habits_add (&self->habits, ari_match_get_cursor (self->match) + 1, ari_match_get_rules (self->match),
                    &self->before, action, eval);
}

const AriHabit *
ari_mistake_checker_find_habit (AriMistakeChecker *self)
{
  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), NULL);

  return ari_habits_find_new (&self->habits);
}

void
ari_mistake_checker_let_pass (AriMistakeChecker *self)
{
  g_return_if_fail (ARI_IS_MISTAKE_CHECKER (self));

  if (self->step != ARI_MISTAKE_CHECKER_CHECKING)
    return;

  g_object_ref (self);
  ari_mistake_checker_drop (self);
  g_signal_emit (self, signals[PASSED], 0);
  g_object_unref (self);
}

/* Searching. */

static void
progress_cb (const AriVerdict *verdict,
             gpointer          data)
{
  ari_job_send (data, ari_verdict_copy (verdict));
}

static gpointer
search_in_thread (AriJob   *job,
                  gpointer  data)
{
  const Search *search = data;

  return ari_search_chances (search->rules, &search->position, &search->budget, ari_job_get_stop (job),
                             search->interval, progress_cb, job);
}

static void
take (AriVerdict **found,
      AriJob     **job,
      AriVerdict  *report,
      gboolean     last)
{
  g_clear_pointer (found, ari_verdict_free);
  *found = report;
  if (last)
    ari_job_drop (job);
}

static void found_cb (gpointer owner, AriJob *job, gpointer report, gboolean last);
static void limit_cb (gpointer data);

/* @nth: of the opinions: each searches with a seed of its own. */
static AriJob *
start (AriMistakeChecker *self,
       const AriPosition *position,
       const AriBudget   *budget,
       guint              nth)
{
  static const AriJobKind kind = {
    "ari-mistake-checker", search_in_thread, found_cb, g_free, (GDestroyNotify) ari_verdict_free, .newest_only = TRUE,
  };
  Search *search = g_new0 (Search, 1);

  search->rules = ari_match_get_rules (self->match);
  search->position = *position;
  search->budget = *budget;
  search->budget.seed += nth;
  search->interval = self->effort.limit > 0.0 ? REPORT_INTERVAL : 0.0;

  return ari_job_start (&kind, search, self);
}

/* Begins the searches for one more opinion on the choice that waits, with a fresh time limit. */
static void
ask (AriMistakeChecker *self)
{
  guint nth = self->n_asked++;
  Opinion *opinion = &self->opinions[nth];

  if (nth > 0)
    ari_job_drop (&self->opinions[nth - 1].after_job);
  g_clear_handle_id (&self->limit_id, g_source_remove);
  self->late = FALSE;
  if (self->effort.limit > 0.0)
    self->limit_id = g_timeout_add_once ((guint) (1000.0 * self->effort.limit), limit_cb, self);
  if (opinion->before == NULL && opinion->before_job == NULL)
    opinion->before_job = start (self, &self->before, &self->effort.before, nth);
  if (!is_over_after (self))
    opinion->after_job = start (self, &self->after, &self->effort.after, nth);
}

/* While the person thinks on, the next opinion searches the position, too. So it has seen more of the
 * position when it is asked about a choice, which then has to wait for one search fewer. */
static void
prepare (AriMistakeChecker *self)
{
  guint nth = 0;

  while (nth < OPINIONS && self->opinions[nth].before_job == NULL && self->opinions[nth].before != NULL)
    nth++;
  if (nth < OPINIONS && self->opinions[nth].before_job == NULL && self->step == ARI_MISTAKE_CHECKER_QUIET)
    self->opinions[nth].before_job = start (self, &self->before, &self->effort.before, nth);
}

/* Judging. */

/* @eval: of the choice, by the last opinion, which explains it. */
static void
warn (AriMistakeChecker *self,
      const Opinion     *opinion,
      const AriEval     *eval)
{
  gboolean alone = ari_match_find_only_person (self->match) != ARI_NONE;

  g_clear_handle_id (&self->limit_id, g_source_remove);
  self->warning =
      ari_mistake_warning_new (self->match, &self->before, opinion->before, self->action, eval, alone);
  set_step (self, ARI_MISTAKE_CHECKER_WARNED);
}

/* Judges the move that waits, as soon as both searches of an opinion have gone far enough. A move that seems
 * to lose too much waits until they know more; one that surely does waits for another opinion. */
static void
consider (AriMistakeChecker *self)
{
  Opinion *opinion = &self->opinions[MAX (self->n_asked, 1) - 1];
  g_autoptr(AriEval) eval = NULL;

  if (self->step != ARI_MISTAKE_CHECKER_CHECKING || !has_seen_before (self, opinion)
      || !has_seen_enough (self, opinion->after_job, opinion->after))
    return;

  eval = judge (self, opinion);
  if (may_pass (self, opinion, eval))
    {
      note (self, self->action, eval);
      ari_mistake_checker_let_pass (self);
    }
  else if (is_due (self, opinion, eval))
    {
      /* A proof needs no other opinion. */
      if (self->n_asked == OPINIONS || eval->missed_win)
        {
          warn (self, opinion, eval);
          return;
        }
      ask (self);
      consider (self);
    }
}

static void
limit_cb (gpointer data)
{
  AriMistakeChecker *self = data;

  self->limit_id = 0;
  self->late = TRUE;
  consider (self);
}

static void
found_cb (gpointer  owner,
          AriJob   *job,
          gpointer  report,
          gboolean  last)
{
  AriMistakeChecker *self = owner;
  guint i = 0;

  while (i < OPINIONS && job != self->opinions[i].before_job && job != self->opinions[i].after_job)
    i++;
  if (i == OPINIONS)
    {
      ari_verdict_free (report);
      return;
    }

  if (job == self->opinions[i].before_job)
    take (&self->opinions[i].before, &self->opinions[i].before_job, report, last);
  else
    take (&self->opinions[i].after, &self->opinions[i].after_job, report, last);

  if (last)
    prepare (self);
  consider (self);
}

/* Following the match. */

/* Whether a person who wants to be warned chooses at the cursor. In the past, a move is a “what if”. */
static gboolean
is_choice_due (AriMistakeChecker *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = ari_match_get_actor (self->match);
  guint persons = ari_match_find_persons (self->match);

  return !self->resting && ari_match_is_person (self->match, actor)
         && ari_warning_options_apply (ari_match_get_warnings (self->match), persons)
         && ari_match_is_at_end (self->match) && !ari_match_is_read_only (self->match)
         && ari_feat_due (rules, position) == ARI_FEAT_NONE && ari_rules_count (rules, position) > 1;
}

static void
stop (AriMistakeChecker *self)
{
  self->watching = FALSE;
  for (guint i = 0; i < OPINIONS; i++)
    {
      ari_job_drop (&self->opinions[i].before_job);
      g_clear_pointer (&self->opinions[i].before, ari_verdict_free);
    }
  ari_mistake_checker_drop (self);
}

static void
follow (AriMistakeChecker *self)
{
  gboolean due = is_choice_due (self), checking = self->step == ARI_MISTAKE_CHECKER_CHECKING;

  if (due == self->watching && (!due || self->place == ari_match_get_ply_id (self->match)))
    return;

  stop (self);
  if (checking)
    g_signal_emit (self, signals[DROPPED], 0);
  if (!due)
    return;

  self->watching = TRUE;
  self->place = ari_match_get_ply_id (self->match);
  self->before = *ari_match_get_position (self->match);
  prepare (self);
}

gboolean
ari_mistake_checker_takes (AriMistakeChecker *self,
                           AriAction          action)
{
  const AriRules *rules;
  const Opinion *first;
  gboolean insists;

  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), FALSE);

  rules = ari_match_get_rules (self->match);
  first = &self->opinions[0];
  insists = self->step == ARI_MISTAKE_CHECKER_WARNED
            && ari_searcher_is_equivalent (rules, &self->before, self->action, action);
  ari_mistake_checker_drop (self);
  if (insists)
    note (self, action, NULL);
  if (insists || !self->watching || !ari_rules_legal (rules, &self->before, action))
    return FALSE;
  if (has_seen_before (self, first)
      && ari_mistake_warning_is_needless (rules, &self->before, first->before, action, least_loss (self)))
    {
      g_autoptr(AriEval) eval = ari_mistake_warning_judge (rules, &self->before, first->before, action);

      note (self, action, eval);
      return FALSE;
    }

  self->action = action;
  self->after = self->before;
  rules->apply (&self->after, action);
  if (is_over_after (self) && has_seen_before (self, first))
    {
      g_autoptr(AriEval) eval = judge (self, first);

      /* Nothing has to be waited for. */
      if (may_pass (self, first, eval))
        {
          note (self, action, eval);
          return FALSE;
        }
    }
  ask (self);
  set_step (self, ARI_MISTAKE_CHECKER_CHECKING);
  consider (self);

  return TRUE;
}

static void
ari_mistake_checker_dispose (GObject *object)
{
  AriMistakeChecker *self = ARI_MISTAKE_CHECKER (object);

  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      stop (self);
    }
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_mistake_checker_parent_class)->dispose (object);
}

static void
ari_mistake_checker_class_init (AriMistakeCheckerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_mistake_checker_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PASSED] = g_signal_new ("passed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[DROPPED] = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_mistake_checker_init (AriMistakeChecker *self)
{
  self->effort = (AriMistakeCheckerEffort) {
    .before = { .seconds = BEFORE_SECONDS, .threads = 1, .seed = 1 },
    .after = { .seconds = AFTER_SECONDS, .threads = 1, .seed = 1 },
    .least = LEAST_SECONDS,
    .limit = LIMIT_SECONDS,
  };
}

AriMistakeChecker *
ari_mistake_checker_new (AriMatch *match)
{
  AriMistakeChecker *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_MISTAKE_CHECKER, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "details-changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);

  return self;
}

/**
 * ari_mistake_checker_set_effort:
 *
 * Begins anew with these limits.
 */
void
ari_mistake_checker_set_effort (AriMistakeChecker             *self,
                                const AriMistakeCheckerEffort *effort)
{
  g_return_if_fail (ARI_IS_MISTAKE_CHECKER (self));

  self->effort = *effort;
  stop (self);
  follow (self);
}

void
ari_mistake_checker_set_resting (AriMistakeChecker *self,
                                 gboolean           resting)
{
  g_return_if_fail (ARI_IS_MISTAKE_CHECKER (self));

  self->resting = resting;
  follow (self);
}

gboolean
ari_mistake_checker_is_watching (AriMistakeChecker *self)
{
  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), FALSE);

  return self->watching;
}

gboolean
ari_mistake_checker_is_ready (AriMistakeChecker *self)
{
  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), FALSE);

  for (guint i = 0; i < OPINIONS; i++)
    if (self->opinions[i].before_job != NULL || self->opinions[i].after_job != NULL)
      return FALSE;

  return TRUE;
}

AriMistakeCheckerStep
ari_mistake_checker_get_step (AriMistakeChecker *self)
{
  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), ARI_MISTAKE_CHECKER_QUIET);

  return self->step;
}

const AriMistakeWarning *
ari_mistake_checker_get_warning (AriMistakeChecker *self)
{
  g_return_val_if_fail (ARI_IS_MISTAKE_CHECKER (self), NULL);

  return self->warning;
}
