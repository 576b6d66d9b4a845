/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-spots.h"

#include "ari-board-aim.h"
#include "ari-spot-widget.h"

struct _AriBoardSpots
{
  GObject              parent_instance;

  GtkWidget           *board; /* borrowed */
  const AriBoardPicks *picks;
  AriBoardWords       *words;
  const AriPainter    *painter;

  AriBoardChoices     *choices;
  GPtrArray           *widgets;     /* (element-type AriSpotWidget) by spot; NULL: a choice */
  AriSpot              focus;       /* current spot of the keyboard, or the one it will return to */
  gboolean             focus_waits; /* it came when nothing could be chosen: not shown,
    and it moves as soon as
                                     * something can */
  char                *focus_state; /* (nullable) the announced contents of the focused spot */
  char                *focus_label; /* (nullable) its name without the note on the last action */
};

enum
{
  ACTIVATED,
  MOVING,
  FOCUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardSpots, ari_board_spots, G_TYPE_OBJECT)

static const AriBoardShown *
shown_by (AriBoardSpots *self)
{
  return self->picks->shown;
}

/* Whether it is a person's turn at the end of the match. */
static gboolean
is_turn (AriBoardSpots *self)
{
  return (shown_by (self)->flags & ARI_BOARD_TURN) != 0;
}

static gboolean
is_unhurried (AriBoardSpots *self)
{
  return (shown_by (self)->flags & ARI_BOARD_UNHURRIED) != 0;
}

/* (nullable): NULL: the spot is a choice. */
static AriSpotWidget *
widget_at (AriBoardSpots *self,
           guint          spot)
{
  return self->widgets->pdata[spot];
}

/* Whether there is a place for the keyboard at @spot that can be picked. */
static gboolean
is_offered (AriBoardSpots *self,
            guint          spot)
{
  return widget_at (self, spot) != NULL
         && ari_board_picks_accepts_offered ((AriSpot) spot, (gpointer) self->picks);
}

/* Whether the keyboard is on the board itself. */
static gboolean
has_focus (AriBoardSpots *self)
{
  return ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (self->board));
}

/* Names */

/* Whether the name of a focused spot has changed, apart from the turn and the last action. */
static gboolean
changes_focus (AriBoardSpots *self,
               const char    *state,
               const char    *label)
{
  gboolean state_changed = g_set_str (&self->focus_state, state);
  gboolean label_changed = g_strcmp0 (self->focus_label, label) != 0;

  if (!state_changed && (!label_changed || !shown_by (self)->pickable))
    return FALSE;

  g_set_str (&self->focus_label, label);

  return TRUE;
}

/* Names a spot. A screen reader repeats the focused spot and interrupts itself whenever the name changes,
 * so the name stays the same if only the turn has passed. */
static void
name_spot (AriBoardSpots *self,
           guint          spot)
{
  AriSpotWidget *widget = self->widgets->pdata[spot];
  gboolean is_focus = (gtk_widget_get_state_flags (GTK_WIDGET (widget)) & GTK_STATE_FLAG_FOCUSED) != 0;
  g_autofree char *state = ari_board_words_contents (self->words, (AriSpot) spot);
  g_autofree char *label = ari_board_words_label (self->words, (AriSpot) spot, state,
                                                  is_focus ? 0 : shown_by (self)->state.n_last);

  if (!is_focus || changes_focus (self, state, label))
    ari_spot_widget_set_label (widget, label);
  ari_spot_widget_set_hidden (widget,
                              !is_focus && !ari_board_picks_has_something (self->picks, (AriSpot) spot));
}

/* Called when a spot gains or loses the focus. */
static void
name_focus (AriBoardSpots *self,
            AriSpot        spot)
{
  g_clear_pointer (&self->focus_state, g_free);
  g_clear_pointer (&self->focus_label, g_free);
  if (gtk_widget_get_state_flags (self->widgets->pdata[spot]) & GTK_STATE_FLAG_FOCUSED)
    {
      ari_spot_widget_set_hidden (self->widgets->pdata[spot], FALSE);
      self->focus_state = ari_board_words_contents (self->words, spot);
      self->focus_label = ari_board_words_label (self->words, spot, self->focus_state, 0);
    }
  else
    {
      name_spot (self, spot);
    }
}

/* If people who use the keyboard can only choose beside the board, the focus goes there: Space and Enter do
 * what the status asks for. */
