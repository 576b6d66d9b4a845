/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * AriMatchRoom: the size of a match page, as bits
 * @ARI_MATCH_NARROW: the page is narrow
 * @ARI_MATCH_LOW: the page is low
 */
typedef enum
{
  ARI_MATCH_NARROW = 1 << 0,
  ARI_MATCH_LOW = 1 << 1,
} AriMatchRoom;
