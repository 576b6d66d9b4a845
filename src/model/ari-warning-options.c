/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-warning-options.h"

#include <string.h>

/* As records, the library and the protocol write them. */
static const char *const words[] = {
  [ARI_WARN_NEVER] = "never", [ARI_WARN_BLUNDERS] = "blunders", [ARI_WARN_MISTAKES] = "mistakes",
};

gboolean
ari_warning_options_equal (const AriWarningOptions *a,
                           const AriWarningOptions *b)
{
  return a->from == b->from && a->seats == b->seats;
}

const char *
ari_warn_from_word (AriWarnFrom from)
{
  return words[from];
}

gboolean
ari_warning_options_apply (const AriWarningOptions *self,
                           guint                    persons)
{
  return self->from != ARI_WARN_NEVER && persons != 0 && (persons & ~self->seats) == 0;
}

/**
 * ari_warning_options_to_text:
 *
 * Returns: (nullable): a word and the seats, as in "mistakes 1+3"; %NULL when nobody wants to be warned
 */
char *
ari_warning_options_to_text (const AriWarningOptions *self)
{
  GString *text;

  if (self->from == ARI_WARN_NEVER || self->seats == 0)
    return NULL;

  text = g_string_new (words[self->from]);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if ((self->seats >> (seat - 1) & 1) != 0)
      g_string_append_printf (text, strchr (text->str, ' ') == NULL ? " %u" : "+%u", seat);

  return g_string_free_and_steal (text);
}

/**
 * ari_warning_options_from_text:
 * @self: (out): what @text says
 * @text: as ari_warning_options_to_text() writes it
 * @seats: how many the match has
 *
 * Returns: whether @text is of that form; otherwise nobody is warned
 */
gboolean
ari_warning_options_from_text (AriWarningOptions *self,
                               const char        *text,
                               guint              seats)
{
  for (AriWarnFrom from = ARI_WARN_BLUNDERS; from <= ARI_WARN_MISTAKES; from++)
    for (guint set = 1; set < 1u << seats; set++)
      {
        g_autofree char *written = NULL;

        *self = (AriWarningOptions) { .from = from, .seats = set };
        written = ari_warning_options_to_text (self);
        if (g_str_equal (written, text))
          return TRUE;
      }

  *self = (AriWarningOptions) { 0 };

  return FALSE;
}
