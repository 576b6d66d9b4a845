/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"
#include "labyrinth/labyrinth-roles.h"
#include "minarett/minarett-roles.h"
#include "minoa/minoa-canvas.h"
#include "minotaur/minotaur-roles.h"

#include <math.h>

#define SEATS 5

static double
linear (float channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* WCAG 2.2: relative luminance, and contrast of two colours. */
static double
luminance (AriColour colour)
{
  return 0.2126 * linear (colour.red) + 0.7152 * linear (colour.green) + 0.0722 * linear (colour.blue);
}

static double
contrast_of (AriColour a,
             AriColour b)
{
  double first = luminance (a), second = luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

static double
contrast (const AriPigments *pigments,
          AriScheme          scheme,
          AriRole            a,
          AriRole            b)
{
  return contrast_of (ari_pigments_colour (pigments, scheme, a), ari_pigments_colour (pigments, scheme, b));
}

/* Everything that means something stands out from the ground by what WCAG asks of graphics, text by what it
 * asks of text; high contrast asks for more. */
static void
test_roles (void)
{
  static const struct
  {
    AriRole            role, ground;
    double             normal, high;
    const AriPigments *pigments;
  } promises[] = {
    { ARI_ROLE_LINE, ARI_ROLE_SURFACE, 3.4, 8.9 },
    { ARI_ROLE_LINE_HOVER, ARI_ROLE_SURFACE, 7.9, 21 },
    { ARI_ROLE_LETTER, ARI_ROLE_SURFACE, 13.5, 21 },
    { ARI_ROLE_INK, ARI_ROLE_SURFACE, 13, 21 },
    { LABYRINTH_ROLE_WALL, ARI_ROLE_SURFACE, 7.5, 21, &labyrinth_pigments },
    { ARI_ROLE_LAST_EDGE, ARI_ROLE_SURFACE, 5, 16 },
    { ARI_ROLE_LEGAL, ARI_ROLE_SURFACE, 4.5, 8.5 },
    { ARI_ROLE_ILLEGAL, ARI_ROLE_SURFACE, 5.6, 8.2 },
    { ARI_ROLE_HINT, ARI_ROLE_SURFACE, 6.3, 11 },
    { ARI_ROLE_TEXT, ARI_ROLE_CARD, 10, 18 },
    { ARI_ROLE_TEXT_SECONDARY, ARI_ROLE_CARD, 4.5, 12 },
    { ARI_ROLE_FAINT, ARI_ROLE_CARD, 3, 4 },
    /* Figures on a disc of these colours are written in the colour of the ground. */
    { ARI_ROLE_SURFACE, ARI_ROLE_HINT, 4.5, 4.5 },
    { ARI_ROLE_SURFACE, ARI_ROLE_ILLEGAL, 4.5, 4.5 },
    { ARI_ROLE_SURFACE, ARI_ROLE_LEGAL, 4.5, 4.5 },
    { MINARETT_ROLE_BOARD_LINE, MINARETT_ROLE_BOARD, 3, 8.9, &minarett_pigments },
    { ARI_ROLE_LETTER, ARI_ROLE_FRAME, 4.5, 21 },
    { ARI_ROLE_LEGAL, MINARETT_ROLE_BOARD, 3, 8.5, &minarett_pigments },
    { ARI_ROLE_ILLEGAL, MINARETT_ROLE_BOARD, 3, 8.2, &minarett_pigments },
    { ARI_ROLE_HINT, MINARETT_ROLE_BOARD, 3, 11, &minarett_pigments },
    { ARI_ROLE_LAST_EDGE, MINARETT_ROLE_BOARD, 3, 16, &minarett_pigments },
    /* Ivory and lapis, and what tells them apart besides. */
    { MINARETT_ROLE_BODY, MINARETT_ROLE_BODY + 1, 3.7, 5, &minarett_pigments },
    { MINARETT_ROLE_BODY_ORNAMENT, MINARETT_ROLE_BODY, 3, 5, &minarett_pigments },
    { MINARETT_ROLE_BODY_ORNAMENT + 1, MINARETT_ROLE_BODY + 1, 3, 4, &minarett_pigments },
    { MINOTAUR_ROLE_BACK_ORNAMENT, MINOTAUR_ROLE_BACK, 2, 9, &minotaur_pigments },
    { LABYRINTH_ROLE_SUN, LABYRINTH_ROLE_CHAMBER, 4.5, 8, &labyrinth_pigments },
    { LABYRINTH_ROLE_PASSAGE, ARI_ROLE_SURFACE, 4.5, 9, &labyrinth_pigments },
  };

  for (guint i = 0; i < G_N_ELEMENTS (promises); i++)
    for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
      {
        gboolean high = ari_scheme_is_high_contrast (scheme);

        g_test_message ("role %u in scheme %u", promises[i].role, scheme);
        g_assert_cmpfloat (contrast (promises[i].pigments, scheme, promises[i].role, promises[i].ground), >=,
                           high ? promises[i].high : promises[i].normal);
      }
}

static const AriPigments *const all_pigments[] = {
  NULL, &minoa_pigments, &minarett_pigments, &labyrinth_pigments, &minotaur_pigments,
};

/* In light schemes the edge of a seat carries the contrast, in dark ones its fill; hatches are drawn on the
 * ground in both, and letters on the fill. Marks lie on boards and on cards. */
static void
assert_seat (const AriPigments *pigments,
             AriScheme          scheme,
             guint              seat)
{
  gboolean light = !ari_scheme_is_dark (scheme);
  AriRole outline = (light ? ARI_ROLE_SEAT_EDGE : ARI_ROLE_SEAT_FILL) + seat;

  g_assert_cmpfloat (contrast (pigments, scheme, outline, ARI_ROLE_SURFACE), >=, 3);
  g_assert_cmpfloat (contrast (pigments, scheme, ARI_ROLE_SEAT_HATCH + seat, ARI_ROLE_SURFACE), >=, 3);
  g_assert_cmpfloat (contrast (pigments, scheme, ARI_ROLE_SEAT_ON + seat, ARI_ROLE_SEAT_FILL + seat), >=,
                     4.5);
}

static void
test_seats (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_pigments); i++)
    for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
      for (guint seat = 0; seat < SEATS; seat++)
        {
          g_test_message ("seat %u of pigments %u in scheme %u", seat + 1, i, scheme);
          assert_seat (all_pigments[i], scheme, seat);
        }
}

