extension ForEach where Content: View {
  @_disfavoredOverload
  nonisolated public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    ID == C.Element.ID,
    C: MutableCollection,
    C: RandomAccessCollection,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(elements.indices.lazy.map { ($0, elements[$0].id) }, id: \.1) { index, id in
      content(data.element(id, at: index, fallback: elements[index]))
    }
  }
}

extension Binding
where Value: MutableCollection, Value: RandomAccessCollection, Value.Element: Identifiable {
  /// A binding to one element.
  ///
  /// It follows the element when others come and go; once the element
  /// itself has gone it reads what it last was and writes nothing.
  fileprivate func element(
    _ id: Value.Element.ID,
    at index: Value.Index,
    fallback: Value.Element
  ) -> Binding<Value.Element> {
    func place(in elements: Value) -> Value.Index? {
      if elements.startIndex <= index, index < elements.endIndex, elements[index].id == id {
        return index
      }
      return elements.firstIndex { $0.id == id }
    }
    return Binding<Value.Element>(
      read: {
        let elements = wrappedValue
        return place(in: elements).map { elements[$0] } ?? fallback
      },
      write: { value, transaction in
        var elements = wrappedValue
        guard let place = place(in: elements) else { return }
        elements[place] = value
        write(elements, transaction)
      }
    )
  }
}
