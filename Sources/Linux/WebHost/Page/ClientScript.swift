/// The script of every page: the files of the folder Client in one scope of their own.
///
/// One file to load, because a page is of use only with all of it; several to read. The order
/// counts for what runs at once, such as the constants that later files begin with.
enum ClientScript {
  static let bytes: [UInt8] =
    Array("(() => {\n'use strict';\n\n".utf8)
    + parts.flatMap { SourceText.script($0.bytes) }
    + Array("})();\n".utf8)

  static let parts: [(name: String, bytes: [UInt8])] = [
    ("elements.js", PackageResources.elements_js), ("state.js", PackageResources.state_js),
    ("sending.js", PackageResources.sending_js), ("input.js", PackageResources.input_js),
    ("dialogs.js", PackageResources.dialogs_js), ("menus.js", PackageResources.menus_js),
    ("history.js", PackageResources.history_js), ("status.js", PackageResources.status_js),
    ("patches.js", PackageResources.patches_js), ("motion.js", PackageResources.motion_js),
    ("session.js", PackageResources.session_js), ("fitting.js", PackageResources.fitting_js),
    ("outlines.js", PackageResources.outlines_js),
    ("scrolling.js", PackageResources.scrolling_js), ("rows.js", PackageResources.rows_js),
    ("keys.js", PackageResources.keys_js),
    ("suggestions.js", PackageResources.suggestions_js),
    ("connection.js", PackageResources.connection_js),
  ]
}
