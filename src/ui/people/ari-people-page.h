/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_PEOPLE_PAGE (ari_people_page_get_type ())
/**
 * AriPeoplePage:
 *
 * The people who have finished matches, those who played last first. Each row leads to the page of a person.
 */
G_DECLARE_FINAL_TYPE (AriPeoplePage, ari_people_page, ARI, PEOPLE_PAGE, AdwNavigationPage)

AriPeoplePage *ari_people_page_new        (void) G_GNUC_WARN_UNUSED_RESULT;
/* Call once, when the library is open. */
void           ari_people_page_set_people (AriPeoplePage *self,
                                           AriPeople     *people);

G_END_DECLS
