/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-failure-page.h"

#include <glib/gi18n.h>

#include "ari-backup-words.h"
#include "ari-library.h"
#include "ari-widget-util.h"

struct _AriFailurePage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwStatusPage     *status;
  GtkWidget         *retry;
  GtkWidget         *restore;
  GtkWidget         *anew;

  /* Owned */
  char              *message;     /* markup: what is wrong */
  GCancellable      *cancellable; /* ends the search for a backup */
};

G_DEFINE_FINAL_TYPE (AriFailurePage, ari_failure_page, ADW_TYPE_NAVIGATION_PAGE)

static void
ari_failure_page_dispose (GObject *object)
{
  AriFailurePage *self = ARI_FAILURE_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_FAILURE_PAGE);

  G_OBJECT_CLASS (ari_failure_page_parent_class)->dispose (object);
}

static void
ari_failure_page_finalize (GObject *object)
{
  AriFailurePage *self = ARI_FAILURE_PAGE (object);

  g_clear_pointer (&self->message, g_free);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (ari_failure_page_parent_class)->finalize (object);
}

static void
ari_failure_page_class_init (AriFailurePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_failure_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_failure_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-failure-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriFailurePage, status);
  gtk_widget_class_bind_template_child (widget_class, AriFailurePage, retry);
  gtk_widget_class_bind_template_child (widget_class, AriFailurePage, restore);
  gtk_widget_class_bind_template_child (widget_class, AriFailurePage, anew);
}

static void
ari_failure_page_init (AriFailurePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_wrap_labels (self->restore);
  ari_widget_wrap_labels (self->anew);
  self->cancellable = g_cancellable_new ();
}

/* The first sentence: what happened. The message of the error says more. */
static const char *
title_of (const GError *error)
{
  if (error->domain != ARI_LIBRARY_ERROR)
    return _("Ariadne Can’t Start");

  switch ((AriLibraryError) error->code)
    {
    case ARI_LIBRARY_ERROR_FOREIGN:
      return _("This File Is Not an Ariadne Library");

    case ARI_LIBRARY_ERROR_TOO_NEW:
      return _("The Library Comes From a Newer Version of Ariadne");

    case ARI_LIBRARY_ERROR_DAMAGED:
      return _("The Library Is Damaged");

    case ARI_LIBRARY_ERROR_BUSY:
      return _("The Library Is in Use");

    case ARI_LIBRARY_ERROR_FULL:
      return _("There Is No Space Left");

    case ARI_LIBRARY_ERROR_ACCESS:
      return _("The Library Can’t Be Written");

    case ARI_LIBRARY_ERROR_FAILED:
    case ARI_LIBRARY_ERROR_MISSING:
    case ARI_LIBRARY_ERROR_CHANGED:
    case ARI_LIBRARY_ERROR_GONE:
    default:
      return _("The Library Can’t Be Opened");
    }
}

gboolean
ari_failure_is_lasting (const GError *error)
{
  return g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN) ||
         g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_TOO_NEW) ||
         g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
}

/* Shows one of the buttons, which are hidden at first, as the most helpful one. */
static void
suggest (GtkWidget *button)
{
  gtk_widget_set_visible (button, TRUE);
  gtk_widget_add_css_class (button, "suggested-action");
  /* Until now the only button was the one that quits, so Enter would still quit. */
  gtk_widget_grab_focus (button);
}

static void
found_backup_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  AriFailurePage *self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriBackup) backup = ari_backup_find_finish (result, &error);
  g_autofree char *words = NULL;
  g_autofree char *description = NULL;

  /* The page is gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (backup != NULL)
    {
      words = ari_backup_words (backup);
      /* Translators: the first %s is a sentence that says what is wrong, the second one that tells of a
       * backup. */
      description = g_strdup_printf (_("%s\n\nNothing will be written to it. If another library takes its "
                                       "place, the old file is kept beside it under another name.\n\n%s"),
                                     self->message, words);
      suggest (self->restore);
      gtk_widget_set_visible (self->anew, TRUE);
    }
  else
    {
      /* Translators: %s is a sentence that says what is wrong. */
      description = g_strdup_printf (_("%s\n\nNothing will be written to it, and there is no usable backup beside it. If a "
                                       "new library takes its place, the file is kept under another name."),
                                     self->message);
      suggest (self->anew);
    }
  adw_status_page_set_description (self->status, description);
}

static void
look_for_backup (AriFailurePage *self,
                 const char     *path)
{
  /* Translators: %s is a sentence that says what is wrong. */
  g_autofree char *description = g_strdup_printf (_("%s\n\nLooking for a usable backup…"), self->message);

  adw_status_page_set_description (self->status, description);
  ari_backup_find_async (path, self->cancellable, found_backup_cb, self);
}

AriFailurePage *
ari_failure_page_new (const GError *error,
                      const char   *path)
{
  AriFailurePage *self = g_object_new (ARI_TYPE_FAILURE_PAGE, NULL);

  self->message = g_markup_escape_text (error->message, -1);
  adw_status_page_set_title (self->status, title_of (error));
  adw_status_page_set_description (self->status, self->message);

  if (path != NULL && ari_failure_is_lasting (error))
    look_for_backup (self, path);
  else if (path != NULL)
    suggest (self->retry);

  return self;
}
