/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-gsk-path.h"

static AriPoint
to_px (AriPoint at,
       float    unit,
       AriPoint origin)
{
  return (AriPoint) { origin.x + at.x * unit, origin.y + at.y * unit };
}

/**
 * ari_gsk_path_new:
 * @unit: pixels per unit of @path
 * @origin: where the origin of @path lies, in pixels
 *
 * Returns: (transfer full): @path in pixels
 */
GskPath *
ari_gsk_path_new (const AriPath *path,
                  float          unit,
                  AriPoint       origin)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  const AriPoint *point = (const AriPoint *) path->points->data;

  for (guint i = 0; i < path->verbs->len; i++)
    {
      AriPoint p[3];

      switch ((AriVerb) g_array_index (path->verbs, guint8, i))
        {
        case ARI_VERB_MOVE:
          p[0] = to_px (*point++, unit, origin);
          gsk_path_builder_move_to (builder, p[0].x, p[0].y);
          break;

        case ARI_VERB_LINE:
          p[0] = to_px (*point++, unit, origin);
          gsk_path_builder_line_to (builder, p[0].x, p[0].y);
          break;

        case ARI_VERB_CURVE:
          for (guint j = 0; j < G_N_ELEMENTS (p); j++)
            p[j] = to_px (*point++, unit, origin);
          gsk_path_builder_cubic_to (builder, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
          break;

        case ARI_VERB_CLOSE:
          gsk_path_builder_close (builder);
          break;

        default:
          g_assert_not_reached ();
        }
    }

  return gsk_path_builder_to_path (builder);
}
