/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Precompiled for every file of the window: most of the time it takes to compile one goes into these headers.
 * A file still includes what it uses. */
#include <adwaita.h>
