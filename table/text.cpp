#include "table/text.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>

namespace tempora {
namespace {

constexpr std::size_t kLongestName = 24;
constexpr std::size_t kLongestText = 500;

std::optional<std::string> mapped(std::string_view text, int options) {
  utf8proc_uint8_t* out = nullptr;
  const auto size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &out, static_cast<utf8proc_option_t>(options));
  if (size < 0) return std::nullopt;
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, &std::free);
  return std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(size));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Calls see(code point) for each of valid UTF-8, until it says false; whether it never did.
template <class See>
bool all_of(std::string_view text, See&& see) {
  while (!text.empty()) {
    utf8proc_int32_t point = 0;
    const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &point);
    if (size <= 0 || !see(point)) return false;
    text.remove_prefix(static_cast<std::size_t>(size));
  }
  return true;
}

bool is_mark(utf8proc_category_t category) {
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC || category == UTF8PROC_CATEGORY_ME;
}

bool fits_name(utf8proc_int32_t point) {
  switch (utf8proc_category(point)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return false;
    case UTF8PROC_CATEGORY_ZS:
      return point == ' ';
    default:
      // Unicode's "default ignorable": seen by nobody, as the Hangul fillers and variation selectors.
      return utf8proc_get_property(point)->ignorable == 0 && point != 0x2800;
  }
}

bool fits_text(utf8proc_int32_t point) {
  const bool reorders = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
  switch (utf8proc_category(point)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
      return false;
    default:
      return !reorders;
  }
}

}  // namespace

tl::expected<std::string, Refusal> clean_name(std::string_view name) {
  const auto refusal = [] {
    return tl::make_unexpected(
        Refusal{"name_invalid",
                "a name has 1 to 24 visible characters, without control, direction or zero-width characters",
                "",
                {}});
  };
  const auto normal = mapped(trimmed(name), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  if (!normal || normal->empty()) return refusal();
  std::size_t count = 0;
  const bool good = all_of(*normal, [&](utf8proc_int32_t point) {
    const bool first = count == 0;
    ++count;
    return count <= kLongestName && fits_name(point) && !(first && is_mark(utf8proc_category(point)));
  });
  if (!good) return refusal();
  return *normal;
}

std::string name_key(std::string_view name) {
  return mapped(name, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE)
      .value_or(std::string(name));
}

tl::expected<std::string, Refusal> clean_text(std::string_view text) {
  std::string flat(text);
  for (char& c : flat) {
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  }
  const auto normal = mapped(trimmed(flat), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  std::size_t count = 0;
  const auto fits = [&](utf8proc_int32_t point) {
    ++count;
    return count <= kLongestText && fits_text(point);
  };
  const bool good = normal && !normal->empty() && all_of(*normal, fits);
  if (!good) {
    return tl::make_unexpected(Refusal{
        "text_invalid", "a chat line has 1 to 500 characters, without control or direction characters", "", {}});
  }
  return *normal;
}

}  // namespace tempora
