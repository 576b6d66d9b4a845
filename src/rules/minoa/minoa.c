/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of Minoa, and the short functions in it. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* In the order in which minoa_start() reads AriSetup.values; the values follow MinoaClosing and
 * MinoaTeams. */
static const AriOption options[] = {
  {
    .name = "closing",
    .title = N_("Closing Off"),
    .values = { "line", "coloured", NULL },
    .value_titles = { N_("With a Border Line"), N_("With a Piece") },
    .explanations = {
      N_("Sticks divide the board into areas; each of them must keep a line of the border."),
      N_("Sticks divide the board into areas; both parts must keep a line of the border with a piece on it."),
    },
  },
  {
    .name = "teams",
    .title = N_("Teams"),
    .values = { "partners", "each", NULL },
    .value_titles = { N_("Partners"), N_("Each Alone") },
    .explanations = {
      N_("Red and yellow play together against blue and green; their triangles are added."),
      N_("Every seat plays for itself."),
    },
    .min_seats = 4,
  },
};

static const AriOverlay overlays[] = {
  {
    .id = "territory",
    .title = N_("Territory"),
    .explanation = N_("Shows which areas count for a seat already, which only one seat borders so far, "
                      "and which are contested."),
    .marks = minoa_territory_marks,
  },
};

static AriActor
actor (const AriPosition *position)
{
  return minoa_get (position)->actor;
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  list[0] = (AriSupply) { .name = N_("piece"), .count = minoa_supply (minoa_get (position), seat) };
  return 1;
}

static guint
picks (const AriPosition *position,
       AriAction          action,
       AriSpot            spots[ARI_MAX_PICKS])
{
  spots[0] = action == MINOA_ACTION_PASS ? MINOA_SPOT_PASS : (AriSpot) action;
  return 1;
}

static AriActor
occupant (const AriPosition *position,
          AriSpot            spot)
{
  const Minoa *m = minoa_get (position);

  if (spot < MINOA_BORDER_LINES)
    for (AriActor seat = 1; seat <= m->seats; seat++)
      if ((m->pieces[seat - 1] >> spot & 1) != 0)
        return seat;

  return ARI_NONE;
}

const AriRules ari_rules_minoa = {
  .id = "minoa",
  .name = N_("Minoa"),
  .designer = "Dieter Stein",
  .credit = N_("Designed by Dieter Stein"),
  .tagline = N_("Divide the palace with sticks, so that the largest areas border on your colour alone."),
  .first_hint = N_("Lines of the border take your pieces, those inside take sticks."),
  .length = N_("15 to 30 minutes"),
  .min_seats = 2,
  .max_seats = MINOA_SEATS,
  .default_seats = 2,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .overlays = overlays,
  .n_overlays = G_N_ELEMENTS (overlays),
  .size = sizeof (Minoa),
  .start = minoa_start,
  .actor = actor,
  .actions = minoa_actions,
  .count = minoa_count,
  .legal = minoa_legal,
  .apply = minoa_apply,
  .n_symmetries = MINOA_SYMMETRIES,
  .turn = minoa_turn,
  .hash = minoa_hash,
  .format = minoa_format,
  .parse = minoa_parse,
  .describe = minoa_describe,
  .diagram = minoa_diagram,
  .scores = minoa_scores,
  .winners = minoa_winners,
  .side = minoa_side,
  .supplies = supplies,
  .board = minoa_board,
  .picks = picks,
  .describe_spot = minoa_describe_spot,
  .refusal = minoa_refusal,
  .occupant = occupant,
};
