/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board for keyboard and screen reader: a widget for each spot, with its name, and navigation between
 * them. */
#include "ari-board-view-private.h"

#include <glib/gi18n.h>

#include "ari-spot-widget.h"

/* While a choice is pointed at or has the visible focus, the board shows what it brings, as for a spot. */
#define MEANT (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE)

/* Where arrow keys stop: what can be picked, and a field on which nobody stands. On a field with pieces,
 * they stop at these. They go from space to space past the pieces of a stack, unless those can be
 * chosen: the space tells what stands on it. */
static gboolean
accepts_focus (AriSpot  spot,
               gpointer data)
{
  AriBoardView *self = data;
  const AriSpotInfo *spots = self->shown.board->spots;

  if (spots[spot].ground > 0)
    return ari_board_shown_is_pickable (&self->shown) && ari_board_picks_accepts_offered (spot, &self->picks);
  if (ari_board_picks_accepts_pickable (spot, &self->picks))
    return TRUE;
  if (!spots[spot].is_field)
    return FALSE;

  for (guint i = 0; i < self->shown.board->n_spots; i++)
    if (ari_spot_is_on (&spots[i], &spots[spot]) && ari_board_picks_has_something (&self->picks, (AriSpot) i))
      return FALSE;

  return TRUE;
}

static gboolean
choice_is_offered (AriBoardView *self,
                   AriSpot       spot)
{
  return ari_board_shown_is_pickable (&self->shown) && ari_picker_offers (&self->picks.picker, spot);
}

gboolean
ari_board_view_is_crowded (AriBoardView *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_VIEW (self), FALSE);

  return self->crowded;
}

/* Three long labels leave the message no room in some languages. They are short in every language then, and
 * in wide windows, too: that is simpler than measuring them. */
static gboolean
offers_many_choices (AriBoardView *self)
{
  guint n = 0;

  for (guint i = 0; i < self->spots->len; i++)
    n += GTK_IS_BUTTON (self->spots->pdata[i]) && choice_is_offered (self, (AriSpot) i);

  return n > 2;
}

/* If people who use the keyboard can only choose beside the board, the focus goes there: Space and Enter do
 * what the status asks for. */
static void
offer_choices (AriBoardView *self)
{
  GtkWidget *first = NULL;

  if ((self->shown.flags & ARI_BOARD_TURN) == 0 || self->shown.state.focus == ARI_SPOT_NONE
      || !ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (GTK_WIDGET (self))))
    return;

  for (guint i = 0; i < self->spots->len; i++)
    if (!GTK_IS_BUTTON (self->spots->pdata[i]))
      {
        if (ari_board_picks_accepts_offered (i, &self->picks))
          return;
      }
    else if (first == NULL && choice_is_offered (self, i))
      {
        first = self->spots->pdata[i];
      }

  if (first != NULL)
    gtk_widget_grab_focus (first);
}

/* A focus that came when nothing could be chosen goes to the first place that can be. */
static void
offer_focus (AriBoardView *self)
{
  if (!self->focus_waits || (self->shown.flags & ARI_BOARD_TURN) == 0)
    return;

  for (guint i = 0; i < self->spots->len; i++)
    if (ari_board_picks_accepts_offered (i, &self->picks))
      {
        self->focus_waits = FALSE;
        self->focus = (AriSpot) i;
        if (ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (GTK_WIDGET (self))))
          gtk_widget_grab_focus (self->spots->pdata[i]);
        return;
      }
}

