/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-sidebar.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-entry-query.h"
#include "ari-sidebar-row.h"

struct _AriSidebar
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  GtkListBox        *list;
  GtkMenuButton     *menu_button;

  AriSearches       *searches; /* owned (nullable) */
  gboolean           deleted;  /* there is something to restore */
};

typedef enum
{
  PROP_PLACE = 1,
} AriSidebarProperty;

static GParamSpec *props[PROP_PLACE + 1];

enum
{
  ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSidebar, ari_sidebar, ADW_TYPE_NAVIGATION_PAGE)

static AriSidebarRow *
find_row (AriSidebar *self,
          const char *place)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_strcmp0 (ari_sidebar_row_get_place (ARI_SIDEBAR_ROW (row)), place) == 0)
      return ARI_SIDEBAR_ROW (row);

  return NULL;
}

/* The list of deleted matches has a row while it is not empty, or is shown. */
static void
sync_deleted (AriSidebar *self)
{
  static const char place[] = "library:deleted";
  AriSidebarRow *row = find_row (self, place), *starred = find_row (self, "library:starred");

  if (row == NULL && self->deleted)
    gtk_list_box_insert (self->list, ari_sidebar_row_new_list (place, _("Library"), "user-trash-symbolic",
                                                               C_("matches", "Recently Deleted")),
                         gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (starred)) + 1);
  else if (row != NULL && !self->deleted && !gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
row_selected_cb (AriSidebar *self)
{
  sync_deleted (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLACE]);
}

static void
row_activated_cb (AriSidebar *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

/* GTK keeps this key from the window, although only one row can be selected here. */
static void
select_all_cb (AriSidebar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "library.select-all", NULL);
}

static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  const char *heading = ari_sidebar_row_get_heading (ARI_SIDEBAR_ROW (row));
  GtkWidget *label;

  if (before != NULL && g_str_equal (heading, ari_sidebar_row_get_heading (ARI_SIDEBAR_ROW (before))))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }

  label = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "sidebar-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
append_list (AriSidebar *self,
             const char *place,
             const char *icon_name,
             const char *title)
{
  gtk_list_box_append (self->list, ari_sidebar_row_new_list (place, _("Library"), icon_name, title));
}

static void
ari_sidebar_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AriSidebar *self = ARI_SIDEBAR (object);

  switch ((AriSidebarProperty) prop_id)
    {
    case PROP_PLACE:
      g_value_set_string (value, ari_sidebar_get_place (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_sidebar_dispose (GObject *object)
{
  AriSidebar *self = ARI_SIDEBAR (object);

  /* Rows being removed would otherwise still report a new selection. */
  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_SIDEBAR);
  g_clear_object (&self->searches);

  G_OBJECT_CLASS (ari_sidebar_parent_class)->dispose (object);
}

static void
ari_sidebar_class_init (AriSidebarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_sidebar_dispose;
  object_class->get_property = ari_sidebar_get_property;

  props[PROP_PLACE] =
    g_param_spec_string ("place", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[ACTIVATED] =
    g_signal_new ("activated", ARI_TYPE_SIDEBAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, AriSidebar, list);
  gtk_widget_class_bind_template_child (widget_class, AriSidebar, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, select_all_cb);
}

static void
ari_sidebar_init (AriSidebar *self)
{
  const AriRules *const *games;
  guint n_games;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);

  games = ari_board_renderer_games (&n_games);
  for (guint i = 0; i < n_games; i++)
    gtk_list_box_append (self->list, ari_sidebar_row_new_game (games[i]));

  gtk_list_box_append (self->list, ari_sidebar_row_new_list ("practice", _("Games"), "ari-hint-symbolic",
                                                             _("Practice")));
  gtk_list_box_append (self->list, ari_sidebar_row_new_list ("people", _("Games"), "avatar-default-symbolic",
                                                             _("People")));
  gtk_list_box_append (self->list, ari_sidebar_row_new_list ("explorer", _("Games"), "ari-analysis-symbolic",
                                                             _("Explore Moves")));

  append_list (self, "library:all", "ari-library-symbolic", C_("matches", "All"));
  append_list (self, "library:in-progress", "ari-thread-symbolic", C_("matches", "In Progress"));
  append_list (self, "library:finished", "ari-finished-symbolic", C_("matches", "Finished"));
  append_list (self, "library:starred", "starred-symbolic", C_("matches", "Starred"));
}

const char *
ari_sidebar_get_place (AriSidebar *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (ARI_IS_SIDEBAR (self), NULL);

  row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? ari_sidebar_row_get_place (ARI_SIDEBAR_ROW (row)) : NULL;
}

gboolean
ari_sidebar_set_place (AriSidebar *self,
                       const char *place)
{
  AriSidebarRow *row;

  g_return_val_if_fail (ARI_IS_SIDEBAR (self), FALSE);

  row = find_row (self, place);
  if (row == NULL)
    return FALSE;

  gtk_list_box_select_row (self->list, GTK_LIST_BOX_ROW (row));

  return TRUE;
}

void
ari_sidebar_set_deleted (AriSidebar *self,
                         gboolean    deleted)
{
  g_return_if_fail (ARI_IS_SIDEBAR (self));

  self->deleted = deleted;
  sync_deleted (self);
}

/* Rows whose number grows: those of saved searches and of tags, which come last. */
typedef struct
{
  const char *prefix;    /* of their places */
  const char *heading;   /* N_() */
  const char *icon_name;
} Section;

static const Section searches_section = { ARI_ENTRY_SEARCH, N_("Saved Searches"), "system-search-symbolic" };
static const Section tags_section = { "tag:", N_("Tags"), "ari-tag-symbolic" };

/* (nullable) */
static const char *
place_at (AriSidebar *self,
          int         index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  return row != NULL ? ari_sidebar_row_get_place (ARI_SIDEBAR_ROW (row)) : NULL;
}

/* The index of the first row of a section, or where it would be. */
static int
find_section (AriSidebar    *self,
              const Section *section)
{
  const char *place;
  int index = 0;

  while ((place = place_at (self, index)) != NULL && !g_str_has_prefix (place, section->prefix)
         && !g_str_has_prefix (place, tags_section.prefix))
    index++;

  return index;
}

static void
remove_rows (AriSidebar        *self,
             const Section     *section,
             const char *const *names)
{
  int index = find_section (self, section);
  const char *place;

  while ((place = place_at (self, index)) != NULL && g_str_has_prefix (place, section->prefix))
    if (g_strv_contains (names, place + strlen (section->prefix)))
      index++;
    else
      gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index)));
}

