steamtime-name = Steam Time
steamtime-tagline = Fahre im Luftschiff den Zeitstrom hinauf und baue die Maschine, die das meiste Ansehen bringt.
steamtime-minutes = 60–90

# Options
steamtime-option-sabotage = Sabotage
steamtime-option-sabotage-help = Ein Modul: Saboteure, die andere mit ZEIT-Kristallen abfinden müssen.
steamtime-option-sabotage-off = ohne
steamtime-option-sabotage-on = mit
steamtime-option-specialists = Spezialisten
steamtime-option-specialists-help = Ein Modul: Alle haben neun Spezialisten, von denen der zuletzt gespielte arbeitet.
steamtime-option-specialists-off = ohne
steamtime-option-specialists-on = mit
steamtime-option-basic_income = Grundeinkommen
steamtime-option-basic_income-help = Ob alle in jeder Runde 1 Dampf und einen freien Kristall bekommen, neben dem, was Ausbauten bringen.
steamtime-option-basic_income-on = für alle
steamtime-option-basic_income-off = nur aus Ausbauten
steamtime-option-upgrade_income = Neue Ausbauten
steamtime-option-upgrade_income-help = Wann ein neuer Ausbau zum ersten Mal etwas bringt.
steamtime-option-upgrade_income-at_once = sofort
steamtime-option-upgrade_income-next_round = ab der nächsten Runde
steamtime-option-steam_payment = Zahlen mit Dampf
steamtime-option-steam_payment-help = Was 1 Dampf beim Bezahlen eines Ausbaus oder einer Expedition tut.
steamtime-option-steam_payment-recolour = ändert die Farbe eines Kristalls
steamtime-option-steam_payment-mint = ersetzt auch einen Kristall
steamtime-option-time_in_bonus = ZEIT-Kristalle
steamtime-option-time_in_bonus-help = Ob ZEIT-Kristalle bei den Boni der Aktionen zählen.
steamtime-option-time_in_bonus-counts = zählen bei Boni
steamtime-option-time_in_bonus-coloured_only = nur farbige zählen
steamtime-option-mission_halves = Missionen
steamtime-option-mission_halves-help = Welche Hälfte einer Mission erfüllt werden kann.
steamtime-option-mission_halves-top = die obere
steamtime-option-mission_halves-either = eine von beiden
steamtime-option-board_order = Zeitstrom
steamtime-option-board_order-help = Die Reihenfolge der Monumenttafeln.
steamtime-option-board_order-random = zufällig
steamtime-option-board_order-given = wie angegeben
steamtime-option-boards = Reihenfolge der Tafeln
steamtime-option-boards-help = Von unten nach oben; nicht benutzte fallen weg.
steamtime-option-boards-1 = Stonehenge
steamtime-option-boards-2 = Pyramiden von Gizeh
steamtime-option-boards-3 = Chinesische Mauer
steamtime-option-boards-4 = Osterinsel
steamtime-option-boards-5 = Machu Picchu
steamtime-option-boards-6 = Kolosseum
steamtime-option-boards-7 = Angkor Wat
steamtime-option-boards-8 = Chichén Itzá
steamtime-option-boards-9 = Taj Mahal
steamtime-option-first_player = Startspieler
steamtime-option-first_player-help = Wer die erste Runde beginnt.
steamtime-option-first_player-random = zufällig

# Where esteem comes from
steamtime-score-upgrade = Ausbauten
steamtime-score-expedition = Expeditionen
steamtime-score-encounter = Begegnungen
steamtime-score-bridge = Brücke, beim Nehmen von Missionen
steamtime-score-extra = Zugaben der Felder
steamtime-score-tile = Startspielerplättchen
steamtime-score-mission = Missionen

