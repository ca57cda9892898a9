// A server of a test's own: everything that it takes from outside is in the test's hand.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/generator.hpp"
#include "server/server.hpp"

namespace tempora::server::testing {

// A folder of its own under the system's temporary ones, gone when the test is over.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// Settings for a test: a free port on 127.0.0.1, no limits on rates, bots without a pace, nothing on standard error.
ServerSettings quiet_settings(const std::filesystem::path& data);

// The outside world under control.
class World {
 public:
  explicit World(std::uint64_t seed = 1) : generator_(seed) {}

  std::atomic<std::int64_t> now{1'700'000'000'000};
  // Settings with this world's clock and random bytes; `log` takes what the server logs.
  ServerSettings settings(const std::filesystem::path& data);
  [[nodiscard]] std::string log() const;

 private:
  void fill(std::span<std::uint8_t> bytes);

  mutable std::mutex mutex_;
  Generator generator_;
  std::string log_;
};

}  // namespace tempora::server::testing
