/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "witness.h"

#include "ari-go.h"
#include "failure.h"
#include "searches.h"

/* What a person has chosen: see witness_note_choice(). */
typedef struct
{
  guint     place;
  AriAction actions[ARI_MAX_PV];
  guint     n;
  gboolean  aside;    /* meant for a variation: it never goes on with the match itself */
} Choice;

struct _Witness
{
  AriTable *table;
  AriMatch *match;      /* owned */
  GArray   *choices;    /* (element-type Choice) all of them */
  gboolean  waits;      /* the last one is neither played nor refused */
  gboolean  warned;     /* its player has been warned, and not decided yet */
  gboolean  told;       /* people have been told why it was not played */
  gboolean  doubtful;   /* another one was pending when it was made, so it isn't known which of them is */
  gboolean  must_count; /* the page closes, and that choice has to be played */
  guint     last_id;    /* of the plies */
  guint     redo_id;    /* the ply that Redo would have restored at the last check; 0: none */
  guint     n_retracted; /* how many plies of the tree were taken back, or rethought, then */
  gboolean  reshaped;   /* something was played, promoted or removed since then */
  guint     durable_id; /* the last ply that is in the library, by what the autosave has said */
};

static guint
id_of (AriPly *ply)
{
  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

/* Descriptions. */

static void
describe_ply (GString  *text,
              AriPly   *ply,
              gboolean  kept)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  AriPly *parent = ari_ply_get_parent (ply);

  g_string_append_printf (text, "%u<%u#%u %s by %d, retracted %d, glyph %d, toss %s, comment %s\n",
                          ari_ply_get_id (ply), parent != NULL ? ari_ply_get_id (parent) : 0,
                          ari_ply_get_index (ply), ari_ply_get_text (ply), ari_ply_get_chooser (ply),
                          ari_ply_get_retraction (ply), ari_ply_get_glyph (ply),
                          ari_ply_get_performance (ply),
                          ari_ply_get_comment (ply));
  if (kept && eval != NULL)
    g_string_append_printf (text, "  win %.4f %.4f, loss %.4f, best %s, nodes %" G_GUINT64_FORMAT "\n",
                            eval->win[0], eval->win[1], eval->loss, eval->best, eval->nodes);
}

static void
describe_children (GString  *text,
                   AriMatch *match,
                   AriPly   *parent,
                   gboolean  kept)
{
  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);

      describe_ply (text, ply, kept);
      describe_children (text, match, ply, kept);
    }
}

char *
witness_describe (AriMatch *match,
                  gboolean  kept)
{
  GString *text = g_string_new (NULL);
  const AriEnding *ending = ari_match_get_ending (match);

  for (AriActor i = 1; i <= ari_match_get_setup (match)->seats; i++)
    {
      const AriSeat *seat = ari_match_get_seat (match, i);

      g_string_append_printf (text, "seat %u: %d %s %s\n", i, seat->kind, seat->name, seat->level);
    }
  g_string_append_printf (text, "title %s, takebacks %u, handover %u, ending %d %x\n",
                          ari_match_get_title (match), ari_match_get_takebacks (match),
                          ari_match_get_handover (match), ending->kind, ending->winners);
  if (!kept)
    g_string_append_printf (text, "cursor after %u of %u plies\n", id_of (ari_match_get_ply (match)),
                            g_list_model_get_n_items (G_LIST_MODEL (match)));
  describe_children (text, match, NULL, kept);

  return g_string_free_and_steal (text);
}

/* Choices. */

static gboolean
is_action_of (AriAction  action,
              AriPly    *ply)
{
  return action == ari_ply_get_action (ply)
         || (action == ARI_ACTION_NONE
             && (ari_ply_get_performance (ply) != NULL || ari_ply_get_actor (ply) == ARI_CHANCE));
}

/* Whether @ply is the action of @choice with that index, played where it was chosen. */
static gboolean
is_of_choice (AriPly       *ply,
              const Choice *choice,
              guint         index)
{
  if (ply == NULL || !is_action_of (choice->actions[index], ply))
    return FALSE;

  return index == 0 ? id_of (ari_ply_get_parent (ply)) == choice->place
                    : is_of_choice (ari_ply_get_parent (ply), choice, index - 1);
}

