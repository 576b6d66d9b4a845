/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-entry-words.h"
#include "ari-match-style.h"
#include "ari-shortcuts.h"

#define TYPING_MS 150

G_DEFINE_FINAL_TYPE (AriMatchPage, ari_match_page, ADW_TYPE_NAVIGATION_PAGE)

static const char *
seat_name (AriMatchPage *self,
           AriActor      actor)
{
  const AriSeat *seat = ari_match_get_seat (self->match, actor);

  return *seat->name != '\0' ? seat->name : ari_seat_colour_name (actor);
}

/* The position on the board: that of the match, or a line of analysis that is stepped through. @last
 * receives the last action and @before the position it was made in. */
static void
shown_position (AriMatchPage *self,
                AriPosition  *before,
                AriPosition  *position,
                AriAction    *last)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *ply = ari_match_get_ply (self->match);

  *position = *ari_match_get_position (self->match);
  *last = ply != NULL ? ari_ply_get_action (ply) : ARI_ACTION_NONE;
  if (ply != NULL)
    ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, before);

  for (guint i = 0; i < self->preview_step; i++)
    {
      *before = *position;
      *last = self->preview[i];
      rules->apply (position, *last);
    }
}

gboolean
ari_match_page_wants_animations (AriMatchPage *self)
{
  return adw_get_enable_animations (GTK_WIDGET (self))
         && (self->settings == NULL || g_settings_get_boolean (self->settings, "animations"));
}

static void
sync_board (AriMatchPage *self)
{
  AriPosition before, position;
  AriMark marks[ARI_MAX_SPOTS];
  AriWay ways[ARI_MAX_WAYS];
  AriPly *ply = ari_match_get_ply (self->match);
  guint cursor = ari_match_get_cursor (self->match);
  AriBoardFlags flags = 0;
  AriAction last;
  AriShow show;

  shown_position (self, &before, &position, &last);
  ari_show_init (&show, ari_match_get_setup (self->match), &position);
  if (last != ARI_ACTION_NONE)
    ari_show_set_last (&show, &before, last, ways);
  show.n_marks = ari_match_page_collect_marks (self, &position, marks);
  show.marks = marks;
  if (self->hint_step >= ARI_HINT_WHAT)
    {
      show.n_hints = self->hint->n_picks;
      show.hints = self->hint->picks;
    }

  if (self->preview_step == 0 && ari_match_driver_awaits_person (self->driver)
      && ari_feat_due (show.rules, &position) == ARI_FEAT_NONE)
    flags |= ARI_BOARD_PICKABLE;
  if (ply != self->last_ply && cursor == self->last_cursor + 1)
    flags |= ARI_BOARD_ARRIVED;
  if (ari_match_page_wants_animations (self))
    flags |= ARI_BOARD_ANIMATED;

  ari_board_view_show (self->board, &show, flags);
  ari_board_view_show_region (self->board,
                              self->hint_step >= ARI_HINT_WHERE ? self->hint->region : NULL,
                              self->hint_step >= ARI_HINT_WHERE ? self->hint->n_region : 0);

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    ari_seat_card_show (self->seat_cards[seat - 1], self->match, &position,
                        ari_match_driver_get_thinking (self->driver) && self->preview_step == 0);
}

