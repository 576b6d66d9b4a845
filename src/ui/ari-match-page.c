/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-page.h"

struct _AriMatchPage
{
  AdwNavigationPage parent_instance;

  /* Owned */
  AriKeeper *keeper;
};

G_DEFINE_FINAL_TYPE (AriMatchPage, ari_match_page, ADW_TYPE_NAVIGATION_PAGE)

static void
ari_match_page_dispose (GObject *object)
{
  g_clear_object (&ARI_MATCH_PAGE (object)->keeper);

  G_OBJECT_CLASS (ari_match_page_parent_class)->dispose (object);
}

static void
ari_match_page_class_init (AriMatchPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_page_dispose;
}

static void
ari_match_page_init (AriMatchPage *self)
{
}

AriMatchPage *
ari_match_page_new (AriKeeper *keeper,
                    GSettings *settings)
{
  AriMatchPage *self = g_object_new (ARI_TYPE_MATCH_PAGE, "title", "Minoa", NULL);

  self->keeper = g_object_ref (keeper);

  return self;
}

AriKeeper *
ari_match_page_get_keeper (AriMatchPage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PAGE (self), NULL);

  return self->keeper;
}
