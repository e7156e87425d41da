#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// What libwslay asks for: bytes from the peer, bytes to the peer, and what to make of frames.

static ssize_t receive(
    wslay_event_context_ptr frames, uint8_t *bytes, size_t count, int flags, void *context) {
  (void)flags;
  web_socket *socket = context;
  if (socket->early != NULL) {
    size_t left = socket->early_count - socket->early_offset;
    size_t taken = count < left ? count : left;
    memcpy(bytes, socket->early + socket->early_offset, taken);
    socket->early_offset += taken;
    socket->received += taken;
    if (socket->early_offset == socket->early_count) {
      free(socket->early);
      socket->early = NULL;
    }
    return (ssize_t)taken;
  }
  ssize_t result;
  do {
    result = recv(socket->descriptor, bytes, count, 0);
  } while (result < 0 && errno == EINTR);
  if (result > 0) {
    socket->received += (uint64_t)result;
    return result;
  }
  bool would_block = result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
  wslay_event_set_error(
      frames, would_block ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
  return -1;
}

static ssize_t transmit(
    wslay_event_context_ptr frames, const uint8_t *bytes, size_t count, int flags,
    void *context) {
  web_socket *socket = context;
  int more = (flags & WSLAY_MSG_MORE) != 0 ? MSG_MORE : 0;
  ssize_t result;
  do {
    result = send(socket->descriptor, bytes, count, MSG_NOSIGNAL | more);
  } while (result < 0 && errno == EINTR);
  if (result >= 0) {
    return result;
  }
  bool would_block = errno == EAGAIN || errno == EWOULDBLOCK;
  wslay_event_set_error(
      frames, would_block ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
  return -1;
}

/// libwslay takes any number of frames, also empty ones that no byte limit sees.
static void frame_started(
    wslay_event_context_ptr frames, const struct wslay_event_on_frame_recv_start_arg *frame,
    void *context) {
  (void)frames;
  web_socket *socket = context;
  unsigned limit = socket->server->options.message_frames;
  unsigned *count =
      wslay_is_ctrl_frame(frame->opcode) ? &socket->control_frames : &socket->message_frames;
  *count += 1;
  if (*count > limit && socket->phase == WEB_SOCKET_OPEN) {
    web_socket_queue_close(socket, WSLAY_CODE_POLICY_VIOLATION);
  }
}

static void message_received(
    wslay_event_context_ptr frames, const struct wslay_event_on_msg_recv_arg *message,
    void *context) {
  (void)frames;
  web_socket *socket = context;
  if (wslay_is_ctrl_frame(message->opcode)) {
    return;
  }
  socket->message_frames = 0;
  if (socket->phase == WEB_SOCKET_OPEN) {
    web_server *server = socket->server;
    server->handlers.message(
        server->context, socket, message->msg, message->msg_length,
        message->opcode == WSLAY_TEXT_FRAME);
  }
}

const struct wslay_event_callbacks web_socket_callbacks = {
    .recv_callback = receive,
    .send_callback = transmit,
    .on_frame_recv_start_callback = frame_started,
    .on_msg_recv_callback = message_received,
};
