#include "games/tempel/moves.hpp"

#include "games/tempel/state.hpp"

namespace tempora::tempel {

void write(const Move& move, JsonWriter& json) {
  json.begin_object();
  if (move.act == Act::open) {
    json.field("do", "open");
    json.field("seat", int{move.seat});
    json.field("place", move.place());
  } else {
    json.field("do", "announce");
    if (move.silent()) {
      json.field("silent", true);
    } else {
      json.field("gold", move.gold());
      json.field("fire", int{move.fire});
    }
  }
  json.end_object();
}

Result<Move> read_move(const Json& json) {
  const auto act = read_string(json, "do");
  if (act && *act == "open") {
    if (auto fields = expect_fields(json, "an opening", {"do", "seat", "place"}); !fields) {
      return tl::make_unexpected(fields.error());
    }
    const auto seat = read_integer(json, "seat", 0, kMaxPlayers - 1);
    if (!seat) return tl::make_unexpected(seat.error());
    const auto place = read_integer(json, "place", 0, kChambersInRoundOne - 1);
    if (!place) return tl::make_unexpected(place.error());
    return Move::open(static_cast<int>(*seat), static_cast<int>(*place));
  }
  if (act && *act == "announce") {
    if (json.contains("silent")) {
      if (auto fields = expect_fields(json, "a silent announcement", {"do", "silent"}); !fields) {
        return tl::make_unexpected(fields.error());
      }
      const auto silent = read_bool(json, "silent");
      if (!silent || !*silent) return error("'silent' can only be true");
      return Move::not_telling();
    }
    if (auto fields = expect_fields(json, "an announcement", {"do", "gold", "fire", "silent"}); !fields) {
      return tl::make_unexpected(fields.error());
    }
    const auto gold = read_integer(json, "gold", 0, Move::kSilent - 1);
    if (!gold) return tl::make_unexpected(gold.error());
    const auto fire = read_integer(json, "fire", 0, Move::kSilent - 1);
    if (!fire) return tl::make_unexpected(fire.error());
    return Move::announce(static_cast<int>(*gold), static_cast<int>(*fire));
  }
  return error("'do' must be \"open\" or \"announce\"");
}

}  // namespace tempora::tempel
