/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint-session.h"

#include "ari-searcher.h"

#include <glib/gi18n-lib.h>

struct _AriHintSession
{
  GObject       parent_instance;

  AriMatch     *match;    /* owned */
  AriAnalysis  *analysis; /* owned */
  AriMoveInput *input;    /* owned */
  AriHintStep   step;
  AriHint      *hint;     /* (nullable) */
  char         *what;     /* (nullable): what the hint says to do, with the names of the players */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriHintSession, ari_hint_session, G_TYPE_OBJECT)

static void
set_step (AriHintSession *self,
          AriHintStep     step)
{
  if (self->step == step)
    return;

  self->step = step;
  if (step == ARI_HINT_NONE)
    {
      g_clear_pointer (&self->hint, ari_hint_free);
      g_clear_pointer (&self->what, g_free);
    }
  else if (self->hint != NULL && self->what == NULL)
    {
      g_autofree char *advice = ari_rules_advise (ari_match_get_rules (self->match),
                                                  ari_match_get_position (self->match), self->hint->action,
                                                  ari_match_get_names (self->match));

      /* Translators: what a hint advises, such as “place a piece on i5i6”. */
      self->what = g_strdup_printf (self->hint->little ? _("Suggestion: %s. Little depends on it.")
                                                       : _("Suggestion: %s."), advice);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
come_to_the_same (AriHintSession *self,
                  AriAction       one,
                  AriAction       other)
{
  return ari_searcher_is_equivalent (ari_match_get_rules (self->match), ari_match_get_position (self->match),
                                     one, other);
}

/* Whether the person has begun to pick @action. */
static gboolean
is_begun (AriHintSession *self,
          AriAction       action)
{
  const AriPicker *picker = ari_move_input_get_picker (self->input);
  AriSpot rest[ARI_MAX_PICKS];

  return picker->n_picks > 0 && ari_picker_rest (picker, action, rest) >= 0;
}

/* The index of the candidate that is advised. Of those that come to the same as the best one, it is one that
 * the person has begun to pick, or else the one that was advised before: another one would look like a
 * better choice. */
static guint
find_advised (AriHintSession   *self,
              const AriVerdict *verdict)
{
  guint advised = 0, most = 0;

  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      AriAction action = verdict->candidates[i].action;
      gboolean is_same = come_to_the_same (self, verdict->candidates[0].action, action);
      gboolean was_advised = self->hint != NULL && self->hint->action == action;
      guint merit = is_same ? 2 * is_begun (self, action) + was_advised : 0;

      if (merit > most)
        {
          advised = i;
          most = merit;
        }
    }

  return advised;
}

/* @advised: the index of the candidate that the hint speaks of */
static AriHint *
new_hint (AriHintSession   *self,
          const AriVerdict *verdict,
          guint             advised)
{
  g_autoptr(AriVerdict) copy = ari_verdict_copy (verdict);

  copy->candidates[0] = verdict->candidates[advised];
  copy->candidates[advised] = verdict->candidates[0];

  return ari_hint_new (ari_match_get_setup (self->match), ari_match_get_position (self->match),
                       ari_match_get_names (self->match), copy);
}

/* Makes the hint as soon as the search has run long enough, or has ended: live analysis would go on for
 * minutes. Where that comes to prefer another move, the hint changes with it: the board and the list of the
 * best moves would contradict it otherwise. Where the person picks another one of those that come to the
 * same, it only names that one. */
static void
take (AriHintSession *self)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  gboolean busy = ari_analysis_get_busy (self->analysis);
  gboolean known = verdict != NULL && verdict->n_candidates > 0;
  gboolean given = self->step != ARI_HINT_NONE && self->step != ARI_HINT_SEARCHING;
  guint advised = known ? find_advised (self, verdict) : 0;
  AriHintStep next = known ? ARI_HINT_WHERE : ARI_HINT_NONE;

  if (self->step == ARI_HINT_NONE
      || (given && (!known || verdict->candidates[advised].action == self->hint->action))
      || (!given && busy && (verdict == NULL || verdict->seconds < ARI_HINT_SECONDS)))
    return;

  if (given && come_to_the_same (self, verdict->candidates[advised].action, self->hint->action))
    next = MIN (self->step, ARI_HINT_WHAT);
  /* Even where the step stays the same, the hint has changed. */
  self->step = ARI_HINT_SEARCHING;
  g_clear_pointer (&self->hint, ari_hint_free);
  g_clear_pointer (&self->what, g_free);
  if (known)
    self->hint = new_hint (self, verdict, advised);
  set_step (self, next);
}

