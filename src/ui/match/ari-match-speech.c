/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-speech.h"

#include <glib/gi18n.h>

#include "ari-feat-view.h"
#include "ari-notation.h"
#include "ari-visibility.h"
#include "ari-table-mode.h"
#include "ari-table-words.h"
#include "ari-spot-widget.h"
#include "ari-timeline.h"
#include "ari-widget-util.h"

#define PAUSE_MS 150 /* Orca drops messages less than 100 ms apart */

struct _AriMatchSpeech
{
  GObject    parent_instance;

  AriTable  *table;         /* owned */
  GtkWidget *widget;        /* borrowed */

  GString   *sayings;     /* (nullable) the queued message */
  guint      saying_id;
  gint64     told_at;     /* monotonic, µs */
  char      *told_status; /* (nullable) the status, if the last message ended with it */
  gboolean   says_status; /* followed by whose turn it is and the like */
  gboolean   told_past;   /* the last message said that the board shows the past */
  gboolean   has_task;    /* which says what to do */
  gboolean   told_key;    /* of the rule that is said, or by which something was refused */
  guint      told_n;      /* of a line that grows, the number of actions that were announced */
  gboolean   asked;       /* the winning chances are announced as soon as a search has found them */
};

G_DEFINE_FINAL_TYPE (AriMatchSpeech, ari_match_speech, G_TYPE_OBJECT)

static char *
status (AriMatchSpeech *self)
{
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);

  return g_strdup (view->status);
}

/* The past is explained on entering it; after that its moves are counted, by the thread itself while it has
 * the focus. */
static char *
past (AriMatchSpeech *self,
      gboolean        known)
{
  AriMatch *match = ari_table_get_match (self->table);

  if (!known || ari_match_get_cursor (match) == 0)
    return status (self);
  if (ARI_IS_TIMELINE (ari_widget_find_focus (self->widget)))
    return NULL;

  return ari_timeline_count (match, FALSE);
}

/* Newly allocated; NULL if there is nothing to say, because the match continues by itself. */
static char *
status_to_tell (AriMatchSpeech *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  gboolean known = self->told_past;
  gboolean is_over = ari_match_get_actor (match) == ARI_NONE;
  gboolean is_past = ari_match_is_on_main_line (match) && !ari_match_is_at_end (match);

  if (ari_table_is_picking (self->table))
    return status (self);
  if (self->has_task)
    return NULL;

  self->told_past = is_past;
  if (is_past)
    return past (self, known);
  if (!is_over && !ari_match_is_read_only (match)
      && !ari_driver_awaits_person (ari_table_get_driver (self->table)))
    return NULL;

  return status (self);
}

/* Descriptions of actions have no full stop. */
static void
add_sentence (GString    *text,
              const char *sentence)
{
  g_autofree char *said = g_strdup (text->str);

  if (*said == '\0')
    g_string_assign (text, sentence);
  else if (strchr (".!?", said[text->len - 1]) != NULL)
    /* Translators: for screen readers: two whole sentences, one after the other. */
    g_string_printf (text, C_("speech", "%1$s %2$s"), said, sentence);
  else
    /* Translators: for screen readers: a sentence that has no full stop yet, and the one after it. */
    g_string_printf (text, C_("speech", "%1$s. %2$s"), said, sentence);
}

