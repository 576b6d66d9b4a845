/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-face.h"

static void
draw (const AriShow *show,
      AriScene      *scene)
{
}

const AriFace ari_face_minoa = { "minoa", draw };
