/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fuzz.h"
#include "protocol.h"

/* Commands that may take long, or that touch files. The protocol drops control characters, which could hide
 * them, but for tabs, which become spaces. */
static gboolean
is_left_out (const char *line,
             gsize       length)
{
  static const char *const words[] = {
    "genmove", "perft", "analy", "level", "nodes", "time", "save", "load",
  };
  g_autoptr(GString) plain = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_iscntrl (line[i]))
      g_string_append_c (plain, line[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strstr (plain->str, words[i]) != NULL)
      return TRUE;

  return FALSE;
}

/* Every line is answered by nothing, or by one answer that ends with the only empty line in it. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_auto(AriSession) session;
  const char *at = (const char *) data, *end = at + size;
  gboolean more = TRUE;

  ari_session_init (&session);
  while (more && at < end)
    {
      const char *newline = memchr (at, '\n', (gsize) (end - at));
      gsize length = (gsize) ((newline != NULL ? newline : end) - at);
      g_autoptr(GString) answer = g_string_new (NULL);

      if (!is_left_out (at, length))
        {
          more = ari_protocol_answer (&session, at, length, answer);
          g_assert_true (answer->len == 0 || *answer->str == '=' || *answer->str == '?');
          g_assert_true (answer->len == 0 || strstr (answer->str, "\n\n") == answer->str + answer->len - 2);
          g_assert_true (g_utf8_validate (answer->str, (gssize) answer->len, NULL));
        }
      at += length + 1;
    }

  return 0;
}
