/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-slow.h"

#include <string.h>

typedef struct
{
  int column, row;
} Place;

static const char letters[] = "LMS";

static guint
size_of (char piece)
{
  return (guint) (strchr (letters, g_ascii_toupper (piece)) - letters);
}

static guint
seat_of (char piece)
{
  return g_ascii_isupper (piece) ? 0 : 1;
}

static char
piece_of (guint seat,
          char  letter)
{
  return seat == 0 ? letter : g_ascii_tolower (letter);
}

static gboolean
on_board (Place p)
{
  return p.column >= 0 && p.column < 5 && p.row >= 0 && p.row < 5;
}

static gboolean
same (Place a,
      Place b)
{
  return a.column == b.column && a.row == b.row;
}

static gboolean
joined (const Slow *slow,
        Place       a,
        Place       b)
{
  int dx = ABS (a.column - b.column), dy = ABS (a.row - b.row);

  if (!on_board (a) || !on_board (b) || MAX (dx, dy) != 1)
    return FALSE;
  if (dx + dy == 1)
    return TRUE;

  return slow->board == 'e' || (slow->board == 'a' && (a.column + a.row) % 2 == 0);
}

static gboolean
fits (const Slow *slow,
      Place       p,
      char        piece)
{
  const char *tower = slow->towers[p.column][p.row];

  return *tower == '\0' || size_of (tower[strlen (tower) - 1]) < size_of (piece);
}

static gboolean
owns (const char *group,
      guint       seat)
{
  guint own = 0;

  for (const char *piece = group; *piece != '\0'; piece++)
    own += seat_of (*piece) == seat;

  return 2 * own >= strlen (group);
}

static void
add (GPtrArray  *texts,
     const char *text)
{
  if (!g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
    g_ptr_array_add (texts, g_strdup (text));
}

/* Walks on with the whole group, at most as many steps as it has pieces. */
static void
walk_together (const Slow *slow,
               const char *group,
               Place      *path,
               guint       n,
               GPtrArray  *texts)
{
  if (n > strlen (group))
    return;

  for (int i = 0; i < 25; i++)
    {
      Place to = { i / 5, i % 5 };
      gboolean entered = FALSE;

      for (guint k = 0; k < n; k++)
        entered = entered || same (path[k], to);
      if (entered || !joined (slow, path[n - 1], to) || !fits (slow, to, group[0]))
        continue;

      {
        g_autofree char *text = g_strdup_printf ("%zu%c%d-%c%d", strlen (group), 'a' + path[0].column,
                                                 path[0].row + 1, 'a' + to.column, to.row + 1);

        add (texts, text);
      }
      path[n] = to;
      walk_together (slow, group, path, n + 1, texts);
    }
}

/* Walks on with those of the group that are left, the lowest of which stays on each space. */
static void
walk_apart (const Slow *slow,
            const char *left,
            Place      *path,
            guint       n,
            const char *text,
            GPtrArray  *texts)
{
  if (*left == '\0')
    {
      add (texts, text);
      return;
    }
  if (!owns (left, slow->actor) && slow->own_each)
    return;

  for (int i = 0; i < 25; i++)
    {
      Place to = { i / 5, i % 5 };
      gboolean entered = FALSE;

      for (guint k = 0; k < n; k++)
        entered = entered || same (path[k], to);
      if (!entered && joined (slow, path[n - 1], to) && fits (slow, to, left[0]))
        {
          g_autofree char *longer = g_strdup_printf ("%s-%c%d", text, 'a' + to.column, to.row + 1);

          path[n] = to;
          walk_apart (slow, left + 1, path, n + 1, longer, texts);
        }
    }
}

static void
add_travels (const Slow *slow,
             Place       from,
             GPtrArray  *texts)
{
  const char *tower = slow->towers[from.column][from.row];

  for (const char *group = tower; *group != '\0'; group++)
    {
      Place path[5] = { from };
      g_autofree char *text = g_strdup_printf ("%zu%c%d", strlen (group), 'a' + from.column, from.row + 1);

      if (!owns (group, slow->actor))
        continue;
      walk_together (slow, group, path, 1, texts);
      if (strlen (group) > 1)
        walk_apart (slow, group, path, 1, text, texts);
    }
}

GPtrArray *
slow_actions (const Slow *slow)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < 25 && slow->actor < 2; i++)
    {
      Place p = { i / 5, i % 5 };

      if (slow->due[0] + slow->due[1] > 0)
        {
          for (const char *piece = slow->towers[p.column][p.row]; *piece != '\0'; piece++)
            if (seat_of (*piece) != slow->actor)
              g_ptr_array_add (texts, g_strdup_printf ("x%c%d%c", 'a' + p.column, p.row + 1,
                                                       g_ascii_toupper (*piece)));
          continue;
        }

      for (guint size = 0; size < 3; size++)
        if (slow->hand[slow->actor][size] > 0 && fits (slow, p, letters[size]))
          g_ptr_array_add (texts, g_strdup_printf ("%c@%c%d", letters[size], 'a' + p.column, p.row + 1));
      add_travels (slow, p, texts);
    }

  if (slow->actor < 2 && slow->due[0] + slow->due[1] > 0)
    g_ptr_array_add (texts, g_strdup ("x-"));
  else if (slow->actor < 2 && texts->len == 0)
    g_ptr_array_add (texts, g_strdup ("pass"));

  return texts;
}

