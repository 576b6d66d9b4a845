/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-language.h"

#include <glib/gi18n.h>
#include <locale.h>

static const AriLanguage languages[ARI_N_LANGUAGES] = {
  { "en", "en_GB.UTF-8", "English" },
  { "de", "de_DE.UTF-8", "Deutsch" },
  { "fr", "fr_FR.UTF-8", "Français" },
};

/* What libadwaita 1.7 says to screen readers in our name: it looks these words up in the catalogue of the
 * program, not in its own. */
static const char *const borrowed[] G_GNUC_UNUSED = {
  N_("Close"), /* the button of a dialog */
  N_("Close the window"),
  N_("More Options"),
  N_("A toast appeared"), /* a message that goes again by itself */
  N_("A toast appeared: %s"),
  N_("A toast appeared, has a button: %s"),
  N_("A toast appeared: %s, has a button: %s"),
};

const AriLanguage *
ari_languages (void)
{
  return languages;
}

static void
choose (const AriLanguage *language)
{
  const char *messages;

  g_setenv ("LANGUAGE", language->id, TRUE);

  /* Dates and numbers follow if the system has that locale; else they stay as the system writes them. */
  setlocale (LC_TIME, language->locale);
  setlocale (LC_NUMERIC, language->locale);

  /* gettext ignores LANGUAGE when the locale is one of those without translations. */
  messages = setlocale (LC_MESSAGES, NULL);
  if (g_strcmp0 (messages, "C") == 0 || g_strcmp0 (messages, "POSIX") == 0 || g_strcmp0 (messages, "C.UTF-8") == 0)
    setlocale (LC_MESSAGES, language->locale);
}

void
ari_language_apply (const char *id)
{
  const char *folder;

  setlocale (LC_ALL, "");

  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    if (g_strcmp0 (languages[i].id, id) == 0)
      choose (&languages[i]);

  /* The environment names the folder of an uninstalled program: see ./dev. */
  folder = g_getenv ("ARIADNE_LOCALE_DIR");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : ARI_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
