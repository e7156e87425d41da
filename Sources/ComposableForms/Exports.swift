@_exported import FormEngine
