/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-private.h"
#include "ari-ply-private.h"

const AriSetup *
ari_match_get_setup (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return &self->setup;
}

const AriRules *
ari_match_get_rules (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->setup.rules;
}

const AriSeat *
ari_match_get_seat (AriMatch *self,
                    AriActor  seat)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= self->setup.seats, NULL);

  return &self->seats[seat - 1];
}

const char *
ari_match_get_seat_name (AriMatch *self,
                         AriActor  seat)
{
  const AriSeat *who = ari_match_get_seat (self, seat);

  return who != NULL ? ari_seat_name (who, self->setup.rules, seat) : "";
}

const char *
ari_match_get_distinct_seat_name (AriMatch *self,
                                  AriActor  seat)
{
  const char *name = ari_match_get_seat_name (self, seat);

  for (AriActor other = 1; other <= self->setup.seats; other++)
    if (other != seat && g_strcmp0 (ari_match_get_seat_name (self, other), name) == 0)
      return ari_seat_own_name (self->setup.rules, seat);

  return name;
}

const AriNames *
ari_match_get_names (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  for (AriActor seat = 1; seat <= self->setup.seats; seat++)
    self->names.of[seat - 1] = ari_match_get_distinct_seat_name (self, seat);

  return &self->names;
}

const char *
ari_match_get_seat_label (AriMatch *self,
                          AriActor  seat)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), "");

  return ari_seats_have_colours (self->setup.rules) ? ari_seat_own_name (self->setup.rules, seat)
                                                    : ari_match_get_distinct_seat_name (self, seat);
}

gboolean
ari_match_is_person (AriMatch *self,
                     AriActor  actor)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return actor >= 1 && actor <= self->setup.seats && self->seats[actor - 1].kind == ARI_SEAT_PERSON
         && !ari_match_has_substitute (self, actor);
}

gboolean
ari_match_has_substitute (AriMatch *self,
                          AriActor  seat)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= self->setup.seats, FALSE);

  return self->seats[seat - 1].kind == ARI_SEAT_PERSON && self->seats[seat - 1].level != NULL
         && !ari_match_is_over (self);
}

void
ari_match_set_substitute (AriMatch   *self,
                          AriActor    seat,
                          const char *level)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (seat >= 1 && seat <= self->setup.seats);
  g_return_if_fail (self->seats[seat - 1].kind == ARI_SEAT_PERSON && level != NULL);

  if (g_set_str (&self->seats[seat - 1].level, level))
    ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

/* Returns whether there were any. */
gboolean
ari_match_drop_substitutes (AriMatch *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->setup.seats; i++)
    if (self->seats[i].kind == ARI_SEAT_PERSON)
      any |= g_set_str (&self->seats[i].level, NULL);

  return any;
}

void
ari_match_remove_substitutes (AriMatch *self)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  if (ari_match_drop_substitutes (self))
    ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

/* Whether @ply is in a variation that somebody has tried, not in the match as it was played. */
static gboolean
is_tried (AriPly *ply)
{
  AriPly *retracted = ari_ply_find_retracted (ply);

  for (; ply != retracted; ply = ari_ply_get_parent (ply))
    if (ari_ply_get_index (ply) > 0)
      return TRUE;

  return FALSE;
}

/* Whether @ply was played after the players let the computer finish. */
static gboolean
is_finishing (AriMatch *self,
              AriPly   *ply)
{
  return self->handover > 0 && ari_ply_get_number (ply) > self->handover && !is_tried (ply);
}

AriChooser
ari_chooser_infer (AriSeatKind kind,
                   gboolean    finishing)
{
  return kind != ARI_SEAT_PERSON || finishing ? ARI_CHOOSER_COMPUTER : ARI_CHOOSER_PERSON;
}

AriChooser
ari_match_infer_chooser (AriMatch *self,
                         AriPly   *ply)
{
  AriActor actor;

  g_return_val_if_fail (ARI_IS_MATCH (self), ARI_CHOOSER_UNKNOWN);
  g_return_val_if_fail (ARI_IS_PLY (ply), ARI_CHOOSER_UNKNOWN);

  actor = ari_ply_get_actor (ply);
  if (actor < 1 || actor > self->setup.seats)
    return ARI_CHOOSER_UNKNOWN;

  return ari_chooser_infer (self->seats[actor - 1].kind, is_finishing (self, ply));
}

gboolean
ari_match_had_substitute (AriMatch *self,
                          AriPly   *ply,
                          AriActor  seat)
{
  AriChooser chooser;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);
  g_return_val_if_fail (ARI_IS_PLY (ply), FALSE);

  if (seat < 1 || seat > self->setup.seats || self->seats[seat - 1].kind != ARI_SEAT_PERSON)
    return FALSE;

  chooser = ari_ply_get_actor (ply) == seat ? ari_ply_get_chooser (ply) : ARI_CHOOSER_UNKNOWN;

  return chooser != ARI_CHOOSER_UNKNOWN ? chooser == ARI_CHOOSER_COMPUTER : is_finishing (self, ply);
}

