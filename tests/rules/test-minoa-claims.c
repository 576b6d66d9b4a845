/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a hint of Minoa says of the border and its areas, counted again, slowly, over random games. */
#include "minoa-game.h"
#include "minoa-slow.h"
#include "minoa/minoa.h"

#include <stdio.h>

static const AriRules *const rules = &ari_rules_minoa;

/* A move, and the areas before and after it. */
typedef struct
{
  Slow before, after;
  SlowArea areas[SLOW_TRIANGLES], later[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], later_of[SLOW_TRIANGLES];
  guint n_areas, n_later;
  guint side; /* mask of seats that win with the actor */
} Move;

static void
move_init (Move       *move,
           const Game *game,
           AriAction   action)
{
  slow_read (&move->before, &game->setup, &game->position);
  move->after = move->before;
  slow_apply (&move->after, action);
  move->n_areas = slow_areas (&move->before, move->areas, move->area_of);
  move->n_later = slow_areas (&move->after, move->later, move->later_of);
  move->side = ari_rules_side (rules, &game->position, move->before.actor);
}

/* The next piece from @line along the border beyond its end point @end; @line: none before a wall that
 * divides them. */
static guint
next_piece (const Move *move,
            guint       line,
            guint       end)
{
  guint l = slow_next (line, &end);

  while (l != line && move->area_of[slow_beside (l)] == move->area_of[slow_beside (line)])
    {
      if (move->before.on[l] != 0)
        return l;
      l = slow_next (l, &end);
    }

  return line;
}

/* Between two pieces, @n_own of them of its own colour. */
static gboolean
is_between (const Move *move,
            guint       line,
            guint       n_own)
{
  guint one = next_piece (move, line, 0), other = next_piece (move, line, 1), actor = move->before.actor;
  guint n = 0;

  n += move->before.on[one] == actor;
  n += move->before.on[other] == actor;

  return one != line && other != line && one != other && n == n_own;
}

static guint
count_pieces (const Move *move,
              guint       seat)
{
  guint n = 0;

  for (guint l = 0; l < SLOW_LINES; l++)
    n += slow_is_border (l) && (seat == 0 ? move->before.on[l] != 0 : move->before.on[l] == seat);

  return n;
}

/* Own pieces side by side, @line included. */
static guint
count_row (const Move *move,
           guint       line)
{
  guint n = 1;

  for (guint side = 0; side < 2; side++)
    {
      guint end = side;
      guint l = slow_next (line, &end);

      while (move->before.on[l] == move->before.actor)
        {
          n++;
          l = slow_next (l, &end);
        }
    }

  return n;
}

/* Pieces along area @area of @later: of the actor, and the most of another seat. */
static void
count_along (const Move *move,
             guint       area,
             int        *own,
             int        *most)
{
  int n[5] = { 0 };

  for (guint l = 0; l < SLOW_LINES; l++)
    if (slow_is_border (l) && move->after.on[l] != 0 && move->later_of[slow_beside (l)] == area)
      n[move->after.on[l]]++;
  *own = n[move->before.actor];
  n[move->before.actor] = 0;
  *most = MAX (MAX (n[1], n[2]), MAX (n[3], n[4]));
}

