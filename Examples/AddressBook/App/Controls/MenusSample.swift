import SwiftUI

/// Menus: in a bar and in a row, with parts, a choice, a menu inside and something that deletes.
struct MenusSample: View {
  enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case date = "Date"
    case weight = "Weight"

    var id: Self { self }
  }

  @State private var order = Order.name
  @State private var showsReturned = false
  @State private var last = "Nothing yet"

  var body: some View {
    List {
      Section {
        LabeledContent {
          Text(verbatim: last)
        } label: {
          Text("Last chosen")
        }
        LabeledContent {
          Text(verbatim: order.rawValue + (showsReturned ? ", with returned" : ""))
        } label: {
          Text("Shown by")
        }
      }
      Section {
        parcelMenu
      } footer: {
        Text("Return, Space or an arrow opens a menu, arrows move in it, Escape leaves it.")
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { orderMenu }
    }
  }

  private var parcelMenu: some View {
    Menu {
      Section("Parcel") {
        Button("Rename", systemImage: "pencil") { last = "Rename" }
        Button("Print label", systemImage: "number") { last = "Print label" }
        Button("Forward") { last = "Forward" }.disabled(true)
      }
      Menu {
        ForEach(Country.all) { country in
          Button(country.name) { last = "Send to \(country.name)" }
        }
      } label: {
        Label("Send to", systemImage: "globe")
      }
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) { last = "Delete" }
    } label: {
      Label("Parcel", systemImage: "ellipsis.circle")
    }
  }

  private var orderMenu: some View {
    Menu {
      Picker("Order", selection: $order) {
        ForEach(Order.allCases) { Text(verbatim: $0.rawValue) }
      }
      Divider()
      Toggle("Show returned", isOn: $showsReturned)
    } label: {
      Label("Order", systemImage: "arrow.up.arrow.down")
    }
  }
}
