/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level-game.h"

#include <glib/gi18n-lib.h>

#include "ari-random.h"
#include "interrupt.h"

/* What the budget of the actor is multiplied with. */
static double
scale_to_act (const AriLevelGame *game,
              const AriPosition  *position)
{
  double part = game->parts[ari_rules_actor (game->setup.rules, position) - 1];

  return game->scale * (part > 0.0 ? part : 1.0);
}

static const AriLevel *
level_to_act (const AriLevelGame *game,
              const AriPosition  *position)
{
  const AriRules *rules = game->setup.rules;

  if (game->performer != NULL && ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return game->performer;

  return game->levels[ari_rules_actor (rules, position) - 1];
}

/* The choice of one of our levels. */
static AriAction
choose (const AriLevelGame *game,
        const AriPosition  *position,
        guint64             seed)
{
  const AriRules *rules = game->setup.rules;
  const AriLevel *level = level_to_act (game, position);
  AriBudget budget = { .seconds = game->seconds, .threads = 1, .seed = seed };
  g_autoptr(AriVerdict) verdict = NULL;

  /* No search can choose the outcome of a feat. */
  if (!(game->seconds > 0) || ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return ari_level_choose (level, rules, position, scale_to_act (game, position), 0, seed,
                             ari_interrupt_flag (), NULL);

  verdict = ari_search_run (rules, position, &budget, ari_interrupt_flag (), 0, NULL, NULL);

  return verdict->candidates[0].action;
}

/* Starts the guest and sets the game up there. */
static AriEngineProgram *
invite (const AriLevelGame *game,
        guint64             seed,
        GError            **error)
{
  g_autoptr(AriEngineProgram) guest =
                ari_engine_program_start (game->guest_path, game->seconds + game->patience, error);
  g_autofree char *setup = ari_setup_to_text (&game->setup);
  g_autofree char *begun = NULL, *seeded = NULL, *levelled = NULL, *timed = NULL;
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];
  guint seat = (guint) g_bit_nth_lsf (game->guests, -1);

  if (guest == NULL ||
      (begun = ari_engine_program_ask (guest, error, "ariadne-game %s", setup)) == NULL ||
      (seeded = ari_engine_program_ask (guest, error, "ariadne-seed %" G_GUINT64_FORMAT, seed)) == NULL ||
      (levelled = ari_engine_program_ask (guest, error, "ariadne-level %s", game->levels[seat]->id)) == NULL)
    return NULL;
  if (game->seconds > 0 &&
      (timed = ari_engine_program_ask (guest, error, "ariadne-time %s",
                                       g_ascii_dtostr (seconds, sizeof seconds, game->seconds))) == NULL)
    return NULL;

  return g_steal_pointer (&guest);
}

/* The choice of the guest, which plays it on its own board, too. */
static gboolean
ask_guest (AriEngineProgram  *guest,
           const AriRules    *rules,
           const AriPosition *position,
           AriAction         *action,
           GError           **error)
{
  AriActor actor = ari_rules_actor (rules, position);
  g_autofree char *text = ari_engine_program_ask (guest, error, "genmove %u", actor);

  if (text == NULL)
    return FALSE;
  if (!ari_rules_parse (rules, position, text, action, error))
    {
      g_prefix_error (error, "%s: ", ari_engine_program_path (guest));
      return FALSE;
    }

  return TRUE;
}

/* Lets the guest know what others did. */
static gboolean
inform_guest (AriEngineProgram  *guest,
              const AriRules    *rules,
              const AriPosition *position,
              AriAction          action,
              GError           **error)
{
  AriActor actor = ari_rules_actor (rules, position);
  g_autofree char *text = rules->format (position, action);
  g_autofree char *seat = actor == ARI_CHANCE ? g_strdup ("chance") : g_strdup_printf ("%u", actor);
  g_autofree char *answer = ari_engine_program_ask (guest, error, "play %s %s", seat, text);

  return answer != NULL;
}

gboolean
ari_level_game_play (const AriLevelGame *game,
                     AriPosition        *position,
                     AriLevelGameFunc    each,
                     gpointer            data,
                     GError            **error)
{
  const AriRules *rules = game->setup.rules;
  g_autoptr(AriEngineProgram) guest = NULL;
  AriRandom seeds, opening;
  AriActor actor;
  guint ply = 0;

  ari_random_init (&seeds, game->seed);
  ari_random_init (&opening, game->drawn_seed);
  if (game->guest_path != NULL && (guest = invite (game, game->seed, error)) == NULL)
    return FALSE;

  rules->start (position, &game->setup);
  while ((actor = ari_rules_actor (rules, position)) != ARI_NONE)
    {
      guint64 seed = ari_random_next (&seeds);
      gboolean drawn = actor != ARI_CHANCE && ply++ < game->n_drawn;
      gboolean guests = guest != NULL && !drawn && actor != ARI_CHANCE &&
                        (game->guests >> (actor - 1) & 1) != 0;
      AriAction action, actions[ARI_MAX_ACTIONS];

      if (ari_interrupted ())
        return FALSE;

      if (drawn)
        action = actions[ari_random_below (&opening, rules->actions (position, actions))];
      else if (actor == ARI_CHANCE)
        action = ari_chance_draw (rules, position, seed);
      else if (!guests)
        action = choose (game, position, seed);
      else if (!ask_guest (guest, rules, position, &action, error))
        return FALSE;
      if (guest != NULL && !guests && !inform_guest (guest, rules, position, action, error))
        return FALSE;

      each (action, data);
      rules->apply (position, action);
    }

  return TRUE;
}

typedef struct
{
  AriMatch *match;
  GError   *error;
} Recording;

static void
record_cb (AriAction action,
           gpointer  data)
{
  Recording *recording = data;

  if (recording->error == NULL)
    ari_match_play (recording->match, action, -1.0, &recording->error);
}

AriMatch *
ari_level_game_record (const AriLevelGame *game,
                       GError            **error)
{
  g_autoptr(AriMatch) match = ari_match_new (&game->setup);
  Recording recording = { .match = match };
  AriPosition end;
  gboolean ended;

  ari_match_set_started (match, 0);
  for (AriActor seat = 1; seat <= game->setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, game->levels[seat - 1]->id);

  ended = ari_level_game_play (game, &end, record_cb, &recording, error);
  if (recording.error != NULL)
    g_propagate_error (error, recording.error);

  return ended && recording.error == NULL ? g_steal_pointer (&match) : NULL;
}

const AriLevel *
ari_level_game_lookup (const AriRules  *rules,
                       const char      *id,
                       GError         **error)
{
  gboolean greedy = rules != NULL && ari_level_has_greedy (rules);
  const AriLevel *level = ari_level_lookup (id);

  if (greedy && g_str_equal (id, ari_level_greedy.id))
    return &ari_level_greedy;

  if (level == NULL)
    {
      g_autofree char *names = NULL;
      const char *ids[ARI_N_LEVELS + 2] = { NULL };

      for (guint i = 0; i < ARI_N_LEVELS; i++)
        ids[i] = ari_levels ()[i].id;
      if (greedy)
        ids[ARI_N_LEVELS] = ari_level_greedy.id;
      names = g_strjoinv (", ", (char **) ids);
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   /* Translators: the second %s is a list of names as they are typed. */
                   _("There is no level “%s”. The levels are: %s."), id, names);
    }

  return level;
}
