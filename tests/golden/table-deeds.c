/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-deeds.h"

#include <stdlib.h>

#include "../util/shown.h"
#include "ari-release.h"

/* Each returns: (nullable) (transfer full): why it can't be done. @words: (array zero-terminated=1) */
typedef struct
{
  const char *verb;
  char     *(*func) (AriTable *table,
                     char    **words);
} Deed;

static const AriRules *
rules_of (AriTable *table)
{
  return ari_match_get_rules (ari_table_get_match (table));
}

static char *
deed_point (AriTable *table,
            char    **words)
{
  const AriBoard *board = rules_of (table)->board (ari_match_get_setup (ari_table_get_match (table)));

  for (guint i = 0; words[i] != NULL; i++)
    {
      AriSpot spot = ari_board_find (board, words[i]);

      if (spot == ARI_SPOT_NONE)
        return g_strdup_printf ("There is no %s.", words[i]);
      ari_move_input_point (ari_table_get_input (table), spot);
      ari_table_flush (table);
      /* No board takes its time to show the first of two dice. */
      for (; ari_move_input_get_due (ari_table_get_input (table)) != ARI_ACTION_NONE; ari_table_flush (table))
        ari_move_input_go_on (ari_table_get_input (table));
    }

  return NULL;
}

static char *
deed_stop (AriTable *table,
           char    **words)
{
  if (!shown_may_stop (table))
    return g_strdup ("The move can’t end here.");

  ari_move_input_stop (ari_table_get_input (table));

  return NULL;
}

static char *
deed_step_back (AriTable *table,
                char    **words)
{
  if (!shown_may_step_back (table))
    return g_strdup ("There is no step to take back.");

  if (!ari_move_input_back (ari_table_get_input (table)))
    ari_table_undo (table);

  return NULL;
}

/* Playing. */

static char *
deed_play (AriTable *table,
           char    **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      AriMatch *match = ari_table_get_match (table);
      g_autoptr(GError) error = NULL;
      AriAction action;

      if (!ari_table_may_type (table, &error)
          || !ari_rules_parse (rules_of (table), ari_match_get_position (match), words[i], &action, &error))
        return g_strdup (error->message);
      ari_table_play (table, action);
      ari_table_flush (table);
    }

  return NULL;
}

static char *
deed_roll (AriTable *table,
           char    **words)
{
  if (!ari_table_can_roll (table))
    return g_strdup ("Nobody can roll now.");

  ari_table_roll (table, 0);

  return NULL;
}

/* x y strength spin wobble */
static char *
deed_throw (AriTable *table,
            char    **words)
{
  AriRelease release = {
    atoi (words[0]), atoi (words[1]), atoi (words[2]), atoi (words[3]), atoi (words[4]),
  };
  g_autofree char *text = ari_release_to_text (&release);

  if (!shown_may_perform (table))
    return g_strdup ("There is no ring to toss.");

  ari_table_perform (table, text);

  return NULL;
}

static char *
deed_seat (AriTable *table,
           char    **words)
{
  ari_table_set_seat (table, atoi (words[0]),
                      g_str_equal (words[1], "person") ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER,
                      g_str_equal (words[1], "person") ? NULL : words[1]);

  return NULL;
}

/* Going back and forth. */

static const struct
{
  const char *word;
  AriGo       go;
} places[] = {
  { "first", ARI_GO_FIRST },
  { "back", ARI_GO_BACK },
  { "forward", ARI_GO_FORWARD },
  { "last", ARI_GO_LAST },
  { "main-line", ARI_GO_MAIN_LINE },
  { "previous-mistake", ARI_GO_PREVIOUS_MISTAKE },
  { "next-mistake", ARI_GO_NEXT_MISTAKE },
};

static char *
deed_go (AriTable *table,
         char    **words)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].word, words[0]))
      {
        if (!ari_table_can_go (table, places[i].go))
          return g_strdup ("There is no such place.");
        ari_table_go (table, places[i].go, 0);
        return NULL;
      }
  ari_table_go (table, ARI_GO_NUMBER, atoi (words[0]));

  return NULL;
}

static char *
deed_preview (AriTable *table,
              char    **words)
{
  AriPosition position = *ari_match_get_position (ari_table_get_match (table));
  AriAction actions[ARI_MAX_PV];
  guint n = 0;

  for (; words[n] != NULL; n++)
    {
      g_autoptr(GError) error = NULL;

      if (!ari_rules_parse (rules_of (table), &position, words[n], &actions[n], &error))
        return g_strdup (error->message);
      rules_of (table)->apply (&position, actions[n]);
    }
  ari_table_preview (table, actions, n);

  return NULL;
}

static char *
deed_replay (AriTable *table,
             char    **words)
{
  AriReplay *replay = ari_table_get_replay (table);

  if (ari_replay_get_playing (replay))
    ari_replay_stop (replay);
  else
    ari_replay_start (replay);

  return NULL;
}

/* Hints and looking. */

static char *
deed_hint (AriTable *table,
           char    **words)
{
  ari_table_refuse (table, NULL);
  ari_table_hint (table);

  return NULL;
}

