/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_FAILURE_PAGE (ari_failure_page_get_type ())
/**
 * AriFailurePage:
 *
 * Fills the window when the library can't be opened, or the program is not whole: says what happened
 * and offers what can be done about it, by the code of the error. The backup that it offers is looked for on
 * a thread; until that is known it offers neither a backup nor a new library.
 */
G_DECLARE_FINAL_TYPE (AriFailurePage, ari_failure_page, ARI, FAILURE_PAGE, AdwNavigationPage)

/* Whether another library has to take the place of this one, because trying again can't help. */
gboolean        ari_failure_is_lasting (const GError *error);

/* @path (nullable): of the library. */
AriFailurePage *ari_failure_page_new (const GError *error,
                                      const char   *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
