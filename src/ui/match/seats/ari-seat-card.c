/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-card.h"

#include <glib/gi18n.h>

#include "ari-list-words.h"
#include "ari-level.h"
#include "ari-seat-mark.h"
#include "ari-supply-row.h"
#include "ari-supply-words.h"
#include "ari-widget-util.h"

#define PARTNER_SIZE 12
#define NAME_GAP     8
#define LEAST_STATUS 44 /* px of a status that is shortened */
#define PALE         0.4 /* the mark below a spinner */

struct _AriSeatCard
{
  AdwBin       parent_instance;

  AriActor     seat;
  GtkWidget   *rows[ARI_MAX_SUPPLIES]; /* borrowed: owned by supplies */
  guint        counts[ARI_MAX_SUPPLIES];
  guint        n_supplies;
  GtkWidget   *partners[ARI_MAX_SEATS]; /* borrowed: owned by the row in which they are */
  AriSeatCardSize size;

  /* Template widgets */
  GtkBox      *row;
  AriSeatMark *mark;
  GtkWidget   *names;
  GtkBox      *name_row;
  GtkBox      *status_row;
  GtkBox      *numbers;
  GtkLabel    *name;
  GtkLabel    *tag;          /* the name again, below */
  GtkLabel    *status;
  GtkLabel    *score;
  GtkBox      *supplies;
  GtkWidget   *spinner;       /* of a full card */
  GtkWidget   *small_spinner; /* of one with little space: over the mark */
};

G_DEFINE_FINAL_TYPE (AriSeatCard, ari_seat_card, ADW_TYPE_BIN)

/* The card is a stop of the Tab key by itself: a bin would only pass the focus on to its child. */
static gboolean
ari_seat_card_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  return !gtk_widget_is_focus (widget) && gtk_widget_grab_focus (widget);
}

static gboolean
ari_seat_card_grab_focus (GtkWidget *widget)
{
  return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->grab_focus (widget);
}

static void
ari_seat_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_SEAT_CARD);

  G_OBJECT_CLASS (ari_seat_card_parent_class)->dispose (object);
}

static void
ari_seat_card_class_init (AriSeatCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_seat_card_dispose;
  widget_class->focus = ari_seat_card_focus;
  widget_class->grab_focus = ari_seat_card_grab_focus;

  g_type_ensure (ARI_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-seat-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, row);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, mark);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, names);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, name_row);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, status_row);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, name);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, tag);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, numbers);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, status);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, score);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, supplies);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, spinner);
  gtk_widget_class_bind_template_child (widget_class, AriSeatCard, small_spinner);

  gtk_widget_class_set_css_name (widget_class, "seat-card");
}

static void
ari_seat_card_init (AriSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_seat_card_set_size (self, ARI_SEAT_CARD_FULL);
}

GtkWidget *
ari_seat_card_new (AriActor seat)
{
  AriSeatCard *self = g_object_new (ARI_TYPE_SEAT_CARD, NULL);

  self->seat = seat;

  return GTK_WIDGET (self);
}

/* The seat that has to act; while chance acts, the seat whose turn it is. */
static AriActor
seat_to_act (const AriRules    *rules,
             const AriPosition *position)
{
  AriActor actor = ari_rules_actor (rules, position);

  return actor == ARI_CHANCE ? ari_rules_whose_turn (rules, position) : actor;
}

/* The status of the seat in words; @brief: as few as possible. */
static char *
status_text (AriSeatCard       *self,
             AriMatch          *match,
             const AriPosition *position,
             gboolean           thinking,
             gboolean           brief)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriSeat *seat = ari_match_get_seat (match, self->seat);
  const AriLevel *level;
  AriActor actor = ari_match_is_ended_here (match) ? ARI_NONE : seat_to_act (rules, position);
  guint winners = ari_match_is_ended_here (match) ? ari_match_winners (match)
                                                  : ari_rules_winners (rules, position);

  if (ari_rules_draw (rules, position) != NULL
      || (ari_match_is_ended_here (match) && ari_match_get_ending (match)->kind == ARI_ENDING_AGREED))
    return g_strdup (C_("seat", "draw"));
  if (winners & (1u << (self->seat - 1)))
    return g_strdup (ari_rules_n_sides (rules, position, winners) > 1 ? C_("seat", "shares the win")
                                                                      : C_("seat", "wins"));
  if (winners != 0)
    return g_strdup (C_("seat", "loses"));
  if (actor == self->seat && thinking)
    return g_strdup (C_("seat", "thinking…"));
  if (actor == self->seat)
    return g_strdup (C_("seat", "to move"));
  if (ari_match_is_person (match, self->seat))
    return g_strdup (C_("seat", "person"));

  level = seat->level != NULL ? ari_level_lookup (seat->level) : NULL;
  if (level == NULL)
    return g_strdup (C_("seat", "computer"));

  /* People have no level, so this is clear enough. */
  if (brief)
    return g_strdup (g_dpgettext2 (NULL, "level", level->title));

  /* Translators: %s is the level of a computer, such as “Adept”. */
  return g_strdup_printf (C_("seat", "%s, computer"), g_dpgettext2 (NULL, "level", level->title));
}

