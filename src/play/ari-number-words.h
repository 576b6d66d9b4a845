/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers as people write them. */

/* "+4" or "−125": points of winning chance, a hundred of which are a whole win. They add up over a match. */
char *ari_number_words_points (double part) G_GNUC_WARN_UNUSED_RESULT;

/* "+4.2%" or "−3%": a part of the whole in per cent, with its sign and so many decimals; zero has no sign. */
char *ari_number_words_gain   (double part,
                               int    decimals) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
