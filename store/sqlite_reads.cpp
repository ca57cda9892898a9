#include "store/sqlite_reads.hpp"

namespace tempora::store {
namespace {

std::vector<std::string> seated(Connection& connection, std::int64_t table) {
  std::vector<std::string> persons;
  Query query = connection.query("SELECT person FROM seated WHERE table_id = ? ORDER BY person");
  query.number(table);
  while (query.step()) persons.push_back(query.text_at(0));
  return persons;
}

// The columns that every query for tables gives.
#define TABLE_COLUMNS                                                  \
  "SELECT t.id, t.code, t.game, t.created, t.open, t.over, t.summary," \
  " coalesce((SELECT max(n) FROM records WHERE table_id = t.id), 0) FROM tables t "

std::vector<Table> read_tables(Connection& connection, Query& query) {
  std::vector<Table> tables;
  while (query.step()) {
    Table table;
    table.code = query.text_at(1);
    table.game = query.text_at(2);
    table.created = query.number_at(3);
    table.open = query.number_at(4) != 0;
    table.over = query.number_at(5) != 0;
    table.summary = query.text_at(6);
    table.last = query.number_at(7);
    table.persons = seated(connection, query.number_at(0));
    tables.push_back(std::move(table));
  }
  return tables;
}

std::vector<Participant> participants(Connection& connection, std::int64_t match) {
  std::vector<Participant> found;
  Query query = connection.query("SELECT person, seat, place FROM participants WHERE match_id = ? ORDER BY seat");
  query.number(match);
  while (query.step()) found.push_back({query.text_at(0), query.number_at(1), query.optional_number_at(2)});
  return found;
}

#define MATCH_COLUMNS                                              \
  "SELECT m.id, m.match, t.code, m.game, m.ended, m.summary FROM " \
  "matches m JOIN tables t ON t.id = m.table_id "

std::vector<FinishedMatch> read_matches(Connection& connection, Query& query) {
  std::vector<FinishedMatch> matches;
  while (query.step()) {
    FinishedMatch match;
    match.match = query.text_at(1);
    match.table = query.text_at(2);
    match.game = query.text_at(3);
    match.ended = query.number_at(4);
    match.summary = query.text_at(5);
    match.participants = participants(connection, query.number_at(0));
    matches.push_back(std::move(match));
  }
  return matches;
}

template <class T>
std::optional<T> first(std::vector<T> found) {
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

std::optional<std::string> first_text(Query& query) {
  if (!query.step()) return std::nullopt;
  return query.text_at(0);
}

}  // namespace

std::vector<Record> records(Connection& connection, const std::string& table, std::int64_t from) {
  std::vector<Record> found;
  Query query = connection.query(
      "SELECT n, kind, body, match, event, person, command, answer FROM records"
      " WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND n >= ? ORDER BY n");
  query.text(table).number(from);
  while (query.step()) {
    Record record;
    record.n = query.number_at(0);
    record.kind = query.text_at(1);
    record.body = query.text_at(2);
    record.match = query.text_at(3);
    record.event = query.optional_number_at(4);
    record.person = query.text_at(5);
    record.command = query.text_at(6);
    record.answer = query.text_at(7);
    found.push_back(std::move(record));
  }
  return found;
}

std::optional<std::string> answer(Connection& connection, const std::string& table, const std::string& person,
                                  const std::string& command) {
  Query query = connection.query(
      "SELECT answer FROM records"
      " WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND person = ? AND command = ?");
  return first_text(query.text(table).text(person).text(command));
}

std::optional<Table> table(Connection& connection, const std::string& code) {
  Query query = connection.query(TABLE_COLUMNS "WHERE t.code = ?");
  return first(read_tables(connection, query.text(code)));
}

std::vector<Table> running_tables(Connection& connection) {
  Query query = connection.query(TABLE_COLUMNS "WHERE t.over = 0 ORDER BY t.created, t.id");
  return read_tables(connection, query);
}

std::vector<Table> tables_of(Connection& connection, const std::string& person) {
  Query query = connection.query(
      TABLE_COLUMNS "JOIN seated s ON s.table_id = t.id WHERE s.person = ? AND t.over = 0 ORDER BY t.created, t.id");
  return read_tables(connection, query.text(person));
}

std::vector<Table> open_tables(Connection& connection) {
  Query query = connection.query(TABLE_COLUMNS "WHERE t.over = 0 AND t.open = 1 ORDER BY t.created, t.id");
  return read_tables(connection, query);
}

std::vector<FinishedMatch> matches_of(Connection& connection, const std::string& person, std::int64_t limit) {
  Query query = connection.query(MATCH_COLUMNS
                                 "WHERE m.id IN (SELECT match_id FROM participants WHERE person = ?)"
                                 " ORDER BY m.ended DESC, m.id DESC LIMIT ?");
  return read_matches(connection, query.text(person).number(limit));
}

std::optional<FinishedMatch> finished_match(Connection& connection, const std::string& match) {
  Query query = connection.query(MATCH_COLUMNS "WHERE m.match = ?");
  return first(read_matches(connection, query.text(match)));
}

std::optional<std::string> match_log(Connection& connection, const std::string& match) {
  Query query = connection.query("SELECT log FROM matches WHERE match = ?");
  return first_text(query.text(match));
}

std::optional<std::string> match_secret(Connection& connection, const std::string& match) {
  Query query = connection.query("SELECT bytes FROM secrets WHERE match = ?");
  return first_text(query.text(match));
}

std::optional<Person> person(Connection& connection, const std::string& id) {
  Query query = connection.query("SELECT id, name, created FROM persons WHERE id = ?");
  if (!query.text(id).step()) return std::nullopt;
  return Person{query.text_at(0), query.text_at(1), query.number_at(2)};
}

std::optional<Identity> identify(Connection& connection, const std::string& token_hash) {
  Query query = connection.query(
      "SELECT p.id, p.name, p.created, d.id, d.token_hash, d.created, d.seen, d.label"
      " FROM devices d JOIN persons p ON p.id = d.person WHERE d.token_hash = ?");
  if (!query.blob(token_hash).step()) return std::nullopt;
  return Identity{
      {query.text_at(0), query.text_at(1), query.number_at(2)},
      {query.text_at(3), query.text_at(0), query.text_at(4), query.number_at(5), query.number_at(6), query.text_at(7)}};
}

std::vector<Device> devices_of(Connection& connection, const std::string& person) {
  std::vector<Device> devices;
  Query query = connection.query(
      "SELECT id, person, token_hash, created, seen, label FROM devices WHERE person = ? ORDER BY created DESC, id");
  query.text(person);
  while (query.step()) {
    devices.push_back({query.text_at(0), query.text_at(1), query.text_at(2), query.number_at(3), query.number_at(4),
                       query.text_at(5)});
  }
  return devices;
}

}  // namespace tempora::store
