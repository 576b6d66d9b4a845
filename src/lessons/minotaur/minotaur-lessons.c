/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-lessons.h"

#include <glib/gi18n-lib.h>

/* The learner owns a left 3 and a right 5 in red. It is Daedalus’s turn. */
#define CLAIMED "a1 R3L b2 G5R c3 R5R e2 B1L d4 Y3L d6 W1R a1 c3 claim"

static const AriLessonStep first_steps[] = {
  {
    .text = N_("Thirty tiles lie face down. Each shows one horn of a bull, left or right, in one of five "
               "colours, and a value. You collect pairs: a left and a right horn of the same colour. You may "
               "own one pair of each colour."),
  },
  {
    .text = N_("You play against Daedalus and Icarus, and you begin. A turn is simple: turn over one "
               "tile, look at it, then turn over another. Begin with the first tile of the first row, at "
               "the top left."),
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
    .text = N_("Green: the two don’t make a pair, and your turn is over. Everyone has seen both tiles. Then "
               "they are turned face down again in their places: remember where the red left horn lies."),
    .then = "c3 R5R",
  },
  {
    .text = N_("Now it is Daedalus’s turn, and Daedalus has turned over a red right horn: the third tile "
               "of the third row. That is good news for you, so remember it."),
    .then = "e2 B1L d4 Y3L d6 W1R",
  },
  {
    .text = N_("Daedalus’s second tile didn’t match, and Icarus found no pair either. It is your turn "
               "again, and you know a left and a right horn in red. First turn over your own find."),
    .accepts = "a1",
    .replies = {
      { "c3", N_("That is the right horn that Daedalus found. You need it, too, but begin with the left "
                 "one, your own.") },
    },
    .otherwise = N_("Not there. Think back to your first tile: it was at the very beginning."),
  },
  {
    .text = N_("There it is. Now the right horn that Daedalus found: the third tile of the third row."),
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
               "you. While your pair is unresolved, you can improve it with a challenge: you try to win a "
               "horn that fits, and give another one for it."),
  },
  {
    .record = CLAIMED " a2 R1L a3 R3R claim a4 W1L a5 G1L",
    .text = N_("You may challenge a player who owns an unresolved pair of the same colour, if one’s left "
               "horn has the value of the other’s right horn. Daedalus now owns a red left 1 and a red "
               "right 3, and your left horn is a 3, too. If you win, you exchange the right horns and "
               "have two 3s. Instead of turning over two tiles, choose the right 3 in Daedalus’s row."),
    .accepts = "2:R3R",
    .replies = {
      { "2:R1L", N_("That would give Daedalus two 3s, and you none. Choose the right 3.") },
    },
    .otherwise = N_("That would turn over a tile on the table. For a challenge, choose a tile in "
                    "Daedalus’s row, below the table."),
  },
  {
    .text = N_("Both of you toss a ring at the bull’s horns, and you begin. Aim at a horn with a click or "
               "the arrow keys, and toss with Space or the button. No hand is quite steady, so even the "
               "best aim often misses. In this lesson the ring decides nothing."),
    .feat = "any",
    .calm = TRUE,
    .praise = N_("In a match, Daedalus would toss now. If only one of you hits, that player may exchange "
                 "tiles."),
    .then = "hit miss",
  },
  {
    .text = N_("Let’s say that you hit and Daedalus missed: the right horns have changed places. Your "
               "pair of two 3s is resolved: it is turned face down and scores 3 points."),
  },
  {
    .text = N_("When all tiles are taken and all pairs resolved, the player with the most points wins. You "
               "know enough to play now. Try the ring first, if you like: Practise Tossing is on the page of "
               "the game. In matches you flick the ring, unless you choose the calm toss of this "
               "lesson in the preferences. A computer at the Apprentice level is a good first opponent."),
  },
};

#define SEEN "a1 R3L b2 G5R c3 W5R e2 B1L d4 Y3L d6 W1R"
#define KNOWN "a1 b2 c3 d4 d6 e2"

