/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-choices.h"

#include "ari-luck.h"
#include "ari-person-matches.h"
#include "ari-proportion.h"

/* What a match adds to the averages. */
typedef struct
{
  double matches; /* this one */
  double decisions;
  double loss;
  double phase_loss[ARI_CHOICES_PHASES];
  double luck;
} Sample;

void
ari_choices_sum_init (AriChoicesSum *self)
{
  *self = (AriChoicesSum) { .choices = { .lowest = 1.0, .seats = 1 },
                            .samples = g_array_new (FALSE, FALSE, sizeof (Sample)) };
}

/* A feat or a decision of the person, and the chance after it. */
static void
add_ply (AriChoices *choices,
         Sample     *sample,
         AriMatch   *match,
         guint       index,
         guint       n_plies,
         AriPly     *ply)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriEval *eval = ari_ply_get_eval (ply);
  AriPosition before;

  ari_match_get_position_at (match, index, &before);
  if (rules->feats != NULL && ari_feat_due (rules, &before) != ARI_FEAT_NONE)
    {
      choices->feats++;
      choices->hits += ari_feat_hits (rules, &before, ari_ply_get_action (ply));
    }
  else if (eval != NULL)
    {
      sample->phase_loss[index * ARI_CHOICES_PHASES / n_plies] += eval->loss;
    }
}

/* The lowest chance of a seat that won is the depth from which it came back. */
static void
find_comeback (AriChoices *choices,
               AriMatch   *match,
               gint64      id,
               AriActor    seat)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  guint seats = ari_match_get_setup (match)->seats, winners = ari_match_winners (match);

  /* Nobody came back in a draw. */
  if ((winners >> (seat - 1) & 1) == 0 || winners == (1u << seats) - 1)
    return;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      const AriEval *eval = ari_ply_get_eval (ply);

      /* With many seats, everybody begins far below a half. */
      if (eval == NULL || eval->win[seat - 1] * seats >= choices->lowest * choices->seats)
        continue;
      choices->lowest = eval->win[seat - 1];
      choices->seats = seats;
      choices->comeback = id;
      choices->comeback_ply = ari_ply_get_id (ply);
    }
}

static void
add_seat (AriChoicesSum *self,
          Sample        *sample,
          AriMatch      *match,
          gint64         id,
          AriActor       seat)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (ari_ply_get_actor (ply) == seat && !ari_match_is_by_substitute (match, ply))
        add_ply (&self->choices, sample, match, i, n, ply);
    }
  find_comeback (&self->choices, match, id, seat);
}

void
ari_choices_sum_add (AriChoicesSum *self,
                     AriMatch      *match,
                     gint64         id,
                     const char    *name)
{
  guint seats = ari_match_get_setup (match)->seats;
  AriLuck luck[ARI_MAX_SEATS];
  Sample sample = { .matches = 1.0 };

  ari_match_go_to_main_line (match);
  ari_luck_of_match (match, luck);
  /* A hint judges a position, too, and says nothing about what was played there. */
  if (!luck[0].complete)
    return;

  self->choices.matches++;
  self->choices.outcomes += luck[0].n_outcomes;
  for (AriActor seat = 1; seat <= seats; seat++)
    {
      const AriLuck *own = &luck[seat - 1];

      if (!ari_person_has_seat (match, seat, name))
        continue;
      sample.decisions += own->n_decisions;
      sample.loss += own->loss;
      sample.luck += own->luck;
      self->choices.known += own->n_known;
      self->choices.found += own->n_found;
      add_seat (self, &sample, match, id, seat);
    }
  g_array_append_val (self->samples, sample);
}

/* A field of all samples, by its place in them: (transfer full). */
static double *
get_field (GArray *samples,
           gsize   offset)
{
  double *values = g_new (double, samples->len);

  for (guint i = 0; i < samples->len; i++)
    values[i] = G_STRUCT_MEMBER (double, &g_array_index (samples, Sample, i), offset);

  return values;
}

/* The sum of one field over that of another, and its error. 0 without any. */
static double
find_ratio (GArray *samples,
            gsize   part,
            gsize   whole,
            double *error)
{
  g_autofree double *parts = get_field (samples, part), *wholes = get_field (samples, whole);

  return ari_ratio (parts, wholes, samples->len, error);
}

static void
find_phase (AriChoices *choices,
            GArray     *samples)
{
  for (guint i = 0; i < ARI_CHOICES_PHASES; i++)
    {
      double error, share = find_ratio (samples, G_STRUCT_OFFSET (Sample, phase_loss) + i * sizeof (double),
                                        G_STRUCT_OFFSET (Sample, loss), &error);

      if (share <= choices->phase_share)
        continue;
      choices->phase = i;
      choices->phase_share = share;
      choices->phase_error = error;
    }
}

AriChoices *
ari_choices_sum_end (AriChoicesSum *self)
{
  AriChoices *choices = g_memdup2 (&self->choices, sizeof self->choices);

  for (guint i = 0; i < self->samples->len; i++)
    {
      const Sample *sample = &g_array_index (self->samples, Sample, i);

      choices->decisions += (guint) sample->decisions;
      choices->costly += sample->loss > 0.0;
    }
  choices->loss = find_ratio (self->samples, G_STRUCT_OFFSET (Sample, loss),
                              G_STRUCT_OFFSET (Sample, decisions), &choices->loss_error);
  choices->luck = find_ratio (self->samples, G_STRUCT_OFFSET (Sample, luck),
                              G_STRUCT_OFFSET (Sample, matches), &choices->luck_error);
  find_phase (choices, self->samples);
  g_clear_pointer (&self->samples, g_array_unref);

  return choices;
}

/* Reading the matches. */

static void
visit (AriMatch   *match,
       gint64      id,
       const char *name,
       gpointer    data)
{
  ari_choices_sum_add (data, match, id, name);
}

static void
sum_free (gpointer data)
{
  AriChoicesSum *sum = data;

  g_clear_pointer (&sum->samples, g_array_unref);
  g_free (sum);
}

void
ari_choices_read_async (AriLibrary          *library,
                        const char          *name,
                        const AriRules      *rules,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  AriChoicesSum *sum = g_new (AriChoicesSum, 1);

  ari_choices_sum_init (sum);
  ari_person_matches_async (library, name, rules, ARI_MATCHES_ANALYSED,
                            &(AriPersonVisit) { visit, sum, sum_free }, ari_choices_read_async, cancellable,
                            callback, data);
}

AriChoices *
ari_choices_read_finish (GAsyncResult  *result,
                         GError       **error)
{
  AriChoicesSum *sum = ari_person_matches_finish (result, ari_choices_read_async, error);

  return sum != NULL ? ari_choices_sum_end (sum) : NULL;
}
