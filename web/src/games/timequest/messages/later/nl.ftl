# Wat kaarten doen
timequest-kind-Q = Quest, { $period }
timequest-kind-EA = Beurtgebeurtenis
timequest-kind-EP = Rondegebeurtenis, { $level }
timequest-kind-AO = Eenmalige kaart
timequest-kind-AS = Vaste kaart
timequest-kind-AX = Speciale kaart
timequest-kind-R = Kracht, { $period }
timequest-kind-C = Personage
timequest-kind-B = Doel
timequest-place-set = Ligt open voor je tot ze nodig is.
timequest-place-slot = Komt op een kaartplaats.
timequest-place-period = Ligt op een tijdvak naar keuze.
timequest-place-beside = Ligt naast de kaart, voor iedereen.
timequest-limit-round = Eenmaal per ronde:
timequest-limit-turn = Eenmaal per beurt:
timequest-limit-match = Eenmaal per partij:
timequest-limit-charges = { $count } keer in totaal:
timequest-sides = Kant A, dan B:
timequest-quest-text = Kost { $x } X en { $y } Y waar je bent, en levert { $crystals } op. Als artefact kost ze { $crystals } en een grondstof voor elk artefact dat je bezit: { $power }.
timequest-die = Bij { $faces }:
timequest-goal = Voorwaarde: betaal { $what }.
timequest-goal-optional = Je mag { $what } betalen.
timequest-met = Voldaan: { $what }
timequest-met-die = Voldaan bij { $faces }: { $what }
timequest-not-met = Niet voldaan: { $what }
timequest-offer = Of: { $what }
timequest-face = { $faces }: { $what }
timequest-ask-bank = Leg tot { $most } grondstoffen in; als de volgende ronde eindigt, komt er { $times } keer zoveel terug.
timequest-ask-ripples = De helft van elke soort die je hebt, gaat naar links, en de helft van rechts komt binnen.
timequest-ask-lottery = Je mag een grondstof inzetten. De hoogste dobbelsteen krijgt alle inzetten.
timequest-ask-loop = Je mag nog eens doen wat in je laatste beurt het laatst kwam van Reizen, Verzamelen, Quest en Trekken, zonder actiepunten.
timequest-ask-auction = De bovenste quest wordt geveild als artefact: bied tot { $most } grondstoffen.
timequest-objective-text = Telt { $what }: 1 punt bij { $one }, 2 bij { $two }, 3 bij { $three }.
timequest-trait-collect_bonus = Een actie Verzamelen levert { $count } extra op van een van de opbrengsten van het tijdvak.
timequest-trait-engineer = Wie daar verzamelt, wordt de eigenaar en krijgt { $count } extra, van welke soort ook.
timequest-trait-beacon = De eerste actie Verzamelen van elke beurt levert { $count } extra op, van welke soort ook.
timequest-trait-reroll = Gooi een eigen dobbelsteen opnieuw.
timequest-trait-reroll_in_arena = In je volgende Arenagevecht mag je je dobbelsteen opnieuw gooien.
timequest-trait-reroll_opponent = In de Arena wordt de dobbelsteen van je tegenstander opnieuw gegooid.
timequest-trait-arena_bonus = +{ $count } op je dobbelsteen in de Arena.
timequest-trait-duelist = Na een gewonnen gevecht mag je naar een buur springen. Verlies je er een, dan gaat de kaart naar de winnaar.
timequest-trait-free_step = Een Reis naar een buur kost geen kristallen.
timequest-trait-diagonal = Een Reis van precies { $count } stappen kost geen kristallen.
timequest-trait-move_discount = Een Reis van { $count } of meer stappen kost een kristal minder.
timequest-trait-portal = Door het portaal: naar binnen voor 1 actiepunt, naar buiten voor 2 kristallen, en geen boete in de Leegte.
timequest-trait-quest_discount =
    { $count ->
        [one] Een quest kost een grondstof minder.
       *[other] Een quest kost { $count } grondstoffen minder.
    }
timequest-trait-quest_crystals =
    { $count ->
        [one] Een quest levert een kristal extra op.
       *[other] Een quest levert { $count } kristallen extra op.
    }
timequest-trait-quest_refund = Krijg na een quest { $count } van een soort die je net betaald hebt.
timequest-trait-artifact_discount =
    { $count ->
        [one] Een artefact kost een kristal minder, maar ten minste één.
       *[other] Een artefact kost { $count } kristallen minder, maar ten minste één.
    }
