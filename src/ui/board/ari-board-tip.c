/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-tip.h"

#define REACH     0.5f /* board units: also where the corners of four fields meet */
#define MAX_CHARS 36
#define GAP       4    /* pixels */
#define REST_MS   1200 /* how long the pointer rests before a spot is explained */

struct _AriBoardTip
{
  GObject              parent_instance;

  GtkWidget           *board; /* borrowed */
  AriBoardAim          aim;
  const AriBoardWords *words;

  gint64               rested;    /* when the pointer last moved; 0: not in this position */
  graphene_point_t     rested_at; /* where it was then, in the window */
  GtkWidget           *popover;   /* (nullable) a child of the board */
  guint                rest_id;   /* timeout until it has rested */
};

G_DEFINE_FINAL_TYPE (AriBoardTip, ari_board_tip, G_TYPE_OBJECT)

void
ari_board_tip_end (AriBoardTip *self)
{
  g_return_if_fail (ARI_IS_BOARD_TIP (self));

  g_clear_handle_id (&self->rest_id, g_source_remove);
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
ari_board_tip_wait (AriBoardTip *self)
{
  ari_board_tip_end (self);
  self->rested = 0;
}

void
ari_board_tip_present (AriBoardTip *self)
{
  g_return_if_fail (ARI_IS_BOARD_TIP (self));

  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

/* Any spot with a place in the picture. */
static gboolean
accepts_seen (AriSpot  spot,
              gpointer data)
{
  const AriBoardPicks *picks = data;

  return picks->shown->board->spots[spot].kind != ARI_SPOT_CHOICE
         && ari_board_picks_has_something (picks, spot);
}

/* Prefers pieces to what they lie on. */
static AriSpot
spot_to_explain (AriBoardTip *self,
                 AriPoint     px)
{
  const AriBoardPicks *picks = self->aim.picks;
  AriSpot spot = ari_board_aim_look (&self->aim, px);

  return spot != ARI_SPOT_NONE
           ? spot
           : ari_board_spot_at (picks->shown->board, ari_painter_to_board (self->aim.painter, px.x, px.y),
                                REACH, accepts_seen, (gpointer) picks);
}

/* What explains a spot. */
static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
new_popover (AriBoardTip *self)
{
  GtkWidget *popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLTIP,
                                     "autohide", FALSE, "has-arrow", FALSE, "can-focus", FALSE,
                                     "can-target", FALSE, NULL);

  gtk_widget_set_parent (popover, self->board);

  return popover;
}

/* The explanation of a spot appears beside it, towards the nearer edge of the board: GTK's own tooltip would
 * hang below the pointer, over the spot itself. */
static void
show (AriBoardTip *self,
      AriSpot      spot,
      const char  *text)
{
  const AriBoard *board = self->aim.picks->shown->board;
  AriPoint centre = board->spots[spot].centre;
  gboolean left = centre.x < board->bounds.x + board->bounds.width / 2;
  AriPoint start = ari_painter_to_px (self->aim.painter, (AriPoint) { centre.x - REACH, centre.y - REACH });
  AriPoint end = ari_painter_to_px (self->aim.painter, (AriPoint) { centre.x + REACH, centre.y + REACH });
  GtkWidget *child;

  if (self->popover == NULL)
    self->popover = new_popover (self);
  child = gtk_popover_get_child (GTK_POPOVER (self->popover));
  if (child == NULL || !g_str_equal (gtk_label_get_text (GTK_LABEL (child)), text))
    gtk_popover_set_child (GTK_POPOVER (self->popover), new_label (text));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle) { (int) start.x - GAP, (int) start.y,
                                                 (int) (end.x - start.x) + 2 * GAP,
                                                 (int) (end.y - start.y) });
  gtk_popover_set_position (GTK_POPOVER (self->popover), left ? GTK_POS_LEFT : GTK_POS_RIGHT);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
