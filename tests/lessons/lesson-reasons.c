/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What refusals say in lessons, and whether it is true. Spots are read by their written names and by what the
 * rules tell everybody, so that the reasons are judged by other means than those that found them. */
#include "lesson-reasons.h"

#include <string.h>

#include "ari-rules.h"

typedef gboolean TrueFunc (const Click *click);

static const char *
first_pick (const Click *click)
{
  return click->picker->n_picks > 0 ? click->board->spots[click->picker->picks[0]].name : "";
}

static gboolean
offers (const Click *click,
        const char  *name)
{
  return ari_picker_offers (click->picker, ari_board_find (click->board, name));
}

static gboolean
is_kind (const Click *click,
         AriSpotKind  kind)
{
  return click->board->spots[click->spot].kind == kind;
}

static gboolean
is_vacant (const Click *click)
{
  return sight_occupant (click, sight_name (click)) == ARI_NONE;
}

static gboolean
is_foreign (const Click *click)
{
  AriActor actor = sight_occupant (click, sight_name (click));

  return actor != ARI_NONE && actor != ari_rules_actor (click->picker->rules, &click->picker->position);
}

/* --- Minoa --------------------------------------------------------------------------------------------- */

static gboolean
is_area (const Click *click)
{
  return is_kind (click, ARI_SPOT_AREA);
}

static gboolean
is_stick (const Click *click)
{
  return sight_is_played (click, sight_name (click)) && is_vacant (click);
}

static gboolean
is_piece (const Click *click)
{
  return is_kind (click, ARI_SPOT_LINE) && !is_vacant (click);
}

/* --- Minarett ------------------------------------------------------------------------------------------ */

static gboolean
is_too_far (const Click *click)
{
  guint own;

  return sight_distance (sight_space (first_pick (click)), sight_space (sight_name (click)))
         > sight_count_pieces (click, first_pick (click), &own);
}

static gboolean
is_near (const Click *click)
{
  return !is_too_far (click);
}

static gboolean
is_not_next (const Click *click)
{
  const char *last = click->board->spots[click->picker->picks[click->picker->n_picks - 1]].name;

  return click->picker->n_picks > 1
         && sight_distance (sight_space (last), sight_space (sight_name (click))) > 1;
}

static gboolean
has_minority (const Click *click)
{
  guint own, n = sight_count_pieces (click, sight_name (click), &own);

  return n > 0 && 2 * own < n;
}

static gboolean
is_built_on (const Click *click)
{
  guint own;

  return is_kind (click, ARI_SPOT_SPACE) && sight_count_pieces (click, sight_name (click), &own) > 0;
}

static gboolean
is_free_space (const Click *click)
{
  return is_kind (click, ARI_SPOT_SPACE) && !is_built_on (click) && click->picker->n_picks == 0;
}

static gboolean
is_same_space (const Click *click)
{
  return sight_space (first_pick (click)) == sight_space (sight_name (click));
}

static gboolean
is_no_space (const Click *click)
{
  return click->picker->n_picks > 0 && !is_kind (click, ARI_SPOT_SPACE);
}

static gboolean
may_capture (const Click *click)
{
  return offers (click, "x-");
}

static gboolean
is_own_captor (const Click *click)
{
  return offers (click, "x-") && !is_vacant (click) && !is_foreign (click);
}

/* --- Labyrinth ----------------------------------------------------------------------------------------- */

/* Whether some legal action of the picked traveller lands on the spot or ends there. A die walks field by
 * field, so the field after as many steps as it has pips is where it lands. */
