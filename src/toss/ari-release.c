/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-release.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (ari-toss-error-quark, ari_toss_error)

static const struct
{
  const char *name;
  gsize       offset;
  gint32      min, max;
} fields[] = {
  { "x", G_STRUCT_OFFSET (AriRelease, x), -ARI_RELEASE_MAX_X, ARI_RELEASE_MAX_X },
  { "y", G_STRUCT_OFFSET (AriRelease, y), ARI_RELEASE_MIN_Y, ARI_RELEASE_MAX_Y },
  { "strength", G_STRUCT_OFFSET (AriRelease, strength), ARI_RELEASE_MIN_STRENGTH, ARI_RELEASE_MAX_STRENGTH },
  { "spin", G_STRUCT_OFFSET (AriRelease, spin), -ARI_RELEASE_MAX_SPIN, ARI_RELEASE_MAX_SPIN },
  { "wobble", G_STRUCT_OFFSET (AriRelease, wobble), -ARI_RELEASE_MAX_WOBBLE, ARI_RELEASE_MAX_WOBBLE },
};

AriRelease
ari_release_clamp (AriRelease release)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      gint32 *value = &G_STRUCT_MEMBER (gint32, &release, fields[i].offset);

      *value = CLAMP (*value, fields[i].min, fields[i].max);
    }

  return release;
}

char *
ari_release_to_text (const AriRelease *release)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_string_append_printf (text, "%s%s=%d", i > 0 ? " " : "", fields[i].name,
                            G_STRUCT_MEMBER (gint32, release, fields[i].offset));

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static gboolean
fail_to_parse (const char  *text,
               GError     **error)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  /* Translators: do not translate what stands after the colon; %s is what was read instead. */
  g_set_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_PARSE,
               _("“%s” isn’t a toss. A toss looks like this: x=812 y=10500 strength=3805 spin=1200 wobble=0"),
               valid);

  return FALSE;
}

gboolean
ari_release_parse (const char  *text,
                   AriRelease  *release,
                   GError     **error)
{
  AriRelease read = { 0 };
  g_autofree char *again = NULL;
  const char *at = text;

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      gint64 value;
      char *end;

      if (i > 0 && *at++ != ' ')
        return fail_to_parse (text, error);
      if (!g_str_has_prefix (at, fields[i].name) || at[strlen (fields[i].name)] != '=')
        return fail_to_parse (text, error);

      at += strlen (fields[i].name) + 1;
      value = g_ascii_strtoll (at, &end, 10);
      if (end == at)
        return fail_to_parse (text, error);
      if (value < fields[i].min || value > fields[i].max)
        {
          /* Translators: the first %s is the written name of a number, as in “strength”. */
          g_set_error (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_RANGE, _("In a toss, “%s” must be from %d to %d."),
                       fields[i].name, fields[i].min, fields[i].max);
          return FALSE;
        }
      G_STRUCT_MEMBER (gint32, &read, fields[i].offset) = (gint32) value;
      at = end;
    }

  /* Reject other spellings of the same release: extra signs, zeroes or spaces, or trailing text. */
  again = ari_release_to_text (&read);
  if (!g_str_equal (again, text))
    return fail_to_parse (text, error);

  *release = read;

  return TRUE;
}
