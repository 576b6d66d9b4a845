/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-page.h"

#define PAGE(inside) "<page xmlns=\"http://projectmallard.org/1.0/\" id=\"x\">" inside "</page>"

static AriHelpPage *
parse (const char *text)
{
  g_autoptr(GError) error = NULL;
  AriHelpPage *page = ari_help_page_parse (text, -1, &error);

  g_assert_no_error (error);

  return page;
}

static const AriBlock *
block_at (const AriHelpPage *page,
          guint              i,
          AriBlockKind       kind)
{
  const AriBlock *block;

  g_assert_cmpuint (i, <, page->blocks->len);
  block = page->blocks->pdata[i];
  g_assert_cmpuint (block->kind, ==, kind);

  return block;
}

static void
test_headings (void)
{
  g_autoptr(AriHelpPage) page = parse (PAGE ("<info><desc>left out</desc><title>this too</title></info>"
                                             "<title>One</title><p>Text.</p>"
                                             "<section id=\"s\"><title>Two</title>"
                                             "<section><title>Three</title></section></section>"
                                             "<section><title>Four</title></section>"));

  g_assert_cmpuint (page->blocks->len, ==, 5);
  g_assert_cmpstr (block_at (page, 0, ARI_BLOCK_HEADING)->text, ==, "One");
  g_assert_cmpuint (block_at (page, 0, ARI_BLOCK_HEADING)->level, ==, 1);
  g_assert_cmpstr (block_at (page, 1, ARI_BLOCK_PARAGRAPH)->text, ==, "Text.");
  g_assert_cmpuint (block_at (page, 2, ARI_BLOCK_HEADING)->level, ==, 2);
  g_assert_cmpuint (block_at (page, 3, ARI_BLOCK_HEADING)->level, ==, 3);
  g_assert_cmpuint (block_at (page, 4, ARI_BLOCK_HEADING)->level, ==, 2);
}

static void
test_inline (void)
{
  g_autoptr(AriHelpPage) page = parse (PAGE ("<p>  An <em>em</em>\n  &amp; a <gui style=\"button\">Button</gui>, "
                                             "<keyseq><key>Ctrl</key><key>Z</key></keyseq>, <key>A</key> <key>B</key>,"
                                             " <link href=\"https://example.org/?a&amp;b\">out</link>,"
                                             " <link xref=\"index\">in</link>, <strange>kept</strange>. </p>"));

  g_assert_cmpstr (block_at (page, 0, ARI_BLOCK_PARAGRAPH)->text, ==,
                   "An <i>em</i> &amp; a <b>Button</b>, <tt>Ctrl</tt>+<tt>Z</tt>, <tt>A</tt> <tt>B</tt>, "
                   "<a href=\"https://example.org/?a&amp;b\">out</a>, "
                   "<a href=\"help:index\">in</a>, kept.");
}

/* What a page says about itself is kept apart from what it shows. */
static void
test_about (void)
{
  g_autoptr(AriHelpPage) page = parse ("<page id=\"x\" type=\"guide\"><info>"
                                       "<link type=\"guide\" xref=\"index#using\" group=\"#first\"/>"
                                       "<link type=\"seealso\" xref=\"y\"/>"
                                       "<revision><desc>no</desc></revision>"
                                       "<desc>A <em>summary</em>.</desc></info>"
                                       "<title>One</title>"
                                       "<section id=\"s\"><title>Two</title></section></page>");
  const AriHelpLink *link;

  g_assert_cmpstr (page->id, ==, "x");
  g_assert_true (page->is_guide);
  g_assert_cmpstr (page->title, ==, "One");
  g_assert_cmpstr (page->summary, ==, "A <i>summary</i>.");
  g_assert_cmpuint (page->blocks->len, ==, 2);
  g_assert_null (block_at (page, 0, ARI_BLOCK_HEADING)->id);
  g_assert_cmpstr (block_at (page, 1, ARI_BLOCK_HEADING)->id, ==, "s");

  g_assert_cmpuint (page->links->len, ==, 2);
  link = page->links->pdata[0];
  g_assert_true (link->to_guide);
  g_assert_cmpstr (link->target, ==, "index#using");
  g_assert_cmpstr (link->group, ==, "#first");
  link = page->links->pdata[1];
  g_assert_false (link->to_guide);
  g_assert_cmpstr (link->target, ==, "y");
}

