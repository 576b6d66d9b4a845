/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* The rows don't say everything about plies: only replaying tells who acted, and in what position. */

/* The actions of the main line, which ends with the ply @tip, the last one first, the performance of each,
 * or NULL, and who chose it. Parents have smaller ids than their children. */
static gboolean
load_line (AriDatabase  *database,
           gint64        id,
           gint64        tip,
           GPtrArray    *actions,
           GPtrArray    *feats,
           GArray       *choosers,
           GError      **error)
{
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, parent, action, toss, chooser FROM ply "
    "WHERE match = ?1 AND id <= ?2 ORDER BY id DESC", error);

  if (rows == NULL)
    return FALSE;

  sqlite3_bind_int64 (rows, 1, id);
  sqlite3_bind_int64 (rows, 2, tip);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    if (sqlite3_column_int64 (rows, 0) == tip)
      {
        AriChooser chooser = ari_chooser_from_column (rows, 4);

        g_ptr_array_add (actions, ari_statement_dup_word (rows, 2));
        g_ptr_array_add (feats, ari_statement_dup_text (rows, 3));
        g_array_append_val (choosers, chooser);
        tip = sqlite3_column_int64 (rows, 1);
      }

  return rc == SQLITE_DONE;
}

/* The file may have been edited by hand: a match goes as far as it is legal. */
static gboolean
replay (AriDatabase     *database,
        gint64           id,
        gint64           tip,
        gint64           handover,
        const AriSetup  *setup,
        AriReplayFunc    func,
        gpointer         data,
        GError         **error)
{
  const AriRules *rules = setup->rules;
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) feats = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) choosers = g_array_new (FALSE, FALSE, sizeof (AriChooser));
  AriSeat seats[ARI_MAX_SEATS] = { 0 };
  AriPosition position;
  gboolean loaded;

  loaded = load_line (database, id, tip, texts, feats, choosers, error)
           && ari_matches_load_seats (database, id, seats, error);
  rules->start (&position, setup);
  for (guint i = texts->len; loaded && i > 0; i--)
    {
      AriChooser chooser = g_array_index (choosers, AriChooser, i - 1);
      AriReplayedPly ply = { &position, ARI_ACTION_NONE, feats->pdata[i - 1], seats, chooser };
      AriActor actor = ari_rules_actor (rules, &position);

      if (chooser == ARI_CHOOSER_UNKNOWN && actor >= 1 && actor <= setup->seats)
        ply.chooser = ari_chooser_infer (seats[actor - 1].kind, handover > 0 && texts->len - i >= handover);

      if (!ari_rules_parse (rules, &position, texts->pdata[i - 1], &ply.action, NULL))
        break;
      func (rules, &ply, data);
      rules->apply (&position, ply.action);
    }

  ari_seats_clear (seats);

  return loaded;
}

gboolean
ari_matches_replay (AriDatabase     *database,
                    const AriRules  *rules,
                    AriReplayFunc    func,
                    gpointer         data,
                    GError         **error)
{
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, tip, setup, handover FROM match WHERE game = ?1 AND deleted = 0 AND tip > 0 "
    "ORDER BY started, id", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, rules->id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 2);
      AriSetup setup;

      if (ari_setup_parse (&setup, text, NULL) && setup.rules == rules &&
          !replay (database, sqlite3_column_int64 (rows, 0), sqlite3_column_int64 (rows, 1),
                   sqlite3_column_int64 (rows, 3), &setup, func, data, error))
        break;
    }

  return rc == SQLITE_DONE;
}
