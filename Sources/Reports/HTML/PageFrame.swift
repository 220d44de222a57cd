import AccessibilityTree

/// The page around the data: its head, what is there without script, and its end.
enum PageFrame {
  private static let style = String(decoding: PackageResources.page_css, as: UTF8.self)
  private static let script = [
    PackageResources.elements_js, PackageResources.report_js, PackageResources.drawing_js, PackageResources.finding_js,
    PackageResources.overview_js, PackageResources.history_js,
    PackageResources.list_js, PackageResources.screen_js, PackageResources.recording_js,
    PackageResources.router_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined()

  /// Only this style and this script may act, and nothing may be fetched, whatever else the page may come to hold.
  private static var policy: String {
    "default-src 'none'; style-src '\(hash(style))'; script-src '\(hash(script))'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// Source: Content Security Policy Level 3, section 2.3.1.
  private static func hash(_ text: String) -> String { "sha256-" + Base64.text(SHA256.digest(Array(text.utf8))) }

  static func opening(_ run: AuditRun) -> String {
    let date =
      run.begunAt.map { begunAt in
        let time = begunAt.replacing("T", with: " ").replacing("Z", with: " UTC")
        return "<span class=\"dot\"> · </span>\(MarkupText.line(time))"
      } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <title>a11yd report</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <header class="top">
      <button type="button" class="skip" id="skip" hidden>Skip to content</button>
      <p class="brand"><strong>a11yd</strong> report<span class="faint">\(date) · a11yd \(MarkupText.line(run.version))</span></p>
      <nav aria-label="Views" id="views" hidden></nav>
      </header>
      <main id="main" tabindex="-1">
      <div id="view"></div>
      <noscript>
      <h1>Accessibility findings</h1>
      <p>Without JavaScript, this page is a plain list of the findings, screen by screen. Totals are at the end.</p>
      </noscript>

      """
  }

  /// A block of data, which the browser does not look into.
  ///
  /// - Parameter json: outside of its strings, JSON has no `<`. Without one, nothing in it can end the block.
  static func data(_ name: String, _ json: String) -> String {
    "<script type=\"application/json\" class=\"\(name)\">\(json.replacing("<", with: "\\u003c"))</script>\n"
  }

  static func closing(_ tally: Tally, _ limits: [ExportLimit], _ history: RunHistory?) -> String {
    """
    <noscript>
    \(PlainList.totals(tally, limits))\(history.map(PlainList.trend) ?? "")</noscript>
    </main>
    <p id="said" class="unseen" role="status"></p>
    <script>\(script)</script>
    </body>
    </html>

    """
  }
}
