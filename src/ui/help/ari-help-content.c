/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-content.h"

#include <glib/gi18n.h>

#include "ari-figure-picture.h"
#include "ari-help-topics.h"
#include "ari-picture.h"

#define FIGURE_WIDTH 440 /* pictures needn't be as wide as text */
#define INDENT       24

/**
 * Builder: turns the blocks of a page into widgets
 */
typedef struct
{
  PangoAttrList *attributes; /* the text's language */
  GKeyFile      *figures;
  GHashTable    *sections;   /* see ari_help_content_new() */
  GtkBox        *content;
  GtkBox        *group;      /* the current list or table, or NULL */
  GtkWidget     *read;       /* the label before the next one, or NULL */
  AriBlockKind   group_kind;
} Builder;

/* Links within the help; GTK opens all others. */
static gboolean
link_cb (GtkLabel   *label,
         const char *uri)
{
  g_autofree char *id = NULL;

  if (!g_str_has_prefix (uri, ARI_HELP_SCHEME))
    return GDK_EVENT_PROPAGATE;

  id = g_strndup (uri + strlen (ARI_HELP_SCHEME), strcspn (uri + strlen (ARI_HELP_SCHEME), "#"));
  gtk_widget_activate_action (GTK_WIDGET (label), ARI_HELP_ACTION, "s", id);

  return GDK_EVENT_STOP;
}

/* Orca reads a whole page from here on, if each label names the next one: without that it passes over all
 * that is in a list or a table. */
static void
continue_with (Builder   *builder,
               GtkWidget *label)
{
  if (builder->read != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (builder->read),
                                    GTK_ACCESSIBLE_RELATION_FLOW_TO, label, NULL, -1);
  builder->read = label;
}

/* Orca reads a label whole, but only the first line of a paragraph. The menu for copying is no part of it. */
static GtkWidget *
new_label (Builder           *builder,
           const char        *markup,
           GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_attributes (GTK_LABEL (label), builder->attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  continue_with (builder, label);

  return label;
}

/* Adjacent items form a list, adjacent rows a table. */
static void
append_to_group (Builder          *builder,
                 AriBlockKind      kind,
                 GtkAccessibleRole role,
                 GtkWidget        *widget)
{
  if (builder->group == NULL || builder->group_kind != kind)
    {
      builder->group = g_object_new (GTK_TYPE_BOX,
                                     "accessible-role", role,
                                     "orientation", GTK_ORIENTATION_VERTICAL,
                                     "spacing", 6,
                                     NULL);
      builder->group_kind = kind;
      gtk_box_append (builder->content, GTK_WIDGET (builder->group));
    }
  gtk_box_append (builder->group, widget);
}

static void
append_alone (Builder   *builder,
              GtkWidget *widget)
{
  builder->group = NULL;
  gtk_box_append (builder->content, widget);
}

static void
add_heading (Builder        *builder,
             const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_widget_add_css_class (label, block->level == 1 ? "title-1" : block->level == 2 ? "title-3" : "heading");
  gtk_widget_set_margin_top (label, block->level == 1 ? 6 : 18);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) MIN (block->level, 6), -1);
  if (block->id != NULL)
    g_hash_table_insert (builder->sections, g_strdup (block->id), label);
  append_alone (builder, label);
}

static void
add_paragraph (Builder        *builder,
               const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_set_margin_start (label, (int) block->level * INDENT);
  append_alone (builder, label);
}

static void
add_term (Builder        *builder,
          const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_LABEL);

  gtk_widget_add_css_class (label, "heading");
  append_alone (builder, label);
}

static void
add_note (Builder        *builder,
          const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_LABEL);
  GtkWidget *card = adw_bin_new ();

  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 12);
  gtk_widget_add_css_class (card, "card");
  adw_bin_set_child (ADW_BIN (card), label);
  append_alone (builder, card);
}

static void
add_item (Builder        *builder,
          const AriBlock *block)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 6,
                                 NULL);
  /* Translators: before a step of a list, as in “2.” */
  g_autofree char *number = g_strdup_printf (_("%u."), block->number);
  GtkWidget *marker = gtk_label_new (block->number > 0 ? number : "•");
  GtkWidget *label;

  if (block->number > 0)
    continue_with (builder, marker);
  label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_LABEL);
  gtk_label_set_width_chars (GTK_LABEL (marker), 2);
  gtk_label_set_xalign (GTK_LABEL (marker), 1);
  gtk_widget_set_valign (marker, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_margin_start (row, (int) (MAX (block->level, 1) - 1) * INDENT);
  gtk_box_append (GTK_BOX (row), marker);
  gtk_box_append (GTK_BOX (row), label);
  append_to_group (builder, ARI_BLOCK_ITEM, GTK_ACCESSIBLE_ROLE_LIST, row);
}

