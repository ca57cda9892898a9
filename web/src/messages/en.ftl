# The frame
skip-to-content = Skip to the content
home-link = Tempora, to the home page
main-navigation = Main navigation
my-matches = My matches
my-devices = My devices
settings = Settings
close = Close
back = Back
try-again = Try again
to-home = To the home page
page-not-loaded = This page did not load
page-not-loaded-help = The connection broke, or the server was renewed in the meantime.
page-unknown = There is no such page
page-unknown-help = Perhaps the address was cut short on its way.
copy = Copy
share = Share
copied = Copied.
copy-by-hand = The browser does not let the page copy. The text is selected: copy it by hand.
qr-code = The link as a QR code
default-value = { $value } – default

# Settings
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
language = Language
language-system = As the browser
language-incomplete = This language is not complete yet: what it lacks appears in English.
setting-sound = Sounds
setting-motion = Motion that shows what happened
setting-confirm = Ask once before what can’t be undone
setting-peek = Show my own secrets without a click
setting-automatic = Answer for me where there is no choice
setting-notifications = Notifications of the browser when it is my turn
notifications-impossible = This browser allows notifications on secure addresses (https) only. Title, icon and sound work all the same.
notifications-denied = Notifications were refused; the browser’s settings for this page can allow them.

# Home
home-title = Board games, with friends or at once
home-lead = No account, no waiting: choose a game, send a link, play.
players-range = { $min }–{ $max } players
minutes = { $minutes } minutes
continue = Continue
waits-for-you = Waits for you
open-tables = Open tables
open-tables-none = Nobody is looking for company at the moment. Make a table and open it to all.
table-of = Table of { $host }
seats-taken = { $taken } of { $players } seats taken
join-by-code = Join a table
table-code = Code or link of the table
join = Join
open-log = Open a log
phase-lobby = Gathering
phase-dealing = Mixing the dice
phase-playing = Running
phase-paused = Paused
phase-over = Over
phase-stopped = Stopped

# A game's page
game-unknown = This game is not here
play-now = Play now
play-now-help = At once, a table of { $players } with bots of level “{ $level }”.
rules = Rules
new-table = Play with friends
new-table-help = You get a link. Whoever opens it types a name and sits down.
your-name = Your name
number-of-players = Players
create-table = Make a table
options = Options
level-of-bots = Level of the bots
order-usual = Usual order
order-up = Move { $value } up
order-down = Move { $value } down
order-moved = { $value } is now in place { $place } of { $count }.
level-random = Random
level-greedy = Clever
default-name = Guest
table-open = Open to all
table-open-help = Anybody may find the table on the home page and sit down.

# Before the start
lobby-lead = Table { $code }
watching =
    { $count ->
        [0] Nobody watches
        [one] One person watches
       *[other] { $count } people watch
    }
seats = Seats
seat-number = Seat { $number }
seat-empty = Empty chair
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
host = Host
you = you
bot = bot
away = away
ready = ready
not-ready = not ready yet
no-bot = A person
bot-of-level = Bot: { $level }
bot-for-seat = Who takes seat { $number }
remove = Remove
move-on = Move { $name } one seat on
your-part = Your part
name-of-other = Name of the other player
hot-seat-help = Several people at one device: it is passed on from turn to turn, behind a curtain.
add-at-device = One more player at this device
table-is-locked = The host has closed the table: nobody can sit down at the moment.
table-is-full = All seats are taken. You are welcome to watch.
say-ready = I am ready
i-am-ready = Ready
start = Start
fill-with-bots =
    { $count ->
        [one] A bot for the empty chair
       *[other] Bots for the { $count } empty chairs
    }
waits-for-people =
    { $count ->
        [one] One chair is still empty.
       *[other] { $count } chairs are still empty.
    }
waits-for-ready = Still to say “ready”: { $names }.
all-ready = All are ready. The host starts the match.
all-ready-host = All are ready. You can start.
invite = Invite
link-for-friends = Link for friends
options-host = Whoever has said “ready” is asked again when you change something.
options-guest = The host sets these.
table-settings = Table settings
table-locked = Locked
table-locked-help = Nobody else may sit down.
table-spectators = Spectators
table-spectators-help = Whoever has the link may watch what is public.
table-hints = Hints
table-hints-help = Players may ask what a bot would do.
clock = Clock
clock-none = None
clock-move = For each decision
clock-fischer = For the match, with increment
clock-none-help = Play at leisure, or over days.
clock-move-help = When the time for a decision is up, a bot decides until the player is back.
clock-fischer-help = Everybody has a stock of time; each answer adds a little.
clock-seconds = Seconds
clock-increment = Seconds added
clock-left = Time left
away-limit = Away limit in seconds
away-limit-help = After that the host may hand an absent player’s seat on.
dealing = The dice are being mixed
dealing-help = Every device adds its part, so that nobody can choose the dice.
dealing-missing = Still missing: the part of { $names }.
start-without = Start without

