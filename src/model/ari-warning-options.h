/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriWarnFrom: which moves the persons at the table are warned before
 * @ARI_WARN_NEVER: before none
 * @ARI_WARN_BLUNDERS: only before blunders
 * @ARI_WARN_MISTAKES: before mistakes, too
 */
typedef enum
{
  ARI_WARN_NEVER,
  ARI_WARN_BLUNDERS,
  ARI_WARN_MISTAKES,
} AriWarnFrom;

/**
 * AriWarningOptions:
 * @from: which moves
 * @seats: whose players want it, bit (seat − 1); 0 with %ARI_WARN_NEVER
 *
 * Whether a match warns the persons who play it. A value.
 */
typedef struct
{
  AriWarnFrom from;
  guint       seats;
} AriWarningOptions;

/* The word for it in records and in the protocol, which is not translated. */
const char *ari_warn_from_word  (AriWarnFrom        from);
gboolean ari_warning_options_equal     (const AriWarningOptions *a,
                                        const AriWarningOptions *b);
/* Whether anyone is warned: all @persons want it (bits, as in ari_match_find_persons()). */
gboolean ari_warning_options_apply     (const AriWarningOptions *self,
                                        guint                    persons);
char    *ari_warning_options_to_text   (const AriWarningOptions *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean ari_warning_options_from_text (AriWarningOptions *self,
                                        const char        *text,
                                        guint              seats);

G_END_DECLS
