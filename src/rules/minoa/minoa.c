/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The AriRules of Minoa, and their short functions. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* minoa_start() reads AriSetup.values in this order; the values follow MinoaClosing and MinoaTeams. */
static const AriOption options[] = {
  {
    .name = "closing",
    .title = N_("Closing Off"),
    .values = { "line", "coloured", NULL },
    .value_titles = { N_("With a Border Line"), N_("With a Piece") },
    .explanations = {
      N_("Sticks divide the board into areas; each must keep at least one border line."),
      N_("When a stick divides an area, each part must keep at least one border piece."),
    },
  },
  {
    .name = "teams",
    .title = N_("Teams"),
    .values = { "partners", "each", NULL },
    .value_titles = { N_("Partners"), N_("Each Alone") },
    .explanations = {
      N_("Red and Yellow play together against Blue and Green; their triangles are added up."),
      N_("Each player plays alone."),
    },
    .min_seats = 4,
  },
};

static const AriOverlay overlay = {
  .id = "territory",
  .title = N_("Territory"),
  .explanation = N_("Shows which areas already count for a player, which only one player borders so far, "
                    "and which are contested."),
  .marks = minoa_territory_marks,
};

static char *
pieces_left (guint count)
{
  return g_strdup_printf (ngettext ("%u piece left", "%u pieces left", count), count);
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  list[0] = (AriSupply) { .words = pieces_left, .count = minoa_supply (minoa_get (position), seat) };
  return 1;
}

const AriRules ari_rules_minoa = {
  .id = "minoa",
  .name = N_("Minoa"),
  .min_seats = 2,
  .max_seats = MINOA_SEATS,
  .default_seats = 2,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .size = sizeof (Minoa),
  .actor_at = G_STRUCT_OFFSET (Minoa, actor),
  .n_symmetries = MINOA_SYMMETRIES,
  .start = minoa_start,
  .actions = minoa_actions,
  .count = minoa_count,
  .legal = minoa_legal,
  .apply = minoa_apply,
  .turn = minoa_turn,
  .hash = minoa_hash,
  .format = minoa_format,
  .read = minoa_read,
  .scores = minoa_scores,
  .side = minoa_side,
  .supplies = supplies,
  .board = minoa_board,
  .picks = minoa_picks,
  .occupant = minoa_occupant,
  .tally = &minoa_tally,
  .narration = &minoa_narration,
  .overlays = &(const AriOverlays) { .list = &overlay, .n = 1, .words = minoa_mark_words },
  .occasions = &minoa_occasions,
};
