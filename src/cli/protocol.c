/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The framing of GTP, version 2 (Farnebäck, 2002, sections 2.1 to 2.7), and the table of commands. */
#include "protocol.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "input.h"
#include "interrupt.h"
#include "output.h"

#define STOP "stop"

typedef struct
{
  const char     *name;
  AriSessionFunc *run;
  guint           min_words, max_words;
  const char     *arguments; /* for help, as the command is typed */
} Command;

static gboolean
protocol_version (AriSession       *session,
                  const AriRequest *request,
                  GString          *answer,
                  GError          **error)
{
  g_string_append_c (answer, '2');
  return TRUE;
}

static gboolean
name (AriSession       *session,
      const AriRequest *request,
      GString          *answer,
      GError          **error)
{
  g_string_append (answer, "Ariadne");
  return TRUE;
}

static gboolean
version (AriSession       *session,
         const AriRequest *request,
         GString          *answer,
         GError          **error)
{
  g_string_append (answer, ARI_VERSION);
  return TRUE;
}

static gboolean
quit (AriSession       *session,
      const AriRequest *request,
      GString          *answer,
      GError          **error)
{
  return TRUE;
}

/* By the time its turn comes, the commands that it stops have ended: see input.h. */
static gboolean
stop (AriSession       *session,
      const AriRequest *request,
      GString          *answer,
      GError          **error)
{
  return TRUE;
}

/* These speak of the table that they stand in. */
static AriSessionFunc known_command, list_commands, help;

static const Command commands[] = {
  { "protocol_version", protocol_version, 0, 0, "" },
  { "name", name, 0, 0, "" },
  { "version", version, 0, 0, "" },
  { "known_command", known_command, 1, 1, "COMMAND" },
  { "list_commands", list_commands, 0, 0, "" },
  { "help", help, 0, 1, "[COMMAND]" },
  { "quit", quit, 0, 0, "" },
  { STOP, stop, 0, 0, "" },
  { "ariadne-game", ari_session_game, 1, G_MAXUINT, "ID [seats=N] [OPTION=VALUE]… [head=SEAT:SIZE,…]" },
  { "play", ari_session_play, 2, 2, "ACTOR ACTION" },
  { "undo", ari_session_undo, 0, 0, "" },
  { "ariadne-free-undo", ari_session_set_free_undo, 1, 1, "on|off" },
  { "ariadne-actor", ari_session_actor, 0, 0, "" },
  { "ariadne-legal", ari_session_legal, 0, 0, "" },
  { "ariadne-scores", ari_session_scores, 0, 0, "" },
  { "ariadne-result", ari_session_result, 0, 0, "" },
  { "ariadne-perft", ari_session_perft, 1, 1, "N" },
  { "ariadne-seed", ari_session_set_seed, 1, 1, "N" },
  { "ariadne-level", ari_session_set_level, 1, 1, "NAME" },
  { "ariadne-nodes", ari_session_set_nodes, 1, 1, "N" },
  { "ariadne-time", ari_session_set_time, 1, 1, "SECONDS" },
  { "genmove", ari_session_choose, 1, 1, "SEAT" },
  { "reg_genmove", ari_session_choose_only, 1, 1, "SEAT" },
  { "ariadne-chance", ari_session_chance, 0, 0, "" },
  { "ariadne-roll", ari_session_roll, 0, 0, "" },
  { "ariadne-analyze", ari_session_analyze, 0, 1, "[SECONDS]" },
  { "ariadne-hint", ari_session_hint, 0, 0, "" },
  { "ariadne-go", ari_session_go, 1, 1, "first|back|forward|last|main-line|N" },
  { "ariadne-where", ari_session_where, 0, 0, "" },
  { "ariadne-take-back", ari_session_take_back, 0, 0, "" },
  { "ariadne-redo", ari_session_redo, 0, 0, "" },
  { "ariadne-resign", ari_session_resign, 1, 1, "SEAT" },
  { "ariadne-offer-draw", ari_session_offer_draw, 1, 1, "SEAT" },
  { "ariadne-adjudicate", ari_session_adjudicate, 0, 0, "" },
  { "ariadne-leave", ari_session_leave, 0, 0, "" },
  { "ariadne-ending", ari_session_ending, 0, 0, "" },
  { "ariadne-seat", ari_session_set_seat, 2, 3, "SEAT person|computer [LEVEL]" },
  { "ariadne-warnings", ari_session_set_warnings, 1, 1, "never|blunders|mistakes" },
  { "ariadne-rethink", ari_session_rethink, 0, 0, "" },
  { "ariadne-play-anyway", ari_session_play_anyway, 0, 0, "" },
  { "ariadne-show-better", ari_session_show_better, 0, 0, "" },
  { "ariadne-preview", ari_session_preview, 1, ARI_MAX_PV, "ACTION…" },
  { "ariadne-keep-line", ari_session_keep_line, 0, 0, "" },
  { "ariadne-dismiss", ari_session_dismiss, 0, 0, "" },
  { "ariadne-overlays", ari_session_overlays, 0, 0, "" },
  { "ariadne-overlay", ari_session_set_overlay, 2, 2, "ID on|off" },
  { "ariadne-marks", ari_session_marks, 0, 0, "" },
  { "showboard", ari_session_show, 0, 0, "" },
  { "ariadne-save", ari_session_save, 1, G_MAXUINT, "FILE" },
  { "loadfile", ari_session_load, 1, G_MAXUINT, "FILE [PLY]" },
};

static const Command *
find_command (const char *word)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, word))
      return &commands[i];

  return NULL;
}

static gboolean
known_command (AriSession       *session,
               const AriRequest *request,
               GString          *answer,
               GError          **error)
{
  g_string_append (answer, find_command (request->words[0]) != NULL ? "true" : "false");
  return TRUE;
}

