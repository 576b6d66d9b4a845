/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ARI_PLACE_PANEL 16

/**
 * AriPlace: where somebody was in a match
 * @started: when the match began, Unix seconds: another match may have its number after a backup was restored
 * @ply: the id of the last ply that the board showed; 0: the start
 * @line: of the last ply of the line that was shown
 * @main: of the last ply of the main line
 * @panel: the tab of the side panel
 * @open: whether the panel was open when it last had room beside the table
 * @seconds: for which people had thought about the next ply of the match
 */
typedef struct
{
  gint64   started;
  guint    ply, line, main;
  char     panel[ARI_PLACE_PANEL];
  gboolean open;
  double   seconds;
} AriPlace;

#define ARI_TYPE_PLACES (ari_places_get_type ())
/**
 * AriPlaces:
 *
 * Where people were in the matches that they opened last, in a file of its own: the library holds what was
 * played. The file is read and written on threads, and written soon after a change, as a whole. What can't be
 * read or written is forgotten: a match is then opened at its end.
 *
 * Signal "loaded": the file has been read, or there is none.
 */
G_DECLARE_FINAL_TYPE (AriPlaces, ari_places, ARI, PLACES, GObject)

/* Begins to read @file. */
AriPlaces *ari_places_new       (GFile          *file) G_GNUC_WARN_UNUSED_RESULT;
/* Where the program keeps them. */
AriPlaces *ari_places_new_usual (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean   ari_places_is_loaded (AriPlaces      *self);
/* @match: its number in the library. @place: (out). Returns FALSE if nothing is known of it, or not yet */
gboolean   ari_places_get       (AriPlaces      *self,
                                 gint64          match,
                                 AriPlace       *place);
void       ari_places_set       (AriPlaces      *self,
                                 gint64          match,
                                 const AriPlace *place);
/* Writes what has not been written yet; blocking. For the end of the program. */
void       ari_places_flush     (AriPlaces      *self);

G_END_DECLS
