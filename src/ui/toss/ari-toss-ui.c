/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-ui.h"

#include <glib/gi18n.h>

#include "ari-combo-words.h"
#include "ari-toss-dialog.h"
#include "ari-toss-view.h"
#include "ari-tosses-dialog.h"

#define THROWS "ari-practice-throws" /* the key of a window's data */

static GtkWidget *
view_new (void)
{
  return GTK_WIDGET (ari_toss_view_new ());
}

static AdwDialog *
practice_new (GtkWidget *window,
              GSettings *settings,
              AriMatch  *match,
              gboolean   round)
{
  AriPracticeThrows *throws = g_object_get_data (G_OBJECT (window), THROWS);
  AdwDialog *dialog;

  if (throws == NULL)
    {
      throws = ari_practice_throws_new ();
      g_object_set_data_full (G_OBJECT (window), THROWS, throws, (GDestroyNotify) ari_practice_throws_free);
    }
  dialog = ari_toss_dialog_new (settings, throws, match);
  if (round)
    ari_toss_dialog_begin_round (ARI_TOSS_DIALOG (dialog));

  return dialog;
}

/* In the order of AriTossWay. */
static GtkWidget *
preference_new (GSettings *settings)
{
  static const char *const ways[] = { "flick", "gauges", "calm", NULL };
  GtkWidget *row = adw_combo_row_new ();
  const char *titles[] = { C_("toss", "Flick"), C_("toss", "Gauges"), C_("toss", "Calm"), NULL };
  g_autoptr(GtkStringList) model = gtk_string_list_new (titles);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("_Tossing a Ring"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("Flick the ring, stop two moving gauges, or take your time: calm tosses scatter, "
                                 "and hit about as often as a beginner’s"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  ari_combo_words_bind (ADW_COMBO_ROW (row), settings, "toss", ways);

  return row;
}

#define TOSS N_("Toss")

static const AriShortcut shortcuts[] = {
  { "toss.throw", { "space", "Return" }, TOSS, N_("Pick up the ring, set each gauge, toss") },
  { "toss.aim", { NULL }, TOSS,
    N_("Arrow keys: aim and strength of a calm toss; with Shift also while you look back") },
  { "toss.escape", { "Escape" }, TOSS, N_("Put the ring down, or skip to where it lands") },
};

static const AriHelpPlace places[] = {
  { ari_toss_view_get_type, "toss" },
  { ari_toss_dialog_get_type, "toss" },
  { ari_tosses_dialog_get_type, "toss" },
};

const AriFeatUi ari_toss_ui = {
  .view_new = view_new,
  .practice_new = practice_new,
  .results_new = ari_tosses_dialog_new,
  .preference_new = preference_new,
  .shortcuts = shortcuts,
  .n_shortcuts = G_N_ELEMENTS (shortcuts),
  .places = places,
  .n_places = G_N_ELEMENTS (places),
  .words = {
    .practise = N_("Practise T_ossing"),
    .results = N_("_Tosses So Far"),
    .practise_item = N_("_Practise Tossing…"),
    .results_item = N_("_Tosses So Far…"),
    .practise_again = NC_("result", "Practise T_ossing"),
    .practise_tooltip = N_("Practise Tossing"),
    .practise_first = N_("Practise Tossing First"),
    .practise_one = N_("Toss a few rings at the bull. They don’t count."),
    .practise_each = N_("Each of you tosses a ring at the bull. It doesn’t count."),
    .free_undo = N_("To try things out: you can take back anything, even a toss, or what was turned over for "
                    "everyone to see. It will turn out the same again. The match is marked."),
  },
};
