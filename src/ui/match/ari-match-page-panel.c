/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side panel of the match page by keyboard: its tabs, what they do for the whole page, and the way back. */
#include "ari-match-page-private.h"

/* The panel lies beside the table, or on narrow windows in a sheet that comes up from below. */
static gboolean
has_sheet (AriMatchPage *self)
{
  return g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), "narrow");
}

static gboolean
is_shown (AriMatchPage *self)
{
  return has_sheet (self) ? adw_bottom_sheet_get_open (self->sheet)
                          : adw_overlay_split_view_get_show_sidebar (self->split);
}

static void
show_panel (AriMatchPage *self,
            gboolean      shown)
{
  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, shown);
  else
    adw_overlay_split_view_set_show_sidebar (self->split, shown);
}

static gboolean
has_focus (AriMatchPage *self,
           GtkWidget    *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The keyboard goes along; where a tab has nothing to go to, to the tabs. */
static void
show_tab (AriMatchPage *self,
          const char   *tab)
{
  GtkWidget *page;

  adw_view_stack_set_visible_child_name (self->stack, tab);
  show_panel (self, TRUE);
  page = adw_view_stack_get_visible_child (self->stack);
  if (!has_focus (self, page) && !gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->panel_switcher), GTK_DIR_TAB_FORWARD);
}

static void
panel_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  show_panel (self, !is_shown (self));
}

/* Each of these actions is named as its tab. */
static void
tab_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  show_tab (ARI_MATCH_PAGE (widget), name + strlen ("match."));
}

/* A sheet lies over the board. */
static void
change_place_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  GtkWidget *stage = gtk_stack_get_visible_child (self->stage);

  if (has_focus (self, stage))
    {
      show_tab (self, adw_view_stack_get_visible_child_name (self->stack));
      return;
    }

  if (has_sheet (self))
    show_panel (self, FALSE);
  gtk_widget_grab_focus (stage);
}

/* The panel knows the mistakes, whether it is seen or not. */
static void
go_to_mistake (AriMatchPage *self,
               const char   *action)
{
  ari_match_page_stop_replay (self);
  if (gtk_widget_activate_action (GTK_WIDGET (self->analysis_panel), action, NULL))
    ari_match_page_say (self, ari_analysis_panel_get_mistake (self->analysis_panel));
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
previous_mistake_cb (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  go_to_mistake (ARI_MATCH_PAGE (widget), "analysis.previous-mistake");
}

static void
next_mistake_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  go_to_mistake (ARI_MATCH_PAGE (widget), "analysis.next-mistake");
}

void
ari_match_page_install_panel (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "match.moves", NULL, tab_cb);
  gtk_widget_class_install_action (widget_class, "match.analysis", NULL, tab_cb);
  gtk_widget_class_install_action (widget_class, "match.rules", NULL, tab_cb);
  gtk_widget_class_install_action (widget_class, "match.notes", NULL, tab_cb);
  gtk_widget_class_install_action (widget_class, "match.change-place", NULL, change_place_cb);
  gtk_widget_class_install_action (widget_class, "match.previous-mistake", NULL, previous_mistake_cb);
  gtk_widget_class_install_action (widget_class, "match.next-mistake", NULL, next_mistake_cb);
}
