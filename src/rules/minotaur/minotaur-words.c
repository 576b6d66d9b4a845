/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and spots in words. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

/* Translators: in these sentences, the last %s of those with a player is the player who acts. */
static AriForms turns = {
  N_("%2$s turns over %1$s"), N_("turn over %s"),
  N_("You turned over %s"),
};
static AriForms challenges = {
  N_("%3$s challenges %2$s: %1$s"), N_("challenge %2$s: %1$s"),
  N_("You challenged %2$s: %1$s"),
};
static AriForms claims = {
  N_("%3$s claims the tiles on %1$s and %2$s"), N_("claim the tiles on %s and %s"),
  N_("You claimed the tiles on %s and %s"),
};
static AriForms leaves = {
  N_("%3$s leaves the tiles on %1$s and %2$s"), N_("leave the tiles on %s and %s"),
  N_("You left the tiles on %s and %s"),
};
static AriForms left_takes = {
  N_("%s exchanges the left tiles"), N_("exchange the left tiles"),
  N_("You exchanged the left tiles"),
};
static AriForms right_takes = {
  N_("%s exchanges the right tiles"), N_("exchange the right tiles"),
  N_("You exchanged the right tiles"),
};
static AriForms declines = {
  N_("%s exchanges nothing"), N_("exchange nothing"),
  N_("You exchanged nothing"),
};
static AriForms passes = {
  N_("%s passes"), N_("pass"),
  N_("You passed"),
};
static AriForms hits = { N_("%s hits"), NULL, N_("You hit") };
static AriForms misses = { N_("%s misses"), NULL, N_("You missed") };

/* Translators: a tile of Minotaur: its colour, its value, and the horn of the bull that is painted on it. */
static const char *const tile_names[MINOTAUR_COLOURS][MINOTAUR_SIDES] = {
  { N_("red %u, left horn"), N_("red %u, right horn") },
  { N_("green %u, left horn"), N_("green %u, right horn") },
  { N_("blue %u, left horn"), N_("blue %u, right horn") },
  { N_("yellow %u, left horn"), N_("yellow %u, right horn") },
  { N_("white %u, left horn"), N_("white %u, right horn") },
};
const char *
minotaur_cell_name (const Minotaur *m,
                    guint           cell)
{
  return minotaur_board (&(AriSetup) { .seats = m->seats })->spots[minotaur_cell_spot (cell)].name;
}

/* @names: (nullable) */
static const char *
name_seat (const AriNames *names,
           AriActor        seat)
{
  return ari_names_get (names, &ari_rules_minotaur, seat);
}

/* The tile in words, wherever it lies, newly allocated: "red 3, left horn". */
char *
minotaur_describe_tile (guint tile)
{
  return ari_sentence (tile_names[minotaur_tile_colour (tile)][minotaur_tile_side (tile)],
                       minotaur_tile_value (tile));
}

/* Nobody is told to hit or to miss. */
static char *
tell_answer (const AriPosition *position,
             MinotaurChoice     choice,
             AriForm            form,
             const AriNames    *names)
{
  const Minotaur *m = minotaur_get (position);
  const char *who = name_seat (names, minotaur_actor (position));
  static const char *const *const answers[MINOTAUR_CHOICES] = {
    [MINOTAUR_CLAIM] = claims,
    [MINOTAUR_LEAVE] = leaves,
    [MINOTAUR_TAKE_LEFT] = left_takes,
    [MINOTAUR_TAKE_RIGHT] = right_takes,
    [MINOTAUR_DECLINE] = declines,
    [MINOTAUR_PASS] = passes,
    [MINOTAUR_HIT] = hits,
    [MINOTAUR_MISS] = misses,
  };
  const char *sentence = answers[choice][form];

  if (sentence == NULL)
    sentence = answers[choice][ARI_FORM_DOES];
  if (choice == MINOTAUR_CLAIM || choice == MINOTAUR_LEAVE)
    return ari_sentence (sentence, minotaur_cell_name (m, m->open[0] - 1u),
                         minotaur_cell_name (m, m->open[1] - 1u), who);

  return ari_sentence (sentence, who);
}

