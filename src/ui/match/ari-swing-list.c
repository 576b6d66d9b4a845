/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-swing-list.h"

#include "ari-coaching-words.h"
#include "ari-swing-row.h"

struct _AriSwingList
{
  AdwBin      parent_instance;

  /* Borrowed: a child */
  GtkListBox *list;

  /* Owned */
  char       *told; /* (nullable): what the rows say */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSwingList, ari_swing_list, ADW_TYPE_BIN)

static void
ari_swing_list_finalize (GObject *object)
{
  g_free (ARI_SWING_LIST (object)->told);

  G_OBJECT_CLASS (ari_swing_list_parent_class)->finalize (object);
}

static void
ari_swing_list_class_init (AriSwingListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_swing_list_finalize;

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

/* The live analysis judges a ply again and again. */
static gboolean
is_told (AriSwingList   *self,
         AriMatch       *match,
         const AriSwing *swings,
         guint           n)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swings[i].number - 1);
      g_autofree char *words = ari_coaching_words_swing (match, &swings[i], TRUE);

      /* The same move, played again, is another ply. */
      g_string_append_printf (text, "%u %u %s\n", swings[i].number, ari_ply_get_id (ply), words);
    }

  return !g_set_str (&self->told, text->str);
}

void
ari_swing_list_show (AriSwingList   *self,
                     AriMatch       *match,
                     const AriSwing *swings,
                     guint           n)
{
  g_return_if_fail (ARI_IS_SWING_LIST (self));
  g_return_if_fail (ARI_IS_MATCH (match));

  if (is_told (self, match, swings, n))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, ari_swing_row_new (match, &swings[i]));
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
