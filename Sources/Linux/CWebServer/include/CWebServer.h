#pragma once

// HTTP and WebSocket on one epoll descriptor, for one thread.
//
// libmicrohttpd reads requests, libwslay reads and writes WebSocket frames; this target owns the
// listening socket, the epoll descriptor that watches everything, and every deadline. Nothing here
// starts a thread or reads a clock: the owner calls `web_server_wait` and then `web_server_turn`,
// over and over, and says what time it is. All calls come from one thread; callbacks run inside
// `web_server_turn`, `web_socket_send` and `web_server_stop` only.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct web_server web_server;
typedef struct web_socket web_socket;
typedef struct web_request web_request;

/// What the server allows. Zero is never "no limit": every member must be set.
typedef struct web_options {
  /// A numeric IPv4 or IPv6 address.
  const char *_Nonnull address;
  /// Zero lets the system choose; `web_server_port` tells which.
  uint16_t port;
  /// Open connections, requests and sockets together.
  unsigned connection_limit;
  /// Bytes of all header names and values of a request.
  size_t head_bytes;
  /// Header fields of a request.
  unsigned head_fields;
  /// Milliseconds until a connection must have sent a whole head.
  uint64_t head_milliseconds;
  /// Bytes of one message, fragments joined.
  uint64_t message_bytes;
  /// Frames of one message, and control frames in a second.
  unsigned message_frames;
  /// Bytes that may wait for a reader before its socket is dropped.
  size_t queue_bytes;
} web_options;

typedef struct web_handlers {
  /// A complete request that passed the refusals. Answer it before returning, with
  /// `web_request_respond` or `web_request_upgrade`; a request left unanswered is closed.
  void (*_Nonnull request)(void *_Nullable context, web_request *_Nonnull request);
  /// An upgrade was carried out; the socket lives until `closed`.
  void (*_Nonnull opened)(void *_Nullable context, web_socket *_Nonnull socket);
  /// A whole data message. The bytes live until the callback returns.
  void (*_Nonnull message)(
      void *_Nullable context, web_socket *_Nonnull socket, const uint8_t *_Nullable bytes,
      size_t count, bool is_text);
  /// The socket is gone after this call. 1006 means without a closing handshake.
  void (*_Nonnull closed)(void *_Nullable context, web_socket *_Nonnull socket, uint16_t code);
} web_handlers;

/// Starts to listen. Returns NULL and an errno value in `error` when that fails.
web_server *_Nullable web_server_start(
    const web_options *_Nonnull options, web_handlers handlers, void *_Nullable context,
    int *_Nonnull error);
uint16_t web_server_port(const web_server *_Nonnull server);
/// Lets `web_server_wait` end also when a descriptor of the owner's is readable; one at most.
bool web_server_watch(web_server *_Nonnull server, int descriptor);
/// Waits until there is something for a turn to do, at most so long. Whether the owner's own
/// descriptor is readable.
bool web_server_wait(web_server *_Nonnull server, int milliseconds);
/// Does what was waited for or else what can be done now, within a bound. Returns the milliseconds
/// that the next wait may last, at most 1000.
int web_server_turn(web_server *_Nonnull server, uint64_t now_milliseconds);
/// Connections that are open now, requests and sockets together.
unsigned web_server_connections(const web_server *_Nonnull server);
/// Closes everything and frees the server; `closed` is called for each socket.
void web_server_stop(web_server *_Nonnull server);

const char *_Nonnull web_request_method(const web_request *_Nonnull request);
const char *_Nonnull web_request_path(const web_request *_Nonnull request);
/// The numeric address of the peer, without a port.
const char *_Nonnull web_request_address(const web_request *_Nonnull request);
/// The first value of a field, or NULL.
const char *_Nullable web_request_header(
    const web_request *_Nonnull request, const char *_Nonnull name);
/// How often a field occurs.
unsigned web_request_header_count(
    const web_request *_Nonnull request, const char *_Nonnull name);
/// Answers with a copy of `body`. `fields` holds names and values in turn.
bool web_request_respond(
    web_request *_Nonnull request, unsigned status,
    const char *_Nonnull const *_Nullable fields, size_t field_count,
    const void *_Nullable body, size_t count);
/// Answers 101. The caller has checked the handshake and computed `accept`.
bool web_request_upgrade(
    web_request *_Nonnull request, const char *_Nonnull accept,
    const char *_Nullable subprotocol);

/// Readable when the main dispatch queue has work for `web_main_queue_run`.
int web_main_queue_descriptor(void);
/// Does what the main dispatch queue holds. On the main thread only, and never together with
/// `dispatch_main`, which gives the queue to other threads.
void web_main_queue_run(void);

/// Compresses into the format of gzip, as small as zlib can. Returns how many bytes that makes, or 0
/// when they don't fit into `capacity` or memory ran out.
size_t web_gzip(
    const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull result, size_t capacity);

/// The numeric address of the peer, without a port.
const char *_Nonnull web_socket_address(const web_socket *_Nonnull socket);
/// Queues a text message. False when the socket is closing or its queue is full; it is dropped
/// then.
bool web_socket_send(
    web_socket *_Nonnull socket, const uint8_t *_Nonnull bytes, size_t count);
bool web_socket_ping(web_socket *_Nonnull socket);
/// Bytes that have arrived so far: whoever compares two readings knows whether the peer lives.
uint64_t web_socket_received(const web_socket *_Nonnull socket);
/// Sends what is queued, then a close frame.
void web_socket_close(web_socket *_Nonnull socket, uint16_t code);
/// Ends the connection without a closing handshake.
void web_socket_drop(web_socket *_Nonnull socket);

#ifdef __cplusplus
}
#endif
