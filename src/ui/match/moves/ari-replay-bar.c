/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replay-bar.h"

#include <glib/gi18n.h>

#include "ari-timeline.h"
#include "ari-widget-util.h"

struct _AriReplayBar
{
  AdwBin              parent_instance;

  /* Template widgets */
  GtkBox             *bar;
  AriTimeline        *thread;
  GtkWidget          *first_button;
  GtkButton          *play_button;
  GtkWidget          *last_button;
  GtkLabel           *count;
  GtkLabel           *speed;

  AriTable           *table; /* owned */
};

G_DEFINE_FINAL_TYPE (AriReplayBar, ari_replay_bar, ADW_TYPE_BIN)

/* Time runs from left to right in every language, so the keys do too. */
static void
keep_left_to_right (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;

  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

static void
chosen_cb (AriReplayBar *self,
           guint         number,
           gboolean      on_main)
{
  if (self->table != NULL)
    ari_table_go (self->table, on_main ? ARI_GO_MAIN_NUMBER : ARI_GO_NUMBER, number);
}

static void
ply_chosen_cb (AriReplayBar *self,
               guint         id)
{
  if (self->table != NULL)
    ari_table_go (self->table, ARI_GO_PLY, id);
}

static void
ari_replay_bar_dispose (GObject *object)
{
  g_clear_object (&ARI_REPLAY_BAR (object)->table);
  /* Otherwise the template unparents its outermost child without telling the bin. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_REPLAY_BAR);

  G_OBJECT_CLASS (ari_replay_bar_parent_class)->dispose (object);
}

static void
ari_replay_bar_class_init (AriReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_replay_bar_dispose;

  g_type_ensure (ARI_TYPE_TIMELINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, bar);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, thread);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, first_button);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, play_button);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, last_button);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, count);
  gtk_widget_class_bind_template_child (widget_class, AriReplayBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, ply_chosen_cb);
}

static void
ari_replay_bar_init (AriReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_left_to_right (GTK_WIDGET (self->bar));
}

void
ari_replay_bar_set_table (AriReplayBar *self,
                          AriTable     *table)
{
  g_return_if_fail (ARI_IS_REPLAY_BAR (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  ari_timeline_set_match (self->thread, ari_table_get_match (table));
}

void
ari_replay_bar_set_room (AriReplayBar *self,
                         AriRoom       room)
{
  gboolean has_room = room == ARI_ROOM_WIDE;

  g_return_if_fail (ARI_IS_REPLAY_BAR (self));

  /* The thread leads to its ends, too, and the menu of speeds begins a replay. */
  gtk_widget_set_visible (self->first_button, has_room);
  gtk_widget_set_visible (GTK_WIDGET (self->play_button), has_room);
  gtk_widget_set_visible (self->last_button, has_room);
  gtk_box_set_spacing (self->bar, has_room ? 12 : 4);
  gtk_label_set_width_chars (self->count, has_room ? 9 : 7);
}

const char *
ari_replay_bar_speed_name (double speed)
{
  static const struct { double factor; const char *text; } speeds[] = {
    { 0.5, N_("speed ½×") }, { 1, N_("speed 1×") }, { 2, N_("speed 2×") }, { 4, N_("speed 4×") },
    { 8, N_("speed 8×") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (speeds[i].factor == speed)
      return _(speeds[i].text);

  g_return_val_if_reached ("");
}

void
ari_replay_bar_sync (AriReplayBar *self)
{
  AriMatch *match;
  AriReplay *replay;
  gboolean playing;
  const char *icon;
  g_autofree char *count = NULL, *brief = NULL;

  g_return_if_fail (ARI_IS_REPLAY_BAR (self));

  match = ari_table_get_match (self->table);
  replay = ari_table_get_replay (self->table);
  playing = ari_replay_get_playing (replay);
  icon = playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic";
  count = ari_timeline_count (match, FALSE);
  brief = ari_timeline_count (match, TRUE);
  /* The first button has no place where words are too long, either. */
  gtk_label_set_label (self->count, gtk_widget_get_visible (self->first_button) ? count : brief);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->count), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
  gtk_label_set_label (self->speed, ari_replay_bar_speed_name (ari_replay_get_speed (replay)));
  gtk_widget_set_visible (GTK_WIDGET (self->speed), ari_replay_get_speed (replay) != 1);
  if (g_strcmp0 (gtk_button_get_icon_name (self->play_button), icon) != 0)
    gtk_button_set_icon_name (self->play_button, icon);
  ari_widget_set_class (GTK_WIDGET (self->bar), "quiet",
                        ari_table_is_present (self->table) && ari_match_get_actor (match) != ARI_NONE);
  ari_widget_set_tooltip (GTK_WIDGET (self->play_button), playing ? _("Pause") : _("Replay"));
}
