/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-lessons.h"

#include <glib/gi18n-lib.h>

static const AriLessonStep first_steps[] = {
  {
    .text = N_("Two players build on the same 25 spaces, often on top of each other. You win with a "
               "Minarett: a foundation, a tower and a roof of your colour on one space."),
  },
  {
    .text = N_("The ivory pieces are yours. On your turn you place a piece from your hand, or you move "
               "pieces on the board. Begin with a foundation, the largest kind of piece: pick one on your "
               "tray, then choose a space."),
    .accepts = "L@c3 L@*",
    .praise = N_("A foundation carries the most: towers and roofs fit on it. You have four foundations, four "
                 "towers and four roofs."),
    .replies = {
      { "M@*", N_("That is a tower, the middle size. It may stand on the ground, too, but then no foundation "
                  "fits on top of it. Pick up a foundation.") },
      { "S@*", N_("That is a roof, the smallest piece. Nothing fits on top of a roof. Pick up a "
                  "foundation.") },
    },
  },
  {
    .record = "L@c3 L@b4",
    .text = N_("A piece stands on the ground or on a larger piece, never on one that is as large or smaller. "
               "Lapis has placed a foundation beside yours. Place a tower on your own foundation in the "
               "middle."),
    .accepts = "M@c3",
    .praise = N_("Two of three. With a roof on top it would be a Minarett, so Lapis has to answer."),
    .replies = {
      { "M@b4", N_("It fits there, but that foundation is lapis. A Minarett has only one colour, so you "
                   "would be building for nobody.") },
      { "S@c3", N_("A roof fits on a foundation as well. But then the tower no longer does, because it is "
                   "larger than a roof.") },
      { "M@*", N_("That is the right piece, but it should stand on your foundation, in the middle of the "
                  "board.") },
    },
    .otherwise = N_("Pick up a tower, the middle size, and choose the space in the middle, where your "
                    "foundation stands."),
  },
  {
    .record = "L@c3 L@a5 M@d3 L@e1",
    .text = N_("Pieces on the board move along the lines: one piece goes one step. Your tower on d3 stands "
               "next to your foundation on c3. Move it there: pick the tower, then the foundation."),
    .accepts = "1d3-c3",
    .praise = N_("Moving saves a piece from your hand, and it can come as a surprise: watch what stands next "
                 "to what."),
    .replies = {
      { "M@c3", N_("That would place another tower from your hand. It works as well, but this time move the "
                   "one on the board.") },
      { "1d3*", N_("That tower is the one to move, but not there. Move it onto your foundation on c3.") },
    },
    .otherwise = N_("That is possible in a match. Here, move your tower from d3 onto your foundation on c3."),
  },
  {
    .record = "L@c3 L@e5 M@a1 L@e1 S@a1 M@e3",
    .text = N_("Pieces that stand on each other can travel together. Two of them go up to two steps, three "
               "of them up to three, and the lowest must fit on every space on the way. What you pick comes "
               "with everything on top of it: a click on the roof picks the roof alone, a click on the tower "
               "picks both. They are on a1, your foundation is two steps away on c3. Win the match with one "
               "move."),
    .accepts = "2a1-c3",
    .praise = N_("A Minarett! It wins immediately. Look for such leaps before every turn: yours and your "
                 "opponent’s. On its way, a stack may also leave a piece on each space: the lesson “Groups "
                 "and Open Moves” shows how."),
    .replies = {
      { "2a1*", N_("Tower and roof belong together, but they should come to rest on c3, on your "
                   "foundation.") },
      { "1a1*", N_("That takes only the roof along. Pick the tower below it, and both travel together.") },
      { "M@c3 S@c3", N_("That builds on the right space, but it takes another turn, and Lapis would have an "
                        "answer. Tower and roof can get there together.") },
    },
    .otherwise = N_("That doesn’t win yet. Pick the tower on a1, below the roof, and then the foundation on "
                    "c3."),
  },
  {
    .record = "L@a1 L@c3 M@e5 M@c3",
    .text = N_("Now Lapis has a foundation and a tower on c3. With a roof on them Lapis would win. You can’t "
               "take them away, but you can spoil them. What fits on that tower?"),
    .accepts = "S@c3",
    .praise = N_("Nothing fits on a roof, and with two colours it will never be a Minarett as it stands. "
                 "Building on your opponent’s pieces is the usual defence."),
    .replies = {
      { "S@*", N_("A roof is the right piece. But it has to stand on the tower on c3, or Lapis puts one "
                  "there.") },
    },
    .otherwise = N_("Then Lapis puts a roof on c3 and wins. Occupy the top of that stack yourself, with the "
                    "only piece that fits on a tower."),
  },
  {
    .text = N_("You know how to win with a Minarett now. One more thing about moving: at least half of the "
               "pieces that travel together must be yours. There is a second way to win: lines of your "
               "pieces let you capture, five in a full line or three alike side by side on an upper level, "
               "and three captures win. The next lesson shows how. After it, a computer at the Apprentice "
               "level is a good first opponent."),
  },
};

