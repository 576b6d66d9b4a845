/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-renderer.h"

#include <locale.h>

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *element,
                  const char         **names,
                  const char         **element_values,
                  gpointer             data,
                  GError             **error)
{
  GHashTable *ids = data;

  for (guint i = 0; names[i]; i++)
    if (g_str_equal (names[i], "id"))
      g_assert_true (g_hash_table_add (ids, g_strdup (element_values[i])));
    else if (g_str_has_prefix (element_values[i], "url(#"))
      {
        g_autofree char *id = g_strndup (element_values[i] + 5, strlen (element_values[i]) - 6);

        g_assert_true (g_hash_table_contains (ids, id));
      }
}

/* Well-formed, every id is used once, and whatever is referred to was defined before. */
static void
assert_sound (const char *svg)
{
  const GMarkupParser parser = { .start_element = start_element_cb };
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, ids, NULL);
  g_autoptr(GError) error = NULL;

  g_markup_parse_context_parse (context, svg, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (svg, "href")); /* self-contained */
}

static AriItem *
add_square (AriScene *scene,
            AriLayer  layer)
{
  AriItem *item = ari_scene_add (scene, layer);

  ari_path_rect (item->path, 0.5f, 0.25f, 1, 1, 0);

  return item;
}

static void
test_exact (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { -1, -0.5f, 4, 2 }, NULL);
  g_autofree char *svg = NULL;
  AriItem *item = add_square (scene, ARI_LAYER_PIECES);

  item->fill = ARI_ROLE_INK;
  item->fill_opacity = 0.5f;
  item->stroke = ARI_ROLE_LINE;
  item->stroke_width = 0.1f;
  item->round_ends = TRUE;
  item->dash = 0.2f;
  item->gap = 0.3f;

  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 100, NULL);
  g_assert_cmpstr (svg, ==,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" viewBox=\"-1 -0.5 4 2\""
                   " font-family=\"'Adwaita Sans', Cantarell, sans-serif\" stroke-linejoin=\"round\" role=\"img\">\n"
                   "<defs>\n</defs>\n"
                   "<path d=\"M0.5 0.25L1.5 0.25L1.5 1.25L0.5 1.25L0.5 0.25Z\" fill=\"#2A2018\" fill-opacity=\"0.5\""
                   " stroke=\"#94795A\" stroke-width=\"0.1\" stroke-linecap=\"round\""
                   " stroke-dasharray=\"0.2 0.3\"/>\n"
                   "</svg>\n");
}

static void
test_text_is_escaped (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 1, 1 }, NULL);
  g_autofree char *svg = NULL;
  AriItem *item = ari_scene_add (scene, ARI_LAYER_GROUND);

  item->text = g_strdup ("a<b & \"c\"");
  item->text_height = 1;
  item->fill = ARI_ROLE_LETTER;

  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_DARK, 10, "Theseus & <Ariadne>\001\xff");
  assert_sound (svg);
  g_assert_nonnull (strstr (svg, "<title>Theseus &amp; &lt;Ariadne&gt;\uFFFD</title>"));
  g_assert_nonnull (strstr (svg, ">a&lt;b &amp; &quot;c&quot;</text>"));
}

/* Fill, hatch and stroke come in this order; a pattern is defined once however often it is used, and on the
 * axes of the screen, so that hatches go on from one area to the next. */
static void
test_hatch (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 2, 2 }, NULL);
  g_autofree char *svg = NULL;
  const char *fill, *hatch, *stroke;

  for (guint i = 0; i < 2; i++)
    {
      AriItem *item = add_square (scene, ARI_LAYER_OVERLAY);

      item->fill = ARI_ROLE_SEAT_FILL;
      item->hatch = ARI_HATCH_CROSSED;
      item->hatch_role = ARI_ROLE_SEAT_HATCH;
      item->hatch_opacity = 0.62f;
      item->stroke = ARI_ROLE_SEAT_EDGE;
      item->stroke_width = 0.1f;
    }

  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  assert_sound (svg);
  g_assert_nonnull (strstr (svg, "patternUnits=\"userSpaceOnUse\""));
  fill = strstr (svg, "</defs>");
  g_assert_nonnull (fill);
  fill = strstr (fill, "fill=\"#BC4B32\"");
  g_assert_nonnull (fill);
  hatch = strstr (fill, "fill=\"url(#h");
  g_assert_nonnull (hatch);
  stroke = strstr (hatch, "stroke=\"#6E2415\"");
  g_assert_nonnull (stroke);
}

