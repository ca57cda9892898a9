# המסגרת
skip-to-content = דילוג לתוכן
home-link = Tempora, לדף הבית
main-navigation = ניווט ראשי
my-matches = המשחקים שלי
my-devices = המכשירים שלי
settings = הגדרות
close = סגירה
back = חזרה
try-again = לנסות שוב
to-home = לדף הבית
page-not-loaded = הדף הזה לא נטען
page-not-loaded-help = החיבור נקטע, או שהשרת התחדש בינתיים.
page-unknown = אין דף כזה
page-unknown-help = אולי הכתובת נקטעה בדרך.
copy = העתקה
share = שיתוף
copied = הועתק.
copy-by-hand = הדפדפן לא מאפשר לדף להעתיק. הטקסט מסומן: אפשר להעתיק אותו ידנית.
qr-code = הקישור כקוד QR
default-value = { $value } – ברירת המחדל

# הגדרות
theme = בהיר או כהה
theme-system = כמו במערכת
theme-light = בהיר
theme-dark = כהה
language = שפה
language-system = כמו בדפדפן
language-incomplete = השפה הזאת עוד לא שלמה: מה שחסר מופיע באנגלית.
setting-sound = צלילים
setting-motion = תנועה שמראה מה קרה
setting-confirm = לשאול פעם אחת לפני מה שאי אפשר לבטל
setting-peek = להציג את הסודות שלי בלי לחיצה
setting-automatic = לענות במקומי כשאין מה לבחור
setting-notifications = התראות של הדפדפן כשמגיע תורי
notifications-impossible = הדפדפן הזה מאפשר התראות רק בכתובות מאובטחות (https). הכותרת, הסמל והצליל פועלים בכל זאת.
notifications-denied = ההתראות נדחו; אפשר להתיר אותן בהגדרות הדפדפן לדף הזה.

# דף הבית
home-title = משחקי לוח, עם חברים או מיד
home-lead = בלי חשבון ובלי המתנה: בוחרים משחק, שולחים קישור ומשחקים.
players-range = { $min } עד { $max } שחקנים
minutes = { $minutes } דקות
continue = להמשיך לשחק
waits-for-you = מחכים לך
open-tables = שולחנות פתוחים
open-tables-none = כרגע איש לא מחפש חברה. אפשר לפתוח שולחן ולהזמין את כולם.
table-of = השולחן של { $host }
seats-taken = { $taken } מתוך { $players } מקומות תפוסים
join-by-code = הצטרפות לשולחן
table-code = קוד או קישור של השולחן
join = הצטרפות
open-log = פתיחת יומן
phase-lobby = מתאספים
phase-dealing = מערבבים את הקוביות
phase-playing = משחקים
phase-paused = בהפסקה
phase-over = נגמר
phase-stopped = נעצר

# הדף של משחק
game-unknown = המשחק הזה לא נמצא כאן
play-now = לשחק עכשיו
play-now-help = מיד, שולחן של { $players } עם בוטים ברמה ״{ $level }״.
rules = חוקים
new-table = לשחק עם חברים
new-table-help = מקבלים קישור. מי שפותח אותו כותב שם ומתיישב.
your-name = השם שלך
number-of-players = מספר השחקנים
create-table = פתיחת שולחן
options = אפשרויות
level-of-bots = רמת הבוטים
order-usual = הסדר הרגיל
order-up = להעלות: { $value }
order-down = להוריד: { $value }
order-moved = { $value }: עכשיו במקום { $place } מתוך { $count }.
level-random = אקראי
level-greedy = חכם
default-name = אורח
table-open = פתוח לכולם
table-open-help = כל אחד יכול למצוא את השולחן בדף הבית ולהתיישב.

