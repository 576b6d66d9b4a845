/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rule-bubble.h"

#include <glib/gi18n.h>

#include "ari-bubble-place.h"
#include "ari-setting-list.h"
#include "ari-shown.h"

#define TEXT_CHARS 36 /* of a line */
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
  const AriOccasion *occasion; /* (nullable) that it is about */
  AriSpot            spot;     /* that it points to */
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
name_of (AriRuleBubble     *self,
         const AriOccasion *occasion)
{
  return g_strdup_printf ("%s/%s", ari_match_get_rules (ari_table_get_match (self->table))->id, occasion->id);
}

static gboolean
is_known (AriRuleBubble     *self,
          const AriOccasion *occasion)
{
  g_autofree char *name = name_of (self, occasion);

  return ari_setting_list_has (self->settings, "explained", name);
}

static void
remember (AriRuleBubble     *self,
          const AriOccasion *occasion)
{
  g_autofree char *name = name_of (self, occasion);

  ari_setting_list_add (self->settings, "explained", name);
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

  return any && ari_match_get_rules (match)->memory != NULL;
}

static GtkWidget *
new_text (const char *words)
{
  GtkWidget *text = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_width_chars (GTK_LABEL (text), TEXT_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (text), TEXT_CHARS);

  return text;
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
  if (self->waits)
    gtk_box_append (GTK_BOX (content), new_text (_(GOES_ON)));
  gtk_box_append (GTK_BOX (content), buttons);

  return content;
}

/* Finds the part of a spot that shows; FALSE: the spot is outside of an enlarged board. */
static gboolean
find_visible (AriRuleBubble   *self,
              AriSpot          spot,
              graphene_rect_t *bounds)
{
  GtkWidget *at = ari_match_stage_find_spot (self->stage, spot);
  GtkWidget *stage = GTK_WIDGET (self->stage);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (stage),
                                              (float) gtk_widget_get_height (stage));

  return at != NULL && gtk_widget_get_mapped (at) && gtk_widget_compute_bounds (at, stage, bounds)
         && graphene_rect_intersection (bounds, &whole, bounds);
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

static void
add_spot (AriRuleBubble *self,
          GArray        *rects,
          AriSpot        spot)
{
  graphene_rect_t bounds;

  if (find_visible (self, spot, &bounds))
    g_array_append_val (rects, bounds);
}

/* The spots of the move that the bubble explains, and the pieces that have earned what comes next. */
static GArray *
find_move (AriRuleBubble *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriRules *rules = ari_match_get_rules (match);
  AriAction action = ari_ply_get_action (ari_match_get_ply (match));
  GArray *rects = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriSpot picks[ARI_MAX_PICKS], earners[ARI_MAX_EARNERS];
  AriPosition before;
  guint n = ari_shown_earners (self->table, earners);

  for (guint i = 0; i < n; i++)
    add_spot (self, rects, earners[i]);

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  n = rules->picks (&before, action, picks);
  for (guint i = 0; i < n; i++)
    add_spot (self, rects, picks[i]);

  n = ari_find_motion_paths (rules, &before, action, paths);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < paths[i].n_spots; k++)
      add_spot (self, rects, paths[i].spots[k]);

  return rects;
}

/* What the person whose turn it is can pick, and where that can go. */
static GArray *
find_next (AriRuleBubble *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  AriActor actor = ari_match_get_actor (match);
  GArray *rects = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  AriSpot picks[ARI_MAX_PICKS];
  guint n, n_picks;

  if (!ari_match_is_person (match, actor))
    return rects;

  n = rules->actions (position, actions);
  for (guint i = 0; i < n; i++)
    {
      n_picks = rules->picks (position, actions[i], picks);
      for (guint k = 0; k < n_picks; k++)
        if (g_hash_table_add (seen, GUINT_TO_POINTER (picks[k])))
          add_spot (self, rects, picks[k]);
    }

  return rects;
}

static AriBubblePlace
find_place (AriRuleBubble         *self,
            const graphene_rect_t *bounds)
{
  GtkWidget *stage = GTK_WIDGET (self->stage);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (stage),
                                              (float) gtk_widget_get_height (stage));
  g_autoptr(GArray) next = find_next (self), move = find_move (self);

  return ari_bubble_place_find (&whole, bounds, find_size (self), next, move);
}

/* Stands beside the spot at @bounds, where it hides least. */
static void
stand (AriRuleBubble         *self,
       const graphene_rect_t *bounds)
{
  AriBubblePlace place = find_place (self, bounds);

  gtk_popover_set_position (GTK_POPOVER (self->popover), place.side);
  gtk_popover_set_offset (GTK_POPOVER (self->popover), place.dx, place.dy);
  point_at (self, bounds);
}

/* The bubble follows its spot while the board is zoomed, moved or resized, and stays where it is while the
 * spot doesn't show. */
