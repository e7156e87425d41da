/// What every answer tells the browser to refuse.
enum SecurityHeaders {
  /// No inline script, no inline style, nothing from elsewhere, never inside a frame.
  static let contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  .joined(separator: "; ")

  static let all: [HTTPResponse.Header] = [
    .init("Content-Security-Policy", contentSecurityPolicy),
    .init("X-Content-Type-Options", "nosniff"),
    .init("Referrer-Policy", "same-origin"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
