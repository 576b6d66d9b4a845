/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-match.h"

static SlowNode *
node_new (SlowNode  *parent,
          AriAction  action,
          guint      id)
{
  SlowNode *self = g_new0 (SlowNode, 1);

  self->parent = parent;
  self->children = g_ptr_array_new ();
  self->action = action;
  self->id = id;

  return self;
}

static void
node_free (SlowNode *self)
{
  for (guint i = 0; i < self->children->len; i++)
    node_free (g_ptr_array_index (self->children, i));
  g_ptr_array_unref (self->children);
  g_free (self);
}

SlowMatch *
slow_match_new (const AriSetup *setup)
{
  SlowMatch *self = g_new0 (SlowMatch, 1);

  self->setup = *setup;
  self->root = node_new (NULL, ARI_ACTION_NONE, 0);
  self->line = g_ptr_array_new ();
  self->redo = g_ptr_array_new ();

  return self;
}

void
slow_match_free (SlowMatch *self)
{
  node_free (self->root);
  g_ptr_array_unref (self->line);
  g_ptr_array_unref (self->redo);
  g_free (self);
}

static SlowNode *
find_below (SlowNode *node,
            guint     id)
{
  SlowNode *found = node->id == id ? node : NULL;

  for (guint i = 0; i < node->children->len && found == NULL; i++)
    found = find_below (g_ptr_array_index (node->children, i), id);

  return found;
}

SlowNode *
slow_match_find (SlowMatch *self,
                 guint      id)
{
  return find_below (self->root, id);
}

static SlowNode *
continuation (SlowNode *node)
{
  SlowNode *child = node->children->len > 0 ? g_ptr_array_index (node->children, 0) : NULL;

  return child != NULL && !child->retracted ? child : NULL;
}

static guint
depth (const SlowNode *node)
{
  return node->parent != NULL ? depth (node->parent) + 1 : 0;
}

static GPtrArray *
line_through (SlowNode *node)
{
  GPtrArray *line = g_ptr_array_new ();
  SlowNode *at;

  for (at = node; at->parent != NULL; at = at->parent)
    g_ptr_array_insert (line, 0, at);
  for (at = continuation (node); at != NULL; at = continuation (at))
    g_ptr_array_add (line, at);

  return line;
}

static void
show (SlowMatch *self,
      SlowNode  *node,
      guint      cursor)
{
  g_ptr_array_unref (self->line);
  self->line = line_through (node);
  self->cursor = cursor;
}

static SlowNode *
node_at (SlowMatch *self,
         guint      number)
{
  return number > 0 ? g_ptr_array_index (self->line, number - 1) : self->root;
}

static void
move_to_front (SlowNode *node)
{
  g_ptr_array_remove (node->parent->children, node);
  g_ptr_array_insert (node->parent->children, 0, node);
}

static void
position_after (SlowMatch   *self,
                SlowNode    *node,
                AriPosition *position)
{
  if (node->parent == NULL)
    {
      self->setup.rules->start (position, &self->setup);
      return;
    }

  position_after (self, node->parent, position);
  self->setup.rules->apply (position, node->action);
}

/* What was taken back before @again, which is played again, can still be repeated. */
static void
forget_redo (SlowMatch *self,
             SlowNode  *again)
{
  gboolean is_last = self->redo->len > 0 && g_ptr_array_index (self->redo, self->redo->len - 1) == again;

  g_ptr_array_set_size (self->redo, is_last ? self->redo->len - 1 : 0);
}

void
slow_match_play (SlowMatch *self,
                 AriAction  action,
                 guint      id)
{
  SlowNode *node = node_at (self, self->cursor);
  SlowNode *child = NULL;

  for (guint i = 0; i < node->children->len; i++)
    if (((SlowNode *) g_ptr_array_index (node->children, i))->action == action)
      child = g_ptr_array_index (node->children, i);

  if (child == NULL)
    {
      child = node_new (node, action, id);
      g_ptr_array_insert (node->children, continuation (node) == NULL ? 0 : -1, child);
      g_ptr_array_set_size (self->redo, 0);
    }
  else
    {
      if (continuation (node) == NULL && g_ptr_array_index (node->children, 0) != child)
        {
          move_to_front (child);
          g_ptr_array_set_size (self->redo, 0);
        }
      else if (child->retracted)
        forget_redo (self, child);
      child->retracted = FALSE;
    }

  if (g_ptr_array_find (self->line, child, NULL))
    self->cursor++;
  else
    show (self, child, depth (child));
}

void
slow_match_go_to (SlowMatch *self,
                  SlowNode  *node)
{
  show (self, node != NULL ? node : self->root, node != NULL ? depth (node) : 0);
}

void
slow_match_go_to_main_line (SlowMatch *self)
{
  g_autoptr(GPtrArray) main_line = line_through (self->root);
  guint same = 0;

  while (same < main_line->len && same < self->line->len &&
         g_ptr_array_index (main_line, same) == g_ptr_array_index (self->line, same))
    same++;

  if (same < main_line->len || same < self->line->len)
    show (self, self->root, same);
}

