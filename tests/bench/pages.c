/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pages: how long the main loop stalls at most while the window shows the pages of a large library, with
 * nothing beside it, and while two matches are analysed: one in the queue, and another. ./dev bench pages
 * runs it on a display of its own. */
#include <locale.h>
#include <stdlib.h>

#include "ari-library-page.h"
#include "ari-review.h"
#include "beat.h"
#include "crowd.h"
#include "numbers.h"

#define SETTLE_MS 2500
#define N_NAMES   10 /* Player0 … and Guest0 …: a family and its friends */
#define REVIEW_NODES 1000000 /* for each ply: more than it can finish meanwhile */

typedef struct
{
  Shown shown;
  Beat  beat;
} Bench;

typedef struct
{
  const char *title, *action, *parameter;
} Step;

static const Step steps[] = {
  { "start page", "win.go", "'game:minoa'" },
  { "all matches", "win.go", "'library:all'" },
  { "people", "win.go", "'people'" },
  { "a person", "win.person", "'Player3'" },
  { "their matches", "win.matches-of", "('Player3', 'minoa')" },
  { "back", "navigation.pop", NULL },
  { "back", "navigation.pop", NULL },
  { "explorer", "win.explore", NULL },
  { "back", "navigation.pop", NULL },
  { "finished", "win.go", "'library:finished'" },
};

static void
take_step (Bench      *bench,
           const Step *step)
{
  GtkWidget *view = shown_find (GTK_WIDGET (bench->shown.window), ADW_TYPE_NAVIGATION_VIEW);
  GVariant *parameter = step->parameter != NULL ? g_variant_new_parsed (step->parameter) : NULL;

  if (!gtk_widget_activate_action_variant (view, step->action, parameter))
    g_error ("%s: no action %s", step->title, step->action);
}

/* Types a search of many results, and one of few. */
static void
search (Bench      *bench,
        const char *words)
{
  GtkWidget *entry = shown_find (GTK_WIDGET (bench->shown.window), GTK_TYPE_SEARCH_ENTRY);

  beat_begin (&bench->beat);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  beat_report (&bench->beat, SETTLE_MS);
}

static void
measure (Bench      *bench,
         const char *title)
{
  g_print ("%-14s", title);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      beat_begin (&bench->beat);
      take_step (bench, &steps[i]);
      beat_report (&bench->beat, SETTLE_MS);
    }
  gtk_widget_activate_action (GTK_WIDGET (bench->shown.window), "win.search", NULL);
  search (bench, "player");
  search (bench, "round 777");
  g_print ("\n");
}

/* All that the search has found waits from now on. */
static void
queue_found (Bench *bench)
{
  GtkWidget *page = shown_find (GTK_WIDGET (bench->shown.window), ARI_TYPE_LIBRARY_PAGE);

  gtk_widget_activate_action (page, "library.select", NULL);
  gtk_widget_activate_action (page, "library.select-all", NULL);
  gtk_widget_activate_action (page, "library.review", NULL);
  shown_settle (SETTLE_MS);
}

int
main (int    argc,
      char **argv)
{
  Bench bench;
  AriRandom random;
  guint64 n_matches = 100000;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriReview) review = NULL;
  g_autoptr(GError) error = NULL;

  setlocale (LC_CTYPE, "");
  if (argc > 2 || (argc == 2 && !ari_number_read_whole (argv[1], 1, 1000000, &n_matches, &error)))
    {
      g_printerr ("Usage: bench-pages [MATCHES], 100000 without a number\n");
      return 2;
    }

  adw_init ();
  shown_init (&bench.shown);
  if (!crowd_fill (bench.shown.library, (guint) n_matches, N_NAMES, &error))
    g_error ("%s", error->message);
  shown_present (&bench.shown);
  beat_init (&bench.beat);

  g_print ("milliseconds: processor, clock\n%-14s", "");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_print (" %13s", steps[i].title);
  g_print (" %13s %13s\n", "search, many", "search, few");
  measure (&bench, "nothing else");

  queue_found (&bench);
  ari_random_init (&random, 3);
  match = crowd_match (&random);
  review = ari_review_new (match);
  ari_review_start (review, 0, REVIEW_NODES);
  measure (&bench, "two analysed");
  ari_review_cancel (review);
  shown_clear (&bench.shown);

  return EXIT_SUCCESS;
}
