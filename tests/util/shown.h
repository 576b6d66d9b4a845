/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table-words.h"

/* What a table shows now, one thing at a time. */

#define SHOWN(name, type, field)                                \
  static inline type G_GNUC_UNUSED shown_##name (AriTable *table) \
  {                                                             \
    g_autoptr(AriTableView) view = ari_table_get_view (table);  \
                                                                \
    return view->field;                                         \
  }

SHOWN (has_outcomes, gboolean, has_outcomes)
SHOWN (is_turn, gboolean, is_turn)
SHOWN (is_in_play, gboolean, is_in_play)
SHOWN (may_stop, gboolean, may_stop)
SHOWN (may_step_back, gboolean, may_step_back)
SHOWN (may_show_better, gboolean, may_show_better)
SHOWN (awaits_feat, gboolean, awaits_feat)
SHOWN (may_perform, gboolean, may_perform)
SHOWN (listener, AriActor, listener)
SHOWN (text, char *, text != NULL ? g_strdup (view->text) : NULL)
SHOWN (status, char *, status != NULL ? g_strdup (view->status) : NULL)

/* @before stays as it is where nothing led to @position. */
static inline AriAction G_GNUC_UNUSED
shown_position (AriTable    *table,
                AriPosition *before,
                AriPosition *position)
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  if (view->last != ARI_ACTION_NONE)
    *before = view->before;
  *position = view->position;

  return view->last;
}

static inline guint G_GNUC_UNUSED
shown_ideas (AriTable *table,
             AriIdea   ideas[ARI_MAX_IDEAS])
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  memcpy (ideas, view->ideas, sizeof view->ideas);

  return view->n_ideas;
}

static inline guint G_GNUC_UNUSED
shown_trace (AriTable     *table,
             AriTraceStep  trace[ARI_MAX_TRACE])
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  memcpy (trace, view->trace, sizeof view->trace);

  return view->n_trace;
}

static inline guint G_GNUC_UNUSED
shown_earners (AriTable *table,
               AriSpot   earners[ARI_MAX_EARNERS])
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  memcpy (earners, view->earners, sizeof view->earners);

  return view->n_earners;
}
