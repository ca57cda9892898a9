# Het kader
skip-to-content = Naar de inhoud
home-link = Tempora, naar de startpagina
main-navigation = Hoofdnavigatie
my-matches = Mijn partijen
my-devices = Mijn apparaten
settings = Instellingen
close = Sluiten
back = Terug
try-again = Opnieuw proberen
to-home = Naar de startpagina
page-not-loaded = Deze pagina is niet geladen
page-not-loaded-help = De verbinding viel weg, of de server is intussen vernieuwd.
page-unknown = Deze pagina bestaat niet
page-unknown-help = Misschien is het adres onderweg afgekapt.
copy = Kopiëren
share = Delen
copied = Gekopieerd.
copy-by-hand = De browser laat de pagina niet kopiëren. De tekst is geselecteerd: kopieer hem zelf.
qr-code = De link als QR-code
default-value = { $value } – standaard

# Instellingen
theme = Licht of donker
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
language = Taal
language-system = Zoals de browser
language-incomplete = Deze taal is nog niet volledig: wat ontbreekt, staat er in het Engels.
setting-sound = Geluiden
setting-motion = Beweging die laat zien wat er gebeurde
setting-confirm = Eerst vragen bij wat je niet kunt terugnemen
setting-peek = Mijn eigen geheimen zonder klik tonen
setting-automatic = Voor mij antwoorden waar niets te kiezen valt
setting-notifications = Meldingen van de browser als ik aan de beurt ben
notifications-impossible = Deze browser staat meldingen alleen toe op beveiligde adressen (https). Titel, pictogram en geluid werken wel.
notifications-denied = Meldingen zijn geweigerd; in de instellingen van de browser kun je ze voor deze pagina toestaan.

# Startpagina
home-title = Bordspellen, met vrienden of meteen
home-lead = Geen account, geen wachten: kies een spel, stuur een link, speel.
players-range = { $min }–{ $max } spelers
minutes = { $minutes } minuten
continue = Verder spelen
waits-for-you = Wacht op jou
open-tables = Open tafels
open-tables-none = Op dit moment zoekt niemand gezelschap. Maak een tafel en stel hem open voor iedereen.
table-of = Tafel van { $host }
seats-taken = { $taken } van { $players } plekken bezet
join-by-code = Naar een tafel
table-code = Code of link van de tafel
join = Aanschuiven
open-log = Logboek openen
phase-lobby = Verzamelt
phase-dealing = Schudt dobbelstenen
phase-playing = Bezig
phase-paused = Pauze
phase-over = Afgelopen
phase-stopped = Gestopt

# De pagina van een spel
game-unknown = Dit spel is er hier niet
play-now = Nu spelen
play-now-help = Meteen, een tafel voor { $players } met bots van niveau “{ $level }”.
rules = Regels
new-table = Met vrienden spelen
new-table-help = Je krijgt een link. Wie die opent, vult een naam in en gaat zitten.
your-name = Je naam
number-of-players = Spelers
create-table = Tafel maken
options = Opties
level-of-bots = Niveau van de bots
order-usual = Gewone volgorde
order-up = { $value } omhoog
order-down = { $value } omlaag
order-moved = { $value } staat nu op plaats { $place } van { $count }.
level-random = Willekeurig
level-greedy = Slim
default-name = Gast
table-open = Open voor iedereen
table-open-help = Iedereen kan de tafel op de startpagina vinden en gaan zitten.

# Voor het begin
lobby-lead = Tafel { $code }
watching =
    { $count ->
        [0] Niemand kijkt toe
        [one] Eén iemand kijkt toe
       *[other] { $count } mensen kijken toe
    }
