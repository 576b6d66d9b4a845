/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-marked-list.h"

#include <glib/gi18n.h>

#include "ari-judgement.h"
#include "ari-line-row.h"
#include "ari-loss-words.h"
#include "ari-moment.h"
#include "ari-notation.h"
#include "ari-table-ideas.h"
#include "ari-time-words.h"
#include "ari-times.h"
#include "ari-widget-util.h"

/* Which moves are listed, in the order of the menu. */
typedef enum
{
  FILTER_MARKED,
  FILTER_HASTY,
  FILTER_LONG,
} Filter;

struct _AriMarkedList
{
  AdwBin      parent_instance;

  /* Borrowed: children */
  GtkDropDown *filter;
  GtkListBox  *list;
  GtkWidget   *nothing;

  /* Owned */
  AriTable   *table;
  GPtrArray  *rows; /* (element-type AriLineRow): all that were ever needed */
  GArray     *ids;  /* guint: the plies that they show */

  gboolean    numbers;
  AriPly     *tried; /* (nullable) (unowned): compared only by identity */
  guint       sync_id;
};

G_DEFINE_FINAL_TYPE (AriMarkedList, ari_marked_list, ADW_TYPE_BIN)

static AriLineRow *
get_row (AriMarkedList *self,
         guint          i)
{
  while (self->rows->len <= i)
    {
      AriLineRow *row = ari_line_row_new ();

      g_ptr_array_add (self->rows, row);
      gtk_list_box_append (self->list, GTK_WIDGET (row));
    }

  return self->rows->pdata[i];
}

/* (transfer full) (nullable): the mark in a word. What was missed says more than a mark. */
static char *
word_of (AriPly *ply)
{
  char *moment = ari_moment_name (ply);

  return moment != NULL ? moment : g_strdup (ari_judgement_name (ari_judgement_glyph (ply)));
}

static Filter
get_filter (AriMarkedList *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->filter)))
    return FILTER_MARKED;

  return (Filter) gtk_drop_down_get_selected (self->filter);
}

/* (transfer full) (nullable): what the list says of a ply that passes its filter by its time */
static char *
tell_time (AriMarkedList  *self,
           const AriTimes *times,
           AriPly         *ply)
{
  Filter filter = get_filter (self);
  g_autofree char *time = NULL;

  if ((filter == FILTER_HASTY && !ari_times_is_hasty (times, ply))
      || (filter == FILTER_LONG && !ari_times_is_long (times, ply)) || filter == FILTER_MARKED)
    return NULL;

  time = ari_time_words (ari_times_get (times, ply));

  /* Translators: %s is a length of time, such as “1 min 12 s”. */
  return g_strdup_printf (_("Thought for %s."), time);
}

static void
add_ply (AriMarkedList       *self,
         const AriVisibility *visibility,
         const AriTimes      *times,
         AriPly              *ply)
{
  AriMatch *match = visibility->match;
  const AriEval *eval = ari_ply_get_eval (ply);
  g_autofree char *remark = ari_remark_on_ply (match, visibility, ply), *word = word_of (ply);
  g_autofree char *time = tell_time (self, times, ply), *action = NULL, *text = NULL, *points = NULL,
                  *value = NULL, *line = NULL;
  guint id = ari_ply_get_id (ply);

  if (ari_visibility_hides_ply (visibility, ply)
      || (get_filter (self) == FILTER_MARKED ? remark == NULL && word == NULL : time == NULL))
    return;

  points = self->numbers && eval != NULL && eval->best != NULL ? ari_loss_words_points (eval) : NULL;
  value = word != NULL && points != NULL ? g_strdup_printf ("%s\n%s", word, points) : g_strdup (word);
  action = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));
  /* Translators: the number of a move, and the move in its written form, such as d4e5. */
  text = g_strdup_printf (_("Move %1$u: %2$s"), ari_ply_get_turn (ply), action);
  line = time != NULL && remark != NULL ? g_strdup_printf ("%s\n%s", time, remark)
                                        : g_strdup (time != NULL ? time : remark);
  ari_line_row_show_text (get_row (self, self->ids->len), match, ari_ply_get_actor (ply), text,
                          line != NULL ? line : "", value != NULL ? value : "");
  g_array_append_val (self->ids, id);
}

