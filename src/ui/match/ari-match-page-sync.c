/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the match page shows: all of it follows from the match and the page's own few fields. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-entry-words.h"
#include "ari-match-style.h"
#include "ari-oversight.h"

#define LONGEST_MS           200 /* that what is said may stay behind the board */
#define CHARS_BESIDE_CHOICES 38 /* in two lines, so that the choices have one */

AriAction
ari_match_page_shown_position (AriMatchPage *self,
                               AriPosition  *before,
                               AriPosition  *position)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *ply = ari_match_get_ply (self->match);
  AriAction last = ply != NULL ? ari_ply_get_action (ply) : ARI_ACTION_NONE;

  if (ari_match_page_sees_flight (self))
    {
      ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, position);
      return ARI_ACTION_NONE;
    }

  *position = *ari_match_get_position (self->match);
  if (ply != NULL)
    ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, before);

  for (guint i = 0; i < self->preview_step; i++)
    {
      *before = *position;
      last = self->preview[i];
      rules->apply (position, last);
    }
  ari_match_veil (self->match, position, ari_match_page_recalls (self));

  return last;
}

void
ari_match_page_init_shown (AriMatchPage *self,
                           AriShown     *shown)
{
  AriAction last = ari_match_page_shown_position (self, &shown->before, &shown->position);

  ari_show_init (&shown->show, ari_match_get_setup (self->match), &shown->position);
  if (last != ARI_ACTION_NONE)
    ari_show_set_last (&shown->show, &shown->before, last, shown->ways);
  shown->show.n_marks = ari_match_page_collect_marks (self, &shown->position, shown->marks);
  shown->show.marks = shown->marks;
}

gboolean
ari_match_page_wants_animations (AriMatchPage *self)
{
  return adw_get_enable_animations (GTK_WIDGET (self))
         && (self->settings == NULL || g_settings_get_boolean (self->settings, "animations"));
}

/* A tile can't be pointed at before it is there: where outcomes of chance look alike, they are chosen from a list, or typed. */
static gboolean
can_be_picked (const AriRules    *rules,
               const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  AriSpot first[ARI_MAX_PICKS], second[ARI_MAX_PICKS];
  guint n;

  if (ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return FALSE;
  if (ari_rules_actor (rules, position) != ARI_CHANCE || rules->actions (position, actions) < 2)
    return TRUE;

  n = rules->picks (position, actions[0], first);

  return rules->picks (position, actions[1], second) != n || memcmp (first, second, n * sizeof *first) != 0;
}

/* Whether chance acted where the page looks back, and something else may come up only by its name. */
static gboolean
has_outcomes (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition before, position;

  if (ari_match_is_at_end (self->match) || !ari_match_driver_awaits_person (self->driver))
    return FALSE;

  ari_match_page_shown_position (self, &before, &position);

  return ari_rules_actor (rules, &position) == ARI_CHANCE
         && ari_feat_due (rules, &position) == ARI_FEAT_NONE && !can_be_picked (rules, &position);
}

/* Whether it is a person's turn at the end of a line, in a match that is not over. */
static gboolean
is_turn (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);

  return ari_match_get_cursor (self->match) == g_list_model_get_n_items (G_LIST_MODEL (self->match))
         && ari_rules_actor (rules, ari_match_get_main_position (self->match)) != ARI_NONE
         && ari_match_driver_awaits_person (self->driver);
}

static void
sync_board (AriMatchPage *self,
            gboolean      arrived)
{
  AriBoardFlags flags = 0;
  AriShown shown;

  ari_match_page_init_shown (self, &shown);
  if (self->hint_step >= ARI_HINT_WHAT)
    {
      shown.show.n_hints = self->hint->n_picks;
      shown.show.hints = self->hint->picks;
    }

  if (self->preview_step == 0 && ari_match_driver_awaits_person (self->driver)
      && can_be_picked (shown.show.rules, &shown.position))
    flags |= ARI_BOARD_PICKABLE;
  if ((flags & ARI_BOARD_PICKABLE) && is_turn (self))
    flags |= ARI_BOARD_TURN;
  if (arrived)
    flags |= ARI_BOARD_ARRIVED;
  if (ari_match_page_wants_animations (self))
    flags |= ARI_BOARD_ANIMATED;

  ari_board_view_show (self->board, &shown.show, flags);
  ari_board_view_show_region (self->board,
                              self->hint_step >= ARI_HINT_WHERE ? self->hint->region : NULL,
                              self->hint_step >= ARI_HINT_WHERE ? self->hint->n_region : 0);
}

