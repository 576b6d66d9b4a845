/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

extern const AriRules ari_rules_labyrinth;

G_END_DECLS
