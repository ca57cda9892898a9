# What cards do
timequest-kind-Q = Quest of { $period }
timequest-kind-EA = Active Player Event
timequest-kind-EP = All Player Event, { $level }
timequest-kind-AO = One-time card
timequest-kind-AS = Slot card
timequest-kind-AX = Special card
timequest-kind-R = Power of { $period }
timequest-kind-C = Character
timequest-kind-B = Objective
timequest-place-set = Lies face up before you until it is needed.
timequest-place-slot = Goes into a slot.
timequest-place-period = Lies on a period of your choice.
timequest-place-beside = Lies beside the map, for everybody.
timequest-limit-round = Once per round:
timequest-limit-turn = Once per turn:
timequest-limit-match = Once in the match:
timequest-limit-charges = { $count } times in all:
timequest-sides = Side A, then B:
timequest-quest-text = Costs { $x } X and { $y } Y where you are, and brings { $crystals }. As an artifact it costs { $crystals } and one resource for each artifact you own: { $power }.
timequest-die = On a { $faces }:
timequest-goal = Goal: pay { $what }.
timequest-goal-optional = You may pay { $what }.
timequest-met = Met: { $what }
timequest-met-die = Met with a { $faces }: { $what }
timequest-not-met = Not met: { $what }
timequest-offer = Or: { $what }
timequest-face = { $faces }: { $what }
timequest-ask-bank = Pay in up to { $most } resources; when the next round ends, { $times } times as many come back.
timequest-ask-ripples = Half of each of your types goes to the left, and the half from your right comes in.
timequest-ask-lottery = You may stake a resource. The highest die takes all stakes.
timequest-ask-loop = You may do once more what came last of Move, Collect, Quest and Draw in your latest turn, without action points.
timequest-ask-auction = The top quest is auctioned as an artifact: bid up to { $most } resources.
timequest-objective-text = Counts { $what }: 1 point for { $one }, 2 for { $two }, 3 for { $three }.
timequest-trait-collect_bonus = A Collect action brings { $count } more of one of the period’s gains.
timequest-trait-engineer = Whoever collects there owns it and gains { $count } more of any type.
timequest-trait-beacon = The first Collect action of each turn brings { $count } more of any type.
timequest-trait-reroll = Roll a die of your own again.
timequest-trait-reroll_in_arena = In your next Arena Fight you may roll your die again.
timequest-trait-reroll_opponent = In the Arena your opponent’s die is rolled again.
timequest-trait-arena_bonus = +{ $count } on your die in the Arena.
timequest-trait-duelist = After a fight that you won you may jump to a neighbour. If you lose one, the card goes to the winner.
timequest-trait-free_step = A Move to a neighbour costs no crystals.
timequest-trait-diagonal = A Move of exactly { $count } steps costs no crystals.
timequest-trait-move_discount = A Move of { $count } or more steps costs a crystal less.
timequest-trait-portal = Through the portal: in for 1 action point, out for 2 crystals, and no penalty in the Void.
timequest-trait-quest_discount =
    { $count ->
        [one] A quest costs a resource less.
       *[other] A quest costs { $count } resources less.
    }
timequest-trait-quest_crystals =
    { $count ->
        [one] A quest brings a crystal more.
       *[other] A quest brings { $count } crystals more.
    }
timequest-trait-quest_refund = After a quest gain { $count } of a type that you just paid.
timequest-trait-artifact_discount =
    { $count ->
        [one] An artifact costs a crystal less, but at least one.
       *[other] An artifact costs { $count } crystals less, but at least one.
    }
timequest-trait-goal_discount = The goal of an All Player Event costs a resource less.
timequest-trait-trade_bonus = Your first accepted offer of 1 for 1 brings { $count } more.
timequest-trait-big_trade = One offer may be 4 for 4, and up to { $count } for { $count }.
timequest-trait-shield = Blocks what an All Player Event would do to you.
timequest-trait-guard = Blocks a theft.
timequest-trait-armour = Blocks once what an All Player Event or another’s card would do to you.
timequest-trait-slip = When somebody arrives where you are, you may jump to a neighbour.
timequest-trait-lock = Nobody comes or goes. A 5 or 6 at the start of your turn removes it.
timequest-trait-gain_bonus = In your turn, whatever brings you Knowledge brings { $count } more.
timequest-trait-gift = Whoever accepts your offer gains { $count } more of what you gave.
timequest-trait-explorer =
    { $count ->
        [one] One quest lies open for you alone.
       *[other] { $count } quests lie open for you alone.
    }
timequest-trait-guardian = When an All Player Event comes you may shield everybody on your tile, or promise a resource to those there who meet the goal.
timequest-counter-periods_visited = different periods visited
timequest-counter-goods_gained = how many of each type you gained
timequest-counter-quest_titles = different periods of the quests completed
timequest-counter-portal_leaves = leaving the Void by the portal
timequest-counter-fights_won = Arena Fights won
timequest-counter-artifact_periods = different artifacts at one time
timequest-counter-goals_met = goals of All Player Events met
timequest-counter-quest_periods = different periods with a quest completed
timequest-counter-crystals_held = most crystals at one time
timequest-counter-fair_trades = trades in which you gave no more than you got, with different partners
timequest-counter-goods_collected = how many of each type you collected
timequest-counter-void_journeys = different ways into the Void and out again
timequest-counter-event_goals_met = goals of Active Player Events met
timequest-counter-turn_ends = different periods in which your turn ended
timequest-counter-cards_played = action cards played

