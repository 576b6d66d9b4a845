/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-row.h"

#include <glib/gi18n.h>

#include "ari-level-words.h"
#include "ari-name-menu.h"
#include "ari-new-match.h"
#include "ari-seat-mark.h"
#include "ari-widget-util.h"

struct _AriSeatRow
{
  AdwPreferencesRow  parent_instance;

  /* Template widgets */
  AriSeatMark       *mark;
  GtkWidget         *person; /* the name, and the names of others */
  GtkEditable       *name;
  GtkMenuButton     *known;  /* players */
  GtkDropDown       *level;
  GtkLabel          *explanation; /* of a computer: its name, and its level */
  GtkLabel          *partners;
  AdwToggleGroup    *kind;

  const AriRules    *rules;
  AriActor           seat;
  AriSeatKind        shown_kind; /* the kind that the name was made for */
  char              *names[2];   /* by kind: the name of the seat until you type another one */
  char              *meant;      /* (nullable) the name that counts for what was entered */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSeatRow, ari_seat_row, ADW_TYPE_PREFERENCES_ROW)

/* Everything else about the match calls the computer by its name, so say the name here, too. */
static void
explain (AriSeatRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->level);
  g_autofree char *name = ari_seat_row_dup_name (self), *text = NULL;

  if (selected >= ARI_N_LEVELS)
    return;

  /* Translators: the name of a computer, and a sentence about its level. */
  text = g_strdup_printf (_("%1$s · %2$s"), name,
                          ari_level_words_explanation (&ari_levels ()[selected], self->rules));
  gtk_label_set_label (self->explanation, text);
}

static void
name_cb (AriSeatRow *self)
{
  g_autofree char *name = ari_seat_row_dup_name (self);

  ari_widget_set_class (GTK_WIDGET (self->name), "error", name[0] == '\0');
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->name),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               name[0] != '\0' ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  explain (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
level_cb (AriSeatRow *self)
{
  explain (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
left_cb (AriSeatRow *self)
{
  g_autofree char *meant = g_strdup (self->meant);

  if (meant != NULL && ari_seat_row_get_kind (self) == ARI_SEAT_PERSON
      && !g_str_equal (meant, gtk_editable_get_text (self->name)))
    gtk_editable_set_text (self->name, meant);
}

/* A person is asked for a name, a computer for its level. */
static void
sync_kind (AriSeatRow *self)
{
  gboolean computer = ari_seat_row_get_kind (self) == ARI_SEAT_COMPUTER;

  gtk_widget_set_visible (self->person, !computer);
  gtk_widget_set_visible (GTK_WIDGET (self->level), computer);
  gtk_widget_set_visible (GTK_WIDGET (self->explanation), computer);
}

static void
kind_cb (AriSeatRow *self)
{
  AriSeatKind kind = ari_seat_row_get_kind (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  sync_kind (self);

  /* Replace a name that was not typed here with the default one. */
  if (kind != self->shown_kind && (name[0] == '\0' || g_strcmp0 (name, self->names[self->shown_kind]) == 0))
    gtk_editable_set_text (self->name, self->names[kind]);

  explain (self);
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
  g_free (ARI_SEAT_ROW (object)->meant);

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
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, person);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, name);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, known);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, partners);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, level);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, explanation);
  gtk_widget_class_bind_template_child (widget_class, AriSeatRow, kind);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_cb);
}

static void
ari_seat_row_init (AriSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The list of levels: each with its sentence, so that they can be compared at a glance. */

static GtkWidget *
add_line (GtkWidget  *box,
          const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
set_up_level_cb (AriSeatRow  *self,
                 GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_hexpand (lines, TRUE);
  add_line (lines, "heading");
  add_line (lines, "caption");
  g_object_bind_property (item, "selected", check, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_box_append (GTK_BOX (row), check);
  gtk_list_item_set_child (item, row);
}

static void
bind_level_cb (AriSeatRow  *self,
               GtkListItem *item)
{
  const AriLevel *level = &ari_levels ()[gtk_list_item_get_position (item)];
  const char *explanation = ari_level_words_explanation (level, self->rules);
  g_autofree char *title = ari_level_words (level, self->rules);
  GtkWidget *lines = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (lines)), title);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (lines)), explanation);
  gtk_list_item_set_accessible_label (item, title);
  gtk_list_item_set_accessible_description (item, explanation);
}

/* What the numbers mean stands above them. */
static void
set_up_meaning_cb (AriSeatRow    *self,
                   GtkListHeader *header)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_label_set_label (GTK_LABEL (add_line (box, "caption")), ari_level_words_meaning (self->rules));
  gtk_list_header_set_child (header, box);
}

