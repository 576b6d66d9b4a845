/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-read-only.h"

#include <glib/gi18n.h>

const char *
ari_read_only_words (void)
{
  return _("The library is read-only. To play or change matches, make its file and folder writable.");
}

void
ari_read_only_show (AdwBanner  *banner,
                    AriLibrary *library)
{
  gboolean read_only = ari_library_is_read_only (library);

  adw_banner_set_title (banner, ari_read_only_words ());
  adw_banner_set_button_label (banner, _("Try Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (banner), "app.library-open");
  adw_banner_set_revealed (banner, read_only);
  /* Hide an unrevealed banner from assistive technology. */
  gtk_widget_set_visible (GTK_WIDGET (banner), read_only);
}
