/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-list-words.h"
#include "ari-sentences.h"

/* An end, whether of an open match or of an entry in the library. */
typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  AriEnding          ending;  /* only where it applies */
  guint              winners;
  guint              seats;
  const char        *names[ARI_MAX_SEATS];
  AriActor           listener; /* who is called "you"; ARI_NONE: nobody is */
  gboolean           is_draw;
  guint              handover;      /* the first turn after the players let the computer finish; 0: none */
  guint              first, last;   /* turns of substitutes, after which the persons played on; 0: none */
  guint              n_substituted; /* how many turns */
  guint              substituted;   /* of which seats */
  gboolean           parted;        /* those persons played some of the plies between */
  gboolean           elsewhere;     /* the end of another line than the match */
  gboolean           free_undo;     /* even what everybody had seen could be taken back */
} End;

static End
end_new (const AriSetup    *setup,
         const AriPosition *position,
         const AriEnding   *ending,
         guint              winners)
{
  guint everybody = (1u << setup->seats) - 1;
  End end = { .rules = setup->rules, .position = position, .winners = winners, .seats = setup->seats };

  end.listener = ARI_NONE;
  end.ending = *ending;
  end.is_draw = ending->kind == ARI_ENDING_AGREED
                || (winners == everybody && ari_rules_has_draws (setup->rules));

  return end;
}

/* What the computer played in the place of persons. */
static void
find_substituted (AriMatch *match,
                  End      *end)
{
  gboolean own = FALSE; /* one of those persons has played on */

  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (match, ply)) != NULL;)
    {
      AriActor actor = ari_ply_get_actor (ply);
      guint seat = actor != ARI_CHANCE && actor != ARI_NONE ? 1u << (actor - 1) : 0;

      if (ari_match_is_by_substitute (match, ply))
        {
          end->n_substituted += ari_ply_get_turn (ply) != end->last;
          end->last = ari_ply_get_turn (ply);
          if (end->first == 0)
            end->first = end->last;
          end->parted |= own;
          end->substituted |= seat;
        }
      else if ((end->substituted & seat) != 0)
        {
          own = TRUE;
        }
    }
}

/* The turn of the first ply that the computer played after the players let it finish the match; 0: none. */
static guint
handover_turn (AriMatch *match)
{
  guint handover = ari_match_get_handover (match);

  if (handover == 0)
    return 0;
  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (match, ply)) != NULL;)
    if (ari_ply_get_number (ply) > handover)
      return ari_ply_get_turn (ply);

  return 0;
}

/* @position: (nullable): a position where the rules end the match; NULL: the end of the main line */
static End
end_of_match (AriMatch          *match,
              const AriPosition *position)
{
  static const AriEnding none;
  const AriSetup *setup = ari_match_get_setup (match);
  End end = position == NULL
              ? end_new (setup, ari_match_get_main_position (match), ari_match_get_ending (match),
                         ari_match_winners (match))
              : end_new (setup, position, &none, ari_rules_winners (setup->rules, position));

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    end.names[seat - 1] = ari_match_get_seat_name (match, seat);
  end.elsewhere = position != NULL;
  end.free_undo = position == NULL && ari_match_get_free_undo (match);
  if (position == NULL)
    end.handover = handover_turn (match);
  if (position == NULL && end.handover == 0)
    find_substituted (match, &end);

  return end;
}

/* The names of these seats as a list in a sentence. */
static char *
names_of (const End *end,
          guint      seats)
{
  const char *names[ARI_MAX_SEATS];
  guint n = 0;

  for (guint s = 0; s < end->seats; s++)
    if (seats >> s & 1)
      names[n++] = end->names[s];

  return ari_list_words (names, n);
}

/* Whether @seats are the listener's alone. */
static gboolean
is_you (const End *end,
        guint      seats)
{
  return end->listener != ARI_NONE && seats == 1u << (end->listener - 1);
}

static char *
heading (const End *end)
{
  g_autofree char *winners = NULL;

  if (end->winners == 0)
    return g_strdup (_("Unfinished"));
  if (end->is_draw)
    return g_strdup (C_("result", "Draw"));
  if (is_you (end, end->winners))
    return g_strdup (_("You Win!"));

  winners = names_of (end, end->winners);

  /* Translators: the heading over the result of a match; %s is one name, or several. */
  return g_strdup_printf (ngettext ("%s Wins", "%s Share the Win", __builtin_popcount (end->winners)),
                          winners);
}

