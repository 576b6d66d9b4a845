/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-summary.h"

#include <glib/gi18n.h>

#include "ari-brief.h"
#include "ari-date-words.h"
#include "ari-ending-words.h"
#include "ari-entry-words.h"
#include "ari-list-words.h"
#include "ari-board-renderer.h"
#include "ari-file-name.h"
#include "ari-judgement.h"
#include "ari-luck-list.h"
#include "ari-luck.h"
#include "ari-notation.h"
#include "ari-oversight.h"
#include "ari-painter.h"
#include "ari-reason.h"
#include "ari-share-chart.h"

/* In points. */
#define GAP          12
#define CHART_HEIGHT 90
#define TEXT_SIZE    10

/* The largest part of a page that the board may take. */
#define BOARD_PART 0.4

/* Laid out once for all pages. */
typedef struct
{
  AriMatch      *match;
  PangoLayout   *head;
  PangoLayout   *text;
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
  g_clear_object (&paper->text);
  g_clear_pointer (&paper->board, gsk_render_node_unref);
  g_clear_pointer (&paper->chart, gsk_render_node_unref);
  g_array_unref (paper->breaks);
  g_free (paper);
}

static guint
n_plies (AriMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* Takes @line and adds it as a line of its own. */
static void
add_line (GString *text,
          char    *line)
{
  g_autofree char *taken = line;
  g_autofree char *escaped = g_markup_escape_text (taken, -1);

  g_string_append_printf (text, "%s\n", escaped);
}

static void
add_heading (GString    *text,
             const char *heading)
{
  g_autofree char *escaped = g_markup_escape_text (heading, -1);

  g_string_append_printf (text, "\n<b>%s</b>\n", escaped);
}

static const char *
name_of (AriMatch *match,
         AriActor  seat)
{
  return ari_match_get_seat_name (match, seat);
}

/* An action as paper shows it: its written form, or words of the language where that has words or letters of
 * colours. */
static char *
words_of (AriMatch   *match,
          const char *text)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *quoted = ari_notation_quote (text);
  AriNotation notation;

  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    if (notation.parts[i].word != NULL)
      return ari_notation_spoken (rules, quoted);

  return g_strdup (text);
}

/* The game, title, players and date. */
static char *
head_text (AriMatch *match)
{
  guint seats = ari_match_get_setup (match)->seats;
  const char *names[ARI_MAX_SEATS];
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *game = g_markup_escape_text (_(ari_match_get_rules (match)->name), -1);

  for (AriActor seat = 1; seat <= seats; seat++)
    names[seat - 1] = name_of (match, seat);

  g_string_append_printf (text, "<span size=\"180%%\" weight=\"bold\">%s</span>\n", game);
  if (ari_match_get_title (match) != NULL)
    add_line (text, ari_brief_new (ari_match_get_title (match), ARI_BRIEF_TITLE));
  add_line (text, ari_list_words (names, seats));
  /* Paper has no "today": relative to 1970, every date is written out. */
  add_line (text, ari_date_words (ari_match_get_started (match), 0));

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* What the game counts, a line for each thing, with all players. */
static void
add_tally (GString           *text,
           AriMatch          *match,
           const AriPosition *position)
{
  guint seats = ari_match_get_setup (match)->seats;
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  guint n = ari_rules_tally (ari_match_get_rules (match), position, rows);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *list = NULL;

      for (AriActor seat = 1; seat <= seats; seat++)
        /* Translators: a player and a number, such as “Ariadne 29”; the line says what is counted. */
        g_ptr_array_add (numbers, g_strdup_printf (_("%1$s %2$d"), name_of (match, seat),
                                                   rows[i].numbers[seat - 1]));
      list = ari_list_words ((const char *const *) numbers->pdata, seats);
      /* Translators: what is counted, and a list such as “Ariadne 29 and Theseus 67”. */
      add_line (text, g_strdup_printf (C_("tally", "%1$s: %2$s"), _(rows[i].label), list));
    }
}

/* What the analysis says of the player; nothing where nothing was analysed. */
static void
add_player (GString       *text,
            AriMatch      *match,
            AriActor       seat,
            const AriLuck *luck)
{
  g_autofree char *words = NULL, *memory = ari_luck_memory_words (match, luck);

  if (luck->n_decisions + luck->n_outcomes + luck->n_feats > 0)
    words = ari_luck_words (luck);
  if (words != NULL && memory != NULL)
    /* Translators: a player, what luck and skill were to them, and what they remembered. */
    add_line (text, g_strdup_printf (_("%1$s: %2$s. %3$s"), name_of (match, seat), words, memory));
  else if (words != NULL || memory != NULL)
    /* Translators: a player, and what the analysis says of them. */
    add_line (text, g_strdup_printf (C_("player", "%1$s: %2$s"), name_of (match, seat),
                                     words != NULL ? words : memory));
}

