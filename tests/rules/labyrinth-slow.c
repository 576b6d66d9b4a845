/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-slow.h"

#include <string.h>

static gboolean
is_among (guint       field,
          const char *fields)
{
  g_autofree char *word = g_strdup_printf (" %u ", field);

  return strstr (fields, word) != NULL;
}

static gboolean
is_sanctuary (guint field)
{
  return is_among (field, " 1 2 3 4 5 31 58 ");
}

/* Walks field by field and turns round at the gate. */
static guint
walk (guint field,
      guint die)
{
  guint gate = 61;
  gboolean back = FALSE;

  if (field < 58)
    gate = 58;
  if (field < 31)
    gate = 31;
  for (guint step = 0; step < die; step++)
    {
      if (field == gate)
        back = TRUE;
      field = back ? field - 1 : field + 1;
    }

  if (field == 6)
    return 12;
  if (field == 18 || field == 21)
    return 26;
  if (field == 42)
    return 56;
  if (field == 59)
    return 47;
  return field;
}

/* The table of rides: rows for 7, 46, 49, 55 and 34. */
static guint
look_up_ride (guint field,
              guint die)
{
  static const guint from[] = { 7, 46, 49, 55, 34 };
  static const guint table[5][6] = {
    { 46, 49, 52, 55, 34, 55 },
    { 49, 52, 55, 34, 55, 52 },
    { 52, 55, 34, 55, 52, 49 },
    { 34, 55, 52, 49, 46, 7 },
    { 55, 52, 49, 46, 7, 46 },
  };
  guint row = 0;

  while (from[row] != field)
    row++;

  return table[row][die - 1];
}

static gboolean
can_use (const Slow *slow,
         guint       k,
         char        die)
{
  const SlowTraveller *t = &slow->travellers[slow->seat][k];

  if (t->field == 0)
    return die == '1' || (die == '6' && slow->six_enters);

  return t->field != 61 && t->caught == 0;
}

GPtrArray *
slow_actions (const Slow *slow)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  if (g_str_equal (slow->wanted, "first"))
    for (guint s = 1; s <= slow->seats; s++)
      g_ptr_array_add (texts, g_strdup_printf ("first=%u", s));
  if (g_str_equal (slow->wanted, "dice"))
    for (guint a = 1; a <= 6; a++)
      for (guint b = a; b <= 6; b++)
        g_ptr_array_add (texts, g_strdup_printf ("%u-%u", a, b));
  if (g_str_equal (slow->wanted, "station"))
    for (guint a = 1; a <= 6; a++)
      g_ptr_array_add (texts, g_strdup_printf ("r%u", a));
  if (g_str_equal (slow->wanted, "cross") || g_str_equal (slow->wanted, "ride"))
    {
      g_ptr_array_add (texts, g_strdup (slow->wanted));
      g_ptr_array_add (texts, g_strdup ("stay"));
    }
  if (g_str_equal (slow->wanted, "move"))
    for (guint k = 0; k < 4; k++)
      for (const char *die = slow->dice; *die != '\0'; die++)
        {
          g_autofree char *text = g_strdup_printf ("%c%c", 'a' + k, *die);

          if (can_use (slow, k, *die) && !g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
            g_ptr_array_add (texts, g_steal_pointer (&text));
        }

  return texts;
}

static void
catch (Slow *slow,
       guint seat,
       guint k)
{
  SlowTraveller *t = &slow->travellers[seat][k];

  if (!slow->seats_pay)
    {
      t->caught = 2;
      t->is_new = TRUE;
      return;
    }

  slow->to_lose[seat] += 2;
  if (seat == slow->seat && slow->has_rolled)
    slow->is_cut_short = TRUE;
}

/* A leg of the acting seat's traveller: a traveller at its end goes to where it began. */
static void
leg (Slow *slow,
     guint k,
     guint to)
{
  guint from = slow->travellers[slow->seat][k].field;

  if (from == to)
    return;

  for (guint s = 0; s < slow->seats; s++)
    for (guint j = 0; j < 4; j++)
      {
        SlowTraveller *other = &slow->travellers[s][j];

        if (other->field != to || is_sanctuary (to) || to == 61)
          continue;
        other->field = from;
        other->caught = 0;
        if ((from == 13 || from == 52) && !slow->displaced_are_safe)
          catch (slow, s, j);
      }
  slow->travellers[slow->seat][k].field = to;
}

