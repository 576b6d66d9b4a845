/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of players in the sentences of the rules, in the languages of the program. */
#include "ari-match.h"
#include "ari-notation.h"
#include "ari-rules.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

enum
{
  ENGLISH,
  GERMAN,
  FRENCH,
  N_LANGUAGES,
};

/* A match of @game after the plies @texts, separated by spaces. @names: of the first players, between bars */
static AriMatch *
match_new (const char *game,
           const char *texts,
           const char *names)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1), players = g_strsplit (names, "|", -1);
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (guint i = 0; players[i] != NULL; i++)
    ari_match_set_seat (match, i + 1, ARI_SEAT_PERSON, players[i], NULL);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_match_play_text (match, words[i], -1, &error);
      g_assert_no_error (error);
    }

  return match;
}

static void
speak (guint language)
{
  static const char *const languages[N_LANGUAGES] = { "en", "de", "fr" };
  static const char *const locales[N_LANGUAGES] = { "en_GB.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8" };

  g_setenv ("LANGUAGE", languages[language], TRUE);
  if (setlocale (LC_ALL, locales[language]) == NULL)
    g_error ("The locale %s is not installed.", locales[language]);
}

/* Names that a search in the finished sentence would mistake for colours, formats or ends of sentences. */
typedef struct
{
  const char *name;
  const char *game, *texts, *names;
  const char *expected[N_LANGUAGES]; /* what is said of the last ply */
} Trap;

/* A name written from right to left, kept apart from the rest of the sentence: see ari_text_elide(). */
#define ISOLATED "\u200e\u2068שרה\u2069"

static const Trap traps[] = {
  { "colour", "minoa", "f2g3 g5h5", "Anna|Rot",
    { "Rot places a stick on g5h5", "Rot setzt einen Stab auf g5h5", "Rot pose un bâtonnet en g5h5" } },
  { "other-colour", "minoa", "g5h5", "Blue|Anna",
    { "Blue places a stick on g5h5", "Blue setzt einen Stab auf g5h5", "Blue pose un bâtonnet en g5h5" } },
  { "no-name", "minoa", "f2g3 g5h5", "Blue",
    { "Blue places a stick on g5h5", "Blau setzt einen Stab auf g5h5", "Bleu pose un bâtonnet en g5h5" } },
  { "format", "minarett", "L@c3", "100 % %s",
    { "100 % %s places a foundation on c3", "100 % %s setzt ein Fundament auf c3 ein",
      "100 % %s pose une fondation en c3" } },
  { "full-stop", "minoa", "f2g3 g5h5", "Blue Moon Sr.|Red Moon Jr.",
    { "Red Moon Jr. places a stick on g5h5", "Red Moon Jr. setzt einen Stab auf g5h5",
      "Red Moon Jr. pose un bâtonnet en g5h5" } },
  { "right-to-left", "minarett", "L@c3", "שרה",
    { ISOLATED " places a foundation on c3", ISOLATED " setzt ein Fundament auf c3 ein",
      ISOLATED " pose une fondation en c3" } },
  { "number", "minotaur", "a1", "Player 2|Émile|Anna",
    { "Player 2 turns over a1", "Player 2 deckt a1 auf", "Player 2 retourne a1" } },
  { "letter", "labyrinth", "first=1 1-2 a1", "Red b|Blue",
    { "Red b brings in traveller a", "Red b setzt Wanderer a ein", "Red b fait entrer le voyageur a" } },
  { "same-name", "minoa", "f2g3 g5h5", "Anna|Anna",
    { "Blue places a stick on g5h5", "Blau setzt einen Stab auf g5h5", "Bleu pose un bâtonnet en g5h5" } },
};

/* English comes last: GLib looks at the first message whether there are translations at all. */
static void
test_trap (gconstpointer data)
{
  const Trap *trap = data;
  g_autoptr(AriMatch) match = match_new (trap->game, trap->texts, trap->names);
  AriPosition before;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  for (guint i = 0; i < N_LANGUAGES; i++)
    {
      g_autofree char *text = NULL;
      guint language = N_LANGUAGES - 1 - i;

      speak (language);
      text = ari_rules_describe (ari_match_get_rules (match), &before,
                                 ari_ply_get_action (ari_match_get_ply (match)), ari_match_get_names (match));
      g_assert_cmpstr (text, ==, trap->expected[language]);
    }
}

