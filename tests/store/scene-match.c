/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deeds that make a match and change it, by hand or while an autosave keeps it. */
#include "scene.h"

#include "match-tools.h"

/* What follows the first @n words. */
static const char *
after (const char *words,
       guint       n)
{
  for (; n > 0 && *words != '\0'; words++)
    n -= *words == ' ';

  return words;
}

static guint
number_at (const char *words,
           guint       place)
{
  return (guint) g_ascii_strtoull (after (words, place), NULL, 10);
}

static AriPly *
ply_at (Scene      *scene,
        const char *words)
{
  return ari_match_find (scene->match, number_at (words, 0));
}

static void
tell_holds (Scene *scene)
{
  scene_settle (scene);
  scene_tell (scene, "match %" G_GINT64_FORMAT ", holds %u, then %u", ari_autosave_get_id (scene->autosave),
              scene->holds, ari_match_get_holds (scene->match));
}

static void
settle (Scene *scene)
{
  if (scene->autosave == NULL)
    return;

  scene->holds = ari_match_get_holds (scene->match);
  tell_holds (scene);
}

static void
failed_cb (Scene        *scene,
           const GError *error)
{
  scene_tell_error (scene, g_error_copy (error));
}

static void
id_cb (Scene *scene)
{
  scene_tell (scene, "is match %" G_GINT64_FORMAT, ari_autosave_get_id (scene->autosave));
}

static void
set_match (Scene    *scene,
           AriMatch *match)
{
  g_clear_object (&scene->autosave);
  g_clear_object (&scene->match);
  scene->match = match;
}

/* A random tree. Words: seed, plies, setup. */
static void
make (Scene      *scene,
      const char *words)
{
  AriRandom random;
  AriSetup setup;

  ari_random_init (&random, number_at (words, 0));
  g_assert_true (ari_setup_parse (&setup, after (words, 2), NULL));
  set_match (scene, random_match (&setup, number_at (words, 1), &random));
  ari_match_set_ending (scene->match, NULL);
}

/* A match in which nothing was played. Words: setup. */
static void
begin (Scene      *scene,
       const char *words)
{
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, words, NULL));
  set_match (scene, ari_match_new (&setup));
}