static const AriLessonStep memory_steps[] = {
  {
    .record = SEEN,
    .text = N_("Everyone sees every tile that is turned over, and remembering them is half the game. In "
               "this lesson, small pictures remind you of the six tiles that have been seen. In a match "
               "you have to rely on your memory."),
    .overlay = "memory",
  },
  {
    .text = N_("First rule: begin with a tile that nobody has seen. If it fits one that you know, the pair "
               "is yours. Turn over a tile without a picture in one of the three upper rows."),
    .accepts = "a2 a3 a4 a5 a6 b1 b3 b4 b5 b6 c1 c2 c4 c5 c6",
    .replies = {
      { KNOWN, N_("You know that tile already. Begin with a new one, and keep this one for later.") },
    },
    .otherwise = N_("A new tile, but this time stay in the three upper rows."),
    .then = "G3L",
    .overlay = "memory",
  },
  {
    .text = N_("A green left horn! Its partner, the green right horn, has been seen. Turn it over, too."),
    .accepts = "b2",
    .otherwise = N_("Not that one. Look for the small green picture: it is in the second row."),
    .overlay = "memory",
  },
  {
    .text = N_("A pair, though its values differ. Claim it: then the others can’t have these tiles, and you "
               "can challenge for a better one later."),
    .accepts = "claim",
    .praise = N_("Your first pair. Daedalus and Icarus take their turns now."),
    .replies = {
      { "leave", N_("Everyone knows both tiles now, so the next player would take them. Claim the pair.") },
    },
    .then = "c3 e2 d4 d6",
    .overlay = "memory",
  },
  {
    .text = N_("They have turned over only tiles that were known. It is your turn again. Begin with a new "
               "tile once more, in one of the two lower rows."),
    .accepts = "d1 d2 d3 d5 e1 e3 e4 e5 e6",
    .replies = {
      { KNOWN, N_("You know that tile already. Begin with a new one: it may be the partner of one of "
                  "these.") },
    },
    .otherwise = N_("A new tile, but this time stay in the two lower rows."),
    .then = "B3L",
    .overlay = "memory",
  },
  {
    .text = N_("A blue left horn, but no blue right horn has been seen. A second new tile would most likely "
               "help the next player, not you. So turn over one that everyone knows already."),
    .accepts = "e2 a1 c3 d4 d6",
    .praise = N_("You have learned something new, and given nothing else away."),
    .otherwise = N_("It might be the right one, but most likely it isn’t, and Daedalus comes next and "
                    "has seen it. Turn over a tile with a picture."),
    .overlay = "memory",
  },
  {
    .text = N_("Two rules, then: first a new tile, and if it fits nothing, a known one. When you play alone "
               "against the computer, you can switch on the overlay Memory as an exercise."),
    .overlay = "memory",
  },
};

/* The learner owns a left 3 and a right 1 in blue, Daedalus a left 5 and a right 3. */
#define CROSSED "a1 B3L a2 B1R claim a3 B5L a4 B3R claim a5 W1L a6 G1L"
/* The learner owns a left 5 and a right 1, Daedalus a left 1 and a right 3. */
#define LOW "a1 B5L a2 B1R claim a3 B1L a4 B3R claim a5 W1L a6 G1L"

static const AriLessonStep challenge_steps[] = {
  {
    .record = CROSSED,
    .text = N_("You and Daedalus both own an unresolved pair in blue. Yours has a left 3 and a right 1, "
               "Daedalus’s a left 5 and a right 3. They fit together crosswise: your left 3 and "
               "Daedalus’s right 3 have the same value. So you may challenge Daedalus."),
  },
  {
    .text = N_("A challenge takes the place of turning over two tiles. Click the tile in Daedalus’s row "
               "that would resolve your pair: one with the value of your left horn."),
    .accepts = "2:B3R",
    .replies = {
      { "2:B5L", N_("That would give you a left 5 and Daedalus your left 3: Daedalus’s pair would be "
                    "resolved, not yours. You want the right 3.") },
    },
    .otherwise = N_("That would turn over a tile on the table. For a challenge, choose a tile in "
                    "Daedalus’s row, below the table."),
    .then = "hit miss",
  },
  {
    .text = N_("Both of you toss a ring at the bull: first the challenger, then the player who was "
               "challenged. You hit and Daedalus missed, so the right horns changed places. Your pair is "
               "resolved and scores 3 points."),
  },
  {
    .record = CROSSED " a5 a6 1:B3L miss hit",
    .text = N_("Now the same the other way round. Daedalus challenged you for your left 3 and missed, "
               "and you hit. So you choose: exchange the left horns, the right horns, or nothing. What "
               "resolves your pair?"),
    .accepts = "take-R",
    .praise = N_("Right: two 3s, and your pair is resolved. A challenge is a risk, so look first at what "
                 "the other player could win."),
    .replies = {
      { "take-L", N_("Then you would own a left 5 and a right 1, and Daedalus two 3s. Exchange the right "
                     "horns.") },
      { "decline", N_("You may, but your ring has earned you an exchange. Which side gives you two equal "
                      "values?") },
    },
  },
  {
    .record = LOW,
    .text = N_("One more idea. You own a left 5 and a right 1, Daedalus a left 1 and a right 3. You "
               "could resolve your pair with Daedalus’s left 1, for a single point. Instead, resolve "
               "Daedalus’s pair with it, and keep your 5. Which tile do you name?"),
    .accepts = "2:B3R",
    .replies = {
      { "2:B1L", N_("That would give you two 1s: a single point, and the pair could never improve. Name the "
                    "other tile.") },
    },
    .otherwise = N_("That would turn over a tile on the table. Choose a tile in Daedalus’s row, below "
                    "the table."),
    .then = "hit miss",
  },
  {
    .text = N_("You hit again, and Daedalus missed: Daedalus’s pair is resolved with 1 point and can’t "
               "improve any more. You own a left 5 and a right 3, and still have the chance of two 5s."),
  },
  {
    .text = N_("When the table is empty, every pair that is left has to be resolved by challenges. So it "
               "helps to know who has a steady hand, and to have one yourself. Practise Tossing is on the "
               "page of the game."),
  },
};

