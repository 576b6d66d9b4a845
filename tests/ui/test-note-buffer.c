/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Soft breaks: layout work is bounded, and the stored text stays the same byte for byte. */
#include "ari-note-buffer.h"
#include "ari-record.h"
#include "ari-soft-break.h"
#include "match-tools.h"
#include "ui-fixture.h"

/* A text of @n characters that repeats @pattern. */
static char *
repeat (const char *pattern,
        guint       n)
{
  GString *text = g_string_new (NULL);
  const char *p = pattern;

  for (guint i = 0; i < n; i++)
    {
      g_string_append_unichar (text, g_utf8_get_char (p));
      p = g_utf8_next_char (p);
      if (*p == '\0')
        p = pattern;
    }

  return g_string_free_and_steal (text);
}

/* The longest paragraph in the buffer, in characters. */
static int
longest (GtkTextBuffer *buffer)
{
  int most = 0;

  for (int i = 0; i < gtk_text_buffer_get_line_count (buffer); i++)
    {
      GtkTextIter iter;

      gtk_text_buffer_get_iter_at_line (buffer, &iter, i);
      most = MAX (most, gtk_text_iter_get_chars_in_line (&iter));
    }

  return most;
}

static void
assert_text (GtkTextBuffer *buffer,
             const char    *expected)
{
  g_autofree char *text = ari_note_buffer_dup_text (ARI_NOTE_BUFFER (buffer));

  g_assert_cmpstr (text, ==, expected);
}

/* Covers every text that a record can contain. */
static void
test_bounded (void)
{
  /* The second number is the longest possible paragraph: the break ends a line, too. */
  static const struct { const char *pattern; int most; } cases[] = {
    { "x", ARI_SOFT_BREAK_MAX_RUN + 1 },
    { "\314\201", ARI_SOFT_BREAK_MAX_RUN / 2 + 1 },                         /* combining marks */
    { "a\314\201\314\226", ARI_SOFT_BREAK_MAX_RUN + 1 },
    { "a\330\247", ARI_SOFT_BREAK_MAX_RUN + 1 },                            /* Latin and Arabic */
    { "a\342\200\256", ARI_SOFT_BREAK_MAX_RUN + 1 },                        /* overrides of the direction */
    { "\360\237\221\250\342\200\215", ARI_SOFT_BREAK_MAX_RUN + 1 },         /* joined emoji */
    { "\342\201\240", ARI_SOFT_BREAK_MAX_RUN + 1 },                         /* word joiners */
    { "\302\240", ARI_SOFT_BREAK_MAX_RUN + 1 },                             /* no-break spaces */
    { "\t", ARI_SOFT_BREAK_MAX_PARAGRAPH / 20 + 1 },
    { "words and ", ARI_SOFT_BREAK_MAX_PARAGRAPH + 1 },
    { "\350\252\236", ARI_SOFT_BREAK_MAX_PARAGRAPH + 1 },                   /* Han */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GtkTextBuffer) buffer = g_object_new (ARI_TYPE_NOTE_BUFFER, NULL);
      g_autofree char *text = repeat (cases[i].pattern, ARI_RECORD_MAX_TEXT / TEST_THRIFT);

      gtk_text_buffer_set_text (buffer, text, -1);
      g_assert_cmpint (longest (buffer), <=, cases[i].most);
      assert_text (buffer, text);
    }
}

/* Ordinary text gets no breaks. */
static void
test_seldom (void)
{
  static const char *const patterns[] = {
    "A sentence of some length, and the next one. ",
    "https://example.com/a/long/address ",
    "\350\252\236\343\200\202",
    "line\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_autofree char *text = repeat (patterns[i], 9000);

      g_assert_null (ari_soft_break_find (text));
    }
}

static void
test_round_trip (void)
{
  static const char *const texts[] = {
    "", "\342\200\251", "\342\200\251\342\200\251", "\342\201\240", "\342\201\240\n", "\342\201\240\342\201\240",
    "a\342\200\251b\r\nc\rd\n", "\342\201\240\342\200\251\342\201\240", "\357\267\220\357\277\277", "\342\200\250",
  };
  AriRandom random;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GtkTextBuffer) buffer = g_object_new (ARI_TYPE_NOTE_BUFFER, NULL);

      gtk_text_buffer_set_text (buffer, texts[i], -1);
      assert_text (buffer, texts[i]);
    }

  ari_random_init (&random, 1);
  for (guint i = 0; i < 200 / TEST_THRIFT; i++)
    {
      g_autofree char *piece = random_text (&random);
      g_autofree char *text = *piece != '\0' ? repeat (piece, 3000) : g_strdup ("");
      g_autofree char *shown = ari_soft_break_show (text), *stored = ari_soft_break_store (shown);

      g_assert_cmpstr (stored, ==, text);
    }
}

