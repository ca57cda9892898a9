steamtime-name = עידן הקיטור
steamtime-tagline = לעלות בספינת אוויר במעלה זרם הזמן ולבנות את המכונה שמביאה את מרב היוקרה.
steamtime-minutes = 60 עד 90

# Options
steamtime-option-sabotage = חבלה
steamtime-option-sabotage-help = מודול: חבלנים שהאחרים צריכים לשלם להם גבישי זמן.
steamtime-option-sabotage-off = בלי
steamtime-option-sabotage-on = עם
steamtime-option-specialists = מומחים
steamtime-option-specialists-help = מודול: לכל שחקן תשעה מומחים, והאחרון שהופעל הוא שעובד.
steamtime-option-specialists-off = בלי
steamtime-option-specialists-on = עם
steamtime-option-basic_income = הכנסה בסיסית
steamtime-option-basic_income-help = האם כולם מקבלים בכל סיבוב קיטור 1 וגביש חופשי, מלבד מה שהשדרוגים מניבים.
steamtime-option-basic_income-on = לכולם
steamtime-option-basic_income-off = רק משדרוגים
steamtime-option-upgrade_income = שדרוגים חדשים
steamtime-option-upgrade_income-help = מתי שדרוג חדש מניב לראשונה.
steamtime-option-upgrade_income-at_once = מיד
steamtime-option-upgrade_income-next_round = מן הסיבוב הבא
steamtime-option-steam_payment = תשלום בקיטור
steamtime-option-steam_payment-help = מה עושה קיטור 1 בתשלום על שדרוג או משלחת.
steamtime-option-steam_payment-recolour = משנה צבע של גביש
steamtime-option-steam_payment-mint = גם מחליף גביש
steamtime-option-time_in_bonus = גבישי זמן
steamtime-option-time_in_bonus-help = האם גבישי זמן נספרים בבונוסים של הפעולות.
steamtime-option-time_in_bonus-counts = נספרים
steamtime-option-time_in_bonus-coloured_only = רק צבעוניים נספרים
steamtime-option-mission_halves = משימות
steamtime-option-mission_halves-help = איזה חצי של משימה אפשר להשלים.
steamtime-option-mission_halves-top = העליון
steamtime-option-mission_halves-either = אחד מן השניים
steamtime-option-board_order = זרם הזמן
steamtime-option-board_order-help = סדר לוחות האתרים.
steamtime-option-board_order-random = בהגרלה
steamtime-option-board_order-given = לפי הרשום
steamtime-option-boards = סדר הלוחות
steamtime-option-boards-help = מלמטה למעלה; לוחות שאינם במשחק נשמטים.
steamtime-option-boards-1 = סטונהנג׳
steamtime-option-boards-2 = הפירמידות של גיזה
steamtime-option-boards-3 = החומה הסינית
steamtime-option-boards-4 = אי הפסחא
steamtime-option-boards-5 = מאצ׳ו פיצ׳ו
steamtime-option-boards-6 = הקולוסיאום
steamtime-option-boards-7 = אנגקור ואט
steamtime-option-boards-8 = צ׳יצ׳ן איצה
steamtime-option-boards-9 = טאג׳ מהאל
steamtime-option-first_player = השחקן הראשון
steamtime-option-first_player-help = מי פותח את הסיבוב הראשון.
steamtime-option-first_player-random = בהגרלה

# Where esteem comes from
steamtime-score-upgrade = שדרוגים
steamtime-score-expedition = משלחות
steamtime-score-encounter = מפגשים
steamtime-score-bridge = הגשר, בלקיחת משימות
steamtime-score-extra = תוספות של משבצות
steamtime-score-tile = אריח השחקן הראשון
steamtime-score-mission = משימות

