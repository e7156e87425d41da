import SwiftUI

/// SwiftUI's own controls, each in a small use of its own.
struct ControlsView: View {
  let close: @MainActor () -> Void

  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(ControlsGroup.allCases) { group in
          Section(group.rawValue) {
            ForEach(group.topics) { topic in
              NavigationLink(value: topic) { Label(topic.rawValue, systemImage: topic.symbol) }
            }
          }
        }
      }
      .navigationTitle("Controls")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
      }
      .navigationDestination(for: ControlsTopic.self) { topic in
        topic.page.navigationTitle(topic.rawValue)
      }
      .navigationDestination(for: Country.self) { CountryPage(country: $0) }
      .navigationDestination(for: Town.self) { town in
        TownPage(town: town) { path = NavigationPath() }
      }
    }
  }
}
