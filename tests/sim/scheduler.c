/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scheduler.h"

#include <sys/time.h>

#include "../util/shown.h"
#include "machine.h"
#include "view.h"
#include "witness.h"

#define FEWEST_STEPS 10
#define LONGEST_RUN  100 /* seconds; a usual one takes a hundredth of one */
#define OTHER_DRAWS  G_GUINT64_CONSTANT (0x5ca1ab1e) /* steps are drawn apart from what they happen in */

static gboolean
can_happen (const StepKind *kind,
            World          *world)
{
  return kind->can_happen == NULL || kind->can_happen (world);
}

static void
check (World *world)
{
  witness_check (world->witness);
  /* Until the main loop has nothing to do, people can't have been told everything. */
  if (!g_main_context_pending (NULL))
    view_check (world->view);
}

static void
take (World      *world,
      const Step *step)
{
  g_random_set_seed ((guint32) world->seed ^ step->number << 16 ^ step->number);
  step->kind->happen (world, step->number);
}

static void
note (Trace *trace,
      guint  kind,
      guint  number)
{
  trace->kinds[trace->n_steps] = (guint16) kind;
  trace->numbers[trace->n_steps] = (guint16) number;
  trace->n_steps++;
}

/* Each run prefers other kinds of steps, and leaves some out: so unusual ones meet each other, too. */
static void
draw_weights (AriRandom *random,
              guint     *weights)
{
  static const guint factors[] = { 0, 1, 1, 1, 2, 6 };

  for (guint i = 0; i < step_kinds_count (); i++)
    weights[i] = step_kinds_get (i)->weight * factors[ari_random_below (random, G_N_ELEMENTS (factors))];
}

/* The index of a kind that can happen; or the number of kinds: nothing can. */
static guint
draw_kind (AriRandom   *random,
           const guint *weights,
           World       *world)
{
  guint n = step_kinds_count (), sum = 0, drawn;
  g_autofree guint *sums = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    {
      if (weights[i] > 0 && can_happen (step_kinds_get (i), world))
        sum += weights[i];
      sums[i] = sum;
    }
  if (sum == 0)
    return n;

  drawn = ari_random_below (random, sum);
  for (guint i = 0; i < n; i++)
    if (drawn < sums[i])
      return i;

  return n;
}

/* Everything comes to its end, and then nothing may wait. */
static void
end (World *world,
     Trace *trace)
{
  for (guint i = 0; i < step_kinds_count (); i++)
    if (g_str_equal (step_kinds_get (i)->name, "rest"))
      {
        Step step = { step_kinds_get (i), 0 };

        note (trace, i, 0);
        take (world, &step);
        check (world);
      }
}

/* A run that does not end is one that fails. The processor's time counts, so a busy machine makes no
 * difference. */
static void
set_limit (void)
{
  struct itimerval limit = { .it_value.tv_sec = LONGEST_RUN };

  setitimer (ITIMER_VIRTUAL, &limit, NULL);
}

void
scheduler_run (guint64     seed,
               const char *folder,
               Trace      *trace)
{
  World *world;
  AriRandom random;
  g_autofree guint *weights = g_new (guint, step_kinds_count ());
  guint n_steps, kind;

  set_limit ();
  trace->seed = seed;
  trace->n_steps = 0;
  g_random_set_seed ((guint32) seed);
  world = world_new (seed, folder);
  ari_random_init (&random, seed ^ OTHER_DRAWS);
  draw_weights (&random, weights);
  n_steps = FEWEST_STEPS + ari_random_below (&random, SCHEDULER_MOST_STEPS - FEWEST_STEPS);
  while (trace->n_steps < n_steps && (kind = draw_kind (&random, weights, world)) < step_kinds_count ())
    {
      Step step = { step_kinds_get (kind), ari_random_below (&random, STEP_NUMBERS) };

      note (trace, kind, step.number);
      take (world, &step);
      check (world);
    }
  /* Half of the pages are left while something is under way. */
  if (ari_random_below (&random, 2) == 0)
    end (world, trace);
  world_free (world);
}

/* Where a run has come to, in a line. */
static void
tell (World      *world,
      const Step *step)
{
  AriPly *ply = ari_match_get_ply (world->match);
  g_autofree char *text = shown_text (world->table);

  g_printerr ("# %s:%u → after ply %u (%s), %u of %u; actor %u, holds %u, %s%swarner %d, threads %u, "
              "timers %u: %s\n",
              step->kind->name, step->number, ply != NULL ? ari_ply_get_id (ply) : 0,
              ply != NULL ? ari_ply_get_text (ply) : "start", ari_match_get_cursor (world->match),
              g_list_model_get_n_items (G_LIST_MODEL (world->match)), ari_match_get_actor (world->match),
              ari_match_get_holds (world->match), ari_table_is_queued (world->table) ? "pending, " : "",
              ari_driver_get_thinking (ari_table_get_driver (world->table)) ? "thinking, " : "",
              ari_mistake_checker_get_step (ari_table_get_mistake_checker (world->table)),
              machine_count_threads (), machine_count_timers (), text);
}

void
scheduler_repeat (guint64     seed,
                  GArray     *steps,
                  const char *folder,
                  Trace      *trace)
{
  World *world;

  set_limit ();
  trace->seed = seed;
  trace->n_steps = 0;
  g_random_set_seed ((guint32) seed);
  world = world_new (seed, folder);
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (!can_happen (step->kind, world))
        continue;
      take (world, step);
      tell (world, step);
      check (world);
    }
  world_free (world);
}
