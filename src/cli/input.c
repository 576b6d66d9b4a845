/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "input.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#define MAX_WAITING (16 * 1024 * 1024) /* bytes read ahead, so that a large file is not held in memory */

typedef struct
{
  AriLineResult result;
  GString      *text;
} Line;

struct _AriInput
{
  int     fd;
  gsize   max_line;
  char   *stop_word;

  gint    stop, stop_or_end; /* atomic */

  GMutex  lock;              /* of what follows */
  GCond   changed;
  GQueue  lines;
  gsize   waiting;           /* bytes in them */
  guint   n_stops;           /* lines in them that stop */
  gboolean ended;            /* no line follows */
  gboolean dropped;          /* nobody wants another line */
};

/* An empty line takes memory, too. */
static gsize
size_of (const Line *line)
{
  return sizeof *line + sizeof *line->text + line->text->allocated_len;
}

static void
line_free (Line *line)
{
  g_string_free (line->text, TRUE);
  g_free (line);
}

/* Under the lock. */
static void
set_flags (AriInput *self)
{
  gboolean stop = self->n_stops > 0 || self->dropped;

  g_atomic_int_set (&self->stop, stop);
  g_atomic_int_set (&self->stop_or_end, stop || self->ended);
}

/* A number may precede the word, and spaces or a comment may follow it. */
static gboolean
is_stop (const AriInput *self,
         const Line     *line)
{
  const char *text = line->text->str;
  gsize length = strlen (self->stop_word), digits;

  if (line->result != ARI_LINE_READ)
    return FALSE;

  text += strspn (text, " \t");
  digits = strspn (text, "0123456789");
  if (digits > 0 && strchr (" \t", text[digits]) == NULL)
    return FALSE;
  text += digits;
  text += strspn (text, " \t");

  return strncmp (text, self->stop_word, length) == 0 && strchr (" \t\r#", text[length]) != NULL;
}

/* Takes @line over. FALSE when nobody wants it. */
static gboolean
add_line (AriInput *self,
          Line     *line)
{
  gboolean wanted;

  g_mutex_lock (&self->lock);
  while (self->waiting > MAX_WAITING && !self->dropped)
    g_cond_wait (&self->changed, &self->lock);

  wanted = !self->dropped;
  if (wanted)
    {
      g_queue_push_tail (&self->lines, line);
      self->waiting += size_of (line);
      self->n_stops += is_stop (self, line);
      set_flags (self);
      g_cond_broadcast (&self->changed);
    }
  else
    line_free (line);
  g_mutex_unlock (&self->lock);

  return wanted;
}

static Line *
line_new (void)
{
  Line *line = g_new0 (Line, 1);

  line->text = g_string_sized_new (0);
  return line;
}

/* Adds what belongs to lines, and gives back the one that has no end yet (nullable). */
static Line *
take_bytes (AriInput   *self,
            Line       *line,
            const char *bytes,
            gsize       n,
            gboolean   *wanted)
{
  for (gsize i = 0; i < n && *wanted;)
    {
      const char *end = memchr (bytes + i, '\n', n - i);
      gsize length = (end != NULL ? (gsize) (end - bytes) : n) - i;

      if (line == NULL)
        line = line_new ();
      if (line->text->len + length > self->max_line)
        {
          line->result = ARI_LINE_TOO_LONG;
          g_string_truncate (line->text, 0);
        }
      else if (line->result == ARI_LINE_READ)
        g_string_append_len (line->text, bytes + i, (gssize) length);

      if (end != NULL)
        *wanted = add_line (self, g_steal_pointer (&line));
      i += length + 1;
    }

  return line;
}

static gpointer
read_in_thread (gpointer data)
{
  AriInput *self = data;
  Line *line = NULL;
  gboolean wanted = TRUE;

  while (wanted)
    {
      char bytes[4096];
      gssize n = read (self->fd, bytes, sizeof bytes);

      if (n > 0)
        line = take_bytes (self, line, bytes, (gsize) n, &wanted);
      else if (n == 0 || errno != EINTR)
        break;
    }
  if (line != NULL)
    add_line (self, line);

  g_mutex_lock (&self->lock);
  self->ended = TRUE;
  set_flags (self);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);

  return NULL;
}

/* It is never freed: the thread may wait in read() until the program ends. */
AriInput *
ari_input_new (int         fd,
               gsize       max_line,
               const char *stop_word)
{
  AriInput *self = g_new0 (AriInput, 1);

  self->fd = fd;
  self->max_line = max_line;
  self->stop_word = g_strdup (stop_word);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  g_queue_init (&self->lines);
  g_thread_unref (g_thread_new ("input", read_in_thread, self));

  return self;
}

AriLineResult
ari_input_next (AriInput *self,
                GString  *line)
{
  AriLineResult result = ARI_LINE_NONE;
  Line *next;

  g_string_truncate (line, 0);
  g_mutex_lock (&self->lock);
  while (g_queue_is_empty (&self->lines) && !self->ended && !self->dropped)
    g_cond_wait (&self->changed, &self->lock);

  next = g_queue_pop_head (&self->lines);
  if (next != NULL)
    {
      result = next->result;
      g_string_append_len (line, next->text->str, (gssize) next->text->len);
      self->waiting -= size_of (next);
      self->n_stops -= is_stop (self, next);
      set_flags (self);
      g_cond_broadcast (&self->changed);
      line_free (next);
    }
  g_mutex_unlock (&self->lock);

  return result;
}

void
ari_input_end (AriInput *self)
{
  g_mutex_lock (&self->lock);
  self->dropped = TRUE;
  g_queue_clear_full (&self->lines, (GDestroyNotify) line_free);
  self->waiting = 0;
  self->n_stops = 0;
  set_flags (self);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
}

const gint *
ari_input_stop (AriInput *self)
{
  return &self->stop;
}

const gint *
ari_input_stop_or_end (AriInput *self)
{
  return &self->stop_or_end;
}