/* A judgement without proof. */
static char *
judgement (const End *end)
{
  g_autofree char *winners = NULL;
  double share = 0;

  if (__builtin_popcount (end->winners) == (int) end->seats)
    return g_strdup (_("Adjudicated: the computer sees even chances."));

  winners = names_of (end, end->winners);
  for (guint s = 0; s < end->seats; s++)
    if (end->winners >> s & 1)
      share += end->ending.win[s];

  if (is_you (end, end->winners))
    /* Translators: why a match ended; %d is a percentage. */
    return g_strdup_printf (_("Adjudicated: the computer gives you a chance of %d%%."),
                            (int) round (share * 100));

  /* Translators: why a match ended; %1$s is one name, or several, and %2$d a percentage. */
  return g_strdup_printf (_("Adjudicated: the computer gives %1$s a chance of %2$d%%."), winners,
                          (int) round (share * 100));
}

static char *
cause (const End *end)
{
  guint losers = ((1u << end->seats) - 1) & ~end->winners;
  g_autofree char *names = NULL;

  switch (end->ending.kind)
    {
    case ARI_ENDING_RESIGNED:
      if (is_you (end, losers))
        return g_strdup (_("You have resigned."));
      names = names_of (end, losers);
      /* Translators: why a match ended; %s is one name, or several. */
      return g_strdup_printf (ngettext ("%s has resigned.", "%s have resigned.", __builtin_popcount (losers)),
                              names);

    case ARI_ENDING_AGREED:
      return g_strdup (end->seats == 2 ? _("Both players agreed.") : _("All players agreed."));

    case ARI_ENDING_ADJUDICATED:
      return end->ending.proved
        ? g_strdup (_("Adjudicated: the computer has proved this result.")) : judgement (end);

    case ARI_ENDING_UNFINISHED:
      return g_strdup (_("The players left the match without a result."));

    case ARI_ENDING_NONE:
    default:
      return ari_rules_reason (end->rules, end->position);
    }
}

/* (nullable) */
static char *
replaced (const End *end)
{
  g_autofree char *names = NULL;

  if (end->handover > 0)
    /* Translators: %u is the number of a move. */
    return g_strdup_printf (_("The computer played for everyone from move %u on."), end->handover);
  if (end->first == 0)
    return NULL;

  names = names_of (end, end->substituted);
  if (end->first == end->last)
    /* Translators: %1$u is the number of a move, %2$s one name, or several. */
    return g_strdup_printf (_("The computer played move %1$u for %2$s."), end->first, names);
  if (end->parted)
    /* Translators: the first number counts moves, the others are those of the first and the last of them;
     * %4$s is one name, or several. */
    return g_strdup_printf (ngettext ("The computer played %1$u move for %4$s, between move %2$u and move "
                                      "%3$u.",
                                      "The computer played %1$u moves for %4$s, between move %2$u and move "
                                      "%3$u.", end->n_substituted),
                             end->n_substituted, end->first, end->last, names);

  /* Translators: the first two are the numbers of moves; %3$s is one name, or several. */
  return g_strdup_printf (_("The computer played for %3$s from move %1$u to move %2$u."), end->first,
                          end->last, names);
}

/* Why the match ended, whether people played it to the end, and how freely. (nullable) */
static char *
reason (const End *end)
{
  g_autofree char *why = cause (end), *who = replaced (end), *both = ari_sentences_join (why, who);

  return ari_sentences_join (both, end->free_undo ? _("It was played with Free Undo.") : NULL);
}

/* Two sentences, or the first alone. */
static char *
with_reason (const char *sentence,
             const End  *end)
{
  g_autofree char *why = reason (end);

  return ari_sentences_join (sentence, why);
}