static char *
tell (const AriPosition *position,
      AriAction          action,
      AriForm            form,
      const AriNames    *names)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  g_autofree char *tile = NULL;

  g_return_val_if_fail (m->phase != MINOTAUR_AT_END, NULL);

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      return ari_sentence (turns[form], minotaur_cell_name (m, a.cell), name_seat (names, m->turn_seat));

    case MINOTAUR_SHOW:
      tile = minotaur_describe_tile (a.tile);
      /* Translators: a place of the table, and the tile that appears there, as in “a1: red 3, left horn”. */
      return g_strdup_printf (C_("tile", "%1$s: %2$s"), minotaur_cell_name (m, (guint) minotaur_last_open (m)), tile);

    case MINOTAUR_CHALLENGE:
      tile = minotaur_describe_tile (a.tile);
      return ari_sentence (challenges[form], tile, name_seat (names, a.seat),
                           name_seat (names, m->turn_seat));

    case MINOTAUR_ANSWER:
    default:
      return tell_answer (position, a.choice, form, names);
    }
}

static char *
describe_cell (const Minotaur *m,
               guint           cell)
{
  if ((m->table >> cell & 1) == 0)
    return g_strdup (C_("place of a tile", "vacant"));
  if (minotaur_is_redacted (m, cell))
    return g_strdup (C_("tile", "turned over, hidden until the end of the match"));
  if (!minotaur_is_open (m, cell) || m->tiles[cell] == 0)
    return g_strdup (C_("tile", "face down"));

  return minotaur_describe_tile (m->tiles[cell] - 1u);
}

static char *
describe_place (const Minotaur      *m,
                const MinotaurPlace *place)
{
  guint value = m->pairs[place->seat - 1][place->colour][place->side];

  if (value == 0)
    return g_strdup (C_("place of a tile", "vacant"));
  if (minotaur_is_resolved (m, place->seat, place->colour))
    /* Translators: the value of a tile whose pair can’t change any more. */
    return g_strdup_printf (_("%u, resolved"), value);

  return g_strdup_printf ("%u", value);
}

/* Never tell what has been seen and lies face down again: remembering it is the game. */
static char *
describe_spot (const AriPosition *position,
               AriSpot            spot,
               AriActor           listener,
               const AriNames    *names)
{
  static const char *const choices[MINOTAUR_CHOICES] = {
    [MINOTAUR_CLAIM] = NC_("choice", "Claim the Pair"),
    [MINOTAUR_LEAVE] = NC_("choice", "Leave Both Tiles"),
    [MINOTAUR_TAKE_LEFT] = NC_("choice", "Exchange the Left Tiles"),
    [MINOTAUR_TAKE_RIGHT] = NC_("choice", "Exchange the Right Tiles"),
    [MINOTAUR_DECLINE] = NC_("choice", "Exchange Nothing"),
    [MINOTAUR_PASS] = NC_("choice", "Pass"),
    [MINOTAUR_HIT] = NC_("choice", "Hit"),
    [MINOTAUR_MISS] = NC_("choice", "Miss"),
  };
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);

  g_return_val_if_fail (spot < 2 * minotaur_n_cells (m->seats) + MINOTAUR_CHOICES, NULL);

  switch (place.kind)
    {
    case MINOTAUR_PLACE_CELL:
      return describe_cell (m, place.cell);

    case MINOTAUR_PLACE_TILE:
      return describe_place (m, &place);

    case MINOTAUR_PLACE_CHOICE:
    default:
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "choice", choices[place.choice]));
    }
}