static void
sync_cards (AriMatchPage *self)
{
  AriPosition before, position;
  gboolean thinking = ari_match_driver_get_thinking (self->driver) && self->preview_step == 0
                      && !ari_match_page_sees_flight (self);

  ari_match_page_shown_position (self, &before, &position);
  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    ari_seat_card_show (self->seat_cards[seat - 1], self->match, &position, thinking);
}

static char *
preview_text (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition position = *ari_match_get_position (self->match);
  g_autoptr(GString) line = g_string_new (NULL);

  for (guint i = 0; i < self->n_preview; i++)
    {
      g_autofree char *text = rules->format (&position, self->preview[i]);

      g_string_append_printf (line, i + 1 == self->preview_step ? "%s[%s]" : "%s%s", i > 0 ? " " : "", text);
      rules->apply (&position, self->preview[i]);
    }

  /* Translators: a line of analysis; the action on the board stands in brackets. */
  return g_strdup_printf (_("Line of analysis: %s"), line->str);
}

/* In the past, where chance acted. @task: what can be done there, a translated sentence */
static char *
outcome_text (guint       cursor,
              const char *task)
{
  if (cursor == 0)
    /* Translators: %s is a sentence such as “Choose what the two dice show.” */
    return g_strdup_printf (_("You see the start. %s"), task);

  /* Translators: %2$s is a sentence such as “Choose what the two dice show.” */
  return g_strdup_printf (_("You see ply %1$u. %2$s"), cursor, task);
}

/* Whether all that was played so far was chance. */
static gboolean
nobody_has_acted (AriMatch *match)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (ari_ply_get_actor (ply) != ARI_CHANCE)
        return FALSE;
    }

  return TRUE;
}

char *
ari_match_page_standing (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriActor actor = ari_rules_actor (rules, ari_match_get_position (self->match));
  guint cursor = ari_match_get_cursor (self->match);
  guint winners = ari_rules_winners (rules, ari_match_get_position (self->match));
  g_autofree char *turn = NULL;
  const char *name, *task;

  if (winners != 0)
    return ari_entry_words_outcome (self->match, winners);
  task = ari_rules_task (rules, ari_match_get_position (self->match));
  if (actor == ARI_CHANCE && !ari_match_is_at_end (self->match) && ari_match_is_on_main_line (self->match)
      && task != NULL)
    return outcome_text (cursor, _(task));
  if (cursor == 0 && !ari_match_is_at_end (self->match))
    return g_strdup (_("You see the start. A move here starts a variation."));
  if (!ari_match_is_on_main_line (self->match))
    {
      if (cursor == g_list_model_get_n_items (G_LIST_MODEL (self->match)))
        return g_strdup_printf (_("What if: ply %u of a variation. It can be played on."), cursor);

      return g_strdup_printf (_("What if: you see ply %u of a variation."), cursor);
    }
  if (!ari_match_is_at_end (self->match))
    return g_strdup_printf (_("You see ply %u. A move here starts a variation."), cursor);
  if (actor == ARI_CHANCE && nobody_has_acted (self->match))
    return g_strjoin (" ", _(rules->narration->first_hint), _("Chance decides."), NULL);
  if (actor == ARI_CHANCE && ari_match_driver_get_waiting (self->driver))
    return g_strdup (_("Chance decides next."));
  if (actor == ARI_CHANCE)
    return g_strdup (_("Chance decides."));

  name = ari_seat_name (ari_match_get_seat (self->match, actor), actor);
  if (ari_match_driver_get_thinking (self->driver))
    return g_strdup_printf (_("%s is thinking…"), name);
  if (ari_feat_due (rules, ari_match_get_position (self->match)) == ARI_FEAT_TOSS)
    turn = g_strdup_printf (_("%s is to toss the ring."), name);
  else
    turn = g_strdup_printf (_("%s is to move."), name);
  /* A computer needs not be told what to do. */
  if (ari_match_driver_get_waiting (self->driver))
    return g_steal_pointer (&turn);
  if (task == NULL && nobody_has_acted (self->match))
    task = rules->narration->first_hint;

  return task != NULL ? g_strjoin (" ", _(task), turn, NULL) : g_steal_pointer (&turn);
}

/* What the pill below the board says, newly allocated. */
static char *
pill_text (AriMatchPage *self)
{
  if (self->refusal != NULL)
    return g_strdup (self->refusal);
  if (ari_match_page_toss_outcome (self) != NULL)
    return g_strdup (ari_match_page_toss_outcome (self));
  if (ari_match_page_sees_flight (self))
    return g_strdup (_("The ring is in the air."));
  if (self->hint_step == ARI_HINT_SEARCHING)
    return g_strdup (_("Looking for a hint…"));
  if (self->hint_step == ARI_HINT_WHERE)
    return g_strdup (self->hint->where);
  if (self->hint_step == ARI_HINT_WHAT)
    return g_strdup (self->hint->what);
  if (self->hint_step == ARI_HINT_WHY)
    return g_strdup (self->hint->reason);
  if (self->preview_step > 0)
    return preview_text (self);

  return ari_match_page_standing (self);
}

