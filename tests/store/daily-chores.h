/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "library-fixture.h"

/* Whether the library has looked if a backup is due, and made it; what it waits for now is an hour away. */
gboolean chores_are_done (AriLibrary *library);