static const AriLessonStep capture_steps[] = {
  {
    .text = N_("There is a second way to win Minarett: capture three enemy pieces. Pieces never capture by "
               "moving. A line of your own pieces earns a capture, and there are two kinds of such lines."),
  },
  {
    .record = "L@a1 L@c4 M@b1 S@b1 L@c1 M@e3 M@d1 L@d4",
    .text = N_("The large line: five of your pieces at the bottom of a whole row, column or main diagonal. "
               "Their sizes don’t matter, and neither does what stands on them. You have four in the lowest "
               "row. Complete it."),
    .accepts = "L@e1 M@e1 S@e1",
    .replies = {
      { "1a1* 1c1* 1d1* 2b1*", N_("That takes a piece out of the row. Bring a fifth one in from your "
                                  "hand.") },
    },
    .otherwise = N_("The row would still have a gap. Place any piece on e1, at its right-hand end."),
  },
  {
    .text = N_("The row is complete, and the pieces that earned it are outlined. Now you may take any enemy "
               "piece off the board, wherever it stands. Choose one."),
    .accepts = "xc4L xd4L xe3M xb1S",
    .praise = N_("One capture of three. That piece never comes back. These five spaces are used up for you "
                 "now: the same row earns no second capture."),
    .replies = {
      { "x-", N_("You may decline a capture, but the row would be used up all the same. Take a piece.") },
    },
  },
  {
    .record = "L@c3 L@b3 M@b3 L@d3 M@d3 S@e5",
    .text = N_("The small line: three identical pieces of yours, side by side along a straight line of the "
               "board, all on the second level or all on the third. Two of your towers stand on foundations of Lapis. Complete "
               "the line between them."),
    .accepts = "M@c3",
    .replies = {
      { "S@c3", N_("That is the right space, but the three have to be of one size. Place a tower.") },
      { "M@*", N_("A tower is right, but it has to stand between the other two, on your foundation on c3.") },
    },
    .otherwise = N_("Look at the row with your two towers. Between them, on c3, your foundation is waiting "
                    "for a third."),
  },
  {
    .text = N_("Three towers on the second level. Choose what to capture. A piece inside a stack can be "
               "taken, too: what stands on it comes down a level."),
    .accepts = "xb3L xd3L xe5S",
    .praise = N_("Another one gone. A capture can also save you: take the piece that your opponent needs "
                 "most."),
    .replies = {
      { "x-", N_("You may decline a capture, but the line would be used up all the same. Take a piece.") },
    },
  },
  {
    .text = N_("So watch two things at once: Minaretts and lines, your own and those of your opponent. The "
               "overlay “Chances and Threats” marks where either can be completed, and “Captures Already "
               "Earned” shows the lines that are used up."),
  },
};

