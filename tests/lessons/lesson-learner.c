/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-learner.h"

#include <string.h>

#include "ari-rules.h"

typedef void ListFunc (Click     *click,
                       GPtrArray *moves);

static void G_GNUC_PRINTF (2, 3)
    add (GPtrArray *moves,
         const char *format,
         ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (moves, g_strdup_vprintf (format, args));
  va_end (args);
}

static gboolean
is_own (const Click *click,
        const char  *name)
{
  return sight_occupant (click, name) == ari_rules_actor (click->picker->rules, &click->picker->position);
}

static gboolean
is_told (const Click *click,
         const char  *name,
         const char  *part)
{
  g_autofree char *words = sight_describe (click, name);

  return strstr (words, part) != NULL;
}

/* --- Minoa: a piece on a line of the border, a stick inside, no ring ------------------------------------ */

static void
list_minoa (Click     *click,
            GPtrArray *moves)
{
  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    {
      const char *name = sight_name (click);

      if (click->board->spots[click->spot].kind == ARI_SPOT_LINE && !sight_is_played (click, name)
          && sight_occupant (click, name) == ARI_NONE
          && (is_told (click, name, "border") || !sight_closes_ring (click)))
        add (moves, "%s", name);
    }
}

/* --- Minarett: place on the ground or on a larger piece; move one piece a step, groups further ---------- */

enum { NOTHING, ROOF, TOWER, FOUNDATION, GROUND };

static guint
size_of (const Click *click,
         const char  *name)
{
  return is_told (click, name, "foundation") ? FOUNDATION : is_told (click, name, "tower") ? TOWER
         : is_told (click, name, "roof") ? ROOF : NOTHING;
}

/* @name: of the space */
static guint
height_of (const Click *click,
           const char  *name)
{
  guint own;

  return sight_count_pieces (click, name, &own);
}

static gboolean
fits (const Click *click,
      guint        size,
      const char  *name)
{
  guint height = height_of (click, name);
  g_autofree char *top = g_strdup_printf ("%s.%u", name, height);

  return size < (height == 0 ? GROUND : size_of (click, top));
}

/* Where the pieces from @from on go: each step along a line, to a space where the lowest one fits. */
static void
list_group (const Click *click,
            const char  *from,
            guint        n_steps,
            GPtrArray   *spaces,
            GPtrArray   *moves)
{
  guint32 reached = 1u << sight_space (from);
  guint size = size_of (click, from);

  for (guint step = 0; step < n_steps; step++)
    {
      guint32 wider = reached;

      for (guint i = 0; i < spaces->len; i++)
        for (guint j = 0; j < spaces->len; j++)
          if ((reached >> sight_space (spaces->pdata[i]) & 1) != 0 && fits (click, size, spaces->pdata[j])
              && sight_are_neighbours (sight_space (spaces->pdata[i]), sight_space (spaces->pdata[j])))
            wider |= 1u << sight_space (spaces->pdata[j]);
      reached = wider;
    }

  for (guint i = 0; i < spaces->len; i++)
    if (sight_space (spaces->pdata[i]) != sight_space (from)
        && (reached >> sight_space (spaces->pdata[i]) & 1) != 0)
      add (moves, "%s %s", from, (char *) spaces->pdata[i]);
}

/* People point at a space, or at the piece on top of it. */
static void
list_placements (const Click *click,
                 const char  *hand,
                 GPtrArray   *spaces,
                 GPtrArray   *moves)
{
  for (guint i = 0; i < spaces->len; i++)
    if (fits (click, size_of (click, hand), spaces->pdata[i]))
      {
        guint height = height_of (click, spaces->pdata[i]);

        add (moves, "%s %s", hand, (char *) spaces->pdata[i]);
        if (height > 0)
          add (moves, "%s %s.%u", hand, (char *) spaces->pdata[i], height);
      }
}

static void
list_minarett (Click     *click,
               GPtrArray *moves)
{
  g_autoptr(GPtrArray) spaces = g_ptr_array_new ();
  gboolean may_capture = ari_picker_offers (click->picker, ari_board_find (click->board, "x-"));

  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    if (click->board->spots[click->spot].kind == ARI_SPOT_SPACE)
      g_ptr_array_add (spaces, (char *) sight_name (click));

  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    {
      const char *name = sight_name (click);
      guint own, n;

      if (click->board->spots[click->spot].kind != ARI_SPOT_PIECE || sight_occupant (click, name) == ARI_NONE)
        continue;
      if (may_capture)
        {
          if (strchr (name, '.') != NULL && !is_own (click, name))
            add (moves, "%s", name);
          continue;
        }
      if (strchr (name, '.') == NULL)
        {
          if (is_own (click, name) && size_of (click, name) != NOTHING)
            list_placements (click, name, spaces, moves);
          continue;
        }
      n = sight_count_pieces (click, name, &own);
      if (2 * own >= n)
        list_group (click, name, n, spaces, moves);
    }
}

/* --- Labyrinth: answer; each die once; enter with a 1; count fields, and backwards from a gate -------- */

