/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <glib/gi18n-lib.h>

#include "ari-picker.h"

static const AriNarration *
narration_of (const AriRules *rules)
{
  static const AriNarration silent;

  return rules->narration != NULL ? rules->narration : &silent;
}

/* Translated. */
const char *
ari_rules_short_name (const AriRules *rules)
{
  const AriNarration *narration = narration_of (rules);

  return narration->short_name != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "short name", narration->short_name)
                                       : g_dgettext (GETTEXT_PACKAGE, rules->name);
}

/**
 * ari_rules_next_step:
 * @picker: the picks of a turn so far; the game is not over
 * @step: (out): the kind of step
 * @names: (nullable): what the players are called
 *
 * Returns: (transfer full): what the player does next, in one or two sentences
 */
char *
ari_rules_next_step (const AriPicker *picker,
                     AriStep         *step,
                     const AriNames  *names)
{
  const AriNarration *narration = narration_of (picker->rules);

  *step = ARI_STEP_UNNAMED;
  if (narration->next_step != NULL)
    return narration->next_step (picker, step, names);

  return g_strdup (picker->n_picks == 0 ? _("Choose your move.") : _("Choose how your move continues."));
}

/* A game without sentences falls back to the written form of the action. */
static char *
tell_action (const AriRules    *rules,
             const AriPosition *position,
             AriAction          action,
             AriForm            form,
             const AriNames    *names)
{
  const AriNarration *narration = narration_of (rules);

  return narration->tell != NULL ? narration->tell (position, action, form, names)
                                 : rules->format (position, action);
}

/* What a player does, without a full stop: "Anna turns over a1". */
char *
ari_rules_describe (const AriRules    *rules,
                    const AriPosition *position,
                    AriAction          action,
                    const AriNames    *names)
{
  return tell_action (rules, position, action, ARI_FORM_DOES, names);
}

/* What a player is told to do, after a colon: "turn over a1". */
char *
ari_rules_advise (const AriRules    *rules,
                  const AriPosition *position,
                  AriAction          action,
                  const AriNames    *names)
{
  return tell_action (rules, position, action, ARI_FORM_DO, names);
}

/* What a person has done, as a sentence to that person without a full stop: "You turned over a1". */
char *
ari_rules_remind (const AriRules    *rules,
                  const AriPosition *position,
                  AriAction          action,
                  const AriNames    *names)
{
  return tell_action (rules, position, action, ARI_FORM_DONE, names);
}

/* Translated. */
const char *
ari_rules_fairness (const AriRules *rules)
{
  const AriNarration *narration = narration_of (rules);

  return narration->fairness != NULL ? _(narration->fairness) : _("Is Chance Fair?");
}

char *
ari_rules_forced_effects (const AriRules    *rules,
                          const AriPosition *position,
                          AriAction          action,
                          const AriPosition *next,
                          const AriNames    *names)
{
  const AriNarration *narration = narration_of (rules);

  return narration->forced_effects != NULL ? narration->forced_effects (position, action, next, names) : NULL;
}

/**
 * ari_rules_name_spot:
 * @listener: the seat that is called "you"; %ARI_NONE: none
 * @names: (nullable): what the players are called
 *
 * Returns: (transfer full): what a person calls the spot
 */
char *
ari_rules_name_spot (const AriSetup    *setup,
                     const AriPosition *position,
                     AriSpot            spot,
                     AriActor           listener,
                     const AriNames    *names)
{
  const AriNarration *narration = narration_of (setup->rules);

  return narration->name_spot != NULL ? narration->name_spot (position, spot, listener, names)
                                      : g_strdup (setup->rules->board (setup)->spots[spot].name);
}

/* ari_rules_tell_spot() to nobody in particular, and without names. */
char *
ari_rules_describe_spot (const AriRules    *rules,
                         const AriPosition *position,
                         AriSpot            spot)
{
  return ari_rules_tell_spot (rules, position, spot, ARI_NONE, NULL);
}

/**
 * ari_rules_tell_spot:
 * @listener: the seat that is called "you"; %ARI_NONE: none
 * @names: (nullable): what the players are called
 *
 * A game without words only says whose piece lies on a spot.
 *
 * Returns: (transfer full): what lies on the spot
 */
char *
ari_rules_tell_spot (const AriRules    *rules,
                     const AriPosition *position,
                     AriSpot            spot,
                     AriActor           listener,
                     const AriNames    *names)
{
  const AriNarration *narration = narration_of (rules);
  AriActor seat;

  if (narration->describe_spot != NULL)
    return narration->describe_spot (position, spot, listener, names);

  seat = ari_rules_occupant (rules, position, spot);
  return g_strdup (seat != ARI_NONE ? ari_seat_own_name (rules, seat) : C_("space", "vacant"));
}

