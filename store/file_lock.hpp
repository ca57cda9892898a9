// A lock that one process holds on a file, as long as it lives: the kernel lets it go even when the process is killed.
#pragma once

#include <string>

#include "store/store.hpp"

namespace tempora::store {

class FileLock {
 public:
  // Locks FILE.lock, which is made when it isn't there and stays. `in_use` when another lock is held on it, and
  // still is after a second.
  static Result<FileLock> take(const std::string& file);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;  // -1: moved away
};

}  // namespace tempora::store
