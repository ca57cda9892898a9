khronos-name = Khronos
khronos-tagline = One land in three ages: what you build early echoes for ever.
khronos-minutes = 60–90

khronos-option-map = Map
khronos-option-map-help = The land on which the match is played.
khronos-option-map-valley = The valley (16 × 20)
khronos-option-map-glen = The glen, small, for two (12 × 14)
khronos-option-map-delta = The delta, wide (24 × 24)
khronos-option-holdem = Hold’em
khronos-option-holdem-help = Three open cards lie beside the pile; once a turn you may swap with them.
khronos-option-holdem-off = off
khronos-option-holdem-on = on
khronos-option-settle = Ties in a conflict
khronos-option-settle-help = Who stays where a conflict lets the acting player choose.
khronos-option-settle-seed = whoever the acting player likes
khronos-option-settle-published = another player’s building first
khronos-option-ruin = Ruins in Reason
khronos-option-ruin-help = What an unrenovated ruin counts for income.
khronos-option-ruin-printed = 1 or 2, as printed
khronos-option-ruin-zero = nothing
khronos-option-terrain = Terrain cards
khronos-option-terrain-help = With 2 or 3 players: what forest and mountain cost.
khronos-option-terrain-published = forest 1, mountain 2
khronos-option-terrain-seed-text = forest 2, mountain 1
khronos-option-river-hamlet = Hamlets on river
khronos-option-river-hamlet-help = Whether a Hamlet may be built on the river.
khronos-option-river-hamlet-no = no
khronos-option-river-hamlet-yes = yes
khronos-option-deck = Cards
khronos-option-deck-help = How many construction cards there are.
khronos-option-deck-33 = 33
khronos-option-deck-55 = 55
khronos-option-first = Start player
khronos-option-first-help = Who begins each round.
khronos-option-first-random = drawn at random
khronos-option-first-P1 = the first seat
khronos-option-undo = Taking back
khronos-option-undo-help = Whether steps of a turn may be taken back.
khronos-option-undo-on = allowed
khronos-option-undo-off = not allowed

khronos-score-start = At the start
khronos-score-buildings = Bonuses for building
khronos-score-might = Income in Might
khronos-score-faith = Income in Faith
khronos-score-reason = Income in Reason
khronos-score-exchanges = Exchanges
khronos-score-moves = Agents’ travels
khronos-score-demolitions = Demolitions
khronos-phrase-trust = I trust { $about }.
khronos-phrase-doubt = I don’t trust { $about }.
khronos-phrase-open = Make room, { $about }!
khronos-phrase-avoid = Beware of { $about }.

# Ages, types, buildings, cards
khronos-age-might = Might
khronos-age-faith = Faith
khronos-age-reason = Reason
khronos-type-military = Military
khronos-type-religious = Religious
khronos-type-civil = Civil
khronos-building-military-1 = Watch Tower
khronos-building-military-2 = Keep
khronos-building-military-3 = Castle
khronos-building-religious-1 = Chapel
khronos-building-religious-2 = Monastery
khronos-building-religious-3 = Abbey
khronos-building-civil-1 = Hamlet
khronos-building-civil-2 = Town
khronos-building-civil-3 = City
khronos-terrain-plain = plain
khronos-terrain-river = river
khronos-terrain-forest = forest
khronos-terrain-mountain = mountain
khronos-card-military = Military card
khronos-card-religious = Religious card
khronos-card-civil = Civil card
khronos-cards-military = { $count } Military
khronos-cards-religious = { $count } Religious
khronos-cards-civil = { $count } Civil
khronos-no-cards = no card
khronos-ecus =
    { $count ->
        [one] 1 ecu
       *[other] { $count } ecus
    }
khronos-standing = { $building } on { $square }
khronos-standing-of = { $building } of { $name } on { $square }

# Steps
khronos-prompt-exchange = Exchange cards for 2 ecus, or keep them all.
khronos-prompt-swap = Take cards of one colour from the row and give as many others, or pass.
khronos-prompt-give = Choose as many cards for the row as you take.
khronos-prompt-act = Your turn: build, move an agent, or end your turn.
khronos-prompt-row = In which row shall it stand?
khronos-prompt-column = In which column shall it stand?
khronos-prompt-which = Which building?
khronos-prompt-grow = How large, and where?
khronos-prompt-extra = Choose the cards for the terrain.
khronos-prompt-share = Which agent gives how many uses?
khronos-prompt-stay = A conflict: choose which building stays.
khronos-prompt-place = Your building is made smaller: choose where it goes.
khronos-prompt-keep_cube = Choose whose cube stays on the hamlet.
khronos-prompt-discard = Discard what you like; then you draw to four.
khronos-prompt-over = The match is over.
khronos-waiting = The match goes on.
khronos-waiting-turn = Round { $round }: { $name } is to play.
khronos-waiting-place = { $name } chooses where a smaller building goes.

