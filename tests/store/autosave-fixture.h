/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "library-fixture.h"

G_BEGIN_DECLS

/* Runs the main loop until everything has been written. */
void fixture_wait_until_kept (AriAutosave *autosave);
/* The same; then what is in the library is what is in the match. */
void fixture_assert_kept     (Fixture     *f,
                              AriAutosave *autosave);

G_END_DECLS
