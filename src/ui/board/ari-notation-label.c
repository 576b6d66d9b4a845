/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation-label.h"

#include "ari-figurine.h"
#include "ari-painter.h"

/* The height of a picture, in heights of a line. */
#define EM 0.88

#define MARKER_LENGTH ((guint) sizeof ARI_NOTATION_OPEN - 1)

/* A picture that covers a character of the text. */
typedef struct
{
  guint index; /* of the character, in bytes */
  guint sign;
} Picture;

/* An action in the label's text. */
typedef struct
{
  guint start; /* its first byte */
  char *text;
} Action;

struct _AriNotationLabel
{
  GtkWidget       parent_instance;

  GtkLabel       *label;    /* child */
  GArray         *actions;  /* (element-type Action) (owned) */
  GArray         *pictures; /* (element-type Picture) (owned) */
  const AriRules *rules;    /* (nullable) */
  AriActor        seat;     /* whose pieces the pictures show */
  char           *sentence; /* (nullable) (owned): what was set last, with all marks */
  int             ascent;   /* of the font that the attributes were made for, Pango units */
  int             height;
};

G_DEFINE_FINAL_TYPE (AriNotationLabel, ari_notation_label, GTK_TYPE_WIDGET)

/* A character becomes an empty box with room for a picture. */
static void
add_box (AriNotationLabel *self,
         PangoAttrList    *attributes,
         guint             start,
         guint             end,
         float             ems)
{
  const PangoRectangle box = { 0, -self->ascent, (int) (ems * EM * self->height), self->height };
  PangoAttribute *attribute = pango_attr_shape_new (&box, &box);

  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert (attributes, attribute);
}

static void
add_picture (AriNotationLabel *self,
             PangoAttrList    *attributes,
             guint             start,
             guint             end,
             guint             sign)
{
  const Picture picture = { start, sign };

  if (sign > ARI_SIGN_WITHIN)
    g_array_append_val (self->pictures, picture);
  add_box (self, attributes, start, start + 1, ari_figurine_width (self->rules, sign));
  if (start + 1 < end)
    add_box (self, attributes, start + 1, end, 0);
}

/* What people select goes to the primary selection as it stands, so such a text has no marks, and no pictures
 * in front of an action. */
static gboolean
has_marks (AriNotationLabel *self)
{
  return !gtk_label_get_selectable (self->label);
}

static void
add_action (AriNotationLabel *self,
            PangoAttrList    *attributes,
            const Action     *action)
{
  AriNotation notation;

  ari_notation_read (self->rules, action->text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];
      guint at = action->start + part->start;

      if (part->length > 0 && part->sign != ARI_SIGN_TEXT)
        add_picture (self, attributes, at, at + part->length, part->sign);
    }

  /* The opening mark makes room for a picture in front of the text. */
  if (notation.parts[0].length == 0 && has_marks (self))
    {
      const Picture picture = { action->start - MARKER_LENGTH, notation.parts[0].sign };

      g_array_append_val (self->pictures, picture);
      add_box (self, attributes, picture.index, action->start,
               ari_figurine_width (self->rules, picture.sign));
    }
}

static void
measure_font (AriNotationLabel *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);

  self->ascent = pango_font_metrics_get_ascent (metrics);
  self->height = self->ascent + pango_font_metrics_get_descent (metrics);
  pango_font_metrics_unref (metrics);
}

static void
sync_pictures (AriNotationLabel *self)
{
  g_autoptr(PangoAttrList) attributes = self->actions->len > 0 ? pango_attr_list_new () : NULL;

  g_array_set_size (self->pictures, 0);
  /* Asking for the font makes GTK compute the style, which takes longer than all else here. */
  if (self->actions->len > 0)
    measure_font (self);
  for (guint i = 0; i < self->actions->len; i++)
    add_action (self, attributes, &g_array_index (self->actions, Action, i));
  gtk_label_set_attributes (self->label, attributes);
}

/* Returns: (transfer full): @sentence as the label has it: marks stay where they make room for a picture.
 * @actions: (nullable) (element-type Action): gets the actions and where they begin in the result */
static char *
prepare (AriNotationLabel *self,
         const char       *sentence,
         GArray           *actions)
{
  GString *prepared = g_string_new (NULL);
  const char *rest = sentence, *from = sentence, *text;
  gsize length;

  while (ari_notation_next (&rest, &text, &length))
    {
      Action action = { .text = g_strndup (text, length) };
      gboolean keeps = has_marks (self) && ari_notation_leads (self->rules, action.text);

      g_string_append_len (prepared, from, text - MARKER_LENGTH - from);
      if (keeps)
        g_string_append (prepared, ARI_NOTATION_OPEN);
      action.start = (guint) prepared->len;
      g_string_append (prepared, action.text);
      if (keeps)
        g_string_append (prepared, ARI_NOTATION_CLOSE);
      from = rest;
      if (actions != NULL)
        g_array_append_val (actions, action);
      else
        g_free (action.text);
    }
  g_string_append (prepared, from);

  return g_string_free_and_steal (prepared);
}

static void
clear_action (gpointer action)
{
  g_free (((Action *) action)->text);
}

/* An ellipsis replaces the text that has no room, and its pictures with it. */
static gboolean
is_shown (AriNotationLabel *self,
          const Picture    *picture)
{
  PangoLayout *layout = gtk_label_get_layout (self->label);
  int number, x;

  pango_layout_index_to_line_x (layout, (int) picture->index, FALSE, &number, &x);
  for (GSList *l = pango_layout_get_line_readonly (layout, number)->runs; l != NULL; l = l->next)
    {
      const PangoItem *item = ((PangoLayoutRun *) l->data)->item;

      if ((int) picture->index >= item->offset && (int) picture->index < item->offset + item->length)
        return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) == 0;
    }

  return FALSE;
}

