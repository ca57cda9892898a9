khronos-name = Khronos
khronos-tagline = Ein Land in drei Zeitaltern: Was früh gebaut wird, hallt lange nach.
khronos-minutes = 60–90

khronos-option-map = Karte
khronos-option-map-help = Das Land, auf dem gespielt wird.
khronos-option-map-valley = Das Tal (16 × 20)
khronos-option-map-glen = Die Schlucht, klein, für zwei (12 × 14)
khronos-option-map-delta = Das Delta, weit (24 × 24)
khronos-option-holdem = Hold’em
khronos-option-holdem-help = Drei offene Karten liegen neben dem Stapel; einmal je Zug darf mit ihnen getauscht werden.
khronos-option-holdem-off = aus
khronos-option-holdem-on = an
khronos-option-settle = Gleichstand im Konflikt
khronos-option-settle-help = Wer bleibt, wenn der handelnde Spieler wählen darf.
khronos-option-settle-seed = wer dem handelnden Spieler gefällt
khronos-option-settle-published = zuerst das Gebäude eines anderen
khronos-option-ruin = Ruinen in der Vernunft
khronos-option-ruin-help = Was eine nicht renovierte Ruine fürs Einkommen zählt.
khronos-option-ruin-printed = 1 oder 2, wie aufgedruckt
khronos-option-ruin-zero = nichts
khronos-option-terrain = Karten fürs Gelände
khronos-option-terrain-help = Bei 2 oder 3 Spielern: was Wald und Gebirge kosten.
khronos-option-terrain-published = Wald 1, Gebirge 2
khronos-option-terrain-seed-text = Wald 2, Gebirge 1
khronos-option-river-hamlet = Weiler auf dem Fluss
khronos-option-river-hamlet-help = Ob ein Weiler auf dem Fluss gebaut werden darf.
khronos-option-river-hamlet-no = nein
khronos-option-river-hamlet-yes = ja
khronos-option-deck = Karten
khronos-option-deck-help = Wie viele Baukarten es gibt.
khronos-option-deck-33 = 33
khronos-option-deck-55 = 55
khronos-option-first = Startspieler
khronos-option-first-help = Wer jede Runde beginnt.
khronos-option-first-random = ausgelost
khronos-option-first-P1 = der erste Platz
khronos-option-undo = Zurücknehmen
khronos-option-undo-help = Ob Schritte eines Zugs zurückgenommen werden dürfen.
khronos-option-undo-on = erlaubt
khronos-option-undo-off = nicht erlaubt

khronos-score-start = Zu Beginn
khronos-score-buildings = Boni fürs Bauen
khronos-score-might = Einkommen in Macht
khronos-score-faith = Einkommen in Glaube
khronos-score-reason = Einkommen in Vernunft
khronos-score-exchanges = Tausch
khronos-score-moves = Gänge der Agenten
khronos-score-demolitions = Abrisse
khronos-phrase-trust = Ich vertraue { $about }.
khronos-phrase-doubt = Ich traue { $about } nicht.
khronos-phrase-open = Mach Platz, { $about }!
khronos-phrase-avoid = Vorsicht vor { $about }.

# Zeitalter, Arten, Gebäude, Karten
khronos-age-might = Macht
khronos-age-faith = Glaube
khronos-age-reason = Vernunft
khronos-type-military = Militär
khronos-type-religious = Religion
khronos-type-civil = Zivil
khronos-building-military-1 = Wachturm
khronos-building-military-2 = Feste
khronos-building-military-3 = Burg
khronos-building-religious-1 = Kapelle
khronos-building-religious-2 = Kloster
khronos-building-religious-3 = Abtei
khronos-building-civil-1 = Weiler
khronos-building-civil-2 = Städtchen
khronos-building-civil-3 = Stadt
khronos-terrain-plain = Ebene
khronos-terrain-river = Fluss
khronos-terrain-forest = Wald
khronos-terrain-mountain = Gebirge
khronos-card-military = Karte Militär
khronos-card-religious = Karte Religion
khronos-card-civil = Karte Zivil
khronos-cards-military = { $count } Militär
khronos-cards-religious = { $count } Religion
khronos-cards-civil = { $count } Zivil
khronos-no-cards = keine Karte
khronos-ecus =
    { $count ->
        [one] 1 Ecu
       *[other] { $count } Ecus
    }
khronos-standing = { $building } auf { $square }
khronos-standing-of = { $building } von { $name } auf { $square }

