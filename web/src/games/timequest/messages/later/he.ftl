# מה קלפים עושים
timequest-kind-Q = משימה של { $period }
timequest-kind-EA = אירוע אישי
timequest-kind-EP = אירוע כללי, { $level }
timequest-kind-AO = קלף חד־פעמי
timequest-kind-AS = קלף תא
timequest-kind-AX = קלף מיוחד
timequest-kind-R = היכולת של { $period }
timequest-kind-C = דמות
timequest-kind-B = יעד
timequest-place-set = מונח גלוי בהיכון, עד שצריך אותו.
timequest-place-slot = נכנס לתא.
timequest-place-period = מונח על תקופה לבחירה.
timequest-place-beside = מונח ליד המפה, לכולם.
timequest-limit-round = פעם בסיבוב:
timequest-limit-turn = פעם בתור:
timequest-limit-match = פעם במשחק:
timequest-limit-charges = { $count } פעמים בסך הכול:
timequest-sides = צד A, ואחריו צד B:
timequest-quest-text = עולה { $x } X ו־{ $y } Y לפי המקום שבו עומדים, ומביאה { $crystals }. כחפץ היא עולה { $crystals } ועוד משאב על כל חפץ שכבר ברשותך: { $power }.
timequest-die = כשהקובייה מראה { $faces }:
timequest-goal = דרישה: לשלם { $what }.
timequest-goal-optional = מותר לשלם { $what }.
timequest-met = כשעומדים בדרישה: { $what }
timequest-met-die = כשהקובייה מראה { $faces }: { $what }
timequest-not-met = כשלא עומדים בדרישה: { $what }
timequest-offer = או: { $what }
timequest-face = תוצאה { $faces }: { $what }
timequest-ask-bank = מפקידים עד { $most } משאבים; בסוף הסיבוב הבא חוזרים פי { $times }.
timequest-ask-ripples = חצי מכל סוג עובר שמאלה, והחצי מימין נכנס.
timequest-ask-lottery = מותר לסכן משאב אחד. הקובייה הגבוהה ביותר לוקחת הכול.
timequest-ask-loop = מותר לעשות שוב, בלי נקודות פעולה, את מה שהיה האחרון בתור הקודם שלך מבין מעבר, איסוף, משימה ושליפה.
timequest-ask-auction = המשימה העליונה נמכרת כחפץ במכירה פומבית: אפשר להציע עד { $most } משאבים.
timequest-objective-text = נספר כאן: { $what }. נקודה אחת על { $one }, שתיים על { $two }, שלוש על { $three }.
timequest-trait-collect_bonus = פעולת איסוף מביאה { $count } נוסף מאחד משני הרווחים של התקופה.
timequest-trait-engineer = מי שאוסף שם מקבל אותו, ועוד { $count } מסוג כלשהו.
timequest-trait-beacon = פעולת האיסוף הראשונה בכל תור מביאה עוד { $count } מסוג כלשהו.
timequest-trait-reroll = מטילים שוב קובייה שלך.
timequest-trait-reroll_in_arena = בקרב הבא שלך בזירה מותר להטיל שוב את הקובייה שלך.
timequest-trait-reroll_opponent = בזירה מטילים שוב את הקובייה של היריב.
timequest-trait-arena_bonus = הקובייה שלך בזירה גבוהה ב־{ $count }.
timequest-trait-duelist = אחרי ניצחון בקרב מותר לקפוץ לתקופה שכנה. אחרי הפסד הקלף עובר אל מי שניצח.
timequest-trait-free_step = מעבר לתקופה שכנה לא עולה גבישים.
timequest-trait-diagonal = מעבר של { $count } צעדים בדיוק לא עולה גבישים.
timequest-trait-move_discount = מעבר של { $count } צעדים או יותר עולה גביש אחד פחות.
timequest-trait-portal = דרך השער: כניסה תמורת נקודת פעולה אחת, יציאה תמורת שני גבישים, ובלי קנס בתוהו.
timequest-trait-quest_discount =
    { $count ->
        [one] משימה עולה משאב אחד פחות.
        [two] משימה עולה שני משאבים פחות.
       *[other] משימה עולה { $count } משאבים פחות.
    }