# Names
steamtime-board-name-1 = Stonehenge
steamtime-board-name-2 = Pyramiden von Gizeh
steamtime-board-name-3 = Chinesische Mauer
steamtime-board-name-4 = Osterinsel
steamtime-board-name-5 = Machu Picchu
steamtime-board-name-6 = Kolosseum
steamtime-board-name-7 = Angkor Wat
steamtime-board-name-8 = Chichén Itzá
steamtime-board-name-9 = Taj Mahal
steamtime-expedition-I-A = Andersons Creek
steamtime-expedition-I-B = Bibliothek von Alexandria
steamtime-expedition-I-C = Burg Himeji
steamtime-expedition-I-D = Alhambra
steamtime-expedition-I-E = Karthago
steamtime-expedition-I-F = Big Ben
steamtime-expedition-II-A = Atlantis
steamtime-expedition-II-B = Bernsteinzimmer
steamtime-expedition-II-C = Hängende Gärten von Babylon
steamtime-expedition-II-D = Koloss von Rhodos
steamtime-expedition-II-E = Troja
steamtime-expedition-II-F = Knossos
steamtime-expedition-III-A = Pompeji
steamtime-expedition-III-B = Petra
steamtime-expedition-III-C = Timbuktu
steamtime-expedition-III-D = Groß-Simbabwe
steamtime-expedition-III-E = Nalanda
steamtime-expedition-III-F = Ephesos
steamtime-expedition-IV-A = Samarkand
steamtime-expedition-IV-B = Tenochtitlan
steamtime-expedition-IV-C = Ur
steamtime-expedition-IV-D = Mykene
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
steamtime-card-N5 = Heron von Alexandria
steamtime-card-N6 = Christiaan Huygens
steamtime-card-N7 = Johannes Kepler
steamtime-card-N8 = Gottfried Wilhelm Leibniz
steamtime-card-N9 = Benjamin Franklin
steamtime-card-N10 = Hypatia
steamtime-card-N11 = Al-Dschazari
steamtime-card-N12 = Isaac Newton
steamtime-card-N13 = Ada Lovelace
steamtime-card-N14 = Cai Lun
steamtime-card-N15 = Marcus Licinius Crassus
steamtime-card-N16 = Jakob Fugger
steamtime-card-N17 = Marco Polo
steamtime-card-N18 = Leif Eriksson
steamtime-card-N19 = Brüder Montgolfier
steamtime-card-N20 = Leonardo da Vinci
steamtime-card-N21 = Zheng He
steamtime-card-N22 = James Watt
steamtime-card-N23 = Ibn Battuta
steamtime-card-N24 = Mary Anning
steamtime-card-P1 = Steuermann
steamtime-card-P2 = Heizer
steamtime-card-P3 = Alchemist
steamtime-card-P4 = Portalwächter
steamtime-card-P5 = Schatzmeister
steamtime-card-P6 = Analyst
steamtime-card-P7 = Quartiermeister
steamtime-card-P8 = Navigator
steamtime-card-P9 = Chrononaut
steamtime-generator-GN = Brücke
steamtime-generator-BU = Maschinenraum
steamtime-generator-BK = Labor
steamtime-generator-PK = Zeitportal
steamtime-generator-GY = Midas-Maschine
steamtime-generator-OR = Analytische Maschine
steamtime-colour-GN = grün
steamtime-colour-BU = blau
steamtime-colour-BK = schwarz
steamtime-colour-PK = rosa
steamtime-colour-GY = grau
steamtime-colour-OR = orange
steamtime-action-mission = Mission
steamtime-action-encounter = Begegnung
steamtime-action-deposit = Lager
steamtime-action-upgrade = Ausbau
steamtime-action-gold = Gold
steamtime-action-expedition = Expedition
steamtime-space = { $board }: { $action }
steamtime-mission = Mission { $id }
steamtime-upgrade = Ausbau { $id }

# Amounts
steamtime-nothing = nichts
steamtime-times = { $count } × { $what }
steamtime-trade = { $cost } → { $gain }
steamtime-steam-alone = Dampf allein
steamtime-amount-e = { $count } Ansehen
steamtime-amount-g = { $count } Gold
steamtime-amount-s = { $count } Dampf
steamtime-amount-p =
    { $count ->
        [one] { $count } Portalschritt
       *[other] { $count } Portalschritte
    }
steamtime-amount-GN = { $count } grün
steamtime-amount-BU = { $count } blau
steamtime-amount-BK = { $count } schwarz
steamtime-amount-PK = { $count } rosa
steamtime-amount-GY = { $count } grau
steamtime-amount-OR = { $count } orange
steamtime-amount-T =
    { $count ->
        [one] { $count } ZEIT-Kristall
       *[other] { $count } ZEIT-Kristalle
    }
