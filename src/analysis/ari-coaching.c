/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-coaching.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-accuracy.h"
#include "ari-costly-plies.h"
#include "ari-habits.h"
#include "ari-judgement.h"
#include "ari-moment.h"
#include "ari-reason.h"

#define MUCH_LUCK    0.10 /* parts of a win: as for two arrows beside an outcome */
#define LEAST_RUN    5    /* decisions */
#define LEAST_MEMORY 3    /* chances */
#define LEAST_SLIDE  0.20 /* of the chance, beyond the errors of both ends */
#define LEAST_MISSED 0.01 /* what a missed win weighs, whatever chance it left */
#define THIRDS       3    /* of the line */

/* A decision of a seat that had a choice, or an outcome of chance, with what was found about it. */
typedef struct
{
  guint          number;
  AriActor       actor;
  AriActor       turn;        /* whose turn it was, even if chance acted; ARI_CHANCE or 0: nobody’s */
  gboolean       own;         /* the player who is coached decided, and not a substitute */
  guint          substituted; /* the seats that had substitutes then, as bits */
  gboolean       is_feat;
  gboolean       is_choice;
  gboolean       is_only;     /* the only good move, which was found */
  const AriEval *eval;        /* (nullable) borrowed from the ply */
  double         loss;        /* that is sure; 0 where a review would not mark it */
  double         chance;      /* after it: of the person’s side; known where @eval is */
  char          *missed;      /* (nullable) what only the better action brings */
} Step;

static void
clear_step (gpointer data)
{
  g_free (((Step *) data)->missed);
}

static gboolean
has_substitute (const Step *step,
                AriActor    seat)
{
  return seat != ARI_NONE && seat != ARI_CHANCE && (step->substituted >> (seat - 1) & 1) != 0;
}

static char *
find_missed (const AriRules    *rules,
             const AriPosition *before,
             AriAction          played,
             const AriEval     *eval)
{
  AriAction best;

  if (eval->best == NULL || !ari_rules_parse (rules, before, eval->best, &best, NULL)
      || !ari_rules_legal (rules, before, best))
    return NULL;

  return ari_reason_of_missed_gain (rules, before, best, played);
}

static void
read_step (Step     *self,
           AriMatch *match,
           guint     number,
           AriActor  seat)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriPosition before;

  ari_match_get_position_at (match, number - 1, &before);
  *self = (Step) { .number = number, .actor = ari_ply_get_actor (ply), .eval = ari_ply_get_eval (ply),
                   .turn = ari_rules_whose_turn (rules, &before) };
  if (self->eval != NULL && seat != ARI_NONE)
    self->chance = ari_side_share (rules, &before, seat, self->eval->win);
  for (AriActor other = 1; other <= ari_match_get_setup (match)->seats; other++)
    self->substituted |= (guint) ari_match_had_substitute (match, ply, other) << (other - 1);
  if (self->actor == ARI_CHANCE)
    return;

  self->own = self->actor == seat && !has_substitute (self, seat);
  self->is_feat = ari_feat_due (rules, &before) != ARI_FEAT_NONE;
  self->is_choice = !self->is_feat && ari_rules_count (rules, &before) > 1;
  if (!self->is_choice || self->eval == NULL)
    return;

  self->is_only = ari_moment_is_only_move (ply);
  /* A mark that a person wrote counts for nothing here. */
  self->loss = ari_judgement_sure_loss (self->eval);
  if (ari_judgement_missed_win (self->eval))
    self->loss = MAX (self->loss, LEAST_MISSED);
  else if (self->loss < ari_judgement_least (ARI_GLYPH_DUBIOUS))
    self->loss = 0.0;
  if (self->loss > 0.0 && self->own)
    self->missed = find_missed (rules, &before, ari_ply_get_action (ply), self->eval);
}

/* Swings. */

/* In nobody’s turn and without a single person to speak to, the luck of the luckiest seat counts. */
static AriActor
luckiest (const AriEval *eval,
          guint          seats)
{
  AriActor most = 1;

  for (AriActor seat = 2; seat <= seats; seat++)
    if (eval->luck[seat - 1] > eval->luck[most - 1])
      most = seat;

  return most;
}

