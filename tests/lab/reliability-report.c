/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reliability-report.h"

#include <math.h>

#include "ari-board-renderer.h"

#define SIDE   10.0f /* of the square of the diagram, in board units */
#define MARGIN 1.4f
#define COUNTS 1.2f  /* height of the bars below it */
#define LETTER 0.42f
#define WIDTH  480   /* px */

static void
append_interval (GString     *text,
                 AriInterval  interval,
                 guint        decimals)
{
  if (!isfinite (interval.value))
    g_string_append (text, " – |");
  else
    g_string_append_printf (text, " %.*f (%.*f … %.*f) |", decimals, interval.value, decimals, interval.low,
                            decimals, interval.high);
}

static void
append_row (GString              *text,
            const char           *name,
            const AriReliability *numbers)
{
  g_string_append_printf (text, "| %s | %u |", name, numbers->n_statements);
  append_interval (text, numbers->slope, 2);
  append_interval (text, numbers->intercept, 2);
  append_interval (text, numbers->ece, 3);
  append_interval (text, numbers->brier, 3);
  append_interval (text, numbers->skill, 2);
  g_string_append_c (text, '\n');
}

static void
append_longer (const AriReliabilityReport *self,
               GString                    *text)
{
  double stated = 0.0, found = 0.0;
  guint n_moves = 0, n_losses = 0;

  for (guint i = 0; i < self->n_moves; i++)
    n_moves += self->moves[i].covered;
  for (guint i = 0; i < self->n_losses; i++)
    {
      n_losses += self->losses[i].covered;
      stated += self->losses[i].loss / self->n_losses;
      found += self->losses[i].longer / self->n_losses;
    }

  if (self->n_moves > 0)
    g_string_append_printf (text, "\nOf %u chances, %u (%.1f %%) lie within twice their stated error of what "
                            "a search twenty times as long says.\n", self->n_moves, n_moves,
                            100.0 * n_moves / self->n_moves);
  if (self->n_losses > 0)
    g_string_append_printf (text, "\nOf %u losses, %u (%.1f %%) lie within twice their stated error of what "
                            "searches twenty times as long say. On average, %.3f was stated and %.3f "
                            "found.\n",
                            self->n_losses, n_losses, 100.0 * n_losses / self->n_losses, stated, found);
}

char *
ari_reliability_report_to_markdown (const AriReliabilityReport *self)
{
  static const char *const names[ARI_RELIABILITY_THIRDS] = { "first third", "middle third", "last third" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "# Calibration: %s\n\n%s\n\n", self->title, self->notes);
  g_string_append_printf (text, "%u matches. In parentheses: the bounds that hold 95 %% of 1,000 resamples "
                          "of whole matches.\n\n", self->all.n_matches);
  g_string_append (text, "| | statements | slope | intercept | calibration error | Brier score | skill |\n"
                         "|---|---:|---:|---:|---:|---:|---:|\n");
  append_row (text, "all", &self->all);
  for (guint i = 0; i < ARI_RELIABILITY_THIRDS; i++)
    append_row (text, names[i], &self->thirds[i]);

  g_string_append (text, "\n| said, % | happened, % | statements |\n|---:|---:|---:|\n");
  for (guint b = 0; b < ARI_RELIABILITY_BINS; b++)
    {
      const AriReliabilityBin *bin = &self->all.bins[b];

      if (bin->n > 0)
        g_string_append_printf (text, "| %.1f | %.1f (%.1f … %.1f) | %u |\n", 100.0 * bin->said,
                                100.0 * bin->happened.value, 100.0 * bin->happened.low,
                                100.0 * bin->happened.high, bin->n);
    }

  append_longer (self, text);

  return g_string_free (text, FALSE);
}

static AriItem *
add_line (AriScene *scene,
          AriRole   role,
          float     width,
          float     x1,
          float     y1,
          float     x2,
          float     y2)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_GRID);

  item->stroke = role;
  item->stroke_width = width;
  ari_path_move (item->path, x1, y1);
  ari_path_line (item->path, x2, y2);

  return item;
}

