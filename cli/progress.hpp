// A progress bar: one line that is written over, shown once something has lasted for a second.
#pragma once

#include <chrono>
#include <cstdint>

#include "cli/console.hpp"

namespace tempora::cli {

class ProgressBar {
 public:
  explicit ProgressBar(Console& console) : console_(console) {}
  // Wipes the bar.
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t done, std::uint64_t all) { show(done, all, std::chrono::steady_clock::now() - start_); }
  // The same at a given time since the start.
  void show(std::uint64_t done, std::uint64_t all, std::chrono::steady_clock::duration since_start);

 private:
  Console& console_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  bool shown_ = false;
};

}  // namespace tempora::cli
