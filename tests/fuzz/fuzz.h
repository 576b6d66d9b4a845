/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What libFuzzer calls, and the driver that plays a corpus through. */
int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
