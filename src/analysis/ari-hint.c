/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "ari-reason.h"
#include "ari-reasons.h"
#include "ari-searcher.h"

/* Spots within this many board units of the action belong to the region of the first step; on a small board,
 * within this part of it. */
#define REGION      1.6f
#define REGION_PART 0.3f

/* What players look at when they pick @spot: the space under a piece in a stack. */
static const AriSpotInfo *
look_at (const AriRules *rules,
         const AriBoard *board,
         AriSpot         spot)
{
  return &board->spots[ari_rules_ground (rules, spot)];
}

static const char *
say_ninth (guint ninth)
{
  static const char *const places[] = {
    N_("Look at the upper left of the board."), N_("Look at the top of the board."),
    N_("Look at the upper right of the board."),
    N_("Look at the left of the board."), N_("Look at the middle of the board."),
    N_("Look at the right of the board."),
    N_("Look at the lower left of the board."), N_("Look at the bottom of the board."),
    N_("Look at the lower right of the board."),
  };

  return _(places[ninth]);
}

static const char *
say_where (const AriRules *rules,
           const AriBoard *board,
           AriSpot         spot)
{
  const AriSpotInfo *info = look_at (rules, board, spot);

  if (info->kind == ARI_SPOT_CHOICE)
    return _("The answer is one of the buttons beside the board.");
  if (!ari_board_is_aside (board, info->centre))
    return say_ninth (ari_board_ninth (board, info->centre));
  if (info->kind == ARI_SPOT_DIE)
    return _("Look at the dice.");
  if (info->kind == ARI_SPOT_PIECE)
    return _("Look at your pieces beside the board.");

  return _("Look beside the board.");
}

/* Whether other actions that come to the same are elsewhere on the board, such as unknown tiles: then the
 * place of @action tells nothing. */
static gboolean
is_anywhere (const AriSetup    *setup,
             const AriPosition *position,
             AriAction          action,
             AriSpot            spot)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  guint here = ari_board_ninth (board, look_at (rules, board, spot)->centre);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    if (ari_searcher_is_equivalent (rules, position, action, actions[i]))
      {
        AriSpot picks[ARI_MAX_PICKS];
        guint n_picks = rules->picks (position, actions[i], picks);

        if (ari_board_ninth (board, look_at (rules, board, picks[n_picks - 1])->centre) != here)
          return TRUE;
      }

  return FALSE;
}

/* Whether people see both in one place, not the one on the board and the other beside it. */
static gboolean
are_together (const AriBoard    *board,
              const AriSpotInfo *one,
              const AriSpotInfo *other)
{
  const AriRect *core = ari_board_core (board);
  gboolean aside = ari_board_is_aside (board, one->centre);

  return other->kind != ARI_SPOT_CHOICE && aside == ari_board_is_aside (board, other->centre)
         && (!aside || one->kind == other->kind)
         && hypotf (one->centre.x - other->centre.x, one->centre.y - other->centre.y)
              <= MIN (REGION, REGION_PART * MIN (core->width, core->height));
}

/* Returns 0 for an answer: it lies beside the board, where nothing can be circled. */
static guint
find_region (const AriBoard *board,
             AriSpot         spot,
             AriSpot        *region)
{
  const AriSpotInfo *info = &board->spots[spot];
  guint n = 0;

  if (info->kind == ARI_SPOT_CHOICE)
    return 0;

  for (guint i = 0; i < board->n_spots && n < ARI_MAX_SPOTS; i++)
    if (are_together (board, info, &board->spots[i]))
      region[n++] = (AriSpot) i;

  return n;
}

/* One place has one mark. */
static void
add_mark (AriHint        *hint,
          const AriRules *rules,
          AriSpot         spot)
{
  for (guint i = 0; i < hint->n_about; i++)
    if (ari_rules_ground (rules, hint->marks[i]) == ari_rules_ground (rules, spot))
      return;

  if (hint->n_about < G_N_ELEMENTS (hint->marks))
    hint->marks[hint->n_about++] = spot;
}

/* Picks may say only what moves and by which die: then the board also marks where that leads. */
static void
add_target (AriHint           *hint,
            const AriRules    *rules,
            const AriPosition *position)
{
  AriSpot target = ari_rules_target (rules, position, hint->action, hint->marks[hint->n_picks - 1]);

  if (target != ARI_SPOT_NONE)
    add_mark (hint, rules, target);
  hint->n_marks = hint->n_about;
}

