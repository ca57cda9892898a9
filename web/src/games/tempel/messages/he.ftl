tempel-name = מקדש האימה
tempel-tagline = ההרפתקנים מחפשים זהב, השומרים מפתים אותם אל האש, ואיש לא יודע מי הוא מי.
tempel-minutes = 10 עד 15

tempel-option-announcements = הכרזות
tempel-option-announcements-help = כל אחד רשאי לומר כמה זהב וכמה אש יש לפניו, אמת או לא.
tempel-option-announcements-on = יש
tempel-option-announcements-off = אין
tempel-option-first_keyholder = המפתח הראשון
tempel-option-first_keyholder-help = אצל מי המפתח בהתחלה.
tempel-option-first_keyholder-random = בהגרלה
tempel-option-reveal_count = מספר השומרים
tempel-option-reveal_count-help = האם כולם יודעים כמה שומרים במשחק.
tempel-option-reveal_count-hidden = לא ודאי
tempel-option-reveal_count-known = ידוע

tempel-group-adventurers = הרפתקנים
tempel-group-guardians = שומרים
tempel-mark-trust = יש אמון
tempel-mark-doubt = יש ספק
tempel-mark-guardian = שומר?
tempel-mark-none = בלי סימן
tempel-score-win = בצד המנצח
tempel-phrase-trust = אפשר לסמוך על { $about }.
tempel-phrase-doubt = קשה להאמין לדברי { $about }.
tempel-phrase-open = פתחו דלת של { $about }!
tempel-phrase-avoid = אל תתקרבו אל { $about }.

# קלפים, תפקידים ומספרים
tempel-card-gold = זהב
tempel-card-fire = אש
tempel-card-empty = ריק
tempel-card-down = סגור
tempel-role-adventurer = הרפתקן
tempel-role-guardian = שומר
tempel-role-adventurer-goal = למצוא את כל הזהב לפני שכל האש פורצת.
tempel-role-guardian-goal = לתת לאש לפרוץ, או לזמן להיגמר.
tempel-counts = { $gold } זהב, { $fire } אש, { $empty } ריקים
tempel-said = { $gold } זהב, { $fire } אש
tempel-silent = לא מגלה
tempel-nothing-said = אין הכרזה

# מה לעשות, ומה קרה
tempel-prompt-open = המפתח אצלך: יש לפתוח דלת אצל מישהו אחר.
tempel-waiting-open = המפתח אצל { $name }, שעכשיו בוחר דלת.
tempel-waiting = המשחק נמשך.
tempel-move-open = פתיחת דלת { $place } של { $name }
tempel-move-announce = הכרזה: { $gold } זהב ו־{ $fire } אש
tempel-move-silent = הכרזה: לא מגלה
tempel-fact-roles = התפקידים חולקו.
tempel-fact-role = התפקידים חולקו. התפקיד שלך: { $role }.
tempel-fact-key = המפתח אצל { $name }.
tempel-fact-deal = סיבוב { $round }: כל אחד מקבל { $each } חדרים.
tempel-fact-dealt = סיבוב { $round }: כל אחד מקבל { $each } חדרים. שלך: { $gold } זהב, { $fire } אש, { $empty } ריקים.
tempel-fact-opened =
    { $card ->
        [gold] בידי { $by } נפתחה דלת { $place } של { $name }: זהב!
        [fire] בידי { $by } נפתחה דלת { $place } של { $name }: אש!
       *[empty] בידי { $by } נפתחה דלת { $place } של { $name }: ריק.
    }
tempel-fact-round_over = סיבוב { $round } נגמר.
tempel-fact-announced = הכרזה של { $name }: { $gold } זהב ו־{ $fire } אש.
tempel-fact-silent = { $name } לא מגלה.
tempel-won-gold = כל הזהב נמצא: ההרפתקנים מנצחים.
tempel-won-fire = כל האש פרצה: השומרים מנצחים.
tempel-won-time = ארבעה סיבובים עברו ועוד נותר זהב נסתר: השומרים מנצחים.
tempel-stopped = המשחק נעצר.

# הלוח
tempel-board = הקרחת שלפני המקדש
tempel-frieze = מה שנמצא במקדש
tempel-frieze-gold = זהב: { $opened } מתוך { $total } נמצאו
tempel-frieze-fire = אש: { $opened } מתוך { $total } פרצו
tempel-frieze-empty = ריקים: { $opened } מתוך { $total } נפתחו
tempel-frieze-round = סיבוב { $round } מתוך 4
tempel-frieze-left =
    { $left ->
        [0] לא נותרו פתיחות בסיבוב הזה
        [one] נותרה פתיחה אחת בסיבוב הזה
        [two] נותרו שתי פתיחות בסיבוב הזה
       *[other] נותרו { $left } פתיחות בסיבוב הזה
    }
