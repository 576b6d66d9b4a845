/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "minotaur/minotaur-position.h"

G_BEGIN_DECLS

void      minotaur_forget (AriPosition *position,
                           guint        level);
AriAction minotaur_alike  (const AriPosition *position,
                           AriAction          action,
                           AriRandom         *random);
gboolean  minotaur_is_equivalent (const AriPosition *position,
                                  AriAction          one,
                                  AriAction          other);

G_END_DECLS
