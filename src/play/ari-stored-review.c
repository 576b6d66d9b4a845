/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-stored-review.h"

#include <glib/gi18n-lib.h>

#include "ari-autosave.h"
#include "ari-judgement.h"
#include "ari-review.h"

struct _AriStoredReview
{
  GObject       parent_instance;

  gint64        match;
  guint64       nodes;
  gboolean      enough;
  gboolean      spared;
  GCancellable *reading;
  AriAutosave  *autosave; /* (nullable) until the match has been read */
  AriReview    *review;   /* (nullable) likewise */
};

enum
{
  PROGRESS,
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriStoredReview, ari_stored_review, G_TYPE_OBJECT)

static void
end (AriStoredReview *self,
     const char      *fault)
{
  ari_stored_review_stop (self);
  g_signal_emit (self, signals[ENDED], 0, fault);
}

/* Only what is in the library is done. */
static void
settle_cb (AriStoredReview *self)
{
  if (!ari_review_get_running (self->review) && !ari_autosave_is_pending (self->autosave))
    end (self, NULL);
}

static void
failed_cb (AriStoredReview *self,
           const GError    *error)
{
  end (self, error->message);
}

static void
progress_cb (AriStoredReview *self)
{
  g_signal_emit (self, signals[PROGRESS], 0);
}

static void
begin (AriStoredReview *self,
       AriLibrary      *library,
       AriMatch        *match)
{
  self->autosave = ari_autosave_new (library, match, self->match);
  self->review = ari_review_new (match);
  g_signal_connect_swapped (self->autosave, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->autosave, "committed", G_CALLBACK (settle_cb), self);
  g_signal_connect_swapped (self->review, "notify::progress", G_CALLBACK (progress_cb), self);
  g_signal_connect_swapped (self->review, "finished", G_CALLBACK (settle_cb), self);
  ari_review_resume (self->review, self->nodes);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AriStoredReview) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);

  if (g_cancellable_is_cancelled (self->reading))
    return;

  if (match == NULL)
    {
      end (self, error->message);
      return;
    }

  ari_match_go_to_main_line (match);
  self->spared = ari_review_has_judged_line (match, self->nodes)
                 || (self->enough && ari_match_is_analysed (match));
  if (!ari_match_is_over (match))
    end (self, _("The match isn’t over yet"));
  else if (self->spared)
    end (self, NULL);
  else
    begin (self, ARI_LIBRARY (source), match);
}

static void
ari_stored_review_dispose (GObject *object)
{
  AriStoredReview *self = ARI_STORED_REVIEW (object);

  ari_stored_review_stop (self);
  g_clear_object (&self->review);
  g_clear_object (&self->autosave);
  g_clear_object (&self->reading);

  G_OBJECT_CLASS (ari_stored_review_parent_class)->dispose (object);
}

static void
ari_stored_review_class_init (AriStoredReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_stored_review_dispose;

  signals[PROGRESS] = g_signal_new ("progress", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ari_stored_review_init (AriStoredReview *self)
{
  self->reading = g_cancellable_new ();
}

AriStoredReview *
ari_stored_review_new (AriLibrary *library,
                       gint64      match,
                       guint64     nodes,
                       gboolean    enough)
{
  AriStoredReview *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_STORED_REVIEW, NULL);
  self->match = match;
  self->nodes = nodes;
  self->enough = enough;
  ari_library_load_async (library, match, self->reading, read_cb, g_object_ref (self));

  return self;
}

void
ari_stored_review_stop (AriStoredReview *self)
{
  g_return_if_fail (ARI_IS_STORED_REVIEW (self));

  g_cancellable_cancel (self->reading);
  if (self->review == NULL)
    return;

  /* What the autosave has under way keeps it until that is written. */
  g_signal_handlers_disconnect_by_data (self->review, self);
  g_signal_handlers_disconnect_by_data (self->autosave, self);
  ari_review_cancel (self->review);
}

double
ari_stored_review_get_progress (AriStoredReview *self)
{
  g_return_val_if_fail (ARI_IS_STORED_REVIEW (self), 0.0);

  return self->review != NULL ? ari_review_get_progress (self->review) : 0.0;
}

gboolean
ari_stored_review_was_spared (AriStoredReview *self)
{
  g_return_val_if_fail (ARI_IS_STORED_REVIEW (self), FALSE);

  return self->spared;
}
