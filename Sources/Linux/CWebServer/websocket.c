#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// How long a peer may take to answer a close frame, and to notice that we are done.
static const uint64_t closing_milliseconds = 3000;
/// Messages that may wait for a reader; empty ones have no bytes that could be counted.
static const size_t queued_messages = 512;

// MARK: Ends

static void die(web_socket *socket, uint16_t code) {
  if (socket->phase == WEB_SOCKET_DEAD) {
    return;
  }
  socket->phase = WEB_SOCKET_DEAD;
  if (socket->code == 0) {
    socket->code = code;
  }
  socket->next_dead = socket->server->dead;
  socket->server->dead = socket;
}

static void drain(web_socket *socket) {
  if (socket->phase == WEB_SOCKET_DEAD || socket->phase == WEB_SOCKET_DRAINING) {
    return;
  }
  uint16_t sent = wslay_event_get_status_code_sent(socket->frames);
  uint16_t received = wslay_event_get_status_code_received(socket->frames);
  socket->code = wslay_event_get_close_received(socket->frames) ? received : sent;
  if (socket->code == 0) {
    socket->code = 1005;
  }
  if (shutdown(socket->descriptor, SHUT_WR) != 0) {
    die(socket, socket->code);
    return;
  }
  socket->phase = WEB_SOCKET_DRAINING;
  socket->deadline = socket->server->now + closing_milliseconds;
}

static void start_closing(web_socket *socket) {
  if (socket->phase == WEB_SOCKET_OPEN) {
    socket->phase = WEB_SOCKET_CLOSING;
    socket->deadline = socket->server->now + closing_milliseconds;
  }
}

void web_socket_queue_close(web_socket *socket, uint16_t code) {
  if (wslay_event_queue_close(socket->frames, code, NULL, 0) != 0) {
    die(socket, code);
    return;
  }
  // What the peer says after this is of no interest; without this it could go on for ever.
  wslay_event_shutdown_read(socket->frames);
  start_closing(socket);
}

void web_socket_bury(web_server *server) {
  while (server->dead != NULL) {
    web_socket *socket = server->dead;
    server->dead = socket->next_dead;
    server->handlers.closed(server->context, socket, socket->code);
    if (socket->previous != NULL) {
      socket->previous->next = socket->next;
    } else {
      server->sockets = socket->next;
    }
    if (socket->next != NULL) {
      socket->next->previous = socket->previous;
    }
    server->socket_count -= 1;
    // Closing the last descriptor takes it out of the epoll set as well.
    (void)epoll_ctl(server->epoll, EPOLL_CTL_DEL, socket->descriptor, NULL);
    (void)close(socket->descriptor);
    wslay_event_context_free(socket->frames);
    free(socket->early);
    free(socket);
  }
}

// MARK: Work

static void watch(web_socket *socket) {
  bool wants = wslay_event_want_write(socket->frames) != 0;
  if (wants == socket->watches_writing) {
    return;
  }
  struct epoll_event event = {
      .events = wants ? EPOLLIN | EPOLLOUT : EPOLLIN,
      .data.ptr = socket,
  };
  if (epoll_ctl(socket->server->epoll, EPOLL_CTL_MOD, socket->descriptor, &event) != 0) {
    die(socket, 1006);
    return;
  }
  socket->watches_writing = wants;
}

static void throw_away(web_socket *socket) {
  uint8_t waste[4096];
  for (int i = 0; i < 16; i++) {
    ssize_t count = recv(socket->descriptor, waste, sizeof waste, 0);
    if (count > 0) {
      continue;
    }
    if (count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)) {
      die(socket, socket->code);
    }
    return;
  }
}

/// Sends what is queued, and then the close frame if one was asked for: libwslay would send it
/// before the messages, and those would never be sent.
static bool send_queued(web_socket *socket) {
  if (wslay_event_want_write(socket->frames) && wslay_event_send(socket->frames) != 0) {
    return false;
  }
  if (socket->closing_code == 0 || wslay_event_get_queued_msg_count(socket->frames) != 0) {
    return true;
  }
  uint16_t code = socket->closing_code;
  socket->closing_code = 0;
  web_socket_queue_close(socket, code);
  return socket->phase != WEB_SOCKET_DEAD && wslay_event_send(socket->frames) == 0;
}

/// How much may wait. One message may be larger than the limit: it would not get smaller by being
/// refused, and the page would come back for it without end.
static size_t most_bytes(const web_socket *socket) {
  return socket->server->options.queue_bytes + socket->oversize;
}

