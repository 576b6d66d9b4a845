/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-spot-widget.h"

#define REACH          0.45f  /* board units: how far from a spot a pointer may be */
#define MIN_TOUCH_PX   32     /* across */
#define MIN_PX         80
#define NATURAL_PX     480
#define REFUSAL_S      6

enum
{
  PICKED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardView, ari_board_view, GTK_TYPE_WIDGET)

static gboolean
is_pickable_kind (AriSpotKind kind)
{
  return kind != ARI_SPOT_AREA && kind != ARI_SPOT_CHOICE;
}

static gboolean
accepts_offered (AriSpot  spot,
                 gpointer data)
{
  AriBoardView *self = data;

  return is_pickable_kind (self->board->spots[spot].kind) && ari_picker_offers (&self->picker, spot);
}

static gboolean
accepts_pickable (AriSpot  spot,
                  gpointer data)
{
  AriBoardView *self = data;

  return is_pickable_kind (self->board->spots[spot].kind);
}

static void
ari_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->board == NULL)
    return;

  ari_board_view_paint (self, snapshot);

  /* The other children have nothing to draw. */
  gtk_widget_snapshot_child (widget, self->choices, snapshot);
}

static void
ari_board_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  /* GTK wants every visible child measured before it is allocated. */
  for (guint i = 0; i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      gtk_widget_measure (self->spots->pdata[i], orientation, -1, NULL, NULL, NULL, NULL);

  *minimum = *natural = 0;
  if (gtk_widget_should_layout (self->choices))
    gtk_widget_measure (self->choices, orientation, -1, minimum, natural, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, MIN_PX);
      *natural = MAX (*natural, NATURAL_PX);
    }
  else
    {
      *minimum += MIN_PX;
      *natural += NATURAL_PX;
    }
}

static void
allocate_spot (AriBoardView *self,
               AriSpot       spot)
{
  const AriSpotInfo *info = &self->board->spots[spot];
  AriPoint centre = ari_painter_to_px (&self->painter, info->centre);
  float half = MAX (info->radius * self->painter.unit, MIN_TOUCH_PX / 2.0f);
  float left = centre.x - half, right = centre.x + half, top = centre.y - half, bottom = centre.y + half;

  for (guint i = 0; i < info->n_corners; i++)
    {
      AriPoint corner = ari_painter_to_px (&self->painter, info->corners[i]);

      left = MIN (left, corner.x);
      right = MAX (right, corner.x);
      top = MIN (top, corner.y);
      bottom = MAX (bottom, corner.y);
    }

  gtk_widget_size_allocate (self->spots->pdata[spot],
                            &(GtkAllocation) { (int) left, (int) top, (int) (right - left), (int) (bottom - top) },
                            -1);
}

static void
ari_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  int choices_height = 0;

  if (self->board == NULL)
    return;

  if (gtk_widget_should_layout (self->choices))
    {
      gtk_widget_measure (self->choices, GTK_ORIENTATION_VERTICAL, width, &choices_height, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->choices,
                                &(GtkAllocation) { 0, height - choices_height, width, choices_height }, -1);
    }

  ari_board_view_end_motion (self);
  self->stale = ALL_LAYERS;
  ari_board_view_repaint (self);

  for (guint i = 0; i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      allocate_spot (self, i);
}

/* The name of a spot: whole sentences for each state, so that they can be translated as such. */
static char *
spot_label (AriBoardView *self,
            AriSpot       spot)
{
  const char *name = self->board->spots[spot].name;
  g_autofree char *state = self->setup.rules->describe_spot (&self->position, spot);

  for (guint i = 0; i < self->show.n_picks; i++)
    if (self->show.picks[i] == spot)
      /* Translators: a spot of the board for the screen reader: its name and what lies there. */
      return g_strdup_printf (_("%1$s, %2$s, picked"), name, state);

  for (guint i = 0; i < self->show.n_last; i++)
    if (self->show.last[i] == spot)
      return g_strdup_printf (_("%1$s, %2$s, last move"), name, state);

  if ((self->flags & ARI_BOARD_PICKABLE) && ari_picker_offers (&self->picker, spot))
    return g_strdup_printf (_("%1$s, %2$s, can be picked"), name, state);

  /* Translators: name of a spot, what lies there. */
  return g_strdup_printf (C_("spot", "%1$s, %2$s"), name, state);
}

