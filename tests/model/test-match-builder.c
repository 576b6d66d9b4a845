/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-builder.h"
#include "match-tools.h"
#include "toy-game.h"

static AriMatchBuilder *
new_builder (void)
{
  AriSetup setup;

  ari_setup_init (&setup, &toy_game);
  g_assert_true (ari_setup_set_option (&setup, "dice", "no", NULL));

  return ari_match_builder_new (&setup);
}

/* Ids are kept, siblings sorted, and new plies get new ids. */
static void
test_tree (void)
{
  g_autoptr(AriMatchBuilder) builder = new_builder ();
  AriMatch *match;

  g_assert_nonnull (ari_match_builder_add (builder, 0, 5, 1, "t1", 2, ARI_NOT_RETRACTED, NULL));
  g_assert_nonnull (ari_match_builder_add (builder, 5, 9, 0, "t2", -1, ARI_NOT_RETRACTED, NULL));
  g_assert_nonnull (ari_match_builder_add (builder, 0, 2, 0, "t3", -1, ARI_NOT_RETRACTED, NULL));
  g_assert_nonnull (ari_match_builder_add (builder, 0, 3, 1, "t2", -1, ARI_TAKEN_BACK, NULL));
  ari_match_builder_set_takebacks (builder, 4);
  match = ari_match_builder_end (builder);

  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 4);
  g_assert_cmpuint (ari_ply_get_id (ari_match_get_child (match, NULL, 0)), ==, 2);
  g_assert_cmpuint (ari_ply_get_id (ari_match_get_child (match, NULL, 1)), ==, 5);
  g_assert_cmpuint (ari_ply_get_id (ari_match_get_child (match, NULL, 2)), ==, 3);
  g_assert_true (ari_ply_get_retracted (ari_match_find (match, 3)));
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_find (match, 5)), ==, 2);
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 4);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);
  g_assert_true (ari_match_is_at_end (match));

  g_assert_true (ari_match_play (match, 1, -1, NULL));
  g_assert_cmpuint (ari_ply_get_id (ari_match_get_ply (match)), ==, 10);

  g_assert_finalize_object (match);
}

static void
test_errors (void)
{
  g_autoptr(AriMatchBuilder) builder = new_builder ();
  const struct { guint parent, id; const char *text; GQuark domain; int code; } wrong[] = {
    { 7, 2, "t1", ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE },
    { 0, 1, "t2", ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE },
    { 0, 2, "t1", ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE },
    { 0, 2, "t9", ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE },
    { 1, 2, "r1", ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL },
    { 1, G_MAXUINT, "t1", ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE },
    { 1, G_MAXUINT - 1, "t1", ARI_MATCH_ERROR, ARI_MATCH_ERROR_TREE },
  };

  g_assert_nonnull (ari_match_builder_add (builder, 0, 1, 0, "t1", -1, ARI_NOT_RETRACTED, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (ari_match_builder_add (builder, wrong[i].parent, wrong[i].id, 0, wrong[i].text,
                                            -1, ARI_NOT_RETRACTED, &error));
      g_assert_error (error, wrong[i].domain, wrong[i].code);
    }
  g_assert_cmpuint (ari_match_get_n_plies (ari_match_builder_get_match (builder)), ==, 1);
}

/* Takes a random match apart, in the order in which it was played, and builds it again. */
static void
test_again (void)
{
  AriRandom random;

  for (guint seed = 0; seed < 100; seed++)
    {
      g_autoptr(AriMatchBuilder) builder = NULL;
      g_autoptr(AriMatch) match = NULL;
      g_autoptr(AriMatch) again = NULL;
      AriSetup setup;
      guint left;

      ari_random_init (&random, seed);
      ari_setup_init (&setup, &toy_game);
      match = random_match (&setup, 100, &random);
      builder = ari_match_builder_new (&setup);

      left = ari_match_get_n_plies (match);
      for (guint id = 1; left > 0; id++)
        {
          AriPly *ply = ari_match_find (match, id);
          AriPly *parent;
          AriPly *copy;

          if (ply == NULL)
            continue;
          left--;
          parent = ari_ply_get_parent (ply);
          copy = ari_match_builder_add (builder, parent != NULL ? ari_ply_get_id (parent) : 0, id,
                                        ari_ply_get_index (ply), ari_ply_get_text (ply),
                                        ari_ply_get_seconds (ply), ari_ply_get_retraction (ply), NULL);
          g_assert_nonnull (copy);
          ari_match_set_comment (ari_match_builder_get_match (builder), copy, ari_ply_get_comment (ply));
          ari_match_set_glyph (ari_match_builder_get_match (builder), copy, ari_ply_get_glyph (ply));
          ari_match_set_performance (ari_match_builder_get_match (builder), copy,
                                     ari_ply_get_performance (ply));
          ari_match_set_eval (ari_match_builder_get_match (builder), copy, ari_ply_get_eval (ply));
        }
      again = ari_match_builder_end (builder);
      g_assert_cmpuint (ari_match_get_n_plies (again), ==, ari_match_get_n_plies (match));
      g_assert_cmpuint (ari_match_get_main_length (again), ==, ari_match_get_main_length (match));
      for (guint i = 0; i < ari_match_get_main_length (match); i++)
        {
          g_autoptr(AriPly) a = g_list_model_get_item (G_LIST_MODEL (match), i);
          g_autoptr(AriPly) b = g_list_model_get_item (G_LIST_MODEL (again), i);

          g_assert_cmpuint (ari_ply_get_id (a), ==, ari_ply_get_id (b));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/match-builder/tree", test_tree);
  g_test_add_func ("/model/match-builder/errors", test_errors);
  g_test_add_func ("/model/match-builder/again", test_again);

  return g_test_run ();
}
