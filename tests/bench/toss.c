/* SPDX-License-Identifier: GPL-3.0-or-later */
/* toss: how long the frames of a flight take, in a window of 1280 × 800. A frame's time is the processor time
 * of the main thread from one frame to the next, as in frames.c; ./dev bench toss runs it on a display of its
 * own.
 *
 * With ARIADNE_TOSS_SHOW=FOLDER it leaves the window's picture there at some moments. */
#include <adwaita.h>

#include "ari-toss-view.h"
#include "times.h"
#include "ari-toss.h"

#define N_FLIGHTS 8

typedef struct
{
  GArray *times;  /* ms */
  double  before;
  gint64  frame;  /* µs */
  guint   n_missed;
  guint   n_frames;
} Bench;

static void
before_paint_cb (GdkFrameClock *clock,
                 Bench         *bench)
{
  bench->before = times_processor_ms ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                Bench         *bench)
{
  gint64 frame = gdk_frame_clock_get_frame_time (clock);

  times_add (bench->times, times_processor_ms () - bench->before);
  bench->n_missed += bench->frame != 0 && frame - bench->frame > 1.5 * FRAME_MS * 1000;
  bench->n_frames++;
  bench->frame = frame;
}

static void
show (GtkWidget  *window,
      const char *name)
{
  const char *folder = g_getenv ("ARIADNE_TOSS_SHOW");
  g_autofree char *path = NULL;
  g_autoptr(GdkPaintable) paintable = NULL;
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  if (folder == NULL)
    {
      g_object_unref (snapshot);
      return;
    }

  path = g_strdup_printf ("%s/%s.png", folder, name);
  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_save_to_png (texture, path);
}

int
main (int    argc,
      char **argv)
{
  AriTossView *view;
  GtkWidget *window;
  GdkFrameClock *clock;
  Bench bench = { .times = times_new () };
  int width = argc > 2 ? atoi (argv[1]) : 1280, height = argc > 2 ? atoi (argv[2]) : 800;

  adw_init ();
  view = ari_toss_view_new ();
  ari_toss_view_set_armed (view, TRUE);
  ari_toss_view_set_way (view, argc > 3 ? atoi (argv[3]) : ARI_TOSS_FLICK);
  ari_toss_view_set_seat (view, 1);
  window = g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, "content", view, NULL);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  while (!gtk_widget_get_mapped (GTK_WIDGET (view)))
    g_main_context_iteration (NULL, TRUE);
  show (window, "still");

  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  for (guint i = 0; i < N_FLIGHTS; i++)
    {
      AriRelease release = ari_toss_release (4, 40 + i);
      gboolean shown = FALSE;

      bench.frame = 0;
      ari_toss_view_fly (view, &release, i == N_FLIGHTS - 1);
      while (ari_toss_view_is_flying (view))
        {
          g_main_context_iteration (NULL, TRUE);
          if (i == N_FLIGHTS - 1 && !shown && ari_toss_view_get_flight (view)->step > 1000)
            {
              show (window, "flight");
              shown = TRUE;
            }
        }
    }
  show (window, "end");

  times_sort (bench.times);
  g_print ("%d × %d: %u frames; ms of a frame: p50 %.1f, p99 %.1f, most %.1f; %u came late\n", width, height,
           bench.n_frames, times_quantile (bench.times, 50), times_quantile (bench.times, 99),
           times_quantile (bench.times, 100), bench.n_missed);
  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (bench.times);

  return 0;
}
