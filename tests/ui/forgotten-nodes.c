/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works around three leaks of libraries.
 *
 * GTK 4.24 loses a table of each gsk_render_node_serialize(), which only tests call.
 *
 * GTK 4.18 forgets a collected node when the clip around it has no width or no height, like that of a widget
 * that is just starting to open. gtk_snapshot_push_clip() with an empty rectangle, two colours and
 * gtk_snapshot_pop() reproduce it. What pop collects belongs to GTK until gtk_snapshot_to_node(), which has
 * no pop in its stack; so a node that our painter loses is still found.
 *
 * AdwBreakpointBin keeps a picture of itself for one frame when its breakpoint changes, and forgets the
 * picture if it goes before that frame, or if the breakpoint changes again. It takes the picture while it
 * gets its size, which nothing of ours does.
 *
 * A suppression by name would need whole stacks. Frame pointers don't provide them, as GTK keeps none, and
 * any other unwinding makes each allocation many times slower. So this interposes the GObject function that
 * creates nodes, and checks the stacks of only those. */
#include <gtk/gtk.h>

#if defined(__SANITIZE_ADDRESS__) || defined(ARI_LEAK_SANITIZER)

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <sanitizer/lsan_interface.h>

#define STEPS 12 /* pop is at about the seventh frame */

typedef struct
{
  guintptr begin, end;
} Code; /* of a function */

static GTypeInstance *(*create) (GType);
static Code pop, free_to_node, widget_allocate;

static Code
find_code (gpointer function)
{
  const ElfW(Sym) *symbol;
  Dl_info info;
  Code code = { 0, 0 };

  if (dladdr1 (function, &info, (void **) &symbol, RTLD_DL_SYMENT) != 0 && symbol != NULL)
    {
      code.begin = (guintptr) info.dli_saddr;
      code.end = code.begin + symbol->st_size;
    }

  return code;
}

static void
look_up (void)
{
  pop = find_code (gtk_snapshot_pop);
  free_to_node = find_code (gtk_snapshot_free_to_node);
  widget_allocate = find_code (gtk_widget_allocate);
  create = dlsym (RTLD_NEXT, "g_type_create_instance");
}

static gboolean
returns_to (void *step,
            Code  code)
{
  return (guintptr) step > code.begin && (guintptr) step <= code.end;
}

static gboolean
is_forgotten (void)
{
  void *steps[STEPS];
  int n = backtrace (steps, STEPS);

  for (int i = 0; i < n; i++)
    if (returns_to (steps[i], pop)
        || (i + 2 < n && returns_to (steps[i], free_to_node) && returns_to (steps[i + 2], widget_allocate)))
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
  if (g_type_is_a (type, GSK_TYPE_RENDER_NODE) && is_forgotten ())
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
