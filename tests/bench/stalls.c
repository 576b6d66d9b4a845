/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stalls: how long the main loop stalls at most while the window shows a record with awkward text: in the
 * library, on its page, and in each panel. ./dev bench stalls runs it on a display of its own. */
#include "ari-record.h"
#include "beat.h"

#define SETTLE_MS 700
#define N_PLIES   40

typedef struct
{
  Shown shown;
  Beat  beat;
} Bench;

/* What each character of a text is, from a few that make layout expensive. */
typedef struct
{
  const char *name;
  gunichar    characters[4];
  guint       n;
} Kind;

static const Kind kinds[] = {
  { "nothing", { 0 }, 0 },
  { "prose", { 'a', 'b', 'c', ' ' }, 4 },
  { "no space", { 'x' }, 1 },
  { "marks", { 0x301 }, 1 },
  { "letter and marks", { 'a', 0x301, 0x316, 0x334 }, 4 },
  { "Han", { 0x4e00, 0x8a9e }, 2 },
  { "Thai marks", { 0xe01, 0xe49, 0xe31, 0xe49 }, 4 },
  { "two directions", { 'a', 0x627 }, 2 },
  { "overrides", { 'a', 0x202e }, 2 },
  { "joiners", { 0x1f468, 0x200d }, 2 },
  { "word joiners", { 0x2060 }, 1 },
  { "tabs", { '\t' }, 1 },
  { "lines", { 'a', '\n' }, 2 },
  { "separators", { 0x2029 }, 1 },
};

static char *
text_of (const Kind *kind,
         guint       n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; kind->n > 0 && i < n; i++)
    g_string_append_unichar (text, kind->characters[i % kind->n]);

  return g_string_free_and_steal (text);
}

/* As it comes out of a file: what no record can hold would be refused here. */
static AriMatch *
new_match (const Kind *kind)
{
  g_autofree char *line = text_of (kind, ARI_RECORD_MAX_LINE), *text = text_of (kind, ARI_RECORD_MAX_TEXT);
  g_autofree char *name = g_strdelimit (g_strdup (line), "\n\r\t", ' '), *record = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = NULL;
  AriMatch *read;
  AriSetup setup;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, name, NULL);
  ari_match_set_title (match, name);
  ari_match_set_notes (match, text);
  for (guint i = 0; i < N_PLIES; i++)
    {
      g_autofree AriAction *actions = g_new (AriAction, ARI_MAX_ACTIONS);
      guint n = setup.rules->actions (ari_match_get_position (match), actions);

      if (n == 0 || !ari_match_play (match, actions[i * 7 % n], 1, &error))
        break;
      ari_match_set_comment (match, ari_match_get_ply (match), text);
    }

  record = ari_record_write (match);
  read = ari_record_read (record, -1, NULL, &error);
  if (read == NULL)
    g_error ("%s: %s", kind->name, error->message);

  return read;
}

static void
measure (Bench      *bench,
         const Kind *kind)
{
  g_autoptr(AriMatch) match = new_match (kind);
  GtkWidget *page;
  AdwViewStack *stack;
  gint64 id;

  ari_window_go (bench->shown.window, "library:all");
  shown_settle (SETTLE_MS);
  g_print ("%-18s", kind->name);

  beat_begin (&bench->beat);
  id = shown_add (&bench->shown, match);
  beat_report (&bench->beat, SETTLE_MS);

  beat_begin (&bench->beat);
  page = shown_open_match (&bench->shown, id);
  beat_report (&bench->beat, SETTLE_MS);

  beat_begin (&bench->beat);
  stack = ADW_VIEW_STACK (shown_find (page, ADW_TYPE_VIEW_STACK));
  adw_view_stack_set_visible_child_name (stack, "notes");
  beat_report (&bench->beat, SETTLE_MS);

  beat_begin (&bench->beat);
  gtk_widget_activate_action (page, "match.back", NULL);
  beat_report (&bench->beat, SETTLE_MS);

  beat_begin (&bench->beat);
  adw_view_stack_set_visible_child_name (stack, "analysis");
  beat_report (&bench->beat, SETTLE_MS);

  beat_begin (&bench->beat);
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  ari_window_go (bench->shown.window, "game:minoa");
  beat_report (&bench->beat, SETTLE_MS);
  g_print ("\n");
}

int
main (int    argc,
      char **argv)
{
  Bench bench;

  adw_init ();
  shown_init (&bench.shown);
  shown_present (&bench.shown);
  beat_init (&bench.beat);

  g_print ("milliseconds: processor, clock\n%-18s %13s %13s %13s %13s %13s %13s\n", "", "library", "match", "notes", "step",
           "analysis", "game page");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (argc < 2 || g_str_equal (argv[1], kinds[i].name))
      measure (&bench, &kinds[i]);

  shown_clear (&bench.shown);

  return 0;
}
