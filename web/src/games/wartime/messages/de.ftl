wartime-name = WarTime
wartime-tagline = Figuren auf einem vermessenen Tisch: eine Basis bauen, würfeln, den Messstab anlegen und als Letzte noch Figuren im Spiel haben.
wartime-minutes = 45–120
