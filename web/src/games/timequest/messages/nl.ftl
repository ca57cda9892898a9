timequest-name = TimeQuest
timequest-tagline = Reis door tien tijdvakken en breng de mooiste verzameling thuis voordat de tijd zich sluit.
timequest-minutes = 60–90

timequest-option-end = Gesloten tijdvakken
timequest-option-end-help = Hoeveel gesloten tijdvakken de Slotronde brengen: 3 is kort, 5 lang.
timequest-option-visits = Bezoeken
timequest-option-visits-help = Hoeveel bezoeken elk tijdvak verdraagt.
timequest-option-visits-by-players = één meer dan er spelers zijn
timequest-option-actions = Actiepunten
timequest-option-actions-help = Hoeveel je er in een beurt hebt; met 3 verdraagt een tijdvak één bezoek minder.
timequest-option-rounds = Laatste ronde
timequest-option-rounds-help = Wanneer de partij op zijn laatst eindigt; met 3, 4 of 5 gesloten tijdvakken zijn er gebeurtenissen voor 15, 17 of 19 ronden.
timequest-option-crystals = Kristallen
timequest-option-crystals-help = Tijdkristallen bij het begin.
timequest-option-objectives = Doelen
timequest-option-objectives-help = Geheime doelen die tot 3 punten opleveren.
timequest-option-objectives-off = geen
timequest-option-objectives-one = ieder één
timequest-option-objectives-two = twee, waarvan ieder er één houdt
timequest-option-characters = Personages
timequest-option-characters-help = Wie je bent, ieder met een eigen kracht.
timequest-option-characters-choose = zelf kiezen
timequest-option-characters-random = door het lot
timequest-option-characters-none = geen
timequest-option-cooldown = Maliks pauze
timequest-option-cooldown-help = Na hoeveel ronden de Keuze van de Wachter weer klaar is.
timequest-option-artifacts = Artefacten
timequest-option-artifacts-help = Waar je een artefact kunt verwerven.
timequest-option-artifacts-own-period = in het eigen tijdvak
timequest-option-artifacts-anywhere = overal
timequest-option-holding = Bezitsgrens
timequest-option-holding-help = Hoeveel grondstoffen van een soort je aan het einde van een beurt houdt.
timequest-option-holding-none = geen grens
timequest-option-offers = Voorstellen
timequest-option-offers-help = Hoeveel voorstellen tot handel je in een beurt doet.
timequest-option-tie = Gelijke stand
timequest-option-tie-help = Wie er wint als de eersten gelijk staan.
timequest-option-tie-arena = een strijd in de Arena
timequest-option-tie-quests = meeste quests, dan meeste grondstoffen

timequest-score-artifacts = Artefacten
timequest-score-crystals = Kristallen, een zesde ervan
timequest-score-objective = Doel