static void
tell_cb (gpointer data)
{
  AriMatchSpeech *self = data;
  gboolean previews = ari_table_get_preview (self->table)->step > 0;
  g_autofree char *stands = self->says_status && !previews ? status_to_tell (self) : NULL;
  g_autoptr(GString) text = g_steal_pointer (&self->sayings);

  self->saying_id = 0;
  self->says_status = FALSE;
  if (text == NULL && g_strcmp0 (stands, self->told_status) == 0)
    return;

  if (text == NULL)
    text = g_string_new (NULL);
  if (stands != NULL)
    add_sentence (text, stands);
  if (text->len == 0)
    return;

  g_set_str (&self->told_status, stands);

  self->told_at = g_get_monotonic_time ();
  gtk_accessible_announce (GTK_ACCESSIBLE (self->widget), text->str,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* While a ply is being written, the page has yet to change. */
static void
ari_match_speech_sync (AriMatchSpeech *self)
{
  gboolean waits =
      ari_match_get_holds (ari_table_get_match (self->table)) & (ARI_HOLD_STORE | ARI_HOLD_FAILURE);
  gint64 ms = (g_get_monotonic_time () - self->told_at) / 1000;

  if ((self->sayings == NULL && !self->says_status) || self->saying_id != 0 || waits)
    return;

  self->saying_id = ms < PAUSE_MS ? g_timeout_add_once ((guint) (PAUSE_MS - ms), tell_cb, self)
                                  : g_idle_add_once (tell_cb, self);
}

void
ari_match_speech_set_has_task (AriMatchSpeech *self)
{
  g_return_if_fail (ARI_IS_MATCH_SPEECH (self));

  self->has_task = TRUE;
}

void
ari_match_speech_say (AriMatchSpeech *self,
                      const char     *sentence)
{
  AriMatch *match;
  g_auto(GStrv) lines = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (ARI_IS_MATCH_SPEECH (self));

  if (sentence == NULL)
    return;

  match = ari_table_get_match (self->table);
  if (self->sayings == NULL)
    self->sayings = g_string_new (NULL);
  spoken = ari_notation_spoken (ari_match_get_rules (match), sentence, ari_match_get_names (match));
  lines = g_strsplit (spoken, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      add_sentence (self->sayings, lines[i]);
  ari_match_speech_sync (self);
}

void
ari_match_speech_say_status (AriMatchSpeech *self)
{
  g_return_if_fail (ARI_IS_MATCH_SPEECH (self));

  self->says_status = TRUE;
  ari_match_speech_sync (self);
}

void
ari_match_speech_ask (AriMatchSpeech *self,
                      AriQuestion     question)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ARI_IS_MATCH_SPEECH (self));

  text = ari_answer (self->table, question);
  if (text == NULL)
    {
      self->asked = TRUE;
      ari_analysis_ask (ari_table_get_analysis (self->table), ARI_HINT_SECONDS);
    }
  ari_match_speech_say (self, text != NULL ? text : _("Thinking about it…"));
}

/* Once the position changes, an answer that is still being looked for is worthless. The live analysis goes on
 * for minutes, so its first verdict has to do. */
static void
say_asked (AriMatchSpeech *self,
           guint           changes)
{
  AriAnalysis *analysis = ari_table_get_analysis (self->table);
  g_autofree char *text = NULL;

  if (changes & ARI_TABLE_POSITION)
    self->asked = FALSE;
  if (!self->asked || (ari_analysis_get_busy (analysis) && !ari_analysis_get_running (analysis)))
    return;

  text = ari_answer (self->table, ARI_QUESTION_CHANCES);
  self->asked = text == NULL && ari_analysis_get_busy (analysis);
  ari_match_speech_say (self, text);
}

static gboolean
is_revealed (const AriRules    *rules,
             const AriPosition *position,
             AriSpot            spot)
{
  AriSpot revealed_spots[ARI_MAX_REVEALED_SPOTS];
  guint n = ari_find_revealed_spots (rules, position, revealed_spots);

  for (guint i = 0; i < n; i++)
    if (revealed_spots[i] == spot)
      return TRUE;

  return FALSE;
}

/* Announces spots that are open now but were hidden before. A tile revealed for the first time has a ply of
 * its own, which announces it; one that was seen before has none. */
static void
say_uncovered (AriMatchSpeech     *self,
               const AriTableView *view)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (self->table));
  const AriRules *rules = setup->rules;
  const AriBoard *board = rules->board (setup);
  AriSpot picks[ARI_MAX_PICKS];
  guint n = rules->motion != NULL && rules->motion->revealed_spots != NULL
                ? rules->picks (&view->before, view->last, picks)
                : 0;

  for (guint i = 0; i < n; i++)
    {
      AriMatch *match = ari_table_get_match (self->table);
      const AriNames *names = ari_match_get_names (match);
      g_autofree char *name = ari_rules_name_spot (setup, &view->position, picks[i], view->listener, names);
      g_autofree char *was = ari_rules_tell_spot (rules, &view->before, picks[i], view->listener, names);
      g_autofree char *is =
          is_revealed (rules, &view->position, picks[i])
              ? rules->motion->describe_revealed (&view->position, picks[i])
              : ari_rules_tell_spot (rules, &view->position, picks[i], view->listener, names);
      g_autofree char *text = g_strdup_printf (C_("spot", "%1$s, %2$s"), name, is);

      if (board->spots[picks[i]].kind != ARI_SPOT_CHOICE && !g_str_equal (was, is))
        ari_match_speech_say (self, text);
    }
}

