import Testing

@testable import SwiftUI

private final class Object {}

private protocol Named: AnyObject {}

private final class Person: Named {}

private struct Small: Hashable {
  var number = 1
}

/// Too large to lie in an existential itself.
private struct Large: Hashable {
  var words = ["one", "two", "three", "four"]
  var numbers = (0..<4).map { $0 }
  var name = String(repeating: "name", count: 8)
  var end = 1
}

private struct Weak {
  weak var object: Object?
}

private struct Mixed {
  var text: String
  var pair: (Int, String)
  var object: Object
  var hidden: any Hashable
  var named: any Named
  var mistake: (any Error)?
  var maybe: Small?
}

private struct Acting {
  let act: () -> Int
}

private enum Unknown {
  case text(String)
  case object(Object)
}

private struct Mistake: Error {}

/// What counts as the same is what is left out; whatever is unclear must count as other.
@MainActor struct SamenessTests {
  private let object = Object()
  private let person = Person()
  private let mistake = Mistake()

  private func mixed(_ change: (inout Mixed) -> Void = { _ in }) -> Mixed {
    var value = Mixed(
      text: String(repeating: "text", count: 8),
      pair: (1, String(repeating: "pair", count: 8)),
      object: object,
      hidden: Large(),
      named: person,
      maybe: Small()
    )
    change(&value)
    return value
  }

  @Test func findsValuesOfTheSameFieldsTheSame() {
    #expect(areSame(mixed(), mixed()))
  }

  @Test func findsAnotherValueInAnyField() {
    #expect(!areSame(mixed(), mixed { $0.text += "s" }))
    #expect(!areSame(mixed(), mixed { $0.pair.1 += "s" }))
    #expect(!areSame(mixed(), mixed { $0.object = Object() }))
    #expect(!areSame(mixed(), mixed { $0.named = Person() }))
    #expect(!areSame(mixed(), mixed { $0.mistake = mistake }))
    #expect(!areSame(mixed(), mixed { $0.maybe = nil }))
    #expect(!areSame(mixed(), mixed { $0.maybe?.number = 2 }))
  }

  @Test func looksBehindAnAny() {
    var large = Large()
    large.end = 2
    #expect(!areSame(mixed(), mixed { $0.hidden = large }))
    #expect(!areSame(mixed(), mixed { $0.hidden = Small() }))
    #expect(areSame(mixed { $0.hidden = Small() }, mixed { $0.hidden = Small() }))
    #expect(!areSame(mixed { $0.hidden = Small() }, mixed { $0.hidden = Small(number: 2) }))
    #expect(areSame(mixed { $0.hidden = "a" }, mixed { $0.hidden = "a" }))
  }

  @Test func knowsNothingOfWeakReferencesAndOfEnumsThatCannotBeCompared() {
    #expect(!areSame(Weak(object: object), Weak(object: object)))
    #expect(!areSame(Unknown.text("a"), Unknown.text("a")))
    #expect(!areSame(Unknown.object(object), Unknown.object(object)))
  }

  @Test func neverFindsABindingTheSame() {
    let binding = Binding.constant(1)
    #expect(!areSame(binding, binding))
    #expect(!areSame(Optional(binding), Optional(binding)))
  }

  @Test func looksAtTheElementsOfAList() {
    let binding = Binding.constant(1)
    let list = [binding]
    #expect(!areSame(list, list), "What an element leads to may have changed.")
    #expect(areSame([mixed()], [mixed()]))
    #expect(!areSame([mixed()], [mixed { $0.text += "s" }]))
    #expect(!areSame([mixed()], []))
  }

  @Test func findsOneClosureTheSameAsItself() {
    func acting(_ number: Int) -> Acting { Acting { number } }
    let one = acting(1)
    #expect(areSame(one, one))
    #expect(!areSame(one, acting(1)))
  }

  @Test func findsHiddenViewsTheSameByTheirTypeAndValue() {
    #expect(areSame(AnyView(Text(verbatim: "a")), AnyView(Text(verbatim: "a"))))
    #expect(!areSame(AnyView(Text(verbatim: "a")), AnyView(Text(verbatim: "b"))))
    #expect(!areSame(AnyView(Text(verbatim: "a")), AnyView(EmptyView())))
  }

  @Test func keepsAnEnvironmentThatSetsTheSame() {
    var base = EnvironmentValues()
    base.lineLimit = 2
    var old = base
    old.font = .headline
    var new = base
    new.font = .headline
    #expect(!new.isIdentical(to: old))
    #expect(new.settled(as: old).isIdentical(to: old))
    new.font = .body
    #expect(!new.settled(as: old).isIdentical(to: old))
    var fewer = old
    fewer.lineLimit = 2
    #expect(!fewer.settled(as: old).isIdentical(to: old))
  }
}
