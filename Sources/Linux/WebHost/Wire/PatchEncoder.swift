@_spi(Host) import SwiftUI

/// Writes the operations of a patch; see `Documentation/WireProtocol.md`.
struct PatchEncoder {
  /// The highest event that the operations know of.
  let event: Int

  static func encode(_ operations: [PatchOperation], revision: Int, event: Int) -> [UInt8] {
    let encoder = PatchEncoder(event: event)
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("t")
      writer.string("patch")
      writer.name("r")
      writer.integer(revision)
      writer.name("n")
      writer.integer(event)
      writer.name("ops")
      writer.array { writer in
        for operation in operations {
          writer.array { encoder.write(operation, to: &$0) }
        }
      }
    }
    return writer.bytes
  }

  private func write(_ operation: PatchOperation, to writer: inout JSONWriter) {
    switch operation {
    case .text(let id, let text):
      writer.string("t")
      writer.integer(id)
      writer.string(text)
    case .attribute(let id, let name, let value):
      writer.string("a")
      writer.integer(id)
      writer.string(name)
      writer.string(value)
    case .property(let id, let name, let isOn):
      writer.string("p")
      writer.integer(id)
      writer.string(name)
      writer.bool(isOn)
    case .value(let id, let value):
      writer.string("v")
      writer.integer(id)
      writer.string(value)
      writer.integer(event)
    case .insert(let parent, let before, let element):
      writer.string("i")
      writer.integer(parent)
      writer.integer(before)
      write(element, to: &writer)
    case .delete(let id):
      writer.string("d")
      writer.integer(id)
    case .move(let id, let before):
      writer.string("m")
      writer.integer(id)
      writer.integer(before)
    case .focus(let id):
      writer.string("f")
      writer.integer(id)
    case .announce(let text, let isAssertive):
      writer.string("l")
      writer.string(isAssertive ? "assertive" : "polite")
      writer.string(text)
    case .rule(let className, let css):
      writer.string("c")
      writer.string(className)
      writer.string(css)
    case .scrollIntoView(let id, let place):
      writer.string("z")
      writer.integer(id)
      if let place {
        writer.string(place.across.rawValue)
        writer.string(place.down.rawValue)
      }
    case .open(let url):
      writer.string("o")
      writer.string(url)
    case .store(let key, let value):
      writer.string("s")
      writer.string(key)
      writer.string(value)
    }
  }

  private func write(_ element: ElementSnapshot, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("g")
      writer.string(element.tag)
      writer.name("i")
      writer.integer(element.id)
      // A control's path has a field of its own.
      let attributes = element.attributes.filter { $0.name != "data-p" || element.path == nil }
      if !attributes.isEmpty {
        writer.name("a")
        writer.object { writer in
          for attribute in attributes {
            writer.name(attribute.name)
            writer.string(attribute.value)
          }
        }
      }
      if !element.properties.isEmpty {
        writer.name("b")
        writer.array { writer in
          for property in element.properties {
            writer.string(property)
          }
        }
      }
      if let path = element.path {
        writer.name("p")
        writer.string(path)
      }
      if let text = element.text {
        writer.name("x")
        writer.string(text)
      }
      if let value = element.value {
        writer.name("v")
        writer.string(value)
      }
      if !element.children.isEmpty {
        writer.name("k")
        writer.array { writer in
          for child in element.children {
            write(child, to: &writer)
          }
        }
      }
    }
  }
}
