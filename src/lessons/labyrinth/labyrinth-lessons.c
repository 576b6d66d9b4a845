/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-lessons.h"

#include <glib/gi18n-lib.h>

/* Red's first traveller walks from 1 to 26; Blue rolls nothing that lets one in. */
#define TO_9  "first=1 1-3 a1 a3 2-2 2-3 a3 stay a2 2-2"
#define TO_26 TO_9 " 6-6 a6 a6 2-2"
#define TO_57 TO_26 " 2-5 a5 a2 2-2 6-6 a6 a6 stay 2-2 6-6 a6 stay a6 2-2"

#define TO_31 TO_26 " 2-3 a2 a3 2-2"
#define TO_43 TO_31 " 6-6 a6 a6 2-2"

static const AriLessonStep first_steps[] = {
  {
    .text = N_("Labyrinth is a race. You lead four travellers along 61 fields, once around the outside and "
               "then inwards, to Elysium in the centre. The first player whose four travellers are home "
               "wins."),
  },
  {
    .record = "first=1 1-3",
    .text = N_("Every turn begins with a roll of two dice, and each die moves one of your travellers. You "
               "have rolled a 1 and a 3. Travellers enter with a 1, on field 1. Bring in traveller "
               "a: pick it on your tray."),
    .accepts = "a1",
    .praise = N_("Your first traveller is in the labyrinth, on field 1. The 3 comes in the next step. Only a "
                 "1 opens the entrance, so another one is welcome whenever you roll it."),
    .otherwise = N_("In a match, any of the four would do. Here, bring in traveller a."),
  },
  {
    .record = "first=1 1-3 a1",
    .text = N_("The 3 is left. Each die is used once, by any traveller that can use it. Move your traveller "
               "with it."),
    .accepts = "a3",
    .praise = N_("From 1 to 4. Fields with a lily, such as this one, are sanctuaries: any number of "
                 "travellers may stand there, and nobody can drive them away."),
  },
  {
    .record = "first=2 1-3 a1 a3 1-4 a1 a4 2-3 a3 stay a2 1-4",
    .text = N_("All other fields hold one traveller. If you end a move where another one stands, the two "
               "change places: it goes back to where you came from. You are on 5, and Blue is on 9, four "
               "fields ahead. Drive Blue back."),
    .accepts = "a4",
    .praise = N_("You stand on 9, and Blue is back on 5. Blue can do the same to you, so sanctuaries are "
                 "good places to wait."),
    .replies = {
      { "a1", N_("That leads to 6, and a passage carries you on to 12. A fine leap! But here, use the 4, and "
                 "end where Blue stands.") },
    },
    .otherwise = N_("A second traveller is a good thing to have. But here, use the 4 with the one on field "
                    "5."),
  },
  {
    .record = TO_9 " 1-4",
    .text = N_("On 13 and 52 the bull lies in wait. A traveller that stops there is caught for two turns. "
               "You are on 9 and have rolled 1 and 4. You may choose which die comes first. Stay clear of "
               "the bull."),
    .accepts = "a1 b1 c1 d1",
    .praise = N_("Well chosen. From 10, a traveller passes the bull with the 4; and one that has just come "
                 "in can use it, too."),
    .replies = {
      { "a4", N_("9 and 4 make 13, where the bull is waiting. Use the 1 first.") },
    },
  },
  {
    .record = TO_26 " 2-5",
    .text = N_("Three fields are gates: 31, 58 and the centre, 61. You have to hit the next gate exactly. "
               "Any points left over are counted backwards. You are on 26 and have rolled 2 and 5. Which "
               "die comes first?"),
    .accepts = "a5",
    .praise = N_("31 exactly! The gate is open, and the 2 leads on to 33. A gate is also a sanctuary."),
    .replies = {
      { "a2", N_("From 28 the 5 would lead to 31 and two fields back, to 29. Begin with the die that hits "
                 "the gate.") },
    },
  },
  {
    .record = TO_57 " 1-3",
    .text = N_("Almost home. Your traveller is on 57, in front of the last gate but one, and you have rolled "
               "1 and 3. Where does each die lead? Choose the one to begin with."),
    .accepts = "a1",
    .praise = N_("58 exactly! The last gate but one is open, and it is a sanctuary, too."),
    .replies = {
      { "a3", N_("Too far: one field to the gate on 58, and two fields back, to 56. Use the 1 first.") },
    },
    .otherwise = N_("That brings in another traveller. But use the 1 with the one on 57: the 3 will then "
                    "take it home."),
  },
  {
    .text = N_("From 58, the centre is three fields away. Take your traveller home."),
    .accepts = "a3",
    .praise = N_("One traveller is home, and that is your first point. With four points you win."),
  },
  {
    .text = N_("You know the way through the labyrinth now. There are shortcuts, too: passages, the "
               "Millstone and the Knight’s Orbit. The rules explain them, and the board marks where a die "
               "leads before you decide. Now play a match. A computer at the Apprentice level is a good "
               "first opponent."),
  },
};

