timequest-name = TimeQuest
timequest-tagline = Travel through ten periods and bring the finest collection home before time closes.
timequest-minutes = 60–90

timequest-option-end = Closed periods
timequest-option-end-help = How many closed periods bring the Final Round: 3 is short, 5 long.
timequest-option-visits = Visits
timequest-option-visits-help = How many visits each period can take.
timequest-option-visits-by-players = one more than there are players
timequest-option-actions = Action points
timequest-option-actions-help = How many you have in a turn; with 3 a period takes one visit less.
timequest-option-rounds = Last round
timequest-option-rounds-help = When the match ends at the latest; with 3, 4 or 5 closed periods the events last for 15, 17 or 19 rounds.
timequest-option-crystals = Crystals
timequest-option-crystals-help = Time Crystals at the start.
timequest-option-objectives = Objectives
timequest-option-objectives-help = Secret objectives that bring up to 3 points.
timequest-option-objectives-off = none
timequest-option-objectives-one = one each
timequest-option-objectives-two = two, of which each keeps one
timequest-option-characters = Characters
timequest-option-characters-help = Who you are, each with a power of their own.
timequest-option-characters-choose = you choose
timequest-option-characters-random = drawn at random
timequest-option-characters-none = none
timequest-option-cooldown = Malik’s pause
timequest-option-cooldown-help = After how many rounds Guardian’s Choice is ready again.
timequest-option-artifacts = Artifacts
timequest-option-artifacts-help = Where an artifact can be acquired.
timequest-option-artifacts-own-period = in its own period
timequest-option-artifacts-anywhere = anywhere
timequest-option-holding = Holding limit
timequest-option-holding-help = How many resources of a type you keep at the end of a turn.
timequest-option-holding-none = no limit
timequest-option-offers = Offers
timequest-option-offers-help = How many offers of a trade you make in a turn.
timequest-option-tie = Tie
timequest-option-tie-help = Who wins when the first are tied.
timequest-option-tie-arena = a battle in the Arena
timequest-option-tie-quests = most quests, then most resources

timequest-score-artifacts = Artifacts
timequest-score-crystals = Crystals, a sixth of them
timequest-score-objective = Objective


