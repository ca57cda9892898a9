# Score
wartime-score-buildings = Buildings in play
wartime-score-units = Units in play
wartime-score-forts = Forts
wartime-score-discs = Plus discs
wartime-score-cash = Cash

# The board in words
wartime-text-match = The match
wartime-text-players = Players
wartime-text-asked = What is asked
wartime-text-pieces = Pieces of { $name }
wartime-text-map = Table { $width } × { $height } mm, map { $map }
wartime-text-player = { $letter }, { $name }: cash { $cash }, next income { $income }, discs { $discs }, forts left { $forts }, score { $score }
wartime-text-stock = { $name } has in stock: { $list }
wartime-text-stock-item = { $type } { $count }
wartime-text-out = { $letter }, { $name }: out
wartime-text-place = { $piece } at { $x }, { $y } mm
wartime-text-facing = facing { $angle }°
wartime-text-arc-open = { $from }° to { $to }°: open
wartime-text-arc-parks = { $from }° to { $to }°: parks on { $piece }
wartime-text-arc-closed = { $from }° to { $to }°: { $why }
wartime-text-gap = { $piece }: { $length }

# The end
wartime-end-title = What was left
wartime-end-nothing = nothing left
wartime-statistics-score = Score
wartime-statistics-buildings = Buildings
wartime-statistics-units = Units
wartime-statistics-forts = Forts in play
wartime-statistics-discs = Plus discs
wartime-statistics-cash = Cash
wartime-statistics-out = Went out as number
