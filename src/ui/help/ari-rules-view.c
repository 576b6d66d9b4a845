/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules-view.h"

#include <glib/gi18n.h>

#include "ari-figure-picture.h"
#include "ari-help-topics.h"
#include "ari-language.h"
#include "ari-picture.h"

/* Lines of about seventy letters are easy to read; pictures needn't be as wide. */
#define TEXT_WIDTH   640
#define FIGURE_WIDTH 440

#define INDENT 24

struct _AriRulesView
{
  AdwBin parent_instance;

  const AriRules *rules;
  char           *page;      /* (nullable) id of the page that is shown */
  char           *title;     /* (nullable) of that page */
  char           *language;  /* id, never NULL */

  /* Children */
  AdwToggleGroup *languages;
  GtkAdjustment  *scrolled;  /* borrowed */
  AdwClamp       *clamp;
};

G_DEFINE_FINAL_TYPE (AriRulesView, ari_rules_view, ADW_TYPE_BIN)

typedef enum
{
  PROP_RULES_ID = 1,
  PROP_TITLE,
} AriRulesViewProperty;

static GParamSpec *props[PROP_TITLE + 1];

/**
 * Builder: turns the blocks of a page into widgets
 */
typedef struct
{
  PangoAttrList *attributes; /* the text's language */
  GKeyFile      *figures;
  GtkBox        *content;
  GtkBox        *group;      /* the current list or table, or NULL */
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

static GtkWidget *
new_label (const Builder     *builder,
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
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);

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
  append_alone (builder, label);
}

static void
add_paragraph (Builder        *builder,
               const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_PARAGRAPH);

  gtk_widget_set_margin_start (label, (int) block->level * INDENT);
  append_alone (builder, label);
}

static void
add_term (Builder        *builder,
          const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_PARAGRAPH);

  gtk_widget_add_css_class (label, "heading");
  append_alone (builder, label);
}

static void
add_note (Builder        *builder,
          const AriBlock *block)
{
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_NOTE);
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
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 6, NULL);
  /* Translators: before a step of a list, as in “2.” */
  g_autofree char *number = g_strdup_printf (_("%u."), block->number);
  GtkWidget *marker = gtk_label_new (block->number > 0 ? number : "•");
  GtkWidget *label = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_PARAGRAPH);

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
      GtkWidget *label = new_label (builder, block->cells->pdata[i],
                                    block->header ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL);

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
      GtkWidget *caption = new_label (builder, block->text, GTK_ACCESSIBLE_ROLE_PARAGRAPH);

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

static GtkWidget *
build_content (AriRulesView      *self,
               const AriHelpPage *page)
{
  g_autoptr(GKeyFile) figures = ari_figures_load ();
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();
  Builder builder = { .attributes = attributes, .figures = figures };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string (self->language)));
  gtk_widget_add_css_class (content, "rules");
  gtk_widget_set_margin_start (content, 12);
  gtk_widget_set_margin_end (content, 12);
  gtk_widget_set_margin_top (content, 6);
  gtk_widget_set_margin_bottom (content, 36);
  builder.content = GTK_BOX (content);
  add_blocks (&builder, self->language, page);

  return content;
}

static void
reload (AriRulesView *self)
{
  g_autoptr(AriHelpPage) page = self->page != NULL ? ari_help_topics_load (self->language, self->page) : NULL;

  adw_clamp_set_child (self->clamp, page != NULL ? build_content (self, page) : NULL);
  if (g_set_str (&self->title, page != NULL ? page->title : NULL))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

/* The languages have nearly the same text at nearly the same height, so the place is kept as a fraction of
 * the height. */
typedef struct
{
  double   share;
  gboolean laid_out;
} Place;

/* The first frame after a page change lays it out; its height is known only then. */
static gboolean
restore_place_cb (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  AriRulesView *self = ARI_RULES_VIEW (widget);
  Place *place = data;

  if (!place->laid_out)
    {
      place->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }

  gtk_adjustment_set_value (self->scrolled, place->share * gtk_adjustment_get_upper (self->scrolled));

  return G_SOURCE_REMOVE;
}

static void
language_chosen_cb (AriRulesView *self)
{
  Place *place = g_new0 (Place, 1);

  if (gtk_adjustment_get_upper (self->scrolled) > 0)
    place->share = gtk_adjustment_get_value (self->scrolled) / gtk_adjustment_get_upper (self->scrolled);

  g_set_str (&self->language, adw_toggle_group_get_active_name (self->languages));
  reload (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), restore_place_cb, place, g_free);
}

