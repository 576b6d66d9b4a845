/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-try-again.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "ari-text-elide.h"
#include "ari-hint-session.h"
#include "ari-judgement.h"
#include "ari-loss-words.h"
#include "ari-notation.h"
#include "ari-searcher.h"

/* Shares that differ by less may look the same, since people read whole per cents. */
#define ROUNDED 0.005
#define PROVED  0.0001 /* what is proved may be missing from a whole win for rounding */

struct _AriTryAgain
{
  AriTask      parent_instance;

  AriMatch    *match;    /* owned */
  AriAnalysis *analysis; /* owned */
  guint        mistake;  /* id of the ply */
  guint        tried;    /* id of the ply played instead; 0: none yet */
};

G_DEFINE_FINAL_TYPE (AriTryAgain, ari_try_again, ARI_TYPE_TASK)

void
ari_try_again_stop (AriTryAgain *self)
{
  g_return_if_fail (ARI_IS_TRY_AGAIN (self));

  if (ari_try_again_get_state (self) == ARI_TASK_IDLE)
    return;

  self->mistake = self->tried = 0;
  ari_task_begin (ARI_TASK (self), ARI_TASK_IDLE, NULL, NULL, NULL, FALSE);
  ari_task_changed (ARI_TASK (self));
}

/* A person may delete it, and a deeper search may find that it was the best move. */
AriPly *
ari_try_again_find_mistake (AriTryAgain *self)
{
  AriPly *mistake = ari_try_again_get_mistake (self);
  const AriEval *eval = mistake != NULL ? ari_ply_get_eval (mistake) : NULL;

  return eval != NULL && eval->best != NULL ? mistake : NULL;
}

/* The share of the player's side after @ply, from its evaluation. */
static double
share_after (AriTryAgain *self,
             AriPly      *ply)
{
  return ari_side_share (ari_match_get_rules (self->match), ari_match_get_position (self->match),
                         ari_ply_get_actor (ply), ari_ply_get_eval (ply)->win);
}

/* Nothing but a win is as good as a win. */
static gboolean
is_as_good (const AriEval *eval,
            double         best,
            double         share,
            double         error)
{
  double least = ari_judgement_least (ARI_GLYPH_DUBIOUS);

  if (ari_judgement_missed_win (eval))
    return error <= 0.0 && share >= 1.0 - PROVED;

  return best - share <= CLAMP (hypot (eval->loss_error, error), ROUNDED, least);
}

/* The sentence with words instead of the symbols of choices. @text: (transfer full) */
static char *
say (AriTryAgain *self,
     char        *text)
{
  g_autofree char *written = text;

  return ari_notation_say_answers (ari_match_get_setup (self->match), written);
}

static char *
quote (AriPly     *ply,
       const char *text)
{
  return ari_notation_quote (ari_ply_get_actor (ply), text);
}

/* Compares the tried ply, worth @share ± @error to its side, with the mistake and the best move. As long as
 * there is a better move, that is not told: the person may want to find it. */
static AriTaskState
compare (AriTryAgain *self,
         AriPly      *tried,
         double       share,
         double       error,
         char       **answer)
{
  AriPly *mistake = ari_try_again_find_mistake (self);
  const AriEval *eval = ari_ply_get_eval (mistake);
  double played = share_after (self, mistake), best = MIN (played + eval->loss, 1.0);
  gboolean found = is_as_good (eval, best, share, error);
  g_autofree char *brief = ari_text_elide (eval->best, ARI_ELIDE_NAME), *better = quote (mistake, brief);
  g_autofree char *mine = quote (tried, ari_ply_get_text (tried));
  g_autofree char *theirs = quote (mistake, ari_ply_get_text (mistake));

  if (found)
    /* Translators: the numbers in percent are winning chances; 1, 3 and 5 are moves in their written form. */
    *answer = g_strdup_printf (_("Your move, %1$s: %2$.0f%%. It is as good as the best move found by the "
                                 "analysis, %3$s: %4$.0f%%. Played in the match, %5$s: %6$.0f%%."),
                               mine, 100 * share, better, 100 * best, theirs, 100 * played);
  else
    /* Translators: 1 and 3 are moves in their written form, such as d4e5; the others are winning chances. */
    *answer = g_strdup_printf (_("Your move, %1$s: %2$.0f%%. Played in the match, %3$s: %4$.0f%%. There is a "
                                 "better move."),
                               mine, 100 * share, theirs, 100 * played);

  return found ? ARI_TASK_SOLVED : ARI_TASK_WRONG;
}

