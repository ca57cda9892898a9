wartime-name = WarTime
wartime-tagline = Figuren auf einem vermessenen Tisch: eine Basis bauen, würfeln, den Messstab anlegen und als Letzte noch Figuren im Spiel haben.
wartime-minutes = 45–120

# Options
wartime-option-map = Karte
wartime-option-map-help = Ein Tisch ohne Gelände, mit einem See in der Mitte oder mit Inseln in einem Meer.
wartime-option-map-open = offen
wartime-option-map-lake = See
wartime-option-map-islands = Inseln
wartime-option-rounds = Runden
wartime-option-rounds-help = Nach so vielen Runden entscheidet die Wertung: 10 bis 300. 0 heißt die übliche Zahl: 80 zu zweit, 60 zu dritt, 50 zu viert, sonst 40.
wartime-option-start_cash = Geld zu Beginn
wartime-option-start_cash-help = Für jede Person, aus der Bank.
wartime-option-start_cash-0 = keines
wartime-option-start_cash-300 = 300
wartime-option-start_cash-500 = 500
wartime-option-fort_attack = Befestigungen schießen
wartime-option-fort_attack-help = Ob ein befestigtes Gebäude angreifen darf.
wartime-option-fort_attack-yes = ja
wartime-option-fort_attack-no = nein
wartime-option-super_range = Reichweite der Superwaffe
wartime-option-super_range-help = Drei Messstäbe oder der ganze Tisch.
wartime-option-super_range-three = drei Messstäbe
wartime-option-super_range-any = überall

# Pieces
wartime-piece = { $type } { $label }
wartime-type-cc = Kommandozentrale
wartime-type-well = Ölquelle
wartime-type-store = Öllager
wartime-type-field = Flugfeld
wartime-type-barr = Kaserne
wartime-type-fact = Fabrik
wartime-type-batt = Raketenbatterie
wartime-type-super = Superwaffe
wartime-type-dozer = Planierraupe
wartime-type-boat = Boot
wartime-type-tank = Panzer
wartime-type-truck = Lastwagen
wartime-type-inf = Infanterist
wartime-type-jet = Kampfjet
wartime-mm = { $length } mm
wartime-state-fort = befestigt
wartime-state-carries = Infanterie an Bord: { $count }
wartime-state-holds = trägt { $piece }
wartime-state-aboard = an Bord: { $piece }
wartime-state-parked = steht auf { $piece }
wartime-state-airborne = in der Luft

# Actions
wartime-action-move = Ziehen
wartime-action-attack = Angreifen
wartime-action-attack-air = Luftangriff
wartime-action-attack-ground = Bodenangriff
wartime-action-fort-attack = Aus der Befestigung schießen
wartime-action-capture = Erobern
wartime-action-embark = Einsteigen
wartime-action-disembark = Aussteigen
wartime-action-build = Bauen: { $type }
wartime-action-build-inf = Zwei ausbilden: { $type }
wartime-action-fortify = Befestigen
wartime-action-sell = Verkaufen
wartime-action-sell-disc = Scheibe verkaufen
wartime-denied-aboard = sie ist an Bord
wartime-denied-bank = die Bank kann nicht zahlen
wartime-denied-cash = zu wenig Geld
wartime-denied-stock = in deinem Vorrat ist keine mehr
wartime-denied-room = daneben ist kein Platz frei
wartime-denied-well = du hast keine Ölquelle im Spiel
wartime-denied-no-target = kein Ziel in der größten Reichweite
wartime-denied-empty = niemand ist an Bord
wartime-denied-full = alles besetzt
wartime-denied-no-infantry = keine eigene Infanterie in Reichweite
wartime-denied-fort = schon befestigt
wartime-denied-no-fort = nicht befestigt
wartime-denied-fort-room = kein Platz für den Ring
wartime-denied-parked = dort steht ein Kampfjet
wartime-denied-option = in dieser Partie durch eine Option ausgeschaltet
wartime-denied-disc = du hast keine Scheibe
wartime-why-table = ragt über den Tisch hinaus
wartime-why-terrain = falsches Gelände
wartime-why-line = der Weg ist nicht frei
wartime-why-overlap = überdeckt { $pieces }
wartime-why-occupied = überdeckt eine Figur

