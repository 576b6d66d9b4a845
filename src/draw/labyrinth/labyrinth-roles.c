/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-roles.h"

/* In the order of AriScheme: fresco, marble, ink and high contrast, each in the light and in the dark. */
static const AriPigment pigments[] = {
  [LABYRINTH_ROLE_WALL - ARI_N_ROLES] = {
    { 0x5B3F2A, 0xC9AC80, 0x3F4A52, 0xB4BEC5, 0x1E1B17, 0xD8D5CD, 0x000000, 0xFFFFFF },
  },
  [LABYRINTH_ROLE_WALL_LIGHT - ARI_N_ROLES] = {
    { 0x8A6748, 0xEAD7B2, 0x76838C, 0xDEE4E8, 0x1E1B17, 0xD8D5CD, 0x000000, 0xFFFFFF },
  },
  [LABYRINTH_ROLE_CHAMBER - ARI_N_ROLES] = {
    .colours = { 0x234E94, 0x2A4A86, 0x2C4468, 0x2C4468, 0x262A3C, 0x262A3C, 0x123C86, 0x123C86 },
    .textures = { [ARI_STYLE_INK] = { ARI_HATCH_DOTS, LABYRINTH_ROLE_SUN, 0.4f, 1.6f } },
  },
  [LABYRINTH_ROLE_SUN - ARI_N_ROLES] = {
    { 0xF0C65A, 0xF0C65A, 0xE4C36E, 0xE4C36E, 0xF2DE9C, 0xF2DE9C, 0xFFE37A, 0xFFE37A },
  },
  [LABYRINTH_ROLE_PASSAGE - ARI_N_ROLES] = {
    { 0x8A5A00, 0xD9A441, 0x75540F, 0xD2AE66, 0x7A5200, 0xE2B65C, 0x5A3A00, 0xFFD27A },
  },
  [LABYRINTH_ROLE_DIE - ARI_N_ROLES] = {
    { 0xFBF4E4, 0xF3E8D0, 0xF7F5EF, 0xF0EDE4, 0xFDFBF5, 0xF1EEE6, 0xFFFFFF, 0xFFFFFF },
  },
  [LABYRINTH_ROLE_DIE_OUTLINE - ARI_N_ROLES] = {
    { 0x5B3F2A, 0x2E1F14, 0x4A4640, 0x23211E, 0x16140F, 0x17181A, 0x000000, 0x000000 },
  },
};

const AriPigments labyrinth_pigments = { pigments, G_N_ELEMENTS (pigments) };
