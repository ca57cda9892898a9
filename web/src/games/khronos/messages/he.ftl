khronos-name = כרונוס
khronos-tagline = ארץ אחת בשלוש תקופות: מה שנבנה מוקדם מהדהד לעד.
khronos-minutes = 60 עד 90

khronos-option-map = מפה
khronos-option-map-help = הארץ שעליה משחקים.
khronos-option-map-valley = העמק (16 × 20)
khronos-option-map-glen = הגיא, קטן, לשניים (12 × 14)
khronos-option-map-delta = הדלתה, רחבה (24 × 24)
khronos-option-holdem = Hold’em
khronos-option-holdem-help = שלושה קלפים גלויים מונחים ליד הקופה; פעם בתור מותר להחליף איתם.
khronos-option-holdem-off = אין
khronos-option-holdem-on = יש
khronos-option-settle = שוויון בהתנגשות
khronos-option-settle-help = מי נשאר, כשההתנגשות מניחה לבעל התור לבחור.
khronos-option-settle-seed = לפי רצון בעל התור
khronos-option-settle-published = קודם מבנה של מישהו אחר
khronos-option-ruin = חורבות בתקופת התבונה
khronos-option-ruin-help = כמה שווה לרווחים חורבה שלא חודשה.
khronos-option-ruin-printed = 1 או 2, כמודפס
khronos-option-ruin-zero = כלום
khronos-option-terrain = קלפים לפני השטח
khronos-option-terrain-help = עם 2 או 3 שחקנים: כמה עולים יער והר.
khronos-option-terrain-published = יער 1, הר 2
khronos-option-terrain-seed-text = יער 2, הר 1
khronos-option-river-hamlet = כפרים על הנהר
khronos-option-river-hamlet-help = האם מותר לבנות כפר על הנהר.
khronos-option-river-hamlet-no = לא
khronos-option-river-hamlet-yes = כן
khronos-option-deck = קלפים
khronos-option-deck-help = כמה קלפי בנייה יש.
khronos-option-deck-33 = 33
khronos-option-deck-55 = 55
khronos-option-first = מי ראשון
khronos-option-first-help = מי פותח כל סיבוב.
khronos-option-first-random = בהגרלה
khronos-option-first-P1 = המקום הראשון
khronos-option-undo = חזרה בתור
khronos-option-undo-help = האם מותר לחזור בצעדים של אותו התור.
khronos-option-undo-on = מותר
khronos-option-undo-off = אסור

khronos-score-start = בהתחלה
khronos-score-buildings = תוספות על בנייה
khronos-score-might = רווחים בעוצמה
khronos-score-faith = רווחים באמונה
khronos-score-reason = רווחים בתבונה
khronos-score-exchanges = החלפות קלפים
khronos-score-moves = מעברי סוכנים
khronos-score-demolitions = הריסות
khronos-phrase-trust = אפשר לסמוך על { $about }.
khronos-phrase-doubt = קשה לסמוך על { $about }.
khronos-phrase-open = קצת מקום, { $about }!
khronos-phrase-avoid = כדאי להיזהר מפני { $about }.

# תקופות, סוגים, מבנים, קלפים
khronos-age-might = עוצמה
khronos-age-faith = אמונה
khronos-age-reason = תבונה
khronos-type-military = צבאי
khronos-type-religious = דתי
khronos-type-civil = אזרחי
khronos-building-military-1 = מגדל שמירה
khronos-building-military-2 = מצודה
khronos-building-military-3 = טירה
khronos-building-religious-1 = קפלה
khronos-building-religious-2 = מנזר
khronos-building-religious-3 = מנזר גדול
khronos-building-civil-1 = כפר
khronos-building-civil-2 = עיירה
khronos-building-civil-3 = עיר
khronos-terrain-plain = מישור
khronos-terrain-river = נהר
khronos-terrain-forest = יער
khronos-terrain-mountain = הר
khronos-card-military = קלף צבאי
khronos-card-religious = קלף דתי
khronos-card-civil = קלף אזרחי
khronos-cards-military = { $count } צבאי
khronos-cards-religious = { $count } דתי
khronos-cards-civil = { $count } אזרחי
khronos-no-cards = אף קלף
khronos-ecus =
    { $count ->
        [one] אקו אחד
       *[other] { $count } אקו
    }