static char *
status (const End *end)
{
  g_autofree char *winners = NULL, *sentence = NULL;

  if (end->winners == 0)
    return reason (end);
  if (end->is_draw)
    return with_reason (end->elsewhere ? _("This line ends here, in a draw.")
                                       : _("The match is over. It’s a draw."), end);

  winners = names_of (end, end->winners);
  if (is_you (end, end->winners))
    sentence = g_strdup (end->elsewhere ? _("This line ends here. You win.")
                                        : _("The match is over. You win!"));
  else if (end->listener != ARI_NONE && !end->elsewhere
           && (end->winners >> (end->listener - 1) & 1) == 0 && end->ending.kind != ARI_ENDING_RESIGNED)
    /* Translators: what a person reads who has lost; %s is one name, or several. */
    sentence = g_strdup_printf (ngettext ("%s wins. You have lost this match.",
                                          "%s share the win. You have lost this match.",
                                          __builtin_popcount (end->winners)), winners);
  else if (end->elsewhere)
    /* Translators: the end of a variation; %s is one name, or several. */
    sentence = g_strdup_printf (ngettext ("This line ends here. %s wins.",
                                          "This line ends here. %s share the win.",
                                          __builtin_popcount (end->winners)), winners);
  else
    /* Translators: %s is one name, or several. */
    sentence = g_strdup_printf (ngettext ("The match is over. %s wins.",
                                          "The match is over. %s share the win.",
                                          __builtin_popcount (end->winners)), winners);

  return with_reason (sentence, end);
}

/* The same, told to whom it concerns. */
static End
end_for_listener (AriMatch          *match,
                  const AriPosition *position)
{
  End end = end_of_match (match, position);

  end.listener = ari_match_find_only_person (match);

  return end;
}

char *
ari_ending_words_heading (AriMatch *match)
{
  End end = end_for_listener (match, NULL);

  return heading (&end);
}

char *
ari_ending_words_reason (AriMatch *match)
{
  End end = end_for_listener (match, NULL);

  return reason (&end);
}

char *
ari_ending_words_result (AriMatch *match)
{
  End end = end_of_match (match, NULL);

  return status (&end);
}

char *
ari_ending_words_status (AriMatch *match)
{
  End end = end_for_listener (match, ari_match_is_at_end (match) ? NULL : ari_match_get_position (match));

  return status (&end);
}

char *
ari_ending_words_entry (AriEntry *entry)
{
  const AriSetup *setup = ari_entry_get_setup (entry);
  const int *scores = ari_entry_get_scores (entry);
  End end = end_new (setup, ari_entry_get_position (entry), ari_entry_get_ending (entry),
                     ari_entry_get_winners (entry));
  g_autofree char *names = NULL;
  int points = 0, others = G_MININT;

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    end.names[seat - 1] = ari_entry_get_seat_name (entry, seat);

  if (end.winners == 0)
    return g_strdup (end.ending.kind == ARI_ENDING_NONE ? _("In progress") : _("Left unfinished"));
  if (end.is_draw)
    /* Translators: the result of a match in a list, followed by a sentence that says why. */
    return with_reason (_("Draw."), &end);

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    if (end.winners & (1u << (seat - 1)))
      points = scores[seat - 1];
    else
      others = MAX (others, scores[seat - 1]);

  names = names_of (&end, end.winners);
  switch (end.ending.kind)
    {
    case ARI_ENDING_RESIGNED:
      /* Translators: %s is one name, or several. */
      return g_strdup_printf (ngettext ("%s won by resignation", "%s won by resignation",
                                        __builtin_popcount (end.winners)), names);

    case ARI_ENDING_ADJUDICATED:
      /* Translators: %s is one name, or several. */
      return g_strdup_printf (ngettext ("%s won by adjudication", "%s won by adjudication",
                                        __builtin_popcount (end.winners)), names);

    case ARI_ENDING_NONE:
    case ARI_ENDING_AGREED:
    case ARI_ENDING_UNFINISHED:
    default:
      break;
    }

  if (__builtin_popcount (end.winners) > 2)
    return g_strdup_printf (ngettext ("%u player won", "%u players share the win",
                                      (guint) __builtin_popcount (end.winners)),
                            (guint) __builtin_popcount (end.winners));
  if (__builtin_popcount (end.winners) == 2)
    /* Translators: %s is a list of two names. */
    return g_strdup_printf (C_("two names", "%s won together"), names);
  /* Points that did not decide would only confuse. */
  if (!ari_rules_wins_by_points (setup->rules) || points <= others)
    return g_strdup_printf (_("%s won"), names);

  return g_strdup_printf (ngettext ("%s won with %d point", "%s won with %d points", points), names, points);
}
