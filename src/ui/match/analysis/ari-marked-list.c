/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-marked-list.h"

#include <glib/gi18n.h>

#include "ari-judgement.h"
#include "ari-line-row.h"
#include "ari-loss-words.h"
#include "ari-moment.h"
#include "ari-notation.h"
#include "ari-table-ideas.h"
#include "ari-widget-util.h"

struct _AriMarkedList
{
  AdwBin      parent_instance;

  /* Borrowed: children */
  GtkListBox *list;

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

static void
add_ply (AriMarkedList       *self,
         const AriVisibility *visibility,
         AriPly              *ply)
{
  AriMatch *match = visibility->match;
  const AriEval *eval = ari_ply_get_eval (ply);
  g_autofree char *remark = ari_remark_on_ply (match, visibility, ply), *word = word_of (ply);
  g_autofree char *action = NULL, *text = NULL, *points = NULL, *value = NULL;
  guint id = ari_ply_get_id (ply);

  if (ari_visibility_hides_ply (visibility, ply) || (remark == NULL && word == NULL))
    return;

  points = self->numbers && eval != NULL && eval->best != NULL ? ari_loss_words_points (eval) : NULL;
  value = word != NULL && points != NULL ? g_strdup_printf ("%s\n%s", word, points) : g_strdup (word);
  action = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));
  /* Translators: the number of a move, and the move in its written form, such as d4e5. */
  text = g_strdup_printf (_("Move %1$u: %2$s"), ari_ply_get_turn (ply), action);
  ari_line_row_show_text (get_row (self, self->ids->len), match, ari_ply_get_actor (ply), text,
                          remark != NULL ? remark : "", value != NULL ? value : "");
  g_array_append_val (self->ids, id);
}

/* Reasons are told in the line that is shown: while a variation is, the list stays as it was. */
static void
ari_marked_list_sync (AriMarkedList *self)
{
  AriVisibility visibility = ari_table_get_visibility (self->table);

  self->tried = visibility.tried;
  if (!ari_match_is_on_main_line (visibility.match))
    return;

  g_array_set_size (self->ids, 0);
  for (AriPly *ply = NULL; (ply = ari_match_get_continuation (visibility.match, ply)) != NULL;)
    add_ply (self, &visibility, ply);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (self->rows->pdata[i], i < self->ids->len);
  gtk_widget_set_visible (GTK_WIDGET (self), self->ids->len > 0);
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

  self->rows = g_ptr_array_new ();
  self->ids = g_array_new (FALSE, FALSE, sizeof (guint));
  self->list = GTK_LIST_BOX (list);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Marked Moves"), -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  ari_widget_watch_parent (GTK_WIDGET (self), G_CALLBACK (changed_cb));
  gtk_box_append (GTK_BOX (box), heading);
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