# Namen van kaarten, personages, artefacten, doelen en tijdvakken
timequest-card-Q001 = Uitdaging van de Jager
timequest-card-Q002 = Meesterwerk van de Grotkunst
timequest-card-Q003 = De Wilde Dieren Temmen
timequest-card-Q004 = Proef van de Stamleiding
timequest-card-Q005 = Meesterschap over het Vuur
timequest-card-Q006 = Stenen Werktuigen Maken
timequest-card-Q007 = Prehistorisch Feestmaal
timequest-card-Q008 = Rituele Dans Opvoeren
timequest-card-Q009 = Wedstrijd in Hutten Bouwen
timequest-card-Q010 = Raadselachtige Fossielvondst
timequest-card-Q011 = Schattenjacht van de Farao
timequest-card-Q012 = Uitdaging van de Piramidebouw
timequest-card-Q013 = Expeditie op de Nijl
timequest-card-Q014 = Raadsel van de Hiërogliefen
timequest-card-Q015 = Geleerdenproef van de Schrijver
timequest-card-Q016 = Missie Tempelherstel
timequest-card-Q017 = Bedevaart naar Goden en Godinnen
timequest-card-Q018 = Verkenning van het Koningsgraf
timequest-card-Q019 = Vakproef van de Ambachtsman
timequest-card-Q020 = Handelsquest op de Egyptische Markt
timequest-card-Q021 = Wedstrijd op de Olympische Spelen
timequest-card-Q022 = Twistgesprek van de Filosofen
timequest-card-Q023 = Herstel van de Akropolis
timequest-card-Q024 = Profetie van het Orakel van Delphi
timequest-card-Q025 = Proef van de Marathonloper
timequest-card-Q026 = Opleiding tot Spartaans Krijger
timequest-card-Q027 = Griekse Tragedie Opvoeren
timequest-card-Q028 = Leven in de Atheense Democratie
timequest-card-Q029 = Jacht op het Fabeldier
timequest-card-Q030 = Inwijding van het Pantheon
timequest-card-Q031 = Strijd in de Gladiatorenarena
timequest-card-Q032 = Raadsel van de Moord op Caesar
timequest-card-Q033 = Keuring van het Romeinse Legioen
timequest-card-Q034 = Bouw van het Colosseum
timequest-card-Q035 = Uitdaging van het Aquaduct
timequest-card-Q036 = Meesterschap in het Latijn
timequest-card-Q037 = Verovering van de Barbarenlanden
timequest-card-Q038 = Politieke Intrige in de Senaat
timequest-card-Q039 = Expeditie over de Romeinse Weg
timequest-card-Q040 = Feest in de Keizerlijke Villa
timequest-card-Q041 = Sage van de Noorse Mythen
timequest-card-Q042 = Navigatie met het Langschip
timequest-card-Q043 = Plundering van de Britse Eilanden
timequest-card-Q044 = Vikingfeest Voorbereiden
timequest-card-Q045 = Runensteen Kerven
timequest-card-Q046 = Proef van de Berserker
timequest-card-Q047 = Uitbreiding van de Vikingnederzetting
timequest-card-Q048 = Wedstrijd in Mede Brouwen
timequest-card-Q049 = Verkenning van de Handelsroute
timequest-card-Q050 = Vondst van het Artefact van Asgard
timequest-card-Q051 = Schepping van een Meesterwerk
timequest-card-Q052 = Beschermheer van de Kunsten
timequest-card-Q053 = Leonardo’s Geheime Uitvinding
timequest-card-Q054 = Onderzoek naar een Doorbraak
timequest-card-Q055 = Machtsstrijd van de Medici
timequest-card-Q056 = Europese Ontdekkingsreis
timequest-card-Q057 = Ontwerp van de Kathedraal
timequest-card-Q058 = Podium voor het Literaire Genie
timequest-card-Q059 = Hofbal Voorbereiden
timequest-card-Q060 = Debat van de Humanisten
timequest-card-Q061 = Zitting van het Continentale Congres
timequest-card-Q062 = Paul Revere’s Middernachtelijke Rit
timequest-card-Q063 = Strijdplan van de Revolutieoorlog
timequest-card-Q064 = Ontwerp van de Onafhankelijkheidsverklaring
timequest-card-Q065 = Infiltratie in het Britse Spionagenet
timequest-card-Q066 = Opleiding van de Koloniale Militie
timequest-card-Q067 = Samenzwering van de Tea Party
timequest-card-Q068 = Onderhandeling over het Bondgenootschap
timequest-card-Q069 = George Washingtons Leiderschapsproef
timequest-card-Q070 = Geheime Bijeenkomst van de Founding Fathers
timequest-card-Q071 = Uitdaging van de Stoommachine
timequest-card-Q072 = Wedren van de Locomotieven
timequest-card-Q073 = Vernieuwing van de Textielfabriek
timequest-card-Q074 = Planning van de Grote Stad
timequest-card-Q075 = Steun aan de Vakbond
timequest-card-Q076 = Aanleg van de Telegraaflijn
timequest-card-Q077 = Tentoonstelling in het Crystal Palace
timequest-card-Q078 = Beheer van de Kolenmijn
timequest-card-Q079 = Campagne tegen Kinderarbeid
timequest-card-Q080 = Opbouw van een Ondernemersrijk
timequest-card-Q081 = Ontcijfering van de Enigma
timequest-card-Q082 = Coördinatie van D-Day
timequest-card-Q083 = Hulp aan het Verzet
timequest-card-Q084 = Actie voor Oorlogsobligaties
timequest-card-Q085 = Onderzoek in het Manhattanproject
timequest-card-Q086 = Tegenaanval na Pearl Harbor
timequest-card-Q087 = Uitvoering van de Geheime Operatie
timequest-card-Q088 = Tactiek bij Stalingrad
timequest-card-Q089 = Inlichtingenwerk in Bletchley Park
timequest-card-Q090 = Leven op de Bon
timequest-card-Q091 = Raketlancering Voorbereiden
timequest-card-Q092 = Simulatie van de Astronautentraining
timequest-card-Q093 = Ontwerp van de Maanlanding
timequest-card-Q094 = Propaganda voor de Ruimtewedloop
timequest-card-Q095 = Aanleg van de Satellietverbinding
timequest-card-Q096 = Verkenning met de Maanwagen
timequest-card-Q097 = Experiment in Gewichtloosheid
timequest-card-Q098 = Bouwplan van het Ruimtestation
timequest-card-Q099 = Onderzoek van de Meteorietinslag
timequest-card-Q100 = Debat over Buitenaards Leven
timequest-card-EA01 = Tijdlus
timequest-card-EA02 = Feestmaal van de Tijdreiziger
timequest-card-EA03 = Oeroude Kennis
timequest-card-EA04 = Tijdraadsel
timequest-card-EA05 = Verloren Artefact
timequest-card-EA06 = Verweerde Landkaart
timequest-card-EA07 = Markt van de Tijdreiziger
timequest-card-EA08 = Gelukkige Storing
timequest-card-EA09 = Verloren en Gevonden
timequest-card-EA10 = Tijdgenezer
timequest-card-EA11 = Schatkamer van de Tijd
timequest-card-EA12 = Tijdvervorming
timequest-card-EA13 = Oeroude Meester
timequest-card-EA14 = Tijdnavigator
timequest-card-EA15 = Wonderbaarlijke Groei
timequest-card-EP01 = Tijdbeving
timequest-card-EP02 = Tijdbelasting
timequest-card-EP03 = Zonnevlam
timequest-card-EP04 = Tijdkolk (I)
timequest-card-EP05 = Losgeslagen Tijdreiziger
timequest-card-EP06 = Plotselinge Droogte
timequest-card-EP07 = Gedeelde Wijsheid
timequest-card-EP08 = Chronodief
timequest-card-EP09 = Kruispunt van de Tijd
timequest-card-EP10 = Tijdbank
timequest-card-EP11 = Tijdrimpels
timequest-card-EP12 = Tijdkolk (II)
timequest-card-EP13 = Kosmische Stand
timequest-card-EP14 = Duel der Eeuwen
timequest-card-EP15 = Grote Tijdbeving
timequest-card-EP16 = Tijdbandieten
timequest-card-EP17 = Paradoxale Portalen
timequest-card-EP18 = Markt van de Tijd
timequest-card-EP19 = Tijdplaag
timequest-card-EP20 = Kwantumoogst
timequest-card-EP21 = Chronoverduistering
timequest-card-EP22 = Kosmische Loterij
timequest-card-EP23 = Tijdlus
timequest-card-EP24 = Kwantumgaven
timequest-card-EP25 = Tijdveiling
timequest-card-AO01 = Tijdmanipulator
timequest-card-AO02 = Vindingrijke Verkenner
timequest-card-AO03 = Questmeester
timequest-card-AO04 = Verdediger van de Tijd
timequest-card-AO05 = Chronohandelaar
timequest-card-AO06 = Tijdgeleerde
timequest-card-AO07 = Tijdgokker
timequest-card-AO08 = Artefactjager
timequest-card-AO09 = Vlotte Verzamelaar
timequest-card-AO10 = Tijdkolk
timequest-card-AO11 = Dubbele Grondstoffen
timequest-card-AO12 = Schatzoeker
timequest-card-AO13 = Tijdgolf
timequest-card-AO14 = Chronoschild
timequest-card-AO15 = Questmeester
timequest-card-AO16 = Tijdduiker
timequest-card-AO17 = Vindingrijk Herstel
timequest-card-AO18 = Gelukkige Ontmoeting
timequest-card-AO19 = Parallelpad
timequest-card-AO20 = Kristalgeluk
timequest-card-AS01 = Chronoverzamelaar
timequest-card-AS02 = Tijdopportunist
timequest-card-AS03 = Meesterhandelaar
timequest-card-AS04 = Vindingrijke Avonturier
timequest-card-AS05 = Ervaren Reiziger
timequest-card-AS06 = Kristalzoeker
timequest-card-AS07 = Tijdwachter
timequest-card-AS08 = Sluwe Strateeg
timequest-card-AS09 = Tijdtacticus
timequest-card-AS10 = Artefactspecialist
timequest-card-AS11 = Kristalvinder
timequest-card-AS12 = Blik in de Toekomst
timequest-card-AS13 = Meesternavigator
timequest-card-AS14 = Tijdbespaarder
timequest-card-AS15 = Chronoweerstand
timequest-card-AS16 = Tijdalchemist
timequest-card-AS17 = Artefactexpert
timequest-card-AS18 = Arenakampioen
timequest-card-AS19 = Tijdomkering
timequest-card-AS20 = Wendbare Handelaar
timequest-card-AX01 = Tijdversneller
timequest-card-AX02 = Meester van de Tijd
timequest-card-AX03 = Oeroude Kennis
timequest-card-AX04 = Tijdingenieur
timequest-card-AX05 = Tijdmanipulator (tweezijdig)
timequest-card-AX06 = Chronovervormer
timequest-card-AX07 = Tijdslot
timequest-card-AX08 = Kwantumduellist
timequest-card-AX09 = Grondstofbaken
timequest-card-AX10 = Tijdsprong
timequest-card-R01 = Levende Gloed
timequest-card-R02 = Kasboek van de Schrijver
timequest-card-R03 = Schaal van het Orakel
timequest-card-R04 = Mijlpaal
timequest-card-R05 = Hoorn van de Plunderaar
timequest-card-R06 = Palet van de Schilder
timequest-card-R07 = Vrijheidsklok
timequest-card-R08 = Vliegwiel
timequest-card-R09 = Codemachine
timequest-card-R10 = Rakettrap
timequest-card-C1 = Amara “De Archivaris” Jones
timequest-card-C2 = Dr. Theodore “De Ingenieur” Marsden
timequest-card-C3 = Ophelia “De Zieneres” Sinclair
timequest-card-C4 = Akira “De Diplomaat” Tanaka
timequest-card-C5 = Isabella “De Ontdekkingsreizigster” Cortez
timequest-card-C6 = Malik “De Wachter” Ndlovu
timequest-card-B01 = Navigator van de Tijd
timequest-card-B02 = Meester van de Grondstoffen
timequest-card-B03 = Questveroveraar
timequest-card-B04 = Portaalreiziger
timequest-card-B05 = Gladiator van de Arena
timequest-card-B06 = Jager op Artefacten
timequest-card-B07 = Gebeurtenisoplosser
timequest-card-B08 = Kenner van de Tijdvakken
timequest-card-B09 = Kristallenverzamelaar
timequest-card-B10 = Gewiekste Handelaar
timequest-card-B11 = Grondstoffenhamsteraar
timequest-card-B12 = Zwerver in de Leegte
timequest-card-B13 = Gebeurtenismeester
timequest-card-B14 = Toerist in de Tijd
timequest-card-B15 = Liefhebber van Actiekaarten
timequest-period-0 = De Leegte
timequest-period-1 = Prehistorie
timequest-period-2 = Oude Egypte
timequest-period-3 = Oude Griekenland
timequest-period-4 = Romeinse Rijk
timequest-period-5 = Vikingtijd
timequest-period-6 = Renaissance
timequest-period-7 = Amerikaanse Revolutie
timequest-period-8 = Industriële Revolutie
timequest-period-9 = Tweede Wereldoorlog
timequest-period-10 = Ruimtewedloop

