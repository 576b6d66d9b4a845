/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works around two leaks in GTK. 4.24 loses a table of each gsk_render_node_serialize(), which only tests
 * call. 4.18 forgets a collected node when the clip around it has no width or no height, like that of a
 * widget that is just starting to open. gtk_snapshot_push_clip() with an empty rectangle, two colours and
 * gtk_snapshot_pop() reproduce it. What pop collects belongs to GTK until gtk_snapshot_to_node(), which has
 * no pop in its stack; so a node that our painter loses is still found.
 *
 * A suppression by name would need whole stacks. Frame pointers don't provide them, as GTK keeps none, and
 * any other unwinding makes each allocation many times slower. So this interposes the GObject function that
 * creates nodes, and checks the stacks of only those. */
#include <gtk/gtk.h>

#ifdef __SANITIZE_ADDRESS__

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <sanitizer/lsan_interface.h>

#define STEPS 12 /* pop is at about the seventh frame */

static GTypeInstance *(*create) (GType);
static guintptr pop_begin, pop_end;

static void
look_up (void)
{
  const ElfW(Sym) *symbol;
  Dl_info info;

  if (dladdr1 (gtk_snapshot_pop, &info, (void **) &symbol, RTLD_DL_SYMENT) != 0 && symbol != NULL)
    {
      pop_begin = (guintptr) info.dli_saddr;
      pop_end = pop_begin + symbol->st_size;
    }
  create = dlsym (RTLD_NEXT, "g_type_create_instance");
}

static gboolean
is_collected_by_pop (void)
{
  void *steps[STEPS];
  int n = backtrace (steps, STEPS);

  for (int i = 0; i < n; i++)
    if ((guintptr) steps[i] > pop_begin && (guintptr) steps[i] <= pop_end)
      return TRUE;

  return FALSE;
}

GTypeInstance *
g_type_create_instance (GType type)
{
  GTypeInstance *instance;

  if (create == NULL)
    look_up ();
  instance = create (type);
  if (g_type_is_a (type, GSK_TYPE_RENDER_NODE) && is_collected_by_pop ())
    __lsan_ignore_object (instance);

  return instance;
}

GBytes *
gsk_render_node_serialize (GskRenderNode *node)
{
  static GBytes *(*serialize) (GskRenderNode *);
  GBytes *bytes;

  if (serialize == NULL)
    serialize = dlsym (RTLD_NEXT, "gsk_render_node_serialize");
  __lsan_disable ();
  bytes = serialize (node);
  __lsan_enable ();

  return bytes;
}

#endif
