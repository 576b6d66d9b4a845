/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * AriHelpPlace:
 *
 * A part of the window, with the page of the help that explains it.
 */
typedef struct
{
  GType     (*type) (void);
  const char *page; /* id; NULL: the rules of the game */
} AriHelpPlace;

G_END_DECLS
