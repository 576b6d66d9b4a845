/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending-dialogs.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-combo-words.h"
#include "ari-list-words.h"
#include "ari-judge.h"
#include "ari-level-words.h"

#define JUDGE_SECONDS 2.0

/* One question: while it is open, a search may be looking for the answer, and no computer plays on. */
typedef struct
{
  AriTable     *table;
  AriEnding     ending;      /* what agreeing does */
  AriActor      seat;        /* who asks */
  GCancellable *cancellable; /* of the search */
  gboolean      is_closed;
} Question;

/* The search keeps the dialog until it ends. */
static void
question_close (Question *question)
{
  if (question->is_closed)
    return;

  question->is_closed = TRUE;
  g_cancellable_cancel (question->cancellable);
  ari_driver_release (ari_table_get_driver (question->table), ARI_DRIVER_HOLD_QUESTION, question);
}

static void
question_free (gpointer data)
{
  Question *question = data;

  question_close (question);
  g_object_unref (question->cancellable);
  g_object_unref (question->table);
  g_free (question);
}

/* @accept: the label of the button that goes ahead. (transfer floating) */
static AdwAlertDialog *
ask (AriTable   *table,
     const char *heading,
     const char *body,
     const char *accept,
     GCallback   accepted,
     Question  **question)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  *question = g_new0 (Question, 1);
  (*question)->table = g_object_ref (table);
  (*question)->cancellable = g_cancellable_new ();
  (*question)->seat = ari_table_find_person (table);
  adw_alert_dialog_add_responses (alert, "back", _("_Back to the Match"), "accept", accept, NULL);
  adw_alert_dialog_set_close_response (alert, "back");
  adw_alert_dialog_set_default_response (alert, "back");
  g_object_set_data_full (G_OBJECT (dialog), "question", *question, question_free);
  g_signal_connect (dialog, "response::accept", accepted, *question);
  g_signal_connect_swapped (dialog, "closed", G_CALLBACK (question_close), *question);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, *question);

  return alert;
}

static const char *
name_of (AriTable *table,
         AriActor  seat)
{
  return ari_match_get_seat_name (ari_table_get_match (table), seat);
}

/* How many sides these seats make: partners are one. */
static guint
count_sides (AriTable *table,
             guint     seats)
{
  AriMatch *match = ari_table_get_match (table);

  return ari_rules_n_sides (ari_match_get_rules (match), ari_match_get_main_position (match), seats);
}

static const char *
why_no_undo (void)
{
  return _("The end uncovers what lies hidden, so you can’t undo this.");
}

/* Resigning and leaving. */

static const char *
who_wins_instead (AriTable *table)
{
  guint seats = ari_match_get_setup (ari_table_get_match (table))->seats;

  if (seats == 2)
    return _("The other player wins.");
  if (count_sides (table, (1u << seats) - 1) == 2)
    return _("Your partner loses, too, and the other two players win. To let the others play on, give your "
             "place to the computer with “Who Plays…” instead.");

  return _("The other players share the win. To let them play on, give your place to "
           "the computer with “Who Plays…” instead.");
}

/* What the players end, and whether they can undo it. */
static void
set_consequence (AdwAlertDialog *dialog,
                 AriTable       *table,
                 const char     *text)
{
  const char *undo = ari_match_ends_for_good (ari_table_get_match (table)) ? why_no_undo ()
                                                                         : _("You can undo this.");
  g_autofree char *body = g_strjoin (" ", text, undo, NULL);

  adw_alert_dialog_set_body (dialog, body);
}

static void
resigned_cb (AdwAlertDialog *dialog,
             const char     *response,
             Question       *question)
{
  ari_table_resign (question->table, question->seat);
}