# Grondstoffen, aantallen, onderdelen
timequest-good-food = Voedsel
timequest-good-gold = Goud
timequest-good-knowledge = Kennis
timequest-good-cloth = Textiel
timequest-good-stone = Steen
timequest-amount = { $count } { $thing }
timequest-amount-crystals =
    { $count ->
        [one] 1 kristal
       *[other] { $count } kristallen
    }
timequest-amount-each = { $count } van elke soort
timequest-amount-choice = { $count } naar keuze
timequest-amount-one_type = { $count } van één soort
timequest-amount-two_types = { $count } van elk van twee soorten
timequest-nothing = niets
timequest-bank = de bank
timequest-voucher = de bon
timequest-level-easy = licht
timequest-level-moderate = middel
timequest-level-difficult = zwaar
timequest-deck-quests = queststapel
timequest-deck-events = stapel Beurtgebeurtenissen
timequest-deck-all = stapel Rondegebeurtenissen
timequest-deck-actions = stapel actiekaarten
timequest-bar-food = geen Voedsel bij het verzamelen
timequest-bar-collect = geen actie Verzamelen
timequest-bar-move = geen Reis


# Wat kaarten doen
timequest-pay = Betaal { $what }:
timequest-op-gain = Krijg { $what }.
timequest-op-lose = Verlies { $what }.
timequest-op-points =
    { $count ->
        [one] +1 actiepunt.
       *[other] +{ $count } actiepunten.
    }
timequest-op-jump =
    { $count ->
        [0] Spring naar een open tijdvak.
       *[other] Spring naar een aangrenzend tijdvak.
    }
timequest-op-random_step = Een stap naar een willekeurig aangrenzend tijdvak.
timequest-op-collect =
    { $count ->
        [1] Verzamel daar zonder actiepunt.
        [2] Verzamel dubbel zonder actiepunt.
       *[other] Verzamel { $count } keer zoveel zonder actiepunt.
    }
