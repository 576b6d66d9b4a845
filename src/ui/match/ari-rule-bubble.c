/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rule-bubble.h"

#include <glib/gi18n.h>

#include "ari-bubble-spots.h"
#include "ari-sentences.h"
#include "ari-setting-list.h"
#include "ari-widget-util.h"

#define TEXT_CHARS 36 /* of a line, at most */
#define EDGE_PX    30 /* what the bubble adds to its content: its edges and its arrow */
#define REFUSAL    "refusal" /* among what was explained */
#define GOES_ON    N_("The match goes on when you close this.")

struct _AriRuleBubble
{
  GObject            parent_instance;

  AriTable          *table;    /* owned */
  GSettings         *settings; /* (nullable) owned */
  AriMatchStage     *stage;    /* borrowed */

  GtkWidget         *popover;  /* (nullable) child of the stage, while it is open */
  const AriRuleMoment *occasion; /* (nullable) that it is about */
  AriSpot            spot;     /* that it points to */
  AriSpot            about[ARI_MAX_ABOUT]; /* the others that it speaks of */
  guint              n_about;
  guint              close_id; /* 0: nobody has pressed its button */
  gboolean           waits;    /* it is open, and the computers wait for it */
  guint32            pressed;  /* event time of the last press on a bubble */
};

enum
{
  EXPLAINED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriRuleBubble, ari_rule_bubble, G_TYPE_OBJECT)

/* The name of an occasion in the settings. */
static char *
name_of (AriRuleBubble       *self,
         const AriRuleMoment *occasion)
{
  return g_strdup_printf ("%s/%s", ari_match_get_rules (ari_table_get_match (self->table))->id, occasion->id);
}

static gboolean
is_known (AriRuleBubble       *self,
          const AriRuleMoment *occasion)
{
  g_autofree char *name = name_of (self, occasion);

  return ari_setting_list_has (self->settings, "explained", name);
}

static void
remember (AriRuleBubble       *self,
          const AriRuleMoment *occasion)
{
  g_autofree char *name = name_of (self, occasion);

  ari_setting_list_add (self->settings, "explained", name);
}

/* The bubble lost its place and may not have been read, so it opens again the next time. */
static void
forget (AriRuleBubble       *self,
        const AriRuleMoment *occasion)
{
  g_autofree char *name = name_of (self, occasion);

  ari_setting_list_remove (self->settings, "explained", name);
}

static gboolean
close_now_cb (gpointer data)
{
  AriRuleBubble *self = data;

  self->close_id = 0;
  ari_rule_bubble_close (self);

  return G_SOURCE_REMOVE;
}

/* The toolkit goes on with the press after the signal, and needs the button for it. An ordinary idle function
 * would come after every frame, and on a slow machine there is always one due. */
static void
close_cb (AriRuleBubble *self)
{
  if (self->close_id == 0)
    self->close_id = g_idle_add_full (G_PRIORITY_DEFAULT, close_now_cb, self, NULL);
}

static GtkWidget *
new_button (const char *label,
            const char *class)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_hexpand (button, TRUE);
  if (class != NULL)
    gtk_widget_add_css_class (button, class);

  return button;
}

/* A bubble may hide what players must remember, so computers wait where they would play on at once. */
static gboolean
must_wait (AriMatch *match)
{
  gboolean any = FALSE;

  if (ari_match_is_over (match) || ari_match_is_person (match, ari_match_get_actor (match)))
    return FALSE;

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    any |= ari_match_get_seat (match, seat)->kind == ARI_SEAT_COMPUTER;

  return any && ari_rules_hides_information (ari_match_get_rules (match));
}

static GtkWidget *
new_text (const char *words)
{
  GtkWidget *text = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (text), TEXT_CHARS);

  return text;
}

/* With several people, the match also waits until everyone has seen what was turned over. */
static gboolean
goes_on (AriRuleBubble *self)
{
  return self->waits && !ari_table_awaits_cover (self->table);
}