static void
input_cb (AriHintSession *self,
          guint           changes)
{
  if ((changes & ARI_INPUT_PICKS) && ari_move_input_get_picker (self->input)->n_picks > 0)
    take (self);
}

static void
ari_hint_session_dispose (GObject *object)
{
  AriHintSession *self = ARI_HINT_SESSION (object);

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  if (self->input != NULL)
    g_signal_handlers_disconnect_by_data (self->input, self);
  g_clear_pointer (&self->hint, ari_hint_free);
  g_clear_pointer (&self->what, g_free);
  g_clear_object (&self->input);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_hint_session_parent_class)->dispose (object);
}

static void
ari_hint_session_class_init (AriHintSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_hint_session_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_hint_session_init (AriHintSession *self)
{
}

/**
 * ari_hint_session_new:
 * @analysis: the one that searches the position at the cursor of @match
 * @input: where a person picks moves there
 */
AriHintSession *
ari_hint_session_new (AriMatch     *match,
                      AriAnalysis  *analysis,
                      AriMoveInput *input)
{
  AriHintSession *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (ARI_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (input), NULL);

  self = g_object_new (ARI_TYPE_HINT_SESSION, NULL);
  self->match = g_object_ref (match);
  self->analysis = g_object_ref (analysis);
  self->input = g_object_ref (input);
  g_signal_connect_object (analysis, "updated", G_CALLBACK (take), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (input, "changed", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_hint_session_next (AriHintSession *self)
{
  g_return_if_fail (ARI_IS_HINT_SESSION (self));

  switch (self->step)
    {
    case ARI_HINT_NONE:
      set_step (self, ARI_HINT_SEARCHING);
      ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
      /* A certain result needs no search. */
      take (self);
      break;

    case ARI_HINT_WHERE:
      set_step (self, ARI_HINT_WHAT);
      break;

    case ARI_HINT_WHAT:
      set_step (self, ari_hint_session_has_why (self) ? ARI_HINT_WHY : ARI_HINT_NONE);
      break;

    case ARI_HINT_WHY:
      set_step (self, ARI_HINT_NONE);
      break;

    case ARI_HINT_SEARCHING:
    default:
      break;
    }
}

void
ari_hint_session_give (AriHintSession *self,
                       AriHint        *hint)
{
  g_return_if_fail (ARI_IS_HINT_SESSION (self));

  set_step (self, ARI_HINT_NONE);
  self->hint = hint;
  set_step (self, ARI_HINT_WHERE);
}

void
ari_hint_session_clear (AriHintSession *self)
{
  g_return_if_fail (ARI_IS_HINT_SESSION (self));

  set_step (self, ARI_HINT_NONE);
}

AriHintStep
ari_hint_session_get_step (AriHintSession *self)
{
  g_return_val_if_fail (ARI_IS_HINT_SESSION (self), ARI_HINT_NONE);

  return self->step;
}

const AriHint *
ari_hint_session_get_hint (AriHintSession *self)
{
  g_return_val_if_fail (ARI_IS_HINT_SESSION (self), NULL);

  return self->hint;
}

gboolean
ari_hint_session_has_why (AriHintSession *self)
{
  g_return_val_if_fail (ARI_IS_HINT_SESSION (self), FALSE);

  return self->hint != NULL && self->hint->reason != NULL && !self->hint->little;
}

gboolean
ari_hint_session_has_line (AriHintSession *self)
{
  g_return_val_if_fail (ARI_IS_HINT_SESSION (self), FALSE);

  return self->step == ARI_HINT_WHY && self->hint->n_line > 0;
}

const char *
ari_hint_session_get_text (AriHintSession *self)
{
  g_return_val_if_fail (ARI_IS_HINT_SESSION (self), NULL);

  switch (self->step)
    {
    case ARI_HINT_SEARCHING:
      return _("Looking for a hint…");

    case ARI_HINT_WHERE:
      return self->hint->where;

    case ARI_HINT_WHAT:
      return self->what;

    case ARI_HINT_WHY:
      return self->hint->reason;

    case ARI_HINT_NONE:
    default:
      return NULL;
    }
}
