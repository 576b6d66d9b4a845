/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-luck.h"
#include "ari-review.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "commands.h"
#include "ari-record-file.h"

/* review FILE [-o OUT]: judges every ply of a recorded match. */

#define USUAL_NODES 20000

static void
print_ply (AriMatch *match,
           AriPly   *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);

  g_print ("%u ", ari_ply_get_number (ply));
  if (ari_ply_get_actor (ply) == ARI_CHANCE)
    g_print ("chance");
  else
    g_print ("%u", ari_ply_get_actor (ply));
  g_print (" %s", ari_ply_get_text (ply));

  if (eval != NULL)
    {
      g_print (" win");
      for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
        g_print (" %.4f", eval->win[s]);
      g_print (" error %.4f loss %.4f", eval->error, eval->loss);
      if (ari_ply_get_actor (ply) == ARI_CHANCE)
        {
          g_print (" luck");
          for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
            g_print (" %+.4f", eval->luck[s]);
        }
      if (eval->best != NULL)
        g_print (" best %s", eval->best);
    }
  g_print ("\n");
}

/* For each seat what chance gave it, what its decisions and feats were worth, and the result without luck. */
static void
print_luck (AriMatch *match)
{
  AriLuck luck[ARI_MAX_SEATS];

  ari_luck_of_match (match, luck);
  for (guint s = 0; s < ari_match_get_setup (match)->seats; s++)
    {
      g_print ("seat %u decisions %u loss %.4f", s + 1, luck[s].n_decisions, luck[s].loss);
      if (luck[s].n_feats > 0)
        g_print (" feats %u execution %+.4f", luck[s].n_feats, luck[s].execution);
      if (luck[s].n_outcomes > 0)
        g_print (" outcomes %u luck %+.4f", luck[s].n_outcomes, luck[s].luck);
      g_print (" result %.4f adjusted %.4f\n", luck[s].result, luck[s].adjusted);
    }
}

static void
finished_cb (AriReview *review,
             gpointer   data)
{
  g_main_loop_quit (data);
}

static void
review_match (AriMatch *match,
              double    seconds,
              guint64   nodes)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr(AriReview) review = ari_review_new (match);

  g_signal_connect (review, "finished", G_CALLBACK (finished_cb), loop);
  ari_review_start (review, seconds, nodes);
  if (ari_review_get_running (review))
    g_main_loop_run (loop);
}

int
ari_command_review (int    argc,
                    char **argv)
{
  const char *name = argv[0];
  g_autofree char *output = NULL, *text = NULL;
  double seconds = 0;
  gint64 nodes = 0;
  const GOptionEntry entries[] = {
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, N_("Search N nodes for each ply"), "N" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, N_("Search S seconds for each ply"), "S" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_("Write the record with what was found to FILE"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  int status;

  if (!ari_command_parse (_("FILE"), _("Judges every ply of a recorded match."), entries,
                          1, 1, &argc, &argv, &status))
    return status;
  if (nodes < 0 || !(seconds >= 0))
    return ari_command_usage (name, _("Nodes and seconds cannot be negative."));
  if (nodes == 0 && !(seconds > 0))
    nodes = USUAL_NODES;

  match = ari_record_file_read_first (argv[1], &error);
  if (match == NULL)
    return ari_command_failed (name, error);

  ari_match_go_to (match, NULL);
  review_match (match, seconds, (guint64) nodes);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      print_ply (match, ply);
    }
  print_luck (match);

  if (output == NULL)
    return EXIT_SUCCESS;

  text = ari_record_write (match);
  return ari_command_save (output, text, &error) ? EXIT_SUCCESS : ari_command_failed (name, error);
}