static GtkWidget *
new_content (AriRuleBubble *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *rule = new_button (_("Read the _Rule"), NULL);
  GtkWidget *known = new_button (_("_Got It"), "suggested-action");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (rule), "match.explain");
  g_signal_connect_object (known, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (buttons), rule);
  gtk_box_append (GTK_BOX (buttons), known);
  gtk_box_append (GTK_BOX (content), new_text (_(self->occasion->text)));
  if (goes_on (self))
    gtk_box_append (GTK_BOX (content), new_text (_(GOES_ON)));
  gtk_box_append (GTK_BOX (content), buttons);

  return content;
}

static void
point_at (AriRuleBubble         *self,
          const graphene_rect_t *bounds)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &(GdkRectangle) {
    (int) bounds->origin.x, (int) bounds->origin.y, (int) bounds->size.width, (int) bounds->size.height
  });
}

static graphene_size_t
find_size (AriRuleBubble *self)
{
  GtkRequisition content;

  /* A popover that doesn't show has no size. */
  gtk_widget_get_preferred_size (gtk_popover_get_child (GTK_POPOVER (self->popover)), NULL, &content);

  return GRAPHENE_SIZE_INIT ((float) content.width + EDGE_PX, (float) content.height + EDGE_PX);
}

/* The height of the stage, and the width of the window: nobody needs the panel to go on. */
static graphene_rect_t
find_area (GtkWidget *stage)
{
  float height = (float) gtk_widget_get_height (stage);
  graphene_rect_t area;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (gtk_widget_get_root (stage)), stage, &area))
    area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (stage), height);

  return GRAPHENE_RECT_INIT (area.origin.x, 0, area.size.width, height);
}

static AriBubblePlace
find_place (AriRuleBubble         *self,
            const graphene_rect_t *bounds)
{
  graphene_rect_t area = find_area (GTK_WIDGET (self->stage));
  g_autoptr(GArray) spots = ari_bubble_spots_list_next (self->table);
  g_autoptr(GArray) scarce = ari_bubble_spots_find_scarce (self->stage, self->table, spots);
  g_autoptr(GArray) about = ari_bubble_spots_find (self->stage, self->about, self->n_about);
  g_autoptr(GArray) next = ari_bubble_spots_find (self->stage, (const AriSpot *) spots->data, spots->len);
  g_autoptr(GArray) move = ari_bubble_spots_find_move (self->stage, self->table);

  return ari_bubble_place_find (&area, bounds, find_size (self), scarce, about, next, move);
}

/* Stands beside the spot at @bounds, where it hides least. Returns FALSE if it would hide something scarce
 * even there. */
static gboolean
stand (AriRuleBubble         *self,
       const graphene_rect_t *bounds)
{
  AriBubblePlace place = find_place (self, bounds);

  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), !place.is_apart);
  gtk_popover_set_position (GTK_POPOVER (self->popover), place.side);
  gtk_popover_set_offset (GTK_POPOVER (self->popover), place.dx, place.dy);
  point_at (self, bounds);

  return place.n_scarce == 0;
}

/* The bubble follows its spot while the board is zoomed, moved or resized, and stays where it is while the
 * spot doesn't show. */
static void
placed_cb (AriRuleBubble *self)
{
  graphene_rect_t bounds;

  if (self->popover != NULL && ari_bubble_spots_find_bounds (self->stage, self->spot, &bounds))
    point_at (self, &bounds);
}

static gboolean
is_press (GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  return type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN;
}

static gboolean
pressed_cb (AriRuleBubble *self,
            GdkEvent      *event)
{
  if (is_press (event))
    self->pressed = gdk_event_get_time (event);

  return GDK_EVENT_PROPAGATE;
}

/* A press on the board beside the bubble closes it, and picks nothing. Nor does the second press of a double
 * click, on the board or on a button that has closed the bubble. */
static gboolean
pressed_below_cb (AriRuleBubble *self,
                  GdkEvent      *event)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self->stage));

  /* A press on another popover passes here on its way, too. */
  if (!is_press (event) || gdk_event_get_surface (event) != gtk_native_get_surface (native))
    return GDK_EVENT_PROPAGATE;
  if (self->popover != NULL && gtk_widget_get_mapped (self->popover))
    {
      self->pressed = gdk_event_get_time (event);
      ari_rule_bubble_close (self);
      return GDK_EVENT_STOP;
    }
  if (self->pressed == 0)
    return GDK_EVENT_PROPAGATE;

  return gdk_event_get_time (event) - self->pressed <= ari_widget_double_click_ms (GTK_WIDGET (self->stage));
}

