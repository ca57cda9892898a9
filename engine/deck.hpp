// Hidden cards, and who knows what of them. Where a card lies is public; what it is, only some know. Each place keeps
// its card and two sets of viewers:
//
//   exact   know which card lies here: who drew it, looked at it, or saw it put here
//   among   know that the card which lies here is somewhere in this place's group, but not where: somebody else has put
//           the places of the group in a secret order
//
// Cards of a kind may look alike: copies with the same id. When a viewer sees one of a group, and had known one like it
// to be among them without knowing where, it may be that one: from then on the viewer counts on one less (`learn`).
//
// A shuffle ends all knowledge of what it shuffles. The draw pile of a game, the hands that its cards go to, and every
// other place where they may lie hidden are its *zones*: what was learned of a card goes with it from one to another.
// Who has looked where is public; what was seen is not.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/dealer.hpp"
#include "engine/fixed_vector.hpp"
#include "engine/types.hpp"

namespace tempora {

// A set of viewers: seats, and spectators as one.
class Knowers {
 public:
  constexpr Knowers() = default;
  static constexpr Knowers nobody() { return {}; }
  static constexpr Knowers everyone() { return Knowers(0xffff); }
  static constexpr Knowers only(Seat seat) { return Knowers(static_cast<std::uint16_t>(1U << seat)); }
  // Precondition: not the archive.
  static constexpr Knowers only(Viewer viewer) { return viewer.is_seat() ? only(viewer.seat()) : Knowers(kSpectators); }

  // Nothing is hidden from the archive.
  [[nodiscard]] constexpr bool has(Viewer viewer) const {
    return viewer.is_archive() || (bits_ & only(viewer).bits_) != 0;
  }
  // A bit a seat, and one for the spectators.
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
  constexpr Knowers operator|(Knowers other) const { return Knowers(static_cast<std::uint16_t>(bits_ | other.bits_)); }
  constexpr Knowers operator&(Knowers other) const { return Knowers(static_cast<std::uint16_t>(bits_ & other.bits_)); }
  // Those who are not in `other`.
  constexpr Knowers operator-(Knowers other) const { return Knowers(static_cast<std::uint16_t>(bits_ & ~other.bits_)); }
  constexpr Knowers& operator|=(Knowers other) { return *this = *this | other; }
  constexpr bool operator==(const Knowers&) const = default;