# Names of cards, characters, artifacts, objectives and periods
timequest-card-Q001 = Hunter’s Challenge
timequest-card-Q002 = Cave Art Masterpiece
timequest-card-Q003 = Taming the Wild Beasts
timequest-card-Q004 = Tribal Leadership Trial
timequest-card-Q005 = Fire Mastery
timequest-card-Q006 = Stone Tool Crafting
timequest-card-Q007 = Prehistoric Cooking Feast
timequest-card-Q008 = Ritual Dance Performance
timequest-card-Q009 = Shelter Building Contest
timequest-card-Q010 = Mysterious Fossil Discovery
timequest-card-Q011 = Pharaoh’s Treasure Hunt
timequest-card-Q012 = Pyramid Construction Challenge
timequest-card-Q013 = Nile River Expedition
timequest-card-Q014 = Hieroglyphic Decoding Puzzle
timequest-card-Q015 = Scribe’s Scholarly Test
timequest-card-Q016 = Temple Restoration Mission
timequest-card-Q017 = Gods and Goddesses Pilgrimage
timequest-card-Q018 = Royal Tomb Exploration
timequest-card-Q019 = Artisan’s Craftsmanship Trial
timequest-card-Q020 = Egyptian Market Trade Quest
timequest-card-Q021 = Olympic Games Contest
timequest-card-Q022 = Philosopher’s Debating Challenge
timequest-card-Q023 = Acropolis Restoration Project
timequest-card-Q024 = Oracle of Delphi Prophecy
timequest-card-Q025 = Marathon Runner’s Trial
timequest-card-Q026 = Spartan Warrior Training
timequest-card-Q027 = Greek Tragedy Performance
timequest-card-Q028 = Athenian Democracy Experience
timequest-card-Q029 = Mythological Beast Hunt
timequest-card-Q030 = Pantheon Dedication Ceremony
timequest-card-Q031 = Gladiator Arena Battle
timequest-card-Q032 = Caesar’s Assassination Mystery
timequest-card-Q033 = Roman Legion Recruitment Test
timequest-card-Q034 = Colosseum Construction Effort
timequest-card-Q035 = Aqueduct Engineering Challenge
timequest-card-Q036 = Latin Language Mastery
timequest-card-Q037 = Conquer the Barbarian Lands
timequest-card-Q038 = Senate Political Intrigue
timequest-card-Q039 = Roman Road Expedition
timequest-card-Q040 = Imperial Villa Party Preparation
timequest-card-Q041 = Norse Mythology Saga
timequest-card-Q042 = Longship Navigation Challenge
timequest-card-Q043 = Raid the British Isles
timequest-card-Q044 = Viking Feast Preparation
timequest-card-Q045 = Rune Stone Carving
timequest-card-Q046 = Berserker Warrior Trial
timequest-card-Q047 = Viking Settlement Expansion
timequest-card-Q048 = Mead Brewing Competition
timequest-card-Q049 = Trade Route Exploration
timequest-card-Q050 = Asgardian Artifact Discovery
timequest-card-Q051 = Artist’s Masterpiece Creation
timequest-card-Q052 = Patron of the Arts Sponsorship
timequest-card-Q053 = Leonardo’s Secret Invention
timequest-card-Q054 = Scientific Breakthrough Research
timequest-card-Q055 = Medici Family Power Struggle
timequest-card-Q056 = European Exploration Voyage
timequest-card-Q057 = Cathedral Architectural Design
timequest-card-Q058 = Literary Genius Showcase
timequest-card-Q059 = Royal Court Dance Preparation
timequest-card-Q060 = Humanist Debate Symposium
timequest-card-Q061 = Continental Congress Meeting
timequest-card-Q062 = Paul Revere’s Midnight Ride
timequest-card-Q063 = Revolutionary War Battle Strategy
timequest-card-Q064 = Declaration of Independence Draft
timequest-card-Q065 = British Spy Network Infiltration
timequest-card-Q066 = Colonial Militia Training
timequest-card-Q067 = Tea Party Rebellion Plot
timequest-card-Q068 = Diplomatic Alliance Negotiation
timequest-card-Q069 = George Washington’s Leadership Test
timequest-card-Q070 = Founding Fathers’ Secret Meeting
timequest-card-Q071 = Steam Engine Invention Challenge
timequest-card-Q072 = Locomotive Railroad Race
timequest-card-Q073 = Textile Factory Efficiency Upgrade
timequest-card-Q074 = Urban Infrastructure Planning
timequest-card-Q075 = Labor Union Movement Support
timequest-card-Q076 = Telegraph Communication Line
timequest-card-Q077 = Crystal Palace Exhibition Display
timequest-card-Q078 = Coal Mine Resource Management
timequest-card-Q079 = Child Labor Reformation Campaign
timequest-card-Q080 = Entrepreneurial Empire Building
timequest-card-Q081 = Enigma Code Decryption Mission
timequest-card-Q082 = D-Day Invasion Coordination
timequest-card-Q083 = Underground Resistance Assistance
timequest-card-Q084 = War Bond Rally Promotion
timequest-card-Q085 = Manhattan Project Research
timequest-card-Q086 = Pearl Harbor Counterattack Strategy
timequest-card-Q087 = Secret Spy Operation Execution
timequest-card-Q088 = Battle of Stalingrad Tactics
timequest-card-Q089 = Bletchley Park Intelligence Gathering
timequest-card-Q090 = Rationing Challenge Adaptation
timequest-card-Q091 = Rocket Launch Preparation
timequest-card-Q092 = Astronaut Training Simulation
timequest-card-Q093 = Moon Landing Mission Design
timequest-card-Q094 = Space Race Propaganda Campaign
timequest-card-Q095 = Satellite Communication System
timequest-card-Q096 = Lunar Rover Exploration Task
timequest-card-Q097 = Zero Gravity Experiment Conducting
timequest-card-Q098 = Space Station Construction Plan
timequest-card-Q099 = Meteorite Impact Investigation
timequest-card-Q100 = Alien Life Possibility Debate
timequest-card-EA01 = Time Loop
timequest-card-EA02 = Time Traveler’s Feast
timequest-card-EA03 = Ancient Knowledge
timequest-card-EA04 = Time Riddle
timequest-card-EA05 = Lost Artifact
timequest-card-EA06 = Timeworn Map
timequest-card-EA07 = Time Traveler’s Market
timequest-card-EA08 = Beneficial Glitch
timequest-card-EA09 = Lost and Found
timequest-card-EA10 = Time Healer
timequest-card-EA11 = Temporal Treasure Vault
timequest-card-EA12 = Time Distortion
timequest-card-EA13 = Ancient Master
timequest-card-EA14 = Time Navigator
timequest-card-EA15 = Miracle Growth
timequest-card-EP01 = Timequake
timequest-card-EP02 = Temporal Tax
timequest-card-EP03 = Solar Flare
timequest-card-EP04 = Time Vortex (I)
timequest-card-EP05 = Rogue Time Traveler
timequest-card-EP06 = Sudden Drought
timequest-card-EP07 = Wisdom Sharing
timequest-card-EP08 = Chrono Thief
timequest-card-EP09 = Temporal Crossroads
timequest-card-EP10 = Time Bank
timequest-card-EP11 = Time Ripples
timequest-card-EP12 = Time Vortex (II)
timequest-card-EP13 = Cosmic Alignment
timequest-card-EP14 = Duel of the Ages
timequest-card-EP15 = Time Quake
timequest-card-EP16 = Time Bandits
timequest-card-EP17 = Paradox Portals
timequest-card-EP18 = Temporal Market
timequest-card-EP19 = Temporal Plague
timequest-card-EP20 = Quantum Harvest
timequest-card-EP21 = Chrono Eclipse
timequest-card-EP22 = Cosmic Lottery
timequest-card-EP23 = Time Loop
timequest-card-EP24 = Quantum Gifts
timequest-card-EP25 = Time Auction
timequest-card-AO01 = Time Manipulator
timequest-card-AO02 = Resourceful Explorer
timequest-card-AO03 = Quest Master
timequest-card-AO04 = Defender of Time
timequest-card-AO05 = Chrono Trader
timequest-card-AO06 = Temporal Scholar
timequest-card-AO07 = Time Gambler
timequest-card-AO08 = Artifact Hunter
timequest-card-AO09 = Efficient Collector
timequest-card-AO10 = Time Vortex
timequest-card-AO11 = Double Resources
timequest-card-AO12 = Treasure Hunter
timequest-card-AO13 = Time Surge
timequest-card-AO14 = Chrono Shield
timequest-card-AO15 = Quest Master
timequest-card-AO16 = Time Diver
timequest-card-AO17 = Resourceful Recovery
timequest-card-AO18 = Fortuitous Encounter
timequest-card-AO19 = Parallel Path
timequest-card-AO20 = Crystal Fortune
timequest-card-AS01 = Chrono Gatherer
timequest-card-AS02 = Time Opportunist
timequest-card-AS03 = Master Trader
timequest-card-AS04 = Resourceful Adventurer
timequest-card-AS05 = Seasoned Traveler
timequest-card-AS06 = Crystal Seeker
timequest-card-AS07 = Time Guardian
timequest-card-AS08 = Cunning Strategist
timequest-card-AS09 = Temporal Tactician
timequest-card-AS10 = Artifact Specialist
timequest-card-AS11 = Crystal Finder
timequest-card-AS12 = Future Vision
timequest-card-AS13 = Expert Navigator
timequest-card-AS14 = Time Saver
timequest-card-AS15 = Chrono Resilience
timequest-card-AS16 = Time-Resource Alchemist
timequest-card-AS17 = Artifact Expert
timequest-card-AS18 = Arena Champion
timequest-card-AS19 = Time Reversal
timequest-card-AS20 = Flexible Trader
timequest-card-AX01 = Time Accelerator
timequest-card-AX02 = Master of Time
timequest-card-AX03 = Ancient Knowledge
timequest-card-AX04 = Temporal Engineer
timequest-card-AX05 = Time Manipulator (two-sided)
timequest-card-AX06 = Chrono Distorter
timequest-card-AX07 = Time Lock
timequest-card-AX08 = Quantum Duelist
timequest-card-AX09 = Resource Beacon
timequest-card-AX10 = Time Slip
timequest-card-R01 = Living Ember
timequest-card-R02 = Scribe’s Ledger
timequest-card-R03 = Oracle’s Bowl
timequest-card-R04 = Milestone
timequest-card-R05 = Raider’s Horn
timequest-card-R06 = Painter’s Palette
timequest-card-R07 = Liberty Bell
timequest-card-R08 = Flywheel
timequest-card-R09 = Code Machine
timequest-card-R10 = Booster Stage
timequest-card-C1 = Amara “The Archivist” Jones
timequest-card-C2 = Dr. Theodore “The Engineer” Marsden
timequest-card-C3 = Ophelia “The Seer” Sinclair
timequest-card-C4 = Akira “The Diplomat” Tanaka
timequest-card-C5 = Isabella “The Explorer” Cortez
timequest-card-C6 = Malik “The Guardian” Ndlovu
timequest-card-B01 = Time Navigator
timequest-card-B02 = Resource Master
timequest-card-B03 = Quest Conqueror
timequest-card-B04 = Void Voyager
timequest-card-B05 = Arena Gladiator
timequest-card-B06 = Artifact Hunter
timequest-card-B07 = Event Resolver
timequest-card-B08 = Time Period Specialist
timequest-card-B09 = Crystal Accumulator
timequest-card-B10 = Cunning Trader
timequest-card-B11 = Resource Hoarder
timequest-card-B12 = The Void Wanderer
timequest-card-B13 = Event Master
timequest-card-B14 = Time Traveler Tourist
timequest-card-B15 = Action Card Aficionado
timequest-period-0 = The Void
timequest-period-1 = Prehistoric Era
timequest-period-2 = Ancient Egypt
timequest-period-3 = Ancient Greece
timequest-period-4 = Roman Empire
timequest-period-5 = Viking Age
timequest-period-6 = Renaissance
timequest-period-7 = American Revolution
timequest-period-8 = Industrial Revolution
timequest-period-9 = World War II
timequest-period-10 = Space Race