# Explanations
timequest-help-card = { $name } ({ $kind }). { $text }
timequest-help-void = { $name }: where all begin, and where you enter again with 2 artifacts to roll for a prize. Nothing is collected or completed here.
timequest-help-period = { $name }: quests cost { $x } (X) and { $y } (Y) here; collecting brings { $one } and { $two }, two of one and one of the other.
timequest-help-goods = Resources. Quests cost two types of the period where you are. At the end of your turn you keep at most 10 of a type.
timequest-help-crystals = Time Crystals pay for ways and artifacts. At the end six of them are a point.
timequest-help-points = Action points. You have them for one turn; most actions take one.
timequest-help-token = The Crystal Collection Token. A quest turns it face down, arriving anywhere turns it up; you complete quests only while it is up.
timequest-help-explorers = Explorer’s Quests: they serve Isabella’s player alone.
timequest-help-bank = The bank. It is not endless: if it has too little, you get what is there.
timequest-help-round = Each round begins with an event for everybody, then everybody takes a turn.
timequest-help-level = The All Player Events get harder: Easy, Moderate, Difficult.
timequest-help-final = When enough periods are closed as a round ends, one last round follows.
timequest-help-first = The First Player Token goes to the left after each round.
timequest-help-hand = Action cards, at most three. Playing them takes no action point.
timequest-help-place = The event place: an event that you keep and may attempt in a turn of yours.
timequest-help-voucher = A voucher: one Move to a neighbour without crystals in this round’s turn.
timequest-help-barred = What this round’s event forbids until the turn is over.
timequest-help-deposit = Paid into the Time Bank: it comes back at the end of the next round, with as much again.
timequest-help-collect = Collect two of one of the period’s gains and one of the other.
timequest-help-draw = Draw an action card.
timequest-help-fight = Two action points: challenge anybody in the Arena. The others bet.
timequest-help-enter_void = Two action points and 2 crystals, with 2 artifacts: enter the Void and roll for a prize.
timequest-help-duel = Once a turn, with somebody on your period: the loser gives an artifact.
timequest-help-trade = Offer somebody resources for others. That costs no action points.
timequest-help-end = After at least one action you may end your turn.

# Statistics
timequest-statistics-quests = Quests completed
timequest-statistics-artifacts = Artifacts
timequest-statistics-crystals = Crystals in the end
timequest-statistics-fights = Arena Fights won
timequest-statistics-trades = Trades without loss
timequest-statistics-goals = Goals of All Player Events met
timequest-statistics-events = Goals of Active Player Events met
timequest-statistics-cards = Action cards played
timequest-statistics-objective = Level of the objective

# Sounds
timequest-sounds = Sounds
timequest-sound-travel = Somebody travels
timequest-sound-closed = Time closes
timequest-sound-goods = Resources
timequest-sound-crystal = Crystals
timequest-sound-artifact = An artifact
timequest-sound-card = Cards
timequest-sound-dice = Dice
timequest-sound-event = An event
timequest-sound-fight = The Arena
timequest-sound-offer = An offer
timequest-sound-win = The end

# Text view
timequest-text-match = The match
timequest-text-players = Players
timequest-text-own = Mine
timequest-text-display = Quests
timequest-text-circle = The circle of time
timequest-text-supply = Bank and decks
timequest-text-round = Round { $round }, begun by { $name }; All Player Events: { $level }.
timequest-text-active =
    { $count ->
        [one] Turn of { $name }: 1 action point left.
       *[other] Turn of { $name }: { $count } action points left.
    }
timequest-text-end =
    { $count ->
        [one] 1 period is closed, { $end } bring the end, or round { $round }.
       *[other] { $count } periods are closed, { $end } bring the end, or round { $round }.
    }
timequest-text-final = Round { $round } is the last.
timequest-text-bounty = If they meet the goal they gain 1 { $good }: { $names }
timequest-text-shield = Shielded: { $names }
timequest-text-dice = On the table: { $list }
timequest-text-stake = { $name } stakes { $what }.
timequest-text-tile = { $number } { $name }
timequest-text-costs = quests cost { $x } (X) and { $y } (Y)
timequest-text-gains = collecting brings { $list }
timequest-text-move = you can move here for { $crystals }
timequest-text-quest = { $card } ({ $tile }): { $x } X and { $y } Y for { $crystals }
timequest-text-quest-here = where you are: { $paid }
timequest-text-complete = you can complete it
timequest-text-acquire = you can acquire it as an artifact
timequest-text-explorer = Explorer’s Quest
timequest-text-player =
    { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
timequest-text-portal = { $tile }, by the portal
timequest-text-adjacent = { $tile }, on foot
timequest-text-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
timequest-text-known = known: { $list }
timequest-text-artifacts =
    { $count ->
        [one] 1 artifact: { $list }
       *[other] { $count } artifacts: { $list }
    }
timequest-text-slots = in the { $count } slots: { $list }
timequest-text-set = set: { $list }
timequest-text-events = events to use: { $list }
timequest-text-place = an event in the event place
timequest-text-deposit = in the Time Bank until the end of round { $round }: { $what }
timequest-text-objective = objective { $card }, level { $level }
timequest-text-ready = Guardian’s Choice ready in round { $round }
timequest-text-counted = Counted so far: { $count }; level { $level }.
timequest-text-bank = The bank: { $what }
timequest-text-deck =
    { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
timequest-text-seen = { $card } is card { $count } of its deck
timequest-text-discards = Discarded: { $list }
timequest-text-beacon = The Resource Beacon: the first Collect action of each turn brings one more. At the end of a round a 1 removes it.
