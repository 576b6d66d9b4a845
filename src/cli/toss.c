/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-level.h"
#include "ari-toss.h"

/* One line: the release, what comes of it, and how long it flies. */
static gboolean
fly (const AriRelease *release)
{
  g_autofree char *text = ari_release_to_text (release);
  AriFlight flight;
  gboolean hit;

  ari_flight_start (&flight, release);
  hit = ari_flight_finish (&flight);
  g_print ("%s: %s %.3f s\n", text, hit ? "hit" : "miss", (double) flight.step / ARI_FLIGHT_STEPS_PER_SECOND);

  return hit;
}

static int
fly_level (const AriLevel *level,
           guint64         n,
           guint64         seed)
{
  guint64 hits = 0;

  for (guint64 i = 0; i < n; i++)
    {
      AriRelease release = ari_toss_release ((guint) (level - ari_levels ()), seed + i);

      hits += fly (&release);
    }

  g_print ("%s: %" G_GUINT64_FORMAT " / %" G_GUINT64_FORMAT "\n", level->id, hits, n);

  return EXIT_SUCCESS;
}

/* toss RELEASE: what comes of a recorded release; toss LEVEL N [SEED]: what comes of N tosses of a level. */
int
ari_command_toss (int    argc,
                  char **argv)
{
  const char *name = argv[0];
  const AriLevel *level;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  AriRelease release;
  guint64 n, seed = 1;
  const GOptionEntry none[] = { G_OPTION_ENTRY_NULL };
  int status;

  if (!ari_command_parse (_("RELEASE | LEVEL N [SEED]"),
                          _("Computes the flight of a recorded toss, or of N tosses by a level."),
                          none, NULL, 1, 5, &argc, &argv, &status))
    return status;

  level = ari_level_lookup (argv[1]);
  if (level != NULL)
    {
      if (!ari_command_count (_("LEVEL N [SEED]"), 2, 3, argc, argv, &status))
        return status;
      if (!ari_number_read_whole (argv[2], 1, 1000000, &n, &error)
          || (argc == 4 && !ari_number_read_whole (argv[3], 0, G_MAXUINT64, &seed, &error)))
        return ari_command_usage (name, error->message);

      return fly_level (level, n, seed);
    }

  /* Written in one word or in five. */
  text = g_strjoinv (" ", argv + 1);
  if (!ari_release_parse (text, &release, &error))
    return ari_command_failed (name, error);

  fly (&release);

  return EXIT_SUCCESS;
}
