/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"
#include "ari-palette.h"

G_BEGIN_DECLS

/**
 * AriLayer: from the ground up
 *
 * A view may cache a layer as long as its items do not change: GROUND and GRID depend only on the setup,
 * OVERLAY and PIECES on the position, the last action and the overlays, MARKS on all of #AriBoardState. The
 * grid lies above the overlay so that hatches do not cover lines and points.
 */
typedef enum
{
  ARI_LAYER_GROUND,
  ARI_LAYER_OVERLAY,
  ARI_LAYER_GRID,
  ARI_LAYER_PIECES,
  ARI_LAYER_MARKS,
  ARI_N_LAYERS,
} AriLayer;

typedef enum
{
  ARI_VERB_MOVE,   /* 1 point */
  ARI_VERB_LINE,   /* 1 point */
  ARI_VERB_CURVE,  /* 3 points: two controls and the end (cubic Bézier) */
  ARI_VERB_CLOSE,  /* no point */
} AriVerb;

/* A path in board units: verbs, with their points in sequence. */
typedef struct
{
  GArray *verbs;   /* (element-type guint8) */
  GArray *points;  /* (element-type AriPoint) */
} AriPath;

typedef enum
{
  ARI_ALIGN_START,
  ARI_ALIGN_MIDDLE,
  ARI_ALIGN_END,
} AriAlign;

#define ARI_TEXT_MIDDLE 0.353f

/**
 * AriItem:
 *
 * One thing to paint: a path that is filled, hatched and stroked, in this order,
 * or, when @text is set, a line of text in the colour of @fill, @text_height being the
 * size of its font (em); its baseline lies ARI_TEXT_MIDDLE × @text_height below @at,
 * which centres capitals and digits. Hatches are clipped to the path; fills follow
 * the non-zero rule, joins are round. Opacities are 0 … 1 and multiply the role's colour; lengths are board
 * units.
 * @spot links the item to its spot, so that a view can animate it. Consecutive items of one layer with the
 * same @group (not 0) are painted as one solid object and then shown at @group_opacity: parts hidden in the
 * object stay hidden in its ghost.
 */
typedef struct
{
  AriLayer layer;
  AriSpot  spot;
  AriPath *path;
  AriRole  fill;
  float    fill_opacity;
  AriHatch hatch;
  AriRole  hatch_role;
  float    hatch_opacity;
  AriRole  stroke;
  float    stroke_opacity;
  float    stroke_width;
  gboolean round_ends;
  float    dash, gap;         /* 0: solid */
  char    *text;
  AriPoint at;
  float    text_height;
  AriAlign align;
  gboolean bold;
  guint    group;
  float    group_opacity;
  const AriPigments *pigments; /* (nullable): the pigments of the scene */
} AriItem;

/**
 * AriScene:
 *
 * A picture as a list of items, bottom first, in board units and palette roles: the screen, the SVG writer,
 * the help figures and the library's thumbnails all paint it.
 */
typedef struct
{
  AriRect            bounds;
  GPtrArray         *items;    /* (element-type AriItem) (owned) */
  const AriPigments *pigments; /* (nullable): the roles from ARI_N_ROLES on */
} AriScene;

AriScene *ari_scene_new        (AriRect            bounds,
                                const AriPigments *pigments) G_GNUC_WARN_UNUSED_RESULT;
/* Also frees its items. */
void      ari_scene_free       (AriScene *scene);
/* The new item belongs to the scene; its colours are ARI_ROLE_NONE, its opacities 1, its spot ARI_SPOT_NONE,
 * its path empty. */
AriItem  *ari_scene_add        (AriScene *scene,
                                AriLayer  layer);

/* An empty path. */
AriPath  *ari_path_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* Also frees its points. */
void      ari_path_free        (AriPath *path);
/* These append to the path. Lengths are board units, angles radians, clockwise on the screen and 0 to the
 * right. A curve is a cubic Bézier with two controls; a corner of 0 is sharp. */
void      ari_path_move        (AriPath *path, float x, float y);
void      ari_path_line        (AriPath *path, float x, float y);
void      ari_path_curve       (AriPath *path, float x1, float y1, float x2, float y2, float x, float y);
void      ari_path_close       (AriPath *path);
void      ari_path_arc         (AriPath *path, float x, float y, float radius, float from, float sweep);
void      ari_path_circle      (AriPath *path, float x, float y, float radius);
void      ari_path_rect        (AriPath *path, float x, float y, float width, float height, float corner);
void      ari_path_capsule     (AriPath *path, AriPoint from, AriPoint to, float radius);
/* All of @other. */
void      ari_path_append      (AriPath *path, const AriPath *other);
/* The veins in a square slab of stone, for filling: adjacent slabs show no seam. */
void      ari_path_veins       (AriPath *path, float x, float y, float size);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriPath, ari_path_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriScene, ari_scene_free)

G_END_DECLS
