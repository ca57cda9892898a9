wartime-name = WarTime
wartime-tagline = Miniatures on a measured table: build a base, roll the die, lay the stick, and be the last with pieces in play.
wartime-minutes = 45–120

# Options
wartime-option-map = Map
wartime-option-map-help = A table without terrain, with a lake in the middle, or with islands in a sea.
wartime-option-map-open = open
wartime-option-map-lake = lake
wartime-option-map-islands = islands
wartime-option-rounds = Rounds
wartime-option-rounds-help = After so many rounds the score decides: 10 to 300. 0 means the usual number: 80 with 2 players, 60 with 3, 50 with 4, else 40.
wartime-option-start_cash = Cash at the start
wartime-option-start_cash-help = For each player, taken from the bank.
wartime-option-start_cash-0 = none
wartime-option-start_cash-300 = 300
wartime-option-start_cash-500 = 500
wartime-option-fort_attack = Forts shoot
wartime-option-fort_attack-help = Whether a building with a fort may attack.
wartime-option-fort_attack-yes = yes
wartime-option-fort_attack-no = no
wartime-option-super_range = Range of the super weapon
wartime-option-super_range-help = Three sticks, or the whole table.
wartime-option-super_range-three = three sticks
wartime-option-super_range-any = any

# Pieces
wartime-piece = { $type } { $label }
wartime-type-cc = command centre
wartime-type-well = oil well
wartime-type-store = oil storage
wartime-type-field = airfield
wartime-type-barr = barracks
wartime-type-fact = factory
wartime-type-batt = missile battery
wartime-type-super = super weapon
wartime-type-dozer = bulldozer
wartime-type-boat = boat
wartime-type-tank = tank
wartime-type-truck = truck
wartime-type-inf = infantry
wartime-type-jet = fighter jet
wartime-mm = { $length } mm
wartime-state-fort = with a fort
wartime-state-carries = infantry aboard: { $count }
wartime-state-holds = holds { $piece }
wartime-state-aboard = aboard { $piece }
wartime-state-parked = parked on { $piece }
wartime-state-airborne = airborne

# Actions
wartime-action-move = Move
wartime-action-attack = Attack
wartime-action-attack-air = Attack in the air
wartime-action-attack-ground = Attack on the ground
wartime-action-fort-attack = Shoot from the fort
wartime-action-capture = Capture
wartime-action-embark = Embark
wartime-action-disembark = Disembark
wartime-action-build = Build: { $type }
wartime-action-build-inf = Train two: { $type }
wartime-action-fortify = Fortify
wartime-action-sell = Sell
wartime-action-sell-disc = Sell a disc
wartime-denied-aboard = it is aboard a carrier
wartime-denied-bank = the bank cannot pay
wartime-denied-cash = too little cash
wartime-denied-stock = none is left in your stock
wartime-denied-room = no free place beside it
wartime-denied-well = you have no oil well in play
wartime-denied-no-target = no target within its largest reach
wartime-denied-empty = nobody is aboard
wartime-denied-full = it is full
wartime-denied-no-infantry = no own infantry within reach
wartime-denied-fort = it has a fort
wartime-denied-no-fort = it has no fort
wartime-denied-fort-room = no room for the ring
wartime-denied-parked = a jet stands there
wartime-denied-option = switched off by an option of this match
wartime-denied-disc = you hold no disc
wartime-why-table = it would leave the table
wartime-why-terrain = not its terrain
wartime-why-line = the way is not clear
wartime-why-overlap = it would overlap { $pieces }
wartime-why-occupied = it would overlap a piece

# Facts
wartime-fact-first = { $name } begins.
wartime-fact-placed = { $name } places { $piece }.
wartime-fact-round = Round { $round } begins.
wartime-fact-turn = The turn of { $name }.
wartime-fact-income = { $name }: income { $amount }.
wartime-fact-passed = { $name } passes.
wartime-fact-roll = { $name }, { $piece }: { $action }, rolled { $dice }.
wartime-fact-moved = { $piece } moves { $length }.
wartime-fact-stayed = { $piece } stays.
wartime-fact-parked = { $piece } parks on { $host }.
wartime-fact-shot = { $piece } hits { $target }.
wartime-fact-held = { $piece } does not shoot.
wartime-fact-lost-fort = { $piece } loses its fort.
wartime-fact-destroyed = { $name } destroys { $piece }.
wartime-fact-captured = { $name } captures { $piece } with { $by }; it is now { $target }.
wartime-fact-missed = { $piece } does not reach { $target }.
wartime-fact-returned = { $piece } returns to stock.
wartime-fact-crashed = { $piece } finds no airfield and crashes.
wartime-fact-boarded = { $piece } goes aboard { $host }.
wartime-fact-landed = { $piece } leaves { $host }.
wartime-fact-built = { $by } builds { $piece }.
wartime-fact-fortified = { $piece } gets a fort.
wartime-fact-sold = { $name } sells { $piece } for { $amount }.
wartime-fact-sold-disc = { $name } sells a disc for { $amount }.
wartime-fact-spent = { $name } spends a disc for another action.
wartime-fact-reward = { $name } takes a disc as reward.
wartime-fact-out = { $name } has no piece left and is out.
wartime-fact-over-last-standing = One player is left: the match is over.
wartime-fact-over-round-limit = The last round is played: the match is over.

