/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-chance-map.h"

G_BEGIN_DECLS

extern const AriChanceMap ari_chance_map_labyrinth;

G_END_DECLS
