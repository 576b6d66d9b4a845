/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AriJob:
 *
 * A search on a thread of its own. The owner starts it with a request of plain values. The thread sends
 * reports, plain values too, which arrive one at a time in the main context where the job began. The last one
 * is what the thread ends with. The job knows its owner only by a weak reference, which the thread never
 * touches: reports for an owner that is gone are freed.
 *
 * A search may run for minutes, so it gets its own thread instead of a place in the pool that GTask shares
 * with all short work of the process. Nothing joins the thread.
 */
typedef struct _AriJob AriJob;

/**
 * AriJobKind: what all jobs of one kind have in common
 * @name: of the thread, for debuggers; at most 15 bytes are seen
 * @work: runs on the thread; returns the last report, NULL for none. It ends within 100 ms once the flag
 *   of ari_job_get_stop() is set
 * @report: takes ownership of @report; @last: the thread has ended. The only one that may get NULL
 * @newest_only: a report replaces the one before it if that has not arrived yet, so a busy main loop gets
 *   fewer reports, not old ones
 * @background: nobody waits for it: see #AriJobs
 */
typedef struct
{
  const char     *name;
  gpointer      (*work)   (AriJob *self, gpointer request);
  void          (*report) (gpointer owner, AriJob *self, gpointer report, gboolean last);
  GDestroyNotify  free_request;
  GDestroyNotify  free_report;
  gboolean        newest_only;
  gboolean        background;
} AriJobKind;

/* On the main thread: */

/* Takes ownership of @request, which nothing changes any more. */
AriJob     *ari_job_start       (const AriJobKind *kind,
                                 gpointer          request,
                                 gpointer          owner) G_GNUC_WARN_UNUSED_RESULT;
/* Asks the thread to end with what it has found. */
void        ari_job_stop        (AriJob           *self);
/* Stops *@self, if there is one, and clears the pointer. Its last report still arrives. */
void        ari_job_drop        (AriJob          **self);

/* On any thread: */

gpointer    ari_job_get_request (AriJob           *self);
/* The flag that a search polls; it stays valid until the last report has arrived. */
const gint *ari_job_get_stop    (AriJob           *self);

/* In @work: sends a report, which must not be NULL. */
void        ari_job_send        (AriJob           *self,
                                 gpointer          report);

G_END_DECLS
