wartime-name = WarTime
wartime-tagline = Miniatures on a measured table: build a base, roll the die, lay the stick, and be the last with pieces in play.
wartime-minutes = 45–120