static const AriLessonStep shortcut_steps[] = {
  {
    .text = N_("The path through the labyrinth is long, but it has shortcuts that save many a roll. Fields "
               "with a small arrow and a number are passages: a traveller that lands on one with a die is "
               "carried on."),
  },
  {
    .record = "first=1 1-3 a1 a3 2-2 2-5",
    .text = N_("Passages lead from 6 to 12, from 18 and 21 to 26, from 42 to 56; only 59 leads back, to 47. "
               "You are on 4 and have rolled 2 and 5. Find the shortcut."),
    .accepts = "a2",
    .praise = N_("From 6 straight on to 12: eight fields with a 2. From there, mind the bull on 13."),
    .replies = {
      { "a5", N_("The 5 leads to 9, and then the 2 leads to 11. The other way round, a passage lies on your "
                 "path.") },
    },
  },
  {
    .record = TO_43 " 1-6 a1",
    .text = N_("The wheel between 44, 45, 50 and 51 is the Millstone. A traveller whose die ends on one of "
               "these fields may cross: from 44 to 50, from 45 to 51, or back. You have just reached 44. "
               "Choose with the buttons below the board."),
    .accepts = "cross",
    .praise = N_("You stand on 50, six fields further, and the bull on 52 is close: count before you use the "
                 "next die."),
    .replies = {
      { "stay", N_("Staying is allowed, and wise where the crossing would lead back. But here, the other "
                   "side is six fields further. Cross.") },
    },
  },
  {
    .record = TO_43 " 3-6 a3",
    .text = N_("The blue line is the Knight’s Orbit: 7, 46, 49, 52, 55 and 34. A traveller whose die ends on "
               "one of its stations may ride; only 52 is a trap. You have reached 46. A die decides how far "
               "you ride. Take the risk!"),
    .accepts = "ride",
    .replies = {
      { "stay", N_("Staying is safe. But here, try a ride: in four of six cases you end on 49, 55 or 34.") },
    },
    .then = "r3",
  },
  {
    .text = N_("A 3: from 46 over 49 and 52 to 55. Riding across 52 does no harm. If a ride ends on 52, "
               "the traveller falls through the tunnel to 7, and is caught there for two turns."),
  },
  {
    .text = N_("Those are the shortcuts. Pick a die or a traveller, and the board marks where a move would "
               "end, with everything that follows from it. So look before you choose."),
  },
};

/* Red is on 26, and Blue two fields behind. */
#define CHASED "first=1 1-3 a1 a3 1-3 a1 a3 2-3 a3 stay a2 2-2 a2 a2 6-6 a6 a6 5-5 a5 a5"
/* Red’s travellers are on 4 and 7, and Blue is on 10. */
#define TWO_HUNTERS "first=2 1-3 a1 a3 1-3 a1 a3 1-1 a1 b1 1-6 b1 b6 stay 2-3 a3 a2"
/* Red has been caught on 13 and is free again; Blue has passed to 17. */
#define FREED "first=1 1-3 a1 a3 2-2 4-5 a5 a4 2-2 2-2 1-3 a1 a3 2-2 2-5 a2 a5"
/* Red’s travellers are on 28 and 26, and Blue rolls nothing that lets one in. */
#define TWO_AT_THE_GATE TO_26 " 1-2 b1 a2 2-2 5-6 b5 b6 2-2"

