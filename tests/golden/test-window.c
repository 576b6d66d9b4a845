/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people see in a window, and what they are told, event by event: see README.md in the folder above. */
#include "ui-fixture.h"
#include "window-stage.h"

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  return golden_run (&window_stage);
}
