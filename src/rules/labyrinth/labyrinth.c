/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The AriRules of Labyrinth, and their short functions. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

/* labyrinth_start() reads AriSetup.values in this order; the values follow LabyrinthEntry, LabyrinthDisplaced
 * and LabyrinthPenalty. */
static const AriOption options[] = {
  {
    .name = "entry",
    .title = N_("Entering"),
    .values = { "1", "1or6", NULL },
    .value_titles = { N_("With a 1"), N_("With a 1 or a 6") },
    .explanations = {
      N_("A traveller enters the labyrinth with a 1."),
      N_("A traveller enters the labyrinth with a 1 or with a 6, on the first field either way."),
    },
  },
  {
    .name = "displaced",
    .title = N_("Displaced onto a Trap"),
    .values = { "trap", "safe", NULL },
    .value_titles = { N_("Caught"), N_("Free") },
    .explanations = {
      N_("A traveller displaced onto a trap is caught as if it had walked there."),
      N_("A trap catches only travellers that walk into it."),
    },
  },
  {
    .name = "penalty",
    .title = N_("Who Loses Turns in a Trap"),
    .values = { "traveller", "player", NULL },
    .value_titles = { N_("The Traveller"), N_("The Player") },
    .explanations = {
      N_("A caught traveller can’t move during its player’s next two turns."),
      N_("Travellers aren’t held. Instead, the player’s turn ends immediately, and the next two are lost."),
    },
  },
};

static void
scores (const AriPosition *position,
        int                points[ARI_MAX_SEATS])
{
  const Labyrinth *l = labyrinth_get (position);

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    {
      points[s] = 0;
      for (guint k = 0; s < l->seats && k < LABYRINTH_TRAVELLERS; k++)
        points[s] += l->at[labyrinth_traveller (s + 1, k)] == LABYRINTH_CENTRE;
    }
}

static char *
travellers_outside (guint count)
{
  return g_strdup_printf (ngettext ("%u traveller outside", "%u travellers outside", count), count);
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  const Labyrinth *l = labyrinth_get (position);
  guint outside = 0;

  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    outside += l->at[labyrinth_traveller (seat, k)] == LABYRINTH_OUTSIDE;
  list[0] = (AriSupply) { .words = travellers_outside, .count = outside };

  return 1;
}

static const AriPointingRules pointing = {
  .picks_in_any_order = TRUE,
  .completes_picks = TRUE,
  .canonical_spot = labyrinth_canonical_spot,
  .ground = labyrinth_ground,
  .target = labyrinth_target_spot,
  .landing = labyrinth_landing_spot,
};

const AriRules ari_rules_labyrinth = {
  .id = "labyrinth",
  .name = N_("Labyrinth"),
  .choices = {
    .min_seats = 2,
    .max_seats = LABYRINTH_SEATS,
    .default_seats = 2,
    .options = options,
    .n_options = G_N_ELEMENTS (options),
    .head_start = &labyrinth_head_start,
  },
  .layout.size = sizeof (Labyrinth),
  .turn_ends = labyrinth_turn_ends,
  .layout.turn = G_STRUCT_OFFSET (Labyrinth, turn),
  .layout.seats = G_STRUCT_OFFSET (Labyrinth, seats),
  .layout.winners = G_STRUCT_OFFSET (Labyrinth, winners),
  .start = labyrinth_start,
  .actor = labyrinth_actor,
  .actions = labyrinth_actions,
  .count = labyrinth_count,
  .apply = labyrinth_apply,
  .chance_weight = labyrinth_chance_weight,
  .hash = labyrinth_hash,
  .format = labyrinth_format,
  .read = labyrinth_read,
  .scores = scores,
  .supplies = supplies,
  .board = labyrinth_board,
  .picks = labyrinth_picks,
  .occupant = labyrinth_occupant,
  .tally = &labyrinth_tally,
  .pointing = &pointing,
  .narration = &labyrinth_narration,
  .motion = &labyrinth_motion,
  .overlays = &labyrinth_overlays,
  .teaching.occasions = &labyrinth_occasions,
  .teaching.slips = &labyrinth_slips,
};