/* (nullable): the last choice that @ply is of */
static const Choice *
find_choice (Witness *self,
             AriPly  *ply)
{
  for (guint i = self->choices->len; i > 0; i--)
    {
      const Choice *choice = &g_array_index (self->choices, Choice, i - 1);

      for (guint k = 0; k < choice->n; k++)
        if (is_of_choice (ply, choice, k))
          return choice;
    }

  return NULL;
}

/* (nullable): the last ply that counts of what has been played of the choice; before that, the one at its
 * place. @n: how many of its actions have been played */
static AriPly *
follow_choice (AriMatch     *match,
               const Choice *choice,
               guint        *n)
{
  AriPly *at = ari_match_find (match, choice->place), *next;

  *n = 0;
  if (choice->place != 0 && at == NULL)
    return NULL;

  for (; *n < choice->n; (*n)++, at = next)
    {
      next = NULL;
      for (guint i = 0; i < ari_match_get_n_children (match, at); i++)
        {
          AriPly *child = ari_match_get_child (match, at, i);

          if (!ari_ply_get_retracted (child) && is_action_of (choice->actions[*n], child))
            next = child;
        }
      if (next == NULL)
        break;
    }

  return at;
}

static gboolean
is_played (AriMatch     *match,
           const Choice *choice)
{
  guint n;

  follow_choice (match, choice, &n);

  return n == choice->n;
}

static gboolean
has_retracted_child (AriMatch *match,
                     AriPly   *ply)
{
  for (guint i = 0; i < ari_match_get_n_children (match, ply); i++)
    if (ari_ply_get_retracted (ari_match_get_child (match, ply, i)))
      return TRUE;

  return FALSE;
}

/* Whether a part of a line has been taken back before the rest of it was played. */
static gboolean
is_broken_off (AriMatch     *match,
               const Choice *choice)
{
  guint n;
  AriPly *at = follow_choice (match, choice, &n);

  return choice->n > 1 && has_retracted_child (match, at);
}

void
witness_note_choice (Witness         *self,
                     guint            place,
                     const AriAction *actions,
                     guint            n)
{
  Choice choice = { .place = place, .n = n, .aside = !ari_go_extends_match (self->match) };

  memcpy (choice.actions, actions, n * sizeof *actions);
  g_array_append_val (self->choices, choice);
  self->waits = TRUE;
  self->told = FALSE;
  self->doubtful = ari_table_is_queued (self->table);
}

guint
witness_count_played (Witness *self)
{
  guint n = 0;

  if (self->choices->len > 0)
    follow_choice (self->match, &g_array_index (self->choices, Choice, self->choices->len - 1), &n);

  return n;
}

void
witness_note_dropped (Witness *self)
{
  self->waits = FALSE;
}

void
witness_note_insists (Witness *self)
{
  self->warned = FALSE;
}

static guint
count_retracted (AriMatch *match,
                 AriPly   *parent)
{
  guint n = parent != NULL && ari_ply_get_retracted (parent);

  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    n += count_retracted (match, ari_match_get_child (match, parent, i));

  return n;
}

/* What was taken back can be restored until something is played, promoted, removed or restored. */
static void
check_redo (Witness *self)
{
  guint redo_id = id_of (ari_match_get_redo (self->match));

  if (redo_id != self->redo_id || self->reshaped)
    {
      guint n_retracted = count_retracted (self->match, NULL);

      if (redo_id == 0 && self->redo_id != 0 && !self->reshaped && n_retracted >= self->n_retracted)
        fail ("redo-is-kept", "Ply %u can’t be restored any more.", self->redo_id);
      self->n_retracted = n_retracted;
    }
  self->redo_id = redo_id;
  self->reshaped = FALSE;
}

void
witness_check (Witness *self)
{
  AriMatch *match = self->match;
  gboolean was_warned = self->warned;
  const Choice *last;
  guint unwritten = ARI_HOLD_STORE | ARI_HOLD_FAILURE;

  if (ari_table_get_autosave (self->table) != NULL && (ari_match_get_holds (match) & unwritten) == 0)
    self->durable_id = self->last_id;
  self->warned = ari_table_is_warned (self->table);
  check_redo (self);
  if (!self->waits || ari_table_is_queued (self->table) || ari_table_holds_choice (self->table))
    return;

  self->waits = FALSE;
  last = &g_array_index (self->choices, Choice, self->choices->len - 1);
  if (!was_warned && !self->doubtful && !self->told && !is_played (match, last)
      && !is_broken_off (match, last) && ari_table_get_refusal (self->table) == NULL)
    fail ("choices-are-kept", "A choice was neither played nor refused, and does not wait.");
}

