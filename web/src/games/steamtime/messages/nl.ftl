steamtime-name = Steam Time
steamtime-tagline = Vaar in je luchtschip de tijdstroom op en bouw de machine die het meeste aanzien brengt.
steamtime-minutes = 60–90

# Options
steamtime-option-sabotage = Sabotage
steamtime-option-sabotage-help = Een module: saboteurs die anderen met TIJD-kristallen moeten afkopen.
steamtime-option-sabotage-off = zonder
steamtime-option-sabotage-on = met
steamtime-option-specialists = Specialisten
steamtime-option-specialists-help = Een module: iedereen heeft negen specialisten, van wie de laatst gespeelde werkt.
steamtime-option-specialists-off = zonder
steamtime-option-specialists-on = met
steamtime-option-basic_income = Basisinkomen
steamtime-option-basic_income-help = Of iedereen elke ronde 1 stoom en een vrij kristal krijgt, naast wat uitbreidingen opbrengen.
steamtime-option-basic_income-on = voor iedereen
steamtime-option-basic_income-off = alleen uit uitbreidingen
steamtime-option-upgrade_income = Nieuwe uitbreidingen
steamtime-option-upgrade_income-help = Wanneer een nieuwe uitbreiding voor het eerst iets opbrengt.
steamtime-option-upgrade_income-at_once = meteen
steamtime-option-upgrade_income-next_round = vanaf de volgende ronde
steamtime-option-steam_payment = Betalen met stoom
steamtime-option-steam_payment-help = Wat 1 stoom doet bij het betalen van een uitbreiding of expeditie.
steamtime-option-steam_payment-recolour = verandert de kleur van een kristal
steamtime-option-steam_payment-mint = vervangt ook een kristal
steamtime-option-time_in_bonus = TIJD-kristallen
steamtime-option-time_in_bonus-help = Of TIJD-kristallen meetellen voor de bonussen van acties.
steamtime-option-time_in_bonus-counts = tellen mee
steamtime-option-time_in_bonus-coloured_only = alleen gekleurde tellen
steamtime-option-mission_halves = Missies
steamtime-option-mission_halves-help = Welke helft van een missie volbracht kan worden.
steamtime-option-mission_halves-top = de bovenste
steamtime-option-mission_halves-either = een van beide
steamtime-option-board_order = Tijdstroom
steamtime-option-board_order-help = De volgorde van de monumentborden.
steamtime-option-board_order-random = willekeurig
steamtime-option-board_order-given = zoals opgegeven
steamtime-option-boards = Volgorde van de borden
steamtime-option-boards-help = Van onder naar boven; ongebruikte vallen weg.
steamtime-option-boards-1 = Stonehenge
steamtime-option-boards-2 = Piramiden van Gizeh
steamtime-option-boards-3 = Chinese Muur
steamtime-option-boards-4 = Paaseiland
steamtime-option-boards-5 = Machu Picchu
steamtime-option-boards-6 = Colosseum
steamtime-option-boards-7 = Angkor Wat
steamtime-option-boards-8 = Chichén Itzá
steamtime-option-boards-9 = Taj Mahal
steamtime-option-first_player = Startspeler
steamtime-option-first_player-help = Wie de eerste ronde begint.
steamtime-option-first_player-random = willekeurig

# Where esteem comes from
steamtime-score-upgrade = Uitbreidingen
steamtime-score-expedition = Expedities
steamtime-score-encounter = Ontmoetingen
steamtime-score-bridge = Brug, bij het nemen van missies
steamtime-score-extra = Extra’s van velden
steamtime-score-tile = Startspelertegel
steamtime-score-mission = Missies

