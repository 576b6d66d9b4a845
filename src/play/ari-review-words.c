/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-words.h"

#include <glib/gi18n-lib.h>

#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-entry-words.h"

char *
ari_review_words_match (AriReviewItem *item)
{
  AriEntry *entry = ari_review_item_get_entry (item);
  g_autofree char *names = NULL;

  if (!ari_entry_is_loaded (entry))
    return g_strdup (_("Match"));

  names = ari_entry_words_names (entry);

  /* Translators: the name of a game, then those of its players. */
  return g_strdup_printf (C_("match", "%1$s: %2$s"),
                          g_dgettext (GETTEXT_PACKAGE, ari_entry_get_setup (entry)->rules->name), names);
}

static char *
running (AriReviewQueue *queue)
{
  guint percent = (guint) (100.0 * ari_review_queue_get_progress (queue));

  return g_strdup_printf (_("Being analysed, %u%% done"), percent);
}

static char *
tell_state (AriReviewQueue *queue,
            AriReviewItem  *item)
{
  switch (ari_review_queue_get_reason (queue, item))
    {
    case ARI_REVIEW_RUNS:
      return running (queue);

    case ARI_REVIEW_FAILED:
      /* Translators: %s is a sentence that says why. */
      return g_strdup_printf (_("Can’t be analysed: %s"), ari_review_item_get_fault (item));

    case ARI_REVIEW_READ_ONLY:
      return g_strdup (_("Waits: the library is read-only"));

    case ARI_REVIEW_IS_OPEN:
      return g_strdup (_("Waits until you leave the match: it is open"));

    case ARI_REVIEW_PAUSED:
      return g_strdup (_("Waits: the analysis is paused"));

    case ARI_REVIEW_IN_USE:
      return g_strdup (_("Waits until Ariadne hasn’t been used for a minute"));

    case ARI_REVIEW_ON_BATTERY:
      return g_strdup (_("Waits: the device runs on battery"));

    case ARI_REVIEW_NO_POWER_KNOWN:
      return g_strdup (_("Waits: Ariadne can’t tell whether the device runs on battery"));

    case ARI_REVIEW_SEARCHES:
      return g_strdup (_("Waits while the computer thinks about another position"));

    case ARI_REVIEW_NOT_ITS_TURN:
    default:
      return g_strdup (_("Waits: another match is being analysed"));
    }
}

char *
ari_review_words_state (AriReviewQueue *queue,
                        AriReviewItem  *item)
{
  AriEntry *entry = ari_review_item_get_entry (item);
  g_autofree char *state = tell_state (queue, item), *date = NULL;

  if (!ari_entry_is_loaded (entry))
    return g_steal_pointer (&state);

  date = ari_date_words (ari_entry_get_touched (entry), ari_clock_now ());

  /* Translators: when a match was played last, and what it waits for. */
  return g_strdup_printf (C_("analysis", "%1$s · %2$s"), date, state);
}

static char *
reviewing (AriReviewQueue *queue)
{
  guint n_done = ari_review_queue_get_n_done (queue), n = n_done + ari_review_queue_get_n_waiting (queue);
  g_autofree char *match = ari_review_words_match (ari_review_queue_get_current (queue));

  /* Translators: “Analysing 3 of 12 · Minoa: Ariadne and Talos”. */
  return g_strdup_printf (_("Analysing %1$u of %2$u · %3$s"), n_done + 1, n, match);
}

/* A match that was deleted concerns nobody any more. */
static guint
count_deleted (AriReviewQueue *queue)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (queue)); i++)
    {
      g_autoptr(AriReviewItem) item = g_list_model_get_item (G_LIST_MODEL (queue), i);

      n += ari_review_item_is_deleted (item);
    }

  return n;
}

char *
ari_review_words_waiting (AriReviewQueue *queue)
{
  guint n_known = g_list_model_get_n_items (G_LIST_MODEL (queue)) - count_deleted (queue);
  guint n = ari_review_queue_get_n_waiting (queue);

  if (n_known == 0)
    return NULL;
  if (n == 0)
    return g_strdup_printf (ngettext ("%u match can’t be analysed", "%u matches can’t be analysed", n_known),
                            n_known);
  if (ari_review_queue_is_paused (queue))
    return g_strdup_printf (ngettext ("The analysis is paused, and %u match waits",
                                      "The analysis is paused, and %u matches wait", n), n);

  return g_strdup_printf (ngettext ("%u match waits to be analysed", "%u matches wait to be analysed", n), n);
}

char *
ari_review_words_queue (AriReviewQueue *queue)
{
  return ari_review_queue_get_current (queue) != NULL ? reviewing (queue) : ari_review_words_waiting (queue);
}

char *
ari_review_words_done (guint n)
{
  return g_strdup_printf (ngettext ("%u match was analysed", "%u matches were analysed", n), n);
}
