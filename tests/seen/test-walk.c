/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-walk LOOK: goes through every page and dialog, as other people see them. Nothing may be cut off, stand
 * outside or be untranslated, and no letter may mean two controls. Pictures of what was seen go to the
 * folder $ARIADNE_SEEN.
 *
 * A LOOK is words joined by hyphens, such as "de-360-dark": a language (en, de, fr or pseudo), the width of
 * the window, and any of dark, contrast, large (text twice as large), rtl (from right to left) and brief
 * (without the further parts of places: steps of lessons and pages of the help). */
#include <glib/gstdio.h>
#include <string.h>

#include "camera.h"
#include "places.h"
#include "reader.h"

#define NORMAL_DPI 96

typedef struct
{
  const char *language;
  int         width;
  gboolean    dark;
  gboolean    contrast;
  gboolean    large;
  gboolean    rtl;
  gboolean    brief;
} Look;

static Look look;
static Stage stage;
static Reader *reader;
static GPtrArray *warnings; /* (element-type utf8) (owned) */
static char *folder;

static gboolean
parse_word (const char *word)
{
  static const char *const languages[] = { "en", "de", "fr", "pseudo" };
  const struct { const char *word; gboolean *flag; } flags[] = {
    { "dark", &look.dark }, { "contrast", &look.contrast }, { "large", &look.large }, { "rtl", &look.rtl },
    { "brief", &look.brief },
  };
  guint64 width;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_str_equal (word, languages[i]))
      {
        look.language = languages[i];
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (g_str_equal (word, flags[i].word))
      return *flags[i].flag = TRUE;
  if (!g_ascii_string_to_unsigned (word, 10, 360, 3000, &width, NULL))
    return FALSE;

  look.width = (int) width;
  return TRUE;
}

static void
parse (const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, "-", -1);

  look.language = "en";
  look.width = 1100;
  for (guint i = 0; words[i] != NULL; i++)
    if (!parse_word (words[i]))
      g_error ("“%s” is no part of a look.", words[i]);
}

/* The catalog has to be in a folder of its language. */
static void
use_pseudo_locale (void)
{
  g_autofree char *built = g_test_build_filename (G_TEST_BUILT, "seen", "pseudo.mo", NULL);
  g_autofree char *home = g_dir_make_tmp ("ariadne-pseudo-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (home, "en_XA", "LC_MESSAGES", "ariadne.mo", NULL);
  g_autofree char *folder_of_path = g_path_get_dirname (path);
  g_autoptr(GFile) from = g_file_new_for_path (built), to = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  g_mkdir_with_parents (folder_of_path, 0755);
  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_setenv ("ARIADNE_LOCALE_DIR", home, TRUE);
  g_setenv ("LANGUAGE", "en_XA", TRUE);
  g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
}

/* What has to be known before there is a toolkit. */
static void
prepare (void)
{
  if (look.contrast)
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  if (g_str_equal (look.language, "pseudo"))
    use_pseudo_locale ();
}

static void
dress (void)
{
  g_object_set (gtk_settings_get_default (),
                "gtk-xft-dpi", NORMAL_DPI * 1024 * (look.large ? 2 : 1),
                NULL);
  gtk_widget_set_default_direction (look.rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), look.dark
                                      ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_assert_true (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) == look.contrast);
}

static Reader *
new_reader (void)
{
  g_autofree char *words = NULL;

  if (g_str_equal (look.language, "de") || g_str_equal (look.language, "fr"))
    {
      g_autofree char *name = g_strdup_printf ("foreign-%s", look.language);

      words = g_test_build_filename (G_TEST_BUILT, "seen", name, NULL);
    }

  return reader_new (g_str_equal (look.language, "pseudo"), words);
}

static const char *
field (const GLogField *fields,
       gsize            n_fields,
       const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;

  return "";
}

/* GTK warns about what doesn't fit. That is wrong with one place; the others are still looked at. Frames of
 * GDK have nothing to do with places: see repeated-frames.c. An alert of libadwaita measures its heading on
 * one line before it wraps it. */
