#include "engine/testing/conformance/settings.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace tempora::conformance {

bool Settings::full() {
  const char* value = std::getenv("TEMPORA_FULL");
  return value != nullptr && std::string_view(value) == "1";
}

int Settings::scaled(int count) { return full() ? count : std::max(1, count / 20); }

}  // namespace tempora::conformance
