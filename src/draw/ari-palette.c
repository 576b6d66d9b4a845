/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette.h"

/* The fresco palette: plaster, earth and two costly pigments. Columns are light, dark, high contrast light and
 * high contrast dark. In the light schemes a seat's dark edge carries the contrast against the surface (ochre's
 * fill alone does not); in the dark ones its fill does. */
static const guint32 values[ARI_N_ROLES][ARI_N_SCHEMES] = {
  [ARI_ROLE_SURFACE]        = { 0xF6EEDC, 0x261E19, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_FLOOR]          = { 0xEFE3C8, 0x30261F, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_FRAME]          = { 0xE8D9B8, 0x3A2E25, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_IVORY]          = { 0xFBF6EA, 0x3B3028, 0xFFFFFF, 0x161310 },
  [ARI_ROLE_FRIEZE]         = { 0xC9A66B, 0x8A6C42, 0x5A4330, 0xD9C39C },
  [ARI_ROLE_FAINT]          = { 0xDCC9A0, 0x4E3F32, 0x8C7A60, 0x8A7760 },
  [ARI_ROLE_LINE]           = { 0x94795A, 0x90785E, 0x5A4330, 0xBFA682 },
  [ARI_ROLE_LINE_HOVER]     = { 0x5A4330, 0xD9C39C, 0x000000, 0xFFFFFF },
  [ARI_ROLE_LETTER]         = { 0x2A2018, 0xF4E9D4, 0x000000, 0xFFFFFF },
  [ARI_ROLE_STICK]          = { 0x2A2018, 0xF1E5CC, 0x000000, 0xFFFFFF },
  [ARI_ROLE_STICK_LIGHT]    = { 0x6A5644, 0xFFFFFF, 0x000000, 0xFFFFFF },
  [ARI_ROLE_WALL]           = { 0x5B3F2A, 0xC9AC80, 0x000000, 0xFFFFFF },
  [ARI_ROLE_WALL_LIGHT]     = { 0x8A6748, 0xEAD7B2, 0x000000, 0xFFFFFF },
  [ARI_ROLE_WINDOW]         = { 0xFAFAFB, 0x222226, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_CARD]           = { 0xFFFFFF, 0x36363A, 0xFFFFFF, 0x161310 },
  [ARI_ROLE_TEXT]           = { 0x2E2A26, 0xF3EDE2, 0x000000, 0xFFFFFF },
  [ARI_ROLE_TEXT_SECONDARY] = { 0x6B645B, 0xB5ABA0, 0x3A342E, 0xDDD6CC },
  [ARI_ROLE_LAST_EDGE]      = { 0x8A5A00, 0xFFD65C, 0x000000, 0xFFE27A },
  [ARI_ROLE_LAST_FILL]      = { 0xF7C948, 0x5C4510, 0xFFD23F, 0x000000 },
  [ARI_ROLE_GOLD]           = { 0xF7C948, 0xFFD65C, 0xFFD23F, 0xFFE27A },
  [ARI_ROLE_LEGAL]          = { 0x1F7A5C, 0x6FE0B4, 0x00573C, 0x7CFFCB },
  [ARI_ROLE_ILLEGAL]        = { 0xB3261E, 0xFF8A7A, 0xA10010, 0xFF9A8C },
  [ARI_ROLE_HINT]           = { 0x6A3FA0, 0xCBA6FF, 0x4E1E8C, 0xDCC2FF },
  [ARI_ROLE_SHADOW]         = { 0x2A2018, 0x000000, 0x000000, 0x000000 },

  [ARI_ROLE_SEAT_FILL + 0]  = { 0xBC4B32, 0xE27A52, 0xA83418, 0xF2744A },
  [ARI_ROLE_SEAT_FILL + 1]  = { 0x234E94, 0x4C7CD2, 0x123C86, 0x4E82EA },
  [ARI_ROLE_SEAT_FILL + 2]  = { 0xE3A72F, 0xFBDB80, 0xD9981A, 0xFFE37A },
  [ARI_ROLE_SEAT_FILL + 3]  = { 0x3F9474, 0x66CBA3, 0x2C8362, 0x3FC79C },
  [ARI_ROLE_SEAT_FILL + 4]  = { 0x53213F, 0xA2508C, 0x45102F, 0xA8478A },

  [ARI_ROLE_SEAT_EDGE + 0]  = { 0x6E2415, 0x8A3716, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_EDGE + 1]  = { 0x102C5C, 0x27468C, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_EDGE + 2]  = { 0x7A5208, 0xA87818, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_EDGE + 3]  = { 0x1C5540, 0x2A7858, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_EDGE + 4]  = { 0x2B0D20, 0x5E2650, 0x000000, 0x000000 },

  [ARI_ROLE_SEAT_ON + 0]    = { 0xFFF8EC, 0x1B120C, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_SEAT_ON + 1]    = { 0xFFF8EC, 0x0C0F18, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_SEAT_ON + 2]    = { 0x2A2018, 0x1B120C, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_ON + 3]    = { 0x14100C, 0x0B1712, 0x000000, 0x000000 },
  [ARI_ROLE_SEAT_ON + 4]    = { 0xFFF8EC, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF },

  [ARI_ROLE_SEAT_HATCH + 0] = { 0xBC4B32, 0xE27A52, 0xA83418, 0xF2744A },
  [ARI_ROLE_SEAT_HATCH + 1] = { 0x234E94, 0x4C7CD2, 0x123C86, 0x4E82EA },
  [ARI_ROLE_SEAT_HATCH + 2] = { 0xA8760F, 0xFBDB80, 0x8A5D00, 0xFFE37A },
  [ARI_ROLE_SEAT_HATCH + 3] = { 0x2F7A5E, 0x66CBA3, 0x1D6B4C, 0x3FC79C },
  [ARI_ROLE_SEAT_HATCH + 4] = { 0x53213F, 0xA2508C, 0x45102F, 0xA8478A },

  [ARI_ROLE_BOARD]          = { 0xE9D6AE, 0x3F3228, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_BOARD_EDGE]     = { 0xB08D57, 0x5A4430, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_BOARD_FLANK]    = { 0x8F6F42, 0x453322, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_BOARD_ORNAMENT] = { 0xE8D9B8, 0x8A6C42, 0x5A4330, 0xD9C39C },
  [ARI_ROLE_BOARD_LINE]     = { 0x7E6240, 0xA88B65, 0x5A4330, 0xBFA682 },

  [ARI_ROLE_BODY + 0]          = { 0xFBF4E4, 0xF3E8D0, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_BODY + 1]          = { 0x2B4E8E, 0x4A73C4, 0x123C86, 0x3A68C8 },
  [ARI_ROLE_BODY_SHADE + 0]    = { 0xDCC9A2, 0xC6AF84, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_BODY_SHADE + 1]    = { 0x17305F, 0x2A4786, 0x123C86, 0x3A68C8 },
  [ARI_ROLE_BODY_TOP + 0]      = { 0xFFFDF6, 0xFFF9EA, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_BODY_TOP + 1]      = { 0x4C74BD, 0x7FA4EA, 0x123C86, 0x3A68C8 },
  [ARI_ROLE_BODY_OUTLINE + 0]  = { 0x5B3F2A, 0x2E1F14, 0x000000, 0x000000 },
  [ARI_ROLE_BODY_OUTLINE + 1]  = { 0x0C1B3A, 0x0B1226, 0x000000, 0x000000 },
  [ARI_ROLE_BODY_ORNAMENT + 0] = { 0xBC4B32, 0xC9573B, 0xA83418, 0xA83418 },
  [ARI_ROLE_BODY_ORNAMENT + 1] = { 0xE9C46A, 0xF2D488, 0xFFE37A, 0xFFE37A },

  [ARI_ROLE_BACK]                = { 0xC98A5A, 0x6B4630, 0x5A4330, 0x161310 },
  [ARI_ROLE_BACK_EDGE]           = { 0xA3683D, 0x523421, 0x000000, 0xD9C39C },
  [ARI_ROLE_BACK_ORNAMENT]       = { 0xF3DDB4, 0xC79B6B, 0xFFFFFF, 0xD9C39C },

  [ARI_ROLE_TILE + 0]            = { 0xBC4B32, 0xBF4F34, 0xA83418, 0xF2744A },
  [ARI_ROLE_TILE + 1]            = { 0x3F9474, 0x3F9474, 0x2C8362, 0x3FC79C },
  [ARI_ROLE_TILE + 2]            = { 0x234E94, 0x3C66B4, 0x123C86, 0x4E82EA },
  [ARI_ROLE_TILE + 3]            = { 0xE3A72F, 0xE9B440, 0xD9981A, 0xFFE37A },
  [ARI_ROLE_TILE + 4]            = { 0xF4ECDC, 0xF4ECDC, 0xFFFFFF, 0xFFFFFF },

  [ARI_ROLE_TILE_EDGE + 0]       = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_EDGE + 1]       = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_EDGE + 2]       = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_EDGE + 3]       = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_EDGE + 4]       = { 0x7A6A55, 0x2A2018, 0x000000, 0x000000 },

  [ARI_ROLE_TILE_ON + 0]         = { 0xFFF8EC, 0xFFF8EC, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_TILE_ON + 1]         = { 0x14100C, 0x14100C, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_ON + 2]         = { 0xFFF8EC, 0xFFF8EC, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_TILE_ON + 3]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_TILE_ON + 4]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },

  [ARI_ROLE_HORN + 0]            = { 0xFBF4E4, 0xFBF4E4, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_HORN + 1]            = { 0xFBF4E4, 0xFBF4E4, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_HORN + 2]            = { 0xFBF4E4, 0xFBF4E4, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_HORN + 3]            = { 0xFBF4E4, 0xFBF4E4, 0xFFFFFF, 0xFFFFFF },
  [ARI_ROLE_HORN + 4]            = { 0x5B3F2A, 0x5B3F2A, 0x000000, 0x000000 },

  [ARI_ROLE_HORN_ON + 0]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_HORN_ON + 1]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_HORN_ON + 2]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_HORN_ON + 3]         = { 0x2A2018, 0x2A2018, 0x000000, 0x000000 },
  [ARI_ROLE_HORN_ON + 4]         = { 0xFBF4E4, 0xFBF4E4, 0xFFFFFF, 0xFFFFFF },

  [ARI_ROLE_CHAMBER]             = { 0x234E94, 0x2A4A86, 0x123C86, 0x123C86 },
  [ARI_ROLE_SUN]                 = { 0xF0C65A, 0xF0C65A, 0xFFE37A, 0xFFE37A },
  [ARI_ROLE_PASSAGE]             = { 0x8A5A00, 0xD9A441, 0x5A3A00, 0xFFD27A },

  [ARI_ROLE_PLASTER]               = { 0xF3E7CB, 0x2A211B, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_BAND]                  = { 0x234E94, 0x22376A, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_BAND_ORNAMENT]         = { 0xF0DDB0, 0xB99A66, 0x5A4330, 0xD9C39C },
  [ARI_ROLE_BAND_EDGE]             = { 0xD9982A, 0xE0A038, 0x000000, 0xFFFFFF },
  [ARI_ROLE_DADO]                  = { 0xA8452E, 0x5E2A1E, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_COLUMN]                = { 0xB5462E, 0x7A3324, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_COLUMN_SHADE]          = { 0x8F3321, 0x592418, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_COLUMN_EDGE]           = { 0x5B2113, 0x2A100A, 0x000000, 0xFFFFFF },
  [ARI_ROLE_CUSHION]               = { 0x2A2018, 0x140D0A, 0x000000, 0xFFFFFF },
  [ARI_ROLE_CAPITAL]               = { 0xE3A72F, 0xA87818, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_PAVING]                = { 0xE3CDA0, 0x392C24, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_PAVING_DARK]           = { 0xD6BC88, 0x44362B, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_HIDE]                  = { 0x6B4128, 0x8B5A3C, 0xFFFFFF, 0x161310 },
  [ARI_ROLE_HIDE_SHADE]            = { 0x4E2D1A, 0x6B432B, 0xF2F2F2, 0x000000 },
  [ARI_ROLE_EAR]                   = { 0xB97C5B, 0xB97C5B, 0xFFFFFF, 0x161310 },
  [ARI_ROLE_MUZZLE]                = { 0xD9B48A, 0xC49A70, 0xFFFFFF, 0x161310 },
  [ARI_ROLE_EYE]                   = { 0xFFF8EC, 0xFFF8EC, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_BULL_HORN]             = { 0xF6E9CC, 0xF6E9CC, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_BULL_HORN_SHADE]       = { 0xC9AE7C, 0xC9AE7C, 0xF2F2F2, 0x161310 },
  [ARI_ROLE_BULL_HORN_TIP]         = { 0x5B3F2A, 0x5B3F2A, 0x000000, 0xFFFFFF },
  [ARI_ROLE_BULL_LINE]             = { 0x22160E, 0x140D08, 0x000000, 0xFFFFFF },
  [ARI_ROLE_ROSETTE]               = { 0xF0C65A, 0xF0C65A, 0xFFFFFF, 0x000000 },
  [ARI_ROLE_RING]                  = { 0xE3A72F, 0xE9B440, 0xD9981A, 0xFFE37A },
  [ARI_ROLE_RING_EDGE]             = { 0x5A3A00, 0x2E1F08, 0x000000, 0x000000 },
  [ARI_ROLE_RING_LIGHT]            = { 0xFFF0BF, 0xFFF0BF, 0xFFD23F, 0xFFFFFF },
};

/* High contrast knows no shadows. */
static const float shadow_alpha[ARI_N_SCHEMES] = { 0.20f, 0.45f, 0, 0 };

/**
 * ari_palette_colour:
 *
 * Returns: the colour of @role in @scheme; ARI_ROLE_NONE is transparent. Only
 *   ARI_ROLE_SHADOW is translucent by itself.
 */
AriColour
ari_palette_colour (AriScheme scheme,
                    AriRole   role)
{
  guint32 value;
  AriColour colour = { 0 };

  g_return_val_if_fail (scheme < ARI_N_SCHEMES && role < ARI_N_ROLES, colour);

  if (role == ARI_ROLE_NONE)
    return colour;

  value = values[role][scheme];
  colour.red = (float) (value >> 16 & 0xff) / 255;
  colour.green = (float) (value >> 8 & 0xff) / 255;
  colour.blue = (float) (value & 0xff) / 255;
  colour.alpha = role == ARI_ROLE_SHADOW ? shadow_alpha[scheme] : 1;

  return colour;
}
