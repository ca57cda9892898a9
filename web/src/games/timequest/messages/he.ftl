# הודעה שיש בה רק ערכים נפתחת בסימן כיוון (U+200F), כדי שגם בתוך הודעה אחרת תיקרא מימין לשמאל.

timequest-name = מסע בזמן
timequest-tagline = לעבור בעשר תקופות ולהביא הביתה את האוסף הנאה מכולם לפני שהזמן נסגר.
timequest-minutes = 60 עד 90

timequest-option-end = תקופות סגורות
timequest-option-end-help = כמה תקופות סגורות מביאות את הסיבוב האחרון: 3 קצר, 5 ארוך.
timequest-option-visits = ביקורים
timequest-option-visits-help = כמה ביקורים כל תקופה יכולה לקבל.
timequest-option-visits-by-players = אחד יותר ממספר השחקנים
timequest-option-actions = נקודות פעולה
timequest-option-actions-help = כמה יש בכל תור; עם 3, כל תקופה מקבלת ביקור אחד פחות.
timequest-option-rounds = גבול הסיבובים
timequest-option-rounds-help = אחרי איזה סיבוב המשחק נגמר לכל המאוחר; עם 3, 4 או 5 תקופות סגורות האירועים מספיקים ל־15, 17 או 19 סיבובים.
timequest-option-crystals = גבישים
timequest-option-crystals-help = גבישי זמן בהתחלה.
timequest-option-objectives = יעדים
timequest-option-objectives-help = יעדים סודיים שמביאים עד 3 נקודות.
timequest-option-objectives-off = אין
timequest-option-objectives-one = אחד לכל שחקן
timequest-option-objectives-two = שניים, וכל שחקן שומר אחד מהם
timequest-option-characters = דמויות
timequest-option-characters-help = בתור מי משחקים; לכל דמות יכולת משלה.
timequest-option-characters-choose = לפי בחירה
timequest-option-characters-random = בהגרלה
timequest-option-characters-none = אין
timequest-option-cooldown = ההפוגה של מאליק
timequest-option-cooldown-help = אחרי כמה סיבובים בחירת השומר מוכנה שוב.
timequest-option-artifacts = חפצים
timequest-option-artifacts-help = היכן אפשר להשיג חפץ.
timequest-option-artifacts-own-period = בתקופה שלו
timequest-option-artifacts-anywhere = בכל מקום
timequest-option-holding = גבול ההחזקה
timequest-option-holding-help = כמה משאבים מאותו הסוג נשארים בסוף תור.
timequest-option-holding-none = בלי גבול
timequest-option-offers = הצעות
timequest-option-offers-help = כמה הצעות סחר מותר להציע בתור.
timequest-option-tie = שוויון
timequest-option-tie-help = מי מנצח כשהראשונים שווים.
timequest-option-tie-arena = קרב בזירה
timequest-option-tie-quests = הכי הרבה משימות, ואחר כך משאבים

timequest-score-artifacts = חפצים
timequest-score-crystals = שישית מן הגבישים
timequest-score-objective = יעד