steamtime-amount-any =
    { $count ->
        [one] { $count } Kristall deiner Wahl
       *[other] { $count } Kristalle deiner Wahl
    }
steamtime-amount-D =
    { $count ->
        [one] { $count } freier Kristall aus einem Lager
       *[other] { $count } freie Kristalle aus Lagern
    }
steamtime-amount-R =
    { $count ->
        [one] { $count } beliebiger Kristall
       *[other] { $count } beliebige Kristalle
    }
steamtime-amount-U =
    { $count ->
        [one] { $count } Ausbau
       *[other] { $count } Ausbauten
    }
steamtime-amount-X =
    { $count ->
        [one] { $count } Expedition
       *[other] { $count } Expeditionen
    }
steamtime-encounter-blue = { $top }; oder { $bottom }.
steamtime-encounter-purple = { $top }. Danach dürfen die anderen: { $bottom }.
steamtime-specialist-counts_more =
    { $count ->
        [one] Bei { $action } zählt ein Kristall mehr.
       *[other] Bei { $action } zählen { $count } Kristalle mehr.
    }
steamtime-specialist-no_marks = Markierte Fächer kosten dich nichts.
steamtime-specialist-same_board = Dein Luftschiff darf auch auf die Tafel deines höchsten.
steamtime-specialist-mr_time = Setzt du in diesem Zug ein Luftschiff ein, handelt Mr. TIME am Ende für dich.

# Facts
steamtime-fact-first_player = { $name } beginnt.
steamtime-fact-round = Runde { $round } beginnt; { $first } fängt an.
steamtime-fact-effort = Aufwandskarte { $effort } wird aufgedeckt.
steamtime-fact-income = { $name } nimmt das Einkommen.
steamtime-fact-turn = { $name } ist am Zug.
steamtime-fact-skipped = { $name } hat nichts zu tun.
steamtime-fact-withdrawn = { $name } passt und zieht sich zurück.
steamtime-fact-tile = { $name } nimmt das Startspielerplättchen.
steamtime-fact-scoring = Die Missionen werden aufgedeckt; { $name } beginnt.
steamtime-fact-completed = { $name } erfüllt { $card }: { $what }.
steamtime-fact-placed = { $name } setzt ein Luftschiff ein: { $space }.
steamtime-fact-mr_time = { $name } schickt Mr. TIME: { $space }.
steamtime-fact-declined = { $name } verzichtet auf die Bonusaktion.
steamtime-fact-took_mission = { $name } nimmt { $card }: { $what }.
steamtime-fact-shuffled = Die abgelegten Begegnungen werden gemischt.
steamtime-fact-drew = { $name } begegnet { $cards }.
steamtime-fact-chose = { $name } wählt { $card }.
steamtime-fact-acted = { $name }, { $card }: { $what }.
steamtime-fact-declined_act = { $name } lässt { $card } ungenutzt.
steamtime-fact-upgrade = { $name } baut { $card } ein.
steamtime-fact-expedition =
    { $count ->
        [one] { $name } macht die Expedition { $card } mit 1 Entdeckung.
       *[other] { $name } macht die Expedition { $card } mit { $count } Entdeckungen.
    }
steamtime-fact-expedition-find = { $name } macht die Expedition { $card }.
steamtime-fact-bought = { $name } kauft einen Kristall ({ $colour }): { $space }.
steamtime-fact-took_free = { $name } nimmt einen freien Kristall ({ $colour }): { $space }.
steamtime-fact-crystal = { $name } setzt einen Kristall ein: { $generator } ({ $colour }).
steamtime-fact-crystal-time = { $name } setzt einen ZEIT-Kristall ein: { $generator }.
steamtime-fact-stopped = { $name } verzichtet auf den Rest.
steamtime-fact-paid_crystal = { $name } zahlt einen Kristall: { $generator } ({ $colour }).
steamtime-fact-paid_crystal-time = { $name } zahlt einen ZEIT-Kristall: { $generator }.
steamtime-fact-esteem = { $name }: +{ $count } Ansehen ({ $from }).
steamtime-fact-gold = { $name }: +{ $count } Gold.
steamtime-fact-steam = { $name }: +{ $count } Dampf.
steamtime-fact-portal =
    { $count ->
        [one] { $name }: 1 Schritt auf der Portalleiste.
       *[other] { $name }: { $count } Schritte auf der Portalleiste.
    }
