import AddressUI
import ComposableForms

/// What a person says of themselves.
struct ProfileDraft: Equatable {
  struct Phone: Equatable, Identifiable {
    let id: Int
    var number = ""
  }

  var name = ""
  var email = ""
  var userName = ""
  var address: PostalAddress
  var phones: [Phone] = []
}

typealias ProfileForm = FormOf<ProfileDraft>

extension ProfileForm {
  /// The form of a profile; only its server is somewhere else.
  @MainActor static func profile(_ server: ProfileServer) -> ProfileForm {
    ProfileForm {
      ProfileForm.Field(\.name) { required("Enter your name.") }
        .tidied(by: EntryFieldKind.singleSpaced)
      ProfileForm.Field(\.email) {
        required("Enter your e-mail address.")
        Validation(kind: .email, policy: .submitThenLive)
      }
      ProfileForm.Field(\.userName) {
        required("Choose a user name.")
        Validation { userName async throws in
          try await server.isAvailable(userName)
            ? .valid : .invalid("“\(userName)” is taken.")
        }
      }
      ProfileForm.Scope(\.address) {
        FormOf<PostalAddress>.Field(\.street) { required("Enter a street.") }
        FormOf<PostalAddress>.Field(\.city) { required("Enter a city.") }
      }
      ProfileForm.ForEach(\.phones) {
        FormOf<ProfileDraft.Phone>
          .Field(\.number) {
            Validation(policy: .submitThenLive, error: "A phone number has at least 7 digits.") {
              $0.filter(\.isNumber).count >= 7
            }
          }
          .tidied(by: EntryFieldKind.phone.tidy)
      }
    }
    .submitsAfterLastField()
    .onSubmit { try await server.save($0) }
  }

  private static func required(_ error: ErrorMessage) -> Validation<String> {
    Validation(policy: .submitThenLive, error: error) { !$0.isEmpty }
  }
}