static gboolean
is_same (AriColour a,
         AriColour b)
{
  return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha;
}

/* The marks of seats have the colours of their pieces. */
static void
test_seats_of_games (void)
{
  const AriPigments *own = ari_board_renderer_pigments (ari_rules_lookup ("minarett"));
  const AriPigments *shared = ari_board_renderer_pigments (ari_rules_lookup ("minoa"));

  g_assert_true (own == &minarett_pigments);
  g_assert_null (ari_board_renderer_pigments (NULL));
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    for (guint seat = 0; seat < 2; seat++)
      {
        AriRole fill = ARI_ROLE_SEAT_FILL + seat, edge = ARI_ROLE_SEAT_EDGE + seat;
        AriColour body = ari_pigments_colour (own, scheme, MINARETT_ROLE_BODY + seat);
        AriColour outline = ari_pigments_colour (own, scheme, MINARETT_ROLE_BODY_OUTLINE + seat);

        g_assert_true (is_same (ari_pigments_colour (own, scheme, fill), body));
        g_assert_true (is_same (ari_pigments_colour (own, scheme, edge), outline));
        g_assert_true (is_same (ari_pigments_colour (shared, scheme, fill),
                                ari_palette_colour (scheme, fill)));
      }
}

/* As with seats, the dark contour of a building carries its contrast on light ground, its body on dark
 * ground. */
static void
test_buildings (void)
{
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    for (guint side = 0; side < 2; side++)
      {
        gboolean light = !ari_scheme_is_dark (scheme);
        guint carrier = (light ? MINARETT_ROLE_BODY_OUTLINE : MINARETT_ROLE_BODY_TOP) + side;

        g_test_message ("side %u in scheme %u", side, scheme);
        g_assert_cmpfloat (contrast (&minarett_pigments, scheme, carrier, MINARETT_ROLE_BOARD), >=, 3);
        g_assert_cmpfloat (contrast (&minarett_pigments, scheme, carrier, ARI_ROLE_CARD), >=, 3);
      }
}

