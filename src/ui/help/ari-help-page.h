/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriBlockKind:
 * @ARI_BLOCK_HEADING: title of the page (level 1) or of a section
 * @ARI_BLOCK_PARAGRAPH: a paragraph
 * @ARI_BLOCK_ITEM: entry of a list; a number makes it a step
 * @ARI_BLOCK_TERM: what the paragraphs after it explain
 * @ARI_BLOCK_NOTE: a remark beside the text
 * @ARI_BLOCK_FIGURE: a picture and its caption
 * @ARI_BLOCK_ROW: one row of a table
 */
typedef enum
{
  ARI_BLOCK_HEADING,
  ARI_BLOCK_PARAGRAPH,
  ARI_BLOCK_ITEM,
  ARI_BLOCK_TERM,
  ARI_BLOCK_NOTE,
  ARI_BLOCK_FIGURE,
  ARI_BLOCK_ROW,
} AriBlockKind;

/**
 * AriBlock:
 *
 * One piece of a page. @text, and the @cells of a row, are Pango markup; in a figure @text is
 * the caption and may be empty.
 */
typedef struct
{
  AriBlockKind kind;
  guint        level;     /* of a heading, from 1; else how deep in lists and terms it stands */
  guint        number;    /* of a step, from 1; 0: none */
  char        *text;
  char        *source;    /* figure: the file it names */
  char        *alternative; /* figure: what it shows, in words, plain text */
  GPtrArray   *cells;     /* row: (element-type utf8) */
  gboolean     header;    /* row: it names the columns */
} AriBlock;

/**
 * AriHelpPage:
 *
 * A Mallard page as a list of blocks. It knows page, section, title, p, list, steps, terms, item, note,
 * figure, media, desc, table, thead, tr, td, em, link, gui, key and keyseq; of what it does not know it keeps
 * the text.
 */
typedef struct
{
  char      *language; /* xml:lang, or NULL */
  GPtrArray *blocks;   /* (element-type AriBlock) (owned) */
} AriHelpPage;

AriHelpPage *ari_help_page_parse (const char   *text,
                                  gssize        length,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;
/* With its parts. */
void         ari_help_page_free  (AriHelpPage  *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriHelpPage, ari_help_page_free)

G_END_DECLS