# At the table
table-loading = One moment …
table-closed-help = Ask the person who sent you the link for a new one.
reconnecting = Connecting again …
players = Players
to-move = to move
about-seat = { $name }: marks and more
board = Board
table = Table
side-panel = Log & chat
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-text = Text
tab-rules = Rules
text-view = The board in words
notes-help = Only you see your notes; they stay on this device.
log = Log
log-empty = Nothing has happened yet.
look-at-moment = Look at this moment
looking-at-moment = You are looking at moment { $event }.
live = Back to the present
by-clock = time ran out
undone = The last moves were taken back.
missed =
    { $count ->
        [one] One thing happened while you were away.
       *[other] { $count } things happened while you were away.
    }
missed-since = New since you looked
missed-progress = Since you looked: { $at } of { $total }
missed-next = Next
missed-show = Show
missed-skip = Skip
zoom-in = Larger
zoom-out = Smaller
mine = Mine
do-it-question = { $what }?
do-it = Do it
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-is = A bot would: { $what }
hint-is-sure = A bot would: { $what } ({ $share } %)
nudge = Nudge
nudged = You are being waited for.
your-turn = It is your turn.
paused = The match is paused.
pass-device = Pass the device to { $name }
pass-device-help = Nobody else should look now.
i-am = I am { $name }
hot-seat-public = Only what everybody may see is shown.
hot-seat-private = What { $name } sees is shown.
look-as = Look as { $name }
cover = Cover

# Chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
send = Send
ready-phrases = Ready phrases
phrase-about = About
phrase-about-nobody = nobody
you-are-muted = The host has muted you.
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well_played = Well played!
phrase-good_luck = Good luck!
phrase-one_moment = One moment, please.
phrase-sorry = Sorry!
phrase-trust_me = Trust me!
phrase-your_turn = { $about }, it is your turn.
notice-host = { $name } is host now.
notice-removed = { $name } was removed by the host.
notice-contribution_wrong = { $seat } sent another part for the dice than was promised.
notice-contribution_late = The part of { $names } for the dice is late.
notice-started_without = The match started without the part of { $names } for the dice.
notice-called_off = The start was called off: { $seat } left.
notice-declined = { $seat } declines: { $what }.
notice-paused = The match is paused.
notice-resumed = The match goes on.
notice-stopped = The match was stopped.
notice-timeout = { $name }’s time ran out: a bot decides until { $name } is back.
notice-conceded = { $name } concedes: a bot plays on.
notice-hand_over = The seat of { $name } was handed over to { $to }.
notice-returned = { $name } is back at the own seat.
notice-seat_link = The host made a one-time link to the seat of { $name }.
notice-claim = { $by } asks for the seat of { $name }.
notice-claim_refused = The seat of { $seat } stays where it is.
notice-claimed = { $name } has taken a seat by the host’s link.
notice-nudge = { $by } reminds { $name }: you are being waited for.

# About a seat
private-mark = Your mark
private-mark-help = Only you see it.
mute-for-me = Don’t show me their chat
muted-for-me = Chat hidden for you
mute-for-all = Mute for all
unmute-for-all = Muted: allow again
nameless = Somebody
hand-over = Hand the seat over
hand-over-help = Somebody else or a bot goes on for you; you can take the seat back.
hand-over-host-help = This player has been away for long. The seat is returned when they come back.
take-seat-back = Take my seat back
seat-link = One-time link to this seat
seat-link-help = For somebody who lost the seat, with another device or browser. All see that you made it.
seat-link-make = Make a link
seat-of-bot = A bot of level “{ $level }” plays here.
concede = Concede
concede-help = A bot plays on in your place; the match counts as yours.
concede-sure = Yes, concede
claim-seat = A seat for you
claim-seat-help = This link gives you a seat that already belongs to this match. If its former device is still there, it is asked first.
claim-waits = Asking the device that holds the seat …
take-seat = Take the seat
watch-only = Only watch
claim-asked = { $name } wants to take over the seat of { $seat } that is at this device. Agree?
ask-pause = Suggest a pause
ask-resume = Suggest going on
ask-stop = Suggest stopping
request-undo = undo
request-stop = stop
request-pause = pause
request-resume = go on
request-by-undo = { $name } asks to take the last move back.
request-by-stop = { $name } suggests stopping the match.
request-by-pause = { $name } suggests a pause.
request-by-resume = { $name } suggests going on.
request-learned = Something was learned since.
request-waits = Waiting for { $names }.
agree = Agree
refuse = Refuse

# The end
match-over = The match is over
decided-by = Decided by rule { $rule }
place = Place
player = Player
score = Score
rematch = Rematch
rematch-wanted = Another match, say: { $names }
share-replay = Share the replay
download-log = Download the log
show-result = Result
verify-dice = Check the dice
log-not-there = The log is not there yet.
verify-chain-good = The log is whole: every line fits the one before.
verify-chain-open = The log fits together, but its end is missing.
verify-chain-bad = Line { $line } does not fit the line before: the log was changed.
verify-secret-good = The server’s secret is the one it promised before the match.
verify-secret-bad = The server’s secret is not the one it promised.
verify-witness-good = The promise is the one this browser saw before the match.
verify-witness-open = This browser did not see the start of the match and can’t vouch for the promise.
verify-witness-bad = The promise is not the one this browser saw before the match!
verify-contributions-good =
    { $count ->
        [0] No device added a part of its own.
        [one] The part of one device fits its promise.
       *[other] The parts of { $count } devices fit their promises.
    }