static gboolean
is_single (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* Whether some area has @size triangles after the move, and @own pieces of the actor to @most of another. */
static gboolean
leads (const Move *move,
       guint       size,
       int         own,
       int         most)
{
  for (guint i = 0; i < move->n_later; i++)
    {
      int n_own, n_most;

      count_along (move, i, &n_own, &n_most);
      if (move->later[i].triangles == size && n_own == own && n_most == most && own > most)
        return TRUE;
    }

  return FALSE;
}

/* Whether one of @areas has this size and pieces, all of them of @seats. */
static gboolean
has_area (const SlowArea *areas,
          guint           n,
          guint           size,
          guint           seats)
{
  for (guint i = 0; i < n; i++)
    if (areas[i].triangles == size && areas[i].seats != 0 && (areas[i].seats & ~seats) == 0)
      return TRUE;

  return FALSE;
}

/* The rest of the border fills up with the move. */
static gboolean
fills_border (const Move *move)
{
  guint before = 0, after = 0;

  for (guint l = 0; l < SLOW_LINES; l++)
    {
      before += slow_is_border (l) && move->before.on[l] == 0;
      after += slow_is_border (l) && move->after.on[l] == 0;
    }

  return before > 1 && after == 0;
}

/* Whether @text, a claim of @kind about the move @line, is true. */
static gboolean
is_true (const Move *move,
         guint       line,
         const char *kind,
         const char *text)
{
  const SlowArea *area = slow_is_border (line) ? &move->areas[move->area_of[slow_beside (line)]] : NULL;
  guint actor = move->before.actor, n = 0, size = 0;
  int own = 0, most = 0;

  if (g_str_equal (kind, "between-own"))
    return is_between (move, line, 2);
  if (g_str_equal (kind, "between-both"))
    return is_between (move, line, 1);
  if (g_str_equal (kind, "between-others"))
    return is_between (move, line, 0);
  if (g_str_equal (kind, "first-piece"))
    return count_pieces (move, 0) == 0;
  if (g_str_equal (kind, "first-of-colour"))
    return count_pieces (move, actor) == 0 && count_pieces (move, 0) > 0;
  if (g_str_equal (kind, "fills-border"))
    return fills_border (move);
  if (g_str_equal (kind, "row"))
    return sscanf (text, "It makes a row of %u pieces", &n) == 1 && count_row (move, line) == n && n > 1;
  if (g_str_equal (kind, "fills"))
    return sscanf (text, "It takes the last vacant border line of an area of %u triangle", &size) == 1
           && area->vacant == 1 && area->triangles == size;
  if (g_str_equal (kind, "nearly-fills"))
    return sscanf (text, "It leaves only %u vacant border line%*[s ]on an area of %u triangle", &n, &size) == 2
           && area->vacant == n + 1 && area->triangles == size;
  if (g_str_equal (kind, "enters"))
    return sscanf (text, "It enters an area of %u triangle", &size) == 1 && area->triangles == size
           && is_single (area->seats) && (area->seats & move->side) == 0;
  if (g_str_equal (kind, "leads"))
    return sscanf (text, "It takes the lead along an area of %u %*[a-z], with %d to %d", &size, &own, &most) == 3
           && leads (move, size, own, most);
  if (g_str_equal (kind, "encloses"))
    return sscanf (text, "It leaves an area of %u triangle", &size) == 1
           && has_area (move->later, move->n_later, size, 1u << (actor - 1));
  if (g_str_equal (kind, "boxes-in"))
    return sscanf (text, "It boxes opponents into an area of only %u triangle", &size) == 1
           && has_area (move->later, move->n_later, size, ~move->side);

  g_error ("Nothing here counts “%s” (%s) again.", text, kind);
}

/* The other tests of Minoa count what a threat comes to; in which area a stick lies is not known here. */
static const char *const left_out[] = { "threatens", "stops-threat", "weakens-threat", "waits", NULL };

/* Adds the kind of what is claimed to @kinds: (element-type utf8). */
static void
check (const Game *game,
       AriAction   action,
       AriMerit    merit,
       GHashTable *kinds)
{
  g_autofree char *text = merit.text;
  Move move;

  if (text == NULL || g_strv_contains (left_out, merit.kind))
    return;

  move_init (&move, game, action);
  if (!is_true (&move, action, merit.kind, text))
    g_error ("%s: “%s” is not true of action %u", game->setup.rules->id, text, action);

  g_hash_table_add (kinds, g_strdup (merit.kind));
}

/* Every claim about a piece that could be placed, and about the move that is played. */
static void
test_claims (gconstpointer data)
{
  static const char *const usual[] = {
    "between-own", "between-both", "between-others", "first-piece", "first-of-colour",
  };
  g_autoptr(GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint seed = 0; seed < 4; seed++)
    {
      Game game;
      AriAction action;

      game_start (&game, data, seed);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE && action != MINOA_PASS)
        {
          for (AriAction piece = 0; piece < SLOW_LINES; piece++)
            if (slow_is_border (piece) && ari_rules_legal (rules, &game.position, piece))
              check (&game, piece, rules->narration->shape (&game.position, piece), kinds);
          check (&game, action, rules->narration->purpose (&game.position, action), kinds);
          rules->apply (&game.position, action);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    g_assert_true (g_hash_table_contains (kinds, usual[i]));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < N_MINOA_SETUPS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/minoa/claims/%s", minoa_setups[i]);

      g_test_add_data_func (path, minoa_setups[i], test_claims);
    }

  return g_test_run ();
}
