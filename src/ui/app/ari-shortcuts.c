/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shortcuts.h"

#include <glib/gi18n.h>

#include "ari-feat-ui.h"
#include "ari-keys.h"

/* Translators: headings of the keyboard shortcuts. */
#define GENERAL N_("General")
#define LIBRARY N_("Library")
#define THREAD  N_("Thread")
#define MATCH   N_("Match")
#define BOARD   N_("Board")
#define TASK    N_("Lessons and Practice")
#define ASK     N_("Screen Reader")

static const AriShortcut general_shortcuts[] = {
  { "win.new-match", { "<Control>n" }, GENERAL, N_("New match") },
  { "win.import", { "<Control>o" }, GENERAL, N_("Import matches") },
  { "win.search", { "<Control>f" }, GENERAL, N_("Search the library") },
  { "win.explore", { "<Control><Shift>x" }, GENERAL,
    N_("Explore the moves of all matches; in a match, from its position") },
  { "win.show-sidebar", { "F9" }, GENERAL, N_("To the sidebar and back") },
  { "win.menu", { "F10" }, GENERAL, N_("Main menu") },
  { "win.sound", { "<Control><Shift>s" }, GENERAL, N_("Sound on or off") },
  { "win.preferences", { "<Control>comma" }, GENERAL, N_("Preferences") },
  { "win.shortcuts", { "<Control>question" }, GENERAL, N_("Keyboard shortcuts") },
  { "win.help", { "F1" }, GENERAL, N_("Help") },
  { "row.menu", { "<Shift>F10", "Menu" }, GENERAL, N_("Menu of a match or a move") },
  { "window.close", { "<Control>w" }, GENERAL, N_("Close the window") },
  { "app.quit", { "<Control>q" }, GENERAL, N_("Quit") },

  { "library.select", { "<Control>s" }, LIBRARY, N_("Select matches") },
  { "library.select-all", { "<Control>a" }, LIBRARY, N_("Select all matches") },
  { "library.star", { "<Control>d" }, LIBRARY, N_("Star the match, or remove its star") },
  { "library.tags", { "<Control>t" }, LIBRARY, N_("Change the tags") },
  { "library.export", { "<Control>e" }, LIBRARY, N_("Export") },
  { "library.review", { "<Control>y" }, LIBRARY, N_("Analyse") },
  { "library.reviews", { "<Control><Shift>y" }, LIBRARY, N_("Show the matches that wait to be analysed") },
  { "reviews.earlier", { "<Alt>Up" }, LIBRARY, N_("Analyse the match earlier") },
  { "reviews.later", { "<Alt>Down" }, LIBRARY, N_("Analyse the match later") },
  { "reviews.remove", { "Delete" }, LIBRARY, N_("Don’t analyse the match") },
  { "library.delete", { "Delete" }, LIBRARY, N_("Delete") },
  { "library.restore", { "<Control>r" }, LIBRARY, N_("Restore what was deleted earlier") },
  { "library.undo", { "<Control>z" }, LIBRARY, N_("Bring back what was just deleted") },

  { "match.first", { "Home", "<Control>Home" }, THREAD, N_("To the start") },
  { "match.back", { "Left", "<Control>Left" }, THREAD, N_("One step back") },
  { "match.play-pause", { "<Control>space" }, THREAD, N_("Replay, or pause") },
  { "match.space", { "space" }, THREAD, N_("Replay, or pause, when you look back or the match is over") },
  { "match.forward", { "Right", "<Control>Right" }, THREAD, N_("One step forward") },
  { "match.last", { "End", "<Control>End" }, THREAD, N_("To the last move") },
  { "match.slower", { "minus", "KP_Subtract" }, THREAD, N_("Replay more slowly") },
  { "match.faster", { "plus", "KP_Add" }, THREAD, N_("Replay faster") },
  { "match.previous-mistake", { "<Control><Shift>m" }, THREAD, N_("To the previous mistake") },
  { "match.next-mistake", { "<Control>m" }, THREAD, N_("To the next mistake") },
  { "match.try-again", { "<Control>b" }, THREAD,
    N_("Return to the position before the mistake, and find a better move") },

  { "match.undo", { "<Control>z" }, MATCH, N_("Undo your last decision") },
  { "match.redo", { "<Control><Shift>z" }, MATCH, N_("Redo what was undone") },
  { "match.recap", { "F3" }, MATCH, N_("What happened? Show the last turns of the others again, or stop") },
  { "match.hint", { "<Control>h" }, MATCH, N_("Hint") },
  { "match.play-anyway", { "<Control>y" }, MATCH, N_("Play a move anyway after a warning") },
  { "match.show-better", { "<Control>i" }, MATCH, N_("Show the better move, or the best answer to a mistake") },
  { "match.play-better", { "<Control><Shift>y" }, MATCH, N_("Play the better move that is shown") },
  { "match.move-now", { "<Control>Return" }, MATCH, N_("Let the computer play on, or move now") },
  { "match.keep-passing", { "<Control>k" }, MATCH,
    N_("Keep passing until you can do something new, or stop that") },
  { "match.result", { "<Alt>5" }, MATCH, N_("Review: the result of the match") },
  { "match.moments", { "<Alt>6" }, MATCH, N_("Review: key moments, and what to work on") },
  { "match.resign", { "<Control><Shift>r" }, MATCH, N_("Resign") },
  { "match.offer-draw", { "<Control><Shift>o" }, MATCH, N_("Offer a draw") },
  { "match.adjudicate", { "<Control><Shift>a" }, MATCH, N_("Adjudicate the match") },
  { "match.leave", { "<Control><Shift>e" }, MATCH, N_("Leave the match unfinished") },
  { "match.let-finish", { "<Control><Shift>Return" }, MATCH, N_("Let the computer finish") },
  { "match.seats", { "<Control><Shift>p" }, MATCH, N_("Change who plays") },
  { "win.rematch", { "<Control><Shift>n" }, MATCH, N_("Rematch with the players in another order") },
  { "match.roll", { "<Control>d" }, MATCH, N_("Roll the dice; on the board also Space or Enter") },
  { "match.more", { "<Control>t" }, MATCH, N_("The whole text below the board, if it is longer than its place") },
  { "match.cover", { "<Control>u" }, MATCH, N_("Go on: everyone has seen what was turned over") },
  { "match.overlays", { "<Control>l" }, MATCH, N_("Overlays on the board") },
  { "match.panel", { "F9" }, MATCH, N_("Show or hide the side panel") },
  { "match.change-place", { "F6" }, MATCH, N_("To the board, or to the side panel") },
  { "match.moves", { "<Alt>1" }, MATCH, N_("Moves") },
  { "match.analysis", { "<Alt>2" }, MATCH, N_("Review: the analysis") },
  { "match.rules", { "<Alt>3", "<Control>r" }, MATCH, N_("Rules of the game") },
  { "match.notes", { "<Alt>4" }, MATCH, N_("Notes") },
  { "match.explain", { "<Shift>F1" }, MATCH,
    N_("Read the rule that has just come up, or that forbids a move") },
  { "match.export", { "<Control>e" }, MATCH, N_("Export the match") },
  { "match.copy-picture", { "<Control><Shift>c" }, MATCH, N_("Copy the picture of the board") },
  { "match.summary", { "<Control>p" }, MATCH, N_("Print the summary, or save it as a PDF") },

  { "board.move", { NULL }, BOARD,
    N_("Arrow keys: from place to place; with Shift also while you look back") },
  { "board.offered", { "Page_Down", "Page_Up" }, BOARD, N_("Through all places that can be picked") },
  { "board.pick", { "Return", "space" }, BOARD, N_("Pick, or put back; Space only on your turn") },
  { "match.stop-here", { "Return", "KP_Enter" }, BOARD, N_("End a move that could go on") },
  { "match.step-back", { "BackSpace" }, BOARD, N_("Take back the last step of the turn") },
  { "board.escape", { "Escape" }, BOARD, N_("Take back one pick") },
  { "match.zoom-in", { "<Control>KP_Add", "<Control>equal", "<Control>plus" }, BOARD,
    N_("Show the board larger") },
  { "match.zoom-out", { "<Control>KP_Subtract", "<Control>minus" }, BOARD, N_("Show the board smaller") },
  { "match.whole-board", { "<Control>KP_0", "<Control>0" }, BOARD, N_("Show the whole board") },
  { "board.type", { NULL }, BOARD, N_("Letters and digits: type a move") },

  { "match.tell-place", { "F2" }, ASK, N_("What this place is, and what you can do here") },
  { "match.tell-last-move", { "F4" }, ASK, N_("The last move") },
  { "match.tell-turn", { "F5" }, ASK, N_("Whose turn it is, and your colour") },
  { "match.tell-scores", { "F7" }, ASK, N_("Scores, and pieces in hand") },
  { "match.tell-threats", { "F8" }, ASK, N_("Threats and areas") },
  { "match.tell-chances", { "<Shift>F8" }, ASK, N_("Winning chances") },

  { "task.next", { "<Control>Right", "<Control>Page_Down" }, TASK,
    N_("To the next step or exercise, or skip this step") },
  { "task.back", { "<Control>Left" }, TASK, N_("To the previous step") },
  { "task.start-over", { "<Control>Home" }, TASK, N_("To the first step") },
  { "task.hint", { "<Control>h" }, TASK, N_("Hint; if there is none left, what is asked for") },
  { "task.show", { "<Control>i" }, TASK, N_("Show what is asked for") },
  { "task.play", { "<Control>Return" }, TASK,
    N_("Play on from an exercise against the computer; after a lesson, play a match") },
  { "task.repeat", { "F3" }, TASK, N_("Hear the step or the exercise again") },
  { "task.drop", { "<Control>Delete" }, TASK, N_("Never show this exercise again") },
};