void
witness_note_leaving (Witness *self)
{
  const Choice *choice;
  AriPly *at;
  guint n;

  witness_check (self);
  if (!self->waits || self->doubtful)
    return;

  /* People may have left the place where the rest of a line is to be played, or taken a part of it back. */
  choice = &g_array_index (self->choices, Choice, self->choices->len - 1);
  at = follow_choice (self->match, choice, &n);
  self->must_count = ari_match_get_ply (self->match) == at && (at != NULL || choice->place == 0)
                     && !is_broken_off (self->match, choice)
                     && !(choice->aside && ari_go_extends_match (self->match))
                     && !ari_table_is_warned (self->table);
}

void
witness_check_left (Witness  *self,
                    AriMatch *match)
{
  if (self->must_count
      && !is_played (match, &g_array_index (self->choices, Choice, self->choices->len - 1)))
    fail ("choices-are-kept", "The page has closed, and the choice that waited was not played.");
}

/* What is played. */

static void
check_seat (Witness      *self,
            AriPly       *ply,
            const Choice *choice)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition before;
  gboolean searched, chosen;

  ari_match_get_position_after (self->match, ari_ply_get_parent (ply), &before);
  searched = searches_chose (rules, &before, ari_ply_get_action (ply))
             || ari_ply_get_performance (ply) != NULL;
  /* The only legal action may be played for a person. */
  chosen = choice != NULL || ari_rules_count (rules, &before) == 1;
  if (ari_ply_get_chooser (ply) == ARI_CHOOSER_PERSON && !chosen)
    fail ("played-where-chosen", "%s is said to be a person’s, but nobody has chosen it after ply %u.",
          ari_ply_get_text (ply), id_of (ari_ply_get_parent (ply)));
  if (ari_ply_get_chooser (ply) == ARI_CHOOSER_COMPUTER && !searched && !chosen)
    fail ("played-where-chosen", "%s is said to be a computer’s, but none has chosen it there.",
          ari_ply_get_text (ply));
  if (ari_ply_get_chooser (ply) == ARI_CHOOSER_COMPUTER && !searched
      && ari_match_get_continuation (self->match, ari_ply_get_parent (ply)) == ply
      && !ari_table_is_aside (self->table, ari_ply_get_id (ply)))
    fail ("nobody-acts-for-others", "A person has played %s for a computer.", ari_ply_get_text (ply));
}

static void
check_chance (Witness  *self,
              AriPly   *ply,
              gboolean  chosen)
{
  AriPosition before;

  ari_match_get_position_after (self->match, ari_ply_get_parent (ply), &before);
  if (!chosen && !searches_drew (ari_match_get_rules (self->match), &before))
    fail ("played-where-chosen", "%s came by chance, but nothing was drawn there.", ari_ply_get_text (ply));
}

static void
reshaped_cb (Witness *self)
{
  self->reshaped = TRUE;
}

static void
ply_added_cb (Witness *self,
              AriPly  *ply)
{
  const Choice *choice = find_choice (self, ply);

  if (ari_ply_get_retracted (ply))
    self->n_retracted++;
  else
    self->reshaped = TRUE;
  self->last_id = MAX (self->last_id, ari_ply_get_id (ply));
  if (ari_ply_get_actor (ply) == ARI_CHANCE)
    check_chance (self, ply, choice != NULL);
  else
    check_seat (self, ply, choice);
}

static void
changed_cb (Witness *self,
            guint    changes)
{
  if ((changes & ARI_TABLE_REFUSAL) && ari_table_get_refusal (self->table) != NULL)
    self->told = TRUE;
}

/* The library. */

static void
check_durable (Witness  *self,
               AriMatch *match,
               AriMatch *kept,
               AriPly   *parent)
{
  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      AriPly *ply = ari_match_get_child (match, parent, i);
      AriPly *there = kept != NULL ? ari_match_find (kept, ari_ply_get_id (ply)) : NULL;

      if (ari_ply_get_id (ply) > self->durable_id)
        continue;
      if (there == NULL || !g_str_equal (ari_ply_get_text (there), ari_ply_get_text (ply))
          || id_of (ari_ply_get_parent (there)) != id_of (parent))
        fail ("nothing-is-lost", "Ply %u, %s, was written, but the library has not kept it.",
              ari_ply_get_id (ply), ari_ply_get_text (ply));
      check_durable (self, match, kept, ply);
    }
}