# Moves
wartime-move-action = { $piece }: { $action }
wartime-move-build = { $piece } builds: { $type }
wartime-move-plot = plot { $plot }
wartime-move-dir = bulldozer at { $angle }°
wartime-move-go = go in direction { $angle }°
wartime-move-hit = hit { $target }
wartime-move-take = capture { $target }
wartime-move-load = take { $piece } aboard
wartime-move-put = set down at { $angle }°, { $length } off
wartime-move-at = place at { $angle }°
wartime-move-land = land on { $piece }
wartime-move-pass = pass
wartime-move-sell-disc = sell a disc
wartime-move-stay = stay
wartime-move-hold = hold fire
wartime-move-stop = that is all
wartime-move-end = end the turn
wartime-move-spend = spend a disc for another action

# Questions
wartime-prompt-cc = Place your command centre on a plot of your start area.
wartime-prompt-dozer = Place your bulldozer beside it.
wartime-prompt-well = Place your oil well on a plot.
wartime-prompt-act = Your turn: choose a piece and one action for it.
wartime-prompt-move = { $piece } rolled { $dice }: { $length }, exactly. In which direction?
wartime-prompt-target = { $piece } rolled { $dice }: reach { $length }. Which target?
wartime-prompt-target-super = { $piece } reaches { $length }. Which building?
wartime-prompt-target-any = { $piece } reaches the whole table. Which building?
wartime-prompt-take = { $piece } captures: which building? Then roll.
wartime-prompt-load =
    { $count ->
        [one] { $piece } rolled { $dice }: who goes aboard? Room for 1.
       *[other] { $piece } rolled { $dice }: who goes aboard? Room for { $count }.
    }
wartime-prompt-unload = { $piece } rolled { $dice }: where is { $infantry } set down?
wartime-prompt-place = { $piece } builds: where does it stand ({ $type })?
wartime-prompt-place-second = Where does the second one stand ({ $type })?
wartime-prompt-land = { $piece } flies home: on which airfield?
wartime-prompt-more =
    { $count ->
        [one] End the turn, or spend a disc for another action (1 left)?
       *[other] End the turn, or spend a disc for another action ({ $count } left)?
    }
wartime-prompt-over = The match is over.
wartime-waiting = Waiting.
wartime-waiting-turn = The turn of { $name }.
wartime-waiting-piece = { $name } decides for { $piece }.
wartime-waiting-places = { $name } places: { $type }.
wartime-result-last-standing = One player is left with pieces in play.
wartime-result-round-limit = The round limit is reached: the score decides.
wartime-stopped = The match was stopped.

# The board
wartime-round = Round { $round } of { $limit }
wartime-round-setup = Set-up
wartime-turn-of = Turn: { $name }
wartime-spent = discs spent: { $count }
wartime-reward-earned = reward earned
wartime-bank = Bank { $cash }
wartime-seats = Players: cash, next income, discs, stock, forts, score
wartime-cash = cash { $cash }
wartime-income = next income { $cash }
wartime-discs = discs { $count }
wartime-stock = pieces in stock { $count }
wartime-forts = forts left { $count }
wartime-score = score so far { $score }
wartime-is-out = out
wartime-map-label = The table from above. Arrows move it or turn what is asked, plus and minus zoom, 0 shows all, z the piece, Enter chooses.
wartime-dice = Rolled: { $dice }
wartime-zoom-in = zoom in
wartime-zoom-out = zoom out
wartime-zoom-fit = show the whole table
wartime-zoom-piece = show the piece
wartime-panel = What is asked, and what happened
wartime-actions = Actions
wartime-greyed = Actions not possible now
wartime-no-action = Nothing that this piece could do now.
wartime-targets =
    { $count ->
        [one] 1 target
       *[other] { $count } targets
    }
