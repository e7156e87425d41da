extension AddressFormTexts {
  static let english = AddressFormTexts(
    save: "Save address",
    saving: "Saving",
    saved: "Address saved",
    couldNotSave: "Couldn't save this address. Try again.",
    countries: "Country or region",
    noCountry: "No country or region of that name",
    countryNotOffered: "This country isn't offered here. Choose another one to go on.",
    noRegion: "Nothing of that name in the list",
    openList: "Choose from a list",
    search: "Search",
    cancel: "Cancel",
    setAsDefault: "Set as default",
    filledIn: "Address filled in",
    numberKept: "Number as you typed it",
    undo: "Undo",
    lookupFailed: "Couldn't look up that address. Type it in instead.",
    suggestions: { $0 == 1 ? "1 suggestion" : "\($0) suggestions" },
    problems: { $0 == 1 ? "1 problem." : "\($0) problems." }
  )

  static let german = AddressFormTexts(
    save: "Adresse sichern",
    saving: "Wird gesichert",
    saved: "Adresse gesichert",
    couldNotSave: "Diese Adresse konnte nicht gesichert werden. Versuche es noch einmal.",
    countries: "Land oder Region",
    noCountry: "Kein Land und keine Region mit diesem Namen",
    countryNotOffered: "Dieses Land wird hier nicht angeboten. Wähle ein anderes, um fortzufahren.",
    noRegion: "Nichts mit diesem Namen in der Liste",
    openList: "Aus einer Liste wählen",
    search: "Suchen",
    cancel: "Abbrechen",
    setAsDefault: "Als Standard verwenden",
    filledIn: "Adresse ausgefüllt",
    numberKept: "Nummer so, wie du sie eingegeben hast",
    undo: "Widerrufen",
    lookupFailed: "Diese Adresse konnte nicht nachgeschlagen werden. Gib sie stattdessen ein.",
    suggestions: { $0 == 1 ? "1 Vorschlag" : "\($0) Vorschläge" },
    problems: { $0 == 1 ? "1 Problem." : "\($0) Probleme." }
  )

  static let french = AddressFormTexts(
    save: "Enregistrer l’adresse",
    saving: "Enregistrement",
    saved: "Adresse enregistrée",
    couldNotSave: "Impossible d’enregistrer cette adresse. Réessayez.",
    countries: "Pays ou région",
    noCountry: "Aucun pays ni région de ce nom",
    countryNotOffered: "Ce pays n’est pas proposé ici. Choisissez-en un autre pour continuer.",
    noRegion: "Rien de ce nom dans la liste",
    openList: "Choisir dans une liste",
    search: "Rechercher",
    cancel: "Annuler",
    setAsDefault: "Utiliser par défaut",
    filledIn: "Adresse remplie",
    numberKept: "Numéro tel que vous l’avez saisi",
    undo: "Annuler la saisie",
    lookupFailed: "Impossible de rechercher cette adresse. Saisissez-la.",
    suggestions: { $0 < 2 ? "\($0) suggestion" : "\($0) suggestions" },
    problems: { $0 < 2 ? "\($0) problème." : "\($0) problèmes." }
  )

  static let spanish = AddressFormTexts(
    save: "Guardar dirección",
    saving: "Guardando",
    saved: "Dirección guardada",
    couldNotSave: "No se pudo guardar esta dirección. Inténtalo de nuevo.",
    countries: "País o región",
    noCountry: "Ningún país ni región con ese nombre",
    countryNotOffered: "Este país no se ofrece aquí. Elige otro para continuar.",
    noRegion: "Nada con ese nombre en la lista",
    openList: "Elegir de una lista",
    search: "Buscar",
    cancel: "Cancelar",
    setAsDefault: "Usar como predeterminada",
    filledIn: "Dirección completada",
    numberKept: "Número tal como lo escribiste",
    undo: "Deshacer",
    lookupFailed: "No se pudo buscar esa dirección. Escríbela.",
    suggestions: { $0 == 1 ? "1 sugerencia" : "\($0) sugerencias" },
    problems: { $0 == 1 ? "1 problema." : "\($0) problemas." }
  )

  static let japanese = AddressFormTexts(
    save: "住所を保存",
    saving: "保存中",
    saved: "住所を保存しました",
    couldNotSave: "この住所を保存できませんでした。もう一度お試しください。",
    countries: "国または地域",
    noCountry: "該当する国または地域がありません",
    countryNotOffered: "この国は選択できません。続けるには別の国を選んでください。",
    noRegion: "一覧に該当する項目がありません",
    openList: "一覧から選ぶ",
    search: "検索",
    cancel: "キャンセル",
    setAsDefault: "デフォルトに設定",
    filledIn: "住所を入力しました",
    numberKept: "番号は入力されたままです",
    undo: "取り消す",
    lookupFailed: "住所を検索できませんでした。直接入力してください。",
    suggestions: { "\($0)件の候補" },
    problems: { "\($0)件の問題があります。" }
  )

  static let arabic = AddressFormTexts(
    save: "حفظ العنوان",
    saving: "جارٍ الحفظ",
    saved: "تم حفظ العنوان",
    couldNotSave: "تعذّر حفظ هذا العنوان. حاول مرة أخرى.",
    countries: "البلد أو المنطقة",
    noCountry: "لا يوجد بلد أو منطقة بهذا الاسم",
    countryNotOffered: "هذا البلد غير متاح هنا. اختر بلدًا آخر للمتابعة.",
    noRegion: "لا شيء بهذا الاسم في القائمة",
    openList: "اختيار من قائمة",
    search: "بحث",
    cancel: "إلغاء",
    setAsDefault: "تعيين كعنوان افتراضي",
    filledIn: "تم ملء العنوان",
    numberKept: "الرقم كما كتبته",
    undo: "تراجع",
    lookupFailed: "تعذّر البحث عن هذا العنوان. اكتبه بدلاً من ذلك.",
    suggestions: { "عدد الاقتراحات: \($0)" },
    problems: { count in
      switch count {
      case 1: "مشكلة واحدة."
      case 2: "مشكلتان."
      case 3...10: "\(count) مشكلات."
      default: "\(count) مشكلة."
      }
    }
  )
}
