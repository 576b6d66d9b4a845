/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_VALUES 4

/**
 * AriOption:
 *
 * One option of the rules, fixed when a game starts. @name and the @values are the written form (ASCII,
 * stable: records contain them); the first value is the default. Titles and explanations are marked with N_()
 * and translated for display.
 */
typedef struct
{
  const char *name;                          /* "closing" */
  const char *title;                         /* N_("Each Area Keeps") */
  const char *values[ARI_MAX_VALUES + 1];    /* "line", "coloured", NULL */
  const char *value_titles[ARI_MAX_VALUES];  /* N_("…") one for each value */
  const char *explanations[ARI_MAX_VALUES];  /* N_("…") one sentence for each value */
  guint       min_seats;                     /* a choice only from this number of seats on; 0: always */
  guint       idle;                          /* a bit for each value of the first option with which this
                                              * one is no choice; 0: none */
} AriOption;

/**
 * AriSetup:
 *
 * What fixes a game before its first action: the rules, the number of seats and
 * the chosen value of each option (an index into #AriOption.values).
 */
typedef struct
{
  const AriRules *rules;
  guint8          seats;
  guint8          values[ARI_MAX_OPTIONS];
} AriSetup;

void      ari_setup_init        (AriSetup       *setup,
                                 const AriRules *rules);
gboolean  ari_setup_set_seats   (AriSetup       *setup,
                                 guint           seats,
                                 GError        **error);
gboolean  ari_setup_set_option  (AriSetup       *setup,
                                 const char     *name,
                                 const char     *value,
                                 GError        **error);
/* Whether the option with that index is a choice, with these seats and the value of the first option. */
gboolean  ari_setup_offers      (const AriSetup *setup,
                                 guint           option);
/* Sets each option that is no choice to its default. */
void      ari_setup_settle      (AriSetup       *setup);
gboolean  ari_setup_parse       (AriSetup       *setup,
                                 const char     *text,
                                 GError        **error);
char     *ari_setup_to_text     (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
/* Whether both have the same game, number of seats and option values. */
gboolean  ari_setup_equal       (const AriSetup *a,
                                 const AriSetup *b);

G_END_DECLS
