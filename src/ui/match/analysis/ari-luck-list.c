/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-luck-list.h"

#include <glib/gi18n.h>

#include "ari-list-words.h"
#include "ari-luck.h"
#include "ari-number-words.h"
#include "ari-seat-number-row.h"
#include "ari-widget-util.h"

struct _AriLuckList
{
  AdwBin        parent_instance;

  /* Borrowed: children */
  GtkWidget    *list;
  GtkWidget    *caption;
  GtkWidget    *nothing;
  GtkWidget    *dice;
  AriSeatNumberRow   *rows[ARI_MAX_SEATS];

  /* Owned */
  AriMatch     *match;
  guint         sync_id;
};

G_DEFINE_FINAL_TYPE (AriLuckList, ari_luck_list, ADW_TYPE_BIN)

char *
ari_luck_words (const AriRules *rules,
                const AriLuck  *luck)
{
  g_autofree char *chance = ari_number_words_points (luck->luck);
  g_autofree char *decisions = ari_number_words_points (-luck->sure_loss);
  g_autofree char *feats = ari_number_words_points (luck->execution);

  if (luck->n_outcomes == 0 && luck->n_feats == 0)
    /* Translators: what its decisions cost a player, as in “−3”. */
    return g_strdup_printf (_("Decisions %s points"), decisions);
  if (luck->n_feats > 0)
    return ari_sentence (rules->feats->words.luck, chance, decisions, feats);

  /* Translators: what chance gave to a player and what its decisions cost it, as in “+4”. */
  return g_strdup_printf (_("Luck %1$s, decisions %2$s points"), chance, decisions);
}

char *
ari_luck_ply_words (AriMatch *match,
                    AriPly   *ply)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) parts = NULL;
  g_autofree char *joined = NULL;

  if (eval == NULL || ari_ply_get_actor (ply) != ARI_CHANCE || !ari_luck_is_told (eval))
    return NULL;

  for (AriActor actor = 1; actor <= ari_match_get_setup (match)->seats; actor++)
    {
      const char *label = ari_match_get_seat_label (match, actor);
      g_autofree char *gain = ari_number_words_gain (eval->luck[actor - 1], 1);

      /* Translators: what chance gave to a player, or took away, as in “Red +4.2%”. */
      g_strv_builder_take (builder, g_strdup_printf (C_("luck", "%1$s %2$s"), label, gain));
    }
  parts = g_strv_builder_end (builder);
  joined = ari_list_words ((const char *const *) parts, g_strv_length (parts));

  /* Translators: %s is as “Red +4.2% and Blue −4.2%”. */
  return g_strdup_printf (_("Luck: %s"), joined);
}

/* The number of chances gives away what tiles hide, so it stays secret while players have to remember
 * them. */
char *
ari_luck_memory_words (AriMatch      *match,
                       const AriLuck *luck)
{
  if (luck->n_known == 0 || !ari_match_is_over (match))
    return NULL;

  /* Translators: how often a seat has found a pair of tiles that both had been seen before, the first %u,
   * and how often it could have, the second. The plural is that of the second. */
  return g_strdup_printf (ngettext ("Memory: %1$u of %2$u known pair found", "Memory: %1$u of %2$u known pairs found",
                                    luck->n_known), luck->n_found, luck->n_known);
}

/* Of all seats, so that they make up the match. */
static void
find_percents (const AriLuck luck[ARI_MAX_SEATS],
               guint         percents[ARI_MAX_SEATS])
{
  double shares[ARI_MAX_SEATS];

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    shares[s] = luck[s].without;
  ari_number_words_percents (shares, ARI_MAX_SEATS, percents);
}

