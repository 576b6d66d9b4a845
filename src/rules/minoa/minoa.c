/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The AriRules of Minoa, and their short functions. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* minoa_start() reads AriSetup.values in this order; the values follow MinoaClosing and MinoaTeams. */
static const AriOption options[] = {
  {
    .name = "closing",
    .title = N_("Each Area Keeps"),
    .values = { "line", "coloured", NULL },
    .value_titles = { N_("A Border Line"), N_("A Piece") },
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

static guint
picks (const AriPosition *position,
       AriAction          action,
       AriSpot            spots[ARI_MAX_PICKS])
{
  spots[0] = minoa_spot (action);
  return 1;
}

static char *
format (const AriPosition *position,
        AriAction          action)
{
  g_return_val_if_fail (action <= MINOA_ACTION_PASS, NULL);

  return g_strdup (minoa_board (NULL)->spots[minoa_spot (action)].name);
}

static gboolean
read_action (const AriPosition *position,
             const char        *text,
             AriAction         *action)
{
  AriSpot spot = ari_board_find (minoa_board (NULL), text);

  *action = spot == MINOA_SPOT_PASS ? MINOA_ACTION_PASS : spot;

  return spot < MINOA_SPOT_TRIANGLES || spot == MINOA_SPOT_PASS;
}

static guint
filled (const AriPosition *position,
        AriAction          action,
        AriSpot            spots[ARI_MAX_FILLED])
{
  guint n = 0;

  for (guint32 lines = minoa_filled_up (position, action); lines != 0; lines &= lines - 1)
    spots[n++] = (AriSpot) __builtin_ctz (lines);

  return n;
}

static const AriMotion motion = { .filled = filled };

static const AriSymmetries symmetries = {
  .n = MINOA_SYMMETRIES,
  .turn = minoa_turn,
};

const AriRules ari_rules_minoa = {
  .id = "minoa",
  .name = N_("Minoa"),
  .choices = {
    .min_seats = 2,
    .max_seats = MINOA_SEATS,
    .default_seats = 2,
    .options = options,
    .n_options = G_N_ELEMENTS (options),
    .head_start = &minoa_head_start,
  },
  .layout.size = sizeof (Minoa),
  .layout.actor = G_STRUCT_OFFSET (Minoa, actor),
  .start = minoa_start,
  .actions = minoa_actions,
  .count = minoa_count,
  .apply = minoa_apply,
  .hash = minoa_hash,
  .format = format,
  .read = read_action,
  .scores = minoa_scores,
  .side = minoa_side,
  .supplies = supplies,
  .board = minoa_board,
  .picks = picks,
  .occupant = minoa_occupant,
  .tally = &minoa_tally,
  .symmetries = &symmetries,
  .motion = &motion,
  .narration = &minoa_narration,
  .overlays = &minoa_overlays,
  .teaching.occasions = &minoa_occasions,
  .teaching.slips = &minoa_slips,
};