# Resources, amounts, pieces
timequest-good-food = Food
timequest-good-gold = Gold
timequest-good-knowledge = Knowledge
timequest-good-cloth = Cloth
timequest-good-stone = Stone
timequest-amount = { $count } { $thing }
timequest-amount-crystals =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
timequest-amount-each = { $count } of each type
timequest-amount-choice = { $count } of your choice
timequest-amount-one_type = { $count } of one type
timequest-amount-two_types = { $count } each of two types
timequest-nothing = nothing
timequest-bank = the bank
timequest-voucher = the voucher
timequest-level-easy = Easy
timequest-level-moderate = Moderate
timequest-level-difficult = Difficult
timequest-deck-quests = quest deck
timequest-deck-events = deck of Active Player Events
timequest-deck-all = deck of All Player Events
timequest-deck-actions = deck of action cards
timequest-bar-food = no Food from collecting
timequest-bar-collect = no Collect action
timequest-bar-move = no Move


# What cards do
timequest-pay = Pay { $what }:
timequest-op-gain = Gain { $what }.
timequest-op-lose = Lose { $what }.
timequest-op-points =
    { $count ->
        [one] +1 action point.
       *[other] +{ $count } action points.
    }
timequest-op-jump =
    { $count ->
        [0] Jump to any open period.
       *[other] Jump to a neighbouring period.
    }