static gboolean
find_swing (AriSwing   *swing,
             const Step *step,
             AriActor    seat,
             guint       seats)
{
  *swing = (AriSwing) { .number = step->number, .seat = step->actor };
  if (step->eval == NULL)
    return FALSE;

  if (step->is_choice)
    {
      swing->kind = has_substitute (step, swing->seat) ? ARI_SWING_SUBSTITUTE_LOSS : ARI_SWING_LOSS;
      swing->size = -step->loss;
      return step->loss > 0.0;
    }
  if (step->actor == ARI_CHANCE)
    {
      swing->kind = ARI_SWING_LUCK;
      swing->seat = step->turn >= 1 && step->turn <= seats ? step->turn
                    : seat != ARI_NONE                     ? seat
                                                           : luckiest (step->eval, seats);
    }
  else if (step->is_feat)
    swing->kind = ARI_SWING_FEAT;
  else
    return FALSE;

  swing->size = step->eval->luck[swing->seat - 1];

  /* Luck and feats of a computer that plays for a person aren't the person's. */
  return fabs (swing->size) >= MUCH_LUCK && !has_substitute (step, swing->seat);
}

static int
compare_swings (gconstpointer a,
                gconstpointer b)
{
  const AriSwing *first = a, *second = b;
  double difference = fabs (second->size) - fabs (first->size);

  return difference > 0 ? 1 : difference < 0 ? -1 : (int) first->number - (int) second->number;
}

static int
compare_places (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const AriSwing *first = a, *second = b;
  const AriCoaching *self = data;
  int is_first_own = first->kind == ARI_SWING_LOSS && first->seat == self->seat;
  int is_second_own = second->kind == ARI_SWING_LOSS && second->seat == self->seat;

  if (is_first_own != is_second_own)
    return is_second_own - is_first_own;

  return (int) first->number - (int) second->number;
}

static void
find_swings (AriCoaching *self,
              GArray      *steps,
              guint        seats)
{
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (AriSwing));

  for (guint i = 0; i < steps->len; i++)
    {
      AriSwing swing;

      if (find_swing (&swing, &g_array_index (steps, Step, i), self->seat, seats))
        g_array_append_val (all, swing);
    }

  g_array_sort (all, compare_swings);
  g_array_set_size (all, MIN (all->len, ARI_MAX_SWINGS));
  g_array_sort_with_data (all, compare_places, self);
  self->n_swings = all->len;
  for (guint i = 0; i < all->len; i++)
    self->swings[i] = g_array_index (all, AriSwing, i);
}

/* What was done well. */

static void
find_only (AriCoaching *self,
           GArray      *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (!step->own || !step->is_only)
        continue;

      self->strength.kind = ARI_STRENGTH_ONLY;
      self->strength.n++;
      self->strength.last = step->number;
    }
}

/* The greatest mistake of another seat that the next decision answered with the best move. */
static void
find_answer (AriCoaching *self,
             GArray      *steps)
{
  const Step *mistake = NULL;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (step->actor == ARI_CHANCE)
        continue;
      if (mistake != NULL && step->own && step->is_choice && step->eval->best == NULL
          && mistake->loss > self->strength.share)
        {
          self->strength.kind = ARI_STRENGTH_ANSWER;
          self->strength.first = mistake->number;
          self->strength.last = step->number;
          self->strength.share = mistake->loss;
        }
      mistake = NULL;
      if (step->actor != self->seat && step->loss >= ari_judgement_least (ARI_GLYPH_MISTAKE))
        mistake = step;
    }
}

/* Whether the person is asked to try it again: then it isn't praised. */
static gboolean
is_tried (const AriCoaching *self,
          guint              number)
{
  const GArray *tries = ari_coaching_tries (self);

  for (guint i = 0; i < tries->len; i++)
    if (g_array_index (tries, guint, i) == number)
      return TRUE;

  return FALSE;
}

static void
find_run (AriCoaching *self,
          GArray      *steps)
{
  guint n = 0, first = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (!step->own || !step->is_choice)
        continue;
      /* Where next to nothing was left to lose, it is no merit to lose little. */
      if (step->loss > 0.0 || is_tried (self, step->number)
          || step->eval->loss >= ari_judgement_least (ARI_GLYPH_DUBIOUS)
          || step->chance + step->eval->loss < 2.0 * ari_judgement_least (ARI_GLYPH_DUBIOUS))
        {
          n = 0;
          continue;
        }
      first = n == 0 ? step->number : first;
      n++;
      if (n >= LEAST_RUN && n > self->strength.n)
        {
          self->strength.kind = ARI_STRENGTH_RUN;
          self->strength.n = n;
          self->strength.first = first;
          self->strength.last = step->number;
        }
    }
}

