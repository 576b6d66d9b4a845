/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-words.h"

#include <glib/gi18n.h>

#include "ari-judgement.h"
#include "ari-luck-list.h"
#include "ari-notation.h"
#include "ari-table-ideas.h"

const char *
ari_move_words_shown (const AriVisibility *visibility,
                      AriPly              *ply)
{
  return ari_visibility_hides_ply (visibility, ply) ? "•" : ari_ply_get_text (ply);
}

char *
ari_move_words_note (const AriVisibility *visibility,
                     AriPly              *ply)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) lines = NULL;
  g_autofree char *told = NULL;
  char *remarks[3];

  if (ari_visibility_hides_ply (visibility, ply))
    return g_strdup (ari_visibility_why_hidden ());

  told = ari_remark_on_ply (visibility->match, visibility, ply);
  remarks[0] = ari_luck_ply_words (visibility->match, ply);
  remarks[1] = told != NULL ? ari_notation_spoken (ari_match_get_rules (visibility->match), told,
                                                    ari_match_get_names (visibility->match)) : NULL;
  remarks[2] = ari_visibility_find_missed_recall (visibility, ply);
  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    if (remarks[i] != NULL)
      g_strv_builder_take (builder, remarks[i]);
  lines = g_strv_builder_end (builder);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* The markup of a variation, after what it is. */
static char *
introduce (AriPly     *first,
           const char *markup)
{
  switch (ari_ply_get_retraction (first))
    {
    case ARI_TAKEN_BACK:
      /* Translators: %s is a row of plies, a variation. */
      return g_strdup_printf (_("Taken back: %s"), markup);

    case ARI_RETHOUGHT:
      /* Translators: %s is a move that its player chose, and dropped after a warning. */
      return g_strdup_printf (_("Rethought: %s"), markup);

    case ARI_NOT_RETRACTED:
    default:
      /* Translators: %s is a row of plies, a variation. */
      return g_strdup_printf (_("Variation: %s"), markup);
    }
}

char *
ari_move_words_variation (const AriVisibility *visibility,
                          AriMoveItem         *item,
                          AriPly              *current)
{
  g_autoptr(GString) markup = g_string_new (NULL);

  for (guint i = 0; i < item->plies->len; i++)
    {
      AriPly *ply = item->plies->pdata[i];
      AriGlyph glyph = ari_judgement_glyph (ply);
      const char *shown = ari_move_words_shown (visibility, ply);
      g_autofree char *action = ari_notation_quote (ari_ply_get_actor (ply), shown);
      g_autofree char *text =
        g_markup_printf_escaped (ply == current ? "<a href=\"%u\"><b>[%s%s]</b></a>"
                                                : "<a href=\"%u\">%s%s</a>",
                                 ari_ply_get_id (ply), action, ari_glyph_symbol (glyph));

      if (i > 0)
        g_string_append_c (markup, ' ');
      g_string_append (markup, text);
    }

  return item->continues ? g_string_free_and_steal (g_steal_pointer (&markup))
                         : introduce (item->plies->pdata[0], markup->str);
}
