/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules-view.h"

struct _AriRulesView
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (AriRulesView, ari_rules_view, ADW_TYPE_BIN)

static void
ari_rules_view_class_init (AriRulesViewClass *klass)
{
}

static void
ari_rules_view_init (AriRulesView *self)
{
}

GtkWidget *
ari_rules_view_new (void)
{
  return g_object_new (ARI_TYPE_RULES_VIEW, NULL);
}

void
ari_rules_view_set_rules (AriRulesView   *self,
                          const AriRules *rules)
{
}

void
ari_rules_view_set_language (AriRulesView *self,
                             const char   *language)
{
}
