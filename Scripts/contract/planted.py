"""A small module that lies about its sheet, for the check's own test."""
import pathlib
import subprocess
import tempfile

from contract import modules

SOURCE = """
public protocol Drawn { associatedtype Drawing; @MainActor func draw() -> Drawing }
public struct Box<Content>: Hashable where Content: Hashable {
  public init(_ content: Content, width: Double = 1) {}
  public init(height: Double) {}
  public private(set) var area = 0.0
  public var weight = 0.0
  public func filled(with other: Box) -> Box { self }
  public func grown(by step: Int = 2) -> Box { self }
  public func turned<T>(to side: T) where T: Equatable {}
  public static func named(_ name: String) -> Box? { nil }
  public enum Side { case left, right, top }
  public struct Secret {}
}
extension Box where Content == Int { public func counted() -> Int { 0 } }
extension Box: Sendable where Content: Sendable {}
extension Box { public func _internal() {} }
@MainActor public final class Shelf { public init() {}; nonisolated public func quiet() {}; public func loud() {} }
public struct Loose { public init() {} }
public func stack(_ boxes: [String]) {}
public func spill(_ boxes: [String]) {}
"""
SHEET = """
```swift
protocol Drawn { associatedtype Drawing; func draw() -> Drawing }        // stricter here: fine
struct Box<Content> : Hashable where Content : Hashable {
  init(_ content: Content, width: Double = 1); init(height: Float)       // a type
  var area: Double { get }; var weight: Double { get }                   // a setter
  func filled(with box: Box<Content>) -> Box<Content>                                      // an inner name: fine
  func grown(by step: Int = 1) -> Box<Content>                                    // a default
  func turned<Value>(to side: Value) where Value : Hashable              // a constraint
  static func named(_ name: String) -> Box<Content>                               // a result
  enum Side { case left, right }                                         // a case
}
extension Box { func counted() -> Int }                                  // an extension's constraint
@MainActor class Shelf { init(); @MainActor func quiet(); nonisolated func loud() }
@MainActor struct Loose { init() }
func stack(_ boxes: [String])
```
func spill(_ boxes: [String])
"""
EXPECTED = {
    f"{name} differs from the sheet, or the sheet has its name alone" for name in (
        "Box.init(height:)", "Box.weight", "Box.grown(by:)", "Box.turned(to:)", "Box.named(_:)",
        "Box.counted()")
} | {
    f"{name} is not on the sheet" for name in ("Box.Side.top", "Box.Secret", "spill(_:)")
} | {
    "Box conforms to Sendable, not so on the sheet",
    "Shelf.quiet() is not isolated to the main actor, on the sheet it is",
    "Shelf.loud() is isolated to the main actor, on the sheet it is nonisolated",
    "Loose is not isolated to the main actor, on the sheet it is",
    "Loose.init() is not isolated to the main actor, on the sheet it is",
}


def module():
    """The module's declarations, as those of the real ones are read."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Planted.swift"
        source.write_text(SOURCE, encoding="utf-8")
        subprocess.run(
            ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name",
             "Planted", "-o", f"{folder}/Planted.swiftmodule", str(source)], check=True)
        return modules.public("Planted", folder)