khronos-standing = { $building } ב־{ $square }
khronos-standing-of = { $building } של { $name } ב־{ $square }

# צעדים
khronos-prompt-exchange = אפשר להחליף קלפים תמורת 2 אקו, או לשמור את כולם.
khronos-prompt-swap = אפשר לקחת קלפים מצבע אחד מן השורה הגלויה ולתת כמספרם אחרים, או לוותר.
khronos-prompt-give = יש לבחור לשורה הגלויה קלפים כמספר הנלקחים.
khronos-prompt-act = תורך: לבנות, להזיז סוכן או לסיים את התור.
khronos-prompt-row = באיזו שורה יעמוד?
khronos-prompt-column = באיזו עמודה יעמוד?
khronos-prompt-which = איזה מבנה?
khronos-prompt-grow = לאיזה גודל, ואיפה?
khronos-prompt-extra = יש לבחור את הקלפים לפני השטח.
khronos-prompt-share = איזה סוכן נותן כמה שימושים?
khronos-prompt-stay = התנגשות: יש לבחור איזה מבנה נשאר.
khronos-prompt-place = המבנה שלך מוקטן: יש לבחור את מקומו.
khronos-prompt-keep_cube = יש לבחור קובייה של מי נשארת על הכפר.
khronos-prompt-discard = אפשר להשליך כרצונך; אחר כך משלימים לארבעה.
khronos-prompt-over = המשחק נגמר.
khronos-waiting = המשחק נמשך.
khronos-waiting-turn = סיבוב { $round }: התור של { $name }.
khronos-waiting-place = הבחירה איפה יעמוד מבנה מוקטן: { $name }.

# מהלכים
khronos-move-end = סיום התור
khronos-move-keep = שמירת כל הקלפים
khronos-move-pass = ויתור
khronos-move-populate = אכלוס
khronos-move-exchange = החלפת { $cards } תמורת 2 אקו
khronos-move-give = הנחת { $cards } בשורה הגלויה
khronos-move-extra = תשלום { $cards } על פני השטח
khronos-move-discard = השלכת { $cards }
khronos-move-swap = לקיחת { $cards } מן השורה הגלויה
khronos-move-move = סוכן { $agent } עובר לתקופת ה{ $age }
khronos-move-build = { $building } בתקופת ה{ $age }
khronos-move-upgrade = שדרוג בתקופת ה{ $age }
khronos-move-demolish = הריסה ({ $type }) בתקופת ה{ $age }
khronos-move-renovate = חידוש ({ $type })
khronos-move-row = שורה { $row }
khronos-move-column = עמודה { $column }
khronos-move-which = ב־{ $square }
khronos-move-stay = { $square } נשאר
khronos-move-place = להעמיד ב־{ $square }
khronos-move-grow = לגודל { $size } ב־{ $square }
khronos-move-share = סוכן 1 נותן { $one }, סוכן 2 נותן { $two }
khronos-move-keep_cube = הקובייה של { $name } נשארת
khronos-path-build = בניית { $building } ב־{ $square } בתקופת ה{ $age }, תמורת { $cards }
khronos-path-upgrade = שדרוג { $old } בתקופת ה{ $age } ל{ $building } ב־{ $square }, תמורת { $cards }
khronos-path-demolish = הריסת { $building } בתקופת ה{ $age }, תמורת { $cards } ואקו אחד
khronos-path-populate = אכלוס { $building }, תמורת { $cards }
khronos-path-renovate = חידוש { $building }, תמורת { $cards }
khronos-path-terrain = ועוד המחיר של פני השטח

