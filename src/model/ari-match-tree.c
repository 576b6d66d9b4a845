/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-private.h"

#include <glib/gi18n-lib.h>

#include "ari-ply-private.h"

/**
 * ari_match_adopt:
 * @ply: (transfer full): a ply without a parent, with an unused id
 *
 * Returns: (transfer none): @ply, now a part of the tree
 */
AriPly *
ari_match_adopt (AriMatch *self,
                 AriPly   *parent,
                 AriPly   *ply,
                 guint     index)
{
  g_hash_table_insert (self->plies, GUINT_TO_POINTER (ply->id), ply);
  self->next_id = MAX (self->next_id, ply->id + 1);
  ari_ply_insert (parent, ply, index);

  return ply;
}

static gboolean
owns (AriMatch *self,
      AriPly   *ply)
{
  return ARI_IS_PLY (ply) && g_hash_table_lookup (self->plies, GUINT_TO_POINTER (ply->id)) == ply;
}

void
ari_match_find_main_on (AriMatch            *self,
                        const AriMatchState *before)
{
  ari_match_find_main (self);
  ari_match_drop_ending (self, before);
}

void
ari_match_find_main_again (AriMatch            *self,
                           const AriMatchState *before)
{
  self->main_last = self->root;
  self->setup.rules->start (&self->main_end, &self->setup);
  ari_match_find_main_on (self, before);
}

gboolean
ari_match_has_on_main_line (AriMatch *self,
                            AriPly   *ply)
{
  AriPly *at = self->main_last;

  while (at->number > ply->number)
    at = at->parent;

  return at == ply;
}

/* Where plies before the handover were taken back and @ply is played instead, the computer took over
 * there. */
static void
lower_handover (AriMatch *self,
                AriPly   *ply)
{
  if (self->main_last != ply || self->handover < ply->number)
    return;

  self->handover = ply->number - 1;
}

/* (nullable): the last ply of the main line before the handover; NULL if it was taken back, or there is
 * none. */
static AriPly *
find_handover (AriMatch *self)
{
  AriPly *at = self->main_last;

  if (at->number < self->handover)
    return NULL;

  while (at->number > self->handover)
    at = at->parent;

  return at;
}

/* After the main line was changed by hand, only later plies count as the computer's.
 * @last: (nullable): what find_handover() returned before the change */
static void
follow_handover (AriMatch *self,
                 AriPly   *last)
{
  if (self->handover > 0 && (last == NULL || !ari_match_has_on_main_line (self, last)))
    self->handover = self->main_last->number;
}

static gboolean
move_to_front (AriPly *ply)
{
  if (ari_ply_get_index (ply) == 0)
    return FALSE;

  ari_ply_move_to_front (ply);

  return TRUE;
}

void
ari_match_get_position_after (AriMatch    *self,
                              AriPly      *ply,
                              AriPosition *position)
{
  g_autoptr(GArray) actions = g_array_new (FALSE, FALSE, sizeof (AriAction));

  g_return_if_fail (ARI_IS_MATCH (self));

  for (; ply != NULL; ply = ari_ply_get_parent (ply))
    {
      AriAction action = ari_ply_get_action (ply);

      g_array_append_val (actions, action);
    }

  self->setup.rules->start (position, &self->setup);
  for (guint i = actions->len; i > 0; i--)
    self->setup.rules->apply (position, g_array_index (actions, AriAction, i - 1));
}

/* Playing. */

/* What was taken back earlier than a ply that is made again can still be repeated. */
static void
forget_redo (AriMatch *self,
             AriPly   *again)
{
  if (again != NULL && ari_match_get_redo (self) == again)
    g_ptr_array_set_size (self->redo, self->redo->len - 1);
  else
    g_ptr_array_set_size (self->redo, 0);
}

/* Who chooses what @actor plays. In variations, a person plays the seat, not the substitute.
 * @live: the main line goes on */
