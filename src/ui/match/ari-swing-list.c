/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-swing-list.h"

#include "ari-coaching-words.h"
#include "ari-swing-row.h"

struct _AriSwingList
{
  AdwBin      parent_instance;

  /* Borrowed: a child */
  GtkListBox *list;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSwingList, ari_swing_list, ADW_TYPE_BIN)

static void
ari_swing_list_class_init (AriSwingListClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
activated_cb (AriSwingList *self,
              AriSwingRow  *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, ari_swing_row_get_ply (row));
}

static void
ari_swing_list_init (AriSwingList *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (activated_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

void
ari_swing_list_set_label (AriSwingList *self,
                          const char   *label)
{
  g_return_if_fail (ARI_IS_SWING_LIST (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* (nullable) */
static GtkWidget *
get_row (AriSwingList *self,
         guint         i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i));
}

/* (nullable): the row of that ply. The same move, played again, is another ply. */
static GtkWidget *
find_row (AriSwingList *self,
          AriPly       *ply)
{
  GtkWidget *row;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    if (ari_swing_row_get_ply (ARI_SWING_ROW (row)) == ari_ply_get_id (ply))
      return row;

  return NULL;
}

/* The row of a ply stays: if it comes later in the list, those before it go, and it moves up to @i. */
static void
show_row (AriSwingList   *self,
          AriMatch       *match,
          const AriSwing *swing,
          guint           i)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
  GtkWidget *row = find_row (self, ply);

  if (row == NULL)
    {
      gtk_list_box_insert (self->list, ari_swing_row_new (match, swing), (int) i);
      return;
    }

  while (get_row (self, i) != row)
    gtk_list_box_remove (self->list, get_row (self, i));
  ari_swing_row_set_swing (ARI_SWING_ROW (row), match, swing);
}

void
ari_swing_list_show (AriSwingList   *self,
                     AriMatch       *match,
                     const AriSwing *swings,
                     guint           n)
{
  GtkWidget *row;

  g_return_if_fail (ARI_IS_SWING_LIST (self));
  g_return_if_fail (ARI_IS_MATCH (match));

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  for (guint i = 0; i < n; i++)
    show_row (self, match, &swings[i], i);
  while ((row = get_row (self, n)) != NULL)
    gtk_list_box_remove (self->list, row);
}

void
ari_swing_list_set_tried (AriSwingList *self,
                          AriPly       *tried)
{
  GtkListBoxRow *row;

  g_return_if_fail (ARI_IS_SWING_LIST (self));

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    ari_swing_row_set_tells_better (ARI_SWING_ROW (row),
                                    tried == NULL
                                    || ari_swing_row_get_ply (ARI_SWING_ROW (row)) != ari_ply_get_id (tried));
}
