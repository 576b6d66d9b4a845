/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth/labyrinth-position.h"

G_BEGIN_DECLS

gboolean labyrinth_is_equivalent (const AriPosition *position,
                                  AriAction          one,
                                  AriAction          other);

G_END_DECLS
