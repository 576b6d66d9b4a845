/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-swing-row.h"

#include <glib/gi18n.h>

#include "ari-coaching-words.h"
#include "ari-notation-label.h"
#include "ari-picture.h"

#define PICTURE_HEIGHT 150

struct _AriSwingRow
{
  GtkListBoxRow parent_instance;

  guint         ply;      /* its id */

  /* What the picture points to */
  AriSetup      setup;
  AriPosition   position;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
};

G_DEFINE_FINAL_TYPE (AriSwingRow, ari_swing_row, GTK_TYPE_LIST_BOX_ROW)

/* The picture is gone before the position that it shows. */
static void
ari_swing_row_dispose (GObject *object)
{
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);

  G_OBJECT_CLASS (ari_swing_row_parent_class)->dispose (object);
}

static void
ari_swing_row_class_init (AriSwingRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_swing_row_dispose;
}

static void
ari_swing_row_init (AriSwingRow *self)
{
}

/* The board after the move, which is marked. */
static GtkWidget *
new_picture (AriSwingRow *self,
             AriMatch     *match,
             AriPly       *ply)
{
  GtkWidget *picture = ari_picture_new ();
  AriPosition before;
  AriBoardState show;

  self->setup = *ari_match_get_setup (match);
  ari_match_get_position_at (match, ari_ply_get_number (ply) - 1, &before);
  ari_match_get_position_at (match, ari_ply_get_number (ply), &self->position);
  ari_board_state_init (&show, &self->setup, &self->position);
  show.no_frame = show.no_coordinates = TRUE;
  ari_board_state_set_last (&show, &before, ari_ply_get_action (ply), self->paths);
  ari_picture_set_show (ARI_PICTURE (picture), &show);
  gtk_widget_set_size_request (picture, -1, PICTURE_HEIGHT);

  return picture;
}

GtkWidget *
ari_swing_row_new (AriMatch        *match,
                    const AriSwing *swing)
{
  AriSwingRow *self = g_object_new (ARI_TYPE_SWING_ROW, NULL);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
  const AriRules *rules = ari_match_get_rules (match);
  g_autofree char *title = g_strdup_printf (C_("moment", "Move %u"), swing->number);
  g_autofree char *words = ari_coaching_words_swing (match, swing);
  g_autofree char *spoken = ari_notation_spoken (rules, words);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *heading = gtk_label_new (title);
  GtkWidget *text = ari_notation_label_new ();
  GtkLabel *label = ari_notation_label_get_label (ARI_NOTATION_LABEL (text));

  self->ply = ari_ply_get_id (ply);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  ari_notation_label_set_text (ARI_NOTATION_LABEL (text), rules, ari_ply_get_actor (ply), words);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), new_picture (self, match, ply));
  gtk_box_append (GTK_BOX (box), text);
  gtk_widget_set_margin_top (box, 9);
  gtk_widget_set_margin_bottom (box, 9);
  gtk_widget_set_margin_start (box, 9);
  gtk_widget_set_margin_end (box, 9);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _("Go There"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);

  return GTK_WIDGET (self);
}

guint
ari_swing_row_get_ply (AriSwingRow *self)
{
  g_return_val_if_fail (ARI_IS_SWING_ROW (self), 0);

  return self->ply;
}
