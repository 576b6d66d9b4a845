/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-outline.h"

#include "ari-judgement.h"
#include "ari-visibility.h"

/**
 * ari_outline_init:
 *
 * Makes @self the outline of a match without plies; ari_outline_clear() frees what it holds.
 */
void
ari_outline_init (AriOutline *self)
{
  *self = (AriOutline) {
    .marks = g_array_new (FALSE, FALSE, sizeof (AriOutlineMark)),
    .branches = g_array_new (FALSE, FALSE, sizeof (AriOutlineBranch)),
  };
}

/**
 * ari_outline_clear:
 *
 * Frees what @self holds, but not @self.
 */
void
ari_outline_clear (AriOutline *self)
{
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->branches, g_array_unref);
}

static void
add_branches (AriOutline *self,
              AriMatch   *match,
              AriPly     *parent,
              AriPly     *main)
{
  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);
      AriOutlineBranch branch = { .from = parent != NULL ? ari_ply_get_number (parent) : 0 };
      g_autoptr(AriPly) shown = NULL;

      if (ply == main)
        continue;

      shown = g_list_model_get_item (G_LIST_MODEL (match), branch.from);
      branch.retracted = ari_ply_get_retracted (ply);
      branch.shown = shown == ply;
      for (; ply != NULL; ply = ari_match_get_continuation (match, ply))
        {
          branch.to = ari_ply_get_number (ply);
          branch.last_id = ari_ply_get_id (ply);
        }
      g_array_append_val (self->branches, branch);
      self->branch_end = MAX (self->branch_end, branch.to);
    }
}

/* Which of two marks is seen where there is no room for both: the worst mistake, luck before mere scores. */
static int
compare_marks (gconstpointer a,
               gconstpointer b)
{
  static const int ranks[ARI_N_GLYPHS] = {
    [ARI_GLYPH_BLUNDER] = 0, [ARI_GLYPH_MISTAKE] = 1, [ARI_GLYPH_DUBIOUS] = 2, [ARI_GLYPH_INTERESTING] = 3,
    [ARI_GLYPH_BRILLIANT] = 4, [ARI_GLYPH_GOOD] = 5, [ARI_GLYPH_NONE] = 6,
  };
  const AriOutlineMark *mark = a, *other = b;
  int by_glyph = ranks[mark->glyph] - ranks[other->glyph];

  return by_glyph != 0 ? by_glyph
                       : (other->grade != ARI_LUCK_GRADE_NONE) - (mark->grade != ARI_LUCK_GRADE_NONE);
}

/**
 * ari_outline_read:
 * @match: a match
 *
 * Replaces what @self holds with the outline of @match as it is now. The time it takes is proportional to the
 * number of plies.
 */
void
ari_outline_read (AriOutline *self,
                  AriMatch   *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriSetup *setup = ari_match_get_setup (match);
  AriPosition position;
  AriPly *parent = NULL;
  AriPly *ply;
  int before[ARI_MAX_SEATS] = { 0 };

  g_array_set_size (self->marks, 0);
  g_array_set_size (self->branches, 0);
  self->main_length = self->branch_end = self->shared = 0;
  rules->start (&position, setup);
  rules->scores (&position, before);

  while ((ply = ari_match_get_continuation (match, parent)) != NULL)
    {
      AriOutlineMark mark = { .number = ari_ply_get_number (ply), .turn = ari_ply_get_turn (ply),
                              .actor = ari_ply_get_actor (ply), .glyph = ari_judgement_glyph (ply) };
      g_autoptr(AriPly) shown = g_list_model_get_item (G_LIST_MODEL (match), self->main_length);
      int scores[ARI_MAX_SEATS] = { 0 };

      mark.grade = ari_luck_grade_of_ply (ply, ari_rules_whose_turn (rules, &position));
      add_branches (self, match, parent, ply);
      rules->apply (&position, ari_ply_get_action (ply));
      rules->scores (&position, scores);
      mark.scored = memcmp (scores, before, setup->seats * sizeof *scores) != 0;
      memcpy (before, scores, sizeof before);
      if (mark.scored || mark.glyph != ARI_GLYPH_NONE || mark.grade != ARI_LUCK_GRADE_NONE)
        g_array_append_val (self->marks, mark);

      if (shown == ply && self->shared == self->main_length)
        self->shared++;
      self->main_length++;
      parent = ply;
    }
  add_branches (self, match, parent, NULL);
  g_array_sort (self->marks, compare_marks);
}

char *
ari_outline_event (AriMatch *match,
                   guint     number)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriVisibility visibility = { .match = match, .covered = TRUE };
  AriPly *ply = ari_match_get_continuation (match, NULL);
  AriPosition before;

  while (ply != NULL && ari_ply_get_number (ply) < number)
    ply = ari_match_get_continuation (match, ply);
  if (ply == NULL || ari_visibility_hides_ply (&visibility, ply))
    return NULL;

  ari_match_get_position_after (match, ari_ply_get_parent (ply), &before);

  return ari_rules_describe (rules, &before, ari_ply_get_action (ply), ari_match_get_names (match));
}
