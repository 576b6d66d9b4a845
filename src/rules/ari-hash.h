/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For #AriRules.hash: mixes one more word into a hash with a round of SplitMix64 (Steele, Lea and Flood,
 * 2014). Libraries store hashes, so this never changes. */
static inline guint64
ari_hash_mix (guint64 hash,
              guint64 word)
{
  guint64 z = (hash ^ word) + G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

G_END_DECLS
