/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette-private.h"

/* For users who ask the system for high contrast, in any style: nothing is pale, and there are no shadows. */
const AriPalette ari_palette_contrast = {
  .shadow = { 0, 0 },
  .wash = 1,
  .colours = {
    [ARI_ROLE_SURFACE]        = { 0xFFFFFF, 0x000000 },
    [ARI_ROLE_FLOOR]          = { 0xF2F2F2, 0x161310 },
    [ARI_ROLE_FRAME]          = { 0xFFFFFF, 0x000000 },
    [ARI_ROLE_IVORY]          = { 0xFFFFFF, 0x161310 },
    [ARI_ROLE_FRIEZE]         = { 0x5A4330, 0xD9C39C },
    [ARI_ROLE_FAINT]          = { 0x8C7A60, 0x8A7760 },
    [ARI_ROLE_LINE]           = { 0x5A4330, 0xBFA682 },
    [ARI_ROLE_LINE_HOVER]     = { 0x000000, 0xFFFFFF },
    [ARI_ROLE_LETTER]         = { 0x000000, 0xFFFFFF },
    [ARI_ROLE_INK]            = { 0x000000, 0xFFFFFF },
    [ARI_ROLE_WINDOW]         = { 0xFFFFFF, 0x000000 },
    [ARI_ROLE_CARD]           = { 0xFFFFFF, 0x161310 },
    [ARI_ROLE_TEXT]           = { 0x000000, 0xFFFFFF },
    [ARI_ROLE_TEXT_SECONDARY] = { 0x3A342E, 0xDDD6CC },
    [ARI_ROLE_LAST_EDGE]      = { 0x000000, 0xFFE27A },
    [ARI_ROLE_LAST_FILL]      = { 0xFFD23F, 0x000000 },
    [ARI_ROLE_GOLD]           = { 0xFFD23F, 0xFFE27A },
    [ARI_ROLE_LEGAL]          = { 0x00573C, 0x7CFFCB },
    [ARI_ROLE_ILLEGAL]        = { 0xA10010, 0xFF9A8C },
    [ARI_ROLE_HINT]           = { 0x4E1E8C, 0xDCC2FF },
    [ARI_ROLE_SHADOW]         = { 0x000000, 0x000000 },

    [ARI_ROLE_SEAT_FILL + 0]  = { 0xA83418, 0xF2744A },
    [ARI_ROLE_SEAT_FILL + 1]  = { 0x123C86, 0x4E82EA },
    [ARI_ROLE_SEAT_FILL + 2]  = { 0xD9981A, 0xFFE37A },
    [ARI_ROLE_SEAT_FILL + 3]  = { 0x2C8362, 0x3FC79C },
    [ARI_ROLE_SEAT_FILL + 4]  = { 0x45102F, 0xA8478A },

    [ARI_ROLE_SEAT_EDGE + 0]  = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_EDGE + 1]  = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_EDGE + 2]  = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_EDGE + 3]  = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_EDGE + 4]  = { 0x000000, 0x000000 },

    [ARI_ROLE_SEAT_ON + 0]    = { 0xFFFFFF, 0x000000 },
    [ARI_ROLE_SEAT_ON + 1]    = { 0xFFFFFF, 0x000000 },
    [ARI_ROLE_SEAT_ON + 2]    = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_ON + 3]    = { 0x000000, 0x000000 },
    [ARI_ROLE_SEAT_ON + 4]    = { 0xFFFFFF, 0xFFFFFF },

    [ARI_ROLE_SEAT_HATCH + 0] = { 0xA83418, 0xF2744A },
    [ARI_ROLE_SEAT_HATCH + 1] = { 0x123C86, 0x4E82EA },
    [ARI_ROLE_SEAT_HATCH + 2] = { 0x8A5D00, 0xFFE37A },
    [ARI_ROLE_SEAT_HATCH + 3] = { 0x1D6B4C, 0x3FC79C },
    [ARI_ROLE_SEAT_HATCH + 4] = { 0x45102F, 0xA8478A },
  },
};
