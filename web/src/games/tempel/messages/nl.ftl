tempel-name = Tempel des Schreckens
tempel-tagline = Avonturiers zoeken goud, wachters lokken ze het vuur in, en niemand weet wie wie is.
tempel-minutes = 10–15

tempel-option-announcements = Beweringen
tempel-option-announcements-help = Spelers mogen zeggen hoeveel goud en vuur ze hebben, naar waarheid of niet.
tempel-option-announcements-on = aan
tempel-option-announcements-off = uit
tempel-option-first_keyholder = Eerste sleutel
tempel-option-first_keyholder-help = Wie de sleutel als eerste heeft.
tempel-option-first_keyholder-random = door het lot
tempel-option-reveal_count = Aantal wachters
tempel-option-reveal_count-help = Of iedereen weet hoeveel wachters er meespelen.
tempel-option-reveal_count-hidden = onzeker
tempel-option-reveal_count-known = bekend

tempel-group-adventurers = Avonturiers
tempel-group-guardians = Wachters
tempel-mark-trust = Vertrouw ik
tempel-mark-doubt = Betwijfel ik
tempel-mark-guardian = Wachter?
tempel-mark-none = geen teken
tempel-score-win = Aan de winnende kant
tempel-phrase-trust = Ik vertrouw { $about }.
tempel-phrase-doubt = Ik geloof { $about } niet.
tempel-phrase-open = Open een deur van { $about }!
tempel-phrase-avoid = Blijf weg bij { $about }.

# Kaarten, rollen en aantallen
tempel-card-gold = goud
tempel-card-fire = vuur
tempel-card-empty = leeg
tempel-card-down = dicht
tempel-role-adventurer = Avonturier
tempel-role-guardian = Wachter
tempel-role-adventurer-goal = Vind al het goud voordat al het vuur losbarst.
tempel-role-guardian-goal = Laat het vuur losbarsten, of laat de tijd verstrijken.
tempel-counts = { $gold } goud, { $fire } vuur, { $empty } leeg
tempel-said = { $gold } goud, { $fire } vuur
tempel-silent = zegt niets
tempel-nothing-said = nog niets beweerd

# Opdracht en verloop
tempel-prompt-open = Jij hebt de sleutel: open een deur bij een andere speler.
tempel-waiting-open = { $name } heeft de sleutel en opent een deur.
tempel-waiting = De partij gaat verder.
tempel-move-open = Deur { $place } van { $name } openen
tempel-move-announce = { $gold } goud en { $fire } vuur beweren
tempel-move-silent = Zeggen dat je niets zegt
tempel-fact-roles = De rollen zijn verdeeld.
tempel-fact-role = De rollen zijn verdeeld. Jij bent: { $role }.
tempel-fact-key = { $name } heeft de sleutel.
tempel-fact-deal = Ronde { $round }: iedereen krijgt { $each } kamers.
tempel-fact-dealt = Ronde { $round }: iedereen krijgt { $each } kamers. De jouwe: { $gold } goud, { $fire } vuur, { $empty } leeg.
tempel-fact-opened =
    { $card ->
        [gold] { $by } opent deur { $place } van { $name }: goud!
        [fire] { $by } opent deur { $place } van { $name }: vuur!
       *[empty] { $by } opent deur { $place } van { $name }: leeg.
    }
tempel-fact-round_over = Ronde { $round } is voorbij.
tempel-fact-announced = { $name } beweert { $gold } goud en { $fire } vuur.
tempel-fact-silent = { $name } wil niets zeggen.
tempel-won-gold = Al het goud is gevonden: de avonturiers winnen.
tempel-won-fire = Al het vuur is losgebarsten: de wachters winnen.
tempel-won-time = Er zijn vier ronden voorbij en er ligt nog goud verborgen: de wachters winnen.
tempel-stopped = De partij is gestopt.

