/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view.h"

#include "ari-record.h"
#include "../util/shown.h"
#include "failure.h"
#include "machine.h"

/* A fact about the table, in words, and which changes make a page read it again. */
typedef struct
{
  const char *name;
  guint       changes;
  char     *(*read) (AriTable *table);
} Fact;

struct _View
{
  AriTable   *table;   /* owned by the world */
  gulong      changed_id;
  char      **said;    /* one for each fact */
  AriPosition position;
  gboolean    pickable;
  guint       place;
};

/* Facts. */

static char *
read_position (AriTable *table)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  AriPosition before, position;
  AriAction last = shown_position (table, &before, &position);

  return g_strdup_printf ("%" G_GINT64_MODIFIER "x after %x", rules->hash (&position), last);
}

static char *
read_turn (AriTable *table)
{
  AriDriver *driver = ari_table_get_driver (table);

  return g_strdup_printf ("person %d thinking %d waiting %d roll %d pickable %d",
                          ari_driver_awaits_person (driver), ari_driver_get_thinking (driver),
                          ari_driver_get_waiting (driver), ari_driver_awaits_roll (driver),
                          ari_table_is_pickable (table));
}

static char *
read_line (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);

  return g_strdup_printf ("%u plies, main %d, redo %d", g_list_model_get_n_items (G_LIST_MODEL (match)),
                          ari_match_is_on_main_line (match), ari_table_can_redo (table));
}

static char *
read_back (AriTable *table)
{
  return g_strdup_printf ("undo %d last %d", ari_table_can_undo (table),
                          ari_table_can_go (table, ARI_GO_LAST));
}

static char *
read_seats (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  GString *text = g_string_new (ari_match_get_title (match));

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    g_string_append_printf (text, " %d %s", ari_match_get_seat (match, seat)->kind,
                            ari_match_get_seat (match, seat)->level);
  g_string_append_printf (text, " ending %d", ari_match_get_ending (match)->kind);

  return g_string_free_and_steal (text);
}

static char *
read_holds (AriTable *table)
{
  return g_strdup_printf ("%u", ari_match_get_holds (ari_table_get_match (table)));
}

static char *
read_refusal (AriTable *table)
{
  return g_strdup (ari_table_get_refusal (table));
}

static char *
read_failure (AriTable *table)
{
  return g_strdup (ari_table_get_failure (table));
}

static char *
read_preview (AriTable *table)
{
  const AriPreview *preview = ari_table_get_preview (table);

  return g_strdup_printf ("step %u of %u", preview->step, preview->n);
}

static char *
read_hint (AriTable *table)
{
  return g_strdup_printf ("%s, %s", ari_hint_session_get_text (ari_table_get_hint (table)),
                          ari_try_again_get_text (ari_table_get_try_again (table)));
}

static char *
read_replay (AriTable *table)
{
  return g_strdup_printf ("%d", ari_replay_get_playing (ari_table_get_replay (table)));
}

static char *
read_toss (AriTable *table)
{
  AriFeatSequence *tosses = ari_table_get_feats (table);

  return g_strdup_printf ("%d %u %s", ari_feat_sequence_get_state (tosses),
                          ari_feat_sequence_get_number (tosses),
                          ari_feat_sequence_get_outcome (tosses));
}

static char *
read_picks (AriTable *table)
{
  return g_strdup_printf ("%u", ari_move_input_get_picker (ari_table_get_input (table))->n_picks);
}

static char *
read_recap (AriTable *table)
{
  AriRecap *recap = ari_table_get_recap (table);

  return g_strdup_printf ("%d %u", ari_recap_is_running (recap), ari_recap_get_shown (recap));
}

static char *
read_warning (AriTable *table)
{
  return g_strdup_printf ("%d %d", ari_mistake_checker_get_step (ari_table_get_mistake_checker (table)),
                          ari_table_is_warned (table));
}

static char *
read_text (AriTable *table)
{
  return shown_text (table);
}

static const Fact facts[] = {
  { "the position on the board", ARI_TABLE_POSITION | ARI_TABLE_PREVIEW | ARI_TABLE_FEAT | ARI_TABLE_RECAP
                                 | ARI_TABLE_COVERED | ARI_TABLE_OVERLAYS | ARI_TABLE_LINE, read_position },
  { "who acts", ARI_TABLE_POSITION | ARI_TABLE_TURN | ARI_TABLE_FEAT | ARI_TABLE_PREVIEW | ARI_TABLE_RECAP,
    read_turn },
  { "the line", ARI_TABLE_LINE | ARI_TABLE_WARNING, read_line },
  { "what can be taken back", ARI_TABLE_POSITION | ARI_TABLE_LINE | ARI_TABLE_TURN | ARI_TABLE_PREVIEW,
    read_back },
  { "seats and ending", ARI_TABLE_DETAILS, read_seats },
  { "holds", ARI_TABLE_HOLD, read_holds },
  { "the refusal", ARI_TABLE_REFUSAL, read_refusal },
  { "the failure", ARI_TABLE_FAILURE, read_failure },
  { "the preview", ARI_TABLE_PREVIEW, read_preview },
  { "hint and retry", ARI_TABLE_HINT, read_hint },
  { "the replay", ARI_TABLE_REPLAY, read_replay },
  { "the ring", ARI_TABLE_FEAT, read_toss },
  { "the picks", ARI_TABLE_PICKS | ARI_TABLE_POSITION, read_picks },
  { "the recap", ARI_TABLE_RECAP, read_recap },
  { "the warning", ARI_TABLE_WARNING, read_warning },
  { "the text", ARI_TABLE_ALL, read_text },
};

