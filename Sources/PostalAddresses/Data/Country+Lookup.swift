// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.

extension Country {
  /// The country of a slot, or nil where there is no data for it; parsed when first asked for.
  static func inSlot(_ slot: Int) -> Country? {
    switch slot {
    case 2: acData
    case 3: adData
    case 4: aeData
    case 5: afData
    case 6: agData
    case 8: aiData
    case 11: alData
    case 12: amData
    case 14: aoData
    case 16: aqData
    case 17: arData
    case 18: asData
    case 19: atData
    case 20: auData
    case 22: awData
    case 23: axData
    case 25: azData
    case 26: baData
    case 27: bbData
    case 29: bdData
    case 30: beData
    case 31: bfData
    case 32: bgData
    case 33: bhData
    case 34: biData
    case 35: bjData
    case 37: blData
    case 38: bmData
    case 39: bnData
    case 40: boData
    case 42: bqData
    case 43: brData
    case 44: bsData
    case 45: btData
    case 47: bvData
    case 48: bwData
    case 50: byData
    case 51: bzData
    case 52: caData
    case 54: ccData
    case 55: cdData
    case 57: cfData
    case 58: cgData
    case 59: chData
    case 60: ciData
    case 62: ckData
    case 63: clData
    case 64: cmData
    case 65: cnData
    case 66: coData
    case 69: crData
    case 72: cuData
    case 73: cvData
    case 74: cwData
    case 75: cxData
    case 76: cyData
    case 77: czData
    case 82: deData
    case 87: djData
    case 88: dkData
    case 90: dmData
    case 92: doData
    case 103: dzData
    case 106: ecData
    case 108: eeData
    case 110: egData
    case 111: ehData
    case 121: erData
    case 122: esData
    case 123: etData
    case 138: fiData
    case 139: fjData
    case 140: fkData
    case 142: fmData
    case 144: foData
    case 147: frData
    case 156: gaData
    case 157: gbData
    case 159: gdData
    case 160: geData
    case 161: gfData
    case 162: ggData
    case 163: ghData
    case 164: giData
    case 167: glData
    case 168: gmData
    case 169: gnData
    case 171: gpData
    case 172: gqData
    case 173: grData
    case 174: gsData
    case 175: gtData
    case 176: guData
    case 178: gwData
    case 180: gyData
    case 192: hkData
    case 194: hmData
    case 195: hnData
    case 199: hrData
    case 201: htData
    case 202: huData
    case 211: idData
    case 212: ieData
    case 219: ilData
    case 220: imData
    case 221: inData
    case 222: ioData
    case 224: iqData
    case 225: irData
    case 226: isData
    case 227: itData
    case 238: jeData
    case 246: jmData
    case 248: joData
    case 249: jpData
    case 264: keData
    case 266: kgData
    case 267: khData
    case 268: kiData
    case 272: kmData
    case 273: knData
    case 275: kpData
    case 277: krData
    case 282: kwData
    case 284: kyData
    case 285: kzData
    case 286: laData
    case 287: lbData
    case 288: lcData
    case 294: liData
    case 296: lkData
    case 303: lrData
    case 304: lsData
    case 305: ltData
    case 306: luData
    case 307: lvData
    case 310: lyData
    case 312: maData
    case 314: mcData
    case 315: mdData
    case 316: meData
    case 317: mfData
    case 318: mgData
    case 319: mhData
    case 322: mkData
    case 323: mlData
    case 324: mmData
    case 325: mnData
    case 326: moData
    case 327: mpData
    case 328: mqData
    case 329: mrData
    case 330: msData
    case 331: mtData
    case 332: muData
    case 333: mvData
    case 334: mwData
    case 335: mxData
    case 336: myData
    case 337: mzData
    case 338: naData
    case 340: ncData
    case 342: neData
    case 343: nfData
    case 344: ngData
    case 346: niData
    case 349: nlData
    case 352: noData
    case 353: npData
    case 355: nrData
    case 358: nuData
    case 363: nzData
    case 376: omData
    case 390: paData
    case 394: peData
    case 395: pfData
    case 396: pgData
    case 397: phData
    case 400: pkData
    case 401: plData
    case 402: pmData
    case 403: pnData
    case 407: prData
    case 408: psData
    case 409: ptData
    case 412: pwData
    case 414: pyData
    case 416: qaData
    case 446: reData
    case 456: roData
    case 460: rsData
    case 462: ruData
    case 464: rwData
    case 468: saData
    case 469: sbData
    case 470: scData
    case 471: sdData
    case 472: seData
    case 474: sgData
    case 475: shData
    case 476: siData
    case 477: sjData
    case 478: skData
    case 479: slData
    case 480: smData
    case 481: snData
    case 482: soData
    case 485: srData
    case 486: ssData
    case 487: stData
    case 489: svData
    case 491: sxData
    case 492: syData
    case 493: szData
    case 494: taData
    case 496: tcData
    case 497: tdData
    case 499: tfData
    case 500: tgData
    case 501: thData
    case 503: tjData
    case 504: tkData
    case 505: tlData
    case 506: tmData
    case 507: tnData
    case 508: toData
    case 511: trData
    case 513: ttData
    case 515: tvData
    case 516: twData
    case 519: tzData
    case 520: uaData
    case 526: ugData
    case 532: umData
    case 538: usData
    case 544: uyData
    case 545: uzData
    case 546: vaData
    case 548: vcData
    case 550: veData
    case 552: vgData
    case 554: viData
    case 559: vnData
    case 566: vuData
    case 577: wfData
    case 590: wsData
    case 608: xkData
    case 628: yeData
    case 643: ytData
    case 650: zaData
    case 662: zmData
    case 672: zwData
    case 675: zzData
    default: nil
    }
  }

