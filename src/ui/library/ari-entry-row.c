/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-row.h"

#include <glib/gi18n.h>

#include "ari-text-elide.h"
#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-entry-words.h"
#include "ari-picture.h"
#include "ari-seat-mark.h"

#define TAG_CHARS 24 /* characters shown of each tag */

struct _AriEntryRow
{
  AdwBin          parent_instance;

  /* Template widgets */
  AriPicture     *picture;
  AdwWrapBox     *names;
  GtkLabel       *title;
  GtkLabel       *result;
  AdwWrapBox     *facts;
  GtkLabel       *game;
  GtkLabel       *date;
  GtkWidget      *analysed;
  GtkToggleButton *star;

  /* Borrowed: owned by their boxes, (nullable) until matches can be selected, or a match has so many seats. A
   * list has 200 rows, so each widget counts. */
  GtkCheckButton *check;
  GtkWidget      *marks[ARI_MAX_SEATS];
  GtkLabel       *players[ARI_MAX_SEATS];

  /* Owned */
  AriEntry       *entry;
  GSignalGroup   *entry_signals;
  GPtrArray      *tags; /* (element-type GtkWidget) borrowed ones */

  gboolean        syncing;
};

enum
{
  STAR,
  TOGGLED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriEntryRow, ari_entry_row, ADW_TYPE_BIN)

static gboolean
is_loaded (AriEntryRow *self)
{
  return self->entry != NULL && ari_entry_is_loaded (self->entry);
}

static void
sync_tags (AriEntryRow *self)
{
  const char *const *tags = ari_entry_get_tags (self->entry);

  for (guint i = 0; i < self->tags->len; i++)
    adw_wrap_box_remove (self->facts, g_ptr_array_index (self->tags, i));
  g_ptr_array_set_size (self->tags, 0);

  for (guint i = 0; tags != NULL && tags[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (tags[i]);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), TAG_CHARS);
      gtk_widget_add_css_class (label, "tag");
      gtk_widget_add_css_class (label, "caption");
      adw_wrap_box_append (self->facts, label);
      g_ptr_array_add (self->tags, label);
    }
}

static void
sync_star (AriEntryRow *self)
{
  gboolean starred = ari_entry_get_starred (self->entry);
  const char *text = starred ? _("Remove Star") : _("Star");

  gtk_toggle_button_set_active (self->star, starred);
  gtk_button_set_icon_name (GTK_BUTTON (self->star), starred ? "starred-symbolic" : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->star), text);
}

static void
add_player (AriEntryRow *self,
            AriActor     seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *player = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (player, "heading");
  self->marks[seat - 1] = ari_seat_mark_new (NULL, ARI_NONE);
  self->players[seat - 1] = GTK_LABEL (player);
  gtk_box_append (GTK_BOX (box), self->marks[seat - 1]);
  gtk_box_append (GTK_BOX (box), player);
  adw_wrap_box_append (self->names, box);
}

static void
sync_players (AriEntryRow *self)
{
  const AriSetup *setup = ari_entry_get_setup (self->entry);

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      gboolean shown = seat <= setup->seats;

      if (shown && self->marks[seat - 1] == NULL)
        add_player (self, seat);
      if (self->marks[seat - 1] != NULL)
        gtk_widget_set_visible (gtk_widget_get_parent (self->marks[seat - 1]), shown);
      if (shown)
        {
          ari_seat_mark_set_seat (ARI_SEAT_MARK (self->marks[seat - 1]), setup->rules, seat);
          gtk_label_set_label (self->players[seat - 1], ari_entry_get_seat_name (self->entry, seat));
        }
    }
}

static void
sync_words (AriEntryRow *self)
{
  g_autofree char *result = ari_entry_words_result (self->entry);
  g_autofree char *date = ari_date_words (ari_entry_get_touched (self->entry), ari_clock_now ());
  const char *whole = ari_entry_get_title (self->entry);
  g_autofree char *title = ari_text_elide (whole != NULL ? whole : "", ARI_ELIDE_NAME);

  gtk_widget_set_visible (GTK_WIDGET (self->title), title[0] != '\0');
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->result, result);
  gtk_label_set_label (self->game, _(ari_entry_get_setup (self->entry)->rules->name));
  gtk_label_set_label (self->date, date);
  gtk_widget_set_visible (self->analysed, ari_entry_is_analysed (self->entry));
}

static void
sync_entry (AriEntryRow *self)
{
  self->syncing = TRUE;
  ari_picture_set (self->picture, ari_entry_get_setup (self->entry), ari_entry_get_position (self->entry),
                   FALSE);
  sync_players (self);
  sync_words (self);
  sync_tags (self);
  sync_star (self);
  self->syncing = FALSE;
}

