/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Every number that a person or a script writes, in an option, an argument or a command, is read here. */

/**
 * AriRange: which numbers an option takes
 * @name: its long name
 * @least, @most: of a whole number
 * @least_real, @most_real: of any other
 */
typedef struct
{
  const char *name;
  guint64     least, most;
  double      least_real, most_real;
} AriRange;

#define ARI_REAL(name, least, most) { (name), 0, 0, (least), (most) }

#define ARI_MOST_GAMES 1000000
#define ARI_MOST_NODES G_GUINT64_CONSTANT (1000000000000000)
#define ARI_MOST_SECONDS 86400.0 /* a day */
#define ARI_LEAST_SCALE 0.0001
#define ARI_MOST_SCALE 10000.0

/* Options of many subcommands. */
#define ARI_RANGE_GAMES   { "games", 1, ARI_MOST_GAMES }
#define ARI_RANGE_NODES   { "nodes", 1, ARI_MOST_NODES }
#define ARI_RANGE_SEED    { "seed", 0, G_MAXUINT64 }
#define ARI_RANGE_OPENING { "opening", 0, 1000 }
#define ARI_RANGE_JOBS    { "jobs", 1, ARI_MAX_JOBS } /* see jobs.h */
#define ARI_RANGE_SCALE   ARI_REAL ("scale", ARI_LEAST_SCALE, ARI_MOST_SCALE)

/* Each reads all of @text, in decimal. FALSE with G_OPTION_ERROR, with a sentence that says what is expected,
 * when it isn't such a number: not finite, out of range, or followed by something else. */
gboolean ari_number_read_whole (const char  *text,
                                guint64      least,
                                guint64      most,
                                guint64     *number,
                                GError     **error);
gboolean ari_number_read_real  (const char  *text,
                                double       least,
                                double       most,
                                double      *number,
                                GError     **error);

/**
 * ari_number_options:
 * @entries: options, of which some are numbers: G_OPTION_ARG_INT, INT64 or DOUBLE
 * @ranges: (nullable): of these, in any order, ending with an empty one; used until the arguments are parsed
 *
 * Returns: (transfer full): a group of the same options, which reads numbers like the functions above
 */
GOptionGroup *ari_number_options (const GOptionEntry *entries,
                                  const AriRange     *ranges) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
