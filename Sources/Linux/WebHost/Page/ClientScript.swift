/// The script of every page: the files of the folder Client in one scope of their own.
///
/// One file to load, because a page is of use only with all of it; several to read. The order
/// counts for what runs at once, such as the constants that later files begin with.
enum ClientScript {
  static let bytes: [UInt8] =
    Array("(() => {\n'use strict';\n\n".utf8)
    + parts.joined(separator: "\n".utf8)
    + Array("})();\n".utf8)

  private static let parts = [
    PackageResources.elements_js, PackageResources.state_js, PackageResources.sending_js,
    PackageResources.input_js, PackageResources.dialogs_js, PackageResources.menus_js,
    PackageResources.history_js, PackageResources.status_js, PackageResources.patches_js,
    PackageResources.motion_js, PackageResources.session_js, PackageResources.fitting_js,
    PackageResources.outlines_js,
    PackageResources.scrolling_js, PackageResources.rows_js, PackageResources.keys_js,
    PackageResources.suggestions_js, PackageResources.connection_js,
  ]
}