# Names
steamtime-board-name-1 = סטונהנג׳
steamtime-board-name-2 = הפירמידות של גיזה
steamtime-board-name-3 = החומה הסינית
steamtime-board-name-4 = אי הפסחא
steamtime-board-name-5 = מאצ׳ו פיצ׳ו
steamtime-board-name-6 = הקולוסיאום
steamtime-board-name-7 = אנגקור ואט
steamtime-board-name-8 = צ׳יצ׳ן איצה
steamtime-board-name-9 = טאג׳ מהאל
steamtime-expedition-I-A = אנדרסונס קריק
steamtime-expedition-I-B = הספרייה של אלכסנדריה
steamtime-expedition-I-C = טירת הימג׳י
steamtime-expedition-I-D = אלהמברה
steamtime-expedition-I-E = קרתגו
steamtime-expedition-I-F = ביג בן
steamtime-expedition-II-A = אטלנטיס
steamtime-expedition-II-B = חדר הענבר
steamtime-expedition-II-C = הגנים התלויים של בבל
steamtime-expedition-II-D = הקולוסוס של רודוס
steamtime-expedition-II-E = טרויה
steamtime-expedition-II-F = קנוסוס
steamtime-expedition-III-A = פומפיי
steamtime-expedition-III-B = פטרה
steamtime-expedition-III-C = טימבוקטו
steamtime-expedition-III-D = זימבבואה רבתי
steamtime-expedition-III-E = נאלנדה
steamtime-expedition-III-F = אפסוס
steamtime-expedition-IV-A = סמרקנד
steamtime-expedition-IV-B = טנוצ׳טיטלן
steamtime-expedition-IV-C = אור
steamtime-expedition-IV-D = מיקנה
steamtime-expedition-IV-E = אל דוראדו
steamtime-expedition-IV-F = טיקאל
steamtime-expedition-V-A = פרספוליס
steamtime-expedition-V-B = להסה
steamtime-expedition-V-C = קהוקיה
steamtime-expedition-V-D = נאן מאדול
steamtime-expedition-V-E = אנטיקיתרה
steamtime-expedition-V-F = סנסוסי
steamtime-card-N1 = אלפרד נובל
steamtime-card-N2 = ארכימדס
steamtime-card-N3 = בי שנג
steamtime-card-N4 = גלילאו גליליי
steamtime-card-N5 = הרון מאלכסנדריה
steamtime-card-N6 = כריסטיאן הויגנס
steamtime-card-N7 = יוהנס קפלר
steamtime-card-N8 = גוטפריד וילהלם לייבניץ
steamtime-card-N9 = בנג׳מין פרנקלין
steamtime-card-N10 = היפטיה
steamtime-card-N11 = אל־ג׳זרי
steamtime-card-N12 = אייזק ניוטון
steamtime-card-N13 = עדה לאבלייס
steamtime-card-N14 = צאי לון
steamtime-card-N15 = מרקוס ליקיניוס קראסוס
steamtime-card-N16 = יאקוב פוגר
steamtime-card-N17 = מרקו פולו
steamtime-card-N18 = לייף אריקסון
steamtime-card-N19 = האחים מונגולפייה
steamtime-card-N20 = לאונרדו דה וינצ׳י
steamtime-card-N21 = ג׳נג חה
steamtime-card-N22 = ג׳יימס ואט
steamtime-card-N23 = אבן בטוטה
steamtime-card-N24 = מרי אנינג
steamtime-card-P1 = הגאי
steamtime-card-P2 = המסיק
steamtime-card-P3 = האלכימאי
steamtime-card-P4 = שומר הפורטל
steamtime-card-P5 = הגזבר
steamtime-card-P6 = האנליסט
steamtime-card-P7 = האפסנאי
steamtime-card-P8 = הנווט
steamtime-card-P9 = הכרונונאוט
steamtime-generator-GN = הגשר
steamtime-generator-BU = חדר המכונות
steamtime-generator-BK = המעבדה
steamtime-generator-PK = פורטל הזמן
steamtime-generator-GY = מכונת מידאס
steamtime-generator-OR = המנוע האנליטי
steamtime-colour-GN = ירוק
steamtime-colour-BU = כחול
steamtime-colour-BK = שחור
steamtime-colour-PK = ורוד
steamtime-colour-GY = אפור
steamtime-colour-OR = כתום
steamtime-action-mission = משימה
steamtime-action-encounter = מפגש
steamtime-action-deposit = מרבץ
steamtime-action-upgrade = שדרוג
steamtime-action-gold = זהב
steamtime-action-expedition = משלחת
steamtime-space = ‏{ $board }: { $action }
steamtime-mission = משימה { $id }
steamtime-upgrade = שדרוג { $id }

