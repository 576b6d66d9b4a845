/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-compare-page.h"

#include <glib/gi18n.h>

#include "ari-career-words.h"
#include "ari-choices-words.h"
#include "ari-clock.h"
#include "ari-combo-words.h"
#include "ari-person-rows.h"
#include "ari-ratings.h"
#include "ari-text-elide.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

#define AVATAR  64 /* px */
#define MARGIN  12 /* px */
#define N_SIDES 2

/* One of the two people, and what has been read of the game that is chosen. */
typedef struct
{
  char       *name;
  char       *shown;   /* the name, for labels */
  AriCareer  *career;  /* (nullable) */
  AriChoices *choices; /* (nullable) */
} Side;

struct _AriComparePage
{
  AdwNavigationPage    parent_instance;

  /* Template widgets */
  GtkBox              *people_box;
  AdwComboRow         *game;
  AdwPreferencesGroup *rating, *matches, *choices;

  /* Owned */
  AriPeople           *people;
  Side                 sides[N_SIDES];
  GPtrArray           *games;       /* (element-type AriRules) that one of them has played, as listed */
  GCancellable        *cancellable; /* (nullable) of what is being read */

  /* Borrowed: owned by their groups */
  GPtrArray           *rows;        /* (element-type GtkWidget) */

  const AriRules      *chosen;
  gboolean             filling;
};

/* What has been asked for, of one of the two. */
typedef struct
{
  AriComparePage *page;
  Side           *side;
} Reading;

G_DEFINE_FINAL_TYPE (AriComparePage, ari_compare_page, ADW_TYPE_NAVIGATION_PAGE)

static Reading *
reading_new (AriComparePage *page,
             Side           *side)
{
  Reading *reading = g_new (Reading, 1);

  *reading = (Reading) { g_object_ref (page), side };

  return reading;
}

static void
reading_free (Reading *reading)
{
  g_object_unref (reading->page);
  g_free (reading);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reading, reading_free)

static void
forget (Side *side)
{
  g_clear_pointer (&side->career, ari_career_free);
  g_clear_pointer (&side->choices, g_free);
}

static void
stop_reading (AriComparePage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);

  return label;
}

/* Both values of a row: in two columns below its title. @title: (nullable): that of @group says it already.
 * @one, @other: (nullable) (transfer full): what is said of each; without any there is no row */
static void
add_row (AriComparePage      *self,
         AdwPreferencesGroup *group,
         const char          *title,
         char                *one,
         char                *other)
{
  g_autofree char *one_owned = one, *other_owned = other, *first = NULL, *spoken = NULL;
  const char *texts[] = { one != NULL ? one : _("Nothing known"), other != NULL ? other : _("Nothing known") };
  GtkWidget *row, *box, *columns;

  if (one == NULL && other == NULL)
    return;

  row = adw_preferences_row_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  for (guint i = 0; i < N_SIDES; i++)
    gtk_box_append (GTK_BOX (columns), make_label (texts[i]));
  if (title != NULL)
    {
      GtkWidget *heading = make_label (title);

      gtk_widget_add_css_class (heading, "caption");
      gtk_widget_add_css_class (heading, "dimmed");
      gtk_box_append (GTK_BOX (box), heading);
    }
  gtk_box_append (GTK_BOX (box), columns);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);

  /* What is missing is a whole sentence. */
  first = g_strndup (texts[0], strlen (texts[0]) - (g_str_has_suffix (texts[0], ".") ? 1 : 0));
  /* Translators: for screen readers: what is compared, and then for two people the name and the value. */
  spoken = g_strdup_printf (_("%1$s. %2$s: %3$s. %4$s: %5$s"),
                            title != NULL ? title : adw_preferences_group_get_title (group),
                            self->sides[0].shown, first, self->sides[1].shown, texts[1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static void
fill_rating (AriComparePage *self)
{
  const Side *one = &self->sides[0], *other = &self->sides[1];
  gboolean exists = ari_ratings_exist (self->chosen);
  g_autofree char *stronger = NULL, *markup = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->rating), exists);
  if (!exists)
    return;

  stronger = ari_career_words_stronger (one->career, one->shown, other->career, other->shown);
  markup = stronger != NULL ? g_markup_escape_text (stronger, -1) : NULL;
  adw_preferences_group_set_description (self->rating, markup);
  add_row (self, self->rating, NULL, ari_career_words_rating (one->career),
           ari_career_words_rating (other->career));
}

