/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "events.h"

#include <stdlib.h>
#include <string.h>

#include "ari-chance-map.h"
#include "ari-level.h"
#include "judge.h"

#define STARTED 1764547200 /* 1 December 2025 */

static void
set_seats (AriMatch   *match,
           const char *text)
{
  g_auto(GStrv) seats = g_strsplit (text, ", ", -1);

  for (guint i = 0; seats[i] != NULL; i++)
    {
      g_auto(GStrv) parts = g_strsplit (seats[i], "=", 2);

      ari_match_set_seat (match, i + 1, parts[1] != NULL ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON, parts[0],
                          parts[1]);
    }
}

static void
play (AriMatch   *match,
      const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      /* Numbers of moves, such as "3.", make plies easier to read. */
      if (*words[i] != '\0' && !g_str_has_suffix (words[i], ".")
          && !ari_match_play_text (match, words[i], -1, &error))
        g_error ("Ply %u, %s: %s", i + 1, words[i], error->message);
    }
}

static void
set_mistake (AriMatch   *match,
             const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), (guint) atoi (words[0]) - 1);
  double loss = atoi (words[2]) / 100.0;
  AriEval eval = { .error = 0.01, .raw_error = 0.01, .loss = loss, .raw_loss = loss, .loss_error = 0.01,
                   .nodes = 20000, .best = words[1],
                   .map = ari_chance_version (ari_match_get_rules (match)) };
  guint seats = ari_match_get_setup (match)->seats;

  for (guint i = 0; i < seats; i++)
    eval.win[i] = eval.raw[i] = i + 1 == ari_ply_get_actor (ply) ? 0.3 : 0.7 / (seats - 1);
  ari_match_set_eval (match, ply, &eval);
}

static void
set_warnings (AriMatch   *match,
              const char *word)
{
  for (AriWarnFrom from = ARI_WARN_NEVER; from <= ARI_WARN_MISTAKES; from++)
    if (g_str_equal (word, ari_warn_from_word (from)))
      ari_match_set_warnings (match, &(AriWarningOptions) { from, ari_match_find_persons (match) });
}

AriMatch *
events_make_match (GHashTable *head)
{
  g_autoptr(GError) error = NULL;
  AriSetup setup;
  AriMatch *match;
  const char *value;

  if (!ari_setup_parse (&setup, g_hash_table_lookup (head, "game"), &error))
    g_error ("%s", error->message);
  match = ari_match_new (&setup);
  ari_match_set_started (match, STARTED);
  if ((value = g_hash_table_lookup (head, "seats")) != NULL)
    set_seats (match, value);
  if ((value = g_hash_table_lookup (head, "plies")) != NULL)
    play (match, value);
  if ((value = g_hash_table_lookup (head, "mistake")) != NULL)
    set_mistake (match, value);
  if ((value = g_hash_table_lookup (head, "warnings")) != NULL)
    set_warnings (match, value);

  return match;
}

char **
events_words (const char *event,
              const char *verb)
{
  g_auto(GStrv) words = g_strsplit (event, " ", -1);

  return g_str_equal (words[0], verb) ? g_strdupv (words + 1) : NULL;
}

gboolean
events_prepare (const char *event)
{
  static const struct { const char *verb; void (*add) (const char *text); } queues[] = {
    { "computers", judge_add_move }, { "chance", judge_add_outcome },
  };
  g_auto(GStrv) share = events_words (event, "share");
  g_auto(GStrv) line = events_words (event, "line");

  if (share != NULL)
    {
      judge_set_share (share[0], g_ascii_strtod (share[1], NULL));
      return TRUE;
    }

  if (line != NULL)
    {
      g_autofree char *actions = g_strjoinv (" ", line + 1);

      judge_set_line (line[0], actions);
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (queues); i++)
    {
      g_auto(GStrv) words = events_words (event, queues[i].verb);

      for (guint k = 0; words != NULL && words[k] != NULL; k++)
        queues[i].add (words[k]);
      if (words != NULL)
        return TRUE;
    }

  return FALSE;
}