# שמות של קלפים, דמויות, חפצים, יעדים ותקופות
timequest-card-Q001 = אתגר הציידים
timequest-card-Q002 = יצירת מופת על קיר המערה
timequest-card-Q003 = אילוף חיות הפרא
timequest-card-Q004 = מבחן המנהיגות של השבט
timequest-card-Q005 = שליטה באש
timequest-card-Q006 = סיתות כלי אבן
timequest-card-Q007 = סעודה פרהיסטורית
timequest-card-Q008 = מחול פולחני
timequest-card-Q009 = תחרות בניית מחסות
timequest-card-Q010 = גילוי המאובן המסתורי
timequest-card-Q011 = בעקבות אוצר הפרעה
timequest-card-Q012 = אתגר בניית הפירמידה
timequest-card-Q013 = משלחת במעלה הנילוס
timequest-card-Q014 = פענוח כתב החרטומים
timequest-card-Q015 = מבחן הלמדנות של הסופרים
timequest-card-Q016 = שיקום המקדש
timequest-card-Q017 = עלייה לרגל אל האלים והאלות
timequest-card-Q018 = חקירת הקבר המלכותי
timequest-card-Q019 = מבחן האומנים
timequest-card-Q020 = מסע סחר בשוק המצרי
timequest-card-Q021 = תחרות במשחקים האולימפיים
timequest-card-Q022 = אתגר הוויכוח של הפילוסופים
timequest-card-Q023 = שיקום האקרופוליס
timequest-card-Q024 = נבואת האורקל מדלפי
timequest-card-Q025 = מבחן ריצת המרתון
timequest-card-Q026 = אימון הלוחמים בספרטה
timequest-card-Q027 = העלאת טרגדיה יוונית
timequest-card-Q028 = הדמוקרטיה האתונאית מקרוב
timequest-card-Q029 = ציד המפלצת מן המיתולוגיה
timequest-card-Q030 = טקס חנוכת הפנתיאון
timequest-card-Q031 = קרב הגלדיאטורים
timequest-card-Q032 = תעלומת רצח יוליוס קיסר
timequest-card-Q033 = מבחן הגיוס ללגיון הרומי
timequest-card-Q034 = מאמצי הבנייה של הקולוסיאום
timequest-card-Q035 = אתגר ההנדסה של אמת המים
timequest-card-Q036 = שליטה בלטינית
timequest-card-Q037 = כיבוש ארצות הברברים
timequest-card-Q038 = תככים בסנאט
timequest-card-Q039 = מסע בדרך הרומית
timequest-card-Q040 = הכנות לנשף בווילה הקיסרית
timequest-card-Q041 = סאגה מן המיתולוגיה הנורדית
timequest-card-Q042 = ניווט בספינה הארוכה
timequest-card-Q043 = פשיטה על האיים הבריטיים
timequest-card-Q044 = הכנות לסעודה ויקינגית
timequest-card-Q045 = חריתת אבן רונות
timequest-card-Q046 = מבחן הברסרקרים
timequest-card-Q047 = הרחבת היישוב הוויקינגי
timequest-card-Q048 = תחרות בישול התמד
timequest-card-Q049 = חקירת נתיבי הסחר
timequest-card-Q050 = גילוי השריד מאסגארד
timequest-card-Q051 = יצירת מופת של אמן
timequest-card-Q052 = חסות לאמנויות
timequest-card-Q053 = ההמצאה הסודית של לאונרדו
timequest-card-Q054 = מחקר פורץ דרך
timequest-card-Q055 = מאבקי הכוח של בית מדיצ׳י
timequest-card-Q056 = מסע התגליות האירופי
timequest-card-Q057 = תכנון הקתדרלה
timequest-card-Q058 = במה לגאוני הספרות
timequest-card-Q059 = הכנות לנשף בחצר המלכות
timequest-card-Q060 = סימפוזיון ההומניסטים
timequest-card-Q061 = ישיבת הקונגרס הקונטיננטלי
timequest-card-Q062 = רכיבת חצות של פול רוויר
timequest-card-Q063 = תוכנית קרב למלחמת העצמאות
timequest-card-Q064 = טיוטת הכרזת העצמאות
timequest-card-Q065 = חדירה לרשת הריגול הבריטית
timequest-card-Q066 = אימון המיליציה הקולוניאלית
timequest-card-Q067 = מזימת המרד של מסיבת התה
timequest-card-Q068 = משא ומתן על ברית דיפלומטית
timequest-card-Q069 = מבחן המנהיגות של ג׳ורג׳ וושינגטון
timequest-card-Q070 = הפגישה הסודית של האבות המייסדים
timequest-card-Q071 = אתגר המצאת מנוע הקיטור
timequest-card-Q072 = מרוץ הקטרים
timequest-card-Q073 = ייעול מפעל הטקסטיל
timequest-card-Q074 = תכנון תשתיות העיר
timequest-card-Q075 = תמיכה באיגודי העובדים
timequest-card-Q076 = קו הטלגרף
timequest-card-Q077 = תצוגה בארמון הבדולח
timequest-card-Q078 = ניהול המשאבים של מכרה הפחם
timequest-card-Q079 = המאבק בעבודת ילדים
timequest-card-Q080 = הקמת אימפריה עסקית
timequest-card-Q081 = פיצוח צופן האניגמה
timequest-card-Q082 = תיאום הפלישה לנורמנדי
timequest-card-Q083 = סיוע למחתרת
timequest-card-Q084 = כנס לקידום מלווה המלחמה
timequest-card-Q085 = המחקר של פרויקט מנהטן
timequest-card-Q086 = תוכנית התגובה על פרל הארבור
timequest-card-Q087 = מבצע ריגול סודי
timequest-card-Q088 = טקטיקה בקרב סטלינגרד
timequest-card-Q089 = איסוף מודיעין בבלצ׳לי פארק
timequest-card-Q090 = הסתגלות לקיצוב
timequest-card-Q091 = הכנות לשיגור הטיל
timequest-card-Q092 = הדמיה לאימון אסטרונאוטים
timequest-card-Q093 = תכנון משימת הנחיתה על הירח
timequest-card-Q094 = תעמולה במרוץ לחלל
timequest-card-Q095 = מערכת תקשורת לוויינית
timequest-card-Q096 = חקר הירח ברכב שטח
timequest-card-Q097 = ניסוי באפס כבידה
timequest-card-Q098 = תוכנית להקמת תחנת חלל
timequest-card-Q099 = חקירת פגיעת המטאוריט
timequest-card-Q100 = הוויכוח על חיים מחוץ לכדור הארץ
timequest-card-EA01 = לולאת זמן
timequest-card-EA02 = סעודת הנוסעים בזמן
timequest-card-EA03 = חוכמת קדומים
timequest-card-EA04 = חידת הזמן
timequest-card-EA05 = החפץ האבוד
timequest-card-EA06 = מפה בלויה מזמן
timequest-card-EA07 = שוק הנוסעים בזמן
timequest-card-EA08 = תקלה משמחת
timequest-card-EA09 = אבדות ומציאות
timequest-card-EA10 = מרפא הזמן
timequest-card-EA11 = כספת אוצרות הזמן
timequest-card-EA12 = עיוות זמן
timequest-card-EA13 = המורה הקדום
timequest-card-EA14 = נווט הזמן
timequest-card-EA15 = צמיחת פלאים
timequest-card-EP01 = רעידת זמן
timequest-card-EP02 = מס הזמן
timequest-card-EP03 = התלקחות סולרית
timequest-card-EP04 = מערבולת זמן (א)
timequest-card-EP05 = נוסע סורר בזמן
timequest-card-EP06 = בצורת פתאום
timequest-card-EP07 = חוכמה משותפת
timequest-card-EP08 = גנב הזמן
timequest-card-EP09 = צומת הזמנים
timequest-card-EP10 = בנק הזמן
timequest-card-EP11 = אדוות זמן
timequest-card-EP12 = מערבולת זמן (ב)
timequest-card-EP13 = היערכות הכוכבים
timequest-card-EP14 = דו־קרב הדורות
timequest-card-EP15 = רעש הזמן
timequest-card-EP16 = שודדי הזמן
timequest-card-EP17 = שערי הפרדוקס
timequest-card-EP18 = שוק הזמן
timequest-card-EP19 = מגפת הזמן
timequest-card-EP20 = קציר קוונטי
timequest-card-EP21 = ליקוי הזמן
timequest-card-EP22 = ההגרלה הקוסמית
timequest-card-EP23 = לולאת זמן
timequest-card-EP24 = מתנות קוונטיות
timequest-card-EP25 = המכירה הפומבית של הזמן
timequest-card-AO01 = מתמרן הזמן
timequest-card-AO02 = חוקר רב תושייה
timequest-card-AO03 = אלוף המשימות
timequest-card-AO04 = מגן הזמן
timequest-card-AO05 = סוחר הזמנים
timequest-card-AO06 = מלומד הזמן
timequest-card-AO07 = מהמר הזמן
timequest-card-AO08 = צייד החפצים
timequest-card-AO09 = אספן יעיל
timequest-card-AO10 = מערבולת זמן
timequest-card-AO11 = משאבים כפולים
timequest-card-AO12 = צייד האוצרות
timequest-card-AO13 = גל זמן
timequest-card-AO14 = שריון הזמן
timequest-card-AO15 = אלוף המשימות
timequest-card-AO16 = צולל הזמן
timequest-card-AO17 = התאוששות רבת תושייה
timequest-card-AO18 = מפגש בר מזל
timequest-card-AO19 = נתיב מקביל
timequest-card-AO20 = מזל הגבישים
timequest-card-AS01 = מלקט הזמנים
timequest-card-AS02 = מנצל הזמן
timequest-card-AS03 = רב־סוחר
timequest-card-AS04 = הרפתקן רב תושייה
timequest-card-AS05 = נוסע ותיק
timequest-card-AS06 = מחפש הגבישים
timequest-card-AS07 = שומר הזמן
timequest-card-AS08 = אסטרטג ערמומי
timequest-card-AS09 = טקטיקן הזמן
timequest-card-AS10 = מומחה לחפצים
timequest-card-AS11 = מגלה הגבישים
timequest-card-AS12 = מבט אל העתיד
timequest-card-AS13 = נווט מומחה
timequest-card-AS14 = חוסך הזמן
timequest-card-AS15 = חוסן הזמן
timequest-card-AS16 = אלכימאי הזמן והמשאבים
timequest-card-AS17 = בקיא בחפצים
timequest-card-AS18 = אלוף הזירה
timequest-card-AS19 = היפוך הזמן
timequest-card-AS20 = סוחר גמיש
timequest-card-AX01 = מאיץ הזמן
timequest-card-AX02 = אדון הזמן
timequest-card-AX03 = חוכמת קדומים
timequest-card-AX04 = מהנדס הזמן
timequest-card-AX05 = מתמרן הזמן (דו־צדדי)
timequest-card-AX06 = מעוות הזמן
timequest-card-AX07 = מנעול זמן
timequest-card-AX08 = דואליסט קוונטי
timequest-card-AX09 = מגדלור המשאבים
timequest-card-AX10 = חמיקה בזמן
timequest-card-R01 = גחלת חיה
timequest-card-R02 = פנקס הסופר
timequest-card-R03 = קערת האורקל
timequest-card-R04 = אבן דרך
timequest-card-R05 = קרן הפושטים
timequest-card-R06 = פלטת הצייר
timequest-card-R07 = פעמון החירות
timequest-card-R08 = גלגל תנופה
timequest-card-R09 = מכונת הצופן
timequest-card-R10 = שלב מאיץ
timequest-card-C1 = אמארה ״הארכיונאית״ ג׳ונס
timequest-card-C2 = ד״ר תיאודור ״המהנדס״ מרסדן
timequest-card-C3 = אופליה ״הנביאה״ סינקלר
timequest-card-C4 = אקירה ״הדיפלומט״ טנקה
timequest-card-C5 = איזבלה ״החוקרת״ קורטז
timequest-card-C6 = מאליק ״השומר״ נדלובו
timequest-card-B01 = נווט הזמן
timequest-card-B02 = אלוף המשאבים
timequest-card-B03 = כובש המשימות
timequest-card-B04 = מפליג התוהו
timequest-card-B05 = גלדיאטור הזירה
timequest-card-B06 = צייד החפצים
timequest-card-B07 = פותר האירועים
timequest-card-B08 = מומחה לתקופות
timequest-card-B09 = צובר הגבישים
timequest-card-B10 = סוחר ערמומי
timequest-card-B11 = אוגר המשאבים
timequest-card-B12 = נווד התוהו
timequest-card-B13 = אלוף האירועים
timequest-card-B14 = תייר בזמן
timequest-card-B15 = חובב קלפי הפעולה
timequest-period-0 = התוהו
timequest-period-1 = התקופה הפרהיסטורית
timequest-period-2 = מצרים העתיקה
timequest-period-3 = יוון העתיקה
timequest-period-4 = האימפריה הרומית
timequest-period-5 = עידן הוויקינגים
timequest-period-6 = הרנסנס
timequest-period-7 = המהפכה האמריקנית
timequest-period-8 = המהפכה התעשייתית
timequest-period-9 = מלחמת העולם השנייה
timequest-period-10 = המרוץ לחלל