void
ari_ending_resign (AriTable  *table,
                   GtkWidget *widget)
{
  Question *question;
  AdwAlertDialog *dialog = ask (table, NULL, NULL, _("_Resign"), G_CALLBACK (resigned_cb), &question);
  AriActor seat = question->seat;

  /* Translators: %s is the name of a player. */
  adw_alert_dialog_format_heading (dialog, _("Resign as %s?"), name_of (table, seat));
  set_consequence (dialog, table, who_wins_instead (table));
  adw_alert_dialog_set_response_appearance (dialog, "accept", ADW_RESPONSE_DESTRUCTIVE);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
ended_cb (AdwAlertDialog *dialog,
          const char     *response,
          Question       *question)
{
  ari_table_end (question->table, &question->ending);
}

void
ari_ending_leave (AriTable  *table,
                  GtkWidget *widget)
{
  Question *question;
  AdwAlertDialog *dialog = ask (table, _("Leave the Match Unfinished?"), NULL, _("_Leave Unfinished"),
                                G_CALLBACK (ended_cb), &question);

  set_consequence (dialog, table,
                   _("It stays in the library without a result and is no longer listed as in progress."));
  question->ending.kind = ARI_ENDING_UNFINISHED;
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Searches, and players who agree, judge the end of the match, which is not always what the board shows.
 * Takes @text. */
static void
set_verdict (AdwAlertDialog *dialog,
             AriTable       *table,
             char           *text)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *verdict = text;

  if (ari_match_ends_for_good (match) && adw_alert_dialog_has_response (dialog, "accept"))
    {
      g_autofree char *alone = g_steal_pointer (&verdict);

      verdict = g_strjoin (" ", alone, why_no_undo (), NULL);
    }

  if (ari_match_is_at_end (match))
    adw_alert_dialog_set_body (dialog, verdict);
  else
    /* Translators: %2$s is a sentence, or several, such as “The computer agrees to a draw.” */
    adw_alert_dialog_format_body (dialog,
                                  _("This is about the end of the match (the position after move %1$u), not "
                                    "about the position on the board. %2$s"),
                                  ari_match_get_main_turn (match), verdict);
}

/* A draw. */

static void
tell_declined (AdwAlertDialog *dialog,
               Question       *question,
               AriActor        seat)
{
  /* There is nothing to agree on. */
  adw_alert_dialog_remove_response (dialog, "accept");
  /* Translators: %s is the name of a computer player. */
  set_verdict (dialog, question->table,
               g_strdup_printf (_("%s declines, because its chances are better than even. Play on, or offer "
                                  "a draw again later."),
                                name_of (question->table, seat)));
}

/* The names of the persons other than @seat. (nullable) */
static char *
other_persons (AriTable *table,
               AriActor  seat)
{
  AriMatch *match = ari_table_get_match (table);
  const char *names[ARI_MAX_SEATS];
  guint n = 0;

  for (AriActor other = 1; other <= ari_match_get_setup (match)->seats; other++)
    if (other != seat && ari_match_is_person (match, other))
      names[n++] = name_of (table, other);

  return n > 0 ? ari_list_words (names, n) : NULL;
}

/* A computer declines if a draw is worth less to it than the game. */
static void
draw_judged_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(AdwAlertDialog) dialog = data;
  g_autoptr(AriVerdict) verdict = ari_judge_finish (result, NULL);
  Question *question = g_object_get_data (G_OBJECT (dialog), "question");
  AriMatch *match = ari_table_get_match (question->table);
  g_autofree char *others = other_persons (question->table, question->seat);

  if (verdict == NULL)
    return;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (!ari_match_is_person (match, seat)
        && !ari_judge_accepts_draw (match, verdict, seat))
      {
        tell_declined (dialog, question, seat);
        return;
      }

  if (others == NULL)
    set_verdict (dialog, question->table, g_strdup (_("The computer agrees to a draw.")));
  else
    /* Translators: %s is one name, or several. */
    set_verdict (dialog, question->table,
                 g_strdup_printf (_("The computer agrees to a draw. %s: do you agree?"), others));
  adw_alert_dialog_set_response_enabled (dialog, "accept", TRUE);
  adw_alert_dialog_set_default_response (dialog, "accept");
}

