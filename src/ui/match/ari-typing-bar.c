/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-typing-bar.h"

#include "ari-keys.h"
#include "ari-notation.h"
#include "ari-widget-util.h"

struct _AriTypingBar
{
  AdwBin        parent_instance;

  /* Template widgets */
  GtkSearchBar *bar;
  GtkEntry     *entry;

  AriTable     *table; /* owned */
};

enum
{
  STOPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTypingBar, ari_typing_bar, ADW_TYPE_BIN)

static gboolean
has_error (AriTypingBar *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self->entry), "error");
}

static void
changed_cb (AriTypingBar *self)
{
  if (!has_error (self))
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  ari_table_refuse (self->table, NULL);
}

/* The table ends a refusal itself, too, for example when it begins a hint. */
static void
table_changed_cb (AriTypingBar *self)
{
  if (ari_table_get_refusal (self->table) == NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
}

/* What is wrong stands where every other refusal stands: there is no room for it here. */
static void
activate_cb (AriTypingBar *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  g_autoptr(GError) error = NULL;
  AriAction action;

  if (ari_table_may_type (self->table, &error)
      && ari_notation_parse (rules, ari_match_get_position (match), text, &action, &error))
    {
      ari_typing_bar_stop (self);
      ari_table_play (self->table, action);
      return;
    }

  /* The next letter begins anew. */
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
  ari_table_refuse (self->table, error->message);
}

static gboolean
is_typing (AriTypingBar *self)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->entry));
}

/* A move that was typed very fast may be refused before the entry appears. What a screen reader says of the
 * entry then interrupts the reason, so repeat it. */
static void
map_cb (AriTypingBar *self)
{
  const char *refusal = has_error (self) ? ari_table_get_refusal (self->table) : NULL;

  /* A screen reader learns of the focus only now: nobody hears of an entry that isn’t mapped. */
  if (is_typing (self))
    {
      gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
      gtk_entry_grab_focus_without_selecting (self->entry);
    }
  if (refusal != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->entry), refusal,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* Whether something else takes the key: a text, or an open menu. */
static gboolean
is_taken (AriTypingBar    *self,
          guint            key,
          GdkModifierType  modifiers)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  return focus != NULL && (ari_keys_are_for_text (focus, key, modifiers)
                           || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self)));
}

/* Notation is Latin, whatever script the keyboard writes, and has digits where the keyboard has symbols
 * unless Shift is held. */
static gunichar
find_letter (AriTypingBar       *self,
             GtkEventController *keys,
             guint               key)
{
  gunichar letter = gdk_keyval_to_unicode (key);
  GdkEvent *event = gtk_event_controller_get_current_event (keys);
  GdkModifierType modifiers;
  guint latin;

  /* Until somebody types, the minus slows the replay down. */
  if (event == NULL || (letter == '-' && !is_typing (self)))
    return letter;

  latin = ari_keys_find_latin (event, &modifiers);
  if (latin == GDK_KEY_VoidSymbol || (letter < 0x80 && !(latin >= GDK_KEY_0 && latin <= GDK_KEY_9)))
    return letter;

  return (modifiers & GDK_SHIFT_MASK) != 0 ? g_unichar_toupper (latin) : latin;
}

static void
write_letter (AriTypingBar *self,
              gunichar      letter)
{
  GtkEditable *entry = GTK_EDITABLE (self->entry);
  char text[7] = { 0 };
  int at;

  gtk_editable_delete_selection (entry);
  at = gtk_editable_get_position (entry);
  g_unichar_to_utf8 (letter, text);
  gtk_editable_insert_text (entry, text, -1, &at);
  gtk_editable_set_position (entry, at);
}

/* What the entry would do by itself if it were mapped. */
static void
write_key (AriTypingBar *self,
           guint         key,
           gunichar      letter)
{
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    activate_cb (self);
  else if (key == GDK_KEY_BackSpace)
    g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)), "backspace");
  else if (letter != 0 && g_unichar_isprint (letter))
    write_letter (self, letter);
}

/* A letter or digit begins the notation of an action. The entry has the focus at once, but GTK gives it no
 * keys before it is mapped, which takes some frames. Until then they are written here, so that none is lost
 * and none means something on the board. */
static gboolean
key_cb (AriTypingBar       *self,
        guint               key,
        guint               code,
        GdkModifierType     modifiers,
        GtkEventController *keys)
{
  gunichar letter = find_letter (self, keys, key);
  /* Where it writes what it would write by itself, the entry is left alone. */
  gboolean translates = letter != gdk_keyval_to_unicode (key) && is_typing (self);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || key == GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  if (is_typing (self) && !gtk_widget_get_mapped (GTK_WIDGET (self->entry)))
    {
      write_key (self, key, letter);
      return GDK_EVENT_STOP;
    }
  if (!g_unichar_isalnum (letter) || (!translates && is_taken (self, key, modifiers)))
    return GDK_EVENT_PROPAGATE;

  write_letter (self, letter);
  gtk_search_bar_set_search_mode (self->bar, TRUE);
  /* The bar itself gives the entry the focus only when it opens. */
  gtk_entry_grab_focus_without_selecting (self->entry);

  return GDK_EVENT_STOP;
}

static void
ari_typing_bar_dispose (GObject *object)
{
  AriTypingBar *self = ARI_TYPING_BAR (object);

  g_clear_object (&self->table);
  /* Otherwise the template unparents its outermost child without telling the bin. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TYPING_BAR);

  G_OBJECT_CLASS (ari_typing_bar_parent_class)->dispose (object);
}

static void
ari_typing_bar_class_init (AriTypingBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_typing_bar_dispose;

  signals[STOPPED] = g_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-typing-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AriTypingBar, bar);
  gtk_widget_class_bind_template_child (widget_class, AriTypingBar, entry);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
}

static void
ari_typing_bar_init (AriTypingBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ari_typing_bar_set_table (AriTypingBar *self,
                          AriTable     *table,
                          GtkWidget    *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (ARI_IS_TYPING_BAR (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}

gboolean
ari_typing_bar_stop (AriTypingBar *self)
{
  g_return_val_if_fail (ARI_IS_TYPING_BAR (self), FALSE);

  if (!gtk_search_bar_get_search_mode (self->bar))
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_search_bar_set_search_mode (self->bar, FALSE);
  g_signal_emit (self, signals[STOPPED], 0);

  return TRUE;
}
