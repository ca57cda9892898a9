steamtime-name = Steam Time
steamtime-tagline = Climb the stream of time in your airship and build the machine that brings most esteem.
steamtime-minutes = 60–90

# Options
steamtime-option-sabotage = Sabotage
steamtime-option-sabotage-help = A module: saboteurs whom others have to pay off with TIME-crystals.
steamtime-option-sabotage-off = without
steamtime-option-sabotage-on = with
steamtime-option-specialists = Specialists
steamtime-option-specialists-help = A module: each player has nine specialists, of whom the last one played is at work.
steamtime-option-specialists-off = without
steamtime-option-specialists-on = with
steamtime-option-basic_income = Basic income
steamtime-option-basic_income-help = Whether everybody gets 1 steam and a free crystal each round, besides what upgrades pay.
steamtime-option-basic_income-on = for all
steamtime-option-basic_income-off = only from upgrades
steamtime-option-upgrade_income = New upgrades
steamtime-option-upgrade_income-help = When a new upgrade pays for the first time.
steamtime-option-upgrade_income-at_once = at once
steamtime-option-upgrade_income-next_round = from the next round
steamtime-option-steam_payment = Paying with steam
steamtime-option-steam_payment-help = What 1 steam does when an upgrade or expedition is paid.
steamtime-option-steam_payment-recolour = changes a crystal’s colour
steamtime-option-steam_payment-mint = stands for a crystal, too
steamtime-option-time_in_bonus = TIME-crystals
steamtime-option-time_in_bonus-help = Whether TIME-crystals count for the bonuses of actions.
steamtime-option-time_in_bonus-counts = count for bonuses
steamtime-option-time_in_bonus-coloured_only = only coloured ones count
steamtime-option-mission_halves = Missions
steamtime-option-mission_halves-help = Which half of a mission can be completed.
steamtime-option-mission_halves-top = the top one
steamtime-option-mission_halves-either = either
steamtime-option-board_order = Stream
steamtime-option-board_order-help = The order of the monument boards.
steamtime-option-board_order-random = by chance
steamtime-option-board_order-given = as given
steamtime-option-boards = Order of the boards
steamtime-option-boards-help = From the bottom up; those not in use are left out.
steamtime-option-boards-1 = Stonehenge
steamtime-option-boards-2 = Pyramids of Giza
steamtime-option-boards-3 = Great Wall of China
steamtime-option-boards-4 = Easter Island
steamtime-option-boards-5 = Machu Picchu
steamtime-option-boards-6 = Colosseum
steamtime-option-boards-7 = Angkor Wat
steamtime-option-boards-8 = Chichen Itza
steamtime-option-boards-9 = Taj Mahal
steamtime-option-first_player = First player
steamtime-option-first_player-help = Who begins the first round.
steamtime-option-first_player-random = by chance

# Where esteem comes from
steamtime-score-upgrade = Upgrades
steamtime-score-expedition = Expeditions
steamtime-score-encounter = Encounters
steamtime-score-bridge = Bridge, when taking missions
steamtime-score-extra = Extras of spaces
steamtime-score-tile = First-player tile
steamtime-score-mission = Missions