void
ari_board_view_name_spots (AriBoardView *self)
{
  GtkWidget *left = NULL;
  gboolean any_choice = FALSE;

  ari_board_view_note_offered (self);
  self->crowded = offers_many_choices (self);
  for (guint i = 0; i < self->spots->len; i++)
    {
      GtkWidget *widget = self->spots->pdata[i];
      gboolean picked;

      if (GTK_IS_BUTTON (widget))
        {
          gboolean is_offered = choice_is_offered (self, i);

          if (is_offered)
            ari_board_view_label_choice (self, (AriSpot) i);
          else if (gtk_widget_is_focus (widget))
            left = widget;
          if (widget != left)
            gtk_widget_set_visible (widget, is_offered);
          any_choice |= is_offered;
          continue;
        }

      ari_board_view_name_spot (self, (AriSpot) i);
      picked = ari_board_picks_has (&self->picks, (AriSpot) i);
      ari_spot_widget_set_picked (ARI_SPOT_WIDGET (widget), picked);
      ari_spot_widget_set_offered (ARI_SPOT_WIDGET (widget),
                                   picked || (ari_board_picks_offers (&self->picks, (AriSpot) i)
                                              && !ari_board_picks_asks_at (&self->picks, (AriSpot) i)));
      if (self->shown.board->spots[i].kind == ARI_SPOT_AREA && !self->shown.board->spots[i].is_field)
        ari_spot_widget_set_pickable (ARI_SPOT_WIDGET (widget),
                                      ari_board_picks_is_target (&self->picks, (AriSpot) i));
    }

  /* After a choice the focus returns to the board: GTK might move it anywhere. */
  if (left != NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      gtk_widget_set_visible (left, FALSE);
    }
  gtk_widget_set_visible (self->choices, any_choice);
  offer_focus (self);
  if (any_choice)
    offer_choices (self);
}

static void
allocate_spot (AriBoardView *self,
               AriSpot       spot)
{
  const AriSpotInfo *info = &self->shown.board->spots[spot];
  AriPoint centre = ari_painter_to_px (&self->painter, info->centre);
  float half = MAX (info->radius * self->painter.unit, ARI_MIN_TOUCH_PX / 2.0f);
  float left = centre.x - half, right = centre.x + half, top = centre.y - half, bottom = centre.y + half;

  for (guint i = 0; i < info->n_corners; i++)
    {
      AriPoint corner = ari_painter_to_px (&self->painter, info->corners[i]);

      left = MIN (left, corner.x);
      right = MAX (right, corner.x);
      top = MIN (top, corner.y);
      bottom = MAX (bottom, corner.y);
    }

  gtk_widget_size_allocate (
      self->spots->pdata[spot],
      &(GtkAllocation) { (int) left, (int) top, (int) (right - left), (int) (bottom - top) }, -1);
}

void
ari_board_view_allocate_spots (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    if (ARI_IS_SPOT_WIDGET (self->spots->pdata[i]))
      allocate_spot (self, i);
}

static void
focus_spot (AriBoardView *self,
            AriSpot       spot)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  self->focus_waits = FALSE;
  ari_board_view_clear_refusal (self);
  gtk_widget_grab_focus (self->spots->pdata[spot]);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
}

/* The first key only shows a focus that is still hidden, and says where it is: nobody knows where the key
 * would act. After a pick people know, so keys go on from there. */
static gboolean
show_focus_first (AriBoardView *self)
{
  if (self->shown.state.focus != ARI_SPOT_NONE || self->picks.picker.n_picks > 0)
    return FALSE;

  focus_spot (self, self->focus);
  /* The window may have shown it all the time. */
  self->shown.state.focus = self->focus;
  ari_board_view_invalidate (self, MARKS_LAYER);
  if (self->focus_label != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), self->focus_label,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  return TRUE;
}

static void
activate_cb (AriBoardView *self,
             GtkWidget    *widget)
{
  ari_board_view_pick (self, ari_spot_widget_get_spot (ARI_SPOT_WIDGET (widget)));
}

static void
entered_cb (AriBoardView *self,
            GtkWidget    *widget)
{
  if (!show_focus_first (self))
    activate_cb (self, widget);
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
  /* GTK hides the focus ring after a few seconds. Keep it for players who think longer, until the focus
   * leaves or the pointer picks. */
  if ((flags & GTK_STATE_FLAG_FOCUS_VISIBLE) && !self->focus_waits)
    {
      self->shown.state.focus = spot;
      ari_board_view_show_spots (self, &spot, 1);
    }
  else if (self->shown.state.focus == spot && (flags & GTK_STATE_FLAG_FOCUSED) == 0)
    self->shown.state.focus = ARI_SPOT_NONE;
  if ((flags ^ previous) & GTK_STATE_FLAG_FOCUSED)
    ari_board_view_name_focus (self, spot);
  ari_board_view_invalidate (self, MARKS_LAYER);
}

