/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fiber.h"

#include <sys/mman.h>
#include <ucontext.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

#define STACK_BYTES (1024 * 1024)

struct _Fiber
{
  GThreadFunc  func;
  gpointer     data;
  gpointer     result;
  gboolean     ended;
  char        *stack;
  ucontext_t   here, caller;

  /* What the address sanitizer keeps of a stack that isn't in use. */
  void        *fake, *caller_fake;
  const void  *caller_stack;
  size_t       caller_bytes;
};

static Fiber *current;
static GPtrArray *stacks; /* of fibers that have ended, to be used again */

/* Called before a switch. @fake: (nullable): NULL: the stack that is left is not used again */
static void
leave (void       **fake,
       const void  *stack,
       size_t       bytes)
{
#ifdef __SANITIZE_ADDRESS__
  __sanitizer_start_switch_fiber (fake, stack, bytes);
#endif
}

/* Called after a switch. */
static void
arrive (void        *fake,
        const void **from,
        size_t      *bytes)
{
#ifdef __SANITIZE_ADDRESS__
  __sanitizer_finish_switch_fiber (fake, from, bytes);
#endif
}

static void
run (void)
{
  Fiber *self = current;

  arrive (NULL, &self->caller_stack, &self->caller_bytes);
  self->result = self->func (self->data);
  self->ended = TRUE;
  leave (NULL, self->caller_stack, self->caller_bytes);
  setcontext (&self->caller);
}

Fiber *
fiber_new (GThreadFunc func,
           gpointer    data)
{
  Fiber *self = g_new0 (Fiber, 1);

  self->func = func;
  self->data = data;
  if (stacks == NULL)
    stacks = g_ptr_array_new ();
  if (stacks->len > 0)
    self->stack = g_ptr_array_steal_index_fast (stacks, stacks->len - 1);
  else
    self->stack = mmap (NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK,
                        -1, 0);
  g_assert_true (self->stack != MAP_FAILED);
  getcontext (&self->here);
  self->here.uc_stack.ss_sp = self->stack;
  self->here.uc_stack.ss_size = STACK_BYTES;
  makecontext (&self->here, run, 0);

  return self;
}

void
fiber_resume (Fiber *self)
{
  g_assert_null (current);
  g_assert_false (self->ended);

  current = self;
  leave (&self->caller_fake, self->stack, STACK_BYTES);
  swapcontext (&self->caller, &self->here);
  arrive (self->caller_fake, NULL, NULL);
  current = NULL;
}

void
fiber_yield (void)
{
  Fiber *self = current;

  leave (&self->fake, self->caller_stack, self->caller_bytes);
  swapcontext (&self->here, &self->caller);
  arrive (self->fake, &self->caller_stack, &self->caller_bytes);
}

Fiber *
fiber_current (void)
{
  return current;
}

gboolean
fiber_has_ended (Fiber *self)
{
  return self->ended;
}

gpointer
fiber_get_result (Fiber *self)
{
  return self->result;
}

void
fiber_free (Fiber *self)
{
  g_assert_true (self->ended);
  g_ptr_array_add (stacks, self->stack);
  g_free (self);
}
