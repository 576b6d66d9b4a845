/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-table-private.h"

#include <glib/gi18n-lib.h>

#include "ari-pace.h"

enum
{
  CHANGED,
  CHOOSING,
  IDLE,
  PERFORMING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTable, ari_table, G_TYPE_OBJECT)

/* Changes. */

static gboolean
flush_cb (gpointer data)
{
  AriTable *self = data;

  self->flush_id = 0;
  ari_table_flush (self);

  return G_SOURCE_REMOVE;
}

/* The source runs before the frame that shows the changes. */
void
ari_table_mark (AriTable *self,
                guint     changes)
{
  self->changes |= changes;
  self->sight.is_current &= changes == 0;
  g_clear_pointer (&self->view, ari_table_view_unref);
  ari_table_sync_cover (self);
  if (self->flush_id == 0 && self->changes != 0)
    {
      g_autoptr(GSource) source = g_idle_source_new ();

      g_source_set_priority (source, G_PRIORITY_DEFAULT);
      g_source_set_callback (source, flush_cb, self, NULL);
      self->flush_id = g_source_attach (source, NULL);
    }
}

/* (nullable): what a person has picked of a move */
static const AriPicker *
get_picks (AriTable *self)
{
  return ari_table_is_picking (self) ? ari_move_input_get_picker (self->input) : NULL;
}

