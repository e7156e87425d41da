extension Phrasebook {
  static let japanese = Phrasebook(
    language: "ja",
    words: [
      "full_name": Wording("氏名"),
      "country_or_region": Wording("国または地域"),
      "street_address": Wording("番地"),
      "line2": Wording("建物名・部屋番号"),
      "phone": Wording("電話番号"),
      "organization": Wording("会社名"),
      "sorting_code": Wording("仕分けコード"),
      "city": Wording("市区町村"),
      "district": Wording("地区"),
      "post_town": Wording("郵便町"),
      "suburb": Wording("地域"),
      "townland": Wording("タウンランド"),
      "neighborhood": Wording("地区"),
      "village_township": Wording("村・町"),
      "region": Wording("地域"),
      "state": Wording("州"),
      "province": Wording("省・県"),
      "county": Wording("郡"),
      "prefecture": Wording("都道府県"),
      "department": Wording("県"),
      "governorate": Wording("県"),
      "area": Wording("エリア"),
      "island": Wording("島"),
      "emirate": Wording("首長国"),
      "parish": Wording("教区"),
      "oblast": Wording("州"),
      "do_si": Wording("道・市"),
      "postal": Wording("郵便番号"),
      "postcode": Wording("郵便番号"),
      "zip": Wording("郵便番号"),
      "eircode": Wording("Eircode"),
      "pin": Wording("PINコード"),
    ],
    prompts: [
      .name: "山田 花子",
      .street: "見本町1-2-3",
      .line2: "任意",
      .city: "見本市",
      .phone: "任意",
    ],
    sentences: Sentences(
      enter: { "\($0)を入力してください。" },
      chooseCountry: "国または地域を選択してください。",
      enterDigits: { counts, word, example in
        let list = counts.map { "\($0)桁" }.joined(separator: "または")
        return "\(list)の\(word.asked)を入力してください（例：\(example)）。"
      },
      enterSuchAs: { "\($1.asked)を入力してください（例：\($0)）。" },
      strayCharacter: { "\($1.typed)に「\($0)」は使えません。" },
      tooLong: "長すぎます。",
      chooseFromList: { "リストから\($0)を選択してください。" },
      otherRegion: { code, region, name in
        "\(name)の\(code.typed)ではありません。\(code.typed)と\(region.typed)を確認してください。"
      },
      phoneTooShort: "市外局番を含む電話番号を入力してください。",
      between: ""
    ),
    quotes: ("「", "」")
  )
}
