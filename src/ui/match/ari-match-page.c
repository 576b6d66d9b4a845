/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-text-elide.h"
#include "ari-entry-words.h"
#include "ari-feat-ui.h"
#include "ari-match-sight.h"
#include "ari-match-style.h"
#include "ari-menu-focus.h"
#include "ari-new-match.h"
#include "ari-overlay-popover.h"
#include "ari-read-only.h"
#include "ari-shortcuts.h"
#include "ari-step-keys.h"
#include "ari-table-mode.h"
#include "ari-table-words.h"
#include "ari-toast.h"
#include "ari-tidy.h"
#include "ari-widget-util.h"

#define LONGEST_MS 200 /* the text may lag behind the board */

typedef enum
{
  PROP_SPEED = 1,
  PROP_KEEP_PASSING,
  PROP_WARN,
  PROP_PANEL,
} AriMatchPageProperty;

static GParamSpec *props[PROP_PANEL + 1];

G_DEFINE_FINAL_TYPE (AriMatchPage, ari_match_page, ADW_TYPE_NAVIGATION_PAGE)

/* Following the table. */

static void
sync_title (AriMatchPage *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  g_autofree char *names = ari_entry_words_opponents (match), *marked = NULL, *whole = NULL;
  const AriRules *rules = ari_match_get_rules (match);
  const char *given = ari_match_get_title (match);
  g_autofree char *brief = ari_text_elide (given != NULL ? given : "", ARI_ELIDE_NAME);
  const char *title = brief;
  gboolean narrow = ari_match_layout_get_room (self->layout) == ARI_ROOM_NARROW;

  if (*title == '\0')
    title = narrow ? ari_rules_short_name (rules) : _(rules->name);
  if (ari_match_get_free_undo (match))
    /* Translators: the names of the players, and what they have allowed. */
    marked = g_strdup_printf (_("%s · Free Undo"), names);
  whole = g_strdup_printf ("%s\n%s", title, marked != NULL ? marked : names);
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, narrow ? "" : marked != NULL ? marked : names);
  ari_widget_set_tooltip (GTK_WIDGET (self->title), whole);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _(rules->name));
}

/* The menu item has the same label as the button of the status bar. */
static void
sync_menu (AriMatchPage *self)
{
  const char *label = ari_table_move_now_label (self->table);
  g_autofree char *shown = NULL;

  g_menu_model_get_item_attribute (G_MENU_MODEL (self->computer_section), 0, G_MENU_ATTRIBUTE_LABEL, "s",
                                   &shown);
  if (g_str_equal (shown, label))
    return;

  g_menu_remove (self->computer_section, 0);
  g_menu_insert (self->computer_section, 0, label, "match.move-now");
}

static void
sync_failure (AriMatchPage *self)
{
  const char *failure = ari_table_get_failure (self->table);

  if (failure != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (failure, -1);

      adw_banner_set_title (self->failure, escaped);
    }
  ari_widget_reveal_banner (self->failure, failure != NULL);
}

static void
sync_around (GtkWidget *widget)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_seat_cards_sync (self->cards);
  ari_status_bar_sync (self->status);
  ari_replay_bar_sync (self->replay_bar);
  sync_title (self);
  sync_menu (self);
}

/* Only the usual text of a ply can wait: it shares its space with choices and all other messages. */
static gboolean
is_plain (AriMatchPage *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self))
         && !gtk_widget_get_visible (ari_match_stage_get_choices (self->stage))
         && ari_table_get_mode (self->table) == ARI_MODE_PLAYING
         && ari_feat_sequence_get_state (ari_table_get_feats (self->table)) == ARI_FEAT_STATE_IDLE;
}

/* Changing text around the board lays out the whole page again, so at a plain step the board updates
 * first. */
static void
changed_cb (AriMatchPage *self,
            guint         changes)
{
  gboolean plain = is_plain (self);
  gboolean moves = (changes & ARI_TABLE_POSITION) || ari_match_page_is_behind (self);

  ari_match_page_sync_actions (self);
  sync_failure (self);
  if (moves && plain && self->was_plain)
    ari_frame_throttle_ask (&self->around, GTK_WIDGET (self), sync_around, LONGEST_MS);
  else
    sync_around (GTK_WIDGET (self));
  self->was_plain = plain;
  if (changes & ARI_TABLE_REPLAY)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
  if (changes & ARI_TABLE_DETAILS)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WARN]);
  if (changes & ARI_TABLE_TURN)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_KEEP_PASSING]);
}

