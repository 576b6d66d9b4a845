/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_POWER_FOLDER "/sys/class/power_supply"

typedef enum
{
  ARI_POWER_UNKNOWN,
  ARI_POWER_MAINS,
  ARI_POWER_BATTERY,
} AriPower;

/* What the device runs on, as the kernel tells it in @folder, %ARI_POWER_FOLDER; mains power, if it has no
 * battery. Blocking: drivers may ask the hardware. */
AriPower ari_power_read (const char *folder);

G_END_DECLS
