/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toast.h"

#include <glib/gi18n.h>

#include "ari-text-elide.h"
#include "ari-file-words.h"

#define OVERLAY "ari-toasts" /* of a page or a dialog that has an overlay of its own */
#define BESIDE "ari-beside" /* of a dialog that makes way */
#define EDGES_PX  96 /* of a toast: its margins, its padding and what closes it */
#define BUTTON_PX 46 /* what a button of a toast adds to its label */
#define LEAST_PX  80 /* of a title */
#define ERRORS "ari-errors" /* of a window: the dialogs of its errors, of which the first is shown */

static AdwToastOverlay *
overlay_of_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *overlay = ADW_IS_APPLICATION_WINDOW (root)
                         ? adw_application_window_get_content (ADW_APPLICATION_WINDOW (root))
                         : gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  return ADW_IS_TOAST_OVERLAY (overlay) ? ADW_TOAST_OVERLAY (overlay) : NULL;
}

/* (nullable): of @place, which may be NULL */
static AdwToastOverlay *
own_overlay (gpointer place)
{
  return place != NULL ? g_object_get_data (place, OVERLAY) : NULL;
}

AdwToastOverlay *
ari_toast_overlay (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  AdwToastOverlay *overlay = overlay_of_window (widget), *own = NULL;
  GtkWidget *child = overlay != NULL ? adw_toast_overlay_get_child (overlay) : NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    own = own_overlay (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)));
  if (own == NULL && ADW_IS_NAVIGATION_VIEW (child))
    own = own_overlay (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (child)));

  return own != NULL ? own : overlay;
}

void
ari_toast_on (GtkWidget       *place,
              AdwToastOverlay *overlay)
{
  g_object_set_data (G_OBJECT (place), OVERLAY, overlay);
}

void
ari_present_passive_dialog (GtkWidget *widget,
                            AdwDialog *dialog)
{
  g_object_set_data (G_OBJECT (dialog), BESIDE, dialog);
  adw_dialog_present (dialog, widget);
}

gboolean
ari_close_passive_dialogs (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr(GListModel) dialogs = NULL;
  AdwDialog *dialog;

  g_return_val_if_fail (ADW_IS_APPLICATION_WINDOW (root), FALSE);

  /* Passive dialogs stay when closing them would show nothing new. */
  dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (root));
  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++)
    {
      g_autoptr(AdwDialog) one = g_list_model_get_item (dialogs, i);

      if (g_object_get_data (G_OBJECT (one), BESIDE) == NULL)
        return FALSE;
    }

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root))) != NULL)
    if (!adw_dialog_close (dialog))
      return FALSE;

  return TRUE;
}

static AdwToast *
new_toast (const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);

  return toast;
}

/* How wide @text is in the bold letters of a toast, in pixels. */
static int
measure_bold (GtkWidget  *room,
              const char *text)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (room, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

/* The width that is left for the title of @toast. */
static int
measure_room (GtkWidget *room,
              AdwToast  *toast)
{
  const char *button = adw_toast_get_button_label (toast);
  int width = gtk_widget_get_width (room);

  /* A page that has just opened has no size yet. */
  if (width == 0)
    width = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (room)));
  if (button != NULL)
    width -= BUTTON_PX + measure_bold (room, button);

  return MAX (width - EDGES_PX, LEAST_PX);
}

/* AdwToast takes the natural width of its title, however little room there is. A label that wraps as soon as
 * it can has no natural width beyond the one that it is given. */
static void
wrap_title (AdwToast *toast,
            int       width)
{
  GtkWidget *title = gtk_label_new (adw_toast_get_title (toast));

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 1);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_size_request (title, width, -1);
  gtk_widget_add_css_class (title, "caption-heading");
  adw_toast_set_custom_title (toast, title);
}