static const AriLessonStep group_steps[] = {
  {
    .record = "L@c3 L@a1 M@c3 S@c3",
    .text = N_("Pieces on one space form a stack. You may lift the whole stack or only its upper part: a "
               "group. A group is yours if at least half of its pieces have your colour, even if others "
               "are in it."),
  },
  {
    .text = N_("Lapis has put a roof on your tower. They differ in colour, so the group is as much yours "
               "as your opponent’s. Carry both away: pick the tower, then any space where it fits."),
    .accepts = "2c3-d4 2c3-*",
    .praise = N_("Your foundation is free again, and the roof of Lapis had to come along. Your opponent "
                 "may do the same with mixed groups."),
    .replies = {
      { "3c3*", N_("That moves the foundation, too, and the roof stays on top of it. Pick the tower, so that "
                   "the foundation stays behind.") },
    },
    .otherwise = N_("That leaves the roof on your tower. Pick the tower on c3: the roof comes along."),
  },
  {
    .record = "M@c3 L@a1 S@c3 S@d3 L@e3 L@a5",
    .text = N_("A group of two goes up to two steps, and its largest piece has to fit on every space on "
               "the way. Your tower can’t pass over the roof on d3, but groups may turn corners. Pick the "
               "tower on c3, then your foundation on e3."),
    .accepts = "2c3-e3",
    .praise = N_("Round the corner and home: a Minarett. The board marks everything that a group can "
                 "reach, so you needn’t look for the way."),
    .replies = {
      { "2c3*", N_("Tower and roof belong together, but they should come to rest on e3, on your "
                   "foundation.") },
      { "1c3*", N_("That takes only the roof along. Pick the tower below it.") },
      { "M@e3 S@e3", N_("That builds on the right space, but it doesn’t win yet. Tower and roof on c3 get "
                        "there in one move.") },
    },
    .otherwise = N_("That doesn’t win yet. Pick the tower on c3, and then the foundation on e3."),
  },
  {
    .record = "L@a1 L@e5 L@b1 L@a5 L@c1 M@c5 M@d2 S@b4 S@d2 M@e3",
    .text = N_("In an open move, a group drops its pieces one by one: the lower one on the first space, "
               "the upper one a step further. Your lowest row lacks two pieces. Pick the tower on d2, then "
               "d1, then e1."),
    .accepts = "2d2-d1-e1",
    .replies = {
      { "2d2-d1 2d2-e1 2d2-*", N_("That would leave a gap in the row. Pick the tower on d2, then d1, and "
                                  "then e1.") },
      { "1d2*", N_("That takes only the roof along. Pick the tower below it.") },
    },
    .otherwise = N_("That fills one gap at most. Pick the tower on d2, then d1, and then e1: both gaps in "
                    "one move."),
  },
  {
    .text = N_("Both gaps filled with one move: five of your pieces in a row earn a capture. Take a piece of "
               "Lapis."),
    .accepts = "xc5M xa5L xb4S xe3M xe5L",
    .praise = N_("Your opponent had no time to answer. Open moves are the surprises of this game."),
    .replies = {
      { "x-", N_("You may decline a capture, but the row would be used up all the same. Take a piece.") },
    },
  },
  {
    .text = N_("A whole stack of three can drop its pieces on three spaces, too. Every group that goes on "
               "has to be yours, and no space may be used twice. Before you move, ask what your opponent’s "
               "groups can reach."),
  },
};

/* A tower of the learner between two foundations. */
#define FORK "L@d1 L@d5 M@c3 L@b2 L@a4 L@b1"
/* A tower of Lapis between two foundations. */
#define FORK_TO_COME "M@b5 L@e4 M@b2 L@a1 M@a5 M@c3"
/* A tower and a roof of Lapis between two foundations, and four pieces of the learner in the lowest row. */
#define FORKED "L@e1 L@b3 L@b1 L@d5 L@d1 M@d3 L@c1 S@d3"