static AriChooser
find_chooser (AriMatch *self,
              AriActor  actor,
              gboolean  live)
{
  if (actor < 1 || actor > self->setup.seats)
    return ARI_CHOOSER_UNKNOWN;

  return ari_match_is_person (self, actor) || (!live && ari_match_has_substitute (self, actor))
         ? ARI_CHOOSER_PERSON : ARI_CHOOSER_COMPUTER;
}

/* The child exists: a line that ended here continues with it, and a retracted child becomes live again. */
static void
follow (AriMatch            *self,
        AriPly              *node,
        AriPly              *child,
        const AriMatchState *before)
{
  AriChooser chooser = find_chooser (self, ari_ply_get_actor (child), ari_match_is_on_main_line (self));
  gboolean moved = ari_ply_continuation (node) == NULL && move_to_front (child);
  gboolean revived = ari_ply_set_retraction (child, ARI_NOT_RETRACTED);

  if (moved || revived)
    {
      /* What was only tried, or taken back, is played now. */
      child->chooser = chooser;
      forget_redo (self, moved ? NULL : child);
    }
  ari_match_find_main_on (self, before);
  if (moved || revived)
    lower_handover (self, child);

  /* This comes first: the ply was played, while an order alone is only the shape of the tree. */
  if (moved || revived)
    ari_match_emit (self, ARI_MATCH_PLY_CHANGED, child);
  if (moved)
    ari_match_emit (self, ARI_MATCH_ORDER_CHANGED, child);
}

/* Adds a ply that isn't announced yet.
 * @position: after @node; @live: @node is the end of the main line, which goes on */
static AriPly *
adopt_new (AriMatch          *self,
           AriPly            *node,
           const AriPosition *position,
           AriAction          action,
           double             seconds,
           gboolean           live,
           guint              index)
{
  AriPly *ply = ari_ply_new (self->next_id, node, self->setup.rules, position, action, seconds);

  ply->chooser = find_chooser (self, ply->actor, live);

  return ari_match_adopt (self, node, ply, index);
}

static AriPly *
add (AriMatch            *self,
     AriPly              *node,
     AriAction            action,
     const char          *performance,
     double               seconds,
     const AriMatchState *before)
{
  gboolean extends = ari_ply_continuation (node) == NULL;
  AriPly *ply = adopt_new (self, node, &self->position, action, seconds,
                           extends && ari_match_is_on_main_line (self),
                           extends ? 0 : ari_ply_get_n_children (node));

  ari_ply_set_performance (ply, performance);
  g_ptr_array_set_size (self->redo, 0);
  ari_match_find_main_on (self, before);
  lower_handover (self, ply);
  ari_match_emit (self, ARI_MATCH_PLY_ADDED, ply);

  return ply;
}

/**
 * ari_match_rethink:
 * @at: (nullable): the ply after which @action was chosen; NULL: at the start
 * @action: legal there
 * @seconds: how long its player thought about it; negative: unknown
 * @eval: (nullable): what was found about it; NULL leaves what was found earlier
 *
 * Keeps in the tree an action that its player rejected after a warning. It was never played: the cursor, the
 * lines and what can be redone stay as they are. Nothing is kept where the same action was played, taken back
 * perhaps, or where the match is full.
 */
void
ari_match_rethink (AriMatch      *self,
                   AriPly        *at,
                   AriAction      action,
                   double         seconds,
                   const AriEval *eval)
{
  AriPly *node, *ply;
  AriPosition position;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (at == NULL || owns (self, at));

  node = at != NULL ? at : self->root;
  ari_match_get_position_after (self, at, &position);
  g_return_if_fail (ari_rules_legal (self->setup.rules, &position, action));

  ply = ari_ply_find_child (node, action);
  if (ply == NULL && g_hash_table_size (self->plies) < ARI_MATCH_MAX_PLIES)
    {
      ply = adopt_new (self, node, &position, action, seconds, node == self->main_last,
                       ari_ply_get_n_children (node));
      ari_ply_set_retraction (ply, ARI_RETHOUGHT);
      ari_match_emit (self, ARI_MATCH_PLY_ADDED, ply);
    }
  if (eval != NULL && ply != NULL && ari_ply_get_retraction (ply) == ARI_RETHOUGHT)
    ari_match_set_eval (self, ply, eval);
}

