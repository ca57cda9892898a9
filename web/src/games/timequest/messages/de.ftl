timequest-name = TimeQuest
timequest-tagline = Reise durch zehn Epochen und bring die schönste Sammlung heim, ehe die Zeit sich schließt.
timequest-minutes = 60–90

timequest-option-end = Geschlossene Epochen
timequest-option-end-help = Wie viele geschlossene Epochen die Schlussrunde bringen: 3 ist kurz, 5 lang.
timequest-option-visits = Besuche
timequest-option-visits-help = Wie viele Besuche jede Epoche aushält.
timequest-option-visits-by-players = einen mehr, als Spieler da sind
timequest-option-actions = Aktionspunkte
timequest-option-actions-help = Wie viele du im Zug hast; mit 3 hält eine Epoche einen Besuch weniger aus.
timequest-option-rounds = Letzte Runde
timequest-option-rounds-help = Wann die Partie spätestens endet; bei 3, 4 oder 5 geschlossenen Epochen reichen die Ereignisse für 15, 17 oder 19 Runden.
timequest-option-crystals = Kristalle
timequest-option-crystals-help = Zeitkristalle zu Beginn.
timequest-option-objectives = Persönliche Ziele
timequest-option-objectives-help = Geheime Ziele, die bis zu 3 Punkte bringen.
timequest-option-objectives-off = keine
timequest-option-objectives-one = jeder eines
timequest-option-objectives-two = zwei, von denen jeder eines behält
timequest-option-characters = Charaktere
timequest-option-characters-help = Wer ihr seid, jeder mit einer eigenen Kraft.
timequest-option-characters-choose = ihr wählt
timequest-option-characters-random = ausgelost
timequest-option-characters-none = keine
timequest-option-cooldown = Maliks Pause
timequest-option-cooldown-help = Nach wie vielen Runden die Wahl des Wächters wieder bereit ist.
timequest-option-artifacts = Artefakte
timequest-option-artifacts-help = Wo ein Artefakt erworben werden kann.
timequest-option-artifacts-own-period = in seiner eigenen Epoche
timequest-option-artifacts-anywhere = überall
timequest-option-holding = Haltegrenze
timequest-option-holding-help = Wie viele Ressourcen einer Art du am Ende eines Zugs behältst.
timequest-option-holding-none = keine Grenze
timequest-option-offers = Angebote
timequest-option-offers-help = Wie viele Angebote zum Handel du im Zug machst.
timequest-option-tie = Gleichstand
timequest-option-tie-help = Wer bei Gleichstand an der Spitze gewinnt.
timequest-option-tie-arena = ein Kampf in der Arena
timequest-option-tie-quests = meiste Quests, dann meiste Ressourcen

timequest-score-artifacts = Artefakte
timequest-score-crystals = Kristalle, ein Sechstel davon
timequest-score-objective = Persönliches Ziel


