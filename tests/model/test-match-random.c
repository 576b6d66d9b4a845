/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random operations on a match, compared after each one with a slow second match, and with what
 * an observer knows who only follows the signals, as the library does. */
#include "ari-random.h"
#include "list-shadow.h"
#include "slow-match.h"
#include "toy-game.h"

typedef struct
{
  AriMatch   *match;
  SlowMatch  *slow;
  SlowMatch  *told;       /* its tree is what signals told */
  ListShadow *shadow;
  AriRandom   random;

  /* What property notifications told. */
  guint       cursor, n_items, takebacks;
  gboolean    on_main_line, over, can_redo;
} Fixture;

static void
ply_added_cb (Fixture *f,
              AriPly  *ply)
{
  AriPly *parent = ari_ply_get_parent (ply);
  SlowNode *node = slow_match_find (f->told, parent != NULL ? ari_ply_get_id (parent) : 0);
  SlowNode *child = g_new0 (SlowNode, 1);

  child->parent = node;
  child->children = g_ptr_array_new ();
  child->id = ari_ply_get_id (ply);
  child->action = ari_ply_get_action (ply);
  g_ptr_array_insert (node->children, (int) ari_ply_get_index (ply), child);

  /* The list does not know it before items-changed. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (f->match)), ==, f->shadow->items->len);
}

static void
ply_changed_cb (Fixture *f,
                AriPly  *ply)
{
  SlowNode *node = slow_match_find (f->told, ari_ply_get_id (ply));

  node->retracted = ari_ply_get_retracted (ply);
  node->glyph = ari_ply_get_glyph (ply);
}

static void
order_changed_cb (Fixture *f,
                  AriPly  *ply)
{
  SlowNode *node = slow_match_find (f->told, ari_ply_get_id (ply));

  g_ptr_array_remove (node->parent->children, node);
  g_ptr_array_insert (node->parent->children, 0, node);
}

static void
ply_removed_cb (Fixture *f,
                AriPly  *ply)
{
  slow_match_remove (f->told, slow_match_find (f->told, ari_ply_get_id (ply)));
}

/* @name: (nullable): only this property */
static void
read_properties (Fixture    *f,
                 const char *name)
{
  const struct { const char *name; gpointer value; } values[] = {
    { "cursor", &f->cursor }, { "n-items", &f->n_items }, { "takebacks", &f->takebacks },
    { "on-main-line", &f->on_main_line }, { "over", &f->over }, { "can-redo", &f->can_redo },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (name == NULL || g_str_equal (name, values[i].name))
      g_object_get (f->match, values[i].name, values[i].value, NULL);
}

static void
notify_cb (Fixture    *f,
           GParamSpec *pspec)
{
  read_properties (f, pspec->name);
}

static void
compare_properties (Fixture *f)
{
  Fixture told = *f;

  read_properties (f, NULL);
  g_assert_cmpuint (told.cursor, ==, f->cursor);
  g_assert_cmpuint (told.n_items, ==, f->n_items);
  g_assert_cmpuint (told.takebacks, ==, f->takebacks);
  g_assert_cmpint (told.on_main_line, ==, f->on_main_line);
  g_assert_cmpint (told.over, ==, f->over);
  g_assert_cmpint (told.can_redo, ==, f->can_redo);
}

static void
compare_trees (SlowNode *a,
               SlowNode *b)
{
  g_assert_cmpuint (a->id, ==, b->id);
  g_assert_cmpint (a->retracted, ==, b->retracted);
  g_assert_cmpuint (a->glyph, ==, b->glyph);
  g_assert_cmpuint (a->children->len, ==, b->children->len);
  for (guint i = 0; i < a->children->len; i++)
    compare_trees (g_ptr_array_index (a->children, i), g_ptr_array_index (b->children, i));
}

static void
set_up (Fixture *f,
        guint    seed)
{
  AriSetup setup;

  *f = (Fixture) { 0 };
  ari_random_init (&f->random, seed);
  ari_setup_init (&setup, &toy_game);
  ari_setup_set_option (&setup, "heap", seed % 2 ? "small" : "large", NULL);
  ari_setup_set_option (&setup, "dice", seed % 4 < 2 ? "yes" : "no", NULL);

  f->match = ari_match_new (&setup);
  f->slow = slow_match_new (&setup);
  f->told = slow_match_new (&setup);
  f->shadow = list_shadow_new (G_LIST_MODEL (f->match));
  read_properties (f, NULL);

  g_signal_connect_swapped (f->match, "ply-added", G_CALLBACK (ply_added_cb), f);
  g_signal_connect_swapped (f->match, "ply-changed", G_CALLBACK (ply_changed_cb), f);
  g_signal_connect_swapped (f->match, "order-changed", G_CALLBACK (order_changed_cb), f);
  g_signal_connect_swapped (f->match, "ply-removed", G_CALLBACK (ply_removed_cb), f);
  g_signal_connect_swapped (f->match, "notify", G_CALLBACK (notify_cb), f);
}

static void
tear_down (Fixture *f)
{
  list_shadow_free (f->shadow);
  slow_match_free (f->slow);
  slow_match_free (f->told);
  g_assert_finalize_object (f->match);
}

static guint
below (Fixture *f,
       guint    n)
{
  return ari_random_below (&f->random, n);
}

/* Any ply of the tree, or NULL. */
static AriPly *
random_ply (Fixture *f)
{
  guint n = ari_match_get_n_children (f->match, NULL);
  AriPly *ply = NULL;

  while (n > 0 && (ply == NULL || below (f, 6) > 0))
    {
      ply = ari_match_get_child (f->match, ply, below (f, n));
      n = ari_ply_get_n_children (ply);
    }

  return ply;
}

static void
play (Fixture *f)
{
  const AriPosition *position = ari_match_get_position (f->match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = toy_game.actions (position, actions);
  AriAction action;

  if (n == 0)
    {
      g_assert_false (ari_match_play (f->match, 1, -1, NULL));
      return;
    }

  action = actions[below (f, n)];
  g_assert_true (ari_match_play (f->match, action, -1, NULL));
  slow_match_play (f->slow, action, ari_ply_get_id (ari_match_get_ply (f->match)));
}

static void
change_at_random_ply (Fixture *f)
{
  AriPly *ply = random_ply (f);
  SlowNode *node = ply != NULL ? slow_match_find (f->slow, ari_ply_get_id (ply)) : NULL;

  switch (below (f, ply != NULL ? 6 : 1))
    {
    case 0:
      ari_match_go_to (f->match, NULL);
      slow_match_go_to (f->slow, NULL);
      break;

    case 1:
      ari_match_promote (f->match, ply);
      slow_match_promote (f->slow, node);
      break;

    case 2:
      /* Near the ends, so that the tree does not stay small. */
      if (ari_ply_get_n_children (ply) > 0)
        break;
      ari_match_remove (f->match, ply);
      slow_match_remove (f->slow, node);
      break;

    case 3:
      node->glyph = (AriGlyph) below (f, ARI_N_GLYPHS);
      ari_match_set_glyph (f->match, ply, node->glyph);
      break;

    default:
      ari_match_go_to (f->match, ply);
      slow_match_go_to (f->slow, node);
      break;
    }
}

static void
change (Fixture *f)
{
  guint n;

  switch (below (f, 10))
    {
    case 0:
    case 1:
      n = below (f, f->slow->line->len + 1);
      ari_match_set_cursor (f->match, n);
      f->slow->cursor = n;
      break;

    case 2:
      ari_match_go_to_main_line (f->match);
      slow_match_go_to_main_line (f->slow);
      break;

    case 3:
      n = below (f, f->slow->line->len + 2);
      ari_match_take_back (f->match, n);
      slow_match_take_back (f->slow, n);
      break;

    case 4:
      ari_match_redo (f->match);
      slow_match_redo (f->slow);
      break;

    case 5:
      change_at_random_ply (f);
      break;

    default:
      play (f);
      break;
    }
}

static void
test_random (void)
{
  for (guint seed = 0; seed < 1000; seed++)
    {
      Fixture f;

      set_up (&f, seed);
      for (guint i = 0; i < 200; i++)
        {
          change (&f);
          slow_match_compare (f.slow, f.match);
          compare_trees (f.slow->root, f.told->root);
          compare_properties (&f);
        }
      tear_down (&f);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/match/random", test_random);

  return g_test_run ();
}
