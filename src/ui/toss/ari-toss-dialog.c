/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-dialog.h"

#include <glib/gi18n.h>

#include "ari-seat-mark.h"
#include "ari-speaker.h"
#include "ari-tidy.h"
#include "ari-toss-plot.h"
#include "ari-toss-view.h"
#include "ari-toss.h"

#define AGAIN_MS 900 /* delay before the next ring */

struct _AriTossDialog
{
  AdwDialog    parent_instance;

  /* Template widgets */
  AriTossView *toss;
  GtkDropDown *way;
  GtkWidget   *persons;
  AdwToggleGroup *seats;
  GtkLabel    *person;
  GtkLabel    *outcome;
  GtkLabel    *tally;
  AriTossPlot *last;
  GtkWidget   *begin;

  /* Owned */
  GSettings   *settings;  /* (nullable) */
  AriMatch    *match;     /* (nullable) */

  AriPracticeThrows *throws; /* (unowned) */
  AriActor     seat;      /* who throws, ARI_NONE: anybody */
  AriRelease   release;   /* the latest throw */
  guint        waiting;   /* in a round: the persons who haven't tossed yet, as bits */
  guint        again_id;
};

G_DEFINE_FINAL_TYPE (AriTossDialog, ari_toss_dialog, ADW_TYPE_DIALOG)

static const char *
name_of (AriTossDialog *self)
{
  return self->seat != ARI_NONE ? ari_match_get_seat_name (self->match, self->seat) : "";
}

static void
sync_tally (AriTossDialog *self)
{
  const AriThrowTally *tally = ari_practice_throws_of (self->throws, name_of (self));
  g_autofree char *text = NULL;

  if (tally->n_tosses > 0)
    /* Translators: the first %u is the number of hits, the second that of the tosses. */
    text = g_strdup_printf (_("Hits: %u of %u"), tally->n_hits, tally->n_tosses);
  else
    text = g_strdup (_("Practice tosses don’t count."));

  gtk_label_set_label (self->tally, text);
}

/* The last throws from above, which shows what they have in common. */
static void
sync_last (AriTossDialog *self)
{
  const AriThrowTally *tally = ari_practice_throws_of (self->throws, name_of (self));
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AriTossMark));

  for (guint i = 0; i < tally->releases->len; i++)
    {
      const AriRelease *release = &g_array_index (tally->releases, AriRelease, i);
      AriTossMark mark = ari_toss_mark (release, ari_toss_hits (release));

      g_array_append_val (marks, mark);
    }
  ari_toss_plot_set_marks (self->last, marks);
  gtk_widget_set_visible (GTK_WIDGET (self->last), marks->len > 0);
}

static void
choose_seat (AriTossDialog *self,
             AriActor       seat)
{
  g_autofree char *name = g_strdup_printf ("%u", seat);

  adw_toggle_group_set_active_name (self->seats, name);
}

static gboolean
is_waiting (AriTossDialog *self)
{
  return self->seat != ARI_NONE && (self->waiting & 1u << (self->seat - 1)) != 0;
}

/* In a round, the ring goes to the next person who hasn't tossed yet. */
static void
again_cb (gpointer data)
{
  AriTossDialog *self = data;

  self->again_id = 0;
  if (ari_toss_view_is_flying (self->toss))
    return;

  ari_toss_view_reset (self->toss, FALSE);
  if (self->waiting != 0 && !is_waiting (self))
    choose_seat (self, (AriActor) (g_bit_nth_lsf (self->waiting, -1) + 1));
}

/* Save the throw immediately, since the dialog may close while the ring is flying; the tally waits for the
 * landing. */
static void
thrown_cb (AriTossDialog *self,
           const char    *text)
{
  if (ari_release_parse (text, &self->release, NULL))
    ari_practice_throws_add (self->throws, name_of (self), &self->release, ari_toss_hits (&self->release));
  if (is_waiting (self))
    self->waiting &= ~(1u << (self->seat - 1));
  ari_toss_view_end_guide (self->toss, self->settings);
  g_clear_handle_id (&self->again_id, g_source_remove);
  gtk_label_set_label (self->outcome, "");
}

static void
sounded_cb (AriTossDialog *self,
            int            sound)
{
  ari_speaker_play (ari_speaker_get_default (), self->settings, (AriSound) sound);
}

static void
landed_cb (AriTossDialog *self)
{
  g_autofree char *outcome = ari_toss_tell (&self->release, ari_toss_view_get_flight (self->toss));

  gtk_label_set_label (self->outcome, outcome);
  if (!ari_toss_view_tells_itself (self->toss))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->outcome), outcome,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  sync_tally (self);
  sync_last (self);
  g_clear_handle_id (&self->again_id, g_source_remove);
  self->again_id = g_timeout_add_once (AGAIN_MS, again_cb, self);
}

static void
way_cb (AriTossDialog *self)
{
  guint way = gtk_drop_down_get_selected (self->way);

  if (way > ARI_TOSS_CALM)
    return;

  ari_toss_view_set_way (self->toss, way);
  if (self->settings != NULL)
    g_settings_set_enum (self->settings, "toss", (int) way);
  gtk_widget_grab_focus (GTK_WIDGET (self->toss));
}