static void
offer_choices (AriBoardSpots *self)
{
  if (!is_turn (self) || shown_by (self)->state.focus == ARI_SPOT_NONE || !has_focus (self))
    return;

  for (guint i = 0; i < self->widgets->len; i++)
    if (is_offered (self, i))
      return;

  ari_board_choices_grab_focus (self->choices);
}

/* A focus that came when nothing could be chosen goes to the first place that can be. */
static void
offer_focus (AriBoardSpots *self)
{
  if (!self->focus_waits || !is_turn (self))
    return;

  for (guint i = 0; i < self->widgets->len; i++)
    if (is_offered (self, i))
      {
        self->focus_waits = FALSE;
        self->focus = (AriSpot) i;
        if (has_focus (self))
          gtk_widget_grab_focus (self->widgets->pdata[i]);
        return;
      }
}

/* Names a spot, and says whether it is picked and can be. */
static void
update_spot (AriBoardSpots *self,
             AriSpot        spot)
{
  const AriSpotInfo *info = &shown_by (self)->board->spots[spot];
  AriSpotWidget *widget = self->widgets->pdata[spot];
  gboolean picked = ari_board_picks_has (self->picks, spot);

  name_spot (self, spot);
  ari_spot_widget_set_picked (widget, picked);
  ari_spot_widget_set_offered (widget, picked || (ari_board_picks_offers (self->picks, spot)
                                                  && !ari_board_picks_asks_at (self->picks, spot)));
  if (info->kind == ARI_SPOT_AREA && !info->is_field)
    ari_spot_widget_set_pickable (widget, ari_board_picks_is_target (self->picks, spot));
}

void
ari_board_spots_name (AriBoardSpots *self)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  ari_board_words_note_offered (self->words);
  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL)
      update_spot (self, (AriSpot) i);

  ari_board_choices_offer (self->choices);
  offer_focus (self);
  if (gtk_widget_get_visible (ari_board_choices_get_box (self->choices)))
    offer_choices (self);
}

/* Puts what overlays draw, and what the dice may bring, into the accessible descriptions. A screen reader
 * says each change where the keyboard is, so nothing is set that stays the same. */
void
ari_board_spots_describe (AriBoardSpots *self)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL)
      {
        g_autofree char *more = ari_board_words_description (self->words, (AriSpot) i);

        ari_spot_widget_set_description (self->widgets->pdata[i], more);
      }
}

/* Places */

void
ari_board_spots_measure (AriBoardSpots  *self,
                         GtkOrientation  orientation)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL)
      gtk_widget_measure (self->widgets->pdata[i], orientation, -1, NULL, NULL, NULL, NULL);
}

static void
allocate (AriBoardSpots *self,
          guint          spot)
{
  const AriSpotInfo *info = &shown_by (self)->board->spots[spot];
  AriPoint centre = ari_painter_to_px (self->painter, info->centre);
  float half = MAX (info->radius * self->painter->unit, ARI_MIN_TOUCH_PX / 2.0f);
  float left = centre.x - half, right = centre.x + half, top = centre.y - half, bottom = centre.y + half;

  for (guint i = 0; i < info->n_corners; i++)
    {
      AriPoint corner = ari_painter_to_px (self->painter, info->corners[i]);

      left = MIN (left, corner.x);
      right = MAX (right, corner.x);
      top = MIN (top, corner.y);
      bottom = MAX (bottom, corner.y);
    }

  gtk_widget_size_allocate (
      self->widgets->pdata[spot],
      &(GtkAllocation) { (int) left, (int) top, (int) (right - left), (int) (bottom - top) }, -1);
}

void
ari_board_spots_allocate (AriBoardSpots *self)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL)
      allocate (self, i);
}

/* Focus */

static void
move_focus (AriBoardSpots *self,
            AriSpot        spot)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  self->focus_waits = FALSE;
  g_signal_emit (self, signals[MOVING], 0);
  gtk_widget_grab_focus (self->widgets->pdata[spot]);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

/* The first key only shows a focus that is still hidden, and says where it is: nobody knows where the key
 * would act. After a pick people know, so keys go on from there. */
static gboolean
show_focus_first (AriBoardSpots *self)
{
  if (shown_by (self)->state.focus != ARI_SPOT_NONE || ari_board_picks_picker (self->picks)->n_picks > 0)
    return FALSE;

  move_focus (self, self->focus);
  /* The window may have shown it all the time. */
  g_signal_emit (self, signals[FOCUSED], 0, (guint) self->focus);
  if (self->focus_label != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), self->focus_label,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  return TRUE;
}

