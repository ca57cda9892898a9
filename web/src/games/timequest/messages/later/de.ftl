# Was Karten tun
timequest-kind-Q = Quest, { $period }
timequest-kind-EA = Zugereignis
timequest-kind-EP = Rundenereignis, { $level }
timequest-kind-AO = Einmalkarte
timequest-kind-AS = Dauerkarte
timequest-kind-AX = Sonderkarte
timequest-kind-R = Kraft, { $period }
timequest-kind-C = Charakter
timequest-kind-B = Persönliches Ziel
timequest-place-set = Liegt offen vor dir, bis sie gebraucht wird.
timequest-place-slot = Kommt auf einen Kartenplatz.
timequest-place-period = Liegt auf einer Epoche deiner Wahl.
timequest-place-beside = Liegt neben dem Plan, für alle.
timequest-limit-round = Einmal je Runde:
timequest-limit-turn = Einmal je Zug:
timequest-limit-match = Einmal in der Partie:
timequest-limit-charges = { $count }-mal im Ganzen:
timequest-sides = Seite A, dann B:
timequest-quest-text = Kostet { $x } X und { $y } Y dort, wo du bist, und bringt { $crystals }. Als Artefakt kostet sie { $crystals } und eine Ressource je Artefakt, das du hast: { $power }.
timequest-die = Bei { $faces }:
timequest-goal = Bedingung: zahle { $what }.
timequest-goal-optional = Du darfst { $what } zahlen.
timequest-met = Erfüllt: { $what }
timequest-met-die = Erfüllt bei { $faces }: { $what }
timequest-not-met = Nicht erfüllt: { $what }
timequest-offer = Oder: { $what }
timequest-face = { $faces }: { $what }
timequest-ask-bank = Zahl bis zu { $most } Ressourcen ein; wenn die nächste Runde endet, kommt das { $times }-Fache zurück.
timequest-ask-ripples = Die Hälfte jeder deiner Arten geht nach links, und die Hälfte von rechts kommt.
timequest-ask-lottery = Du darfst eine Ressource setzen. Der höchste Würfel bekommt alle Einsätze.
timequest-ask-loop = Du darfst ohne Aktionspunkte noch einmal tun, was in deinem letzten Zug von Reisen, Sammeln, Quest und Ziehen zuletzt kam.
timequest-ask-auction = Die oberste Quest wird als Artefakt versteigert: Biete bis zu { $most } Ressourcen.
timequest-objective-text = Zählt { $what }: 1 Punkt für { $one }, 2 für { $two }, 3 für { $three }.
timequest-trait-collect_bonus = Eine Aktion Sammeln bringt { $count } mehr von einem der Erträge.
timequest-trait-engineer = Wer dort sammelt, besitzt sie und bekommt { $count } mehr, gleich welcher Art.
timequest-trait-beacon = Die erste Aktion Sammeln jedes Zugs bringt { $count } mehr, gleich welcher Art.
timequest-trait-reroll = Wirf einen eigenen Würfel neu.
timequest-trait-reroll_in_arena = In deinem nächsten Arenakampf darfst du deinen Würfel neu werfen.
timequest-trait-reroll_opponent = In der Arena wird der Würfel deines Gegners neu geworfen.
timequest-trait-arena_bonus = +{ $count } auf deinen Würfel in der Arena.
timequest-trait-duelist = Nach einem gewonnenen Kampf darfst du zu einem Nachbarn springen. Verlierst du einen, so bekommt der Sieger die Karte.
timequest-trait-free_step = Eine Reise zu einem Nachbarn kostet keine Kristalle.
timequest-trait-diagonal = Eine Reise von genau { $count } Schritten kostet keine Kristalle.
timequest-trait-move_discount = Eine Reise von { $count } oder mehr Schritten kostet einen Kristall weniger.
timequest-trait-portal = Durchs Portal: hinein für 1 Aktionspunkt, hinaus für 2 Kristalle, keine Strafe in der Leere.
timequest-trait-quest_discount =
    { $count ->
        [one] Eine Quest kostet eine Ressource weniger.
       *[other] Eine Quest kostet { $count } Ressourcen weniger.
    }
timequest-trait-quest_crystals =
    { $count ->
        [one] Eine Quest bringt einen Kristall mehr.
       *[other] Eine Quest bringt { $count } Kristalle mehr.
    }
timequest-trait-quest_refund = Nach einer Quest bekomm { $count } einer Art, die du eben gezahlt hast.
timequest-trait-artifact_discount =
    { $count ->
        [one] Ein Artefakt kostet einen Kristall weniger, mindestens aber einen.
       *[other] Ein Artefakt kostet { $count } Kristalle weniger, mindestens aber einen.
    }
