/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-widget-util.h"

void
ari_widget_set_class (GtkWidget  *widget,
                           const char *name,
                           gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
ari_widget_set_tooltip (GtkWidget  *widget,
                             const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

static void
parent_cb (GtkWidget  *widget,
           GParamSpec *pspec,
           GCallback   mapped)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent != NULL)
    g_signal_connect_object (parent, "map", mapped, widget, G_CONNECT_SWAPPED);
}

/* A place in a window changes with its ancestors, but the parent comes once. */
void
ari_widget_watch_parent (GtkWidget *widget,
                         GCallback  mapped)
{
  g_signal_connect (widget, "notify::parent", G_CALLBACK (parent_cb), (gpointer) mapped);
}

GtkWidget *
ari_widget_find_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

void
ari_widget_tell_page (AdwNavigationPage *page)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (page));

  /* Orca drops what is said within 100 ms of another message, such as that of a toast, except at the
   * focus. */
  gtk_accessible_announce (GTK_ACCESSIBLE (focus != NULL ? focus : GTK_WIDGET (page)),
                           adw_navigation_page_get_title (page), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

gboolean
ari_widget_set_layout (AdwMultiLayoutView *view,
                            const char         *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));
  g_autoptr(GtkWidget) focus = NULL;

  if (g_strcmp0 (adw_multi_layout_view_get_layout_name (view), name) == 0)
    return FALSE;

  if (root != NULL)
    g_set_object (&focus, gtk_root_get_focus (root));
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (view)))
    gtk_root_set_focus (root, NULL);
  else
    g_clear_object (&focus);
  adw_multi_layout_view_set_layout_name (view, name);
  /* A list that moves makes its rows anew, and the one with the focus may be gone. */
  if (focus != NULL && gtk_widget_get_root (focus) == root)
    gtk_widget_grab_focus (focus);

  return TRUE;
}

#define FOCUS_HOME "ari-focus-home" /* of the content; inside it, so it lives as long */
#define OWN_FOCUS  "ari-own-focus"

/* While @content is hidden, the bin that hides it has the focus: nothing that a breakpoint hides. */
static void
content_unmap_cb (GtkWidget *content,
                  GWeakRef  *kept)
{
  GtkWidget *bin = gtk_widget_get_ancestor (content, ADW_TYPE_BREAKPOINT_BIN);
  GtkWidget *focus = ari_widget_find_focus (content);

  /* When all of the page is hidden, this is not a breakpoint. */
  if (bin == NULL || !gtk_widget_get_mapped (bin)
      || focus == NULL || !gtk_widget_is_ancestor (focus, content))
    return;
  for (GtkWidget *widget = focus; widget != content; widget = gtk_widget_get_parent (widget))
    if (g_object_get_data (G_OBJECT (widget), OWN_FOCUS) != NULL)
      return;

  g_weak_ref_set (kept, focus);
  gtk_root_set_focus (gtk_widget_get_root (content), bin);
}

static void
content_map_cb (GtkWidget *content,
                GWeakRef  *kept)
{
  g_autoptr(GtkWidget) focus = g_weak_ref_get (kept);
  GtkWidget *bin = ari_widget_find_focus (content);
  GtkRoot *root = gtk_widget_get_root (content);
  GtkWidget *home = g_object_get_data (G_OBJECT (content), FOCUS_HOME);

  g_weak_ref_set (kept, NULL);
  /* A window and its page may change at once; then the bin of the window has the focus last. */
  if (bin == NULL || !ADW_IS_BREAKPOINT_BIN (bin) || !gtk_widget_is_ancestor (content, bin))
    return;

  /* Not gtk_widget_grab_focus(), which would select the text of an entry. */
  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, content))
    gtk_root_set_focus (root, focus);
  else if (home != NULL && gtk_widget_get_mapped (home))
    gtk_widget_grab_focus (home);
  else if (!gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD))
    gtk_root_set_focus (root, NULL);
}

static void
free_kept (gpointer  data,
           GClosure *closure)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
ari_widget_set_own_focus (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), OWN_FOCUS, widget);
}

void
ari_widget_keep_focus (GtkWidget *content,
                       GtkWidget *home)
{
  GWeakRef *kept = g_new (GWeakRef, 1);

  g_object_set_data (G_OBJECT (content), FOCUS_HOME, home);
  g_weak_ref_init (kept, NULL);
  g_signal_connect (content, "unmap", G_CALLBACK (content_unmap_cb), kept);
  g_signal_connect_data (content, "map", G_CALLBACK (content_map_cb), kept, free_kept, G_CONNECT_DEFAULT);
}

void
ari_widget_wrap_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      if (gtk_label_get_xalign (GTK_LABEL (widget)) > 0)
        gtk_label_set_justify (GTK_LABEL (widget), GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ari_widget_wrap_labels (child);
}

void
ari_widget_reveal_banner (AdwBanner *banner,
                          gboolean   revealed)
{
  gtk_widget_set_visible (GTK_WIDGET (banner), revealed);
  adw_banner_set_revealed (banner, revealed);
}

/* Keys scroll what is cut off; where nothing is, the focus has nothing to do there. A scrolled window that
 * can focus, but isn't focusable, would stop every Tab. */
static void
scroller_changed_cb (GtkWidget     *scroller,
                     GtkAdjustment *adjustment)
{
  gtk_widget_set_can_focus (scroller, gtk_adjustment_get_upper (adjustment)
                                      > gtk_adjustment_get_page_size (adjustment));
}

GtkWidget *
ari_widget_new_drop_down (GListModel *choices,
                          const char *title)
{
  GtkWidget *drop_down = gtk_drop_down_new (choices, NULL);

  /* The toolkit uses the label of a drop-down for the selected item. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);

  return drop_down;
}

/* A scrollbar of its own would make even one line as high as three. */
GtkWidget *
ari_widget_new_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  /* A label that may be shortened needs only one line, but is to scroll with all of them. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_widget_get_parent (child)), GTK_SCROLL_NATURAL);
  gtk_widget_add_css_class (scroller, "undershoot-top");
  gtk_widget_add_css_class (scroller, "undershoot-bottom");
  gtk_widget_set_can_focus (scroller, FALSE);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), "changed",
                           G_CALLBACK (scroller_changed_cb), scroller, G_CONNECT_SWAPPED);

  return scroller;
}

guint
ari_widget_double_click_ms (GtkWidget *widget)
{
  int milliseconds;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &milliseconds, NULL);

  return (guint) MAX (milliseconds, 0);
}

#define HELD_UNTIL "ari-held-until" /* µs of the monotonic clock */

static void
pressed_cb (gint64     *held_until,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  if (g_get_monotonic_time () < *held_until)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
ari_widget_debounce_clicks (GtkWidget *widget)
{
  gint64 *held_until = g_object_get_data (G_OBJECT (widget), HELD_UNTIL);

  if (held_until == NULL)
    {
      GtkGesture *gesture = gtk_gesture_click_new ();

      held_until = g_new0 (gint64, 1);
      g_object_set_data_full (G_OBJECT (widget), HELD_UNTIL, held_until, g_free);
      gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
      g_signal_connect_swapped (gesture, "pressed", G_CALLBACK (pressed_cb), held_until);
      gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
    }

  *held_until = g_get_monotonic_time () + ari_widget_double_click_ms (widget) * G_TIME_SPAN_MILLISECOND;
}