static void
test_lists (void)
{
  g_autoptr(AriHelpPage) page = parse (PAGE ("<steps><item><p>a</p><p>more</p></item><item><p>b</p>"
                                             "<list><item><p>c</p></item></list></item></steps>"
                                             "<terms><item><title>t</title><p>d</p></item></terms>"));

  g_assert_cmpuint (page->blocks->len, ==, 6);
  g_assert_cmpuint (block_at (page, 0, ARI_BLOCK_ITEM)->number, ==, 1);
  g_assert_cmpuint (block_at (page, 1, ARI_BLOCK_PARAGRAPH)->level, ==, 1);
  g_assert_cmpuint (block_at (page, 2, ARI_BLOCK_ITEM)->number, ==, 2);
  g_assert_cmpuint (block_at (page, 3, ARI_BLOCK_ITEM)->number, ==, 0);
  g_assert_cmpuint (block_at (page, 3, ARI_BLOCK_ITEM)->level, ==, 2);
  g_assert_cmpstr (block_at (page, 4, ARI_BLOCK_TERM)->text, ==, "t");
  g_assert_cmpuint (block_at (page, 5, ARI_BLOCK_PARAGRAPH)->level, ==, 1);
}

static void
test_figure_note_table (void)
{
  g_autoptr(AriHelpPage) page = parse (PAGE ("<figure><desc>A <em>caption</em>.</desc>"
                                             "<media type=\"image\" src=\"figures/f.svg\"><p>x &lt; <em>y</em></p>"
                                             "</media></figure>"
                                             "<note style=\"tip\"><p>Note.</p></note>"
                                             "<table><thead><tr><td><p>h</p></td></tr></thead>"
                                             "<tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>"));
  const AriBlock *figure = block_at (page, 0, ARI_BLOCK_FIGURE);

  g_assert_cmpuint (page->blocks->len, ==, 4);
  g_assert_cmpstr (figure->source, ==, "figures/f.svg");
  g_assert_cmpstr (figure->text, ==, "A <i>caption</i>.");
  g_assert_cmpstr (figure->alternative, ==, "x < y");
  g_assert_cmpstr (block_at (page, 1, ARI_BLOCK_NOTE)->text, ==, "Note.");
  g_assert_true (block_at (page, 2, ARI_BLOCK_ROW)->header);
  g_assert_false (block_at (page, 3, ARI_BLOCK_ROW)->header);
  g_assert_cmpuint (block_at (page, 3, ARI_BLOCK_ROW)->cells->len, ==, 2);
  g_assert_cmpstr (block_at (page, 3, ARI_BLOCK_ROW)->cells->pdata[1], ==, "2");
}

static void
test_wrong (void)
{
  static const char *const wrong[] = { "", "text", "<book/>", "<page>", "<page><p></page>", "<page>&nosuch;</page>" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriHelpPage) page = ari_help_page_parse (wrong[i], -1, &error);

      g_assert_null (page);
      g_assert_nonnull (error);
      g_assert_cmpuint (error->domain, ==, G_MARKUP_ERROR);
    }
}

/* The rule pages use no element that the parser loses. */
static void
test_rules (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", "rules-minoa.page", NULL);
  g_autofree char *text = NULL;
  g_autoptr(AriHelpPage) page = NULL;
  g_autoptr(GError) error = NULL;
  guint n[ARI_BLOCK_ROW + 1] = { 0 };

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  page = parse (text);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const AriBlock *block = page->blocks->pdata[i];

      n[block->kind]++;
      if (block->kind == ARI_BLOCK_ROW)
        g_assert_cmpuint (block->cells->len, ==, 3);
      else
        g_assert_cmpstr (block->text, !=, "");
      if (block->kind == ARI_BLOCK_FIGURE)
        {
          g_assert_nonnull (block->source);
          g_assert_nonnull (block->alternative);
        }
    }

  for (AriBlockKind kind = 0; kind <= ARI_BLOCK_ROW; kind++)
    g_assert_cmpuint (n[kind], >, 0);
  g_assert_cmpuint (n[ARI_BLOCK_FIGURE], >=, 4);
  g_assert_nonnull (strstr (text, "Dieter Stein"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/help-page/headings", test_headings);
  g_test_add_func ("/ui/help-page/inline", test_inline);
  g_test_add_func ("/ui/help-page/about", test_about);
  g_test_add_func ("/ui/help-page/lists", test_lists);
  g_test_add_func ("/ui/help-page/figure-note-table", test_figure_note_table);
  g_test_add_func ("/ui/help-page/wrong", test_wrong);
  g_test_add_func ("/ui/help-page/rules", test_rules);

  return g_test_run ();
}
