extension ErrorMessage {
  /// What a form says where saving was refused and nobody said why.
  static var refused: Self {
    Self(code: "refused") { refusedTexts[$0] ?? "This could not be saved." }
  }

  private static let refusedTexts = [
    "ar": "تعذّر الحفظ.", "cs": "Uložení se nezdařilo.", "da": "Det kunne ikke gemmes.",
    "de": "Das Speichern war nicht möglich.", "es": "No se ha podido guardar.",
    "fi": "Tallennus epäonnistui.", "fr": "L’enregistrement a échoué.",
    "it": "Impossibile salvare.", "ja": "保存できませんでした。", "ko": "저장할 수 없습니다.",
    "nb": "Det kunne ikke lagres.", "nl": "Opslaan is niet gelukt.",
    "pl": "Nie udało się zapisać.", "pt": "Não foi possível salvar.",
    "ru": "Не удалось сохранить.", "sv": "Det gick inte att spara.", "tr": "Kaydedilemedi.",
    "uk": "Не вдалося зберегти.", "zh": "无法保存。",
  ]
}