steamtime-fact-bonus_action =
    { $count ->
        [one] { $name } erhält eine Bonusaktion.
       *[other] { $name } erhält { $count } Bonusaktionen.
    }
steamtime-fact-paid_gold = { $name } zahlt { $count } Gold.
steamtime-fact-paid_steam = { $name } zahlt { $count } Dampf.
steamtime-fact-sabotage = { $name } setzt einen Saboteur: { $space }.
steamtime-fact-toll = { $name } findet einen Saboteur ab: { $space }.
steamtime-fact-specialist = { $name } spielt { $card }.
steamtime-fact-drew_specialist = { $name } zieht einen Spezialisten.
steamtime-fact-drew_specialist-known = Du ziehst { $card }.

# Moves
steamtime-move-place = Luftschiff: { $space }
steamtime-move-sabotage = Saboteur: { $space }
steamtime-move-bonus = Mr. TIME: { $space }
steamtime-move-tile = das Startspielerplättchen nehmen
steamtime-move-skip = passen
steamtime-move-specialist = { $card } spielen
steamtime-move-none = keine Aktion
steamtime-move-none-specialist = keinen Spezialisten spielen
steamtime-move-none-purple = nein, danke
steamtime-move-card = { $card } wählen
steamtime-move-top = die obere Aktion
steamtime-move-bottom = die untere Aktion
steamtime-move-pay = zahlen: { $from }
steamtime-move-buy = Kristall kaufen ({ $colour })
steamtime-move-stop = genug
steamtime-move-gain-colour = Kristall ({ $colour }): { $generator }
steamtime-move-gain-time = ZEIT-Kristall: { $generator } ({ $colour })
steamtime-move-gain-any = deiner Wahl ({ $colour }): { $generator }
steamtime-move-gain-free = freier Kristall ({ $colour }): { $board }
steamtime-move-discover = Entdeckung { $number }
steamtime-move-esteem = { $count } Dampf in Ansehen verwandeln
steamtime-move-esteem-none = keinen Dampf verwandeln
steamtime-move-time = 1 Dampf in einen ZEIT-Kristall verwandeln
steamtime-move-decline = keine Bonusaktion
steamtime-move-mission = Mission Nummer { $number } erfüllen
steamtime-move-mission-known = { $card } erfüllen: { $what }
steamtime-move-done = keine Mission mehr erfüllen
steamtime-path-pay = { $what } zahlen

# Questions
steamtime-prompt-menu =
    { $count ->
        [one] Setze ein Luftschiff ein (noch 1), nimm das Startspielerplättchen oder passe.
       *[other] Setze ein Luftschiff ein (noch { $count }), nimm das Startspielerplättchen oder passe.
    }
steamtime-prompt-specialist = Vor deiner Aktion einen Spezialisten spielen?
steamtime-prompt-sabotage = Setze deinen Saboteur auf ein beliebiges Aktionsfeld.
steamtime-prompt-toll =
    { $count ->
        [one] Zahle 1 ZEIT-Kristall für den Saboteur.
       *[other] Zahle { $count } ZEIT-Kristalle für die Saboteure.
    }
steamtime-prompt-card = Wem begegnest du?
steamtime-prompt-choose_act = { $card }: Welche Aktion?
steamtime-prompt-purple = { $card }: Die lila Aktion steht dir offen.
steamtime-prompt-pay = Wie zahlst du? Zuerst: { $colour }.
steamtime-prompt-rainbow =
    { $count ->
        [one] Zahle 1 beliebigen Kristall.
       *[other] Zahle { $count } beliebige Kristalle.
    }
steamtime-prompt-discover =
    { $count ->
        [one] { $card }: Wähle noch 1 Entdeckung.
       *[other] { $card }: Wähle noch { $count } Entdeckungen.
    }