void web_socket_pump(web_socket *socket, bool is_readable) {
  if (socket->phase == WEB_SOCKET_DEAD) {
    return;
  }
  if (socket->phase == WEB_SOCKET_DRAINING) {
    throw_away(socket);
    return;
  }
  if (is_readable && wslay_event_want_read(socket->frames)) {
    socket->is_receiving = true;
    socket->is_drained = false;
    int failed = wslay_event_recv(socket->frames);
    socket->is_receiving = false;
    if (failed != 0) {
      die(socket, 1006);
      return;
    }
  } else if (is_readable) {
    // Nothing more is read as frames, but the end of the stream must still be noticed.
    throw_away(socket);
  }
  if (socket->phase == WEB_SOCKET_DEAD) {
    return;
  }
  // Answers to pings are queued by libwslay itself, so the queue is checked here too.
  if (wslay_event_get_queued_msg_length(socket->frames) > most_bytes(socket) ||
      wslay_event_get_queued_msg_count(socket->frames) > queued_messages) {
    die(socket, 1006);
    return;
  }
  if (!send_queued(socket)) {
    die(socket, 1006);
    return;
  }
  if (wslay_event_get_queued_msg_length(socket->frames) <= socket->server->options.queue_bytes) {
    socket->oversize = 0;
  }
  if (!wslay_event_get_read_enabled(socket->frames)) {
    start_closing(socket);
  }
  if (!wslay_event_want_read(socket->frames) && !wslay_event_want_write(socket->frames)) {
    drain(socket);
  }
  if (socket->phase != WEB_SOCKET_DEAD) {
    watch(socket);
  }
}

void web_socket_pump_early(web_server *server) {
  if (!server->has_early) {
    return;
  }
  server->has_early = false;
  for (web_socket *each = server->sockets; each != NULL; each = each->next) {
    if (each->early != NULL) {
      web_socket_pump(each, true);
    }
  }
}

void web_socket_second(web_server *server) {
  for (web_socket *each = server->sockets; each != NULL; each = each->next) {
    each->control_frames = 0;
    if (each->phase != WEB_SOCKET_OPEN && each->deadline <= server->now) {
      die(each, each->code == 0 ? 1006 : each->code);
    }
  }
}

bool web_socket_adopt(
    web_server *server, const web_connection *connection, int descriptor, const char *early,
    size_t early_count) {
  int flags = fcntl(descriptor, F_GETFL);
  int on = 1;
  if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0 ||
      setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0) {
    return false;
  }
  web_socket *socket = calloc(1, sizeof *socket);
  if (socket == NULL) {
    return false;
  }
  socket->server = server;
  socket->descriptor = descriptor;
  memcpy(socket->address, connection->address, sizeof socket->address);
  if (early_count != 0) {
    socket->early = malloc(early_count);
    if (socket->early == NULL) {
      free(socket);
      return false;
    }
    memcpy(socket->early, early, early_count);
    socket->early_count = early_count;
    server->has_early = true;
  }
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = socket};
  if (wslay_event_context_server_init(&socket->frames, &web_socket_callbacks, socket) != 0) {
    free(socket->early);
    free(socket);
    return false;
  }
  if (epoll_ctl(server->epoll, EPOLL_CTL_ADD, descriptor, &event) != 0) {
    wslay_event_context_free(socket->frames);
    free(socket->early);
    free(socket);
    return false;
  }
  wslay_event_config_set_max_recv_msg_length(
      socket->frames, server->options.message_bytes);
  socket->next = server->sockets;
  if (socket->next != NULL) {
    socket->next->previous = socket;
  }
  server->sockets = socket;
  server->socket_count += 1;
  server->handlers.opened(server->context, socket);
  return true;
}

// MARK: What the owner asks of a socket

const char *web_socket_address(const web_socket *socket) { return socket->address; }

uint64_t web_socket_received(const web_socket *socket) { return socket->received; }

static bool queue_frame(
    web_socket *socket, uint8_t opcode, const uint8_t *bytes, size_t count) {
  if (socket->phase != WEB_SOCKET_OPEN) {
    return false;
  }
  size_t queued = wslay_event_get_queued_msg_length(socket->frames);
  if (count > socket->server->options.queue_bytes && socket->oversize == 0) {
    socket->oversize = count;
  }
  if (count > most_bytes(socket) || queued > most_bytes(socket) - count) {
    die(socket, 1006);
    return false;
  }
  struct wslay_event_msg message = {.opcode = opcode, .msg = bytes, .msg_length = count};
  if (wslay_event_queue_msg(socket->frames, &message) != 0) {
    return false;
  }
  // Inside a receive the pump sends afterwards; anywhere else nobody would.
  if (!socket->is_receiving) {
    web_socket_pump(socket, false);
  }
  return socket->phase == WEB_SOCKET_OPEN;
}

bool web_socket_send(web_socket *socket, const uint8_t *bytes, size_t count) {
  return queue_frame(socket, WSLAY_TEXT_FRAME, bytes, count);
}

bool web_socket_ping(web_socket *socket) {
  return queue_frame(socket, WSLAY_PING, NULL, 0);
}

void web_socket_close(web_socket *socket, uint16_t code) {
  if (socket->phase != WEB_SOCKET_OPEN) {
    return;
  }
  socket->closing_code = code;
  wslay_event_shutdown_read(socket->frames);
  start_closing(socket);
  if (!socket->is_receiving) {
    web_socket_pump(socket, false);
  }
}

void web_socket_drop(web_socket *socket) { die(socket, 1006); }
