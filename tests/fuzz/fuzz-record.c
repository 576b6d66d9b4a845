/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "fuzz.h"
#include "match-tools.h"
#include "toy-game.h"

static void
check_round_trip (AriMatch *match)
{
  g_autofree char *text = ari_record_write (match);
  g_autofree char *again = NULL;
  g_autoptr(AriMatch) same = NULL;
  g_autoptr(GError) error = NULL;
  AriRecordReader reader;

  ari_record_reader_init (&reader, text, -1);
  reader.lookup = toy_game_lookup;
  same = ari_record_reader_next (&reader, &error);
  g_assert_no_error (error);
  assert_matches_equal (match, same);
  again = ari_record_write (same);
  g_assert_cmpstr (text, ==, again);
}

/* What is read is written as a text that reads back equal. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  AriRecordReader reader;

  ari_record_reader_init (&reader, (const char *) data, (gssize) size);
  reader.lookup = toy_game_lookup;

  do
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, &error);

      if (match != NULL)
        check_round_trip (match);
      else
        g_assert_true (error->domain == ARI_RECORD_ERROR);
    }
  while (!ari_record_reader_at_end (&reader));

  return 0;
}
