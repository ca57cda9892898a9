# Der Rahmen
skip-to-content = Zum Inhalt
home-link = Tempora, zur Startseite
main-navigation = Hauptnavigation
my-matches = Meine Partien
my-devices = Meine Geräte
settings = Einstellungen
close = Schließen
back = Zurück
try-again = Noch einmal versuchen
to-home = Zur Startseite
page-not-loaded = Diese Seite wurde nicht geladen
page-not-loaded-help = Die Verbindung brach ab, oder der Server wurde inzwischen erneuert.
page-unknown = Diese Seite gibt es nicht
page-unknown-help = Vielleicht wurde die Adresse unterwegs abgeschnitten.
copy = Kopieren
share = Teilen
copied = Kopiert.
copy-by-hand = Der Browser lässt die Seite nicht kopieren. Der Text ist markiert: bitte von Hand kopieren.
qr-code = Der Link als QR-Code
default-value = { $value } – Vorgabe

# Einstellungen
theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
language = Sprache
language-system = Wie der Browser
language-incomplete = Diese Sprache ist noch nicht vollständig: was fehlt, erscheint auf Englisch.
setting-sound = Töne
setting-motion = Bewegung, die zeigt, was geschah
setting-confirm = Einmal nachfragen, bevor etwas unumkehrbar ist
setting-peek = Eigene Geheimnisse ohne Klick zeigen
setting-automatic = Für mich antworten, wo es keine Wahl gibt
setting-notifications = Mitteilungen des Browsers, wenn ich dran bin
notifications-impossible = Dieser Browser erlaubt Mitteilungen nur bei sicheren Adressen (https). Titel, Symbol und Ton melden sich trotzdem.
notifications-denied = Mitteilungen wurden abgelehnt; in den Einstellungen des Browsers für diese Seite lassen sie sich erlauben.

# Startseite
home-title = Brettspiele, mit Freunden oder sofort
home-lead = Kein Konto, kein Warten: Spiel wählen, Link verschicken, spielen.
players-range = { $min }–{ $max } Personen
minutes = { $minutes } Minuten
continue = Weiterspielen
waits-for-you = Wartet auf dich
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Gesellschaft. Mach einen Tisch auf und öffne ihn für alle.
table-of = Tisch von { $host }
seats-taken = { $taken } von { $players } Plätzen besetzt
join-by-code = An einen Tisch
table-code = Code oder Link des Tisches
join = Dazukommen
open-log = Protokoll öffnen
phase-lobby = Sammelt sich
phase-dealing = Mischt die Würfel
phase-playing = Läuft
phase-paused = Pause
phase-over = Beendet
phase-stopped = Abgebrochen

# Die Seite eines Spiels
game-unknown = Dieses Spiel gibt es hier nicht
play-now = Jetzt spielen
play-now-help = Sofort, ein Tisch für { $players } mit Bots der Stufe „{ $level }“.
rules = Regeln
new-table = Mit Freunden spielen
new-table-help = Du bekommst einen Link. Wer ihn öffnet, gibt einen Namen ein und setzt sich.
your-name = Dein Name
number-of-players = Personen
create-table = Tisch aufmachen
options = Varianten
level-of-bots = Stufe der Bots
order-usual = Übliche Reihenfolge
order-up = { $value } nach oben
order-down = { $value } nach unten
order-moved = { $value } steht jetzt an Stelle { $place } von { $count }.
level-random = Zufällig
level-greedy = Klug
default-name = Gast
table-open = Offen für alle
table-open-help = Jeder kann den Tisch auf der Startseite finden und sich setzen.

