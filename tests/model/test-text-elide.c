/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-text-elide.h"
#include "ari-match.h"

static void
test_brief (void)
{
  static const struct { const char *text; guint most; const char *brief; } cases[] = {
    { "", 10, "" },
    { "Pasiphaë", 8, "Pasiphaë" },
    { "Pasiphaë", 7, "Pasiph…" },
    { "one two", 6, "one t…" },
    { "  By\tthe\r\n lake\342\200\251 ", 20, "By the lake" },
    { "e\314\201", 2, "e\314\201" },
    { "e\314\201\314\201\314\201\314\201\314\201\314\201f", 20, "e\314\201\314\201\314\201\314\201f" },
    { "a\342\200\256b\342\201\246c", 20, "abc" },
    /* Words from right to left are isolated, once. */
    { "أريادني", 20, "\u200e\u2068أريادني\u2069" },
    { "\u200e\u2068Ariadne אריאדנה\u2069", 20, "\u200e\u2068Ariadne אריאדנה\u2069" },
    { "אריאדנה", 4, "\u200e\u2068ארי…\u2069" },
    { "Ἀριάδνη 阿里阿德涅", 20, "Ἀριάδνη 阿里阿德涅" },
    { "1234567890123456789012345678901234567890123", 60, "1234567890123456789012345678901234567890\342\200\213123" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *brief = ari_text_elide (cases[i].text, cases[i].most);

      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

/* The match keeps all of a name; labels get its beginning. */
static void
test_names (void)
{
  g_autofree char *name = g_strnfill (2000, 'x');
  g_autoptr(AriMatch) match = NULL;
  const char *shown;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, name, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, " \342\200\251 ", NULL);
  g_assert_cmpstr (ari_match_get_seat (match, 1)->name, ==, name);
  shown = ari_match_get_seat_name (match, 1);
  g_assert_cmpint (g_utf8_strlen (shown, -1), <=, ARI_ELIDE_NAME + ARI_ELIDE_NAME / ARI_BRIEF_RUN);
  g_assert_true (g_str_has_suffix (shown, "…"));
  g_assert_cmpstr (ari_match_get_seat_name (match, 2), ==,
                   ari_seat_own_name (ari_rules_lookup ("minoa"), 2));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/text-elide/text", test_brief);
  g_test_add_func ("/model/text-elide/names", test_names);

  return g_test_run ();
}
