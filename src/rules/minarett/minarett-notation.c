/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SPACE_LENGTH 2 /* of "c3" */

const char *
minarett_size_name (guint size)
{
  const char *const names[MINARETT_SIZES] = {
    C_("notation", "foundation"), C_("notation", "tower"), C_("notation", "roof"),
  };

  return names[size];
}

static void
add_piece (AriNotation *notation,
           guint        sign,
           guint        size)
{
  ari_notation_add (notation, 1, sign + size, minarett_size_name (size));
}

/* "L@c3", "2c3-d4", "2c3-c4-c5", "xc3M", "x-" or "pass" */
void
minarett_notate (const char  *text,
                 AriNotation *notation)
{
  const char *const groups[] = {
    /* Translators: words for the parts of a move: “moving two pieces from c3 to d4”, “moving three pieces
     * from c3 onto c4 and c5 and c6”. The first ones are spoken, also as the subject of a sentence such as
     * “… loses about 12 points of winning chance”. Between commas stand more words that people may type. */
    C_("notation", "moving one piece from, one piece from, one"),
    C_("notation", "moving two pieces from, two pieces from, two"),
    C_("notation", "moving three pieces from, three pieces from, three"),
  };
  AriAction action;
  MinarettAction a;
  const char *way;

  if (!minarett_read (NULL, text, &action))
    return;

  a = minarett_unpack (action);
  way = a.kind == MINARETT_UNSTACK ? C_("notation", "onto") : C_("notation", "to");
  switch (a.kind)
    {
    case MINARETT_PLACE:
      add_piece (notation, MINARETT_SIGN_PIECE, a.count);
      ari_notation_add (notation, 1, ARI_SIGN_GAP, NULL);
      ari_notation_add (notation, SPACE_LENGTH, ARI_SIGN_TEXT, NULL);
      break;

    case MINARETT_MOVE:
    case MINARETT_UNSTACK:
      ari_notation_add (notation, 1, MINARETT_SIGN_STACK + a.count - 1, groups[a.count - 1]);
      ari_notation_add (notation, SPACE_LENGTH, ARI_SIGN_TEXT, NULL);
      for (guint i = 0; i < minarett_n_spaces (&a); i++)
        {
          ari_notation_add (notation, 1, ARI_SIGN_ARROW, i > 0 ? C_("notation", "and") : way);
          ari_notation_add (notation, SPACE_LENGTH, ARI_SIGN_TEXT, NULL);
        }
      break;

    case MINARETT_CAPTURE:
      /* Translators: a place and a piece follow, as in “capturing c3 tower loses about 12 points”. */
      ari_notation_add (notation, 1, MINARETT_SIGN_CAPTURE, C_("notation", "capturing, capture"));
      ari_notation_add (notation, SPACE_LENGTH, ARI_SIGN_TEXT, NULL);
      add_piece (notation, MINARETT_SIGN_CAPTURED, a.count);
      break;

    case MINARETT_DECLINE:
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_DECLINE,
                        C_("notation", "capturing nothing, capture nothing, decline"));
      break;

    case MINARETT_PASS:
    default:
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_PASS, C_("notation", "passing, pass"));
      break;
    }
}
