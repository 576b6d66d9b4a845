/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-driver.h"
#include "ari-opponent.h"

G_BEGIN_DECLS

/* AriDriver in two files: ari-driver.c (the object, and what it plays) and ari-driver-tell.c (what others
 * tell it). */
struct _AriDriver
{
  GObject       parent_instance;

  /* Owned */
  AriMatch     *match;
  AriStandIn   *stand_in;
  GCancellable *cancellable;  /* of the thinking under way */

  /* Borrowed: valid until its callback has returned */
  AriThinking  *thinking;

  AriPosition   position;     /* the one being searched */
  AriAction     ready;        /* chosen while the match was held, or ARI_ACTION_NONE */
  double        ready_seconds;
  char         *performance;  /* (nullable) of the feat that led to it */
  guint         due_id;       /* a computer is about to perform, or the table to play for a person */
  guint         fresh;        /* id of the ply that was played last, or repeated; 0: none */
  GHashTable   *holds;        /* see ari-holds.h: AriDriverHold bits */
  gboolean      by_hand;      /* people roll their dice */
  double        min_seconds;
};

/* Starts, stops or plays, as the state of the match requires. */
void ari_driver_sync (AriDriver *self);

G_END_DECLS
