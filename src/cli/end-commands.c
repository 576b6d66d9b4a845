/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How players end a match before the rules do, and who plays a seat from now on. */
#include "session.h"

#include <glib/gi18n-lib.h>

#include "ari-chance-map.h"
#include "ari-judge.h"
#include "ari-level.h"
#include "numbers.h"

#define JUDGE_NODES 20000 /* where neither nodes nor time are set */

static gboolean
read_seat (AriMatch    *match,
           const char  *word,
           AriActor    *seat,
           GError     **error)
{
  guint64 number;

  if (!ari_number_read_whole (word, 1, ari_match_get_setup (match)->seats, &number, error))
    return FALSE;

  *seat = (AriActor) number;
  return TRUE;
}

/* (nullable): the table of a match that the players can end now. */
static AriTable *
open_table (AriSession  *session,
            GError     **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL || ari_table_may_end (table))
    return table;

  g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                       _("Only a match that has begun and is not over can be ended."));
  return NULL;
}

/* Searches the end of the main line. It stops like every search of the session. */
static AriVerdict *
judge (AriSession *session)
{
  AriBudget budget = { .nodes = session->nodes, .seconds = session->seconds, .threads = 1 };

  if (budget.nodes == 0 && !(budget.seconds > 0))
    budget.nodes = JUDGE_NODES;
  budget.seed = ari_random_next (&session->random);

  return ari_search_chances (ari_match_get_rules (session->match),
                             ari_match_get_main_position (session->match), &budget, session->stop, 0, NULL,
                             NULL);
}

gboolean
ari_session_resign (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriTable *table = open_table (session, error);
  AriActor seat;

  if (table == NULL || !read_seat (session->match, request->words[0], &seat, error))
    return FALSE;

  ari_table_resign (table, seat);
  return TRUE;
}

/* "agreed", or "declined by SEAT" for the first computer that wants to play on. The script speaks for all
 * people, so they agree. */
gboolean
ari_session_offer_draw (AriSession       *session,
                        const AriRequest *request,
                        GString          *answer,
                        GError          **error)
{
  AriTable *table = open_table (session, error);
  guint seats;
  AriActor offers;
  g_autoptr(AriVerdict) verdict = NULL;

  if (table == NULL || !read_seat (session->match, request->words[0], &offers, error))
    return FALSE;

  seats = ari_match_get_setup (session->match)->seats;
  for (AriActor seat = 1; seat <= seats; seat++)
    {
      if (seat == offers || ari_match_is_person (session->match, seat))
        continue;
      if (verdict == NULL)
        verdict = judge (session);
      if (!ari_judge_accepts_draw (session->match, verdict, seat))
        {
          g_string_append_printf (answer, "declined by %u", seat);
          return TRUE;
        }
    }

  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = (1u << seats) - 1 });
  g_string_append (answer, "agreed");
  return TRUE;
}

gboolean
ari_session_adjudicate (AriSession       *session,
                        const AriRequest *request,
                        GString          *answer,
                        GError          **error)
{
  AriTable *table = open_table (session, error);
  g_autoptr(AriVerdict) verdict = NULL;
  AriEnding ending;

  if (table == NULL)
    return FALSE;

  verdict = judge (session);
  ari_judge_adjudicate (session->match, verdict, &ending);
  ari_table_end (table, &ending);

  return ari_session_ending (session, request, answer, error);
}

gboolean
ari_session_leave (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  AriTable *table = open_table (session, error);

  if (table == NULL)
    return FALSE;

  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  return TRUE;
}

/* How the players ended the match, as its record says it, or "none". */
gboolean
ari_session_ending (AriSession       *session,
                    const AriRequest *request,
                    GString          *answer,
                    GError          **error)
{
  AriMatch *match = ari_session_match (session, error);
  g_autofree char *text = NULL;

  if (match == NULL)
    return FALSE;

  if (ari_match_get_ending (match)->kind != ARI_ENDING_NONE)
    text = ari_ending_to_text (ari_match_get_ending (match), ari_match_get_setup (match)->seats);
  g_string_append (answer, text != NULL ? text : "none");

  return TRUE;
}

gboolean
ari_session_set_seat (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  const char *level = request->n_words > 2 ? request->words[2] : NULL;
  gboolean is_person = g_str_equal (request->words[1], "person");
  AriActor seat;

  if (table == NULL || !read_seat (session->match, request->words[0], &seat, error))
    return FALSE;

  if ((!is_person && !g_str_equal (request->words[1], "computer")) || (is_person && level != NULL)
      || (level != NULL && ari_level_lookup (level) == NULL))
    {
      g_set_error_literal (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_STATE,
                           _("Expected “person”, or “computer” and the name of a level, such as adept."));
      return FALSE;
    }

  if (ari_table_refuses_end (table))
    return ari_session_refuse (ari_table_get_refusal (table), error);

  ari_table_set_seat (table, seat, is_person ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, level);
  return TRUE;
}
