/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-pace.h"

#include "ari-motion-time.h"

/* The least time of these, as a multiple of that of a considered action: chance doesn't think, but what
 * is shown for a moment stays long enough for everybody to remember it. */
#define CHANCE_PART   0.3
#define REVEALED_PART 4.0
#define TRACE_PART    6.0

/* Two tiles, seconds. */
#define REVEALED_LEAST 1.6
/* The turns of several others, seconds. */
#define TRACE_LEAST    3.0

/* While the computer finishes the match, the least time of an action is no longer than this. */
#define FINISHING_SECONDS 0.05

/* How long the last action moves on the board: people should see its end. */
static double
seconds_to_watch (AriMatch *match)
{
  AriPly *ply = ari_match_get_ply (match);
  AriPosition before;

  if (ply == NULL)
    return 0;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);

  return ari_motion_action_ms (ari_match_get_setup (match), &before, ari_ply_get_action (ply)) / 1000.0;
}

gboolean
ari_pace_hurries (AriMatch *match)
{
  return ari_match_get_handover (match) > 0 && ari_match_is_on_main_line (match);
}

double
ari_pace_revealed_seconds (double min_seconds)
{
  return MAX (min_seconds * REVEALED_PART, REVEALED_LEAST);
}

double
ari_pace_trace_seconds (double min_seconds)
{
  return MAX (min_seconds * TRACE_PART, TRACE_LEAST);
}

double
ari_pace_seconds (AriMatch *match,
                  double    min_seconds)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  AriSpot revealed_spots[ARI_MAX_REVEALED_SPOTS];
  double pace;

  if (ari_pace_hurries (match))
    min_seconds = MIN (min_seconds, FINISHING_SECONDS);
  pace = min_seconds / ARI_PACE_SECONDS;
  if (ari_find_revealed_spots (rules, position, revealed_spots) > 0)
    return ari_pace_hurries (match) || ari_match_find_persons (match) == 0
             ? min_seconds * REVEALED_PART : ari_pace_revealed_seconds (min_seconds);

  return MAX (ari_rules_actor (rules, position) == ARI_CHANCE ? min_seconds * CHANCE_PART : min_seconds,
              pace * seconds_to_watch (match));
}