# Moves
khronos-move-end = end the turn
khronos-move-keep = keep all cards
khronos-move-pass = pass
khronos-move-populate = populate
khronos-move-exchange = exchange { $cards } for 2 ecus
khronos-move-give = give { $cards } to the row
khronos-move-extra = pay the terrain with { $cards }
khronos-move-discard = discard { $cards }
khronos-move-swap = take { $cards } from the row
khronos-move-move = agent { $agent } goes to { $age }
khronos-move-build = { $building } in { $age }
khronos-move-upgrade = upgrade in { $age }
khronos-move-demolish = demolish ({ $type }) in { $age }
khronos-move-renovate = renovate ({ $type })
khronos-move-row = row { $row }
khronos-move-column = column { $column }
khronos-move-which = on { $square }
khronos-move-stay = { $square } stays
khronos-move-place = place it on { $square }
khronos-move-grow = to size { $size } on { $square }
khronos-move-share = agent 1 gives { $one }, agent 2 gives { $two }
khronos-move-keep_cube = the cube of { $name } stays
khronos-path-build = build { $building } in { $age } on { $square }, for { $cards }
khronos-path-upgrade = upgrade { $old } in { $age } to { $building } on { $square }, for { $cards }
khronos-path-demolish = demolish { $building } in { $age }, for { $cards } and 1 ecu
khronos-path-populate = populate { $building }, for { $cards }
khronos-path-renovate = renovate { $building }, for { $cards }
khronos-path-terrain = and what the terrain costs

# Log
khronos-fact-row = In the row lie { $cards }.
khronos-fact-first = { $name } begins each round.
khronos-fact-shuffled = { $count } cards are shuffled.
khronos-fact-drew =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
khronos-fact-drew-own = { $name } draws { $cards }.
khronos-fact-turn = Round { $round }: the turn of { $name }.
khronos-fact-exchanged = { $name } exchanges { $cards }.
khronos-fact-swapped = { $name } takes { $cards } from the row.
khronos-fact-gave = { $name } puts { $cards } into the row.
khronos-fact-moved = { $name } sends agent { $agent } to { $age }.
khronos-fact-paid = { $name } spends { $cards }.
khronos-fact-ecus-gained =
    { $now ->
        [one] { $name } gains { $change } and has 1 ecu.
       *[other] { $name } gains { $change } and has { $now } ecus.
    }
khronos-fact-ecus-paid =
    { $now ->
        [one] { $name } pays { $change } and has 1 ecu.
       *[other] { $name } pays { $change } and has { $now } ecus.
    }
khronos-fact-built = Built in { $age }: { $building }.
khronos-fact-grown = Upgraded in { $age }: { $building }.
khronos-fact-demolished = Demolished in { $age }: { $building }.
khronos-fact-populated = { $name } populates { $square }.
khronos-fact-renovating = { $name } begins to renovate { $square }.
khronos-fact-renovated = { $name } finishes the renovation of { $square }.
khronos-fact-shadow = Its shadow comes to { $age }: { $building }.
khronos-fact-stopped = No shadow in { $age }: { $why }.
khronos-fact-displaced = Contradiction in { $age }: { $building } goes.
khronos-fact-vanished = It never existed, so { $building } goes in { $age }.
khronos-fact-cube_stays = One cube of { $name } stays on { $square }.
khronos-fact-conflict = Conflict in { $age }: { $contenders } buildings ({ $type }) are equally high.
khronos-fact-stays = { $building } stays in { $age }.
khronos-fact-downsized = Made smaller in { $age }: now { $building }.
khronos-fact-destroyed = Destroyed in { $age }: { $building }.
khronos-fact-shrunk = The smaller shadow in { $age }: { $building }.
khronos-fact-discarded = { $name } discards { $cards }.
khronos-fact-income = Income of { $name } in { $age }: { $ecus }.
khronos-fact-over = Seven rounds are over: most ecus win.
khronos-stopped = The match was stopped.
khronos-stop-tile = no such tile is left in stock
khronos-stop-cube = its owner has no cube left
khronos-stop-domains = it would connect different domains
khronos-stop-hierarchy = it would be as high as the top there

