/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* A survey goes through matches that a level plays against itself, or that a file records, and asks something
 * after one ply in so many. The answers are the rows of a table. */

/**
 * AriSurveyPly: what is asked about
 * @match: a match that has ended
 * @number: of the match, from 0
 * @index: of the ply, from 0; the last one of a match is never asked about
 * @nodes: the effort of a search
 * @rows: takes the answers
 */
typedef struct
{
  AriMatch *match;
  guint     number;
  guint     index;
  guint64   nodes;
  GString  *rows;
} AriSurveyPly;

/**
 * AriSurvey:
 * @summary: what the command does
 * @columns: of the table, apart by tabs, besides those of ari_survey_begin_row()
 * @answer: adds any number of rows. Called on several threads, but for one match on one only
 * @possible: (nullable): whether the game can be asked this
 */
typedef struct
{
  const char *summary;
  const char *columns;
  void      (*answer)   (const AriSurveyPly *ply);
  gboolean  (*possible) (const AriRules     *rules);
} AriSurvey;

/* Runs the subcommand argv[0] and returns its exit status. */
int  ari_survey_run       (const AriSurvey    *self,
                           int                 argc,
                           char              **argv);

/* What a search on one thread with so many nodes says of a position; a signal ends it. */
AriVerdict *ari_survey_search (const AriRules    *rules,
                               const AriPosition *position,
                               guint64            nodes,
                               guint64            seed) G_GNUC_WARN_UNUSED_RESULT;

/* Each row begins with the number of the match, that of the ply and the length of the match, and ends with
 * the end of a line. */
void ari_survey_begin_row (const AriSurveyPly *ply);
void ari_survey_end_row   (const AriSurveyPly *ply);
/* Adds a cell with numbers, apart by commas. */
void ari_survey_add       (const AriSurveyPly *ply,
                           const double       *numbers,
                           guint               n);

G_END_DECLS
