/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dump.h"

#include <string.h>

struct _Dump
{
  GPtrArray  *lines; /* (element-type utf8) */
  GHashTable *about; /* (element-type utf8 utf8): what a line (unowned) is about */
  GHashTable *sets;  /* (element-type utf8 utf8): what lines about sets are about, and the words, now or
                      * the last time */
  GHashTable *quiet; /* (element-type utf8) (unowned): lines */
  GPtrArray  *said;  /* (element-type utf8) */
  GHashTable *places; /* (element-type utf8 utf8): for lines (unowned) about a place, its name */
};

Dump *
dump_new (void)
{
  Dump *self = g_new0 (Dump, 1);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->about = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->sets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->quiet = g_hash_table_new (g_str_hash, g_str_equal);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->said = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
dump_free (Dump *self)
{
  g_hash_table_unref (self->quiet);
  g_ptr_array_unref (self->said);
  g_hash_table_unref (self->places);
  g_hash_table_unref (self->about);
  g_ptr_array_unref (self->lines);
  g_hash_table_unref (self->sets);
  g_free (self);
}

/* (transfer full): @text in one line. */
static char *
flatten (const char *text)
{
  GString *line = g_string_new (text);

  g_string_replace (line, "\n", " / ", 0);

  return g_string_free (line, FALSE);
}

void
dump_add (Dump       *self,
          const char *about,
          const char *value)
{
  g_autofree char *whole = NULL;
  char *line;

  if (value == NULL)
    return;

  whole = g_strdup_printf ("%s%s%s", about, *value != '\0' ? ": " : "", value);
  line = flatten (whole);
  g_ptr_array_add (self->lines, line);
  g_hash_table_insert (self->about, line, flatten (about));
}

void
dump_printf (Dump       *self,
             const char *about,
             const char *format,
             ...)
{
  g_autofree char *value = NULL;
  va_list args;

  va_start (args, format);
  value = g_strdup_vprintf (format, args);
  va_end (args);
  dump_add (self, about, value);
}

void
dump_add_set (Dump       *self,
              const char *about,
              const char *words)
{
  dump_add (self, about, words);
  g_hash_table_insert (self->sets, g_strdup (about), g_strdup (words));
}

void
dump_add_quietly (Dump       *self,
                  const char *about,
                  const char *value)
{
  dump_add (self, about, value);
  g_hash_table_add (self->quiet, g_ptr_array_index (self->lines, self->lines->len - 1));
}

void
dump_add_place (Dump       *self,
                const char *name,
                const char *value)
{
  g_autofree char *about = g_strconcat ("at ", name, NULL);

  dump_add_quietly (self, about, value);
  g_hash_table_insert (self->places, g_ptr_array_index (self->lines, self->lines->len - 1), g_strdup (name));
}

void
dump_say (Dump       *self,
          const char *text)
{
  g_ptr_array_add (self->said, flatten (text));
}

/* Comparing. */

/* The longest common subsequence of both lists: what it leaves out has changed. */
void
diff_lines (char    **before,
            char    **after,
            DiffFunc  func,
            gpointer  data)
{
  guint n = g_strv_length (before), m = g_strv_length (after), i = 0, j = 0, width = m + 1;
  g_autofree guint *common = g_new0 (guint, (gsize) (n + 1) * width);

  for (guint a = n; a-- > 0;)
    for (guint b = m; b-- > 0;)
      common[a * width + b] = g_str_equal (before[a], after[b])
                                ? common[(a + 1) * width + b + 1] + 1
                                : MAX (common[(a + 1) * width + b], common[a * width + b + 1]);

  while (i < n || j < m)
    if (i < n && j < m && g_str_equal (before[i], after[j]))
      {
        func (DIFF_SAME, before[i++], data);
        j++;
      }
    else if (j == m || (i < n && common[(i + 1) * width + j] >= common[i * width + j + 1]))
      func (DIFF_GONE, before[i++], data);
    else
      func (DIFF_NEW, after[j++], data);
}

typedef struct
{
  Dump      *before, *after;
  GPtrArray *gone, *new_lines; /* (element-type utf8) (unowned) */
} Changes;

static void
note_cb (DiffKind    kind,
         const char *line,
         gpointer    data)
{
  Changes *changes = data;

  if (kind != DIFF_SAME)
    g_ptr_array_add (kind == DIFF_GONE ? changes->gone : changes->new_lines, (gpointer) line);
}

/* Whether a line about the same is new. */
static gboolean
is_replaced (Changes    *changes,
             const char *gone)
{
  const char *subject = g_hash_table_lookup (changes->before->about, gone);

  for (guint i = 0; i < changes->new_lines->len; i++)
    if (g_str_equal (subject, g_hash_table_lookup (changes->after->about,
                                                   g_ptr_array_index (changes->new_lines, i))))
      return TRUE;

  return FALSE;
}

/* Those of @words that aren't among @others, with @sign before each. Returns how many. */
static guint
add_missing (GString    *text,
             const char *words,
             const char *others,
             const char *sign)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1), found = g_strsplit (others, " ", -1);
  guint n = 0;

  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0' && !g_strv_contains ((const char *const *) found, list[i]))
      {
        g_string_append_printf (text, " %s%s", sign, list[i]);
        n++;
      }

  return n;
}