# משאבים, כמויות, חלקים
timequest-good-food = מזון
timequest-good-gold = זהב
timequest-good-knowledge = ידע
timequest-good-cloth = בד
timequest-good-stone = אבן
timequest-amount = ‏{ $count } { $thing }
timequest-amount-crystals =
    { $count ->
        [one] גביש אחד
        [two] שני גבישים
       *[other] { $count } גבישים
    }
timequest-amount-each = { $count } מכל סוג
timequest-amount-choice = { $count } לבחירה
timequest-amount-one_type = { $count } מסוג אחד
timequest-amount-two_types = { $count } מכל אחד משני סוגים
timequest-nothing = כלום
timequest-bank = הבנק
timequest-voucher = השובר
timequest-level-easy = קל
timequest-level-moderate = בינוני
timequest-level-difficult = קשה
timequest-deck-quests = קופת המשימות
timequest-deck-events = קופת האירועים האישיים
timequest-deck-all = קופת האירועים הכלליים
timequest-deck-actions = קופת קלפי הפעולה
timequest-bar-food = אין מזון מאיסוף
timequest-bar-collect = אין פעולת איסוף
timequest-bar-move = אין מעבר


# מה קלפים עושים
timequest-pay = בתשלום { $what }:
timequest-op-gain = מקבלים { $what }.
timequest-op-lose = מאבדים { $what }.
timequest-op-points =
    { $count ->
        [one] נקודת פעולה נוספת.
        [two] שתי נקודות פעולה נוספות.
       *[other] { $count } נקודות פעולה נוספות.
    }
timequest-op-jump =
    { $count ->
        [0] קופצים לכל תקופה פתוחה.
       *[other] קופצים לתקופה שכנה.
    }
timequest-op-random_step = צעד לתקופה שכנה אקראית.
timequest-op-collect =
    { $count ->
        [1] אוספים שם בלי נקודת פעולה.
        [2] אוספים כפול, בלי נקודת פעולה.
       *[other] אוספים פי { $count }, בלי נקודת פעולה.
    }
timequest-op-act_collect =
    { $count ->
        [1] מבצעים פעולת איסוף.
        [2] מבצעים פעולת איסוף שמביאה כפול.
       *[other] מבצעים פעולת איסוף שמביאה פי { $count }.
    }
timequest-op-act_quest = משלימים משימה בלי לשלם את משאביה.
timequest-op-act_artifact = משיגים חפץ בעד { $count } משאבים פחות, תמורת נקודת פעולה.
timequest-op-draw_actions =
    { $count ->
        [one] שולפים קלף פעולה.
        [two] שולפים שני קלפי פעולה.
       *[other] שולפים { $count } קלפי פעולה.
    }
timequest-op-draw_marked =
    { $count ->
        [one] שולפים קלף פעולה שלא נספר בגבול היד.
        [two] שולפים שני קלפי פעולה שלא נספרים בגבול היד.
       *[other] שולפים { $count } קלפי פעולה שלא נספרים בגבול היד.
    }
