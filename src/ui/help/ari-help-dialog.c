/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-help-dialog.h"

#include <glib/gi18n.h>

#include "ari-help-topics.h"
#include "ari-rules-view.h"

#define INDEX "index"
#define VIEW  "ari-view" /* of a page of the navigation: its AriRulesView */

struct _AriHelpDialog
{
  AdwDialog          parent_instance;

  AdwNavigationView *navigation;
};

G_DEFINE_FINAL_TYPE (AriHelpDialog, ari_help_dialog, ADW_TYPE_DIALOG)

/* (nullable) */
static AriRulesView *
visible_view (AriHelpDialog *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return page != NULL ? g_object_get_data (G_OBJECT (page), VIEW) : NULL;
}

static void
title_cb (AdwNavigationPage *page,
          GParamSpec        *pspec,
          AriRulesView      *view)
{
  g_autofree char *markup = NULL, *text = NULL;

  g_object_get (view, "title", &markup, NULL);
  if (markup != NULL && pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    adw_navigation_page_set_title (page, text);
}

/* (transfer floating): shows the title of @page; a narrow dialog shortens it. */
static GtkWidget *
new_title (AdwNavigationPage *page)
{
  GtkWidget *title = adw_window_title_new ("", NULL);

  g_object_bind_property (page, "title", title, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (page, "title", title, "tooltip-text", G_BINDING_SYNC_CREATE);

  return title;
}

/* @language: (nullable): that of the program */
static void
push (AriHelpDialog *self,
      const char    *id,
      const char    *language)
{
  GtkWidget *view = ari_rules_view_new ();
  GtkWidget *toolbar = adw_toolbar_view_new (), *header = adw_header_bar_new ();
  AdwNavigationPage *page = adw_navigation_page_new (toolbar, "");

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), new_title (page));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), view);
  g_object_set_data (G_OBJECT (page), VIEW, view);
  g_signal_connect_object (view, "notify::title", G_CALLBACK (title_cb), page, G_CONNECT_SWAPPED);
  ari_rules_view_set_language (ARI_RULES_VIEW (view), language);
  ari_rules_view_show_page (ARI_RULES_VIEW (view), id);
  adw_navigation_view_push (self->navigation, page);
}

static void
go_cb (GtkWidget  *widget,
       const char *action_name,
       GVariant   *parameter)
{
  AriHelpDialog *self = ARI_HELP_DIALOG (widget);
  g_autofree char *language = g_strdup (ari_rules_view_get_language (visible_view (self)));

  push (self, g_variant_get_string (parameter, NULL), language);
}

/* A page that was left speaks the language that was chosen after it. */
static void
popped_cb (AriHelpDialog     *self,
           AdwNavigationPage *page)
{
  AriRulesView *left = g_object_get_data (G_OBJECT (page), VIEW), *view = visible_view (self);

  if (left != NULL && view != NULL)
    ari_rules_view_set_language (view, ari_rules_view_get_language (left));
}

static void
ari_help_dialog_class_init (AriHelpDialogClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), ARI_HELP_ACTION, "s", go_cb);
}

static void
ari_help_dialog_init (AriHelpDialog *self)
{
  self->navigation = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  /* Escape closes the dialog. */
  adw_navigation_view_set_pop_on_escape (self->navigation, FALSE);
  g_signal_connect_object (self->navigation, "popped", G_CALLBACK (popped_cb), self, G_CONNECT_SWAPPED);

  adw_dialog_set_title (ADW_DIALOG (self), _("Help"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 720);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
  adw_dialog_set_child (ADW_DIALOG (self), GTK_WIDGET (self->navigation));
}

AdwDialog *
ari_help_dialog_new (GSettings  *settings,
                     const char *page)
{
  AriHelpDialog *self = g_object_new (ARI_TYPE_HELP_DIALOG, NULL);
  g_autofree char *chosen = g_settings_get_string (settings, "rules-language");
  const char *language = chosen[0] != '\0' ? chosen : NULL;

  adw_navigation_view_set_animate_transitions (self->navigation, FALSE);
  push (self, INDEX, language);
  if (!g_str_equal (page, INDEX))
    push (self, page, language);
  adw_navigation_view_set_animate_transitions (self->navigation, TRUE);

  return ADW_DIALOG (self);
}
