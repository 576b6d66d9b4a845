/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shrinker.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_TRIES 3000

typedef struct
{
  guint64     seed;
  GArray     *steps;
  const char *folder;
  Trace      *trace;
  char        name[FAILURE_NAME]; /* of the failure that is to stay */
  guint       n_tries;
} Shrinking;

Trace *
trace_new (void)
{
  Trace *trace = mmap (NULL, sizeof *trace, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  g_assert_true (trace != MAP_FAILED);

  return trace;
}

gboolean
run_apart (RunFunc  func,
           gpointer data,
           Trace   *trace,
           gboolean quiet)
{
  int status;
  pid_t child;

  memset (&trace->failure, 0, sizeof trace->failure);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      int nowhere = quiet ? open ("/dev/null", O_WRONLY) : -1;

      if (nowhere >= 0)
        dup2 (nowhere, STDERR_FILENO);
      failure_init (&trace->failure);
      func (data);
      exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);

  return WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static void
repeat (gpointer data)
{
  Shrinking *self = data;

  scheduler_repeat (self->seed, self->steps, self->folder, self->trace);
}

static gboolean
fails_alike (Shrinking *self)
{
  return self->n_tries++ < MOST_TRIES && !run_apart (repeat, self, self->trace, TRUE)
         && g_str_equal (self->trace->failure.name, self->name);
}

/* Tries it without @n steps from @first on. */
static gboolean
leave_out (Shrinking *self,
           guint      first,
           guint      n)
{
  g_autoptr(GArray) all = g_array_ref (self->steps);

  self->steps = g_array_copy (all);
  g_array_remove_range (self->steps, first, n);
  if (fails_alike (self))
    {
      g_array_unref (g_steal_pointer (&all));
      return TRUE;
    }

  g_array_unref (self->steps);
  self->steps = g_array_ref (all);
  g_array_unref (all);
  return FALSE;
}

/* The last steps first: what comes after the failure is never needed. */
static gboolean
leave_out_parts (Shrinking *self,
                 guint      n)
{
  gboolean done = FALSE;

  for (guint end = self->steps->len; end > 0; end = end > n ? end - n : 0)
    {
      guint first = end > n ? end - n : 0;

      if (end <= self->steps->len)
        done |= leave_out (self, first, end - first);
    }

  return done;
}

static void
lower_numbers (Shrinking *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    for (guint number = 0; number < 8; number++)
      {
        Step *step = &g_array_index (self->steps, Step, i);
        guint before = step->number;

        if (number >= before)
          break;
        step->number = number;
        if (fails_alike (self))
          break;
        step->number = before;
      }
}

GArray *
shrink (Trace      *trace,
        const char *folder)
{
  Shrinking self = { .seed = trace->seed, .folder = folder, .trace = trace };
  gboolean again = TRUE;

  g_strlcpy (self.name, trace->failure.name, sizeof self.name);
  self.steps = g_array_new (FALSE, FALSE, sizeof (Step));
  for (guint i = 0; i < trace->n_steps; i++)
    {
      Step step = { step_kinds_get (trace->kinds[i]), trace->numbers[i] };

      g_array_append_val (self.steps, step);
    }

  while (again)
    {
      again = FALSE;
      for (guint n = MAX (self.steps->len / 2, 1); n > 0; n /= 2)
        again |= leave_out_parts (&self, n);
    }
  lower_numbers (&self);

  return self.steps;
}
