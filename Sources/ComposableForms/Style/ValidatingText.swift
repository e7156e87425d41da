import Foundation

/// The word for a running check, in the person's language; a literal would be a key into the
/// table of the app.
enum ValidatingText {
  private static let texts = [
    "ar": "جارٍ التحقق…", "cs": "Ověřování…", "da": "Kontrollerer…", "de": "Wird geprüft …",
    "el": "Έλεγχος…", "en": "Validating…", "es": "Validando…", "fi": "Tarkistetaan…",
    "fr": "Vérification…", "he": "מתבצעת בדיקה…", "hi": "जाँच हो रही है…", "hu": "Ellenőrzés…",
    "id": "Memeriksa…", "it": "Verifica in corso…", "ja": "確認中…", "ko": "확인 중…",
    "nb": "Kontrollerer…", "nl": "Controleren…", "no": "Kontrollerer…", "pl": "Sprawdzanie…",
    "pt": "Verificando…", "ro": "Se verifică…", "ru": "Проверка…", "sv": "Kontrollerar…",
    "th": "กำลังตรวจสอบ…", "tr": "Denetleniyor…", "uk": "Перевірка…", "vi": "Đang kiểm tra…",
    "zh": "正在检查…",
  ]

  static func text(for locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return texts[language] ?? "Validating…"
  }
}
