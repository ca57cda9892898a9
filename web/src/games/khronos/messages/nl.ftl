khronos-name = Khronos
khronos-tagline = Eén land in drie tijdperken: wat je vroeg bouwt, klinkt nog lang na.
khronos-minutes = 60–90

khronos-option-map = Kaart
khronos-option-map-help = Het land waarop de partij gespeeld wordt.
khronos-option-map-valley = Het dal (16 × 20)
khronos-option-map-glen = De kloof, klein, voor twee (12 × 14)
khronos-option-map-delta = De delta, wijd (24 × 24)
khronos-option-holdem = Hold’em
khronos-option-holdem-help = Naast de trekstapel liggen drie open kaarten; eens per beurt mag je ermee ruilen.
khronos-option-holdem-off = uit
khronos-option-holdem-on = aan
khronos-option-settle = Gelijke stand in een conflict
khronos-option-settle-help = Wie er blijft als de handelende speler mag kiezen.
khronos-option-settle-seed = wie de handelende speler wil
khronos-option-settle-published = eerst een gebouw van een ander
khronos-option-ruin = Ruïnes in Rede
khronos-option-ruin-help = Waarvoor een niet gerenoveerde ruïne meetelt bij de inkomsten.
khronos-option-ruin-printed = 1 of 2, zoals gedrukt
khronos-option-ruin-zero = niets
khronos-option-terrain = Kaarten voor terrein
khronos-option-terrain-help = Met 2 of 3 spelers: wat bos en gebergte kosten.
khronos-option-terrain-published = bos 1, gebergte 2
khronos-option-terrain-seed-text = bos 2, gebergte 1
khronos-option-river-hamlet = Gehuchten op de rivier
khronos-option-river-hamlet-help = Of je een Gehucht op de rivier mag bouwen.
khronos-option-river-hamlet-no = nee
khronos-option-river-hamlet-yes = ja
khronos-option-deck = Kaarten
khronos-option-deck-help = Hoeveel bouwkaarten er zijn.
khronos-option-deck-33 = 33
khronos-option-deck-55 = 55
khronos-option-first = Startspeler
khronos-option-first-help = Wie elke ronde begint.
khronos-option-first-random = door het lot
khronos-option-first-P1 = de eerste plek
khronos-option-undo = Terugnemen
khronos-option-undo-help = Of stappen van een beurt teruggenomen mogen worden.
khronos-option-undo-on = mag
khronos-option-undo-off = mag niet

khronos-score-start = Bij het begin
khronos-score-buildings = Bonussen voor bouwen
khronos-score-might = Inkomsten in Macht
khronos-score-faith = Inkomsten in Geloof
khronos-score-reason = Inkomsten in Rede
khronos-score-exchanges = Inwisselen
khronos-score-moves = Reizen van agenten
khronos-score-demolitions = Slopen
khronos-phrase-trust = Ik vertrouw { $about }.
khronos-phrase-doubt = Ik vertrouw { $about } niet.
khronos-phrase-open = Maak plaats, { $about }!
khronos-phrase-avoid = Pas op voor { $about }.

# Tijdperken, soorten, gebouwen, kaarten
khronos-age-might = Macht
khronos-age-faith = Geloof
khronos-age-reason = Rede
khronos-type-military = Militair
khronos-type-religious = Religieus
khronos-type-civil = Civiel
khronos-building-military-1 = Wachttoren
khronos-building-military-2 = Donjon
khronos-building-military-3 = Kasteel
khronos-building-religious-1 = Kapel
khronos-building-religious-2 = Klooster
khronos-building-religious-3 = Abdij
khronos-building-civil-1 = Gehucht
khronos-building-civil-2 = Dorp
khronos-building-civil-3 = Stad
khronos-terrain-plain = vlakte
khronos-terrain-river = rivier
khronos-terrain-forest = bos
khronos-terrain-mountain = gebergte
khronos-card-military = Militaire kaart
khronos-card-religious = Religieuze kaart
khronos-card-civil = Civiele kaart
khronos-cards-military = { $count } Militair
khronos-cards-religious = { $count } Religieus
khronos-cards-civil = { $count } Civiel
khronos-no-cards = geen kaart
khronos-ecus =
    { $count ->
        [one] 1 ecu
       *[other] { $count } ecu’s
    }
khronos-standing = { $building } op { $square }
khronos-standing-of = { $building } van { $name } op { $square }

