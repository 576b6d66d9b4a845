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
 * What fixes a game before its first action: the rules, the number of seats, the chosen value of each option
 * (an index into #AriOption.values), and the size of each seat's head start (0: none).
 */
typedef struct
{
  const AriRules *rules;
  guint8          seats;
  guint8          values[ARI_MAX_OPTIONS];
  guint8          head_start[ARI_MAX_SEATS];
} AriSetup;

/**
 * AriHeadStart:
 * @most: the greatest size with the seats and options of @setup, at least 1
 * @words: a size, 1 or more, as a choice: "2 more pieces". Newly allocated, translated
 * @tell: what head starts mean for @seat, whose player is called @name, as a sentence: "Anna starts with 14
 *   pieces instead of 12." Newly allocated, translated; %NULL if the seat starts as usual
 * @explanation: N_("…") one sentence for all sizes
 *
 * What a player can be given before the first action, so that players of unequal strength have even chances.
 * Any number of seats may have one, of different sizes.
 */
typedef struct
{
  guint     (*most)  (const AriSetup *setup);
  char     *(*words) (const AriSetup *setup,
                      guint           size);
  char     *(*tell)  (const AriSetup *setup,
                      AriActor        seat,
                      const char     *name);
  const char *explanation;
} AriHeadStart;

/**
 * AriSetupChoices: what can be chosen for a match of a game, before its first action
 * @min_seats, @max_seats: the numbers of seats from which to choose
 * @default_seats: the usual one
 * @options: @n_options of them
 * @head_start: (nullable): there are none
 */
typedef struct
{
  guint               min_seats;
  guint               max_seats;
  guint               default_seats;
  const AriOption    *options;
  guint               n_options;
  const AriHeadStart *head_start;
} AriSetupChoices;

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
gboolean  ari_setup_set_head_starts     (AriSetup       *setup,
                                         const char     *text,
                                         GError        **error);
char     *ari_setup_head_starts_to_text (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
/* Sets each option that is no choice to its default, and cuts head starts that are too great. */
void      ari_setup_settle      (AriSetup       *setup);
gboolean  ari_setup_parse       (AriSetup       *setup,
                                 const char     *text,
                                 GError        **error);
char     *ari_setup_to_text     (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
/* The greatest size of a head start; 0: the game has none. */
guint     ari_setup_most_head_start (const AriSetup *setup);
gboolean  ari_setup_has_head_start  (const AriSetup *setup);
/* Whether both have the same game, number of seats, option values and head starts. */
gboolean  ari_setup_equal       (const AriSetup *a,
                                 const AriSetup *b);

G_END_DECLS
