/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people do with a match in the window besides playing, at the same kind of table. */
#include "session.h"

#include <glib/gi18n-lib.h>

#include "ari-table-view.h"
#include "numbers.h"

static guint
line_length (AriTable *table)
{
  return g_list_model_get_n_items (G_LIST_MODEL (ari_table_get_match (table)));
}

/* A step that does not exist is refused. A place may be the one where the cursor is already, so that a script
 * can go there from anywhere. */
gboolean
ari_session_go (AriSession       *session,
                const AriRequest *request,
                GString          *answer,
                GError          **error)
{
  static const struct
  {
    const char *word;
    AriGo       where;
    gboolean    is_step;
  } places[] = {
    { "first", ARI_GO_FIRST, FALSE }, { "back", ARI_GO_BACK, TRUE }, { "forward", ARI_GO_FORWARD, TRUE },
    { "last", ARI_GO_LAST, FALSE }, { "main-line", ARI_GO_MAIN_LINE, FALSE },
  };
  AriTable *table = ari_session_table (session, error);
  AriGo where = ARI_GO_NUMBER;
  guint64 number = 0;

  if (table == NULL)
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (request->words[0], places[i].word))
      {
        where = places[i].where;
        if (places[i].is_step && !ari_table_can_go (table, where))
          return ari_session_refuse (_("The line ends here: there is no step in this direction."), error);
      }

  if (where == ARI_GO_NUMBER
      && !ari_number_read_whole (request->words[0], 0, line_length (table), &number, error))
    return FALSE;

  ari_table_go (table, where, (guint) number);
  return TRUE;
}

/* "ply N of M line main|variation [preview K of L]" */
gboolean
ari_session_where (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  const AriPreview *preview;

  if (table == NULL)
    return FALSE;

  g_string_append_printf (answer, "ply %u of %u", ari_match_get_cursor (session->match), line_length (table));
  g_string_append (answer, ari_match_is_on_main_line (session->match) ? " line main" : " line variation");
  preview = ari_table_get_preview (table);
  if (preview->step > 0)
    g_string_append_printf (answer, " preview %u of %u", preview->step, preview->n);

  return TRUE;
}

gboolean
ari_session_take_back (AriSession       *session,
                       const AriRequest *request,
                       GString          *answer,
                       GError          **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL || !ari_table_may_undo (table, error))
    return FALSE;

  ari_table_undo (table);
  return TRUE;
}

gboolean
ari_session_redo (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL)
    return FALSE;
  if (!ari_table_can_redo (table))
    return ari_session_refuse (_("Nothing was taken back since the last move, so there is nothing to "
                                 "restore."), error);

  ari_table_redo (table);
  return TRUE;
}

gboolean
ari_session_preview (AriSession       *session,
                     const AriRequest *request,
                     GString          *answer,
                     GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  AriAction actions[ARI_MAX_PV];
  const AriRules *rules;
  AriPosition position;

  if (table == NULL)
    return FALSE;

  rules = ari_match_get_rules (session->match);
  position = *ari_match_get_position (session->match);
  for (guint i = 0; i < request->n_words; i++)
    {
      if (!ari_rules_parse (rules, &position, request->words[i], &actions[i], error))
        return FALSE;
      rules->apply (&position, actions[i]);
    }

  ari_table_preview (table, actions, request->n_words);
  return TRUE;
}

gboolean
ari_session_keep_line (AriSession       *session,
                       const AriRequest *request,
                       GString          *answer,
                       GError          **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL)
    return FALSE;
  if (ari_table_get_preview (table)->step == 0)
    return ari_session_refuse (_("There is no line to keep. Show one with “ariadne-preview”."), error);

  ari_table_keep_line (table);
  return ari_table_get_refusal (table) == NULL || ari_session_refuse (ari_table_get_refusal (table), error);
}

gboolean
ari_session_dismiss (AriSession       *session,
                     const AriRequest *request,
                     GString          *answer,
                     GError          **error)
{
  AriTable *table = ari_session_table (session, error);

  if (table == NULL)
    return FALSE;

  ari_table_dismiss (table);
  return TRUE;
}

