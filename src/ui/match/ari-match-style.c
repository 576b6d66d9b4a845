/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-style.h"

#include "ari-painter.h"

#define STYLE_SHEET "/io/github/ariadne_games/Ariadne/match.css"

static const struct
{
  const char *name;
  AriRole     role;
} variables[] = {
  { "--match-card", ARI_ROLE_CARD },
  { "--match-line", ARI_ROLE_LINE },
  { "--match-faint", ARI_ROLE_FAINT },
  { "--match-letter", ARI_ROLE_LETTER },
  { "--match-ink", ARI_ROLE_INK },
  { "--match-last-edge", ARI_ROLE_LAST_EDGE },
  { "--match-gold", ARI_ROLE_GOLD },
  { "--match-legal", ARI_ROLE_LEGAL },
  { "--match-illegal", ARI_ROLE_ILLEGAL },
  { "--match-hint", ARI_ROLE_HINT },
};

static void
load_colours (GtkCssProvider *provider)
{
  g_autoptr(GString) css = g_string_new (":root {\n");

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), variables[i].role, 1);
      g_autofree char *text = gdk_rgba_to_string (&colour);

      g_string_append_printf (css, "  %s: %s;\n", variables[i].name, text);
    }
  g_string_append (css, "}\n");

  gtk_css_provider_load_from_string (provider, css->str);
}

void
ari_match_style_install (GdkDisplay *display)
{
  g_autoptr(GtkCssProvider) colours = NULL;
  g_autoptr(GtkCssProvider) sheet = NULL;

  if (g_object_get_data (G_OBJECT (display), STYLE_SHEET) != NULL)
    return;
  g_object_set_data (G_OBJECT (display), STYLE_SHEET, GINT_TO_POINTER (TRUE));

  colours = gtk_css_provider_new ();
  load_colours (colours);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  ari_appearance_watch (colours, G_CALLBACK (load_colours));

  sheet = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheet, STYLE_SHEET);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
