/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dump.h"

G_BEGIN_DECLS

/**
 * GoldenStage:
 *
 * Where the events of a golden log happen: at a table without a window, or in a window. All that a log knows
 * of the program is behind these functions, so that a rebuilt program changes them and none of the logs.
 */
typedef struct
{
  const char *folder; /* of its logs, in tests/golden/ */
  /* @head: from the names of the first lines of the log to what they say */
  gpointer (*open)  (GHashTable *head);
  void     (*close) (gpointer    stage);
  /* Does what @event says and waits until nothing happens by itself any more. Returns: (nullable) (transfer
   * full): why it can't be done */
  char    *(*act)   (gpointer    stage,
                     const char *event);
  Dump    *(*dump)  (gpointer    stage);
} GoldenStage;

/* Adds a test for each log in the folder of @stage, and runs all tests. With GOLDEN_UPDATE in the
 * environment, the logs are written anew instead. */
int golden_run (const GoldenStage *stage);

G_END_DECLS
