/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-times.h"

#include "ari-judgement.h"

#define LEAST_DECISIONS 5
#define HASTY_PART      (1.0 / 3)
#define LONG_PART       3.0
#define LONG_TENTH      10 /* one in so many decisions */

static double
find_seconds (AriMatch *match,
              AriPly   *ply,
              guint     number)
{
  AriPosition before;

  if (ari_ply_get_chooser (ply) != ARI_CHOOSER_PERSON || ari_match_is_by_substitute (match, ply))
    return -1;

  ari_match_get_position_at (match, number - 1, &before);

  return ari_rules_count (ari_match_get_rules (match), &before) > 1 ? ari_ply_get_seconds (ply) : -1;
}

static int
compare_seconds (const void *a,
                 const void *b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

/* @own: (element-type double): the times of the seat */
static void
measure_seat (AriTimes *self,
              AriActor  seat,
              GArray   *own)
{
  double *median = &self->median[seat - 1];
  guint n = own->len, n_long = (n + LONG_TENTH - 1) / LONG_TENTH;

  self->long_from[seat - 1] = G_MAXDOUBLE;
  if (n < LEAST_DECISIONS)
    return;

  g_array_sort (own, compare_seconds);
  *median = (g_array_index (own, double, (n - 1) / 2) + g_array_index (own, double, n / 2)) / 2;
  if (*median > 0)
    self->long_from[seat - 1] = MAX (g_array_index (own, double, n - n_long), LONG_PART * *median);
}

AriTimes *
ari_times_new (AriMatch *match)
{
  AriTimes *self = g_new0 (AriTimes, 1);
  g_autoptr(GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      self->total[seat - 1] = -1;
      g_ptr_array_add (seats, g_array_new (FALSE, FALSE, sizeof (double)));
    }
  self->seconds = g_array_sized_new (FALSE, FALSE, sizeof (double), n);

  for (guint number = 1; number <= n; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      AriActor actor = ari_ply_get_actor (ply);
      double seconds = find_seconds (match, ply, number);

      g_array_append_val (self->seconds, seconds);
      if (seconds < 0)
        continue;
      g_array_append_val (seats->pdata[actor - 1], seconds);
      self->total[actor - 1] = MAX (self->total[actor - 1], 0) + seconds;
      self->longest = MAX (self->longest, seconds);
    }
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    measure_seat (self, seat, seats->pdata[seat - 1]);

  return self;
}

void
ari_times_free (AriTimes *self)
{
  g_array_unref (self->seconds);
  g_free (self);
}

double
ari_times_get (const AriTimes *self,
               AriPly         *ply)
{
  guint number = ari_ply_get_number (ply);

  g_return_val_if_fail (number >= 1 && number <= self->seconds->len, -1);

  return g_array_index (self->seconds, double, number - 1);
}

gboolean
ari_times_can_tell (const AriTimes *self)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (self->median[i] > 0)
      return TRUE;

  return FALSE;
}

gboolean
ari_times_is_quick (const AriTimes *self,
                    AriPly         *ply)
{
  double seconds = ari_times_get (self, ply);

  return seconds >= 0 && seconds < ARI_HASTY_SECONDS
         && seconds < HASTY_PART * self->median[ari_ply_get_actor (ply) - 1];
}

gboolean
ari_times_is_hasty (const AriTimes *self,
                    AriPly         *ply)
{
  return ari_times_is_quick (self, ply) && ari_judgement_is_mistake (ply);
}

gboolean
ari_times_is_long (const AriTimes *self,
                   AriPly         *ply)
{
  double seconds = ari_times_get (self, ply);

  return seconds >= 0 && seconds >= self->long_from[ari_ply_get_actor (ply) - 1];
}
