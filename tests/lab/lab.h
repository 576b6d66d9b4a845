/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "commands.h"

G_BEGIN_DECLS

/* The subcommands of the laboratory, one file each; main.c lists them. They keep the promises of those of
 * ariadne-engine: see commands.h. */
int ari_lab_balance   (int argc, char **argv);
int ari_lab_calibrate (int argc, char **argv);
int ari_lab_puzzles   (int argc, char **argv);
int ari_lab_ratings   (int argc, char **argv);
int ari_lab_train     (int argc, char **argv);
int ari_lab_tune      (int argc, char **argv);
int ari_lab_warnings  (int argc, char **argv);

G_END_DECLS
