/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"
#include "dump.h"

G_BEGIN_DECLS

/* All that @table shows and lets people do now. */
Dump *table_dump (AriTable *table);

G_END_DECLS
