/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_FAILURE_PAGE (ari_failure_page_get_type ())
/**
 * AriFailurePage:
 *
 * Fills the window when the library can't be opened, or the installation is incomplete: says what happened
 * and offers remedies, depending on the code of the error. A thread looks for a backup to offer; until it has
 * finished, the page offers neither a backup nor a new library.
 */
G_DECLARE_FINAL_TYPE (AriFailurePage, ari_failure_page, ARI, FAILURE_PAGE, AdwNavigationPage)

/* Whether another library must replace this one, because trying again can't help. */
gboolean        ari_failure_is_lasting (const GError *error);

/* @path (nullable): of the library. */
AriFailurePage *ari_failure_page_new (const GError *error,
                                      const char   *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
