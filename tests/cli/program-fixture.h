/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* The status of a program that could not be started like that. */
#define PROGRAM_SKIPPED 77

/* Runs the headless program as a person does, and keeps what it wrote and how it ended. */
typedef struct
{
  int         status;
  char       *output;
  char       *errors;

  /* Before it is run: */
  const char *program;     /* (nullable): the variable that names it; NULL: ARIADNE_ENGINE */
  gsize       most_bytes;  /* that a file may have (ulimit -f); 0: any number */
  gboolean    obedient;    /* to permissions, even as the administrator */
  const char *output_path; /* (nullable) the file that takes what it writes, and not @output */
} Run;

void       run_clear               (Run        *run);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* Starts the program with the words of @arguments and gives it @length bytes of @input. */
void       program_run_bytes       (Run        *run,
                                    const char *arguments,
                                    const char *input,
                                    gsize       length);
void       program_run_with        (Run        *run,
                                    const char *arguments,
                                    const char *input);
/* Asserts what the protocol answers. */
void       program_assert_protocol (const char *input,
                                    const char *output);

/* A folder with a record in it. */
typedef struct
{
  char *folder;
  char *record;  /* of a short match */
  Run   run;
} Files;

void       files_set_up            (Files        *files,
                                    gconstpointer data);
void       files_tear_down         (Files        *files,
                                    gconstpointer data);
/* Runs a subcommand with paths in it: %1 is the record, %2 the folder. */
const Run *files_run               (Files        *files,
                                    const char   *arguments);
void       files_assert_succeeds   (Files        *files,
                                    const char   *arguments);
/* The text of a file in the folder. */
char      *files_read              (Files        *files,
                                    const char   *name) G_GNUC_WARN_UNUSED_RESULT;
