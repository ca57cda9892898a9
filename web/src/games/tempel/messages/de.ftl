tempel-name = Tempel des Schreckens
tempel-tagline = Abenteurer suchen Gold, Wächter locken sie ins Feuer, und niemand weiß, wer wer ist.
tempel-minutes = 10–15

tempel-option-announcements = Ansagen
tempel-option-announcements-help = Alle dürfen sagen, wie viel Gold und Feuer vor ihnen liegt, wahr oder nicht.
tempel-option-announcements-on = an
tempel-option-announcements-off = aus
tempel-option-first_keyholder = Erster Schlüssel
tempel-option-first_keyholder-help = Wer den Schlüssel zuerst hat.
tempel-option-first_keyholder-random = wird ausgelost
tempel-option-reveal_count = Zahl der Wächter
tempel-option-reveal_count-help = Ob alle wissen, wie viele Wächter mitspielen.
tempel-option-reveal_count-hidden = ungewiss
tempel-option-reveal_count-known = bekannt

tempel-group-adventurers = Abenteurer
tempel-group-guardians = Wächter
tempel-mark-trust = Vertraue ich
tempel-mark-doubt = Bezweifle ich
tempel-mark-guardian = Wächter?
tempel-mark-none = kein Zeichen
tempel-score-win = Auf der Seite der Sieger
tempel-phrase-trust = Ich vertraue { $about }.
tempel-phrase-doubt = Ich glaube { $about } nicht.
tempel-phrase-open = Öffne eine Tür von { $about }!
tempel-phrase-avoid = Bleib weg von { $about }.

# Karten, Rollen und Zahlen
tempel-card-gold = Gold
tempel-card-fire = Feuer
tempel-card-empty = leer
tempel-card-down = geschlossen
tempel-role-adventurer = Abenteurer
tempel-role-guardian = Wächter
tempel-role-adventurer-goal = Findet alles Gold, ehe alles Feuer ausgebrochen ist.
tempel-role-guardian-goal = Lass das Feuer ausbrechen oder die Zeit verrinnen.
tempel-counts = { $gold } Gold, { $fire } Feuer, { $empty } leer
tempel-said = { $gold } Gold, { $fire } Feuer
tempel-silent = sagt nichts
tempel-nothing-said = keine Ansage

# Aufforderung und Verlauf
tempel-prompt-open = Du hast den Schlüssel: Öffne eine Tür vor jemand anderem.
tempel-waiting-open = { $name } hat den Schlüssel und öffnet eine Tür.
tempel-waiting = Die Partie geht weiter.
tempel-move-open = Tür { $place } von { $name } öffnen
tempel-move-announce = { $gold } Gold und { $fire } Feuer ansagen
tempel-move-silent = Ansagen, dass du nichts sagst
tempel-fact-roles = Die Rollen sind verteilt.
tempel-fact-role = Die Rollen sind verteilt. Deine: { $role }.
tempel-fact-key = { $name } hat den Schlüssel.
tempel-fact-deal = Runde { $round }: Alle bekommen { $each } Kammern.
tempel-fact-dealt = Runde { $round }: Alle bekommen { $each } Kammern. Deine: { $gold } Gold, { $fire } Feuer, { $empty } leer.
tempel-fact-opened =
    { $card ->
        [gold] { $by } öffnet Tür { $place } von { $name }: Gold!
        [fire] { $by } öffnet Tür { $place } von { $name }: Feuer!
       *[empty] { $by } öffnet Tür { $place } von { $name }: leer.
    }
tempel-fact-round_over = Runde { $round } ist vorbei.
tempel-fact-announced = { $name } sagt { $gold } Gold und { $fire } Feuer an.
tempel-fact-silent = { $name } will nichts ansagen.
tempel-won-gold = Alles Gold ist gefunden: Die Abenteurer gewinnen.
tempel-won-fire = Alles Feuer ist ausgebrochen: Die Wächter gewinnen.
tempel-won-time = Vier Runden sind vorbei und Gold liegt noch verborgen: Die Wächter gewinnen.
tempel-stopped = Die Partie wurde abgebrochen.