# Schritte
khronos-prompt-exchange = Tausche Karten für 2 Ecus, oder behalte alle.
khronos-prompt-swap = Nimm Karten einer Farbe aus der Auslage und gib ebenso viele andere, oder passe.
khronos-prompt-give = Wähle so viele Karten für die Auslage, wie du nimmst.
khronos-prompt-act = Du bist am Zug: baue, ziehe einen Agenten oder beende den Zug.
khronos-prompt-row = In welcher Reihe soll es stehen?
khronos-prompt-column = In welcher Spalte soll es stehen?
khronos-prompt-which = Welches Gebäude?
khronos-prompt-grow = Wie groß, und wo?
khronos-prompt-extra = Wähle die Karten fürs Gelände.
khronos-prompt-share = Welcher Agent gibt wie viele Einsätze?
khronos-prompt-stay = Ein Konflikt: Wähle, welches Gebäude bleibt.
khronos-prompt-place = Dein Gebäude wird kleiner: Wähle, wo es steht.
khronos-prompt-keep_cube = Wähle, wessen Würfel auf dem Weiler bleibt.
khronos-prompt-discard = Wirf ab, was du willst; dann ziehst du auf vier.
khronos-prompt-over = Die Partie ist zu Ende.
khronos-waiting = Die Partie geht weiter.
khronos-waiting-turn = Runde { $round }: { $name } ist am Zug.
khronos-waiting-place = { $name } wählt, wo ein kleineres Gebäude steht.

# Züge
khronos-move-end = den Zug beenden
khronos-move-keep = alle Karten behalten
khronos-move-pass = passen
khronos-move-populate = besiedeln
khronos-move-exchange = { $cards } für 2 Ecus tauschen
khronos-move-give = { $cards } in die Auslage geben
khronos-move-extra = das Gelände mit { $cards } bezahlen
khronos-move-discard = { $cards } abwerfen
khronos-move-swap = { $cards } aus der Auslage nehmen
khronos-move-move = Agent { $agent } geht nach: { $age }
khronos-move-build = { $building }, Zeitalter { $age }
khronos-move-upgrade = ausbauen, Zeitalter { $age }
khronos-move-demolish = abreißen ({ $type }), Zeitalter { $age }
khronos-move-renovate = renovieren ({ $type })
khronos-move-row = Reihe { $row }
khronos-move-column = Spalte { $column }
khronos-move-which = auf { $square }
khronos-move-stay = { $square } bleibt
khronos-move-place = auf { $square } setzen
khronos-move-grow = auf Größe { $size }, { $square }
khronos-move-share = Agent 1 gibt { $one }, Agent 2 gibt { $two }
khronos-move-keep_cube = der Würfel von { $name } bleibt
khronos-path-build = { $building } auf { $square } bauen, Zeitalter { $age }, für { $cards }
khronos-path-upgrade = { $old } ausbauen, Zeitalter { $age }: { $building } auf { $square }, für { $cards }
khronos-path-demolish = { $building } abreißen, Zeitalter { $age }, für { $cards } und 1 Ecu
khronos-path-populate = { $building } besiedeln, für { $cards }
khronos-path-renovate = { $building } renovieren, für { $cards }
khronos-path-terrain = dazu, was das Gelände kostet

# Protokoll
khronos-fact-row = In der Auslage liegen { $cards }.
khronos-fact-first = { $name } beginnt jede Runde.
khronos-fact-shuffled = { $count } Karten werden gemischt.
khronos-fact-drew =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
khronos-fact-drew-own = { $name } zieht { $cards }.
khronos-fact-turn = Runde { $round }: { $name } ist am Zug.
khronos-fact-exchanged = { $name } tauscht { $cards }.
khronos-fact-swapped = { $name } nimmt { $cards } aus der Auslage.
khronos-fact-gave = { $name } legt { $cards } in die Auslage.
khronos-fact-moved = { $name } schickt Agent { $agent } ins Zeitalter { $age }.
khronos-fact-paid = { $name } gibt { $cards } aus.
khronos-fact-ecus-gained =
    { $now ->
        [one] { $name } bekommt { $change } und hat 1 Ecu.
       *[other] { $name } bekommt { $change } und hat { $now } Ecus.
    }
khronos-fact-ecus-paid =
    { $now ->
        [one] { $name } zahlt { $change } und hat 1 Ecu.
       *[other] { $name } zahlt { $change } und hat { $now } Ecus.
    }
