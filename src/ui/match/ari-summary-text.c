/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-summary-text.h"

#include <glib/gi18n.h>

#include "ari-accuracy-list.h"
#include "ari-board-renderer.h"
#include "ari-text-elide.h"
#include "ari-date-words.h"
#include "ari-ending-words.h"
#include "ari-judgement.h"
#include "ari-list-words.h"
#include "ari-loss-words.h"
#include "ari-luck-list.h"
#include "ari-luck.h"
#include "ari-moment.h"
#include "ari-notation.h"
#include "ari-reason.h"
#include "ari-seat-words.h"
#include "ari-sentences.h"
#include "ari-tally-words.h"

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

char *
ari_summary_head (AriMatch *match)
{
  guint seats = ari_match_get_setup (match)->seats;
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *game = g_markup_escape_text (_(rules->name), -1);

  for (AriActor seat = 1; seat <= seats; seat++)
    g_ptr_array_add (names, ari_seat_words (match, seat));
  list = ari_list_words ((const char *const *) names->pdata, seats);

  g_string_append_printf (text, "<span size=\"180%%\" weight=\"bold\">%s</span>\n", game);
  if (ari_match_get_title (match) != NULL)
    add_line (text, ari_text_elide (ari_match_get_title (match), ARI_BRIEF_TITLE));
  add_line (text, g_steal_pointer (&list));
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
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  guint n = ari_rules_tally (ari_match_get_rules (match), position, rows);

  for (guint i = 0; i < n; i++)
    add_line (text, ari_tally_words (match, &rows[i]));
}

/* What the analysis says of the player; nothing where nothing was analysed. */
static void
add_player (GString       *text,
            AriMatch      *match,
            AriActor       seat,
            const AriLuck *luck)
{
  g_autofree char *words = NULL, *memory = ari_luck_memory_words (match, luck);
  g_autofree char *accuracy = ari_accuracy_words (match, seat);

  /* Without luck, the accuracy below says the same of the decisions. */
  if (luck->n_outcomes + luck->n_feats > 0)
    words = ari_luck_words (ari_match_get_rules (match), luck);
  if (words != NULL && memory != NULL)
    /* Translators: a player, what luck and skill were to them, and what they remembered. */
    add_line (text, g_strdup_printf (_("%1$s: %2$s. %3$s"), name_of (match, seat), words, memory));
  else if (words != NULL || memory != NULL)
    /* Translators: a player, and what the analysis says of them. */
    add_line (text, g_strdup_printf (C_("player", "%1$s: %2$s"), name_of (match, seat),
                                     words != NULL ? words : memory));
  if (accuracy != NULL)
    add_line (text, g_strdup_printf (C_("player", "%1$s: %2$s"), name_of (match, seat), accuracy));
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
AriVisibility
ari_summary_visibility (AriMatch *match)
{
  return (AriVisibility) { .match = match, .covered = TRUE };
}

/* Takes @line, sentences that name moves. */
static void
add_said (GString  *text,
          AriMatch *match,
          char     *line)
{
  g_autofree char *taken = line;

  add_line (text, ari_notation_say_answers (ari_match_get_setup (match), taken));
}

/* A ply that was right or decided the match, beside those that are told as mistakes. */
static void
add_moment (GString    *text,
            AriMatch   *match,
            AriPly     *ply,
            const char *turning) /* (nullable) */
{
  g_autofree char *moment = ari_judgement_is_mistake (ply) ? NULL : ari_moment_text (ply);
  g_autofree char *played = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));
  g_autofree char *substitute = moment != NULL ? ari_seat_words_substitute (match, ply) : NULL;
  g_autofree char *found = ari_sentences_join (moment, substitute);
  g_autofree char *said = ari_sentences_join (found, turning);
  AriActor actor = ari_ply_get_actor (ply);

  if (said == NULL)
    return;
  if (actor == ARI_CHANCE)
    /* Translators: the number of a move, what chance brought, and a sentence about it. */
    add_said (text, match, g_strdup_printf (_("%1$u. %2$s. %3$s"), ari_ply_get_turn (ply), played, said));
  else
    /* Translators: the number of a move, who played it, what it was, and a sentence about it. */
    add_said (text, match, g_strdup_printf (_("%1$u. %2$s: %3$s. %4$s"), ari_ply_get_turn (ply),
                                            name_of (match, actor), played, said));
}

