/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where records begin, with and without an error before: no good one is lost, and no bad one counts twice. */
#include <string.h>

#include "ari-record.h"
#include "match-tools.h"
#include "toy-game.h"

#define HEAD "[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n"
#define GOOD HEAD "\nt1 t2\n"
#define MARK "\xef\xbb\xbf"

/* Reads @text: the lengths of the matches in it, "-" for each record that can't be read, as in "2 - 1". The
 * errors are in @errors, if that isn't NULL. */
static char *
read_all (const char *text,
          gssize      length,
          GPtrArray  *errors)
{
  g_autoptr(GString) found = g_string_new (NULL);
  AriRecordReader reader;

  ari_record_reader_init (&reader, text, length);
  reader.lookup = toy_game_lookup;
  do
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, &error);

      if (match != NULL)
        g_string_append_printf (found, "%u ", ari_match_get_n_plies (match));
      else
        g_string_append (found, "- ");
      if (error != NULL && errors != NULL)
        g_ptr_array_add (errors, g_strdup (error->message));
    }
  while (!ari_record_reader_at_end (&reader));

  return g_string_free_and_steal (g_steal_pointer (&found));
}

typedef struct
{
  const char *text, *found;
} Case;

static const Case cases[] = {
  /* Joined files, each with a byte order mark. */
  { MARK GOOD MARK GOOD, "2 2 " },
  { MARK HEAD "t1" MARK HEAD "t1 t1", "1 2 " },
  { MARK MARK " \t" MARK GOOD MARK, "2 " },
  { MARK, "- " },
  /* Bad ones at the beginning, in the middle, at the end, and alone. */
  { HEAD "t9\n" GOOD, "- 2 " },
  { GOOD HEAD "t9\n" GOOD, "2 - 2 " },
  { GOOD HEAD "t9\n", "2 - " },
  { HEAD "t9\n", "- " },
  { "once upon a time", "- " },
  { "once upon a time\n" GOOD, "- 2 " },
  { GOOD "once upon a time", "- " },
  /* What stands before a good one after a bad one. */
  { HEAD "t9\n" MARK GOOD, "- 2 " },
  { HEAD "t9\n  " GOOD, "- 2 " },
  { HEAD "t9\n\t" MARK " " GOOD, "- 2 " },
  { HEAD "t9\r" GOOD, "- 2 " },
  { HEAD "t9\r\n" GOOD, "- 2 " },
  { HEAD "t9 " GOOD, "- 2 " },
  { HEAD "t9\n[ Ariadne\t\"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\nt1", "- 1 " },
  /* What nobody closed. */
  { HEAD "t1 {oops\n" GOOD, "- 2 " },
  { HEAD "t1 {oops\n" HEAD "t1 {fine} t2\n", "- 2 " },
  { HEAD "t1 {oops\n" HEAD "t1\n" HEAD "t9 }\n" GOOD, "- 1 - 2 " },
  { HEAD "t1 {oops " HEAD "t1 {fine}", "- 1 " },
  { HEAD "t1 {oops\\\n" GOOD, "- 2 " },
  { HEAD "t1 {oops\n" HEAD "[Title \"}\"]\nt1 {fine}", "- 1 " },
  { HEAD "t1 {one\n" HEAD "t1 {two\n" GOOD, "- - 2 " },
  { HEAD "t1 (t2\n" GOOD, "- 2 " },
  { HEAD "[Title \"By the\n" GOOD, "- 2 " },
  { HEAD "[Title \"By the " GOOD, "- 2 " },
  { HEAD "[Title \"By the \\\n" GOOD, "- 2 " },
  { HEAD "[Title \"By the\"\n" GOOD, "- 2 " },
  { HEAD "t1 \"t2 " GOOD, "- 2 " },
  { HEAD "t1 {[%eval best \"t1}\n" GOOD, "- 2 " },
  { HEAD "t1 {[%emt 3}\n" GOOD, "- 2 " },
  { "[Ariadne \"1\"\n" GOOD, "- 2 " },
  { "[Ariadne \"1\n" GOOD, "- 2 " },
  { "[Ariadne 1]\n" GOOD, "- 2 " },
  { "[Ariadne \"1\"]\n" GOOD, "- 2 " },
  { "[Ariadne \"2\"]\n[Game \"toy\"]\nt1\n" GOOD, "- 2 " },
  { "[Aria" GOOD, "- 2 " },
  /* A good one without a ply, before a bad one. */
  { HEAD "[Ariadne 1]\n" GOOD, "0 - 2 " },
  /* What is quoted is no record. */
  { HEAD "t1 {It begins with\n[Ariadne \"1\"]\nas all do} t2\n" GOOD, "2 2 " },
  { HEAD "t1 {It begins with [Ariadne \"1\"] [Game \"toy\"].} t2\n" GOOD, "2 2 " },
  { HEAD "[Title \"About [Ariadne \\\"1\\\"]\"]\nt1\n" GOOD, "1 2 " },
  { HEAD "[Title \"About [Ariadne\"]\nt9 {Not [Ariadne \"1\"] there} t1\n" GOOD, "- 2 " },
  { HEAD "t9 [Title \"About [Ariadne\"] {Not\n[Ariadne \"1\"] there} t1\n" GOOD, "- 2 " },
};

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *found = read_all (cases[i].text, -1, NULL);

      g_test_message ("%u: %s", i, cases[i].text);
      g_assert_cmpstr (found, ==, cases[i].found);
    }
}