# לפני ההתחלה
lobby-lead = שולחן { $code }
watching =
    { $count ->
        [0] אין צופים
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
seats = מקומות
seat-number = מקום { $number }
seat-empty = כיסא פנוי
sit-here = לשבת כאן
sit-down = להתיישב
stand-up = לקום
host = מארח/ת
you = את/ה
bot = בוט
away = לא כאן
ready = מוכן/ה
not-ready = עוד לא מוכן/ה
no-bot = אדם
bot-of-level = בוט: { $level }
bot-for-seat = מי יושב במקום { $number }
remove = הסרה
move-on = להעביר את { $name } מקום אחד הלאה
your-part = החלק שלך
name-of-other = השם של מי שמצטרף
hot-seat-help = כמה אנשים על מכשיר אחד: הוא עובר מיד ליד בכל תור, מאחורי מסך.
add-at-device = עוד מישהו במכשיר הזה
table-is-locked = השולחן נעול: כרגע אי אפשר להתיישב.
table-is-full = כל המקומות תפוסים. אפשר לצפות.
say-ready = אפשר להתחיל מבחינתי
i-am-ready = מוכן/ה
start = להתחיל
fill-with-bots =
    { $count ->
        [one] בוט לכיסא הפנוי
        [two] בוטים לשני הכיסאות הפנויים
       *[other] בוטים ל־{ $count } הכיסאות הפנויים
    }
waits-for-people =
    { $count ->
        [one] עוד כיסא אחד פנוי.
        [two] עוד שני כיסאות פנויים.
       *[other] עוד { $count } כיסאות פנויים.
    }
waits-for-ready = עוד לא אמרו ״מוכן/ה״: { $names }.
all-ready = כולם מוכנים. מי שמארח מתחיל את המשחק.
all-ready-host = כולם מוכנים. אפשר להתחיל.
invite = להזמין
link-for-friends = קישור לחברים
options-host = אחרי שינוי, מי שכבר אמר ״מוכן/ה״ יישאל שוב.
options-guest = מי שמארח קובע אותן.
table-settings = הגדרות השולחן
table-locked = נעול
table-locked-help = איש מלבד היושבים לא יכול להתיישב.
table-spectators = צופים
table-spectators-help = מי שבידו הקישור יכול לראות את מה שגלוי לכולם.
table-hints = רמזים
table-hints-help = אפשר לשאול מה בוט היה עושה.
clock = שעון
clock-none = בלי
clock-move = לכל החלטה
clock-fischer = לכל המשחק, עם תוספת
clock-none-help = לשחק בנחת, גם לאורך ימים.
clock-move-help = כשנגמר הזמן להחלטה, בוט מחליט עד שחוזרים.
clock-fischer-help = לכל אחד מאגר של זמן; כל תשובה מוסיפה קצת.
clock-seconds = שניות
clock-increment = תוספת בשניות
clock-left = הזמן שנותר
away-limit = היעדרות מותרת בשניות
away-limit-help = אחריה מי שמארח רשאי למסור את המקום של מי שנעדר.
dealing = הקוביות מתערבבות
dealing-help = כל מכשיר מוסיף חלק משלו, כדי שאיש לא יוכל לבחור את הקוביות.
dealing-missing = עוד חסר החלק של { $names }.
start-without = להתחיל בלי לחכות

# ליד השולחן
table-loading = רק רגע…
table-closed-help = אפשר לבקש קישור חדש ממי ששלח לך את הקישור.
reconnecting = מתחברים מחדש…
players = שחקנים
to-move = התור כאן
about-seat = { $name }: סימנים ועוד
board = לוח
table = שולחן
side-panel = יומן וצ׳אט
tab-log = יומן
tab-chat = צ׳אט
tab-notes = פתקים
tab-text = טקסט
tab-rules = חוקים
text-view = הלוח במילים
notes-help = הפתקים גלויים רק לך; הם נשארים במכשיר הזה.
log = יומן
log-empty = עוד לא קרה דבר.
look-at-moment = להביט ברגע הזה
looking-at-moment = כך זה נראה ברגע { $event }.
live = חזרה להווה
by-clock = נגמר הזמן
undone = המהלכים האחרונים בוטלו.
missed =
    { $count ->
        [one] דבר אחד קרה בזמן שלא היית כאן.
        [two] שני דברים קרו בזמן שלא היית כאן.
       *[other] { $count } דברים קרו בזמן שלא היית כאן.
    }
missed-since = חדש מאז הביקור האחרון
missed-progress = מאז הביקור האחרון: { $at } מתוך { $total }
missed-next = הבא
missed-show = להציג
missed-skip = לדלג
zoom-in = הגדלה
zoom-out = הקטנה
mine = שלי
do-it-question = { $what }?
do-it = כן
undo = ביטול מהלך
undo-ask = בקשה לבטל מהלך
hint = רמז
hint-is = בוט היה בוחר: { $what }
hint-is-sure = בוט היה בוחר: { $what } ({ $share }%)
nudge = לתת תזכורת
nudged = מחכים לך.
your-turn = התור שלך.
paused = המשחק בהפסקה.
pass-device = העבירו את המכשיר אל { $name }
pass-device-help = איש מלבדך לא אמור להסתכל עכשיו.
i-am = זה אני: { $name }
hot-seat-public = מוצג רק מה שכולם רשאים לראות.
hot-seat-private = מוצג מה שנמצא לעיני { $name }.
look-as = להסתכל בתור { $name }
cover = לכסות

# צ׳אט
chat = צ׳אט
chat-empty = איש עוד לא אמר דבר.
chat-write = לכתוב אל השולחן
send = שליחה
ready-phrases = משפטים מוכנים
phrase-about = על
phrase-about-nobody = אף אחד
you-are-muted = הושתקת בידי מי שמארח.
phrase-hello = שלום!
phrase-thanks = תודה!
phrase-well_played = שיחקת יפה!
phrase-good_luck = בהצלחה!
phrase-one_moment = רק רגע, בבקשה.
phrase-sorry = סליחה!
phrase-trust_me = סמכו עליי!
phrase-your_turn = { $about }, התור שלך.
notice-host = האירוח עבר אל { $name }.
notice-removed = { $name } כבר לא ליד השולחן, לפי החלטת מי שמארח.
notice-contribution_wrong = החלק של { $seat } לקוביות אינו החלק שהובטח.
notice-contribution_late = החלק של { $names } לקוביות מתעכב.
notice-started_without = המשחק התחיל בלי החלק של { $names } לקוביות.
notice-called_off = ההתחלה בוטלה: המקום של { $seat } התפנה.
notice-declined = סירוב מצד { $seat }: { $what }.
notice-paused = המשחק בהפסקה.
notice-resumed = המשחק נמשך.
notice-stopped = המשחק נעצר.
notice-timeout = הזמן של { $name } נגמר: בוט מחליט עד לחזרה.
notice-conceded = פרישה של { $name }: בוט ממשיך לשחק.
notice-hand_over = המקום של { $name } עבר אל { $to }.
notice-returned = המקום חזר אל { $name }.
notice-seat_link = מי שמארח יצר קישור חד־פעמי למקום של { $name }.
notice-claim = בקשה של { $by }: לקבל את המקום של { $name }.
notice-claim_refused = המקום של { $seat } נשאר כפי שהיה.
notice-claimed = מקום עבר אל { $name } בקישור ממי שמארח.
notice-nudge = תזכורת מאת { $by } אל { $name }: מחכים לך.

# על מקום
private-mark = הסימן שלך
private-mark-help = גלוי רק לך.
mute-for-me = להסתיר ממני את הצ׳אט
muted-for-me = הצ׳אט מוסתר ממך
mute-for-all = השתקה לכולם
unmute-for-all = בהשתקה: להתיר שוב
nameless = מישהו
hand-over = מסירת המקום
hand-over-help = מישהו אחר או בוט ממשיך במקומך; אפשר לקבל את המקום בחזרה.
hand-over-host-help = מי שיושב כאן נעדר כבר זמן רב. המקום יוחזר עם השיבה.
take-seat-back = לקבל את המקום שלי בחזרה
seat-link = קישור חד־פעמי למקום הזה
seat-link-help = למי שאיבד את המקום, עם מכשיר אחר או דפדפן אחר. כולם רואים שיצרת אותו.
seat-link-make = יצירת קישור
seat-of-bot = כאן משחק בוט ברמה ״{ $level }״.
concede = פרישה
concede-help = בוט ימשיך לשחק במקומך; המשחק נחשב שלך.
concede-sure = כן, לפרוש
claim-seat = מקום בשבילך
claim-seat-help = הקישור הזה נותן לך מקום שכבר שייך למשחק הזה. אם המכשיר הקודם עדיין מחובר, הוא יישאל קודם.
claim-waits = שואלים את המכשיר שהמקום אצלו…
take-seat = לשבת במקום
watch-only = רק לצפות
claim-asked = בקשה של { $name }: לקבל את המקום של { $seat } שבמכשיר הזה. להסכים?
ask-pause = להציע הפסקה
ask-resume = להציע להמשיך
ask-stop = להציע לעצור
request-undo = ביטול מהלך
request-stop = עצירה
request-pause = הפסקה
request-resume = המשך
request-by-undo = בקשה של { $name }: לבטל את המהלך האחרון.
request-by-stop = הצעה של { $name }: לעצור את המשחק.
request-by-pause = הצעה של { $name }: לצאת להפסקה.
request-by-resume = הצעה של { $name }: להמשיך לשחק.
request-learned = מאז נודע משהו.
request-waits = עוד לא ענו: { $names }.
agree = מסכים/ה
refuse = לא

# הסוף
match-over = המשחק נגמר
decided-by = הוכרע לפי חוק { $rule }
place = דירוג
player = שחקן
score = נקודות
rematch = משחק חוזר
rematch-wanted = רוצים עוד משחק: { $names }
share-replay = שיתוף הצפייה החוזרת
download-log = הורדת היומן
show-result = התוצאה
verify-dice = בדיקת הקוביות
log-not-there = היומן עוד לא כאן.
verify-chain-good = היומן שלם: כל שורה מתאימה לקודמת.
verify-chain-open = היומן עקבי, אבל סופו חסר.
verify-chain-bad = שורה { $line } לא מתאימה לקודמת: היומן שונה.
verify-secret-good = הסוד של השרת הוא זה שהובטח לפני המשחק.
verify-secret-bad = הסוד של השרת אינו זה שהובטח.
verify-witness-good = ההבטחה היא זו שהדפדפן הזה ראה לפני המשחק.
verify-witness-open = הדפדפן הזה לא ראה את תחילת המשחק ולא יכול לערוב להבטחה.
verify-witness-bad = ההבטחה אינה זו שהדפדפן הזה ראה לפני המשחק!
verify-contributions-good =
    { $count ->
        [0] שום מכשיר לא הוסיף חלק משלו.
        [one] החלק של מכשיר אחד מתאים להבטחתו.
        [two] החלקים של שני מכשירים מתאימים להבטחותיהם.
       *[other] החלקים של { $count } מכשירים מתאימים להבטחותיהם.
    }
verify-contributions-bad = החלק של מקום { $seat } לא מתאים להבטחתו.
verify-own-good = החלק שלך נמצא בקוביות.
verify-own-open = הדפדפן הזה לא הוסיף חלק משלו.
verify-own-bad = החלק שלך לא נמצא בקוביות!
verify-draws-good =
    { $count ->
        [one] ההגרלה היחידה נובעת מהקוביות האלה.
        [two] שתי ההגרלות נובעות מהקוביות האלה.
       *[other] כל { $count } ההגרלות נובעות מהקוביות האלה.
    }
verify-draws-open = המשחק הזה נובע מערך התחלה של המעבדה: אין כאן הבטחה לקוביות הוגנות.
verify-draws-bad = ההגרלות של אירוע { $event } לא נובעות מהקוביות האלה.

# משחקים וצפייה חוזרת
my-matches-none = המשחקים שיסתיימו יופיעו כאן.
match-stopped = נעצר
match-won = ניצחון
match-place = מקום { $place }
replay = צפייה חוזרת
replay-of = צפייה חוזרת: { $game }
replay-start = ההתחלה
replay-upload-help = בחרו יומן של משחק שהורדתם; הוא ייבדק ויוצג.
choose-log = בחירת יומן
log-incomplete = היומן חלקי
seen-by = דרך העיניים של
seen-open = הכול גלוי
seen-spectator = צופים
moment = רגע
moment-of = { $at } מתוך { $last }: { $line }
to-start = להתחלה
to-end = לסוף
step-back = צעד אחד אחורה
step-on = צעד אחד קדימה
play = הפעלה
pause = השהיה
winners = ניצחון: { $names }
reveal = מה שהיה נסתר
statistics = סטטיסטיקה
statistics-decisions = החלטות
statistics-answered-for = בידי בוט או שעון
statistics-mean = זמן ממוצע
statistics-longest = הארוך ביותר
my-statistics = המשחקים שלך
my-statistics-none = כאן ייספרו המשחקים שלך שהסתיימו.
statistics-played = משחקים
statistics-won = ניצחונות
statistics-length = משך ממוצע
statistics-stopped = נעצרו
report-problem = דיווח על בעיה
report-problem-help = הקישור הזה מוביל בדיוק אל האירוע שעל הלוח. שלחו אותו עם מילה על מה שלא בסדר.
link-to-event = קישור לאירוע הזה

# חוקים ומכשירים
rules-of = החוקים: { $game }
rules-in-english = ספר החוקים באנגלית.
rules-missing = אין ספר חוקים כזה
devices-lead = המקומות והמשחקים שלך שייכים לדפדפן הזה. כאן אפשר לצרף אליו מכשירים נוספים, בלי חשבון.
device-join = צירוף המכשיר הזה
device-join-help = הדפדפן הזה יציג את המקומות ואת המשחקים של המכשיר שיצר את הקישור. מה שהיה בו קודם נשאר מאחור.
device-joined = המכשיר הזה צורף.
device-invite = הוספת מכשיר
device-invite-help = פתחו את הקישור במכשיר האחר בתוך עשר דקות. הוא תקף פעם אחת.
device-link = קישור למכשיר האחר
device-link-make = יצירת קישור
devices-list = אלה המכשירים שלך
device-this = המכשיר הזה
device-other = מכשיר אחר
device-seen = ביקור אחרון: { $when }
device-end = ניתוק

# סירובים
refusal-with-rule = { $text } (חוק { $rule })
refusal-offline = השרת לא זמין כרגע.
refusal-malformed = השרת לא הצליח לקרוא את זה.
refusal-unknown_type = השרת לא מכיר הודעה מהסוג הזה.
refusal-unknown_command = השרת לא מכיר את הפקודה הזאת.
refusal-unknown_field = השרת לא מכיר חלק מההודעה הזאת.
refusal-too_large = זה גדול מדי.
refusal-too_fast = מהר מדי: חכו רגע.
refusal-not_seated = אין לך מקום ליד השולחן הזה.
refusal-not_your_seat = זה לא המקום שלך.
refusal-not_host = רק מי שמארח יכול לעשות את זה.
refusal-not_now = אי אפשר לעשות את זה עכשיו.
refusal-stale = בינתיים קרה משהו: כדאי להסתכל שוב.
refusal-illegal = החוקים לא מרשים את זה.
refusal-nothing_owed = זה לא התור שלך.
refusal-seat_taken = המקום הזה תפוס.
refusal-seat_unknown = אין מקום כזה.
refusal-name_invalid = בשם יש 1 עד 24 תווים שאפשר לראות.
refusal-name_taken = ליד השולחן כבר יש מישהו בשם הזה.
refusal-text_invalid = בשורה יש 1 עד 500 תווים.
refusal-players = מספר השחקנים הזה לא אפשרי.
refusal-option = הערך הזה לא מתאים לאפשרות הזאת.
refusal-not_ready = עוד לא כולם מוכנים.
refusal-table_full = השולחן מלא.
refusal-table_locked = השולחן נעול.
refusal-table_unknown = אין שולחן כזה.
refusal-no_spectators = השולחן הזה לא מקבל צופים.
refusal-muted = הצ׳אט שלך מושתק.
refusal-held_other_seat = מי שמקום אחר במשחק הזה שלו, או היה שלו, לא יכול לקבל את המקום הזה.
refusal-wrong_secret = הקישור הזה כבר נוצל, או שהוא ישן מדי.
refusal-commitment = ההבטחה לקוביות לא תקפה.
refusal-contribution = החלק לקוביות לא מתאים להבטחתו.
refusal-not_over = המשחק עוד לא נגמר.
refusal-storing_failed = השרת לא הצליח לשמור את זה, ולכן זה לא קרה. אפשר לנסות שוב.
refusal-request_unknown = השאלה הזאת כבר לא פתוחה.
refusal-asked_before = כבר ביקשת את זה: אפשר לבקש שוב אחרי המהלך הבא, או בעוד דקה.
refusal-undo_nothing = אין מה לבטל.
refusal-limit = הגענו לגבול.
refusal-set_aside = המשחק הזה לא יכול להימשך לפי החוקים הנוכחיים; היומן שלו שמור.
refusal-origin = הבקשה הזאת הגיעה מדף אחר.
refusal-method = השרת לא עושה את זה בכתובת הזאת.
refusal-content_type = השרת מצפה לנתונים בצורה אחרת.
refusal-no_identity = הדפדפן הזה עוד לא מוכר: יש לאפשר עוגיות ולטעון את הדף שוב.
refusal-log_damaged = היומן פגום: הוא שונה, או שזה בכלל לא יומן.
refusal-log_incomplete = היומן חלקי.
