extension EntryFieldTexts {
  static let english = EntryFieldTexts(
    email: "Enter an e-mail address such as name@example.org.",
    url: "Enter a web address such as example.org.",
    oneTimeCode: { "Enter the code of \($0) digits." },
    required: "required",
    next: "Next",
    done: "Done",
    count: { "\($0) of \($1) characters" }
  )

  static let arabic = EntryFieldTexts(
    email: "أدخل عنوان بريد إلكتروني مثل name@example.org.",
    url: "أدخل عنوان موقع مثل example.org.",
    oneTimeCode: { "أدخل الرمز. عدد أرقامه: \($0)" },
    required: "مطلوب",
    next: "التالي",
    done: "تم",
    count: { "عدد الأحرف: \($0) من \($1)" }
  )

  static let german = EntryFieldTexts(
    email: "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.",
    url: "Gib eine Webadresse ein, zum Beispiel example.org.",
    oneTimeCode: { "Gib den Code mit \($0) Ziffern ein." },
    required: "erforderlich",
    next: "Weiter",
    done: "Fertig",
    count: { "\($0) von \($1) Zeichen" }
  )

  static let spanish = EntryFieldTexts(
    email: "Introduce una dirección de correo electrónico como name@example.org.",
    url: "Introduce una dirección web como example.org.",
    oneTimeCode: { "Introduce el código de \($0) dígitos." },
    required: "obligatorio",
    next: "Siguiente",
    done: "Aceptar",
    count: { "\($0) de \($1) caracteres" }
  )

  static let french = EntryFieldTexts(
    email: "Saisissez une adresse e-mail, par exemple name@example.org.",
    url: "Saisissez une adresse web, par exemple example.org.",
    oneTimeCode: { "Saisissez le code à \($0) chiffres." },
    required: "obligatoire",
    next: "Suivant",
    done: "OK",
    count: { "\($0) caractères sur \($1)" }
  )

  static let japanese = EntryFieldTexts(
    email: "name@example.org のようなメールアドレスを入力してください。",
    url: "example.org のようなウェブアドレスを入力してください。",
    oneTimeCode: { "\($0)桁のコードを入力してください。" },
    required: "必須",
    next: "次へ",
    done: "完了",
    count: { "\($1)文字中\($0)文字" }
  )
}