/* Lines are counted alike, whatever ends them. */
static void
test_lines (void)
{
  static const char *const ends[] = { "\n", "\r", "\r\n" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr(GString) text = g_string_new (GOOD "\n" HEAD "t1 {a\nb} t9\n" GOOD "[Ariadne \"3\"]");
      g_autoptr(GPtrArray) errors = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *found = NULL;

      g_string_replace (text, "\n", ends[i], 0);
      found = read_all (text->str, -1, errors);
      g_assert_cmpstr (found, ==, "2 - 2 - ");
      g_assert_true (g_str_has_prefix (errors->pdata[0], "Line 11, column 4: "));
      g_assert_true (g_str_has_prefix (errors->pdata[1], "Line 17, column 10: "));
    }
}

/* A mark at the beginning of a file is no column. */
static void
test_columns (void)
{
  g_autoptr(GPtrArray) errors = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *found = read_all (MARK "[Event \"?\"]\n", -1, errors);

  g_assert_cmpstr (found, ==, "- ");
  g_assert_true (g_str_has_prefix (errors->pdata[0], "Line 1, column 2: "));
}

/* The other encoding of Unicode is named, with and without a mark and in both orders of bytes. */
static void
test_utf16 (void)
{
  static const char *const codes[] = { "UTF-16", "UTF-16LE", "UTF-16BE" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr(GPtrArray) errors = g_ptr_array_new_with_free_func (g_free);
      gsize length;
      g_autofree char *text = g_convert (GOOD GOOD, -1, codes[i], "UTF-8", NULL, &length, NULL);
      g_autofree char *found = read_all (text, (gssize) length, errors);

      g_assert_cmpstr (found, ==, "- ");
      g_assert_nonnull (strstr (errors->pdata[0], "save it as UTF-8"));
    }
}

/* Nothing takes much longer because it isn't closed: twice as long a text takes twice as long. */
static void
test_endless (void)
{
  static const char *const pieces[] = {
    "{", "\"", "\\\"", "(", "[", "[Ariadne", "[Ariadne \"", "{\"", "}{", "[Ariadne \"1\"][{",
  };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr(GString) text = g_string_new (HEAD "t9 ");
      g_autofree char *found = NULL;

      while (text->len < 200000)
        g_string_append (text, pieces[i]);
      g_string_append (text, "\n" GOOD);
      found = read_all (text->str, (gssize) text->len, NULL);
      g_assert_true (g_str_has_suffix (found, "- 2 "));
    }
}

/* Property: whatever is joined, exactly the good ones arrive. */

typedef struct
{
  const char *text;
  const char *mark;   /* (nullable): where the error is */
  gboolean    closes; /* a brace that an open comment before it would take for its own */
} Damaged;

static const Damaged damaged[] = {
  { HEAD "t1 t9", "t9" },
  { HEAD "t9 {It begins with [Ariadne \"1\"].} t1\n", "t9" },
  { HEAD "t1 {oops", "{oops" },
  { HEAD "t1 (t2 t1", "(" },
  { HEAD "t1 } t2\n", "}", TRUE },
  { HEAD "t1 \"t2", "\"t2" },
  { HEAD "t1 {[%emt soon]} t2\n", "soon" },
  { HEAD "t1 {[%eval win 0.5 0.5 error 1e309]} t2\n", "1e309" },
  { HEAD "[Seats \"9\"]\n", "\"9\"" },
  { HEAD "[Title \"By the\n\nt1\n", "\"By" },
  { HEAD "[Notes \"By the \\", NULL },
  { "[Ariadne \"1\"]\n[Game \"toy\"", NULL },
  { "[Ariadne \"1\"]\n[Game \"to", "\"to" },
  { "[Ariadne \"2\"]\n[Game \"toy\"]\nt1\n", "\"2\"" },
  { "[Ariadne \"1\"]\n[Game \"go\"]\nd4\n", "\"go\"" },
  { "[Ariadne \"1\"]\nt1", "Ariadne" },
  { "[Ariadne \"1\"", NULL },
};

static guint
line_of (const char *text,
         const char *place)
{
  guint line = 1;

  for (const char *p = text; p < place; p++)
    line += *p == '\n' || (*p == '\r' && p[1] != '\n');

  return line;
}

