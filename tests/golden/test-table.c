/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people see at a table, event by event: see README.md in the folder above. */
#include <locale.h>

#include "table-stage.h"

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  return golden_run (&table_stage);
}
