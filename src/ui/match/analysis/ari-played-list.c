/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-played-list.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-line-row.h"
#include "ari-list-words.h"
#include "ari-proportion.h"
#include "ari-table-ideas.h"
#include "ari-widget-util.h"

#define MAX_ROWS 5  /* unless all are shown */
#define MAX_BY   4  /* names in a row */
#define WAY      "ari-way" /* of a row: the button that leads to a match */

struct _AriPlayedList
{
  AdwBin           parent_instance;

  /* Borrowed: children */
  GtkWidget       *head;
  GtkToggleButton *all;
  GtkWidget       *filters;
  GtkDropDown     *who, *when;
  GtkListBox      *list;
  GtkLabel        *nothing;

  /* Owned */
  AriTable        *table;       /* (nullable) */
  AriLibrary      *library;     /* (nullable) */
  gboolean         explores;    /* see ari_played_list_explore() */
  GPtrArray       *rows;        /* (element-type AriLineRow): all that were ever needed */
  GtkStringList   *names;       /* of the menu: everyone, and the persons who were found */
  GArray          *played;      /* (nullable) (element-type AriPlayed): what the rows show */
  GCancellable    *cancellable; /* (nullable) of the pending query */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriPlayedList, ari_played_list, ADW_TYPE_BIN)

static AriMatch *
get_match (AriPlayedList *self)
{
  return ari_table_get_match (self->table);
}

static gboolean
shows_all (AriPlayedList *self)
{
  return gtk_toggle_button_get_active (self->all);
}

/* How it went for the side that chose it. A few matches have no share. */
static char *
tell_result (AriPlayedList   *self,
             const AriPlayed *played,
             AriActor         actor)
{
  const AriRules *rules = ari_match_get_rules (get_match (self));
  double share = ari_side_share (rules, ari_match_get_position (get_match (self)), actor, played->win);
  double won = share * played->n_finished, low, high;
  g_autofree char *number = NULL;

  if (played->n_finished == 0)
    return g_strdup ("");
  if (played->n_finished < ARI_PROPORTION_LEAST)
    {
      number = g_strdup_printf ("%.*f", fabs (won - round (won)) < 1e-6 ? 0 : 1, won);

      /* Translators: a number of matches, which may have a part of a shared win, and of how many. */
      return g_strdup_printf (_("won %1$s of %2$u"), number, played->n_finished);
    }
  /* Translators: a win share in per cent. */
  number = g_strdup_printf (C_("win share", "%.0f%%"), share * 100);
  if (!shows_all (self))
    return g_steal_pointer (&number);

  ari_proportion_bounds (won, played->n_finished, &low, &high);

  /* Translators: a win share in per cent, and the bounds between which it probably lies. */
  return g_strdup_printf (_("%1$s (%2$.0f–%3$.0f)"), number, low * 100, high * 100);
}

/* (nullable): who chose it, the most frequent first */
static char *
tell_by (AriPlayedList   *self,
         const AriPlayed *played,
         AriActor         actor)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < played->by->len; i++)
    {
      const AriPlayedBy *by = &g_array_index (played->by, AriPlayedBy, i);
      gboolean is_level = by->kind == ARI_SEAT_COMPUTER && by->name != NULL;
      const AriLevel *level = is_level ? ari_level_lookup (by->name) : NULL;
      const char *name = level != NULL ? g_dpgettext2 (NULL, "level", level->title) : by->name;

      if (name == NULL && by->kind == ARI_SEAT_COMPUTER)
        name = _("Computer");
      if (name == NULL || *name == '\0')
        name = ari_seat_own_name (ari_match_get_rules (get_match (self)), actor);
      /* Translators: who chose a move, and how often, as in “Ariadne 8”. */
      g_ptr_array_add (names, g_strdup_printf (C_("chosen by", "%1$s %2$u"), name, by->n));
    }

  return names->len > 0 ? ari_list_capped (names, MAX_BY, ", ") : NULL;
}

/* (nullable): the winning chance of the action, where the live analysis knows it. While a person looks for a
 * move, it tells nothing. */
static char *
tell_chance (AriPlayedList   *self,
             const AriPlayed *played)
{
  const AriVerdict *verdict = ari_table_get_verdict (self->table);
  const AriCandidate *candidate = ari_verdict_find (verdict, played->action);
  AriMatch *match = get_match (self);

  if (candidate == NULL
      || ari_try_again_get_state (ari_table_get_try_again (self->table)) == ARI_TASK_ASKING)
    return NULL;

  /* Translators: the winning chance that the analysis finds, in per cent. */
  return g_strdup_printf (_("Analysis: %.0f%%"),
                          ari_side_share (ari_match_get_rules (match), ari_match_get_position (match),
                                          verdict->actor, candidate->win) * 100);
}

