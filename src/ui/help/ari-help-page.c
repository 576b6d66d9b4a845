/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-page.h"

#include <string.h>

/* Deeper lists are read, but not indented further. */
#define MAX_LISTS 8

typedef struct
{
  gboolean numbered;
  guint    n_items;
  gboolean fresh;     /* the item has no paragraph yet */
} List;

typedef struct
{
  AriHelpPage *page;
  guint        depth;          /* of elements */
  guint        n_sections;
  guint        n_notes;
  guint        n_lists;
  List         lists[MAX_LISTS + 1];
  guint        skipped_from;   /* depth of the element being skipped with its contents, or 0 */
  guint        info_from;      /* depth of the open element "info", or 0 */
  char        *section;        /* id of the section whose title comes next, or NULL */

  GString     *text;           /* of the current block, or NULL */
  guint        text_from;      /* depth of the element that the text belongs to */
  gboolean     spaced;         /* it ends with a space or is empty */
  guint        link_from;      /* depth of the open link in it, or 0 */
  GString     *closing;        /* a letter for each open element, saying how to close it */

  AriBlock    *figure;         /* the open blocks, borrowed from the page */
  AriBlock    *row;
  gboolean     in_head;
  gboolean     in_media;       /* the picture's alternative is plain text */
} Reader;

static void
block_free (gpointer data)
{
  AriBlock *block = data;

  g_free (block->id);
  g_free (block->text);
  g_free (block->source);
  g_free (block->alternative);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_free (block);
}

static void
link_free (gpointer data)
{
  AriHelpLink *link = data;

  g_free (link->target);
  g_free (link->group);
  g_free (link);
}

static AriBlock *
add_block (Reader      *reader,
           AriBlockKind kind,
           char        *text)
{
  AriBlock *block = g_new0 (AriBlock, 1);

  block->kind = kind;
  block->text = text;
  block->level = reader->n_lists;
  g_ptr_array_add (reader->page->blocks, block);

  return block;
}

/* The markup that opens and closes inline elements. Elements not listed show just their text. */
static const struct
{
  const char *name, *open, *close;
} inline_elements[] = {
  { "em", "<i>", "</i>" },
  { "gui", "<b>", "</b>" },
  { "key", "<tt>", "</tt>" },
  { "code", "<tt>", "</tt>" },
  { "file", "<tt>", "</tt>" },
};

