/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_TYPE_FEAT_VIEW (ari_feat_view_get_type ())
/**
 * AriFeatView:
 *
 * A widget that shows feats, and in which a person performs them while it is armed. It takes the place of the
 * board. What is performed is text: see #AriPerformer.
 *
 * Signals:
 * - "performed" (text): a person has performed; emitted while the feat is underway
 * - "sounded" (int: #AriSound): something audible happened
 * - "finished": the feat that was underway is over
 * - "watched": a person who can't perform again yet has seen enough of the outcome (a click, Escape)
 */
G_DECLARE_INTERFACE (AriFeatView, ari_feat_view, ARI, FEAT_VIEW, GtkWidget)

struct _AriFeatViewInterface
{
  GTypeInterface parent;

  void (*follow)    (AriFeatView *self,
                     GSettings   *settings,
                     gboolean     calm,
                     gboolean     shifted);
  void (*set_armed) (AriFeatView *self,
                     gboolean     armed);
  void (*set_seat)  (AriFeatView *self,
                     AriActor     seat);
  void (*show)      (AriFeatView *self,
                     const char  *performance,
                     gboolean     again);
  void (*reset)     (AriFeatView *self);
};

/* Follows the settings (nullable). @calm: there is no time pressure, whatever they say. @shifted: the arrow
 * keys belong to the page, so that they take Shift here. */
void ari_feat_view_follow    (AriFeatView *self,
                              GSettings   *settings,
                              gboolean     calm,
                              gboolean     shifted);
/* Sets whether a person may perform now. */
void ari_feat_view_set_armed (AriFeatView *self,
                              gboolean     armed);
/* Sets who performs, for the colour; 0: nobody known. */
void ari_feat_view_set_seat  (AriFeatView *self,
                              AriActor     seat);
/* Shows @performance, which can be read, from its start; another one that is underway ends first. @again: it
 * was performed before, so its outcome is known. */
void ari_feat_view_show      (AriFeatView *self,
                              const char  *performance,
                              gboolean     again);
/* Ends what is underway, and is ready for the next feat. */
void ari_feat_view_reset     (AriFeatView *self);

G_END_DECLS
