/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-match-style.h"
#include "ari-shortcuts.h"
#include "ari-tell.h"

/* Above and below the words of the pill and of a little choice, in pixels; as match.css has them. */
#define PILL_PADDING   14
#define CHOICE_PADDING 8
#define MIN_CHOICE     32

G_DEFINE_FINAL_TYPE (AriMatchPage, ari_match_page, ADW_TYPE_NAVIGATION_PAGE)

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
      ari_match_page_clear_refusal (self);
      ari_match_page_say (self, self->hint->where);
    }
  ari_match_page_sync (self);
}

static void
updated_cb (AriMatchPage *self)
{
  ari_match_page_sync (self);
  ari_match_page_take_hint (self);
}

/* A banner that is not revealed is still there for a screen reader, unless it is told. */
static void
reveal_failure (AriMatchPage *self,
                gboolean      revealed)
{
  adw_banner_set_revealed (self->failure, revealed);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->failure), GTK_ACCESSIBLE_STATE_HIDDEN, !revealed, -1);
}

static void
retry_cb (AriMatchPage *self)
{
  reveal_failure (self, FALSE);
  ari_keeper_retry (self->keeper);
}

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
      /* Whoever plays on wants what failed to be written: there may be space again. */
      if (adw_banner_get_revealed (self->failure))
        retry_cb (self);
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
    ari_match_page_sync_pill (self);
}

static void
preview (AriMatchPage    *self,
         const AriAction *actions,
         guint            n)
{
  ari_match_page_clear_refusal (self);
  ari_match_page_clear_hint (self);
  self->n_preview = n;
  memcpy (self->preview, actions, n * sizeof *actions);
  self->preview_step = self->n_preview > 0 ? 1 : 0;
  self->keep_next = self->n_preview;
  ari_match_page_show_preview (self);
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
  if (ari_rules_legal (ari_match_get_rules (self->match), ari_match_get_position (self->match), action))
    preview (self, &action, 1);
}

static void
annotate_cb (AriMatchPage *self)
{
  adw_view_stack_set_visible_child_name (self->stack, "notes");
  ari_notes_panel_focus_comment (self->notes);
}

static void
failed_cb (AriMatchPage *self,
           GError       *error)
{
  g_autofree char *escaped = g_markup_escape_text (error->message, -1);

  adw_banner_set_title (self->failure, escaped);
  reveal_failure (self, TRUE);

  /* What a toss came to stays as it fell; any other action can be chosen anew. */
  if (self->waiting != ARI_ACTION_NONE && self->waiting_toss == NULL)
    {
      self->waiting = ARI_ACTION_NONE;
      g_set_str (&self->refusal, _("The last change is not in the library yet. Choose “Try Again”."));
      ari_match_page_sync_pill (self);
      gtk_accessible_announce (GTK_ACCESSIBLE (self->board), self->refusal,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
    }
}

static void
committed_cb (AriMatchPage *self)
{
  reveal_failure (self, FALSE);
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

/* A game with a choice or two can do without them nearly always: to pass, say. */
static gboolean
has_choices_all_the_time (AriMatch *match)
{
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  guint n = 0;

  for (guint i = 0; i < board->n_spots; i++)
    n += board->spots[i].kind == ARI_SPOT_CHOICE;

  return n > 2;
}

/* The board keeps its size while words and choices change: there is room for two lines, or for a row of choices. On little
 * room words come and go, and room is kept in games that have choices all the time. */
static void
keep_room (AriMatchPage *self)
{
  g_autoptr(PangoLayout) lines = gtk_widget_create_pango_layout (GTK_WIDGET (self->pill_room), "\n");
  gboolean low = ari_match_page_is_low (self);
  int height;

  pango_layout_get_pixel_size (lines, NULL, &height);
  if (!low)
    height += PILL_PADDING;
  else if (has_choices_all_the_time (self->match))
    height = MAX (height / 2 + CHOICE_PADDING, MIN_CHOICE);
  else
    height = -1;
  gtk_widget_set_size_request (GTK_WIDGET (self->pill_room), -1, height);
}

static void
layout_cb (AriMatchPage *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  AriSeatCardSize size = ARI_SEAT_CARD_FULL;

  /* The panel goes into a sheet, or beside the table. */
  ari_match_style_set_layout (self->layouts, layout == self->narrow || layout == self->low_narrow ? "narrow" : "wide");
  if (layout == self->narrow && self->seat_cards[2] != NULL)
    size = narrow_size (self);
  else if (layout == self->narrow || (!ari_match_page_is_low (self) && self->seat_cards[2] != NULL))
    size = ARI_SEAT_CARD_COMPACT;
  else if (layout == self->low_narrow && self->seat_cards[2] != NULL)
    size = ARI_SEAT_CARD_MARK;
  else if (ari_match_page_is_low (self))
    size = ARI_SEAT_CARD_LINE;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (self->seat_cards[i] != NULL)
      ari_seat_card_set_size (self->seat_cards[i], size);
  keep_room (self);
  ari_board_view_set_brief (self->board, layout != NULL);
  ari_move_list_set_narrow (self->moves, layout == self->narrow || layout == self->low_narrow);
  ari_match_page_sync_at_once (self);
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

  ari_later_cancel (&self->around, GTK_WIDGET (self));
  g_clear_handle_id (&self->play_id, g_source_remove);
  g_clear_handle_id (&self->typing_id, g_source_remove);
  g_clear_handle_id (&self->sound_id, g_source_remove);
  disconnect_all (self);
  ari_match_page_forget_toss (self);
  ari_match_page_forget_speech (self);
  if (self->analysis != NULL)
    ari_analysis_set_running (self->analysis, FALSE);
  ari_match_page_clear_hint (self);
  g_clear_object (&self->driver);
  g_clear_object (&self->analysis);
  g_clear_object (&self->overlays);
  g_clear_object (&self->settings);
  g_clear_object (&self->match);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->thrown, g_free);
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
  g_type_ensure (ARI_TYPE_REPLAY_BAR);
  g_type_ensure (ARI_TYPE_RULES_VIEW);
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
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, stage);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, board);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, toss);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill_room);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, answers);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill_label);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, pill_button);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, computer_section);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, panel_switcher);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, moves);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, analysis_panel);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, rules_view);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, notes);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, replay_bar);
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
  gtk_widget_class_bind_template_callback_full (widget_class, "sounded_cb", G_CALLBACK (ari_match_page_sounded_cb));
  gtk_widget_class_bind_template_callback_full (widget_class, "landed_cb", G_CALLBACK (ari_match_page_landed_cb));

  ari_match_page_install_actions (widget_class);
  ari_match_page_install_panel (widget_class);
  ari_match_page_install_typing (widget_class);
  ari_shortcuts_bind (widget_class, "match.");
}

