/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-tools.h"

char *
random_text (AriRandom *random)
{
  static const char *const pieces[] = {
    " ", " ", "  ", "\n", "\r\n", "\t", "\\", "{", "}", "[", "]", "(", ")", "\"", "$1", ";", "%",
    "[%emt 3]", "[%eval", "[%emt]", "[Ariadne \"1\"] [Game \"toy\"]", "{", "[%cal Gd4]", "[%", "\\n", "\\s",
    "1.", "word", "Pasiphaë",
    "λαβύρινθος", "\u00a0", "\U0001f402", "\u2028", "\x01", "\x7f", "\ufeff", "\u00e9", "e\u0301",
    "a long row of ordinary words that needs a line of its own",
    "OneWordThatIsLongerThanAnyLineOfARecordMayBeSoThatItHasToBeCutSomewhereInTheMiddleOfItOrEvenTwice",
  };
  GString *text = g_string_new (NULL);

  for (guint n = ari_random_below (random, 12) + 1; n > 0; n--)
    g_string_append (text, pieces[ari_random_below (random, G_N_ELEMENTS (pieces))]);

  return g_string_free_and_steal (text);
}

/* From @least to @most. */
static double
random_number (AriRandom *random,
               double     least,
               double     most)
{
  static const double awkward[] = {
    0, 1, -1, 0.1, 1e-300, 1.0 / 3, -2.5, -1e-5, 123456789.123456789, 1e9, -1e9, 5e-324,
  };
  guint i = ari_random_below (random, 2 * G_N_ELEMENTS (awkward));

  return i < G_N_ELEMENTS (awkward) ? CLAMP (awkward[i], least, most) : ari_random_unit (random);
}

static void
annotate (AriMatch  *match,
          AriPly    *ply,
          AriRandom *random)
{
  g_autofree char *comment = random_text (random);
  g_autofree char *toss = random_text (random);
  g_autofree char *program = random_text (random);

  if (ari_random_below (random, 3) == 0)
    ari_match_set_comment (match, ply, comment);
  if (ari_random_below (random, 3) == 0)
    ari_match_set_glyph (match, ply, (AriGlyph) ari_random_below (random, ARI_N_GLYPHS));
  if (ari_random_below (random, 6) == 0)
    ari_match_set_performance (match, ply, toss);
  if (ari_random_below (random, 4) == 0)
    {
      AriEval eval = {
        .error = random_number (random, 0, 1e9),
        .loss = random_number (random, 0, 1),
        .loss_error = random_number (random, 0, 1e9),
        .best = ari_random_below (random, 2) ? (char *) ari_ply_get_text (ply) : NULL,
        .nodes = ari_random_next (random),
        .seed = ari_random_next (random),
        .program = ari_random_below (random, 2) ? program : NULL,
      };

      for (guint i = 0; i < ARI_MAX_SEATS; i++)
        {
          eval.win[i] = random_number (random, 0, 1);
          eval.points[i] = random_number (random, -1e9, 1e9);
          eval.luck[i] = random_number (random, -1, 1);
        }
      ari_match_set_eval (match, ply, &eval);
    }
}

static void
set_details (AriMatch  *match,
             AriRandom *random)
{
  g_autofree char *title = random_text (random);
  g_autofree char *notes = random_text (random);

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      g_autofree char *name = random_text (random);

      if (ari_random_below (random, 2))
        ari_match_set_seat (match, seat, ARI_SEAT_PERSON, name, NULL);
      else
        ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, name,
                            ari_random_below (random, 2) ? "adept" : NULL);
    }

  ari_match_set_started (match, (gint64) ari_random_below (random, G_MAXUINT32));
  if (ari_random_below (random, 2))
    ari_match_set_title (match, title);
  if (ari_random_below (random, 2))
    ari_match_set_notes (match, notes);
  if (ari_random_below (random, 2))
    ari_match_set_foreign_tags (match, "[Event \"Knossos\"]\n[Site \"a \\\"labyrinth\\\"\"]\n");
}

static void
play_random (AriMatch  *match,
             AriRandom *random)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (ari_match_get_position (match), actions);
  double seconds = ari_random_below (random, 2) ? ari_random_unit (random) * 100 : -1;

  if (n == 0)
    {
      ari_match_set_cursor (match, ari_random_below (random, ari_match_get_cursor (match)));
      return;
    }

  g_assert_true (ari_match_play (match, actions[ari_random_below (random, n)], seconds, NULL));
  annotate (match, ari_match_get_ply (match), random);
}