# Vor dem Beginn
lobby-lead = Tisch { $code }
watching =
    { $count ->
        [0] Niemand schaut zu
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
seats = Plätze
seat-number = Platz { $number }
seat-empty = Leerer Stuhl
sit-here = Hier sitzen
sit-down = Hinsetzen
stand-up = Aufstehen
host = Gastgeber
you = du
bot = Bot
away = abwesend
ready = bereit
not-ready = noch nicht bereit
no-bot = Mensch
bot-of-level = Bot: { $level }
bot-for-seat = Wer Platz { $number } einnimmt
remove = Entfernen
move-on = { $name } einen Platz weiter
your-part = Dein Teil
name-of-other = Name der anderen Person
hot-seat-help = Mehrere an einem Gerät: Es wandert von Zug zu Zug weiter, hinter einem Vorhang.
add-at-device = Noch jemand an diesem Gerät
table-is-locked = Der Tisch ist gesperrt: Gerade kann sich niemand setzen.
table-is-full = Alle Plätze sind besetzt. Zuschauen ist willkommen.
say-ready = Ich bin bereit
i-am-ready = Bereit
start = Beginnen
fill-with-bots =
    { $count ->
        [one] Ein Bot für den leeren Stuhl
       *[other] Bots für die { $count } leeren Stühle
    }
waits-for-people =
    { $count ->
        [one] Ein Stuhl ist noch leer.
       *[other] { $count } Stühle sind noch leer.
    }
waits-for-ready = Noch nicht bereit: { $names }.
all-ready = Alle sind bereit. Der Gastgeber beginnt die Partie.
all-ready-host = Alle sind bereit. Du kannst beginnen.
invite = Einladen
link-for-friends = Link für Freunde
options-host = Wer schon bereit war, wird nach einer Änderung noch einmal gefragt.
options-guest = Der Gastgeber stellt sie ein.
table-settings = Einstellungen des Tisches
table-locked = Gesperrt
table-locked-help = Niemand sonst kann sich setzen.
table-spectators = Zuschauer
table-spectators-help = Wer den Link hat, darf sehen, was offen liegt.
table-hints = Hinweise
table-hints-help = Man darf fragen, was ein Bot täte.
clock = Uhr
clock-none = Keine
clock-move = Für jede Entscheidung
clock-fischer = Für die Partie, mit Zuschlag
clock-none-help = In Ruhe spielen, auch über Tage.
clock-move-help = Ist die Zeit einer Entscheidung um, entscheidet ein Bot, bis die Person wieder da ist.
clock-fischer-help = Jeder hat einen Vorrat an Zeit; jede Antwort gibt etwas dazu.
clock-seconds = Sekunden
clock-increment = Zuschlag in Sekunden
clock-left = Übrige Zeit
away-limit = Abwesenheit in Sekunden
away-limit-help = Danach darf der Gastgeber den Platz einer abwesenden Person weitergeben.
dealing = Die Würfel werden gemischt
dealing-help = Jedes Gerät gibt seinen Teil dazu, damit niemand die Würfel wählen kann.
dealing-missing = Es fehlt noch der Teil von { $names }.
start-without = Ohne beginnen

# Am Tisch
table-loading = Einen Moment …
table-closed-help = Bitte die Person, die dir den Link geschickt hat, um einen neuen.
reconnecting = Verbindet wieder …
players = Mitspieler
to-move = am Zug
about-seat = { $name }: Merkzeichen und mehr
board = Spielplan
table = Tisch
side-panel = Verlauf & Chat
tab-log = Verlauf
tab-chat = Chat
tab-notes = Notizen
tab-text = Text
tab-rules = Regeln
text-view = Der Spielplan in Worten
notes-help = Nur du siehst deine Notizen; sie bleiben auf diesem Gerät.
log = Verlauf
log-empty = Noch ist nichts geschehen.
look-at-moment = Diesen Moment ansehen
looking-at-moment = Du siehst Moment { $event }.
live = Zurück zur Gegenwart
by-clock = Zeit abgelaufen
undone = Die letzten Züge wurden zurückgenommen.
missed =
    { $count ->
        [one] Während du weg warst, ist eine Sache geschehen.
       *[other] Während du weg warst, sind { $count } Dinge geschehen.
    }
missed-since = Neu, seit du zuletzt hier warst
missed-progress = Seit du zuletzt hier warst: { $at } von { $total }
missed-next = Weiter
missed-show = Zeigen
missed-skip = Überspringen
zoom-in = Größer
zoom-out = Kleiner
mine = Meins
do-it-question = { $what }?
do-it = Ja
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
hint = Hinweis
hint-is = Ein Bot würde: { $what }
hint-is-sure = Ein Bot würde: { $what } ({ $share } %)
nudge = Anstupsen
nudged = Man wartet auf dich.
your-turn = Du bist dran.
paused = Die Partie macht Pause.
pass-device = Gib das Gerät an { $name }
pass-device-help = Sonst sollte jetzt niemand hinsehen.
i-am = Ich bin { $name }
hot-seat-public = Zu sehen ist nur, was alle sehen dürfen.
hot-seat-private = Zu sehen ist, was { $name } sieht.
look-as = Als { $name } ansehen
cover = Verdecken

# Chat
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = An den Tisch schreiben
send = Senden
ready-phrases = Fertige Sätze
phrase-about = Über
phrase-about-nobody = niemanden
you-are-muted = Der Gastgeber hat dich stummgeschaltet.
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well_played = Gut gespielt!
phrase-good_luck = Viel Glück!
phrase-one_moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-trust_me = Vertraut mir!
phrase-your_turn = { $about }, du bist dran.
notice-host = { $name } ist jetzt Gastgeber.
notice-removed = { $name } wurde vom Gastgeber entfernt.
notice-contribution_wrong = { $seat } hat für die Würfel einen anderen Teil geschickt als versprochen.
notice-contribution_late = Der Teil von { $names } für die Würfel lässt auf sich warten.
notice-started_without = Die Partie begann ohne den Würfelteil von { $names }.
notice-called_off = Der Beginn wurde abgesagt: { $seat } ist gegangen.
notice-declined = { $seat } lehnt ab: { $what }.
notice-paused = Die Partie macht Pause.
notice-resumed = Die Partie geht weiter.
notice-stopped = Die Partie wurde abgebrochen.
notice-timeout = Die Zeit von { $name } ist abgelaufen: Ein Bot entscheidet bis zur Rückkehr.
notice-conceded = { $name } gibt auf: Ein Bot spielt weiter.
notice-hand_over = Der Platz von { $name } ging an { $to }.
notice-returned = { $name } ist an den eigenen Platz zurückgekehrt.
notice-seat_link = Der Gastgeber hat einen Einmal-Link zum Platz von { $name } gemacht.
notice-claim = { $by } bittet um den Platz von { $name }.
notice-claim_refused = Der Platz von { $seat } bleibt, wo er ist.
notice-claimed = { $name } hat mit dem Link des Gastgebers einen Platz eingenommen.
notice-nudge = { $by } erinnert { $name }: Man wartet auf dich.

# Über einen Platz
private-mark = Dein Merkzeichen
private-mark-help = Nur du siehst es.
mute-for-me = Chat für mich ausblenden
muted-for-me = Chat für dich ausgeblendet
mute-for-all = Für alle stummschalten
unmute-for-all = Stumm: wieder erlauben
nameless = Jemand
hand-over = Platz weitergeben
hand-over-help = Jemand anderes oder ein Bot spielt für dich weiter; du kannst den Platz zurücknehmen.
hand-over-host-help = Diese Person ist schon lange weg. Kommt sie wieder, bekommt sie den Platz zurück.
take-seat-back = Meinen Platz zurücknehmen
seat-link = Einmal-Link zu diesem Platz
seat-link-help = Für jemanden, der den Platz mit Gerät oder Browser verloren hat. Alle sehen, dass du ihn gemacht hast.
seat-link-make = Link machen
seat-of-bot = Hier spielt ein Bot der Stufe „{ $level }“.
concede = Aufgeben
concede-help = Ein Bot spielt an deiner Stelle weiter; die Partie zählt als deine.
concede-sure = Ja, aufgeben
claim-seat = Ein Platz für dich
claim-seat-help = Dieser Link gibt dir einen Platz, der schon zu dieser Partie gehört. Ist sein bisheriges Gerät noch da, wird es zuerst gefragt.
claim-waits = Das Gerät mit dem Platz wird gefragt …
take-seat = Platz nehmen
watch-only = Nur zuschauen
claim-asked = { $name } möchte den Platz von { $seat } übernehmen, der an diesem Gerät ist. Einverstanden?
ask-pause = Pause vorschlagen
ask-resume = Weiterspielen vorschlagen
ask-stop = Abbruch vorschlagen
request-undo = Zurücknehmen
request-stop = Abbruch
request-pause = Pause
request-resume = Weiterspielen
request-by-undo = { $name } bittet, den letzten Zug zurückzunehmen.
request-by-stop = { $name } schlägt vor, die Partie abzubrechen.
request-by-pause = { $name } schlägt eine Pause vor.
request-by-resume = { $name } schlägt vor weiterzuspielen.
request-learned = Seitdem wurde etwas bekannt.
request-waits = Noch offen: { $names }.
agree = Einverstanden
refuse = Nein

# Das Ende
match-over = Die Partie ist zu Ende
decided-by = Entschieden durch Regel { $rule }
place = Rang
player = Person
score = Punkte
rematch = Revanche
rematch-wanted = Noch eine Partie möchten: { $names }
share-replay = Aufzeichnung teilen
download-log = Protokoll laden
show-result = Ergebnis
verify-dice = Würfel prüfen
log-not-there = Das Protokoll ist noch nicht da.
verify-chain-good = Das Protokoll ist heil: Jede Zeile passt zur vorigen.
verify-chain-open = Das Protokoll passt zusammen, aber sein Ende fehlt.
verify-chain-bad = Zeile { $line } passt nicht zur vorigen: Das Protokoll wurde verändert.
verify-secret-good = Das Geheimnis des Servers ist das vor der Partie versprochene.
verify-secret-bad = Das Geheimnis des Servers ist nicht das versprochene.
verify-witness-good = Das Versprechen ist das, welches dieser Browser vor der Partie gesehen hat.
verify-witness-open = Dieser Browser hat den Beginn nicht gesehen und kann für das Versprechen nicht bürgen.
verify-witness-bad = Das Versprechen ist nicht das, welches dieser Browser vor der Partie gesehen hat!
verify-contributions-good =
    { $count ->
        [0] Kein Gerät gab einen eigenen Teil dazu.
        [one] Der Teil eines Geräts passt zu seinem Versprechen.
       *[other] Die Teile von { $count } Geräten passen zu ihren Versprechen.
    }
verify-contributions-bad = Der Teil von Platz { $seat } passt nicht zu seinem Versprechen.
verify-own-good = Dein eigener Teil steckt in den Würfeln.
verify-own-open = Dieser Browser gab keinen eigenen Teil dazu.
verify-own-bad = Dein eigener Teil steckt nicht in den Würfeln!
verify-draws-good =
    { $count ->
        [one] Die eine Ziehung folgt aus diesen Würfeln.
       *[other] Alle { $count } Ziehungen folgen aus diesen Würfeln.
    }
verify-draws-open = Diese Partie folgt einem Startwert des Labors: Über faire Würfel ist nichts behauptet.
verify-draws-bad = Die Ziehungen von Ereignis { $event } folgen nicht aus diesen Würfeln.

# Partien und Aufzeichnung
my-matches-none = Beendete Partien sind hier zu finden.
match-stopped = abgebrochen
match-won = gewonnen
match-place = Rang { $place }
replay = Aufzeichnung
replay-of = Aufzeichnung: { $game }
replay-start = Der Anfang
replay-upload-help = Wähle das geladene Protokoll einer Partie; es wird geprüft und gezeigt.
choose-log = Protokoll wählen
log-incomplete = Das Protokoll ist unvollständig
seen-by = Gesehen von
seen-open = Alles offen
seen-spectator = Zuschauer
moment = Moment
moment-of = { $at } von { $last }: { $line }
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
winners = Gewonnen: { $names }
reveal = Was verborgen war
statistics = Statistik
statistics-decisions = Entscheidungen
statistics-answered-for = Durch Bot oder Uhr
statistics-mean = Zeit im Mittel
statistics-longest = Längste
my-statistics = Deine Partien
my-statistics-none = Hier werden die Partien dieses Spiels gezählt, die du beendest.
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-length = Mittlere Dauer
statistics-stopped = Abgebrochen
report-problem = Problem melden
report-problem-help = Dieser Link führt genau zu diesem Ereignis auf dem Plan. Schick ihn mit einem Wort dazu, was nicht stimmt.
link-to-event = Link zu diesem Ereignis

# Regeln und Geräte
rules-of = Regeln: { $game }
rules-in-english = Das Regelbuch ist englisch.
rules-missing = Dieses Regelbuch gibt es nicht
devices-lead = Deine Plätze und Partien gehören zu diesem Browser. Hier verbindest du weitere Geräte damit, ohne Konto.
device-join = Dieses Gerät verbinden
device-join-help = Dieser Browser zeigt danach Plätze und Partien des Geräts, das den Link gemacht hat. Was er vorher hatte, bleibt zurück.
device-joined = Dieses Gerät ist verbunden.
device-invite = Gerät hinzufügen
device-invite-help = Öffne den Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal.
device-link = Link für das andere Gerät
device-link-make = Link machen
devices-list = Das sind deine Geräte
device-this = Dieses Gerät
device-other = Ein anderes Gerät
device-seen = zuletzt hier { $when }
device-end = Abmelden

# Ablehnungen
refusal-with-rule = { $text } (Regel { $rule })
refusal-offline = Der Server ist gerade nicht zu erreichen.
refusal-malformed = Der Server konnte das nicht lesen.
refusal-unknown_type = Der Server kennt diese Art Nachricht nicht.
refusal-unknown_command = Der Server kennt diesen Befehl nicht.
refusal-unknown_field = Der Server kennt einen Teil dieser Nachricht nicht.
refusal-too_large = Das ist zu groß.
refusal-too_fast = Zu schnell: Warte einen Moment.
refusal-not_seated = Du hast an diesem Tisch keinen Platz.
refusal-not_your_seat = Das ist nicht dein Platz.
refusal-not_host = Das darf nur der Gastgeber.
refusal-not_now = Das geht jetzt nicht.
refusal-stale = Inzwischen ist etwas geschehen: Sieh noch einmal hin.
refusal-illegal = Das erlauben die Regeln nicht.
refusal-nothing_owed = Du bist nicht dran.
refusal-seat_taken = Dieser Platz ist besetzt.
refusal-seat_unknown = Diesen Platz gibt es nicht.
refusal-name_invalid = Ein Name hat 1 bis 24 sichtbare Zeichen.
refusal-name_taken = Am Tisch heißt schon jemand so.
refusal-text_invalid = Eine Zeile hat 1 bis 500 Zeichen.
refusal-players = Diese Zahl von Personen ist nicht möglich.
refusal-option = Diese Variante nimmt diesen Wert nicht an.
refusal-not_ready = Noch sind nicht alle bereit.
refusal-table_full = Der Tisch ist voll.
refusal-table_locked = Der Tisch ist gesperrt.
refusal-table_unknown = Diesen Tisch gibt es nicht.
refusal-no_spectators = Dieser Tisch möchte keine Zuschauer.
refusal-muted = Du bist stummgeschaltet.
refusal-held_other_seat = Wer einen anderen Platz dieser Partie hat oder hatte, kann diesen nicht haben.
refusal-wrong_secret = Dieser Link wurde schon benutzt oder ist zu alt.
refusal-commitment = Das Versprechen für die Würfel ist nicht gültig.
refusal-contribution = Der Teil für die Würfel passt nicht zu seinem Versprechen.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-storing_failed = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
refusal-request_unknown = Diese Frage ist nicht mehr offen.
refusal-asked_before = Darum hast du schon gebeten: Frag nach dem nächsten Zug wieder oder in einer Minute.
refusal-undo_nothing = Es gibt nichts zurückzunehmen.
refusal-limit = Die Grenze ist erreicht.
refusal-set_aside = Diese Partie kann nach den jetzigen Regeln nicht weitergehen; ihr Protokoll ist aufbewahrt.
refusal-origin = Diese Anfrage kam von einer anderen Seite.
refusal-method = Das tut der Server an dieser Adresse nicht.
refusal-content_type = Der Server erwartet die Daten in anderer Form.
refusal-no_identity = Dieser Browser ist noch nicht bekannt: Erlaube Cookies und lade die Seite neu.
refusal-log_damaged = Das Protokoll ist beschädigt: Es wurde verändert oder ist keines.
refusal-log_incomplete = Das Protokoll ist unvollständig.
