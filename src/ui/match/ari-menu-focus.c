/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-menu-focus.h"

#include "ari-widget-util.h"

/* Freed with the page. */
typedef struct
{
  GtkWidget *page;
  GtkWidget *stage;
  GtkRoot   *root;     /* weak: whose focus is watched */
  GtkWidget *popover;  /* weak: the open menu, which gives the focus back; or NULL */
  GtkWidget *parent;   /* weak: what it was opened from. A popover made for one showing loses its parent */
  gboolean   was_on_stage;
  guint      idle_id;
} Watch;

static void focus_cb (GtkWidget *page);

static void
watch_root (Watch   *watch,
            GtkRoot *root)
{
  if (watch->root != NULL)
    g_signal_handlers_disconnect_by_func (watch->root, focus_cb, watch->page);
  g_set_weak_pointer (&watch->root, root);
  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_cb), watch->page,
                             G_CONNECT_SWAPPED);
}

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_handle_id (&watch->idle_id, g_source_remove);
  g_clear_weak_pointer (&watch->root);
  g_clear_weak_pointer (&watch->popover);
  g_clear_weak_pointer (&watch->parent);
  g_free (watch);
}

static Watch *
watch_of (GtkWidget *page)
{
  return g_object_get_data (G_OBJECT (page), "menu-focus");
}

static gboolean
is_inside (GtkWidget *focus,
           GtkWidget *widget)
{
  return focus == widget || gtk_widget_is_ancestor (focus, widget);
}

/* What the menu did may have taken the focus elsewhere. */
static void
give_back_cb (gpointer data)
{
  Watch *watch = data;
  GtkWidget *focus = ari_widget_find_focus (watch->page);

  watch->idle_id = 0;
  if (watch->popover != NULL && gtk_widget_get_root (watch->page) != NULL
      && (focus == NULL || (watch->parent != NULL && is_inside (focus, watch->parent))))
    gtk_widget_grab_focus (watch->stage);
  g_clear_weak_pointer (&watch->popover);
}

/* GTK moves the focus to the button after this. */
static void
closed_cb (GtkWidget *page)
{
  Watch *watch = watch_of (page);

  if (watch->idle_id == 0)
    watch->idle_id = g_idle_add_once (give_back_cb, watch);
}

static void
focus_cb (GtkWidget *page)
{
  Watch *watch = watch_of (page);
  GtkWidget *focus = ari_widget_find_focus (watch->page), *popover;

  if (focus == NULL)
    return;

  popover = gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);
  if (popover == NULL)
    {
      watch->was_on_stage = is_inside (focus, watch->stage);
      return;
    }

  if (!watch->was_on_stage || watch->popover == popover)
    return;

  g_set_weak_pointer (&watch->popover, popover);
  g_set_weak_pointer (&watch->parent, gtk_widget_get_parent (popover));
  g_signal_handlers_disconnect_by_func (popover, closed_cb, page);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), page, G_CONNECT_SWAPPED);
}

static void
root_cb (GtkWidget *page)
{
  watch_root (watch_of (page), gtk_widget_get_root (page));
}

void
ari_menu_focus_add (GtkWidget *page,
                    GtkWidget *stage)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->page = page;
  watch->stage = stage;
  g_object_set_data_full (G_OBJECT (page), "menu-focus", watch, watch_free);
  g_signal_connect (page, "notify::root", G_CALLBACK (root_cb), NULL);
}
