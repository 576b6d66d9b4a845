/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

/* The sticks on the way from @from to @goal, except those across @before; FALSE if they are not connected. */
static gboolean
prove_by_way (const Minoa *m,
              guint        from,
              guint        before,
              guint        goal,
              AriProof    *proof)
{
  const MinoaGeometry *g = minoa_geometry ();

  for (guint64 next = g->neighbours[from]; next != 0; next &= next - 1)
    {
      guint p = (guint) __builtin_ctzll (next), line = g->line[from][p];

      /* Sticks are a forest, so there is only one way, and none leads back. */
      if (p == before || !minoa_has_line (m->sticks, line))
        continue;
      if (p == goal || prove_by_way (m, p, from, goal, proof))
        {
          ari_proof_add (proof, line);
          return TRUE;
        }
    }

  return FALSE;
}

/* What would bound the area with the border lines @border that a stick on @line makes: these lines, and the
 * sticks with one side in it. Returns its size. */
static guint
prove_by_area (const Minoa *m,
               guint        line,
               guint32      border,
               AriProof    *proof)
{
  const MinoaGeometry *g = minoa_geometry ();
  Minoa divided = *m;
  MinoaArea areas[MINOA_BORDER_LINES], *area = areas;

  g_return_val_if_fail (border != 0, 0);

  minoa_set_stick (&divided, line);
  minoa_areas (&divided, areas);
  while (area->border != border)
    area++;

  for (guint l = 0; l < MINOA_BORDER_LINES; l++)
    if ((border >> l & 1) != 0)
      ari_proof_add (proof, l);
  for (guint l = MINOA_BORDER_LINES; l < MINOA_LINES; l++)
    {
      const guint8 *sides = g->line_triangles[l];

      if (minoa_has_line (m->sticks, l)
          && minoa_has_triangle (area, sides[0]) != minoa_has_triangle (area, sides[1]))
        ari_proof_add (proof, l);
    }

  return area->n_cells;
}

/* Why a stick would divide an area illegally, under the option that both parts need a piece. */
static char *
refuse_division (const Minoa *m,
                 guint        line,
                 AriProof    *proof)
{
  guint32 halves[2], occupied = minoa_occupied (m);
  guint triangles;

  proof->rule = "options";
  minoa_halves (m, line, halves);
  if ((halves[0] & occupied) == 0 && (halves[1] & occupied) == 0)
    {
      prove_by_area (m, line, halves[0], proof);
      return g_strdup (_("A stick here would divide the area in two, "
                         "and neither part has a piece on its border yet."));
    }

  triangles = prove_by_area (m, line, (halves[0] & occupied) == 0 ? halves[0] : halves[1], proof);
  return g_strdup_printf (
    ngettext ("A stick here would close off %u triangle without a piece on its border.",
              "A stick here would close off %u triangles without a piece on their border.", triangles),
    triangles);
}

static char *
refuse_line (const Minoa *m,
             guint        line,
             AriProof    *proof)
{
  const guint8 *ends = minoa_geometry ()->ends[line];

  if (minoa_has_line (m->sticks, line))
    return g_strdup (_("There is already a stick here."));
  if (line >= MINOA_BORDER_LINES && !minoa_has_line (m->open, line))
    {
      proof->rule = "closing";
      prove_by_way (m, ends[0], MINOA_NOTHING, ends[1], proof);
      return g_strdup (_("A stick here would close off an area that touches no border line."));
    }
  if (line >= MINOA_BORDER_LINES)
    return refuse_division (m, line, proof);
  if ((minoa_occupied (m) >> line & 1) != 0)
    return g_strdup (_("There is already a piece here."));

  proof->rule = "turn";
  return g_strdup (_("Only pieces go on the border, and you have none left."));
}

/* The proof of a cycle is its sticks; that of an area without a piece is everything that would bound it. */
char *
minoa_refusal (const AriPosition *position,
               const AriSpot     *picks,
               guint              n_picks,
               AriSpot            spot,
               AriProof          *proof)
{
  g_return_val_if_fail (spot < MINOA_SPOTS, NULL);

  if (spot == MINOA_SPOT_PASS)
    {
      proof->rule = "passing";
      return g_strdup (_("You may pass only when you can place neither a piece nor a stick."));
    }
  if (spot >= MINOA_SPOT_TRIANGLES)
    {
      proof->rule = "turn";
      return g_strdup (_("Pieces and sticks go on lines, not on triangles."));
    }

  return refuse_line (minoa_get (position), spot, proof);
}