static char *
deed_analysis (AriTable *table,
               char    **words)
{
  ari_analysis_set_running (ari_table_get_analysis (table), g_str_equal (words[0], "on"));

  return NULL;
}

static char *
deed_overlay (AriTable *table,
              char    **words)
{
  if (!ari_overlay_switches_set (ari_table_get_overlays (table), words[0], g_str_equal (words[1], "on")))
    return g_strdup ("The game has no such overlay.");

  return NULL;
}

static char *
deed_warn (AriTable *table,
           char    **words)
{
  for (AriWarnFrom from = ARI_WARN_NEVER; from <= ARI_WARN_MISTAKES; from++)
    if (g_str_equal (words[0], ari_warn_from_word (from)))
      ari_table_set_warn_from (table, from);

  return NULL;
}

static char *
deed_comment (AriTable *table,
              char    **words)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *text = g_strjoinv (" ", words);

  if (ari_match_get_ply (match) == NULL)
    return g_strdup ("There is no ply.");

  ari_match_set_comment (match, ari_match_get_ply (match), text);

  return NULL;
}

/* Shaping the tree: the ply at the cursor. */

static char *
deed_promote (AriTable *table,
              char    **words)
{
  ari_table_promote (table, ari_match_get_ply_id (ari_table_get_match (table)));

  return NULL;
}

static char *
deed_delete (AriTable *table,
             char    **words)
{
  ari_table_delete_variation (table, ari_match_get_ply_id (ari_table_get_match (table)));

  return NULL;
}

/* Ending. */

static char *
deed_resign (AriTable *table,
             char    **words)
{
  ari_table_resign (table, ari_table_find_person (table));

  return NULL;
}

static char *
deed_draw (AriTable *table,
           char    **words)
{
  guint seats = ari_match_get_setup (ari_table_get_match (table))->seats;

  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = (1u << seats) - 1 });

  return NULL;
}

static char *
deed_leave_unfinished (AriTable *table,
                       char    **words)
{
  ari_table_end (table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });

  return NULL;
}

/* Deeds without words that need only the table. @may: (nullable): whether the window offers it */
static const struct
{
  const char *verb;
  void      (*func) (AriTable *table);
  gboolean  (*may) (AriTable *table);
} plain_deeds[] = {
  { "undo", ari_table_undo, ari_table_can_undo },
  { "redo", ari_table_redo, ari_table_can_redo },
  { "rethink", ari_table_rethink, ari_table_is_warned },
  { "play-anyway", ari_table_play_anyway, ari_table_is_warned },
  { "show-better", ari_table_show_better, shown_may_show_better },
  { "play-better", ari_table_play_better, ari_table_previews_better },
  { "try-again", ari_table_try_again, ari_table_can_try_again },
  { "keep-line", ari_table_keep_line, NULL },
  { "what-happened", ari_table_recap, NULL },
  { "everyone-has-seen", ari_table_cover, ari_table_awaits_cover },
  { "cover", ari_table_cover, NULL },
  { "land", ari_table_finish_feat, NULL },
  { "move-now", ari_table_move_now, NULL },
  { "let-finish", ari_table_let_finish, NULL },
  { "resume", ari_table_resume, NULL },
};

static char *
deed_escape (AriTable *table,
             char    **words)
{
  if (!ari_table_escape (table) && !ari_move_input_back (ari_table_get_input (table)))
    return g_strdup ("There is nothing to escape from.");

  return NULL;
}

static char *
deed_open (AriTable *table,
           char    **words)
{
  return NULL;
}

static const Deed deeds[] = {
  { "open", deed_open },
  { "point", deed_point },
  { "stop", deed_stop },
  { "step-back", deed_step_back },
  { "play", deed_play },
  { "roll", deed_roll },
  { "throw", deed_throw },
  { "seat", deed_seat },
  { "go", deed_go },
  { "preview", deed_preview },
  { "replay", deed_replay },
  { "hint", deed_hint },
  { "analysis", deed_analysis },
  { "overlay", deed_overlay },
  { "warn", deed_warn },
  { "comment", deed_comment },
  { "promote", deed_promote },
  { "delete", deed_delete },
  { "resign", deed_resign },
  { "draw", deed_draw },
  { "leave-unfinished", deed_leave_unfinished },
  { "escape", deed_escape },
};

char *
table_deed (AriTable   *table,
            const char *event)
{
  g_auto(GStrv) words = g_strsplit (event, " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (deeds[i].verb, words[0]))
      return deeds[i].func (table, words + 1);
  for (guint i = 0; i < G_N_ELEMENTS (plain_deeds); i++)
    if (g_str_equal (plain_deeds[i].verb, words[0]))
      {
        if (plain_deeds[i].may != NULL && !plain_deeds[i].may (table))
          return g_strdup ("That isn’t offered now.");
        plain_deeds[i].func (table);
        return NULL;
      }

  return g_strdup_printf ("Nobody knows how to do “%s”.", words[0]);
}
