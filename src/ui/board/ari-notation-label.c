/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation-label.h"

#include "ari-notation-pictures.h"
#include "ari-widget-util.h"

#define NARROW_SPACE  "\u202F" /* no line breaks there */

/* An action in the label's text. */
typedef struct
{
  guint    start; /* its first byte */
  guint    room;  /* the bytes before it that make room for a picture */
  AriActor seat;  /* who plays it; ARI_NONE: nobody, or unknown */
  char    *text;
} Action;

struct _AriNotationLabel
{
  GtkWidget       parent_instance;

  GtkLabel       *label;    /* child */
  GArray         *actions;  /* (element-type Action) (owned) */
  const AriRules *rules;    /* (nullable) */
  AriActor        seat;     /* whose pieces the pictures show, unless the text says it */
  char           *sentence; /* (nullable) (owned): what was set last, with all marks */

  AriNotationPictures pictures;
};

G_DEFINE_FINAL_TYPE (AriNotationLabel, ari_notation_label, GTK_TYPE_WIDGET)

/* What people select goes to the primary selection as it stands, so nothing invisible may be in it: there a
 * space makes room for a picture, one that keeps it beside its action. */
static const char *
room_of (AriNotationLabel *self)
{
  return gtk_label_get_selectable (self->label) ? NARROW_SPACE : ARI_NOTATION_OPEN;
}

static void
sync_pictures (AriNotationLabel *self)
{
  g_autoptr(PangoAttrList) attributes = self->actions->len > 0 ? pango_attr_list_new () : NULL;

  g_array_set_size (self->pictures.pictures, 0);
  /* Asking for the font makes GTK compute the style, which takes longer than all else here. */
  if (self->actions->len > 0)
    ari_notation_pictures_begin (&self->pictures, self->rules,
                                 gtk_widget_get_pango_context (GTK_WIDGET (self)));
  for (guint i = 0; i < self->actions->len; i++)
    {
      const Action *action = &g_array_index (self->actions, Action, i);

      ari_notation_pictures_add (&self->pictures, attributes, action->text, action->start, action->room,
                                 action->seat);
    }
  gtk_label_set_attributes (self->label, attributes);
}

/* Returns: (transfer full): @sentence as the label has it: marks only where they make room for a picture.
 * @actions: (nullable) (element-type Action): gets the actions and where they begin in the result */
static char *
prepare (AriNotationLabel *self,
         const char       *sentence,
         GArray           *actions)
{
  GString *prepared = g_string_new (NULL);
  const char *rest = sentence, *from = sentence;
  AriQuote quote;

  while (ari_notation_next (&rest, &quote))
    {
      AriActor seat = quote.seat != ARI_NONE ? quote.seat : self->seat;
      Action action = { .seat = seat, .text = g_strndup (quote.text, quote.length) };
      gboolean leads = ari_notation_leads (self->rules, action.text);

      g_string_append_len (prepared, from, quote.start - from);
      action.room = leads ? (guint) strlen (room_of (self)) : 0;
      if (leads)
        g_string_append (prepared, room_of (self));
      action.start = (guint) prepared->len;
      g_string_append (prepared, action.text);
      if (leads && !gtk_label_get_selectable (self->label))
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

static void
ari_notation_label_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (widget);
  graphene_point_t at;
  AriPainter painter;
  int x, y;

  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->label), snapshot);
  gtk_label_get_layout_offsets (self->label, &x, &y);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->label), widget,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;

  ari_painter_init (&painter, widget);
  painter.origin = (AriPoint) { at.x, at.y };
  ari_notation_pictures_paint (&self->pictures, gtk_label_get_layout (self->label), 0, G_MAXUINT, &painter,
                               snapshot);
}

/* The font may have changed. */
static void
ari_notation_label_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  AriNotationLabel *self = ARI_NOTATION_LABEL (widget);

  GTK_WIDGET_CLASS (ari_notation_label_parent_class)->css_changed (widget, change);

  if (self->label != NULL && self->pictures.pictures->len > 0
      && ari_notation_pictures_is_outdated (&self->pictures, gtk_widget_get_pango_context (widget)))
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

  ari_notation_pictures_clear (&self->pictures);
  g_array_unref (self->actions);
  g_free (self->sentence);

  G_OBJECT_CLASS (ari_notation_label_parent_class)->finalize (object);
}

/* A label with links asks, once it has the focus, whether that came from one of them: a critical warning of
 * GTK 4.18 where nothing had it, or what had it was only kept by it, such as a row of a list that is gone.
 * If you have lost the focus, you don't want it on a link. */
static gboolean
pass_focus (GtkWidget        *widget,
            GtkDirectionType  direction,
            gboolean          grabs)
{
  GtkWidgetClass *parent_class = GTK_WIDGET_CLASS (ari_notation_label_parent_class);
  GtkWidget *focus = ari_widget_find_focus (widget);
  gboolean passed;

  if (focus == NULL)
    return FALSE;

  g_object_ref (focus);
  passed = grabs ? parent_class->grab_focus (widget) : parent_class->focus (widget, direction);
  g_object_unref (focus);

  return passed;
}

static gboolean
ari_notation_label_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  return pass_focus (widget, direction, FALSE);
}

static gboolean
ari_notation_label_grab_focus (GtkWidget *widget)
{
  return pass_focus (widget, GTK_DIR_TAB_FORWARD, TRUE);
}

static void
ari_notation_label_class_init (AriNotationLabelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_notation_label_dispose;
  object_class->finalize = ari_notation_label_finalize;
  widget_class->focus = ari_notation_label_focus;
  widget_class->grab_focus = ari_notation_label_grab_focus;
  widget_class->snapshot = ari_notation_label_snapshot;
  widget_class->css_changed = ari_notation_label_css_changed;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
ari_notation_label_init (AriNotationLabel *self)
{
  ari_notation_pictures_init (&self->pictures);
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
  spoken = ari_notation_spoken (rules, text, NULL);
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
 * @seat: whose pieces the pictures show where @sentence doesn't say it; %ARI_NONE: they have no colour
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

/* The same with Pango's markup; the markup says whose pieces the pictures show. */
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
  g_autofree char *sentence = ari_notation_quote (seat, text);

  ari_notation_label_set_text (self, rules, seat, sentence);
}
