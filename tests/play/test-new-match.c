/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-words.h"
#include "ari-new-match.h"

#include "ari-level.h"
#include "ari-revelation.h"

static const AriRules *
first_rules (void)
{
  guint n;

  return ari_rules_all (&n)[0];
}

static void
forget_person (GSettings *settings)
{
  g_settings_reset (settings, "new-match");
  g_settings_reset (settings, "person-name");
  g_settings_reset (settings, "person-answered");
}

/* A person against a computer that beginners can beat. */
static void
test_default (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) new_match = NULL;
  g_autoptr(AriMatch) match = NULL;

  forget_person (settings);
  new_match = ari_new_match_recall (settings, first_rules ());

  g_assert_cmpuint (new_match->setup.seats, ==, first_rules ()->choices.default_seats);
  g_assert_cmpint (new_match->seats[0].kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (new_match->seats[0].name, !=, "");
  g_assert_cmpint (new_match->seats[1].kind, ==, ARI_SEAT_COMPUTER);
  g_assert_cmpstr (new_match->seats[1].level, ==, "apprentice");

  match = ari_new_match_build (new_match);
  g_assert_cmpuint (ari_match_get_setup (match)->seats, ==, new_match->setup.seats);
  g_assert_null (ari_match_get_seat (match, 1)->level);
  g_assert_cmpstr (ari_match_get_seat (match, 2)->level, ==, "apprentice");
  g_assert_cmpint (ari_match_get_started (match), >, 0);
}

/* Practice of a feat is offered to persons until they have begun a match of that game. */
static void
test_first_match (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  const AriRules *feats = ari_rules_lookup ("minotaur"), *other = ari_rules_lookup ("minoa");
  g_autoptr(AriNewMatch) with_feats = NULL, without = NULL;

  forget_person (settings);
  with_feats = ari_new_match_recall (settings, feats);
  without = ari_new_match_recall (settings, other);
  g_assert_false (ari_new_match_has_last (NULL, feats));
  g_assert_false (ari_new_match_has_last (settings, feats));
  g_assert_true (ari_new_match_offers_practice (with_feats, settings));
  g_assert_false (ari_new_match_offers_practice (without, settings));

  ari_new_match_remember (without, settings);
  g_assert_true (ari_new_match_has_last (settings, other));
  g_assert_false (ari_new_match_has_last (settings, feats));
  g_assert_true (ari_new_match_offers_practice (with_feats, settings));
  with_feats->seats[0].kind = ARI_SEAT_COMPUTER;
  g_assert_false (ari_new_match_offers_practice (with_feats, settings));
  with_feats->seats[0].kind = ARI_SEAT_PERSON;
  ari_new_match_remember (with_feats, settings);
  g_assert_true (ari_new_match_has_last (settings, feats));
  g_assert_true (ari_new_match_has_last (settings, other));
  g_assert_false (ari_new_match_offers_practice (with_feats, settings));
  forget_person (settings);
}

static void
test_remember (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) before = ari_new_match_recall (settings, first_rules ());
  g_autoptr(AriNewMatch) after = NULL;
  g_autoptr(GVariant) value = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_setup_set_seats (&before->setup, first_rules ()->choices.max_seats, &error));
  g_set_str (&before->seats[0].name, "Pasiphaë");
  before->seats[2].kind = ARI_SEAT_PERSON;
  g_set_str (&before->seats[2].name, "“Theseus”; (the \\ tired)");
  g_set_str (&before->seats[1].level, "master");
  ari_new_match_remember (before, settings);

  after = ari_new_match_recall (settings, first_rules ());
  g_assert_true (ari_setup_equal (&before->setup, &after->setup));
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      g_assert_cmpint (after->seats[i].kind, ==, before->seats[i].kind);
      g_assert_cmpstr (after->seats[i].name, ==, before->seats[i].name);
      g_assert_cmpstr (after->seats[i].level, ==, before->seats[i].level);
    }

  /* Usual names are not kept, because they belong to the current language. */
  value = g_settings_get_value (settings, "new-match");
  text = g_variant_print (value, FALSE);
  g_assert_nonnull (strstr (text, "Theseus"));
  g_assert_null (strstr (text, before->seats[1].name));
  /* The name of the first person is kept once for all games. */
  g_assert_null (strstr (text, "Pasiphaë"));
}

