/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that somebody edited by hand, or that another release wrote. */
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "ari-lesson-progress.h"
#include "ari-new-match.h"
#include "ari-record.h"
#include "fuzz.h"

#include <string.h>

static GSettings *
new_settings (void)
{
  static GSettingsSchema *schema;
  g_autoptr(GSettingsBackend) backend = g_memory_settings_backend_new ();

  if (schema == NULL)
    schema = g_settings_schema_source_lookup (g_settings_schema_source_get_default (),
                                              "io.github.ariadne_games.Ariadne", TRUE);
  g_assert_nonnull (schema);

  return g_settings_new_full (schema, backend, NULL);
}

/* Sets the key of a line "key=value" of a keyfile, as far as GSettings lets it pass. */
static void
set_line (GSettings *settings,
          char      *line)
{
  char *value = strchr (line, '=');
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GSettingsSchemaKey) key = NULL;
  g_autoptr(GVariant) read = NULL;

  if (value == NULL)
    return;

  *value++ = '\0';
  g_object_get (settings, "settings-schema", &schema, NULL);
  if (!g_settings_schema_has_key (schema, line))
    return;

  key = g_settings_schema_get_key (schema, line);
  read = g_variant_parse (g_settings_schema_key_get_value_type (key), value, NULL, NULL, NULL);
  if (read != NULL && g_settings_schema_key_range_check (key, read))
    g_settings_set_value (settings, line, read);
}

/* The match that is proposed can be begun, kept and read again, and the next proposal has the same rules and
 * players. */
static void
begin_match (GSettings      *settings,
             const AriRules *rules)
{
  g_autoptr(AriNewMatch) proposed = ari_new_match_recall (settings, rules), again = NULL;
  g_autoptr(AriMatch) match = ari_new_match_build (proposed), read = NULL;
  g_autofree char *record = ari_record_write (match), *same = NULL;
  g_autoptr(GError) error = NULL;

  ari_new_match_has_last (settings, rules);
  ari_new_match_offers_practice (proposed, settings);
  read = ari_record_read (record, -1, NULL, &error);
  g_assert_no_error (error);
  same = ari_record_write (read);
  g_assert_cmpstr (same, ==, record);

  ari_new_match_remember (proposed, settings);
  again = ari_new_match_recall (settings, rules);
  g_assert_true (ari_setup_equal (&again->setup, &proposed->setup));
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      g_assert_cmpint (again->seats[i].kind, ==, proposed->seats[i].kind);
      /* Spaces around the name of the first person don't count. */
      if (i > 0)
        g_assert_cmpstr (again->seats[i].name, ==, proposed->seats[i].name);
      g_assert_cmpstr (again->seats[i].level, ==, proposed->seats[i].level);
    }
}

/* A lesson goes on at a step that it has. */
static void
take_lessons (GSettings      *settings,
              const AriRules *rules)
{
  guint n;
  const AriLesson *lessons = ari_lessons_of (rules, &n);

  ari_lesson_progress_is_new (settings, rules);
  for (guint i = 0; i < n; i++)
    {
      guint step = ari_lesson_progress_get_step (settings, &lessons[i]);
      guint64 solved = ari_lesson_progress_get_solved (settings, &lessons[i]);

      g_assert_cmpuint (step, <, lessons[i].n_steps);
      ari_lesson_progress_is_done (settings, &lessons[i]);
      ari_lesson_progress_is_skipped (settings, &lessons[i]);
      ari_lesson_progress_skip (settings, &lessons[i], solved);
      g_assert_cmpuint (ari_lesson_progress_get_step (settings, &lessons[i]), <, lessons[i].n_steps);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GSettings) settings = new_settings ();
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *name = NULL;
  const AriRules *const *games;
  guint n_games;

  /* GKeyFile reads nothing but UTF-8 either. */
  if (!g_utf8_validate (text, -1, NULL))
    return 0;

  for (guint i = 0; lines[i] != NULL; i++)
    set_line (settings, lines[i]);

  games = ari_rules_all (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      begin_match (settings, games[i]);
      take_lessons (settings, games[i]);
    }

  name = ari_new_match_person_name (settings);
  ari_new_match_rename_person (settings, name, "Ariadne");
  for (guint i = 0; i < n_games; i++)
    begin_match (settings, games[i]);

  return 0;
}