timequest-trait-quest_crystals =
    { $count ->
        [one] משימה מביאה גביש נוסף.
        [two] משימה מביאה שני גבישים נוספים.
       *[other] משימה מביאה { $count } גבישים נוספים.
    }
timequest-trait-quest_refund = אחרי משימה מקבלים { $count } מסוג ששולם עליה.
timequest-trait-artifact_discount =
    { $count ->
        [one] חפץ עולה גביש אחד פחות, אבל לפחות אחד.
        [two] חפץ עולה שני גבישים פחות, אבל לפחות אחד.
       *[other] חפץ עולה { $count } גבישים פחות, אבל לפחות אחד.
    }
timequest-trait-goal_discount = הדרישה של אירוע כללי עולה משאב אחד פחות.
timequest-trait-trade_bonus = ההצעה הראשונה שלך של 1 תמורת 1 שמתקבלת מביאה עוד { $count }.
timequest-trait-big_trade = הצעה אחת רשאית להיות 4 תמורת 4, ועד { $count } תמורת { $count }.
timequest-trait-shield = חוסם את מה שאירוע כללי היה עושה לך.
timequest-trait-guard = חוסם גניבה.
timequest-trait-armour = חוסם פעם אחת את מה שאירוע כללי או קלף של אחרים היה עושה לך.
timequest-trait-slip = כשמישהו מגיע למקום שלך, מותר לקפוץ לתקופה שכנה.
timequest-trait-lock = איש לא בא ואיש לא יוצא. 5 או 6 בתחילת תורך מסירים אותו.
timequest-trait-gain_bonus = בתורך, כל מה שמביא לך ידע מביא עוד { $count }.
timequest-trait-gift = מי שמקבל את ההצעה שלך זוכה בעוד { $count } ממה שנתת.
timequest-trait-explorer =
    { $count ->
        [one] משימה אחת מונחת גלויה, רק בשבילך.
        [two] שתי משימות מונחות גלויות, רק בשבילך.
       *[other] { $count } משימות מונחות גלויות, רק בשבילך.
    }
timequest-trait-guardian = כשמגיע אירוע כללי, מותר להגן על כל מי שעל האריח שלך, או להבטיח משאב למי שם שיעמוד בדרישה.
timequest-counter-periods_visited = תקופות שונות שביקרת בהן
timequest-counter-goods_gained = כמה קיבלת מכל סוג
timequest-counter-quest_titles = תקופות שונות של המשימות שהשלמת
timequest-counter-portal_leaves = יציאות מן התוהו דרך השער
timequest-counter-fights_won = ניצחונות בקרבות בזירה
timequest-counter-artifact_periods = חפצים שונים שהיו לך בבת אחת
timequest-counter-goals_met = עמידות בדרישות של אירועים כלליים
timequest-counter-quest_periods = תקופות שונות שהשלמת בהן משימה
timequest-counter-crystals_held = מרב הגבישים שהיו לך בבת אחת
timequest-counter-fair_trades = עסקאות שבהן לא נתת יותר משקיבלת, עם שותפים שונים
timequest-counter-goods_collected = כמה אספת מכל סוג
timequest-counter-void_journeys = דרכים שונות אל התוהו ובחזרה ממנו
timequest-counter-event_goals_met = עמידות בדרישות של אירועים אישיים
timequest-counter-turn_ends = תקופות שונות שתורך הסתיים בהן
timequest-counter-cards_played = קלפי פעולה ששיחקת

