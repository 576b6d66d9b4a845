/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may be seen of the match at a table. */
#include "ari-pace.h"
#include "ari-table-private.h"

static gboolean
is_covered (AriTable *self)
{
  return self->cover.hidden_at != 0 && self->cover.hidden_at == ari_match_get_main_length (self->match);
}

void
ari_table_cover (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  /* Earlier positions hide what players must remember by themselves. */
  if (!ari_rules_hides_information (ari_match_get_rules (self->match)) || is_covered (self)
      || !ari_match_is_at_end (self->match) || ari_recap_is_running (self->recap))
    return;

  self->cover.hidden_at = ari_match_get_main_length (self->match);
  ari_table_mark (self, ARI_TABLE_COVERED);
}

static gboolean
is_revealed (AriTable *self)
{
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];

  return ari_find_revealed_spots (ari_match_get_rules (self->match), ari_match_get_position (self->match),
                                  spots)
         > 0;
}

gboolean
ari_table_awaits_cover (AriTable *self)
{
  guint persons;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  persons = ari_match_find_persons (self->match);

  return !self->led && ari_rules_hides_information (ari_match_get_rules (self->match))
         && (persons & (persons - 1)) != 0
         && !is_covered (self) && ari_match_is_at_end (self->match)
         && ari_match_get_actor (self->match) != ARI_NONE
         && !ari_pace_hurries (self->match) && is_revealed (self);
}

static void
cover_cb (gpointer data)
{
  AriTable *self = data;

  self->cover.timer = 0;
  ari_table_cover (self);
}

/* What the last turn revealed stays open while a rule is said, which may be about remembering it. */
void
ari_table_cover_later (AriTable *self,
                       gboolean  arrived)
{
  gboolean due = ari_feat_sequence_get_watched (self->feats) && self->place.move.forward && !is_covered (self)
                 && self->rule.moment == NULL && !ari_table_awaits_cover (self)
                 && ari_match_is_at_end (self->match) && !ari_recap_is_running (self->recap)
                 && is_revealed (self);
  double pace;

  if (arrived || !due)
    g_clear_handle_id (&self->cover.timer, g_source_remove);
  if (!due || self->cover.timer != 0)
    return;

  g_object_get (self->driver, "min-seconds", &pace, NULL);
  self->cover.timer = g_timeout_add_once ((guint) (ari_pace_revealed_seconds (pace) * 1000), cover_cb, self);
}

static void
fade_cb (gpointer data)
{
  AriTable *self = data;

  self->fade.timer = 0;
  self->fade.is_done = TRUE;
  ari_table_mark (self, ARI_TABLE_OVERLAYS);
}

/* A single trace covers little; those of several hide where a person is about to play. */
static gboolean
traces_several (const AriTableView *view)
{
  for (guint i = 1; i < view->n_trace; i++)
    if (view->trace[i].seat != view->trace[0].seat)
      return TRUE;

  return FALSE;
}

void
ari_table_fade_later (AriTable           *self,
                      const AriTableView *view,
                      gboolean            arrived)
{
  gboolean due = ari_feat_sequence_get_watched (self->feats) && view->is_turn && view->is_present
                 && traces_several (view);
  double pace;

  /* A user who switches the overlay off and on wants to see them. */
  if (!ari_overlay_switches_get (self->overlays, ARI_OVERLAY_LAST_TURNS))
    self->fade.is_done = FALSE;
  if (arrived || !due)
    g_clear_handle_id (&self->fade.timer, g_source_remove);
  if (!due || self->fade.timer != 0)
    return;

  g_object_get (self->driver, "min-seconds", &pace, NULL);
  self->fade.timer = g_timeout_add_once ((guint) (ari_pace_trace_seconds (pace) * 1000), fade_cb, self);
}

/* The others at the table may need longer than a computer. */
void
ari_table_sync_cover (AriTable *self)
{
  if (self->driver != NULL)
    ari_driver_set_held (self->driver, ARI_DRIVER_HOLD_REVEALED, self, ari_table_awaits_cover (self));
}

/* What was revealed before something was taken back has been turned over since, and stays so. */
void
ari_table_cover_again (AriTable *self)
{
  guint length = ari_match_get_main_length (self->match);

  if (length < self->cover.length)
    {
      self->cover.hidden_at = length;
      ari_table_mark (self, ARI_TABLE_COVERED);
    }
  self->cover.length = length;
}

/* (nullable): the mistake on which a person is to improve, until the better move is found or the person gives
 * up. */
static AriPly *
find_tried (AriTable *self)
{
  AriTaskState step = ari_try_again_get_state (self->try_again);

  return step != ARI_TASK_IDLE && step != ARI_TASK_SOLVED
             ? ari_try_again_get_mistake (self->try_again)
             : NULL;
}

AriVisibility
ari_table_get_visibility (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), (AriVisibility) { NULL });

  return (AriVisibility) {
    .match = self->match,
    .covered = is_covered (self),
    .reveal_hidden = ari_overlay_switches_reveals_hidden (self->overlays),
    .tried = find_tried (self),
  };
}
