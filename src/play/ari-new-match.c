/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-new-match.h"

#include <glib/gi18n-lib.h>

#include "ari-level.h"
#include "ari-list-words.h"
#include "ari-revelation.h"

#define SEAT_FORMAT "(sss)"
#define GAME_FORMAT "(sa" SEAT_FORMAT ")"

const char *
ari_new_match_name (AriSeatKind kind,
                    AriActor    seat)
{
  /* Translators: people and creatures of the Cretan myths; use the forms your language knows.
   * They name the computer at the table. */
  static const char *const computers[ARI_MAX_SEATS] = {
    NC_("computer", "Phaedra"), NC_("computer", "Daedalus"), NC_("computer", "Icarus"),
    NC_("computer", "Talos"), NC_("computer", "Britomartis"),
  };

  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, NULL);

  return kind == ARI_SEAT_COMPUTER ? g_dpgettext2 (NULL, "computer", computers[seat - 1])
                                   : ari_seat_number_name (seat);
}

gboolean
ari_new_match_is_seat_name (const char *name)
{
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if (g_str_equal (name, ari_new_match_name (ARI_SEAT_PERSON, seat)))
      return TRUE;

  return FALSE;
}

/* Whether @name says nothing about a person: it is that of an account. GLib says "Unknown" in any language
 * when the account has no name. */
static gboolean
is_of_account (const char *name)
{
  static const char *const accounts[] = { "", "root", "user", "admin", "administrator", "guest", "unknown" };

  if (name == NULL || g_strcmp0 (name, g_get_user_name ()) == 0)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (accounts); i++)
    if (g_ascii_strcasecmp (name, accounts[i]) == 0)
      return TRUE;

  return FALSE;
}

gboolean
ari_new_match_knows_person (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "person-name");

  /* Older releases stored the name of the account without asking. */
  return g_settings_get_boolean (settings, "person-answered") || !is_of_account (name);
}

char *
ari_new_match_person_name (GSettings *settings)
{
  gboolean known = ari_new_match_knows_person (settings);
  g_autofree char *name = known ? g_settings_get_string (settings, "person-name")
                                : g_strdup (g_get_real_name ());

  if (known ? name[0] == '\0' : is_of_account (name))
    return g_strdup (ari_new_match_name (ARI_SEAT_PERSON, 1));

  return g_steal_pointer (&name);
}

void
ari_new_match_set_person_name (GSettings  *settings,
                               const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  /* "Player 1" follows the language. */
  g_settings_set_string (settings, "person-name",
                         g_str_equal (stripped, ari_new_match_name (ARI_SEAT_PERSON, 1)) ? "" : stripped);
  g_settings_set_boolean (settings, "person-answered", TRUE);
}

static void
set_seat (AriNewMatch *self,
          AriActor     seat,
          AriSeatKind  kind,
          const char  *name,
          const char  *level)
{
  AriSeat *who = &self->seats[seat - 1];

  who->kind = kind;
  g_set_str (&who->name, name);
  g_set_str (&who->level, level);
}

/* The name of the first person is the same in all games. */
static gboolean
is_first_person (AriSeatKind kind,
                 AriActor    seat)
{
  return kind == ARI_SEAT_PERSON && seat == 1;
}

static void
recall_seat (AriNewMatch *self,
             GSettings   *settings,
             AriActor     seat,
             AriSeatKind  kind,
             const char  *name, /* "": the usual one, in the current language */
             const char  *level)
{
  g_autofree char *person = is_first_person (kind, seat) ? ari_new_match_person_name (settings) : NULL;

  if (person != NULL)
    name = person;
  else if (name[0] == '\0')
    name = ari_new_match_name (kind, seat);
  set_seat (self, seat, kind, name, level);
}

/* The settings may come from another release: a seat that this one doesn't know keeps its default. */
static void
recall_seats (AriNewMatch  *self,
              GSettings    *settings,
              GVariantIter *seats)
{
  const char *kind, *name, *level;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      if (!g_variant_iter_next (seats, "(&s&s&s)", &kind, &name, &level))
        return;

      if (g_str_equal (kind, "person"))
        recall_seat (self, settings, seat, ARI_SEAT_PERSON, name, self->seats[seat - 1].level);
      else if (g_str_equal (kind, "computer") && ari_level_lookup (level) != NULL)
        recall_seat (self, settings, seat, ARI_SEAT_COMPUTER, name, level);
    }
}

gboolean
ari_new_match_has_last (GSettings      *settings,
                        const AriRules *rules)
{
  g_autoptr(GVariant) matches = NULL, match = NULL;

  if (settings == NULL)
    return FALSE;

  matches = g_settings_get_value (settings, "new-match");
  match = g_variant_lookup_value (matches, rules->id, NULL);

  return match != NULL;
}

