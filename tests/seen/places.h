/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "stage.h"

G_BEGIN_DECLS

/**
 * Place:
 *
 * Something that people see: a page, a dialog, a menu. The stage is put there in the order of the fields.
 */
typedef struct
{
  const char *name;
  const char *go;                 /* (nullable) a place of the sidebar */
  const char *match;              /* (nullable) the file of a match, or "file:number" */
  guint       ply;                /* 0: the end of the match */
  const char *actions;            /* (nullable) see stage_act() */
  void      (*arrange) (Stage *); /* (nullable) what actions can't do, and whatever has to be waited for */
  /* (nullable): shows another part of the place, from 1 on; FALSE when there are no more. */
  gboolean  (*show_part) (Stage *stage, guint part);
} Place;

/* In the order in which they are to be visited: after the last one nothing else can be shown. */
const Place *places          (guint       *n_places);
void         place_put_stage (const Place *self,
                              Stage       *stage);
/* FALSE: the place has no such part. */
gboolean     place_show_part (const Place *self,
                              Stage       *stage,
                              guint        part);

G_END_DECLS