# Amounts
steamtime-nothing = כלום
steamtime-times = ‏{ $count } × { $what }
steamtime-trade = תמורת { $cost }: { $gain }
steamtime-steam-alone = קיטור בלבד
steamtime-amount-e = יוקרה { $count }
steamtime-amount-g = זהב { $count }
steamtime-amount-s = קיטור { $count }
steamtime-amount-p =
    { $count ->
        [one] צעד פורטל { $count }
       *[other] צעדי פורטל: { $count }
    }
steamtime-amount-GN = ירוק { $count }
steamtime-amount-BU = כחול { $count }
steamtime-amount-BK = שחור { $count }
steamtime-amount-PK = ורוד { $count }
steamtime-amount-GY = אפור { $count }
steamtime-amount-OR = כתום { $count }
steamtime-amount-T =
    { $count ->
        [one] גביש זמן { $count }
       *[other] גבישי זמן: { $count }
    }
steamtime-amount-any =
    { $count ->
        [one] גביש { $count } בצבע לבחירתך
       *[other] גבישים בצבע לבחירתך: { $count }
    }
steamtime-amount-D =
    { $count ->
        [one] גביש חופשי { $count } ממרבץ
       *[other] גבישים חופשיים ממרבצים: { $count }
    }
steamtime-amount-R =
    { $count ->
        [one] גביש כלשהו { $count }
       *[other] גבישים כלשהם: { $count }
    }
steamtime-amount-U =
    { $count ->
        [one] שדרוג { $count }
       *[other] שדרוגים: { $count }
    }
steamtime-amount-X =
    { $count ->
        [one] משלחת { $count }
       *[other] משלחות: { $count }
    }
steamtime-encounter-blue = ‏{ $top }; או { $bottom }.
steamtime-encounter-purple = ‏{ $top }. אחר כך האחרים רשאים: { $bottom }.
steamtime-specialist-counts_more =
    { $count ->
        [one] בפעולה { $action } נספר גביש אחד יותר.
       *[other] בפעולה { $action } נספרים { $count } גבישים יותר.
    }
steamtime-specialist-no_marks = חריצים מסומנים אינם עולים לך דבר.
steamtime-specialist-same_board = ספינת האוויר שלך רשאית לעצור גם בלוח של הגבוהה שבספינותיך.
steamtime-specialist-mr_time = אם תוצב ספינת אוויר בתור הזה, בסופו מר זמן יפעל למענך.

# Facts
steamtime-fact-first_player = ‏{ $name }: פתיחת המשחק.
steamtime-fact-round = סיבוב { $round } מתחיל; ראשון התור של { $first }.
steamtime-fact-effort = קלף המאמץ { $effort } נחשף.
steamtime-fact-income = ‏{ $name }: הכנסה.
steamtime-fact-turn = התור של { $name }.
steamtime-fact-skipped = ‏{ $name }: אין מה לעשות.
steamtime-fact-withdrawn = ‏{ $name }: ויתור ופרישה.
steamtime-fact-tile = ‏{ $name }: לקיחת אריח השחקן הראשון.
steamtime-fact-scoring = המשימות נחשפות; ראשון התור של { $name }.
steamtime-fact-completed = ‏{ $name }: השלמת { $card }, { $what }.
steamtime-fact-placed = ‏{ $name }: הצבת ספינת אוויר, { $space }.
steamtime-fact-mr_time = ‏{ $name }: שליחת מר זמן, { $space }.
steamtime-fact-declined = ‏{ $name }: ויתור על פעולת הבונוס.
steamtime-fact-took_mission = ‏{ $name }: לקיחת { $card }, { $what }.
steamtime-fact-shuffled = המפגשים שהונחו בצד נטרפים.
steamtime-fact-drew = ‏{ $name }: מפגש עם { $cards }.
steamtime-fact-chose = ‏{ $name }: בחירת { $card }.
steamtime-fact-acted = ‏{ $name }, { $card }: { $what }.
steamtime-fact-declined_act = ‏{ $name }: ויתור על { $card }.
steamtime-fact-upgrade = ‏{ $name }: הוספת { $card }.
steamtime-fact-expedition =
    { $count ->
        [one] { $name }: משלחת, { $card }, עם תגלית אחת.
       *[other] { $name }: משלחת, { $card }, עם { $count } תגליות.
    }
