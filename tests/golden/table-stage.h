/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "golden.h"

G_BEGIN_DECLS

/* A table without a window: what people see is what the window would read from it. */
extern const GoldenStage table_stage;

G_END_DECLS