static void
add_text (AriScene   *scene,
          const char *text,
          float       x,
          float       y,
          AriAlign    align)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_MARKS);

  item->fill = ARI_ROLE_TEXT;
  item->text = g_strdup (text);
  item->at = (AriPoint) { x, y };
  item->text_height = LETTER;
  item->align = align;
}

static void
add_frame (AriScene *scene)
{
  AriItem *ground = ari_scene_add (scene, ARI_LAYER_GROUND);

  ground->fill = ARI_ROLE_CARD;
  ari_path_rect (ground->path, scene->bounds.x, scene->bounds.y, scene->bounds.width, scene->bounds.height,
                 0);
  for (guint i = 0; i <= ARI_RELIABILITY_BINS; i += 2)
    {
      float at = SIDE * i / ARI_RELIABILITY_BINS;
      g_autofree char *percent = g_strdup_printf ("%u %%", 100 * i / ARI_RELIABILITY_BINS);

      add_line (scene, ARI_ROLE_FAINT, 0.02f, at, 0, at, SIDE);
      add_line (scene, ARI_ROLE_FAINT, 0.02f, 0, at, SIDE, at);
      add_text (scene, percent, at, SIDE + COUNTS + 0.7f, ARI_ALIGN_MIDDLE);
      add_text (scene, percent, -0.2f, SIDE - at, ARI_ALIGN_END);
    }
  add_text (scene, "said", SIDE / 2, SIDE + COUNTS + 1.3f, ARI_ALIGN_MIDDLE);
  add_text (scene, "happened", 0, -0.6f, ARI_ALIGN_MIDDLE);
  add_line (scene, ARI_ROLE_TEXT_SECONDARY, 0.03f, 0, SIDE, SIDE, 0)->dash = 0.2f;
}

static void
add_bin (AriScene                *scene,
         const AriReliabilityBin *bin,
         guint                    number,
         double                   part)
{
  float x = SIDE * (float) bin->said, width = SIDE / ARI_RELIABILITY_BINS;
  AriItem *dot, *bar;

  bar = ari_scene_add (scene, ARI_LAYER_GRID);
  bar->fill = ARI_ROLE_TEXT_SECONDARY;
  ari_path_rect (bar->path, number * width + 0.1f, SIDE + 0.2f, width - 0.2f, COUNTS * (float) part, 0);
  add_line (scene, ARI_ROLE_SEAT_EDGE, 0.06f, x, SIDE * (float) (1 - bin->happened.low), x,
            SIDE * (float) (1 - bin->happened.high));

  dot = ari_scene_add (scene, ARI_LAYER_PIECES);
  dot->fill = ARI_ROLE_SEAT_FILL;
  dot->stroke = ARI_ROLE_SEAT_EDGE;
  dot->stroke_width = 0.04f;
  ari_path_circle (dot->path, x, SIDE * (float) (1 - bin->happened.value), 0.16f);
}

char *
ari_reliability_report_to_svg (const AriReliabilityReport *self)
{
  AriRect bounds = { -MARGIN, -MARGIN, SIDE + 2 * MARGIN, SIDE + COUNTS + 2 * MARGIN + 0.4f };
  g_autoptr(AriScene) scene = ari_scene_new (bounds, NULL);
  guint most = 1;

  add_frame (scene);
  for (guint b = 0; b < ARI_RELIABILITY_BINS; b++)
    most = MAX (most, self->all.bins[b].n);
  for (guint b = 0; b < ARI_RELIABILITY_BINS; b++)
    if (self->all.bins[b].n > 0)
      add_bin (scene, &self->all.bins[b], b, (double) self->all.bins[b].n / most);

  return ari_scene_to_svg (scene, ARI_SCHEME_CONTRAST_LIGHT, WIDTH, self->title);
}
