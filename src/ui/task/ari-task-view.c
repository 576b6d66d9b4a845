/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-task-view.h"

#include "ari-legend-button.h"
#include "ari-match-sound.h"
#include "ari-match-speech.h"
#include "ari-match-style.h"
#include "ari-match-toasts.h"
#include "ari-notation-label.h"
#include "ari-seat-cards.h"
#include "ari-shortcuts.h"
#include "ari-table-view.h"
#include "ari-task-words.h"
#include "ari-typing-bar.h"
#include "ari-widget-util.h"

#include <math.h>

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-task-view.ui"

#define LEAST_BOARD  242 /* pixels; the narrowest board is 336 wide */

/* As on the page of a match. */
#define CHANGE_PLACE "match.change-place"

struct _AriTaskView
{
  AdwBin             parent_instance;

  /* Template widgets */
  AdwBreakpointBin  *bin;
  AdwBreakpoint     *narrow, *tall;
  AriSeatCards      *cards;
  AriMatchStage     *stage;
  AdwBin            *choice_room, *choices;
  GtkBox            *card;
  GtkLabel          *number;
  AdwBin            *legend;
  AriTaskWords      *room;
  GtkScrolledWindow *words;
  GtkWidget         *more;
  GtkBox            *lines;
  GtkLabel          *text;
  AriNotationLabel  *answer;
  AdwWrapBox        *buttons;
  AdwWrapBox        *ways;
  AriTypingBar      *typing;

  /* Owned */
  AriTask           *task;
  AriTable          *table;
  AriMatchSound     *sound;
  AriMatchSpeech    *speech;
  gboolean           is_new; /* since the text came, nobody has acted, and no choices were laid out */
  guint              scroll_id;
  double             scrolled_to;
};

G_DEFINE_FINAL_TYPE (AriTaskView, ari_task_view, ADW_TYPE_BIN)

const char *
ari_task_view_get_answer (AriTaskView *self)
{
  const char *refusal;

  g_return_val_if_fail (ARI_IS_TASK_VIEW (self), NULL);

  refusal = ari_table_get_refusal (self->table);

  return refusal != NULL ? refusal : ari_task_get_card (self->task)->answer;
}

/* Within a move: what its next pick is. (transfer full) (nullable) */
static char *
next_pick (AriTaskView *self)
{
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);

  return ari_table_is_picking (self->table) && ari_table_get_refusal (self->table) == NULL
           ? g_strdup (view->status)
           : NULL;
}

/* Where the card is too low for both, the answer comes before the text: a long one begins at its top. It is
 * the last of the words. They may not have been laid out since it changed, so it is measured. */
static void
scroll_words (AriTaskView *self)
{
  GtkWidget *answer = GTK_WIDGET (self->answer);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->words);
  double page = gtk_adjustment_get_page_size (place);
  int width = gtk_widget_get_width (GTK_WIDGET (self->text)), height = 0;

  if (width == 0)
    return;

  if (gtk_widget_get_visible (answer))
    gtk_widget_measure (answer, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  /* The ways onwards stand below all words. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->ways)))
    height = (int) page;
  gtk_adjustment_set_value (place, height > 0 ? gtk_adjustment_get_upper (place) - MAX (page, height) : 0);
  self->scrolled_to = gtk_adjustment_get_value (place);
}

/* Whether the words are where scroll_words() left them, or as near as they can be now. */
static gboolean
is_where_scrolled (AriTaskView *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->words);
  double last = MAX (gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place), 0);

  return fabs (gtk_adjustment_get_value (place) - MIN (self->scrolled_to, last)) < 1;
}

static void
scroll_cb (gpointer data)
{
  AriTaskView *self = data;

  self->scroll_id = 0;
  scroll_words (self);
}

/* The words may be being laid out, so the sign keeps its place while it doesn't show. */
static void
sync_more (AriTaskView *self)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->words);
  double end = gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place);

  gtk_widget_set_opacity (self->more, end < gtk_adjustment_get_upper (place) - 1 ? 1 : 0);
}

