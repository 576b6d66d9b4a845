/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-practise-button.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ari-mistakes.h"
#include "ari-toast.h"

struct _AriPractiseButton
{
  GtkButton  parent_instance;

  /* Owned */
  AriAutosave *autosave; /* (nullable) */
  GPtrArray *plies;  /* (nullable) (element-type AriPly): the mistakes */

  gboolean   busy;
};

G_DEFINE_FINAL_TYPE (AriPractiseButton, ari_practise_button, GTK_TYPE_BUTTON)

/* @n: how many were not practised before */
static void
tell_added (AriPractiseButton *self,
            guint              n)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *text = n > 0 ? g_strdup_printf (ngettext ("%u position added", "%u positions added", n), n)
                                : g_strdup (_("Already in your practice"));
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, _("_Practise"));
  adw_toast_set_action_name (toast, "win.train");
  adw_toast_set_action_target (toast, "s", ari_match_get_rules (ari_autosave_get_match (self->autosave))->id);
  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
  ari_toast_add (ADW_TOAST_OVERLAY (overlay), toast);
}

static void
practised_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(AriPractiseButton) self = data;
  g_autoptr(GError) error = NULL;
  int n = ari_mistakes_practise_finish (ARI_LIBRARY (source), result, &error);

  self->busy = FALSE;
  /* The page was closed meanwhile. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (n < 0)
    ari_toast_error (GTK_WIDGET (self), _("The Positions Can’t Be Added to Your Practice"), error);
  else
    tell_added (self, (guint) n);
}

static void
ari_practise_button_clicked (GtkButton *button)
{
  AriPractiseButton *self = ARI_PRACTISE_BUTTON (button);

  if (self->busy)
    return;

  self->busy = TRUE;
  ari_mistakes_practise_async (ari_autosave_get_library (self->autosave),
                               ari_autosave_get_id (self->autosave), ari_autosave_get_match (self->autosave),
                               self->plies, NULL, practised_cb, g_object_ref (self));
}

static void
ari_practise_button_dispose (GObject *object)
{
  AriPractiseButton *self = ARI_PRACTISE_BUTTON (object);

  g_clear_pointer (&self->plies, g_ptr_array_unref);
  g_clear_object (&self->autosave);

  G_OBJECT_CLASS (ari_practise_button_parent_class)->dispose (object);
}

static void
ari_practise_button_class_init (AriPractiseButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_practise_button_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = ari_practise_button_clicked;
}

static void
ari_practise_button_init (AriPractiseButton *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* (transfer full) (element-type AriPly): the decisions among the key moments with which the only person at
 * the table lost much. */
static GPtrArray *
list_mistakes (AriMatch          *match,
               const AriCoaching *coaching)
{
  GPtrArray *plies = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < coaching->n_swings; i++)
    {
      const AriSwing *swing = &coaching->swings[i];
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
      const AriEval *eval = ari_ply_get_eval (ply);

      if (swing->kind == ARI_SWING_LOSS && swing->seat == coaching->seat && eval->best != NULL)
        g_ptr_array_add (plies, g_steal_pointer (&ply));
    }

  return plies;
}

void
ari_practise_button_show (AriPractiseButton *self,
                          AriTable          *table,
                          const AriCoaching *coaching)
{
  gboolean kept;

  g_return_if_fail (ARI_IS_PRACTISE_BUTTON (self));

  g_set_object (&self->autosave, ari_table_get_autosave (table));
  g_clear_pointer (&self->plies, g_ptr_array_unref);
  self->plies = list_mistakes (ari_table_get_match (table), coaching);
  kept = self->autosave != NULL && ari_autosave_get_id (self->autosave) != 0
         && !ari_library_is_read_only (ari_autosave_get_library (self->autosave));
  gtk_widget_set_visible (GTK_WIDGET (self), kept && self->plies->len > 0);
  /* It takes the positions before all of them, whichever moment is on the board. */
  gtk_button_set_label (GTK_BUTTON (self), self->plies->len == 1 ? _("Practise Your Mistake")
                                                                 : _("Practise Your Mistakes"));
}
