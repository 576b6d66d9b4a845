/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-date-words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <langinfo.h>
#include <string.h>

#define DESKTOP "org.gnome.desktop.interface"
#define CLOCK   "clock-format"
#define DAY     (24 * 60 * 60) /* seconds */

/* What a person chose for the clock of the desktop; NULL: nothing. The default of that setting is the same
 * for all countries, so only a choice counts. */
static GVariant *
chosen_clock (void)
{
  static GSettings *desktop;
  static gsize looked;

  if (g_once_init_enter (&looked))
    {
      GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
      g_autoptr(GSettingsSchema) schema = NULL;

      if (source != NULL)
        schema = g_settings_schema_source_lookup (source, DESKTOP, TRUE);
      if (schema != NULL && g_settings_schema_has_key (schema, CLOCK))
        desktop = g_settings_new_full (schema, NULL, NULL);
      g_once_init_leave (&looked, 1);
    }

  return desktop != NULL ? g_settings_get_user_value (desktop, CLOCK) : NULL;
}

/* Whether the day has twice twelve hours: as the desktop is set up, else as the locale has it. */
static gboolean
has_twelve_hours (void)
{
  g_autoptr(GVariant) chosen = chosen_clock ();
  const char *usual = nl_langinfo (T_FMT);

  if (chosen != NULL)
    return g_str_equal (g_variant_get_string (chosen, NULL), "12h");

  return strstr (usual, "%r") != NULL || strstr (usual, "%I") != NULL || strstr (usual, "%l") != NULL;
}

/* Whether the locale writes the month before the day. */
static gboolean
has_month_first (void)
{
  const char *usual = nl_langinfo (D_FMT);

  return g_str_has_prefix (usual, "%m") || g_str_has_prefix (usual, "%-m") || g_str_has_prefix (usual, "%b");
}

static char *
time_of_day (GDateTime *moment)
{
  /* Translators: the time of day, as g_date_time_format() reads it, on a clock with twice twelve hours. */
  return g_date_time_format (moment, has_twelve_hours () ? _("%-I:%M\u00a0%p")
                                                         /* Translators: the same with 24 hours. */
                                                         : _("%H:%M"));
}

/* A day as g_date_time_format() reads it; some languages write the first of a month differently. */
static const char *
day_format (GDateTime *moment,
            gboolean   with_year)
{
  gboolean is_first = g_date_time_get_day_of_month (moment) == 1;

  /* Translators: day and month, as g_date_time_format() reads them. */
  if (has_month_first ())
    return with_year ? _("%B %-d, %Y") : _("%B %-d");
  if (is_first)
    return with_year ? C_("first of a month", "%-d %B %Y") : C_("first of a month", "%-d %B");

  return with_year ? _("%-d %B %Y") : _("%-d %B");
}

/* Some languages write weekdays and months with a small letter. */
static char *
with_capital (char *text)
{
  g_autofree char *owned = text;
  g_autofree char *first = g_utf8_substring (owned, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (owned), NULL);
}

static GDate
day_of (GDateTime *moment)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (moment),
                  (GDateMonth) g_date_time_get_month (moment), (GDateYear) g_date_time_get_year (moment));

  return day;
}

char *
ari_date_words (gint64 then,
                gint64 now)
{
  g_autoptr(GDateTime) moment = g_date_time_new_from_unix_local (then);
  g_autoptr(GDateTime) today = g_date_time_new_from_unix_local (now);
  g_autofree char *time = NULL, *weekday = NULL;
  GDate day, this_day;
  int days;

  /* A record without dates gives 0. */
  if (then == 0 || moment == NULL || today == NULL)
    return g_strdup (_("Date unknown"));

  day = day_of (moment);
  this_day = day_of (today);
  days = g_date_days_between (&day, &this_day);
  time = time_of_day (moment);

  /* Translators: %s is the time of day. */
  if (days == 0)
    return g_strdup_printf (_("Today at %s"), time);
  if (days == 1)
    return g_strdup_printf (_("Yesterday at %s"), time);
  if (days < 0 || days > 6)
    return with_capital (g_date_time_format (moment, day_format (moment, g_date_time_get_year (moment) !=
                                                                          g_date_time_get_year (today))));

  weekday = g_date_time_format (moment, "%A");

  /* Translators: a day of the week, and the time of day. */
  return with_capital (g_strdup_printf (C_("weekday", "%1$s at %2$s"), weekday, time));
}

char *
ari_date_words_moment (GDateTime *moment)
{
  g_autofree char *day = g_date_time_format (moment, day_format (moment, TRUE));
  g_autofree char *time = time_of_day (moment);

  /* Translators: a date with its year, and the time of day. */
  return g_strdup_printf (C_("date", "%1$s at %2$s"), day, time);
}

const AriDateSpan *
ari_date_spans (guint *n)
{
  static const AriDateSpan spans[] = {
    { 0, NC_("played", "Any Time") },
    { 365, NC_("played", "Last 365 Days") },
    { 30, NC_("played", "Last 30 Days") },
  };

  *n = G_N_ELEMENTS (spans);

  return spans;
}

const char *
ari_date_span_title (const AriDateSpan *self)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "played", self->title);
}

gint64
ari_date_span_begin (const AriDateSpan *self,
                     gint64             now)
{
  return self->days > 0 ? now - (gint64) self->days * DAY : 0;
}