/* Reasons are told in the line that is shown: while a variation is, the list stays as it was. */
static void
ari_marked_list_sync (AriMarkedList *self)
{
  AriVisibility visibility = ari_table_get_visibility (self->table);
  g_autoptr(AriTimes) times = NULL;

  self->tried = visibility.tried;
  if (!ari_match_is_on_main_line (visibility.match))
    return;

  times = ari_times_new (visibility.match);
  gtk_widget_set_visible (GTK_WIDGET (self->filter), ari_times_can_tell (times));
  g_array_set_size (self->ids, 0);
  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (visibility.match, ply)) != NULL;)
    add_ply (self, &visibility, times, ply);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (self->rows->pdata[i], i < self->ids->len);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->ids->len > 0);
  gtk_widget_set_visible (self->nothing, self->ids->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->ids->len > 0 || gtk_widget_get_visible (GTK_WIDGET (self->filter)));
}

static void
later_cb (gpointer data)
{
  AriMarkedList *self = data;

  self->sync_id = 0;
  ari_marked_list_sync (self);
}

/* A review reports one ply after another. What is hidden shows itself when it has something to show. */
static void
changed_cb (AriMarkedList *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (self->table != NULL && self->sync_id == 0 && parent != NULL && gtk_widget_get_mapped (parent))
    self->sync_id = g_idle_add_once (later_cb, self);
}

/* While a mistake is tried again, its row doesn't tell what was better. */
static void
table_changed_cb (AriMarkedList *self)
{
  if (ari_table_get_visibility (self->table).tried != self->tried)
    changed_cb (self);
}

static void
row_activated_cb (AriMarkedList *self,
                  GtkListBoxRow *row)
{
  ari_table_show_moment (self->table, g_array_index (self->ids, guint, gtk_list_box_row_get_index (row)));
}

/* The tooltip says what the two kinds of moves are (see AriTimes), to screen readers, too. */
static GtkDropDown *
new_filter (AriMarkedList *self)
{
  const char *names[] = {
    [FILTER_MARKED] = _("All Marks"),
    [FILTER_HASTY] = _("Hasty Mistakes"),
    [FILTER_LONG] = _("Long Thoughts"),
    NULL,
  };
  GtkWidget *filter = gtk_drop_down_new_from_strings (names);

  gtk_widget_set_tooltip_text (filter,
                               _("Hasty mistakes took less than a third of the player’s usual time, and less "
                                 "than 5 seconds. Long thoughts are the longest tenth of a player’s decisions, "
                                 "if they took at least three times as long as usual."));
  gtk_widget_set_visible (filter, FALSE);
  g_signal_connect_object (filter, "notify::selected", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_DROP_DOWN (filter);
}

static void
ari_marked_list_dispose (GObject *object)
{
  AriMarkedList *self = ARI_MARKED_LIST (object);

  g_clear_handle_id (&self->sync_id, g_source_remove);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_marked_list_parent_class)->dispose (object);
}

static void
ari_marked_list_class_init (AriMarkedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_marked_list_dispose;
}

static void
ari_marked_list_init (AriMarkedList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (_("Marked Moves")), *list = gtk_list_box_new ();
  AdwWrapBox *head = ADW_WRAP_BOX (adw_wrap_box_new ());

  self->rows = g_ptr_array_new ();
  self->ids = g_array_new (FALSE, FALSE, sizeof (guint));
  self->list = GTK_LIST_BOX (list);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_add_css_class (heading, "heading");
  self->filter = new_filter (self);
  self->nothing = gtk_label_new (_("No such moves."));
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_widget_add_css_class (self->nothing, "dimmed");
  adw_wrap_box_set_child_spacing (head, 6);
  adw_wrap_box_set_justify (head, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (head, TRUE);
  adw_wrap_box_append (head, heading);
  adw_wrap_box_append (head, GTK_WIDGET (self->filter));
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Marked Moves"), -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  ari_widget_watch_parent (GTK_WIDGET (self), G_CALLBACK (changed_cb));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (head));
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_marked_list_set_table (AriMarkedList *self,
                           AriTable      *table)
{
  AriMatch *match;

  g_return_if_fail (ARI_IS_MARKED_LIST (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  match = ari_table_get_match (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
ari_marked_list_set_numbers (AriMarkedList *self,
                             gboolean       numbers)
{
  g_return_if_fail (ARI_IS_MARKED_LIST (self));

  self->numbers = numbers;
  changed_cb (self);
}
