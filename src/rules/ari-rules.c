/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_QUARK (ari-rules-error-quark, ari_rules_error)

/* A new game is one more line here. */
static const AriRules *const all_rules[] = {
  &ari_rules_minoa,
  &ari_rules_minarett,
  &ari_rules_labyrinth,
  &ari_rules_minotaur,
};

/**
 * ari_rules_all:
 * @n_rules: (out) (optional): how many there are
 *
 * Returns: (transfer none): all games, in the order in which people see them
 */
const AriRules *const *
ari_rules_all (guint *n_rules)
{
  if (n_rules != NULL)
    *n_rules = G_N_ELEMENTS (all_rules);

  return all_rules;
}

/**
 * ari_rules_lookup:
 *
 * Returns: (nullable) (transfer none): the game with that id
 */
const AriRules *
ari_rules_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (all_rules); i++)
    if (g_str_equal (all_rules[i]->id, id))
      return all_rules[i];

  return NULL;
}

const AriOverlay *
ari_rules_find_overlay (const AriRules *rules,
                        const char     *id)
{
  for (guint i = 0; i < rules->n_overlays; i++)
    if (g_str_equal (rules->overlays[i].id, id))
      return &rules->overlays[i];

  return NULL;
}

/**
 * ari_seat_colour_name:
 * @seat: 1 … ARI_MAX_SEATS
 *
 * Returns: (transfer none): the translated name that a seat goes by as long as nobody has given it
 *   another, with a capital: "Red". Not meant to be put into sentences: many languages inflect colours.
 */
const char *
ari_seat_colour_name (AriActor seat)
{
  static const char *const names[ARI_MAX_SEATS] = {
    NC_("seat", "Red"), NC_("seat", "Blue"), NC_("seat", "Yellow"), NC_("seat", "Green"),
    NC_("seat", "Purple"),
  };

  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "seat", names[seat - 1]);
}

const char *
ari_rules_short_name (const AriRules *rules)
{
  return rules->short_name != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "short name", rules->short_name)
                                   : g_dgettext (GETTEXT_PACKAGE, rules->name);
}

/**
 * ari_feat_due:
 *
 * Returns: the feat that the actor has to do, %ARI_FEAT_NONE where it chooses or chance acts
 */
AriFeat
ari_feat_due (const AriRules    *rules,
              const AriPosition *position)
{
  return rules->feat != NULL ? rules->feat (position) : ARI_FEAT_NONE;
}

/**
 * ari_whose_turn:
 *
 * Returns: the seat whose turn it is, also while chance or another seat acts within it; in games that do not tell,
 *   who acts
 */
AriActor
ari_whose_turn (const AriRules    *rules,
                const AriPosition *position)
{
  return rules->whose_turn != NULL ? rules->whose_turn (position) : rules->actor (position);
}

/**
 * ari_find_ways:
 *
 * Returns: the number of @ways that @action makes pieces go; in a game that does not tell, something comes to the
 *   first spot that is picked
 */
guint
ari_find_ways (const AriRules    *rules,
               const AriPosition *position,
               AriAction          action,
               AriWay             ways[ARI_MAX_WAYS])
{
  AriSpot picks[ARI_MAX_PICKS];

  if (rules->ways != NULL)
    return rules->ways (position, action, ways);

  rules->picks (position, action, picks);
  ways[0].n_spots = 1;
  ways[0].spots[0] = picks[0];

  return 1;
}

/**
 * ari_find_glimpses:
 *
 * Returns: the number of @spots that the turn before has shown for a moment; none in most games
 */
guint
ari_find_glimpses (const AriRules    *rules,
                   const AriPosition *position,
                   AriSpot            spots[ARI_MAX_GLIMPSES])
{
  return rules->glimpses != NULL ? rules->glimpses (position, spots) : 0;
}

/**
 * ari_count_actions:
 *
 * Returns: the number of legal actions, by the game's own way of counting when it has one
 */
guint
ari_count_actions (const AriRules    *rules,
                   const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];

  return rules->count != NULL ? rules->count (position) : rules->actions (position, actions);
}

/**
 * ari_position_equal:
 *
 * Returns: whether both positions of the same game are the same, byte for byte
 */
gboolean
ari_position_equal (const AriRules    *rules,
                    const AriPosition *a,
                    const AriPosition *b)
{
  return memcmp (a, b, rules->size) == 0;
}
