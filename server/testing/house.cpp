#include "server/testing/house.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

namespace tempora::server::testing {

Folder::Folder() {
  static std::atomic<int> count{0};
  path_ = std::filesystem::temp_directory_path() / fmt::format("tempora_test_{}_{}", getpid(), count++);
  std::filesystem::create_directories(path_);
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

ServerSettings quiet_settings(const std::filesystem::path& data) {
  ServerSettings settings;
  settings.bind = "127.0.0.1";
  settings.port = 0;
  settings.data_dir = data;
  settings.pace = {0, 0};
  settings.log_line = [](std::string_view) {};
  Limits& limits = settings.limits;
  limits.connections_per_address = 0;
  limits.messages_per_connection = limits.messages_per_person = limits.messages_per_address = {0, 0};
  limits.requests_per_address = limits.unknown_tables_per_address = limits.new_identities_per_address = {0, 0};
  limits.new_tables_per_person = {0, 0};
  limits.tables_per_person = 0;
  return settings;
}

ServerSettings World::settings(const std::filesystem::path& data) {
  ServerSettings settings = quiet_settings(data);
  settings.now = [this] { return now.load(); };
  settings.random = [this](std::span<std::uint8_t> bytes) { fill(bytes); };
  settings.log_line = [this](std::string_view line) {
    const std::lock_guard lock(mutex_);
    log_.append(line).push_back('\n');
  };
  return settings;
}

std::string World::log() const {
  const std::lock_guard lock(mutex_);
  return log_;
}

void World::fill(std::span<std::uint8_t> bytes) {
  const std::lock_guard lock(mutex_);
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(generator_.below(256));
}

}  // namespace tempora::server::testing
