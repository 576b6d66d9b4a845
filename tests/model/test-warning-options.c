/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match.h"
#include "ari-record.h"

static void
test_text (void)
{
  static const struct
  {
    const char *text;
    AriWarningOptions warnings;
  } good[] = {
    { "blunders 1", { ARI_WARN_BLUNDERS, 1 } },
    { "mistakes 2", { ARI_WARN_MISTAKES, 2 } },
    { "mistakes 1+3", { ARI_WARN_MISTAKES, 5 } },
  };
  static const char *const bad[] = { "", "blunders", "blunders 0", "blunders 4", "mistakes 3+1", "always 1" };
  AriWarningOptions warnings;

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = ari_warning_options_to_text (&good[i].warnings);

      g_assert_cmpstr (text, ==, good[i].text);
      g_assert_true (ari_warning_options_from_text (&warnings, text, 3));
      g_assert_true (ari_warning_options_equal (&warnings, &good[i].warnings));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (ari_warning_options_from_text (&warnings, bad[i], 3));
      g_assert_cmpint (warnings.from, ==, ARI_WARN_NEVER);
      g_assert_null (ari_warning_options_to_text (&warnings));
    }
}

/* One person who doesn't want it silences the warnings for all. */
static void
test_apply (void)
{
  const AriWarningOptions both = { ARI_WARN_MISTAKES, 1 | 2 }, first = { ARI_WARN_MISTAKES, 1 };

  g_assert_true (ari_warning_options_apply (&first, 1));
  g_assert_false (ari_warning_options_apply (&first, 1 | 2));
  g_assert_true (ari_warning_options_apply (&both, 1 | 2));
  g_assert_true (ari_warning_options_apply (&both, 2));
  g_assert_false (ari_warning_options_apply (&both, 1 | 4));
  g_assert_false (ari_warning_options_apply (&both, 0));
  g_assert_false (ari_warning_options_apply (&(AriWarningOptions) { 0 }, 1));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_record (void)
{
  static const char *const odd =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Warnings \"strong language\"]\n\n1. a1b1\n";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read ("[Ariadne \"1\"]\n[Game \"minoa\"]\n\n1. a1b1\n", -1, NULL,
                                               &error);
  g_autoptr(AriMatch) again = NULL, foreign = NULL;
  g_autofree char *text = NULL;
  guint n = 0;

  g_assert_no_error (error);
  g_signal_connect_swapped (match, "details-changed", G_CALLBACK (count_cb), &n);
  ari_match_set_warnings (match, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 2 });
  ari_match_set_warnings (match, &(AriWarningOptions) { ARI_WARN_BLUNDERS, 2 });
  g_assert_cmpuint (n, ==, 1);

  text = ari_record_write_checked (match, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "[Warnings \"blunders 2\"]\n"));
  again = ari_record_read (text, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (ari_warning_options_equal (ari_match_get_warnings (again), ari_match_get_warnings (match)));
  g_assert_null (ari_match_get_foreign_tags (again));

  /* Another program may mean something else. */
  foreign = ari_record_read (odd, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (ari_match_get_warnings (foreign)->from, ==, ARI_WARN_NEVER);
  g_assert_cmpstr (ari_match_get_foreign_tags (foreign), ==, "[Warnings \"strong language\"]\n");
}

/* When the computer took over is a tag, too, unless another program means something else by its name. */
static void
test_handover (void)
{
  static const char *const odd =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Handover \"at dawn\"]\n[Warnings \"strong language\"]\n\n1. a1b1\n";
  static const char *const twice =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Handover \"1\"]\n[Handover \"at dawn\"]\n\n1. a1b1\n";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (odd, -1, NULL, &error);
  g_autoptr(AriMatch) again = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_handover (match), ==, 0);
  g_assert_cmpstr (ari_match_get_foreign_tags (match), ==,
                   "[Handover \"at dawn\"]\n[Warnings \"strong language\"]\n");

  ari_match_set_handover (match, 7);
  text = ari_record_write_checked (match, &error);
  g_assert_no_error (error);
  again = ari_record_read (text, -1, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ari_match_get_handover (again), ==, 7);
  g_assert_cmpstr (ari_match_get_foreign_tags (again), ==, "[Warnings \"strong language\"]\n");

  g_assert_null (ari_record_read (twice, -1, NULL, &error));
  g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
}

/* The tag stands once in what is written, and can't stand twice in what is read. */
static void
test_once (void)
{
  static const char *const odd =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Mood \"good\"]\n[Warnings \"strong language\"]\n\n1. a1b1\n";
  static const char *const twice =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Warnings \"blunders 1\"]\n[Warnings \"mistakes 1\"]\n\n1. a1b1\n";
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (odd, -1, NULL, &error);
  g_autofree char *text = NULL;
  const char *first;

  g_assert_no_error (error);
  ari_match_set_warnings (match, &(AriWarningOptions) { ARI_WARN_MISTAKES, 1 });
  text = ari_record_write_checked (match, &error);
  g_assert_no_error (error);
  first = strstr (text, "[Warnings \"mistakes 1\"]\n");
  g_assert_nonnull (first);
  g_assert_null (strstr (first + 1, "[Warnings "));
  g_assert_nonnull (strstr (text, "[Mood \"good\"]\n"));

  g_assert_null (ari_record_read (twice, -1, NULL, &error));
  g_assert_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/warnings/text", test_text);
  g_test_add_func ("/warnings/apply", test_apply);
  g_test_add_func ("/warnings/record", test_record);
  g_test_add_func ("/warnings/handover", test_handover);
  g_test_add_func ("/warnings/once", test_once);

  return g_test_run ();
}
