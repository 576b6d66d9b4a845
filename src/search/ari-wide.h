/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Before a function: compile it twice, once for processors with vectors of 32 bytes, and let the loader
 * choose. Both compute the same numbers, because products and sums are never fused (see meson.build). Not all
 * loaders can choose, and the thread sanitizer starts too late for those that can. */
#if defined(ARI_HAS_TARGET_CLONES) && !defined(__SANITIZE_THREAD__)
#define ARI_WIDE __attribute__ ((target_clones ("avx2", "default")))
#else
#define ARI_WIDE
#endif
