/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The AriRules of Minarett, and their short functions. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

/* minarett_start() reads AriSetup.values in this order; the values follow MinarettBoard, MinarettOpen and
 * MinarettSmall. */
static const AriOption options[] = {
  {
    .name = "board",
    .title = N_("Lines of the Board"),
    .values = { "alquerque", "all", "orthogonal", NULL },
    .value_titles = { N_("Every Second Diagonal"), N_("All Diagonals"), N_("No Diagonals") },
    .explanations = {
      N_("Diagonal lines join every second space with its neighbours."),
      N_("Diagonal lines join every space with its neighbours."),
      N_("Spaces are joined along rows and columns only."),
    },
  },
  {
    .name = "open",
    .title = N_("Open Moves"),
    .values = { "each", "tower", NULL },
    .value_titles = { N_("Every Group Must Be Yours"), N_("Only the First One") },
    .explanations = {
      N_("When you drop pieces on the way, each group that moves on must be yours."),
      N_("When you drop pieces on the way, only the group you start with must be yours."),
    },
  },
  {
    .name = "small",
    .title = N_("Small Captures"),
    .values = { "on", "off", NULL },
    .value_titles = { N_("With Small Captures"), N_("Without: The Beginners’ Game") },
    .explanations = {
      N_("You capture by lining up three identical pieces on level 2 or 3, or any five of yours at the "
         "bottom."),
      N_("You capture only by lining up five of your pieces at the bottom."),
    },
  },
};

static void
scores (const AriPosition *position,
        int                points[ARI_MAX_SEATS])
{
  const Minarett *m = minarett_get (position);

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    points[s] = s < MINARETT_SEATS ? m->captured[s] : 0;
}

static char *
foundations_left (guint count)
{
  return g_strdup_printf (ngettext ("%u foundation left", "%u foundations left", count), count);
}

static char *
towers_left (guint count)
{
  return g_strdup_printf (ngettext ("%u tower left", "%u towers left", count), count);
}

static char *
roofs_left (guint count)
{
  return g_strdup_printf (ngettext ("%u roof left", "%u roofs left", count), count);
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  static char *(*const words[MINARETT_SIZES]) (guint count) = { foundations_left, towers_left, roofs_left };
  const Minarett *m = minarett_get (position);

  for (guint size = 0; size < MINARETT_SIZES; size++)
    list[size] = (AriSupply) { .words = words[size], .count = m->hand[seat - 1][size] };

  return MINARETT_SIZES;
}

static const AriSymmetries symmetries = {
  .n = MINARETT_SYMMETRIES,
  .turn = minarett_turn_action,
};

static const AriPointingRules pointing = {
  .ground = minarett_ground,
  .target = minarett_target,
};

const AriRules ari_rules_minarett = {
  .id = "minarett",
  .name = N_("Minarett"),
  .choices = {
    .min_seats = MINARETT_SEATS,
    .max_seats = MINARETT_SEATS,
    .default_seats = MINARETT_SEATS,
    .options = options,
    .n_options = G_N_ELEMENTS (options),
    .head_start = &minarett_head_start,
  },
  .layout.size = sizeof (Minarett),
  .layout.actor = G_STRUCT_OFFSET (Minarett, actor),
  .layout.winners = G_STRUCT_OFFSET (Minarett, winners),
  .start = minarett_start,
  .actions = minarett_actions,
  .count = minarett_count,
  .legal = minarett_legal,
  .apply = minarett_apply,
  .hash = minarett_hash,
  .format = minarett_format,
  .read = minarett_read,
  .scores = scores,
  .supplies = supplies,
  .board = minarett_board,
  .picks = minarett_picks,
  .occupant = minarett_occupant,
  .tally = &minarett_tally,
  .symmetries = &symmetries,
  .pointing = &pointing,
  .narration = &minarett_narration,
  .motion = &minarett_motion,
  .overlays = &minarett_overlays,
  .teaching.occasions = &minarett_occasions,
  .teaching.slips = &minarett_slips,
};
