/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-lessons.h"

#include <glib/gi18n-lib.h>

#define BORDER "a1a2 a2a3 a3a4 a4a5 a5b6 b6c7 c7d8 d8e9 e9f9 f9g9 g9h9 h9i9 " \
               "i8i9 i7i8 i6i7 i5i6 h4i5 g3h4 f2g3 e1f2 d1e1 c1d1 b1c1 a1b1"
#define ALMOST_OVER \
  "d7e7 d6e7 i7i8 c6d6 d5d6 e6f7 d4e5 f7f8 e8f8 h6h7 c5c6 d6e6 f3f4 e4f5 f4f5 f6g6 b1c1 c3d4 f4g4 d1e2 " \
  "d2e2 b4c5 e3e4 e4e5 b2b3 d4d5 b3c3 c7d8 d2e3 b2c2 a2a3 c6c7 g4g5 f5g6 c2d3 a3b3 f2g3 c3c4 f6g7 c1d1 " \
  "c1d2 g6h6 b1c2 e1f2 h9i9 f8f9 f8g8 f2f3 d8e9 a2b2 g9h9 g8h8 d7d8 g3g4 i8i9 b4b5 f8g9 h8i8 g4h5 g4h4 " \
  "e1e2 a4b4 h5i5 h8h9 a1b1 h6i7 b6c7 h5i6 e8e9 h4i5 e9f9 b6c6 i6i7 a5b5"

/* The room at the bottom is Red’s for good, the one at the top Blue’s so far; a small one is contested. */
#define THREE_AREAS \
  "a1a2 g3g4 a2a3 g4g5 a3a4 g5g6 a4a5 g6g7 a5b6 g7g8 a1b1 g8g9 b1c1 i5i6 b6c7 i8i9 d1e1 h9i9 c1c2 h4i5 " \
  "c2c3 e1f2 c3c4 d1d2 c4c5 d2e3 c5c6 e3f3 c6c7 f2f3"
/* A blue piece among the red ones of the lower room. */
#define GUEST "a1a2 c2c3 a2a3 c3c4 a4a5 c4c5 a5b6 c5c6 b6c7 c6c7 a1b1 a3a4 b1c1 i5i6 c1c2 g3h4"
/* Two walls that nearly meet. */
#define GAP "a1a2 a4a5 a2a3 a5b6 a3a4 b6c7 a1b1 i5i6 b1c1 e9f9 c1c2 c3c4 c2c3 b4c4 c5c6 c6c7"
/* Red has one piece left and Blue two. */
#define LAST_PIECES \
  "a1a2 e1f2 a2a3 f2g3 a3a4 g3h4 a4a5 h4i5 a5b6 i7i8 b6c7 i8i9 c7d8 h9i9 a1b1 g9h9 b1c1 f9g9 c1d1 e9f9 " \
  "d1e1 f5f6 e1e2 f6f7 e2f3 f7f8 f3f4 e8f8 f4f5 e8e9"

