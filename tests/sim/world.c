/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "world.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "ari-chance-map.h"
#include "ari-toss.h"
#include "failure.h"
#include "machine.h"
#include "searches.h"
#include "view.h"
#include "witness.h"

#define LONGEST_GAME 3000

guint
world_draw (World *self,
            guint  n)
{
  return ari_random_below (&self->random, n);
}

/* The library. */

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static AriLibrary *
open_library (const char   *path,
              GMainContext *context)
{
  guint n_older = machine_count_threads ();
  AriLibrary *library = ari_library_new (path);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  ari_library_open_async (library, NULL, done_cb, &result);
  while (result == NULL)
    machine_finish_threads (n_older, context);
  if (!ari_library_open_finish (library, result, &error))
    fail ("library-opens", "%s", error->message);

  return library;
}

static AriMatch *
load (AriLibrary   *library,
      gint64        id,
      guint         n_older,
      GMainContext *context)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriMatch *match;

  ari_library_load_async (library, id, NULL, done_cb, &result);
  while (result == NULL)
    machine_finish_threads (n_older, context);
  match = ari_library_load_finish (library, result, &error);
  if (match == NULL)
    fail ("match-loads", "%s", error->message);

  return match;
}

static void
close_library (AriLibrary *library)
{
  ari_library_close (library);
  g_object_unref (library);
}

/* A new library takes ten steps, and each run needs one: so it is made once, and copied. */
static char *
find_template (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "template.db", NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      close_library (open_library (path, NULL));
      machine_finish_threads (0, NULL);
    }

  return g_steal_pointer (&path);
}

static void
copy_file (const char *from,
           const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_unlink (to);
  if (g_file_get_contents (from, &bytes, &length, NULL))
    g_file_set_contents_full (to, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

static void
copy_library (const char *from,
              const char *to)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *source = g_strconcat (from, suffixes[i], NULL);
      g_autofree char *target = g_strconcat (to, suffixes[i], NULL);

      if (g_str_equal (suffixes[i], "-shm"))
        g_unlink (target);
      else
        copy_file (source, target);
    }
}

gboolean
world_is_locked (World *self)
{
  return self->other != NULL;
}

void
world_lock (World *self)
{
  sqlite3 *other;

  if (sqlite3_open (self->path, &other) != SQLITE_OK
      || sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
    fail ("library-locks", "%s", sqlite3_errmsg (other));
  self->other = other;
}

void
world_unlock (World *self)
{
  sqlite3_close (self->other);
  self->other = NULL;
}

/* The files as they are, opened by another program. */
static AriMatch *
load_killed (World  *self,
             gint64  id)
{
  g_autofree char *path = g_strconcat (self->path, ".killed", NULL);
  g_autoptr(GMainContext) context = NULL;
  guint n_older = machine_count_threads ();
  AriLibrary *library;
  AriMatch *match;

  copy_library (self->path, path);
  context = g_main_context_new ();
  g_main_context_push_thread_default (context);
  library = open_library (path, context);
  match = load (library, id, n_older, context);
  close_library (library);
  g_main_context_pop_thread_default (context);

  return match;
}

AriMatch *
world_load (World    *self,
            gboolean  killed)
{
  gint64 id = ari_autosave_get_id (self->autosave);

  if (id == 0)
    return NULL;

  return killed ? load_killed (self, id) : load (self->library, id, 0, NULL);
}

/* The match. */

static void
choose_options (World    *self,
                AriSetup *setup)
{
  const AriRules *rules = setup->rules;
  guint more = world_draw (self, rules->choices.max_seats - rules->choices.min_seats + 1);

  ari_setup_set_seats (setup, rules->choices.min_seats + more, NULL);
  for (guint i = 0; i < rules->choices.n_options; i++)
    setup->values[i] = (guint8) world_draw (self, g_strv_length ((char **) rules->choices.options[i].values));
  ari_setup_settle (setup);
}

static void
choose_players (World *self)
{
  AriWarningOptions warnings;
  guint seats = ari_match_get_setup (self->match)->seats;

  for (AriActor seat = 1; seat <= seats; seat++)
    if (world_draw (self, 5) < 2)
      ari_match_set_seat (self->match, seat, ARI_SEAT_COMPUTER, NULL,
                          ari_levels ()[world_draw (self, ARI_N_LEVELS)].id);
    else
      ari_match_set_seat (self->match, seat, ARI_SEAT_PERSON, NULL, NULL);
  warnings.from = world_draw (self, 3);
  warnings.seats = ari_match_find_persons (self->match);
  ari_match_set_warnings (self->match, &warnings);
  ari_match_set_free_undo (self->match, world_draw (self, 2));
}

/* A drawn game: its actions, at most LONGEST_GAME (element-type AriAction).
 * @tossed: (out): how many there are up to the second toss, or up to the only one; 0: nobody tosses */
static GArray *
draw_game (World *self,
           guint *tossed)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition position = *ari_match_get_position (self->match);
  GArray *game = g_array_new (FALSE, FALSE, sizeof (AriAction));
  AriAction actions[ARI_MAX_ACTIONS];
  guint n, n_tosses = 0;

  *tossed = 0;
  while (game->len < LONGEST_GAME && (n = rules->actions (&position, actions)) > 0)
    {
      AriAction action = actions[world_draw (self, n)];

      g_array_append_val (game, action);
      if (ari_feat_due (rules, &position) == ARI_FEAT_TOSS && n_tosses++ < 2)
        *tossed = game->len;
      rules->apply (&position, action);
    }

  return game;
}