static char *
tell_matches (AriPlayedList   *self,
              const AriPlayed *played,
              AriActor         actor)
{
  /* Translators: in how many matches an action was played. */
  g_autofree char *often = g_strdup_printf (ngettext ("%u match", "%u matches", played->n), played->n);
  g_autofree char *by = tell_by (self, played, actor), *chance = tell_chance (self, played);
  g_autofree char *when = NULL, *latest = NULL;
  g_autoptr(GStrvBuilder) lines = g_strv_builder_new ();
  g_auto(GStrv) all = NULL;

  if (!shows_all (self))
    return g_steal_pointer (&often);

  g_strv_builder_add (lines, often);
  if (played->latest > 0)
    {
      when = ari_date_words (played->latest, ari_clock_now ());
      /* Translators: when a move was last played, such as “Today at 14:05” or “14 October 2025”. */
      latest = g_strdup_printf (_("Last played: %s"), when);
      g_strv_builder_add (lines, latest);
    }
  if (by != NULL)
    g_strv_builder_add (lines, by);
  if (chance != NULL)
    g_strv_builder_add (lines, chance);
  all = g_strv_builder_end (lines);

  return g_strjoinv ("\n", all);
}

static void
add_way (AriLineRow *row)
{
  GtkWidget *way = gtk_button_new_from_icon_name ("ari-library-symbolic");

  gtk_widget_add_css_class (way, "flat");
  gtk_widget_set_tooltip_text (way, _("Open the Latest Match"));
  ari_line_row_add_button (row, way);
  g_object_set_data (G_OBJECT (row), WAY, way);
}

static AriLineRow *
get_row (AriPlayedList *self,
         guint          i)
{
  while (self->rows->len <= i)
    {
      AriLineRow *row = ari_line_row_new ();

      g_ptr_array_add (self->rows, row);
      gtk_list_box_append (self->list, GTK_WIDGET (row));
      if (self->explores)
        add_way (row);
    }

  return self->rows->pdata[i];
}

/* Leads to the latest match. */
static void
show_way (AriLineRow      *row,
          const AriPlayed *played)
{
  GtkActionable *way = g_object_get_data (G_OBJECT (row), WAY);

  if (way == NULL)
    return;

  gtk_actionable_set_action_target (way, "(xu)", played->match, played->ply);
  gtk_actionable_set_action_name (way, "win.open-at");
}

static void
show_row (AriPlayedList   *self,
          guint            i,
          const AriPlayed *played)
{
  AriMatch *match = get_match (self);
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  AriActor actor = ari_rules_actor (rules, position);
  g_autofree char *title = rules->format (position, played->action);
  g_autofree char *sentence = ari_rules_describe (rules, position, played->action,
                                                   ari_match_get_names (match));
  g_autofree char *matches = tell_matches (self, played, actor);
  /* Chance has no side. */
  g_autofree char *result = actor != ARI_CHANCE ? tell_result (self, played, actor) : g_strdup ("");

  ari_line_row_show (get_row (self, i), match, actor != ARI_CHANCE ? actor : ARI_NONE, title, matches,
                     result);
  ari_widget_set_tooltip (self->rows->pdata[i], sentence);
  show_way (self->rows->pdata[i], played);
}

static gboolean
is_filtered (AriPlayedList *self)
{
  return shows_all (self)
         && (gtk_drop_down_get_selected (self->who) > 0 || gtk_drop_down_get_selected (self->when) > 0);
}

/* What to do where there is nothing. */
static const char *
tell_nothing (AriPlayedList *self)
{
  if (!self->explores)
    return _("No other matches found.");
  if (ari_match_get_actor (get_match (self)) == ARI_NONE)
    return _("The match ends here.");
  if (is_filtered (self))
    return _("No such match went on from this position. Choose another player or time, or go back.");

  return ari_match_get_cursor (get_match (self)) == 0
           ? _("No match of this kind has been played yet. Play one, and its moves appear here.")
           : _("No match went on from this position. Go back to see what was played instead.");
}

