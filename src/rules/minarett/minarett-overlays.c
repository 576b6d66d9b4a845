/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How strongly to mark a chance: a Minarett wins, a capture counts. */
#define STRENGTH_MINARETT 1.0f
#define STRENGTH_CAPTURE  0.5f

/* Spaces where @seat, if it had the turn, could place the piece that completes something. */
typedef struct
{
  guint32 minaretts;
  guint32 captures;
} Chances;

/* The spaces of newly complete sets that were not occupied in that way before: a piece that changes nothing
 * for a set completes nothing. */
static guint32
completed_spaces (const Minarett *before,
                  const Minarett *after,
                  AriActor        seat)
{
  const MinarettGeometry *g = minarett_geometry (before->board);
  guint64 sets = after->used[seat - 1] & ~before->used[seat - 1];
  guint32 had[MINARETT_KINDS], has[MINARETT_KINDS], spaces = 0;

  minarett_kinds (before, seat, had);
  minarett_kinds (after, seat, has);
  for (; sets != 0; sets &= sets - 1)
    {
      guint set = (guint) __builtin_ctzll (sets);
      guint first = set < MINARETT_LINES ? 0 : 1, end = set < MINARETT_LINES ? 1 : MINARETT_KINDS;

      for (guint i = first; i < end; i++)
        if ((g->sets[set] & ~has[i]) == 0)
          spaces |= g->sets[set] & ~had[i];
    }

  return spaces;
}

static Chances
find_chances (const AriPosition *position,
              AriActor           seat)
{
  AriPosition start = *position;
  Minarett *m = (Minarett *) &start;
  AriAction actions[ARI_MAX_ACTIONS];
  Chances chances = { 0 };
  gboolean can_capture = minarett_of_seat (m, MINARETT_SEATS + 1 - seat) != 0;
  guint n;

  minarett_give_turn (m, seat);
  n = minarett_actions (&start, actions);
  for (guint i = 0; i < n; i++)
    {
      MinarettAction a = minarett_unpack (actions[i]);
      AriPosition next;
      const Minarett *after = minarett_get (&next);
      guint32 landed = 0;

      for (guint k = 0; k < minarett_n_spaces (&a); k++)
        landed |= MINARETT_BIT (a.spaces[k]);

      memcpy (&next, &start, sizeof (Minarett));
      minarett_apply (&next, actions[i]);
      chances.minaretts |= landed & minarett_complete (after, seat);
      if (can_capture)
        chances.captures |= completed_spaces (m, after, seat);
    }

  return chances;
}

gboolean
minarett_is_quiet (const AriPosition *position)
{
  const Minarett *m = minarett_get (position);

  return m->due[0] + m->due[1] == 0 && find_chances (position, 1).minaretts == 0
         && find_chances (position, 2).minaretts == 0;
}

guint
minarett_count_threats (const AriPosition *position,
                        AriActor           seat,
                        guint              most)
{
  AriPosition start = *position;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n_threats = 0, n;

  minarett_give_turn ((Minarett *) &start, seat);
  n = minarett_actions (&start, actions);
  for (guint i = 0; i < n && n_threats < most; i++)
    {
      AriPosition next;

      memcpy (&next, &start, sizeof (Minarett));
      minarett_apply (&next, actions[i]);
      n_threats += minarett_get (&next)->actor != ARI_NONE && find_chances (&next, seat).minaretts != 0;
    }

  return n_threats;
}

guint32
minarett_capture_spaces (const AriPosition *position,
                         AriActor           seat)
{
  return find_chances (position, seat).captures;
}

/* The overlay "captures": chances of the seat to act, and what the other seat threatens next. */
static guint
hint_marks (const AriPosition *position,
            AriMark           *marks)
{
  const Minarett *m = minarett_get (position);
  guint n = 0;

  if (m->actor == ARI_NONE)
    return 0;

  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    {
      Chances chances = find_chances (position, seat);

      for (guint32 spaces = chances.minaretts | chances.captures; spaces != 0; spaces &= spaces - 1)
        {
          guint space = (guint) __builtin_ctz (spaces);

          marks[n++] = (AriMark) {
            .spot = MINARETT_SPOT_SPACE (space),
            .kind = seat == m->actor ? ARI_MARK_CHANCE_FOR : ARI_MARK_THREAT,
            .seat = m->actor,
            .strength = (chances.minaretts >> space & 1) != 0 ? STRENGTH_MINARETT : STRENGTH_CAPTURE,
          };
        }
    }

  return n;
}

AriMerit
minarett_reason (const AriPosition *position,
                 AriAction          action)
{
  const Minarett *m = minarett_get (position);
  AriActor seat = m->actor, other = MINARETT_SEATS + 1 - seat;
  AriPosition after = *position;
  const Minarett *next = minarett_get (&after);
  Chances own, own_after, enemy, enemy_after;

  minarett_apply (&after, action);
  if (next->actor == ARI_NONE)
    return ARI_NO_MERIT;
  if (next->due[seat - 1] > m->due[seat - 1])
    return ari_merit ("captures", _("It earns a capture."));

  enemy = find_chances (position, other);
  enemy_after = find_chances (&after, other);
  if (enemy.minaretts != 0 && enemy_after.minaretts == 0)
    return ari_merit ("stops-minarett", _("It prevents a Minarett."));
  if (enemy_after.minaretts != 0)
    return ARI_NO_MERIT;

  own = find_chances (position, seat);
  own_after = find_chances (&after, seat);
  if (own_after.minaretts != 0 && own.minaretts == 0)
    return ari_merit ("threatens-minarett", _("It threatens to complete a Minarett."));
  if (enemy.captures != 0 && enemy_after.captures == 0)
    return ari_merit ("stops-capture", _("It prevents a capture."));
  if (own_after.captures != 0 && own.captures == 0)
    return ari_merit ("threatens-capture", _("It threatens to earn a capture."));
  if (__builtin_popcount (own_after.minaretts) > __builtin_popcount (own.minaretts))
    return ari_merit ("second-way", _("It opens another way to complete a Minarett."));

  return ARI_NO_MERIT;
}

