/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file of the name "slow.ariadne", as from a network, that is read as slowly as the test likes: what is written to @pipe is in
 * it, and it ends when @pipe is closed. Reading can be cancelled. */
GFile *slow_file_new (int *pipe);
