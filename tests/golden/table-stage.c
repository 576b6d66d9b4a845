/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-stage.h"

#include "ari-target.h"
#include "events.h"
#include "machine.h"
#include "table-deeds.h"
#include "table-dump.h"

/* How long each event waits for what happens by itself. */
#define SECONDS 1.0

/* Runs everything that can go on now. */
static void
run_out (void)
{
  machine_finish_threads (0, NULL);
}

static void
rest (double seconds)
{
  gint64 until = machine_get_time () + (gint64) (seconds * G_USEC_PER_SEC);

  do
    run_out ();
  while (machine_pass_time (until));
}

static gpointer
open_table (GHashTable *head)
{
  g_autoptr(AriMatch) match = NULL;
  AriTable *table;

  machine_reset ();
  match = events_make_match (head);
  table = ari_table_new (match, NULL, FALSE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  ari_driver_set_by_hand (ari_table_get_driver (table), g_hash_table_contains (head, "by-hand"));
  ari_feat_sequence_set_watched (ari_table_get_feats (table), g_hash_table_contains (head, "watched"));

  return table;
}

static void
close_table (gpointer stage)
{
  gpointer weak = stage;

  g_object_add_weak_pointer (stage, &weak);
  g_object_unref (stage);
  run_out ();
  g_assert_null (weak);
  while (machine_pass_time (G_MAXINT64))
    run_out ();
  g_assert_true (machine_is_idle ());
}

static char *
act (gpointer    stage,
     const char *event)
{
  g_auto(GStrv) wait = events_words (event, "wait");
  char *failure = NULL;

  if (wait != NULL)
    rest (g_ascii_strtod (wait[0], NULL));
  else
    {
      failure = table_deed (stage, event);
      rest (SECONDS);
    }
  ari_table_flush (stage);

  return failure;
}

static Dump *
dump (gpointer stage)
{
  return table_dump (stage);
}

const GoldenStage table_stage = { "table", open_table, close_table, act, dump };
