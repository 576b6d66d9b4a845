/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"

G_BEGIN_DECLS

extern const AriBoardRenderer ari_board_renderer_minotaur;

G_END_DECLS
