/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learning.h"

static const struct
{
  const char        *id;
  const AriFitting  *fitting;
  const AriTraining *training;
} games[] = {
  { "labyrinth", NULL, &ari_training_labyrinth },
  { "minarett", &ari_fitting_minarett, NULL },
};

const AriFitting *
ari_fitting_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, id))
      return games[i].fitting;

  return NULL;
}

const AriTraining *
ari_training_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, id))
      return games[i].training;

  return NULL;
}
