/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The overlays of the match page: their switches, and what those that are on mark on the board. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-oversight.h"
#include "ari-searcher.h"
#include "ari-settings.h"

#define LIKELY      "likely" /* the overlay that comes from the analysis, where a search says who owns areas */
#define LIKELY_FROM 0.55

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

static gboolean
is_withheld (AriMatchPage     *self,
             const AriOverlay *overlay)
{
  return overlay->recalls && !ari_match_may_recall (self->match);
}

gboolean
ari_match_page_recalls (AriMatchPage *self)
{
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (ari_match_get_rules (self->match), &n_overlays);

  for (guint i = 0; i < n_overlays; i++)
    {
      const AriOverlay *overlay = &overlays[i];

      if (overlay->recalls && !is_withheld (self, overlay) && overlay_is_on (self, overlay->id))
        return TRUE;
    }

  return FALSE;
}

void
ari_match_page_sync_overlays (AriMatchPage *self)
{
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (ari_match_get_rules (self->match), &n_overlays);
  gboolean recalls = ari_match_page_recalls (self);

  for (guint i = 0; i < n_overlays; i++)
    {
      const AriOverlay *overlay = &overlays[i];
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->overlays), overlay->id);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), !is_withheld (self, overlay));
    }
  ari_move_list_set_recalls (self->moves, recalls);
  ari_analysis_panel_set_recalls (self->analysis_panel, recalls);
  ari_notes_panel_set_recalls (self->notes, recalls);
}

guint
ari_match_page_collect_marks (AriMatchPage      *self,
                              const AriPosition *position,
                              AriMark           *marks)
{
  guint n_overlays, n = 0;
  const AriOverlay *overlays = ari_rules_overlays (ari_match_get_rules (self->match), &n_overlays);

  for (guint i = 0; i < n_overlays; i++)
    {
      AriMark more[ARI_MAX_SPOTS];
      guint n_more;

      if (!overlay_is_on (self, overlays[i].id) || is_withheld (self, &overlays[i]))
        continue;
      n_more = overlays[i].marks (position, more);
      n_more = MIN (n_more, ARI_MAX_SPOTS - n);
      memcpy (marks + n, more, n_more * sizeof *more);
      n += n_more;
    }
  if (overlay_is_on (self, LIKELY) && self->preview_step == 0)
    n = add_likely (self, marks, n);

  return n;
}

static void
overlay_cb (GSimpleAction *action,
            GVariant      *value,
            gpointer       data)
{
  AriMatchPage *self = data;

  const char *id = g_action_get_name (G_ACTION (action));

  g_simple_action_set_state (action, value);
  if (self->settings != NULL)
    ari_settings_set_overlay (self->settings, ari_match_get_rules (self->match), id, g_variant_get_boolean (value));
  /* Likely owners come from a search; without one there would be nothing to see. */
  if (g_str_equal (id, LIKELY) && g_variant_get_boolean (value)
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
  gboolean is_on = self->settings != NULL
                   && ari_settings_get_overlay (self->settings, ari_match_get_rules (self->match), id);
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
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) recalling = g_menu_new ();
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n_overlays);

  self->overlays = g_simple_action_group_new ();
  for (guint i = 0; i < n_overlays; i++)
    add_overlay (self, overlays[i].recalls ? recalling : menu, overlays[i].id, _(overlays[i].title));
  if (ari_searcher_lookup (rules->id)->playouts->owners != NULL)
    add_overlay (self, menu, LIKELY, _("Likely Owners"));

  /* The heading is also the reason why these can't be switched on at other times. */
  if (g_menu_model_get_n_items (G_MENU_MODEL (recalling)) > 0)
    g_menu_append_section (menu, _("For Practice and Replay"), G_MENU_MODEL (recalling));

  gtk_widget_insert_action_group (GTK_WIDGET (self), "overlay", G_ACTION_GROUP (self->overlays));
  g_menu_insert_submenu (self->menu, 1, _("Overlays"), G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (self->overlays_button, G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (self->bottom_overlays_button, G_MENU_MODEL (menu));
}
