/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-spots.h"

G_BEGIN_DECLS

/* The keys that go from spot to spot and pick. @spots: (borrowed). */
GtkEventController *ari_board_keys_new (AriBoardSpots *spots) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