/* The words are being laid out, and would not move before the next time. People who have scrolled them keep
 * their place. */
static void
words_resized_cb (AriTaskView *self)
{
  sync_more (self);
  if (self->scroll_id == 0 && is_where_scrolled (self))
    self->scroll_id = g_idle_add_once (scroll_cb, self);
}

/* Once you have picked something, you need the next step more than the answer to an earlier move. */
static void
sync_answer (AriTaskView *self)
{
  static const char *const classes[] = { "wrong", "right", "shown" };
  g_autofree char *next = next_pick (self);
  const char *answer = next != NULL ? next : ari_task_view_get_answer (self);
  AriTaskState state = ari_task_get_state (self->task);
  const char *class = NULL;

  if (answer != NULL)
    self->is_new = FALSE;
  if (ari_table_get_refusal (self->table) != NULL)
    state = ari_table_is_asking (self->table) ? ARI_TASK_TOLD : ARI_TASK_WRONG;
  if (next == NULL)
    class = state == ARI_TASK_WRONG ? "wrong" : state == ARI_TASK_SOLVED ? "right" : "shown";

  gtk_widget_set_visible (GTK_WIDGET (self->answer), answer != NULL);
  if (answer != NULL)
    ari_notation_label_set_text (self->answer, ari_match_get_rules (ari_table_get_match (self->table)),
                                 ARI_NONE, answer);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    ari_widget_set_class (GTK_WIDGET (self->answer), classes[i], g_strcmp0 (classes[i], class) == 0);
  scroll_words (self);
}

/* On a narrow page a feat needs the room, with all that stands below it. Beside a board, long words scroll:
 * one that is much lower than it is wide would be no help. */
static void
sync_room (AriTaskView *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  g_autoptr(AriTableView) view = self->table != NULL ? ari_table_get_view (self->table) : NULL;
  gboolean performs = view != NULL && view->awaits_feat;
  gboolean keeps_board = layout != NULL && layout == self->tall && !performs;

  gtk_widget_set_size_request (GTK_WIDGET (self->stage), -1, keeps_board ? LEAST_BOARD : -1);
  ari_task_words_set_scarce (self->room, layout != NULL && (layout != self->tall || performs));
}

static void
sync_legend (AriTaskView *self)
{
  ari_legend_button_sync (ARI_LEGEND_BUTTON (adw_bin_get_child (self->legend)),
                          ari_match_get_rules (ari_table_get_match (self->table)),
                          ari_table_get_overlays (self->table));
}

static void
table_changed_cb (AriTaskView *self,
                  guint        changes)
{
  ari_seat_cards_sync (self->cards);
  sync_legend (self);
  sync_room (self);
  if (changes & (ARI_TABLE_REFUSAL | ARI_TABLE_POSITION | ARI_TABLE_PICKS))
    sync_answer (self);
}

/* Where choices were, the board doesn't grow before the next words: people would miss what they aim at.
 * Choices that belong to the last words go after the next ones have come, and leave no gap. */
static void
choices_shown_cb (AriTaskView *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self->choice_room));

  if (height > 0 && !self->is_new)
    gtk_widget_set_size_request (GTK_WIDGET (self->choice_room), -1, height);
  self->is_new = FALSE;
}

static void
reserve_cb (gpointer           data,
            const char        *text,
            const char *const *answers)
{
  AriTaskView *self = data;

  ari_task_words_reserve (self->room, ari_match_get_rules (ari_table_get_match (self->table)), text, answers);
}

static void
sync_task (AriTaskView *self)
{
  const AriTaskCard *card = ari_task_get_card (self->task);

  /* The task has gone on, to another table or without one. */
  if (ari_task_get_table (self->task) != self->table)
    return;

  if (g_strcmp0 (card->text, gtk_label_get_label (self->text)) != 0)
    {
      gtk_widget_set_size_request (GTK_WIDGET (self->choice_room), -1, -1);
      self->is_new = TRUE;
    }
  gtk_label_set_label (self->number, card->number);
  gtk_label_set_label (self->text, card->text);
  ari_task_words_foresee (self->room, ari_match_get_rules (ari_table_get_match (self->table)),
                          (const char *const *) card->foreseen);
  ari_match_stage_set_calm (self->stage, card->is_calm);
  sync_answer (self);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), !ari_task_is_over (self->task));
}

