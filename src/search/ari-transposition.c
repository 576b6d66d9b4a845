/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-transposition.h"

#define MIN_POSITIONS 1024
#define VALUE_BITS    24
#define DEPTH_BITS    6

/* In each pair of records the first is replaced by depth, the second always. */
#define PAIR 2

typedef struct
{
  guint64 check; /* key ^ data */
  guint64 data;
} Record;

struct _AriTransposition
{
  Record *records;
  guint64 mask;    /* of pairs */
};

AriTransposition *
ari_transposition_new (guint64 positions)
{
  AriTransposition *self = g_new0 (AriTransposition, 1);
  guint64 n = MIN_POSITIONS;

  while (n < positions)
    n *= 2;
  self->records = g_new0 (Record, n);
  self->mask = n / PAIR - 1;

  return self;
}

void
ari_transposition_free (AriTransposition *self)
{
  if (self == NULL)
    return;

  g_free (self->records);
  g_free (self);
}

static guint64
pack (const AriRemembered *remembered)
{
  guint64 value = (guint32) remembered->value & ((1u << VALUE_BITS) - 1);

  return (guint64) remembered->action << 32 | value << 8 | remembered->depth << 2 | remembered->bound;
}

static AriRemembered
unpack (guint64 data)
{
  return (AriRemembered) {
    .action = (AriAction) (data >> 32),
    /* The arithmetic shift restores the sign. */
    .value = (gint32) (guint32) data >> (32 - VALUE_BITS),
    .depth = data >> 2 & ((1u << DEPTH_BITS) - 1),
    .bound = data & 3,
  };
}

/* Each half is read and written atomically; the check tells whether both belong together. */
static inline guint64
load (const guint64 *half)
{
  return __atomic_load_n (half, __ATOMIC_RELAXED);
}

static inline void
save (guint64 *half,
      guint64  value)
{
  __atomic_store_n (half, value, __ATOMIC_RELAXED);
}

gboolean
ari_transposition_find (const AriTransposition *self,
                        guint64                 key,
                        AriRemembered          *remembered)
{
  const Record *pair = &self->records[(key & self->mask) * PAIR];

  for (guint i = 0; i < PAIR; i++)
    {
      guint64 data = load (&pair[i].data);

      if ((load (&pair[i].check) ^ data) == key && data != 0)
        {
          *remembered = unpack (data);
          return TRUE;
        }
    }

  return FALSE;
}

void
ari_transposition_store (AriTransposition    *self,
                         guint64              key,
                         const AriRemembered *remembered)
{
  Record *pair = &self->records[(key & self->mask) * PAIR];
  guint64 data = load (&pair[0].data), fresh = pack (remembered);
  gboolean same = (load (&pair[0].check) ^ data) == key;
  Record *record = same || unpack (data).depth <= remembered->depth ? &pair[0] : &pair[1];

  if (record == &pair[0] && !same)
    {
      save (&pair[1].check, load (&pair[0].check));
      save (&pair[1].data, data);
    }
  save (&record->check, key ^ fresh);
  save (&record->data, fresh);
}
