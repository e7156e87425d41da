@_exported import AddressLookup
@_exported import DesignTokens
@_exported import PostalAddresses
