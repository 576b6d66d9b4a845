/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers in records: what isn't one, or is out of range, is refused with its place, and the others are
 * written with the fewest digits. */
#include <math.h>
#include <string.h>

#include "ari-ending.h"
#include "ari-number.h"
#include "ari-record.h"
#include "toy-game.h"

#define HEAD "[Ariadne \"1\"]\n[Game \"toy\"]\n[Option.dice \"no\"]\n"

static AriMatch *
read_ply (const char  *comment,
          GError     **error)
{
  g_autofree char *text = g_strdup_printf (HEAD "t1 {%s}\n", comment);
  AriRecordReader reader;

  ari_record_reader_init (&reader, text, -1);
  reader.lookup = toy_game_lookup;

  return ari_record_reader_next (&reader, error);
}

static void
test_parse (void)
{
  static const char *const wrong[] = {
    "", " ", "nan", "inf", "-inf", "infinity", "1e309", "-1e309", "0x10", "1,5", "1.5 ", " 1.5", "1.5x", "e",
    "+", "1e", "--1", "1..2", "11", "-11", "٣",
  };
  static const struct { const char *text; double number; } right[] = {
    { "0", 0 }, { "-0", 0 }, { "10", 10 }, { "-10", -10 }, { "+1.5", 1.5 },
    { ".5", 0.5 }, { "1e-400", 0 }, { "0.1e1", 1 },
  };
  double number = 7;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (ari_number_parse (wrong[i], -10, 10, &number));
      g_assert_cmpfloat (number, ==, 7);
    }
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_assert_true (ari_number_parse (right[i].text, -10, 10, &number));
      g_assert_cmpfloat (number, ==, right[i].number);
      g_assert_false (signbit (number) && number == 0);
    }
}

