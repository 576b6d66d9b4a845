/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tosses on the match page: who throws and when, and that everybody sees it. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "toss/ari-toss.h"

#define LINGER_MS         1400 /* that a ring is seen where it ended */
#define FLY_UP_TO_SPEED   2    /* of replay: faster than that nobody could follow */

/* What the menu has for games with tosses. */
void
ari_match_page_add_tosses (AriMatchPage *self)
{
  g_autoptr(GMenu) section = g_menu_new ();

  if (ari_match_get_rules (self->match)->feat == NULL)
    return;

  g_menu_append (section, _("_Practise Tossing…"), "win.practise");
  g_menu_append (section, _("_Tosses So Far…"), "win.tosses");
  g_menu_insert_section (self->menu, 2, NULL, G_MENU_MODEL (section));
}

static AriFeat
feat_due (AriMatchPage *self)
{
  return self->preview_step == 0
         ? ari_feat_due (ari_match_get_rules (self->match), ari_match_get_position (self->match)) : ARI_FEAT_NONE;
}

/* The board or the bull; the keyboard goes along. */
static void
show_stage (AriMatchPage *self,
            GtkWidget    *child)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stage);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (before == child)
    return;

  gtk_stack_set_visible_child (self->stage, child);
  if (focus == NULL || gtk_widget_is_ancestor (focus, before) || focus == before)
    gtk_widget_grab_focus (child);
}

/* Whether a ring is in the air, or seen where it ended. */
gboolean
ari_match_page_awaits_toss (AriMatchPage *self)
{
  return ari_toss_view_is_flying (self->toss) || self->linger_id != 0;
}

void
ari_match_page_sync_toss (AriMatchPage *self)
{
  gboolean due = feat_due (self) == ARI_FEAT_TOSS;
  gboolean busy = ari_match_page_awaits_toss (self);

  if (due && !busy)
    ari_toss_view_set_seat (self->toss, ari_match_get_rules (self->match)->actor (ari_match_get_position (self->match)));
  ari_toss_view_set_way (self->toss, ari_toss_way_of (self->settings));
  ari_toss_view_set_animated (self->toss, ari_match_page_wants_animations (self));
  ari_toss_view_set_armed (self->toss, due && !busy && self->waiting == ARI_ACTION_NONE
                                       && ari_match_driver_awaits_person (self->driver));
  show_stage (self, due || busy ? GTK_WIDGET (self->toss) : GTK_WIDGET (self->board));
}

/* What is said below the picture; NULL when it is not about a toss. */
const char *
ari_match_page_toss_outcome (AriMatchPage *self)
{
  const AriFlight *flight = ari_toss_view_get_flight (self->toss);

  return self->linger_id != 0 && flight != NULL && flight->over ? ari_toss_describe (flight) : NULL;
}

static void
linger_cb (gpointer data)
{
  AriMatchPage *self = data;

  self->linger_id = 0;
  ari_toss_view_reset (self->toss, FALSE);
  ari_match_page_sync (self);
}

static void
fly (AriMatchPage *self,
     AriTossKind   kind,
     const char   *text)
{
  AriRelease release;

  if (!ari_release_parse (text, &release, NULL))
    return;

  g_clear_handle_id (&self->linger_id, g_source_remove);
  ari_toss_view_hurry (self->toss);
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->toss_kind = kind;
  ari_toss_view_fly (self->toss, &release, kind == ARI_TOSS_REPLAYED);
}

/* A computer threw. */
void
ari_match_page_driver_tossed_cb (AriMatchPage *self,
                                 const char   *text)
{
  AriActor actor = ari_match_get_rules (self->match)->actor (ari_match_get_position (self->match));

  ari_toss_view_set_seat (self->toss, actor);
  fly (self, ARI_TOSS_BY_COMPUTER, text);
  ari_match_page_sync (self);
}

/* A person threw: from now on it counts, whatever happens before the ring is down. */
void
ari_match_page_thrown_cb (AriMatchPage *self,
                          const char   *text)
{
  AriPly *ply = ari_match_get_ply (self->match);

  g_clear_handle_id (&self->linger_id, g_source_remove);
  ari_match_page_stop_replay (self);
  self->toss_kind = ARI_TOSS_BY_PERSON;
  self->toss_after = ply != NULL ? ari_ply_get_id (ply) : 0;
  g_set_str (&self->release, text);
  ari_match_page_sync (self);
}

/* Plays what came of a person's throw, where it was thrown. */
static void
play_thrown (AriMatchPage *self,
             gboolean      hit)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *here = ari_match_get_ply (self->match);
  g_autofree char *release = g_steal_pointer (&self->release);
  AriAction actions[ARI_MAX_ACTIONS];

  /* Somebody looked elsewhere meanwhile; the throw was made all the same. */
  if ((here != NULL ? ari_ply_get_id (here) : 0) != self->toss_after)
    {
      AriPly *ply = self->toss_after != 0 ? ari_match_find (self->match, self->toss_after) : NULL;

      if (self->toss_after != 0 && ply == NULL)
        return;
      ari_match_go_to (self->match, ply);
    }
  if (feat_due (self) != ARI_FEAT_TOSS)
    return;

  rules->actions (ari_match_get_position (self->match), actions);
  self->toss_seen = TRUE;
  ari_match_page_play_tossed (self, actions[hit ? 0 : 1], release);
}

void
ari_match_page_landed_cb (AriMatchPage *self)
{
  const AriFlight *flight = ari_toss_view_get_flight (self->toss);
  AriTossKind kind = self->toss_kind;

  if (self->match == NULL)
    return;

  self->toss_kind = ARI_TOSS_NOT;
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->linger_id = g_timeout_add_once (LINGER_MS, linger_cb, self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->board), ari_toss_describe (flight),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  if (kind == ARI_TOSS_BY_PERSON)
    play_thrown (self, ari_flight_is_hit (flight));
  else if (kind == ARI_TOSS_BY_COMPUTER)
    {
      self->toss_seen = TRUE;
      ari_match_driver_toss_landed (self->driver);
    }
  ari_match_page_sync (self);
}

/* Another position is shown. When a recorded toss led to it, in a step forward, it is flown again; a record that
 * says something else than its flight is told about. */
void
ari_match_page_follow_toss (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *ply = ari_match_get_ply (self->match);
  guint cursor = ari_match_get_cursor (self->match);
  gboolean seen = self->toss_seen;
  const char *release = ply != NULL ? ari_ply_get_toss (ply) : NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  g_autoptr(GError) error = NULL;
  AriPosition before;

  self->toss_seen = FALSE;
  /* Who threw and went away gets what came of it. */
  if (self->toss_kind == ARI_TOSS_BY_PERSON)
    {
      ari_toss_view_hurry (self->toss);
      return;
    }
  if (seen)
    return;

  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->toss_kind = ARI_TOSS_NOT;
  ari_toss_view_reset (self->toss, FALSE);
  g_clear_handle_id (&self->linger_id, g_source_remove);
  if (release == NULL || cursor != self->last_cursor + 1)
    return;

  ari_match_get_position_at (self->match, cursor - 1, &before);
  if (ari_feat_due (rules, &before) != ARI_FEAT_TOSS)
    return;

  rules->actions (&before, actions);
  if (!ari_toss_check (release, ari_ply_get_action (ply) == actions[0], &error))
    g_set_str (&self->refusal, error->message);
  ari_toss_view_set_seat (self->toss, rules->actor (&before));
  if (self->speed_factor <= FLY_UP_TO_SPEED || self->play_id == 0)
    fly (self, ARI_TOSS_REPLAYED, release);
}
