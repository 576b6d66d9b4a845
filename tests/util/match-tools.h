/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-random.h"

G_BEGIN_DECLS

/* A match with a random tree of about @n_plies plies, with everything that a match can carry: comments with
 * awkward characters, glyphs, evaluations, tosses, times, retracted variations, names, notes. The cursor is
 * at the end of the main line. */
AriMatch *random_match         (const AriSetup *setup,
                                guint           n_plies,
                                AriRandom      *random) G_GNUC_WARN_UNUSED_RESULT;
/* Valid UTF-8 with many of the characters that records treat specially. */
char     *random_text          (AriRandom      *random) G_GNUC_WARN_UNUSED_RESULT;

/* Asserts that the two are identical, down to the comments. Ids and cursors may differ. */
void      assert_matches_equal (AriMatch       *a,
                                AriMatch       *b);

G_END_DECLS