/* Another name for the first person, chosen elsewhere, holds in every game that was played before. */
static void
test_renamed (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) before = NULL, after = NULL;

  forget_person (settings);
  before = ari_new_match_recall (settings, first_rules ());
  g_set_str (&before->seats[0].name, "Pasiphaë");
  ari_new_match_remember (before, settings);
  ari_new_match_set_person_name (settings, "Ariadne");
  after = ari_new_match_recall (settings, first_rules ());
  g_assert_cmpstr (after->seats[0].name, ==, "Ariadne");
}

/* The name of an account is no person's unless a person says so, and a person is asked once. */
static void
test_person (void)
{
  static const char *const accounts[] = { "root", "User", "Unknown" };
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) new_match = NULL;
  g_autofree char *stored = NULL, *said = NULL, *wiped = NULL;

  forget_person (settings);
  g_assert_false (ari_new_match_knows_person (settings));
  for (guint i = 0; i <= G_N_ELEMENTS (accounts); i++)
    {
      const char *account = i < G_N_ELEMENTS (accounts) ? accounts[i] : g_get_user_name ();
      g_autofree char *name = NULL;

      /* As older releases did. */
      g_settings_set_string (settings, "person-name", account);
      g_assert_false (ari_new_match_knows_person (settings));
      name = ari_new_match_person_name (settings);
      g_assert_cmpstr (name, !=, account);
    }

  new_match = ari_new_match_recall (settings, first_rules ());
  g_set_str (&new_match->seats[0].name, ari_new_match_name (ARI_SEAT_PERSON, 1));
  ari_new_match_remember (new_match, settings);
  stored = g_settings_get_string (settings, "person-name");
  g_assert_cmpstr (stored, ==, "");
  g_assert_true (ari_new_match_knows_person (settings));

  g_set_str (&new_match->seats[0].name, "Pasiphaë");
  ari_new_match_remember (new_match, settings);
  g_assert_true (ari_new_match_knows_person (settings));
  said = ari_new_match_person_name (settings);
  g_assert_cmpstr (said, ==, "Pasiphaë");

  for (guint i = 0; i <= G_N_ELEMENTS (accounts); i++)
    {
      const char *account = i < G_N_ELEMENTS (accounts) ? accounts[i] : g_get_user_name ();
      g_autoptr(AriNewMatch) chosen = ari_new_match_recall (settings, first_rules ());
      g_autofree char *name = NULL;

      g_set_str (&chosen->seats[0].name, account);
      ari_new_match_remember (chosen, settings);
      g_assert_true (ari_new_match_knows_person (settings));
      name = ari_new_match_person_name (settings);
      g_assert_cmpstr (name, ==, account);
    }

  ari_new_match_set_person_name (settings, "  ");
  g_assert_true (ari_new_match_knows_person (settings));
  wiped = ari_new_match_person_name (settings);
  g_assert_cmpstr (wiped, ==, ari_new_match_name (ARI_SEAT_PERSON, 1));
}

/* Who plays together follows from the options, in any game. */
static void
test_partners (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) new_match = NULL;
  g_autofree char *two = NULL, *four = NULL, *alone = NULL;

  g_settings_reset (settings, "new-match");
  g_settings_set_string (settings, "person-name", "Pasiphaë");
  new_match = ari_new_match_recall (settings, ari_rules_lookup ("minoa"));
  g_assert_true (ari_setup_set_seats (&new_match->setup, 2, NULL));
  two = ari_new_match_partners (new_match, 1);
  g_assert_null (two);
  g_assert_true (ari_setup_set_seats (&new_match->setup, 4, NULL));
  four = ari_new_match_partners (new_match, 1);
  g_assert_cmpstr (four, ==, "Icarus");
  g_assert_true (ari_setup_set_option (&new_match->setup, "teams", "each", NULL));
  alone = ari_new_match_partners (new_match, 1);
  g_assert_null (alone);
}

/* The only person is told a new colour, in a game whose seats have colours. */
static void
test_turned (void)
{
  static const struct
  {
    const char *game, *words;
  } rematches[] = {
    { "minoa", "Rematch: this time, you play Blue." },
    { "minotaur", "Rematch: the players have changed seats." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rematches); i++)
    {
      AriSetup setup;
      g_autoptr(AriMatch) match = NULL, again = NULL;
      g_autofree char *words = NULL;

      ari_setup_init (&setup, ari_rules_lookup (rematches[i].game));
      match = ari_match_new (&setup);
      ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
      for (AriActor seat = 2; seat <= setup.seats; seat++)
        ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, "Talos", "novice");
      again = ari_new_match_again (match);
      words = ari_new_match_turned (again);
      g_assert_cmpstr (words, ==, rematches[i].words);
    }
}

