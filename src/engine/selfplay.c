/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-record.h"
#include "level-game.h"

/* selfplay GAME [OPTION=VALUE]…: a level plays itself, and the games are written as records. */

typedef struct
{
  AriMatch *match;
  GError   *error;
} Recording;

static void
record_cb (AriAction action,
           gpointer  data)
{
  Recording *recording = data;

  if (recording->error == NULL)
    ari_match_play (recording->match, action, -1.0, &recording->error);
}

/* Plays one game and adds its record to @records. */
static gboolean
add_record (const AriLevelGame  *game,
            GString             *records,
            GError             **error)
{
  g_autoptr(AriMatch) match = ari_match_new (&game->setup);
  g_autofree char *text = NULL;
  Recording recording = { .match = match };
  AriPosition end;

  /* When it was played says nothing, and without it the same seed gives the same file. */
  ari_match_set_started (match, 0);
  for (AriActor seat = 1; seat <= game->setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, game->levels[seat - 1]->id);

  ari_level_game_play (game, &end, record_cb, &recording);
  if (recording.error != NULL)
    {
      g_propagate_error (error, recording.error);
      return FALSE;
    }

  text = ari_record_write (match);
  if (records->len > 0)
    g_string_append_c (records, '\n');
  g_string_append (records, text);

  return TRUE;
}

int
ari_command_selfplay (int    argc,
                      char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *level_id = NULL, *file = NULL;
  g_autoptr(GString) records = g_string_new (NULL);
  AriLevelGame game = { .scale = 1.0 };
  const AriLevel *level;
  gint games = 1;
  gint64 seed = 1;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, N_("Number of games (1)"), N_("N") },
    { "level", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &level_id,
      N_("Who plays (adept)"), N_("LEVEL") },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &game.scale,
      N_("Multiplies the level’s budget (1)"), N_("FACTOR") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      N_("The same seed gives the same games (1)"), N_("N") },
    { "out", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &file,
      N_("Where to write (standard output)"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };

  if (!ari_command_parse (_("GAME [OPTION=VALUE]…"),
                          _("Lets a level play against itself and writes the games as records."),
                          entries, 1, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (games < 1 || !(game.scale > 0.0))
    return ari_command_usage (name, _("Games and scale must be greater than 0."));

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&game.setup, text, &error))
    return ari_command_usage (name, error->message);
  level = ari_level_game_lookup (game.setup.rules, level_id != NULL ? level_id : "adept", &error);
  if (level == NULL)
    return ari_command_usage (name, error->message);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    game.levels[i] = level;
  for (gint i = 0; i < games; i++)
    {
      game.seed = (guint64) (seed + i);
      if (!add_record (&game, records, &error))
        return ari_command_failed (name, error);
    }

  return ari_command_write (file, records->str, &error) ? EXIT_SUCCESS : ari_command_failed (name, error);
}