static void
add_languages (AriRulesView *self)
{
  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, ari_languages ()[i].id);
      adw_toggle_set_label (toggle, ari_languages ()[i].title);
      adw_toggle_group_add (self->languages, toggle);
    }
}

static GtkWidget *
new_language_switch (AriRulesView *self)
{
  self->languages = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  add_languages (self);
  adw_toggle_group_set_can_shrink (self->languages, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->languages), "round");
  gtk_widget_set_halign (GTK_WIDGET (self->languages), GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (GTK_WIDGET (self->languages), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->languages), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->languages),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Language of the help"), -1);
  g_signal_connect_object (self->languages, "notify::active-name", G_CALLBACK (language_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self->languages);
}

static void
ari_rules_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AriRulesView *self = ARI_RULES_VIEW (object);

  switch ((AriRulesViewProperty) prop_id)
    {
    case PROP_RULES_ID:
      g_value_set_string (value, self->rules != NULL ? self->rules->id : NULL);
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_rules_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  const char *id;

  switch ((AriRulesViewProperty) prop_id)
    {
    case PROP_RULES_ID:
      id = g_value_get_string (value);
      ari_rules_view_set_rules (ARI_RULES_VIEW (object), id != NULL ? ari_rules_lookup (id) : NULL);
      break;
    case PROP_TITLE: /* read-only */
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_rules_view_finalize (GObject *object)
{
  AriRulesView *self = ARI_RULES_VIEW (object);

  g_free (self->page);
  g_free (self->title);
  g_free (self->language);

  G_OBJECT_CLASS (ari_rules_view_parent_class)->finalize (object);
}

static void
ari_rules_view_class_init (AriRulesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_rules_view_get_property;
  object_class->set_property = ari_rules_view_set_property;
  object_class->finalize = ari_rules_view_finalize;

  props[PROP_RULES_ID] = g_param_spec_string ("rules-id", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_TITLE]
    = g_param_spec_string ("title", NULL, NULL, NULL,
                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_rules_view_init (AriRulesView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = gtk_scrolled_window_new ();

  self->language = g_strdup ("en");
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_maximum_size (self->clamp, TEXT_WIDTH);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->clamp));
  /* Give pictures their natural height, not their minimum. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (window))),
                                     GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (window, TRUE);
  self->scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));

  gtk_box_append (GTK_BOX (box), new_language_switch (self));
  gtk_box_append (GTK_BOX (box), window);
  adw_bin_set_child (ADW_BIN (self), box);
  ari_rules_view_set_language (self, NULL);
}

GtkWidget *
ari_rules_view_new (void)
{
  return g_object_new (ARI_TYPE_RULES_VIEW, NULL);
}

/**
 * ari_rules_view_set_rules:
 * @rules: (nullable): NULL empties the page
 */
void
ari_rules_view_set_rules (AriRulesView   *self,
                          const AriRules *rules)
{
  g_return_if_fail (ARI_IS_RULES_VIEW (self));

  if (self->rules == rules)
    return;

  self->rules = rules;
  g_free (self->page);
  self->page = rules != NULL ? g_strdup_printf ("rules-%s", rules->id) : NULL;
  reload (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RULES_ID]);
}

void
ari_rules_view_show_page (AriRulesView *self,
                          const char   *id)
{
  g_return_if_fail (ARI_IS_RULES_VIEW (self));

  if (g_set_str (&self->page, id))
    reload (self);
}

/* The first of the user's languages in which there are rules. */
static const char *
program_language (void)
{
  for (const char *const *name = g_get_language_names (); *name != NULL; name++)
    for (guint i = 0; i < ARI_N_LANGUAGES; i++)
      if (g_str_has_prefix (*name, ari_languages ()[i].id))
        return ari_languages ()[i].id;

  return "en";
}

/**
 * ari_rules_view_set_language:
 * @language: (nullable): "en", "de" or "fr"; NULL: the language of the program
 */
void
ari_rules_view_set_language (AriRulesView *self,
                             const char   *language)
{
  g_return_if_fail (ARI_IS_RULES_VIEW (self));

  adw_toggle_group_set_active_name (self->languages, language != NULL ? language : program_language ());
}

const char *
ari_rules_view_get_language (AriRulesView *self)
{
  g_return_val_if_fail (ARI_IS_RULES_VIEW (self), NULL);

  return self->language;
}
