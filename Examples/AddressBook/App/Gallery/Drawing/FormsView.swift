import AddressUI
import SwiftUI

/// A form in the system's styles, and rows that are scrolled to.
struct FormsView: View {
  @State private var style = Style.grouped

  enum Style: String, CaseIterable, Identifiable {
    case grouped = "Grouped"
    case columns = "Columns"

    var id: Self { self }
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Style", selection: $style) {
        ForEach(Style.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(16)
      switch style {
      case .grouped: ParcelForm().formStyle(.grouped)
      case .columns: ParcelForm().formStyle(.columns)
      }
      RowsSample()
    }
    .navigationTitle("Forms")
  }
}

/// What a parcel shop asks for.
private struct ParcelForm: View {
  @State private var sender = ""
  @State private var isInsured = false
  @State private var showsMore = false
  @State private var note = ""

  var body: some View {
    Form {
      Section("Parcel") {
        TextField("Sender", text: $sender)
        Toggle("Insured", isOn: $isInsured)
        LabeledContent {
          Text("2 kg")
        } label: {
          Text("Weight")
        }
      }
      Section("More", isExpanded: $showsMore) {
        TextField("Note", text: $note)
      }
    }
    .accessibilityLabel("Parcel form")
  }
}

/// A hundred rows, the one that stands at the top, and a way to others.
private struct RowsSample: View {
  @State private var row: Int?

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 16) {
        Text(verbatim: row.map { "Row \($0) is first" } ?? "No row is first")
        Button("To row 60") { row = 60 }
        Button("To row 5") { row = 5 }
      }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(1..<101) { number in
            Button("Row \(number)") { row = number }.padding(.vertical, 8)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .scrollPosition(id: $row, anchor: .top)
      .frame(height: 200)
    }
    .padding(.vertical, 8)
  }
}
