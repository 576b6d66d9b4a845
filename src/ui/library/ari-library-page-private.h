/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry-deletions.h"
#include "ari-entry-list.h"
#include "ari-entry-row.h"
#include "ari-entry-selection.h"
#include "ari-library-page.h"

G_BEGIN_DECLS

/* Large because most fields are children of its template. */
struct _AriLibraryPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  GtkWidget         *header;
  GtkWidget         *selection_header;
  AdwWindowTitle    *selection_title;
  GtkWidget         *select_button;
  GtkMenuButton     *filter_button;
  GtkSearchBar      *search_bar;
  AdwBanner         *read_only;
  AdwBanner         *deleted;     /* says how long deleted matches stay */
  GtkSearchEntry    *search_entry;
  GtkStack          *stack;
  AdwStatusPage     *empty;
  GtkWidget         *empty_new;
  GtkWidget         *empty_import;
  GtkWidget         *empty_deleted;
  GtkWidget         *empty_clear;
  AdwStatusPage     *failure;
  AdwStatusPage     *loading;
  GtkListView       *list_view;
  GtkPopoverMenu    *context_menu;
  GMenu             *entry_section; /* its part about the match itself */
  GtkWidget         *selection_bar;
  GtkWidget         *export_button;
  GtkWidget         *tags_button;
  GtkWidget         *restore_button;
  GMenuModel        *entry_menu;
  GMenuModel        *deleted_menu;

  /* Owned */
  AriLibrary        *library;     /* (nullable) until it is open */
  AriEntryList      *entries;     /* (nullable) like the library */
  AriEntryDeletions *deletions;   /* (nullable) like the library */
  char              *place;
  AriEntrySelection *selection;
  GSimpleActionGroup *filter;     /* "game", "state" */
  GPtrArray         *rows;        /* (element-type AriEntryRow) borrowed ones that show something */
  AriEntry          *menu_entry;  /* (nullable) what the context menu was opened on */
};

/* ari-library-page.c */
/* Shows what can be done with which matches. */
void ari_library_page_sync_selection        (AriLibraryPage *self);

/* ari-library-page-query.c */
/* Whether matches can be changed: the library is open, and can be written. */
gboolean ari_library_page_can_write         (AriLibraryPage *self);
/* Whether the page lists what was deleted. */
gboolean ari_library_page_shows_deleted     (AriLibraryPage *self);
/* The page keeps ownership of the strings of @query. */
void ari_library_page_query                 (AriLibraryPage *self,
                                             AriQuery       *query);
/* Lists what the query finds now. */
void ari_library_page_run_query             (AriLibraryPage *self);
/* Shows the list, or why there is none. */
void ari_library_page_sync_stack            (AriLibraryPage *self);
/* Adds the actions of the menu that filters the list. */
void ari_library_page_make_filter           (AriLibraryPage *self);

/* ari-library-page-actions.c */
void ari_library_page_class_install_actions (GtkWidgetClass *widget_class);
void ari_library_page_star                  (AriLibraryPage *self,
                                             AriEntry       *entry,
                                             gboolean        starred);
void ari_library_page_open_menu             (AriLibraryPage *self,
                                             AriEntryRow    *row,
                                             double          x,
                                             double          y);

G_END_DECLS