/* (nullable): a release of the ring that leads to @action, where a toss is due */
static char *
find_toss (World     *self,
           AriAction  action)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);

  if (ari_feat_due (rules, position) != ARI_FEAT_TOSS)
    return NULL;

  for (guint tries = 0; tries < 20; tries++)
    {
      AriRelease release = ari_toss_release (world_draw (self, ARI_TOSS_SKILLS), world_draw (self, 1000));
      g_autofree char *performance = ari_release_to_text (&release);

      if (ari_feat_action (rules, position, performance) == action)
        return g_steal_pointer (&performance);
    }

  return NULL;
}

/* Most runs begin near the start, some near the end, or where rings have been tossed. */
static void
play_up (World *self)
{
  guint n = 0, tossed = 0;
  g_autoptr(GArray) game = world_draw (self, 2) == 0 ? draw_game (self, &tossed) : NULL;

  if (game == NULL)
    return;

  n = game->len < 150 && world_draw (self, 2) == 0 ? game->len - MIN (world_draw (self, 8), game->len)
                                                   : world_draw (self, MIN (game->len, 30));
  if (tossed > 0 && world_draw (self, 3) > 0)
    n = MIN (tossed + world_draw (self, 3), game->len);
  for (guint i = 0; i < n; i++)
    {
      AriAction action = g_array_index (game, AriAction, i);
      g_autofree char *toss = find_toss (self, action);

      ari_match_play_performed (self->match, action, toss, -1, NULL);
    }
}

/* A review has found mistakes, with a better move that was legal there. */
static void
review (World *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  guint length = ari_match_get_main_length (self->match);

  for (guint number = length; number > 0 && number + 6 > length; number--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
      AriAction actions[ARI_MAX_ACTIONS];
      g_autofree char *best = NULL;
      AriPosition before;
      AriEval eval = { .win = { 0.3, 0.7 }, .error = 0.01, .loss = 0.3, .loss_error = 0.01, .nodes = 5000,
                       .map = ari_chance_version (rules) };

      ari_match_get_position_at (self->match, number - 1, &before);
      if (ari_ply_get_actor (ply) == ARI_CHANCE || ari_feat_due (rules, &before) != ARI_FEAT_NONE)
        continue;
      best = rules->format (&before, actions[world_draw (self, rules->actions (&before, actions))]);
      eval.best = best;
      if (!g_str_equal (best, ari_ply_get_text (ply)))
        ari_match_set_eval (self->match, ply, &eval);
    }
}