static void
test_append (void)
{
  static const struct { double number; const char *text; } numbers[] = {
    { 0, "0" }, { -0.0, "0" }, { 0.1, "0.1" }, { 0.3, "0.3" }, { 0.1 + 0.2, "0.30000000000000004" },
    { 1e9, "1000000000" }, { 0.0001, "0.0001" }, { -2.5, "-2.5" }, { 0.6667, "0.6667" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      ari_number_append (text, numbers[i].number);
      g_assert_cmpstr (text->str, ==, numbers[i].text);
    }
}

/* Every place of a comment where a number stands. */
static void
test_refused (void)
{
  static const char *const places[] = {
    "[%%emt %s]",
    "[%%eval win %s 0.5]", "[%%eval win 0.5 %s]", "[%%eval points 0 %s]", "[%%eval error %s]",
    "[%%eval loss %s]", "[%%eval loss-error %s]", "[%%eval luck %s 0]",
    "[%%eval nodes %s]", "[%%eval seed %s]",
    "[%%eval win 1 0] [%%raw map %s win 1 0]", "[%%eval win 1 0] [%%raw evidence %s]",
    "[%%eval win 1 0] [%%raw turns %s]",
    "[%%eval win 1 0] [%%raw map 1 win %s 0]", "[%%eval win 1 0] [%%raw map 1 win 0 %s]",
    "[%%eval win 1 0] [%%raw error %s]", "[%%eval win 1 0] [%%raw loss %s]",
    "[%%eval win 1 0] [%%raw loss-error %s]",
    "[%%eval win 1 0] [%%raw par %s]", "[%%eval win 1 0] [%%raw lead %s]", "[%%raw lead %s]",
    "[%%eval win 1 0] [%%raw\n\tlater 3 lead %s]",
  };
  static const char *const numbers[] = {
    "1e309", "-1e309", "nan", "-nan", "inf", "-inf", "1e308", "-1e308", "0x1", "1,5", "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
      {
        g_autoptr(GString) comment = g_string_new (places[i]);
        g_autofree char *place = NULL;
        g_autoptr(GError) error = NULL;
        const char *at, *line_end;

        /* A standard error can have any finite size: see test_large_errors(). */
        if (strstr (places[i], "error %s") != NULL && g_str_equal (numbers[k], "1e308"))
          continue;
        g_string_replace (comment, "%%", "%", 0);
        at = strstr (comment->str, "%s");
        line_end = strchr (comment->str, '\n');
        /* The comment begins after "t1 {". */
        place = line_end != NULL ? g_strdup_printf ("Line 5, column %u: ", (guint) (at - line_end))
                                 : g_strdup_printf ("Line 4, column %u: ", (guint) (at - comment->str) + 5);
        g_string_replace (comment, "%s", numbers[k], 1);
        g_test_message ("%s", comment->str);
        g_assert_null (read_ply (comment->str, &error));
        g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
        /* Where nothing stands, the place is what follows. */
        if (*numbers[k] != '\0')
          g_assert_true (g_str_has_prefix (error->message, place));
      }
}

static void
test_ranges (void)
{
  static const char *const wrong[] = {
    "[%emt -1]", "[%emt 2e9]", "[%eval win 1.5 0]", "[%eval win -0.1 1]", "[%eval error -1]",
    "[%eval loss -0.5]", "[%eval luck 2 0]", "[%eval win 1 0] [%raw par -1]", "[%eval win 1 0] [%raw lead 2]",
    "[%eval win 1 0] [%raw map 1 win 1e200 1e200]", "[%eval win 1 0] [%raw turns -1]",
  };
  static const char *const right[] = {
    "[%emt -0]", "[%emt 0]", "[%eval win 1 0 points -40 60.5 error 0.25 loss 1 loss-error 3 luck -1 1]",
    "[%eval win 1 -0] [%raw map 2 evidence 1 win 1 0 par 1 lead 1 turns 3]", "[%eval win 1e-300 1]",
    "[%eval win 1 0] [%raw turns\\\n3 \\\r\n lead\\\n1]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (read_ply (wrong[i], &error));
      g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
    }
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = read_ply (right[i], &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = ari_record_write (match);
      g_assert_null (strstr (text, "-0 "));
      g_assert_null (strstr (text, "-0]"));
    }
}

/* Earlier releases wrote standard errors of any size: they are read as the largest there is. */
static void
test_large_errors (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = read_ply ("[%eval win 1 0 error 2e9 loss 1 loss-error 1e308] "
                                        "[%raw map 1 evidence 1 win 1 0 error 1e10 loss 1 loss-error 1e300]",
                                        &error);
  const AriEval *eval;

  g_assert_no_error (error);
  eval = ari_ply_get_eval (ari_match_get_continuation (match, NULL));
  g_assert_cmpfloat (eval->error, ==, ARI_NUMBER_MOST);
  g_assert_cmpfloat (eval->loss_error, ==, ARI_NUMBER_MOST);
  g_assert_cmpfloat (eval->raw_error, ==, ARI_NUMBER_MOST);
  g_assert_cmpfloat (eval->raw_loss_error, ==, ARI_NUMBER_MOST);
  g_assert_true (ari_eval_is_valid (eval));
}

/* What is counted has a range, too, in what an analysis gives as in what a record says. */
static void
test_counts (void)
{
  const AriEval wrong[] = { { .map = 1000000 }, { .evidence = 1000000 }, { .turns = 1000000 } };
  const AriEval right = { .map = 999999, .evidence = 999999, .turns = 999999 };

  g_assert_true (ari_eval_is_valid (&right));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (ari_eval_is_valid (&wrong[i]));
}

/* No more digits than a reader needs, in any command. */
static void
test_digits (void)
{
  g_autoptr(AriMatch) match = read_ply ("[%emt 0.1] [%eval win 0.1 0.9 error 0.3 loss 0.7 luck 0.1 -0.1] "
                                        "[%raw map 2 evidence 1 win 0.1 0.9 error 0.3 loss 0.7 "
                                        "loss-error 0.6 par 0.1 lead 0.7]",
                                        NULL);
  g_autofree char *text = ari_record_write (match);
  g_autoptr(GRegex) digits = g_regex_new ("[0-9]{5}", 0, 0, NULL);

  g_assert_false (g_regex_match (digits, text, 0, NULL));
  g_assert_nonnull (strstr (text, "[%raw map 2 evidence 1 win 0.1 0.9"));
}

static void
test_ending (void)
{
  static const char *const wrong[] = {
    "nan 0.5", "0x1 0", "inf 0", "1e309 0", "0.5 0.5 ", " 0.5 0.5", "0.5",
  };
  AriEnding ending;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat ("adjudication ", wrong[i], NULL);

      g_assert_false (ari_ending_from_text (&ending, text, 1, 2));
    }
  g_assert_true (ari_ending_from_text (&ending, "adjudication 0.75 0.25", 1, 2));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/record-numbers/parse", test_parse);
  g_test_add_func ("/model/record-numbers/append", test_append);
  g_test_add_func ("/model/record-numbers/refused", test_refused);
  g_test_add_func ("/model/record-numbers/ranges", test_ranges);
  g_test_add_func ("/model/record-numbers/large-errors", test_large_errors);
  g_test_add_func ("/model/record-numbers/counts", test_counts);
  g_test_add_func ("/model/record-numbers/digits", test_digits);
  g_test_add_func ("/model/record-numbers/ending", test_ending);

  return g_test_run ();
}