/* Rolls the dice, as a person does at the table. */
gboolean
ari_session_roll (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  g_autofree char *text = NULL;
  const AriRules *rules;
  AriPosition before;

  if (table == NULL)
    return FALSE;
  if (!ari_table_can_roll (table))
    return ari_session_refuse (_("There are no dice to roll now."), error);

  rules = ari_match_get_rules (session->match);
  before = *ari_match_get_position (session->match);
  ari_table_roll (table, ari_random_next (&session->random));
  if (ari_table_get_refusal (table) != NULL)
    return ari_session_refuse (ari_table_get_refusal (table), error);

  text = rules->format (&before, ari_ply_get_action (ari_match_get_ply (session->match)));
  g_string_append (answer, text);
  return TRUE;
}

/* "ID on|off [withheld]", for each overlay that follows from the position. Likely owners follow from a search
 * in the background, which has no place in a script. */
gboolean
ari_session_overlays (AriSession       *session,
                      const AriRequest *request,
                      GString          *answer,
                      GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  AriOverlaySwitches *switches;
  const AriOverlay *overlays;
  guint n;

  if (table == NULL)
    return FALSE;

  switches = ari_table_get_overlays (table);
  overlays = ari_rules_overlays (ari_match_get_rules (session->match), &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (answer, "%s%s %s%s", i > 0 ? "\n" : "", overlays[i].id,
                            ari_overlay_switches_get (switches, overlays[i].id) ? "on" : "off",
                            ari_overlay_switches_is_withheld (switches, overlays[i].id) ? " withheld" : "");

  return TRUE;
}

gboolean
ari_session_set_overlay (AriSession       *session,
                         const AriRequest *request,
                         GString          *answer,
                         GError          **error)
{
  AriTable *table = ari_session_table (session, error);
  const char *id = request->words[0], *state = request->words[1];

  if (table == NULL)
    return FALSE;

  if (ari_rules_find_overlay (ari_match_get_rules (session->match), id) == NULL)
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   _("The game has no overlay “%s”. “ariadne-overlays” lists them."), id);
      return FALSE;
    }
  if (!g_str_equal (state, "on") && !g_str_equal (state, "off"))
    {
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   _("An overlay is “on” or “off”, not “%s”."), state);
      return FALSE;
    }

  ari_overlay_switches_set (ari_table_get_overlays (table), id, g_str_equal (state, "on"));
  return TRUE;
}

/* "KIND SPOT [seat N] [group N] strength S", for each mark on the position that the table shows. */
gboolean
ari_session_marks (AriSession       *session,
                   const AriRequest *request,
                   GString          *answer,
                   GError          **error)
{
  static const char *const kinds[] = {
    [ARI_MARK_SAFE] = "safe", [ARI_MARK_OWNED] = "owned", [ARI_MARK_CONTESTED] = "contested",
    [ARI_MARK_LIKELY] = "likely", [ARI_MARK_THREAT] = "threat", [ARI_MARK_CHANCE_FOR] = "chance-for",
    [ARI_MARK_USED] = "used", [ARI_MARK_SEEN] = "seen", [ARI_MARK_REACH] = "reach", [ARI_MARK_RISK] = "risk",
  };
  AriTable *table = ari_session_table (session, error);
  AriMark marks[ARI_MAX_SPOTS];
  g_autoptr(AriTableView) view = NULL;
  const AriBoard *board;
  guint n;

  if (table == NULL)
    return FALSE;

  board = ari_match_get_rules (session->match)->board (ari_match_get_setup (session->match));
  view = ari_table_get_view (table);
  n = ari_overlay_switches_collect (ari_table_get_overlays (table), &view->position, FALSE, marks);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (answer, "%s%s %s", i > 0 ? "\n" : "", kinds[marks[i].kind],
                              board->spots[marks[i].spot].name);
      if (marks[i].seat > 0)
        g_string_append_printf (answer, " seat %u", marks[i].seat);
      if (marks[i].group > 0)
        g_string_append_printf (answer, " group %u", marks[i].group);
      g_string_append_printf (answer, " strength %.4f", marks[i].strength);
    }

  return TRUE;
}
