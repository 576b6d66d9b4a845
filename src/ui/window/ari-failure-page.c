/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-failure-page.h"

#include <glib/gi18n.h>

#include "ari-library.h"

struct _AriFailurePage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwStatusPage     *status;
  GtkWidget         *retry;
  GtkWidget         *restore;
  GtkWidget         *anew;
};

G_DEFINE_FINAL_TYPE (AriFailurePage, ari_failure_page, ADW_TYPE_NAVIGATION_PAGE)

static void
ari_failure_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_FAILURE_PAGE);

  G_OBJECT_CLASS (ari_failure_page_parent_class)->dispose (object);
}

static void
ari_failure_page_class_init (AriFailurePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_failure_page_dispose;

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
      return _("This File Is Not a Library of Ariadne");

    case ARI_LIBRARY_ERROR_TOO_NEW:
      return _("The Library Comes From a Newer Ariadne");

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

/* Another file may take the place of this one only where trying again can't help. */
static gboolean
is_lost (const GError *error)
{
  return g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN) ||
         g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_TOO_NEW) ||
         g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
}

static char *
describe (const GError *error,
          const char   *backup)
{
  g_autofree char *message = g_markup_escape_text (error->message, -1);

  if (!is_lost (error))
    return g_steal_pointer (&message);

  /* Translators: %s is a sentence that says what is wrong. */
  return g_strdup_printf (backup != NULL
                            ? _("%s\n\nNothing will be written to it. If another library takes its place, the file is kept "
                                "beside it under another name.")
                            : _("%s\n\nNothing will be written to it, and there is no backup beside it. If a new "
                                "library takes its place, the file is kept under another name."),
                          message);
}

AriFailurePage *
ari_failure_page_new (const GError *error,
                      const char   *path)
{
  AriFailurePage *self = g_object_new (ARI_TYPE_FAILURE_PAGE, NULL);
  g_autofree char *backup = path != NULL ? ari_library_last_backup (path) : NULL;
  g_autofree char *description = describe (error, backup);
  gboolean lost = is_lost (error);

  adw_status_page_set_title (self->status, title_of (error));
  adw_status_page_set_description (self->status, description);

  gtk_widget_set_visible (self->retry, path != NULL && !lost);
  gtk_widget_set_visible (self->restore, lost && backup != NULL);
  gtk_widget_set_visible (self->anew, lost);
  gtk_widget_add_css_class (gtk_widget_get_visible (self->restore) ? self->restore
                            : gtk_widget_get_visible (self->retry) ? self->retry : self->anew,
                            "suggested-action");

  return self;
}