static const AriLessonStep first_steps[] = {
  {
    .text = N_("In Minoa you divide a palace into areas, and you want the larger share of it. The board has "
               "96 triangles. The match goes on until each area borders on pieces of one colour only: then "
               "it belongs to that player, and every triangle in it is a point."),
  },
  {
    .text = N_("You are Red. On your turn you place one thing on one line. On the border, that is one of "
               "your pieces. It stakes your claim to the area behind it. Place a piece on any line of the "
               "border."),
    .accepts = "a2a3 " BORDER,
    .praise = N_("There it stays, because nothing in Minoa ever moves or leaves the board. You and Blue each "
                 "have twelve pieces: together, one for every line of the border."),
    .otherwise = N_("That line is inside the board, so it would get a stick. Begin with a piece: choose one "
                    "of the lines along the border."),
    .then = "d4e5",
  },
  {
    .text = N_("Blue has placed a stick inside. Sticks are walls: areas end at them, and they belong to "
               "nobody. Make the wall longer. Choose a line that begins where Blue’s stick ends."),
    .accepts = "e5f6 d4d5 d3d4 d4e4 c3d4 c4d4 e4e5 e5e6 d5e5 e5f5",
    .praise = N_("A wall of two sticks. Everyone builds on the same walls, so each stick helps the "
                 "player who makes more of it."),
    .replies = {
      { BORDER, N_("On the border you would place another piece. This time, place a stick inside, at one end "
                   "of Blue’s stick.") },
    },
    .otherwise = N_("A stick may stand alone, but this one should lengthen the wall. Choose a line that "
                    "touches one end of Blue’s stick."),
  },
  {
    .record = "h4i5 e1f2 d4d5 e9f9 d5e6 e6f6 f5f6 e4f5",
    .text = N_("There is one thing that sticks may not do: close a ring. Here a sixth stick would complete "
               "one. Try to place it, and the board tells you why it is refused. Then place a stick from the "
               "point in the middle of the ring to one of its corners."),
    .accepts = "e4e5 d4e5 d5e5 e5e6 e5f5 e5f6",
    .praise = N_("That is allowed: walls may meet and branch, as long as no area is cut off from the "
                 "border."),
    .replies = {
      { BORDER, N_("That is a line of the border. Place a stick this time: from the point in the middle of "
                   "the open ring to one of its corners.") },
    },
    .otherwise = N_("That stick is allowed, but look at the open ring: start at the point in its middle and "
                    "end at one of its corners."),
  },
  {
    .record = "a1a2 c1c2 a2a3 c2c3 a3a4 c3c4 a4a5 c4c5 a1b1 c5c6 b1c1 c6c7 a5b6 i5i6",
    .text = N_("Now a wall runs right across the board. The area below it has eight border lines. Seven of "
               "them carry a red piece. Place a piece on the last one."),
    .accepts = "b6c7",
    .praise = N_("The area is yours for good: all its border lines are occupied, and all by your pieces. "
                 "Your score counts its 20 triangles from now on."),
    .replies = {
      { BORDER, N_("That border line belongs to the large area above the wall. The vacant line of the lower "
                   "area is at the right-hand end of the wall.") },
    },
    .otherwise = N_("A stick leaves the border line vacant, and Blue could place a piece there. Then the "
                    "area would be contested. Look at the right-hand end of the wall."),
    .overlay = "territory",
  },
  {
    .record = "a4a5 a3a4 a5b6 a3b4 b6c7 b4c5 c5c6 c6c7",
    .text = N_("The walled area at the bottom right borders on three red pieces and a blue one. As long as "
               "it has two colours it belongs to nobody, so it has to be divided. One stick is enough. Leave "
               "Blue as little as possible."),
    .accepts = "a4b4",
    .praise = N_("Blue gets a single triangle, and you own the other seven. Watch for such sticks: they "
                 "decide many a match."),
    .replies = {
      { "b6c6", N_("That gives you one triangle for certain. But the other seven would still have two "
                   "colours, and Blue could divide them.") },
      { "a4b5 a5b5 b4b5 b5b6 b5c5 b5c6", N_("That stick ends in the middle of the area, so the area stays in "
                                            "one piece. Find a line from the border to the wall.") },
      { BORDER, N_("All border lines of this area are occupied. Only a stick can decide now whose it is.") },
    },
    .otherwise = N_("That is outside the area in question. Look for a stick between the blue piece and the "
                    "red one next to it."),
    .overlay = "territory",
  },
  {
    .record = ALMOST_OVER,
    .text = N_("Here is another match, just before its end. The border is full, and only the area at the "
               "bottom left still has two colours. Divide it."),
    .accepts = "a1b2",
    .praise = N_("The match is over, because the border is full and every area has pieces of one colour. You "
                 "own 60 triangles and Blue 36. You have won!"),
    .replies = {
      { "h8i9", N_("The area at the top right is red already, so a stick there changes nothing. Divide the "
                   "one at the bottom left.") },
    },
    .overlay = "territory",
  },
  {
    .text = N_("You know Minoa now: place a piece on the border or a stick inside, never close a ring, and "
               "make the large areas yours. One more thing: when you place your last piece, those that Blue "
               "still has fill the border immediately. "
               "Now play a match. A computer at the Apprentice level is a good first opponent."),
    .overlay = "territory",
  },
};