# יומן
khronos-fact-row = בשורה הגלויה מונחים { $cards }.
khronos-fact-first = כל סיבוב נפתח אצל { $name }.
khronos-fact-shuffled = { $count } קלפים מעורבבים.
khronos-fact-drew =
    { $count ->
        [one] { $name }: שליפת קלף אחד.
        [two] { $name }: שליפת שני קלפים.
       *[other] { $name }: שליפת { $count } קלפים.
    }
khronos-fact-drew-own = { $name }: שליפת { $cards }.
khronos-fact-turn = סיבוב { $round }: התור של { $name }.
khronos-fact-exchanged = { $name }: החלפת { $cards }.
khronos-fact-swapped = { $name }: לקיחת { $cards } מן השורה הגלויה.
khronos-fact-gave = { $name }: הנחת { $cards } בשורה הגלויה.
khronos-fact-moved = { $name }: סוכן { $agent } עובר לתקופת ה{ $age }.
khronos-fact-paid = { $name }: תשלום של { $cards }.
khronos-fact-ecus-gained =
    { $now ->
        [one] { $name }: תוספת { $change }, עכשיו אקו אחד.
       *[other] { $name }: תוספת { $change }, עכשיו { $now } אקו.
    }
khronos-fact-ecus-paid =
    { $now ->
        [one] { $name }: תשלום { $change }, עכשיו אקו אחד.
       *[other] { $name }: תשלום { $change }, עכשיו { $now } אקו.
    }
khronos-fact-built = נבנה בתקופת ה{ $age }: { $building }.
khronos-fact-grown = שודרג בתקופת ה{ $age }: { $building }.
khronos-fact-demolished = נהרס בתקופת ה{ $age }: { $building }.
khronos-fact-populated = { $name }: אכלוס { $square }.
khronos-fact-renovating = { $name }: תחילת החידוש של { $square }.
khronos-fact-renovated = { $name }: סיום החידוש של { $square }.
khronos-fact-shadow = הצל מגיע לתקופת ה{ $age }: { $building }.
khronos-fact-stopped = אין צל בתקופת ה{ $age }: { $why }.
khronos-fact-displaced = סתירה בתקופת ה{ $age }: מוסר { $building }.
khronos-fact-vanished = לא היה ולא נברא, ולכן מוסר בתקופת ה{ $age }: { $building }.
khronos-fact-cube_stays = קובייה אחת של { $name } נשארת ב־{ $square }.
khronos-fact-conflict = התנגשות בתקופת ה{ $age }: { $contenders } מבנים ({ $type }) שווים בגובהם.
khronos-fact-stays = נשאר בתקופת ה{ $age }: { $building }.
khronos-fact-downsized = הוקטן בתקופת ה{ $age }: עכשיו { $building }.
khronos-fact-destroyed = הושמד בתקופת ה{ $age }: { $building }.
khronos-fact-shrunk = הצל המוקטן בתקופת ה{ $age }: { $building }.
khronos-fact-discarded = { $name }: השלכת { $cards }.
khronos-fact-income = הרווחים של { $name } בתקופת ה{ $age }: { $ecus }.
khronos-fact-over = שבעה סיבובים תמו: מנצח מי שצבר הכי הרבה אקו.
khronos-stopped = המשחק נעצר.
khronos-stop-tile = לא נותר אריח כזה במלאי
khronos-stop-cube = לבעליו לא נותרה קובייה
khronos-stop-domains = הוא יחבר ריבונויות שונות
khronos-stop-hierarchy = הוא ישווה בגובהו לבכיר שם

