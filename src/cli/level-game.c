/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "level-game.h"

#include <glib/gi18n-lib.h>

#include "ari-random.h"
#include "interrupt.h"

static const AriLevel *
level_to_act (const AriLevelGame *game,
              const AriPosition  *position)
{
  const AriRules *rules = game->setup.rules;

  if (game->thrower != NULL && ari_feat_due (rules, position) != ARI_FEAT_NONE)
    return game->thrower;

  return game->levels[ari_rules_actor (rules, position) - 1];
}

gboolean
ari_level_game_play (const AriLevelGame *game,
                     AriPosition        *position,
                     AriLevelGameFunc    each,
                     gpointer            data)
{
  const AriRules *rules = game->setup.rules;
  AriRandom seeds, opening;
  AriActor actor;
  guint ply = 0;

  ari_random_init (&seeds, game->seed);
  ari_random_init (&opening, game->drawn_seed);
  rules->start (position, &game->setup);
  while ((actor = ari_rules_actor (rules, position)) != ARI_NONE)
    {
      guint64 seed = ari_random_next (&seeds);
      AriAction action, actions[ARI_MAX_ACTIONS];

      if (ari_interrupted ())
        return FALSE;

      if (actor != ARI_CHANCE && ply++ < game->n_drawn)
        action = actions[ari_random_below (&opening, rules->actions (position, actions))];
      else if (actor == ARI_CHANCE)
        action = ari_chance_draw (rules, position, seed);
      else
        action = ari_level_choose (level_to_act (game, position), rules, position, game->scale, seed,
                                   ari_interrupt_flag (), NULL);
      each (action, data);
      rules->apply (position, action);
    }

  return TRUE;
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