timequest-op-draw_event = שולפים אירוע אישי ומבצעים אותו.
timequest-op-exchange =
    { $count ->
        [0] מחליפים עם הבנק כל כמות מסוג אחד באותה כמות מסוג אחר.
        [1] מחליפים עם הבנק משאב אחד במשאב מסוג אחר.
       *[other] מחליפים עם הבנק עד { $count } מסוג אחד באותה כמות מסוג אחר.
    }
timequest-op-swap_goods = נותנים לבנק { $what } תמורת { $get }.
timequest-op-face_up = הופכים את אסימון הגבישים: פניו למעלה.
timequest-op-turn_up =
    { $count ->
        [one] חושפים את האירוע האישי העליון, מקבלים את הגבישים שעליו ומשליכים אותו.
        [two] חושפים את שני האירועים האישיים העליונים, מקבלים את הגבישים שעליהם ומשליכים אותם.
       *[other] חושפים את { $count } האירועים האישיים העליונים, מקבלים את הגבישים שעליהם ומשליכים אותם.
    }
timequest-op-bar_food = איסוף לא מביא מזון עד סוף התור הבא שלך.
timequest-op-bar_collect = אין פעולת איסוף בתור הבא שלך.
timequest-op-bar_move = אין מעבר בתור הבא שלך.
timequest-op-voucher = שובר: מעבר אחד לתקופה שכנה בלי גבישים בתור הבא שלך.
timequest-op-lose_quest = מאבדים משימת חוקרת; באין כזאת, אסימון הגבישים נהפך ופניו למטה.
timequest-op-look_quests = מביטים לבד ב־{ $count } המשימות העליונות ומחזירים אותן בכל סדר.
timequest-op-regain = מקבלים בחזרה עד { $count } מן המשאבים ששולמו לאחרונה.
timequest-op-melt_quest = משליכים משימה מן התצוגה ומקבלים פי { $count } מן הגבישים שלה.
timequest-op-push = מזיזים נוסע אחר לתקופה שכנה.
timequest-op-treasure = חושפים את { $count } המשימות העליונות: מותר להשלים אחת מהן מיד.
timequest-op-forced_trade = מחליפים עד { $count } מאותו הסוג עם שחקן אחר, שלא יכול לסרב.
timequest-op-swap_places = מתחלפים במקומות עם נוסע אחר.
timequest-op-look_events = מביטים לבד ב־{ $count } הקלפים העליונים של קופת אירועים ומחזירים אותם בכל סדר.
timequest-op-artifact_expert = חושפים את המשימה העליונה: תמורת נקודת פעולה אפשר להשיג אותה כחפץ, בכל תקופה.
timequest-op-reverse = חוזרים בפעולה האחרונה שלך.
timequest-op-keep_event = מביטים לבד ב־{ $count } האירועים האישיים העליונים ושומרים אחד.
timequest-op-raid = לוקחים { $count } מסוג לבחירה משחקן שבתקופה שלך.
timequest-op-bury_quest = מניחים משימה מן התצוגה בתחתית הקופה.
timequest-op-vision = מראים לכולם את הקלף העליון של קופה; הוא נשאר, או יורד לתחתית.


# מה מתבקש
timequest-prompt-of = ‏{ $cause }: { $question }
timequest-prompt-pick = בתור מי לשחק?
timequest-prompt-choose_objective = איזה יעד לשמור?
timequest-prompt-draft = יש לבחור 7 משאבים לדרך, לכל היותר 3 מכל סוג.
timequest-prompt-menu =
    { $count ->
        [0] תורך: לא נותרו נקודות פעולה.
        [one] תורך: נקודת פעולה אחת.
        [two] תורך: שתי נקודות פעולה.
       *[other] תורך: { $count } נקודות פעולה.
    }
timequest-prompt-battle = קרב מכריע את השוויון: אפשר להמר בגבישים על ההפרש בין שתי קוביות, או לוותר.
timequest-prompt-guardian = להגן על מי שעל האריח שלך, או להבטיח להם משאב?
timequest-prompt-goal = לעמוד בדרישה, או לוותר?
timequest-prompt-offers = במה לבחור?
timequest-prompt-bank = כמה להפקיד?
timequest-prompt-ripples = לחסום?
timequest-prompt-lottery = לסכן משאב?
timequest-prompt-again = לעשות זאת שוב?
timequest-prompt-auction = כמה להציע?
timequest-prompt-loop = איך לעשות זאת הפעם?
timequest-prompt-mix-gain =
    { $count ->
        [one] איזה משאב לקבל?
        [two] אילו שני משאבים לקבל?
       *[other] אילו { $count } משאבים לקבל?
    }
timequest-prompt-mix-lose =
    { $count ->
        [one] איזה משאב לאבד?
        [two] אילו שני משאבים לאבד?
       *[other] אילו { $count } משאבים לאבד?
    }
timequest-prompt-mix-pay =
    { $count ->
        [one] באיזה משאב לשלם?
        [two] באילו שני משאבים לשלם?
       *[other] באילו { $count } משאבים לשלם?
    }
timequest-prompt-mix-regain =
    { $count ->
        [one] איזה משאב לקבל בחזרה?
        [two] אילו שני משאבים לקבל בחזרה?
       *[other] אילו { $count } משאבים לקבל בחזרה?
    }