timequest-trait-goal_discount = De voorwaarde van een Rondegebeurtenis kost een grondstof minder.
timequest-trait-trade_bonus = Je eerste aangenomen voorstel van 1 voor 1 levert { $count } extra op.
timequest-trait-big_trade = Eén voorstel mag 4 voor 4 zijn, en tot { $count } voor { $count }.
timequest-trait-shield = Weert af wat een Rondegebeurtenis je zou aandoen.
timequest-trait-guard = Weert een diefstal af.
timequest-trait-armour = Weert één keer af wat een Rondegebeurtenis of de kaart van een ander je zou aandoen.
timequest-trait-slip = Komt iemand aan waar jij bent, dan mag je naar een buur springen.
timequest-trait-lock = Niemand komt of gaat. Een 5 of 6 aan het begin van je beurt haalt haar weg.
timequest-trait-gain_bonus = Levert iets je in je beurt Kennis op, dan krijg je er { $count } extra.
timequest-trait-gift = Wie jouw voorstel aanneemt, krijgt { $count } extra van wat je gaf.
timequest-trait-explorer =
    { $count ->
        [one] Eén quest ligt open voor jou alleen.
       *[other] { $count } quests liggen open voor jou alleen.
    }
timequest-trait-guardian = Komt er een Rondegebeurtenis, dan mag je iedereen op jouw tegel afschermen, of wie daar aan de voorwaarde voldoet een grondstof beloven.
timequest-counter-periods_visited = verschillende bezochte tijdvakken
timequest-counter-goods_gained = hoeveel je van elke soort gekregen hebt
timequest-counter-quest_titles = verschillende tijdvakken van de voltooide quests
timequest-counter-portal_leaves = hoe vaak je de Leegte door het portaal verlaat
timequest-counter-fights_won = gewonnen Arenagevechten
timequest-counter-artifact_periods = verschillende artefacten op één moment
timequest-counter-goals_met = vervulde voorwaarden van Rondegebeurtenissen
timequest-counter-quest_periods = verschillende tijdvakken waar je een quest voltooide
timequest-counter-crystals_held = de meeste kristallen op één moment
timequest-counter-fair_trades = keren dat je ruilde zonder meer te geven dan je kreeg, met verschillende partners
timequest-counter-goods_collected = hoeveel je van elke soort verzameld hebt
timequest-counter-void_journeys = verschillende wegen de Leegte in en weer uit
timequest-counter-event_goals_met = vervulde voorwaarden van Beurtgebeurtenissen
timequest-counter-turn_ends = verschillende tijdvakken waar je beurt eindigde
timequest-counter-cards_played = gespeelde actiekaarten

# Uitleg
timequest-help-card = { $name } ({ $kind }). { $text }
timequest-help-void = { $name }: hier begint iedereen, en met 2 artefacten kom je terug om voor een prijs te gooien. Verzamelen en voltooien kan hier niet.
timequest-help-period = { $name }: quests kosten hier { $x } (X) en { $y } (Y); verzamelen levert { $one } en { $two } op, twee van het ene en één van het andere.
timequest-help-goods = Grondstoffen. Quests kosten twee soorten van het tijdvak waar je bent. Aan het einde van je beurt houd je hoogstens 10 van een soort.
timequest-help-crystals = Met Tijdkristallen betaal je wegen en artefacten. Aan het einde zijn zes ervan een punt.
timequest-help-points = Actiepunten. Je hebt ze voor één beurt; de meeste acties kosten er één.
timequest-help-token = De verzamelfiche. Een quest draait haar dicht, elke aankomst draait haar open; quests voltooi je alleen als ze open ligt.
timequest-help-explorers = Ontdekkersquests: ze dienen alleen Isabella’s speler.
timequest-help-bank = De bank. Ze is niet eindeloos: heeft ze te weinig, dan krijg je wat er is.
timequest-help-round = Elke ronde begint met een gebeurtenis voor iedereen, daarna heeft iedereen een beurt.
timequest-help-level = De Rondegebeurtenissen worden zwaarder: licht, middel, zwaar.
timequest-help-final = Zijn er genoeg tijdvakken gesloten als een ronde eindigt, dan volgt er één laatste ronde.
timequest-help-first = De startspelersfiche gaat na elke ronde naar links.
timequest-help-hand = Actiekaarten, hoogstens drie. Ze spelen kost geen actiepunt.
timequest-help-place = De gebeurtenisplaats: een gebeurtenis die je houdt en in een eigen beurt mag proberen.
timequest-help-voucher = Een bon: één Reis naar een buur zonder kristallen, in de beurt van deze ronde.
timequest-help-barred = Wat de gebeurtenis van deze ronde verbiedt tot de beurt voorbij is.
timequest-help-deposit = Ingelegd in de Tijdbank: het komt aan het einde van de volgende ronde terug, met nog eens zoveel erbij.
timequest-help-collect = Verzamel twee van een van de opbrengsten van het tijdvak en één van de andere.
timequest-help-draw = Trek een actiekaart.
timequest-help-fight = Twee actiepunten: daag wie je maar wilt uit in de Arena. De anderen wedden.
timequest-help-enter_void = Twee actiepunten en 2 kristallen, met 2 artefacten: ga de Leegte in en gooi voor een prijs.
timequest-help-duel = Eenmaal per beurt, met iemand in jouw tijdvak: de verliezer geeft een artefact.
timequest-help-trade = Bied iemand grondstoffen voor andere. Dat kost geen actiepunten.
timequest-help-end = Na ten minste één actie mag je je beurt beëindigen.

