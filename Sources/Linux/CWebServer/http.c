#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// An answer may take longer than a head: a phone on a bad line reads slowly.
static const uint64_t answer_milliseconds = 30000;
/// The pool of one connection: the largest head, its parsed fields and the answer's head.
static const size_t connection_memory = 16384;
/// How often a head that is still to be answered is retried within a turn.
static const int runs_per_turn = 64;

static web_connection *connection_of(struct MHD_Connection *handle) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(handle, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

// MARK: Life of a connection

/// libmicrohttpd's own time-out starts again with every byte. The deadline here does not, so a
/// head sent byte by byte ends in time.
static void connection_changed(
    void *context, struct MHD_Connection *handle, void **socket_context,
    enum MHD_ConnectionNotificationCode change) {
  web_server *server = context;
  if (change == MHD_CONNECTION_NOTIFY_CLOSED) {
    web_connection *connection = *socket_context;
    if (connection == NULL) {
      return;
    }
    if (connection->previous != NULL) {
      connection->previous->next = connection->next;
    } else {
      server->connections = connection->next;
    }
    if (connection->next != NULL) {
      connection->next->previous = connection->previous;
    }
    server->connection_count -= 1;
    free(connection);
    *socket_context = NULL;
    return;
  }
  web_connection *connection = calloc(1, sizeof *connection);
  *socket_context = connection;
  if (connection == NULL) {
    return;  // A connection without a record is answered 500.
  }
  connection->server = server;
  connection->deadline = server->now + server->options.head_milliseconds;
  connection->descriptor = -1;
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(handle, MHD_CONNECTION_INFO_CONNECTION_FD);
  if (info != NULL) {
    connection->descriptor = info->connect_fd;
  }
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  if (getpeername(connection->descriptor, (struct sockaddr *)&peer, &length) != 0 ||
      getnameinfo((struct sockaddr *)&peer, length, connection->address,
                  sizeof connection->address, NULL, 0, NI_NUMERICHOST) != 0) {
    strcpy(connection->address, "unknown");
  }
  connection->next = server->connections;
  if (connection->next != NULL) {
    connection->next->previous = connection;
  }
  server->connections = connection;
  server->connection_count += 1;
}

void web_http_expire(web_server *server) {
  for (web_connection *each = server->connections; each != NULL; each = each->next) {
    if (each->deadline <= server->now && each->descriptor >= 0) {
      // libmicrohttpd owns the descriptor: end the stream, and it closes what it reads as ended.
      (void)shutdown(each->descriptor, SHUT_RDWR);
      each->deadline = server->now + answer_milliseconds;
    }
  }
}

// MARK: Requests

static char seen;  // Its address marks a request whose head has been seen.

static enum MHD_Result queue(
    struct MHD_Connection *handle, unsigned status, const char *const *fields,
    size_t field_count, const void *body, size_t count) {
  // MUST_COPY: the body belongs to the caller until this returns. The cast drops a const that
  // libmicrohttpd's declaration lacks.
  struct MHD_Response *response =
      MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
  if (response == NULL) {
    return MHD_NO;
  }
  enum MHD_Result result = MHD_YES;
  for (size_t i = 0; i < field_count && result == MHD_YES; i++) {
    result = MHD_add_response_header(response, fields[2 * i], fields[2 * i + 1]);
  }
  if (result == MHD_YES) {
    result = MHD_queue_response(handle, status, response);
  }
  MHD_destroy_response(response);
  return result;
}

static enum MHD_Result refuse(struct MHD_Connection *handle, unsigned status) {
  static const char *const fields[] = {"Connection", "close", "Cache-Control", "no-store"};
  return queue(handle, status, fields, 2, "", 0);
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *handle, const char *path, const char *method,
    const char *version, const char *body, size_t *body_count, void **state) {
  (void)version;
  (void)body;
  web_server *server = context;
  if (*state == NULL) {
    *state = &seen;
    unsigned refusal = web_refusal(server, handle);
    // Any other request is answered in the second call, as libmicrohttpd wants it.
    return refusal == 0 ? MHD_YES : refuse(handle, refusal);
  }
  if (*body_count != 0) {
    *body_count = 0;
    return MHD_NO;  // No request with a body gets here.
  }
  web_connection *connection = connection_of(handle);
  if (connection == NULL) {
    return refuse(handle, MHD_HTTP_INTERNAL_SERVER_ERROR);
  }
  connection->deadline = server->now + answer_milliseconds;
  web_request request = {
      .connection = connection,
      .handle = handle,
      .method = method,
      .path = path,
      .result = MHD_NO,
  };
  server->handlers.request(server->context, &request);
  return request.result;
}

static void answered(
    void *context, struct MHD_Connection *handle, void **state,
    enum MHD_RequestTerminationCode reason) {
  (void)reason;
  web_server *server = context;
  *state = NULL;
  web_connection *connection = connection_of(handle);
  if (connection != NULL) {
    connection->deadline = server->now + server->options.head_milliseconds;
  }
}

// MARK: Start and turn

bool web_http_start(web_server *server) {
  unsigned idle_seconds = (unsigned)(server->options.head_milliseconds / 1000) + 1;
  server->http = MHD_start_daemon(
      MHD_USE_EPOLL | MHD_ALLOW_UPGRADE | MHD_USE_NO_LISTEN_SOCKET, 0, NULL, NULL, answer,
      server, MHD_OPTION_CONNECTION_LIMIT, server->options.connection_limit,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
      MHD_OPTION_CONNECTION_MEMORY_INCREMENT, (size_t)1024, MHD_OPTION_CONNECTION_TIMEOUT,
      idle_seconds, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_CONNECTION,
      connection_changed, server, MHD_OPTION_NOTIFY_COMPLETED, answered, server,
      MHD_OPTION_END);
  if (server->http == NULL) {
    return false;
  }
  const union MHD_DaemonInfo *info =
      MHD_get_daemon_info(server->http, MHD_DAEMON_INFO_EPOLL_FD);
  if (info == NULL || info->epoll_fd < 0) {
    return false;
  }
  server->http_epoll = info->epoll_fd;
  return true;
}

void web_http_adopt(
    web_server *server, int descriptor, const struct sockaddr *address, socklen_t length) {
  // On failure libmicrohttpd has closed the descriptor; there is nobody to tell.
  (void)MHD_add_connection(server->http, descriptor, address, length);
}

int web_http_run(web_server *server) {
  MHD_UNSIGNED_LONG_LONG wait = 0;
  for (int run = 0; run < runs_per_turn; run++) {
    if (MHD_run(server->http) != MHD_YES || MHD_get_timeout(server->http, &wait) != MHD_YES) {
      return 1000;
    }
    if (wait != 0) {
      return wait > 1000 ? 1000 : (int)wait;
    }
  }
  return 0;
}

// MARK: What the owner asks of a request

const char *web_request_method(const web_request *request) { return request->method; }

const char *web_request_path(const web_request *request) { return request->path; }

const char *web_request_address(const web_request *request) {
  return request->connection->address;
}

const char *web_request_header(const web_request *request, const char *name) {
  return MHD_lookup_connection_value(request->handle, MHD_HEADER_KIND, name);
}

typedef struct name_tally {
  const char *name;
  unsigned count;
} name_tally;

static enum MHD_Result count_name(
    void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  (void)value;
  name_tally *sum = context;
  if (strcasecmp(name, sum->name) == 0) {
    sum->count += 1;
  }
  return MHD_YES;
}

unsigned web_request_header_count(const web_request *request, const char *name) {
  name_tally sum = {.name = name};
  (void)MHD_get_connection_values(request->handle, MHD_HEADER_KIND, count_name, &sum);
  return sum.count;
}

bool web_request_respond(
    web_request *request, unsigned status, const char *const *fields, size_t field_count,
    const void *body, size_t count) {
  if (request->result == MHD_YES) {
    return false;
  }
  request->result =
      queue(request->handle, status, fields, field_count, body == NULL ? "" : body, count);
  return request->result == MHD_YES;
}

// MARK: Upgrade

/// Takes a second descriptor of the connection and lets libmicrohttpd free all it holds for the
/// first one: an idle socket then costs what the kernel and libwslay need, and no more.
static void upgraded(
    void *context, struct MHD_Connection *handle, void *state, const char *early,
    size_t early_count, MHD_socket descriptor, struct MHD_UpgradeResponseHandle *upgrade) {
  (void)state;
  web_server *server = context;
  const web_connection *connection = connection_of(handle);
  int own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (own >= 0 && (connection == NULL ||
                   !web_socket_adopt(server, connection, own, early, early_count))) {
    (void)close(own);
  }
  (void)MHD_upgrade_action(upgrade, MHD_UPGRADE_ACTION_CLOSE);
  // It closes its own descriptor in the next run, of which its time-out says nothing.
  server->http_is_ready = true;
}

bool web_request_upgrade(
    web_request *request, const char *accept, const char *subprotocol) {
  if (request->result == MHD_YES) {
    return false;
  }
  struct MHD_Response *response =
      MHD_create_response_for_upgrade(upgraded, request->connection->server);
  if (response == NULL) {
    return false;
  }
  if (MHD_add_response_header(response, "Upgrade", "websocket") == MHD_YES &&
      MHD_add_response_header(response, "Sec-WebSocket-Accept", accept) == MHD_YES &&
      (subprotocol == NULL ||
       MHD_add_response_header(response, "Sec-WebSocket-Protocol", subprotocol) == MHD_YES)) {
    request->result =
        MHD_queue_response(request->handle, MHD_HTTP_SWITCHING_PROTOCOLS, response);
  }
  MHD_destroy_response(response);
  return request->result == MHD_YES;
}