/* A tile stands out from the table by its edge or by its face, and what stands on it from its face. */
static void
test_tiles (void)
{
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      {
        gboolean light = !ari_scheme_is_dark (scheme);
        guint carrier = (light ? MINOTAUR_ROLE_TILE_EDGE : MINOTAUR_ROLE_TILE) + colour;

        g_test_message ("colour %u in scheme %u", colour, scheme);
        g_assert_cmpfloat (contrast (&minotaur_pigments, scheme, carrier, ARI_ROLE_SURFACE), >=, 2.9);
        g_assert_cmpfloat (contrast (&minotaur_pigments, scheme, MINOTAUR_ROLE_TILE_ON + colour,
                                     MINOTAUR_ROLE_TILE + colour), >=, 4.4);
        g_assert_cmpfloat (contrast (&minotaur_pigments, scheme, MINOTAUR_ROLE_HORN_ON + colour,
                                     MINOTAUR_ROLE_HORN + colour), >=, 4.5);
      }
}

/* Seats differ in lightness too: CIE L* of any two fills is at least 5 apart. */
static void
test_lightness (void)
{
  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    for (guint a = 0; a < SEATS; a++)
      for (guint b = 0; b < a; b++)
        {
          double first = 116 * cbrt (luminance (ari_palette_colour (scheme, ARI_ROLE_SEAT_FILL + a))) - 16;
          double second = 116 * cbrt (luminance (ari_palette_colour (scheme, ARI_ROLE_SEAT_FILL + b))) - 16;

          g_assert_cmpfloat (fabs (first - second), >=, 5);
        }
}

static guint
n_roles_of (const AriPigments *pigments)
{
  return ARI_N_ROLES + (pigments != NULL ? pigments->n : 0);
}

/* A texture is ornament: what is written or drawn where it is strongest is still seen well. */
static void
test_textures (void)
{
  static const guint grounds[] = { ARI_ROLE_SURFACE, ARI_ROLE_FLOOR, ARI_ROLE_FRAME, MINARETT_ROLE_BOARD };

  for (AriScheme scheme = 0; scheme < ARI_N_SCHEMES; scheme++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (all_pigments); i++)
        for (guint role = 0; role < n_roles_of (all_pigments[i]); role++)
          {
            const AriTexture *texture = ari_pigments_texture (all_pigments[i], scheme, role);

            if (texture == NULL)
              continue;

            g_test_message ("role %u of pigments %u in scheme %u", role, i, scheme);
            g_assert_false (ari_scheme_is_high_contrast (scheme));
            g_assert_cmpint (texture->pen, !=, ARI_ROLE_NONE);
            g_assert_cmpint (texture->pen, <, n_roles_of (all_pigments[i]));
            g_assert_cmpfloat (texture->opacity, >, 0);
            g_assert_cmpfloat (texture->opacity, <=, 1);
            g_assert_cmpfloat (texture->scale, >, 0);
          }

      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        {
          const AriTexture *texture = ari_pigments_texture (&minarett_pigments, scheme, grounds[i]);
          AriColour ground = ari_pigments_colour (&minarett_pigments, scheme, grounds[i]), pen;

          if (texture == NULL)
            continue;

          pen = ari_palette_colour (scheme, texture->pen);
          ground.red += (pen.red - ground.red) * texture->opacity;
          ground.green += (pen.green - ground.green) * texture->opacity;
          ground.blue += (pen.blue - ground.blue) * texture->opacity;
          g_assert_cmpfloat (contrast_of (ari_palette_colour (scheme, ARI_ROLE_LETTER), ground), >=, 7);
          g_assert_cmpfloat (contrast_of (ari_palette_colour (scheme, ARI_ROLE_INK), ground), >=, 7);
          g_assert_cmpfloat (contrast_of (ari_palette_colour (scheme, ARI_ROLE_LEGAL), ground), >=, 3);
          g_assert_cmpfloat (contrast_of (ari_palette_colour (scheme, ARI_ROLE_ILLEGAL), ground), >=, 3);
          g_assert_cmpfloat (contrast_of (ari_palette_colour (scheme, ARI_ROLE_HINT), ground), >=, 3);
        }
    }

  g_assert_null (ari_palette_texture (ARI_SCHEME_MARBLE_LIGHT, ARI_ROLE_NONE));
  g_assert_nonnull (ari_palette_texture (ARI_SCHEME_MARBLE_LIGHT, ARI_ROLE_SURFACE));
}