static void
show_seat (AriLuckList   *self,
           AriActor       seat,
           const AriLuck *luck,
           guint          percent)
{
  g_autofree char *words = ari_luck_words (ari_match_get_rules (self->match), luck);
  g_autofree char *memory = ari_luck_memory_words (self->match, luck);
  g_autofree char *subtitle = memory != NULL ? g_strjoin ("\n", words, memory, NULL) : g_steal_pointer (&words);
  g_autofree char *rolls = g_strdup_printf (ngettext ("%u outcome of chance analysed", "%u outcomes of chance analysed",
                                                      luck->n_outcomes), luck->n_outcomes);
  g_autofree char *decisions = g_strdup_printf (ngettext ("%u decision analysed", "%u decisions analysed",
                                                          luck->n_decisions), luck->n_decisions);
  g_autofree char *tooltip = g_strdup_printf ("%s\n%s", rolls, decisions);
  /* Translators: a seat's share of the win, in per cent, if luck is left out. */
  g_autofree char *value = luck->complete ? g_strdup_printf (C_("without luck", "%u%%"), percent)
                                          : g_strdup ("");

  ari_seat_number_row_show (self->rows[seat - 1], self->match, seat, subtitle, value, tooltip);
}

static gboolean
sync_cb (gpointer data)
{
  AriLuckList *self = data;
  AriLuck luck[ARI_MAX_SEATS];
  gboolean judged = ari_luck_of_match (self->match, luck);
  guint seats = ari_match_get_setup (self->match)->seats, percents[ARI_MAX_SEATS];

  self->sync_id = 0;
  find_percents (luck, percents);
  gtk_widget_set_visible (self->nothing, !judged || !luck[0].complete);
  gtk_label_set_label (GTK_LABEL (self->nothing),
                       judged ? _("Analyse the whole match to see the result without luck.")
                              : _("Analyse the match to tell luck from skill."));
  gtk_widget_set_visible (self->caption, judged && luck[0].complete);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->rows[seat - 1]), judged && seat <= seats);
      if (judged && seat <= seats)
        show_seat (self, seat, &luck[seat - 1], percents[seat - 1]);
    }

  return G_SOURCE_REMOVE;
}

/* A review reports one ply after another: sum up all of them at once, and only while the list is
 * visible. */
static void
changed_cb (AriLuckList *self)
{
  if (self->sync_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->sync_id = g_idle_add (sync_cb, self);
}

static void
ari_luck_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ari_luck_list_parent_class)->map (widget);

  changed_cb (ARI_LUCK_LIST (widget));
}

static void
ari_luck_list_dispose (GObject *object)
{
  AriLuckList *self = ARI_LUCK_LIST (object);

  g_clear_handle_id (&self->sync_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_luck_list_parent_class)->dispose (object);
}

static void
ari_luck_list_class_init (AriLuckListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_luck_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = ari_luck_list_map;
}

static void
ari_luck_list_init (AriLuckList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *heading = gtk_label_new (_("Luck and Skill"));

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_add_css_class (heading, "heading");
  /* Translators: heading of a column: shares of the win if luck is left out. */
  self->caption = gtk_label_new (C_("column", "Without luck"));
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->caption, "dimmed");
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_box_append (GTK_BOX (top), heading);
  gtk_box_append (GTK_BOX (top), self->caption);

  self->nothing = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->nothing), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->nothing), 0);
  gtk_widget_add_css_class (self->nothing, "dimmed");

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Luck and Skill"), -1);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      self->rows[seat - 1] = ARI_SEAT_NUMBER_ROW (ari_seat_number_row_new ());
      gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (self->rows[seat - 1]));
    }

  self->dice = adw_button_row_new ();
  ari_widget_wrap_labels (self->dice);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->dice), "analysis.dice");
  gtk_list_box_append (GTK_LIST_BOX (self->list), self->dice);

  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (box), self->nothing);
  gtk_box_append (GTK_BOX (box), self->list);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_luck_list_set_match (AriLuckList *self,
                         AriMatch    *match)
{
  g_return_if_fail (ARI_IS_LUCK_LIST (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->dice),
                                 ari_rules_fairness (ari_match_get_rules (match)));
  g_signal_connect_object (match, "notify", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self), ari_match_get_rules (match)->chance_weight != NULL);
}
