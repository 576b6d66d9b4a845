/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pictures of the notation. */
#include "ari-figurine.h"

#include <string.h>

/* Written forms with every picture of a game. */
static const struct
{
  const char *game, *texts;
} notations[] = {
  { "minoa", "d4e5 a1a2 pass" },
  { "minarett", "L@c3 M@c3 S@c3 1c3-d4 2c3-c4-c5 3c3-c4 x- pass" },
  { "labyrinth", "first=1 first=2 first=3 first=4 1-2 3-4 5-6 a1 b1 c1 d1 cross ride r4 stay" },
  { "minotaur",
    "a1 R1L R1R R2L G1L B3L Y4R W5L 2:R3L 3:R3L claim leave take-L take-R decline pass hit miss" },
};

static void
add_pictures (GHashTable     *pictures,
              const AriRules *rules,
              const char     *text)
{
  AriNotation notation;

  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    if (notation.parts[i].sign > ARI_SIGN_WITHIN)
      g_hash_table_add (pictures, GUINT_TO_POINTER (notation.parts[i].sign));
}

static GHashTable *
find_pictures (const AriRules *rules,
               const char     *texts)
{
  GHashTable *pictures = g_hash_table_new (NULL, NULL);
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    add_pictures (pictures, rules, words[i]);

  return pictures;
}

/* Nothing is drawn far outside the box, where neighbouring letters are. */
static void
check_bounds (const AriScene *scene)
{
  const float margin = 0.12f;

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      for (guint j = 0; j < item->path->points->len; j++)
        {
          AriPoint at = g_array_index (item->path->points, AriPoint, j);

          g_assert_cmpfloat (at.x, >, -margin);
          g_assert_cmpfloat (at.x, <, scene->bounds.width + margin);
          g_assert_cmpfloat (at.y, >, -margin);
          g_assert_cmpfloat (at.y, <, 1 + margin);
        }
    }
}

/* The picture without its colours: what remains must still say everything. */
static char *
shapes_of (const AriScene *scene)
{
  GString *shapes = g_string_new (NULL);

  for (guint i = 0; i < scene->items->len; i++)
    {
      const AriItem *item = scene->items->pdata[i];

      g_string_append_printf (shapes, "%d %d %.3f %s:", item->fill != ARI_ROLE_NONE,
                              item->stroke != ARI_ROLE_NONE, (double) item->stroke_width,
                              item->text != NULL ? item->text : "");
      for (guint j = 0; j < item->path->points->len; j++)
        {
          AriPoint at = g_array_index (item->path->points, AriPoint, j);

          g_string_append_printf (shapes, " %.3f,%.3f", (double) at.x, (double) at.y);
        }
    }

  return g_string_free_and_steal (shapes);
}

/* Every picture differs from every other in its shape, with and without a seat. */
static void
test_shapes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    for (AriActor seat = ARI_NONE; seat <= 2; seat++)
      {
        const AriRules *rules = ari_rules_lookup (notations[i].game);
        g_autoptr(GHashTable) pictures = find_pictures (rules, notations[i].texts);
        g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
        GHashTableIter iter;
        gpointer sign;

        g_hash_table_iter_init (&iter, pictures);
        while (g_hash_table_iter_next (&iter, &sign, NULL))
          {
            g_autoptr(AriScene) scene = ari_figurine_new (rules, GPOINTER_TO_UINT (sign), seat, 17);

            g_assert_cmpuint (scene->items->len, >, 0);
            g_assert_cmpfloat (scene->bounds.width, >=, 0.5f);
            check_bounds (scene);
            g_assert_true (g_hash_table_add (seen, shapes_of (scene)));
          }
        g_assert_cmpuint (g_hash_table_size (seen), >=, 3);
      }
}

/* The captured piece may be anybody's: it never has the colours of the seat that captures it. */
static void
test_captured (void)
{
  const AriRules *rules = ari_rules_lookup ("minarett");
  AriNotation notation;

  ari_notation_read (rules, "xc3M", &notation);
  for (AriActor seat = ARI_NONE; seat <= 2; seat++)
    {
      g_autoptr(AriScene) scene = ari_figurine_new (rules, notation.parts[2].sign, seat, 17);

      for (guint i = 0; i < scene->items->len; i++)
        {
          const AriItem *item = scene->items->pdata[i];

          g_assert_cmpuint (item->fill, <, ARI_N_ROLES);
          g_assert_cmpuint (item->stroke, <, ARI_N_ROLES);
        }
    }
}

/* What shows no picture takes no room, and punctuation little. */
static void
test_widths (void)
{
  const AriRules *rules = ari_rules_lookup ("minotaur");

  g_assert_cmpfloat (ari_figurine_width (rules, ARI_SIGN_TEXT), ==, 0);
  g_assert_cmpfloat (ari_figurine_width (rules, ARI_SIGN_WITHIN), ==, 0);
  g_assert_cmpfloat (ari_figurine_width (rules, ARI_SIGN_GAP), >, 0);
  g_assert_cmpfloat (ari_figurine_width (rules, ARI_SIGN_GAP), <, 0.3f);
}

/* A piece has the colours of its seat, and without a seat none. */
static void
test_seats (void)
{
  static const char *const texts[][2] = { { "minoa", "a1a2" }, { "labyrinth", "b3" } };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (AriActor seat = ARI_NONE; seat <= 4; seat++)
      {
        const AriRules *rules = ari_rules_lookup (texts[i][0]);
        g_autoptr(AriScene) scene = NULL;
        gboolean coloured = FALSE;
        AriNotation notation;

        ari_notation_read (rules, texts[i][1], &notation);
        scene = ari_figurine_new (rules, notation.parts[0].sign, seat, 17);
        for (guint j = 0; j < scene->items->len; j++)
          {
            const AriItem *item = scene->items->pdata[j];
            gboolean of_seat = item->fill >= ARI_ROLE_SEAT_FILL && item->fill < ARI_ROLE_SEAT_EDGE;

            coloured |= of_seat;
            if (of_seat)
              g_assert_cmpuint (item->fill, ==, ARI_ROLE_SEAT_FILL + seat - 1);
          }
        g_assert_cmpint (coloured, ==, seat != ARI_NONE);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/figurine/shapes", test_shapes);
  g_test_add_func ("/draw/figurine/captured", test_captured);
  g_test_add_func ("/draw/figurine/widths", test_widths);
  g_test_add_func ("/draw/figurine/seats", test_seats);

  return g_test_run ();
}