timequest-op-act_collect =
    { $count ->
        [1] Doe een actie Verzamelen.
        [2] Doe een actie Verzamelen die dubbel oplevert.
       *[other] Doe een actie Verzamelen die { $count } keer zoveel oplevert.
    }
timequest-op-act_quest = Doe een actie Quest zonder haar grondstoffen te betalen.
timequest-op-act_artifact = Verwerf met een actiepunt een artefact dat tot { $count } grondstoffen minder kost.
timequest-op-draw_actions =
    { $count ->
        [one] Trek een actiekaart.
       *[other] Trek { $count } actiekaarten.
    }
timequest-op-draw_marked =
    { $count ->
        [one] Trek een actiekaart die niet meetelt voor de handgrens.
       *[other] Trek { $count } actiekaarten die niet meetellen voor de handgrens.
    }
timequest-op-draw_event = Trek een Beurtgebeurtenis en voer haar uit.
timequest-op-exchange =
    { $count ->
        [0] Wissel bij de bank zoveel je wilt van één soort om voor evenveel van een andere.
        [1] Wissel bij de bank 1 grondstof om voor 1 van een andere soort.
       *[other] Wissel bij de bank tot { $count } van één soort om voor evenveel van een andere.
    }
timequest-op-swap_goods = Geef de bank { $what } voor { $get }.
timequest-op-face_up = Draai je verzamelfiche open.
timequest-op-turn_up =
    { $count ->
        [one] Leg de bovenste Beurtgebeurtenis open, krijg de kristallen die ze toont, leg haar af.
       *[other] Leg de bovenste { $count } Beurtgebeurtenissen open, krijg de kristallen die ze tonen, leg ze af.
    }
timequest-op-bar_food = Tot je volgende beurt voorbij is, levert verzamelen geen Voedsel op.
timequest-op-bar_collect = Geen actie Verzamelen in je volgende beurt.
timequest-op-bar_move = Geen Reis in je volgende beurt.
timequest-op-voucher = Een bon: in je volgende beurt één Reis naar een buur zonder kristallen.
timequest-op-lose_quest = Verlies een eigen Ontdekkersquest; zonder zo een draait je verzamelfiche dicht.
timequest-op-look_quests = Bekijk als enige de bovenste { $count } quests en leg ze terug in een volgorde naar keuze.
timequest-op-regain = Krijg tot { $count } grondstoffen terug die je laatst betaald hebt.
timequest-op-melt_quest = Leg een quest uit het aanbod af en krijg { $count } keer haar kristallen.
timequest-op-push = Verplaats de figuur van een ander naar een aangrenzend tijdvak.
timequest-op-treasure = Leg de bovenste { $count } quests open: één ervan mag je meteen voltooien.
timequest-op-forced_trade = Ruil tot { $count } van een soort met een andere speler, die niet kan afwijzen.
timequest-op-swap_places = Wissel van plaats met een andere figuur.
timequest-op-look_events = Bekijk als enige de bovenste { $count } kaarten van een gebeurtenisstapel en leg ze terug in een volgorde naar keuze.
timequest-op-artifact_expert = Leg de bovenste quest open: voor een actiepunt mag je haar verwerven, waar je ook bent.
timequest-op-reverse = Neem je laatste actie terug.
timequest-op-keep_event = Bekijk als enige de bovenste { $count } Beurtgebeurtenissen en houd er één.
timequest-op-raid = Neem een speler in jouw tijdvak { $count } van een soort af.
timequest-op-bury_quest = Leg een quest uit het aanbod onder de stapel.
timequest-op-vision = Toon iedereen de bovenste kaart van een stapel; ze blijft, of gaat naar onderen.


# Wat er gevraagd wordt
timequest-prompt-of = { $cause }: { $question }
timequest-prompt-pick = Wie wil je zijn?
timequest-prompt-choose_objective = Welk doel houd je?
timequest-prompt-draft = Kies 7 grondstoffen voor je reis, hoogstens 3 van een soort.
timequest-prompt-menu =
    { $count ->
        [0] Jouw beurt: geen actiepunten meer.
        [1] Jouw beurt: 1 actiepunt.
       *[other] Jouw beurt: { $count } actiepunten.
    }
timequest-prompt-battle = De gelijke stand wordt uitgevochten: wed kristallen op het verschil van twee dobbelstenen, of niet.
timequest-prompt-guardian = Scherm je iedereen op jouw tegel af, of beloof je ze een grondstof?
timequest-prompt-goal = Voldoe je aan de voorwaarde, of niet?
timequest-prompt-offers = Wat kies je?
timequest-prompt-bank = Hoeveel leg je in?
timequest-prompt-ripples = Weer je het af?
timequest-prompt-lottery = Zet je een grondstof in?
timequest-prompt-again = Doe je het nog een keer?
timequest-prompt-auction = Hoeveel bied je?
timequest-prompt-loop = Hoe doe je het deze keer?
timequest-prompt-mix-gain =
    { $count ->
        [one] Welke grondstof krijg je?
       *[other] Welke { $count } krijg je?
    }
timequest-prompt-mix-lose =
    { $count ->
        [one] Welke grondstof verlies je?
       *[other] Welke { $count } verlies je?
    }
timequest-prompt-mix-pay =
    { $count ->
        [one] Welke grondstof betaal je?
       *[other] Welke { $count } betaal je?
    }
timequest-prompt-mix-regain =
    { $count ->
        [one] Welke grondstof krijg je terug?
       *[other] Welke { $count } krijg je terug?
    }
