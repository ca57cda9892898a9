// Khronos: the answers to the steps of a turn (KH-15.1).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/game.hpp"
#include "games/khronos/board.hpp"

namespace tempora::khronos {

enum class Age : std::uint8_t { might, faith, reason };
enum class Type : std::uint8_t { military, religious, civil };
inline constexpr int kAges = 3;
inline constexpr int kTypes = 3;
inline constexpr int kSizes = 3;
inline constexpr std::array kEveryAge{Age::might, Age::faith, Age::reason};
inline constexpr std::array kEveryType{Type::military, Type::religious, Type::civil};

enum class Act : std::uint8_t {
  end,
  keep,
  exchange,
  pass,
  swap,
  give,
  move,
  build,
  upgrade,
  demolish,
  populate,
  renovate,
  row,
  column,
  which,
  grow,
  extra,
  share,
  stay,
  place,
  keep_cube,
  discard
};

// What a, b and c are, the factories below say.
struct alignas(4) Move {
  Act act = Act::end;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  bool operator==(const Move&) const = default;

  static constexpr Move of(Act act) { return {act, 0, 0, 0}; }
  static constexpr Move cards(Act act, int military, int religious, int civil) {
    return {act, byte(military), byte(religious), byte(civil)};
  }
  static constexpr Move swap(Type type, int count) { return {Act::swap, byte(type), byte(count), 0}; }
  // `agent` is 0 or 1.
  static constexpr Move move(int agent, Age age) { return {Act::move, byte(agent), byte(age), 0}; }
  static constexpr Move build(Age age, Type type, int size) { return {Act::build, byte(age), byte(type), byte(size)}; }
  static constexpr Move upgrade(Age age) { return {Act::upgrade, byte(age), 0, 0}; }
  static constexpr Move demolish(Age age, Type type) { return {Act::demolish, byte(age), byte(type), 0}; }
  static constexpr Move renovate(Type type) { return {Act::renovate, byte(type), 0, 0}; }
  static constexpr Move row(int row) { return {Act::row, byte(row), 0, 0}; }
  static constexpr Move column(int column) { return {Act::column, byte(column), 0, 0}; }
  static constexpr Move at(Act act, Square square) { return {act, square.row, square.column, 0}; }
  static constexpr Move grow(int size, Square square) { return {Act::grow, square.row, square.column, byte(size)}; }
  // How many uses agent 1 and agent 2 give.
  static constexpr Move share(int one, int two) { return {Act::share, byte(one), byte(two), 0}; }
  static constexpr Move keep_cube(int seat) { return {Act::keep_cube, byte(seat), 0, 0}; }

  [[nodiscard]] constexpr Square square() const { return {a, b}; }

 private:
  template <class T>
  static constexpr std::uint8_t byte(T value) {
    return static_cast<std::uint8_t>(value);
  }
};

std::string_view name(Act act);
std::string_view name(Age age);
std::string_view name(Type type);
// "M5": column M, row 5 (KH-3.2).
std::string name(Square square);

// {"do":"build","age":"might","type":"military","size":2}, {"do":"column","column":"M"}, {"do":"place","square":"M5"}:
// the table is in docs/protocol.md §8.
void write(const Move& move, JsonWriter& json);
Result<Move> read_move(const Json& json);

}  // namespace tempora::khronos