/* The view. */

static void
changed_cb (View  *self,
            guint  changes)
{
  AriMatch *match = ari_table_get_match (self->table);
  AriPly *ply = ari_match_get_ply (match);
  AriPosition before;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (changes & facts[i].changes)
      {
        g_free (self->said[i]);
        self->said[i] = facts[i].read (self->table);
      }
  shown_position (self->table, &before, &self->position);
  self->pickable = ari_table_is_pickable (self->table);
  self->place = ply != NULL ? ari_ply_get_id (ply) : 0;
}

View *
view_new (AriTable *table)
{
  View *self = g_new0 (View, 1);

  self->table = table;
  self->said = g_new0 (char *, G_N_ELEMENTS (facts) + 1);
  ari_table_flush (table);
  changed_cb (self, ARI_TABLE_ALL);
  self->changed_id = g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), self);

  return self;
}

void
view_free (View *self)
{
  g_signal_handler_disconnect (self->table, self->changed_id);
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    g_free (self->said[i]);
  g_free (self->said);
  g_free (self);
}

void
view_check (View *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autofree char *now = facts[i].read (self->table);

      if (g_strcmp0 (now, self->said[i]) != 0)
        fail ("changes-are-told", "People see of %s: “%s”. Now it is: “%s”.",
              facts[i].name, self->said[i], now);
    }
}

const AriPosition *
view_get_position (View *self)
{
  return &self->position;
}

gboolean
view_is_pickable (View *self)
{
  return self->pickable;
}

guint
view_get_place (View *self)
{
  return self->place;
}

/* Another page. */

/* Whether the table shows the position at the cursor and says what to do there, and nothing else. */
static gboolean
is_plain (AriTable *table)
{
  guint n_pointed_out;

  ari_table_get_pointed_out (table, &n_pointed_out);

  return ari_table_get_preview (table)->step == 0 && !ari_recap_is_running (ari_table_get_recap (table))
         && ari_hint_session_get_step (ari_table_get_hint (table)) == ARI_HINT_NONE
         && ari_try_again_get_state (ari_table_get_try_again (table)) == ARI_TASK_IDLE
         && ari_feat_sequence_get_state (ari_table_get_feats (table)) == ARI_FEAT_STATE_IDLE
         && ari_table_get_refusal (table) == NULL && !ari_table_holds_choice (table)
         && !ari_table_is_picking (table) && n_pointed_out == 0
         && !ari_table_is_queued (table) && !ari_match_is_held (ari_table_get_match (table))
         && !(ari_driver_get_holds (ari_table_get_driver (table))
              & (ARI_DRIVER_HOLD_QUESTION | ARI_DRIVER_HOLD_REVEALED));
}

/* The ply of @copy at the same place as @ply (nullable). */
static AriPly *
find_same (AriMatch *copy,
           AriPly   *ply)
{
  if (ply == NULL)
    return NULL;

  return ari_match_get_child (copy, find_same (copy, ari_ply_get_parent (ply)), ari_ply_get_index (ply));
}

static void
compare (AriTable   *table,
         AriTable   *fresh,
         const char *name,
         char     *(*read) (AriTable *table))
{
  g_autofree char *here = read (table), *there = read (fresh);

  if (g_strcmp0 (here, there) != 0)
    fail ("shown-follows-from-the-match", "The %s: “%s”. On a new page: “%s”.", name, here, there);
}

void
view_check_afresh (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriVisibility visibility = ari_table_get_visibility (table);
  g_autofree char *text = NULL;
  g_autoptr(AriMatch) copy = NULL;
  g_autoptr(AriTable) fresh = NULL;
  g_autoptr(GError) error = NULL;
  guint n_older = machine_count_threads ();
  gboolean by_hand;

  if (!is_plain (table) || ari_table_awaits_cover (table))
    return;

  text = ari_record_write (match);
  copy = ari_record_read (text, -1, NULL, &error);
  if (copy == NULL)
    fail ("record-reads-back", "%s\n%s", error->message, text);
  fresh = ari_table_new (copy, NULL, ari_driver_get_waiting (ari_table_get_driver (table)));
  g_object_get (ari_table_get_driver (table), "by-hand", &by_hand, NULL);
  ari_driver_set_by_hand (ari_table_get_driver (fresh), by_hand);
  if (visibility.covered)
    ari_table_cover (fresh);
  ari_match_go_to (copy, find_same (copy, ari_match_get_ply (match)));

  compare (table, fresh, "position", read_position);
  compare (table, fresh, "last move", ari_table_tell_last_move);
  compare (table, fresh, "seats", read_seats);
  if (ari_match_is_at_end (match))
    {
      compare (table, fresh, "turn", read_turn);
      compare (table, fresh, "text", shown_text);
    }
  g_clear_object (&fresh);
  machine_finish_threads (n_older, NULL);
}