steamtime-prompt-buy = Welchen Kristall kaufst du? Jeder kostet 2 Gold.
steamtime-prompt-buy-more = Noch ein Kristall für 2 Gold?
steamtime-prompt-gain = Wohin damit: { $what }?
steamtime-prompt-tile = Was tut das Plättchen für dich?
steamtime-prompt-bonus = Mr. TIME handelt für dich: auf welchem Feld?
steamtime-prompt-missions = Welche Mission erfüllst du?
steamtime-prompt-over = Die Partie ist zu Ende.
steamtime-waiting = Die Partie geht weiter.
steamtime-waiting-turn = Runde { $round }: { $name } ist am Zug.
steamtime-waiting-one = { $name } entscheidet.
steamtime-result = Fünf Runden sind gespielt: Das meiste Ansehen gewinnt.
steamtime-stopped = Die Partie wurde abgebrochen.

# Refusals
steamtime-why-7_2 = Dein Hangar ist leer.
steamtime-why-7_3 = In dieser Runde ist das Plättchen schon genommen.
steamtime-why-7_4 = Der Startspieler darf das Plättchen nicht in seinem ersten Zug der Runde nehmen.
steamtime-why-7_5 = Du hast dich zurückgezogen: In dieser Runde setzt du kein Luftschiff mehr ein.
steamtime-why-8_1 = Dort steht ein Luftschiff.
steamtime-why-8_2 = Dein nächstes Luftschiff muss höher hinauf als Position { $count }.
steamtime-why-8_3 = Dein Luftschiff steht auf der obersten Tafel: In dieser Runde folgt kein weiteres.
steamtime-why-8_5-deposit = Du kannst keinen seiner Kristalle kaufen: Jeder kostet 2 Gold und braucht ein Fach.
steamtime-why-8_5-gold = Die Bank ist leer.
steamtime-why-8_5-card = Dort liegt nichts mehr.
steamtime-why-9_6 = Diese Aktion kannst du nicht bezahlen.
steamtime-why-10_1 = Dieser Generator ist voll.
steamtime-why-10_3 = Dieses Fach kannst du nicht bezahlen.
steamtime-why-11_7 =
    { $count ->
        [one] Dir fehlt 1 Kristall; dein Dampf und deine anderen Kristalle ersetzen ihn nicht.
       *[other] Dir fehlen { $count } Kristalle; dein Dampf und deine anderen Kristalle ersetzen sie nicht.
    }
steamtime-why-14_3 = Dir fehlt der Dampf, der ZEIT-Kristall oder das Fach dafür.
steamtime-why-16_2 = Davon ist nichts mehr da.
steamtime-why-17_4 = Du kannst nicht bezahlen, was diese Mission verlangt.
steamtime-why-18_5 = Sind die Saboteure abgefunden, lässt sich die Aktion nicht mehr ausführen.
steamtime-why-choice = Jetzt ist etwas anderes gefragt.

