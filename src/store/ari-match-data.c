/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-data.h"

#include "ari-match-builder.h"

static void
start (AriMatch    *match,
       AriPosition *position)
{
  const AriSetup *setup = ari_match_get_setup (match);

  setup->rules->start (position, setup);
}

static AriPlyData *
ply_data (AriPly  *ply,
          guint64  hash)
{
  AriPlyData *self = g_new0 (AriPlyData, 1);
  AriPly *parent = ari_ply_get_parent (ply);
  const AriEval *eval = ari_ply_get_eval (ply);

  self->id = ari_ply_get_id (ply);
  self->parent = parent != NULL ? ari_ply_get_id (parent) : 0;
  self->ord = ari_ply_get_index (ply);
  self->action = g_strdup (ari_ply_get_text (ply));
  self->seconds = ari_ply_get_seconds (ply);
  self->glyph = ari_ply_get_glyph (ply);
  self->retraction = ari_ply_get_retraction (ply);
  self->chooser = ari_ply_get_chooser (ply);
  self->comment = g_strdup (ari_ply_get_comment (ply));
  self->performance = g_strdup (ari_ply_get_performance (ply));
  self->hash = hash;
  self->eval = eval != NULL ? ari_eval_copy (eval) : NULL;

  return self;
}

AriPlyData *
ari_ply_data_new (AriMatch *match,
                  AriPly   *ply)
{
  AriPosition position;

  ari_match_get_position_after (match, ply, &position);

  return ply_data (ply, ari_match_get_rules (match)->hash (&position));
}

void
ari_ply_data_free (AriPlyData *self)
{
  g_clear_pointer (&self->action, g_free);
  g_clear_pointer (&self->comment, g_free);
  g_clear_pointer (&self->performance, g_free);
  g_clear_pointer (&self->eval, ari_eval_free);
  g_free (self);
}

/* This may run in the middle of the match's signals, so follow the line here rather than rely on what the
 * match knows of its own end. */
void
ari_summary_init (AriSummary *summary,
                  AriMatch   *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position;
  AriPly *ply = NULL, *next;

  *summary = (AriSummary) { 0 };
  start (match, &position);
  while ((next = ari_match_get_continuation (match, ply)) != NULL)
    {
      rules->apply (&position, ari_ply_get_action (next));
      summary->n_plies++;
      ply = next;
    }

  summary->tip = ply != NULL ? ari_ply_get_id (ply) : 0;
  summary->ending = *ari_match_get_ending (match);
  summary->winners = summary->ending.kind != ARI_ENDING_NONE ? summary->ending.winners
                                                            : ari_rules_winners (rules, &position);
  rules->scores (&position, summary->scores);
}

/* A ply waiting its turn, and the position before it. */
typedef struct
{
  AriPly      *ply;
  AriPosition  before;
} Waiting;

static void
await_children (GArray            *waiting,
                AriMatch          *match,
                AriPly            *ply,
                const AriPosition *position)
{
  guint n = ari_match_get_n_children (match, ply);

  for (guint i = n; i > 0; i--)
    {
      Waiting child = {
        .ply = ari_match_get_child (match, ply, i - 1),
        .before = *position,
      };

      g_array_append_val (waiting, child);
    }
}

/* Parents before children, without recursion: a match may be as deep as it is long. */
static GPtrArray *
all_plies (AriMatch *match)
{
  g_autoptr(GPtrArray) plies = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_ply_data_free);
  g_autoptr(GArray) waiting = g_array_new (FALSE, FALSE, sizeof (Waiting));
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position;

  start (match, &position);
  await_children (waiting, match, NULL, &position);
  while (waiting->len > 0)
    {
      Waiting next = g_array_index (waiting, Waiting, waiting->len - 1);

      g_array_set_size (waiting, waiting->len - 1);
      rules->apply (&next.before, ari_ply_get_action (next.ply));
      g_ptr_array_add (plies, ply_data (next.ply, rules->hash (&next.before)));
      await_children (waiting, match, next.ply, &next.before);
    }

  return g_steal_pointer (&plies);
}

