/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-record-file.h"
#include "ari-performer.h"

/* Whether a recorded feat ends as recorded. */
static gboolean
check_feat (AriMatch   *match,
            AriPly     *ply,
            const char *shown)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(GError) error = NULL;
  AriPosition before;
  AriFeat feat;
  gboolean hit;

  ari_match_get_position_after (match, ari_ply_get_parent (ply), &before);
  feat = ari_feat_due (rules, &before);
  if (feat == ARI_FEAT_NONE)
    return TRUE;

  hit = ari_feat_hits (rules, &before, ari_ply_get_action (ply));
  if (ari_performer_of (feat)->check (ari_ply_get_performance (ply), hit, &error))
    return TRUE;

  /* Translators: the name of a file, the number of a move, and a sentence about it. */
  g_printerr (_("%1$s: Move %2$u: %3$s\n"), shown, ari_ply_get_turn (ply), error->message);

  return FALSE;
}

static gboolean
check_feats (AriMatch   *match,
             const char *shown)
{
  g_autoptr(GPtrArray) plies = g_ptr_array_new ();
  gboolean right = TRUE;

  for (guint i = 0; i < ari_match_get_n_children (match, NULL); i++)
    g_ptr_array_add (plies, ari_match_get_child (match, NULL, i));
  for (guint i = 0; i < plies->len; i++)
    {
      AriPly *ply = plies->pdata[i];

      for (guint j = 0; j < ari_ply_get_n_children (ply); j++)
        g_ptr_array_add (plies, ari_ply_get_child (ply, j));
      if (ari_ply_get_performance (ply) != NULL)
        right &= check_feat (match, ply, shown);
    }

  return right;
}

/* Reads all records of a file and answers whether all are right. */
static gboolean
check_file (const char *path)
{
  g_auto(AriRecordFile) file = { 0 };
  g_autoptr(GError) error = NULL;
  g_autofree char *shown = g_filename_display_name (path);
  guint n_right = 0, n_wrong = 0;

  if (!ari_record_file_open (&file, path, &error))
    {
      g_printerr ("ariadne-engine check: %s\n", error->message);
      return FALSE;
    }

  /* An empty file is no record either. */
  do
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&file.reader, &error);

      if (match != NULL && check_feats (match, shown))
        n_right++;
      else if (match != NULL)
        n_wrong++;
      else
        {
          n_wrong++;
          g_printerr ("%s: %s\n", shown, error->message);
          g_clear_error (&error);
        }
    }
  while (!ari_record_reader_at_end (&file.reader));

  if (n_wrong == 0)
    /* Translators: the name of a file, and how many matches it holds. */
    g_print (ngettext ("%s: %u match, all right\n", "%s: %u matches, all right\n", n_right), shown, n_right);

  return n_wrong == 0;
}

/* check FILE…: whether files of records can be read, and feats end as recorded; if not, line, column and
 * reason of each error. */
int
ari_command_check (int    argc,
                   char **argv)
{
  gboolean right = TRUE;
  const GOptionEntry none[] = { G_OPTION_ENTRY_NULL };
  int status;

  if (!ari_command_parse (_("FILE…"), _("Checks that files hold records of matches that follow the rules."),
                          none, NULL, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  for (int i = 1; i < argc; i++)
    right &= check_file (argv[i]);

  return right ? EXIT_SUCCESS : ARI_EXIT_FAILED;
}
