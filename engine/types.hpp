// The few words that every game and everybody around a game shares: seats, sets of seats, viewers.
#pragma once

#include <bit>
#include <cstdint>

namespace tempora {

using Seat = std::uint8_t;  // 0 … players − 1, clockwise
inline constexpr int kMaxSeats = 10;

// A set of seats, as bits.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint16_t>(1U << seat)); }
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint16_t>((1U << count) - 1U)); }

  [[nodiscard]] constexpr bool contains(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  // The lowest seat; the set must not be empty.
  [[nodiscard]] constexpr Seat lowest() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | (1U << seat)); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << seat)); }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1U));
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint16_t bits_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

// Proof that a match is over or was stopped; only a match can give it. Whoever holds it may see everything.
class Finished {
 private:
  constexpr Finished() = default;
  template <class Rules>
  friend class Match;
};

// Who looks: a seat, a spectator (what is public), or the archive (all of a finished match).
class Viewer {
 public:
  static constexpr Viewer seat(Seat seat) { return Viewer(static_cast<std::int8_t>(seat)); }
  static constexpr Viewer spectator() { return Viewer(kSpectator); }
  static constexpr Viewer archive(const Finished& /*proof*/) { return Viewer(kArchive); }

  [[nodiscard]] constexpr bool is_seat() const { return who_ >= 0; }
  [[nodiscard]] constexpr bool is_seat(Seat seat) const { return who_ == static_cast<std::int8_t>(seat); }
  [[nodiscard]] constexpr bool is_spectator() const { return who_ == kSpectator; }
  [[nodiscard]] constexpr bool is_archive() const { return who_ == kArchive; }
  // The seat that looks; only if is_seat().
  [[nodiscard]] constexpr Seat seat() const { return static_cast<Seat>(who_); }
  constexpr bool operator==(const Viewer&) const = default;

 private:
  static constexpr std::int8_t kSpectator = -1;
  static constexpr std::int8_t kArchive = -2;
  constexpr explicit Viewer(std::int8_t who) : who_(who) {}
  std::int8_t who_;
};

// To whom a fact is told.
class Audience {
 public:
  static constexpr Audience everyone() { return {SeatSet::first(kMaxSeats), true}; }
  static constexpr Audience only(Seat seat) { return {SeatSet::of(seat), false}; }
  static constexpr Audience of(SeatSet seats) { return {seats, false}; }
  static constexpr Audience nobody() { return {SeatSet(), false}; }

  [[nodiscard]] constexpr bool hears(Viewer viewer) const {
    return viewer.is_archive() || (viewer.is_seat() ? seats_.contains(viewer.seat()) : spectators_);
  }

 private:
  constexpr Audience(SeatSet seats, bool spectators) : seats_(seats), spectators_(spectators) {}
  SeatSet seats_;
  bool spectators_;
};

}  // namespace tempora
