/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cases of the help: positions that you can open from a page. What the pages say about them is so. */
#include "ari-figure.h"

static GKeyFile *
load_figures (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "figures.ini", NULL);
  GKeyFile *list = g_key_file_new ();
  g_autoptr(GError) error = NULL;

  g_key_file_load_from_file (list, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);

  return list;
}

/* One case, and what is claimed of the position that was reached so far. */
typedef struct
{
  GKeyFile       *list;
  const char     *name;
  const char     *prefix;  /* of the keys: "" at first, "then-" after the actions of "then" */
  const AriRules *rules;
  guint           n_seats;
  AriPosition     position;
  guint           n_claims;
} Case;

/* (nullable) (transfer full) */
static char *
claim (Case       *c,
       const char *key)
{
  g_autofree char *whole = g_strconcat (c->prefix, key, NULL);
  char *value = g_key_file_get_string (c->list, c->name, whole, NULL);

  if (value != NULL)
    {
      c->n_claims++;
      g_test_message ("%s: %s=%s", c->name, whole, value);
    }

  return value;
}

static void
check_legal (Case *c)
{
  g_autofree char *text = claim (c, "legal");
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_true (ari_rules_parse (c->rules, &c->position, words[i], &action, &error));
      g_assert_no_error (error);
    }
}

/* Each is refused, for the reason that the case gives. */
static void
check_illegal (Case *c)
{
  g_autofree char *text = claim (c, "illegal"), *why = claim (c, "why");
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  g_assert_true ((text != NULL) == (why != NULL));
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_false (ari_rules_parse (c->rules, &c->position, words[i], &action, &error));
      if (strstr (error->message, why) == NULL)
        g_error ("%s is refused otherwise: %s", words[i], error->message);
    }
}

static void
check_numbers (Case *c)
{
  g_autofree char *scores = claim (c, "scores"), *winners = claim (c, "winners"), *actor = claim (c, "actor");
  g_autofree char *only = claim (c, "only");
  g_autoptr(GString) text = g_string_new (NULL);
  int points[ARI_MAX_SEATS] = { 0 };

  if (scores != NULL)
    {
      c->rules->scores (&c->position, points);
      for (AriActor seat = 1; seat <= c->n_seats; seat++)
        g_string_append_printf (text, seat > 1 ? " %d" : "%d", points[seat - 1]);
      g_assert_cmpstr (text->str, ==, scores);
    }
  if (winners != NULL)
    g_assert_cmpuint (ari_rules_winners (c->rules, &c->position), ==, g_ascii_strtoull (winners, NULL, 2));
  if (actor != NULL)
    g_assert_cmpuint (ari_rules_actor (c->rules, &c->position), ==,
                      g_str_equal (actor, "chance") ? ARI_CHANCE : g_ascii_strtoull (actor, NULL, 10));
  if (only != NULL)
    g_assert_cmpuint (ari_rules_count (c->rules, &c->position), ==, g_ascii_strtoull (only, NULL, 10));
}

static void
check_board (Case *c)
{
  g_autofree char *text = claim (c, "board"), *drawn = ari_rules_diagram (c->rules, &c->position);
  g_auto(GStrv) parts = g_strsplit (text != NULL ? text : "", " | ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (drawn, parts[i]) == NULL)
      g_error ("“%s” is not in:\n%s", parts[i], drawn);
}

static void
check_claims (Case *c)
{
  check_legal (c);
  check_illegal (c);
  check_numbers (c);
  check_board (c);
}

static void
play_on (Case       *c,
         const char *then)
{
  g_auto(GStrv) words = g_strsplit (then, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_true (ari_rules_parse (c->rules, &c->position, words[i], &action, &error));
      g_assert_no_error (error);
      c->rules->apply (&c->position, action);
    }
}

static void
check_case (GKeyFile   *list,
            const char *name)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriFigure) figure = ari_figure_new (list, name, &error);
  g_autofree char *then = g_key_file_get_string (list, name, "then", NULL);
  Case c = { .list = list, .name = name, .prefix = "" };

  g_assert_no_error (error);
  c.rules = figure->setup.rules;
  c.n_seats = figure->setup.seats;
  c.position = figure->position;
  check_claims (&c);
  if (then != NULL)
    {
      play_on (&c, then);
      c.prefix = "then-";
      check_claims (&c);
    }
  g_assert_cmpuint (c.n_claims, >, 0);
}

static void
test_claims (void)
{
  g_autoptr(GKeyFile) list = load_figures ();
  g_auto(GStrv) names = g_key_file_get_groups (list, NULL);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_key_file_get_boolean (list, names[i], "try", NULL))
      {
        check_case (list, names[i]);
        n++;
      }
  g_assert_cmpuint (n, >=, 20);
}

/* The page on the cases of each game shows its cases and no other figure. */
static void
test_pages (void)
{
  g_autoptr(GKeyFile) list = load_figures ();
  g_auto(GStrv) names = g_key_file_get_groups (list, NULL);
  guint n_rules;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *file = g_strdup_printf ("faq-%s.page", rules[i]->id);
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", file, NULL);
      g_autofree char *own = g_strconcat (rules[i]->id, "-", NULL);
      g_autofree char *text = NULL;
      g_autoptr(GError) error = NULL;
      guint n = 0;

      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *shown = g_strdup_printf ("src=\"figures/%s.svg\"", names[j]);
          gboolean can_try = g_str_has_prefix (names[j], own)
                             && g_key_file_get_boolean (list, names[j], "try", NULL);

          g_test_message ("%s", names[j]);
          g_assert_true ((strstr (text, shown) != NULL) == can_try);
          n += can_try;
        }
      g_assert_cmpuint (n, >=, 5);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/cases/claims", test_claims);
  g_test_add_func ("/draw/cases/pages", test_pages);

  return g_test_run ();
}
