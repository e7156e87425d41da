// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.
// Data: Google's address metadata, CC BY 4.0, with changes; see README.md beside this file.

extension AddressData {
  /// A country: a line of fields, then a line for each region.
  static func country(slot: Int) -> StaticString {
    switch slot {
    case 2:  // AC
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	ASCN 1ZZ	ASCN 1ZZ	postal	province	city	suburb							ASCENSION ISLAND
      """#
    case 3:  // AD
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	AD[1-7]0\d	AD100,AD501,AD700	postal	province	city	suburb				AD		ca	ANDORRA
      """#
    case 4:  // AE
      #"""
      %N%n%O%n%A%n%S	%N%n%O%n%A%n%S	AS	C			postal	emirate	city	suburb						ar	UNITED ARAB EMIRATES
      أبو ظبي	AZ		Abu Dhabi
      إمارة الشارقةّ	SH	الشارقة	Sharjah			الشارقةّ
      الفجيرة	FU		Fujairah
      ام القيوين	UQ		Umm Al Quwain
      إمارة دبيّ	DU	دبي	Dubai			دبيّ
      إمارة رأس الخيمة	RK	رأس الخيمة	Ras al Khaimah
      عجمان	AJ		Ajman
      """#
    case 5:  // AF
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	\d{4}	1001,2601,3801	postal	province	city	suburb							AFGHANISTAN
      """#
    case 6:  // AG
      #"""
      %N%n%O%n%A%n%C		A	C			postal	province	city	suburb							ANTIGUA AND BARBUDA
      """#
    case 8:  // AI
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	AI-2640	AI-2640,2640	postal	province	city	suburb				AI-			ANGUILLA
      """#
    case 11:  // AL
      #"""
      %N%n%O%n%A%n%Z%n%C		AC	C	\d{4}	1001,1017,3501	postal	province	city	suburb							ALBANIA
      """#
    case 12:  // AM
      #"""
      %N%n%O%n%A%n%Z%n%C%n%S	%N%n%O%n%A%n%Z%n%C%n%S	AC	C	\d{4}|37\d{4}	0010,0002,375010	postal	province	city	suburb						hy	ARMENIA
      Արագածոտն	AG		Aragatsotn	0[2-5]	0201,0514
      Արարատ	AR		Ararat	0[6-8]	0601,0823
      Արմավիր	AV		Armavir	09|1[01]	0901,1149
      Գեղարքունիք	GR		Gegharkunik	1[2-6]	1201,1626
      Երևան	ER		Yerevan	00	0000,0099	Երեվան
      Լոռի	LO		Lori	1[7-9]|2[01]	1701,2117
      Կոտայք	KT		Kotayk	2[2-5]	2201,2506
      Շիրակ	SH		Shirak	2[6-9]|3[01]	2601,3126
      Սյունիք	SU		Syunik	3[2-5]	3201,3519
      Վայոց ձոր	VD		Vayots Dzor	3[6-8]	3601,3810
      Տավուշ	TV		Tavush	39|4[0-2]	3901,4216
      """#
    case 14:  // AO
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							ANGOLA
      """#
    case 16:  // AQ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							ANTARCTICA
      """#
    case 17:  // AR
      #"""
      %N%n%O%n%A%n%Z %C%n%S		AC	ACZ	((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?	C1070AAM,C1000WAM,B1000TBU,X5187XAB	postal	province	city	suburb						es	ARGENTINA
      Buenos Aires	B			B?[1-36-8]
      Catamarca	K			K?[45]
      Chaco	H			H?3
      Chubut	U			U?[89]
      Ciudad Autónoma de Buenos Aires	C			C?1		CABA~Capital Federal~Ciudad de Buenos Aires
      Córdoba	X			X?[235-8]
      Corrientes	W			W?3
      Entre Ríos	E			E?[1-3]
      Formosa	P			P?[37]
      Jujuy	Y			Y?4
      La Pampa	L			L?[3568]
      La Rioja	F			F?5
      Mendoza	M			M?[56]
      Misiones	N			N?3
      Neuquén	Q			Q?[38]
      Río Negro	R			R?[89]
      Salta	A			A?[34]
      San Juan	J			J?5
      San Luis	D			D?[4-6]
      Santa Cruz	Z			Z?[89]
      Santa Fe	S			S?[2368]
      Santiago del Estero	G			G?[2-5]
      Tierra del Fuego	V			V?9		Tierra del Fuego, Antártida e Islas del Atlántico Sur
      Tucumán	T			T?[45]
      """#
    case 18:  // AS
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(96799)(?:[ \-](\d{4}))?	96799	zip	state	city	suburb							AMERICAN SAMOA
      """#
    case 19:  // AT
      #"""
      %O%n%N%n%A%n%Z %C		ACZ	C	\d{4}	1010,3741	postal	province	city	suburb			A				AUSTRIA
      """#
    case 20:  // AU
      #"""
      %O%n%N%n%A%n%C %S %Z		ACSZ	CS	\d{4}	2060,3171,6430,4000,4006,3001	postcode	state	city	suburb						en	AUSTRALIA
      ACT	ACT	Australian Capital Territory		29|2540|260|261[0-8]|02|2620	0200,2540,2618,2999
      JBT		Jervis Bay Territory		2540	2540
      NSW	NSW	New South Wales		1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707	1000,2888,3585,3707
      NT	NT	Northern Territory		0[89]	0800,0999
      QLD	QLD	Queensland		[49]	4000,9999
      SA	SA	South Australia		5|0872	5000
      TAS	TAS	Tasmania		7	7000,7999
      VIC	VIC	Victoria		[38]	3000,8000
      WA	WA	Western Australia		6|0872	6000,0872
      """#
    case 22:  // AW
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							ARUBA
      """#
    case 23:  // AX
      #"""
      %O%n%N%n%A%nAX-%Z %C%nÅLAND		ACZ	C	22\d{3}	22150,22550,22240,22710,22270,22730,22430	postal	province	city	suburb			FI				ÅLAND, FINLAND
      """#
    case 25:  // AZ
      #"""
      %N%n%O%n%A%nAZ %Z %C		AC	C	\d{4}	1000	postal	province	city	suburb							AZERBAIJAN
      """#
    case 26:  // BA
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	71000	postal	province	city	suburb							BOSNIA AND HERZEGOVINA
      """#
    case 27:  // BB
      #"""
      %N%n%O%n%A%n%C, %S %Z		AC	C	BB\d{5}	BB23026,BB22025	postal	parish	city	suburb				BB			BARBADOS
      """#
    case 29:  // BD
      #"""
      %N%n%O%n%A%n%C - %Z		AC	C	\d{4}	1340,1000	postal	province	city	suburb							BANGLADESH
      """#
    case 30:  // BE
      #"""
      %O%n%N%n%A%n%Z %C		ACZ	C	\d{4}	4000,1000	postal	province	city	suburb			B				BELGIUM
      """#
    case 31:  // BF
      #"""
      %N%n%O%n%A%n%C %X		AC	C			postal	province	city	suburb							BURKINA FASO
      """#
    case 32:  // BG
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1000,1700	postal	province	city	suburb							BULGARIA (REP.)
      """#
    case 33:  // BH
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	(?:1[0-2]|[1-9])\d{2}	317	postal	province	city	suburb							BAHRAIN
      """#
    case 34:  // BI
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							BURUNDI
      """#
    case 35:  // BJ
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							BENIN
      """#
    case 37:  // BL
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78][01]\d{2}	97100	postal	province	city	suburb							SAINT BARTHELEMY
      """#
    case 38:  // BM
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	[A-Z]{2} ?[A-Z0-9]{2}	FL 07,HM GX,HM 12	postal	province	city	suburb							BERMUDA
      """#
    case 39:  // BN
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	[A-Z]{2} ?\d{4}	BT2328,KA1131,BA1511	postal	province	city	suburb							BRUNEI DARUSSALAM
      """#
    case 40:  // BO
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							BOLIVIA
      """#
    case 42:  // BQ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							BONAIRE, SINT EUSTATIUS, AND SABA
      """#
    case 43:  // BR
      #"""
      %O%n%N%n%A%n%D%n%C-%S%n%Z		ASCZ	CS	\d{5}-?\d{3}	40301-110,70002-900	postal	state	city	neighborhood						pt	BRAZIL
      AC	AC	Acre		699	69900-000,69999-999
      AL	AL	Alagoas		57	57000-000,57999-999
      AP	AP	Amapá		689	68900-000,68999-999
      AM	AM	Amazonas		69[0-24-8]	69000-000,69400-123
      BA	BA	Bahia		4[0-8]	40000-000,48999-999
      CE	CE	Ceará		6[0-3]	60000-000,63999-999
      DF	DF	Distrito Federal		7[0-1]|72[0-7]|73[0-6]	70000-000,73500-123	Brasília
      ES	ES	Espírito Santo		29	29000-000,29999-999
      GO	GO	Goiás		72[89]|73[7-9]|7[4-6]	72800-000,73700-123
      MA	MA	Maranhão		65	65000-000,65999-999
      MT	MT	Mato Grosso		78[0-8]	78000-000,78899-999
      MS	MS	Mato Grosso do Sul		79	79000-000,79999-999
      MG	MG	Minas Gerais		3	30000-000,39999-999
      PA	PA	Pará		6[6-7]|68[0-8]	66000-000,68899-999
      PB	PB	Paraíba		58	58000-000,58999-999
      PR	PR	Paraná		8[0-7]	80000-000,87999-999
      PE	PE	Pernambuco		5[0-6]	50000-000,56999-999
      PI	PI	Piauí		64	64000-000,64999-999
      RJ	RJ	Rio de Janeiro		2[0-8]	20000-000,28999-999
      RN	RN	Rio Grande do Norte		59	59000-000,59999-999
      RS	RS	Rio Grande do Sul		9	90000-000,99999-999
      RO	RO	Rondônia		76[89]|789	76800-000,78900-000,78999-999
      RR	RR	Roraima		693	69300-000,69399-999
      SC	SC	Santa Catarina		8[89]	88000-000,89999-999
      SP	SP	São Paulo		[01][1-9]	01000-000,13000-123
      SE	SE	Sergipe		49	49000-000,49999-999
      TO	TO	Tocantins		77	77000-000,77999-999
      """#
    case 44:  // BS
      #"""
      %N%n%O%n%A%n%C, %S		AC	C			postal	island	city	suburb						en	BAHAMAS
      Abaco		Abaco Islands
      Acklins	AK
      Andros		Andros Island
      Berry Islands	BY
      Bimini	BI
      Cat Island	CI
      Crooked Island
      Eleuthera
      Exuma	EX	Exuma and Cays
      Grand Bahama
      Harbour Island	HI
      Inagua	IN
      Long Island	LI
      Mayaguana	MG
      N.P.		New Providence
      Ragged Island	RI
      Rum Cay	RC
      San Salvador	SS
      Spanish Wells	SW
      """#
    case 45:  // BT
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}	11001,31101,35003	postal	province	city	suburb							BHUTAN
      """#
    case 47:  // BV
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							BOUVET ISLAND
      """#
    case 48:  // BW
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							BOTSWANA
      """#
    case 50:  // BY
      #"""
      %O%n%N%n%A%n%Z, %C%n%S		AC	C	\d{6}	223016,225860,220050	postal	region	city	suburb							BELARUS
      """#
    case 51:  // BZ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							BELIZE
      """#
    case 52:  // CA
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOSZ	[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7,V8X 3X4,T0L 1K0,T0H 1A0,K1A 0B1	postal	province	city	suburb						en	CANADA
      AB	AB	Alberta		T
      BC	BC	British Columbia		V			fr=Colombie-Britannique
      MB	MB	Manitoba		R
      NB	NB	New Brunswick		E			fr=Nouveau-Brunswick
      NL	NL	Newfoundland and Labrador		A		Newfoundland	fr=Terre-Neuve-et-Labrador
      NT	NT	Northwest Territories		X0E|X0G|X1A			fr=Territoires du Nord-Ouest
      NS	NS	Nova Scotia		B			fr=Nouvelle-Écosse
      NU	NU	Nunavut		X0A|X0B|X0C
      ON	ON	Ontario		K|L|M|N|P
      PE	PE	Prince Edward Island		C		PEI	fr=Île-du-Prince-Édouard
      QC	QC	Quebec		G|H|J|K1A			fr=Québec
      SK	SK	Saskatchewan		S|R8A
      YT	YT	Yukon		Y		Yukon Territory
      """#
    case 54:  // CC
      #"""
      %O%n%N%n%A%n%C %S %Z		AC	CS	6799	6799	postal	state	city	suburb							COCOS (KEELING) ISLANDS
      """#
    case 55:  // CD
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CONGO (DEM. REP.)
      """#
    case 57:  // CF
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CENTRAL AFRICAN REPUBLIC
      """#
    case 58:  // CG
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CONGO (REP.)
      """#
    case 59:  // CH
      #"""
      %O%n%N%n%A%nCH-%Z %C		ACZ		\d{4}	2544,1211,1556,3030	postal	province	city	suburb			CH				SWITZERLAND
      """#
    case 60:  // CI
      #"""
      %N%n%O%n%A%n%C %X		AC	C			postal	province	city	suburb							COTE D'IVOIRE
      """#
    case 62:  // CK
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							COOK ISLANDS
      """#
    case 63:  // CL
      #"""
      %N%n%O%n%A%n%Z %C%n%S		AC	C	\d{7}	8340457,8720019,1230000,8329100	postal	region	city	suburb						es	CHILE
      Antofagasta	AN
      Araucanía	AR
      Arica y Parinacota	AP
      Atacama	AT
      Aysén	AI	Aysén del General Carlos Ibáñez del Campo
      Biobío	BI
      Coquimbo	CO
      O'Higgins	LI	Libertador General Bernardo O'Higgins
      Los Lagos	LL
      Los Ríos	LR
      Magallanes	MA	Magallanes y de la Antártica Chilena
      Maule	ML
      Región Metropolitana	RM	Metropolitana de Santiago				Santiago~Región Metropolitana de Santiago~Metropolitana
      Ñuble	NB
      Tarapacá	TA
      Valparaíso	VS
      """#
    case 64:  // CM
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CAMEROON
      """#
    case 65:  // CN
      #"""
      %Z%n%S%C%D%n%A%n%O%n%N	%N%n%O%n%A%n%D%n%C%n%S, %Z	ACSZ	S	\d{6}	266033,317204,100096,100808	postal	province	city	district			〒			zh	CHINA
      安徽省	34		Anhui Sheng			安徽~Anhui
      澳门	92		Macau					999078	A
      北京市	11		Beijing Shi			北京~Beijing
      重庆市	50		Chongqing Shi			重庆~Chongqing
      福建省	35		Fujian Sheng			福建~Fujian
      甘肃省	62		Gansu Sheng			甘肃~Gansu
      广东省	44		Guangdong Sheng			广东~Guangdong
      广西壮族自治区	45	广西	Guangxi Zhuangzuzizhiqu			Guangxi
      贵州省	52		Guizhou Sheng			贵州~Guizhou
      海南省	46		Hainan Sheng			海南~Hainan
      河北省	13		Hebei Sheng			河北~Hebei
      河南省	41		Henan Sheng			河南~Henan
      黑龙江省	23		Heilongjiang Sheng			黑龙江~Heilongjiang
      湖北省	42		Hubei Sheng			湖北~Hubei
      湖南省	43		Hunan Sheng			湖南~Hunan
      吉林省	22		Jilin Sheng			吉林~Jilin
      江苏省	32		Jiangsu Sheng			江苏~Jiangsu
      江西省	36		Jiangxi Sheng			江西~Jiangxi
      辽宁省	21		Liaoning Sheng			辽宁~Liaoning
      内蒙古自治区	15	内蒙古	Neimenggu Zizhiqu			Inner Mongolia~Nei Mongol
      宁夏回族自治区	64	宁夏	Ningxia Huizuzizhiqu			Ningxia
      青海省	63		Qinghai Sheng			青海~Qinghai
      山东省	37		Shandong Sheng			山东~Shandong
      山西省	14		Shanxi Sheng			山西~Shanxi
      陕西省	61		Shaanxi Sheng			陕西~Shaanxi
      上海市	31		Shanghai Shi			上海~Shanghai
      四川省	51		Sichuan Sheng			四川~Sichuan
      台湾	71		Taiwan					\d{3}(\d{2,3})?
      天津市	12		Tianjin Shi			天津~Tianjin
      西藏自治区	54	西藏	Xizang Zizhiqu			Tibet~Xizang
      香港	91		Hong Kong					999077	ACS
      新疆维吾尔自治区	65	新疆	Xinjiang Weiwuerzizhiqu			Xinjiang
      云南省	53		Yunnan Sheng			云南~Yunnan
      浙江省	33		Zhejiang Sheng			浙江~Zhejiang
      """#
    case 66:  // CO
      #"""
      %N%n%O%n%A%n%D%n%C, %S, %Z		AS	C	\d{6}	111221,130001,760011	postal	department	city	suburb						es	COLOMBIA
      Amazonas	AMA
      Antioquia	ANT
      Arauca	ARA
      Atlántico	ATL
      Bogotá	DC					Bogotá D.C.~Bogotá, D.C.~Distrito Capital
      Bolívar	BOL
      Boyacá	BOY
      Caldas	CAL
      Caquetá	CAQ
      Casanare	CAS
      Cauca	CAU
      Cesar	CES
      Chocó	CHO
      Córdoba	COR
      Cundinamarca	CUN
      Guainía	GUA
      Guaviare	GUV
      Huila	HUI
      La Guajira	LAG
      Magdalena	MAG
      Meta	MET
      Nariño	NAR
      Norte de Santander	NSA
      Putumayo	PUT
      Quindío	QUI
      Risaralda	RIS
      San Andrés y Providencia	SAP					San Andrés, Providencia y Santa Catalina
      Santander	SAN
      Sucre	SUC
      Tolima	TOL
      Valle del Cauca	VAC
      Vaupés	VAU
      Vichada	VID
      """#
    case 69:  // CR
      #"""
      %N%n%O%n%A%n%S, %C%n%Z		ACS	C	\d{5}|\d{4}	10101,1000,2010,1001	postal	province	city	suburb							COSTA RICA
      """#
    case 72:  // CU
      #"""
      %N%n%O%n%A%n%C %S%n%Z		AC	C	\d{5}	10700	postal	province	city	suburb						es	CUBA
      Artemisa	15
      Camagüey	09
      Ciego de Ávila	08
      Cienfuegos	06
      Granma	12
      Guantánamo	14
      Holguín	11
      Isla de la Juventud	99
      La Habana	03
      Las Tunas	10
      Matanzas	04
      Mayabeque	16
      Pinar del Río	01
      Sancti Spíritus	07
      Santiago de Cuba	13
      Villa Clara	05
      """#
    case 73:  // CV
      #"""
      %N%n%O%n%A%n%Z %C%n%S		AC	C	\d{4}	7600	postal	island	city	suburb						pt	CABO VERDE
      Boa Vista	BV
      Brava	BR
      Fogo
      Maio	MA
      Sal	SL
      Santiago
      Santo Antão
      São Nicolau
      São Vicente	SV
      """#
    case 74:  // CW
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CURACAO
      """#
    case 75:  // CX
      #"""
      %O%n%N%n%A%n%C %S %Z		AC	CS	6798	6798	postal	state	city	suburb							CHRISTMAS ISLAND
      """#
    case 76:  // CY
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	2008,3304,1900	postal	province	city	suburb							CYPRUS
      """#
    case 77:  // CZ
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{3} ?\d{2}	100 00,251 66,530 87,110 00,225 99	postal	province	city	suburb							CZECHIA
      """#
    case 82:  // DE
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{5}	26133,53225	postal	province	city	suburb			D				GERMANY
      """#
    case 87:  // DJ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							DJIBOUTI
      """#
    case 88:  // DK
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{4}	8660,1566	postal	province	city	suburb							DENMARK
      """#
    case 90:  // DM
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							DOMINICA
      """#
    case 92:  // DO
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	11903,10101	postal	province	city	suburb							DOMINICAN REP.
      """#
    case 103:  // DZ
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	40304,16027	postal	province	city	suburb							ALGERIA
      """#
    case 106:  // EC
      #"""
      %N%n%O%n%A%n%Z%n%C		AC	CZ	\d{6}	090105,092301	postal	province	city	suburb							ECUADOR
      """#
    case 108:  // EE
      #"""
      %N%n%O%n%A%n%Z %C %S		ACZ	C	\d{5}	69501,11212	postal	province	city	suburb		S					ESTONIA
      """#
    case 110:  // EG
      #"""
      %N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z	AC	C	\d{5}(?:\d{2})?	12411,11599	postal	governorate	city	suburb						ar	EGYPT
      أسوان	ASN		Aswan Governorate	81	81000	Aswan
      أسيوط	AST		Asyut Governorate	71	71000	Asyut
      الإسكندرية	ALX		Alexandria Governorate	2[13]	21000,23000	Alexandria
      الإسماعيلية	IS		Ismailia Governorate	41	41000	Ismailia
      الأقصر	LX		Luxor Governorate	85	85000	Luxor
      البحر الأحمر	BA		Red Sea Governorate	84	84000	Red Sea
      البحيرة	BH		El Beheira Governorate	22	22000	El Beheira
      الجيزة	GZ		Giza Governorate	12	12000	Giza
      الدقهلية	DK		Dakahlia Governorate	35	35000	Dakahlia
      السويس	SUZ		Suez Governorate	43	43000	Suez
      الشرقية	SHR		Ash Sharqia Governorate	44	44000	Ash Sharqia
      الغربية	GH		Gharbia Governorate	31	31000	Gharbia
      الفيوم	FYM		Faiyum Governorate	63	63000	Faiyum
      القاهرة	C		Cairo Governorate	11	11000	Cairo
      القليوبية	KB		Qalyubia Governorate	13	13000	Qalyubia
      المنوفية	MNF		Menofia Governorate	32	32000	Menofia
      المنيا	MN		Menia Governorate	61	61000	Menia
      الوادي الجديد	WAD		New Valley Governorate	72	72000	New Valley
      بني سويف	BNS		Beni Suef Governorate	62	62000	Beni Suef
      بورسعيد	PTS		Port Said Governorate	42	42000	Port Said
      جنوب سيناء	JS		South Sinai Governorate	46	46000	South Sinai
      دمياط	DT		Damietta Governorate	34	34000	Damietta
      سوهاج	SHG		Sohag Governorate	82	82000	Sohag
      شمال سيناء	SIN		North Sinai Governorate	45	45000	North Sinai
      قنا	KN		Qena Governorate	83	83000	Qena
      كفر الشيخ	KFS		Kafr El Sheikh Governorate	33	33000	Kafr El Sheikh
      مطروح	MT		Matrouh Governorate	51	51000	Matrouh
      """#
    case 111:  // EH
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	70000,72000	postal	province	city	suburb							WESTERN SAHARA
      """#
    case 121:  // ER
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							ERITREA
      """#
    case 122:  // ES
      #"""
      %N%n%O%n%A%n%Z %C %S		ACSZ	CS	\d{5}	28039,28300,28070	postal	province	city	suburb			E			es	SPAIN	name
      VI		Álava		01		Araba	ca=Araba~eu=Araba
      AB		Albacete		02
      A		Alicante		03			ca=Alacant~eu=Alacant~gl=Alacant
      AL		Almería		04			ca=Almeria
      O		Asturias		33
      AV		Ávila		05			ca=Àvila
      BA		Badajoz		06			gl=Badaxoz
      B		Barcelona		08
      BU		Burgos		09
      CC		Cáceres		10
      CA		Cádiz		11			ca=Cadis
      S		Cantabria		39
      CS		Castellón		12			ca=Castelló~eu=Castelló~gl=Castelló
      CE		Ceuta		51
      CR		Ciudad Real		13			gl=Cidade Real
      CO		Córdoba		14			eu=Kordoba
      CU		Cuenca		16
      GI		Girona		17			gl=Xirona
      GR		Granada		18
      GU		Guadalajara		19
      SS		Guipúzcoa		20		Gipuzkoa	ca=Guipúscoa~eu=Gipuzkoa~gl=Guipúscoa
      H		Huelva		21
      HU		Huesca		22
      PM		Islas Baleares		07			ca=Illes Balears~eu=Illes Balears~gl=Illas Baleares
      J		Jaén		23			gl=Xaén
      C		La Coruña		15			ca=La Corunya~eu=Coruña~gl=A Coruña
      LO		La Rioja		26
      GC		Las Palmas		35			gl=As Palmas
      LE		León		24
      L		Lérida		25			ca=Lleida~eu=Lleida~gl=Lleida
      LU		Lugo		27
      M		Madrid		28
      MA		Málaga		29
      ML		Melilla		52
      MU		Murcia		30			eu=Murtzia
      NA		Navarra		31			eu=Nafarroa
      OR		Ourense		32
      P		Palencia		34			eu=Palentzia
      PO		Pontevedra		36
      SA		Salamanca		37
      TF		Santa Cruz de Tenerife		38			eu=Santa Cruz Tenerifekoa
      SG		Segovia		40
      SE		Sevilla		41
      SO		Soria		26127|42
      T		Tarragona		43
      TE		Teruel		44
      TO		Toledo		45
      V		Valencia		46			ca=València~eu=Valentzia
      VA		Valladolid		47
      BI		Vizcaya		48		Bizkaia	ca=Bizkaia~eu=Bizkaia~gl=Biscaia
      ZA		Zamora		49
      Z		Zaragoza		50
      """#
    case 123:  // ET
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1000	postal	province	city	suburb							ETHIOPIA
      """#
    case 138:  // FI
      #"""
      %O%n%N%n%A%nFI-%Z %C		ACZ	C	\d{5}	00550,00011	postal	province	city	suburb			SF				FINLAND
      """#
    case 139:  // FJ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							FIJI
      """#
    case 140:  // FK
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	FIQQ 1ZZ	FIQQ 1ZZ	postal	province	city	suburb							FALKLAND ISLANDS (MALVINAS)
      """#
    case 142:  // FM
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(9694[1-4])(?:[ \-](\d{4}))?	96941,96944	zip	state	city	suburb							MICRONESIA
      """#
    case 144:  // FO
      #"""
      %N%n%O%n%A%nFO%Z %C		AC	C	\d{3}	100	postal	province	city	suburb							FAROE ISLANDS
      """#
    case 147:  // FR
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	CX	\d{2} ?\d{3}	33380,34092,33506	postal	province	city	suburb			F				FRANCE
      """#
    case 156:  // GA
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							GABON
      """#
    case 157:  // GB
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY,GIR 0AA,M2 5BQ,M34 4AB,CR0 2YR,DN16 9AA,W1A 4ZZ,EC1A 1HQ,OX14 4PG,BS18 8HF,NR25 7HG,RH6 0NP,BH23 6AA,B6 5BA,SO23 9AP,PO1 3AX,BFPO 61	postcode	county	city	suburb	S						UNITED KINGDOM
      """#
    case 159:  // GD
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							GRENADA (WEST INDIES)
      """#
    case 160:  // GE
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	0101	postal	province	city	suburb							GEORGIA
      """#
    case 161:  // GF
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78]3\d{2}	97300	postal	province	city	suburb							FRENCH GUIANA
      """#
    case 162:  // GG
      #"""
      %N%n%O%n%A%n%C%nGUERNSEY%n%Z		ACZ	CZ	GY\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2}	GY1 1AA,GY2 2BT	postal	province	city	suburb							GUERNSEY
      """#
    case 163:  // GH
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							GHANA
      """#
    case 164:  // GI
      #"""
      %N%n%O%n%A%nGIBRALTAR%n%Z		A	C	GX11 1AA	GX11 1AA	postal	province	city	suburb							GIBRALTAR
      """#
    case 167:  // GL
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	39\d{2}	3900,3950,3911	postal	province	city	suburb							GREENLAND
      """#
    case 168:  // GM
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							GAMBIA
      """#
    case 169:  // GN
      #"""
      %N%n%O%n%Z %A %C		AC	C	\d{3}	001,200,100	postal	province	city	suburb							GUINEA
      """#
    case 171:  // GP
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78][01]\d{2}	97100	postal	province	city	suburb							GUADELOUPE
      """#
    case 172:  // GQ
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							EQUATORIAL GUINEA
      """#
    case 173:  // GR
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{3} ?\d{2}	151 24,151 10,101 88	postal	province	city	suburb							GREECE
      """#
    case 174:  // GS
      #"""
      %N%n%O%n%A%n%n%C%n%Z		ACZ	CZ	SIQQ 1ZZ	SIQQ 1ZZ	postal	province	city	suburb							SOUTH GEORGIA
      """#
    case 175:  // GT
      #"""
      %N%n%O%n%A%n%Z- %C		AC	C	\d{5}	09001,01501	postal	province	city	suburb							GUATEMALA
      """#
    case 176:  // GU
      #"""
      %N%n%O%n%A%n%C %Z		ACZ	ACNO	(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?	96910,96931	zip	province	city	suburb							GUAM
      """#
    case 178:  // GW
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1000,1011	postal	province	city	suburb							GUINEA-BISSAU
      """#
    case 180:  // GY
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							GUYANA
      """#
    case 192:  // HK
      #"""
      %S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S	AS	S			postal	area	district	suburb						zh-Hant	HONG KONG
      Kowloon		九龍	Kowloon
      Hong Kong Island		香港島	Hong Kong Island
      New Territories		新界	New Territories
      """#
    case 194:  // HM
      #"""
      %O%n%N%n%A%n%C %S %Z		AC	CS	\d{4}	7050	postal	state	city	suburb							HEARD AND MCDONALD ISLANDS
      """#
    case 195:  // HN
      #"""
      %N%n%O%n%A%n%C, %S%n%Z		ACS	C	\d{5}	31301	postal	department	city	suburb							HONDURAS
      """#
    case 199:  // HR
      #"""
      %N%n%O%n%A%nHR-%Z %C		AC	C	\d{5}	10000,21001,10002	postal	province	city	suburb							CROATIA
      """#
    case 201:  // HT
      #"""
      %N%n%O%n%A%nHT%Z %C		AC	C	\d{4}	6120,5310,6110,8510	postal	province	city	suburb							HAITI
      """#
    case 202:  // HU
      #"""
      %N%n%O%n%C%n%A%n%Z		ACZ	ACNO	\d{4}	1037,2380,1540	postal	province	city	suburb			H				HUNGARY
      """#
    case 211:  // ID
      #"""
      %N%n%O%n%A%n%C%n%S %Z		AS	C	\d{5}	40115	postal	province	city	suburb						id	INDONESIA
      Aceh	AC
      Bali	BA
      Banten	BT
      Bengkulu	BE
      Daerah Istimewa Yogyakarta	YO		Special Region of Yogyakarta			Yogyakarta~DI Yogyakarta~DIY
      DKI Jakarta	JK		Jakarta			DKI~Daerah Khusus Jakarta
      Gorontalo	GO
      Jambi	JA
      Jawa Barat	JB		West Java
      Jawa Tengah	JT		Central Java
      Jawa Timur	JI		East Java
      Kalimantan Barat	KB		West Kalimantan
      Kalimantan Selatan	KS		South Kalimantan
      Kalimantan Tengah	KT		Central Kalimantan
      Kalimantan Timur	KI		East Kalimantan
      Kalimantan Utara	KU		North Kalimantan
      Kepulauan Bangka Belitung	BB		Bangka Belitung Islands			Bangka Belitung
      Kepulauan Riau	KR		Riau Islands
      Lampung	LA
      Maluku	MA
      Maluku Utara	MU		North Maluku
      Nusa Tenggara Barat	NB		West Nusa Tenggara
      Nusa Tenggara Timur	NT		East Nusa Tenggara
      Papua	PA
      Papua Barat	PB		West Papua
      Papua Barat Daya	PD		Southwest Papua
      Papua Pegunungan	PE		Highland Papua
      Papua Selatan	PS		South Papua
      Papua Tengah	PT		Central Papua
      Riau	RI
      Sulawesi Barat	SR		West Sulawesi
      Sulawesi Selatan	SN		South Sulawesi
      Sulawesi Tengah	ST		Central Sulawesi
      Sulawesi Tenggara	SG		South East Sulawesi
      Sulawesi Utara	SA		North Sulawesi
      Sumatera Barat	SB		West Sumatra
      Sumatera Selatan	SS		South Sumatra
      Sumatera Utara	SU		North Sumatra
      """#
    case 212:  // IE
      #"""
      %N%n%O%n%A%n%D%n%C%n%S%n%Z		AC	C	(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}	A65 F4E2	eircode	county	city	townland						en	IRELAND
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
      """#
    case 219:  // IL
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}(?:\d{2})?	9614303	postal	province	city	suburb							ISRAEL
      """#
    case 220:  // IM
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	IM\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2}	IM2 1AA,IM99 1PS	postal	province	city	suburb							ISLE OF MAN
      """#
    case 221:  // IN
      #"""
      %N%n%O%n%A%n%C %Z%n%S		ACSZ	C	\d{6}	110034,110001	pin	state	city	suburb						en	INDIA
      Andaman and Nicobar Islands	AN	Andaman & Nicobar		744			hi=अंडमान और निकोबार द्वीपसमूह
      Andhra Pradesh	AP			5[0-3]			hi=आंध्र प्रदेश
      Arunachal Pradesh	AR			79[0-2]			hi=अरुणाचल प्रदेश
      Assam	AS			78			hi=असम
      Bihar	BR			8[0-5]			hi=बिहार
      Chandigarh	CH			16|1440[3-9]			hi=चंडीगढ़
      Chhattisgarh	CG			49		CT	hi=छत्तीसगढ़
      Dadra and Nagar Haveli and Daman and Diu	DH	Dadra & Nagar Haveli & Daman & Diu		396|362		Dadra and Nagar Haveli~Daman and Diu~DN~DD	hi=दादरा और नगर हवेली और दमन और दिउ
      Delhi	DL			11			hi=दिल्ली
      Goa	GA			403			hi=गोआ
      Gujarat	GJ			3[6-9]			hi=गुजरात
      Haryana	HR			1[23]			hi=हरियाणा
      Himachal Pradesh	HP			17			hi=हिमाचल प्रदेश
      Jammu and Kashmir	JK	Jammu & Kashmir		1[89]			hi=जम्मू और कश्मीर
      Jharkhand	JH			81[4-9]|82|83[0-5]			hi=झारखण्ड
      Karnataka	KA			5[4-9]|53[7-9]			hi=कर्नाटक
      Kerala	KL			6[7-9]|6010|607008|777			hi=केरल
      Ladakh	LA			194			hi=लद्दाख़
      Lakshadweep	LD			682			hi=लक्षद्वीप
      Madhya Pradesh	MP			4[5-8]|490			hi=मध्य प्रदेश
      Maharashtra	MH			4[0-4]			hi=महाराष्ट्र
      Manipur	MN			79[56]			hi=मणिपुर
      Meghalaya	ML			79[34]			hi=मेघालय
      Mizoram	MZ			796			hi=मिजोरम
      Nagaland	NL			79[78]			hi=नागालैंड
      Odisha	OD			7[5-7]		OR~Orissa	hi=ओड़िशा
      Puducherry	PY			60[579]		Pondicherry	hi=पांडिचेरी
      Punjab	PB			1[456]			hi=पंजाब
      Rajasthan	RJ			3[0-4]			hi=राजस्थान
      Sikkim	SK			737|750			hi=सिक्किम
      Tamil Nadu	TN			6[0-6]|536			hi=तमिल नाडु
      Telangana	TS			5[0-3]		TG	hi=तेलंगाना
      Tripura	TR			799			hi=त्रिपुरा
      Uttar Pradesh	UP			2[0-35-8]|24[0-7]|26[12]			hi=उत्तर प्रदेश
      Uttarakhand	UK			24[46-9]|254|26[23]		UT~Uttaranchal	hi=उत्तराखण्ड
      West Bengal	WB			7[0-4]			hi=पश्चिम बंगाल
      """#
    case 222:  // IO
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	BBND 1ZZ	BBND 1ZZ	postal	province	city	suburb							BRITISH INDIAN OCEAN TERRITORY
      """#
    case 224:  // IQ
      #"""
      %O%n%N%n%A%n%C, %S%n%Z		ACS	CS	\d{5}	31001	postal	governorate	city	suburb							IRAQ
      """#
    case 225:  // IR
      #"""
      %O%n%N%n%S%n%C, %D%n%A%n%Z		AC	C	\d{5}-?\d{5}	11936-12345	postal	province	city	neighborhood						fa	IRAN
      استان آذربایجان شرقی	03		East Azerbaijan Province			آذربایجان شرقی~East Azerbaijan
      استان آذربایجان غربی	04		West Azerbaijan Province			آذربایجان غربی~West Azerbaijan
      استان اردبیل	24		Ardabil Province			اردبیل~Ardabil
      استان اصفهان	10		Isfahan Province			اصفهان~Isfahan
      استان البرز	30		Alborz Province			البرز~Alborz
      استان ایلام	16		Ilam Province			ایلام~Ilam
      استان بوشهر	18		Bushehr Province			بوشهر~Bushehr
      استان تهران	23		Tehran Province			تهران~Tehran
      استان چهارمحال و بختیاری	14		Chaharmahal and Bakhtiari Province			چهارمحال و بختیاری~Chaharmahal and Bakhtiari
      استان خراسان جنوبی	29		South Khorasan Province			خراسان جنوبی~South Khorasan
      استان خراسان رضوی	09		Razavi Khorasan Province			خراسان رضوی~Razavi Khorasan
      استان خراسان شمالی	28		North Khorasan Province			خراسان شمالی~North Khorasan
      استان خوزستان	06		Khuzestan Province			خوزستان~Khuzestan
      استان زنجان	19		Zanjan Province			زنجان~Zanjan
      استان سمنان	20		Semnan Province			سمنان~Semnan
      استان سیستان و بلوچستان	11		Sistan and Baluchestan Province			سیستان و بلوچستان~Sistan and Baluchestan
      استان فارس	07		Fars Province			فارس~Fars
      استان قزوین	26		Qazvin Province			قزوین~Qazvin
      استان قم	25		Qom Province			قم~Qom
      استان کردستان	12		Kurdistan Province			کردستان~Kurdistan
      استان کرمان	08		Kerman Province			کرمان~Kerman
      استان کرمانشاه	05		Kermanshah Province			کرمانشاه~Kermanshah
      استان کهگیلویه و بویراحمد	17		Kohgiluyeh and Boyer-Ahmad Province			کهگیلویه و بویراحمد~Kohgiluyeh and Boyer-Ahmad
      استان گلستان	27		Golestan Province			گلستان~Golestan
      استان گیلان	01		Gilan Province			گیلان~Gilan
      استان لرستان	15		Lorestan Province			لرستان~Lorestan
      استان مازندران	02		Mazandaran Province			مازندران~Mazandaran
      استان مرکزی	00		Markazi Province			مرکزی~Markazi
      استان هرمزگان	22		Hormozgan Province			هرمزگان~Hormozgan
      استان همدان	13		Hamadan Province			همدان~Hamadan
      استان یزد	21		Yazd Province			یزد~Yazd
      """#
    case 226:  // IS
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{3}	320,121,220,110	postal	province	city	suburb							ICELAND
      """#
    case 227:  // IT
      #"""
      %N%n%O%n%A%n%Z %C %S		ACSZ	CS	\d{5}	00144,47037,39049	postal	province	city	suburb			I			it	ITALY
      AG	AG	Agrigento		92
      AL	AL	Alessandria		15
      AN	AN	Ancona		60
      AO	AO	Aosta		11		Valle d'Aosta
      AR	AR	Arezzo		52
      AP	AP	Ascoli Piceno		63
      AT	AT	Asti		14
      AV	AV	Avellino		83
      BA	BA	Bari		70
      BT	BT	Barletta-Andria-Trani		76[01]
      BL	BL	Belluno		32
      BN	BN	Benevento		82
      BG	BG	Bergamo		24
      BI	BI	Biella		13[89]
      BO	BO	Bologna		40
      BZ	BZ	Bolzano		39		Alto Adige~Südtirol
      BS	BS	Brescia		25
      BR	BR	Brindisi		72
      CA	CA	Cagliari		0912[1-9]|0913[0-4]|0901[0289]|0902[03468]|0903[0234]|0904|0803[035]|08043
      CL	CL	Caltanissetta		93
      CB	CB	Campobasso		860[1-4]|86100
      CE	CE	Caserta		81
      CT	CT	Catania		95
      CZ	CZ	Catanzaro		88[01]
      CH	CH	Chieti		66
      CO	CO	Como		22
      CS	CS	Cosenza		87
      CR	CR	Cremona		26[01]
      KR	KR	Crotone		88[89]
      CN	CN	Cuneo		12|18025
      EN	EN	Enna		94
      FM	FM	Fermo		638|63900
      FE	FE	Ferrara		44
      FI	FI	Firenze		50		Florence
      FG	FG	Foggia		71
      FC	FC	Forlì-Cesena		47[015]
      FR	FR	Frosinone		03
      GE	GE	Genova		16		Genoa
      GO	GO	Gorizia		34[01]7
      GR	GR	Grosseto		58
      IM	IM	Imperia		18
      IS	IS	Isernia		860[7-9]|86170
      AQ	AQ	L'Aquila		67
      SP	SP	La Spezia		19
      LT	LT	Latina		04
      LE	LE	Lecce		73
      LC	LC	Lecco		23[89]
      LI	LI	Livorno		57
      LO	LO	Lodi		26[89]
      LU	LU	Lucca		55
      MC	MC	Macerata		62
      MN	MN	Mantova		46		Mantua
      MS	MS	Massa-Carrara		54
      MT	MT	Matera		75
      ME	ME	Messina		98
      MI	MI	Milano		20		Milan
      MO	MO	Modena		41
      MB	MB	Monza e Brianza		208|20900
      NA	NA	Napoli		80		Naples
      NO	NO	Novara		28[01]
      NU	NU	Nuoro		080[1-4]|08100
      OR	OR	Oristano		090[7-9]|09170|0801[039]|0803[04]
      PD	PD	Padova		35		Padua
      PA	PA	Palermo		90
      PR	PR	Parma		43
      PV	PV	Pavia		27
      PG	PG	Perugia		06
      PU	PU	Pesaro e Urbino		61
      PE	PE	Pescara		65
      PC	PC	Piacenza		29
      PI	PI	Pisa		56
      PT	PT	Pistoia		51
      PN	PN	Pordenone		330[7-9]|33170
      PZ	PZ	Potenza		85
      PO	PO	Prato		59
      RG	RG	Ragusa		97
      RA	RA	Ravenna		48
      RC	RC	Reggio Calabria		89[01]
      RE	RE	Reggio Emilia		42
      RI	RI	Rieti		02
      RN	RN	Rimini		47[89]
      RM	RM	Roma		00		Rome
      RO	RO	Rovigo		45
      SA	SA	Salerno		84
      SS	SS	Sassari		07[01]|08020
      SV	SV	Savona		17|12071
      SI	SI	Siena		53
      SR	SR	Siracusa		96
      SO	SO	Sondrio		23[01]
      SU	SU	Sud Sardegna		090[1-5][0-9]|0906[0-6]|080[1-4]
      TA	TA	Taranto		74
      TE	TE	Teramo		64
      TR	TR	Terni		05
      TO	TO	Torino		10		Turin
      TP	TP	Trapani		91
      TN	TN	Trento		38
      TV	TV	Treviso		31
      TS	TS	Trieste		3401|341[0-689]|34062
      UD	UD	Udine		330[1-5]|33100
      VA	VA	Varese		21
      VE	VE	Venezia		30		Venice
      VB	VB	Verbano-Cusio-Ossola		28[89]
      VC	VC	Vercelli		13[01]
      VR	VR	Verona		37
      VV	VV	Vibo Valentia		89[89]
      VI	VI	Vicenza		36
      VT	VT	Viterbo		01
      """#
    case 238:  // JE
      #"""
      %N%n%O%n%A%n%C%nJERSEY%n%Z		ACZ	CZ	JE\d[\dA-Z]? ?\d[ABD-HJLNP-UW-Z]{2}	JE1 1AA,JE2 2BT	postal	province	city	suburb							JERSEY
      """#
    case 246:  // JM
      #"""
      %N%n%O%n%A%n%C%n%S %X		ACS	C			postal	parish	city	suburb						en	JAMAICA
      Clarendon	13
      Hanover	09
      Kingston	01
      Manchester	12
      Portland	04
      St. Andrew	02
      St. Ann	06
      St. Catherine	14
      St. Elizabeth	11
      St. James	08
      St. Mary	05
      St. Thomas	03
      Trelawny	07
      Westmoreland	10
      """#
    case 248:  // JO
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}	11937,11190	postal	province	city	suburb							JORDAN
      """#
    case 249:  // JP
      #"""
      〒%Z%n%S%C%n%A%n%O%n%N	%N%n%O%n%A%n%C, %S%n%Z	ACSZ	S	\d{3}-?\d{4}	154-0023,350-1106,951-8073,112-0001,208-0032,231-0012	postal	prefecture	city	suburb			〒			ja	JAPAN
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
      """#
    case 264:  // KE
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	\d{5}	20100,00100	postal	province	city	suburb							KENYA
      """#
    case 266:  // KG
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{6}	720001	postal	province	city	suburb							KYRGYZSTAN
      """#
    case 267:  // KH
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5,6}	120101,120108	postal	province	city	suburb							CAMBODIA
      """#
    case 268:  // KI
      #"""
      %N%n%O%n%A%n%S%n%C		AC	ACNOS			postal	island	city	suburb							KIRIBATI
      """#
    case 272:  // KM
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							COMOROS
      """#
    case 273:  // KN
      #"""
      %N%n%O%n%A%n%C, %S		ACS	C			postal	island	city	suburb						en	SAINT KITTS AND NEVIS
      Nevis	N
      St. Kitts	K
      """#
    case 275:  // KP
      #"""
      %Z%n%S%n%C%n%A%n%O%n%N	%N%n%O%n%A%n%C%n%S, %Z	AC	C			postal	province	city	suburb						ko	NORTH KOREA
      강원도	07		Kangwon
      라선 특별시	13		Rason
      량강도	10		Ryanggang
      자강도	04		Chagang
      평안 남도	02		South Pyongan
      평안 북도	03		North Pyongan
      평양 직할시	01		Pyongyang
      함경 남도	08		South Hamgyong
      함경 북도	09		North Hamgyong
      황해남도	05		South Hwanghae
      황해북도	06		North Hwanghae
      """#
    case 277:  // KR
      #"""
      %S %C%D%n%A%n%O%n%N%n%Z	%N%n%O%n%A%n%D%n%C%n%S%n%Z	ACSZ	Z	\d{5}	03051	postal	do_si	city	district			〒			ko	SOUTH KOREA
      강원특별자치도	42	강원	Gangwon State	2[456]\d{2}	25627	강원도~Gangwon-do~Gangwon
      경기도	41	경기	Gyeonggi-do	1[0-8]\d{2}	12410	Gyeonggi
      경상남도	48	경남	Gyeongsangnam-do	5[0-3]\d{2}	53286	Gyeongsangnam
      경상북도	47	경북	Gyeongsangbuk-do	(?:3[6-9]|40)\d{2}	38540	Gyeongsangbuk
      광주광역시	29	광주	Gwangju	6[12]\d{2}	62394
      대구광역시	27	대구	Daegu	4[123]\d{2}	42456
      대전광역시	30	대전	Daejeon	3[45]\d{2}	34316
      부산광역시	26	부산	Busan	4[6-9]\d{2}	46706
      서울특별시	11	서울	Seoul	0[1-8]\d{2}	06321
      세종특별자치시	50	세종	Sejong	30[01]\d	30065
      울산광역시	31	울산	Ulsan	4[45]\d{2}	44782
      인천광역시	28	인천	Incheon	2[1-3]\d{2}	23024
      전라남도	46	전남	Jeollanam-do	5[7-9]\d{2}	59222	Jeollanam
      전북특별자치도	45	전북	Jeonbuk State	5[4-6]\d{2}	56445	전라북도~Jeollabuk-do~Jeonbuk-do~North Jeolla~Jeonbuk~Jeollabuk
      제주특별자치도	49	제주	Jeju-do	63[0-356]\d	63563	Jeju
      충청남도	44	충남	Chungcheongnam-do	3[1-3]\d{2}	32832	Chungcheongnam
      충청북도	43	충북	Chungcheongbuk-do	2[789]\d{2}	28006	Chungcheongbuk
      """#
    case 282:  // KW
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	54541,54551,54404,13009	postal	province	city	suburb							KUWAIT
      """#
    case 284:  // KY
      #"""
      %N%n%O%n%A%n%S %Z		AS	C	KY\d-\d{4}	KY1-1100,KY1-1702,KY2-2101	postal	island	city	suburb				KY		en	CAYMAN ISLANDS
      Cayman Brac
      Grand Cayman
      Little Cayman
      """#
    case 285:  // KZ
      #"""
      %Z%n%S%n%C%n%A%n%O%n%N		AC	C	\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d	040900,050012,A10A5Y1	postal	region	city	suburb			〒				KAZAKHSTAN
      """#
    case 286:  // LA
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	01160,01000	postal	province	city	suburb							LAO (PEOPLE'S DEM. REP.)
      """#
    case 287:  // LB
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	(?:\d{4})(?: ?(?:\d{4}))?	2038 3054,1107 2810,1000	postal	province	city	suburb							LEBANON
      """#
    case 288:  // LC
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SAINT LUCIA
      """#
    case 294:  // LI
      #"""
      %O%n%N%n%A%nFL-%Z %C		ACZ	C	948[5-9]|949[0-8]	9496,9491,9490,9485	postal	province	city	suburb			FL				LIECHTENSTEIN
      """#
    case 296:  // LK
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	\d{5}	20000,00100	postal	province	city	suburb							SRI LANKA
      """#
    case 303:  // LR
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1000	postal	province	city	suburb							LIBERIA
      """#
    case 304:  // LS
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{3}	100	postal	province	city	suburb							LESOTHO
      """#
    case 305:  // LT
      #"""
      %O%n%N%n%A%nLT-%Z %C %S		ACZ	C	\d{5}	04340,03500	postal	province	city	suburb		S					LITHUANIA
      """#
    case 306:  // LU
      #"""
      %O%n%N%n%A%nL-%Z %C		ACZ	C	\d{4}	4750,2998	postal	province	city	suburb			L				LUXEMBOURG
      """#
    case 307:  // LV
      #"""
      %N%n%O%n%A%n%S%n%C, %Z		ACZ	C	LV-\d{4}	LV-1073,LV-1000	postal	province	city	suburb		S		LV-			LATVIA
      """#
    case 310:  // LY
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							LIBYA
      """#
    case 312:  // MA
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	53000,10000,20050,16052	postal	province	city	suburb							MOROCCO
      """#
    case 314:  // MC
      #"""
      %N%n%O%n%A%nMC-%Z %C %X		AC	C	980\d{2}	98000,98020,98011,98001	postal	province	city	suburb							MONACO
      """#
    case 315:  // MD
      #"""
      %N%n%O%n%A%nMD-%Z %C		AC	C	\d{4}	2012,2019	postal	province	city	suburb							MOLDOVA
      """#
    case 316:  // ME
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	8\d{4}	81257,81258,81217,84314,85366	postal	province	city	suburb							MONTENEGRO
      """#
    case 317:  // MF
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78][01]\d{2}	97100	postal	province	city	suburb							SAINT MARTIN
      """#
    case 318:  // MG
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{3}	501,101	postal	province	city	suburb							MADAGASCAR
      """#
    case 319:  // MH
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(969[67]\d)(?:[ \-](\d{4}))?	96960,96970	zip	state	city	suburb							MARSHALL ISLANDS
      """#
    case 322:  // MK
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1314,1321,1443,1062	postal	province	city	suburb							NORTH MACEDONIA
      """#
    case 323:  // ML
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							MALI
      """#
    case 324:  // MM
      #"""
      %N%n%O%n%A%n%C, %Z		AC	C	\d{5}|\d{7}	11181	postal	province	city	suburb							MYANMAR
      """#
    case 325:  // MN
      #"""
      %N%n%O%n%A%n%C%n%S %Z		AC	C	\d{5}	65030,65270	postal	province	city	suburb							MONGOLIA
      """#
    case 326:  // MO
      #"""
      %A%n%O%n%N	%N%n%O%n%A	A	C			postal	province	city	suburb							MACAO
      """#
    case 327:  // MP
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(9695[012])(?:[ \-](\d{4}))?	96950,96951,96952	zip	state	city	suburb							NORTHERN MARIANA ISLANDS
      """#
    case 328:  // MQ
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78]2\d{2}	97220	postal	province	city	suburb							MARTINIQUE
      """#
    case 329:  // MR
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							MAURITANIA
      """#
    case 330:  // MS
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							MONTSERRAT
      """#
    case 331:  // MT
      #"""
      %N%n%O%n%A%n%C %Z		AC	CZ	[A-Z]{3} ?(?:\d{4}|\d{2})	VCT 1753,BZN 1130,SPB 6031,NXR 01,ZTN 05,GPO 01	postal	province	city	suburb							MALTA
      """#
    case 332:  // MU
      #"""
      %N%n%O%n%A%n%Z%n%C		AC	CZ	\d{5}|[AR]\d{4}|\d{3}[A-Z]{2}\d{3}	42602	postal	province	city	suburb							MAURITIUS
      """#
    case 333:  // MV
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}	20026	postal	province	city	suburb							MALDIVES
      """#
    case 334:  // MW
      #"""
      %N%n%O%n%A%n%C %X		AC	C			postal	province	city	suburb							MALAWI
      """#
    case 335:  // MX
      #"""
      %N%n%O%n%A%n%D%n%Z %C, %S		ACSZ	CSZ	\d{5}	02860,77520,06082	postal	state	city	neighborhood						es	MEXICO
      Ags.	AGU	Aguascalientes		20	20000,20999
      B.C.	BCN	Baja California		2[12]	21000,22999
      B.C.S.	BCS	Baja California Sur		23	23000,23999
      Camp.	CAM	Campeche		24	24000,24999
      Chis.	CHP	Chiapas		29|30	29000,30999
      Chih.	CHH	Chihuahua		3[1-3]	31000,33999
      CDMX	CMX	Ciudad de México		0|1[0-6]	00000,16999	Distrito Federal~DF~Mexico City
      Coah.	COA	Coahuila de Zaragoza		2[5-7]	25000,27999	Coahuila
      Col.	COL	Colima		28	28000,28999
      Dgo.	DUR	Durango		3[45]	34000,35999
      Méx.	MEX	Estado de México		5[0-7]	50000,57999	Edomex
      Gto.	GUA	Guanajuato		3[6-8]	36000,38999
      Gro.	GRO	Guerrero		39|4[01]	39000,41999
      Hgo.	HID	Hidalgo		4[23]	42000,43999
      Jal.	JAL	Jalisco		4[4-9]	44000,49999
      Mich.	MIC	Michoacán		5[89]|6[01]	58000,61999	Michoacán de Ocampo
      Mor.	MOR	Morelos		62	62000,62999
      Nay.	NAY	Nayarit		63	63000,63999
      N.L.	NLE	Nuevo León		6[4-7]	64000,67999
      Oax.	OAX	Oaxaca		6[89]|7[01]	68000,71999
      Pue.	PUE	Puebla		7[2-5]	72000,75999
      Qro.	QUE	Querétaro		76	76000,76999
      Q.R.	ROO	Quintana Roo		77	77000,77999
      S.L.P.	SLP	San Luis Potosí		7[89]	78000,79999
      Sin.	SIN	Sinaloa		8[0-2]	80000,82999
      Son.	SON	Sonora		8[3-5]	83000,85999
      Tab.	TAB	Tabasco		86	86000,86999
      Tamps.	TAM	Tamaulipas		8[7-9]	87000,89999
      Tlax.	TLA	Tlaxcala		90	90000,90999
      Ver.	VER	Veracruz		9[1-6]	91000,96999	Veracruz de Ignacio de la Llave
      Yuc.	YUC	Yucatán		97	97000,97999
      Zac.	ZAC	Zacatecas		9[89]	98000,99999
      """#
    case 336:  // MY
      #"""
      %N%n%O%n%A%n%D%n%Z %C%n%S		ACZ	CS	\d{5}	43000,50754,88990,50670	postal	state	city	village_township						ms	MALAYSIA
      Johor	01			79|8[0-6]	79000,86999
      Kedah	02			0[5-9]|34950	05000,09999,34950
      Kelantan	03			1[5-9]	15000,18599
      Kuala Lumpur	14			5|60	50000,60000	WP Kuala Lumpur~Wilayah Persekutuan Kuala Lumpur
      Labuan	15			87	87000,87999	WP Labuan~Wilayah Persekutuan Labuan
      Melaka	04			7[5-8]	75000,78399	Malacca
      Negeri Sembilan	05			7[0-4]	70000,73599
      Pahang	06			2[5-8]|[346]9	25000,28999,39000,49000,69000
      Perak	08			3[0-6]|39000	30000,36899,39000
      Perlis	09			0[12]	01000,02799
      Pulau Pinang	07			1[0-4]	10000,14999	Penang
      Putrajaya	16			62	62000,62999	WP Putrajaya~Wilayah Persekutuan Putrajaya
      Sabah	12			8[89]|9[01]	88000,91999
      Sarawak	13			9[3-8]	93000,98999
      Selangor	10			4[0-8]|6[3-8]	40000,48999,63000,68199
      Terengganu	11			2[0-4]	20000,24999
      """#
    case 337:  // MZ
      #"""
      %N%n%O%n%A%n%Z %C%n%S		AC	C	\d{4}	1102,1119,3212	postal	province	city	suburb						pt	MOZAMBIQUE
      Cabo Delgado	P
      Cidade de Maputo	MPM
      Gaza	G
      Inhambane	I
      Manica	B
      Maputo	L
      Nampula	N
      Niassa	A
      Sofala	S
      Tete	T
      Zambezia	Q
      """#
    case 338:  // NA
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	\d{5}	10001,10017	postal	province	city	suburb							NAMIBIA
      """#
    case 340:  // NC
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	988\d{2}	98814,98800,98810	postal	province	city	suburb							NEW CALEDONIA
      """#
    case 342:  // NE
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	8001	postal	province	city	suburb							NIGER
      """#
    case 343:  // NF
      #"""
      %O%n%N%n%A%n%C %S %Z		AC	CS	2899	2899	postal	state	city	suburb							NORFOLK ISLAND
      """#
    case 344:  // NG
      #"""
      %N%n%O%n%A%n%D%n%C %Z%n%S		AC	CS	\d{6}	930283,300001,931104	postal	state	city	suburb						en	NIGERIA
      Abia	AB
      Adamawa	AD
      Akwa Ibom	AK
      Anambra	AN
      Bauchi	BA
      Bayelsa	BY
      Benue	BE
      Borno	BO
      Cross River	CR
      Delta	DE
      Ebonyi	EB
      Edo	ED
      Ekiti	EK
      Enugu	EN
      Federal Capital Territory	FC					FCT~Abuja
      Gombe	GO
      Imo	IM
      Jigawa	JI
      Kaduna	KD
      Kano	KN
      Katsina	KT
      Kebbi	KE
      Kogi	KO
      Kwara	KW
      Lagos	LA
      Nasarawa	NA
      Niger	NI
      Ogun State	OG					Ogun
      Ondo	ON
      Osun	OS
      Oyo	OY
      Plateau	PL
      Rivers	RI
      Sokoto	SO
      Taraba	TA
      Yobe	YO
      Zamfara	ZA
      """#
    case 346:  // NI
      #"""
      %N%n%O%n%A%n%Z%n%C, %S		AC	CS	\d{5}	52000	postal	department	city	suburb						es	NICARAGUA
      Boaco	BO			5[12]
      Carazo	CA			4[56]
      Chinandega	CI			2[5-7]
      Chontales	CO			5[56]
      Estelí	ES			3[12]
      Granada	GR			4[34]
      Jinotega	JI			6[56]
      León	LE			2[12]
      Madriz	MD			3[45]
      Managua	MN			1[0-6]
      Masaya	MS			4[12]
      Matagalpa	MT			6[1-3]
      Nueva Segovia	NS			3[7-9]
      Región Autónoma de la Costa Caribe Norte	AN			7[12]
      Región Autónoma de la Costa Caribe Sur	AS			8[1-3]
      Río San Juan	SJ			9[12]
      Rivas	RI			4[78]
      """#
    case 349:  // NL
      #"""
      %O%n%N%n%A%n%Z %C		ACZ	C	[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])	1234 AB,2490 AA	postal	province	city	suburb							NETHERLANDS
      """#
    case 352:  // NO
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{4}	0025,0107,6631	postal	province	city	suburb			N				NORWAY
      """#
    case 353:  // NP
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}	44601	postal	province	city	suburb							NEPAL
      """#
    case 355:  // NR
      #"""
      %N%n%O%n%A%n%S		AS	C			postal	district	city	suburb						en	NAURU CENTRAL PACIFIC
      Aiwo District	01					Aiwo
      Anabar District	02					Anabar
      Anetan District	03					Anetan
      Anibare District	04					Anibare
      Baiti District	05					Baiti
      Boe District	06					Boe
      Buada District	07					Buada
      Denigomodu District	08					Denigomodu
      Ewa District	09					Ewa
      Ijuw District	10					Ijuw
      Meneng District	11					Meneng
      Nibok District	12					Nibok
      Uaboe District	13					Uaboe
      Yaren District	14					Yaren
      """#
    case 358:  // NU
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							NIUE
      """#
    case 363:  // NZ
      #"""
      %N%n%O%n%A%n%D%n%C %Z		ACZ	C	\d{4}	6001,6015,6332,8252,1030	postal	province	city	suburb							NEW ZEALAND
      """#
    case 376:  // OM
      #"""
      %N%n%O%n%A%n%Z%n%C		AC	C	\d{3}	133,112,111	postal	province	city	suburb			PC				OMAN
      """#
    case 390:  // PA
      #"""
      %N%n%O%n%A%n%C%n%S		AC	CS			postal	province	city	suburb							PANAMA (REP.)
      """#
    case 394:  // PE
      #"""
      %N%n%O%n%A%n%C %Z%n%S		AC	C	(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}	15001,02001,LIMA 23,LIMA 42,CALLAO 2	postal	department	district	suburb						es	PERU
      Amazonas	AMA
      Áncash	ANC
      Apurímac	APU
      Arequipa	ARE
      Ayacucho	AYA
      Cajamarca	CAJ
      Callao	CAL
      Cuzco	CUS					Cusco
      Gobierno Regional de Lima	LIM					Lima Provincias~Región Lima~Lima Region
      Huancavelica	HUV
      Huánuco	HUC
      Ica	ICA
      Junín	JUN
      La Libertad	LAL
      Lambayeque	LAM
      Loreto	LOR
      Madre de Dios	MDD
      Moquegua	MOQ
      Municipalidad Metropolitana de Lima	LMA					Lima~Lima Metropolitana~Lima Province
      Pasco	PAS
      Piura	PIU
      Puno	PUN
      San Martín	SAM
      Tacna	TAC
      Tumbes	TUM
      Ucayali	UCA
      """#
    case 395:  // PF
      #"""
      %N%n%O%n%A%n%Z %C %S		ACSZ	CS	987\d{2}	98709	postal	island	city	suburb							FRENCH POLYNESIA
      """#
    case 396:  // PG
      #"""
      %N%n%O%n%A%n%C %Z %S		ACS	C	\d{3}	111	postal	province	city	suburb							PAPUA NEW GUINEA
      """#
    case 397:  // PH
      #"""
      %N%n%O%n%A%n%D, %C%n%Z %S		AC	C	\d{4}	1008,1050,1135,1207,2000,1000	postal	province	city	suburb						en	PHILIPPINES
      Abra	ABR			28[0-2]	2800,2826
      Agusan del Norte	AGN			86[01]	8600,8611
      Agusan del Sur	AGS			85[01]	8500,8513
      Aklan	AKL			56[01]	5600,5616
      Albay	ALB			45[01]	4500,4517
      Antique	ANT			57[01]	5700,5717
      Apayao	APA			380[0-68]	3800,3806,3808
      Aurora	AUR			320	3200,3207
      Basilan	BAS			730	7300,7306
      Bataan	BAN			21[01]	2100,2114
      Batanes	BTN			390	3900,3905
      Batangas	BTG			42[0-3]	4200,4234
      Benguet	BEN			26(0|1[0-5])	2600,2615
      Biliran	BIL			65(4[3-9]|5)	6543,6550
      Bohol	BOH			63[0-3]	6300,6337
      Bukidnon	BUK			87[0-2]	8700,8723
      Bulacan	BUL			30[0-2]	3000,3024
      Cagayan	CAG			35[0-2]	3500,3528
      Camarines Norte	CAN			46[01]	4600,4612
      Camarines Sur	CAS			44[0-3]	4400,4436
      Camiguin	CAM			910	9100,9104
      Capiz	CAP			58[01]	5800,5816
      Catanduanes	CAT			48[01]	4800,4810
      Cavite	CAV			41[0-2]	4100,4126
      Cebu	CEB			60[0-5]	6000,6053
      Cotabato	NCO			94[01]	9400,9417	North Cotabato
      Davao de Oro	COM			88[01]	8800,8810	Compostela Valley
      Davao del Norte	DAV			81[0-2]	8100,8120
      Davao del Sur	DAS			80[01]	8000,8010
      Davao Occidental	DVO			801[1-5]	8015,8013
      Davao Oriental	DAO			82[01]	8200,8210
      Dinagat Islands	DIN			84[12]	8426,8412
      Eastern Samar	EAS			68[0-2]	6800,6822
      Guimaras	GUI			504[4-6]	5044,5046
      Ifugao	IFU			36[01]	3600,3610
      Ilocos Norte	ILN			29[0-2]	2900,2922
      Ilocos Sur	ILS			27[0-3]	2700,2733
      Iloilo	ILI			50([0-3]|4[0-3])	5000,5043
      Isabela	ISA			33[0-3]	3300,3336
      Kalinga	KAL			38(0[79]|1[0-4])	3807,3809,3814
      La Union	LUN			25[0-2]	2500,2520
      Laguna	LAG			40[0-3]	4000,4033
      Lanao del Norte	LAN			92[0-2]	9200,9223
      Lanao del Sur	LAS			9(3[0-2]|7[01])	9300,9321,9700,9716
      Leyte	LEY			65([0-3]|4[0-2])	6500,6542
      Maguindanao del Norte	MGN			96
      Maguindanao del Sur	MGS			96
      Marinduque	MAD			490	4900,4905
      Masbate	MAS			54[0-2]	5400,5421
      Metro Manila	00					Manila~National Capital Region~NCR
      Mindoro Occidental	MDC			51[01]	5100,5111	Occidental Mindoro
      Mindoro Oriental	MDR			52[01]	5200,5214	Oriental Mindoro
      Misamis Occidental	MSC			72[01]	7200,7215
      Misamis Oriental	MSR			90[0-2]	9000,9025
      Mountain Province	MOU			26(1[6-9]|2[0-5])	2616,2625	Mountain
      Negros Occidental	NEC			61[0-3]	6100,6132
      Negros Oriental	NER			62[0-2]	6200,6224
      Northern Samar	NSA			64[0-2]	6400,6423
      Nueva Ecija	NUE			31[0-3]	3100,3133
      Nueva Vizcaya	NUV			37[01]	3700,3714
      Palawan	PLW			53[0-2]	5300,5322
      Pampanga	PAM			20[0-2]	2000,2022
      Pangasinan	PAN			24[0-4]	2400,2447
      Quezon Province	QUE			43[0-4]	4300,4342	Quezon
      Quirino	QUI			340	3400,3405
      Rizal	RIZ			1[89]	1850,1990
      Romblon	ROM			55[01]	5500,5516
      Samar	WSA			67[0-2]	6700,6725	Western Samar
      Sarangani	SAR			8015	8015
      Siquijor	SIG			62(2[5-9]|30)	6225,6230
      Sorsogon	SOR			47[01]	4700,4715
      South Cotabato	SCO			95[01]	9500,9513
      Southern Leyte	SLE			66[10]	6600,6613
      Sultan Kudarat	SUK			98[01]	9800,9811
      Sulu	SLU			74[01]	7400,7416
      Surigao del Norte	SUN			84[0-2]	8400,8425
      Surigao del Sur	SUR			83[01]	8300,8319
      Tarlac	TAR			23[01]	2300,2318
      Tawi-Tawi	TAW			750	7500,7509
      Zambales	ZMB			22[01]	2200,2213
      Zamboanga del Norte	ZAN			71[0-2]	7100,7124
      Zamboanga del Sur	ZAS			70[0-4]	7000,7043
      Zamboanga Sibuguey	ZSI			70[0-4]	7000,7043
      Maguindanao	MAG			96[01]	9600,9619					former
      """#
    case 400:  // PK
      #"""
      %N%n%O%n%A%n%D%n%C-%Z		AC	C	\d{5}	44000	postal	province	city	suburb							PAKISTAN
      """#
    case 401:  // PL
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{2}-\d{3}	00-950,05-470,48-300,32-015,00-940	postal	province	city	suburb							POLAND
      """#
    case 402:  // PM
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78]5\d{2}	97500	postal	province	city	suburb							ST. PIERRE AND MIQUELON
      """#
    case 403:  // PN
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	PCRN 1ZZ	PCRN 1ZZ	postal	province	city	suburb							PITCAIRN
      """#
    case 407:  // PR
      #"""
      %N%n%O%n%A%n%C PR %Z		ACZ	ACNO	(00[679]\d{2})(?:[ \-](\d{4}))?	00930	zip	province	city	suburb							PUERTO RICO
      """#
    case 408:  // PS
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							PALESTINIAN TERRITORY
      """#
    case 409:  // PT
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{4}-\d{3}	2725-079,1250-096,1201-950,2860-571,1208-148	postal	province	city	suburb			P				PORTUGAL
      """#
    case 412:  // PW
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(969(?:39|40))(?:[ \-](\d{4}))?	96940	zip	state	city	suburb							PALAU
      """#
    case 414:  // PY
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}|\d{6}	1536,1538,1209	postal	province	city	suburb							PARAGUAY
      """#
    case 416:  // QA
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							QATAR
      """#
    case 446:  // RE
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	9[78]4\d{2}	97400	postal	province	city	suburb							REUNION
      """#
    case 456:  // RO
      #"""
      %N%n%O%n%A%n%Z %S %C		ACZ	AC	\d{6}	060274,061357,200716	postal	county	city	suburb							ROMANIA
      """#
    case 460:  // RS
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5,6}	106314	postal	province	city	suburb							REPUBLIC OF SERBIA
      """#
    case 462:  // RU
      #"""
      %N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z	ACSZ	AC	\d{6}	247112,103375,188300	postal	region	city	suburb						ru	RUSSIAN FEDERATION
      Алтайский край	ALT		Altayskiy kray	65[6-9]		Алтайский~Altayskiy
      Амурская область	AMU		Amurskaya oblast'	67[56]		Амурская~Amurskaya
      Архангельская область	ARK		Arkhangelskaya oblast'	16[3-5]		Архангельская~Arkhangelskaya
      Астраханская область	AST		Astrakhanskaya oblast'	41[4-6]		Астраханская~Astrakhanskaya
      Белгородская область	BEL		Belgorodskaya oblast'	30[89]		Белгородская~Belgorodskaya
      Брянская область	BRY		Bryanskaya oblast'	24[1-3]		Брянская~Bryanskaya
      Владимирская область	VLA		Vladimirskaya oblast'	60[0-2]		Владимирская~Vladimirskaya
      Волгоградская область	VGG		Volgogradskaya oblast'	40[0-4]		Волгоградская~Volgogradskaya
      Вологодская область	VLG		Vologodskaya oblast'	16[0-2]		Вологодская~Vologodskaya
      Воронежская область	VOR		Voronezhskaya oblast'	39[4-7]		Воронежская~Voronezhskaya
      Еврейская автономная область	YEV		Evreyskaya avtonomnaya oblast'	679		Еврейская автономная~Evreyskaya avtonomnaya
      Забайкальский край	ZAB		Zabaykalskiy kray	6(?:7[2-4]|87)		Забайкальский~Zabaykalskiy
      Ивановская область	IVA		Ivanovskaya oblast'	15[3-5]		Ивановская~Ivanovskaya
      Иркутская область	IRK		Irkutskaya oblast'	66[4-9]		Иркутская~Irkutskaya
      Кабардино-Балкарская Республика	KB		Kabardino-Balkarskaya Republic	36[01]		Кабардино-Балкарская~Kabardino-Balkarskaya
      Калининградская область	KGD		Kaliningradskaya oblast'	23[6-8]		Калининградская~Kaliningradskaya
      Калужская область	KLU		Kaluzhskaya oblast'	24[89]		Калужская~Kaluzhskaya
      Камчатский край	KAM		Kamchatskiy kray	68[348]		Камчатский~Kamchatskiy
      Карачаево-Черкесская Республика	KC		Karachaevo-Cherkesskaya Republic	369		Карачаево-Черкесская~Karachaevo-Cherkesskaya
      Кемеровская область	KEM		Kemerovskaya oblast'	65[0-4]		Кемеровская~Kemerovskaya
      Кировская область	KIR		Kirovskaya oblast'	61[0-3]		Кировская~Kirovskaya
      Костромская область	KOS		Kostromskaya oblast'	15[67]		Костромская~Kostromskaya
      Краснодарский край	KDA		Krasnodarskiy kray	35[0-4]		Краснодарский~Krasnodarskiy
      Красноярский край	KYA		Krasnoyarskiy kray	6(?:6[0-3]|4[78])		Красноярский~Krasnoyarskiy
      Курганская область	KGN		Kurganskaya oblast'	64[01]		Курганская~Kurganskaya
      Курская область	KRS		Kurskaya oblast'	30[5-7]		Курская~Kurskaya
      Ленинградская область	LEN		Leningradskaya oblast'	18[78]		Leningrad Oblast~Leningrad Region~Ленинградская~Leningradskaya
      Липецкая область	LIP		Lipetskaya oblast'	39[89]		Липецкая~Lipetskaya
      Магаданская область	MAG		Magadanskaya oblast'	68[56]		Магаданская~Magadanskaya
      Москва	MOW		Moskva	1(?:0[1-9]|1|2|3[0-5]|4[0-4])		Moscow~Moscow City~город Москва~г. Москва
      Московская область	MOS		Moskovskaya oblast'	14[0-4]		Moscow Oblast~Moscow Region~Московская~Moskovskaya
      Мурманская область	MUR		Murmanskaya oblast'	18[34]		Мурманская~Murmanskaya
      Ненецкий автономный округ	NEN		Nenetskiy	166
      Нижегородская область	NIZ		Nizhegorodskaya oblast'	60[3-7]		Нижегородская~Nizhegorodskaya
      Новгородская область	NGR		Novgorodskaya oblast'	17[3-5]		Новгородская~Novgorodskaya
      Новосибирская область	NVS		Novosibirskaya oblast'	63[0-3]		Новосибирская~Novosibirskaya
      Омская область	OMS		Omskaya oblast'	64[4-6]		Омская~Omskaya
      Оренбургская область	ORE		Orenburgskaya oblast'	46[0-2]		Оренбургская~Orenburgskaya
      Орловская область	ORL		Orlovskaya oblast'	30[23]		Орловская~Orlovskaya
      Пензенская область	PNZ		Penzenskaya oblast'	44[0-2]		Пензенская~Penzenskaya
      Пермский край	PER		Permskiy kray	61[4-9]		Пермский~Permskiy
      Приморский край	PRI		Primorskiy kray	69[0-2]		Приморский~Primorskiy
      Псковская область	PSK		Pskovskaya oblast'	18[0-2]		Псковская~Pskovskaya
      Республика Адыгея	AD		Respublika Adygeya	385		Адыгея~Adygeya
      Республика Алтай	AL		Altay Republic	649		Алтай~Altay
      Республика Башкортостан	BA		Bashkortostan Republic	45[0-3]		Башкортостан~Bashkortostan
      Республика Бурятия	BU		Buryatiya Republic	67[01]		Бурятия~Buryatiya
      Республика Дагестан	DA		Dagestan Republic	36[78]		Дагестан~Dagestan
      Республика Ингушетия	IN		Ingushetiya Republic	386		Ингушетия~Ingushetiya
      Республика Калмыкия	KL		Respublika Kalmykiya	35[89]		Калмыкия~Kalmykiya
      Республика Карелия	KR		Kareliya Republic	18[56]		Карелия~Kareliya
      Республика Коми	KO		Komi Republic	16[7-9]		Коми~Komi
      Автономна Республіка Крим		Республика Крым	Respublika Krym	29[5-8]		Крым~Krym
      Республика Марий Эл	ME		Respublika Mariy El	42[45]		Марий Эл~Mariy El
      Республика Мордовия	MO		Respublika Mordoviya	43[01]		Мордовия~Mordoviya
      Республика Саха (Якутия)	SA		Sakha (Yakutiya) Republic	67[78]		Саха (Якутия)~Sakha (Yakutiya)
      Республика Северная Осетия-Алания	SE		Respublika Severnaya Osetiya-Alaniya	36[23]		Северная Осетия-Алания~Severnaya Osetiya-Alaniya
      Республика Татарстан	TA		Respublika Tatarstan	42[0-3]		Татарстан~Tatarstan
      Республика Тыва	TY		Tyva Republic	66[78]		Тыва~Tyva
      Республика Удмуртия	UD		Udmurtskaja Respublika	42[67]		Удмуртия~Udmurtskaja
      Республика Хакасия	KK		Khakasiya Republic	655		Хакасия~Khakasiya
      Ростовская область	ROS		Rostovskaya oblast'	34[4-7]		Ростовская~Rostovskaya
      Рязанская область	RYA		Ryazanskaya oblast'	39[01]		Рязанская~Ryazanskaya
      Самарская область	SAM		Samarskaya oblast'	44[3-6]		Самарская~Samarskaya
      Санкт-Петербург	SPE		Sankt-Peterburg	19		Saint Petersburg~St. Petersburg~СПб~город Санкт-Петербург~г. Санкт-Петербург
      Саратовская область	SAR		Saratovskaya oblast'	41[0-3]		Саратовская~Saratovskaya
      Сахалинская область	SAK		Sakhalinskaya oblast'	69[34]		Сахалинская~Sakhalinskaya
      Свердловская область	SVE		Sverdlovskaya oblast'	62[0-4]		Свердловская~Sverdlovskaya
      Севастополь			Sevastopol'	299
      Смоленская область	SMO		Smolenskaya oblast'	21[4-6]		Смоленская~Smolenskaya
      Ставропольский край	STA		Stavropolskiy kray	35[5-7]		Ставропольский~Stavropolskiy
      Тамбовская область	TAM		Tambovskaya oblast'	39[23]		Тамбовская~Tambovskaya
      Тверская область	TVE		Tverskaya oblast'	17[0-2]		Тверская~Tverskaya
      Томская область	TOM		Tomskaya oblast'	63[4-6]		Томская~Tomskaya
      Тульская область	TUL		Tulskaya oblast'	30[01]		Тульская~Tulskaya
      Тюменская область	TYU		Tyumenskaya oblast'	62[5-7]		Тюменская~Tyumenskaya
      Ульяновская область	ULY		Ulyanovskaya oblast'	43[23]		Ульяновская~Ulyanovskaya
      Хабаровский край	KHA		Khabarovskiy kray	68[0-2]		Хабаровский~Khabarovskiy
      Ханты-Мансийский автономный округ	KHM		Khanty-Mansiyskiy avtonomnyy okrug	628
      Челябинская область	CHE		Chelyabinskaya oblast'	45[4-7]		Челябинская~Chelyabinskaya
      Чеченская Республика	CE		Chechenskaya Republic	36[4-6]		Чеченская~Chechenskaya
      Чувашская Республика	CU		Chuvashia	42[89]		Чувашская
      Чукотский автономный округ	CHU		Chukotskiy	689
      Ямало-Ненецкий автономный округ	YAN		Yamalo-Nenetskiy	629
      Ярославская область	YAR		Yaroslavskaya oblast'	15[0-2]		Ярославская~Yaroslavskaya
      """#
    case 464:  // RW
      #"""
      %N%n%O%n%A%n%C		AC	AC			postal	province	city	suburb							RWANDA
      """#
    case 468:  // SA
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{5}(?:-\d{4})?	11564,11187,11142,12987-7318	postal	province	city	suburb							SAUDI ARABIA
      """#
    case 469:  // SB
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SOLOMON ISLANDS
      """#
    case 470:  // SC
      #"""
      %N%n%O%n%A%n%C%n%S		AC	S			postal	island	city	suburb							SEYCHELLES
      """#
    case 471:  // SD
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	\d{5}	11042,11113	postal	province	district	suburb							SUDAN
      """#
    case 472:  // SE
      #"""
      %O%n%N%n%A%nSE-%Z %C		ACZ	C	\d{3} ?\d{2}	114 55,123 45,105 00	postal	province	city	suburb			S		keep		SWEDEN
      """#
    case 474:  // SG
      #"""
      %N%n%O%n%A%nSINGAPORE %Z		AZ	C	\d{6}	546080,308125,408600	postal	province	city	suburb							SINGAPORE
      """#
    case 475:  // SH
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	(?:ASCN|STHL) 1ZZ	STHL 1ZZ	postal	province	city	suburb							SAINT HELENA
      """#
    case 476:  // SI
      #"""
      %N%n%O%n%A%nSI-%Z %C		AC	C	\d{4}	4000,1001,2500	postal	province	city	suburb			SLO				SLOVENIA
      """#
    case 477:  // SJ
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{4}	9170	postal	province	city	suburb							SVALBARD AND JAN MAYEN ISLANDS
      """#
    case 478:  // SK
      #"""
      %N%n%O%n%A%n%Z %C		ACZ	C	\d{3} ?\d{2}	010 01,023 14,972 48,921 01,975 99	postal	province	city	suburb							SLOVAKIA
      """#
    case 479:  // SL
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SIERRA LEONE
      """#
    case 480:  // SM
      #"""
      %N%n%O%n%A%n%Z %C		AZ	C	4789\d	47890,47891,47895,47899	postal	province	city	suburb							SAN MARINO
      """#
    case 481:  // SN
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	12500,46024,16556,10000	postal	province	city	suburb							SENEGAL
      """#
    case 482:  // SO
      #"""
      %N%n%O%n%A%n%C, %S %Z		ACS	ACS	[A-Z]{2} ?\d{5}	JH 09010,AD 11010	postal	region	city	suburb						so	SOMALIA
      AD	AW	Awdal
      BK	BK	Bakool
      BN	BN	Banaadir				Banadir~Benadir
      BR	BR	Bari
      BY	BY	Bay
      GG	GA	Galguduud				Galgaduud
      GD	GE	Gedo
      HR	HI	Hiiraan				Hiran
      JD	JD	Jubbada Dhexe				Middle Juba
      JH	JH	Jubbada Hoose				Lower Juba
      MD	MU	Mudug
      NG	NU	Nugaal
      SG	SA	Sanaag
      SD	SD	Shabeellaha Dhexe				Middle Shabelle
      SH	SH	Shabeellaha Hoose				Lower Shabelle
      SL	SO	Sool
      TG	TO	Togdheer
      WG	WO	Woqooyi Galbeed
      """#
    case 485:  // SR
      #"""
      %N%n%O%n%A%n%C%n%S		AC	AS			postal	district	city	suburb						nl	SURINAME
      Brokopondo	BR
      Commewijne	CM
      Coronie	CR
      Marowijne	MA
      Nickerie	NI
      Para	PR
      Paramaribo	PM
      Saramacca	SA
      Sipaliwini	SI
      Wanica	WA
      """#
    case 486:  // SS
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SOUTH SUDAN
      """#
    case 487:  // ST
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SAO TOME AND PRINCIPE
      """#
    case 489:  // SV
      #"""
      %N%n%O%n%A%n%Z-%C%n%S		ACS	CSZ	CP [1-3][1-7][0-2]\d	CP 1101	postal	department	city	suburb				CP 		es	EL SALVADOR
      Ahuachapan	AH	Ahuachapán		CP 21	CP 2101
      Cabanas	CA	Cabañas		CP 12	CP 1201
      Calatenango	CH	Chalatenango		CP 13	CP 1301
      Cuscatlan	CU	Cuscatlán		CP 14	CP 1401
      La Libertad	LI			CP 15	CP 1501
      La Paz	PA			CP 16	CP 1601
      La Union	UN	La Unión		CP 31	CP 3101
      Morazan	MO	Morazán		CP 32	CP 3201
      San Miguel	SM			CP 33	CP 3301
      San Salvador	SS			CP 11	CP 1101
      San Vicente	SV			CP 17	CP 1701
      Santa Ana	SA			CP 22	CP 2201
      Sonsonate	SO			CP 23	CP 2301
      Usulutan	US	Usulután		CP 34	CP 3401
      """#
    case 491:  // SX
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SINT MAARTEN
      """#
    case 492:  // SY
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	district	suburb							SYRIA
      """#
    case 493:  // SZ
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	ACZ	[HLMS]\d{3}	H100	postal	province	city	suburb							ESWATINI
      """#
    case 494:  // TA
      #"""
      %N%n%O%n%A%n%C%n%Z		AC	C	TDCU 1ZZ	TDCU 1ZZ	postal	province	city	suburb							TRISTAN DA CUNHA
      """#
    case 496:  // TC
      #"""
      %N%n%O%n%A%n%C%n%Z		ACZ	CZ	TKCA 1ZZ	TKCA 1ZZ	postal	province	city	suburb							TURKS AND CAICOS ISLANDS
      """#
    case 497:  // TD
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							CHAD
      """#
    case 499:  // TF
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							FRENCH SOUTHERN TERRITORIES
      """#
    case 500:  // TG
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							TOGO
      """#
    case 501:  // TH
      #"""
      %N%n%O%n%A%n%D %C%n%S %Z	%N%n%O%n%A%n%D, %C%n%S %Z	AC	S	\d{5}	10150,10210	postal	province	city	suburb						th	THAILAND
      กระบี่	81		Krabi	81
      กรุงเทพมหานคร	10		Bangkok	10
      กาญจนบุรี	71		Kanchanaburi	71
      กาฬสินธุ์	46		Kalasin	46
      กำแพงเพชร	62		Kamphaeng Phet	62
      ขอนแก่น	40		Khon Kaen	40
      จังหวัด บึงกาฬ	38		Bueng Kan			บึงกาฬ
      จันทบุรี	22		Chanthaburi	22
      ฉะเชิงเทรา	24		Chachoengsao	24
      ชลบุรี	20		Chon Buri	20
      ชัยนาท	18		Chai Nat	17
      ชัยภูมิ	36		Chaiyaphum	36
      ชุมพร	86		Chumpon	86
      เชียงราย	57		Chiang Rai	57
      เชียงใหม่	50		Chiang Mai	50
      ตรัง	92		Trang	92
      ตราด	23		Trat	23
      ตาก	63		Tak	63
      นครนายก	26		Nakhon Nayok	26
      นครปฐม	73		Nakhon Pathom	73
      นครพนม	48		Nakhon Phanom	48
      นครราชสีมา	30		Nakhon Ratchasima	30
      นครศรีธรรมราช	80		Nakhon Si Thammarat	80
      นครสวรรค์	60		Nakhon Sawan	60
      นนทบุรี	12		Nonthaburi	11
      นราธิวาส	96		Narathiwat	96
      น่าน	55		Nan	55
      บุรีรัมย์	31		Buri Ram	31
      ปทุมธานี	13		Pathum Thani	12
      ประจวบคีรีขันธ์	77		Prachuap Khiri Khan	77
      ปราจีนบุรี	25		Prachin Buri	25
      ปัตตานี	94		Pattani	94
      พระนครศรีอยุธยา	14		Phra Nakhon Si Ayutthaya	13
      พะเยา	56		Phayao	56
      พังงา	82		Phang Nga	82
      พัทลุง	93		Phattalung	93
      พิจิตร	66		Phichit	66
      พิษณุโลก	65		Phitsanulok	65
      เพชรบุรี	76		Phetchaburi	76
      เพชรบูรณ์	67		Phetchabun	67
      แพร่	54		Phrae	54
      ภูเก็ต	83		Phuket	83
      มหาสารคาม	44		Maha Sarakham	44
      มุกดาหาร	49		Mukdahan	49
      แม่ฮ่องสอน	58		Mae Hong Son	58
      ยโสธร	35		Yasothon	35
      ยะลา	95		Yala	95
      ร้อยเอ็ด	45		Roi Et	45
      ระนอง	85		Ranong	85
      ระยอง	21		Rayong	21
      ราชบุรี	70		Ratchaburi	70
      ลพบุรี	16		Lop Buri	15
      ลำปาง	52		Lampang	52
      ลำพูน	51		Lamphun	51
      เลย	42		Loei	42
      ศรีสะเกษ	33		Si Sa Ket	33
      สกลนคร	47		Sakon Nakhon	47
      สงขลา	90		Songkhla	90
      สตูล	91		Satun	91
      สมุทรปราการ	11		Samut Prakan	10
      สมุทรสงคราม	75		Samut Songkhram	75
      สมุทรสาคร	74		Samut Sakhon	74
      สระแก้ว	27		Sa Kaeo	27
      สระบุรี	19		Saraburi	18
      สิงห์บุรี	17		Sing Buri	16
      สุโขทัย	64		Sukhothai	64
      สุพรรณบุรี	72		Suphanburi	72
      สุราษฎร์ธานี	84		Surat Thani	84
      สุรินทร์	32		Surin	32
      หนองคาย	43		Nong Khai	43
      หนองบัวลำภู	39		Nong Bua Lam Phu	39
      อ่างทอง	15		Ang Thong	14
      อำนาจเจริญ	37		Amnat Charoen	37
      อุดรธานี	41		Udon Thani	41
      อุตรดิตถ์	53		Uttaradit	53
      อุทัยธานี	61		Uthai Thani	61
      อุบลราชธานี	34		Ubon Ratchathani	34
      """#
    case 503:  // TJ
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{6}	735450,734025	postal	province	city	suburb							TAJIKISTAN
      """#
    case 504:  // TK
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							TOKELAU
      """#
    case 505:  // TL
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							TIMOR-LESTE
      """#
    case 506:  // TM
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{6}	744000	postal	province	city	suburb							TURKMENISTAN
      """#
    case 507:  // TN
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4}	1002,8129,3100,1030	postal	province	city	suburb							TUNISIA
      """#
    case 508:  // TO
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							TONGA
      """#
    case 511:  // TR
      #"""
      %N%n%O%n%A%n%Z %C/%S		ACZ	C	\d{5}	01960,06101	postal	province	district	suburb						tr	TÜRKIYE
      Adana	01			01
      Adıyaman	02			02
      Afyonkarahisar	03			03		Afyon
      Ağrı	04			04
      Aksaray	68			68
      Amasya	05			05
      Ankara	06			06
      Antalya	07			07
      Ardahan	75			75
      Artvin	08			08
      Aydın	09			09
      Balıkesir	10			10
      Bartın	74			74
      Batman	72			72
      Bayburt	69			69
      Bilecik	11			11
      Bingöl	12			12
      Bitlis	13			13
      Bolu	14			14
      Burdur	15			15
      Bursa	16			16
      Çanakkale	17			17
      Çankırı	18			18
      Çorum	19			19
      Denizli	20			20
      Diyarbakır	21			21
      Düzce	81			81
      Edirne	22			22
      Elazığ	23			23
      Erzincan	24			24
      Erzurum	25			25
      Eskişehir	26			26
      Gaziantep	27			27
      Giresun	28			28
      Gümüşhane	29			29
      Hakkari	30			30
      Hatay	31			31
      Iğdır	76			76
      Isparta	32			32
      İstanbul	34			34
      İzmir	35			35
      Kahramanmaraş	46			46		Maraş
      Karabük	78			78
      Karaman	70			70
      Kars	36			36
      Kastamonu	37			37
      Kayseri	38			38
      Kırıkkale	71			71
      Kırklareli	39			39
      Kırşehir	40			40
      Kilis	79			79
      Kocaeli	41			41
      Konya	42			42
      Kütahya	43			43
      Malatya	44			44
      Manisa	45			45
      Mardin	47			47
      Mersin	33			33		İçel
      Muğla	48			48
      Muş	49			49
      Nevşehir	50			50
      Niğde	51			51
      Ordu	52			52
      Osmaniye	80			80
      Rize	53			53
      Sakarya	54			54
      Samsun	55			55
      Siirt	56			56
      Sinop	57			57
      Sivas	58			58
      Şanlıurfa	63			63		Urfa
      Şırnak	73			73
      Tekirdağ	59			59
      Tokat	60			60
      Trabzon	61			61
      Tunceli	62			62
      Uşak	64			64
      Van	65			65
      Yalova	77			77
      Yozgat	66			66
      Zonguldak	67			67
      """#
    case 513:  // TT
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	\d{6}	120110	postal	province	city	suburb							TRINIDAD AND TOBAGO
      """#
    case 515:  // TV
      #"""
      %N%n%O%n%A%n%C%n%S		AC	ACS			postal	island	city	suburb						tyv	TUVALU
      Funafuti	FUN
      Nanumanga	NMG
      Nanumea	NMA
      Niulakita
      Niutao	NIT
      Nui	NUI
      Nukufetau	NKF
      Nukulaelae	NKL
      Vaitupu	VAI
      """#
    case 516:  // TW
      #"""
      %Z%n%S%C%n%A%n%O%n%N	%N%n%O%n%A%n%C, %S %Z	ACSZ	C	\d{3}(?:\d{2,3})?	106409,10603,40867,104,106	postal	county	district	suburb			〒			zh-Hant	TAIWAN
      台中市	TXG		Taichung City	4[0-3]	400,408,411,439	Taichung
      台北市	TPE		Taipei City	1[01]	100,119	Taipei
      台東縣	TTT		Taitung County	9[56]	950,966	Taitung
      台南市	TNN		Tainan City	7[0-4]	700,745	Tainan
      宜蘭縣	ILA		Yilan County	2[67]	260,272	Yilan
      花蓮縣	HUA		Hualien County	9[78]	970,983	Hualien
      金門縣			Kinmen County	89	890,896	Kinmen
      南投縣	NAN		Nantou County	5[45]	540,558	Nantou
      屏東縣	PIF		Pingtung County	9[0-4]	900,947	Pingtung
      苗栗縣	MIA		Miaoli County	3[56]	350,369	Miaoli
      桃園市	TAO		Taoyuan City	3[23]	320,338	Taoyuan
      高雄市	KHH		Kaohsiung City	8[02-5]|81[1-579]	800,815,817,852	Kaohsiung
      基隆市	KEE		Keelung City	20[0-6]	200,206	Keelung
      連江縣			Lienchiang County	209|21[012]	209,212	Lienchiang
      雲林縣	YUN		Yunlin County	6[3-5]	630,655	Yunlin
      新北市	NWT		New Taipei City	20[78]|2[2345]	207,208,220,253	New Taipei
      新竹市	HSZ		Hsinchu City	300		Hsinchu
      新竹縣	HSQ		Hsinchu County	30[2-8]|31	302,315	Hsinchu
      嘉義市	CYI		Chiayi City	600		Chiayi
      嘉義縣	CYQ		Chiayi County	60[1-9]|6[12]	602,625	Chiayi
      彰化縣	CHA		Changhua County	5[0123]	500,530	Changhua
      澎湖縣	PEN		Penghu County	88	880,885	Penghu
      """#
    case 519:  // TZ
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{4,5}	6090,34413	postal	province	city	suburb							TANZANIA (UNITED REP.)
      """#
    case 520:  // UA
      #"""
      %N%n%O%n%A%n%C%n%S%n%Z	%N%n%O%n%A%n%C%n%S%n%Z	ACZ	C	\d{5}	15432,01055,01001	postal	region	city	suburb						uk	UKRAINE
      Автономна Республіка Крим	43		Crimea	9[5-8]
      Вінницька область	05		Vinnyts'ka oblast	2[1-4]		Вінницька~Vinnyts'ka
      Волинська область	07		Volyns'ka oblast	4[3-5]		Волинська~Volyns'ka
      Дніпропетровська область	12		Dnipropetrovsk oblast	49|5[0-3]		Дніпропетровська~Dnipropetrovsk
      Донецька область	14		Donetsk oblast	8[3-7]		Донецька~Donetsk
      Житомирська область	18		Zhytomyrs'ka oblast	1[0-3]		Житомирська~Zhytomyrs'ka
      Закарпатська область	21		Zakarpats'ka oblast	8[89]|90		Закарпатська~Zakarpats'ka
      Запорізька область	23		Zaporiz'ka oblast	69|7[0-2]		Запорізька~Zaporiz'ka
      Івано-Франківська область	26		Ivano-Frankivs'ka oblast	7[6-8]		Івано-Франківська~Ivano-Frankivs'ka
      місто Київ	30	Київ	Kyiv city	0[1-6]		м. Київ~Kiev~Kyiv
      Київська область	32		Kiev oblast	0[7-9]		Київська~Kiev
      Кіровоградська область	35		Kirovohrads'ka oblast	2[5-8]		Кіровоградська~Kirovohrads'ka
      Луганська область	09		Luhans'ka oblast	9[1-4]		Луганська~Luhans'ka
      Львівська область	46		Lviv oblast	79|8[0-2]		Львівська~Lviv
      Миколаївська область	48		Mykolaivs'ka oblast	5[4-7]		Миколаївська~Mykolaivs'ka
      Одеська область	51		Odessa oblast	6[5-8]		Одеська~Odessa
      Полтавська область	53		Poltavs'ka oblast	3[6-9]		Полтавська~Poltavs'ka
      Рівненська область	56		Rivnens'ka oblast	3[3-5]		Рівненська~Rivnens'ka
      місто Севастополь	40	Севастополь	Sevastopol' city	99		Sevastopol'
      Сумська область	59		Sums'ka oblast	4[0-2]		Сумська~Sums'ka
      Тернопільська область	61		Ternopil's'ka oblast	4[6-8]		Тернопільська~Ternopil's'ka
      Харківська область	63		Kharkiv oblast	6[1-4]		Харківська~Kharkiv
      Херсонська область	65		Khersons'ka oblast	7[3-5]		Херсонська~Khersons'ka
      Хмельницька область	68		Khmel'nyts'ka oblast	29|3[0-2]		Хмельницька~Khmel'nyts'ka
      Черкаська область	71		Cherkas'ka oblast	1[89]|20		Черкаська~Cherkas'ka
      Чернівецька область	77		Chernivets'ka oblast	5[89]|60		Чернівецька~Chernivets'ka
      Чернігівська область	74		Chernihivs'ka oblast	1[4-7]		Чернігівська~Chernihivs'ka
      """#
    case 526:  // UG
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							UGANDA
      """#
    case 532:  // UM
      #"""
      %N%n%O%n%A%n%C %S %Z		ACS	ACNOS	96898	96898	zip	state	city	suburb							UNITED STATES MINOR OUTLYING ISLANDS
      """#
    case 538:  // US
      #"""
      %N%n%O%n%A%n%C, %S %Z		ACSZ	CS	(\d{5})(?:[ \-](\d{4}))?	95014,22162-1010	zip	state	city	suburb						en	UNITED STATES
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
      DC	DC	District of Columbia		20[02-5]|569	20000,56999	Washington DC~Washington, DC
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
    case 544:  // UY
      #"""
      %N%n%O%n%A%n%Z %C %S		AC	CS	\d{5}	11600	postal	department	city	suburb						es	URUGUAY
      Artigas	AR			55
      Canelones	CA			9[01]|1[456]
      Cerro Largo	CL			37
      Colonia	CO			70|75204
      Durazno	DU			97
      Flores	FS			85
      Florida	FD			94|9060|97005
      Lavalleja	LA			30
      Maldonado	MA			20
      Montevideo	MO			1|91600
      Paysandú	PA			60
      Río Negro	RN			65|60002
      Rivera	RV			40
      Rocha	RO			27
      Salto	SA			50
      San José	SJ			80
      Soriano	SO			75|70003
      Tacuarembó	TA			45
      Treinta y Tres	TT			33|30203|30204|30302|37007
      """#
    case 545:  // UZ
      #"""
      %N%n%O%n%A%n%Z %C%n%S		AC	CS	\d{6}	100000,702100,700000	postal	region	city	suburb							UZBEKISTAN
      """#
    case 546:  // VA
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	00120	00120	postal	province	city	suburb							VATICAN
      """#
    case 548:  // VC
      #"""
      %N%n%O%n%A%n%C %Z		AC	C	VC\d{4}	VC0100,VC0110,VC0400	postal	province	city	suburb				VC			SAINT VINCENT AND THE GRENADINES (ANTILLES)
      """#
    case 550:  // VE
      #"""
      %N%n%O%n%A%n%C %Z, %S		ACS	CS	\d{4}	1010,3001,8011,1020	postal	state	city	suburb						es	VENEZUELA
      Amazonas	Z
      Anzoátegui	B
      Apure	C
      Aragua	D
      Barinas	E
      Bolívar	F
      Carabobo	G
      Cojedes	H
      Delta Amacuro	Y
      Dependencias Federales	W
      Distrito Capital	A					Distrito Federal
      Falcón	I
      Guárico	J
      La Guaira	X					Vargas
      Lara	K
      Mérida	L
      Miranda	M
      Monagas	N
      Nueva Esparta	O
      Portuguesa	P
      Sucre	R
      Táchira	S
      Trujillo	T
      Yaracuy	U
      Zulia	V
      """#
    case 552:  // VG
      #"""
      %N%n%O%n%A%n%C%n%Z		A	C	VG\d{4}	VG1110,VG1150,VG1160	postal	province	city	suburb				VG			VIRGIN ISLANDS (BRITISH)
      """#
    case 554:  // VI
      #"""
      %N%n%O%n%A%n%C %S %Z		ACSZ	ACNOS	(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?	00802-1222,00850-9802	zip	state	city	suburb							VIRGIN ISLANDS (U.S.)
      """#
    case 559:  // VN
      #"""
      %N%n%O%n%A%n%C%n%S %Z		AS	C	\d{5}\d?	70010,55999	postal	province	city	suburb						vi	VIET NAM
      An Giang	44		An Giang Province
      Bắc Ninh	56		Bac Ninh Province			Bac Ninh
      Cà Mau	59		Ca Mau Province			Ca Mau
      Cần Thơ	CT		Can Tho City			Can Tho
      Cao Bằng	04		Cao Bang Province			Cao Bang
      Đà Nẵng	DN		Da Nang City			Da Nang
      Đắk Lắk	33		Dak Lak Province			Dak Lak
      Điện Biên	71		Dien Bien Province			Dien Bien
      Đồng Nai	39		Dong Nai Province			Dong Nai
      Đồng Tháp	45		Dong Thap Province			Dong Thap
      Gia Lai	30		Gia Lai Province
      Hà Nội	HN		Hanoi City			Hanoi
      Hà Tĩnh	23		Ha Tinh Province			Ha Tinh
      Hải Phòng	HP		Haiphong City			Haiphong
      Huế	26		Hue City			Thừa Thiên–Huế~Thua Thien-Hue Province~Hue~Thua Thien-Hue
      Hưng Yên	66		Hung Yen Province			Hung Yen
      Khánh Hòa	34		Khanh Hoa Province			Khanh Hoa
      Lai Châu	01		Lai Chau Province			Lai Chau
      Lâm Đồng	35		Lam Dong Province			Lam Dong
      Lạng Sơn	09		Lang Son Province			Lang Song Province~Lang Son~Lang Song
      Lào Cai	02		Lao Cai Province			Lao Cai
      Nghệ An	22		Nghe An Province			Nghe An
      Ninh Bình	18		Ninh Binh Province			Ninh Binh
      Phú Thọ	68		Phu Tho Province			Phu Tho
      Quảng Ngãi	29		Quang Ngai Province			Quang Ngai
      Quảng Ninh	13		Quang Ninh Province			Quang Ninh
      Quảng Trị	25		Quang Tri Province			Quang Tri
      Sơn La	05		Son La Province			Son La
      Tây Ninh	37		Tay Ninh Province			Tay Ninh
      Thái Nguyên	69		Thai Nguyen Province			Thai Nguyen
      Thanh Hóa	21		Thanh Hoa Province			Thanh Hoa
      Thành phố Hồ Chí Minh	SG		Ho Chi Minh City			Sài Gòn~TP. Hồ Chí Minh~TP.HCM~TPHCM~Hồ Chí Minh~Ho Chi Minh
      Tuyên Quang	07		Tuyen Quang Province			Tuyen Quang
      Vĩnh Long	49		Vinh Long Province			Vinh Long
      Bà Rịa–Vũng Tàu	43		Ba Ria-Vung Tau Province			Ba Ria-Vung Tau				former
      Bạc Liêu	55		Bac Lieu Province			Bac Lieu				former
      Bắc Giang	54		Bac Giang Province			Bac Giang				former
      Bắc Kạn	53		Bac Kan Province			Bac Kan				former
      Bến Tre	50		Ben Tre Province			Ben Tre				former
      Bình Dương	57		Binh Duong Province			Binh Duong				former
      Bình Định	31		Binh Dinh Province			Binh Dinh				former
      Bình Phước	58		Binh Phuoc Province			Binh Phuoc				former
      Bình Thuận	40		Binh Thuan Province			Binh Thuan				former
      Đăk Nông	72		Dak Nong Province			Dak Nong				former
      Hà Giang	03		Ha Giang Province			Ha Giang				former
      Hà Nam	63		Ha Nam Province			Ha Nam				former
      Hải Dương	61		Hai Duong Province			Hai Duong				former
      Hậu Giang	73		Hau Giang Province			Hau Giang				former
      Hòa Bình	14		Hoa Binh Province			Hoa Binh				former
      Kiên Giang	47		Kien Giang Province			Kien Giang				former
      Kon Tum	28		Kon Tum Province							former
      Long An	41		Long An Province							former
      Nam Định	67		Nam Dinh Province			Nam Dinh				former
      Ninh Thuận	36		Ninh Thuan Province			Ninh Thuan				former
      Phú Yên	32		Phu Yen Province			Phu Yen				former
      Quảng Bình	24		Quang Binh Province			Quang Binh				former
      Quảng Nam	27		Quang Nam Province			Quang Nam				former
      Sóc Trăng	52		Soc Trang Province			Soc Trang				former
      Thái Bình	20		Thai Binh Province			Thai Binh				former
      Tiền Giang	46		Tien Giang Province			Tien Giang				former
      Trà Vinh	51		Tra Vinh Province			Tra Vinh				former
      Vĩnh Phúc	70		Vinh Phuc Province			Vinh Phuc				former
      Yên Bái	06		Yen Bai Province			Yen Bai				former
      """#
    case 566:  // VU
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							VANUATU
      """#
    case 577:  // WF
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	986\d{2}	98600	postal	province	city	suburb							WALLIS AND FUTUNA ISLANDS
      """#
    case 590:  // WS
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							SAMOA
      """#
    case 608:  // XK
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	[1-7]\d{4}	10000	postal	province	city	suburb							KOSOVO
      """#
    case 628:  // YE
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							YEMEN
      """#
    case 643:  // YT
      #"""
      %O%n%N%n%A%n%Z %C %X		ACZ	ACX	976\d{2}	97600	postal	province	city	suburb							MAYOTTE
      """#
    case 650:  // ZA
      #"""
      %N%n%O%n%A%n%D%n%C%n%Z		ACZ	C	\d{4}	0083,1451,0001	postal	province	city	suburb							SOUTH AFRICA
      """#
    case 662:  // ZM
      #"""
      %N%n%O%n%A%n%Z %C		AC	C	\d{5}	50100,50101	postal	province	city	suburb							ZAMBIA
      """#
    case 672:  // ZW
      #"""
      %N%n%O%n%A%n%C		AC	C			postal	province	city	suburb							ZIMBABWE
      """#
    case 675:  // ZZ
      #"""
      %N%n%O%n%A%n%C, %S %Z		AC	C			postal	region	city	suburb
      """#
    default: ""
    }
  }
}
