/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"

#include <string.h>

#include "ari-ply-private.h"
#include "ari-record-comment.h"
#include "ari-record-layout.h"
#include "ari-record-tags.h"

typedef struct
{
  AriLayout layout;
  AriMatch *match;
  guint     seats;
  gboolean  numbers; /* the next ply needs its number, since something came between */
} Writer;

static void
write_setup (AriLayout      *layout,
             const AriSetup *setup)
{
  g_autofree char *seats = g_strdup_printf ("%u", setup->seats);
  g_autofree char *head_starts = ari_setup_head_starts_to_text (setup);

  ari_layout_tag (layout, "Ariadne", "1");
  ari_layout_tag (layout, "Game", setup->rules->id);
  ari_layout_tag (layout, "Seats", seats);

  for (guint i = 0; i < setup->rules->choices.n_options; i++)
    {
      const AriOption *option = &setup->rules->choices.options[i];

      if (setup->values[i] != 0)
        {
          g_autofree char *name = g_strconcat ("Option.", option->name, NULL);

          ari_layout_tag (layout, name, option->values[setup->values[i]]);
        }
    }
  if (head_starts != NULL)
    ari_layout_tag (layout, ARI_TAG_HEAD_STARTS, head_starts);
}

static void
write_started (AriLayout *layout,
               gint64     started)
{
  g_autoptr(GDateTime) time = started != 0 ? g_date_time_new_from_unix_utc (started) : NULL;
  g_autofree char *text = NULL;

  if (time == NULL)
    return;

  text = g_date_time_format_iso8601 (time);
  ari_layout_tag (layout, "Started", text);
}

static void
write_seat (AriLayout     *layout,
            AriActor       seat,
            const AriSeat *who)
{
  g_autofree char *name = g_strdup_printf ("Seat%u", seat);
  g_autofree char *kind = g_strdup_printf ("Seat%uKind", seat);
  g_autofree char *level = g_strdup_printf ("Seat%uLevel", seat);

  if (*who->name != '\0')
    ari_layout_tag (layout, name, who->name);
  ari_layout_tag (layout, kind, who->kind == ARI_SEAT_COMPUTER ? "computer" : "person");
  if (who->level != NULL)
    ari_layout_tag (layout, level, who->level);
}

/* How the players ended the match, or why the rules call it a draw. */
static void
write_termination (AriLayout *layout,
                   AriMatch  *match)
{
  const AriEnding *ending = ari_match_get_ending (match);
  const char *draw = ari_rules_draw (ari_match_get_rules (match), ari_match_get_main_position (match));
  g_autofree char *text = NULL;

  if (ending->kind != ARI_ENDING_NONE)
    text = ari_ending_to_text (ending, ari_match_get_setup (match)->seats);
  else if (draw != NULL)
    text = g_strconcat (ARI_TAG_DRAW, draw, NULL);
  if (text != NULL)
    ari_layout_tag (layout, "Termination", text);
}

/* The tags of other programs, except those by the names of tags that have just been written. */
static void
write_foreign (AriLayout         *layout,
               const char        *text,
               const char *const *written)
{
  AriRecordCursor at = { .p = text, .end = text + strlen (text), .line = 1, .column = 1 };
  g_autoptr(GArray) tags = *written != NULL ? ari_tags_read (&at, NULL) : NULL;

  if (tags == NULL)
    {
      g_string_append (layout->out, text);
      return;
    }

  for (guint i = 0; i < tags->len; i++)
    {
      const AriTag *tag = &g_array_index (tags, AriTag, i);

      if (!g_strv_contains (written, tag->name))
        ari_layout_tag (layout, tag->name, tag->value);
    }
}

