#define _GNU_SOURCE
#include "CWebServer.h"

#include <sys/eventfd.h>

// libdispatch has these for whoever runs a loop of his own on the main thread; CoreFoundation's
// and GNUstep's run loops stand on them. No header that is installed declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int web_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void web_main_queue_run(void) {
  // Before the work, so that what comes to the queue meanwhile calls again.
  eventfd_t calls;
  (void)eventfd_read(web_main_queue_descriptor(), &calls);
  _dispatch_main_queue_callback_4CF(NULL);
}
