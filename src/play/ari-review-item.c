/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-item.h"

#include <glib/gi18n-lib.h>

#include "ari-library-reviews.h"

struct _AriReviewItem
{
  GObject     parent_instance;

  AriLibrary *library;
  gint64      match;
  gboolean    automatic;
  AriEntry   *entry;   /* (nullable) until somebody wants to show it */
  char       *fault;   /* (nullable) */
  gboolean    deleted; /* the match */
};

G_DEFINE_FINAL_TYPE (AriReviewItem, ari_review_item, G_TYPE_OBJECT)

static void
ari_review_item_finalize (GObject *object)
{
  AriReviewItem *self = ARI_REVIEW_ITEM (object);

  g_object_unref (self->library);
  g_clear_object (&self->entry);
  g_free (self->fault);

  G_OBJECT_CLASS (ari_review_item_parent_class)->finalize (object);
}

static void
ari_review_item_class_init (AriReviewItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_review_item_finalize;
}

static void
ari_review_item_init (AriReviewItem *self)
{
}

AriReviewItem *
ari_review_item_new (AriLibrary *library,
                     gint64      match,
                     gboolean    automatic)
{
  AriReviewItem *self = g_object_new (ARI_TYPE_REVIEW_ITEM, NULL);

  self->library = g_object_ref (library);
  self->match = match;
  self->automatic = automatic;

  return self;
}

gint64
ari_review_item_get_match (AriReviewItem *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (self), 0);

  return self->match;
}

gboolean
ari_review_item_is_automatic (AriReviewItem *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (self), FALSE);

  return self->automatic;
}

static void
seats_named_cb (AriReviewItem *self)
{
  ari_library_fill_entry (self->library, self->entry);
}

AriEntry *
ari_review_item_get_entry (AriReviewItem *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (self), NULL);

  if (self->entry == NULL)
    {
      self->entry = ari_library_make_entry (self->library, self->match);
      g_signal_connect_object (self->library, "seats-named", G_CALLBACK (seats_named_cb), self,
                               G_CONNECT_SWAPPED);
    }

  return self->entry;
}

gboolean
ari_review_item_is_deleted (AriReviewItem *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (self), FALSE);

  return self->deleted;
}

const char *
ari_review_item_get_fault (AriReviewItem *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ITEM (self), NULL);

  return self->deleted ? _("The match was deleted") : self->fault;
}

void
ari_review_item_ask (AriReviewItem *self)
{
  g_return_if_fail (ARI_IS_REVIEW_ITEM (self));

  self->automatic = FALSE;
}

void
ari_review_item_set_fault (AriReviewItem *self,
                           const char    *fault)
{
  g_return_if_fail (ARI_IS_REVIEW_ITEM (self));

  g_set_str (&self->fault, fault);
}

void
ari_review_item_set_deleted (AriReviewItem *self,
                             gboolean       deleted)
{
  g_return_if_fail (ARI_IS_REVIEW_ITEM (self));

  self->deleted = deleted;
}
