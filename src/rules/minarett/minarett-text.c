/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats actions in their written form, and parses it. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char size_letters[] = "LMS";

static void
write_space (GString *text,
             guint    space)
{
  g_string_append_c (text, (char) ('a' + space % MINARETT_SIDE));
  g_string_append_c (text, (char) ('1' + space / MINARETT_SIDE));
}

char *
minarett_format (const AriPosition *position,
                 AriAction          action)
{
  MinarettAction a = minarett_unpack (action);
  GString *text = g_string_new (NULL);

  switch (a.kind)
    {
    case MINARETT_PLACE:
      g_string_append_printf (text, "%c@", size_letters[a.count]);
      write_space (text, a.spaces[0]);
      break;

    case MINARETT_MOVE:
    case MINARETT_UNSTACK:
      g_string_append_printf (text, "%u", a.count);
      write_space (text, a.from);
      for (guint i = 0; i < minarett_n_spaces (&a); i++)
        {
          g_string_append_c (text, '-');
          write_space (text, a.spaces[i]);
        }
      break;

    case MINARETT_CAPTURE:
      g_string_append_c (text, 'x');
      write_space (text, a.spaces[0]);
      g_string_append_c (text, size_letters[a.count]);
      break;

    case MINARETT_DECLINE:
      g_string_append (text, "x-");
      break;

    case MINARETT_PASS:
    default:
      g_string_append (text, "pass");
      break;
    }

  return g_string_free_and_steal (text);
}

/* Reads "c3" and moves past it. */
static gboolean
read_space (const char **text,
            guint       *space)
{
  const char *t = *text;

  if (t[0] < 'a' || t[0] >= 'a' + MINARETT_SIDE || t[1] < '1' || t[1] >= '1' + MINARETT_SIDE)
    return FALSE;

  *space = (guint) ((t[1] - '1') * MINARETT_SIDE + (t[0] - 'a'));
  *text += 2;
  return TRUE;
}

static gboolean
read_size (const char **text,
           guint       *size)
{
  const char *letter = **text != '\0' ? strchr (size_letters, **text) : NULL;

  if (letter == NULL)
    return FALSE;

  *size = (guint) (letter - size_letters);
  (*text)++;
  return TRUE;
}

/* "2c3-d4" and "2c3-c4-c5" */
static gboolean
read_travel (const char    **text,
             MinarettAction *a)
{
  guint n = 0;

  a->count = (guint) (**text - '0');
  (*text)++;
  if (a->count < 1 || a->count > MINARETT_LEVELS || !read_space (text, &a->from))
    return FALSE;

  while (**text == '-' && n < MINARETT_LEVELS)
    {
      (*text)++;
      if (!read_space (text, &a->spaces[n++]))
        return FALSE;
    }

  a->kind = n > 1 ? MINARETT_UNSTACK : MINARETT_MOVE;
  return n == minarett_n_spaces (a);
}

/* Whether @text is the written form of some action. */
static gboolean
read_action (const char     *text,
             MinarettAction *a)
{
  *a = (MinarettAction) { .kind = MINARETT_PASS };
  if (g_str_equal (text, "pass"))
    return TRUE;

  a->kind = MINARETT_DECLINE;
  if (g_str_equal (text, "x-"))
    return TRUE;

  if (g_ascii_isdigit (*text))
    return read_travel (&text, a) && *text == '\0';

  if (*text == 'x')
    {
      a->kind = MINARETT_CAPTURE;
      text++;
      return read_space (&text, &a->spaces[0]) && read_size (&text, &a->count) && *text == '\0';
    }

  a->kind = MINARETT_PLACE;
  if (!read_size (&text, &a->count) || *text != '@')
    return FALSE;

  text++;

  return read_space (&text, &a->spaces[0]) && *text == '\0';
}

gboolean
minarett_read (const AriPosition *position,
               const char        *text,
               AriAction         *action)
{
  MinarettAction a;
  gboolean is_read = read_action (text, &a);

  *action = minarett_pack (&a);

  return is_read;
}