# Names
steamtime-board-name-1 = Stonehenge
steamtime-board-name-2 = Piramiden van Gizeh
steamtime-board-name-3 = Chinese Muur
steamtime-board-name-4 = Paaseiland
steamtime-board-name-5 = Machu Picchu
steamtime-board-name-6 = Colosseum
steamtime-board-name-7 = Angkor Wat
steamtime-board-name-8 = Chichén Itzá
steamtime-board-name-9 = Taj Mahal
steamtime-expedition-I-A = Andersons Creek
steamtime-expedition-I-B = Bibliotheek van Alexandrië
steamtime-expedition-I-C = Kasteel Himeji
steamtime-expedition-I-D = Alhambra
steamtime-expedition-I-E = Carthago
steamtime-expedition-I-F = Big Ben
steamtime-expedition-II-A = Atlantis
steamtime-expedition-II-B = Barnsteenkamer
steamtime-expedition-II-C = Hangende tuinen van Babylon
steamtime-expedition-II-D = Kolossus van Rhodos
steamtime-expedition-II-E = Troje
steamtime-expedition-II-F = Knossos
steamtime-expedition-III-A = Pompeï
steamtime-expedition-III-B = Petra
steamtime-expedition-III-C = Timboektoe
steamtime-expedition-III-D = Groot-Zimbabwe
steamtime-expedition-III-E = Nalanda
steamtime-expedition-III-F = Efeze
steamtime-expedition-IV-A = Samarkand
steamtime-expedition-IV-B = Tenochtitlan
steamtime-expedition-IV-C = Ur
steamtime-expedition-IV-D = Mycene
steamtime-expedition-IV-E = El Dorado
steamtime-expedition-IV-F = Tikal
steamtime-expedition-V-A = Persepolis
steamtime-expedition-V-B = Lhasa
steamtime-expedition-V-C = Cahokia
steamtime-expedition-V-D = Nan Madol
steamtime-expedition-V-E = Antikythera
steamtime-expedition-V-F = Sanssouci
steamtime-card-N1 = Alfred Nobel
steamtime-card-N2 = Archimedes
steamtime-card-N3 = Bi Sheng
steamtime-card-N4 = Galileo Galilei
steamtime-card-N5 = Heron van Alexandrië
steamtime-card-N6 = Christiaan Huygens
steamtime-card-N7 = Johannes Kepler
steamtime-card-N8 = Gottfried Wilhelm Leibniz
steamtime-card-N9 = Benjamin Franklin
steamtime-card-N10 = Hypatia
steamtime-card-N11 = Al-Jazari
steamtime-card-N12 = Isaac Newton
steamtime-card-N13 = Ada Lovelace
steamtime-card-N14 = Cai Lun
steamtime-card-N15 = Marcus Licinius Crassus
steamtime-card-N16 = Jakob Fugger
steamtime-card-N17 = Marco Polo
steamtime-card-N18 = Leif Eriksson
steamtime-card-N19 = Gebroeders Montgolfier
steamtime-card-N20 = Leonardo da Vinci
steamtime-card-N21 = Zheng He
steamtime-card-N22 = James Watt
steamtime-card-N23 = Ibn Battuta
steamtime-card-N24 = Mary Anning
steamtime-card-P1 = Stuurman
steamtime-card-P2 = Stoker
steamtime-card-P3 = Alchemist
steamtime-card-P4 = Portaalwachter
steamtime-card-P5 = Schatmeester
steamtime-card-P6 = Analist
steamtime-card-P7 = Kwartiermeester
steamtime-card-P8 = Navigator
steamtime-card-P9 = Chrononaut
steamtime-generator-GN = Brug
steamtime-generator-BU = Machinekamer
steamtime-generator-BK = Laboratorium
steamtime-generator-PK = Tijdportaal
steamtime-generator-GY = Midasmachine
steamtime-generator-OR = Analytische Machine
steamtime-colour-GN = groen
steamtime-colour-BU = blauw
steamtime-colour-BK = zwart
steamtime-colour-PK = roze
steamtime-colour-GY = grijs
steamtime-colour-OR = oranje
steamtime-action-mission = Missie
steamtime-action-encounter = Ontmoeting
steamtime-action-deposit = Depot
steamtime-action-upgrade = Uitbreiding
steamtime-action-gold = Goud
steamtime-action-expedition = Expeditie
steamtime-space = { $board }: { $action }
steamtime-mission = Missie { $id }
steamtime-upgrade = Uitbreiding { $id }

