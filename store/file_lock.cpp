#include "store/file_lock.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

namespace tempora::store {
namespace {

// A server that was killed may still be on its way out, its files not yet closed, when its successor starts.
constexpr std::chrono::milliseconds kPatience{1'000};
constexpr std::chrono::milliseconds kPause{10};

}  // namespace

Result<FileLock> FileLock::take(const std::string& file) {
  const std::string path = file + ".lock";
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    return tl::make_unexpected(Error{ErrorKind::io, fmt::format("can't open {}: {}", path, std::strerror(errno))});
  }
  FileLock lock(descriptor);
  const auto patience = std::chrono::steady_clock::now() + kPatience;
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EINTR) continue;
    if (errno == EWOULDBLOCK && std::chrono::steady_clock::now() < patience) {
      std::this_thread::sleep_for(kPause);
      continue;
    }
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
