/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint-session.h"

#include "ari-searcher.h"

#include <glib/gi18n-lib.h>

struct _AriHintSession
{
  GObject      parent_instance;

  AriMatch    *match;    /* owned */
  AriAnalysis *analysis; /* owned */
  AriHintStep  step;
  AriHint     *hint;     /* (nullable) */
  char        *what;     /* (nullable): what the hint says to do, with the names of the players */
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
advises (AriHintSession   *self,
         const AriVerdict *verdict)
{
  return ari_searcher_is_equivalent (ari_match_get_rules (self->match), ari_match_get_position (self->match),
                                     verdict->candidates[0].action, self->hint->action);
}

/* Makes the hint as soon as the search has run long enough, or has ended: live analysis would go on for
 * minutes. Where that comes to prefer another move, the hint changes with it: the board and the list of the
 * best moves would contradict it otherwise. */
static void
take (AriHintSession *self)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  gboolean busy = ari_analysis_get_busy (self->analysis);
  gboolean known = verdict != NULL && verdict->n_candidates > 0;
  gboolean given = self->step != ARI_HINT_NONE && self->step != ARI_HINT_SEARCHING;

  if (self->step == ARI_HINT_NONE || (given && (!known || advises (self, verdict)))
      || (!given && busy && (verdict == NULL || verdict->seconds < ARI_HINT_SECONDS)))
    return;

  /* Even where the step stays the same, the hint has changed. */
  self->step = ARI_HINT_SEARCHING;
  g_clear_pointer (&self->hint, ari_hint_free);
  g_clear_pointer (&self->what, g_free);
  if (known)
    self->hint = ari_hint_new (ari_match_get_setup (self->match), ari_match_get_position (self->match),
                               ari_match_get_names (self->match), verdict);
  set_step (self, known ? ARI_HINT_WHERE : ARI_HINT_NONE);
}

static void
ari_hint_session_dispose (GObject *object)
{
  AriHintSession *self = ARI_HINT_SESSION (object);

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_pointer (&self->hint, ari_hint_free);
  g_clear_pointer (&self->what, g_free);
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
 */
AriHintSession *
ari_hint_session_new (AriMatch    *match,
                      AriAnalysis *analysis)
{
  AriHintSession *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (ARI_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (ARI_TYPE_HINT_SESSION, NULL);
  self->match = g_object_ref (match);
  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (analysis, "updated", G_CALLBACK (take), self, G_CONNECT_SWAPPED);

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
