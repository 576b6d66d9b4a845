/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-row.h"

#include <glib/gi18n.h>

#include "ari-luck-grade.h"
#include "ari-judgement.h"
#include "ari-moment.h"
#include "ari-move-words.h"
#include "ari-notation-label.h"
#include "ari-seat-mark.h"
#include "ari-widget-util.h"

#define ONLY_MOVE     "\u25A1" /* a white square */
#define TURNING_POINT "\u21C4" /* arrows to both sides */

/* The button of a ply and its contents. */
typedef struct
{
  GtkWidget *button;
  GtkWidget *mark;
  GtkWidget *text;
  GtkWidget *glyph;
  GtkWidget *turning; /* the sign of the turning point */
} PlyButton;

struct _AriMoveRow
{
  GtkBox       parent_instance;

  /* Owned */
  AriMatch    *match;
  AriMoveItem *item;
  GArray      *in_turn;  /* (element-type PlyButton) grows to the longest turn so far */
  GArray      *in_round; /* (element-type PlyButton) grows to the most seats so far */

  AriVisibility     visibility;    /* of @match */
  AriPly      *current;  /* (nullable) (unowned): ply of this item marked as current */
  guint        turning;  /* id of the turning point of the match; 0: none */
  guint        linked;   /* id of the ply whose link was followed last */
  guint        link_id;  /* 0: none is being followed */

  /* Borrowed: children */
  GtkWidget   *number;
  GtkWidget   *round;   /* the plies, each in the column of its seat */
  GtkWidget   *seat;    /* whose turn it is */
  GtkWidget   *turn;    /* the plies of a turn */
  GtkWidget   *line;    /* a variation or a comment */
};

enum
{
  CHOSEN,
  MENU,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMoveRow, ari_move_row, GTK_TYPE_BOX)

static guint
id_of (AriMoveRow *self,
       GtkWidget  *widget)
{
  guint id = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "ply"));

  if (id != 0)
    return id;

  return self->item != NULL && self->item->plies->len > 0 ? ari_ply_get_id (self->item->plies->pdata[0]) : 0;
}

static void
clicked_cb (AriMoveRow *self,
            GtkWidget  *button)
{
  g_signal_emit (self, signals[CHOSEN], 0, id_of (self, button));
}

static void
followed_cb (gpointer data)
{
  AriMoveRow *self = data;

  self->link_id = 0;
  g_signal_emit (self, signals[CHOSEN], 0, self->linked);
}

/* The label still needs the link after this signal, but choosing its ply gives the label another text. */
static gboolean
link_cb (AriMoveRow *self,
         const char *uri)
{
  self->linked = (guint) g_ascii_strtoull (uri, NULL, 10);
  if (self->link_id == 0)
    self->link_id = g_idle_add_once (followed_cb, self);

  return TRUE;
}

/* Claim the gesture, so that the click doesn't also choose the ply. */
static void
open_menu (AriMoveRow *self,
           GtkGesture *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[MENU], 0, id_of (self, widget), widget);
}

static void
pressed_cb (AriMoveRow *self,
            int         n_press,
            double      x,
            double      y,
            GtkGesture *gesture)
{
  open_menu (self, gesture);
}

static void
long_pressed_cb (AriMoveRow *self,
                 double      x,
                 double      y,
                 GtkGesture *gesture)
{
  open_menu (self, gesture);
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   data)
{
  AriMoveRow *self = ARI_MOVE_ROW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == self->round || child == self->turn)
    child = gtk_widget_get_focus_child (child);
  if (child == NULL)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[MENU], 0, id_of (self, child), child);

  return GDK_EVENT_STOP;
}

/* The menu opens on a secondary click or a long press. */
static void
add_menu_gestures (AriMoveRow *self,
                   GtkWidget  *widget)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));
}

static gboolean
holds (AriMoveRow *self,
       AriPly     *ply)
{
  return self->item != NULL && g_ptr_array_find (self->item->plies, ply, NULL);
}