static gboolean
is_reached (const Click *click)
{
  const AriPicker *picker = click->picker;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      g_autofree char *text = picker->rules->format (&picker->position, picker->actions[i]);
      AriMotionPath paths[ARI_MAX_MOTION_PATHS];
      guint pips = (guint) (text[1] - '0'), n;

      n = ari_find_motion_paths (picker->rules, &picker->position, picker->actions[i], paths);
      g_assert_cmpuint (n, >, 0);
      if (ari_rules_ground (picker->rules, paths[0].spots[paths[0].n_spots - 1]) == click->spot
          || (pips < paths[0].n_spots
              && ari_rules_ground (picker->rules, paths[0].spots[pips]) == click->spot))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_unreached (const Click *click)
{
  return click->picker->n_picks == 1 && !is_reached (click);
}

static gboolean
is_behind_gate (const Click *click)
{
  guint field = (guint) g_ascii_strtoull (sight_name (click), NULL, 10);
  guint from = (guint) g_ascii_strtoull (first_pick (click), NULL, 10);

  return is_unreached (click) && ((from < 31 && field > 31) || (from < 58 && field > 58));
}

static gboolean
is_ride_die (const Click *click)
{
  return g_str_equal (sight_name (click), "die3");
}

static gboolean
is_used_die (const Click *click)
{
  g_autofree char *words = sight_describe (click, sight_name (click));

  return is_kind (click, ARI_SPOT_DIE) && g_str_has_suffix (words, ", used");
}

static gboolean
is_useless_die (const Click *click)
{
  return is_kind (click, ARI_SPOT_DIE) && !is_used_die (click) && !offers (click, sight_name (click));
}

static gboolean
is_second_die (const Click *click)
{
  return is_kind (click, ARI_SPOT_DIE) && g_str_has_prefix (first_pick (click), "die");
}

static gboolean
is_home (const Click *click)
{
  g_autofree char *words = sight_describe (click, sight_name (click));

  return g_str_has_suffix (words, ", home");
}

/* A traveller waits outside ("1a"), or is picked there, and no die that is left shows a 1. */
static gboolean
is_outside (const Click *click)
{
  const char *traveller = is_kind (click, ARI_SPOT_DIE) ? first_pick (click) : sight_name (click);
  const char *die = is_kind (click, ARI_SPOT_DIE) ? sight_name (click) : first_pick (click);

  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("die%u", i);
      g_autofree char *words = sight_describe (click, name);

      if ((*die == '\0' || g_str_equal (die, name)) && g_str_equal (words, "1, not used yet"))
        return FALSE;
    }

  return traveller[0] == '1' && sight_is_outside (traveller);
}

static gboolean
may_cross (const Click *click)
{
  return offers (click, "cross");
}

static gboolean
may_ride (const Click *click)
{
  return offers (click, "ride");
}

/* --- Minotaur ------------------------------------------------------------------------------------------ */

static gboolean
is_place (const Click *click)
{
  return sight_name (click)[1] == ':';
}

static gboolean
is_own_place (const Click *click)
{
  return is_place (click) && sight_name (click)[0] == '1';
}

static gboolean
has_no_pair (const Click *click)
{
  return is_place (click) && !is_own_place (click) && is_vacant (click);
}

static gboolean
is_resolved (const Click *click)
{
  g_autofree char *words = sight_describe (click, sight_name (click));

  return is_place (click) && !is_own_place (click) && g_str_has_suffix (words, ", resolved");
}

static gboolean
is_bare_cell (const Click *click)
{
  g_autofree char *words = sight_describe (click, sight_name (click));

  return !is_place (click) && g_str_equal (words, "vacant");
}

/* It was turned over by the last action but the outcome of chance. */
static gboolean
is_face_up (const Click *click)
{
  return !is_place (click) && sight_is_played (click, sight_name (click))
         && !offers (click, sight_name (click));
}

static gboolean
may_claim (const Click *click)
{
  return offers (click, "claim");
}

static gboolean
may_exchange (const Click *click)
{
  return offers (click, "decline");
}

static gboolean
has_to_toss (const Click *click)
{
  return ari_feat_due (click->picker->rules, &click->picker->position) == ARI_FEAT_TOSS;
}

static gboolean
is_second_turned (const Click *click)
{
  AriPly *ply = ari_match_get_ply (click->match);

  /* A tile lies face up: the same player, or chance, has acted last. */
  return is_place (click) && ply != NULL && ari_ply_get_actor (ply) != 2;
}

/* --- All ----------------------------------------------------------------------------------------------- */