static guint
id_of (AriPly *ply)
{
  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

static gboolean
is_step (AriTable *self,
         guint     from)
{
  AriPly *ply = ari_match_get_ply (self->match);

  return ply != NULL && id_of (ply) != from && id_of (ari_ply_get_parent (ply)) == from;
}

void
ari_table_flush (AriTable *self)
{
  gboolean is_seen;
  guint changes;

  g_return_if_fail (ARI_IS_TABLE (self));

  ari_table_sync_thought (self);
  /* Nobody looks at a table that a script leads. */
  is_seen = g_signal_has_handler_pending (self, signals[CHANGED], 0, FALSE);
  if (is_seen)
    ari_table_get_sight (self);
  g_clear_handle_id (&self->flush_id, g_source_remove);
  self->tells_loss = FALSE;
  changes = self->changes;
  self->changes = 0;
  if (changes == 0)
    return;

  if (changes & ARI_TABLE_POSITION)
    {
      self->place.move.forward = is_step (self, self->place.told);
      self->place.move.fresh = self->place.move.forward && self->place.fresh == self->place.at;
      self->place.move.performed = self->place.performed;
      self->place.told = self->place.at;
      self->place.fresh = 0;
    }
  changes |= ari_table_follow_rule (self, (changes & ARI_TABLE_POSITION) != 0);
  g_object_ref (self);
  if (is_seen)
    {
      self->view = ari_table_view_new (self, get_picks (self));
      ari_table_fade_later (self, self->view, (changes & ARI_TABLE_POSITION) != 0);
    }
  g_signal_emit (self, signals[CHANGED], 0, changes);
  /* Settings tell of their changes at once: a board that heard of them first would show the ply without its
   * motion. */
  if (changes & ARI_TABLE_RULE)
    ari_new_rule_remember (&self->rule, ari_match_get_rules (self->match));
  g_clear_pointer (&self->view, ari_table_view_unref);
  if (changes & ARI_TABLE_POSITION)
    g_clear_pointer (&self->place.move.taken_back, g_free);
  if (self->driver != NULL)
    ari_table_cover_later (self, (changes & ARI_TABLE_POSITION) != 0);
  g_object_unref (self);
}

AriTableView *
ari_table_get_view (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  ari_table_get_sight (self);

  return self->view != NULL ? ari_table_view_ref (self->view) : ari_table_view_new (self, get_picks (self));
}

const AriTableMove *
ari_table_get_move (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return &self->place.move;
}

/* Messages. */

static void
set_failure (AriTable   *self,
             const char *failure)
{
  if (g_set_str (&self->failure, failure))
    ari_table_mark (self, ARI_TABLE_FAILURE);
}

const char *
ari_table_get_failure (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->failure;
}

void
ari_table_retry_save (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  set_failure (self, NULL);
  if (self->autosave != NULL)
    ari_autosave_retry (self->autosave);
}

static void
failed_cb (AriTable *self,
           GError   *error)
{
  set_failure (self, error->message);

  /* A feat keeps its outcome; any other action can be chosen again. */
  if (ari_move_queue_is_set (&self->queue) && self->queue.performance == NULL)
    {
      ari_move_queue_clear (&self->queue);
      ari_table_tell_loss (self, _("The last change is not in the library yet. Choose “Try Again”."));
    }
}

static void
committed_cb (AriTable *self)
{
  set_failure (self, NULL);
}

/* The match. */

static gboolean
is_watching (AriTable *self)
{
  return ari_feat_sequence_get_state (self->feats) != ARI_FEAT_STATE_IDLE;
}

/* The cursor has moved: messages about the previous position no longer apply. */
static void
follow (AriTable *self)
{
  g_autoptr(GError) error = NULL;
  guint id = ari_match_get_ply_id (self->match);
  gboolean forward = is_step (self, self->place.at);
  gboolean fresh = forward && self->place.fresh == id;
  gboolean skims = fresh ? ari_pace_hurries (self->match) : ari_replay_skims (self->replay);

  if (id == self->place.at)
    return;

  self->place.at = id;
  self->fade.is_done = FALSE;
  ari_move_input_close (self->input);
  ari_table_begin (self, ARI_EVENT_ARRIVAL);
  ari_try_again_follow (self->try_again);
  ari_table_note_turn (self, fresh);
  self->place.performed = ari_feat_sequence_follow (self->feats, forward, fresh, skims, &error);
  if (error != NULL)
    ari_table_refuse (self, error->message);
  ari_table_mark (self, ARI_TABLE_POSITION | ARI_TABLE_TURN);
}

void
ari_table_play_queue (AriTable *self)
{
  g_autoptr(GError) error = NULL;
  gboolean waited = ari_move_queue_is_set (&self->queue);
  gboolean played;
  guint length;

  length = ari_match_get_main_length (self->match);
  played = ari_move_queue_play (&self->queue, self->match, &error);
  /* Where a person plays on, the computer doesn't finish the match. */
  if (waited && ari_match_get_main_length (self->match) > length
      && ari_match_find_persons (self->match) != 0)
    ari_match_set_handover (self->match, 0);
  if (!played)
    ari_table_tell_loss (self, error->message);
  else if (waited && !ari_move_queue_is_set (&self->queue) && self->driver != NULL)
    ari_driver_answer (self->driver);
}

static void
notify_cb (AriTable   *self,
           GParamSpec *pspec)
{
  ari_table_cover_again (self);
  follow (self);
  ari_table_mark (self, g_str_equal (pspec->name, "holds") ? ARI_TABLE_HOLD : ARI_TABLE_LINE | ARI_TABLE_TURN);
  ari_table_play_queue (self);
}

static void
ply_added_cb (AriTable *self,
              AriPly   *ply)
{
  /* What was rethought was not played. */
  if (!ari_ply_get_retracted (ply))
    self->place.fresh = id_of (ply);
  if (ari_match_get_main_length (self->match) > self->cover.length)
    self->cover.hidden_at = 0;
}

static void
line_cb (AriTable *self)
{
  ari_table_mark (self, ARI_TABLE_LINE);
}

static void
details_cb (AriTable *self)
{
  ari_table_mark (self, ARI_TABLE_DETAILS | ARI_TABLE_TURN);
}

static void
turn_cb (AriTable *self)
{
  ari_table_mark (self, ARI_TABLE_TURN);
}

static void
analysis_cb (AriTable *self)
{
  ari_table_grow_line (self);
  ari_table_mark (self, ARI_TABLE_ANALYSIS);
}

static void
hint_cb (AriTable *self)
{
  AriHintStep step = ari_hint_session_get_step (self->hint);

  if (step != ARI_HINT_NONE)
    ari_table_begin (self, step == ARI_HINT_SEARCHING ? ARI_EVENT_HINT_SEARCH : ARI_EVENT_HINT);
  ari_table_mark (self, ARI_TABLE_HINT);
}

/* While a move is compared, no computer answers it. */
static void
try_again_cb (AriTable *self)
{
  ari_driver_set_held (self->driver, ARI_DRIVER_HOLD_TRY, self->try_again,
                       ari_try_again_get_state (self->try_again) != ARI_TASK_IDLE);
  ari_table_mark (self, ARI_TABLE_HINT | ARI_TABLE_TURN);
}

static void
checker_cb (AriTable *self)
{
  ari_table_mark (self, ARI_TABLE_WARNING | ARI_TABLE_TURN);
}

/* Says that the move was dropped: on the board it looked as if it had been played. */
static void
dropped_cb (AriTable *self)
{
  ari_move_queue_clear (&self->queue);
  ari_table_tell_loss (self, ari_move_queue_lost_words ());
}

static void
overlays_cb (AriTable *self)
{
  ari_table_mark (self, ARI_TABLE_OVERLAYS);
}

static void
replay_cb (AriTable *self)
{
  if (ari_replay_get_playing (self->replay))
    ari_table_begin (self, ARI_EVENT_REPLAY);
  ari_table_mark (self, ARI_TABLE_REPLAY);
}

static void
recap_cb (AriTable *self)
{
  self->fade.is_done = FALSE;
  ari_table_mark (self, ARI_TABLE_RECAP);
}

/* A replay waits until what is performed is over. */
static void
feats_cb (AriTable *self)
{
  ari_replay_set_paused (self->replay, is_watching (self));
  ari_table_mark (self, ARI_TABLE_FEAT);
}

/* Closing counts a queued or unjudged move as played, and both dice if both were chosen. Computers don't
 * reply to it any more. */
static void
play_what_waits (AriTable *self)
{
  AriAction line[ARI_MAX_LINE];
  guint n;

  ari_driver_hold (self->driver, ARI_DRIVER_HOLD_CLOSED, self);
  ari_mistake_checker_let_pass (self->checker);
  ari_match_suspend_holds (self->match);
  ari_table_play_queue (self);
  n = ari_move_input_take_line (self->input, ari_match_get_position (self->match), line);
  if (n > 0)
    {
      ari_move_queue_set (&self->queue, self->match, line, n, NULL, -1);
      ari_table_play_queue (self);
    }
  ari_match_resume_holds (self->match);
}

static void
ari_table_dispose (GObject *object)
{
  AriTable *self = ARI_TABLE (object);
  const gpointer senders[] = { self->match,    self->autosave, self->driver,
                               self->analysis, self->hint,     self->overlays,
                               self->replay,   self->recap,    self->try_again,
                               self->feats,   self->checker, self->input };

  if (self->driver != NULL)
    play_what_waits (self);
  g_clear_handle_id (&self->flush_id, g_source_remove);
  g_clear_handle_id (&self->cover.timer, g_source_remove);
  g_clear_handle_id (&self->fade.timer, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (senders); i++)
    if (senders[i] != NULL)
      g_signal_handlers_disconnect_by_data (senders[i], self);
  if (self->replay != NULL)
    ari_replay_stop (self->replay);
  if (self->analysis != NULL)
    ari_analysis_set_running (self->analysis, FALSE);
  /* The driver goes first: when the other parts release their holds, it would go on. */
  g_clear_object (&self->driver);
  g_clear_object (&self->checker);
  g_clear_object (&self->feats);
  g_clear_object (&self->recap);
  g_clear_object (&self->input);
  g_clear_object (&self->replay);
  g_clear_object (&self->try_again);
  g_clear_object (&self->overlays);
  g_clear_object (&self->hint);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);
  g_clear_object (&self->autosave);
  g_clear_object (&self->rule.settings);
  ari_move_queue_finalize (&self->queue);
  g_clear_pointer (&self->failure, g_free);
  g_clear_pointer (&self->message, g_free);
  g_clear_pointer (&self->place.move.taken_back, g_free);

  G_OBJECT_CLASS (ari_table_parent_class)->dispose (object);
}

