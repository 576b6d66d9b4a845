/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry-deletions.h"
#include "ari-entry-list-view.h"
#include "ari-library-page.h"

G_BEGIN_DECLS

struct _AriLibraryPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  GtkWidget         *header;
  GtkWidget         *selection_header;
  AdwWindowTitle    *selection_title;
  GtkMenuButton     *filter_button;
  GtkSearchBar      *search_bar;
  GtkSearchEntry    *search_entry;
  AdwBanner         *read_only;
  AdwBanner         *deleted;   /* says how long deleted matches stay */
  AdwBanner         *reviewing; /* what is analysed, and what waits */
  AriEntryListView  *list;
  GtkWidget         *selection_bar;
  GtkWidget         *export_button;
  GtkWidget         *tags_button;
  GtkWidget         *restore_button;
  GtkWidget         *review_button;

  /* Owned */
  AriEntryQuery     *query;
  AriEntrySelection *selection;
  AriLibrary        *library;   /* (nullable) until it is open */
  AriEntryDeletions *deletions; /* (nullable) like the library */
  AriPeople         *people;    /* (nullable) likewise */
  AriSearches       *searches;  /* (nullable) where none can be saved */
  AriReviewQueue    *reviews;   /* (nullable) like the library */
  GSignalGroup      *reviewed_signals; /* (nullable) likewise: of the entry that is analysed */
};

/* ari-library-page-searches.c: those of saved searches. */
void ari_library_page_class_install_searches (GtkWidgetClass *widget_class);
/* (nullable): the saved search that the page shows. */
const AriSearch *ari_library_page_get_search (AriLibraryPage *self);
void ari_library_page_sync_searches         (AriLibraryPage *self);
/* (transfer full): what the menu of the filter offers for them. */
GMenuModel *ari_library_page_make_search_menu (AriLibraryPage *self);

/* ari-library-page-actions.c: the others. */
void ari_library_page_class_install_actions (GtkWidgetClass *widget_class);
void ari_library_page_star                  (AriLibraryPage *self,
                                             AriEntry       *entry,
                                             gboolean        starred);
/* ari-library-page-reviews.c: these (element-type AriEntry) are to be analysed; what waits is shown. */
void ari_library_page_review                (AriLibraryPage *self,
                                             GPtrArray      *entries);
/* Shows all that there is at the place: nothing is searched for. */
void ari_library_page_clear                 (AriLibraryPage *self);

G_END_DECLS