gboolean
ari_rules_is_absent (const AriRules    *rules,
                     const AriPosition *position,
                     AriSpot            spot)
{
  const AriNarration *narration = narration_of (rules);

  return narration->absent != NULL && narration->absent (position, spot);
}

char *
ari_rules_outcome (const AriRules    *rules,
                   const AriPosition *position,
                   AriSpot            spot)
{
  const AriNarration *narration = narration_of (rules);

  return narration->outcome != NULL ? narration->outcome (position, spot) : NULL;
}

const char *
ari_rules_brief (const AriRules    *rules,
                 const AriPosition *position,
                 AriSpot            spot)
{
  const AriNarration *narration = narration_of (rules);

  return narration->brief != NULL ? narration->brief (position, spot) : NULL;
}

char *
ari_rules_diagram (const AriRules    *rules,
                   const AriPosition *position)
{
  const AriNarration *narration = narration_of (rules);

  return narration->diagram != NULL ? narration->diagram (position) : g_strdup ("");
}

/* Whether some legal action continues with @spot. */
static gboolean
is_offered (const AriRules    *rules,
            const AriPosition *position,
            const AriSpot     *picks,
            guint              n_picks,
            AriSpot            spot)
{
  g_autofree AriPicker *picker = g_new (AriPicker, 1);

  ari_picker_init (picker, rules, position);
  for (guint i = 0; i < n_picks; i++)
    ari_picker_pick (picker, picks[i]);

  return ari_picker_offers (picker, spot);
}

/**
 * ari_rules_refuse:
 * @picks: (array length=n_picks): the picks before @spot, which begin some legal action
 * @proof: (out) (optional): what shows why; nothing if @spot can be picked
 *
 * Returns: (transfer full) (nullable): why @spot can't be picked, NULL when it can
 */
char *
ari_rules_refuse (const AriRules    *rules,
                  const AriPosition *position,
                  const AriSpot     *picks,
                  guint              n_picks,
                  AriSpot            spot,
                  AriProof          *proof)
{
  const AriNarration *narration = narration_of (rules);
  AriProof unused;

  if (proof == NULL)
    proof = &unused;
  proof->n = 0;
  proof->rule = NULL;
  if (is_offered (rules, position, picks, n_picks, spot))
    return NULL;
  if (ari_rules_actor (rules, position) == ARI_NONE)
    return g_strdup (_("The match is over."));
  if (narration->refusal != NULL)
    return narration->refusal (position, picks, n_picks, spot, proof);

  return g_strdup (_("You can’t pick this now."));
}

/**
 * ari_rules_refuse_picks:
 *
 * Returns: (transfer full) (nullable): why the first refused pick of @action is refused; NULL when all can be
 *   picked
 */
char *
ari_rules_refuse_picks (const AriRules    *rules,
                        const AriPosition *position,
                        AriAction          action)
{
  AriSpot picks[ARI_MAX_PICKS];
  guint n = rules->picks (position, action, picks);
  char *reason = NULL;

  for (guint i = 0; reason == NULL && i < n && picks[i] != ARI_SPOT_NONE; i++)
    reason = ari_rules_refuse (rules, position, picks, i, picks[i], NULL);

  return reason;
}

/* Why @action, which is not legal, can't be played; NULL when the game gives no reason. */
static char *
explain (const AriRules    *rules,
         const AriPosition *position,
         AriAction          action)
{
  const AriNarration *narration = narration_of (rules);

  if (ari_rules_actor (rules, position) == ARI_NONE)
    return g_strdup (_("The match is over."));
  if (narration->explain != NULL)
    return narration->explain (position, action);

  return ari_rules_refuse_picks (rules, position, action);
}

