// Reading a game's content: values that know where they stand, and the first mistake that is found.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/json.hpp"
#include "engine/result.hpp"

namespace tempora {

// The parts, texts and whole numbers, one after another.
template <class... Parts>
std::string line(const Parts&... parts) {
  std::string text;
  const auto add = [&](const auto& part) {
    if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(part)>>) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  };
  (add(parts), ...);
  return text;
}

// Names with commas between them.
inline std::string list_of(std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

// A value of the content, and where it stands. Only the first mistake counts; whatever is read after it is within its
// range all the same. A value must not outlive the one that it lies in.
class ContentValue {
 public:
  static constexpr int kMostLetters = 60;  // of a name, in bytes
  using Fields = std::initializer_list<std::string_view>;

  ContentValue(const Json& json, std::optional<Error>& mistake) : json_(&json), mistake_(&mistake) {}

  [[nodiscard]] bool there() const { return !json_->is_null(); }

  // A field of a table; one that is missing is not `there`.
  ContentValue operator[](std::string_view field) const {
    static const Json kMissing;
    const bool has = json_->is_object() && json_->contains(field);
    return {has ? *json_->find(field) : kMissing, *this, field, 0};
  }

  void refuse(std::string text) const {
    if (!*mistake_) *mistake_ = Error{std::move(text), where()};
  }

  // It is a table that has no other fields. Of `more`, empty names don't count.
  void expect(std::string_view what, std::span<const std::string_view> fields,
              std::span<const std::string_view> more = {}) const {
    std::vector<std::string_view> allowed(fields.begin(), fields.end());
    std::copy_if(more.begin(), more.end(), std::back_inserter(allowed), [](auto field) { return !field.empty(); });
    if (!json_->is_object()) return refuse(line(what, " must be a table with ", list_of(allowed)));
    for (const auto& [name, unused] : json_->items()) {
      if (std::find(allowed.begin(), allowed.end(), name) != allowed.end()) continue;
      return (*this)[name].refuse(line(what, " has no field '", excerpt(name), "'; allowed: ", list_of(allowed)));
    }
  }
  void expect(std::string_view what, Fields fields, std::span<const std::string_view> more = {}) const {
    expect(what, std::span(fields.begin(), fields.size()), more);
  }

  // A whole number within [low, high].
  [[nodiscard]] int number(int low, int high) const {
    const std::int64_t number = json_->is_number_integer() ? json_->get<std::int64_t>() : low - 1;
    if (number >= low && number <= high) return static_cast<int>(number);
    refuse(line(name(), " must be a whole number from ", low, " to ", high));
    return low;
  }
  [[nodiscard]] int number_or(int otherwise, int low, int high) const {
    return there() ? number(low, high) : otherwise;
  }

  // A name.
  [[nodiscard]] std::string text() const {
    const std::string text = json_->is_string() ? json_->get<std::string>() : "";
    const bool printable = std::none_of(text.begin(), text.end(), [](char c) { return c >= 0 && c < ' '; });
    if (text.empty() || text.size() > kMostLetters || !printable) {
      refuse(line(name(), " must be a text of 1 to ", kMostLetters, " letters"));
    }
    return text;
  }

  // Any text, or nothing where it is none.
  [[nodiscard]] std::optional<std::string> any_text() const {
    return json_->is_string() ? std::optional(json_->get<std::string>()) : std::nullopt;
  }

  [[nodiscard]] bool flag() const {
    if (there() && !json_->is_boolean()) refuse(line(name(), " must be true or false"));
    return json_->is_boolean() && json_->get<bool>();
  }

  // Which of `count` words it is. `word_of` gives the words, and for one that is not allowed here an empty one.
  template <class WordOf>
  [[nodiscard]] std::size_t word(std::size_t count, WordOf&& word_of) const {
    std::vector<std::string_view> allowed;
    std::size_t first = count;
    for (std::size_t i = 0; i < count; ++i) {
      const std::string_view word = word_of(i);
      if (word.empty()) continue;
      if (json_->is_string() && json_->get_ref<const std::string&>() == word) return i;
      first = std::min(first, i);
      allowed.push_back(word);
    }
    refuse(line(name(), allowed.size() == 1 ? " must be " : " must be one of ", list_of(allowed)));
    return first;
  }
  template <class Enum, std::size_t kCount>
  [[nodiscard]] Enum word(const std::array<std::string_view, kCount>& names, unsigned allowed = ~0U) const {
    return static_cast<Enum>(
        word(kCount, [&](std::size_t i) { return (allowed >> i & 1U) != 0 ? names[i] : std::string_view(); }));
  }

  // Calls visit(item) for each of a list of `fewest` to `most`.
  template <class Visit>
  void each(std::size_t fewest, std::size_t most, std::string_view what, Visit&& visit) const {
    if (!json_->is_array() || json_->size() < fewest || json_->size() > most) {
      return refuse(fewest == most ? line(name(), " must be a list of ", most, " ", what)
                                   : line(name(), " must be a list of ", fewest, " to ", most, " ", what));
    }
    for (std::size_t i = 0; i < json_->size(); ++i) {
      visit(ContentValue((*json_)[i], *this, {}, i));
    }
  }

  // How messages call it.
  [[nodiscard]] std::string name() const {
    if (around_ == nullptr) return "the content";
    return field_ ? line("'", *field_, "'") : line("an entry of ", around_->name());
  }

 private:
  ContentValue(const Json& json, const ContentValue& around, std::optional<std::string_view> field, std::size_t place)
      : json_(&json), around_(&around), field_(field), place_(place), mistake_(around.mistake_) {}

  // A JSON pointer.
  [[nodiscard]] std::string where() const {
    if (around_ == nullptr) return "";
    return line(around_->where(), "/", field_ ? std::string(*field_) : std::to_string(place_));
  }

  const Json* json_;
  const ContentValue* around_ = nullptr;
  std::optional<std::string_view> field_;  // of the table around it
  std::size_t place_ = 0;                  // in the list around it
  std::optional<Error>* mistake_;
};

}  // namespace tempora
