/// The project's own drawing of a symbol, on a square of 24 by 24, drawn with round strokes.
struct SystemSymbol: Sendable {
  let path: String

  static let placeholder = SystemSymbol(path: "M5 5h14v14H5zM5 5l14 14M19 5L5 19")

  static func named(_ name: String) -> SystemSymbol? {
    paths[name].map(SystemSymbol.init)
  }

  private static let paths: [String: String] = [
    "checkmark": "M4.5 12.5l5 5 10-11",
    "checkmark.circle.fill":
      "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M8 12.3l2.8 2.8 5.2-5.8",
    "chevron.right": "M9 5l7 7-7 7",
    "chevron.left": "M15 5l-7 7 7 7",
    "chevron.down": "M5 9l7 7 7-7",
    "chevron.up.chevron.down": "M8 9.5l4-4 4 4M8 14.5l4 4 4-4",
    "xmark": "M6 6l12 12M18 6L6 18",
    "xmark.circle.fill": "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9 9l6 6M15 9l-6 6",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "trash": "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5",
    "pencil": "M4.5 19.5l1-4L16 5l3 3L8.500 18.500z",
    "house": "M4 11.500L12 4.500l8 7M6.500 9.800V19.500h11V9.800M10 19.500v-5h4v5",
    "building.2": "M4.500 20V5h8v15M12.500 9.500h7V20M3 20h18M7.500 8.500h2M7.500 12h2M7.500 15.500h2M16 13h1",
    "info.circle": "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 11v5.500M12 7.700v.1",
    "exclamationmark.circle":
      "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 1 0 0-17M12 7.500v5.500M12 16.300v.1",
    "exclamationmark.triangle": "M12 4.500L3 19.500h18zM12 10v4.500M12 17v.1",
    "magnifyingglass": "M10.500 4.500a6 6 0 1 0 0 12 6 6 0 1 0 0-12M15 15l5 5",
    "mappin.and.ellipse":
      "M12 4a4 4 0 0 0-4 4c0 3 4 8 4 8s4-5 4-8a4 4 0 0 0-4-4M12 8v.1M7.500 15C5 15.500 3.500 16.300 3.500 17.300 3.500 19 7.300 20.300 12 20.300s8.500-1.300 8.500-3c0-1-1.500-1.800-4-2.300",
    "star.fill": "M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z",
    "star": "M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z",
  ]
}
