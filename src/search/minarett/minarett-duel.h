/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-duel.h"

G_BEGIN_DECLS

extern const AriDuel ari_duel_minarett;

G_END_DECLS
