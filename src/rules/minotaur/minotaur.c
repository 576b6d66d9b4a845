/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The AriRules of Minotaur, and their short functions. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

/* minotaur_start() reads AriSetup.values in this order; the values follow MinotaurMode, MinotaurPrize and
 * MinotaurTie. */
static const AriOption options[] = {
  {
    .name = "mode",
    .title = N_("Mode"),
    .values = { "full", "simplified", "memory", NULL },
    .value_titles = { N_("Full Game"), N_("Simplified Challenges"), N_("Memory Only") },
    .explanations = {
      N_("Any two tiles of one colour with opposite horns make a pair; challenges make the values equal."),
      N_("You challenge only for the tile that makes the values of your own pair equal."),
      N_("Only tiles of equal value can be claimed, and nobody challenges."),
    },
  },
  {
    .name = "prize",
    .title = N_("If the Challenged Player Wins"),
    .values = { "free", "other", NULL },
    .value_titles = { N_("Either Side"), N_("The Other Side") },
    /* There, the winner may take what resolves their own pair, or nobody challenges. */
    .idle = 1u << MINOTAUR_MODE_SIMPLIFIED | 1u << MINOTAUR_MODE_MEMORY,
    .explanations = {
      N_("If only the challenged player hits, they may exchange either the left or the right tiles."),
      N_("If only the challenged player hits, they may exchange only the tiles of the side that wasn’t "
         "named."),
    },
  },
  {
    .name = "tie",
    .title = N_("Ties"),
    .values = { "shared", "sudden", NULL },
    .value_titles = { N_("Shared Win"), N_("Sudden Death") },
    .explanations = {
      N_("Tied players toss three times each. If their hits are equal, too, they share the win."),
      N_("Tied players toss three times each, then once each, round after round, until one is left."),
    },
  },
};

static void
scores (const AriPosition *position,
        int                points[ARI_MAX_SEATS])
{
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    points[seat - 1] = minotaur_points (minotaur_get (position), seat);
}

static char *
resolved_pairs (guint count)
{
  return g_strdup_printf (ngettext ("%u resolved pair", "%u resolved pairs", count), count);
}

static char *
unresolved_pairs (guint count)
{
  return g_strdup_printf (ngettext ("%u unresolved pair", "%u unresolved pairs", count), count);
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  const Minotaur *m = minotaur_get (position);
  guint pairs = 0, resolved = 0;

  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    {
      pairs += (guint) minotaur_has_pair (m, seat, colour);
      resolved += (guint) minotaur_is_resolved (m, seat, colour);
    }
  list[0] = (AriSupply) { .words = resolved_pairs, .count = resolved };
  list[1] = (AriSupply) { .words = unresolved_pairs, .count = pairs - resolved };

  return 2;
}

static const AriFeats feats = {
  .kind = ARI_FEAT_TOSS,
  .due = minotaur_feat_due,
  .outcome = minotaur_feat_outcome,
  .words = {
    .underway = N_("The ring is in the air."),
    .play_later = N_("The ring is in the air. Play on when it has landed."),
    .undo_later = N_("The ring is in the air. Take moves back when it has landed."),
    .typed = N_("You can’t type the result of a toss. Toss the ring."),
    .seen = N_("Everyone has seen the toss, so it can’t be taken back. To try things, switch on “Free Undo” "
               "in New Match."),
    .cancelled = N_("Your toss doesn’t count, because the move before it was taken back."),
    .next = N_("%s tosses next."),
    /* Translators: %1$s is a move, such as “Daedalus challenges Icarus: blue 5, left horn”, and %2$s the
     * player who has to toss. */
    .next_after = N_("%1$s. %2$s tosses next."),
    .own_gain = N_("Your toss went better than usual."),
    .own_loss = N_("Your toss went worse than usual."),
    .gain = N_("%s tossed better than usual."),
    .loss = N_("%s tossed worse than usual."),
    /* Translators: what chance gave to a player, what its decisions cost it, and what its tosses brought, as
     * in “+4”. */
    .luck = N_("Luck %1$s, decisions %2$s, tosses %3$s points"),
  },
};

static const AriPointingRules pointing = {
  .target = minotaur_target,
};

const AriRules ari_rules_minotaur = {
  .id = "minotaur",
  .name = N_("Minotaur"),
  .choices = {
    .min_seats = MINOTAUR_MIN_SEATS,
    .max_seats = MINOTAUR_MAX_SEATS,
    .default_seats = MINOTAUR_MIN_SEATS,
    .options = options,
    .n_options = G_N_ELEMENTS (options),
    .head_start = &minotaur_head_start,
  },
  .layout.size = sizeof (Minotaur),
  .turn_ends = minotaur_turn_ends,
  .layout.turn = G_STRUCT_OFFSET (Minotaur, turn_seat),
  .layout.seats = G_STRUCT_OFFSET (Minotaur, seats),
  .layout.winners = G_STRUCT_OFFSET (Minotaur, winners),
  .start = minotaur_start,
  .actor = minotaur_actor,
  .actions = minotaur_actions,
  .legal = minotaur_legal,
  .apply = minotaur_apply,
  .chance_weight = minotaur_chance_weight,
  .hash = minotaur_hash,
  .format = minotaur_format,
  .read = minotaur_read,
  .scores = scores,
  .supplies = supplies,
  .board = minotaur_board,
  .picks = minotaur_picks,
  .occupant = minotaur_occupant,
  .tally = &minotaur_tally,
  .feats = &feats,
  .pointing = &pointing,
  .narration = &minotaur_narration,
  .memory = &minotaur_memory,
  .motion = &minotaur_motion,
  .overlays = &minotaur_overlays,
  .teaching.occasions = &minotaur_occasions,
};