# למה לא
khronos-why-tile = לא נותר אריח כזה במלאי.
khronos-why-cube = לא נותרה לך קוביית שליטה.
khronos-why-agent = אף סוכן שלך לא עומד בתקופה הזאת.
khronos-why-uses = לסוכנים שלך כאן נותרו בתור הזה מעט מדי שימושים.
khronos-why-age = בונים, משדרגים והורסים רק בתקופות העוצמה והאמונה; מאכלסים ומחדשים בתקופת התבונה.
khronos-why-cards = חסרים לך קלפים לכך.
khronos-why-move = מעבר עולה אקו אחד ומוביל לתקופה אחרת.
khronos-why-free = המקום צריך להיות על המפה, על משבצות פנויות.
khronos-why-upgrade = מותר לשדרג מבנים שלך ומבנים אזרחיים, ככל שיש במה לשלם.
khronos-why-cover = עליו לכסות את כל המבנה הקטן, ומלבדו רק משבצות פנויות.
khronos-why-demolish = הורסים רק אריחים בגודל 1, לא כפרים מודפסים, תמורת קלף אחד ואקו אחד.
khronos-why-populate = מאכלסים רק מבנה אזרחי שיש עליו פחות קוביות מערכו.
khronos-why-renovate = מחדשים רק חורבה מהצבע הזה.
khronos-why-river = רק מבנים אזרחיים מכסים את הנהר, ולא כפר.
khronos-why-terrain = חסרים לך קלפים לפני השטח האלה.
khronos-why-domains = הוא יחבר ריבונויות שונות.
khronos-why-hierarchy = הוא ישווה בדיוק בגובהו לבכיר מסוגו שם.
khronos-why-cubes = אפשר לבחור רק מי שיש לו שם הכי הרבה קוביות.
khronos-why-stay = המבנה הזה לא יכול להיות זה שנשאר.
khronos-why-place = המבנה המוקטן עומד על משבצות של המבנה הישן.
khronos-why-over = המשחק נגמר.
khronos-why-now = לא זה מה שמתבקש עכשיו.
khronos-why-exchange = יש לתת קלף אחד או יותר מן היד; הם מביאים 2 אקו.
khronos-why-row = יש לקחת קלפים מצבע אחד מן השורה הגלויה, ולתת כמספרם אחרים מן היד.
khronos-why-discard = אפשר להשליך רק קלפים שביד.

# הלוח
khronos-board = ארץ אחת בשלוש תקופות
khronos-map = תקופת ה{ $age }: { $columns } עמודות, { $rows } שורות. החיצים מהלכים, Enter בוחר.
khronos-enlarge = הגדלה של תקופת ה{ $age }
khronos-side-by-side = שלושתן זו לצד זו
khronos-one-large = אחת גדולה
khronos-zoom-in = מפה גדולה יותר
khronos-zoom-out = מפה קטנה יותר
khronos-round = סיבוב { $round } מתוך 7
khronos-income-round = רווחים
khronos-income-show = הרווחים עכשיו
khronos-cell = { $square }, { $terrain }
khronos-cell-domain = הריבונות של { $square }: { $military } צבאי, { $religious } דתי, { $civil } אזרחי
khronos-cell-top = הבכיר מסוגו
khronos-cell-printed = כפר מודפס
khronos-cell-ruin = חורבה
khronos-cell-renovated = חודש
khronos-cell-cubes = קוביות: { $list }
khronos-cell-can = אפשר כאן: { $tool }
khronos-cell-cannot = אי אפשר כאן: { $tool }
khronos-cell-choice = אפשר לבחור
khronos-free = פנוי
khronos-rule = חוק { $rule }
khronos-rule-key = ? מציג את החוק
khronos-agent-here =
    { $uses ->
        [one] סוכן { $agent } של { $name }, נותר שימוש אחד
        [two] סוכן { $agent } של { $name }, נותרו שני שימושים
       *[other] סוכן { $agent } של { $name }, נותרו { $uses } שימושים
    }
khronos-agent-move =
    { $uses ->
        [one] סוכן { $agent } שלך, נותר שימוש אחד: מעבר באקו אחד
        [two] סוכן { $agent } שלך, נותרו שני שימושים: מעבר באקו אחד
       *[other] סוכן { $agent } שלך, נותרו { $uses } שימושים: מעבר באקו אחד
    }
khronos-agent-go = לעבור לכאן
khronos-tab-agents = סוכנים: { $list }

