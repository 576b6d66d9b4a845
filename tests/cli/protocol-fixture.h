/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session.h"

/* A session that is asked line by line. */
typedef struct
{
  AriSession session;
  GString   *answer;
} Fixture;

void        set_up         (Fixture      *f,
                            gconstpointer data);
void        tear_down      (Fixture      *f,
                            gconstpointer data);
/* The whole answer to a line, valid until the next one is asked. */
const char *ask            (Fixture      *f,
                            const char   *line);
/* @answer: without the empty line that ends it */
void        assert_answers (Fixture      *f,
                            const char   *line,
                            const char   *answer);
void        assert_refuses (Fixture      *f,
                            const char   *line);
