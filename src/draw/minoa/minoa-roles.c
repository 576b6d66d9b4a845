/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-roles.h"

/* In the order of AriScheme: fresco, marble, ink and high contrast, each in the light and in the dark. */
static const AriPigment pigments[] = {
  [MINOA_ROLE_STICK_LIGHT - ARI_N_ROLES] = {
    { 0x6A5644, 0xFFFFFF, 0x86683F, 0xFFFFFF, 0x16140F, 0xF5F2EA, 0x000000, 0xFFFFFF },
  },
};

const AriPigments minoa_pigments = { pigments, G_N_ELEMENTS (pigments) };
