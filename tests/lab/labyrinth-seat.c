/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "learning.h"

#include <math.h>
#include <stdlib.h>

#include "labyrinth/labyrinth-race.h"

/* A whole seat alone: the Markov decision problem of up to four travellers that share two dice, by value
 * iteration over all the ways in which they can stand, about 600,000 with four. Solving it on demand
 * would take too long, and storing it too much space, so a sum over the travellers is fitted to it. */

#define PRECISION    0.002 /* turns */
#define MAX_SWEEPS   100
#define PRIOR        1e-4
/* The sum has an unknown for each stand, the constant in place of the centre's, and those for crowds
 * outside. */
#define UNKNOWNS     (LABYRINTH_STANDS + LABYRINTH_TRAVELLERS + 1)
#define CROWD(n)     (LABYRINTH_STANDS + (n))
#define PER_LINE     13

typedef struct
{
  guint8 stands[LABYRINTH_TRAVELLERS]; /* in ascending order */
  float  guess;
} State;

typedef struct
{
  guint     n;       /* travellers */
  Labyrinth options; /* the usual ones */
  guint     choose[LABYRINTH_STANDS + LABYRINTH_TRAVELLERS][LABYRINTH_TRAVELLERS + 1];
  GArray   *states;  /* State, from the centre outwards */
  float    *turns;   /* by index_of() */
} Seat;

/* A unique index for each combination: the combinatorial number system. */
static guint
index_of (const Seat   *self,
          const guint8 *stands)
{
  guint index = 0;

  for (guint i = 0; i < self->n; i++)
    index += self->choose[stands[i] + i][i + 1];

  return index;
}

static double
turns_cb (const Labyrinth *l,
          gpointer         data)
{
  const Seat *self = data;
  guint8 stands[LABYRINTH_TRAVELLERS];

  for (guint i = 0; i < self->n; i++)
    {
      guint8 stand = (guint8) labyrinth_stand (l->at[i], labyrinth_hold (l, i));
      guint k = i;

      for (; k > 0 && stands[k - 1] > stand; k--)
        stands[k] = stands[k - 1];
      stands[k] = stand;
    }

  return (double) self->turns[index_of (self, stands)];
}

static int
compare_states (gconstpointer a,
                gconstpointer b)
{
  const State *one = a, *other = b;

  return one->guess < other->guess ? -1 : one->guess > other->guess;
}

/* Whether two travellers can have these stands at the same time. */
static gboolean
agree (guint one,
       guint other)
{
  guint field = labyrinth_stand_field (one);

  return field != labyrinth_stand_field (other) || field == LABYRINTH_OUTSIDE || field == LABYRINTH_CENTRE ||
         labyrinth_is (LABYRINTH_SANCTUARIES, field);
}

/* Lists all states that begin with the first @done stands of @state. */
static void
list_states (Seat  *self,
             State *state,
             guint  done)
{
  if (done == self->n || done == LABYRINTH_TRAVELLERS)
    {
      const LabyrinthSolo *solo = labyrinth_solo (&self->options);
      double sum = 0.0;

      for (guint i = 0; i < self->n; i++)
        sum += solo->mean[state->stands[i]];
      state->guess = (float) (sum / pow (self->n, 0.5));
      g_array_append_val (self->states, *state);
      return;
    }

  for (guint stand = done > 0 ? state->stands[done - 1] : 0; stand < LABYRINTH_STANDS; stand++)
    {
      gboolean possible = labyrinth_stand_exists (stand);

      for (guint i = 0; i < done && possible; i++)
        possible = agree (state->stands[i], stand);
      state->stands[done] = (guint8) stand;
      if (possible)
        list_states (self, state, done + 1);
    }
}

static gboolean
is_home (const Seat  *self,
         const State *state)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += state->stands[i] == LABYRINTH_CENTRE;

  return n == self->n;
}

static void
solve (Seat *self)
{
  double change = G_MAXDOUBLE;
  State state = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (self->choose); i++)
    for (guint k = 0; k <= LABYRINTH_TRAVELLERS; k++)
      self->choose[i][k] = k == 0 ? 1 : i == 0 ? 0 : self->choose[i - 1][k - 1] + self->choose[i - 1][k];

  list_states (self, &state, 0);
  g_array_sort (self->states, compare_states);
  self->turns = g_new0 (float, self->choose[LABYRINTH_STANDS + self->n - 1][self->n]);
  for (guint i = 0; i < self->states->len; i++)
    {
      const State *s = &g_array_index (self->states, State, i);

      self->turns[index_of (self, s->stands)] = s->guess;
    }

  for (guint sweep = 0; sweep < MAX_SWEEPS && change > PRECISION; sweep++)
    {
      change = 0.0;
      for (guint i = 0; i < self->states->len; i++)
        {
          const State *s = &g_array_index (self->states, State, i);
          float *turns = &self->turns[index_of (self, s->stands)];
          AriPosition position;
          double found;

          if (is_home (self, s))
            continue;
          labyrinth_alone_set_up (&position, &self->options, s->stands, self->n);
          found = labyrinth_alone_play (&position, turns_cb, NULL, self);
          change = MAX (change, fabs (found - (double) *turns));
          *turns = (float) found;
        }
    }
}