# הסברים
timequest-help-card = { $name } (סוג: { $kind }). { $text }
timequest-help-void = { $name }: כאן כולם מתחילים, ולכאן נכנסים שוב עם שני חפצים ומטילים קובייה לפרס. כאן לא אוספים ולא משלימים דבר.
timequest-help-period = { $name }: משימות עולות כאן { $x } ‏(X) ו{ $y } ‏(Y); איסוף מביא { $one } ו{ $two }, שניים מאחד ואחד מן האחר.
timequest-help-goods = משאבים. משימה עולה שני סוגים לפי התקופה שבה עומדים. בסוף תורך נשארים לכל היותר 10 מכל סוג.
timequest-help-crystals = גבישי זמן משלמים על דרכים ועל חפצים. בסוף, כל שישה שווים נקודה.
timequest-help-points = נקודות פעולה. הן לתור אחד; רוב הפעולות עולות אחת.
timequest-help-token = אסימון הגבישים. משימה הופכת את פניו למטה, וכל הגעה הופכת אותם למעלה; משלימים משימות רק כשפניו למעלה.
timequest-help-explorers = משימות החוקרת: הן רק בשביל מי שמשחק בתור איזבלה.
timequest-help-bank = הבנק. הוא לא אינסופי: אם אין בו די, מקבלים את מה שיש.
timequest-help-round = כל סיבוב נפתח באירוע לכולם, ואחריו תור לכל אחד.
timequest-help-level = האירועים הכלליים הולכים ומתקשים: קל, בינוני, קשה.
timequest-help-final = כשבסוף סיבוב די תקופות סגורות, בא עוד סיבוב אחד אחרון.
timequest-help-first = אסימון הפתיחה עובר שמאלה אחרי כל סיבוב.
timequest-help-hand = קלפי פעולה, שלושה לכל היותר. לשחק אותם לא עולה נקודת פעולה.
timequest-help-place = מקום האירוע: אירוע שנשמר אצלך ואפשר לנסות אותו באחד התורות שלך.
timequest-help-voucher = שובר: מעבר אחד לתקופה שכנה בלי גבישים בתור של הסיבוב הזה.
timequest-help-barred = מה שהאירוע של הסיבוב אוסר עד סוף התור.
timequest-help-deposit = הופקד בבנק הזמן: חוזר בסוף הסיבוב הבא, ועוד פעם כמותו.
timequest-help-collect = איסוף של שניים מאחד הרווחים של התקופה ואחד מן האחר.
timequest-help-draw = שליפת קלף פעולה.
timequest-help-fight = שתי נקודות פעולה: אתגר אל כל אחד בזירה. האחרים מהמרים.
timequest-help-enter_void = שתי נקודות פעולה ושני גבישים, כשיש לך שני חפצים: כניסה לתוהו והטלה לפרס.
timequest-help-duel = פעם בתור, מול מישהו בתקופה שלך: מי שמפסיד נותן חפץ.
timequest-help-trade = הצעה למישהו: משאבים תמורת משאבים אחרים. זה לא עולה נקודות פעולה.
timequest-help-end = אחרי פעולה אחת לפחות מותר לסיים את התור.

# סטטיסטיקה
timequest-statistics-quests = משימות שהושלמו
timequest-statistics-artifacts = חפצים
timequest-statistics-crystals = גבישים בסוף
timequest-statistics-fights = ניצחונות בזירה
timequest-statistics-trades = עסקאות בלי הפסד
timequest-statistics-goals = עמידות בדרישות של אירועים כלליים
timequest-statistics-events = עמידות בדרישות של אירועים אישיים
timequest-statistics-cards = קלפי פעולה ששוחקו
timequest-statistics-objective = דרגת היעד

# צלילים
timequest-sounds = צלילים
timequest-sound-travel = מישהו נוסע
timequest-sound-closed = הזמן נסגר
timequest-sound-goods = משאבים
timequest-sound-crystal = גבישים
timequest-sound-artifact = חפץ
timequest-sound-card = קלפים
timequest-sound-dice = קוביות
timequest-sound-event = אירוע
timequest-sound-fight = הזירה
timequest-sound-offer = הצעה
timequest-sound-win = הסוף