static char *
mark_description (const AriMark *mark)
{
  const char *colour = mark->seat != 0 ? ari_seat_colour_name (mark->seat) : "";
  int percent = (int) lroundf (mark->strength * 100);

  switch (mark->kind)
    {
    case ARI_MARK_SAFE:
      return g_strdup_printf (_("for good the area of %s"), colour);
    case ARI_MARK_OWNED:
      return g_strdup_printf (_("as things stand the area of %s"), colour);
    case ARI_MARK_CONTESTED:
      return g_strdup (_("contested"));
    case ARI_MARK_LIKELY:
      return g_strdup_printf (_("likely the area of %1$s, %2$d%%"), colour, percent);
    case ARI_MARK_THREAT:
      return g_strdup_printf (_("a danger for %s"), colour);
    case ARI_MARK_CHANCE_FOR:
      return g_strdup_printf (_("a chance for %s"), colour);
    case ARI_MARK_USED:
      return g_strdup (_("used up"));
    case ARI_MARK_SEEN:
      return g_strdup (_("was seen"));
    case ARI_MARK_REACH:
      return g_strdup_printf (_("can be reached, %d%%"), percent);
    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
choice_is_offered (AriBoardView *self,
                   AriSpot       spot)
{
  return (self->flags & ARI_BOARD_PICKABLE) && ari_picker_offers (&self->picker, spot);
}

/* Everything a person can see or hear of the spots follows from the state here. */
static void
ari_board_view_sync (AriBoardView *self)
{
  gboolean any_choice = FALSE;

  self->show.n_picks = self->picker.n_picks;
  memcpy (self->show.picks, self->picker.picks, sizeof self->show.picks);

  for (guint i = 0; i < self->spots->len; i++)
    {
      GtkWidget *widget = self->spots->pdata[i];
      g_autofree char *label = NULL;

      if (GTK_IS_BUTTON (widget))
        {
          gtk_widget_set_visible (widget, choice_is_offered (self, i));
          any_choice |= choice_is_offered (self, i);
          continue;
        }

      label = spot_label (self, i);
      ari_spot_widget_set_label (ARI_SPOT_WIDGET (widget), label);
    }

  gtk_widget_set_visible (self->choices, any_choice);
  ari_board_view_invalidate (self, MARKS_LAYER);
}

/* Descriptions say in words what overlays draw. */
static void
describe_marks (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->spots->pdata[i]),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  for (guint i = 0; i < self->show.n_marks; i++)
    {
      g_autofree char *text = mark_description (&self->marks[i]);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->spots->pdata[self->marks[i].spot]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
}

static void
clear_refusal (AriBoardView *self)
{
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  if (self->show.refused == ARI_SPOT_NONE)
    return;

  self->show.refused = ARI_SPOT_NONE;
  self->show.n_proof = 0;
  ari_board_view_invalidate (self, MARKS_LAYER);
  g_signal_emit (self, signals[REFUSED], 0, NULL);
}

static void
refusal_cb (gpointer data)
{
  AriBoardView *self = data;

  self->refusal_id = 0;
  clear_refusal (self);
}

static void
refuse (AriBoardView *self,
        AriSpot       spot)
{
  g_autofree char *reason = NULL;

  reason = self->setup.rules->refusal (&self->position, self->picker.picks, self->picker.n_picks, spot,
                                       self->proof, &self->show.n_proof);
  self->show.refused = spot;
  self->show.proof = self->proof;
  ari_board_view_invalidate (self, MARKS_LAYER);

  g_clear_handle_id (&self->refusal_id, g_source_remove);
  self->refusal_id = g_timeout_add_seconds_once (REFUSAL_S, refusal_cb, self);

  if (reason == NULL)
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (self), reason, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[REFUSED], 0, reason);
}

static void
set_hover (AriBoardView *self,
           AriSpot       spot)
{
  if (self->show.hover == spot)
    return;

  self->show.hover = spot;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), spot != ARI_SPOT_NONE ? "pointer" : NULL);
  ari_board_view_invalidate (self, MARKS_LAYER);
}

static AriSpot
spot_at (AriBoardView *self,
         double        x,
         double        y,
         gboolean    (*accepts) (AriSpot, gpointer))
{
  float reach = MAX (REACH, MIN_TOUCH_PX / 2.0f / self->painter.unit);

  return ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), reach, accepts, self);
}

