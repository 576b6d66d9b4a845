/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the choice of a person is refused, or what it might mean. */
#include "ari-table-private.h"

void
ari_table_refuse_by (AriTable   *self,
                     const char *reason,
                     const char *rule)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (reason == NULL && self->must_tell)
    return;

  /* People may read the rule after the refusal has gone. */
  if (reason != NULL)
    self->refused_by = rule;
  self->asks = FALSE;
  if (g_set_str (&self->refusal, reason))
    ari_table_mark (self, ARI_TABLE_REFUSAL);
}

void
ari_table_refuse (AriTable   *self,
                  const char *reason)
{
  ari_table_refuse_by (self, reason, NULL);
}

/* A choice of a person is lost. Until people have been told so, nothing else that happens takes the message
 * away: otherwise a computer that plays at the same moment would, and the move would have vanished. */
void
ari_table_tell_loss (AriTable   *self,
                     const char *reason)
{
  ari_table_refuse (self, reason);
  self->must_tell = TRUE;
  ari_table_mark (self, ARI_TABLE_LINE);
}

const char *
ari_table_get_refused_by (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->refused_by;
}

const char *
ari_table_get_refusal (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->refusal;
}

void
ari_table_ask (AriTable   *self,
               const char *question)
{
  ari_table_refuse_by (self, question, NULL);
  self->asks = TRUE;
}

gboolean
ari_table_is_asking (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->refusal != NULL && self->asks;
}
