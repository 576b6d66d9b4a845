/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-summary.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-file-name.h"
#include "ari-notation.h"
#include "ari-notation-pictures.h"
#include "ari-share-chart.h"
#include "ari-summary-text.h"

/* In points. */
#define GAP          12
#define CHART_HEIGHT 90
#define TEXT_SIZE    10

/* The parts of a page that the board may take: as a rule, and to spare a page. */
#define BOARD_PART       0.4
#define LEAST_BOARD_PART 0.25

/* Laid out once for all pages. */
typedef struct
{
  AriMatch      *match;
  PangoLayout   *head;
  PangoLayout   *legend;  /* (nullable) of the board */
  PangoLayout   *caption; /* of the chart */
  PangoLayout   *text;
  AriNotationPictures pictures; /* of the moves in the text */
  AriScene      *scene;
  GskRenderNode *board;
  GskRenderNode *chart;  /* (nullable) */
  GArray        *breaks; /* (element-type guint) the first line of the text on each page */
  double         board_height;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  g_clear_object (&paper->match);
  g_clear_object (&paper->head);
  g_clear_object (&paper->legend);
  g_clear_object (&paper->caption);
  g_clear_object (&paper->text);
  ari_notation_pictures_clear (&paper->pictures);
  g_clear_pointer (&paper->scene, ari_scene_free);
  g_clear_pointer (&paper->board, gsk_render_node_unref);
  g_clear_pointer (&paper->chart, gsk_render_node_unref);
  g_array_unref (paper->breaks);
  g_free (paper);
}