/* Half of the bar would stick out from under the answers to a warning, and toasts would cover them. */
static void
decision_cb (AriMatchPage *self)
{
  gboolean asks = gtk_widget_get_visible (self->decision);

  gtk_widget_set_opacity (GTK_WIDGET (self->replay_bar), asks ? 0.0 : 1.0);
  if (asks)
    adw_toast_overlay_dismiss_all (self->toasts);
  else
    ari_widget_debounce_clicks (GTK_WIDGET (self->replay_bar)); /* A second click is meant for the answer. */
}

static void
pace_cb (AriMatchPage *self)
{
  static const double seconds[] = { 2.0, 0.9, 0.4, 0.05 };
  int pace = g_settings_get_enum (self->settings, "pace");

  ari_driver_set_min_seconds (ari_table_get_driver (self->table),
                              seconds[CLAMP (pace, 0, (int) G_N_ELEMENTS (seconds) - 1)]);
}

static void
roll_cb (AriMatchPage *self)
{
  ari_driver_set_by_hand (ari_table_get_driver (self->table),
                          g_settings_get_enum (self->settings, "roll") != 0);
}

static void
leave_cb (AriMatchPage *self)
{
  if (self->place != NULL)
    ari_match_place_leave (self->place);
}

static void
try_again_cb (AriMatchPage *self)
{
  ari_table_retry_save (self->table);
}

static void
sounded_cb (AriMatchPage *self,
            int           sound)
{
  ari_match_sound_play (self->sound, (AriSound) sound);
}

static void
typed_cb (AriMatchPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

/* Move the focus to whichever is shown: the board or a feat. */
static void
shown_cb (AriMatchPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
  /* When a widget appears, GTK tells assistive technology that it is not hidden. */
  sync_failure (self);
  ari_match_speech_say_status (self->speech);
}

static void
set_warn_from (AriMatchPage *self,
               const char   *word)
{
  const char *const said[] = {
    [ARI_WARN_NEVER] = _("Warnings are off."),
    [ARI_WARN_BLUNDERS] = _("Warnings before blunders only."),
    [ARI_WARN_MISTAKES] = _("Warnings before blunders and mistakes."),
  };

  for (AriWarnFrom from = ARI_WARN_NEVER; from <= ARI_WARN_MISTAKES; from++)
    if (g_strcmp0 (word, ari_warn_from_word (from)) == 0)
      {
        ari_table_set_warn_from (self->table, from);
        if (self->settings != NULL)
          ari_new_match_remember_warnings (self->settings, ari_table_get_match (self->table));
        ari_match_speech_say (self->speech, said[from]);
      }
}

static AriStandIn *
stand_in (AriMatchPage *self)
{
  return ari_driver_get_stand_in (ari_table_get_driver (self->table));
}

/* Not while another player could begin to. */
static gboolean
keeps_passing (AriMatchPage *self)
{
  return ari_stand_in_passes (stand_in (self)) && !ari_stand_in_may_pass (stand_in (self));
}

static void
set_keep_passing (AriMatchPage *self,
                  gboolean      keep)
{
  if (keeps_passing (self) == keep)
    return;

  ari_stand_in_toggle_passing (stand_in (self));
  ari_match_speech_say (self->speech, keep ? _("You pass from now on, until you can do something new.")
                                           : _("You no longer keep passing."));
}

static void
panel_cb (AriMatchPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PANEL]);
}

static void
ari_match_page_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AriMatchPage *self = ARI_MATCH_PAGE (object);
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  switch ((AriMatchPageProperty) prop_id)
    {
    case PROP_SPEED:
      if (self->table != NULL)
        g_ascii_dtostr (text, sizeof text, ari_replay_get_speed (ari_table_get_replay (self->table)));
      g_value_set_string (value, self->table != NULL ? text : NULL);
      break;

    case PROP_KEEP_PASSING:
      g_value_set_boolean (value, self->table != NULL && keeps_passing (self));
      break;

    case PROP_WARN:
      if (self->table != NULL)
        g_value_set_static_string (value, ari_warn_from_word (ari_table_get_warn_from (self->table)));
      break;

    case PROP_PANEL:
      g_value_set_boolean (value, self->side != NULL && ari_match_side_is_shown (self->side));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_match_page_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch ((AriMatchPageProperty) prop_id)
    {
    case PROP_SPEED:
      ari_match_page_set_speed (ARI_MATCH_PAGE (object), g_ascii_strtod (g_value_get_string (value), NULL));
      break;

    case PROP_KEEP_PASSING:
      set_keep_passing (ARI_MATCH_PAGE (object), g_value_get_boolean (value));
      break;

    case PROP_WARN:
      set_warn_from (ARI_MATCH_PAGE (object), g_value_get_string (value));
      break;

    case PROP_PANEL:
      ari_match_side_choose (ARI_MATCH_PAGE (object)->side, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_match_page_dispose (GObject *object)
{
  AriMatchPage *self = ARI_MATCH_PAGE (object);

  ari_frame_throttle_cancel (&self->around, GTK_WIDGET (self));
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->place);
  g_clear_object (&self->speech);
  g_clear_object (&self->sound);
  g_clear_object (&self->overlays);
  g_clear_object (&self->layout);
  g_clear_object (&self->side);
  g_clear_object (&self->settings);
  if (self->menu != NULL)
    ari_tidy_menu (G_MENU_MODEL (self->menu));
  /* Otherwise the template unparents its outermost child without telling the navigation page. */
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_MATCH_PAGE);
  /* Not earlier: the notes hand their last text to the match, and the autosave of the table writes it. */
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_match_page_parent_class)->dispose (object);
}