/* The result in words, newly allocated. */
static char *
result_text (AriMatchPage *self,
             guint         winners)
{
  const char *names[ARI_MAX_SEATS];
  g_autofree char *joined = NULL;
  guint n = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    if (winners & (1u << (seat - 1)))
      names[n++] = seat_name (self, seat);
  joined = ari_entry_words_join (names, n);

  /* Translators: %s is one name, or several. */
  return g_strdup_printf (ngettext ("The match is over. %s wins.", "The match is over. %s share the win.", n),
                          joined);
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

/* What the pill below the board says, newly allocated. */
static char *
pill_text (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriActor actor = rules->actor (ari_match_get_position (self->match));
  guint cursor = ari_match_get_cursor (self->match);
  guint winners = rules->winners (ari_match_get_position (self->match));
  g_autofree char *turn = NULL;
  const char *task;

  if (self->refusal != NULL)
    return g_strdup (self->refusal);
  if (ari_match_page_toss_outcome (self) != NULL)
    return g_strdup (ari_match_page_toss_outcome (self));
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
  if (winners != 0)
    return result_text (self, winners);
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
  if (actor == ARI_CHANCE)
    return g_strdup (_("Chance decides."));
  if (ari_match_driver_get_thinking (self->driver))
    return g_strdup_printf (_("%s is thinking…"), seat_name (self, actor));

  if (ari_feat_due (rules, ari_match_get_position (self->match)) == ARI_FEAT_TOSS)
    return g_strdup_printf (_("%s is to toss the ring."), seat_name (self, actor));

  turn = g_strdup_printf (_("%s is to move."), seat_name (self, actor));

  task = rules->task != NULL ? rules->task (ari_match_get_position (self->match)) : NULL;
  if (task == NULL && ari_match_get_n_plies (self->match) == 0)
    task = rules->first_hint;

  return task != NULL ? g_strjoin (" ", _(task), turn, NULL) : g_steal_pointer (&turn);
}

static void
set_class (GtkWidget  *widget,
           const char *name,
           gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static gboolean
is_low (AriMatchPage *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return layout != NULL && (layout == self->low || layout == self->low_medium || layout == self->low_narrow);
}

static void
set_pill_button (AriMatchPage *self,
                 const char   *label,
                 const char   *action)
{
  gtk_widget_set_visible (GTK_WIDGET (self->pill_button), label != NULL);
  if (label == NULL)
    return;

  /* Setting them anew takes time, even when they stay the same. */
  if (g_strcmp0 (gtk_button_get_label (self->pill_button), label) != 0)
    gtk_button_set_label (self->pill_button, label);
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->pill_button)), action) != 0)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pill_button), action);
}

static void
sync_pill (AriMatchPage *self)
{
  g_autofree char *text = pill_text (self);
  gboolean variation = !ari_match_is_on_main_line (self->match);
  gboolean crowded = adw_breakpoint_bin_get_current_breakpoint (self->bin) == self->narrow
                     && gtk_widget_get_visible (ari_board_view_get_choices (self->board));
  gboolean plain = self->refusal == NULL && self->hint_step == ARI_HINT_NONE && self->preview_step == 0;

  gtk_label_set_label (self->pill_label, text);
  /* On little room the label has two lines at most. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->pill), is_low (self) ? text : NULL);
  set_class (GTK_WIDGET (self->pill), "refusal", self->refusal != NULL);
  set_class (GTK_WIDGET (self->pill), "hint", self->hint_step != ARI_HINT_NONE || self->preview_step > 0);
  set_class (GTK_WIDGET (self->pill), "variation", variation);
  set_class (GTK_WIDGET (self->pill), "low", is_low (self));

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
  else if (variation)
    set_pill_button (self, _("Main Line"), "match.main-line");
  else if (!ari_match_is_at_end (self->match))
    set_pill_button (self, _("To the End"), "match.last");
  else if (ari_match_driver_get_thinking (self->driver))
    set_pill_button (self, _("Move Now"), "match.move-now");
  else
    set_pill_button (self, NULL, NULL);

  /* On little room it shows only while there is more to say than the cards and the choices do. */
  gtk_widget_set_visible (GTK_WIDGET (self->pill), !plain || !(is_low (self) || crowded));
}

static void
sync_thread (AriMatchPage *self)
{
  static const struct { double factor; const char *text; } speeds[] = {
    { 0.5, N_("speed ½×") }, { 1, N_("speed 1×") }, { 2, N_("speed 2×") }, { 4, N_("speed 4×") },
    { 8, N_("speed 8×") },
  };
  const char *icon = self->play_id != 0 ? "media-playback-pause-symbolic" : "media-playback-start-symbolic";
  g_autofree char *count = g_strdup_printf (_("%1$u of %2$u"), ari_match_get_cursor (self->match),
                                            g_list_model_get_n_items (G_LIST_MODEL (self->match)));

  gtk_label_set_label (self->count, count);
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (speeds[i].factor == self->speed_factor)
      gtk_label_set_label (self->speed, _(speeds[i].text));
  if (g_strcmp0 (gtk_button_get_icon_name (self->play_button), icon) != 0)
    gtk_button_set_icon_name (self->play_button, icon);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play_button), self->play_id != 0 ? _("Pause") : _("Play"));
}

