/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"

G_BEGIN_DECLS

extern const AriFace ari_face_minoa;

G_END_DECLS