/* What the board shows for a choice: where it brings a piece, or what the game draws for the choice. */
static AriSpot
shown_for_choice (AriBoardView *self,
                  AriSpot       choice)
{
  for (guint i = 0; i < self->picks.n_targets; i++)
    if (self->picks.targets[i].pick == choice)
      return self->picks.targets[i].spot;

  return choice;
}

static gboolean
is_meant (AriBoardView *self,
          AriSpot       choice)
{
  return (gtk_widget_get_state_flags (self->spots->pdata[choice]) & MEANT) != 0
         && choice_is_offered (self, choice);
}

AriSpot
ari_board_view_meant_by_choice (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    if (GTK_IS_BUTTON (self->spots->pdata[i]) && is_meant (self, (AriSpot) i))
      return shown_for_choice (self, (AriSpot) i);

  return ARI_SPOT_NONE;
}

static void
choice_state_cb (AriBoardView  *self,
                 GtkStateFlags  previous,
                 GtkWidget     *button)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (button);
  guint index;
  AriSpot spot;

  if (((flags ^ previous) & MEANT) == 0 || !g_ptr_array_find (self->spots, button, &index))
    return;

  spot = shown_for_choice (self, (AriSpot) index);
  if (is_meant (self, (AriSpot) index))
    ari_board_view_set_hover (self, spot);
  else if (self->shown.state.hover == spot)
    ari_board_view_set_hover (self, ARI_SPOT_NONE);
}

/* The description of a choice says what picking it does. */
void
ari_board_view_label_choice (AriBoardView *self,
                             AriSpot       spot)
{
  const AriRules *rules = self->shown.setup.rules;
  GtkWidget *button = self->spots->pdata[spot];
  const AriNames *names = self->match != NULL ? ari_match_get_names (self->match) : NULL;
  g_autofree char *name = ari_rules_tell_spot (rules, &self->shown.position, spot, ARI_NONE, names);
  gboolean is_short = self->brief || self->crowded;
  const char *brief = is_short ? ari_rules_brief (rules, &self->shown.position, spot) : NULL;

  /* Setting a label is slow even if the text is the same. */
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), brief != NULL ? brief : name) != 0)
    gtk_button_set_label (GTK_BUTTON (button), brief != NULL ? brief : name);
  gtk_widget_set_tooltip_text (button, brief != NULL ? name : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->brief)
    gtk_widget_add_css_class (button, "brief");
  else
    gtk_widget_remove_css_class (button, "brief");
}

static GtkWidget *
new_choice (AriBoardView *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "choice");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choice_cb), self);
  g_signal_connect_swapped (button, "state-flags-changed", G_CALLBACK (choice_state_cb), self);
  adw_wrap_box_append (ADW_WRAP_BOX (self->choices), button);

  return button;
}

/* Removes its widget; the number of spots stays the same. */
void
ari_board_view_remove_spot (AriBoardView *self,
                            AriSpot       spot)
{
  /* Its loss of focus needs no more handling. */
  g_signal_handlers_disconnect_by_data (self->spots->pdata[spot], self);
  if (ARI_IS_SPOT_WIDGET (self->spots->pdata[spot]))
    gtk_widget_unparent (self->spots->pdata[spot]);
  else
    adw_wrap_box_remove (ADW_WRAP_BOX (self->choices), self->spots->pdata[spot]);
}

void
ari_board_view_rebuild_spots (AriBoardView *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    ari_board_view_remove_spot (self, i);
  g_ptr_array_set_size (self->spots, 0);

  for (guint i = 0; i < self->shown.board->n_spots; i++)
    {
      AriSpotKind kind = self->shown.board->spots[i].kind;
      GtkWidget *widget;

      if (kind == ARI_SPOT_CHOICE)
        {
          g_ptr_array_add (self->spots, new_choice (self));
          ari_board_view_label_choice (self, (AriSpot) i);
          continue;
        }

      widget = ari_spot_widget_new (i, ari_spot_kind_is_pickable (kind)
                                    || self->shown.board->spots[i].is_field);
      gtk_widget_insert_before (widget, GTK_WIDGET (self), NULL);
      g_signal_connect_swapped (widget, "activate", G_CALLBACK (activate_cb), self);
      g_signal_connect_swapped (widget, "entered", G_CALLBACK (entered_cb), self);
      g_signal_connect_swapped (widget, "state-flags-changed", G_CALLBACK (state_flags_cb), self);
      g_ptr_array_add (self->spots, widget);
    }
}

