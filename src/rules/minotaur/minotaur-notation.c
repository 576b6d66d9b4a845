/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *
side_word (guint side)
{
  return side == MINOTAUR_LEFT ? C_("notation", "left") : C_("notation", "right");
}

/* "R3L": one picture for all three characters. */
static void
add_tile (AriNotation *notation,
          guint        tile)
{
  const char *const colours[MINOTAUR_COLOURS] = {
    C_("notation", "red"), C_("notation", "green"), C_("notation", "blue"), C_("notation", "yellow"),
    C_("notation", "white"),
  };

  ari_notation_add (notation, 1, MINOTAUR_SIGN_TILE + tile, colours[minotaur_tile_colour (tile)]);
  ari_notation_add (notation, 1, ARI_SIGN_WITHIN, NULL);
  ari_notation_add (notation, 1, ARI_SIGN_WITHIN, side_word (minotaur_tile_side (tile)));
}

static void
add_choice (AriNotation   *notation,
            MinotaurChoice choice,
            guint          length)
{
  const char *const words[MINOTAUR_CHOICES] = {
    /* Translators: the first of these words between commas is spoken, also as the subject of a sentence such
     * as “claiming the pair loses about 12 points of winning chance”. People may type any of them. */
    [MINOTAUR_CLAIM] = C_("notation", "claiming the pair, claim"),
    /* Translators: to leave both open tiles where they are. */
    [MINOTAUR_LEAVE] = C_("notation", "leaving both tiles, leave"),
    /* Translators: to exchange tiles with the other player; “the left tiles” or “the right tiles” follows. */
    [MINOTAUR_TAKE_LEFT] = C_("notation", "exchanging, exchange"),
    [MINOTAUR_TAKE_RIGHT] = C_("notation", "exchanging, exchange"),
    /* Translators: to exchange no tiles. */
    [MINOTAUR_DECLINE] = C_("notation", "exchanging nothing, exchange nothing, decline"),
    [MINOTAUR_PASS] = C_("notation", "passing, pass"),
    /* Translators: the ring hits a horn. */
    [MINOTAUR_HIT] = C_("notation", "hit"),
    [MINOTAUR_MISS] = C_("notation", "miss"),
  };
  const guint shared[MINOTAUR_CHOICES] = {
    [MINOTAUR_PASS] = ARI_SIGN_PASS,
    [MINOTAUR_DECLINE] = ARI_SIGN_DECLINE,
  };
  gboolean takes = choice == MINOTAUR_TAKE_LEFT || choice == MINOTAUR_TAKE_RIGHT;

  guint sign = shared[choice] != 0 ? shared[choice] : (guint) MINOTAUR_SIGN_CHOICE + choice;

  ari_notation_add (notation, takes ? length - 1 : length, sign, words[choice]);
  if (takes)
    ari_notation_add (notation, 1, ARI_SIGN_WITHIN,
                      /* Translators: follows “exchanging”. */
                      choice == MINOTAUR_TAKE_LEFT ? C_("notation", "the left tiles, left")
                                                   : C_("notation", "the right tiles, right"));
}

/* "e10", "R3L", "2:R3L" or an answer such as "claim" */
void
minotaur_notate (const char  *text,
                 AriNotation *notation)
{
  MinotaurAction a;

  if (!minotaur_read_any (text, &a))
    return;

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      /* Translators: the place of a tile follows, as in “turning over a1”. */
      ari_notation_add (notation, 0, MINOTAUR_SIGN_BACK, C_("notation", "turning over"));
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_TEXT, NULL);
      break;

    case MINOTAUR_SHOW:
      add_tile (notation, a.tile);
      break;

    case MINOTAUR_CHALLENGE:
      ari_notation_add (notation, 1, ARI_SIGN_SEAT + a.seat - 1, ari_seat_number_name (a.seat));
      /* Translators: %s is a player, and the tile follows, as in “challenging Player 1 for red 3 left”. */
      notation->parts[notation->n - 1].phrase = C_("notation", "challenging %s");
      ari_notation_add (notation, 1, MINOTAUR_SIGN_CHALLENGE,
                        /* Translators: between “challenging Player 1” and the tile, as in
                         * “challenging Player 1 for red 3 left”. */
                        C_("notation", "for"));
      add_tile (notation, a.tile);
      break;

    case MINOTAUR_ANSWER:
    default:
      add_choice (notation, a.choice, (guint) strlen (text));
      break;
    }
}