const AriShortcut *
ari_shortcuts (guint *n_shortcuts)
{
  static GArray *all;

  if (g_once_init_enter_pointer (&all))
    {
      GArray *found = g_array_new (FALSE, FALSE, sizeof (AriShortcut));
      const AriFeatUi *ui;

      g_array_append_vals (found, general_shortcuts, G_N_ELEMENTS (general_shortcuts));
      for (guint i = 0; (ui = ari_feat_ui_nth (i)) != NULL; i++)
        g_array_append_vals (found, ui->shortcuts, ui->n_shortcuts);
      g_once_init_leave_pointer (&all, found);
    }
  *n_shortcuts = all->len;

  return (const AriShortcut *) all->data;
}

void
ari_shortcuts_install (GtkApplication *application)
{
  guint n;
  const AriShortcut *shortcuts = ari_shortcuts (&n);

  for (guint i = 0; i < n; i++)
    {
      const char *action = shortcuts[i].action;

      if (g_str_has_prefix (action, "app.") || g_str_has_prefix (action, "win.") ||
          g_str_has_prefix (action, "window."))
        gtk_application_set_accels_for_action (application, action, shortcuts[i].accels);
    }
}

#define ACTIONS "ari-actions" /* of a controller: (nullable): the only ones that it knows */

/* Where an action is disabled, such a key does nothing: GTK would move the keyboard focus with it, or
 * activate the focused widget. */
