public import AddressLookup
import Foundation
public import Testing

/// Checks what a provider over HTTP makes of everything that goes wrong on the way.
///
/// ```swift
/// @Test func survivesTheNetwork() async {
///   await TransportFaults.run(asking: "Teststraße 12", in: "DE") { transport in
///     .nominatim(server: server, agent: "Tests", transport: transport)
///   }
/// }
/// ```
public enum TransportFaults {
  /// Makes a search over each faulty transport and checks the error it throws.
  ///
  /// - Parameters:
  ///   - line: What to ask.
  ///   - countryCode: The country to ask in.
  ///   - sourceLocation: Where issues are recorded.
  ///   - make: Makes the search over a transport.
  public static func run(
    asking line: String,
    in countryCode: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    make: (any LookupTransport) -> AddressSearch
  ) async {
    for fault in faults {
      let search = make(RecordedTransport { _ in try fault.answer() })
      await Recording(fault.name, sourceLocation)
        .expect { recording in
          do {
            _ = try await search.suggest(line, countryCode)
            recording.require(false, "it was taken for an answer")
          } catch let error as AddressSearchError {
            recording.require(fault.codes.contains(error.code), "it was told as \(error)")
            let said =
              "\(error) \(String(reflecting: error)) \(String(describing: error.underlying))"
            recording.require(!said.contains(secret), "the error holds what came over the wire")
            recording.require(!said.contains(line), "the error holds what was asked")
          }
        }
    }
    let cancelling = make(RecordedTransport { _ in throw CancellationError() })
    await Recording("cancelled", sourceLocation)
      .expect { recording in
        do {
          _ = try await cancelling.suggest(line, countryCode)
          recording.require(false, "it was taken for an answer")
        } catch is CancellationError {
          // As it should be.
        }
      }
  }

  struct Fault: Sendable {
    var name: String
    var codes: [AddressSearchError.Code]
    var answer: @Sendable () throws -> LookupResponse
  }

  /// A text in the faulty bodies that must never turn up in an error.
  static let secret = "SECRET-4711"

  static let faults: [Fault] =
    [
      status(401, .unauthorized), status(403, .unauthorized), status(400, .badRequest),
      status(422, .badRequest), status(500, .unavailable), status(502, .unavailable),
      status(503, .unavailable), status(429, .throttled(retryAfter: nil)),
      status(429, .throttled(retryAfter: .seconds(7)), headers: ["Retry-After": "7"]),
      status(429, .throttled(retryAfter: nil), headers: ["Retry-After": secret]),
      body("a web page", "<html><body>\(secret)</body></html>", type: "text/html"),
      body("nothing at all", ""), body("half of it", "{\"features\":[{\"\(secret)"),
      body("another shape", "\"\(secret)\""), body("null", "null"),
      Fault(name: "bytes in Latin-1", codes: [.unreadable]) {
        let bytes =
          Array("{\"features\":[],\"items\":[],\"x\":\"Stra".utf8) + [0xDF] + Array("e\"}".utf8)
        return LookupResponse(
          status: 200,
          headers: ["content-type": "application/json; charset=iso-8859-1"],
          body: Data(bytes)
        )
      },
    ]
    + [LookupTransportError.timedOut, .unreachable, .cut, .redirected]
    .map { error in
      Fault(name: "\(error)", codes: [.unavailable]) { throw error }
    }
    + [LookupTransportError.tooLarge, .unreadable]
    .map { error in
      Fault(name: "\(error)", codes: [.unreadable]) { throw error }
    }
    + [
      Fault(name: "an error of the system's", codes: [.unavailable]) {
        throw ForeignError(url: "https://geo.example/?key=\(secret)")
      }
    ]

  private struct ForeignError: Error {
    var url: String
  }

  private static func status(
    _ status: Int,
    _ code: AddressSearchError.Code,
    headers: [String: String] = [:]
  ) -> Fault {
    Fault(name: "status \(status)", codes: [code]) {
      LookupResponse(
        status: status,
        headers: headers.merging(["content-type": "application/json"]) { first, _ in first },
        body: Data("{\"error\":\"\(secret)\"}".utf8)
      )
    }
  }

  private static func body(
    _ name: String,
    _ text: String,
    type: String = "application/json"
  ) -> Fault {
    Fault(name: name, codes: [.unreadable, .unavailable]) {
      LookupResponse(status: 200, headers: ["content-type": type], body: Data(text.utf8))
    }
  }
}