AriNewMatch *
ari_new_match_recall (GSettings      *settings,
                      const AriRules *rules)
{
  g_autoptr(AriNewMatch) self = g_new0 (AriNewMatch, 1);
  g_autoptr(GVariant) games = g_settings_get_value (settings, "new-match");
  g_autoptr(GVariantIter) seats = NULL;
  const char *text;
  AriSetup setup;

  ari_setup_init (&self->setup, rules);
  self->warn_alone = (AriWarnFrom) g_settings_get_enum (settings, "warnings");

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      AriSeatKind kind = seat == 1 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER;

      recall_seat (self, settings, seat, kind, "", ari_level_friendly ()->id);
    }

  if (g_variant_lookup (games, rules->id, "(&sa" SEAT_FORMAT ")", &text, &seats))
    {
      if (ari_setup_parse (&setup, text, NULL) && setup.rules == rules)
        self->setup = setup;

      recall_seats (self, settings, seats);
    }

  return g_steal_pointer (&self);
}

/* The last choices with other names of persons. */
static GVariant *
rename_seats (GVariant   *games,
              const char *from,
              const char *to)
{
  GVariantBuilder all;
  GVariantIter iter, *seats;
  const char *id, *setup;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{s" GAME_FORMAT "}"));
  g_variant_iter_init (&iter, games);
  while (g_variant_iter_loop (&iter, "{&s(&sa" SEAT_FORMAT ")}", &id, &setup, &seats))
    {
      GVariantBuilder renamed;
      const char *kind, *name, *level;

      g_variant_builder_init (&renamed, G_VARIANT_TYPE ("a" SEAT_FORMAT));
      while (g_variant_iter_loop (seats, "(&s&s&s)", &kind, &name, &level))
        g_variant_builder_add (&renamed, SEAT_FORMAT, kind,
                               g_str_equal (kind, "person") && g_str_equal (name, from) ? to : name, level);
      g_variant_builder_add (&all, "{s" GAME_FORMAT "}", id, setup, &renamed);
    }

  return g_variant_builder_end (&all);
}

gboolean
ari_new_match_rename_person (GSettings  *settings,
                             const char *from,
                             const char *to)
{
  g_autoptr(GVariant) games = g_settings_get_value (settings, "new-match");
  g_autofree char *first = g_settings_get_string (settings, "person-name");
  gboolean is_first = g_str_equal (first, from);

  g_settings_set_value (settings, "new-match", rename_seats (games, from, to));
  if (is_first)
    ari_new_match_set_person_name (settings, to);

  return is_first;
}

/**
 * ari_new_match_remember:
 *
 * Stores @self as the last choice for its game; the choices for other games stay.
 */
void
ari_new_match_remember (const AriNewMatch *self,
                        GSettings         *settings)
{
  g_autoptr(GVariant) games = g_settings_get_value (settings, "new-match");
  g_autofree char *text = ari_setup_to_text (&self->setup);
  GVariantBuilder seats, all;
  GVariantIter iter;
  const char *id;
  GVariant *game;

  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a" SEAT_FORMAT));
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      const AriSeat *who = &self->seats[i];
      gboolean is_usual = is_first_person (who->kind, i + 1)
                          || g_strcmp0 (who->name, ari_new_match_name (who->kind, i + 1)) == 0;

      g_variant_builder_add (&seats, SEAT_FORMAT, who->kind == ARI_SEAT_PERSON ? "person" : "computer",
                             is_usual ? "" : who->name, who->level);
    }

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{s" GAME_FORMAT "}"));
  g_variant_iter_init (&iter, games);
  while (g_variant_iter_loop (&iter, "{&s@" GAME_FORMAT "}", &id, &game))
    if (!g_str_equal (id, self->setup.rules->id))
      g_variant_builder_add (&all, "{s@" GAME_FORMAT "}", id, game);
  g_variant_builder_add (&all, "{s" GAME_FORMAT "}", self->setup.rules->id, text, &seats);

  g_settings_set_value (settings, "new-match", g_variant_builder_end (&all));

  g_settings_set_enum (settings, "warnings", (int) self->warn_alone);
  if (is_first_person (self->seats[0].kind, 1))
    ari_new_match_set_person_name (settings, self->seats[0].name);
}

void
ari_new_match_free (AriNewMatch *self)
{
  ari_seats_clear (self->seats);
  g_free (self);
}

/* The Fisher–Yates shuffle. */
void
ari_new_match_shuffle (AriNewMatch *self)
{
  guint8 *head_start = self->setup.head_start;

  for (guint i = self->setup.seats - 1; i > 0; i--)
    {
      guint j = g_random_int_range (0, i + 1);
      AriSeat other = self->seats[i];
      guint8 size = head_start[i];

      self->seats[i] = self->seats[j];
      self->seats[j] = other;
      head_start[i] = head_start[j];
      head_start[j] = size;
    }
}

guint
ari_new_match_find_persons (const AriNewMatch *self)
{
  guint persons = 0;

  for (guint i = 0; i < self->setup.seats; i++)
    if (self->seats[i].kind == ARI_SEAT_PERSON)
      persons |= 1u << i;

  return persons;
}

gboolean
ari_new_match_has_person_twice (const AriNewMatch *self)
{
  guint persons = ari_new_match_find_persons (self);

  for (guint one = 0; one < self->setup.seats; one++)
    for (guint other = 0; other < one; other++)
      if ((persons >> one & 1) != 0 && (persons >> other & 1) != 0 && *self->seats[one].name != '\0'
          && g_str_equal (self->seats[one].name, self->seats[other].name))
        return TRUE;

  return FALSE;
}

