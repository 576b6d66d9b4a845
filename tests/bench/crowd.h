/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"
#include "ari-random.h"

G_BEGIN_DECLS

/* Plays a random action of a match that isn't over. */
void      crowd_play  (AriMatch   *match,
                       AriRandom  *random);
/* A whole random game of Minoa. */
AriMatch *crowd_match (AriRandom  *random) G_GNUC_WARN_UNUSED_RESULT;
/* Adds whole random games of Minoa between 2 × @n_names people: Player0 … against Guest0 …; FALSE with an
 * error. */
gboolean  crowd_fill  (AriLibrary *library,
                       guint       n_matches,
                       guint       n_names,
                       GError    **error);

G_END_DECLS
