// expect: cannot convert return expression of type 'String' to return type 'LocalizedStringKey'
// Only a literal is a key by itself.
import SwiftUI

func key(_ word: String) -> LocalizedStringKey { word }