static gboolean
has_computers (AriMatch *match)
{
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (!ari_match_is_person (match, seat))
      return TRUE;

  return FALSE;
}

/* Computers answer first; then the persons at the table answer by the button. */
void
ari_ending_offer_draw (AriTable  *table,
                       GtkWidget *widget)
{
  AriMatch *match = ari_table_get_match (table);
  Question *question;
  AdwAlertDialog *dialog = ask (table, NULL, NULL, _("_Agree on a Draw"), G_CALLBACK (ended_cb), &question);
  g_autofree char *others = other_persons (table, question->seat);

  question->ending = (AriEnding) { .kind = ARI_ENDING_AGREED,
                                  .winners = (1u << ari_match_get_setup (match)->seats) - 1 };
  /* Translators: %s is the name of a player. */
  adw_alert_dialog_format_heading (dialog, _("%s Offers a Draw"), name_of (table, question->seat));
  if (!has_computers (match) && others != NULL)
    /* Translators: %s is one name, or several. */
    set_verdict (dialog, table, g_strdup_printf (_("%s: do you agree?"), others));
  if (has_computers (match))
    {
      set_verdict (dialog, table, g_strdup (_("The computer is thinking about it…")));
      adw_alert_dialog_set_response_enabled (dialog, "accept", FALSE);
      ari_judge_async (match, JUDGE_SECONDS, question->cancellable, draw_judged_cb,
                       g_object_ref_sink (dialog));
    }
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Adjudication. */

static void
adjudicated_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr(AdwAlertDialog) dialog = data;
  g_autoptr(AriVerdict) verdict = ari_judge_finish (result, NULL);
  g_autofree char *winners = NULL;
  const char *names[ARI_MAX_SEATS];
  char *text;
  gboolean alone;
  double share = 0;
  guint n = 0;
  Question *question = g_object_get_data (G_OBJECT (dialog), "question");
  AriMatch *match = ari_table_get_match (question->table);
  AriEnding *ending = &question->ending;

  if (verdict == NULL)
    return;

  ari_judge_adjudicate (match, verdict, ending);
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (ending->winners >> (seat - 1) & 1)
      {
        names[n++] = name_of (question->table, seat);
        share += ending->win[seat - 1];
      }
  winners = ari_list_words (names, n);

  alone = count_sides (question->table, ending->winners) == 1;
  if (ending->proved && alone)
    /* Translators: %s is one name, or those of two partners. */
    text = g_strdup_printf (ngettext ("Proved: %s wins, whatever happens.",
                                      "Proved: %s win, whatever happens.", n), winners);
  else if (ending->proved)
    text = g_strdup_printf (_("Proved: %s share the win, whatever happens."), winners);
  else if (alone)
    /* Translators: %1$s is one name, or those of two partners. */
    text = g_strdup_printf (ngettext ("An estimate, not a proof: %1$s has a winning chance of %2$d%% and so "
                                      "wins the match.",
                                      "An estimate, not a proof: %1$s have a winning chance of %2$d%% and so "
                                      "win the match.", n),
                            winners, (int) round (share * 100));
  else
    text = g_strdup_printf (_("An estimate, not a proof: the chances of %s are about equal, so they "
                              "share the win."), winners);
  set_verdict (dialog, question->table, text);
  adw_alert_dialog_set_response_enabled (dialog, "accept", TRUE);
}

