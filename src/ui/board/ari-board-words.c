/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-words.h"

#include <glib/gi18n.h>

void
ari_board_words_init (AriBoardWords       *words,
                      const AriBoardPicks *picks)
{
  *words = (AriBoardWords) { .picks = picks };
  words->offered_states = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
ari_board_words_clear (AriBoardWords *words)
{
  g_clear_object (&words->match);
  g_clear_pointer (&words->offered_states, g_hash_table_unref);
}

const AriNames *
ari_board_words_names (const AriBoardWords *words)
{
  return words->match != NULL ? ari_match_get_names (words->match) : NULL;
}

/* The contents of a spot as currently visible: a piece revealed for a moment is open until it is
 * covered. */
char *
ari_board_words_contents (const AriBoardWords *words,
                          AriSpot              spot)
{
  const AriBoardShown *shown = words->picks->shown;
  const AriRules *rules = shown->setup.rules;
  AriSpot revealed[ARI_MAX_REVEALED_SPOTS];
  guint n = shown->state.covered ? 0 : ari_find_revealed_spots (rules, &shown->position, revealed);

  for (guint i = 0; i < n; i++)
    if (revealed[i] == spot)
      return rules->motion->describe_revealed (&shown->position, spot);

  return ari_rules_tell_spot (rules, &shown->position, spot, shown->state.listener,
                              ari_board_words_names (words));
}

static char *
name_of (const AriBoardWords *words,
         AriSpot              spot)
{
  const AriBoardShown *shown = words->picks->shown;

  return ari_rules_name_spot (&shown->setup, &shown->position, spot, shown->state.listener,
                              ari_board_words_names (words));
}

/* Finds out, after the picks have changed, whether it is worth a word that a spot can be picked, or that it
 * can’t: the latter only where nothing else tells, because the same lies on spots that can be picked. */
void
ari_board_words_note_offered (AriBoardWords *words)
{
  const AriBoardPicks *picks = words->picks;
  guint n_offered = 0, n_all = 0;

  g_hash_table_remove_all (words->offered_states);
  for (guint spot = 0; spot < picks->shown->board->n_spots; spot++)
    {
      n_all += ari_board_picks_accepts_pickable (spot, (gpointer) picks);
      if (!ari_board_picks_offers (picks, spot))
        continue;
      n_offered++;
      g_hash_table_add (words->offered_states, ari_board_words_contents (words, spot));
    }
  words->most_offered = n_offered > n_all / 2;
}

/* Which of several picks brings a piece to the target at @spot, as a question; NULL: one pick does. */
static char *
ask_at (const AriBoardPicks *picks,
        AriSpot              spot)
{
  const AriPicker *picker = ari_board_picks_picker (picks);

  if (!ari_board_picks_asks_at (picks, spot))
    return NULL;

  return ari_rules_refuse (picks->shown->setup.rules, &picks->shown->position, picker->picks,
                           picker->n_picks, spot, NULL);
}

/**
 * ari_board_words_label:
 * @contents: as ari_board_words_contents() tells
 * @n_last: how many spots of the last action the name may tell about
 *
 * Returns: the name of a spot and what lies there: a whole sentence for each state, so that it can be
 *   translated as such
 */
char *
ari_board_words_label (const AriBoardWords *words,
                       AriSpot              spot,
                       const char          *contents,
                       guint                n_last)
{
  const AriBoardPicks *picks = words->picks;
  const AriBoardState *state = &picks->shown->state;
  g_autofree char *name = name_of (words, spot);
  g_autofree char *question = ask_at (picks, spot);
  gboolean offered = ari_board_picks_offers (picks, spot);

  for (guint i = 0; i < state->n_picks; i++)
    if (state->picks[i] == spot && ari_picker_offers (ari_board_picks_picker (picks), spot))
      return g_strdup_printf (_("%1$s, %2$s, picked, can be picked again"), name, contents);
    else if (state->picks[i] == spot)
      /* Translators: a spot of the board for the screen reader: its name and what lies there. */
      return g_strdup_printf (_("%1$s, %2$s, picked"), name, contents);

  if (question != NULL)
    /* Translators: a spot of the board for the screen reader: its name, what lies there, and a sentence. */
    return g_strdup_printf (_("%1$s, %2$s. %3$s"), name, contents, question);
  if (ari_board_picks_leads_back (picks, spot))
    return g_strdup_printf (_("%1$s, %2$s, brings the picked piece back to where it stands"), name, contents);
  if (state->n_picks > 0 && ari_board_picks_is_target (picks, spot))
    return g_strdup_printf (_("%1$s, %2$s, the picked piece can go here"), name, contents);

  /* Dice that have just been rolled can be both: what you can do matters more than what was done. */
  if (offered && !words->most_offered)
    return g_strdup_printf (_("%1$s, %2$s, can be picked"), name, contents);

  for (guint i = 0; i < n_last; i++)
    if (state->last[i] == spot)
      return g_strdup_printf (_("%1$s, %2$s, last move"), name, contents);

  if (!offered && words->most_offered && g_hash_table_contains (words->offered_states, contents))
    return g_strdup_printf (_("%1$s, %2$s, can’t be picked"), name, contents);

  /* Translators: name of a spot, what lies there. */
  return g_strdup_printf (C_("spot", "%1$s, %2$s"), name, contents);
}

/* Describes what overlays draw on a spot, one line for each; NULL if they draw nothing. Several marks may say
 * the same, which is told once. */
char *
ari_board_words_marks (const AriBoardWords *words,
                       AriSpot              spot)
{
  const AriBoardState *state = &words->picks->shown->state;
  g_autoptr(GPtrArray) lines = g_ptr_array_new_null_terminated (4, g_free, TRUE);

  for (guint i = 0; i < state->n_marks; i++)
    {
      g_autofree char *line = NULL;

      if (state->marks[i].spot != spot)
        continue;
      line = ari_mark_words (state->rules, &state->marks[i], 1, ari_board_words_names (words));
      if (!g_ptr_array_find_with_equal_func (lines, line, g_str_equal, NULL))
        g_ptr_array_add (lines, g_steal_pointer (&line));
    }

  return lines->len > 0 ? g_strjoinv ("\n", (GStrv) lines->pdata) : NULL;
}

static guint
size_of_group (const AriBoardState *state,
               const AriMark       *mark)
{
  guint n = 0;

  for (guint i = 0; i < state->n_marks; i++)
    n += state->marks[i].group == mark->group;

  return n;
}

/* The keyboard doesn't walk through regions, so a line tells about those on both of its sides, one line for
 * each; NULL if there are none. */
static char *
describe_areas (const AriBoardWords *words,
                AriSpot              spot)
{
  const AriBoardState *state = &words->picks->shown->state;
  const AriSpotInfo *spots = words->picks->shown->board->spots;
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) lines = NULL;
  guint told = 0;

  if (spots[spot].kind != ARI_SPOT_LINE)
    return NULL;

  for (guint i = 0; i < state->n_marks; i++)
    {
      const AriMark *mark = &state->marks[i];

      if (mark->group == 0 || mark->group == told || !ari_spot_is_side (&spots[spot], &spots[mark->spot]))
        continue;
      told = mark->group;
      g_strv_builder_take (builder, ari_mark_words (state->rules, mark, size_of_group (state, mark),
                                                    ari_board_words_names (words)));
    }
  lines = g_strv_builder_end (builder);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* What is shown at a spot beside its contents: what the dice may bring, and what overlays draw. NULL:
 * nothing. */
char *
ari_board_words_description (const AriBoardWords *words,
                             AriSpot              spot)
{
  const AriBoardShown *shown = words->picks->shown;
  char *marks = ari_board_words_marks (words, spot), *outcome = NULL;
  g_autofree char *drawn = marks != NULL ? marks : describe_areas (words, spot);

  if (shown->state.is_present)
    outcome = ari_rules_outcome (shown->setup.rules, &shown->position, spot);
  if (outcome == NULL || drawn == NULL)
    return outcome != NULL ? outcome : g_steal_pointer (&drawn);

  marks = g_strjoin ("\n", outcome, drawn, NULL);
  g_free (outcome);

  return marks;
}

/* The name of a spot, what lies there, and what overlays show on it. */
char *
ari_board_words_tip (const AriBoardWords *words,
                     AriSpot              spot)
{
  g_autofree char *name = name_of (words, spot), *contents = ari_board_words_contents (words, spot);
  g_autofree char *label = g_strdup_printf (C_("spot", "%1$s, %2$s"), name, contents);
  g_autofree char *marks = ari_board_words_marks (words, spot);

  return marks != NULL ? g_strjoin ("\n", label, marks, NULL) : g_steal_pointer (&label);
}
