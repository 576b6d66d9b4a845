/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-results.h"

/* @call: (transfer full) */
#define ASSERT_WORDS(call, words) \
  G_STMT_START \
  { \
    g_autofree char *text_ = call; \
    g_assert_cmpstr (text_, ==, words); \
  } \
  G_STMT_END

/* (transfer full): results without a match. The players: names of persons, or "=" and the id of a level, up
 * to NULL. */
AriResults *people_results (const char *first,
                            ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
/* Adds a match of two seats. */
void        people_play    (AriResults     *results,
                            const AriRules *rules,
                            guint           one,
                            guint           two,
                            guint           winners,
                            gint64          ended);
