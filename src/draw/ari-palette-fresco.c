/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette-private.h"

#include <glib/gi18n-lib.h>

/* Plaster, earth and two costly pigments. In light schemes, a seat's dark edge carries the contrast against
 * the surface (ochre's fill alone does not); in dark ones, its fill does. */
const AriPalette ari_palette_fresco = {
  .id = "fresco",
  .title = NC_("board style", "Fresco"),
  .shadow = { 0.20f, 0.45f },
  .wash = 1,
  .colours = {
    [ARI_ROLE_SURFACE]        = { 0xF6EEDC, 0x261E19 },
    [ARI_ROLE_FLOOR]          = { 0xEFE3C8, 0x30261F },
    [ARI_ROLE_FRAME]          = { 0xE8D9B8, 0x3A2E25 },
    [ARI_ROLE_IVORY]          = { 0xFBF6EA, 0x3B3028 },
    [ARI_ROLE_FRIEZE]         = { 0xC9A66B, 0x8A6C42 },
    [ARI_ROLE_FAINT]          = { 0xA88F5E, 0x98826A },
    [ARI_ROLE_LINE]           = { 0x94795A, 0x90785E },
    [ARI_ROLE_LINE_HOVER]     = { 0x5A4330, 0xD9C39C },
    [ARI_ROLE_LETTER]         = { 0x2A2018, 0xF4E9D4 },
    [ARI_ROLE_INK]            = { 0x2A2018, 0xF1E5CC },
    [ARI_ROLE_WINDOW]         = { 0xFAFAFB, 0x222226 },
    [ARI_ROLE_CARD]           = { 0xFFFFFF, 0x36363A },
    [ARI_ROLE_TEXT]           = { 0x2E2A26, 0xF3EDE2 },
    [ARI_ROLE_TEXT_SECONDARY] = { 0x6B645B, 0xB5ABA0 },
    [ARI_ROLE_LAST_EDGE]      = { 0x8A5A00, 0xFFD65C },
    [ARI_ROLE_LAST_FILL]      = { 0xF7C948, 0x5C4510 },
    [ARI_ROLE_GOLD]           = { 0xF7C948, 0xFFD65C },
    [ARI_ROLE_LEGAL]          = { 0x1F7A5C, 0x6FE0B4 },
    [ARI_ROLE_ILLEGAL]        = { 0xB3261E, 0xFF8A7A },
    [ARI_ROLE_HINT]           = { 0x6A3FA0, 0xCBA6FF },
    [ARI_ROLE_SHADOW]         = { 0x2A2018, 0x000000 },

    [ARI_ROLE_SEAT_FILL + 0]  = { 0xBC4B32, 0xE27A52 },
    [ARI_ROLE_SEAT_FILL + 1]  = { 0x234E94, 0x4C7CD2 },
    [ARI_ROLE_SEAT_FILL + 2]  = { 0xE3A72F, 0xFBDB80 },
    [ARI_ROLE_SEAT_FILL + 3]  = { 0x3F9474, 0x66CBA3 },
    [ARI_ROLE_SEAT_FILL + 4]  = { 0x53213F, 0xA2508C },

    [ARI_ROLE_SEAT_EDGE + 0]  = { 0x6E2415, 0x8A3716 },
    [ARI_ROLE_SEAT_EDGE + 1]  = { 0x102C5C, 0x27468C },
    [ARI_ROLE_SEAT_EDGE + 2]  = { 0x7A5208, 0xA87818 },
    [ARI_ROLE_SEAT_EDGE + 3]  = { 0x1C5540, 0x2A7858 },
    [ARI_ROLE_SEAT_EDGE + 4]  = { 0x2B0D20, 0x5E2650 },

    [ARI_ROLE_SEAT_ON + 0]    = { 0xFFF8EC, 0x1B120C },
    [ARI_ROLE_SEAT_ON + 1]    = { 0xFFF8EC, 0x0C0F18 },
    [ARI_ROLE_SEAT_ON + 2]    = { 0x2A2018, 0x1B120C },
    [ARI_ROLE_SEAT_ON + 3]    = { 0x14100C, 0x0B1712 },
    [ARI_ROLE_SEAT_ON + 4]    = { 0xFFF8EC, 0xFFFFFF },

    [ARI_ROLE_SEAT_HATCH + 0] = { 0xBC4B32, 0xE27A52 },
    [ARI_ROLE_SEAT_HATCH + 1] = { 0x234E94, 0x4C7CD2 },
    [ARI_ROLE_SEAT_HATCH + 2] = { 0xA8760F, 0xFBDB80 },
    [ARI_ROLE_SEAT_HATCH + 3] = { 0x2F7A5E, 0x66CBA3 },
    [ARI_ROLE_SEAT_HATCH + 4] = { 0x53213F, 0xA2508C },
  },
};