static void
take (Scene      *scene,
      const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  GError *error = NULL;
  AriMatch *match;

  ari_library_load_async (scene->f->library, number_at (words, 0), NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  match = ari_library_load_finish (scene->f->library, result, &error);
  g_assert_true ((match == NULL) == (error != NULL));
  if (!scene_tell_error (scene, error))
    set_match (scene, match);
}

static void
watch (Scene       *scene,
       AriAutosave *autosave)
{
  scene->autosave = autosave;
  g_signal_connect_swapped (autosave, "failed", G_CALLBACK (failed_cb), scene);
  g_signal_connect_swapped (autosave, "notify::id", G_CALLBACK (id_cb), scene);
  settle (scene);
}

/* From now on changes are written. Words: the number of the match in the library; 0: none yet. */
static void
keep (Scene      *scene,
      const char *words)
{
  watch (scene, ari_autosave_new (scene->f->library, scene->match, number_at (words, 0)));
}

static void
try_out (Scene      *scene,
         const char *words)
{
  watch (scene, ari_autosave_new_trial (scene->f->library, scene->match));
}

static void
retry (Scene      *scene,
       const char *words)
{
  ari_autosave_retry (scene->autosave);
  settle (scene);
}

/* The same, as if what could not be written had been written at once. */
static void
go_on (Scene      *scene,
       const char *words)
{
  ari_autosave_retry (scene->autosave);
  tell_holds (scene);
}

/* The match is added as it is. */
static void
add (Scene      *scene,
     const char *words)
{
  g_autoptr(GAsyncResult) result = NULL;
  GError *error = NULL;
  gint64 id;

  ari_library_add_async (scene->f->library, scene->match, NULL, fixture_done_cb, scene->f);
  result = scene_wait (scene);
  id = ari_library_add_finish (scene->f->library, result, &error);
  g_assert_true ((id < 0) == (error != NULL));
  if (!scene_tell_error (scene, error))
    scene_tell (scene, "match %" G_GINT64_FORMAT, id);
}

/* Random actions. Words: seed, how many. */
static void
play_on (Scene      *scene,
         const char *words)
{
  const AriRules *rules = ari_match_get_rules (scene->match);
  AriRandom random;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n_actions;

  ari_random_init (&random, number_at (words, 0));
  ari_match_suspend_holds (scene->match);
  for (guint i = number_at (words, 1);
       i > 0 && (n_actions = rules->actions (ari_match_get_position (scene->match), actions)) > 0; i--)
    {
      AriAction action = actions[ari_random_below (&random, n_actions)];

      g_assert_true (ari_match_play (scene->match, action, i % 5 == 0 ? -1 : i * 0.125, NULL));
    }
  ari_match_resume_holds (scene->match);
  settle (scene);
}

/* Words: actions. An action with a performance: "hit(x=1)". */
static void
play (Scene      *scene,
      const char *words)
{
  g_auto(GStrv) texts = g_strsplit (words, " ", -1);

  ari_match_suspend_holds (scene->match);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_auto(GStrv) parts = g_strsplit_set (texts[i], "()", -1);
      AriAction action;

      g_assert_true (ari_rules_parse (ari_match_get_rules (scene->match),
                                      ari_match_get_position (scene->match), parts[0], &action, NULL));
      g_assert_true (ari_match_play_performed (scene->match, action, parts[1], 0.25 * i, NULL));
    }
  ari_match_resume_holds (scene->match);
  settle (scene);
}

static void
go (Scene      *scene,
    const char *words)
{
  if (*words == '\0')
    ari_match_go_to_main_line (scene->match);
  else
    ari_match_go_to (scene->match, ply_at (scene, words));
  if (*words == '\0')
    ari_match_set_cursor (scene->match, G_MAXUINT);
}

static void
comment (Scene      *scene,
         const char *words)
{
  ari_match_set_comment (scene->match, ply_at (scene, words), after (words, 1));
  settle (scene);
}

static void
glyph (Scene      *scene,
       const char *words)
{
  ari_match_set_glyph (scene->match, ply_at (scene, words), (AriGlyph) number_at (words, 1));
  settle (scene);
}

/* Words: ply, nodes, which decide all numbers. */
static void
eval (Scene      *scene,
      const char *words)
{
  guint nodes = number_at (words, 1);
  AriEval eval = { .error = 0.001 * nodes,
                   .loss = 1.0 / (nodes + 2),
                   .loss_error = 0.5,
                   .nodes = nodes,
                   .seed = 7,
                   .program = (char *) (nodes % 2 != 0 ? "Ariadne 9" : NULL),
                   .best = (char *) "b1b2" };

  for (guint i = 0; i < ari_match_get_setup (scene->match)->seats; i++)
    {
      eval.win[i] = 1.0 / (i + nodes + 1);
      eval.points[i] = i * 10 + nodes;
      eval.luck[i] = 0.125 * i;
      eval.raw[i] = 0.25 / (i + 1);
      eval.map = nodes % 3;
    }
  ari_match_set_eval (scene->match, ply_at (scene, words), nodes > 0 ? &eval : NULL);
  settle (scene);
}

static void
performance (Scene      *scene,
             const char *words)
{
  ari_match_set_performance (scene->match, ply_at (scene, words), after (words, 1));
  settle (scene);
}

static void
promote (Scene      *scene,
         const char *words)
{
  ari_match_promote (scene->match, ply_at (scene, words));
  settle (scene);
}

static void
remove_ply (Scene      *scene,
            const char *words)
{
  ari_match_remove (scene->match, ply_at (scene, words));
  settle (scene);
}