# Names
steamtime-board-name-1 = Stonehenge
steamtime-board-name-2 = Pyramids of Giza
steamtime-board-name-3 = Great Wall of China
steamtime-board-name-4 = Easter Island
steamtime-board-name-5 = Machu Picchu
steamtime-board-name-6 = Colosseum
steamtime-board-name-7 = Angkor Wat
steamtime-board-name-8 = Chichen Itza
steamtime-board-name-9 = Taj Mahal
steamtime-expedition-I-A = Andersons Creek
steamtime-expedition-I-B = Library of Alexandria
steamtime-expedition-I-C = Himeji Castle
steamtime-expedition-I-D = Alhambra
steamtime-expedition-I-E = Carthage
steamtime-expedition-I-F = Big Ben
steamtime-expedition-II-A = Atlantis
steamtime-expedition-II-B = Amber Room
steamtime-expedition-II-C = Hanging Gardens of Babylon
steamtime-expedition-II-D = Colossus of Rhodes
steamtime-expedition-II-E = Troy
steamtime-expedition-II-F = Knossos
steamtime-expedition-III-A = Pompeii
steamtime-expedition-III-B = Petra
steamtime-expedition-III-C = Timbuktu
steamtime-expedition-III-D = Great Zimbabwe
steamtime-expedition-III-E = Nalanda
steamtime-expedition-III-F = Ephesus
steamtime-expedition-IV-A = Samarkand
steamtime-expedition-IV-B = Tenochtitlan
steamtime-expedition-IV-C = Ur
steamtime-expedition-IV-D = Mycenae
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
steamtime-card-N5 = Heron of Alexandria
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
steamtime-card-N18 = Leif Erikson
steamtime-card-N19 = Montgolfier Brothers
steamtime-card-N20 = Leonardo da Vinci
steamtime-card-N21 = Zheng He
steamtime-card-N22 = James Watt
steamtime-card-N23 = Ibn Battuta
steamtime-card-N24 = Mary Anning
steamtime-card-P1 = Helmsman
steamtime-card-P2 = Stoker
steamtime-card-P3 = Alchemist
steamtime-card-P4 = Portal Keeper
steamtime-card-P5 = Treasurer
steamtime-card-P6 = Analyst
steamtime-card-P7 = Quartermaster
steamtime-card-P8 = Navigator
steamtime-card-P9 = Chrononaut
steamtime-generator-GN = Bridge
steamtime-generator-BU = Engine Room
steamtime-generator-BK = Laboratory
steamtime-generator-PK = Time Portal
steamtime-generator-GY = Midas Machine
steamtime-generator-OR = Analytic Engine
steamtime-colour-GN = green
steamtime-colour-BU = blue
steamtime-colour-BK = black
steamtime-colour-PK = pink
steamtime-colour-GY = gray
steamtime-colour-OR = orange
steamtime-action-mission = Mission
steamtime-action-encounter = Encounter
steamtime-action-deposit = Deposit
steamtime-action-upgrade = Upgrade
steamtime-action-gold = Gold
steamtime-action-expedition = Expedition
steamtime-space = { $board }: { $action }
steamtime-mission = Mission { $id }
steamtime-upgrade = Upgrade { $id }

# Amounts
steamtime-nothing = nothing
steamtime-times = { $count } × { $what }
steamtime-trade = { $cost } → { $gain }
steamtime-steam-alone = steam alone
steamtime-amount-e = { $count } esteem
steamtime-amount-g = { $count } gold
steamtime-amount-s = { $count } steam
steamtime-amount-p =
    { $count ->
        [one] { $count } portal step
       *[other] { $count } portal steps
    }
steamtime-amount-GN = { $count } green
steamtime-amount-BU = { $count } blue
steamtime-amount-BK = { $count } black
steamtime-amount-PK = { $count } pink
steamtime-amount-GY = { $count } gray
steamtime-amount-OR = { $count } orange
steamtime-amount-T =
    { $count ->
        [one] { $count } TIME-crystal
       *[other] { $count } TIME-crystals
    }
steamtime-amount-any =
    { $count ->
        [one] { $count } crystal of your colour
       *[other] { $count } crystals of your colours
    }
steamtime-amount-D =
    { $count ->
        [one] { $count } free crystal from a deposit
       *[other] { $count } free crystals from deposits
    }
steamtime-amount-R =
    { $count ->
        [one] { $count } crystal of any kind
       *[other] { $count } crystals of any kind
    }