static void
sync_title (AriMatchPage *self)
{
  g_autoptr(GString) names = g_string_new (NULL);
  const char *name = _(ari_match_get_rules (self->match)->name);
  const char *title = ari_match_get_title (self->match);
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    {
      if (seat > 1)
        /* Translators: between the names of opponents in a title. */
        g_string_append (names, C_("opponents", " – "));
      g_string_append (names, seat_name (self, seat));
    }

  adw_window_title_set_title (self->title, title != NULL && *title != '\0' ? title : name);
  adw_window_title_set_subtitle (self->title, layout == self->narrow || layout == self->low_narrow ? "" : names->str);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
}

/* Tells a screen reader what was played by others. */
static void
announce (AriMatchPage *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  AriPosition before;
  g_autofree char *text = NULL;

  if (ply == NULL || ply == self->last_ply)
    return;

  ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &before);
  text = ari_match_get_rules (self->match)->describe (&before, ari_ply_get_action (ply));
  gtk_accessible_announce (GTK_ACCESSIBLE (self->board), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ari_match_page_clear_hint (AriMatchPage *self)
{
  g_clear_pointer (&self->hint, ari_hint_free);
  self->hint_step = ARI_HINT_NONE;
}

/* When another position is shown, what was said of the one before is over. This is part of every sync, for
 * nobody knows who hears of the move first. */
static void
follow (AriMatchPage *self)
{
  if (ari_match_get_ply (self->match) == self->last_ply && ari_match_get_cursor (self->match) == self->last_cursor)
    return;

  self->preview_step = 0;
  g_clear_pointer (&self->refusal, g_free);
  ari_match_page_clear_hint (self);
  announce (self);
  ari_match_page_follow_toss (self);
  self->turn_started = g_get_monotonic_time ();
}

/* Everything on the page follows from the match and the page's own few fields. */
void
ari_match_page_sync (AriMatchPage *self)
{
  if (self->match == NULL)
    return;

  follow (self);
  sync_board (self);
  ari_match_page_sync_toss (self);
  sync_pill (self);
  sync_thread (self);
  sync_title (self);
  ari_match_page_sync_actions (self);
  self->last_ply = ari_match_get_ply (self->match);
  self->last_cursor = ari_match_get_cursor (self->match);
}

static void
notify_cb (AriMatchPage *self,
           GParamSpec   *pspec)
{
  ari_match_page_sync (self);
  if (!ari_match_is_held (self->match) && self->waiting != ARI_ACTION_NONE)
    {
      AriAction action = self->waiting;
      g_autofree char *toss = g_steal_pointer (&self->waiting_toss);

      self->waiting = ARI_ACTION_NONE;
      ari_match_page_play_tossed (self, action, toss);
    }
  ari_match_page_keep_line (self);
}

/* Makes the hint that was asked for as soon as the search has looked long enough, or has ended: live
 * analysis would go on for minutes. */
void
ari_match_page_take_hint (AriMatchPage *self)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  gboolean busy = ari_analysis_get_busy (self->analysis);

  if (self->hint_step != ARI_HINT_SEARCHING
      || (busy && (verdict == NULL || verdict->seconds < ARI_HINT_SECONDS)))
    return;

  if (verdict == NULL || verdict->n_candidates == 0)
    ari_match_page_clear_hint (self);
  else
    {
      self->hint = ari_hint_new (ari_match_get_setup (self->match), ari_match_get_position (self->match), verdict);
      self->hint_step = ARI_HINT_WHERE;
      gtk_accessible_announce (GTK_ACCESSIBLE (self->board), self->hint->where,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  ari_match_page_sync (self);
}

static void
updated_cb (AriMatchPage *self)
{
  ari_match_page_sync (self);
  ari_match_page_take_hint (self);
}

/* Plays what a person chose; while the ply before is being written, as soon as that is done. */
void
ari_match_page_play_tossed (AriMatchPage *self,
                            AriAction     action,
                            const char   *toss)
{
  g_autoptr(GError) error = NULL;
  double seconds = (g_get_monotonic_time () - self->turn_started) / (double) G_USEC_PER_SEC;

  ari_match_page_stop_replay (self);
  if (ari_match_is_held (self->match))
    {
      self->waiting = action;
      g_set_str (&self->waiting_toss, toss);
      return;
    }

  if (!ari_match_play_tossed (self->match, action, toss, ari_match_is_at_end (self->match) ? seconds : -1, &error))
    {
      g_set_str (&self->refusal, error->message);
      ari_match_page_sync (self);
    }
}

void
ari_match_page_play (AriMatchPage *self,
                     AriAction     action)
{
  ari_match_page_play_tossed (self, action, NULL);
}

static void
picked_cb (AriMatchPage *self,
           guint         action)
{
  ari_match_page_play (self, action);
}

static void
refused_cb (AriMatchPage *self,
            const char   *reason)
{
  if (g_set_str (&self->refusal, reason))
    sync_pill (self);
}

static void
typed_changed_cb (AriMatchPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->typed_error), FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->typed), "error");
}