verify-contributions-bad = The part of seat { $seat } does not fit its promise.
verify-own-good = Your own part is in the dice.
verify-own-open = This browser added no part of its own.
verify-own-bad = Your own part is not in the dice!
verify-draws-good =
    { $count ->
        [one] The one draw follows from these dice.
       *[other] All { $count } draws follow from these dice.
    }
verify-draws-open = This match follows a seed of the lab: nothing is claimed about fair dice.
verify-draws-bad = The draws of event { $event } do not follow from these dice.

# Matches and replay
my-matches-none = Matches that you finish will be found here.
match-stopped = stopped
match-won = won
match-place = place { $place }
replay = Replay
replay-of = Replay: { $game }
replay-start = The beginning
replay-upload-help = Choose the log of a match that you downloaded; it is checked and shown.
choose-log = Choose a log
log-incomplete = The log is incomplete
seen-by = Seen by
seen-open = All open
seen-spectator = A spectator
moment = Moment
moment-of = { $at } of { $last }: { $line }
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step on
play = Play
pause = Pause
winners = Won: { $names }
reveal = What was hidden
statistics = Statistics
statistics-decisions = Decisions
statistics-answered-for = By bot or clock
statistics-mean = Mean time
statistics-longest = Longest
my-statistics = Your matches
my-statistics-none = The matches of this game that you finish are counted here.
statistics-played = Played
statistics-won = Won
statistics-length = Mean length
statistics-stopped = Stopped
report-problem = Report a problem
report-problem-help = This link leads to the very event on the board. Send it with a word about what is wrong.
link-to-event = Link to this event

# Rules and devices
rules-of = Rules: { $game }
rules-in-english = The rule book is in English.
rules-missing = There is no such rule book
devices-lead = Your seats and matches belong to this browser. Here you join other devices to it, without an account.
device-join = Join this device
device-join-help = This browser will then show the seats and matches of the device that made the link. What it held before is left behind.
device-joined = This device has joined.
device-invite = Add a device
device-invite-help = Open the link on the other device within ten minutes. It works once.
device-link = Link for the other device
device-link-make = Make a link
devices-list = These devices are yours
device-this = This device
device-other = Another device
device-seen = last here { $when }
device-end = End

# Refusals
refusal-with-rule = { $text } (rule { $rule })
refusal-offline = The server can’t be reached at the moment.
refusal-malformed = The server could not read that.
refusal-unknown_type = The server does not know this kind of message.
refusal-unknown_command = The server does not know this command.
refusal-unknown_field = The server does not know part of this message.
refusal-too_large = That is too large.
refusal-too_fast = Too fast: wait a moment.
refusal-not_seated = You have no seat at this table.
refusal-not_your_seat = This is not your seat.
refusal-not_host = Only the host can do that.
refusal-not_now = That can’t be done now.
refusal-stale = Something happened in the meantime: look again.
refusal-illegal = The rules don’t allow that.
refusal-nothing_owed = It is not your turn.
refusal-seat_taken = This seat is taken.
refusal-seat_unknown = There is no such seat.
refusal-name_invalid = A name has 1 to 24 characters that can be seen.
refusal-name_taken = Somebody at the table has this name already.
refusal-text_invalid = A line has 1 to 500 characters.
refusal-players = This number of players is not possible.
refusal-option = This option does not take this value.
refusal-not_ready = Not everybody is ready.
refusal-table_full = The table is full.
refusal-table_locked = The table is locked.
refusal-table_unknown = There is no such table.
refusal-no_spectators = This table does not want spectators.
refusal-muted = You are muted.
refusal-held_other_seat = Whoever holds or held another seat of this match can’t have this one.
refusal-wrong_secret = This link was used already, or it is too old.
refusal-commitment = The promise for the dice is not valid.
refusal-contribution = The part for the dice does not fit its promise.
refusal-not_over = The match is not over yet.
refusal-storing_failed = The server could not store that, so it did not happen. Try again.
refusal-request_unknown = This question is no longer open.
refusal-asked_before = You asked for that already: ask again after the next move, or in a minute.
refusal-undo_nothing = There is nothing to take back.
refusal-limit = The limit is reached.
refusal-set_aside = This match can’t go on under the present rules; its log is kept.
refusal-origin = This request came from another page.
refusal-method = The server does not do that at this address.
refusal-content_type = The server expects another form of data.
refusal-no_identity = This browser has no identity yet: allow cookies and load the page again.
refusal-log_damaged = The log is damaged: it was changed or is not a log.
refusal-log_incomplete = The log is incomplete.
