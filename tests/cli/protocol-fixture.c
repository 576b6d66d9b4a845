/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-fixture.h"

#include "protocol.h"

void
set_up (Fixture      *f,
        gconstpointer data)
{
  ari_session_init (&f->session);
  f->answer = g_string_new (NULL);
}

void
tear_down (Fixture      *f,
           gconstpointer data)
{
  ari_session_clear (&f->session);
  g_string_free (f->answer, TRUE);
}

const char *
ask (Fixture    *f,
     const char *line)
{
  g_string_truncate (f->answer, 0);
  ari_protocol_answer (&f->session, line, strlen (line), f->answer);

  return f->answer->str;
}

void
assert_answers (Fixture    *f,
                const char *line,
                const char *answer)
{
  g_autofree char *whole = g_strdup_printf ("%s\n\n", answer);

  g_assert_cmpstr (ask (f, line), ==, whole);
}

void
assert_refuses (Fixture    *f,
                const char *line)
{
  const char *answer = ask (f, line);

  if (!g_str_has_prefix (answer, "? ") || !g_str_has_suffix (answer, "\n\n"))
    g_error ("“%s” was answered by “%s”", line, answer);
  g_assert_cmpuint (strlen (answer), >, 4);
}
