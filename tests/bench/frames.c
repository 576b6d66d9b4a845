/* SPDX-License-Identifier: GPL-3.0-or-later */
/* frames: how long the match page takes for what a person does on it. Plays a whole match of Minoa by picks
 * on the board, steps through it, and moves the pointer over it; ./dev bench frames runs it on a display of
 * its own.
 *
 * A frame's time is the processor time of the main thread from what was done to the end of painting: waiting
 * for the display is not in it, so a busy machine changes it little. */
#include <glib/gstdio.h>

#include "ari-board-view.h"
#include "ari-match-page.h"
#include "ari-random.h"
#include "shown.h"
#include "times.h"

#define PATIENCE_US    (500 * 1000)
#define SETTLE_US      (200 * 1000)
#define FADE_US        (400 * 1000) /* longer than any fade */
#define N_HOVERS       300

typedef struct
{
  AriLibrary   *library;
  AriMatch     *match;
  AriAutosave    *autosave;
  AriMatchPage *page;
  AriBoardView *board;
  gboolean      opened;
  guint         n_frames;
  AriRandom     random;
} Bench;

/* Prints one line of the table, and empties @times. */
static void
report (const char *name,
        GArray     *times)
{
  guint late = 0;

  times_sort (times);
  for (guint i = 0; i < times->len; i++)
    late += g_array_index (times, double, i) > FRAME_MS;
  g_print ("%-34s %6u %8.1f %8.1f %8.1f %8u\n", name, times->len, times_quantile (times, 50), times_quantile (times, 99),
           times_quantile (times, 100), late);
  g_array_set_size (times, 0);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Bench *bench = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_open_finish (bench->library, result, &error))
    g_error ("%s", error->message);
  bench->opened = TRUE;
}

static void
painted_cb (Bench *bench)
{
  bench->n_frames++;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Lets motions end and what is under way come to rest. */
static void
settle (Bench *bench)
{
  gint64 until = g_get_monotonic_time () + SETTLE_US;

  while (g_get_monotonic_time () < until || ari_match_is_held (bench->match) ||
         ari_autosave_is_pending (bench->autosave))
    g_main_context_iteration (NULL, TRUE);
}

/* Ends with the next frame. */
static void
wait_for_frame (Bench *bench)
{
  guint before = bench->n_frames;
  gint64 until = g_get_monotonic_time () + PATIENCE_US;

  while (bench->n_frames == before && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
}

static void
act (Bench      *bench,
     const char *action,
     GArray     *times)
{
  double start = times_processor_ms ();

  gtk_widget_activate_action (GTK_WIDGET (bench->page), action, NULL);
  wait_for_frame (bench);
  times_add (times, times_processor_ms () - start);
}

/* Steps, and takes the frames of the motions and fades that follow. */
static void
watch (Bench      *bench,
       const char *action,
       GArray     *times)
{
  gint64 until;

  gtk_widget_activate_action (GTK_WIDGET (bench->page), action, NULL);
  wait_for_frame (bench);
  until = g_get_monotonic_time () + FADE_US;
  while (g_get_monotonic_time () < until)
    {
      double start = times_processor_ms ();
      guint before = bench->n_frames;

      while (bench->n_frames == before && g_get_monotonic_time () < until)
        g_main_context_iteration (NULL, TRUE);
      if (bench->n_frames > before)
        times_add (times, times_processor_ms () - start);
    }
}

/* One ply by its last pick: @shown is the processor time to its frame, @committed what the clock says to the
 * commit,
 * @moving the processor time of each frame while the piece is set. */
static void
play (Bench  *bench,
      GArray *shown,
      GArray *committed,
      GArray *moving)
{
  const AriRules *rules = ari_match_get_rules (bench->match);
  const AriPosition *position = ari_match_get_position (bench->match);
  g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
  AriSpot picks[ARI_MAX_PICKS];
  guint n = rules->actions (position, actions);
  guint n_picks = rules->picks (position, actions[ari_random_below (&bench->random, n)], picks);
  gint64 begun;
  double start;

  for (guint i = 0; i + 1 < n_picks; i++)
    ari_board_view_pick (bench->board, picks[i]);

  begun = g_get_monotonic_time ();
  start = times_processor_ms ();
  ari_board_view_pick (bench->board, picks[n_picks - 1]);
  wait_for_frame (bench);
  times_add (shown, times_processor_ms () - start);

  while (ari_match_is_held (bench->match) || ari_autosave_is_pending (bench->autosave))
    g_main_context_iteration (NULL, TRUE);
  times_add (committed, (g_get_monotonic_time () - begun) / 1e3);

  for (guint i = 0; i < 8; i++)
    {
      start = times_processor_ms ();
      wait_for_frame (bench);
      times_add (moving, times_processor_ms () - start);
    }
  settle (bench);
}

/* Moves a pointer that is not there along a line over the board. */
static void
hover (Bench  *bench,
       GArray *times)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (bench->board));
  int width = gtk_widget_get_width (GTK_WIDGET (bench->board));
  int height = gtk_widget_get_height (GTK_WIDGET (bench->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      for (guint step = 0; GTK_IS_EVENT_CONTROLLER_MOTION (controller) && step < N_HOVERS; step++)
        {
          double start = times_processor_ms ();
          double part = step / (double) N_HOVERS;

          g_signal_emit_by_name (controller, "motion", width * (0.2 + 0.6 * part),
                                 height * (0.2 + 0.6 * ABS (2 * part - 1)));
          gtk_widget_queue_draw (GTK_WIDGET (bench->board));
          wait_for_frame (bench);
          times_add (times, times_processor_ms () - start);
        }
    }
}

static void
step_through (Bench      *bench,
              const char *forth,
              const char *back,
              const char *fades,
              GArray     *times)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (bench->match));

  gtk_widget_activate_action (GTK_WIDGET (bench->page), "match.first", NULL);
  settle (bench);
  for (guint i = 0; i < n; i++)
    act (bench, "match.forward", times);
  report (forth, times);
  for (guint i = 0; i < n; i++)
    act (bench, "match.back", times);
  report (back, times);
  settle (bench);
  for (guint i = 0; i < n; i++)
    watch (bench, "match.forward", times);
  report (fades, times);
}

