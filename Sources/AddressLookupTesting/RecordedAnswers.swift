/// Answers in the shapes of real services, with invented places.
///
/// The Nominatim ones were recorded from a real server that had loaded an invented town.
public enum RecordedAnswers {
  /// Nominatim's answer in `geocodejson` to a line with a number it knows.
  public static let nominatimHouse = #"""
    {"type":"FeatureCollection","geocoding":{"version":"0.1.0",
     "attribution":"Data © OpenStreetMap contributors","licence":"ODbL",
     "query":"Hauptstr. 12a Beispielstadt"},
     "features":[{"type":"Feature","properties":{"geocoding":{"place_id":100056,
      "osm_type":"node","osm_id":1052,"osm_key":"place","osm_value":"house","type":"house",
      "label":"12a, Hauptstraße, Beispielstadt, Niedersachsen, 31999, Deutschland",
      "housenumber":"12a","postcode":"31999","street":"Hauptstraße","city":"Beispielstadt",
      "state":"Niedersachsen","country":"Deutschland","country_code":"de",
      "admin":{"level8":"Beispielstadt","level4":"Niedersachsen"}}},
      "geometry":{"type":"Point","coordinates":[9.513317,52.1879]}}]}
    """#

  /// Nominatim's answer to a number it does not know: the street, without a word about that.
  public static let nominatimStreet = #"""
    {"type":"FeatureCollection","geocoding":{"version":"0.1.0",
     "attribution":"Data © OpenStreetMap contributors","licence":"ODbL","query":"Hauptstr. 99"},
     "features":[{"type":"Feature","properties":{"geocoding":{"place_id":100012,
      "osm_type":"way","osm_id":104,"osm_key":"highway","osm_value":"residential",
      "type":"street","label":"Hauptstraße, Beispielstadt, Niedersachsen, 31999, Deutschland",
      "name":"Hauptstraße","postcode":"31999","city":"Beispielstadt","state":"Niedersachsen",
      "country":"Deutschland","country_code":"de"}},
      "geometry":{"type":"Point","coordinates":[9.5,52.19]}}]}
    """#

  /// Nominatim's answer when it finds nothing.
  public static let nominatimNothing = #"""
    {"type":"FeatureCollection","geocoding":{"version":"0.1.0","query":"x"},"features":[]}
    """#

  /// Nominatim's answer to a request it does not understand, with status 400.
  public static let nominatimBadRequest = #"""
    {"error":{"code":400,"message":"Nothing to search for."}}
    """#

  /// The page with which the public server turns an application away, with status 403.
  public static let nominatimBlockPage = """
    <html><head><title>Access blocked</title></head>
    <body>Bandwidth limit exceeded. You have been temporarily blocked.</body></html>
    """
}
