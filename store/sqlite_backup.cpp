#include <SQLiteCpp/Backup.h>
#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "store/file_lock.hpp"
#include "store/files.hpp"
#include "store/sqlite_connection.hpp"
#include "store/sqlite_schema.hpp"
#include "store/sqlite_store.hpp"

namespace tempora::store {
namespace {

tl::unexpected<Error> described(const std::string& file, const Error& error) {
  return tl::make_unexpected(Error{error.kind, fmt::format("{}: {}", file, error.text)});
}

bool exists(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::exists(file, ignored);
}

// Nothing, or why there is nothing to copy from.
Result<void> check_files(const std::string& from, const std::string& to) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(from, failure)) {
    return described(from, {ErrorKind::missing, "there is no such file"});
  }
  if (std::filesystem::equivalent(from, to, failure)) {
    return described(to, {ErrorKind::invalid, "a store can't be copied onto itself"});
  }
  return {};
}

void check_sound(Connection& connection) {
  std::string found = connection.database().execAndGet("PRAGMA integrity_check(1)").getString();
  std::replace(found.begin(), found.end(), '\n', ' ');
  if (found != "ok") throw Refused{{ErrorKind::damaged, "the store is damaged: " + found}};
  if (connection.query("PRAGMA foreign_key_check").step()) {
    throw Refused{{ErrorKind::damaged, "the store is damaged: something in it names what isn't there"}};
  }
}

// Makes `to` a checked copy, in one file, of what `from` holds at one moment, and waits until it is on the disk.
Result<void> copy(const std::string& from, const std::string& to, const CopyOptions& options) {
  if (const Result<void> made = options.files->make_private(to); !made) return made;
  try {
    Connection target(to, SQLITE_OPEN_READWRITE, options.vfs);
    {
      Connection source(from, SQLITE_OPEN_READWRITE, options.vfs);
      if (schema_version(source) == 0) throw Refused{{ErrorKind::version, "the file is empty, not a store"}};
      SQLite::Backup backup(target.database(), source.database());
      if (backup.executeStep() != SQLITE_DONE) {
        throw Refused{{ErrorKind::io, "the database is locked by another program"}};
      }
    }
    target.database().exec("PRAGMA journal_mode = DELETE");
    check_sound(target);
  } catch (const SQLite::Exception& exception) {
    return described(from, error_of(exception));
  } catch (const Refused& refused) {
    return described(from, refused.error);
  }
  return options.files->sync(to);
}

// Copies to a file beside `to`, calls `place` with its name, and leaves no such file behind whatever happens.
template <class Place>
Result<void> copy_and_place(const std::string& from, const std::string& to, const CopyOptions& options, Place place) {
  const std::string partial = to + ".partial";
  const auto clear = [&] {
    for (const char* end : {"", "-journal", "-wal", "-shm"}) options.files->remove(partial + end);
  };
  clear();
  Result<void> result = copy(from, partial, options);
  if (result) result = place(partial);
  if (result) result = options.files->sync_folder_of(to);
  clear();
  return result;
}

// Leaves the store at `file` as one file beside which no log lies; a log that can't be read is moved to `kept`.
Result<void> fold_log(const std::string& file, const std::string& kept, const CopyOptions& options) {
  try {
    // The last connection that closes brings the log into the file and removes it.
    Connection connection(file, SQLITE_OPEN_READWRITE, options.vfs);
    schema_version(connection);
    // What is being replaced may well be damaged: that is what backups are for.
    // NOLINTNEXTLINE(bugprone-empty-catch)
  } catch (const SQLite::Exception&) {
    // NOLINTNEXTLINE(bugprone-empty-catch)
  } catch (const Refused&) {
  }
  options.files->remove(file + "-shm");
  if (exists(file + "-wal")) return options.files->rename(file + "-wal", kept + "-wal");
  return {};
}

}  // namespace

Result<void> backup_sqlite_store(const std::string& from, const std::string& to, const CopyOptions& options) {
  if (Result<void> checked = check_files(from, to); !checked) return checked;
  return copy_and_place(from, to, options,
                        [&](const std::string& partial) { return options.files->rename(partial, to); });
}

Result<void> restore_sqlite_store(const std::string& from, const std::string& to, const CopyOptions& options) {
  if (Result<void> checked = check_files(from, to); !checked) return checked;
  const Result<FileLock> lock = FileLock::take(to);
  if (!lock) return tl::make_unexpected(lock.error());
  const std::string replaced = to + ".replaced";
  // A restore that the power cut short may have left a second name of the store that is still in place.
  std::error_code failure;
  const bool kept = std::filesystem::equivalent(replaced, to, failure);
  if (!kept && exists(replaced)) {
    return described(replaced, {ErrorKind::conflict, "a store that was replaced earlier is here: move it away first"});
  }
  return copy_and_place(from, to, options, [&](const std::string& partial) -> Result<void> {
    if (Result<void> folded = fold_log(to, replaced, options); !folded) return folded;
    if (!kept && exists(to)) {
      if (Result<void> linked = options.files->link(to, replaced); !linked) return linked;
    }
    // The old store's log must be gone for good before another store lies beside it.
    if (Result<void> synced = options.files->sync_folder_of(to); !synced) return synced;
    return options.files->rename(partial, to);
  });
}

}  // namespace tempora::store