/* Gives a title as many lines as it needs in the width of @room. */
static void
fit_title (GtkWidget *room,
           AdwToast  *toast)
{
  g_autofree char *text = g_strdup (adw_toast_get_title (toast));
  int width;

  if (text == NULL || !gtk_widget_get_mapped (room))
    return;

  width = measure_room (room, toast);
  if (measure_bold (room, text) <= width)
    return;

  wrap_title (toast, width);
  /* A toast announces only a title of its own. */
  gtk_accessible_announce (GTK_ACCESSIBLE (room), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* An overlay announces the label of the button as it is, and a screen reader would read the underscore
 * aloud. So the label has none until the toast has been announced. A toast that has to wait for another one
 * is announced later, with the underscore. Returns the whole label (nullable). */
static char *
prepare (GtkWidget *room,
         AdwToast  *toast)
{
  char *label = g_strdup (adw_toast_get_button_label (toast));
  g_auto(GStrv) parts = label != NULL ? g_strsplit (label, "_", -1) : NULL;
  g_autofree char *plain = label != NULL ? g_strjoinv (NULL, parts) : NULL;

  fit_title (room, toast);
  adw_toast_set_button_label (toast, plain);

  return label;
}

void
ari_toast_add (AdwToastOverlay *overlay,
               AdwToast        *toast)
{
  g_autofree char *label = prepare (GTK_WIDGET (overlay), toast);

  adw_toast_overlay_add_toast (overlay, toast);
  adw_toast_set_button_label (toast, label);
}

void
ari_toast_add_to_preferences (AdwPreferencesDialog *dialog,
                              AdwToast             *toast)
{
  g_autofree char *label = prepare (GTK_WIDGET (dialog), toast);

  adw_preferences_dialog_add_toast (dialog, toast);
  adw_toast_set_button_label (toast, label);
}

void
ari_toast (GtkWidget  *widget,
           const char *text)
{
  AdwToastOverlay *overlay = ari_toast_overlay (widget);

  if (overlay != NULL)
    ari_toast_add (overlay, new_toast (text));
}

/* What the desktop says about a folder that it doesn't open helps nobody; where the file is does. */
static void
folder_shown_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  GtkFileLauncher *launcher = GTK_FILE_LAUNCHER (source);
  g_autoptr(GtkWidget) widget = data;
  g_autoptr(GError) error = NULL, told = NULL;
  g_autofree char *name = NULL, *where = NULL;

  if (gtk_file_launcher_open_containing_folder_finish (launcher, result, &error)
      || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      || gtk_widget_get_root (widget) == NULL)
    return;

  name = g_file_get_parse_name (gtk_file_launcher_get_file (launcher));
  where = ari_text_elide (name, ARI_BRIEF_TITLE);
  /* Translators: %s is the whole name of a file. */
  told = g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                      _("Open the folder in another program. The file is here: %s"), where);
  ari_toast_error (widget, _("The Folder Can’t Be Opened"), told);
}

static void
show_folder_cb (AdwToast  *toast,
                GtkWidget *overlay)
{
  GtkRoot *root = gtk_widget_get_root (overlay);
  g_autoptr(GtkFileLauncher) launcher = gtk_file_launcher_new (g_object_get_data (G_OBJECT (toast), "file"));

  gtk_file_launcher_open_containing_folder (launcher, GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, NULL,
                                            folder_shown_cb, g_object_ref (overlay));
}

void
ari_toast_file (GtkWidget  *widget,
                const char *text,
                GFile      *file)
{
  AdwToastOverlay *overlay = ari_toast_overlay (widget);
  AdwToast *toast;

  if (overlay == NULL)
    return;

  toast = new_toast (text);
  adw_toast_set_button_label (toast, _("Show in _Folder"));
  g_object_set_data_full (G_OBJECT (toast), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (show_folder_cb), overlay, G_CONNECT_DEFAULT);
  ari_toast_add (overlay, toast);
}

void
ari_toast_saved (GtkWidget *widget,
                 GFile     *file)
{
  g_autofree char *name = ari_file_words (file);
  /* Translators: %s is the name of a file, in quotation marks. */
  g_autofree char *text = g_strdup_printf (_("Saved as %s"), name);

  ari_toast_file (widget, text, file);
}

static GPtrArray *
errors_of (GtkRoot *root)
{
  GPtrArray *errors = g_object_get_data (G_OBJECT (root), ERRORS);

  if (errors == NULL)
    {
      errors = g_ptr_array_new_with_free_func (g_object_unref);
      g_object_set_data_full (G_OBJECT (root), ERRORS, errors, (GDestroyNotify) g_ptr_array_unref);
    }

  return errors;
}

static gboolean
says_the_same (gconstpointer a,
               gconstpointer b)
{
  AdwAlertDialog *one = (gpointer) a, *other = (gpointer) b;

  return g_str_equal (adw_alert_dialog_get_heading (one), adw_alert_dialog_get_heading (other))
         && g_str_equal (adw_alert_dialog_get_body (one), adw_alert_dialog_get_body (other));
}

static void
error_closed_cb (GtkRoot   *root,
                 AdwDialog *dialog)
{
  GPtrArray *errors = errors_of (root);

  g_ptr_array_remove (errors, dialog);
  if (errors->len > 0 && !gtk_widget_in_destruction (GTK_WIDGET (root)))
    adw_dialog_present (errors->pdata[0], GTK_WIDGET (root));
}

void
ari_toast_error (GtkWidget    *widget,
                 const char   *heading,
                 const GError *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, error->message);
  GtkRoot *root = gtk_widget_get_root (widget);
  GPtrArray *errors = root != NULL ? errors_of (root) : NULL;

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  g_object_ref_sink (dialog);
  if (errors == NULL)
    adw_dialog_present (dialog, widget);
  else if (!g_ptr_array_find_with_equal_func (errors, dialog, says_the_same, NULL))
    {
      g_ptr_array_add (errors, g_object_ref (dialog));
      g_signal_connect_object (dialog, "closed", G_CALLBACK (error_closed_cb), root, G_CONNECT_SWAPPED);
      if (errors->len == 1)
        adw_dialog_present (dialog, GTK_WIDGET (root));
    }
  g_object_unref (dialog);
}

void
ari_toast_status (AdwStatusPage *page,
                  const char    *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_status_page_set_description (page, escaped);
}