# Amounts
steamtime-nothing = niets
steamtime-times = { $count } × { $what }
steamtime-trade = { $cost } → { $gain }
steamtime-steam-alone = alleen stoom
steamtime-amount-e = { $count } aanzien
steamtime-amount-g = { $count } goud
steamtime-amount-s = { $count } stoom
steamtime-amount-p =
    { $count ->
        [one] { $count } portaalstap
       *[other] { $count } portaalstappen
    }
steamtime-amount-GN = { $count } groen
steamtime-amount-BU = { $count } blauw
steamtime-amount-BK = { $count } zwart
steamtime-amount-PK = { $count } roze
steamtime-amount-GY = { $count } grijs
steamtime-amount-OR = { $count } oranje
steamtime-amount-T =
    { $count ->
        [one] { $count } TIJD-kristal
       *[other] { $count } TIJD-kristallen
    }
steamtime-amount-any =
    { $count ->
        [one] { $count } kristal naar keuze
       *[other] { $count } kristallen naar keuze
    }
steamtime-amount-D =
    { $count ->
        [one] { $count } vrij kristal uit een depot
       *[other] { $count } vrije kristallen uit depots
    }
steamtime-amount-R =
    { $count ->
        [one] { $count } willekeurig kristal
       *[other] { $count } willekeurige kristallen
    }
steamtime-amount-U =
    { $count ->
        [one] { $count } uitbreiding
       *[other] { $count } uitbreidingen
    }
steamtime-amount-X =
    { $count ->
        [one] { $count } expeditie
       *[other] { $count } expedities
    }
steamtime-encounter-blue = { $top }; of { $bottom }.
steamtime-encounter-purple = { $top }. Daarna mogen de anderen: { $bottom }.
steamtime-specialist-counts_more =
    { $count ->
        [one] Bij { $action } telt één kristal meer.
       *[other] Bij { $action } tellen { $count } kristallen meer.
    }
steamtime-specialist-no_marks = Gemarkeerde plaatsen kosten je niets.
steamtime-specialist-same_board = Je luchtschip mag ook naar het bord van je hoogste.
steamtime-specialist-mr_time = Plaats je deze beurt een luchtschip, dan handelt Mr. TIME aan het eind voor je.

# Facts
steamtime-fact-first_player = { $name } begint.
steamtime-fact-round = Ronde { $round } begint; { $first } is als eerste aan de beurt.
steamtime-fact-effort = Inspanningskaart { $effort } wordt opengelegd.
steamtime-fact-income = { $name } neemt het inkomen.
steamtime-fact-turn = { $name } is aan de beurt.
steamtime-fact-skipped = { $name } heeft niets te doen.
steamtime-fact-withdrawn = { $name } past en trekt zich terug.
steamtime-fact-tile = { $name } neemt de startspelertegel.
steamtime-fact-scoring = De missies worden onthuld; { $name } begint.
steamtime-fact-completed = { $name } volbrengt { $card }: { $what }.
steamtime-fact-placed = { $name } gaat naar { $space }.
steamtime-fact-mr_time = { $name } stuurt Mr. TIME naar { $space }.
steamtime-fact-declined = { $name } ziet af van de bonusactie.
steamtime-fact-took_mission = { $name } neemt { $card }: { $what }.
steamtime-fact-shuffled = De afgelegde ontmoetingen worden geschud.
steamtime-fact-drew = { $name } ontmoet { $cards }.
steamtime-fact-chose = { $name } kiest { $card }.
steamtime-fact-acted = { $name }, { $card }: { $what }.
steamtime-fact-declined_act = { $name } doet niets met { $card }.
steamtime-fact-upgrade = { $name } bouwt { $card }.
steamtime-fact-expedition =
    { $count ->
        [one] { $name } maakt de expeditie { $card } met 1 ontdekking.
       *[other] { $name } maakt de expeditie { $card } met { $count } ontdekkingen.
    }