static AriPly *
find_current (AriMoveRow *self)
{
  AriPly *ply = ari_match_get_ply (self->match);

  return holds (self, ply) ? ply : NULL;
}

/* Beside a ply stands the judgement of a decision, the sign of chess for the only move or, as arrows, the
 * seat's luck with an outcome of chance; then the sign of the turning point. */
static void
sync_ply (AriMoveRow      *self,
          const PlyButton *place,
          AriPly          *ply,
          AriActor         seat)
{
  AriGlyph glyph = ari_judgement_glyph (ply);
  AriLuckGrade grade = glyph == ARI_GLYPH_NONE ? ari_luck_grade_of_ply (ply, seat) : ARI_LUCK_GRADE_NONE;
  AriActor actor = ari_ply_get_actor (ply);
  gboolean only = glyph == ARI_GLYPH_NONE && ari_moment_is_only_move (ply);
  gboolean good = ari_judgement_praises (glyph) || ari_luck_grade_is_good (grade) || only;
  const char *symbol = glyph != ARI_GLYPH_NONE ? ari_glyph_symbol (glyph)
                       : only ? ONLY_MOVE : ari_luck_grade_symbol (grade);
  gboolean current = self->current == ply, redacted = ari_visibility_hides_ply (&self->visibility, ply);
  gboolean turning = !redacted && self->turning == ari_ply_get_id (ply), names_player = FALSE;
  g_autofree char *label = NULL, *note = ari_move_words_note (&self->visibility, ply);
  g_autofree char *spoken = redacted ? NULL : ari_move_item_spoken (self->match, ply, &names_player);
  const char *words = redacted ? note : spoken;
  const char *name = actor != ARI_CHANCE ? ari_match_get_seat_name (self->match, actor) : NULL;
  guint number = ari_ply_get_turn (ply);
  g_autofree char *remark = ari_move_item_remark (ply, seat, turning);

  ari_notation_label_set_action (ARI_NOTATION_LABEL (place->text), ari_match_get_rules (self->match), seat,
                                 ari_move_words_shown (&self->visibility, ply));
  gtk_label_set_label (GTK_LABEL (place->glyph), symbol);
  ari_widget_set_class (place->glyph, "glyph-good", good);
  ari_widget_set_class (place->glyph, "glyph-bad", *symbol != '\0' && !good);
  /* An empty label would still have its gap. */
  gtk_widget_set_visible (place->glyph, *symbol != '\0');
  gtk_label_set_label (GTK_LABEL (place->turning), TURNING_POINT);
  gtk_widget_set_visible (place->turning, turning);
  ari_widget_set_class (place->button, "current", current);
  g_object_set_data (G_OBJECT (place->button), "ply", GUINT_TO_POINTER (ari_ply_get_id (ply)));

  if (remark != NULL)
    /* Translators: a move in the list of moves for the screen reader: its number, the move in words, and
     * what it was, such as “mistake” or “very lucky”. */
    label = g_strdup_printf (C_("ply", "%1$u: %2$s, %3$s"), number, words, remark);
  else
    /* Translators: the same without a judgement. */
    label = g_strdup_printf (C_("ply", "%1$u: %2$s"), number, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  ari_widget_set_tooltip (place->button, note);
  /* Colours and columns show who played it, where the words don't say it. Screen readers read a note from the
   * tooltip. */
  if ((note == NULL || redacted) && name != NULL && !names_player)
    gtk_accessible_update_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    name, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_state (GTK_ACCESSIBLE (place->button), GTK_ACCESSIBLE_STATE_SELECTED, current, -1);
}

static PlyButton new_ply_button (AriMoveRow *self);

/* A column without a ply keeps its width. */
static void
sync_round (AriMoveRow *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  guint seats = ari_match_get_setup (self->match)->seats;
  guint at[ARI_MAX_SEATS] = { 0 }; /* index of the seat's ply in the item, from 1 */

  while (self->in_round->len < seats)
    {
      PlyButton place = new_ply_button (self);

      gtk_widget_set_hexpand (place.button, TRUE);
      gtk_box_append (GTK_BOX (self->round), place.button);
      g_array_append_val (self->in_round, place);
    }
  for (guint i = 0; i < self->item->plies->len; i++)
    {
      AriActor actor = ari_ply_get_actor (self->item->plies->pdata[i]);

      at[actor != ARI_CHANCE ? actor - 1 : MIN (i, seats - 1)] = i + 1;
    }

  for (guint i = 0; i < self->in_round->len; i++)
    {
      const PlyButton *place = &g_array_index (self->in_round, PlyButton, i);

      gtk_widget_set_visible (place->button, i < seats);
      gtk_widget_set_opacity (place->button, at[i] > 0);
      gtk_widget_set_sensitive (place->button, at[i] > 0);
      if (at[i] > 0)
        {
          AriActor occupant = g_array_index (self->item->occupants, AriActor, at[i] - 1);
          AriPly *ply = self->item->plies->pdata[at[i] - 1];

          sync_ply (self, place, ply, occupant);
          /* A picture of the piece has the mark of its seat itself. */
          gtk_widget_set_visible (
              place->mark,
              occupant != 0 && !ari_notation_leads (rules, ari_move_words_shown (&self->visibility, ply)));
          ari_seat_mark_set_seat (ARI_SEAT_MARK (place->mark), rules, occupant);
        }
    }
}

/* Show the mark of the seat once, before all plies of its turn. */
static void
sync_turn (AriMoveRow *self)
{
  /* Before the first turn, it is nobody's. */
  AriActor seat = g_array_index (self->item->occupants, AriActor, self->item->occupants->len - 1);

  while (self->in_turn->len < self->item->plies->len)
    {
      PlyButton place = new_ply_button (self);

      gtk_widget_set_visible (place.mark, FALSE);
      adw_wrap_box_append (ADW_WRAP_BOX (self->turn), place.button);
      g_array_append_val (self->in_turn, place);
    }

  gtk_widget_set_opacity (self->seat, seat != ARI_NONE);
  ari_seat_mark_set_seat (ARI_SEAT_MARK (self->seat), ari_match_get_rules (self->match), seat);
  for (guint i = 0; i < self->in_turn->len; i++)
    {
      const PlyButton *place = &g_array_index (self->in_turn, PlyButton, i);

      gtk_widget_set_visible (place->button, i < self->item->plies->len);
      if (i < self->item->plies->len)
        sync_ply (self, place, self->item->plies->pdata[i], seat);
    }
}

static void
sync_variation (AriMoveRow *self)
{
  g_autofree char *markup = ari_move_words_variation (&self->visibility, self->item, self->current);

  ari_notation_label_set_markup (ARI_NOTATION_LABEL (self->line), ari_match_get_rules (self->match), markup);
  gtk_widget_set_margin_start (self->line, 12 * self->item->depth);
}

static void
ari_move_row_sync (AriMoveRow *self)
{
  const AriRules *rules = self->match != NULL ? ari_match_get_rules (self->match) : NULL;
  g_autofree char *number = NULL;
  gboolean is_round, is_turn;

  if (self->item == NULL)
    return;

  self->current = find_current (self);
  /* A turn whose capture takes a row of its own is numbered once. */
  if (ari_ply_begins_turn (self->item->plies->pdata[0]))
    number = g_strdup_printf ("%u", ari_ply_get_turn (self->item->plies->pdata[0]));
  is_round = self->item->kind == ARI_MOVE_ROUND;
  is_turn = self->item->kind == ARI_MOVE_TURN;
  gtk_label_set_label (GTK_LABEL (self->number), number != NULL ? number : "");
  gtk_widget_set_visible (self->number, is_round || is_turn);
  gtk_widget_set_visible (self->round, is_round);
  gtk_widget_set_visible (self->seat, is_turn);
  gtk_widget_set_visible (self->turn, is_turn);
  gtk_widget_set_visible (self->line, !is_round && !is_turn);
  ari_widget_set_class (self->line, "variation", self->item->kind == ARI_MOVE_VARIATION);
  ari_widget_set_class (self->line, "dimmed",
                        self->item->kind == ARI_MOVE_COMMENT || self->item->kind == ARI_MOVE_LAPSE);

  switch (self->item->kind)
    {
    case ARI_MOVE_ROUND:
      sync_round (self);
      break;

    case ARI_MOVE_TURN:
      sync_turn (self);
      break;

    case ARI_MOVE_VARIATION:
      sync_variation (self);
      break;

    case ARI_MOVE_COMMENT:
    case ARI_MOVE_LAPSE:
      ari_notation_label_set_text (ARI_NOTATION_LABEL (self->line), rules, ARI_NONE, self->item->text);
      gtk_widget_set_margin_start (self->line, 12);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Most rows contain neither the old nor the new cursor. Others change only in memory games, where earlier
 * tiles may become hidden. */
static void
moved_cb (AriMoveRow *self)
{
  if (self->item != NULL
      && (self->current != find_current (self)
          || ari_rules_hides_information (ari_match_get_rules (self->match))))
    ari_move_row_sync (self);
}

/* The text of a ply may depend on the shown line. */
static void
line_changed_cb (AriMoveRow *self,
                 guint       position)
{
  for (guint i = 0; self->item != NULL && i < self->item->plies->len; i++)
    if (ari_ply_get_number (self->item->plies->pdata[i]) > position)
      {
        ari_move_row_sync (self);
        return;
      }
}

static void
ply_changed_cb (AriMoveRow *self,
                AriPly     *ply)
{
  if (holds (self, ply))
    ari_move_row_sync (self);
}

static void
ari_move_row_dispose (GObject *object)
{
  AriMoveRow *self = ARI_MOVE_ROW (object);

  g_clear_handle_id (&self->link_id, g_source_remove);
  g_clear_object (&self->item);
  g_clear_object (&self->match);
  g_clear_pointer (&self->in_turn, g_array_unref);
  g_clear_pointer (&self->in_round, g_array_unref);

  G_OBJECT_CLASS (ari_move_row_parent_class)->dispose (object);
}

/* Up and Down move between rows, focusing the first ply of each. */
static gboolean
ari_move_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
ari_move_row_class_init (AriMoveRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_move_row_dispose;
  widget_class->grab_focus = ari_move_row_grab_focus;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MENU] =
    g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, GTK_TYPE_WIDGET);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
}

static PlyButton
new_ply_button (AriMoveRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = adw_wrap_box_new ();
  PlyButton place = {
    .button = gtk_button_new (),
    .mark = ari_seat_mark_new (NULL, ARI_NONE),
    .text = ari_notation_label_new (),
    .glyph = gtk_label_new (NULL),
    .turning = gtk_label_new (NULL),
  };

  GtkLabel *text = ari_notation_label_get_label (ARI_NOTATION_LABEL (place.text));

  /* The longest move takes another line rather than more of the window; where the columns of four players
   * leave no room beside a move, the signs stand below it. */
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_wrap_mode (text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (text, 0);
  gtk_widget_set_size_request (place.mark, 14, 14);
  gtk_box_append (GTK_BOX (box), place.mark);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (words), 6);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  adw_wrap_box_append (ADW_WRAP_BOX (words), place.text);
  adw_wrap_box_append (ADW_WRAP_BOX (words), place.glyph);
  adw_wrap_box_append (ADW_WRAP_BOX (words), place.turning);
  gtk_box_append (GTK_BOX (box), words);

  gtk_button_set_child (GTK_BUTTON (place.button), box);
  gtk_widget_add_css_class (place.button, "flat");
  gtk_widget_add_css_class (place.button, "ply");
  g_signal_connect_swapped (place.button, "clicked", G_CALLBACK (clicked_cb), self);
  add_menu_gestures (self, place.button);

  return place;
}

static void
ari_move_row_init (AriMoveRow *self)
{
  GtkLabel *line;

  gtk_box_set_spacing (GTK_BOX (self), 2);

  self->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->number, "dimmed");
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (self->number), 3);
  gtk_label_set_xalign (GTK_LABEL (self->number), 1);
  gtk_widget_set_margin_end (self->number, 4);
  gtk_box_append (GTK_BOX (self), self->number);

  self->round = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_box_set_homogeneous (GTK_BOX (self->round), TRUE);
  gtk_widget_set_hexpand (self->round, TRUE);
  gtk_box_append (GTK_BOX (self), self->round);

  self->in_round = g_array_new (FALSE, FALSE, sizeof (PlyButton));
  self->in_turn = g_array_new (FALSE, FALSE, sizeof (PlyButton));
  self->seat = ari_seat_mark_new (NULL, ARI_NONE);
  gtk_widget_set_size_request (self->seat, 14, 14);
  gtk_widget_set_margin_end (self->seat, 2);
  gtk_box_append (GTK_BOX (self), self->seat);
  self->turn = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->turn), 0);
  gtk_widget_set_hexpand (self->turn, TRUE);
  gtk_box_append (GTK_BOX (self), self->turn);

  self->line = ari_notation_label_new ();
  line = ari_notation_label_get_label (ARI_NOTATION_LABEL (self->line));
  gtk_label_set_wrap (line, TRUE);
  /* A comment may contain something wider than the panel, such as a web address. */
  gtk_label_set_wrap_mode (line, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (line, 0);
  gtk_widget_set_hexpand (self->line, TRUE);
  g_signal_connect_swapped (line, "activate-link", G_CALLBACK (link_cb), self);
  add_menu_gestures (self, self->line);
  gtk_box_append (GTK_BOX (self), self->line);
}

