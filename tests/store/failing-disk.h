/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ari-random.h"

/* A folder on a disk that fails. A program with this file has its own open(), write(), fsync(), rename() and
 * the like, which GLib and SQLite call as well. For files of the watched folder they can fail, and they
 * remember what has been written and not yet synced, so that a power cut can take it away. */

/* Everything in this folder counts from now on. NULL: no folder any more. */
void    disk_watch   (const char *folder);
/* What is in the folder now is safe from a power cut. */
void    disk_settle  (void);

typedef enum
{
  DISK_HICCUP, /* one operation fails */
  DISK_BROKEN, /* it fails, and all later ones */
  DISK_CUT,    /* likewise: the power is cut in the middle of it */
} DiskFault;

/* Values are bits. */
typedef enum
{
  DISK_GROW = 1 << 0,   /* needs space: writing, syncing, a new name */
  DISK_CHANGE = 1 << 1, /* needs none: truncating, deleting */
  DISK_OPEN = 1 << 2,   /* opening what is there */
  DISK_LOCK = 1 << 3,
} DiskOperation;

/* The operation number @n fails, counted from 1, with @reason, an errno. Where that is ENOSPC, only those
 * that need space count. */
void    disk_arm     (DiskFault fault, guint n, int reason);
/* What has failed since; 0: nothing */
DiskOperation disk_get_failed (void);
void    disk_disarm  (void);

/* How much of what was not synced survives a power cut. */
typedef enum
{
  DISK_KEEP_ALL,  /* as when only the program is killed */
  DISK_KEEP_NONE,
  DISK_KEEP_SOME, /* sectors of 512 bytes, in no order */
} DiskKeep;

/* After a power cut, when nothing has a file of the folder open: fills the folder @path with what the disk
 * then holds. Can be called several times. The folder is no longer watched. */
void    disk_restart (const char *path, DiskKeep keep, AriRandom *random);
