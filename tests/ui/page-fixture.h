/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-page.h"

G_BEGIN_DECLS

/* A match page over its own library. */
typedef struct
{
  char         *folder;
  AriLibrary   *library;
  AriMatch     *match;
  AriAutosave    *autosave;
  AriMatchPage *page;
  AriTable     *table;   /* of the page */
  GtkWidget    *window;
  gboolean      opened;
} Fixture;

/* Two people at a table with its side panel. @data: (nullable): the id of the game; NULL: Minoa */
void       page_set_up    (Fixture       *fixture,
                           gconstpointer  data);
/* The same with its own settings, for features of the page that need them. */
void       page_set_up_with_settings (Fixture       *fixture,
                                      gconstpointer  data,
                                      GSettings     *settings);
/* The same for a game whose dice people roll themselves. */
void       page_set_up_by_hand (Fixture       *fixture,
                                gconstpointer  data);
/* Waits until it is settled who begins, which the driver does by itself. @fixture: as page_set_up_by_hand()
 * left it */
void       page_begin     (Fixture       *fixture);
/* Closes the window, as its player does. Afterwards there may be a page in a new one, or page_tear_down(). */
void       page_close     (Fixture       *fixture);
/* Asserts that there are no references left to the page, its autosave, the match or the library. */
void       page_tear_down (Fixture       *fixture,
                           gconstpointer  data);
/* Runs everything pending in the main loop until all changes are saved. */
void       page_settle    (Fixture       *fixture);
/* Only until the last ply is kept, so that the next one can be played. The page may not show it yet. */
void       page_keep      (Fixture       *fixture);
/* Resizes the window, and waits until the page has the size and its layout. */
void       page_resize    (Fixture *fixture,
                           int      width,
                           int      height);
/* (nullable): the first widget of @type below @root. */
GtkWidget *page_find      (GtkWidget *root,
                           GType      type);
/* Activates an action of the page. */
void       page_act       (Fixture    *fixture,
                           const char *action);
/* Picks a spot by its name. */
void       page_pick      (Fixture    *fixture,
                           const char *name);
/* Plays @actions, separated by spaces. From here on, chance leaves the dice and the tiles to the test. While
 * the page appeared, it may already have settled who begins: see page_set_up_by_hand(). */
void       page_play      (Fixture    *fixture,
                           const char *actions);
/* Presses a shortcut key at the focus: runs the first handler that takes it, those that capture keys from the
 * window inwards, then the others from the focus outwards. */
void       page_press     (Fixture *fixture,
                           guint    key);
/* The length of the shown line. */
guint      page_n_plies   (Fixture       *fixture);

G_END_DECLS