/* Returns whether there was something to stop. */
gboolean
ari_match_page_stop_typing (AriMatchPage *self)
{
  g_clear_handle_id (&self->typing_id, g_source_remove);
  if (!gtk_search_bar_get_search_mode (self->typing))
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->typed), "");
  gtk_search_bar_set_search_mode (self->typing, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return TRUE;
}

static void
typed_cb (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->typed))));
  g_autoptr(GError) error = NULL;
  AriAction action;

  if (!ari_match_driver_awaits_person (self->driver))
    g_set_error_literal (&error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, _("It is not your turn."));
  else if (ari_feat_due (rules, ari_match_get_position (self->match)) == ARI_FEAT_TOSS)
    g_set_error_literal (&error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                         _("What comes of a toss can’t be typed. Throw the ring."));
  else if (rules->parse (ari_match_get_position (self->match), text, &action, &error))
    {
      ari_match_page_stop_typing (self);
      ari_match_page_play (self, action);
      return;
    }

  gtk_widget_add_css_class (GTK_WIDGET (self->typed), "error");
  gtk_label_set_label (self->typed_error, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->typed_error), TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->typed), error->message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
focus_typed_cb (gpointer data)
{
  AriMatchPage *self = data;

  self->typing_id = 0;
  gtk_entry_grab_focus_without_selecting (self->typed);
  gtk_editable_set_position (GTK_EDITABLE (self->typed), -1);
}

/* Whether letters belong to something else: a text, or a menu that is open. */
static gboolean
letters_are_taken (AriMatchPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)
                           || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

/* A letter or digit begins the written form of an action. The entry needs a moment to come up; until
 * it has the keyboard, whatever is typed on goes there too. */
static gboolean
key_cb (AriMatchPage    *self,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = { 0 };
  int end = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->typed)), -1);

  if (self->typing_id != 0 && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter))
    {
      typed_cb (self);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !(self->typing_id != 0 ? g_unichar_isgraph (letter) : g_unichar_isalnum (letter))
      || letters_are_taken (self))
    return GDK_EVENT_PROPAGATE;

  g_unichar_to_utf8 (letter, text);
  gtk_search_bar_set_search_mode (self->typing, TRUE);
  gtk_editable_insert_text (GTK_EDITABLE (self->typed), text, -1, &end);
  if (self->typing_id == 0)
    self->typing_id = g_timeout_add_once (TYPING_MS, focus_typed_cb, self);

  return GDK_EVENT_STOP;
}

static void
preview (AriMatchPage    *self,
         const AriAction *actions,
         guint            n)
{
  ari_match_page_clear_hint (self);
  self->n_preview = n;
  memcpy (self->preview, actions, n * sizeof *actions);
  self->preview_step = self->n_preview > 0 ? 1 : 0;
  self->keep_next = self->n_preview;
  ari_match_page_sync (self);
}

static void
preview_cb (AriMatchPage *self,
            guint         index)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);

  if (verdict != NULL && index < verdict->n_candidates)
    preview (self, verdict->candidates[index].pv, verdict->candidates[index].n_pv);
}

/* What was played in other matches may come from the library when another position is already shown. */
static void
preview_action_cb (AriMatchPage *self,
                   guint         action)
{
  if (ari_match_get_rules (self->match)->legal (ari_match_get_position (self->match), action))
    preview (self, &action, 1);
}

static void
annotate_cb (AriMatchPage *self)
{
  adw_view_stack_set_visible_child_name (self->stack, "notes");
  ari_notes_panel_focus_comment (self->notes);
}