# Das Brett
tempel-board = Die Lichtung vor dem Tempel
tempel-frieze = Was im Tempel gefunden wurde
tempel-frieze-gold = Gold: { $opened } von { $total } gefunden
tempel-frieze-fire = Feuer: { $opened } von { $total } ausgebrochen
tempel-frieze-empty = Leer: { $opened } von { $total } geöffnet
tempel-frieze-round = Runde { $round } von 4
tempel-frieze-left =
    { $left ->
        [0] In dieser Runde wird keine Tür mehr geöffnet
        [one] In dieser Runde wird noch 1 Tür geöffnet
       *[other] In dieser Runde werden noch { $left } Türen geöffnet
    }
tempel-round = Runde
tempel-openings-left = Öffnungen
tempel-gold = Gold
tempel-fire = Feuer
tempel-door = Tür { $place } von { $name }: { $card }
tempel-door-can = Tür { $place } von { $name }: geschlossen. Eingabe öffnet sie.
tempel-door-chosen = Tür { $place } von { $name }: geschlossen, gewählt. Eingabe öffnet sie.
tempel-door-hint = Tür { $place } von { $name }: geschlossen, vom Tipp empfohlen.
tempel-door-mine = Deine Tür { $place }: { $card }
tempel-door-unopened = Tür von { $name }, nie geöffnet: { $card }
tempel-doors-of = Türen von { $name }
tempel-you = du
tempel-keyholder = hat den Schlüssel
tempel-last = Zuletzt geöffnet
tempel-last-none = Noch ist keine Tür geöffnet.
tempel-last-text = Zuletzt geöffnet: { $by } in Runde { $round } Tür { $place } von { $name }: { $card }.
tempel-pile = Im Rollenstapel: { $adventurers } Abenteurer und { $guardians } Wächter.
tempel-pile-out = Im Rollenstapel: { $adventurers } Abenteurer und { $guardians } Wächter; eine Karte bleibt ungesehen draußen.
tempel-seat-more = { $name }: Zeichen und Gedächtnis
tempel-close = Schließen
tempel-mark-title = Mein Zeichen, das sonst niemand sieht
tempel-rule = Regel { $rule }
tempel-rule-key = ? zeigt die Regel

tempel-no-over = Die Partie ist vorbei: Keine Tür geht mehr auf.
tempel-no-open = Diese Tür ist schon offen.
tempel-no-seat = Du siehst zu: Nur wer den Schlüssel hat, öffnet Türen.
tempel-no-key = Türen öffnet nur, wer den Schlüssel hat, und das ist { $name }.
tempel-no-own = Wer den Schlüssel hat, öffnet nie eine eigene Tür.
tempel-no-now = Diese Tür lässt sich gerade nicht öffnen.

# Meins
tempel-mine = Meine Rolle und Kammern
tempel-peek = Nachsehen
tempel-hide = Verdecken
tempel-peek-hidden = Rolle und Kammern sind verdeckt.
tempel-own-role = Deine Rolle
tempel-own-dealt = Bekommen
tempel-own-down = Noch zu
tempel-announce = Ansagen
tempel-announce-left =
    { $left ->
        [0] Du hast in dieser Runde alle Ansagen gemacht.
        [one] Noch 1 Ansage in dieser Runde
       *[other] Noch { $left } Ansagen in dieser Runde
    }
tempel-announce-off = An diesem Tisch wird nichts angesagt.
tempel-announce-silent = „Ich sage nichts“
tempel-more-gold = Mehr Gold
tempel-less-gold = Weniger Gold
tempel-more-fire = Mehr Feuer
tempel-less-fire = Weniger Feuer

# Gedächtnis
tempel-memory = Das Gedächtnis des Tisches
tempel-memory-help = Was in jeder Runde angesagt und was dort gefunden wurde.
tempel-memory-said = gesagt
tempel-memory-found = gefunden
tempel-memory-refuted = kann nicht stimmen
tempel-memory-nothing = nichts geöffnet
tempel-player = Spieler
tempel-round-n = Runde { $round }
tempel-badge-none = hat nichts angesagt
tempel-earlier =
    { $count ->
        [one] 1 Ansage davor
       *[other] { $count } Ansagen davor
    }

# Klänge
tempel-sounds = Klänge
tempel-sound-door = Eine Tür dreht sich
tempel-sound-gold = Gold
tempel-sound-fire = Feuer
tempel-sound-empty = Leere Kammer
tempel-sound-key = Der Schlüssel wandert
tempel-sound-win = Gewonnen
tempel-sound-loss = Verloren