steamtime-fact-expedition-find = { $name } maakt de expeditie { $card }.
steamtime-fact-bought = { $name } koopt een kristal ({ $colour }): { $space }.
steamtime-fact-took_free = { $name } neemt een vrij kristal ({ $colour }): { $space }.
steamtime-fact-crystal = { $name } plaatst een kristal: { $generator } ({ $colour }).
steamtime-fact-crystal-time = { $name } plaatst een TIJD-kristal: { $generator }.
steamtime-fact-stopped = { $name } ziet af van de rest.
steamtime-fact-paid_crystal = { $name } betaalt een kristal: { $generator } ({ $colour }).
steamtime-fact-paid_crystal-time = { $name } betaalt een TIJD-kristal: { $generator }.
steamtime-fact-esteem = { $name }: +{ $count } aanzien ({ $from }).
steamtime-fact-gold = { $name }: +{ $count } goud.
steamtime-fact-steam = { $name }: +{ $count } stoom.
steamtime-fact-portal =
    { $count ->
        [one] { $name }: 1 stap op het portaalspoor.
       *[other] { $name }: { $count } stappen op het portaalspoor.
    }
steamtime-fact-bonus_action =
    { $count ->
        [one] { $name } krijgt een bonusactie.
       *[other] { $name } krijgt { $count } bonusacties.
    }
steamtime-fact-paid_gold = { $name } betaalt { $count } goud.
steamtime-fact-paid_steam = { $name } betaalt { $count } stoom.
steamtime-fact-sabotage = { $name } plaatst een saboteur: { $space }.
steamtime-fact-toll = { $name } koopt een saboteur af: { $space }.
steamtime-fact-specialist = { $name } speelt { $card }.
steamtime-fact-drew_specialist = { $name } trekt een specialist.
steamtime-fact-drew_specialist-known = Je trekt { $card }.

# Moves
steamtime-move-place = luchtschip: { $space }
steamtime-move-sabotage = saboteur: { $space }
steamtime-move-bonus = Mr. TIME: { $space }
steamtime-move-tile = de startspelertegel nemen
steamtime-move-skip = passen
steamtime-move-specialist = { $card } spelen
steamtime-move-none = geen actie
steamtime-move-none-specialist = geen specialist spelen
steamtime-move-none-purple = nee, dank je
steamtime-move-card = { $card } kiezen
steamtime-move-top = de bovenste actie
steamtime-move-bottom = de onderste actie
steamtime-move-pay = betalen: { $from }
steamtime-move-buy = kristal kopen ({ $colour })
steamtime-move-stop = genoeg
steamtime-move-gain-colour = kristal ({ $colour }): { $generator }
steamtime-move-gain-time = TIJD-kristal: { $generator } ({ $colour })
steamtime-move-gain-any = naar keuze ({ $colour }): { $generator }
steamtime-move-gain-free = vrij kristal ({ $colour }): { $board }
steamtime-move-discover = ontdekking { $number }
steamtime-move-esteem = { $count } stoom in aanzien omzetten
steamtime-move-esteem-none = geen stoom omzetten
steamtime-move-time = 1 stoom in een TIJD-kristal omzetten
steamtime-move-decline = geen bonusactie
steamtime-move-mission = missie nummer { $number } volbrengen
steamtime-move-mission-known = { $card } volbrengen: { $what }
steamtime-move-done = geen missies meer volbrengen
steamtime-path-pay = { $what } betalen

# Questions
steamtime-prompt-menu =
    { $count ->
        [one] Plaats een luchtschip (nog 1), neem de startspelertegel of pas.
       *[other] Plaats een luchtschip (nog { $count }), neem de startspelertegel of pas.
    }
steamtime-prompt-specialist = Een specialist spelen vóór je actie?
steamtime-prompt-sabotage = Plaats je saboteur op een actieveld naar keuze.
steamtime-prompt-toll =
    { $count ->
        [one] Betaal 1 TIJD-kristal voor de saboteur.
       *[other] Betaal { $count } TIJD-kristallen voor de saboteurs.
    }
