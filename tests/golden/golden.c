/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden.h"

#include <string.h>

#include "events.h"
#include "judge.h"

/* How many lines that are the same stand around one that differs. */
#define CONTEXT 3

static const GoldenStage *stage;

/* Reading. */

static char *
find_log (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "golden", stage->folder, name, NULL);
}

static gboolean
is_event (const char *line)
{
  return g_str_has_prefix (line, "> ");
}

/* What is written by people: comments, the head, and blank lines. Everything else comes from the program. */
static gboolean
is_written (const char *line,
            gboolean    in_head)
{
  return in_head || *line == '#' || *line == '\0';
}

/* The lines before the first event, such as "game: minoa". */
static GHashTable *
read_head (char **lines)
{
  GHashTable *head = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; lines[i] != NULL && !is_event (lines[i]); i++)
    {
      g_auto(GStrv) parts = g_strsplit (lines[i], ": ", 2);

      if (*lines[i] != '#' && parts[0] != NULL && parts[1] != NULL)
        g_hash_table_insert (head, g_strdup (parts[0]), g_strdup (parts[1]));
    }

  return head;
}

/* Running. */

/* What an event changes. @before: (inout) (nullable) */
static void
run_event (gpointer     running,
           const char  *event,
           Dump       **before,
           GString     *text)
{
  g_autofree char *failure = stage->act (running, event);
  Dump *after;

  if (failure != NULL)
    g_string_append_printf (text, "! %s\n", failure);
  after = stage->dump (running);
  dump_write_changes (after, g_steal_pointer (before), text);
  *before = after;
}

/* The log as the program writes it now, from the events of @lines. */
static char *
replay (char **lines)
{
  g_autoptr(GHashTable) head = read_head (lines);
  g_autoptr(Dump) before = NULL;
  GString *text = g_string_new (NULL);
  gpointer running = NULL;
  gboolean in_head = TRUE;

  judge_reset ();
  for (guint i = 0; lines[i] != NULL; i++)
    {
      in_head &= !is_event (lines[i]);
      if (is_written (lines[i], in_head) || is_event (lines[i]))
        g_string_append_printf (text, "%s\n", lines[i]);
      if (!is_event (lines[i]) || events_prepare (lines[i] + strlen ("> ")))
        continue;
      /* What computers are to think is said before they do. */
      if (running == NULL)
        running = stage->open (head);
      run_event (running, lines[i] + strlen ("> "), &before, text);
    }
  if (running != NULL)
    stage->close (running);

  return g_string_free_and_steal (text);
}

/* Comparing. */

typedef struct
{
  GString    *text;
  GPtrArray  *context; /* (element-type utf8) (unowned): the last lines that are the same */
  const char *event;   /* (nullable) the last one before them */
  guint       follow;  /* so many more are printed */
  guint       n_same;  /* since the last difference */
} Report;

static void
report_cb (DiffKind    kind,
           const char *line,
           gpointer    data)
{
  Report *report = data;
  static const char signs[] = { [DIFF_SAME] = ' ', [DIFF_GONE] = '-', [DIFF_NEW] = '+' };

  if (kind == DIFF_SAME && report->follow == 0)
    {
      if (is_event (line))
        report->event = line;
      if (report->context->len == CONTEXT)
        g_ptr_array_remove_index (report->context, 0);
      g_ptr_array_add (report->context, (gpointer) line);
      return;
    }

  if (kind != DIFF_SAME && report->follow == 0)
    {
      g_string_append_printf (report->text, "@@ after %s\n",
                              report->event != NULL ? report->event : "the start");
      for (guint i = 0; i < report->context->len; i++)
        g_string_append_printf (report->text, "   %s\n", (char *) g_ptr_array_index (report->context, i));
    }
  report->follow = kind == DIFF_SAME ? report->follow - 1 : CONTEXT;
  g_ptr_array_set_size (report->context, 0);
  if (is_event (line))
    report->event = line;
  g_string_append_printf (report->text, "%c  %s\n", signs[kind], line);
}

static char *
describe_difference (char **expected,
                     char **actual)
{
  g_autoptr(GPtrArray) context = g_ptr_array_new ();
  Report report = { .text = g_string_new (NULL), .context = context };

  diff_lines (expected, actual, report_cb, &report);

  return g_string_free_and_steal (report.text);
}

/* TAP takes lines that begin with "# " as what a program says. */
static void
print (const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_test_message ("%s", lines[i]);
}

static void
test_log (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = find_log (name), *expected = NULL, *actual = NULL, *difference = NULL;
  g_auto(GStrv) old = NULL, lines = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  g_strchomp (expected);
  old = g_strsplit (expected, "\n", -1);
  actual = replay (old);
  g_strchomp (actual);
  if (g_str_equal (expected, actual))
    return;

  lines = g_strsplit (actual, "\n", -1);
  difference = describe_difference (old, lines);
  print (difference);
  if (g_getenv ("GOLDEN_UPDATE") == NULL)
    {
      g_test_message ("People see or hear something else than %s says (-: no longer, +: now). If that is "
                      "meant, ./dev golden brings the logs up to date.",
                      path);
      g_test_fail ();
      return;
    }

  expected = (g_free (expected), g_strconcat (actual, "\n", NULL));
  g_file_set_contents (path, expected, -1, &error);
  g_assert_no_error (error);
  g_test_message ("%s has been written.", path);
}

static int
compare_names (const void *one,
               const void *other)
{
  return g_strcmp0 (*(char *const *) one, *(char *const *) other);
}

int
golden_run (const GoldenStage *with)
{
  g_autofree char *folder = NULL;
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = NULL;
  const char *name;

  stage = with;
  folder = find_log (NULL);
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".log"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_strdup_printf ("/golden/%s/%.*s", stage->folder,
                                               (int) (strlen (file) - strlen (".log")), file);

      g_test_add_data_func_full (path, g_strdup (file), test_log, g_free);
    }

  return g_test_run ();
}
