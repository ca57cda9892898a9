wartime-name = WarTime
wartime-tagline = Miniaturen op een opgemeten tafel: bouw een basis, gooi de dobbelsteen, leg de meetlat aan en houd als laatste stukken in het spel.
wartime-minutes = 45–120

# Options
wartime-option-map = Kaart
wartime-option-map-help = Een tafel zonder terrein, met een meer in het midden of met eilanden in een zee.
wartime-option-map-open = open
wartime-option-map-lake = meer
wartime-option-map-islands = eilanden
wartime-option-rounds = Ronden
wartime-option-rounds-help = Na zoveel ronden beslist de score: 10 tot 300. 0 betekent het gebruikelijke aantal: 80 met 2 spelers, 60 met 3, 50 met 4, anders 40.
wartime-option-start_cash = Geld bij het begin
wartime-option-start_cash-help = Voor elke speler, uit de bank.
wartime-option-start_cash-0 = geen
wartime-option-start_cash-300 = 300
wartime-option-start_cash-500 = 500
wartime-option-fort_attack = Forten schieten
wartime-option-fort_attack-help = Of een gebouw met een fort mag aanvallen.
wartime-option-fort_attack-yes = ja
wartime-option-fort_attack-no = nee
wartime-option-super_range = Bereik van het superwapen
wartime-option-super_range-help = Drie meetlatten, of de hele tafel.
wartime-option-super_range-three = drie meetlatten
wartime-option-super_range-any = overal

# Pieces
wartime-piece = { $type } { $label }
wartime-type-cc = commandocentrum
wartime-type-well = oliebron
wartime-type-store = olieopslag
wartime-type-field = vliegveld
wartime-type-barr = kazerne
wartime-type-fact = fabriek
wartime-type-batt = raketbatterij
wartime-type-super = superwapen
wartime-type-dozer = bulldozer
wartime-type-boat = boot
wartime-type-tank = tank
wartime-type-truck = vrachtwagen
wartime-type-inf = infanterist
wartime-type-jet = straaljager
wartime-mm = { $length } mm
wartime-state-fort = met een fort
wartime-state-carries = infanterie aan boord: { $count }
wartime-state-holds = draagt { $piece }
wartime-state-aboard = aan boord van { $piece }
wartime-state-parked = geparkeerd op { $piece }
wartime-state-airborne = in de lucht

# Actions
wartime-action-move = Verplaatsen
wartime-action-attack = Aanvallen
wartime-action-attack-air = Luchtdoel aanvallen
wartime-action-attack-ground = Gronddoel aanvallen
wartime-action-fort-attack = Vanuit het fort schieten
wartime-action-capture = Veroveren
wartime-action-embark = Instappen
wartime-action-disembark = Uitstappen
wartime-action-build = Bouwen: { $type }
wartime-action-build-inf = Twee opleiden: { $type }
wartime-action-fortify = Versterken
wartime-action-sell = Verkopen
wartime-action-sell-disc = Een schijf verkopen
wartime-denied-aboard = het is aan boord
wartime-denied-bank = de bank kan niet betalen
wartime-denied-cash = te weinig geld
wartime-denied-stock = er is geen meer in je voorraad
wartime-denied-room = ernaast is geen plaats vrij
wartime-denied-well = je hebt geen oliebron in het spel
wartime-denied-no-target = geen doel binnen het grootste bereik
wartime-denied-empty = niemand is aan boord
wartime-denied-full = het is vol
wartime-denied-no-infantry = geen eigen infanterie binnen bereik
wartime-denied-fort = het heeft een fort
wartime-denied-no-fort = het heeft geen fort
wartime-denied-fort-room = geen ruimte voor de ring
wartime-denied-parked = daar staat een straaljager
wartime-denied-option = in deze partij door een optie uitgezet
wartime-denied-disc = je hebt geen schijf
wartime-why-table = het zou buiten de tafel komen
wartime-why-terrain = verkeerd terrein
wartime-why-line = de weg is niet vrij
wartime-why-overlap = het zou { $pieces } overlappen
wartime-why-occupied = het zou een stuk overlappen

