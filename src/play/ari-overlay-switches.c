/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-overlay-switches.h"

#include <glib/gi18n-lib.h>

#include "ari-hint-session.h"
#include "ari-visibility.h"
#include "ari-searcher.h"

#define LIKELY      "likely" /* the overlay that comes from a search, in games with areas to own */
#define LIKELY_FROM 0.55
#define LIKELY_NODES 1000 /* from which on a share is known to three points or so */

struct _AriOverlaySwitches
{
  GObject      parent_instance;

  AriMatch    *match;    /* owned */
  AriAnalysis *analysis; /* owned */
  gboolean     on[ARI_OVERLAYS_MAX]; /* in the order of ari_overlay_switches_list() */
  guint        ask_id;   /* 0: no search is about to be asked for */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriOverlaySwitches, ari_overlay_switches, G_TYPE_OBJECT)

static void
ari_overlay_switches_dispose (GObject *object)
{
  AriOverlaySwitches *self = ARI_OVERLAY_SWITCHES (object);

  g_clear_handle_id (&self->ask_id, g_source_remove);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_overlay_switches_parent_class)->dispose (object);
}

static void
ari_overlay_switches_class_init (AriOverlaySwitchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_overlay_switches_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ari_overlay_switches_init (AriOverlaySwitches *self)
{
}

guint
ari_overlay_switches_list (AriOverlaySwitches *self,
                           AriOverlayChoice    choices[ARI_OVERLAYS_MAX])
{
  const AriRules *rules;
  const AriOverlay *overlays;
  guint n_overlays, n = 0;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), 0);

  rules = ari_match_get_rules (self->match);
  overlays = ari_rules_overlays (rules, &n_overlays);
  g_return_val_if_fail (n_overlays + 1 < ARI_OVERLAYS_MAX, 0);

  for (; n < n_overlays; n++)
    choices[n] = (AriOverlayChoice) { .id = overlays[n].id, .title = _(overlays[n].title),
                                      .explanation = _(overlays[n].explanation),
                                      .reveals_hidden = overlays[n].reveals_hidden };
  if (ari_searcher_lookup (rules->id)->playouts->owners != NULL)
    choices[n++] = (AriOverlayChoice) { .id = LIKELY, .title = _("Who Will Own What"),
                                        .explanation = _("Estimates who is likely to own each part of the "
                                                         "board at the end.") };
  choices[n++] = (AriOverlayChoice) { .id = ARI_OVERLAY_LAST_TURNS, .title = _("What the Others Did"),
                                      .explanation = _("Shows what the other players did since your last "
                                                       "move. With several of them, it fades after a moment.") };

  return n;
}

/* The index of an overlay of the game, or −1. */
static int
find (AriOverlaySwitches *self,
      const char         *id)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (self, choices);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (choices[i].id, id))
      return (int) i;

  return -1;
}

gboolean
ari_overlay_switches_get (AriOverlaySwitches *self,
                          const char         *id)
{
  int index;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), FALSE);

  index = find (self, id);

  return index >= 0 && self->on[index];
}

static gboolean
lacks_search (AriOverlaySwitches *self)
{
  return ari_overlay_switches_get (self, LIKELY) && ari_analysis_get_verdict (self->analysis) == NULL;
}

static void
ask_cb (gpointer data)
{
  AriOverlaySwitches *self = data;

  self->ask_id = 0;
  if (lacks_search (self))
    ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
}

/* Likely owners come from a search of the position at the cursor; without one there is nothing to show. */
static void
want_search (AriOverlaySwitches *self)
{
  if (self->ask_id == 0 && lacks_search (self))
    self->ask_id = g_idle_add_once (ask_cb, self);
}

/**
 * ari_overlay_switches_new:
 * @analysis: the one that searches the position at the cursor of @match
 *
 * Returns: (transfer full): the overlays of the game, all of them off
 */