steamtime-prompt-card = Wie ontmoet je?
steamtime-prompt-choose_act = { $card }: welke actie?
steamtime-prompt-purple = { $card }: de paarse actie staat voor je open.
steamtime-prompt-pay = Hoe betaal je? Eerst: { $colour }.
steamtime-prompt-rainbow =
    { $count ->
        [one] Betaal 1 willekeurig kristal.
       *[other] Betaal { $count } willekeurige kristallen.
    }
steamtime-prompt-discover =
    { $count ->
        [one] { $card }: kies nog 1 ontdekking.
       *[other] { $card }: kies nog { $count } ontdekkingen.
    }
steamtime-prompt-buy = Welk kristal koop je? Elk kost 2 goud.
steamtime-prompt-buy-more = Nog een kristal voor 2 goud?
steamtime-prompt-gain = Waar gaat het heen: { $what }?
steamtime-prompt-tile = Wat doet de tegel voor je?
steamtime-prompt-bonus = Mr. TIME handelt voor je: op welk veld?
steamtime-prompt-missions = Welke missie volbreng je?
steamtime-prompt-over = De partij is afgelopen.
steamtime-waiting = De partij gaat verder.
steamtime-waiting-turn = Ronde { $round }: { $name } is aan de beurt.
steamtime-waiting-one = { $name } beslist.
steamtime-result = Vijf ronden zijn gespeeld: het meeste aanzien wint.
steamtime-stopped = De partij is gestopt.

# Refusals
steamtime-why-7_2 = Je hangar is leeg.
steamtime-why-7_3 = De tegel is deze ronde al genomen.
steamtime-why-7_4 = De startspeler mag de tegel niet in zijn eerste beurt van de ronde nemen.
steamtime-why-7_5 = Je hebt je teruggetrokken: deze ronde geen luchtschepen meer.
steamtime-why-8_1 = Daar staat een luchtschip.
steamtime-why-8_2 = Je volgende luchtschip moet hoger dan positie { $count }.
steamtime-why-8_3 = Je luchtschip staat op het bovenste bord: deze ronde volgt er geen meer.
steamtime-why-8_5-deposit = Je kunt geen van de kristallen kopen: elk kost 2 goud en heeft een plaats nodig.
steamtime-why-8_5-gold = De bank is leeg.
steamtime-why-8_5-card = Daar ligt niets meer.
steamtime-why-9_6 = Je kunt die actie niet betalen.
steamtime-why-10_1 = Die generator is vol.
steamtime-why-10_3 = Je kunt die plaats niet betalen.
steamtime-why-11_7 =
    { $count ->
        [one] Je komt 1 kristal tekort; je stoom en andere kristallen maken dat niet goed.
       *[other] Je komt { $count } kristallen tekort; je stoom en andere kristallen maken dat niet goed.
    }
steamtime-why-14_3 = Je hebt er de stoom, het TIJD-kristal of de plaats niet voor.
steamtime-why-16_2 = Daar is niets meer van over.
steamtime-why-17_4 = Je kunt niet betalen wat die missie vraagt.
steamtime-why-18_5 = Als de saboteurs afgekocht zijn, kan de actie niet meer worden uitgevoerd.
steamtime-why-choice = Nu wordt iets anders gevraagd.