static void
list_levels (AriSeatRow *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  for (guint i = 0; i < ARI_N_LEVELS; i++)
    gtk_string_list_append (titles, g_dpgettext2 (NULL, "level", ari_levels ()[i].title));
  g_signal_connect_object (factory, "setup", G_CALLBACK (set_up_level_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_level_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_down_set_list_factory (self->level, factory);
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (titles));

  if (ari_level_words_meaning (self->rules) != NULL)
    {
      g_autoptr(GtkListItemFactory) headers = gtk_signal_list_item_factory_new ();

      g_signal_connect_object (headers, "setup", G_CALLBACK (set_up_meaning_cb), self, G_CONNECT_SWAPPED);
      gtk_drop_down_set_header_factory (self->level, headers);
    }
}

static char *
make_name_title (AriSeatRow *self)
{
  /* Translators: %u is the number of a seat, %s its colour. */
  return g_strdup_printf (ari_seats_have_colours (self->rules) ? _("Name of player %u, %s")
                                                               : _("Name of player %u"),
                          self->seat, ari_seat_own_name (self->rules, self->seat));
}

GtkWidget *
ari_seat_row_new (const AriRules *rules,
                  AriActor        seat)
{
  AriSeatRow *self = g_object_new (ARI_TYPE_SEAT_ROW, NULL);
  gboolean coloured = ari_seats_have_colours (rules);
  const char *colour = ari_seat_own_name (rules, seat);
  g_autofree char *name = NULL;
  g_autofree char *level = g_strdup_printf (coloured ? _("Level of player %u, %s") : _("Level of player %u"),
                                            seat, colour);
  g_autofree char *kind = g_strdup_printf (coloured ? _("Type of player %u, %s") : _("Type of player %u"),
                                           seat, colour);

  self->seat = seat;
  self->rules = rules;
  name = make_name_title (self);
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
  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  g_clear_pointer (&self->meant, g_free);
  self->shown_kind = who->kind;
  for (AriSeatKind kind = ARI_SEAT_PERSON; kind <= ARI_SEAT_COMPUTER; kind++)
    g_set_str (&self->names[kind], kind == who->kind ? who->name : ari_new_match_name (kind, self->seat));
  gtk_editable_set_text (self->name, who->name);
  adw_toggle_group_set_active_name (self->kind, who->kind == ARI_SEAT_PERSON ? "person" : "computer");
  sync_kind (self);
  ari_seat_row_set_level (self, who->level);
  level_cb (self);
}

void
ari_seat_row_set_level (AriSeatRow *self,
                        const char *level)
{
  const AriLevel *found = ari_level_lookup (level);

  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  if (found != NULL)
    gtk_drop_down_set_selected (self->level, (guint) (found - ari_levels ()));
}

void
ari_seat_row_offer_people (AriSeatRow *self,
                           AriPeople  *people)
{
  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  ari_name_menu_fill (self->known, people, NULL, self->name);
}

void
ari_seat_row_set_meant (AriSeatRow *self,
                        const char *name)
{
  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  g_set_str (&self->meant, name);
}

void
ari_seat_row_show_meant (AriSeatRow *self)
{
  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  if ((gtk_widget_get_state_flags (GTK_WIDGET (self->name)) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    left_cb (self);
}

/**
 * ari_seat_row_set_partners:
 * @names: (nullable): the names of the players who play together with this one
 */
void
ari_seat_row_set_partners (AriSeatRow *self,
                           const char *names)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ARI_IS_SEAT_ROW (self));

  if (names != NULL)
    /* Translators: %s: the names of one or more players. */
    text = g_strdup_printf (_("Together with %s"), names);
  gtk_label_set_label (self->partners, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->partners), text != NULL);
}

/**
 * ari_seat_row_make_name_row:
 *
 * Returns: (transfer none): a new row that shows and changes the name of the seat in another place
 */
GtkWidget *
ari_seat_row_make_name_row (AriSeatRow *self)
{
  GtkWidget *row = adw_entry_row_new ();
  g_autofree char *title = NULL;

  g_return_val_if_fail (ARI_IS_SEAT_ROW (self), NULL);

  title = make_name_title (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), 60);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  g_object_bind_property (self->name, "text", row, "text", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);

  return row;
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
  char *name;

  g_return_val_if_fail (ARI_IS_SEAT_ROW (self), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  if (ari_seat_row_get_kind (self) == ARI_SEAT_COMPUTER && name[0] == '\0')
    g_set_str (&name, ari_new_match_name (ARI_SEAT_COMPUTER, self->seat));

  return name;
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