/* Keys would go nowhere. */
static void
rescue_focus (AriPlayedList *self,
              guint          n)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  for (guint i = n; focus != NULL && i < self->rows->len; i++)
    if (focus == self->rows->pdata[i] || gtk_widget_is_ancestor (focus, self->rows->pdata[i]))
      gtk_widget_grab_focus (n > 0 ? self->rows->pdata[0] : GTK_WIDGET (self->who));
}

static void
show_played (AriPlayedList *self)
{
  guint found = self->played != NULL ? self->played->len : 0;
  guint n = shows_all (self) ? found : MIN (found, MAX_ROWS);

  for (guint i = 0; i < n; i++)
    show_row (self, i, &g_array_index (self->played, AriPlayed, i));
  gtk_widget_set_visible (self->filters, shows_all (self));
  rescue_focus (self, n);
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (self->rows->pdata[i], i < n);
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n == 0);
  gtk_label_set_label (self->nothing, tell_nothing (self));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 || self->explores || is_filtered (self));
}

/* The menu gets the persons who are found; a name stays there while the page is open. */
static void
add_names (AriPlayedList *self)
{
  for (guint i = 0; i < self->played->len; i++)
    for (guint k = 0; k < g_array_index (self->played, AriPlayed, i).by->len; k++)
      {
        const AriPlayed *played = &g_array_index (self->played, AriPlayed, i);
        const AriPlayedBy *by = &g_array_index (played->by, AriPlayedBy, k);

        if (by->kind == ARI_SEAT_PERSON && by->name != NULL && *by->name != '\0')
          ari_played_list_add_person (self, by->name);
      }
}

static void
played_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriPlayedList) self = data;
  g_autoptr(GArray) played = ari_library_played_finish (ARI_LIBRARY (source), result, NULL);

  /* The answer may have been on its way when the query was cancelled: it is about another position. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))) || self->table == NULL)
    return;

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->played, g_array_unref);
  /* Other places report an unreadable library; here there is just nothing to show. */
  self->played = g_steal_pointer (&played);
  if (self->played != NULL)
    add_names (self);
  show_played (self);
}

static void
ask (AriPlayedList *self)
{
  AriAutosave *autosave = ari_table_get_autosave (self->table);
  AriMatch *match = get_match (self);
  gint64 except = autosave != NULL ? ari_autosave_get_id (autosave) : 0;
  guint n = ari_match_get_cursor (match), who = gtk_drop_down_get_selected (self->who);
  guint when = gtk_drop_down_get_selected (self->when), n_spans;
  const AriDateSpan *spans = ari_date_spans (&n_spans);
  g_autofree AriAction *actions = g_new (AriAction, n);
  AriPlayedFilter filter = { 0 };

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      actions[i] = ari_ply_get_action (ply);
    }
  if (is_filtered (self))
    filter = (AriPlayedFilter) {
      .person = who > 0 ? gtk_string_list_get_string (self->names, who) : NULL,
      .since = ari_date_span_begin (&spans[when], ari_clock_now ()),
    };
  self->cancellable = g_cancellable_new ();
  ari_library_played_async (self->library, ari_match_get_setup (match), actions, n, except, &filter,
                            self->cancellable, played_cb, g_object_ref (self));
}

/* The list itself may be hidden. */
static gboolean
is_in_sight (AriPlayedList *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  return parent != NULL && gtk_widget_get_mapped (parent);
}

/* Cancels the previous query. Queries only while the panel is visible; until then, nothing is known about the
 * position. */
static void
changed_cb (AriPlayedList *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->table != NULL && is_in_sight (self))
    ask (self);
  else
    g_clear_pointer (&self->played, g_array_unref);
}

/* The live analysis says more and more about the same moves. */
static void
table_changed_cb (AriPlayedList *self)
{
  if (is_in_sight (self) && shows_all (self) && self->played != NULL && self->cancellable == NULL)
    show_played (self);
}

static void
row_activated_cb (AriPlayedList *self,
                  GtkListBoxRow *row)
{
  /* Until the query is answered, the rows are those of another position. */
  if (self->played == NULL || self->cancellable != NULL)
    return;

  g_signal_emit (self, signals[CHOSEN], 0,
                 g_array_index (self->played, AriPlayed, gtk_list_box_row_get_index (row)).action);
}

static void
ari_played_list_dispose (GObject *object)
{
  AriPlayedList *self = ARI_PLAYED_LIST (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->played, g_array_unref);
  g_clear_object (&self->names);
  g_clear_object (&self->table);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_played_list_parent_class)->dispose (object);
}