/* Where @action, legal in @position, ends. */
static void
add_place (AriHint           *hint,
           const AriRules    *rules,
           const AriPosition *position,
           AriAction          action)
{
  AriSpot picks[ARI_MAX_PICKS], target;
  guint n = rules->picks (position, action, picks);

  target = ari_rules_target (rules, position, action, picks[n - 1]);
  add_mark (hint, rules, target != ARI_SPOT_NONE ? target : picks[n - 1]);
}

/* The places of what @reason speaks of. An answer is played after the action that it answers. A proof doesn’t
 * speak of its line. */
static void
add_places (AriHint           *hint,
            const AriRules    *rules,
            const AriPosition *position,
            const AriReason   *reason)
{
  AriPosition after = *position;

  for (guint i = 0; i < reason->n && reason->kind != ARI_REASON_PROVED; i++)
    {
      add_place (hint, rules, &after, reason->actions[i]);
      if (ari_reason_is_line (reason))
        rules->apply (&after, reason->actions[i]);
    }
}

/* The first line of the reasons. A single action is what the hint shows anyway. */
static void
add_line (AriHint         *hint,
          const AriReason *reason)
{
  if (!ari_reason_is_line (reason) || hint->n_line > 0 || reason->n < 2)
    return;

  hint->n_line = MIN (reason->n, ARI_MAX_FOLLOW);
  memcpy (hint->line, reason->actions, hint->n_line * sizeof *hint->line);
}

/* Without a reason. */
static AriHint *
new_hint (const AriSetup    *setup,
          const AriPosition *position,
          AriAction          action)
{
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  AriHint *hint = g_new0 (AriHint, 1);
  AriSpot last;

  hint->action = action;
  hint->n_picks = hint->n_about = rules->picks (position, action, hint->marks);
  last = hint->marks[hint->n_picks - 1];
  if (is_anywhere (setup, position, action, last))
    hint->where = g_strdup (_("It doesn’t matter where: several places are equally good."));
  else
    {
      hint->n_region = find_region (board, last, hint->region);
      hint->where = g_strdup (say_where (rules, board, last));
    }
  add_target (hint, rules, position);

  return hint;
}

/**
 * ari_hint_of_action:
 * @setup: of the match
 * @position: where a seat is to act
 * @action: legal there
 *
 * Makes a hint at @action without any search, so its reason is only what the rules prove about @action.
 *
 * Returns: (transfer full): the hint
 */
AriHint *
ari_hint_of_action (const AriSetup    *setup,
                    const AriPosition *position,
                    AriAction          action)
{
  AriHint *hint = new_hint (setup, position, action);

  hint->reason = ari_reason_of_action (setup->rules, position, action);

  return hint;
}

/* Where there is nothing to choose, the first step says so, and the last one doesn't say it again. */
static void
say_no_choice (AriHint   *hint,
               GPtrArray *reasons)
{
  const AriReason *only = ari_reasons_find (reasons, ARI_REASON_ONLY);
  const AriReason *same = ari_reasons_find (reasons, ARI_REASON_SAME);
  const AriReason *said = only != NULL ? only : same;

  if (said == NULL)
    return;

  g_set_str (&hint->where, said->text);
  if (said == same)
    hint->n_region = 0;
  g_ptr_array_remove (reasons, (gpointer) said);
}

/**
 * ari_hint_new:
 * @setup: of the match
 * @position: where a seat is to act
 * @names: (nullable): of the players
 * @verdict: what a search found there
 *
 * Makes a hint out of the best candidate of @verdict.
 *
 * Returns: (transfer full): the hint
 */
AriHint *
ari_hint_new (const AriSetup    *setup,
              const AriPosition *position,
              const AriNames    *names,
              const AriVerdict  *verdict)
{
  g_autoptr(GPtrArray) reasons = NULL;
  AriHint *hint;

  g_return_val_if_fail (verdict->n_candidates > 0, NULL);

  reasons = ari_reasons (setup, position, names, verdict);
  hint = new_hint (setup, position, verdict->candidates[0].action);
  say_no_choice (hint, reasons);
  hint->reason = reasons->len > 0 ? ari_reasons_tell (reasons, setup) : NULL;
  hint->little = ari_reasons_find (reasons, ARI_REASON_LITTLE) != NULL;
  for (guint i = 0; i < reasons->len; i++)
    {
      add_places (hint, setup->rules, position, reasons->pdata[i]);
      add_line (hint, reasons->pdata[i]);
    }

  return hint;
}

/**
 * ari_hint_free:
 * @hint: (transfer full): a hint
 */
void
ari_hint_free (AriHint *hint)
{
  g_free (hint->where);
  g_free (hint->reason);
  g_free (hint);
}
