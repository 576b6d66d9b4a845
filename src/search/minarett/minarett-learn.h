/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"

G_BEGIN_DECLS

extern const AriFitting ari_fitting_minarett;

G_END_DECLS