/* Every role has a colour in every style; black in the light and in the dark is one that was forgotten. */
static void
test_complete (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_pigments); i++)
    for (AriStyle style = 0; style < ARI_N_STYLES; style++)
      for (guint role = ARI_ROLE_SURFACE; role < n_roles_of (all_pigments[i]); role++)
        {
          AriScheme light = ari_scheme_for (style, FALSE, FALSE), dark = ari_scheme_for (style, TRUE, FALSE);

          g_test_message ("role %u of pigments %u in style %u", role, i, style);
          g_assert_cmpfloat (luminance (ari_pigments_colour (all_pigments[i], light, role))
                               + luminance (ari_pigments_colour (all_pigments[i], dark, role)), >, 0);
        }
}

static void
test_styles (void)
{
  AriStyle found = ARI_STYLE_MARBLE;

  for (AriStyle style = 0; style < ARI_N_STYLES; style++)
    {
      AriScheme light = ari_scheme_for (style, FALSE, FALSE), dark = ari_scheme_for (style, TRUE, FALSE);

      g_assert_false (ari_scheme_is_dark (light));
      g_assert_true (ari_scheme_is_dark (dark));
      g_assert_false (ari_scheme_is_high_contrast (light) || ari_scheme_is_high_contrast (dark));
      g_assert_cmpint (ari_scheme_for (style, FALSE, TRUE), ==, ARI_SCHEME_CONTRAST_LIGHT);
      g_assert_cmpint (ari_scheme_for (style, TRUE, TRUE), ==, ARI_SCHEME_CONTRAST_DARK);

      g_assert_true (ari_style_find (ari_style_id (style), &found));
      g_assert_cmpint (found, ==, style);
      g_assert_nonnull (ari_style_title (style));
    }
  g_assert_cmpint (ari_scheme_for (ARI_STYLE_INK, TRUE, FALSE), ==, ARI_SCHEME_INK_DARK);
  g_assert_true (ari_scheme_is_high_contrast (ARI_SCHEME_CONTRAST_DARK));

  found = ARI_STYLE_MARBLE;
  g_assert_false (ari_style_find ("velvet", &found));
  g_assert_cmpint (found, ==, ARI_STYLE_MARBLE);
}

static void
test_alpha (void)
{
  g_assert_cmpfloat (ari_palette_colour (ARI_SCHEME_FRESCO_LIGHT, ARI_ROLE_NONE).alpha, ==, 0);
  g_assert_cmpfloat_with_epsilon (ari_palette_colour (ARI_SCHEME_FRESCO_LIGHT, ARI_ROLE_SHADOW).alpha, 0.2,
                                  1e-6);
  g_assert_cmpfloat_with_epsilon (ari_palette_colour (ARI_SCHEME_FRESCO_DARK, ARI_ROLE_SHADOW).alpha, 0.45,
                                  1e-6);
  g_assert_cmpfloat (ari_palette_colour (ARI_SCHEME_CONTRAST_LIGHT, ARI_ROLE_SHADOW).alpha, ==, 0);
  g_assert_cmpfloat (ari_palette_colour (ARI_SCHEME_CONTRAST_DARK, ARI_ROLE_SHADOW).alpha, ==, 0);

  for (AriRole role = ARI_ROLE_SURFACE; role < ARI_N_ROLES; role++)
    if (role != ARI_ROLE_SHADOW)
      g_assert_cmpfloat (ari_palette_colour (ARI_SCHEME_FRESCO_DARK, role).alpha, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/palette/roles", test_roles);
  g_test_add_func ("/draw/palette/seats", test_seats);
  g_test_add_func ("/draw/palette/seats-of-games", test_seats_of_games);
  g_test_add_func ("/draw/palette/buildings", test_buildings);
  g_test_add_func ("/draw/palette/tiles", test_tiles);
  g_test_add_func ("/draw/palette/lightness", test_lightness);
  g_test_add_func ("/draw/palette/textures", test_textures);
  g_test_add_func ("/draw/palette/complete", test_complete);
  g_test_add_func ("/draw/palette/styles", test_styles);
  g_test_add_func ("/draw/palette/alpha", test_alpha);

  return g_test_run ();
}
