/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-status-text.h"

#include <glib/gi18n-lib.h>

#include "ari-ending-words.h"
#include "ari-narration.h"
#include "ari-picker.h"
#include "ari-sentences.h"

gboolean
ari_status_text_is_pickable (const AriRules    *rules,
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

/* In the past nothing waits for a choice, but people may try another one.
 * @seat: (nullable): who chose there; NULL: chance
 * @task: how, a translated sentence */
static char *
past_text (guint       turn,
           const char *seat,
           const char *task)
{
  if (seat != NULL)
    /* Translators: %2$s is a player, and %3$s a sentence such as “Choose where the roof goes.” */
    return g_strdup_printf (_("Position after move %1$u, %2$s to choose. For a variation: %3$s"),
                            turn, seat, task);
  if (turn == 0)
    /* Translators: %s is a sentence such as “Choose what the two dice show.” */
    return g_strdup_printf (_("Starting position. For a variation: %s"), task);

  /* Translators: %2$s is a sentence such as “Choose what the two dice show.” */
  return g_strdup_printf (_("Position after move %1$u. For a variation: %2$s"), turn, task);
}

/* Whether @seat has not acted yet; ARI_NONE: nobody has. */
static gboolean
is_new (AriMatch *match,
        AriActor  seat)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriActor actor = ari_ply_get_actor (ply);

      if (actor == seat || (seat == ARI_NONE && actor != ARI_CHANCE))
        return FALSE;
    }

  return TRUE;
}

/* Chance doesn't act at once. */
#define OTHERS_WAIT (ARI_DRIVER_HOLD_QUESTION | ARI_DRIVER_HOLD_REVEALED | ARI_DRIVER_HOLD_LESSON)

static gboolean
is_shared_by_persons (AriMatch *match)
{
  return __builtin_popcount (ari_match_find_persons (match)) > 1;
}

/* What to do next after @picks (nullable) at the cursor. */
static char *
next_step (AriMatch        *match,
           const AriPicker *picks,
           AriStep         *step)
{
  AriPicker none;

  if (picks == NULL)
    ari_picker_init (&none, ari_match_get_rules (match), ari_match_get_position (match));

  return ari_rules_next_step (picks != NULL ? picks : &none, step, ari_match_get_names (match));
}

static char *
named_text (AriMatch   *match,
            AriActor    actor,
            const char *task)
{
  /* Translators: the name of a player, and a sentence such as “Choose where the roof goes.” */
  return g_strdup_printf (C_("status", "%1$s: %2$s"), ari_match_get_seat_name (match, actor), task);
}

/* @task: what a person does next; names the player where several people share the table. */
static char *
person_text (AriMatch   *match,
             AriActor    actor,
             const char *task)
{
  return actor == ARI_CHANCE || !is_shared_by_persons (match) ? g_strdup (task)
                                                              : named_text (match, actor, task);
}

/* Whether the line that is shown goes on: what comes next has been played. */
static gboolean
is_past (AriMatch *match)
{
  return ari_match_get_cursor (match) < g_list_model_get_n_items (G_LIST_MODEL (match));
}

static char *
variation_text (AriMatch   *match,
                AriDriver  *driver,
                const char *task)
{
  guint turn = ari_match_get_turn_at (match, ari_match_get_cursor (match));
  AriActor actor = ari_rules_actor (ari_match_get_rules (match), ari_match_get_position (match));
  g_autofree char *text = NULL;

  if (is_past (match) || ari_match_is_read_only (match))
    return g_strdup_printf (_("Variation, position after move %u."), turn);
  if (actor == ARI_CHANCE || !ari_driver_awaits_person (driver))
    return g_strdup_printf (_("Variation, move %u. You can continue it."), turn);

  text = person_text (match, actor, task);
  /* Translators: %2$s is a sentence such as “Choose where the roof goes.” */
  return g_strdup_printf (_("Variation, move %1$u. %2$s"), turn, text);
}

/* Whether the turn goes on after the last move, as when it earned a capture: people who look back want to
 * know that, too. */
static gboolean
goes_on (AriMatch *match,
         AriActor  actor)
{
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && ari_ply_get_actor (ply) == actor;
}

/* Before the sentence about chance stands what newcomers need to know about it, until somebody has acted; for
 * a person, until that person has. @text: (transfer full) */
static char *
with_hint (AriMatch *match,
           AriActor  turn,
           char     *text)
{
  g_autofree char *taken = text;
  AriFirstHintFunc *hint = ari_match_get_rules (match)->narration->first_hint;
  gboolean is_newcomer = is_new (match, ari_match_is_person (match, turn) ? turn : ARI_NONE);

  if (hint == NULL || !is_newcomer)
    return g_steal_pointer (&taken);

  return g_strjoin (" ", hint (ari_match_get_position (match)), text, NULL);
}

