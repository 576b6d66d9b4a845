/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-painter.h"
#include "ari-toss-guide.h"
#include "ari-toss-throws.h"
#include "ari-toss-view.h"

G_BEGIN_DECLS

#define ARI_TOSS_MAX_LINES 5 /* of words below the picture */

struct _AriTossView
{
  GtkWidget      parent_instance;

  GtkWidget     *button; /* throws, for people who can't drag */
  GtkLabel      *words;  /* how to throw, and why the last movement was no throw */

  AriTossHand    hand;
  AriTossThrows  throws;
  AriTossGuide   guide;
  guint          tick_id;

  GSettings     *settings; /* (nullable), owned: those that an AriFeatView follows */
  gboolean       armed;
  AriActor       seat;
  gboolean       animated;
  gboolean       shifted; /* without Shift, the arrow keys belong to the page */

  /* Appearance */
  int            button_width, button_height; /* the largest of all its labels */
  int            words_height;                /* of two lines */
  float          width, height; /* of the picture, in pixels */
  AriPainter     painter;
  AriRect        bounds;        /* of the picture, in its units */
  GskRenderNode *hall;          /* (nullable) until painted, like the next two */
  GskRenderNode *bull;
  GskRenderNode *traces;
};

/* ari-toss-view-painting.c: the picture, which fills the upper left corner of the view */
void ari_toss_view_fit          (AriTossView *self);
void ari_toss_view_paint        (AriTossView *self,
                                 GtkSnapshot *snapshot);
void ari_toss_view_forget_nodes (AriTossView *self);

/* ari-toss-view-input.c: how a person throws, by drag or by key */
void ari_toss_view_add_gestures (AriTossView *self);
void ari_toss_view_install_keys (GtkWidgetClass *widget_class);

/* ari-toss-view-feat.c */
void ari_toss_view_init_feats   (AriFeatViewInterface *iface);

/* ari-toss-view-words.c */
void        ari_toss_view_measure_words (AriTossView *self);
const char *ari_toss_view_button_label (AriTossWay   way,
                                        AriHandState hand);
/* How to throw, why the last movement was no throw, or the outcome. */
char       *ari_toss_view_words        (AriTossView *self) G_GNUC_WARN_UNUSED_RESULT;
/* How many lines the words may need in this width, at most ARI_TOSS_MAX_LINES. */
int         ari_toss_view_words_lines  (AriTossView *self,
                                        int          width);
char       *ari_toss_view_told         (AriTossView *self,
                                        gboolean     can_throw) G_GNUC_WARN_UNUSED_RESULT;

/* ari-toss-view.c */
/* Whether a person may throw now. */
gboolean ari_toss_view_can_throw   (AriTossView      *self);
/* Whether flights take time on the screen, and the guide moves. */
gboolean ari_toss_view_is_animated (AriTossView      *self);
/* Whether the guide needs frames. */
gboolean ari_toss_view_guide_moves (AriTossView      *self);
void     ari_toss_view_throw       (AriTossView      *self,
                                    const AriRelease *release);
void     ari_toss_view_need_frames (AriTossView      *self);
/* Updates everything but the picture to the state. */
void     ari_toss_view_sync        (AriTossView      *self);

G_END_DECLS
