/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Follows a list model by its signal alone and compares: what lies outside the reported range must not
 * have changed, and the reported range must be as small as it can be. */
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
