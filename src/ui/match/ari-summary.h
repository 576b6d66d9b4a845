/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-match.h"

G_BEGIN_DECLS

/* The summary of a match on paper: its end, the seats, the win share, and what a review found in the line
 * that is shown. */

/* What it says behind the pictures, as Pango markup. */
char              *ari_summary_text  (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* Prints it, or saves it, as whoever runs the operation likes. */
GtkPrintOperation *ari_summary_print (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