steamtime-fact-expedition-find = ‏{ $name }: משלחת, { $card }.
steamtime-fact-bought = ‏{ $name }: קניית גביש ({ $colour }), { $space }.
steamtime-fact-took_free = ‏{ $name }: גביש חופשי ({ $colour }), { $space }.
steamtime-fact-crystal = ‏{ $name }: הצבת גביש, { $generator } ({ $colour }).
steamtime-fact-crystal-time = ‏{ $name }: הצבת גביש זמן, { $generator }.
steamtime-fact-stopped = ‏{ $name }: ויתור על השאר.
steamtime-fact-paid_crystal = ‏{ $name }: תשלום גביש, { $generator } ({ $colour }).
steamtime-fact-paid_crystal-time = ‏{ $name }: תשלום גביש זמן, { $generator }.
steamtime-fact-esteem = ‏{ $name }: יוקרה { $count } נוספת ({ $from }).
steamtime-fact-gold = ‏{ $name }: זהב { $count } נוסף.
steamtime-fact-steam = ‏{ $name }: קיטור { $count } נוסף.
steamtime-fact-portal =
    { $count ->
        [one] { $name }: צעד אחד במסלול הפורטל.
       *[other] { $name }: { $count } צעדים במסלול הפורטל.
    }
steamtime-fact-bonus_action =
    { $count ->
        [one] { $name }: זכייה בפעולת בונוס.
       *[other] { $name }: זכייה ב־{ $count } פעולות בונוס.
    }
steamtime-fact-paid_gold = ‏{ $name }: תשלום, זהב { $count }.
steamtime-fact-paid_steam = ‏{ $name }: תשלום, קיטור { $count }.
steamtime-fact-sabotage = ‏{ $name }: הצבת חבלן, { $space }.
steamtime-fact-toll = ‏{ $name }: תשלום לחבלן, { $space }.
steamtime-fact-specialist = ‏{ $name }: הפעלת { $card }.
steamtime-fact-drew_specialist = ‏{ $name }: שליפת מומחה.
steamtime-fact-drew_specialist-known = שלפת: { $card }.

# Moves
steamtime-move-place = ספינת אוויר: { $space }
steamtime-move-sabotage = חבלן: { $space }
steamtime-move-bonus = מר זמן: { $space }
steamtime-move-tile = לקחת את אריח השחקן הראשון
steamtime-move-skip = לוותר על התור
steamtime-move-specialist = להפעיל: { $card }
steamtime-move-none = אף פעולה
steamtime-move-none-specialist = לא להפעיל מומחה
steamtime-move-none-purple = לא, תודה
steamtime-move-card = לבחור: { $card }
steamtime-move-top = הפעולה העליונה
steamtime-move-bottom = הפעולה התחתונה
steamtime-move-pay = לשלם: { $from }
steamtime-move-buy = לקנות גביש ({ $colour })
steamtime-move-stop = די
steamtime-move-gain-colour = גביש ({ $colour }): { $generator }
steamtime-move-gain-time = גביש זמן: { $generator } ({ $colour })
steamtime-move-gain-any = לבחירתך ({ $colour }): { $generator }
steamtime-move-gain-free = גביש חופשי ({ $colour }): { $board }
steamtime-move-discover = תגלית { $number }
steamtime-move-esteem = להפוך קיטור { $count } ליוקרה
steamtime-move-esteem-none = לא להפוך קיטור
steamtime-move-time = להפוך קיטור 1 לגביש זמן
steamtime-move-decline = בלי פעולת בונוס
steamtime-move-mission = להשלים משימה מספר { $number }
steamtime-move-mission-known = להשלים את { $card }: { $what }
steamtime-move-done = לא להשלים עוד משימות
steamtime-path-pay = תשלום: { $what }

# Questions
steamtime-prompt-menu =
    { $count ->
        [one] להציב ספינת אוויר (נותרה אחת), לקחת את אריח השחקן הראשון או לוותר.
       *[other] להציב ספינת אוויר (נותרו { $count }), לקחת את אריח השחקן הראשון או לוותר.
    }
steamtime-prompt-specialist = להפעיל מומחה לפני הפעולה?
steamtime-prompt-sabotage = להציב את החבלן במשבצת פעולה כלשהי.
steamtime-prompt-toll =
    { $count ->
        [one] לשלם גביש זמן אחד לחבלן.
       *[other] לשלם { $count } גבישי זמן לחבלנים.
    }