/* The mistakes that the review found, in the order of plies, and what else it points out. */
static void
add_mistakes (GString  *text,
              AriMatch *match)
{
  AriVisibility visibility = ari_summary_visibility (match);
  g_autoptr(AriPly) last = NULL;
  gboolean is_begun = FALSE;
  guint n_turns = ari_match_get_turn_at (match, n_plies (match)), n_judged, n_blamed = 0;

  add_heading (text, _("Match Analysis"));
  for (guint i = 0; i < n_plies (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      const AriEval *eval = ari_ply_get_eval (ply);
      g_autofree char *best = NULL, *better = NULL, *played = NULL, *reason = NULL, *told = NULL;
      g_autofree char *explained = NULL, *lost = NULL, *substitute = NULL, *whole = NULL;
      g_autofree char *turning = ari_moment_turning_text (match, i + 1, ARI_NONE);

      is_begun |= eval != NULL;
      g_set_object (&last, ply);
      if (eval == NULL || eval->best == NULL || !ari_judgement_is_mistake (ply))
        {
          if (!ari_visibility_hides_ply (&visibility, ply))
            add_moment (text, match, ply, turning);
          continue;
        }

      n_blamed++;
      best = ari_text_elide (eval->best, ARI_ELIDE_NAME);
      better = ari_notation_quote (ari_ply_get_actor (ply), best);
      played = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));
      if (ari_visibility_hides_ply (&visibility, ply)
          || ari_visibility_hides_text (&visibility, ply, eval->best))
        continue;

      lost = ari_loss_words (eval, played, better);
      /* Translators: the number of a move, who played it, and a sentence about it. */
      told = g_strdup_printf (_("%1$u. %2$s: %3$s"), ari_ply_get_turn (ply),
                              name_of (match, ari_ply_get_actor (ply)), lost);
      reason = ari_reason_of_mistake (match, i + 1);
      substitute = ari_seat_words_substitute (match, ply);
      explained = ari_sentences_join (told, reason);
      whole = ari_sentences_join (explained, substitute);
      add_said (text, match, ari_sentences_join (whole, turning));
    }

  n_judged = ari_judgement_count_turns (last);
  if (!is_begun)
    add_line (text, g_strdup (_("Nothing has been analysed yet. The review of the match begins with that.")));
  else if (n_judged < n_turns)
    add_line (text, g_strdup_printf (_("%1$u of %2$u moves analysed"), n_judged, n_turns));
  else if (n_blamed == 0)
    add_line (text, g_strdup (_("Analysis finished: no certain mistakes")));
}

/* All plies of the shown line, numbered as the mistakes are. */
static void
add_moves (GString  *text,
           AriMatch *match)
{
  g_autoptr(GString) line = g_string_new (NULL);
  AriVisibility visibility = ari_summary_visibility (match);

  add_heading (text, _("Moves"));
  for (guint i = 0; i < n_plies (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      gboolean hidden = ari_visibility_hides_ply (&visibility, ply);
      g_autofree char *move = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));

      if (i > 0)
        g_string_append (line, "  ");
      /* A number stays beside its move. */
      if (ari_ply_begins_turn (ply))
        g_string_append_printf (line, "%u.\302\240", ari_ply_get_turn (ply));
      g_string_append_printf (line, "%s%s", hidden ? "…" : move,
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

guint
ari_summary_areas (const AriRules     *rules,
                   const AriPosition  *position,
                   AriMark             marks[ARI_MAX_SPOTS],
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

char *
ari_summary_legend (AriMatch *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriMark marks[ARI_MAX_SPOTS];
  const AriOverlay *overlay;
  AriPosition position;
  const char *legend = NULL;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  ari_match_get_position_at (match, n_plies (match), &position);
  if (ari_summary_areas (rules, &position, marks, &overlay) > 0)
    legend = ari_board_renderer_legend (rules, overlay->id);

  return legend != NULL ? g_markup_escape_text (legend, -1) : NULL;
}

char *
ari_summary_text (AriMatch *match)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  add_seats (text, match);
  add_mistakes (text, match);
  add_moves (text, match);
  /* An empty line could take a page of its own. */
  g_string_truncate (text, text->len - 1);

  return g_string_free_and_steal (g_steal_pointer (&text));
}
