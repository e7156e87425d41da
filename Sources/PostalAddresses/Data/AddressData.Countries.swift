// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.
// Data: Google's address metadata, CC BY 4.0, with changes; see README.md beside this file.

extension AddressData {
  /// Countries: `=CODE`, a line of fields, then a line for each region.
  static let countries: StaticString = #"""
    =ZZ
    %N%n%O%n%A%n%C, %S %Z		AC	C			postal	region	city	suburb
    =AU
    %O%n%N%n%A%n%C %S %Z		ACSZ	CS	\d{4}	2060,3171,6430,4000,4006,3001	postcode	state	city	suburb
    ACT	ACT	Australian Capital Territory		29|2540|260|261[0-8]|02|2620	0200,2540,2618,2999
    JBT		Jervis Bay Territory		2540	2540
    NSW	NSW	New South Wales		1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707	1000,2888,3585,3707
    NT	NT	Northern Territory		0[89]	0800,0999
    QLD	QLD	Queensland		[49]	4000,9999
    SA	SA	South Australia		5|0872	5000
    TAS	TAS	Tasmania		7	7000,7999
    VIC	VIC	Victoria		[38]	3000,8000
    WA	WA	Western Australia		6|0872	6000,0872
    =CA
    %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOSZ	[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7,V8X 3X4,T0L 1K0,T0H 1A0,K1A 0B1	postal	province	city	suburb
    AB	AB	Alberta		T
    BC	BC	British Columbia		V		Colombie-Britannique
    MB	MB	Manitoba		R
    NB	NB	New Brunswick		E		Nouveau-Brunswick
    NL	NL	Newfoundland and Labrador		A		Terre-Neuve-et-Labrador
    NT	NT	Northwest Territories		X0E|X0G|X1A		Territoires du Nord-Ouest
    NS	NS	Nova Scotia		B		Nouvelle-Écosse
    NU	NU	Nunavut		X0A|X0B|X0C
    ON	ON	Ontario		K|L|M|N|P
    PE	PE	Prince Edward Island		C		Île-du-Prince-Édouard
    QC	QC	Quebec		G|H|J|K1A		Québec
    SK	SK	Saskatchewan		S|R8A
    YT	YT	Yukon		Y
    =DE
    %N%n%O%n%A%n%Z %C		ACZ	C	\d{5}	26133,53225	postal	province	city	suburb		D
    =GB
    %N%n%O%n%A%n%C%n%Z		ACZ	CZ	GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY,GIR 0AA,M2 5BQ,M34 4AB,CR0 2YR,DN16 9AA,W1A 4ZZ,EC1A 1HQ,OX14 4PG,BS18 8HF,NR25 7HG,RH6 0NP,BH23 6AA,B6 5BA,SO23 9AP,PO1 3AX,BFPO 61	postcode	county	city	suburb	S
    =IE
    %N%n%O%n%A%n%D%n%C%n%S%n%Z		AC	C	(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}	A65 F4E2	eircode	county	city	townland
    Co. Carlow	CW					Carlow~County Carlow
    Co. Cavan	CN					Cavan~County Cavan
    Co. Clare	CE					Clare~County Clare
    Co. Cork	CO					Cork~County Cork
    Co. Donegal	DL					Donegal~County Donegal
    Co. Dublin	D					Dublin~County Dublin
    Co. Galway	G					Galway~County Galway
    Co. Kerry	KY					Kerry~County Kerry
    Co. Kildare	KE					Kildare~County Kildare
    Co. Kilkenny	KK					Kilkenny~County Kilkenny
    Co. Laois	LS					Laois~County Laois
    Co. Leitrim	LM					Leitrim~County Leitrim
    Co. Limerick	LK					Limerick~County Limerick
    Co. Longford	LD					Longford~County Longford
    Co. Louth	LH					Louth~County Louth
    Co. Mayo	MO					Mayo~County Mayo
    Co. Meath	MH					Meath~County Meath
    Co. Monaghan	MN					Monaghan~County Monaghan
    Co. Offaly	OY					Offaly~County Offaly
    Co. Roscommon	RN					Roscommon~County Roscommon
    Co. Sligo	SO					Sligo~County Sligo
    Co. Tipperary	TA					Tipperary~County Tipperary
    Co. Waterford	WD					Waterford~County Waterford
    Co. Westmeath	WH					Westmeath~County Westmeath
    Co. Wexford	WX					Wexford~County Wexford
    Co. Wicklow	WW					Wicklow~County Wicklow
    =IN
    %N%n%O%n%A%n%C %Z%n%S		ACSZ	C	\d{6}	110034,110001	pin	state	city	suburb
    Andaman and Nicobar Islands	AN	Andaman & Nicobar		744		अंडमान और निकोबार द्वीपसमूह
    Andhra Pradesh	AP			5[0-3]		आंध्र प्रदेश
    Arunachal Pradesh	AR			79[0-2]		अरुणाचल प्रदेश
    Assam	AS			78		असम
    Bihar	BR			8[0-5]		बिहार
    Chandigarh	CH			16|1440[3-9]		चंडीगढ़
    Chhattisgarh	CT			49		छत्तीसगढ़
    Dadra and Nagar Haveli and Daman and Diu	DH	Dadra & Nagar Haveli & Daman & Diu		396|362		दादरा और नगर हवेली और दमन और दिउ
    Delhi	DL			11		दिल्ली
    Goa	GA			403		गोआ
    Gujarat	GJ			3[6-9]		गुजरात
    Haryana	HR			1[23]		हरियाणा
    Himachal Pradesh	HP			17		हिमाचल प्रदेश
    Jammu and Kashmir	JK	Jammu & Kashmir		1[89]		जम्मू और कश्मीर
    Jharkhand	JH			81[4-9]|82|83[0-5]		झारखण्ड
    Karnataka	KA			5[4-9]|53[7-9]		कर्नाटक
    Kerala	KL			6[7-9]|6010|607008|777		केरल
    Ladakh	LA			194		लद्दाख़
    Lakshadweep	LD			682		लक्षद्वीप
    Madhya Pradesh	MP			4[5-8]|490		मध्य प्रदेश
    Maharashtra	MH			4[0-4]		महाराष्ट्र
    Manipur	MN			79[56]		मणिपुर
    Meghalaya	ML			79[34]		मेघालय
    Mizoram	MZ			796		मिजोरम
    Nagaland	NL			79[78]		नागालैंड
    Odisha	OR			7[5-7]		OD~ओड़िशा
    Puducherry	PY			60[579]		पांडिचेरी
    Punjab	PB			1[456]		पंजाब
    Rajasthan	RJ			3[0-4]		राजस्थान
    Sikkim	SK			737|750		सिक्किम
    Tamil Nadu	TN			6[0-6]|536		तमिल नाडु
    Telangana	TG			5[0-3]		TS~तेलंगाना
    Tripura	TR			799		त्रिपुरा
    Uttar Pradesh	UP			2[0-35-8]|24[0-7]|26[12]		उत्तर प्रदेश
    Uttarakhand	UT			24[46-9]|254|26[23]		उत्तराखण्ड
    West Bengal	WB			7[0-4]		पश्चिम बंगाल
    =JP
    〒%Z%n%S%C%n%A%n%O%n%N	%N%n%O%n%A%n%C, %S%n%Z	ACSZ	S	\d{3}-?\d{4}	154-0023,350-1106,951-8073,112-0001,208-0032,231-0012	postal	prefecture	city	suburb		〒
    北海道	01		Hokkaido	0[4-9]|00[1-7]
    青森県	02		Aomori	03|018		青森
    岩手県	03		Iwate	02		岩手
    宮城県	04		Miyagi	98		宮城
    秋田県	05		Akita	01		秋田
    山形県	06		Yamagata	99		山形
    福島県	07		Fukushima	9[67]		福島
    茨城県	08		Ibaraki	3[01]		茨城
    栃木県	09		Tochigi	32|311|349		栃木
    群馬県	10		Gunma	37|38[49]		群馬
    埼玉県	11		Saitama	3[3-6]		埼玉
    千葉県	12		Chiba	2[6-9]		千葉
    東京都	13		Tokyo	1[0-8]|19[0-8]|20		東京
    神奈川県	14		Kanagawa	2[1-5]|199		神奈川
    新潟県	15		Niigata	9[45]|389		新潟
    富山県	16		Toyama	93		富山
    石川県	17		Ishikawa	92|939		石川
    福井県	18		Fukui	91|922		福井
    山梨県	19		Yamanashi	40		山梨
    長野県	20		Nagano	3[89]|949		長野
    岐阜県	21		Gifu	50		岐阜
    静岡県	22		Shizuoka	4[1-9]		静岡
    愛知県	23		Aichi	4[4-9]|431		愛知
    三重県	24		Mie	51|498|647		三重
    滋賀県	25		Shiga	52		滋賀
    京都府	26		Kyoto	6[0-2]|520		京都
    大阪府	27		Osaka	5[3-9]|618|630		大阪
    兵庫県	28		Hyogo	6[5-7]|563		兵庫
    奈良県	29		Nara	63|64[78]		奈良
    和歌山県	30		Wakayama	64|519		和歌山
    鳥取県	31		Tottori	68		鳥取
    島根県	32		Shimane	69|68[45]		島根
    岡山県	33		Okayama	7[01]		岡山
    広島県	34		Hiroshima	7[23]		広島
    山口県	35		Yamaguchi	7[45]		山口
    徳島県	36		Tokushima	77		徳島
    香川県	37		Kagawa	76		香川
    愛媛県	38		Ehime	79		愛媛
    高知県	39		Kochi	78		高知
    福岡県	40		Fukuoka	8[0-3]|871		福岡
    佐賀県	41		Saga	84		佐賀
    長崎県	42		Nagasaki	85|81[17]|848		長崎
    熊本県	43		Kumamoto	86		熊本
    大分県	44		Oita	87|839		大分
    宮崎県	45		Miyazaki	88		宮崎
    鹿児島県	46		Kagoshima	89		鹿児島
    沖縄県	47		Okinawa	90		沖縄
    =US
    %N%n%O%n%A%n%C, %S %Z		ACSZ	CS	(\d{5})(?:[ \-](\d{4}))?	95014,22162-1010	zip	state	city	suburb
    AL	AL	Alabama		3[56]	35000,36999
    AK	AK	Alaska		99[5-9]	99500,99999
    AS		American Samoa		96799	96799
    AZ	AZ	Arizona		8[56]	85000,86999
    AR	AR	Arkansas		71[6-9]|72	71600,72999
    AA		Armed Forces (AA)		340	34000,34099
    AE		Armed Forces (AE)		09	09000,09999
    AP		Armed Forces (AP)		96[2-6]	96200,96699
    CA	CA	California		9[0-5]|96[01]	90000,96199
    CO	CO	Colorado		8[01]	80000,81999
    CT	CT	Connecticut		06	06000,06999
    DE	DE	Delaware		19[7-9]	19700,19999
    DC	DC	District of Columbia		20[02-5]|569	20000,56999
    FL	FL	Florida		3[23]|34[1-9]	32000,34999
    GA	GA	Georgia		3[01]|398|39901	30000,39901
    GU		Guam		969([1-2]\d|3[12])	96910,96932
    HI	HI	Hawaii		967[0-8]|9679[0-8]|968	96700,96899
    ID	ID	Idaho		83[2-9]	83200,83999
    IL	IL	Illinois		6[0-2]	60000,62999
    IN	IN	Indiana		4[67]	46000,47999
    IA	IA	Iowa		5[0-2]	50000,52999
    KS	KS	Kansas		6[67]	66000,67999
    KY	KY	Kentucky		4[01]|42[0-7]	40000,42799
    LA	LA	Louisiana		70|71[0-5]	70000,71599
    ME	ME	Maine		039|04	03900,04999
    MH		Marshall Islands		969[67]	96960,96979
    MD	MD	Maryland		20[6-9]|21	20600,21999
    MA	MA	Massachusetts		01|02[0-7]|05501|05544	01000,05544
    MI	MI	Michigan		4[89]	48000,49999
    FM		Micronesia		9694[1-4]	96941,96944
    MN	MN	Minnesota		55|56[0-7]	55000,56799
    MS	MS	Mississippi		38[6-9]|39[0-7]	38600,39799
    MO	MO	Missouri		6[3-5]	63000,65999
    MT	MT	Montana		59	59000,59999
    NE	NE	Nebraska		6[89]	68000,69999
    NV	NV	Nevada		889|89	88900,89999
    NH	NH	New Hampshire		03[0-8]	03000,03899
    NJ	NJ	New Jersey		0[78]	07000,08999
    NM	NM	New Mexico		87|88[0-4]	87000,88499
    NY	NY	New York		1[0-4]|06390|00501|00544	10000,00544
    NC	NC	North Carolina		2[78]	27000,28999
    ND	ND	North Dakota		58	58000,58999
    MP		Northern Mariana Islands		9695[0-2]	96950,96952
    OH	OH	Ohio		4[3-5]	43000,45999
    OK	OK	Oklahoma		7[34]	73000,74999
    OR	OR	Oregon		97	97000,97999
    PW		Palau		969(39|40)	96940
    PA	PA	Pennsylvania		1[5-8]|19[0-6]	15000,19699
    PR		Puerto Rico		00[679]	00600,00999
    RI	RI	Rhode Island		02[89]	02800,02999
    SC	SC	South Carolina		29	29000,29999
    SD	SD	South Dakota		57	57000,57999
    TN	TN	Tennessee		37|38[0-5]	37000,38599
    TX	TX	Texas		7[5-9]|885|73301|73344	75000,73344
    UT	UT	Utah		84	84000,84999
    VT	VT	Vermont		05	05000,05999
    VI		Virgin Islands		008	00800,00899
    VA	VA	Virginia		201|2[23]|24[0-6]	20100,24699
    WA	WA	Washington		98|99[0-4]	98000,99499
    WV	WV	West Virginia		24[7-9]|2[56]	24700,26999
    WI	WI	Wisconsin		5[34]	53000,54999
    WY	WY	Wyoming		82|83[01]|83414	82000,83414
    """#
}