AriOverlaySwitches *
ari_overlay_switches_new (AriMatch    *match,
                          AriAnalysis *analysis)
{
  AriOverlaySwitches *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (ARI_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (ARI_TYPE_OVERLAY_SWITCHES, NULL);
  self->match = g_object_ref (match);
  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (analysis, "updated", G_CALLBACK (want_search), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
ari_overlay_switches_set (AriOverlaySwitches *self,
                          const char         *id,
                          gboolean            on)
{
  int index;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), FALSE);

  index = find (self, id);
  if (index < 0)
    return FALSE;
  if (self->on[index] == !!on)
    return TRUE;

  self->on[index] = !!on;
  want_search (self);
  g_signal_emit (self, signals[CHANGED], 0, id);

  return TRUE;
}

gboolean
ari_overlay_switches_is_withheld (AriOverlaySwitches *self,
                                  const char         *id)
{
  const AriOverlay *overlay;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), TRUE);

  overlay = ari_rules_find_overlay (ari_match_get_rules (self->match), id);

  return overlay != NULL && overlay->reveals_hidden && !ari_match_may_recall (self->match);
}

gboolean
ari_overlay_switches_reveals_hidden (AriOverlaySwitches *self)
{
  const AriOverlay *overlays;
  guint n_overlays;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), FALSE);

  overlays = ari_rules_overlays (ari_match_get_rules (self->match), &n_overlays);
  for (guint i = 0; i < n_overlays; i++)
    if (self->on[i] && overlays[i].reveals_hidden && ari_match_may_recall (self->match))
      return TRUE;

  return FALSE;
}

/* The mark of what the analysis found about @spot; FALSE: it found too little to say that a seat is likely to
 * own it, or that two are likely to contest it. */
static gboolean
find_likely (const AriVerdict *verdict,
             AriSpot           spot,
             AriMark          *mark)
{
  float second = 0;

  *mark = (AriMark) { .spot = spot, .kind = ARI_MARK_LIKELY };
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      float share = verdict->owners[spot * ARI_MAX_SEATS + seat - 1];

      second = MAX (second, MIN (mark->strength, share));
      mark->strength = MAX (mark->strength, share);
      if (share >= LIKELY_FROM)
        mark->seat = seat;
    }

  return mark->strength + second >= LIKELY_FROM;
}

/* Takes the marks of contested areas out of the @n, unless most areas have a likely owner: while most are
 * contested, as at the beginning, that says no more than that the match is open.
 * Returns: how many are left */
static guint
drop_contested (AriMark *marks,
                guint    n)
{
  guint owned = 0, kept = 0;

  for (guint i = 0; i < n; i++)
    owned += marks[i].seat != ARI_NONE;
  if (owned > n - owned)
    return n;

  for (guint i = 0; i < n; i++)
    if (marks[i].seat != ARI_NONE)
      marks[kept++] = marks[i];

  return kept;
}

/* Adds the likely owners of areas that the analysis found, where @marks say nothing certain. */
static guint
add_likely (AriOverlaySwitches *self,
            AriMark            *marks,
            guint               n)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  gboolean marked[ARI_MAX_SPOTS] = { FALSE };
  guint first = n;

  if (verdict == NULL || verdict->owners == NULL || (verdict->nodes < LIKELY_NODES && !verdict->exact))
    return n;

  for (guint i = 0; i < n; i++)
    marked[marks[i].spot] |= marks[i].kind == ARI_MARK_SAFE;

  for (guint spot = 0; spot < verdict->n_owners && n < ARI_MAX_SPOTS; spot++)
    if (!marked[spot] && find_likely (verdict, (AriSpot) spot, &marks[n]))
      n++;

  return first + drop_contested (marks + first, n - first);
}

guint
ari_overlay_switches_collect (AriOverlaySwitches *self,
                              const AriPosition  *position,
                              gboolean            searched,
                              AriMark             marks[ARI_MAX_SPOTS])
{
  const AriOverlay *overlays;
  guint n_overlays, n = 0;

  g_return_val_if_fail (ARI_IS_OVERLAY_SWITCHES (self), 0);

  overlays = ari_rules_overlays (ari_match_get_rules (self->match), &n_overlays);
  for (guint i = 0; i < n_overlays; i++)
    {
      AriMark more[ARI_MAX_SPOTS];
      guint n_more;

      if (!self->on[i] || ari_overlay_switches_is_withheld (self, overlays[i].id))
        continue;
      n_more = overlays[i].marks (position, more);
      n_more = MIN (n_more, ARI_MAX_SPOTS - n);
      memcpy (marks + n, more, n_more * sizeof *more);
      n += n_more;
    }
  if (searched && ari_overlay_switches_get (self, LIKELY))
    n = add_likely (self, marks, n);

  return n;
}