/* A place in a player's row by its colour and horn: "Player 2’s right blue tile". */
static char *
name_place (const MinotaurPlace *place,
            AriActor             listener,
            const AriNames      *names)
{
  static const char *const own[MINOTAUR_COLOURS][MINOTAUR_SIDES] = {
    { N_("your left red tile"), N_("your right red tile") },
    { N_("your left green tile"), N_("your right green tile") },
    { N_("your left blue tile"), N_("your right blue tile") },
    { N_("your left yellow tile"), N_("your right yellow tile") },
    { N_("your left white tile"), N_("your right white tile") },
  };
  /* Translators: %s is a player, such as “Player 2”. */
  static const char *const others[MINOTAUR_COLOURS][MINOTAUR_SIDES] = {
    { N_("%s’s left red tile"), N_("%s’s right red tile") },
    { N_("%s’s left green tile"), N_("%s’s right green tile") },
    { N_("%s’s left blue tile"), N_("%s’s right blue tile") },
    { N_("%s’s left yellow tile"), N_("%s’s right yellow tile") },
    { N_("%s’s left white tile"), N_("%s’s right white tile") },
  };

  if (place->seat == listener)
    return g_strdup (_(own[place->colour][place->side]));

  return ari_sentence (others[place->colour][place->side], name_seat (names, place->seat));
}

static char *
name_spot (const AriPosition *position,
           AriSpot            spot,
           AriActor           listener,
           const AriNames    *names)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);

  switch (place.kind)
    {
    case MINOTAUR_PLACE_CELL:
      return g_strdup (minotaur_cell_name (m, place.cell));

    case MINOTAUR_PLACE_TILE:
      return name_place (&place, listener, names);

    case MINOTAUR_PLACE_CHOICE:
    default:
      return describe_spot (position, spot, listener, names);
    }
}

/* What a cell showed in the previous turn. */
char *
minotaur_describe_revealed (const AriPosition *position,
                            AriSpot            spot)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurPlace place = minotaur_place_of (m->seats, spot);

  g_return_val_if_fail (place.kind == MINOTAUR_PLACE_CELL && m->tiles[place.cell] != 0, NULL);

  return minotaur_describe_tile (m->tiles[place.cell] - 1u);
}

/* One-word names of choices. */
static const char *
brief (const AriPosition *position,
       AriSpot            spot)
{
  static const char *const choices[MINOTAUR_CHOICES] = {
    [MINOTAUR_CLAIM] = NC_("choice in brief", "Claim"),
    [MINOTAUR_LEAVE] = NC_("choice in brief", "Leave"),
    [MINOTAUR_TAKE_LEFT] = NC_("choice in brief", "Exchange Left"),
    [MINOTAUR_TAKE_RIGHT] = NC_("choice in brief", "Exchange Right"),
    [MINOTAUR_DECLINE] = NC_("choice in brief", "No Exchange"),
  };
  MinotaurPlace place = minotaur_place_of (minotaur_get (position)->seats, spot);

  g_return_val_if_fail (place.kind == MINOTAUR_PLACE_CHOICE, NULL);

  return choices[place.choice] != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "choice in brief", choices[place.choice]) : NULL;
}

/* Both tiles of a side that a challenge was about, with their new values: "5 to Player 1, 3 to Player 2". */
static char *
describe_exchange (const Minotaur *before,
                   const Minotaur *after,
                   AriActor        winner,
                   MinotaurSide    side,
                   const AriNames *names)
{
  AriActor loser = winner == before->challenged ? before->turn_seat : before->challenged;
  static const char *const exchanges[MINOTAUR_COLOURS][MINOTAUR_SIDES] = {
    /* Translators: tiles that two players have exchanged. %1$u and %3$u are their values, %2$s and %4$s the
     * players that they go to. */
    { N_("Exchange: red left %1$u to %2$s, %3$u to %4$s."),
      N_("Exchange: red right %1$u to %2$s, %3$u to %4$s.") },
    { N_("Exchange: green left %1$u to %2$s, %3$u to %4$s."),
      N_("Exchange: green right %1$u to %2$s, %3$u to %4$s.") },
    { N_("Exchange: blue left %1$u to %2$s, %3$u to %4$s."),
      N_("Exchange: blue right %1$u to %2$s, %3$u to %4$s.") },
    { N_("Exchange: yellow left %1$u to %2$s, %3$u to %4$s."),
      N_("Exchange: yellow right %1$u to %2$s, %3$u to %4$s.") },
    { N_("Exchange: white left %1$u to %2$s, %3$u to %4$s."),
      N_("Exchange: white right %1$u to %2$s, %3$u to %4$s.") },
  };

  return ari_sentence (exchanges[before->colour][side],
                       after->pairs[winner - 1][before->colour][side],
                       name_seat (names, winner),
                       after->pairs[loser - 1][before->colour][side],
                       name_seat (names, loser));
}