/* Counts the unknowns of a state; FALSE when it has fewer travellers than the sum is for. */
static gboolean
count (const Seat  *self,
       const State *state,
       double       counts[UNKNOWNS])
{
  guint outside = 0;

  for (guint i = 0; i < UNKNOWNS; i++)
    counts[i] = 0.0;
  for (guint i = 0; i < self->n; i++)
    {
      if (state->stands[i] == LABYRINTH_CENTRE)
        return FALSE;
      counts[state->stands[i]] += 1.0;
      outside += state->stands[i] == LABYRINTH_OUTSIDE;
    }
  counts[LABYRINTH_CENTRE] = 1.0;
  if (outside > 1)
    counts[CROWD (outside)] = 1.0;

  return TRUE;
}

/* Fits by least squares with the normal equations; returns the root mean square error. */
static double
fit (const Seat *self,
     double      solution[UNKNOWNS])
{
  static double a[UNKNOWNS][UNKNOWNS + 1];
  double counts[UNKNOWNS], squares = 0.0, n = 0.0;

  for (guint i = 0; i < UNKNOWNS; i++)
    for (guint k = 0; k <= UNKNOWNS; k++)
      a[i][k] = i == k ? PRIOR : 0.0;
  for (guint s = 0; s < self->states->len; s++)
    {
      const State *state = &g_array_index (self->states, State, s);
      double turns = (double) self->turns[index_of (self, state->stands)];

      if (count (self, state, counts))
        for (guint i = 0; i < UNKNOWNS; i++)
          for (guint k = 0; k <= UNKNOWNS && counts[i] > 0.0; k++)
            a[i][k] += counts[i] * (k < UNKNOWNS ? counts[k] : turns);
    }

  for (guint i = 0; i < UNKNOWNS; i++)
    for (guint k = 0; k < UNKNOWNS; k++)
      {
        double factor = a[k][i] / a[i][i];

        for (guint j = i; j <= UNKNOWNS && k != i; j++)
          a[k][j] -= factor * a[i][j];
      }
  for (guint i = 0; i < UNKNOWNS; i++)
    solution[i] = a[i][UNKNOWNS] / a[i][i];

  for (guint s = 0; s < self->states->len; s++)
    {
      const State *state = &g_array_index (self->states, State, s);
      double sum = 0.0;

      if (!count (self, state, counts))
        continue;
      for (guint i = 0; i < UNKNOWNS; i++)
        sum += counts[i] * solution[i];
      squares += pow (sum - (double) self->turns[index_of (self, state->stands)], 2);
      n++;
    }

  return sqrt (squares / n);
}

static void
append_numbers (GString      *text,
                const double *numbers,
                guint         n,
                guint         per_line)
{
  for (guint i = 0; i < n; i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append (text, i % per_line == 0 ? "\n    " : " ");
      g_string_append_printf (text, "%sf,", g_ascii_formatd (number, sizeof number, "%.3f", numbers[i]));
    }
}

char *
labyrinth_seat_write_work (void)
{
  double solutions[LABYRINTH_TRAVELLERS - 1][UNKNOWNS], bases[LABYRINTH_TRAVELLERS - 1];
  GString *text = g_string_new ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n"
                                "#include \"labyrinth-race.h\"\n\n"
                                "/* ./dev lab train labyrinth --basis\n *\n");

  for (guint i = 0; i < LABYRINTH_TRAVELLERS - 1; i++)
    {
      Seat seat = { .n = i + 2, .states = g_array_new (FALSE, FALSE, sizeof (State)) };
      char number[G_ASCII_DTOSTR_BUF_SIZE];
      double error;

      solve (&seat);
      error = fit (&seat, solutions[i]);
      bases[i] = solutions[i][LABYRINTH_CENTRE];
      solutions[i][LABYRINTH_CENTRE] = 0.0;
      g_ascii_formatd (number, sizeof number, "%.3f", error);
      g_string_append_printf (text, " * %u travellers: %u ways to stand, root mean square error %s turns.\n",
                              seat.n, seat.states->len, number);
      g_array_unref (seat.states);
      g_free (seat.turns);
    }
  g_string_append (text, " *\n * What a sum cannot tell apart, the fit has shared out; so a part may be "
                         "negative. */\n\n"
                         "const float labyrinth_work[LABYRINTH_TRAVELLERS - 1][LABYRINTH_STANDS] = {\n");
  for (guint i = 0; i < LABYRINTH_TRAVELLERS - 1; i++)
    {
      g_string_append (text, "  {");
      append_numbers (text, solutions[i], LABYRINTH_STANDS, PER_LINE);
      g_string_append (text, "\n  },\n");
    }
  g_string_append (text, "};\n\nconst float labyrinth_base[LABYRINTH_TRAVELLERS - 1] = {");
  append_numbers (text, bases, LABYRINTH_TRAVELLERS - 1, PER_LINE);
  g_string_append (text, "\n};\n\n"
                   "const float labyrinth_crowd[LABYRINTH_TRAVELLERS - 1][LABYRINTH_TRAVELLERS + 1] = {\n");
  for (guint i = 0; i < LABYRINTH_TRAVELLERS - 1; i++)
    {
      g_string_append (text, "  {");
      append_numbers (text, solutions[i] + LABYRINTH_STANDS, LABYRINTH_TRAVELLERS + 1, PER_LINE);
      g_string_append (text, "\n  },\n");
    }
  g_string_append (text, "};\n");

  return g_string_free (text, FALSE);
}
