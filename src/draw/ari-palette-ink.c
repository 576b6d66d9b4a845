/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette-private.h"

#include <glib/gi18n-lib.h>

/* Pen and brush: black ink on paper, or white ink on slate in the dark. Shade is hatched, as in an engraving,
 * and only things that the rules give a colour get a wash. Prints well. */
const AriPalette ari_palette_ink = {
  .id = "ink",
  .title = NC_("board style", "Ink"),
  .shadow = { 0, 0 },
  .wash = 0,
  .colours = {
    [ARI_ROLE_SURFACE]        = { 0xFAF7F0, 0x17181A },
    [ARI_ROLE_FLOOR]          = { 0xF1EDE3, 0x1F2123 },
    [ARI_ROLE_FRAME]          = { 0xFAF7F0, 0x17181A },
    [ARI_ROLE_IVORY]          = { 0xFFFDF8, 0x2A2C2F },
    [ARI_ROLE_FRIEZE]         = { 0x8F8A80, 0x7E7B75 },
    [ARI_ROLE_FAINT]          = { 0x96918A, 0x87888D },
    [ARI_ROLE_LINE]           = { 0x7A766E, 0x86847E },
    [ARI_ROLE_LINE_HOVER]     = { 0x33302C, 0xD8D5CD },
    [ARI_ROLE_LETTER]         = { 0x16140F, 0xF5F2EA },
    [ARI_ROLE_INK]            = { 0x16140F, 0xF5F2EA },
    [ARI_ROLE_WINDOW]         = { 0xFAFAFB, 0x222226 },
    [ARI_ROLE_CARD]           = { 0xFFFFFF, 0x36363A },
    [ARI_ROLE_TEXT]           = { 0x2E2A26, 0xF3EDE2 },
    [ARI_ROLE_TEXT_SECONDARY] = { 0x6B645B, 0xB5ABA0 },
    [ARI_ROLE_LAST_EDGE]      = { 0x7A5200, 0xFFDD75 },
    [ARI_ROLE_LAST_FILL]      = { 0xF5CF5C, 0x4F4212 },
    [ARI_ROLE_GOLD]           = { 0xF5CF5C, 0xFFDD75 },
    [ARI_ROLE_LEGAL]          = { 0x1F6E52, 0x78DDB4 },
    [ARI_ROLE_ILLEGAL]        = { 0xB3261E, 0xFF9080 },
    [ARI_ROLE_HINT]           = { 0x5A3C92, 0xCDB0FF },
    [ARI_ROLE_SHADOW]         = { 0x16140F, 0x000000 },

    [ARI_ROLE_SEAT_FILL + 0]  = { 0xC0432E, 0xE8745C },
    [ARI_ROLE_SEAT_FILL + 1]  = { 0x2C4A80, 0x587FD0 },
    [ARI_ROLE_SEAT_FILL + 2]  = { 0xF2DE9C, 0xF7E3A0 },
    [ARI_ROLE_SEAT_FILL + 3]  = { 0x8FBFA0, 0x8CCBA8 },
    [ARI_ROLE_SEAT_FILL + 4]  = { 0x33172C, 0x9A5086 },

    [ARI_ROLE_SEAT_EDGE + 0]  = { 0x16140F, 0x17181A },
    [ARI_ROLE_SEAT_EDGE + 1]  = { 0x16140F, 0x17181A },
    [ARI_ROLE_SEAT_EDGE + 2]  = { 0x16140F, 0x17181A },
    [ARI_ROLE_SEAT_EDGE + 3]  = { 0x16140F, 0x17181A },
    [ARI_ROLE_SEAT_EDGE + 4]  = { 0x16140F, 0x17181A },

    [ARI_ROLE_SEAT_ON + 0]    = { 0xFFFDF8, 0x16100C },
    [ARI_ROLE_SEAT_ON + 1]    = { 0xFFFDF8, 0x0A0C12 },
    [ARI_ROLE_SEAT_ON + 2]    = { 0x16140F, 0x16140F },
    [ARI_ROLE_SEAT_ON + 3]    = { 0x0C130F, 0x0C130F },
    [ARI_ROLE_SEAT_ON + 4]    = { 0xFFFDF8, 0xFFFFFF },

    [ARI_ROLE_SEAT_HATCH + 0] = { 0xB53A25, 0xE8745C },
    [ARI_ROLE_SEAT_HATCH + 1] = { 0x2C4A80, 0x587FD0 },
    [ARI_ROLE_SEAT_HATCH + 2] = { 0x846410, 0xF7E3A0 },
    [ARI_ROLE_SEAT_HATCH + 3] = { 0x3C7355, 0x8CCBA8 },
    [ARI_ROLE_SEAT_HATCH + 4] = { 0x33172C, 0x9A5086 },
  },
  .textures = {
    [ARI_ROLE_SHADOW]         = { ARI_HATCH_LEVEL, ARI_ROLE_SEAT_EDGE, 0.55f, 0.45f },
  },
};