timequest-prompt-one_type-gain = Van welke soort krijg je er { $count }?
timequest-prompt-one_type-pay = Van welke soort betaal je er { $count }?
timequest-prompt-two_types = Van welke twee soorten krijg je er elk { $count }?
timequest-prompt-exchange-0 = Wat geef je de bank?
timequest-prompt-exchange-1 = Je geeft { $good }: wat wil je ervoor?
timequest-prompt-exchange-2 = Je geeft { $given }: hoeveel { $good } wil je?
timequest-prompt-extra = Van welke soort krijg je er { $count } extra?
timequest-prompt-refund = Van welke soort krijg je er { $count } terug?
timequest-prompt-quest = Hoe betaal je voor { $quest }?
timequest-prompt-artifact = { $quest }: gebruik je je korting?
timequest-prompt-expert = { $quest } is opengelegd: verwerf je haar?
timequest-prompt-use_now = Gebruik je { $event } nu?
timequest-prompt-way = Hoe betaal je de Reis?
timequest-prompt-trade-0 = Met wie wil je handelen?
timequest-prompt-trade-1 = Wat bied je { $name }?
timequest-prompt-trade-2 = Wat wil je van { $name } voor { $given }?
timequest-prompt-trade-3 = { $name } biedt je { $given } voor { $asked }.
timequest-prompt-whom = Op wie richt je het?
timequest-prompt-push = Waarheen wordt { $name } verplaatst?
timequest-prompt-raid = Wat neem je van { $name }?
timequest-prompt-forced_trade-1 = Wat geef je { $name }?
timequest-prompt-forced_trade-2 = Wat neem je van { $name } voor { $given }?
timequest-prompt-block = Dit treft jou. Weer je het af?
timequest-prompt-block-push = { $name } verplaatst je: { $tile }. Weer je het af?
timequest-prompt-block-raid = { $name } neemt { $taken } van je. Weer je het af?
timequest-prompt-block-forced_trade = { $name } geeft je { $given } en neemt { $taken }. Weer je het af?
timequest-prompt-block-swap_places = { $name } wisselt van plaats met jou. Weer je het af?
timequest-prompt-jump = Waarheen spring je?
timequest-prompt-slip = Er is iemand aangekomen: blijf je, of glip je weg?
timequest-prompt-duellist = Je hebt gewonnen: blijf je, of spring je?
timequest-prompt-lay = Op welk tijdvak leg je { $card }?
timequest-prompt-replace = Welke kaart maakt plaats voor { $card }?
timequest-prompt-discard = Je hand is te vol: welke kaart leg je af?
timequest-prompt-discard-marked = Te veel gemarkeerde kaarten: welke leg je af?
timequest-prompt-treasure = Voltooi je een van deze quests?
timequest-prompt-melt = Welke quest leg je af voor { $count } keer haar kristallen?
timequest-prompt-bury = Welke quest gaat onder de stapel?
timequest-prompt-lose_quest = Welke quest verlies je?
timequest-prompt-free_quest = Welke quest voltooi je zonder te betalen?
timequest-prompt-hunt = Welk artefact verwerf je?
timequest-prompt-collect = Waarvan verzamel je er twee?
timequest-prompt-bets = Wed je op het gevecht?
timequest-prompt-reroll = Gooi je opnieuw?
timequest-prompt-prize =
    { $count ->
        [one] Je hebt 1 ding gewonnen: een kristal?
       *[other] Je hebt { $count } dingen gewonnen: is er een kristal bij?
    }
timequest-prompt-duel-1 = { $name } daagt je uit tot een Artefactduel.
timequest-prompt-duel-2 = Je hebt geweigerd: welke grondstof geef je { $name }?
timequest-prompt-duel-5 = Je hebt verloren: welk artefact geef je { $name }?
timequest-prompt-void_roll = De Leegte: hoeveel dobbelstenen gooi je?
timequest-prompt-look = Welke stapel bekijk je?
timequest-prompt-keep = Welke gebeurtenis houd je?
timequest-prompt-order = In welke volgorde gaan de kaarten terug?
timequest-prompt-vision = Van welke stapel toon je de bovenste kaart?
timequest-prompt-vision-card = Blijft { $card } bovenop?
timequest-prompt-over = De partij is afgelopen.
timequest-waiting = De partij gaat verder.
timequest-waiting-turn = Ronde { $round }: { $name } is aan de beurt.
timequest-waiting-one = { $name } beslist.
timequest-waiting-secret = Denkt nog in het geheim: { $names }


# Antwoorden
timequest-move-end = de beurt beëindigen
timequest-move-move = Reis: { $tile }
timequest-move-free_move = Vrije Reis: { $tile }
timequest-move-collect = grondstoffen verzamelen
timequest-move-quest = { $card } voltooien
timequest-move-artifact = het artefact { $card } verwerven
timequest-move-draw = een actiekaart trekken
timequest-move-fight = { $name } uitdagen in de Arena
timequest-move-enter_void = door het portaal de Leegte in
timequest-move-duel = { $name } uitdagen tot een Artefactduel
timequest-move-trade = handelen
timequest-move-play = { $card } spelen
timequest-move-use = { $card } gebruiken
timequest-move-attempt = de gehouden gebeurtenis proberen
timequest-move-power = de kracht van je personage gebruiken
timequest-move-character = spelen als { $card }
timequest-move-objective = { $card } houden
timequest-move-two = { $one } en { $two }
timequest-move-side = vooral { $good }
timequest-move-payment = { $x } X en { $y } Y betalen
timequest-move-pay = { $what } betalen
timequest-move-pay-with = { $what } betalen, met { $with }
timequest-move-bet = { $what } inzetten op ≥ { $spot }
timequest-move-no-bet = niet wedden
timequest-move-reroll = opnieuw gooien met { $with }
timequest-move-reroll-die = de { $die } opnieuw gooien met { $with }
timequest-move-block = afweren met { $with }
timequest-move-dice =
    { $count ->
        [0] niet gooien
        [1] één dobbelsteen gooien
       *[other] twee dobbelstenen gooien
    }
