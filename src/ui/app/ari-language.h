/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriLanguage:
 *
 * A language of the program. @title is in that language itself, so that you find yours whatever the current
 * setting is.
 */
typedef struct
{
  const char *id;     /* "de": as in LANGUAGE and in the settings */
  const char *locale; /* for dates, where it is installed */
  const char *title;
} AriLanguage;

#define ARI_N_LANGUAGES 3

const AriLanguage *ari_languages       (void); /* ARI_N_LANGUAGES of them */
/* Call it once, before anything else: sets the locale and binds the translations. Empty @id: the system's. */
void               ari_language_apply  (const char *id);

G_END_DECLS
