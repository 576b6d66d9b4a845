/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-painter.h"

#include "ari-gsk-path.h"
#include "ari-snapshot-hatch.h"

/* With less space than this many pitches, or pixels, the lines of a texture would look like dirt. */
#define TEXTURE_PITCHES 3
#define TEXTURE_PX      10

GdkRGBA
ari_scheme_rgba (AriScheme scheme,
                 AriRole   role,
                 float     opacity)
{
  return ari_pigments_rgba (NULL, scheme, role, opacity);
}

GdkRGBA
ari_pigments_rgba (const AriPigments *pigments,
                   AriScheme          scheme,
                   AriRole            role,
                   float              opacity)
{
  AriColour colour = ari_pigments_colour (pigments, scheme, role);

  return (GdkRGBA) { colour.red, colour.green, colour.blue, colour.alpha * opacity };
}

/* Starts at the origin with a unit of one pixel; see ari_painter_fit(). */
void
ari_painter_init (AriPainter *painter,
                  GtkWidget  *widget)
{
  *painter = (AriPainter) {
    .context = gtk_widget_get_pango_context (widget),
    .scheme = ari_scheme_current (),
    .unit = 1,
  };
}

/* Sets unit, grain and origin so that @bounds (board units) is centred and as large as possible in @width ×
 * @height pixels. */
void
ari_painter_fit (AriPainter    *painter,
                 const AriRect *bounds,
                 float          width,
                 float          height)
{
  painter->unit = MAX (MIN (width / bounds->width, height / bounds->height), 0.01f);
  painter->grain = bounds->width * painter->unit / ARI_GRAINS;
  painter->origin.x = (width - bounds->width * painter->unit) / 2 - bounds->x * painter->unit;
  painter->origin.y = (height - bounds->height * painter->unit) / 2 - bounds->y * painter->unit;
}

AriPoint
ari_painter_to_px (const AriPainter *painter,
                   AriPoint          at)
{
  return (AriPoint) { painter->origin.x + at.x * painter->unit, painter->origin.y + at.y * painter->unit };
}

AriPoint
ari_painter_to_board (const AriPainter *painter,
                      double            x,
                      double            y)
{
  return (AriPoint) { (float) (x - painter->origin.x) / painter->unit,
                      (float) (y - painter->origin.y) / painter->unit };
}

static void
snapshot_text (const AriPainter *painter,
               GtkSnapshot      *snapshot,
               const AriItem    *item)
{
  g_autoptr(PangoLayout) layout = pango_layout_new (painter->context);
  g_autoptr(PangoFontDescription) font = pango_font_description_copy (
    pango_context_get_font_description (painter->context));
  AriPoint at = ari_painter_to_px (painter, item->at);
  float size = item->text_height * painter->unit;
  GdkRGBA colour = ari_pigments_rgba (item->pigments, painter->scheme, item->fill, item->fill_opacity);
  int width;

  pango_font_description_set_absolute_size (font, MAX (size, 1) * PANGO_SCALE);
  pango_font_description_set_weight (font, item->bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, item->text, -1);
  pango_layout_get_size (layout, &width, NULL);

  if (item->align == ARI_ALIGN_MIDDLE)
    at.x -= (float) width / PANGO_SCALE / 2;
  else if (item->align == ARI_ALIGN_END)
    at.x -= (float) width / PANGO_SCALE;
  at.y += ARI_TEXT_MIDDLE * size - (float) pango_layout_get_baseline (layout) / PANGO_SCALE;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.x, at.y));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_hatched (const AriPainter *painter,
                  GtkSnapshot      *snapshot,
                  GskPath          *path,
                  AriHatch          hatch,
                  float             unit,
                  const GdkRGBA    *colour)
{
  graphene_rect_t bounds;

  if (!gsk_path_get_bounds (path, &bounds))
    return;

  gtk_snapshot_push_fill (snapshot, path, GSK_FILL_RULE_WINDING);
  ari_snapshot_hatch (snapshot, &bounds, hatch, unit, painter->origin, colour);
  gtk_snapshot_pop (snapshot);
}

