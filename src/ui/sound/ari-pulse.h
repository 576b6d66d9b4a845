/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>

G_BEGIN_DECLS

/* The functions that the program uses, by their names in the library. */
#define ARI_PULSE_FUNCTIONS(DO)  \
  DO (pa_context_connect)            \
  DO (pa_context_get_state)          \
  DO (pa_context_new_with_proplist)  \
  DO (pa_context_play_sample)        \
  DO (pa_context_set_state_callback) \
  DO (pa_context_unref)              \
  DO (pa_glib_mainloop_get_api)      \
  DO (pa_glib_mainloop_new)          \
  DO (pa_operation_unref)            \
  DO (pa_proplist_free)              \
  DO (pa_proplist_new)               \
  DO (pa_proplist_sets)              \
  DO (pa_stream_connect_upload)      \
  DO (pa_stream_disconnect)          \
  DO (pa_stream_finish_upload)       \
  DO (pa_stream_get_state)           \
  DO (pa_stream_new_with_proplist)   \
  DO (pa_stream_set_state_callback)  \
  DO (pa_stream_unref)               \
  DO (pa_stream_write)

#define ARI_PULSE_MEMBER(function) __typeof__ (function) *function;

/**
 * AriPulse:
 *
 * The client library of the sound server, PulseAudio or PipeWire. It pulls in a dozen other libraries, so
 * the program doesn't link with it and starts without it.
 */
typedef struct
{
  ARI_PULSE_FUNCTIONS (ARI_PULSE_MEMBER)
} AriPulse;

#undef ARI_PULSE_MEMBER

/* (nullable): NULL if the library is not installed. Reads files, so call it from a thread; the library
 * stays loaded until the program ends. */
const AriPulse *ari_pulse_load (void);

G_END_DECLS
