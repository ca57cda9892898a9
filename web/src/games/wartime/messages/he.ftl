wartime-name = WarTime
wartime-tagline = מיניאטורות על שולחן מדידה: בונים בסיס, מטילים קובייה, מניחים את סרגל המדידה, ונשארים אחרונים עם כלים במשחק.
wartime-minutes = 45–120

# Options
wartime-option-map = מפה
wartime-option-map-help = שולחן בלי תנאי שטח, עם אגם באמצע, או עם איים בתוך ים.
wartime-option-map-open = פתוחה
wartime-option-map-lake = אגם
wartime-option-map-islands = איים
wartime-option-rounds = סיבובים
wartime-option-rounds-help = אחרי מספר כזה של סיבובים הניקוד מכריע: 10 עד 300. 0 פירושו המספר הרגיל: 80 בשניים, 60 בשלושה, 50 בארבעה, אחרת 40.
wartime-option-start_cash = כסף בהתחלה
wartime-option-start_cash-help = לכל אחד, מן הבנק.
wartime-option-start_cash-0 = אין
wartime-option-start_cash-300 = 300
wartime-option-start_cash-500 = 500
wartime-option-fort_attack = ביצורים יורים
wartime-option-fort_attack-help = האם מבנה מבוצר רשאי לתקוף.
wartime-option-fort_attack-yes = כן
wartime-option-fort_attack-no = לא
wartime-option-super_range = טווח נשק העל
wartime-option-super_range-help = שלושה סרגלים, או כל השולחן.
wartime-option-super_range-three = שלושה סרגלים
wartime-option-super_range-any = בכל מקום

# Pieces
wartime-piece = { $type } { $label }
wartime-type-cc = מפקדה
wartime-type-well = באר נפט
wartime-type-store = מאגר נפט
wartime-type-field = שדה תעופה
wartime-type-barr = מחנה
wartime-type-fact = מפעל
wartime-type-batt = סוללת טילים
wartime-type-super = נשק על
wartime-type-dozer = דחפור
wartime-type-boat = סירה
wartime-type-tank = טנק
wartime-type-truck = משאית
wartime-type-inf = חייל רגלים
wartime-type-jet = מטוס קרב
wartime-mm = { $length } מ״מ
wartime-state-fort = מבוצר
wartime-state-carries = חיילים על הסיפון: { $count }
wartime-state-holds = נושא את { $piece }
wartime-state-aboard = על { $piece }
wartime-state-parked = חונה על { $piece }
wartime-state-airborne = באוויר

# Actions
wartime-action-move = תנועה
wartime-action-attack = התקפה
wartime-action-attack-air = התקפה באוויר
wartime-action-attack-ground = התקפה בקרקע
wartime-action-fort-attack = ירי מן הביצור
wartime-action-capture = כיבוש
wartime-action-embark = העלאה
wartime-action-disembark = הורדה
wartime-action-build = בנייה: { $type }
wartime-action-build-inf = גיוס שניים: { $type }
wartime-action-fortify = ביצור
wartime-action-sell = מכירה
wartime-action-sell-disc = מכירת דיסקית
wartime-denied-aboard = הכלי נישא על כלי אחר
wartime-denied-bank = הבנק אינו יכול לשלם
wartime-denied-cash = אין מספיק כסף
wartime-denied-stock = לא נשאר כזה במלאי שלך
wartime-denied-room = אין לידו מקום פנוי
wartime-denied-well = אין לך באר נפט במשחק
wartime-denied-no-target = אין מטרה בטווח הגדול ביותר
wartime-denied-empty = אין איש על הסיפון
wartime-denied-full = הכלי מלא
wartime-denied-no-infantry = אין חייל רגלים שלך בטווח
wartime-denied-fort = המבנה כבר מבוצר
wartime-denied-no-fort = המבנה אינו מבוצר
wartime-denied-fort-room = אין מקום לטבעת
wartime-denied-parked = מטוס חונה שם
wartime-denied-option = כבוי על ידי אפשרות של המשחק הזה
wartime-denied-disc = אין לך דיסקית
wartime-why-table = חורג מן השולחן
wartime-why-terrain = השטח אינו מתאים
wartime-why-line = הדרך אינה פנויה
wartime-why-overlap = חופף ל{ $pieces }
wartime-why-occupied = חופף לכלי אחר

