import SwiftUI

/// A country of the sample, with its towns.
struct Country: Hashable, Identifiable {
  let name: String
  let towns: [Town]

  var id: String { name }

  static let all = [
    Country(
      name: "Ireland",
      towns: [
        Town(name: "Cork", office: "Sample Quay 3", opens: "9:00", isOpenOnSundays: false),
        Town(name: "Galway", office: "Example Street 12", opens: "8:30", isOpenOnSundays: true),
      ]
    ),
    Country(
      name: "Japan",
      towns: [
        Town(name: "Kanazawa", office: "Mihon 1-2", opens: "9:00", isOpenOnSundays: true),
        Town(name: "Naha", office: "Rei 4-5", opens: "10:00", isOpenOnSundays: false),
      ]
    ),
    Country(
      name: "Portugal",
      towns: [
        Town(name: "Porto", office: "Rua do Exemplo 7", opens: "8:00", isOpenOnSundays: false),
        Town(name: "Évora", office: "Largo da Amostra 2", opens: "9:30", isOpenOnSundays: false),
      ]
    ),
  ]
}

/// A town with one post office.
struct Town: Hashable, Identifiable {
  let name: String
  let office: String
  let opens: String
  let isOpenOnSundays: Bool

  var id: String { name }
}

/// Three pages deep, from countries to an office; what is left behind keeps its state.
struct PlacesSample: View {
  @State private var onlySundays = false

  var body: some View {
    List {
      Section {
        Toggle("Open on Sundays", isOn: $onlySundays)
      }
      Section("Countries") {
        ForEach(countries) { country in
          NavigationLink(value: country) { Text(verbatim: country.name) }
        }
      }
    }
  }

  private var countries: [Country] {
    guard onlySundays else { return Country.all }
    return Country.all.filter { $0.towns.contains(where: \.isOpenOnSundays) }
  }
}

/// The towns of a country.
struct CountryPage: View {
  let country: Country

  var body: some View {
    List(country.towns) { town in
      NavigationLink(value: town) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: town.name)
          Text(verbatim: town.office).font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle(country.name)
  }
}

/// One post office, and the way back to the beginning.
struct TownPage: View {
  let town: Town
  let leaveAll: @MainActor () -> Void

  @State private var note = ""

  var body: some View {
    List {
      Section {
        LabeledContent {
          Text(verbatim: town.office)
        } label: {
          Text("Address")
        }
        LabeledContent {
          Text(verbatim: town.opens)
        } label: {
          Text("Opens at")
        }
      }
      Section("Note") {
        TextField("Note", text: $note, prompt: Text("What to bring"))
      }
      Section {
        Button("All controls") { leaveAll() }
      }
    }
    .navigationTitle(town.name)
  }
}