/* Head starts are remembered with the seats, and go with their players in a rematch. */
static void
test_head_starts (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) before = NULL, after = NULL;
  g_autoptr(AriMatch) match = NULL, again = NULL;
  g_autofree char *words = NULL, *usual = NULL;

  g_settings_reset (settings, "new-match");
  before = ari_new_match_recall (settings, ari_rules_lookup ("labyrinth"));
  usual = ari_head_start_words (&before->setup, NULL);
  g_assert_null (usual);
  g_assert_true (ari_setup_set_seats (&before->setup, 3, NULL));
  before->setup.head_start[0] = 1;
  before->setup.head_start[2] = 3;
  ari_new_match_remember (before, settings);
  after = ari_new_match_recall (settings, ari_rules_lookup ("labyrinth"));
  g_assert_true (ari_setup_equal (&before->setup, &after->setup));

  match = ari_new_match_build (after);
  g_assert_true (ari_setup_equal (&before->setup, ari_match_get_setup (match)));
  words = ari_head_start_words (ari_match_get_setup (match),
                                &(AriNames) { .of = { "Minos", "Talos", "Icarus" } });
  g_assert_cmpstr (words, ==, "Minos starts with 1 traveller on field 1. "
                              "Icarus starts with 3 travellers on field 1.");
  again = ari_new_match_again (match);
  g_assert_cmpuint (ari_match_get_setup (again)->head_start[0], ==, 3);
  g_assert_cmpuint (ari_match_get_setup (again)->head_start[1], ==, 1);
  g_assert_cmpuint (ari_match_get_setup (again)->head_start[2], ==, 0);
  g_settings_reset (settings, "new-match");
}

/* One person's choice is remembered; several persons have to choose each time. A rematch keeps it, and the
 * wish goes with its player. */
static void
test_warnings (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) before = NULL, after = NULL;
  g_autoptr(AriMatch) alone = NULL, together = NULL, silent = NULL, again = NULL, turned = NULL;
  g_autofree char *mine = NULL, *others = NULL;

  g_settings_reset (settings, "new-match");
  g_settings_reset (settings, "warnings");
  before = ari_new_match_recall (settings, first_rules ());
  g_assert_cmpint (*ari_new_match_warn_from (before), ==, ARI_WARN_NEVER);
  *ari_new_match_warn_from (before) = ARI_WARN_BLUNDERS;
  alone = ari_new_match_build (before);
  g_assert_cmpint (ari_match_get_warnings (alone)->from, ==, ARI_WARN_BLUNDERS);
  g_assert_cmpuint (ari_match_get_warnings (alone)->seats, ==, 1);
  again = ari_new_match_again (alone);
  g_assert_cmpint (ari_match_get_warnings (again)->from, ==, ARI_WARN_BLUNDERS);
  g_assert_cmpuint (ari_match_get_warnings (again)->seats, ==, 2);
  mine = ari_new_match_turned (again);
  g_assert_cmpstr (mine, ==, "Rematch: this time, you play Blue.");

  before->seats[1].kind = ARI_SEAT_PERSON;
  g_assert_cmpint (*ari_new_match_warn_from (before), ==, ARI_WARN_NEVER);
  silent = ari_new_match_build (before);
  g_assert_cmpint (ari_match_get_warnings (silent)->from, ==, ARI_WARN_NEVER);
  g_assert_cmpuint (ari_match_get_warnings (silent)->seats, ==, 0);
  *ari_new_match_warn_from (before) = ARI_WARN_MISTAKES;
  together = ari_new_match_build (before);
  g_assert_cmpint (ari_match_get_warnings (together)->from, ==, ARI_WARN_MISTAKES);
  g_assert_cmpuint (ari_match_get_warnings (together)->seats, ==, 3);
  turned = ari_new_match_again (together);
  others = ari_new_match_turned (turned);
  g_assert_cmpstr (others, ==, "Rematch: the players have changed seats.");

  ari_new_match_remember (before, settings);
  after = ari_new_match_recall (settings, first_rules ());
  g_assert_cmpint (after->warn_alone, ==, ARI_WARN_BLUNDERS);
  g_assert_cmpint (after->warn_together, ==, ARI_WARN_NEVER);
  g_settings_reset (settings, "warnings");
}

