#include "store/files.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace tempora::store {
namespace {

tl::unexpected<Error> failed(const char* what, const std::string& file) {
  const int code = errno;
  return tl::make_unexpected(Error{code == ENOSPC || code == EDQUOT ? ErrorKind::full : ErrorKind::io,
                                   fmt::format("can't {} {}: {}", what, file, std::strerror(code))});
}

Result<void> sync_path(const std::string& path, int flags) {
  const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
  if (descriptor < 0) return failed("open", path);
  const bool synced = ::fsync(descriptor) == 0;
  Result<void> result;
  if (!synced) result = failed("sync", path);
  ::close(descriptor);
  return result;
}

}  // namespace

Result<void> Files::make_private(const std::string& file) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    if (errno == EEXIST) return {};
    return failed("make", file);
  }
  ::close(descriptor);
  return sync_folder_of(file);
}

Result<void> Files::sync(const std::string& file) { return sync_path(file, O_RDWR); }

Result<void> Files::sync_folder_of(const std::string& file) {
  const std::string folder = std::filesystem::path(file).parent_path().string();
  return sync_path(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

Result<void> Files::rename(const std::string& from, const std::string& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) return failed("rename", from);
  return {};
}

Result<void> Files::link(const std::string& file, const std::string& name) {
  if (::link(file.c_str(), name.c_str()) != 0) return failed("keep", file);
  return {};
}

void Files::remove(const std::string& file) {
  std::error_code ignored;
  std::filesystem::remove(file, ignored);
}

Files& machine_files() {
  static Files files;
  return files;
}

}  // namespace tempora::store
