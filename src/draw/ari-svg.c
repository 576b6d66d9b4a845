/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"

#include <math.h>

/* Viewers lay out text badly, or not at all, at sizes of a fraction of a unit: write it at this size and
 * scale it. */
#define N_ROLES (ARI_N_ROLES + ARI_MAX_PIGMENTS)
#define FONT_SIZE 10

/* Writes numbers with a point in every locale, to a ten-thousandth of a board unit. */
static void
append_number (GString *svg,
               float    value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  gsize length;

  g_ascii_formatd (buffer, sizeof buffer, "%.4f", value);
  length = strlen (buffer);
  while (buffer[length - 1] == '0')
    length--;
  if (buffer[length - 1] == '.')
    length--;
  buffer[length] = '\0';
  g_string_append (svg, g_str_equal (buffer, "-0") ? "0" : buffer);
}

static void
append_attribute (GString    *svg,
                  const char *name,
                  float       value)
{
  g_string_append_printf (svg, " %s=\"", name);
  append_number (svg, value);
  g_string_append_c (svg, '"');
}

static void
append_colour (GString           *svg,
               const char        *name,
               const AriPigments *pigments,
               AriScheme          scheme,
               AriRole            role,
               float              opacity)
{
  AriColour colour = ari_pigments_colour (pigments, scheme, role);

  if (role == ARI_ROLE_NONE)
    {
      g_string_append_printf (svg, " %s=\"none\"", name);
      return;
    }

  g_string_append_printf (svg, " %s=\"#%02X%02X%02X\"", name, (guint) lroundf (colour.red * 255),
                          (guint) lroundf (colour.green * 255), (guint) lroundf (colour.blue * 255));
  if (opacity * colour.alpha < 1)
    {
      g_autofree char *attribute = g_strconcat (name, "-opacity", NULL);

      append_attribute (svg, attribute, opacity * colour.alpha);
    }
}

/* Escapes @text and omits characters that XML does not allow. */
static void
append_text (GString    *svg,
             const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *escaped = NULL;
  GString *plain = g_string_new (NULL);

  for (const char *at = valid; *at; at = g_utf8_next_char (at))
    if (!g_unichar_iscntrl (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));

  escaped = g_markup_escape_text (plain->str, (gssize) plain->len);
  g_string_append (svg, escaped);
  g_string_free (plain, TRUE);
}

static void
append_path (GString       *svg,
             const AriPath *path)
{
  static const char letters[] = { 'M', 'L', 'C', 'Z' };
  static const guint n_points[] = { 1, 1, 3, 0 };
  const AriPoint *point = &g_array_index (path->points, AriPoint, 0);

  g_string_append (svg, " d=\"");
  for (guint i = 0; i < path->verbs->len; i++)
    {
      guint8 verb = g_array_index (path->verbs, guint8, i);

      g_string_append_c (svg, letters[verb]);
      for (guint j = 0; j < n_points[verb]; j++, point++)
        {
          if (j > 0)
            g_string_append_c (svg, ' ');
          append_number (svg, point->x);
          g_string_append_c (svg, ' ');
          append_number (svg, point->y);
        }
    }
  g_string_append_c (svg, '"');
}

/* Dots and veins are filled; all other hatches are stroked lines. */
static gboolean
is_filled (AriHatch hatch)
{
  return hatch == ARI_HATCH_DOTS || hatch == ARI_HATCH_VEINS;
}

