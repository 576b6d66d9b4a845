/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-task.h"

#include "ari-table.h"

typedef struct
{
  AriTable     *table; /* (nullable) owned */
  AriTaskState  state;
  AriTaskCard   card;
} AriTaskPrivate;

enum
{
  CHANGED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AriTask, ari_task, G_TYPE_OBJECT)

static AriTaskPrivate *
get (AriTask *self)
{
  return ari_task_get_instance_private (self);
}

static void
ari_task_dispose (GObject *object)
{
  ari_task_set_table (ARI_TASK (object), NULL, 0);

  G_OBJECT_CLASS (ari_task_parent_class)->dispose (object);
}

static void
ari_task_finalize (GObject *object)
{
  AriTaskCard *card = &get (ARI_TASK (object))->card;

  g_free (card->title);
  g_free (card->subtitle);
  g_free (card->after);
  g_free (card->number);
  g_free (card->text);
  g_free (card->answer);
  g_free (card->said);
  g_strfreev (card->foreseen);

  G_OBJECT_CLASS (ari_task_parent_class)->finalize (object);
}

static void
ari_task_class_init (AriTaskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_task_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_task_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_FIRST,
                                   G_STRUCT_OFFSET (AriTaskClass, changed), NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_task_init (AriTask *self)
{
}

AriTable *
ari_task_get_table (AriTask *self)
{
  g_return_val_if_fail (ARI_IS_TASK (self), NULL);

  return get (self)->table;
}

const AriTaskCard *
ari_task_get_card (AriTask *self)
{
  g_return_val_if_fail (ARI_IS_TASK (self), NULL);

  return &get (self)->card;
}

AriTaskState
ari_task_get_state (AriTask *self)
{
  g_return_val_if_fail (ARI_IS_TASK (self), ARI_TASK_IDLE);

  return get (self)->state;
}

gboolean
ari_task_asks (AriTask *self)
{
  AriTaskState state = ari_task_get_state (self);

  return state >= ARI_TASK_ASKING && state <= ARI_TASK_WRONG;
}

gboolean
ari_task_is_over (AriTask *self)
{
  return ari_task_get_state (self) >= ARI_TASK_SOLVED;
}

guint
ari_task_get_deeds (AriTask *self)
{
  AriTaskClass *klass;

  g_return_val_if_fail (ARI_IS_TASK (self), 0);

  klass = ARI_TASK_GET_CLASS (self);

  return klass->get_deeds != NULL ? klass->get_deeds (self) : 0;
}

gboolean
ari_task_act (AriTask *self,
              guint    deeds)
{
  guint possible = ari_task_get_deeds (self) & deeds;
  AriTaskDeed deed;

  if (possible == 0)
    return FALSE;

  deed = (AriTaskDeed) (possible & -possible);
  if (deed & ARI_TASK_AWAY)
    g_signal_emit (self, signals[LEFT], 0, (guint) deed);
  else
    ARI_TASK_GET_CLASS (self)->act (self, deed);

  return TRUE;
}

void
ari_task_restore (AriTask *self,
                  guint    dropped)
{
  g_return_if_fail (ARI_IS_TASK (self));

  if (ARI_TASK_GET_CLASS (self)->restore != NULL)
    ARI_TASK_GET_CLASS (self)->restore (self, dropped);
}

void
ari_task_reserve (AriTask        *self,
                  AriTaskReserve  func,
                  gpointer        data)
{
  g_return_if_fail (ARI_IS_TASK (self));

  if (ARI_TASK_GET_CLASS (self)->reserve != NULL)
    ARI_TASK_GET_CLASS (self)->reserve (self, func, data);
}

/* At its own table. */

static gboolean
idle_cb (AriTask *self)
{
  gboolean answers = !ari_task_asks (self) && ARI_TASK_GET_CLASS (self)->idle != NULL;

  if (answers)
    ARI_TASK_GET_CLASS (self)->idle (self);

  return answers;
}

static gboolean
choosing_cb (AriTask *self,
             guint    action)
{
  if (ari_task_asks (self))
    ari_task_choose (self, action);
  else
    idle_cb (self);

  return TRUE;
}

/* Pieces that could be picked would look as if something was still to be played. */
static void
sync_hold (AriTask *self)
{
  AriTable *table = get (self)->table;

  if (table != NULL)
    ari_driver_set_held (ari_table_get_driver (table), ARI_DRIVER_HOLD_CLOSED, self, !ari_task_asks (self));
}

void
ari_task_set_table (AriTask  *self,
                    AriTable *table,
                    guint     offer)
{
  AriTaskPrivate *priv;

  g_return_if_fail (ARI_IS_TASK (self));

  priv = get (self);
  if (priv->table != NULL)
    g_signal_handlers_disconnect_by_data (priv->table, self);
  g_set_object (&priv->table, table);
  if (table == NULL)
    return;

  priv->card.offer = offer;
  ari_table_lead (table);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_LESSON, self);
  g_signal_connect_swapped (table, "choosing", G_CALLBACK (choosing_cb), self);
  g_signal_connect_swapped (table, "idle", G_CALLBACK (idle_cb), self);
  sync_hold (self);
}

void
ari_task_set_titles (AriTask    *self,
                     const char *title,
                     const char *subtitle,
                     const char *after)
{
  g_return_if_fail (ARI_IS_TASK (self));

  g_set_str (&get (self)->card.title, title);
  g_set_str (&get (self)->card.subtitle, subtitle);
  g_set_str (&get (self)->card.after, after);
}

void
ari_task_begin (AriTask           *self,
                AriTaskState       state,
                const char        *number,
                const char        *text,
                const char *const *foreseen,
                gboolean           is_calm)
{
  g_auto(GStrv) old = NULL;

  g_return_if_fail (ARI_IS_TASK (self));

  g_set_str (&get (self)->card.number, number);
  g_set_str (&get (self)->card.text, text);
  old = get (self)->card.foreseen;
  get (self)->card.foreseen = g_strdupv ((char **) foreseen);
  get (self)->card.is_calm = is_calm;
  ari_task_set_answer (self, state, NULL, NULL);
}

void
ari_task_set_answer (AriTask      *self,
                     AriTaskState  state,
                     const char   *answer,
                     const char   *said)
{
  g_return_if_fail (ARI_IS_TASK (self));

  get (self)->state = state;
  g_set_str (&get (self)->card.answer, answer);
  g_set_str (&get (self)->card.said, said);
  sync_hold (self);
}

void
ari_task_choose (AriTask   *self,
                 AriAction  action)
{
  g_autofree char *answer = NULL;
  AriTaskState state;

  g_return_if_fail (ARI_IS_TASK (self));

  state = ARI_TASK_GET_CLASS (self)->judge (self, action, &answer);
  ari_task_set_answer (self, state, answer, answer);
  if (state == ARI_TASK_SOLVED && ARI_TASK_GET_CLASS (self)->solve != NULL)
    ARI_TASK_GET_CLASS (self)->solve (self, action);
  ari_task_changed (self);
}

void
ari_task_changed (AriTask *self)
{
  g_return_if_fail (ARI_IS_TASK (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