/* When space is scarce, or with several kinds, numbers are easier to tell apart than rods. With several
 * kinds and little space the name matters more, since the board shows the pieces played; and one kind of
 * which nothing is left needs no number there. */
static void
sync_supplies (AriSeatCard *self)
{
  gboolean is_small = self->size != ARI_SEAT_CARD_FULL;

  gtk_widget_set_visible (GTK_WIDGET (self->supplies), self->size == ARI_SEAT_CARD_FULL ||
                          (self->size <= ARI_SEAT_CARD_SLIM && self->n_supplies <= 1));
  for (guint i = 0; i < self->n_supplies; i++)
    {
      ari_supply_row_set_count (ARI_SUPPLY_ROW (self->rows[i]), self->counts[i],
                                is_small || self->n_supplies > 1);
      /* It keeps its place, so that the board keeps its size. */
      gtk_widget_set_opacity (self->rows[i],
                              is_small && self->n_supplies == 1 && self->counts[i] == 0 ? 0 : 1);
    }
}

/* Supplies are largest at the start. */
static guint
most_supplies (AriSeatCard *self,
               AriMatch    *match,
               guint        index)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriSupply supplies[ARI_MAX_SUPPLIES];
  AriPosition start;

  rules->start (&start, ari_match_get_setup (match));

  return index < ari_rules_supplies (rules, &start, self->seat, supplies) ? supplies[index].count : 0;
}

static void
show_supplies (AriSeatCard       *self,
               AriMatch          *match,
               const AriPosition *position)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriSupply supplies[ARI_MAX_SUPPLIES];
  guint n = ari_rules_supplies (rules, position, self->seat, supplies);

  self->n_supplies = n;
  for (guint i = 0; i < ARI_MAX_SUPPLIES; i++)
    {
      g_autofree char *label = NULL;

      if (i >= n)
        {
          if (self->rows[i] != NULL)
            gtk_widget_set_visible (self->rows[i], FALSE);
          continue;
        }

      if (self->rows[i] == NULL)
        {
          self->rows[i] = ari_supply_row_new (rules, self->seat, i, most_supplies (self, match, i));
          gtk_box_append (self->supplies, self->rows[i]);
        }
      label = supplies[i].words (supplies[i].count);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
      ari_widget_set_tooltip (self->rows[i], label);
      self->counts[i] = supplies[i].count;
      gtk_widget_set_visible (self->rows[i], TRUE);
    }
  sync_supplies (self);
}

/* The marks of partners stand before the words about them, so that the name has its line for itself; where a
 * card has no other line, beside the name. */
static void
place_partners (AriSeatCard *self)
{
  GtkBox *row = self->size <= ARI_SEAT_CARD_COMPACT ? self->status_row : self->name_row;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      GtkWidget *mark = self->partners[i];

      if (mark == NULL || gtk_widget_get_parent (mark) == GTK_WIDGET (row))
        continue;

      g_object_ref (mark);
      if (gtk_widget_get_parent (mark) != NULL)
        gtk_box_remove (GTK_BOX (gtk_widget_get_parent (mark)), mark);
      if (row == self->status_row)
        gtk_box_prepend (row, mark);
      else
        gtk_box_append (row, mark);
      g_object_unref (mark);
    }
}

/* Shows the marks of the seat's partners. Returns (nullable): their names, newly allocated. */
static char *
show_partners (AriSeatCard       *self,
               AriMatch          *match,
               const AriPosition *position)
{
  guint side = ari_rules_side (ari_match_get_rules (match), position, self->seat);
  const char *names[ARI_MAX_SEATS];
  guint n = 0;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    {
      GtkWidget **mark = &self->partners[seat - 1];
      gboolean is_partner = seat != self->seat && (side & (1u << (seat - 1))) != 0;

      if (is_partner && *mark == NULL)
        {
          *mark = g_object_ref_sink (ari_seat_mark_new (ari_match_get_rules (match), seat));
          gtk_widget_set_size_request (*mark, PARTNER_SIZE, PARTNER_SIZE);
          place_partners (self);
          g_object_unref (*mark);
        }
      if (is_partner)
        {
          const char *name = ari_match_get_seat_name (match, seat);
          /* Translators: a player. */
          g_autofree char *words = g_strdup_printf (_("Partner: %s"), name);

          names[n++] = name;
          ari_widget_set_tooltip (*mark, words);
          ari_seat_mark_set_name (ARI_SEAT_MARK (*mark), words);
        }
      if (*mark != NULL)
        gtk_widget_set_visible (*mark, is_partner);
    }

  return n > 0 ? ari_list_words (names, n) : NULL;
}

