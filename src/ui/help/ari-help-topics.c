/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-topics.h"

#include <adwaita.h>

#define HELP "/io/github/ariadne_games/Ariadne/help/"
#define PAGE ".page"

AriHelpPage *
ari_help_topics_load (const char *language,
                      const char *id)
{
  g_autofree char *path = g_strdup_printf (HELP "%s/%s" PAGE, language, id);
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GError) error = NULL;
  AriHelpPage *page;

  if (bytes == NULL)
    {
      g_warning ("There is no %s.", path);
      return NULL;
    }

  page = ari_help_page_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  if (page == NULL)
    g_warning ("%s: %s", path, error->message);

  return page;
}

/* A page with its place in a list. */
typedef struct
{
  AriHelpPage *page;
  int          group;
  char        *key;
} Entry;

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  ari_help_page_free (entry->page);
  g_free (entry->key);
  g_free (entry);
}

/* @page: (transfer full) */
static void
add_entry (GPtrArray   *entries,
           AriHelpPage *page,
           const char  *group)
{
  Entry *entry = g_new (Entry, 1);

  entry->page = page;
  entry->group = g_strcmp0 (group, "#first") == 0 ? -1 : g_strcmp0 (group, "#last") == 0 ? 1 : 0;
  entry->key = g_utf8_collate_key (page->title, -1);
  g_ptr_array_add (entries, entry);
}

/* As Mallard sorts: by group, then by title. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *one = a, *other = b;

  return one->group != other->group ? one->group - other->group : strcmp (one->key, other->key);
}

/* (nullable) */
static GtkWidget *
new_list (GPtrArray *entries)
{
  GtkWidget *list;

  if (entries->len == 0)
    return NULL;

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = entries->pdata[i];
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), entry->page->title);
      if (entry->page->summary != NULL)
        adw_action_row_set_subtitle (ADW_ACTION_ROW (row), entry->page->summary);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), ARI_HELP_ACTION);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", entry->page->id);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }

  return list;
}

/* The link of @page to the guide @target, or NULL. */
static const AriHelpLink *
find_link (const AriHelpPage *page,
           const char        *target)
{
  for (guint i = 0; i < page->links->len; i++)
    {
      const AriHelpLink *link = page->links->pdata[i];

      if (link->to_guide && g_str_equal (link->target, target))
        return link;
    }

  return NULL;
}

GtkWidget *
ari_help_topics_list (const char *language,
                      const char *target)
{
  g_autofree char *folder = g_strconcat (HELP, language, NULL);
  g_auto(GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr(GPtrArray) entries = g_ptr_array_new_with_free_func (entry_free);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (PAGE));
      g_autoptr(AriHelpPage) page = ari_help_topics_load (language, id);
      const AriHelpLink *link = page != NULL ? find_link (page, target) : NULL;

      if (link != NULL)
        add_entry (entries, g_steal_pointer (&page), link->group);
    }
  g_ptr_array_sort_values (entries, compare_entries);

  return new_list (entries);
}

GtkWidget *
ari_help_topics_after (const char        *language,
                       const AriHelpPage *page)
{
  g_autoptr(GPtrArray) entries = g_ptr_array_new_with_free_func (entry_free);

  for (guint i = 0; i < page->links->len; i++)
    {
      const AriHelpLink *link = page->links->pdata[i];
      AriHelpPage *other = link->to_guide ? NULL : ari_help_topics_load (language, link->target);

      if (other != NULL)
        add_entry (entries, other, NULL);
    }

  return new_list (entries);
}
