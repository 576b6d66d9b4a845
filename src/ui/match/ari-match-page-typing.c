/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An action can be typed in its written form, from wherever the keyboard is. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#define TYPING_MS 150

static void
typed_changed_cb (AriMatchPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->typed_error), FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self->typed), "error");
}

gboolean
ari_match_page_stop_typing (AriMatchPage *self)
{
  g_clear_handle_id (&self->typing_id, g_source_remove);
  if (!gtk_search_bar_get_search_mode (self->typing))
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->typed), "");
  gtk_search_bar_set_search_mode (self->typing, FALSE);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));

  return TRUE;
}

static void
typed_cb (AriMatchPage *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->typed))));
  g_autoptr(GError) error = NULL;
  AriAction action;

  if (!ari_match_driver_awaits_person (self->driver) && adw_banner_get_revealed (self->failure))
    g_set_error_literal (&error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                         _("The last change is not in the library yet. Choose “Try Again”."));
  else if (!ari_match_driver_awaits_person (self->driver))
    g_set_error_literal (&error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, _("It is not your turn."));
  else if (ari_feat_due (rules, ari_match_get_position (self->match)) == ARI_FEAT_TOSS)
    g_set_error_literal (&error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL,
                         _("What comes of a toss can’t be typed. Throw the ring."));
  else if (ari_rules_parse (rules, ari_match_get_position (self->match), text, &action, &error))
    {
      ari_match_page_stop_typing (self);
      ari_match_page_play (self, action);
      return;
    }

  gtk_widget_add_css_class (GTK_WIDGET (self->typed), "error");
  gtk_label_set_label (self->typed_error, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->typed_error), TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->typed), error->message,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
focus_typed_cb (gpointer data)
{
  AriMatchPage *self = data;

  self->typing_id = 0;
  gtk_entry_grab_focus_without_selecting (self->typed);
  gtk_editable_set_position (GTK_EDITABLE (self->typed), -1);
}

/* Whether letters belong to something else: a text, or a menu that is open. */
static gboolean
letters_are_taken (AriMatchPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)
                           || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

/* A letter or digit begins the written form of an action. The entry needs a moment to come up; until
 * it has the keyboard, whatever is typed on goes there too. */
static gboolean
key_cb (AriMatchPage    *self,
        guint            key,
        guint            code,
        GdkModifierType  modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  char text[7] = { 0 };
  int end = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->typed)), -1);

  if (self->typing_id != 0 && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter))
    {
      typed_cb (self);
      return GDK_EVENT_STOP;
    }
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || !(self->typing_id != 0 ? g_unichar_isgraph (letter) : g_unichar_isalnum (letter))
      || letters_are_taken (self))
    return GDK_EVENT_PROPAGATE;

  g_unichar_to_utf8 (letter, text);
  gtk_search_bar_set_search_mode (self->typing, TRUE);
  gtk_editable_insert_text (GTK_EDITABLE (self->typed), text, -1, &end);
  if (self->typing_id == 0)
    self->typing_id = g_timeout_add_once (TYPING_MS, focus_typed_cb, self);

  return GDK_EVENT_STOP;
}

void
ari_match_page_install_typing (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_changed_cb);
}

void
ari_match_page_listen_for_typing (AriMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
