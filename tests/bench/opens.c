/* SPDX-License-Identifier: GPL-3.0-or-later */
/* opens: how much memory the window takes after it has shown a match 20, 40, … 300 times. ./dev bench
 * opens [TIMES [GAME]] runs it on a display of its own.
 *
 * What is in use is what malloc() was asked for and has not got back; the process has more, for caches
 * and gaps. */
#include <malloc.h>
#include <stdlib.h>

#include "shown.h"

#define TIMES   300
#define EVERY   20
#define STAY_MS 150
#define N_PLIES 30

static AriMatch *
new_match (const char *game)
{
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, NULL, NULL);
  for (guint i = 0; i < N_PLIES; i++)
    {
      guint n = setup.rules->actions (ari_match_get_position (match), actions);

      if (n == 0 || !ari_match_play (match, actions[i * 7 % n], 1, NULL))
        break;
    }

  return match;
}

static double
resident_mb (void)
{
  g_autofree char *text = NULL;
  g_auto(GStrv) words = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  words = g_strsplit (text, " ", 3);

  return g_ascii_strtoull (words[1], NULL, 10) * 4096 / 1e6;
}

int
main (int    argc,
      char **argv)
{
  guint times = argc > 1 ? (guint) atoi (argv[1]) : TIMES;
  g_autoptr(AriMatch) match = NULL;
  Shown shown;
  gint64 id;

  adw_init ();
  shown_init (&shown);
  shown_present (&shown);
  match = new_match (argc > 2 ? argv[2] : "minoa");
  id = shown_add (&shown, match);

  g_print ("%6s %12s %14s\n", "opened", "in use, MB", "resident, MB");
  for (guint i = 0; i <= times; i++)
    {
      GtkWidget *page;

      if (i % EVERY == 0)
        g_print ("%6u %12.2f %14.1f\n", i, mallinfo2 ().uordblks / 1e6, resident_mb ());
      page = shown_open_match (&shown, id);
      shown_settle (STAY_MS);
      g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
      gtk_widget_activate_action (page, "navigation.pop", NULL);
      while (page != NULL)
        g_main_context_iteration (NULL, TRUE);
    }

  shown_clear (&shown);

  return 0;
}
