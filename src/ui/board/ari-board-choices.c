/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-choices.h"

#include <adwaita.h>

/* While a choice is pointed at or has the visible focus, the board shows what it brings, as for a spot. */
#define MEANT (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE)

struct _AriBoardChoices
{
  GObject              parent_instance;

  GtkWidget           *board; /* borrowed */
  const AriBoardPicks *picks;
  const AriBoardWords *words;

  GtkWidget           *box;
  GPtrArray           *buttons; /* (element-type GtkWidget) (nullable elements): by spot; NULL: no choice */
};

enum
{
  ACTIVATED,
  IS_MEANT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriBoardChoices, ari_board_choices, G_TYPE_OBJECT)

static gboolean
is_offered (AriBoardChoices *self,
            guint            spot)
{
  return self->buttons->pdata[spot] != NULL && self->picks->shown->pickable
         && ari_picker_offers (ari_board_picks_picker (self->picks), (AriSpot) spot);
}

gboolean
ari_board_choices_is_crowded (AriBoardChoices *self)
{
  guint n = 0;

  g_return_val_if_fail (ARI_IS_BOARD_CHOICES (self), FALSE);

  for (guint i = 0; i < self->buttons->len; i++)
    n += is_offered (self, i);

  return n > 2;
}

/* The shortest possible label leaves the message its room. The tooltip holds the whole description, and a
 * screen reader reads it. */
static void
label_choice (AriBoardChoices *self,
              guint            spot)
{
  const AriBoardShown *shown = self->picks->shown;
  const AriRules *rules = shown->setup.rules;
  GtkWidget *button = self->buttons->pdata[spot];
  g_autofree char *name = ari_rules_tell_spot (rules, &shown->position, (AriSpot) spot, ARI_NONE,
                                               ari_board_words_names (self->words));
  const char *brief = ari_rules_brief (rules, &shown->position, (AriSpot) spot);

  /* Setting a label is slow even if the text is the same. */
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), brief != NULL ? brief : name) != 0)
    gtk_button_set_label (GTK_BUTTON (button), brief != NULL ? brief : name);
  gtk_widget_set_tooltip_text (button, brief != NULL ? name : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
ari_board_choices_get_box (AriBoardChoices *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_CHOICES (self), NULL);

  return self->box;
}

GtkWidget *
ari_board_choices_get_button (AriBoardChoices *self,
                              AriSpot          spot)
{
  g_return_val_if_fail (ARI_IS_BOARD_CHOICES (self), NULL);

  return spot < self->buttons->len ? self->buttons->pdata[spot] : NULL;
}

AriSpot
ari_board_choices_get_focus (AriBoardChoices *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_CHOICES (self), ARI_SPOT_NONE);

  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i] != NULL && gtk_widget_is_focus (self->buttons->pdata[i]))
      return (AriSpot) i;

  return ARI_SPOT_NONE;
}

void
ari_board_choices_grab_focus (AriBoardChoices *self)
{
  g_return_if_fail (ARI_IS_BOARD_CHOICES (self));

  for (guint i = 0; i < self->buttons->len; i++)
    if (is_offered (self, i))
      {
        gtk_widget_grab_focus (self->buttons->pdata[i]);
        return;
      }
}