static const AriLessonStep area_steps[] = {
  {
    .record = THREE_AREAS,
    .text = N_("An area is all that you can walk through without crossing a wall. The overlay “Who "
               "Owns What” marks three kinds. An area with a double outline is safe: nobody can take it any more. One "
               "that is only hatched borders on one colour so far. One with dots is contested."),
    .overlay = "territory",
  },
  {
    .text = N_("The upper area borders on Blue alone so far, but four of its border lines are still vacant. "
               "Contest it: place a piece on one of them."),
    .accepts = "i6i7 g3h4 i7i8 g9h9",
    .praise = N_("Now it has two colours, so it belongs to nobody yet. To get it back, Blue has to wall your "
                 "piece off, and the triangles behind that wall will be yours."),
    .replies = {
      { BORDER, N_("That line belongs to the large area in the middle, where nobody has a piece yet. "
                   "Choose one along the upper area.") },
    },
    .otherwise = N_("A stick leaves the upper area blue. Place a piece on one of its vacant border lines."),
    .overlay = "territory",
  },
  {
    .record = GUEST,
    .text = N_("Here it is the other way round: a blue piece stands among yours. Wall it off so tightly that "
               "Blue gets only one triangle. That takes two sticks. Begin on the left of the blue piece."),
    .accepts = "a3b4",
    .praise = N_("One side is closed. Blue could still walk out on the right."),
    .replies = {
      { "a4b4", N_("That is the second one. Begin on the left of the blue piece.") },
      { BORDER, N_("A piece doesn’t divide anything. You need a wall here, so place a stick.") },
    },
    .otherwise = N_("Blue would get more than one triangle, or the whole area would stay contested. Look "
                    "at the triangle behind the blue piece: its left side is the one to close."),
    .then = "e9f9",
    .overlay = "territory",
  },
  {
    .text = N_("Blue has played elsewhere. Close the other side."),
    .accepts = "a4b4",
    .praise = N_("One triangle for Blue and nineteen for you, for good: all border lines are occupied, and "
                 "neither area has two colours."),
    .replies = {
      { BORDER, N_("First close the gap, before Blue builds from it. A stick on the right of the blue piece "
                   "is enough.") },
    },
    .otherwise = N_("Then Blue can still get out. Close the triangle behind the blue piece on its right "
                    "side."),
    .overlay = "territory",
  },
  {
    .text = N_("So think of an area as safe only when its border is full of one colour. A vacant line is a "
               "door for your opponents, and a door of theirs is a chance for you. In a match, you can "
               "switch on “Who Owns What” with the overlays."),
    .overlay = "territory",
  },
};

