/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation-label.h"
#include "ari-notation-pictures.h"

/* Shown in a window, where fonts are known. */
typedef struct
{
  GtkWindow        *window;
  AriNotationLabel *view;
  GtkLabel         *label;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  self->view = ARI_NOTATION_LABEL (ari_notation_label_new ());
  self->label = ari_notation_label_get_label (self->view);
  gtk_label_set_selectable (self->label, TRUE);
  self->window = GTK_WINDOW (g_object_ref_sink (gtk_window_new ()));
  gtk_window_set_child (self->window, GTK_WIDGET (self->view));
  gtk_window_present (self->window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (self->label)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  gtk_window_destroy (self->window);
  g_object_unref (self->window);
}

static void
text_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_text (GdkClipboard *clipboard)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (clipboard, NULL, text_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);

  return text;
}

/* What people get who select the whole label: the same by key and by middle click. */
static char *
copy (Fixture *self)
{
  g_autofree char *text = NULL, *primary = NULL;

  gtk_label_select_region (self->label, 0, -1);
  g_signal_emit_by_name (self->label, "copy-clipboard");
  text = read_text (gtk_widget_get_clipboard (GTK_WIDGET (self->view)));
  primary = read_text (gtk_widget_get_primary_clipboard (GTK_WIDGET (self->view)));
  g_assert_cmpstr (text, ==, primary);

  return g_steal_pointer (&text);
}

static int
width_of (Fixture *self)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* The word is not shown, but copied; a screen reader hears it in its language. */
static void
test_word (Fixture       *self,
           gconstpointer  data)
{
  const AriRules *rules = ari_rules_lookup ("minotaur");
  g_autofree char *copied = NULL;
  int pictures, words;

  ari_notation_label_set_text (self->view, rules, 1, "Better: \342\201\250decline\342\201\251.");
  pictures = width_of (self);
  copied = copy (self);
  g_assert_cmpstr (copied, ==, "Better: decline.");
  gtk_test_accessible_assert_property (self->label, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Better: exchanging nothing.");

  ari_notation_label_set_text (self->view, rules, 1, "Better: decline.");
  words = width_of (self);
  g_assert_cmpint (pictures, <, words - 10);
}

/* A picture in front of the text makes it wider. Where people can select the text a space makes room for it,
 * so that nothing invisible is copied. */
static void
test_piece (Fixture       *self,
            gconstpointer  data)
{
  const AriRules *rules = ari_rules_lookup ("minoa");
  g_autofree char *copied = NULL;
  int text;

  ari_notation_label_set_text (self->view, rules, 1, "d4e5");
  text = width_of (self);
  ari_notation_label_set_action (self->view, rules, 1, "d4e5");
  g_assert_cmpint (width_of (self), >, text + 10);
  copied = copy (self);
  g_assert_cmpstr (copied, ==, "\342\200\257d4e5");
  gtk_test_accessible_assert_property (self->label, GTK_ACCESSIBLE_PROPERTY_LABEL, "d4e5");

  gtk_label_set_selectable (self->label, FALSE);
  ari_notation_label_set_action (self->view, rules, 2, "d4e5");
  g_assert_cmpint (width_of (self), >, text + 10);
}

/* The pixels of the label with its sentence, painted in this width. */
static GBytes *
paint_label (Fixture *self,
             int      width)
{
  g_autoptr(GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  int height;

  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->view), width, height, -1, NULL);
  gtk_widget_snapshot_child (GTK_WIDGET (self->window), GTK_WIDGET (self->view), snapshot);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  return gdk_texture_save_to_tiff_bytes (texture);
}

/* The same with a sentence for which the width may be too small. */
static GBytes *
paint (Fixture    *self,
       const char *sentence,
       int         width)
{
  ari_notation_label_set_text (self->view, ari_rules_lookup ("minotaur"), 1, sentence);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);

  return paint_label (self, width);
}

/* Where an ellipsis replaces an action, no picture stands over it. */
static void
test_ellipsis (Fixture       *self,
               gconstpointer  data)
{
  static const char hidden[] = "A better answer: \342\201\250decline\342\201\251.";
  g_autoptr(GBytes) pictures = NULL, words = NULL, room = NULL;
  int enough;

  ari_notation_label_set_text (self->view, ari_rules_lookup ("minotaur"), 1, "A better answer: decline.");
  enough = width_of (self);
  pictures = paint (self, hidden, enough / 3);
  words = paint (self, "A better answer: decline.", enough / 3);
  g_assert_true (g_bytes_equal (pictures, words));

  room = paint (self, hidden, enough);
  g_clear_pointer (&words, g_bytes_unref);
  words = paint (self, "A better answer: decline.", enough);
  g_assert_false (g_bytes_equal (room, words));
}

/* Each action of a line is shown as its own seat plays it, whatever seat the label has. */
static void
test_seats (Fixture       *self,
            gconstpointer  data)
{
  g_autofree char *first = ari_notation_quote (1, "a1a2"), *second = ari_notation_quote (2, "a1a2");
  g_autofree char *anyone = ari_notation_quote (ARI_NONE, "a1a2"), *copied = NULL;
  const AriRules *minoa = ari_rules_lookup ("minoa");
  g_autoptr(GBytes) red = NULL, blue = NULL, plain = NULL;

  ari_notation_label_set_text (self->view, minoa, ARI_NONE, first);
  red = paint_label (self, width_of (self));
  ari_notation_label_set_text (self->view, minoa, ARI_NONE, second);
  blue = paint_label (self, width_of (self));
  ari_notation_label_set_text (self->view, minoa, 1, anyone);
  plain = paint_label (self, width_of (self));
  g_assert_false (g_bytes_equal (red, blue));
  g_assert_true (g_bytes_equal (red, plain));
  copied = copy (self);
  g_assert_cmpstr (copied, ==, "\u202Fa1a2");
}