/* 0: it was used */
static guint
pips_of (const Click *click,
         guint        die)
{
  g_autofree char *name = g_strdup_printf ("die%u", die);
  g_autofree char *words = sight_describe (click, name);

  return g_str_has_suffix (words, "not used yet") ? (guint) g_ascii_strtoull (words, NULL, 10) : 0;
}

static guint
count_fields (guint field,
              guint pips)
{
  guint gate = field < 31 ? 31 : field < 58 ? 58 : 61;

  return field + pips > gate ? 2 * gate - field - pips : field + pips;
}

/* Where a traveller comes to: on through a passage. */
static guint
end_of (guint field,
        guint pips)
{
  static const guint passages[][2] = { { 6, 12 }, { 18, 26 }, { 21, 26 }, { 42, 56 }, { 59, 47 } };
  guint end = count_fields (field, pips);

  for (guint i = 0; i < G_N_ELEMENTS (passages); i++)
    if (passages[i][0] == end)
      return passages[i][1];

  return end;
}

/* People point at a field, or at a traveller that stands there. */
static void
list_walks (const Click *click,
            const char  *traveller,
            guint        die,
            GPtrArray   *moves)
{
  guint pips = pips_of (click, die), other = pips_of (click, 3 - die), field;
  guint from = (guint) g_ascii_strtoull (traveller, NULL, 10);
  g_autofree char *name = NULL, *places = NULL;

  if (pips == 0 || (sight_is_outside (traveller) && pips != 1))
    return;

  field = sight_is_outside (traveller) ? 1 : count_fields (from, pips);
  name = g_strdup_printf ("%u", field);
  places = g_strconcat (name, ".", NULL);
  add (moves, "%s die%u", traveller, die);
  add (moves, "die%u %s", die, traveller);
  /* A traveller that would come back to the same field takes the die, and so does one that both dice bring to
   * the same field. */
  if (!sight_is_outside (traveller)
      && (field == from || (other > 0 && other != pips && end_of (from, pips) == end_of (from, other))))
    return;
  add (moves, "%s %s", traveller, name);
  for (guint i = 0; i < click->board->n_spots; i++)
    if (g_str_has_prefix (click->board->spots[i].name, places)
        && sight_occupant (click, click->board->spots[i].name) != ARI_NONE)
      add (moves, "%s %s", traveller, click->board->spots[i].name);
}

static void
list_labyrinth (Click     *click,
                GPtrArray *moves)
{
  if (moves->len > 0)
    return;

  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    {
      const char *name = sight_name (click);

      if (is_own (click, name) && !is_told (click, name, "caught") && !is_told (click, name, "home"))
        for (guint die = 1; die <= 2; die++)
          list_walks (click, name, die, moves);
    }
}

/* --- Minotaur: turn over two tiles, or challenge for a tile of a pair that fits crosswise --------------- */

/* The value of a tile in a row, 0 if there is none or its pair is resolved. */
static guint
value_of (const Click *click,
          guint        seat,
          char         colour,
          char         side)
{
  g_autofree char *name = g_strdup_printf ("%u:%c%c", seat, colour, side);
  g_autofree char *words = sight_describe (click, name);
  const char *digit = strpbrk (words, "12345");

  return digit != NULL && strstr (words, "resolved") == NULL ? (guint) (*digit - '0') : 0;
}

static void
list_challenges (const Click *click,
                 guint        seat,
                 GPtrArray   *moves)
{
  for (const char *colour = "RGBYW"; *colour != '\0'; colour++)
    {
      guint left = value_of (click, 1, *colour, 'L'), right = value_of (click, 1, *colour, 'R');
      guint their_left = value_of (click, seat, *colour, 'L');
      guint their_right = value_of (click, seat, *colour, 'R');

      if (left == 0 || their_left == 0 || (left != their_right && right != their_left))
        continue;
      add (moves, "%u:%cL", seat, *colour);
      add (moves, "%u:%cR", seat, *colour);
    }
}

static void
list_minotaur (Click     *click,
               GPtrArray *moves)
{
  gboolean begun = FALSE;

  if (moves->len > 0)
    return;

  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    {
      const char *name = sight_name (click);

      if (strlen (name) == 2 && is_told (click, name, "face down"))
        add (moves, "%s", name);
      else if (strlen (name) == 2 && is_told (click, name, "horn"))
        begun = TRUE;
    }
  for (guint seat = 2; seat <= 3 && !begun; seat++)
    list_challenges (click, seat, moves);
}

/* --- All ------------------------------------------------------------------------------------------------ */

/* Where there are buttons, they ask a question, and people answer it. */
static void
list_answers (Click     *click,
              GPtrArray *moves)
{
  for (click->spot = 0; click->spot < click->board->n_spots; click->spot++)
    if (click->board->spots[click->spot].kind == ARI_SPOT_CHOICE
        && ari_picker_offers (click->picker, click->spot))
      add (moves, "%s", sight_name (click));
}

GPtrArray *
learner_list_moves (const Click *click)
{
  static const struct { const char *game; ListFunc *list; } games[] = {
    { "minoa", list_minoa }, { "minarett", list_minarett },
    { "labyrinth", list_labyrinth }, { "minotaur", list_minotaur },
  };
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  Click at = *click;

  list_answers (&at, moves);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].game, click->picker->rules->id))
      games[i].list (&at, moves);

  return moves;
}