static void
measure (Bench *bench)
{
  g_autoptr(GArray) times = times_new ();
  g_autoptr(GArray) committed = times_new ();
  g_autoptr(GArray) moving = times_new ();
  const AriRules *rules = ari_match_get_rules (bench->match);
  g_autofree char *overlay = g_strconcat ("overlay.", rules->overlays->list[0].id, NULL);

  g_print ("%-34s %6s %8s %8s %8s %8s\n", "milliseconds", "frames", "p50", "p99", "most", "> 16.7");
  hover (bench, times);
  report ("pointer over the empty board", times);

  while (ari_rules_actor (rules, ari_match_get_position (bench->match)) != ARI_NONE)
    play (bench, times, committed, moving);
  report ("a ply, shown", times);
  report ("a ply, committed (by the clock)", committed);
  report ("a stick being set", moving);

  step_through (bench, "step forward", "step back", "what moves and fades after it", times);
  gtk_widget_activate_action (GTK_WIDGET (bench->page), overlay, NULL);
  settle (bench);
  step_through (bench, "step forward, territory", "step back, territory",
                "what moves and fades, territory", times);
  gtk_widget_activate_action (GTK_WIDGET (bench->page), "match.first", NULL);
  settle (bench);
  act (bench, "match.last", times);
  report ("from the start to the end", times);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("ariadne-frames-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  GtkWidget *window;
  AriSetup setup;
  Bench bench = { .library = ari_library_new (path) };

  adw_init ();
  ari_random_init (&bench.random, 1);
  ari_library_open_async (bench.library, NULL, opened_cb, &bench);
  while (!bench.opened)
    g_main_context_iteration (NULL, TRUE);

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  bench.match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (bench.match, seat, ARI_SEAT_PERSON, NULL, NULL);
  bench.autosave = ari_autosave_new (bench.library, bench.match, 0);
  bench.page = ari_match_page_new (bench.autosave, NULL, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (bench.page), "match.panel", NULL);
  window = g_object_new (ADW_TYPE_WINDOW, "default-width", 1100, "default-height", 720, "content", bench.page, NULL);
  gtk_window_present (GTK_WINDOW (window));
  bench.board = ARI_BOARD_VIEW (shown_find (GTK_WIDGET (bench.page), ARI_TYPE_BOARD_VIEW));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), &bench);
  g_timeout_add (50, wake_cb, NULL);
  settle (&bench);

  measure (&bench);

  gtk_window_destroy (GTK_WINDOW (window));
  settle (&bench);
  g_object_unref (bench.autosave);
  g_object_unref (bench.match);
  ari_library_close (bench.library);
  g_object_unref (bench.library);
  g_remove (path);
  g_rmdir (folder);

  return 0;
}
