/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-words.h"

#include <glib/gi18n-lib.h>

#include "ari-ending-words.h"

char *
ari_entry_words_join (const char *const *names,
                      guint              n)
{
  /* Translators: the people and computers at the table, in turn order, or what is said of each, such as
   * “Red: 58%”. */
  switch (n)
    {
    case 2:
      return g_strdup_printf (_("%s and %s"), names[0], names[1]);

    case 3:
      return g_strdup_printf (_("%s, %s and %s"), names[0], names[1], names[2]);

    case 4:
      return g_strdup_printf (_("%s, %s, %s and %s"), names[0], names[1], names[2], names[3]);

    case 5:
      return g_strdup_printf (_("%s, %s, %s, %s and %s"), names[0], names[1], names[2], names[3], names[4]);

    default:
      return g_strdup (names[0]);
    }
}

char *
ari_entry_words_names (AriEntry *entry)
{
  const char *names[ARI_MAX_SEATS];
  guint seats = ari_entry_get_setup (entry)->seats;

  for (AriActor seat = 1; seat <= seats; seat++)
    names[seat - 1] = ari_seat_name (ari_entry_get_seat (entry, seat), seat);

  return ari_entry_words_join (names, seats);
}

char *
ari_entry_words_opponents (AriMatch *match)
{
  GString *names = g_string_new (NULL);

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      if (seat > 1)
        /* Translators: between the names of opponents in a title. */
        g_string_append (names, C_("opponents", " – "));
      g_string_append (names, ari_seat_name (ari_match_get_seat (match, seat), seat));
    }

  return g_string_free_and_steal (names);
}

char *
ari_entry_words_result (AriEntry *entry)
{
  return ari_ending_words_entry (entry);
}

char *
ari_entry_words_plies (AriEntry *entry)
{
  guint n = ari_entry_get_n_plies (entry);

  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

char *
ari_entry_words_date (gint64 then,
                      gint64 now)
{
  g_autoptr(GDateTime) date = g_date_time_new_from_unix_local (then);
  g_autoptr(GDateTime) today = g_date_time_new_from_unix_local (now);
  GDate day, this_day;
  int days;

  /* A record without dates gives 0. */
  if (then == 0 || date == NULL || today == NULL)
    return g_strdup (_("Date unknown"));

  g_date_clear (&day, 1);
  g_date_clear (&this_day, 1);
  g_date_set_dmy (&day, g_date_time_get_day_of_month (date), g_date_time_get_month (date),
                  g_date_time_get_year (date));
  g_date_set_dmy (&this_day, g_date_time_get_day_of_month (today), g_date_time_get_month (today),
                  g_date_time_get_year (today));
  days = g_date_days_between (&day, &this_day);

  /* Translators: dates as g_date_time_format() reads them; %H:%M is the time of day. */
  if (days == 0)
    return g_date_time_format (date, _("Today at %H:%M"));
  if (days == 1)
    return g_date_time_format (date, _("Yesterday at %H:%M"));
  if (days > 1 && days < 7)
    return g_date_time_format (date, _("%A at %H:%M"));
  if (g_date_time_get_year (date) == g_date_time_get_year (today))
    return g_date_time_format (date, _("%-d %B"));

  return g_date_time_format (date, _("%-d %B %Y"));
}
