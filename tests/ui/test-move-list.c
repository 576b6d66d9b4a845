/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-list.h"
#include "ari-move-item.h"
#include "ari-notation-label.h"
#include "library-fixture.h"
#include "ui-fixture.h"

#define TURNING_POINT "\u21C4"
#define FIRST_TURN    20

/* The button of the ply with the sign of the turning point, which counts how many there are. (nullable) */
static GtkWidget *
find_sign (GtkWidget *widget,
           guint     *n)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), TURNING_POINT))
    {
      (*n)++;
      return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *inside = find_sign (child, n);

      found = inside != NULL ? inside : found;
    }

  return found;
}

/* Whether this ply alone has the sign, and a screen reader says so. */
static gboolean
turns_at (GtkWidget *list,
          AriMatch  *match,
          guint      number)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  g_autofree char *spoken = ari_move_item_spoken (match, ply, NULL);
  g_autofree char *words = g_strdup_printf ("%u: %s, turning point", number, spoken);
  g_autofree char *differs = NULL;
  guint n = 0;
  GtkWidget *button = find_sign (list, &n);

  if (n != 1)
    return FALSE;

  differs = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                words);

  return differs == NULL;
}

static void
judge (AriMatch *match,
       guint     number,
       gboolean  ahead) /* whether the winner is */
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriEval eval = { .nodes = 1 };

  eval.win[0] = ahead == (ari_match_winners (match) == 1) ? 0.7 : 0.3;
  eval.win[1] = 1 - eval.win[0];
  ari_match_set_eval (match, ply, &eval);
}

/* A review goes backwards, so the turning point is known only after the ply before it, which may be in
 * another row. Another review may find it elsewhere. */
static void
test_turning_point (void)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriTable) table = ari_table_new (match, NULL, FALSE);
  AriMoveList *list = g_object_new (ARI_TYPE_MOVE_LIST, NULL);
  GtkWidget *window;
  AriRandom random;
  guint n, n_signs = 0;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_random_init (&random, 3);
  test_match_play (match, &random, 1000);
  n = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_assert_true (ari_match_winners (match) == 1 || ari_match_winners (match) == 2);
  ari_match_set_cursor (match, FIRST_TURN);

  ari_move_list_set_table (list, table);
  window = ui_window_new (GTK_WIDGET (list), 400, 600);
  ui_wait_until (ui_find (list, ARI_TYPE_NOTATION_LABEL, NULL) != NULL);
  find_sign (GTK_WIDGET (list), &n_signs);
  g_assert_cmpuint (n_signs, ==, 0);

  for (guint number = n; number > 0; number--)
    judge (match, number, number >= FIRST_TURN);
  ui_wait_until (turns_at (GTK_WIDGET (list), match, FIRST_TURN));

  for (guint turn = FIRST_TURN + 1; turn < FIRST_TURN + 4; turn++)
    {
      judge (match, turn - 1, FALSE);
      ui_wait_until (turns_at (GTK_WIDGET (list), match, turn));
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/move-list/turning-point", test_turning_point);

  return g_test_run ();
}