gboolean
ari_match_is_by_substitute (AriMatch *self,
                            AriPly   *ply)
{
  g_return_val_if_fail (ARI_IS_PLY (ply), FALSE);

  return ari_match_had_substitute (self, ply, ari_ply_get_actor (ply));
}

guint
ari_match_find_persons (AriMatch *self)
{
  guint persons = 0;

  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  for (AriActor seat = 1; seat <= self->setup.seats; seat++)
    if (ari_match_is_person (self, seat))
      persons |= 1u << (seat - 1);

  return persons;
}

AriActor
ari_match_find_only_person (AriMatch *self)
{
  guint persons = ari_match_find_persons (self);

  return __builtin_popcount (persons) == 1 ? (AriActor) __builtin_ctz (persons) + 1 : ARI_NONE;
}

void
ari_match_set_seat (AriMatch    *self,
                    AriActor     seat,
                    AriSeatKind  kind,
                    const char  *name,
                    const char  *level)
{
  AriSeat *at;
  gboolean changed;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (seat >= 1 && seat <= self->setup.seats);

  at = &self->seats[seat - 1];
  changed = at->kind != kind;
  at->kind = kind;
  changed |= g_set_str (&at->name, name != NULL ? name : "");
  changed |= g_set_str (&at->level, kind == ARI_SEAT_COMPUTER ? level : NULL);

  if (changed)
    ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

/* @property: (nullable): the property that shows it */
static void
set_detail (AriMatch    *self,
            char       **field,
            const char  *value,
            const char  *property)
{
  if (value != NULL && *value == '\0')
    value = NULL;

  if (!g_set_str (field, value))
    return;

  if (property != NULL)
    g_object_notify (G_OBJECT (self), property);
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

const char *
ari_match_get_title (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->title;
}

void
ari_match_set_title (AriMatch   *self,
                     const char *title)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_detail (self, &self->title, title, "title");
}

const char *
ari_match_get_notes (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->notes;
}

void
ari_match_set_notes (AriMatch   *self,
                     const char *notes)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_detail (self, &self->notes, notes, "notes");
}

const AriWarningOptions *
ari_match_get_warnings (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return &self->warnings;
}

void
ari_match_set_warnings (AriMatch                *self,
                        const AriWarningOptions *warnings)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  if (ari_warning_options_equal (&self->warnings, warnings))
    return;

  self->warnings = *warnings;
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

gboolean
ari_match_get_free_undo (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return self->free_undo;
}

void
ari_match_set_free_undo (AriMatch *self,
                         gboolean  free_undo)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  if (self->free_undo == free_undo)
    return;

  self->free_undo = free_undo;
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

/**
 * ari_match_get_handover:
 *
 * It follows changes of the main line: plies that replace some from before the handover lower it, and a line
 * that was shaped by hand is nobody's work but its players'.
 *
 * Returns: the number of plies of the main line when the players let the computer finish, which may be more
 *   than there are while some are taken back; 0: they didn't
 */
guint
ari_match_get_handover (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->handover;
}

void
ari_match_set_handover (AriMatch *self,
                        guint     handover)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  if (self->handover == handover)
    return;

  self->handover = handover;
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

const char *
ari_match_get_foreign_tags (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->foreign_tags;
}

void
ari_match_set_foreign_tags (AriMatch   *self,
                            const char *tags)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  set_detail (self, &self->foreign_tags, tags, NULL);
}

gint64
ari_match_get_started (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->started;
}

void
ari_match_set_started (AriMatch *self,
                       gint64    started)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  if (self->started == started)
    return;

  self->started = started;
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
}

guint
ari_match_get_takebacks (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->takebacks;
}

void
ari_match_set_read_only (AriMatch *self)
{
  g_return_if_fail (ARI_IS_MATCH (self));

  self->read_only = TRUE;
}

gboolean
ari_match_is_read_only (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return self->read_only;
}

/* How moves are numbered. */

guint
ari_match_get_turn_at (AriMatch *self,
                       guint     number)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);
  g_return_val_if_fail (number <= self->line.plies->len, 0);

  return number > 0 ? ari_line_get (&self->line, number - 1)->turn : 0;
}

guint
ari_match_get_main_turn (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->main_last->turn;
}

gboolean
ari_match_is_analysed (AriMatch *self)
{
  AriPly *last;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  last = ari_match_find (self, ari_match_get_main_id (self));
  for (AriPly *ply = last; ply != NULL; ply = ari_ply_get_parent (ply))
    if (ari_ply_get_eval (ply) == NULL)
      return FALSE;

  return last != NULL;
}
