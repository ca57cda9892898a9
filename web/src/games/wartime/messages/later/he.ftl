# Score
wartime-score-buildings = מבנים במשחק
wartime-score-units = יחידות במשחק
wartime-score-forts = ביצורים
wartime-score-discs = דיסקיות פלוס
wartime-score-cash = כסף

# The board in words
wartime-text-match = המשחק
wartime-text-players = כל הצדדים
wartime-text-asked = מה נשאל
wartime-text-pieces = הכלים של { $name }
wartime-text-map = שולחן { $width } × { $height } מ״מ, מפה: { $map }
wartime-text-player = { $letter }, { $name }: כסף { $cash }, ההכנסה הבאה { $income }, דיסקיות { $discs }, ביצורים שנותרו { $forts }, ניקוד { $score }
wartime-text-stock = במלאי של { $name }: { $list }
wartime-text-stock-item = { $type } { $count }
wartime-text-out = { $letter }, { $name }: מחוץ למשחק
wartime-text-place = { $piece } ב־{ $x }, { $y } מ״מ
wartime-text-facing = פונה אל { $angle }°
wartime-text-arc-open = { $from }° עד { $to }°: פתוח
wartime-text-arc-parks = { $from }° עד { $to }°: חונה על { $piece }
wartime-text-arc-closed = { $from }° עד { $to }°: { $why }
wartime-text-gap = { $piece }: { $length }

# The end
wartime-end-title = מה נשאר
wartime-end-nothing = לא נשאר דבר
wartime-statistics-score = ניקוד
wartime-statistics-buildings = מבנים
wartime-statistics-units = יחידות
wartime-statistics-forts = ביצורים במשחק
wartime-statistics-discs = דיסקיות פלוס
wartime-statistics-cash = כסף
wartime-statistics-out = יציאה מספר
