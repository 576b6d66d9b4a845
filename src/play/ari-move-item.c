/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-item.h"

#include <glib/gi18n-lib.h>

#include "ari-text-elide.h"
#include "ari-judgement.h"
#include "ari-luck-grade.h"
#include "ari-moment.h"
#include "ari-notation.h"

#define MAX_DEPTH 8 /* deeper variations are shown at this depth */

G_DEFINE_FINAL_TYPE (AriMoveItem, ari_move_item, G_TYPE_OBJECT)

static void
ari_move_item_finalize (GObject *object)
{
  AriMoveItem *self = ARI_MOVE_ITEM (object);

  g_ptr_array_unref (self->plies);
  g_array_unref (self->occupants);
  g_free (self->text);

  G_OBJECT_CLASS (ari_move_item_parent_class)->finalize (object);
}

static void
ari_move_item_class_init (AriMoveItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_move_item_finalize;
}

static void
ari_move_item_init (AriMoveItem *self)
{
  self->plies = g_ptr_array_new_with_free_func (g_object_unref);
  self->occupants = g_array_new (FALSE, FALSE, sizeof (AriActor));
}

/**
 * ari_move_item_new:
 *
 * Returns: (transfer full): a row without plies
 */
AriMoveItem *
ari_move_item_new (AriMoveKind kind)
{
  AriMoveItem *self = g_object_new (ARI_TYPE_MOVE_ITEM, NULL);

  self->kind = kind;

  return self;
}

/**
 * ari_move_item_add:
 * @occupant: the mark beside the ply: see #AriMoveItem; 0 in variations and comments
 *
 * Call this only while the row is built: views rely on it not to change.
 */
void
ari_move_item_add (AriMoveItem *self,
                   AriPly      *ply,
                   AriActor     occupant)
{
  g_ptr_array_add (self->plies, g_object_ref (ply));
  g_array_append_val (self->occupants, occupant);
}

/**
 * ari_move_item_equal:
 *
 * Plies are compared by identity: what is attached to them may change, and the rows follow that themselves.
 *
 * Returns: whether both rows show the same plies, or the same comment, in the same place
 */
gboolean
ari_move_item_equal (AriMoveItem *a,
                     AriMoveItem *b)
{
  if (a->kind != b->kind || a->depth != b->depth || a->continues != b->continues
      || a->plies->len != b->plies->len || g_strcmp0 (a->text, b->text) != 0)
    return FALSE;

  return memcmp (a->plies->pdata, b->plies->pdata, a->plies->len * sizeof (gpointer)) == 0;
}

/* The rows being built. */
typedef struct
{
  AriMatch    *match;
  GPtrArray   *items;
  AriMoveItem *open;   /* (unowned) the round that still takes plies */
} Lister;

/* Characters of a comment that the list shows; the notes hold all of it. */
#define MOST_SHOWN 200

static void
add_comment (Lister *lister,
             AriPly *ply)
{
  const char *comment = ari_ply_get_comment (ply);
  g_autofree char *brief = comment != NULL ? ari_text_elide (comment, MOST_SHOWN) : NULL;
  AriMoveItem *item;

  /* A comment of white space alone shows nothing. */
  if (brief == NULL || *brief == '\0')
    return;

  item = ari_move_item_new (ARI_MOVE_COMMENT);
  item->text = g_steal_pointer (&brief);
  ari_move_item_add (item, ply, 0);
  g_ptr_array_add (lister->items, item);
  lister->open = NULL;
}

static void add_variations (Lister *lister,
                            AriPly *parent,
                            AriPly *instead_of,
                            guint   depth);

static void
add_variation (Lister *lister,
               AriPly *first,
               guint   depth)
{
  AriMoveItem *item = NULL;

  for (AriPly *ply = first; ply != NULL; ply = ari_match_get_continuation (lister->match, ply))
    {
      if (item == NULL || item->plies->len == ARI_MOVE_MOST_PLIES)
        {
          item = ari_move_item_new (ARI_MOVE_VARIATION);
          item->depth = depth;
          item->continues = ply != first;
          g_ptr_array_add (lister->items, item);
        }
      ari_move_item_add (item, ply, 0);
    }

  lister->open = NULL;
  if (depth >= MAX_DEPTH)
    return;
  for (AriPly *ply = first; ply != NULL; ply = ari_match_get_continuation (lister->match, ply))
    add_variations (lister, ply, ari_match_get_continuation (lister->match, ply), depth + 1);
}

static void
add_variations (Lister *lister,
                AriPly *parent,
                AriPly *instead_of,
                guint   depth)
{
  guint n = ari_match_get_n_children (lister->match, parent);

  for (guint i = 0; i < n; i++)
    {
      AriPly *ply = ari_match_get_child (lister->match, parent, i);

      if (ply != instead_of)
        add_variation (lister, ply, depth);
    }
}

/* A new round begins when the seat that acts does not follow the previous one. */
static void
add_ply (Lister   *lister,
         AriPly   *ply,
         AriActor  previous,
         AriActor  occupant)
{
  AriActor actor = ari_ply_get_actor (ply);
  gboolean next_round = actor != ARI_CHANCE && actor <= previous;

  if (lister->open == NULL || next_round || lister->open->plies->len == ARI_MAX_SEATS)
    {
      lister->open = ari_move_item_new (ARI_MOVE_ROUND);
      g_ptr_array_add (lister->items, lister->open);
    }
  ari_move_item_add (lister->open, ply, occupant);
}

