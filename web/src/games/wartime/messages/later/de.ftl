# Score
wartime-score-buildings = Gebäude im Spiel
wartime-score-units = Einheiten im Spiel
wartime-score-forts = Befestigungen
wartime-score-discs = Plusscheiben
wartime-score-cash = Geld

# The board in words
wartime-text-match = Die Partie
wartime-text-players = Alle Seiten
wartime-text-asked = Was gefragt ist
wartime-text-pieces = Figuren von { $name }
wartime-text-map = Tisch { $width } × { $height } mm, Karte { $map }
wartime-text-player = { $letter }, { $name }: Geld { $cash }, nächstes Einkommen { $income }, Scheiben { $discs }, Befestigungen übrig { $forts }, Wertung { $score }
wartime-text-stock = { $name } hat im Vorrat: { $list }
wartime-text-stock-item = { $type } { $count }
wartime-text-out = { $letter }, { $name }: ausgeschieden
wartime-text-place = { $piece } bei { $x }, { $y } mm
wartime-text-facing = Blick nach { $angle }°
wartime-text-arc-open = { $from }° bis { $to }°: offen
wartime-text-arc-parks = { $from }° bis { $to }°: landet auf { $piece }
wartime-text-arc-closed = { $from }° bis { $to }°: { $why }
wartime-text-gap = { $piece }: { $length }

# The end
wartime-end-title = Was übrig blieb
wartime-end-nothing = nichts übrig
wartime-statistics-score = Wertung
wartime-statistics-buildings = Gebäude
wartime-statistics-units = Einheiten
wartime-statistics-forts = Befestigungen im Spiel
wartime-statistics-discs = Plusscheiben
wartime-statistics-cash = Geld
wartime-statistics-out = Ausgeschieden als Nummer
