/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-compare-page.h"
#include "ari-explorer-page.h"
#include "ari-game-page.h"
#include "ari-leisure-watch.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "ari-people-page.h"
#include "ari-person-page.h"
#include "ari-practice-page.h"
#include "ari-sidebar.h"
#include "ari-window.h"

G_BEGIN_DECLS

struct _AriWindow
{
  AdwApplicationWindow    parent_instance;

  /* Template widgets */
  AdwToastOverlay        *toasts;
  AdwNavigationView      *navigation;
  AdwNavigationPage      *root;
  AdwNavigationSplitView *split;
  AriSidebar             *sidebar;

  /* Owned */
  GSettings              *settings;
  AriPlaces              *places;       /* (nullable) where nothing is remembered */
  AriLibrary             *library;      /* (nullable) until it is open */
  gboolean                failed;       /* the library, permanently */
  GCancellable           *cancellable;  /* of whatever is under way when the window closes */
  GHashTable             *game_pages;   /* (element-type utf8 AriGamePage) by game; each created on demand */
  AriLibraryPage         *library_page; /* (nullable) created on demand: ari_window_library_page() */
  AriPracticePage        *practice_page; /* (nullable) created on demand: ari_window_practice_page() */
  AriPeoplePage          *people_page;  /* (nullable) created on demand */
  AriExplorerPage        *explorer_page; /* (nullable) created on demand: ari_window_explorer_page() */
  AriPeople              *people;       /* (nullable) until the library is open */
  AriSearches            *searches;     /* (nullable) without settings */
  AriReviewQueue         *reviews;      /* (nullable) until the library is open */
  AriLeisureWatch        *leisure;      /* (nullable) where nothing is analysed automatically */
  GListStore             *waiting;      /* files to import once the library is open */
  GSignalGroup           *autosave_signals;
};

/* ari-window.c */
AriGamePage     *ari_window_game_page     (AriWindow  *self,
                                           const char *id);
AriLibraryPage  *ari_window_library_page  (AriWindow *self);
/* (transfer floating): another one, for a list over the other pages. */
AriLibraryPage  *ari_window_make_library_page (AriWindow *self);
AriPracticePage *ari_window_practice_page (AriWindow *self);
gboolean         ari_window_has_failed    (AriWindow *self);
/* Whether @page leads to matches, which are opened over it: it lies over the root, too. */
gboolean        ari_window_leads_to_matches (AdwNavigationPage *page);
/* Opens @page over the others. A screen reader says its title, since the focus may be on something else. */
void            ari_window_push             (AriWindow         *self,
                                             AdwNavigationPage *page);
/* Goes back to the page below all others. */
void            ari_window_pop_to_root      (AriWindow *self);
/* Shows a place of the sidebar, whose page must then take the keyboard, and offers the way back to the match
 * that was on the screen. */
void            ari_window_leave_for        (AriWindow  *self,
                                             const char *place);

/* ari-window-actions.c */
void ari_window_class_install_actions (GtkWidgetClass *widget_class);
void ari_window_sync_actions          (AriWindow      *self);

/* ari-window-open.c */
/* @waits: whether the match is only shown, until a person wants it to go on. @told: (nullable): a toast that
 * appears with the match */
void ari_window_open_match            (AriWindow  *self,
                                       gint64      id,
                                       gboolean    waits,
                                       const char *told);
/* Opens the page of the match that @autosave keeps, over all others; @waits as above. */
void ari_window_present_match             (AriWindow   *self,
                                           AriAutosave *autosave,
                                           gboolean     waits);

/* Opens the page of a match; @id: its row, or 0; @waits as above. */
void ari_window_show_match                (AriWindow   *self,
                                           AriMatch    *match,
                                           gint64       id,
                                           gboolean     waits);
void ari_window_class_install_open        (GtkWidgetClass *widget_class);

/* ari-window-play.c */
/* Begins a new match. @practises: its persons practise the feat first, and it begins when they close the
 * practice. */
void ari_window_start                 (AriWindow      *self,
                                       AriMatch       *match,
                                       gboolean        practises);
void ari_window_class_install_play    (GtkWidgetClass *widget_class);

/* ari-window-explorer.c */
AriExplorerPage *ari_window_explorer_page (AriWindow      *self);
void ari_window_class_install_explorer    (GtkWidgetClass *widget_class);

/* ari-window-practice.c */
void ari_window_class_install_practice    (GtkWidgetClass *widget_class);

/* ari-window-reviews.c: once the library is open, and before it is closed */
void ari_window_begin_reviews         (AriWindow      *self);
void ari_window_end_reviews           (AriWindow      *self);
/* People look at the window again, so no notification needs to tell them what was analysed. */
void ari_window_withdraw_notification (void);
/* A match is open; 0: none. Its page keeps its evaluations. */
void ari_window_note_open             (AriWindow      *self,
                                       gint64          match);
/* A match is being read for its page; 0: none. */
void ari_window_note_opening          (AriWindow      *self,
                                       gint64          match);
/* A match is left: it may be analysed when nobody uses the program. */
void ari_window_review_left           (AriWindow      *self,
                                       AriAutosave    *autosave);
void ari_window_class_install_reviews (GtkWidgetClass *widget_class);

/* ari-window-people.c */
void ari_window_class_install_people      (GtkWidgetClass *widget_class);

/* ari-window-dialogs.c */
/* From now on no key reaches the pages or an action while a dialog opens, and Escape closes the dialog even
 * then. */
void     ari_window_watch_dialogs     (AriWindow *self);
/* Whether a dialog was presented that does not have the focus yet. */
gboolean ari_window_is_opening_dialog (AriWindow *self);

/* ari-window-leaving.c */
/* Asks when @page is left, or was, while changes of its match are not in the library. One that is empty when
 * it is left is dropped. */
void     ari_window_watch_leaving       (AriWindow    *self,
                                         AriMatchPage *page);
/* Says, while @page is shown, that its match is no longer stored, and offers to export it. */
void     ari_window_tell_damage         (AriWindow    *self,
                                         AriMatchPage *page,
                                         const GError *error);
/* Whether there are such changes; if so, it has asked whether to close all the same. */
gboolean ari_window_asks_before_closing (AriWindow    *self);

G_END_DECLS