# Namen von Karten, Charakteren, Artefakten, Zielen und Epochen
timequest-card-Q001 = Herausforderung des Jägers
timequest-card-Q002 = Meisterwerk der Höhlenmalerei
timequest-card-Q003 = Zähmung der wilden Tiere
timequest-card-Q004 = Probe der Stammesführung
timequest-card-Q005 = Beherrschung des Feuers
timequest-card-Q006 = Fertigung von Steinwerkzeug
timequest-card-Q007 = Festmahl der Urzeit
timequest-card-Q008 = Aufführung des Ritualtanzes
timequest-card-Q009 = Wettstreit im Hüttenbau
timequest-card-Q010 = Entdeckung rätselhafter Fossilien
timequest-card-Q011 = Schatzsuche des Pharaos
timequest-card-Q012 = Herausforderung Pyramidenbau
timequest-card-Q013 = Expedition auf dem Nil
timequest-card-Q014 = Rätsel der Hieroglyphen
timequest-card-Q015 = Gelehrtenprüfung des Schreibers
timequest-card-Q016 = Auftrag Tempelrestaurierung
timequest-card-Q017 = Pilgerfahrt zu Göttern und Göttinnen
timequest-card-Q018 = Erkundung des Königsgrabs
timequest-card-Q019 = Probe der Handwerkskunst
timequest-card-Q020 = Handelsquest auf dem ägyptischen Markt
timequest-card-Q021 = Wettkampf der Olympischen Spiele
timequest-card-Q022 = Streitgespräch der Philosophen
timequest-card-Q023 = Restaurierung der Akropolis
timequest-card-Q024 = Prophezeiung des Orakels von Delphi
timequest-card-Q025 = Prüfung des Marathonläufers
timequest-card-Q026 = Ausbildung zum spartanischen Krieger
timequest-card-Q027 = Aufführung der griechischen Tragödie
timequest-card-Q028 = Leben in der Demokratie Athens
timequest-card-Q029 = Jagd auf das Fabelwesen
timequest-card-Q030 = Weihe des Pantheons
timequest-card-Q031 = Kampf in der Gladiatorenarena
timequest-card-Q032 = Rätsel um Caesars Ermordung
timequest-card-Q033 = Musterung der römischen Legion
timequest-card-Q034 = Bau des Kolosseums
timequest-card-Q035 = Konstruktion des Aquädukts
timequest-card-Q036 = Meisterschaft im Lateinischen
timequest-card-Q037 = Eroberung der Barbarenländer
timequest-card-Q038 = Intrige im Senat
timequest-card-Q039 = Expedition auf der Römerstraße
timequest-card-Q040 = Festvorbereitung in der Kaiservilla
timequest-card-Q041 = Saga der nordischen Mythen
timequest-card-Q042 = Navigation mit dem Langschiff
timequest-card-Q043 = Überfall auf die Britischen Inseln
timequest-card-Q044 = Vorbereitung des Wikingerfests
timequest-card-Q045 = Ritzen des Runensteins
timequest-card-Q046 = Prüfung des Berserkers
timequest-card-Q047 = Ausbau der Wikingersiedlung
timequest-card-Q048 = Wettbewerb im Metbrauen
timequest-card-Q049 = Erkundung der Handelsroute
timequest-card-Q050 = Entdeckung des Artefakts von Asgard
timequest-card-Q051 = Schöpfung eines Meisterwerks
timequest-card-Q052 = Gunst der Kunstmäzene
timequest-card-Q053 = Leonardos geheime Erfindung
timequest-card-Q054 = Forschung bis zum Durchbruch
timequest-card-Q055 = Machtkampf der Medici
timequest-card-Q056 = Entdeckungsfahrt der Europäer
timequest-card-Q057 = Entwurf der Kathedrale
timequest-card-Q058 = Bühne des literarischen Genies
timequest-card-Q059 = Vorbereitung des Hofballs
timequest-card-Q060 = Symposium der Humanisten
timequest-card-Q061 = Sitzung des Kontinentalkongresses
timequest-card-Q062 = Paul Reveres Mitternachtsritt
timequest-card-Q063 = Schlachtplan des Revolutionskriegs
timequest-card-Q064 = Entwurf der Unabhängigkeitserklärung
timequest-card-Q065 = Unterwanderung des britischen Spionagerings
timequest-card-Q066 = Ausbildung der Kolonialmiliz
timequest-card-Q067 = Verschwörung zur Tea Party
timequest-card-Q068 = Verhandlung des Bündnisses
timequest-card-Q069 = George Washingtons Führungsprobe
timequest-card-Q070 = Geheimtreffen der Gründerväter
timequest-card-Q071 = Herausforderung Dampfmaschine
timequest-card-Q072 = Wettfahrt der Lokomotiven
timequest-card-Q073 = Modernisierung der Textilfabrik
timequest-card-Q074 = Planung der Großstadt
timequest-card-Q075 = Beistand für die Gewerkschaft
timequest-card-Q076 = Bau der Telegrafenlinie
timequest-card-Q077 = Ausstellung im Kristallpalast
timequest-card-Q078 = Verwaltung der Kohlegrube
timequest-card-Q079 = Kampagne gegen Kinderarbeit
timequest-card-Q080 = Aufbau eines Firmenimperiums
timequest-card-Q081 = Entschlüsselung der Enigma
timequest-card-Q082 = Koordination des D-Day
timequest-card-Q083 = Hilfe für den Untergrund
timequest-card-Q084 = Werbung für Kriegsanleihen
timequest-card-Q085 = Forschung im Manhattan-Projekt
timequest-card-Q086 = Gegenschlag nach Pearl Harbor
timequest-card-Q087 = Durchführung der Geheimoperation
timequest-card-Q088 = Taktik in Stalingrad
timequest-card-Q089 = Nachrichtendienst in Bletchley Park
timequest-card-Q090 = Leben mit der Rationierung
timequest-card-Q091 = Vorbereitung des Raketenstarts
timequest-card-Q092 = Simulation im Astronautentraining
timequest-card-Q093 = Planung der Mondlandung
timequest-card-Q094 = Propaganda zum Wettlauf ins All
timequest-card-Q095 = Aufbau der Satellitenverbindung
timequest-card-Q096 = Erkundung mit dem Mondauto
timequest-card-Q097 = Experiment in der Schwerelosigkeit
timequest-card-Q098 = Bauplan der Raumstation
timequest-card-Q099 = Untersuchung des Meteoriteneinschlags
timequest-card-Q100 = Debatte über außerirdisches Leben
timequest-card-EA01 = Zeitschleife
timequest-card-EA02 = Festmahl der Zeitreisenden
timequest-card-EA03 = Uraltes Wissen
timequest-card-EA04 = Zeiträtsel
timequest-card-EA05 = Verlorenes Artefakt
timequest-card-EA06 = Verwitterte Landkarte
timequest-card-EA07 = Markt der Zeitreisenden
timequest-card-EA08 = Glückliche Panne
timequest-card-EA09 = Verloren und gefunden
timequest-card-EA10 = Zeitheiler
timequest-card-EA11 = Schatzkammer der Zeit
timequest-card-EA12 = Zeitverzerrung
timequest-card-EA13 = Uralter Meister
timequest-card-EA14 = Zeitnavigator
timequest-card-EA15 = Wunderbares Wachstum
timequest-card-EP01 = Zeitbeben
timequest-card-EP02 = Zeitsteuer
timequest-card-EP03 = Sonneneruption
timequest-card-EP04 = Zeitstrudel (I)
timequest-card-EP05 = Abtrünniger Zeitreisender
timequest-card-EP06 = Plötzliche Dürre
timequest-card-EP07 = Geteilte Weisheit
timequest-card-EP08 = Chronodieb
timequest-card-EP09 = Scheideweg der Zeit
timequest-card-EP10 = Zeitbank
timequest-card-EP11 = Wellen der Zeit
timequest-card-EP12 = Zeitstrudel (II)
timequest-card-EP13 = Kosmische Konstellation
timequest-card-EP14 = Duell der Zeitalter
timequest-card-EP15 = Großes Zeitbeben
timequest-card-EP16 = Zeitbanditen
timequest-card-EP17 = Paradoxe Portale
timequest-card-EP18 = Markt der Zeit
timequest-card-EP19 = Zeitpest
timequest-card-EP20 = Quantenernte
timequest-card-EP21 = Chronofinsternis
timequest-card-EP22 = Kosmische Lotterie
timequest-card-EP23 = Zeitschleife
timequest-card-EP24 = Quantengaben
timequest-card-EP25 = Zeitauktion
timequest-card-AO01 = Zeitmanipulator
timequest-card-AO02 = Findiger Entdecker
timequest-card-AO03 = Questmeister
timequest-card-AO04 = Verteidiger der Zeit
timequest-card-AO05 = Chronohändler
timequest-card-AO06 = Gelehrter der Zeit
timequest-card-AO07 = Glücksspieler der Zeit
timequest-card-AO08 = Artefaktjäger
timequest-card-AO09 = Flinker Sammler
timequest-card-AO10 = Zeitstrudel
timequest-card-AO11 = Doppelte Ressourcen
timequest-card-AO12 = Schatzjäger
timequest-card-AO13 = Zeitschub
timequest-card-AO14 = Chronoschild
timequest-card-AO15 = Questmeister
timequest-card-AO16 = Zeittaucher
timequest-card-AO17 = Findige Rückgewinnung
timequest-card-AO18 = Glückliche Begegnung
timequest-card-AO19 = Parallelpfad
timequest-card-AO20 = Kristallglück
timequest-card-AS01 = Chronosammler
timequest-card-AS02 = Zeitopportunist
timequest-card-AS03 = Meisterhändler
timequest-card-AS04 = Findiger Abenteurer
timequest-card-AS05 = Erfahrener Reisender
timequest-card-AS06 = Kristallsucher
timequest-card-AS07 = Hüter der Zeit
timequest-card-AS08 = Schlauer Stratege
timequest-card-AS09 = Taktiker der Zeit
timequest-card-AS10 = Artefaktspezialist
timequest-card-AS11 = Kristallfinder
timequest-card-AS12 = Blick in die Zukunft
timequest-card-AS13 = Meisternavigator
timequest-card-AS14 = Zeitsparer
timequest-card-AS15 = Chronoresistenz
timequest-card-AS16 = Zeitalchemist
timequest-card-AS17 = Artefaktexperte
timequest-card-AS18 = Arenachampion
timequest-card-AS19 = Zeitumkehr
timequest-card-AS20 = Wendiger Händler
timequest-card-AX01 = Zeitbeschleuniger
timequest-card-AX02 = Meister der Zeit
timequest-card-AX03 = Uraltes Wissen
timequest-card-AX04 = Zeitingenieur
timequest-card-AX05 = Zeitmanipulator (zweiseitig)
timequest-card-AX06 = Chronoverzerrer
timequest-card-AX07 = Zeitschloss
timequest-card-AX08 = Quantenduellant
timequest-card-AX09 = Ressourcenleuchtfeuer
timequest-card-AX10 = Zeitsprung
timequest-card-R01 = Lebendige Glut
timequest-card-R02 = Kontobuch des Schreibers
timequest-card-R03 = Schale des Orakels
timequest-card-R04 = Meilenstein
timequest-card-R05 = Horn des Plünderers
timequest-card-R06 = Palette des Malers
timequest-card-R07 = Freiheitsglocke
timequest-card-R08 = Schwungrad
timequest-card-R09 = Codemaschine
timequest-card-R10 = Raketenstufe
timequest-card-C1 = Amara „Die Archivarin“ Jones
timequest-card-C2 = Dr. Theodore „Der Ingenieur“ Marsden
timequest-card-C3 = Ophelia „Die Seherin“ Sinclair
timequest-card-C4 = Akira „Der Diplomat“ Tanaka
timequest-card-C5 = Isabella „Die Entdeckerin“ Cortez
timequest-card-C6 = Malik „Der Wächter“ Ndlovu
timequest-card-B01 = Navigator der Zeit
timequest-card-B02 = Meister der Ressourcen
timequest-card-B03 = Questeroberer
timequest-card-B04 = Wanderer durchs Portal
timequest-card-B05 = Gladiator der Arena
timequest-card-B06 = Jäger der Artefakte
timequest-card-B07 = Ereignislöser
timequest-card-B08 = Kenner der Epochen
timequest-card-B09 = Kristallhorter
timequest-card-B10 = Gewitzter Händler
timequest-card-B11 = Ressourcenhorter
timequest-card-B12 = Wanderer der Leere
timequest-card-B13 = Meister der Ereignisse
timequest-card-B14 = Tourist der Zeit
timequest-card-B15 = Liebhaber der Aktionskarten
timequest-period-0 = Die Leere
timequest-period-1 = Urzeit
timequest-period-2 = Altes Ägypten
timequest-period-3 = Antikes Griechenland
timequest-period-4 = Römisches Reich
timequest-period-5 = Wikingerzeit
timequest-period-6 = Renaissance
timequest-period-7 = Amerikanische Revolution
timequest-period-8 = Industrielle Revolution
timequest-period-9 = Zweiter Weltkrieg
timequest-period-10 = Wettlauf ins All