/* What only a colour fills has the texture of its scheme; a hatch says more than a texture. */
static void
test_texture (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 24, 2 }, NULL);
  g_autofree char *plain = NULL;
  g_autofree char *veined = NULL;
  g_autofree char *id = g_strdup_printf ("url(#t%u)", ARI_ROLE_SURFACE);
  const char *fill, *texture, *stroke;
  AriItem *item;

  for (guint i = 0; i < 2; i++)
    {
      item = add_square (scene, ARI_LAYER_GROUND);
      item->fill = ARI_ROLE_SURFACE;
      item->stroke = ARI_ROLE_FRIEZE;
      item->stroke_width = 0.1f;
    }
  item->hatch = ARI_HATCH_DOTS;
  item->hatch_role = ARI_ROLE_LINE;

  plain = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 100, NULL);
  assert_sound (plain);
  g_assert_null (strstr (plain, id));

  veined = ari_scene_to_svg (scene, ARI_SCHEME_MARBLE_LIGHT, 100, NULL);
  assert_sound (veined);
  /* Two units are one grain here. */
  g_assert_nonnull (strstr (veined, "scale(2)"));
  fill = strstr (strstr (veined, "</defs>"), "<path");
  texture = strstr (fill, id);
  g_assert_nonnull (texture);
  stroke = strstr (texture, "stroke=");
  g_assert_nonnull (stroke);
  g_assert_null (strstr (stroke, id));
}

/* In ink a hatch stands on bare paper. */
static void
test_wash (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 2, 2 }, NULL);
  g_autofree char *fresco = NULL;
  g_autofree char *ink = NULL;
  AriItem *item = add_square (scene, ARI_LAYER_OVERLAY);

  item->fill = ARI_ROLE_SEAT_FILL;
  item->fill_opacity = 0.2f;
  item->hatch = ARI_HATCH_RISING;
  item->hatch_role = ARI_ROLE_SEAT_HATCH;

  fresco = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  ink = ari_scene_to_svg (scene, ARI_SCHEME_INK_LIGHT, 10, NULL);
  g_assert_nonnull (strstr (fresco, "fill-opacity=\"0.2\""));
  g_assert_nonnull (strstr (ink, "fill-opacity=\"0\""));
  g_assert_nonnull (strstr (ink, "url(#h"));
}

static void
test_layers (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 2, 2 }, NULL);
  g_autofree char *svg = NULL;

  add_square (scene, ARI_LAYER_MARKS)->fill = ARI_ROLE_HINT;
  add_square (scene, ARI_LAYER_GROUND)->fill = ARI_ROLE_FRAME;

  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  g_assert_true (strstr (svg, "#E8D9B8") < strstr (svg, "#6A3FA0"));
}

/* A ghost fades as one: its items stand in one group, which ends with its layer at the latest. */
static void
test_groups (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 2, 2 }, NULL);
  g_autofree char *svg = NULL;
  const char *open, *close;

  for (guint i = 0; i < 5; i++)
    {
      AriItem *item = add_square (scene, i < 4 ? ARI_LAYER_PIECES : ARI_LAYER_MARKS);

      item->fill = ARI_ROLE_INK;
      item->group = (guint[]) { 0, 1, 1, 2, 0 }[i];
      item->group_opacity = 0.5f;
    }

  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  assert_sound (svg);
  open = strstr (svg, "<g opacity=\"0.5\">\n<path");
  g_assert_nonnull (open);
  close = strstr (open, "</g>\n<g opacity=\"0.5\">\n<path");
  g_assert_nonnull (close);
  g_assert_nonnull (strstr (close + 4, "</g>\n<path"));
}

/* In a locale that writes a comma, numbers still have their point. */
static void
test_locale (void)
{
  g_autoptr(AriScene) scene = ari_scene_new ((AriRect) { 0, 0, 2, 2 }, NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  add_square (scene, ARI_LAYER_GROUND)->fill = ARI_ROLE_FRAME;
  before = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  if (setlocale (LC_ALL, "de_DE.UTF-8") == NULL && setlocale (LC_ALL, "fr_FR.UTF-8") == NULL)
    g_test_message ("No locale with a comma is installed.");
  after = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, 10, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_assert_cmpstr (before, ==, after);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/svg/exact", test_exact);
  g_test_add_func ("/draw/svg/text-is-escaped", test_text_is_escaped);
  g_test_add_func ("/draw/svg/hatch", test_hatch);
  g_test_add_func ("/draw/svg/texture", test_texture);
  g_test_add_func ("/draw/svg/wash", test_wash);
  g_test_add_func ("/draw/svg/layers", test_layers);
  g_test_add_func ("/draw/svg/groups", test_groups);
  g_test_add_func ("/draw/svg/locale", test_locale);

  return g_test_run ();
}
