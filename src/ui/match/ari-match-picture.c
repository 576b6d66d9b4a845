/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-picture.h"

#include <glib/gi18n.h>

#include "ari-file-name.h"
#include "ari-match-show.h"
#include "ari-painter.h"
#include "ari-save.h"
#include "ari-toast.h"

/* In pixels. */
#define PICTURE_WIDTH 1200
#define LEGEND_SIZE   24
#define LEGEND_MARGIN 36

/* Kept while the file dialog is open. */
typedef struct
{
  AriTable  *table;
  GtkWidget *widget;
  char      *title;
} Saving;

static void
saving_free (Saving *self)
{
  g_object_unref (self->table);
  g_object_unref (self->widget);
  g_free (self->title);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GtkWidget) widget = data;
  g_autoptr(GError) error = NULL;

  if (ari_save_finish (G_FILE (source), result, &error))
    ari_toast_saved (widget, G_FILE (source));
  else
    ari_toast_error (widget, _("The Picture Can’t Be Saved"), error);
}

/* Adds the lines of @legend below the board. */
static void
add_legend (AriScene   *scene,
            GtkWidget  *widget,
            const char *legend)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, legend);
  g_autoptr(PangoFontDescription) font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  float px = scene->bounds.width / PICTURE_WIDTH;
  AriRect ground = { scene->bounds.x, scene->bounds.y + scene->bounds.height, scene->bounds.width, 0 };
  AriItem *item = ari_scene_add (scene, ARI_LAYER_MARKS);
  int height;

  pango_font_description_set_absolute_size (font, LEGEND_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (PICTURE_WIDTH - 2 * LEGEND_MARGIN) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  ground.height = (float) (height + 2 * LEGEND_MARGIN) * px;
  scene->bounds.height += ground.height;
  item->fill = ARI_ROLE_WINDOW;
  ari_path_rect (item->path, ground.x, ground.y, ground.width, ground.height, 0);

  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    {
      const PangoLayoutLine *line = pango_layout_get_line_readonly (layout, i);
      PangoRectangle place;

      pango_layout_index_to_pos (layout, line->start_index, &place);
      item = ari_scene_add (scene, ARI_LAYER_MARKS);
      item->fill = ARI_ROLE_TEXT;
      item->text = g_strndup (legend + line->start_index, (gsize) line->length);
      item->text_height = LEGEND_SIZE * px;
      item->align = ARI_ALIGN_START;
      item->at.x = ground.x + LEGEND_MARGIN * px;
      item->at.y = ground.y + (LEGEND_MARGIN + (float) (place.y + place.height / 2) / PANGO_SCALE) * px;
    }
}

/* The scene on the board, as on the screen except for its size, and what the signs of its overlays mean. */
static AriScene *
make_scene (AriTable  *table,
            GtkWidget *widget)
{
  g_auto(AriMatchShow) shown = { NULL };
  g_autofree char *legend = ari_match_show_legend (ari_match_get_rules (ari_table_get_match (table)),
                                                   ari_table_get_overlays (table));
  AriScene *scene;

  ari_match_show_init (&shown, table);
  shown.show.high_contrast = ari_scheme_is_high_contrast (ari_scheme_current ());
  scene = ari_board_renderer_picture (&shown.show);
  if (*legend != '\0')
    add_legend (scene, widget, legend);

  return scene;
}

static GdkTexture *
render (GtkWidget      *widget,
        const AriScene *scene)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float height = PICTURE_WIDTH * scene->bounds.height / scene->bounds.width;
  graphene_rect_t viewport = GRAPHENE_RECT_INIT (0, 0, PICTURE_WIDTH, height);
  g_autoptr(GskRenderNode) picture = NULL;
  AriPainter painter;
  GdkRGBA ground;

  ari_painter_init (&painter, widget);
  ari_painter_fit (&painter, &scene->bounds, PICTURE_WIDTH, height);
  ground = ari_scheme_rgba (painter.scheme, ARI_ROLE_WINDOW, 1);
  gtk_snapshot_append_color (snapshot, &ground, &viewport);
  ari_painter_append (&painter, scene, snapshot);
  picture = gtk_snapshot_free_to_node (snapshot);

  return gsk_renderer_render_texture (renderer, picture, &viewport);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(Saving) self = data;
  g_autoptr(GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autoptr(AriScene) scene = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *name = NULL;

  /* No file: the user closed the dialog, or the page is gone. */
  if (file == NULL || gtk_widget_get_native (self->widget) == NULL)
    return;

  scene = make_scene (self->table, self->widget);
  name = g_file_get_basename (file);
  if (g_str_has_suffix (name, ".svg"))
    {
      char *svg = ari_scene_to_svg (scene, ari_scheme_current (), PICTURE_WIDTH, self->title);

      bytes = g_bytes_new_take (svg, strlen (svg));
    }
  else
    {
      g_autoptr(GdkTexture) texture = render (self->widget, scene);

      bytes = gdk_texture_save_to_png_bytes (texture);
    }

  ari_save_async (file, bytes, written_cb, g_object_ref (self->widget));
}

static void
add_filter (GListStore *filters,
            const char *name,
            const char *type,
            const char *suffix)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_mime_type (filter, type);
  gtk_file_filter_add_suffix (filter, suffix);
  g_list_store_append (filters, filter);
}

void
ari_match_picture_save (AriTable   *table,
                        GtkWidget  *widget,
                        const char *title)
{
  AriMatch *match = ari_table_get_match (table);
  g_autoptr(GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr(GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  guint turn = ari_match_get_turn_at (match, ari_match_get_cursor (match));
  g_autofree char *name = ari_file_name (match, turn, "png");
  Saving *self = g_new0 (Saving, 1);

  add_filter (filters, _("PNG picture"), "image/png", "png");
  add_filter (filters, _("SVG picture"), "image/svg+xml", "svg");
  gtk_file_dialog_set_title (dialog, _("Save Picture"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  self->table = g_object_ref (table);
  self->widget = g_object_ref (widget);
  self->title = g_strdup (title);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, chosen_cb, self);
}

void
ari_match_picture_copy (AriTable  *table,
                        GtkWidget *widget)
{
  g_autoptr(AriScene) scene = make_scene (table, widget);
  g_autoptr(GdkTexture) texture = render (widget, scene);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), texture);
  ari_toast (widget, _("Picture copied"));
}