# Stappen
khronos-prompt-exchange = Wissel kaarten in voor 2 ecu’s, of houd ze allemaal.
khronos-prompt-swap = Pak kaarten van één kleur uit het aanbod en geef evenveel andere, of pas.
khronos-prompt-give = Kies evenveel kaarten voor het aanbod als je pakt.
khronos-prompt-act = Jij bent aan de beurt: bouw, verplaats een agent of beëindig je beurt.
khronos-prompt-row = In welke rij komt het te staan?
khronos-prompt-column = In welke kolom komt het te staan?
khronos-prompt-which = Welk gebouw?
khronos-prompt-grow = Hoe groot, en waar?
khronos-prompt-extra = Kies de kaarten voor het terrein.
khronos-prompt-share = Welke agent geeft hoeveel inzetten?
khronos-prompt-stay = Een conflict: kies welk gebouw blijft.
khronos-prompt-place = Je gebouw wordt kleiner: kies waar het komt te staan.
khronos-prompt-keep_cube = Kies van wie het blokje op het gehucht blijft.
khronos-prompt-discard = Leg af wat je wilt; daarna trek je bij tot vier.
khronos-prompt-over = De partij is afgelopen.
khronos-waiting = De partij gaat verder.
khronos-waiting-turn = Ronde { $round }: { $name } is aan de beurt.
khronos-waiting-place = { $name } kiest waar een kleiner gebouw komt te staan.

# Zetten
khronos-move-end = de beurt beëindigen
khronos-move-keep = alle kaarten houden
khronos-move-pass = passen
khronos-move-populate = bevolken
khronos-move-exchange = { $cards } inwisselen voor 2 ecu’s
khronos-move-give = { $cards } aan het aanbod geven
khronos-move-extra = het terrein betalen met { $cards }
khronos-move-discard = { $cards } afleggen
khronos-move-swap = { $cards } uit het aanbod pakken
khronos-move-move = agent { $agent } gaat naar { $age }
khronos-move-build = { $building } in { $age }
khronos-move-upgrade = uitbouwen in { $age }
khronos-move-demolish = slopen ({ $type }) in { $age }
khronos-move-renovate = renoveren ({ $type })
khronos-move-row = rij { $row }
khronos-move-column = kolom { $column }
khronos-move-which = op { $square }
khronos-move-stay = { $square } blijft
khronos-move-place = op { $square } zetten
khronos-move-grow = tot grootte { $size } op { $square }
khronos-move-share = agent 1 geeft { $one }, agent 2 geeft { $two }
khronos-move-keep_cube = het blokje van { $name } blijft
khronos-path-build = { $building } bouwen in { $age } op { $square }, voor { $cards }
khronos-path-upgrade = { $old } in { $age } uitbouwen tot { $building } op { $square }, voor { $cards }
khronos-path-demolish = { $building } slopen in { $age }, voor { $cards } en 1 ecu
khronos-path-populate = { $building } bevolken, voor { $cards }
khronos-path-renovate = { $building } renoveren, voor { $cards }
khronos-path-terrain = en wat het terrein kost