timequest-prompt-one_type-gain = מאיזה סוג לקבל { $count }?
timequest-prompt-one_type-pay = מאיזה סוג לשלם { $count }?
timequest-prompt-two_types = מאילו שני סוגים לקבל { $count } כל אחד?
timequest-prompt-exchange-0 = מה לתת לבנק?
timequest-prompt-exchange-1 = מה לקבל תמורת { $good }?
timequest-prompt-exchange-2 = כמה { $good } לקבל תמורת { $given }?
timequest-prompt-extra = מאיזה סוג לקבל עוד { $count }?
timequest-prompt-refund = מאיזה סוג לקבל { $count } בחזרה?
timequest-prompt-quest = איך לשלם על { $quest }?
timequest-prompt-artifact = { $quest }: להשתמש בהנחה?
timequest-prompt-expert = נחשף: { $quest }. להשיג כחפץ?
timequest-prompt-use_now = להפעיל עכשיו את { $event }?
timequest-prompt-way = איך לשלם על המעבר?
timequest-prompt-trade-0 = עם מי לסחור?
timequest-prompt-trade-1 = מה להציע אל { $name }?
timequest-prompt-trade-2 = מה לבקש מאת { $name } תמורת { $given }?
timequest-prompt-trade-3 = הצעה מאת { $name }: { $given } תמורת { $asked }.
timequest-prompt-whom = אל מי לכוון?
timequest-prompt-push = לאן להזיז את { $name }?
timequest-prompt-raid = מה לקחת מאת { $name }?
timequest-prompt-forced_trade-1 = מה לתת אל { $name }?
timequest-prompt-forced_trade-2 = מה לקחת מאת { $name } תמורת { $given }?
timequest-prompt-block = זה מכוון אליך. לחסום?
timequest-prompt-block-push = { $name } מזיז אותך: { $tile }. לחסום?
timequest-prompt-block-raid = { $name } לוקח ממך { $taken }. לחסום?
timequest-prompt-block-forced_trade = { $name } נותן לך { $given } ולוקח { $taken }. לחסום?
timequest-prompt-block-swap_places = { $name } מחליף איתך מקום. לחסום?
timequest-prompt-jump = לאן לקפוץ?
timequest-prompt-slip = מישהו הגיע: להישאר, או לחמוק?
timequest-prompt-duellist = ניצחון: להישאר, או לקפוץ?
timequest-prompt-lay = על איזו תקופה להניח את { $card }?
timequest-prompt-replace = איזה קלף מפנה מקום אל { $card }?
timequest-prompt-discard = היד מלאה מדי: איזה קלף להשליך?
timequest-prompt-discard-marked = יותר מדי קלפים מסומנים: איזה להשליך?
timequest-prompt-treasure = להשלים אחת מן המשימות האלה?
timequest-prompt-melt = איזו משימה להשליך תמורת פי { $count } מן הגבישים שלה?
timequest-prompt-bury = איזו משימה להניח בתחתית הקופה?
timequest-prompt-lose_quest = איזו משימה לאבד?
timequest-prompt-free_quest = איזו משימה להשלים בלי לשלם?
timequest-prompt-hunt = איזה חפץ להשיג?
timequest-prompt-collect = ממה לאסוף שניים?
timequest-prompt-bets = להמר על הקרב?
timequest-prompt-reroll = להטיל שוב?
timequest-prompt-prize =
    { $count ->
        [one] זכית בפריט אחד: האם הוא גביש?
        [two] זכית בשני פריטים: האם אחד מהם גביש?
       *[other] זכית ב־{ $count } פריטים: האם אחד מהם גביש?
    }
timequest-prompt-duel-1 = אתגר מאת { $name }: דו־קרב על חפץ.
timequest-prompt-duel-2 = סירבת: איזה משאב לתת אל { $name }?
timequest-prompt-duel-5 = הפסדת: איזה חפץ לתת אל { $name }?
timequest-prompt-void_roll = התוהו: כמה קוביות להטיל?
timequest-prompt-look = באיזו קופה להביט?
timequest-prompt-keep = איזה אירוע לשמור?
timequest-prompt-order = באיזה סדר הקלפים חוזרים?
timequest-prompt-vision = מאיזו קופה להראות את הקלף העליון?
timequest-prompt-vision-card = האם { $card } נשאר למעלה?
timequest-prompt-over = המשחק נגמר.
timequest-waiting = המשחק נמשך.
timequest-waiting-turn = סיבוב { $round }: התור של { $name }.
timequest-waiting-one = ההחלטה של { $name }.
timequest-waiting-secret = עוד חושבים בחשאי: { $names }


# מהלכים
timequest-move-end = סיום התור
timequest-move-move = מעבר אל { $tile }
timequest-move-free_move = מעבר חינם אל { $tile }
timequest-move-collect = איסוף משאבים
timequest-move-quest = השלמת { $card }
timequest-move-artifact = השגת החפץ { $card }
timequest-move-draw = שליפת קלף פעולה
timequest-move-fight = אתגר בזירה אל { $name }
timequest-move-enter_void = כניסה לתוהו דרך השער
timequest-move-duel = אתגר אל { $name }: דו־קרב על חפץ
timequest-move-trade = סחר
timequest-move-play = לשחק את { $card }
timequest-move-use = להפעיל את { $card }
timequest-move-attempt = ניסיון באירוע השמור
timequest-move-power = הפעלת היכולת של הדמות
timequest-move-character = לשחק בתור { $card }
timequest-move-objective = לשמור את { $card }
timequest-move-two = { $one } ו{ $two }
timequest-move-side = בעיקר { $good }
timequest-move-payment = תשלום { $x } X ו־{ $y } Y
timequest-move-pay = תשלום { $what }
timequest-move-pay-with = תשלום { $what }, בעזרת { $with }
timequest-move-bet = הימור של { $what } על { $spot } ומעלה
timequest-move-no-bet = בלי הימור
timequest-move-reroll = הטלה חוזרת בעזרת { $with }
timequest-move-reroll-die = הטלה חוזרת של { $die } בעזרת { $with }
timequest-move-block = חסימה בעזרת { $with }
timequest-move-dice =
    { $count ->
        [0] בלי קוביות
        [1] קובייה אחת
       *[other] שתי קוביות
    }
timequest-move-shield = הגנה על כל מי שעל האריח שלך
timequest-move-bounty = הבטחת { $good } למי שעומד בדרישה
timequest-move-meet = עמידה בדרישה: { $what }
timequest-move-fail = ויתור על הדרישה
timequest-move-fail-block = ויתור על הדרישה וחסימה בעזרת { $with }
timequest-move-option = הצעה { $number }
timequest-move-order = הסדר { $list }
timequest-move-bottom = לתחתית
timequest-move-think_again = לחשוב שוב
timequest-take-gain = לקבל { $what }
timequest-take-lose = לאבד { $what }
timequest-take-pay = לשלם { $what }
timequest-take-regain = לקבל בחזרה { $what }
timequest-take-draft = לצאת לדרך עם { $what }
timequest-take-bank = להפקיד { $what }
timequest-yes = כן
timequest-yes-artifact = להשתמש בהנחה
timequest-yes-use_now = להפעיל עכשיו
timequest-yes-expert = להשיג
timequest-yes-trade = להסכים
timequest-yes-duel = להסכים לדו־קרב
timequest-yes-prize = לקחת גביש
timequest-yes-all_event = לעשות שוב
timequest-no = לא
timequest-no-artifact = לשלם מחיר מלא
timequest-no-use_now = להשליך
timequest-no-expert = להניח בתחתית הקופה
timequest-no-trade = לסרב
timequest-no-duel = לסרב לדו־קרב
timequest-no-prize = לקחת רק משאבים
timequest-no-treasure = לא להשלים אף אחת
timequest-no-slip = להישאר
timequest-no-duellist = להישאר
timequest-no-block = לתת לזה לקרות
timequest-no-reroll = להשאיר כמו שזה
timequest-no-guardian = לא לעשות דבר
timequest-no-vision = להשאיר למעלה
timequest-no-all_event = להישאר בחוץ
timequest-path-move = מעבר אל { $tile } תמורת { $crystals }
timequest-path-collect = איסוף { $what }
timequest-path-quest = השלמת { $card }: { $paid } תמורת { $crystals }
timequest-path-artifact = השגת החפץ { $card } תמורת { $paid }
timequest-path-trade = הצעה אל { $name }: { $given } תמורת { $asked }