/* Where the focus enters the board: the previous spot, else the first on offer. */
static GtkWidget *
entry_spot (AriBoardView *self)
{
  if (self->focus < self->spots->len)
    return self->spots->pdata[self->focus];

  for (guint i = 0; i < self->spots->len; i++)
    if (ari_board_picks_accepts_offered (i, &self->picks))
      return self->spots->pdata[i];

  self->focus_waits = TRUE;
  for (guint i = 0; i < self->spots->len; i++)
    if (ari_board_picks_accepts_pickable (i, &self->picks))
      return self->spots->pdata[i];

  return NULL;
}

/* The board is one Tab stop; arrow keys move inside it. */
gboolean
ari_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  GtkWidget *entry = self->shown.board != NULL ? entry_spot (self) : NULL;

  if (child != NULL)
    return FALSE;

  return entry != NULL && gtk_widget_grab_focus (entry);
}

gboolean
ari_board_view_grab_focus (GtkWidget *widget)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  GtkWidget *entry = self->shown.board != NULL ? entry_spot (self) : NULL;

  return entry != NULL && gtk_widget_grab_focus (entry);
}

/* Directions on a board are absolute: they don't flip with the text direction. */
static gboolean
move_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  int dx, dy;
  AriSpot next;

  if (self->shown.board == NULL || !ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;

  if (show_focus_first (self))
    return GDK_EVENT_STOP;

  g_variant_get (args, "(ii)", &dx, &dy);
  next = ari_board_neighbour (self->shown.board, self->focus, dx, dy, accepts_focus, self);
  focus_spot (self, next != ARI_SPOT_NONE ? next : self->focus);

  return GDK_EVENT_STOP;
}

/* Few spots of a large board can be picked at a time: cycle through them. */
static gboolean
next_offered_cb (GtkWidget *widget,
                 GVariant  *args,
                 gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);
  guint n = self->spots->len, by = g_variant_get_boolean (args) ? 1 : n - 1;

  if (self->shown.board == NULL || !ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;

  for (guint i = 1, spot = self->focus; i < n && ari_board_shown_is_pickable (&self->shown); i++)
    {
      spot = (spot + by) % n;
      if (ari_board_picks_accepts_offered (spot, &self->picks))
        {
          focus_spot (self, spot);
          break;
        }
    }

  return GDK_EVENT_STOP;
}

/* Space also controls the replay, so it picks only in somebody's turn. */
static gboolean
space_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  AriBoardView *self = ARI_BOARD_VIEW (widget);

  if ((self->shown.flags & ARI_BOARD_TURN) == 0 || !ARI_IS_SPOT_WIDGET (gtk_widget_get_focus_child (widget)))
    return GDK_EVENT_PROPAGATE;

  /* A click hides the place of the keyboard, which stays where it was. */
  if (!show_focus_first (self))
    ari_board_view_pick (self, self->shown.state.focus != ARI_SPOT_NONE ? self->shown.state.focus
                                                                        : self->focus);

  return GDK_EVENT_STOP;
}

void
ari_board_view_bind_keys (GtkWidgetClass *widget_class)
{
  static const struct { guint key, keypad; int dx, dy; } moves[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 }, { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  };
  /* With Shift also where the page takes Left and Right to step through the match. */
  static const GdkModifierType modifiers[] = { GDK_NO_MODIFIER_MASK, GDK_SHIFT_MASK };

  for (guint i = 0; i < G_N_ELEMENTS (moves) * G_N_ELEMENTS (modifiers); i++)
    {
      guint move = i % G_N_ELEMENTS (moves);
      GdkModifierType modifier = modifiers[i / G_N_ELEMENTS (moves)];
      int dx = moves[move].dx, dy = moves[move].dy;

      gtk_widget_class_add_binding (widget_class, moves[move].key, modifier, move_cb, "(ii)", dx, dy);
      gtk_widget_class_add_binding (widget_class, moves[move].keypad, modifier, move_cb, "(ii)", dx, dy);
    }
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, space_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, 0, next_offered_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, 0, next_offered_cb, "b", FALSE);
}