static void
ari_played_list_class_init (AriPlayedListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_played_list_dispose;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
new_filter (AriPlayedList *self,
            GListModel    *choices,
            const char    *title)
{
  GtkWidget *filter = ari_widget_new_drop_down (g_object_ref (choices), title);

  g_signal_connect_object (filter, "notify::selected", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return filter;
}

static void
add_head (AriPlayedList *self,
          GtkBox        *box)
{
  AdwWrapBox *head = ADW_WRAP_BOX (adw_wrap_box_new ());
  GtkWidget *heading = gtk_label_new (_("In Your Other Matches"));

  self->all = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (_("Show All")));
  gtk_widget_add_css_class (GTK_WIDGET (self->all), "flat");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->all), _("Every move that was played here, by whom and when"));
  g_signal_connect_object (self->all, "toggled", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_add_css_class (heading, "heading");
  adw_wrap_box_set_child_spacing (head, 6);
  adw_wrap_box_set_justify (head, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (head, TRUE);
  adw_wrap_box_append (head, heading);
  adw_wrap_box_append (head, GTK_WIDGET (self->all));
  self->head = GTK_WIDGET (head);
  gtk_box_append (box, self->head);
}

static void
add_filters (AriPlayedList *self,
             GtkBox        *box)
{
  g_autoptr(GtkStringList) since = gtk_string_list_new (NULL);
  AdwWrapBox *filters = ADW_WRAP_BOX (adw_wrap_box_new ());
  guint n_spans;
  const AriDateSpan *spans = ari_date_spans (&n_spans);

  for (guint i = 0; i < n_spans; i++)
    gtk_string_list_append (since, ari_date_span_title (&spans[i]));

  self->names = gtk_string_list_new ((const char *const[]) { C_("player", "Anyone"), NULL });
  self->who = GTK_DROP_DOWN (new_filter (self, G_LIST_MODEL (self->names), _("Player")));
  self->when = GTK_DROP_DOWN (new_filter (self, G_LIST_MODEL (since), C_("matches", "Played")));
  self->filters = GTK_WIDGET (filters);
  adw_wrap_box_set_child_spacing (filters, 6);
  adw_wrap_box_set_line_spacing (filters, 6);
  adw_wrap_box_append (filters, GTK_WIDGET (self->who));
  adw_wrap_box_append (filters, GTK_WIDGET (self->when));
  gtk_box_append (box, self->filters);
}

static void
ari_played_list_init (AriPlayedList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *list = gtk_list_box_new ();

  self->rows = g_ptr_array_new ();
  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("In Your Other Matches"), -1);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (row_activated_cb), self);
  ari_widget_watch_parent (GTK_WIDGET (self), G_CALLBACK (changed_cb));

  self->nothing = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->nothing, TRUE);
  gtk_label_set_xalign (self->nothing, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->nothing), "dimmed");
  add_head (self, GTK_BOX (box));
  add_filters (self, GTK_BOX (box));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->nothing));
  gtk_box_append (GTK_BOX (box), list);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_played_list_explore (AriPlayedList *self,
                         AriLibrary    *library)
{
  g_return_if_fail (ARI_IS_PLAYED_LIST (self));
  g_return_if_fail (self->table == NULL);

  self->library = g_object_ref (library);
  self->explores = TRUE;
  gtk_widget_set_visible (self->head, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Moves Played Here"), -1);
  gtk_toggle_button_set_active (self->all, TRUE);
}

void
ari_played_list_set_table (AriPlayedList *self,
                           AriTable      *table)
{
  g_return_if_fail (ARI_IS_PLAYED_LIST (self));

  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (get_match (self), self);
      g_signal_handlers_disconnect_by_data (self->table, self);
    }
  if (self->library == NULL)
    self->library = g_object_ref (ari_autosave_get_library (ari_table_get_autosave (table)));
  g_set_object (&self->table, table);
  g_signal_connect_object (get_match (self), "notify", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
ari_played_list_add_person (AriPlayedList *self,
                            const char    *name)
{
  g_return_if_fail (ARI_IS_PLAYED_LIST (self));

  if (gtk_string_list_find (self->names, name) == G_MAXUINT)
    gtk_string_list_append (self->names, name);
}

void
ari_played_list_set_person (AriPlayedList *self,
                            const char    *name)
{
  g_return_if_fail (ARI_IS_PLAYED_LIST (self));

  ari_played_list_add_person (self, name);
  gtk_drop_down_set_selected (self->who, gtk_string_list_find (self->names, name));
}
