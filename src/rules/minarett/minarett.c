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
      N_("Diagonal lines join every second space with its neighbours, as on a board for Alquerque."),
      N_("Diagonal lines join every space with its neighbours."),
      N_("Spaces are joined along rows and columns only."),
    },
  },
  {
    .name = "open",
    .title = N_("Open Moves"),
    .values = { "each", "tower", NULL },
    .value_titles = { N_("Own Each Group"), N_("Own the First Group") },
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

static const AriOverlay overlays[] = {
  {
    .id = "captures",
    .title = N_("Captures and Minaretts"),
    .explanation = N_("Shows where you could complete a Minarett or earn a capture now, and where your "
                      "opponent threatens to."),
    .marks = minarett_hint_marks,
  },
  {
    .id = "used",
    .title = N_("Used Positions"),
    .explanation = N_("Shows the spaces that have already given a player a capture."),
    .marks = minarett_used_marks,
  },
  {
    .id = "ownership",
    .title = N_("Ownership"),
    .explanation = N_("Shows who may move each piece together with everything on top of it."),
    .marks = minarett_ownership_marks,
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

static guint
winners (const AriPosition *position)
{
  return minarett_get (position)->winners;
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

static const char *const colours[MINARETT_SEATS] = { NC_("seat", "Ivory"), NC_("seat", "Lapis") };

static const AriNarration narration = {
  .colours = colours,
  .designer = "Jürgen Reiche",
  .credit = N_("Designed by Jürgen Reiche"),
  .tagline = N_("Raise a foundation, a tower and a roof of your own colour, or capture three pieces."),
  .length = N_("20 to 40 minutes"),
  .misread = N_("In Minarett, “%s” isn’t a move. Place a piece as in “L@c3”, move a group as in “2c3-d4” or "
                "“2c3-c4-c5”, capture as in “xc3M”, or write “x-” or “pass”."),
  .next_step = minarett_next_step,
  .describe = minarett_describe,
  .reason = minarett_reason,
  .lapse = minarett_lapse,
  .name_spot = minarett_name_spot,
  .describe_spot = minarett_describe_spot,
  .refusal = minarett_refusal,
  .explain = minarett_explain,
  .diagram = minarett_diagram,
  .notate = minarett_notate,
};

const AriRules ari_rules_minarett = {
  .id = "minarett",
  .name = N_("Minarett"),
  .min_seats = MINARETT_SEATS,
  .max_seats = MINARETT_SEATS,
  .default_seats = MINARETT_SEATS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .size = sizeof (Minarett),
  .actor_at = G_STRUCT_OFFSET (Minarett, actor),
  .start = minarett_start,
  .actions = minarett_actions,
  .count = minarett_count,
  .legal = minarett_legal,
  .apply = minarett_apply,
  .n_symmetries = MINARETT_SYMMETRIES,
  .turn = minarett_turn_action,
  .hash = minarett_hash,
  .format = minarett_format,
  .read = minarett_read,
  .scores = scores,
  .winners = winners,
  .supplies = supplies,
  .board = minarett_board,
  .picks = minarett_picks,
  .occupant = minarett_occupant,
  .ground = minarett_ground,
  .target = minarett_target,
  .tally = &minarett_tally,
  .narration = &narration,
  .motion = &(const AriMotion) { .paths = minarett_paths, .earners = minarett_earners,
                                 .is_entitled = minarett_is_entitled },
  .overlays = &(const AriOverlays) { .list = overlays, .n = G_N_ELEMENTS (overlays),
                                     .words = minarett_mark_words },
  .occasions = &minarett_occasions,
};
