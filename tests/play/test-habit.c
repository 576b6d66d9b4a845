/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table advises against what has cost a little several times. */
#include "ari-table-view.h"
#include "../util/shown.h"
#include "table-fixture.h"

#define NODES 3000

typedef struct
{
  AriMatch *match;
  AriTable *table;
} Case;

/* A person against a computer that plays what the test says, with warnings before blunders. */
static void
set_up (Case          *c,
        gconstpointer  data)
{
  AriMistakeCheckerEffort effort = {
    .before = { .nodes = NODES, .threads = 1, .seed = 1 },
    .after = { .nodes = NODES, .threads = 1, .seed = 1 },
  };

  c->match = table_match_new ("minoa", "");
  ari_match_set_seat (c->match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  c->table = ari_table_new (c->match, NULL, FALSE);
  ari_driver_hold (ari_table_get_driver (c->table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_mistake_checker_set_effort (ari_table_get_mistake_checker (c->table), &effort);
  ari_match_set_warnings (c->match, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 1 });
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  g_assert_finalize_object (c->table);
  g_assert_finalize_object (c->match);
}

static void
choose (Case       *c,
        const char *text)
{
  AriMistakeChecker *checker = ari_table_get_mistake_checker (c->table);

  ari_table_play (c->table, table_action (c->match, text));
  table_wait_until (ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_QUIET);
  ari_table_flush (c->table);
}

static void
answer (Case       *c,
        const char *text)
{
  table_play (c->match, text);
  ari_table_flush (c->table);
}

/* Three pieces in corners far from each other, where every search prefers a stick. */
static void
place_three (Case *c)
{
  choose (c, "a1b1");
  answer (c, "e5e6");
  choose (c, "i5i6");
  answer (c, "d4d5");
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_PLAYING);
  choose (c, "e1f2");
}

static void
test_told_once (Case          *c,
                gconstpointer  data)
{
  g_autofree char *text = NULL;

  place_three (c);
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_ADVICE);
  text = shown_text (c->table);
  g_assert_cmpstr (text, ==, "Place sticks first: a piece that stands early is easily walled in. "
                             "That would have been a little better several times.");
  g_assert_true (ari_table_dismiss (c->table));
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_PLAYING);
  answer (c, "f5f6");
  choose (c, "a4a5");
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_PLAYING);
}

static void
test_ends_with_choice (Case          *c,
                       gconstpointer  data)
{
  place_three (c);
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_ADVICE);
  answer (c, "f5f6");
  choose (c, "g5g6");
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_PLAYING);
}

/* Others at the table would hear it, too. */
static void
test_several_persons (Case          *c,
                      gconstpointer  data)
{
  ari_match_set_seat (c->match, 2, ARI_SEAT_PERSON, NULL, NULL);
  ari_match_set_warnings (c->match, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 1 | 2 });
  g_assert_true (ari_mistake_checker_is_watching (ari_table_get_mistake_checker (c->table)));
  place_three (c);
  g_assert_cmpint (ari_table_get_mode (c->table), ==, ARI_MODE_PLAYING);
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/play/habit/told-once", test_told_once);
  ADD ("/play/habit/ends-with-choice", test_ends_with_choice);
  ADD ("/play/habit/several-persons", test_several_persons);

  return g_test_run ();
}
