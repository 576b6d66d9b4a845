/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about a mistake, beside the numbers. */
#include "ari-reason.h"
#include "waiting.h"
#include "minoa/minoa.h"

/* A match whose last ply, by @kind, was a mistake: it left a share of @win ± @error, and lost @loss. */
static AriMatch *
new_match (AriSeatKind kind,
           double      win,
           double      error,
           double      loss,
           AriAction  *best)
{
  AriMatch *match = match_after (41);
  AriPly *ply = ari_match_get_ply (match);
  AriActor actor = ari_ply_get_actor (ply);
  AriEval eval = { .error = error, .loss = loss, .nodes = 1 };
  AriPosition before;

  ari_match_get_position_at (match, 40, &before);
  for (AriActor seat = 1; seat <= 2; seat++)
    {
      ari_match_set_seat (match, seat, seat == actor ? kind : ARI_SEAT_COMPUTER, NULL, "novice");
      eval.win[seat - 1] = seat == actor ? win : 1.0 - win;
    }
  eval.best = ari_rules_minoa.format (&before, *best);
  ari_match_set_eval (match, ply, &eval);
  g_free (eval.best);

  return match;
}

/* An action in the position before the last ply, for which a reason can be given, unlike for the ply. */
static AriAction
find_reasoned (char **reason)
{
  g_autoptr(AriMatch) match = match_after (41);
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition before;
  guint n;

  ari_match_get_position_at (match, 40, &before);
  n = ari_rules_minoa.actions (&before, actions);
  for (guint i = 0; i < n; i++)
    {
      *reason = ari_reason_of_action (&ari_rules_minoa, &before, actions[i]);
      if (*reason != NULL)
        return actions[i];
    }
  g_assert_not_reached ();
}

static void
assert_says (AriSeatKind kind,
             double      win,
             double      error,
             double      loss,
             const char *words) /* (nullable) */
{
  g_autofree char *reason = NULL, *told = NULL;
  AriAction best = find_reasoned (&reason);
  g_autoptr(AriMatch) match = new_match (kind, win, error, loss, &best);

  told = ari_reason_of_mistake (match, 41);
  g_assert_cmpstr (told, ==, words);
}

static void
test_proofs (void)
{
  assert_says (ARI_SEAT_COMPUTER, 0.4, 0.05, 0.6, "It wins, whatever the others do.");
  assert_says (ARI_SEAT_COMPUTER, 0.0, 0.0, 0.4, "The move played loses against best play.");
  assert_says (ARI_SEAT_COMPUTER, 0.4, 0.05, 0.2, NULL);
}

/* It speaks to the person who moved. */
static void
test_missed (void)
{
  g_autofree char *reason = NULL;

  find_reasoned (&reason);
  assert_says (ARI_SEAT_PERSON, 0.4, 0.05, 0.2, reason);
  assert_says (ARI_SEAT_PERSON, 0.4, 0.05, 0.6, "It wins, whatever the others do.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/reason/proofs", test_proofs);
  g_test_add_func ("/analysis/reason/missed", test_missed);

  return g_test_run ();
}
