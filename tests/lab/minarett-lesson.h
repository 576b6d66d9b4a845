/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minarett/minarett-net.h"

G_BEGIN_DECLS

/**
 * MinarettLesson: all that the network sees of a position
 */
typedef struct
{
  guint32 pieces[MINARETT_SEATS][MINARETT_SIZES];
  guint8  own;  /* the actor's index */
  guint8  facts[MINARETT_SEATS][MINARETT_NET_FACTS];
  gint8   counts[MINARETT_N_FEATURES];
} MinarettLesson;

G_END_DECLS
