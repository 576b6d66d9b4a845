/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking plies back, and bringing them back. */
#include "ari-match-private.h"

#include <glib/gi18n-lib.h>

#include "ari-ply-private.h"
#include "ari-revelation.h"

/* What the plies of @line (element-type AriPly) have shown, from @number on; the last revelation counts. */
static AriRevelation
find_revelation (AriMatch  *self,
                 GPtrArray *line,
                 guint      number)
{
  AriRevelation found = ARI_REVELATION_NONE;
  AriPosition position;

  if (number >= line->len)
    return found;

  ari_match_get_position_after (self, number > 0 ? g_ptr_array_index (line, number - 1) : NULL, &position);
  for (guint i = number; i < line->len; i++)
    {
      AriAction action = ari_ply_get_action (g_ptr_array_index (line, i));
      AriRevelation revelation = ari_rules_reveal (self->setup.rules, &position, action);

      if (revelation != ARI_REVELATION_NONE)
        found = revelation;
      self->setup.rules->apply (&position, action);
    }

  return found;
}

/* (transfer container): the plies from the first one to @last, which may be the root */
static GPtrArray *
list_line (AriPly *last)
{
  GPtrArray *line = g_ptr_array_new ();

  g_ptr_array_set_size (line, (int) last->number);
  for (AriPly *at = last; at->number > 0; at = at->parent)
    line->pdata[at->number - 1] = at;

  return line;
}

/* With how many plies both lines begin. */
static guint
count_shared (GPtrArray *one,
              GPtrArray *other)
{
  guint n = 0;

  while (n < one->len && n < other->len && one->pdata[n] == other->pdata[n])
    n++;

  return n;
}

/**
 * ari_match_may_take_back:
 * @number: as for ari_match_take_back()
 * @error: ARI_MATCH_ERROR_SEEN, with a sentence for the players
 *
 * What everybody has seen can't be unseen: nobody takes moves back until a feat succeeds, or until what lies
 * hidden is known. Variations are tries, which can always be taken back.
 */
gboolean
ari_match_may_take_back (AriMatch  *self,
                         guint      number,
                         GError   **error)
{
  g_autoptr(GPtrArray) main_line = NULL;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  if (self->free_undo || !ari_rules_reveals (self->setup.rules))
    return TRUE;

  main_line = list_line (self->main_last);
  if (count_shared (main_line, self->line.plies) <= number)
    return TRUE;

  switch (find_revelation (self, main_line, number))
    {
    case ARI_REVELATION_FEAT:
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_SEEN,
                           _(self->setup.rules->feats->words.seen));
      return FALSE;

    case ARI_REVELATION_HIDDEN:
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_SEEN,
                           _("Everyone has seen what was turned over, so it can’t be taken back. To try "
                             "things, switch on “Free Undo” in New Match."));
      return FALSE;

    case ARI_REVELATION_NONE:
    default:
      return TRUE;
    }
}

/**
 * ari_match_may_promote:
 * @error: ARI_MATCH_ERROR_SEEN, with a sentence for the players
 *
 * As ari_match_may_take_back(): what the main line has shown stays in it, and nothing comes into it that was
 * tried in a variation until it succeeded.
 */
gboolean
ari_match_may_promote (AriMatch  *self,
                       AriPly    *ply,
                       GError   **error)
{
  g_autoptr(GPtrArray) old = NULL, promoted = NULL;
  AriPly *next;
  guint shared;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);
  g_return_val_if_fail (ARI_IS_PLY (ply), FALSE);

  if (self->free_undo || !ari_rules_reveals (self->setup.rules))
    return TRUE;

  while ((next = ari_ply_continuation (ply)) != NULL)
    ply = next;
  old = list_line (self->main_last);
  promoted = list_line (ply);
  shared = count_shared (old, promoted);
  if (find_revelation (self, old, shared) == ARI_REVELATION_NONE
      && find_revelation (self, promoted, shared) == ARI_REVELATION_NONE)
    return TRUE;

  g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_SEEN,
                       _("What everyone has seen stays in the main line, so this remains a variation. To "
                         "try things, switch on “Free Undo” in New Match."));

  return FALSE;
}

void
ari_match_take_back (AriMatch *self,
                     guint     number)
{
  AriMatchState before;
  gboolean of_main_line;
  AriPly *ply;

  g_return_if_fail (ARI_IS_MATCH (self));

  if (number >= self->line.plies->len)
    return;

  ply = ari_line_get (&self->line, number);
  of_main_line = ari_match_has_on_main_line (self, ply);

  before = ari_match_begin_change (self);
  /* A line that was taken back already can still be shown; leave it as it is. */
  if (!ari_ply_get_retracted (ply))
    {
      ari_ply_set_retraction (ply, ARI_TAKEN_BACK);
      g_ptr_array_add (self->redo, ply);
      self->takebacks += of_main_line;
      ari_match_find_main_again (self, &before);
      ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
      if (of_main_line)
        ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
    }
  ari_match_show_line (self, ply->parent, number);
  ari_match_end_change (self, &before);
}

gboolean
ari_match_can_redo (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return self->redo->len > 0;
}

AriPly *
ari_match_get_redo (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->redo->len > 0 ? g_ptr_array_index (self->redo, self->redo->len - 1) : NULL;
}

void
ari_match_redo (AriMatch *self)
{
  AriMatchState before;
  gboolean of_main_line;
  AriPly *ply, *next;

  g_return_if_fail (ARI_IS_MATCH (self));

  if (self->redo->len == 0)
    return;

  before = ari_match_begin_change (self);
  ply = g_ptr_array_steal_index (self->redo, self->redo->len - 1);
  ari_ply_set_retraction (ply, ARI_NOT_RETRACTED);
  ari_match_find_main_on (self, &before);
  /* Nothing has been played, promoted or removed since, so the ply is on the main line if it was then. */
  of_main_line = ari_match_has_on_main_line (self, ply);
  self->takebacks -= of_main_line;
  ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
  if (of_main_line)
    ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
  while ((next = ari_ply_continuation (ply)) != NULL)
    ply = next;
  ari_match_show_line (self, ply, ply->number);
  ari_match_end_change (self, &before);
}