static void
layout_cb (AriTaskView *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  gboolean narrow = layout == self->narrow || layout == self->tall;

  /* All buttons stand in one row, so that the text above them has more room. */
  ari_widget_set_class (GTK_WIDGET (self->card), "narrow", layout != NULL);
  sync_room (self);
  if (self->table == NULL)
    return;

  ari_match_stage_set_legible (self->stage, layout != NULL && layout == self->tall);
  /* The card takes much of a narrow page. */
  if (narrow)
    ari_seat_cards_set_slim (self->cards);
  else
    ari_seat_cards_set_room (self->cards, ARI_ROOM_WIDE);
}

static void
tell_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriTaskView *self = ARI_TASK_VIEW (widget);

  ari_match_toasts (self->speech, self->table, ari_match_stage_get_focus (self->stage), action_name);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriTaskView *self = ARI_TASK_VIEW (widget);

  return ari_typing_bar_stop (self->typing) || ari_match_stage_escape (self->stage) ? GDK_EVENT_STOP
                                                                                     : GDK_EVENT_PROPAGATE;
}

/* From the board to the buttons of the card, and back: F6, as on the page of a match. */
static void
change_place_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AriTaskView *self = ARI_TASK_VIEW (widget);

  if (!ari_match_stage_has_focus (self->stage)
      || !gtk_widget_child_focus (GTK_WIDGET (self->buttons), GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
zoom_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_match_stage_zoom (ARI_TASK_VIEW (widget)->stage, action_name);
}

static void
typed_cb (AriTaskView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
sounded_cb (AriTaskView *self,
            int          sound)
{
  ari_match_sound_play (self->sound, (AriSound) sound);
}

static void
ari_task_view_dispose (GObject *object)
{
  AriTaskView *self = ARI_TASK_VIEW (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->speech);
  g_clear_object (&self->sound);
  /* Otherwise the template unparents its outermost child without telling the bin. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TASK_VIEW);
  /* Until then, the words may ask to be scrolled. */
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_object (&self->task);

  G_OBJECT_CLASS (ari_task_view_parent_class)->dispose (object);
}

static void
ari_task_view_class_init (AriTaskViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_task_view_dispose;

  g_type_ensure (ARI_TYPE_MATCH_STAGE);
  g_type_ensure (ARI_TYPE_NOTATION_LABEL);
  g_type_ensure (ARI_TYPE_SEAT_CARDS);
  g_type_ensure (ARI_TYPE_TASK_WORDS);
  g_type_ensure (ARI_TYPE_TYPING_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, bin);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, narrow);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, tall);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, cards);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, stage);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, choice_room);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, choices);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, card);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, number);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, legend);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, room);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, words);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, more);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, lines);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, text);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, answer);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, buttons);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, ways);
  gtk_widget_class_bind_template_child (widget_class, AriTaskView, typing);
  gtk_widget_class_bind_template_callback (widget_class, choices_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);

  ari_match_toasts_install (widget_class, tell_cb);
  ari_shortcuts_bind (widget_class, ARI_MATCH_TELL_PREFIX);
  ari_match_stage_install_zooms (widget_class, zoom_cb);
  ari_shortcuts_bind (widget_class, "match.zoom-");
  ari_shortcuts_bind (widget_class, "match.whole-board");
  gtk_widget_class_install_action (widget_class, CHANGE_PLACE, NULL, change_place_cb);
  ari_shortcuts_bind (widget_class, CHANGE_PLACE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
ari_task_view_init (AriTaskView *self)
{
  ari_match_style_install (gdk_display_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_keep_focus (adw_breakpoint_bin_get_child (self->bin), NULL);
  ari_task_words_dress_answer (self->answer);
  ari_task_words_set_text (self->room, self->text, gtk_box_get_spacing (self->lines));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->words), "changed",
                           G_CALLBACK (words_resized_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->words), "value-changed",
                           G_CALLBACK (sync_more), self, G_CONNECT_SWAPPED);
}

