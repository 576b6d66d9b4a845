/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How actions are taken apart for the eye, and what people may type for them. */
#include "ari-notation.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "random-game.h"

#define MATCHES (4 / TEST_THRIFT)

static const char *const setups[] = {
  "minoa", "minoa seats=4 closing=coloured", "minarett", "minarett board=orthogonal open=tower",
  "minotaur seats=3", "minotaur seats=5 mode=simplified tie=sudden", "labyrinth",
  "labyrinth seats=4 entry=1or6 penalty=player",
};

/* The parts are the whole text; what is shown as text is a place or a number in every language, never a word
 * or the letter of a colour. */
static void
check_parts (const AriRules *rules,
             const char     *text)
{
  AriNotation notation;
  guint end = 0;

  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];

      g_assert_cmpuint (part->start, ==, end);
      end += part->length;
      g_assert_true (part->length > 0 || (i == 0 && part->sign >= ARI_SIGN_GAME));
      if (part->sign != ARI_SIGN_TEXT)
        continue;
      for (guint j = part->start; j < end; j += 2)
        {
          g_assert_true (g_ascii_islower (text[j]));
          for (; j + 2 < end && g_ascii_isdigit (text[j + 2]); j++)
            continue;
          g_assert_true (g_ascii_isdigit (text[j + 1]));
        }
    }
  g_assert_cmpuint (end, ==, strlen (text));
}

/* Its words, typed, are the action again. */
static void
check_typing (const Game *game,
              AriAction   action,
              const char *text)
{
  g_autofree char *quoted = ari_notation_quote (2, text);
  g_autofree char *plain = ari_notation_plain (quoted);
  g_autofree char *spoken = ari_notation_spoken (game->setup.rules, quoted, NULL);
  const char *const typed[] = { text, quoted, spoken };

  g_assert_cmpstr (plain, ==, text);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction found;

      ari_notation_parse (game->setup.rules, &game->position, typed[i], &found, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (found, ==, action);
    }
}

static void
test_matches (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    for (guint match = 1; match <= MATCHES; match++)
      {
        AriAction action;
        Game game;

        game_start (&game, setups[i], match);
        while ((action = game_choose (&game)) != ARI_ACTION_NONE)
          {
            g_autofree char *text = game.setup.rules->format (&game.position, action);

            check_parts (game.setup.rules, text);
            check_typing (&game, action, text);
            game.setup.rules->apply (&game.position, action);
          }
      }
}

static void
test_sentences (void)
{
  const AriRules *rules = ari_rules_lookup ("labyrinth");
  const char *sentence = "Better: \342\201\250a3\342\201\251, then \342\201\250stay\342\201\251.";
  g_autofree char *plain = ari_notation_plain (sentence);
  g_autofree char *spoken = ari_notation_spoken (rules, sentence, NULL);
  g_autofree char *row = ari_notation_spoken (rules,
                                              "\342\201\250a3\342\201\251 \342\201\250stay\342\201\251", NULL);
  g_autofree char *group = ari_notation_spoken (ari_rules_lookup ("minarett"),
                                                "Better than \342\201\2502d2-c1\342\201\251: "
                                                "\342\201\2503a1-a2-a3-a4\342\201\251.", NULL);
  g_autofree char *seated = ari_notation_quote (ARI_MAX_SEATS, "a3");
  g_autofree char *rolled = ari_notation_quote (ARI_CHANCE, "1-4");
  const char *rest = sentence;
  AriQuote quote;

  g_assert_cmpstr (plain, ==, "Better: a3, then stay.");
  g_assert_cmpstr (spoken, ==, "Better: a 3, then staying.");
  g_assert_cmpstr (row, ==, "a 3, staying");
  g_assert_cmpstr (group, ==,
                   "Better than moving two pieces from d2 to c1: "
                   "moving three pieces from a1 onto a2 and a3 and a4.");
  g_assert_true (ari_notation_next (&rest, &quote));
  g_assert_cmpuint (quote.length, ==, 2);
  g_assert_cmpuint (quote.seat, ==, ARI_NONE);
  g_assert_true (ari_notation_next (&rest, &quote));
  g_assert_true (g_str_has_prefix (quote.text, "stay"));
  g_assert_false (ari_notation_next (&rest, &quote));
  g_assert_cmpstr (rest, ==, ".");

  rest = "\342\201\250open";
  g_assert_false (ari_notation_next (&rest, &quote));

  /* The mark of a seat is no part of the action. */
  rest = seated;
  g_assert_true (ari_notation_next (&rest, &quote));
  g_assert_cmpuint (quote.seat, ==, ARI_MAX_SEATS);
  g_assert_cmpuint (quote.length, ==, 2);
  g_assert_true (g_str_has_prefix (quote.text, "a3"));
  rest = rolled;
  g_assert_true (ari_notation_next (&rest, &quote));
  g_assert_cmpuint (quote.seat, ==, ARI_NONE);
}