steamtime-amount-U =
    { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
steamtime-amount-X =
    { $count ->
        [one] { $count } expedition
       *[other] { $count } expeditions
    }
steamtime-encounter-blue = { $top }; or { $bottom }.
steamtime-encounter-purple = { $top }. The others then may: { $bottom }.
steamtime-specialist-counts_more =
    { $count ->
        [one] For { $action } one crystal more counts.
       *[other] For { $action } { $count } crystals more count.
    }
steamtime-specialist-no_marks = Marked slots cost you nothing.
steamtime-specialist-same_board = Your airship may also go to the board of your highest one.
steamtime-specialist-mr_time = If you place an airship in this turn, Mr. TIME acts for you at its end.

# Facts
steamtime-fact-first_player = { $name } goes first.
steamtime-fact-round = Round { $round } begins; { $first } goes first.
steamtime-fact-effort = Effort card { $effort } is turned up.
steamtime-fact-income = { $name } takes income.
steamtime-fact-turn = The turn of { $name }.
steamtime-fact-skipped = { $name } has nothing to do.
steamtime-fact-withdrawn = { $name } skips and has withdrawn.
steamtime-fact-tile = { $name } takes the first-player tile.
steamtime-fact-scoring = The missions are revealed; { $name } begins.
steamtime-fact-completed = { $name } completes { $card }: { $what }.
steamtime-fact-placed = { $name } goes to { $space }.
steamtime-fact-mr_time = { $name } sends Mr. TIME to { $space }.
steamtime-fact-declined = { $name } declines the bonus action.
steamtime-fact-took_mission = { $name } takes { $card }: { $what }.
steamtime-fact-shuffled = The discarded encounters are shuffled.
steamtime-fact-drew = { $name } meets { $cards }.
steamtime-fact-chose = { $name } chooses { $card }.
steamtime-fact-acted = { $name }, { $card }: { $what }.
steamtime-fact-declined_act = { $name } does nothing with { $card }.
steamtime-fact-upgrade = { $name } adds { $card }.
steamtime-fact-expedition =
    { $count ->
        [one] { $name } goes on the expedition { $card } with 1 discovery.
       *[other] { $name } goes on the expedition { $card } with { $count } discoveries.
    }
steamtime-fact-expedition-find = { $name } goes on the expedition { $card }.
steamtime-fact-bought = { $name } buys a crystal ({ $colour }): { $space }.
steamtime-fact-took_free = { $name } takes a free crystal ({ $colour }): { $space }.
steamtime-fact-crystal = { $name } places a crystal: { $generator } ({ $colour }).
steamtime-fact-crystal-time = { $name } places a TIME-crystal: { $generator }.
steamtime-fact-stopped = { $name } forfeits the rest.
steamtime-fact-paid_crystal = { $name } pays a crystal: { $generator } ({ $colour }).
steamtime-fact-paid_crystal-time = { $name } pays a TIME-crystal: { $generator }.
steamtime-fact-esteem = { $name }: +{ $count } esteem ({ $from }).
steamtime-fact-gold = { $name }: +{ $count } gold.
steamtime-fact-steam = { $name }: +{ $count } steam.
steamtime-fact-portal =
    { $count ->
        [one] { $name }: 1 step on the portal track.
       *[other] { $name }: { $count } steps on the portal track.
    }
steamtime-fact-bonus_action =
    { $count ->
        [one] { $name } gains a bonus action.
       *[other] { $name } gains { $count } bonus actions.
    }
steamtime-fact-paid_gold = { $name } pays { $count } gold.
steamtime-fact-paid_steam = { $name } pays { $count } steam.
steamtime-fact-sabotage = { $name } places a saboteur: { $space }.
steamtime-fact-toll = { $name } pays off a saboteur: { $space }.
steamtime-fact-specialist = { $name } plays { $card }.
steamtime-fact-drew_specialist = { $name } draws a specialist.
steamtime-fact-drew_specialist-known = You draw { $card }.

# Moves
steamtime-move-place = airship: { $space }
steamtime-move-sabotage = saboteur: { $space }
steamtime-move-bonus = Mr. TIME: { $space }
steamtime-move-tile = take the first-player tile
steamtime-move-skip = skip
steamtime-move-specialist = play { $card }
steamtime-move-none = neither action
steamtime-move-none-specialist = play no specialist
steamtime-move-none-purple = no, thank you
steamtime-move-card = choose { $card }
steamtime-move-top = the top action
steamtime-move-bottom = the bottom action
steamtime-move-pay = pay: { $from }
steamtime-move-buy = buy a crystal ({ $colour })
steamtime-move-stop = enough
steamtime-move-gain-colour = crystal ({ $colour }): { $generator }
steamtime-move-gain-time = TIME-crystal: { $generator } ({ $colour })
steamtime-move-gain-any = of your choice ({ $colour }): { $generator }
steamtime-move-gain-free = free crystal ({ $colour }): { $board }
steamtime-move-discover = discovery { $number }
steamtime-move-esteem = turn { $count } steam into esteem
steamtime-move-esteem-none = turn no steam
steamtime-move-time = turn 1 steam into a TIME-crystal
steamtime-move-decline = no bonus action
steamtime-move-mission = complete mission number { $number }
steamtime-move-mission-known = complete { $card }: { $what }
steamtime-move-done = complete no more missions
steamtime-path-pay = pay { $what }

# Questions
steamtime-prompt-menu =
    { $count ->
        [one] Place an airship (1 left), take the first-player tile, or skip.
       *[other] Place an airship ({ $count } left), take the first-player tile, or skip.
    }
steamtime-prompt-specialist = Play a specialist before your action?
steamtime-prompt-sabotage = Place your saboteur on any action space.
steamtime-prompt-toll =
    { $count ->
        [one] Pay 1 TIME-crystal for the saboteur.
       *[other] Pay { $count } TIME-crystals for the saboteurs.
    }
steamtime-prompt-card = Whom do you meet?
steamtime-prompt-choose_act = { $card }: which action?
steamtime-prompt-purple = { $card }: the purple action is open to you.
steamtime-prompt-pay = How do you pay? First: { $colour }.
steamtime-prompt-rainbow =
    { $count ->
        [one] Pay 1 crystal of any kind.
       *[other] Pay { $count } crystals of any kind.
    }
steamtime-prompt-discover =
    { $count ->
        [one] { $card }: choose 1 more discovery.
       *[other] { $card }: choose { $count } more discoveries.
    }
steamtime-prompt-buy = Which crystal do you buy? Each costs 2 gold.
steamtime-prompt-buy-more = Another crystal for 2 gold?
steamtime-prompt-gain = Where does it go: { $what }?
steamtime-prompt-tile = What does the tile do for you?
steamtime-prompt-bonus = Mr. TIME acts for you: on which space?
steamtime-prompt-missions = Which mission do you complete?
steamtime-prompt-over = The match is over.
steamtime-waiting = Waiting.
steamtime-waiting-turn = Round { $round }: the turn of { $name }.
steamtime-waiting-one = { $name } decides.
steamtime-result = Five rounds are played: most esteem wins.
steamtime-stopped = The match was stopped.

# Refusals
steamtime-why-7_2 = Your hangar is empty.
steamtime-why-7_3 = Somebody has taken the tile in this round.
steamtime-why-7_4 = The first player may not take the tile in the first turn of a round.
steamtime-why-7_5 = You have withdrawn: no more airships in this round.
steamtime-why-8_1 = An airship stands there.
steamtime-why-8_2 = Your next airship must go higher than position { $count }.
steamtime-why-8_3 = Your airship stands on the top board: no other may follow in this round.
steamtime-why-8_5-deposit = You can buy none of its crystals: each costs 2 gold and needs a slot.
steamtime-why-8_5-gold = The bank is empty.
steamtime-why-8_5-card = Nothing lies there any more.
steamtime-why-9_6 = You can’t pay for that action.
steamtime-why-10_1 = That generator is full.
steamtime-why-10_3 = You can’t pay for that slot.
steamtime-why-11_7 =
    { $count ->
        [one] You lack 1 of its crystals; your steam and other crystals don’t make up for it.
       *[other] You lack { $count } of its crystals; your steam and other crystals don’t make up for them.
    }
steamtime-why-14_3 = You lack the steam, the TIME-crystal or the slot for it.
steamtime-why-16_2 = There is none left.
steamtime-why-17_4 = You can’t pay what that mission asks for.
steamtime-why-18_5 = After its saboteurs are paid off, its action could not be carried out.
steamtime-why-choice = Something else is asked now.

# The board
steamtime-board-round = Round { $round } of 5
steamtime-board-first = first
steamtime-board-first-is = First: { $name }
steamtime-board-holder = has the tile
steamtime-board-tile-free = The first-player tile is free
steamtime-board-tile-of = First-player tile: { $name }
steamtime-board-tile-short-free = free
steamtime-board-stream = The stream of time, from the top down
steamtime-board-position = Position { $position }
steamtime-board-effort = Effort card { $effort }
steamtime-board-payable = payable, steam needed: { $count }
steamtime-board-lacks = not payable, crystals lacking: { $count }
steamtime-board-taken = taken
steamtime-board-empty = empty
steamtime-board-generators = Generators of { $name }
steamtime-board-gauges = Gauges of { $name }
steamtime-board-generator = { $name }: coloured crystals { $coloured }, TIME-crystals { $time }, slots { $slots }; counts { $bonus }
steamtime-board-steam = steam
steamtime-board-portal = portal
steamtime-board-portal-at = portal track: { $number } of 5
steamtime-board-esteem = esteem
steamtime-board-hangar = airships in the hangar: { $count }
steamtime-board-withdrawn = withdrawn
steamtime-board-upgrades = Upgrades
steamtime-board-expeditions = Expeditions
steamtime-board-specialists = Specialists: { $hand } in hand, { $deck } in the deck
steamtime-board-spent = spent
steamtime-board-missions = Missions
steamtime-board-no-missions = none yet
steamtime-board-best = Best with what you have: { $list }, for { $count } esteem
steamtime-board-done = completed
steamtime-board-complete = all there
steamtime-board-missing = missing: { $what }
steamtime-board-others = the others:
steamtime-board-own = My airship board
steamtime-board-panel = What is asked, and what happened
steamtime-board-answers = Answers
steamtime-board-payments = Ways to pay
steamtime-board-more-payments = { $count } more ways
steamtime-board-owed = Still to pay:
steamtime-board-reckoning = Looking for the ways to pay …
steamtime-board-one-by-one = Or crystal by crystal: choose a generator of your machine.
steamtime-board-costs = costs { $what }
steamtime-board-goes-on = More is asked then.
steamtime-board-over = The match is over.
steamtime-board-wait = Others are playing.
steamtime-badge-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
steamtime-badge-cards = missions { $missions }, upgrades { $upgrades }, expeditions { $expeditions }
steamtime-rule = Rule { $rule }
steamtime-rule-key = ? shows the rule
steamtime-sounds = Sounds
steamtime-sound-airship = airships
steamtime-sound-crystal = crystals
steamtime-sound-gold = gold
steamtime-sound-steam = steam
steamtime-sound-tile = tiles and missions
steamtime-sound-card = cards
steamtime-sound-time = Mr. TIME
steamtime-sound-round = rounds

# Help
steamtime-help-card = { $name }: { $text }
steamtime-help-space = { $space }. { $text }
steamtime-help-upgrade = { $name } pays when it is bought and in each income phase: { $what }.
steamtime-help-expedition = { $name }. Find: { $find }. Discoveries, one for each crystal in the Analytic Engine: { $list }.
steamtime-help-generator = { $name } ({ $colour }): { $count } slots, the last { $marked } of which cost 2 gold when filled.
steamtime-help-bonus-mission = Each crystal brings 1 esteem when you take a mission.
steamtime-help-bonus-encounter = Each crystal brings 1 steam at an encounter.
steamtime-help-bonus-deposit = Each crystal brings 1 TIME-crystal at a deposit.
steamtime-help-bonus-upgrade = Each crystal brings 1 portal step with an upgrade.
steamtime-help-bonus-gold = Each crystal brings 2 gold at a gold space.
steamtime-help-bonus-expedition = Each crystal brings 1 discovery on an expedition.
steamtime-help-action-mission = Take the mission that lies there; at the end you may complete it.
steamtime-help-action-encounter = Draw encounters, choose one and carry out its action.
steamtime-help-action-deposit = Buy one or more of its crystals for 2 gold each.
steamtime-help-action-upgrade = Pay what the effort card shows for its letter and add the upgrade.
steamtime-help-action-gold = Take the gold shown.
steamtime-help-action-expedition = Pay what the effort card shows for its letter and receive find and discoveries.
steamtime-help-round = A match has five rounds: income, actions, supply.
steamtime-help-effort = The card in force says what each letter costs, for upgrades and expeditions alike. ⚙ and ✥ show those that lie open: ✓ payable with so much steam (s), ✗ with so many crystals lacking.
steamtime-help-bank = Gold left in the bank.
steamtime-help-mine = TIME-crystals left in the mine.
steamtime-help-bag = Coloured crystals in the bag. A colour that is used up is replaced by nothing.
steamtime-help-first = The first player begins this round; the holder of the tile begins the next.
steamtime-help-tile = Taking the tile makes you first in the next round; turn steam into esteem, 1 for 1, or 1 steam into a TIME-crystal.
steamtime-help-skip = Who skips although an airship could be placed has withdrawn and places no more in this round.
steamtime-help-steam = 1 steam changes the colour of a crystal that pays for an upgrade or expedition. At most 10.
steamtime-help-portal = Each time the disc reaches or passes the top, you gain a bonus action with Mr. TIME.
steamtime-help-esteem = Who has most esteem at the end wins. The track has 60 spaces; a tile says 60 or 120 more.
steamtime-help-gold = Gold in your vault: it buys crystals and pays for marked slots.
steamtime-help-hangar = Airships left in this round. Each must go higher than the one before.
steamtime-help-missions = Missions are completed after the fifth round by spending what they ask for.
steamtime-help-upgrades = Upgrades pay income in each round.
steamtime-help-expeditions = Expeditions gave their rewards once; missions may ask for them.
steamtime-help-saboteur = Whoever uses this space pays 1 TIME-crystal for each saboteur of the others.

# The board in words
steamtime-text-match = The match
steamtime-text-supply = Supply
steamtime-text-draws = cards drawn: { $count }
steamtime-text-lies = there lie { $what }
steamtime-text-cost = costs { $what }
steamtime-text-discoveries = discoveries for you now: { $count }
steamtime-text-extra = extra: { $what }
steamtime-text-bonus = your bonus now: { $what }
steamtime-text-airship = airship of { $name }
steamtime-text-saboteur = saboteur of { $name }
steamtime-text-closed = closed to your airship
steamtime-text-highest = highest airship: position { $position }
steamtime-text-specialist = At work: { $card }. { $text }
steamtime-text-owed = bonus actions to come: { $count }
steamtime-text-bag = In the bag: { $what }
steamtime-text-bank = In bank and mine: { $what }
steamtime-text-encounters = Encounters: { $deck } in the deck, { $discards } discarded

# The end
steamtime-end-missions = The missions of all
steamtime-end-line = { $done } of { $count } missions completed: { $esteem } of { $most } esteem. Crystals left: { $crystals }.
steamtime-statistics-esteem = Esteem: { $from }
steamtime-statistics-upgrades = Upgrades
steamtime-statistics-expeditions = Expeditions
steamtime-statistics-missions = Missions taken
steamtime-statistics-completed = Missions completed
steamtime-statistics-crystals = Crystals left
steamtime-statistics-gold = Gold left
steamtime-statistics-steam = Steam left