static void
begin_turn (Slow *slow,
            guint seat)
{
  slow->seat = seat;
  slow->has_rolled = FALSE;
  slow->is_cut_short = FALSE;
  slow->dice[0] = '\0';
  slow->wanted = "dice";
  for (guint k = 0; k < 4; k++)
    slow->travellers[seat][k].is_new = FALSE;

  for (guint k = 0; k < 4; k++)
    if (slow->travellers[seat][k].field == 52 && slow->travellers[seat][k].caught == 0)
      {
        leg (slow, k, 7);
        slow->mover = k;
        slow->wanted = "ride";
        return;
      }
}

static void
end_turn (Slow *slow)
{
  guint next = slow->seat;

  for (guint k = 0; k < 4; k++)
    {
      SlowTraveller *t = &slow->travellers[slow->seat][k];

      if (t->caught > 0 && !t->is_new)
        t->caught--;
    }

  for (;;)
    {
      next = (next + 1) % slow->seats;
      if (slow->to_lose[next] == 0)
        break;
      slow->to_lose[next]--;
    }
  begin_turn (slow, next);
}

static void
continue_turn (Slow *slow)
{
  if (slow_score (slow, slow->seat) == 4)
    {
      slow->wanted = "over";
      return;
    }
  if (!slow->has_rolled)
    {
      slow->wanted = "dice";
      return;
    }

  for (const char *die = slow->dice; *die != '\0' && !slow->is_cut_short; die++)
    for (guint k = 0; k < 4; k++)
      if (can_use (slow, k, *die))
        {
          slow->wanted = "move";
          return;
        }
  end_turn (slow);
}

static void
move (Slow *slow,
      guint k,
      char  die)
{
  SlowTraveller *t = &slow->travellers[slow->seat][k];
  char *used = strchr (slow->dice, die);

  memmove (used, used + 1, strlen (used));
  leg (slow, k, t->field == 0 ? 1 : walk (t->field, (guint) (die - '0')));
  slow->mover = k;
  if (t->field == 13 || t->field == 52)
    catch (slow, slow->seat, k);

  if (slow->is_cut_short)
    continue_turn (slow);
  else if (is_among (t->field, " 44 45 50 51 "))
    slow->wanted = "cross";
  else if (is_among (t->field, " 7 46 49 55 34 "))
    slow->wanted = "ride";
  else
    continue_turn (slow);
}

void
slow_play (Slow       *slow,
           const char *text)
{
  guint field = slow->travellers[slow->seat][slow->mover].field;

  if (g_str_has_prefix (text, "first="))
    {
      begin_turn (slow, (guint) (text[6] - '1'));
    }
  else if (g_str_equal (slow->wanted, "dice"))
    {
      slow->dice[0] = text[0];
      slow->dice[1] = text[2];
      slow->dice[2] = '\0';
      slow->has_rolled = TRUE;
      continue_turn (slow);
    }
  else if (g_str_equal (text, "cross"))
    {
      leg (slow, slow->mover, field == 44 ? 50 : field == 50 ? 44 : field == 45 ? 51 : 45);
      continue_turn (slow);
    }
  else if (g_str_equal (text, "ride"))
    {
      slow->wanted = "station";
    }
  else if (g_str_equal (text, "stay"))
    {
      continue_turn (slow);
    }
  else if (g_str_equal (slow->wanted, "station"))
    {
      guint to = look_up_ride (field, (guint) (text[1] - '0'));

      leg (slow, slow->mover, to == 52 ? 7 : to);
      if (to == 52)
        catch (slow, slow->seat, slow->mover);
      continue_turn (slow);
    }
  else
    {
      move (slow, (guint) (text[0] - 'a'), text[1]);
    }
}

guint
slow_actor (const Slow *slow)
{
  return strstr ("move cross ride", slow->wanted) != NULL ? slow->seat + 1 : 0;
}

guint
slow_score (const Slow *slow,
            guint       seat)
{
  guint n = 0;

  for (guint k = 0; k < 4; k++)
    n += slow->travellers[seat][k].field == 61;

  return n;
}

void
slow_start (Slow           *slow,
            const AriSetup *setup)
{
  *slow = (Slow) {
    .seats = setup->seats,
    .six_enters = setup->values[0] == 1,
    .displaced_are_safe = setup->values[1] == 1,
    .seats_pay = setup->values[2] == 1,
    .wanted = "first",
  };
  for (guint s = 0; s < slow->seats; s++)
    for (guint k = 0; k < 4; k++)
      slow->travellers[s][k].field = k < setup->head_start[s] ? 1 : 0;
}