# Facts
wartime-fact-first = { $name } begint.
wartime-fact-placed = { $name } plaatst { $piece }.
wartime-fact-round = Ronde { $round } begint.
wartime-fact-turn = De beurt van { $name }.
wartime-fact-income = { $name }: inkomen { $amount }.
wartime-fact-passed = { $name } past.
wartime-fact-roll = { $name }, { $piece }: { $action }, gegooid { $dice }.
wartime-fact-moved = { $piece } verplaatst zich { $length }.
wartime-fact-stayed = { $piece } blijft staan.
wartime-fact-parked = { $piece } landt op { $host }.
wartime-fact-shot = { $piece } raakt { $target }.
wartime-fact-held = { $piece } schiet niet.
wartime-fact-lost-fort = { $piece } verliest zijn fort.
wartime-fact-destroyed = { $name } vernietigt { $piece }.
wartime-fact-captured = { $name } verovert { $piece } met { $by }; het is nu { $target }.
wartime-fact-missed = { $piece } bereikt { $target } niet.
wartime-fact-returned = { $piece } gaat terug naar de voorraad.
wartime-fact-crashed = { $piece } vindt geen vliegveld en stort neer.
wartime-fact-boarded = { $piece } gaat aan boord van { $host }.
wartime-fact-landed = { $piece } verlaat { $host }.
wartime-fact-built = { $by } bouwt { $piece }.
wartime-fact-fortified = { $piece } krijgt een fort.
wartime-fact-sold = { $name } verkoopt { $piece } voor { $amount }.
wartime-fact-sold-disc = { $name } verkoopt een schijf voor { $amount }.
wartime-fact-spent = { $name } geeft een schijf uit voor nog een actie.
wartime-fact-reward = { $name } neemt een schijf als beloning.
wartime-fact-out = { $name } heeft geen stuk meer en ligt eruit.
wartime-fact-over-last-standing = Er is één speler over: de partij is afgelopen.
wartime-fact-over-round-limit = De laatste ronde is gespeeld: de partij is afgelopen.

# Moves
wartime-move-action = { $piece }: { $action }
wartime-move-build = { $piece } bouwt: { $type }
wartime-move-plot = kavel { $plot }
wartime-move-dir = bulldozer op { $angle }°
wartime-move-go = ga in richting { $angle }°
wartime-move-hit = raak { $target }
wartime-move-take = verover { $target }
wartime-move-load = neem { $piece } aan boord
wartime-move-put = zet neer op { $angle }°, { $length } verder
wartime-move-at = plaats op { $angle }°
wartime-move-land = land op { $piece }
wartime-move-pass = passen
wartime-move-sell-disc = een schijf verkopen
wartime-move-stay = blijven staan
wartime-move-hold = niet schieten
wartime-move-stop = zo is het genoeg
wartime-move-end = de beurt beëindigen
wartime-move-spend = een schijf uitgeven voor nog een actie

# Questions
wartime-prompt-cc = Zet je commandocentrum op een kavel van je startgebied.
wartime-prompt-dozer = Zet je bulldozer ernaast.
wartime-prompt-well = Zet je oliebron op een kavel.
wartime-prompt-act = Jouw beurt: kies een stuk en één actie ervoor.
wartime-prompt-move = { $piece } gooide { $dice }: precies { $length }. In welke richting?
wartime-prompt-target = { $piece } gooide { $dice }: bereik { $length }. Welk doel?
wartime-prompt-target-super = { $piece } reikt { $length } ver. Welk gebouw?
wartime-prompt-target-any = { $piece } bereikt de hele tafel. Welk gebouw?
wartime-prompt-take = { $piece } verovert: welk gebouw? Daarna wordt gegooid.
wartime-prompt-load =
    { $count ->
        [one] { $piece } gooide { $dice }: wie gaat aan boord? Plaats voor 1.
       *[other] { $piece } gooide { $dice }: wie gaat aan boord? Plaats voor { $count }.
    }