/* A new row begins with each turn. */
static void
add_to_turn (Lister   *lister,
             AriPly   *ply,
             AriActor  seat)
{
  if (lister->open == NULL || ari_ply_begins_turn (ply))
    {
      lister->open = ari_move_item_new (ARI_MOVE_TURN);
      g_ptr_array_add (lister->items, lister->open);
    }
  ari_move_item_add (lister->open, ply, seat);
}

/* The seat whose mark appears beside a ply: the one that played it, or 0 where it placed a thing that belongs
 * to nobody, such as a stick on a line. */
static AriActor
mark_of (AriMatch          *match,
         AriPly            *ply,
         const AriPosition *after,
         AriSpot            last)
{
  const AriRules *rules = ari_match_get_rules (match);
  gboolean line = rules->board (ari_match_get_setup (match))->spots[last].kind == ARI_SPOT_LINE;

  return line && ari_rules_occupant (rules, after, last) == 0 ? 0 : ari_ply_get_actor (ply);
}

/* A turn without a move has a row of its own. */
static void
add_forced_effects (Lister            *lister,
                    AriPly            *ply,
                    const AriPosition *before,
                    const AriPosition *after)
{
  const AriRules *rules = ari_match_get_rules (lister->match);
  g_autofree char *forced_effects = ari_rules_forced_effects (rules, before, ari_ply_get_action (ply), after,
                                                              ari_match_get_names (lister->match));
  AriMoveItem *item;

  if (forced_effects == NULL)
    return;

  item = ari_move_item_new (ARI_MOVE_LAPSE);
  item->text = g_steal_pointer (&forced_effects);
  ari_move_item_add (item, ply, 0);
  g_ptr_array_add (lister->items, item);
  lister->open = NULL;
}

/* Adds @ply, played at @position, to a row, and advances @position past it. Returns the seat that @ply counts
 * for when the next one is added. */
static AriActor
add_to_row (Lister      *lister,
            AriPly      *ply,
            AriActor     previous,
            AriPosition *position)
{
  const AriRules *rules = ari_match_get_rules (lister->match);
  AriActor actor = ari_ply_get_actor (ply), seat = ari_rules_whose_turn (rules, position);
  AriSpot picks[ARI_MAX_PICKS];
  guint n_picks = rules->picks (position, ari_ply_get_action (ply), picks);

  rules->apply (position, ari_ply_get_action (ply));
  if (ari_rules_has_long_turns (rules))
    {
      add_to_turn (lister, ply, seat);
      return seat;
    }

  add_ply (lister, ply, previous,
           n_picks > 0 ? mark_of (lister->match, ply, position, picks[n_picks - 1]) : 0);

  return actor != ARI_CHANCE ? actor : previous;
}

GPtrArray *
ari_move_items_list (AriMatch *match)
{
  Lister lister = { .match = match, .items = g_ptr_array_new_with_free_func (g_object_unref) };
  AriPly *parent = NULL;
  AriPly *ply;
  AriActor previous = ARI_NONE;
  AriPosition position;

  ari_match_get_rules (match)->start (&position, ari_match_get_setup (match));
  while ((ply = ari_match_get_continuation (match, parent)) != NULL)
    {
      AriPosition before = position;

      previous = add_to_row (&lister, ply, previous, &position);
      add_forced_effects (&lister, ply, &before, &position);
      add_comment (&lister, ply);
      add_variations (&lister, parent, ply, 1);
      parent = ply;
    }
  add_variations (&lister, parent, NULL, 1);

  return lister.items;
}

/**
 * ari_move_item_spoken:
 * @ply: a ply of a row
 * @is_sentence: (out) (optional): whether it is a sentence, and so begins with the player who acts
 *
 * Returns: (transfer full): the sentence that announced the ply. While another line is shown than the row's,
 *   it is the written form instead, as screen readers hear it
 */
char *
ari_move_item_spoken (AriMatch *match,
                      AriPly   *ply,
                      gboolean *is_sentence)
{
  const AriRules *rules = ari_match_get_rules (match);
  guint at = ari_ply_get_number (ply) - 1;
  g_autoptr(AriPly) shown = g_list_model_get_item (G_LIST_MODEL (match), at);
  g_autofree char *action = ari_notation_quote (ARI_NONE, ari_ply_get_text (ply));
  AriPosition before;

  if (is_sentence != NULL)
    *is_sentence = shown == ply;
  if (shown != ply)
    return ari_notation_spoken (rules, action, ari_match_get_names (match));

  ari_match_get_position_at (match, at, &before);

  return ari_rules_describe (rules, &before, ari_ply_get_action (ply), ari_match_get_names (match));
}

/* @remarks: (transfer full) (nullable); @next: (nullable) */
static char *
add_remark (char       *remarks,
            const char *next)
{
  g_autofree char *taken = remarks;

  if (next == NULL)
    return g_steal_pointer (&taken);

  /* Translators: two remarks about a move, such as “blunder, missed win in 3 turns”. */
  return remarks != NULL ? g_strdup_printf (C_("remarks", "%1$s, %2$s"), remarks, next) : g_strdup (next);
}

char *
ari_move_item_remark (AriPly   *ply,
                      AriActor  seat,
                      gboolean  turning)
{
  AriGlyph glyph = ari_judgement_glyph (ply);
  const char *luck = ari_luck_grade_name (ari_luck_grade_of_ply (ply, seat));
  g_autofree char *moment = ari_moment_name (ply);
  char *remarks = add_remark (NULL, glyph != ARI_GLYPH_NONE ? ari_judgement_name (glyph) : NULL);

  remarks = add_remark (remarks, moment);
  if (remarks == NULL && *luck != '\0')
    remarks = g_strdup (luck);

  if (turning)
    remarks = add_remark (remarks, C_("moment", "turning point"));

  return remarks;
}
