/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-page.h"

G_BEGIN_DECLS

/* A match page over a library of its own. */
typedef struct
{
  char         *folder;
  AriLibrary   *library;
  AriMatch     *match;
  AriKeeper    *keeper;
  AriMatchPage *page;
  AriTable     *table;   /* of the page */
  GtkWidget    *window;
  gboolean      opened;
} Fixture;

/* Two persons at the table. @data: (nullable): the id of the game; NULL: Minoa */
void       page_set_up    (Fixture       *fixture,
                           gconstpointer  data);
/* The same with settings of its own, for what the page does not do without any. */
void       page_set_up_with_settings (Fixture       *fixture,
                                      gconstpointer  data,
                                      GSettings     *settings);
/* Asserts that nothing holds the page, its keeper, the match or the library any more. */
void       page_tear_down (Fixture       *fixture,
                           gconstpointer  data);
/* What the main loop has to do now, and until all is kept. */
void       page_settle    (Fixture       *fixture);
/* (nullable): the first widget of @type below @root. */
GtkWidget *page_find      (GtkWidget     *root,
                           GType          type);
/* Activates an action of the page. */
void       page_act       (Fixture       *fixture,
                           const char    *action);
/* Picks a spot by its name. */
void       page_pick      (Fixture       *fixture,
                           const char    *name);
/* Presses a key of the shortcuts where the keyboard is: the first that takes it, from there outwards, is
 * done. */
void       page_press     (Fixture       *fixture,
                           guint          key);
/* Of the line that is shown. */
guint      page_n_plies   (Fixture       *fixture);

G_END_DECLS