/* The scheme's ornament on plain colour fills. */
static void
snapshot_texture (const AriPainter *painter,
                  GtkSnapshot      *snapshot,
                  GskPath          *path,
                  const AriItem    *item)
{
  const AriTexture *texture = ari_pigments_texture (item->pigments, painter->scheme, item->fill);
  graphene_rect_t bounds;
  GdkRGBA colour;
  float unit;

  if (texture == NULL || painter->grain <= 0)
    return;

  unit = texture->scale * painter->grain;
  if (!gsk_path_get_bounds (path, &bounds) || MIN (bounds.size.width, bounds.size.height) <
                                                  MAX (TEXTURE_PITCHES * ARI_HATCH_PITCH * unit, TEXTURE_PX))
    return;

  colour = ari_pigments_rgba (item->pigments, painter->scheme, texture->pen,
                              texture->opacity * item->fill_opacity);
  snapshot_hatched (painter, snapshot, path, texture->hatch, unit, &colour);
}

static void
snapshot_path (const AriPainter *painter,
               GtkSnapshot      *snapshot,
               const AriItem    *item)
{
  g_autoptr(GskPath) path = ari_gsk_path_new (item->path, painter->unit, painter->origin);

  if (gsk_path_is_empty (path))
    return;

  if (item->fill != ARI_ROLE_NONE)
    {
      float wash = item->hatch != ARI_HATCH_NONE ? ari_palette_wash (painter->scheme) : 1;
      GdkRGBA colour =
          ari_pigments_rgba (item->pigments, painter->scheme, item->fill, item->fill_opacity * wash);

      if (colour.alpha > 0)
        gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
    }

  if (item->hatch != ARI_HATCH_NONE)
    {
      GdkRGBA colour =
          ari_pigments_rgba (item->pigments, painter->scheme, item->hatch_role, item->hatch_opacity);

      snapshot_hatched (painter, snapshot, path, item->hatch, painter->unit, &colour);
    }
  else
    {
      snapshot_texture (painter, snapshot, path, item);
    }

  if (item->stroke != ARI_ROLE_NONE)
    {
      g_autoptr(GskStroke) stroke = gsk_stroke_new (MAX (item->stroke_width * painter->unit, 1));
      GdkRGBA colour =
          ari_pigments_rgba (item->pigments, painter->scheme, item->stroke, item->stroke_opacity);

      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      if (item->round_ends)
        gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      if (item->dash > 0)
        gsk_stroke_set_dash (stroke, (float[]) { item->dash * painter->unit, item->gap * painter->unit }, 2);
      gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
    }
}

/* The length of the run starting at @first: the items of one spot, or a group, which is never divided. */
static guint
run_length (GPtrArray *items,
            guint      first)
{
  guint n = 1;

  for (; first + n < items->len; n++)
    {
      const AriItem *last = items->pdata[first + n - 1], *item = items->pdata[first + n];

      if ((item->group == 0 || item->group != last->group)
          && (item->spot == ARI_SPOT_NONE || item->spot != last->spot))
        break;
    }

  return n;
}

/* The approximate start of a run, in whole pixels, so that moving it there leaves its rendering
 * unchanged. */
static AriPoint
run_start (const AriPainter *painter,
           const AriItem    *item)
{
  AriPoint start = painter->origin;

  if (item->text != NULL)
    start = ari_painter_to_px (painter, item->at);
  else if (item->path->points->len > 0)
    start = ari_painter_to_px (painter, g_array_index (item->path->points, AriPoint, 0));

  return (AriPoint) { floorf (start.x), floorf (start.y) };
}