wartime-prompt-unload = { $piece } gooide { $dice }: waar wordt { $infantry } neergezet?
wartime-prompt-place = { $piece } bouwt: waar komt het te staan ({ $type })?
wartime-prompt-place-second = Waar komt de tweede te staan ({ $type })?
wartime-prompt-land = { $piece } vliegt naar huis: op welk vliegveld?
wartime-prompt-more =
    { $count ->
        [one] De beurt beëindigen, of een schijf uitgeven voor nog een actie (nog 1)?
       *[other] De beurt beëindigen, of een schijf uitgeven voor nog een actie (nog { $count })?
    }
wartime-prompt-over = De partij is afgelopen.
wartime-waiting = Wachten.
wartime-waiting-turn = De beurt van { $name }.
wartime-waiting-piece = { $name } beslist voor { $piece }.
wartime-waiting-places = { $name } plaatst: { $type }.
wartime-result-last-standing = Er is één speler over met stukken in het spel.
wartime-result-round-limit = De laatste ronde is voorbij: de score beslist.
wartime-stopped = De partij is gestopt.

# The board
wartime-round = Ronde { $round } van { $limit }
wartime-round-setup = Opbouw
wartime-turn-of = Beurt: { $name }
wartime-spent = schijven uitgegeven: { $count }
wartime-reward-earned = beloning verdiend
wartime-bank = Bank { $cash }
wartime-seats = Spelers: geld, volgend inkomen, schijven, voorraad, forten, score
wartime-cash = geld { $cash }
wartime-income = volgend inkomen { $cash }
wartime-discs = schijven { $count }
wartime-stock = stukken in voorraad { $count }
wartime-forts = forten over { $count }
wartime-score = score tot nu toe { $score }
wartime-is-out = uitgeschakeld
wartime-map-label = De tafel van boven. Pijltjes verschuiven haar of draaien wat gevraagd is, plus en min zoomen, 0 toont alles, z het stuk, Enter kiest.
wartime-dice = Gegooid: { $dice }
wartime-zoom-in = inzoomen
wartime-zoom-out = uitzoomen
wartime-zoom-fit = de hele tafel tonen
wartime-zoom-piece = het stuk tonen
wartime-panel = Wat gevraagd is en wat er gebeurde
wartime-actions = Acties
wartime-greyed = Acties die nu niet kunnen
wartime-no-action = Dit stuk kan nu niets doen.
wartime-targets =
    { $count ->
        [one] 1 doel
       *[other] { $count } doelen
    }
wartime-chance = { $least }+ · { $percent } %
wartime-sure = zeker
wartime-direction = { $angle }°
wartime-choose-direction = Kies een richting
wartime-dial-help =
    { $count ->
        [one] 1 richting is open. Wijs op de ring.
       *[other] { $count } richtingen zijn open. Wijs op de ring.
    }