static const AriLessonStep wall_steps[] = {
  {
    .record = GAP,
    .text = N_("A wall parts two areas only when it leads from border to border. Here are two long walls, "
               "but there is a gap between them. So nothing is parted yet."),
    .overlay = "territory",
  },
  {
    .text = N_("Close the gap with a single stick, so that one wall runs right across the board."),
    .accepts = "c4c5 b4c5",
    .praise = N_("One wall, two areas. The lower one borders on your pieces and on Blue’s, so it needs "
                 "another wall."),
    .replies = {
      { "a3b4 a4b4", N_("You will need a stick there in a moment. But first close the gap between the two "
                        "long walls.") },
      { BORDER, N_("A piece doesn’t close a wall. Place a stick in the gap.") },
    },
    .otherwise = N_("The two walls are still apart. Find the stick that joins their ends."),
    .then = "g3h4",
    .overlay = "territory",
  },
  {
    .text = N_("Walls may branch. One point of the wall lies lower than all others. Lead a branch from there "
               "to the border, between your pieces and Blue’s. The one thing it must not do is come back to "
               "the wall: that would be a ring."),
    .accepts = "a4b4",
    .praise = N_("All border lines on the left are yours now, and all on the right are Blue’s. Building on "
                 "walls that are there already saves sticks."),
    .replies = {
      { "a3b4", N_("Almost! But then one of your pieces stands on Blue’s side, so that side still has two "
                   "colours. Go one point further to the right.") },
      { BORDER, N_("The border down there is full. It takes a stick to part the two colours.") },
    },
    .otherwise = N_("That doesn’t part the two colours. Look at the lowest point of the wall, and at the "
                    "point between the red pieces and the blue ones."),
    .overlay = "territory",
  },
  {
    .record = LAST_PIECES,
    .text = N_("Another match, near its end. Three border lines are vacant, you have one piece left and Blue "
               "has two. When you place your last piece, Blue’s fill the rest immediately, wherever that is. "
               "Which line is yours?"),
    .accepts = "d8e9",
    .praise = N_("Blue’s pieces landed in Blue’s own area, and the match is over: 59 triangles to 37. "
                 "Anywhere else, one of them would have landed in yours."),
    .replies = {
      { BORDER, N_("Then a blue piece would fill the vacant line in your own area, and all of it would be "
                   "contested again. Take that line yourself.") },
    },
    .otherwise = N_("You could wait and place a stick, but then Blue may get there first. Place your last "
                    "piece where a blue one would hurt you most."),
    .overlay = "territory",
  },
  {
    .text = N_("Three things to remember: lead walls from border to border, build on those that are there, "
               "and count the pieces before anyone places the last one."),
    .overlay = "territory",
  },
};

/* Red owns 45 triangles on the left, Blue has 31 on the right and nearly all of the area at the bottom. */
#define CORNER \
  "c1d1 h9i9 d1e1 g9h9 e1f2 f9g9 f2g3 d8e9 g3h4 c7d8 h4i5 a1a2 i5i6 a2a3 i6i7 a3a4 i7i8 a4a5 i8i9 a5b6 " \
  "a1b1 b6c7 c1c2 c2c3 c3c4 c4c5 c5c6 c6c7 c4d4 d4e5 e5f6 f6g7 g7h8 h8i9"
/* 35 triangles for Red, 41 for Blue; the area at the bottom is contested, and a loose stick stands in it. */
#define LOOSE_STICK \
  "c1d1 i7i8 d1e1 i8i9 e1f2 h9i9 f2g3 g9h9 g3h4 f9g9 h4i5 e9f9 i5i6 d8e9 i6i7 c7d8 b1c1 a3a4 a1a2 a4a5 " \
  "a2a3 a5b6 c1c2 b6c7 c3c4 c2c3 c5c6 c4c5 c4d4 c6c7 e5f5 d4e5 g6h6 f5g6 b4b5 h6i7"

