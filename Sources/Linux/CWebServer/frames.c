#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

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
  ssize_t result = -1;
  if (socket->is_drained) {
    // Asking once more would only be told to come back later; the wait says when.
    errno = EAGAIN;
  } else {
    do {
      result = recv(socket->descriptor, bytes, count, 0);
    } while (result < 0 && errno == EINTR);
  }
  if (result > 0) {
    socket->received += (uint64_t)result;
    socket->is_drained = (size_t)result < count;
    return result;
  }
  bool would_block = result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
  wslay_event_set_error(
      frames, would_block ? WSLAY_ERR_WOULDBLOCK : WSLAY_ERR_CALLBACK_FAILURE);
  return -1;
}

/// Sends what is held and then these bytes; the answer is how many of these were sent.
static ssize_t send_held_and(web_socket *socket, const uint8_t *bytes, size_t count) {
  struct iovec parts[2] = {
      {.iov_base = socket->held, .iov_len = socket->held_count},
      {.iov_base = (void *)bytes, .iov_len = count},
  };
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
  ssize_t sent;
  do {
    sent = sendmsg(socket->descriptor, &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent < 0) {
    return -1;
  }
  size_t of_held = (size_t)sent < socket->held_count ? (size_t)sent : socket->held_count;
  socket->held_count -= of_held;
  memmove(socket->held, socket->held + of_held, socket->held_count);
  if (socket->held_count != 0 || (size_t)sent == of_held) {
    errno = EAGAIN;
    return -1;
  }
  return sent - (ssize_t)of_held;
}

static ssize_t transmit(
    wslay_event_context_ptr frames, const uint8_t *bytes, size_t count, int flags,
    void *context) {
  web_socket *socket = context;
  // libwslay gives the head of a frame by itself. Held back it costs no call, and no packet.
  if ((flags & WSLAY_MSG_MORE) != 0 && socket->held_count == 0 && count <= sizeof socket->held) {
    memcpy(socket->held, bytes, count);
    socket->held_count = count;
    return (ssize_t)count;
  }
  ssize_t result = send_held_and(socket, bytes, count);
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
