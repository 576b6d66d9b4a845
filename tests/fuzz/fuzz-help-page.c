/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-page.h"
#include "fuzz.h"

static void
assert_markup (const char *text)
{
  const GMarkupParser parser = { 0 };
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autofree char *whole = g_strdup_printf ("<markup>%s</markup>", text);

  g_assert_true (g_markup_parse_context_parse (context, whole, -1, NULL));
  g_assert_true (g_markup_parse_context_end_parse (context, NULL));
}

/* Whatever is read yields well-formed markup. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriHelpPage) page = ari_help_page_parse ((const char *) data, (gssize) size, &error);

  if (page == NULL)
    {
      g_assert_nonnull (error);
      return 0;
    }

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const AriBlock *block = page->blocks->pdata[i];

      if (block->text != NULL)
        assert_markup (block->text);
      for (guint j = 0; block->cells != NULL && j < block->cells->len; j++)
        assert_markup (block->cells->pdata[j]);
    }

  return 0;
}