# Why not
khronos-why-tile = No such tile is left in stock.
khronos-why-cube = You have no control cube left.
khronos-why-agent = None of your agents stands in this age.
khronos-why-uses = Your agents here have too few uses left this turn.
khronos-why-age = Build, upgrade and demolish in Might and Faith only; populate and renovate in Reason.
khronos-why-cards = You lack the cards for it.
khronos-why-move = A move costs 1 ecu and leads to another age.
khronos-why-free = It must lie on the map, on free squares.
khronos-why-upgrade = You may upgrade your own buildings and civil ones, as far as you can pay.
khronos-why-cover = It must cover the whole smaller building, and free squares besides.
khronos-why-demolish = Only tiles of size 1 are demolished, no printed hamlets, for 1 card and 1 ecu.
khronos-why-populate = Only a civil building with fewer cubes than its value can be populated.
khronos-why-renovate = Only a ruin of that colour can be renovated.
khronos-why-river = Only civil buildings cover the river, and no Hamlet does.
khronos-why-terrain = You lack the cards for this terrain.
khronos-why-domains = It would connect different domains.
khronos-why-hierarchy = It would be exactly as high as the top of its type there.
khronos-why-cubes = Only a player with most cubes there can be chosen.
khronos-why-stay = This building can’t be the one that stays.
khronos-why-place = The smaller building lies on squares of the old one.
khronos-why-over = The match is over.
khronos-why-now = That is not what is asked now.
khronos-why-exchange = Give one card or more that you hold; they bring 2 ecus.
khronos-why-row = Take cards of one colour that lie in the row, and give as many others from your hand.
khronos-why-discard = You can discard only cards that you hold.

# The board
khronos-board = One land in three ages
khronos-map = { $age }: { $columns } columns, { $rows } rows. The arrow keys walk, Enter chooses.
khronos-enlarge = Enlarge { $age }
khronos-side-by-side = All three side by side
khronos-one-large = One large
khronos-zoom-in = Larger map
khronos-zoom-out = Smaller map
khronos-round = Round { $round } of 7
khronos-income-round = income
khronos-income-show = Income now
khronos-cell = { $square }, { $terrain }
khronos-cell-domain = domain of { $square }: { $military } Military, { $religious } Religious, { $civil } Civil
khronos-cell-top = top of its type
khronos-cell-printed = printed hamlet
khronos-cell-ruin = ruin
khronos-cell-renovated = renovated
khronos-cell-cubes = cubes: { $list }
khronos-cell-can = possible here: { $tool }
khronos-cell-cannot = not possible here: { $tool }
khronos-cell-choice = may be chosen
khronos-free = free
khronos-rule = Rule { $rule }
khronos-rule-key = ? shows the rule
khronos-agent-here =
    { $uses ->
        [one] Agent { $agent } of { $name }, 1 use left
       *[other] Agent { $agent } of { $name }, { $uses } uses left
    }
khronos-agent-move =
    { $uses ->
        [one] Your agent { $agent }, 1 use left: move it for 1 ecu
       *[other] Your agent { $agent }, { $uses } uses left: move it for 1 ecu
    }
khronos-agent-go = Move here
khronos-tab-agents = Agents: { $list }

# Tools and hand
khronos-tools = What to do
khronos-tool-demolish = Demolish
khronos-tool-populate = Populate
khronos-tool-renovate = Renovate
khronos-tool-agent = Move
khronos-tool-building =
    { $cards ->
        [one] { $building }: 1 card, { $stock } in stock
       *[other] { $building }: { $cards } cards, { $stock } in stock
    }
khronos-tool-places =
    { $count ->
        [0] no place
        [one] 1 place
       *[other] { $count } places
    }
khronos-hand = Your hand
khronos-hand-none = no cards
khronos-hand-hidden = Your cards are covered.
khronos-hand-show = Show my cards
khronos-hand-cover = Cover my cards
khronos-card-chosen = { $card }, chosen
khronos-row = The row
khronos-pile = Pile { $count }
khronos-discards = Discarded: { $cards }
khronos-keep = Keep all
khronos-exchange = Exchange { $count } for 2 ecus
khronos-pass = Pass
khronos-swap = Take { $cards }, give: { $given }
khronos-give = Give { $cards }
khronos-give-count = Choose { $count }
khronos-end-turn = End turn
khronos-finish = Finish turn
khronos-finish-discard =
    { $count ->
        [one] Discard 1 and finish
       *[other] Discard { $count } and finish
    }
khronos-discard-help = Mark cards to discard; then you draw to four. This can’t be taken back.
khronos-discard-income = Then you collect income: { $ecus }.
khronos-back = Back
khronos-do = Do it
khronos-choices = What is asked