gboolean
ari_match_page_is_low (AriMatchPage *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return layout != NULL && (layout == self->low || layout == self->low_medium || layout == self->low_narrow);
}

static void
set_pill_button (AriMatchPage *self,
                 const char   *label,
                 const char   *action)
{
  /* Who pressed the button goes on at the board. */
  if (label == NULL && gtk_widget_is_focus (GTK_WIDGET (self->pill_button))
      && gtk_stack_get_visible_child (self->stage) != NULL)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
  gtk_widget_set_visible (GTK_WIDGET (self->pill_button), label != NULL);
  if (label == NULL)
    return;

  /* Setting them anew takes time, even when they stay the same. */
  if (g_strcmp0 (gtk_button_get_label (self->pill_button), label) != 0)
    gtk_button_set_label (self->pill_button, label);
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->pill_button)), action) != 0)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pill_button), action);
}

static const char *
move_now_label (AriMatchPage *self)
{
  return ari_match_driver_get_waiting (self->driver) ? _("Play On") : _("Move Now");
}

/* The menu says the same as the button. */
static void
sync_menu (AriMatchPage *self)
{
  GMenuModel *section = G_MENU_MODEL (self->computer_section);
  const char *label = move_now_label (self);
  g_autofree char *shown = NULL;

  g_menu_model_get_item_attribute (section, 0, G_MENU_ATTRIBUTE_LABEL, "s", &shown);
  if (g_str_equal (shown, label))
    return;

  g_menu_remove (self->computer_section, 0);
  g_menu_insert (self->computer_section, 0, label, "match.move-now");
}

void
ari_match_page_sync_pill (AriMatchPage *self)
{
  GtkWidget *pill = GTK_WIDGET (self->pill);
  g_autofree char *text = pill_text (self);
  gboolean variation = !ari_match_is_on_main_line (self->match);
  gboolean narrow = adw_breakpoint_bin_get_current_breakpoint (self->bin) == self->narrow;
  gboolean low = ari_match_page_is_low (self);
  gboolean has_choices = gtk_widget_get_visible (ari_board_view_get_choices (self->board));
  gboolean plain = self->refusal == NULL && self->hint_step == ARI_HINT_NONE && self->preview_step == 0;
  gboolean keeps_room = plain || low;

  sync_menu (self);
  gtk_label_set_label (self->pill_label, text);
  /* What is said at each ply stays within the room that is kept for it. */
  gtk_label_set_lines (self->pill_label, !keeps_room ? -1 : narrow ? 3 : 2);
  gtk_label_set_max_width_chars (self->pill_label, has_choices ? CHARS_BESIDE_CHOICES : -1);
  gtk_label_set_ellipsize (self->pill_label, keeps_room ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  ari_match_style_set_tooltip (GTK_WIDGET (self->pill), low || narrow ? text : NULL);
  ari_match_style_set_class (pill, "refusal", self->refusal != NULL);
  ari_match_style_set_class (pill, "hint", self->refusal == NULL
                                           && (self->hint_step != ARI_HINT_NONE || self->preview_step > 0));
  ari_match_style_set_class (pill, "variation", variation);
  ari_match_style_set_class (pill, "little", low || narrow);

  if (self->refusal != NULL || self->hint_step == ARI_HINT_SEARCHING || self->hint_step == ARI_HINT_WHY)
    set_pill_button (self, NULL, NULL);
  else if (self->hint_step == ARI_HINT_WHERE)
    set_pill_button (self, _("What?"), "match.hint");
  else if (self->hint_step == ARI_HINT_WHAT)
    set_pill_button (self, _("Why?"), "match.hint");
  else if (self->preview_step > 0 && ari_match_get_cursor (self->match)
                                     < g_list_model_get_n_items (G_LIST_MODEL (self->match)))
    set_pill_button (self, _("Keep as Variation"), "match.keep-line");
  else if (self->preview_step > 0)
    set_pill_button (self, NULL, NULL);
  else if (has_outcomes (self))
    set_pill_button (self, _("Choose…"), "match.choose-outcome");
  else if (variation)
    set_pill_button (self, _("Main Line"), "match.main-line");
  else if (!ari_match_is_at_end (self->match) && !has_choices)
    set_pill_button (self, _("To the End"), "match.last");
  else if (ari_match_driver_get_waiting (self->driver) || ari_match_driver_get_thinking (self->driver))
    set_pill_button (self, move_now_label (self), "match.move-now");
  else
    set_pill_button (self, NULL, NULL);

  /* On little room it shows only while there is more to say or to press than the cards and the choices have. */
  gtk_widget_set_visible (GTK_WIDGET (self->pill), !plain || ari_match_driver_get_waiting (self->driver)
                                                   || !(low || (narrow && has_choices)));
}

static void
sync_title (AriMatchPage *self)
{
  g_autofree char *names = ari_entry_words_opponents (self->match), *whole = NULL;
  const AriRules *rules = ari_match_get_rules (self->match);
  const char *title = ari_match_get_title (self->match);
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  gboolean narrow = layout == self->narrow || layout == self->low_narrow;

  if (title == NULL || *title == '\0')
    title = narrow ? ari_rules_short_name (rules) : _(rules->name);
  whole = g_strdup_printf ("%s\n%s", title, names);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, narrow ? "" : names);
  ari_match_style_set_tooltip (GTK_WIDGET (self->title), whole);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _(rules->name));
}

