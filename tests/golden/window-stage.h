/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "golden.h"

G_BEGIN_DECLS

/* The page of a match in a window: what a screen reader finds there, and what it is told. */
extern const GoldenStage window_stage;

G_END_DECLS