void
ari_ending_adjudicate (AriTable  *table,
                       GtkWidget *widget)
{
  Question *question;
  AdwAlertDialog *dialog = ask (table, _("Adjudicate the Match?"), NULL, _("_Accept the Result"),
                                G_CALLBACK (ended_cb), &question);

  set_verdict (dialog, table, g_strdup (_("The computer is evaluating the position…")));
  adw_alert_dialog_set_response_enabled (dialog, "accept", FALSE);
  ari_judge_async (ari_table_get_match (table), JUDGE_SECONDS, question->cancellable, adjudicated_cb,
                   g_object_ref_sink (dialog));
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Seats. */

static void
let_finish_cb (AdwAlertDialog *dialog,
               const char     *response,
               Question       *question)
{
  ari_table_let_finish (question->table);
}

void
ari_ending_let_finish (AriTable  *table,
                       GtkWidget *widget)
{
  Question *question;
  AdwAlertDialog *dialog = ask (table, _("Let the Computer Finish?"), NULL, _("_Let It Finish"),
                                G_CALLBACK (let_finish_cb), &question);
  g_autofree char *level = ari_level_words (ari_table_get_usual_level (table),
                                            ari_match_get_rules (ari_table_get_match (table)));

  /* Translators: %s is a level of the computer with its rating, as in “Expert · 1,730”. */
  adw_alert_dialog_format_body (dialog,
                                _("From here on, the computer (%s) plays for everyone. Choose “Who Plays…” "
                                  "to hand back to a person."), level);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
seat_chosen_cb (AdwComboRow *row,
                GParamSpec  *pspec,
                AriTable    *table)
{
  AriActor seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seat"));
  guint selected = adw_combo_row_get_selected (row);

  if (selected == 0)
    ari_table_set_seat (table, seat, ARI_SEAT_PERSON, NULL);
  else if (selected <= ARI_N_LEVELS)
    ari_table_set_seat (table, seat, ARI_SEAT_COMPUTER, ari_levels ()[selected - 1].id);
}

static GtkStringList *
kinds (const AriRules *rules)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, C_("seat", "Person"));
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      g_autofree char *level = ari_level_words (&ari_levels ()[i], rules);
      /* Translators: %s is the level of a computer, such as “Adept”. */
      g_autofree char *text = g_strdup_printf (_("Computer: %s"), level);

      gtk_string_list_append (list, text);
    }

  return list;
}

static guint
kind_of (AriMatch *match,
         AriActor  seat)
{
  if (ari_match_is_person (match, seat))
    return 0;

  return 1 + (guint) (ari_level_lookup_or_usual (ari_match_get_seat (match, seat)->level) - ari_levels ());
}

/* A person who plays on has the seats of all persons back. */
static void
sync_seat (AdwComboRow *row,
           AriMatch    *match)
{
  AriActor seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seat"));

  adw_combo_row_set_selected (row, kind_of (match, seat));
}

static void
decided_cb (AriDriver *driver,
            AdwDialog *dialog)
{
  ari_driver_release (driver, ARI_DRIVER_HOLD_QUESTION, dialog);
}

/* Every choice counts at once: a computer begins to think, or stops. */
void
ari_ending_seats (AriTable  *table,
                  GtkWidget *widget)
{
  AriMatch *match = ari_table_get_match (table);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      g_autoptr(GtkStringList) list = kinds (ari_match_get_rules (match));
      GtkWidget *row = adw_combo_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name_of (table, seat));
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
      ari_combo_words_prepare (ADW_COMBO_ROW (row));
      g_object_set_data (G_OBJECT (row), "seat", GUINT_TO_POINTER (seat));
      sync_seat (ADW_COMBO_ROW (row), match);
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (seat_chosen_cb), table,
                               G_CONNECT_DEFAULT);
      g_signal_connect_object (match, "details-changed", G_CALLBACK (sync_seat), row, G_CONNECT_SWAPPED);
      adw_preferences_group_add (group, row);
    }

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), page);
  adw_dialog_set_title (dialog, _("Who Plays"));
  adw_dialog_set_content_width (dialog, 400);
  adw_dialog_set_child (dialog, toolbar);
  /* Nobody plays on while it is being decided who does. */
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_QUESTION, dialog);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (decided_cb), ari_table_get_driver (table),
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}
