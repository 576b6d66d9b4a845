/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "numbers.h"

#include <glib/gi18n-lib.h>

#include "ari-number.h"

gboolean
ari_number_read_whole (const char  *text,
                       guint64      least,
                       guint64      most,
                       guint64     *number,
                       GError     **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GUINT64_FORMAT, least);
  g_autofree char *to = g_strdup_printf ("%" G_GUINT64_FORMAT, most);

  if (g_ascii_string_to_unsigned (text, 10, least, most, number, NULL))
    return TRUE;

  /* Translators: what was written, then the least and the greatest number. */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” is not a whole number from %s to %s."), text, from, to);
  return FALSE;
}

gboolean
ari_number_read_real (const char  *text,
                      double       least,
                      double       most,
                      double      *number,
                      GError     **error)
{
  g_autofree char *from = g_strdup_printf ("%.15g", least), *to = g_strdup_printf ("%.15g", most);

  if (ari_number_parse (text, least, most, number))
    return TRUE;

  /* Translators: what was written, then the least and the greatest number. */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” is not a number from %s to %s."), text, from, to);
  return FALSE;
}

typedef struct
{
  const GOptionEntry *entries;
  const AriRange     *ranges;
} Numbers;

/* @option: as it was typed, "--games" or "-n" */
static const GOptionEntry *
find_entry (const Numbers *numbers,
            const char    *option)
{
  const GOptionEntry *entry = numbers->entries;

  while (option[1] == '-' ? !g_str_equal (entry->long_name, option + 2) : entry->short_name != option[1])
    entry++;

  return entry;
}

static const AriRange *
find_range (const Numbers *numbers,
            const char    *name)
{
  const AriRange *range = numbers->ranges;

  while (!g_str_equal (range->name, name))
    range++;

  return range;
}

/* Puts the number where the entry says. */
static gboolean
read_into (const GOptionEntry *entry,
           const AriRange     *range,
           const char         *text,
           GError            **error)
{
  guint64 whole;

  if (entry->arg == G_OPTION_ARG_DOUBLE)
    return ari_number_read_real (text, range->least_real, range->most_real, entry->arg_data, error);

  if (!ari_number_read_whole (text, range->least, range->most, &whole, error))
    return FALSE;

  if (entry->arg == G_OPTION_ARG_INT)
    *(gint *) entry->arg_data = (gint) whole;
  else
    *(gint64 *) entry->arg_data = (gint64) whole;

  return TRUE;
}

static gboolean
number_cb (const char *option,
           const char *text,
           gpointer    data,
           GError    **error)
{
  const Numbers *numbers = data;
  const GOptionEntry *entry = find_entry (numbers, option);
  GError *reason = NULL;

  if (read_into (entry, find_range (numbers, entry->long_name), text, &reason))
    return TRUE;

  g_propagate_prefixed_error (error, reason, "--%s: ", entry->long_name);
  return FALSE;
}

GOptionGroup *
ari_number_options (const GOptionEntry *entries,
                    const AriRange     *ranges)
{
  Numbers *numbers = g_new (Numbers, 1);
  GOptionGroup *group = g_option_group_new (NULL, NULL, NULL, numbers, g_free);

  *numbers = (Numbers) { entries, ranges };
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      GOptionEntry read[] = { *entry, G_OPTION_ENTRY_NULL };

      if (entry->arg == G_OPTION_ARG_INT || entry->arg == G_OPTION_ARG_INT64 ||
          entry->arg == G_OPTION_ARG_DOUBLE)
        {
          read[0].arg = G_OPTION_ARG_CALLBACK;
          read[0].arg_data = (gpointer) number_cb;
        }
      g_option_group_add_entries (group, read);
    }

  return group;
}
