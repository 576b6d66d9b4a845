/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "3.4 s", "1 min 12 s" or "2 h 5 min": a length of time. @seconds: not negative */
char *ari_time_words (double seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
