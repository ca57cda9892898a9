# Score
wartime-score-buildings = Gebouwen in het spel
wartime-score-units = Eenheden in het spel
wartime-score-forts = Forten
wartime-score-discs = Plusschijven
wartime-score-cash = Geld

# The board in words
wartime-text-match = De partij
wartime-text-players = Spelers
wartime-text-asked = Wat gevraagd is
wartime-text-pieces = Stukken van { $name }
wartime-text-map = Tafel { $width } × { $height } mm, kaart { $map }
wartime-text-player = { $letter }, { $name }: geld { $cash }, volgend inkomen { $income }, schijven { $discs }, forten over { $forts }, score { $score }
wartime-text-stock = { $name } heeft in voorraad: { $list }
wartime-text-stock-item = { $type } { $count }
wartime-text-out = { $letter }, { $name }: uitgeschakeld
wartime-text-place = { $piece } op { $x }, { $y } mm
wartime-text-facing = gericht naar { $angle }°
wartime-text-arc-open = { $from }° tot { $to }°: open
wartime-text-arc-parks = { $from }° tot { $to }°: parkeert op { $piece }
wartime-text-arc-closed = { $from }° tot { $to }°: { $why }
wartime-text-gap = { $piece }: { $length }

# The end
wartime-end-title = Wat er overbleef
wartime-end-nothing = niets over
wartime-statistics-score = Score
wartime-statistics-buildings = Gebouwen
wartime-statistics-units = Eenheden
wartime-statistics-forts = Forten in het spel
wartime-statistics-discs = Plusschijven
wartime-statistics-cash = Geld
wartime-statistics-out = Uitgeschakeld als nummer
