/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a screen reader is told on the match page: in the order in which it happened, each thing once. It breaks off what
 * it says when the name of the focused spot changes, so nothing is told before the page is in order again; and what it is
 * told too soon after something else it may leave out, so what belongs together is told together. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-oversight.h"
#include "ari-thread.h"

#define PAUSE_MS 150 /* Orca leaves out what comes within 100 ms */

/* The past is explained when it is come to; from then on its plies are counted, by the thread itself while it has the
 * focus. */
static char *
past (AriMatchPage *self,
      gboolean      known)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  guint cursor = ari_match_get_cursor (self->match);

  if (!known || cursor == 0)
    return ari_match_page_standing (self);
  if (root != NULL && ARI_IS_THREAD (gtk_root_get_focus (root)))
    return NULL;

  return g_strdup_printf (_("%1$u of %2$u"), cursor, g_list_model_get_n_items (G_LIST_MODEL (self->match)));
}

/* Newly allocated; NULL when there is nothing to be told, because the match goes on by itself. */
static char *
standing_to_tell (AriMatchPage *self)
{
  gboolean known = self->told_past;
  gboolean is_over = ari_rules_actor (ari_match_get_rules (self->match), ari_match_get_position (self->match)) == ARI_NONE;
  gboolean is_past = ari_match_is_on_main_line (self->match) && !ari_match_is_at_end (self->match);

  self->told_past = is_past;
  if (is_past)
    return past (self, known);
  if (!is_over && !ari_match_driver_awaits_person (self->driver))
    return NULL;

  return ari_match_page_standing (self);
}

/* Actions are described without a full stop. */
static void
add_sentence (GString    *text,
              const char *sentence)
{
  g_autofree char *said = g_strdup (text->str);

  if (*said == '\0')
    g_string_assign (text, sentence);
  else if (strchr (".!?", said[text->len - 1]) != NULL)
    /* Translators: for screen readers: two whole sentences, one after the other. */
    g_string_printf (text, C_("speech", "%1$s %2$s"), said, sentence);
  else
    /* Translators: for screen readers: a sentence that has no full stop yet, and the one after it. */
    g_string_printf (text, C_("speech", "%1$s. %2$s"), said, sentence);
}

static void
tell_cb (gpointer data)
{
  AriMatchPage *self = data;
  g_autofree char *standing = self->says_standing && self->preview_step == 0 ? standing_to_tell (self) : NULL;
  g_autoptr(GString) text = g_steal_pointer (&self->sayings);

  self->saying_id = 0;
  self->says_standing = FALSE;
  if (text == NULL)
    text = g_string_new (NULL);
  if (standing != NULL)
    add_sentence (text, standing);
  if (text->len == 0)
    return;

  self->told_at = g_get_monotonic_time ();
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ari_match_page_sync_speech (AriMatchPage *self)
{
  /* While a ply is being written, the page is still to change; while a ring is seen, it is the page that holds the match. */
  gboolean waits = ari_match_is_held (self->match) && !self->holds;
  gint64 ms = (g_get_monotonic_time () - self->told_at) / 1000;

  if ((self->sayings == NULL && !self->says_standing) || self->saying_id != 0 || waits)
    return;

  self->saying_id = ms < PAUSE_MS ? g_timeout_add_once ((guint) (PAUSE_MS - ms), tell_cb, self)
                                  : g_idle_add_once (tell_cb, self);
}

void
ari_match_page_say (AriMatchPage *self,
                    const char   *sentence)
{
  if (sentence == NULL)
    return;

  if (self->sayings == NULL)
    self->sayings = g_string_new (NULL);
  add_sentence (self->sayings, sentence);
  ari_match_page_sync_speech (self);
}

static gboolean
is_glimpse (const AriRules    *rules,
            const AriPosition *position,
            AriSpot            spot)
{
  AriSpot glimpses[ARI_MAX_GLIMPSES];
  guint n = ari_find_glimpses (rules, position, glimpses);

  for (guint i = 0; i < n; i++)
    if (glimpses[i] == spot)
      return TRUE;

  return FALSE;
}

/* What lies open now where it was hidden before. What nobody has seen yet has a ply of its own, which tells of it; what
 * was seen already has none. */
static void
say_uncovered (AriMatchPage      *self,
               const AriPosition *before,
               const AriPosition *position,
               AriAction          action)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriBoard *board = rules->board (ari_match_get_setup (self->match));
  AriSpot picks[ARI_MAX_PICKS];
  gboolean hides_again = rules->motion != NULL && rules->motion->glimpses != NULL;
  guint n = hides_again ? rules->picks (before, action, picks) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *was = ari_rules_describe_spot (rules, before, picks[i]);
      g_autofree char *is = is_glimpse (rules, position, picks[i]) ? rules->motion->describe_glimpse (position, picks[i])
                                                                   : ari_rules_describe_spot (rules, position, picks[i]);
      g_autofree char *text = g_strdup_printf (C_("spot", "%1$s, %2$s"), board->spots[picks[i]].name, is);

      if (board->spots[picks[i]].kind != ARI_SPOT_CHOICE && !g_str_equal (was, is))
        ari_match_page_say (self, text);
    }
}

void
ari_match_page_say_last (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition before, position;
  AriAction last = ari_match_page_shown_position (self, &before, &position);
  gboolean is_chance, hidden;
  g_autofree char *text = NULL;

  if (last == ARI_ACTION_NONE)
    return;

  /* Where somebody acted can be seen; what came of it is told only as far as the board shows it. */
  is_chance = ari_rules_actor (rules, &before) == ARI_CHANCE;
  hidden = ari_match_hides_action (self->match, last, ari_match_page_recalls (self));
  if (!is_chance || !hidden)
    ari_match_page_say (self, text = ari_rules_describe (rules, &before, last));
  if (!is_chance || hidden)
    say_uncovered (self, &before, &position, last);
}

void
ari_match_page_say_standing (AriMatchPage *self)
{
  self->says_standing = TRUE;
  ari_match_page_sync_speech (self);
}

void
ari_match_page_forget_speech (AriMatchPage *self)
{
  g_clear_handle_id (&self->saying_id, g_source_remove);
  if (self->sayings != NULL)
    g_string_free (g_steal_pointer (&self->sayings), TRUE);
}
