/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "step.h"

static const StepKind *const tables[] = { people_steps, back_steps, machine_steps };

const StepKind *
step_kinds_get (guint index)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const StepKind *kind = tables[i]; kind->name != NULL; kind++)
      if (index-- == 0)
        return kind;

  return NULL;
}

guint
step_kinds_count (void)
{
  guint n = 0;

  while (step_kinds_get (n) != NULL)
    n++;

  return n;
}

static const StepKind *
find_kind (const char *name)
{
  for (guint i = 0; i < step_kinds_count (); i++)
    if (g_str_equal (step_kinds_get (i)->name, name))
      return step_kinds_get (i);

  return NULL;
}

char *
steps_to_text (GArray *steps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      g_string_append_printf (text, "%s%s:%u", i > 0 ? " " : "", step->kind->name, step->number);
    }

  return g_string_free_and_steal (text);
}

GArray *
steps_from_text (const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr(GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto(GStrv) parts = g_strsplit (words[i], ":", 2);
      Step step = { parts[0] != NULL ? find_kind (parts[0]) : NULL, 0 };

      if (step.kind == NULL)
        return NULL;
      if (parts[1] != NULL)
        step.number = (guint) g_ascii_strtoull (parts[1], NULL, 10);
      g_array_append_val (steps, step);
    }

  return g_steal_pointer (&steps);
}
