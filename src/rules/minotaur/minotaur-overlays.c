/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

/* The number of a seat's turns after which a mark has lost half of its strength, and the strength left for
 * the oldest. */
#define HALF_LIFE 3.0f
#define FAINTEST  0.15f

/* The overlay "memory": each cell that was seen and lies face down, the stronger the more recently. */
static guint
memory_marks (const AriPosition *position,
              AriMark           *marks)
{
  const Minotaur *m = minotaur_get (position);
  guint n = 0;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      float age = (float) (m->turn - m->shown[cell]) / m->seats;

      if (m->tiles[cell] == 0 || minotaur_is_open (m, cell))
        continue;

      marks[n++] = (AriMark) {
        .spot = minotaur_cell_spot (cell),
        .kind = ARI_MARK_SEEN,
        .strength = FAINTEST + (1 - FAINTEST) * HALF_LIFE / (HALF_LIFE + age),
      };
    }

  return n;
}

static const AriOverlay memory = {
  .id = "memory",
  .title = N_("Tiles Seen So Far"),
  .explanation = N_("Shows the tiles that have been seen and are face down again; they fade with time."),
  .marks = memory_marks,
  .reveals_hidden = TRUE,
};

const AriOverlays minotaur_overlays = { .list = &memory, .n = 1 };
