/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-import-failures.h"

#include <glib/gi18n.h>

#include "ari-file-words.h"
#include "ari-list-words.h"

#define MAX_REASONS 5
#define MAX_NAMES 3

/* The files that failed for one reason. */
typedef struct
{
  char  *text;
  char  *names[MAX_NAMES]; /* of the first files */
  guint  n_files;
} Reason;

struct _AriImportFailures
{
  GPtrArray  *reasons; /* (element-type Reason) in the order in which they appeared */
  GHashTable *by_text; /* (element-type utf8 Reason) */
  guint       n_files;
};

static void
reason_free (gpointer data)
{
  Reason *reason = data;

  for (guint i = 0; i < MAX_NAMES; i++)
    g_free (reason->names[i]);
  g_free (reason->text);
  g_free (reason);
}

AriImportFailures *
ari_import_failures_new (void)
{
  AriImportFailures *self = g_new0 (AriImportFailures, 1);

  self->reasons = g_ptr_array_new_with_free_func (reason_free);
  self->by_text = g_hash_table_new (g_str_hash, g_str_equal);

  return self;
}

void
ari_import_failures_free (AriImportFailures *self)
{
  g_hash_table_unref (self->by_text);
  g_ptr_array_unref (self->reasons);
  g_free (self);
}

void
ari_import_failures_add (AriImportFailures *self,
                         GFile             *file,
                         const char        *text)
{
  Reason *reason = g_hash_table_lookup (self->by_text, text);

  g_return_if_fail (G_IS_FILE (file));

  if (reason == NULL)
    {
      reason = g_new0 (Reason, 1);
      reason->text = g_strdup (text);
      g_ptr_array_add (self->reasons, reason);
      g_hash_table_insert (self->by_text, reason->text, reason);
    }

  if (reason->n_files < MAX_NAMES)
    reason->names[reason->n_files] = ari_file_words (file);
  reason->n_files++;
  self->n_files++;
}

guint
ari_import_failures_get_n (const AriImportFailures *self)
{
  return self->n_files;
}

/* The sort is stable: of two equally frequent reasons, the one that appeared first stays first. */
static int
compare_frequency (gconstpointer a,
                   gconstpointer b)
{
  const Reason *first = a, *second = b;

  return (first->n_files < second->n_files) - (first->n_files > second->n_files);
}

static char *
describe_reason (const Reason *reason)
{
  const char *names[MAX_NAMES + 1];
  guint n = MIN (reason->n_files, MAX_NAMES), n_more = reason->n_files - n;
  g_autofree char *more = g_strdup_printf (ngettext ("%u more file", "%u more files", n_more), n_more);
  g_autofree char *files = NULL;

  for (guint i = 0; i < n; i++)
    names[i] = reason->names[i];
  if (n_more > 0)
    names[n++] = more;
  files = ari_list_words (names, n);

  /* Translators: the first %s names files (“a.ariadne” and 12 more files), the second says what is wrong. */
  return g_strdup_printf (_("%1$s: %2$s"), files, reason->text);
}

/* How many reasons are told: a sixth one takes no more room than the sentence that would stand for it. */
static guint
n_told (const GPtrArray *sorted)
{
  return sorted->len <= MAX_REASONS + 1 ? sorted->len : MAX_REASONS;
}

/* How many files failed, newly allocated; NULL if all of them are listed anyway. */
static char *
describe_number (const AriImportFailures *self,
                 const GPtrArray         *sorted,
                 guint                    n_files)
{
  const Reason *first = sorted->pdata[0];

  if (n_told (sorted) == sorted->len && first->n_files <= MAX_NAMES)
    return NULL;

  return g_strdup_printf (ngettext ("%1$u of %2$u file could not be imported.",
                                    "%1$u of %2$u files could not be imported.", n_files),
                          self->n_files, n_files);
}

/* A sentence about the files whose reasons don't fit, newly allocated; NULL if there are none. */
static char *
describe_rest (const GPtrArray *sorted)
{
  guint n = 0;

  for (guint i = n_told (sorted); i < sorted->len; i++)
    n += ((const Reason *) sorted->pdata[i])->n_files;

  if (n == 0)
    return NULL;

  return g_strdup_printf (ngettext ("%u more file failed for another reason. Import it again by itself to see "
                                    "the reason.",
                                    "%u more files failed for other reasons. Import fewer files at a time to "
                                    "see the reasons.", n), n);
}

char *
ari_import_failures_describe (const AriImportFailures *self,
                              guint                    n_files)
{
  g_autoptr(GPtrArray) sorted = g_ptr_array_copy (self->reasons, NULL, NULL);
  g_autoptr(GStrvBuilder) paragraphs = g_strv_builder_new ();
  g_auto(GStrv) strv = NULL;
  char *number, *rest;

  g_return_val_if_fail (self->n_files > 0, NULL);

  g_ptr_array_set_free_func (sorted, NULL);
  g_ptr_array_sort_values (sorted, compare_frequency);

  number = describe_number (self, sorted, n_files);
  if (number != NULL)
    g_strv_builder_take (paragraphs, number);
  for (guint i = 0; i < n_told (sorted); i++)
    g_strv_builder_take (paragraphs, describe_reason (sorted->pdata[i]));
  rest = describe_rest (sorted);
  if (rest != NULL)
    g_strv_builder_take (paragraphs, rest);

  strv = g_strv_builder_end (paragraphs);

  return g_strjoinv ("\n\n", strv);
}