/* The keyboard goes to what is due: the board, or the bull. */
static void
shown_cb (AriMatchPage *self)
{
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
  ari_match_page_say_standing (self);
}

static void
ari_match_page_init (AriMatchPage *self)
{
  ari_match_style_install (gdk_display_get_default ());
  self->waiting = ARI_ACTION_NONE;
  self->speed_factor = 1;
  self->turn_started = g_get_monotonic_time ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_tell_on_page (ADW_NAVIGATION_PAGE (self), self->toasts);
  gtk_box_append (self->answers, ari_board_view_get_choices (self->board));
  reveal_failure (self, FALSE);
  ari_match_page_listen_for_typing (self);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

/**
 * ari_match_page_new:
 * @settings: (nullable): without them, what the person chooses is not remembered
 * @waits: whether the match is only shown, and its computers wait until a person wants it to go on
 */
AriMatchPage *
ari_match_page_new (AriKeeper *keeper,
                    GSettings *settings,
                    gboolean   waits)
{
  AriMatchPage *self = g_object_new (ARI_TYPE_MATCH_PAGE, NULL);
  g_autoptr(GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->keeper = g_object_ref (keeper);
  self->match = g_object_ref (ari_keeper_get_match (keeper));
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->analysis = ari_analysis_new (self->match);
  self->driver = ari_match_driver_new (self->match, waits);

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
  ari_replay_bar_set_match (self->replay_bar, self->match);
  ari_move_list_set_match (self->moves, self->match);
  ari_notes_panel_set_match (self->notes, self->match);
  ari_analysis_panel_set_analysis (self->analysis_panel, self->analysis, self->match);
  ari_analysis_panel_set_keeper (self->analysis_panel, keeper);
  ari_rules_view_set_rules (self->rules_view, ari_match_get_rules (self->match));

  g_signal_connect_object (self->match, "notify", G_CALLBACK (notify_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "details-changed", G_CALLBACK (ari_match_page_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->driver, "notify::thinking", G_CALLBACK (ari_match_page_sync), self, G_CONNECT_SWAPPED);
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
  self->last_n_plies = ari_match_get_n_plies (self->match);
  layout_cb (self);

  return self;
}

AriKeeper *
ari_match_page_get_keeper (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->keeper;
}