khronos-fact-built = Gebaut ({ $age }): { $building }.
khronos-fact-grown = Ausgebaut ({ $age }): { $building }.
khronos-fact-demolished = Abgerissen ({ $age }): { $building }.
khronos-fact-populated = { $name } besiedelt { $square }.
khronos-fact-renovating = { $name } beginnt { $square } zu renovieren.
khronos-fact-renovated = { $name } vollendet die Renovierung von { $square }.
khronos-fact-shadow = Der Schatten erscheint ({ $age }): { $building }.
khronos-fact-stopped = Kein Schatten ({ $age }): { $why }.
khronos-fact-displaced = Widerspruch ({ $age }): { $building } verschwindet.
khronos-fact-vanished = Es gab es nie ({ $age }): { $building } verschwindet.
khronos-fact-cube_stays = Ein Würfel von { $name } bleibt auf { $square }.
khronos-fact-conflict = Konflikt ({ $age }): { $contenders } Gebäude ({ $type }) sind gleich hoch.
khronos-fact-stays = Es bleibt ({ $age }): { $building }.
khronos-fact-downsized = Verkleinert ({ $age }): nun { $building }.
khronos-fact-destroyed = Zerstört ({ $age }): { $building }.
khronos-fact-shrunk = Der kleinere Schatten ({ $age }): { $building }.
khronos-fact-discarded = { $name } wirft ab: { $cards }.
khronos-fact-income = Einkommen von { $name } ({ $age }): { $ecus }.
khronos-fact-over = Sieben Runden sind vorbei: Die meisten Ecus gewinnen.
khronos-stopped = Die Partie wurde abgebrochen.
khronos-stop-tile = kein solches Plättchen ist im Vorrat
khronos-stop-cube = der Besitzer hat keinen Würfel mehr
khronos-stop-domains = er verbände verschiedene Gebiete
khronos-stop-hierarchy = er wäre so hoch wie die Spitze dort

# Warum nicht
khronos-why-tile = Kein solches Plättchen ist im Vorrat.
khronos-why-cube = Du hast keinen Kontrollwürfel mehr.
khronos-why-agent = In diesem Zeitalter steht keiner deiner Agenten.
khronos-why-uses = Deine Agenten hier haben zu wenige Einsätze übrig.
khronos-why-age = Gebaut, ausgebaut und abgerissen wird nur in Macht und Glaube, besiedelt und renoviert nur in Vernunft.
khronos-why-cards = Dir fehlen die Karten dafür.
khronos-why-move = Ein Gang kostet 1 Ecu und führt in ein anderes Zeitalter.
khronos-why-free = Es muss auf der Karte liegen, auf freien Feldern.
khronos-why-upgrade = Du darfst eigene und zivile Gebäude ausbauen, soweit du zahlen kannst.
khronos-why-cover = Es muss das ganze kleinere Gebäude bedecken und sonst freie Felder.
khronos-why-demolish = Abgerissen werden nur Plättchen der Größe 1, keine aufgedruckten Weiler, für 1 Karte und 1 Ecu.
khronos-why-populate = Besiedelt wird nur ein ziviles Gebäude mit weniger Würfeln als sein Wert.
khronos-why-renovate = Nur eine Ruine dieser Farbe lässt sich renovieren.
khronos-why-river = Nur zivile Gebäude bedecken den Fluss, Weiler nicht.
khronos-why-terrain = Dir fehlen die Karten für dieses Gelände.
khronos-why-domains = Es verbände verschiedene Gebiete.
khronos-why-hierarchy = Es wäre genauso hoch wie die Spitze seiner Art dort.
khronos-why-cubes = Wählbar ist nur, wer dort die meisten Würfel hat.
khronos-why-stay = Dieses Gebäude kann nicht das sein, das bleibt.
khronos-why-place = Das kleinere Gebäude liegt auf Feldern des alten.
khronos-why-over = Die Partie ist zu Ende.
khronos-why-now = Danach ist jetzt nicht gefragt.
khronos-why-exchange = Gib eine oder mehr Karten, die du hältst; sie bringen 2 Ecus.
khronos-why-row = Nimm Karten einer Farbe, die in der Auslage liegen, und gib ebenso viele andere aus der Hand.
khronos-why-discard = Abwerfen kannst du nur Karten, die du hältst.