static void
write_details (AriLayout *layout,
               AriMatch  *match)
{
  g_autofree char *result = ari_record_dup_result (match);
  g_autofree char *warnings = ari_warning_options_to_text (ari_match_get_warnings (match));
  guint takebacks = ari_match_get_takebacks (match), handover = ari_match_get_handover (match);
  const char *written[4] = { NULL };
  guint n = 0;

  if (ari_match_get_title (match) != NULL)
    ari_layout_tag (layout, "Title", ari_match_get_title (match));
  write_started (layout, ari_match_get_started (match));
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    write_seat (layout, seat, ari_match_get_seat (match, seat));
  ari_layout_tag (layout, "Result", result);
  write_termination (layout, match);
  if (takebacks > 0)
    {
      g_autofree char *count = g_strdup_printf ("%u", takebacks);

      ari_layout_tag (layout, "Takebacks", count);
    }
  if (warnings != NULL)
    {
      written[n++] = ARI_TAG_WARNINGS;
      ari_layout_tag (layout, ARI_TAG_WARNINGS, warnings);
    }
  if (ari_match_get_free_undo (match))
    {
      written[n++] = ARI_TAG_UNDO;
      ari_layout_tag (layout, ARI_TAG_UNDO, ARI_UNDO_FREE);
    }
  if (handover > 0)
    {
      g_autofree char *count = g_strdup_printf ("%u", handover);

      written[n++] = ARI_TAG_HANDOVER;
      ari_layout_tag (layout, ARI_TAG_HANDOVER, count);
    }
  if (ari_match_get_notes (match) != NULL)
    ari_layout_tag (layout, "Notes", ari_match_get_notes (match));
  if (ari_match_get_foreign_tags (match) != NULL)
    write_foreign (layout, ari_match_get_foreign_tags (match), written);
}

/* @opens: the ply begins a variation */
static void
write_ply (Writer   *writer,
           AriPly   *ply,
           gboolean  opens)
{
  g_autofree char *comment = ari_record_write_comment (ply, writer->seats,
                                                       ari_match_infer_chooser (writer->match, ply));

  if (opens || writer->numbers || (ari_ply_begins_turn (ply) && (ply->turn - 1) % writer->seats == 0))
    {
      g_autofree char *number = g_strdup_printf (opens ? "(%u." : "%u.", ply->turn);

      ari_layout_words (&writer->layout, number);
    }
  writer->numbers = FALSE;

  ari_layout_words (&writer->layout, ply->text);
  if (ply->glyph != ARI_GLYPH_NONE)
    {
      const char glyph[] = { '$', (char) ('0' + ply->glyph), '\0' };

      ari_layout_words (&writer->layout, glyph);
    }
  if (comment != NULL)
    {
      ari_layout_words (&writer->layout, comment);
      writer->numbers = TRUE;
    }
}

/* A first child with siblings, which follow it as variations before the line goes on. */
typedef struct
{
  AriPly *first;
  guint   variation; /* index of the one being written */
} Branching;

/* Uses its own stack, because lines may branch more deeply than a program may recurse. */
static void
write_plies (Writer *writer,
             AriPly *ply)
{
  g_autoptr(GArray) stack = g_array_new (FALSE, FALSE, sizeof (Branching));
  gboolean opens = FALSE;

  while (ply != NULL)
    {
      write_ply (writer, ply, opens);
      opens = FALSE;

      if (ply->parent->children->len > 1 && ari_ply_get_index (ply) == 0)
        {
          Branching branching = { .first = ply };

          g_array_append_val (stack, branching);
        }
      else if (ari_ply_get_n_children (ply) > 0)
        {
          ply = ari_ply_get_child (ply, 0);
          continue;
        }

      /* The next variation or, after the last one, the continuation of the first child. */
      for (ply = NULL; ply == NULL && stack->len > 0; )
        {
          Branching *top = &g_array_index (stack, Branching, stack->len - 1);
          GPtrArray *siblings = top->first->parent->children;

          if (top->variation > 0)
            {
              ari_layout_close (&writer->layout, ')');
              writer->numbers = TRUE;
            }

          if (++top->variation < siblings->len)
            {
              ply = g_ptr_array_index (siblings, top->variation);
              opens = TRUE;
              continue;
            }

          if (ari_ply_get_n_children (top->first) > 0)
            ply = ari_ply_get_child (top->first, 0);
          g_array_set_size (stack, stack->len - 1);
        }
    }
}

/**
 * ari_record_write:
 *
 * Returns: (transfer full): tags, a blank line, and the plies with their variations
 */
char *
ari_record_write (AriMatch *match)
{
  Writer writer = { .numbers = TRUE };

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  writer.match = match;
  writer.seats = ari_match_get_setup (match)->seats;
  writer.layout.out = g_string_new (NULL);

  write_setup (&writer.layout, ari_match_get_setup (match));
  write_details (&writer.layout, match);

  if (ari_match_get_n_children (match, NULL) > 0)
    {
      ari_layout_newline (&writer.layout);
      write_plies (&writer, ari_match_get_child (match, NULL, 0));
      ari_layout_newline (&writer.layout);
    }

  return g_string_free_and_steal (writer.layout.out);
}