steamtime-prompt-card = את מי לפגוש?
steamtime-prompt-choose_act = ‏{ $card }: איזו פעולה?
steamtime-prompt-purple = ‏{ $card }: הפעולה הסגולה פתוחה גם לך.
steamtime-prompt-pay = איך לשלם? תחילה: { $colour }.
steamtime-prompt-rainbow =
    { $count ->
        [one] לשלם גביש אחד כלשהו.
       *[other] לשלם { $count } גבישים כלשהם.
    }
steamtime-prompt-discover =
    { $count ->
        [one] { $card }: לבחור עוד תגלית אחת.
       *[other] { $card }: לבחור עוד { $count } תגליות.
    }
steamtime-prompt-buy = איזה גביש לקנות? כל אחד עולה זהב 2.
steamtime-prompt-buy-more = עוד גביש בזהב 2?
steamtime-prompt-gain = לאן: { $what }?
steamtime-prompt-tile = מה האריח יעשה למענך?
steamtime-prompt-bonus = מר זמן פועל למענך: באיזו משבצת?
steamtime-prompt-missions = איזו משימה להשלים?
steamtime-prompt-over = המשחק נגמר.
steamtime-waiting = המשחק נמשך.
steamtime-waiting-turn = סיבוב { $round }: התור של { $name }.
steamtime-waiting-one = ההחלטה בידי { $name }.
steamtime-result = חמישה סיבובים שוחקו: מרב היוקרה מנצח.
steamtime-stopped = המשחק נעצר.

# Refusals
steamtime-why-7_2 = ההאנגר ריק.
steamtime-why-7_3 = האריח כבר נלקח בסיבוב הזה.
steamtime-why-7_4 = לשחקן הראשון אסור לקחת את האריח בתורו הראשון בסיבוב.
steamtime-why-7_5 = פרשת: אין עוד ספינות אוויר בסיבוב הזה.
steamtime-why-8_1 = ספינת אוויר עומדת שם.
steamtime-why-8_2 = ספינת האוויר הבאה חייבת לעלות מעל גובה { $count }.
steamtime-why-8_3 = ספינת האוויר שלך בלוח העליון: אף אחרת לא תבוא אחריה בסיבוב הזה.
steamtime-why-8_5-deposit = אי אפשר לקנות אף אחד מגבישיו: כל אחד עולה זהב 2 וצריך חריץ פנוי.
steamtime-why-8_5-gold = הקופה ריקה.
steamtime-why-8_5-card = לא נשאר שם דבר.
steamtime-why-9_6 = אין איך לשלם על הפעולה הזאת.
steamtime-why-10_1 = המחולל הזה מלא.
steamtime-why-10_3 = אין איך לשלם על החריץ הזה.
steamtime-why-11_7 =
    { $count ->
        [one] חסר גביש אחד; הקיטור והגבישים האחרים אינם משלימים אותו.
       *[other] חסרים { $count } גבישים; הקיטור והגבישים האחרים אינם משלימים אותם.
    }
steamtime-why-14_3 = חסר קיטור, גביש זמן או חריץ פנוי.
steamtime-why-16_2 = לא נשאר מזה דבר.
steamtime-why-17_4 = אין איך לשלם את מה שהמשימה דורשת.
steamtime-why-18_5 = אחרי התשלום לחבלנים לא יהיה אפשר לבצע את הפעולה.
steamtime-why-choice = עכשיו נשאלת שאלה אחרת.

