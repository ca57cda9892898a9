tempel-name = Tempel des Schreckens
tempel-tagline = Adventurers hunt for gold, guardians lure them into the fire, and nobody knows who is who.
tempel-minutes = 10–15

tempel-option-announcements = Announcements
tempel-option-announcements-help = Players may say how much gold and fire they hold, truthfully or not.
tempel-option-announcements-on = on
tempel-option-announcements-off = off
tempel-option-first_keyholder = First keyholder
tempel-option-first_keyholder-help = Who holds the key first.
tempel-option-first_keyholder-random = drawn at random
tempel-option-reveal_count = Number of guardians
tempel-option-reveal_count-help = Whether everybody knows how many guardians are in play.
tempel-option-reveal_count-hidden = uncertain
tempel-option-reveal_count-known = known

tempel-group-adventurers = Adventurers
tempel-group-guardians = Guardians
tempel-mark-trust = I trust
tempel-mark-doubt = I doubt
tempel-mark-guardian = Guardian?
tempel-mark-none = no mark
tempel-score-win = On the winning side
tempel-phrase-trust = I trust { $about }.
tempel-phrase-doubt = I don’t believe { $about }.
tempel-phrase-open = Open a door of { $about }!
tempel-phrase-avoid = Stay away from { $about }.

# Cards, roles and counts
tempel-card-gold = gold
tempel-card-fire = fire
tempel-card-empty = empty
tempel-card-down = closed
tempel-role-adventurer = Adventurer
tempel-role-guardian = Guardian
tempel-role-adventurer-goal = Find all the gold before all the fire is out.
tempel-role-guardian-goal = Let the fire out, or let time run out.
tempel-counts = { $gold } gold, { $fire } fire, { $empty } empty
tempel-said = { $gold } gold, { $fire } fire
tempel-silent = not telling
tempel-nothing-said = said nothing

# Prompt and log
tempel-prompt-open = You hold the key: open a door before another player.
tempel-waiting-open = { $name } holds the key and opens a door.
tempel-waiting = The match goes on.
tempel-move-open = Open door { $place } of { $name }
tempel-move-announce = Announce { $gold } gold and { $fire } fire
tempel-move-silent = Say that you are not telling
tempel-fact-roles = The roles are dealt.
tempel-fact-role = The roles are dealt. You are: { $role }.
tempel-fact-key = { $name } has the key.
tempel-fact-deal = Round { $round }: everybody is dealt { $each } chambers.
tempel-fact-dealt = Round { $round }: everybody is dealt { $each } chambers. Yours: { $gold } gold, { $fire } fire, { $empty } empty.
tempel-fact-opened =
    { $card ->
        [gold] { $by } opens door { $place } of { $name }: gold!
        [fire] { $by } opens door { $place } of { $name }: fire!
       *[empty] { $by } opens door { $place } of { $name }: empty.
    }
tempel-fact-round_over = Round { $round } is over.
tempel-fact-announced = { $name } announces { $gold } gold and { $fire } fire.
tempel-fact-silent = { $name } is not telling.
tempel-won-gold = All gold is found: the adventurers win.
tempel-won-fire = All fire is out: the guardians win.
tempel-won-time = Four rounds are over and gold is still hidden: the guardians win.
tempel-stopped = The match was stopped.

# The board
tempel-board = The clearing before the temple
tempel-frieze = What has been found in the temple
tempel-frieze-gold = Gold: { $opened } of { $total } found
tempel-frieze-fire = Fire: { $opened } of { $total } out
tempel-frieze-empty = Empty: { $opened } of { $total } opened
tempel-frieze-round = Round { $round } of 4
tempel-frieze-left =
    { $left ->
        [0] No openings left in this round
        [one] 1 opening left in this round
       *[other] { $left } openings left in this round
    }
tempel-round = Round
tempel-openings-left = Openings
tempel-gold = Gold
tempel-fire = Fire
tempel-door = Door { $place } of { $name }: { $card }
tempel-door-can = Door { $place } of { $name }: closed. Enter opens it.
tempel-door-chosen = Door { $place } of { $name }: closed, chosen. Enter opens it.
tempel-door-hint = Door { $place } of { $name }: closed, advised by the hint.
tempel-door-mine = Your door { $place }: { $card }
tempel-door-unopened = Door of { $name }, never opened: { $card }
tempel-doors-of = Doors of { $name }
tempel-you = you
tempel-keyholder = holds the key
tempel-last = Last opening
tempel-last-none = No door has been opened yet.
tempel-last-text = Last opening: { $by } opened door { $place } of { $name } in round { $round }: { $card }.
tempel-pile = In the role pile: { $adventurers } adventurers and { $guardians } guardians.
tempel-pile-out = In the role pile: { $adventurers } adventurers and { $guardians } guardians; one card stays out unseen.
tempel-seat-more = { $name }: marks and memory
tempel-close = Close
tempel-mark-title = My mark, seen by nobody else
tempel-rule = Rule { $rule }
tempel-rule-key = ? shows the rule