static const AriLessonStep strategy_steps[] = {
  {
    .record = FORK,
    .text = N_("Ask three questions before every turn. Can I win? Could my opponent win next? Can I make "
               "two threats with one move? One threat can usually be met, two hardly ever."),
  },
  {
    .text = N_("Your tower stands alone on c3. Your foundations on d1 and a4 are both two steps away. "
               "Place one piece that makes two threats."),
    .accepts = "S@c3",
    .praise = N_("Tower and roof can leap to d1 or to a4, and Lapis can’t spoil both."),
    .replies = {
      { "M@d1 M@a4", N_("That is one threat, and Lapis answers it with a roof. What would let the tower on "
                        "c3 leap to both foundations?") },
    },
    .otherwise = N_("That doesn’t make two threats. One piece travels one step, two pieces travel two: "
                    "what does the tower on c3 need?"),
    .then = "M@a4",
  },
  {
    .text = N_("Lapis has spoiled the foundation on a4. Win the match."),
    .accepts = "2c3-d1",
    .praise = N_("A Minarett. You prepared it quietly: a tower with foundations around it, and the roof "
                 "came last."),
    .replies = {
      { "2c3*", N_("Tower and roof belong together, but they should leap to d1, onto your foundation.") },
      { "1c3*", N_("That takes only the roof along. Pick the tower below it.") },
    },
    .otherwise = N_("That doesn’t win yet. Pick the tower on c3, and then your foundation on d1."),
  },
  {
    .record = FORK_TO_COME,
    .text = N_("Lapis has prepared the same: a tower on c3, foundations on a1 and e4. A roof on that tower "
               "would make two threats. Spoil both before they are there."),
    .accepts = "S@c3",
    .praise = N_("Nothing fits on a roof. And if Lapis carries the tower away, your roof goes along."),
    .replies = {
      { "M@a1 S@a1 1b2-a1 M@e4 S@e4", N_("That spoils one foundation. The tower remains, and Lapis soon "
                                         "has another one for it. Spoil the tower.") },
    },
    .otherwise = N_("Then Lapis puts a roof on the tower, and you can meet only one of two threats. Look "
                    "at c3."),
  },
  {
    .record = FORKED,
    .text = N_("Here it is too late: tower and roof on d3 can leap to b3 or to d5. No piece spoils both "
               "foundations. But a capture would help. Earn one."),
    .accepts = "M@a1 S@a1",
    .otherwise = N_("Then Lapis leaps and wins. Your lowest row lacks one piece: complete it."),
  },
  {
    .text = N_("Your row is complete. Capture a piece, so that neither leap is left."),
    .accepts = "xd3M",
    .praise = N_("Both leaps are gone with one piece. A row that lacks one piece is your emergency exit: "
                 "keep it for the right moment."),
    .replies = {
      { "xd3S", N_("Now neither leap is possible. But Lapis puts another roof on the tower, and both threats "
                   "are back. Take the tower.") },
      { "xb3L xd5L", N_("That takes away one foundation, and Lapis leaps to the other. Take a piece that "
                        "both leaps need.") },
      { "x-", N_("Then Lapis leaps and wins. Take a piece that both leaps need.") },
    },
  },
  {
    .text = N_("So make two threats at once, and spoil a tower before it gets its roof. And when it is too "
               "late to spoil it, look for a capture."),
  },
};

const AriLesson ari_lessons_minarett[ARI_N_LESSONS_MINARETT] = {
  {
    .id = "minarett-first",
    .setup = "minarett",
    .title = N_("First Lesson"),
    .summary = N_("Goal, moves and end of the game, in five minutes"),
    .steps = first_steps,
    .n_steps = G_N_ELEMENTS (first_steps),
  },
  {
    .id = "minarett-captures",
    .setup = "minarett",
    .title = N_("Captures"),
    .summary = N_("Large and small lines, and what they earn"),
    .steps = capture_steps,
    .n_steps = G_N_ELEMENTS (capture_steps),
  },
  {
    .id = "minarett-groups",
    .setup = "minarett",
    .title = N_("Groups and Open Moves"),
    .summary = N_("What you may carry, how far, and what you can drop on the way"),
    .steps = group_steps,
    .n_steps = G_N_ELEMENTS (group_steps),
  },
  {
    .id = "minarett-strategy",
    .setup = "minarett",
    .title = N_("Strategy"),
    .summary = N_("Forks and leaps, threats that can’t be met, and how to spoil them"),
    .steps = strategy_steps,
    .n_steps = G_N_ELEMENTS (strategy_steps),
  },
};