/* The dice wait for the person whose turn it is. */
static char *
roll_text (AriMatch *match)
{
  AriActor turn = ari_rules_whose_turn (ari_match_get_rules (match), ari_match_get_position (match));
  const char *name = ari_match_get_seat_name (match, turn);
  /* Translators: %s is a player. Space is a key. */
  char *text = g_strdup_printf (_("%s: roll. Click or shake a die, or press Space."), name);

  return with_hint (match, turn, text);
}

/* Chance is about to act, mostly in the turn of a player. */
static char *
chance_text (AriMatch  *match,
             AriDriver *driver)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor turn = ari_rules_whose_turn (rules, ari_match_get_position (match));
  gboolean waits = ari_driver_get_waiting (driver) || (ari_driver_get_holds (driver) & OTHERS_WAIT);

  if (turn >= 1 && turn <= ari_match_get_setup (match)->seats && rules->narration->chance != NULL)
    return with_hint (match, turn, ari_sentence (waits ? _("It’s %s’s turn.") : _(rules->narration->chance),
                                                 ari_match_get_seat_name (match, turn)));

  return with_hint (match, ARI_NONE, g_strdup (waits ? _("Chance decides next.") : _("Chance decides.")));
}

/* Nobody at the table is asked for anything. Before a feat, people want to know what it is for. */
static char *
others_text (AriMatch *match,
             AriActor  actor)
{
  const AriRules *rules = ari_match_get_rules (match);
  const char *name = ari_match_get_seat_name (match, actor);
  g_autofree char *done = NULL;
  AriPosition before;

  if (ari_feat_due (rules, ari_match_get_position (match)) == ARI_FEAT_NONE)
    return g_strdup_printf (_("It’s %s’s turn."), name);
  if (!goes_on (match, actor))
    return ari_sentence (rules->feats->words.next, name);

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  done = ari_rules_describe (rules, &before, ari_ply_get_action (ari_match_get_ply (match)),
                             ari_match_get_names (match));

  return ari_sentence (rules->feats->words.next_after, done, name);
}

char *
ari_status_text_turn (AriMatch *match)
{
  AriActor actor = ari_match_get_actor (match);

  return actor == ARI_CHANCE ? g_strdup (_("Chance decides next."))
                             : g_strdup_printf (_("It’s %s’s turn."), ari_match_get_seat_name (match, actor));
}

char *
ari_status_text (AriMatch        *match,
                 AriDriver       *driver,
                 const AriPicker *picks)
{
  AriActor actor = ari_match_get_actor (match);
  guint turn = ari_match_get_turn_at (match, ari_match_get_cursor (match));
  gboolean read_only = ari_match_is_read_only (match);
  g_autofree char *task = NULL;
  const char *name;
  AriStep step;

  if (actor == ARI_NONE)
    return ari_ending_words_status (match);
  task = next_step (match, picks, &step);
  if (picks != NULL && ari_driver_awaits_person (driver))
    return person_text (match, actor, task);
  if (step == ARI_STEP_CHANCE && !ari_match_is_at_end (match) && ari_match_is_on_main_line (match)
      && !read_only)
    return past_text (turn, NULL, task);
  if (step == ARI_STEP_FEAT && is_past (match))
    {
      g_autofree char *place = g_strdup_printf (_("Position after move %u."), turn);
      g_autofree char *next = others_text (match, actor);

      return ari_sentences_join (place, next);
    }
  if ((step == ARI_STEP_ANSWER || goes_on (match, actor)) && !ari_match_is_at_end (match)
      && ari_match_is_on_main_line (match) && actor != ARI_CHANCE && !read_only)
    return past_text (turn, ari_match_get_seat_name (match, actor), task);
  if (turn == 0 && !ari_match_is_at_end (match))
    return g_strdup (!ari_driver_awaits_person (driver) ? _("Starting position.")
                                                        : _("Starting position. If you play here, you "
                                                            "begin a variation."));
  if (!ari_match_is_on_main_line (match))
    return variation_text (match, driver, task);
  if (!ari_match_is_at_end (match))
    return g_strdup_printf (read_only ? _("Position after move %u.") : _("Position after move %u. If you "
                                                                         "play here, you begin a variation."),
                            turn);
  if (actor == ARI_CHANCE && read_only)
    return g_strdup (_("Chance decides next."));
  if (ari_driver_awaits_roll (driver))
    return roll_text (match);
  if (actor == ARI_CHANCE)
    return chance_text (match, driver);

  name = ari_match_get_seat_name (match, actor);
  if (ari_driver_get_thinking (driver))
    return g_strdup_printf (_("%s is thinking…"), name);
  /* Don't tell a computer what to do, nor anyone where nothing can be done. */
  if (read_only || !ari_driver_awaits_person (driver))
    return others_text (match, actor);

  return person_text (match, actor, task);
}
