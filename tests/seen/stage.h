/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-window.h"
#include "library-fixture.h"

G_BEGIN_DECLS

/**
 * Stage:
 *
 * The window of the program over a library with the matches of the folder matches/, for tests and pictures of
 * every page.
 */
typedef struct
{
  Fixture     fixture;  /* of the library */
  GSettings  *settings;
  AriWindow  *window;
  GHashTable *ids;      /* (element-type utf8 gint64) the matches: "file:number", and "file" for its last */
  char       *match;    /* (nullable) the one that is open */
  int         width;    /* what was asked for */
  int         height;
} Stage;

/* Replaces gtk_init(): the language of the environment, no animations, folders of its own. */
void       stage_init      (const char *language);
void       stage_open      (Stage      *stage,
                            int         width,
                            int         height);
void       stage_close     (Stage      *stage);
/* Closes the window, and opens another one over the same library, which can only be read from now on. The
 * program has to have called fixture_obey(). */
void       stage_protect   (Stage      *stage);
/* Waits until nothing is pending and what changed has been drawn. */
void       stage_settle    (Stage      *stage);
void       stage_resize    (Stage      *stage,
                            int         width,
                            int         height);
/* Shows a place of the sidebar, or a match after @ply plies (0: its end). */
void       stage_go        (Stage      *stage,
                            const char *place);
void       stage_open_match (Stage     *stage,
                             const char *match,
                             guint       ply);
/* Activates actions, apart by spaces, each where it belongs; with targets such as "help.go::index". */
void       stage_act       (Stage      *stage,
                            const char *actions);
/* Closes what stands over the page: dialogs, popovers. */
void       stage_clear_up  (Stage      *stage);
/* (nullable): the dialog on top. */
AdwDialog *stage_get_dialog (Stage      *stage);

G_END_DECLS
