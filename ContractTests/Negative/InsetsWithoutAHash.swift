// expect: global function 'hash' requires that 'NSDirectionalEdgeInsets' conform to 'Hashable'
import UIKit

func hash<T: Hashable>(_ type: T.Type) {}

func hashAll() {
  hash(NSDirectionalEdgeInsets.self)
}