/* The piece on a level of @n spaces in a row, if they all have one of the same seat, and size if @alike. */
static char
row_of (const Slow *slow,
        Place       from,
        Place       step,
        guint       n,
        guint       level,
        gboolean    alike,
        GString    *name)
{
  char first = '\0';

  for (guint i = 0; i < n; i++)
    {
      Place p = { from.column + (int) i * step.column, from.row + (int) i * step.row };
      Place next = { p.column + step.column, p.row + step.row };
      char piece;

      if (!on_board (p) || (alike && i + 1 < n && !joined (slow, p, next)))
        return '\0';
      if (strlen (slow->towers[p.column][p.row]) < level)
        return '\0';
      piece = slow->towers[p.column][p.row][level - 1];
      if (i == 0)
        first = piece;
      if (seat_of (piece) != seat_of (first) || (alike && piece != first))
        return '\0';
      g_string_append_printf (name, "%c%d ", 'a' + p.column, p.row + 1);
    }

  return first;
}

static void
judge_row (Slow    *slow,
           Place    from,
           Place    step,
           guint    n,
           guint    level,
           gboolean alike)
{
  g_autoptr(GString) name = g_string_new (NULL);
  char piece = row_of (slow, from, step, n, level, alike, name);

  if (piece != '\0' && g_hash_table_add (slow->used[seat_of (piece)], g_strdup (name->str)))
    slow->due[seat_of (piece)]++;
}

static void
judge (Slow *slow)
{
  static const Place steps[] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { 1, -1 } };
  gboolean built[2] = { FALSE, FALSE };

  for (int i = 0; i < 25; i++)
    {
      Place p = { i / 5, i % 5 };

      built[0] = built[0] || g_str_equal (slow->towers[p.column][p.row], "LMS");
      built[1] = built[1] || g_str_equal (slow->towers[p.column][p.row], "lms");
      for (guint k = 0; k < 4; k++)
        {
          judge_row (slow, p, steps[k], 5, 1, FALSE);
          for (guint level = 2; level <= 3 && slow->small; level++)
            judge_row (slow, p, steps[k], 3, level, TRUE);
        }
    }

  if (built[0] || built[1])
    {
      slow->winners = built[slow->turn] ? 1u << slow->turn : 2u >> slow->turn;
      slow->actor = 2;
    }
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
position_text (const Slow *slow)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < 25; i++)
    g_string_append_printf (text, "%s,", slow->towers[i / 5][i % 5]);
  for (guint s = 0; s < 2; s++)
    {
      g_autofree gpointer *keys = g_hash_table_get_keys_as_array (slow->used[s], NULL);
      guint n = g_hash_table_size (slow->used[s]);

      qsort (keys, n, sizeof *keys, compare_keys);
      g_string_append_printf (text, "%u%u%u %u ", slow->hand[s][0], slow->hand[s][1], slow->hand[s][2],
                              slow->captured[s]);
      for (guint i = 0; i < n; i++)
        g_string_append (text, keys[i]);
    }
  g_string_append_printf (text, "%u", slow->actor);

  return g_string_free_and_steal (text);
}

