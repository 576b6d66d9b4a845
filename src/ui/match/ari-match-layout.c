/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-layout.h"

#include "ari-widget-util.h"

#define DECISION_WIDTH 500 /* enough for the answers to a warning in one line */
#define BESIDE_WIDTH   640 /* enough for the table and the panel; less than any size in which they are so */

struct _AriMatchLayout
{
  GObject        parent_instance;

  AriMatchParts  parts;
  AriMatchSide  *side;     /* owned */
  guint          toast_id; /* of the source that gives toasts their place */
};

/* The sizes of a page. The last one that fits holds. */
typedef struct
{
  const char *condition; /* (nullable): NULL: everything else */
  AriRoom     room;
  gboolean    is_beside; /* the panel has room beside the table */
  guint       n_tools;   /* that the header has room for */
  gboolean    has_title; /* it has room for the title, too */
} Size;

static const Size sizes[] = {
  { NULL, ARI_ROOM_WIDE, TRUE, 5, TRUE },
  { "max-width: 860sp", ARI_ROOM_WIDE, FALSE, 5, TRUE },
  { "max-width: 560sp", ARI_ROOM_NARROW, FALSE, 0, TRUE },
  { "max-height: 460sp and min-aspect-ratio: 1/1", ARI_ROOM_LOW, TRUE, 5, TRUE },
  { "max-height: 460sp and max-width: 860sp and min-aspect-ratio: 1/1", ARI_ROOM_LOW, FALSE, 5, TRUE },
  { "max-height: 460sp and max-width: 560sp and min-aspect-ratio: 1/1", ARI_ROOM_LOW, FALSE, 3, FALSE },
};

#define SIZE "ari-size" /* of a breakpoint: its Size */

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMatchLayout, ari_match_layout, G_TYPE_OBJECT)

static const Size *
find_size (AriMatchLayout *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->parts.bin);

  return now != NULL ? g_object_get_data (G_OBJECT (now), SIZE) : &sizes[0];
}

/* Runs after the page has been allocated: a toast that was measured must not get other margins in the same
 * frame. */
static void
lift_toasts (gpointer data)
{
  AriMatchLayout *self = data;

  self->toast_id = 0;
  ari_widget_set_class (GTK_WIDGET (self->parts.toasts), "above-buttons",
                        find_size (self)->room == ARI_ROOM_NARROW);
}

static void
place (AriMatchLayout *self)
{
  static const char *const tables[] = {
    [ARI_ROOM_WIDE] = "wide", [ARI_ROOM_NARROW] = "narrow", [ARI_ROOM_LOW] = "low",
  };
  const Size *size = find_size (self);
  gboolean is_narrow = size->room == ARI_ROOM_NARROW;

  for (guint i = 0; i < G_N_ELEMENTS (self->parts.tools); i++)
    gtk_widget_set_visible (self->parts.tools[i], i < size->n_tools);
  gtk_widget_set_visible (self->parts.title, size->has_title);
  adw_overlay_split_view_set_collapsed (self->parts.split, !size->is_beside);
  /* When the page becomes narrow, it is allocated in its old layout once more, which would leave a hidden
   * panel less than it needs. */
  gtk_widget_set_size_request (GTK_WIDGET (self->parts.split), size->is_beside ? BESIDE_WIDTH : -1, -1);
  ari_match_side_set_room (self->side, size->room);
  ari_widget_set_layout (self->parts.table, tables[size->room]);
  gtk_widget_set_size_request (self->parts.decision, is_narrow ? -1 : DECISION_WIDTH, -1);
  ari_widget_set_class (self->parts.decision, "narrow", is_narrow);
  ari_seat_cards_set_room (self->parts.cards, size->room);
  ari_status_bar_set_room (self->parts.status, size->room);
  ari_replay_bar_set_room (self->parts.thread, size->room);
  if (self->toast_id == 0)
    self->toast_id = g_idle_add_once (lift_toasts, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ari_match_layout_dispose (GObject *object)
{
  AriMatchLayout *self = ARI_MATCH_LAYOUT (object);

  g_clear_handle_id (&self->toast_id, g_source_remove);
  g_clear_object (&self->side);

  G_OBJECT_CLASS (ari_match_layout_parent_class)->dispose (object);
}

static void
ari_match_layout_class_init (AriMatchLayoutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_layout_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_match_layout_init (AriMatchLayout *self)
{
}

AriMatchLayout *
ari_match_layout_new (const AriMatchParts *parts,
                      AriMatchSide        *side)
{
  AriMatchLayout *self = g_object_new (ARI_TYPE_MATCH_LAYOUT, NULL);

  self->parts = *parts;
  self->side = g_object_ref (side);
  for (guint i = 1; i < G_N_ELEMENTS (sizes); i++)
    {
      AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse (sizes[i].condition));

      g_object_set_data (G_OBJECT (breakpoint), SIZE, (gpointer) &sizes[i]);
      adw_breakpoint_bin_add_breakpoint (parts->bin, breakpoint);
    }
  g_signal_connect_object (parts->bin, "notify::current-breakpoint", G_CALLBACK (place), self,
                           G_CONNECT_SWAPPED);
  place (self);

  return self;
}

AriRoom
ari_match_layout_get_room (AriMatchLayout *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_LAYOUT (self), ARI_ROOM_WIDE);

  return find_size (self)->room;
}
