/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-palette-private.h"

#include "ari-types.h"

/* The styles, followed by high contrast, with two schemes each. */
static const AriPalette *const palettes[ARI_N_STYLES + 1] = {
  [ARI_STYLE_FRESCO] = &ari_palette_fresco,
  [ARI_STYLE_MARBLE] = &ari_palette_marble,
  [ARI_STYLE_INK] = &ari_palette_ink,
  [ARI_N_STYLES] = &ari_palette_contrast,
};

G_STATIC_ASSERT (ARI_N_SCHEMES == 2 * G_N_ELEMENTS (palettes));
G_STATIC_ASSERT (ARI_SCHEME_CONTRAST_LIGHT == 2 * ARI_N_STYLES);

const char *
ari_style_id (AriStyle style)
{
  g_return_val_if_fail (style < ARI_N_STYLES, NULL);

  return palettes[style]->id;
}

const char *
ari_style_title (AriStyle style)
{
  g_return_val_if_fail (style < ARI_N_STYLES, NULL);

  return palettes[style]->title;
}

/**
 * ari_style_find:
 * @style: (out): unchanged if no style has this @id
 *
 * Returns: whether one has
 */
gboolean
ari_style_find (const char *id,
                AriStyle   *style)
{
  for (guint i = 0; i < ARI_N_STYLES; i++)
    if (g_str_equal (palettes[i]->id, id))
      {
        *style = (AriStyle) i;
        return TRUE;
      }

  return FALSE;
}

/**
 * ari_scheme_for:
 *
 * Returns: the colours of @style; high contrast overrides the style
 */
AriScheme
ari_scheme_for (AriStyle style,
                gboolean dark,
                gboolean high_contrast)
{
  g_return_val_if_fail (style < ARI_N_STYLES, ARI_SCHEME_FRESCO_LIGHT);

  return (AriScheme) (2 * (high_contrast ? ARI_N_STYLES : style) + (dark ? 1 : 0));
}

gboolean
ari_scheme_is_high_contrast (AriScheme scheme)
{
  return scheme / 2 == ARI_N_STYLES;
}

gboolean
ari_scheme_is_dark (AriScheme scheme)
{
  return scheme % 2 == 1;
}

static AriColour
colour_of (guint32 value,
           float   alpha)
{
  return (AriColour) {
    .red = (float) (value >> 16 & 0xff) / 255,
    .green = (float) (value >> 8 & 0xff) / 255,
    .blue = (float) (value & 0xff) / 255,
    .alpha = alpha,
  };
}

/**
 * ari_palette_colour:
 *
 * Returns: the colour of @role in @scheme; ARI_ROLE_NONE is transparent. Only ARI_ROLE_SHADOW is inherently
 *   translucent.
 */
AriColour
ari_palette_colour (AriScheme scheme,
                    AriRole   role)
{
  const AriPalette *palette;

  g_return_val_if_fail (scheme < ARI_N_SCHEMES && role < ARI_N_ROLES, (AriColour) { 0 });

  if (role == ARI_ROLE_NONE)
    return (AriColour) { 0 };

  palette = palettes[scheme / 2];

  return colour_of (palette->colours[role][scheme % 2],
                    role == ARI_ROLE_SHADOW ? palette->shadow[scheme % 2] : 1);
}

/**
 * ari_palette_wash:
 *
 * Returns: the factor that @scheme applies to the fill of hatched items, 0 … 1
 */
float
ari_palette_wash (AriScheme scheme)
{
  g_return_val_if_fail (scheme < ARI_N_SCHEMES, 1);

  return palettes[scheme / 2]->wash;
}

/**
 * ari_palette_texture:
 *
 * Returns: (nullable) (transfer none): what @scheme draws on items that are filled with @role and have no
 * hatch of their own
 */
const AriTexture *
ari_palette_texture (AriScheme scheme,
                     AriRole   role)
{
  const AriTexture *texture;

  g_return_val_if_fail (scheme < ARI_N_SCHEMES && role < ARI_N_ROLES, NULL);

  texture = &palettes[scheme / 2]->textures[role];

  return texture->hatch != ARI_HATCH_NONE ? texture : NULL;
}

/* The colours in each scheme that @pigments give to a role of a seat; NULL if they leave it to the
 * palettes. */
static const guint32 *
find_seat_colours (const AriPigments *pigments,
                   AriRole            role)
{
  const AriSeatPigment *seat;
  guint n;

  if (pigments == NULL || role < ARI_ROLE_SEAT_FILL)
    return NULL;
  n = (role - ARI_ROLE_SEAT_FILL) % ARI_MAX_SEATS;
  if (n >= pigments->n_seats)
    return NULL;

  seat = &pigments->seats[n];
  switch (role - n)
    {
    case ARI_ROLE_SEAT_FILL:
      return seat->fill;
    case ARI_ROLE_SEAT_EDGE:
      return seat->edge;
    case ARI_ROLE_SEAT_ON:
      return seat->on;
    case ARI_ROLE_SEAT_HATCH:
      return seat->hatch;
    default:
      g_return_val_if_reached (NULL);
    }
}

AriColour
ari_pigments_colour (const AriPigments *pigments,
                     AriScheme          scheme,
                     AriRole            role)
{
  g_return_val_if_fail (scheme < ARI_N_SCHEMES, (AriColour) { 0 });

  if (role < ARI_N_ROLES)
    {
      const guint32 *colours = find_seat_colours (pigments, role);

      return colours != NULL ? colour_of (colours[scheme], 1) : ari_palette_colour (scheme, role);
    }

  g_return_val_if_fail (pigments != NULL && role - ARI_N_ROLES < pigments->n, (AriColour) { 0 });

  return colour_of (pigments->list[role - ARI_N_ROLES].colours[scheme], 1);
}

const AriTexture *
ari_pigments_texture (const AriPigments *pigments,
                      AriScheme          scheme,
                      AriRole            role)
{
  const AriTexture *texture;

  if (role < ARI_N_ROLES)
    return ari_palette_texture (scheme, role);

  g_return_val_if_fail (scheme < ARI_N_SCHEMES, NULL);
  g_return_val_if_fail (pigments != NULL && role - ARI_N_ROLES < pigments->n, NULL);

  if (ari_scheme_is_high_contrast (scheme))
    return NULL;
  texture = &pigments->list[role - ARI_N_ROLES].textures[scheme / 2];

  return texture->hatch != ARI_HATCH_NONE ? texture : NULL;
}
