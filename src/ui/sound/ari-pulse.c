/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-pulse.h"

#include <dlfcn.h>

/* Loads its dependency libpulse, too. */
#define LIBRARY "libpulse-mainloop-glib.so.0"

static gpointer
load (gpointer data)
{
  static AriPulse pulse;
  gpointer library = dlopen (LIBRARY, RTLD_LAZY | RTLD_LOCAL);

  if (library == NULL)
    {
      g_debug ("There is no sound: %s", dlerror ());
      return NULL;
    }

#define FIND(function) \
  if ((pulse.function = (__typeof__ (pulse.function)) dlsym (library, #function)) == NULL) \
    return NULL;
  ARI_PULSE_FUNCTIONS (FIND)
#undef FIND

  return &pulse;
}

const AriPulse *
ari_pulse_load (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load, NULL);
}