wartime-chance = { $least }+ · { $percent } %
wartime-sure = sure
wartime-direction = { $angle }°
wartime-choose-direction = Choose a direction
wartime-dial-help =
    { $count ->
        [one] 1 direction is open. Point at the ring.
       *[other] { $count } directions are open. Point at the ring.
    }
wartime-dial-keys = The arrow keys turn by 1°, with shift by 10°.
wartime-closed = { $angle }° is closed: { $why }.
wartime-parks = The jet parks on { $piece }.
wartime-go = Go
wartime-here = Here
wartime-choose-place =
    { $count ->
        [one] 1 place is free
       *[other] { $count } places are free
    }
wartime-later-fort = show the ring of a later fort
wartime-choose-target = Choose a target on the map or in the list.
wartime-choose-piece = Choose one of your pieces on the map or in the list, or:
wartime-too-far = { $length }: too far
wartime-barred = { $piece } lost its fort in this action and can’t be hit again in it.
wartime-other-piece = other piece
wartime-owner = belongs to { $name }
wartime-list-pieces = Pieces in play
wartime-list-distance = Pieces by distance
wartime-list-targets = Targets, nearest first
wartime-list-stock = In stock
wartime-wait = Others are playing.
wartime-badge-pieces = buildings { $buildings }, units { $units }
wartime-rule = Rule { $rule }
wartime-rule-key = ? shows the rule
wartime-sounds = Sounds
wartime-sound-die = dice
wartime-sound-engine = engines
wartime-sound-shot = shots
wartime-sound-boom = explosions
wartime-sound-hammer = building
wartime-sound-cash = cash
wartime-sound-capture = captures
wartime-sound-round = rounds

# Help
wartime-help-round = When the last round is over, the score decides among those still in.
wartime-help-turn = In a turn: income, one action with one piece, and another one for each disc that is spent.
wartime-help-bank = All cash comes from the bank and goes back to it. When it is empty, nothing is paid.
wartime-help-dice = One pip is 20 mm on the stick.
wartime-help-cash = Cash in hand.
wartime-help-income = Paid at the beginning of the next turn: 100 for each oil well and oil storage, as far as the bank can pay.
wartime-help-discs = Plus discs: each buys another action, at most four in a turn. Whoever destroyed an enemy piece in a turn takes one.
wartime-help-stock = Pieces of this colour that can still be bought.
wartime-help-forts = Fortifications that can still be bought.
wartime-help-score = Buying prices of all pieces in play, 100 for each fort and each disc, and cash.
wartime-help-price = Price { $price }.
wartime-help-price-sale = Price { $price }, sold for { $sale }.
wartime-help-type-cc = makes bulldozers.
wartime-help-type-well = brings 100 in each own turn.
wartime-help-type-store = brings 100 in each own turn; it needs an own oil well when it is built.
wartime-help-type-field = makes jets and shelters one.
wartime-help-type-barr = makes infantry, two at a time.
wartime-help-type-fact = makes boats, tanks and trucks.
wartime-help-type-batt = shoots at jets in the air with two dice, or at anything else with one.
wartime-help-type-super = hits any building within three sticks, without a roll.
wartime-help-type-dozer = moves by one die and makes all buildings.
wartime-help-type-boat = moves by one die, carries two infantry, shoots once for each aboard.
wartime-help-type-tank = moves and shoots by one die; destroys a fort and its building in one hit.
wartime-help-type-truck = moves by one die, carries two infantry, shoots once for each aboard.
wartime-help-type-inf = moves and shoots by one die; captures buildings without a fort. The price is for two.
wartime-help-type-jet = moves by two dice over everything; after an attack it flies home to a free airfield or crashes.
wartime-help-action-move = Roll, then go in a straight line exactly as far as rolled, in any direction in which the place is free, or stay.
wartime-help-action-attack = Roll, then choose a target within reach: it is hit.
wartime-help-action-attack-air = Roll two dice; only jets in the air are targets.
wartime-help-action-attack-ground = Roll one die; everything but jets in the air is a target.
wartime-help-action-fort-attack = A building with a fort shoots with one die.
wartime-help-action-capture = Name an enemy building without a fort, then roll. If it is in reach, your own piece of its kind replaces it.
wartime-help-action-embark = Roll; one or two own infantry within reach go aboard.
wartime-help-action-disembark = Roll; one or two infantry are set down within reach.
wartime-help-action-build = Pay the price; the new piece touches its maker.
wartime-help-action-fortify = Pay for a fort: a hit takes the fort first, and nobody captures the building.
wartime-help-action-sell = The bank pays, and the building returns to your stock.