static void
take_back (Scene      *scene,
           const char *words)
{
  ari_match_go_to_main_line (scene->match);
  ari_match_take_back (scene->match, ari_match_get_main_length (scene->match) - number_at (words, 0));
  settle (scene);
}

static void
redo (Scene      *scene,
      const char *words)
{
  ari_match_redo (scene->match);
  settle (scene);
}

static void
rethink (Scene      *scene,
         const char *words)
{
  AriRandom random;

  ari_random_init (&random, 1);
  test_match_rethink (scene->match, &random);
  settle (scene);
}

static void
title (Scene      *scene,
       const char *words)
{
  ari_match_set_title (scene->match, words);
  settle (scene);
}

/* Bars stand for the ends of lines. */
static char *
lines_of (const char *words)
{
  return g_strdelimit (g_strdup (words), "|", '\n');
}

static void
notes (Scene      *scene,
       const char *words)
{
  g_autofree char *text = lines_of (words);

  ari_match_set_notes (scene->match, text);
  settle (scene);
}

static void
foreign (Scene      *scene,
         const char *words)
{
  g_autofree char *text = lines_of (words);

  ari_match_set_foreign_tags (scene->match, text);
  settle (scene);
}

/* Words: seat, "person" or a level, name. */
static void
seat (Scene      *scene,
      const char *words)
{
  g_auto(GStrv) parts = g_strsplit (words, " ", 3);
  gboolean is_person = g_str_equal (parts[1], "person");

  ari_match_set_seat (scene->match, number_at (words, 0), is_person ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER,
                      parts[2], is_person ? NULL : parts[1]);
  settle (scene);
}

static void
substitute (Scene      *scene,
            const char *words)
{
  ari_match_set_substitute (scene->match, number_at (words, 0), after (words, 1));
  settle (scene);
}

/* Words: kind, winners. */
static void
ending (Scene      *scene,
        const char *words)
{
  AriEnding ending = { .kind = (AriEndingKind) number_at (words, 0), .winners = number_at (words, 1) };

  for (guint i = 0; ending.kind == ARI_ENDING_ADJUDICATED && i < ari_match_get_setup (scene->match)->seats;
       i++)
    ending.win[i] = ending.winners >> i & 1 ? 0.75 : 0.25;
  ari_match_set_ending (scene->match, &ending);
  settle (scene);
}

static void
warnings (Scene      *scene,
          const char *words)
{
  ari_match_set_warnings (scene->match,
                          &(AriWarningOptions) { (AriWarnFrom) number_at (words, 0), number_at (words, 1) });
  settle (scene);
}

static void
handover (Scene      *scene,
          const char *words)
{
  ari_match_set_handover (scene->match, number_at (words, 0));
  settle (scene);
}

static void
free_undo (Scene      *scene,
           const char *words)
{
  ari_match_set_free_undo (scene->match, number_at (words, 0) != 0);
  settle (scene);
}

static void
started (Scene      *scene,
         const char *words)
{
  ari_match_set_started (scene->match, (gint64) number_at (words, 0));
  settle (scene);
}

const NamedDeed scene_match_deeds[] = {
  { "make", make },
  { "begin", begin },
  { "take", take },
  { "keep", keep },
  { "try", try_out },
  { "retry", retry },
  { "go-on", go_on },
  { "add", add },
  { "play-on", play_on },
  { "play", play },
  { "go", go },
  { "comment", comment },
  { "glyph", glyph },
  { "eval", eval },
  { "performance", performance },
  { "promote", promote },
  { "remove", remove_ply },
  { "take-back", take_back },
  { "redo", redo },
  { "rethink", rethink },
  { "title", title },
  { "notes", notes },
  { "foreign", foreign },
  { "seat", seat },
  { "substitute", substitute },
  { "ending", ending },
  { "warnings", warnings },
  { "handover", handover },
  { "free-undo", free_undo },
  { "started", started },
  { NULL, NULL },
};