AriSpot
ari_board_spots_get_focus (AriBoardSpots *self)
{
  AriSpot choice;

  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), ARI_SPOT_NONE);

  choice = ari_board_choices_get_focus (self->choices);

  return choice != ARI_SPOT_NONE ? choice : self->focus;
}

/* Where the keyboard goes on, or will return to; the choices are beside the board, so it stays where it
 * was. */
void
ari_board_spots_set_focus (AriBoardSpots *self,
                           AriSpot        spot)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  if (widget_at (self, spot) != NULL)
    self->focus = spot;
}

/* Moves the focus to @spot if the keyboard is on the board, and goes on from there. */
void
ari_board_spots_follow_focus (AriBoardSpots *self,
                              AriSpot        spot)
{
  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  if (self->focus == spot && has_focus (self))
    gtk_widget_grab_focus (self->widgets->pdata[spot]);
}

/* Where the focus enters the board: the previous spot, else the first on offer. */
static GtkWidget *
entry_spot (AriBoardSpots *self)
{
  if (self->focus < self->widgets->len)
    return self->widgets->pdata[self->focus];

  for (guint i = 0; i < self->widgets->len; i++)
    if (is_offered (self, i))
      return self->widgets->pdata[i];

  self->focus_waits = TRUE;
  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL
        && ari_board_picks_accepts_pickable ((AriSpot) i, (gpointer) self->picks))
      return self->widgets->pdata[i];

  return NULL;
}

/* Moves the focus to a spot. Returns whether one took it. */
gboolean
ari_board_spots_enter (AriBoardSpots *self)
{
  GtkWidget *entry;

  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), FALSE);

  entry = entry_spot (self);

  return entry != NULL && gtk_widget_grab_focus (entry);
}

/* Directions on a board are absolute: they don't flip with the text direction. */
gboolean
ari_board_spots_move (AriBoardSpots *self,
                      int            dx,
                      int            dy)
{
  AriSpot next;

  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), FALSE);

  if (!has_focus (self))
    return FALSE;
  if (show_focus_first (self))
    return TRUE;

  next = ari_board_neighbour (shown_by (self)->board, self->focus, dx, dy, ari_board_picks_accepts_focus,
                              (gpointer) self->picks);
  move_focus (self, next != ARI_SPOT_NONE ? next : self->focus);

  return TRUE;
}

gboolean
ari_board_spots_move_to_offered (AriBoardSpots *self,
                                 gboolean       forward)
{
  guint n, by;

  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), FALSE);

  if (!has_focus (self))
    return FALSE;

  /* What hides the position of an exercise ends, as by a pick. */
  if (!shown_by (self)->pickable && is_unhurried (self))
    g_signal_emit (self, signals[ACTIVATED], 0, (guint) ARI_SPOT_NONE);
  n = self->widgets->len;
  by = forward ? 1 : n - 1;
  for (guint i = 1, spot = self->focus; i < n && shown_by (self)->pickable; i++)
    {
      spot = (spot + by) % n;
      if (is_offered (self, spot))
        {
          move_focus (self, (AriSpot) spot);
          break;
        }
    }

  return TRUE;
}

gboolean
ari_board_spots_activate (AriBoardSpots *self)
{
  AriSpot shown;

  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), FALSE);

  if ((!is_turn (self) && !is_unhurried (self)) || !has_focus (self))
    return FALSE;

  /* A click hides the place of the keyboard, which stays where it was. */
  shown = shown_by (self)->state.focus;
  if (!show_focus_first (self))
    g_signal_emit (self, signals[ACTIVATED], 0, (guint) (shown != ARI_SPOT_NONE ? shown : self->focus));

  return TRUE;
}

static void
activate_cb (AriBoardSpots *self,
             AriSpotWidget *widget)
{
  g_signal_emit (self, signals[ACTIVATED], 0, (guint) ari_spot_widget_get_spot (widget));
}

static void
entered_cb (AriBoardSpots *self,
            AriSpotWidget *widget)
{
  if (!show_focus_first (self))
    activate_cb (self, widget);
}

