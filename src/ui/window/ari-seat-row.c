/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-row.h"

#include <glib/gi18n.h>

#include "ari-level-words.h"
#include "ari-new-match.h"
#include "ari-seat-mark.h"

struct _AriSeatRow
{
  AdwPreferencesRow  parent_instance;

  /* Template widgets */
  AriSeatMark       *mark;
  GtkEditable       *name;
  GtkWidget         *computer;
  GtkDropDown       *level;
  GtkLabel          *explanation;
  AdwToggleGroup    *kind;

  const AriRules    *rules;
  AriActor           seat;
  AriSeatKind        shown_kind; /* the kind that the name was made for */
  char              *names[2];   /* by kind: the name of the seat until you type another one */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSeatRow, ari_seat_row, ADW_TYPE_PREFERENCES_ROW)

static void
name_cb (AriSeatRow *self)
{
  g_autofree char *name = ari_seat_row_dup_name (self);

  if (name[0] != '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");

  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               name[0] != '\0' ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
level_cb (AriSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->level);

  if (selected < ARI_N_LEVELS)
    {
      g_autofree char *text = ari_level_words_explained (&ari_levels ()[selected], self->rules);

      gtk_label_set_label (self->explanation, text);
    }

  g_signal_emit (self, signals[CHANGED], 0);
}

static void
kind_cb (AriSeatRow *self)
{
  AriSeatKind kind = ari_seat_row_get_kind (self);
  g_autofree char *name = ari_seat_row_dup_name (self);

  gtk_widget_set_visible (self->computer, kind == ARI_SEAT_COMPUTER);

  /* Replace a name that was not typed here with the default one. */
  if (kind != self->shown_kind && (name[0] == '\0' || g_strcmp0 (name, self->names[self->shown_kind]) == 0))
    gtk_editable_set_text (self->name, self->names[kind]);

  self->shown_kind = kind;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ari_seat_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_SEAT_ROW);

  G_OBJECT_CLASS (ari_seat_row_parent_class)->dispose (object);
}

static void
ari_seat_row_finalize (GObject *object)
{
  for (guint kind = 0; kind < G_N_ELEMENTS (ARI_SEAT_ROW (object)->names); kind++)
    g_free (ARI_SEAT_ROW (object)->names[kind]);

  G_OBJECT_CLASS (ari_seat_row_parent_class)->finalize (object);
}

static void
ari_seat_row_class_init (AriSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_seat_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_seat_row_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", ARI_TYPE_SEAT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ARI_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, mark);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, computer);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, level);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, explanation);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, kind);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
}

static void
ari_seat_row_init (AriSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
list_levels (AriSeatRow *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < ARI_N_LEVELS; i++)
    gtk_string_list_append (titles, g_dpgettext2 (NULL, "level", ari_levels ()[i].title));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (titles));
}

GtkWidget *
ari_seat_row_new (const AriRules *rules,
                  AriActor        seat)
{
  AriSeatRow *self = g_object_new (ARI_TYPE_SEAT_ROW, NULL);
  gboolean coloured = ari_seats_have_colours (rules);
  const char *colour = ari_seat_own_name (rules, seat);
  /* Translators: accessible names; %u is the number of a seat, %s its colour. */
  g_autofree char *name = g_strdup_printf (coloured ? _("Name of player %u, %s") : _("Name of player %u"),
                                           seat, colour);
  g_autofree char *level = g_strdup_printf (coloured ? _("Level of player %u, %s") : _("Level of player %u"),
                                            seat, colour);
  g_autofree char *kind = g_strdup_printf (coloured ? _("Type of player %u, %s") : _("Type of player %u"),
                                           seat, colour);

  self->seat = seat;
  self->rules = rules;
  list_levels (self);
  ari_seat_mark_set_seat (self->mark, rules, seat);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* The toolkit uses the label of a drop-down for the selected item. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, level,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);

  return GTK_WIDGET (self);
}

/**
 * ari_seat_row_set:
 * @who: copied; its level is not NULL, but this program need not have it
 *
 * Shows @who at the seat, in place of what the person chose.
 */
void
ari_seat_row_set (AriSeatRow    *self,
                  const AriSeat *who)
{
  const AriLevel *level = ari_level_lookup (who->level);

  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  self->shown_kind = who->kind;
  for (AriSeatKind kind = ARI_SEAT_PERSON; kind <= ARI_SEAT_COMPUTER; kind++)
    g_set_str (&self->names[kind], kind == who->kind ? who->name : ari_new_match_name (kind, self->seat));
  gtk_editable_set_text (self->name, who->name);
  adw_toggle_group_set_active_name (self->kind, who->kind == ARI_SEAT_PERSON ? "person" : "computer");
  gtk_widget_set_visible (self->computer, who->kind == ARI_SEAT_COMPUTER);
  if (level != NULL)
    gtk_drop_down_set_selected (self->level, level - ari_levels ());
  level_cb (self);
}

AriSeatKind
ari_seat_row_get_kind (AriSeatRow *self)
{
  g_return_val_if_fail (ARI_IS_SEAT_ROW (self), ARI_SEAT_PERSON);

  return g_strcmp0 (adw_toggle_group_get_active_name (self->kind), "computer") == 0
           ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON;
}

char *
ari_seat_row_dup_name (AriSeatRow *self)
{
  g_return_val_if_fail (ARI_IS_SEAT_ROW (self), NULL);

  return g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
}

/**
 * ari_seat_row_get_level:
 *
 * Returns: (transfer none): the id of the chosen level, also while the seat is a person's
 */
const char *
ari_seat_row_get_level (AriSeatRow *self)
{
  guint selected;

  g_return_val_if_fail (ARI_IS_SEAT_ROW (self), NULL);

  selected = gtk_drop_down_get_selected (self->level);

  return ari_levels ()[MIN (selected, ARI_N_LEVELS - 1)].id;
}