/* Whether what players can see on @spot has changed. */
static gboolean
is_changed (AriMatchSpeech     *self,
            const AriTableView *view,
            AriSpot             spot)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (self->table));
  g_autofree char *was = ari_rules_tell_spot (rules, &view->before, spot, view->listener, NULL);
  g_autofree char *is = ari_rules_tell_spot (rules, &view->position, spot, view->listener, NULL);

  return !g_str_equal (was, is);
}

/* Whether the new name of the place with the keyboard focus says all that the action did: nothing has changed
 * but this place and the others that were picked for the action. The sentence would say the same again. With
 * several people around the screen it also says who it was. */
static gboolean
is_told_by_focus (AriMatchSpeech     *self,
                  const AriTableView *view)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (self->table));
  const AriBoard *board = setup->rules->board (setup);
  GtkWidget *focus = ari_widget_find_focus (self->widget);
  AriSpot picks[ARI_MAX_PICKS], place;
  gboolean by_chance = ari_rules_actor (setup->rules, &view->before) == ARI_CHANCE;
  guint n_picks;

  if (!ARI_IS_SPOT_WIDGET (focus) || view->listener == ARI_NONE
      || (!by_chance && ari_rules_actor (setup->rules, &view->before) != view->listener))
    return FALSE;

  place = ari_spot_widget_get_spot (ARI_SPOT_WIDGET (focus));
  n_picks = by_chance ? 0 : setup->rules->picks (&view->before, view->last, picks);
  if (!is_changed (self, view, place))
    return FALSE;

  for (guint spot = 0; spot < board->n_spots; spot++)
    {
      gboolean expected = spot == place || board->spots[spot].kind == ARI_SPOT_AREA
                          || board->spots[spot].kind == ARI_SPOT_CHOICE;

      for (guint i = 0; i < n_picks; i++)
        expected |= picks[i] == spot;
      if (!expected && is_changed (self, view, spot))
        return FALSE;
    }

  return TRUE;
}

/* Announces what has happened without an action of its own. */
static void
say_forced_effects (AriMatchSpeech *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);
  g_autofree char *forced_effects = NULL;

  if (view->last == ARI_ACTION_NONE)
    return;

  forced_effects = ari_rules_forced_effects (ari_match_get_rules (match), &view->before, view->last,
                                             &view->position, ari_match_get_names (match));
  if (forced_effects != NULL)
    ari_match_speech_say (self, forced_effects);
}

/* Announces the last action on the board and what it uncovered. @fresh: it has just been played */
static void
say_last (AriMatchSpeech *self,
          gboolean        fresh)
{
  AriMatch *match = ari_table_get_match (self->table);
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);
  AriVisibility visibility = ari_table_get_visibility (self->table);
  gboolean is_chance, hidden;
  g_autofree char *text = NULL;

  if (view->last == ARI_ACTION_NONE)
    return;

  /* The board shows where the action was; announce its outcome only as far as the board shows it. */
  is_chance = ari_rules_actor (rules, &view->before) == ARI_CHANCE;
  hidden = ari_visibility_hides_action (&visibility, view->last);
  if ((!is_chance || !hidden) && !(fresh && is_told_by_focus (self, view)))
    {
      text = ari_rules_describe (rules, &view->before, view->last, ari_match_get_names (match));
      ari_match_speech_say (self, text);
    }
  if (!is_chance || hidden)
    say_uncovered (self, view);
  say_forced_effects (self);
}

