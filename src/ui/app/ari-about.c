/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-about.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"

AdwDialog *
ari_about_new (void)
{
  AdwDialog *dialog = adw_about_dialog_new ();
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);
  g_autoptr(GPtrArray) credits = g_ptr_array_new_with_free_func (g_free);
  const AriRules *const *games;
  guint n_games;

  games = ari_board_renderer_games (&n_games);
  for (guint i = 0; i < n_games; i++)
    /* Translators: a credit: the first %s is a game, the second the one who designed it. */
    g_ptr_array_add (credits, g_strdup_printf (_("%s by %s"), _(games[i]->name), games[i]->narration->designer));
  g_ptr_array_add (credits, NULL);

  adw_about_dialog_set_application_name (about, "Ariadne");
  adw_about_dialog_set_application_icon (about, ARI_APPLICATION_ID);
  adw_about_dialog_set_version (about, ARI_VERSION);
  adw_about_dialog_set_developer_name (about, _("The Ariadne contributors"));
  adw_about_dialog_set_comments (about, _("Play board games inspired by the Cretan labyrinth, and follow "
                                          "the thread back through every match you have played."));
  adw_about_dialog_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_dialog_set_copyright (about, _("© The Ariadne contributors"));
  adw_about_dialog_add_credit_section (about, _("Games designed by"), (const char **) credits->pdata);
  /* Translators: put your names here, one to a line. */
  adw_about_dialog_set_translator_credits (about, _("translator-credits"));

  return dialog;
}
