/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-match.h"
#include "ari-random.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_SESSION_ERROR (ari_session_error_quark ())
GQuark ari_session_error_quark (void);

/**
 * AriSessionError:
 * @ARI_SESSION_ERROR_STATE: the command does not fit what has gone before
 * @ARI_SESSION_ERROR_ARGUMENT: an argument is none of those that the command takes
 * @ARI_SESSION_ERROR_INTERRUPTED: the command was stopped before it had an answer
 */
typedef enum
{
  ARI_SESSION_ERROR_STATE,
  ARI_SESSION_ERROR_ARGUMENT,
  ARI_SESSION_ERROR_INTERRUPTED,
} AriSessionError;

/**
 * AriSession:
 *
 * What the commands of the protocol act on.
 */
typedef struct
{
  AriMatch       *match;   /* (nullable) (owned): none before "ariadne-game" or "loadfile" */
  AriTable       *table;   /* (nullable) (owned): of the match: see ari_session_table() */
  AriRandom       random;  /* source of the seeds of all searches and draws */
  const AriLevel *level;   /* chooses when there is neither of the next two */
  guint64         nodes;   /* 0: no limit */
  double          seconds; /* 0: no limit */
  const gint     *stop;    /* (nullable): set by another thread to stop any command */
  const gint     *stop_or_end; /* (nullable): also set when the input has ended, to stop long commands */
} AriSession;

/* No match, the usual level, seed 0. */
void     ari_session_init        (AriSession *session);
/* Gives up the match. */
void     ari_session_clear       (AriSession *session);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriSession, ari_session_clear)

/* The match, or NULL with an error when there is none yet. */
AriMatch *ari_session_match      (AriSession *session,
                                  GError    **error);
/* Replaces the match by @match (transfer full), and sets a table for it. */
void     ari_session_take_match  (AriSession *session,
                                  AriMatch   *match);
/* The table of the match, through which commands change it. Neither computers nor chance act there by
 * themselves, and no thinking times are kept. NULL with an error when there is no match yet. */
AriTable *ari_session_table      (AriSession *session,
                                  GError    **error);
/* Plays @action at the table, which must be there. FALSE with an error when it can't be played. */
gboolean ari_session_play_action (AriSession *session,
                                  AriAction   action,
                                  GError    **error);
/* FALSE, with an error that says why the command does not fit what has gone before. */
gboolean ari_session_refuse      (const char *message,
                                  GError    **error);

/**
 * AriRequest:
 *
 * The arguments of a command: @words, one after another, and @rest, all of them as they stand; and whether a
 * comment followed.
 */
typedef struct
{
  guint              n_words;
  const char *const *words;
  const char        *rest;
  gboolean           has_comment;
} AriRequest;

/* Each appends its answer, without an empty line, or sets the error and answers FALSE. The protocol has
 * checked the number of arguments. */
typedef gboolean AriSessionFunc (AriSession       *session,
                                 const AriRequest *request,
                                 GString          *answer,
                                 GError          **error);

/* play-commands.c: a game and its position */
AriSessionFunc ari_session_game;
AriSessionFunc ari_session_play;
AriSessionFunc ari_session_undo;
AriSessionFunc ari_session_set_free_undo;
AriSessionFunc ari_session_actor;
AriSessionFunc ari_session_legal;
AriSessionFunc ari_session_scores;
AriSessionFunc ari_session_result;
AriSessionFunc ari_session_perft;
AriSessionFunc ari_session_show;

/* record-commands.c: files */
AriSessionFunc ari_session_save;
AriSessionFunc ari_session_load;

/* think-commands.c: choosing and judging actions */
AriSessionFunc ari_session_set_seed;
AriSessionFunc ari_session_set_level;
AriSessionFunc ari_session_set_nodes;
AriSessionFunc ari_session_set_time;
AriSessionFunc ari_session_choose;
AriSessionFunc ari_session_choose_only;
AriSessionFunc ari_session_chance;
AriSessionFunc ari_session_analyze;
AriSessionFunc ari_session_hint;

/* table-commands.c: what people do with a match in the window besides playing */
AriSessionFunc ari_session_go;
AriSessionFunc ari_session_where;
AriSessionFunc ari_session_take_back;
AriSessionFunc ari_session_redo;
AriSessionFunc ari_session_preview;
AriSessionFunc ari_session_keep_line;
AriSessionFunc ari_session_dismiss;
AriSessionFunc ari_session_roll;
AriSessionFunc ari_session_set_overlay;
AriSessionFunc ari_session_overlays;
AriSessionFunc ari_session_marks;

/* end-commands.c: how players end a match, and who plays a seat */
AriSessionFunc ari_session_resign;
AriSessionFunc ari_session_offer_draw;
AriSessionFunc ari_session_adjudicate;
AriSessionFunc ari_session_leave;
AriSessionFunc ari_session_ending;
AriSessionFunc ari_session_set_seat;

/* warn-commands.c: warnings before moves that lose much */
AriSessionFunc ari_session_set_warnings;
AriSessionFunc ari_session_rethink;
AriSessionFunc ari_session_play_anyway;
AriSessionFunc ari_session_show_better;
/* Waits until the move that was chosen has been judged, if it is. FALSE with an error that warns of it, or
 * says that the command was stopped. */
gboolean ari_session_await_warning (AriSession *session,
                                    GError    **error);

/* Whether a flag of the session is there and set. */
gboolean ari_session_is_set      (const gint  *flag);
/* FALSE, with an error that says that the command was interrupted. */
gboolean ari_session_interrupted (GError     **error);

/* What both kinds of commands need. */
void     ari_session_append_actor (GString    *answer,
                                   AriActor    actor);
/* FALSE with an error unless @word names the actor of the position, who may be chance. */
gboolean ari_session_check_actor (AriMatch    *match,
                                  const char  *word,
                                  GError     **error);

G_END_DECLS
