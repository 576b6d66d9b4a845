/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feast.h"

#include "ari-board-renderer.h"
#include "ari-painter.h"
#include "ari-random.h"
#include "ari-settings.h"

#define FEAST_MS 1500
#define PIECES   48
#define DELAY    0.45f /* the last piece starts after this part of the time */
#define FADE     0.75f /* all of them fade after this part */

struct _AriFeast
{
  GtkWidget     parent_instance;

  AriTable     *table;     /* owned */
  GSettings    *settings;  /* (nullable) owned */
  AdwAnimation *animation; /* owned */
  float         progress;  /* 0 … 1 */
};

G_DEFINE_FINAL_TYPE (AriFeast, ari_feast, GTK_TYPE_WIDGET)

/* The persons who have won at the cursor, as bits of their seats. */
static guint
find_winners (AriMatch *match)
{
  return ari_rules_winners (ari_match_get_rules (match), ari_match_get_position (match))
         & ari_match_find_persons (match);
}

static void
changed_cb (AriFeast *self,
            guint     changes)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriTableMove *move = ari_table_get_move (self->table);

  if ((changes & ARI_TABLE_POSITION) == 0)
    return;

  if (move->fresh && ari_match_is_on_main_line (match) && find_winners (match) != 0
      && ari_settings_want_animations (self->settings, GTK_WIDGET (self)))
    adw_animation_play (self->animation);
  else
    adw_animation_skip (self->animation);
}

static void
progress_cb (double  value,
             gpointer data)
{
  AriFeast *self = data;

  self->progress = (float) value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static float
draw_lot (AriRandom *random,
          float      from,
          float      to)
{
  return from + (to - from) * ari_random_below (random, 1000) / 1000;
}

/* The way of each piece follows from its number alone. */
static void
snapshot_piece (AriFeast    *self,
                GtkSnapshot *snapshot,
                AriRandom   *random,
                AriActor     seat)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (self->table));
  float width = gtk_widget_get_width (GTK_WIDGET (self));
  float height = gtk_widget_get_height (GTK_WIDGET (self));
  float radius = MIN (width, height) * draw_lot (random, 0.008f, 0.02f);
  float x = draw_lot (random, 0, width), drift = draw_lot (random, -0.1f, 0.1f) * width;
  float start = draw_lot (random, 0, DELAY), turn = draw_lot (random, -360, 360);
  float time = (self->progress - start) / (1 - DELAY), fall;

  if (time <= 0 || time >= 1)
    return;

  gtk_snapshot_save (snapshot);
  fall = (height + 2 * radius) * time * (0.4f + 0.6f * time) - radius;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + drift * time, fall));
  gtk_snapshot_rotate (snapshot, turn * time);
  ari_snapshot_seat (snapshot, ari_board_renderer_pigments (rules), ari_scheme_current (), seat, 0, 0,
                     radius);
  gtk_snapshot_restore (snapshot);
}

static void
ari_feast_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AriFeast *self = ARI_FEAST (widget);
  AriRandom random;
  guint winners;

  if (self->progress <= 0 || self->progress >= 1)
    return;

  winners = find_winners (ari_table_get_match (self->table));
  ari_random_init (&random, 0);
  gtk_snapshot_push_opacity (snapshot, CLAMP ((1 - self->progress) / (1 - FADE), 0, 1));
  for (guint i = 0; i < PIECES && winners != 0; i++)
    {
      AriActor seat = 1 + i % ARI_MAX_SEATS;

      /* Each winner has a share; with one winner, all pieces are theirs. */
      while ((winners >> (seat - 1) & 1) == 0)
        seat = 1 + seat % ARI_MAX_SEATS;
      snapshot_piece (self, snapshot, &random, seat);
    }
  gtk_snapshot_pop (snapshot);
}

static void
ari_feast_dispose (GObject *object)
{
  AriFeast *self = ARI_FEAST (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->animation);
  g_clear_object (&self->table);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_feast_parent_class)->dispose (object);
}

static void
ari_feast_class_init (AriFeastClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_feast_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = ari_feast_snapshot;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "feast");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ari_feast_init (AriFeast *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_can_target (widget, FALSE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  self->animation = adw_timed_animation_new (widget, 0, 1, FEAST_MS,
                                             adw_callback_animation_target_new (progress_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
}

GtkWidget *
ari_feast_new (void)
{
  return g_object_new (ARI_TYPE_FEAST, NULL);
}

void
ari_feast_set_table (AriFeast  *self,
                     AriTable  *table,
                     GSettings *settings)
{
  g_return_if_fail (ARI_IS_FEAST (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
