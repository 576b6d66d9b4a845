/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-bubble-spots.h"

#include "ari-table-view.h"

#define FEW 12 /* spots to choose from: each of them may be the one that is wanted */

gboolean
ari_bubble_spots_find_bounds (AriMatchStage   *stage,
                              AriSpot          spot,
                              graphene_rect_t *bounds)
{
  GtkWidget *at = ari_match_stage_find_spot (stage, spot);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (stage)),
                                              (float) gtk_widget_get_height (GTK_WIDGET (stage)));

  return at != NULL && gtk_widget_get_mapped (at)
         && gtk_widget_compute_bounds (at, GTK_WIDGET (stage), bounds)
         && graphene_rect_intersection (bounds, &whole, bounds);
}

static GArray *
rects_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
}

static void
add_spot (AriMatchStage *stage,
          GArray        *rects,
          AriSpot        spot)
{
  graphene_rect_t bounds;

  if (ari_bubble_spots_find_bounds (stage, spot, &bounds))
    g_array_append_val (rects, bounds);
}

static void
add_spots (AriMatchStage *stage,
           GArray        *rects,
           const AriSpot *spots,
           guint          n)
{
  for (guint i = 0; i < n; i++)
    add_spot (stage, rects, spots[i]);
}

GArray *
ari_bubble_spots_find_move (AriMatchStage *stage,
                            AriTable      *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriAction action = ari_ply_get_action (ari_match_get_ply (match));
  GArray *rects = rects_new ();
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  g_autoptr(AriTableView) view = ari_table_get_view (table);
  AriSpot picks[ARI_MAX_PICKS];
  AriPosition before;
  guint n;

  add_spots (stage, rects, view->earners, view->n_earners);
  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  add_spots (stage, rects, picks, rules->picks (&before, action, picks));
  n = ari_find_motion_paths (rules, &before, action, paths);
  for (guint i = 0; i < n; i++)
    add_spots (stage, rects, paths[i].spots, paths[i].n_spots);

  return rects;
}

GArray *
ari_bubble_spots_list_next (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (AriSpot));
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  AriSpot picks[ARI_MAX_PICKS];
  guint n, n_picks;

  if (!ari_match_is_person (match, ari_match_get_actor (match)))
    return spots;

  n = rules->actions (position, actions);
  for (guint i = 0; i < n; i++)
    {
      n_picks = rules->picks (position, actions[i], picks);
      for (guint k = 0; k < n_picks; k++)
        if (g_hash_table_add (seen, GUINT_TO_POINTER (picks[k])))
          g_array_append_val (spots, picks[k]);
    }

  return spots;
}

GArray *
ari_bubble_spots_find (AriMatchStage *stage,
                       const AriSpot *spots,
                       guint          n)
{
  GArray *rects = rects_new ();

  add_spots (stage, rects, spots, n);

  return rects;
}

/* A die, or a piece that lies beside the fields, where a person picks it up sooner or later. */
static gboolean
is_tray (AriMatch *match,
         AriSpot   spot)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriSpotInfo *info = &rules->board (ari_match_get_setup (match))->spots[spot];

  if (info->kind != ARI_SPOT_PIECE || info->ground != 0)
    return info->kind == ARI_SPOT_DIE;

  return ari_match_is_person (match, ari_rules_occupant (rules, ari_match_get_position (match), spot));
}

GArray *
ari_bubble_spots_find_scarce (AriMatchStage *stage,
                              AriTable      *table,
                              const GArray  *next)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  guint n_spots = rules->board (ari_match_get_setup (match))->n_spots;
  GArray *rects = rects_new ();
  AriSpot revealed[ARI_MAX_REVEALED_SPOTS];

  for (guint spot = 0; spot < n_spots; spot++)
    if (is_tray (match, (AriSpot) spot))
      add_spot (stage, rects, (AriSpot) spot);
  if (next->len <= FEW)
    add_spots (stage, rects, (const AriSpot *) next->data, next->len);
  add_spots (stage, rects, revealed,
             ari_find_revealed_spots (rules, ari_match_get_position (match), revealed));

  return rects;
}