/* All follows from the entry and from the day. An entry that is still being read shows only empty space. */
static void
sync_all (AriEntryRow *self)
{
  gboolean loaded = is_loaded (self);

  gtk_widget_set_child_visible (gtk_widget_get_first_child (GTK_WIDGET (self)), loaded);
  if (loaded)
    sync_entry (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
check_cb (AriEntryRow *self)
{
  if (!self->syncing)
    g_signal_emit (self, signals[TOGGLED], 0, gtk_check_button_get_active (self->check));
}

static void
add_check (AriEntryRow *self)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (check, "selection-mode");
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Select the match"),
                                  -1);
  g_signal_connect_object (check, "notify::active", G_CALLBACK (check_cb), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), check);
  self->check = GTK_CHECK_BUTTON (check);
}

static void
star_cb (AriEntryRow *self)
{
  if (!self->syncing)
    g_signal_emit (self, signals[STAR], 0, gtk_toggle_button_get_active (self->star));
}

static void
ari_entry_row_dispose (GObject *object)
{
  AriEntryRow *self = ARI_ENTRY_ROW (object);

  g_clear_object (&self->entry_signals);
  g_clear_object (&self->entry);
  g_clear_pointer (&self->tags, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_ENTRY_ROW);

  G_OBJECT_CLASS (ari_entry_row_parent_class)->dispose (object);
}

static void
ari_entry_row_class_init (AriEntryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_entry_row_dispose;

  signals[STAR] =
    g_signal_new ("star", ARI_TYPE_ENTRY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[TOGGLED] =
    g_signal_new ("toggled", ARI_TYPE_ENTRY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[CHANGED] =
    g_signal_new ("changed", ARI_TYPE_ENTRY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ARI_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-entry-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, picture);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, names);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, title);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, result);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, facts);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, game);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, date);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, analysed);
  gtk_widget_class_bind_template_child (widget_class, AriEntryRow, star);
  gtk_widget_class_bind_template_callback (widget_class, star_cb);
}

static void
ari_entry_row_init (AriEntryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->tags = g_ptr_array_new ();

  self->entry_signals = g_signal_group_new (ARI_TYPE_ENTRY);
  g_signal_group_connect_swapped (self->entry_signals, "notify::loaded", G_CALLBACK (sync_all), self);
  g_signal_connect_object (ari_clock_get (), "changed", G_CALLBACK (sync_all), self, G_CONNECT_SWAPPED);
  sync_all (self);
}

GtkWidget *
ari_entry_row_new (void)
{
  return g_object_new (ARI_TYPE_ENTRY_ROW, NULL);
}

AriEntry *
ari_entry_row_get_entry (AriEntryRow *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_ROW (self), NULL);

  return self->entry;
}

void
ari_entry_row_set_entry (AriEntryRow *self,
                         AriEntry    *entry)
{
  g_return_if_fail (ARI_IS_ENTRY_ROW (self));
  g_return_if_fail (entry == NULL || ARI_IS_ENTRY (entry));

  if (!g_set_object (&self->entry, entry))
    return;

  g_signal_group_set_target (self->entry_signals, entry);
  sync_all (self);
}

void
ari_entry_row_set_selecting (AriEntryRow *self,
                             gboolean     selecting,
                             gboolean     selected)
{
  g_return_if_fail (ARI_IS_ENTRY_ROW (self));

  if (selecting && self->check == NULL)
    add_check (self);
  if (self->check == NULL)
    return;

  self->syncing = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->check), selecting);
  gtk_check_button_set_active (self->check, selected);
  self->syncing = FALSE;
}

void
ari_entry_row_set_plain (AriEntryRow *self,
                         gboolean     plain)
{
  g_return_if_fail (ARI_IS_ENTRY_ROW (self));

  gtk_widget_set_visible (GTK_WIDGET (self->star), !plain);
  gtk_widget_set_visible (GTK_WIDGET (self->game), !plain);
}

void
ari_entry_row_set_can_star (AriEntryRow *self,
                            gboolean     can_star)
{
  g_return_if_fail (ARI_IS_ENTRY_ROW (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->star), can_star);
}

char *
ari_entry_row_describe (AriEntryRow *self)
{
  g_autofree char *names = NULL, *result = NULL, *date = NULL, *text = NULL;

  g_return_val_if_fail (ARI_IS_ENTRY_ROW (self), NULL);

  if (!is_loaded (self))
    return g_strdup (_("Loading"));

  names = ari_entry_words_names (self->entry);
  result = ari_entry_words_result (self->entry);
  date = ari_date_words (ari_entry_get_touched (self->entry), ari_clock_now ());

  if (!gtk_widget_get_visible (GTK_WIDGET (self->game)))
    /* Translators: a match of the library for the screen reader: who played, the result, the date. */
    text = g_strdup_printf (_("%s: %s, %s"), names, result, date);
  else
    /* Translators: the same with the game before it. */
    text = g_strdup_printf (_("%1$s, %2$s: %3$s, %4$s"), gtk_label_get_label (self->game), names, result, date);

  if (!ari_entry_is_analysed (self->entry))
    return g_steal_pointer (&text);

  /* Translators: %s is what a screen reader says of a match in the library. */
  return g_strdup_printf (_("%s, analysed"), text);
}