static void
motion_cb (AriBoardView *self,
           double        x,
           double        y)
{
  if (self->board != NULL && (self->flags & ARI_BOARD_PICKABLE))
    set_hover (self, spot_at (self, x, y, accepts_offered));
}

static void
leave_cb (AriBoardView *self)
{
  set_hover (self, ARI_SPOT_NONE);
}

static void
released_cb (AriBoardView    *self,
             int              n_press,
             double           x,
             double           y,
             GtkGestureClick *gesture)
{
  AriSpot nearest;

  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0
      || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  /* A spot that lies right under the pointer is meant, even if only a farther one could be picked. */
  nearest = ari_board_spot_at (self->board, ari_painter_to_board (&self->painter, x, y), REACH / 3,
                               accepts_pickable, self);
  if (nearest == ARI_SPOT_NONE)
    nearest = spot_at (self, x, y, accepts_offered);
  if (nearest == ARI_SPOT_NONE)
    nearest = spot_at (self, x, y, accepts_pickable);
  if (nearest == ARI_SPOT_NONE)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  ari_board_view_pick (self, nearest);
}

static void
activate_cb (AriBoardView *self,
             GtkWidget    *widget)
{
  ari_board_view_pick (self, ari_spot_widget_get_spot (ARI_SPOT_WIDGET (widget)));
}

static void
choice_cb (AriBoardView *self,
           GtkWidget    *button)
{
  guint index;

  if (g_ptr_array_find (self->spots, button, &index))
    ari_board_view_pick (self, index);
}

static void
state_flags_cb (AriBoardView  *self,
                GtkStateFlags  previous,
                GtkWidget     *widget)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);
  AriSpot spot = ari_spot_widget_get_spot (ARI_SPOT_WIDGET (widget));

  if (flags & GTK_STATE_FLAG_FOCUSED)
    self->focus = spot;
  if (flags & GTK_STATE_FLAG_FOCUS_VISIBLE)
    self->show.focus = spot;
  else if (self->show.focus == spot)
    self->show.focus = ARI_SPOT_NONE;
  ari_board_view_invalidate (self, MARKS_LAYER);
}

/* Where the keyboard enters the board: where it was, else the first spot on offer. */
static GtkWidget *
entry_spot (AriBoardView *self)
{
  if (self->focus < self->spots->len)
    return self->spots->pdata[self->focus];

  for (guint i = 0; i < self->spots->len; i++)
    if (accepts_offered (i, self))
      return self->spots->pdata[i];

  for (guint i = 0; i < self->spots->len; i++)
    if (accepts_pickable (i, self))
      return self->spots->pdata[i];

  return NULL;
}

/* One stop for Tab; arrows move inside. */
static gboolean
ari_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkWidget *entry = self->board != NULL ? entry_spot (self) : NULL;

  if (child == self->choices && gtk_widget_child_focus (child, direction))
    return TRUE;
  if (child == self->choices && direction == GTK_DIR_TAB_BACKWARD)
    return entry != NULL && gtk_widget_grab_focus (entry);
  if (child != NULL && child != self->choices && direction == GTK_DIR_TAB_FORWARD
      && gtk_widget_get_visible (self->choices))
    return gtk_widget_child_focus (self->choices, direction);
  if (child != NULL)
    return FALSE;

  return entry != NULL && gtk_widget_grab_focus (entry);
}

static gboolean
ari_board_view_grab_focus (GtkWidget *widget)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  GtkWidget *entry = self->board != NULL ? entry_spot (self) : NULL;

  return entry != NULL && gtk_widget_grab_focus (entry);
}

/* Directions on a board are absolute: they do not turn with the direction of the text. */
static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  int dx, dy;
  AriSpot next;

  if (self->board == NULL || !ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(ii)", &dx, &dy);
  next = ari_board_neighbour (self->board, self->focus, dx, dy, accepts_pickable, self);
  if (next != ARI_SPOT_NONE)
    {
      GtkRoot *root = gtk_widget_get_root (widget);

      clear_refusal (self);
      gtk_widget_grab_focus (self->spots->pdata[next]);
      if (GTK_IS_WINDOW (root))
        gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
    }

  return GDK_EVENT_STOP;
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if (self->show.refused != ARI_SPOT_NONE)
    {
      clear_refusal (self);
      return GDK_EVENT_STOP;
    }

  return ari_board_view_back (self);
}