/* Something newer is said: why a pick was refused is over, on the board too. */
void
ari_match_page_clear_refusal (AriMatchPage *self)
{
  ari_board_view_clear_refusal (self->board);
  g_clear_pointer (&self->refusal, g_free);
}

void
ari_match_page_clear_hint (AriMatchPage *self)
{
  g_clear_pointer (&self->hint, ari_hint_free);
  self->hint_step = ARI_HINT_NONE;
}

/* When another position is shown, what was said of the one before is over. This is part of every sync, for
 * nobody knows who hears of the move first. Returns whether the position was arrived at by a step forward. */
static gboolean
follow (AriMatchPage *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  guint cursor = ari_match_get_cursor (self->match), n_plies = ari_match_get_n_plies (self->match);
  gboolean forward = ply != self->last_ply && cursor == self->last_cursor + 1;
  gboolean fresh = n_plies > self->last_n_plies;
  gboolean flown;

  self->last_n_plies = n_plies;
  if (ply == self->last_ply && cursor == self->last_cursor)
    return FALSE;

  self->last_ply = ply;
  self->last_cursor = cursor;
  self->preview_step = 0;
  g_clear_pointer (&self->refusal, g_free);
  ari_match_page_clear_hint (self);
  self->turn_started = g_get_monotonic_time ();
  flown = ari_match_page_follow_toss (self, forward, fresh);
  ari_match_page_follow_sound (self, forward && !flown, fresh);
  if (!flown)
    {
      if (!self->takes_back)
        ari_match_page_say_last (self);
      ari_match_page_say_standing (self);
    }

  return forward;
}

static void
sync_around (GtkWidget *widget)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  sync_cards (self);
  ari_match_page_sync_pill (self);
  ari_replay_bar_show (self->replay_bar, self->match, self->play_id != 0, self->speed_factor);
  sync_title (self);
  ari_match_page_sync_speech (self);
}

static gboolean
has_choices (AriMatchPage *self)
{
  return gtk_widget_get_visible (ari_board_view_get_choices (self->board));
}

/* Only what is said at each ply can wait: choices, and whatever is said besides, share their room with it. */
static gboolean
is_plain (AriMatchPage *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !has_choices (self) && self->refusal == NULL
         && self->hint_step == ARI_HINT_NONE && self->preview_step == 0 && !ari_match_page_awaits_toss (self);
}

/* Words and numbers around the board have the whole page laid out anew: at a plain step the board comes first, unless all
 * is wanted @at_once. */
static void
sync_page (AriMatchPage *self,
           gboolean      at_once)
{
  gboolean was_plain, moves, arrived;

  if (self->match == NULL)
    return;

  was_plain = is_plain (self);
  moves = self->around.tick_id != 0 || ari_match_get_cursor (self->match) != self->last_cursor;
  arrived = follow (self);
  sync_board (self, arrived);
  ari_match_page_sync_toss (self);
  ari_match_page_sync_actions (self);
  if (!at_once && moves && was_plain && is_plain (self))
    ari_later_ask (&self->around, GTK_WIDGET (self), sync_around, LONGEST_MS);
  else
    sync_around (GTK_WIDGET (self));
}

void
ari_match_page_sync (AriMatchPage *self)
{
  sync_page (self, FALSE);
}

void
ari_match_page_sync_at_once (AriMatchPage *self)
{
  sync_page (self, TRUE);
}
