/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-toasts.h"

#define TELL_PLACE ARI_MATCH_TELL_PREFIX "place"

static const struct
{
  const char *name;
  AriQuestion question;
} questions[] = {
  { ARI_MATCH_TELL_PREFIX "last-move", ARI_QUESTION_LAST_MOVE },
  { ARI_MATCH_TELL_PREFIX "turn", ARI_QUESTION_TURN },
  { ARI_MATCH_TELL_PREFIX "scores", ARI_QUESTION_SCORES },
  { ARI_MATCH_TELL_PREFIX "threats", ARI_QUESTION_THREATS },
  { ARI_MATCH_TELL_PREFIX "chances", ARI_QUESTION_CHANCES },
};

void
ari_match_toasts_install (GtkWidgetClass              *widget_class,
                          GtkWidgetActionActivateFunc  activate)
{
  gtk_widget_class_install_action (widget_class, TELL_PLACE, NULL, activate);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    gtk_widget_class_install_action (widget_class, questions[i].name, NULL, activate);
}

/* While a feat is shown there is no place, and the turn is told instead. */
static void
tell_place (AriMatchSpeech *speech,
            AriTable       *table,
            AriSpot         spot)
{
  g_autofree char *text = NULL;

  if (spot == ARI_SPOT_NONE)
    {
      ari_match_speech_ask (speech, ARI_QUESTION_TURN);
      return;
    }

  text = ari_answer_spot (table, spot);
  ari_match_speech_say (speech, text);
}

void
ari_match_toasts (AriMatchSpeech *speech,
                  AriTable       *table,
                  AriSpot         spot,
                  const char     *name)
{
  g_return_if_fail (ARI_IS_MATCH_SPEECH (speech));
  g_return_if_fail (ARI_IS_TABLE (table));

  if (g_str_equal (name, TELL_PLACE))
    tell_place (speech, table, spot);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (name, questions[i].name))
      ari_match_speech_ask (speech, questions[i].question);
}