/* Whether a card says what the seat does before anything else: it thinks, or the match is over. Whose turn it
 * is, a card shows by its frame. */
static gboolean
has_news (AriSeatCard       *self,
          AriMatch          *match,
          const AriPosition *position,
          gboolean           thinking)
{
  return (thinking && seat_to_act (ari_match_get_rules (match), position) == self->seat)
         || ari_match_is_ended_here (match)
         || ari_rules_actor (ari_match_get_rules (match), position) == ARI_NONE;
}

/* The points of @seat and its partners together. */
static int
side_score (const AriRules    *rules,
            const AriPosition *position,
            AriActor           seat,
            const int         *scores)
{
  guint side = ari_rules_side (rules, position, seat);
  int sum = 0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    sum += (side & (1u << i)) != 0 ? scores[i] : 0;

  return sum;
}

/* A compact card shows text instead. */
static void
show_thinking (AriSeatCard *self,
               gboolean     thinking)
{
  gboolean is_small = self->size > ARI_SEAT_CARD_COMPACT;

  gtk_widget_set_visible (self->spinner, thinking && self->size == ARI_SEAT_CARD_FULL);
  gtk_widget_set_visible (self->small_spinner, thinking && is_small);
  gtk_widget_set_opacity (GTK_WIDGET (self->mark), thinking && is_small ? PALE : 1);
}

/* A player without a name is called by the colour, which is enough. */
static char *
name_with_colour (const char *name,
                  const char *colour)
{
  if (g_str_equal (name, colour))
    return g_strdup (name);

  /* Translators: the name of a player, and a colour. */
  return g_strdup_printf (C_("player", "%1$s, %2$s"), name, colour);
}

