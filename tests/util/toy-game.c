/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

#include <string.h>

#define ENDLESS G_MAXINT32
#define MOST    3 /* pips of the die and counters of one action */

typedef struct
{
  gint32 heap;
  gint32 taken[ARI_MAX_SEATS];
  guint8 seats;
  guint8 seat;  /* whose turn it is, from 1 */
  guint8 roll;  /* 0: not yet rolled */
  guint8 dice;
} Toy;

G_STATIC_ASSERT (sizeof (Toy) <= sizeof (AriPosition));

/* An action is a number of pips or counters; the position says whose it is. */
static const Toy *
toy (const AriPosition *position)
{
  return (const Toy *) position;
}

static void
start (AriPosition    *position,
       const AriSetup *setup)
{
  static const gint32 heaps[] = { 12, 40, ENDLESS };

  memset (position, 0, sizeof *position);
  *(Toy *) position = (Toy) {
    .heap = heaps[setup->values[0]],
    .seats = setup->seats,
    .seat = 1,
    .dice = setup->values[1] == 0,
    .roll = setup->values[1] == 0 ? 0 : MOST,
  };
}

static AriActor
actor (const AriPosition *position)
{
  if (toy (position)->heap == 0)
    return ARI_NONE;

  return toy (position)->roll == 0 ? ARI_CHANCE : toy (position)->seat;
}

static guint
count (const AriPosition *position)
{
  switch (actor (position))
    {
    case ARI_NONE:
      return 0;

    case ARI_CHANCE:
      return MOST;

    default:
      return (guint) MIN (toy (position)->roll, toy (position)->heap);
    }
}

static guint
actions (const AriPosition *position,
         AriAction          list[ARI_MAX_ACTIONS])
{
  guint n = count (position);

  for (guint i = 0; i < n; i++)
    list[i] = i + 1;

  return n;
}

static void
apply (AriPosition *position,
       AriAction    action)
{
  Toy *self = (Toy *) position;

  if (self->roll == 0)
    {
      self->roll = (guint8) action;
      return;
    }

  self->taken[self->seat - 1] += (gint32) action;
  if (self->heap != ENDLESS)
    self->heap -= (gint32) action;
  self->seat = self->seat % self->seats + 1;
  self->roll = self->dice ? 0 : MOST;
}

static guint
chance_weight (const AriPosition *position,
               AriAction          action)
{
  return action == 2 ? 2 : 1;
}