timequest-trait-goal_discount = Die Bedingung eines Rundenereignisses kostet eine Ressource weniger.
timequest-trait-trade_bonus = Dein erstes angenommenes Angebot 1 gegen 1 bringt { $count } mehr.
timequest-trait-big_trade = Ein Angebot darf 4 gegen 4 sein, und bis zu { $count } gegen { $count }.
timequest-trait-shield = Wehrt ab, was ein Rundenereignis dir täte.
timequest-trait-guard = Wehrt einen Diebstahl ab.
timequest-trait-armour = Wehrt einmal ab, was ein Rundenereignis oder die Karte eines anderen dir täte.
timequest-trait-slip = Kommt jemand an, wo du bist, so darfst du zu einem Nachbarn springen.
timequest-trait-lock = Niemand kommt oder geht. Eine 5 oder 6 zu Beginn deines Zugs hebt es auf.
timequest-trait-gain_bonus = In deinem Zug bringt dir alles, was Wissen bringt, { $count } mehr.
timequest-trait-gift = Wer dein Angebot annimmt, bekommt { $count } mehr von dem, was du gabst.
timequest-trait-explorer =
    { $count ->
        [one] Eine Quest liegt offen nur für dich.
       *[other] { $count } Quests liegen offen nur für dich.
    }
timequest-trait-guardian = Kommt ein Rundenereignis, so darfst du alle auf deiner Tafel abschirmen oder denen dort, die die Bedingung erfüllen, eine Ressource versprechen.
timequest-counter-periods_visited = verschiedene besuchte Epochen
timequest-counter-goods_gained = wie viele du von jeder Art bekommen hast
timequest-counter-quest_titles = verschiedene Epochen der erfüllten Quests
timequest-counter-portal_leaves = wie oft du die Leere durchs Portal verlässt
timequest-counter-fights_won = gewonnene Arenakämpfe
timequest-counter-artifact_periods = verschiedene Artefakte zur selben Zeit
timequest-counter-goals_met = erfüllte Bedingungen von Rundenereignissen
timequest-counter-quest_periods = verschiedene Epochen mit einer erfüllten Quest
timequest-counter-crystals_held = meiste Kristalle zur selben Zeit
timequest-counter-fair_trades = Handel, bei dem du nicht mehr gabst, als du bekamst, mit verschiedenen Partnern
timequest-counter-goods_collected = wie viele du von jeder Art gesammelt hast
timequest-counter-void_journeys = verschiedene Wege in die Leere und wieder hinaus
timequest-counter-event_goals_met = erfüllte Bedingungen von Zugereignissen
timequest-counter-turn_ends = verschiedene Epochen, in denen dein Zug endete
timequest-counter-cards_played = gespielte Aktionskarten

# Erklärungen
timequest-help-card = { $name } ({ $kind }). { $text }
timequest-help-void = { $name }: Hier beginnen alle, und mit 2 Artefakten kommst du wieder, um einen Preis zu erwürfeln. Gesammelt und erfüllt wird hier nichts.
timequest-help-period = { $name }: Quests kosten hier { $x } (X) und { $y } (Y); Sammeln bringt { $one } und { $two }, zwei vom einen und eines vom anderen.
timequest-help-goods = Ressourcen. Quests kosten zwei Arten der Epoche, in der du bist. Am Ende deines Zugs behältst du höchstens 10 einer Art.
timequest-help-crystals = Zeitkristalle zahlen Wege und Artefakte. Am Ende sind sechs davon ein Punkt.
timequest-help-points = Aktionspunkte. Du hast sie für einen Zug; die meisten Aktionen kosten einen.
timequest-help-token = Der Sammelmarker. Eine Quest verdeckt ihn, jede Ankunft deckt ihn auf; Quests erfüllst du nur, wenn er offen liegt.
timequest-help-explorers = Entdeckerquests: Sie dienen allein Isabellas Spieler.
timequest-help-bank = Die Bank. Sie ist nicht unerschöpflich: Hat sie zu wenig, so bekommst du, was da ist.
timequest-help-round = Jede Runde beginnt mit einem Ereignis für alle, dann hat jeder einen Zug.
timequest-help-level = Die Rundenereignisse werden schwerer: leicht, mittel, schwer.
timequest-help-final = Sind am Ende einer Runde genug Epochen geschlossen, so folgt noch eine letzte.
timequest-help-first = Der Startspielermarker geht nach jeder Runde nach links.
timequest-help-hand = Aktionskarten, höchstens drei. Sie zu spielen kostet keinen Aktionspunkt.
timequest-help-place = Der Ereignisplatz: ein Ereignis, das du behältst und in einem eigenen Zug versuchen darfst.
timequest-help-voucher = Ein Gutschein: eine Reise zu einem Nachbarn ohne Kristalle, im Zug dieser Runde.
timequest-help-barred = Was das Ereignis dieser Runde verbietet, bis der Zug vorbei ist.
timequest-help-deposit = In die Zeitbank gezahlt: Am Ende der nächsten Runde kommt es zurück, und noch einmal so viel.
timequest-help-collect = Sammle zwei vom einen Ertrag der Epoche und eines vom anderen.
timequest-help-draw = Zieh eine Aktionskarte.
timequest-help-fight = Zwei Aktionspunkte: Fordere irgendjemanden in die Arena. Die anderen wetten.
timequest-help-enter_void = Zwei Aktionspunkte und 2 Kristalle, mit 2 Artefakten: Betritt die Leere und würfle um einen Preis.
timequest-help-duel = Einmal je Zug, mit jemandem in deiner Epoche: Der Verlierer gibt ein Artefakt.
timequest-help-trade = Biete jemandem Ressourcen gegen andere. Das kostet keine Aktionspunkte.
timequest-help-end = Nach mindestens einer Aktion darfst du deinen Zug beenden.