# Facts
wartime-fact-first = { $name } beginnt.
wartime-fact-placed = { $name } stellt auf: { $piece }.
wartime-fact-round = Runde { $round } beginnt.
wartime-fact-turn = { $name } ist am Zug.
wartime-fact-income = { $name }: Einkommen { $amount }.
wartime-fact-passed = { $name } passt.
wartime-fact-roll = { $name }, { $piece }: { $action }, gewürfelt { $dice }.
wartime-fact-moved = { $piece } zieht { $length }.
wartime-fact-stayed = { $piece } bleibt stehen.
wartime-fact-parked = { $piece } landet auf { $host }.
wartime-fact-shot = { $piece } trifft { $target }.
wartime-fact-held = { $piece } schießt nicht.
wartime-fact-lost-fort = { $piece } verliert die Befestigung.
wartime-fact-destroyed = { $name } zerstört { $piece }.
wartime-fact-captured = { $name } erobert { $piece } mit { $by }; jetzt ist es { $target }.
wartime-fact-missed = { $piece } erreicht { $target } nicht.
wartime-fact-returned = { $piece } kehrt in den Vorrat zurück.
wartime-fact-crashed = { $piece } findet kein Flugfeld und stürzt ab.
wartime-fact-boarded = { $piece } steigt ein: { $host }.
wartime-fact-landed = { $piece } steigt aus: { $host }.
wartime-fact-built = { $by } baut { $piece }.
wartime-fact-fortified = { $piece } wird befestigt.
wartime-fact-sold = { $name } verkauft { $piece } für { $amount }.
wartime-fact-sold-disc = { $name } verkauft eine Scheibe für { $amount }.
wartime-fact-spent = { $name } gibt eine Scheibe für eine weitere Aktion ab.
wartime-fact-reward = { $name } nimmt zur Belohnung eine Scheibe.
wartime-fact-out = { $name } hat keine Figur mehr und scheidet aus.
wartime-fact-over-last-standing = Nur noch eine Seite ist übrig: Die Partie ist aus.
wartime-fact-over-round-limit = Die letzte Runde ist gespielt: Die Partie ist aus.

# Moves
wartime-move-action = { $piece }: { $action }
wartime-move-build = { $piece } baut: { $type }
wartime-move-plot = Bauplatz { $plot }
wartime-move-dir = Planierraupe bei { $angle }°
wartime-move-go = Richtung { $angle }° ziehen
wartime-move-hit = { $target } treffen
wartime-move-take = { $target } erobern
wartime-move-load = { $piece } an Bord nehmen
wartime-move-put = absetzen bei { $angle }°, { $length } entfernt
wartime-move-at = aufstellen bei { $angle }°
wartime-move-land = auf { $piece } landen
wartime-move-pass = passen
wartime-move-sell-disc = eine Scheibe verkaufen
wartime-move-stay = stehen bleiben
wartime-move-hold = nicht schießen
wartime-move-stop = das genügt
wartime-move-end = Zug beenden
wartime-move-spend = eine Scheibe für eine weitere Aktion abgeben

# Questions
wartime-prompt-cc = Stelle deine Kommandozentrale auf einen Bauplatz deines Startfelds.
wartime-prompt-dozer = Stelle deine Planierraupe daneben.
wartime-prompt-well = Stelle deine Ölquelle auf einen Bauplatz.
wartime-prompt-act = Du bist am Zug: Wähle eine Figur und eine Aktion für sie.
wartime-prompt-move = { $piece } hat { $dice } gewürfelt: genau { $length }. In welche Richtung?
wartime-prompt-target = { $piece } hat { $dice } gewürfelt: Reichweite { $length }. Welches Ziel?
wartime-prompt-target-super = { $piece } reicht { $length } weit. Welches Gebäude?
wartime-prompt-target-any = { $piece } reicht über den ganzen Tisch. Welches Gebäude?
wartime-prompt-take = { $piece } erobert: Welches Gebäude? Danach wird gewürfelt.
wartime-prompt-load =
    { $count ->
        [one] { $piece } hat { $dice } gewürfelt: Wer steigt ein? 1 Platz.
       *[other] { $piece } hat { $dice } gewürfelt: Wer steigt ein? { $count } Plätze.
    }