timequest-move-shield = iedereen op jouw tegel afschermen
timequest-move-bounty = { $good } beloven aan wie voldoet
timequest-move-meet = voldoen met { $what }
timequest-move-fail = niet voldoen
timequest-move-fail-block = niet voldoen en afweren met { $with }
timequest-move-option = keuze { $number }
timequest-move-order = de volgorde { $list }
timequest-move-bottom = naar onderen
timequest-move-think_again = nog eens nadenken
timequest-take-gain = { $what } krijgen
timequest-take-lose = { $what } verliezen
timequest-take-pay = { $what } betalen
timequest-take-regain = { $what } terugkrijgen
timequest-take-draft = vertrekken met { $what }
timequest-take-bank = { $what } inleggen
timequest-yes = ja
timequest-yes-artifact = de korting gebruiken
timequest-yes-use_now = nu gebruiken
timequest-yes-expert = verwerven
timequest-yes-trade = aannemen
timequest-yes-duel = het duel aannemen
timequest-yes-prize = een kristal nemen
timequest-yes-all_event = het nog een keer doen
timequest-no = nee
timequest-no-artifact = de volle prijs betalen
timequest-no-use_now = afleggen
timequest-no-expert = onder de stapel leggen
timequest-no-trade = afwijzen
timequest-no-duel = het duel weigeren
timequest-no-prize = alleen grondstoffen nemen
timequest-no-treasure = geen voltooien
timequest-no-slip = blijven
timequest-no-duellist = blijven
timequest-no-block = laten gebeuren
timequest-no-reroll = laten liggen
timequest-no-guardian = niets doen
timequest-no-vision = bovenop laten
timequest-no-all_event = niet meedoen
timequest-path-move = Reis voor { $crystals }: { $tile }
timequest-path-collect = { $what } verzamelen
timequest-path-quest = { $card } voltooien: { $paid } voor { $crystals }
timequest-path-artifact = het artefact { $card } verwerven voor { $paid }
timequest-path-trade = { $name } { $given } bieden voor { $asked }


# Verloop
timequest-fact-first_player = { $name } begint.
timequest-fact-picked = { $name } is { $card }.
timequest-fact-explorer = { $name } heeft een Ontdekkersquest: { $card }.
timequest-fact-objective = Jouw doel: { $card }.
timequest-fact-drafted = { $name } vertrekt met { $what }.
timequest-fact-round = Ronde { $round } begint.
timequest-fact-final_round = Het is de Slotronde.
timequest-fact-turn = De beurt van { $name }.
timequest-fact-penalty = De Leegte neemt { $name } een kristal af: het gaat naar { $to }.
timequest-fact-limit = { $name } heeft meer dan 10 van een soort en geeft de rest terug.
timequest-fact-objective_shown = { $name } onthult een doel: { $card }.
timequest-fact-wagered = { $name } heeft na de strijd nog { $left }.
timequest-fact-over = De partij is afgelopen.
timequest-fact-moved = { $name } verlaat de Leegte door het portaal.
timequest-fact-free_move = { $name } maakt de Vrije Reis.
timequest-fact-arrived =
    { $left ->
        [0] { $name } komt aan: { $tile }, het laatste bezoek.
        [1] { $name } komt aan: { $tile }, nog 1 bezoek.
       *[other] { $name } komt aan: { $tile }, nog { $left } bezoeken.
    }
timequest-fact-closed = De tijd sluit zich: { $tile }.
timequest-fact-entered_void = { $name } gaat te voet de Leegte in.
timequest-fact-entered_void-portal = { $name } gaat door het portaal de Leegte in.
timequest-fact-gained = { $name } krijgt { $what }.
timequest-fact-lost = { $name } verliest { $what }.
timequest-fact-paid = { $name } betaalt { $what }.
timequest-fact-given = { $name } geeft { $to } { $what }.
timequest-fact-points =
    { $more ->
        [one] { $name } heeft een actiepunt meer: nog { $left }.
       *[other] { $name } heeft { $more } actiepunten meer: nog { $left }.
    }
timequest-fact-collects = { $name } verzamelt: { $tile }.
timequest-fact-quest = { $name } voltooit { $card }.
timequest-fact-face-up = De verzamelfiche van { $name } gaat open.
timequest-fact-face-down = De verzamelfiche van { $name } gaat dicht.
timequest-fact-refilled = Nieuw in het aanbod: { $card }.
timequest-fact-artifact = { $name } neemt het artefact { $card } mee naar huis.
timequest-fact-drew = { $name } trekt een actiekaart.
timequest-fact-drew-card = { $name } trekt { $card }.
timequest-fact-discarded = { $name } legt { $card } af.
timequest-fact-reversed = { $name } draait de tijd terug, alsof het nooit gebeurd is: { $act }.
timequest-fact-die = { $name } gooit een { $die }.
timequest-fact-die-shown = De dobbelsteen toont { $die }.
timequest-fact-rerolled = { $name } laat met { $with } opnieuw gooien: { $was } wordt { $die }.
timequest-fact-played = { $name } speelt { $card }.
timequest-fact-laid = { $name } legt { $card } neer: { $tile }.
timequest-fact-lifted = { $card } wordt afgelegd.
timequest-fact-replaced = { $card } van { $name } maakt plaats.
timequest-fact-used = { $name } gebruikt { $card }.
timequest-fact-used_up = { $card } van { $name } is op.
timequest-fact-power = { $name } gebruikt een kracht: { $card }.
timequest-fact-aimed = { $name } richt het op { $to }.
timequest-fact-blocked = { $name } weert het af met { $card }.
timequest-fact-passed_on = { $card } gaat van { $name } naar { $to }.
timequest-fact-turned_over = { $card } van { $name } wordt omgedraaid: kant { $side }.
timequest-fact-shuffled = Geschud: { $deck }, { $count } kaarten.
timequest-fact-looked =
    { $count ->
        [one] { $name } bekijkt een kaart: { $deck }.
       *[other] { $name } bekijkt { $count } kaarten: { $deck }.
    }
