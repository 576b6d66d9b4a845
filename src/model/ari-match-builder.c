/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-builder.h"

#include <glib/gi18n-lib.h>

#include "ari-match-private.h"
#include "ari-ply-private.h"

/* Leaves room for new ids, so that you can play on in a match that was read without running out of them. */
#define MAX_ID (G_MAXUINT / 2)

struct _AriMatchBuilder
{
  AriMatch *match;
  AriLine   line;  /* up to the last added ply */
};

AriMatchBuilder *
ari_match_builder_new (const AriSetup *setup)
{
  AriMatchBuilder *self;

  g_return_val_if_fail (setup != NULL && setup->rules != NULL, NULL);

  self = g_new0 (AriMatchBuilder, 1);
  self->match = ari_match_new (setup);
  ari_line_init (&self->line, setup);

  return self;
}

void
ari_match_builder_free (AriMatchBuilder *self)
{
  if (self == NULL)
    return;

  ari_line_clear (&self->line);
  g_clear_object (&self->match);
  g_free (self);
}

/**
 * ari_match_builder_get_match:
 *
 * Returns: (transfer none): the match, for setting its details and annotating added plies
 */
AriMatch *
ari_match_builder_get_match (AriMatchBuilder *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->match;
}

static const AriPosition *
position_after (AriMatchBuilder *self,
                AriPly          *ply)
{
  g_autoptr(GPtrArray) path = g_ptr_array_new ();

  for (; ply->number > 0 && !ari_line_has (&self->line, ply); ply = ply->parent)
    g_ptr_array_add (path, ply);

  ari_line_truncate (&self->line, ply->number);
  while (path->len > 0)
    ari_line_append (&self->line, g_ptr_array_steal_index (path, path->len - 1));

  return ari_line_position (&self->line, self->line.plies->len);
}

static AriPly *
find_parent (AriMatchBuilder  *self,
             guint             parent,
             guint             id,
             GError          **error)
{
  AriPly *ply = parent > 0 ? ari_match_find (self->match, parent) : self->match->root;

  if (ply == NULL || id > MAX_ID || ari_match_find (self->match, id) != NULL)
    {
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE,
                           _("The moves of this match don’t fit together. Restore it from a backup."));
      return NULL;
    }

  if (ari_match_get_n_plies (self->match) >= ARI_MATCH_MAX_PLIES)
    {
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_FULL,
                           _("This match has more moves than a match can hold. Split it into several "
                             "matches."));
      return NULL;
    }

  return ply;
}

/**
 * ari_match_builder_add:
 * @parent: id of the ply before, 0 for a first ply
 * @id: an unused id, or 0 for the next one
 * @order: sorts siblings; equal ones keep the order in which they were added
 * @text: the action as written
 * @seconds: thinking time; negative: unknown
 * @retraction: whether it was taken back or rethought
 * @error: ARI_RULES_ERROR when the rules refuse the action, ARI_MATCH_ERROR otherwise
 *
 * Adds a ply. This is quick as long as most plies follow the one added before, or one near it.
 *
 * Returns: (nullable) (transfer none): the ply
 */
AriPly *
ari_match_builder_add (AriMatchBuilder  *self,
                       guint             parent,
                       guint             id,
                       guint             order,
                       const char       *text,
                       double            seconds,
                       AriRetraction     retraction,
                       GError          **error)
{
  const AriRules *rules;
  const AriPosition *position;
  AriPly *node;
  AriPly *ply;
  AriAction action;
  guint index;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  node = find_parent (self, parent, id, error);
  if (node == NULL)
    return NULL;

  rules = ari_match_get_rules (self->match);
  position = position_after (self, node);
  if (ari_rules_actor (rules, position) == ARI_NONE)
    {
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_OVER,
                           _("The match is over before this move. Remove the move."));
      return NULL;
    }

  if (!ari_rules_parse (rules, position, text, &action, error))
    return NULL;

  if (ari_ply_find_child (node, action) != NULL)
    {
      g_set_error_literal (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE,
                           _("A variation already begins with this move. Join the two variations."));
      return NULL;
    }

  ply = ari_ply_new (id > 0 ? id : self->match->next_id, node, rules, position, action, seconds);
  ply->retraction = retraction;
  ply->order = order;

  index = ari_ply_get_n_children (node);
  while (index > 0 && ari_ply_get_child (node, index - 1)->order > order)
    index--;

  ari_line_append (&self->line, ari_match_adopt (self->match, node, ply, index));

  return ply;
}

void
ari_match_builder_set_chooser (AriMatchBuilder *self,
                               AriPly          *ply,
                               AriChooser       chooser)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ARI_IS_PLY (ply));

  ply->chooser = chooser;
}

void
ari_match_builder_set_takebacks (AriMatchBuilder *self,
                                 guint            takebacks)
{
  g_return_if_fail (self != NULL);

  self->match->takebacks = takebacks;
}

/* Old libraries and other programs don't say who chose a ply. Then it was the player of the seat, or the
 * computer that finished the match. */
static void
infer_choosers (AriMatch *match)
{
  GHashTableIter plies;
  gpointer value;

  g_hash_table_iter_init (&plies, match->plies);
  while (g_hash_table_iter_next (&plies, NULL, &value))
    {
      AriPly *ply = value;

      if (ply->chooser == ARI_CHOOSER_UNKNOWN)
        ply->chooser = ari_match_infer_chooser (match, ply);
    }
}

/**
 * ari_match_builder_end:
 * @self: a builder; afterwards you can only free it
 *
 * Returns: (transfer full): the match, with the cursor at the end of the main line
 */
AriMatch *
ari_match_builder_end (AriMatchBuilder *self)
{
  g_autoptr(AriMatch) match = NULL;

  g_return_val_if_fail (self != NULL && self->match != NULL, NULL);

  match = g_steal_pointer (&self->match);
  infer_choosers (match);
  ari_match_find_main (match);
  ari_match_show_line (match, match->main_last, match->main_last->number);

  return g_steal_pointer (&match);
}
