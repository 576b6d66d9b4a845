/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_PERSON_PAGE (ari_person_page_get_type ())
/**
 * AriPersonPage:
 *
 * A person, in one game at a time: the rating over time, how the matches went, and against whom. The person
 * can be renamed here; with the name of another one, both become one.
 */
G_DECLARE_FINAL_TYPE (AriPersonPage, ari_person_page, ARI, PERSON_PAGE, AdwNavigationPage)

/* @settings: (nullable): what the first person of a new match is called is kept there. @name: of a person
 * whom @people knows */
AriPersonPage *ari_person_page_new (AriPeople  *people,
                                    GSettings  *settings,
                                    const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* The name of the person now. */
const char    *ari_person_page_get_name (AriPersonPage *self);

G_END_DECLS