static gboolean
list_commands (AriSession       *session,
               const AriRequest *request,
               GString          *answer,
               GError          **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (answer, "%s%s", i > 0 ? "\n" : "", commands[i].name);

  return TRUE;
}

static void
append_usage (const Command *command,
              GString       *answer)
{
  g_string_append (answer, command->name);
  if (*command->arguments != '\0')
    g_string_append_printf (answer, " %s", command->arguments);
}

static gboolean
refuse_command (const char *word,
                GError    **error)
{
  g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
               _("There is no command “%s”. “list_commands” lists them."), word);
  return FALSE;
}

static gboolean
help (AriSession       *session,
      const AriRequest *request,
      GString          *answer,
      GError          **error)
{
  const Command *command;

  if (request->n_words == 0)
    {
      for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
        {
          g_string_append (answer, i > 0 ? "\n" : "");
          append_usage (&commands[i], answer);
        }
      return TRUE;
    }

  command = find_command (request->words[0]);
  if (command == NULL)
    return refuse_command (request->words[0], error);

  append_usage (command, answer);
  return TRUE;
}

/* Section 2.2: control characters go, tabs become spaces, and “#” begins a comment, except in quotation
 * marks, which begin where a word does. What is not UTF-8 is replaced, since it may come back in an error. */
static char *
clean_line (const char *line,
            gsize       length,
            gboolean   *has_comment)
{
  g_autofree char *clean = g_malloc (length + 1);
  gboolean quoted = FALSE;
  gsize n = 0, i;

  for (i = 0; i < length && (quoted || line[i] != '#'); i++)
    {
      if (line[i] == '"')
        quoted = !quoted && (n == 0 || clean[n - 1] == ' ');
      if (line[i] == '\t')
        clean[n++] = ' ';
      else if (!g_ascii_iscntrl (line[i]))
        clean[n++] = line[i];
    }
  *has_comment = i < length;

  return g_strstrip (g_utf8_make_valid (clean, (gssize) n));
}

/* Splits the next word off; @text then begins with what follows. */
static char *
take_word (const char **text)
{
  gsize length = strcspn (*text, " ");
  char *word = g_strndup (*text, length);

  *text += length + strspn (*text + length, " ");
  return word;
}

static gboolean
run_command (AriSession    *session,
             const Command *command,
             const char    *rest,
             gboolean       has_comment,
             GString       *answer,
             GError       **error)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  const char *left = rest;
  AriRequest request;

  while (*left != '\0')
    g_ptr_array_add (words, take_word (&left));

  if (words->len < command->min_words || words->len > command->max_words)
    {
      g_autoptr(GString) usage = g_string_new (NULL);

      append_usage (command, usage);
      g_set_error (error, ARI_SESSION_ERROR, ARI_SESSION_ERROR_ARGUMENT,
                   /* Translators: a command as it is typed, as in “play ACTOR ACTION”. */
                   _("The command is typed: %s"), usage->str);
      return FALSE;
    }

  request = (AriRequest) {
    .n_words = words->len,
    .words = (const char *const *) words->pdata,
    .rest = rest,
    .has_comment = has_comment,
  };
  return command->run (session, &request, answer, error);
}

static void
append_answer (GString    *answer,
               char        sign,
               const char *id,
               const char *text)
{
  g_string_append_printf (answer, "%c%s %s", sign, id, text);
  /* "=" alone, when there is nothing to say. */
  if (*text == '\0')
    g_string_truncate (answer, answer->len - 1);
  g_string_append (answer, "\n\n");
}

gboolean
ari_protocol_answer (AriSession *session,
                     const char *line,
                     gsize       length,
                     GString    *answer)
{
  gboolean has_comment;
  g_autofree char *clean = clean_line (line, length, &has_comment);
  g_autofree char *id = NULL, *word = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GError) error = NULL;
  const char *rest = clean;
  const Command *command;
  gboolean done;

  if (*clean == '\0')
    return TRUE;

  word = take_word (&rest);
  if (strspn (word, "0123456789") == strlen (word))
    {
      id = g_steal_pointer (&word);
      word = take_word (&rest);
    }

  command = find_command (word);
  done = command != NULL ? run_command (session, command, rest, has_comment, text, &error)
                         : refuse_command (word, &error);
  append_answer (answer, done ? '=' : '?', id != NULL ? id : "", done ? text->str : error->message);

  return !done || command->run != quit;
}

static void
end_cb (gpointer data)
{
  ari_input_end (data);
}

int
ari_protocol_run (int input_fd)
{
  AriInput *input = ari_input_new (input_fd, ARI_PROTOCOL_MAX_LINE, STOP);
  g_auto(AriSession) session;
  g_autoptr(GString) line = g_string_new (NULL);
  g_autoptr(GString) answer = g_string_new (NULL);
  gboolean more = TRUE;

  ari_interrupt_catch (end_cb, input);
  ari_session_init (&session);
  session.stop = ari_input_stop (input);
  session.stop_or_end = ari_input_stop_or_end (input);
  while (more)
    {
      AriLineResult result = ari_input_next (input, line);

      if (result == ARI_LINE_NONE)
        break;

      g_string_truncate (answer, 0);
      if (result == ARI_LINE_TOO_LONG)
        append_answer (answer, '?', "", _("The line is too long."));
      else
        more = ari_protocol_answer (&session, line->str, line->len, answer);

      /* Nobody may be there to read it any more. */
      if (!ari_output_write (answer->str, answer->len))
        break;
    }

  return ari_interrupted () ? ARI_EXIT_INTERRUPTED : EXIT_SUCCESS;
}
