/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tosses-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-level.h"
#include "ari-toast.h"
#include "ari-toss-plot.h"
#include "ari-toss.h"

#define MOST 400 /* the latest tosses of one person, which the plot simulates again */

struct _AriTossesDialog
{
  AdwDialog      parent_instance;

  /* Template widgets */
  GtkStack      *stack;
  AdwStatusPage *empty;
  GtkDropDown   *who;
  AriTossPlot   *plot;
  GtkLabel      *rate;
  GtkLabel      *spread;

  GCancellable  *cancellable;
  GPtrArray     *tosses;  /* (nullable) (element-type AriRecordedFeat) */
  GtkStringList *names;
};

G_DEFINE_FINAL_TYPE (AriTossesDialog, ari_tosses_dialog, ADW_TYPE_DIALOG)

/* (nullable): the level of a computer. Another version of the program may have had levels that this one
 * lacks. */
static const AriLevel *
level_of (const AriRecordedFeat *toss)
{
  return toss->level != NULL ? ari_level_lookup (toss->level) : NULL;
}

/* People by name, computers by level. */
static const char *
thrower (const AriRecordedFeat *toss)
{
  const AriLevel *level = level_of (toss);

  if (level != NULL)
    return g_dpgettext2 (NULL, "level", level->title);

  return *toss->name != '\0' ? toss->name : _("Without a name");
}

static void
show_spread (AriTossesDialog *self,
             GArray          *marks)
{
  double x = 0, xx = 0, z = 0, zz = 0;
  guint n = marks->len;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    {
      const AriTossMark *mark = &g_array_index (marks, AriTossMark, i);
      double aside = fabs (mark->x) - ARI_TIP_X; /* outwards from the nearer horn */

      x += aside / n;
      xx += aside * aside / n;
      z += mark->z / n;
      zz += mark->z * mark->z / n;
    }

  if (n > 1)
    text = g_strdup_printf (_("Spread: %.0f mm sideways from the nearer horn, %.0f mm in depth"),
                              sqrt (MAX (xx - x * x, 0) * n / (n - 1)),
                              sqrt (MAX (zz - z * z, 0) * n / (n - 1)));
  gtk_label_set_label (self->spread, text != NULL ? text : "");
}

static void
show_rate (AriTossesDialog *self,
           guint            n_hits,
           guint            n)
{
  double rate = (double) n_hits / n;
  g_autofree char *text = g_strdup_printf (
      /* Translators: “30 % hit (12 of 40), ± 7 %”: the last number is the standard error. */
      _("%.0f%% hit (%u of %u), ± %.0f%%"),
        100 * rate, n_hits, n, 100 * sqrt (MAX (rate * (1 - rate), 0.25 / n) / n));

  gtk_label_set_label (self->rate, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plot), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Where the rings landed, from above"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

static void
who_cb (AriTossesDialog *self)
{
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AriTossMark));
  guint selected = gtk_drop_down_get_selected (self->who);
  const char *name;
  guint n = 0, n_hits = 0;

  if (self->tosses == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  name = gtk_string_list_get_string (self->names, selected);
  for (guint i = self->tosses->len; i > 0; i--)
    {
      const AriRecordedFeat *toss = self->tosses->pdata[i - 1];
      AriRelease release;
      AriTossMark mark;

      if (!g_str_equal (thrower (toss), name))
        continue;
      n++;
      n_hits += toss->hit;
      if (marks->len == MOST || !ari_release_parse (toss->performance, &release, NULL))
        continue;
      mark = ari_toss_mark (&release, toss->hit);
      g_array_append_val (marks, mark);
    }

  ari_toss_plot_set_marks (self->plot, marks);
  show_rate (self, n_hits, MAX (n, 1));
  show_spread (self, marks);
}

/* People come before computers, and of each the latest first. */
static void
show_tosses (AriTossesDialog *self)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (gboolean computers = FALSE; computers <= TRUE; computers++)
    for (guint i = self->tosses->len; i > 0; i--)
      {
        const AriRecordedFeat *toss = self->tosses->pdata[i - 1];
        const char *name = thrower (toss);

        if ((level_of (toss) != NULL) == computers && g_hash_table_add (seen, (gpointer) name))
          gtk_string_list_append (self->names, name);
      }
  gtk_stack_set_visible_child_name (self->stack, self->tosses->len > 0 ? "tosses" : "empty");
  who_cb (self);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriTossesDialog) self = data;
  g_autoptr(GError) error = NULL;

  self->tosses = ari_library_feats_finish (ARI_LIBRARY (source), result, &error);
  if (self->tosses != NULL && !g_cancellable_is_cancelled (self->cancellable))
    show_tosses (self);
  else if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      ari_toast_status (self->empty, error->message);
      gtk_stack_set_visible_child_name (self->stack, "empty");
    }
}

static void
closed_cb (AriTossesDialog *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
ari_tosses_dialog_dispose (GObject *object)
{
  AriTossesDialog *self = ARI_TOSSES_DIALOG (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->tosses, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TOSSES_DIALOG);
  g_clear_object (&self->names);

  G_OBJECT_CLASS (ari_tosses_dialog_parent_class)->dispose (object);
}

static void
ari_tosses_dialog_class_init (AriTossesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_tosses_dialog_dispose;

  g_type_ensure (ARI_TYPE_TOSS_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-tosses-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, empty);
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, who);
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, plot);
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, rate);
  gtk_widget_class_bind_template_child (widget_class, AriTossesDialog, spread);
  gtk_widget_class_bind_template_callback (widget_class, who_cb);
}

static void
ari_tosses_dialog_init (AriTossesDialog *self)
{
  self->cancellable = g_cancellable_new ();
  self->names = gtk_string_list_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (self->names));
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

AdwDialog *
ari_tosses_dialog_new (AriLibrary     *library,
                       const AriRules *rules)
{
  AriTossesDialog *self = g_object_new (ARI_TYPE_TOSSES_DIALOG, NULL);

  ari_library_feats_async (library, rules, self->cancellable, found_cb, g_object_ref (self));

  return ADW_DIALOG (self);
}