timequest-op-random_step = Step to a random neighbouring period.
timequest-op-collect =
    { $count ->
        [1] Collect there without an action point.
        [2] Collect double without an action point.
       *[other] Collect { $count }-fold without an action point.
    }
timequest-op-act_collect =
    { $count ->
        [1] Do a Collect action.
        [2] Do a Collect action that brings double.
       *[other] Do a Collect action that brings { $count } times as much.
    }
timequest-op-act_quest = Do a Quest action without paying its resources.
timequest-op-act_artifact = Acquire an artifact for up to { $count } resources less, with an action point.
timequest-op-draw_actions =
    { $count ->
        [one] Draw an action card.
       *[other] Draw { $count } action cards.
    }
timequest-op-draw_marked =
    { $count ->
        [one] Draw an action card that doesn’t count for the hand limit.
       *[other] Draw { $count } action cards that don’t count for the hand limit.
    }
timequest-op-draw_event = Draw an Active Player Event and carry it out.
timequest-op-exchange =
    { $count ->
        [0] Exchange any number of one type for as many of another with the bank.
        [1] Exchange 1 resource for 1 of another type with the bank.
       *[other] Exchange up to { $count } of one type for as many of another with the bank.
    }
timequest-op-swap_goods = Give the bank { $what } for { $get }.
timequest-op-face_up = Turn your Crystal Collection Token face up.
timequest-op-turn_up =
    { $count ->
        [one] Turn up the top Active Player Event, gain the crystals it shows, discard it.
       *[other] Turn up the top { $count } Active Player Events, gain the crystals they show, discard them.
    }
timequest-op-bar_food = Collecting brings no Food until your next turn is over.
timequest-op-bar_collect = No Collect action in your next turn.
timequest-op-bar_move = No Move in your next turn.
timequest-op-voucher = A voucher: one Move to a neighbour without crystals in your next turn.
timequest-op-lose_quest = Lose an Explorer’s Quest of yours; without one your Crystal Collection Token turns face down.
timequest-op-look_quests = Look alone at the top { $count } quests and put them back in any order.
timequest-op-regain = Get back up to { $count } resources of those that you paid lately.
timequest-op-melt_quest = Discard a quest of the display and gain { $count } times its crystals.
timequest-op-push = Move another traveller to a neighbouring period.
timequest-op-treasure = Turn up the top { $count } quests: you may complete one of them at once.
timequest-op-forced_trade = Exchange up to { $count } of a type with another player, who can’t decline.
timequest-op-swap_places = Change places with another traveller.
timequest-op-look_events = Look alone at the top { $count } cards of an event deck and put them back in any order.
timequest-op-artifact_expert = Turn up the top quest: for an action point you may acquire it, wherever you are.
timequest-op-reverse = Take back your latest action.
timequest-op-keep_event = Look alone at the top { $count } Active Player Events and keep one.
timequest-op-raid = Take { $count } of a type from a player on your period.
timequest-op-bury_quest = Put a quest of the display under the deck.
timequest-op-vision = Show everybody the top card of a deck; it stays, or goes to the bottom.


# What is asked
timequest-prompt-of = { $cause }: { $question }
timequest-prompt-pick = Who do you want to be?
timequest-prompt-choose_objective = Which objective do you keep?
timequest-prompt-draft = Choose 7 resources for your journey, at most 3 of a type.
timequest-prompt-menu =
    { $count ->
        [0] Your turn: no action points are left.
        [1] Your turn: 1 action point.
       *[other] Your turn: { $count } action points.
    }
timequest-prompt-battle = The tie is fought out: bet crystals on the difference of two dice, or don’t.
timequest-prompt-guardian = Do you protect those on your tile, or promise them a resource?
timequest-prompt-goal = Do you meet the goal, or let it fail?
timequest-prompt-offers = What do you choose?
timequest-prompt-bank = How much do you pay in?
timequest-prompt-ripples = Do you block it?
timequest-prompt-lottery = Do you stake a resource?
timequest-prompt-again = Do you do it once more?
timequest-prompt-auction = How much do you bid?
timequest-prompt-loop = How do you do it this time?
timequest-prompt-mix-gain =
    { $count ->
        [one] Which resource do you gain?
       *[other] Which { $count } do you gain?
    }
timequest-prompt-mix-lose =
    { $count ->
        [one] Which resource do you lose?
       *[other] Which { $count } do you lose?
    }
timequest-prompt-mix-pay =
    { $count ->
        [one] Which resource do you pay?
       *[other] Which { $count } do you pay?
    }
timequest-prompt-mix-regain =
    { $count ->
        [one] Which resource do you get back?
       *[other] Which { $count } do you get back?
    }
