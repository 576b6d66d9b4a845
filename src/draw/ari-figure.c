/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-figure.h"

/* Messages are for authors of figures; readers of the help never see them, because a figure that breaks the
 * rules breaks the build. */
static gboolean
fail (const char *message,
      GError    **error)
{
  g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, message);

  return FALSE;
}

static char **
words_of (GKeyFile   *list,
          const char *name,
          const char *key)
{
  g_autofree char *text = g_key_file_get_string (list, name, key, NULL);

  return g_strsplit (text != NULL ? text : "", " ", -1);
}

static gboolean
play (AriFigure  *figure,
      GKeyFile   *list,
      const char *name,
      GError    **error)
{
  const AriRules *rules = figure->setup.rules;
  g_auto(GStrv) words = words_of (list, name, "actions");
  gboolean last = g_key_file_get_boolean (list, name, "last", NULL);

  rules->start (&figure->position, &figure->setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;

      if (!ari_rules_parse (rules, &figure->position, words[i], &action, error))
        return FALSE;
      if (last && words[i + 1] == NULL)
        ari_board_state_set_last (&figure->show, &figure->position, action, figure->paths);
      rules->apply (&figure->position, action);
    }

  return TRUE;
}

/* Reads the spots listed under @key. */
static gboolean
read_spots (AriFigure  *figure,
            GKeyFile   *list,
            const char *name,
            const char *key,
            AriSpot    *spots,
            guint       most,
            guint      *n_spots,
            GError    **error)
{
  const AriBoard *board = figure->setup.rules->board (&figure->setup);
  g_auto(GStrv) words = words_of (list, name, key);

  *n_spots = g_strv_length (words);
  if (*n_spots > most)
    return fail ("There are too many spots.", error);

  for (guint i = 0; i < *n_spots; i++)
    {
      spots[i] = ari_board_find (board, words[i]);
      if (spots[i] == ARI_SPOT_NONE)
        return fail ("There is no such spot on the board.", error);
    }

  return TRUE;
}

static gboolean
all_offered (const AriPicker *picker,
             const AriSpot   *spots,
             guint            n_spots)
{
  for (guint i = 0; i < n_spots; i++)
    if (!ari_picker_offers (picker, spots[i]))
      return FALSE;

  return TRUE;
}

/* Replays, in order, the picks that the figure lists as already made. */
static gboolean
pick (AriPicker           *picker,
      const AriBoardState *show,
      GError             **error)
{
  for (guint i = 0; i < show->n_picks; i++)
    if (ari_picker_pick (picker, show->picks[i]) != ARI_PICK_ADDED)
      return fail ("A spot that should have been picked can't be.", error);

  return TRUE;
}

/* Checks that spots shown as pickable are pickable, and that refused spots are refused. */
static gboolean
read_marks (AriFigure  *figure,
            GKeyFile   *list,
            const char *name,
            GError    **error)
{
  const AriRules *rules = figure->setup.rules;
  g_autofree AriPicker *picker = g_new (AriPicker, 1);
  AriBoardState *show = &figure->show;
  guint n_more, n_refused;

  ari_picker_init (picker, rules, &figure->position);
  if (!read_spots (figure, list, name, "picked", show->picks, ARI_MAX_PICKS, &show->n_picks, error) ||
      !pick (picker, show, error) ||
      !read_spots (figure, list, name, "picks", show->picks + show->n_picks, ARI_MAX_PICKS - show->n_picks,
                   &n_more, error) ||
      !read_spots (figure, list, name, "hints", figure->hints, ARI_MAX_SPOTS, &show->n_hints, error) ||
      !read_spots (figure, list, name, "refused", &show->refused, 1, &n_refused, error))
    return FALSE;

  show->hints = figure->hints;
  if (!all_offered (picker, show->picks + show->n_picks, n_more) ||
      !all_offered (picker, show->hints, show->n_hints))
    return fail ("A spot that should be offered is not.", error);
  show->n_picks += n_more;

  if (n_refused > 0)
    {
      g_autofree char *reason = ari_rules_refuse (rules, &figure->position, picker->picks, picker->n_picks,
                                                  show->refused, &figure->proof);

      if (reason == NULL)
        return fail ("A spot that should be refused is not.", error);
      show->proof = figure->proof.spots;
      show->n_proof = figure->proof.n;
    }

  return TRUE;
}

/* Appends the marks of several overlays, one after the other. */
static gboolean
read_overlays (AriFigure  *figure,
               GKeyFile   *list,
               const char *name,
               GError    **error)
{
  g_auto(GStrv) ids = words_of (list, name, "overlay");
  g_autofree AriMark *marks = g_new (AriMark, ARI_MAX_SPOTS);

  figure->show.marks = figure->marks;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const AriOverlay *overlay = ari_rules_find_overlay (figure->setup.rules, ids[i]);
      guint n;

      if (overlay == NULL)
        return fail ("The game has no such overlay.", error);
      n = overlay->marks (&figure->position, marks);
      if (figure->show.n_marks + n > ARI_MAX_SPOTS)
        return fail ("There are too many marks.", error);
      memcpy (figure->marks + figure->show.n_marks, marks, n * sizeof *marks);
      figure->show.n_marks += n;
    }

  return TRUE;
}

/**
 * ari_figure_new:
 * @list: one group per figure; help/figures.ini explains the keys
 * @name: the figure's name, which is also its group
 *
 * Plays the group's actions from the start, and checks them against the rules.
 *
 * Returns: (transfer full) (nullable): the figure, or NULL with ARI_RULES_ERROR or G_KEY_FILE_ERROR
 */
AriFigure *
ari_figure_new (GKeyFile   *list,
                const char *name,
                GError    **error)
{
  g_autoptr(AriFigure) figure = g_new0 (AriFigure, 1);
  g_autofree char *setup = g_key_file_get_string (list, name, "setup", error);

  if (setup == NULL || !ari_setup_parse (&figure->setup, setup, error))
    {
      g_prefix_error (error, "Figure %s: ", name);
      return NULL;
    }

  ari_board_state_init (&figure->show, &figure->setup, &figure->position);
  if (!play (figure, list, name, error) ||
      !read_marks (figure, list, name, error) ||
      !read_overlays (figure, list, name, error))
    {
      g_prefix_error (error, "Figure %s: ", name);
      return NULL;
    }

  return g_steal_pointer (&figure);
}

void
ari_figure_free (AriFigure *figure)
{
  g_free (figure);
}
