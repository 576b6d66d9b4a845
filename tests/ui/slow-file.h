/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file "slow.ariadne", as if from a network. It contains what the test writes to @pipe, and ends when the
 * test closes @pipe; until then reads block, but can be cancelled. */
GFile *slow_file_new (int *pipe);