static void
scheme_cb (AriBoardView *self)
{
  ari_board_view_invalidate (self, ALL_LAYERS);
}

static void
ari_board_view_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ari_board_view_parent_class)->css_changed (widget, change);

  ari_board_view_invalidate (ARI_BOARD_VIEW (widget), ALL_LAYERS);
}

static void
ari_board_view_dispose (GObject *object)
{
  AriBoardView *self = ARI_BOARD_VIEW (object);

  ari_board_view_end_motion (self);
  g_clear_handle_id (&self->refusal_id, g_source_remove);
  for (guint layer = 0; layer < ARI_N_LAYERS; layer++)
    {
      g_clear_pointer (&self->nodes[layer], gsk_render_node_unref);
      g_clear_pointer (&self->known[layer], g_hash_table_unref);
    }
  for (guint i = 0; self->spots != NULL && i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      gtk_widget_unparent (self->spots->pdata[i]);
  g_clear_pointer (&self->spots, g_ptr_array_unref);
  g_clear_pointer (&self->choices, gtk_widget_unparent);
  self->board = NULL;

  G_OBJECT_CLASS (ari_board_view_parent_class)->dispose (object);
}

static void
ari_board_view_class_init (AriBoardViewClass *klass)
{
  static const struct { guint key, keypad; int dx, dy; } moves[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 }, { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_board_view_dispose;
  widget_class->snapshot = ari_board_view_snapshot;
  widget_class->measure = ari_board_view_measure;
  widget_class->size_allocate = ari_board_view_size_allocate;
  widget_class->focus = ari_board_view_focus;
  widget_class->grab_focus = ari_board_view_grab_focus;
  widget_class->css_changed = ari_board_view_css_changed;

  signals[PICKED] =
    g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      gtk_widget_class_add_binding (widget_class, moves[i].key, 0, move_cb, "(ii)", moves[i].dx, moves[i].dy);
      gtk_widget_class_add_binding (widget_class, moves[i].keypad, 0, move_cb, "(ii)", moves[i].dx, moves[i].dy);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
ari_board_view_init (AriBoardView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->spots = g_ptr_array_new ();
  self->focus = ARI_SPOT_NONE;
  self->show.hover = self->show.focus = self->show.refused = ARI_SPOT_NONE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"), -1);

  self->choices = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (self->choices, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->choices, FALSE);
  gtk_widget_set_parent (self->choices, GTK_WIDGET (self));

  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (scheme_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (scheme_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ari_board_view_new (void)
{
  return g_object_new (ARI_TYPE_BOARD_VIEW, NULL);
}

static GtkWidget *
new_choice (AriBoardView *self,
            const char   *name)
{
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choice_cb), self);
  gtk_box_append (GTK_BOX (self->choices), button);

  return button;
}

static void
rebuild_spots (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      gtk_widget_unparent (self->spots->pdata[i]);
    else
      gtk_box_remove (GTK_BOX (self->choices), self->spots->pdata[i]);
  g_ptr_array_set_size (self->spots, 0);

  for (guint i = 0; i < self->board->n_spots; i++)
    {
      AriSpotKind kind = self->board->spots[i].kind;
      GtkWidget *widget;

      if (kind == ARI_SPOT_CHOICE)
        {
          /* A choice is described by what picking it does. */
          g_autofree char *name = self->setup.rules->describe_spot (&self->position, i);

          g_ptr_array_add (self->spots, new_choice (self, name));
          continue;
        }

      widget = ari_spot_widget_new (i, is_pickable_kind (kind));
      gtk_widget_insert_before (widget, GTK_WIDGET (self), self->choices);
      g_signal_connect_swapped (widget, "activate", G_CALLBACK (activate_cb), self);
      g_signal_connect_swapped (widget, "state-flags-changed", G_CALLBACK (state_flags_cb), self);
      g_ptr_array_add (self->spots, widget);
    }
}

/**
 * ari_board_view_show:
 * @show: what to show; hover, focus, picks and refusal are the view's own and ignored
 *
 * Shows a position. A running motion ends at once; picks stay as long as the position
 * stays the same.
 */
void
ari_board_view_show (AriBoardView  *self,
                     const AriShow *show,
                     AriBoardFlags  flags)
{
  gboolean new_setup, new_position, new_marks, new_last;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));
  g_return_if_fail (show->n_marks <= ARI_MAX_SPOTS && show->n_hints <= ARI_MAX_SPOTS);

  new_setup = self->board == NULL || !ari_setup_equal (&self->setup, show->setup);
  new_position = new_setup || !ari_position_equal (show->rules, &self->position, show->position);
  new_marks = self->show.n_marks != show->n_marks
              || (show->n_marks > 0 && memcmp (self->marks, show->marks, show->n_marks * sizeof *show->marks) != 0);
  new_last = self->show.n_last != show->n_last
             || memcmp (self->show.last, show->last, show->n_last * sizeof *show->last) != 0;

  if (new_position || new_marks || new_last)
    ari_board_view_end_motion (self);

  self->flags = flags;
  self->show.rules = show->rules;
  self->show.setup = &self->setup;
  self->show.position = &self->position;
  self->setup = *show->setup;
  self->position = *show->position;
  self->show.n_last = show->n_last;
  memcpy (self->show.last, show->last, sizeof show->last);
  self->show.n_hints = show->n_hints;
  self->show.hints = memcpy (self->hints, show->hints != NULL ? show->hints : self->hints,
                             show->n_hints * sizeof *show->hints);
  self->show.n_marks = show->n_marks;
  if (show->n_marks > 0)
    memcpy (self->marks, show->marks, show->n_marks * sizeof *show->marks);
  self->show.marks = self->marks;

  if (new_setup)
    {
      self->board = show->rules->board (&self->setup);
      rebuild_spots (self);
      self->focus = ARI_SPOT_NONE;
      ari_board_view_invalidate (self, ALL_LAYERS);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (new_position)
    {
      ari_picker_init (&self->picker, show->rules, &self->position);
      self->show.hover = ARI_SPOT_NONE;
      clear_refusal (self);
    }
  if ((flags & ARI_BOARD_PICKABLE) == 0)
    {
      while (ari_picker_back (&self->picker))
        ;
      self->show.hover = ARI_SPOT_NONE;
    }

  if (new_position || new_marks || new_last)
    {
      if (!new_setup && (flags & ARI_BOARD_ARRIVED) && (flags & ARI_BOARD_ANIMATED))
        ari_board_view_start_motion (self, new_marks);
      ari_board_view_invalidate (self, POSITION_LAYERS);
    }
  if (new_setup || new_marks)
    describe_marks (self);
  ari_board_view_sync (self);
}

/**
 * ari_board_view_pick:
 *
 * Picks a spot as if it were pointed at: adds it to the picks, chooses an action ("picked"),
 * or says why it can't be picked ("refused").
 *
 * Returns: whether the spot was taken
 */
gboolean
ari_board_view_pick (AriBoardView *self,
                     AriSpot       spot)
{
  AriPickResult result;

  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->board == NULL || (self->flags & ARI_BOARD_PICKABLE) == 0)
    return FALSE;

  clear_refusal (self);
  result = ari_picker_pick (&self->picker, spot);
  if (result == ARI_PICK_REFUSED)
    {
      refuse (self, spot);
      return FALSE;
    }

  self->focus = GTK_IS_BUTTON (self->spots->pdata[spot]) ? self->focus : spot;
  set_hover (self, ARI_SPOT_NONE);
  ari_board_view_sync (self);
  if (result == ARI_PICK_COMPLETE)
    {
      g_signal_emit (self, signals[PICKED], 0, ari_picker_action (&self->picker));
      /* A new position has no picks any more; an action that was not played leaves none either. */
      while (ari_picker_back (&self->picker))
        ;
      ari_board_view_sync (self);
    }

  return TRUE;
}

/**
 * ari_board_view_back:
 *
 * Takes back the last pick.
 *
 * Returns: whether there was one
 */
gboolean
ari_board_view_back (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  if (self->board == NULL || !ari_picker_back (&self->picker))
    return FALSE;

  ari_board_view_sync (self);

  return TRUE;
}

/* (nullable): an #AriSpotWidget, or the button of a choice. */
GtkWidget *
ari_board_view_get_spot (AriBoardView *self,
                         AriSpot       spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), NULL);

  return spot < self->spots->len ? self->spots->pdata[spot] : NULL;
}