static void
begin_cb (AriTossDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

/* Another person takes the ring. */
static void
hand_over (AriTossDialog *self,
           AriActor       seat)
{
  const AriThrowTally *tally;

  ari_toss_view_hurry (self->toss);
  g_clear_handle_id (&self->again_id, g_source_remove);
  self->seat = seat;
  tally = ari_practice_throws_of (self->throws, name_of (self));
  ari_toss_view_set_seat (self->toss, seat);
  ari_toss_view_recall (self->toss, (const AriRelease *) tally->releases->data, tally->releases->len);
  gtk_label_set_label (self->person, name_of (self));
  gtk_label_set_label (self->outcome, "");
  sync_tally (self);
  sync_last (self);
}

static void
seat_cb (AriTossDialog *self)
{
  const char *name = adw_toggle_group_get_active_name (self->seats);

  if (name == NULL || self->throws == NULL)
    return;

  hand_over (self, (AriActor) g_ascii_strtoull (name, NULL, 10));
  gtk_widget_grab_focus (GTK_WIDGET (self->toss));
}

static void
add_person (AriTossDialog *self,
            AriActor       seat)
{
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *mark = ari_seat_mark_new (ari_match_get_rules (self->match), seat);
  g_autofree char *name = g_strdup_printf ("%u", seat);
  g_autofree char *tooltip = g_markup_escape_text (ari_match_get_seat_name (self->match, seat), -1);

  adw_toggle_set_name (toggle, name);
  ari_seat_mark_set_name (ARI_SEAT_MARK (mark), ari_match_get_seat_name (self->match, seat));
  adw_toggle_set_child (toggle, mark);
  adw_toggle_set_tooltip (toggle, tooltip);
  adw_toggle_group_add (self->seats, toggle);
}

/* The people at the table; the one whose turn it is, if any, begins. */
static void
add_persons (AriTossDialog *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriActor turn = ari_rules_whose_turn (rules, ari_match_get_position (self->match)), first = ARI_NONE;

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    {
      if (!ari_match_is_person (self->match, seat))
        continue;
      add_person (self, seat);
      if (first == ARI_NONE || seat == turn)
        first = seat;
    }
  gtk_widget_set_visible (self->persons, adw_toggle_group_get_n_toggles (self->seats) > 1);
  if (first != ARI_NONE)
    choose_seat (self, first);
}

/* Focuses the ring, also in the bottom sheet that replaces the dialog in small windows: a sheet ignores the
 * focus widget. */
static gboolean
ari_toss_dialog_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL
      && gtk_widget_grab_focus (GTK_WIDGET (ARI_TOSS_DIALOG (widget)->toss)))
    return TRUE;

  return GTK_WIDGET_CLASS (ari_toss_dialog_parent_class)->focus (widget, direction);
}

static void
ari_toss_dialog_dispose (GObject *object)
{
  AriTossDialog *self = ARI_TOSS_DIALOG (object);

  g_clear_handle_id (&self->again_id, g_source_remove);
  if (self->seats != NULL)
    ari_tidy_toggles (GTK_WIDGET (self->seats));
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TOSS_DIALOG);
  g_clear_object (&self->settings);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_toss_dialog_parent_class)->dispose (object);
}

static void
ari_toss_dialog_class_init (AriTossDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_toss_dialog_dispose;
  widget_class->focus = ari_toss_dialog_focus;

  g_type_ensure (ARI_TYPE_TOSS_PLOT);
  g_type_ensure (ARI_TYPE_TOSS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-toss-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, toss);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, way);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, persons);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, person);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, outcome);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, tally);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, last);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, begin);
  gtk_widget_class_bind_template_callback (widget_class, thrown_cb);
  gtk_widget_class_bind_template_callback (widget_class, landed_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, sounded_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
}

static void
ari_toss_dialog_init (AriTossDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_toss_view_set_armed (self->toss, TRUE);
  ari_toss_plot_set_small (self->last, TRUE);
}

AdwDialog *
ari_toss_dialog_new (GSettings         *settings,
                     AriPracticeThrows *throws,
                     AriMatch          *match)
{
  AriTossDialog *self = g_object_new (ARI_TYPE_TOSS_DIALOG, NULL);

  self->throws = throws;
  g_set_object (&self->match, match);
  hand_over (self, ARI_NONE);
  if (match != NULL)
    add_persons (self);

  gtk_drop_down_set_selected (self->way, ari_toss_way_of (settings));
  if (settings != NULL)
    {
      self->settings = g_object_ref (settings);
      ari_toss_view_set_guided (self->toss, ari_toss_guide_of (settings));
      ari_toss_view_set_animated (self->toss, g_settings_get_boolean (settings, "animations"));
    }

  return ADW_DIALOG (self);
}

void
ari_toss_dialog_begin_round (AriTossDialog *self)
{
  g_return_if_fail (ARI_IS_TOSS_DIALOG (self));
  g_return_if_fail (self->match != NULL);

  self->waiting = ari_match_find_persons (self->match);
  gtk_widget_set_visible (self->begin, TRUE);
}