# The board
steamtime-board-round = Ronde { $round } van 5
steamtime-board-first = eerste
steamtime-board-first-is = Eerste: { $name }
steamtime-board-holder = heeft de tegel
steamtime-board-tile-free = De startspelertegel is vrij
steamtime-board-tile-of = Startspelertegel: { $name }
steamtime-board-tile-short-free = vrij
steamtime-board-stream = De tijdstroom, van boven naar onder
steamtime-board-position = Positie { $position }
steamtime-board-effort = Inspanningskaart { $effort }
steamtime-board-payable = betaalbaar, benodigde stoom: { $count }
steamtime-board-lacks = niet betaalbaar, ontbrekende kristallen: { $count }
steamtime-board-taken = genomen
steamtime-board-empty = leeg
steamtime-board-generators = Generatoren van { $name }
steamtime-board-gauges = Meters van { $name }
steamtime-board-generator = { $name }: gekleurde kristallen { $coloured }, TIJD-kristallen { $time }, plaatsen { $slots }; telt { $bonus }
steamtime-board-steam = stoom
steamtime-board-portal = portaal
steamtime-board-portal-at = portaalspoor: { $number } van 5
steamtime-board-esteem = aanzien
steamtime-board-hangar = luchtschepen in de hangar: { $count }
steamtime-board-withdrawn = teruggetrokken
steamtime-board-upgrades = Uitbreidingen
steamtime-board-expeditions = Expedities
steamtime-board-specialists = Specialisten: { $hand } in de hand, { $deck } in de stapel
steamtime-board-spent = verbruikt
steamtime-board-missions = Missies
steamtime-board-no-missions = nog geen
steamtime-board-best = Het beste met wat je hebt: { $list }, voor { $count } aanzien
steamtime-board-done = volbracht
steamtime-board-complete = alles aanwezig
steamtime-board-missing = ontbreekt: { $what }
steamtime-board-others = de anderen:
steamtime-board-own = Mijn luchtschipbord
steamtime-board-panel = Wat er gevraagd wordt en wat er gebeurde
steamtime-board-answers = Antwoorden
steamtime-board-payments = Manieren om te betalen
steamtime-board-more-payments = nog { $count } manieren
steamtime-board-owed = Nog te betalen:
steamtime-board-reckoning = Manieren om te betalen worden gezocht …
steamtime-board-one-by-one = Of kristal voor kristal: kies een generator van je machine.
steamtime-board-costs = kost { $what }
steamtime-board-goes-on = Daarna volgt nog een vraag.
steamtime-board-over = De partij is afgelopen.
steamtime-board-wait = Anderen zijn aan de beurt.
steamtime-badge-crystals =
    { $count ->
        [one] { $count } kristal
       *[other] { $count } kristallen
    }
steamtime-badge-cards = missies { $missions }, uitbreidingen { $upgrades }, expedities { $expeditions }
steamtime-rule = Regel { $rule }
steamtime-rule-key = ? toont de regel
steamtime-sounds = Geluiden
steamtime-sound-airship = luchtschepen
steamtime-sound-crystal = kristallen
steamtime-sound-gold = goud
steamtime-sound-steam = stoom
steamtime-sound-tile = tegels en missies
steamtime-sound-card = kaarten
steamtime-sound-time = Mr. TIME
steamtime-sound-round = ronden

