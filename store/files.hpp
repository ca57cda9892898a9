// What the store does with files beside SQLite.
#pragma once

#include <string>

#include "store/store.hpp"

namespace tempora::store {

// The functions below are those of the machine's disk. Tests put one that fails in their place.
class Files {
 public:
  Files() = default;
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;
  virtual ~Files() = default;

  // Makes an empty file that only its owner may read (the store holds secrets), unless there is one.
  virtual Result<void> make_private(const std::string& file);

  // Waits until the file's bytes have reached the disk.
  virtual Result<void> sync(const std::string& file);

  // Waits until the names in the folder of this file have reached the disk.
  virtual Result<void> sync_folder_of(const std::string& file);

  // Gives a file another name at once; what had that name is gone.
  virtual Result<void> rename(const std::string& from, const std::string& to);

  // Gives a file a second name, which must not be there.
  virtual Result<void> link(const std::string& file, const std::string& name);

  // Takes a name away, if it is there.
  virtual void remove(const std::string& file);
};

Files& machine_files();

}  // namespace tempora::store