/* A thing keeps the colour of its player, whatever that player is called. */
static void
test_things (void)
{
  g_autoptr(AriMatch) match = match_new ("minoa", "a1a2", "Blue|Anna");
  const AriSetup *setup = ari_match_get_setup (match);
  AriSpot line = ari_board_find (setup->rules->board (setup), "a1a2");
  g_autofree char *german = NULL, *english = NULL;

  speak (GERMAN);
  german = ari_rules_tell_spot (setup->rules, ari_match_get_position (match), line, ARI_NONE,
                                ari_match_get_names (match));
  g_assert_cmpstr (german, ==, "rote Figur");
  speak (ENGLISH);
  english = ari_rules_tell_spot (setup->rules, ari_match_get_position (match), line, ARI_NONE,
                                 ari_match_get_names (match));
  g_assert_cmpstr (english, ==, "red piece");
}

/* The place of a hand, and a challenge, call two players by name. */
static void
test_others (void)
{
  g_autoptr(AriMatch) minarett = match_new ("minarett", "L@c3", "Anna|Red, Jr.");
  const AriSetup *setup = ari_match_get_setup (minarett);
  AriSpot hand = ari_board_find (setup->rules->board (setup), "2L");
  g_autoptr(AriMatch) labyrinth = match_new ("labyrinth", "first=2", "Anna|Red, Jr.");
  g_autofree char *theirs = NULL, *yours = NULL, *quoted = NULL, *spoken = NULL;

  speak (ENGLISH);
  theirs = ari_rules_name_spot (setup, ari_match_get_position (minarett), hand, ARI_NONE,
                                ari_match_get_names (minarett));
  g_assert_cmpstr (theirs, ==, "Red, Jr.’s hand");
  yours = ari_rules_name_spot (setup, ari_match_get_position (minarett), hand, 2,
                               ari_match_get_names (minarett));
  g_assert_cmpstr (yours, ==, "your hand");
  quoted = ari_notation_quote (ARI_NONE, "first=2");
  spoken = ari_notation_spoken (ari_match_get_rules (labyrinth), quoted, ari_match_get_names (labyrinth));
  g_assert_cmpstr (spoken, ==, "first Red, Jr.");
}

/* Every sentence about an action of a player begins with the player. */
static void
test_every_game (void)
{
  static const struct
  {
    const char *game, *actions;
  } matches[] = {
    { "minoa", "f2g3 g5h5" },
    { "minarett", "L@c3 L@a1 M@c3 L@c2" },
    { "labyrinth", "first=1 1-2 a1 a2" },
    { "minotaur", "a1" },
  };

  speak (ENGLISH);
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr(AriMatch) match = match_new (matches[i].game, matches[i].actions, "Anna|Bert");
      const AriRules *rules = ari_match_get_rules (match);

      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (match)); n++)
        {
          g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), n);
          g_autofree char *text = NULL;
          AriPosition before;

          ari_match_get_position_at (match, n, &before);
          if (ari_rules_actor (rules, &before) == ARI_CHANCE)
            continue;
          text = ari_rules_describe (rules, &before, ari_ply_get_action (ply), ari_match_get_names (match));
          g_assert_true (g_str_has_prefix (text, ari_match_get_seat_name (match, ari_ply_get_actor (ply))));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ARIADNE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (guint i = 0; i < G_N_ELEMENTS (traps); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/player-names/trap/%s", traps[i].name);

      g_test_add_data_func (path, &traps[i], test_trap);
    }
  g_test_add_func ("/model/player-names/things", test_things);
  g_test_add_func ("/model/player-names/others", test_others);
  g_test_add_func ("/model/player-names/every-game", test_every_game);

  return g_test_run ();
}