# Help
steamtime-help-card = { $name }: { $text }
steamtime-help-space = { $space }. { $text }
steamtime-help-upgrade = { $name } levert bij aankoop en in elke inkomensfase: { $what }.
steamtime-help-expedition = { $name }. Vondst: { $find }. Ontdekkingen, één per kristal in de Analytische Machine: { $list }.
steamtime-help-generator = { $name } ({ $colour }): { $count } plaatsen, waarvan de laatste { $marked } bij het vullen elk 2 goud kosten.
steamtime-help-bonus-mission = Elk kristal brengt 1 aanzien als je een missie neemt.
steamtime-help-bonus-encounter = Elk kristal brengt 1 stoom bij een ontmoeting.
steamtime-help-bonus-deposit = Elk kristal brengt 1 TIJD-kristal bij een depot.
steamtime-help-bonus-upgrade = Elk kristal brengt 1 portaalstap bij een uitbreiding.
steamtime-help-bonus-gold = Elk kristal brengt 2 goud bij een goudveld.
steamtime-help-bonus-expedition = Elk kristal brengt 1 ontdekking op een expeditie.
steamtime-help-action-mission = Neem de missie die daar ligt; aan het eind kun je haar volbrengen.
steamtime-help-action-encounter = Trek ontmoetingen, kies er een en voer de actie uit.
steamtime-help-action-deposit = Koop een of meer van de kristallen voor elk 2 goud.
steamtime-help-action-upgrade = Betaal wat de inspanningskaart bij de letter toont en bouw de uitbreiding.
steamtime-help-action-gold = Neem het getoonde goud.
steamtime-help-action-expedition = Betaal wat de inspanningskaart bij de letter toont en ontvang vondst en ontdekkingen.
steamtime-help-round = Een partij heeft vijf ronden: inkomen, acties, aanvulling.
steamtime-help-effort = De geldende kaart zegt wat elke letter kost, voor uitbreidingen en expedities. ⚙ en ✥ tonen de open liggende: ✓ betaalbaar met zoveel stoom (s), ✗ met zoveel ontbrekende kristallen.
steamtime-help-bank = Goud in de bank.
steamtime-help-mine = TIJD-kristallen in de mijn.
steamtime-help-bag = Gekleurde kristallen in de zak. Een kleur die op is, wordt door niets vervangen.
steamtime-help-first = De startspeler begint deze ronde; wie de tegel heeft, de volgende.
steamtime-help-tile = Wie de tegel neemt, is de volgende ronde startspeler en zet stoom 1 op 1 om in aanzien, of 1 stoom in een TIJD-kristal.
steamtime-help-skip = Wie past terwijl een luchtschip geplaatst kon worden, heeft zich teruggetrokken en plaatst deze ronde geen meer.
steamtime-help-steam = 1 stoom verandert de kleur van een kristal dat voor een uitbreiding of expeditie betaalt. Hoogstens 10.
steamtime-help-portal = Telkens als je schijf de top bereikt of passeert, krijg je een bonusactie met Mr. TIME.
steamtime-help-esteem = Wie aan het eind het meeste aanzien heeft, wint. Het spoor heeft 60 velden; een tegel zegt 60 of 120 meer.
steamtime-help-gold = Goud in je kluis: het koopt kristallen en betaalt gemarkeerde plaatsen.
steamtime-help-hangar = Luchtschepen die je deze ronde nog hebt. Elk moet hoger dan het vorige.
steamtime-help-missions = Missies worden na de vijfde ronde volbracht door te betalen wat ze vragen.
steamtime-help-upgrades = Uitbreidingen leveren elke ronde inkomen.
steamtime-help-expeditions = Expedities gaven hun beloning één keer; missies kunnen erom vragen.
steamtime-help-saboteur = Wie dit veld gebruikt, betaalt 1 TIJD-kristal voor elke saboteur van anderen.

# The board in words
steamtime-text-match = De partij
steamtime-text-supply = Voorraad
steamtime-text-draws = getrokken kaarten: { $count }
steamtime-text-lies = er ligt: { $what }
steamtime-text-cost = kost { $what }
steamtime-text-discoveries = ontdekkingen voor jou nu: { $count }
steamtime-text-extra = extra: { $what }
steamtime-text-bonus = je bonus nu: { $what }
steamtime-text-airship = luchtschip van { $name }
steamtime-text-saboteur = saboteur van { $name }
steamtime-text-closed = gesloten voor je luchtschip
steamtime-text-highest = hoogste luchtschip: positie { $position }
steamtime-text-specialist = Aan het werk: { $card }. { $text }
steamtime-text-owed = nog te komen bonusacties: { $count }
steamtime-text-bag = In de zak: { $what }
steamtime-text-bank = In bank en mijn: { $what }
steamtime-text-encounters = Ontmoetingen: { $deck } in de stapel, { $discards } afgelegd

# The end
steamtime-end-missions = De missies van iedereen
steamtime-end-line = { $done } van { $count } missies volbracht: { $esteem } van { $most } aanzien. Kristallen over: { $crystals }.
steamtime-statistics-esteem = Aanzien: { $from }
steamtime-statistics-upgrades = Uitbreidingen
steamtime-statistics-expeditions = Expedities
steamtime-statistics-missions = Genomen missies
steamtime-statistics-completed = Volbrachte missies
steamtime-statistics-crystals = Kristallen over
steamtime-statistics-gold = Goud over
steamtime-statistics-steam = Stoom over
