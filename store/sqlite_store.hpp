// The store in one SQLite file, for one process at a time.
#pragma once

#include <memory>
#include <string>

#include "store/files.hpp"
#include "store/store.hpp"

namespace tempora::store {

struct SqliteOptions {
  std::string file;              // made when it isn't there; its folder must be
  std::string vfs;               // the registered SQLite VFS to use; empty: the usual one
  bool synchronous = true;       // false gives up every promise about power cuts; for tests only
  int checkpoint_pages = 1'000;  // pages in the write-ahead log at which it is copied into the file
};

// Opens the file, brings it to this program's schema version, and holds FILE.lock so that no other process opens it.
Result<std::unique_ptr<Store>> open_sqlite_store(const SqliteOptions& options);

// What copies of stores are made with.
struct CopyOptions {
  std::string vfs;                  // as in SqliteOptions
  Files* files = &machine_files();  // for all that SQLite doesn't do itself
};

// A sound copy of the store at `from`, as one file at `to`, while a server may be running on it. `to` is replaced at
// once or not at all, even if the power fails meanwhile.
Result<void> backup_sqlite_store(const std::string& from, const std::string& to, const CopyOptions& options = {});

// Puts the backup at `from` into place at `to`, at once or not at all, even if the power fails meanwhile. Refused while
// a server runs on `to`. What was at `to` is kept as TO.replaced; refused when another store is there already.
Result<void> restore_sqlite_store(const std::string& from, const std::string& to, const CopyOptions& options = {});

}  // namespace tempora::store
