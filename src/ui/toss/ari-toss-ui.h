/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-feat-ui.h"

G_BEGIN_DECLS

/* The bull and its rings. */
extern const AriFeatUi ari_toss_ui;

G_END_DECLS