void
witness_check_library (World    *world,
                       gboolean  killed)
{
  Witness *self = world->witness;
  g_autoptr(AriMatch) kept = world_load (world, killed);

  check_durable (self, world->match, kept, NULL);
  if (!killed && kept == NULL && ari_match_get_n_plies (world->match) > 0)
    fail ("nothing-is-lost", "The match is not in the library.");
  if (kept != NULL && !ari_autosave_is_pending (world->autosave))
    {
      g_autofree char *here = witness_describe (world->match, TRUE), *there = witness_describe (kept, TRUE);

      if (!g_str_equal (here, there))
        fail ("nothing-is-lost", "Everything is written. The match:\n%sThe library has:\n%s", here, there);
    }
}

/* Rest. */

/* Whether moves are shown that were taken back, at the place where the match itself would go on: people are
 * offered the way back to it. */
static gboolean
is_beside_match (AriMatch *match)
{
  return ari_go_extends_match (match) && ari_go_is_possible (match, ARI_GO_MAIN_LINE, 0);
}

void
witness_check_rest (World *world)
{
  AriTable *table = world->table;
  AriDriver *driver = ari_table_get_driver (table);
  AriMatch *match = world->match;
  const char *waits = NULL;

  if (ari_match_is_held (match))
    waits = "something holds the match";
  else if (ari_table_is_queued (table))
    waits = "a choice is pending";
  else if (ari_feat_sequence_get_state (ari_table_get_feats (table)) != ARI_FEAT_STATE_IDLE)
    waits = "a ring is in the air";
  else if (ari_mistake_checker_get_step (ari_table_get_mistake_checker (table))
           == ARI_MISTAKE_CHECKER_CHECKING)
    waits = "a choice is being judged";
  else if (ari_hint_session_get_step (ari_table_get_hint (table)) == ARI_HINT_SEARCHING)
    waits = "a hint is looked for";
  else if (ari_try_again_get_state (ari_table_get_try_again (table)) == ARI_TASK_JUDGING)
    waits = "a move is compared";
  else if (ari_analysis_get_busy (ari_table_get_analysis (table)))
    waits = "the analysis is busy";
  else if (ari_driver_get_thinking (driver))
    waits = "a computer is thinking";
  else if (!ari_driver_awaits_person (driver) && !ari_driver_awaits_roll (driver)
           && !ari_driver_get_waiting (driver) && !is_beside_match (match)
           && !(ari_driver_get_holds (driver) & (ARI_DRIVER_HOLD_QUESTION | ARI_DRIVER_HOLD_REVEALED))
           && ari_try_again_get_state (ari_table_get_try_again (table)) == ARI_TASK_IDLE
           && ari_match_get_actor (match) != ARI_NONE)
    waits = "a computer is to move";

  if (waits != NULL)
    fail ("nothing-waits-for-ever", "Nothing is under way any more, and yet %s.", waits);
}

/* The witness. */

static guint
find_last_id (AriMatch *match,
              AriPly   *parent)
{
  guint last = id_of (parent);

  for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
    {
      guint id = find_last_id (match, ari_match_get_child (match, parent, i));

      last = MAX (last, id);
    }

  return last;
}

Witness *
witness_new (AriTable *table)
{
  Witness *self = g_new0 (Witness, 1);

  self->table = table;
  self->match = g_object_ref (ari_table_get_match (table));
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->last_id = find_last_id (self->match, NULL);
  g_signal_connect_swapped (self->match, "ply-added", G_CALLBACK (ply_added_cb), self);
  g_signal_connect_swapped (self->match, "order-changed", G_CALLBACK (reshaped_cb), self);
  g_signal_connect_swapped (self->match, "ply-removed", G_CALLBACK (reshaped_cb), self);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), self);

  return self;
}

void
witness_free (Witness *self)
{
  g_signal_handlers_disconnect_by_data (self->match, self);
  g_object_unref (self->match);
  g_array_unref (self->choices);
  g_free (self);
}