/* (nullable): the change of a set that @line is about, if it is shorter than the set. */
static char *
describe_set (Dump       *self,
              Dump       *before,
              const char *line)
{
  const char *subject = g_hash_table_lookup (self->about, line);
  const char *words = g_hash_table_lookup (self->sets, subject);
  const char *old = before != NULL ? g_hash_table_lookup (before->sets, subject) : NULL;
  g_autoptr(GString) text = g_string_new (subject);

  if (words == NULL || old == NULL)
    return NULL;

  g_string_append_c (text, ':');
  if (add_missing (text, old, words, "−") + add_missing (text, words, old, "+") == 0)
    g_string_append (text, " as before");

  return text->len < strlen (line) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static char **
to_strv (Dump *self)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; self != NULL && i < self->lines->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (self->lines, i));

  return g_strv_builder_end (builder);
}

/* Writes the new @lines about places of which the same is told as one line each. */
static void
write_places (Dump      *self,
              GPtrArray *lines,
              GString   *text)
{
  g_autoptr(GHashTable) written = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i), *name = g_hash_table_lookup (self->places, line);
      const char *value = line + strlen ("at ") + strlen (name);

      if (!g_hash_table_add (written, (gpointer) value))
        continue;
      g_string_append_printf (text, "  at %s", name);
      for (guint k = i + 1; k < lines->len; k++)
        {
          const char *other = g_ptr_array_index (lines, k);
          const char *there = g_hash_table_lookup (self->places, other);

          if (g_str_equal (other + strlen ("at ") + strlen (there), value))
            g_string_append_printf (text, " %s", there);
        }
      g_string_append_printf (text, "%s\n", value);
    }
}

/* Remembers the sets that aren't there now. */
static void
remember_sets (Dump *self,
               Dump *before)
{
  GHashTableIter iter;
  gpointer subject, words;

  g_hash_table_iter_init (&iter, before->sets);
  while (g_hash_table_iter_next (&iter, &subject, &words))
    if (!g_hash_table_contains (self->sets, subject))
      g_hash_table_insert (self->sets, g_strdup (subject), g_strdup (words));
}

void
dump_write_changes (Dump    *self,
                    Dump    *before,
                    GString *text)
{
  g_auto(GStrv) old = to_strv (before), lines = to_strv (self);
  g_autoptr(GPtrArray) gone = g_ptr_array_new (), new_lines = g_ptr_array_new ();
  g_autoptr(GPtrArray) places = g_ptr_array_new ();
  Changes changes = { before, self, gone, new_lines };

  for (guint i = 0; i < self->said->len; i++)
    g_string_append_printf (text, "\" %s\n", (char *) g_ptr_array_index (self->said, i));
  diff_lines (old, lines, note_cb, &changes);
  for (guint i = 0; i < gone->len; i++)
    if (!is_replaced (&changes, g_ptr_array_index (gone, i)))
      g_string_append_printf (text, "- %s\n",
                              (char *) g_hash_table_lookup (before->about, g_ptr_array_index (gone, i)));
  for (guint i = 0; i < new_lines->len; i++)
    {
      const char *line = g_ptr_array_index (new_lines, i);
      g_autofree char *change = describe_set (self, before, line);

      if (before == NULL && g_hash_table_contains (self->quiet, line))
        continue;
      if (g_hash_table_contains (self->places, line))
        {
          g_ptr_array_add (places, (gpointer) line);
          continue;
        }
      g_string_append_printf (text, "  %s\n", change != NULL ? change : line);
    }
  write_places (self, places, text);
  if (before != NULL)
    remember_sets (self, before);
  g_clear_pointer (&before, dump_free);
}