static const AriLessonStep strategy_steps[] = {
  {
    .text = N_("In the opening, nearly every move is good, so follow a plan. Keep your pieces side by "
               "side, because a gap between them is a door. And keep some of them in hand: a piece tells "
               "everyone where you want to live, a stick doesn’t."),
  },
  {
    .record = CORNER,
    .text = N_("Now every stick counts. You own 45 triangles on the left, and 49 win. In the area at the "
               "bottom you have one piece, on the left. Two sticks can wall off four triangles there: one "
               "from the long wall, one from the border. Which one can’t wait?"),
    .accepts = "b2c3",
    .praise = N_("Blue can’t push you back into the corner any more. While walls are open, sticks come "
                 "first."),
    .replies = {
      { "b1c1", N_("You can have that line later. First Blue would build a wall close to your corner, and "
                   "you would miss the fourth triangle.") },
      { "a1b2", N_("That is the other one of the two, but it can wait. Blue would now end the wall nearer "
                   "to you. Begin at the long wall.") },
      { "b1b2 b1c2 b2c2", N_("That wall is too tight: it doesn’t leave you four triangles. Leave your "
                             "corner more space.") },
    },
    .otherwise = N_("Then Blue would build in the corner first, and you would not get four triangles. "
                    "Begin at the long wall, above the corner."),
    .then = "b1b2",
    .overlay = "territory",
  },
  {
    .text = N_("Blue has cut off three triangles beside your piece. This small area has only one border "
               "line, and it is vacant. What is urgent now?"),
    .accepts = "b1c1",
    .praise = N_("This time it was the piece. The small area is yours, and the triangle behind your other "
                 "piece will be, too: that makes 49. Place a piece when one line decides who owns an area."),
    .otherwise = N_("Blue could place a piece on that line and own the small area. This can’t wait: take "
                    "the line yourself."),
    .overlay = "territory",
  },
  {
    .record = LOOSE_STICK,
    .text = N_("Another match: 35 triangles for you, 41 for Blue, and only the area at the bottom is "
               "contested. The left is yours, the right Blue’s. A loose stick stands in between. Join it "
               "to the long wall, and leave Blue as little as possible."),
    .accepts = "b5c6",
    .praise = N_("Now you need only one more stick, wherever Blue builds. Use the sticks that are there: "
                 "each saves you a turn."),
    .replies = {
      { "b5c5", N_("Almost. One point further to the right gives you one triangle more, and you need it.") },
    },
    .otherwise = N_("Then Blue would use that stick. Begin where it ends on the right, and lead it up to "
                    "the long wall."),
    .then = "a3b3",
    .overlay = "territory",
  },
  {
    .text = N_("Blue builds a wall, too, but you are first. Divide the area."),
    .accepts = "a3b4",
    .praise = N_("14 triangles of 20, and the match is yours, 49 to 47. Before you race, count how "
                 "many sticks each side still needs."),
    .replies = {
      { "b3b4", N_("That divides the area as well, but leaves Blue one triangle more: 48 each, so you "
                   "would share the win. Begin at the border, where the two colours meet.") },
    },
    .otherwise = N_("Then Blue would divide the area first. Lead a stick from the border, where the two "
                    "colours meet, to your wall."),
    .overlay = "territory",
  },
  {
    .text = N_("So build first, as long as walls are open. Place a piece when one line decides who owns an "
               "area, or when the last pieces are near. And keep counting: how many sticks do you still "
               "need, and how many do the others?"),
    .overlay = "territory",
  },
};

const AriLesson ari_lessons_minoa[ARI_N_LESSONS_MINOA] = {
  {
    .id = "minoa-first",
    .setup = "minoa",
    .title = N_("First Lesson"),
    .summary = N_("Goal, moves and end of the game, in five minutes"),
    .steps = first_steps,
    .n_steps = G_N_ELEMENTS (first_steps),
  },
  {
    .id = "minoa-areas",
    .setup = "minoa",
    .title = N_("Areas"),
    .summary = N_("Safe, owned and contested areas, and how to wall off a piece"),
    .steps = area_steps,
    .n_steps = G_N_ELEMENTS (area_steps),
  },
  {
    .id = "minoa-walls",
    .setup = "minoa",
    .title = N_("Walls and Last Pieces"),
    .summary = N_("How walls meet and branch, and who fills the border"),
    .steps = wall_steps,
    .n_steps = G_N_ELEMENTS (wall_steps),
  },
  {
    .id = "minoa-strategy",
    .setup = "minoa",
    .title = N_("Strategy"),
    .summary = N_("When to build walls, when to place pieces, and how to be first"),
    .steps = strategy_steps,
    .n_steps = G_N_ELEMENTS (strategy_steps),
  },
};