static void
warn (const char *domain,
      const char *message)
{
  if (!g_str_equal (domain, "Gdk") && !g_str_has_prefix (message, "Trying to measure GtkLabel"))
    g_ptr_array_add (warnings, g_strconcat ("warning: ", message, NULL));
}

static GLogWriterOutput
write_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n_fields,
          gpointer         data)
{
  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) == 0)
    return g_log_writer_default (level, fields, n_fields, data);

  warn (field (fields, n_fields, "GLIB_DOMAIN"), field (fields, n_fields, "MESSAGE"));

  return G_LOG_WRITER_HANDLED;
}

/* Messages that aren't structured. */
static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) == 0)
    g_log_default_handler (domain, level, message, data);
  else
    warn (domain != NULL ? domain : "", message);
}

static void
catch_warnings (void)
{
  warnings = g_ptr_array_new_with_free_func (g_free);
  g_log_set_writer_func (write_cb, NULL, NULL);
  g_log_set_default_handler (log_cb, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
}

/* Menus are windows of their own. */
static void
take_pictures (GtkWidget  *widget,
               const char *name)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_NATIVE (widget))
    {
      g_autofree char *file = g_strdup_printf ("%s%s.png", name, GTK_IS_WINDOW (widget) ? "" : "-menu");
      g_autofree char *path = g_build_filename (folder, file, NULL);

      camera_take (widget, 0, path);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    take_pictures (child, name);
}

/* Tells what is wrong with what the stage shows now. */
static void
look_at (const char *name)
{
  g_autoptr(GPtrArray) faults = reader_read (reader, GTK_WIDGET (stage.window));

  take_pictures (GTK_WIDGET (stage.window), name);
  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (const char *) faults->pdata[i]);
  for (guint i = 0; i < warnings->len; i++)
    g_test_message ("%s", (const char *) warnings->pdata[i]);
  if (gtk_widget_get_width (GTK_WIDGET (stage.window)) > look.width)
    {
      g_test_message ("The window needs a width of %d.", gtk_widget_get_width (GTK_WIDGET (stage.window)));
      g_test_fail ();
    }
  if (faults->len + warnings->len > 0)
    {
      g_test_message ("That was “%s”.", name);
      g_test_fail ();
    }
  g_ptr_array_set_size (warnings, 0);
}

static void
test_place (gconstpointer data)
{
  const Place *place = data;

  place_put_stage (place, &stage);
  look_at (place->name);
  for (guint part = 1; !look.brief && place_show_part (place, &stage, part); part++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%02u", place->name, part);

      look_at (name);
    }
}

int
main (int    argc,
      char **argv)
{
  const Place *all;
  const char *text, *seen = g_getenv ("ARIADNE_SEEN");
  guint n_places;
  int status;

  fixture_obey ();
  g_test_init (&argc, &argv, NULL);
  text = argc > 1 ? argv[1] : "en";
  parse (text);
  camera_pretend_compositor ();
  prepare ();
  stage_init (look.language);
  dress ();
  folder = g_build_filename (seen != NULL ? seen : g_get_tmp_dir (), text, NULL);
  g_mkdir_with_parents (folder, 0755);
  reader = new_reader ();
  reader->tight = look.large && look.width < 600;
  catch_warnings ();
  stage_open (&stage, look.width, look.width < 600 ? 640 : 720);
  stage_resize (&stage, look.width, look.width < 600 ? 640 : 720);

  all = places (&n_places);
  for (guint i = 0; i < n_places; i++)
    {
      g_autofree char *path = g_strdup_printf ("/seen/%s/%s", text, all[i].name);

      g_test_add_data_func (path, &all[i], test_place);
    }
  status = g_test_run ();

  stage_close (&stage);
  reader_free (reader);
  g_ptr_array_unref (warnings);
  g_free (folder);

  return status;
}