timequest-prompt-one_type-gain = Of which type do you gain { $count }?
timequest-prompt-one_type-pay = Of which type do you pay { $count }?
timequest-prompt-two_types = Of which two types do you gain { $count } each?
timequest-prompt-exchange-0 = What do you give the bank?
timequest-prompt-exchange-1 = What do you want for your { $good }?
timequest-prompt-exchange-2 = How many { $good } do you want for your { $given }?
timequest-prompt-extra = Of which type do you gain { $count } more?
timequest-prompt-refund = Of which type do you get { $count } back?
timequest-prompt-quest = How do you pay for { $quest }?
timequest-prompt-artifact = { $quest }: do you use your discount?
timequest-prompt-expert = { $quest } was turned up: do you acquire it?
timequest-prompt-use_now = Do you use { $event } now?
timequest-prompt-way = How do you pay for the Move?
timequest-prompt-trade-0 = With whom do you want to trade?
timequest-prompt-trade-1 = What do you offer { $name }?
timequest-prompt-trade-2 = What do you want from { $name } for { $given }?
timequest-prompt-trade-3 = { $name } offers you { $given } for { $asked }.
timequest-prompt-whom = Who is it aimed at?
timequest-prompt-push = Where is { $name } moved?
timequest-prompt-raid = What do you take from { $name }?
timequest-prompt-forced_trade-1 = What do you give { $name }?
timequest-prompt-forced_trade-2 = What do you take from { $name } for { $given }?
timequest-prompt-block = This is aimed at you. Do you block it?
timequest-prompt-block-push = { $name } moves you: { $tile }. Do you block it?
timequest-prompt-block-raid = { $name } takes { $taken } from you. Do you block it?
timequest-prompt-block-forced_trade = { $name } gives you { $given } and takes { $taken }. Do you block it?
timequest-prompt-block-swap_places = { $name } changes places with you. Do you block it?
timequest-prompt-jump = Where do you jump?
timequest-prompt-slip = Somebody arrived: do you stay, or slip away?
timequest-prompt-duellist = You won: do you stay, or jump?
timequest-prompt-lay = On which period does { $card } lie?
timequest-prompt-replace = Which card makes room for { $card }?
timequest-prompt-discard = Your hand is too full: which card do you discard?
timequest-prompt-discard-marked = Too many marked cards: which one do you discard?
timequest-prompt-treasure = Do you complete one of these quests?
timequest-prompt-melt = Which quest do you discard for { $count } times its crystals?
timequest-prompt-bury = Which quest goes under the deck?
timequest-prompt-lose_quest = Which quest do you lose?
timequest-prompt-free_quest = Which quest do you complete without paying?
timequest-prompt-hunt = Which artifact do you acquire?
timequest-prompt-collect = Of which do you collect two?
timequest-prompt-bets = Do you bet on the fight?
timequest-prompt-reroll = Do you roll again?
timequest-prompt-prize =
    { $count ->
        [one] You won 1 item: a crystal?
       *[other] You won { $count } items: is one of them a crystal?
    }
timequest-prompt-duel-1 = { $name } challenges you to an Artifact Duel.
timequest-prompt-duel-2 = You declined: which resource do you give { $name }?
timequest-prompt-duel-5 = You lost: which artifact do you give { $name }?
timequest-prompt-void_roll = The Void: how many dice do you roll?
timequest-prompt-look = Which deck do you look at?
timequest-prompt-keep = Which event do you keep?
timequest-prompt-order = In which order do the cards go back?
timequest-prompt-vision = Of which deck do you show the top card?
timequest-prompt-vision-card = Does { $card } stay on top?
timequest-prompt-over = The match is over.
timequest-waiting = The match goes on.
timequest-waiting-turn = Round { $round }: { $name } is to play.
timequest-waiting-one = { $name } decides.
timequest-waiting-secret = Still thinking in secret: { $names }


# Moves
timequest-move-end = end the turn
timequest-move-move = move to { $tile }
timequest-move-free_move = make the Free Move to { $tile }
timequest-move-collect = collect resources
timequest-move-quest = complete { $card }
timequest-move-artifact = acquire the artifact { $card }
timequest-move-draw = draw an action card
timequest-move-fight = challenge { $name } in the Arena
timequest-move-enter_void = enter the Void by the portal
timequest-move-duel = challenge { $name } to an Artifact Duel
timequest-move-trade = trade
timequest-move-play = play { $card }
timequest-move-use = use { $card }
timequest-move-attempt = attempt the kept event
timequest-move-power = use your character’s power
timequest-move-character = be { $card }
timequest-move-objective = keep { $card }
timequest-move-two = { $one } and { $two }
timequest-move-side = above all { $good }
timequest-move-payment = pay { $x } X and { $y } Y
timequest-move-pay = pay { $what }
timequest-move-pay-with = pay { $what }, with { $with }
timequest-move-bet = bet { $what } on ≥ { $spot }
timequest-move-no-bet = don’t bet
timequest-move-reroll = roll again with { $with }
timequest-move-reroll-die = roll the { $die } again with { $with }
timequest-move-block = block it with { $with }
timequest-move-dice =
    { $count ->
        [0] roll no die
        [1] roll one die
       *[other] roll two dice
    }