seats = Plekken
seat-number = Plek { $number }
seat-empty = Lege stoel
sit-here = Hier zitten
sit-down = Gaan zitten
stand-up = Opstaan
host = Host
you = jij
bot = bot
away = weg
ready = klaar
not-ready = nog niet klaar
no-bot = Een mens
bot-of-level = Bot: { $level }
bot-for-seat = Wie plek { $number } inneemt
remove = Verwijderen
move-on = { $name } een plek opschuiven
your-part = Jouw aandeel
name-of-other = Naam van de andere speler
hot-seat-help = Samen op één apparaat: je geeft het elke beurt door, achter een gordijn.
add-at-device = Nog een speler op dit apparaat
table-is-locked = De host heeft de tafel gesloten: nu kan niemand gaan zitten.
table-is-full = Alle plekken zijn bezet. Toekijken mag altijd.
say-ready = Ik ben klaar
i-am-ready = Klaar
start = Beginnen
fill-with-bots =
    { $count ->
        [one] Een bot op de lege stoel
       *[other] Bots op de { $count } lege stoelen
    }
waits-for-people =
    { $count ->
        [one] Er is nog één stoel leeg.
       *[other] Er zijn nog { $count } stoelen leeg.
    }
waits-for-ready = Nog niet klaar: { $names }.
all-ready = Iedereen is klaar. De host begint de partij.
all-ready-host = Iedereen is klaar. Je kunt beginnen.
invite = Uitnodigen
link-for-friends = Link voor vrienden
options-host = Als je iets verandert, wordt iedereen die al klaar was opnieuw gevraagd.
options-guest = De host stelt deze in.
table-settings = Instellingen van de tafel
table-locked = Gesloten
table-locked-help = Niemand anders kan gaan zitten.
table-spectators = Toeschouwers
table-spectators-help = Wie de link heeft, mag zien wat openbaar is.
table-hints = Tips
table-hints-help = Spelers mogen vragen wat een bot zou doen.
clock = Klok
clock-none = Geen
clock-move = Per beslissing
clock-fischer = Voor de partij, met bonustijd
clock-none-help = Speel op je gemak, desnoods dagenlang.
clock-move-help = Is de tijd voor een beslissing om, dan beslist een bot tot de speler terug is.
clock-fischer-help = Iedereen heeft een voorraad tijd; elk antwoord levert er wat bij op.
clock-seconds = Seconden
clock-increment = Bonusseconden
clock-left = Resterende tijd
away-limit = Toegestane afwezigheid in seconden
away-limit-help = Daarna mag de host de plek van een afwezige speler doorgeven.
dealing = De dobbelstenen worden geschud
dealing-help = Elk apparaat draagt zijn deel bij, zodat niemand de dobbelstenen kan kiezen.
dealing-missing = Nog niet binnen: het deel van { $names }.
start-without = Zonder beginnen

# Aan tafel
table-loading = Een ogenblik …
table-closed-help = Vraag een nieuwe link aan wie je deze stuurde.
reconnecting = Maakt weer verbinding …
players = Spelers
to-move = aan zet
about-seat = { $name }: tekens en meer
board = Speelbord
table = Tafel
side-panel = Verloop & chat
tab-log = Verloop
tab-chat = Chat
tab-notes = Notities
tab-text = Tekst
tab-rules = Regels
text-view = Het speelbord in woorden
notes-help = Alleen jij ziet je notities; ze blijven op dit apparaat.
log = Verloop
log-empty = Er is nog niets gebeurd.
look-at-moment = Dit moment bekijken
looking-at-moment = Je bekijkt moment { $event }.
live = Terug naar nu
by-clock = tijd om
undone = De laatste zetten zijn teruggenomen.
missed =
    { $count ->
        [one] Terwijl je weg was, is er één ding gebeurd.
       *[other] Terwijl je weg was, zijn er { $count } dingen gebeurd.
    }
missed-since = Nieuw sinds je keek
missed-progress = Sinds je keek: { $at } van { $total }
missed-next = Verder
missed-show = Tonen
missed-skip = Overslaan
zoom-in = Groter
zoom-out = Kleiner
mine = Van mij
do-it-question = { $what }?
do-it = Doen
undo = Terugnemen
undo-ask = Terugnemen vragen
hint = Tip
hint-is = Een bot zou: { $what }
hint-is-sure = Een bot zou: { $what } ({ $share } %)
nudge = Porren
nudged = Er wordt op je gewacht.
your-turn = Jij bent aan de beurt.
paused = De partij is gepauzeerd.
pass-device = Geef het apparaat aan { $name }
pass-device-help = Niemand anders hoort nu te kijken.
i-am = Ik ben { $name }
hot-seat-public = Je ziet alleen wat iedereen mag zien.
hot-seat-private = Je ziet wat { $name } ziet.
look-as = Bekijken als { $name }
cover = Afdekken

