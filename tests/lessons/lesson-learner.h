/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lesson-sight.h"

G_BEGIN_DECLS

/* What people would click who have taken the first lesson of a game, and know nothing else about it: the
 * names of the spots of one move, with a space between. They go by what the lesson says and by what they see,
 * not by the rules. */
GPtrArray *learner_list_moves (const Click *click) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