static void
say_taken_back (AriMatchSpeech *self,
                const char     *action)
{
  /* Translators: for the screen reader; %s is a move in words, such as “Red places a stick on d4e5”. */
  g_autofree char *text = g_strdup_printf (_("Taken back: %s"), action);

  ari_match_speech_say (self, text);
}

/* A feat announces its own outcome at its end. */
static void
say_move (AriMatchSpeech     *self,
          const AriTableMove *move)
{
  if (move->taken_back != NULL)
    say_taken_back (self, move->taken_back);
  else if (!move->performed)
    say_last (self, move->forward && move->fresh);
  if (!move->performed)
    ari_match_speech_say_status (self);
}

/* Says each ply of the recap once and, when the recap ends, what to do now. */
static void
say_recap (AriMatchSpeech *self)
{
  AriRecap *recap = ari_table_get_recap (self->table);
  g_autofree char *text = ari_recap_is_running (recap) ? ari_table_tell_recap (self->table) : NULL;

  if (text != NULL)
    ari_match_speech_say (self, text);
  else
    ari_match_speech_say_status (self);
}

/* How a feat ended, unless its view has the focus, whose description says it; then what that has settled. */
static void
say_feat (AriMatchSpeech *self)
{
  AriFeatSequence *feats = ari_table_get_feats (self->table);
  GtkWidget *focus = ari_widget_find_focus (self->widget);

  if (ari_feat_sequence_get_state (feats) == ARI_FEAT_STATE_IDLE)
    ari_match_speech_say_status (self);
  else if (focus == NULL || gtk_widget_get_ancestor (focus, ARI_TYPE_FEAT_VIEW) == NULL)
    ari_match_speech_say (self, ari_feat_sequence_get_outcome (feats));
  if (ari_feat_sequence_has_ended (feats))
    say_forced_effects (self);
}

/* A warning, and what can be done; afterwards, when the player has taken the move back, what to do now. */
static void
say_warning (AriMatchSpeech *self,
             guint           changes)
{
  AriMistakeChecker *checker = ari_table_get_mistake_checker (self->table);
  g_autofree char *warning = ari_table_tell_warning (self->table), *text = NULL;

  if (warning != NULL)
    {
      /* Translators: for screen readers: which move waits and why to think again, then the keys. */
      text = g_strdup_printf (_("%s Escape takes the move back, Ctrl+Y plays it anyway, Ctrl+I shows a "
                                "better one."),
                              warning);
      ari_match_speech_say (self, text);
    }
  else if (ari_mistake_checker_get_step (checker) == ARI_MISTAKE_CHECKER_QUIET
           && !(changes & ARI_TABLE_POSITION) && !ari_table_is_queued (self->table))
    ari_match_speech_say_status (self);
}

/* Announces the move that is shown, and after a warning why it is better. Announces also what follows it in a
 * line that grows, as soon as a search has found that. When the preview ends, says what to do now. */
static void
say_preview (AriMatchSpeech *self,
             guint           changes)
{
  const AriPreview *preview = ari_table_get_preview (self->table);
  const AriMistakeWarning *warning;
  gboolean grows = preview->step > 0 && preview->grows;
  gboolean has_more = grows && preview->n > self->told_n;
  gboolean has_grown = has_more && self->told_n > 0;
  g_autofree char *text = NULL, *rest = NULL;

  self->told_n = grows ? preview->n : 0;
  if (preview->step == 0)
    {
      if (!(changes & ARI_TABLE_POSITION))
        ari_match_speech_say_status (self);
      return;
    }

  if (!has_grown)
    say_last (self, FALSE);
  if (has_more)
    rest = ari_preview_rest (preview, ari_table_get_match (self->table));
  ari_match_speech_say (self, rest);
  if (!ari_table_previews_better (self->table) || preview->step != 1)
    return;

  warning = ari_mistake_checker_get_warning (ari_table_get_mistake_checker (self->table));
  /* Translators: for screen readers: why the move that is shown is better, then the key. */
  text = g_strdup_printf (_("%s Ctrl+Shift+Y plays it."), warning->better);
  ari_match_speech_say (self, text);
}