rested_cb (gpointer data)
{
  AriBoardTip *self = data;

  self->rest_id = 0;
  gtk_widget_trigger_tooltip_query (self->board);
}

/* A tooltip must not hide what players look at: none appears while a piece is picked up, or on a spot where
 * they can play, unless an overlay has something to say there, or beside the reason of a refusal. */
static gboolean
hides_play (AriBoardTip *self,
            AriSpot      spot)
{
  const AriBoardPicks *picks = self->aim.picks;
  g_autofree char *marks = NULL;

  if (picks->shown->state.n_picks > 0 || picks->shown->state.refused == spot)
    return TRUE;
  if (!ari_board_picks_offers (picks, spot))
    return FALSE;

  marks = ari_board_words_marks (self->words, spot);

  return marks == NULL;
}

/* Tooltips come late: the pointer has rested for a while. A pointer that lies where it has just played
 * explains nothing until it moves. */
static gboolean
has_rested (AriBoardTip *self)
{
  gint64 missing = REST_MS - (g_get_monotonic_time () - self->rested) / 1000;

  if (self->rested > 0 && missing <= 0)
    return TRUE;

  if (self->rest_id == 0 && self->rested > 0)
    self->rest_id = g_timeout_add_once ((guint) missing, rested_cb, self);

  return FALSE;
}

/* GTK asks whenever the pointer moves. Only the keyboard gets a tooltip of GTK's, which stands below the
 * whole board. */
static gboolean
query_cb (AriBoardTip *self,
          int          x,
          int          y,
          gboolean     is_by_keyboard,
          GtkTooltip  *tooltip)
{
  const AriBoardShown *shown = self->aim.picks->shown;
  g_autofree char *text = NULL;
  AriSpot spot = shown->state.focus;

  if (shown->board == NULL)
    return FALSE;
  if (!is_by_keyboard)
    spot = spot_to_explain (self, (AriPoint) { (float) x, (float) y });
  if (spot == ARI_SPOT_NONE || (!is_by_keyboard && hides_play (self, spot)))
    {
      ari_board_tip_end (self);
      return FALSE;
    }
  if (!is_by_keyboard && !has_rested (self))
    return FALSE;

  text = ari_board_words_tip (self->words, spot);
  if (is_by_keyboard)
    gtk_tooltip_set_custom (tooltip, new_label (text));
  else
    show (self, spot, text);

  return is_by_keyboard;
}

/* The toolkit repeats the last motion after each change of the picture; only a pointer that really moves asks
 * what lies under it. */
static void
motion_cb (AriBoardTip *self,
           double       x,
           double       y)
{
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y), here = at;
  GtkRoot *root = gtk_widget_get_root (self->board);

  /* The board itself may move below the pointer. */
  if (root != NULL && !gtk_widget_compute_point (self->board, GTK_WIDGET (root), &here, &at))
    return;
  if (graphene_point_near (&at, &self->rested_at, 0.5f))
    return;

  ari_board_tip_end (self);
  self->rested_at = at;
  self->rested = g_get_monotonic_time ();
}

static void
ari_board_tip_dispose (GObject *object)
{
  AriBoardTip *self = ARI_BOARD_TIP (object);

  ari_board_tip_end (self);
  g_clear_pointer (&self->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (ari_board_tip_parent_class)->dispose (object);
}

static void
ari_board_tip_class_init (AriBoardTipClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_board_tip_dispose;
}

static void
ari_board_tip_init (AriBoardTip *self)
{
}

AriBoardTip *
ari_board_tip_new (GtkWidget           *board,
                   const AriBoardAim   *aim,
                   const AriBoardWords *words)
{
  AriBoardTip *self = g_object_new (ARI_TYPE_BOARD_TIP, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->board = board;
  self->aim = *aim;
  self->words = words;
  gtk_widget_set_has_tooltip (board, TRUE);
  g_signal_connect_object (board, "query-tooltip", G_CALLBACK (query_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (ari_board_tip_wait), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (board, motion);

  return self;
}