static void
retry_cb (AriMatchPage *self)
{
  adw_banner_set_revealed (self->failure, FALSE);
  ari_keeper_retry (self->keeper);
}

static void
failed_cb (AriMatchPage *self,
           GError       *error)
{
  g_autofree char *escaped = g_markup_escape_text (error->message, -1);

  adw_banner_set_title (self->failure, escaped);
  adw_banner_set_revealed (self->failure, TRUE);
}

static void
committed_cb (AriMatchPage *self)
{
  adw_banner_set_revealed (self->failure, FALSE);
}

/* Time runs from left to right in every language, and so do its keys. */
static void
keep_left_to_right (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;

  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

/* How much the cards of more than two seats show in a narrow window: a board that is higher than wide needs the room
 * more than the names do, and so do five cards. */
static AriSeatCardSize
narrow_size (AriMatchPage *self)
{
  const AriSetup *setup = ari_match_get_setup (self->match);
  const AriRect *board = &setup->rules->board (setup)->framed;

  return board->height > board->width || setup->seats == ARI_MAX_SEATS ? ARI_SEAT_CARD_MARK : ARI_SEAT_CARD_LINE;
}

/* Puts the panel into a sheet, or beside the table. Not by the breakpoint itself: in libadwaita 1.7, a layout that changes
 * while it has the keyboard is never freed. */
static void
use_layout (AriMatchPage *self,
            const char   *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), name))
    return;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
  else
    focus = NULL;
  adw_multi_layout_view_set_layout_name (self->layouts, name);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

static void
layout_cb (AriMatchPage *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  AriSeatCardSize size = ARI_SEAT_CARD_FULL;

  use_layout (self, layout == self->narrow || layout == self->low_narrow ? "narrow" : "wide");
  if (layout == self->narrow && self->seat_cards[2] != NULL)
    size = narrow_size (self);
  else if (layout == self->narrow || (!is_low (self) && self->seat_cards[2] != NULL))
    size = ARI_SEAT_CARD_COMPACT;
  else if (layout == self->low_narrow && self->seat_cards[2] != NULL)
    size = ARI_SEAT_CARD_MARK;
  else if (is_low (self))
    size = ARI_SEAT_CARD_LINE;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (self->seat_cards[i] != NULL)
      ari_seat_card_set_size (self->seat_cards[i], size);
  ari_thread_set_low (self->thread, is_low (self));
  ari_move_list_set_narrow (self->moves, layout == self->narrow || layout == self->low_narrow);
  ari_match_page_sync (self);
}

static void
pace_cb (AriMatchPage *self)
{
  static const double seconds[] = { 2.0, 0.9, 0.4, 0.05 };
  int pace = g_settings_get_enum (self->settings, "pace");

  ari_match_driver_set_min_seconds (self->driver, seconds[CLAMP (pace, 0, (int) G_N_ELEMENTS (seconds) - 1)]);
}

/* Others may keep these objects, and a dialog for a file the page, beyond its end. */
static void
disconnect_all (AriMatchPage *self)
{
  const gpointer senders[] = { self->match, self->keeper, self->driver, self->analysis, self->settings };

  for (guint i = 0; i < G_N_ELEMENTS (senders); i++)
    if (senders[i] != NULL)
      g_signal_handlers_disconnect_by_data (senders[i], self);
}

static void
ari_match_page_dispose (GObject *object)
{
  AriMatchPage *self = ARI_MATCH_PAGE (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  g_clear_handle_id (&self->typing_id, g_source_remove);
  g_clear_handle_id (&self->linger_id, g_source_remove);
  disconnect_all (self);
  if (self->analysis != NULL)
    ari_analysis_set_running (self->analysis, FALSE);
  ari_match_page_clear_hint (self);
  g_clear_object (&self->driver);
  g_clear_object (&self->analysis);
  g_clear_object (&self->overlays);
  g_clear_object (&self->settings);
  g_clear_object (&self->match);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->release, g_free);
  g_clear_pointer (&self->waiting_toss, g_free);
  /* The template would unparent its outermost child behind the back of the navigation page. */
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_MATCH_PAGE);
  /* Only now: the notes give the match what was typed last, and the keeper writes it. */
  g_clear_object (&self->keeper);

  G_OBJECT_CLASS (ari_match_page_parent_class)->dispose (object);
}

