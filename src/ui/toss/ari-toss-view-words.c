/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the view of a toss says. */
#include "ari-toss-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-sentences.h"
#include "ari-toss.h"

#define WIDE_LETTERS   48 /* in a line, at least: two lines of words are enough */
#define NARROW_LETTERS 30 /* three */

const char *
ari_toss_view_button_label (AriTossWay   way,
                            AriHandState hand)
{
  switch (hand)
    {
    case ARI_HAND_AIMS:
      return _("Set the Aim");

    case ARI_HAND_PRESSES:
      return _("Toss Now");

    case ARI_HAND_IDLE:
    case ARI_HAND_DRAGS:
    default:
      return way == ARI_TOSS_CALM ? C_("button", "Toss") : _("Start the Gauges");
    }
}

static const char *
gauge_words (AriHandState hand)
{
  switch (hand)
    {
    case ARI_HAND_AIMS:
      return _("Press Space or click to set the aim.");

    case ARI_HAND_PRESSES:
      return _("Press Space or click to set the strength and toss.");

    case ARI_HAND_IDLE:
    case ARI_HAND_DRAGS:
    default:
      return _("Press Space or click to start the gauges, then to set the aim, then the strength.");
    }
}

/* Where the calm hand aims, counted in key presses from the nearer horn. */
static char *
aim_words (double aim)
{
  gboolean left = aim < 0;
  int steps = (int) lround ((fabs (aim) - ARI_HAND_BEST_AIM) / ARI_AIM_STEP);
  guint n = (guint) ABS (steps);

  if (fabs (aim) < ARI_AIM_STEP / 2)
    return g_strdup (_("between the horns"));
  if (steps == 0)
    return g_strdup (left ? _("at the left horn") : _("at the right horn"));

  /* Translators: a step is one press of an arrow key. */
  if ((steps < 0) == left)
    return left ? g_strdup_printf (ngettext ("%u step right of the left horn",
                                             "%u steps right of the left horn", n), n)
                : g_strdup_printf (ngettext ("%u step right of the right horn",
                                             "%u steps right of the right horn", n), n);

  return left ? g_strdup_printf (ngettext ("%u step left of the left horn",
                                           "%u steps left of the left horn", n), n)
              : g_strdup_printf (ngettext ("%u step left of the right horn",
                                           "%u steps left of the right horn", n), n);
}

static char *
force_words (double force)
{
  int steps = (int) lround (force / ARI_AIM_STEP);
  guint n = (guint) ABS (steps);

  if (steps == 0)
    return g_strdup (_("strength just right"));
  if (steps < 0)
    return g_strdup_printf (ngettext ("strength %u step too low", "strength %u steps too low", n), n);

  return g_strdup_printf (ngettext ("strength %u step too high", "strength %u steps too high", n), n);
}

/* What the gauges of the calm way show, for screen readers. */
static char *
gauges_told (AriTossView *self)
{
  g_autofree char *aim = aim_words (self->hand.aim), *force = force_words (self->hand.force);

  /* Translators: where a toss aims, such as “at the left horn”, its strength, and how likely it hits. */
  return g_strdup_printf (_("%1$s, %2$s, %3$.0f%%"), aim, force,
                          100 * ari_hand_calm_chance (self->hand.aim, self->hand.force));
}

static char *
how_to_toss_calmly (AriTossView *self)
{
  g_autofree char *chance = g_strdup_printf (_("Every hand trembles. Chance of a hit: %.0f%%"),
                                             100 * ari_hand_calm_chance (self->hand.aim, self->hand.force));
  const char *keys = !ari_toss_view_tells_itself (self) ? _("Click a horn to aim, then the button.")
                     : self->shifted ? _("Click a horn, or use Shift and the arrow keys; Space tosses.")
                                     : _("Click a horn or use the arrow keys; Space tosses.");

  return ari_sentences_join (keys, chance);
}

char *
ari_toss_view_words (AriTossView *self)
{
  if (self->throws.thrown && self->throws.flight.over)
    return ari_toss_tell (&self->throws.release, &self->throws.flight);
  if (self->throws.thrown)
    return g_strdup (_("The ring is in the air."));
  if (!self->armed)
    return g_strdup (_("The ring is in your hand."));
  if (self->hand.fault != NULL)
    return g_strdup (self->hand.fault);
  if (self->hand.way == ARI_TOSS_CALM)
    return how_to_toss_calmly (self);
  if (self->hand.way == ARI_TOSS_GAUGES || ari_toss_hand_sweeps (&self->hand))
    return g_strdup (gauge_words (self->hand.state));

  return g_strdup (_("Flick the ring upwards and let go while your hand is moving, or press Space to use the "
                     "gauges."));
}

/* The description for screen readers, which counts aim and strength of a calm toss. They read each change of
 * it, so it explains the keys only at first. */
char *
ari_toss_view_told (AriTossView *self,
                    gboolean     can_throw)
{
  g_autofree char *gauges = NULL;

  if (!can_throw || self->throws.thrown || self->hand.fault != NULL || self->hand.way != ARI_TOSS_CALM)
    return ari_toss_view_words (self);

  gauges = gauges_told (self);
  if (self->hand.steered)
    return g_steal_pointer (&gauges);

  if (self->shifted)
    /* Translators: for screen readers: aim, strength and chance of a toss, such as “at the left horn,
     * strength just right, 27%”, then what the keys do. */
    return g_strdup_printf (_("Aim: %s. With Shift, the arrow keys change aim and strength; Space tosses."),
                            gauges);

  /* Translators: for screen readers: aim, strength and chance of a toss, such as “at the left horn, strength
   * just right, 27%”, then what the keys do. */
  return g_strdup_printf (_("Aim: %s. The arrow keys change aim and strength; Space tosses."), gauges);
}

/* Finds the largest size of the button for all its labels, and the height of two lines of words. */
void
ari_toss_view_measure_words (AriTossView *self)
{
  gtk_widget_set_visible (self->button, TRUE);
  for (AriTossWay way = ARI_TOSS_FLICK; way <= ARI_TOSS_CALM; way++)
    for (AriHandState hand = ARI_HAND_IDLE; hand <= ARI_HAND_PRESSES; hand++)
      {
        GtkRequisition size;

        gtk_button_set_label (GTK_BUTTON (self->button), ari_toss_view_button_label (way, hand));
        gtk_widget_get_preferred_size (self->button, NULL, &size);
        self->button_width = MAX (self->button_width, size.width);
        self->button_height = MAX (self->button_height, size.height);
      }
  gtk_label_set_label (self->words, "\n");
  gtk_widget_measure (GTK_WIDGET (self->words), GTK_ORIENTATION_VERTICAL, -1, &self->words_height, NULL, NULL,
                      NULL);
}

/* The larger the text, the fewer letters stand in a line. */
int
ari_toss_view_words_lines (AriTossView *self,
                           int          width)
{
  int letters = 4 * width / self->words_height;

  return letters >= WIDE_LETTERS ? 2 : letters >= NARROW_LETTERS ? 3 : ARI_TOSS_MAX_LINES;
}