static guint64
hash (const AriPosition *position)
{
  guint64 h = 0;

  for (gsize i = 0; i < sizeof (Toy) / 4; i++)
    h = (h ^ ((const guint32 *) position)[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return h;
}

static char *
format (const AriPosition *position,
        AriAction          action)
{
  return g_strdup_printf ("%c%u", actor (position) == ARI_CHANCE ? 'r' : 't', action);
}

/* A roll on a seat's turn is an action of this game but never legal, and vice versa. */
static gboolean
read_action (const AriPosition *position,
             const char        *text,
             AriAction         *action)
{
  gboolean is_roll = text[0] == 'r', is_time = is_roll == (actor (position) == ARI_CHANCE);

  if ((!is_roll && text[0] != 't') || text[1] < '1' || text[1] > '0' + MOST || text[2] != '\0')
    return FALSE;

  *action = is_time ? (AriAction) (text[1] - '0') : ARI_ACTION_NONE;

  return TRUE;
}

static char *
tell (const AriPosition *position,
      AriAction          action,
      AriForm            form,
      const AriNames    *names)
{
  return actor (position) == ARI_CHANCE ? g_strdup_printf ("The die shows %u", action)
                                        : g_strdup_printf ("Seat %u takes %u", toy (position)->seat, action);
}

static void
scores (const AriPosition *position,
        int                list[ARI_MAX_SEATS])
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    list[i] = toy (position)->taken[i];
}

static char *
counters (guint count)
{
  return g_strdup_printf ("counters: %u", count);
}

static guint
supplies (const AriPosition *position,
          AriActor           seat,
          AriSupply          list[ARI_MAX_SUPPLIES])
{
  list[0] = (AriSupply) { .count = (guint) toy (position)->taken[seat - 1], .words = counters };

  return 1;
}

/* Three heaps to take from above three faces of the die. */
static const AriBoard *
board (const AriSetup *setup)
{
  static const AriSpotInfo spots[] = {
    { .name = "t1", .kind = ARI_SPOT_SPACE, .row = 0, .column = 0, .radius = 0.4f, .centre = { 0, 0 } },
    { .name = "t2", .kind = ARI_SPOT_SPACE, .row = 0, .column = 1, .radius = 0.4f, .centre = { 1, 0 } },
    { .name = "t3", .kind = ARI_SPOT_SPACE, .row = 0, .column = 2, .radius = 0.4f, .centre = { 2, 0 } },
    { .name = "r1", .kind = ARI_SPOT_DIE, .row = 1, .column = 0, .radius = 0.4f, .centre = { 0, 1 } },
    { .name = "r2", .kind = ARI_SPOT_DIE, .row = 1, .column = 1, .radius = 0.4f, .centre = { 1, 1 } },
    { .name = "r3", .kind = ARI_SPOT_DIE, .row = 1, .column = 2, .radius = 0.4f, .centre = { 2, 1 } },
  };
  static const AriBoard toy_board = {
    .n_spots = G_N_ELEMENTS (spots),
    .spots = spots,
    .bounds = { -0.5f, -0.5f, 3, 2 },
    .framed = { -1, -1, 4, 3 },
    .rows = 2,
    .columns = 3,
  };

  return &toy_board;
}

static guint
picks (const AriPosition *position,
       AriAction          action,
       AriSpot            list[ARI_MAX_PICKS])
{
  list[0] = (AriSpot) (action - 1 + (actor (position) == ARI_CHANCE ? MOST : 0));

  return 1;
}

static char *
describe_spot (const AriPosition *position,
               AriSpot            spot,
               AriActor           listener,
               const AriNames    *names)
{
  return g_strdup (spot < MOST ? "heap" : "die");
}

static const AriOption options[] = {
  {
    .name = "heap",
    .title = "Heap",
    .values = { "small", "large", "endless", NULL },
    .value_titles = { "Small", "Large", "Endless" },
    .explanations = { "12 counters.", "40 counters.", "It never gets empty." },
  },
  {
    .name = "dice",
    .title = "Die",
    .values = { "yes", "no", NULL },
    .value_titles = { "Yes", "No" },
    .explanations = { "A die is rolled first.", "Up to three counters can be taken." },
  },
};

static const char *
first_hint (const AriPosition *position)
{
  return "Take some of the counters.";
}

static const AriNarration narration = {
  .designer = "nobody",
  .credit = "Designed by nobody",
  .tagline = "Take more counters than the others.",
  .first_hint = first_hint,
  .length = "A minute",
  .tell = tell,
  .describe_spot = describe_spot,
};

const AriRules toy_game = {
  .id = "toy",
  .name = "Toy",
  .choices = {
    .min_seats = 2,
    .max_seats = 3,
    .default_seats = 2,
    .options = options,
    .n_options = G_N_ELEMENTS (options),
  },
  .layout.size = sizeof (Toy),
  .layout.seats = G_STRUCT_OFFSET (Toy, seats),
  .start = start,
  .actor = actor,
  .actions = actions,
  .count = count,
  .apply = apply,
  .chance_weight = chance_weight,
  .hash = hash,
  .format = format,
  .read = read_action,
  .scores = scores,
  .supplies = supplies,
  .board = board,
  .picks = picks,
  .narration = &narration,
};

const AriRules *
toy_game_lookup (const char *id)
{
  return g_str_equal (id, toy_game.id) ? &toy_game : ari_rules_lookup (id);
}

void
toy_game_start (AriPosition *position,
                const char  *heap)
{
  g_autoptr(GError) error = NULL;
  AriSetup setup;

  ari_setup_init (&setup, &toy_game);
  ari_setup_set_option (&setup, "heap", heap, &error);
  g_assert_no_error (error);
  toy_game.start (position, &setup);
}
