/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette-private.h"

#include <glib/gi18n-lib.h>

/* White marble in the light and black marble in the dark, both veined, with inlays and plaques of bronze. The
 * pigments are those of stones: porphyry, slate, brass, verdigris, amethyst. */
const AriPalette ari_palette_marble = {
  .id = "marble",
  .title = NC_("board style", "Marble"),
  .shadow = { 0.22f, 0.50f },
  .wash = 1,
  .colours = {
    [ARI_ROLE_SURFACE]        = { 0xF0F1F0, 0x1D2124 },
    [ARI_ROLE_FLOOR]          = { 0xE2E5E6, 0x262B2F },
    [ARI_ROLE_FRAME]          = { 0xCFD5D8, 0x30373C },
    [ARI_ROLE_IVORY]          = { 0xF9F9F6, 0x4A5359 },
    [ARI_ROLE_FRIEZE]         = { 0xA0885A, 0x9A8254 },
    [ARI_ROLE_FAINT]          = { 0x8B9398, 0x838C93 },
    [ARI_ROLE_LINE]           = { 0x747E86, 0x7F8A92 },
    [ARI_ROLE_LINE_HOVER]     = { 0x3C464E, 0xCBD3D8 },
    [ARI_ROLE_LETTER]         = { 0x1E2429, 0xF1F3F3 },
    [ARI_ROLE_INK]            = { 0x2A2119, 0xEFE6D2 },
    [ARI_ROLE_WINDOW]         = { 0xFAFAFB, 0x222226 },
    [ARI_ROLE_CARD]           = { 0xFFFFFF, 0x36363A },
    [ARI_ROLE_TEXT]           = { 0x2E2A26, 0xF3EDE2 },
    [ARI_ROLE_TEXT_SECONDARY] = { 0x6B645B, 0xB5ABA0 },
    [ARI_ROLE_LAST_EDGE]      = { 0x7A5600, 0xFFD873 },
    [ARI_ROLE_LAST_FILL]      = { 0xEFC24E, 0x574517 },
    [ARI_ROLE_GOLD]           = { 0xEFC24E, 0xFFD873 },
    [ARI_ROLE_LEGAL]          = { 0x1B7059, 0x72DDB8 },
    [ARI_ROLE_ILLEGAL]        = { 0xAD2A2A, 0xFF8F84 },
    [ARI_ROLE_HINT]           = { 0x5E4296, 0xC6AEFF },
    [ARI_ROLE_SHADOW]         = { 0x20262B, 0x000000 },

    [ARI_ROLE_SEAT_FILL + 0]  = { 0xA84A42, 0xD6786A },
    [ARI_ROLE_SEAT_FILL + 1]  = { 0x2F5585, 0x527FC0 },
    [ARI_ROLE_SEAT_FILL + 2]  = { 0xD6B25E, 0xF0D591 },
    [ARI_ROLE_SEAT_FILL + 3]  = { 0x5B9A88, 0x7FC4AE },
    [ARI_ROLE_SEAT_FILL + 4]  = { 0x4A2640, 0x9C5A8E },

    [ARI_ROLE_SEAT_EDGE + 0]  = { 0x5C1F1B, 0x7A332C },
    [ARI_ROLE_SEAT_EDGE + 1]  = { 0x15304F, 0x274672 },
    [ARI_ROLE_SEAT_EDGE + 2]  = { 0x6E5518, 0x8F7430 },
    [ARI_ROLE_SEAT_EDGE + 3]  = { 0x235246, 0x35705F },
    [ARI_ROLE_SEAT_EDGE + 4]  = { 0x260F20, 0x572A4F },

    [ARI_ROLE_SEAT_ON + 0]    = { 0xFFFFFF, 0x180D0B },
    [ARI_ROLE_SEAT_ON + 1]    = { 0xFFFFFF, 0x0A0F18 },
    [ARI_ROLE_SEAT_ON + 2]    = { 0x241C0C, 0x241C0C },
    [ARI_ROLE_SEAT_ON + 3]    = { 0x0C1512, 0x0B1714 },
    [ARI_ROLE_SEAT_ON + 4]    = { 0xFFFFFF, 0xFFFFFF },

    [ARI_ROLE_SEAT_HATCH + 0] = { 0xA84A42, 0xD6786A },
    [ARI_ROLE_SEAT_HATCH + 1] = { 0x2F5585, 0x527FC0 },
    [ARI_ROLE_SEAT_HATCH + 2] = { 0x8A6C1E, 0xF0D591 },
    [ARI_ROLE_SEAT_HATCH + 3] = { 0x35776A, 0x7FC4AE },
    [ARI_ROLE_SEAT_HATCH + 4] = { 0x4A2640, 0x9C5A8E },
  },
  .textures = {
    [ARI_ROLE_SURFACE] = { ARI_HATCH_VEINS, ARI_ROLE_LINE, 0.3f, 1.0f },
    [ARI_ROLE_FLOOR]   = { ARI_HATCH_VEINS, ARI_ROLE_LINE, 0.3f, 1.0f },
    [ARI_ROLE_FRAME]   = { ARI_HATCH_VEINS, ARI_ROLE_IVORY, 0.5f, 0.8f },
  },
};
