/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-playouts.h"

G_BEGIN_DECLS

extern const AriPlayouts ari_playouts_labyrinth;

G_END_DECLS
