/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-accuracy.h"
#include "ari-luck.h"
#include "ari-moment.h"
#include "ari-review.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-record-file.h"
#include "ari-replacing.h"
#include "commands.h"
#include "interrupt.h"
#include "jobs.h"

/* review FILE [-o OUT]: judges every ply of the matches that a file records. */

#define USUAL_NODES 20000

/* What all jobs need. They read the records one at a time. */
typedef struct
{
  AriRecordFile file;
  double        seconds;
  guint64       nodes;
  guint         n_reviewed;
  GString      *records; /* (nullable): with what was found */
} Reviews;

/* One review, as it is printed and as a record. */
typedef struct
{
  char *text;
  char *record;
} Result;

static void
result_free (gpointer data)
{
  Result *result = data;

  g_free (result->text);
  g_free (result->record);
  g_free (result);
}

/* The legal actions before the ply, which is one of the current line. */
static guint
count_choices (AriMatch *match,
               AriPly   *ply)
{
  AriPosition before;

  ari_match_get_position_at (match, ari_ply_get_number (ply) - 1, &before);

  return ari_rules_count (ari_match_get_rules (match), &before);
}

static void
append_ply (AriMatch *match,
            AriPly   *ply,
            GString  *text)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  guint turns;

  g_string_append_printf (text, "%u ", ari_ply_get_number (ply));
  if (ari_ply_get_actor (ply) == ARI_CHANCE)
    g_string_append (text, "chance");
  else
    g_string_append_printf (text, "%u", ari_ply_get_actor (ply));
  g_string_append_printf (text, " %s", ari_ply_get_text (ply));

  if (eval != NULL)
    {
      g_string_append (text, " win");
      for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
        g_string_append_printf (text, " %.4f", eval->win[s]);
      g_string_append_printf (text, " error %.4f loss %.4f", eval->error, eval->loss);
      if (ari_ply_get_actor (ply) == ARI_CHANCE)
        {
          g_string_append (text, " luck");
          for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
            g_string_append_printf (text, " %+.4f", eval->luck[s]);
        }
      if (eval->best != NULL)
        g_string_append_printf (text, " best %s", eval->best);
      if (ari_ply_get_actor (ply) != ARI_CHANCE)
        g_string_append_printf (text, " choices %u", count_choices (match, ply));
      if (eval->turns > 0)
        g_string_append_printf (text, " wins-in %u", eval->turns);
      if (ari_moment_missed_win (ply, &turns))
        g_string_append_printf (text, " missed-win %u", turns);
      if (ari_moment_is_only_move (ply))
        g_string_append_printf (text, " only-move %.4f", eval->lead);
      if (eval->expected_loss > 0.0)
        g_string_append_printf (text, " par %.4f", eval->expected_loss);
    }
  g_string_append_c (text, '\n');
}

/* For each seat what chance gave it, what its decisions and feats were worth, and the result without luck. */
static void
append_luck (AriMatch *match,
             GString  *text)
{
  AriLuck luck[ARI_MAX_SEATS];
  AriAccuracy accuracy[ARI_MAX_SEATS];

  if (ari_moment_turning_point (match) > 0)
    g_string_append_printf (text, "turning-point %u\n", ari_moment_turning_point (match));
  ari_luck_of_match (match, luck);
  ari_accuracy_of_match (match, accuracy);
  for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
    {
      double share;

      g_string_append_printf (text, "seat %u decisions %u loss %.4f", s + 1, luck[s].n_decisions,
                              luck[s].loss);
      if (luck[s].n_feats > 0)
        g_string_append_printf (text, " feats %u execution %+.4f", luck[s].n_feats, luck[s].execution);
      if (luck[s].n_outcomes > 0)
        g_string_append_printf (text, " outcomes %u luck %+.4f", luck[s].n_outcomes, luck[s].luck);
      g_string_append_printf (text, " result %.4f adjusted %.4f", luck[s].result, luck[s].adjusted);
      if (accuracy[s].n_choices > 0)
        g_string_append_printf (text, " choices %u par %.4f beyond-error %.4f", accuracy[s].n_choices,
                                accuracy[s].expected_loss, accuracy[s].loss);
      if (ari_accuracy_share (&accuracy[s], &share))
        g_string_append_printf (text, " accuracy %.4f", share);
      g_string_append_c (text, '\n');
    }
}