# Verloop
khronos-fact-row = In het aanbod liggen { $cards }.
khronos-fact-first = { $name } begint elke ronde.
khronos-fact-shuffled = { $count } kaarten worden geschud.
khronos-fact-drew =
    { $count ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
khronos-fact-drew-own = { $name } trekt { $cards }.
khronos-fact-turn = Ronde { $round }: de beurt van { $name }.
khronos-fact-exchanged = { $name } wisselt { $cards } in.
khronos-fact-swapped = { $name } pakt { $cards } uit het aanbod.
khronos-fact-gave = { $name } legt { $cards } in het aanbod.
khronos-fact-moved = { $name } stuurt agent { $agent } naar { $age }.
khronos-fact-paid = { $name } speelt { $cards }.
khronos-fact-ecus-gained =
    { $now ->
        [one] { $name } krijgt { $change } en heeft 1 ecu.
       *[other] { $name } krijgt { $change } en heeft { $now } ecu’s.
    }
khronos-fact-ecus-paid =
    { $now ->
        [one] { $name } betaalt { $change } en heeft 1 ecu.
       *[other] { $name } betaalt { $change } en heeft { $now } ecu’s.
    }
khronos-fact-built = Gebouwd in { $age }: { $building }.
khronos-fact-grown = Uitgebouwd in { $age }: { $building }.
khronos-fact-demolished = Gesloopt in { $age }: { $building }.
khronos-fact-populated = { $name } bevolkt { $square }.
khronos-fact-renovating = { $name } begint { $square } te renoveren.
khronos-fact-renovated = { $name } rondt de renovatie van { $square } af.
khronos-fact-shadow = De schaduw komt in { $age }: { $building }.
khronos-fact-stopped = Geen schaduw in { $age }: { $why }.
khronos-fact-displaced = Tegenspraak in { $age }: { $building } verdwijnt.
khronos-fact-vanished = Het heeft nooit bestaan, dus verdwijnt { $building } in { $age }.
khronos-fact-cube_stays = Eén blokje van { $name } blijft op { $square }.
khronos-fact-conflict = Conflict in { $age }: { $contenders } gebouwen ({ $type }) zijn even hoog.
khronos-fact-stays = { $building } blijft in { $age }.
khronos-fact-downsized = Verkleind in { $age }: nu { $building }.
khronos-fact-destroyed = Verwoest in { $age }: { $building }.
khronos-fact-shrunk = De kleinere schaduw in { $age }: { $building }.
khronos-fact-discarded = { $name } legt { $cards } af.
khronos-fact-income = Inkomsten van { $name } in { $age }: { $ecus }.
khronos-fact-over = Zeven ronden zijn voorbij: wie de meeste ecu’s heeft, wint.
khronos-stopped = De partij is gestopt.
khronos-stop-tile = zo’n tegel is niet meer in voorraad
khronos-stop-cube = de eigenaar heeft geen blokje meer
khronos-stop-domains = hij zou verschillende gebieden verbinden
khronos-stop-hierarchy = hij zou daar even hoog zijn als de top

# Waarom niet
khronos-why-tile = Zo’n tegel is niet meer in voorraad.
khronos-why-cube = Je hebt geen blokje meer.
khronos-why-agent = Geen van je agenten staat in dit tijdperk.
khronos-why-uses = Je agenten hebben hier te weinig inzetten over deze beurt.
khronos-why-age = Bouwen, uitbouwen en slopen doe je alleen in Macht en Geloof; bevolken en renoveren in Rede.
khronos-why-cards = Je mist de kaarten ervoor.
khronos-why-move = Verplaatsen kost 1 ecu en brengt je in een ander tijdperk.
khronos-why-free = Het moet op de kaart liggen, op vrije vakken.
khronos-why-upgrade = Je mag je eigen gebouwen en civiele uitbouwen, zover je kunt betalen.
khronos-why-cover = Het moet het hele kleinere gebouw bedekken, en verder alleen vrije vakken.
khronos-why-demolish = Slopen kan alleen met tegels van grootte 1, niet met gedrukte gehuchten, voor 1 kaart en 1 ecu.
khronos-why-populate = Bevolken kan alleen een civiel gebouw met minder blokjes dan zijn waarde.
khronos-why-renovate = Renoveren kan alleen een ruïne van die kleur.
khronos-why-river = Alleen civiele gebouwen liggen op de rivier, en het Gehucht niet.
khronos-why-terrain = Je mist de kaarten voor dit terrein.
khronos-why-domains = Het zou verschillende gebieden verbinden.
khronos-why-hierarchy = Het zou daar precies even hoog zijn als de top van zijn soort.
khronos-why-cubes = Alleen een speler met de meeste blokjes daar kan gekozen worden.
khronos-why-stay = Dit gebouw kan niet het gebouw zijn dat blijft.
khronos-why-place = Het kleinere gebouw ligt op vakken van het oude.
khronos-why-over = De partij is afgelopen.
khronos-why-now = Dat wordt nu niet gevraagd.
khronos-why-exchange = Geef een of meer kaarten uit je hand; ze leveren 2 ecu’s op.
khronos-why-row = Pak kaarten van één kleur die in het aanbod liggen, en geef evenveel andere uit je hand.
khronos-why-discard = Je kunt alleen kaarten afleggen die je hebt.

# Het bord
khronos-board = Eén land in drie tijdperken
khronos-map = { $age }: { $columns } kolommen, { $rows } rijen. Lopen met de pijltjestoetsen, kiezen met Enter.
khronos-enlarge = { $age } vergroten
khronos-side-by-side = Alle drie naast elkaar
khronos-one-large = Eén groot
khronos-zoom-in = Grotere kaart
khronos-zoom-out = Kleinere kaart
khronos-round = Ronde { $round } van 7
khronos-income-round = inkomsten
khronos-income-show = Inkomsten nu
khronos-cell = { $square }, { $terrain }
khronos-cell-domain = gebied van { $square }: { $military } Militair, { $religious } Religieus, { $civil } Civiel
khronos-cell-top = top van zijn soort
khronos-cell-printed = gedrukt gehucht
khronos-cell-ruin = ruïne
khronos-cell-renovated = gerenoveerd
khronos-cell-cubes = blokjes: { $list }
khronos-cell-can = kan hier: { $tool }
khronos-cell-cannot = kan hier niet: { $tool }
khronos-cell-choice = te kiezen
khronos-free = vrij
khronos-rule = Regel { $rule }
khronos-rule-key = ? toont de regel
khronos-agent-here =
    { $uses ->
        [one] Agent { $agent } van { $name }, nog 1 inzet
       *[other] Agent { $agent } van { $name }, nog { $uses } inzetten
    }
khronos-agent-move =
    { $uses ->
        [one] Jouw agent { $agent }, nog 1 inzet: verplaats hem voor 1 ecu
       *[other] Jouw agent { $agent }, nog { $uses } inzetten: verplaats hem voor 1 ecu
    }
khronos-agent-go = Hierheen
khronos-tab-agents = Agenten: { $list }

# Gereedschap en hand
khronos-tools = Wat te doen
khronos-tool-demolish = Slopen
khronos-tool-populate = Bevolken
khronos-tool-renovate = Renoveren
khronos-tool-agent = Reizen
khronos-tool-building =
    { $cards ->
        [one] { $building }: 1 kaart, { $stock } in voorraad
       *[other] { $building }: { $cards } kaarten, { $stock } in voorraad
    }
khronos-tool-places =
    { $count ->
        [0] geen plaats
        [one] 1 plaats
       *[other] { $count } plaatsen
    }
khronos-hand = Je hand
khronos-hand-none = geen kaarten
khronos-hand-hidden = Je kaarten zijn afgedekt.
khronos-hand-show = Mijn kaarten tonen
khronos-hand-cover = Mijn kaarten afdekken
khronos-card-chosen = { $card }, gekozen
khronos-row = Het aanbod
khronos-pile = Trekstapel { $count }
khronos-discards = Afgelegd: { $cards }
khronos-keep = Alles houden
khronos-exchange = { $count } inwisselen voor 2 ecu’s
khronos-pass = Passen
khronos-swap = Pak { $cards }, geef: { $given }
khronos-give = { $cards } geven
khronos-give-count = Kies { $count }
khronos-end-turn = Einde beurt
khronos-finish = Beurt afronden
khronos-finish-discard =
    { $count ->
        [one] 1 afleggen en klaar
       *[other] { $count } afleggen en klaar
    }
khronos-discard-help = Markeer kaarten om af te leggen; daarna trek je bij tot vier. Terugnemen kan niet.
khronos-discard-income = Daarna krijg je inkomsten: { $ecus }.
khronos-back = Terug
khronos-do = Doen
khronos-choices = Wat er gevraagd wordt

# Gevolgen
khronos-panel = Wat er zou volgen
khronos-panel-idle = Kies een gebouw en wijs een kaart aan: je ziet wat er zou volgen voordat je klikt.
khronos-panel-wait = Anderen spelen.
khronos-panel-possible = Kan hier
khronos-panel-cost = Kosten: { $cards }
khronos-panel-ecus = Ecu’s: { $change }
khronos-panel-joins =
    { $count ->
        [one] Gebieden komen samen in { $age }.
       *[other] Gebieden komen samen in { $age }, op { $count } plaatsen.
    }
khronos-panel-divides =
    { $count ->
        [one] Een gebied splitst zich in { $age }.
       *[other] { $count } gebieden splitsen zich in { $age }.
    }
khronos-panel-choose = Daarna moet { $name } kiezen: { $what }
khronos-panel-final = Dit kun je niet terugnemen.
khronos-panel-extra = Kaarten voor het terrein
khronos-panel-share = Inzetten van je agenten
khronos-step-stay = welk gebouw blijft
khronos-step-place = waar een kleiner gebouw komt te staan
khronos-step-keep_cube = van wie het blokje blijft
khronos-incomes = Inkomsten die er nu zouden zijn
khronos-incomes-help = Tussen haakjes: daar staat geen agent.
khronos-total = Totaal
khronos-player = Speler
khronos-close = Sluiten
khronos-skip = Overslaan

# Naamplaatje
khronos-badge-ecus =
    { $count ->
        [one] 1 ecu
       *[other] { $count } ecu’s
    }
khronos-badge-cubes =
    { $count ->
        [one] 1 blokje
       *[other] { $count } blokjes
    }
khronos-badge-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }

# Einde
khronos-end-land = Wat er aan het einde staat
khronos-end-standing = gebouwen: { $standing }, gebieden: { $ruled }
khronos-statistics-standing = Gebouwen in { $age }
khronos-statistics-ruled = Beheerste gebieden in { $age }

# Geluiden
khronos-sounds = Geluiden
khronos-sound-build = Er verrijst een gebouw
khronos-sound-shadow = Er komt een schaduw
khronos-sound-gone = Er verdwijnt een gebouw
khronos-sound-coins = Ecu’s
khronos-sound-card = Kaarten
khronos-sound-move = Er reist een agent
khronos-sound-win = Het einde

# Tekstweergave
khronos-text-match = De partij
khronos-text-players = Spelers
khronos-text-player = { $name }: { $ecus } ecu’s, { $cubes } blokjes, { $cards } kaarten; agenten: { $agents }
khronos-text-agent =
    { $uses ->
        [one] { $age } (1 inzet)
       *[other] { $age } ({ $uses } inzetten)
    }
khronos-text-known = bekend in de hand: { $cards }
khronos-text-income = zou nu innen: { $might } in Macht, { $faith } in Geloof, { $reason } in Rede
khronos-text-age = { $age }
khronos-text-domain = Gebied { $square }: kracht { $military } Militair, { $religious } Religieus, { $civil } Civiel
khronos-text-pays = betaalt { $list }
khronos-text-own = Van mij
khronos-text-stock = Voorraad
khronos-text-stock-line = { $building }: { $count }
khronos-text-active = Beurt van { $name }; { $first } begint elke ronde.
khronos-text-land = Het land, { $name }: . vlakte, ~ rivier, f bos, ^ gebergte, H gehucht