/* In English; “*” stands for what is filled in. */
static const struct
{
  const char *game;
  const char *reason;
  TrueFunc   *is_true;
} reasons[] = {
  { "minoa", "Pieces and sticks go on lines, not on triangles.", is_area },
  { "minoa", "There is already a stick here.", is_stick },
  { "minoa", "There is already a piece here.", is_piece },
  { "minoa", "A stick here would close off an area that touches no border line.", sight_closes_ring },
  { "minarett", "Too far: a * at most * spaces.", is_too_far },
  { "minarett", "Too far: a single piece moves only 1 space.", is_too_far },
  { "minarett", "The rest goes one step further, to a neighbouring space.", is_not_next },
  { "minarett", "The way is blocked: the largest moving piece must fit on every space it passes.", is_near },
  { "minarett", "The pieces are already here.", is_same_space },
  { "minarett", "This group is not yours: at least half of its pieces must be your own.", has_minority },
  { "minarett", "A foundation stands only on a vacant space.", is_built_on },
  { "minarett", "A tower stands only on a vacant space or on a foundation.", is_built_on },
  { "minarett", "A roof can’t stand on another roof.", is_built_on },
  { "minarett", "Pick a piece first, in hand or on the board, then the space.", is_free_space },
  { "minarett", "Now pick a space for the *.", is_no_space },
  { "minarett", "These pieces are your opponent’s.", is_foreign },
  { "minarett", "Choose a piece to capture first, or capture nothing.", may_capture },
  { "minarett", "You can only capture your opponent’s pieces.", is_own_captor },
  { "labyrinth", "No die brings this traveller there. Choose a marked field, or a die.", is_unreached },
  { "labyrinth", "The gate is on *: points left over are counted backwards.", is_behind_gate },
  { "labyrinth", "Pick a traveller, not the field it moves to.", is_vacant },
  { "labyrinth", "This traveller belongs to another player.", is_foreign },
  { "labyrinth", "This traveller is home already.", is_home },
  { "labyrinth", "This die is rolled for rides only.", is_ride_die },
  { "labyrinth", "This die has already been used.", is_used_die },
  { "labyrinth", "No traveller can use this die now*", is_useless_die },
  { "labyrinth", "Now pick a traveller for this die.", is_second_die },
  { "labyrinth", "A traveller enters only with a 1.", is_outside },
  { "labyrinth", "Choose first whether the traveller crosses the Millstone or stays.", may_cross },
  { "labyrinth", "Choose first whether the traveller rides on the Knight’s Orbit or stays.", may_ride },
  { "minotaur", "This player doesn’t own a pair of this colour yet.", has_no_pair },
  { "minotaur", "This pair is resolved and can’t change any more.", is_resolved },
  { "minotaur", "You can’t challenge yourself. Pick another player’s tile.", is_own_place },
  { "minotaur", "Turn over another tile on the table.", is_second_turned },
  { "minotaur", "There is no tile here any more.", is_bare_cell },
  { "minotaur", "This tile is already face up. Pick another.", is_face_up },
  { "minotaur", "Claim the pair or leave it first.", may_claim },
  { "minotaur", "Choose which tiles to exchange, or none.", may_exchange },
  { "minotaur", "The ring must be tossed first.", has_to_toss },
};

static guint told[G_N_ELEMENTS (reasons)];

void
reason_assert_true (const Click *click,
                    const char  *reason)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (reasons)
         && (!g_str_equal (reasons[i].game, click->picker->rules->id)
             || !g_pattern_match_simple (reasons[i].reason, reason)))
    i++;
  if (i == G_N_ELEMENTS (reasons))
    g_error ("Nobody knows whether this is true of %s: %s", sight_name (click), reason);
  if (!reasons[i].is_true (click))
    g_error ("After “%s”, %s is refused, but this is not true: %s", first_pick (click),
             sight_name (click), reason);
  told[i]++;
}

void
reason_assert_told (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_str_equal (reasons[i].game, game) && told[i] == 0)
      g_error ("No step tells: %s", reasons[i].reason);
}
