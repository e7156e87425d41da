// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.
// Data: Google's address metadata, CC BY 4.0, with changes; see README.md beside this file.

extension AddressData {
  /// Letters and what they fold to.
  static let folding: StaticString = #"""
    ßss àa áa âa ãa äa åa æae çc èe ée êe ëe ìi íi îi ïi ðd ñn òo óo ôo õo öo øo ùu úu ûu üu ýy þth
    ÿy āa ăa ąa ćc ĉc ċc čc ďd đd ēe ĕe ėe ęe ěe ĝg ğg ġg ģg ĥh ħh ĩi īi ĭi įi ıi ĳij ĵj ķk ĸk ĺl ļl
    ľl łl ńn ņn ňn ŉn ŋn ōo ŏo őo œoe ŕr ŗr řr śs ŝs şs šs ţt ťt ŧt ũu ūu ŭu ůu űu ųu ŵw ŷy źz żz žz
    ſs ơo ưu ǆdz ǉlj ǌnj ǎa ǐi ǒo ǔu ǖu ǘu ǚu ǜu ǟa ǡa ǣae ǧg ǩk ǫo ǭo ǯʒ ǰj ǳdz ǵg ǹn ǻa ǽae ǿo ȁa
    ȃa ȅe ȇe ȉi ȋi ȍo ȏo ȑr ȓr ȕu ȗu șs țt ȟh ȧa ȩe ȫo ȭo ȯo ȱo ȳy ΐι άα έε ήη ίι ΰυ ςσ ϊι ϋυ όο ύυ
    ώω ϐβ ϑθ ϒυ ϓυ ϔυ ϕφ ϖπ ϰκ ϱρ ϲσ ϵε йи ѐе ёе ѓг їі ќк ѝи ўу ѷѵ ӂж ӑа ӓа ӗе ӛә ӝж ӟз ӣи ӥи ӧо ӫө
    ӭэ ӯу ӱу ӳу ӵч ӹы ևեւ ḁa ḃb ḅb ḇb ḉc ḋd ḍd ḏd ḑd ḓd ḕe ḗe ḙe ḛe ḝe ḟf ḡg ḣh ḥh ḧh ḩh ḫh ḭi ḯi ḱk
    ḳk ḵk ḷl ḹl ḻl ḽl ḿm ṁm ṃm ṅn ṇn ṉn ṋn ṍo ṏo ṑo ṓo ṕp ṗp ṙr ṛr ṝr ṟr ṡs ṣs ṥs ṧs ṩs ṫt ṭt ṯt ṱt
    ṳu ṵu ṷu ṹu ṻu ṽv ṿv ẁw ẃw ẅw ẇw ẉw ẋx ẍx ẏy ẑz ẓz ẕz ẖh ẗt ẘw ẙy ẚa ẛs ạa ảa ấa ầa ẩa ẫa ậa ắa
    ằa ẳa ẵa ặa ẹe ẻe ẽe ếe ềe ểe ễe ệe ỉi ịi ọo ỏo ốo ồo ổo ỗo ộo ớo ờo ởo ỡo ợo ụu ủu ứu ừu ửu ữu
    ựu ỳy ỵy ỷy ỹy ἀα ἁα ἂα ἃα ἄα ἅα ἆα ἇα ἐε ἑε ἒε ἓε ἔε ἕε ἠη ἡη ἢη ἣη ἤη ἥη ἦη ἧη ἰι ἱι ἲι ἳι ἴι
    ἵι ἶι ἷι ὀο ὁο ὂο ὃο ὄο ὅο ὐυ ὑυ ὒυ ὓυ ὔυ ὕυ ὖυ ὗυ ὠω ὡω ὢω ὣω ὤω ὥω ὦω ὧω ὰα άα ὲε έε ὴη ήη ὶι
    ίι ὸο όο ὺυ ύυ ὼω ώω ᾀα ᾁα ᾂα ᾃα ᾄα ᾅα ᾆα ᾇα ᾐη ᾑη ᾒη ᾓη ᾔη ᾕη ᾖη ᾗη ᾠω ᾡω ᾢω ᾣω ᾤω ᾥω ᾦω ᾧω ᾰα
    ᾱα ᾲα ᾳα ᾴα ᾶα ᾷα ιι ῂη ῃη ῄη ῆη ῇη ῐι ῑι ῒι ΐι ῖι ῗι ῠυ ῡυ ῢυ ΰυ ῤρ ῥρ ῦυ ῧυ ῲω ῳω ῴω ῶω ῷω
    """#
}