/* (nullable): how the first one did against the other. */
static const AriCareerOther *
find_other (AriComparePage *self)
{
  const AriCareer *career = self->sides[0].career;

  for (guint i = 0; i < career->others->len; i++)
    {
      const AriCareerOther *other = &g_array_index (career->others, AriCareerOther, i);
      const AriPlayer *player = g_ptr_array_index (career->results->players, other->player);

      if (player->kind == ARI_SEAT_PERSON && g_str_equal (player->name, self->sides[1].name))
        return other;
    }

  return NULL;
}

/* (nullable): NULL: the game was never played. */
static char *
tell_matches (const AriCareer *career)
{
  return career->matches > 0 ? ari_career_words_matches (career) : NULL;
}

static void
fill_matches (AriComparePage *self)
{
  const AriCareerOther *met = find_other (self);
  double score = met != NULL ? met->score : 0.0;
  guint against = met != NULL ? met->against : 0;

  add_row (self, self->matches, _("Against Each Other"), ari_career_words_score (score, against),
           ari_career_words_score (against - score, against));
  add_row (self, self->matches, _("All Matches"), tell_matches (self->sides[0].career),
           tell_matches (self->sides[1].career));
}

static void
careers_read (AriComparePage *self)
{
  ari_person_rows_clear (self->rows, NULL);
  fill_rating (self);
  fill_matches (self);
}

/* A row of the choices; too few matches say nothing. */
static void
add_choice (AriComparePage *self,
            const char *title,
            char *(*tell) (const AriChoices *) )
{
  char *texts[N_SIDES] = { NULL };

  for (guint i = 0; i < N_SIDES; i++)
    if (self->sides[i].choices->matches >= ARI_CHOICES_LEAST)
      texts[i] = tell (self->sides[i].choices);
  add_row (self, self->choices, title, texts[0], texts[1]);
}

static char *
tell_analysed (const AriChoices *choices)
{
  char *missing = ari_choices_words_missing (choices);

  return missing != NULL ? missing : g_strdup_printf ("%u", choices->matches);
}

static void
choices_read (AriComparePage *self)
{
  add_row (self, self->choices, _("Analysed Matches"), tell_analysed (self->sides[0].choices),
           tell_analysed (self->sides[1].choices));
  add_choice (self, _("Cost of a Decision"), ari_choices_words_loss);
  add_choice (self, _("Luck"), ari_choices_words_luck);
  add_choice (self, _("Memory"), ari_choices_words_memory);
  add_choice (self, C_("person", "Hits"), ari_choices_words_feats);
}

static void
choices_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(Reading) reading = data;
  AriComparePage *self = reading->page;
  g_autoptr(GError) error = NULL;
  AriChoices *choices = ari_choices_read_finish (result, &error);

  if (choices == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        ari_toast (GTK_WIDGET (self), error->message);
      return;
    }

  reading->side->choices = choices;
  if (self->sides[0].choices != NULL && self->sides[1].choices != NULL)
    choices_read (self);
}

/* Cancelled, it has another one behind it, or the page has gone. */
static void
career_found_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(Reading) reading = data;
  AriComparePage *self = reading->page;
  AriCareer *career = ari_career_find_finish (result, NULL);

  if (career == NULL)
    return;

  reading->side->career = career;
  if (self->sides[0].career == NULL || self->sides[1].career == NULL)
    return;

  careers_read (self);
  for (guint i = 0; i < N_SIDES; i++)
    ari_choices_read_async (ari_people_get_library (self->people), self->sides[i].name, self->chosen,
                            self->cancellable, choices_read_cb, reading_new (self, &self->sides[i]));
}

static void
read_game (AriComparePage *self)
{
  guint selected = adw_combo_row_get_selected (self->game);
  const AriPerson *people[N_SIDES];

  stop_reading (self);
  for (guint i = 0; i < N_SIDES; i++)
    people[i] = ari_people_find (self->people, self->sides[i].name);
  if (selected >= self->games->len || people[0] == NULL || people[1] == NULL)
    return;

  self->chosen = g_ptr_array_index (self->games, selected);
  self->cancellable = g_cancellable_new ();
  for (guint i = 0; i < N_SIDES; i++)
    {
      Side *side = &self->sides[i];

      forget (side);
      ari_career_find_async (ari_people_get_results (self->people), self->chosen, people[i]->player,
                             ari_clock_now (), self->cancellable, career_found_cb, reading_new (self, side));
    }
}