tempel-round = סיבוב
tempel-openings-left = פתיחות
tempel-gold = זהב
tempel-fire = אש
tempel-door = דלת { $place } של { $name }: { $card }
tempel-door-can = דלת { $place } של { $name }: סגורה. Enter פותח אותה.
tempel-door-chosen = דלת { $place } של { $name }: סגורה, נבחרה. Enter פותח אותה.
tempel-door-hint = דלת { $place } של { $name }: סגורה, מומלצת ברמז.
tempel-door-mine = דלת { $place } שלך: { $card }
tempel-door-unopened = דלת של { $name } שלא נפתחה: { $card }
tempel-doors-of = הדלתות של { $name }
tempel-you = את/ה
tempel-keyholder = המפתח כאן
tempel-last = הפתיחה האחרונה
tempel-last-none = עוד לא נפתחה שום דלת.
tempel-last-text = הפתיחה האחרונה: דלת { $place } של { $name }, בידי { $by }, בסיבוב { $round }: { $card }.
tempel-pile = בערמת התפקידים: { $adventurers } הרפתקנים ו־{ $guardians } שומרים.
tempel-pile-out = בערמת התפקידים: { $adventurers } הרפתקנים ו־{ $guardians } שומרים; קלף אחד נשאר בצד בלי שרואים אותו.
tempel-seat-more = { $name }: סימנים וזיכרון
tempel-close = סגירה
tempel-mark-title = הסימן שלי, גלוי רק לי
tempel-rule = חוק { $rule }
tempel-rule-key = ? מציג את החוק

tempel-no-over = המשחק נגמר: אף דלת לא נפתחת עוד.
tempel-no-open = הדלת הזאת כבר פתוחה.
tempel-no-seat = כאן רק צופים: פותח דלתות מי שהמפתח אצלו.
tempel-no-key = דלתות פותח רק מי שהמפתח אצלו, והמפתח אצל { $name }.
tempel-no-own = מי שהמפתח אצלו לא פותח דלת של עצמו.
tempel-no-now = אי אפשר לפתוח את הדלת הזאת ברגע זה.

# מה ששלי
tempel-mine = התפקיד והחדרים שלי
tempel-peek = להציץ
tempel-hide = להסתיר
tempel-peek-hidden = התפקיד והחדרים מכוסים.
tempel-own-role = התפקיד שלך
tempel-own-dealt = חולק לך
tempel-own-down = עוד סגור
tempel-announce = הכרזה
tempel-announce-left =
    { $left ->
        [0] כל ההכרזות שלך בסיבוב הזה נוצלו.
        [one] נותרה הכרזה אחת בסיבוב הזה
        [two] נותרו שתי הכרזות בסיבוב הזה
       *[other] נותרו { $left } הכרזות בסיבוב הזה
    }
tempel-announce-off = בשולחן הזה אין הכרזות.
tempel-announce-silent = ״לא מגלה״
tempel-more-gold = יותר זהב
tempel-less-gold = פחות זהב
tempel-more-fire = יותר אש
tempel-less-fire = פחות אש

# זיכרון
tempel-memory = הזיכרון של השולחן
tempel-memory-help = מה נאמר בכל סיבוב, ומה נמצא בו.
tempel-memory-said = נאמר
tempel-memory-found = נמצא
tempel-memory-refuted = לא ייתכן
tempel-memory-nothing = לא נפתח דבר
tempel-player = שחקן
tempel-round-n = סיבוב { $round }
tempel-badge-none = עוד בלי הכרזה
tempel-earlier =
    { $count ->
        [one] הכרזה אחת לפניה
        [two] שתי הכרזות לפניה
       *[other] { $count } הכרזות לפניה
    }

# צלילים
tempel-sounds = צלילים
tempel-sound-door = דלת מסתובבת
tempel-sound-gold = זהב
tempel-sound-fire = אש
tempel-sound-empty = חדר ריק
tempel-sound-key = המפתח עובר
tempel-sound-win = ניצחון
tempel-sound-loss = הפסד

