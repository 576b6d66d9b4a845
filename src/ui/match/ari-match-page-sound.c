/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard on the match page, and when. */
#include "ari-match-page-private.h"

#include "ari-speaker.h"

#define HURRY_MS     150 /* between two plies: faster than that, a replay is a rattle */
#define STEP_WAIT_MS 60  /* after a step: longer than a key that is held takes to repeat */
#define LONG_WAIT_S  5   /* for a computer’s ply: one may look elsewhere meanwhile */

static void
play (AriMatchPage *self,
      AriSound      sound)
{
  ari_speaker_play (ari_speaker_get_default (), self->settings, sound);
}

void
ari_match_page_sound_turn (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *ply = ari_match_get_ply (self->match);
  AriActor actor = ply != NULL ? ari_ply_get_actor (ply) : ARI_CHANCE;

  if (ari_rules_winners (rules, ari_match_get_position (self->match)) != 0)
    play (self, ARI_SOUND_END);
  else if (actor != ARI_CHANCE && ari_match_get_seat (self->match, actor)->kind == ARI_SEAT_COMPUTER
           && ari_ply_get_seconds (ply) >= LONG_WAIT_S && ari_match_driver_awaits_person (self->driver))
    play (self, ARI_SOUND_DUE);
}

static void
sound_cb (gpointer data)
{
  AriMatchPage *self = data;

  self->sound_id = 0;
  play (self, self->sound);
  ari_match_page_sound_turn (self);
}

/* How long pieces are on their way to where they are heard. Dice and tiles are heard from the start. */
static guint
ms_on_the_way (AriMatchPage      *self,
               const AriPosition *before,
               AriAction          action)
{
  const AriSetup *setup = ari_match_get_setup (self->match);
  AriWay ways[ARI_MAX_WAYS];
  guint n;

  if (!ari_match_page_wants_animations (self))
    return 0;

  n = ari_find_ways (setup->rules, before, action, ways);
  if (n == 0 || ways[0].n_spots == 1)
    return 0;

  return (guint) (ari_board_view_ways_seconds (setup->rules->board (setup), ways, n) * 1000);
}

void
ari_match_page_follow_sound (AriMatchPage *self,
                             gboolean      forward,
                             gboolean      fresh)
{
  gint64 now = g_get_monotonic_time ();
  gboolean hurries = now - self->sounded < HURRY_MS * 1000;
  AriPosition before;
  AriAction action;
  guint wait;

  /* What is still on its way when somebody plays on is there at once. */
  if (self->sound_id != 0 && fresh)
    play (self, self->sound);
  g_clear_handle_id (&self->sound_id, g_source_remove);
  self->sounded = now;
  if (!forward || hurries)
    return;

  ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &before);
  action = ari_ply_get_action (ari_match_get_ply (self->match));
  self->sound = ari_sound_of_action (ari_match_get_setup (self->match), &before, action);
  /* What is silent makes no rattle with what follows, such as a choice with the tile that chance turns over then. */
  if (fresh && self->sound == ARI_SOUND_NONE)
    self->sounded = 0;
  wait = ms_on_the_way (self, &before, action) + (fresh || self->play_id != 0 ? 0 : STEP_WAIT_MS);
  self->sound_id = g_timeout_add_once (wait, sound_cb, self);
}

void
ari_match_page_sounded_cb (AriMatchPage *self,
                           int           sound)
{
  play (self, (AriSound) sound);
}