# The board
steamtime-board-round = Runde { $round } von 5
steamtime-board-first = Erster
steamtime-board-first-is = Zuerst: { $name }
steamtime-board-holder = hat das Plättchen
steamtime-board-tile-free = Das Startspielerplättchen ist frei
steamtime-board-tile-of = Startspielerplättchen: { $name }
steamtime-board-tile-short-free = frei
steamtime-board-stream = Der Zeitstrom, von oben nach unten
steamtime-board-position = Position { $position }
steamtime-board-effort = Aufwandskarte { $effort }
steamtime-board-payable = bezahlbar, nötiger Dampf: { $count }
steamtime-board-lacks = nicht bezahlbar, fehlende Kristalle: { $count }
steamtime-board-taken = genommen
steamtime-board-empty = leer
steamtime-board-generators = Generatoren von { $name }
steamtime-board-gauges = Anzeigen von { $name }
steamtime-board-generator = { $name }: farbige Kristalle { $coloured }, ZEIT-Kristalle { $time }, Fächer { $slots }; zählt { $bonus }
steamtime-board-steam = Dampf
steamtime-board-portal = Portal
steamtime-board-portal-at = Portalleiste: { $number } von 5
steamtime-board-esteem = Ansehen
steamtime-board-hangar = Luftschiffe im Hangar: { $count }
steamtime-board-withdrawn = zurückgezogen
steamtime-board-upgrades = Ausbauten
steamtime-board-expeditions = Expeditionen
steamtime-board-specialists = Spezialisten: { $hand } auf der Hand, { $deck } im Stapel
steamtime-board-spent = verbraucht
steamtime-board-missions = Missionen
steamtime-board-no-missions = noch keine
steamtime-board-best = Am besten mit dem, was du hast: { $list }, für { $count } Ansehen
steamtime-board-done = erfüllt
steamtime-board-complete = alles da
steamtime-board-missing = es fehlt: { $what }
steamtime-board-others = die anderen:
steamtime-board-own = Meine Luftschifftafel
steamtime-board-panel = Was gefragt ist und was geschah
steamtime-board-answers = Antworten
steamtime-board-payments = Möglichkeiten zu zahlen
steamtime-board-more-payments = { $count } weitere Möglichkeiten
steamtime-board-owed = Noch zu zahlen:
steamtime-board-reckoning = Möglichkeiten zu zahlen werden gesucht …
steamtime-board-one-by-one = Oder Kristall für Kristall: Wähle einen Generator deiner Maschine.
steamtime-board-costs = kostet { $what }
steamtime-board-goes-on = Danach folgt noch eine Frage.
steamtime-board-over = Die Partie ist zu Ende.
steamtime-board-wait = Andere sind dran.
steamtime-badge-crystals =
    { $count ->
        [one] { $count } Kristall
       *[other] { $count } Kristalle
    }
steamtime-badge-cards = Missionen { $missions }, Ausbauten { $upgrades }, Expeditionen { $expeditions }
steamtime-rule = Regel { $rule }
steamtime-rule-key = ? zeigt die Regel
steamtime-sounds = Töne
steamtime-sound-airship = Luftschiffe
steamtime-sound-crystal = Kristalle
steamtime-sound-gold = Gold
steamtime-sound-steam = Dampf
steamtime-sound-tile = Plättchen und Missionen
steamtime-sound-card = Karten
steamtime-sound-time = Mr. TIME
steamtime-sound-round = Runden

