#include "internal.h"

#include <string.h>
#include <strings.h>

// What libmicrohttpd lets through although no browser sends it. Each of these is how requests get
// smuggled past a proxy, so the answer is 400 and the connection ends.

typedef struct tally {
  const web_server *server;
  size_t bytes;
  unsigned fields, hosts;
  bool has_body, has_control;
} tally;

static bool is_named(const char *name, size_t count, const char *expected) {
  return strlen(expected) == count && strncasecmp(name, expected, count) == 0;
}

static bool holds_control(const char *text, size_t count) {
  for (size_t i = 0; i < count; i++) {
    unsigned char byte = (unsigned char)text[i];
    if ((byte < 0x20 && byte != '\t') || byte == 0x7f) {
      return true;
    }
  }
  return false;
}

static enum MHD_Result count_field(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_count,
    const char *value, size_t value_count) {
  (void)kind;
  tally *sum = context;
  sum->fields += 1;
  sum->bytes += name_count + value_count + 4;
  if (value == NULL) {
    value_count = 0;
  }
  if (holds_control(name, name_count) || holds_control(value, value_count)) {
    sum->has_control = true;
  }
  if (is_named(name, name_count, "Host")) {
    sum->hosts += 1;
  }
  if (is_named(name, name_count, "Content-Length") ||
      is_named(name, name_count, "Transfer-Encoding")) {
    sum->has_body = true;
  }
  return MHD_YES;
}

unsigned web_refusal(const web_server *server, struct MHD_Connection *handle) {
  tally sum = {.server = server};
  (void)MHD_get_connection_values_n(handle, MHD_HEADER_KIND, count_field, &sum);
  if (sum.fields > server->options.head_fields || sum.bytes > server->options.head_bytes) {
    return MHD_HTTP_REQUEST_HEADER_FIELDS_TOO_LARGE;
  }
  if (sum.has_body || sum.has_control || sum.hosts != 1) {
    return MHD_HTTP_BAD_REQUEST;
  }
  return 0;
}