static void
add_row (Builder        *builder,
         const AriBlock *block)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "spacing", 12,
                                 "homogeneous", TRUE,
                                 NULL);

  for (guint i = 0; i < block->cells->len; i++)
    {
      GtkAccessibleRole role = block->header ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL;
      GtkWidget *label = new_label (builder, block->cells->pdata[i], role);

      if (block->header)
        gtk_widget_add_css_class (label, "heading");
      gtk_box_append (GTK_BOX (row), label);
    }
  append_to_group (builder, ARI_BLOCK_ROW, GTK_ACCESSIBLE_ROLE_TABLE, row);
}

/* (transfer full): "figures/minoa-end.svg" names the figure minoa-end. */
static char *
figure_name (const AriBlock *block)
{
  char *name = g_path_get_basename (block->source);
  char *extension = strrchr (name, '.');

  if (extension != NULL)
    *extension = '\0';

  return name;
}

/* Yelp shows the file of the figure; here its position is drawn afresh, in the current colours. */
static GtkWidget *
new_picture (const Builder  *builder,
             const AriBlock *block,
             const char     *name)
{
  GtkWidget *picture = ari_figure_picture_new (builder->figures, name);

  if (picture != NULL && block->alternative != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (picture),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, block->alternative, -1);

  return picture;
}

static void
add_figure (Builder        *builder,
            const AriBlock *block)
{
  g_autofree char *name = block->source != NULL ? figure_name (block) : NULL;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 6,
                                 "margin-top", 6,
                                 "margin-bottom", 6,
                                 NULL);
  GtkWidget *picture = name != NULL ? new_picture (builder, block, name) : NULL;

  if (picture != NULL)
    {
      GtkWidget *clamp = adw_clamp_new ();

      adw_clamp_set_maximum_size (ADW_CLAMP (clamp), FIGURE_WIDTH);
      adw_clamp_set_child (ADW_CLAMP (clamp), picture);
      gtk_box_append (GTK_BOX (box), clamp);
    }
  if (block->text[0] != '\0')
    {
      GtkWidget *caption = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_LABEL);

      gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
      gtk_label_set_xalign (GTK_LABEL (caption), 0.5f);
      gtk_widget_add_css_class (caption, "caption");
      gtk_box_append (GTK_BOX (box), caption);
    }
  if (picture != NULL && ari_figures_can_try (builder->figures, name))
    gtk_box_append (GTK_BOX (box), ari_figure_try_button_new (name));
  append_alone (builder, box);
}

static void
add_block (Builder        *builder,
           const AriBlock *block)
{
  switch (block->kind)
    {
    case ARI_BLOCK_HEADING:
      add_heading (builder, block);
      break;
    case ARI_BLOCK_PARAGRAPH:
      add_paragraph (builder, block);
      break;
    case ARI_BLOCK_ITEM:
      add_item (builder, block);
      break;
    case ARI_BLOCK_TERM:
      add_term (builder, block);
      break;
    case ARI_BLOCK_NOTE:
      add_note (builder, block);
      break;
    case ARI_BLOCK_FIGURE:
      add_figure (builder, block);
      break;
    case ARI_BLOCK_ROW:
      add_row (builder, block);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
add_links (Builder   *builder,
           GtkWidget *list) /* (nullable) (transfer floating) */
{
  if (list != NULL)
    append_alone (builder, list);
}

/* A guide lists, at the end of each section, the pages that link to it. */
static void
add_blocks (Builder           *builder,
            const char        *language,
            const AriHelpPage *page)
{
  g_autofree char *place = g_strdup (page->id);

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const AriBlock *block = page->blocks->pdata[i];

      if (block->kind == ARI_BLOCK_HEADING && block->id != NULL && page->is_guide)
        {
          add_links (builder, ari_help_topics_list (language, place));
          g_free (place);
          place = g_strdup_printf ("%s#%s", page->id, block->id);
        }
      add_block (builder, block);
    }
  if (page->is_guide)
    add_links (builder, ari_help_topics_list (language, place));
  add_links (builder, ari_help_topics_after (language, page));
}

GtkWidget *
ari_help_content_new (const AriHelpPage *page,
                      const char        *language,
                      GHashTable        *sections)
{
  g_autoptr(GKeyFile) figures = ari_figures_load ();
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();
  Builder builder = { .attributes = attributes, .figures = figures, .sections = sections };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (language)));
  gtk_widget_add_css_class (content, "rules");
  gtk_widget_set_margin_start (content, 12);
  gtk_widget_set_margin_end (content, 12);
  gtk_widget_set_margin_top (content, 6);
  gtk_widget_set_margin_bottom (content, 36);
  builder.content = GTK_BOX (content);
  add_blocks (&builder, language, page);

  return content;
}