timequest-move-shield = shield everybody on your tile
timequest-move-bounty = promise { $good } to those who meet the goal
timequest-move-meet = meet the goal with { $what }
timequest-move-fail = let it fail
timequest-move-fail-block = let it fail and block it with { $with }
timequest-move-option = offer { $number }
timequest-move-order = the order { $list }
timequest-move-bottom = to the bottom
timequest-move-think_again = think again
timequest-take-gain = gain { $what }
timequest-take-lose = lose { $what }
timequest-take-pay = pay { $what }
timequest-take-regain = get { $what } back
timequest-take-draft = set out with { $what }
timequest-take-bank = pay in { $what }
timequest-yes = yes
timequest-yes-artifact = use the discount
timequest-yes-use_now = use it now
timequest-yes-expert = acquire it
timequest-yes-trade = accept
timequest-yes-duel = accept the duel
timequest-yes-prize = take a crystal
timequest-yes-all_event = do it once more
timequest-no = no
timequest-no-artifact = pay the full price
timequest-no-use_now = discard it
timequest-no-expert = put it under the deck
timequest-no-trade = decline
timequest-no-duel = decline the duel
timequest-no-prize = take resources only
timequest-no-treasure = complete none
timequest-no-slip = stay
timequest-no-duellist = stay
timequest-no-block = let it happen
timequest-no-reroll = keep what lies there
timequest-no-guardian = do nothing
timequest-no-vision = leave it on top
timequest-no-all_event = stay out
timequest-path-move = move to { $tile } for { $crystals }
timequest-path-collect = collect { $what }
timequest-path-quest = complete { $card }: { $paid } for { $crystals }
timequest-path-artifact = acquire the artifact { $card } for { $paid }
timequest-path-trade = offer { $name } { $given } for { $asked }


# Log
timequest-fact-first_player = { $name } goes first.
timequest-fact-picked = { $name } is { $card }.
timequest-fact-explorer = { $name } has an Explorer’s Quest: { $card }.
timequest-fact-objective = Your objective: { $card }.
timequest-fact-drafted = { $name } sets out with { $what }.
timequest-fact-round = Round { $round } begins.
timequest-fact-final_round = It is the Final Round.
timequest-fact-turn = The turn of { $name }.
timequest-fact-penalty = The Void takes a crystal from { $name }: it goes to { $to }.
timequest-fact-limit = { $name } holds more than 10 of a type and returns the rest.
timequest-fact-objective_shown = { $name } reveals an objective: { $card }.
timequest-fact-wagered = { $name } has { $left } left after the battle.
timequest-fact-over = The match is over.
timequest-fact-moved = { $name } leaves the Void by the portal.
timequest-fact-free_move = { $name } makes the Free Move.
timequest-fact-arrived =
    { $left ->
        [0] { $name } arrives: { $tile }, its last visit.
        [1] { $name } arrives: { $tile }, 1 visit left.
       *[other] { $name } arrives: { $tile }, { $left } visits left.
    }
timequest-fact-closed = Time closes over { $tile }.
timequest-fact-entered_void = { $name } enters the Void on foot.
timequest-fact-entered_void-portal = { $name } enters the Void by the portal.
timequest-fact-gained = { $name } gains { $what }.
timequest-fact-lost = { $name } loses { $what }.
timequest-fact-paid = { $name } pays { $what }.
timequest-fact-given = { $name } gives { $to } { $what }.
timequest-fact-points =
    { $more ->
        [one] { $name } has an action point more: { $left } left.
       *[other] { $name } has { $more } action points more: { $left } left.
    }
timequest-fact-collects = { $name } collects: { $tile }.
timequest-fact-quest = { $name } completes { $card }.
timequest-fact-face-up = The Crystal Collection Token of { $name } turns face up.
timequest-fact-face-down = The Crystal Collection Token of { $name } turns face down.
timequest-fact-refilled = New in the display: { $card }.
timequest-fact-artifact = { $name } takes the artifact { $card } home.
timequest-fact-drew = { $name } draws an action card.
timequest-fact-drew-card = { $name } draws { $card }.
timequest-fact-discarded = { $name } discards { $card }.
timequest-fact-reversed = { $name } turns back time: as if it had never been: { $act }.
timequest-fact-die = { $name } rolls a { $die }.
timequest-fact-die-shown = The die shows { $die }.
timequest-fact-rerolled = { $name } has a die rolled again with { $with }: { $was } becomes { $die }.
timequest-fact-played = { $name } plays { $card }.
timequest-fact-laid = { $name } lays { $card } on { $tile }.
timequest-fact-lifted = { $card } is discarded.
timequest-fact-replaced = { $card } of { $name } makes room.
timequest-fact-used = { $name } uses { $card }.
timequest-fact-used_up = { $card } of { $name } is used up.
timequest-fact-power = { $name } uses a power: { $card }.
timequest-fact-aimed = { $name } aims it at { $to }.
timequest-fact-blocked = { $name } blocks it with { $card }.
timequest-fact-passed_on = { $card } goes from { $name } to { $to }.
timequest-fact-turned_over = { $card } of { $name } turns over to side { $side }.
timequest-fact-shuffled = Shuffled: { $deck }, { $count } cards.
timequest-fact-looked =
    { $count ->
        [one] { $name } looks at a card: { $deck }.
       *[other] { $name } looks at { $count } cards: { $deck }.
    }