void
ari_board_choices_offer (AriBoardChoices *self)
{
  GtkWidget *left = NULL;
  gboolean any = FALSE;

  g_return_if_fail (ARI_IS_BOARD_CHOICES (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = self->buttons->pdata[i];

      if (button == NULL)
        continue;
      if (is_offered (self, i))
        label_choice (self, i);
      else if (gtk_widget_is_focus (button))
        left = button;
      if (button != left)
        gtk_widget_set_visible (button, is_offered (self, i));
      any |= is_offered (self, i);
    }

  /* After a choice the focus returns to the board: GTK might move it anywhere. */
  if (left != NULL)
    {
      gtk_widget_grab_focus (self->board);
      gtk_widget_set_visible (left, FALSE);
    }
  gtk_widget_set_visible (self->box, any);
}

static void
choice_cb (AriBoardChoices *self,
           GtkWidget       *button)
{
  guint spot;

  if (g_ptr_array_find (self->buttons, button, &spot))
    g_signal_emit (self, signals[ACTIVATED], 0, spot);
}

/* What the board shows for a choice: where it brings a piece, or what the game draws for the choice. */
static AriSpot
shown_for_choice (AriBoardChoices *self,
                  guint            choice)
{
  guint n;
  const AriTarget *targets = ari_move_input_get_targets (self->picks->input, &n);

  for (guint i = 0; i < n; i++)
    if (targets[i].pick == choice)
      return targets[i].spot;

  return (AriSpot) choice;
}

static gboolean
is_meant (AriBoardChoices *self,
          guint            choice)
{
  return (gtk_widget_get_state_flags (self->buttons->pdata[choice]) & MEANT) != 0
         && is_offered (self, choice);
}

AriSpot
ari_board_choices_get_meant (AriBoardChoices *self)
{
  g_return_val_if_fail (ARI_IS_BOARD_CHOICES (self), ARI_SPOT_NONE);

  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i] != NULL && is_meant (self, i))
      return shown_for_choice (self, i);

  return ARI_SPOT_NONE;
}

static void
choice_state_cb (AriBoardChoices *self,
                 GtkStateFlags    previous,
                 GtkWidget       *button)
{
  guint spot;

  if (((gtk_widget_get_state_flags (button) ^ previous) & MEANT) != 0
      && g_ptr_array_find (self->buttons, button, &spot))
    g_signal_emit (self, signals[IS_MEANT], 0, (guint) shown_for_choice (self, spot),
                   is_meant (self, spot));
}

static GtkWidget *
new_choice (AriBoardChoices *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "choice");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choice_cb), self);
  g_signal_connect_swapped (button, "state-flags-changed", G_CALLBACK (choice_state_cb), self);
  adw_wrap_box_append (ADW_WRAP_BOX (self->box), button);

  return button;
}

static void
remove_all (AriBoardChoices *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i] != NULL)
      {
        g_signal_handlers_disconnect_by_data (self->buttons->pdata[i], self);
        adw_wrap_box_remove (ADW_WRAP_BOX (self->box), self->buttons->pdata[i]);
      }
  g_ptr_array_set_size (self->buttons, 0);
}

void
ari_board_choices_rebuild (AriBoardChoices *self)
{
  const AriBoard *board;

  g_return_if_fail (ARI_IS_BOARD_CHOICES (self));

  board = self->picks->shown->board;
  remove_all (self);
  for (guint i = 0; i < board->n_spots; i++)
    {
      gboolean is_choice = board->spots[i].kind == ARI_SPOT_CHOICE;

      g_ptr_array_add (self->buttons, is_choice ? new_choice (self) : NULL);
      if (is_choice)
        label_choice (self, i);
    }
}

static void
ari_board_choices_dispose (GObject *object)
{
  AriBoardChoices *self = ARI_BOARD_CHOICES (object);

  remove_all (self);
  g_clear_object (&self->box);

  G_OBJECT_CLASS (ari_board_choices_parent_class)->dispose (object);
}

static void
ari_board_choices_finalize (GObject *object)
{
  g_ptr_array_unref (ARI_BOARD_CHOICES (object)->buttons);

  G_OBJECT_CLASS (ari_board_choices_parent_class)->finalize (object);
}

static void
ari_board_choices_class_init (AriBoardChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_board_choices_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_board_choices_finalize;

  signals[ACTIVATED] =
    g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[IS_MEANT] =
    g_signal_new ("meant", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
ari_board_choices_init (AriBoardChoices *self)
{
  self->buttons = g_ptr_array_new ();
  self->box = g_object_ref_sink (adw_wrap_box_new ());
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->box), 0.5);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->box), 4);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->box, FALSE);
}

AriBoardChoices *
ari_board_choices_new (GtkWidget           *board,
                       const AriBoardWords *words)
{
  AriBoardChoices *self = g_object_new (ARI_TYPE_BOARD_CHOICES, NULL);

  self->board = board;
  self->picks = words->picks;
  self->words = words;

  return self;
}
