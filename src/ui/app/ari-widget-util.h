/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Adds the style class @name to @widget, or removes it. */
void     ari_widget_set_class   (GtkWidget  *widget,
                                 const char *name,
                                 gboolean    set);
/* Sets the tooltip of @widget; NULL removes it. Use it for tooltips that change with each ply: GTK queries
 * the pointer even when the text stays the same, and that takes longer than everything else on a page. */
void     ari_widget_set_tooltip (GtkWidget  *widget,
                                 const char *text);
/* Calls @mapped with @widget whenever its parent is mapped, even while @widget is hidden: it may have
 * something to show by then. Call once, before it has its parent, which it keeps. */
void     ari_widget_watch_parent (GtkWidget *widget,
                                  GCallback  mapped);
/* (nullable) (transfer none): which widget has the keyboard focus in the window of @widget. */
GtkWidget *ari_widget_find_focus (GtkWidget         *widget);
/* Says the title of @page, which has just got the keyboard focus. Orca names the page around a new focus
 * only while the old focus is still there. */
void     ari_widget_tell_page (AdwNavigationPage    *page);
/* Shows another layout of @view; FALSE when it is already shown. A breakpoint must not do this by itself: in
 * libadwaita 1.7, a layout that changes while it has the keyboard focus is never freed. */
gboolean ari_widget_set_layout  (AdwMultiLayoutView *view,
                                 const char         *name);
/* While a breakpoint changes the layout of @content, keeps the keyboard focus where it is. If that is
 * hidden now, the focus moves to @home, a widget inside (nullable: the first one that can have it). Use it
 * where a breakpoint hides what can have the focus: libadwaita first hides all of @content, and when two
 * widgets are hidden around the focus in one frame, GTK 4.18 never unrefs the first. */
void     ari_widget_keep_focus  (GtkWidget *content,
                                 GtkWidget *home);
/* @widget says itself where the focus goes when it is hidden. */
void     ari_widget_set_own_focus (GtkWidget        *widget);
/* Wraps the labels in @widget instead of shortening them, as libadwaita does in headings and in rows that are
 * buttons. */
void     ari_widget_wrap_labels (GtkWidget          *widget);
/* A drop-down of @choices (transfer full). Assistive technology tells @title with it. */
GtkWidget *ari_widget_new_drop_down (GListModel *choices,
                                     const char *title) G_GNUC_WARN_UNUSED_RESULT;
/* A place for a text of any length: as high as its text where there is room, else the text scrolls. */
GtkWidget *ari_widget_new_scroller (GtkWidget       *child) G_GNUC_WARN_UNUSED_RESULT;
/* The longest time between the two presses of a double click, in milliseconds. */
guint    ari_widget_double_click_ms (GtkWidget      *widget);
/* A click has just changed what lies on @widget: until it can't be the first half of a double click any more,
 * further presses on @widget, or on anything in it, do nothing. */
void     ari_widget_debounce_clicks (GtkWidget         *widget);
/* Reveals or hides @banner. A banner that is only not revealed keeps its place in the tree of assistive
 * technology, and its text is told there. */
void     ari_widget_reveal_banner (AdwBanner *banner,
                                   gboolean   revealed);

G_END_DECLS