timequest-fact-looked-cards = { $name } looks at { $cards }.
timequest-fact-ordered = { $name } puts { $count } cards back in an order of their own: { $deck }.
timequest-fact-vision = { $name } shows the top card: { $card }.
timequest-fact-turned_up = Turned up: { $card }.
timequest-fact-put_under = { $card } goes under its deck.
timequest-fact-lost_quest = { $name } loses the quest { $card }.
timequest-fact-melted = { $name } discards the quest { $card }.
timequest-fact-barred = { $name }, next turn: { $bar }.
timequest-fact-voucher = { $name } gets a voucher for a Move to a neighbour.
timequest-fact-event_drawn = { $name } draws the event { $card }.
timequest-fact-event_drawn-kept = { $name } attempts { $card }.
timequest-fact-event_won = { $name } wins { $card }.
timequest-fact-event_open = { $card } lies open before { $name }.
timequest-fact-event_failed = { $card } of { $name } is discarded.
timequest-fact-event_kept = { $name } keeps an event.
timequest-fact-event_kept-card = { $name } keeps { $card }.
timequest-fact-offered = { $name } offers { $to } { $given } for { $asked }.
timequest-fact-traded = { $name } and { $to } exchange { $given } for { $asked }.
timequest-fact-declined = { $name } declines.
timequest-fact-challenged-fight = { $name } challenges { $to } in the Arena.
timequest-fact-challenged-duel = { $name } challenges { $to } to an Artifact Duel.
timequest-fact-bet = { $name } bets { $what } on ≥ { $spot }.
timequest-fact-no-bet = { $name } doesn’t bet.
timequest-fact-fight_won = { $name } beats { $to } with { $with } to { $against }.
timequest-fact-fight_drawn = { $name } and { $to } are equal with { $with }: nothing happens.
timequest-fact-bet_right = { $name } was right with ≥ { $spot }.
timequest-fact-bet_wrong = { $name } was wrong with ≥ { $spot }.
timequest-fact-duel_accepted = { $name } accepts the duel.
timequest-fact-duel_declined = { $name } declines the duel.
timequest-fact-duel_won = { $name } wins the duel and gets { $card } from { $to }.
timequest-fact-all_event = All Player Event: { $card }.
timequest-fact-guardian = { $name } shields everybody on the same tile.
timequest-fact-guardian-bounty = { $name } promises { $good } to all on the same tile who meet the goal.
timequest-fact-met = { $name } meets the goal.
timequest-fact-failed = { $name } lets it fail.
timequest-fact-option = { $name } takes offer { $number }.
timequest-fact-deposited = { $name } pays in { $what }.
timequest-fact-staked = { $name } stakes { $good }.
timequest-fact-bid = { $name } bids { $number }.
timequest-fact-repeats = { $name } does it once more.
timequest-fact-stays_out = { $name } stays out.
timequest-fact-lottery = { $name } takes all stakes.
timequest-fact-lottery-tie = It stays equal: the stakes go to the bank.
timequest-fact-auctioned = { $name } gets { $card } for { $number }.
timequest-fact-auctioned-nobody = Nobody gets { $card }.
timequest-act-move = the Move
timequest-act-collect = collecting
timequest-act-quest = the quest
timequest-act-artifact = the artifact
timequest-act-draw = drawing
timequest-result-closed = Enough of time is closed: the finest collection wins.
timequest-result-limit = The last round is over: the finest collection wins.
timequest-result-artifacts = Artifacts of all ten periods are in one hand: that wins at once.
timequest-stopped = The match was stopped.


# Why not
timequest-why-choice = That can’t be chosen here, or you can’t pay for it.
timequest-why-4_1 = Nobody leaves or enters a locked period, and you are nowhere else than where you are.
timequest-why-7_1 = You have too few action points for that.
timequest-why-7_3 = Your turn ends after its first action, or if no action is possible.
timequest-why-7_5 = You have done 40 free acts in this turn.
timequest-why-8_1_1 = You have too few crystals for such a distance.
timequest-why-8_1_3 = Only periods 1 and 10 touch the Void, and the step costs a crystal.
timequest-why-8_1_4 = You have too few crystals for that way out of the Void.
timequest-why-8_2_1 = The bank has nothing of what is found here.
timequest-why-8_3 = You can’t pay what this quest costs here.
timequest-why-8_3_2 = Your Crystal Collection Token lies face down. Moving turns it up.
timequest-why-8_5 = There are no action cards left.
timequest-why-8_7 = You enter the Void from a period, for 2 crystals.
timequest-why-8_8 = A Free Move leads to a neighbour and is all that you do in a turn.
timequest-why-9_1 = There is no offer that you could make now.
timequest-why-9_4 = This card could do nothing now.
timequest-why-9_6 = Your event place is empty.
timequest-why-9_7 = It is used already, you can’t pay for it, or it could do nothing now.
timequest-why-10_4 = You can’t pay for this event, or it could do nothing now.
timequest-why-12_1 = To enter the Void you must own 2 artifacts.
timequest-why-12_6 = You came on foot and leave to a neighbour of the Void.
timequest-why-12_8 = In the Void nobody collects, completes, acquires or duels.
timequest-why-14_2 = An artifact is acquired in its own period, once, for its crystals and a resource for each that you own.
timequest-why-14_6 = You duel once a turn, with somebody on your period, if both of you own an artifact.
timequest-why-14_8 = This artifact’s power is used already, or could do nothing now.
timequest-why-15_1 = Time has closed over this period.
timequest-why-15_3 = The match is over.
timequest-why-20_1 = This round’s event forbids it in this turn.
timequest-why-21_4 = You just took that back: do something else first.
timequest-why-24_1 = It isn’t you who is asked.
timequest-why-24_4 = You have answered: the others are still thinking.


