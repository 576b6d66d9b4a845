/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tosses on the match page: who throws and when, and that everybody sees it. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "toss/ari-toss.h"

#define LINGER_PART       1.55 /* that a ring is seen where it ended, in actions of a computer */
#define LEAST_LINGER_MS   350
#define FLY_UP_TO_SPEED   2    /* of replay: faster than that nobody could follow */

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

gboolean
ari_match_page_sees_flight (AriMatchPage *self)
{
  return self->flown != NULL && self->flown == ari_match_get_ply (self->match)
         && ari_toss_view_is_flying (self->toss);
}

gboolean
ari_match_page_awaits_toss (AriMatchPage *self)
{
  return ari_toss_view_is_flying (self->toss) || self->linger_id != 0;
}

/* Nobody plays on while everybody watches. */
static void
hold (AriMatchPage *self,
      gboolean      holds)
{
  if (self->holds == holds)
    return;

  self->holds = holds;
  if (holds)
    ari_match_hold (self->match);
  else
    ari_match_release (self->match);
}

void
ari_match_page_sync_toss (AriMatchPage *self)
{
  gboolean due = feat_due (self) == ARI_FEAT_TOSS;
  gboolean busy = ari_match_page_awaits_toss (self);

  if (due && !busy)
    ari_toss_view_set_seat (self->toss, ari_rules_actor (ari_match_get_rules (self->match), ari_match_get_position (self->match)));
  ari_toss_view_set_way (self->toss, ari_toss_way_of (self->settings));
  ari_toss_view_set_animated (self->toss, ari_match_page_wants_animations (self));
  ari_toss_view_set_armed (self->toss, due && !busy && self->waiting == ARI_ACTION_NONE
                                       && ari_match_driver_awaits_person (self->driver));
  ari_move_list_set_still (self->moves, ari_match_page_sees_flight (self));
  ari_analysis_panel_set_still (self->analysis_panel, ari_match_page_sees_flight (self));
  show_stage (self, due || busy ? GTK_WIDGET (self->toss) : GTK_WIDGET (self->board));
  hold (self, busy && self->flown != NULL);
}

const char *
ari_match_page_toss_outcome (AriMatchPage *self)
{
  const AriFlight *flight = ari_toss_view_get_flight (self->toss);

  return self->linger_id != 0 && flight != NULL && flight->over ? ari_toss_describe (flight) : NULL;
}

/* How long a ring is seen that is down: the slower the computers, the longer. */
static guint
linger_ms (AriMatchPage *self)
{
  double seconds;

  g_object_get (self->driver, "min-seconds", &seconds, NULL);

  return MAX ((guint) (seconds * LINGER_PART * 1000), LEAST_LINGER_MS);
}

static void
linger_cb (gpointer data)
{
  AriMatchPage *self = data;

  self->linger_id = 0;
  ari_toss_view_reset (self->toss, FALSE);
  ari_match_page_say_standing (self);
  ari_match_page_sync (self);
}

/* Nothing more is shown of the toss before. */
static void
stop_showing (AriMatchPage *self)
{
  self->flown = NULL;
  ari_toss_view_reset (self->toss, FALSE);
  g_clear_handle_id (&self->linger_id, g_source_remove);
}

void
ari_match_page_forget_toss (AriMatchPage *self)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  if (self->match != NULL)
    hold (self, FALSE);
}

/* A person threw. It counts at once, and is written while the ring flies: what comes of it follows from the release. */
void
ari_match_page_thrown_cb (AriMatchPage *self,
                          const char   *text)
{
  AriFeatOutcome outcome;
  AriRelease release;
  AriAction action;

  if (feat_due (self) != ARI_FEAT_TOSS || !ari_release_parse (text, &release, NULL))
    return;

  g_clear_handle_id (&self->linger_id, g_source_remove);
  g_set_str (&self->thrown, text);
  outcome = ari_toss_hits (&release) ? ARI_FEAT_HIT : ARI_FEAT_MISS;
  action = ari_feat_outcome (ari_match_get_rules (self->match), ari_match_get_position (self->match), outcome);
  ari_match_page_play_tossed (self, action, text);
  ari_match_page_sync (self);
}

void
ari_match_page_landed_cb (AriMatchPage *self)
{
  if (self->match == NULL)
    return;

  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->linger_id = g_timeout_add_once (linger_ms (self), linger_cb, self);
  if (self->flown != NULL)
    ari_match_page_sound_turn (self);
  ari_match_page_sync (self);
  if (!ari_toss_view_tells_itself (self->toss))
    ari_match_page_say (self, ari_toss_describe (ari_toss_view_get_flight (self->toss)));
}

/* What was recorded of the toss that led from @before to @ply; a record that says something else than its flight is told
 * about. */
static void
fly (AriMatchPage      *self,
     AriPly            *ply,
     const AriPosition *before,
     gboolean           foretold)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const char *text = ari_ply_get_toss (ply);
  gboolean hit = ari_ply_get_action (ply) == ari_feat_outcome (rules, before, ARI_FEAT_HIT);
  g_autoptr(GError) error = NULL;
  AriRelease release;

  if (!ari_toss_check (text, hit, &error))
    g_set_str (&self->refusal, error->message);
  if (!ari_release_parse (text, &release, NULL))
    return;

  self->flown = ply;
  ari_toss_view_set_seat (self->toss, ari_rules_actor (rules, before));
  ari_toss_view_fly (self->toss, &release, foretold);
}

gboolean
ari_match_page_follow_toss (AriMatchPage *self,
                            gboolean      forward,
                            gboolean      fresh)
{
  AriPly *ply = ari_match_get_ply (self->match);
  const char *release = ply != NULL ? ari_ply_get_toss (ply) : NULL;
  g_autofree char *thrown = g_steal_pointer (&self->thrown);
  AriPosition before;

  /* The ring that a person threw is in the air already. */
  if (forward && release != NULL && thrown != NULL)
    {
      self->flown = ply;
      return TRUE;
    }

  stop_showing (self);
  if (release == NULL || !forward || (!fresh && self->play_id != 0 && self->speed_factor > FLY_UP_TO_SPEED))
    return FALSE;

  ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &before);
  if (ari_feat_due (ari_match_get_rules (self->match), &before) != ARI_FEAT_TOSS)
    return FALSE;

  fly (self, ply, &before, !fresh);

  return self->flown != NULL;
}
