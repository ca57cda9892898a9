#include "cli/progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace tempora::cli {
namespace {

constexpr int kBarWidth = 40;

}  // namespace

ProgressBar::~ProgressBar() {
  if (shown_) console_.err << '\r' << std::string(kBarWidth + 20, ' ') << '\r' << std::flush;
}

void ProgressBar::show(std::uint64_t done, std::uint64_t all, std::chrono::steady_clock::duration since_start) {
  if (!console_.progress || since_start < std::chrono::seconds(1)) return;
  const double share = all == 0 ? 1 : std::min(1.0, static_cast<double>(done) / static_cast<double>(all));
  const auto full = static_cast<std::size_t>(share * kBarWidth);
  shown_ = true;
  console_.err << fmt::format("\r[{}{}] {:3.0f} %", std::string(full, '#'), std::string(kBarWidth - full, '.'),
                              share * 100)
               << std::flush;
}

}  // namespace tempora::cli
