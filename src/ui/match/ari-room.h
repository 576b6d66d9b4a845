/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * AriRoom: the size of a page with a board
 * @ARI_ROOM_WIDE: seats, board and status stand one above the other, each in one line
 * @ARI_ROOM_NARROW: the same in a column, where buttons need a line of their own
 * @ARI_ROOM_LOW: seats and status stand beside the board, which has all of the height
 *
 * The page finds it from its width and height (#AriMatchLayout) and hands it to its parts.
 */
typedef enum
{
  ARI_ROOM_WIDE,
  ARI_ROOM_NARROW,
  ARI_ROOM_LOW,
} AriRoom;
