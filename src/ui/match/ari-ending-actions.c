/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending-actions.h"

#include <glib/gi18n.h>

#include "ari-ending-dialogs.h"
#include "ari-toast.h"

#define ENDED "ari-ended" /* of a toast */

static const struct
{
  const char *name;
  void      (*ask) (AriTable *table, GtkWidget *widget);
  gboolean    ends;         /* the match, so it needs a match that may end; the others say why they don't */
  gboolean    needs_person; /* at the table */
} questions[] = {
  { "match.resign", ari_ending_resign, TRUE, TRUE },
  { "match.offer-draw", ari_ending_offer_draw, TRUE, TRUE },
  { "match.adjudicate", ari_ending_adjudicate, TRUE, FALSE },
  { "match.leave", ari_ending_leave, TRUE, FALSE },
  { "match.let-finish", ari_ending_let_finish, TRUE, TRUE },
  { "match.seats", ari_ending_seats, FALSE, FALSE },
};

void
ari_ending_actions_install (GtkWidgetClass              *widget_class,
                            GtkWidgetActionActivateFunc  activate)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    gtk_widget_class_install_action (widget_class, questions[i].name, NULL, activate);
}

void
ari_ending_actions_ask (AriTable   *table,
                        GtkWidget  *widget,
                        const char *name)
{
  AriMatch *match = ari_table_get_match (table);

  if (ari_table_refuses_resume (table))
    return;
  if (ari_match_is_over (match))
    {
      ari_table_refuse (table, ari_match_get_ending (match)->kind != ARI_ENDING_NONE
                               ? _("The match is over. To change who plays, choose “Play On” first, or "
                                   "“Rematch”.")
                               : _("The match is over. To change who plays, take the last move back, or "
                                   "choose “Rematch”."));
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, name) && !ari_table_refuses_end (table))
      questions[i].ask (table, widget);
}

/* How a match ended that goes on, and where it goes on. */
typedef struct
{
  AriEnding ending;
  guint     length; /* of the main line */
  guint     takebacks;
} Ended;

/* Whether nothing has been played or taken back since. */
static gboolean
is_way_back (AriMatch    *match,
             const Ended *ended)
{
  return !ari_match_is_over (match) && ari_match_get_main_length (match) == ended->length
         && ari_match_get_takebacks (match) == ended->takebacks;
}

static void
end_again_cb (AriTable *table,
              AdwToast *toast)
{
  const Ended *ended = g_object_get_data (G_OBJECT (toast), ENDED);

  if (!is_way_back (ari_table_get_match (table), ended))
    return;
  if (ended->ending.kind == ARI_ENDING_NONE)
    ari_table_redo (table);
  else if (ari_table_may_end (table))
    ari_table_end (table, &ended->ending);
}

static void
moved_cb (AriMatch   *match,
          GParamSpec *pspec,
          AdwToast   *toast)
{
  if (!is_way_back (match, g_object_get_data (G_OBJECT (toast), ENDED)))
    adw_toast_dismiss (toast);
}

/* @last: the number of the move that had ended the match */
static char *
say_undone (AriMatch    *match,
            const Ended *ended,
            guint        last)
{
  AriPly *first = ari_match_get_redo (match);
  guint n_taken_back;

  if (ended->ending.kind != ARI_ENDING_NONE || first == NULL)
    return g_strdup (_("The end of the match is taken back"));

  n_taken_back = last - ari_ply_get_turn (first) + 1;

  return g_strdup_printf (ngettext ("The last move is taken back, so the match goes on",
                                    "The last %u moves are taken back, so the match goes on", n_taken_back),
                          n_taken_back);
}

void
ari_ending_actions_undo (AriTable  *table,
                         GtkWidget *widget)
{
  AriMatch *match = ari_table_get_match (table);
  AdwToastOverlay *overlay = ari_toast_overlay (widget);
  gboolean was_over = ari_match_is_over (match);
  Ended ended = { .ending = *ari_match_get_ending (match) };
  guint last = ari_match_get_main_turn (match);
  g_autofree char *text = NULL;
  AdwToast *toast;

  ari_table_undo (table);
  if (!was_over || ari_match_is_over (match) || overlay == NULL)
    return;

  ended.length = ari_match_get_main_length (match);
  ended.takebacks = ari_match_get_takebacks (match);
  text = say_undone (match, &ended, last);
  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), ENDED, g_memdup2 (&ended, sizeof ended), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (end_again_cb), table, G_CONNECT_SWAPPED);
  /* Once something else is done, there is no way back to that end. */
  g_signal_connect_object (match, "notify", G_CALLBACK (moved_cb), toast, G_CONNECT_DEFAULT);
  ari_toast_add (overlay, toast);
}

void
ari_ending_actions_sync (GtkWidget *widget,
                         AriTable  *table)
{
  AriMatch *match = ari_table_get_match (table);
  gboolean writable = !ari_match_is_read_only (match);
  gboolean may_end = ari_table_may_end (table);
  gboolean has_person = ari_table_find_person (table) != ARI_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    gtk_widget_action_set_enabled (widget, questions[i].name,
                                   questions[i].ends ? may_end && (has_person || !questions[i].needs_person)
                                                     : writable);
}