# יומן
timequest-fact-first_player = הסיבוב נפתח אצל { $name }.
timequest-fact-picked = { $name }: בחירת הדמות { $card }.
timequest-fact-explorer = { $name }: משימת חוקרת, { $card }.
timequest-fact-objective = היעד שלך: { $card }.
timequest-fact-drafted = { $name }: יציאה לדרך עם { $what }.
timequest-fact-round = סיבוב { $round } מתחיל.
timequest-fact-final_round = זה הסיבוב האחרון.
timequest-fact-turn = התור של { $name }.
timequest-fact-penalty = { $name }: קנס של גביש בתוהו; הגביש עובר אל { $to }.
timequest-fact-limit = { $name }: יותר מ־10 מאותו הסוג; העודף חוזר לבנק.
timequest-fact-objective_shown = { $name }: חשיפת יעד, { $card }.
timequest-fact-wagered = אחרי הקרב נשארו אצל { $name }: { $left }.
timequest-fact-over = המשחק נגמר.
timequest-fact-moved = { $name }: יציאה מן התוהו דרך השער.
timequest-fact-free_move = { $name }: מעבר חינם.
timequest-fact-arrived =
    { $left ->
        [0] { $name }: הגעה אל { $tile }; זה היה הביקור האחרון.
        [one] { $name }: הגעה אל { $tile }; נותר ביקור אחד.
        [two] { $name }: הגעה אל { $tile }; נותרו שני ביקורים.
       *[other] { $name }: הגעה אל { $tile }; נותרו { $left } ביקורים.
    }
timequest-fact-closed = הזמן נסגר על { $tile }.
timequest-fact-entered_void = { $name }: כניסה לתוהו ברגל.
timequest-fact-entered_void-portal = { $name }: כניסה לתוהו דרך השער.
timequest-fact-gained = { $name }: תוספת של { $what }.
timequest-fact-lost = { $name }: אובדן של { $what }.
timequest-fact-paid = { $name }: תשלום של { $what }.
timequest-fact-given = { $name }: מסירת { $what } אל { $to }.
timequest-fact-points =
    { $more ->
        [one] { $name }: נקודת פעולה נוספת; עכשיו { $left }.
        [two] { $name }: שתי נקודות פעולה נוספות; עכשיו { $left }.
       *[other] { $name }: { $more } נקודות פעולה נוספות; עכשיו { $left }.
    }
timequest-fact-collects = { $name }: איסוף, { $tile }.
timequest-fact-quest = { $name }: השלמת { $card }.
timequest-fact-face-up = אסימון הגבישים של { $name } נהפך: פניו למעלה.
timequest-fact-face-down = אסימון הגבישים של { $name } נהפך: פניו למטה.
timequest-fact-refilled = חדש בתצוגה: { $card }.
timequest-fact-artifact = { $name }: השגת החפץ { $card }.
timequest-fact-drew = { $name }: שליפת קלף פעולה.
timequest-fact-drew-card = { $name }: שליפת { $card }.
timequest-fact-discarded = { $name }: השלכת { $card }.
timequest-fact-reversed = { $name }: החזרת הזמן לאחור, כאילו לא קרה: { $act }.
timequest-fact-die = { $name }: בקובייה יצא { $die }.
timequest-fact-die-shown = בקובייה יצא { $die }.
timequest-fact-rerolled = { $name }: הטלה חוזרת בעזרת { $with }; במקום { $was } יצא { $die }.
timequest-fact-played = { $name }: שימוש בקלף { $card }.
timequest-fact-laid = { $name }: הנחת { $card } על { $tile }.
timequest-fact-lifted = מושלך: { $card }.
timequest-fact-replaced = { $name }: פינוי מקום, בלי { $card }.
timequest-fact-used = { $name }: הפעלת { $card }.
timequest-fact-used_up = { $name }: { $card } נגמר.
timequest-fact-power = { $name }: הפעלת יכולת, { $card }.
timequest-fact-aimed = { $name }: מכוון אל { $to }.
timequest-fact-blocked = { $name }: חסימה בעזרת { $card }.
timequest-fact-passed_on = { $card }: מעבר מידי { $name } אל { $to }.
timequest-fact-turned_over = { $card } של { $name }: עכשיו צד { $side }.
timequest-fact-shuffled = מעורבבים מחדש: { $deck }, { $count } קלפים.
timequest-fact-looked =
    { $count ->
        [one] { $name }: מבט בקלף אחד, { $deck }.
        [two] { $name }: מבט בשני קלפים, { $deck }.
       *[other] { $name }: מבט ב־{ $count } קלפים, { $deck }.
    }
