/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dates, times of day, signed numbers and ratings in the languages of the program and their locales. */
#include "ari-date-words.h"
#include "ari-level-words.h"
#include "ari-number-words.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <locale.h>

#define DESKTOP "org.gnome.desktop.interface"

typedef struct
{
  const char *language;
  const char *locale;
  const char *days[6]; /* so many days before, as in test_dates() */
  const char *moment;
  const char *gains[3]; /* as in test_gains() */
  const char *novice;   /* of a game with ratings */
} Speech;

/* English is last: GLib looks at the first message whether there are translations at all. */
static const Speech speeches[] = {
  { "de", "de_DE.UTF-8",
    { "Heute um 14:05\u00a0Uhr", "Gestern um 14:05\u00a0Uhr", "Sonntag um 14:05\u00a0Uhr", "19. Oktober",
      "1. Oktober", "1. Oktober 2025" },
    "18. November 2026 um 14:05\u00a0Uhr", { "+4,2\u00a0%", "−3,0\u00a0%", "0,0\u00a0%" },
    "Neuling · 1.000" },
  { "fr", "fr_FR.UTF-8",
    { "Aujourd’hui à 14:05", "Hier à 14:05", "Dimanche à 14:05", "19 octobre", "1er octobre",
      "1er octobre 2025" },
    "18 novembre 2026 à 14:05", { "+4,2\u00a0%", "−3,0\u00a0%", "0,0\u00a0%" }, "Novice · 1\u202f000" },
  { "en", "en_US.UTF-8",
    { "Today at 2:05\u00a0PM", "Yesterday at 2:05\u00a0PM", "Sunday at 2:05\u00a0PM", "October 19",
      "October 1", "October 1, 2025" },
    "November 18, 2026 at 2:05\u00a0PM", { "+4.2%", "−3.0%", "0.0%" }, "Novice · 1,000" },
  { "en", "en_GB.UTF-8",
    { "Today at 14:05", "Yesterday at 14:05", "Sunday at 14:05", "19 October", "1 October",
      "1 October 2025" },
    "18 November 2026 at 14:05", { "+4.2%", "−3.0%", "0.0%" }, "Novice · 1,000" },
};

static void
speak (const Speech *speech)
{
  g_setenv ("LANGUAGE", speech->language, TRUE);
  if (setlocale (LC_ALL, speech->locale) == NULL)
    g_error ("The locale %s is not installed.", speech->locale);
}

static void
test_dates (gconstpointer data)
{
  static const int ago[] = { 0, 1, 3, 30, 48, 413 };
  const Speech *speech = data;
  g_autoptr(GDateTime) now = g_date_time_new_local (2026, 11, 18, 14, 5, 0);
  g_autofree char *moment = NULL;

  speak (speech);
  moment = ari_date_words_moment (now);
  g_assert_cmpstr (moment, ==, speech->moment);

  for (guint i = 0; i < G_N_ELEMENTS (ago); i++)
    {
      g_autoptr(GDateTime) then = g_date_time_add_days (now, -ago[i]);
      g_autofree char *text = ari_date_words (g_date_time_to_unix (then), g_date_time_to_unix (now));

      g_assert_cmpstr (text, ==, speech->days[i]);
    }
}

static void
test_levels (gconstpointer data)
{
  const Speech *speech = data;
  g_autofree char *text = NULL;

  speak (speech);
  text = ari_level_words (ari_level_lookup ("novice"), ari_rules_lookup ("minoa"));
  g_assert_cmpstr (text, ==, speech->novice);
}

/* Signs are real ones, and zero has none. */
static void
test_gains (gconstpointer data)
{
  static const double parts[] = { 0.0421, -0.03, -0.0004 };
  const Speech *speech = data;

  speak (speech);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *text = ari_number_words_gain (parts[i], 1);

      g_assert_cmpstr (text, ==, speech->gains[i]);
    }
}

/* What a person has chosen for the clock of the desktop counts more than the locale. */
static void
test_clock (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr(GSettingsSchema) schema = g_settings_schema_source_lookup (source, DESKTOP, TRUE);
  g_autoptr(GSettings) desktop = NULL;
  g_autoptr(GDateTime) now = g_date_time_new_local (2026, 11, 18, 14, 5, 0);
  gint64 moment = g_date_time_to_unix (now);
  g_autofree char *usual = NULL, *chosen = NULL;

  if (schema == NULL)
    {
      g_test_skip ("The settings of the desktop are not installed.");
      return;
    }

  speak (&speeches[G_N_ELEMENTS (speeches) - 1]);
  desktop = g_settings_new (DESKTOP);
  usual = ari_date_words (moment, moment);
  g_assert_cmpstr (usual, ==, "Today at 14:05");
  g_settings_set_string (desktop, "clock-format", "12h");
  chosen = ari_date_words (moment, moment);
  g_assert_cmpstr (chosen, ==, "Today at 2:05\u00a0PM");
  g_settings_reset (desktop, "clock-format");
}

static void
test_unknown (void)
{
  g_autofree char *unknown = ari_date_words (0, 1800000000);

  g_assert_cmpstr (unknown, ==, "Date unknown");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ARIADNE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (guint i = 0; i < G_N_ELEMENTS (speeches); i++)
    {
      g_autofree char *dates = g_strdup_printf ("/play/locale-words/dates/%s", speeches[i].locale);
      g_autofree char *gains = g_strdup_printf ("/play/locale-words/gains/%s", speeches[i].locale);
      g_autofree char *levels = g_strdup_printf ("/play/locale-words/levels/%s", speeches[i].locale);

      g_test_add_data_func (dates, &speeches[i], test_dates);
      g_test_add_data_func (gains, &speeches[i], test_gains);
      g_test_add_data_func (levels, &speeches[i], test_levels);
    }
  g_test_add_func ("/play/locale-words/clock", test_clock);
  g_test_add_func ("/play/locale-words/unknown", test_unknown);

  return g_test_run ();
}
