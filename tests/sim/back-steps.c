/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people take back, and play again. */
#include "failure.h"
#include "step.h"
#include "witness.h"

#define MOST_UNDONE 6

static gboolean
can_undo (World *world)
{
  return ari_table_can_undo (world->table);
}

static void
undo (World *world,
      guint  number)
{
  if (ari_table_holds_choice (world->table))
    witness_note_dropped (world->witness);
  ari_table_undo (world->table);
}

static gboolean
can_redo (World *world)
{
  return ari_table_can_redo (world->table);
}

static void
redo (World *world,
      guint  number)
{
  ari_table_redo (world->table);
}

/* Whether the line on the board was taken back before, from @number on or later. Redo doesn't return
 * to it. */
static gboolean
is_taken_back_from (World *world,
                    guint  number)
{
  GListModel *line = G_LIST_MODEL (world->match);

  for (guint i = number; i <= g_list_model_get_n_items (line); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (line, i - 1);

      if (ari_ply_get_retracted (ply))
        return TRUE;
    }

  return FALSE;
}

/* Whether Undo takes something back that Redo restores. */
static gboolean
can_undo_a_ply (World *world)
{
  AriStandIn *stand_in = ari_driver_get_stand_in (ari_table_get_driver (world->table));
  guint number = ari_go_last_decision (world->match, stand_in);

  return can_undo (world) && number > 0 && !is_taken_back_from (world, number)
         && !ari_table_holds_choice (world->table) && !ari_table_is_queued (world->table)
         && ari_table_may_undo (world->table, NULL);
}

static guint
place (World *world)
{
  AriPly *ply = ari_match_get_ply (world->match);

  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

/* Something that restores nothing, and takes nothing back. The place stays the same. */
static void
do_something_else (World *world,
                   guint  number)
{
  guint at = place (world);

  switch (number % 6)
    {
    case 0:
      ari_table_go (world->table, ARI_GO_FIRST, 0);
      break;

    case 1:
      ari_table_go (world->table, ARI_GO_BACK, 0);
      break;

    case 2:
      ari_match_set_title (world->match, ari_match_get_title (world->match));
      break;

    case 3:
      ari_table_escape (world->table);
      break;

    case 4:
      ari_table_flush (world->table);
      break;

    default:
      break;
    }
  if (at != place (world))
    ari_table_go (world->table, at != 0 ? ARI_GO_PLY : ARI_GO_FIRST, at);
}

/* Takes back as much as can be, at most @most, and restores it; something else may happen between. */
static void
undo_and_redo (World *world,
               guint  number)
{
  g_autofree char *before = witness_describe (world->match, FALSE), *after = NULL;
  guint most = 1 + number % MOST_UNDONE, n = 0, takebacks = ari_match_get_takebacks (world->match);

  for (; n < most && can_undo_a_ply (world); n++)
    {
      ari_table_undo (world->table);
      if (!ari_table_can_redo (world->table))
        break;
      do_something_else (world, number / MOST_UNDONE + n);
    }
  if (!ari_table_can_redo (world->table))
    {
      if (ari_match_get_takebacks (world->match) != takebacks)
        fail ("redo-undoes-undo", "What was taken back can’t be restored.");
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      do_something_else (world, number / MOST_UNDONE + n + i);
      ari_table_redo (world->table);
    }
  after = witness_describe (world->match, FALSE);
  if (!g_str_equal (before, after))
    fail ("redo-undoes-undo", "Before:\n%sAfter %u times Undo and Redo:\n%s", before, n, after);
}

const StepKind back_steps[] = {
  { "undo", 6, can_undo, undo },
  { "redo", 8, can_redo, redo },
  { "undo-redo", 4, can_undo_a_ply, undo_and_redo },
  { NULL },
};
