"""Which conformances bring others along."""

# Swift adds these, or they follow from a type's form.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
EQUATABLE = {"Equatable"}
LITERAL = {"Equatable", "ExpressibleByArrayLiteral"}
RAW = {"RawRepresentable", "Hashable", "Equatable"}
SHAPE = {"View", "Animatable", "Sendable"}
FOLLOWS = {
    "Hashable": EQUATABLE, "Comparable": EQUATABLE, "SetAlgebra": LITERAL,
    "OptionSet": LITERAL | {"RawRepresentable", "SetAlgebra"},
    "ExpressibleByStringInterpolation": {
        "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
        "ExpressibleByUnicodeScalarLiteral"},
    "Shape": SHAPE, "InsettableShape": SHAPE | {"Shape"}, "ShapeStyle": {"Sendable"},
    "AttributeScope": {"DecodingConfigurationProviding", "EncodingConfigurationProviding"},
    "Int": RAW, "Int8": RAW, "UInt": RAW, "String": RAW,
}


def allowed(conformances):
    """What a type may conform to where a sheet says this of it."""
    named = set(conformances)
    return named.union(*(FOLLOWS.get(name, set()) for name in named))