/* Only where there is something to be seen, and somebody to take it back. */
static void
test_free_undo (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);

  for (guint i = 0; i < n_rules; i++)
    {
      const AriRules *rules = all[i];
      g_autoptr(AriNewMatch) new_match = NULL;
      g_autoptr(AriMatch) played = NULL, watched = NULL;

      forget_person (settings);
      new_match = ari_new_match_recall (settings, rules);
      new_match->free_undo = TRUE;
      g_assert_cmpint (ari_new_match_offers_free_undo (new_match), ==, ari_rules_reveals (rules));
      played = ari_new_match_build (new_match);
      g_assert_cmpint (ari_match_get_free_undo (played), ==, ari_rules_reveals (rules));
      new_match->seats[0].kind = ARI_SEAT_COMPUTER;
      g_set_str (&new_match->seats[0].level, "novice");
      watched = ari_new_match_build (new_match);
      g_assert_false (ari_match_get_free_undo (watched));
    }
}

/* Settings of another release cause no failure. */
static void
test_unknown (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) new_match = NULL;
  g_autofree char *text = g_strdup_printf ("{'%s': ('%s seats=77', [('robot', 'R', 'adept'), "
                                           "('computer', 'C', 'godlike'), ('person', 'P', '')])}",
                                           first_rules ()->id, first_rules ()->id);
  g_autoptr(GVariant) value = g_variant_ref_sink (g_variant_new_parsed (text));

  g_settings_set_value (settings, "new-match", value);
  new_match = ari_new_match_recall (settings, first_rules ());

  g_assert_cmpuint (new_match->setup.seats, ==, first_rules ()->choices.default_seats);
  g_assert_cmpint (new_match->seats[0].kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (new_match->seats[1].level, ==, "apprentice");
  g_assert_cmpint (new_match->seats[2].kind, ==, ARI_SEAT_PERSON);
  g_assert_cmpstr (new_match->seats[2].name, ==, "P");
}

/* What is no choice is not in the match, whatever was chosen before. The dialog remembers it. */
static void
test_idle_option (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) new_match = ari_new_match_recall (settings, ari_rules_lookup ("minotaur"));
  g_autoptr(AriMatch) match = NULL;

  ari_setup_set_option (&new_match->setup, "prize", "other", NULL);
  ari_setup_set_option (&new_match->setup, "mode", "simplified", NULL);
  match = ari_new_match_build (new_match);
  g_assert_cmpuint (ari_match_get_setup (match)->values[0], ==, 1);
  g_assert_cmpuint (ari_match_get_setup (match)->values[1], ==, 0);
  g_assert_cmpuint (new_match->setup.values[1], ==, 1);
}

/* Warnings that a person who plays alone chooses during a match are those of the next new match; people who
 * play together choose each time. */
static void
test_warnings_kept (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_autoptr(AriNewMatch) first = ari_new_match_recall (settings, first_rules ()), next = NULL;
  g_autoptr(AriMatch) alone = NULL, together = NULL;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    first->seats[i].kind = i == 0 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER;
  alone = ari_new_match_build (first);
  ari_match_set_warnings (alone, &(AriWarningOptions) { ARI_WARN_MISTAKES, 1 });
  ari_new_match_remember_warnings (settings, alone);
  next = ari_new_match_recall (settings, ari_rules_lookup ("minarett"));
  g_assert_cmpint ((int) next->warn_alone, ==, ARI_WARN_MISTAKES);

  first->seats[1].kind = ARI_SEAT_PERSON;
  together = ari_new_match_build (first);
  ari_match_set_warnings (together, &(AriWarningOptions) { ARI_WARN_NEVER, 0 });
  ari_new_match_remember_warnings (settings, together);
  g_assert_cmpint (g_settings_get_enum (settings, "warnings"), ==, ARI_WARN_MISTAKES);
  g_settings_reset (settings, "warnings");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/play/new-match/default", test_default);
  g_test_add_func ("/play/new-match/first-match", test_first_match);
  g_test_add_func ("/play/new-match/remember", test_remember);
  g_test_add_func ("/play/new-match/renamed", test_renamed);
  g_test_add_func ("/play/new-match/person", test_person);
  g_test_add_func ("/play/new-match/partners", test_partners);
  g_test_add_func ("/play/new-match/head-starts", test_head_starts);
  g_test_add_func ("/play/new-match/warnings", test_warnings);
  g_test_add_func ("/play/new-match/warnings-kept", test_warnings_kept);
  g_test_add_func ("/play/new-match/turned", test_turned);
  g_test_add_func ("/play/new-match/free-undo", test_free_undo);
  g_test_add_func ("/play/new-match/unknown", test_unknown);
  g_test_add_func ("/play/new-match/idle-option", test_idle_option);

  return g_test_run ();
}