AriMatch *
random_match (const AriSetup *setup,
              guint           n_plies,
              AriRandom      *random)
{
  AriMatch *match = ari_match_new (setup);

  set_details (match, random);

  for (guint i = 0; i < n_plies; i++)
    {
      guint length = g_list_model_get_n_items (G_LIST_MODEL (match));

      play_random (match, random);
      if (ari_random_below (random, 8) == 0)
        ari_match_set_cursor (match, ari_random_below (random, length + 1));
      if (ari_random_below (random, 16) == 0)
        ari_match_go_to_main_line (match);
      if (ari_random_below (random, 24) == 0 && length > 3)
        ari_match_take_back (match, ari_random_below (random, length));
      if (ari_random_below (random, 40) == 0 && ari_match_get_cursor (match) > 0)
        ari_match_promote (match, ari_match_get_ply (match));
    }

  ari_match_go_to_main_line (match);
  ari_match_set_cursor (match, G_MAXUINT);

  return match;
}

static void
assert_plies_equal (AriPly *a,
                    AriPly *b)
{
  g_assert_cmpuint (ari_ply_get_number (a), ==, ari_ply_get_number (b));
  g_assert_cmpuint (ari_ply_get_action (a), ==, ari_ply_get_action (b));
  g_assert_cmpuint (ari_ply_get_actor (a), ==, ari_ply_get_actor (b));
  g_assert_cmpstr (ari_ply_get_text (a), ==, ari_ply_get_text (b));
  g_assert_true (ari_ply_get_seconds (a) == ari_ply_get_seconds (b));
  g_assert_cmpstr (ari_ply_get_comment (a), ==, ari_ply_get_comment (b));
  g_assert_cmpuint (ari_ply_get_glyph (a), ==, ari_ply_get_glyph (b));
  g_assert_cmpstr (ari_ply_get_performance (a), ==, ari_ply_get_performance (b));
  g_assert_true (ari_eval_equal (ari_ply_get_eval (a), ari_ply_get_eval (b)));
  g_assert_cmpint (ari_ply_get_retraction (a), ==, ari_ply_get_retraction (b));
  g_assert_cmpuint (ari_ply_get_n_children (a), ==, ari_ply_get_n_children (b));
}

static void
assert_details_equal (AriMatch *a,
                      AriMatch *b)
{
  g_assert_true (ari_setup_equal (ari_match_get_setup (a), ari_match_get_setup (b)));
  g_assert_cmpstr (ari_match_get_title (a), ==, ari_match_get_title (b));
  g_assert_cmpstr (ari_match_get_notes (a), ==, ari_match_get_notes (b));
  g_assert_cmpstr (ari_match_get_foreign_tags (a), ==, ari_match_get_foreign_tags (b));
  g_assert_cmpint (ari_match_get_started (a), ==, ari_match_get_started (b));
  g_assert_cmpuint (ari_match_get_takebacks (a), ==, ari_match_get_takebacks (b));

  for (AriActor seat = 1; seat <= ari_match_get_setup (a)->seats; seat++)
    {
      const AriSeat *p = ari_match_get_seat (a, seat);
      const AriSeat *q = ari_match_get_seat (b, seat);

      g_assert_cmpint (p->kind, ==, q->kind);
      g_assert_cmpstr (p->name, ==, q->name);
      g_assert_cmpstr (p->level, ==, q->level);
    }
}

void
assert_matches_equal (AriMatch *a,
                      AriMatch *b)
{
  g_autoptr(GPtrArray) left = g_ptr_array_new ();
  g_autoptr(GPtrArray) right = g_ptr_array_new ();

  assert_details_equal (a, b);
  g_assert_cmpuint (ari_match_get_n_plies (a), ==, ari_match_get_n_plies (b));
  g_assert_cmpuint (ari_match_get_main_length (a), ==, ari_match_get_main_length (b));
  g_assert_true (ari_position_equal (ari_match_get_rules (a),
                                     ari_match_get_main_position (a), ari_match_get_main_position (b)));

  g_assert_cmpuint (ari_match_get_n_children (a, NULL), ==, ari_match_get_n_children (b, NULL));
  for (guint i = 0; i < ari_match_get_n_children (a, NULL); i++)
    {
      g_ptr_array_add (left, ari_match_get_child (a, NULL, i));
      g_ptr_array_add (right, ari_match_get_child (b, NULL, i));
    }

  for (guint i = 0; i < left->len; i++)
    {
      AriPly *p = g_ptr_array_index (left, i);
      AriPly *q = g_ptr_array_index (right, i);

      assert_plies_equal (p, q);
      for (guint j = 0; j < ari_ply_get_n_children (p); j++)
        {
          g_ptr_array_add (left, ari_ply_get_child (p, j));
          g_ptr_array_add (right, ari_ply_get_child (q, j));
        }
    }
}
