#include "store/file_lock.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace tempora::store {

Result<FileLock> FileLock::take(const std::string& file) {
  const std::string path = file + ".lock";
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    return tl::make_unexpected(Error{ErrorKind::io, fmt::format("can't open {}: {}", path, std::strerror(errno))});
  }
  FileLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) {
      return tl::make_unexpected(Error{ErrorKind::in_use, fmt::format("{} is in use by another process", file)});
    }
    return tl::make_unexpected(Error{ErrorKind::io, fmt::format("can't lock {}: {}", path, std::strerror(errno))});
  }
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace tempora::store