static gboolean
is_kept_from_window (guint key)
{
  return key == GDK_KEY_Left || key == GDK_KEY_Right || key == GDK_KEY_Home || key == GDK_KEY_End
         || key == GDK_KEY_space;
}

/* FALSE where the action doesn't exist or is disabled. */
static gboolean
activate (GtkWidget  *widget,
          const char *action)
{
  g_autoptr(GtkShortcutAction) named = gtk_named_action_new (action);

  return gtk_shortcut_action_activate (named, 0, widget, NULL);
}

static gboolean
pressed_cb (GtkWidget *widget,
            GVariant  *args,
            gpointer   data)
{
  GdkModifierType modifiers;
  const char *action;
  guint key;

  g_variant_get (args, "(&suu)", &action, &key, &modifiers);

  return ari_keys_are_for_text (gtk_root_get_focus (gtk_widget_get_root (widget)), key, modifiers)
         || activate (widget, action) || is_kept_from_window (key);
}

void
ari_shortcuts_bind (GtkWidgetClass *widget_class,
                    const char     *prefix)
{
  guint n;
  const AriShortcut *shortcuts = ari_shortcuts (&n);

  for (guint i = 0; i < n; i++)
    for (const char *const *accel = shortcuts[i].accels; *accel != NULL; accel++)
      {
        const char *action = shortcuts[i].action;
        GdkModifierType modifiers;
        guint key;

        if (g_str_has_prefix (action, prefix) && gtk_accelerator_parse (*accel, &key, &modifiers))
          gtk_widget_class_add_binding (widget_class, key, modifiers, pressed_cb, "(suu)", action, key,
                                        (guint) modifiers);
      }
}