static void
ari_table_class_init (AriTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_table_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHOOSING] = g_signal_new ("choosing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    g_signal_accumulator_true_handled, NULL, NULL,
                                    G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[IDLE] = g_signal_new ("idle", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
  signals[PERFORMING] = g_signal_new ("performing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   g_signal_accumulator_true_handled, NULL, NULL,
                                   G_TYPE_BOOLEAN, 1, G_TYPE_STRING);
}

static void
ari_table_init (AriTable *self)
{
}

/**
 * ari_table_new:
 * @autosave: (nullable): what keeps @match in the library
 * @waits: whether the match is only shown, with its computers waiting until a person wants it to go on
 */
AriTable *
ari_table_new (AriMatch    *match,
               AriAutosave *autosave,
               gboolean     waits)
{
  AriTable *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (autosave == NULL || ari_autosave_get_match (autosave) == match, NULL);

  self = g_object_new (ARI_TYPE_TABLE, NULL);
  self->match = g_object_ref (match);
  self->place.at = self->place.told = ari_match_get_ply_id (match);
  self->cover.length = ari_match_get_main_length (match);
  self->analysis = ari_analysis_new (match);
  self->input = ari_move_input_new ();
  self->hint = ari_hint_session_new (match, self->analysis, self->input);
  self->overlays = ari_overlay_switches_new (match, self->analysis);
  self->replay = ari_replay_new (match);
  self->try_again = ari_try_again_new (match, self->analysis);
  self->recap = ari_recap_new (match);
  self->feats = ari_feat_sequence_new (match);

  g_signal_connect_swapped (match, "notify", G_CALLBACK (notify_cb), self);
  g_signal_connect_swapped (match, "ply-added", G_CALLBACK (ply_added_cb), self);
  g_signal_connect_swapped (match, "ply-removed", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (match, "order-changed", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (match, "items-changed", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (match, "details-changed", G_CALLBACK (details_cb), self);
  g_signal_connect_swapped (self->analysis, "updated", G_CALLBACK (analysis_cb), self);
  g_signal_connect_swapped (self->analysis, "notify", G_CALLBACK (analysis_cb), self);
  g_signal_connect_swapped (self->hint, "changed", G_CALLBACK (hint_cb), self);
  g_signal_connect_swapped (self->overlays, "changed", G_CALLBACK (overlays_cb), self);
  g_signal_connect_swapped (self->replay, "notify", G_CALLBACK (replay_cb), self);
  g_signal_connect_swapped (self->try_again, "changed", G_CALLBACK (try_again_cb), self);
  g_signal_connect_swapped (self->recap, "changed", G_CALLBACK (recap_cb), self);
  g_signal_connect_swapped (self->feats, "changed", G_CALLBACK (feats_cb), self);
  /* After the handlers of the table, which forget why an earlier choice was refused. */
  self->checker = ari_mistake_checker_new (match);
  g_signal_connect_swapped (self->checker, "changed", G_CALLBACK (checker_cb), self);
  g_signal_connect_swapped (self->checker, "passed", G_CALLBACK (ari_table_play_choice), self);
  g_signal_connect_swapped (self->checker, "dropped", G_CALLBACK (dropped_cb), self);
  if (autosave != NULL)
    {
      self->autosave = g_object_ref (autosave);
      /* A match that is opened again shows no more than when it was left. */
      self->cover.hidden_at = self->cover.length;
      g_signal_connect_swapped (autosave, "failed", G_CALLBACK (failed_cb), self);
      g_signal_connect_swapped (autosave, "committed", G_CALLBACK (committed_cb), self);
    }

  /* Last, so that its handler of a ply runs after that of the table, whose feat may hold the match. */
  self->driver = ari_driver_new (match, waits);
  g_signal_connect_swapped (self->driver, "notify", G_CALLBACK (turn_cb), self);
  g_signal_connect_object (ari_driver_get_stand_in (self->driver), "changed", G_CALLBACK (turn_cb), self,
                           G_CONNECT_SWAPPED);
  ari_table_watch_input (self);
  ari_table_sync_thought (self);

  return self;
}

AriMatch *
ari_table_get_match (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->match;
}

AriAutosave *
ari_table_get_autosave (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->autosave;
}

AriDriver *
ari_table_get_driver (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->driver;
}

AriAnalysis *
ari_table_get_analysis (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->analysis;
}

AriHintSession *
ari_table_get_hint (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->hint;
}

AriOverlaySwitches *
ari_table_get_overlays (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->overlays;
}

AriReplay *
ari_table_get_replay (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->replay;
}

AriTryAgain *
ari_table_get_try_again (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->try_again;
}

AriRecap *
ari_table_get_recap (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->recap;
}

AriFeatSequence *
ari_table_get_feats (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->feats;
}

AriMistakeChecker *
ari_table_get_mistake_checker (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->checker;
}
