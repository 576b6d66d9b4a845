/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file "slow.ariadne", as from a network. It holds what the test writes to @pipe, and ends when the test
 * closes @pipe; until then, reading waits, but can be cancelled. */
GFile *slow_file_new (int *pipe);
