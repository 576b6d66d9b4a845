/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* A person is the name at a seat, and nothing else: to rename a person is to rename seats. */

/* A seat of a match in the library. */
typedef struct
{
  gint64   match;
  AriActor seat;
} AriSeatOfMatch;

/* Gives all seats of the person @from, in deleted matches, too, the name @to, in one transaction. If there is
 * a person @to already, both are one from then on. */
void     ari_library_rename_person_async  (AriLibrary *self, const char *from, const char *to,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* (transfer full) (element-type AriSeatOfMatch): the seats; NULL for an error. */
GArray  *ari_library_rename_person_finish (AriLibrary *self, GAsyncResult *result, GError **error);
/* Gives these seats that name, as far as persons sit there, whatever they are called by now: so a renaming is
 * undone. Ends with ari_library_finish(). */
void     ari_library_name_seats_async     (AriLibrary *self, GArray *seats, const char *name,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);

G_END_DECLS