# Statistieken
timequest-statistics-quests = Voltooide quests
timequest-statistics-artifacts = Artefacten
timequest-statistics-crystals = Kristallen aan het einde
timequest-statistics-fights = Gewonnen Arenagevechten
timequest-statistics-trades = Handel zonder verlies
timequest-statistics-goals = Voldaan bij Rondegebeurtenissen
timequest-statistics-events = Voldaan bij Beurtgebeurtenissen
timequest-statistics-cards = Gespeelde actiekaarten
timequest-statistics-objective = Niveau van het doel

# Geluiden
timequest-sounds = Geluiden
timequest-sound-travel = Iemand reist
timequest-sound-closed = De tijd sluit zich
timequest-sound-goods = Grondstoffen
timequest-sound-crystal = Kristallen
timequest-sound-artifact = Een artefact
timequest-sound-card = Kaarten
timequest-sound-dice = Dobbelstenen
timequest-sound-event = Een gebeurtenis
timequest-sound-fight = De Arena
timequest-sound-offer = Een voorstel
timequest-sound-win = Het einde

# Tekstweergave
timequest-text-match = De partij
timequest-text-players = Spelers
timequest-text-own = Van mij
timequest-text-display = Quests
timequest-text-circle = De kring van de tijd
timequest-text-supply = Bank en stapels
timequest-text-round = Ronde { $round }, begonnen door { $name }; Rondegebeurtenissen: { $level }.
timequest-text-active =
    { $count ->
        [one] Beurt van { $name }: nog 1 actiepunt.
       *[other] Beurt van { $name }: nog { $count } actiepunten.
    }
timequest-text-end =
    { $count ->
        [one] 1 tijdvak is gesloten, { $end } brengen het einde, of ronde { $round }.
       *[other] { $count } tijdvakken zijn gesloten, { $end } brengen het einde, of ronde { $round }.
    }
timequest-text-final = Ronde { $round } is de laatste.
timequest-text-bounty = Als ze aan de voorwaarde voldoen, krijgen 1 { $good }: { $names }
timequest-text-shield = Afgeschermd: { $names }
timequest-text-dice = Op tafel: { $list }
timequest-text-stake = { $name } zet { $what } in.
timequest-text-tile = { $number } { $name }
timequest-text-costs = quests kosten { $x } (X) en { $y } (Y)
timequest-text-gains = verzamelen levert op: { $list }
timequest-text-move = je kunt hierheen reizen voor { $crystals }
timequest-text-quest = { $card } ({ $tile }): { $x } X en { $y } Y voor { $crystals }
timequest-text-quest-here = waar je bent: { $paid }
timequest-text-complete = je kunt haar voltooien
timequest-text-acquire = je kunt haar als artefact verwerven
timequest-text-explorer = Ontdekkersquest
timequest-text-player =
    { $count ->
        [one] { $name }: 1 punt
       *[other] { $name }: { $count } punten
    }
timequest-text-portal = { $tile }, door het portaal
timequest-text-adjacent = { $tile }, te voet
timequest-text-hand =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
timequest-text-known = bekend: { $list }
timequest-text-artifacts =
    { $count ->
        [one] 1 artefact: { $list }
       *[other] { $count } artefacten: { $list }
    }
timequest-text-slots = op de { $count } kaartplaatsen: { $list }
timequest-text-set = klaargelegd: { $list }
timequest-text-events = te gebruiken gebeurtenissen: { $list }
timequest-text-place = een gebeurtenis op de gebeurtenisplaats
timequest-text-deposit = in de Tijdbank tot het einde van ronde { $round }: { $what }
timequest-text-objective = doel { $card }, niveau { $level }
timequest-text-ready = Keuze van de Wachter klaar in ronde { $round }
timequest-text-counted = Tot nu toe geteld: { $count }; niveau { $level }.
timequest-text-bank = De bank: { $what }
timequest-text-deck =
    { $count ->
        [one] { $name }: 1 kaart
       *[other] { $name }: { $count } kaarten
    }
timequest-text-seen = { $card } is kaart { $count } van haar stapel
timequest-text-discards = Afgelegd: { $list }
timequest-text-beacon = Het Grondstofbaken: de eerste actie Verzamelen van elke beurt levert er één extra op. Aan het einde van een ronde haalt een 1 het weg.