static void
state_flags_cb (AriBoardSpots *self,
                GtkStateFlags  previous,
                GtkWidget     *widget)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  AriSpot spot = ari_spot_widget_get_spot (ARI_SPOT_WIDGET (widget));

  if (flags & GTK_STATE_FLAG_FOCUSED)
    self->focus = spot;
  /* GTK hides the focus ring after a few seconds. Keep it for players who think longer, until the focus
   * leaves or the pointer picks. */
  if ((flags & GTK_STATE_FLAG_FOCUS_VISIBLE) && !self->focus_waits)
    g_signal_emit (self, signals[FOCUSED], 0, (guint) spot);
  else if (shown_by (self)->state.focus == spot && (flags & GTK_STATE_FLAG_FOCUSED) == 0)
    g_signal_emit (self, signals[FOCUSED], 0, (guint) ARI_SPOT_NONE);
  if ((flags ^ previous) & GTK_STATE_FLAG_FOCUSED)
    name_focus (self, spot);
}

/* The widgets */

/* (nullable) (transfer none): an #AriSpotWidget, or the button of a choice. */
GtkWidget *
ari_board_spots_get_widget (AriBoardSpots *self,
                            AriSpot        spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_SPOTS (self), NULL);

  if (spot >= self->widgets->len)
    return NULL;

  return widget_at (self, spot) != NULL ? GTK_WIDGET (widget_at (self, spot))
                                        : ari_board_choices_get_button (self->choices, spot);
}

static void
remove_all (AriBoardSpots *self)
{
  for (guint i = 0; i < self->widgets->len; i++)
    if (widget_at (self, i) != NULL)
      {
        /* Its loss of focus needs no more handling. */
        g_signal_handlers_disconnect_by_data (widget_at (self, i), self);
        gtk_widget_unparent (GTK_WIDGET (widget_at (self, i)));
      }
  g_ptr_array_set_size (self->widgets, 0);
}

void
ari_board_spots_rebuild (AriBoardSpots *self)
{
  const AriBoard *board;

  g_return_if_fail (ARI_IS_BOARD_SPOTS (self));

  board = shown_by (self)->board;
  remove_all (self);
  self->focus = ARI_SPOT_NONE;

  for (guint i = 0; i < board->n_spots; i++)
    {
      AriSpotKind kind = board->spots[i].kind;
      GtkWidget *widget;

      if (kind == ARI_SPOT_CHOICE)
        {
          g_ptr_array_add (self->widgets, NULL);
          continue;
        }

      widget = ari_spot_widget_new ((AriSpot) i, ari_spot_kind_is_pickable (kind)
                                    || board->spots[i].is_field);
      gtk_widget_insert_before (widget, self->board, NULL);
      g_signal_connect_swapped (widget, "activate", G_CALLBACK (activate_cb), self);
      g_signal_connect_swapped (widget, "entered", G_CALLBACK (entered_cb), self);
      g_signal_connect_swapped (widget, "state-flags-changed", G_CALLBACK (state_flags_cb), self);
      g_ptr_array_add (self->widgets, widget);
    }
  ari_board_choices_rebuild (self->choices);
}

static void
ari_board_spots_dispose (GObject *object)
{
  AriBoardSpots *self = ARI_BOARD_SPOTS (object);

  remove_all (self);
  g_clear_object (&self->choices);

  G_OBJECT_CLASS (ari_board_spots_parent_class)->dispose (object);
}

static void
ari_board_spots_finalize (GObject *object)
{
  AriBoardSpots *self = ARI_BOARD_SPOTS (object);

  g_ptr_array_unref (self->widgets);
  g_free (self->focus_state);
  g_free (self->focus_label);

  G_OBJECT_CLASS (ari_board_spots_parent_class)->finalize (object);
}

static void
ari_board_spots_class_init (AriBoardSpotsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_board_spots_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_board_spots_finalize;

  signals[ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVING] =
    g_signal_new ("moving", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOCUSED] =
    g_signal_new ("focused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_board_spots_init (AriBoardSpots *self)
{
  self->widgets = g_ptr_array_new ();
  self->focus = ARI_SPOT_NONE;
}

AriBoardSpots *
ari_board_spots_new (GtkWidget        *board,
                     AriBoardWords    *words,
                     AriBoardChoices  *choices,
                     const AriPainter *painter)
{
  AriBoardSpots *self = g_object_new (ARI_TYPE_BOARD_SPOTS, NULL);

  self->board = board;
  self->picks = words->picks;
  self->words = words;
  self->choices = g_object_ref (choices);
  self->painter = painter;

  return self;
}
