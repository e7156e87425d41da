// Counts the allocations of the process it is linked into; glibc only, elsewhere the count is -1.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

long allocation_count(void);

/// How many bytes are allocated now; -1 where nobody counts.
long allocated_bytes(void);

#endif