timequest-fact-looked-cards = { $name } bekijkt { $cards }.
timequest-fact-ordered = { $name } legt { $count } kaarten in eigen volgorde terug: { $deck }.
timequest-fact-vision = { $name } toont de bovenste kaart: { $card }.
timequest-fact-turned_up = Opengelegd: { $card }.
timequest-fact-put_under = { $card } gaat onder de stapel.
timequest-fact-lost_quest = { $name } verliest de quest { $card }.
timequest-fact-melted = { $name } legt de quest { $card } af.
timequest-fact-barred = { $name }, volgende beurt: { $bar }.
timequest-fact-voucher = { $name } krijgt een bon voor een Reis naar een buur.
timequest-fact-event_drawn = { $name } trekt de gebeurtenis { $card }.
timequest-fact-event_drawn-kept = { $name } probeert { $card }.
timequest-fact-event_won = { $name } wint { $card }.
timequest-fact-event_open = { $card } ligt open voor { $name }.
timequest-fact-event_failed = { $card } van { $name } wordt afgelegd.
timequest-fact-event_kept = { $name } houdt een gebeurtenis.
timequest-fact-event_kept-card = { $name } houdt { $card }.
timequest-fact-offered = { $name } biedt { $to } { $given } voor { $asked }.
timequest-fact-traded = { $name } en { $to } ruilen { $given } voor { $asked }.
timequest-fact-declined = { $name } wijst af.
timequest-fact-challenged-fight = { $name } daagt { $to } uit in de Arena.
timequest-fact-challenged-duel = { $name } daagt { $to } uit tot een Artefactduel.
timequest-fact-bet = { $name } zet { $what } in op ≥ { $spot }.
timequest-fact-no-bet = { $name } wedt niet.
timequest-fact-fight_won = { $name } verslaat { $to } met { $with } tegen { $against }.
timequest-fact-fight_drawn = { $name } en { $to } zijn gelijk met { $with }: er gebeurt niets.
timequest-fact-bet_right = { $name } had gelijk met ≥ { $spot }.
timequest-fact-bet_wrong = { $name } had ongelijk met ≥ { $spot }.
timequest-fact-duel_accepted = { $name } neemt het duel aan.
timequest-fact-duel_declined = { $name } weigert het duel.
timequest-fact-duel_won = { $name } wint het duel en krijgt { $card } van { $to }.
timequest-fact-all_event = Rondegebeurtenis: { $card }.
timequest-fact-guardian = { $name } schermt iedereen op dezelfde tegel af.
timequest-fact-guardian-bounty = { $name } belooft { $good } aan wie op dezelfde tegel aan de voorwaarde voldoet.
timequest-fact-met = { $name } voldoet aan de voorwaarde.
timequest-fact-failed = { $name } voldoet niet aan de voorwaarde.
timequest-fact-option = { $name } neemt keuze { $number }.
timequest-fact-deposited = { $name } legt { $what } in.
timequest-fact-staked = { $name } zet { $good } in.
timequest-fact-bid = { $name } biedt { $number }.
timequest-fact-repeats = { $name } doet het nog een keer.
timequest-fact-stays_out = { $name } doet niet mee.
timequest-fact-lottery = { $name } krijgt alle inzetten.
timequest-fact-lottery-tie = Het blijft gelijk: de inzetten gaan naar de bank.
timequest-fact-auctioned = { $name } krijgt { $card } voor { $number }.
timequest-fact-auctioned-nobody = Niemand krijgt { $card }.
timequest-act-move = de Reis
timequest-act-collect = het verzamelen
timequest-act-quest = de quest
timequest-act-artifact = het artefact
timequest-act-draw = het trekken
timequest-result-closed = Genoeg van de tijd is gesloten: de mooiste verzameling wint.
timequest-result-limit = De laatste ronde is voorbij: de mooiste verzameling wint.
timequest-result-artifacts = Artefacten van alle tien tijdvakken zijn in één hand: dat wint meteen.
timequest-stopped = De partij is gestopt.


# Waarom niet
timequest-why-choice = Dat kun je hier niet kiezen, of je kunt het niet betalen.
timequest-why-4_1 = Een vergrendeld tijdvak gaat niemand in of uit, en waar je staat, ben je al.
timequest-why-7_1 = Daarvoor heb je te weinig actiepunten.
timequest-why-7_3 = Je beurt kan pas eindigen na je eerste actie, of als er geen actie mogelijk is.
timequest-why-7_5 = Je hebt in deze beurt al 40 vrije handelingen gedaan.
timequest-why-8_1_1 = Voor zo’n afstand heb je te weinig kristallen.
timequest-why-8_1_3 = Alleen de tijdvakken 1 en 10 raken de Leegte, en de stap kost een kristal.
timequest-why-8_1_4 = Voor die weg uit de Leegte heb je te weinig kristallen.
timequest-why-8_2_1 = De bank heeft niets van wat hier te vinden is.
timequest-why-8_3 = Je kunt niet betalen wat deze quest hier kost.
timequest-why-8_3_2 = Je verzamelfiche ligt dicht. Reizen draait haar open.
timequest-why-8_5 = Er zijn geen actiekaarten meer.
timequest-why-8_7 = Je gaat de Leegte in vanuit een tijdvak, voor 2 kristallen.
timequest-why-8_8 = Een Vrije Reis gaat naar een buur en is alles wat je in een beurt doet.
timequest-why-9_1 = Er is nu geen voorstel dat je kunt doen.
timequest-why-9_4 = Deze kaart zou nu niets kunnen doen.
timequest-why-9_6 = Je gebeurtenisplaats is leeg.
timequest-why-9_7 = Het is al gebruikt, je kunt het niet betalen, of het zou nu niets doen.
timequest-why-10_4 = Je kunt deze gebeurtenis niet betalen, of ze zou nu niets doen.
timequest-why-12_1 = Om de Leegte in te gaan, moet je 2 artefacten bezitten.
timequest-why-12_6 = Je kwam te voet en gaat naar een buur van de Leegte.
timequest-why-12_8 = In de Leegte kan niemand verzamelen, voltooien, verwerven of duelleren.
timequest-why-14_2 = Een artefact verwerf je in zijn eigen tijdvak, elk maar één keer, voor zijn kristallen en een grondstof voor elk artefact dat je bezit.
timequest-why-14_6 = Je duelleert eenmaal per beurt, met iemand in jouw tijdvak, als jullie allebei een artefact bezitten.
timequest-why-14_8 = De kracht van dit artefact is al gebruikt, of zou nu niets doen.
timequest-why-15_1 = De tijd heeft zich over dit tijdvak gesloten.
timequest-why-15_3 = De partij is afgelopen.
timequest-why-20_1 = De gebeurtenis van deze ronde verbiedt het in deze beurt.
timequest-why-21_4 = Dat heb je net teruggenomen: doe eerst iets anders.
timequest-why-24_1 = Jij wordt nu niet gevraagd.
timequest-why-24_4 = Je hebt geantwoord: de anderen denken nog na.


