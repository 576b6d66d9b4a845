/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "told-log.h"

#include <string.h>

void
told_init (ToldLog *log,
           guint    n_parts)
{
  log->n_parts = n_parts;
  log->shapes = g_new (GHashTable *, n_parts);
  log->exact = g_new (GChecksum *, n_parts);
  for (guint i = 0; i < n_parts; i++)
    {
      log->shapes[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      log->exact[i] = g_checksum_new (G_CHECKSUM_MD5);
    }
}

void
told_clear (ToldLog *log)
{
  for (guint i = 0; i < log->n_parts; i++)
    {
      g_hash_table_unref (log->shapes[i]);
      g_checksum_free (log->exact[i]);
    }
  g_free (log->shapes);
  g_free (log->exact);
}

/* "c4c5" and "12" become "#": what a sentence says, whatever it says it of. */
static char *
shape_of (const char *text)
{
  GString *shape = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize n = 0, digits = 0;

      while (g_ascii_isalnum (text[n]))
        digits += g_ascii_isdigit (text[n++]) != 0;
      if (n == 0 || digits == 0)
        g_string_append_len (shape, text, (gssize) MAX (n, 1));
      else
        g_string_append_c (shape, '#');
      text += MAX (n, 1);
    }

  return g_string_free_and_steal (shape);
}

void
told_add (ToldLog    *log,
          guint       part,
          const char *head,
          char       *text)
{
  g_autofree char *line = g_strdup_printf ("%s: %s", head, text != NULL ? text : "-");
  char *shape = shape_of (g_strdelimit (line, "\n", '|'));
  guint count = GPOINTER_TO_UINT (g_hash_table_lookup (log->shapes[part], shape));

  g_checksum_update (log->exact[part], (const guchar *) line, -1);
  g_hash_table_insert (log->shapes[part], shape, GUINT_TO_POINTER (count + 1));
  g_free (text);
}

void
told_number (ToldLog    *log,
             guint       part,
             const char *head,
             guint64     number)
{
  told_add (log, part, head, g_strdup_printf ("%" G_GUINT64_FORMAT, number));
}

void
told_whether (ToldLog    *log,
              guint       part,
              const char *head,
              gboolean    holds)
{
  told_add (log, part, head, g_strdup (holds ? "yes" : "no"));
}

void
told_list (ToldLog       *log,
           guint          part,
           const char    *head,
           const guint16 *numbers,
           guint          n)
{
  g_autoptr(GString) text = g_string_new (head);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %u", numbers[i]);
  g_checksum_update (log->exact[part], (const guchar *) text->str, (gssize) text->len);
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (a, b);
}

void
told_write (ToldLog           *log,
            const char *const *names,
            GString           *text)
{
  for (guint part = 0; part < log->n_parts; part++)
    {
      g_autoptr(GPtrArray) keys = g_hash_table_get_keys_as_ptr_array (log->shapes[part]);

      g_ptr_array_sort_values (keys, compare_keys);
      g_string_append_printf (text, "  %s %s\n", names[part], g_checksum_get_string (log->exact[part]));
      for (guint i = 0; i < keys->len; i++)
        g_string_append_printf (text, "    %6u %s\n",
                                GPOINTER_TO_UINT (g_hash_table_lookup (log->shapes[part], keys->pdata[i])),
                                (const char *) keys->pdata[i]);
    }
}
