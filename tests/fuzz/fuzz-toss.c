/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ari-flight.h"

/* A recorded release. What is read prints back as it was written, and flies to an end. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *again = NULL;
  g_autoptr(GError) error = NULL;
  AriRelease release;
  AriFlight flight;

  if (!ari_release_parse (text, &release, &error))
    {
      g_assert_nonnull (error);
      return 0;
    }

  again = ari_release_to_text (&release);
  g_assert_cmpstr (again, ==, text);

  ari_flight_start (&flight, &release);
  ari_flight_finish (&flight);
  g_assert_cmpuint (flight.step, <=, ARI_FLIGHT_MAX_STEPS);

  return 0;
}