# Das Brett
khronos-board = Ein Land in drei Zeitaltern
khronos-map = { $age }: { $columns } Spalten, { $rows } Reihen. Die Pfeiltasten gehen, Enter wählt.
khronos-enlarge = { $age } vergrößern
khronos-side-by-side = Alle drei nebeneinander
khronos-one-large = Eine groß
khronos-zoom-in = Karte größer
khronos-zoom-out = Karte kleiner
khronos-round = Runde { $round } von 7
khronos-income-round = Einkommen
khronos-income-show = Einkommen jetzt
khronos-cell = { $square }, { $terrain }
khronos-cell-domain = Gebiet von { $square }: { $military } Militär, { $religious } Religion, { $civil } Zivil
khronos-cell-top = Spitze seiner Art
khronos-cell-printed = aufgedruckter Weiler
khronos-cell-ruin = Ruine
khronos-cell-renovated = renoviert
khronos-cell-cubes = Würfel: { $list }
khronos-cell-can = hier möglich: { $tool }
khronos-cell-cannot = hier nicht möglich: { $tool }
khronos-cell-choice = wählbar
khronos-free = frei
khronos-rule = Regel { $rule }
khronos-rule-key = ? zeigt die Regel
khronos-agent-here =
    { $uses ->
        [one] Agent { $agent } von { $name }, noch 1 Einsatz
       *[other] Agent { $agent } von { $name }, noch { $uses } Einsätze
    }
khronos-agent-move =
    { $uses ->
        [one] Dein Agent { $agent }, noch 1 Einsatz: für 1 Ecu ziehen
       *[other] Dein Agent { $agent }, noch { $uses } Einsätze: für 1 Ecu ziehen
    }
khronos-agent-go = Hierher ziehen
khronos-tab-agents = Agenten: { $list }

# Werkzeug und Hand
khronos-tools = Was zu tun ist
khronos-tool-demolish = Abreißen
khronos-tool-populate = Besiedeln
khronos-tool-renovate = Renovieren
khronos-tool-agent = Ziehen
khronos-tool-building =
    { $cards ->
        [one] { $building }: 1 Karte, { $stock } im Vorrat
       *[other] { $building }: { $cards } Karten, { $stock } im Vorrat
    }
khronos-tool-places =
    { $count ->
        [0] kein Platz
        [one] 1 Platz
       *[other] { $count } Plätze
    }
khronos-hand = Deine Hand
khronos-hand-none = keine Karten
khronos-hand-hidden = Deine Karten sind verdeckt.
khronos-hand-show = Meine Karten zeigen
khronos-hand-cover = Meine Karten verdecken
khronos-card-chosen = { $card }, gewählt
khronos-row = Die Auslage
khronos-pile = Stapel { $count }
khronos-discards = Abgeworfen: { $cards }
khronos-keep = Alle behalten
khronos-exchange = { $count } für 2 Ecus tauschen
khronos-pass = Passen
khronos-swap = { $cards } nehmen, geben: { $given }
khronos-give = { $cards } geben
khronos-give-count = Wähle { $count }
khronos-end-turn = Zug beenden
khronos-finish = Zug abschließen
khronos-finish-discard =
    { $count ->
        [one] 1 abwerfen und abschließen
       *[other] { $count } abwerfen und abschließen
    }
khronos-discard-help = Markiere, was du abwirfst; dann ziehst du auf vier. Das lässt sich nicht zurücknehmen.
khronos-discard-income = Dann bekommst du Einkommen: { $ecus }.
khronos-back = Zurück
khronos-do = Tun
khronos-choices = Was gefragt ist

# Folgen
khronos-panel = Was folgen würde
khronos-panel-idle = Wähle ein Gebäude und zeige auf eine Karte: Du siehst vor dem Klick, was folgt.
khronos-panel-wait = Andere spielen.
khronos-panel-possible = Hier möglich
khronos-panel-cost = Kosten: { $cards }
khronos-panel-ecus = Ecus: { $change }
khronos-panel-joins =
    { $count ->
        [one] Gebiete vereinen sich ({ $age }).
       *[other] Gebiete vereinen sich an { $count } Stellen ({ $age }).
    }
khronos-panel-divides =
    { $count ->
        [one] Ein Gebiet zerfällt ({ $age }).
       *[other] { $count } Gebiete zerfallen ({ $age }).
    }
khronos-panel-choose = Dann wählt { $name }: { $what }
khronos-panel-final = Das lässt sich nicht zurücknehmen.
khronos-panel-extra = Karten fürs Gelände
khronos-panel-share = Einsätze deiner Agenten
khronos-step-stay = welches Gebäude bleibt
khronos-step-place = wo ein kleineres Gebäude steht
khronos-step-keep_cube = wessen Würfel bleibt
khronos-incomes = Einkommen, das jetzt gezahlt würde
khronos-incomes-help = In Klammern: Dort steht kein Agent.
khronos-total = Summe
khronos-player = Spieler
khronos-close = Schließen
khronos-skip = Überspringen

# Schild
khronos-badge-ecus =
    { $count ->
        [one] 1 Ecu
       *[other] { $count } Ecus
    }