/**
 * ari_match_play_performed:
 * @action: the outcome of the feat
 * @performance: (nullable): how the feat was performed, set before the ply is announced; NULL: there was none
 *
 * As ari_match_play(). If a ply already plays @action, it keeps its performance unless it was taken back.
 */
gboolean
ari_match_play_performed (AriMatch    *self,
                          AriAction    action,
                          const char  *performance,
                          double       seconds,
                          GError     **error)
{
  AriMatchState before;
  AriPly *node;
  AriPly *ply;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);
  g_return_val_if_fail (performance == NULL || g_utf8_validate (performance, -1, NULL), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!ari_match_may_play (self, error))
    return FALSE;

  if (!ari_rules_legal (self->setup.rules, &self->position, action))
    {
      g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                           _("This move is not legal here. Choose one of the legal moves."));
      return FALSE;
    }

  node = self->cursor > 0 ? ari_line_get (&self->line, self->cursor - 1) : self->root;
  ply = ari_ply_find_child (node, action);

  if (ply == NULL && g_hash_table_size (self->plies) >= ARI_MATCH_MAX_PLIES)
    {
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_FULL,
                           _("This match can’t hold any more moves. Remove variations to continue."));
      return FALSE;
    }

  before = ari_match_begin_change (self);
  if (ply != NULL)
    {
      /* The first one stands unless it was taken back. */
      gboolean anew = ply->performance == NULL || ari_ply_get_retracted (ply);

      follow (self, node, ply, &before);
      if (performance != NULL && anew && ari_ply_set_performance (ply, performance))
        ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
    }
  else
    ply = add (self, node, action, performance, seconds, &before);
  if (ari_line_has (&self->line, ply))
    ari_match_set_cursor (self, ply->number);
  else
    ari_match_show_line (self, ply, ply->number);
  ari_match_end_change (self, &before);

  return TRUE;
}

/**
 * ari_match_play:
 * @action: an action at the cursor
 * @seconds: thinking time of its actor; negative: unknown
 * @error: ARI_RULES_ERROR_ILLEGAL or ARI_MATCH_ERROR
 *
 * Plays @action, or follows the ply that already plays it, and puts the cursor behind it.
 *
 * Returns: whether it was played
 */
gboolean
ari_match_play (AriMatch   *self,
                AriAction   action,
                double      seconds,
                GError    **error)
{
  return ari_match_play_performed (self, action, NULL, seconds, error);
}

/**
 * ari_match_play_text:
 * @text: the written form of an action
 *
 * As ari_match_play(); text that isn't an action of this game gives ARI_RULES_ERROR_PARSE.
 */
gboolean
ari_match_play_text (AriMatch    *self,
                     const char  *text,
                     double       seconds,
                     GError     **error)
{
  AriAction action;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return ari_match_may_play (self, error) &&
         ari_rules_parse (self->setup.rules, &self->position, text, &action, error) &&
         ari_match_play (self, action, seconds, error);
}

/* Shaping the tree. */

static AriPly *
last_of_line (AriMatch *self)
{
  guint length = self->line.plies->len;

  return length > 0 ? ari_line_get (&self->line, length - 1) : self->root;
}

static void
emit_for_each (AriMatch       *self,
               AriMatchSignal  signal,
               GPtrArray      *plies)
{
  for (guint i = 0; i < plies->len; i++)
    ari_match_emit (self, signal, g_ptr_array_index (plies, i));
}