gboolean
ari_new_match_offers_practice (const AriNewMatch *self,
                               GSettings         *settings)
{
  const AriRules *rules = self->setup.rules;
  g_autoptr(GVariant) games = g_settings_get_value (settings, "new-match");
  g_autoptr(GVariant) last = g_variant_lookup_value (games, rules->id, NULL);

  return rules->feats != NULL && last == NULL && ari_new_match_find_persons (self) != 0;
}

char *
ari_new_match_partners (const AriNewMatch *self,
                        AriActor           seat)
{
  const AriSetup *setup = &self->setup;
  const char *names[ARI_MAX_SEATS];
  guint side, n = 0;
  AriPosition start;

  setup->rules->start (&start, setup);
  side = ari_rules_side (setup->rules, &start, seat) & ~(1u << (seat - 1));
  for (guint i = 0; i < setup->seats; i++)
    if (side >> i & 1)
      names[n++] = self->seats[i].name;

  return n > 0 ? ari_list_words (names, n) : NULL;
}

gboolean
ari_new_match_offers_free_undo (const AriNewMatch *self)
{
  return ari_rules_reveals (self->setup.rules) && ari_new_match_find_persons (self) != 0;
}

static gboolean
is_together (const AriNewMatch *self)
{
  return __builtin_popcount (ari_new_match_find_persons (self)) > 1;
}

AriWarnFrom *
ari_new_match_warn_from (AriNewMatch *self)
{
  return is_together (self) ? &self->warn_together : &self->warn_alone;
}

void
ari_new_match_remember_warnings (GSettings *settings,
                                 AriMatch  *match)
{
  if (__builtin_popcount (ari_match_find_persons (match)) == 1)
    g_settings_set_enum (settings, "warnings", (int) ari_match_get_warnings (match)->from);
}

static void
set_warnings (AriMatch    *match,
              AriWarnFrom  from,
              guint        seats)
{
  AriWarningOptions warnings = { from, from != ARI_WARN_NEVER ? seats : 0 };

  ari_match_set_warnings (match, &warnings);
}

/**
 * ari_new_match_build:
 *
 * Returns: (transfer full): a match that starts now, with these seats and without plies
 */
AriMatch *
ari_new_match_build (const AriNewMatch *self)
{
  AriSetup setup = self->setup;
  AriMatch *match;

  ari_setup_settle (&setup);
  match = ari_match_new (&setup);

  for (AriActor seat = 1; seat <= self->setup.seats; seat++)
    {
      const AriSeat *who = &self->seats[seat - 1];

      ari_match_set_seat (match, seat, who->kind, who->name,
                          who->kind == ARI_SEAT_COMPUTER ? who->level : NULL);
    }

  set_warnings (match, is_together (self) ? self->warn_together : self->warn_alone,
                ari_new_match_find_persons (self));
  ari_match_set_free_undo (match, self->free_undo && ari_new_match_offers_free_undo (self));
  ari_match_set_started (match, g_get_real_time () / G_USEC_PER_SEC);

  return match;
}

/* The seats that persons play, or if computers play alone, those that persons gave away, as bits. */
static guint
find_players (AriMatch *match)
{
  guint persons = ari_match_find_persons (match);
  AriPly *ply = NULL;

  if (persons != 0)
    return persons;

  while ((ply = ari_match_get_continuation (match, ply)) != NULL)
    if (ari_ply_get_chooser (ply) == ARI_CHOOSER_PERSON)
      persons |= 1u << (ari_ply_get_actor (ply) - 1);

  return persons;
}

AriMatch *
ari_new_match_again (AriMatch *match)
{
  const AriSetup *setup = ari_match_get_setup (match);
  AriSetup turned = *setup;
  AriMatch *again;
  const AriWarningOptions *warnings = ari_match_get_warnings (match);
  guint players = find_players (match), wanted = 0;

  for (guint i = 0; i < setup->seats; i++)
    turned.head_start[(i + 1) % setup->seats] = setup->head_start[i];
  again = ari_match_new (&turned);
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    {
      const AriSeat *who = ari_match_get_seat (match, seat);

      ari_match_set_seat (again, seat % setup->seats + 1,
                          players >> (seat - 1) & 1 ? ARI_SEAT_PERSON : who->kind, who->name, who->level);
      wanted |= (warnings->seats >> (seat - 1) & 1) << (seat % setup->seats);
    }
  set_warnings (again, warnings->from, wanted);
  ari_match_set_free_undo (again, ari_match_get_free_undo (match));

  return again;
}

char *
ari_new_match_turned (AriMatch *again)
{
  AriActor person = ari_match_find_only_person (again);

  if (person == ARI_NONE || !ari_seats_have_colours (ari_match_get_rules (again)))
    return g_strdup (_("Rematch: the players have changed seats."));

  /* Translators: %s is a colour. */
  return g_strdup_printf (_("Rematch: this time, you play %s."),
                          ari_seat_own_name (ari_match_get_rules (again), person));
}