/* One tile of a hatch. A line runs through the middle of its tile, so the tile's edge never cuts it. */
static void
append_pattern (GString           *svg,
                const char        *id,
                const AriPigments *pigments,
                AriScheme          scheme,
                AriHatch           hatch,
                AriRole            role,
                float              scale)
{
  static const int degrees[ARI_N_HATCHES] = {
    [ARI_HATCH_RISING] = -45, [ARI_HATCH_FALLING] = 45, [ARI_HATCH_UPRIGHT] = 90, [ARI_HATCH_CROSSED] = 45,
  };
  static const float sizes[ARI_N_HATCHES] = {
    [ARI_HATCH_RISING] = ARI_HATCH_PITCH,          [ARI_HATCH_FALLING] = ARI_HATCH_PITCH,
    [ARI_HATCH_LEVEL] = ARI_HATCH_PITCH,           [ARI_HATCH_UPRIGHT] = ARI_HATCH_PITCH,
    [ARI_HATCH_CROSSED] = ARI_HATCH_PITCH_CROSSED, [ARI_HATCH_DOTS] = ARI_HATCH_DOT_PITCH,
    [ARI_HATCH_VEINS] = ARI_HATCH_VEINS_PITCH,
  };
  float size = sizes[hatch];
  g_autoptr(AriPath) path = ari_path_new ();

  if (hatch == ARI_HATCH_VEINS)
    {
      ari_path_veins (path, 0, 0, size);
    }
  else if (hatch == ARI_HATCH_DOTS)
    {
      ari_path_circle (path, size / 4, size / 4, ARI_HATCH_DOT_RADIUS);
      ari_path_circle (path, size * 3 / 4, size * 3 / 4, ARI_HATCH_DOT_RADIUS);
    }
  else
    {
      ari_path_move (path, 0, size / 2);
      ari_path_line (path, size, size / 2);
    }
  if (hatch == ARI_HATCH_CROSSED)
    {
      ari_path_move (path, size / 2, 0);
      ari_path_line (path, size / 2, size);
    }

  g_string_append_printf (svg, "<pattern id=\"%s\" patternUnits=\"userSpaceOnUse\"", id);
  append_attribute (svg, "width", size);
  append_attribute (svg, "height", size);
  g_string_append_printf (svg, " patternTransform=\"rotate(%d)", degrees[hatch]);
  if (scale != 1)
    {
      g_string_append (svg, " scale(");
      append_number (svg, scale);
      g_string_append_c (svg, ')');
    }
  g_string_append (svg, "\"><path");
  append_path (svg, path);
  append_colour (svg, "fill", pigments, scheme, is_filled (hatch) ? role : ARI_ROLE_NONE, 1);
  if (!is_filled (hatch))
    {
      append_colour (svg, "stroke", pigments, scheme, role, 1);
      append_attribute (svg, "stroke-width", ARI_HATCH_STROKE);
    }
  g_string_append (svg, "/></pattern>\n");
}

/* (nullable): what the scheme draws on the fill of @item: the item's own hatch takes precedence. */
static const AriTexture *
texture_of (const AriItem *item,
            AriScheme      scheme)
{
  if (item->hatch != ARI_HATCH_NONE || item->text != NULL)
    return NULL;

  return ari_pigments_texture (item->pigments, scheme, item->fill);
}

static void
append_patterns (GString        *svg,
                 const AriScene *scene,
                 AriScheme       scheme)
{
  gboolean done[ARI_N_HATCHES][N_ROLES] = { 0 }, textured[N_ROLES] = { 0 };
  float grain = scene->bounds.width / ARI_GRAINS;

  g_string_append (svg, "<defs>\n");
  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];
      const AriTexture *texture = texture_of (item, scheme);
      char id[32];

      if (item->hatch != ARI_HATCH_NONE && !done[item->hatch][item->hatch_role])
        {
          g_snprintf (id, sizeof id, "h%u-%u", item->hatch, item->hatch_role);
          append_pattern (svg, id, scene->pigments, scheme, item->hatch, item->hatch_role, 1);
          done[item->hatch][item->hatch_role] = TRUE;
        }
      if (texture != NULL && !textured[item->fill])
        {
          g_snprintf (id, sizeof id, "t%u", item->fill);
          append_pattern (svg, id, scene->pigments, scheme, texture->hatch, texture->pen,
                          texture->scale * grain);
          textured[item->fill] = TRUE;
        }
    }
  g_string_append (svg, "</defs>\n");
}

static void
append_stroke (GString       *svg,
               const AriItem *item,
               AriScheme      scheme)
{
  if (item->stroke == ARI_ROLE_NONE)
    return;

  append_colour (svg, "stroke", item->pigments, scheme, item->stroke, item->stroke_opacity);
  append_attribute (svg, "stroke-width", item->stroke_width);
  if (item->round_ends)
    g_string_append (svg, " stroke-linecap=\"round\"");
  if (item->dash > 0)
    {
      g_string_append (svg, " stroke-dasharray=\"");
      append_number (svg, item->dash);
      g_string_append_c (svg, ' ');
      append_number (svg, item->gap);
      g_string_append_c (svg, '"');
    }
}

static void
append_text_item (GString       *svg,
                  const AriItem *item,
                  AriScheme      scheme)
{
  static const char *const anchors[] = { "start", "middle", "end" };

  g_string_append (svg, "<text transform=\"translate(");
  append_number (svg, item->at.x);
  g_string_append_c (svg, ' ');
  append_number (svg, item->at.y + ARI_TEXT_MIDDLE * item->text_height);
  g_string_append (svg, ") scale(");
  append_number (svg, item->text_height / FONT_SIZE);
  g_string_append_printf (svg, ")\" font-size=\"%d\"", FONT_SIZE);
  g_string_append_printf (svg, " text-anchor=\"%s\" font-weight=\"%s\"", anchors[item->align],
                          item->bold ? "700" : "400");
  append_colour (svg, "fill", item->pigments, scheme, item->fill, item->fill_opacity);
  g_string_append_c (svg, '>');
  append_text (svg, item->text);
  g_string_append (svg, "</text>\n");
}