# Het bord
tempel-board = De open plek voor de tempel
tempel-frieze = Wat er in de tempel gevonden is
tempel-frieze-gold = Goud: { $opened } van { $total } gevonden
tempel-frieze-fire = Vuur: { $opened } van { $total } losgebarsten
tempel-frieze-empty = Leeg: { $opened } van { $total } geopend
tempel-frieze-round = Ronde { $round } van 4
tempel-frieze-left =
    { $left ->
        [0] Deze ronde gaat er geen deur meer open
        [one] Deze ronde gaat er nog 1 deur open
       *[other] Deze ronde gaan er nog { $left } deuren open
    }
tempel-round = Ronde
tempel-openings-left = Openingen
tempel-gold = Goud
tempel-fire = Vuur
tempel-door = Deur { $place } van { $name }: { $card }
tempel-door-can = Deur { $place } van { $name }: dicht. Enter opent hem.
tempel-door-chosen = Deur { $place } van { $name }: dicht, gekozen. Enter opent hem.
tempel-door-hint = Deur { $place } van { $name }: dicht, aangeraden door de tip.
tempel-door-mine = Jouw deur { $place }: { $card }
tempel-door-unopened = Deur van { $name }, nooit geopend: { $card }
tempel-doors-of = Deuren van { $name }
tempel-you = jij
tempel-keyholder = heeft de sleutel
tempel-last = Laatste opening
tempel-last-none = Er is nog geen deur geopend.
tempel-last-text = Laatste opening: in ronde { $round } opende { $by } deur { $place } van { $name }: { $card }.
tempel-pile = In de rollenstapel: { $adventurers } avonturiers en { $guardians } wachters.
tempel-pile-out = In de rollenstapel: { $adventurers } avonturiers en { $guardians } wachters; één kaart blijft ongezien apart.
tempel-seat-more = { $name }: tekens en geheugen
tempel-close = Sluiten
tempel-mark-title = Mijn teken, dat verder niemand ziet
tempel-rule = Regel { $rule }
tempel-rule-key = ? toont de regel

tempel-no-over = De partij is afgelopen: er gaat geen deur meer open.
tempel-no-open = Deze deur is al open.
tempel-no-seat = Je kijkt toe: alleen wie de sleutel heeft, opent deuren.
tempel-no-key = Alleen wie de sleutel heeft, opent deuren, en dat is { $name }.
tempel-no-own = Wie de sleutel heeft, opent nooit een eigen deur.
tempel-no-now = Deze deur kan nu niet open.

# Van mij
tempel-mine = Mijn rol en kamers
tempel-peek = Spieken
tempel-hide = Afdekken
tempel-peek-hidden = Rol en kamers zijn afgedekt.
tempel-own-role = Jouw rol
tempel-own-dealt = Gekregen
tempel-own-down = Nog dicht
tempel-announce = Beweren
tempel-announce-left =
    { $left ->
        [0] Je beweringen voor deze ronde zijn op.
        [one] Nog 1 bewering deze ronde
       *[other] Nog { $left } beweringen deze ronde
    }
tempel-announce-off = Aan deze tafel wordt niets beweerd.
tempel-announce-silent = “Ik zeg niets”
tempel-more-gold = Meer goud
tempel-less-gold = Minder goud
tempel-more-fire = Meer vuur
tempel-less-fire = Minder vuur

# Geheugen
tempel-memory = Het geheugen van de tafel
tempel-memory-help = Wat er in elke ronde beweerd is, en wat daar gevonden is.
tempel-memory-said = gezegd
tempel-memory-found = gevonden
tempel-memory-refuted = kan niet kloppen
tempel-memory-nothing = niets geopend
tempel-player = Speler
tempel-round-n = Ronde { $round }
tempel-badge-none = heeft niets beweerd
tempel-earlier =
    { $count ->
        [one] 1 eerdere bewering
       *[other] { $count } eerdere beweringen
    }

# Geluiden
tempel-sounds = Geluiden
tempel-sound-door = Er draait een deur
tempel-sound-gold = Goud
tempel-sound-fire = Vuur
tempel-sound-empty = Lege kamer
tempel-sound-key = De sleutel gaat door
tempel-sound-win = Gewonnen
tempel-sound-loss = Verloren

