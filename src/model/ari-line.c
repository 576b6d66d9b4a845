/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-line.h"

#include <string.h>

#define CHECKPOINT_DISTANCE 16

static void
keep_checkpoint (AriLine *line)
{
  if (line->at == line->checkpoints->len * CHECKPOINT_DISTANCE)
    g_array_append_vals (line->checkpoints, &line->position, 1);
}

static void
restore_checkpoint (AriLine *line,
                    guint    i)
{
  gsize size = line->rules->layout.size;

  memcpy (&line->position, line->checkpoints->data + i * size, size);
  line->at = i * CHECKPOINT_DISTANCE;
}

void
ari_line_init (AriLine        *line,
               const AriSetup *setup)
{
  *line = (AriLine) { .rules = setup->rules };
  line->plies = g_ptr_array_new ();
  line->checkpoints = g_array_new (FALSE, FALSE, (guint) setup->rules->layout.size);
  setup->rules->start (&line->position, setup);
  keep_checkpoint (line);
}

void
ari_line_clear (AriLine *line)
{
  g_clear_pointer (&line->plies, g_ptr_array_unref);
  g_clear_pointer (&line->checkpoints, g_array_unref);
}

/* Whether the line runs through @ply. */
gboolean
ari_line_has (const AriLine *line,
              AriPly        *ply)
{
  guint number = ari_ply_get_number (ply);

  return number > 0 && number <= line->plies->len && ari_line_get (line, number - 1) == ply;
}

AriPly *
ari_line_get (const AriLine *line,
              guint          i)
{
  return g_ptr_array_index (line->plies, i);
}

void
ari_line_truncate (AriLine *line,
                   guint    length)
{
  g_ptr_array_set_size (line->plies, (int) length);
  g_array_set_size (line->checkpoints,
                    MIN (line->checkpoints->len, length / CHECKPOINT_DISTANCE + 1));
  if (line->at > length)
    restore_checkpoint (line, line->checkpoints->len - 1);
}

void
ari_line_append (AriLine *line,
                 AriPly  *ply)
{
  g_ptr_array_add (line->plies, ply);
}

/**
 * ari_line_position:
 * @number: how many plies were played, 0 … length
 *
 * Returns: (transfer none): the position, valid until the next call for this line
 */
const AriPosition *
ari_line_position (AriLine *line,
                   guint    number)
{
  guint nearest = MIN (number / CHECKPOINT_DISTANCE, line->checkpoints->len - 1);

  g_assert (number <= line->plies->len);

  if (line->at > number || line->at < nearest * CHECKPOINT_DISTANCE)
    restore_checkpoint (line, nearest);

  while (line->at < number)
    {
      line->rules->apply (&line->position, ari_ply_get_action (ari_line_get (line, line->at)));
      line->at++;
      keep_checkpoint (line);
    }

  return &line->position;
}
