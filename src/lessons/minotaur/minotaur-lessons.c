/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-lessons.h"

#include <glib/gi18n-lib.h>

static const AriLessonStep first_steps[] = {
  {
    .text = N_("Thirty tiles lie face down. Each shows one horn of a bull, left or right, in one of five "
               "colours, and a value. You collect pairs: a left and a right horn of the same colour. You may "
               "own one pair of each colour."),
  },
  {
    .text = N_("You are Red and begin. A turn is simple: turn over one tile, look at it, then turn over "
               "another. Begin with the first tile of the first row, at the top left."),
    .accepts = "a1",
    .otherwise = N_("In a match, any tile would do. Here, begin at the top left."),
    .then = "R3L",
  },
  {
    .text = N_("A red left horn with the value 3. Which tile could be its partner? Nobody knows yet. Turn "
               "over a second tile in one of the two upper rows."),
    .accepts = "b2 a* b*",
    .otherwise = N_("A good guess, but stay in the two upper rows this time."),
    .then = "G5R",
  },
  {
    .text = N_("Green: the two don’t make a pair. Both are turned face down again in their places, and the "
               "turn is over. Everybody has seen them. Remember where the red left horn lies."),
    .then = "c3 R5R",
  },
  {
    .text = N_("Now it is Blue’s turn, and Blue has turned over a red right horn: the third tile of the "
               "third row. That is good news for you, so remember it."),
    .then = "e2 B1L d4 Y3L d6 W1R",
  },
  {
    .text = N_("Blue’s second tile was blue, and Yellow has found nothing, either. It is your turn again, "
               "and you know a left and a right horn in red. First turn over your own find."),
    .accepts = "a1",
    .replies = {
      { "c3", N_("That is the right horn that Blue found. You need it, too, but begin with the left one, "
                 "your own.") },
    },
    .otherwise = N_("Not there. Think back to your first tile: it was at the very beginning."),
  },
  {
    .text = N_("There it is. Now the right horn that Blue found: the third tile of the third row."),
    .accepts = "c3",
    .otherwise = N_("Not there. In a match your turn would be over now. It was the third tile of the third "
                    "row."),
  },
  {
    .text = N_("A left and a right horn of one colour: a pair! You may claim it, or leave it where it is. "
               "Choose with the buttons below the board."),
    .accepts = "claim",
    .praise = N_("Your first pair lies in your row. Its values are 3 and 5: they differ, so it is unresolved "
                 "and scores nothing yet."),
    .replies = {
      { "leave", N_("You may, and sometimes it is wise to wait for equal values. But others have seen these "
                    "tiles as well. Claim the pair.") },
    },
  },
  {
    .text = N_("A pair of two equal values is resolved: it scores its value, and nobody can take it from "
               "you. If your pair and another player’s fit together crosswise, you can challenge that "
               "player. You both toss a ring at the bull’s horns, and if only one of you hits, that player "
               "may exchange tiles."),
  },
  {
    .text = N_("When all tiles are taken and all pairs resolved, the most points win. You know enough to "
               "play now. Try the ring first, if you like: Practise Tossing is on the page of the game. "
               "Novice is a good first opponent."),
  },
};

const AriLesson ari_lessons_minotaur[ARI_N_LESSONS_MINOTAUR] = {
  {
    .id = "minotaur-first",
    .setup = "minotaur",
    .title = N_("First Lesson"),
    .summary = N_("Goal, moves and end of the game, in five minutes"),
    .steps = first_steps,
    .n_steps = G_N_ELEMENTS (first_steps),
  },
};