/* Compares as soon as the search has run long enough, or has ended. Where the cursor has left the tried ply,
 * ari_try_again_follow() stops the retry. */
static void
take (AriTryAgain *self)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (self->analysis);
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPly *tried = ari_match_get_ply (self->match);
  AriTaskState state = ari_try_again_get_state (self);
  g_autofree char *answer = NULL;

  if (state != ARI_TASK_SOLVED && ari_try_again_find_mistake (self) == NULL)
    {
      ari_try_again_stop (self);
      return;
    }
  if (state != ARI_TASK_JUDGING || tried == NULL || ari_ply_get_id (tried) != self->tried || verdict == NULL
      || (ari_analysis_get_busy (self->analysis) && verdict->seconds < ARI_HINT_SECONDS))
    return;

  state = compare (self, tried,
                   ari_side_share (rules, ari_match_get_position (self->match), ari_ply_get_actor (tried),
                                   verdict->win),
                   verdict->error, &answer);
  answer = say (self, answer);
  ari_task_set_answer (ARI_TASK (self), state, answer, answer);
  ari_task_changed (ARI_TASK (self));
}

/* Whether @tried, the ply at the cursor, is the action written @best, or leads to the same. */
static gboolean
is_best (AriTryAgain *self,
         AriPly      *tried,
         const char  *best)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition before;
  AriAction action;

  ari_match_get_position_at (self->match, ari_ply_get_number (tried) - 1, &before);

  return ari_rules_parse (rules, &before, best, &action, NULL)
         && ari_searcher_is_equivalent (rules, &before, action, ari_ply_get_action (tried));
}

/* A person has played the ply at the cursor instead of the mistake, or the mistake again. */
static AriTaskState
ari_try_again_judge (AriTask    *task,
                     AriAction   action,
                     char      **answer)
{
  AriTryAgain *self = ARI_TRY_AGAIN (task);
  AriPly *mistake = ari_try_again_find_mistake (self), *tried = ari_match_get_ply (self->match);
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  double loss = ari_ply_get_eval (mistake)->loss, win[ARI_MAX_SEATS];
  gboolean again = tried == mistake, best = is_best (self, tried, ari_ply_get_eval (mistake)->best);
  g_autofree char *mine = quote (tried, ari_ply_get_text (tried));
  g_autofree char *theirs = quote (mistake, ari_ply_get_text (mistake));
  AriTaskState state = again ? ARI_TASK_WRONG : best ? ARI_TASK_SOLVED : ARI_TASK_JUDGING;
  char *text = NULL;

  if (again && ari_loss_is_told (loss))
    text = ari_loss_words_played (mine, loss, FALSE);
  else if (again)
    text = g_strdup_printf (_("%s was played in the match. There is a better move."), mine);
  else if (best && ari_loss_is_told (loss))
    text = g_strdup_printf (_("%1$s is the best move found by the analysis; %2$s lost %3$.0f points of "
                              "winning chance."),
                            mine, theirs, 100 * loss);
  else if (best)
    text = g_strdup_printf (_("%s is the best move found by the analysis."), mine);
  else if (ari_rules_actor (rules, position) != ARI_NONE)
    text = g_strdup (_("Comparing your move…"));

  if (text == NULL)
    {
      ari_judgement_of_end (rules, position, win);
      state = compare (self, tried, ari_side_share (rules, position, ari_ply_get_actor (tried), win), 0.0,
                       &text);
    }
  *answer = say (self, text);

  return state;
}

