import SwiftUI

/// Questions that wait for an answer: an alert, one with a choice, and a confirmation dialog.
struct QuestionsSample: View {
  @State private var answer = "None yet"
  @State private var tells = false
  @State private var asksToSave = false
  @State private var asksToDelete = false

  var body: some View {
    List {
      Section {
        Button("Say that it was sent") { tells = true }
          .alert("Sent", isPresented: $tells) {
          } message: {
            Text("The parcel is on its way.")
          }
        Button("Leave the letter") { asksToSave = true }
          .alert("Keep this letter?", isPresented: $asksToSave) {
            Button("Keep") { answer = "Kept" }
            Button("Throw away", role: .destructive) { answer = "Thrown away" }
            Button("Stay", role: .cancel) { answer = "Stayed" }
          } message: {
            Text("It has not been sent yet.")
          }
        Button("Delete the parcel", role: .destructive) { asksToDelete = true }
          .confirmationDialog(
            "Delete this parcel?",
            isPresented: $asksToDelete,
            titleVisibility: .visible
          ) {
            Button("Delete", role: .destructive) { answer = "Deleted" }
            Button("Archive") { answer = "Archived" }
          } message: {
            Text("It can't be brought back.")
          }
      }
      Section {
        LabeledContent {
          Text(verbatim: answer)
        } label: {
          Text("Answer")
        }
      }
    }
  }
}
