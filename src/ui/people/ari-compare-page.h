/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_COMPARE_PAGE (ari_compare_page_get_type ())
/**
 * AriComparePage:
 *
 * Two people side by side, in one game at a time: what their own pages say, in two columns, and how they did
 * against each other. What fewer than five matches would say is not told.
 */
G_DECLARE_FINAL_TYPE (AriComparePage, ari_compare_page, ARI, COMPARE_PAGE, AdwNavigationPage)

/* @one, @other: the names of two people whom @people knows. @rules: the game that is shown first */
AriComparePage *ari_compare_page_new (AriPeople      *people,
                                      const char     *one,
                                      const char     *other,
                                      const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