# Statistik
timequest-statistics-quests = Erfüllte Quests
timequest-statistics-artifacts = Artefakte
timequest-statistics-crystals = Kristalle am Ende
timequest-statistics-fights = Gewonnene Arenakämpfe
timequest-statistics-trades = Handel ohne Verlust
timequest-statistics-goals = Erfüllte Rundenereignisse
timequest-statistics-events = Erfüllte Zugereignisse
timequest-statistics-cards = Gespielte Aktionskarten
timequest-statistics-objective = Stufe des persönlichen Ziels

# Klänge
timequest-sounds = Klänge
timequest-sound-travel = Jemand reist
timequest-sound-closed = Die Zeit schließt sich
timequest-sound-goods = Ressourcen
timequest-sound-crystal = Kristalle
timequest-sound-artifact = Ein Artefakt
timequest-sound-card = Karten
timequest-sound-dice = Würfel
timequest-sound-event = Ein Ereignis
timequest-sound-fight = Die Arena
timequest-sound-offer = Ein Angebot
timequest-sound-win = Das Ende

# Textansicht
timequest-text-match = Die Partie
timequest-text-players = Spieler
timequest-text-own = Meines
timequest-text-display = Quests
timequest-text-circle = Der Kreis der Zeit
timequest-text-supply = Bank und Stapel
timequest-text-round = Runde { $round }, begonnen von { $name }; Rundenereignisse: { $level }.
timequest-text-active =
    { $count ->
        [one] { $name } ist am Zug: noch 1 Aktionspunkt.
       *[other] { $name } ist am Zug: noch { $count } Aktionspunkte.
    }
timequest-text-end =
    { $count ->
        [one] 1 Epoche ist geschlossen, { $end } bringen das Ende, oder Runde { $round }.
       *[other] { $count } Epochen sind geschlossen, { $end } bringen das Ende, oder Runde { $round }.
    }
timequest-text-final = Runde { $round } ist die letzte.
timequest-text-bounty = Für die erfüllte Bedingung bekommen 1 { $good }: { $names }
timequest-text-shield = Abgeschirmt: { $names }
timequest-text-dice = Auf dem Tisch: { $list }
timequest-text-stake = { $name } setzt { $what }.
timequest-text-tile = { $number } { $name }
timequest-text-costs = Quests kosten { $x } (X) und { $y } (Y)
timequest-text-gains = Sammeln bringt { $list }
timequest-text-move = du kannst herreisen für { $crystals }
timequest-text-quest = { $card } ({ $tile }): { $x } X und { $y } Y für { $crystals }
timequest-text-quest-here = wo du bist: { $paid }
timequest-text-complete = du kannst sie erfüllen
timequest-text-acquire = du kannst sie als Artefakt erwerben
timequest-text-explorer = Entdeckerquest
timequest-text-player =
    { $count ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $count } Punkte
    }
timequest-text-portal = { $tile }, durchs Portal
timequest-text-adjacent = { $tile }, zu Fuß
timequest-text-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
timequest-text-known = bekannt: { $list }
timequest-text-artifacts =
    { $count ->
        [one] 1 Artefakt: { $list }
       *[other] { $count } Artefakte: { $list }
    }
timequest-text-slots = auf den { $count } Kartenplätzen: { $list }
timequest-text-set = ausgelegt: { $list }
timequest-text-events = nutzbare Ereignisse: { $list }
timequest-text-place = ein Ereignis auf dem Ereignisplatz
timequest-text-deposit = in der Zeitbank bis zum Ende von Runde { $round }: { $what }
timequest-text-objective = persönliches Ziel { $card }, Stufe { $level }
timequest-text-ready = Wahl des Wächters bereit in Runde { $round }
timequest-text-counted = Bisher gezählt: { $count }; Stufe { $level }.
timequest-text-bank = Die Bank: { $what }
timequest-text-deck =
    { $count ->
        [one] { $name }: 1 Karte
       *[other] { $name }: { $count } Karten
    }
timequest-text-seen = { $card } ist die { $count }. Karte ihres Stapels
timequest-text-discards = Abgelegt: { $list }
timequest-text-beacon = Das Ressourcenleuchtfeuer: Die erste Aktion Sammeln jedes Zugs bringt eines mehr. Am Ende einer Runde entfernt es eine 1.