# Facts
wartime-fact-first = הראשונים לשחק: { $name }.
wartime-fact-placed = { $name }: הוצב { $piece }.
wartime-fact-round = סיבוב { $round } מתחיל.
wartime-fact-turn = התור של { $name }.
wartime-fact-income = { $name }: הכנסה { $amount }.
wartime-fact-passed = { $name }: ויתור על פעולה.
wartime-fact-roll = { $name }, { $piece }: { $action }, הוטל { $dice }.
wartime-fact-moved = { $piece } נע { $length }.
wartime-fact-stayed = { $piece } נשאר במקום.
wartime-fact-parked = { $piece } נוחת על { $host }.
wartime-fact-shot = { $piece } פוגע ב{ $target }.
wartime-fact-held = { $piece } אינו יורה.
wartime-fact-lost-fort = { $piece } מאבד את הביצור.
wartime-fact-destroyed = { $name }: הושמד { $piece }.
wartime-fact-captured = { $name }: { $piece } נכבש בידי { $by }; עכשיו הוא { $target }.
wartime-fact-missed = { $piece } אינו מגיע אל { $target }.
wartime-fact-returned = { $piece } חוזר למלאי.
wartime-fact-crashed = { $piece } אינו מוצא שדה תעופה ומתרסק.
wartime-fact-boarded = { $piece } עולה על { $host }.
wartime-fact-landed = { $piece } יורד מ{ $host }.
wartime-fact-built = { $by } בונה את { $piece }.
wartime-fact-fortified = { $piece } מקבל ביצור.
wartime-fact-sold = { $name }: { $piece } נמכר תמורת { $amount }.
wartime-fact-sold-disc = { $name }: דיסקית נמכרה תמורת { $amount }.
wartime-fact-spent = { $name }: דיסקית תמורת פעולה נוספת.
wartime-fact-reward = { $name }: דיסקית כפרס.
wartime-fact-out = { $name }: לא נשאר אף כלי, מחוץ למשחק.
wartime-fact-over-last-standing = נשאר צד אחד: המשחק נגמר.
wartime-fact-over-round-limit = הסיבוב האחרון שוחק: המשחק נגמר.

# Moves
wartime-move-action = { $piece }: { $action }
wartime-move-build = { $piece } בונה: { $type }
wartime-move-plot = מגרש { $plot }
wartime-move-dir = דחפור ב־{ $angle }°
wartime-move-go = תנועה בכיוון { $angle }°
wartime-move-hit = פגיעה ב{ $target }
wartime-move-take = כיבוש { $target }
wartime-move-load = העלאת { $piece }
wartime-move-put = הורדה ב־{ $angle }°, במרחק { $length }
wartime-move-at = הצבה ב־{ $angle }°
wartime-move-land = נחיתה על { $piece }
wartime-move-pass = ויתור על פעולה
wartime-move-sell-disc = מכירת דיסקית
wartime-move-stay = להישאר במקום
wartime-move-hold = לא לירות
wartime-move-stop = זה מספיק
wartime-move-end = סיום התור
wartime-move-spend = דיסקית תמורת פעולה נוספת

# Questions
wartime-prompt-cc = מציבים את המפקדה על מגרש באזור ההתחלה שלך.
wartime-prompt-dozer = מציבים את הדחפור לידה.
wartime-prompt-well = מציבים את באר הנפט על מגרש.
wartime-prompt-act = התור שלך: בוחרים כלי ופעולה אחת עבורו.
wartime-prompt-move = { $piece } הטיל { $dice }: בדיוק { $length }. לאיזה כיוון?
wartime-prompt-target = { $piece } הטיל { $dice }: טווח { $length }. איזו מטרה?
wartime-prompt-target-super = { $piece } מגיע עד { $length }. איזה מבנה?
wartime-prompt-target-any = { $piece } מגיע לכל השולחן. איזה מבנה?
wartime-prompt-take = { $piece } כובש: איזה מבנה? אחר כך מטילים.
wartime-prompt-load =
    { $count ->
        [one] { $piece } הטיל { $dice }: מי עולה? מקום לאחד ({ $count }).
       *[other] { $piece } הטיל { $dice }: מי עולה? מקום ל־{ $count }.
    }