wartime-prompt-unload = { $piece } hat { $dice } gewürfelt: Wo wird { $infantry } abgesetzt?
wartime-prompt-place = { $piece } baut: Wo steht es ({ $type })?
wartime-prompt-place-second = Wo steht die zweite ({ $type })?
wartime-prompt-land = { $piece } fliegt heim: auf welches Flugfeld?
wartime-prompt-more =
    { $count ->
        [one] Zug beenden oder eine Scheibe für eine weitere Aktion abgeben (noch 1)?
       *[other] Zug beenden oder eine Scheibe für eine weitere Aktion abgeben (noch { $count })?
    }
wartime-prompt-over = Die Partie ist aus.
wartime-waiting = Warten.
wartime-waiting-turn = { $name } ist am Zug.
wartime-waiting-piece = { $name } entscheidet für { $piece }.
wartime-waiting-places = { $name } stellt auf: { $type }.
wartime-result-last-standing = Nur noch eine Seite hat Figuren im Spiel.
wartime-result-round-limit = Die Rundenzahl ist erreicht: Die Wertung entscheidet.
wartime-stopped = Die Partie wurde abgebrochen.

# The board
wartime-round = Runde { $round } von { $limit }
wartime-round-setup = Aufbau
wartime-turn-of = Am Zug: { $name }
wartime-spent = Scheiben abgegeben: { $count }
wartime-reward-earned = Belohnung verdient
wartime-bank = Bank { $cash }
wartime-seats = Alle Seiten: Geld, nächstes Einkommen, Scheiben, Vorrat, Befestigungen, Wertung
wartime-cash = Geld { $cash }
wartime-income = nächstes Einkommen { $cash }
wartime-discs = Scheiben { $count }
wartime-stock = Figuren im Vorrat { $count }
wartime-forts = Befestigungen übrig { $count }
wartime-score = Wertung bisher { $score }
wartime-is-out = ausgeschieden
wartime-map-label = Der Tisch von oben. Pfeiltasten verschieben ihn oder drehen, was gefragt ist; plus und minus zoomen, 0 zeigt alles, z die Figur, Eingabe wählt.
wartime-dice = Gewürfelt: { $dice }
wartime-zoom-in = näher heran
wartime-zoom-out = weiter weg
wartime-zoom-fit = den ganzen Tisch zeigen
wartime-zoom-piece = die Figur zeigen
wartime-panel = Was gefragt ist und was geschah
wartime-actions = Aktionen
wartime-greyed = Jetzt nicht mögliche Aktionen
wartime-no-action = Diese Figur könnte jetzt nichts tun.
wartime-targets =
    { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
wartime-chance = { $least }+ · { $percent } %
wartime-sure = sicher
wartime-direction = { $angle }°
wartime-choose-direction = Wähle eine Richtung
wartime-dial-help =
    { $count ->
        [one] 1 Richtung ist offen. Zeige auf den Ring.
       *[other] { $count } Richtungen sind offen. Zeige auf den Ring.
    }
wartime-dial-keys = Die Pfeiltasten drehen um 1°, mit Umschalttaste um 10°.
wartime-closed = { $angle }° geht nicht: { $why }.
wartime-parks = Der Kampfjet landet auf { $piece }.
wartime-go = Los
wartime-here = Hier
wartime-choose-place =
    { $count ->
        [one] 1 Platz ist frei
       *[other] { $count } Plätze sind frei
    }
wartime-later-fort = Ring einer späteren Befestigung zeigen
wartime-choose-target = Wähle ein Ziel auf der Karte oder in der Liste.
wartime-choose-piece = Wähle eine deiner Figuren auf der Karte oder in der Liste, oder:
wartime-too-far = { $length }: zu weit
wartime-barred = { $piece } hat in dieser Aktion die Befestigung verloren und kann darin nicht noch einmal getroffen werden.
wartime-other-piece = andere Figur
wartime-owner = gehört { $name }
wartime-list-pieces = Figuren im Spiel
wartime-list-distance = Figuren nach Entfernung
wartime-list-targets = Ziele, das nächste zuerst
wartime-list-stock = Im Vorrat
wartime-wait = Andere sind am Zug.
wartime-badge-pieces = Gebäude { $buildings }, Einheiten { $units }
wartime-rule = Regel { $rule }
wartime-rule-key = ? zeigt die Regel
wartime-sounds = Klänge
wartime-sound-die = Würfel
wartime-sound-engine = Motoren
wartime-sound-shot = Schüsse
wartime-sound-boom = Explosionen
wartime-sound-hammer = Bauen
wartime-sound-cash = Geld
wartime-sound-capture = Eroberungen
wartime-sound-round = Runden

# Help
wartime-help-round = Ist die letzte Runde vorbei, entscheidet die Wertung unter denen, die noch im Spiel sind.
wartime-help-turn = Ein Zug: Einkommen, eine Aktion mit einer Figur, und für jede abgegebene Scheibe eine weitere.
wartime-help-bank = Alles Geld kommt aus der Bank und geht in sie zurück. Ist sie leer, wird nichts gezahlt.
wartime-help-dice = Ein Auge sind 20 mm auf dem Messstab.
wartime-help-cash = Geld auf der Hand.
wartime-help-income = Kommt zu Beginn des nächsten Zugs: 100 für jede Ölquelle und jedes Öllager, soweit die Bank zahlen kann.
wartime-help-discs = Plusscheiben: Jede kauft eine weitere Aktion, höchstens vier im Zug. Wer im Zug eine feindliche Figur zerstört hat, nimmt eine.
wartime-help-stock = Figuren dieser Farbe, die noch gekauft werden können.
wartime-help-forts = Befestigungen, die noch gekauft werden können.
wartime-help-score = Kaufpreise aller Figuren im Spiel, 100 für jede Befestigung und jede Scheibe, und das Geld.
wartime-help-price = Preis { $price }.
wartime-help-price-sale = Preis { $price }, Verkauf { $sale }.
wartime-help-type-cc = macht Planierraupen.
wartime-help-type-well = bringt in jedem eigenen Zug 100.
wartime-help-type-store = bringt in jedem eigenen Zug 100; beim Bau muss eine eigene Ölquelle im Spiel sein.
wartime-help-type-field = macht Kampfjets und schützt einen.
wartime-help-type-barr = bildet Infanterie aus, je zwei auf einmal.
wartime-help-type-fact = macht Boote, Panzer und Lastwagen.
wartime-help-type-batt = schießt mit zwei Würfeln auf Kampfjets in der Luft oder mit einem auf alles andere.
wartime-help-type-super = trifft ohne Wurf jedes Gebäude in drei Messstäben Entfernung.
wartime-help-type-dozer = zieht mit einem Würfel und macht alle Gebäude.
wartime-help-type-boat = zieht mit einem Würfel, trägt zwei Infanteristen, schießt einmal für jeden an Bord.
wartime-help-type-tank = zieht und schießt mit einem Würfel; zerstört Befestigung und Gebäude mit einem Treffer.
wartime-help-type-truck = zieht mit einem Würfel, trägt zwei Infanteristen, schießt einmal für jeden an Bord.
wartime-help-type-inf = zieht und schießt mit einem Würfel; erobert Gebäude ohne Befestigung. Der Preis gilt für zwei.
wartime-help-type-jet = zieht mit zwei Würfeln über alles; nach einem Angriff fliegt er heim auf ein freies Flugfeld oder stürzt ab.
wartime-help-action-move = Würfeln, dann genau so weit geradeaus ziehen, in jede Richtung, in der der Platz frei ist, oder stehen bleiben.
wartime-help-action-attack = Würfeln, dann ein Ziel in Reichweite wählen: Es ist getroffen.
wartime-help-action-attack-air = Zwei Würfel; nur Kampfjets in der Luft sind Ziele.
wartime-help-action-attack-ground = Ein Würfel; alles außer Kampfjets in der Luft ist Ziel.
wartime-help-action-fort-attack = Ein befestigtes Gebäude schießt mit einem Würfel.
wartime-help-action-capture = Ein feindliches Gebäude ohne Befestigung nennen, dann würfeln. Ist es in Reichweite, ersetzt es die eigene Figur derselben Art.
wartime-help-action-embark = Würfeln; ein oder zwei eigene Infanteristen in Reichweite steigen ein.
wartime-help-action-disembark = Würfeln; ein oder zwei Infanteristen werden in Reichweite abgesetzt.
wartime-help-action-build = Den Preis zahlen; die neue Figur berührt die, die sie macht.
wartime-help-action-fortify = Eine Befestigung bezahlen: Ein Treffer nimmt zuerst sie, und niemand erobert das Gebäude.
wartime-help-action-sell = Die Bank zahlt, und das Gebäude kehrt in deinen Vorrat zurück.
