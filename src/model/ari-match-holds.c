/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-private.h"

#include <glib/gi18n-lib.h>

#include "ari-holds.h"

/* @reason: 0: none */
static void
set_hold (AriMatch *self,
          gpointer  owner,
          guint     reason)
{
  guint before = ari_match_get_holds (self);

  ari_holds_set_of (self->holds, owner, reason);
  if (ari_match_get_holds (self) != before)
    g_object_notify (G_OBJECT (self), "holds");
}

/**
 * ari_match_hold:
 * @owner: the holder; only compared
 * @reason: why nothing may be played
 *
 * Prevents playing until ari_match_release() is called for the same @owner.
 */
void
ari_match_hold (AriMatch *self,
                gpointer  owner,
                AriHold   reason)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owner != NULL);

  set_hold (self, owner, reason);
}

void
ari_match_release (AriMatch *self,
                   gpointer  owner)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_hold (self, owner, 0);
}

static void
set_holds_suspended (AriMatch *self,
                     gboolean  suspended)
{
  guint before = ari_match_get_holds (self);

  self->holds_suspended = suspended;
  if (ari_match_get_holds (self) != before)
    g_object_notify (G_OBJECT (self), "holds");
}

void
ari_match_suspend_holds (AriMatch *self)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_holds_suspended (self, TRUE);
}

void
ari_match_resume_holds (AriMatch *self)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_holds_suspended (self, FALSE);
}

guint
ari_match_get_holds (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->holds_suspended ? 0 : ari_holds_get (self->holds);
}

gboolean
ari_match_is_held (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return ari_match_get_holds (self) != 0;
}

gboolean
ari_match_may_play (AriMatch  *self,
                    GError   **error)
{
  guint holds;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  holds = ari_match_get_holds (self);
  if (self->read_only)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_READ_ONLY,
                         _("The library is read-only, so you can’t play on. Make the library’s file and "
                           "folder writable first."));
  else if (holds & ARI_HOLD_FAILURE)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY,
                         _("The last change is not in the library yet. Choose “Try Again”."));
  else if (holds & ARI_HOLD_STORE)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY,
                         _("The last move is still being stored. Try again in a moment."));
  else if (holds & ARI_HOLD_FEAT)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY,
                         _(self->setup.rules->feats->words.play_later));
  else if (ari_match_is_ended_here (self) && ari_match_ends_for_good (self))
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER,
                         _("The players have ended this match for good. “Rematch” begins a new one."));
  else if (ari_match_is_ended_here (self))
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER,
                         _("The players have ended this match. Choose “Undo” to play on."));
  else if (ari_rules_actor (self->setup.rules, &self->position) == ARI_NONE)
    g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER,
                         _("The match ends here. Go back to an earlier move to try something else."));
  else
    return TRUE;

  return FALSE;
}