static void
snapshot_picture (AriNotationLabel *self,
                  GtkSnapshot      *snapshot,
                  const Picture    *picture,
                  float             left,
                  float             top)
{
  float em = (float) (EM * self->height / PANGO_SCALE);
  g_autoptr(AriScene) scene = ari_figurine_new (self->rules, picture->sign, self->seat, em);
  PangoRectangle place;
  AriPainter painter;

  pango_layout_index_to_pos (gtk_label_get_layout (self->label), (int) picture->index, &place);
  ari_painter_init (&painter, GTK_WIDGET (self));
  painter.unit = em;
  painter.origin.x = left + (float) (place.x + MIN (place.width, 0)) / PANGO_SCALE;
  painter.origin.y = top + (float) (place.y + place.height / 2) / PANGO_SCALE - em / 2;
  ari_painter_append (&painter, scene, snapshot);
}

static void
ari_notation_label_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (widget);
  graphene_point_t at;
  int x, y;

  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->label), snapshot);
  gtk_label_get_layout_offsets (self->label, &x, &y);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->label), widget,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;

  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);

      if (is_shown (self, picture))
        snapshot_picture (self, snapshot, picture, at.x, at.y);
    }
}

/* The font may have changed. */
static void
ari_notation_label_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (widget);
  int height = self->height;

  GTK_WIDGET_CLASS (ari_notation_label_parent_class)->css_changed (widget, change);

  if (self->label == NULL || self->pictures->len == 0)
    return;
  measure_font (self);
  if (self->height != height)
    sync_pictures (self);
}

static void
ari_notation_label_dispose (GObject *object)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (object);
  GtkWidget *label = GTK_WIDGET (self->label);

  self->label = NULL;
  g_clear_pointer (&label, gtk_widget_unparent);

  G_OBJECT_CLASS (ari_notation_label_parent_class)->dispose (object);
}

static void
ari_notation_label_finalize (GObject *object)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (object);

  g_array_unref (self->pictures);
  g_array_unref (self->actions);
  g_free (self->sentence);

  G_OBJECT_CLASS (ari_notation_label_parent_class)->finalize (object);
}

static void
ari_notation_label_class_init (AriNotationLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_notation_label_dispose;
  object_class->finalize = ari_notation_label_finalize;
  widget_class->snapshot = ari_notation_label_snapshot;
  widget_class->css_changed = ari_notation_label_css_changed;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ari_notation_label_init (AriNotationLabel *self)
{
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  self->actions = g_array_new (FALSE, FALSE, sizeof (Action));
  g_array_set_clear_func (self->actions, clear_action);
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
ari_notation_label_new (void)
{
  return g_object_new (ARI_TYPE_NOTATION_LABEL, NULL);
}

/* (transfer none): for alignment, wrapping and the like; the text is set through the functions below. If
 * people may select it, say so before there is a text. */
GtkLabel *
ari_notation_label_get_label (AriNotationLabel *self)
{
  g_return_val_if_fail (ARI_IS_NOTATION_LABEL (self), NULL);

  return self->label;
}

static void
set_sentence (AriNotationLabel *self,
              const AriRules   *rules,
              AriActor          seat,
              const char       *sentence,
              gboolean          is_markup)
{
  g_autofree char *spoken = NULL, *shown = NULL, *prepared = NULL;
  const char *text = sentence;

  /* Setting a label is slow even if the text is the same. */
  if (self->rules == rules && self->seat == seat && g_strcmp0 (self->sentence, sentence) == 0)
    return;

  g_set_str (&self->sentence, sentence);
  self->rules = rules;
  self->seat = seat;
  prepared = prepare (self, sentence, NULL);
  g_array_set_size (self->actions, 0);
  if (is_markup)
    {
      /* With all marks, the label's text says where the actions are, whatever markup is between them. */
      gtk_label_set_markup (self->label, sentence);
      text = gtk_label_get_text (self->label);
    }
  spoken = ari_notation_spoken (rules, text);
  shown = prepare (self, text, self->actions);
  if (!is_markup)
    gtk_label_set_text (self->label, prepared);
  else if (self->actions->len > 0)
    gtk_label_set_markup (self->label, prepared);
  sync_pictures (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * ari_notation_label_set_text:
 * @seat: whose pieces the pictures show; %ARI_NONE: they have no colour
 * @sentence: text in which ari_notation_quote() has marked actions
 */
void
ari_notation_label_set_text (AriNotationLabel *self,
                             const AriRules   *rules,
                             AriActor          seat,
                             const char       *sentence)
{
  g_return_if_fail (ARI_IS_NOTATION_LABEL (self));

  set_sentence (self, rules, seat, sentence, FALSE);
}

/* The same with Pango's markup, and pictures without colour. */
void
ari_notation_label_set_markup (AriNotationLabel *self,
                               const AriRules   *rules,
                               const char       *markup)
{
  g_return_if_fail (ARI_IS_NOTATION_LABEL (self));

  set_sentence (self, rules, ARI_NONE, markup, TRUE);
}

/* Shows nothing but the action with the written form @text. */
void
ari_notation_label_set_action (AriNotationLabel *self,
                               const AriRules   *rules,
                               AriActor          seat,
                               const char       *text)
{
  g_autofree char *sentence = ari_notation_quote (text);

  ari_notation_label_set_text (self, rules, seat, sentence);
}
