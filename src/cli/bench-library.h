/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* bench library: how fast a library with many matches is. */
int ari_bench_library (int argc, char **argv);

G_END_DECLS