static const char *
attribute (const char **names,
           const char **values,
           const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

static void
open_inline (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values)
{
  const char *href = attribute (names, values, "href");
  const char *xref = attribute (names, values, "xref");
  char closing = ' ';

  /* Join keys pressed together with a plus sign. */
  if (g_str_equal (element, "key") && g_str_has_suffix (reader->closing->str, "+") &&
      g_str_has_suffix (reader->text->str, "</tt>"))
    g_string_append_c (reader->text, '+');

  for (guint i = 0; i < G_N_ELEMENTS (inline_elements) && !reader->in_media; i++)
    if (g_str_equal (inline_elements[i].name, element))
      {
        g_string_append (reader->text, inline_elements[i].open);
        closing = (char) ('a' + i);
      }

  if (g_str_equal (element, "keyseq"))
    closing = '+';
  else if (g_str_equal (element, "link") && !reader->in_media && (href != NULL || xref != NULL)
           && reader->link_from == 0)
    {
      g_autofree char *escaped = g_markup_escape_text (href != NULL ? href : xref, -1);

      g_string_append_printf (reader->text, "<a href=\"%s%s\">", href != NULL ? "" : ARI_HELP_SCHEME, escaped);
      reader->link_from = reader->depth;
      closing = '/';
    }

  g_string_append_c (reader->closing, closing);
}

static void
close_inline (Reader *reader)
{
  char closing = reader->closing->str[reader->closing->len - 1];

  if (closing == '/')
    {
      g_string_append (reader->text, "</a>");
      reader->link_from = 0;
    }
  else if (g_ascii_islower (closing))
    g_string_append (reader->text, inline_elements[closing - 'a'].close);

  g_string_truncate (reader->closing, reader->closing->len - 1);
}

static void
begin_text (Reader *reader)
{
  reader->text = g_string_new (NULL);
  reader->text_from = reader->depth;
  reader->spaced = TRUE;
  g_string_truncate (reader->closing, 0);
}

/* Collapses whitespace and strips it from both ends. */
static char *
finish_text (Reader *reader)
{
  char *text = g_string_free (g_steal_pointer (&reader->text), FALSE);

  return g_strchomp (text);
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Reader *reader = data;
  g_autoptr(GString) plain = NULL;
  g_autofree char *escaped = NULL;

  if (reader->text == NULL)
    return;

  plain = g_string_sized_new (length);
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      {
        g_string_append_c (plain, text[i]);
        reader->spaced = FALSE;
      }
    else if (!reader->spaced)
      {
        g_string_append_c (plain, ' ');
        reader->spaced = TRUE;
      }

  escaped = g_markup_escape_text (plain->str, (gssize) plain->len);
  g_string_append (reader->text, reader->in_media ? plain->str : escaped);
}

static void
open_list (Reader  *reader,
           gboolean numbered)
{
  if (reader->n_lists < MAX_LISTS)
    reader->n_lists++;
  reader->lists[reader->n_lists] = (List) { .numbered = numbered };
}

static void
open_media (Reader     *reader,
            const char *source)
{
  reader->in_media = TRUE;
  if (reader->figure != NULL && reader->figure->source == NULL)
    reader->figure->source = g_strdup (source);
}

static void
open_row (Reader *reader)
{
  reader->row = add_block (reader, ARI_BLOCK_ROW, NULL);
  reader->row->cells = g_ptr_array_new_with_free_func (g_free);
  reader->row->header = reader->in_head;
}

/* Of what a page says about itself, only its summary and its links are kept. */
static void
open_in_info (Reader      *reader,
              const char  *element,
              const char **names,
              const char **values)
{
  const char *type = attribute (names, values, "type");
  const char *xref = attribute (names, values, "xref");

  if (g_str_equal (element, "desc") && reader->page->summary == NULL)
    {
      begin_text (reader);
      return;
    }

  if (g_str_equal (element, "link") && xref != NULL)
    {
      AriHelpLink *link = g_new0 (AriHelpLink, 1);

      link->to_guide = g_strcmp0 (type, "guide") == 0;
      link->target = g_strdup (xref);
      link->group = g_strdup (attribute (names, values, "group"));
      g_ptr_array_add (reader->page->links, link);
    }
  reader->skipped_from = reader->depth;
}

static void
open_page (Reader      *reader,
           const char  *element,
           const char **names,
           const char **values,
           GError     **error)
{
  if (!g_str_equal (element, "page"))
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "This is no Mallard page.");
      return;
    }

  g_set_str (&reader->page->language, attribute (names, values, "xml:lang"));
  g_set_str (&reader->page->id, attribute (names, values, "id"));
  reader->page->is_guide = g_strcmp0 (attribute (names, values, "type"), "guide") == 0;
}

static void
open_section (Reader     *reader,
              const char *id)
{
  reader->n_sections++;
  g_set_str (&reader->section, id);
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char          *element,
                  const char         **names,
                  const char         **values,
                  gpointer             data,
                  GError             **error)
{
  Reader *reader = data;

  reader->depth++;
  if (reader->skipped_from > 0)
    return;

  if (reader->depth == 1)
    open_page (reader, element, names, values, error);
  else if (reader->text != NULL)
    open_inline (reader, element, names, values);
  else if (reader->info_from > 0)
    open_in_info (reader, element, names, values);
  else if (g_str_equal (element, "info"))
    reader->info_from = reader->depth;
  else if (g_str_equal (element, "section"))
    open_section (reader, attribute (names, values, "id"));
  else if (g_str_equal (element, "title") || g_str_equal (element, "p") || g_str_equal (element, "desc"))
    begin_text (reader);
  else if (g_str_equal (element, "list") || g_str_equal (element, "steps") || g_str_equal (element, "terms"))
    open_list (reader, g_str_equal (element, "steps"));
  else if (g_str_equal (element, "item"))
    {
      reader->lists[reader->n_lists].n_items++;
      reader->lists[reader->n_lists].fresh = TRUE;
    }
  else if (g_str_equal (element, "note"))
    reader->n_notes++;
  else if (g_str_equal (element, "figure"))
    reader->figure = add_block (reader, ARI_BLOCK_FIGURE, g_strdup (""));
  else if (g_str_equal (element, "media"))
    open_media (reader, attribute (names, values, "src"));
  else if (g_str_equal (element, "thead"))
    reader->in_head = TRUE;
  else if (g_str_equal (element, "tr"))
    open_row (reader);
}