/* Binds a field for two buttons that do the same. */
static void
bind_buttons (GtkWidgetClass *widget_class,
              gssize          offset,
              const char     *first,
              const char     *second)
{
  gtk_widget_class_bind_template_child_full (widget_class, first, FALSE, offset);
  gtk_widget_class_bind_template_child_full (widget_class, second, FALSE,
                                             offset + (gssize) sizeof (GtkWidget *));
}

static void
ari_match_page_class_init (AriMatchPageClass *klass)
{
  /* Only the side and the layout need these. */
  static const char *const placed[] = {
    "bin", "layouts", "table_layouts", "split", "sheet", "hint_button", "panel_button",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_match_page_dispose;
  object_class->get_property = ari_match_page_get_property;
  object_class->set_property = ari_match_page_set_property;

  /* Strings, because the items of a menu have strings as targets. */
  props[PROP_SPEED] =
    g_param_spec_string ("speed", NULL, NULL, "1",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_KEEP_PASSING] =
    g_param_spec_boolean ("keep-passing", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_WARN] =
    g_param_spec_string ("warn", NULL, NULL, "never",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PANEL] =
    g_param_spec_boolean ("panel", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  gtk_widget_class_install_property_action (widget_class, "match.speed", "speed");
  gtk_widget_class_install_property_action (widget_class, "match.keep-passing", "keep-passing");
  gtk_widget_class_install_property_action (widget_class, "match.warn", "warn");
  gtk_widget_class_install_property_action (widget_class, "match.panel", "panel");

  g_type_ensure (ARI_TYPE_MATCH_PANEL);
  g_type_ensure (ARI_TYPE_STATUS_BAR);
  g_type_ensure (ARI_TYPE_MATCH_STAGE);
  g_type_ensure (ARI_TYPE_REPLAY_BAR);
  g_type_ensure (ARI_TYPE_SEAT_CARDS);
  g_type_ensure (ARI_TYPE_TYPING_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, menu);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, computer_section);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, match_menu);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, title);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, read_only);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, typing);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, stage);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, status);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, decision);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, panel);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, replay_bar);
  bind_buttons (widget_class, G_STRUCT_OFFSET (AriMatchPage, undo_buttons), "undo_button", "bottom_undo_button");
  bind_buttons (widget_class, G_STRUCT_OFFSET (AriMatchPage, redo_buttons), "redo_button", "bottom_redo_button");
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, overlays_button);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPage, bottom_overlays_button);
  for (guint i = 0; i < G_N_ELEMENTS (placed); i++)
    gtk_widget_class_bind_template_child_full (widget_class, placed[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, try_again_cb);
  gtk_widget_class_bind_template_callback (widget_class, sounded_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);

  ari_match_page_install_actions (widget_class);
  ari_shortcuts_bind (widget_class, "match.");
}

static void
ari_match_page_init (AriMatchPage *self)
{
  ari_match_style_install (gdk_display_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_keep_focus (GTK_WIDGET (self->toasts), GTK_WIDGET (self->stage));
  ari_toast_on (GTK_WIDGET (self), self->toasts);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
  ari_step_keys_add (GTK_WIDGET (self));
  ari_menu_focus_add (GTK_WIDGET (self), GTK_WIDGET (self->stage));
}

/* (transfer none): an object of the template without a field of its own. */
static gpointer
template_child (AriMatchPage *self,
                const char   *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), ARI_TYPE_MATCH_PAGE, name);
}

/* Builds the parts of the menus that depend on the game. */
static void
add_menus (AriMatchPage *self)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (self->table);
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (self->table));
  const AriFeatUi *ui = ari_feat_ui_of (rules);
  g_autoptr(GMenu) feats = g_menu_new ();

  gtk_widget_insert_action_group (GTK_WIDGET (self), "overlay", ari_overlay_menu_get_actions (self->overlays));
  gtk_menu_button_set_popover (self->overlays_button, ari_overlay_popover_new (overlays, rules));
  gtk_menu_button_set_popover (self->bottom_overlays_button, ari_overlay_popover_new (overlays, rules));

  if (ui == NULL)
    return;

  g_menu_append (feats, _(ui->words.practise_item), "win.practise");
  g_menu_append (feats, _(ui->words.results_item), "win.feats");
  g_menu_append_section (self->match_menu, NULL, G_MENU_MODEL (feats));
}