static gboolean
has_accel (const AriShortcut *shortcut,
           guint              key,
           GdkModifierType    modifiers)
{
  for (const char *const *accel = shortcut->accels; *accel != NULL; accel++)
    {
      GdkModifierType wanted_modifiers;
      guint wanted;

      if (gtk_accelerator_parse (*accel, &wanted, &wanted_modifiers) && wanted == key
          && wanted_modifiers == modifiers)
        return TRUE;
    }

  return FALSE;
}

/* The keys of the toolkit for texts, which the table doesn't have. */
static const AriShortcut text_shortcuts[] = {
  { "text.undo", { "<Control>z" }, NULL, NULL },
  { "text.redo", { "<Control><Shift>z", "<Control>y" }, NULL, NULL },
  { "clipboard.cut", { "<Control>x" }, NULL, NULL },
  { "clipboard.copy", { "<Control>c" }, NULL, NULL },
  { "clipboard.paste", { "<Control>v" }, NULL, NULL },
  { "selection.select-all", { "<Control>a" }, NULL, NULL },
};

/* (nullable): the label below @widget whose underlined letter is @key. What is in another dialog or popover
 * has its own letters. */
static GtkWidget *
find_mnemonic (GtkWidget *widget,
               guint      key)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_is_sensitive (widget)
      && gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))) == key)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_SHORTCUT_MANAGER (child))
      found = find_mnemonic (child, key);

  return found;
}

/* GTK compares the underlined letters only with what the keyboard writes. */
static gboolean
activate_mnemonic (GtkWidget *widget,
                   guint      key)
{
  GtkWidget *around = gtk_widget_get_ancestor (widget, GTK_TYPE_SHORTCUT_MANAGER);
  GtkWidget *label = around != NULL ? find_mnemonic (around, key) : NULL;

  return label != NULL && gtk_widget_mnemonic_activate (label, FALSE);
}

/* Nobody took the key as the keyboard calls it. */
static gboolean
left_cb (GtkEventController *keys)
{
  GtkWidget *widget = gtk_event_controller_get_widget (keys);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  const char *const *actions = g_object_get_data (G_OBJECT (keys), ACTIONS);
  guint n;
  const AriShortcut *table = ari_shortcuts (&n);
  GdkModifierType modifiers;
  guint key = ari_keys_find_latin (gtk_event_controller_get_current_event (keys), &modifiers);

  if (key == GDK_KEY_VoidSymbol)
    return GDK_EVENT_PROPAGATE;

  if (ari_keys_are_for_text (focus, key, modifiers))
    {
      table = text_shortcuts;
      n = G_N_ELEMENTS (text_shortcuts);
      actions = NULL;
    }
  for (guint i = 0; i < n; i++)
    if (has_accel (&table[i], key, modifiers)
        && (actions == NULL || g_strv_contains (actions, table[i].action))
        && activate (focus != NULL ? focus : widget, table[i].action))
      return GDK_EVENT_STOP;

  return modifiers == GDK_ALT_MASK && activate_mnemonic (focus != NULL ? focus : widget, key);
}

void
ari_shortcuts_follow_keyboard (GtkWidget         *widget,
                               const char *const *actions)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_static_name (keys, "left-keys");
  g_object_set_data (G_OBJECT (keys), ACTIONS, (gpointer) actions);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (left_cb), NULL);
  gtk_widget_add_controller (widget, keys);
}
