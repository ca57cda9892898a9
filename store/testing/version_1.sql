-- A store of schema version 1, as SQL. Never changed: it stands for the files that version 1 left behind.
PRAGMA application_id = 1416458354;
PRAGMA user_version = 1;

CREATE TABLE persons (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES persons (id),
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  label TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_person ON devices (person);

CREATE TABLE invitations (
  secret_hash BLOB PRIMARY KEY CHECK (length(secret_hash) = 32),
  person TEXT NOT NULL REFERENCES persons (id),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_expiry ON invitations (expires);

CREATE TABLE tables (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  created INTEGER NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  over INTEGER NOT NULL CHECK (over IN (0, 1)),
  summary TEXT NOT NULL
) STRICT;
CREATE INDEX tables_running ON tables (created, id) WHERE over = 0;
CREATE INDEX tables_open ON tables (created, id) WHERE over = 0 AND open = 1;

CREATE TABLE seated (
  person TEXT NOT NULL REFERENCES persons (id),
  table_id INTEGER NOT NULL REFERENCES tables (id),
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seated_by_table ON seated (table_id, person);

CREATE TABLE records (
  id INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL REFERENCES tables (id),
  n INTEGER NOT NULL CHECK (n >= 1),
  kind TEXT NOT NULL,
  match TEXT,
  event INTEGER,
  person TEXT,
  command TEXT,
  body TEXT NOT NULL,
  answer TEXT,
  UNIQUE (table_id, n),
  CHECK (event IS NULL OR match IS NOT NULL),
  CHECK (command IS NULL OR person IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX records_by_event ON records (match, event) WHERE event IS NOT NULL;
CREATE UNIQUE INDEX records_by_command ON records (table_id, person, command) WHERE command IS NOT NULL;

CREATE TABLE secrets (
  match TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  match TEXT NOT NULL UNIQUE,
  table_id INTEGER NOT NULL REFERENCES tables (id),
  game TEXT NOT NULL,
  ended INTEGER NOT NULL,
  summary TEXT NOT NULL,
  log TEXT NOT NULL
) STRICT;

CREATE TABLE participants (
  match_id INTEGER NOT NULL REFERENCES matches (id),
  seat INTEGER NOT NULL,
  person TEXT REFERENCES persons (id),
  place INTEGER,
  PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX participants_by_person ON participants (person, match_id) WHERE person IS NOT NULL;

INSERT INTO persons VALUES ('ada', 'Ada', 900);
INSERT INTO devices VALUES
  ('d1', 'ada', x'abababababababababababababababababababababababababababababababab', 900, 950, 'a phone');
INSERT INTO invitations VALUES
  (x'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'ada', 2900, 3500);
INSERT INTO tables VALUES (1, 'K7QF', 'tempel', 1000, 1, 0, '{"phase":"over"}');
INSERT INTO seated VALUES ('ada', 1);
INSERT INTO records VALUES (1, 1, 1, 'event', 'm1', 0, 'ada', 'c1', '{"move":1}', '{"type":"done"}');
INSERT INTO records VALUES (2, 1, 2, 'chat', NULL, NULL, NULL, NULL, '{"text":"hello"}', NULL);
INSERT INTO secrets VALUES ('m1', x'010203');
INSERT INTO matches VALUES (1, 'm1', 1, 'tempel', 2000, '{"won":"guardians"}', 'the log
');
INSERT INTO participants VALUES (1, 0, 'ada', 1), (1, 1, NULL, NULL);