static void
watch_events (AriRuleBubble *self,
              GtkWidget     *widget,
              GCallback      callback)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, events);
}

/* Whether a dialog, or the sheet of a narrow window, lies over the board. A popover would be above it. */
static gboolean
is_covered (GtkWidget *stage)
{
  GtkWidget *sheet = gtk_widget_get_ancestor (stage, ADW_TYPE_BOTTOM_SHEET);
  GtkRoot *root = gtk_widget_get_root (stage);
  g_autoptr(AdwDialog) dialog = NULL;

  if (root != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (root), "visible-dialog") != NULL)
    g_object_get (root, "visible-dialog", &dialog, NULL);

  return dialog != NULL || (sheet != NULL && adw_bottom_sheet_get_open (ADW_BOTTOM_SHEET (sheet)));
}

static void
covered_cb (GtkPopover *popover)
{
  GtkWidget *stage = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (stage == NULL)
    return;

  if (is_covered (stage))
    gtk_popover_popdown (popover);
  else
    gtk_popover_popup (popover);
}

static void
watch (GtkWidget  *widget, /* (nullable) */
       const char *property,
       GtkWidget  *popover)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  if (widget != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property) != NULL)
    g_signal_connect_object (widget, signal, G_CALLBACK (covered_cb), popover, G_CONNECT_SWAPPED);
}

/* Returns FALSE if it has no place. */
static gboolean
open_at (AriRuleBubble       *self,
         const AriRuleMoment *occasion,
         AriSpot              spot)
{
  AriMatch *match = ari_table_get_match (self->table);
  GtkWidget *stage = GTK_WIDGET (self->stage);
  g_autofree char *words = NULL, *said = NULL;
  graphene_rect_t bounds;

  if (!ari_bubble_spots_find_bounds (self->stage, spot, &bounds))
    return FALSE;

  self->occasion = occasion;
  self->spot = spot;
  self->waits = must_wait (match);
  self->popover = gtk_popover_new ();
  /* It takes neither the focus nor the keys: people go on playing beside it. */
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self->popover), new_content (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("A Rule"), -1);
  watch_events (self, self->popover, G_CALLBACK (pressed_cb));
  gtk_widget_set_parent (self->popover, stage);
  watch (GTK_WIDGET (gtk_widget_get_root (stage)), "visible-dialog", self->popover);
  watch (gtk_widget_get_ancestor (stage, ADW_TYPE_BOTTOM_SHEET), "open", self->popover);
  if (!stand (self, &bounds))
    {
      self->waits = FALSE; /* Nobody waits yet. */
      ari_rule_bubble_close (self);
      return FALSE;
    }

  if (self->waits)
    ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_QUESTION, self);
  ari_table_keep_revealed (self->table, TRUE);
  covered_cb (GTK_POPOVER (self->popover));
  remember (self, occasion);
  words = ari_sentences_join (_(occasion->text), goes_on (self) ? _(GOES_ON) : NULL);
  /* Translators: for screen readers: a rule, then the keys of the bubble that shows it. */
  said = g_strdup_printf (_("%s Shift+F1 opens the rule, Escape closes the bubble."), words);
  g_signal_emit (self, signals[EXPLAINED], 0, said);

  return TRUE;
}

/* What has just been played may be new to a person at this table whom it concerns. */
static void
look (AriRuleBubble *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition before;
  AriPly *ply = ari_match_get_ply (match);
  guint n, persons = ari_match_find_persons (match);
  const AriRuleMoment *list = ari_rules_occasions (rules, &n);

  /* After the match nobody needs a rule, and a bubble would cover the result. */
  if (ply == NULL || n == 0 || ari_match_is_over (match) || persons == 0
      || !g_settings_get_boolean (self->settings, "explain-rules"))
    return;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  for (guint i = 0; i < n; i++)
    {
      AriAction action = ari_ply_get_action (ply);
      const AriPosition *next = ari_match_get_position (match);
      AriSpot spot;

      if (is_known (self, &list[i]))
        continue;

      spot = list[i].occurs (&before, action, next);
      if (spot != ARI_SPOT_NONE)
        self->n_about = ari_rule_moment_about (&list[i], &before, action, next, self->about);
      if (spot != ARI_SPOT_NONE
          && (ari_rule_moment_concerns (&list[i], rules, &before, action, next) & persons) != 0
          && open_at (self, &list[i], spot))
        return;
    }
}

