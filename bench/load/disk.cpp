#include "bench/load/disk.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>

namespace tempora::load {

double syncs_per_second(const std::filesystem::path& folder, std::chrono::milliseconds time) {
  const auto file = folder / "syncs";
  const int descriptor = ::open(file.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor < 0) return 0;
  const std::array<char, 4096> page{};
  int count = 0;
  const auto begin = std::chrono::steady_clock::now();
  while (std::chrono::steady_clock::now() - begin < time) {
    if (::write(descriptor, page.data(), page.size()) < 0 || ::fdatasync(descriptor) != 0) break;
    ++count;
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  ::close(descriptor);
  std::filesystem::remove(file);
  return count / took.count();
}

}  // namespace tempora::load