static void
find_strength (AriCoaching *self,
               GArray      *steps)
{
  if (self->luck.n_known >= LEAST_MEMORY && self->luck.n_found == self->luck.n_known)
    {
      self->strength.kind = ARI_STRENGTH_MEMORY;
      self->strength.n = self->luck.n_found;
      return;
    }

  find_only (self, steps);
  if (self->strength.kind == ARI_STRENGTH_NONE)
    find_answer (self, steps);
  if (self->strength.kind == ARI_STRENGTH_NONE)
    find_run (self, steps);
}

/* What to practise. */

/* The reason whose mistakes lost most together. */
static void
find_reason (AriCoaching *self,
             GArray      *steps)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const char *missed = g_array_index (steps, Step, i).missed;
      double share = 0.0;
      guint n = 0;

      for (guint j = 0; missed != NULL && j < steps->len; j++)
        {
          const Step *other = &g_array_index (steps, Step, j);

          if (g_strcmp0 (other->missed, missed) == 0)
            {
              share += other->loss;
              n++;
            }
        }
      if (share > self->weakness.share)
        {
          self->weakness.kind = ARI_WEAKNESS_REASON;
          self->weakness.share = share;
          self->weakness.n = n;
          g_set_str (&self->weakness.reason, missed);
        }
    }
}

/* The third of the line in which the most was lost. */
static void
find_phase (AriCoaching *self,
            GArray      *steps)
{
  double shares[THIRDS] = { 0 };
  guint most = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (step->own && step->loss > 0.0)
        shares[i * THIRDS / steps->len] += step->loss;
    }
  for (guint third = 0; third < THIRDS; third++)
    if (shares[third] > shares[most])
      most = third;
  if (shares[most] <= 0.0)
    return;

  self->weakness.kind = ARI_WEAKNESS_PHASE;
  self->weakness.share = shares[most];
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (!step->own || step->loss <= 0.0 || i * THIRDS / steps->len != most)
        continue;
      if (self->weakness.first == 0)
        self->weakness.first = step->number;
      self->weakness.last = step->number;
      self->weakness.n++;
    }
}

/* The habit that shows most often. */
static void
find_habit (AriCoaching *self,
            GArray      *steps,
            AriMatch    *match)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriHabits habits = { 0 };

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriHabitSign signs[ARI_HABIT_CHOICES];
      const AriHabit *habit;
      AriPosition before;
      guint n;

      if (!step->own || !step->is_choice)
        continue;
      ari_match_get_position_at (match, i, &before);
      ari_habits_add (&habits, step->number, rules, &before, ari_ply_get_action (ply), step->eval);
      habit = ari_habits_find (&habits, signs, &n);
      if (habit == NULL || n <= self->weakness.n)
        continue;
      self->weakness.kind = ARI_WEAKNESS_HABIT;
      self->weakness.n = n;
      self->weakness.first = signs[0].number;
      self->weakness.last = signs[n - 1].number;
      g_set_str (&self->weakness.reason, _(habit->advice));
    }
}

/* Whether no single ply, and no mistakes that are sure, make up half of the fall between two steps. */
static gboolean
is_gradual (const Step *from,
            const Step *to)
{
  double half = (from->chance - to->chance) / 2.0, sure = 0.0, before = from->chance;

  for (const Step *step = from + 1; step <= to; step++)
    {
      sure += step->own ? step->loss : 0.0;
      if (sure >= half || (step->eval != NULL && before - step->chance >= half))
        return FALSE;
      before = step->eval != NULL ? step->chance : before;
    }

  return TRUE;
}

/* The greatest fall of the winning chance, beyond the errors of both its ends, in games without chance.
 * Nobody can say which of the moves was wrong. */
static void
find_slide (AriCoaching *self,
            GArray      *steps)
{
  const Step *top = NULL, *from = NULL, *to = NULL;
  double most = LEAST_SLIDE;

  if (self->luck.n_outcomes + self->luck.n_feats > 0)
    return;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);
      double fall;

      if (step->eval == NULL)
        continue;
      if (top == NULL || step->chance >= top->chance)
        top = step;
      fall = top->chance - step->chance - hypot (top->eval->error, step->eval->error);
      if (fall > most)
        {
          most = fall;
          from = top;
          to = step;
        }
    }
  if (from == NULL || !is_gradual (from, to))
    return;

  self->weakness.kind = ARI_WEAKNESS_SLIDE;
  self->weakness.first = from->number;
  self->weakness.last = to->number;
}