static const AriLessonStep ring_steps[] = {
  {
    .record = CROSSED " 2:B3R",
    .text = N_("Challenges are decided here, in front of the bull. A ring that comes to rest on one of the "
               "two horns is a hit, and everything else is a miss. In this lesson nothing counts, so toss "
               "as often as you like."),
  },
  {
    .text = N_("Take your time, and begin with a calm toss. Click the left horn, or aim with the arrow keys: "
               "dots show where the ring would fly. Then press Space or the button."),
    .feat = "left",
    .calm = TRUE,
    .praise = N_("The aim was right. Your hand shakes a little each time, so even a perfect aim doesn’t hit "
                 "every time."),
    .otherwise = N_("That flew to the right. Click the left horn first, or press the left arrow key."),
  },
  {
    .text = N_("Now the right horn. The upright gauge sets the strength: leave it in the green zone, where "
               "the chance of a hit is best."),
    .feat = "right",
    .calm = TRUE,
    .praise = N_("Left and right horn count the same. Choose the one that you find easier."),
    .otherwise = N_("That flew to the left. Click the right horn first, or press the right arrow key."),
  },
  {
    .text = N_("Now toss in the way that is set in the preferences. To flick, drag the ring upwards and let "
               "go while your hand is moving. By keyboard, press Space to start a gauge and again to stop "
               "it: first the aim, then the strength."),
    .feat = "any",
    .praise = N_("After each toss you hear how far off the ring was. Change only one thing at a time, aim or "
                 "strength."),
  },
  {
    .text = N_("And now hit a horn, either of them. Beginners hit with about one ring in four."),
    .feat = "hit",
    .praise = N_("That would have won you the challenge, if the other player had missed."),
    .otherwise = N_("Toss again."),
  },
  {
    .text = N_("In the preferences you choose how you toss: with a flick, with gauges, or calmly. Beginners "
               "hit about as often in each way, but flicks and gauges reward practice: go on with "
               "Practise Tossing, and Tosses So Far shows how you are getting better."),
  },
};

/* Both yellow 5s and both red 1s have been seen. */
#define TWO_PAIRS "a1 Y5L c2 R1R a4 R1L c5 Y5R e1 G1R e3 W3L"
/* The learner and Daedalus could challenge each other; both yellow 5s have been seen. */
#define WAITING "a1 B3L a2 B1R claim a3 B5L a4 B3R claim c5 W1L b3 R3R a5 Y5L b3 a6 G1R b3 b4 W3L d2 Y5R"
/* All pairs are resolved but two in green. */
#define LAST_COLOUR \
  "a1 R1L a2 R1R claim a3 R5L a4 R5R claim a5 R3L a6 R3R claim b1 B5L b2 B5R claim b3 B1L b4 B1R claim " \
  "b5 B3L b6 B3R claim c1 Y1L c2 Y1R claim c3 Y5L c4 Y5R claim c5 Y3L c6 Y3R claim d1 W5L d2 W5R claim " \
  "d3 W1L d4 W1R claim d5 W3L d6 W3R claim e1 G5L e2 G1R claim e3 G1L e4 G5R claim e5 G3L e6 G3R claim"

