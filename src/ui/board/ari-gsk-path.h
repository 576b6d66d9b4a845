/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gsk/gsk.h>

#include "ari-scene.h"

G_BEGIN_DECLS

GskPath *ari_gsk_path_new (const AriPath *path,
                           float          unit,
                           AriPoint       origin) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
