/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "commands.h"

G_BEGIN_DECLS

/* The subcommands of the laboratory, one file each; main.c lists them. They keep the promises of those of
 * ariadne-engine: see commands.h. */
int ari_lab_games       (int argc, char **argv);
int ari_lab_head_starts (int argc, char **argv);
int ari_lab_hints       (int argc, char **argv);
int ari_lab_longer      (int argc, char **argv);
int ari_lab_losses      (int argc, char **argv);
int ari_lab_owners      (int argc, char **argv);
int ari_lab_pairs       (int argc, char **argv);
int ari_lab_positions   (int argc, char **argv);
int ari_lab_puzzles     (int argc, char **argv);
int ari_lab_reasons     (int argc, char **argv);
int ari_lab_statements  (int argc, char **argv);
int ari_lab_train       (int argc, char **argv);
int ari_lab_warnings    (int argc, char **argv);

/* Of tables that hold what was said and what happened: README.md describes them. */
#define ARI_STATEMENT_COLUMNS "evidence\teffort\tphase\traw\tsaid\thappened"

G_END_DECLS
