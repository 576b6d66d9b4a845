/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "ari-board-renderer.h"
#include "ari-last-turns.h"
#include "ari-narration.h"
#include "ari-record-file.h"
#include "ari-replacing.h"

/* render FILE [--ply N] [-o OUT.svg]: the position after N plies, as an SVG picture. */

typedef struct
{
  int      ply;      /* G_MAXINT: the end */
  int      width;
  char    *output;   /* (nullable): standard output */
  char    *scheme;
  char    *style;
  char    *overlay;  /* (nullable) id */
  char    *refused;  /* (nullable) name of a spot */
  gboolean bare;
  gboolean trace;
} Options;

#define USUAL_WIDTH 720

static void
options_clear (Options *options)
{
  g_free (options->output);
  g_free (options->scheme);
  g_free (options->style);
  g_free (options->overlay);
  g_free (options->refused);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static const struct
{
  const char *name;
  gboolean    dark, high_contrast;
} lights[] = {
  { "light", FALSE, FALSE },
  { "dark", TRUE, FALSE },
  { "contrast-light", FALSE, TRUE },
  { "contrast-dark", TRUE, TRUE },
};

/* @light: what the option calls a scheme. */
static gboolean
find_scheme (AriStyle    style,
             const char *light,
             AriScheme  *scheme)
{
  for (guint i = 0; i < G_N_ELEMENTS (lights); i++)
    if (g_str_equal (lights[i].name, light))
      {
        *scheme = ari_scheme_for (style, lights[i].dark, lights[i].high_contrast);
        return TRUE;
      }

  return FALSE;
}

/* The action before the position. */
static void
show_last (AriMatch      *match,
           AriBoardState *show,
           AriMotionPath  paths[ARI_MAX_MOTION_PATHS])
{
  AriPly *ply = ari_match_get_ply (match);
  AriPosition before;

  if (ply == NULL)
    return;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  ari_board_state_set_last (show, &before, ari_ply_get_action (ply), paths);
}

/* What the other seats did in their last turns, in @trace and @earners. */
static void
show_trace (AriMatch      *match,
            AriBoardState *show,
            AriTraceStep   trace[ARI_MAX_TRACE],
            AriSpot        earners[ARI_MAX_EARNERS])
{
  guint cursor = ari_match_get_cursor (match);
  AriLastTurns turns;

  ari_last_turns_find (&turns, match, cursor);
  show->n_trace = ari_last_turns_trace (&turns, match, cursor, trace);
  show->trace = trace;
  show->n_earners = ari_last_turns_earners (match, cursor, earners);
  show->earners = earners;
}

static int
render (const char    *name,
        const Options *options,
        AriMatch      *match)
{
  const AriSetup *setup = ari_match_get_setup (match);
  g_autofree AriMark *marks = g_new (AriMark, ARI_MAX_SPOTS);
  g_autofree AriTraceStep *trace = g_new (AriTraceStep, ARI_MAX_TRACE);
  AriSpot earners[ARI_MAX_EARNERS];
  g_autofree char *reason = NULL, *svg = NULL;
  g_autoptr(AriScene) scene = NULL;
  g_autoptr(GError) error = NULL;
  AriProof proof;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriStyle style = ARI_STYLE_FRESCO;
  AriScheme scheme;
  AriBoardState show;

  ari_board_state_init (&show, setup, ari_match_get_position (match));
  show.no_frame = options->bare;
  show_last (match, &show, paths);

  if (options->style != NULL && !ari_style_find (options->style, &style))
    return ari_command_usage (name, _("The style can be fresco, marble or ink."));
  if (!find_scheme (style, options->scheme != NULL ? options->scheme : "light", &scheme))
    return ari_command_usage (name, _("The scheme can be light, dark, contrast-light or contrast-dark."));
  show.high_contrast = ari_scheme_is_high_contrast (scheme);

  if (options->overlay != NULL)
    {
      const AriOverlay *overlay = ari_rules_find_overlay (setup->rules, options->overlay);

      if (overlay == NULL)
        return ari_command_usage (name, _("This game has no overlay of that name."));
      show.n_marks = overlay->marks (show.position, marks);
      show.marks = marks;
    }

  if (options->trace)
    show_trace (match, &show, trace, earners);
  if (options->refused != NULL)
    {
      show.refused = ari_board_find (setup->rules->board (setup), options->refused);
      if (show.refused == ARI_SPOT_NONE)
        return ari_command_usage (name, _("The board has no place of that name."));
      reason = ari_rules_refuse (setup->rules, show.position, NULL, 0, show.refused, &proof);
      show.proof = proof.spots;
      show.n_proof = proof.n;
    }

  scene = ari_board_renderer_picture (&show);
  svg = ari_scene_to_svg (scene, scheme, (guint) options->width, _(setup->rules->name));

  return ari_command_write (options->output, svg, &error) ? EXIT_SUCCESS : ari_command_failed (name, error);
}

int
ari_command_render (int    argc,
                    char **argv)
{
  const char *name = argv[0];
  g_auto(Options) options = { .ply = G_MAXINT, .width = USUAL_WIDTH };
  const GOptionEntry entries[] = {
    { "ply", 0, 0, G_OPTION_ARG_INT, &options.ply,
      N_("Show the position after N steps (the last one by default)"), "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_("Write to FILE, not to standard output"), N_("FILE") },
    { "width", 0, 0, G_OPTION_ARG_INT, &options.width, N_("Make it PX pixels wide"), N_("PX") },
    { "scheme", 0, 0, G_OPTION_ARG_STRING, &options.scheme,
      N_("Colours: light, dark, contrast-light, contrast-dark"), N_("NAME") },
    { "style", 0, 0, G_OPTION_ARG_STRING, &options.style,
      N_("Style of the board: fresco, marble, ink; high contrast has only one"), N_("NAME") },
    { "overlay", 0, 0, G_OPTION_ARG_STRING, &options.overlay,
      N_("Lay an overlay over the board"), N_("NAME") },
    { "refused", 0, 0, G_OPTION_ARG_STRING, &options.refused,
      N_("Show why PLACE can’t be chosen"), N_("PLACE") },
    { "trace", 0, 0, G_OPTION_ARG_NONE, &options.trace, N_("Show the last turns of the other "
                                                           "players"), NULL },
    { "bare", 0, 0, G_OPTION_ARG_NONE, &options.bare, N_("Leave the frame out"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    { "ply", 0, G_MAXINT - 1 }, { "width", 16, 16384 }, { NULL },
  };
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(GError) error = NULL;
  guint length;
  int status;

  if (!ari_command_parse (_("FILE"), _("Draws a position of a recorded match as an SVG picture."), entries,
                                       ranges, 1, 1, &argc, &argv, &status))
    return status;

  ari_replacing_protect (argv[1]);
  if (!ari_command_may_write (options.output, &error)
      || (match = ari_record_file_read_first (argv[1], &error)) == NULL)
    return ari_command_failed (name, error);

  length = ari_match_get_main_length (match);
  if (options.ply != G_MAXINT && options.ply > (int) length)
    return ari_command_usage (name, _("The match is not that long."));

  ari_match_go_to (match, NULL);
  ari_match_set_cursor (match, MIN (length, (guint) options.ply));

  return render (name, &options, match);
}