static void
add_seats (GString  *text,
           AriMatch *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriLuck luck[ARI_MAX_SEATS];
  AriPosition position;
  guint winners;

  ari_luck_of_match (match, luck);
  ari_match_get_position_at (match, n_plies (match), &position);
  winners = ari_rules_winners (rules, &position);

  add_heading (text, _("Result"));
  if (winners != 0 || ari_match_get_ending (match)->kind != ARI_ENDING_NONE)
    add_line (text, ari_ending_words_result (match));
  else
    add_line (text, g_strdup (_("The match isn’t over.")));

  add_tally (text, match, &position);
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    add_player (text, match, seat, &luck[seat - 1]);
}

/* Paper outlasts the moment for which tiles lie open, so all that players have to remember is hidden. */
static AriSight
sight_of (AriMatch *match)
{
  return (AriSight) { .match = match, .covered = TRUE };
}

/* The mistakes that the review found, in the order of plies. */
static void
add_mistakes (GString  *text,
              AriMatch *match)
{
  AriSight sight = sight_of (match);
  guint n_judged = 0, n_blamed = 0;

  add_heading (text, _("Match Analysis"));
  for (guint i = 0; i < n_plies (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      const AriEval *eval = ari_ply_get_eval (ply);
      g_autofree char *best = NULL, *better = NULL, *played = NULL, *reason = NULL,
                      *told = NULL;

      n_judged += eval != NULL;
      if (eval == NULL || eval->best == NULL || !ari_judgement_is_mistake (ply))
        continue;

      n_blamed++;
      best = ari_brief_new (eval->best, ARI_BRIEF_NAME);
      better = words_of (match, best);
      played = words_of (match, ari_ply_get_text (ply));
      if (ari_sight_hides_ply (&sight, ply) || ari_sight_hides_text (&sight, ply, eval->best))
        continue;

      /* Translators: the number of a ply, who played it, what it was, what it cost in per cent, the
       * standard error of that, and what was better. */
      told = g_strdup_printf (_("%1$u. %2$s: %3$s lost %4$.0f points of winning chance (± %5$.1f); %6$s was "
                                "better."),
                              i + 1, name_of (match, ari_ply_get_actor (ply)), played, eval->loss * 100,
                              eval->loss_error * 100, better);
      reason = ari_reason_of_mistake (match, i + 1);
      add_line (text, g_strjoin (" ", told, reason, NULL));
    }

  if (n_judged == 0)
    add_line (text, g_strdup (_("Nothing has been analysed yet. Start the match analysis in the Analysis "
                                "panel.")));
  else if (n_judged < n_plies (match))
    add_line (text, g_strdup_printf (_("%1$u of %2$u moves analysed"), n_judged, n_plies (match)));
  else if (n_blamed == 0)
    add_line (text, g_strdup (_("Analysis finished: no mistakes")));
}

/* All plies of the shown line, numbered as the mistakes are. */
static void
add_moves (GString  *text,
           AriMatch *match)
{
  g_autoptr(GString) line = g_string_new (NULL);
  AriSight sight = sight_of (match);

  add_heading (text, _("Moves"));
  for (guint i = 0; i < n_plies (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      gboolean hidden = ari_sight_hides_ply (&sight, ply);
      g_autofree char *words = words_of (match, ari_ply_get_text (ply));

      /* A number stays beside its move. */
      g_string_append_printf (line, "%s%u.\302\240%s%s", i > 0 ? "  " : "", i + 1,
                              hidden ? "…" : words,
                              hidden ? "" : ari_glyph_symbol (ari_judgement_glyph (ply)));
    }
  add_line (text, g_string_free_and_steal (g_steal_pointer (&line)));
}

/* Whether the overlay divides the board into areas, which say how the match stands, and @mark is part of
 * one. */
static gboolean
is_area (const AriMark *mark)
{
  return mark->group != 0
         && (mark->kind == ARI_MARK_SAFE || mark->kind == ARI_MARK_OWNED || mark->kind == ARI_MARK_CONTESTED);
}

/* The areas of the position. @overlay: (out) (nullable): that they come from */
static guint
find_areas (const AriRules     *rules,
            const AriPosition  *position,
            AriMark            *marks,
            const AriOverlay  **overlay)
{
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n_overlays);

  *overlay = NULL;
  for (guint i = 0; i < n_overlays; i++)
    if (!overlays[i].reveals_hidden)
      {
        guint n = overlays[i].marks (position, marks), n_areas = 0;

        for (guint j = 0; j < n; j++)
          if (is_area (&marks[j]))
            marks[n_areas++] = marks[j];
        *overlay = &overlays[i];
        if (n_areas > 0)
          return n_areas;
      }
  *overlay = NULL;

  return 0;
}

/* What the areas on the printed board mean. */
static void
add_legend (GString  *text,
            AriMatch *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriMark marks[ARI_MAX_SPOTS];
  const AriOverlay *overlay;
  AriPosition position;

  ari_match_get_position_at (match, n_plies (match), &position);
  if (find_areas (rules, &position, marks, &overlay) > 0
      && ari_board_renderer_legend (rules, overlay->id) != NULL)
    add_line (text, g_strdup (ari_board_renderer_legend (rules, overlay->id)));
}

char *
ari_summary_text (AriMatch *match)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  add_legend (text, match);
  add_seats (text, match);
  add_mistakes (text, match);
  add_moves (text, match);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static PangoLayout *
lay_out (GtkPrintContext *context,
         const char      *markup)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_size (font, TEXT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
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

/* The scheme for white paper, in the style of the boards on the screen. */
static AriScheme
paper_scheme (void)
{
  return ari_scheme_for (ari_appearance_get_style (ari_appearance_get_default ()), FALSE, FALSE);
}

/* The end of the shown line with its areas, for white paper. */
static GskRenderNode *
draw_board (AriMatch        *match,
            GtkPrintContext *context,
            PangoContext    *pango,
            double          *height)
{
  AriPainter painter = { .context = pango, .scheme = paper_scheme (), .unit = 1 };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double width = gtk_print_context_get_width (context);
  g_autoptr(AriScene) scene = NULL;
  AriSight sight = sight_of (match);
  AriPosition position;
  AriBoardState show;
  AriMark marks[ARI_MAX_SPOTS];
  const AriOverlay *overlay;

  ari_match_get_position_at (match, n_plies (match), &position);
  ari_sight_redact (&sight, &position);
  ari_board_state_init (&show, ari_match_get_setup (match), &position);
  show.covered = sight.covered;
  show.n_marks = find_areas (ari_match_get_rules (match), &position, marks, &overlay);
  show.marks = marks;
  scene = ari_board_renderer_picture (&show);
  *height = MIN (gtk_print_context_get_height (context) * BOARD_PART,
                 width * scene->bounds.height / scene->bounds.width);
  ari_painter_fit (&painter, &scene->bounds, (float) width, (float) *height);
  ari_painter_append (&painter, scene, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* The top of the text on the first page. */
static double
top_of (const Paper *paper)
{
  double top = height_of (paper->head) + GAP + paper->board_height + GAP;

  return paper->chart != NULL ? top + CHART_HEIGHT + GAP : top;
}

static void
break_pages (Paper  *paper,
             double  page_height)
{
  PangoLayoutIter *iter = pango_layout_get_iter (paper->text);
  double begun = -top_of (paper); /* top of the page, relative to the text */
  guint line = 0;

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
          g_array_append_val (paper->breaks, line);
          begun = y;
        }
      line++;
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static void
begin_cb (GtkPrintOperation *operation,
          GtkPrintContext   *context,
          gpointer           data)
{
  Paper *paper = data;
  g_autofree char *head = head_text (paper->match);
  g_autofree char *text = ari_summary_text (paper->match);

  paper->head = lay_out (context, head);
  paper->text = lay_out (context, text);
  paper->board = draw_board (paper->match, context, pango_layout_get_context (paper->text), &paper->board_height);
  paper->chart = ari_share_chart_draw (paper->match, paper_scheme (), (float) gtk_print_context_get_width (context),
                                       CHART_HEIGHT);
  break_pages (paper, gtk_print_context_get_height (context));
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
draw_lines (cairo_t     *cr,
            PangoLayout *text,
            guint        first,
            guint        last,
            double       top)
{
  PangoLayoutIter *iter = pango_layout_get_iter (text);
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
  guint last = (guint) page + 1 < paper->breaks->len ? g_array_index (paper->breaks, guint, page + 1) : G_MAXUINT;

  cairo_set_source_rgb (cr, 0, 0, 0);
  if (page == 0)
    {
      double y = height_of (paper->head) + GAP;

      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout (cr, paper->head);
      draw_node (cr, paper->board, y);
      if (paper->chart != NULL)
        draw_node (cr, paper->chart, y + paper->board_height + GAP);
      cairo_set_source_rgb (cr, 0, 0, 0);
    }
  draw_lines (cr, paper->text, first, last, page == 0 ? top_of (paper) : 0);
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