/* All records could be read before. */
static gpointer
take_match (guint    number,
            gpointer data)
{
  Reviews *reviews = data;

  if (number > 0 && ari_record_reader_at_end (&reviews->file.reader))
    return NULL;

  return ari_record_reader_next (&reviews->file.reader, NULL);
}

static gpointer
review_match (gpointer piece,
              gpointer data)
{
  const Reviews *reviews = data;
  g_autoptr(AriMatch) match = piece;
  g_autoptr(GString) text = g_string_new (NULL);
  Result *result = g_new0 (Result, 1);

  ari_match_go_to (match, NULL);
  if (!ari_review_now (match, reviews->seconds, reviews->nodes, ari_interrupt_flag ()))
    return result;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      append_ply (match, ply, text);
    }
  append_luck (match, text);
  result->text = g_string_free (g_steal_pointer (&text), FALSE);
  result->record = ari_record_write (match);

  return result;
}

/* An empty line stands between two of them. */
static void
print_review (gpointer data,
              gpointer user_data)
{
  Reviews *reviews = user_data;
  Result *result = data;
  const char *gap = reviews->n_reviewed++ > 0 ? "\n" : "";

  g_print ("%s%s", gap, result->text);
  if (reviews->records != NULL)
    g_string_append_printf (reviews->records, "%s%s", gap, result->record);
  result_free (result);
}

/* Reads the whole file once: a review of hours does not end at a record that nobody can read. */
static gboolean
check_records (const char *path,
               GError    **error)
{
  g_auto(AriRecordFile) file = { 0 };

  if (!ari_record_file_open (&file, path, error))
    return FALSE;

  do
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&file.reader, error);

      if (match == NULL)
        {
          g_autofree char *shown = g_filename_display_name (path);

          g_prefix_error (error, "%s: ", shown);
          return FALSE;
        }
    }
  while (!ari_record_reader_at_end (&file.reader));

  return TRUE;
}

int
ari_command_review (int    argc,
                    char **argv)
{
  const char *name = argv[0];
  g_autofree char *output = NULL;
  g_autoptr(GString) records = g_string_new (NULL);
  Reviews reviews = { 0 };
  gint64 nodes = 0;
  gint jobs = 0;
  gboolean complete;
  const GOptionEntry entries[] = {
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, N_("Search N nodes for each move"), "N" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &reviews.seconds, N_("Search S seconds for each move"), "S" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs,
      N_("Matches analysed at the same time (one for each processor)"), N_("N") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_("Write the records with the analysis to FILE"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    { "nodes", 0, ARI_MOST_NODES }, ARI_REAL ("seconds", 0, ARI_MOST_SECONDS),
    { "jobs", 0, ARI_MAX_JOBS }, { NULL },
  };
  g_autoptr(GError) error = NULL;
  int status;

  if (!ari_command_parse (_("FILE"), _("Analyses every move of the matches in a file."), entries, ranges,
                          1, 1, &argc, &argv, &status))
    return status;
  reviews.nodes = nodes == 0 && !(reviews.seconds > 0) ? USUAL_NODES : (guint64) nodes;

  ari_replacing_protect (argv[1]);
  if (!ari_command_may_write (output, &error) || !check_records (argv[1], &error) ||
      !ari_record_file_open (&reviews.file, argv[1], &error))
    return ari_command_failed (name, error);

  reviews.records = output != NULL ? records : NULL;
  complete = ari_jobs_run (&(AriJobs) { take_match, review_match, print_review, result_free, &reviews },
                           ari_jobs_threads (jobs));
  ari_record_file_close (&reviews.file);
  if (!complete)
    return ARI_EXIT_INTERRUPTED;

  return output == NULL || ari_command_save (output, records->str, &error) ? EXIT_SUCCESS
                                                                           : ari_command_failed (name, error);
}
