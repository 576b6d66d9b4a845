/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-record-lexer.h"

G_BEGIN_DECLS

/* One tag as read. Private to the model. */
typedef struct
{
  AriRecordCursor name_at, value_at;
  char           *name;
  char           *value;
} AriTag;

/* How the value of the tag Termination begins where the rules have ended the match in a draw. */
#define ARI_TAG_DRAW "draw by "

/* An option to readers that know no head starts: they refuse it, and don't play another game instead. */
#define ARI_TAG_HEAD_STARTS "Option.head"

/* Before which moves persons are warned, after which ply the computer finished the match, and how freely
 * moves can be taken back; other programs may mean something else by these names. */
#define ARI_TAG_WARNINGS "Warnings"
#define ARI_TAG_HANDOVER "Handover"
#define ARI_TAG_UNDO "Undo"
#define ARI_UNDO_FREE "free"

/* The functions work on the tags of one record, in their order (element-type AriTag). */
GArray   *ari_tags_read         (AriRecordCursor   *at,
                                 GError           **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean  ari_tags_get_setup    (GArray            *tags,
                                 const AriRules  *(*lookup) (const char *id),
                                 AriSetup          *setup,
                                 GError           **error);
gboolean  ari_tags_get_details  (GArray            *tags,
                                 AriMatch          *match,
                                 guint             *takebacks,
                                 GError           **error);
void      ari_tags_get_ending   (GArray            *tags,
                                 AriMatch          *match);
gboolean  ari_tags_check_result (GArray            *tags,
                                 AriMatch          *match,
                                 GError           **error);

char     *ari_record_dup_result (AriMatch          *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