  // A static is initialised once, on first use, by whichever thread comes first: lazy without a
  // lock.
  private static let acData = Country(code: "AC")
  private static let adData = Country(code: "AD")
  private static let aeData = Country(code: "AE")
  private static let afData = Country(code: "AF")
  private static let agData = Country(code: "AG")
  private static let aiData = Country(code: "AI")
  private static let alData = Country(code: "AL")
  private static let amData = Country(code: "AM")
  private static let aoData = Country(code: "AO")
  private static let aqData = Country(code: "AQ")
  private static let arData = Country(code: "AR")
  private static let asData = Country(code: "AS")
  private static let atData = Country(code: "AT")
  private static let auData = Country(code: "AU")
  private static let awData = Country(code: "AW")
  private static let axData = Country(code: "AX")
  private static let azData = Country(code: "AZ")
  private static let baData = Country(code: "BA")
  private static let bbData = Country(code: "BB")
  private static let bdData = Country(code: "BD")
  private static let beData = Country(code: "BE")
  private static let bfData = Country(code: "BF")
  private static let bgData = Country(code: "BG")
  private static let bhData = Country(code: "BH")
  private static let biData = Country(code: "BI")
  private static let bjData = Country(code: "BJ")
  private static let blData = Country(code: "BL")
  private static let bmData = Country(code: "BM")
  private static let bnData = Country(code: "BN")
  private static let boData = Country(code: "BO")
  private static let bqData = Country(code: "BQ")
  private static let brData = Country(code: "BR")
  private static let bsData = Country(code: "BS")
  private static let btData = Country(code: "BT")
  private static let bvData = Country(code: "BV")
  private static let bwData = Country(code: "BW")
  private static let byData = Country(code: "BY")
  private static let bzData = Country(code: "BZ")
  private static let caData = Country(code: "CA")
  private static let ccData = Country(code: "CC")
  private static let cdData = Country(code: "CD")
  private static let cfData = Country(code: "CF")
  private static let cgData = Country(code: "CG")
  private static let chData = Country(code: "CH")
  private static let ciData = Country(code: "CI")
  private static let ckData = Country(code: "CK")
  private static let clData = Country(code: "CL")
  private static let cmData = Country(code: "CM")
  private static let cnData = Country(code: "CN")
  private static let coData = Country(code: "CO")
  private static let crData = Country(code: "CR")
  private static let cuData = Country(code: "CU")
  private static let cvData = Country(code: "CV")
  private static let cwData = Country(code: "CW")
  private static let cxData = Country(code: "CX")
  private static let cyData = Country(code: "CY")
  private static let czData = Country(code: "CZ")
  private static let deData = Country(code: "DE")
  private static let djData = Country(code: "DJ")
  private static let dkData = Country(code: "DK")
  private static let dmData = Country(code: "DM")
  private static let doData = Country(code: "DO")
  private static let dzData = Country(code: "DZ")
  private static let ecData = Country(code: "EC")
  private static let eeData = Country(code: "EE")
  private static let egData = Country(code: "EG")
  private static let ehData = Country(code: "EH")
  private static let erData = Country(code: "ER")
  private static let esData = Country(code: "ES")
  private static let etData = Country(code: "ET")
  private static let fiData = Country(code: "FI")
  private static let fjData = Country(code: "FJ")
  private static let fkData = Country(code: "FK")
  private static let fmData = Country(code: "FM")
  private static let foData = Country(code: "FO")
  private static let frData = Country(code: "FR")
  private static let gaData = Country(code: "GA")
  private static let gbData = Country(code: "GB")
  private static let gdData = Country(code: "GD")
  private static let geData = Country(code: "GE")
  private static let gfData = Country(code: "GF")
  private static let ggData = Country(code: "GG")
  private static let ghData = Country(code: "GH")
  private static let giData = Country(code: "GI")
  private static let glData = Country(code: "GL")
  private static let gmData = Country(code: "GM")
  private static let gnData = Country(code: "GN")
  private static let gpData = Country(code: "GP")
  private static let gqData = Country(code: "GQ")
  private static let grData = Country(code: "GR")
  private static let gsData = Country(code: "GS")
  private static let gtData = Country(code: "GT")
  private static let guData = Country(code: "GU")
  private static let gwData = Country(code: "GW")
  private static let gyData = Country(code: "GY")
  private static let hkData = Country(code: "HK")
  private static let hmData = Country(code: "HM")
  private static let hnData = Country(code: "HN")
  private static let hrData = Country(code: "HR")
  private static let htData = Country(code: "HT")
  private static let huData = Country(code: "HU")
  private static let idData = Country(code: "ID")
  private static let ieData = Country(code: "IE")
  private static let ilData = Country(code: "IL")
  private static let imData = Country(code: "IM")
  private static let inData = Country(code: "IN")
  private static let ioData = Country(code: "IO")
  private static let iqData = Country(code: "IQ")
  private static let irData = Country(code: "IR")
  private static let isData = Country(code: "IS")
  private static let itData = Country(code: "IT")
  private static let jeData = Country(code: "JE")
  private static let jmData = Country(code: "JM")
  private static let joData = Country(code: "JO")
  private static let jpData = Country(code: "JP")
  private static let keData = Country(code: "KE")
  private static let kgData = Country(code: "KG")
  private static let khData = Country(code: "KH")
  private static let kiData = Country(code: "KI")
  private static let kmData = Country(code: "KM")
  private static let knData = Country(code: "KN")
  private static let kpData = Country(code: "KP")
  private static let krData = Country(code: "KR")
  private static let kwData = Country(code: "KW")
  private static let kyData = Country(code: "KY")
  private static let kzData = Country(code: "KZ")
  private static let laData = Country(code: "LA")
  private static let lbData = Country(code: "LB")
  private static let lcData = Country(code: "LC")
  private static let liData = Country(code: "LI")
  private static let lkData = Country(code: "LK")
  private static let lrData = Country(code: "LR")
  private static let lsData = Country(code: "LS")
  private static let ltData = Country(code: "LT")
  private static let luData = Country(code: "LU")
  private static let lvData = Country(code: "LV")
  private static let lyData = Country(code: "LY")
  private static let maData = Country(code: "MA")
  private static let mcData = Country(code: "MC")
  private static let mdData = Country(code: "MD")
  private static let meData = Country(code: "ME")
  private static let mfData = Country(code: "MF")
  private static let mgData = Country(code: "MG")
  private static let mhData = Country(code: "MH")
  private static let mkData = Country(code: "MK")
  private static let mlData = Country(code: "ML")
  private static let mmData = Country(code: "MM")
  private static let mnData = Country(code: "MN")
  private static let moData = Country(code: "MO")
  private static let mpData = Country(code: "MP")
  private static let mqData = Country(code: "MQ")
  private static let mrData = Country(code: "MR")
  private static let msData = Country(code: "MS")
  private static let mtData = Country(code: "MT")
  private static let muData = Country(code: "MU")
  private static let mvData = Country(code: "MV")
  private static let mwData = Country(code: "MW")
  private static let mxData = Country(code: "MX")
  private static let myData = Country(code: "MY")
  private static let mzData = Country(code: "MZ")
  private static let naData = Country(code: "NA")
  private static let ncData = Country(code: "NC")
  private static let neData = Country(code: "NE")
  private static let nfData = Country(code: "NF")
  private static let ngData = Country(code: "NG")
  private static let niData = Country(code: "NI")
  private static let nlData = Country(code: "NL")
  private static let noData = Country(code: "NO")
  private static let npData = Country(code: "NP")
  private static let nrData = Country(code: "NR")
  private static let nuData = Country(code: "NU")
  private static let nzData = Country(code: "NZ")
  private static let omData = Country(code: "OM")
  private static let paData = Country(code: "PA")
  private static let peData = Country(code: "PE")
  private static let pfData = Country(code: "PF")
  private static let pgData = Country(code: "PG")
  private static let phData = Country(code: "PH")
  private static let pkData = Country(code: "PK")
  private static let plData = Country(code: "PL")
  private static let pmData = Country(code: "PM")
  private static let pnData = Country(code: "PN")
  private static let prData = Country(code: "PR")
  private static let psData = Country(code: "PS")
  private static let ptData = Country(code: "PT")
  private static let pwData = Country(code: "PW")
  private static let pyData = Country(code: "PY")
  private static let qaData = Country(code: "QA")
  private static let reData = Country(code: "RE")
  private static let roData = Country(code: "RO")
  private static let rsData = Country(code: "RS")
  private static let ruData = Country(code: "RU")
  private static let rwData = Country(code: "RW")
  private static let saData = Country(code: "SA")
  private static let sbData = Country(code: "SB")
  private static let scData = Country(code: "SC")
  private static let sdData = Country(code: "SD")
  private static let seData = Country(code: "SE")
  private static let sgData = Country(code: "SG")
  private static let shData = Country(code: "SH")
  private static let siData = Country(code: "SI")
  private static let sjData = Country(code: "SJ")
  private static let skData = Country(code: "SK")
  private static let slData = Country(code: "SL")
  private static let smData = Country(code: "SM")
  private static let snData = Country(code: "SN")
  private static let soData = Country(code: "SO")
  private static let srData = Country(code: "SR")
  private static let ssData = Country(code: "SS")
  private static let stData = Country(code: "ST")
  private static let svData = Country(code: "SV")
  private static let sxData = Country(code: "SX")
  private static let syData = Country(code: "SY")
  private static let szData = Country(code: "SZ")
  private static let taData = Country(code: "TA")
  private static let tcData = Country(code: "TC")
  private static let tdData = Country(code: "TD")
  private static let tfData = Country(code: "TF")
  private static let tgData = Country(code: "TG")
  private static let thData = Country(code: "TH")
  private static let tjData = Country(code: "TJ")
  private static let tkData = Country(code: "TK")
  private static let tlData = Country(code: "TL")
  private static let tmData = Country(code: "TM")
  private static let tnData = Country(code: "TN")
  private static let toData = Country(code: "TO")
  private static let trData = Country(code: "TR")
  private static let ttData = Country(code: "TT")
  private static let tvData = Country(code: "TV")
  private static let twData = Country(code: "TW")
  private static let tzData = Country(code: "TZ")
  private static let uaData = Country(code: "UA")
  private static let ugData = Country(code: "UG")
  private static let umData = Country(code: "UM")
  private static let usData = Country(code: "US")
  private static let uyData = Country(code: "UY")
  private static let uzData = Country(code: "UZ")
  private static let vaData = Country(code: "VA")
  private static let vcData = Country(code: "VC")
  private static let veData = Country(code: "VE")
  private static let vgData = Country(code: "VG")
  private static let viData = Country(code: "VI")
  private static let vnData = Country(code: "VN")
  private static let vuData = Country(code: "VU")
  private static let wfData = Country(code: "WF")
  private static let wsData = Country(code: "WS")
  private static let xkData = Country(code: "XK")
  private static let yeData = Country(code: "YE")
  private static let ytData = Country(code: "YT")
  private static let zaData = Country(code: "ZA")
  private static let zmData = Country(code: "ZM")
  private static let zwData = Country(code: "ZW")
  private static let zzData = Country(code: "ZZ")
}