static char *
random_good (AriRandom *random,
             guint      number)
{
  g_autofree char *title = g_strdup_printf ("number %u", number);
  g_autoptr(AriMatch) match = NULL;
  AriSetup setup;

  ari_setup_init (&setup, &toy_game);
  ari_setup_set_option (&setup, "dice", ari_random_below (random, 2) ? "yes" : "no", NULL);
  match = random_match (&setup, ari_random_below (random, 6), random);
  ari_match_set_title (match, title);

  return ari_record_write (match);
}

static void
append_separator (GString   *text,
                  AriRandom *random)
{
  static const char *const pieces[] = { "\n", "\r", "\r\n", MARK, " ", "\t" };

  for (guint n = 1 + ari_random_below (random, 3); n > 0; n--)
    g_string_append (text, pieces[ari_random_below (random, G_N_ELEMENTS (pieces))]);
}

/* With line ends of any one sort. */
static void
append_record (GString    *text,
               const char *record,
               AriRandom  *random)
{
  static const char *const ends[] = { "\n", "\r", "\r\n" };
  g_autoptr(GString) copy = g_string_new (record);

  g_string_replace (copy, "\n", ends[ari_random_below (random, G_N_ELEMENTS (ends))], 0);
  g_string_append (text, copy->str);
}

/* Reads @text, and compares it with what was put there. */
static void
check_joined (const char *text,
              GPtrArray  *titles,
              GArray     *lines)
{
  guint n_good = 0, n_bad = 0;
  AriRecordReader reader;

  ari_record_reader_init (&reader, text, -1);
  reader.lookup = toy_game_lookup;
  while (!ari_record_reader_at_end (&reader))
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, &error);

      if (match != NULL)
        {
          g_assert_cmpuint (n_good, <, titles->len);
          g_assert_cmpstr (ari_match_get_title (match), ==, titles->pdata[n_good++]);
        }
      else
        {
          guint line;

          g_assert_cmpuint (n_bad, <, lines->len);
          line = g_array_index (lines, guint, n_bad++);
          if (line > 0)
            {
              g_autofree char *place = g_strdup_printf ("Line %u, ", line);

              g_assert_true (g_str_has_prefix (error->message, place));
            }
        }
    }
  g_assert_cmpuint (n_good, ==, titles->len);
  g_assert_cmpuint (n_bad, ==, lines->len);
}

static void
test_joined (void)
{
  for (guint seed = 0; seed < 2000; seed++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
      gboolean open = FALSE;
      AriRandom random;

      ari_random_init (&random, seed);
      append_separator (text, &random);
      for (guint n = 1 + ari_random_below (&random, 8); n > 0; n--)
        {
          if (ari_random_below (&random, 2))
            {
              g_autofree char *record = random_good (&random, n);

              append_record (text, record, &random);
              g_ptr_array_add (titles, g_strdup_printf ("number %u", n));
              open = FALSE;
            }
          else
            {
              const Damaged *bad = &damaged[ari_random_below (&random, G_N_ELEMENTS (damaged))];
              gsize start = text->len;
              guint line = 0;

              if (bad->closes && open)
                continue;
              append_record (text, bad->text, &random);
              if (bad->mark != NULL)
                line = line_of (text->str, strstr (text->str + start, bad->mark));
              g_array_append_val (lines, line);
              open |= strstr (bad->text, "{oops") != NULL;
            }
          append_separator (text, &random);
        }
      g_test_message ("seed %u", seed);
      check_joined (text->str, titles, lines);
    }
}

/* A good record that was cut anywhere never takes the next one with it. */
static void
test_cut (void)
{
  for (guint seed = 0; seed < 1000; seed++)
    {
      g_autofree char *first = NULL, *second = NULL, *found = NULL;
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GPtrArray) titles = g_ptr_array_new ();
      AriRecordReader reader;
      AriRandom random;
      gboolean arrived = FALSE;

      ari_random_init (&random, seed);
      first = random_good (&random, 1);
      second = random_good (&random, 2);
      g_string_append_len (text, first, ari_random_below (&random, (guint) strlen (first)));
      append_separator (text, &random);
      append_record (text, second, &random);
      g_test_message ("seed %u", seed);

      ari_record_reader_init (&reader, text->str, -1);
      reader.lookup = toy_game_lookup;
      while (!ari_record_reader_at_end (&reader))
        {
          g_autoptr(AriMatch) match = ari_record_reader_next (&reader, NULL);

          arrived = match != NULL && g_strcmp0 (ari_match_get_title (match), "number 2") == 0;
        }
      g_assert_true (arrived);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/record-start/cases", test_cases);
  g_test_add_func ("/model/record-start/lines", test_lines);
  g_test_add_func ("/model/record-start/columns", test_columns);
  g_test_add_func ("/model/record-start/utf16", test_utf16);
  g_test_add_func ("/model/record-start/endless", test_endless);
  g_test_add_func ("/model/record-start/joined", test_joined);
  g_test_add_func ("/model/record-start/cut", test_cut);

  return g_test_run ();
}
