/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AriEngineProgram: another program that speaks the protocol of ariadne-engine
 *
 * `match` lets levels of this program play those of another one: another version, or an engine of your own.
 * All calls block until the program answers, it ends, its time is over, or a signal arrives.
 */
typedef struct _AriEngineProgram AriEngineProgram;

/* @patience: how many seconds it may take to answer anything */
AriEngineProgram *ari_engine_program_start (const char        *path,
                                            double             patience,
                                            GError           **error);
/* Ends the program and frees @self. */
void              ari_engine_program_free  (AriEngineProgram  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriEngineProgram, ari_engine_program_free)

const char       *ari_engine_program_path  (AriEngineProgram  *self);

/**
 * ari_engine_program_ask:
 * @error: as the program refused it, or why it can't be asked; %G_IO_ERROR_CANCELLED after a signal
 * @command: (printf): a command of the protocol, without the end of the line
 *
 * Returns: (nullable) (transfer full): the answer without its frame; NULL with an error
 */
char             *ari_engine_program_ask   (AriEngineProgram  *self,
                                            GError           **error,
                                            const char        *command,
                                            ...) G_GNUC_PRINTF (3, 4) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