tempel-no-over = The match is over: no door opens any more.
tempel-no-open = This door is open already.
tempel-no-seat = You are watching: only the keyholder opens doors.
tempel-no-key = Only the keyholder opens doors, and that is { $name }.
tempel-no-own = The keyholder never opens an own door.
tempel-no-now = This door cannot be opened at this moment.

# What is mine
tempel-mine = My role and chambers
tempel-peek = Peek
tempel-hide = Hide
tempel-peek-hidden = Role and chambers are covered.
tempel-own-role = Your role
tempel-own-dealt = Dealt
tempel-own-down = Still closed
tempel-announce = Announce
tempel-announce-left =
    { $left ->
        [0] You have made all your announcements this round.
        [one] 1 announcement left this round
       *[other] { $left } announcements left this round
    }
tempel-announce-off = At this table nothing is announced.
tempel-announce-silent = “Not telling”
tempel-more-gold = More gold
tempel-less-gold = Less gold
tempel-more-fire = More fire
tempel-less-fire = Less fire

# Memory
tempel-memory = The table’s memory
tempel-memory-help = What was said in each round, and what was found there.
tempel-memory-said = said
tempel-memory-found = found
tempel-memory-refuted = cannot be true
tempel-memory-nothing = nothing opened
tempel-player = Player
tempel-round-n = Round { $round }
tempel-badge-none = has not spoken
tempel-earlier =
    { $count ->
        [one] 1 announcement before it
       *[other] { $count } announcements before it
    }

# Sounds
tempel-sounds = Sounds
tempel-sound-door = A door turns
tempel-sound-gold = Gold
tempel-sound-fire = Fire
tempel-sound-empty = Empty chamber
tempel-sound-key = The key passes
tempel-sound-win = Won
tempel-sound-loss = Lost

# The end
tempel-end-roles = Who was who
tempel-end-out = Left out
tempel-end-table = What was held, and what was said
tempel-end-held = held
tempel-end-lie = not true
tempel-end-true = true
tempel-end-rest = Never opened
tempel-end-rest-help = The order of these doors was never decided.
tempel-end-decided = What decided it
tempel-end-last = { $by } opened a door of { $name }: { $card }.
tempel-end-score = { $gold } of { $goldTotal } gold and { $fire } of { $fireTotal } fire were found in { $openings } openings.

# Text view
tempel-text-temple = Temple
tempel-text-seats = Players
tempel-text-own = Mine
tempel-text-memory = Memory
tempel-text-openings = Openings
tempel-text-end = End
tempel-text-key = The key: { $name }
tempel-text-each = Chambers dealt to each player this round: { $each }
tempel-text-doors = doors { $doors }
tempel-text-dealt = Round { $round }, dealt to you: { $gold } gold, { $fire } fire, { $empty } empty
tempel-text-down = Still closed before you: { $gold } gold, { $fire } fire, { $empty } empty
tempel-text-limits = Announcements left this round: { $left }
tempel-text-highest = An announcement may say up to { $gold } gold and { $fire } fire, together at most { $total }.
tempel-text-said = said { $said }
tempel-text-said-after = { $said } (after { $before ->
        [one] 1 opening
       *[other] { $before } openings
    } in all)
tempel-text-role = { $name }: { $role }
tempel-text-held = { $name }, round { $round }: held { $counts }
tempel-text-rest = { $name }, never opened: { $doors }

# Explanations
tempel-help-door = A closed chamber. The keyholder opens one before another player; nobody, its owner included, knows what lies behind which door.
tempel-help-card-gold = Gold. When all of it is found, the adventurers win at once.
tempel-help-card-fire = A fire trap. When all fire is out, the guardians win at once.
tempel-help-card-empty = An empty chamber. It only costs an opening.
tempel-help-gold = Gold found so far. All of it: the adventurers win at once.
tempel-help-fire = Fire let out so far. All of it: the guardians win at once.
tempel-help-round = There are four rounds. If gold is still hidden then, the guardians win.
tempel-help-left = As many doors are opened in a round as there are players.
tempel-help-key = The key. Its holder opens a door before another player; then that player has it.
tempel-help-bubble = The newest announcement of this round. It need not be true.
tempel-help-role-adventurer = Adventurers win when all gold is found. They do not know each other.
tempel-help-role-guardian = Guardians win by fire or when time runs out. They do not know each other.
tempel-help-pile = The roles were dealt from this pile before round 1.
tempel-help-mine = You know how much gold and fire lies before you this round, but not behind which door.
tempel-help-announce = Up to three times a round you may say what you were dealt, true or not. It cannot be taken back.
tempel-help-last = The chamber that was opened last. The key passed to the player before whom it lay.
tempel-help-memory = Announcements and openings are public for ever. “Cannot be true”: more was found than the last numbers allow.

# Statistics
tempel-statistics-found-gold = Gold opened
tempel-statistics-found-fire = Fire opened
tempel-statistics-found-empty = Empty opened
tempel-statistics-announced = Announcements
tempel-statistics-true = True ones