timequest-fact-looked-cards = { $name }: מבט בקלפים { $cards }.
timequest-fact-ordered = { $name }: החזרת { $count } קלפים בסדר לבחירה, { $deck }.
timequest-fact-vision = { $name }: הקלף העליון גלוי, { $card }.
timequest-fact-turned_up = נחשף: { $card }.
timequest-fact-put_under = לתחתית הקופה: { $card }.
timequest-fact-lost_quest = { $name }: אובדן המשימה { $card }.
timequest-fact-melted = { $name }: השלכת המשימה { $card }.
timequest-fact-barred = { $name }, בתור הבא: { $bar }.
timequest-fact-voucher = { $name }: שובר למעבר לתקופה שכנה.
timequest-fact-event_drawn = { $name }: שליפת האירוע { $card }.
timequest-fact-event_drawn-kept = { $name }: ניסיון באירוע { $card }.
timequest-fact-event_won = { $name }: זכייה באירוע { $card }.
timequest-fact-event_open = מונח גלוי לפני { $name }: { $card }.
timequest-fact-event_failed = האירוע של { $name } מושלך: { $card }.
timequest-fact-event_kept = { $name }: שמירת אירוע.
timequest-fact-event_kept-card = { $name }: שמירת { $card }.
timequest-fact-offered = הצעה מאת { $name } אל { $to }: { $given } תמורת { $asked }.
timequest-fact-traded = עסקה בין { $name } ובין { $to }: { $given } תמורת { $asked }.
timequest-fact-declined = { $name }: סירוב.
timequest-fact-challenged-fight = אתגר בזירה: { $name } מול { $to }.
timequest-fact-challenged-duel = אתגר לדו־קרב על חפץ: { $name } מול { $to }.
timequest-fact-bet = { $name }: הימור של { $what } על { $spot } ומעלה.
timequest-fact-no-bet = { $name }: בלי הימור.
timequest-fact-fight_won = ניצחון של { $name } על { $to }, { $with } מול { $against }.
timequest-fact-fight_drawn = תיקו בין { $name } ובין { $to }, { $with } לכל אחד: לא קורה דבר.
timequest-fact-bet_right = { $name }: ההימור על { $spot } ומעלה הצליח.
timequest-fact-bet_wrong = { $name }: ההימור על { $spot } ומעלה נכשל.
timequest-fact-duel_accepted = { $name }: הסכמה לדו־קרב.
timequest-fact-duel_declined = { $name }: סירוב לדו־קרב.
timequest-fact-duel_won = { $name }: ניצחון בדו־קרב, והחפץ { $card } עובר מידי { $to }.
timequest-fact-all_event = אירוע כללי: { $card }.
timequest-fact-guardian = { $name }: הגנה על כל מי שעל אותו האריח.
timequest-fact-guardian-bounty = { $name }: הבטחת { $good } לכל מי שעל אותו האריח ועומד בדרישה.
timequest-fact-met = { $name }: עמידה בדרישה.
timequest-fact-failed = { $name }: ויתור על הדרישה.
timequest-fact-option = { $name }: בחירה בהצעה { $number }.
timequest-fact-deposited = { $name }: הפקדה של { $what }.
timequest-fact-staked = { $name }: סיכון של { $good }.
timequest-fact-bid = { $name }: הצעת מחיר, { $number }.
timequest-fact-repeats = { $name }: עוד פעם אחת.
timequest-fact-stays_out = { $name }: בלי השתתפות.
timequest-fact-lottery = { $name }: זכייה בכל מה שסוכן.
timequest-fact-lottery-tie = שוב שוויון: הכול עובר לבנק.
timequest-fact-auctioned = { $name }: זכייה במכירה הפומבית, { $card } תמורת { $number }.
timequest-fact-auctioned-nobody = במכירה הפומבית אין זוכים: { $card }.
timequest-act-move = המעבר
timequest-act-collect = האיסוף
timequest-act-quest = המשימה
timequest-act-artifact = החפץ
timequest-act-draw = השליפה
timequest-result-closed = די זמן נסגר: האוסף הנאה ביותר מנצח.
timequest-result-limit = הסיבוב האחרון האפשרי תם: האוסף הנאה ביותר מנצח.
timequest-result-artifacts = חפצים מכל עשר התקופות ביד אחת: ניצחון מיידי.
timequest-stopped = המשחק נעצר.


# למה לא
timequest-why-choice = אי אפשר לבחור בזה כאן, או שאין לך במה לשלם.
timequest-why-4_1 = איש לא יוצא מתקופה נעולה ולא נכנס אליה, ואין לאן לעבור מן המקום אל עצמו.
timequest-why-7_1 = אין לך די נקודות פעולה לכך.
timequest-why-7_3 = תור נגמר אחרי פעולה אחת לפחות, או כשאין פעולה אפשרית.
timequest-why-7_5 = כבר עשית 40 מעשים חופשיים בתור הזה.
timequest-why-8_1_1 = אין לך די גבישים למרחק כזה.
timequest-why-8_1_3 = רק תקופות 1 ו־10 נוגעות בתוהו, והצעד עולה גביש.
timequest-why-8_1_4 = אין לך די גבישים ליציאה כזאת מן התוהו.
timequest-why-8_2_1 = בבנק לא נותר דבר ממה שאוספים כאן.
timequest-why-8_3 = אין לך במה לשלם את מחיר המשימה כאן.
timequest-why-8_3_2 = פניו של אסימון הגבישים שלך למטה. מעבר יהפוך אותו.
timequest-why-8_5 = לא נותרו קלפי פעולה.
timequest-why-8_7 = לתוהו נכנסים מתקופה, תמורת שני גבישים.
timequest-why-8_8 = מעבר חינם מוביל לתקופה שכנה, והוא כל מה שעושים באותו התור.
timequest-why-9_1 = אין עכשיו הצעה שאפשר להציע.
timequest-why-9_4 = הקלף הזה לא היה עושה עכשיו דבר.
timequest-why-9_6 = אין אצלך אירוע שמור.
timequest-why-9_7 = זה כבר נוצל, או שאין לך במה לשלם עליו, או שהוא לא היה עושה עכשיו דבר.
timequest-why-10_4 = אין לך במה לשלם על האירוע הזה, או שהוא לא היה עושה עכשיו דבר.
timequest-why-12_1 = כדי להיכנס לתוהו צריך שני חפצים.
timequest-why-12_6 = מי שבא ברגל יוצא אל תקופה ששכנה לתוהו.
timequest-why-12_8 = בתוהו לא אוספים, לא משלימים, לא משיגים חפצים ולא יוצאים לדו־קרב.
timequest-why-14_2 = חפץ משיגים בתקופה שלו, פעם אחת, תמורת הגבישים שלו ומשאב על כל חפץ שברשותך.
timequest-why-14_6 = יוצאים לדו־קרב פעם בתור, מול מישהו באותה התקופה, כשיש חפץ לשני הצדדים.
timequest-why-14_8 = היכולת של החפץ הזה כבר נוצלה, או שלא הייתה עושה עכשיו דבר.
timequest-why-15_1 = הזמן נסגר על התקופה הזאת.
timequest-why-15_3 = המשחק נגמר.
timequest-why-20_1 = האירוע של הסיבוב אוסר זאת בתור הזה.
timequest-why-21_4 = זה עתה חזרת בך מזה: קודם משהו אחר.
timequest-why-24_1 = השאלה לא מופנית אליך.
timequest-why-24_4 = כבר ענית: האחרים עוד חושבים.


