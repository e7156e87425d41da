import SwiftUI

/// Rows and columns, and a line of buttons that becomes a column where it does not fit.
struct TablesSample: View {
  private struct Rate: Identifiable {
    let name: String
    let days: Int
    let price: String

    var id: String { name }
  }

  private static let rates = [
    Rate(name: "Saver", days: 9, price: "€ 3.40"),
    Rate(name: "Standard", days: 4, price: "€ 6.90"),
    Rate(name: "Express", days: 1, price: "€ 18.00"),
  ]

  @State private var chosen = "None"

  var body: some View {
    List {
      Section("Rates") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
          GridRow {
            Text("Rate")
            Text("Days")
            Text("Price")
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
          Divider()
          ForEach(Self.rates) { rate in
            GridRow {
              Text(verbatim: rate.name)
              Text("\(rate.days)").monospacedDigit()
              Text(verbatim: rate.price).monospacedDigit()
            }
          }
        }
      }
      Section("In a line where there is room") {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 12) { choices }
          VStack(alignment: .leading, spacing: 12) { choices }
        }
      }
      Section {
        LabeledContent {
          Text(verbatim: chosen)
        } label: {
          Text("Pick-up")
        }
      }
    }
  }

  @ViewBuilder private var choices: some View {
    ForEach(["Bring to the post office", "Pick up tomorrow", "Pick up today"], id: \.self) { way in
      Button(way) { chosen = way }.buttonStyle(.bordered)
    }
  }
}
