/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the choice of a person is refused, or what it might mean. */
#include "ari-table-private.h"

static void
notify (AriTable      *self,
        AriNoticeKind  kind,
        const char    *text)
{
  self->notice.kind = text != NULL ? kind : ARI_NOTICE_NONE;
  if (g_set_str (&self->notice.text, text))
    ari_table_mark (self, ARI_TABLE_REFUSAL);
}

void
ari_table_refuse_by (AriTable   *self,
                     const char *reason,
                     const char *rule)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (reason == NULL && self->notice.kind == ARI_NOTICE_LOSS)
    return;

  if (reason != NULL)
    self->notice.rule = rule;
  notify (self, ARI_NOTICE_REFUSAL, reason);
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
  self->notice.rule = NULL;
  notify (self, ARI_NOTICE_LOSS, reason);
  ari_table_mark (self, ARI_TABLE_LINE);
}

void
ari_table_ask (AriTable   *self,
               const char *question)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  self->notice.rule = NULL;
  notify (self, ARI_NOTICE_QUESTION, question);
}

const char *
ari_table_get_refused_by (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->notice.rule;
}

const char *
ari_table_get_refusal (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  return self->notice.text;
}

gboolean
ari_table_is_asking (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->notice.kind == ARI_NOTICE_QUESTION;
}
