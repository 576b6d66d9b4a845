/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"

G_BEGIN_DECLS

/* A position with a picture of it, and what tests of all faces ask of pictures. */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriBoardState     show;
} Fixture;

typedef void (*FixtureFunc) (Fixture      *fixture,
                             gconstpointer data);

/* Adds a test that begins with what @set_up makes. */
void    fixture_add   (const char     *path,
                       FixtureFunc     set_up,
                       FixtureFunc     test);
/* @seats: 0 for as many as usual */
void    fixture_start (Fixture        *fixture,
                       const AriRules *rules,
                       guint           seats,
                       const char     *actions);
/* @actions: their texts, with a space between them */
void    fixture_play  (Fixture        *fixture,
                       const char     *actions);
AriSpot fixture_spot  (const Fixture  *fixture,
                       const char     *name);

guint   count_items   (const AriScene *scene,
                       AriLayer        layer,
                       AriSpot         at,
                       AriRole         role);
guint   count_role    (const AriScene *scene,
                       AriRole         role);
guint   count_texts   (const AriScene *scene);
guint   count_ghosts  (const AriScene *scene,
                       AriSpot         at,
                       float           opacity);
/* Everything lies in the picture, and no colour is missing. */
void    assert_sound  (const AriScene *scene);
/* No stroke is thinner than a pixel. */
void    assert_pens   (const AriScene *scene,
                       float           unit_px);

/* --- What every face keeps to -------------------------------------------------------------------- */

/* The same show gives the same picture, in every scheme. */
void      fixture_test_pure (Fixture           *fixture,
                             gconstpointer      data);

/* Plays a match by the fixture's setup at random, to the end or for @most plies. Of @every so many positions
 * one is drawn, with each overlay, and its picture is sound.
 * @check: (nullable): what else to look at there */
void      fixture_play_out  (Fixture           *fixture,
                             guint              every,
                             guint              most,
                             void             (*check) (Fixture *));

/* What stands out, by the names of the spots. */
typedef struct
{
  const char *focus, *refused, *proof, *hints[2];
} Marked;

/* The picture with these marks, each of which is in it: where the keyboard is; red, you may not; violet,
 * advice.
 * @hint: how many strokes and areas an advice has */
AriScene *fixture_mark      (Fixture           *fixture,
                             const Marked      *marked,
                             guint              hint) G_GNUC_WARN_UNUSED_RESULT;

/* The picture where a unit is so many pixels: nothing is added to the @n_items of a larger one. */
AriScene *fixture_shrink    (Fixture           *fixture,
                             float              unit_px,
                             guint             *n_items) G_GNUC_WARN_UNUSED_RESULT;

/* Without its frame a picture is less wide or less high and has less in it; of letters and numbers it lacks
 * @n_texts; with its frame and without coordinates it lacks these and nothing else. */
void      assert_frame      (Fixture           *fixture,
                             guint              n_texts);

/* In high contrast nothing is @soft, nor has it a shadow. */
void      assert_contrast   (Fixture           *fixture,
                             const AriRole     *soft,
                             guint              n);

G_END_DECLS
