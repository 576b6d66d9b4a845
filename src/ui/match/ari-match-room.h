/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * AriMatchRoom: how much room the page of a match has, as bits
 * @ARI_MATCH_NARROW: it is narrow
 * @ARI_MATCH_LOW: it is low
 */
typedef enum
{
  ARI_MATCH_NARROW = 1 << 0,
  ARI_MATCH_LOW = 1 << 1,
} AriMatchRoom;