# Het einde
tempel-end-roles = Wie was wie
tempel-end-out = Niet in het spel
tempel-end-table = Wat er lag, en wat er gezegd werd
tempel-end-held = had
tempel-end-lie = niet waar
tempel-end-true = waar
tempel-end-rest = Nooit geopend
tempel-end-rest-help = De volgorde van deze deuren is nooit vastgelegd.
tempel-end-decided = Wat de doorslag gaf
tempel-end-last = { $by } opende een deur van { $name }: { $card }.
tempel-end-score = In { $openings } openingen zijn { $gold } van { $goldTotal } goud en { $fire } van { $fireTotal } vuur gevonden.

# Tekstweergave
tempel-text-temple = Tempel
tempel-text-seats = Spelers
tempel-text-own = Van mij
tempel-text-memory = Geheugen
tempel-text-openings = Openingen
tempel-text-end = Einde
tempel-text-key = De sleutel: { $name }
tempel-text-each = Kamers die elke speler deze ronde kreeg: { $each }
tempel-text-doors = deuren { $doors }
tempel-text-dealt = Ronde { $round }, jij kreeg: { $gold } goud, { $fire } vuur, { $empty } leeg
tempel-text-down = Voor jou nog dicht: { $gold } goud, { $fire } vuur, { $empty } leeg
tempel-text-limits = Beweringen die je deze ronde nog hebt: { $left }
tempel-text-highest = Een bewering mag tot { $gold } goud en { $fire } vuur noemen, samen hoogstens { $total }.
tempel-text-said = zei { $said }
tempel-text-said-after = { $said } (na { $before ->
        [one] 1 opening
       *[other] { $before } openingen
    } in totaal)
tempel-text-role = { $name }: { $role }
tempel-text-held = { $name }, ronde { $round }: had { $counts }
tempel-text-rest = { $name }, nooit geopend: { $doors }

# Uitleg
tempel-help-door = Een dichte kamer. Wie de sleutel heeft, opent er een bij een andere speler; niemand weet wat er achter welke deur ligt, ook de eigenaar niet.
tempel-help-card-gold = Goud. Is al het goud gevonden, dan winnen de avonturiers meteen.
tempel-help-card-fire = Een vuurval. Is al het vuur losgebarsten, dan winnen de wachters meteen.
tempel-help-card-empty = Een lege kamer. Ze kost alleen een opening.
tempel-help-gold = Het goud dat tot nu toe gevonden is. Is het compleet, dan winnen de avonturiers meteen.
tempel-help-fire = Het vuur dat tot nu toe is losgebarsten. Is het compleet, dan winnen de wachters meteen.
tempel-help-round = Er zijn vier ronden. Ligt er dan nog goud verborgen, dan winnen de wachters.
tempel-help-left = In een ronde gaan evenveel deuren open als er spelers zijn.
tempel-help-key = De sleutel. Wie hem heeft, opent een deur bij een andere speler; daarna heeft die hem.
tempel-help-bubble = De nieuwste bewering van deze ronde. Ze hoeft niet waar te zijn.
tempel-help-role-adventurer = Avonturiers winnen als al het goud gevonden is. Ze kennen elkaar niet.
tempel-help-role-guardian = Wachters winnen door vuur of als de tijd om is. Ze kennen elkaar niet.
tempel-help-pile = Uit deze stapel zijn voor ronde 1 de rollen verdeeld.
tempel-help-mine = Je weet hoeveel goud en vuur er deze ronde voor je ligt, maar niet achter welke deur.
tempel-help-announce = Tot drie keer per ronde mag je zeggen wat je gekregen hebt, waar of niet. Terugnemen kan niet.
tempel-help-last = De kamer die het laatst is geopend. De sleutel ging naar de speler voor wie ze lag.
tempel-help-memory = Beweringen en openingen blijven altijd openbaar. “Kan niet kloppen”: er is meer gevonden dan de laatste getallen toelaten.

# Statistiek
tempel-statistics-found-gold = Goud geopend
tempel-statistics-found-fire = Vuur geopend
tempel-statistics-found-empty = Leeg geopend
tempel-statistics-announced = Beweringen
tempel-statistics-true = Waarvan waar