# Help
steamtime-help-card = { $name }: { $text }
steamtime-help-space = { $space }. { $text }
steamtime-help-upgrade = { $name } bringt beim Kauf und in jeder Einkommensphase: { $what }.
steamtime-help-expedition = { $name }. Fund: { $find }. Entdeckungen, eine je Kristall in der Analytischen Maschine: { $list }.
steamtime-help-generator = { $name } ({ $colour }): { $count } Fächer, von denen die letzten { $marked } beim Füllen je 2 Gold kosten.
steamtime-help-bonus-mission = Jeder Kristall bringt 1 Ansehen, wenn du eine Mission nimmst.
steamtime-help-bonus-encounter = Jeder Kristall bringt 1 Dampf bei einer Begegnung.
steamtime-help-bonus-deposit = Jeder Kristall bringt 1 ZEIT-Kristall bei einem Lager.
steamtime-help-bonus-upgrade = Jeder Kristall bringt 1 Portalschritt bei einem Ausbau.
steamtime-help-bonus-gold = Jeder Kristall bringt 2 Gold bei einem Goldfeld.
steamtime-help-bonus-expedition = Jeder Kristall bringt 1 Entdeckung auf einer Expedition.
steamtime-help-action-mission = Nimm die Mission, die dort liegt; am Ende kannst du sie erfüllen.
steamtime-help-action-encounter = Ziehe Begegnungen, wähle eine und führe ihre Aktion aus.
steamtime-help-action-deposit = Kaufe einen oder mehrere seiner Kristalle für je 2 Gold.
steamtime-help-action-upgrade = Zahle, was die Aufwandskarte für den Buchstaben zeigt, und baue den Ausbau ein.
steamtime-help-action-gold = Nimm das gezeigte Gold.
steamtime-help-action-expedition = Zahle, was die Aufwandskarte für den Buchstaben zeigt, und erhalte Fund und Entdeckungen.
steamtime-help-round = Eine Partie hat fünf Runden: Einkommen, Aktionen, Nachschub.
steamtime-help-effort = Die geltende Karte sagt, was jeder Buchstabe kostet, für Ausbauten wie Expeditionen. ⚙ und ✥ zeigen die offenen: ✓ bezahlbar mit so viel Dampf (s), ✗ mit so vielen fehlenden Kristallen.
steamtime-help-bank = Gold in der Bank.
steamtime-help-mine = ZEIT-Kristalle in der Mine.
steamtime-help-bag = Farbige Kristalle im Beutel. Eine Farbe, die aufgebraucht ist, wird durch nichts ersetzt.
steamtime-help-first = Der Startspieler beginnt diese Runde; wer das Plättchen hat, die nächste.
steamtime-help-tile = Wer das Plättchen nimmt, ist in der nächsten Runde Startspieler und verwandelt Dampf 1 zu 1 in Ansehen oder 1 Dampf in einen ZEIT-Kristall.
steamtime-help-skip = Wer passt, obwohl ein Luftschiff eingesetzt werden könnte, hat sich zurückgezogen und setzt in dieser Runde keines mehr ein.
steamtime-help-steam = 1 Dampf ändert die Farbe eines Kristalls, der für einen Ausbau oder eine Expedition zahlt. Höchstens 10.
steamtime-help-portal = Jedes Mal, wenn dein Anzeiger oben ankommt oder vorbeizieht, erhältst du eine Bonusaktion mit Mr. TIME.
steamtime-help-esteem = Wer am Ende das meiste Ansehen hat, gewinnt. Die Leiste hat 60 Felder; ein Plättchen zeigt 60 oder 120 mehr.
steamtime-help-gold = Gold in deinem Tresor: Es kauft Kristalle und bezahlt markierte Fächer.
steamtime-help-hangar = Luftschiffe, die du in dieser Runde noch hast. Jedes muss höher hinauf als das vorige.
steamtime-help-missions = Missionen erfüllst du nach der fünften Runde, indem du ausgibst, was sie verlangen.
steamtime-help-upgrades = Ausbauten bringen in jeder Runde Einkommen.
steamtime-help-expeditions = Expeditionen brachten ihre Belohnung einmal; Missionen können sie verlangen.
steamtime-help-saboteur = Wer dieses Feld benutzt, zahlt 1 ZEIT-Kristall für jeden Saboteur der anderen.

# The board in words
steamtime-text-match = Die Partie
steamtime-text-supply = Vorrat
steamtime-text-draws = gezogene Karten: { $count }
steamtime-text-lies = dort liegen: { $what }
steamtime-text-cost = kostet { $what }
steamtime-text-discoveries = Entdeckungen für dich jetzt: { $count }
steamtime-text-extra = Zugabe: { $what }
steamtime-text-bonus = dein Bonus jetzt: { $what }
steamtime-text-airship = Luftschiff von { $name }
steamtime-text-saboteur = Saboteur von { $name }
steamtime-text-closed = für dein Luftschiff gesperrt
steamtime-text-highest = höchstes Luftschiff: Position { $position }
steamtime-text-specialist = Am Werk: { $card }. { $text }
steamtime-text-owed = ausstehende Bonusaktionen: { $count }
steamtime-text-bag = Im Beutel: { $what }
steamtime-text-bank = In Bank und Mine: { $what }
steamtime-text-encounters = Begegnungen: { $deck } im Stapel, { $discards } abgelegt

# The end
steamtime-end-missions = Die Missionen aller
steamtime-end-line = { $done } von { $count } Missionen erfüllt: { $esteem } von { $most } Ansehen. Kristalle übrig: { $crystals }.
steamtime-statistics-esteem = Ansehen: { $from }
steamtime-statistics-upgrades = Ausbauten
steamtime-statistics-expeditions = Expeditionen
steamtime-statistics-missions = Genommene Missionen
steamtime-statistics-completed = Erfüllte Missionen
steamtime-statistics-crystals = Kristalle übrig
steamtime-statistics-gold = Gold übrig
steamtime-statistics-steam = Dampf übrig