static void
ari_try_again_dispose (GObject *object)
{
  AriTryAgain *self = ARI_TRY_AGAIN (object);

  if (self->analysis != NULL)
    g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_try_again_parent_class)->dispose (object);
}

static void
ari_try_again_class_init (AriTryAgainClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_try_again_dispose;
  ARI_TASK_CLASS (klass)->judge = ari_try_again_judge;
}

static void
ari_try_again_init (AriTryAgain *self)
{
}

AriTryAgain *
ari_try_again_new (AriMatch    *match,
                   AriAnalysis *analysis)
{
  AriTryAgain *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (ARI_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (ARI_TYPE_TRY_AGAIN, NULL);
  self->match = g_object_ref (match);
  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (analysis, "updated", G_CALLBACK (take), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_try_again_start (AriTryAgain *self,
                     AriPly      *mistake)
{
  g_autofree char *written = NULL, *text = NULL;

  g_return_if_fail (ARI_IS_TRY_AGAIN (self));
  g_return_if_fail (ari_ply_get_eval (mistake) != NULL && ari_ply_get_eval (mistake)->best != NULL);

  /* After a try, its variation is shown. */
  ari_try_again_stop (self);
  if (ari_match_get_ply (self->match) != mistake)
    ari_match_go_to (self->match, mistake);

  self->mistake = ari_ply_get_id (mistake);
  self->tried = 0;
  ari_match_set_cursor (self->match, ari_ply_get_number (mistake) - 1);
  /* A deeper search may meanwhile have found that no move is better. */
  if (ari_try_again_find_mistake (self) == NULL)
    {
      self->mistake = 0;
      ari_match_set_cursor (self->match, ari_ply_get_number (mistake));
      return;
    }
  written = quote (mistake, ari_ply_get_text (mistake));
  /* Translators: the written form of a move that was a mistake */
  text = say (self, g_strdup_printf (_("Find a better move than %s."), written));
  ari_task_begin (ARI_TASK (self), ARI_TASK_ASKING, NULL, text, NULL, FALSE);
  ari_task_changed (ARI_TASK (self));
}

/* Judges the ply at the cursor. */
static void
try (AriTryAgain *self,
     AriPly      *ply)
{
  self->tried = ari_ply_get_id (ply);
  ari_task_choose (ARI_TASK (self), ari_ply_get_action (ply));
  if (ari_try_again_get_state (self) != ARI_TASK_JUDGING)
    return;

  ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
  /* The position may have been searched before. */
  take (self);
}

void
ari_try_again_follow (AriTryAgain *self)
{
  AriPly *mistake, *ply;

  g_return_if_fail (ARI_IS_TRY_AGAIN (self));

  if (ari_try_again_get_state (self) == ARI_TASK_IDLE)
    return;
  mistake = ari_try_again_find_mistake (self);
  ply = ari_match_get_ply (self->match);
  if (mistake == NULL)
    {
      ari_try_again_stop (self);
      return;
    }
  if (self->tried == 0 && ply == ari_ply_get_parent (mistake))
    return;
  if (self->tried == 0 && ply != NULL && ari_ply_get_parent (ply) == ari_ply_get_parent (mistake))
    try (self, ply);
  else if (ply == NULL || ari_ply_get_id (ply) != self->tried)
    ari_try_again_stop (self);
}

AriTaskState
ari_try_again_get_state (AriTryAgain *self)
{
  return ari_task_get_state (ARI_TASK (self));
}

AriPly *
ari_try_again_get_mistake (AriTryAgain *self)
{
  g_return_val_if_fail (ARI_IS_TRY_AGAIN (self), NULL);

  return self->mistake != 0 ? ari_match_find (self->match, self->mistake) : NULL;
}

const char *
ari_try_again_get_text (AriTryAgain *self)
{
  const AriTaskCard *card;

  g_return_val_if_fail (ARI_IS_TRY_AGAIN (self), NULL);

  card = ari_task_get_card (ARI_TASK (self));

  return card->answer != NULL ? card->answer : card->text;
}
