wartime-name = WarTime
wartime-tagline = Miniaturen op een opgemeten tafel: bouw een basis, gooi de dobbelsteen, leg de meetlat aan en houd als laatste stukken in het spel.
wartime-minutes = 45–120
