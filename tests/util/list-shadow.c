/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "list-shadow.h"

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  ListShadow *self)
{
  guint n_items = g_list_model_get_n_items (model);
  g_autoptr(GPtrArray) old = g_ptr_array_new_with_free_func (g_object_unref);

  g_assert_cmpuint (position + removed, <=, self->items->len);
  g_assert_cmpuint (self->items->len - removed + added, ==, n_items);
  g_assert_cmpuint (removed + added, >, 0);

  for (guint i = 0; i < removed; i++)
    g_ptr_array_add (old, g_ptr_array_steal_index (self->items, position));
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->items, (int) (position + i), g_list_model_get_item (model, position + i));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (model, i);

      g_assert_true (item == g_ptr_array_index (self->items, i));
    }
  g_assert_null (g_list_model_get_item (model, n_items));

  if (removed > 0 && added > 0)
    g_assert_true (g_ptr_array_index (old, 0) != g_ptr_array_index (self->items, position));

  self->position = position;
  self->removed = removed;
  self->added = added;
  self->n_changes++;
}

ListShadow *
list_shadow_new (GListModel *model)
{
  ListShadow *self = g_new0 (ListShadow, 1);

  self->model = model;
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (self->items, g_list_model_get_item (model, i));
  g_signal_connect (model, "items-changed", G_CALLBACK (items_changed_cb), self);

  return self;
}

void
list_shadow_free (ListShadow *self)
{
  g_assert_cmpuint (g_list_model_get_n_items (self->model), ==, self->items->len);

  g_signal_handlers_disconnect_by_data (self->model, self);
  g_ptr_array_unref (self->items);
  g_free (self);
}
