import SwiftUI

/// One choice in each of the styles that a picker has.
struct PickersSample: View {
  enum Size: String, CaseIterable, Identifiable {
    case letter = "Letter"
    case small = "Small parcel"
    case large = "Large parcel"

    var id: Self { self }
  }

  enum Speed: String, CaseIterable, Identifiable {
    case saver = "Saver"
    case standard = "Standard"
    case express = "Express"

    var id: Self { self }
  }

  enum Place: String, CaseIterable, Identifiable {
    case door = "At the door"
    case neighbour = "With a neighbour"
    case shop = "In a shop"

    var id: Self { self }
  }

  @State private var size = Size.small
  @State private var speed = Speed.standard
  @State private var place = Place.door
  @State private var country = "Ireland"
  @State private var isInsured = true

  var body: some View {
    List {
      Section("Menu") {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text(verbatim: $0.rawValue) }
        }
        .pickerStyle(.menu)
      }
      Section("Segments") {
        Picker("Speed", selection: $speed) {
          ForEach(Speed.allCases) { Text(verbatim: $0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("Leave it") {
        Picker("Leave it", selection: $place) {
          ForEach(Place.allCases) { Text(verbatim: $0.rawValue) }
        }
        .pickerStyle(.inline)
      }
      Section {
        countryPicker
        Toggle("Insured", isOn: $isInsured)
      } header: {
        Text("On a page of its own")
      } footer: {
        Text(verbatim: summary)
      }
    }
  }

  @ViewBuilder private var countryPicker: some View {
    let picker = Picker("Country", selection: $country) {
      ForEach(Country.all) { Text(verbatim: $0.name).tag($0.name) }
    }
    #if os(macOS) || PROFILE_MACOS
    picker
    #else
    picker.pickerStyle(.navigationLink)
    #endif
  }

  private var summary: String {
    let parts = [size.rawValue, speed.rawValue, place.rawValue, country]
    return parts.joined(separator: ", ") + (isInsured ? ", insured" : "")
  }
}