/* Whether a person made the last ply. */
static gboolean
is_by_person (AriMatch *match)
{
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && ari_match_is_person (match, ari_ply_get_actor (ply));
}

/* The line below the board has the reason for a refusal and a button. Screen readers say the key once. */
static void
tell_key (AriRuleBubble *self)
{
  if (self->settings == NULL || ari_table_get_refusal (self->table) == NULL
      || ari_table_get_refused_by (self->table) == NULL
      || !g_settings_get_boolean (self->settings, "explain-rules")
      || ari_setting_list_has (self->settings, "explained", REFUSAL))
    return;

  ari_setting_list_add (self->settings, "explained", REFUSAL);
  g_signal_emit (self, signals[EXPLAINED], 0, _("Shift+F1 opens the rule."));
}

/* Once a person has picked something or asked for a hint, there are marks all over the board. */
static gboolean
is_in_the_way (AriRuleBubble *self)
{
  return ari_table_is_picking (self->table)
         || ari_hint_session_get_step (ari_table_get_hint (self->table)) != ARI_HINT_NONE;
}

static void
changed_cb (AriRuleBubble *self,
            guint          changes)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriTableMove *move;
  graphene_rect_t bounds;

  if (changes & ARI_TABLE_REFUSAL)
    tell_key (self);
  if ((changes & (ARI_TABLE_PICKS | ARI_TABLE_HINT)) && is_in_the_way (self))
    ari_rule_bubble_close (self);
  if ((changes & ARI_TABLE_POSITION) == 0)
    return;

  /* The computer may answer before anyone has read the bubble. */
  move = ari_table_get_move (self->table);
  if (!move->forward || !move->fresh || is_by_person (match) || ari_match_is_over (match))
    ari_rule_bubble_close (self);
  if (move->forward && move->fresh && self->popover == NULL && self->settings != NULL)
    look (self);
  else if (self->popover != NULL && ari_bubble_spots_find_bounds (self->stage, self->spot, &bounds)
           && !stand (self, &bounds))
    {
      forget (self, self->occasion);
      ari_rule_bubble_close (self);
    }
}

static void
ari_rule_bubble_dispose (GObject *object)
{
  AriRuleBubble *self = ARI_RULE_BUBBLE (object);

  ari_rule_bubble_close (self);
  g_clear_object (&self->settings);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_rule_bubble_parent_class)->dispose (object);
}

static void
ari_rule_bubble_class_init (AriRuleBubbleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_rule_bubble_dispose;

  signals[EXPLAINED] = g_signal_new ("explained", ARI_TYPE_RULE_BUBBLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     g_cclosure_marshal_VOID__STRING, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ari_rule_bubble_init (AriRuleBubble *self)
{
}

AriRuleBubble *
ari_rule_bubble_new (AriTable      *table,
                     GSettings     *settings,
                     AriMatchStage *stage)
{
  AriRuleBubble *self = g_object_new (ARI_TYPE_RULE_BUBBLE, NULL);

  self->table = g_object_ref (table);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->stage = stage;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stage, "placed", G_CALLBACK (placed_cb), self, G_CONNECT_SWAPPED);
  watch_events (self, GTK_WIDGET (stage), G_CALLBACK (pressed_below_cb));

  return self;
}

const char *
ari_rule_bubble_get_section (AriRuleBubble *self)
{
  g_return_val_if_fail (ARI_IS_RULE_BUBBLE (self), NULL);

  return self->occasion != NULL ? self->occasion->section : NULL;
}

gboolean
ari_rule_bubble_close (AriRuleBubble *self)
{
  g_return_val_if_fail (ARI_IS_RULE_BUBBLE (self), FALSE);

  g_clear_handle_id (&self->close_id, g_source_remove);
  if (self->popover == NULL)
    return FALSE;

  self->occasion = NULL;
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  ari_table_keep_revealed (self->table, FALSE);
  ari_driver_release (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_QUESTION, self);
  self->waits = FALSE;

  return TRUE;
}