static const AriLessonStep exchange_steps[] = {
  {
    .record = CHASED " 1-5",
    .text = N_("In this race it matters as much where you stop as how fast you are. Four situations show you "
               "how to stay in front."),
  },
  {
    .text = N_("Blue stands on 24, two fields behind your traveller on 26, and could drive it back. You have "
               "rolled 1 and 5. Bring it to safety."),
    .accepts = "a5 b1 c1 d1",
    .praise = N_("The 5 leads to 31, which is a gate and a sanctuary: nobody can drive you away there. And "
                 "the 1 brings in another traveller."),
    .replies = {
      { "a1", N_("That leads to 27. From there the 5 would hit the gate and come back to 30, in front of "
                 "Blue. Use the 5 with this traveller.") },
    },
  },
  {
    .record = TWO_HUNTERS " 3-6",
    .text = N_("Blue is on 10. Your traveller on 7 gets there with the 3, and the one on 4 with the 6. A "
               "traveller that is driven off goes back to where you came from. What costs Blue more?"),
    .accepts = "a6",
    .praise = N_("Blue is back on 4, six fields behind. The further away you come from, the more it costs."),
    .replies = {
      { "b3", N_("Then Blue would only go back to 7, three fields. From 4 you send it further.") },
      { "b6", N_("That leads to 13, where the bull waits. Use the 6 with the other traveller.") },
    },
    .otherwise = N_("Your own traveller stands there, and the two would change places. Use the 6 with the "
                    "one on 4."),
  },
  {
    .record = FREED " 2-4",
    .text = N_("The bull has held your traveller on 13 for two turns, and now it is free. Blue stands on 17. "
               "You have rolled 2 and 4. Send Blue where you were."),
    .accepts = "a4",
    .praise = N_("Blue is on 13 now, and the bull catches those who are driven there, too: two turns without "
                 "that traveller."),
    .replies = {
      { "a2", N_("That leads to 15, and from there the 4 leads past Blue. Use the 4 first.") },
    },
  },
  {
    .record = TWO_AT_THE_GATE " 3-5",
    .text = N_("Two of your travellers wait before the gate on 31, one on 28 and one on 26. You have "
               "rolled 3 and 5. Which traveller gets which die? Begin with either."),
    .accepts = "a3 b5",
    .praise = N_("Exactly on the gate, and the other die takes the other traveller there as well. "
                 "Travellers at different distances can use more rolls."),
    .replies = {
      { "a5", N_("From 28 that is three fields to the gate and two back, to 29. This traveller needs the "
                 "3.") },
      { "b3", N_("That stops on 29, two fields short. This traveller needs the 5.") },
    },
  },
  {
    .text = N_("Stop on sanctuaries, drive others off from far behind, count to the gate, and let the bull "
               "work for you. The overlay Reach shows how likely each of your travellers is to be driven "
               "off."),
  },
};

/* A traveller runs home, while the other player rolls nothing that lets one in. */
#define RED_HOME(t) \
  "1-5 " t "1 " t "5 2-2 5-6 " t "6 " t "5 2-2 5-6 " t "5 " t "6 2-2 2-3 " t "2 " t "3 2-2 "
#define BLUE_HOME(t) \
  "2-2 1-5 " t "1 " t "5 2-2 5-6 " t "6 " t "5 2-2 5-6 " t "5 " t "6 2-2 2-3 " t "2 " t "3 "
/* Each side has three travellers home; the last one of Red is on 12, and that of Blue on 5. */
#define LAST_ONES \
  "first=1 " RED_HOME ("a") RED_HOME ("b") RED_HOME ("c") BLUE_HOME ("a") BLUE_HOME ("b") BLUE_HOME ("c") "1-5 d1 d5 1-4 d1 d4 "
/* Red on 39, Blue on 56. */
#define FAR_BEHIND \
  LAST_ONES "3-3 d3 d3 2-3 d2 ride r5 d3 1-2 d1 d2 1-5 d5 d1 2-4 d2 d4 3-6 d3 d6 1-3 d3 d1 1-1 d1 ride r2 d1"
/* Red on 50, Blue held on 52. */
#define HELD \
  LAST_ONES "4-5 d4 d5 1-5 d1 d5 5-5 d5 d5 4-5 d4 d5 1-4 d4 d1 1-6 d1 d6 1-4 d4 cross d1 3-6 d3 d6 6-6 " \
            "2-3 d3 stay d2"
/* Red on 54, Blue on 56. */
#define CLOSE_BEHIND \
  LAST_ONES "1-5 d5 d1 1-6 d6 d1 1-4 d4 d1 6-6 d6 d6 2-2 d2 d2 2-3 d3 d2 5-5 d5 d5 stay 5-5 d5 d5 " \
            "3-6 d6 stay d3 1-4 d1 d4"
