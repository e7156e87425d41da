/// What is expected of `TransitionTableTests`, checked against the design by hand.
///
/// Each line: the event, then what the name shows, what the email shows, the focus, the submission,
/// and how much work was started and stopped.
enum TransitionTable {
  static let rows: [TransitionTableTests.Situation: String] = [
    .fresh: """
    change: - - name idle +1 -0
    delayOver: - - name idle +0 -0
    submittedField: Name is required - email idle +0 -0
    focusLeaves: Name is required - - idle +0 -0
    submittedForm: Name is required valid name refused +0 -0
    accepted: - - name idle +0 -0
    denied: - - name idle +0 -0
    saved: - - name idle +0 -0
    saveFailed: - - name idle +0 -0
    cancelled: - - name idle +0 -0
    setErrors: - Blocked name idle +0 -0
    reset: - - - idle +0 -0
    """,
    .waiting: """
    change: - - name idle +1 -1
    delayOver: asking - name idle +1 -0
    submittedField: asking - email idle +1 -0
    focusLeaves: asking - - idle +1 -0
    submittedForm: asking valid name submitting +1 -1
    accepted: - - name idle +0 -0
    denied: - - name idle +0 -0
    saved: - - name idle +0 -0
    saveFailed: - - name idle +0 -0
    cancelled: - - name idle +0 -0
    setErrors: - Blocked name idle +0 -0
    reset: - - - idle +0 -1
    """,
    .checking: """
    change: valid - name idle +1 -1
    delayOver: asking - name idle +0 -0
    submittedField: asking - email idle +0 -0
    focusLeaves: asking - - idle +0 -0
    submittedForm: asking valid name submitting +0 -0
    accepted: valid - name idle +0 -0
    denied: Taken - name idle +0 -0
    saved: asking - name idle +0 -0
    saveFailed: asking - name idle +0 -0
    cancelled: asking - name idle +0 -0
    setErrors: asking Blocked name idle +0 -0
    reset: - - - idle +0 -1
    """,
    .refused: """
    change: Name is required valid name refused +1 -0
    delayOver: Name is required valid name refused +0 -0
    submittedField: Name is required valid email refused +0 -0
    focusLeaves: Name is required valid - refused +0 -0
    submittedForm: Name is required valid name refused +0 -0
    accepted: Name is required valid name refused +0 -0
    denied: Name is required valid name refused +0 -0
    saved: Name is required valid name refused +0 -0
    saveFailed: Name is required valid name refused +0 -0
    cancelled: Name is required valid name refused +0 -0
    setErrors: Name is required Blocked name refused +0 -0
    reset: - - - idle +0 -0
    """,
    .validating: """
    change: valid valid name submitting +1 -1
    delayOver: asking valid name submitting +0 -0
    submittedField: asking valid email submitting +0 -0
    focusLeaves: asking valid - submitting +0 -0
    submittedForm: asking valid name submitting +0 -0
    accepted: valid valid name submitting +1 -0
    denied: Taken valid name refused +0 -0
    saved: asking valid name submitting +0 -0
    saveFailed: asking valid name submitting +0 -0
    cancelled: asking valid name idle +0 -0
    setErrors: asking Blocked name submitting +0 -0
    reset: - - - idle +0 -1
    """,
    .saving: """
    change: valid valid name submitting +1 -0
    delayOver: valid valid name submitting +0 -0
    submittedField: asking valid email submitting +1 -0
    focusLeaves: valid valid - submitting +0 -0
    submittedForm: valid valid name submitting +0 -0
    accepted: valid valid name submitting +0 -0
    denied: valid valid name submitting +0 -0
    saved: valid valid name submitted +0 -0
    saveFailed: valid valid name failed +0 -0
    cancelled: valid valid name idle +0 -1
    setErrors: valid Blocked name submitting +0 -0
    reset: - - - idle +0 -1
    """,
    .saved: """
    change: valid valid name idle +1 -0
    delayOver: valid valid name submitted +0 -0
    submittedField: asking valid email submitted +1 -0
    focusLeaves: valid valid - submitted +0 -0
    submittedForm: asking valid name submitting +1 -0
    accepted: valid valid name submitted +0 -0
    denied: valid valid name submitted +0 -0
    saved: valid valid name submitted +0 -0
    saveFailed: valid valid name submitted +0 -0
    cancelled: valid valid name submitted +0 -0
    setErrors: valid Blocked name submitted +0 -0
    reset: - - - idle +0 -0
    """,
    .failed: """
    change: valid valid name failed +1 -0
    delayOver: valid valid name failed +0 -0
    submittedField: asking valid email failed +1 -0
    focusLeaves: valid valid - failed +0 -0
    submittedForm: asking valid name submitting +1 -0
    accepted: valid valid name failed +0 -0
    denied: valid valid name failed +0 -0
    saved: valid valid name failed +0 -0
    saveFailed: valid valid name failed +0 -0
    cancelled: valid valid name failed +0 -0
    setErrors: valid Blocked name failed +0 -0
    reset: - - - idle +0 -0
    """,
    .blamed: """
    change: valid - name idle +1 -0
    delayOver: Blamed - name idle +0 -0
    submittedField: asking - email idle +1 -0
    focusLeaves: Blamed - - idle +0 -0
    submittedForm: asking valid name submitting +1 -0
    accepted: Blamed - name idle +0 -0
    denied: Blamed - name idle +0 -0
    saved: Blamed - name idle +0 -0
    saveFailed: Blamed - name idle +0 -0
    cancelled: Blamed - name idle +0 -0
    setErrors: Blamed Blocked name idle +0 -0
    reset: - - - idle +0 -0
    """,
  ]
}
