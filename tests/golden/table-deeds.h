/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"

G_BEGIN_DECLS

/* Does at @table what people do in the window, by the words of @event; see the deeds in table-deeds.c.
 * Returns: (nullable) (transfer full): why it can't be done */
char *table_deed (AriTable   *table,
                  const char *event);

G_END_DECLS
