// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.
// Data: Google's address metadata, CC BY 4.0, with changes; see README.md beside this file.

extension AddressData {
  /// The cities of a country's regions, and their parts.
  static func localities(slot: Int) -> StaticString {
    switch slot {
    case 43:  // BR
      #"""
      =AC
      Acrelândia
      Assis Brasil
      Brasiléia
      Bujari
      Capixaba
      Cruzeiro do Sul
      Epitaciolândia
      Feijó
      Jordão
      Mâncio Lima
      Manoel Urbano
      Marechal Thaumaturgo
      Plácido de Castro
      Porto Acre
      Porto Walter
      Rio Branco
      Rodrigues Alves
      Santa Rosa do Purus
      Sena Madureira
      Senador Guiomard
      Tarauacá
      Xapuri
      =AL
      Água Branca
      Anadia
      Arapiraca
      Atalaia
      Barra de Santo Antônio
      Barra de São Miguel
      Batalha
      Belém
      Belo Monte
      Boca da Mata
      Branquinha
      Cacimbinhas
      Cajueiro
      Campestre
      Campo Alegre
      Campo Grande
      Canapi
      Capela
      Carneiros
      Chã Preta
      Coité do Nóia
      Colônia Leopoldina
      Coqueiro Seco
      Coruripe
      Craíbas
      Delmiro Gouveia
      Dois Riachos
      Estrela de Alagoas
      Feira Grande
      Feliz Deserto
      Flexeiras
      Girau do Ponciano
      Ibateguara
      Igaci
      Igreja Nova
      Inhapi
      Jacaré dos Homens
      Jacuípe
      Japaratinga
      Jaramataia
      Jequiá da Praia
      Joaquim Gomes
      Jundiá
      Junqueiro
      Lagoa da Canoa
      Limoeiro de Anadia
      Maceió
      Major Isidoro
      Mar Vermelho
      Maragogi
      Maravilha
      Marechal Deodoro
      Maribondo
      Mata Grande
      Matriz de Camaragibe
      Messias
      Minador do Negrão
      Monteirópolis
      Murici
      Novo Lino
      Olho d'Água das Flores
      Olho d'Água do Casado
      Olho d'Água Grande
      Olivença
      Ouro Branco
      Palestina
      Palmeira dos Índios
      Pão de Açúcar
      Pariconha
      Paripueira
      Passo de Camaragibe
      Paulo Jacinto
      Penedo
      Piaçabuçu
      Pilar
      Pindoba
      Piranhas
      Poço das Trincheiras
      Porto Calvo
      Porto de Pedras
      Porto Real do Colégio
      Quebrangulo
      Rio Largo
      Roteiro
      Santa Luzia do Norte
      Santana do Ipanema
      Santana do Mundaú
      São Brás
      São José da Laje
      São José da Tapera
      São Luís do Quitunde
      São Miguel dos Campos
      São Miguel dos Milagres
      São Sebastião
      Satuba
      Senador Rui Palmeira
      Tanque d'Arca
      Taquarana
      Teotônio Vilela
      Traipu
      União dos Palmares
      Viçosa
      =AP
      Amapá
      Calçoene
      Cutias
      Ferreira Gomes
      Itaubal
      Laranjal do Jari
      Macapá
      Mazagão
      Oiapoque
      Pedra Branca do Amapari
      Porto Grande
      Pracuúba
      Santana
      Serra do Navio
      Tartarugalzinho
      Vitória do Jari
      =AM
      Alvarães
      Amaturá
      Anamã
      Anorí
      Apuí
      Atalaia do Norte
      Autazes
      Barcelos
      Barreirinha
      Benjamin Constant
      Beruri
      Boa Vista do Ramos
      Boca do Acre
      Borba
      Caapiranga
      Canutama
      Carauari
      Careiro
      Careiro da Várzea
      Coari
      Codajás
      Eirunepé
      Envira
      Fonte Boa
      Guajará
      Humaitá
      Ipixuna
      Iranduba
      Itacoatiara
      Itamarati
      Itapiranga
      Japurá
      Jurua
      Jutaí
      Lábrea
      Manacapuru
      Manaquiri
      Manaus
      Manicoré
      Maraã
      Maués
      Nhamundá
      Nova Olinda do Norte
      Novo Airão
      Novo Aripuanã
      Parintins
      Pauini
      Presidente Figueiredo
      Rio Preto da Eva
      Santa Isabel do Rio Negro
      Santo Antônio do Içá
      São Gabriel da Cachoeira
      São Paulo de Olivença
      São Sebastião do Uatumã
      Silves
      Tabatinga
      Tapauá
      Tefé
      Tonantins
      Uarini
      Urucará
      Urucurituba
      =BA
      Abaíra
      Abaré
      Acajutiba
      Adustina
      Água Fria
      Aiquara
      Alagoinhas
      Alcobaça
      Almadina
      Amargosa
      Amélia Rodrigues
      América Dourada
      Anagé
      Andaraí
      Andorinha
      Angical
      Anguera
      Antas
      Antônio Cardoso
      Antônio Gonçalves
      Aporá
      Apuarema
      Araças
      Aracatu
      Araci
      Aramari
      Arataca
      Aratuípe
      Aurelino Leal
      Baianópolis
      Baixa Grande
      Banzaê
      Barra
      Barra da Estiva
      Barra do Choça
      Barra do Mendes
      Barra do Rocha
      Barreiras
      Barro Alto
      Barro Preto
      Barrocas
      Belmonte
      Belo Campo
      Biritinga
      Boa Nova
      Boa Vista do Tupim
      Bom Jesus da Lapa
      Bom Jesus da Serra
      Boninal
      Bonito
      Boquira
      Botuporã
      Brejões
      Brejolândia
      Brotas de Macaúbas
      Brumado
      Buerarema
      Buritirama
      Caatiba
      Cabaceiras do Paraguaçu
      Cachoeira
      Caculé
      Caém
      Caetanos
      Caetité
      Cafarnaum
      Cairu
      Caldeirão Grande
      Camacan
      Camaçari
      Camamu
      Campo Alegre de Lourdes
      Campo Formoso
      Canápolis
      Canarana
      Canavieiras
      CanDeal
      Candeias
      Candiba
      Cândido Sales
      Cansanção
      Canudos
      Capela do Alto Alegre
      Capim Grosso
      Caraíbas
      Caravelas
      Cardeal da Silva
      Carinhanha
      Casa Nova
      Castro Alves
      Catolândia
      Catu
      Caturama
      Central
      Chorrochó
      Cícero Dantas
      Cipó
      Coaraci
      Cocos
      Conceição da Feira
      Conceição do Almeida
      Conceição do Coité
      Conceição do Jacuípe
      Conde
      Condeúba
      Contendas do Sincorá
      Coração de Maria
      Cordeiros
      Coribe
      Coronel João Sá
      Correntina
      Cotegipe
      Cravolândia
      Crisópolis
      Cristópolis
      Cruz das Almas
      Curaçá
      Dário Meira
      Dias d'Ávila
      Dom Basílio
      Dom Macedo Costa
      Elísio Medrado
      Encruzilhada
      Entre Rios
      Érico Cardoso
      Esplanada
      Euclides da Cunha
      Eunápolis
      Fatima
      Feira da Mata
      Feira de Santana
      Filadelfia
      Firmino Alves
      Floresta Azul
      Formosa do Rio Preto
      Gandu
      Gavião
      Gentio do Ouro
      Glória
      Gongogi
      Governador Mangabeira
      Guajeru
      Guanambi
      Guaratinga
      Heliopolis
      Iaçu
      Ibiassucê
      Ibicaraí
      Ibicoara
      Ibicuí
      Ibipeba
      Ibipitanga
      Ibiquera
      Ibirapitanga
      Ibirapuã
      Ibirataia
      Ibitiara
      Ibititá
      Ibotirama
      Ichu
      Igaporã
      Igrapiúna
      Iguaí
      Ilhéus
      Inhambupe
      Ipecaetá
      Ipiaú
      Ipirá
      Ipupiara
      Irajuba
      Iramaia
      Iraquara
      Irará
      Irecê
      Itabela
      Itaberaba
      Itabuna
      Itacare
      Itaeté
      Itagi
      Itagibá
      Itagimirim
      Itaguaçu da Bahia
      Itaju do Colônia
      Itajuípe
      Itamaraju
      Itamari
      Itambé
      Itanagra
      Itanhém
      Itaparica
      Itapé
      Itapebi
      Itapetinga
      Itapicuru
      Itapitanga
      Itaquara
      Itarantim
      Itatim
      Itiruçu
      Itiúba
      Itororó
      Ituaçu
      Ituberá
      Iuiú
      Jaborandi
      Jacaraci
      Jacobina
      Jaguaquara
      Jaguarari
      Jaguaripe
      Jandaíra
      Jequié
      Jeremoabo
      Jiquiriçá
      Jitaúna
      João Dourado
      Juazeiro
      Jucuruçu
      Jussara
      Jussari
      Jussiape
      Lafaiete Coutinho
      Lagoa Real
      Laje
      Lajedão
      Lajedinho
      Lajedo do Tabocal
      Lamarão
      Lapão
      Lauro de Freitas
      Lençóis
      Licínio de Almeida
      Livramento de Nossa Senhora
      Luís Eduardo Magalhães
      Macajuba
      Macarani
      Macaúbas
      Macururé
      Madre de Deus
      Maetinga
      Maiquinique
      Mairi
      Malhada
      Malhada de Pedras
      Manoel Vitorino
      Mansidão
      Maracas
      Maragogipe
      Maraú
      Marcionílio Souza
      Mascote
      Mata de São João
      Matina
      Medeiros Neto
      Miguel Calmon
      Milagres
      Mirangaba
      Mirante
      Monte Santo
      Morpará
      Morro do Chapéu
      Mortugaba
      Mucugê
      Mucuri
      Mulungu do Morro
      Mundo Novo
      Muniz Ferreira
      Muquém de São Francisco
      Muritiba
      Mutuípe
      Nazaré
      Nilo Peçanha
      Nordestina
      Nova Canaã
      Nova Fátima
      Nova Ibiá
      Nova Itarana
      Nova Redenção
      Nova Soure
      Nova Viçosa
      Novo Horizonte
      Novo Triunfo
      Olindina
      Oliveira dos Brejinhos
      Ouriçangas
      Ourolândia
      Palmas de Monte Alto
      Palmeiras
      Paramirim
      Paratinga
      Paripiranga
      Pau Brasil
      Paulo Afonso
      Pé de Serra
      Pedrão
      Pedro Alexandre
      Piatã
      Pilão Arcado
      Pindaí
      Pindobaçu
      Pintadas
      Piraí do Norte
      Piripá
      Piritiba
      Planaltino
      Planalto
      Poções
      Pojuca
      Ponto Novo
      Porto Seguro
      Potiraguá
      Prado
      Presidente Dutra
      Presidente Jânio Quadros
      Presidente Tancredo Neves
      Queimadas
      Quijingue
      Quixabeira
      Rafael Jambeiro
      Remanso
      Retirolândia
      Riachão das Neves
      Riachão do Jacuípe
      Riacho de Santana
      Ribeira do Amparo
      Ribeira do Pombal
      Ribeirão do Largo
      Rio de Contas
      Rio do Antônio
      Rio do Pires
      Rio Real
      Rodelas
      Ruy Barbosa
      Salinas da Margarida
      Salvador
      Santa Bárbara
      Santa Brigida
      Santa Cruz Cabrália
      Santa Cruz da Vitória
      Santa Inês
      Santa Luzia
      Santa Maria da Vitória
      Santa Rita de Cássia
      Santa Teresinha
      Santaluz
      Santana
      Santanópolis
      Santo Amaro
      Santo Antônio de Jesus
      Santo Estêvão
      São Desidério
      São Domingos
      São Felipe
      São Félix
      São Félix do Coribe
      São Francisco do Conde
      São Gabriel
      São Gonçalo dos Campos
      São José da Vitória
      São José do Jacuípe
      São Miguel das Matas
      São Sebastião do Passé
      Sapeaçu
      Sátiro Dias
      Saubara
      Saúde
      Seabra
      Sebastião Laranjeiras
      Senhor do Bonfim
      Sento Sé
      Serra do Ramalho
      Serra Dourada
      Serra preta
      Serrinha
      Serrolândia
      Simões Filho
      Sítio do Mato
      Sítio do Quinto
      Sobradinho
      Souto Soares
      Tabocas do Brejo Velho
      Tanhaçu
      Tanque Novo
      Tanquinho
      Taperoá
      Tapiramutá
      Teixeira de Freitas
      Teodoro Sampaio
      Teofilândia
      Teolândia
      Terra Nova
      Tremedal
      Tucano
      Uauá
      Ubaíra
      Ubaitaba
      Ubatã
      Uibaí
      Umburanas
      Una
      Urandi
      Uruçuca
      Utinga
      Valença
      Valente
      Várzea da Roça
      Várzea do Poço
      Várzea Nova
      Varzedo
      Vera Cruz
      Vereda
      Vitória da Conquista
      Wagner
      Wanderley
      Wenceslau Guimarães
      Xique-Xique
      =CE
      Abaiara
      Acarape
      Acaraú
      Acopiara
      Aiuaba
      Alcântaras
      Altaneira
      Alto Santo
      Amontada
      Antonina do Norte
      Apuiarés
      Aquiraz
      Aracati
      Aracoiaba
      Ararendá
      Araripe
      Aratuba
      Arneiroz
      Assaré
      Aurora
      Baixio
      Banabuiú
      Barbalha
      Barreira
      Barro
      Barroquinha
      Baturité
      Beberibe
      Bela Cruz
      Boa Viagem
      Brejo Santo
      Camocim
      Campos Sales
      Canindé
      Capistrano
      Caridade
      Cariré
      Caririaçú
      Cariús
      Carnaubal
      Cascavel
      Catarina
      Catunda
      Caucaia
      Cedro
      Chaval
      Choro
      Chorozinho
      Coreaú
      Crateús
      Crato
      Croatá
      Cruz
      Deputado Irapuan Pinheiro
      Ererê
      Eusébio
      Farias Brito
      Forquilha
      Fortaleza
      Fortim
      Frecheirinha
      General Sampaio
      Graça
      Granja
      Granjeiro
      Groaíras
      Guaiúba
      Guaraciaba do Norte
      Guaramiranga
      Hidrolândia
      Horizonte
      Ibaretama
      Ibiapina
      Ibicuitinga
      Icapuí
      Ico
      Iguatu
      Independencia
      Ipaporanga
      Ipaumirim
      Ipú
      Ipueiras
      Iracema
      Irauçuba
      Itaiçaba
      Itaitinga
      Itapagé
      Itapipoca
      Itapiúna
      Itarema
      Itatira
      Jaguaretama
      Jaguaribara
      Jaguaribe
      Jaguaruana
      Jardim
      Jati
      Jijoca de Jericoacoara
      Juazeiro do Norte
      Jucás
      Lavras da Mangabeira
      Limoeiro do Norte
      Madalena
      Maracanaú
      Maranguape
      Marco
      Martinópole
      Massapê
      Mauriti
      Meruoca
      Milagres
      Milhã
      Miraíma
      Missão Velha
      Mombaça
      Monsenhor Tabosa
      Morada Nova
      Moraújo
      Morrinhos
      Mucambo
      Mulungú
      Nova Olinda
      Nova Russas
      Novo Oriente
      Ocara
      Orós
      Pacajús
      Pacatuba
      Pacoti
      Pacujá
      Palhano
      Palmácia
      Paracuru
      Paraipaba
      Parambu
      Paramoti
      Pedra Branca
      Penaforte
      Pentecoste
      Pereiro
      Pindoretama
      Piquet Carneiro
      Pires Ferreira
      Poranga
      Porteiras
      Potengi
      Potiretama
      Quiterianópolis
      Quixadá
      Quixelô
      Quixeramobim
      Quixeré
      Redenção
      Reriutaba
      Russas
      Saboeiro
      Salitre
      Santa Quitéria
      Santana do Acaraú
      Santana do Cariri
      São Benedito
      São Gonçalo do Amarante
      São João do Jaguaribe
      São Luís do Curu
      Senador Pompeu
      Senador Sá
      Sobral
      Solonópole
      Tabuleiro do Norte
      Tamboril
      Tarrafas
      Tauá
      Tejuçuoca
      Tianguá
      Trairi
      Tururu
      Ubajara
      Umari
      Umirim
      Uruburetama
      Uruoca
      Varjota
      Várzea Alegre
      Viçosa do Ceará
      =DF
      Brasília
      =ES
      Afonso Claudio
      Água Doce do Norte
      Águia Branca
      Alegre
      Alfredo Chaves
      Alto Rio Novo
      Anchieta
      Apiacá
      Aracruz
      Atílio Vivácqua
      Baixo Guandu
      Barra de São Francisco
      Boa Esperança
      Bom Jesus do Norte
      Brejetuba
      Cachoeiro de Itapemirim
      Cariacica
      Castelo
      Colatina
      Conceição da Barra
      Conceição do Castelo
      Divino de São Lourenço
      Domingos Martins
      Dores do Rio Preto
      Ecoporanga
      Espírito Santo
      Fundão
      Governador Lindenberg
      Guaçuí
      Guarapari
      Ibatiba
      Ibiraçu
      Ibitirama
      Iconha
      Irupi
      Itaguaçu
      Itapemirim
      Itarana
      Iúna
      Jaguaré
      Jerônimo Monteiro
      João Neiva
      Laranja da Terra
      Linhares
      Mantenópolis
      Marataízes
      Marechal Floriano
      Marilândia
      Mimoso do Sul
      Montanha
      Mucurici
      Muniz Freire
      Muqui
      Nova Venécia
      Pancas
      Pedro Canário
      Pinheiros
      Piúma
      Ponto Belo
      Presidente Kennedy
      Rio Bananal
      Rio Novo do Sul
      Santa Leopoldina
      Santa Maria de Jetibá
      Santa Teresa
      São Domingos do Norte
      São Gabriel da Palha
      São José do Calçado
      São Mateus
      São Roque do Canaã
      Serra
      Sooretama
      Vargem Alta
      Venda Nova do Imigrante
      Viana
      Vila Pavão
      Vila Valério
      Vila Velha
      Vitória
      =GO
      Abadia de Goiás
      Abadiânia
      Acreúna
      Adelândia
      Água Fria de Goiás
      Água Limpa
      Águas Lindas de Goiás
      Alexânia
      Aloândia
      Alto Horizonte
      Alto Paraíso de Goiás
      Alvorada do Norte
      Amaralina
      Americano do Brasil
      Amorinópolis
      Anápolis
      Anhanguera
      Anicuns
      Aparecida de Goiânia
      Aparecida do Rio Doce
      Aporé
      Araçu
      Aragarças
      Aragoiânia
      Araguapaz
      Arenópolis
      Aruanã
      Aurilândia
      Avelinópolis
      Baliza
      Barro Alto
      Bela Vista de Goiás
      Bom Jardim de Goiás
      Bom Jesus de Goiás
      Bonfinópolis
      Bonópolis
      Brazabrantes
      Britânia
      Buriti Alegre
      Buriti de Goiás
      Buritinópolis
      Cabeceiras
      Cachoeira Alta
      Cachoeira de Goiás
      Cachoeira Dourada
      Caçu
      Caiapônia
      Caldas Novas
      Caldazinha
      Campestre de Goiás
      Campinaçu
      Campinorte
      Campo Alegre de Goiás
      Campo Limpo de Goiás
      Campos Belos
      Campos Verdes
      Carmo do Rio Verde
      Castelândia
      Catalão
      Caturaí
      Cavalcante
      Ceres
      Cezarina
      Chapadão do Céu
      Cidade Ocidental
      Cocalzinho de Goiás
      Colinas do Sul
      Córrego do Ouro
      Corumbá de Goiás
      Corumbaíba
      Cristalina
      Cristianópolis
      Crixás
      Cromínia
      Cumari
      Damianópolis
      Damolândia
      Davinópolis
      Diorama
      Divinópolis de Goiás
      Doverlândia
      Edealina
      Edéia
      Estrela do Norte
      Faina
      Fazenda Nova
      Firminópolis
      Flores de Goiás
      Formosa
      Formoso
      Gameleira de Goiás
      Goianápolis
      Goiandira
      Goianésia
      Goiânia
      Goianira
      Goiás
      Goiatuba
      Gouvelândia
      Guapó
      Guaraíta
      Guarani de Goiás
      Guarinos
      Heitoraí
      Hidrolândia
      Hidrolina
      Iaciara
      Inaciolândia
      Indiara
      Inhumas
      Ipameri
      Ipiranga de Goiás
      Iporá
      Israelândia
      Itaberaí
      Itaguari
      Itaguaru
      Itajá
      Itapaci
      Itapirapuã
      Itapuranga
      Itarumã
      Itauçu
      Itumbiara
      Ivolândia
      Jandaia
      Jaraguá
      Jataí
      Jaupaci
      Jesúpolis
      Joviânia
      Jussara
      Lagoa Santa
      Leopoldo de Bulhões
      Luziânia
      Mairipotaba
      Mambaí
      Mara Rosa
      Marzagão
      Matrinchã
      Maurilândia
      Mimoso de Goiás
      Minaçu
      Mineiros
      Moiporá
      Monte Alegre de Goiás
      Montes Claros de Goiás
      Montividiu
      Montividiu do Norte
      Morrinhos
      Morro Agudo de Goiás
      Mossâmedes
      Mozarlândia
      Mundo Novo
      Mutunópolis
      Nazário
      Nerópolis
      Niquelândia
      Nova América
      Nova Aurora
      Nova Crixás
      Nova Glória
      Nova Iguaçu de Goiás
      Nova Roma
      Nova Veneza
      Novo Brasil
      Novo Gama
      Novo Planalto
      Orizona
      Ouro Verde de Goiás
      Ouvidor
      Padre Bernardo
      Palestina de Goiás
      Palmeiras de Goiás
      Palmelo
      Palminópolis
      Panama
      Paranaiguara
      Paraúna
      Perolândia
      Petrolina de Goiás
      Pilar de Goiás
      Piracanjuba
      Piranhas
      Pirenópolis
      Pires do Rio
      Planaltina
      Pontalina
      Porangatu
      Porteirão
      Portelândia
      Posse
      Professor Jamil
      Quirinópolis
      Rialma
      Rianápolis
      Rio Quente
      Río Verde
      Rubiataba
      Sanclerlândia
      Santa Bárbara de Goiás
      Santa Cruz de Goiás
      Santa Fé de Goiás
      Santa Helena de Goiás
      Santa Isabel
      Santa Rita do Araguaia
      Santa Rita do Novo Destino
      Santa Rosa de Goiás
      Santa Tereza de Goiás
      Santa Terezinha de Goiás
      Santo Antônio da Barra
      Santo Antônio de Goiás
      Santo Antônio do Descoberto
      São Domingos
      São Francisco de Goiás
      São João d'Aliança
      São João da Paraúna
      São Luís de Montes Belos
      São Luíz do Norte
      São Miguel do Araguaia
      São Miguel do Passa Quatro
      São Patrício
      São Simão
      Senador Canedo
      Serranópolis
      Silvania
      Simolândia
      Sítio d'Abadia
      Taquaral de Goiás
      Teresina de Goiás
      Terezópolis de Goiás
      Três Ranchos
      Trindade
      Trombas
      Turvânia
      Turvelândia
      Uirapuru
      Uruaçu
      Uruana
      Urutaí
      Valparaíso de Goiás
      Varjão
      Vianópolis
      Vicentinópolis
      Vila Boa
      Vila Propício
      =MA
      Açailândia
      Afonso Cunha
      Água Doce do Maranhão
      Alcântara
      Aldeias Altas
      Altamira do Maranhão
      Alto Alegre do Maranhão
      Alto Alegre do Pindaré
      Alto Parnaíba
      Amapá do Maranhão
      Amarante do Maranhão
      Anajatuba
      Anapurus
      Apicum-Açu
      Araguanã
      Araioses
      Arame
      Arari
      Axixá
      Bacabal
      Bacabeira
      Bacuri
      Bacurituba
      Balsas
      Barão de Grajaú
      Barra do Corda
      Barreirinhas
      Bela Vista do Maranhão
      Belágua
      Benedito Leite
      Bequimão
      Bernardo do Mearim
      Boa Vista do Gurupi
      Bom Jardim
      Bom Jesus das Selvas
      Bom Lugar
      Brejo
      Brejo de Areia
      Buriti
      Buriti Bravo
      Buriticupu
      Buritirama
      Cachoeira Grande
      Cajapió
      Cajari
      Campestre do Maranhão
      Cândido Mendes
      Cantanhede
      Capinzal do Norte
      Carolina
      Carutapera
      Caxias
      Cedral
      Central do Maranhão
      Centro do Guilherme
      Centro Novo do Maranhão
      Chapadinha
      Cidelândia
      Codó
      Coelho Neto
      Colinas
      Conceição do Lago-Açu
      Coroatá
      Cururupu
      Davinópolis
      Dom Pedro
      Duque Bacelar
      Esperantinópolis
      Estreito
      Feira Nova do Maranhão
      Fernando Falcão
      Formosa da Serra Negra
      Fortaleza dos Nogueiras
      Fortuna
      Godofredo Viana
      Gonçalves Dias
      Governador Archer
      Governador Edison Lobão
      Governador Eugênio Barros
      Governador Luiz Rocha
      Governador Newton Bello
      Governador Nunes Freire
      Graça Aranha
      Grajaú
      Guimarães
      Humberto de Campos
      Icatu
      Igarapé do Meio
      Igarapé Grande
      Imperatriz
      Itaipava do Grajaú
      Itapecuru Mirim
      Itinga do Maranhão
      Jatobá
      Jenipapo dos Vieiras
      João Lisboa
      Joselândia
      Junco do Maranhão
      Lago da Pedra
      Lago do Junco
      Lago dos Rodrigues
      Lago Verde
      Lagoa do Mato
      Lagoa Grande do Maranhão
      Lajeado Novo
      Lima Campos
      Loreto
      Luís Domingues
      Magalhães de Almeida
      Maracaçumé
      Marajá do Sena
      Maranhãozinho
      Mata Roma
      Matinha
      Matões
      Matões do Norte
      Milagres do Maranhão
      Mirador
      Miranda do Norte
      Mirinzal
      Monção
      Montes Altos
      Morros
      Nina Rodrigues
      Nova Colinas
      Nova Iorque
      Nova Olinda do Maranhão
      Olho d'Água das Cunhãs
      Olinda Nova do Maranhão
      Paço do Lumiar
      Palmeirândia
      Paraibano
      Parnarama
      Passagem Franca
      Pastos Bons
      Paulino Neves
      Paulo Ramos
      Pedreiras
      Pedro do Rosário
      Penalva
      Peri Mirim
      Peritoró
      Pindaré Mirim
      Pinheiro
      Pio XII
      Pirapemas
      Poção de Pedras
      Porto Franco
      Porto Rico do Maranhão
      Presidente Dutra
      Presidente Juscelino
      Presidente Médici
      Presidente Sarney
      Presidente Vargas
      Primeira Cruz
      Raposa
      Riachão
      Ribamar Fiquene
      Rosario
      Sambaíba
      Santa Filomena do Maranhão
      Santa Helena
      Santa Inês
      Santa Luzia
      Santa Luzia do Paruá
      Santa Quitéria do Maranhão
      Santa Rita
      Santana do Maranhão
      Santo Amaro do Maranhão
      Santo Antônio dos Lopes
      São Benedito do Rio Preto
      São Bento
      São Bernardo
      São Domingos do Azeitão
      São Domingos do Maranhão
      São Félix de Balsas
      São Francisco do Brejão
      São Francisco do Maranhão
      São João Batista
      São João do Carú
      São João do Paraíso
      São João do Soter
      São João dos Patos
      São José de Ribamar
      São José dos Basílios
      São Luís
      São Luís Gonzaga do Maranhão
      São Mateus do Maranhão
      São Pedro da Água Branca
      São Pedro dos Crentes
      São Raimundo das Mangabeiras
      São Raimundo do Doca Bezerra
      São Roberto
      São Vicente Ferrer
      Satubinha
      Senador Alexandre Costa
      Senador La Rocque
      Serrano do Maranhão
      Sítio Novo
      Sucupira do Norte
      Sucupira do Riachão
      Tasso Fragoso
      Timbiras
      Timon
      Trizidela do Vale
      Tufilândia
      Tuntum
      Turiaçu
      Turilândia
      Tutóia
      Urbano Santos
      Vargem Grande
      Viana
      Vila Nova dos Martírios
      Vitória do Mearim
      Vitorino Freire
      Zé Doca
      =MT
      Acorizal
      Água Boa
      Alta Floresta
      Alto Araguaia
      Alto Boa Vista
      Alto Garças
      Alto Paraguai
      Alto Taquari
      Apiacás
      Araguaiana
      Araguainha
      Araputanga
      Arenápolis
      Aripuana
      Barão de Melgaço
      Barra do Bugres
      Barra do Garças
      Bom Jesus do Araguaia
      Brasnorte
      Cáceres
      Campinápolis
      Campo Novo do Parecis
      Campo Verde
      Campos de Júlio
      Canabrava do Norte
      Canarana
      Carlinda
      Castanheira
      Chapada dos Guimarães
      Claudia
      Cocalinho
      Colíder
      Colniza
      Comodoro
      Confresa
      Conquista d'Oeste
      Cotriguaçu
      Cuiabá
      Curvelândia
      Denise
      Diamantino
      Dom Aquino
      Feliz Natal
      Figueirópolis d'Oeste
      Gaúcha do Norte
      General Carneiro
      Glória d'Oeste
      Guaranta do Norte
      Guiratinga
      Indiavaí
      Ipiranga do Norte
      Itanhangá
      Itaúba
      Itiquira
      Jaciara
      Jangada
      Jauru
      Juara
      Juína
      Juruena
      Juscimeira
      Lambari d'Oeste
      Lucas do Rio Verde
      Luciára
      Marcelândia
      Matupá
      Mirassol d'Oeste
      Nobres
      Nortelândia
      Nossa Senhora do Livramento
      Nova Bandeirantes
      Nova Brasilândia
      Nova Canaã do Norte
      Nova Guarita
      Nova Lacerda
      Nova Marilândia
      Nova Maringá
      Nova Monte Verde
      Nova Mutum
      Nova Nazaré
      Nova Olímpia
      Nova Santa Helena
      Nova Ubiratã
      Nova Xavantina
      Novo Horizonte do Norte
      Novo Mundo
      Novo Santo Antônio
      Novo São Joaquim
      Paranaíta
      Paranatinga
      Pedra Preta
      Peixoto de Azevedo
      Planalto da Serra
      Poconé
      Pontal do Araguaia
      Ponte Branca
      Pontes e Lacerda
      Porto Alegre do Norte
      Porto dos Gaúchos
      Porto Esperidião
      Porto Estrela
      Poxoréo
      Primavera do Leste
      Querência
      Reserva do Cabaçal
      Ribeirão Cascalheira
      Ribeirãozinho
      Rio Branco
      Rondolândia
      Rondonópolis
      Rosário Oeste
      Salto do Céu
      Santa Carmem
      Santa Cruz do Xingu
      Santa Rita do Trivelato
      Santa Terezinha
      Santo Afonso
      Santo Antônio do Leste
      Santo Antônio do Leverger
      São Félix do Araguaia
      São José do Povo
      São José do Rio Claro
      São José do Xingu
      São José dos Quatro Marcos
      São Pedro da Cipa
      Sapezal
      Serra Nova Dourada
      Sinop
      Sorriso
      Tabaporã
      Tangará da Serra
      Tapurah
      Terra Nova do Norte
      Tesouro
      Torixoréu
      União do Sul
      Vale de São Domingos
      Várzea Grande
      Vera
      Vila Bela da Santíssima Trindade
      Vila Rica
      =MS
      Água Clara
      Alcinópolis
      Amambai
      Anastácio
      Anaurilândia
      Angelica
      Antônio João
      Aparecida do Taboado
      Aquidauana
      Aral Moreira
      Bandeirantes
      Bataguassu
      Bataiporã
      Bela Vista
      Bodoquena
      Bonito
      Brasilândia
      Caarapó
      Camapuã
      Campo Grande
      Caracol
      Cassilândia
      Chapadão do Sul
      Corguinho
      Coronel Sapucaia
      Corumbá
      Costa Rica
      Coxim
      Deodápolis
      Dois Irmãos do Buriti
      Douradina
      Dourados
      Eldorado
      Fátima do Sul
      Figueirão
      Glória de Dourados
      Guia Lopes da Laguna
      Iguatemi
      Inocencia
      Itaporã
      Itaquiraí
      Ivinhema
      Japorã
      Jaraguari
      Jardim
      Jateí
      Juti
      Ladário
      Laguna Carapã
      Maracaju
      Miranda
      Mundo Novo
      Naviraí
      Nioaque
      Nova Alvorada do Sul
      Nova Andradina
      Novo Horizonte do Sul
      Paranaíba
      Paranhos
      Pedro Gomes
      Ponta Porã
      Porto Murtinho
      Ribas do Rio Pardo
      Rio Brilhante
      Rio Negro
      Rio Verde de Mato Grosso
      Rochedo
      Santa Rita do Pardo
      São Gabriel do Oeste
      Selvíria
      Sete Quedas
      Sidrolândia
      Sonora
      Tacuru
      Taquarussu
      Terenos
      Três Lagoas
      Vicentina
      =MG
      Abadia dos Dourados
      Abaeté
      Abre Campo
      Acaiaca
      Açucena
      Água Boa
      Água Comprida
      Aguanil
      Águas Formosas
      Águas Vermelhas
      Aimorés
      Aiuruoca
      Alagoa
      Albertina
      Além Paraíba
      Alfenas
      Alfredo Vasconcelos
      Almenara
      Alpercata
      Alpinópolis
      Alterosa
      Alto Caparaó
      Alto Jequitibá
      Alto Rio Doce
      Alvarenga
      Alvinópolis
      Alvorada de Minas
      Amparo do Serra
      Andradas
      Andrelândia
      Angelândia
      Antônio Carlos
      Antônio Dias
      Antônio Prado de Minas
      Araçaí
      Aracitaba
      Araçuaí
      Araguari
      Arantina
      Araponga
      Araporã
      Arapuá
      Araújos
      Araxá
      Arceburgo
      Arcos
      Areado
      Argirita
      Aricanduva
      Arinos
      Astolfo Dutra
      Ataléia
      Augusto de Lima
      Baependi
      Baldim
      Bambuí
      Bandeira
      Bandeira do Sul
      Barão de Cocais
      Barão de Monte Alto
      Barbacena
      Barra Longa
      Barroso
      Bela Vista de Minas
      Belmiro Braga
      Belo Horizonte
      Belo Oriente
      Belo Vale
      Berilo
      Berizal
      Bertópolis
      Betim
      Bias Fortes
      Bicas
      Biquinhas
      Boa Esperança
      Bocaina de Minas
      Bocaiúva
      Bom Despacho
      Bom Jardim de Minas
      Bom Jesus da Penha
      Bom Jesus do Amparo
      Bom Jesus do Galho
      Bom Repouso
      Bom Sucesso
      Bonfim
      Bonfinópolis de Minas
      Bonito de Minas
      Borda da Mata
      Botelhos
      Botumirim
      Brás Pires
      Brasilândia de Minas
      Brasília de Minas
      Brasopolis
      Braúnas
      Brumadinho
      Bueno Brandão
      Buenópolis
      Bugre
      Buritis
      Buritizeiro
      Cabeceira Grande
      Cabo Verde
      Cachoeira da Prata
      Cachoeira de Minas
      Cachoeira de Pajeú
      Cachoeira Dourada
      Caetanópolis
      Caeté
      Caiana
      Cajuri
      Caldas
      Camacho
      Camanducaia
      Cambuí
      Cambuquira
      Campanário
      Campanhã
      Campestre
      Campina Verde
      Campo Azul
      Campo Belo
      Campo do Meio
      Campo Florido
      Campos Altos
      Campos Gerais
      Cana Verde
      Canaã
      Canápolis
      Candeias
      Cantagalo
      Caparaó
      Capela Nova
      Capelinha
      Capetinga
      Capim Branco
      Capinópolis
      Capitão Andrade
      Capitão Enéas
      Capitólio
      Caputira
      Caraí
      Caranaíba
      Carandaí
      Carangola
      Caratinga
      Carbonita
      Careaçu
      Carlos Chagas
      Carmésia
      Carmo da Cachoeira
      Carmo da Mata
      Carmo de Minas
      Carmo do Cajuru
      Carmo do Paranaíba
      Carmo do Rio Claro
      Carmópolis de Minas
      Carneirinho
      Carrancas
      Carvalhópolis
      Carvalhos
      Casa Grande
      Cascalho Rico
      Cassia
      Cataguases
      Catas Altas
      Catas Altas da Noruega
      Catuji
      Catuti
      Caxambu
      Cedro do Abaeté
      Central de Minas
      Centralina
      Chácara
      Chalé
      Chapada do Norte
      Chapada Gaúcha
      Chiador
      Cipotânea
      Claraval
      Claro dos Poções
      Cláudio
      Coimbra
      Coluna
      Comendador Gomes
      Comercinho
      Conceição da Aparecida
      Conceição da Barra de Minas
      Conceição das Alagoas
      Conceição das Pedras
      Conceição de Ipanema
      Conceição do Mato Dentro
      Conceição do Pará
      Conceição do Rio Verde
      Conceição dos Ouros
      Cônego Marinho
      Confins
      Congonhal
      Congonhas
      Congonhas do Norte
      Conquista
      Conselheiro Lafaiete
      Conselheiro Pena
      Consolação
      Contagem
      Coqueiral
      Coração de Jesus
      Cordisburgo
      Cordislândia
      Corinto
      Coroaci
      Coromandel
      Coronel Fabriciano
      Coronel Murta
      Coronel Pacheco
      Coronel Xavier Chaves
      Córrego Danta
      Córrego do Bom Jesus
      Córrego Fundo
      Córrego Novo
      Couto de Magalhães de Minas
      Crisólita
      Cristais
      Cristália
      Cristiano Otoni
      Cristina
      Crucilândia
      Cruzeiro da Fortaleza
      Cruzília
      Cuparaque
      Curral de Dentro
      Curvelo
      Datas
      Delfim Moreira
      Delfinópolis
      Delta
      Descoberto
      Desterro de Entre Rios
      Desterro do Melo
      Diamantina
      Diogo de Vasconcelos
      Dionísio
      Divinésia
      Divino
      Divino das Laranjeiras
      Divinolândia de Minas
      Divinópolis
      Divisa Alegre
      Divisa Nova
      Divisópolis
      Dom Bosco
      Dom Cavati
      Dom Joaquim
      Dom Silvério
      Dom Viçoso
      Dona Eusébia
      Dores de Campos
      Dores de Guanhães
      Dores do Indaiá
      Dores do Turvo
      Doresópolis
      Douradoquara
      Durandé
      Elói Mendes
      Engenheiro Caldas
      Engenheiro Navarro
      Entre Folhas
      Entre Rios de Minas
      Ervália
      Esmeraldas
      Espera feliz
      Espinosa
      Espírito Santo do Dourado
      Estiva
      Estrela Dalva
      Estrela do Indaiá
      Estrela do Sul
      Eugenópolis
      Ewbank da Câmara
      Extrema
      Fama
      Faria Lemos
      Felício dos Santos
      Felisburgo
      Felixlândia
      Fernandes Tourinho
      Ferros
      Fervedouro
      Florestal
      Formiga
      Formoso
      Fortaleza de Minas
      Fortuna de Minas
      Francisco Badaró
      Francisco Dumont
      Francisco Sá
      Franciscópolis
      Frei Gaspar
      Frei Inocêncio
      Frei Lagonegro
      Fronteira
      Fronteira dos Vales
      Fruta de Leite
      Frutal
      Funilândia
      Galiléia
      Gameleiras
      Glaucilândia
      Goiabeira
      Goiana
      Gonçalves
      Gonzaga
      Gouveia
      Governador Valadares
      Grão Mogol
      Grupiara
      Guanhães
      Guapé
      Guaraciaba
      Guaraciama
      Guaranésia
      Guarani
      Guarará
      Guarda-Mor
      Guaxupé
      Guidoval
      Guimarânia
      Guiricema
      Gurinhatã
      Heliodora
      Iapu
      Ibertioga
      Ibiá
      Ibiaí
      Ibiracatu
      Ibiraci
      Ibirité
      Ibitiúra de Minas
      Ibituruna
      Icaraí de Minas
      Igarapé
      Igaratinga
      Iguatama
      Ijaci
      Ilicínea
      Imbé de Minas
      Inconfidentes
      Indaiabira
      Indianópolis
      Ingaí
      Inhapim
      Inhaúma
      Inimutaba
      Ipaba
      Ipanema
      Ipatinga
      Ipiaçu
      Ipuiúna
      Iraí de Minas
      Itabira
      Itabirinha
      Itabirito
      Itacambira
      Itacarambi
      Itaguara
      Itaipé
      Itajubá
      Itamarandiba
      Itamarati de Minas
      Itambacuri
      Itambé do Mato Dentro
      Itamogi
      Itamonte
      Itanhandu
      Itanhomi
      Itaobim
      Itapagipe
      Itapecerica
      Itapeva
      Itatiaiuçu
      Itaú de Minas
      Itaúna
      Itaverava
      Itinga
      Itueta
      Ituiutaba
      Itumirim
      Iturama
      Itutinga
      Jaboticatubas
      Jacinto
      Jacuí
      Jacutinga
      Jaguaraçu
      Jaíba
      Jampruca
      Janaúba
      Januária
      Japaraíba
      Japonvar
      Jeceaba
      Jenipapo de Minas
      Jequeri
      Jequitaí
      Jequitibá
      Jequitinhonha
      Jesuânia
      Joaíma
      Joanésia
      João Monlevade
      João Pinheiro
      Joaquim Felício
      Jordânia
      José Gonçalves de Minas
      José Raydan
      Josenópolis
      Juatuba
      Juiz de Fora
      Juramento
      Juruaia
      Juvenilia
      Ladainha
      Lagamar
      Lagoa da Prata
      Lagoa dos Patos
      Lagoa Dourada
      Lagoa Formosa
      Lagoa Grande
      Lagoa Santa
      Lajinha
      Lambari
      Lamim
      Laranjal
      Lassance
      Lavras
      Leandro Ferreira
      Leme do Prado
      Leopoldina
      Liberdade
      Lima Duarte
      Limeira do Oeste
      Lontra
      Luisburgo
      Luislândia
      Luminárias
      Luz
      Machacalis
      Machado
      Madre de Deus de Minas
      Malacacheta
      Mamonas
      Manga
      Manhuaçu
      Manhumirim
      Mantena
      Mar de Espanha
      Maravilhas
      Maria da Fé
      Mariana
      Marilac
      Mário Campos
      Maripá de Minas
      Marliéria
      Marmelópolis
      Martinho Campos
      Martins Soares
      Mata Verde
      Materlândia
      Mateus Leme
      Mathias Lobato
      Matias Barbosa
      Matias Cardoso
      Matipo
      Mato Verde
      Matozinhos
      Matutina
      Medeiros
      Medina
      Mendes Pimentel
      Mercês
      Mesquita
      Minas Novas
      Minduri
      Mirabela
      Miradouro
      Miraí
      Miravânia
      Moeda
      Moema
      Monjolos
      Monsenhor Paulo
      Montalvânia
      Monte Alegre de Minas
      Monte Azul
      Monte Belo
      Monte Carmelo
      Monte Formoso
      Monte Santo de Minas
      Monte Sião
      Montes Claros
      Montezuma
      Morada Nova de Minas
      Morro da Garça
      Morro do Pilar
      Munhoz
      Muriaé
      Mutum
      Muzambinho
      Nacip Raydan
      Nanuque
      Naque
      Natalândia
      Natércia
      Nazareno
      Nepomuceno
      Ninheira
      Nova Belém
      Nova Era
      Nova Lima
      Nova Módica
      Nova Ponte
      Nova Porteirinha
      Nova Resende
      Nova Serrana
      Nova União
      Novo Cruzeiro
      Novo Oriente de Minas
      Novorizonte
      Olaria
      Olhos-d'Água
      Olímpio Noronha
      Oliveira
      Oliveira Fortes
      Onça de Pitangui
      Oratórios
      Orizânia
      Ouro Branco
      Ouro Fino
      Ouro Preto
      Ouro Verde de Minas
      Padre Carvalho
      Padre Paraíso
      Pai Pedro
      Paineiras
      Pains
      Paiva
      Palma
      Palmópolis
      Papagaios
      Pará de Minas
      Paracatu
      Paraguaçu
      Paraisópolis
      Paraopeba
      Passa Quatro
      Passa Tempo
      Passa Vinte
      Passabém
      Passos
      Patis
      Patos de Minas
      Patrocínio
      Patrocínio do Muriaé
      Paula Cândido
      Paulistas
      Pavão
      Peçanha
      Pedra Azul
      Pedra Bonita
      Pedra do Anta
      Pedra do Indaiá
      Pedra Dourada
      Pedralva
      Pedras de Maria da Cruz
      Pedrinópolis
      Pedro Leopoldo
      Pedro Teixeira
      Pequeri
      Pequi
      Perdigão
      Perdizes
      Perdões
      Periquito
      Pescador
      Piau
      Piedade de Caratinga
      Piedade de Ponte Nova
      Piedade do Rio Grande
      Piedade dos Gerais
      Pimenta
      Pingo d'Água
      Pintópolis
      Piracema
      Pirajuba
      Piranga
      Piranguçu
      Piranguinho
      Pirapetinga
      Pirapora
      Piraúba
      Pitangui
      Piumhi
      Planura
      Poço Fundo
      Poços de Caldas
      Pocrane
      Pompéu
      Ponte Nova
      Ponto Chique
      Ponto dos Volantes
      Porteirinha
      Porto Firme
      Poté
      Pouso Alegre
      Pouso Alto
      Prados
      Prata
      Pratápolis
      Pratinha
      Presidente Bernardes
      Presidente Juscelino
      Presidente Kubitschek
      Presidente Olegário
      Prudente de Morais
      Quartel Geral
      Queluzito
      Raposos
      Raul Soares
      Recreio
      Reduto
      Resende Costa
      Resplendor
      Ressaquinha
      Riachinho
      Riacho dos Machados
      Ribeirão das Neves
      Ribeirão Vermelho
      Rio Acima
      Rio Casca
      Rio do Prado
      Rio Doce
      Rio Espera
      Rio Manso
      Rio Novo
      Rio Paranaíba
      Rio Pardo de Minas
      Rio Piracicaba
      Rio Pomba
      Rio Preto
      Rio Vermelho
      Ritápolis
      Rochedo de Minas
      Rodeiro
      Romaria
      Rosário da Limeira
      Rubelita
      Rubim
      Sabará
      Sabinópolis
      Sacramento
      Salinas
      Salto da Divisa
      Santa Barbara
      Santa Bárbara do Leste
      Santa Bárbara do Monte Verde
      Santa Bárbara do Tugúrio
      Santa Cruz de Minas
      Santa Cruz de Salinas
      Santa Cruz do Escalvado
      Santa Efigênia de Minas
      Santa Fé de Minas
      Santa Helena de Minas
      Santa Juliana
      Santa Luzia
      Santa Margarida
      Santa Maria de Itabira
      Santa Maria do Salto
      Santa Maria do Suaçuí
      Santa Rita de Caldas
      Santa Rita de Ibitipoca
      Santa Rita de Jacutinga
      Santa Rita de Minas
      Santa Rita do Itueto
      Santa Rita do Sapucaí
      Santa Rosa da Serra
      Santa Vitória
      Santana da Vargem
      Santana de Cataguases
      Santana de Pirapama
      Santana do Deserto
      Santana do Garambéu
      Santana do Jacaré
      Santana do Manhuaçu
      Santana do Paraíso
      Santana do Riacho
      Santana dos Montes
      Santo Antônio do Amparo
      Santo Antônio do Aventureiro
      Santo Antônio do Grama
      Santo Antônio do Itambé
      Santo Antônio do Jacinto
      Santo Antônio do Monte
      Santo Antônio do Retiro
      Santo Antônio do Rio Abaixo
      Santo Hipólito
      Santos Dumont
      São Bento Abade
      São Brás do Suaçuí
      São Domingos das Dores
      São Domingos do Prata
      São Félix de Minas
      São Francisco
      São Francisco de Paula
      São Francisco de Sales
      São Francisco do Glória
      São Geraldo
      São Geraldo da Piedade
      São Geraldo do Baixio
      São Gonçalo do Abaeté
      São Gonçalo do Pará
      São Gonçalo do Rio Abaixo
      São Gonçalo do Rio Preto
      São Gonçalo do Sapucaí
      São Gotardo
      São João Batista do Glória
      São João da Lagoa
      São João da Mata
      São João da Ponte
      São João das Missões
      São João del Rei
      São João do Manhuaçu
      São João do Manteninha
      São João do Oriente
      São João do Pacuí
      São João do Paraíso
      São João Evangelista
      São João Nepomuceno
      São Joaquim de Bicas
      São José da Barra
      São José da Lapa
      São José da Safira
      São José da Varginha
      São José do Alegre
      São José do Divino
      São José do Goiabal
      São José do Jacuri
      São José do Mantimento
      São Lourenço
      São Miguel do Anta
      São Pedro da União
      São Pedro do Suaçuí
      São Pedro dos Ferros
      São Romão
      São Roque de Minas
      São Sebastião da Bela Vista
      São Sebastião da Vargem Alegre
      São Sebastião do Anta
      São Sebastião do Maranhão
      São Sebastião do Oeste
      São Sebastião do Paraíso
      São Sebastião do Rio Preto
      São Sebastião do Rio Verde
      São Thomé das Letras
      São Tiago
      São Tomás de Aquino
      São Vicente de Minas
      Sapucaí-Mirim
      Sardoá
      Sarzedo
      Sem-Peixe
      Senador Amaral
      Senador Cortes
      Senador Firmino
      Senador José Bento
      Senador Modestino Gonçalves
      Senhora de Oliveira
      Senhora do Porto
      Senhora dos Remédios
      Sericita
      Seritinga
      Serra Azul de Minas
      Serra da Saudade
      Serra do Salitre
      Serra dos Aimorés
      Serrania
      Serranópolis de Minas
      Serranos
      Serro
      Sete Lagoas
      Setubinha
      Silveirânia
      Silvianópolis
      Simão Pereira
      Simonésia
      Sobrália
      Soledade de Minas
      Tabuleiro
      Taiobeiras
      Taparuba
      Tapira
      Tapiraí
      Taquaraçu de Minas
      Tarumirim
      Teixeiras
      Teófilo Otoni
      Timóteo
      Tiradentes
      Tiros
      Tocantins
      Tocos do Moji
      Toledo
      Tombos
      Três Corações
      Três Marias
      Três Pontas
      Tumiritinga
      Tupaciguara
      Turmalina
      Turvolândia
      Ubá
      Ubaí
      Ubaporanga
      Uberaba
      Uberlândia
      Umburatiba
      Unaí
      União de Minas
      Uruana de Minas
      Urucânia
      Urucuia
      Vargem Alegre
      Vargem Bonita
      Vargem Grande do Rio Pardo
      Varginha
      Varjão de Minas
      Várzea da Palma
      Varzelândia
      Vazante
      Verdelândia
      Veredinha
      Veríssimo
      Vermelho Novo
      Vespasiano
      Viçosa
      Vieiras
      Virgem da Lapa
      Virginia
      Virginópolis
      Virgolândia
      Visconde do Rio Branco
      Volta Grande
      Wenceslau Braz
      =PA
      Abaetetuba
      Abel Figueiredo
      Acará
      Afuá
      Água Azul do Norte
      Alenquer
      Almeirim
      Altamira
      Alter do Chão
      Anajás
      Ananindeua
      Anapu
      Augusto Corrêa
      Aurora do Pará
      Aveiro
      Bagre
      Baião
      Bannach
      Barcarena
      Belém
      Belterra
      Benevides
      Bom Jesus do Tocantins
      Bonito
      Bragança
      Brasil Novo
      Brejo Grande do Araguaia
      Breu Branco
      Breves
      Bujaru
      Cachoeira do Arari
      Cachoeira do Piriá
      Cameta
      Canaã dos Carajás
      Capanema
      Capitão Poço
      Castanhal
      Chaves
      Colares
      Conceição do Araguaia
      Concórdia do Pará
      Cumaru do Norte
      Curionópolis
      Curralinho
      Curuá
      Curuçá
      Dom Eliseu
      Eldorado dos Carajás
      Faro
      Floresta do Araguaia
      Garrafão do Norte
      Goianésia do Pará
      Gurupá
      Igarapé-Açu
      Igarapé-Miri
      Inhangapi
      Ipixuna do Pará
      Irituia
      Itaituba
      Itupiranga
      Jacareacanga
      Jacundá
      Juruti
      Limoeiro do Ajuru
      Mãe do Rio
      Magalhães Barata
      Marabá
      Maracanã
      Marapanim
      Marituba
      Medicilândia
      Melgaço
      Mocajuba
      Moju
      Monte Alegre
      Muaná
      Nova Esperança do Piriá
      Nova Ipixuna
      Nova Timboteua
      Novo Progresso
      Novo Repartimento
      Óbidos
      Oeiras do Pará
      Oriximiná
      Ourém
      Ourilândia do Norte
      Pacajá
      Palestina do Pará
      Paragominas
      Parauapebas
      Pau D'Arco
      Peixe-Boi
      Piçarra
      Placas
      Ponta de Pedras
      Portel
      Porto de Moz
      Prainha
      Primavera
      Quatipuru
      Redenção
      Rio Maria
      Rondon do Pará
      Rurópolis
      Salinópolis
      Salvaterra
      Santa Bárbara do Pará
      Santa Cruz do Arari
      Santa Isabel do Pará
      Santa Luzia do Pará
      Santa Maria das Barreiras
      Santa Maria do Pará
      Santana do Araguaia
      Santarém
      Santarém Novo
      Santo Antônio do Tauá
      São Caetano de Odivelas
      São Domingos do Araguaia
      São Domingos do Capim
      São Félix do Xingu
      São Francisco do Pará
      São Geraldo do Araguaia
      São João da Ponta
      São João de Pirabas
      São João do Araguaia
      São Miguel do Guamá
      São Sebastião da Boa Vista
      Sapucaia
      Senador José Porfírio
      Soure
      Tailândia
      Terra Alta
      Terra Santa
      Tomé-Açu
      Tracuateua
      Trairão
      Tucumã
      Tucuruí
      Ulianópolis
      Uruará
      Vigia
      Viseu
      Vitória do Xingu
      Xinguara
      =PB
      Água Branca
      Aguiar
      Alagoa Grande
      Alagoa Nova
      Alagoinha
      Alcantil
      Algodão de Jandaíra
      Alhandra
      Amparo
      Aparecida
      Araçagi
      Arará
      Araruna
      Areia
      Areia de Baraúnas
      Areial
      Aroeiras
      Assunção
      Baía da Traição
      Bananeiras
      Baraúna
      Barra de Santa Rosa
      Barra de Santana
      Barra de São Miguel
      Bayeux
      Belém
      Belém do Brejo do Cruz
      Bernardino Batista
      Boa Ventura
      Boa Vista
      Bom Jesus
      Bom Sucesso
      Bonito de Santa Fé
      Boqueirão
      Borborema
      Brejo do Cruz
      Brejo dos Santos
      Caaporã
      Cabaceiras
      Cabedelo
      Cachoeira dos Índios
      Cacimba de Areia
      Cacimba de Dentro
      Cacimbas
      Caiçara
      Cajazeiras
      Cajazeirinhas
      Caldas Brandão
      Camalaú
      Campina Grande
      Campo de Santana
      Capim
      Caraúbas
      Carrapateira
      Casserengue
      Catingueira
      Catolé do Rocha
      Caturité
      Conceição
      Condado
      Conde
      Congo
      Coremas
      Coxixola
      Cruz do Espírito Santo
      Cubati
      Cuité
      Cuité de Mamanguape
      Cuitegi
      Curral de Cima
      Curral Velho
      Damião
      Desterro
      Diamante
      Dona Inês
      Duas Estradas
      Emas
      Esperança
      Fagundes
      Frei Martinho
      Gado Bravo
      Guarabira
      Gurinhém
      Gurjão
      Ibiara
      Igaracy
      Imaculada
      Inga
      Itabaiana
      Itaporanga
      Itapororoca
      Itatuba
      Jacaraú
      Jerico
      João Pessoa
      Juarez Távora
      Juazeirinho
      Junco do Seridó
      Juripiranga
      Juru
      Lagoa
      Lagoa de Dentro
      Lagoa Seca
      Lastro
      Livramento
      Logradouro
      Lucena
      Mãe d'água
      Malta
      Mamanguape
      Manaíra
      Marcação
      Mari
      Marizópolis
      Massaranduba
      Mataraca
      Matinhas
      Mato Grosso
      Maturéia
      Mogeiro
      Montadas
      Monte Horebe
      Monteiro
      Mulungú
      Natuba
      Nazarezinho
      Nova Floresta
      Nova Olinda
      Nova Palmeira
      Olho d'Água
      Olivedos
      Ouro Velho
      Parari
      Passagem
      Patos
      Paulista
      Pedra Branca
      Pedra Lavrada
      Pedras de Fogo
      Pedro Régis
      Piancó
      Picuí
      Pilar
      Pilões
      Pilõezinhos
      Pirpirituba
      Pitimbu
      Pocinhos
      Poço Dantas
      Poço de José de Moura
      Pombal
      Prata
      Princesa Isabel
      Puxinanã
      Queimadas
      Quixaba
      Remígio
      Riachão
      Riachão do Bacamarte
      Riachão do Poço
      Riacho de Santo Antônio
      Riacho dos Cavalos
      Rio Tinto
      Salgadinho
      Salgado de São Félix
      Santa Cecília
      Santa Cruz
      Santa Helena
      Santa Inês
      Santa Luzia
      Santa Rita
      Santa Teresinha
      Santana de Mangueira
      Santana dos Garrotes
      Santarém
      Santo André
      São Bentinho
      São Bento
      São Domingos de Pombal
      São Domingos do Cariri
      São Francisco
      São João do Cariri
      São João do Rio do Peixe
      São João do Tigre
      São José da Lagoa Tapada
      São José de Caiana
      São José de Espinharas
      São José de Piranhas
      São José de Princesa
      São José do Bonfim
      São José do Brejo do Cruz
      São José do Sabugi
      São José dos Cordeiros
      São José dos Ramos
      São Mamede
      São Miguel de Taipu
      São Sebastião de Lagoa de Roça
      São Sebastião do Umbuzeiro
      Sapé
      Seridó
      Serra Branca
      Serra da Raiz
      Serra Grande
      Serra Redonda
      Serraria
      Sertãozinho
      Sobrado
      Solânea
      Soledade
      Sossego
      Sousa
      Sumé
      Taperoá
      Tavares
      Teixeira
      Tenório
      Triunfo
      Uiraúna
      Umbuzeiro
      Várzea
      Vieirópolis
      Vista Serrana
      Zabelê
      =PR
      Abatiá
      Adrianópolis
      Agudos do Sul
      Almirante Tamandaré
      Altamira do Paraná
      Alto Paraná
      Alto Piquiri
      Altônia
      Alvorada do Sul
      Amaporã
      Ampere
      Anahy
      Andira
      Angulo
      Antonina
      Antônio Olinto
      Apucarana
      Arapongas
      Arapoti
      Arapuá
      Araruna
      Araucaria
      Ariranha do Ivaí
      Assaí
      Assis Chateaubriand
      Astorga
      Atalaia
      Balsa Nova
      Bandeirantes
      Barbosa Ferraz
      Barra do Jacaré
      Barracão
      Bela Vista da Caroba
      Bela Vista do Paraíso
      Bituruna
      Boa Esperança
      Boa Esperança do Iguaçu
      Boa Ventura de São Roque
      Boa Vista da Aparecida
      Bocaiúva do Sul
      Bom Jesus do Sul
      Bom Sucesso
      Bom Sucesso do Sul
      Borrazópolis
      Braganey
      Brasilândia do Sul
      Cafeara
      Cafelândia
      Cafezal do Sul
      California
      Cambará
      Cambé
      Cambira
      Campina da Lagoa
      Campina do Simão
      Campina Grande do Sul
      Campo Bonito
      Campo do Tenente
      Campo Largo
      Campo Magro
      Campo Mourão
      Cândido de Abreu
      Candói
      Cantagalo
      Capanema
      Capitão Leônidas Marques
      Carambeí
      Carlópolis
      Cascavel
      Castro
      Catanduvas
      Centenário do Sul
      Cerro Azul
      Céu Azul
      Chopinzinho
      Cianorte
      Cidade Gaúcha
      Clevelândia
      Colombo
      Colorado
      Congonhinhas
      Conselheiro Mairinck
      Contenda
      Corbélia
      Cornélio Procópio
      Coronel Domingos Soares
      Coronel Vivida
      Corumbataí do Sul
      Cruz Machado
      Cruzeiro do Iguaçu
      Cruzeiro do Oeste
      Cruzeiro do Sul
      Cruzmaltina
      Curitiba
      Curiúva
      Diamante d'Oeste
      Diamante do Norte
      Diamante do Sul
      Dois Vizinhos
      Douradina
      Doutor Camargo
      Doutor Ulysses
      Enéas Marques
      Engenheiro Beltrão
      Entre Rios do Oeste
      Esperança Nova
      Espigão Alto do Iguaçu
      Farol
      Faxinal
      Fazenda Rio Grande
      Fênix
      Fernandes Pinheiro
      Figueira
      Flor da Serra do Sul
      Floraí
      Floresta
      Florestópolis
      Flórida
      Formosa do Oeste
      Foz do Iguaçu
      Foz do Jordão
      Francisco Alves
      Francisco Beltrão
      General Carneiro
      Godoy Moreira
      Goioerê
      Goioxim
      Grandes Rios
      Guaíra
      Guairaçá
      Guamiranga
      Guapirama
      Guaporema
      Guaraci
      Guaraniaçu
      Guarapuava
      Guaraqueçaba
      Guaratuba
      Honório Serpa
      Ibaiti
      Ibema
      Ibiporã
      Icaraíma
      Iguaraçu
      Iguatu
      Imbaú
      Imbituva
      Inácio Martins
      Inajá
      Indianópolis
      Ipiranga
      Iporã
      Iracema do Oeste
      Irati
      Iretama
      Itaguajé
      Itaipulândia
      Itambaracá
      Itambé
      Itapejara d'Oeste
      Itaperuçu
      Itaúna do Sul
      Ivaí
      Ivaiporã
      Ivaté
      Ivatuba
      Jaboti
      Jacarezinho
      Jaguapitã
      Jaguariaíva
      Jandaia do Sul
      Janiópolis
      Japira
      Japurá
      Jardim Alegre
      Jardim Olinda
      Jataizinho
      Jesuítas
      Joaquim Távora
      Jundiaí do Sul
      Juranda
      Jussara
      Kaloré
      Lapa
      Laranjal
      Laranjeiras do Sul
      Leopolis
      Lidianópolis
      Lindoeste
      Loanda
      Lobato
      Londrina
      Luiziana
      Lunardelli
      Lupionópolis
      Mallet
      Mamborê
      Mandaguaçu
      Mandaguari
      Mandirituba
      Manfrinópolis
      Mangueirinha
      Manoel Ribas
      Marechal Cândido Rondon
      Maria Helena
      Marialva
      Marilândia do Sul
      Marilena
      Mariluz
      Maringá
      Mariópolis
      Maripá
      Marmeleiro
      Marquinho
      Marumbi
      Matelândia
      Matinhos
      Mato Rico
      Mauá da Serra
      Medianeira
      Mercedes
      Mirador
      Miraselva
      Missal
      Moreira Sales
      Morretes
      Munhoz de Melo
      Nossa Senhora das Graças
      Nova Aliança do Ivaí
      Nova América da Colina
      Nova Aurora
      Nova Cantu
      Nova Esperança
      Nova Esperança do Sudoeste
      Nova Fátima
      Nova Laranjeiras
      Nova Londrina
      Nova Olímpia
      Nova Prata do Iguaçu
      Nova Santa Bárbara
      Nova Santa Rosa
      Nova Tebas
      Novo Itacolomi
      Ortigueira
      Ourizona
      Ouro Verde do Oeste
      Paiçandu
      Palmas
      Palmeira
      Palmital
      Palotina
      Paraíso do Norte
      Paranacity
      Paranaguá
      Paranapoema
      Paranavaí
      Pato Bragado
      Pato Branco
      Paula Freitas
      Paulo Frontin
      Peabiru
      Perobal
      Pérola
      Pérola d'Oeste
      Piên
      Pinhais
      Pinhal de São Bento
      Pinhalão
      Pinhão
      Piraí do Sul
      Piraquara
      Pitanga
      Pitangueiras
      Planaltina do Paraná
      Planalto
      Ponta Grossa
      Pontal do Paraná
      Porecatu
      Porto Amazonas
      Porto Barreiro
      Porto Rico
      Porto Vitória
      Prado Ferreira
      Pranchita
      Presidente Castelo Branco
      Primeiro de Maio
      Prudentópolis
      Quarto Centenário
      Quatiguá
      Quatro Barras
      Quatro Pontes
      Quedas do Iguaçu
      Querência do Norte
      Quinta do Sol
      Quitandinha
      Ramilândia
      Rancho Alegre
      Rancho Alegre d'Oeste
      Realeza
      Rebouças
      Renascença
      Reserva
      Reserva do Iguaçu
      Ribeirão Claro
      Ribeirão do Pinhal
      Río Azul
      Rio Bom
      Rio Bonito do Iguaçu
      Rio Branco do Ivaí
      Rio Branco do Sul
      Rio Negro
      Rolândia
      Roncador
      Rondon
      Rosário do Ivaí
      Sabaudia
      Salgado Filho
      Salto do Itararé
      Salto do Lontra
      Santa Amélia
      Santa Cecília do Pavão
      Santa Cruz do Monte Castelo
      Santa Fé
      Santa Helena
      Santa Inês
      Santa Isabel do Ivaí
      Santa Izabel do Oeste
      Santa Lucia
      Santa Maria do Oeste
      Santa Mariana
      Santa Monica
      Santa Tereza do Oeste
      Santa Terezinha de Itaipu
      Santana do Itararé
      Santo Antônio da Platina
      Santo Antônio do Caiuá
      Santo Antônio do Paraíso
      Santo Antonio Do Sudoeste
      Santo Inácio
      São Carlos do Ivaí
      São Jerônimo da Serra
      São João
      São João do Caiuá
      São João do Ivaí
      São João do Triunfo
      São Jorge d'Oeste
      São Jorge do Ivaí
      São Jorge do Patrocínio
      São José da Boa Vista
      São José das Palmeiras
      São José dos Pinhais
      São Manoel do Paraná
      São Mateus do Sul
      São Miguel do Iguaçu
      São Pedro do Iguaçu
      São Pedro do Ivaí
      São Pedro do Paraná
      São Sebastião da Amoreira
      São Tomé
      Sapopema
      Sarandí
      Saudade do Iguaçu
      Sengés
      Serranópolis do Iguaçu
      Sertaneja
      Sertanópolis
      Siqueira Campos
      Sulina
      Tamarana
      Tamboara
      Tapejara
      Tapira
      Teixeira Soares
      Telêmaco Borba
      Terra Boa
      Terra Rica
      Terra Roxa
      Tibagi
      Tijucas do Sul
      Toledo
      Tomazina
      Três Barras do Paraná
      Tunas do Paraná
      Tuneiras do Oeste
      Tupãssi
      Turvo
      Ubiratã
      Umuarama
      União da Vitória
      Uniflor
      Uraí
      Ventania
      Vera Cruz do Oeste
      Verê
      Vila Alta
      Virmond
      Vitorino
      Wenceslau Braz
      Xambrê
      =PE
      Abreu e Lima
      Afogados da Ingazeira
      Afrânio
      Agrestina
      Água Preta
      Águas Belas
      Alagoinha
      Aliança
      Altinho
      Amaraji
      Angelim
      Aracoiaba
      Araripina
      Arcoverde
      Barra de Guabiraba
      Barreiros
      Belém de Maria
      Belém de São Francisco
      Belo Jardim
      Betania
      Bezerros
      Bodoco
      Bom Conselho
      Bom Jardim
      Bonito
      Brejão
      Brejinho
      Brejo da Madre de Deus
      Buenos Aires
      Buíque
      Cabo de Santo Agostinho
      Cabrobó
      Cachoeirinha
      Caetés
      Calçado
      Calumbi
      Camaragibe
      Camocim de São Félix
      Camutanga
      Canhotinho
      Capoeiras
      Carnaiba
      Carnaubeira da Penha
      Carpina
      Caruaru
      Casinhas
      Catende
      Cedro
      Chã de Alegria
      Chã Grande
      Condado
      Correntes
      Cortés
      Cumaru
      Cupira
      Custodia
      Dormentes
      Escada
      Exu
      Feira Nova
      Fernando de Noronha (Distrito Estadual)
      Ferreiros
      Flores
      Floresta
      Frei Miguelinho
      Gameleira
      Garanhuns
      Glória do Goitá
      Goiana
      Granito
      Gravatá
      Iati
      Ibimirim
      Ibirajuba
      Igarassu
      Iguaraci
      Ilha de Itamaracá
      Inajá
      Ingazeira
      Ipojuca
      Ipubi
      Itacuruba
      Itaiba
      Itambé
      Itapetim
      Itapissuma
      Itaquitinga
      Jaboatão dos Guararapes
      Jaqueira
      Jatauba
      Jatobá
      João Alfredo
      Joaquim Nabuco
      Jucati
      Jupi
      Jurema
      Lagoa do Carro
      Lagoa do Itaenga
      Lagoa do Ouro
      Lagoa dos Gatos
      Lagoa Grande
      Lajedo
      Limoeiro
      Macaparana
      Machados
      Manari
      Maraial
      Mirandiba
      Moreilandia
      Moreno
      Nazaré da Mata
      Olinda
      Orobó
      Oroco
      Ouricuri
      Palmares
      Palmeirina
      Panelas
      Paranatama
      Parnamirim
      Passira
      Paudalho
      Paulista
      Pedrá
      Pesqueira
      Petrolândia
      Petrolina
      Poção
      Pombos
      Primavera
      Quipapá
      Quixaba
      Recife
      Riacho das Almas
      Ribeirão
      Rio Formoso
      Sairé
      Salgadinho
      Salgueiro
      Saloa
      Sanharo
      Santa Cruz
      Santa Cruz da Baixa Verde
      Santa Cruz do Capibaribe
      Santa Filomena
      Santa Maria da Boa Vista
      Santa Maria do Cambucá
      Santa Terezinha
      São Benedito do Sul
      São Bento do Una
      São Caetano
      São João
      São Joaquim do Monte
      São José da Coroa Grande
      São José do Belmonte
      São José do Egito
      São Lourenço da Mata
      São Vicente Ferrer
      Serra Talhada
      Serrita
      Sertânia
      Sirinhaém
      Solidao
      Surubim
      Tabira
      Tacaimbó
      Tacaratu
      Tamandaré
      Taquaritinga do Norte
      Terezinha
      Terra Nova
      Timbaúba
      Toritama
      Tracunhaém
      Trindade
      Triunfo
      Tupanatinga
      Tuparetama
      Venturosa
      Verdejante
      Vertentes
      Vertentes do Lério
      Vicência
      Vitória de Santo Antão
      Xexéu
      =PI
      Acauã
      Agricolândia
      Água Branca
      Alagoinha do Piauí
      Alegrete do Piauí
      Alto Longá
      Altos
      Alvorada do Gurguéia
      Amarante
      Angical do Piauí
      Anísio de Abreu
      Antônio Almeida
      Aroazes
      Aroeiras do Itaim
      Arraial
      Assunção do Piauí
      Avelino Lopes
      Baixa Grande do Ribeiro
      Barra d'Alcântara
      Barras
      Barreiras do Piauí
      Barro Duro
      Batalha
      Bela Vista do Piauí
      Belém do Piauí
      Beneditinos
      Bertolínia
      Betânia do Piauí
      Boa Hora
      Bocaina
      Bom Jesus
      Bom Princípio do Piauí
      Bonfim do Piauí
      Boqueirão do Piauí
      Brasileira
      Brejo do Piauí
      Buriti dos Lopes
      Buriti dos Montes
      Cabeceiras do Piauí
      Cajazeiras do Piauí
      Cajueiro da Praia
      Caldeirão Grande do Piauí
      Campinas do Piauí
      Campo Alegre do Fidalgo
      Campo Grande do Piauí
      Campo Largo do Piauí
      Campo Maior
      Canavieira
      Canto do Buriti
      Capitão de Campos
      Capitão Gervásio Oliveira
      Caracol
      Caraúbas do Piauí
      Caridade do Piauí
      Castelo do Piauí
      Caxingó
      Cocal
      Cocal de Telha
      Cocal dos Alves
      Coivaras
      Colônia do Gurguéia
      Colônia do Piauí
      Conceição do Canindé
      Coronel José Dias
      Corrente
      Cristalândia do Piauí
      Cristino Castro
      Curimatá
      Currais
      Curral Novo do Piauí
      Curralinhos
      Demerval Lobão
      Dirceu Arcoverde
      Dom Expedito Lopes
      Dom Inocêncio
      Domingos Mourão
      Elesbão Veloso
      Eliseu Martins
      Esperantina
      Fartura do Piauí
      Flores do Piauí
      Floresta do Piauí
      Floriano
      Francinópolis
      Francisco Ayres
      Francisco Macedo
      Francisco Santos
      Fronteiras
      Geminiano
      Gilbués
      Guadalupe
      Guaribas
      Hugo Napoleão
      Ilha Grande
      Inhuma
      Ipiranga do Piauí
      Isaías Coelho
      Itainópolis
      Itaueira
      Jacobina do Piauí
      Jaicós
      Jardim do Mulato
      Jatobá do Piauí
      Jerumenha
      João Costa
      Joaquim Pires
      Joca Marques
      José de Freitas
      Juazeiro do Piauí
      Julio Borges
      Jurema
      Lagoa Alegre
      Lagoa de São Francisco
      Lagoa do Barro do Piauí
      Lagoa do Piauí
      Lagoa do Sítio
      Lagoinha do Piauí
      Landri Sales
      Luís Correia
      Luzilândia
      Madeiro
      Manoel Emídio
      Marcolândia
      Marcos Parente
      Massapê do Piauí
      Matias Olímpio
      Miguel Alves
      Miguel Leão
      Milton Brandão
      Monsenhor Gil
      Monsenhor Hipólito
      Monte Alegre do Piauí
      Morro Cabeça no Tempo
      Morro do Chapéu do Piauí
      Murici dos Portelas
      Nazaré do Piauí
      Nossa Senhora de Nazaré
      Nossa Senhora dos Remédios
      Nova Santa Rita
      Novo Oriente do Piauí
      Novo Santo Antônio
      Oeiras
      Olho d'Água do Piauí
      Padre Marcos
      Paes Landim
      Pajeú do Piauí
      Palmeira do Piauí
      Palmeirais
      Paquetá
      Parnaguá
      Parnaíba
      Passagem Franca do Piauí
      Patos do Piauí
      Pau d'Arco do Piauí
      Paulistana
      Pavussu
      Pedro II
      Pedro Laurentino
      Picos
      Pimenteiras
      Pio IX
      Piracuruca
      Piripiri
      Porto
      Porto Alegre do Piauí
      Prata do Piauí
      Queimada Nova
      Redenção do Gurguéia
      Regeneração
      Riacho Frio
      Ribeira do Piauí
      Ribeiro Gonçalves
      Rio Grande do Piauí
      Santa Cruz do Piauí
      Santa Cruz dos Milagres
      Santa Filomena
      Santa Luz
      Santa Rosa do Piauí
      Santana do Piauí
      Santo Antônio de Lisboa
      Santo Antônio dos Milagres
      Santo Inácio do Piauí
      São Braz do Piauí
      São Félix do Piauí
      São Francisco de Assis do Piauí
      São Francisco do Piauí
      São Gonçalo do Gurguéia
      São Gonçalo do Piauí
      São João da Canabrava
      São João da Fronteira
      São João da Serra
      São João da Varjota
      São João do Arraial
      São João do Piauí
      São José do Divino
      São José do Peixe
      São José do Piauí
      São Julião
      São Lourenço do Piauí
      São Luís do Piauí
      São Miguel da Baixa Grande
      São Miguel do Fidalgo
      São Miguel do Tapuio
      São Pedro do Piauí
      São Raimundo Nonato
      Sebastião Barros
      Sebastião Leal
      Sigefredo Pacheco
      Simões
      Simplício Mendes
      Socorro do Piauí
      Sussuapara
      Tamboril do Piauí
      Tanque do Piauí
      Teresina
      União
      Uruçuí
      Valença do Piauí
      Várzea Branca
      Várzea Grande
      Vera Mendes
      Vila Nova do Piauí
      Wall Ferraz
      =RJ
      Angra dos Reis
      Aperibé
      Araruama
      Areal
      Armação dos Búzios
      Arraial do Cabo
      Bacaxá
      Barra do Piraí
      Barra Mansa
      Belford Roxo
      Bom Jardim
      Bom Jesus do Itabapoana
      Cabo Frio
      Cachoeiras de Macacu
      Cambuci
      Campos dos Goytacazes
      Cantagalo
      Carapebus
      Cardoso Moreira
      Carmo
      Casimiro de Abreu
      Comendador Levy Gasparian
      Conceição de Macabu
      Cordeiro
      Duas Barras
      Duque de Caxias
      Engenheiro Paulo de Frontin
      Guapimirim
      Iguaba Grande
      Itaboraí
      Itaguaí
      Italva
      Itaocara
      Itaperuna
      Itatiaia
      Japeri
      Laje do Muriaé
      Macaé
      Macuco
      Magé
      Mangaratiba
      Maricá
      Mendes
      Mesquita
      Miguel Pereira
      Miracema
      Natividade
      Nilópolis
      Niterói
      Nova Friburgo
      Nova Iguaçu
      Paracambi
      Paraíba do Sul
      Paraty
      Paty do Alferes
      Petrópolis
      Pinheiral
      Piraí
      Porciúncula
      Porto Real
      Quatis
      Queimados
      Quissamã
      Resende
      Rio Bonito
      Rio Claro
      Rio das Flores
      Rio das Ostras
      Rio de Janeiro
      Santa Maria Madalena
      Santo Antônio de Pádua
      São Fidélis
      São Francisco de Itabapoana
      São Gonçalo
      São João da Barra
      São João de Meriti
      São José de Ubá
      São José do Vale do Rio Preto
      São Pedro da Aldeia
      São Sebastião do Alto
      Sapucaia
      Saquarema
      Seropédica
      Silva Jardim
      Sumidouro
      Tanguá
      Teresópolis
      Trajano de Morais
      Três Rios
      Valença
      Varre-Sai
      Vassouras
      Volta Redonda
      =RN
      Acari
      Açu
      Afonso Bezerra
      Água Nova
      Alexandria
      Almino Afonso
      Alto do Rodrigues
      Angicos
      Antônio Martins
      Apodi
      Areia Branca
      Arês
      Augusto Severo
      Baía Formosa
      Baraúna
      Barcelona
      Bento Fernandes
      Bodó
      Bom Jesus
      Brejinho
      Caiçara do Norte
      Caiçara do Rio do Vento
      Caicó
      Campo Redondo
      Canguaretama
      Caraúbas
      Carnaúba dos Dantas
      Carnaubais
      Ceará-Mirim
      Cerro Corá
      Coronel Ezequiel
      Coronel João Pessoa
      Cruzeta
      Currais Novos
      Doutor Severiano
      Encanto
      Equador
      Extremoz
      Felipe Guerra
      Fernando Pedroza
      Florânia
      Francisco Dantas
      Frutuoso Gomes
      Galinhos
      Goianinha
      Governador Dix-Sept Rosado
      Grossos
      Guamare
      Ielmo Marinho
      Ipanguaçu
      Ipueira
      Itajá
      Itaú
      Jaçanã
      Jandaíra
      Janduís
      Januario Cicco
      Japi
      Jardim de Angicos
      Jardim de Piranhas
      Jardim do Seridó
      João Câmara
      João Dias
      José da Penha
      Jucurutu
      Jundiá
      Lagoa d'Anta
      Lagoa de Pedras
      Lagoa de Velhos
      Lagoa Nova
      Lagoa Salgada
      Lajes
      Lajes Pintadas
      Lucrecia
      Luís Gomes
      Macaíba
      Macau
      Major Sales
      Marcelino Vieira
      Martins
      Maxaranguape
      Messias Targino
      Montanhas
      Monte Alegre
      Monte das Gameleiras
      Mossoró
      Natal
      Nísia Floresta
      Nova Cruz
      Olho d'Água do Borges
      Ouro Branco
      Paraná
      Părău
      Parazinho
      Parelhas
      Parnamirim
      Passa e Fica
      Passagem
      Patu
      Pau dos Ferros
      Pedra Grande
      Pedra Preta
      Pedro Avelino
      Pedro Velho
      Pendências
      Pilões
      Poço Branco
      Portalegre
      Porto do Mangue
      Presidente Juscelino
      Pureza
      Rafael Fernandes
      Rafael Godeiro
      Riacho da Cruz
      Riacho de Santana
      Riachuelo
      Rio do Fogo
      Rodolfo Fernandes
      Ruy Barbosa
      Santa Cruz
      Santa Maria
      Santana do Matos
      Santana do Seridó
      Santo António
      São Bento do Norte
      São Bento do Trairi
      São Fernando
      São Francisco do Oeste
      São Gonçalo do Amarante
      São João do Sabugi
      São José de Mipibu
      São José do Campestre
      São José do Seridó
      São Miguel
      São Miguel do Gostoso
      São Paulo do Potengi
      São Pedro
      São Rafael
      São Tomé
      São Vicente
      Senador Elói de Souza
      Senador Georgino Avelino
      Serra de São Bento
      Serra do Mel
      Serra Negra do Norte
      Serrinha
      Serrinha dos Pintos
      Severiano Melo
      Sítio Novo
      Taboleiro Grande
      Taipu
      Tangara
      Tenente Ananias
      Tenente Laurentino Cruz
      Tibau
      Tibau do Sul
      Timbaúba dos Batistas
      Touros
      Triunfo Potiguar
      Umarizal
      Upanema
      Várzea
      Venha-Ver
      Vera Cruz
      Viçosa
      Vila Flor
      =RS
      Aceguá
      Água Santa
      Agudo
      Ajuricaba
      Alecrim
      Alegrete
      Alegría
      Almirante Tamandaré do Sul
      Alpestre
      Alto Alegre
      Alto Feliz
      Alvorada
      Amaral Ferrador
      Ametista do Sul
      André da Rocha
      Anta Gorda
      Antônio Prado
      Arambaré
      Araricá
      Aratiba
      Arroio do Meio
      Arroio do Padre
      Arroio do Sal
      Arroio do Tigre
      Arroio dos Ratos
      Arroio Grande
      Arvorezinha
      Augusto Pestana
      Aurea
      Bagé
      Balneário Pinhal
      Barão
      Barão de Cotegipe
      Barão do Triunfo
      Barra do Guarita
      Barra do Quaraí
      Barra do Ribeiro
      Barra do Rio Azul
      Barra Funda
      Barracão
      Barros Cassal
      Benjamin Constant do Sul
      Bento Gonçalves
      Boa Vista das Missões
      Boa Vista do Buricá
      Boa Vista do Cadeado
      Boa Vista do Incra
      Boa Vista do Sul
      Bom Jesus
      Bom Princípio
      Bom Progresso
      Bom Retiro do Sul
      Boqueirão do Leão
      Bossoroca
      Bozano
      Braga
      Brochier
      Butia
      Caçapava do Sul
      Cacequi
      Cachoeira do Sul
      Cachoeirinha
      Cacique Doble
      Caibaté
      Caiçara
      Camaquã
      Camargo
      Cambará do Sul
      Campestre da Serra
      Campina das Missões
      Campinas do Sul
      Campo Bom
      Campo Novo
      Campos Borges
      Candelária
      Cândido Godói
      Candiota
      Canela
      Canguçu
      Canoas
      Canudos do Vale
      Capão Bonito do Sul
      Capão da Canoa
      Capão do Cipó
      Capão do Leão
      Capela de Santana
      Capitao
      Capivari do Sul
      Caraá
      Carazinho
      Carlos Barbosa
      Carlos Gomes
      Casca
      Caseiros
      Catuípe
      Caxias do Sul
      Centenário
      Cerrito
      Cerro Branco
      Cerro Grande
      Cerro Grande do Sul
      Cerro Largo
      Chapada
      Charqueadas
      Charrua
      Chiapeta
      Chui
      Chuvisca
      Cidreira
      Ciríaco
      Colinas
      Colorado
      Condor
      Constantina
      Coqueiro Baixo
      Coqueiros do Sul
      Coronel Barros
      Coronel Bicaco
      Coronel Pilar
      Cotiporã
      Coxilha
      Crissiumal
      Cristal
      Cristal do Sul
      Cruz Alta
      Cruzaltense
      Cruzeiro do Sul
      David Canabarro
      Derrubadas
      Dezesseis de Novembro
      Dilermando de Aguiar
      Dois Irmãos
      Dois Irmãos das Missões
      Dois Lajeados
      Dom Feliciano
      Dom Pedrito
      Dom Pedro de Alcântara
      Dona Francisca
      Doutor Maurício Cardoso
      Doutor Ricardo
      Eldorado do Sul
      Encantado
      Encruzilhada do Sul
      Engenho Velho
      Entre Rios do Sul
      Entre-Ijuís
      Erebango
      Erechim
      Ernestina
      Erval Grande
      Erval Seco
      Esmeralda
      Esperança do Sul
      Espumoso
      Estação
      Estância Velha
      Esteio
      Estrela
      Estrela Velha
      Eugênio de Castro
      Fagundes Varela
      Farroupilha
      Faxinal do Soturno
      Faxinalzinho
      Fazenda Vilanova
      Feliz
      Flores da Cunha
      Floriano Peixoto
      Fontoura Xavier
      Formigueiro
      Forquetinha
      Fortaleza dos Valos
      Frederico Westphalen
      Garibaldi
      Garruchos
      Gaurama
      General Câmara
      Gentil
      Getúlio Vargas
      Giruá
      Glorinha
      Gramado
      Gramado dos Loureiros
      Gramado Xavier
      Gravataí
      Guabiju
      Guaíba
      Guaporé
      Guarani das Missões
      Harmonia
      Herval
      Herveiras
      Horizontina
      Hulha Negra
      Humaitá
      Ibarama
      Ibiaçá
      Ibiraiaras
      Ibirapuitã
      Ibirubá
      Igrejinha
      Ijuí
      Ilópolis
      Imbé
      Imigrante
      Independencia
      Inhacorá
      Ipê
      Ipiranga do Sul
      Irai
      Itaara
      Itacurubi
      Itapuca
      Itaqui
      Itatí
      Itatiba do Sul
      Ivorá
      Ivoti
      Jaboticaba
      Jacuizinho
      Jacutinga
      Jaguarão
      Jaguari
      Jaquirana
      Jari
      Jóia
      Júlio de Castilhos
      Lagoa Bonita do Sul
      Lagoa dos Três Cantos
      Lagoa Vermelha
      Lagoão
      Lajeado
      Lajeado do Bugre
      Lavras do Sul
      Liberato Salzano
      Lindolfo Collor
      Linha Nova
      Maçambara
      Machadinho
      Mampituba
      Manoel Viana
      Maquiné
      Maratá
      Marau
      Marcelino Ramos
      Mariana Pimentel
      Mariano Moro
      Marques de Souza
      Mata
      Mato Castelhano
      Mato Leitão
      Mato Queimado
      Maximiliano de Almeida
      Minas do Leão
      Miraguaí
      Montauri
      Monte Alegre dos Campos
      Monte Belo do Sul
      Montenegro
      Mormaço
      Morrinhos do Sul
      Morro Redondo
      Morro Reuter
      Mostardas
      Muçum
      Muitos Capões
      Muliterno
      Não-Me-Toque
      Nicolau Vergueiro
      Nonoai
      Nova Alvorada
      Nova Araçá
      Nova Bassano
      Nova Boa Vista
      Nova Bréscia
      Nova Candelária
      Nova Esperança do Sul
      Nova Hartz
      Nova Pádua
      Nova Palma
      Nova Petrópolis
      Nova Prata
      Nova Ramada
      Nova Roma do Sul
      Nova Santa Rita
      Novo Barreiro
      Novo Cabrais
      Novo Hamburgo
      Novo Machado
      Novo Tiradentes
      Novo Xingu
      Osório
      Paim Filho
      Palmares do Sul
      Palmeira das Missões
      Palmitinho
      Panambi
      Pantano Grande
      Paraí
      Paraíso do Sul
      Pareci Novo
      Parobé
      Passa Sete
      Passo do Sobrado
      Passo Fundo
      Paulo Bento
      Paverama
      Pedras Altas
      Pedro Osório
      Pejuçara
      Pelotas
      Picada Café
      Pinhal
      Pinhal da Serra
      Pinhal Grande
      Pinheirinho do Vale
      Pinheiro Machado
      Pinto Bandeira
      Pirapó
      Piratini
      Planalto
      Poço das Antas
      Pontão
      Ponte Preta
      Portão
      Porto Alegre
      Porto Lucena
      Porto Mauá
      Porto Vera Cruz
      Porto Xavier
      Pouso Novo
      Presidente Lucena
      Progresso
      Protásio Alves
      Putinga
      Quaraí
      Quatro Irmãos
      Quevedos
      Quinze de Novembro
      Redentora
      Relvado
      Restinga Seca
      Rio dos Índios
      Rio Grande
      Rio Pardo
      Riozinho
      Roca Sales
      Rodeio Bonito
      Rolador
      Rolante
      Ronda Alta
      Rondinha
      Roque Gonzales
      Rosário do Sul
      Sagrada Familia
      Saldanha Marinho
      Salto do Jacuí
      Salvador das Missões
      Salvador do Sul
      Sananduva
      Santa Bárbara do Sul
      Santa Cecília do Sul
      Santa Clara do Sul
      Santa Cruz do Sul
      Santa Margarida do Sul
      Santa Maria
      Santa Maria do Herval
      Santa Rosa
      Santa Tereza
      Santa Vitória do Palmar
      Santana da Boa Vista
      Santana do Livramento
      Santiago
      Santo Ângelo
      Santo Antônio da Patrulha
      Santo Antônio das Missões
      Santo Antônio do Palma
      Santo Antônio do Planalto
      Santo Augusto
      Santo Cristo
      Santo Expedito do Sul
      São Borja
      São Domingos do Sul
      São Francisco de Assis
      São Francisco de Paula
      São Gabriel
      São Jerônimo
      São João da Urtiga
      São João do Polêsine
      São Jorge
      São José das Missões
      São José do Herval
      São José do Hortêncio
      São José do Inhacorá
      São José do Norte
      São José do Ouro
      São José do Sul
      São José dos Ausentes
      São Leopoldo
      São Lourenço do Sul
      São Luiz Gonzaga
      São Marcos
      São Martinho
      São Martinho da Serra
      São Miguel das Missões
      São Nicolau
      São Paulo das Missões
      São Pedro da Serra
      São Pedro das Missões
      São Pedro do Butiá
      São Pedro do Sul
      São Sebastião do Caí
      São Sepé
      São Valentim
      São Valentim do Sul
      São Valério do Sul
      São Vendelino
      São Vicente do Sul
      Sapiranga
      Sapucaia do Sul
      Sarandí
      Seberi
      Sede Nova
      Segredo
      Selbach
      Senador Salgado Filho
      Sentinela do Sul
      Serafina Corrêa
      Sério
      Sertão
      Sertão Santana
      Sete de Setembro
      Severiano de Almeida
      Silveira Martins
      Sinimbu
      Sobradinho
      Soledade
      Tabaí
      Tapejara
      Tapera
      Tapes
      Taquara
      Taquari
      Taquaruçu do Sul
      Tavares
      Tenente Portela
      Terra de Areia
      Teutônia
      Tio Hugo
      Tiradentes do Sul
      Toropi
      Torres
      Tramandaí
      Travesseiro
      Três Arroios
      Três Cachoeiras
      Três Coroas
      Três de Maio
      Três Forquilhas
      Três Palmeiras
      Três Passos
      Trindade do Sul
      Triunfo
      Tucunduva
      Tunas
      Tupanci do Sul
      Tupanciretã
      Tupandi
      Tuparendi
      Turuçu
      Ubiretama
      União da Serra
      Unistalda
      Uruguaiana
      Vacaria
      Vale do Sol
      Vale Real
      Vale Verde
      Vanini
      Venâncio Aires
      Vera Cruz
      Veranópolis
      Vespasiano Correa
      Viadutos
      Viamão
      Vicente Dutra
      Victor Graeff
      Vila Flores
      Vila Lângaro
      Vila Maria
      Vila Nova do Sul
      Vista Alegre
      Vista Alegre do Prata
      Vista Gaúcha
      Vitória das Missões
      Westfalia
      Xangri-lá
      =RO
      Alta Floresta d'Oeste
      Alto Alegre do Parecis
      Alto Paraíso
      Alvorada d'Oeste
      Ariquemes
      Buritis
      Cabixi
      Cacaulândia
      Cacoal
      Campo Novo de Rondônia
      Candeias do Jamari
      Castanheiras
      Cerejeiras
      Chupinguaia
      Colorado do Oeste
      Corumbiara
      Costa Marques
      Cujubim
      Espigão d'Oeste
      Governador Jorge Teixeira
      Guajará-Mirim
      Itapuã do Oeste
      Jaru
      Ji-Paraná
      Machadinho d'Oeste
      Ministro Andreazza
      Mirante da Serra
      Monte Negro
      Nova Brasilândia d'Oeste
      Nova Mamoré
      Nova União
      Novo Horizonte do Oeste
      Ouro Preto do Oeste
      Parecis
      Pimenta Bueno
      Pimenteiras do Oeste
      Porto Velho
      Presidente Médici
      Primavera de Rondônia
      Rio Crespo
      Rolim de Moura
      Santa Luzia d'Oeste
      São Felipe d'Oeste
      São Francisco do Guaporé
      São Miguel do Guaporé
      Seringueiras
      Teixeirópolis
      Theobroma
      Urupá
      Vale do Anari
      Vale do Paraíso
      Vilhena
      =RR
      Alto Alegre
      Amajari
      Boa Vista
      Bonfim
      Cantá
      Caracaraí
      Caroebe
      Iracema
      Mucajaí
      Normandia
      Pacaraima
      Rorainópolis
      São João da Baliza
      São Luiz
      Uiramutã
      =SC
      Abdon Batista
      Abelardo Luz
      Agrolândia
      Agronômica
      Água Doce
      Águas de Chapecó
      Águas Frias
      Águas Mornas
      Alfredo Wagner
      Alto Bela Vista
      Anchieta
      Angelina
      Anita Garibaldi
      Anitápolis
      Antônio Carlos
      Apiúna
      Arabutã
      Araquari
      Araranguá
      Armazém
      Arroio Trinta
      Arvoredo
      Ascurra
      Atalanta
      Aurora
      Balneário Arroio do Silva
      Balneário Barra do Sul
      Balneário Camboriú
      Balneário Gaivota
      Balneário Rincão
      Bandeirante
      Barra Bonita
      Barra Velha
      Bela Vista do Toldo
      Belmonte
      Benedito Novo
      Biguaçu
      Blumenau
      Bocaina do Sul
      Bom Jardim da Serra
      Bom Jesus
      Bom Jesus do Oeste
      Bom Retiro
      Bombinhas
      Botuverá
      Braço do Norte
      Braço do Trombudo
      Brunópolis
      Brusque
      Caçador
      Caibi
      Calmon
      Camboriú
      Campo Alegre
      Campo Belo do Sul
      Campo Erê
      Campos Novos
      Canelinha
      Canoinhas
      Capão Alto
      Capinzal
      Capivari de Baixo
      Catanduvas
      Caxambu do Sul
      Celso Ramos
      Cerro Negro
      Chapadão do Lageado
      Chapecó
      Cocal do Sul
      Concórdia
      Cordilheira Alta
      Coronel Freitas
      Coronel Martins
      Correia Pinto
      Corupá
      Criciúma
      Cunha Porã
      Cunhataí
      Curitibanos
      Descanso
      Dionísio Cerqueira
      Dona Emma
      Doutor Pedrinho
      Entre Rios
      Ermo
      Erval Velho
      Faxinal dos Guedes
      Flor do Sertão
      Florianópolis
      Formosa do Sul
      Forquilhinha
      Fraiburgo
      Frei Rogério
      Galvão
      Garopaba
      Garuva
      Gaspar
      Governador Celso Ramos
      Grão Pará
      Gravatal
      Guabiruba
      Guaraciaba
      Guaramirim
      Guarujá do Sul
      Guatambú
      Herval d'Oeste
      Ibiam
      Ibicaré
      Ibirama
      Içara
      Ilhota
      Imaruí
      Imbituba
      Imbuia
      Indaial
      Iomerê
      Ipirá
      Iporã do Oeste
      Ipuaçu
      Ipumirim
      Iraceminha
      Irani
      Irati
      Irineópolis
      Itá
      Itaiópolis
      Itajaí
      Itapema
      Itapiranga
      Itapoá
      Ituporanga
      Jaborá
      Jacinto Machado
      Jaguaruna
      Jaraguá do Sul
      Jardinópolis
      Joaçaba
      Joinville
      José Boiteux
      Jupiá
      Lacerdópolis
      Lages
      Laguna
      Lajeado Grande
      Laurentino
      Lauro Muller
      Lebon Régis
      Leoberto Leal
      Lindóia do Sul
      Lontras
      Luiz Alves
      Luzerna
      Macieira
      Mafra
      Major Gercino
      Major Vieira
      Maracajá
      Maravilha
      Marema
      Massaranduba
      Matos Costa
      Meleiro
      Mirim Doce
      Modelo
      Mondaí
      Monte Carlo
      Monte Castelo
      Morro da Fumaça
      Morro Grande
      Navegantes
      Nova Erechim
      Nova Itaberaba
      Nova Trento
      Nova Veneza
      Novo Horizonte
      Orléans
      Otacílio Costa
      Ouro
      Ouro Verde
      Paial
      Painel
      Palhoça
      Palma Sola
      Palmeira
      Palmitos
      Papanduva
      Paraiso
      Passo de Torres
      Passos Maia
      Paulo Lopes
      Pedras Grandes
      Penha
      Peritiba
      Pescaria Brava
      Petrolândia
      Piçarras
      Pinhalzinho
      Pinheiro Preto
      Piratuba
      Planalto Alegre
      Pomerode
      Ponte Alta
      Ponte Alta do Norte
      Ponte Serrada
      Porto Belo
      Porto União
      Pouso Redondo
      Praia Grande
      Presidente Castelo Branco
      Presidente Getúlio
      Presidente Nereu
      Princesa
      Quilombo
      Rancho Queimado
      Rio das Antas
      Rio do Campo
      Rio do Oeste
      Rio do Sul
      Rio dos Cedros
      Rio Fortuna
      Rio Negrinho
      Rio Rufino
      Riqueza
      Rodeio
      Romelândia
      Salete
      Saltinho
      Salto Veloso
      Sangão
      Santa Cecília
      Santa Helena
      Santa Rosa de Lima
      Santa Rosa do Sul
      Santa Terezinha
      Santa Terezinha do Progresso
      Santiago do Sul
      Santo Amaro da Imperatriz
      São Bento do Sul
      São Bernardino
      São Bonifácio
      São Carlos
      São Cristóvão do Sul
      São Domingos
      São Francisco do Sul
      São João Batista
      São João do Itaperiú
      São João do Oeste
      São João do Sul
      São Joaquim
      São José
      São José do Cedro
      São José do Cerrito
      São Lourenço do Oeste
      São Ludgero
      São Martinho
      São Miguel da Boa Vista
      São Miguel do Oeste
      São Pedro de Alcântara
      Saudades
      Schroeder
      Seara
      Serra Alta
      Siderópolis
      Sombrio
      Sul Brasil
      Taió
      Tangara
      Tigrinhos
      Tijucas
      Timbé do Sul
      Timbo
      Timbó Grande
      Três Barras
      Treviso
      Treze de Maio
      Treze Tílias
      Trombudo Central
      Tubarão
      Tunápolis
      Turvo
      União do Oeste
      Urubici
      Urupema
      Urussanga
      Vargeão
      Vargem
      Vargem Bonita
      Vidal Ramos
      Videira
      Vitor Meireles
      Witmarsum
      Xanxerê
      Xavantina
      Xaxim
      Zortéa
      =SP
      Adamantina
      Adolfo
      Aguaí
      Águas da Prata
      Águas de Lindóia
      Águas de Santa Bárbara
      Águas de São Pedro
      Agudos
      Alambari
      Alfredo Marcondes
      Altair
      Altinópolis
      Alto Alegre
      Alumínio
      Álvares Florence
      Álvares Machado
      Álvaro de Carvalho
      Alvinlândia
      Americana
      Américo Brasiliense
      Américo de Campos
      Amparo
      Analândia
      Andradina
      Angatuba
      Anhembi
      Anhumas
      Aparecida
      Aparecida d'Oeste
      Apiaí
      Araçariguama
      Araçatuba
      Araçoiaba da Serra
      Aramina
      Arandu
      Arapeí
      Araraquara
      Araras
      Arco-Íris
      Arealva
      Areias
      Areiópolis
      Ariranha
      Artur Nogueira
      Arujá
      Aspásia
      Assis
      Atibaia
      Auriflama
      Avaí
      Avanhandava
      Avaré
      Bady Bassitt
      Balbinos
      Bálsamo
      Bananal
      Barão de Antonina
      Barbosa
      Bariri
      Barra Bonita
      Barra do Chapéu
      Barra do Turvo
      Barretos
      Barrinha
      Barueri
      Bastos
      Batatais
      Bauru
      Bebedouro
      Bento de Abreu
      Bernardino de Campos
      Bertioga
      Bilac
      Birigüi
      Biritiba-Mirim
      Boa Esperança do Sul
      Bocaina
      Bofete
      Boituva
      Bom Jesus dos Perdões
      Bom Sucesso de Itararé
      Borá
      Boracéia
      Borborema
      Borebi
      Botucatu
      Bragança Paulista
      Braúna
      Brejo Alegre
      Brodowski
      Brotas
      Buri
      Buritama
      Buritizal
      Cabrália Paulista
      Cabreúva
      Caçapava
      Cachoeira Paulista
      Caconde
      Cafelândia
      Caiabu
      Caieiras
      Caiuá
      Cajamar
      Cajati
      Cajobi
      Cajuru
      Campina do Monte Alegre
      Campinas
      Campo Limpo Paulista
      Campos do Jordão
      Campos Novos Paulista
      Cananéia
      Canas
      Cândido Mota
      Cândido Rodrigues
      Canitar
      Capão Bonito
      Capela do Alto
      Capivari
      Caraguatatuba
      Carapicuíba
      Cardoso
      Casa Branca
      Cássia dos Coqueiros
      Castilho
      Catanduva
      Catiguá
      Cedral
      Cerqueira César
      Cerquilho
      Cesário Lange
      Charqueada
      Chavantes
      Clementina
      Colina
      Colombia
      Conchal
      Conchas
      Cordeirópolis
      Coroados
      Coronel Macedo
      Corumbataí
      Cosmopolis
      Cosmorama
      Cotia
      Cravinhos
      Cristais Paulista
      Cruzália
      Cruzeiro
      Cubatão
      Cunha
      Descalvado
      Diadema
      Dirce Reis
      Divinolândia
      Dobrada
      Dois Córregos
      Dolcinópolis
      Dourado
      Dracena
      Duartina
      Dumont
      Echaporã
      Eldorado
      Elias Fausto
      Elisiário
      Embaúba
      Embu das Artes
      Embu-Guaçu
      Emilianópolis
      Engenheiro Coelho
      Espírito Santo do Pinhal
      Espírito Santo do Turvo
      Estiva Gerbi
      Estrela d'Oeste
      Estrela do Norte
      Euclides da Cunha Paulista
      Fartura
      Fernando Prestes
      Fernandópolis
      Fernão
      Ferraz de Vasconcelos
      Flora Rica
      Floréal
      Flórida Paulista
      Florínia
      Franca
      Francisco Morato
      Franco da Rocha
      Gabriel Monteiro
      Gália
      Garça
      Gastão Vidigal
      Gavião Peixoto
      General Salgado
      Getulina
      Glicério
      Guaiçara
      Guaimbê
      Guaíra
      Guapiaçu
      Guapiara
      Guará
      Guaraçaí
      Guaraci
      Guarani d'Oeste
      Guarantã
      Guararapes
      Guararema
      Guaratinguetá
      Guareí
      Guariba
      Guarujá
      Guarulhos
      Guatapará
      Guzolândia
      Herculândia
      Holambra
      Hortolândia
      Iacanga
      Iacri
      Iaras
      Ibaté
      Ibirá
      Ibirarema
      Ibitinga
      Ibiúna
      Icém
      Iepê
      Igaraçu do Tietê
      Igarapava
      Igaratá
      Iguape
      Ilha Comprida
      Ilha Solteira
      Ilhabela
      Indaiatuba
      Indiana
      Indiaporã
      Inúbia Paulista
      Ipaussu
      Iperó
      Ipeúna
      Ipiguá
      Iporanga
      Ipuã
      Iracemápolis
      Irapuã
      Irapuru
      Itaberá
      Itaí
      Itajobi
      Itaju
      Itanhaém
      Itaóca
      Itapecerica da Serra
      Itapetininga
      Itapeva
      Itapevi
      Itapira
      Itapirapuã Paulista
      Itápolis
      Itaporanga
      Itapuí
      Itapura
      Itaquaquecetuba
      Itararé
      Itariri
      Itatiba
      Itatinga
      Itirapina
      Itirapuã
      Itobi
      Itu
      Itupeva
      Ituverava
      Jaborandi
      Jaboticabal
      Jacareí
      Jaci
      Jacupiranga
      Jaguariúna
      Jales
      Jambeiro
      Jandira
      Jardinópolis
      Jarinu
      Jaú
      Jeriquara
      Joanópolis
      João Ramalho
      José Bonifácio
      Júlio Mesquita
      Jumirim
      Jundiaí
      Junqueirópolis
      Juquiá
      Juquitiba
      Lagoinha
      Laranjal Paulista
      Lavínia
      Lavrinhas
      Leme
      Lençóis Paulista
      Limeira
      Lindóia
      Lins
      Lorena
      Lourdes
      Louveira
      Lucélia
      Lucianópolis
      Luís Antônio
      Luiziânia
      Lupércio
      Lutécia
      Macatuba
      Macaubal
      Macedônia
      Magda
      Mairinque
      Mairiporã
      Manduri
      Marabá Paulista
      Maracaí
      Marapoama
      Mariápolis
      Marília
      Marinópolis
      Martinópolis
      Matão
      Mauá
      Mendonça
      Meridiano
      Mesópolis
      Miguelópolis
      Mineiros do Tietê
      Mira Estrela
      Miracatu
      Mirandópolis
      Mirante do Paranapanema
      Mirassol
      Mirassolândia
      Mococa
      Mogi das Cruzes
      Mogi Guaçu
      Mogi Mirim
      Mombuca
      Monções
      Mongaguá
      Monte Alegre do Sul
      Monte Alto
      Monte Aprazível
      Monte Azul Paulista
      Monte Castelo
      Monte Mor
      Monteiro Lobato
      Morro Agudo
      Morungaba
      Motuca
      Murutinga do Sul
      Nantes
      Narandiba
      Natividade da Serra
      Nazaré Paulista
      Neves Paulista
      Nhandeara
      Nipoã
      Nova Aliança
      Nova Campina
      Nova Canaã Paulista
      Nova Castilho
      Nova Europa
      Nova Granada
      Nova Guataporanga
      Nova Independência
      Nova Luzitânia
      Nova Odessa
      Novais
      Novo Horizonte
      Nuporanga
      Ocauçu
      Oleo
      Olímpia
      Onda Verde
      Oriente
      Orindiúva
      Orlândia
      Osasco
      Oscar Bressane
      Osvaldo Cruz
      Ourinhos
      Ouro Verde
      Ouroeste
      Pacaembu
      Palestina
      Palmares Paulista
      Palmeira d'Oeste
      Palmital
      Panorama
      Paraguaçu Paulista
      Paraibuna
      Paraiso
      Paranapanema
      Paranapuã
      Parapuã
      Pardinho
      Pariquera-Açu
      Parisi
      Patrocínio Paulista
      Paulicéia
      Paulínia
      Paulistânia
      Paulo de Faria
      Pederneiras
      Pedra Bela
      Pedranópolis
      Pedregulho
      Pedreira
      Pedrinhas Paulista
      Pedro de Toledo
      Penápolis
      Pereira Barreto
      Pereiras
      Peruíbe
      Piacatu
      Piedade
      Pilar do Sul
      Pindamonhangaba
      Pindorama
      Pinhalzinho
      Piquerobi
      Piquete
      Piracaia
      Piracicaba
      Piraju
      Pirajuí
      Pirangi
      Pirapora do Bom Jesus
      Pirapozinho
      Pirassununga
      Piratininga
      Pitangueiras
      Planalto
      Platina
      Poa
      Poloni
      Pompéia
      Pongaí
      Pontal
      Pontalinda
      Pontes Gestal
      Populina
      Porangaba
      Porto Feliz
      Porto Ferreira
      Potim
      Potirendaba
      Pracinha
      Pradópolis
      Praia Grande
      Pratânia
      Presidente Alves
      Presidente Bernardes
      Presidente Epitácio
      Presidente Prudente
      Presidente Venceslau
      Promissão
      Quadra
      Quatá
      Queiroz
      Queluz
      Quintana
      Rafard
      Rancharia
      Redenção da Serra
      Regente Feijó
      Reginópolis
      Registro
      Restinga
      Ribeira
      Ribeirão Bonito
      Ribeirão Branco
      Ribeirão Corrente
      Ribeirão do Sul
      Ribeirão dos Índios
      Ribeirão Grande
      Ribeirão Pires
      Ribeirão Preto
      Rifaina
      Rincão
      Rinópolis
      Rio Claro
      Rio das Pedras
      Rio Grande da Serra
      Riolândia
      Riversul
      Rosana
      Roseira
      Rubiácea
      Rubinéia
      Sabino
      Sagres
      Sales
      Sales Oliveira
      Salesópolis
      Salmourão
      Saltinho
      Salto
      Salto de Pirapora
      Salto Grande
      Sandovalina
      Santa Adélia
      Santa Albertina
      Santa Bárbara d'Oeste
      Santa Branca
      Santa Clara d'Oeste
      Santa Cruz da Conceição
      Santa Cruz da Esperança
      Santa Cruz das Palmeiras
      Santa Cruz do Rio Pardo
      Santa Ernestina
      Santa Fé do Sul
      Santa Gertrudes
      Santa Isabel
      Santa Lucia
      Santa Maria da Serra
      Santa Mercedes
      Santa Rita d'Oeste
      Santa Rita do Passa Quatro
      Santa Rosa de Viterbo
      Santa Salete
      Santana da Ponte Pensa
      Santana de Parnaíba
      Santo Anastácio
      Santo André
      Santo Antônio da Alegria
      Santo Antônio de Posse
      Santo Antônio do Aracanguá
      Santo Antônio do Jardim
      Santo Antônio do Pinhal
      Santo Expedito
      Santópolis do Aguapeí
      Santos
      São Bento do Sapucaí
      São Bernardo do Campo
      São Caetano do Sul
      São Carlos
      São Francisco
      São João da Boa Vista
      São João das Duas Pontes
      São João de Iracema
      São João do Pau d'Alho
      São Joaquim da Barra
      São José da Bela Vista
      São José do Barreiro
      São José do Rio Pardo
      São José do Rio Preto
      São José dos Campos
      São Lourenço da Serra
      São Luíz do Paraitinga
      São Manuel
      São Miguel Arcanjo
      São Paulo
      São Pedro
      São Pedro do Turvo
      São Roque
      São Sebastião
      São Sebastião da Grama
      São Simão
      São Vicente
      Sarapuí
      Sarutaiá
      Sebastianópolis do Sul
      Serra Azul
      Serra Negra
      Serrana
      Sertãozinho
      Sete Barras
      Severínia
      Silveiras
      Socorro
      Sorocaba
      Sud Mennucci
      Sumaré
      Suzanápolis
      Suzano
      Tabapuã
      Tabatinga
      Taboão da Serra
      Taciba
      Taguaí
      Taiaçu
      Taiúva
      Tambaú
      Tanabi
      Tapiraí
      Tapiratiba
      Taquaral
      Taquaritinga
      Taquarituba
      Taquarivaí
      Tarabai
      Tarumã
      Tatuí
      Taubaté
      Tejupá
      Teodoro Sampaio
      Terra Roxa
      Tietê
      Timburi
      Torre de Pedra
      Torrinha
      Trabiju
      Tremembé
      Três Fronteiras
      Tuiuti
      Tupã
      Tupi Paulista
      Turiúba
      Turmalina
      Ubarana
      Ubatuba
      Ubirajara
      Uchoa
      União Paulista
      Urânia
      Uru
      Urupês
      Valentim Gentil
      Valinhos
      Valparaíso
      Vargem
      Vargem Grande do Sul
      Vargem Grande Paulista
      Várzea Paulista
      Vera Cruz
      Vinhedo
      Viradouro
      Vista Alegre do Alto
      Vitória Brasil
      Votorantim
      Votuporanga
      Zacarias
      =SE
      Amparo de São Francisco
      Aquidabã
      Aracaju
      Arauá
      Areia Branca
      Barra dos Coqueiros
      Boquim
      Brejo Grande
      Campo do Brito
      Canhoba
      Canindé de São Francisco
      Capela
      Carira
      Carmópolis
      Cedro de São João
      Cristinápolis
      Cumbe
      Divina Pastora
      Estancia
      Feira Nova
      Frei Paulo
      Gararu
      General Maynard
      Gracho Cardoso
      Ilha das Flores
      Indiaroba
      Itabaiana
      Itabaianinha
      Itabi
      Itaporanga d'Ajuda
      Japaratuba
      Japoatã
      Lagarto
      Laranjeiras
      Macambira
      Malhada dos Bois
      Malhador
      Maruim
      Moita Bonita
      Monte Alegre de Sergipe
      Muribeca
      Neópolis
      Nossa Senhora Aparecida
      Nossa Senhora da Glória
      Nossa Senhora das Dores
      Nossa Senhora de Lourdes
      Nossa Senhora do Socorro
      Pacatuba
      Pedra Mole
      Pedrinhas
      Pinhão
      Pirambu
      Poço Redondo
      Poço Verde
      Porto da Folha
      Propriá
      Riachão do Dantas
      Riachuelo
      Ribeirópolis
      Rosário do Catete
      Salgado
      Santa Luzia do Itanhy
      Santa Rosa de Lima
      Santana do São Francisco
      Santo Amaro das Brotas
      São Cristóvão
      São Domingos
      São Francisco
      São Miguel do Aleixo
      Simão Dias
      Siriri
      Telha
      Tobias Barreto
      Tomar do Geru
      Umbaúba
      =TO
      Abreulândia
      Aguiarnópolis
      Aliança do Tocantins
      Almas
      Alvorada
      Ananas
      Angico
      Aparecida do Rio Negro
      Aragominas
      Araguacema
      Araguaçu
      Araguaína
      Araguanã
      Araguatins
      Arapoema
      Arraias
      Augustinópolis
      Aurora do Tocantins
      Axixá do Tocantins
      Babaçulândia
      Bandeirantes do Tocantins
      Barra do Ouro
      Barrolândia
      Bernardo Sayão
      Bom Jesus do Tocantins
      Brasilândia do Tocantins
      Brejinho de Nazaré
      Buriti do Tocantins
      Cachoeirinha
      Campos Lindos
      Cariri do Tocantins
      Carmolândia
      Carrasco Bonito
      Caseara
      Centenário
      Chapada da Natividade
      Chapada de Areia
      Colinas do Tocantins
      Colméia
      Combinado
      Conceição do Tocantins
      Couto de Magalhães
      Cristalândia
      Crixás do Tocantins
      Darcinópolis
      Dianópolis
      Divinópolis do Tocantins
      Dois Irmãos do Tocantins
      Dueré
      Esperantina
      Fátima
      Figueirópolis
      Filadelfia
      Formoso do Araguaia
      Fortaleza do Tabocão
      Goianorte
      Goiatins
      Guaraí
      Gurupi
      Ipueiras
      Itacajá
      Itaguatins
      Itapiratins
      Itaporã do Tocantins
      Jaú do Tocantins
      Juarina
      Lagoa da Confusão
      Lagoa do Tocantins
      Lajeado
      Lavandeira
      Lizarda
      Luzinópolis
      Marianópolis do Tocantins
      Mateiros
      Maurilândia do Tocantins
      Miracema do Tocantins
      Miranorte
      Monte do Carmo
      Monte Santo do Tocantins
      Muricilândia
      Natividade
      Nazaré
      Nova Olinda
      Nova Rosalândia
      Novo Acordo
      Novo Alegre
      Novo Jardim
      Oliveira de Fátima
      Palmas
      Palmeirante
      Palmeiras do Tocantins
      Palmeirópolis
      Paraíso do Tocantins
      Paraná
      Pau D'Arco
      Pedro Afonso
      Peixe
      Pequizeiro
      Pindorama do Tocantins
      Piraquê
      Pium
      Ponte Alta do Bom Jesus
      Ponte Alta do Tocantins
      Porto Alegre do Tocantins
      Porto Nacional
      Praia Norte
      Presidente Kennedy
      Pugmil
      Recursolândia
      Riachinho
      Rio da Conceição
      Rio dos Bois
      Rio Sono
      Sampaio
      Sandolândia
      Santa Fé do Araguaia
      Santa Maria do Tocantins
      Santa Rita do Tocantins
      Santa Rosa do Tocantins
      Santa Tereza do Tocantins
      Santa Terezinha do Tocantins
      São Bento do Tocantins
      São Félix do Tocantins
      São Miguel do Tocantins
      São Salvador do Tocantins
      São Sebastião do Tocantins
      São Valério da Natividade
      Silvanópolis
      Sítio Novo do Tocantins
      Sucupira
      Taguatinga
      Taipas do Tocantins
      Talisma
      Tocantínia
      Tocantinópolis
      Tupirama
      Tupiratins
      Wanderlândia
      Xambioá
      """#
    case 63:  // CL
      #"""
      =Antofagasta
      Antofagasta
      Calama
      María Elena
      Mejillones
      Ollagüe
      San Pedro de Atacama
      Sierra Gorda
      Taltal
      Tocopilla
      =Araucanía
      Angol
      Carahue
      Cholchol
      Collipulli
      Cunco
      Curacautín
      Curarrehue
      Ercilla
      Freire
      Galvarino
      Gorbea
      Lautaro
      Loncoche
      Lonquimay
      Los Sauces
      Lumaco
      Melipeuco
      Nueva Imperial
      Padre Las Casas
      Perquenco
      Pitrufquén
      Pucón
      Purén
      Renaico
      Saavedra
      Temuco
      Teodoro Schmidt
      Toltén
      Traiguén
      Victoria
      Vilcún
      Villarrica
      =Arica y Parinacota
      Arica
      Camarones
      General Lagos
      Putre
      =Atacama
      Alto del Carmen
      Caldera
      Chañaral
      Copiapó
      Diego de Almagro
      Freirina
      Huasco
      Tierra Amarilla
      Vallenar
      =Aysén
      Aysén
      Chile Chico
      Cisnes
      Cochrane
      Coyhaique
      Guaitecas
      Lago Verde
      O'Higgins
      Río Ibáñez
      Tortel
      =Biobío
      Alto Biobío
      Antuco
      Arauco
      Bulnes
      Cabrero
      Cañete
      Chiguayante
      Chillán
      Chillán Viejo
      Cobquecura
      Coelemu
      Coihueco
      Concepción
      Contulmo
      Coronel
      Curanilahue
      El Carmen
      Florida
      Hualpén
      Hualqui
      Laja
      Lebu
      Los Álamos
      Los Ángeles
      Lota
      Mulchén
      Nacimiento
      Negrete
      Ninhue
      Ñiquén
      Pemuco
      Penco
      Pinto
      Portezuelo
      Quilaco
      Quilleco
      Quillón
      Quirihue
      Ránquil
      San Carlos
      San Fabián
      San Ignacio
      San Nicolás
      San Pedro de la Paz
      San Rosendo
      Santa Bárbara
      Santa Juana
      Talcahuano
      Tirúa
      Tomé
      Treguaco
      Tucapel
      Yumbel
      Yungay
      =Coquimbo
      Andacollo
      Canela
      Combarbalá
      Coquimbo
      Illapel
      La Higuera
      La Serena
      Los Vilos
      Monte Patria
      Ovalle
      Paihuano
      Punitaqui
      Río Hurtado
      Salamanca
      Vicuña
      =O'Higgins
      Chépica
      Chimbarongo
      Codegua
      Coínco
      Coltauco
      Doñihue
      Graneros
      La Estrella
      Las Cabras
      Litueche
      Lolol
      Machalí
      Malloa
      Marchigüe
      Nancagua
      Navidad
      Olivar
      Palmilla
      Paredones
      Peralillo
      Peumo
      Pichidegua
      Pichilemu
      Placilla
      Pumanque
      Quinta de Tilcoco
      Rancagua
      Rengo
      Requínoa
      San Fernando
      San Francisco de Mostazal
      San Vicente de Tagua Tagua
      Santa Cruz
      =Los Lagos
      Ancud
      Calbuco
      Castro
      Chaitén
      Chonchi
      Cochamó
      Curaco de Vélez
      Dalcahue
      Fresia
      Frutillar
      Futaleufú
      Hualaihué
      Llanquihue
      Los Muermos
      Maullín
      Osorno
      Palena
      Puerto Montt
      Puerto Octay
      Puerto Varas
      Puqueldón
      Purranque
      Puyehue
      Queilén
      Quellón
      Quemchi
      Quinchao
      Río Negro
      San Juan de la Costa
      San Pablo
      =Los Ríos
      Corral
      Futrono
      La Unión
      Lago Ranco
      Lanco
      Los Lagos
      Máfil
      Mariquina
      Paillaco
      Panguipulli
      Río Bueno
      Valdivia
      =Magallanes
      Antártica
      Cabo de Hornos
      Laguna Blanca
      Natales
      Porvenir
      Primavera
      Punta Arenas
      Río Verde
      San Gregorio
      Timaukel
      Torres del Paine
      =Maule
      Cauquenes
      Chanco
      Colbún
      Constitución
      Curepto
      Curicó
      Empedrado
      Hualañé
      Licantén
      Linares
      Longaví
      Maule
      Molina
      Parral
      Pelarco
      Pelluhue
      Pencahue
      Rauco
      Retiro
      Río Claro
      Romeral
      Sagrada Familia
      San Clemente
      San Javier de Loncomilla
      San Rafael
      Talca
      Teno
      Vichuquén
      Villa Alegre
      Yerbas Buenas
      =Región Metropolitana
      Alhué
      Buin
      Calera de Tango
      Cerrillos
      Cerro Navia
      Colina
      Conchalí
      Curacaví
      El Bosque
      El Monte
      Estación Central
      Huechuraba
      Independencia
      Isla de Maipo
      La Cisterna
      La Florida
      La Granja
      La Pintana
      La Reina
      Lampa
      Las Condes
      Lo Barnechea
      Lo Espejo
      Lo Prado
      Macul
      Maipú
      María Pinto
      Melipilla
      Ñuñoa
      Padre Hurtado
      Paine
      Pedro Aguirre Cerda
      Peñaflor
      Peñalolén
      Pirque
      Providencia
      Pudahuel
      Puente Alto
      Quilicura
      Quinta Normal
      Recoleta
      Renca
      San Bernardo
      San Joaquín
      San José de Maipo
      San Miguel
      San Pedro
      San Ramón
      Santiago
      Talagante
      Tiltil
      Vitacura
      =Ñuble
      Bulnes
      Chillán
      Coelemu
      Coihueco
      Quillón
      Quirihue
      San Carlos
      Yungay
      =Tarapacá
      Alto Hospicio
      Camiña
      Colchane
      Huara
      Iquique
      Pica
      Pozo Almonte
      =Valparaíso
      Algarrobo
      Cabildo
      Calle Larga
      Cartagena
      Casablanca
      Catemu
      Concón
      El Quisco
      El Tabo
      Hijuelas
      Isla de Pascua
      Juan Fernández
      La Calera
      La Cruz
      La Ligua
      Limache
      Llaillay
      Los Andes
      Nogales
      Olmué
      Panquehue
      Papudo
      Petorca
      Puchuncaví
      Putaendo
      Quillota
      Quilpué
      Quintero
      Rinconada
      San Antonio
      San Esteban
      San Felipe
      Santa María
      Santo Domingo
      Valparaíso
      Villa Alemana
      Viña del Mar
      Zapallar
      """#
    case 65:  // CN
      #"""
      =安徽省
      安庆市		Anqing Shi
      	枞阳县		Zongyang Xian
      	大观区		Daguan Qu
      	怀宁县		Huaining Xian
      	潜山县		Qianshan Xian
      	宿松县		Susong Xian
      	太湖县		Taihu Xian
      	桐城市		Tongcheng Shi
      	望江县		Wangjiang Xian
      	宜秀区		Yixiu Qu
      	迎江区		Yingjiang Qu
      	岳西县		Yuexi Xian
      蚌埠市		Bengbu Shi
      	蚌山区		Bengshan Qu
      	固镇县		Guzhen Xian
      	怀远县		Huaiyuan Xian
      	淮上区		Huaishang Qu
      	龙子湖区		Longzihu Qu
      	五河县		Wuhe Xian
      	禹会区		Yuhui Qu
      亳州市		Bozhou Shi
      	利辛县		Lixin Xian
      	蒙城县		Mengcheng Xian
      	谯城区		Qiaocheng Qu
      	涡阳县		Guoyang Xian
      巢湖市		Chaohu Shi
      	含山县		Hanshan Xian
      	和县		He Xian
      	居巢区		Juchao Qu
      	庐江县		Lujiang Xian
      	无为县		Wuwei Xian
      池州市		Chizhou Shi
      	东至县		Dongzhi Xian
      	贵池区		Guichi Qu
      	青阳县		Qingyang Xian
      	石台县		Shitai Xian
      滁州市		Chuzhou Shi
      	定远县		Dingyuan Xian
      	凤阳县		Fengyang Xian
      	来安县		Lai'an Xian
      	琅琊区		Liangya Qu
      	明光市		Mingguang Shi
      	南谯区		Nanqiao Qu
      	全椒县		Quanjiao Xian
      	天长市		Tianchang Shi
      阜阳市		Fuyang Shi
      	阜南县		Funan Xian
      	界首市		Jieshou Shi
      	临泉县		Linquan Xian
      	太和县		Taihe Xian
      	颍东区		Yingdong Qu
      	颍泉区		Yingquan Qu
      	颍上县		Yingshang Xian
      	颍州区		Yingzhou Qu
      合肥市		Hefei Shi
      	包河区		Baohe Qu
      	肥东县		Feidong Xian
      	肥西县		Feixi Xian
      	庐阳区		Luyang Qu
      	蜀山区		Shushan Qu
      	瑶海区		Yaohai Qu
      	长丰县		Changfeng Xian
      淮北市		Huaibei Shi
      	杜集区		Duji Qu
      	烈山区		Lieshan Qu
      	濉溪县		Suixi Xian
      	相山区		Xiangshan Qu
      淮南市		Huainan Shi
      	八公山区		Bagongshan Qu
      	大通区		Datong Qu
      	凤台县		Fengtai Xian
      	潘集区		Panji Qu
      	田家庵区		Tianjia'an Qu
      	谢家集区		Xiejiaji Qu
      黄山市		Huangshan Shi
      	黄山区		Huangshan Qu
      	徽州区		Huizhou Qu
      	祁门县		Qimen Xian
      	歙县		She Xian
      	屯溪区		Tunxi Qu
      	休宁县		Xiuning Xian
      	黟县		Yi Xian
      六安市		Lu'an Shi
      	霍邱县		Huoqiu Xian
      	霍山县		Huoshan Xian
      	金安区		Jin'an Qu
      	金寨县		Jinzhai Xian
      	寿县		Shou Xian
      	舒城县		Shucheng Xian
      	裕安区		Yu'an Qu
      马鞍山市		Ma'anshan Shi
      	当涂县		Dangtu Xian
      	花山区		Huashan Qu
      	金家庄区		Jinjiazhuang Qu
      	雨山区		Yushan Qu
      宿州市		Suzhou Shi
      	砀山县		Dangshan Xian
      	灵璧县		Lingbi Xian
      	泗县		Si Xian
      	萧县		Xiao Xian
      	埇桥区		Yongqiao Qu
      铜陵市		Tongling shi
      	郊区		Jiao Qu
      	狮子山区		Shizishan Qu
      	铜官山区		Tongguanshan Qu
      	铜陵县		Tongling Xian
      芜湖市		Wuhu Shi
      	繁昌县		Fanchang Xian
      	镜湖区		Jinghu Qu
      	鸠江区		Jiujiang Qu
      	南陵县		Nanling Xian
      	三山区		Sanshan Qu
      	无为县		Wuwei Xian
      	芜湖县		Wuhu Xian
      	弋江区		Yijiang Qu
      宣城市		Xuancheng Shi
      	广德县		Guangde Xian
      	绩溪县		Jixi Xian
      	泾县		Jing Xian
      	旌德县		Jingde Xian
      	郎溪县		Langxi Xian
      	宁国市		Ningguo Shi
      	宣州区		Xuanzhou Qu
      =澳门
      澳门		Macau
      =北京市
      昌平区		Changping Qu
      朝阳区		Chaoyang Qu
      大兴区		Daxing Qu
      东城区		Dongcheng Qu
      房山区		Fangshan Qu
      丰台区		Fengtai Qu
      海淀区		Haidian Qu
      怀柔区		Huairou Qu
      门头沟区		Mentougou Qu
      密云县		Miyun Xian
      平谷区		Pinggu Qu
      石景山区		Shijingshan Qu
      顺义区		Shunyi Qu
      通州区		Tongzhou Qu
      西城区		Xicheng Qu
      延庆县		Yanqing Xian
      =重庆市
      巴南区		Banan Qu
      北碚区		Beibei Qu
      璧山县		Bishan Xian
      城口县		Chengkou Xian
      大渡口区		Dadukou Qu
      大足区		Dazu Qu
      垫江县		Dianjiang Xian
      丰都县		Fengdu Xian
      奉节县		Fengjie Xian
      涪陵区		Fuling Qu
      合川区		Hechuan Qu
      江北区		Jiangbei Qu
      江津区		Jiangjin Qu
      九龙坡区		Jiulongpo Qu
      开县		Kai Xian
      梁平县		Liangping Xian
      南岸区		Nan'an Qu
      南川区		Nanchuan Qu
      彭水苗族土家族自治县	彭水县	Pengshui Xian
      綦江区		Qijiang Qu
      黔江区		Qianjiang Qu
      荣昌县		Rongchang Xian
      沙坪坝区		Shapingba Qu
      石柱土家族自治县	石柱县	Shizhu Xian
      铜梁县		Tongliang Xian
      潼南县		Tongnan Xian
      万州区		Wanzhou Qu
      巫山县		Wushan Xian
      巫溪县		Wuxi Xian
      武隆县		Wulong Xian
      秀山土家族苗族自治县	秀山县	Xiushan Xian
      永川区		Yongchuan Qu
      酉阳土家族苗族自治县	酉阳县	Youyang Xian
      渝北区		Yubei Qu
      渝中区		Yuzhong Qu
      云阳县		Yunyang Xian
      长寿区		Changshou Qu
      忠县		Zhong Xian
      =福建省
      福州市		Fuzhou Shi
      	仓山区		Cangshan Qu
      	福清市		Fuqing Shi
      	鼓楼区		Gulou Qu
      	晋安区		Jin'an Qu
      	连江县		Lianjiang Xian
      	罗源县		Luoyuan Xian
      	马尾区		Mawei Qu
      	闽侯县		Minhou Xian
      	闽清县		Minqing Xian
      	平潭县		Pingtan Xian
      	台江区		Taijiang Qu
      	永泰县		Yongtai Xian
      	长乐市		Changle Shi
      龙岩市		Longyan Shi
      	连城县		Liancheng Xian
      	上杭县		Shanghang Xian
      	武平县		Wuping Xian
      	新罗区		Xinluo Qu
      	永定县		Yongding Xian
      	漳平市		Zhangping Shi
      	长汀县		Changting Xian
      南平市		Nanping Shi
      	光泽县		Guangze Xian
      	建瓯市		Jian'ou Shi
      	建阳市		Jianyang Shi
      	浦城县		Pucheng Xian
      	邵武市		Shaowu Shi
      	顺昌县		Shunchang Xian
      	松溪县		Songxi Xian
      	武夷山市		Wuyishan Shi
      	延平区		Yanping Qu
      	政和县		Zhenghe Xian
      宁德市		Ningde Shi
      	福安市		Fu'an Shi
      	福鼎市		Fuding Shi
      	古田县		Gutian Xian
      	蕉城区		Jiaocheng Qu
      	屏南县		Pingnan Xian
      	寿宁县		Shouning Xian
      	霞浦县		Xiapu Xian
      	柘荣县		Zherong Xian
      	周宁县		Zhouning Xian
      莆田市		Putian Shi
      	城厢区		Chengxiang Qu
      	涵江区		Hanjiang Qu
      	荔城区		Licheng Qu
      	仙游县		Xianyou Xian
      	秀屿区		Xiuyu Qu
      泉州市		Quanzhou Shi
      	安溪县		Anxi Xian
      	德化县		Dehua Xian
      	丰泽区		Fengze Qu
      	惠安县		Hui'an Xian
      	金门县		Jinmen Xian
      	晋江市		Jinjiang Shi
      	鲤城区		Licheng Qu
      	洛江区		Luojiang Qu
      	南安市		Nan'an Shi
      	泉港区		Quangang Qu
      	石狮市		Shishi Shi
      	永春县		Yongchun Xian
      三明市		Sanming Shi
      	大田县		Datian Xian
      	建宁县		Jianning Xian
      	将乐县		Jiangle Xian
      	梅列区		Meilie Qu
      	明溪县		Mingxi Xian
      	宁化县		Ninghua Xian
      	清流县		Qingliu Xian
      	三元区		Sanyuan Qu
      	沙县		Sha Xian
      	泰宁县		Taining Xian
      	永安市		Yong'an Shi
      	尤溪县		Youxi Xian
      厦门市		Xiamen Shi
      	海沧区		Haicang Qu
      	湖里区		Huli Qu
      	集美区		Jimei Qu
      	思明区		Siming Qu
      	同安区		Tong'an Qu
      	翔安区		Xiang'an Qu
      漳州市		Zhangzhou Shi
      	东山县		Dongshan Xian
      	华安县		Hua'an Xian
      	龙海市		Longhai Shi
      	龙文区		Longwen Qu
      	南靖县		Nanjing Xian
      	平和县		Pinghe Xian
      	芗城区		Xiangcheng Qu
      	云霄县		Yunxiao Xian
      	漳浦县		Zhangpu Xian
      	长泰县		Changtai Xian
      	诏安县		Zhao'an Xian
      =甘肃省
      白银市		Baiyin Shi
      	白银区		Baiyin Qu
      	会宁县		Huining Xian
      	景泰县		Jingtai Xian
      	靖远县		Jingyuan Xian
      	平川区		Pingchuan Qu
      定西市		Dingxi Shi
      	安定区		Anding Qu
      	临洮县		Lintao Xian
      	陇西县		Longxi Xian
      	岷县		Min Xian
      	通渭县		Tongwei Xian
      	渭源县		Weiyuan Xian
      	漳县		Zhang Xian
      甘南藏族自治州	甘南州	Gannan Zhou
      	迭部县		Têwo Xian
      	合作市		Hezuo Shi
      	临潭县		Lintan Xian
      	碌曲县		Luqu Xian
      	玛曲县		Maqu Xian
      	夏河县		Xiahe Xian
      	舟曲县		Zhugqu Xian
      	卓尼县		Jonê Xian
      嘉峪关市		Jiayuguan Shi
      金昌市		Jinchang Shi
      	金川区		Jinchuan Qu
      	永昌县		Yongchang Xian
      酒泉市		Jiuquan Shi
      	阿克塞哈萨克族自治县	阿克塞县	Aksay Xian
      	敦煌市		Dunhuang Shi
      	瓜州县		Guazhou Xian
      	金塔县		Jinta Xian
      	肃北蒙古族自治县	肃北县	Subei Xian
      	肃州区		Suzhou Qu
      	玉门市		Yumen Shi
      兰州市		Lanzhou Shi
      	安宁区		Anning Qu
      	城关区		Chengguan Qu
      	皋兰县		Gaolan Xian
      	红古区		Honggu Qu
      	七里河区		Qilihe Qu
      	西固区		Xigu Qu
      	永登县		Yongdeng Xian
      	榆中县		Yuzhong Xian
      临夏回族自治州	临夏州	Linxia Zhou
      	东乡族自治县	东乡族县	Dongxiangzu Xian
      	广河县		Guanghe Xian
      	和政县		Hezheng Xian
      	积石山保安族东乡族撒拉族自治县	积石山县	Jishishan Xian
      	康乐县		Kangle Xian
      	临夏市		Linxia Shi
      	临夏县		Linxia Xian
      	永靖县		Yongjing Xian
      陇南市		Longnan Shi
      	成县		Cheng Xian
      	宕昌县		Tanchang Xian
      	徽县		Hui Xian
      	康县		Kang Xian
      	礼县		Li Xian
      	两当县		Liangdang Xian
      	文县		Wen Xian
      	武都区		Wudu Qu
      	西和县		Xihe Xian
      平凉市		Pingliang Shi
      	崇信县		Chongxin Xian
      	华亭县		Huating Xian
      	泾川县		Jingchuan Xian
      	静宁县		Jingning Xian
      	崆峒区		Kongtong Qu
      	灵台县		Lingtai Xian
      	庄浪县		Zhuangliang Xian
      庆阳市		Qingyang Shi
      	合水县		Heshui Xian
      	华池县		Huachi Xian
      	环县		Huan Xian
      	宁县		Ning Xian
      	庆城县		Qingcheng Xian
      	西峰区		Xifeng Qu
      	镇原县		Zhenyuan Xian
      	正宁县		Zhengning Xian
      天水市		Tianshui Shi
      	甘谷县		Gangu Xian
      	麦积区		Maiji Qu
      	秦安县		Qin'an Xian
      	秦州区		Qinzhou Qu
      	清水县		Qingshui Xian
      	武山县		Wushan Xian
      	张家川回族自治县	张家川县	Zhangjiachuan Xian
      武威市		Wuwei Shi
      	古浪县		Gulang Xian
      	凉州区		Liangzhou Qu
      	民勤县		Minqin Xian
      	天祝藏族自治县	天祝县	Tianzhu Xian
      张掖市		Zhangye Shi
      	甘州区		Ganzhou Qu
      	高台县		Gaotai Xian
      	临泽县		Linze Xian
      	民乐县		Minle Xian
      	山丹县		Shandan Xian
      	肃南裕固族自治县	肃南县	Sunan Xian
      =广东省
      潮州市		Chaozhou Shi
      	潮安县		Chao'an Xian
      	饶平县		Raoping Xian
      	湘桥区		Xiangqiao Qu
      东莞市		Dongguan Shi
      佛山市		Foshan Shi
      	禅城区		Shancheng Qu
      	高明区		Gaoming Qu
      	南海区		Nanhai Qu
      	三水区		Sanshui Qu
      	顺德区		Shunde Qu
      广州市		Guangzhou Shi
      	白云区		Baiyun Qu
      	从化区		Conghua Qu
      	番禺区		Panyu Qu
      	海珠区		Haizhu Qu
      	花都区		Huadu Qu
      	黄埔区		Huangpu Qu
      	荔湾区		Liwan Qu
      	南沙区		Nansha Qu
      	天河区		Tianhe Qu
      	越秀区		Yuexiu Qu
      	增城区		Zengcheng Qu
      河源市		Heyuan Shi
      	东源县		Dongyuan Xian
      	和平县		Heping Xian
      	连平县		Lianping Xian
      	龙川县		Longchuan Xian
      	源城区		Yuancheng Qu
      	紫金县		Zijin Xian
      惠州市		Huizhou Shi
      	博罗县		Boluo Xian
      	惠城区		Huicheng Qu
      	惠东县		Huidong Xian
      	惠阳区		Huiyang Qu
      	龙门县		Longmen Xian
      江门市		Jiangmen Shi
      	恩平市		Enping Shi
      	鹤山市		Heshan Shi
      	江海区		Jianghai Qu
      	开平市		Kaiping Shi
      	蓬江区		Pengjiang Qu
      	台山市		Taishan Shi
      	新会区		Xinhui Qu
      揭阳市		Jieyang Shi
      	惠来县		Huilai Xian
      	揭东县		Jiedong Xian
      	揭西县		Jiexi Xian
      	普宁市		Puning Shi
      	榕城区		Rongcheng Qu
      茂名市		Maoming Shi
      	电白区		Dianbai Qu
      	高州市		Gaozhou Shi
      	化州市		Huazhou Shi
      	茂南区		Maonan Qu
      	信宜市		Xinyi Shi
      梅州市		Meizhou Shi
      	大埔县		Dabu Xian
      	丰顺县		Fengshun Xian
      	蕉岭县		Jiaoling Xian
      	梅江区		Meijiang Qu
      	梅县		Mei Xian
      	平远县		Pingyuan Xian
      	五华县		Wuhua Xian
      	兴宁市		Xingning Shi
      清远市		Qingyuan Shi
      	佛冈县		Fogang Xian
      	连南瑶族自治县	连南县	Liannan Xian
      	连山壮族瑶族自治县	连山县	Lianshan Xian
      	连州市		Lianzhou Shi
      	清城区		Qingcheng Qu
      	清新县		Qingxin Xian
      	阳山县		Yangshan Xian
      	英德市		Yingde Shi
      汕头市		Shantou Shi
      	潮南区		Chaonan Qu
      	潮阳区		Chaoyang Qu
      	澄海区		Chenghai Qu
      	濠江区		Haojiang Qu
      	金平区		Jinping Qu
      	龙湖区		Longhu Qu
      	南澳县		Nan'ao Xian
      汕尾市		Shanwei Shi
      	城区		Cheng Qu
      	海丰县		Haifeng Xian
      	陆丰市		Lufeng Shi
      	陆河县		Luhe Xian
      韶关市		Shaoguan Shi
      	乐昌市		Lechang Shi
      	南雄市		Nanxiong Shi
      	曲江区		Qujiang Qu
      	仁化县		Renhua Xian
      	乳源瑶族自治县	乳源县	Ruyuan Xian
      	始兴县		Shixing Xian
      	翁源县		Wengyuan Xian
      	武江区		Wujiang Qu
      	新丰县		Xinfeng Xian
      	浈江区		Zhenjiang Qu
      深圳市		Shenzhen Shi
      	宝安区		Bao'an Qu
      	福田区		Futian Qu
      	光明区		Guangming Qu
      	龙岗区		Longgang Qu
      	龙华区		Longhua Qu
      	罗湖区		Luohu Qu
      	南山区		Nanshan Qu
      	坪山新区		Pingshan Qu
      	盐田区		Yantian Qu
      阳江市		Yangjiang Shi
      	江城区		Jiangcheng Qu
      	阳春市		Yangchun Shi
      	阳东县		Yangdong Xian
      	阳西县		Yangxi Xian
      云浮市		Yunfu Shi
      	罗定市		Luoding Shi
      	新兴县		Xinxing Xian
      	郁南县		Yunan Xian
      	云安县		Yun'an Xian
      	云城区		Yuncheng Qu
      湛江市		Zhanjiang Shi
      	赤坎区		Chikan Qu
      	雷州市		Leizhou Shi
      	廉江市		Lianjiang Shi
      	麻章区		Mazhang Qu
      	坡头区		Potou Qu
      	遂溪县		Suixi Xian
      	吴川市		Wuchuan Shi
      	霞山区		Xiashan Qu
      	徐闻县		Xuwen Xian
      肇庆市		Zhaoqing Shi
      	德庆县		Deqing Xian
      	鼎湖区		Dinghu Qu
      	端州区		Duanzhou Qu
      	封开县		Fengkai Xian
      	高要市		Gaoyao Shi
      	广宁县		Guangning Xian
      	怀集县		Huaiji Xian
      	四会市		Sihui Shi
      中山市		Zhongshan Shi
      珠海市		Zhuhai Shi
      	斗门区		Doumen Qu
      	金湾区		Jinwan Qu
      	香洲区		Xiangzhou Qu
      =广西壮族自治区
      百色市		Baise Shi
      	德保县		Debao Xian
      	靖西县		Jingxi Xian
      	乐业县		Leye Xian
      	凌云县		Lingyun Xian
      	隆林各族自治县	隆林县	Longlin Xian
      	那坡县		Napo Xian
      	平果县		Pingguo Xian
      	田东县		Tiandong Xian
      	田林县		Tianlin Xian
      	田阳县		Tianyang Xian
      	西林县		Xilin Xian
      	右江区		Youjiang Qu
      北海市		Beihai Shi
      	海城区		Haicheng Qu
      	合浦县		Hepu Xian
      	铁山港区		Tieshangang Qu
      	银海区		Yinhai Qu
      崇左市		Chongzuo Shi
      	大新县		Daxin Xian
      	扶绥县		Fusui Xian
      	江洲区		Jiangzhou Qu
      	龙州县		Longzhou Xian
      	宁明县		Ningming Xian
      	凭祥市		Pingxiang Shi
      	天等县		Tiandeng Xian
      防城港市		Fangchenggang Shi
      	东兴市		Dongxing Shi
      	防城区		Fangcheng Qu
      	港口区		Gangkou Qu
      	上思县		Shangsi Xian
      贵港市		Guigang Shi
      	港北区		Gangbei Qu
      	港南区		Gangnan Qu
      	桂平市		Guiping Shi
      	平南县		Pingnan Xian
      	覃塘区		Tantang Qu
      桂林市		Guilin Shi
      	叠彩区		Diecai Qu
      	恭城瑶族自治县	恭城县	Gongcheng Xian
      	灌阳县		Guanyang Xian
      	荔浦县		Lipu Xian
      	临桂区		Lingui Qu
      	灵川县		Lingchuan Xian
      	龙胜各族自治县	龙胜县	Longsheng Xian
      	平乐县		Pingle Xian
      	七星区		Qixing Qu
      	全州县		Quanzhou Xian
      	象山区		Xiangshan Qu
      	兴安县		Xing'an Xian
      	秀峰区		Xiufeng Qu
      	雁山区		Yanshan Qu
      	阳朔县		Yangshuo Xian
      	永福县		Yongfu Xian
      	资源县		Ziyuan Xian
      河池市		Hechi Shi
      	巴马瑶族自治县	巴马县	Bama Xian
      	大化瑶族自治县	大化县	Dahua Xian
      	东兰县		Donglan Xian
      	都安瑶族自治县	都安县	Du'an Xian
      	凤山县		Fengshan Xian
      	环江毛南族自治县	环江县	Huanjiang Xian
      	金城江区		Jinchengjiang Qu
      	罗城仫佬族自治县	罗城县	Luocheng Xian
      	南丹县		Nandan Xian
      	天峨县		Tian'e Xian
      	宜州市		Yizhou Shi
      贺州市		Hezhou Shi
      	八步区		Babu Qu
      	富川瑶族自治县	富川县	Fuchuan Xian
      	昭平县		Zhaoping Xian
      	钟山县		Zhongshan Xian
      来宾市		Laibin Shi
      	合山市		Heshan Shi
      	金秀瑶族自治县	金秀县	Jinxiu Xian
      	武宣县		Wuxuan Xian
      	象州县		Xiangzhou Xian
      	忻城县		Xincheng Xian
      	兴宾区		Xingbin Qu
      柳州市		Liuzhou Shi
      	城中区		Chengzhong Qu
      	柳北区		Liubei Qu
      	柳城县		Liucheng Xian
      	柳江县		Liujiang Xian
      	柳南区		Liunan Qu
      	鹿寨县		Luzhai Xian
      	融安县		Rong'an Xian
      	融水苗族自治县	融水县	Rongshui Xian
      	三江侗族自治县	三江县	Sanjiang Xian
      	鱼峰区		Yufeng Qu
      南宁市		Nanning Shi
      	宾阳县		Binyang Xian
      	横县		Heng Xian
      	江南区		Jiangnan Qu
      	良庆区		Liangqing Qu
      	隆安县		Long'an Xian
      	马山县		Mashan Xian
      	青秀区		Qingxiu Qu
      	上林县		Shanglin Xian
      	武鸣县		Wuming Xian
      	西乡塘区		Xixiangtang Qu
      	兴宁区		Xingning Qu
      	邕宁区		Yongning Qu
      钦州市		Qinzhou Shi
      	灵山县		Lingshan Xian
      	浦北县		Pubei Xian
      	钦北区		Qinbei Qu
      	钦南区		Qinnan Qu
      梧州市		Wuzhou Shi
      	苍梧县		Cangwu Xian
      	岑溪市		Cenxi Shi
      	蝶山区		Dieshan Qu
      	蒙山县		Mengshan Xian
      	藤县		Teng Xian
      	万秀区		Wanxiu Qu
      	长洲区		Changzhou Qu
      玉林市		Yulin Shi
      	北流市		Beiliu Shi
      	博白县		Bobai Xian
      	陆川县		Luchuan Xian
      	容县		Rong Xian
      	兴业县		Xingye Xian
      	玉州区		Yuzhou Qu
      =贵州省
      安顺市		Anshun Shi
      	关岭布依族苗族自治县	关岭县	Guanling Xian
      	平坝县		Pingba Xian
      	普定县		Puding Xian
      	西秀区		Xixiu Qu
      	镇宁布依族苗族自治县	镇宁县	Zhenning Xian
      	紫云苗族布依族自治县	紫云县	Ziyun Xian
      毕节地区		Bijie Diqu
      	毕节市		Bijie Shi
      	大方县		Dafang Xian
      	赫章县		Hezhang Xian
      	金沙县		Jinsha Xian
      	纳雍县		Nayong Xian
      	黔西县		Qianxi Xian
      	威宁彝族回族苗族自治县	威宁县	Weining Xian
      	织金县		Zhijin Xian
      贵阳市		Guiyang Shi
      	白云区		Baiyun Qu
      	观山湖区		Guanshanhu Qu
      	花溪区		Huaxi Qu
      	开阳县		Kaiyang Xian
      	南明区		Nanming Qu
      	清镇市		Qingzhen Shi
      	乌当区		Wudang Qu
      	息烽县		Xifeng Xian
      	修文县		Xiuwen Xian
      	云岩区		Yunyan Qu
      六盘水市		Liupanshui Shi
      	六枝特区		Liuzhi Tequ
      	盘县		Pan Xian
      	水城县		Shuicheng Xian
      	钟山区		Zhongshan Qu
      黔东南苗族侗族自治州	黔东南州	Qiandongnan Zhou
      	岑巩县		Cengong Xian
      	从江县		Congjiang Xian
      	丹寨县		Danzhai Xian
      	黄平县		Huangping Xian
      	剑河县		Jianhe Xian
      	锦屏县		Jinping Xian
      	凯里市		Kaili Shi
      	雷山县		Leishan Xian
      	黎平县		Liping Xian
      	麻江县		Majiang Xian
      	榕江县		Rongjiang Xian
      	三穗县		Sansui Xian
      	施秉县		Shibing Xian
      	台江县		Taijiang Xian
      	天柱县		Tianzhu Xian
      	镇远县		Zhenyuan Xian
      黔南布依族苗族自治州	黔南州	Qiannan Zhou
      	都匀市		Duyun Shi
      	独山县		Dushan Xian
      	福泉市		Fuquan Shi
      	贵定县		Guiding Xian
      	惠水县		Huishui Xian
      	荔波县		Libo Xian
      	龙里县		Longli Xian
      	罗甸县		Luodian Xian
      	平塘县		Pingtang Xian
      	三都水族自治县	三都县	Sandu Xian
      	瓮安县		Weng'an Xian
      	长顺县		Changshun Xian
      黔西南布依族苗族自治州	黔西南州	Qianxinan Zhou
      	安龙县		Anlong Xian
      	册亨县		Ceheng Xian
      	普安县		Pu'an Xian
      	晴隆县		Qinglong Xian
      	望谟县		Wangmo Xian
      	兴仁县		Xingren Xian
      	兴义市		Xingyi Shi
      	贞丰县		Zhenfeng Xian
      铜仁地区		Tongren Diqu
      	德江县		Dejiang Xian
      	江口县		Jiangkou Xian
      	石阡县		Shiqian Xian
      	思南县		Sinan Xian
      	松桃苗族自治县	松桃县	Songtao Xian
      	铜仁市		Tongren Shi
      	万山特区		Wanshan Tequ
      	沿河土家族自治县	沿河县	Yanhe Xian
      	印江土家族苗族自治县	印江县	Yinjiang Xian
      	玉屏侗族自治县	玉屏县	Yuping Xian
      遵义市		Zunyi Shi
      	赤水市		Chishui Shi
      	道真仡佬族苗族自治县	道真县	Daozhen Xian
      	凤冈县		Fenggang Xian
      	红花岗区		Honghuagang Qu
      	汇川区		Huichuan Qu
      	湄潭县		Meitan Xian
      	仁怀市		Renhuai Shi
      	绥阳县		Suiyang Xian
      	桐梓县		Tongzi Xian
      	务川仡佬族苗族自治县	务川县	Wuchuan Xian
      	习水县		Xishui Xian
      	余庆县		Yuqing Xian
      	正安县		Zheng'an Xian
      	遵义县		Zunyi Xian
      =海南省
      白沙黎族自治县	白沙县	Baisha Xian
      保亭黎族苗族自治县	保亭县	Baoting Xian
      昌江黎族自治县	昌江县	Changjiang Xian
      澄迈县		Chengmai Xian
      儋州市		Danzhou Shi
      定安县		Ding'an Xian
      东方市		Dongfang Shi
      海口市		Haikou Shi
      	龙华区		Longhua Qu
      	美兰区		Meilan Qu
      	琼山区		Qiongshan Qu
      	秀英区		Xiuying Qu
      乐东黎族自治县	乐东县	Ledong Xian
      临高县		Lingao Xian
      陵水黎族自治县	陵水县	Lingshui Xian
      琼海市		Qionghai Shi
      琼中黎族苗族自治县	琼中县	Qiongzhong Xian
      三沙市		Sansha Shi
      	南沙群岛		Nansha Qundao
      	西沙群岛		Xisha Qundao
      	中沙群岛的岛礁及其海域	中沙群岛	Zhongsha Qundao
      三亚市		Sanya Shi
      屯昌县		Tunchang Xian
      万宁市		Wanning Shi
      文昌市		Wenchang Shi
      五指山市		Wuzhishan Shi
      =河北省
      保定市		Baoding Shi
      	安国市		Anguo Shi
      	安新县		Anxin Xian
      	北市区		Beishi Qu
      	博野县		Boye Xian
      	定兴县		Dingxing Xian
      	定州市		Dingzhou Shi
      	阜平县		Fuping Xian
      	高碑店市		Gaobeidian Shi
      	高阳县		Gaoyang Xian
      	涞水县		Laishui Xian
      	涞源县		Laiyuan Xian
      	蠡县		Li Xian
      	满城县		Mancheng Xian
      	南市区		Nanshi Qu
      	清苑县		Qingyuan Xian
      	曲阳县		Quyang Xian
      	容城县		Rongcheng Xian
      	顺平县		Shunping Xian
      	唐县		Tang Xian
      	望都县		Wangdu Xian
      	新市区		Xinshi Qu
      	雄县		Xiong Xian
      	徐水县		Xushui Xian
      	易县		Yi Xian
      	涿州市		Zhuozhou Shi
      沧州市		Cangzhou Shi
      	沧县		Cang Xian
      	东光县		Dongguang Xian
      	海兴县		Haixing Xian
      	河间市		Hejian Shi
      	黄骅市		Huanghua Shi
      	孟村回族自治县	孟村县	Mengcun Xian
      	南皮县		Nanpi Xian
      	泊头市		Botou Shi
      	青县		Qing Xian
      	任丘市		Renqiu Shi
      	肃宁县		Suning Xian
      	吴桥县		Wuqiao Xian
      	献县		Xian Xian
      	新华区		Xinhua Qu
      	盐山县		Yanshan Xian
      	运河区		Yunhe Qu
      承德市		Chengde Shi
      	承德县		Chengde Xian
      	丰宁满族自治县	丰宁县	Fengning Xian
      	宽城满族自治县	宽城县	Kuancheng Xian
      	隆化县		Longhua Xian
      	滦平县		Luanping Xian
      	平泉县		Pingquan Xian
      	双滦区		Shuangluan Qu
      	双桥区		Shuangqiao Qu
      	围场满族蒙古族自治县	围场县	Weichang Xian
      	兴隆县		Xinglong Xian
      	鹰手营子矿区		Yingshouyingzi Kuangqu
      邯郸市		Handan Shi
      	成安县		Cheng'an Xian
      	磁县		Ci Xian
      	丛台区		Congtai Qu
      	大名县		Daming Xian
      	肥乡县		Feixiang Xian
      	峰峰矿区		Fengfeng Kuangqu
      	复兴区		Fuxing Qu
      	馆陶县		Guantao Xian
      	广平县		Guangping Xian
      	邯郸县		Handan Xian
      	邯山区		Hanshan Qu
      	鸡泽县		Jize Xian
      	临漳县		Linzhang Xian
      	邱县		Qiu Xian
      	曲周县		Quzhou Xian
      	涉县		She Xian
      	魏县		Wei Xian
      	武安市		Wu'an Shi
      	永年县		Yongnian Xian
      衡水市		Hengshui Shi
      	安平县		Anping Xian
      	阜城县		Fucheng Xian
      	故城县		Gucheng Xian
      	冀州市		Jizhou Shi
      	景县		Jing Xian
      	饶阳县		Raoyang Xian
      	深州市		Shenzhou Shi
      	桃城区		Taocheng Qu
      	武强县		Wuqiang Xian
      	武邑县		Wuyi Xian
      	枣强县		Zaoqiang Xian
      廊坊市		Langfang Shi
      	安次区		Anci Qu
      	霸州市		Bazhou Shi
      	大厂回族自治县	大厂县	Dachang Xian
      	大城县		Daicheng Xian
      	固安县		Gu'an Xian
      	广阳区		Guangyang Qu
      	三河市		Sanhe Shi
      	文安县		Wen'an Xian
      	香河县		Xianghe Xian
      	永清县		Yongqing Xian
      秦皇岛市		Qinhuangdao Shi
      	北戴河区		Beidaihe Qu
      	昌黎县		Changli Xian
      	抚宁县		Funing Xian
      	海港区		Haigang Qu
      	卢龙县		Lulong Xian
      	青龙满族自治县	青龙县	Qinglong Xian
      	山海关区		Shanhaiguan Qu
      石家庄市		Shijiazhuang Shi
      	高邑县		Gaoyi Xian
      	藁城区		Gaocheng Qu
      	晋州市		Jinzhou Shi
      	井陉矿区		Jingxing Kuangqu
      	井陉县		Jingxing Xian
      	灵寿县		Lingshou Xian
      	鹿泉区		Luquan Qu
      	栾城区		Luancheng Qu
      	平山县		Pingshan Xian
      	桥西区		Qiaoxi Qu
      	深泽县		Shenze Xian
      	无极县		Wuji Xian
      	辛集市		Xinji Shi
      	新华区		Xinhua Qu
      	新乐市		Xinle Shi
      	行唐县		Xingtang Xian
      	裕华区		Yuhua Qu
      	元氏县		Yuanshi Xian
      	赞皇县		Zanhuang Xian
      	长安区		Chang'an Qu
      	赵县		Zhao Xian
      	正定县		Zhengding Xian
      唐山市		Tangshan Shi
      	丰南区		Fengnan Qu
      	丰润区		Fengrun Qu
      	古冶区		Guye Qu
      	开平区		Kaiping Qu
      	乐亭县		Leting Xian
      	路北区		Lubei Qu
      	路南区		Lunan Qu
      	滦南县		Luannan Xian
      	滦县		Luan Xian
      	迁安市		Qian'an Shi
      	迁西县		Qianxi Xian
      	唐海县		Tanghai Xian
      	玉田县		Yutian Xian
      	遵化市		Zunhua Shi
      邢台市		Xingtai Shi
      	柏乡县		Baixiang Xian
      	广宗县		Guangzong Xian
      	巨鹿县		Julu Xian
      	临城县		Lincheng Xian
      	临西县		Linxi Xian
      	隆尧县		Longyao Xian
      	南宫市		Nangong Shi
      	南和县		Nanhe Xian
      	内丘县		Neiqiu Xian
      	宁晋县		Ningjin Xian
      	平乡县		Pingxiang Xian
      	桥东区		Qiaodong Qu
      	桥西区		Qiaoxi Qu
      	清河县		Qinghe Xian
      	任县		Ren Xian
      	沙河市		Shahe Shi
      	威县		Wei Xian
      	新河县		Xinhe Xian
      	邢台县		Xingtai Xian
      张家口市		Zhangjiakou Shi
      	赤城县		Chicheng Xian
      	崇礼县		Chongli Xian
      	沽源县		Guyuan Xian
      	怀安县		Huai'an Xian
      	怀来县		Huailai Xian
      	康保县		Kangbao Xian
      	桥东区		Qiaodong Qu
      	桥西区		Qiaoxi Qu
      	尚义县		Shangyi Xian
      	万全县		Wanquan Xian
      	蔚县		Yu Xian
      	下花园区		Xiahuayuan Qu
      	宣化区		Xuanhua Qu
      	宣化县		Xuanhua Xian
      	阳原县		Yangyuan Xian
      	张北县		Zhangbei Xian
      	涿鹿县		Zhuolu Xian
      =河南省
      安阳市		Anyang Shi
      	安阳县		Anyang Xian
      	北关区		Beiguan Qu
      	滑县		Hua Xian
      	林州市		Linzhou Shi
      	龙安区		Long'an Qu
      	内黄县		Neihuang Xian
      	汤阴县		Tangyin Xian
      	文峰区		Wenfeng Qu
      	殷都区		Yindou Qu
      鹤壁市		Hebi Shi
      	鹤山区		Heshan Qu
      	浚县		Xun Xian
      	淇滨区		Qibin Qu
      	淇县		Qi Xian
      	山城区		Shancheng Qu
      焦作市		Jiaozuo Shi
      	博爱县		Bo'ai Xian
      	济源市		Jiyuan Shi
      	解放区		Jiefang Qu
      	马村区		Macun Qu
      	孟州市		Mengzhou Shi
      	沁阳市		Qinyang Shi
      	山阳区		Shanyang Qu
      	温县		Wen Xian
      	武陟县		Wuzhi Xian
      	修武县		Xiwu Xian
      	中站区		Zhongzhan Qu
      开封市		Kaifeng Shi
      	鼓楼区		Gulou Qu
      	金明区		Jinming Qu
      	开封县		Kaifeng Xian
      	兰考县		Lankao Xian
      	龙亭区		Longting Qu
      	杞县		Qi Xian
      	顺河回族区		Shunhe Huizu Qu
      	通许县		Tongxu Xian
      	尉氏县		Weishi Xian
      	禹王台区		Yuwangtai Qu
      洛阳市		Luoyang Shi
      	瀍河回族区		Chanhe Huizu Qu
      	吉利区		Jili Qu
      	涧西区		Jianxi Qu
      	老城区		Laocheng Qu
      	栾川县		Luanchuan Xian
      	洛龙区		Luolong Qu
      	洛宁县		Luoning Xian
      	孟津县		Mengjin Xian
      	汝阳县		Ruyang Xian
      	嵩县		Song Xian
      	西工区		Xigong Qu
      	新安县		Xin'an Xian
      	偃师市		Yanshi Shi
      	伊川县		Yichuan Xian
      	宜阳县		Yiyang Xian
      漯河市		Luohe Shi
      	临颍县		Linying Xian
      	舞阳县		Wuyang Xian
      	郾城区		Yancheng Qu
      	源汇区		Yuanhui Qu
      	召陵区		Zhaoling Qu
      南阳市		Nanyang Shi
      	邓州市		Dengzhou Shi
      	方城县		Fangcheng Xian
      	南召县		Nanzhao Xian
      	内乡县		Neixiang Xian
      	社旗县		Sheqi Xian
      	唐河县		Tanghe Xian
      	桐柏县		Tongbai Xian
      	宛城区		Wancheng Qu
      	卧龙区		Wolong Qu
      	西峡县		Xixia Xian
      	淅川县		Xichuan Xian
      	新野县		Xinye Xian
      	镇平县		Zhenping Xian
      平顶山市		Pingdingshan Shi
      	宝丰县		Baofeng Xian
      	郏县		Jia Xian
      	鲁山县		Lushan Xian
      	汝州市		Ruzhou Shi
      	石龙区		Shilong Qu
      	卫东区		Weidong Qu
      	舞钢市		Wugang Shi
      	新华区		Xinhua Qu
      	叶县		Ye Xian
      	湛河区		Zhanhe Qu
      濮阳市		Puyang Shi
      	范县		Fan Xian
      	华龙区		Hualong Qu
      	南乐县		Nanle Xian
      	濮阳县		Puyang Xian
      	清丰县		Qingfeng Xian
      	台前县		Taiqian Xian
      三门峡市		Sanmenxia Shi
      	湖滨区		Hubin Qu
      	灵宝市		Lingbao Shi
      	卢氏县		Lushi Xian
      	渑池县		Mianchi Xian
      	陕县		Shan Xian
      	义马市		Yima Shi
      商丘市		Shangqiu Shi
      	梁园区		Liangyuan Qu
      	民权县		Minquan Xian
      	宁陵县		Ningling Xian
      	睢县		Sui Xian
      	睢阳区		Suiyang Qu
      	夏邑县		Xiayi Xian
      	永城市		Yongcheng Shi
      	虞城县		Yucheng Xian
      	柘城县		Zhecheng Xian
      新乡市		Xinxiang Shi
      	封丘县		Fengqiu Xian
      	凤泉区		Fengquan Qu
      	红旗区		Hongqi Qu
      	辉县市		Huixian Shi
      	获嘉县		Huojia Xian
      	牧野区		Muye Qu
      	卫滨区		Weibin Qu
      	卫辉市		Weihui Shi
      	新乡县		Xinxiang Xian
      	延津县		Yanjin Xian
      	原阳县		Yuanyang Xian
      	长垣县		Changyuan Xian
      信阳市		Xinyang Shi
      	固始县		Gushi Xian
      	光山县		Guangshan Xian
      	淮滨县		Huaibin Xian
      	潢川县		Huangchuan Xian
      	罗山县		Luoshan Xian
      	平桥区		Pingqiao Qu
      	商城县		Shangcheng Xian
      	浉河区		Shihe Qu
      	息县		Xi Xian
      	新县		Xin Xian
      许昌市		Xuchang Shi
      	魏都区		Weidu Qu
      	襄城县		Xiangcheng Xian
      	许昌县		Xuchang Xian
      	鄢陵县		Yanling Xian
      	禹州市		Yuzhou Shi
      	长葛市		Changge Shi
      郑州市		Zhengzhou Shi
      	登封市		Dengfeng Shi
      	二七区		Erqi Qu
      	巩义市		Gongyi Shi
      	管城回族区		Guancheng Huizu Qu
      	惠济区		Huiji Qu
      	金水区		Jinshui Qu
      	上街区		Shangjie Qu
      	新密市		Xinmi Shi
      	新郑市		Xinzheng Shi
      	荥阳市		Xingyang Shi
      	中牟县		Zhongmu Xian
      	中原区		Zhongyuan Qu
      周口市		Zhoukou Shi
      	川汇区		Chuanhui Qu
      	郸城县		Dancheng Xian
      	扶沟县		Fugou Xian
      	淮阳县		Huaiyang Xian
      	鹿邑县		Luyi Xian
      	商水县		Shangshui Xian
      	沈丘县		Shenqiu Xian
      	太康县		Taikang Xian
      	西华县		Xihua Xian
      	项城市		Xiangcheng Shi
      驻马店市		Zhumadian Shi
      	泌阳县		Biyang Xian
      	平舆县		Pingyu Xian
      	确山县		Queshan Xian
      	汝南县		Runan Xian
      	上蔡县		Shangcai Xian
      	遂平县		Suiping Xian
      	西平县		Xiping Xian
      	新蔡县		Xincai Xian
      	驿城区		Yicheng Qu
      	正阳县		Zhengyang Xian
      =黑龙江省
      大庆市		Daqing Shi
      	大同区		Datong Qu
      	杜尔伯特蒙古族自治县	杜尔伯特县	Dorbod Xian
      	红岗区		Honggang Qu
      	林甸县		Lindian Xian
      	龙凤区		Longfeng Qu
      	让胡路区		Ranghulu Qu
      	萨尔图区		Sairt Qu
      	肇源县		Zhaoyuan Xian
      	肇州县		Zhaozhou Xian
      大兴安岭地区		Da Hinggan Ling Diqu
      	呼玛县		Huma Xian
      	呼中区		Huzhong Qu
      	加格达奇区		Jiagedaqi Qu
      	漠河县		Mohe Xian
      	松岭区		Songling Qu
      	塔河县		Tahe Xian
      	新林区		Xinlin Qu
      哈尔滨市		Harbin Shi
      	阿城区		Acheng Qu
      	巴彦县		Bayan Xian
      	宾县		Bin Xian
      	道里区		Daoli Qu
      	道外区		Daowai Qu
      	方正县		Fangzheng Xian
      	呼兰区		Hulan Qu
      	木兰县		Mulan Xian
      	南岗区		Nangang Qu
      	平房区		Pingfang Qu
      	尚志市		Shangzhi Shi
      	双城市		Shuangcheng Shi
      	松北区		Sonbgei Qu
      	通河县		Tonghe Xian
      	五常市		Wuchang Shi
      	香坊区		Xiangfang Qu
      	延寿县		Yanshou Xian
      	依兰县		Yilan Xian
      鹤岗市		Hegang Shi
      	东山区		Dongshan Qu
      	工农区		Gongnong Qu
      	萝北县		Luobei Xian
      	南山区		Nanshan Qu
      	绥滨县		Suibin Xian
      	向阳区		Xiangyang Qu
      	兴安区		Xing'an Qu
      	兴山区		Xingshan Qu
      黑河市		Heihe Shi
      	爱辉区		Aihui Qu
      	北安市		Bei'an Shi
      	嫩江县		Nenjiang Xian
      	孙吴县		Sunwu Xian
      	五大连池市		Wudalianchi Shi
      	逊克县		Xunke Xian
      鸡西市		Jixi Shi
      	城子河区		Chengzihe Qu
      	滴道区		Keyao Qu
      	恒山区		Hengshan Qu
      	虎林市		Hulin Shi
      	鸡东县		Jidong Xian
      	鸡冠区		Jiguan Qu
      	梨树区		Lishu Qu
      	麻山区		Mashan Qu
      	密山市		Mishan Shi
      佳木斯市		Jiamusi Shi
      	东风区		Dongfeng Qu
      	抚远县		Fuyuan Xian
      	富锦市		Fujin Shi
      	桦川县		Huachuan Xian
      	桦南县		Huanan Xian
      	郊区		Jiao Qu
      	前进区		Qianjin Qu
      	汤原县		Tangyuan Xian
      	同江市		Tongjiang Shi
      	向阳区		Xiangyang Qu
      牡丹江市		Mudanjiang Shi
      	爱民区		Aimin Qu
      	东安区		Dong'an Qu
      	东宁县		Dongning Xian
      	海林市		Hailin Shi
      	林口县		Linkou Xian
      	穆棱市		Muling Shi
      	宁安市		Ning'an Shi
      	绥芬河市		Suifenhe Shi
      	西安区		Xi'an Qu
      	阳明区		Yangming Qu
      七台河市		Qitaihe Shi
      	勃利县		Boli Xian
      	茄子河区		Qiezihe Qu
      	桃山区		Taoshan Qu
      	新兴区		Xinxing Qu
      齐齐哈尔市		Qiqihar Shi
      	昂昂溪区		Ang'angxi Qu
      	拜泉县		Baiquan Xian
      	富拉尔基区		Hulan Ergi Qu
      	富裕县		Fuyu Xian
      	甘南县		Gannan Xian
      	建华区		Jianhua Qu
      	克东县		Kedong Xian
      	克山县		Keshan Xian
      	龙江县		Longjiang Xian
      	龙沙区		Longsha Qu
      	梅里斯达斡尔族区		Meilisi Daurzu Qu
      	讷河市		Nehe Shi
      	碾子山区		Nianzishan Qu
      	泰来县		Tailai Xian
      	铁锋区		Tiefeng Qu
      	依安县		Yi'an Xian
      双鸭山市		Shuangyashan Shi
      	宝清县		Baoqing Xian
      	宝山区		Baoshan Qu
      	集贤县		Jixian Xian
      	尖山区		Jianshan Qu
      	岭东区		Lingdong Qu
      	饶河县		Raohe Xian
      	四方台区		Sifangtai Qu
      	友谊县		Youyi Xian
      绥化市		Suihua Shi
      	安达市		Anda Shi
      	北林区		Beilin Qu
      	海伦市		Hailun Shi
      	兰西县		Lanxi Xian
      	明水县		Mingshui Xian
      	青冈县		Qinggang Xian
      	庆安县		Qing'an Xian
      	绥棱县		Suileng Xian
      	望奎县		Wangkui Xian
      	肇东市		Zhaodong Shi
      伊春市		Yichun Shi
      	翠峦区		Cuiluan Qu
      	带岭区		Dailing Qu
      	红星区		Hongxing Qu
      	嘉荫县		Jiayin Xian
      	金山屯区		Jinshantun Qu
      	美溪区		Meixi Qu
      	南岔区		Nancha Qu
      	上甘岭区		Shangganling Qu
      	汤旺河区		Tangwanghe Qu
      	铁力市		Tieli Shi
      	乌马河区		Wumahe Qu
      	乌伊岭区		Wuyiling Qu
      	五营区		Wuying Qu
      	西林区		Xilin Qu
      	新青区		Xinqing Qu
      	伊春区		Yichun Qu
      	友好区		Youhao Qu
      =湖北省
      鄂州市		Ezhou Shi
      	鄂城区		Echeng Qu
      	华容区		Huarong Qu
      	梁子湖区		Liangzihu Qu
      恩施土家族苗族自治州	恩施州	Enshi Zhou
      	巴东县		Badong Xian
      	恩施市		Enshi Shi
      	鹤峰县		Hefeng Xian
      	建始县		Jianshi Xian
      	来凤县		Laifeng Xian
      	利川市		Lichuan Shi
      	咸丰县		Xianfeng Xian
      	宣恩县		Xuan'en Xian
      黄冈市		Huanggang Shi
      	红安县		Hong'an Xian
      	黄梅县		Huangmei Xian
      	黄州区		Huangzhou Qu
      	罗田县		Luotian Xian
      	麻城市		Macheng Shi
      	蕲春县		Qichun Xian
      	团风县		Tuanfeng Xian
      	武穴市		Wuxue Shi
      	浠水县		Xishui Xian
      	英山县		Yingshan Xian
      黄石市		Huangshi Shi
      	大冶市		Daye Shi
      	黄石港区		Huangshigang Qu
      	铁山区		Tieshan Qu
      	西塞山区		Xisaishan Qu
      	下陆区		Xialu Qu
      	阳新县		Yangxin Xian
      荆门市		Jingmen Shi
      	东宝区		Dongbao Qu
      	掇刀区		Duodao Qu
      	京山县		Jingshan Xian
      	沙洋县		Shayang Xian
      	钟祥市		Zhongxiang Shi
      荆州市		Jingzhou Shi
      	公安县		Gong'an Xian
      	洪湖市		Honghu Shi
      	监利县		Jianli Xian
      	江陵县		Jiangling Xian
      	荆州区		Jingzhou Qu
      	沙市区		Shashi Qu
      	石首市		Shishou Shi
      	松滋市		Songzi Shi
      潜江市		Qianjiang Shi
      神农架林区		Shennongjia Linqu
      十堰市		Shiyan Shi
      	丹江口市		Danjiangkou Shi
      	房县		Fang Xian
      	茅箭区		Maojian Qu
      	郧西县		Yunxi Xian
      	郧县		Yun Xian
      	张湾区		Zhangwan Qu
      	竹山县		Zhushan Xian
      	竹溪县		Zhuxi Xian
      随州市		Suizhou Shi
      	曾都区		Zengdu Qu
      	广水市		Guangshui Shi
      天门市		Tianmen Shi
      武汉市		Wuhan Shi
      	蔡甸区		Caidian Qu
      	东西湖区		Dongxihu Qu
      	汉南区		Hannan Qu
      	汉阳区		Hanyang Qu
      	洪山区		Hongshan Qu
      	黄陂区		Huangpi Qu
      	江岸区		Jiang'an Qu
      	江汉区		Jianghan Qu
      	江夏区		Jiangxia Qu
      	硚口区		Qiaokou Qu
      	青山区		Qingshan Qu
      	武昌区		Wuchang Qu
      	新洲区		Xinzhou Qu
      仙桃市		Xiantao Shi
      咸宁市		Xianning Shi
      	赤壁市		Chibi Shi
      	崇阳县		Chongyang Xian
      	嘉鱼县		Jiayu Xian
      	通城县		Tongcheng Xian
      	通山县		Tongshan Xian
      	咸安区		Xian'an Qu
      襄阳市		Xiangyang Shi
      	保康县		Baokang Xian
      	樊城区		Fancheng Qu
      	谷城县		Gucheng Xian
      	老河口市		Laohekou Shi
      	南漳县		Nanzhang Xian
      	襄城区		Xiangcheng Qu
      	襄州区		Xiangzhou Qu
      	宜城市		Yicheng Shi
      	枣阳市		Zaoyang Shi
      孝感市		Xiaogan Shi
      	安陆市		Anlu Shi
      	大悟县		Dawu Xian
      	汉川市		Hanchuan Shi
      	孝昌县		Xiaochang Xian
      	孝南区		Xiaonan Qu
      	应城市		Yingcheng Shi
      	云梦县		Yunmeng Xian
      宜昌市		Yichang Shi
      	当阳市		Dangyang Shi
      	点军区		Dianjun Qu
      	五峰土家族自治县	五峰县	Wufeng Xian
      	伍家岗区		Wujiagang Qu
      	西陵区		Xiling Qu
      	猇亭区		Xiaoting Qu
      	兴山县		Xingshan Xian
      	夷陵区		Yiling Qu
      	宜都市		Yidu Shi
      	远安县		Yuan'an Xian
      	长阳土家族自治县	长阳县	Changyang Xian
      	枝江市		Zhijiang Shi
      	秭归县		Zigui Xian
      =湖南省
      常德市		Changde Shi
      	安乡县		Anxiang Xian
      	鼎城区		Dingcheng Qu
      	汉寿县		Hanshou Xian
      	津市市		Jinshi Shi
      	澧县		Li Xian
      	临澧县		Linli Xian
      	石门县		Shimen Xian
      	桃源县		Taoyuan Xian
      	武陵区		Wuling Qu
      郴州市		Chenzhou Shi
      	安仁县		Anren Xian
      	北湖区		Beihu Qu
      	桂东县		Guidong Xian
      	桂阳县		Guiyang Xian
      	嘉禾县		Jiahe Xian
      	临武县		Linwu Xian
      	汝城县		Rucheng Xian
      	苏仙区		Suxian Qu
      	宜章县		Yizhang Xian
      	永兴县		Yongxing Xian
      	资兴市		Zixing Shi
      衡阳市		Hengyang Shi
      	常宁市		Changning Shi
      	衡东县		Hengdong Xian
      	衡南县		Hengnan Xian
      	衡山县		Hengshan Xian
      	衡阳县		Hengyang Xian
      	耒阳市		Leiyang Shi
      	南岳区		Nanyue Qu
      	祁东县		Qidong Xian
      	石鼓区		Shigu Qu
      	雁峰区		Yanfeng Qu
      	蒸湘区		Zhengxiang Qu
      	珠晖区		Zhuhui Qu
      怀化市		Huaihua Shi
      	辰溪县		Chenxi Xian
      	鹤城区		Hecheng Qu
      	洪江市		Hongjiang Shi
      	会同县		Huitong Xian
      	靖州苗族侗族自治县	靖州县	Jingzhou Xian
      	麻阳苗族自治县	麻阳县	Mayang Xian
      	通道侗族自治县	通道县	Tongdao Xian
      	新晃侗族自治县	新晃县	Xinhuang Xian
      	溆浦县		Xupu Xian
      	沅陵县		Yuanling Xian
      	芷江侗族自治县	芷江县	Zhijiang Xian
      	中方县		Zhongfang Xian
      娄底市		Loudi Shi
      	冷水江市		Lengshuijiang Shi
      	涟源市		Lianyuan Shi
      	娄星区		Louxing Qu
      	双峰县		Shuangfeng Xian
      	新化县		Xinhua Xian
      邵阳市		Shaoyang Shi
      	北塔区		Beita Qu
      	城步苗族自治县	城步县	Chengbu Xian
      	大祥区		Daxiang Qu
      	洞口县		Dongkou Xian
      	隆回县		Longhui Xian
      	邵东县		Shaodong Xian
      	邵阳县		Shaoyang Xian
      	双清区		Shuangqing Qu
      	绥宁县		Suining Xian
      	武冈市		Wugang Shi
      	新宁县		Xinning Xian
      	新邵县		Xinshao Xian
      湘潭市		Xiangtan Shi
      	韶山市		Shaoshan Shi
      	湘潭县		Xiangtan Xian
      	湘乡市		Xiangxiang Shi
      	雨湖区		Yuhu Qu
      	岳塘区		Yuetang Qu
      湘西土家族苗族自治州	湘西州	Xiangxi Zhou
      	保靖县		Baojing Xian
      	凤凰县		Fenghuang Xian
      	古丈县		Guzhang Xian
      	花垣县		Huayuan Xian
      	吉首市		Jishou Shi
      	龙山县		Longshan Xian
      	泸溪县		Luxi Xian
      	永顺县		Yongshun Xian
      益阳市		Yiyang Shi
      	安化县		Anhua Xian
      	赫山区		Heshan Qu
      	南县		Nan Xian
      	桃江县		Taojiang Xian
      	沅江市		Yuanjiang Shi
      	资阳区		Ziyang Qu
      永州市		Yongzhou Shi
      	道县		Dao Xian
      	东安县		Dong'an Xian
      	江华瑶族自治县	江华县	Jianghua Xian
      	江永县		Jiangyong Xian
      	蓝山县		Lanshan Xian
      	冷水滩区		Lengshuitan Qu
      	零陵区		Lingling Qu
      	宁远县		Ningyuan Xian
      	祁阳县		Qiyang Xian
      	双牌县		Shuangpai Xian
      	新田县		Xintian Xian
      岳阳市		Yueyang Shi
      	华容县		Huarong Xian
      	君山区		Junshan Qu
      	临湘市		Linxiang Shi
      	汨罗市		Miluo Shi
      	平江县		Pingjiang Xian
      	湘阴县		Xiangyin Xian
      	岳阳楼区		Yueyanglou Qu
      	岳阳县		Yueyang Xian
      	云溪区		Yunxi Qu
      张家界市		Zhangjiajie Shi
      	慈利县		Cili Xian
      	桑植县		Sangzhi Xian
      	武陵源区		Wulingyuan Qu
      	永定区		Yongding Qu
      长沙市		Changsha Shi
      	芙蓉区		Furong Qu
      	开福区		Kaifu Qu
      	浏阳市		Liuyang Shi
      	宁乡县		Ningxiang Xian
      	天心区		Tianxin Qu
      	望城区		Wangcheng Qu
      	雨花区		Yuhua Qu
      	岳麓区		Yuelu Qu
      	长沙县		Changsha Xian
      株洲市		Zhuzhou Shi
      	茶陵县		Chaling Xian
      	荷塘区		Hetang Qu
      	醴陵市		Liling Shi
      	芦淞区		Lusong Qu
      	石峰区		Shifeng Qu
      	天元区		Tianyuan Qu
      	炎陵县		Yanling Xian
      	攸县		You Xian
      	株洲县		Zhuzhou Xian
      =吉林省
      白城市		Baicheng Shi
      	大安市		Da'an Shi
      	洮北区		Taobei Qu
      	洮南市		Taonan Shi
      	通榆县		Tongyu Xian
      	镇赉县		Zhenlai Xian
      白山市		Baishan Shi
      	八道江区		Badaojiang Qu
      	抚松县		Fusong Xian
      	江源区		Jiangyuan Qu
      	靖宇县		Jingyu Xian
      	临江市		Linjiang Shi
      	长白朝鲜族自治县	长白县	Changbai Xian
      吉林市		Jilin Shi
      	昌邑区		Changyi Qu
      	船营区		Chuanying Qu
      	丰满区		Fengman Qu
      	桦甸市		Huadian Shi
      	蛟河市		Jiaohe Shi
      	龙潭区		Longtan Qu
      	磐石市		Panshi Shi
      	舒兰市		Shulan Shi
      	永吉县		Yongji Xian
      辽源市		Liaoyuan Shi
      	东丰县		Dongfeng Xian
      	东辽县		Dongliao Xian
      	龙山区		Longshan Qu
      	西安区		Xi'an Qu
      四平市		Siping Shi
      	公主岭市		Gongzhuling Shi
      	梨树县		Lishu Xian
      	双辽市		Shuangliao Shi
      	铁东区		Tiedong Qu
      	铁西区		Tiexi Qu
      	伊通满族自治县	伊通县	Yitong Xian
      松原市		Songyuan Shi
      	扶余县		Fuyu Xian
      	宁江区		Ningjiang Qu
      	前郭尔罗斯蒙古族自治县	前郭尔罗斯县	Qian Gorlos Xian
      	乾安县		Qian'an Xian
      	长岭县		Changling Xian
      通化市		Tonghua Shi
      	东昌区		Dongchang Qu
      	二道江区		Erdaojiang Qu
      	辉南县		Huinan Xian
      	集安市		Ji'an Shi
      	柳河县		Liuhe Xian
      	梅河口市		Meihekou Shi
      	通化县		Tonghua Xian
      延边朝鲜族自治州	延边州	Yanbian Zhou
      	安图县		Antu Xian
      	敦化市		Dunhua Shi
      	和龙市		Helong Shi
      	珲春市		Hunchun Shi
      	龙井市		Longjing Shi
      	图们市		Tumen Shi
      	汪清县		Wangqing Xian
      	延吉市		Yanji Shi
      长春市		Changchun Shi
      	朝阳区		Chaoyang Qu
      	德惠市		Dehui Shi
      	二道区		Erdao Qu
      	九台市		Jiutai Shi
      	宽城区		Kuancheng Qu
      	绿园区		Lüyuan Qu
      	南关区		Nanguan Qu
      	农安县		Nong'an Xian
      	双阳区		Shuangyang Qu
      	榆树市		Yushu Shi
      =江苏省
      常州市		Changzhou Shi
      	金坛市		Jintan Shi
      	溧阳市		Liyang Shi
      	戚墅堰区		Qishuyan Qu
      	天宁区		Tianning Qu
      	武进区		Wujin Qu
      	新北区		Xinbei Qu
      	钟楼区		Zhonglou Qu
      淮安市		Huai'an Shi
      	楚州区		Chuzhou Qu
      	洪泽县		Hongze Xian
      	淮阴区		Huaiyin Qu
      	金湖县		Jinhu Xian
      	涟水县		Lianshui Xian
      	清河区		Qinghe Qu
      	清浦区		Qingpu Qu
      	盱眙县		Xuyi Xian
      连云港市		Lianyungang Shi
      	东海县		Donghai Xian
      	赣榆县		Ganyu Xian
      	灌南县		Guannan Xian
      	灌云县		Guanyun Xian
      	海州区		Haizhou Qu
      	连云区		Lianyun Qu
      	新浦区		Xinpu Qu
      南京市		Nanjing Shi
      	高淳区		Gaochun Qu
      	鼓楼区		Gulou Qu
      	建邺区		Jianye Qu
      	江宁区		Jiangning Qu
      	溧水区		Lishui Qu
      	六合区		Liuhe Qu
      	浦口区		Pukou Qu
      	栖霞区		Qixia Qu
      	秦淮区		Qinhuai Qu
      	玄武区		Xuanwu Qu
      	雨花台区		Yuhuatai Qu
      南通市		Nantong Shi
      	崇川区		Chongchuan Qu
      	港闸区		Gangzha Qu
      	海安县		Hai'an Xian
      	海门市		Haimen Shi
      	启东市		Qidong Shi
      	如东县		Rudong Xian
      	如皋市		Rugao Shi
      	通州市		Tongzhou Shi
      苏州市		Suzhou Shi
      	常熟市		Changshu Shi
      	姑苏区		Gusu Qu
      	虎丘区		Huqiu Qu
      	昆山市		Kunshan Shi
      	太仓市		Taicang Shi
      	吴江区		Wujiang Qu
      	吴中区		Wuzhong Qu
      	相城区		Xiangcheng Qu
      	张家港市		Zhangjiagang Shi
      宿迁市		Suqian Shi
      	沭阳县		Shuyang Xian
      	泗洪县		Sihong Xian
      	泗阳县		Siyang Xian
      	宿城区		Sucheng Qu
      	宿豫区		Suyu Qu
      泰州市		Taizhou Shi
      	高港区		Gaogang Qu
      	海陵区		Hailing Qu
      	姜堰市		Jiangyan Shi
      	靖江市		Jingjiang Shi
      	泰兴市		Taixing Shi
      	兴化市		Xinghua Shi
      无锡市		Wuxi Shi
      	北塘区		Beitang Qu
      	滨湖区		Binhu Qu
      	崇安区		Chong'an Qu
      	惠山区		Huishan Qu
      	江阴市		Jiangyin Shi
      	梁溪区		Liangxi Qu
      	南长区		Nanchang Qu
      	锡山区		Xishan Qu
      	新吴区		Xinwu Qu
      	宜兴市		Yixing Shi
      徐州市		Xuzhou Shi
      	丰县		Feng Xian
      	鼓楼区		Gulou Qu
      	贾汪区		Jiawang Qu
      	九里区		Jiuli Qu
      	沛县		Pei Xian
      	邳州市		Pizhou Shi
      	泉山区		Quanshan Qu
      	睢宁县		Suining Xian
      	铜山县		Tongshan Xian
      	新沂市		Xinyi Shi
      	云龙区		Yunlong Qu
      盐城市		Yancheng Shi
      	滨海县		Binhai Xian
      	大丰市		Dafeng Shi
      	东台市		Dongtai Shi
      	阜宁县		Funing Xian
      	建湖县		Jianhu Xian
      	射阳县		Sheyang Xian
      	亭湖区		Tinghu Qu
      	响水县		Xiangshui Xian
      	盐都区		Yandu Qu
      扬州市		Yangzhou Shi
      	宝应县		Baoying Xian
      	高邮市		Gaoyou Shi
      	广陵区		Guangling Qu
      	邗江区		Hanjiang Qu
      	江都市		Jiangdu Shi
      	维扬区		Weiyang Qu
      	仪征市		Yizheng Shi
      镇江市		Zhenjiang Shi
      	丹徒区		Dantu Qu
      	丹阳市		Danyang Shi
      	京口区		Jingkou Qu
      	句容市		Jurong Shi
      	润州区		Runzhou Qu
      	扬中市		Yangzhong Shi
      =江西省
      抚州市		Fuzhou Shi
      	崇仁县		Chongren Xian
      	东乡县		Dongxiang Xian
      	广昌县		Guangchang Xian
      	金溪县		Jinxi Xian
      	乐安县		Le'an Xian
      	黎川县		Lichuan Xian
      	临川区		Linchuan Qu
      	南城县		Nancheng Xian
      	南丰县		Nanfeng Xian
      	宜黄县		Yihuang Xian
      	资溪县		Zixi Xian
      赣州市		Ganzhou Shi
      	安远县		Anyuan Xian
      	崇义县		Chongyi Xian
      	大余县		Dayu Xian
      	定南县		Dingnan Xian
      	赣县		Gan Xian
      	会昌县		Huichang Xian
      	龙南县		Longnan Xian
      	南康市		Nankang Shi
      	宁都县		Ningdu Xian
      	全南县		Quannan Xian
      	瑞金市		Ruijin Shi
      	上犹县		Shangyou Xian
      	石城县		Shicheng Xian
      	信丰县		Xinfeng Xian
      	兴国县		Xingguo Xian
      	寻乌县		Xunwu Xian
      	于都县		Yudu Xian
      	章贡区		Zhanggong Qu
      吉安市		Ji'an Shi
      	安福县		Anfu Xian
      	吉安县		Ji'an Xian
      	吉水县		Jishui Xian
      	吉州区		Jizhou Qu
      	井冈山市		Jinggangshan Shi
      	青原区		Qingyuan Qu
      	遂川县		Suichuan Xian
      	泰和县		Taihe Xian
      	万安县		Wan'an Xian
      	峡江县		Xiajiang Xian
      	新干县		Xingan Xian
      	永丰县		Yongfeng Xian
      	永新县		Yongxin Xian
      景德镇市		Jingdezhen Shi
      	昌江区		Changjiang Qu
      	浮梁县		Fuliang Xian
      	乐平市		Leping Shi
      	珠山区		Zhushan Qu
      九江市		Jiujiang Shi
      	德安县		De'an Xian
      	都昌县		Duchang Xian
      	湖口县		Hukou Xian
      	九江县		Jiujiang Xian
      	庐山区		Lushan Qu
      	彭泽县		Pengze Xian
      	瑞昌市		Ruichang Shi
      	武宁县		Wuning Xian
      	星子县		Xingzi Xian
      	修水县		Xiushui Xian
      	浔阳区		Xunyang Qu
      	永修县		Yongxiu Xian
      南昌市		Nanchang Shi
      	安义县		Anyi Xian
      	东湖区		Donghu Qu
      	进贤县		Jinxian Xian
      	南昌县		Nanchang Xian
      	青山湖区		Qingshanhu Qu
      	青云谱区		Qingyunpu Qu
      	湾里区		Wanli Qu
      	西湖区		Xihu Qu
      	新建县		Xinjian Xian
      萍乡市		Pingxiang Shi
      	安源区		Anyuan Qu
      	莲花县		Lianhua Xian
      	芦溪县		Luxi Xian
      	上栗县		Shangli Xian
      	湘东区		Xiangdong Qu
      上饶市		Shangrao Shi
      	德兴市		Dexing Shi
      	广丰县		Guangfeng Xian
      	横峰县		Hengfeng Xian
      	鄱阳县		Poyang Xian
      	铅山县		Yanshan Xian
      	上饶县		Shangrao Xian
      	万年县		Wannian Xian
      	婺源县		Wuyuan Xian
      	信州区		Xinzhou Qu
      	弋阳县		Yiyang Xian
      	余干县		Yugan Xian
      	玉山县		Yushan Xian
      新余市		Xinyu Shi
      	分宜县		Fenyi Xian
      	渝水区		Yushui Qu
      宜春市		Yichun shi
      	丰城市		Fengcheng Shi
      	奉新县		Fengxin Xian
      	高安市		Gao'an Shi
      	靖安县		Jing'an Xian
      	上高县		Shanggao Xian
      	铜鼓县		Tonggu Xian
      	万载县		Wanzai Xian
      	宜丰县		Yifeng Xian
      	袁州区		Yuanzhou Qu
      	樟树市		Zhangshu Shi
      鹰潭市		Yingtan Shi
      	贵溪市		Guixi Shi
      	余江县		Yujiang Xian
      	月湖区		Yuehu Qu
      =辽宁省
      鞍山市		Anshan Shi
      	海城市		Haicheng Shi
      	立山区		Lishan Qu
      	千山区		Qianshan Qu
      	台安县		Tai'an Xian
      	铁东区		Tiedong Qu
      	铁西区		Tiexi Qu
      	岫岩满族自治县	岫岩县	Xiuyan Xian
      本溪市		Benxi Shi
      	本溪满族自治县	本溪县	Benxi Xian
      	桓仁满族自治县	桓仁县	Huanren Xian
      	明山区		Mingshan Qu
      	南芬区		Nanfen Qu
      	平山区		Pingshan Qu
      	溪湖区		Xihu Qu
      朝阳市		Chaoyang Shi
      	北票市		Beipiao Shi
      	朝阳县		Chaoyang Xian
      	建平县		Jianping Xian
      	喀喇沁左翼蒙古族自治县	喀喇沁左翼县	Harqin Zuoyi Xian
      	凌源市		Lingyuan Shi
      	龙城区		Longcheng Qu
      	双塔区		Shuangta Qu
      大连市		Dalian Shi
      	甘井子区		Ganjingzi Qu
      	金州区		Jinzhou Qu
      	旅顺口区		Lüshunkou Qu
      	普兰店市		Pulandian Shi
      	沙河口区		Shahekou Qu
      	瓦房店市		Wafangdian Shi
      	西岗区		Xigang Qu
      	长海县		Changhai Xian
      	中山区		Zhongshan Qu
      	庄河市		Zhuanghe Shi
      丹东市		Dandong Shi
      	东港市		Donggang Shi
      	凤城市		Fengcheng Shi
      	宽甸满族自治县	宽甸县	Kuandian Xian
      	元宝区		Yuanbao Qu
      	振安区		Zhen'an Qu
      	振兴区		Zhenxing Qu
      抚顺市		Fushun Shi
      	东洲区		Dongzhou Qu
      	抚顺县		Fushun Xian
      	清原满族自治县	清原县	Qingyuan Xian
      	顺城区		Shuncheng Qu
      	望花区		Wanghua Qu
      	新宾满族自治县	新宾县	Xinbin Xian
      	新抚区		Xinfu Qu
      阜新市		Fuxin Shi
      	阜新蒙古族自治县	阜新县	Fuxin Xian
      	海州区		Haizhou Qu
      	清河门区		Qinghemen Qu
      	太平区		Taiping Qu
      	细河区		Xihe Qu
      	新邱区		Xinqiu Qu
      	彰武县		Zhangwu Xian
      葫芦岛市		Huludao Shi
      	建昌县		Jianchang Xian
      	连山区		Lianshan Qu
      	龙港区		Longgang Qu
      	南票区		Nanpiao Qu
      	绥中县		Suizhong Xian
      	兴城市		Xingcheng Shi
      锦州市		Jinzhou Shi
      	北镇市		Beizhen Shi
      	古塔区		Guta Qu
      	黑山县		Heishan Xian
      	凌海市		Linghai Shi
      	凌河区		Linghe Qu
      	太和区		Taihe Qu
      	义县		Yi Xian
      辽阳市		Liaoyang Shi
      	白塔区		Baita Qu
      	灯塔市		Dengta Shi
      	弓长岭区		Gongzhangling Qu
      	宏伟区		Hongwei Qu
      	辽阳县		Liaoyang Xian
      	太子河区		Taizihe Qu
      	文圣区		Wensheng Qu
      盘锦市		Panjin Shi
      	大洼县		Dawa Xian
      	盘山县		Panshan Xian
      	双台子区		Shuangtaizi Qu
      	兴隆台区		Xinglongtai Qu
      沈阳市		Shenyang Shi
      	大东区		Dadong Qu
      	法库县		Faku Xian
      	和平区		Heping Qu
      	皇姑区		Huanggu Qu
      	东陵区	浑南区	Hunnan Qu
      	康平县		Kangping Xian
      	辽中县		Liaozhong Xian
      	沈北新区		Chenbei Xinqu
      	沈河区		Shenhe Qu
      	苏家屯区		Sujiatun Qu
      	铁西区		Tiexi Qu
      	新民市		Xinmin Shi
      	于洪区		Yuhong Qu
      铁岭市		Tieling Shi
      	昌图县		Changtu Xian
      	调兵山市		Diaobingshan Shi
      	开原市		Kaiyuan Shi
      	清河区		Qinghe Qu
      	铁岭县		Tieling Xian
      	西丰县		Xifeng Xian
      	银州区		Yinzhou Qu
      营口市		Yingkou Shi
      	鲅鱼圈区		Bayuquan Qu
      	大石桥市		Dashiqiao Shi
      	盖州市		Gaizhou Shi
      	老边区		Laobian Qu
      	西市区		Xishi Qu
      	站前区		Zhanqian Qu
      =内蒙古自治区
      阿拉善盟		Alxa Meng
      	阿拉善右旗		Alxa Youqi
      	阿拉善左旗		Alxa Zuoqi
      	额济纳旗		Ejin Qi
      巴彦淖尔市		Bayannur Shi
      	磴口县		Dengkou Xian
      	杭锦后旗		Hanggin Houqi
      	临河区		Linhe Qu
      	乌拉特后旗		Urad Houqi
      	乌拉特前旗		Urad Qianqi
      	乌拉特中旗		Urad Zhongqi
      	五原县		Wuyuan Xian
      包头市		Baotou Shi
      	白云矿区		Baiyun Kuangqu
      	达尔罕茂明安联合旗		Darhan Mumingan Lianheqi
      	东河区		Donghe Qu
      	固阳县		Guyang Xian
      	九原区		Jiuyuan Qu
      	昆都仑区		Hondlon Qu
      	青山区		Qingshan Qu
      	石拐区		Shiguai Qu
      	土默特右旗		Tumd Youqi
      赤峰市		Chifeng Shi
      	阿鲁科尔沁旗		Ar Horqin Qi
      	敖汉旗		Aohan Qi
      	巴林右旗		Bairin Youqi
      	巴林左旗		Bairin Zuoqi
      	红山区		Hongshan Qu
      	喀喇沁旗		Harqin Qi
      	克什克腾旗		Hexigten Qi
      	林西县		Linxi Xian
      	宁城县		Ningcheng Xian
      	松山区		Songshan Qu
      	翁牛特旗		Ongniud Qi
      	元宝山区		Yuanbaoshan Qu
      鄂尔多斯市		Ordos Shi
      	达拉特旗		Dalad Qi
      	东胜区		Dongsheng Qu
      	鄂托克旗		Otog Qi
      	鄂托克前旗		Otog Qianqi
      	杭锦旗		Hanggin Qi
      	乌审旗		Uxin Qi
      	伊金霍洛旗		Ejin Qi
      	准格尔旗		Jungar Qi
      呼和浩特市		Hohhot Shi
      	和林格尔县		Horinger Xian
      	回民区		Huimin Qu
      	清水河县		Qingshuihe Xian
      	赛罕区		Saihan Qu
      	土默特左旗		Tumd Zuoqi
      	托克托县		Togtoh Xian
      	武川县		Wuchuan Xian
      	新城区		Xincheng Qu
      	玉泉区		Yuquan Qu
      呼伦贝尔市		Hulun Buir Shi
      	阿荣旗		Arun Qi
      	陈巴尔虎旗		Chen Barag Qi
      	额尔古纳市		Ergun Shi
      	鄂伦春自治旗	鄂伦春旗	Oroqen Qi
      	鄂温克族自治旗	鄂温克族旗	Ewenkizu Qi
      	根河市		Genhe Shi
      	海拉尔区		Hailar Qu
      	满洲里市		Manzhouli Shi
      	莫力达瓦达斡尔族自治旗	莫力达瓦旗	Morin Dawa Qi
      	新巴尔虎右旗		Xin Barag Youqi
      	新巴尔虎左旗		Xin Barag Zuoqi
      	牙克石市		Yakeshi Shi
      	扎兰屯市		Zhalantun Shi
      通辽市		Tongliao Shi
      	霍林郭勒市		Holingol Shi
      	开鲁县		Kailu Xian
      	科尔沁区		Horqin Qu
      	科尔沁左翼后旗		Horqin Zuoyi Houqi
      	科尔沁左翼中旗		Horqin Zuoyi Zhongqi
      	库伦旗		Hure Qi
      	奈曼旗		Naiman Qi
      	扎鲁特旗		Jarud Qi
      乌海市		Wuhai Shi
      	海勃湾区		Haibowan Qu
      	海南区		Hainan Qu
      	乌达区		Ud Qu
      乌兰察布市		Ulanqab Shi
      	察哈尔右翼后旗		Qahar Youyi Houqi
      	察哈尔右翼前旗		Qahar Youyi Qianqi
      	察哈尔右翼中旗		Qahar Youyi Zhongqi
      	丰镇市		Fengzhen Shi
      	化德县		Huade Xian
      	集宁区		Jining Qu
      	凉城县		Liangcheng Xian
      	商都县		Shangdu Xian
      	四子王旗		Dorbod Qi
      	兴和县		Xinghe Xian
      	卓资县		Zhuozi Xian
      锡林郭勒盟		Xilin Gol Meng
      	阿巴嘎旗		Abag Qi
      	东乌珠穆沁旗		Dong Ujimqin Qi
      	多伦县		Duolun Xian
      	二连浩特市		Erenhot Shi
      	苏尼特右旗		Sonid Youqi
      	苏尼特左旗		Sonid Zuoqi
      	太仆寺旗		Taibus Qi
      	西乌珠穆沁旗		Xi Ujimqin Qi
      	锡林浩特市		Xilinhot Shi
      	镶黄旗		Xianghuang Qi
      	正蓝旗		Zhenglan Qi
      	正镶白旗		Zhengxiangbai Qi
      兴安盟		Hinggan Meng
      	阿尔山市		Arxan Shi
      	科尔沁右翼前旗		Horqin Youyi Qianqi
      	科尔沁右翼中旗		Horqin Youyi Zhongqi
      	突泉县		Tuquan Xian
      	乌兰浩特市		Ulan Hot Shi
      	扎赉特旗		Jalaid Qi
      =宁夏回族自治区
      固原市		Guyuan Shi
      	泾源县		Jingyuan Xian
      	隆德县		Longde Xian
      	彭阳县		Pengyang Xian
      	西吉县		Xiji Xian
      	原州区		Yuanzhou Qu
      石嘴山市		Shizuishan Shi
      	大武口区		Dawukou Qu
      	惠农区		Huinong Qu
      	平罗县		Pingluo Xian
      吴忠市		Wuzhong Shi
      	利通区		Litong Qu
      	青铜峡市		Qingtongxia Shi
      	同心县		Tongxin Xian
      	盐池县		Yanchi Xian
      银川市		Yinchuan Shi
      	贺兰县		Helan Xian
      	金凤区		Jinfeng Qu
      	灵武市		Lingwu Shi
      	西夏区		Xixia Qu
      	兴庆区		Xingqing Qu
      	永宁县		Yongning Xian
      中卫市		Zhongwei Shi
      	海原县		Haiyuan Xian
      	沙坡头区		Shapotou Qu
      	中宁县		Zhongning Xian
      =青海省
      果洛藏族自治州	果洛州	Golog Zhou
      	班玛县		Baima Xian
      	达日县		Tarlag Xian
      	甘德县		Gadê Xian
      	久治县		Jigzhi Xian
      	玛多县		Madoi Xian
      	玛沁县		Maqên Xian
      海北藏族自治州	海北州	Haibei Zhou
      	刚察县		Gangca Xian
      	海晏县		Haiyan Xian
      	门源回族自治县	门源县	Menyuan Xian
      	祁连县		Qilian Xian
      海东市		Haidong Shi
      	互助土族自治县	互助县	Huzhu Xian
      	化隆回族自治县	化隆县	Hualong Xian
      	乐都区		Ledu Qu
      	民和回族土族自治县	民和县	Minhe Xian
      	平安县		Ping'an Xian
      	循化撒拉族自治县	循化县	Xunhua Xian
      海南藏族自治州	海南州	Hainan Zhou
      	共和县		Gonghe Xian
      	贵德县		Guide Xian
      	贵南县		Guinan Xian
      	同德县		Tongde Xian
      	兴海县		Xinghai Xian
      海西蒙古族藏族自治州	海西州	Haixi Zhou
      	德令哈市		Delhi Shi
      	都兰县		Dulan Xian
      	格尔木市		Golmud Shi
      	天峻县		Tianjun Xian
      	乌兰县		Ulan Xian
      黄南藏族自治州	黄南州	Huangnan Zhou
      	河南蒙古族自治县	河南县	Henan Xian
      	尖扎县		Jianca Xian
      	同仁县		Tongren Xian
      	泽库县		Zêkog Xian
      西宁市		Xining Shi
      	城北区		Chengbei Qu
      	城东区		Chengdong Qu
      	城西区		Chengxi Qu
      	城中区		Chengzhong Qu
      	大通回族土族自治县	大通县	Datong Xian
      	湟源县		Huangyuan Xian
      	湟中县		Huangzhong Xian
      玉树藏族自治州	玉树州	Yushu Zhou
      	称多县		Chindu Xian
      	囊谦县		Nangqên Xian
      	曲麻莱县		Qumarlêb Xian
      	玉树县		Yushu Xian
      	杂多县		Zadoi Xian
      	治多县		Zhidoi Xian
      =山东省
      滨州市		Binzhou shi
      	滨城区		Bincheng Qu
      	博兴县		Boxing Xian
      	惠民县		Huimin Xian
      	无棣县		Wudi Xian
      	阳信县		Yangxin Xian
      	沾化县		Zhanhua Xian
      	邹平县		Zouping Xian
      德州市		Dezhou Shi
      	德城区		Decheng Qu
      	乐陵市		Leling Shi
      	临邑县		Linyi Xian
      	陵县		Ling Xian
      	宁津县		Ningjin Xian
      	平原县		Pingyuan Xian
      	齐河县		Qihe Xian
      	庆云县		Qingyun Xian
      	武城县		Wucheng Xian
      	夏津县		Xiajin Xian
      	禹城市		Yucheng Shi
      东营市		Dongying Shi
      	东营区		Dongying Qu
      	广饶县		Guangrao Xian
      	河口区		Hekou Qu
      	垦利县		Kenli Xian
      	利津县		Lijin Xian
      菏泽市		Heze Shi
      	曹县		Cao Xian
      	成武县		Chengwu Xian
      	单县		Shan Xian
      	定陶县		Dingtao Xian
      	东明县		Dongming Xian
      	巨野县		Juye Xian
      	鄄城县		Juancheng Xian
      	牡丹区		Mudan Qu
      	郓城县		Yuncheng Xian
      济南市		Jinan Shi
      	槐荫区		Huaiyin Qu
      	济阳县		Jiyang Xian
      	历城区		Licheng Qu
      	历下区		Lixia Qu
      	平阴县		Pingyin Xian
      	商河县		Shanghe Xian
      	市中区		Shizhong Qu
      	天桥区		Tianqiao Qu
      	章丘市		Zhangqiu Shi
      	长清区		Changqing Qu
      济宁市		Jining Shi
      	嘉祥县		Jiaxiang Xian
      	金乡县		Jinxiang Xian
      	梁山县		Liangshan Xian
      	曲阜市		Qufu Shi
      	任城区		Rencheng Qu
      	市中区		Shizhong Qu
      	泗水县		Sishui Xian
      	微山县		Weishan Xian
      	汶上县		Wenshang Xian
      	兖州市		Yanzhou Shi
      	鱼台县		Yutai Xian
      	邹城市		Zoucheng Shi
      莱芜市		Laiwu Shi
      	钢城区		Gangcheng Qu
      	莱城区		Laicheng Qu
      聊城市		Liaocheng Shi
      	茌平县		Chiping Xian
      	东阿县		Dong'e Xian
      	东昌府区		Dongchangfu Qu
      	高唐县		Gaotang Xian
      	冠县		Guan Xian
      	临清市		Linqing Shi
      	莘县		Shen Xian
      	阳谷县		Yanggu Xian
      临沂市		Linyi Shi
      	苍山县		Cangshan Xian
      	费县		Fei Xian
      	河东区		Hedong Qu
      	莒南县		Junan Xian
      	兰山区		Lanshan Qu
      	临沭县		Linshu Xian
      	罗庄区		Luozhuang Qu
      	蒙阴县		Mengyin Xian
      	平邑县		Pingyi Xian
      	郯城县		Tancheng Xian
      	沂南县		Yinan Xian
      	沂水县		Yishui Xian
      青岛市		Qingdao Shi
      	城阳区		Chengyang Qu
      	黄岛区		Huangdao Qu
      	即墨市		Jimo Shi
      	胶南市		Jiaonan Shi
      	胶州市		Jiaozhou Shi
      	莱西市		Laixi Shi
      	崂山区		Laoshan Qu
      	李沧区		Licang Qu
      	平度市		Pingdu Shi
      	市北区		Shibei Qu
      	市南区		Shinan Qu
      	四方区		Sifang Qu
      日照市		Rizhao Shi
      	东港区		Donggang Qu
      	莒县		Ju Xian
      	岚山区		Lanshan Qu
      	五莲县		Wulian Xian
      泰安市		Tai'an Shi
      	岱岳区		Daiyue Qu
      	东平县		Dongping Xian
      	肥城市		Feicheng Shi
      	宁阳县		Ningyang Xian
      	泰山区		Taishan Qu
      	新泰市		Xintai Shi
      威海市		Weihai Shi
      	环翠区		Huancui Qu
      	荣成市		Rongcheng Shi
      	乳山市		Rushan Shi
      	文登区		Wendeng Qu
      潍坊市		Weifang shi
      	安丘市		Anqiu Shi
      	昌乐县		Changle Xian
      	昌邑市		Changyi Shi
      	坊子区		Fangzi Qu
      	高密市		Gaomi Shi
      	寒亭区		Hanting Qu
      	奎文区		Kuiwen Qu
      	临朐县		Linqu Xian
      	青州市		Qingzhou Shi
      	寿光市		Shouguang Shi
      	潍城区		Weicheng Qu
      	诸城市		Zhucheng Shi
      烟台市		Yantai Shi
      	福山区		Fushan Qu
      	海阳市		Haiyang Shi
      	莱山区		Laishan Qu
      	莱阳市		Laiyang Shi
      	莱州市		Laizhou Shi
      	龙口市		Longkou Shi
      	牟平区		Muping Qu
      	蓬莱市		Penglai Shi
      	栖霞市		Qixia Shi
      	长岛县		Changdao Xian
      	招远市		Zhaoyuan Shi
      	芝罘区		Zhifu Qu
      枣庄市		Zaozhuang Shi
      	山亭区		Shanting Qu
      	市中区		Shizhong Qu
      	台儿庄区		Tai'erzhuang Qu
      	滕州市		Tengzhou Shi
      	薛城区		Xuecheng Qu
      	峄城区		Yicheng Qu
      淄博市		Zibo Shi
      	博山区		Boshan Qu
      	高青县		Gaoqing Xian
      	桓台县		Huantai Xian
      	临淄区		Linzi Qu
      	沂源县		Yiyuan Xian
      	张店区		Zhangdian Qu
      	周村区		Zhoucun Qu
      	淄川区		Zichuan Qu
      =山西省
      大同市		Datong Shi
      	城区		Cheng Qu
      	大同县		Datong Xian
      	广灵县		Guangling Xian
      	浑源县		Hunyuan Xian
      	矿区		Kuang Qu
      	灵丘县		Lingqiu Xian
      	南郊区		Nanjiao Qu
      	天镇县		Tianzhen Xian
      	新荣区		Xinrong Qu
      	阳高县		Yanggao Xian
      	左云县		Zuoyun Xian
      晋城市		Jincheng Shi
      	城区		Cheng Qu
      	高平市		Gaoping Shi
      	陵川县		Lingchuan Xian
      	沁水县		Qinshui Xian
      	阳城县		Yangcheng Xian
      	泽州县		Zezhou Xian
      晋中市		Jinzhong Shi
      	和顺县		Heshun Xian
      	介休市		Jiexiu Shi
      	灵石县		Lingshi Xian
      	平遥县		Pingyao Xian
      	祁县		Qi Xian
      	寿阳县		Shouyang Xian
      	太谷县		Taigu Xian
      	昔阳县		Xiyang Xian
      	榆次区		Yuci Qu
      	榆社县		Yushe Xian
      	左权县		Zuoquan Xian
      临汾市		Linfen Shi
      	安泽县		Anze Xian
      	大宁县		Daning Xian
      	汾西县		Fenxi Xian
      	浮山县		Fushan Xian
      	古县		Gu Xian
      	洪洞县		Hongtong Xian
      	侯马市		Houma Shi
      	霍州市		Huozhou Shi
      	吉县		Ji Xian
      	蒲县		Pu Xian
      	曲沃县		Quwo Xian
      	隰县		Xi Xian
      	乡宁县		Xiangning Xian
      	襄汾县		Xiangfen Xian
      	尧都区		Yaodu Qu
      	翼城县		Yicheng Xian
      	永和县		Yonghe Xian
      吕梁市		Lüliang Shi
      	方山县		Wanshan Xian
      	汾阳市		Fenyang Shi
      	交城县		Jiaocheng Xian
      	交口县		Jiaokou Xian
      	岚县		Lan Xian
      	离石区		Lishi Qu
      	临县		Lin Xian
      	柳林县		Liulin Xian
      	石楼县		Shilou Xian
      	文水县		Wenshui Xian
      	孝义市		Xiaoyi Shi
      	兴县		Xing Xian
      	中阳县		Zhongyang Xian
      朔州市		Shuozhou Shi
      	怀仁县		Huairen Xian
      	平鲁区		Pinglu Qu
      	山阴县		Shanyin Xian
      	朔城区		Shuocheng Qu
      	应县		Ying Xian
      	右玉县		Youyu Xian
      太原市		Taiyuan Shi
      	古交市		Gujiao Shi
      	尖草坪区		Jiancaoping Qu
      	晋源区		Jinyuan Qu
      	娄烦县		Loufan Xian
      	清徐县		Qingxu Xian
      	万柏林区		Wanbailin Qu
      	小店区		Xiaodian Qu
      	杏花岭区		Xinghualing Qu
      	阳曲县		Yangqu Xian
      	迎泽区		Yingze Qu
      忻州市		Xinzhou Shi
      	保德县		Baode Xian
      	代县		Dai Xian
      	定襄县		Dingxiang Xian
      	繁峙县		Fanshi Xian
      	河曲县		Hequ Xian
      	静乐县		Jingle Xian
      	岢岚县		Kelan Xian
      	宁武县		Ningwu Xian
      	偏关县		Pianguan Xian
      	神池县		Shenchi Xian
      	五台县		Wutai Xian
      	五寨县		Wuzhai Xian
      	忻府区		Xinfu Qu
      	原平市		Yuanping Shi
      阳泉市		Yangquan Shi
      	城区		Cheng Qu
      	郊区		Jiao Qu
      	矿区		Kuang Qu
      	平定县		Pingding Xian
      	盂县		Yu Xian
      运城市		Yuncheng Shi
      	河津市		Hejin Shi
      	稷山县		Jishan Xian
      	绛县		Jiang Xian
      	临猗县		Linyi Xian
      	平陆县		Pinglu Xian
      	芮城县		Ruicheng Xian
      	万荣县		Wanrong Xian
      	闻喜县		Wenxi Xian
      	夏县		Xia Xian
      	新绛县		Xinjiang Xian
      	盐湖区		Yanhu Qu
      	永济市		Yongji Shi
      	垣曲县		Yuanqu Xian
      长治市		Changzhi Shi
      	城区		Cheng Qu
      	壶关县		Huguan Xian
      	郊区		Jiao Qu
      	黎城县		Licheng Xian
      	潞城市		Lucheng Shi
      	平顺县		Pingshun Xian
      	沁县		Qin Xian
      	沁源县		Qinyuan Xian
      	屯留县		Tunliu Xian
      	武乡县		Wuxiang Xian
      	襄垣县		Xiangyuan Xian
      	长治县		Changzhi Xian
      	长子县		Zhangzi Xian
      =陕西省
      安康市		Ankang Shi
      	白河县		Baihe Xian
      	汉滨区		Hanbin Qu
      	汉阴县		Hanyin Xian
      	岚皋县		Langao Xian
      	宁陕县		Ningshan Xian
      	平利县		Pingli Xian
      	石泉县		Shiquan Xian
      	旬阳县		Xunyang Xian
      	镇坪县		Zhenping Xian
      	紫阳县		Ziyang Xian
      宝鸡市		Baoji Shi
      	陈仓区		Chencang Qu
      	凤县		Feng Xian
      	凤翔县		Fengxiang Xian
      	扶风县		Fufeng Xian
      	金台区		Jintai Qu
      	麟游县		Linyou Xian
      	陇县		Long Xian
      	眉县		Mei Xian
      	岐山县		Qishan Xian
      	千阳县		Qianyang Xian
      	太白县		Taibai Xian
      	渭滨区		Weibin Qu
      汉中市		Hanzhong Shi
      	城固县		Chenggu Xian
      	佛坪县		Foping Xian
      	汉台区		Hantai Qu
      	留坝县		Liuba Xian
      	略阳县		Lüeyang Xian
      	勉县		Mian Xian
      	南郑县		Nanzheng Xian
      	宁强县		Ningqiang Xian
      	西乡县		Xixiang Xian
      	洋县		Yang Xian
      	镇巴县		Zhenba Xian
      商洛市		Shangluo Shi
      	丹凤县		Danfeng Xian
      	洛南县		Luonan Xian
      	山阳县		Shanyang Xian
      	商南县		Shangnan Xian
      	商州区		Shangzhou Qu
      	柞水县		Zhashui Xian
      	镇安县		Zhen'an Xian
      铜川市		Tongchuan Shi
      	王益区		Wangyi Qu
      	耀州区		Yaozhou Qu
      	宜君县		Yijun Xian
      	印台区		Yintai Qu
      渭南市		Weinan Shi
      	白水县		Baishui Xian
      	澄城县		Chengcheng Xian
      	大荔县		Dali Xian
      	富平县		Fuping Xian
      	韩城市		Hancheng Shi
      	合阳县		Heyang Xian
      	华县		Hua Xian
      	华阴市		Huayin Shi
      	临渭区		Linwei Qu
      	蒲城县		Pucheng Xian
      	潼关县		Tongguan Xian
      西安市		Xi'an Shi
      	灞桥区		Baqiao Qu
      	碑林区		Beilin Qu
      	高陵县		Gaoling Xian
      	户县		Hu Xian
      	蓝田县		Lantian Xian
      	莲湖区		Lianhu Qu
      	临潼区		Lintong Qu
      	未央区		Weiyang Qu
      	新城区		Xincheng Qu
      	阎良区		Yanliang Qu
      	雁塔区		Yanta Qu
      	长安区		Chang'an Qu
      	周至县		Zhouzhi Xian
      咸阳市		Xianyang Shi
      	彬县		Bin Xian
      	淳化县		Chunhua Xian
      	泾阳县		Jingyang Xian
      	礼泉县		Liquan Xian
      	乾县		Qian Xian
      	秦都区		Qindu Qu
      	三原县		Sanyuan Xian
      	渭城区		Weicheng Qu
      	武功县		Wugong Xian
      	兴平市		Xingping Shi
      	旬邑县		Xunyi Xian
      	杨凌区		Yangling Qu
      	永寿县		Yongshou Xian
      	长武县		Changwu Xian
      延安市		Yan'an Shi
      	安塞县		Ansai Xian
      	宝塔区		Baota Qu
      	富县		Fu Xian
      	甘泉县		Ganquan Xian
      	黄陵县		Huangling Xian
      	黄龙县		Huanglong Xian
      	洛川县		Luochuan Xian
      	吴起县		Wuqi Xian
      	延川县		Yanchuan Xian
      	延长县		Yanzhang Xian
      	宜川县		Yichuan Xian
      	志丹县		Zhidan Xian
      	子长县		Zichang Xian
      榆林市		Yulin Shi
      	定边县		Dingbian Xian
      	府谷县		Fugu Xian
      	横山县		Hengshan Xian
      	佳县		Jia Xian
      	靖边县		Jingbian Xian
      	米脂县		Mizhi Xian
      	清涧县		Qingjian Xian
      	神木县		Shenmu Xian
      	绥德县		Suide Xian
      	吴堡县		Wubu Xian
      	榆阳区		Yuyang Qu
      	子洲县		Zizhou Xian
      =上海市
      宝山区		Baoshan Qu
      崇明县		Chongming Xian
      奉贤区		Fengxian Qu
      虹口区		Hongkou Qu
      黄浦区		Huangpu Qu
      嘉定区		Jiading Qu
      金山区		Jinshan Qu
      静安区		Jing'an Qu
      闵行区		Minhang Qu
      浦东新区		Pudong Xinqu
      普陀区		Putuo Qu
      青浦区		Qingpu Qu
      松江区		Songjiang Qu
      徐汇区		Xuhui Qu
      杨浦区		Yangpu Qu
      闸北区		Zhabei Qu
      长宁区		Changning Qu
      =四川省
      阿坝藏族羌族自治州	阿坝州	Aba Zangzuqiangzuzizhizhou
      	阿坝县		Aba Xian
      	黑水县		Heishui Xian
      	红原县		Hongyuan Xian
      	金川县		Jinchuan Xian
      	九寨沟县		Jiuzhaigou Xian
      	理县		Li Xian
      	马尔康县		Barkam Xian
      	茂县		Mao Xian
      	壤塘县		Zamtang Xian
      	若尔盖县		Zoǐgê Xian
      	松潘县		Songpan Xian
      	汶川县		Wenchuan Xian
      	小金县		Xiaojin Xian
      巴中市		Bazhong Shi
      	巴州区		Bazhou Qu
      	南江县		Nanjiang Xian
      	平昌县		Pingchang Xian
      	通江县		Tongjiang Xian
      成都市		Chengdu Shi
      	成华区		Chenghua Qu
      	崇州市		Chongzhou Shi
      	大邑县		Dayi Xian
      	都江堰市		Dujiangyan Shi
      	金牛区		Jinniu Qu
      	金堂县		Jintang Xian
      	锦江区		Jinjiang Qu
      	龙泉驿区		Longquanyi Qu
      	彭州市		Pengzhou Shi
      	郫县		Pi Xian
      	蒲江县		Pujiang Xian
      	青白江区		Qingbaijiang Qu
      	青羊区		Qingyang Qu
      	邛崃市		Qionglai Shi
      	双流县		Shuangliu Xian
      	温江区		Wenjiang Qu
      	武侯区		Wuhou Qu
      	新都区		Xindu Qu
      	新津县		Xinjin Xian
      达州市		Dazhou Shi
      	达川区		Dachuan Qu
      	大竹县		Dazhu Xian
      	开江县		Kaijiang Xian
      	渠县		Qu Xian
      	通川区		Tongzhou Qu
      	万源市		Wanyuan Shi
      	宣汉县		Xuanhan Xian
      德阳市		Deyang Shi
      	广汉市		Guanghan Shi
      	旌阳区		Jingyang Qu
      	罗江县		Luojiang Xian
      	绵竹市		Mianzhu Shi
      	什邡市		Shifang Shi
      	中江县		Zhongjiang Xian
      甘孜藏族自治州	甘孜州	Garzê Zhou
      	巴塘县		Batang Xian
      	白玉县		Baiyu Xian
      	丹巴县		Danba Xian
      	道孚县		Dawu Xian
      	稻城县		Daocheng Xian
      	得荣县		Dêrong Xian
      	德格县		Dêgê Xian
      	甘孜县		Garzê Xian
      	九龙县		Jiulong Xian
      	康定县		Kangding Xian
      	理塘县		Litang Xian
      	泸定县		Luding Xian
      	炉霍县		Luhuo Xian
      	色达县		Sêrtar Xian
      	石渠县		Sêrxü Xian
      	乡城县		Xiangcheng Xian
      	新龙县		Xinlong Xian
      	雅江县		Yajiang Xian
      广安市		Guang'an Shi
      	广安区		Guang'an Qu
      	华蓥市		Huaying Shi
      	邻水县		Linshui Xian
      	武胜县		Wusheng Xian
      	岳池县		Yuechi Xian
      广元市		Guangyuan Shi
      	苍溪县		Cangxi Xian
      	朝天区		Chaotian Qu
      	剑阁县		Jiange Xian
      	利州区		Lizhou Qu
      	青川县		Qingchuan Xian
      	市中区		Shizhong Qu
      	旺苍县		Wangcang Xian
      	元坝区		Yuanba Qu
      乐山市		Leshan Shi
      	峨边彝族自治县	峨边县	Ebian Xian
      	峨眉山市		Emeishan Shi
      	夹江县		Jiajiang Xian
      	犍为县		Qianwei Xian
      	金口河区		Jinkouhe Qu
      	井研县		Jingyan Xian
      	马边彝族自治县	马边县	Mabian Xian
      	沐川县		Muchuan Xian
      	沙湾区		Shawan Qu
      	市中区		Shizhong Qu
      	五通桥区		Wutongqiao Qu
      凉山彝族自治州	凉山州	Liangshan Zhou
      	布拖县		Butuo Xian
      	德昌县		Dechang Xian
      	甘洛县		Ganluo Xian
      	会东县		Huidong Xian
      	会理县		Huili Xian
      	金阳县		Jinyang Xian
      	雷波县		Leibo Xian
      	美姑县		Meigu Xian
      	冕宁县		Mianning Xian
      	木里藏族自治县	木里县	Muli Xian
      	宁南县		Ningnan Xian
      	普格县		Puge Xian
      	西昌市		Xichang Shi
      	喜德县		Xide Xian
      	盐源县		Yanyuan Xian
      	越西县		Yuexi Xian
      	昭觉县		Zhaojue Xian
      泸州市		Luzhou Shi
      	古蔺县		Gulin Xian
      	合江县		Hejiang Xian
      	江阳区		Jiangyang Qu
      	龙马潭区		Longmatan Qu
      	泸县		Lu Xian
      	纳溪区		Naxi Qu
      	叙永县		Xuyong Xian
      眉山市		Meishan Shi
      	丹棱县		Danling Xian
      	东坡区		Dongpo Qu
      	洪雅县		Hongya Xian
      	彭山县		Pengshan Xian
      	青神县		Qingshen Xian
      	仁寿县		Renshou Xian
      绵阳市		Mianyang Shi
      	安县		An Xian
      	北川羌族自治县	北川县	Beichuan Xian
      	涪城区		Fucheng Qu
      	江油市		Jiangyou Shi
      	平武县		Pingwu Xian
      	三台县		Santai Xian
      	盐亭县		Yanting Xian
      	游仙区		Youxian Qu
      	梓潼县		Zitong Xian
      南充市		Nanchong Shi
      	高坪区		Gaoping Qu
      	嘉陵区		Jialing Qu
      	阆中市		Langzhong Shi
      	南部县		Nanbu Xian
      	蓬安县		Peng'an Xian
      	顺庆区		Shunqing Qu
      	西充县		Xichong Xian
      	仪陇县		Yilong Xian
      	营山县		Yingshan Xian
      内江市		Neijiang Shi
      	东兴区		Dongxing Qu
      	隆昌县		Longchang Xian
      	市中区		Shizhong Qu
      	威远县		Weiyuan Xian
      	资中县		Zizhong Xian
      攀枝花市		Panzhihua Shi
      	东区		Dong Qu
      	米易县		Miyi Xian
      	仁和区		Renhe Qu
      	西区		Xi Qu
      	盐边县		Yanbian Xian
      遂宁市		Suining Shi
      	安居区		Anju Qu
      	船山区		Chuanshan Qu
      	大英县		Daying Xian
      	蓬溪县		Pengxi Xian
      	射洪县		Shehong Xian
      雅安市		Ya'an Shi
      	宝兴县		Baoxing Xian
      	汉源县		Hanyuan Xian
      	芦山县		Lushan Xian
      	名山区		Mingshan Qu
      	石棉县		Shimian Xian
      	天全县		Tianquan Xian
      	荥经县		Yingjing Xian
      	雨城区		Yucheng Qu
      宜宾市		Yibin Shi
      	翠屏区		Cuiping Qu
      	高县		Gao Xian
      	珙县		Gong Xian
      	江安县		Jiang'an Xian
      	南溪县		Nanxi Xian
      	屏山县		Pingshan Xian
      	兴文县		Xingwen Xian
      	宜宾县		Yibin Xian
      	筠连县		Junlian Xian
      	长宁县		Changning Xian
      资阳市		Ziyang Shi
      	安岳县		Anyue Xian
      	简阳市		Jianyang Shi
      	乐至县		Lezhi Xian
      	雁江区		Yanjiang Qu
      自贡市		Zigong Shi
      	大安区		Da'an Qu
      	富顺县		Fushun Xian
      	贡井区		Gongjing Qu
      	荣县		Rong Xian
      	沿滩区		Yantan Qu
      	自流井区		Ziliujing Qu
      =台湾
      高雄市		Kaohsiung City	8[02-5]|81[1-579]
      	阿蓮區		Alian District	822
      	大寮區		Daliao District	831
      	大社區		Dashe District	815
      	大樹區		Dashu District	840
      	東沙島		Dongsha Island	817
      	鳳山區		Fengshan District	830
      	岡山區		Gangshan District	820
      	鼓山區		Gushan District	804
      	湖內區		Hunei District	829
      	茄萣區		Jiading District	852
      	甲仙區		Jiaxian District	847
      	林園區		Linyuan District	832
      	苓雅區		Lingya District	802
      	六龜區		Liugui District	844
      	路竹區		Luzhu District	821
      	茂林區		Maolin District	851
      	美濃區		Meinong District	843
      	彌陀區		Mituo District	827
      	那瑪夏區		Namaxia District	849
      	南沙島		Nansha Island	819
      	楠梓區		Nanzi District	811
      	內門區		Neimen District	845
      	鳥松區		Niaosong District	833
      	旗津區		Qijin District	805
      	旗山區		Qishan District	842
      	前金區		Qianjin District	801
      	前鎮區		Qianzhen District	806
      	橋頭區		Qiaotou District	825
      	仁武區		Renwu District	814
      	三民區		Sanmin District	807
      	杉林區		Shanlin District	846
      	桃源區		Taoyuan District	848
      	田寮區		Tianliao District	823
      	小港區		Xiaogang District	812
      	新興區		Xinxing District	800
      	鹽埕區		Yancheng District	803
      	燕巢區		Yanchao District	824
      	永安區		Yong'an District	828
      	梓官區		Ziguan District	826
      	左營區		Zuoying District	813
      花蓮縣		Hualien County	9[78]
      	豐濱鄉		Fengbin Township	977
      	鳳林鎮		Fenglin Township	975
      	富里鄉		Fuli Township	983
      	光復鄉		Guangfu Township	976
      	花蓮市		Hualien City	970
      	吉安鄉		Ji'an Township	973
      	瑞穗鄉		Ruisui Township	978
      	壽豐鄉		Shoufeng Township	974
      	萬榮鄉		Wanrong Township	979
      	新城鄉		Xincheng Township	971
      	秀林鄉		Xiulin Township	972
      	玉里鎮		Yuli Township	981
      	卓溪鄉		Zhuoxi Township	982
      基隆市		Keelung City	20[0-6]
      	安樂區		Anle District	204
      	暖暖區		Nuannuan District	205
      	七堵區		Qidu District	206
      	仁愛區		Ren'ai District	200
      	信義區		Xinyi District	201
      	中山區		Zhongshan District	203
      	中正區		Zhongzheng District	202
      嘉義市		Chiayi City	600
      	東區		East District
      	西區		West District
      嘉義縣		Chiayi County	60[1-9]|6[12]
      	阿里山鄉		Alishan Township	605
      	布袋鎮		Budai Township	625
      	大埔鄉		Dapu Township	607
      	大林鎮		Dalin Township	622
      	東石鄉		Dongshi Township	614
      	番路鄉		Fanlu Township	602
      	六腳鄉		Liujiao Township	615
      	鹿草鄉		Lucao Township	611
      	梅山鄉		Meishan Township	603
      	民雄鄉		Minxiong Township	621
      	朴子市		Puzi City	613
      	水上鄉		Shuishang Township	608
      	太保市		Taibao City	612
      	溪口鄉		Xikou Township	623
      	新港鄉		Xingang Township	616
      	義竹鄉		Yizhu Township	624
      	中埔鄉		Zhongpu Township	606
      	竹崎鄉		Zhuqi Township	604
      金門縣		Kinmen County	89
      	金城鎮		Jincheng Township	893
      	金湖鎮		Jinhu Township	891
      	金寧鄉		Jinning Township	892
      	金沙鎮		Jinsha Township	890
      	烈嶼鄉		Lieyu Township	894
      	烏坵鄉		Wuqiu Township	896
      連江縣		Lienchiang County	209|21[012]
      	北竿鄉		Beigan Township	210
      	東引鄉		Dongyin Township	212
      	莒光鄉		Juguang Township	211
      	南竿鄉		Nangan Township	209
      苗栗縣		Miaoli County	3[56]
      	大湖鄉		Dahu Township	364
      	公館鄉		Gongguan Township	363
      	後龍鎮		Houlong Township	356
      	苗栗市		Miaoli City	360
      	南庄鄉		Nanzhuang Township	353
      	三灣鄉		Sanwan Township	352
      	三義鄉		Sanyi Township	367
      	獅潭鄉		Shitan Township	354
      	泰安鄉		Tai'an Township	365
      	通霄鎮		Tongxiao Township	357
      	銅鑼鄉		Tongluo Township	366
      	頭份市		Toufen City	351
      	頭屋鄉		Touwu Township	362
      	西湖鄉		Xihu Township	368
      	苑裡鎮		Yuanli Township	358
      	造橋鄉		Zaoqiao Township	361
      	竹南鎮		Zhunan Township	350
      	卓蘭鎮		Zhuolan Township	369
      南投縣		Nantou County	5[45]
      	埔里鎮		Puli Township	545
      	草屯鎮		Caotun Township	542
      	國姓鄉		Guoxing Township	544
      	集集鎮		Jiji Township	552
      	鹿谷鄉		Lugu Township	558
      	名間鄉		Mingjian Township	551
      	南投市		Nantou City	540
      	仁愛鄉		Ren'ai Township	546
      	水里鄉		Shuili Township	553
      	信義鄉		Xinyi Township	556
      	魚池鄉		Yuchi Township	555
      	中寮鄉		Zhongliao Township	541
      	竹山鎮		Zhushan Township	557
      澎湖縣		Penghu County	88
      	白沙鄉		Baisha Township	884
      	湖西鄉		Huxi Township	885
      	馬公市		Magong City	880
      	七美鄉		Qimei Township	883
      	望安鄉		Wang'an Township	882
      	西嶼鄉		Xiyu Township	881
      屏東縣		Pingtung County	9[0-4]
      	潮州鎮		Chaozhou Township	920
      	車城鄉		Checheng Township	944
      	春日鄉		Chunri Township	942
      	東港鎮		Donggang Township	928
      	枋寮鄉		Fangliao Township	940
      	枋山鄉		Fangshan Township	941
      	高樹鄉		Gaoshu Township	906
      	恆春鎮		Hengchun Township	946
      	佳冬鄉		Jiadong Township	931
      	九如鄉		Jiuru Township	904
      	崁頂鄉		Kanding Township	924
      	來義鄉		Laiyi Township	922
      	里港鄉		Ligang Township	905
      	林邊鄉		Linbian Township	927
      	麟洛鄉		Linluo Township	909
      	琉球鄉		Liuqiu Township	929
      	瑪家鄉		Majia Township	903
      	滿洲鄉		Manzhou Township	947
      	牡丹鄉		Mudan Township	945
      	南州鄉		Nanzhou Township	926
      	內埔鄉		Neipu Township	912
      	屏東市		Pingtung City	900
      	三地門鄉		Sandimen Township	901
      	獅子鄉		Shizi Township	943
      	泰武鄉		Taiwu Township	921
      	萬丹鄉		Wandan Township	913
      	萬巒鄉		Wanluan Township	923
      	霧台鄉		Wutai Township	902
      	新埤鄉		Xinpi Township	925
      	新園鄉		Xinyuan Township	932
      	鹽埔鄉		Yanpu Township	907
      	長治鄉		Changzhi Township	908
      	竹田鄉		Zhutian Township	911
      台北市		Taipei City	1[01]
      	北投區		Beitou District	112
      	大安區		Da'an District	106
      	大同區		Datong District	103
      	南港區		Nangang District	115
      	內湖區		Neihu District	114
      	士林區		Shilin District	111
      	松山區		Songshan District	105
      	萬華區		Wanhua District	108
      	文山區		Wenshan District	116
      	信義區		Xinyi District	110
      	中山區		Zhongshan District	104
      	中正區		Zhongzheng District	100
      台東縣		Taitung County	9[56]
      	卑南鄉		Beinan Township	954
      	成功鎮		Chenggong Township	961
      	池上鄉		Chishang Township	958
      	達仁鄉		Daren Township	966
      	大武鄉		Dawu Township	965
      	東河鄉		Donghe Township	959
      	關山鎮		Guanshan Township	956
      	海端鄉		Haiduan Township	957
      	金峰鄉		Jinfeng Township	964
      	蘭嶼鄉		Lanyu Township	952
      	鹿野鄉		Luye Township	955
      	綠島鄉		Lüdao Township	951
      	台東市		Taitung City	950
      	太麻里鄉		Taimali Township	963
      	延平鄉		Yanping Township	953
      	長濱鄉		Changbin Township	962
      台南市		Tainan City	7[0-4]
      	安定區		Anding District	745
      	安南區		Annan District	709
      	安平區		Anping District	708
      	白河區		Baihe District	732
      	北門區		Beimen District	727
      	北區		North District	704
      	大內區		Danei District	742
      	東區		East District	701
      	東山區		Dongshan District	733
      	官田區		Guantian District	720
      	關廟區		Guanmiao District	718
      	歸仁區		Guiren District	711
      	後壁區		Houbi District	731
      	佳里區		Jiali District	722
      	將軍區		Jiangjun District	725
      	柳營區		Liuying District	736
      	六甲區		Liujia District	734
      	龍崎區		Longqi District	719
      	麻豆區		Madou District	721
      	南化區		Nanhua District	716
      	南區		South District	702
      	楠西區		Nanxi District	715
      	七股區		Qigu District	724
      	仁德區		Rende District	717
      	山上區		Shanshang District	743
      	善化區		Shanhua District	741
      	西港區		Xigang District	723
      	下營區		Xiaying District	735
      	新化區		Xinhua District	712
      	新市區		Xinshi District	744
      	新營區		Xinying District	730
      	學甲區		Xuejia District	726
      	鹽水區		Yanshui District	737
      	永康區		Yongkang District	710
      	玉井區		Yujing District	714
      	中西區		West Central District	700
      	左鎮區		Zuozhen District	713
      台中市		Taichung City	4[0-3]
      	北區		North District	404
      	北屯區		Beitun District	406
      	大安區		Da'an District	439
      	大肚區		Dadu District	432
      	大甲區		Dajia District	437
      	大里區		Dali District	412
      	大雅區		Daya District	428
      	東區		East District	401
      	東勢區		Dongshi District	423
      	豐原區		Fengyuan District	420
      	和平區		Heping District	424
      	后里區		Houli District	421
      	龍井區		Longjing District	434
      	南區		South District	402
      	南屯區		Nantun District	408
      	清水區		Qingshui District	436
      	沙鹿區		Shalu District	433
      	神岡區		Shengang District	429
      	石岡區		Shigang District	422
      	太平區		Taiping District	411
      	潭子區		Tanzi District	427
      	外埔區		Waipu District	438
      	烏日區		Wuri District	414
      	梧棲區		Wuqi District	435
      	霧峰區		Wufeng District	413
      	西區		West District	403
      	西屯區		Xitun District	407
      	新社區		Xinshe District	426
      	中區		Central District	400
      桃園市		Taoyuan City	3[23]
      	八德區		Bade District	334
      	大溪區		Daxi District	335
      	大園區		Dayuan District	337
      	復興區		Fuxing District	336
      	觀音區		Guanyin District	328
      	龜山區		Guishan District	333
      	龍潭區		Longtan District	325
      	蘆竹區		Luzhu District	338
      	平鎮區		Pingzhen District	324
      	桃園區		Taoyuan District	330
      	新屋區		Xinwu District	327
      	楊梅區		Yangmei District	326
      	中壢區		Zhongli District	320
      新北市		New Taipei City	20[78]|2[2345]
      	八里區		Bali District	249
      	板橋區		Banqiao District	220
      	淡水區		Tamsui District	251
      	貢寮區		Gongliao District	228
      	金山區		Jinshan District	208
      	林口區		Linkou District	244
      	蘆洲區		Luzhou District	247
      	平溪區		Pingxi District	226
      	坪林區		Pinglin District	232
      	瑞芳區		Ruifang District	224
      	三峽區		Sanxia District	237
      	三芝區		Sanzhi District	252
      	三重區		Sanchong District	241
      	深坑區		Shenkeng District	222
      	石碇區		Shiding District	223
      	石門區		Shimen District	253
      	樹林區		Shulin District	238
      	雙溪區		Shuangxi District	227
      	泰山區		Taishan District	243
      	土城區		Tucheng District	236
      	萬里區		Wanli District	207
      	烏來區		Wulai District	233
      	五股區		Wugu District	248
      	汐止區		Xizhi District	221
      	新店區		Xindian District	231
      	新莊區		Xinzhuang District	24[28]
      	鶯歌區		Yingge District	239
      	永和區		Yonghe District	234
      	中和區		Zhonghe District	235
      新竹市		Hsinchu City	300
      	北區		North District
      	東區		East District
      	香山區		Xiangshan District
      新竹縣		Hsinchu County	30[2-8]|31
      	寶山鄉		Baoshan Township	308
      	北埔鄉		Beipu Township	314
      	峨眉鄉		Emei Township	315
      	關西鎮		Guanxi Township	306
      	橫山鄉		Hengshan Township	312
      	湖口鄉		Hukou Township	303
      	尖石鄉		Jianshi Township	313
      	芎林鄉		Qionglin Township	307
      	五峰鄉		Wufeng Township	311
      	新埔鎮		Xinpu Township	305
      	新豐鄉		Xinfeng Township	304
      	竹北市		Zhubei City	302
      	竹東鎮		Zhudong Township	310
      宜蘭縣		Yilan County	2[67]
      	大同鄉		Datong Township	267
      	冬山鄉		Dongshan Township	269
      	礁溪鄉		Jiaoxi Township	262
      	羅東鎮		Luodong Township	265
      	南澳鄉		Nan'ao Township	272
      	三星鄉		Sanxing Township	266
      	蘇澳鎮		Su'ao Township	270
      	頭城鎮		Toucheng Township	261
      	五結鄉		Wujie Township	268
      	宜蘭市		Yilan City	260
      	員山鄉		Yuanshan Township	264
      	壯圍鄉		Zhuangwei Township	263
      雲林縣		Yunlin County	6[3-5]
      	褒忠鄉		Baozhong Township	634
      	北港鎮		Beigang Township	651
      	莿桐鄉		Citong Township	647
      	大埤鄉		Dapi Township	631
      	東勢鄉		Dongshi Township	635
      	斗六市		Douliu City	640
      	斗南鎮		Dounan Township	630
      	二崙鄉		Erlun Township	649
      	古坑鄉		Gukeng Township	646
      	虎尾鎮		Huwei Township	632
      	口湖鄉		Kouhu Township	653
      	林內鄉		Linnei Township	643
      	崙背鄉		Lunbei Township	637
      	麥寮鄉		Mailiao Township	638
      	水林鄉		Shuilin Township	652
      	四湖鄉		Sihu Township	654
      	台西鄉		Taixi Township	636
      	土庫鎮		Tuku Township	633
      	西螺鎮		Xiluo Township	648
      	元長鄉		Yuanchang Township	655
      彰化縣		Changhua County	5[0123]
      	北斗鎮		Beidou Township	521
      	埔心鄉		Puxin Township	513
      	埔鹽鄉		Puyan Township	516
      	大城鄉		Dacheng Township	527
      	大村鄉		Dacun Township	515
      	二林鎮		Erlin Township	526
      	二水鄉		Ershui Township	530
      	芳苑鄉		Fangyuan Township	528
      	芬園鄉		Fenyuan Township	502
      	福興鄉		Fuxing Township	506
      	和美鎮		Hemei Township	508
      	花壇鄉		Huatan Township	503
      	鹿港鎮		Lukang Township	505
      	埤頭鄉		Pitou Township	523
      	社頭鄉		Shetou Township	511
      	伸港鄉		Shengang Township	509
      	田尾鄉		Tianwei Township	522
      	田中鎮		Tianzhong Township	520
      	溪湖鎮		Xihu Township	514
      	溪州鄉		Xizhou Township	524
      	線西鄉		Xianxi Township	507
      	秀水鄉		Xiushui Township	504
      	永靖鄉		Yongjing Township	512
      	員林市		Yuanlin City	510
      	彰化市		Changhua City	500
      	竹塘鄉		Zhutang Township	525
      =天津市
      宝坻区		Baodi Qu
      北辰区		Beichen Qu
      滨海新区		Binhai Xinqu
      东丽区		Dongli Qu
      和平区		Heping Qu
      河北区		Hebei Qu
      河东区		Hedong Qu
      河西区		Hexi Qu
      红桥区		Hongqiao Qu
      蓟县		Ji Xian
      津南区		Jinnan Qu
      静海县		Jinghai Xian
      南开区		Nankai Qu
      宁河县		Ninghe Xian
      武清区		Wuqing Qu
      西青区		Xiqing Qu
      =西藏自治区
      阿里地区		Ngari Diqu
      	措勤县		Coqên Xian
      	噶尔县		Gar Xian
      	改则县		Gêrzê Xian
      	革吉县		Gê'gyai Xian
      	普兰县		Burang Xian
      	日土县		Rutog Xian
      	札达县		Zanda Xian
      昌都地区		Qamdo Diqu
      	八宿县		Baxoi Xian
      	边坝县		Banbar Xian
      	察雅县		Chagyab Xian
      	昌都县		Qamdo Xian
      	丁青县		Dêngqên Xian
      	贡觉县		Konjo Xian
      	江达县		Jomda Xian
      	类乌齐县		Riwoq Xian
      	洛隆县		Lhorong Xian
      	芒康县		Mangkam Xian
      	左贡县		Zogang Xian
      拉萨市		Lhasa Shi
      	城关区		Chengguan Qu
      	达孜县		Dagzê Xian
      	当雄县		Damxung Xian
      	堆龙德庆县		Doilungdêqên Xian
      	林周县		Lhünzhub Xian
      	墨竹工卡县		Maizhokunggar Xian
      	尼木县		Nyêmo Xian
      	曲水县		Qüxü Xian
      林芝地区		Nyingchi Diqu
      	波密县		Bomi Xian
      	察隅县		Zayü Xian
      	工布江达县		Gongbo'gyamda Xian
      	朗县		Nang Xian
      	林芝县		Nyingchi Xian
      	米林县		Mainling Xian
      	墨脱县		Mêtog Xian
      那曲地区		Nagqu Diqu
      	安多县		Amdo Xian
      	巴青县		Baqên Xian
      	班戈县		Bangoin Xian
      	比如县		Biru Xian
      	嘉黎县		Lhari Xian
      	那曲县		Nagqu Xian
      	尼玛县		Nyima Xian
      	聂荣县		Nyainrong Xian
      	申扎县		Xainza Xian
      	索县		Sog Xian
      日喀则地区		Xigazê Diqu
      	昂仁县		Ngamring Xian
      	白朗县		Bainang Xian
      	定结县		Dinggyê Xian
      	定日县		Tingri Xian
      	岗巴县		Gamba Xian
      	吉隆县		Gyirong Xian
      	江孜县		Gyangzê Xian
      	康马县		Kangmar Xian
      	拉孜县		Lhazê Xian
      	南木林县		Namling Xian
      	聂拉木县		Nyalam Xian
      	仁布县		Rinbung Xian
      	日喀则市		Xigazê Shi
      	萨嘎县		Saga Xian
      	萨迦县		Sa'gya Xian
      	谢通门县		Xaitongmoin Xian
      	亚东县		Yadong Xian
      	仲巴县		Zhongba Xian
      山南地区		Shannan Diqu
      	措美县		Comai Xian
      	错那县		Cona Xian
      	贡嘎县		Gonggar Xian
      	加查县		Gyaca Xian
      	浪卡子县		Nagarzê Xian
      	隆子县		Lhünzê Xian
      	洛扎县		Lhozhag Xian
      	乃东县		Nêdong Xian
      	琼结县		Qonggyai Xian
      	曲松县		Qusum Xian
      	桑日县		Sangri Xian
      	扎囊县		Zhanang Xian
      =香港
      九龍		Kowloon
      香港島		Hong Kong Island
      新界		New Territories
      =新疆维吾尔自治区
      阿克苏地区		Aksu Diqu
      	阿克苏市		Aksu Shi
      	阿瓦提县		Awat Xian
      	拜城县		Baicheng Xian
      	柯坪县		Kalpin Xian
      	库车县		Kuqa Xian
      	沙雅县		Xayar Xian
      	温宿县		Wensu Xian
      	乌什县		Wushi Xian
      	新和县		Xinhe Xian
      阿拉尔市		Ala'er Shi
      阿勒泰地区		Altay Shi
      	阿勒泰市		Aleitai Shi
      	布尔津县		Burqin Xian
      	福海县		Fuhai Xian
      	富蕴县		Fuyun Xian
      	哈巴河县		Habahe Xian
      	吉木乃县		Jeminay Xian
      	青河县		Qinghe Xian
      巴音郭楞蒙古自治州	巴音郭楞州	Bayingolin Zhou
      	博湖县		Bohu Xian
      	和静县		Hejing Xian
      	和硕县		Hoxud Xian
      	库尔勒市		Korla Shi
      	轮台县		Luntai Xian
      	且末县		Qiemo Xian
      	若羌县		Ruoqiang Xian
      	尉犁县		Yuli Xian
      	焉耆回族自治县	焉耆县	Yanqi Xian
      博尔塔拉蒙古自治州	博尔塔拉州	Bortala Zhou
      	博乐市		Bole Shi
      	精河县		Jinghe Xian
      	温泉县		Wenquan Xian
      昌吉回族自治州	昌吉州	Changji Zhou
      	昌吉市		Changji Shi
      	阜康市		Fukang Shi
      	呼图壁县		Hutubi Xian
      	吉木萨尔县		Jimsar Xian
      	玛纳斯县		Manas Xian
      	木垒哈萨克自治县	木垒县	Mori Xian
      	奇台县		Qitai Xian
      哈密地区		Hami Diqu
      	巴里坤哈萨克自治县	巴里坤县	Barkol Xian
      	哈密市		Hami Shi
      	伊吾县		Yiwu Xian
      和田地区		Hotan Diqu
      	策勒县		Qira Xian
      	和田市		Hotan Shi
      	和田县		Hotan Xian
      	洛浦县		Lop Xian
      	民丰县		Minfeng Xian
      	墨玉县		Moyu Xian
      	皮山县		Pishan Xian
      	于田县		Yutian Xian
      喀什地区		Kashi Diqu
      	巴楚县		Bachu Xian
      	伽师县		Jiashi Xian
      	喀什市		Kashi Shi
      	麦盖提县		Markit Xian
      	莎车县		Shache Xian
      	疏附县		Shufu Xian
      	疏勒县		Shule Xian
      	塔什库尔干塔吉克自治县	塔什库尔干县	Taxkorgan Xian
      	叶城县		Yecheng Xian
      	英吉沙县		Yengisar Xian
      	岳普湖县		Yopurga Xian
      	泽普县		Zepu Xian
      克拉玛依市		Karamay Shi
      	白碱滩区		Baijiantan Qu
      	独山子区		Dushanzi Qu
      	克拉玛依区		Karamay Qu
      	乌尔禾区		Orku Qu
      克孜勒苏柯尔克孜自治州	克孜勒苏州	Kizilsu Zhou
      	阿合奇县		Akqi Xian
      	阿克陶县		Akto Xian
      	阿图什市		Artux Shi
      	乌恰县		Wuqia Xian
      石河子市		Shihezi Shi
      塔城地区		Tacheng Diqu
      	额敏县		Emin Xian
      	和布克赛尔蒙古自治县	和布克赛尔县	Hoboksar Xian
      	沙湾县		Shawan Xian
      	塔城市		Tachung Shi
      	托里县		Toli Xian
      	乌苏市		Usu Shi
      	裕民县		Yumin Xian
      图木舒克市		Tumushuke Shi
      吐鲁番地区		Turpan Diqu
      	鄯善县		Shanshan Xian
      	吐鲁番市		Turpan Shi
      	托克逊县		Toksun Xian
      乌鲁木齐市		Ürümqi Shi
      	达坂城区		Dabancheng Qu
      	米东区		Midong Qu
      	沙依巴克区		Saybagh Qu
      	水磨沟区		Shuimogou Qu
      	天山区		Tianshan Qu
      	头屯河区		Toutunhe Qu
      	乌鲁木齐县		Ürümqi Xian
      	新市区		Xinshi Qu
      五家渠市		Wujiaqu Shi
      伊犁哈萨克自治州	伊犁州	Ili Zhou
      	察布查尔锡伯自治县	察布查尔县	Qapqal Xian
      	巩留县		Gongliu Xian
      	霍城县		Huocheng Xian
      	奎屯市		Kuytun Shi
      	尼勒克县		Nilka Xian
      	特克斯县		Tekes Xian
      	新源县		Xinyuan Xian
      	伊宁市		Yining Shi
      	伊宁县		Yining Xian
      	昭苏县		Zhaosu Xian
      =云南省
      保山市		Baoshan Shi
      	昌宁县		Changning Xian
      	龙陵县		Longling Xian
      	隆阳区		Longyang Qu
      	施甸县		Shidian Xian
      	腾冲县		Tengchong Xian
      楚雄彝族自治州	楚雄州	Chuxiong Zhou
      	楚雄市		Chuxiong Shi
      	大姚县		Dayao Xian
      	禄丰县		Lufeng Xian
      	牟定县		Mouding Xian
      	南华县		Nanhua Xian
      	双柏县		Shuangbai Xian
      	武定县		Wuding Xian
      	姚安县		Yao'an Xian
      	永仁县		Yongren Xian
      	元谋县		Yuanmou Xian
      大理白族自治州	大理州	Dali Zhou
      	宾川县		Binchuan Xian
      	大理市		Dali Shi
      	洱源县		Eryuan Xian
      	鹤庆县		Heqing Xian
      	剑川县		Jianchuan Xian
      	弥渡县		Midu Xian
      	南涧彝族自治县	南涧县	Nanjian Xian
      	巍山彝族回族自治县	巍山县	Weishan Xian
      	祥云县		Xiangyun Xian
      	漾濞彝族自治县	漾濞县	Yangbi Xian
      	永平县		Yongping Xian
      	云龙县		Yunlong Xian
      德宏傣族景颇族自治州	德宏州	Dehong Zhou
      	梁河县		Lianghe Xian
      	陇川县		Longchuan Xian
      	潞西市		Luxi Shi
      	瑞丽市		Ruili Shi
      	盈江县		Yingjiang Xian
      迪庆藏族自治州	迪庆州	Dêqên Zhou
      	德钦县		Dêqên Xian
      	维西傈僳族自治县	维西县	Weixi Xian
      	香格里拉县		Shangêlila Xian
      红河哈尼族彝族自治州	红河州	Honghe Zhou
      	个旧市		Gejiu Shi
      	河口瑶族自治县	河口县	Hekou Xian
      	红河县		Honghe Xian
      	建水县		Jianshui Xian
      	金平苗族瑶族傣族自治县	金平县	Jinping Xian
      	开远市		Kaiyuan Shi
      	泸西县		Luxi Xian
      	绿春县		Lüchun Xian
      	蒙自市		Mengzi Shi
      	弥勒县		Mile Xian
      	屏边苗族自治县	屏边县	Pingbian Xian
      	石屏县		Shiping Xian
      	元阳县		Yuanyang Xian
      昆明市		Kunming Shi
      	安宁市		Anning Shi
      	呈贡区		Chenggong Qu
      	东川区		Dongchuan Qu
      	富民县		Fumin Xian
      	官渡区		Guandu Qu
      	晋宁县		Jinning Xian
      	禄劝彝族苗族自治县	禄劝县	Luquan Xian
      	盘龙区		Panlong Qu
      	石林彝族自治县	石林县	Shilin Xian
      	嵩明县		Songming Xian
      	五华区		Wuhua Qu
      	西山区		Xishan Qu
      	寻甸回族彝族自治县	寻甸县	Xundian Xian
      	宜良县		Yiliang Xian
      丽江市		Lijiang Shi
      	古城区		Gucheng Qu
      	华坪县		Huaping Xian
      	宁蒗彝族自治县	宁蒗县	Ninglang Xian
      	永胜县		Yongsheng Xian
      	玉龙纳西族自治县	玉龙县	Yulong Xian
      临沧市		Lincang Shi
      	沧源佤族自治县	沧源县	Cangyuan Xian
      	凤庆县		Fengqing Xian
      	耿马傣族佤族自治县	耿马县	Gengma Xian
      	临翔区		Linxiang Qu
      	双江拉祜族佤族布朗族傣族自治县	双江县	Shuangjiang Xian
      	永德县		Yongde Xian
      	云县		Yun Xian
      	镇康县		Zhenkang Xian
      怒江傈僳族自治州	怒江州	Nujiang Zhou
      	福贡县		Fugong Xian
      	贡山独龙族怒族自治县	贡山县	Gongshan Xian
      	兰坪白族普米族自治县	兰坪县	Lanping Xian
      	泸水县		Lushui Xian
      普洱市		Puer Shi
      	江城哈尼族彝族自治县	江城县	Jiangcheng Xian
      	景东彝族自治县	景东县	Jingdong Xian
      	景谷傣族彝族自治县	景谷县	Jinggu Xian
      	澜沧拉祜族自治县	澜沧县	Lancang Xian
      	孟连傣族拉祜族佤族自治县	孟连县	Menglian Xian
      	墨江哈尼族自治县	墨江县	Mojiang Xian
      	宁洱哈尼族彝族自治县	宁洱县	Ning'er Xian
      	思茅区		Simao Qu
      	西盟佤族自治县	西盟县	Ximeng Xian
      	镇沅彝族哈尼族拉祜族自治县	镇沅县	Zhenyuan Xian
      曲靖市		Qujing Shi
      	富源县		Fuyuan Xian
      	会泽县		Huize Xian
      	陆良县		Luliang Xian
      	罗平县		Luoping Xian
      	马龙县		Malong Xian
      	麒麟区		Qilin Qu
      	师宗县		Shizong Xian
      	宣威市		Xuanwei Shi
      	沾益县		Zhanyi Xian
      文山壮族苗族自治州	文山州	Wenshan Zhou
      	富宁县		Funing Xian
      	广南县		Guangnan Xian
      	麻栗坡县		Malipo Xian
      	马关县		Maguan Xian
      	丘北县		Qiubei Xian
      	文山县		Wenshan Xian
      	西畴县		Xichou Xian
      	砚山县		Yanshan Xian
      西双版纳傣族自治州	西双版纳州	Xishuangbanna Zhou
      	景洪市		Jinghong Shi
      	勐海县		Menghai Xian
      	勐腊县		Mengla Xian
      玉溪市		Yuxi Shi
      	澄江县		Chengjiang Xian
      	峨山彝族自治县	峨山县	Eshan Xian
      	红塔区		Hongta Qu
      	华宁县		Huaning Xian
      	江川县		Jiangchuan Xian
      	通海县		Tonghai Xian
      	新平彝族傣族自治县	新平县	Xinping Xian
      	易门县		Yimen Xian
      	元江哈尼族彝族傣族自治县	元江县	Yuanjiang Xian
      昭通市		Zhaotong Shi
      	大关县		Daguan Xian
      	鲁甸县		Ludian Xian
      	巧家县		Qiaojia Xian
      	水富县		Shuifu Xian
      	绥江县		Suijiang Xian
      	威信县		Weixin Xian
      	盐津县		Yanjin Xian
      	彝良县		Yiliang Xian
      	永善县		Yongshan Xian
      	昭阳区		Zhaoyang Qu
      	镇雄县		Zhenxiong Xian
      =浙江省
      杭州市		Hangzhou Shi
      	滨江区		Binjiang Qu
      	淳安县		Chun'an Xian
      	富阳市		Fuyang Shi
      	拱墅区		Gongshu Qu
      	建德市		Jiande Shi
      	江干区		Jianggan Qu
      	临安市		Lin'an Shi
      	上城区		Shangcheng Qu
      	桐庐县		Tonglu Xian
      	西湖区		Xihu Qu
      	下城区		Xiacheng Qu
      	萧山区		Xiaoshan Qu
      	余杭区		Yuhang Qu
      湖州市		Huzhou Shi
      	安吉县		Anji Xian
      	德清县		Deqing Xian
      	南浔区		Nanxun Qu
      	吴兴区		Wuxing Qu
      	长兴县		Changxing Xian
      嘉兴市		Jiaxing Shi
      	海宁市		Haining Shi
      	海盐县		Haiyan Xian
      	嘉善县		Jiashan Xian
      	南湖区		Nanhu Qu
      	平湖市		Pinghu Shi
      	桐乡市		Tongxiang Shi
      	秀洲区		Xiuzhou Qu
      金华市		Jinhua Shi
      	东阳市		Dongyang Shi
      	金东区		Jindong Qu
      	兰溪市		Lanxi Shi
      	磐安县		Pan'an Xian
      	浦江县		Pujiang Xian
      	武义县		Wuyi Xian
      	婺城区		Wucheng Qu
      	义乌市		Yiwu Shi
      	永康市		Yongkang Shi
      丽水市		Lishui Shi
      	缙云县		Jinyun Xian
      	景宁畲族自治县	景宁县	Jingning Xian
      	莲都区		Liandu Qu
      	龙泉市		Longquan Shi
      	青田县		Qingtian Xian
      	庆元县		Qingyuan Xian
      	松阳县		Songyang Xian
      	遂昌县		Suichang Xian
      	云和县		Yunhe Xian
      宁波市		Ningbo Shi
      	北仑区		Beilun Qu
      	慈溪市		Cixi Shi
      	奉化市		Fenghua Shi
      	海曙区		Haishu Qu
      	江北区		Jiangbei Qu
      	江东区		Jiangdong Qu
      	宁海县		Ninghai Xian
      	象山县		Xiangshan Xian
      	鄞州区		Yinzhou Qu
      	余姚市		Yuyao Shi
      	镇海区		Zhenhai Qu
      衢州市		Quzhou Shi
      	常山县		Changshan Xian
      	江山市		Jiangshan Shi
      	开化县		Kaihua Xian
      	柯城区		Kecheng Qu
      	龙游县		Longyou Xian
      	衢江区		Qujiang Qu
      绍兴市		Shaoxing Shi
      	柯桥区		Keqiao Qu
      	上虞市		Shangyu Shi
      	嵊州市		Shengzhou Shi
      	新昌县		Xinchang Xian
      	越城区		Yuecheng Qu
      	诸暨市		Zhuji Shi
      台州市		Taizhou Shi
      	黄岩区		Huangyan Qu
      	椒江区		Jiaojiang Qu
      	临海市		Linhai Shi
      	路桥区		Luqiao Qu
      	三门县		Sanmen Xian
      	天台县		Tiantai Xian
      	温岭市		Wenling Shi
      	仙居县		Xianju Xian
      	玉环县		Yuhuan Xian
      温州市		Wenzhou Shi
      	苍南县		Cangnan Xian
      	洞头县		Dongtou Xian
      	乐清市		Yueqing Shi
      	龙湾区		Longwan Qu
      	鹿城区		Lucheng Qu
      	瓯海区		Ouhai Qu
      	平阳县		Pingyang Xian
      	瑞安市		Rui'an Shi
      	泰顺县		Taishun Xian
      	文成县		Wencheng Xian
      	永嘉县		Yongjia Xian
      舟山市		Zhoushan Shi
      	岱山县		Daishan Xian
      	定海区		Dinghai Qu
      	普陀区		Putuo Qu
      	嵊泗县		Shengsi Xian
      """#
    case 192:  // HK
      #"""
      =Kowloon
      Kowloon City	九龍城	Kowloon City
      Kowloon Tong	九龍塘	Kowloon Tong
      Kowloon Bay	九龍灣	Kowloon Bay
      Yau Yat Chuen	又一村	Yau Yat Chuen
      To Kwa Wan	土瓜灣	To Kwa Wan
      Tai Kok Tsui	大角咀	Tai Kok Tsui
      Ngau Chi Wan	牛池灣	Ngau Chi Wan
      Ngau Tau Kok	牛頭角	Ngau Tau Kok
      Shek Kip Mei	石硤尾	Shek Kip Mei
      Tsim Sha Tsui	尖沙咀	Tsim Sha Tsui
      Jordan	佐敦	Jordan
      Ho Man Tin	何文田	Ho Man Tin
      Sau Mau Ping	秀茂坪	Sau Mau Ping
      Mong Kok	旺角	Mong Kok
      Yau Ma Tei	油麻地	Yau Ma Tei
      Yau Tong	油塘	Yau Tong
      Cheung Sha Wan	長沙灣	Cheung Sha Wan
      Hung Hom	紅磡	Hung Hom
      Mei Foo	美孚	Mei Foo
      Cha Kwo Ling	茶果嶺	Cha Kwo Ling
      Lai Chi Kok	荔枝角	Lai Chi Kok
      Ma Tau Wai	馬頭圍	Ma Tau Wai
      Choi Hung	彩虹	Choi Hung
      Sham Shui Po	深水埗	Sham Shui Po
      Wong Tai Sin	黃大仙	Wong Tai Sin
      San Po Kong	新蒲崗	San Po Kong
      Tsz Wan Shan	慈雲山	Tsz Wan Shan
      Lok Fu	樂富	Lok Fu
      Wang Tau Hom	橫頭磡	Wang Tau Hom
      Lam Tin	藍田	Lam Tin
      Kwun Tong	觀塘	Kwun Tong
      Diamond Hill	鑽石山	Diamond Hill
      =Hong Kong Island
      Sheung Wan	上環	Sheung Wan
      Tai Hang	大坑	Tai Hang
      Tai Tam	大潭	Tai Tam
      The Peak	山頂	The Peak
      Central	中環	Central
      North Point	北角	North Point
      Mid-level	半山	Mid-level
      Shek Tong Tsui	石塘咀	Shek Tong Tsui
      Shek O	石澳	Shek O
      Sai Ying Pun	西營盤	Sai Ying Pun
      Sai Wan Ho	西灣河	Sai Wan Ho
      Stanley	赤柱	Stanley
      Admiralty	金鐘	Admiralty
      Aberdeen	香港仔	Aberdeen
      Chai Wan	柴灣	Chai Wan
      Kennedy Town	堅尼地城	Kennedy Town
      Deep Water Bay	深水灣	Deep Water Bay
      Repulse Bay	淺水灣	Repulse Bay
      Chung Hom Kok	舂坎角	Chung Hom Kok
      Happy Valley	跑馬地	Happy Valley
      Wong Chuk Hang	黃竹坑	Wong Chuk Hang
      Shau Kei Wan	筲箕灣	Shau Kei Wan
      Causeway Bay	銅鑼灣	Causeway Bay
      Ap Lei Chau	鴨脷洲	Ap Lei Chau
      Pok Fu Lam	薄扶林	Pok Fu Lam
      Quarry Bay	鰂魚涌	Quarry Bay
      Wan Chai	灣仔	Wan Chai
      =New Territories
      Kau To Shan	九肚山	Kau To Shan
      Sheung Shui	上水	Sheung Shui
      Tai Po	大埔	Tai Po
      Ting Kok Tai Po	大埔汀角	Ting Kok Tai Po
      Lam Tsuen Tai Po	大埔林村	Lam Tsuen Tai Po
      Shuen Wan Tai Po	大埔船灣	Shuen Wan Tai Po
      Tai Po Kau	大埔滘	Tai Po Kau
      Lantau Island	大嶼山	Lantau Island
      Tai O Lantau Island	大嶼山大澳	Tai O Lantau Island
      Shek Pik Lantau Island	大嶼山石壁	Shek Pik Lantau Island
      Chek Lap Kok Lantau Island	大嶼山赤鱲角	Chek Lap Kok Lantau Island
      Ngong Ping Lantau Island	大嶼山昂坪	Ngong Ping Lantau Island
      Tung Chung Lantau Island	大嶼山東涌	Tung Chung Lantau Island
      Chi Ma Wan Lantau Island	大嶼山芝麻灣	Chi Ma Wan Lantau Island
      Cheung Sha Lantau Island	大嶼山長沙	Cheung Sha Lantau Island
      Mui Wo Lantau Island	大嶼山梅窩	Mui Wo Lantau Island
      Discovery Bay Lantau Island	大嶼山愉景灣	Discovery Bay Lantau Island
      Tong Fuk Lantau Island	大嶼山塘福	Tong Fuk Lantau Island
      Tai Lam	大欖	Tai Lam
      Yuen Long	元朗	Yuen Long
      Pat Heung Yuen Long	元朗八鄉	Pat Heung Yuen Long
      Tai Tong Yuen Long	元朗大棠	Tai Tong Yuen Long
      Shek Kong Yuen Long	元朗石崗	Shek Kong Yuen Long
      Ping Shan Yuen Long	元朗屏山	Ping Shan Yuen Long
      Ha Tsuen Yuen Long	元朗廈村	Ha Tsuen Yuen Long
      San Tin Yuen Long	元朗新田	San Tin Yuen Long
      Tam Mei Yuen Long	元朗潭尾	Tam Mei Yuen Long
      Kam Tin Yuen Long	元朗錦田	Kam Tin Yuen Long
      Tin Shui Wai	天水圍	Tin Shui Wai
      Tai Wo	太和	Tai Wo
      Tuen Mun	屯門	Tuen Mun
      Siu Lam Tuen Mun	屯門小欖	Siu Lam Tuen Mun
      Fu Tei Tuen Mun	屯門虎地	Fu Tei Tuen Mun
      San Hui Tuen Mun	屯門新墟	San Hui Tuen Mun
      Lam Tei Tuen Mun	屯門藍地	Lam Tei Tuen Mun
      Kwu Tung	古洞	Kwu Tung
      Ta Kwu Ling	打鼓嶺	Ta Kwu Ling
      Ting Kau	汀九	Ting Kau
      Sai Kung	西貢	Sai Kung
      Hang Hau Sai Kung	西貢坑口	Hang Hau Sai Kung
      Sha Tin	沙田	Sha Tin
      Tai Wai Sha Tin	沙田大圍	Tai Wai Sha Tin
      Siu Lek Yuen Sha Tin	沙田小瀝源	Siu Lek Yuen Sha Tin
      Fo Tan Sha Tin	沙田火炭	Fo Tan Sha Tin
      Sha Tau Kok	沙頭角	Sha Tau Kok
      Peng Chau	坪洲	Peng Chau
      Ping Che	坪輋	Ping Che
      Cheung Chau	長洲	Cheung Chau
      Tsing Yi	青衣	Tsing Yi
      Lamma Island	南丫島	Lamma Island
      Hung Shui Kiu	洪水橋	Hung Shui Kiu
      Lau Fau Shan	流浮山	Lau Fau Shan
      Fanling	粉嶺	Fanling
      Kwan Tei Fanling	粉嶺軍地	Kwan Tei Fanling
      Tsuen Wan	荃灣	Tsuen Wan
      Lo Wai Tsuen Wan	荃灣老圍	Lo Wai Tsuen Wan
      Ma Liu Shui	馬料水	Ma Liu Shui
      Ma On Shan	馬鞍山	Ma On Shan
      Ma Wan	馬灣	Ma Wan
      Tseung Kwan O	將軍澳	Tseung Kwan O
      So Kwun Wat	掃管笏	So Kwun Wat
      Sham Tseng	深井	Sham Tseng
      Clear Water Bay	清水灣	Clear Water Bay
      Hei Ling Chau	喜靈洲	Hei Ling Chau
      Kwai Chung	葵涌	Kwai Chung
      """#
    case 277:  // KR
      #"""
      =강원특별자치도
      강릉시		Gangneung-si	25[4-6]
      고성군		Goseong-gun	247
      동해시		Donghae-si	25[78]
      삼척시		Samcheok-si	259
      속초시		Sokcho-si	24[89]
      양구군		Yanggu-gun	245
      양양군		Yangyang-gun	250
      영월군		Yeongwol-gun	262
      원주시		Wonju-si	26[3-5]
      인제군		Inje-gun	246
      정선군		Jeongseon-gun	261
      철원군		Cheorwon-gun	240
      춘천시		Chuncheon-si	24[2-4]
      태백시		Taebaek-si	260
      평창군		Pyeongchang-gun	253
      홍천군		Hongcheon-gun	251
      화천군		Hwacheon-gun	241
      횡성군		Hoengseong-gun	252
      =경기도
      가평군		Gapyeong-gun	124
      고양시		Goyang-si	10[2-5]
      	덕양구		Deogyang-gu	10[245]
      	일산동구		Ilsandong-gu	10[2-4]
      	일산서구		Ilsanseo-gu	10[2-4]
      과천시		Gwacheon-si	138
      광명시		Gwangmyeong-si	14[23]
      광주시		Gwangju-si	12[78]
      구리시		Guri-si	119
      군포시		Gunpo-si	158
      김포시		Gimpo-si	10[01]
      남양주시		Namyangju-si	12[0-3]
      동두천시		Dongducheon-si	113
      부천시		Bucheon-si	14[4-7]
      	소사구		Sosa-gu	14[67]
      	오정구		Ojeong-gu	14[45]
      	원미구		Wonmi-gu	14[456]
      성남시		Seongnam-si	13[1-6]
      	분당구		Bundang-gu	13[3-6]
      	수정구		Sujeong-gu	13[1-46]
      	중원구		Jungwon-gu	13[1-4]
      수원시		Suwon-si	16[2-7]
      	권선구		Gwonseon-gu	16[3-6]
      	영통구		Yeongtong-gu	16[245-7]
      	장안구		Jangan-gu	16[2-4]
      	팔달구		Paldal-gu	16[2-6]
      시흥시		Siheung-si	1(?:49|5[01])
      안산시		Ansan-si	15[2-6]
      	단원구		Danwon-gu	15[2-6]
      	상록구		Sangnok-gu	15[2-6]
      안성시		Anseong-si	17[56]
      안양시		Anyang-si	1(?:39|4[01])
      	동안구		Dongan-gu	1(?:39|4[01])
      	만안구		Manan-gu	1(?:39|40)
      양주시		Yangju-si	11[45]
      양평군		Yangpyeong-gun	125
      여주시		Yeoju-si	126
      연천군		Yeoncheon-gun	110
      오산시		Osan-si	181
      용인시		Yongin-si	1(?:6[89]|7[01])
      	기흥구		Giheung-gu	1(?:6[89]|7[01])
      	수지구		Suji-gu	16[89]
      	처인구		Cheoin-gu	1(?:6[89]|7[01])
      의왕시		Uiwang-si	16[01]
      의정부시		Uijeongbu-si	11[6-8]
      이천시		Icheon-si	17[34]
      파주시		Paju-si	10[89]
      평택시		Pyeongtaek-si	1(?:7[7-9]|80)
      포천시		Pocheon-si	111
      하남시		Hanam-si	1(?:29|30)
      화성시		Hwaseong-si	18[2-6]
      =경상남도
      거제시		Geoje-si	53[23]
      거창군		Geochang-gun	501
      고성군		Goseong-gun	529
      김해시		Gimhae-si	5(?:0[89]|10)
      남해군		Namhae-gun	524
      밀양시		Miryang-si	504
      사천시		Sacheon-si	525
      산청군		Sancheong-gun	522
      양산시		Yangsan-si	50[56]
      의령군		Uiryeong-gun	521
      진주시		Jinju-si	52[6-8]
      창녕군		Changnyeong-gun	503
      창원시		Changwon-si	51[2-7]
      	마산합포구		Masanhappo-gu	51[237]
      	마산회원구		Masanhoewon-gu	51[23]
      	성산구		Seongsan-gu	51[457]
      	의창구		Uichang-gu	51[1-4]
      	진해구		Jinhae-gu	51[5-7]
      통영시		Tongyeong-si	53[01]
      하동군		Hadong-gun	523
      함안군		Haman-gun	520
      함양군		Hamyang-gun	500
      합천군		Hapcheon-gun	502
      =경상북도
      경산시		Gyeongsan-si	38[4-6]
      경주시		Gyeongju-si	38[0-2]
      고령군		Goryeong-gun	401
      구미시		Gumi-si	39[1-4]
      군위군		Gunwi-gun	390
      김천시		Gimcheon-si	39[56]
      문경시		Mungyeong-si	3(?:69|70)
      봉화군		Bonghwa-gun	362
      상주시		Sangju-si	37[12]
      성주군		Seongju-gun	400
      안동시		Andong-si	36[67]
      영덕군		Yeongdeok-gun	364
      영양군		Yeongyang-gun	365
      영주시		Yeongju-si	36[01]
      영천시		Yeongcheon-si	38[89]
      예천군		Yecheon-gun	368
      울릉군		Ulleung-gun	402
      울진군		Uljin-gun	363
      의성군		Uiseong-gun	373
      청도군		Cheongdo-gun	383
      청송군		Cheongsong-gun	374
      칠곡군		Chilgok-gun	39[89]
      포항시		Pohang-si	37[5-9]
      	남구		Nam-gu	37[6-9]
      	북구		Buk-gu	37[5-79]
      =광주광역시
      광산구		Gwangsan-gu	62[2-4]
      남구		Nam-gu	61[67]
      동구		Dong-gu	61[45]
      북구		Buk-gu	61[0-2]
      서구		Seo-gu	6(?:19|20)
      =대구광역시
      남구		Nam-gu	42[45]
      달서구		Dalseo-gu	42[678]
      달성군		Dalseong-gun	4(?:29|30)
      동구		Dong-gu	41[0-2]
      북구		Buk-gu	41[45]
      서구		Seo-gu	41[78]
      수성구		Suseong-gu	42[0-2]
      중구		Jung-gu	419
      =대전광역시
      대덕구		Daedeok-gu	34[34]
      동구		Dong-gu	34[5-7]
      서구		Seo-gu	35[2-4]
      유성구		Yuseong-gu	34[0-2]
      중구		Jung-gu	3(?:4[89]|50)
      =부산광역시
      강서구		Gangseo-gu	467
      금정구		Geumjeong-gu	46[23]
      기장군		Gijang-gun	460
      남구		Nam-gu	48[45]
      동구		Dong-gu	48[78]
      동래구		Dongnae-gu	47[789]
      부산진구		Busanjin-gu	47[123]
      북구		Buk-gu	46[56]
      사상구		Sasang-gu	4(?:69|70)
      사하구		Saha-gu	49[345]
      서구		Seo-gu	492
      수영구		Suyeong-gu	48[23]
      연제구		Yeonje-gu	47[56]
      영도구		Yeongdo-gu	49[01]
      중구		Jung-gu	489
      해운대구		Haeundae-gu	48[01]
      =서울특별시
      강남구		Gangnam-gu	06[0-3]
      강동구		Gangdong-gu	05[2-4]
      강북구		Gangbuk-gu	01[0-2]
      강서구		Gangseo-gu	07[5-8]
      관악구		Gwanak-gu	08[78]
      광진구		Gwangjin-gu	0(?:49|5[01])
      구로구		Guro-gu	08[23]
      금천구		Geumcheon-gu	08[56]
      노원구		Nowon-gu	01[6-9]
      도봉구		Dobong-gu	01[34]
      동대문구		Dongdaemun-gu	02[4-6]
      동작구		Dongjak-gu	0(?:69|70)
      마포구		Mapo-gu	0(?:39|4[0-2])
      서대문구		Seodaemun-gu	03[67]
      서초구		Seocho-gu	06[5-8]
      성동구		Seongdong-gu	04[78]
      성북구		Seongbuk-gu	02[78]
      송파구		Songpa-gu	05[5-8]
      양천구		Yangcheon-gu	0(?:7[89]|8[01])
      영등포구		Yeongdeungpo-gu	07[2-4]
      용산구		Yongsan-gu	04[34]
      은평구		Eunpyeong-gu	03[3-5]
      종로구		Jongno-gu	03[01]
      중구		Jung-gu	04[56]|100
      중랑구		Jungnang-gu	02[0-2]
      =세종특별자치시
      고운동		Goun-dong
      금남면		Geumnam-myeon
      다정동		Dajeong-dong
      대평동		Daepyeong-dong
      도담동		Dodam-dong
      보람동		Boram-dong
      부강면		Bugang-myeon
      새롬동		Saerom-dong
      소담동		Sodam-dong
      소정면		Sojeong-myeon
      아름동		Areum-dong
      연기면		Yeongi-myeon
      연동면		Yeondong-myeon
      연서면		Yeonseo-myeon
      장군면		Janggun-myeon
      전동면		Jeondong-myeon
      전의면		Jeonui-myeon
      조치원읍		Jochiwon-eup
      종촌동		Jongchon-dong
      한솔동		Hansol-dong
      =울산광역시
      남구		Nam-gu	44[67]
      동구		Dong-gu	44[01]
      북구		Buk-gu	442
      울주군		Ulju-gun	4(?:49|50)
      중구		Jung-gu	44[45]
      =인천광역시
      강화군		Ganghwa-gun	230
      계양구		Gyeyang-gu	21[01]
      남구		Nam-gu	22[12]
      남동구		Namdong-gu	21[5-7]
      동구		Dong-gu	225
      부평구		Bupyeong-gu	21[34]
      서구		Seo-gu	22[6-8]
      연수구		Yeonsu-gu	2(?:19|20)
      옹진군		Ongjin-gun	231
      중구		Jung-gu	22[34]
      =전라남도
      강진군		Gangjin-gun	592
      고흥군		Goheung-gun	595
      곡성군		Gokseong-gun	575
      광양시		Gwangyang-si	57[78]
      구례군		Gurye-gun	576
      나주시		Naju-si	58[23]
      담양군		Damyang-gun	573
      목포시		Mokpo-si	58[67]
      무안군		Muan-gun	585
      보성군		Boseong-gun	594
      순천시		Suncheon-si	5(?:79|80)
      신안군		Sinan-gun	588
      여수시		Yeosu-si	59[67]
      영광군		Yeonggwang-gun	570
      영암군		Yeongam-gun	584
      완도군		Wando-gun	591
      장성군		Jangseong-gun	572
      장흥군		Jangheung-gun	593
      진도군		Jindo-gun	589
      함평군		Hampyeong-gun	571
      해남군		Haenam-gun	590
      화순군		Hwasun-gun	581
      =전북특별자치도
      고창군		Gochang-gun	564
      군산시		Gunsan-si	54[01]
      김제시		Gimje-si	54[34]
      남원시		Namwon-si	55[78]
      무주군		Muju-gun	555
      부안군		Buan-gun	563
      순창군		Sunchang-gun	560
      완주군		Wanju-gun	553
      익산시		Iksan-si	54[56]
      임실군		Imsil-gun	559
      장수군		Jangsu-gun	556
      전주시		Jeonju-si	5(?:4[89]|5[01])
      	덕진구		Deokjin-gu	5(?:4[89]|50)
      	완산구		Wansan-gu	5(?:4[89]|5[01])
      정읍시		Jeongeup-si	56[12]
      진안군		Jinan-gun	554
      =제주특별자치도
      서귀포시		Seogwipo-si	63[56]
      제주시		Jeju-si	63[0-3]
      =충청남도
      계룡시		Gyeryong-si	328
      공주시		Gongju-si	32[56]
      금산군		Geumsan-gun	327
      논산시		Nonsan-si	3(?:29|30)
      당진시		Dangjin-si	31[78]
      보령시		Boryeong-si	33[45]
      부여군		Buyeo-gun	33[12]
      서산시		Seosan-si	3(?:19|20)
      서천군		Seocheon-gun	336
      아산시		Asan-si	31[45]
      예산군		Yesan-gun	324
      천안시		Cheonan-si	31[0-2]
      	동남구		Dongnam-gu	31[0-2]
      	서북구		Seobuk-gu	31[01]
      청양군		Cheongyang-gun	333
      태안군		Taean-gun	321
      홍성군		Hongseong-gun	322
      =충청북도
      괴산군		Goesan-gun	280
      단양군		Danyang-gun	270
      보은군		Boeun-gun	289
      영동군		Yeongdong-gun	291
      옥천군		Okcheon-gun	290
      음성군		Eumseong-gun	27[67]
      제천시		Jecheon-si	27[12]
      증평군		Jeungpyeong-gun	279
      진천군		Jincheon-gun	278
      청주시		Cheongju-si	28[0-9]
      	상당구		Sangdang-gu	28[1-3578]
      	서원구		Seowon-gu	28[1-35-8]
      	청원구		Cheongwon-gu	28[13-5]
      	흥덕구		Heungdeok-gu	28[1-6]
      충주시		Chungju-si	27[3-5]
      """#
    case 516:  // TW
      #"""
      =台中市
      大甲區		Dajia District	437
      大安區		Da'an District	439
      大肚區		Dadu District	432
      大里區		Dali District	412
      大雅區		Daya District	428
      中區		Central District	400
      太平區		Taiping District	411
      北屯區		Beitun District	406
      北區		North District	404
      外埔區		Waipu District	438
      石岡區		Shigang District	422
      后里區		Houli District	421
      西屯區		Xitun District	407
      西區		West District	403
      沙鹿區		Shalu District	433
      和平區		Heping District	424
      東區		East District	401
      東勢區		Dongshi District	423
      南屯區		Nantun District	408
      南區		South District	402
      烏日區		Wuri District	414
      神岡區		Shengang District	429
      梧棲區		Wuqi District	435
      清水區		Qingshui District	436
      新社區		Xinshe District	426
      潭子區		Tanzi District	427
      龍井區		Longjing District	434
      豐原區		Fengyuan District	420
      霧峰區		Wufeng District	413
      =台北市
      士林區		Shilin District	111
      大同區		Datong District	103
      大安區		Da'an District	106
      中山區		Zhongshan District	104
      中正區		Zhongzheng District	100
      內湖區		Neihu District	114
      文山區		Wenshan District	116
      北投區		Beitou District	112
      松山區		Songshan District	105
      信義區		Xinyi District	110
      南港區		Nangang District	115
      萬華區		Wanhua District	108
      =台東縣
      大武鄉		Dawu Township	965
      太麻里鄉		Taimali Township	963
      台東市		Taitung City	950
      成功鎮		Chenggong Township	961
      池上鄉		Chishang Township	958
      卑南鄉		Beinan Township	954
      延平鄉		Yanping Township	953
      東河鄉		Donghe Township	959
      金峰鄉		Jinfeng Township	964
      長濱鄉		Changbin Township	962
      海端鄉		Haiduan Township	957
      鹿野鄉		Luye Township	955
      達仁鄉		Daren Township	966
      綠島鄉		Lüdao Township	951
      關山鎮		Guanshan Township	956
      蘭嶼鄉		Lanyu Township	952
      =台南市
      七股區		Qigu District	724
      下營區		Xiaying District	735
      大內區		Danei District	742
      山上區		Shanshang District	743
      中西區		West Central District	700
      仁德區		Rende District	717
      六甲區		Liujia District	734
      北門區		Beimen District	727
      北區		North District	704
      左鎮區		Zuozhen District	713
      永康區		Yongkang District	710
      玉井區		Yujing District	714
      白河區		Baihe District	732
      安平區		Anping District	708
      安定區		Anding District	745
      安南區		Annan District	709
      西港區		Xigang District	723
      佳里區		Jiali District	722
      官田區		Guantian District	720
      東山區		Dongshan District	733
      東區		East District	701
      南化區		Nanhua District	716
      南區		South District	702
      後壁區		Houbi District	731
      柳營區		Liuying District	736
      將軍區		Jiangjun District	725
      麻豆區		Madou District	721
      善化區		Shanhua District	741
      新化區		Xinhua District	712
      新市區		Xinshi District	744
      新營區		Xinying District	730
      楠西區		Nanxi District	715
      學甲區		Xuejia District	726
      龍崎區		Longqi District	719
      歸仁區		Guiren District	711
      關廟區		Guanmiao District	718
      鹽水區		Yanshui District	737
      =宜蘭縣
      三星鄉		Sanxing Township	266
      大同鄉		Datong Township	267
      五結鄉		Wujie Township	268
      冬山鄉		Dongshan Township	269
      壯圍鄉		Zhuangwei Township	263
      宜蘭市		Yilan City	260
      南澳鄉		Nan'ao Township	272
      員山鄉		Yuanshan Township	264
      頭城鎮		Toucheng Township	261
      礁溪鄉		Jiaoxi Township	262
      羅東鎮		Luodong Township	265
      蘇澳鎮		Su'ao Township	270
      =花蓮縣
      玉里鎮		Yuli Township	981
      光復鄉		Guangfu Township	976
      吉安鄉		Ji'an Township	973
      秀林鄉		Xiulin Township	972
      卓溪鄉		Zhuoxi Township	982
      花蓮市		Hualien City	970
      富里鄉		Fuli Township	983
      新城鄉		Xincheng Township	971
      瑞穗鄉		Ruisui Township	978
      萬榮鄉		Wanrong Township	979
      壽豐鄉		Shoufeng Township	974
      鳳林鎮		Fenglin Township	975
      豐濱鄉		Fengbin Township	977
      =金門縣
      金沙鎮		Jinsha Township	890
      金城鎮		Jincheng Township	893
      金湖鎮		Jinhu Township	891
      金寧鄉		Jinning Township	892
      烈嶼鄉		Lieyu Township	894
      烏坵鄉		Wuqiu Township	896
      =南投縣
      中寮鄉		Zhongliao Township	541
      仁愛鄉		Ren'ai Township	546
      水里鄉		Shuili Township	553
      名間鄉		Mingjian Township	551
      竹山鎮		Zhushan Township	557
      信義鄉		Xinyi Township	556
      南投市		Nantou City	540
      埔里鎮		Puli Township	545
      草屯鎮		Caotun Township	542
      國姓鄉		Guoxing Township	544
      魚池鄉		Yuchi Township	555
      鹿谷鄉		Lugu Township	558
      集集鎮		Jiji Township	552
      =屏東縣
      九如鄉		Jiuru Township	904
      三地門鄉		Sandimen Township	901
      內埔鄉		Neipu Township	912
      竹田鄉		Zhutian Township	911
      牡丹鄉		Mudan Township	945
      車城鄉		Checheng Township	944
      里港鄉		Ligang Township	905
      佳冬鄉		Jiadong Township	931
      來義鄉		Laiyi Township	922
      東港鎮		Donggang Township	928
      枋山鄉		Fangshan Township	941
      枋寮鄉		Fangliao Township	940
      林邊鄉		Linbian Township	927
      長治鄉		Changzhi Township	908
      南州鄉		Nanzhou Township	926
      屏東市		Pingtung City	900
      恆春鎮		Hengchun Township	946
      春日鄉		Chunri Township	942
      崁頂鄉		Kanding Township	924
      泰武鄉		Taiwu Township	921
      琉球鄉		Liuqiu Township	929
      高樹鄉		Gaoshu Township	906
      新埤鄉		Xinpi Township	925
      新園鄉		Xinyuan Township	932
      獅子鄉		Shizi Township	943
      萬丹鄉		Wandan Township	913
      萬巒鄉		Wanluan Township	923
      滿洲鄉		Manzhou Township	947
      瑪家鄉		Majia Township	903
      潮州鎮		Chaozhou Township	920
      霧台鄉		Wutai Township	902
      麟洛鄉		Linluo Township	909
      鹽埔鄉		Yanpu Township	907
      =苗栗縣
      三義鄉		Sanyi Township	367
      三灣鄉		Sanwan Township	352
      大湖鄉		Dahu Township	364
      公館鄉		Gongguan Township	363
      竹南鎮		Zhunan Township	350
      西湖鄉		Xihu Township	368
      卓蘭鎮		Zhuolan Township	369
      南庄鄉		Nanzhuang Township	353
      後龍鎮		Houlong Township	356
      苑裡鎮		Yuanli Township	358
      苗栗市		Miaoli City	360
      泰安鄉		Tai'an Township	365
      通霄鎮		Tongxiao Township	357
      造橋鄉		Zaoqiao Township	361
      獅潭鄉		Shitan Township	354
      銅鑼鄉		Tongluo Township	366
      頭份市		Toufen City	351
      頭屋鄉		Touwu Township	362
      =桃園市
      八德區		Bade District	334
      大園區		Dayuan District	337
      大溪區		Daxi District	335
      中壢區		Zhongli District	320
      平鎮區		Pingzhen District	324
      桃園區		Taoyuan District	330
      復興區		Fuxing District	336
      新屋區		Xinwu District	327
      楊梅區		Yangmei District	326
      龍潭區		Longtan District	325
      龜山區		Guishan District	333
      蘆竹區		Luzhu District	338
      觀音區		Guanyin District	328
      =高雄市
      三民區		Sanmin District	807
      大社區		Dashe District	815
      大寮區		Daliao District	831
      大樹區		Dashu District	840
      小港區		Xiaogang District	812
      仁武區		Renwu District	814
      內門區		Neimen District	845
      六龜區		Liugui District	844
      左營區		Zuoying District	813
      永安區		Yong'an District	828
      田寮區		Tianliao District	823
      甲仙區		Jiaxian District	847
      杉林區		Shanlin District	846
      那瑪夏區		Namaxia District	849
      岡山區		Gangshan District	820
      東沙島		Dongsha Island	817
      林園區		Linyuan District	832
      阿蓮區		Alian District	822
      前金區		Qianjin District	801
      前鎮區		Qianzhen District	806
      南沙島		Nansha Island	819
      美濃區		Meinong District	843
      苓雅區		Lingya District	802
      茂林區		Maolin District	851
      茄萣區		Jiading District	852
      桃源區		Taoyuan District	848
      梓官區		Ziguan District	826
      鳥松區		Niaosong District	833
      湖內區		Hunei District	829
      新興區		Xinxing District	800
      楠梓區		Nanzi District	811
      路竹區		Luzhu District	821
      鼓山區		Gushan District	804
      旗山區		Qishan District	842
      旗津區		Qijin District	805
      鳳山區		Fengshan District	830
      橋頭區		Qiaotou District	825
      燕巢區		Yanchao District	824
      彌陀區		Mituo District	827
      鹽埕區		Yancheng District	803
      =基隆市
      七堵區		Qidu District	206
      中山區		Zhongshan District	203
      中正區		Zhongzheng District	202
      仁愛區		Ren'ai District	200
      安樂區		Anle District	204
      信義區		Xinyi District	201
      暖暖區		Nuannuan District	205
      =連江縣
      北竿鄉		Beigan Township	210
      東引鄉		Dongyin Township	212
      南竿鄉		Nangan Township	209
      莒光鄉		Juguang Township	211
      =雲林縣
      二崙鄉		Erlun Township	649
      口湖鄉		Kouhu Township	653
      土庫鎮		Tuku Township	633
      大埤鄉		Dapi Township	631
      元長鄉		Yuanchang Township	655
      斗六市		Douliu City	640
      斗南鎮		Dounan Township	630
      水林鄉		Shuilin Township	652
      北港鎮		Beigang Township	651
      古坑鄉		Gukeng Township	646
      台西鄉		Taixi Township	636
      四湖鄉		Sihu Township	654
      西螺鎮		Xiluo Township	648
      東勢鄉		Dongshi Township	635
      林內鄉		Linnei Township	643
      虎尾鎮		Huwei Township	632
      崙背鄉		Lunbei Township	637
      麥寮鄉		Mailiao Township	638
      莿桐鄉		Citong Township	647
      褒忠鄉		Baozhong Township	634
      =新北市
      八里區		Bali District	249
      三芝區		Sanzhi District	252
      三重區		Sanchong District	241
      三峽區		Sanxia District	237
      土城區		Tucheng District	236
      中和區		Zhonghe District	235
      五股區		Wugu District	248
      平溪區		Pingxi District	226
      永和區		Yonghe District	234
      石門區		Shimen District	253
      石碇區		Shiding District	223
      汐止區		Xizhi District	221
      坪林區		Pinglin District	232
      板橋區		Banqiao District	220
      林口區		Linkou District	244
      金山區		Jinshan District	208
      泰山區		Taishan District	243
      烏來區		Wulai District	233
      貢寮區		Gongliao District	228
      淡水區		Tamsui District	251
      深坑區		Shenkeng District	222
      新店區		Xindian District	231
      新莊區		Xinzhuang District	24[28]
      瑞芳區		Ruifang District	224
      萬里區		Wanli District	207
      樹林區		Shulin District	238
      雙溪區		Shuangxi District	227
      蘆洲區		Luzhou District	247
      鶯歌區		Yingge District	239
      =新竹市
      北區		North District
      東區		East District
      香山區		Xiangshan District
      =新竹縣
      五峰鄉		Wufeng Township	311
      北埔鄉		Beipu Township	314
      尖石鄉		Jianshi Township	313
      竹北市		Zhubei City	302
      竹東鎮		Zhudong Township	310
      芎林鄉		Qionglin Township	307
      峨眉鄉		Emei Township	315
      湖口鄉		Hukou Township	303
      新埔鎮		Xinpu Township	305
      新豐鄉		Xinfeng Township	304
      橫山鄉		Hengshan Township	312
      關西鎮		Guanxi Township	306
      寶山鄉		Baoshan Township	308
      =嘉義市
      西區		West District
      東區		East District
      =嘉義縣
      大林鎮		Dalin Township	622
      大埔鄉		Dapu Township	607
      中埔鄉		Zhongpu Township	606
      六腳鄉		Liujiao Township	615
      太保市		Taibao City	612
      水上鄉		Shuishang Township	608
      布袋鎮		Budai Township	625
      民雄鄉		Minxiong Township	621
      朴子市		Puzi City	613
      竹崎鄉		Zhuqi Township	604
      東石鄉		Dongshi Township	614
      阿里山鄉		Alishan Township	605
      梅山鄉		Meishan Township	603
      鹿草鄉		Lucao Township	611
      番路鄉		Fanlu Township	602
      新港鄉		Xingang Township	616
      溪口鄉		Xikou Township	623
      義竹鄉		Yizhu Township	624
      =彰化縣
      二水鄉		Ershui Township	530
      二林鎮		Erlin Township	526
      大村鄉		Dacun Township	515
      大城鄉		Dacheng Township	527
      北斗鎮		Beidou Township	521
      永靖鄉		Yongjing Township	512
      田中鎮		Tianzhong Township	520
      田尾鄉		Tianwei Township	522
      竹塘鄉		Zhutang Township	525
      伸港鄉		Shengang Township	509
      秀水鄉		Xiushui Township	504
      和美鎮		Hemei Township	508
      社頭鄉		Shetou Township	511
      芬園鄉		Fenyuan Township	502
      花壇鄉		Huatan Township	503
      芳苑鄉		Fangyuan Township	528
      員林市		Yuanlin City	510
      埔心鄉		Puxin Township	513
      埔鹽鄉		Puyan Township	516
      埤頭鄉		Pitou Township	523
      鹿港鎮		Lukang Township	505
      溪州鄉		Xizhou Township	524
      溪湖鎮		Xihu Township	514
      彰化市		Changhua City	500
      福興鄉		Fuxing Township	506
      線西鄉		Xianxi Township	507
      =澎湖縣
      七美鄉		Qimei Township	883
      白沙鄉		Baisha Township	884
      西嶼鄉		Xiyu Township	881
      馬公市		Magong City	880
      望安鄉		Wang'an Township	882
      湖西鄉		Huxi Township	885
      """#
    default: ""
    }
  }
}