# כלים ויד
khronos-tools = מה לעשות
khronos-tool-demolish = הריסה
khronos-tool-populate = אכלוס
khronos-tool-renovate = חידוש
khronos-tool-agent = מעבר
khronos-tool-building =
    { $cards ->
        [one] { $building }: קלף אחד, { $stock } במלאי
        [two] { $building }: שני קלפים, { $stock } במלאי
       *[other] { $building }: { $cards } קלפים, { $stock } במלאי
    }
khronos-tool-places =
    { $count ->
        [0] אין מקום
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $count } מקומות
    }
khronos-hand = היד שלך
khronos-hand-none = אין קלפים
khronos-hand-hidden = הקלפים שלך מכוסים.
khronos-hand-show = להציג את הקלפים שלי
khronos-hand-cover = לכסות את הקלפים שלי
khronos-card-chosen = { $card }, נבחר
khronos-row = השורה הגלויה
khronos-pile = קופה: { $count }
khronos-discards = הושלכו: { $cards }
khronos-keep = לשמור הכול
khronos-exchange = להחליף { $count } תמורת 2 אקו
khronos-pass = לוותר
khronos-swap = לקחת { $cards }, לתת: { $given }
khronos-give = לתת { $cards }
khronos-give-count = יש לבחור { $count }
khronos-end-turn = סיום התור
khronos-finish = לסיים את התור
khronos-finish-discard =
    { $count ->
        [one] להשליך אחד ולסיים
        [two] להשליך שניים ולסיים
       *[other] להשליך { $count } ולסיים
    }
khronos-discard-help = אפשר לסמן קלפים להשלכה; אחר כך משלימים לארבעה. אין מזה חזרה.
khronos-discard-income = אחר כך נאספים רווחים: { $ecus }.
khronos-back = חזרה
khronos-do = לבצע
khronos-choices = מה מתבקש

# השלכות
khronos-panel = מה יקרה
khronos-panel-idle = בוחרים מבנה ומצביעים על מפה: מה שיקרה מוצג עוד לפני הלחיצה.
khronos-panel-wait = אחרים משחקים.
khronos-panel-possible = אפשר כאן
khronos-panel-cost = מחיר: { $cards }
khronos-panel-ecus = אקו: { $change }
khronos-panel-joins =
    { $count ->
        [one] ריבונויות מתחברות בתקופת ה{ $age }.
       *[other] ריבונויות מתחברות בתקופת ה{ $age }, ב־{ $count } מקומות.
    }
khronos-panel-divides =
    { $count ->
        [one] ריבונות נפרדת בתקופת ה{ $age }.
       *[other] { $count } ריבונויות נפרדות בתקופת ה{ $age }.
    }
khronos-panel-choose = אחר כך הבחירה היא של { $name }: { $what }
khronos-panel-final = אין מזה חזרה.
khronos-panel-extra = קלפים לפני השטח
khronos-panel-share = שימושים של הסוכנים שלך
khronos-step-stay = איזה מבנה נשאר
khronos-step-place = איפה יעמוד מבנה מוקטן
khronos-step-keep_cube = קובייה של מי נשארת
khronos-incomes = הרווחים שהיו משולמים עכשיו
khronos-incomes-help = בסוגריים: אין שם סוכן.
khronos-total = סך הכול
khronos-player = שחקן
khronos-close = סגירה
khronos-skip = דילוג

# תג
khronos-badge-ecus =
    { $count ->
        [one] אקו אחד
       *[other] { $count } אקו
    }
khronos-badge-cubes =
    { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    }
khronos-badge-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }

# סוף
khronos-end-land = מה עומד בסוף
khronos-end-standing = מבנים: { $standing }, ריבונויות: { $ruled }
khronos-statistics-standing = מבנים בתקופת ה{ $age }
khronos-statistics-ruled = ריבונויות בשליטה בתקופת ה{ $age }

# צלילים
khronos-sounds = צלילים
khronos-sound-build = מבנה קם
khronos-sound-shadow = צל מגיע
khronos-sound-gone = מבנה מוסר
khronos-sound-coins = אקו
khronos-sound-card = קלפים
khronos-sound-move = סוכן נוסע
khronos-sound-win = הסוף