# The board
steamtime-board-round = סיבוב { $round } מתוך 5
steamtime-board-first = פותח
steamtime-board-first-is = ראשון התור של { $name }
steamtime-board-holder = האריח כאן
steamtime-board-tile-free = אריח השחקן הראשון פנוי
steamtime-board-tile-of = אריח השחקן הראשון אצל { $name }
steamtime-board-tile-short-free = פנוי
steamtime-board-stream = זרם הזמן, מלמעלה למטה
steamtime-board-position = גובה { $position }
steamtime-board-effort = קלף מאמץ { $effort }
steamtime-board-payable = אפשר לשלם, קיטור נחוץ: { $count }
steamtime-board-lacks = אי אפשר לשלם, גבישים חסרים: { $count }
steamtime-board-taken = נלקח
steamtime-board-empty = ריק
steamtime-board-generators = המחוללים של { $name }
steamtime-board-gauges = המחוונים של { $name }
steamtime-board-generator = ‏{ $name }: גבישים צבעוניים { $coloured }, גבישי זמן { $time }, חריצים { $slots }; נספרים { $bonus }
steamtime-board-steam = קיטור
steamtime-board-portal = פורטל
steamtime-board-portal-at = מסלול הפורטל: { $number } מתוך 5
steamtime-board-esteem = יוקרה
steamtime-board-hangar = ספינות אוויר בהאנגר: { $count }
steamtime-board-withdrawn = בפרישה
steamtime-board-upgrades = שדרוגים
steamtime-board-expeditions = משלחות
steamtime-board-specialists = מומחים: ביד { $hand }, בחפיסה { $deck }
steamtime-board-spent = נוצל
steamtime-board-missions = משימות
steamtime-board-no-missions = עדיין אין
steamtime-board-best = הטוב ביותר במה שיש: { $list }, יוקרה { $count }
steamtime-board-done = הושלמה
steamtime-board-complete = הכול כאן
steamtime-board-missing = חסר: { $what }
steamtime-board-others = האחרים:
steamtime-board-own = לוח ספינת האוויר שלי
steamtime-board-panel = מה נשאל ומה קרה
steamtime-board-answers = תשובות
steamtime-board-payments = דרכי תשלום
steamtime-board-more-payments = עוד { $count } דרכים
steamtime-board-owed = נותר לשלם:
steamtime-board-reckoning = מחפשים את דרכי התשלום…
steamtime-board-one-by-one = או גביש אחר גביש: לבחור מחולל במכונה.
steamtime-board-costs = עולה { $what }
steamtime-board-goes-on = אחר כך תבוא עוד שאלה.
steamtime-board-over = המשחק נגמר.
steamtime-board-wait = אחרים משחקים.
steamtime-badge-crystals =
    { $count ->
        [one] גביש { $count }
       *[other] גבישים: { $count }
    }
steamtime-badge-cards = משימות { $missions }, שדרוגים { $upgrades }, משלחות { $expeditions }
steamtime-rule = חוק { $rule }
steamtime-rule-key = ? מציג את החוק
steamtime-sounds = צלילים
steamtime-sound-airship = ספינות אוויר
steamtime-sound-crystal = גבישים
steamtime-sound-gold = זהב
steamtime-sound-steam = קיטור
steamtime-sound-tile = אריחים ומשימות
steamtime-sound-card = קלפים
steamtime-sound-time = מר זמן
steamtime-sound-round = סיבובים