static GHashTable *
list_choosers (AriMatch *match)
{
  g_autoptr(GHashTable) choosers = g_hash_table_new (NULL, NULL);
  g_autoptr(GPtrArray) waiting = g_ptr_array_new ();

  g_ptr_array_add (waiting, NULL);
  while (waiting->len > 0)
    {
      AriPly *parent = g_ptr_array_steal_index (waiting, waiting->len - 1);

      for (guint i = 0; i < ari_match_get_n_children (match, parent); i++)
        {
          AriPly *ply = ari_match_get_child (match, parent, i);
          AriChooser chooser = ari_ply_get_chooser (ply);

          if (chooser != ARI_CHOOSER_UNKNOWN)
            g_hash_table_insert (choosers, GUINT_TO_POINTER (ari_ply_get_id (ply)),
                                 GUINT_TO_POINTER (chooser));
          g_ptr_array_add (waiting, ply);
        }
    }

  return g_steal_pointer (&choosers);
}

static AriMatchData *
data_without_plies (AriMatch *match)
{
  AriMatchData *self = g_new0 (AriMatchData, 1);

  self->setup = *ari_match_get_setup (match);
  for (guint i = 0; i < self->setup.seats; i++)
    {
      const AriSeat *seat = ari_match_get_seat (match, i + 1);

      self->seats[i] = (AriSeat) { seat->kind, g_strdup (seat->name), g_strdup (seat->level) };
    }
  self->title = g_strdup (ari_match_get_title (match));
  self->notes = g_strdup (ari_match_get_notes (match));
  self->foreign_tags = g_strdup (ari_match_get_foreign_tags (match));
  self->started = ari_match_get_started (match);
  self->takebacks = ari_match_get_takebacks (match);
  self->warnings = *ari_match_get_warnings (match);
  self->free_undo = ari_match_get_free_undo (match);
  self->handover = ari_match_get_handover (match);
  ari_summary_init (&self->summary, match);

  return self;
}

AriMatchData *
ari_match_data_new_details (AriMatch *match)
{
  AriMatchData *self = data_without_plies (match);

  self->plies = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_ply_data_free);
  self->choosers = list_choosers (match);

  return self;
}

AriMatchData *
ari_match_data_new (AriMatch *match)
{
  AriMatchData *self = data_without_plies (match);

  self->plies = all_plies (match);

  return self;
}

void
ari_match_data_free (AriMatchData *self)
{
  ari_seats_clear (self->seats);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->foreign_tags, g_free);
  g_clear_pointer (&self->plies, g_ptr_array_unref);
  g_clear_pointer (&self->choosers, g_hash_table_unref);
  g_free (self);
}

static gboolean
build_ply (AriMatchBuilder   *builder,
           const AriPlyData  *data,
           GError           **error)
{
  AriMatch *match = ari_match_builder_get_match (builder);
  AriPly *ply = ari_match_builder_add (builder, data->parent, data->id, data->ord, data->action,
                                       data->seconds, data->retraction, error);

  if (ply == NULL)
    return FALSE;

  ari_match_builder_set_chooser (builder, ply, data->chooser);
  ari_match_set_comment (match, ply, data->comment);
  ari_match_set_glyph (match, ply, data->glyph);
  ari_match_set_performance (match, ply, data->performance);
  ari_match_set_eval (match, ply, data->eval);

  return TRUE;
}

AriMatch *
ari_match_data_build (const AriMatchData  *self,
                      GError             **error)
{
  AriMatch *whole;
  g_autoptr(AriMatchBuilder) builder = ari_match_builder_new (&self->setup);
  AriMatch *match = ari_match_builder_get_match (builder);

  for (guint i = 0; i < self->setup.seats; i++)
    {
      const AriSeat *seat = &self->seats[i];

      ari_match_set_seat (match, i + 1, seat->kind, seat->name, seat->level);
      if (seat->kind == ARI_SEAT_PERSON && seat->level != NULL)
        ari_match_set_substitute (match, i + 1, seat->level);
    }
  ari_match_set_title (match, self->title);
  ari_match_set_notes (match, self->notes);
  ari_match_set_foreign_tags (match, self->foreign_tags);
  ari_match_set_started (match, self->started);
  ari_match_set_warnings (match, &self->warnings);
  ari_match_set_free_undo (match, self->free_undo);
  ari_match_set_handover (match, self->handover);
  ari_match_builder_set_takebacks (builder, self->takebacks);

  for (guint i = 0; i < self->plies->len; i++)
    if (!build_ply (builder, g_ptr_array_index (self->plies, i), error))
      return NULL;

  whole = ari_match_builder_end (builder);
  ari_match_set_ending (whole, &self->summary.ending);

  return whole;
}