# Uitleg
khronos-help-map-might = Macht, het eerste tijdperk. Wat hier gebouwd wordt, klinkt door in Geloof en Rede. Wie in een gebied het hoogste militaire gebouw heeft, int er de civiele kracht.
khronos-help-map-faith = Geloof, het tweede tijdperk. Wie in een gebied het hoogste religieuze gebouw heeft, int er de civiele kracht.
khronos-help-map-reason = Rede, het laatste tijdperk. Hier bezit niemand gebouwen. Wie in een gebied de meeste bewoners heeft, int er de militaire en de religieuze kracht.
khronos-help-age-might = Met agenten hier kun je in Macht bouwen, uitbouwen en slopen.
khronos-help-age-faith = Met agenten hier kun je in Geloof bouwen, uitbouwen en slopen.
khronos-help-age-reason = Met agenten hier kun je bevolken en renoveren.
khronos-help-agent = Een agent. Elke agent heeft twee inzetten per beurt, één voor elke kaart die je in zijn tijdperk speelt. Verplaatsen kost 1 ecu.
khronos-help-hand = Bouwkaarten. Een gebouw kost evenveel kaarten van zijn kleur als zijn waarde.
khronos-help-tool-military = Militaire gebouwen hebben een eigenaar. Geen twee even hoge toppen in één gebied, en geen gebieden verbinden.
khronos-help-tool-religious = Religieuze gebouwen hebben een eigenaar. Geen twee even hoge toppen in één gebied, en geen gebieden verbinden.
khronos-help-tool-civil = Civiele gebouwen hebben geen eigenaar. Ze mogen gebieden verbinden en vanaf grootte 2 op de rivier liggen.
khronos-help-tool-demolish = Eén kaart van zijn kleur en 1 ecu halen een tegel van grootte 1 weg, van wie hij ook is.
khronos-help-tool-populate = Eén civiele kaart zet een blokje van jou op een civiel gebouw in Rede.
khronos-help-tool-renovate = Eén kaart in de kleur van een ruïne renoveert haar, of begint daarmee.
khronos-help-ecus = Ecu’s zijn punten en geld tegelijk.
khronos-help-income = In ronde 4 en 7 krijg je aan het einde van je beurt inkomsten, in elk tijdperk waar een agent van jou staat.
khronos-help-row = Hold’em: eens per beurt mag je kaarten van één kleur pakken en evenveel andere geven.
khronos-help-round = Zeven ronden. Inkomsten zijn er in ronde 4 en 7.
khronos-help-end = Daarna mag je afleggen, en trek je bij tot vier kaarten.