# Chat
chat = Chat
chat-empty = Er heeft nog niemand iets gezegd.
chat-write = Schrijf aan de tafel
send = Versturen
ready-phrases = Kant-en-klare zinnen
phrase-about = Over
phrase-about-nobody = niemand
you-are-muted = De host heeft je gedempt.
phrase-hello = Hallo!
phrase-thanks = Dank je!
phrase-well_played = Goed gespeeld!
phrase-good_luck = Veel geluk!
phrase-one_moment = Een ogenblik, graag.
phrase-sorry = Sorry!
phrase-trust_me = Vertrouw me!
phrase-your_turn = { $about }, jij bent aan de beurt.
notice-host = { $name } is nu host.
notice-removed = { $name } is door de host verwijderd.
notice-contribution_wrong = { $seat } stuurde een ander deel voor de dobbelstenen dan beloofd.
notice-contribution_late = Het deel van { $names } voor de dobbelstenen laat op zich wachten.
notice-started_without = De partij is begonnen zonder het deel van { $names } voor de dobbelstenen.
notice-called_off = Het begin is afgeblazen: { $seat } is weggegaan.
notice-declined = { $seat } wijst af: { $what }.
notice-paused = De partij is gepauzeerd.
notice-resumed = De partij gaat verder.
notice-stopped = De partij is gestopt.
notice-timeout = De tijd van { $name } is om: een bot beslist tot { $name } terug is.
notice-conceded = { $name } geeft op: een bot speelt verder.
notice-hand_over = De plek van { $name } is doorgegeven aan { $to }.
notice-returned = { $name } zit weer op de eigen plek.
notice-seat_link = De host heeft een eenmalige link naar de plek van { $name } gemaakt.
notice-claim = { $by } vraagt om de plek van { $name }.
notice-claim_refused = De plek van { $seat } blijft waar hij is.
notice-claimed = { $name } heeft met de link van de host een plek ingenomen.
notice-nudge = { $by } herinnert { $name } eraan dat er gewacht wordt.

# Over een plek
private-mark = Jouw teken
private-mark-help = Alleen jij ziet het.
mute-for-me = Chat voor mij verbergen
muted-for-me = Chat voor jou verborgen
mute-for-all = Voor iedereen dempen
unmute-for-all = Gedempt: weer toestaan
nameless = Iemand
hand-over = Plek doorgeven
hand-over-help = Iemand anders of een bot speelt voor je verder; je kunt de plek weer terugnemen.
hand-over-host-help = Deze speler is al lang weg. Komt hij of zij terug, dan ook de plek.
take-seat-back = Mijn plek terugnemen
seat-link = Eenmalige link naar deze plek
seat-link-help = Voor wie met een apparaat of browser ook de plek kwijt is. Iedereen ziet dat je hem gemaakt hebt.
seat-link-make = Link maken
seat-of-bot = Hier speelt een bot van niveau “{ $level }”.
concede = Opgeven
concede-help = Een bot speelt in jouw plaats verder; de partij telt als de jouwe.
concede-sure = Ja, opgeven
claim-seat = Een plek voor jou
claim-seat-help = Deze link geeft je een plek die al bij deze partij hoort. Is het vorige apparaat er nog, dan wordt het eerst gevraagd.
claim-waits = Het apparaat met de plek wordt gevraagd …
take-seat = Plek innemen
watch-only = Alleen toekijken
claim-asked = { $name } wil de plek van { $seat } overnemen, die op dit apparaat zit. Akkoord?
ask-pause = Pauze voorstellen
ask-resume = Doorgaan voorstellen
ask-stop = Stoppen voorstellen
request-undo = terugnemen
request-stop = stoppen
request-pause = pauze
request-resume = doorgaan
request-by-undo = { $name } vraagt om de laatste zet terug te nemen.
request-by-stop = { $name } stelt voor de partij te stoppen.
request-by-pause = { $name } stelt een pauze voor.
request-by-resume = { $name } stelt voor door te gaan.
request-learned = Sindsdien is er iets bekend geworden.
request-waits = Wacht op { $names }.
agree = Akkoord
refuse = Nee