static void
ari_match_page_class_init (AriMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_match_page_dispose;

  g_type_ensure (ARI_TYPE_ANALYSIS_PANEL);
  g_type_ensure (ARI_TYPE_BOARD_VIEW);
  g_type_ensure (ARI_TYPE_MOVE_LIST);
  g_type_ensure (ARI_TYPE_NOTES_PANEL);
  g_type_ensure (ARI_TYPE_RULES_VIEW);
  g_type_ensure (ARI_TYPE_THREAD);
  g_type_ensure (ARI_TYPE_TOSS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, bin);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, narrow);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, low);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, low_medium);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, low_narrow);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, menu);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, title);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, layouts);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, split);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, typing);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, typed);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, typed_error);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, stage);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, board);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, toss);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, answers);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill_label);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill_button);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, moves);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, analysis_panel);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, rules_view);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, notes);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, thread_layouts);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, thread);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, count);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, speed);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, overlays_button);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, bottom_overlays_button);
  gtk_widget_class_bind_template_callback (widget_class, annotate_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_cb);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, preview_cb);
  gtk_widget_class_bind_template_callback (widget_class, preview_action_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, retry_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "thrown_cb", G_CALLBACK (ari_match_page_thrown_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "landed_cb", G_CALLBACK (ari_match_page_landed_cb));
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_changed_cb);

  ari_match_page_install_actions (widget_class);
  ari_shortcuts_bind (widget_class, "match.");
}

static void
ari_match_page_init (AriMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  ari_match_style_install (gdk_display_get_default ());
  self->waiting = ARI_ACTION_NONE;
  self->speed_factor = 1;
  self->turn_started = g_get_monotonic_time ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (self->answers, ari_board_view_get_choices (self->board));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (self, "shown", G_CALLBACK (gtk_widget_grab_focus), self->board);
  g_signal_connect (self->thread_layouts, "map", G_CALLBACK (keep_left_to_right), NULL);
}

/**
 * ari_match_page_new:
 * @settings: (nullable): without them, what the person chooses is not remembered
 */
AriMatchPage *
ari_match_page_new (AriKeeper *keeper,
                    GSettings *settings)
{
  AriMatchPage *self = g_object_new (ARI_TYPE_MATCH_PAGE, NULL);
  g_autoptr(GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->keeper = g_object_ref (keeper);
  self->match = g_object_ref (ari_keeper_get_match (keeper));
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->analysis = ari_analysis_new (self->match);
  self->driver = ari_match_driver_new (self->match);
  ari_match_driver_set_shows_tosses (self->driver, TRUE);

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    {
      GtkWidget *card = ari_seat_card_new (seat);

      gtk_widget_set_hexpand (card, TRUE);
      gtk_size_group_add_widget (widths, card);
      adw_wrap_box_append (self->cards, card);
      self->seat_cards[seat - 1] = ARI_SEAT_CARD (card);
    }
  ari_match_page_add_overlays (self);
  ari_match_page_add_tosses (self);
  ari_thread_set_match (self->thread, self->match);
  ari_move_list_set_match (self->moves, self->match);
  ari_notes_panel_set_match (self->notes, self->match);
  ari_analysis_panel_set_analysis (self->analysis_panel, self->analysis, self->match);
  ari_analysis_panel_set_keeper (self->analysis_panel, keeper);
  ari_rules_view_set_rules (self->rules_view, ari_match_get_rules (self->match));

  g_signal_connect_object (self->match, "notify", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "details-changed", G_CALLBACK (ari_match_page_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->driver, "notify::thinking", G_CALLBACK (ari_match_page_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->driver, "tossed", G_CALLBACK (ari_match_page_driver_tossed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "updated", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "committed", G_CALLBACK (committed_cb), self, G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    {
      g_signal_connect_object (self->settings, "changed::toss", G_CALLBACK (ari_match_page_sync_toss), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (pace_cb), self, G_CONNECT_SWAPPED);
      pace_cb (self);
    }
  self->last_ply = ari_match_get_ply (self->match);
  self->last_cursor = ari_match_get_cursor (self->match);
  layout_cb (self);

  return self;
}

AriKeeper *
ari_match_page_get_keeper (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->keeper;
}
