#include "store/sqlite_changes.hpp"

#include <fmt/core.h>

#include <set>

namespace tempora::store {
namespace {

[[noreturn]] void refuse(ErrorKind kind, std::string text) { throw Refused{{kind, std::move(text)}}; }

std::optional<std::int64_t> find_table(Connection& connection, const std::string& code) {
  Query query = connection.query("SELECT id FROM tables WHERE code = ?");
  query.text(code);
  if (!query.step()) return std::nullopt;
  return query.number_at(0);
}

void seat(Connection& connection, std::int64_t table, const std::vector<std::string>& persons) {
  std::set<std::string> before;
  {
    Query query = connection.query("SELECT person FROM seated WHERE table_id = ?");
    query.number(table);
    while (query.step()) before.insert(query.text_at(0));
  }
  const std::set<std::string> after(persons.begin(), persons.end());
  for (const std::string& person : before) {
    if (after.contains(person)) continue;
    connection.query("DELETE FROM seated WHERE person = ? AND table_id = ?").text(person).number(table).run();
  }
  for (const std::string& person : after) {
    if (before.contains(person)) continue;
    connection.query("INSERT INTO seated (person, table_id) VALUES (?, ?)").text(person).number(table).run();
  }
}

std::int64_t update_table(Connection& connection, const Table& table) {
  Query query = connection.query(
      "INSERT INTO tables (code, game, created, open, over, summary) VALUES (?, ?, ?, ?, ?, ?)"
      " ON CONFLICT (code) DO UPDATE SET game = excluded.game, created = excluded.created, open = excluded.open,"
      " over = excluded.over, summary = excluded.summary RETURNING id");
  query.text(table.code).text(table.game).number(table.created).number(table.open).number(table.over);
  query.text(table.summary);
  query.step();
  const std::int64_t id = query.number_at(0);
  query.step();
  seat(connection, id, table.persons);
  return id;
}

std::int64_t last_record(Connection& connection, std::int64_t table) {
  Query query = connection.query("SELECT max(n) FROM records WHERE table_id = ?");
  query.number(table).step();
  return query.number_at(0);
}

void add_record(Connection& connection, std::int64_t table, const Record& record) {
  connection
      .query(
          "INSERT INTO records (table_id, n, kind, match, event, person, command, body, answer)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .number(table)
      .number(record.n)
      .text(record.kind)
      .optional_text(record.match)
      .optional_number(record.event)
      .optional_text(record.person)
      .optional_text(record.command)
      .text(record.body)
      .optional_text(record.answer)
      .run();
}

void finish(Connection& connection, std::int64_t table, const MatchLog& finished) {
  const FinishedMatch& match = finished.match;
  connection.query("INSERT INTO matches (match, table_id, game, ended, summary, log) VALUES (?, ?, ?, ?, ?, ?)")
      .text(match.match)
      .number(table)
      .text(match.game)
      .number(match.ended)
      .text(match.summary)
      .text(finished.log)
      .run();
  const std::int64_t id = connection.database().getLastInsertRowid();
  for (const Participant& participant : match.participants) {
    connection.query("INSERT INTO participants (match_id, seat, person, place) VALUES (?, ?, ?, ?)")
        .number(id)
        .number(participant.seat)
        .optional_text(participant.person)
        .optional_number(participant.place)
        .run();
  }
}

void add_device(Connection& connection, const Device& device, const std::string& person) {
  connection.query("INSERT INTO devices (id, person, token_hash, created, seen, label) VALUES (?, ?, ?, ?, ?, ?)")
      .text(device.id)
      .text(person)
      .blob(device.token_hash)
      .number(device.created)
      .number(device.seen)
      .text(device.label)
      .run();
}

}  // namespace

void append(Connection& connection, const Append& append) {
  if (append.update && append.update->code != append.table) {
    refuse(ErrorKind::invalid, "an append for one table updates another");
  }
  if (append.finished && append.finished->match.table != append.table) {
    refuse(ErrorKind::invalid, "an append for one table finishes a match of another");
  }
  const std::optional<std::int64_t> table =
      append.update ? update_table(connection, *append.update) : find_table(connection, append.table);
  if (!table) refuse(ErrorKind::missing, "there is no such table");

  if (!append.records.empty()) {
    std::int64_t last = last_record(connection, *table);
    for (const Record& record : append.records) {
      if (record.n != last + 1) {
        refuse(ErrorKind::conflict, fmt::format("record {} does not follow the table's last, {}", record.n, last));
      }
      add_record(connection, *table, record);
      last = record.n;
    }
  }
  if (append.secret) {
    connection.query("INSERT INTO secrets (match, bytes) VALUES (?, ?)")
        .text(append.secret->match)
        .blob(append.secret->bytes)
        .run();
  }
  if (append.finished) finish(connection, *table, *append.finished);
}

void add_person(Connection& connection, const Person& person, const Device& device) {
  connection.query("INSERT INTO persons (id, name, created) VALUES (?, ?, ?)")
      .text(person.id)
      .text(person.name)
      .number(person.created)
      .run();
  add_device(connection, device, person.id);
}

void rename_person(Connection& connection, const std::string& person, const std::string& name) {
  const int changed = connection.query("UPDATE persons SET name = ? WHERE id = ?").text(name).text(person).run();
  if (changed == 0) refuse(ErrorKind::missing, "there is no such person");
}

void touch_device(Connection& connection, const std::string& device, std::int64_t seen) {
  const int changed = connection.query("UPDATE devices SET seen = ? WHERE id = ?").number(seen).text(device).run();
  if (changed == 0) refuse(ErrorKind::missing, "there is no such device");
}

void remove_device(Connection& connection, const std::string& person, const std::string& device) {
  const int changed =
      connection.query("DELETE FROM devices WHERE id = ? AND person = ?").text(device).text(person).run();
  if (changed == 0) refuse(ErrorKind::missing, "the person has no such device");
}

void invite_device(Connection& connection, const Invitation& invitation) {
  connection.query("DELETE FROM invitations WHERE expires <= ?").number(invitation.created).run();
  connection.query("INSERT INTO invitations (secret_hash, person, created, expires) VALUES (?, ?, ?, ?)")
      .blob(invitation.secret_hash)
      .text(invitation.person)
      .number(invitation.created)
      .number(invitation.expires)
      .run();
}

std::string join_device(Connection& connection, const std::string& secret_hash, const Device& device) {
  std::string person;
  {
    Query query = connection.query("DELETE FROM invitations WHERE secret_hash = ? AND expires > ? RETURNING person");
    query.blob(secret_hash).number(device.created);
    if (!query.step()) refuse(ErrorKind::missing, "there is no such invitation");
    person = query.text_at(0);
    query.step();
  }
  add_device(connection, device, person);
  return person;
}

}  // namespace tempora::store
