/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-file-name.h"

#include <string.h>

#include "library-fixture.h"

/* Noon of 22 November 2026, UTC: the same day nearly everywhere. */
#define STARTED 1795348800

static AriMatch *
match_of (const char *first,
          const char *second,
          gint64      started)
{
  AriMatch *match = test_match_new (2);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, first, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, second, "adept");
  ari_match_set_started (match, started);

  return match;
}

static void
test_speaks (void)
{
  g_autoptr(AriMatch) match = match_of ("Pasiphaë", "Daedalus", STARTED);
  g_autoptr(AriMatch) unknown = match_of (NULL, NULL, 0);
  g_autofree char *whole = ari_file_name (match, 0, "ariadne");
  g_autofree char *picture = ari_file_name (match, 12, "svg");
  g_autofree char *bare = ari_file_name (unknown, 0, NULL);
  g_autofree char *undated = ari_file_name (unknown, 12, "svg");

  g_assert_cmpstr (whole, ==, "Minoa, Pasiphaë – Daedalus, 2026-11-22.ariadne");
  g_assert_cmpstr (picture, ==, "Minoa, Pasiphaë – Daedalus, 2026-11-22, move 12.svg");
  g_assert_cmpstr (bare, ==, "Minoa, Red – Blue");
  g_assert_cmpstr (undated, ==, "Minoa, Red – Blue, move 12.svg");
}

/* A name in a record may contain anything. */
static void
test_safe (void)
{
  g_autoptr(AriMatch) match = match_of ("../a\\b:c*d?e\"f<g>h|i\nj\x01k\x7f", "\u202eevil\u2028line\xc2\x85", STARTED);
  g_autofree char *name = ari_file_name (match, 0, "ariadne");

  g_autoptr(AriMatch) arabic = match_of ("أريادني", "Daedalus", STARTED);
  g_autofree char *isolated = ari_file_name (arabic, 0, "ariadne");

  g_assert_cmpstr (name, ==, "Minoa, ..-a-b-c-d-e-f-g-h-i j k – evil line, 2026-11-22.ariadne");
  /* Isolates are for labels. */
  g_assert_cmpstr (isolated, ==, "Minoa, أريادني – Daedalus, 2026-11-22.ariadne");
}

static void
test_short (void)
{
  static const char *const letters[] = { "a", "ë", "λ", "牛", "🐂" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint n = 60; n <= 64; n++)
      {
        g_autoptr(GString) long_name = g_string_new (n % 2 == 0 ? "x" : "");
        g_autoptr(AriMatch) match = NULL;
        g_autofree char *name = NULL;

        for (guint j = 0; j < n * 5; j++)
          g_string_append (long_name, letters[i]);
        match = match_of (long_name->str, "Daedalus", STARTED);
        name = ari_file_name (match, 100000, "ariadne");
        g_assert_cmpuint (strlen (name), <=, 255);
        g_assert_true (g_utf8_validate (name, -1, NULL));
        g_assert_true (g_str_has_prefix (name, "Minoa, "));
        g_assert_true (g_str_has_suffix (name, ", 2026-11-22, move 100000.ariadne"));
        g_assert_nonnull (strstr (name, "…"));
        /* Places where a label may break the name are of no use here. */
        g_assert_true (strchr (name, '-') == strstr (name, "-11-22"));
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/file-name/speaks", test_speaks);
  g_test_add_func ("/ui/file-name/safe", test_safe);
  g_test_add_func ("/ui/file-name/short", test_short);

  return g_test_run ();
}