/* A row that is there already keeps the focus. What the selected row led to may be gone: a tag that no match
 * has any more, say. */
static void
sync_section (AriSidebar        *self,
              const Section     *section,
              const char *const *names)
{
  g_autofree char *selected = g_strdup (ari_sidebar_get_place (self));
  int first;

  remove_rows (self, section, names);
  first = find_section (self, section);
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *place = g_strconcat (section->prefix, names[i], NULL);

      if (find_row (self, place) == NULL)
        gtk_list_box_insert (self->list, ari_sidebar_row_new_list (place, _(section->heading),
                                                                   section->icon_name, names[i]), first + i);
    }

  if (selected != NULL && find_row (self, selected) == NULL)
    ari_sidebar_set_place (self, "library:all");
}

void
ari_sidebar_set_tags (AriSidebar        *self,
                      const char *const *tags)
{
  g_return_if_fail (ARI_IS_SIDEBAR (self));

  sync_section (self, &tags_section, tags);
}

static void
sync_searches (AriSidebar *self)
{
  GPtrArray *list = ari_searches_list (self->searches);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  for (guint i = 0; i < list->len; i++)
    g_strv_builder_add (builder, ((const AriSearch *) g_ptr_array_index (list, i))->name);
  names = g_strv_builder_end (builder);
  sync_section (self, &searches_section, (const char *const *) names);

  for (guint i = 0; i < list->len; i++)
    {
      const AriSearch *search = g_ptr_array_index (list, i);
      g_autofree char *place = g_strconcat (ARI_ENTRY_SEARCH, search->name, NULL);

      ari_sidebar_row_set_count (find_row (self, place), search->matches);
    }
}

void
ari_sidebar_set_searches (AriSidebar  *self,
                          AriSearches *searches)
{
  g_return_if_fail (ARI_IS_SIDEBAR (self));
  g_return_if_fail (self->searches == NULL);

  self->searches = g_object_ref (searches);
  g_signal_connect_object (searches, "changed", G_CALLBACK (sync_searches), self, G_CONNECT_SWAPPED);
  sync_searches (self);
}

void
ari_sidebar_focus (AriSidebar *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (ARI_IS_SIDEBAR (self));

  row = gtk_list_box_get_selected_row (self->list);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->list));
}

void
ari_sidebar_open_menu (AriSidebar *self)
{
  g_return_if_fail (ARI_IS_SIDEBAR (self));

  gtk_menu_button_popup (self->menu_button);
}
