/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Mirrors a list model from its signal alone and compares: everything outside the reported range must be
 * unchanged, and the reported range must be as small as possible. */
typedef struct
{
  GListModel *model;
  GPtrArray  *items;              /* owned */
  guint       position;           /* of the last change */
  guint       removed, added;
  guint       n_changes;
} ListShadow;

ListShadow *list_shadow_new  (GListModel *model) G_GNUC_WARN_UNUSED_RESULT;
void        list_shadow_free (ListShadow *self);

G_END_DECLS
