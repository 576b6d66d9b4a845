/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "failing-disk.h"

/* What a folder holds, as programs see it, and what of it has reached the disk. One thread at a time. */

/* A file. */
typedef struct _Node Node;

typedef struct
{
  GPtrArray  *nodes;   /* (element-type Node) all there ever were */
  GHashTable *names;   /* (element-type utf8 Node) as programs see them */
  GHashTable *safe;    /* (element-type utf8 Node) as they are on the disk */
  GPtrArray  *entries; /* (element-type Entry) between the two */
} Store;

/* All that is in the folder now has reached the disk. */
Store *store_new         (const char *folder);
void   store_free        (Store *self);
/* A new file of that name. */
Node  *store_create      (Store *self, const char *name);
/* One name (nullable) goes, another one (nullable) leads to a file. */
void   store_rename      (Store *self, const char *gone, const char *name, Node *node);
void   store_write       (Node *node, gint64 offset, const void *data, gsize length);
void   store_truncate    (Node *node, gint64 length);
/* @node: NULL for the folder */
void   store_sync        (Store *self, Node *node);
void   store_sync_all    (Store *self);
/* Fills the empty folder with what survives a power cut. */
void   store_survive     (Store *self, const char *folder, DiskKeep keep, AriRandom *random);
