/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-card.h"

#include <glib/gi18n.h>

#include "ari-level.h"
#include "ari-seat-mark.h"
#include "ari-supply-row.h"

struct _AriSeatCard
{
  AdwBin       parent_instance;

  AriActor     seat;
  GtkWidget   *rows[ARI_MAX_SUPPLIES]; /* borrowed: owned by supplies */

  /* Template widgets */
  AriSeatMark *mark;
  GtkBox      *names;
  GtkLabel    *name;
  GtkLabel    *status;
  GtkLabel    *score;
  GtkBox      *supplies;
  AdwSpinner  *spinner;
};

G_DEFINE_FINAL_TYPE (AriSeatCard, ari_seat_card, ADW_TYPE_BIN)

static void
ari_seat_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_SEAT_CARD);

  G_OBJECT_CLASS (ari_seat_card_parent_class)->dispose (object);
}

static void
ari_seat_card_class_init (AriSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_seat_card_dispose;

  g_type_ensure (ARI_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, mark);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, names);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, status);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, score);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, supplies);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, spinner);

  gtk_widget_class_set_css_name (widget_class, "seat-card");
}

static void
ari_seat_card_init (AriSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ari_seat_card_new (AriActor seat)
{
  AriSeatCard *self = g_object_new (ARI_TYPE_SEAT_CARD, NULL);

  self->seat = seat;
  ari_seat_mark_set_seat (self->mark, seat);

  return GTK_WIDGET (self);
}

/* What the seat is doing, in words. */
static char *
status_text (AriSeatCard       *self,
             AriMatch          *match,
             const AriPosition *position,
             gboolean           thinking)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriSeat *seat = ari_match_get_seat (match, self->seat);
  const AriLevel *level;
  AriActor actor = rules->actor (position);

  if (rules->winners (position) & (1u << (self->seat - 1)))
    return g_strdup (C_("seat", "wins"));
  if (actor == self->seat && thinking)
    return g_strdup (C_("seat", "thinking…"));
  if (actor == self->seat)
    return g_strdup (C_("seat", "to move"));
  if (seat->kind == ARI_SEAT_PERSON)
    return g_strdup (C_("seat", "person"));

  level = seat->level != NULL ? ari_level_lookup (seat->level) : NULL;
  if (level == NULL)
    return g_strdup (C_("seat", "computer"));

  /* Translators: %s is the level of a computer, such as “Adept”. */
  return g_strdup_printf (C_("seat", "computer, %s"), g_dpgettext2 (NULL, "level", level->title));
}

static void
show_supplies (AriSeatCard       *self,
               const AriRules    *rules,
               const AriPosition *position)
{
  AriSupply supplies[ARI_MAX_SUPPLIES];
  guint n = rules->supplies != NULL ? rules->supplies (position, self->seat, supplies) : 0;

  for (guint i = 0; i < ARI_MAX_SUPPLIES; i++)
    {
      g_autofree char *label = NULL;

      if (i >= n)
        {
          if (self->rows[i] != NULL)
            gtk_widget_set_visible (self->rows[i], FALSE);
          continue;
        }

      if (self->rows[i] == NULL)
        {
          self->rows[i] = ari_supply_row_new (self->seat);
          gtk_box_append (self->supplies, self->rows[i]);
        }
      /* Translators: what a seat holds in hand, such as “piece: 7”. */
      label = g_strdup_printf (C_("supply", "%1$s: %2$u"), _(supplies[i].name), supplies[i].count);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      gtk_widget_set_tooltip_text (self->rows[i], label);
      ari_supply_row_set_count (ARI_SUPPLY_ROW (self->rows[i]), supplies[i].count);
      gtk_widget_set_visible (self->rows[i], TRUE);
    }
}

void
ari_seat_card_show (AriSeatCard       *self,
                    AriMatch          *match,
                    const AriPosition *position,
                    gboolean           thinking)
{
  const AriRules *rules;
  const AriSeat *seat;
  const char *name;
  g_autofree char *status = NULL;
  g_autofree char *score = NULL;
  g_autofree char *label = NULL;
  int scores[ARI_MAX_SEATS];
  gboolean on_turn;

  g_return_if_fail (ARI_IS_SEAT_CARD (self));

  rules = ari_match_get_rules (match);
  seat = ari_match_get_seat (match, self->seat);
  name = *seat->name != '\0' ? seat->name : ari_seat_colour_name (self->seat);
  on_turn = rules->actor (position) == self->seat;
  status = status_text (self, match, position, thinking);
  rules->scores (position, scores);
  score = g_strdup_printf ("%d", scores[self->seat - 1]);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->status, status);
  gtk_label_set_label (self->score, score);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), on_turn && thinking);
  show_supplies (self, rules, position);
  if (on_turn)
    gtk_widget_add_css_class (GTK_WIDGET (self), "on-turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "on-turn");

  /* Translators: a seat for the screen reader: its name, its colour, its score, what it is doing. */
  label = g_strdup_printf (_("%1$s, %2$s, score %3$s, %4$s"), name, ari_seat_colour_name (self->seat), score, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_class (AriSeatCard *self,
           const char  *name,
           gboolean     set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
ari_seat_card_set_size (AriSeatCard     *self,
                        AriSeatCardSize  size)
{
  g_return_if_fail (ARI_IS_SEAT_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->supplies), size == ARI_SEAT_CARD_FULL);
  gtk_widget_set_visible (GTK_WIDGET (self->status), size <= ARI_SEAT_CARD_COMPACT);
  gtk_widget_set_visible (GTK_WIDGET (self->names), size <= ARI_SEAT_CARD_LINE);
  set_class (self, "compact", size == ARI_SEAT_CARD_COMPACT);
  set_class (self, "one-line", size >= ARI_SEAT_CARD_LINE);
}