/* For games without a reader: compares @text with every legal action. */
static gboolean
read_by_format (const AriRules    *rules,
                const AriPosition *position,
                const char        *text,
                AriAction         *action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *written = rules->format (position, actions[i]);

      if (g_str_equal (written, text))
        {
          *action = actions[i];
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
read_action (const AriRules    *rules,
             const AriPosition *position,
             const char        *text,
             AriAction         *action)
{
  return rules->read != NULL ? rules->read (position, text, action)
                             : read_by_format (rules, position, text, action);
}

/**
 * ari_rules_parse:
 * @text: an action in its written form
 * @action: (out): the action
 *
 * Returns: whether @text is a legal action in @position; FALSE with ARI_RULES_ERROR_PARSE or _ILLEGAL
 */
gboolean
ari_rules_parse (const AriRules    *rules,
                 const AriPosition *position,
                 const char        *text,
                 AriAction         *action,
                 GError           **error)
{
  const char *misread = narration_of (rules)->misread;
  g_autofree char *reason = NULL;

  if (!read_action (rules, position, text, action))
    {
      g_autofree char *message = ari_sentence (misread != NULL ? misread : N_("You can’t play “%s” "
                                                                              "here."), text);

      g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE, message);
      return FALSE;
    }
  if (ari_rules_legal (rules, position, *action))
    return TRUE;

  reason = explain (rules, position, *action);
  if (reason != NULL)
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                 /* Translators: an action in its written form, and a sentence that says why not. */
                 _("You can’t play “%s”: %s"), text, reason);
  else
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, _("You can’t play “%s” here."), text);

  return FALSE;
}

/**
 * ari_rules_pass:
 *
 * Returns: the action that passes the turn without a move, which each game writes as “pass”; %ARI_ACTION_NONE
 *   if nobody may pass at @position
 */
AriAction
ari_rules_pass (const AriRules    *rules,
                const AriPosition *position)
{
  AriAction pass;

  return read_action (rules, position, "pass", &pass) && ari_rules_legal (rules, position, pass)
           ? pass : ARI_ACTION_NONE;
}

/**
 * ari_sentence:
 * @sentence: N_(), a format of printf()
 *
 * Fills in a sentence from a table.
 *
 * Returns: (transfer full): the sentence, translated
 */
char *
ari_sentence (const char *sentence,
              ...)
{
  va_list arguments;
  char *text;

  va_start (arguments, sentence);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  text = g_strdup_vprintf (_(sentence), arguments);
#pragma GCC diagnostic pop
  va_end (arguments);

  return text;
}

/**
 * ari_merit:
 * @kind: its name; see #AriMerit
 * @sentence: translated, a format of printf()
 *
 * Returns: (transfer full): both together, with the sentence filled in
 */
AriMerit
ari_merit (const char *kind,
           const char *sentence,
           ...)
{
  AriMerit merit = { kind, NULL };
  va_list arguments;

  va_start (arguments, sentence);
  merit.text = g_strdup_vprintf (sentence, arguments);
  va_end (arguments);

  return merit;
}

/**
 * ari_seat_number_name:
 * @seat: 1 … %ARI_MAX_SEATS
 *
 * Returns: (transfer none): the translated name of a seat after its number: "Player 1"
 */
const char *
ari_seat_number_name (AriActor seat)
{
  static const char *const names[ARI_MAX_SEATS] = {
    N_("Player 1"), N_("Player 2"), N_("Player 3"), N_("Player 4"), N_("Player 5"),
  };

  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, "");

  return _(names[seat - 1]);
}

/**
 * ari_seats_have_colours:
 *
 * Returns: whether a seat is called by the colour of its pieces
 */
gboolean
ari_seats_have_colours (const AriRules *rules)
{
  return !narration_of (rules)->numbers_seats;
}

/**
 * ari_seat_own_name:
 * @seat: one of the seats of @rules
 *
 * Returns: (transfer none): what a seat is called without its player's name, translated and capitalised: the
 *   colour of its pieces, "Red", or "Player 1" in a game whose seats have no colours. In a sentence it stands
 *   for the player, as a name without an article; where it would be an adjective, as in "red piece", many
 *   languages inflect it, so write each colour out.
 */
const char *
ari_seat_own_name (const AriRules *rules,
                   AriActor        seat)
{
  static const char *const names[ARI_MAX_SEATS] = {
    NC_("seat", "Red"), NC_("seat", "Blue"), NC_("seat", "Yellow"), NC_("seat", "Green"),
    NC_("seat", "Purple"),
  };

  const char *const *colours = narration_of (rules)->colours;
  AriActor last = colours != NULL ? rules->choices.max_seats : ARI_MAX_SEATS;

  if (!ari_seats_have_colours (rules))
    return ari_seat_number_name (seat);

  g_return_val_if_fail (seat >= 1 && seat <= last, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "seat", (colours != NULL ? colours : names)[seat - 1]);
}

/**
 * ari_names_get:
 * @names: (nullable)
 * @seat: one of the seats of @rules
 *
 * Returns: (transfer none): what to call the player of @seat in a sentence
 */
const char *
ari_names_get (const AriNames *names,
               const AriRules *rules,
               AriActor        seat)
{
  return names != NULL ? names->of[seat - 1] : ari_seat_own_name (rules, seat);
}