# Ende
tempel-end-roles = Wer war wer
tempel-end-out = Nicht dabei
tempel-end-table = Was da war und was gesagt wurde
tempel-end-held = hatte
tempel-end-lie = unwahr
tempel-end-true = wahr
tempel-end-rest = Nie geöffnet
tempel-end-rest-help = Die Reihenfolge dieser Türen wurde nie festgelegt.
tempel-end-decided = Was es entschied
tempel-end-last = { $by } öffnete eine Tür von { $name }: { $card }.
tempel-end-score = In { $openings } Öffnungen wurden { $gold } von { $goldTotal } Gold und { $fire } von { $fireTotal } Feuer gefunden.

# Textansicht
tempel-text-temple = Tempel
tempel-text-seats = Spieler
tempel-text-own = Meins
tempel-text-memory = Gedächtnis
tempel-text-openings = Öffnungen
tempel-text-end = Ende
tempel-text-key = Der Schlüssel: { $name }
tempel-text-each = Kammern, die alle in dieser Runde bekamen: { $each }
tempel-text-doors = Türen { $doors }
tempel-text-dealt = Runde { $round }, du bekamst: { $gold } Gold, { $fire } Feuer, { $empty } leer
tempel-text-down = Vor dir noch geschlossen: { $gold } Gold, { $fire } Feuer, { $empty } leer
tempel-text-limits = Ansagen, die dir in dieser Runde bleiben: { $left }
tempel-text-highest = Eine Ansage darf bis zu { $gold } Gold und { $fire } Feuer nennen, zusammen höchstens { $total }.
tempel-text-said = Ansage: { $said }
tempel-text-said-after = { $said } (nach { $before ->
        [one] 1 Öffnung
       *[other] { $before } Öffnungen
    } insgesamt)
tempel-text-role = { $name }: { $role }
tempel-text-held = { $name }, Runde { $round }: hatte { $counts }
tempel-text-rest = { $name }, nie geöffnet: { $doors }

# Erklärungen
tempel-help-door = Eine geschlossene Kammer. Wer den Schlüssel hat, öffnet eine vor jemand anderem; was hinter welcher Tür liegt, weiß niemand, auch nicht, vor wem sie liegt.
tempel-help-card-gold = Gold. Ist alles gefunden, gewinnen sofort die Abenteurer.
tempel-help-card-fire = Eine Feuerfalle. Ist alles Feuer ausgebrochen, gewinnen sofort die Wächter.
tempel-help-card-empty = Eine leere Kammer. Sie kostet nur eine Öffnung.
tempel-help-gold = Bisher gefundenes Gold. Ist es alles, gewinnen sofort die Abenteurer.
tempel-help-fire = Bisher ausgebrochenes Feuer. Ist es alles, gewinnen sofort die Wächter.
tempel-help-round = Es gibt vier Runden. Liegt dann noch Gold verborgen, gewinnen die Wächter.
tempel-help-left = In einer Runde werden so viele Türen geöffnet, wie Leute mitspielen.
tempel-help-key = Der Schlüssel. Wer ihn hat, öffnet eine Tür vor jemand anderem; dann geht er an diese Person.
tempel-help-bubble = Die neueste Ansage dieser Runde. Sie muss nicht wahr sein.
tempel-help-role-adventurer = Abenteurer gewinnen, wenn alles Gold gefunden ist. Sie kennen einander nicht.
tempel-help-role-guardian = Wächter gewinnen durch Feuer oder wenn die Zeit verrinnt. Sie kennen einander nicht.
tempel-help-pile = Aus diesem Stapel wurden vor Runde 1 die Rollen verteilt.
tempel-help-mine = Du weißt, wie viel Gold und Feuer in dieser Runde vor dir liegt, aber nicht, hinter welcher Tür.
tempel-help-announce = Bis zu dreimal je Runde darfst du ansagen, was du bekommen hast, wahr oder nicht. Zurücknehmen geht nicht.
tempel-help-last = Die zuletzt geöffnete Kammer. Der Schlüssel ging an die Person, vor der sie lag.
tempel-help-memory = Ansagen und Öffnungen bleiben für immer öffentlich. „Kann nicht stimmen“: Es wurde mehr gefunden, als die letzten Zahlen zulassen.

# Statistik
tempel-statistics-found-gold = Gold geöffnet
tempel-statistics-found-fire = Feuer geöffnet
tempel-statistics-found-empty = Leere geöffnet
tempel-statistics-announced = Ansagen
tempel-statistics-true = Davon wahr