/* The area of @item, filled with the pattern with this @id. */
static void
append_filled (GString       *svg,
               const AriItem *item,
               const char    *id,
               float          opacity)
{
  g_string_append (svg, "<path");
  append_path (svg, item->path);
  g_string_append_printf (svg, " fill=\"url(#%s)\"", id);
  if (opacity < 1)
    append_attribute (svg, "fill-opacity", opacity);
  g_string_append (svg, "/>\n");
}

/* Fill and stroke share an element unless a hatch comes between them. */
static void
append_path_item (GString       *svg,
                  const AriItem *item,
                  AriScheme      scheme)
{
  const AriTexture *texture = texture_of (item, scheme);
  gboolean hatched = item->hatch != ARI_HATCH_NONE || texture != NULL;
  float wash = item->hatch != ARI_HATCH_NONE ? ari_palette_wash (scheme) : 1;
  char id[32];

  if (item->path->verbs->len == 0)
    return;

  if (item->fill != ARI_ROLE_NONE || (!hatched && item->stroke != ARI_ROLE_NONE))
    {
      g_string_append (svg, "<path");
      append_path (svg, item->path);
      append_colour (svg, "fill", item->pigments, scheme, item->fill, item->fill_opacity * wash);
      if (!hatched)
        append_stroke (svg, item, scheme);
      g_string_append (svg, "/>\n");
    }
  if (texture != NULL)
    {
      g_snprintf (id, sizeof id, "t%u", item->fill);
      append_filled (svg, item, id, texture->opacity * item->fill_opacity);
    }
  if (item->hatch != ARI_HATCH_NONE)
    {
      g_snprintf (id, sizeof id, "h%u-%u", item->hatch, item->hatch_role);
      append_filled (svg, item, id, item->hatch_opacity);
    }
  if (hatched && item->stroke != ARI_ROLE_NONE)
    {
      g_string_append (svg, "<path");
      append_path (svg, item->path);
      g_string_append (svg, " fill=\"none\"");
      append_stroke (svg, item, scheme);
      g_string_append (svg, "/>\n");
    }
}

static void
append_layer (GString        *svg,
              const AriScene *scene,
              AriScheme       scheme,
              AriLayer        layer)
{
  guint group = 0;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      if (item->layer != layer)
        continue;

      if (group != 0 && item->group != group)
        g_string_append (svg, "</g>\n");
      if (item->group != 0 && item->group != group)
        {
          g_string_append (svg, "<g");
          append_attribute (svg, "opacity", item->group_opacity);
          g_string_append (svg, ">\n");
        }
      group = item->group;

      if (item->text)
        append_text_item (svg, item, scheme);
      else
        append_path_item (svg, item, scheme);
    }

  if (group != 0)
    g_string_append (svg, "</g>\n");
}

/**
 * ari_scene_to_svg:
 * @width: in px, at least 1; the height follows from the bounds
 * @title: (nullable): what the picture shows, for screen readers and tooltips
 *
 * Returns: (transfer full): a self-contained SVG 1.1 document, the same bytes for the same
 *   scene and scheme in every locale
 */
char *
ari_scene_to_svg (const AriScene *scene,
                  AriScheme       scheme,
                  guint           width,
                  const char     *title)
{
  GString *svg = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\"");
  const AriRect *bounds = &scene->bounds;
  guint height = (guint) lroundf (width * bounds->height / bounds->width);

  g_string_append_printf (svg, " width=\"%u\" height=\"%u\" viewBox=\"", width, MAX (height, 1));
  append_number (svg, bounds->x);
  g_string_append_c (svg, ' ');
  append_number (svg, bounds->y);
  g_string_append_c (svg, ' ');
  append_number (svg, bounds->width);
  g_string_append_c (svg, ' ');
  append_number (svg, bounds->height);
  g_string_append (svg, "\" font-family=\"'Adwaita Sans', Cantarell, sans-serif\""
                        " stroke-linejoin=\"round\" role=\"img\">\n");

  if (title)
    {
      g_string_append (svg, "<title>");
      append_text (svg, title);
      g_string_append (svg, "</title>\n");
    }

  append_patterns (svg, scene, scheme);
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    append_layer (svg, scene, scheme, layer);

  g_string_append (svg, "</svg>\n");

  return g_string_free (svg, FALSE);
}