static PangoLayout *
lay_out (GtkPrintContext *context,
         const char      *markup)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_size (font, TEXT_SIZE * PANGO_SCALE);
  pango_context_set_font_description (pango_layout_get_context (layout), font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (gtk_print_context_get_width (context) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_markup (layout, markup, -1);

  return layout;
}

static double
height_of (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return (double) logical.height / PANGO_SCALE;
}

/* Puts pictures over the moves. */
static void
add_pictures (Paper *paper)
{
  const char *text = pango_layout_get_text (paper->text), *rest = text;
  g_autoptr(PangoAttrList) attributes = pango_attr_list_copy (pango_layout_get_attributes (paper->text));
  AriQuote quote;

  ari_notation_pictures_begin (&paper->pictures, ari_match_get_rules (paper->match),
                               pango_layout_get_context (paper->text));
  while (ari_notation_next (&rest, &quote))
    {
      g_autofree char *action = g_strndup (quote.text, quote.length);

      ari_notation_pictures_add (&paper->pictures, attributes, action, (guint) (quote.text - text),
                                 (guint) (quote.text - quote.start), quote.seat);
    }
  pango_layout_set_attributes (paper->text, attributes);
}

/* The scheme for white paper, in the style of the boards on the screen. */
static AriScheme
paper_scheme (void)
{
  return ari_scheme_for (ari_appearance_get_style (ari_appearance_get_default ()), FALSE, FALSE);
}

/* The end of the shown line with its areas. */
static AriScene *
board_scene (AriMatch *match)
{
  AriVisibility visibility = ari_summary_visibility (match);
  AriPosition position;
  AriBoardState show;
  AriMark marks[ARI_MAX_SPOTS];
  const AriOverlay *overlay;

  ari_match_get_position_at (match, g_list_model_get_n_items (G_LIST_MODEL (match)), &position);
  ari_visibility_redact (&visibility, &position);
  ari_board_state_init (&show, ari_match_get_setup (match), &position);
  show.covered = visibility.covered;
  show.n_marks = ari_summary_areas (ari_match_get_rules (match), &position, marks, &overlay);
  show.marks = marks;

  return ari_board_renderer_picture (&show);
}

/* For white paper. */
static GskRenderNode *
draw_board (const Paper *paper,
            double       width)
{
  AriPainter painter = { .context = pango_layout_get_context (paper->text),
                         .scheme = paper_scheme (),
                         .unit = 1 };
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  ari_painter_fit (&painter, &paper->scene->bounds, (float) width, (float) paper->board_height);
  ari_painter_append (&painter, paper->scene, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* What follows the board and its legend on the first page. */
static double
top_below_board (const Paper *paper)
{
  double top = height_of (paper->head) + GAP + paper->board_height + GAP;

  return paper->legend != NULL ? top + height_of (paper->legend) + GAP : top;
}

/* The top of the text on the first page. */
static double
top_of (const Paper *paper)
{
  double top = top_below_board (paper);

  return paper->chart != NULL ? top + height_of (paper->caption) + CHART_HEIGHT + GAP : top;
}

/* Returns the height of the text on the last page. */
static double
break_pages (Paper  *paper,
             double  page_height)
{
  PangoLayoutIter *iter = pango_layout_get_iter (paper->text);
  double begun = -top_of (paper); /* top of the page, relative to the text */
  double before = 0;              /* top of the line before */
  guint line = 0, n_after_blank = 0;

  g_array_set_size (paper->breaks, 0);
  g_array_append_val (paper->breaks, line);
  do
    {
      PangoRectangle logical;
      double y, end;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      y = (double) logical.y / PANGO_SCALE;
      end = y + (double) logical.height / PANGO_SCALE;
      if (end - begun > page_height && y > begun)
        {
          /* A heading, which stands after an empty line, goes with what it heads. */
          guint first = n_after_blank == 1 && before > begun ? line - 1 : line;

          g_array_append_val (paper->breaks, first);
          begun = first < line ? before : y;
        }
      n_after_blank = pango_layout_iter_get_line_readonly (iter)->length > 0 ? n_after_blank + 1 : 0;
      before = y;
      line++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);

  return height_of (paper->text) - begun;
}

/* The board becomes a little smaller where that spares a last page with a few lines. */
static void
fit_pages (Paper  *paper,
           double  page_height)
{
  double usual = paper->board_height, rest = break_pages (paper, page_height);
  guint n_pages = paper->breaks->len;

  paper->board_height = MAX (usual - rest, MIN (usual, page_height * LEAST_BOARD_PART));
  break_pages (paper, page_height);
  if (paper->breaks->len < n_pages)
    return;

  paper->board_height = usual;
  break_pages (paper, page_height);
}

static void
begin_cb (GtkPrintOperation *operation,
          GtkPrintContext   *context,
          gpointer           data)
{
  Paper *paper = data;
  double width = gtk_print_context_get_width (context), height = gtk_print_context_get_height (context);
  g_autofree char *head = ari_summary_head (paper->match);
  g_autofree char *text = ari_summary_text (paper->match), *legend = ari_summary_legend (paper->match);
  g_autofree char *caption = g_markup_printf_escaped ("<b>%s</b>", _("Winning Chance"));

  paper->head = lay_out (context, head);
  paper->legend = legend != NULL ? lay_out (context, legend) : NULL;
  paper->caption = lay_out (context, caption);
  paper->text = lay_out (context, text);
  add_pictures (paper);
  paper->chart = ari_share_chart_draw (paper->match, paper_scheme (), (float) width, CHART_HEIGHT);
  paper->scene = board_scene (paper->match);
  paper->board_height =
      MIN (height * BOARD_PART, width * paper->scene->bounds.height / paper->scene->bounds.width);
  fit_pages (paper, height);
  paper->board = draw_board (paper, width);
  gtk_print_operation_set_n_pages (operation, (int) paper->breaks->len);
}

static void
draw_node (cairo_t       *cr,
           GskRenderNode *node,
           double         y)
{
  cairo_save (cr);
  cairo_translate (cr, 0, y);
  gsk_render_node_draw (node, cr);
  cairo_restore (cr);
}

/* Draws the lines @first … @last − 1 of the text, starting at @top. */
static void
draw_lines (cairo_t *cr,
            Paper   *paper,
            guint    first,
            guint    last,
            double   top)
{
  PangoLayoutIter *iter = pango_layout_get_iter (paper->text);
  AriPainter painter = { .context = pango_layout_get_context (paper->text), .scheme = paper_scheme () };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  guint number = 0;
  double begun = 0;

  do
    {
      PangoRectangle logical;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      if (number == first)
        begun = (double) logical.y / PANGO_SCALE;
      if (number >= first && number < last)
        {
          cairo_move_to (cr, (double) logical.x / PANGO_SCALE,
                         top + (double) pango_layout_iter_get_baseline (iter) / PANGO_SCALE - begun);
          pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
        }
      number++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);

  painter.origin.y = (float) (top - begun);
  ari_notation_pictures_paint (&paper->pictures, paper->text, first, last, &painter, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    draw_node (cr, node, 0);
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              gpointer           data)
{
  Paper *paper = data;
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  guint first = g_array_index (paper->breaks, guint, page);
  guint last =
      (guint) page + 1 < paper->breaks->len ? g_array_index (paper->breaks, guint, page + 1) : G_MAXUINT;

  cairo_set_source_rgb (cr, 0, 0, 0);
  if (page == 0)
    {
      double y = height_of (paper->head) + GAP;

      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout (cr, paper->head);
      draw_node (cr, paper->board, y);
      if (paper->legend != NULL)
        {
          cairo_set_source_rgb (cr, 0, 0, 0);
          cairo_move_to (cr, 0, y + paper->board_height + GAP);
          pango_cairo_show_layout (cr, paper->legend);
        }
      if (paper->chart != NULL)
        {
          y = top_below_board (paper);
          cairo_set_source_rgb (cr, 0, 0, 0);
          cairo_move_to (cr, 0, y);
          pango_cairo_show_layout (cr, paper->caption);
          draw_node (cr, paper->chart, y + height_of (paper->caption));
        }
      cairo_set_source_rgb (cr, 0, 0, 0);
    }
  draw_lines (cr, paper, first, last, page == 0 ? top_of (paper) : 0);
}

GtkPrintOperation *
ari_summary_print (AriMatch *match)
{
  GtkPrintOperation *operation;
  g_autoptr(GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *about = NULL, *name = NULL;
  Paper *paper;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  operation = gtk_print_operation_new ();
  paper = g_new0 (Paper, 1);
  paper->match = g_object_ref (match);
  paper->breaks = g_array_new (FALSE, FALSE, sizeof (guint));
  ari_notation_pictures_init (&paper->pictures);
  g_object_set_data_full (G_OBJECT (operation), "paper", paper, paper_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), paper);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), paper);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  about = ari_file_name (match, 0, NULL);
  /* Translators: the name of what is printed, and of the file that is proposed for it. %s names the match,
   * such as “Minoa, Pasiphaë – Daedalus, 2026-11-22”. */
  name = g_strdup_printf (_("%s, summary"), about);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);

  return operation;
}

GFile *
ari_summary_get_file (GtkPrintOperation *operation)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri = NULL;

  if (settings != NULL)
    uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);

  return uri != NULL ? g_file_new_for_uri (uri) : NULL;
}
