/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What does not hold. A run ends with it, in the process that runs it. */
#define FAILURE_NAME 32
#define FAILURE_TEXT 4000

typedef struct
{
  char name[FAILURE_NAME]; /* of the invariant; "" if there is none: then the process crashed */
  char text[FAILURE_TEXT];
} Failure;

/* Where fail() writes before it ends the process; memory that the parent process shares. Also takes the
 * warnings of the program as failures from now on. */
void failure_init (Failure    *shared);
void fail         (const char *name,
                   const char *format,
                   ...) G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN;

G_END_DECLS
