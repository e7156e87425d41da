// What MapKit declares and our provider uses, from Apple's public documentation: shapes without a
// behaviour. Compiled by Scripts/check-apple-interfaces only; never part of the package.

@_exported import CoreLocation
import Foundation

public class MKLocalSearchCompletion: NSObject {
  public var title: String { "" }
  public var titleHighlightRanges: [NSValue] { [] }
  public var subtitle: String { "" }
  public var subtitleHighlightRanges: [NSValue] { [] }
}

public class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  public override init() {}

  public var queryFragment = ""
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var results: [MKLocalSearchCompletion] { [] }
  public var isSearching: Bool { false }
  public func cancel() {}
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

public class MKPlacemark: CLPlacemark {
  public var countryCode: String? { nil }
}

public class MKMapItem: NSObject {
  public var placemark: MKPlacemark { MKPlacemark() }
  public var name: String?
}

public class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public class Request: NSObject {
    public override init() {}
    public init(completion: MKLocalSearchCompletion) {}

    public var naturalLanguageQuery: String?
    public var resultTypes: ResultType = [.address, .pointOfInterest]
  }

  public class Response: NSObject {
    public var mapItems: [MKMapItem] { [] }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {}

  public var isSearching: Bool { false }
  public func start(completionHandler: @escaping CompletionHandler) {}
  public func cancel() {}
}

public struct MKError: Error {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }

  public init(_ code: Code) { self.code = code }

  public var code: Code
}