static void
placed_cb (AriRuleBubble *self)
{
  graphene_rect_t bounds;

  if (self->popover != NULL && find_visible (self, self->spot, &bounds))
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

/* The second press of a double click on a button that has closed its bubble would be a pick on the board. */
static gboolean
pressed_below_cb (AriRuleBubble *self,
                  GdkEvent      *event)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self->stage));
  int double_click;

  if (!is_press (event) || self->pressed == 0)
    return GDK_EVENT_PROPAGATE;
  /* A press on another popover passes here on its way, too. */
  if (gdk_event_get_surface (event) != gtk_native_get_surface (native))
    return GDK_EVENT_PROPAGATE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self->stage)),
                "gtk-double-click-time", &double_click, NULL);

  return gdk_event_get_time (event) - self->pressed <= (guint32) double_click;
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

static void
open_at (AriRuleBubble     *self,
         const AriOccasion *occasion,
         AriSpot            spot)
{
  AriMatch *match = ari_table_get_match (self->table);
  GtkWidget *stage = GTK_WIDGET (self->stage);
  g_autofree char *words = NULL, *said = NULL;
  graphene_rect_t bounds;

  if (!find_visible (self, spot, &bounds))
    return;

  self->occasion = occasion;
  self->spot = spot;
  self->waits = must_wait (match);
  if (self->waits)
    ari_driver_begin_question (ari_table_get_driver (self->table));
  self->popover = gtk_popover_new ();
  /* People go on playing beside it. */
  gtk_popover_set_autohide (GTK_POPOVER (self->popover), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self->popover), new_content (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->popover),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("A Rule"), -1);
  watch_events (self, self->popover, G_CALLBACK (pressed_cb));
  gtk_widget_set_parent (self->popover, stage);
  watch (GTK_WIDGET (gtk_widget_get_root (stage)), "visible-dialog", self->popover);
  watch (gtk_widget_get_ancestor (stage, ADW_TYPE_BOTTOM_SHEET), "open", self->popover);
  stand (self, &bounds);
  covered_cb (GTK_POPOVER (self->popover));
  remember (self, occasion);
  words = g_strjoin (" ", _(occasion->text), self->waits ? _(GOES_ON) : NULL, NULL);
  /* Translators: for screen readers: a rule, then the keys of the bubble that shows it. */
  said = g_strdup_printf (_("%s Shift+F1 opens the rule, Escape closes the bubble."), words);
  g_signal_emit (self, signals[EXPLAINED], 0, said);
}

/* What has just been played may be new to a person at this table. */
static void
look (AriRuleBubble *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  AriPosition before;
  AriPly *ply = ari_match_get_ply (match);
  guint n;
  const AriOccasion *list = ari_rules_occasions (ari_match_get_rules (match), &n);

  /* After the match nobody needs a rule, and a bubble would cover the result. */
  if (ply == NULL || n == 0 || ari_match_is_over (match) || ari_match_find_persons (match) == 0
      || !g_settings_get_boolean (self->settings, "explain-rules"))
    return;

  ari_match_get_position_at (match, ari_match_get_cursor (match) - 1, &before);
  for (guint i = 0; i < n; i++)
    {
      AriSpot spot;

      if (is_known (self, &list[i]))
        continue;

      spot = list[i].occurs (&before, ari_ply_get_action (ply), ari_match_get_position (match));
      if (spot != ARI_SPOT_NONE)
        {
          open_at (self, &list[i], spot);
          return;
        }
    }
}

/* Whether a person made the last ply. */
static gboolean
is_by_person (AriMatch *match)
{
  AriPly *ply = ari_match_get_ply (match);

  return ply != NULL && ari_match_is_person (match, ari_ply_get_actor (ply));
}

/* The line below the board has the reason of a refusal and a button. Screen readers say the key once. */
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

/* Once a person has picked something, its targets are marked all over the board. */
static void
get_out_of_the_way (AriRuleBubble *self)
{
  guint n;

  ari_table_get_picks (self->table, &n);
  if (n > 0)
    ari_rule_bubble_close (self);
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
  if (changes & ARI_TABLE_PICKS)
    get_out_of_the_way (self);
  if ((changes & ARI_TABLE_POSITION) == 0)
    return;

  /* The computer may answer before anyone has read the bubble. */
  move = ari_table_get_move (self->table);
  if (!move->forward || !move->fresh || is_by_person (match) || ari_match_is_over (match))
    ari_rule_bubble_close (self);
  if (move->forward && move->fresh && self->popover == NULL && self->settings != NULL)
    look (self);
  else if (self->popover != NULL && find_visible (self, self->spot, &bounds))
    stand (self, &bounds);
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
  if (self->waits)
    ari_driver_end_question (ari_table_get_driver (self->table));
  self->waits = FALSE;

  return TRUE;
}
