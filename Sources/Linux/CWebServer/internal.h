#pragma once

#include "CWebServer.h"

#include <microhttpd.h>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/types.h>
#include <wslay/wslay.h>

/// Room for any numeric address, an IPv6 scope included.
enum { WEB_ADDRESS_BYTES = INET6_ADDRSTRLEN + 20 };
/// The longest head that a server's frame can have: two bytes and eight of length.
enum { WEB_FRAME_HEAD_BYTES = 10 };

/// How much is taken from the kernel at once.
enum { WEB_EVENTS_PER_BATCH = 256 };

/// A connection as long as libmicrohttpd owns it.
typedef struct web_connection {
  web_server *server;
  struct web_connection *previous, *next;
  int descriptor;
  uint64_t deadline;
  char address[WEB_ADDRESS_BYTES];
} web_connection;

struct web_request {
  web_connection *connection;
  struct MHD_Connection *handle;
  const char *method;
  const char *path;
  enum MHD_Result result;
};

typedef enum web_socket_phase {
  WEB_SOCKET_OPEN,
  /// A close frame is queued or sent; the peer's is awaited.
  WEB_SOCKET_CLOSING,
  /// Everything is said; what still arrives is read and thrown away, because closing a socket
  /// with unread bytes resets it, and the peer would never see why.
  WEB_SOCKET_DRAINING,
  /// Waits for the end of the batch, since events of this batch may still point to it.
  WEB_SOCKET_DEAD,
} web_socket_phase;

struct web_socket {
  web_server *server;
  web_socket *previous, *next, *next_dead;
  wslay_event_context_ptr frames;
  int descriptor;
  web_socket_phase phase;
  uint16_t code;
  /// A close frame to send after all that is queued; 0 for none.
  uint16_t closing_code;
  bool is_receiving, watches_writing;
  /// The last read took all there was.
  bool is_drained;
  unsigned message_frames, control_frames;
  uint64_t received, deadline;
  /// A message that is larger than all that may wait, while it waits; 0 for none.
  size_t oversize;
  /// Bytes that arrived together with the request head.
  uint8_t *early;
  size_t early_count, early_offset;
  /// The head of a frame, until it can be sent together with what follows it.
  uint8_t held[WEB_FRAME_HEAD_BYTES];
  size_t held_count;
  char address[WEB_ADDRESS_BYTES];
};

struct web_server {
  struct MHD_Daemon *http;
  int epoll, http_epoll, listener, other;
  uint16_t port;
  bool is_listening;
  uint64_t now, next_second;
  /// What `web_server_wait` has taken from the kernel and no turn has handled yet.
  struct epoll_event events[WEB_EVENTS_PER_BATCH];
  int event_count;
  /// libmicrohttpd has something to do now, or by that time at the latest.
  bool http_is_ready;
  uint64_t http_due;
  web_options options;
  web_handlers handlers;
  void *context;
  unsigned connection_count, socket_count;
  web_connection *connections;
  web_socket *sockets, *dead;
  bool has_early;
};

// http.c
bool web_http_start(web_server *server);
void web_http_adopt(
    web_server *server, int descriptor, const struct sockaddr *address, socklen_t length);
int web_http_run(web_server *server);
void web_http_expire(web_server *server);

// refusals.c
/// The status that a request is refused with, or 0.
unsigned web_refusal(const web_server *server, struct MHD_Connection *handle);

// websocket.c
bool web_socket_adopt(
    web_server *server, const web_connection *connection, int descriptor, const char *early,
    size_t early_count);
void web_socket_pump(web_socket *socket, bool is_readable);
void web_socket_pump_early(web_server *server);
void web_socket_second(web_server *server);
void web_socket_bury(web_server *server);
/// Queues a close frame; nothing that the peer says after it is read.
void web_socket_queue_close(web_socket *socket, uint16_t code);

// frames.c
extern const struct wslay_event_callbacks web_socket_callbacks;