wartime-prompt-unload = { $piece } הטיל { $dice }: היכן יורד { $infantry }?
wartime-prompt-place = { $piece } בונה: היכן הוא יעמוד ({ $type })?
wartime-prompt-place-second = היכן יעמוד השני ({ $type })?
wartime-prompt-land = { $piece } טס הביתה: לאיזה שדה תעופה?
wartime-prompt-more =
    { $count ->
        [one] לסיים את התור, או דיסקית תמורת פעולה נוספת (נותרה { $count })?
       *[other] לסיים את התור, או דיסקית תמורת פעולה נוספת (נותרו { $count })?
    }
wartime-prompt-over = המשחק נגמר.
wartime-waiting = ממתינים.
wartime-waiting-turn = התור של { $name }.
wartime-waiting-piece = { $name }: החלטה עבור { $piece }.
wartime-waiting-places = { $name }: הצבה של { $type }.
wartime-result-last-standing = נשאר צד אחד עם כלים במשחק.
wartime-result-round-limit = הגיע הסיבוב האחרון: הניקוד מכריע.
wartime-stopped = המשחק הופסק.

# The board
wartime-round = סיבוב { $round } מתוך { $limit }
wartime-round-setup = הכנה
wartime-turn-of = התור: { $name }
wartime-spent = דיסקיות שהוצאו: { $count }
wartime-reward-earned = מגיע פרס
wartime-bank = בנק { $cash }
wartime-seats = כל הצדדים: כסף, ההכנסה הבאה, דיסקיות, מלאי, ביצורים, ניקוד
wartime-cash = כסף { $cash }
wartime-income = ההכנסה הבאה { $cash }
wartime-discs = דיסקיות { $count }
wartime-stock = כלים במלאי { $count }
wartime-forts = ביצורים שנותרו { $count }
wartime-score = ניקוד עד כה { $score }
wartime-is-out = מחוץ למשחק
wartime-map-label = השולחן מלמעלה. החצים מזיזים אותו או מסובבים את מה שנשאל, פלוס ומינוס מגדילים ומקטינים, 0 מראה הכול, z את הכלי, Enter בוחר.
wartime-dice = הוטל: { $dice }
wartime-zoom-in = הגדלה
wartime-zoom-out = הקטנה
wartime-zoom-fit = כל השולחן
wartime-zoom-piece = אל הכלי
wartime-panel = מה נשאל, ומה קרה
wartime-actions = פעולות
wartime-greyed = פעולות שאינן אפשריות עכשיו
wartime-no-action = הכלי הזה אינו יכול לעשות דבר עכשיו.
wartime-targets =
    { $count ->
        [one] מטרה { $count }
       *[other] { $count } מטרות
    }
wartime-chance = { $least }+ · { $percent } %
wartime-sure = בטוח
wartime-direction = { $angle }°
wartime-choose-direction = בוחרים כיוון
wartime-dial-help =
    { $count ->
        [one] כיוון { $count } פתוח. מצביעים על הטבעת.
       *[other] { $count } כיוונים פתוחים. מצביעים על הטבעת.
    }
wartime-dial-keys = החצים מסובבים ב־1°, עם shift‏ ב־10°.
wartime-closed = { $angle }° סגור: { $why }.
wartime-parks = המטוס חונה על { $piece }.
wartime-go = קדימה
wartime-here = כאן
wartime-choose-place =
    { $count ->
        [one] מקום { $count } פנוי
       *[other] { $count } מקומות פנויים
    }
wartime-later-fort = להראות את הטבעת של ביצור עתידי
wartime-choose-target = בוחרים מטרה במפה או ברשימה.
wartime-choose-piece = בוחרים כלי שלך במפה או ברשימה, או:
wartime-too-far = { $length }: רחוק מדי
wartime-barred = { $piece } איבד את הביצור בפעולה הזאת ואי אפשר לפגוע בו בה שוב.
wartime-other-piece = כלי אחר
wartime-owner = שייך אל { $name }
wartime-list-pieces = כלים במשחק
wartime-list-distance = כלים לפי מרחק
wartime-list-targets = מטרות, הקרובה ראשונה
wartime-list-stock = במלאי
wartime-wait = אחרים משחקים.
wartime-badge-pieces = מבנים { $buildings }, יחידות { $units }
wartime-rule = כלל { $rule }
wartime-rule-key = ? מראה את הכלל
wartime-sounds = צלילים
wartime-sound-die = קוביות
wartime-sound-engine = מנועים
wartime-sound-shot = יריות
wartime-sound-boom = פיצוצים
wartime-sound-hammer = בנייה
wartime-sound-cash = כסף
wartime-sound-capture = כיבושים
wartime-sound-round = סיבובים