/* Everything that affects the look of a run except the painter: runs with the same key look the same. */
static GBytes *
run_key (GPtrArray *items,
         guint      first,
         guint      n)
{
  GByteArray *key = g_byte_array_new ();

  for (guint i = first; i < first + n; i++)
    {
      const AriItem *item = items->pdata[i];
      const char *text = item->text != NULL ? item->text : "";
      AriItem plain;

      /* Items are zero-initialised, so their padding is equal too. */
      memcpy (&plain, item, sizeof plain);
      plain.path = NULL;
      plain.text = NULL;
      g_byte_array_append (key, (const guint8 *) &plain, sizeof plain);
      g_byte_array_append (key, (const guint8 *) text, strlen (text) + 1);
      g_byte_array_append (key, (const guint8 *) item->path->verbs->data, item->path->verbs->len);
      g_byte_array_append (key, (const guint8 *) item->path->points->data,
                           item->path->points->len * sizeof (AriPoint));
    }

  return g_byte_array_free_to_bytes (key);
}

/* Paints a run at the origin and then moves it into place: the frame diff matches moved nodes only if their
 * transforms are equal, so a new or vanished run doesn't upset the matching of the others. */
static GskRenderNode *
paint_run (const AriPainter *painter,
           GPtrArray        *items,
           guint             first,
           guint             n)
{
  AriPoint start = run_start (painter, items->pdata[first]);
  AriPainter moved = *painter;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GskTransform) transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (start.x, start.y));
  g_autoptr(GskRenderNode) node = NULL;
  guint group = 0;

  moved.origin.x -= start.x;
  moved.origin.y -= start.y;

  for (guint i = first; i < first + n; i++)
    {
      const AriItem *item = items->pdata[i];

      if (group != 0 && item->group != group)
        gtk_snapshot_pop (snapshot);
      if (item->group != 0 && item->group != group)
        gtk_snapshot_push_opacity (snapshot, item->group_opacity);
      group = item->group;

      if (item->text != NULL)
        snapshot_text (&moved, snapshot, item);
      else
        snapshot_path (&moved, snapshot, item);
    }

  if (group != 0)
    gtk_snapshot_pop (snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  /* An identity transform is NULL: a run may start at the origin. */
  if (node == NULL || transform == NULL)
    return g_steal_pointer (&node);

  return gsk_transform_node_new (node, transform);
}

static void
clear_run (gpointer data)
{
  AriPaintRun *run = data;

  g_bytes_unref (run->key);
  gsk_render_node_unref (run->node);
}

AriPaintRun *
ari_run_ref (AriPaintRun *run)
{
  return g_rc_box_acquire (run);
}

void
ari_run_unref (AriPaintRun *run)
{
  g_rc_box_release_full (run, clear_run);
}

/* (nullable): NULL if the run would be invisible. */
static AriPaintRun *
make_run (const AriPainter *painter,
          GPtrArray        *items,
          guint             first,
          guint             n,
          GBytes           *key)
{
  const AriItem *item = items->pdata[first];
  GskRenderNode *node = paint_run (painter, items, first, n);
  AriPaintRun *run;

  if (node == NULL)
    return NULL;

  run = g_rc_box_new (AriPaintRun);
  *run = (AriPaintRun) {
    .key = g_bytes_ref (key), .node = node, .spot = item->spot, .hatch_role = item->hatch_role
  };

  return run;
}

/* Paints items in runs. Reuses those in @known. */
static GPtrArray *
paint (const AriPainter *painter,
       GPtrArray        *items,
       GPtrArray        *known)
{
  g_autoptr(GHashTable) by_key = g_hash_table_new (g_bytes_hash, g_bytes_equal);
  GPtrArray *runs = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_run_unref);

  for (guint i = 0; known != NULL && i < known->len; i++)
    g_hash_table_insert (by_key, ((AriPaintRun *) known->pdata[i])->key, known->pdata[i]);

  for (guint first = 0, n; first < items->len; first += n)
    {
      g_autoptr(GBytes) key = NULL;
      AriPaintRun *run;

      n = run_length (items, first);
      key = run_key (items, first, n);
      run = g_hash_table_lookup (by_key, key);
      run = run != NULL ? ari_run_ref (run) : make_run (painter, items, first, n, key);
      if (run != NULL)
        g_ptr_array_add (runs, run);
    }

  return runs;
}

/* (transfer full) (nullable) */
static GskRenderNode *
runs_to_node (GPtrArray *runs)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  for (guint i = 0; i < runs->len; i++)
    gtk_snapshot_append_node (snapshot, ((AriPaintRun *) runs->pdata[i])->node);

  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
