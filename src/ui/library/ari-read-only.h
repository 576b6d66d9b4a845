/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* What a banner says of a library that can't be written, translated. */
const char *ari_read_only_words (void);
/* Lets @banner say so and offer to try again; for any other library it is hidden. A library is opened
 * before it is shown, and opening it again makes a new window. */
void        ari_read_only_show  (AdwBanner  *banner,
                                 AriLibrary *library);

G_END_DECLS
