/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* The printed summary of a match: final position, seats, win share, and the findings of a review in the
 * shown line. */

/* Prints it or saves it, as the caller of the operation chooses. */
GtkPrintOperation *ari_summary_print (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable) (transfer full): the file that it was printed into, where it was not sent to a printer. */
GFile             *ari_summary_get_file (GtkPrintOperation *operation) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
