/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens by itself: threads and timers end, the library can't be written for a while, the program is
 * killed. */
#include "failure.h"
#include "machine.h"
#include "step.h"
#include "view.h"
#include "witness.h"

#define LONG_ENOUGH 400 /* after so many waits, computers play among themselves */

static gboolean
can_iterate (World *world)
{
  return g_main_context_pending (NULL);
}

static void
iterate (World *world,
         guint  number)
{
  machine_iterate (NULL);
}

static gboolean
can_run_thread (World *world)
{
  return machine_count_ready () > 0;
}

static void
run_thread (World *world,
            guint  number)
{
  machine_run_thread (number % machine_count_ready ());
}

static gboolean
can_end_timer (World *world)
{
  return machine_count_timers () > 0;
}

static void
end_timer (World *world,
           guint  number)
{
  machine_end_timer (number % machine_count_timers ());
}

static gboolean
can_land (World *world)
{
  return ari_feat_sequence_get_state (ari_table_get_feats (world->table)) == ARI_FEAT_STATE_UNDERWAY;
}

static void
land (World *world,
      guint  number)
{
  ari_table_finish_feat (world->table);
}

static gboolean
can_lock (World *world)
{
  return world->library != NULL && !world_is_locked (world);
}

static void
lock (World *world,
      guint  number)
{
  world_lock (world);
}

static gboolean
can_unlock (World *world)
{
  return world_is_locked (world);
}

static void
unlock (World *world,
        guint  number)
{
  world_unlock (world);
}

/* The library is looked at as it would be found if the program were killed now. */
static gboolean
can_be_killed (World *world)
{
  return world->library != NULL;
}

static void
kill_program (World *world,
              guint  number)
{
  witness_check_library (world, TRUE);
}

/* Everything that is under way comes to its end, and then nothing may wait. */
static void
rest (World *world,
      guint  number)
{
  if (world_is_locked (world))
    world_unlock (world);
  for (guint n = 0; n < LONG_ENOUGH; n++)
    {
      if (can_iterate (world))
        iterate (world, 0);
      else if (can_run_thread (world))
        run_thread (world, 0);
      else if (can_land (world))
        land (world, 0);
      else if (can_end_timer (world))
        end_timer (world, 0);
      else if (ari_table_get_failure (world->table) != NULL)
        ari_table_retry_save (world->table);
      else
        {
          witness_check_rest (world);
          return;
        }
      witness_check (world->witness);
    }
}

static void
look_afresh (World *world,
             guint  number)
{
  view_check_afresh (world->table);
}

const StepKind machine_steps[] = {
  { "loop", 60, can_iterate, iterate },
  { "thread", 50, can_run_thread, run_thread },
  { "timer", 12, can_end_timer, end_timer },
  { "land", 8, can_land, land },
  { "lock", 2, can_lock, lock },
  { "unlock", 6, can_unlock, unlock },
  { "kill", 2, can_be_killed, kill_program },
  { "rest", 2, NULL, rest },
  { "new-page", 3, NULL, look_afresh },
  { NULL },
};
