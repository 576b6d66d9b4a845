/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-recap.h"

#include "ari-last-turns.h"
#include "ari-motion-time.h"

#define PAUSE_MS 1600 /* to read a short sentence */
#define BEGIN_MS 700  /* the board as it was */
/* What is read in that time, and what a long sentence may take: subtitles are shown for a second for every
 * fifteen characters. */
#define PAUSE_CHARACTERS 24
#define MOST_PAUSES 4

struct _AriRecap
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

G_DEFINE_FINAL_TYPE (AriRecap, ari_recap, G_TYPE_OBJECT)

static void step_cb (gpointer data);

static void
wait_on (AriRecap *self,
         guint     milliseconds)
{
  self->timer_id = g_timeout_add_once (milliseconds, step_cb, self);
}

/* How long a step stays: while the board moves, and then to read its sentence. */
static guint
step_ms (AriRecap *self)
{
  guint shown = ari_recap_get_shown (self);
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
  AriRecap *self = data;

  self->timer_id = 0;
  if (self->n_taken < self->steps->len)
    {
      self->n_taken++;
      wait_on (self, step_ms (self));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ari_recap_dispose (GObject *object)
{
  AriRecap *self = ARI_RECAP (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_recap_parent_class)->dispose (object);
}

static void
ari_recap_finalize (GObject *object)
{
  g_array_unref (ARI_RECAP (object)->steps);

  G_OBJECT_CLASS (ari_recap_parent_class)->finalize (object);
}

static void
ari_recap_class_init (AriRecapClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_recap_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_recap_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ari_recap_init (AriRecap *self)
{
  self->pause_ms = PAUSE_MS;
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint));
}

AriRecap *
ari_recap_new (AriMatch *match)
{
  AriRecap *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_RECAP, NULL);
  self->match = g_object_ref (match);
  /* Any move of the cursor, and any change of the line, ends the replay. */
  g_signal_connect_object (match, "notify::cursor", G_CALLBACK (ari_recap_stop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (ari_recap_stop), self, G_CONNECT_SWAPPED);

  return self;
}

/* After a move of their own, people ask what that one did, such as a capture and what earned it. */
static void
find_turns (AriRecap     *self,
            AriLastTurns *turns)
{
  ari_last_turns_find (turns, self->match, ari_match_get_cursor (self->match));
  if (turns->n == 0)
    ari_last_turns_find_latest (turns, self->match, ari_match_get_cursor (self->match));
}

gboolean
ari_recap_is_possible (AriRecap *self)
{
  g_return_val_if_fail (ARI_IS_RECAP (self), FALSE);

  return ari_match_get_cursor (self->match) > 0;
}

/* Outcomes that are hidden information get no step. */
static void
list_steps (AriRecap            *self,
            const AriVisibility *visibility,
            guint                end)
{
  g_array_set_size (self->steps, 0);
  for (guint number = self->first + 1; number <= end; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);

      if (ari_ply_get_actor (ply) != ARI_CHANCE || !ari_visibility_hides_ply (visibility, ply))
        g_array_append_val (self->steps, number);
    }
}

void
ari_recap_start (AriRecap            *self,
                 const AriVisibility *visibility)
{
  AriLastTurns turns;

  g_return_if_fail (ARI_IS_RECAP (self));

  find_turns (self, &turns);
  if (turns.n == 0)
    return;

  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->first = turns.numbers[0] - 1;
  self->n_taken = 0;
  list_steps (self, visibility, turns.numbers[turns.n - 1]);
  wait_on (self, MIN (BEGIN_MS, self->pause_ms));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ari_recap_stop (AriRecap *self)
{
  g_return_if_fail (ARI_IS_RECAP (self));

  if (self->timer_id == 0)
    return;

  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ari_recap_is_running (AriRecap *self)
{
  g_return_val_if_fail (ARI_IS_RECAP (self), FALSE);

  return self->timer_id != 0;
}

guint
ari_recap_get_shown (AriRecap *self)
{
  g_return_val_if_fail (ARI_IS_RECAP (self), 0);

  return self->n_taken > 0 ? g_array_index (self->steps, guint, self->n_taken - 1) : self->first;
}

gboolean
ari_recap_has_stepped (AriRecap *self)
{
  g_return_val_if_fail (ARI_IS_RECAP (self), FALSE);

  return self->timer_id != 0 && self->n_taken > 0;
}

guint
ari_recap_get_step (AriRecap *self,
                    guint    *n_steps)
{
  g_return_val_if_fail (ARI_IS_RECAP (self), 0);

  *n_steps = self->steps->len;

  return self->n_taken;
}

void
ari_recap_set_pause (AriRecap *self,
                     guint     milliseconds)
{
  g_return_if_fail (ARI_IS_RECAP (self));

  self->pause_ms = milliseconds;
}