/* Whom the topmost piece of a space belongs to; ARI_NONE: nobody. */
static AriActor
owner_of_top (const Minarett *m,
              guint           space)
{
  AriActor owner = ARI_NONE;

  for (guint size = 0; size < MINARETT_SIZES; size++)
    for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
      if ((m->pieces[seat - 1][size] >> space & 1) != 0)
        owner = seat;

  return owner;
}

/* Whether @seat could threaten a Minarett before an action, and can’t after it. */
static gboolean
loses_threats (const AriPosition *before,
               const AriPosition *after,
               AriActor           seat)
{
  return minarett_is_quiet (after) && minarett_count_threats (after, seat, 1) == 0
         && minarett_count_threats (before, seat, 1) > 0;
}

/* A piece below another one moves only with it. */
AriMerit
minarett_purpose (const AriPosition *position,
                  AriAction          action)
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);
  AriActor seat = m->actor, other = MINARETT_SEATS + 1 - seat;
  AriPosition after = *position;
  const Minarett *next = minarett_get (&after);

  if (a.kind == MINARETT_CAPTURE || a.kind == MINARETT_DECLINE || a.kind == MINARETT_PASS)
    return ARI_NO_MERIT;

  minarett_apply (&after, action);
  if (next->actor == ARI_NONE)
    return ARI_NO_MERIT;
  if (loses_threats (position, &after, other))
    return ari_merit ("denies-threats",
                      _("It leaves the opponent no move that would threaten to complete a Minarett."));
  for (guint i = 0; i < minarett_n_spaces (&a); i++)
    if (owner_of_top (m, a.spaces[i]) == other && owner_of_top (next, a.spaces[i]) == seat)
      return ari_merit ("covers", _("It covers an opponent’s piece, which can no longer move by itself."));

  return ARI_NO_MERIT;
}

/* The overlay "used": the spaces of every set that a seat has used; each set is a group. */
static guint
used_marks (const AriPosition *position,
            AriMark           *marks)
{
  const Minarett *m = minarett_get (position);
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint n = 0;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint64 sets = m->used[s]; sets != 0; sets &= sets - 1)
      {
        guint set = (guint) __builtin_ctzll (sets);

        for (guint32 spaces = g->sets[set]; spaces != 0; spaces &= spaces - 1)
          marks[n++] = (AriMark) {
            .spot = MINARETT_SPOT_SPACE ((guint) __builtin_ctz (spaces)),
            .kind = ARI_MARK_USED,
            .seat = (guint8) (s + 1),
            .group = (guint8) (s * MINARETT_SETS + set + 1),
            .strength = 1,
          };
      }

  return n;
}

/* The overlay "ownership": on each piece, the seat that may move it with everything above it. */
static guint
ownership_marks (const AriPosition *position,
                 AriMark           *marks)
{
  const Minarett *m = minarett_get (position);
  guint n = 0;

  for (guint space = 0; space < MINARETT_SPACES; space++)
    {
      MinarettPiece tower[MINARETT_LEVELS];
      guint height = minarett_tower (m, space, tower);

      for (guint count = 1; count <= height; count++)
        {
          MinarettGroup group;
          gboolean first = minarett_group (m, 1, space, count, &group);
          gboolean second = minarett_group (m, 2, space, count, &group);

          marks[n++] = (AriMark) {
            .spot = MINARETT_SPOT_LEVEL (space, height - count + 1),
            .kind = first && second ? ARI_MARK_CONTESTED : ARI_MARK_OWNED,
            .seat = first && second ? 0 : first ? 1 : 2,
            .strength = 1,
          };
        }
    }

  return n;
}

/* Pieces have no owner for good: what counts is who may move them. */
static char *
mark_words (const AriMark  *mark,
            guint           n_spots,
            const char     *usual,
            const AriNames *names)
{
  if (mark->kind == ARI_MARK_CONTESTED)
    return g_strdup (_("both players may move it"));

  if (mark->kind == ARI_MARK_OWNED)
    return g_strdup_printf (_("%s may move it"), ari_names_get (names, &ari_rules_minarett, mark->seat));

  return NULL;
}

static const AriOverlay overlays[] = {
  {
    .id = "captures",
    .title = N_("Chances and Threats"),
    .explanation = N_("Shows where you could complete a Minarett or earn a capture now, and where your "
                      "opponent threatens to."),
    .marks = hint_marks,
  },
  {
    .id = "used",
    .title = N_("Captures Already Earned"),
    .explanation = N_("Shows the spaces that have already given a player a capture."),
    .marks = used_marks,
  },
  {
    .id = "ownership",
    .title = N_("Who May Move What"),
    .explanation = N_("Shows who may move each piece together with everything on top of it."),
    .marks = ownership_marks,
  },
};

const AriOverlays minarett_overlays = { .list = overlays, .n = G_N_ELEMENTS (overlays), .words = mark_words };