/* The alternative text of a picture, or its caption. */
static void
end_figure_text (Reader *reader,
                 char   *text)
{
  char **target = reader->in_media ? &reader->figure->alternative : &reader->figure->text;

  g_free (*target);
  *target = text;
}

static void
end_paragraph (Reader     *reader,
               const char *parent,
               char       *text)
{
  List *list = &reader->lists[reader->n_lists];

  if (reader->row != NULL)
    g_ptr_array_add (reader->row->cells, text);
  else if (reader->n_notes > 0)
    add_block (reader, ARI_BLOCK_NOTE, text);
  else if (g_str_equal (parent, "item") && reader->n_lists > 0 && list->fresh)
    add_block (reader, ARI_BLOCK_ITEM, text)->number = list->numbered ? list->n_items : 0;
  else
    add_block (reader, ARI_BLOCK_PARAGRAPH, text);
  list->fresh = FALSE;
}

static void
end_title (Reader     *reader,
           const char *parent,
           char       *text)
{
  if (g_str_equal (parent, "page") || g_str_equal (parent, "section"))
    {
      AriBlock *heading = add_block (reader, ARI_BLOCK_HEADING, text);

      heading->level = reader->n_sections + 1;
      heading->id = g_steal_pointer (&reader->section);
      if (reader->page->title == NULL)
        reader->page->title = g_strdup (text);
    }
  else
    {
      add_block (reader, ARI_BLOCK_TERM, text);
      reader->lists[reader->n_lists].fresh = FALSE;
    }
}

static void
end_text (Reader              *reader,
          GMarkupParseContext *context,
          const char          *element)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : "";
  char *text = finish_text (reader);

  if (reader->info_from > 0)
    reader->page->summary = text;
  else if (reader->figure != NULL)
    end_figure_text (reader, text);
  else if (reader->in_media)
    g_free (text); /* a picture outside a figure */
  else if (g_str_equal (element, "p"))
    end_paragraph (reader, parent, text);
  else if (g_str_equal (element, "title"))
    end_title (reader, parent, text);
  else
    g_free (text);
}

static void
end_element_cb (GMarkupParseContext *context,
                const char          *element,
                gpointer             data,
                GError             **error)
{
  Reader *reader = data;
  guint depth = reader->depth--;

  if (reader->skipped_from > 0)
    {
      if (reader->skipped_from == depth)
        reader->skipped_from = 0;
    }
  else if (reader->text != NULL && depth > reader->text_from)
    close_inline (reader);
  else if (reader->text != NULL)
    end_text (reader, context, element);
  else if (depth == reader->info_from)
    reader->info_from = 0;
  else if (g_str_equal (element, "section"))
    reader->n_sections--;
  else if (g_str_equal (element, "list") || g_str_equal (element, "steps") || g_str_equal (element, "terms"))
    reader->n_lists -= reader->n_lists > 0;
  else if (g_str_equal (element, "note"))
    reader->n_notes--;
  else if (g_str_equal (element, "figure"))
    reader->figure = NULL;
  else if (g_str_equal (element, "media"))
    reader->in_media = FALSE;
  else if (g_str_equal (element, "thead"))
    reader->in_head = FALSE;
  else if (g_str_equal (element, "tr"))
    reader->row = NULL;
}

/**
 * ari_help_page_parse:
 * @length: bytes of @text, or −1 if it is zero-terminated
 *
 * Returns: (transfer full) (nullable): the page, or NULL with G_MARKUP_ERROR
 */
AriHelpPage *
ari_help_page_parse (const char  *text,
                     gssize       length,
                     GError     **error)
{
  const GMarkupParser parser = { start_element_cb, end_element_cb, text_cb, NULL, NULL };
  g_autoptr(AriHelpPage) page = g_new0 (AriHelpPage, 1);
  Reader reader = { .page = page, .closing = g_string_new (NULL) };
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  gboolean well_formed;

  page->blocks = g_ptr_array_new_with_free_func (block_free);
  page->links = g_ptr_array_new_with_free_func (link_free);
  well_formed = g_markup_parse_context_parse (context, text, length, error) &&
                g_markup_parse_context_end_parse (context, error);

  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);
  g_string_free (reader.closing, TRUE);
  g_free (reader.section);

  return well_formed ? g_steal_pointer (&page) : NULL;
}

void
ari_help_page_free (AriHelpPage *page)
{
  g_free (page->id);
  g_free (page->language);
  g_free (page->title);
  g_free (page->summary);
  g_ptr_array_unref (page->links);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}
