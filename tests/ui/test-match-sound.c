/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sounds on the match page. The speaker itself stays silent: the test records its requests. */
#include "ari-settings.h"
#include "ari-speaker.h"
#include "ari-toss-view.h"
#include "page-fixture.h"

static GString *heard;

static void
playing_cb (AriSpeaker *speaker,
            int         sound)
{
  static const char letters[ARI_N_SOUNDS + 1] = "-ptorhfde";

  g_signal_stop_emission_by_name (speaker, "playing");
  g_string_append_c (heard, letters[sound]);
}

static GSettings *settings;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  settings = ari_settings_new ();
  g_settings_set_boolean (settings, "sound", TRUE);
  page_set_up_with_settings (fixture, data, settings);
  /* Pieces sound on arrival: here, at once. */
  g_settings_set_boolean (settings, "animations", FALSE);
  g_string_set_size (heard, 0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  page_tear_down (fixture, data);
  g_clear_object (&settings);
}

/* Waits until pending sounds have played. The next sound plays as if that had been a while ago. */
static char *
listen (Fixture *fixture)
{
  char *text;

  while (ari_match_sound_is_waiting (ari_match_page_get_sound (fixture->page)))
    g_main_context_iteration (NULL, TRUE);
  text = g_strdup (heard->str);
  g_string_set_size (heard, 0);
  ari_match_sound_set_last (ari_match_page_get_sound (fixture->page), 0);

  return text;
}

static void
assert_heard (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *text = listen (fixture);

  g_assert_cmpstr (text, ==, expected);
}

static void
play (Fixture    *fixture,
      const char *action)
{
  g_assert_true (ari_match_play_text (fixture->match, action, -1, NULL));
  page_settle (fixture);
}

/* A step forward sounds like its ply; steps back and leaps are silent. */
static void
test_steps (Fixture      *fixture,
            gconstpointer data)
{
  page_pick (fixture, "a1b1");
  assert_heard (fixture, "p");
  page_pick (fixture, "e5e6");
  assert_heard (fixture, "p");
  page_pick (fixture, "a1a2");
  assert_heard (fixture, "p");
  page_pick (fixture, "a2b2");
  assert_heard (fixture, "p");
  page_pick (fixture, "b1b2");
  assert_heard (fixture, "t");

  page_act (fixture, "match.back");
  assert_heard (fixture, "");
  page_act (fixture, "match.forward");
  assert_heard (fixture, "t");
  page_act (fixture, "match.first");
  assert_heard (fixture, "");
  page_act (fixture, "match.last");
  assert_heard (fixture, "");
}

/* A held key sounds only at its start; a ply that follows too soon to tell apart is silent, too. */
static void
test_hurry (Fixture      *fixture,
            gconstpointer data)
{
  page_pick (fixture, "a1b1");
  assert_heard (fixture, "p");
  page_pick (fixture, "e5e6");
  assert_heard (fixture, "p");
  page_act (fixture, "match.first");
  assert_heard (fixture, "");

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.forward", NULL);
  ari_table_flush (fixture->table);
  g_assert_true (ari_match_sound_is_waiting (ari_match_page_get_sound (fixture->page)));
  /* Independent of how long this machine takes for a step. */
  ari_match_sound_set_last (ari_match_page_get_sound (fixture->page), G_MAXINT64);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "match.forward", NULL);
  ari_table_flush (fixture->table);
  g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
  g_assert_false (ari_match_sound_is_waiting (ari_match_page_get_sound (fixture->page)));
}

/* Playing the next ply sounds a piece that is still moving. */
static void
test_on_the_way (Fixture      *fixture,
                 gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_boolean (settings, "animations", TRUE);
  g_assert_true (ari_match_play_text (fixture->match, "a1b1", -1, NULL));
  while (ari_match_is_held (fixture->match))
    g_main_context_iteration (NULL, TRUE);
  /* Independent of how long this machine takes for a ply. */
  ari_match_sound_set_last (ari_match_page_get_sound (fixture->page), G_MAXINT64);
  play (fixture, "e5e6");
  assert_heard (fixture, "p");
}

