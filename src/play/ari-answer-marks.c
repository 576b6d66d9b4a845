/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the overlays of a game draw on the board, told instead, whether or not they are switched on. */
#include "ari-answer.h"

#include <glib/gi18n-lib.h>

#include "ari-list-words.h"
#include "ari-table-view.h"

#define MAX_PLACES 6 /* of one threat */
#define MAX_IN_AREA 3 /* which only say where an area lies */

/* Marks that say the same about several places. */
typedef struct
{
  const AriMark *first;
  GPtrArray     *places; /* their names */
} Told;

static void
told_clear (gpointer data)
{
  Told *told = data;

  g_ptr_array_unref (told->places);
}

/* What is told first: dangers, then what can still change. -1: what an overlay marks for good, rather than as
 * a matter of this moment, only its place tells. */
static int
rank_of (const AriMark *mark)
{
  switch (mark->kind)
    {
    case ARI_MARK_THREAT:
      return 0;

    case ARI_MARK_RISK:
      return 1;

    case ARI_MARK_CHANCE_FOR:
      return 2;

    case ARI_MARK_CONTESTED:
      return mark->group != 0 ? 3 : -1;

    case ARI_MARK_OWNED:
      return mark->group != 0 ? 4 : -1;

    case ARI_MARK_SAFE:
      return mark->group != 0 ? 5 : -1;

    case ARI_MARK_LIKELY:
    case ARI_MARK_USED:
    case ARI_MARK_SEEN:
    case ARI_MARK_REACH:
    default:
      return -1;
    }
}

/* The larger areas of one kind come first. */
static int
compare_told (gconstpointer a,
              gconstpointer b)
{
  const Told *one = a, *other = b;
  int ranks = rank_of (one->first) - rank_of (other->first);

  return ranks != 0 ? ranks : (int) other->places->len - (int) one->places->len;
}

static gboolean
says_the_same (const AriMark *a,
               const AriMark *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->group == b->group
         && (a->kind != ARI_MARK_RISK || ABS (a->strength - b->strength) < 0.005f);
}

static Told *
find_told (GArray        *list,
           const AriMark *mark)
{
  Told told = { mark, NULL };

  for (guint i = 0; i < list->len; i++)
    if (says_the_same (g_array_index (list, Told, i).first, mark))
      return &g_array_index (list, Told, i);

  told.places = g_ptr_array_new_with_free_func (g_free);
  g_array_append_val (list, told);

  return &g_array_index (list, Told, list->len - 1);
}

static void
add_place (AriTable          *table,
           const AriPosition *position,
           Told              *told,
           AriSpot            spot)
{
  AriMatch *match = ari_table_get_match (table);

  g_ptr_array_add (told->places, ari_rules_name_spot (ari_match_get_setup (match), position, spot,
                                                      ari_match_find_only_person (match),
                                                      ari_match_get_names (match)));
}

static char *
told_words (AriTable *table,
            Told     *told)
{
  AriMatch *match = ari_table_get_match (table);
  g_autofree char *what = ari_mark_words (ari_match_get_rules (match), told->first, told->places->len,
                                          ari_match_get_names (match));
  g_autofree char *places = ari_list_capped (told->places, told->first->group != 0 ? MAX_IN_AREA : MAX_PLACES,
                                             ", ");

  /* Translators: what is the matter, such as “a danger for Red”, and the places where. */
  return g_strdup_printf (_("%1$s: %2$s."), what, places);
}

/* Calls @func with each mark of the overlays that don't tell what players have to remember. */
static void
foreach_mark (AriTable          *table,
              const AriPosition *position,
              void             (*func) (const AriMark *mark, gpointer data),
              gpointer           data)
{
  const AriRules *rules = ari_match_get_rules (ari_table_get_match (table));
  guint n_overlays;
  const AriOverlay *overlays = ari_rules_overlays (rules, &n_overlays);

  for (guint i = 0; i < n_overlays; i++)
    {
      AriMark marks[ARI_MAX_SPOTS];
      guint n;

      if (overlays[i].reveals_hidden)
        continue;
      n = overlays[i].marks (position, marks);
      for (guint k = 0; k < n; k++)
        func (&marks[k], data);
    }
}

static void
keep_cb (const AriMark *mark,
         gpointer       data)
{
  if (rank_of (mark) >= 0)
    g_array_append_val ((GArray *) data, *mark);
}

/* (element-type Told) (transfer full): what there is to tell. @marks: (element-type AriMark): empty; it keeps
 * the marks that the list points to */
static GArray *
list_told (AriTable          *table,
           const AriPosition *position,
           GArray            *marks)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Told));

  g_array_set_clear_func (list, told_clear);
  foreach_mark (table, position, keep_cb, marks);
  for (guint i = 0; i < marks->len; i++)
    {
      const AriMark *mark = &g_array_index (marks, AriMark, i);

      add_place (table, position, find_told (list, mark), mark->spot);
    }

  return list;
}

char *
ari_answer_threats (AriTable *table)
{
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AriMark)), list = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  list = list_told (table, &view->position, marks);
  g_array_sort (list, compare_told);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *words = told_words (table, &g_array_index (list, Told, i));

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", words);
    }

  if (text->len == 0)
    return g_strdup (_("Nothing is threatened."));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

typedef struct
{
  AriMatch *match;
  AriSpot   spot;
  GString  *text;
} Phrases;

static void
phrase_cb (const AriMark *mark,
           gpointer       data)
{
  Phrases *phrases = data;
  g_autofree char *words = NULL;

  if (mark->spot != phrases->spot)
    return;

  words = ari_mark_words (ari_match_get_rules (phrases->match), mark, 1,
                          ari_match_get_names (phrases->match));
  g_string_append_printf (phrases->text, "%s%s", phrases->text->len > 0 ? ", " : "", words);
}

/* Whether the region of one of @marks that says the same as @first has the side @spot. */
static gboolean
is_beside (const AriBoard *board,
           const GArray   *marks,
           const AriMark  *first,
           AriSpot         spot)
{
  for (guint i = 0; i < marks->len; i++)
    {
      const AriMark *mark = &g_array_index (marks, AriMark, i);

      if (says_the_same (mark, first) && ari_spot_is_side (&board->spots[spot], &board->spots[mark->spot]))
        return TRUE;
    }

  return FALSE;
}

/* The keyboard doesn't walk through regions, so each line tells about those on both of its sides. */
static void
add_areas (AriTable          *table,
           const AriPosition *position,
           AriSpot            spot,
           GString           *text)
{
  AriMatch *match = ari_table_get_match (table);
  const AriSetup *setup = ari_match_get_setup (match);
  const AriBoard *board = setup->rules->board (setup);
  g_autoptr(GArray) marks = g_array_new (FALSE, FALSE, sizeof (AriMark)), list = NULL;

  if (board->spots[spot].kind != ARI_SPOT_LINE)
    return;

  list = list_told (table, position, marks);
  for (guint i = 0; i < list->len; i++)
    {
      const Told *told = &g_array_index (list, Told, i);
      g_autofree char *words = NULL;

      if (!is_beside (board, marks, told->first, spot))
        continue;
      words = ari_mark_words (setup->rules, told->first, told->places->len, ari_match_get_names (match));
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
    }
}

char *
ari_answer_marks (AriTable          *table,
                  const AriPosition *position,
                  AriSpot            spot)
{
  g_autoptr(GString) text = g_string_new (NULL);
  Phrases phrases = { ari_table_get_match (table), spot, text };

  foreach_mark (table, position, phrase_cb, &phrases);
  add_areas (table, position, spot, text);

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
