/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sections of the help that explain rules on the board. */
#include <adwaita.h>

#include "ari-picker.h"
#include "ari-rules.h"

/* The page of the game's rules. */
static char *
read_page (const AriRules *rules)
{
  g_autofree char *name = g_strdup_printf ("rules-%s.page", rules->id);
  g_autofree char *path = g_build_path ("/", "/io/github/ariadne_games/Ariadne/help/en", name, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
assert_has_section (const char *page,
                    const char *section)
{
  g_autofree char *start = g_strdup_printf ("<section id=\"%s\">", section);

  g_assert_nonnull (strstr (page, start));
}

/* Every rule that a refusal or a bubble leads to is in the help. */
static void
test_sections (void)
{
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *page = read_page (all[i]);
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_occasions, n, n_refused = 0;
      const AriRuleMoment *list = ari_rules_occasions (all[i], &n_occasions);
      AriPosition position;
      AriSetup setup;

      for (guint j = 0; j < n_occasions; j++)
        assert_has_section (page, list[j].section);

      ari_setup_init (&setup, all[i]);
      all[i]->start (&position, &setup);
      while ((n = all[i]->actions (&position, actions)) > 0)
        {
          for (guint spot = 0; spot < all[i]->board (&setup)->n_spots; spot++)
            {
              AriProof proof;
              g_autofree char *reason = ari_rules_refuse (all[i], &position, NULL, 0, (AriSpot) spot, &proof);

              g_assert_true (reason != NULL || proof.rule == NULL);
              if (proof.rule == NULL)
                continue;
              assert_has_section (page, proof.rule);
              n_refused++;
            }
          all[i]->apply (&position, actions[g_rand_int_range (rand, 0, (int) n)]);
        }
      g_assert_cmpuint (n_refused, >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/rule-sections/sections", test_sections);

  return g_test_run ();
}