# הלוח במילים
timequest-text-match = המשחק
timequest-text-players = שחקנים
timequest-text-own = שלי
timequest-text-display = משימות
timequest-text-circle = מעגל הזמן
timequest-text-supply = הבנק והקופות
timequest-text-round = סיבוב { $round }, נפתח אצל { $name }; דרגת האירועים הכלליים: { $level }.
timequest-text-active =
    { $count ->
        [one] התור של { $name }: נותרה נקודת פעולה אחת.
        [two] התור של { $name }: נותרו שתי נקודות פעולה.
       *[other] התור של { $name }: נותרו { $count } נקודות פעולה.
    }
timequest-text-end =
    { $count ->
        [one] תקופה אחת סגורה; { $end } מביאות את הסוף, או סיבוב { $round }.
        [two] שתי תקופות סגורות; { $end } מביאות את הסוף, או סיבוב { $round }.
       *[other] { $count } תקופות סגורות; { $end } מביאות את הסוף, או סיבוב { $round }.
    }
timequest-text-final = סיבוב { $round } הוא האחרון.
timequest-text-bounty = מובטח 1 { $good } על עמידה בדרישה: { $names }
timequest-text-shield = מוגנים: { $names }
timequest-text-dice = על השולחן: { $list }
timequest-text-stake = { $name }: סיכון של { $what }.
timequest-text-tile = ‏{ $number } { $name }
timequest-text-costs = משימות עולות { $x } ‏(X) ו{ $y } ‏(Y)
timequest-text-gains = איסוף מביא { $list }
timequest-text-move = אפשר לעבור לכאן תמורת { $crystals }
timequest-text-quest = { $card }, משימה של { $tile }: ‏{ $x } X ו־{ $y } Y תמורת { $crystals }
timequest-text-quest-here = במקום שלך: { $paid }
timequest-text-complete = אפשר להשלים אותה
timequest-text-acquire = אפשר להשיג אותה כחפץ
timequest-text-explorer = משימת חוקרת
timequest-text-player =
    { $count ->
        [one] { $name }: נקודה אחת
        [two] { $name }: שתי נקודות
       *[other] { $name }: { $count } נקודות
    }
timequest-text-portal = { $tile }, דרך השער
timequest-text-adjacent = { $tile }, ברגל
timequest-text-hand =
    { $count ->
        [one] קלף אחד ביד
        [two] שני קלפים ביד
       *[other] { $count } קלפים ביד
    }
timequest-text-known = ידועים: { $list }
timequest-text-artifacts =
    { $count ->
        [one] חפץ אחד: { $list }
        [two] שני חפצים: { $list }
       *[other] { $count } חפצים: { $list }
    }
timequest-text-slots = ב־{ $count } התאים: { $list }
timequest-text-set = בהיכון: { $list }
timequest-text-events = אירועים להפעלה: { $list }
timequest-text-place = אירוע שמור במקום האירוע
timequest-text-deposit = בבנק הזמן עד סוף סיבוב { $round }: { $what }
timequest-text-objective = יעד { $card }, דרגה { $level }
timequest-text-ready = בחירת השומר מוכנה בסיבוב { $round }
timequest-text-counted = נספרו עד כה: { $count }; דרגה { $level }.
timequest-text-bank = הבנק: { $what }
timequest-text-deck =
    { $count ->
        [one] { $name }: קלף אחד
        [two] { $name }: שני קלפים
       *[other] { $name }: { $count } קלפים
    }
timequest-text-seen = { $card }: קלף { $count } בקופה שלו
timequest-text-discards = הושלכו: { $list }
timequest-text-beacon = מגדלור המשאבים: פעולת האיסוף הראשונה בכל תור מביאה עוד אחד. בסוף סיבוב, 1 בקובייה מסיר אותו.
