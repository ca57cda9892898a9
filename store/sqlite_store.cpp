#include "store/sqlite_store.hpp"

#include <fmt/core.h>
#include <sqlite3.h>

#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

#include "store/file_lock.hpp"
#include "store/files.hpp"
#include "store/group_writer.hpp"
#include "store/sqlite_changes.hpp"
#include "store/sqlite_reads.hpp"
#include "store/sqlite_schema.hpp"

namespace tempora::store {
namespace {

// Connections that only read. There are as many as threads ever read at the same time.
class Readers {
 public:
  Readers(std::string file, std::string vfs) : file_(std::move(file)), vfs_(std::move(vfs)) {}

  // Calls `ask` with a connection that stays at one moment.
  template <class Ask>
  auto read(Ask ask) -> Result<std::invoke_result_t<Ask, Connection&>> {
    try {
      std::unique_ptr<Connection> connection = take();
      connection->run("BEGIN");
      auto found = ask(*connection);
      connection->run("COMMIT");
      const std::scoped_lock lock(mutex_);
      idle_.push_back(std::move(connection));
      return found;
    } catch (const SQLite::Exception& exception) {
      return tl::make_unexpected(error_of(exception));
    }
  }

 private:
  std::unique_ptr<Connection> take() {
    {
      const std::scoped_lock lock(mutex_);
      if (!idle_.empty()) {
        std::unique_ptr<Connection> connection = std::move(idle_.back());
        idle_.pop_back();
        return connection;
      }
    }
    return std::make_unique<Connection>(file_, SQLITE_OPEN_READONLY, vfs_);
  }

  const std::string file_;
  const std::string vfs_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Connection>> idle_;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(FileLock lock, std::unique_ptr<Connection> connection, const SqliteOptions& options)
      : lock_(std::move(lock)),
        connection_(std::move(connection)),
        readers_(options.file, options.vfs),
        writer_(*connection_, options.checkpoint_pages) {}

  void append(Append append, Done done) override {
    hand_over([append = std::move(append)](Connection& c) { store::append(c, append); }, std::move(done));
  }
  void add_person(Person person, Device device, Done done) override {
    hand_over([person = std::move(person),
               device = std::move(device)](Connection& c) { store::add_person(c, person, device); },
              std::move(done));
  }
  void rename_person(std::string person, std::string name, Done done) override {
    hand_over(
        [person = std::move(person), name = std::move(name)](Connection& c) { store::rename_person(c, person, name); },
        std::move(done));
  }
  void touch_device(std::string device, std::int64_t seen, Done done) override {
    hand_over([device = std::move(device), seen](Connection& c) { store::touch_device(c, device, seen); },
              std::move(done));
  }
  void remove_device(std::string person, std::string device, Done done) override {
    hand_over([person = std::move(person),
               device = std::move(device)](Connection& c) { store::remove_device(c, person, device); },
              std::move(done));
  }
  void invite_device(Invitation invitation, Done done) override {
    hand_over([invitation = std::move(invitation)](Connection& c) { store::invite_device(c, invitation); },
              std::move(done));
  }
  void join_device(std::string secret_hash, Device device, std::function<void(Result<std::string>)> done) override {
    auto person = std::make_shared<std::string>();
    hand_over([secret_hash = std::move(secret_hash), device = std::move(device),
               person](Connection& c) { *person = store::join_device(c, secret_hash, device); },
              [person, done = std::move(done)](const Result<void>& result) {
                done(result.map([&person] { return *person; }));
              });
  }

  Result<std::vector<Record>> records(const std::string& table, std::int64_t from) override {
    return readers_.read([&](Connection& c) { return store::records(c, table, from); });
  }
  Result<std::optional<std::string>> answer(const std::string& table, const std::string& person,
                                            const std::string& command) override {
    return readers_.read([&](Connection& c) { return store::answer(c, table, person, command); });
  }
  Result<std::optional<Table>> table(const std::string& code) override {
    return readers_.read([&](Connection& c) { return store::table(c, code); });
  }
  Result<std::vector<Table>> running_tables() override { return readers_.read(store::running_tables); }
  Result<std::vector<Table>> tables_of(const std::string& person) override {
    return readers_.read([&](Connection& c) { return store::tables_of(c, person); });
  }
  Result<std::vector<Table>> open_tables() override { return readers_.read(store::open_tables); }
  Result<std::vector<FinishedMatch>> matches_of(const std::string& person, std::int64_t limit) override {
    return readers_.read([&](Connection& c) { return store::matches_of(c, person, limit); });
  }
  Result<std::optional<FinishedMatch>> finished_match(const std::string& match) override {
    return readers_.read([&](Connection& c) { return store::finished_match(c, match); });
  }
  Result<std::optional<std::string>> match_log(const std::string& match) override {
    return readers_.read([&](Connection& c) { return store::match_log(c, match); });
  }
  Result<std::optional<std::string>> match_secret(const std::string& match) override {
    return readers_.read([&](Connection& c) { return store::match_secret(c, match); });
  }
  Result<std::optional<Person>> person(const std::string& id) override {
    return readers_.read([&](Connection& c) { return store::person(c, id); });
  }
  Result<std::optional<Identity>> identify(const std::string& token_hash) override {
    return readers_.read([&](Connection& c) { return store::identify(c, token_hash); });
  }
  Result<std::vector<Device>> devices_of(const std::string& person) override {
    return readers_.read([&](Connection& c) { return store::devices_of(c, person); });
  }

  Figures figures() const override { return writer_.figures(); }

 private:
  void hand_over(GroupWriter::Change change, Done done) {
    writer_.hand_over(std::move(change), [done = std::move(done)](std::optional<Error> error) {
      done(error ? Result<void>(tl::make_unexpected(std::move(*error))) : Result<void>());
    });
  }

  // In this order: the writer's callbacks may still read when it ends, and the last connection to close must be one
  // that can write, for it tidies up the log.
  FileLock lock_;
  std::unique_ptr<Connection> connection_;
  Readers readers_;
  GroupWriter writer_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const SqliteOptions& options) {
  Result<FileLock> lock = FileLock::take(options.file);
  if (!lock) return tl::make_unexpected(std::move(lock.error()));
  if (const Result<void> made = machine_files().make_private(options.file); !made)
    return tl::make_unexpected(made.error());
  const auto described = [&options](const Error& error) {
    return tl::make_unexpected(Error{error.kind, fmt::format("{}: {}", options.file, error.text)});
  };
  try {
    auto connection = std::make_unique<Connection>(options.file, SQLITE_OPEN_READWRITE, options.vfs);
    SQLite::Database& database = connection->database();
    schema_version(*connection);  // before anything is changed
    database.exec(options.synchronous ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = OFF");
    const std::string mode = database.execAndGet("PRAGMA journal_mode = WAL").getString();
    if (mode != "wal") return described({ErrorKind::io, "write-ahead logging is not possible here"});
    // In KiB: all pages that a large group changes fit, for pages that don't are written twice.
    database.exec("PRAGMA cache_size = -16384");
    database.exec("PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864");
    migrate(*connection);
    return std::make_unique<SqliteStore>(std::move(*lock), std::move(connection), options);
  } catch (const SQLite::Exception& exception) {
    return described(error_of(exception));
  } catch (const Refused& refused) {
    return described(refused.error);
  }
}

}  // namespace tempora::store
