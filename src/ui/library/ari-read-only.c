/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-read-only.h"

#include <glib/gi18n.h>

#include "ari-widget-util.h"

gboolean
ari_read_only_may_write (AriLibrary *library)
{
  return library != NULL && !ari_library_is_read_only (library);
}

const char *
ari_read_only_words (void)
{
  return _("The library is read-only. To play or change matches, make its file and folder writable.");
}

void
ari_read_only_show (AdwBanner  *banner,
                    AriLibrary *library)
{
  adw_banner_set_title (banner, ari_read_only_words ());
  adw_banner_set_button_label (banner, _("Try Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (banner), "app.library-open");
  ari_widget_reveal_banner (banner, ari_library_is_read_only (library));
}
