/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player does again and again, though something else is a little better. */
#include "ari-habits.h"
#include "ari-rules.h"

typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriHabits   habits;
} Case;

static void
set_up (Case          *c,
        gconstpointer  data)
{
  g_assert_true (ari_setup_parse (&c->setup, "minoa", NULL));
  c->setup.rules->start (&c->position, &c->setup);
}

/* @played and @best: a1b1 is a piece, e5e6 a stick */
static void
add (Case       *c,
     guint       number,
     const char *played,
     const char *best,
     double      loss)
{
  AriEval eval = { .loss = loss, .loss_error = 0.03, .best = (char *) best };
  AriAction action;

  g_assert_true (ari_rules_parse (c->setup.rules, &c->position, played, &action, NULL));
  ari_habits_add (&c->habits, number, c->setup.rules, &c->position, action, &eval);
}

static const AriHabit *
find (Case  *c,
      guint *first,
      guint *n)
{
  AriHabitSign signs[ARI_HABIT_CHOICES];
  const AriHabit *habit = ari_habits_find (&c->habits, signs, n);

  *first = *n > 0 ? signs[0].number : 0;

  return habit;
}

static void
test_three_of_five (Case          *c,
                    gconstpointer  data)
{
  guint first, n;

  add (c, 1, "a1b1", "e5e6", 0.06);
  add (c, 3, "a1b1", "a1a2", 0.06);
  add (c, 5, "a1b1", "e5e6", 0.06);
  g_assert_null (find (c, &first, &n));
  add (c, 7, "a1b1", "e5e6", 0.06);
  g_assert_nonnull (find (c, &first, &n));
  g_assert_cmpuint (first, ==, 1);
  g_assert_cmpuint (n, ==, 3);
  /* It is told once. */
  g_assert_nonnull (ari_habits_find_new (&c->habits));
  g_assert_null (ari_habits_find_new (&c->habits));
  /* The first choice is too long ago now, and the last one shows it, too. */
  add (c, 9, "a1b1", "a1a2", 0.06);
  add (c, 11, "a1b1", "e5e6", 0.06);
  g_assert_nonnull (find (c, &first, &n));
  g_assert_cmpuint (first, ==, 5);
  add (c, 13, "e5e6", "a1a2", 0.0);
  g_assert_null (find (c, &first, &n));
}

/* What is within the error of the loss shows nothing, nor does a choice of which nothing is known. */
static void
test_unsure (Case          *c,
             gconstpointer  data)
{
  guint first, n;

  add (c, 1, "a1b1", "e5e6", 0.06);
  add (c, 3, "a1b1", "e5e6", 0.06);
  add (c, 5, "a1b1", "e5e6", 0.04);
  ari_habits_add (&c->habits, 7, c->setup.rules, &c->position, 0, NULL);
  g_assert_null (find (c, &first, &n));
  add (c, 9, "a1b1", "e5e6", 0.06);
  g_assert_nonnull (find (c, &first, &n));
}

static void
test_taken_back (Case          *c,
                 gconstpointer  data)
{
  guint first, n;

  add (c, 1, "a1b1", "e5e6", 0.06);
  add (c, 3, "a1b1", "e5e6", 0.06);
  add (c, 5, "a1b1", "e5e6", 0.06);
  add (c, 3, "e5e6", "d4e5", 0.06);
  add (c, 5, "a1b1", "e5e6", 0.06);
  g_assert_null (find (c, &first, &n));
}

/* Pieces where sticks are better, and sticks where pieces are, are two habits. */
static void
test_opposites (Case          *c,
                gconstpointer  data)
{
  const AriHabit *early, *late;
  guint first, n;

  for (guint i = 0; i < ARI_HABIT_LEAST; i++)
    add (c, 1 + 2 * i, "a1b1", "e5e6", 0.06);
  early = find (c, &first, &n);
  for (guint i = 0; i < ARI_HABIT_LEAST; i++)
    add (c, 11 + 2 * i, "e5e6", "a1b1", 0.06);
  late = find (c, &first, &n);
  g_assert_nonnull (early);
  g_assert_nonnull (late);
  g_assert_true (early != late);
  g_assert_cmpuint (first, ==, 11);
}

#define ADD(path, func) g_test_add (path, Case, NULL, set_up, func, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/analysis/habits/three-of-five", test_three_of_five);
  ADD ("/analysis/habits/unsure", test_unsure);
  ADD ("/analysis/habits/taken-back", test_taken_back);
  ADD ("/analysis/habits/opposites", test_opposites);

  return g_test_run ();
}
