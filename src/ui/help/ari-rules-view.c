/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules-view.h"

#include <glib/gi18n.h>

#include "ari-help-content.h"
#include "ari-help-topics.h"
#include "ari-language.h"
#include "ari-widget-util.h"

#define TEXT_WIDTH   640 /* lines of about seventy letters are easy to read */
#define NARROW_WIDTH 230 /* for text of normal size */

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
  GHashTable     *sections;  /* of the page: see ari_help_content_new() */
  AdwClamp       *clamp;
};

G_DEFINE_FINAL_TYPE (AriRulesView, ari_rules_view, ADW_TYPE_BIN)

typedef enum
{
  PROP_RULES_ID = 1,
  PROP_TITLE,
} AriRulesViewProperty;

static GParamSpec *props[PROP_TITLE + 1];

static void
reload (AriRulesView *self)
{
  g_autoptr(AriHelpPage) page = self->page != NULL ? ari_help_topics_load (self->language, self->page) : NULL;

  g_hash_table_remove_all (self->sections);
  adw_clamp_set_child (self->clamp,
                       page != NULL ? ari_help_content_new (page, self->language, self->sections) : NULL);
  if (g_set_str (&self->title, page != NULL ? page->title : NULL))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

/* The first frame after the page is shown lays it out; only then its headings have a place. */
static gboolean
show_section_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       data)
{
  AriRulesView *self = ARI_RULES_VIEW (widget);
  GtkWidget *heading = g_hash_table_lookup (self->sections, data);
  graphene_point_t place = GRAPHENE_POINT_INIT (0, 0);

  if (heading != NULL && gtk_widget_get_height (heading) == 0)
    return G_SOURCE_CONTINUE;

  if (heading == NULL || gtk_widget_compute_point (heading, GTK_WIDGET (self->clamp), &place, &place))
    gtk_adjustment_set_value (self->scrolled, place.y);

  return G_SOURCE_REMOVE;
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

/* Where the text is too large for the switch, a list of the same languages takes its place. */
static GtkWidget *
new_language_list (AriRulesView *self)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    gtk_string_list_append (titles, ari_languages ()[i].title);
  list = ari_widget_new_drop_down (G_LIST_MODEL (titles), _("Language of the help"));
  gtk_widget_set_halign (list, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (list, 6);
  gtk_widget_set_margin_bottom (list, 6);
  gtk_widget_set_visible (list, FALSE);
  g_object_bind_property (self->languages, "active", list, "selected",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);

  return list;
}

static AdwBreakpoint *
new_breakpoint (AriRulesView *self,
                GtkWidget    *list)
{
  AdwBreakpointCondition *is_narrow
    = adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MAX_WIDTH, NARROW_WIDTH,
                                           ADW_LENGTH_UNIT_SP);
  AdwBreakpoint *narrow = adw_breakpoint_new (is_narrow);

  adw_breakpoint_add_setters (narrow, G_OBJECT (self->languages), "visible", FALSE,
                              G_OBJECT (list), "visible", TRUE, NULL);

  return narrow;
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
  g_hash_table_unref (self->sections);

  G_OBJECT_CLASS (ari_rules_view_parent_class)->finalize (object);
}

static void
ari_rules_view_class_init (AriRulesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_rules_view_get_property;
  object_class->set_property = ari_rules_view_set_property;
  object_class->finalize = ari_rules_view_finalize;

  props[PROP_RULES_ID] = g_param_spec_string (
      "rules-id", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
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
  GtkWidget *bin = adw_breakpoint_bin_new ();
  GtkWidget *list;

  self->language = g_strdup ("en");
  self->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_maximum_size (self->clamp, TEXT_WIDTH);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->clamp));
  /* Give pictures their natural height, not their minimum. */
  gtk_scrollable_set_vscroll_policy (
      GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (window))), GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (window, TRUE);
  self->scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));

  gtk_box_append (GTK_BOX (box), new_language_switch (self));
  list = new_language_list (self);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), window);
  gtk_widget_set_size_request (bin, 200, 100);
  ari_widget_keep_focus (box, NULL);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (bin), box);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (bin), new_breakpoint (self, list));
  adw_bin_set_child (ADW_BIN (self), bin);
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

void
ari_rules_view_show_section (AriRulesView *self,
                             const char   *section)
{
  g_return_if_fail (ARI_IS_RULES_VIEW (self));

  gtk_widget_add_tick_callback (GTK_WIDGET (self), show_section_cb, g_strdup (section), g_free);
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
