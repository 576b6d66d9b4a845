/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-power.h"

/* (transfer full): an empty text where there is no such file. */
static char *
read_word (const char *folder,
           const char *supply,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, supply, name, NULL);
  char *word = NULL;

  if (!g_file_get_contents (path, &word, NULL, NULL))
    return g_strdup ("");

  return g_strstrip (word);
}

AriPower
ari_power_read (const char *folder)
{
  g_autoptr(GDir) supplies = g_dir_open (folder, 0, NULL);
  gboolean discharges = FALSE;
  const char *supply;

  if (supplies == NULL)
    return ARI_POWER_UNKNOWN;

  while ((supply = g_dir_read_name (supplies)) != NULL)
    {
      g_autofree char *scope = read_word (folder, supply, "scope"), *type = read_word (folder, supply, "type");
      g_autofree char *online = read_word (folder, supply, "online");
      g_autofree char *status = read_word (folder, supply, "status");

      /* A mouse has a battery, too. */
      if (g_str_equal (scope, "Device"))
        continue;
      if (g_str_equal (type, "Battery"))
        discharges |= g_str_equal (status, "Discharging");
      else if (g_str_equal (online, "1"))
        return ARI_POWER_MAINS;
    }

  return discharges ? ARI_POWER_BATTERY : ARI_POWER_MAINS;
}
