/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-export.h"

#include <glib/gi18n.h>

#include "ari-export-words.h"
#include "ari-file-name.h"
#include "ari-file-words.h"
#include "ari-record-files.h"
#include "ari-record.h"
#include "ari-save.h"
#include "ari-toast.h"

/* An export in progress: matches of the library by their ids, which its worker writes, or the text of one
 * match. */
typedef struct
{
  AriLibrary *library; /* (nullable) */
  GtkWidget  *widget;  /* weak */
  GArray     *ids;     /* (element-type gint64) */
  char       *text;    /* (nullable) */
  char       *name;    /* (nullable) proposed for the file of one match */
  GFile      *file;    /* (nullable) until it is chosen */
} Export;

static void
export_free (Export *export)
{
  g_clear_object (&export->library);
  g_clear_weak_pointer (&export->widget);
  g_clear_pointer (&export->ids, g_array_unref);
  g_free (export->text);
  g_free (export->name);
  g_clear_object (&export->file);
  g_free (export);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static Export *
export_new (AriLibrary *library,
            GtkWidget  *widget)
{
  Export *export = g_new0 (Export, 1);

  g_set_object (&export->library, library);
  g_set_weak_pointer (&export->widget, widget);
  export->ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  return export;
}

static void
tell_written (Export *export,
              guint   n)
{
  g_autofree char *name = ari_file_words (export->file);
  /* Translators: %2$s is the name of a file, in quotation marks. */
  g_autofree char *text = g_strdup_printf (ngettext ("%1$u match saved as %2$s",
                                                     "%1$u matches saved as %2$s", n), n, name);

  ari_toast_file (export->widget, text, export->file);
}

static void
tell_faults (Export          *export,
             guint            n_written,
             const GPtrArray *faults)
{
  g_autofree char *words = ari_export_words (n_written, faults);
  g_autoptr(GError) error = g_error_new_literal (ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX, words);

  if (n_written == 0)
    ari_toast_error (export->widget, _("The Matches Can’t Be Exported"), error);
  else if (ari_export_n_left_out (faults) > 0)
    ari_toast_error (export->widget, _("Not All Matches Were Exported"), error);
  else
    ari_toast_error (export->widget, _("Part of the Analysis Wasn’t Exported"), error);
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(Export) export = data;
  g_autoptr(GError) error = NULL;
  guint n_written;
  g_autoptr(GPtrArray) faults = ari_library_export_finish (ARI_LIBRARY (source), result, &n_written, &error);

  if (export->widget == NULL)
    return;

  if (faults == NULL)
    ari_toast_error (export->widget, _("The Matches Can’t Be Exported"), error);
  else if (faults->len > 0)
    tell_faults (export, n_written, faults);
  else
    tell_written (export, n_written);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Export) export = data;
  g_autoptr(GError) error = NULL;
  gboolean written = ari_save_finish (G_FILE (source), result, &error);

  if (export->widget == NULL)
    return;

  if (written)
    tell_written (export, 1);
  else
    ari_toast_error (export->widget, _("The Matches Can’t Be Exported"), error);
}

/* Takes ownership of @export, whose file is chosen. */
static void
write_file (Export *export)
{
  if (export->text != NULL)
    {
      g_autoptr(GBytes) bytes = g_bytes_new (export->text, strlen (export->text));

      ari_save_async (export->file, bytes, written_cb, export);
    }
  else
    ari_library_export_async (export->library, (const gint64 *) (gpointer) export->ids->data,
                              export->ids->len, export->file, NULL, exported_cb, export);
}

static void choose_file (Export *export);

/* Proposes the name of one match for its file. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(Export) export = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_library_load_finish (ARI_LIBRARY (source), result, &error);

  if (match == NULL)
    {
      if (export->widget != NULL)
        ari_toast_error (export->widget, _("The Matches Can’t Be Exported"), error);
      return;
    }

  export->name = ari_file_name (match, 0, "ariadne");
  choose_file (g_steal_pointer (&export));
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(Export) export = data;

  export->file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  if (export->file != NULL)
    write_file (g_steal_pointer (&export));
}

/* @pattern with today's date. */
static char *
dated_name (const char *pattern)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, pattern);
}

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* Takes ownership of @export. */
static void
choose_file (Export *export)
{
  guint n = MAX (export->ids->len, 1);
  g_autoptr(GtkFileDialog) dialog = ari_record_files_dialog (ngettext ("Export the Match", "Export the Matches", n));

  /* The window was closed while the match was loading. */
  if (export->widget == NULL)
    {
      export_free (export);
      return;
    }

  if (export->name == NULL)
    /* Translators: proposed name of a file; %Y-%m-%d becomes the date; keep the ending. */
    export->name = dated_name (_("Ariadne matches %Y-%m-%d.ariadne"));
  gtk_file_dialog_set_initial_name (dialog, export->name);
  gtk_file_dialog_save (dialog, window_of (export->widget), NULL, chosen_cb, export);
}

void
ari_export_entries (AriLibrary   *library,
                    const gint64 *ids,
                    guint         n_ids,
                    GtkWidget    *widget)
{
  Export *export;

  g_return_if_fail (ARI_IS_LIBRARY (library));
  g_return_if_fail (n_ids > 0);

  export = export_new (library, widget);
  g_array_append_vals (export->ids, ids, n_ids);
  if (n_ids == 1)
    ari_library_load_async (library, ids[0], NULL, loaded_cb, export);
  else
    choose_file (export);
}

void
ari_export_match (AriMatch  *match,
                  GtkWidget *widget)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  Export *export;

  g_return_if_fail (ARI_IS_MATCH (match));

  text = ari_record_write_checked (match, &error);
  if (text == NULL)
    {
      ari_toast_error (widget, _("The Matches Can’t Be Exported"), error);
      return;
    }

  export = export_new (NULL, widget);
  export->text = g_steal_pointer (&text);
  export->name = ari_file_name (match, 0, "ariadne");
  choose_file (export);
}

static void
backed_up_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(Export) export = data;
  g_autoptr(GError) error = NULL;
  gboolean written = ari_library_finish (ARI_LIBRARY (source), result, &error);

  if (export->widget == NULL)
    return;

  if (written)
    ari_toast_saved (export->widget, export->file);
  else
    ari_toast_error (export->widget, _("The Library Can’t Be Backed Up"), error);
}

static void
backup_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(Export) export = data;
  g_autofree char *path = NULL;

  export->file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  if (export->file == NULL)
    return;

  path = g_file_get_path (export->file);
  if (path == NULL)
    {
      if (export->widget != NULL)
        ari_toast (export->widget, _("A backup can only be written to a folder on this computer."));
      return;
    }

  ari_library_backup_async (export->library, path, NULL, backed_up_cb, g_steal_pointer (&export));
}

void
ari_back_up (AriLibrary *library,
             GtkWidget  *widget)
{
  g_autoptr(GtkFileDialog) dialog = gtk_file_dialog_new ();
  /* Translators: proposed name of a file; %Y-%m-%d becomes the date; keep the ending. */
  g_autofree char *name = dated_name (_("Ariadne library %Y-%m-%d.sqlite"));

  g_return_if_fail (ARI_IS_LIBRARY (library));

  gtk_file_dialog_set_title (dialog, _("Back Up the Library"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, window_of (widget), NULL, backup_chosen_cb, export_new (library, widget));
}