AriTaskView *
ari_task_view_new (AriTask   *task,
                   GSettings *settings)
{
  AriTable *table = ari_task_get_table (task);
  AriTaskView *self;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  self = g_object_new (ARI_TYPE_TASK_VIEW, NULL);
  self->task = g_object_ref (task);
  self->table = g_object_ref (table);

  /* In the same order as on the page of a match: the board, its surroundings, sound and speech. */
  ari_match_stage_set_table (self->stage, table, settings);
  adw_bin_set_child (self->legend, ari_legend_button_new (GTK_WIDGET (self->stage)));
  sync_legend (self);
  adw_bin_set_child (self->choices, ari_match_stage_get_choices (self->stage));
  g_signal_connect_object (ari_match_stage_get_choices (self->stage), "notify::visible",
                           G_CALLBACK (choices_shown_cb), self, G_CONNECT_SWAPPED);
  ari_seat_cards_set_table (self->cards, table);
  ari_typing_bar_set_table (self->typing, table, GTK_WIDGET (self));
  g_signal_connect_swapped (table, "changed", G_CALLBACK (table_changed_cb), self);
  self->sound = ari_match_sound_new (table, settings, GTK_WIDGET (self));
  self->speech = ari_match_speech_new (table, GTK_WIDGET (self));
  ari_match_speech_set_has_task (self->speech);
  g_signal_connect_swapped (self->stage, "sounded", G_CALLBACK (sounded_cb), self);
  layout_cb (self);
  ari_seat_cards_sync (self->cards);
  ari_task_reserve (task, reserve_cb, self);
  sync_task (self);
  g_signal_connect_object (task, "changed", G_CALLBACK (sync_task), self, G_CONNECT_SWAPPED);

  return self;
}

AriTable *
ari_task_view_get_table (AriTaskView *self)
{
  g_return_val_if_fail (ARI_IS_TASK_VIEW (self), NULL);

  return self->table;
}

AriMatchStage *
ari_task_view_get_stage (AriTaskView *self)
{
  g_return_val_if_fail (ARI_IS_TASK_VIEW (self), NULL);

  return self->stage;
}

GtkWidget *
ari_task_view_add_button (AriTaskView *self,
                          const char  *label,
                          const char  *action,
                          gboolean     is_way)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_return_val_if_fail (ARI_IS_TASK_VIEW (self), NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_wrap_box_append (is_way ? self->ways : self->buttons, button);
  /* The second click of a double click would leave what nobody has read. The keyboard needs no such pause,
   * for each key belongs to one button. */
  g_signal_connect_object (button, "clicked", G_CALLBACK (ari_widget_debounce_clicks), self->buttons,
                           G_CONNECT_SWAPPED);

  return button;
}

void
ari_task_view_show_ways (AriTaskView *self,
                         gboolean     shown)
{
  g_return_if_fail (ARI_IS_TASK_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->ways), shown);
  scroll_words (self);
}

void
ari_task_view_put_back (AriTaskView *self)
{
  g_return_if_fail (ARI_IS_TASK_VIEW (self));

  while (ari_match_stage_escape (self->stage))
    ;
}

void
ari_task_view_say (AriTaskView *self,
                   const char  *sentence)
{
  g_return_if_fail (ARI_IS_TASK_VIEW (self));

  ari_table_flush (self->table);
  ari_match_speech_say (self->speech, sentence);
}

void
ari_task_view_say_words (AriTaskView *self)
{
  g_return_if_fail (ARI_IS_TASK_VIEW (self));

  ari_task_view_say (self, gtk_label_get_label (self->number));
  ari_task_view_say (self, gtk_label_get_label (self->text));
}