/* A silent ply doesn't delay the next sound. */
static void
test_silent (Fixture      *fixture,
             gconstpointer data)
{
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  play (fixture, "a1");
  g_assert_cmpint (ari_match_sound_get_last (ari_match_page_get_sound (fixture->page)), ==, 0);
  play (fixture, "R1L");
  assert_heard (fixture, "o");
}

/* The ring sounds when it hits something, not when thrown. */
static void
test_toss (Fixture      *fixture,
           gconstpointer data)
{
  AriTossView *toss = ARI_TOSS_VIEW (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_TOSS_VIEW));
  static const char *const plies[] = { "a1", "R1L", "a2", "R3R", "claim", "a3", "R3L", "a4", "R5R", "claim", "a5", "B1L",
                                       "a6", "B3L", "2:R3L" };
  gboolean hit;

  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    play (fixture, plies[i]);
  g_free (listen (fixture));

  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (GTK_WIDGET (toss), "toss.throw", NULL);
  page_settle (fixture);
  ari_toss_view_hurry (toss);
  hit = ari_flight_is_hit (ari_toss_view_get_flight (toss));
  assert_heard (fixture, hit ? "h" : "f");
}

/* A sound marks your turn after a computer has thought for a long time, but not after each of its plies. */
static void
test_due (Fixture      *fixture,
          gconstpointer data)
{
  ari_match_set_seat (fixture->match, 1, ARI_SEAT_COMPUTER, "Computer", "novice");
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 60);
  g_assert_true (ari_match_play_text (fixture->match, "a1b1", 12, NULL));
  page_settle (fixture);
  assert_heard (fixture, "pd");

  play (fixture, "e5e6");
  assert_heard (fixture, "p");
  g_assert_true (ari_match_play_text (fixture->match, "a1a2", 1, NULL));
  page_settle (fixture);
  assert_heard (fixture, "p");
}

static void
test_end (Fixture      *fixture,
          gconstpointer data)
{
  static const char *const plies[] = { "L@c3", "L@a1", "M@c3", "L@a2" };

  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      play (fixture, plies[i]);
      assert_heard (fixture, "p");
    }
  play (fixture, "S@c3");
  assert_heard (fixture, "pe");
}

static void
test_off (Fixture      *fixture,
          gconstpointer data)
{
  GtkSettings *desktop = gtk_settings_get_default ();

  g_settings_set_boolean (settings, "sound", FALSE);
  page_pick (fixture, "a1b1");
  assert_heard (fixture, "");

  g_settings_set_boolean (settings, "sound", TRUE);
  g_object_set (desktop, "gtk-enable-event-sounds", FALSE, NULL);
  page_pick (fixture, "e5e6");
  assert_heard (fixture, "");
  gtk_settings_reset_property (desktop, "gtk-enable-event-sounds");
  page_pick (fixture, "a1a2");
  assert_heard (fixture, "p");
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  heard = g_string_new (NULL);
  g_signal_connect (ari_speaker_get_default (), "playing", G_CALLBACK (playing_cb), NULL);

  g_test_add ("/ui/match-page/sound/steps", Fixture, NULL, set_up, test_steps, tear_down);
  g_test_add ("/ui/match-page/sound/hurry", Fixture, NULL, set_up, test_hurry, tear_down);
  g_test_add ("/ui/match-page/sound/on-the-way", Fixture, NULL, set_up, test_on_the_way, tear_down);
  g_test_add ("/ui/match-page/sound/silent", Fixture, "minotaur", set_up, test_silent, tear_down);
  g_test_add ("/ui/match-page/sound/toss", Fixture, "minotaur", set_up, test_toss, tear_down);
  g_test_add ("/ui/match-page/sound/due", Fixture, NULL, set_up, test_due, tear_down);
  g_test_add ("/ui/match-page/sound/end", Fixture, "minarett", set_up, test_end, tear_down);
  g_test_add ("/ui/match-page/sound/off", Fixture, NULL, set_up, test_off, tear_down);

  return g_test_run ();
}
