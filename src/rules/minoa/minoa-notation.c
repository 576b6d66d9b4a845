/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-notation.h"

#include "minoa-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* "d4e5": the line, behind a picture of what lies on it now. */
void
minoa_notate (const char  *text,
              AriNotation *notation)
{
  AriSpot spot = ari_board_find (minoa_board (NULL), text);

  if (spot == MINOA_SPOT_PASS)
    {
      /* Translators: here and below, what players call and type an action, in lower case. You may give more
       * than one word, with commas between them; the first is read aloud. */
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_PASS, C_("notation", "pass"));
    }
  else if (spot < MINOA_SPOT_TRIANGLES)
    {
      ari_notation_add (notation, 0, spot < MINOA_BORDER_LINES ? MINOA_SIGN_PIECE : MINOA_SIGN_STICK, NULL);
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_TEXT, NULL);
    }
}
