/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-sound.h"

#include "ari-motion-time.h"
#include "ari-settings.h"
#include "ari-speaker.h"

#define HURRY_MS     150 /* between two plies: a faster replay would rattle */
#define STEP_WAIT_MS 60  /* after a step: longer than the repeat interval of a held key */
#define LONG_WAIT_S  5   /* for a computer’s ply: the player may look away meanwhile */

struct _AriMatchSound
{
  GObject    parent_instance;

  AriTable  *table;    /* owned */
  GSettings *settings; /* (nullable) owned */
  GtkWidget *widget;   /* borrowed */

  guint      wait_id;  /* a sound is due when its pieces arrive: */
  AriSound   sound;
  gint64     last;     /* monotonic, µs: when the position last changed; 0: never */
};

G_DEFINE_FINAL_TYPE (AriMatchSound, ari_match_sound, G_TYPE_OBJECT)

/* The sound after a ply, such as that for the end of the match. */
static void
play_turn (AriMatchSound *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  AriPly *ply = ari_match_get_ply (match);
  AriActor actor = ply != NULL ? ari_ply_get_actor (ply) : ARI_CHANCE;

  if (ari_rules_winners (ari_match_get_rules (match), ari_match_get_position (match)) != 0)
    ari_match_sound_play (self, ARI_SOUND_END);
  else if (actor != ARI_CHANCE && ari_match_get_seat (match, actor)->kind == ARI_SEAT_COMPUTER
           && ari_ply_get_seconds (ply) >= LONG_WAIT_S
           && ari_driver_awaits_person (ari_table_get_driver (self->table)))
    ari_match_sound_play (self, ARI_SOUND_DUE);
}

static void
wait_cb (gpointer data)
{
  AriMatchSound *self = data;

  self->wait_id = 0;
  ari_match_sound_play (self, self->sound);
  play_turn (self);
}

/* How long pieces move before they are heard. Dice and tiles are heard from the start. */
static guint
ms_on_the_way (AriMatchSound     *self,
               const AriPosition *before,
               AriAction          action)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (self->table));
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n;

  if (!ari_settings_want_animations (self->settings, self->widget))
    return 0;

  n = ari_find_motion_paths (setup->rules, before, action, paths);

  return n == 0 || paths[0].n_spots == 1 ? 0 : ari_motion_ms (setup->rules->board (setup), paths, n);
}

/* After a step @forward, play the ply that led to the position, whether it is @fresh or replayed. */
static void
follow (AriMatchSound *self,
        gboolean       forward,
        gboolean       fresh)
{
  AriMatch *match = ari_table_get_match (self->table);
  gint64 now = g_get_monotonic_time ();
  gboolean hurries = now - self->last < HURRY_MS * 1000;
  gboolean replays = ari_replay_get_playing (ari_table_get_replay (self->table));
  AriPosition before;
  AriAction action;
  guint wait;

  /* A new ply ends the previous motion, so play its pending sound now. */
  if (self->wait_id != 0 && fresh)
    ari_match_sound_play (self, self->sound);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  self->last = now;
  if (!forward || hurries)
    return;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  action = ari_ply_get_action (ari_match_get_ply (match));
  self->sound = ari_sound_of_action (ari_match_get_setup (match), &before, action);
  /* A silent ply can't rattle with the next one: a choice, for example, with the tile that chance then
   * turns over. */
  if (fresh && self->sound == ARI_SOUND_NONE)
    self->last = 0;
  wait = ms_on_the_way (self, &before, action) + (fresh || replays ? 0 : STEP_WAIT_MS);
  self->wait_id = g_timeout_add_once (wait, wait_cb, self);
}

static void
changed_cb (AriMatchSound *self,
            guint          changes)
{
  const AriTableMove *move = ari_table_get_move (self->table);

  if (changes & ARI_TABLE_POSITION)
    follow (self, move->forward && !move->performed, move->fresh);
  if ((changes & ARI_TABLE_FEAT) && ari_feat_sequence_has_ended (ari_table_get_feats (self->table)))
    play_turn (self);
}

static void
ari_match_sound_dispose (GObject *object)
{
  AriMatchSound *self = ARI_MATCH_SOUND (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_match_sound_parent_class)->dispose (object);
}

static void
ari_match_sound_class_init (AriMatchSoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_sound_dispose;
}

static void
ari_match_sound_init (AriMatchSound *self)
{
}

AriMatchSound *
ari_match_sound_new (AriTable  *table,
                     GSettings *settings,
                     GtkWidget *widget)
{
  AriMatchSound *self;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (ARI_TYPE_MATCH_SOUND, NULL);
  self->table = g_object_ref (table);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->widget = widget;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_match_sound_play (AriMatchSound *self,
                      AriSound       sound)
{
  g_return_if_fail (ARI_IS_MATCH_SOUND (self));

  ari_speaker_play (ari_speaker_get_default (), self->settings, sound);
}

gboolean
ari_match_sound_is_waiting (AriMatchSound *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SOUND (self), FALSE);

  return self->wait_id != 0;
}

void
ari_match_sound_set_last (AriMatchSound *self,
                          gint64         last)
{
  g_return_if_fail (ARI_IS_MATCH_SOUND (self));

  self->last = last;
}

gint64
ari_match_sound_get_last (AriMatchSound *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SOUND (self), 0);

  return self->last;
}