# הלוח במילים
khronos-text-match = המשחק
khronos-text-players = שחקנים
khronos-text-player = { $name }: { $ecus } אקו, { $cubes } קוביות, { $cards } קלפים; סוכנים: { $agents }
khronos-text-agent =
    { $uses ->
        [one] { $age } (שימוש אחד)
        [two] { $age } (שני שימושים)
       *[other] { $age } ({ $uses } שימושים)
    }
khronos-text-known = ידועים ביד: { $cards }
khronos-text-income = היו נאספים עכשיו: { $might } בעוצמה, { $faith } באמונה, { $reason } בתבונה
khronos-text-age = { $age }
khronos-text-domain = ריבונות { $square }: כוח { $military } צבאי, { $religious } דתי, { $civil } אזרחי
khronos-text-pays = משלמת { $list }
khronos-text-own = שלי
khronos-text-stock = מלאי
khronos-text-stock-line = { $building }: { $count }
khronos-text-active = התור של { $name }; כל סיבוב נפתח אצל { $first }.
khronos-text-land = הארץ, { $name }: . מישור, ~ נהר, f יער, ^ הר, H כפר

# הסברים
khronos-help-map-might = תקופת העוצמה, הראשונה. מה שנבנה כאן מהדהד באמונה ובתבונה. בעל המבנה הצבאי הבכיר בריבונות אוסף את כוחה האזרחי.
khronos-help-map-faith = תקופת האמונה, השנייה. בעל המבנה הדתי הבכיר בריבונות אוסף את כוחה האזרחי.
khronos-help-map-reason = תקופת התבונה, האחרונה. כאן אין בעלים למבנים. מי שיש לו הכי הרבה תושבים בריבונות אוסף את כוחה הצבאי והדתי.
khronos-help-age-might = הסוכנים שלך כאן מאפשרים לבנות, לשדרג ולהרוס בתקופת העוצמה.
khronos-help-age-faith = הסוכנים שלך כאן מאפשרים לבנות, לשדרג ולהרוס בתקופת האמונה.
khronos-help-age-reason = הסוכנים שלך כאן מאפשרים לאכלס ולחדש.
khronos-help-agent = סוכן. לכל אחד שני שימושים בתור, אחד לכל קלף שמוצא בתקופה שלו. מעבר עולה אקו אחד.
khronos-help-hand = קלפי בנייה. מבנה עולה קלפים מצבעו כערכו.
khronos-help-tool-military = למבנים צבאיים יש בעלים. אין שני בכירים שווים בריבונות אחת, ואין חיבור של ריבונויות.
khronos-help-tool-religious = למבנים דתיים יש בעלים. אין שני בכירים שווים בריבונות אחת, ואין חיבור של ריבונויות.
khronos-help-tool-civil = למבנים אזרחיים אין בעלים. הם רשאים לחבר ריבונויות, ומגודל 2 גם לכסות את הנהר.
khronos-help-tool-demolish = קלף אחד מצבעו ואקו אחד מסירים אריח בגודל 1, של כל אחד.
khronos-help-tool-populate = קלף אזרחי אחד מניח קובייה שלך על מבנה אזרחי בתקופת התבונה.
khronos-help-tool-renovate = קלף אחד בצבע החורבה מחדש אותה, או מתחיל בכך.
khronos-help-ecus = האקו הוא גם ניקוד וגם כסף.
khronos-help-income = בסיבובים 4 ו־7 נאספים רווחים בסוף תורך, בכל תקופה שבה עומד סוכן שלך.
khronos-help-row = Hold’em: פעם בתור מותר לקחת קלפים מצבע אחד ולתת כמספרם אחרים.
khronos-help-round = שבעה סיבובים. רווחים יש בסיבובים 4 ו־7.
khronos-help-end = אחר כך מותר להשליך, ומשלימים לארבעה קלפים.