static void
say_habit (AriMatchSpeech *self)
{
  g_autofree char *text = ari_table_tell_habit (self->table);

  ari_match_speech_say (self, text);
}

/* The board itself says a refusal. */
static void
say_rule (AriMatchSpeech *self,
          guint           changes)
{
  AriTableMode mode = ari_table_get_mode (self->table);
  gboolean is_new = (changes & ARI_TABLE_RULE) && mode == ARI_MODE_RULE;
  gboolean refuses = (changes & ARI_TABLE_REFUSAL) && mode == ARI_MODE_REFUSED
                     && ari_table_get_refused_by (self->table) != NULL;

  if (is_new)
    ari_match_speech_say (self, _(ari_table_get_new_rule (self->table)->moment->text));
  if ((changes & ARI_TABLE_RULE) && mode == ARI_MODE_ADVICE)
    say_habit (self);
  if ((is_new || refuses) && !self->told_key && !self->has_task)
    {
      ari_match_speech_say (self, _("Shift+F1 opens the rule."));
      self->told_key = TRUE;
    }
}

static void
changed_cb (AriMatchSpeech *self,
            guint           changes)
{
  AriHintSession *hint = ari_table_get_hint (self->table);
  gboolean quiet =
      ari_mistake_checker_get_step (ari_table_get_mistake_checker (self->table)) == ARI_MISTAKE_CHECKER_QUIET;

  if (changes & ARI_TABLE_POSITION)
    say_move (self, ari_table_get_move (self->table));
  else if (changes & ARI_TABLE_FEAT)
    say_feat (self);
  else if ((changes & ARI_TABLE_PICKS) && quiet && !ari_table_is_queued (self->table))
    ari_match_speech_say_status (self);
  if ((changes & ARI_TABLE_RECAP) && !(changes & ARI_TABLE_POSITION))
    say_recap (self);
  if (changes & ARI_TABLE_PREVIEW)
    say_preview (self, changes);
  if ((changes & ARI_TABLE_HINT) && ari_hint_session_get_hint (hint) != NULL)
    ari_match_speech_say (self, ari_hint_session_get_text (hint));
  else if (changes & ARI_TABLE_HINT)
    ari_match_speech_say (self, ari_try_again_get_text (ari_table_get_try_again (self->table)));
  if (changes & ARI_TABLE_WARNING)
    say_warning (self, changes);
  say_rule (self, changes);
  if (changes & (ARI_TABLE_ANALYSIS | ARI_TABLE_POSITION))
    say_asked (self, changes);
  ari_match_speech_sync (self);
}

static void
ari_match_speech_dispose (GObject *object)
{
  AriMatchSpeech *self = ARI_MATCH_SPEECH (object);

  g_clear_handle_id (&self->saying_id, g_source_remove);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  if (self->sayings != NULL)
    g_string_free (g_steal_pointer (&self->sayings), TRUE);
  g_clear_pointer (&self->told_status, g_free);

  G_OBJECT_CLASS (ari_match_speech_parent_class)->dispose (object);
}

static void
ari_match_speech_class_init (AriMatchSpeechClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_speech_dispose;
}

static void
ari_match_speech_init (AriMatchSpeech *self)
{
}

AriMatchSpeech *
ari_match_speech_new (AriTable  *table,
                      GtkWidget *widget)
{
  AriMatchSpeech *self;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_object_new (ARI_TYPE_MATCH_SPEECH, NULL);
  self->table = g_object_ref (table);
  self->widget = widget;
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
