#include "CWebServer.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

/// The largest window; 16 more asks zlib for the head and the check of gzip (RFC 1952).
enum { window_bits = 15 + 16, memory_level = 9 };

size_t web_gzip(const uint8_t *bytes, size_t count, uint8_t *result, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) {
    return 0;
  }
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit2(
          &stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_bits, memory_level,
          Z_DEFAULT_STRATEGY) != Z_OK) {
    return 0;
  }
  stream.next_in = (z_const Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = result;
  stream.avail_out = (uInt)capacity;
  // Without room for all of it the result is of no use, so one call is enough.
  int outcome = deflate(&stream, Z_FINISH);
  size_t written = capacity - stream.avail_out;
  (void)deflateEnd(&stream);
  return outcome == Z_STREAM_END ? written : 0;
}
