/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-window.h"
#include "library-fixture.h"
#include "ui-fixture.h"

/* The window over a library with one match. */
typedef struct
{
  Fixture    fixture; /* first: its functions also accept the case */
  GSettings *settings;
  AriWindow *window;
  gint64     id;      /* of a match in the library */
} Case;

void window_set_up    (Case *c, gconstpointer data);
void window_tear_down (Case *c, gconstpointer data);
#define WINDOW_ADD(path, func) g_test_add (path, Case, NULL, window_set_up, func, window_tear_down)

/* Create the window and wait until it shows; destroy it and wait until it is gone. */
void window_show      (Case *c, int width, int height);
void window_hide      (Case *c);
