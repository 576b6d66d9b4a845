/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-accuracy-list.h"

#include <glib/gi18n.h>

#include "ari-accuracy.h"
#include "ari-seat-number-row.h"

struct _AriAccuracyList
{
  AdwBin      parent_instance;

  /* Borrowed: children */
  GtkWidget  *list;
  AriSeatNumberRow *rows[ARI_MAX_SEATS];

  /* Owned */
  AriMatch   *match;
  guint       sync_id;
};

G_DEFINE_FINAL_TYPE (AriAccuracyList, ari_accuracy_list, ADW_TYPE_BIN)

static guint
points_of (double chance)
{
  return (guint) (100 * chance + 0.5);
}

/* Why no number can be told. */
static const char *
tell_gap (AriAccuracyGap gap)
{
  switch (gap)
    {
    case ARI_ACCURACY_SUBSTITUTE:
      return _("Not known: a computer made all these choices");

    case ARI_ACCURACY_NOT_JUDGED:
      return _("Not known: not all of these choices have been analysed");

    case ARI_ACCURACY_NOT_WEIGHED:
      return _("Not known: the analysis can’t tell how hard all of these choices were");

    case ARI_ACCURACY_FEW:
      return _("Not known: there were too few choices with something at stake");

    case ARI_ACCURACY_LITTLE:
      return _("Not known: too little was at stake");

    case ARI_ACCURACY_TOLD:
    default:
      return NULL;
    }
}

/* The seats of a match of which nothing has been analysed have no accuracy to miss. */
static gboolean
is_any_told (const AriAccuracy accuracy[ARI_MAX_SEATS])
{
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    if (accuracy[s].n_choices > 0)
      return TRUE;

  return FALSE;
}

static char *
tell_lost (const AriAccuracy *accuracy)
{
  guint lost = points_of (accuracy->loss), usual = points_of (accuracy->expected_loss);

  if (ari_accuracy_is_bound (accuracy) && lost == 0)
    return g_strdup_printf (_("No clear mistake, but the winning chance fell by %u points with these moves"),
                            points_of (accuracy->fall));
  if (ari_accuracy_is_bound (accuracy))
    /* Translators: the first number is at least 1, the second one is greater. */
    return g_strdup_printf (ngettext ("Lost at least %1$u point of winning chance, which fell by %2$u with these "
                                      "moves",
                                      "Lost at least %1$u points of winning chance, which fell by %2$u with "
                                      "these moves", lost),
                            lost, points_of (accuracy->fall));
  if (lost == 0)
    return g_strdup_printf (ngettext ("No clear mistake; such choices usually cost %u point of winning chance",
                                      "No clear mistake; such choices usually cost %u points of winning chance",
                                      usual), usual);

  /* Translators: of a player; points are points of winning chance, in per cent. The plural is that of the
   * first %u. */
  return g_strdup_printf (ngettext ("Lost at least %1$u point of winning chance; such choices usually cost %2$u",
                                    "Lost at least %1$u points of winning chance; such choices usually cost %2$u",
                                    lost),
                          lost, usual);
}

char *
ari_accuracy_words (AriMatch *match,
                    AriActor  seat)
{
  AriAccuracy accuracy[ARI_MAX_SEATS];
  const AriAccuracy *own = &accuracy[seat - 1];
  g_autofree char *lost = NULL;

  ari_accuracy_of_match (match, accuracy);
  if (!is_any_told (accuracy))
    return NULL;
  if (own->gap != ARI_ACCURACY_TOLD)
    /* Translators: of a player, with the reason, such as “Not known: too little was at stake”. */
    return g_strdup_printf (C_("accuracy", "Accuracy. %s"), tell_gap (own->gap));

  lost = tell_lost (own);
  if (ari_accuracy_is_bound (own))
    /* Translators: of a player, with the reason. */
    return g_strdup_printf (C_("accuracy", "Accuracy %1$u%% at most. %2$s"), ari_accuracy_percent (own),
                            lost);

  /* Translators: of a player, with the reason. */
  return g_strdup_printf (C_("accuracy", "Accuracy %1$u%%. %2$s"), ari_accuracy_percent (own), lost);
}

static void
show_seat (AriAccuracyList   *self,
           AriActor           seat,
           const AriAccuracy *accuracy)
{
  g_autofree char *words = NULL, *number = NULL, *choices = NULL;

  if (accuracy->gap != ARI_ACCURACY_TOLD)
    {
      ari_seat_number_row_show (self->rows[seat - 1], self->match, seat, tell_gap (accuracy->gap), "", NULL);
      return;
    }

  words = tell_lost (accuracy);
  choices = g_strdup_printf (ngettext ("%u choice with something at stake",
                                       "%u choices with something at stake", accuracy->n_choices),
                             accuracy->n_choices);
  number = g_strdup_printf (ari_accuracy_is_bound (accuracy)
                            ? C_("accuracy", "%u%% at most") : C_("accuracy", "%u%%"),
                            ari_accuracy_percent (accuracy));
  ari_seat_number_row_show (self->rows[seat - 1], self->match, seat, words, number, choices);
}

static void
ari_accuracy_list_sync (AriAccuracyList *self)
{
  AriAccuracy accuracy[ARI_MAX_SEATS];
  guint seats = ari_match_get_setup (self->match)->seats;

  ari_accuracy_of_match (self->match, accuracy);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->rows[seat - 1]), seat <= seats);
      if (seat <= seats)
        show_seat (self, seat, &accuracy[seat - 1]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), is_any_told (accuracy));
}

static gboolean
sync_cb (gpointer data)
{
  AriAccuracyList *self = data;

  self->sync_id = 0;
  ari_accuracy_list_sync (self);

  return G_SOURCE_REMOVE;
}

/* A review reports one ply after another: sum up all of them at once. */
static void
changed_cb (AriAccuracyList *self)
{
  if (self->sync_id == 0)
    self->sync_id = g_idle_add (sync_cb, self);
}

static void
ari_accuracy_list_dispose (GObject *object)
{
  AriAccuracyList *self = ARI_ACCURACY_LIST (object);

  g_clear_handle_id (&self->sync_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_accuracy_list_parent_class)->dispose (object);
}

static void
ari_accuracy_list_class_init (AriAccuracyListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_accuracy_list_dispose;
}

static void
ari_accuracy_list_init (AriAccuracyList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *heading = gtk_label_new (_("Accuracy"));
  GtkWidget *meaning = gtk_label_new (_("100% means that the analysis found nothing better, 50% that the "
                                        "moves lost as much as is usual for choices this hard."));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_wrap (GTK_LABEL (meaning), TRUE);
  gtk_label_set_xalign (GTK_LABEL (meaning), 0);
  gtk_widget_add_css_class (meaning, "dimmed");
  gtk_widget_add_css_class (meaning, "caption");

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Accuracy"),
                                  -1);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      self->rows[seat - 1] = ARI_SEAT_NUMBER_ROW (ari_seat_number_row_new ());
      gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (self->rows[seat - 1]));
    }

  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), meaning);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_accuracy_list_set_match (AriAccuracyList *self,
                             AriMatch        *match)
{
  g_return_if_fail (ARI_IS_ACCURACY_LIST (self));
  g_return_if_fail (ARI_IS_MATCH (match));

  if (self->match != match)
    {
      if (self->match != NULL)
        g_signal_handlers_disconnect_by_data (self->match, self);
      g_set_object (&self->match, match);
      g_signal_connect_object (match, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (match, "ply-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    }
  ari_accuracy_list_sync (self);
}
