#include "AllocationCounter.h"

#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__GLIBC__)
static long count;

// The program's own malloc stands before that of the C library, for its libraries too.
void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

long allocated_bytes(void) { return (long)mallinfo2().uordblks; }
#else
long allocation_count(void) { return -1; }

long allocated_bytes(void) { return -1; }
#endif