static void
insert (GtkTextBuffer *buffer,
        int            offset,
        const char    *text)
{
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_offset (buffer, &iter, offset);
  g_assert_true (gtk_text_buffer_insert_interactive (buffer, &iter, text, -1, TRUE));
}

/* Types into a long word character by character, at both ends, and undoes it. */
static void
test_edited (void)
{
  g_autoptr(GtkTextBuffer) buffer = g_object_new (ARI_TYPE_NOTE_BUFFER, NULL);
  g_autofree char *half = repeat ("x", 700), *grown = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_set_max_undo_levels (buffer, 0);
  gtk_text_buffer_set_text (buffer, half, -1);
  for (guint i = 0; i < 700; i++)
    {
      gtk_text_buffer_get_end_iter (buffer, &end);
      insert (buffer, gtk_text_iter_get_offset (&end), "y");
      insert (buffer, 0, "z");
      g_assert_cmpint (longest (buffer), <=, ARI_SOFT_BREAK_MAX_RUN + 1);
    }
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  grown = ari_note_buffer_dup_text (ARI_NOTE_BUFFER (buffer));
  g_assert_cmpuint (strlen (grown), ==, 2100);
  g_assert_true (g_str_has_prefix (grown, "zzz") && g_str_has_suffix (grown, "yyy") &&
                 strstr (grown, half) != NULL);

  while (gtk_text_buffer_get_can_undo (buffer))
    gtk_text_buffer_undo (buffer);
  assert_text (buffer, half);
  while (gtk_text_buffer_get_can_redo (buffer))
    gtk_text_buffer_redo (buffer);
  assert_text (buffer, grown);

  /* Backspace removes a break as if it were a character, but no text; the next Backspace removes text. */
  gtk_text_buffer_get_iter_at_line (buffer, &start, 1);
  g_assert_true (gtk_text_buffer_backspace (buffer, &start, TRUE, TRUE));
  assert_text (buffer, grown);
  g_assert_true (gtk_text_buffer_backspace (buffer, &start, TRUE, TRUE));
  g_free (grown);
  grown = ari_note_buffer_dup_text (ARI_NOTE_BUFFER (buffer));
  g_assert_cmpuint (strlen (grown), ==, 2099);
}

/* Inserted text ends up before the caret, including its soft breaks. */
static void
test_caret (void)
{
  g_autoptr(GtkTextBuffer) buffer = g_object_new (ARI_TYPE_NOTE_BUFFER, NULL);
  g_autofree char *text = repeat ("x", 5000), *expected = g_strconcat ("ab", text, "!", "cd", NULL);
  GtkTextIter iter;

  gtk_text_buffer_set_text (buffer, "abcd", -1);
  gtk_text_buffer_get_iter_at_offset (buffer, &iter, 2);
  gtk_text_buffer_place_cursor (buffer, &iter);
  gtk_text_buffer_insert_at_cursor (buffer, text, -1);
  gtk_text_buffer_insert_at_cursor (buffer, "!", -1);
  assert_text (buffer, expected);
  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  g_assert_cmpuint (gtk_text_iter_get_char (&iter), ==, 'c');
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copied (void)
{
  g_autoptr(GtkTextBuffer) buffer = g_object_new (ARI_TYPE_NOTE_BUFFER, NULL);
  GtkWidget *view = gtk_text_view_new_with_buffer (buffer), *window = ui_window_new (view, 300, 200);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (view);
  g_autofree char *text = repeat ("x", 3000), *copied = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_set_text (buffer, text, -1);
  g_assert_false (ari_note_buffer_copy (ARI_NOTE_BUFFER (buffer), clipboard));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  gtk_text_buffer_select_range (buffer, &start, &end);
  g_assert_true (ari_note_buffer_copy (ARI_NOTE_BUFFER (buffer), clipboard));
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &copied);
  ui_wait_until (copied != NULL);
  g_assert_cmpstr (copied, ==, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/note-buffer/bounded", test_bounded);
  g_test_add_func ("/ui/note-buffer/seldom", test_seldom);
  g_test_add_func ("/ui/note-buffer/round-trip", test_round_trip);
  g_test_add_func ("/ui/note-buffer/edited", test_edited);
  g_test_add_func ("/ui/note-buffer/caret", test_caret);
  g_test_add_func ("/ui/note-buffer/copied", test_copied);

  return g_test_run ();
}
