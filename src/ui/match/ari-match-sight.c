/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-sight.h"

static void
sync_seen (GtkWidget *page,
           AriTable  *table)
{
  GtkRoot *window = gtk_widget_get_root (page);
  gboolean suspended = GTK_IS_WINDOW (window) && gtk_window_is_suspended (GTK_WINDOW (window));

  ari_table_set_seen (table, gtk_widget_get_mapped (page) && !suspended);
}

static void
suspended_cb (GtkWidget  *window,
              GParamSpec *pspec,
              AriTable   *table)
{
  ari_table_set_seen (table, !gtk_window_is_suspended (GTK_WINDOW (window)));
}

static void
map_cb (GtkWidget *page,
        AriTable  *table)
{
  g_signal_connect_object (gtk_widget_get_root (page), "notify::suspended", G_CALLBACK (suspended_cb), table,
                           G_CONNECT_DEFAULT);
  sync_seen (page, table);
}

static void
unmap_cb (GtkWidget *page,
          AriTable  *table)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (page), suspended_cb, table);
  sync_seen (page, table);
}

void
ari_match_sight_watch (GtkWidget *page,
                       AriTable  *table)
{
  g_signal_connect_object (page, "map", G_CALLBACK (map_cb), table, G_CONNECT_DEFAULT);
  g_signal_connect_object (page, "unmap", G_CALLBACK (unmap_cb), table, G_CONNECT_DEFAULT);
  sync_seen (page, table);
}
