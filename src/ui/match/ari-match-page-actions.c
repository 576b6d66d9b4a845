/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the match page: keys, menus, buttons and tests all go through them. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-export.h"

#define REPLAY_MS    1000
#define LIKELY       "likely"   /* the overlay that comes from the analysis, in every game with areas */
#define LIKELY_FROM  0.55

static guint
n_plies (AriMatchPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

/* Stepping. A line of analysis that is shown is stepped through before the match is. */

static gboolean
step_preview (AriMatchPage *self,
              int           by)
{
  if (self->preview_step == 0)
    return FALSE;

  self->preview_step = MIN (self->preview_step + by, self->n_preview);
  ari_match_page_sync (self);

  return TRUE;
}

static void
first_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  ari_match_set_cursor (self->match, 0);
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  guint cursor = ari_match_get_cursor (self->match);

  ari_match_page_stop_replay (self);
  if (!step_preview (self, -1) && cursor > 0)
    ari_match_set_cursor (self->match, cursor - 1);
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  if (!step_preview (self, 1) && ari_match_get_cursor (self->match) < n_plies (self))
    ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) + 1);
}

static void
last_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  ari_match_set_cursor (self->match, n_plies (self));
}

static gboolean
replay_cb (gpointer data)
{
  AriMatchPage *self = data;

  /* A ring in the air is watched to its end. */
  if (ari_match_page_awaits_toss (self))
    return G_SOURCE_CONTINUE;

  if (ari_match_get_cursor (self->match) < n_plies (self))
    ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) + 1);
  if (ari_match_get_cursor (self->match) < n_plies (self))
    return G_SOURCE_CONTINUE;

  self->play_id = 0;
  ari_match_page_sync (self);

  return G_SOURCE_REMOVE;
}

static void
start_replay (AriMatchPage *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  self->play_id = g_timeout_add ((guint) (REPLAY_MS / self->speed_factor), replay_cb, self);
  ari_match_page_sync (self);
}

void
ari_match_page_stop_replay (AriMatchPage *self)
{
  if (self->play_id == 0)
    return;

  g_clear_handle_id (&self->play_id, g_source_remove);
  ari_match_page_sync (self);
}

static void
play_pause_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (self->play_id != 0)
    {
      ari_match_page_stop_replay (self);
      return;
    }

  /* At the end it begins again. */
  if (ari_match_get_cursor (self->match) >= n_plies (self))
    ari_match_set_cursor (self->match, 0);
  start_replay (self);
}

static void
speed_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  self->speed_factor = CLAMP (g_ascii_strtod (g_variant_get_string (parameter, NULL), NULL), 0.5, 8);
  if (self->play_id != 0)
    start_replay (self);
  ari_match_page_sync (self);
}

static void
main_line_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ari_match_go_to_main_line (ARI_MATCH_PAGE (widget)->match);
}

/* Plays what is left of the previewed line; a held match takes the next ply when it may. */
void
ari_match_page_keep_line (AriMatchPage *self)
{
  while (self->keep_next < self->n_preview && !ari_match_is_held (self->match))
    {
      g_autoptr(GError) error = NULL;

      if (!ari_match_play (self->match, self->preview[self->keep_next++], -1, &error))
        {
          g_warning ("A line of analysis could not be kept: %s", error->message);
          self->keep_next = self->n_preview;
        }
    }
}

static void
keep_line_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  self->keep_next = 0;
  ari_match_page_keep_line (self);
}

/* Undo */

/* The last ply of the shown line that a person decided on, or 0. */
static guint
last_decision (AriMatchPage *self)
{
  for (guint number = n_plies (self); number > 0; number--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
      AriActor actor = ari_ply_get_actor (ply);

      if (actor != ARI_CHANCE && ari_match_get_seat (self->match, actor)->kind == ARI_SEAT_PERSON)
        return number;
    }

  return 0;
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  guint number = last_decision (self);

  if (number == 0)
    return;

  ari_match_page_stop_replay (self);
  /* In a variation nothing has to be taken back: another move there is another variation. */
  if (ari_match_is_on_main_line (self->match))
    ari_match_take_back (self->match, number - 1);
  else
    ari_match_set_cursor (self->match, number - 1);
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ari_match_redo (ARI_MATCH_PAGE (widget)->match);
}

/* Help from the computer */

static void
hint_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  const char *spoken = NULL;

  switch (self->hint_step)
    {
    case ARI_HINT_NONE:
      self->preview_step = 0;
      self->hint_step = ARI_HINT_SEARCHING;
      ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
      /* What is known for certain is not searched again. */
      ari_match_page_take_hint (self);
      break;

    case ARI_HINT_SEARCHING:
      break;

    case ARI_HINT_WHERE:
      self->hint_step = ARI_HINT_WHAT;
      spoken = self->hint->what;
      break;

    case ARI_HINT_WHAT:
      self->hint_step = ARI_HINT_WHY;
      spoken = self->hint->reason;
      break;

    case ARI_HINT_WHY:
      ari_match_page_clear_hint (self);
      break;

    default:
      g_assert_not_reached ();
    }

  if (spoken != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), spoken, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  ari_match_page_sync (self);
}