wartime-dial-keys = De pijltjestoetsen draaien 1°, met shift 10°.
wartime-closed = { $angle }° is dicht: { $why }.
wartime-parks = De straaljager parkeert op { $piece }.
wartime-go = Ga
wartime-here = Hier
wartime-choose-place =
    { $count ->
        [one] 1 plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
wartime-later-fort = de ring van een later fort tonen
wartime-choose-target = Kies een doel op de kaart of in de lijst.
wartime-choose-piece = Kies een van je stukken op de kaart of in de lijst, of:
wartime-too-far = { $length }: te ver
wartime-barred = { $piece } verloor in deze actie zijn fort en kan er niet nog eens in geraakt worden.
wartime-other-piece = ander stuk
wartime-owner = is van { $name }
wartime-list-pieces = Stukken in het spel
wartime-list-distance = Stukken op afstand
wartime-list-targets = Doelen, het dichtste eerst
wartime-list-stock = In voorraad
wartime-wait = Anderen zijn aan de beurt.
wartime-badge-pieces = gebouwen { $buildings }, eenheden { $units }
wartime-rule = Regel { $rule }
wartime-rule-key = ? toont de regel
wartime-sounds = Geluiden
wartime-sound-die = dobbelstenen
wartime-sound-engine = motoren
wartime-sound-shot = schoten
wartime-sound-boom = ontploffingen
wartime-sound-hammer = bouwen
wartime-sound-cash = geld
wartime-sound-capture = veroveringen
wartime-sound-round = ronden

# Help
wartime-help-round = Als de laatste ronde voorbij is, beslist de score tussen wie er nog in zijn.
wartime-help-turn = In een beurt: inkomen, één actie met één stuk, en nog een voor elke schijf die wordt uitgegeven.
wartime-help-bank = Al het geld komt uit de bank en gaat erin terug. Is ze leeg, dan wordt niets betaald.
wartime-help-dice = Eén oog is 20 mm op de meetlat.
wartime-help-cash = Geld in de hand.
wartime-help-income = Komt aan het begin van de volgende beurt: 100 voor elke oliebron en olieopslag, zover de bank kan betalen.
wartime-help-discs = Plusschijven: elke koopt nog een actie, hoogstens vier per beurt. Wie in een beurt een vijandelijk stuk vernietigde, neemt er een.
wartime-help-stock = Stukken van deze kleur die nog gekocht kunnen worden.
wartime-help-forts = Forten die nog gekocht kunnen worden.
wartime-help-score = Koopprijzen van alle stukken in het spel, 100 voor elk fort en elke schijf, en het geld.
wartime-help-price = Prijs { $price }.
wartime-help-price-sale = Prijs { $price }, verkoop { $sale }.
wartime-help-type-cc = maakt bulldozers.
wartime-help-type-well = brengt 100 op in elke eigen beurt.
wartime-help-type-store = brengt 100 op in elke eigen beurt; bij het bouwen is een eigen oliebron nodig.
wartime-help-type-field = maakt straaljagers en beschut er een.
wartime-help-type-barr = leidt infanterie op, twee tegelijk.
wartime-help-type-fact = maakt boten, tanks en vrachtwagens.
wartime-help-type-batt = schiet met twee stenen op straaljagers in de lucht, of met één op al het andere.
wartime-help-type-super = raakt zonder worp elk gebouw binnen drie meetlatten.
wartime-help-type-dozer = beweegt met één steen en maakt alle gebouwen.
wartime-help-type-boat = beweegt met één steen, draagt twee infanteristen, schiet één keer voor elk aan boord.
wartime-help-type-tank = beweegt en schiet met één steen; vernietigt een fort en zijn gebouw in één treffer.
wartime-help-type-truck = beweegt met één steen, draagt twee infanteristen, schiet één keer voor elk aan boord.
wartime-help-type-inf = beweegt en schiet met één steen; verovert gebouwen zonder fort. De prijs is voor twee.
wartime-help-type-jet = beweegt met twee stenen over alles; na een aanval vliegt hij naar een vrij vliegveld of stort neer.
wartime-help-action-move = Gooi, ga dan precies zo ver rechtuit, in elke richting waarin de plaats vrij is, of blijf staan.
wartime-help-action-attack = Gooi, kies dan een doel binnen bereik: het is geraakt.
wartime-help-action-attack-air = Gooi twee stenen; alleen straaljagers in de lucht zijn doelen.
wartime-help-action-attack-ground = Gooi één steen; alles behalve straaljagers in de lucht is een doel.
wartime-help-action-fort-attack = Een gebouw met een fort schiet met één steen.
wartime-help-action-capture = Noem een vijandelijk gebouw zonder fort en gooi. Is het binnen bereik, dan vervangt je eigen stuk van die soort het.
wartime-help-action-embark = Gooi; één of twee eigen infanteristen binnen bereik gaan aan boord.
wartime-help-action-disembark = Gooi; één of twee infanteristen worden binnen bereik neergezet.
wartime-help-action-build = Betaal de prijs; het nieuwe stuk raakt zijn maker.
wartime-help-action-fortify = Betaal een fort: een treffer neemt eerst het fort, en niemand verovert het gebouw.
wartime-help-action-sell = De bank betaalt, en het gebouw gaat terug naar je voorraad.
