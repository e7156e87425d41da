import SwiftUI

/// What comes up over a page: a popover, a sheet of half the height, and one over everything.
struct SheetsSample: View {
  @State private var explains = false
  @State private var showsSheet = false
  @State private var showsCover = false

  var body: some View {
    List {
      Section {
        HStack {
          Text("Weight")
          Spacer(minLength: 8)
          Button("What counts?", systemImage: "info.circle") { explains = true }
            .labelStyle(.iconOnly)
            .popover(isPresented: $explains) { WeightExplanation() }
        }
      }
      Section {
        Button("Sheet of half the height") { showsSheet = true }
          .sheet(isPresented: $showsSheet) { ReceiptSheet() }
        #if !(os(macOS) || PROFILE_MACOS)
        Button("Over everything") { showsCover = true }
          .fullScreenCover(isPresented: $showsCover) { ReceiptCover() }
        #endif
      }
    }
  }
}

/// What a parcel's weight is made of; longer than a popover is high.
private struct WeightExplanation: View {
  private static let parts = [
    "The things you send", "The box", "Paper and padding", "Tape", "The label", "The slip inside",
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("What counts as weight").font(.headline).accessibilityAddTraits(.isHeader)
        ForEach(Self.parts, id: \.self) { Text(verbatim: $0).font(.subheadline) }
      }
      .padding(16)
    }
    .frame(maxWidth: 280, maxHeight: 200)
  }
}

private struct ReceiptSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ReceiptRows()
        .navigationTitle("Receipt")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}

private struct ReceiptCover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ReceiptRows()
        .navigationTitle("Receipt")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        }
    }
  }
}

private struct ReceiptRows: View {
  var body: some View {
    List {
      Section {
        LabeledContent {
          Text(verbatim: "€ 6.90")
        } label: {
          Text("Postage")
        }
        LabeledContent {
          Text(verbatim: "€ 1.50")
        } label: {
          Text("Insurance")
        }
      }
    }
  }
}