/* (nullable): what changes hands by the challenge that @action settles; else, who has won it. The line below
 * the board has room for one of them: the winner gets the first tile. */
static char *
describe_settlement (const Minotaur *before,
                     AriAction       action,
                     const Minotaur *after,
                     const AriNames *names)
{
  AriActor winner = before->phase == MINOTAUR_AT_PRIZE ? before->challenged : before->turn_seat;
  guint choice = minotaur_unpack (action).choice;
  g_autofree char *exchange = NULL, *won = NULL;

  if (before->phase != MINOTAUR_AT_CHALLENGED && before->phase != MINOTAUR_AT_PRIZE)
    return NULL;
  if (before->phase == MINOTAUR_AT_CHALLENGED && before->challenger_hit == (choice == MINOTAUR_HIT))
    return g_strdup (choice == MINOTAUR_HIT ? _("Both hit: nothing changes hands.")
                                            : _("Both miss: nothing changes hands."));
  if (after->phase == MINOTAUR_AT_PRIZE) /* the next step says so */
    return NULL;

  for (guint side = 0; side < MINOTAUR_SIDES && exchange == NULL; side++)
    if (before->pairs[winner - 1][before->colour][side] != after->pairs[winner - 1][before->colour][side])
      exchange = describe_exchange (before, after, winner, side, names);

  if (exchange != NULL)
    return g_steal_pointer (&exchange);

  won = ari_sentence (N_("%s wins the challenge."), name_seat (names, winner));

  return g_strjoin (" ", won, _("Nothing changes hands."), NULL);
}

/* What a challenge has brought; and turns that are lost: on an empty table, a seat that can challenge nobody
 * is passed over. */
static char *
forced_effects (const AriPosition *position,
                AriAction          action,
                const AriPosition *next,
                const AriNames    *names)
{
  const Minotaur *before = minotaur_get (position), *after = minotaur_get (next);
  g_autofree char *settlement = describe_settlement (before, action, after, names);
  g_autoptr(GString) text = g_string_new (settlement);

  if (after->phase != MINOTAUR_AT_TURN || after->turn == before->turn)
    return g_steal_pointer (&settlement);

  for (guint s = before->turn_seat % before->seats; s + 1 != after->turn_seat; s = (s + 1) % before->seats)
    {
      g_string_append (text, text->len > 0 ? " " : "");
      g_string_append_printf (text, _("%s has nobody to challenge."), name_seat (names, (AriActor) (s + 1)));
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

const AriNarration minotaur_narration = {
  .numbers_seats = TRUE,
  /* Translators: a short form of the name of the game, for titles with little room. */
  .short_name = NC_("short name", "Minotaur"),
  .designer = "Michael Sohre",
  .credit = N_("Designed by Michael Sohre"),
  .tagline = N_("Remember the tiles, and win their other halves by tossing rings at the bull."),
  /* Translators: %s is a player: what the status says until the tile lies open. */
  .chance = N_("%s turns over a tile."),
  .fairness = N_("Are the Tiles Shuffled Fairly?"),
  .length = N_("30 to 60 minutes"),
  .misread = N_("In Minotaur, “%s” isn’t a move. Turn a tile over as in “a1”, challenge as in “2:R3L”, "
                "answer with “claim”, “leave”, “take-L”, “take-R” or “decline”, or write “pass”, “hit”, "
                "“miss” or the tile that chance shows, as in “R3L”."),
  .next_step = minotaur_next_step,
  .tell = tell,
  .forced_effects = forced_effects,
  .name_spot = name_spot,
  .describe_spot = describe_spot,
  .brief = brief,
  .purpose = minotaur_purpose,
  .shape = minotaur_shape,
  .refusal = minotaur_refusal,
  .explain = minotaur_explain,
  .diagram = minotaur_diagram,
  .notate = minotaur_notate,
};