static void
begin_match (World *self)
{
  guint n_rules;
  const AriRules *const *all = ari_rules_all (&n_rules);
  AriSetup setup;

  ari_setup_init (&setup, all[world_draw (self, n_rules)]);
  choose_options (self, &setup);
  self->match = ari_match_new (&setup);
  choose_players (self);
  play_up (self);
  if (world_draw (self, 3) == 0)
    review (self);
}

/* The page. */

static void
sit_down (World    *self,
          gint64    id,
          gboolean  waits)
{
  AriDriver *driver;

  if (self->library != NULL)
    self->autosave = ari_autosave_new (self->library, self->match, id);
  self->table = ari_table_new (self->match, self->autosave, waits);
  driver = ari_table_get_driver (self->table);
  ari_driver_set_min_seconds (driver, world_draw (self, 2));
  ari_driver_set_by_hand (driver, world_draw (self, 3) == 0);
  g_object_set (ari_driver_get_stand_in (driver), "only-moves", world_draw (self, 4) == 0, NULL);
  ari_feat_sequence_set_watched (ari_table_get_feats (self->table), self->watched);
  self->view = view_new (self->table);
  self->witness = witness_new (self->table);
  self->n_questions = 0;
}

/* Drops the last reference. */
static void
release (gpointer    object,
         const char *name)
{
  gpointer weak = object;

  g_object_add_weak_pointer (object, &weak);
  g_object_unref (object);
  if (weak != NULL)
    fail ("nothing-is-left", "The %s is still there, with %u references.", name,
          G_OBJECT (object)->ref_count);
}

/* Writes what failed, once the library can be written again. */
static void
write_everything (World *self)
{
  if (world_is_locked (self))
    world_unlock (self);
  machine_finish_threads (0, NULL);
  ari_autosave_retry (self->autosave);
  machine_finish_threads (0, NULL);
  if (ari_autosave_is_pending (self->autosave))
    fail ("nothing-is-lost", "Something was not written, although the library can be.");
}

static void
leave_page (World *self)
{
  g_clear_pointer (&self->view, view_free);
  witness_note_leaving (self->witness);
  release (g_steal_pointer (&self->table), "table");
  witness_check_left (self->witness, self->match);
  if (self->autosave != NULL)
    write_everything (self);
  machine_finish_threads (0, NULL);
  if (self->autosave != NULL)
    witness_check_library (self, FALSE);
  g_clear_pointer (&self->witness, witness_free);
}

gint64
world_close_page (World *self)
{
  gint64 id = self->autosave != NULL ? ari_autosave_get_id (self->autosave) : 0;

  leave_page (self);
  if (self->autosave != NULL)
    {
      id = ari_autosave_get_id (self->autosave);
      release (g_steal_pointer (&self->autosave), "autosave");
    }
  release (g_steal_pointer (&self->match), "match");

  return id;
}

void
world_open_page (World  *self,
                 gint64  id)
{
  if (id != 0)
    self->match = load (self->library, id, 0, NULL);
  else
    begin_match (self);
  sit_down (self, id, id != 0);
}

World *
world_new (guint64     seed,
           const char *folder)
{
  World *self = g_new0 (World, 1);

  self->seed = seed;
  ari_random_init (&self->random, seed);
  machine_reset ();
  searches_reset ();
  self->path = g_build_filename (folder, "library.db", NULL);
  if (world_draw (self, 6) > 0)
    {
      g_autofree char *template = find_template (folder);

      copy_library (template, self->path);
      self->library = open_library (self->path, NULL);
    }
  self->watched = world_draw (self, 4) > 0;
  begin_match (self);
  sit_down (self, 0, world_draw (self, 4) == 0);

  return self;
}

void
world_free (World *self)
{
  world_close_page (self);
  if (self->library != NULL)
    close_library (self->library);
  machine_finish_threads (0, NULL);
  if (!machine_is_idle ())
    fail ("nothing-is-left", "There are threads or timers although everything is closed.");
  g_free (self->path);
  g_free (self);
}
