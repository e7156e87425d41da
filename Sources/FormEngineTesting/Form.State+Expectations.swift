import FormEngine

/// What only a form sets, for saying in a test how the state differs from before.
extension Form.State {
  /// Says how far the submission is expected to have got.
  public mutating func expect(submission: SubmissionStatus) {
    self.submission = submission
  }

  /// Says which value a reset is expected to go back to.
  public mutating func expect(initialValue: Value) {
    self.initialValue = initialValue
  }
}
