/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of the match on its page: how players end it, and the result beside the board. */
#include "ari-match-page-private.h"

#include "ari-ending-dialogs.h"

static void
end_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  static const struct { const char *name; void (*ask) (AriTable *table, GtkWidget *widget); } questions[] = {
    { "match.resign", ari_ending_resign }, { "match.offer-draw", ari_ending_offer_draw },
    { "match.adjudicate", ari_ending_adjudicate }, { "match.leave", ari_ending_leave },
    { "match.let-finish", ari_ending_let_finish }, { "match.seats", ari_ending_seats },
  };

  AriTable *table = ARI_MATCH_PAGE (widget)->table;

  if (!g_str_equal (name, "match.seats") && ari_table_refuses_end (table))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, name))
      questions[i].ask (table, widget);
}

static void
resume_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ari_table_resume (ARI_MATCH_PAGE (widget)->table);
}

/* Shows the result, or closes it again. */
static void
result_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (ari_match_panel_get_shows_result (self->panel) && ari_match_page_shows_panel (self))
    {
      ari_match_panel_set_shows_result (self->panel, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->stage));
      return;
    }

  ari_match_panel_set_shows_result (self->panel, TRUE);
  ari_match_page_show_panel (self, TRUE);
}

/* Shows what the match can teach, or closes it again. It speaks of the main line. */
static void
coach_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  g_autofree char *text = NULL;

  if (ari_match_panel_get_shows_coach (self->panel) && ari_match_page_shows_panel (self))
    {
      ari_match_panel_set_shows_coach (self->panel, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->stage));
      return;
    }

  ari_table_go (self->table, ARI_GO_MAIN_LINE, 0);
  ari_match_panel_set_shows_coach (self->panel, TRUE);
  ari_match_page_show_panel (self, TRUE);
  ari_coach_view_take_keyboard (ari_match_panel_get_coach (self->panel));
  text = ari_coach_view_tell (ari_match_panel_get_coach (self->panel));
  ari_match_speech_say (self->speech, text);
}

static void
review_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  gtk_widget_activate_action (widget, "match.analysis", NULL);
  ari_match_panel_review (self->panel);
}

void
ari_match_page_install_end_actions (GtkWidgetClass *widget_class)
{
  static const char *const questions[] = {
    "match.resign", "match.offer-draw", "match.adjudicate", "match.leave", "match.let-finish", "match.seats",
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    gtk_widget_class_install_action (widget_class, questions[i], NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "match.resume", NULL, resume_cb);
  gtk_widget_class_install_action (widget_class, "match.result", NULL, result_cb);
  gtk_widget_class_install_action (widget_class, "match.coach", NULL, coach_cb);
  gtk_widget_class_install_action (widget_class, "match.review", NULL, review_cb);
}

static gboolean
is_over (AriMatch *match)
{
  gboolean over;

  g_object_get (match, "over", &over, NULL);

  return over;
}

/* The result appears when the players see the match end: not while the last ring is in the air, and not when
 * they open a match that was already over. */
static void
sync_result (AriMatchPage *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  gboolean over = is_over (match);
  gboolean flies = ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) != ARI_TOSS_IN_HAND;

  if (over && (flies || !gtk_widget_get_mapped (GTK_WIDGET (self)) || self->was_over))
    return;
  if (over == self->was_over)
    return;

  self->was_over = over;
  ari_match_panel_set_shows_result (self->panel, over);
  if (over)
    ari_match_page_show_panel (self, TRUE);
}

void
ari_match_page_sync_end (AriMatchPage *self)
{
  static const char *const endings[] = {
    "match.resign", "match.offer-draw", "match.adjudicate", "match.leave", "match.let-finish",
  };
  GtkWidget *widget = GTK_WIDGET (self);
  AriMatch *match = ari_table_get_match (self->table);
  gboolean over = is_over (match);
  gboolean may_end = ari_table_may_end (self->table);
  gboolean has_person = ari_table_find_person (self->table) != ARI_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    gtk_widget_action_set_enabled (widget, endings[i],
                                   may_end && (has_person || g_str_equal (endings[i], "match.adjudicate")
                                               || g_str_equal (endings[i], "match.leave")));
  gtk_widget_action_set_enabled (widget, "match.seats", !over && !ari_match_is_read_only (match));
  gtk_widget_action_set_enabled (widget, "match.resume", ari_match_get_ending (match)->kind != ARI_ENDING_NONE
                                 && !ari_match_is_read_only (match));
  gtk_widget_action_set_enabled (widget, "match.result", over);
  gtk_widget_action_set_enabled (widget, "match.coach", over);
  gtk_widget_action_set_enabled (widget, "match.review", ari_match_get_main_length (match) > 0);
  sync_result (self);
}

/* Remembers whether the match was over when it was opened. */
void
ari_match_page_begin_end (AriMatchPage *self)
{
  self->was_over = is_over (ari_table_get_match (self->table));
}