# Consequences
khronos-panel = What would follow
khronos-panel-idle = Choose a building and point at a map: you see what would follow before you click.
khronos-panel-wait = Others play.
khronos-panel-possible = Possible here
khronos-panel-cost = Cost: { $cards }
khronos-panel-ecus = Ecus: { $change }
khronos-panel-joins =
    { $count ->
        [one] Domains join in { $age }.
       *[other] Domains join in { $age }, in { $count } places.
    }
khronos-panel-divides =
    { $count ->
        [one] A domain divides in { $age }.
       *[other] { $count } domains divide in { $age }.
    }
khronos-panel-choose = Then { $name } has to choose: { $what }
khronos-panel-final = This can’t be taken back.
khronos-panel-extra = Cards for the terrain
khronos-panel-share = Uses of your agents
khronos-step-stay = which building stays
khronos-step-place = where a smaller building goes
khronos-step-keep_cube = whose cube stays
khronos-incomes = Income that would be paid now
khronos-incomes-help = Brackets: no agent stands there.
khronos-total = Total
khronos-player = Player
khronos-close = Close
khronos-skip = Skip

# Badge
khronos-badge-ecus =
    { $count ->
        [one] 1 ecu
       *[other] { $count } ecus
    }
khronos-badge-cubes =
    { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
khronos-badge-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# End
khronos-end-land = What stands at the end
khronos-end-standing = buildings: { $standing }, domains: { $ruled }
khronos-statistics-standing = Buildings in { $age }
khronos-statistics-ruled = Domains ruled in { $age }

# Sounds
khronos-sounds = Sounds
khronos-sound-build = A building rises
khronos-sound-shadow = A shadow arrives
khronos-sound-gone = A building goes
khronos-sound-coins = Ecus
khronos-sound-card = Cards
khronos-sound-move = An agent travels
khronos-sound-win = The end

# Text view
khronos-text-match = The match
khronos-text-players = Players
khronos-text-player = { $name }: { $ecus } ecus, { $cubes } cubes, { $cards } cards; agents: { $agents }
khronos-text-agent =
    { $uses ->
        [one] { $age } (1 use)
       *[other] { $age } ({ $uses } uses)
    }
khronos-text-known = known in the hand: { $cards }
khronos-text-income = would collect now: { $might } in Might, { $faith } in Faith, { $reason } in Reason
khronos-text-age = { $age }
khronos-text-domain = Domain { $square }: power { $military } Military, { $religious } Religious, { $civil } Civil
khronos-text-pays = pays { $list }
khronos-text-own = Mine
khronos-text-stock = Stock
khronos-text-stock-line = { $building }: { $count }
khronos-text-active = Turn of { $name }; { $first } begins each round.
khronos-text-land = The land, { $name }: . plain, ~ river, f forest, ^ mountain, H hamlet

# Explanations
khronos-help-map-might = Might, the first age. What is built here echoes in Faith and Reason. Whoever has the top Military building of a domain collects its Civil power.
khronos-help-map-faith = Faith, the second age. Whoever has the top Religious building of a domain collects its Civil power.
khronos-help-map-reason = Reason, the last age. Nobody owns buildings here. Whoever has most population in a domain collects its Military and Religious power.
khronos-help-age-might = Your agents here let you build, upgrade and demolish in Might.
khronos-help-age-faith = Your agents here let you build, upgrade and demolish in Faith.
khronos-help-age-reason = Your agents here let you populate and renovate.
khronos-help-agent = An agent. Each has two uses a turn, one for every card spent in its age. A move costs 1 ecu.
khronos-help-hand = Construction cards. A building costs as many cards of its colour as its value.
khronos-help-tool-military = Military buildings have an owner. No two equal tops in one domain, and no connecting of domains.
khronos-help-tool-religious = Religious buildings have an owner. No two equal tops in one domain, and no connecting of domains.
khronos-help-tool-civil = Civil buildings have no owner. They may connect domains, and cover the river from size 2 on.
khronos-help-tool-demolish = One card of its colour and 1 ecu remove a tile of size 1, whoever owns it.
khronos-help-tool-populate = One Civil card puts a cube of yours on a Civil building in Reason.
khronos-help-tool-renovate = One card of a ruin’s colour renovates it, or begins to.
khronos-help-ecus = Ecus are score and money at once.
khronos-help-income = In rounds 4 and 7 you collect at the end of your turn, in each age where an agent of yours stands.
khronos-help-row = Hold’em: once a turn you may take cards of one colour and give as many others.
khronos-help-round = Seven rounds. Income comes in rounds 4 and 7.
khronos-help-end = Then you may discard, and draw to four cards.
