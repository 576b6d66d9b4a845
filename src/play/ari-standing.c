/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-standing.h"

#include <glib/gi18n-lib.h>

#include "ari-entry-words.h"

gboolean
ari_standing_is_pickable (const AriRules    *rules,
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

/* In the past, where chance acted. @task: what you can do there, a translated sentence */
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

/* Whether only chance has acted so far. */
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

/* The dice wait for the person whose turn it is. */
static char *
roll_text (AriMatch *match)
{
  AriActor turn = ari_rules_whose_turn (ari_match_get_rules (match), ari_match_get_position (match));
  const char *name = ari_seat_name (ari_match_get_seat (match, turn), turn);

  /* Translators: %s is a player. Pressed means a key. */
  return g_strdup_printf (_("%s: roll the dice. Click or shake them, or press Space."), name);
}

char *
ari_standing (AriMatch  *match,
              AriDriver *driver)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor actor = ari_rules_actor (rules, ari_match_get_position (match));
  guint cursor = ari_match_get_cursor (match);
  guint winners = ari_rules_winners (rules, ari_match_get_position (match));
  gboolean read_only = ari_match_is_read_only (match);
  g_autoptr(GError) reason = NULL;
  g_autofree char *turn = NULL;
  const char *name, *task;

  if (winners != 0)
    return ari_entry_words_outcome (match, winners);
  if ((ari_match_get_holds (match) & ARI_HOLD_IMPORT)
      && cursor == g_list_model_get_n_items (G_LIST_MODEL (match))
      && !ari_match_may_play (match, &reason))
    return g_strdup (reason->message);
  task = ari_rules_task (rules, ari_match_get_position (match));
  if (actor == ARI_CHANCE && !ari_match_is_at_end (match) && ari_match_is_on_main_line (match)
      && task != NULL && !read_only)
    return outcome_text (cursor, _(task));
  if (cursor == 0 && !ari_match_is_at_end (match))
    return g_strdup (read_only ? _("You see the start.") : _("You see the start. A move here starts a variation."));
  if (!ari_match_is_on_main_line (match))
    {
      if (cursor == g_list_model_get_n_items (G_LIST_MODEL (match)) && !read_only)
        return g_strdup_printf (_("What if: ply %u of a variation. It can be played on."), cursor);

      return g_strdup_printf (_("What if: you see ply %u of a variation."), cursor);
    }
  if (!ari_match_is_at_end (match))
    return g_strdup_printf (read_only ? _("You see ply %u.") : _("You see ply %u. A move here starts a variation."), cursor);
  if (actor == ARI_CHANCE && read_only)
    return g_strdup (_("Chance decides next."));
  if (ari_driver_awaits_roll (driver))
    return roll_text (match);
  if (actor == ARI_CHANCE && nobody_has_acted (match))
    return g_strjoin (" ", _(rules->narration->first_hint), _("Chance decides."), NULL);
  if (actor == ARI_CHANCE && ari_driver_get_waiting (driver))
    return g_strdup (_("Chance decides next."));
  if (actor == ARI_CHANCE)
    return g_strdup (_("Chance decides."));

  name = ari_seat_name (ari_match_get_seat (match, actor), actor);
  if (ari_driver_get_thinking (driver))
    return g_strdup_printf (_("%s is thinking…"), name);
  if (ari_feat_due (rules, ari_match_get_position (match)) == ARI_FEAT_TOSS)
    turn = g_strdup_printf (_("%s is to toss the ring."), name);
  else
    turn = g_strdup_printf (_("%s is to move."), name);
  /* Don't give a computer a task, nor anyone where nothing can be done. */
  if (ari_driver_get_waiting (driver) || read_only)
    return g_steal_pointer (&turn);
  if (task == NULL && nobody_has_acted (match))
    task = rules->narration->first_hint;

  return task != NULL ? g_strjoin (" ", _(task), turn, NULL) : g_steal_pointer (&turn);
}