GtkWidget *
ari_move_row_new (void)
{
  return g_object_new (ARI_TYPE_MOVE_ROW, NULL);
}

/* (nullable) @visibility and @item: NULL when the row is unused. */
void
ari_move_row_show (AriMoveRow          *self,
                   const AriVisibility *visibility,
                   AriMoveItem         *item)
{
  AriMatch *match = visibility != NULL ? visibility->match : NULL;

  g_return_if_fail (ARI_IS_MOVE_ROW (self));

  g_clear_handle_id (&self->link_id, g_source_remove);
  if (self->match != match)
    {
      if (self->match != NULL)
        g_signal_handlers_disconnect_by_data (self->match, self);
      g_set_object (&self->match, match);
      if (match != NULL)
        {
          g_signal_connect_object (match, "notify::cursor", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (match, "items-changed", G_CALLBACK (line_changed_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (match, "ply-changed", G_CALLBACK (ply_changed_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (match, "notify::over", G_CALLBACK (ari_move_row_sync), self, G_CONNECT_SWAPPED);
        }
    }
  g_set_object (&self->item, item);
  self->visibility = visibility != NULL ? *visibility : (AriVisibility) { NULL };
  ari_move_row_sync (self);
}

void
ari_move_row_refresh (AriMoveRow          *self,
                      const AriVisibility *visibility)
{
  g_return_if_fail (ARI_IS_MOVE_ROW (self));

  /* A list keeps unused rows for later. */
  if (self->match == NULL)
    return;

  self->visibility = *visibility;
  ari_move_row_sync (self);
}

void
ari_move_row_set_turning (AriMoveRow *self,
                          guint       turning)
{
  gboolean touched = FALSE;

  g_return_if_fail (ARI_IS_MOVE_ROW (self));

  if (self->turning == turning)
    return;

  for (guint i = 0; self->item != NULL && i < self->item->plies->len; i++)
    {
      guint id = ari_ply_get_id (self->item->plies->pdata[i]);

      touched = touched || id == self->turning || id == turning;
    }

  self->turning = turning;
  if (touched)
    ari_move_row_sync (self);
}
