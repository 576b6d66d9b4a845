/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-swing-row.h"

#include <glib/gi18n.h>

#include "ari-coaching-words.h"
#include "ari-notation-label.h"
#include "ari-visibility.h"
#include "ari-picture.h"

#define PICTURE_HEIGHT 150

struct _AriSwingRow
{
  GtkListBoxRow     parent_instance;

  guint             ply;          /* its id */
  AriActor          seat;         /* whose ply it is */
  AriNotationLabel *text;
  char             *words;        /* with the better move */
  char             *question;     /* without */
  gboolean          tells_better;

  /* What the picture points to */
  AriSetup          setup;
  AriPosition       position;
  AriMotionPath     paths[ARI_MAX_MOTION_PATHS];
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
ari_swing_row_finalize (GObject *object)
{
  AriSwingRow *self = ARI_SWING_ROW (object);

  g_free (self->words);
  g_free (self->question);

  G_OBJECT_CLASS (ari_swing_row_parent_class)->finalize (object);
}

static void
ari_swing_row_class_init (AriSwingRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_swing_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_swing_row_finalize;
}

static void
ari_swing_row_init (AriSwingRow *self)
{
}

/* The board after the move, which is marked. */
static GtkWidget *
new_picture (AriSwingRow *self,
             AriMatch    *match,
             AriPly      *ply)
{
  GtkWidget *picture = ari_picture_new ();
  AriVisibility visibility = { .match = match };
  AriPosition before;
  AriBoardState show;

  self->setup = *ari_match_get_setup (match);
  ari_match_get_position_at (match, ari_ply_get_number (ply) - 1, &before);
  ari_match_get_position_at (match, ari_ply_get_number (ply), &self->position);
  ari_visibility_redact (&visibility, &self->position);
  ari_board_state_init (&show, &self->setup, &self->position);
  show.no_frame = show.no_coordinates = TRUE;
  ari_board_state_set_last (&show, &before, ari_ply_get_action (ply), self->paths);
  ari_picture_set_show (ARI_PICTURE (picture), &show);
  gtk_widget_set_size_request (picture, -1, PICTURE_HEIGHT);

  return picture;
}

static void
sync_words (AriSwingRow *self)
{
  const AriRules *rules = self->setup.rules;
  const char *words = self->tells_better ? self->words : self->question;
  g_autofree char *spoken = ari_notation_spoken (rules, words, NULL);

  ari_notation_label_set_text (self->text, rules, self->seat, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}

GtkWidget *
ari_swing_row_new (AriMatch        *match,
                    const AriSwing *swing)
{
  AriSwingRow *self = g_object_new (ARI_TYPE_SWING_ROW, NULL);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), swing->number - 1);
  g_autofree char *title = g_strdup_printf (C_("moment", "Move %u"), ari_ply_get_turn (ply));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *heading = gtk_label_new (title);
  GtkWidget *text = ari_notation_label_new ();
  GtkLabel *label = ari_notation_label_get_label (ARI_NOTATION_LABEL (text));

  self->ply = ari_ply_get_id (ply);
  self->seat = ari_ply_get_actor (ply);
  self->text = ARI_NOTATION_LABEL (text);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  self->tells_better = TRUE;
  ari_swing_row_set_swing (self, match, swing);

  return GTK_WIDGET (self);
}

void
ari_swing_row_set_swing (AriSwingRow    *self,
                         AriMatch       *match,
                         const AriSwing *swing)
{
  g_autofree char *words = ari_coaching_words_swing (match, swing, TRUE);
  g_autofree char *question = ari_coaching_words_swing (match, swing, FALSE);
  gboolean changes = g_set_str (&self->words, words);

  if (g_set_str (&self->question, question) || changes)
    sync_words (self);
}

guint
ari_swing_row_get_ply (AriSwingRow *self)
{
  g_return_val_if_fail (ARI_IS_SWING_ROW (self), 0);

  return self->ply;
}

void
ari_swing_row_set_tells_better (AriSwingRow *self,
                                gboolean     tells_better)
{
  g_return_if_fail (ARI_IS_SWING_ROW (self));

  if (self->tells_better == tells_better)
    return;
  self->tells_better = tells_better;
  sync_words (self);
}