void
ari_match_promote (AriMatch *self,
                   AriPly   *ply)
{
  g_autoptr(GPtrArray) moved = g_ptr_array_new ();
  g_autoptr(GPtrArray) revived = g_ptr_array_new ();
  AriMatchState before;
  AriPly *handover;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));

  before = ari_match_begin_change (self);
  handover = find_handover (self);
  for (AriPly *at = ply; at != self->root; at = at->parent)
    {
      if (move_to_front (at))
        g_ptr_array_add (moved, at);
      if (ari_ply_set_retraction (at, ARI_NOT_RETRACTED))
        g_ptr_array_add (revived, at);
    }
  if (moved->len > 0 || revived->len > 0)
    g_ptr_array_set_size (self->redo, 0);
  ari_match_find_main_again (self, &before);
  follow_handover (self, handover);
  emit_for_each (self, ARI_MATCH_ORDER_CHANGED, moved);
  emit_for_each (self, ARI_MATCH_PLY_CHANGED, revived);
  ari_match_show_line (self, last_of_line (self), self->cursor);
  ari_match_end_change (self, &before);
}

void
ari_match_remove (AriMatch *self,
                  AriPly   *ply)
{
  g_autoptr(GPtrArray) gone = NULL;
  AriMatchState before;
  AriPly *parent, *handover;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));

  before = ari_match_begin_change (self);
  parent = ply->parent;
  handover = find_handover (self);

  gone = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (gone, g_object_ref (ply));
  for (guint i = 0; i < gone->len; i++)
    {
      AriPly *at = g_ptr_array_index (gone, i);

      g_hash_table_remove (self->plies, GUINT_TO_POINTER (at->id));
      for (guint j = 0; j < ari_ply_get_n_children (at); j++)
        g_ptr_array_add (gone, g_object_ref (ari_ply_get_child (at, j)));
    }

  ari_ply_cut (ply);
  g_ptr_array_set_size (self->redo, 0);
  ari_match_find_main_again (self, &before);
  follow_handover (self, handover);
  ari_match_emit (self, ARI_MATCH_PLY_REMOVED, ply);

  if (ari_line_has (&self->line, ply))
    ari_match_show_line (self, parent, MIN (self->cursor, parent->number));
  else
    ari_match_show_line (self, last_of_line (self), self->cursor);
  for (guint i = 0; i < gone->len; i++)
    ari_ply_dissolve (g_ptr_array_index (gone, i));
  ari_match_end_change (self, &before);
}

/* Annotations. */

void
ari_match_set_comment (AriMatch   *self,
                       AriPly     *ply,
                       const char *comment)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));
  g_return_if_fail (comment == NULL || g_utf8_validate (comment, -1, NULL));

  if (ari_ply_set_comment (ply, comment))
    ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
}

void
ari_match_set_glyph (AriMatch *self,
                     AriPly   *ply,
                     AriGlyph  glyph)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));
  g_return_if_fail (glyph < ARI_N_GLYPHS);

  if (ari_ply_set_glyph (ply, glyph))
    ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
}

void
ari_match_set_eval (AriMatch      *self,
                    AriPly        *ply,
                    const AriEval *eval)
{
  AriEval known; /* borrows the strings of @eval */

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));

  if (eval != NULL)
    {
      known = *eval;
      for (guint i = self->setup.seats; i < ARI_MAX_SEATS; i++)
        known.win[i] = known.points[i] = known.luck[i] = known.raw[i] = 0;
      ari_eval_round (&known);
      g_return_if_fail (ari_eval_is_valid (&known));
    }

  if (ari_ply_set_eval (ply, eval != NULL ? &known : NULL))
    g_signal_emit_by_name (self, "ply-changed::eval", ply);
}

void
ari_match_set_performance (AriMatch   *self,
                           AriPly     *ply,
                           const char *performance)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (owns (self, ply));
  g_return_if_fail (performance == NULL || g_utf8_validate (performance, -1, NULL));

  if (ari_ply_set_performance (ply, performance))
    ari_match_emit (self, ARI_MATCH_PLY_CHANGED, ply);
}