khronos-badge-cubes = { $count } Würfel
khronos-badge-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Ende
khronos-end-land = Was am Ende steht
khronos-end-standing = Gebäude: { $standing }, Gebiete: { $ruled }
khronos-statistics-standing = Gebäude in { $age }
khronos-statistics-ruled = Beherrschte Gebiete in { $age }

# Klänge
khronos-sounds = Klänge
khronos-sound-build = Ein Gebäude entsteht
khronos-sound-shadow = Ein Schatten erscheint
khronos-sound-gone = Ein Gebäude verschwindet
khronos-sound-coins = Ecus
khronos-sound-card = Karten
khronos-sound-move = Ein Agent reist
khronos-sound-win = Das Ende

# Textansicht
khronos-text-match = Die Partie
khronos-text-players = Spieler
khronos-text-player = { $name }: { $ecus } Ecus, { $cubes } Würfel, { $cards } Karten; Agenten: { $agents }
khronos-text-agent =
    { $uses ->
        [one] { $age } (1 Einsatz)
       *[other] { $age } ({ $uses } Einsätze)
    }
khronos-text-known = bekannt in der Hand: { $cards }
khronos-text-income = bekäme jetzt: { $might } in Macht, { $faith } in Glaube, { $reason } in Vernunft
khronos-text-age = { $age }
khronos-text-domain = Gebiet { $square }: Macht { $military } Militär, { $religious } Religion, { $civil } Zivil
khronos-text-pays = zahlt { $list }
khronos-text-own = Meines
khronos-text-stock = Vorrat
khronos-text-stock-line = { $building }: { $count }
khronos-text-active = { $name } ist am Zug; { $first } beginnt jede Runde.
khronos-text-land = Das Land, { $name }: . Ebene, ~ Fluss, f Wald, ^ Gebirge, H Weiler

# Erklärungen
khronos-help-map-might = Macht, das erste Zeitalter. Was hier gebaut wird, hallt in Glaube und Vernunft nach. Wer die Spitze des Militärs eines Gebiets hat, bekommt seinen zivilen Wert.
khronos-help-map-faith = Glaube, das zweite Zeitalter. Wer die Spitze der Religion eines Gebiets hat, bekommt seinen zivilen Wert.
khronos-help-map-reason = Vernunft, das letzte Zeitalter. Gebäude gehören hier niemandem. Wer in einem Gebiet die meiste Bevölkerung hat, bekommt seinen Wert an Militär und Religion.
khronos-help-age-might = Mit Agenten hier kannst du in der Macht bauen, ausbauen und abreißen.
khronos-help-age-faith = Mit Agenten hier kannst du im Glauben bauen, ausbauen und abreißen.
khronos-help-age-reason = Mit Agenten hier kannst du besiedeln und renovieren.
khronos-help-agent = Ein Agent. Jeder hat zwei Einsätze je Zug, einen für jede Karte, die in seinem Zeitalter ausgegeben wird. Ein Gang kostet 1 Ecu.
khronos-help-hand = Baukarten. Ein Gebäude kostet so viele Karten seiner Farbe, wie es wert ist.
khronos-help-tool-military = Militärische Gebäude gehören jemandem. Keine zwei gleich hohen Spitzen in einem Gebiet, und sie verbinden keine Gebiete.
khronos-help-tool-religious = Religiöse Gebäude gehören jemandem. Keine zwei gleich hohen Spitzen in einem Gebiet, und sie verbinden keine Gebiete.
khronos-help-tool-civil = Zivile Gebäude gehören niemandem. Sie dürfen Gebiete verbinden und ab Größe 2 den Fluss bedecken.
khronos-help-tool-demolish = Eine Karte seiner Farbe und 1 Ecu entfernen ein Plättchen der Größe 1, wem es auch gehört.
khronos-help-tool-populate = Eine zivile Karte setzt einen Würfel von dir auf ein ziviles Gebäude der Vernunft.
khronos-help-tool-renovate = Eine Karte in der Farbe einer Ruine renoviert sie oder beginnt damit.
khronos-help-ecus = Ecus sind Punkte und Geld zugleich.
khronos-help-income = In Runde 4 und 7 bekommst du am Ende deines Zugs Einkommen, in jedem Zeitalter, in dem ein Agent von dir steht.
khronos-help-row = Hold’em: Einmal je Zug darfst du Karten einer Farbe nehmen und ebenso viele andere geben.
khronos-help-round = Sieben Runden. Einkommen gibt es in Runde 4 und 7.
khronos-help-end = Dann darfst du abwerfen und ziehst auf vier Karten.
