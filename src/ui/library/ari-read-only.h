/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

/* Whether matches can be changed: @library (nullable) is open, and can be written. */
gboolean    ari_read_only_may_write (AriLibrary *library);
/* The translated text of a banner for a library that can't be written. */
const char *ari_read_only_words     (void);
/* Lets @banner say so and offer to try again; hides it for any other library. A library is opened before it
 * is shown, and opening it again creates a new window. */
void        ari_read_only_show      (AdwBanner  *banner,
                                     AriLibrary *library);

G_END_DECLS