static void
find_weakness (AriCoaching *self,
               GArray      *steps,
               AriMatch    *match)
{
  guint passed_up = self->luck.n_known - self->luck.n_found;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (step->own && step->loss > 0.0)
        self->weakness.total += step->loss;
    }
  find_reason (self, steps);
  if (self->weakness.kind == ARI_WEAKNESS_NONE && passed_up > 0)
    {
      self->weakness.kind = ARI_WEAKNESS_MEMORY;
      self->weakness.n = passed_up;
      self->weakness.of = self->luck.n_known;
    }
  /* A mistake teaches more than what cost a little each time. */
  if (self->weakness.kind == ARI_WEAKNESS_NONE && self->mistakes->len == 0)
    find_habit (self, steps, match);
  if (self->weakness.kind == ARI_WEAKNESS_NONE)
    find_slide (self, steps);
  if (self->weakness.kind == ARI_WEAKNESS_NONE)
    find_phase (self, steps);
}

/* Where nothing is sure, that there was no mistake isn’t, either. */
static void
find_unexplained (AriCoaching *self,
                  AriMatch    *match)
{
  AriAccuracy accuracy[ARI_MAX_SEATS];
  const AriAccuracy *own = &accuracy[self->seat - 1];

  ari_accuracy_of_match (match, accuracy);
  if (self->weakness.kind != ARI_WEAKNESS_NONE || !ari_accuracy_is_bound (own))
    return;

  self->weakness.unexplained = TRUE;
  self->weakness.share = own->fall;
}

static void
find_mistakes (AriCoaching *self,
               GArray      *steps,
               AriMatch    *match)
{
  guint persons = ari_match_find_persons (match);

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (step->loss > 0.0 && (persons >> (step->actor - 1) & 1) != 0 && !has_substitute (step, step->actor)
          && step->eval->best != NULL && ari_judgement_is_serious (ply))
        g_array_append_val (self->mistakes, step->number);
    }
}

const GArray *
ari_coaching_tries (const AriCoaching *self)
{
  return self->mistakes->len > 0 ? self->mistakes : self->costly;
}

AriSwing
ari_coaching_costly_swing (AriMatch *match,
                           guint     number)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  return (AriSwing) { ARI_SWING_COSTLY, number, ari_ply_get_actor (ply), -ari_ply_get_eval (ply)->loss };
}

AriCoaching *
ari_coaching_new (AriMatch *match)
{
  AriCoaching *self = g_new0 (AriCoaching, 1);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match)), n_choices = 0;
  g_autoptr(GArray) steps = g_array_sized_new (FALSE, TRUE, sizeof (Step), n);
  AriLuck luck[ARI_MAX_SEATS];
  gboolean complete = TRUE, substituted = FALSE;

  g_array_set_clear_func (steps, clear_step);
  self->seat = ari_match_find_only_person (match);
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
  self->costly = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_set_size (steps, n);
  for (guint i = 0; i < n; i++)
    {
      Step *step = &g_array_index (steps, Step, i);

      read_step (step, match, i + 1, self->seat);
      complete &= !step->is_choice || step->eval != NULL;
      n_choices += step->is_choice;
      substituted |= has_substitute (step, self->seat);
    }

  self->complete = complete && n_choices > 0;
  if (!self->complete)
    return self;

  find_swings (self, steps, ari_match_get_setup (match)->seats);
  find_mistakes (self, steps, match);
  g_array_unref (self->costly);
  self->costly = ari_costly_plies (match, ARI_MAX_SWINGS);
  if (self->seat == ARI_NONE)
    return self;

  /* The sums would count what a computer did in the person’s place, too. */
  self->has_luck = ari_luck_of_match (match, luck) && !substituted;
  self->luck = luck[self->seat - 1];
  find_strength (self, steps);
  find_weakness (self, steps, match);
  find_unexplained (self, match);

  return self;
}

void
ari_coaching_free (AriCoaching *self)
{
  g_array_unref (self->mistakes);
  g_array_unref (self->costly);
  g_free (self->weakness.reason);
  g_free (self);
}