# Ressourcen, Mengen, Teile
timequest-good-food = Nahrung
timequest-good-gold = Gold
timequest-good-knowledge = Wissen
timequest-good-cloth = Tuch
timequest-good-stone = Stein
timequest-amount = { $count } { $thing }
timequest-amount-crystals =
    { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
timequest-amount-each = { $count } von jeder Art
timequest-amount-choice = { $count } nach Wahl
timequest-amount-one_type = { $count } einer Art
timequest-amount-two_types = je { $count } von zwei Arten
timequest-nothing = nichts
timequest-bank = die Bank
timequest-voucher = der Gutschein
timequest-level-easy = leicht
timequest-level-moderate = mittel
timequest-level-difficult = schwer
timequest-deck-quests = Queststapel
timequest-deck-events = Stapel der Zugereignisse
timequest-deck-all = Stapel der Rundenereignisse
timequest-deck-actions = Stapel der Aktionskarten
timequest-bar-food = keine Nahrung beim Sammeln
timequest-bar-collect = keine Aktion Sammeln
timequest-bar-move = keine Reise


# Was Karten tun
timequest-pay = Zahle { $what }:
timequest-op-gain = Bekomm { $what }.
timequest-op-lose = Verlier { $what }.
timequest-op-points =
    { $count ->
        [one] +1 Aktionspunkt.
       *[other] +{ $count } Aktionspunkte.
    }
timequest-op-jump =
    { $count ->
        [0] Spring in eine offene Epoche.
       *[other] Spring in eine benachbarte Epoche.
    }
timequest-op-random_step = Ein Schritt in eine zufällige Nachbarepoche.
timequest-op-collect =
    { $count ->
        [1] Sammle dort ohne Aktionspunkt.
        [2] Sammle doppelt ohne Aktionspunkt.
       *[other] Sammle { $count }-fach ohne Aktionspunkt.
    }
timequest-op-act_collect =
    { $count ->
        [1] Mach eine Aktion Sammeln.
        [2] Mach eine Aktion Sammeln, die doppelt bringt.
       *[other] Mach eine Aktion Sammeln, die das { $count }-Fache bringt.
    }
timequest-op-act_quest = Mach eine Aktion Quest, ohne ihre Ressourcen zu zahlen.
timequest-op-act_artifact = Erwirb mit einem Aktionspunkt ein Artefakt für bis zu { $count } Ressourcen weniger.
timequest-op-draw_actions =
    { $count ->
        [one] Zieh eine Aktionskarte.
       *[other] Zieh { $count } Aktionskarten.
    }
timequest-op-draw_marked =
    { $count ->
        [one] Zieh eine Aktionskarte, die nicht zur Handgrenze zählt.
       *[other] Zieh { $count } Aktionskarten, die nicht zur Handgrenze zählen.
    }
timequest-op-draw_event = Zieh ein Zugereignis und führ es aus.
timequest-op-exchange =
    { $count ->
        [0] Tausch mit der Bank beliebig viele einer Art gegen ebenso viele einer anderen.
        [1] Tausch mit der Bank 1 Ressource gegen 1 einer anderen Art.
       *[other] Tausch mit der Bank bis zu { $count } einer Art gegen ebenso viele einer anderen.
    }
timequest-op-swap_goods = Gib der Bank { $what } für { $get }.
timequest-op-face_up = Deck deinen Sammelmarker auf.
timequest-op-turn_up =
    { $count ->
        [one] Deck das oberste Zugereignis auf, bekomm die Kristalle, die es zeigt, leg es ab.
       *[other] Deck die obersten { $count } Zugereignisse auf, bekomm die Kristalle, die sie zeigen, leg sie ab.
    }
timequest-op-bar_food = Bis dein nächster Zug vorbei ist, bringt Sammeln keine Nahrung.
timequest-op-bar_collect = Keine Aktion Sammeln in deinem nächsten Zug.
timequest-op-bar_move = Keine Reise in deinem nächsten Zug.
timequest-op-voucher = Ein Gutschein: in deinem nächsten Zug eine Reise zu einem Nachbarn ohne Kristalle.
timequest-op-lose_quest = Verlier eine deiner Entdeckerquests; ohne eine wird dein Sammelmarker verdeckt.
timequest-op-look_quests = Sieh allein die obersten { $count } Quests an und leg sie in beliebiger Folge zurück.
timequest-op-regain = Bekomm bis zu { $count } Ressourcen zurück, die du zuletzt gezahlt hast.
timequest-op-melt_quest = Leg eine Quest der Auslage ab und bekomm { $count }-mal ihre Kristalle.
timequest-op-push = Versetz eine andere Figur in eine Nachbarepoche.
timequest-op-treasure = Deck die obersten { $count } Quests auf: Eine davon darfst du sofort erfüllen.
timequest-op-forced_trade = Tausch bis zu { $count } einer Art mit jemandem, der nicht ablehnen kann.
timequest-op-swap_places = Tausch den Platz mit einer anderen Figur.
timequest-op-look_events = Sieh allein die obersten { $count } Karten eines Ereignisstapels an und leg sie in beliebiger Folge zurück.
timequest-op-artifact_expert = Deck die oberste Quest auf: Mit einem Aktionspunkt darfst du sie erwerben, wo du auch bist.
timequest-op-reverse = Nimm deine letzte Aktion zurück.
timequest-op-keep_event = Sieh allein die obersten { $count } Zugereignisse an und behalte eines.
timequest-op-raid = Nimm { $count } einer Art von jemandem in deiner Epoche.
timequest-op-bury_quest = Leg eine Quest der Auslage unter den Stapel.
timequest-op-vision = Zeig allen die oberste Karte eines Stapels; sie bleibt oder kommt nach unten.


# Was gefragt wird
timequest-prompt-of = { $cause }: { $question }
timequest-prompt-pick = Wer willst du sein?
timequest-prompt-choose_objective = Welches persönliche Ziel behältst du?
timequest-prompt-draft = Wähl 7 Ressourcen für deine Reise, höchstens 3 von einer Art.
timequest-prompt-menu =
    { $count ->
        [0] Dein Zug: keine Aktionspunkte mehr.
        [1] Dein Zug: 1 Aktionspunkt.
       *[other] Dein Zug: { $count } Aktionspunkte.
    }
timequest-prompt-battle = Der Gleichstand wird ausgefochten: Wette Kristalle auf den Unterschied zweier Würfel, oder nicht.
timequest-prompt-guardian = Schützt du alle auf deiner Tafel, oder versprichst du ihnen eine Ressource?
timequest-prompt-goal = Erfüllst du die Bedingung oder nicht?
timequest-prompt-offers = Was wählst du?
timequest-prompt-bank = Wie viel zahlst du ein?
timequest-prompt-ripples = Wehrst du es ab?
timequest-prompt-lottery = Setzt du eine Ressource?
timequest-prompt-again = Tust du es noch einmal?
timequest-prompt-auction = Wie viel bietest du?
timequest-prompt-loop = Wie tust du es diesmal?
timequest-prompt-mix-gain =
    { $count ->
        [one] Welche Ressource bekommst du?
       *[other] Welche { $count } bekommst du?
    }
timequest-prompt-mix-lose =
    { $count ->
        [one] Welche Ressource verlierst du?
       *[other] Welche { $count } verlierst du?
    }
timequest-prompt-mix-pay =
    { $count ->
        [one] Welche Ressource zahlst du?
       *[other] Welche { $count } zahlst du?
    }
timequest-prompt-mix-regain =
    { $count ->
        [one] Welche Ressource bekommst du zurück?
       *[other] Welche { $count } bekommst du zurück?
    }
timequest-prompt-one_type-gain = Von welcher Art bekommst du { $count }?
timequest-prompt-one_type-pay = Von welcher Art zahlst du { $count }?
timequest-prompt-two_types = Von welchen zwei Arten bekommst du je { $count }?
timequest-prompt-exchange-0 = Was gibst du der Bank?
timequest-prompt-exchange-1 = Du gibst { $good }: Was willst du dafür?
timequest-prompt-exchange-2 = Du gibst { $given }: Wie viel { $good } willst du?
timequest-prompt-extra = Von welcher Art bekommst du { $count } mehr?
timequest-prompt-refund = Von welcher Art bekommst du { $count } zurück?
timequest-prompt-quest = Wie zahlst du für { $quest }?
timequest-prompt-artifact = { $quest }: Nutzt du deinen Rabatt?
timequest-prompt-expert = { $quest } wurde aufgedeckt: Erwirbst du sie?
timequest-prompt-use_now = Nutzt du { $event } jetzt?
timequest-prompt-way = Wie zahlst du die Reise?
timequest-prompt-trade-0 = Mit wem willst du handeln?
timequest-prompt-trade-1 = Was bietest du { $name }?
timequest-prompt-trade-2 = Was willst du von { $name } für { $given }?
timequest-prompt-trade-3 = { $name } bietet dir { $given } für { $asked }.
timequest-prompt-whom = Wen soll es treffen?
timequest-prompt-push = Wohin wird { $name } versetzt?
timequest-prompt-raid = Was nimmst du { $name }?
timequest-prompt-forced_trade-1 = Was gibst du { $name }?
timequest-prompt-forced_trade-2 = Was nimmst du von { $name } für { $given }?
timequest-prompt-block = Das trifft dich. Wehrst du es ab?
timequest-prompt-block-push = { $name } versetzt dich: { $tile }. Wehrst du es ab?
timequest-prompt-block-raid = { $name } nimmt dir { $taken }. Wehrst du es ab?
timequest-prompt-block-forced_trade = { $name } gibt dir { $given } und nimmt { $taken }. Wehrst du es ab?
timequest-prompt-block-swap_places = { $name } tauscht den Platz mit dir. Wehrst du es ab?
timequest-prompt-jump = Wohin springst du?
timequest-prompt-slip = Jemand ist angekommen: Bleibst du, oder weichst du aus?
timequest-prompt-duellist = Du hast gewonnen: Bleibst du, oder springst du?
timequest-prompt-lay = Auf welcher Epoche liegt { $card }?
timequest-prompt-replace = Welche Karte macht Platz für { $card }?
timequest-prompt-discard = Deine Hand ist zu voll: Welche Karte legst du ab?
timequest-prompt-discard-marked = Zu viele markierte Karten: Welche legst du ab?
timequest-prompt-treasure = Erfüllst du eine dieser Quests?
timequest-prompt-melt = Welche Quest legst du für { $count }-mal ihre Kristalle ab?
timequest-prompt-bury = Welche Quest kommt unter den Stapel?
timequest-prompt-lose_quest = Welche Quest verlierst du?
timequest-prompt-free_quest = Welche Quest erfüllst du, ohne zu zahlen?
timequest-prompt-hunt = Welches Artefakt erwirbst du?
timequest-prompt-collect = Wovon sammelst du zwei?
timequest-prompt-bets = Wettest du auf den Kampf?
timequest-prompt-reroll = Wirfst du neu?
timequest-prompt-prize =
    { $count ->
        [one] Du hast 1 gewonnen: einen Kristall?
       *[other] Du hast { $count } gewonnen: Ist ein Kristall dabei?
    }
timequest-prompt-duel-1 = { $name } fordert dich zum Artefaktduell.
timequest-prompt-duel-2 = Du hast abgelehnt: Welche Ressource gibst du { $name }?
timequest-prompt-duel-5 = Du hast verloren: Welches Artefakt gibst du { $name }?
timequest-prompt-void_roll = Die Leere: Wie viele Würfel wirfst du?
timequest-prompt-look = Welchen Stapel siehst du an?
timequest-prompt-keep = Welches Ereignis behältst du?
timequest-prompt-order = In welcher Folge kommen die Karten zurück?
timequest-prompt-vision = Von welchem Stapel zeigst du die oberste Karte?
timequest-prompt-vision-card = Bleibt „{ $card }“ oben?
timequest-prompt-over = Die Partie ist vorbei.
timequest-waiting = Die Partie geht weiter.
timequest-waiting-turn = Runde { $round }: { $name } ist am Zug.
timequest-waiting-one = { $name } entscheidet.
timequest-waiting-secret = Noch geheim am Überlegen: { $names }


# Antworten
timequest-move-end = den Zug beenden
timequest-move-move = Reise: { $tile }
timequest-move-free_move = Freie Reise: { $tile }
timequest-move-collect = Ressourcen sammeln
timequest-move-quest = { $card } erfüllen
timequest-move-artifact = das Artefakt { $card } erwerben
timequest-move-draw = eine Aktionskarte ziehen
timequest-move-fight = { $name } in die Arena fordern
timequest-move-enter_void = die Leere durchs Portal betreten
timequest-move-duel = { $name } zum Artefaktduell fordern
timequest-move-trade = handeln
timequest-move-play = { $card } spielen
timequest-move-use = { $card } nutzen
timequest-move-attempt = das behaltene Ereignis versuchen
timequest-move-power = die Kraft deines Charakters nutzen
timequest-move-character = { $card } sein
timequest-move-objective = { $card } behalten
timequest-move-two = { $one } und { $two }
timequest-move-side = vor allem { $good }
timequest-move-payment = { $x } X und { $y } Y zahlen
timequest-move-pay = { $what } zahlen
timequest-move-pay-with = { $what } zahlen, mit { $with }
timequest-move-bet = { $what } auf ≥ { $spot } wetten
timequest-move-no-bet = nicht wetten
timequest-move-reroll = neu werfen mit { $with }
timequest-move-reroll-die = die { $die } neu werfen mit { $with }
timequest-move-block = es abwehren mit { $with }
timequest-move-dice =
    { $count ->
        [0] nicht würfeln
        [1] einen Würfel werfen
       *[other] zwei Würfel werfen
    }
timequest-move-shield = alle auf deiner Tafel abschirmen
timequest-move-bounty = { $good } versprechen für die Bedingung
timequest-move-meet = die Bedingung erfüllen mit { $what }
timequest-move-fail = nicht erfüllen
timequest-move-fail-block = nicht erfüllen und abwehren mit { $with }
timequest-move-option = Angebot { $number }
timequest-move-order = die Folge { $list }
timequest-move-bottom = nach unten
timequest-move-think_again = noch einmal überlegen
timequest-take-gain = { $what } bekommen
timequest-take-lose = { $what } verlieren
timequest-take-pay = { $what } zahlen
timequest-take-regain = { $what } zurückbekommen
timequest-take-draft = aufbrechen mit: { $what }
timequest-take-bank = { $what } einzahlen
timequest-yes = ja
timequest-yes-artifact = den Rabatt nutzen
timequest-yes-use_now = jetzt nutzen
timequest-yes-expert = sie erwerben
timequest-yes-trade = annehmen
timequest-yes-duel = das Duell annehmen
timequest-yes-prize = einen Kristall nehmen
timequest-yes-all_event = es noch einmal tun
timequest-no = nein
timequest-no-artifact = den vollen Preis zahlen
timequest-no-use_now = ablegen
timequest-no-expert = unter den Stapel legen
timequest-no-trade = ablehnen
timequest-no-duel = das Duell ablehnen
timequest-no-prize = nur Ressourcen nehmen
timequest-no-treasure = keine erfüllen
timequest-no-slip = bleiben
timequest-no-duellist = bleiben
timequest-no-block = geschehen lassen
timequest-no-reroll = liegen lassen
timequest-no-guardian = nichts tun
timequest-no-vision = oben lassen
timequest-no-all_event = nicht mitmachen
timequest-path-move = Reise für { $crystals }: { $tile }
timequest-path-collect = { $what } sammeln
timequest-path-quest = { $card } erfüllen: { $paid } für { $crystals }
timequest-path-artifact = das Artefakt { $card } erwerben für { $paid }
timequest-path-trade = { $name } { $given } für { $asked } bieten


# Verlauf
timequest-fact-first_player = { $name } beginnt.
timequest-fact-picked = { $name } ist { $card }.
timequest-fact-explorer = { $name } hat eine Entdeckerquest: { $card }.
timequest-fact-objective = Dein persönliches Ziel: { $card }.
timequest-fact-drafted = { $name } bricht auf mit: { $what }.
timequest-fact-round = Runde { $round } beginnt.
timequest-fact-final_round = Es ist die Schlussrunde.
timequest-fact-turn = { $name } ist am Zug.
timequest-fact-penalty = Die Leere nimmt { $name } einen Kristall: Er geht an { $to }.
timequest-fact-limit = { $name } hat mehr als 10 einer Art und gibt den Rest zurück.
timequest-fact-objective_shown = { $name } deckt ein persönliches Ziel auf: { $card }.
timequest-fact-wagered = { $name } hat nach dem Kampf noch { $left }.
timequest-fact-over = Die Partie ist vorbei.
timequest-fact-moved = { $name } verlässt die Leere durchs Portal.
timequest-fact-free_move = { $name } macht die Freie Reise.
timequest-fact-arrived =
    { $left ->
        [0] { $name } kommt an: { $tile }, der letzte Besuch.
        [1] { $name } kommt an: { $tile }, noch 1 Besuch.
       *[other] { $name } kommt an: { $tile }, noch { $left } Besuche.
    }
timequest-fact-closed = Die Zeit schließt sich: { $tile }.
timequest-fact-entered_void = { $name } betritt die Leere zu Fuß.
timequest-fact-entered_void-portal = { $name } betritt die Leere durchs Portal.
timequest-fact-gained = { $name } bekommt { $what }.
timequest-fact-lost = { $name } verliert { $what }.
timequest-fact-paid = { $name } zahlt { $what }.
timequest-fact-given = { $name } gibt { $to } { $what }.
timequest-fact-points =
    { $more ->
        [one] { $name } hat einen Aktionspunkt mehr: noch { $left }.
       *[other] { $name } hat { $more } Aktionspunkte mehr: noch { $left }.
    }
timequest-fact-collects = { $name } sammelt: { $tile }.
timequest-fact-quest = { $name } erfüllt { $card }.
timequest-fact-face-up = Der Sammelmarker von { $name } wird aufgedeckt.
timequest-fact-face-down = Der Sammelmarker von { $name } wird verdeckt.
timequest-fact-refilled = Neu in der Auslage: { $card }.
timequest-fact-artifact = { $name } nimmt das Artefakt { $card } mit nach Hause.
timequest-fact-drew = { $name } zieht eine Aktionskarte.
timequest-fact-drew-card = { $name } zieht { $card }.
timequest-fact-discarded = { $name } legt { $card } ab.
timequest-fact-reversed = { $name } dreht die Zeit zurück. Als wäre es nie gewesen: { $act }.
timequest-fact-die = { $name } würfelt eine { $die }.
timequest-fact-die-shown = Der Würfel zeigt { $die }.
timequest-fact-rerolled = { $name } lässt mit { $with } neu würfeln: Aus { $was } wird { $die }.
timequest-fact-played = { $name } spielt { $card }.
timequest-fact-laid = { $name } legt { $card }: { $tile }.
timequest-fact-lifted = { $card } wird abgelegt.
timequest-fact-replaced = { $card } von { $name } macht Platz.
timequest-fact-used = { $name } nutzt { $card }.
timequest-fact-used_up = { $card } von { $name } ist verbraucht.
timequest-fact-power = { $name } nutzt eine Kraft: { $card }.
timequest-fact-aimed = { $name } zielt damit auf { $to }.
timequest-fact-blocked = { $name } wehrt es ab mit { $card }.
timequest-fact-passed_on = { $card } geht von { $name } an { $to }.
timequest-fact-turned_over = { $card } von { $name } wird umgedreht: Seite { $side }.
timequest-fact-shuffled = Gemischt: { $deck }, { $count } Karten.
timequest-fact-looked =
    { $count ->
        [one] { $name } sieht eine Karte an: { $deck }.
       *[other] { $name } sieht { $count } Karten an: { $deck }.
    }
timequest-fact-looked-cards = { $name } sieht an: { $cards }.
timequest-fact-ordered = { $name } legt { $count } Karten in eigener Folge zurück: { $deck }.
timequest-fact-vision = { $name } zeigt die oberste Karte: { $card }.
timequest-fact-turned_up = Aufgedeckt: { $card }.
timequest-fact-put_under = { $card } kommt unter den Stapel.
timequest-fact-lost_quest = { $name } verliert die Quest { $card }.
timequest-fact-melted = { $name } legt die Quest { $card } ab.
timequest-fact-barred = { $name }, nächster Zug: { $bar }.
timequest-fact-voucher = { $name } bekommt einen Gutschein für eine Reise zu einem Nachbarn.
timequest-fact-event_drawn = { $name } zieht das Ereignis { $card }.
timequest-fact-event_drawn-kept = { $name } versucht { $card }.
timequest-fact-event_won = { $name } gewinnt { $card }.
timequest-fact-event_open = { $card } liegt offen vor { $name }.
timequest-fact-event_failed = { $card } von { $name } wird abgelegt.
timequest-fact-event_kept = { $name } behält ein Ereignis.
timequest-fact-event_kept-card = { $name } behält { $card }.
timequest-fact-offered = { $name } bietet { $to } { $given } für { $asked }.
timequest-fact-traded = { $name } und { $to } tauschen { $given } gegen { $asked }.
timequest-fact-declined = { $name } lehnt ab.
timequest-fact-challenged-fight = { $name } fordert { $to } in die Arena.
timequest-fact-challenged-duel = { $name } fordert { $to } zum Artefaktduell.
timequest-fact-bet = { $name } wettet { $what } auf ≥ { $spot }.
timequest-fact-no-bet = { $name } wettet nicht.
timequest-fact-fight_won = { $name } schlägt { $to } mit { $with } zu { $against }.
timequest-fact-fight_drawn = { $name } und { $to } sind gleich mit { $with }: Nichts geschieht.
timequest-fact-bet_right = { $name } lag richtig mit ≥ { $spot }.
timequest-fact-bet_wrong = { $name } lag falsch mit ≥ { $spot }.
timequest-fact-duel_accepted = { $name } nimmt das Duell an.
timequest-fact-duel_declined = { $name } lehnt das Duell ab.
timequest-fact-duel_won = { $name } gewinnt das Duell und bekommt { $card } von { $to }.
timequest-fact-all_event = Rundenereignis: { $card }.
timequest-fact-guardian = { $name } schirmt alle auf derselben Tafel ab.
timequest-fact-guardian-bounty = { $name } verspricht { $good } allen auf derselben Tafel, die die Bedingung erfüllen.
timequest-fact-met = { $name } erfüllt die Bedingung.
timequest-fact-failed = { $name } erfüllt die Bedingung nicht.
timequest-fact-option = { $name } nimmt Angebot { $number }.
timequest-fact-deposited = { $name } zahlt { $what } ein.
timequest-fact-staked = { $name } setzt { $good }.
timequest-fact-bid = { $name } bietet { $number }.
timequest-fact-repeats = { $name } tut es noch einmal.
timequest-fact-stays_out = { $name } macht nicht mit.
timequest-fact-lottery = { $name } bekommt alle Einsätze.
timequest-fact-lottery-tie = Es bleibt gleich: Die Einsätze gehen an die Bank.
timequest-fact-auctioned = { $name } bekommt { $card } für { $number }.
timequest-fact-auctioned-nobody = Niemand bekommt { $card }.
timequest-act-move = die Reise
timequest-act-collect = das Sammeln
timequest-act-quest = die Quest
timequest-act-artifact = das Artefakt
timequest-act-draw = das Ziehen
timequest-result-closed = Genug von der Zeit ist geschlossen: Die schönste Sammlung gewinnt.
timequest-result-limit = Die letzte Runde ist vorbei: Die schönste Sammlung gewinnt.
timequest-result-artifacts = Artefakte aller zehn Epochen sind in einer Hand: Das gewinnt sofort.
timequest-stopped = Die Partie wurde abgebrochen.


# Warum nicht
timequest-why-choice = Das ist hier nicht wählbar, oder du kannst es nicht zahlen.
timequest-why-4_1 = Eine verriegelte Epoche verlässt und betritt niemand, und wo du stehst, bist du schon.
timequest-why-7_1 = Dafür hast du zu wenige Aktionspunkte.
timequest-why-7_3 = Dein Zug endet nach der ersten Aktion, oder wenn keine möglich ist.
timequest-why-7_5 = Du hast in diesem Zug schon 40 freie Handlungen gemacht.
timequest-why-8_1_1 = Für diese Entfernung hast du zu wenige Kristalle.
timequest-why-8_1_3 = Nur die Epochen 1 und 10 berühren die Leere, und der Schritt kostet einen Kristall.
timequest-why-8_1_4 = Für diesen Weg aus der Leere hast du zu wenige Kristalle.
timequest-why-8_2_1 = Die Bank hat nichts von dem, was es hier gibt.
timequest-why-8_3 = Du kannst nicht zahlen, was diese Quest hier kostet.
timequest-why-8_3_2 = Dein Sammelmarker ist verdeckt. Reisen deckt ihn auf.
timequest-why-8_5 = Es gibt keine Aktionskarten mehr.
timequest-why-8_7 = Du betrittst die Leere von einer Epoche aus, für 2 Kristalle.
timequest-why-8_8 = Eine Freie Reise führt zu einem Nachbarn und ist alles, was du in einem Zug tust.
timequest-why-9_1 = Es gibt kein Angebot, das du jetzt machen könntest.
timequest-why-9_4 = Diese Karte könnte jetzt nichts bewirken.
timequest-why-9_6 = Dein Ereignisplatz ist leer.
timequest-why-9_7 = Es ist schon benutzt, du kannst es nicht zahlen, oder es könnte jetzt nichts bewirken.
timequest-why-10_4 = Du kannst dieses Ereignis nicht zahlen, oder es könnte jetzt nichts bewirken.
timequest-why-12_1 = Um die Leere zu betreten, musst du 2 Artefakte besitzen.
timequest-why-12_6 = Du kamst zu Fuß und gehst zu einem Nachbarn der Leere hinaus.
timequest-why-12_8 = In der Leere sammelt, erfüllt, erwirbt und duelliert niemand.
timequest-why-14_2 = Ein Artefakt erwirbst du in seiner Epoche, nur eines, für seine Kristalle und je eine Ressource für die, die du hast.
timequest-why-14_6 = Du duellierst dich einmal je Zug mit jemandem in deiner Epoche, wenn beide ein Artefakt besitzen.
timequest-why-14_8 = Die Kraft dieses Artefakts ist schon benutzt oder könnte jetzt nichts bewirken.
timequest-why-15_1 = Die Zeit hat sich über dieser Epoche geschlossen.
timequest-why-15_3 = Die Partie ist vorbei.
timequest-why-20_1 = Das Ereignis dieser Runde verbietet es in diesem Zug.
timequest-why-21_4 = Das hast du eben zurückgenommen: Tu erst etwas anderes.
timequest-why-24_1 = Du wirst gerade nicht gefragt.
timequest-why-24_4 = Du hast geantwortet: Die anderen überlegen noch.


# Erklärungen
timequest-rule = Regel { $rule }
timequest-rule-key = ? zeigt die Regel


# Das Brett
timequest-board-circle = Der Kreis der Epochen
timequest-board-first = Erster Spieler der Runde
timequest-board-mine = Was dir gehört
timequest-board-panel = Was du tun kannst
timequest-board-actions = Aktionen
timequest-board-answers = Antworten
timequest-board-round = Runde { $round } von höchstens { $rounds }
timequest-board-round-short = Runde { $round }
timequest-board-closed-of = { $closed } von { $end } Epochen geschlossen
timequest-board-final = Letzte Runde
timequest-board-closed = geschlossen
timequest-board-free = frei
timequest-board-bank = Bank
timequest-board-points =
    { $count ->
        [one] 1 Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
timequest-board-crystals =
    { $count ->
        [one] 1 Kristall
       *[other] { $count } Kristalle
    }
timequest-board-player =
    { $name }: { $crystals } Kristalle, { $artifacts } Artefakte, { $goods } Ressourcen, { $cards } Aktionskarten
timequest-board-costs-xy = { $x } X, { $y } Y
timequest-board-complete = { $quest } erfüllen: { $cost } für { $crystals } Kristalle
timequest-board-acquire = { $quest } als Artefakt nehmen, { $period }: { $crystals } Kristalle und { $resources } Ressourcen
timequest-board-collect = Sammeln
timequest-board-draw = Ziehen
timequest-board-arena = Arena
timequest-board-trade = Handeln
timequest-board-duel = Duell
timequest-board-enter-void = In die Leere
timequest-board-end = Zug beenden
timequest-board-back = Zurück
timequest-board-give = Bestätigen
timequest-board-mark-first = Wähle zuerst eine Antwort.
timequest-board-compose = Eine Mischung von Ressourcen
timequest-board-chosen = { $chosen } von { $count }
timequest-board-chosen-of = { $good }: { $count }
timequest-board-one-more = Einmal { $good } mehr
timequest-board-one-less = Einmal { $good } weniger
timequest-board-more-crystals = Ein Kristall mehr
timequest-board-less-crystals = Ein Kristall weniger
timequest-board-order = Klicke die Karten in der Reihenfolge an, in der sie liegen sollen, die oberste zuerst.
timequest-board-spots = Wettplätze
timequest-board-stake-help = Setze 1 bis 3 auf den Unterschied der Würfel: Wer recht hat, bekommt jede 2- bis 5-mal.
timequest-board-bet = Wetten
timequest-board-no-bet = Keine Wette
timequest-board-die = { $name } würfelt eine { $die }
timequest-board-hand = Hand
timequest-board-hand-of =
    { $count ->
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    }
timequest-board-show-hand = Karten zeigen
timequest-board-no-cards = keine Karten
timequest-board-for-slot = für einen Platz
timequest-board-marked = zählt nicht
timequest-board-slots = Plätze
timequest-board-set = gelegt
timequest-board-used = benutzt
timequest-board-used-of = { $card }, benutzt
timequest-board-charges =
    { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    }
timequest-board-side = Seite { $side }
timequest-board-events = Ereignisse
timequest-board-won = gewonnen
timequest-board-open = noch zu zahlen
timequest-board-event-place = behaltenes Ereignis
timequest-board-artifacts = Artefakte
timequest-board-no-artifacts = noch keine
timequest-board-objective = Ziel
timequest-board-counted = { $count }, Stufe { $level }
timequest-board-explorers = Entdeckerquests
timequest-board-voucher = Gutschein
timequest-board-face-up = Kristallmarke offen: du darfst eine Quest erfüllen
timequest-board-face-down = Kristallmarke verdeckt: keine Quest, bis der Reisende sich bewegt
timequest-board-deposit = in der Zeitbank:
timequest-board-nothing = keine Ressourcen, keine Kristalle
timequest-board-who = Wer geantwortet hat
timequest-board-state-answered = hat geantwortet
timequest-board-state-thinking = denkt nach
timequest-board-given = Die Antworten
timequest-board-your-answer = Deine Antwort: { $answer }.
timequest-board-bounty = Prämie:
timequest-board-shield = Geschützt:
timequest-board-gives = gibt
timequest-board-asks = für
timequest-board-trade-limits = { $made } von { $offers } Angeboten gemacht. Eine Sorte gegen eine andere, je 1 bis 3; keine Geschenke, keine Kristalle.
timequest-board-goes-on = Danach wählst du weiter.
timequest-board-wait = Andere sind am Zug. Klicke einen Mitspieler an, um zu sehen, was er hat.
timequest-board-over = Die Partie ist zu Ende.
timequest-board-close = Schließen
timequest-board-show-market = Quests zeigen
timequest-board-show-event = Zurück zum Ereignis
timequest-board-show-mine = Was dir gehört
timequest-board-hide-mine = Einklappen
timequest-board-visits =
    { $count ->
        [one] noch 1 Besuch
       *[other] noch { $count } Besuche
    }
timequest-board-locked = verriegelt
timequest-board-engineer = Zeitingenieur von { $name }
timequest-board-tile = Sammeln bringt { $one } und { $two }, Quests kosten { $x } und { $y }
timequest-board-here = hier: { $names }
timequest-board-for-crystals =
    { $count ->
        [one] { $move } für 1 Kristall
       *[other] { $move } für { $count } Kristalle
    }
timequest-board-end-circle = Der Kreis am Ende
timequest-board-end-artifacts = Artefakte


# Die Leiste
timequest-badge-score =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
timequest-badge-artifacts =
    { $count ->
        [one] 1 Artefakt
       *[other] { $count } Artefakte
    }
timequest-badge-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
timequest-badge-up = Sammelmarker aufgedeckt
timequest-badge-down = Sammelmarker verdeckt