static void
game_cb (AriComparePage *self)
{
  if (!self->filling)
    read_game (self);
}

static void
add_games (AriComparePage  *self,
           const AriPerson *person)
{
  g_autoptr(GPtrArray) games = ari_people_get_games (self->people, person);

  for (guint i = 0; i < games->len; i++)
    if (!g_ptr_array_find (self->games, g_ptr_array_index (games, i), NULL))
      g_ptr_array_add (self->games, g_ptr_array_index (games, i));
}

/* One of them may be gone, with the last match: what is shown stays until the page is left. */
static void
show_all (AriComparePage *self)
{
  const AriPerson *one = ari_people_find (self->people, self->sides[0].name);
  const AriPerson *other = ari_people_find (self->people, self->sides[1].name);

  if (one == NULL || other == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  g_ptr_array_set_size (self->games, 0);
  add_games (self, one);
  add_games (self, other);
  self->filling = TRUE;
  ari_person_rows_set_games (self->game, self->games, self->chosen);
  self->filling = FALSE;
  read_game (self);
}

/* Choices follow from reviews, which change no result: so they are read again whenever the page is shown. */
static void
ari_compare_page_map (GtkWidget *widget)
{
  AriComparePage *self = ARI_COMPARE_PAGE (widget);

  GTK_WIDGET_CLASS (ari_compare_page_parent_class)->map (widget);
  show_all (self);
  ari_people_refresh (self->people);
}

static void
ari_compare_page_unmap (GtkWidget *widget)
{
  stop_reading (ARI_COMPARE_PAGE (widget));
  GTK_WIDGET_CLASS (ari_compare_page_parent_class)->unmap (widget);
}

static void
ari_compare_page_dispose (GObject *object)
{
  AriComparePage *self = ARI_COMPARE_PAGE (object);

  stop_reading (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_COMPARE_PAGE);
  g_clear_object (&self->people);

  G_OBJECT_CLASS (ari_compare_page_parent_class)->dispose (object);
}

static void
ari_compare_page_finalize (GObject *object)
{
  AriComparePage *self = ARI_COMPARE_PAGE (object);

  for (guint i = 0; i < N_SIDES; i++)
    {
      forget (&self->sides[i]);
      g_free (self->sides[i].name);
      g_free (self->sides[i].shown);
    }
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (ari_compare_page_parent_class)->finalize (object);
}

static void
ari_compare_page_class_init (AriComparePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_compare_page_dispose;
  object_class->finalize = ari_compare_page_finalize;
  widget_class->map = ari_compare_page_map;
  widget_class->unmap = ari_compare_page_unmap;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-compare-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriComparePage, people_box);
  gtk_widget_class_bind_template_child (widget_class, AriComparePage, game);
  gtk_widget_class_bind_template_child (widget_class, AriComparePage, rating);
  gtk_widget_class_bind_template_child (widget_class, AriComparePage, matches);
  gtk_widget_class_bind_template_child (widget_class, AriComparePage, choices);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
}

static void
ari_compare_page_init (AriComparePage *self)
{
  self->games = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_wrap_labels (GTK_WIDGET (self->rating));
  ari_widget_wrap_labels (GTK_WIDGET (self->choices));
  ari_combo_words_prepare (self->game);
}

static void
add_person (AriComparePage *self,
            Side           *side,
            const char     *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *avatar = adw_avatar_new (AVATAR, name, TRUE);
  GtkWidget *label;

  side->name = g_strdup (name);
  side->shown = ari_text_elide (name, ARI_ELIDE_NAME);
  label = make_label (side->shown);
  gtk_widget_set_halign (avatar, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->people_box, box);
}

AriComparePage *
ari_compare_page_new (AriPeople      *people,
                      const char     *one,
                      const char     *other,
                      const AriRules *rules)
{
  AriComparePage *self = g_object_new (ARI_TYPE_COMPARE_PAGE, NULL);
  g_autofree char *title = NULL;

  self->people = g_object_ref (people);
  self->chosen = rules;
  add_person (self, &self->sides[0], one);
  add_person (self, &self->sides[1], other);
  /* Translators: the title of a page that compares two people. */
  title = g_strdup_printf (_("%1$s and %2$s"), self->sides[0].shown, self->sides[1].shown);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  g_signal_connect_object (people, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);

  return self;
}
