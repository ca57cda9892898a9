// Everything that happened goes to a Journal, as facts with an audience.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/types.hpp"

namespace tempora {

// A fact: what happened, as the game's own id and small numbers, never a sentence.
struct Fact {
  static constexpr std::size_t kNumbers = 8;
  std::uint16_t what = 0;
  std::array<std::int16_t, kNumbers> numbers{};  // what each means is the game's; those that it does not use are 0
  bool operator==(const Fact&) const = default;
};

// `what` is an enumerator of the game; at most Fact::kNumbers numbers, each of 16 bits.
template <class What>
  requires std::is_enum_v<What>
Fact fact(What what, std::initializer_list<int> numbers) {
  Fact told{static_cast<std::uint16_t>(what), {}};
  std::size_t at = 0;
  for (const int number : numbers) told.numbers[at++] = static_cast<std::int16_t>(number);
  return told;
}

// One entry: the audience gets `full`, the others `rest` or nothing.
struct Entry {
  Audience audience = Audience::nobody();
  Fact full;
  std::optional<Fact> rest;
  bool reveals = false;  // something hidden became known to the audience

  // What `viewer` is told, or nothing.
  [[nodiscard]] const Fact* told_to(Viewer viewer) const {
    if (audience.hears(viewer)) return &full;
    return rest ? &*rest : nullptr;
  }
};

class Journal {
 public:
  // Deaf: hears nothing and costs nothing, for simulation and search.
  Journal() = default;
  explicit Journal(std::vector<Entry>& entries) : entries_(&entries) {}

  void tell(Audience audience, const Fact& full) {
    if (entries_ != nullptr) entries_->push_back({audience, full, std::nullopt, false});
  }
  void tell(Audience audience, const Fact& full, const Fact& rest) {
    if (entries_ != nullptr) entries_->push_back({audience, full, rest, false});
  }
  // The same, and something hidden became known to somebody.
  void reveal(Audience audience, const Fact& full) {
    revealed_ = true;
    if (entries_ != nullptr) entries_->push_back({audience, full, std::nullopt, true});
  }
  void reveal(Audience audience, const Fact& full, const Fact& rest) {
    revealed_ = true;
    if (entries_ != nullptr) entries_->push_back({audience, full, rest, true});
  }
  // What was just done may not be taken back (spoken words, a book that forbids it).
  void seal() { sealed_ = true; }

  [[nodiscard]] bool revealed() const { return revealed_; }
  [[nodiscard]] bool sealed() const { return sealed_; }

 private:
  std::vector<Entry>* entries_ = nullptr;
  bool revealed_ = false;
  bool sealed_ = false;
};

}  // namespace tempora