/* Markup may surround actions; what is written in it stays. */
static void
test_markup (Fixture       *self,
             gconstpointer  data)
{
  const AriRules *rules = ari_rules_lookup ("labyrinth");
  g_autofree char *copied = NULL;

  ari_notation_label_set_markup (self->view, rules,
                                 "<b>A &amp; B</b>: <a href=\"1\">\342\201\250a3\342\201\251?</a> "
                                 "<a href=\"2\">\342\201\250stay\342\201\251</a>");
  copied = copy (self);
  g_assert_cmpstr (copied, ==, "A & B: a3? stay");
}

/* The part of a text on a page is painted with the pictures of its lines alone. */
static void
test_lines (Fixture       *self,
            gconstpointer  data)
{
  static const char text[] = "\342\201\250a1a2\342\201\251\n\342\201\250d4e5\342\201\251";
  const guint room = sizeof ARI_NOTATION_OPEN - 1;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->view), text);
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr(GskRenderNode) first = NULL, second = NULL;
  GtkSnapshot *snapshots[] = { gtk_snapshot_new (), gtk_snapshot_new () };
  graphene_rect_t above, below;
  AriNotationPictures pictures;
  AriPainter painter;

  ari_painter_init (&painter, GTK_WIDGET (self->view));
  ari_notation_pictures_init (&pictures);
  ari_notation_pictures_begin (&pictures, ari_rules_lookup ("minoa"), pango_layout_get_context (layout));
  ari_notation_pictures_add (&pictures, attributes, "a1a2", room, room, 1);
  ari_notation_pictures_add (&pictures, attributes, "d4e5", (guint) (strstr (text, "d4e5") - text), room, 2);
  pango_layout_set_attributes (layout, attributes);

  ari_notation_pictures_paint (&pictures, layout, 0, 1, &painter, snapshots[0]);
  ari_notation_pictures_paint (&pictures, layout, 1, 2, &painter, snapshots[1]);
  first = gtk_snapshot_free_to_node (snapshots[0]);
  second = gtk_snapshot_free_to_node (snapshots[1]);
  g_assert_nonnull (first);
  g_assert_nonnull (second);
  gsk_render_node_get_bounds (first, &above);
  gsk_render_node_get_bounds (second, &below);
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y + 2);
  ari_notation_pictures_clear (&pictures);
}

/* The width of "a1a2" with the picture in front of it, in a sentence that says whose action it is. */
static int
width_of_quoted (Fixture  *self,
                 AriActor  seat)
{
  g_autofree char *sentence = ari_notation_quote (seat, "a1a2");
  const char *rest = sentence;
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->view), sentence);
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();
  AriNotationPictures pictures;
  AriQuote quote;
  int width;

  g_assert_true (ari_notation_next (&rest, &quote));
  ari_notation_pictures_init (&pictures);
  ari_notation_pictures_begin (&pictures, ari_rules_lookup ("minoa"), pango_layout_get_context (layout));
  ari_notation_pictures_add (&pictures, attributes, "a1a2", (guint) (quote.text - sentence),
                             (guint) (quote.text - quote.start), seat);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  ari_notation_pictures_clear (&pictures);

  return width;
}

/* The mark of a seat makes no room of its own. */
static void
test_seat_mark (Fixture       *self,
                gconstpointer  data)
{
  int width = width_of_quoted (self, ARI_NONE);

  g_assert_cmpint (width_of_quoted (self, 1), ==, width);
  g_assert_cmpint (width_of_quoted (self, 2), ==, width);
}

/* A larger font makes larger pictures. */
static void
test_font (Fixture       *self,
           gconstpointer  data)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();
  int before;

  ari_notation_label_set_action (self->view, ari_rules_lookup ("labyrinth"), 1, "3-5");
  before = width_of (self);
  gtk_css_provider_load_from_string (provider, "* { font-size: 40px; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  while (width_of (self) < 3 * before / 2)
    g_main_context_iteration (NULL, TRUE);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider));
}

/* While nothing has the focus, links don't get it, which GTK would complain about; afterwards they do. */
static void
test_links (void)
{
  AriNotationLabel *view = ARI_NOTATION_LABEL (ari_notation_label_new ());
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Undo");
  GtkWidget *label = GTK_WIDGET (ari_notation_label_get_label (view));

  gtk_label_set_markup (GTK_LABEL (label), "Taken back: <a href=\"1\">d4e5</a>");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (view));
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (button) == 0)
    g_main_context_iteration (NULL, TRUE);

  gtk_root_set_focus (GTK_ROOT (window), NULL);
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (view)));
  g_assert_true (gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == button);
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == label);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/ui/notation-label/word", Fixture, NULL, set_up, test_word, tear_down);
  g_test_add ("/ui/notation-label/piece", Fixture, NULL, set_up, test_piece, tear_down);
  g_test_add ("/ui/notation-label/ellipsis", Fixture, NULL, set_up, test_ellipsis, tear_down);
  g_test_add ("/ui/notation-label/seats", Fixture, NULL, set_up, test_seats, tear_down);
  g_test_add ("/ui/notation-label/markup", Fixture, NULL, set_up, test_markup, tear_down);
  g_test_add ("/ui/notation-label/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/ui/notation-label/seat-mark", Fixture, NULL, set_up, test_seat_mark, tear_down);
  g_test_add ("/ui/notation-label/font", Fixture, NULL, set_up, test_font, tear_down);

  g_test_add_func ("/ui/notation-label/links", test_links);

  return g_test_run ();
}