contains (const AriSpot *spots,
          guint          n_spots,
          AriSpot        spot)
{
  for (guint i = 0; i < n_spots; i++)
    if (spots[i] == spot)
      return TRUE;

  return FALSE;
}

/**
 * ari_painter_runs:
 * @without: (array length=n_without): spots whose items to leave out
 * @known: (nullable) (element-type AriPaintRun): earlier runs of the same painter; equal runs are reused, so
 *   that only new ones are painted
 *
 * Returns: (transfer full) (element-type AriPaintRun): one layer of @scene, bottom first
 */
GPtrArray *
ari_painter_runs (const AriPainter *painter,
                  const AriScene   *scene,
                  AriLayer          layer,
                  const AriSpot    *without,
                  guint             n_without,
                  GPtrArray        *known)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new ();

  for (guint i = 0; i < scene->items->len; i++)
    {
      AriItem *item = scene->items->pdata[i];

      if (item->layer == layer && !contains (without, n_without, item->spot))
        g_ptr_array_add (items, item);
    }

  return paint (painter, items, known);
}

/**
 * ari_painter_layer:
 *
 * Returns: (transfer full) (nullable): one layer of @scene; NULL if it is invisible
 */
GskRenderNode *
ari_painter_layer (const AriPainter *painter,
                   const AriScene   *scene,
                   AriLayer          layer)
{
  g_autoptr(GPtrArray) runs = ari_painter_runs (painter, scene, layer, NULL, 0, NULL);

  return runs_to_node (runs);
}

void
ari_painter_append (const AriPainter *painter,
                    const AriScene   *scene,
                    GtkSnapshot      *snapshot)
{
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      g_autoptr(GskRenderNode) node = ari_painter_layer (painter, scene, layer);

      if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);
    }
}

/**
 * ari_painter_spot:
 *
 * Returns: (transfer full) (nullable): only the items of @layer that belong to @spot
 */
GskRenderNode *
ari_painter_spot (const AriPainter *painter,
                  const AriScene   *scene,
                  AriLayer          layer,
                  AriSpot           spot)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new ();
  g_autoptr(GPtrArray) runs = NULL;

  for (guint i = 0; i < scene->items->len; i++)
    {
      AriItem *item = scene->items->pdata[i];

      if (item->layer == layer && item->spot == spot)
        g_ptr_array_add (items, item);
    }
  runs = paint (painter, items, NULL);

  return runs_to_node (runs);
}

/* In software rendering, a cross-fade makes two pictures of everything redrawn in the frame, however small
 * its nodes are; a clip limits it to the nodes. */
GskRenderNode *
ari_node_between (GskRenderNode *from,
                  GskRenderNode *to,
                  double         part)
{
  g_autoptr(GskRenderNode) fade = gsk_cross_fade_node_new (from, to, part);
  graphene_rect_t area;

  gsk_render_node_get_bounds (fade, &area);
  graphene_rect_round_extents (&area, &area);

  return gsk_clip_node_new (fade, &area);
}

/* The mark of a seat with its dark outline, as on cards, lists and charts. */
void
ari_snapshot_seat (GtkSnapshot       *snapshot,
                   const AriPigments *pigments,
                   AriScheme          scheme,
                   AriActor           seat,
                   float              x,
                   float              y,
                   float              radius)
{
  g_autoptr(AriPath) mark = ari_path_new ();
  AriPainter painter = { .scheme = scheme, .unit = 1 };
  AriItem item = {
    .path = mark, .spot = ARI_SPOT_NONE,
    .fill = ARI_ROLE_SEAT_FILL + seat - 1, .fill_opacity = 1,
    .stroke = ARI_ROLE_SEAT_EDGE + seat - 1, .stroke_opacity = 1,
    .stroke_width = CLAMP (radius / 7, 1, 2),
    .pigments = pigments,
  };

  ari_seat_mark_path (mark, seat, (AriPoint) { x, y }, radius);
  snapshot_path (&painter, snapshot, &item);
}