# הסברים
timequest-rule = חוק { $rule }
timequest-rule-key = ? מציג את החוק


# הלוח
timequest-board-circle = מעגל התקופות
timequest-board-first = הסיבוב נפתח כאן
timequest-board-mine = מה ששלי
timequest-board-panel = מה אפשר לעשות
timequest-board-actions = פעולות
timequest-board-answers = תשובות
timequest-board-round = סיבוב { $round } מתוך { $rounds } לכל היותר
timequest-board-round-short = סיבוב { $round }
timequest-board-closed-of = תקופות סגורות: { $closed } מתוך { $end }
timequest-board-final = הסיבוב האחרון
timequest-board-closed = סגורה
timequest-board-free = חינם
timequest-board-bank = הבנק
timequest-board-points =
    { $count ->
        [one] נקודת פעולה אחת
        [two] שתי נקודות פעולה
       *[other] { $count } נקודות פעולה
    }
timequest-board-crystals =
    { $count ->
        [one] גביש אחד
        [two] שני גבישים
       *[other] { $count } גבישים
    }
timequest-board-player =
    { $name }: גבישים: { $crystals }, חפצים: { $artifacts }, משאבים: { $goods }, קלפי פעולה: { $cards }
timequest-board-costs-xy = { $x } X ו־{ $y } Y
timequest-board-complete = השלמת { $quest }: { $cost }, תמורת גבישים: { $crystals }
timequest-board-acquire = { $quest } כחפץ של { $period }: גבישים: { $crystals }, משאבים: { $resources }
timequest-board-collect = איסוף
timequest-board-draw = שליפה
timequest-board-arena = זירה
timequest-board-trade = סחר
timequest-board-duel = דו־קרב
timequest-board-enter-void = כניסה לתוהו
timequest-board-end = סיום התור
timequest-board-back = חזרה
timequest-board-give = אישור
timequest-board-mark-first = קודם יש לבחור תשובה.
timequest-board-compose = תערובת של משאבים
timequest-board-chosen = נבחרו { $chosen } מתוך { $count }
timequest-board-chosen-of = { $good }: נבחרו { $count }
timequest-board-one-more = עוד אחד: { $good }
timequest-board-one-less = אחד פחות: { $good }
timequest-board-more-crystals = גביש אחד יותר
timequest-board-less-crystals = גביש אחד פחות
timequest-board-order = לוחצים על הקלפים לפי הסדר שבו יהיו מונחים, העליון קודם.
timequest-board-spots = מקומות הימור
timequest-board-stake-help = הימור של 1 עד 3 משאבים על הפרש הקוביות: ניחוש נכון מזכה בכל אחד מהם פי 2 עד 5.
timequest-board-bet = הימור
timequest-board-no-bet = בלי הימור
timequest-board-die = { $name }: בקובייה יצא { $die }
timequest-board-hand = יד
timequest-board-hand-of =
    { $count ->
        [one] קלף פעולה אחד
        [two] שני קלפי פעולה
       *[other] { $count } קלפי פעולה
    }
timequest-board-show-hand = להציג את הקלפים
timequest-board-no-cards = אין קלפים
timequest-board-for-slot = לתא
timequest-board-marked = לא נספר
timequest-board-slots = תאים
timequest-board-set = בהיכון
timequest-board-used = נוצל
timequest-board-used-of = { $card }, נוצל
timequest-board-charges =
    { $count ->
        [one] מטען אחד
        [two] שני מטענים
       *[other] { $count } מטענים
    }
timequest-board-side = צד { $side }
timequest-board-events = אירועים
timequest-board-won = בזכייה
timequest-board-open = לתשלום
timequest-board-event-place = אירוע שמור
timequest-board-artifacts = חפצים
timequest-board-no-artifacts = עוד אין
timequest-board-objective = יעד
timequest-board-counted = נספרו { $count }, דרגה { $level }
timequest-board-explorers = משימות החוקרת
timequest-board-voucher = שובר
timequest-board-face-up = פניו של אסימון הגבישים למעלה: מותר להשלים משימה
timequest-board-face-down = פניו של אסימון הגבישים למטה: אין משימה עד שהנוסע זז
timequest-board-deposit = בבנק הזמן:
timequest-board-nothing = אין משאבים, אין גבישים
timequest-board-who = מי כבר ענה
timequest-board-state-answered = יש תשובה
timequest-board-state-thinking = בהתלבטות
timequest-board-given = התשובות
timequest-board-your-answer = התשובה שלך: { $answer }.
timequest-board-bounty = מובטח פרס:
timequest-board-shield = מוגנים:
timequest-board-gives = ההצעה:
timequest-board-asks = תמורת
timequest-board-trade-limits = הצעות: { $made } מתוך { $offers }. סוג אחד תמורת סוג אחר, 1 עד 3 מכל אחד; בלי מתנות ובלי גבישים.
timequest-board-goes-on = אחר כך ממשיכים לבחור.
timequest-board-wait = אחרים משחקים. לחיצה על שחקן מראה מה יש לו.
timequest-board-over = המשחק נגמר.
timequest-board-close = סגירה
timequest-board-show-market = להציג את המשימות
timequest-board-show-event = חזרה לאירוע
timequest-board-show-mine = מה ששלי
timequest-board-hide-mine = לקפל
timequest-board-visits =
    { $count ->
        [one] נותר ביקור אחד
        [two] נותרו שני ביקורים
       *[other] נותרו { $count } ביקורים
    }
timequest-board-locked = נעולה
timequest-board-engineer = מהנדס הזמן של { $name }
timequest-board-tile = איסוף מביא { $one } ו{ $two }, משימות עולות { $x } ו{ $y }
timequest-board-here = כאן: { $names }
timequest-board-for-crystals =
    { $count ->
        [one] { $move } תמורת גביש אחד
        [two] { $move } תמורת שני גבישים
       *[other] { $move } תמורת { $count } גבישים
    }
timequest-board-end-circle = המעגל בסוף
timequest-board-end-artifacts = חפצים


# התגים
timequest-badge-score =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
timequest-badge-artifacts =
    { $count ->
        [one] חפץ אחד
        [two] שני חפצים
       *[other] { $count } חפצים
    }
timequest-badge-cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
timequest-badge-up = פניו של אסימון הגבישים למעלה
timequest-badge-down = פניו של אסימון הגבישים למטה