/* The line on show stays, but may go on further than it did. */
static void
show_same (SlowMatch *self)
{
  show (self, node_at (self, self->line->len), self->cursor);
}

void
slow_match_promote (SlowMatch *self,
                    SlowNode  *node)
{
  for (; node->parent != NULL; node = node->parent)
    {
      if (g_ptr_array_index (node->parent->children, 0) != node || node->retracted)
        g_ptr_array_set_size (self->redo, 0);
      move_to_front (node);
      node->retracted = FALSE;
    }
  show_same (self);
}

void
slow_match_remove (SlowMatch *self,
                   SlowNode  *node)
{
  SlowNode *parent = node->parent;
  gboolean shown = g_ptr_array_find (self->line, node, NULL);

  g_ptr_array_remove (parent->children, node);
  g_ptr_array_set_size (self->redo, 0);
  if (shown)
    show (self, parent, MIN (self->cursor, depth (parent)));
  else
    show_same (self);
  node_free (node);
}

static gboolean
is_of_main_line (SlowMatch *self,
                 SlowNode  *node)
{
  g_autoptr(GPtrArray) main_line = line_through (self->root);

  return g_ptr_array_find (main_line, node, NULL);
}

void
slow_match_take_back (SlowMatch *self,
                      guint      number)
{
  SlowNode *node;

  if (number >= self->line->len)
    return;

  node = g_ptr_array_index (self->line, number);
  if (is_of_main_line (self, node))
    self->takebacks++;
  if (!node->retracted)
    g_ptr_array_add (self->redo, node);
  node->retracted = TRUE;
  show (self, node->parent, number);
}

void
slow_match_redo (SlowMatch *self)
{
  SlowNode *node;

  if (self->redo->len == 0)
    return;

  node = g_ptr_array_steal_index (self->redo, self->redo->len - 1);
  node->retracted = FALSE;
  if (is_of_main_line (self, node))
    self->takebacks--;
  show (self, node, 0);
  self->cursor = self->line->len;
}

static void
compare_nodes (SlowNode *node,
               AriPly   *ply)
{
  g_assert_cmpuint (ari_ply_get_id (ply), ==, node->id);
  g_assert_cmpuint (ari_ply_get_action (ply), ==, node->action);
  g_assert_cmpuint (ari_ply_get_number (ply), ==, depth (node));
  g_assert_cmpint (ari_ply_get_retracted (ply), ==, node->retracted);
  g_assert_cmpuint (ari_ply_get_glyph (ply), ==, node->glyph);
  g_assert_cmpuint (ari_ply_get_n_variations (ply), ==, node->parent->children->len - 1);
  g_assert_cmpuint (ari_ply_get_n_children (ply), ==, node->children->len);
  for (guint i = 0; i < node->children->len; i++)
    {
      AriPly *child = ari_ply_get_child (ply, i);

      g_assert_true (ari_ply_get_parent (child) == ply);
      g_assert_cmpuint (ari_ply_get_index (child), ==, i);
      compare_nodes (g_ptr_array_index (node->children, i), child);
    }
}

static void
compare_positions (SlowMatch         *self,
                   SlowNode          *node,
                   const AriPosition *position)
{
  AriPosition slow;

  position_after (self, node, &slow);
  g_assert_true (ari_position_equal (self->setup.rules, &slow, position));
}

void
slow_match_compare (SlowMatch *self,
                    AriMatch  *match)
{
  g_autoptr(GPtrArray) main_line = line_through (self->root);
  SlowNode *main_last = main_line->len > 0 ? g_ptr_array_index (main_line, main_line->len - 1) : self->root;
  SlowNode *last = node_at (self, self->line->len);

  g_assert_cmpuint (ari_match_get_n_children (match, NULL), ==, self->root->children->len);
  for (guint i = 0; i < self->root->children->len; i++)
    compare_nodes (g_ptr_array_index (self->root->children, i), ari_match_get_child (match, NULL, i));

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (match)), ==, self->line->len);
  for (guint i = 0; i < self->line->len; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriPosition position;

      g_assert_cmpuint (ari_ply_get_id (ply), ==, node_at (self, i + 1)->id);
      /* From both sides, for the steps are not alike. */
      ari_match_get_position_at (match, self->line->len - i, &position);
      compare_positions (self, node_at (self, self->line->len - i), &position);
    }

  g_assert_cmpuint (ari_match_get_cursor (match), ==, self->cursor);
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, self->takebacks);
  g_assert_cmpint (ari_match_can_redo (match), ==, self->redo->len > 0);
  g_assert_cmpint (ari_match_is_on_main_line (match), ==, last == main_last);
  g_assert_cmpint (ari_match_is_at_end (match), ==, last == main_last && self->cursor == self->line->len);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, main_line->len);
  compare_positions (self, node_at (self, self->cursor), ari_match_get_position (match));
  compare_positions (self, main_last, ari_match_get_main_position (match));
}
