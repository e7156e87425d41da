import SwiftUI

/// One page of the catalogue.
enum ControlsTopic: String, CaseIterable, Identifiable {
  case places = "Places"
  case search = "Search"
  case links = "Links"
  case pickers = "Pickers"
  case menus = "Menus"
  case shortcuts = "Shortcuts"
  case questions = "Questions"
  case sheets = "Sheets"
  case tables = "Tables"
  case scrolling = "Scrolling"
  case reading = "Reading"
  case words = "Words"
  case notes = "Notes"
  case waiting = "Waiting"

  var id: String { rawValue }

  var symbol: String {
    switch self {
    case .places: "map"
    case .search: "magnifyingglass"
    case .links: "link"
    case .pickers: "list.bullet"
    case .menus: "ellipsis.circle"
    case .shortcuts: "keyboard"
    case .questions: "questionmark.circle"
    case .sheets: "square.and.pencil"
    case .tables: "square.grid.2x2"
    case .scrolling: "arrow.up.arrow.down"
    case .reading: "info.circle"
    case .words: "globe"
    case .notes: "pencil"
    case .waiting: "lock"
    }
  }

  @MainActor @ViewBuilder var page: some View {
    switch self {
    case .places: PlacesSample()
    case .search: SearchSample()
    case .links: LinksSample()
    case .pickers: PickersSample()
    case .menus: MenusSample()
    case .shortcuts: ShortcutsSample()
    case .questions: QuestionsSample()
    case .sheets: SheetsSample()
    case .tables: TablesSample()
    case .scrolling: ScrollingSample()
    case .reading: ReadingSample()
    case .words: WordsSample()
    case .notes: NotesSample()
    case .waiting: WaitingSample()
    }
  }
}

/// Pages that belong together.
enum ControlsGroup: String, CaseIterable, Identifiable {
  case going = "Finding the way"
  case choosing = "Choosing and doing"
  case showing = "Showing and asking"

  var id: String { rawValue }

  var topics: [ControlsTopic] {
    switch self {
    case .going: [.places, .search, .links]
    case .choosing: [.pickers, .menus, .shortcuts]
    case .showing: [.questions, .sheets, .tables, .scrolling, .reading, .words, .notes, .waiting]
    }
  }
}
