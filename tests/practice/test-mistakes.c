/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kind of a mistake is what is proved about it, the most telling first. */
#include "ari-mistakes.h"

/* What a review has found about the last of the plies. */
typedef struct
{
  const char *game;
  const char *plies;
  const char *best;
  double      share; /* of the one who played it, afterwards */
  double      loss;
  double      error; /* of the share */
  const char *kind;
} Case;

static const Case cases[] = {
  { "minoa", "a1b1", "h9i9", 0.3, 0.7, 0.0, ARI_MISTAKE_WIN },
  { "minoa", "a1b1", "h9i9", 0.3, 0.3, 0.01, ARI_MISTAKE_OTHER },
  { "minoa", "a1b1", "h9i9", 0.0, 0.3, 0.0, ARI_MISTAKE_LOSS },
  { "minoa", "a1b1 h9i9 a1a2 b1b2 b2b3 i5i6 e5e6", "a3b3", 0.3, 0.3, 0.01, ARI_MISTAKE_GAIN },
  { "minoa", "a1b1 h9i9 a1a2 b1b2 b2b3 i5i6 a3b3 i6i7 e5e6", "a2a3", 0.3, 0.3, 0.01, "open" },
  { "minarett", "L@a1 L@a5 L@b1 L@b5 L@c1 L@c5 L@d1 S@d3 M@a3", "M@e1", 0.3, 0.3, 0.01, "capture" },
  { "minarett", "L@a1 L@a5 L@b1 L@b5 L@c1 L@c5 M@a3 L@d5 M@c3", "M@e5", 0.3, 0.3, 0.01, "allowed" },
  { "minotaur", "a1 R5L a2 B3R a3 G1L a4 R5R a1 a5", "a4", 0.3, 0.3, 0.01, ARI_MISTAKE_MEMORY },
};

static void
play (AriMatch   *match,
      const char *plies)
{
  g_auto(GStrv) texts = g_strsplit (plies, " ", -1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), texts[i], &action,
                       &error);
      g_assert_no_error (error);
      g_assert_true (ari_match_play (match, action, -1.0, &error));
      g_assert_no_error (error);
    }
}

static void
test_kind (gconstpointer data)
{
  const Case *c = data;
  const AriRules *rules = ari_rules_lookup (c->game);
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GPtrArray) mistakes = NULL;
  AriEval eval = {
    .loss = c->loss, .error = c->error, .loss_error = c->error, .best = (char *) c->best, .nodes = 1,
  };
  AriActor actor;
  AriSetup setup;
  AriPly *ply;

  ari_setup_init (&setup, rules);
  match = ari_match_new (&setup);
  play (match, c->plies);
  ply = ari_match_get_ply (match);
  actor = ari_ply_get_actor (ply);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    {
      eval.win[seat - 1] = seat == actor ? c->share : (1.0 - c->share) / (setup.seats - 1);
      if (seat != actor)
        ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
    }
  ari_match_set_eval (match, ply, &eval);
  mistakes = ari_mistakes_of (match, NULL);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_cmpstr (((AriExercise *) mistakes->pdata[0])->kind, ==, c->kind);
}

/* What a computer played for a person, who had let it finish the match, isn't practised. */
static void
test_handover (void)
{
  g_autoptr(GPtrArray) before = NULL, after = NULL;
  g_autoptr(AriMatch) match = NULL;
  const AriEval lost = { .win = { 0.3, 0.7 }, .loss = 0.3, .best = (char *) "b1b2", .nodes = 1 };
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  play (match, "a1b1 h9i9 a1a2");
  ari_match_set_eval (match, ari_match_get_ply (match), &lost);
  before = ari_mistakes_of (match, NULL);
  g_assert_cmpuint (before->len, ==, 1);

  ari_match_take_back (match, 2);
  ari_match_set_eval (match, ari_ply_get_child (ari_match_get_ply (match), 0), NULL);
  ari_match_set_substitute (match, 1, "novice");
  play (match, "a1b2");
  ari_match_set_eval (match, ari_match_get_ply (match), &lost);
  ari_match_remove_substitutes (match);
  after = ari_mistakes_of (match, NULL);
  g_assert_cmpuint (after->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/mistakes/%s/%s-%" G_GSIZE_FORMAT, cases[i].game,
                                               *cases[i].kind != '\0' ? cases[i].kind : "other", i);

      g_test_add_data_func (path, &cases[i], test_kind);
    }
  g_test_add_func ("/mistakes/handover", test_handover);

  return g_test_run ();
}
