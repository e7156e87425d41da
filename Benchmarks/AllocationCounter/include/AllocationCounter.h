// Counts the allocations of the process it is linked into; glibc only, elsewhere the count is -1.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

long allocation_count(void);

#endif
