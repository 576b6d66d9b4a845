/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A link to another page of the help is this, the id of the page and perhaps # and that of a section. */
#define ARI_HELP_SCHEME "help:"

/**
 * AriBlockKind:
 * @ARI_BLOCK_HEADING: title of the page (level 1) or of a section
 * @ARI_BLOCK_PARAGRAPH: a paragraph
 * @ARI_BLOCK_ITEM: a list item; a number makes it a step
 * @ARI_BLOCK_TERM: a term that the following paragraphs explain
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
  guint        level;     /* of a heading, from 1; else the nesting depth in lists and terms */
  guint        number;    /* of a step, from 1; 0: none */
  char        *id;        /* of the section that a heading opens, or NULL */
  char        *text;
  char        *source;    /* figure: its file name */
  char        *alternative; /* figure: its alternative, as plain text */
  GPtrArray   *cells;     /* row: (element-type utf8) */
  gboolean     header;    /* row: it names the columns */
} AriBlock;

/**
 * AriHelpLink:
 *
 * A link that stands at the head of a page.
 */
typedef struct
{
  gboolean to_guide; /* the target lists this page; else this page recommends the target */
  char    *target;   /* id of a page, perhaps with # and that of a section */
  char    *group;    /* "#first", "#last" or NULL: where the target lists this page */
} AriHelpLink;

/**
 * AriHelpPage:
 *
 * A Mallard page as a list of blocks. Supports page, section, title, p, list, steps, terms, item, note,
 * figure, media, desc, table, thead, tr, td, em, link, gui, key and keyseq; of other elements it keeps the
 * text.
 */
typedef struct
{
  char      *id;       /* or NULL */
  char      *language; /* xml:lang, or NULL */
  char      *title;    /* Pango markup, or NULL */
  char      *summary;  /* Pango markup, or NULL */
  gboolean   is_guide; /* its sections list the pages that link to them */
  GPtrArray *links;    /* (element-type AriHelpLink) (owned) */
  GPtrArray *blocks;   /* (element-type AriBlock) (owned) */
} AriHelpPage;

AriHelpPage *ari_help_page_parse (const char   *text,
                                  gssize        length,
                                  GError      **error) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the page and its blocks. */
void         ari_help_page_free  (AriHelpPage  *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriHelpPage, ari_help_page_free)

G_END_DECLS