# Het einde
match-over = De partij is afgelopen
decided-by = Beslist door regel { $rule }
place = Plaats
player = Speler
score = Punten
rematch = Revanche
rematch-wanted = Nog een partij willen: { $names }
share-replay = Herhaling delen
download-log = Logboek downloaden
show-result = Uitslag
verify-dice = Dobbelstenen checken
log-not-there = Het logboek is er nog niet.
verify-chain-good = Het logboek is heel: elke regel past bij de vorige.
verify-chain-open = Het logboek klopt, maar het einde ontbreekt.
verify-chain-bad = Regel { $line } past niet bij de vorige: het logboek is veranderd.
verify-secret-good = Het geheim van de server is het geheim dat voor de partij beloofd was.
verify-secret-bad = Het geheim van de server is niet het beloofde.
verify-witness-good = De belofte is die welke deze browser voor de partij zag.
verify-witness-open = Deze browser zag het begin van de partij niet en kan niet voor de belofte instaan.
verify-witness-bad = De belofte is niet die welke deze browser voor de partij zag!
verify-contributions-good =
    { $count ->
        [0] Geen apparaat heeft een eigen deel bijgedragen.
        [one] Het deel van één apparaat past bij zijn belofte.
       *[other] De delen van { $count } apparaten passen bij hun beloften.
    }
verify-contributions-bad = Het deel van plek { $seat } past niet bij zijn belofte.
verify-own-good = Je eigen deel zit in de dobbelstenen.
verify-own-open = Deze browser heeft geen eigen deel bijgedragen.
verify-own-bad = Je eigen deel zit niet in de dobbelstenen!
verify-draws-good =
    { $count ->
        [one] De ene trekking volgt uit deze dobbelstenen.
       *[other] Alle { $count } trekkingen volgen uit deze dobbelstenen.
    }
verify-draws-open = Deze partij volgt een startwaarde van het lab: over eerlijke dobbelstenen wordt niets beweerd.
verify-draws-bad = De trekkingen van gebeurtenis { $event } volgen niet uit deze dobbelstenen.

# Partijen en herhaling
my-matches-none = Partijen die je hebt uitgespeeld, vind je hier.
match-stopped = gestopt
match-won = gewonnen
match-place = plaats { $place }
replay = Herhaling
replay-of = Herhaling: { $game }
replay-start = Het begin
replay-upload-help = Kies het logboek van een partij dat je hebt gedownload; het wordt gecontroleerd en getoond.
choose-log = Logboek kiezen
log-incomplete = Het logboek is onvolledig
seen-by = Gezien door
seen-open = Alles open
seen-spectator = Een toeschouwer
moment = Moment
moment-of = { $at } van { $last }: { $line }
to-start = Naar het begin
to-end = Naar het einde
step-back = Een stap terug
step-on = Een stap verder
play = Afspelen
pause = Pauzeren
winners = Gewonnen: { $names }
reveal = Wat verborgen was
statistics = Statistiek
statistics-decisions = Beslissingen
statistics-answered-for = Door bot of klok
statistics-mean = Gemiddelde tijd
statistics-longest = Langste
my-statistics = Jouw partijen
my-statistics-none = Hier tellen de partijen van dit spel die je uitspeelt.
statistics-played = Gespeeld
statistics-won = Gewonnen
statistics-length = Gemiddelde duur
statistics-stopped = Gestopt
report-problem = Probleem melden
report-problem-help = Deze link leidt naar precies deze gebeurtenis op het bord. Stuur hem op en schrijf erbij wat er mis is.
link-to-event = Link naar deze gebeurtenis