# הסוף
tempel-end-roles = מי היה מי
tempel-end-out = נשאר בצד
tempel-end-table = מה היה, ומה נאמר
tempel-end-held = היה
tempel-end-lie = לא נכון
tempel-end-true = נכון
tempel-end-rest = לא נפתחו
tempel-end-rest-help = הסדר של הדלתות האלה מעולם לא נקבע.
tempel-end-decided = מה הכריע
tempel-end-last = דלת של { $name } נפתחה בידי { $by }: { $card }.
tempel-end-score = { $gold } מתוך { $goldTotal } זהב ו־{ $fire } מתוך { $fireTotal } אש נמצאו; סך הפתיחות: { $openings }.

# הלוח במילים
tempel-text-temple = המקדש
tempel-text-seats = שחקנים
tempel-text-own = שלי
tempel-text-memory = זיכרון
tempel-text-openings = פתיחות
tempel-text-end = הסוף
tempel-text-key = המפתח: { $name }
tempel-text-each = חדרים שחולקו לכל אחד בסיבוב הזה: { $each }
tempel-text-doors = דלתות: { $doors }
tempel-text-dealt = סיבוב { $round }, חולקו לך: { $gold } זהב, { $fire } אש, { $empty } ריקים
tempel-text-down = עוד סגורים לפניך: { $gold } זהב, { $fire } אש, { $empty } ריקים
tempel-text-limits = הכרזות שנותרו בסיבוב הזה: { $left }
tempel-text-highest = בהכרזה מותר לומר עד { $gold } זהב ועד { $fire } אש, ויחד לא יותר מאשר { $total }.
tempel-text-said = נאמר: { $said }
tempel-text-said-after = { $said } (אחרי { $before ->
        [one] פתיחה אחת
        [two] שתי פתיחות
       *[other] { $before } פתיחות
    } בסך הכול)
tempel-text-role = { $name }: { $role }
tempel-text-held = { $name }, סיבוב { $round }: היו { $counts }
tempel-text-rest = { $name }, לא נפתחו: { $doors }

# הסברים
tempel-help-door = חדר סגור. מי שהמפתח אצלו פותח חדר אחד אצל מישהו אחר; איש, גם לא בעל החדרים, לא יודע מה נמצא מאחורי איזו דלת.
tempel-help-card-gold = זהב. כשכולו נמצא, ההרפתקנים מנצחים מיד.
tempel-help-card-fire = מלכודת אש. כשכל האש פרצה, השומרים מנצחים מיד.
tempel-help-card-empty = חדר ריק. הוא רק עולה פתיחה אחת.
tempel-help-gold = הזהב שנמצא עד כה. כשכולו נמצא, ההרפתקנים מנצחים מיד.
tempel-help-fire = האש שפרצה עד כה. כשכולה פרצה, השומרים מנצחים מיד.
tempel-help-round = יש ארבעה סיבובים. אם בסופם עוד נותר זהב נסתר, השומרים מנצחים.
tempel-help-left = בכל סיבוב נפתחות דלתות כמספר השחקנים.
tempel-help-key = המפתח. מי שהמפתח אצלו פותח דלת אצל מישהו אחר, והמפתח עובר לשם.
tempel-help-bubble = ההכרזה האחרונה בסיבוב הזה. היא לא חייבת להיות נכונה.
tempel-help-role-adventurer = ההרפתקנים מנצחים כשכל הזהב נמצא. הם לא יודעים מי עוד בצד שלהם.
tempel-help-role-guardian = השומרים מנצחים באש, או כשנגמר הזמן. הם לא יודעים מי עוד בצד שלהם.
tempel-help-pile = התפקידים חולקו מהערמה הזאת לפני סיבוב 1.
tempel-help-mine = ידוע לך כמה זהב וכמה אש יש לפניך בסיבוב הזה, אבל לא מאחורי איזו דלת.
tempel-help-announce = עד שלוש פעמים בסיבוב מותר לומר מה חולק לך, אמת או לא. אין חזרה מהכרזה.
tempel-help-last = החדר שנפתח אחרון. המפתח עבר אל מי שהחדר היה לפניו.
tempel-help-memory = הכרזות ופתיחות גלויות תמיד לכולם. ״לא ייתכן״: נמצא יותר ממה שהמספרים האחרונים מאפשרים.

# סטטיסטיקה
tempel-statistics-found-gold = פתיחות של זהב
tempel-statistics-found-fire = פתיחות של אש
tempel-statistics-found-empty = פתיחות של ריק
tempel-statistics-announced = הכרזות
tempel-statistics-true = מהן נכונות
