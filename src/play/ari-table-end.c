/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the players end a match before the rules do, and who plays a seat from now on. */
#include "ari-table-private.h"

/**
 * ari_table_may_end:
 *
 * Returns: whether the players can end the match: it isn't over, has plies and can be stored
 */
gboolean
ari_table_may_end (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return !ari_match_is_read_only (self->match) && ari_match_get_main_length (self->match) > 0
         && ari_match_get_ending (self->match)->kind == ARI_ENDING_NONE
         && ari_rules_actor (ari_match_get_rules (self->match),
                             ari_match_get_main_position (self->match)) != ARI_NONE;
}

/**
 * ari_table_refuses_end:
 *
 * What a person has chosen counts, and must be stored before the match ends or the seat changes hands.
 *
 * Returns: whether something still waits to be stored; the refusal of the table then says so
 */
gboolean
ari_table_refuses_end (AriTable *self)
{
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  if (!ari_move_queue_is_set (&self->queue))
    return FALSE;

  if (!ari_match_may_play (self->match, &error))
    ari_table_refuse (self, error->message);

  return TRUE;
}

void
ari_table_end (AriTable        *self,
               const AriEnding *ending)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_may_end (self) || ari_table_refuses_end (self))
    return;

  ari_table_begin (self, ARI_EVENT_EDIT);
  ari_table_refuse (self, NULL);
  ari_table_dismiss (self);
  ari_match_go_to_main_line (self->match);
  ari_match_set_cursor (self->match, G_MAXUINT);
  ari_match_set_ending (self->match, ending);
  ari_table_mark (self, ARI_TABLE_POSITION | ARI_TABLE_LINE | ARI_TABLE_TURN);
}

/**
 * ari_table_resign:
 * @seat: who gives up
 *
 * The side of @seat loses, and all others share the win. A match of three or more can go on instead when the
 * seat is given to a computer.
 */
void
ari_table_resign (AriTable *self,
                  AriActor  seat)
{
  const AriSetup *setup;
  AriEnding ending = { .kind = ARI_ENDING_RESIGNED };

  g_return_if_fail (ARI_IS_TABLE (self));

  setup = ari_match_get_setup (self->match);
  g_return_if_fail (seat >= 1 && seat <= setup->seats);

  ending.winners = ((1u << setup->seats) - 1)
                   & ~ari_rules_side (setup->rules, ari_match_get_main_position (self->match), seat);
  ari_table_end (self, &ending);
}

/* Where a person plays on, the computer doesn't finish the match, for anybody. */
static void
end_handover (AriTable *self)
{
  if (!ari_table_may_end (self) || ari_match_find_persons (self->match) == 0)
    return;

  ari_match_remove_substitutes (self->match);
  ari_match_set_handover (self->match, 0);
}

/**
 * ari_table_refuses_resume:
 *
 * Returns: whether what the end of the match has shown would help those who play on; the refusal of the table
 *   then says so
 */
gboolean
ari_table_refuses_resume (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  if (!ari_match_is_over (self->match) || !ari_match_ends_for_good (self->match))
    return FALSE;

  ari_table_refuse (self, ari_visibility_why_final ());

  return TRUE;
}

void
ari_table_resume (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_match_is_read_only (self->match) || ari_table_refuses_resume (self))
    return;

  ari_match_set_ending (self->match, NULL);
  end_handover (self);
  ari_table_mark (self, ARI_TABLE_POSITION | ARI_TABLE_LINE | ARI_TABLE_TURN);
}

/**
 * ari_table_find_person:
 *
 * Returns: the seat of the person who acts now, or else the first person; %ARI_NONE if computers play alone
 */
AriActor
ari_table_find_person (AriTable *self)
{
  AriActor turn;
  guint persons;

  g_return_val_if_fail (ARI_IS_TABLE (self), ARI_NONE);

  turn = ari_rules_whose_turn (ari_match_get_rules (self->match), ari_match_get_main_position (self->match));
  if (ari_match_is_person (self->match, turn))
    return turn;

  persons = ari_match_find_persons (self->match);

  return persons != 0 ? (AriActor) __builtin_ctz (persons) + 1 : ARI_NONE;
}

/**
 * ari_table_get_usual_level:
 *
 * Returns: the level of a computer that takes over a seat: that of the first computer at the table, or the
 *   middle one
 */
const AriLevel *
ari_table_get_usual_level (AriTable *self)
{
  AriMatch *match;

  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  match = self->match;
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (ari_match_get_seat (match, seat)->level != NULL)
      return ari_level_lookup_or_usual (ari_match_get_seat (match, seat)->level);

  return ari_level_lookup_or_usual (NULL);
}

/**
 * ari_table_set_seat:
 * @level: (nullable): of a computer; NULL: as the other computers play, or in between
 *
 * Gives the seat to a person or to a computer, in the middle of the match. It keeps its name.
 */
void
ari_table_set_seat (AriTable    *self,
                    AriActor     seat,
                    AriSeatKind  kind,
                    const char  *level)
{
  g_autofree char *name = NULL, *chosen = NULL;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_match_is_read_only (self->match) || ari_table_refuses_end (self))
    return;

  name = g_strdup (ari_match_get_seat (self->match, seat)->name);
  chosen = g_strdup (level != NULL ? level : ari_table_get_usual_level (self)->id);
  if (kind == ARI_SEAT_COMPUTER && ari_match_has_substitute (self->match, seat))
    ari_match_set_substitute (self->match, seat, chosen);
  else
    ari_match_set_seat (self->match, seat, kind, name, kind == ARI_SEAT_COMPUTER ? chosen : NULL);
  end_handover (self);
  ari_driver_look (self->driver);
}

/* Computers play all seats from here on. When the match is over, those of persons are theirs again. */
void
ari_table_let_finish (AriTable *self)
{
  const char *level;
  guint persons;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_match_is_read_only (self->match) || ari_table_refuses_end (self))
    return;

  persons = ari_match_find_persons (self->match);
  level = ari_table_get_usual_level (self)->id;
  ari_table_begin (self, ARI_EVENT_EDIT);
  ari_match_go_to_main_line (self->match);
  ari_match_set_cursor (self->match, G_MAXUINT);
  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    if (ari_match_is_person (self->match, seat))
      ari_match_set_substitute (self->match, seat, level);
  if (persons != 0)
    ari_match_set_handover (self->match, ari_match_get_main_length (self->match));
  ari_driver_play_on (self->driver);
}
