/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-recount.h"

#include "ari-last-turns.h"
#include "ari-motion-time.h"

#define PAUSE_MS 1600 /* to read a short sentence */
#define BEGIN_MS 700  /* the board as it was */
/* What is read in that time, and what a long sentence may take: subtitles are shown for a second for every
 * fifteen characters. */
#define PAUSE_CHARACTERS 24
#define MOST_PAUSES 4

struct _AriRecount
{
  GObject   parent_instance;

  AriMatch *match;    /* owned */
  guint     pause_ms;
  guint     timer_id; /* 0: it does not run */
  guint     first;    /* plies before the first one that it replays */
  GArray   *steps;    /* (element-type guint): how many plies are shown at each step */
  guint     n_taken;  /* of the steps */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriRecount, ari_recount, G_TYPE_OBJECT)

static void step_cb (gpointer data);

static void
wait_on (AriRecount *self,
         guint       milliseconds)
{
  self->timer_id = g_timeout_add_once (milliseconds, step_cb, self);
}

/* How long a step stays: while the board moves, and then to read its sentence. */
static guint
step_ms (AriRecount *self)
{
  guint shown = ari_recount_get_shown (self);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), shown - 1);
  AriAction action = ari_ply_get_action (ply);
  g_autofree char *words = NULL;
  AriPosition before;
  guint n_characters;

  ari_match_get_position_at (self->match, shown - 1, &before);
  words = ari_rules_describe (ari_match_get_rules (self->match), &before, action,
                              ari_match_get_names (self->match));
  n_characters = CLAMP ((guint) g_utf8_strlen (words, -1), PAUSE_CHARACTERS, MOST_PAUSES * PAUSE_CHARACTERS);

  return ari_motion_action_ms (ari_match_get_setup (self->match), &before, action)
         + self->pause_ms * n_characters / PAUSE_CHARACTERS;
}

static void
step_cb (gpointer data)
{
  AriRecount *self = data;

  self->timer_id = 0;
  if (self->n_taken < self->steps->len)
    {
      self->n_taken++;
      wait_on (self, step_ms (self));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ari_recount_dispose (GObject *object)
{
  AriRecount *self = ARI_RECOUNT (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_recount_parent_class)->dispose (object);
}

static void
ari_recount_finalize (GObject *object)
{
  g_array_unref (ARI_RECOUNT (object)->steps);

  G_OBJECT_CLASS (ari_recount_parent_class)->finalize (object);
}

static void
ari_recount_class_init (AriRecountClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_recount_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_recount_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_recount_init (AriRecount *self)
{
  self->pause_ms = PAUSE_MS;
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint));
}

AriRecount *
ari_recount_new (AriMatch *match)
{
  AriRecount *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_RECOUNT, NULL);
  self->match = g_object_ref (match);
  /* Any move of the cursor, and any change of the line, ends the replay. */
  g_signal_connect_object (match, "notify::cursor", G_CALLBACK (ari_recount_stop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (ari_recount_stop), self, G_CONNECT_SWAPPED);

  return self;
}

/* After a move of their own, people ask what that one did, such as a capture and what earned it. */
static void
find_turns (AriRecount   *self,
            AriLastTurns *turns)
{
  ari_last_turns_find (turns, self->match, ari_match_get_cursor (self->match));
  if (turns->n == 0)
    ari_last_turns_find_latest (turns, self->match, ari_match_get_cursor (self->match));
}

gboolean
ari_recount_is_possible (AriRecount *self)
{
  g_return_val_if_fail (ARI_IS_RECOUNT (self), FALSE);

  return ari_match_get_cursor (self->match) > 0;
}

/* Outcomes that are hidden information get no step. */
static void
list_steps (AriRecount     *self,
            const AriSight *sight,
            guint           end)
{
  g_array_set_size (self->steps, 0);
  for (guint number = self->first + 1; number <= end; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);

      if (ari_ply_get_actor (ply) != ARI_CHANCE || !ari_sight_hides_ply (sight, ply))
        g_array_append_val (self->steps, number);
    }
}

void
ari_recount_start (AriRecount     *self,
                   const AriSight *sight)
{
  AriLastTurns turns;

  g_return_if_fail (ARI_IS_RECOUNT (self));

  find_turns (self, &turns);
  if (turns.n == 0)
    return;

  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->first = turns.numbers[0] - 1;
  self->n_taken = 0;
  list_steps (self, sight, turns.numbers[turns.n - 1]);
  wait_on (self, MIN (BEGIN_MS, self->pause_ms));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_recount_stop (AriRecount *self)
{
  g_return_if_fail (ARI_IS_RECOUNT (self));

  if (self->timer_id == 0)
    return;

  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ari_recount_is_running (AriRecount *self)
{
  g_return_val_if_fail (ARI_IS_RECOUNT (self), FALSE);

  return self->timer_id != 0;
}

guint
ari_recount_get_shown (AriRecount *self)
{
  g_return_val_if_fail (ARI_IS_RECOUNT (self), 0);

  return self->n_taken > 0 ? g_array_index (self->steps, guint, self->n_taken - 1) : self->first;
}

gboolean
ari_recount_has_stepped (AriRecount *self)
{
  g_return_val_if_fail (ARI_IS_RECOUNT (self), FALSE);

  return self->timer_id != 0 && self->n_taken > 0;
}

guint
ari_recount_get_step (AriRecount *self,
                      guint      *n_steps)
{
  g_return_val_if_fail (ARI_IS_RECOUNT (self), 0);

  *n_steps = self->steps->len;

  return self->n_taken;
}

void
ari_recount_set_pause (AriRecount *self,
                       guint       milliseconds)
{
  g_return_if_fail (ARI_IS_RECOUNT (self));

  self->pause_ms = milliseconds;
}