static void
begin_turn (Slow *slow)
{
  char *text = position_text (slow);
  guint times = GPOINTER_TO_UINT (g_hash_table_lookup (slow->met, text)) + 1;

  g_hash_table_insert (slow->met, text, GUINT_TO_POINTER (times));
  if (times == 3 || slow->quiet == 100 || slow->passes == 2)
    {
      slow->winners = 3;
      slow->actor = 2;
    }
}

static gboolean
has_pieces (const Slow *slow,
            guint       seat)
{
  for (int i = 0; i < 25; i++)
    for (const char *piece = slow->towers[i / 5][i % 5]; *piece != '\0'; piece++)
      if (seat_of (*piece) == seat)
        return TRUE;

  return FALSE;
}

static void
settle (Slow *slow)
{
  if (slow->actor == 2)
    return;

  for (guint s = 0; s < 2; s++)
    if (!has_pieces (slow, 1 - s))
      slow->due[s] = 0;

  slow->actor = slow->turn;
  if (slow->due[slow->turn] > 0)
    return;
  slow->actor = 1 - slow->turn;
  if (slow->due[1 - slow->turn] > 0)
    return;

  slow->turn = 1 - slow->turn;
  slow->quiet = slow->progress ? 0 : slow->quiet + 1;
  slow->progress = FALSE;
  begin_turn (slow);
}

static char *
tower_at (Slow       *slow,
          const char *name)
{
  return slow->towers[name[0] - 'a'][name[1] - '1'];
}

static void
put (char       *tower,
     const char *pieces,
     guint       n)
{
  gsize height = strlen (tower);

  memcpy (tower + height, pieces, n);
  tower[height + n] = '\0';
}

static void
travel (Slow       *slow,
        const char *text)
{
  guint count = (guint) (text[0] - '0'), n_spaces = ((guint) strlen (text) - 3) / 3;
  char *from = tower_at (slow, text + 1);
  char group[4];

  strcpy (group, from + strlen (from) - count);
  from[strlen (from) - count] = '\0';
  if (n_spaces == 1)
    put (tower_at (slow, text + 4), group, count);
  else
    for (guint i = 0; i < n_spaces; i++)
      put (tower_at (slow, text + 4 + 3 * i), group + i, 1);
}

static void
capture (Slow       *slow,
         const char *text)
{
  char *piece = strchr (tower_at (slow, text + 1), piece_of (1 - slow->actor, text[3]));

  memmove (piece, piece + 1, strlen (piece));
  slow->due[slow->actor]--;
  slow->progress = TRUE;
  if (++slow->captured[slow->actor] == 3)
    {
      slow->winners = 1u << slow->actor;
      slow->actor = 2;
    }
}

void
slow_play (Slow       *slow,
           const char *text)
{
  slow->passes = g_str_equal (text, "pass") ? slow->passes + 1 : 0;

  if (g_str_equal (text, "x-"))
    {
      slow->due[slow->actor]--;
    }
  else if (text[0] == 'x')
    {
      capture (slow, text);
    }
  else if (g_ascii_isdigit (text[0]))
    {
      travel (slow, text);
    }
  else if (text[1] == '@')
    {
      char piece = piece_of (slow->actor, text[0]);

      put (tower_at (slow, text + 2), &piece, 1);
      slow->hand[slow->actor][size_of (piece)]--;
      slow->progress = TRUE;
    }

  if (slow->actor < 2)
    judge (slow);
  settle (slow);
}

Slow *
slow_new (char          board,
          gboolean      own_each,
          gboolean      small,
          const guint8 *head_start)
{
  Slow *slow = g_new0 (Slow, 1);

  slow->board = board;
  slow->own_each = own_each;
  slow->small = small;
  slow->met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint s = 0; s < 2; s++)
    {
      slow->used[s] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (guint size = 0; size < 3; size++)
        slow->hand[s][size] = 4;
    }
  for (guint s = 0; s < 2; s++)
    {
      slow->captured[s] = head_start[s];
      slow->hand[1 - s][size_of ('S')] -= head_start[s];
    }
  begin_turn (slow);

  return slow;
}

void
slow_free (Slow *slow)
{
  g_hash_table_unref (slow->met);
  g_hash_table_unref (slow->used[0]);
  g_hash_table_unref (slow->used[1]);
  g_free (slow);
}