static const AriLessonStep strategy_steps[] = {
  {
    .record = TWO_PAIRS,
    .text = N_("Nobody remembers everything, so remember what counts: whole pairs first, then the 5s, and "
               "only colours in which you own no pair yet. In this lesson, small pictures remind you."),
    .overlay = "memory",
  },
  {
    .text = N_("Both yellow 5s have been seen, and both red 1s. Daedalus knows that, too. Which tile do "
               "you turn over first?"),
    .accepts = "a1 c5",
    .praise = N_("The other 5 is next, and five points are yours for good. When you know a whole pair, "
                 "take it at once, the highest first."),
    .replies = {
      { "c2 a4", N_("That pair brings one point, and Daedalus takes the 5s. Begin with a yellow tile.") },
    },
    .otherwise = N_("Beginning with a new tile is right when you know no pair. Here Daedalus would take "
                    "the 5s. Begin with one of them."),
    .overlay = "memory",
  },
  {
    .record = "c1 B5L a2 G1R e1 B1L c5 Y1R a4 W5R d2 R1L a6 B5R",
    .text = N_("You have just turned over a blue right 5. Two blue left horns have been seen, a 5 and a 1. "
               "Which one do you take?"),
    .accepts = "c1",
    .praise = N_("Two 5s: resolved, and nobody can challenge you for them. So remember the value with the "
                 "colour."),
    .replies = {
      { "e1", N_("5 and 1 make a pair, too, but an unresolved one. You would have to win a challenge for "
                 "what you can have now.") },
    },
    .otherwise = N_("That can’t be better than the blue left 5. Look for the small blue picture with a 5."),
    .overlay = "memory",
  },
  {
    .record = "a1 B5L c5 G3R a2 W3L e1 Y5R e3 W1R e1 a5 R1L b5 R1R",
    .text = N_("Two red 1s, both new. You may claim them. But you can own only one red pair, and this one "
               "will never bring more than one point. What do you do?"),
    .accepts = "leave",
    .praise = N_("A player who takes the 1s leaves the red 3s and 5s to the others. You can still get "
                 "those."),
    .replies = {
      { "claim", N_("One point, and red is closed for you: the 3s and 5s would go to the others. Leave the "
                    "pair.") },
    },
    .overlay = "memory",
  },
  {
    .record = WAITING,
    .text = N_("You could challenge Daedalus in blue. But both yellow 5s have been seen, too. What comes "
               "first?"),
    .accepts = "a5 d2",
    .praise = N_("A known pair is yours for certain. A challenge is a risk for both, and it can wait."),
    .replies = {
      { "2:B3R 2:B5L", N_("Your ring may miss, and then Daedalus takes the yellow 5s. The challenge can "
                          "wait, the pair can’t.") },
    },
    .otherwise = N_("Then Daedalus takes the yellow 5s. Begin with one of them."),
    .overlay = "memory",
  },
  {
    .record = LAST_COLOUR,
    .text = N_("The table is empty. You and Daedalus have 12 points each, Icarus has 15. Only green is "
               "left: you own a left 5 and a right 1, Daedalus a left 1 and a right 5. You have to "
               "challenge. Which tile do you name?"),
    .accepts = "2:G5R",
    .praise = N_("The risk is the same for either tile: if only Daedalus hits, Daedalus chooses. So name "
                 "the tile that wins you the match."),
    .replies = {
      { "2:G1L", N_("A hit would give you two 1s, and two 5s to Daedalus, who would win. Name the 5.") },
    },
    .then = "hit miss",
  },
  {
    .text = N_("You hit, and Daedalus missed: you win with 17 points. So take known pairs first, leave "
               "what brings little, and challenge when nothing on the table is more certain, or when yours "
               "is the steadier hand."),
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
  {
    .id = "minotaur-memory",
    .setup = "minotaur",
    .title = N_("Memory"),
    .summary = N_("Which tile to turn over first, and which one next"),
    .steps = memory_steps,
    .n_steps = G_N_ELEMENTS (memory_steps),
  },
  {
    .id = "minotaur-challenges",
    .setup = "minotaur",
    .title = N_("Challenges"),
    .summary = N_("Which tile to name, and what both players can win"),
    .steps = challenge_steps,
    .n_steps = G_N_ELEMENTS (challenge_steps),
  },
  {
    .id = "minotaur-ring",
    .setup = "minotaur",
    .title = N_("Tossing the Ring"),
    .summary = N_("How to aim at a horn, with practice tosses"),
    .steps = ring_steps,
    .n_steps = G_N_ELEMENTS (ring_steps),
  },
  {
    .id = "minotaur-strategy",
    .setup = "minotaur",
    .title = N_("Strategy"),
    .summary = N_("What to remember, what to take, and when to challenge"),
    .steps = strategy_steps,
    .n_steps = G_N_ELEMENTS (strategy_steps),
  },
};
