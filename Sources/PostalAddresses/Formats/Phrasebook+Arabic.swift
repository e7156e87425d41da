extension Phrasebook {
  static let arabic = Phrasebook(
    language: "ar",
    words: [
      "full_name": Wording("الاسم الكامل"),
      "country_or_region": Wording("البلد أو المنطقة"),
      "street_address": Wording("عنوان الشارع"),
      "line2": Wording("الشقة أو الجناح أو الطابق"),
      "phone": Wording("رقم الهاتف"),
      "organization": Wording("الشركة"),
      "sorting_code": Wording("رمز الفرز"),
      "city": Wording("المدينة"),
      "district": Wording("الحي"),
      "post_town": Wording("البلدة البريدية"),
      "suburb": Wording("الضاحية"),
      "townland": Wording("البلدة الريفية"),
      "neighborhood": Wording("الحي"),
      "village_township": Wording("القرية أو البلدة"),
      "region": Wording("المنطقة"),
      "state": Wording("الولاية"),
      "province": Wording("المقاطعة"),
      "county": Wording("المقاطعة"),
      "prefecture": Wording("المحافظة"),
      "department": Wording("المحافظة"),
      "governorate": Wording("المحافظة"),
      "area": Wording("المنطقة"),
      "island": Wording("الجزيرة"),
      "emirate": Wording("الإمارة"),
      "parish": Wording("الأبرشية"),
      "oblast": Wording("الأوبلاست"),
      "do_si": Wording("المقاطعة أو المدينة"),
      "postal": Wording("الرمز البريدي"),
      "postcode": Wording("الرمز البريدي"),
      "zip": Wording("الرمز البريدي"),
      "eircode": Wording("الرمز البريدي"),
      "pin": Wording("الرمز البريدي"),
    ],
    prompts: [
      .name: "ليلى حداد",
      .street: "10 شارع المثال",
      .line2: "اختياري",
      .city: "مدينة المثال",
      .phone: "اختياري",
    ],
    sentences: Sentences(
      enter: { "أدخل \($0)." },
      chooseCountry: "اختر البلد أو المنطقة.",
      enterDigits: { counts, word, example in
        let list = counts.map(String.init).joined(separator: " أو ")
        return "أدخل \(word.asked)، وعدد أرقامه \(list)، مثل \(example)."
      },
      enterSuchAs: { "أدخل \($1.asked)، مثل \($0)." },
      strayCharacter: { "لا يحتوي \($1.typed) على «\($0)»." },
      tooLong: "النص طويل جدًا.",
      chooseFromList: { "اختر \($0) من القائمة." },
      otherRegion: { code, region, name in
        "لا يطابق ذلك \(name). تحقق من \(code.typed) و\(region.typed)."
      },
      phoneTooShort: "أدخل رقم هاتف مع رمز المنطقة.",
      between: " "
    ),
    quotes: ("«", "»")
  )
}