void
ari_seat_card_show (AriSeatCard       *self,
                    AriMatch          *match,
                    const AriPosition *position,
                    const AriPosition *now,
                    gboolean           thinking)
{
  const AriRules *rules;
  const char *name;
  g_autofree char *partners = NULL;
  g_autofree char *status = NULL, *brief = NULL;
  g_autofree char *score = NULL, *counted = NULL;
  g_autofree char *label = NULL, *held = NULL, *told = NULL, *who = NULL;
  int scores[ARI_MAX_SEATS];
  gboolean on_turn;

  g_return_if_fail (ARI_IS_SEAT_CARD (self));

  rules = ari_match_get_rules (match);
  name = ari_match_get_seat_name (match, self->seat);
  ari_seat_mark_set_seat (self->mark, rules, self->seat);
  on_turn = !ari_match_is_ended_here (match) && seat_to_act (rules, now) == self->seat;
  /* While chance acts, the seat isn't thinking. */
  thinking = thinking && ari_rules_actor (rules, now) == self->seat;
  status = status_text (self, match, now, thinking, FALSE);
  brief = status_text (self, match, now, thinking, TRUE);
  partners = show_partners (self, match, position);
  rules->scores (position, scores);
  if (partners != NULL)
    {
      g_autofree char *alone = g_steal_pointer (&status);
      int total = side_score (rules, position, self->seat, scores);

      if (!has_news (self, match, now, thinking))
        {
          g_free (brief);
          /* Translators: in little room: the points that a player has together with the partner, and the
           * partner’s name. */
          brief = g_strdup_printf (_("%1$d with %2$s"), total, partners);
        }
      /* Translators: %1$s is what a seat is doing, such as “to move”; then the name of its partner, and the
       * points that both have together. */
      status = g_strdup_printf (ngettext ("%1$s, partner of %2$s, %3$d point together",
                                          "%1$s, partner of %2$s, %3$d points together", total),
                                alone, partners, total);
    }
  score = g_strdup_printf ("%d", scores[self->seat - 1]);
  counted = ari_rules_score_words (rules, scores[self->seat - 1]);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->tag, name);
  gtk_label_set_label (self->status, brief);
  /* What a small card shortens or leaves out. */
  told = g_strdup_printf ("%s\n%s", name, status);
  ari_widget_set_tooltip (GTK_WIDGET (self), told);
  gtk_label_set_label (self->score, score);
  /* Where points don't decide, a 0 beside the winner would only puzzle. */
  gtk_widget_set_visible (GTK_WIDGET (self->score),
                          scores[self->seat - 1] != 0 || ari_rules_wins_by_points (rules));
  ari_widget_set_tooltip (GTK_WIDGET (self->score), counted);
  show_thinking (self, thinking);
  show_supplies (self, match, position);
  ari_widget_set_class (GTK_WIDGET (self), "on-turn", on_turn);

  who = ari_seats_have_colours (rules) ? name_with_colour (name, ari_seat_own_name (rules, self->seat))
                                       : g_strdup (name);
  held = ari_supply_words (rules, position, self->seat);
  if (held != NULL)
    /* Translators: a player for the screen reader: who it is, such as “Ariadne, Red”, the score, such as “29
     * triangles”, what the player is doing, and what is off the board, such as “7 pieces left”. */
    label = g_strdup_printf (C_("player", "%1$s, %2$s, %3$s, %4$s"), who, counted, status, held);
  else
    /* Translators: the same, in a game where nothing is off the board. */
    label = g_strdup_printf (C_("player", "%1$s, %2$s, %3$s"), who, counted, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
measure_names (GtkWidget      *names,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  int least, wanted;

  gtk_widget_measure (gtk_widget_get_first_child (names), orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (names), orientation, -1, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
  else if (wanted > 0)
    *natural += NAME_GAP + wanted;
}

/* The status stands behind the name where that leaves room for a word; else the name has all of the line.
 * Only the allocation tells it: names and cards have any width. */
static void
allocate_names (GtkWidget *names,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *name = gtk_widget_get_first_child (names), *status = gtk_widget_get_last_child (names);
  gboolean is_mirrored = gtk_widget_get_direction (names) == GTK_TEXT_DIR_RTL, has_room;
  int wanted, word, rest, status_x;

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  gtk_widget_measure (status, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &word, NULL, NULL);
  rest = width - wanted - NAME_GAP;
  has_room = rest >= MIN (word, LEAST_STATUS);
  wanted = has_room ? wanted : width;
  gtk_widget_size_allocate (name, &(GtkAllocation) { is_mirrored ? width - wanted : 0, 0, wanted, height },
                            -1);
  gtk_widget_set_child_visible (status, has_room);
  status_x = is_mirrored ? 0 : width - rest;
  if (has_room)
    gtk_widget_size_allocate (status, &(GtkAllocation) { status_x, 0, rest, height }, -1);
}

/**
 * ari_seat_card_set_size:
 * @size: how much is shown; the screen reader always has name, score and status
 */
void
ari_seat_card_set_size (AriSeatCard     *self,
                        AriSeatCardSize  size)
{
  /* Widths don't depend on the text, so that cards keep their places. */
  static const int widths[] = {
    [ARI_SEAT_CARD_FULL] = 200, [ARI_SEAT_CARD_COMPACT] = 128, [ARI_SEAT_CARD_LINE] = -1,
    [ARI_SEAT_CARD_SLIM] = -1, [ARI_SEAT_CARD_NAME] = -1, [ARI_SEAT_CARD_TAG] = -1, [ARI_SEAT_CARD_MARK] = -1,
  };

  g_return_if_fail (ARI_IS_SEAT_CARD (self));

  self->size = size;
  place_partners (self);
  sync_supplies (self);
  gtk_widget_set_size_request (GTK_WIDGET (self), widths[size], -1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->numbers), size == ARI_SEAT_CARD_COMPACT
                                  ? GTK_ORIENTATION_VERTICAL
                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_layout_manager (self->names, size == ARI_SEAT_CARD_COMPACT
                                 ? gtk_box_layout_new (GTK_ORIENTATION_VERTICAL)
                                 : gtk_custom_layout_new (NULL, measure_names, allocate_names));
  gtk_widget_set_child_visible (GTK_WIDGET (self->status_row), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->status_row), size <= ARI_SEAT_CARD_LINE);
  gtk_widget_set_visible (self->names, size <= ARI_SEAT_CARD_NAME);
  gtk_widget_set_visible (GTK_WIDGET (self->tag), size == ARI_SEAT_CARD_TAG);
  ari_widget_set_class (GTK_WIDGET (self), "compact", size == ARI_SEAT_CARD_COMPACT);
  ari_widget_set_class (GTK_WIDGET (self), "one-line", size != ARI_SEAT_CARD_COMPACT);
  ari_widget_set_class (GTK_WIDGET (self), "mark", size >= ARI_SEAT_CARD_NAME);
  gtk_box_set_spacing (self->numbers, size == ARI_SEAT_CARD_FULL ? 12 : 3);
  gtk_box_set_spacing (self->row, size == ARI_SEAT_CARD_FULL ? 12 : size >= ARI_SEAT_CARD_NAME ? 6 : 8);
}
