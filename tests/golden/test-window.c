/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people see in a window, and what they are told, event by event: see README.md in the folder above. */
#include "ari-stopwatch.h"
#include "ui-fixture.h"
#include "window-stage.h"

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);
  /* No log tells how long a run took. */
  ari_stopwatch_set_now (1);

  return golden_run (&window_stage);
}