# Uitleg
timequest-rule = Regel { $rule }
timequest-rule-key = ? toont de regel


# Het bord
timequest-board-circle = De kring van tijdvakken
timequest-board-first = Startspeler van de ronde
timequest-board-mine = Wat van jou is
timequest-board-panel = Wat je kunt doen
timequest-board-actions = Acties
timequest-board-answers = Antwoorden
timequest-board-round = Ronde { $round } van hoogstens { $rounds }
timequest-board-round-short = Ronde { $round }
timequest-board-closed-of = { $closed } van { $end } tijdvakken gesloten
timequest-board-final = Slotronde
timequest-board-closed = gesloten
timequest-board-free = gratis
timequest-board-bank = Bank
timequest-board-points =
    { $count ->
        [one] 1 actiepunt
       *[other] { $count } actiepunten
    }
timequest-board-crystals =
    { $count ->
        [one] 1 kristal
       *[other] { $count } kristallen
    }
timequest-board-player =
    { $name }: { $crystals } kristallen, { $artifacts } artefacten, { $goods } grondstoffen, { $cards } actiekaarten
timequest-board-costs-xy = { $x } X, { $y } Y
timequest-board-complete = { $quest } voltooien: { $cost } voor { $crystals } kristallen
timequest-board-acquire = { $quest } als artefact nemen, { $period }: { $crystals } kristallen en { $resources } grondstoffen
timequest-board-collect = Verzamelen
timequest-board-draw = Trekken
timequest-board-arena = Arena
timequest-board-trade = Handelen
timequest-board-duel = Duel
timequest-board-enter-void = De Leegte in
timequest-board-end = Einde beurt
timequest-board-back = Terug
timequest-board-give = Bevestigen
timequest-board-mark-first = Kies eerst een antwoord.
timequest-board-compose = Een mix van grondstoffen
timequest-board-chosen = { $chosen } van { $count }
timequest-board-chosen-of = { $good }: { $count }
timequest-board-one-more = Eén { $good } meer
timequest-board-one-less = Eén { $good } minder
timequest-board-more-crystals = Eén kristal meer
timequest-board-less-crystals = Eén kristal minder
timequest-board-order = Klik de kaarten aan in de volgorde waarin ze moeten liggen, de bovenste eerst.
timequest-board-spots = Wedvakken
timequest-board-stake-help = Zet 1 tot 3 in op het verschil van de dobbelstenen: wie gelijk heeft, krijgt elke 2 tot 5 keer.
timequest-board-bet = Wedden
timequest-board-no-bet = Niet wedden
timequest-board-die = { $name } gooit een { $die }
timequest-board-hand = Hand
timequest-board-hand-of =
    { $count ->
        [one] 1 actiekaart
       *[other] { $count } actiekaarten
    }
timequest-board-show-hand = Kaarten tonen
timequest-board-no-cards = geen kaarten
timequest-board-for-slot = voor een kaartplaats
timequest-board-marked = telt niet mee
timequest-board-slots = Kaartplaatsen
timequest-board-set = klaargelegd
timequest-board-used = gebruikt
timequest-board-used-of = { $card }, gebruikt
timequest-board-charges =
    { $count ->
        [one] 1 lading
       *[other] { $count } ladingen
    }
timequest-board-side = kant { $side }
timequest-board-events = Gebeurtenissen
timequest-board-won = gewonnen
timequest-board-open = nog te betalen
timequest-board-event-place = gehouden gebeurtenis
timequest-board-artifacts = Artefacten
timequest-board-no-artifacts = nog geen
timequest-board-objective = Doel
timequest-board-counted = { $count }, niveau { $level }
timequest-board-explorers = Ontdekkersquests
timequest-board-voucher = bon
timequest-board-face-up = Verzamelfiche open: je mag een quest voltooien
timequest-board-face-down = Verzamelfiche dicht: geen quest tot de reiziger zich verplaatst
timequest-board-deposit = in de Tijdbank:
timequest-board-nothing = geen grondstoffen, geen kristallen
timequest-board-who = Wie geantwoord heeft
timequest-board-state-answered = heeft geantwoord
timequest-board-state-thinking = denkt na
timequest-board-given = De antwoorden
timequest-board-your-answer = Jouw antwoord: { $answer }.
timequest-board-bounty = Premie:
timequest-board-shield = Afgeschermd:
timequest-board-gives = geeft
timequest-board-asks = voor
timequest-board-trade-limits = { $made } van { $offers } voorstellen gedaan. De ene soort voor een andere, van elk 1 tot 3; geen geschenken, geen kristallen.
timequest-board-goes-on = Daarna kies je verder.
timequest-board-wait = Anderen zijn aan de beurt. Klik een speler aan om te zien wat die heeft.
timequest-board-over = De partij is afgelopen.
timequest-board-close = Sluiten
timequest-board-show-market = Quests tonen
timequest-board-show-event = Terug naar de gebeurtenis
timequest-board-show-mine = Wat van jou is
timequest-board-hide-mine = Inklappen
timequest-board-visits =
    { $count ->
        [one] nog 1 bezoek
       *[other] nog { $count } bezoeken
    }
timequest-board-locked = vergrendeld
timequest-board-engineer = Tijdingenieur van { $name }
timequest-board-tile = verzamelen levert { $one } en { $two } op, quests kosten { $x } en { $y }
timequest-board-here = hier: { $names }
timequest-board-for-crystals =
    { $count ->
        [one] { $move } voor 1 kristal
       *[other] { $move } voor { $count } kristallen
    }
timequest-board-end-circle = De kring aan het einde
timequest-board-end-artifacts = Artefacten


# De zijlijst
timequest-badge-score =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
timequest-badge-artifacts =
    { $count ->
        [one] 1 artefact
       *[other] { $count } artefacten
    }
timequest-badge-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
timequest-badge-up = verzamelfiche open
timequest-badge-down = verzamelfiche dicht
