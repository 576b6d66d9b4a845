/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-people-page.h"

#include <glib/gi18n.h>

#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-person-rows.h"
#include "ari-text-elide.h"
#include "ari-toast.h"

#define AVATAR 40 /* px */
#define STEP   100 /* rows that are shown at first, and with each Show More */
#define ROWS_PER_FRAME 3

struct _AriPeoplePage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  GtkStack          *stack;
  AdwStatusPage     *loading, *failure;
  GtkListBox        *list;
  GtkWidget         *more;

  guint              most;   /* people that have rows, or will have them */
  guint              tick;   /* while some of the rows are still to come */
  AriPeople         *people; /* owned (nullable) until there is a library */
};

G_DEFINE_FINAL_TYPE (AriPeoplePage, ari_people_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
tell_matches (const AriPerson *person)
{
  guint n = person->matches;
  g_autofree char *matches = g_strdup_printf (ngettext ("%u finished match", "%u finished matches", n), n);
  g_autofree char *last = NULL;

  if (person->last == 0)
    return g_steal_pointer (&matches);

  last = ari_date_words (person->last, ari_clock_now ());

  /* Translators: how many matches a person has finished, and when the last one was. */
  return g_strdup_printf (_("%1$s · %2$s"), matches, last);
}

/* A row that is there already keeps the keyboard focus. */
static AdwActionRow *
get_row (AriPeoplePage *self,
         guint          index)
{
  GtkListBoxRow *known = gtk_list_box_get_row_at_index (self->list, (int) index);
  GtkWidget *row;

  if (known != NULL)
    return ADW_ACTION_ROW (known);

  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), adw_avatar_new (AVATAR, NULL, TRUE));
  ari_person_rows_add_arrow (ADW_ACTION_ROW (row));
  gtk_list_box_append (self->list, row);

  return ADW_ACTION_ROW (row);
}

static AdwAvatar *
find_avatar (GtkWidget *widget)
{
  AdwAvatar *found = ADW_IS_AVATAR (widget) ? ADW_AVATAR (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_avatar (child);

  return found;
}

static void
show_person (AriPeoplePage   *self,
             guint            index,
             const AriPerson *person)
{
  AdwActionRow *row = get_row (self, index);
  g_autofree char *matches = tell_matches (person), *shown = ari_text_elide (person->name, ARI_ELIDE_NAME);

  adw_avatar_set_text (find_avatar (GTK_WIDGET (row)), person->name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), shown);
  adw_action_row_set_subtitle (row, matches);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", person->name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
}

/* Shows at most @n people from @first on, as far as they are to be shown. Returns where it stopped. */
static guint
show_some (AriPeoplePage *self,
           guint          first,
           guint          n)
{
  GArray *people = ari_people_list (self->people);
  guint end = MIN (MIN (people->len, self->most), first + n);

  for (guint i = first; i < end; i++)
    show_person (self, i, &g_array_index (people, AriPerson, i));

  return end;
}

static guint
count_rows (AriPeoplePage *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->list));

  return last != NULL ? (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (last)) + 1 : 0;
}

static void
sync_more (AriPeoplePage *self)
{
  gtk_widget_set_visible (self->more, ari_people_list (self->people)->len > self->most
                                      && count_rows (self) >= self->most);
}

/* The rows come over several frames, because each takes a moment. */
static gboolean
add_rows_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       data)
{
  AriPeoplePage *self = data;
  guint n = count_rows (self);

  if (show_some (self, n, ROWS_PER_FRAME) > n)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  sync_more (self);

  return G_SOURCE_REMOVE;
}

static void
show_people (AriPeoplePage *self)
{
  GArray *people = ari_people_list (self->people);
  GtkListBoxRow *left;
  guint n;

  if (people == NULL)
    return;

  n = show_some (self, 0, MAX (count_rows (self), ROWS_PER_FRAME));
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), add_rows_cb, self, NULL);
  while ((left = gtk_list_box_get_row_at_index (self->list, (int) n)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (left));
  sync_more (self);
  gtk_stack_set_visible_child_name (self->stack, people->len > 0 ? "people" : "nobody");
}

/* The focus goes to the first of the new rows. */
static void
more_cb (AriPeoplePage *self)
{
  int first = (int) self->most;

  self->most += STEP;
  show_some (self, (guint) first, ROWS_PER_FRAME);
  show_people (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, first)));
}

static void
failed_cb (AriPeoplePage *self,
           const GError  *error)
{
  if (ari_people_list (self->people) == NULL)
    {
      ari_toast_status (self->failure, error->message);
      gtk_stack_set_visible_child_name (self->stack, "failure");
    }
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      ari_toast (GTK_WIDGET (self), error->message);
    }
}

static void
library_changed_cb (AriPeoplePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ari_people_refresh (self->people);
}

static void
ari_people_page_map (GtkWidget *widget)
{
  AriPeoplePage *self = ARI_PEOPLE_PAGE (widget);

  GTK_WIDGET_CLASS (ari_people_page_parent_class)->map (widget);
  if (self->people != NULL)
    ari_people_refresh (self->people);
}

static void
ari_people_page_dispose (GObject *object)
{
  AriPeoplePage *self = ARI_PEOPLE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_PEOPLE_PAGE);
  g_clear_object (&self->people);

  G_OBJECT_CLASS (ari_people_page_parent_class)->dispose (object);
}

static void
ari_people_page_class_init (AriPeoplePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_people_page_dispose;
  widget_class->map = ari_people_page_map;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-people-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriPeoplePage, stack);
  gtk_widget_class_bind_template_child (widget_class, AriPeoplePage, loading);
  gtk_widget_class_bind_template_child (widget_class, AriPeoplePage, failure);
  gtk_widget_class_bind_template_child (widget_class, AriPeoplePage, list);
  gtk_widget_class_bind_template_child (widget_class, AriPeoplePage, more);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
}

static void
ari_people_page_init (AriPeoplePage *self)
{
  g_autoptr(AdwSpinnerPaintable) spinner = NULL;

  self->most = STEP;
  gtk_widget_init_template (GTK_WIDGET (self));
  spinner = adw_spinner_paintable_new (GTK_WIDGET (self->loading));
  adw_status_page_set_paintable (self->loading, GDK_PAINTABLE (spinner));
}

AriPeoplePage *
ari_people_page_new (void)
{
  return g_object_new (ARI_TYPE_PEOPLE_PAGE, NULL);
}

void
ari_people_page_set_people (AriPeoplePage *self,
                            AriPeople     *people)
{
  g_return_if_fail (ARI_IS_PEOPLE_PAGE (self));
  g_return_if_fail (self->people == NULL);

  self->people = g_object_ref (people);
  g_signal_connect_object (people, "changed", G_CALLBACK (show_people), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (people, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ari_people_get_library (people), "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  /* A row says “Today” or “Yesterday”. */
  g_signal_connect_object (ari_clock_get (), "changed", G_CALLBACK (show_people), self, G_CONNECT_SWAPPED);
  show_people (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ari_people_refresh (people);
}