static void
add_layout (AriMatchPage *self)
{
  const AriMatchParts parts = {
    .bin = template_child (self, "bin"),
    .toasts = self->toasts,
    .table = template_child (self, "table_layouts"),
    .split = template_child (self, "split"),
    .cards = self->cards,
    .status = self->status,
    .thread = self->replay_bar,
    .decision = self->decision,
    .title = GTK_WIDGET (self->title),
    .tools = { self->undo_buttons[0], self->redo_buttons[0], GTK_WIDGET (self->overlays_button),
               template_child (self, "hint_button"), template_child (self, "panel_button") },
  };

  self->layout = ari_match_layout_new (&parts, self->side);
  g_signal_connect_object (self->layout, "changed", G_CALLBACK (sync_around), self, G_CONNECT_SWAPPED);
}

/**
 * ari_match_page_new:
 * @settings: (nullable): without them, the player's choices are not remembered
 * @waits: whether to only show the match, with its computers waiting until a player resumes it
 */
AriMatchPage *
ari_match_page_new (AriAutosave *autosave,
                    GSettings   *settings,
                    gboolean     waits)
{
  AriMatchPage *self = g_object_new (ARI_TYPE_MATCH_PAGE, NULL);
  GtkWidget *widget = GTK_WIDGET (self);

  self->table = ari_table_new (ari_autosave_get_match (autosave), autosave, waits);
  /* Coming back shows nothing again that had been turned down before. */
  if (ari_match_get_actor (ari_autosave_get_match (autosave)) != ARI_NONE)
    ari_table_cover (self->table);
  ari_table_set_rule_settings (self->table, settings);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->overlays = ari_overlay_menu_new (self->table, settings);
  add_menus (self);
  ari_read_only_show (self->read_only, ari_autosave_get_library (autosave));
  /* Space is scarce here, and all other pages have the button. */
  adw_banner_set_button_label (self->read_only, NULL);

  /* Update the board first, then its surroundings, and sound and speech, which describe both, last. */
  ari_match_stage_set_table (self->stage, self->table, settings);
  g_signal_connect_object (self->decision, "notify::visible", G_CALLBACK (decision_cb), self,
                           G_CONNECT_SWAPPED);
  ari_status_bar_set_table (self->status, self->table, self->stage, self->decision);
  ari_seat_cards_set_table (self->cards, self->table);
  self->side = ari_match_side_new (self->table, self->panel, template_child (self, "layouts"),
                                   template_child (self, "split"), template_child (self, "sheet"),
                                   settings);
  g_signal_connect_object (self->side, "notify::shown", G_CALLBACK (panel_cb), self, G_CONNECT_SWAPPED);
  ari_replay_bar_set_table (self->replay_bar, self->table);
  add_layout (self);
  ari_typing_bar_set_table (self->typing, self->table, widget);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  self->sound = ari_match_sound_new (self->table, settings, widget);
  self->speech = ari_match_speech_new (self->table, widget);

  if (settings != NULL)
    {
      g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_cb), self, G_CONNECT_SWAPPED);
      pace_cb (self);
      g_signal_connect_object (settings, "changed::roll", G_CALLBACK (roll_cb), self, G_CONNECT_SWAPPED);
      roll_cb (self);
      g_settings_bind (settings, "only-moves", stand_in (self), "only-moves", G_SETTINGS_BIND_GET);
    }
  g_signal_connect (self, "unmap", G_CALLBACK (leave_cb), NULL);
  ari_match_sight_watch (widget, self->table);
  changed_cb (self, 0);

  return self;
}

void
ari_match_page_set_places (AriMatchPage *self,
                           AriPlaces    *places,
                           gboolean      goes_there)
{
  g_return_if_fail (ARI_IS_MATCH_PAGE (self));
  g_return_if_fail (self->place == NULL);

  self->place = ari_match_place_new (self->table, self->panel, self->side, places, goes_there);
}

AriAutosave *
ari_match_page_get_autosave (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->table != NULL ? ari_table_get_autosave (self->table) : NULL;
}

AriTable *
ari_match_page_get_table (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->table;
}

AriMatchSound *
ari_match_page_get_sound (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->sound;
}

gboolean
ari_match_page_is_behind (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), FALSE);

  return self->around.tick_id != 0;
}