# Help
wartime-help-round = כשהסיבוב האחרון נגמר, הניקוד מכריע בין אלה שעוד במשחק.
wartime-help-turn = בתור: הכנסה, פעולה אחת עם כלי אחד, ועוד אחת לכל דיסקית שמוציאים.
wartime-help-bank = כל הכסף בא מן הבנק וחוזר אליו. כשהוא ריק, לא משלמים דבר.
wartime-help-dice = נקודה אחת היא 20 מ״מ על הסרגל.
wartime-help-cash = כסף ביד.
wartime-help-income = מגיעה בתחילת התור הבא: 100 לכל באר נפט ומאגר נפט, ככל שהבנק יכול לשלם.
wartime-help-discs = דיסקיות פלוס: כל אחת קונה פעולה נוספת, לכל היותר ארבע בתור. מי שהשמיד בתור כלי אויב לוקח אחת.
wartime-help-stock = כלים בצבע הזה שעוד אפשר לקנות.
wartime-help-forts = ביצורים שעוד אפשר לקנות.
wartime-help-score = מחירי הקנייה של כל הכלים במשחק, 100 לכל ביצור ולכל דיסקית, והכסף.
wartime-help-price = מחיר { $price }.
wartime-help-price-sale = מחיר { $price }, מכירה { $sale }.
wartime-help-type-cc = מייצרת דחפורים.
wartime-help-type-well = מביאה 100 בכל תור שלך.
wartime-help-type-store = מביא 100 בכל תור שלך; בעת הבנייה דרושה באר נפט שלך במשחק.
wartime-help-type-field = מייצר מטוסי קרב ומגן על אחד.
wartime-help-type-barr = מגייס חיילי רגלים, שניים בכל פעם.
wartime-help-type-fact = מייצר סירות, טנקים ומשאיות.
wartime-help-type-batt = יורה בשתי קוביות במטוסים באוויר, או באחת בכל השאר.
wartime-help-type-super = פוגע בלי הטלה בכל מבנה בתוך שלושה סרגלים.
wartime-help-type-dozer = נע בקובייה אחת ומייצר את כל המבנים.
wartime-help-type-boat = נעה בקובייה אחת, נושאת שני חיילים, יורה פעם אחת לכל אחד על הסיפון.
wartime-help-type-tank = נע ויורה בקובייה אחת; משמיד ביצור ואת המבנה שבו בפגיעה אחת.
wartime-help-type-truck = נעה בקובייה אחת, נושאת שני חיילים, יורה פעם אחת לכל אחד עליה.
wartime-help-type-inf = נע ויורה בקובייה אחת; כובש מבנים בלי ביצור. המחיר הוא לשניים.
wartime-help-type-jet = נע בשתי קוביות מעל הכול; אחרי התקפה הוא טס אל שדה תעופה פנוי או מתרסק.
wartime-help-action-move = מטילים, ונעים בקו ישר בדיוק במרחק שהוטל, לכל כיוון שבו המקום פנוי, או נשארים.
wartime-help-action-attack = מטילים, ובוחרים מטרה בטווח: היא נפגעת.
wartime-help-action-attack-air = מטילים שתי קוביות; רק מטוסים באוויר הם מטרות.
wartime-help-action-attack-ground = מטילים קובייה אחת; הכול חוץ ממטוסים באוויר הוא מטרה.
wartime-help-action-fort-attack = מבנה מבוצר יורה בקובייה אחת.
wartime-help-action-capture = נוקבים במבנה אויב בלי ביצור ומטילים. אם הוא בטווח, כלי שלך מאותו הסוג מחליף אותו.
wartime-help-action-embark = מטילים; חייל אחד או שניים שלך בטווח עולים.
wartime-help-action-disembark = מטילים; חייל אחד או שניים יורדים בתוך הטווח.
wartime-help-action-build = משלמים את המחיר; הכלי החדש נוגע במי שיצר אותו.
wartime-help-action-fortify = משלמים על ביצור: פגיעה לוקחת קודם אותו, ואיש אינו כובש את המבנה.
wartime-help-action-sell = הבנק משלם, והמבנה חוזר למלאי שלך.
