/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-named-words.h"

#include <string.h>

#include "ari-notation.h"

static gboolean
is_boundary (const char *at)
{
  return *at == '\0' || !g_unichar_isalnum (g_utf8_get_char (at));
}

/* Whether the words after a colour go on with a letter or number of its own, which names a thing of that
 * colour. Where seats have no colours, nothing is called after a seat. */
static gboolean
names_a_thing (const AriRules *rules,
               const char     *rest)
{
  return ari_seats_have_colours (rules) && *rest == ' '
         && rest[1] != '\0' && g_unichar_isalnum (g_utf8_get_char (rest + 1))
         && is_boundary (g_utf8_next_char (rest + 1));
}

/* The seat whose own name, such as its colour, stands at @at as a word; ARI_NONE: none. */
static AriActor
seat_at (AriMatch   *match,
         const char *at)
{
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      const char *own = ari_seat_own_name (ari_match_get_rules (match), seat);

      if (g_str_has_prefix (at, own) && is_boundary (at + strlen (own)))
        return seat;
    }

  return ARI_NONE;
}

/* In every language a sentence about a player begins with the colour; elsewhere a colour in its basic form
 * is a player, too, unless it names a thing. A colour in another form stays. */
char *
ari_named_words (AriMatch   *match,
                 const char *sentences)
{
  const AriRules *rules = ari_match_get_rules (match);
  GString *named = g_string_new (NULL);
  gboolean begins_sentence = TRUE, begins_word = TRUE;

  for (const char *at = sentences; *at != '\0';)
    {
      AriActor seat = begins_word ? seat_at (match, at) : ARI_NONE;
      gunichar c = g_utf8_get_char (at);
      gsize length = seat != ARI_NONE ? strlen (ari_seat_own_name (rules, seat)) : 0;

      if (seat != ARI_NONE && (begins_sentence || !names_a_thing (rules, at + length)))
        {
          g_string_append (named, ari_match_get_distinct_seat_name (match, seat));
          at += length;
          begins_sentence = begins_word = FALSE;
          continue;
        }

      begins_word = !g_unichar_isalnum (c);
      begins_sentence = c == '.' || (begins_sentence && g_unichar_isspace (c));
      g_string_append_unichar (named, c);
      at = g_utf8_next_char (at);
    }

  return g_string_free_and_steal (named);
}

char *
ari_match_speak (AriMatch   *match,
                 const char *sentence)
{
  g_autofree char *spoken = ari_notation_spoken (ari_match_get_rules (match), sentence,
                                                  ari_match_get_names (match));

  return ari_named_words (match, spoken);
}

char *
ari_match_name_spot (AriMatch          *match,
                     const AriPosition *position,
                     AriSpot            spot,
                     AriActor           listener)
{
  g_autofree char *name = ari_rules_name_spot (ari_match_get_setup (match), position, spot, listener,
                                              ari_match_get_names (match));

  return ari_named_words (match, name);
}
