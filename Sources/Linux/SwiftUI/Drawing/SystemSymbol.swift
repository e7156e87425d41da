/// The project's own drawing of a symbol, on a square of 24 by 24, drawn with round strokes.
///
/// The names are Apple's, the drawings are not. A name that is not here is drawn as a crossed box, so
/// that it is seen while the app is written.
struct SystemSymbol: Sendable {
  let path: String
  /// Whether the inside of the outline is painted too.
  var isSolid = false

  static let placeholder = SystemSymbol(path: "M5 5h14v14H5zM5 5l14 14M19 5L5 19")

  /// Classes of its element beside the one that all symbols have.
  var classes: [String] { (isSolid ? ["solid"] : []) + (runsWithText ? ["mirrors"] : []) }

  /// Whether it points the way text runs.
  var runsWithText = false

  static func named(_ name: String) -> SystemSymbol? {
    paths[name]
      .map { path in
        SystemSymbol(
          path: path,
          isSolid: name == "star.fill",
          runsWithText: name == "chevron.forward" || name == "chevron.backward"
        )
      }
  }

  private static let paths: [String: String] = [
    "checkmark": "M4.5 12.5l5 5 10-11",
    "circle": "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18",
    "checkmark.circle": "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12.3l2.8 2.8 5.2-5.8",
    "square": "M4.500 4.500h15v15h-15z",
    "checkmark.square": "M4.500 4.500h15v15h-15zM8 12.3l2.8 2.8 5.2-5.8",
    "checkmark.circle.fill":
      "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12.3l2.8 2.8 5.2-5.8",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.forward": "M9 5l7 7-7 7",
    "chevron.backward": "M15 5l-7 7 7 7",
    "list.bullet": "M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1",
    "ellipsis.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M8 12v.1M12 12v.1M16 12v.1",
    "arrow.up.arrow.down":
      "M8 19V5.500M4.500 9L8 5.500 11.500 9M16 5v13.500M12.500 15l3.500 3.500 3.500-3.500",
    "keyboard": "M3.500 6.500h17v11h-17zM7 10v.1M10.500 10v.1M14 10v.1M17.500 10v.1M8 14h8",
    "link":
      "M10 14a3.500 3.500 0 0 0 5 0l3.500-3.500a3.500 3.500 0 0 0-5-5L12 7M14 10a3.500 3.500 0 0 0-5 0l-3.500 3.500a3.500 3.500 0 0 0 5 5L12 17",
    "questionmark.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.300-1 .8-1 1.700M12 16.500v.1",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.up.chevron.down": "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
    "xmark": "M6 6l12 12M18 6L6 18",
    "xmark.circle.fill": "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9l6 6M15 9l-6 6",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "trash": "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5",
    "pencil": "M4.5 19.5l1-4L16 5l3 3L8.500 18.500z",
    "house": "M4 11.500L12 4.500l8 7M6.500 9.800V19.500h11V9.800M10 19.500v-5h4v5",
    "building.2":
      "M4.500 20V5h8v15M12.500 9.500h7V20M3 20h18M7.500 8.500h2M7.500 12h2M7.500 15.500h2M16 13h1",
    "info.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 11v5.500M12 7.700v.1",
    "exclamationmark.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 7.500v5.500M12 16.300v.1",
    "exclamationmark.triangle": "M12 4.500L3 19.500h18zM12 10v4.500M12 17v.1",
    "magnifyingglass": "M10.500 4.500a6 6 0 1 0 0 12 6 6 0 1 0 0-12M15 15l5 5",
    "mappin.and.ellipse":
      "M12 4a4 4 0 0 0-4 4c0 3 4 8 4 8s4-5 4-8a4 4 0 0 0-4-4M12 8v.1M7.500 15C5 15.500 3.500 16.300 3.500 17.300 3.500 19 7.300 20.300 12 20.300s8.500-1.300 8.500-3c0-1-1.500-1.800-4-2.300",
    "star.fill": "M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4.500 20c0-4 3.200-6 7.500-6s7.500 2 7.500 6",
    "person.crop.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 7.500a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 1 0 0-5.600M6.500 18.200c1-2.200 3-3.200 5.500-3.200s4.500 1 5.500 3.200",
    "envelope": "M3.500 6.500h17v11.500h-17zM3.500 7.500l8.500 6 8.500-6",
    "phone":
      "M6.500 4l3 .5 1 4-2 1.500c1 2.200 2.700 4 5 5l1.500-2 4 1 .5 3c0 1.500-1 2.500-2.500 2.500C10.500 19.500 4.500 13.500 4 7c0-1.500 1-3 2.500-3z",
    "globe":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M3.500 12h17M12 3.500c-3 2.300-3.800 5-3.800 8.500s.8 6.200 3.800 8.500c3-2.300 3.800-5 3.800-8.500s-.8-6.200-3.800-8.500",
    "lock": "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
    "number": "M9.500 4.500l-2 15M16.500 4.500l-2 15M4.500 9.500h15.500M4 14.500h15.500",
    "calendar": "M4.500 6h15v14h-15zM4.500 10h15M8.500 3.500V7M15.500 3.500V7",
    "creditcard": "M3.500 6h17v12h-17zM3.500 10h17M6.500 14.500h4",
    "map":
      "M4 6.500l5.500-2.500 5 2.500 5.500-2.500v13.500L14.500 20l-5-2.500L4 20zM9.500 4v13.500M14.500 6.500V20",
    "square.and.pencil": "M12.500 5H5v14h14v-7.500M10 14.500l.7-3L18 4.200l2.300 2.300L13 13.800z",
    "paintpalette":
      "M12 4a8.500 8 0 1 0 0 16c1.500 0 2-.8 1.600-2-.5-1.500.3-2.500 2-2.500h2.400c1.500 0 2.500-1 2.500-3.500 0-4.500-4-8-8.500-8M8 9.500v.1M12 7.800v.1M16 9.500v.1M7 13.500v.1",
    "square.grid.2x2":
      "M5 5h5.500v5.500H5zM13.500 5H19v5.500h-5.500zM5 13.500h5.500V19H5zM13.500 13.500H19V19h-5.500z",
    "star": "M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z",
  ]
}