static void
move_now_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ari_match_driver_hurry (ARI_MATCH_PAGE (widget)->driver);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (ari_match_page_stop_typing (self))
    return GDK_EVENT_STOP;
  if (self->hint_step == ARI_HINT_NONE && self->preview_step == 0)
    return GDK_EVENT_PROPAGATE;

  ari_match_page_clear_hint (self);
  self->preview_step = 0;
  ari_match_page_sync (self);

  return GDK_EVENT_STOP;
}

/* Overlays */

static gboolean
overlay_is_on (AriMatchPage *self,
               const char   *id)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->overlays), id);

  return state != NULL && g_variant_get_boolean (state);
}

/* Adds the likely owners of areas that the analysis sees, where @marks say nothing certain. */
static guint
add_likely (AriMatchPage *self,
            AriMark      *marks,
            guint         n)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  gboolean marked[ARI_MAX_SPOTS] = { FALSE };

  if (verdict == NULL || verdict->owners == NULL)
    return n;

  for (guint i = 0; i < n; i++)
    marked[marks[i].spot] = TRUE;

  for (guint spot = 0; spot < verdict->n_owners && n < ARI_MAX_SPOTS; spot++)
    for (AriActor seat = 1; seat <= ARI_MAX_SEATS && !marked[spot]; seat++)
      {
        float share = verdict->owners[spot * ARI_MAX_SEATS + seat - 1];

        if (share < LIKELY_FROM)
          continue;
        marks[n++] = (AriMark) { .spot = spot, .kind = ARI_MARK_LIKELY, .seat = seat, .strength = share };
        break;
      }

  return n;
}

/* What players have to keep in mind themselves is shown only to who plays alone, and to all when the match is over. */
static gboolean
is_withheld (AriMatchPage     *self,
             const AriOverlay *overlay)
{
  guint n_persons = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    n_persons += ari_match_get_seat (self->match, seat)->kind == ARI_SEAT_PERSON;

  return overlay->recalls && n_persons > 1 && ari_match_winners (self->match) == 0;
}

static void
sync_overlays (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);

  for (guint i = 0; i < rules->n_overlays; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->overlays), rules->overlays[i].id);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), !is_withheld (self, &rules->overlays[i]));
    }
}

/* Writes what the overlays that are on say about @position; at most ARI_MAX_SPOTS marks. */
guint
ari_match_page_collect_marks (AriMatchPage      *self,
                              const AriPosition *position,
                              AriMark           *marks)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  guint n = 0;

  for (guint i = 0; i < rules->n_overlays; i++)
    {
      AriMark more[ARI_MAX_SPOTS];
      guint n_more;

      if (!overlay_is_on (self, rules->overlays[i].id) || is_withheld (self, &rules->overlays[i]))
        continue;
      n_more = rules->overlays[i].marks (position, more);
      n_more = MIN (n_more, ARI_MAX_SPOTS - n);
      memcpy (marks + n, more, n_more * sizeof *more);
      n += n_more;
    }
  if (overlay_is_on (self, LIKELY) && self->preview_step == 0)
    n = add_likely (self, marks, n);

  return n;
}

static void
remember_overlays (AriMatchPage *self)
{
  const char *game = ari_match_get_rules (self->match)->id;
  g_autofree char *prefix = g_strconcat (game, "/", NULL);
  g_auto(GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->overlays));
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) before = NULL;
  g_auto(GStrv) after = NULL;

  if (self->settings == NULL)
    return;

  before = g_settings_get_strv (self->settings, "overlays");
  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_has_prefix (before[i], prefix))
      g_strv_builder_add (builder, before[i]);
  for (guint i = 0; names[i] != NULL; i++)
    if (overlay_is_on (self, names[i]))
      g_strv_builder_take (builder, g_strconcat (prefix, names[i], NULL));
  after = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "overlays", (const char *const *) after);
}

static void
overlay_cb (GSimpleAction *action,
            GVariant      *value,
            gpointer       data)
{
  AriMatchPage *self = data;

  g_simple_action_set_state (action, value);
  remember_overlays (self);
  /* Likely owners come from a search; without one there would be nothing to see. */
  if (g_str_equal (g_action_get_name (G_ACTION (action)), LIKELY) && g_variant_get_boolean (value)
      && ari_analysis_get_verdict (self->analysis) == NULL)
    ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
  ari_match_page_sync (self);
}

static void
add_overlay (AriMatchPage *self,
             GMenu        *menu,
             const char   *id,
             const char   *title)
{
  g_autofree char *setting = g_strconcat (ari_match_get_rules (self->match)->id, "/", id, NULL);
  g_auto(GStrv) on = self->settings != NULL ? g_settings_get_strv (self->settings, "overlays") : NULL;
  gboolean is_on = on != NULL && g_strv_contains ((const char *const *) on, setting);
  g_autoptr(GSimpleAction) action = g_simple_action_new_stateful (id, NULL, g_variant_new_boolean (is_on));
  g_autofree char *detailed = g_strconcat ("overlay.", id, NULL);

  g_signal_connect_object (action, "change-state", G_CALLBACK (overlay_cb), self, G_CONNECT_DEFAULT);
  g_action_map_add_action (G_ACTION_MAP (self->overlays), G_ACTION (action));
  g_menu_append (menu, title, detailed);
}