 private:
  static constexpr unsigned kSpectators = 0x8000;
  constexpr explicit Knowers(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

// A place with its card.
template <class T>
struct KnownCard {
  static_assert(sizeof(T) <= 2 && std::has_unique_object_representations_v<T>, "a card is an id of one or two bytes");
  T card{};
  UnsignedOf<sizeof(T)> group = 0;  // places with the same group were put in a secret order together; 0: none
  Knowers exact;
  Knowers among;  // of those who are in `exact` too it says nothing

  // The card, if `viewer` knows it.
  [[nodiscard]] constexpr std::optional<T> seen_by(Viewer viewer) const {
    return exact.has(viewer) ? std::optional<T>(card) : std::nullopt;
  }
  constexpr bool operator==(const KnownCard&) const = default;
};

// All places where the cards of one kind may lie hidden, in an order that doesn't depend on anything hidden.
template <class T>
using Zones = std::span<const std::span<KnownCard<T>>>;

// The same, to look at.
template <class T>
using ConstZones = std::span<const std::span<const KnownCard<T>>>;

// The cards that `viewer` knows to lie in `group` without knowing where, ascending.
template <class T>
std::vector<T> known_among(ConstZones<T> zones, unsigned group, Viewer viewer) {
  std::vector<T> cards;
  for (const auto zone : zones) {
    for (const KnownCard<T>& place : zone) {
      if (place.group == group && place.among.has(viewer) && !place.exact.has(viewer)) cards.push_back(place.card);
    }
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

// `who` get to see the card at `place`, which lies in one of the zones. Whoever of them knew cards like it to be among
// its group can't tell whether this is one of those: it counts as one, so that neither truth shows afterwards. That is
// less than a careful onlooker would know, never more. What everybody knows is no longer of the group.
template <class T>
void learn(KnownCard<T>& place, Knowers who, std::type_identity_t<Zones<T>> zones) {
  Knowers counting = who - place.exact - place.among;  // who might go on to count on a card like it elsewhere
  place.exact |= who;
  if (place.group == 0) return;
  for (const auto zone : zones) {
    for (KnownCard<T>& other : zone) {
      if (&other == &place || other.group != place.group || other.card != place.card) continue;
      const Knowers stop = counting & (other.among - other.exact);
      other.among = other.among - stop;
      counting = counting - stop;
    }
  }
  if (place.exact == Knowers::everyone()) place = {place.card, 0, place.exact, {}};
}

// A draw pile of at most kCapacity cards.
template <class T, std::size_t kCapacity>
class Deck {
 public:
  using Place = KnownCard<T>;

  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] bool empty() const { return places_.empty(); }
  // The place `from_top` places below the top one. Precondition: from_top < size().
  [[nodiscard]] const Place& at(std::size_t from_top) const { return places_[places_.size() - 1 - from_top]; }
  Place& at(std::size_t from_top) { return places_[places_.size() - 1 - from_top]; }
  // As a zone, from the bottom up.
  std::span<Place> zone() { return places_.span(); }
  [[nodiscard]] std::span<const Place> zone() const { return places_.span(); }

  void put_on_top(const Place& card) { places_.push_back(card); }
  void put_under(const Place& card) { places_.insert(0, card); }
  // The top card, which nobody sees; what was known of it goes with it.
  Place take() { return places_.pop_back(); }
  // The top card, into a hand of `seat`, which alone sees it. Of this and the next two: `zones` are all zones of these
  // cards, this one included.
  Place draw(Seat seat, Zones<T> zones) {
    look(Knowers::only(seat), 1, zones);
    return take();
  }
  // The top card, open.
  Place turn_up(Zones<T> zones) {
    look(Knowers::everyone(), 1, zones);
    return take();
  }
  // `who` learn the top `count` cards, each in its place.
  void look(Knowers who, std::size_t count, Zones<T> zones) {
    for (std::size_t i = 0; i < count; ++i) learn(at(i), who, zones);
  }

  // Nobody knows any more what lies where. `zones`: all zones of these cards, this one included; a group that reaches
  // beyond the deck is forgotten there too, for who knew it can't tell any more which of its cards the shuffle took.
  void shuffle(Dealer& dealer, Zones<T> zones) {
    for (const Place& place : places_) {
      if (place.group != 0) forget(zones, place.group);
    }
    for (Place& place : places_) place = {place.card, 0, {}, {}};
    dealer.shuffle(places_.span());
  }

  // `by`, who has looked at them, puts the top `order.size()` cards back in another order that nobody else sees: the
  // i-th from the top is then what was the order[i]-th. Others who knew one of them know that it is still among them;
  // where an earlier secret order reached beyond them, its places and these become one group, and they know no more
  // than that it is in there: less than a careful onlooker would know, never more.
  void reorder(Seat by, std::span<const std::uint8_t> order, Zones<T> zones) {
    if (order.size() < 2) return;
    const unsigned group = unused_group(zones);
    FixedVector<Place, kCapacity> taken;
    for (std::size_t i = 0; i < order.size(); ++i) taken.push_back(at(i));
    for (const Place& place : taken) {
      assert(place.exact.has(Viewer::seat(by)));
      if (place.group != 0) rename(zones, place.group, group);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
      Place place = taken[order[i]];
      place.among |= place.exact;
      place.exact = Knowers::only(by);
      place.group = static_cast<decltype(place.group)>(group);
      at(i) = place;
    }
  }

 private:
  static void rename(Zones<T> zones, unsigned from, unsigned to) {
    for (const auto zone : zones) {
      for (Place& place : zone) {
        if (place.group == from) place.group = static_cast<decltype(place.group)>(to);
      }
    }
  }
  static void forget(Zones<T> zones, unsigned group) {
    for (const auto zone : zones) {
      for (Place& place : zone) {
        if (place.group == group) place = {place.card, 0, place.exact, {}};
      }
    }
  }
  // The lowest group number in no place.
  static unsigned unused_group(Zones<T> zones) {
    for (unsigned group = 1;; ++group) {
      const bool used = std::any_of(zones.begin(), zones.end(), [&](const auto zone) {
        return std::any_of(zone.begin(), zone.end(), [&](const Place& place) { return place.group == group; });
      });
      if (!used) return group;
    }
  }

  FixedVector<Place, kCapacity> places_;
};

// For Rules::imagine: redraws what `viewer` doesn't know of the cards in `zones`, uniformly among all that agrees with
// what it does know. Neither the outcome nor the number of draws depends on anything that the viewer doesn't know.
// What others know to be among a group is left out: even how many such cards somebody knows can be hidden, for a card
// that they saw may be one that they knew to be there.
template <class T>
void redraw(Zones<T> zones, Viewer viewer, Dealer& dealer) {
  using Place = KnownCard<T>;
  if (viewer.is_archive()) return;
  std::vector<Place*> open;  // what lies there isn't known, and nothing is known to be there
  std::vector<T> pool;
  std::vector<unsigned> groups;  // in order of their first place
  for (const auto zone : zones) {
    for (Place& place : zone) {
      if (place.group != 0 && std::find(groups.begin(), groups.end(), place.group) == groups.end()) {
        groups.push_back(place.group);
      }
      if (place.exact.has(viewer)) continue;
      if (place.group == 0) open.push_back(&place);
      if (!place.among.has(viewer)) pool.push_back(place.card);
    }
  }
  for (const unsigned group : groups) {
    std::vector<T> known;  // to lie in one of the places
    std::vector<Place*> places;
    for (const auto zone : zones) {
      for (Place& place : zone) {
        if (place.group != group) continue;
        const bool is_open = !place.exact.has(viewer);
        if (is_open) places.push_back(&place);
        if (is_open && place.among.has(viewer)) known.push_back(place.card);
        place.among = {};
      }
    }
    std::sort(known.begin(), known.end());
    dealer.shuffle(std::span(places));
    for (std::size_t i = 0; i < known.size(); ++i) {
      places[i]->card = known[i];
      places[i]->among = Knowers::only(viewer);
    }
    open.insert(open.end(), places.begin() + static_cast<std::ptrdiff_t>(known.size()), places.end());
  }
  // Sorting makes the outcome independent of the order in which the truth holds them.
  std::sort(pool.begin(), pool.end());
  dealer.shuffle(std::span(pool));
  for (std::size_t i = 0; i < open.size(); ++i) open[i]->card = pool[i];
}

}  // namespace tempora