/* Red on 55, Blue on 56. */
#define AT_THE_GATE \
  LAST_ONES "3-6 d6 d3 6-6 d6 d6 2-2 d2 d2 3-4 d4 d3 2-5 d5 d2 2-4 d4 d2 1-6 d1 d6 3-4 d4 d3 " \
            "3-5 d3 stay d5 stay 4-4 d4 d4"

static const AriLessonStep strategy_steps[] = {
  {
    .record = FAR_BEHIND " 2-3",
    .text = N_("Run or chase? Swap or leave it? And how do you pass the gates? In these four situations, "
               "both of you have three travellers home, so the last ones decide."),
  },
  {
    .text = N_("Blue is on 56, two fields before the gate, and you are only on 39. You have rolled 2 and "
               "3. If you just run, Blue will be home first. Which die comes first?"),
    .accepts = "d3",
    .praise = N_("42 carries you on to 56, and Blue has to go back to 39. The 2 now takes you to 58. When "
                 "you are behind, chase, from as far away as you can."),
    .replies = {
      { "d2", N_("That leads to 41, and from there the 3 leads to 44. Blue stays far ahead. Look for a "
                 "passage on your way.") },
    },
  },
  {
    .record = HELD " 2-4",
    .text = N_("You are on 50, and Blue has been caught on 52. From there the tunnel leads back to 7. You "
               "have rolled 2 and 4. Which die comes first?"),
    .accepts = "d4",
    .praise = N_("From 54 the 2 takes you on to 56. Blue waits two turns and then falls back to 7. No swap "
                 "could cost Blue more."),
    .replies = {
      { "d2", N_("Then Blue would be free again on 50, and you would be caught on 52. Leave Blue there, "
                 "and use the 4 first.") },
    },
  },
  {
    .record = CLOSE_BEHIND " 1-5",
    .text = N_("You are on 54, and Blue is on 56. The 1 and then the 5 would drive Blue back. The 5 and "
               "then the 1 would hit the gate. Which is better?"),
    .accepts = "d5",
    .praise = N_("The 5 leads to the gate and one field back, to 57, and the 1 hits the gate. On 58 you "
                 "are safe, and Blue still has to get there."),
    .replies = {
      { "d1", N_("From 55 the 5 leads to the gate and back to 56. But Blue only goes back to 55: a swap at "
                 "such close range costs next to nothing. Take the gate.") },
    },
  },
  {
    .record = AT_THE_GATE " 2-5",
    .text = N_("You are on 55, and Blue stands right in front of you on 56. You have rolled 2 and 5. Count "
               "to the gate, and back again. Which die comes first?"),
    .accepts = "d5",
    .praise = N_("Three fields to the gate, two back: you hit Blue on 56, who goes back to 55. And the 2 "
                 "opens the gate for you. Count both ways."),
    .replies = {
      { "d2", N_("From 57 the 5 leads to the gate and four fields back, to 54. Count what the 5 does "
                 "first.") },
    },
  },
  {
    .text = N_("Chase when you are far behind, run when you are in front, and leave a traveller where the "
               "bull holds it. And before you choose a die, count to the gate and back with both."),
  },
};

const AriLesson ari_lessons_labyrinth[ARI_N_LESSONS_LABYRINTH] = {
  {
    .id = "labyrinth-first",
    .setup = "labyrinth",
    .title = N_("First Lesson"),
    .summary = N_("Goal, moves and end of the game, in five minutes"),
    .steps = first_steps,
    .n_steps = G_N_ELEMENTS (first_steps),
  },
  {
    .id = "labyrinth-shortcuts",
    .setup = "labyrinth",
    .title = N_("Shortcuts"),
    .summary = N_("Passages, the Millstone and the Knight’s Orbit"),
    .steps = shortcut_steps,
    .n_steps = G_N_ELEMENTS (shortcut_steps),
  },
  {
    .id = "labyrinth-exchange",
    .setup = "labyrinth",
    .title = N_("Exchange and Gates"),
    .summary = N_("Where it is safe to stop, whom to drive off, and which die to use"),
    .steps = exchange_steps,
    .n_steps = G_N_ELEMENTS (exchange_steps),
  },
  {
    .id = "labyrinth-strategy",
    .setup = "labyrinth",
    .title = N_("Strategy"),
    .summary = N_("Run or chase, when to swap, and how to pass the gates"),
    .steps = strategy_steps,
    .n_steps = G_N_ELEMENTS (strategy_steps),
  },
};