/* A switch for each overlay of the game, and its menu. */
void
ari_match_page_add_overlays (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriBoard *board = rules->board (ari_match_get_setup (self->match));
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) recalling = g_menu_new ();

  self->overlays = g_simple_action_group_new ();
  for (guint i = 0; i < rules->n_overlays; i++)
    add_overlay (self, rules->overlays[i].recalls ? recalling : menu, rules->overlays[i].id,
                 _(rules->overlays[i].title));
  for (guint i = 0; i < board->n_spots; i++)
    if (board->spots[i].kind == ARI_SPOT_AREA)
      {
        add_overlay (self, menu, LIKELY, _("Likely Owners"));
        break;
      }

  /* The heading is also the reason why these can't be switched on at other times. */
  if (g_menu_model_get_n_items (G_MENU_MODEL (recalling)) > 0)
    g_menu_append_section (menu, _("For Practice and Replay"), G_MENU_MODEL (recalling));

  gtk_widget_insert_action_group (GTK_WIDGET (self), "overlay", G_ACTION_GROUP (self->overlays));
  g_menu_insert_submenu (self->menu, 1, _("Overlays"), G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (self->overlays_button, G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (self->bottom_overlays_button, G_MENU_MODEL (menu));
}

static void
overlays_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->overlays_button)))
    gtk_menu_button_popup (self->overlays_button);
  else
    gtk_menu_button_popup (self->bottom_overlays_button);
}

/* Panel and files */

/* The panel lies beside the table, or on narrow windows in a sheet that comes up from below. */
static gboolean
has_sheet (AriMatchPage *self)
{
  return g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), "narrow");
}

static void
show_panel (AriMatchPage *self,
            gboolean      shown)
{
  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, shown);
  else
    adw_overlay_split_view_set_show_sidebar (self->split, shown);
}

static void
panel_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  show_panel (self, has_sheet (self) ? !adw_bottom_sheet_get_open (self->sheet)
                                     : !adw_overlay_split_view_get_show_sidebar (self->split));
}

static void
rules_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  adw_view_stack_set_visible_child_name (self->stack, "rules");
  show_panel (self, TRUE);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ari_export_match (ARI_MATCH_PAGE (widget)->match, widget);
}

static void
picture_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ari_match_page_save_picture (ARI_MATCH_PAGE (widget));
}

void
ari_match_page_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *name;
    const char                 *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "match.first", NULL, first_cb },
    { "match.back", NULL, back_cb },
    { "match.forward", NULL, forward_cb },
    { "match.last", NULL, last_cb },
    { "match.play-pause", NULL, play_pause_cb },
    { "match.speed", "s", speed_cb },
    { "match.main-line", NULL, main_line_cb },
    { "match.keep-line", NULL, keep_line_cb },
    { "match.undo", NULL, undo_cb },
    { "match.redo", NULL, redo_cb },
    { "match.hint", NULL, hint_cb },
    { "match.move-now", NULL, move_now_cb },
    { "match.overlays", NULL, overlays_cb },
    { "match.panel", NULL, panel_cb },
    { "match.rules", NULL, rules_cb },
    { "match.export", NULL, export_cb },
    { "match.picture", NULL, picture_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

/* Which actions make sense follows from the match. */
void
ari_match_page_sync_actions (AriMatchPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint cursor = ari_match_get_cursor (self->match);
  gboolean before_end = cursor < n_plies (self);
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = rules->actor (position);

  sync_overlays (self);
  gtk_widget_action_set_enabled (widget, "match.first", cursor > 0);
  gtk_widget_action_set_enabled (widget, "match.back", cursor > 0 || self->preview_step > 0);
  gtk_widget_action_set_enabled (widget, "match.forward", before_end || self->preview_step > 0);
  gtk_widget_action_set_enabled (widget, "match.last", before_end);
  gtk_widget_action_set_enabled (widget, "match.play-pause", n_plies (self) > 0);
  gtk_widget_action_set_enabled (widget, "match.main-line", !ari_match_is_on_main_line (self->match));
  gtk_widget_action_set_enabled (widget, "match.keep-line", self->preview_step > 0 && before_end);
  gtk_widget_action_set_enabled (widget, "match.undo", last_decision (self) > 0);
  gtk_widget_action_set_enabled (widget, "match.redo", ari_match_can_redo (self->match));
  gtk_widget_action_set_enabled (widget, "match.move-now", ari_match_driver_get_thinking (self->driver));
  gtk_widget_action_set_enabled (widget, "match.hint", actor != ARI_CHANCE
                                                       && ari_feat_due (rules, position) == ARI_FEAT_NONE
                                                       && ari_match_driver_awaits_person (self->driver));
}
