#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { batches_per_turn = 4, accepts_per_batch = 64 };

// MARK: Listening

static int listen_at(const char *address, uint16_t port, int *error) {
  char service[8];
  (void)snprintf(service, sizeof service, "%u", (unsigned)port);
  struct addrinfo hints = {
      .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE,
      .ai_socktype = SOCK_STREAM,
  };
  struct addrinfo *found = NULL;
  if (getaddrinfo(address, service, &hints, &found) != 0) {
    *error = EADDRNOTAVAIL;
    return -1;
  }
  int listener =
      socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, found->ai_protocol);
  int on = 1;
  // Reuse of the address lets a restarted server listen at once; a port where somebody listens
  // stays taken.
  if (listener < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
      bind(listener, found->ai_addr, found->ai_addrlen) != 0 || listen(listener, 511) != 0) {
    *error = errno;
    if (listener >= 0) {
      (void)close(listener);
    }
    listener = -1;
  }
  freeaddrinfo(found);
  return listener;
}

static uint16_t port_of(int listener) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(listener, (struct sockaddr *)&address, &length) != 0) {
    return 0;
  }
  if (address.ss_family == AF_INET6) {
    return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  }
  return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

static bool watch(int epoll, int descriptor, void *owner) {
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = owner};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

/// Without descriptors or memory the listener stays readable for ever, so it is not watched until
/// something has been freed or a second has gone by.
static void pause_listening(web_server *server) {
  if (server->is_listening &&
      epoll_ctl(server->epoll, EPOLL_CTL_DEL, server->listener, NULL) == 0) {
    server->is_listening = false;
  }
}

static void resume_listening(web_server *server) {
  if (!server->is_listening && watch(server->epoll, server->listener, &server->listener)) {
    server->is_listening = true;
  }
}

static void accept_connections(web_server *server) {
  for (int i = 0; i < accepts_per_batch; i++) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    int descriptor = accept4(
        server->listener, (struct sockaddr *)&address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (descriptor >= 0) {
      if (web_server_connections(server) >= server->options.connection_limit) {
        (void)close(descriptor);
      } else {
        web_http_adopt(server, descriptor, (struct sockaddr *)&address, length);
        server->http_is_ready = true;
      }
    } else if (
        errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
      pause_listening(server);
      return;
    } else if (errno != EINTR && errno != ECONNABORTED) {
      return;
    }
  }
}

// MARK: Life

static void discard(web_server *server) {
  if (server->http != NULL) {
    MHD_stop_daemon(server->http);
  }
  if (server->listener >= 0) {
    (void)close(server->listener);
  }
  if (server->epoll >= 0) {
    (void)close(server->epoll);
  }
  free(server);
}

web_server *web_server_start(
    const web_options *options, web_handlers handlers, void *context, int *error) {
  web_server *server = calloc(1, sizeof *server);
  if (server == NULL) {
    *error = ENOMEM;
    return NULL;
  }
  server->options = *options;
  server->handlers = handlers;
  server->context = context;
  server->epoll = -1;
  server->http_epoll = -1;
  server->http_is_ready = true;
  server->listener = listen_at(options->address, options->port, error);
  if (server->listener < 0) {
    discard(server);
    return NULL;
  }
  server->options.address = "";  // The caller's text does not outlive this call.
  server->port = port_of(server->listener);
  server->epoll = epoll_create1(EPOLL_CLOEXEC);
  if (server->epoll < 0 || !web_http_start(server) ||
      !watch(server->epoll, server->http_epoll, server->http) ||
      !watch(server->epoll, server->listener, &server->listener)) {
    *error = errno == 0 ? ENOMEM : errno;
    discard(server);
    return NULL;
  }
  server->is_listening = true;
  return server;
}

uint16_t web_server_port(const web_server *server) { return server->port; }

bool web_server_watch(web_server *server, int descriptor) {
  server->other = descriptor;
  return watch(server->epoll, descriptor, &server->other);
}

unsigned web_server_connections(const web_server *server) {
  return server->connection_count + server->socket_count;
}

void web_server_stop(web_server *server) {
  for (web_socket *each = server->sockets; each != NULL; each = each->next) {
    web_socket_close(each, WSLAY_CODE_GOING_AWAY);
    web_socket_drop(each);
  }
  web_socket_bury(server);
  discard(server);
}

// MARK: Turn

static void every_second(web_server *server) {
  if (server->now < server->next_second) {
    return;
  }
  server->next_second = server->now + 1000;
  server->http_is_ready = true;
  web_http_expire(server);
  web_socket_second(server);
  resume_listening(server);
}

static void run_http(web_server *server) {
  if (!server->http_is_ready && server->now < server->http_due) {
    return;
  }
  // What happens in there may ask for another run.
  server->http_is_ready = false;
  int wait = web_http_run(server);
  server->http_is_ready |= wait == 0;
  server->http_due = server->now + (uint64_t)wait;
}

bool web_server_wait(web_server *server, int milliseconds) {
  // What has died since the last turn is buried by the next one.
  bool is_due = server->dead != NULL || server->has_early || server->http_is_ready;
  int count = epoll_wait(
      server->epoll, server->events, WEB_EVENTS_PER_BATCH, is_due ? 0 : milliseconds);
  server->event_count = count > 0 ? count : 0;
  for (int i = 0; i < server->event_count; i++) {
    if (server->events[i].data.ptr == &server->other) {
      return true;
    }
  }
  return false;
}

static void handle_events(web_server *server) {
  for (int i = 0; i < server->event_count; i++) {
    void *owner = server->events[i].data.ptr;
    if (owner == &server->listener) {
      accept_connections(server);
    } else if (owner == server->http) {
      server->http_is_ready = true;
    } else if (owner != &server->other) {
      web_socket_pump(owner, (server->events[i].events & ~(uint32_t)EPOLLOUT) != 0);
    }
  }
  server->event_count = 0;
}

static int milliseconds_left(const web_server *server) {
  uint64_t due =
      server->http_due < server->next_second ? server->http_due : server->next_second;
  if (server->http_is_ready || due <= server->now) {
    return 0;
  }
  return due - server->now > 1000 ? 1000 : (int)(due - server->now);
}

int web_server_turn(web_server *server, uint64_t now_milliseconds) {
  server->now = now_milliseconds;
  // What was waited for is what there is: the next wait finds the rest without being asked twice.
  int batches = server->event_count > 0 ? 1 : batches_per_turn;
  every_second(server);
  run_http(server);
  for (int batch = 0; batch < batches; batch++) {
    if (server->event_count == 0) {
      (void)web_server_wait(server, 0);
      if (server->event_count == 0) {
        break;
      }
    }
    handle_events(server);
    run_http(server);
    web_socket_pump_early(server);
    if (server->dead != NULL) {
      web_socket_bury(server);
      resume_listening(server);
    }
  }
  web_socket_pump_early(server);
  web_socket_bury(server);
  return milliseconds_left(server);
}