# Explanations
timequest-rule = Rule { $rule }
timequest-rule-key = ? shows the rule


# Board
timequest-board-circle = The circle of periods
timequest-board-first = First player of the round
timequest-board-mine = What is yours
timequest-board-panel = What you can do
timequest-board-actions = Actions
timequest-board-answers = Answers
timequest-board-round = Round { $round } of { $rounds } at most
timequest-board-round-short = Round { $round }
timequest-board-closed-of = { $closed } of { $end } periods closed
timequest-board-final = Final Round
timequest-board-closed = closed
timequest-board-free = free
timequest-board-bank = Bank
timequest-board-points =
    { $count ->
        [one] 1 action point
       *[other] { $count } action points
    }
timequest-board-crystals =
    { $count ->
        [one] 1 crystal
       *[other] { $count } crystals
    }
timequest-board-player =
    { $name }: { $crystals } crystals, { $artifacts } artifacts, { $goods } resources, { $cards } action cards
timequest-board-costs-xy = { $x } X, { $y } Y
timequest-board-complete = Complete { $quest }: { $cost } for { $crystals } crystals
timequest-board-acquire = Take { $quest } as the artifact of { $period }: { $crystals } crystals and { $resources } resources
timequest-board-collect = Collect
timequest-board-draw = Draw
timequest-board-arena = Arena
timequest-board-trade = Trade
timequest-board-duel = Duel
timequest-board-enter-void = Enter the Void
timequest-board-end = End turn
timequest-board-back = Back
timequest-board-give = Confirm
timequest-board-mark-first = Choose an answer first.
timequest-board-compose = A mix of resources
timequest-board-chosen = { $chosen } of { $count }
timequest-board-chosen-of = { $good }: { $count }
timequest-board-one-more = One { $good } more
timequest-board-one-less = One { $good } less
timequest-board-more-crystals = One crystal more
timequest-board-less-crystals = One crystal less
timequest-board-order = Click the cards in the order in which they shall lie, the top one first.
timequest-board-spots = Betting places
timequest-board-stake-help = Stake 1 to 3 on how much the dice differ: who is right gains each 2 to 5 times.
timequest-board-bet = Bet
timequest-board-no-bet = No bet
timequest-board-die = { $name } rolls a { $die }
timequest-board-hand = Hand
timequest-board-hand-of =
    { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }
timequest-board-show-hand = Show the cards
timequest-board-no-cards = no cards
timequest-board-for-slot = for a slot
timequest-board-marked = doesn’t count
timequest-board-slots = Slots
timequest-board-set = set
timequest-board-used = used
timequest-board-used-of = { $card }, used
timequest-board-charges =
    { $count ->
        [one] 1 charge
       *[other] { $count } charges
    }
timequest-board-side = side { $side }
timequest-board-events = Events
timequest-board-won = won
timequest-board-open = to be paid
timequest-board-event-place = kept event
timequest-board-artifacts = Artifacts
timequest-board-no-artifacts = none yet
timequest-board-objective = Objective
timequest-board-counted = { $count }, level { $level }
timequest-board-explorers = Explorer’s Quests
timequest-board-voucher = voucher
timequest-board-face-up = Crystal Collection Token face up: you may complete a quest
timequest-board-face-down = Crystal Collection Token face down: no quest until the traveller moves
timequest-board-deposit = in the Time Bank:
timequest-board-nothing = no resources, no crystals
timequest-board-who = Who has answered
timequest-board-state-answered = has answered
timequest-board-state-thinking = is thinking
timequest-board-given = The answers
timequest-board-your-answer = Your answer: { $answer }.
timequest-board-bounty = Bounty:
timequest-board-shield = Shielded:
timequest-board-gives = gives
timequest-board-asks = for
timequest-board-trade-limits = { $made } of { $offers } offers made. One type for another, 1 to 3 of each; no gifts, no crystals.
timequest-board-goes-on = Then you choose further.
timequest-board-wait = Others are to play. Click a player to see what they have.
timequest-board-over = The match is over.
timequest-board-close = Close
timequest-board-show-market = Show the quests
timequest-board-show-event = Back to the event
timequest-board-show-mine = What is yours
timequest-board-hide-mine = Fold away
timequest-board-visits =
    { $count ->
        [one] 1 visit left
       *[other] { $count } visits left
    }
timequest-board-locked = locked
timequest-board-engineer = Temporal Engineer of { $name }
timequest-board-tile = collecting brings { $one } and { $two }, quests cost { $x } and { $y }
timequest-board-here = here: { $names }
timequest-board-for-crystals =
    { $count ->
        [one] { $move } for 1 crystal
       *[other] { $move } for { $count } crystals
    }
timequest-board-end-circle = The circle at the end
timequest-board-end-artifacts = Artifacts


# The rail
timequest-badge-score =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
timequest-badge-artifacts =
    { $count ->
        [one] 1 artifact
       *[other] { $count } artifacts
    }
timequest-badge-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
timequest-badge-up = Crystal Collection Token face up
timequest-badge-down = Crystal Collection Token face down