# Regels en apparaten
rules-of = Regels: { $game }
rules-in-english = Het regelboek is in het Engels.
rules-missing = Dit regelboek bestaat niet
devices-lead = Je plekken en partijen horen bij deze browser. Hier verbind je er andere apparaten mee, zonder account.
device-join = Dit apparaat verbinden
device-join-help = Deze browser toont daarna de plekken en partijen van het apparaat dat de link maakte. Wat hij eerst had, blijft achter.
device-joined = Dit apparaat is verbonden.
device-invite = Apparaat toevoegen
device-invite-help = Open de link binnen tien minuten op het andere apparaat. Hij werkt één keer.
device-link = Link voor het andere apparaat
device-link-make = Link maken
devices-list = Dit zijn jouw apparaten
device-this = Dit apparaat
device-other = Een ander apparaat
device-seen = laatst hier { $when }
device-end = Afmelden

# Weigeringen
refusal-with-rule = { $text } (regel { $rule })
refusal-offline = De server is nu niet bereikbaar.
refusal-malformed = De server kon dat niet lezen.
refusal-unknown_type = De server kent dit soort bericht niet.
refusal-unknown_command = De server kent deze opdracht niet.
refusal-unknown_field = De server kent een deel van dit bericht niet.
refusal-too_large = Dat is te groot.
refusal-too_fast = Te snel: wacht even.
refusal-not_seated = Je hebt geen plek aan deze tafel.
refusal-not_your_seat = Dit is niet jouw plek.
refusal-not_host = Dat mag alleen de host.
refusal-not_now = Dat kan nu niet.
refusal-stale = Er is intussen iets gebeurd: kijk nog eens.
refusal-illegal = Dat mag niet van de regels.
refusal-nothing_owed = Je bent niet aan de beurt.
refusal-seat_taken = Deze plek is bezet.
refusal-seat_unknown = Deze plek bestaat niet.
refusal-name_invalid = Een naam heeft 1 tot 24 zichtbare tekens.
refusal-name_taken = Er zit al iemand met deze naam aan tafel.
refusal-text_invalid = Een regel heeft 1 tot 500 tekens.
refusal-players = Met dit aantal spelers kan het niet.
refusal-option = Deze optie kan deze waarde niet hebben.
refusal-not_ready = Nog niet iedereen is klaar.
refusal-table_full = De tafel is vol.
refusal-table_locked = De tafel is gesloten.
refusal-table_unknown = Deze tafel bestaat niet.
refusal-no_spectators = Deze tafel wil geen toeschouwers.
refusal-muted = Je bent gedempt.
refusal-held_other_seat = Wie een andere plek in deze partij heeft of had, kan deze niet krijgen.
refusal-wrong_secret = Deze link is al gebruikt, of hij is te oud.
refusal-commitment = De belofte voor de dobbelstenen is ongeldig.
refusal-contribution = Het deel voor de dobbelstenen past niet bij zijn belofte.
refusal-not_over = De partij is nog niet afgelopen.
refusal-storing_failed = De server kon dat niet opslaan, dus is het niet gebeurd. Probeer het nog eens.
refusal-request_unknown = Deze vraag staat niet meer open.
refusal-asked_before = Dat heb je al gevraagd: vraag het weer na de volgende zet, of over een minuut.
refusal-undo_nothing = Er valt niets terug te nemen.
refusal-limit = De grens is bereikt.
refusal-set_aside = Deze partij kan met de huidige regels niet verder; het logboek blijft bewaard.
refusal-origin = Dit verzoek kwam van een andere pagina.
refusal-method = Dat doet de server niet op dit adres.
refusal-content_type = De server verwacht de gegevens in een andere vorm.
refusal-no_identity = Deze browser is nog niet bekend: sta cookies toe en laad de pagina opnieuw.
refusal-log_damaged = Het logboek is beschadigd: het is veranderd, of het is er geen.
refusal-log_incomplete = Het logboek is onvolledig.