# Help
steamtime-help-card = ‏{ $name }: { $text }
steamtime-help-space = ‏{ $space }. { $text }
steamtime-help-upgrade = ‏{ $name } מניב בקנייה ובכל שלב הכנסה: { $what }.
steamtime-help-expedition = ‏{ $name }. ממצא: { $find }. תגליות, אחת לכל גביש במנוע האנליטי: { $list }.
steamtime-help-generator = ‏{ $name } ({ $colour }): חריצים { $count }; מילוי כל אחד מן האחרונים ({ $marked }) עולה זהב 2.
steamtime-help-bonus-mission = כל גביש מביא יוקרה 1 בלקיחת משימה.
steamtime-help-bonus-encounter = כל גביש מביא קיטור 1 במפגש.
steamtime-help-bonus-deposit = כל גביש מביא גביש זמן במרבץ.
steamtime-help-bonus-upgrade = כל גביש מביא צעד פורטל בשדרוג.
steamtime-help-bonus-gold = כל גביש מביא זהב 2 במשבצת זהב.
steamtime-help-bonus-expedition = כל גביש מביא תגלית במשלחת.
steamtime-help-action-mission = לקחת את המשימה שמונחת שם; בסוף אפשר להשלים אותה.
steamtime-help-action-encounter = לשלוף מפגשים, לבחור אחד ולבצע את פעולתו.
steamtime-help-action-deposit = לקנות גביש אחד או יותר, כל אחד בזהב 2.
steamtime-help-action-upgrade = לשלם לפי קלף המאמץ ולהוסיף את השדרוג.
steamtime-help-action-gold = לקחת את הזהב שמוצג.
steamtime-help-action-expedition = לשלם לפי קלף המאמץ ולקבל את הממצא ואת התגליות.
steamtime-help-round = במשחק חמישה סיבובים: הכנסה, פעולות, אספקה.
steamtime-help-effort = הקלף שבתוקף אומר כמה עולה כל אות, לשדרוגים ולמשלחות. ⚙ ו־✥ מראים את הגלויים: ✓ אפשר לשלם, עם כמות כזאת של קיטור (s); ✗ מספר הגבישים החסרים.
steamtime-help-bank = הזהב שנשאר בקופה.
steamtime-help-mine = גבישי הזמן שנשארו במכרה.
steamtime-help-bag = גבישים צבעוניים בשק. צבע שאזל אין לו תחליף.
steamtime-help-first = השחקן הראשון פותח את הסיבוב; מי שמחזיק באריח פותח את הבא.
steamtime-help-tile = מי שלוקח את האריח פותח את הסיבוב הבא; אפשר להפוך קיטור ליוקרה אחד לאחד, או קיטור 1 לגביש זמן.
steamtime-help-skip = מי שמוותר על תורו אף שהיה יכול להציב ספינת אוויר פרש, ואינו מציב עוד בסיבוב הזה.
steamtime-help-steam = קיטור 1 משנה צבע של גביש בתשלום על שדרוג או משלחת. לכל היותר 10.
steamtime-help-portal = בכל פעם שהדסקית מגיעה לראש המסלול או עוברת אותו, זוכים בפעולת בונוס עם מר זמן.
steamtime-help-esteem = מי שיש לו מרב היוקרה בסוף מנצח. במסלול 60 משבצות; אריח מוסיף 60 או 120.
steamtime-help-gold = הזהב בכספת: קונה גבישים ומשלם על חריצים מסומנים.
steamtime-help-hangar = ספינות האוויר שנותרו לך בסיבוב. כל אחת חייבת לעלות מעל קודמתה.
steamtime-help-missions = את המשימות משלימים אחרי הסיבוב החמישי: מוציאים מה שהן דורשות.
steamtime-help-upgrades = שדרוגים מניבים הכנסה בכל סיבוב.
steamtime-help-expeditions = משלחות מביאות את שלהן פעם אחת; משימות עשויות לדרוש אותן.
steamtime-help-saboteur = מי שמשתמש במשבצת משלם גביש זמן 1 לכל חבלן של אחרים.

# The board in words
steamtime-text-match = המשחק
steamtime-text-supply = מלאי
steamtime-text-draws = קלפים שנשלפים: { $count }
steamtime-text-lies = מונחים שם: { $what }
steamtime-text-cost = עולה { $what }
steamtime-text-discoveries = תגליות בשבילך עכשיו: { $count }
steamtime-text-extra = תוספת: { $what }
steamtime-text-bonus = הבונוס שלך עכשיו: { $what }
steamtime-text-airship = ספינת האוויר של { $name }
steamtime-text-saboteur = החבלן של { $name }
steamtime-text-closed = סגור לספינת האוויר שלך
steamtime-text-highest = הספינה הגבוהה ביותר: גובה { $position }
steamtime-text-specialist = בעבודה: { $card }. { $text }
steamtime-text-owed = פעולות בונוס שיבואו: { $count }
steamtime-text-bag = בשק: { $what }
steamtime-text-bank = בקופה ובמכרה: { $what }
steamtime-text-encounters = מפגשים: בחפיסה { $deck }, בצד { $discards }

# The end
steamtime-end-missions = המשימות של כולם
steamtime-end-line = הושלמו { $done } מתוך { $count } משימות: יוקרה { $esteem } מתוך { $most }. גבישים שנותרו: { $crystals }.
steamtime-statistics-esteem = יוקרה: { $from }
steamtime-statistics-upgrades = שדרוגים
steamtime-statistics-expeditions = משלחות
steamtime-statistics-missions = משימות שנלקחו
steamtime-statistics-completed = משימות שהושלמו
steamtime-statistics-crystals = גבישים שנותרו
steamtime-statistics-gold = זהב שנותר
steamtime-statistics-steam = קיטור שנותר
