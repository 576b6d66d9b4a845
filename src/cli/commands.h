/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "numbers.h"

G_BEGIN_DECLS

/* Exit statuses. */
#define ARI_EXIT_FAILED 1
#define ARI_EXIT_USAGE  2
#define ARI_EXIT_INTERRUPTED (128 + 2) /* as shells call the end by SIGINT */

/* The subcommands, one file each; main.c lists them. Each gets its own name as argv[0] and answers the
 * exit status. Results go to standard output, errors to standard error. */
int ari_command_bench    (int argc, char **argv);
int ari_command_check    (int argc, char **argv);
int ari_command_library  (int argc, char **argv);
int ari_command_match    (int argc, char **argv);
int ari_command_perft    (int argc, char **argv);
int ari_command_render   (int argc, char **argv);
int ari_command_review   (int argc, char **argv);
int ari_command_selfplay (int argc, char **argv);
int ari_command_toss     (int argc, char **argv);

/**
 * ari_command_parse:
 * @parameters: what follows the options, as in "GAME [OPTION=VALUE]… DEPTH"
 * @summary: one translated sentence
 * @entries: the options, ending with an empty entry
 * @ranges: (nullable): of those that are numbers: see ari_number_options()
 * @min_left: how many parameters there must be
 * @max_left: how many there may be
 *
 * Takes the options out of @argv, leaving argv[0] and the parameters, and answers --help.
 *
 * Returns: TRUE to go on; FALSE: *status is the exit status, and what was to be said has been said
 */
gboolean ari_command_parse (const char         *parameters,
                            const char         *summary,
                            const GOptionEntry *entries,
                            const AriRange     *ranges,
                            int                 min_left,
                            int                 max_left,
                            int                *argc,
                            char             ***argv,
                            int                *status);

/* Whether @min_left to @max_left parameters follow argv[0]. FALSE like ari_command_parse(), which asks
 * this, too. */
gboolean ari_command_count (const char  *parameters,
                            int          min_left,
                            int          max_left,
                            int          argc,
                            char       **argv,
                            int         *status);

/* Both write the message, with the subcommand's name before it, and answer the exit status. After a signal,
 * what it cancelled needs no message. */
int      ari_command_usage (const char         *name,
                            const char         *message);
int      ari_command_failed (const char        *name,
                             const GError      *error);

/* Whether ari_command_save() may write @path (nullable). Ask before hours of work; name what the command
 * reads to ari_replacing_protect() before. */
gboolean ari_command_may_write (const char     *path,
                                GError        **error);
/* Puts a text into the file @path, whole or not at all, or writes it to the device of that name. */
gboolean ari_command_save   (const char        *path,
                             const char        *text,
                             GError           **error);

/* Writes a file's text to @path, or to standard output when @path is NULL or "-": as it is, in UTF-8,
 * whatever the locale says. */
gboolean ari_command_write  (const char        *path,
                             const char        *text,
                             GError           **error);

G_END_DECLS
