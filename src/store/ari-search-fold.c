/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search-fold.h"

#include <string.h>

/* Letters of the Latin script that Unicode does not take apart, and what people type for them. */
static const struct
{
  gunichar    letter;
  const char *typed;
} letters[] = {
  { 0x00e6, "ae" }, /* æ */
  { 0x00f0, "d" },  /* ð */
  { 0x00f8, "o" },  /* ø */
  { 0x00fe, "th" }, /* þ */
  { 0x0111, "d" },  /* đ */
  { 0x0127, "h" },  /* ħ */
  { 0x0131, "i" },  /* ı */
  { 0x0142, "l" },  /* ł */
  { 0x0153, "oe" }, /* œ */
  { 0x0167, "t" },  /* ŧ */
};

/* Accents stand above or below a letter, and the vowel points of Hebrew and Arabic beside it. Marks of other
 * scripts change what a word means. Selectors and joiners only choose how something looks. */
static gboolean
is_ornament (gunichar c)
{
  int place = g_unichar_combining_class (c);
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_ENCLOSING_MARK || type == G_UNICODE_FORMAT ||
         (type == G_UNICODE_NON_SPACING_MARK &&
          ((place >= 10 && place <= 36) || place >= 200 || (c >= 0xfe00 && c <= 0xfe0f)));
}

static char *
without_ornaments (const char *text)
{
  g_autofree char *parts = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (parts, -1);
  g_autoptr(GString) kept = g_string_sized_new (strlen (folded));

  /* GLib only swaps the two cases of Cherokee: the small letters become capitals, as Unicode has it, and the
   * capitals small. */
  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    if (!is_ornament (g_utf8_get_char (c)))
      g_string_append_unichar (kept, g_unichar_tolower (g_utf8_get_char (c)));

  /* Korean syllables become whole again. */
  return g_utf8_normalize (kept->str, -1, G_NORMALIZE_ALL_COMPOSE);
}

/* Newer emoji may be unassigned where the toolkit is older. */
static gboolean
is_symbol (gunichar c)
{
  return (1u << g_unichar_type (c)) &
         (1u << G_UNICODE_CURRENCY_SYMBOL | 1u << G_UNICODE_MATH_SYMBOL | 1u << G_UNICODE_MODIFIER_SYMBOL |
          1u << G_UNICODE_OTHER_SYMBOL | 1u << G_UNICODE_PRIVATE_USE | 1u << G_UNICODE_UNASSIGNED);
}

/* GLib counts symbols as punctuation. */
static gboolean
is_separator (gunichar c)
{
  if (c < 0x80)
    return !g_ascii_isalnum ((char) c);

  return !is_symbol (c) && (g_unichar_isspace (c) || g_unichar_ispunct (c) || g_unichar_iscntrl (c));
}

/* Whether the character is a word of its own. */
static gboolean
is_word (gunichar c)
{
  return g_unichar_iswide (c) || g_unichar_break_type (c) == G_UNICODE_BREAK_COMPLEX_CONTEXT || is_symbol (c);
}

static void
append (GString  *words,
        gunichar  c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == c)
      {
        g_string_append (words, letters[i].typed);
        return;
      }

  g_string_append_unichar (words, c);
}

char *
ari_search_fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *plain = without_ornaments (valid);
  g_autoptr(GString) words = g_string_sized_new (strlen (plain));
  gboolean apart = FALSE; /* whether the next word begins here */

  for (const char *at = plain; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);
      gboolean alone = c >= 0x80 && is_word (c);

      if (is_separator (c))
        {
          apart = TRUE;
          continue;
        }
      if ((apart || alone) && words->len > 0)
        g_string_append_c (words, ' ');
      append (words, c);
      apart = alone;
    }

  return g_string_free_and_steal (g_steal_pointer (&words));
}