/* An action can be the subject of a sentence. */
static void
test_subjects (void)
{
  static const struct
  {
    const char *game, *text, *spoken;
  } subjects[] = {
    { "minotaur", "a1", "turning over a1" },
    { "minotaur", "2:R3L", "challenging Player 2 for red 3 left" },
    { "minotaur", "claim", "claiming the pair" },
    { "minotaur", "take-L", "exchanging the left tiles" },
    { "minotaur", "decline", "exchanging nothing" },
    { "minarett", "1d2-c1", "moving one piece from d2 to c1" },
    { "minarett", "2d2-c1", "moving two pieces from d2 to c1" },
    { "minarett", "3c3-c4-c5-d5", "moving three pieces from c3 onto c4 and c5 and d5" },
    { "minarett", "xc3M", "capturing c3 tower" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      g_autofree char *quoted = ari_notation_quote (1, subjects[i].text);
      g_autofree char *sentence = g_strconcat (quoted, " loses about 12 points.", NULL);
      g_autofree char *spoken = ari_notation_spoken (ari_rules_lookup (subjects[i].game), sentence, NULL);
      g_autofree char *expected = g_strconcat (subjects[i].spoken, " loses about 12 points.", NULL);

      g_assert_cmpstr (spoken, ==, expected);
    }
}

/* An answer has words in a sentence, and what stays a picture is marked as before. */
static void
test_answers (const char *const *said) /* ending with NULL */
{
  static const struct
  {
    const char *setup, *sentence;
  } cases[] = {
    { "labyrinth seats=2", "\342\201\250stay\342\201\251: \342\201\250a3\342\201\251." },
    { "labyrinth seats=2", "12%. \342\201\250\357\270\201cross\342\201\251, \342\201\250ride\342\201\251." },
    { "minoa", "A: \342\201\250pass\342\201\251, \342\201\250a1b1\342\201\251" },
    { "minarett", "\342\201\250x-\342\201\251\n\342\201\250pass\342\201\251" },
    { "minotaur seats=3", "A, \342\201\250take-L\342\201\251: \342\201\250R1L\342\201\251!" },
    { "minotaur seats=4", "\342\201\250decline\342\201\251? \342\201\250claim\342\201\251" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriSetup setup;
      g_autofree char *text = NULL;

      g_assert_nonnull (said[i]);
      g_assert_true (ari_setup_parse (&setup, cases[i].setup, NULL));
      text = ari_notation_say_answers (&setup, cases[i].sentence);
      g_assert_cmpstr (text, ==, said[i]);
    }
  g_assert_null (said[G_N_ELEMENTS (cases)]);
}

/* One thing that is typed after @actions, and the action that it means; NULL: none, or no single one. */
typedef struct
{
  const char *setup, *actions, *typed, *meant;
} Typed;

static void
check_typed (const Typed *cases,
             gsize        n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr(GError) error = NULL;
      Game game;
      AriAction action;

      game_start (&game, cases[i].setup, 1);
      game_play (&game, cases[i].actions);
      if (ari_notation_parse (game.setup.rules, &game.position, cases[i].typed, &action, &error))
        {
          g_autofree char *text = game.setup.rules->format (&game.position, action);

          g_assert_cmpstr (text, ==, cases[i].meant);
        }
      else
        {
          g_assert_cmpstr (cases[i].meant, ==, NULL);
          g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
        }
    }
}

#define OPENED "a1 R3L a2 R3R"
#define STACKED "L@c3 L@a1 M@c3 L@a5"

static void
test_typed (void)
{
  static const Typed cases[] = {
    { "minoa", "", "D4E5", "d4e5" },
    { "minoa", "", "d4", NULL },
    { "minarett", "", "l@C3", "L@c3" },
    { "minarett", "", "foundation c3", "L@c3" },
    { "minarett", "", "Found c3", "L@c3" },
    { "minarett", "", "foundation", NULL },
    { "minarett", STACKED, "two c3 to d4", "2c3-d4" },
    { "minarett", STACKED, "two pieces from c3 to d4", "2c3-d4" },
    { "minarett", STACKED, "moving two pieces from c3 to d4", "2c3-d4" },
    { "minarett", STACKED, "two to d4", NULL },
    { "labyrinth", "", "first blue", "first=2" },
    { "labyrinth", "", "first 2", "first=2" },
    { "labyrinth", "first=1", "35", "3-5" },
    { "labyrinth", "first=1", "3,5", "3-5" },
    { "minotaur seats=3", "a1", "blue 3 left", "B3L" },
    { "minotaur seats=3", "a1", "bl3l", "B3L" },
    { "minotaur seats=3", "a1", "3 left", NULL },
    { "minotaur seats=3", OPENED, "Claim", "claim" },
    { "minotaur seats=3", OPENED, "cl", "claim" },
    { "minotaur seats=3", OPENED, "claims", NULL },
    { "minotaur seats=3", OPENED, "", NULL },
  };

  check_typed (cases, G_N_ELEMENTS (cases));
}

static void
speak (const char *language,
       const char *locale)
{
  g_setenv ("LANGUAGE", language, TRUE);
  if (setlocale (LC_MESSAGES, locale) == NULL)
    g_error ("The locale %s is not installed.", locale);
}

static void
test_german (void)
{
  static const Typed cases[] = {
    { "minotaur seats=3", OPENED, "das Paar nehmen", "claim" },
    { "minotaur seats=3", OPENED, "Nehmen", "claim" },
    { "minotaur seats=3", OPENED, "liegen", "leave" },
    { "minotaur seats=3", OPENED, "beide liegen lassen", "leave" },
    { "minotaur seats=3", OPENED, "claim", "claim" },
    { "minotaur seats=3", "a1", "Grün 3 rechts", "G3R" },
    { "minotaur seats=3", "a1", "gruen 3 rechts", "G3R" },
    { "minotaur seats=3", "a1", "g3r", "G3R" },
    { "minotaur seats=3", "a1", "Gelb 3 rechts", "Y3R" },
    { "minarett", "", "Fundament c3", "L@c3" },
    { "labyrinth", "", "zuerst Blau", "first=2" },
  };

  static const char *const answers[] = {
    "Stehen bleiben: \342\201\250a3\342\201\251.",
    "12%. Den Mühlstein überqueren, auf der Bahn reiten.",
    "A: Passen, \342\201\250a1b1\342\201\251",
    "Nichts schlagen\nPassen",
    "A, Tausch der linken Plättchen: \342\201\250R1L\342\201\251!",
    "Nichts tauschen? Das Paar nehmen",
    NULL,
  };

  speak ("de", "de_DE.UTF-8");
  test_answers (answers);
  check_typed (cases, G_N_ELEMENTS (cases));
  test_matches ();
}

static void
test_french (void)
{
  static const Typed cases[] = {
    { "minotaur seats=3", OPENED, "réclamer", "claim" },
    { "minotaur seats=3", OPENED, "RECLAMER", "claim" },
    { "minotaur seats=3", OPENED, "récl", "claim" },
    { "minotaur seats=3", OPENED, "laisser", "leave" },
    { "minotaur seats=3", "a1", "bleu 3 gauche", "B3L" },
    { "minarett", "", "fondation c3", "L@c3" },
    { "labyrinth", "", "premier bleu", "first=2" },
  };

  static const char *const answers[] = {
    "Rester: \342\201\250a3\342\201\251.",
    "12%. Traverser la Meule, chevaucher l’Orbite.",
    "A: passer, \342\201\250a1b1\342\201\251",
    "Ne rien prendre\nPasser",
    "A, échanger les tuiles de gauche: \342\201\250R1L\342\201\251!",
    "Ne rien échanger? Prendre la paire",
    NULL,
  };

  speak ("fr", "fr_FR.UTF-8");
  test_answers (answers);
  check_typed (cases, G_N_ELEMENTS (cases));
  test_matches ();
}

static void
test_english (void)
{
  static const char *const answers[] = {
    "Staying: \342\201\250a3\342\201\251.",
    "12%. Crossing the Millstone, riding the Orbit.",
    "A: passing, \342\201\250a1b1\342\201\251",
    "Capturing nothing\nPassing",
    "A, exchanging the left tiles: \342\201\250R1L\342\201\251!",
    "Exchanging nothing? Claiming the pair",
    NULL,
  };

  speak ("en", "C.UTF-8");
  test_answers (answers);
  test_typed ();
  test_sentences ();
  test_subjects ();
  test_matches ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ARIADNE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* English is last: GLib looks at the first message whether there are translations at all. */
  g_test_add_func ("/rules/notation/german", test_german);
  g_test_add_func ("/rules/notation/french", test_french);
  g_test_add_func ("/rules/notation/english", test_english);

  return g_test_run ();
}
