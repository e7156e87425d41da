/// One row of a CSV file, or the line that could not be read as one.
struct CSVRow: Hashable {
  /// The line of the file on which the row begins, counting from 1.
  let line: Int
  /// The cells; none if the row could not be read.
  var cells: [String] = []
  /// Why the row could not be read; nil if it could.
  var fault: Fault?
  /// The bytes of a row that could not be read, without its line ending.
  var bytes: [UInt8] = []
  /// The bytes that ended the row, none at the end of the file.
  var ending: [UInt8] = []
  /// Whether there is more of the line than ``bytes``: ask the reader for it.
  var continues = false

  enum Fault: String {
    case openQuote = "a quotation mark is never closed"
    case afterQuote = "text follows a closing quotation mark"
    case notUTF8 = "not UTF-8"
    case tooLong = "longer than 64 kB"
    case cellCount = "the number of cells is not that of the header"
  }
}
