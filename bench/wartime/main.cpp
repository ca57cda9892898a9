// How long WarTime's longest lists take where it is crowded: 150 pieces of six colours as close together as they fit.
// Time of this thread is counted, so that other programs don't; how near pieces can be put beside others is found
// before, as it is once in a program's life.
//   bench_wartime [POSITIONS]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "engine/generator.hpp"
#include "games/wartime/rules.hpp"

namespace tempora::wartime {
namespace {

constexpr int kPieces = 150;
constexpr int kSpread = 2500;  // half the side of the square in which they stand; it grows where they find no room
constexpr int kTries = 100;

// Every colour has so many pieces of each type that there are 25 of it; all have the money for anything.
State crowded(const Rules& rules, Generator& generator) {
  constexpr std::array<int, kTypes> kOfType{2, 2, 2, 2, 2, 1, 2, 2, 1, 1, 2, 2, 3, 1};
  State state;
  state.seats = static_cast<std::uint8_t>(rules.players());
  const Point middle{rules.table().width / 2, rules.table().height / 2};
  int spread = kSpread;
  int tries = 0;
  for (int seat = 0; seat < rules.players(); ++seat) {
    Player& player = state.player(seat);
    player.cash = 2000;
    player.discs = 1;
    for (int type = 0; type < kTypes; ++type) {
      for (int serial = 1; serial <= kOfType[static_cast<std::size_t>(type)];) {
        const int number = piece_number(seat, static_cast<Type>(type), serial);
        Piece piece;
        const auto anywhere = [&] {
          return static_cast<int>(generator.below(static_cast<std::uint32_t>(2 * spread))) - spread;
        };
        piece.x = static_cast<std::int16_t>(middle.x + anywhere());
        piece.y = static_cast<std::int16_t>(middle.y + anywhere());
        if (turns(static_cast<Type>(type))) piece.facing = static_cast<std::int16_t>(generator.below(kDegrees));
        piece.where =
            is_building(static_cast<Type>(type)) && generator.below(4) == 0 ? Where::fortified : Where::standing;
        state.piece(number) = piece;
        const Body body = body_of(state, number);
        if (!on_table(body, rules.table().width, rules.table().height) ||
            !rules.table().suits(static_cast<Type>(type), body.at) || Crowd(state).overlapped(body) != kNoPiece) {
          if (++tries % kTries == 0) spread = std::min(spread + 100, 6000);
          continue;
        }
        player.in_play |= std::uint64_t{1} << place_of(number);
        player.standing |= std::uint64_t{1} << place_of(number);
        ++serial;
      }
    }
  }
  state.bank = 6000;
  return state;
}

void print(const char* what, std::vector<double>& times) {
  std::sort(times.begin(), times.end());
  const auto at = [&](std::size_t percent) { return times[(times.size() - 1) * percent / 100]; };
  std::printf("%-7s %8zu lists  median %6.1f us  99 %% within %6.1f us  greatest %6.1f us\n", what, times.size(),
              at(50), at(99), times.back());
}

double microseconds_of_thread() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

void run(const Rules& rules, int positions) {
  Generator generator(2026);
  std::vector<double> moves;
  std::vector<double> acts;
  std::size_t longest = 0;
  const auto time = [&](const State& state, std::vector<double>& times) {
    MoveList<Move> list;
    const double begin = microseconds_of_thread();
    rules.legal(state, state.active, list);
    times.push_back(microseconds_of_thread() - begin);
    longest = std::max(longest, list.size());
  };
  for (int i = 0; i < positions; ++i) {
    State state = crowded(rules, generator);
    for (int seat = 0; seat < rules.players(); ++seat) {
      state.active = static_cast<std::uint8_t>(seat);
      state.step = {};
      state.step.ask = Ask::act;
      MoveList<Move> unused;
      rules.legal(state, state.active, unused);
      time(state, acts);
      state.step.ask = Ask::move;
      state.step.act = Act::move;
      for_each_piece(seat, state.player(seat).standing & ~kBuildings, [&](int piece) {
        state.step.piece = static_cast<std::uint8_t>(piece);
        state.step.dice[0] = static_cast<std::uint8_t>(generator.below(6) + 1);
        state.step.dice[1] = type_of(piece) == Type::jet ? static_cast<std::uint8_t>(generator.below(6) + 1) : 0;
        time(state, moves);
      });
    }
  }
  std::printf("map %s, %d pieces, longest list %zu\n", std::string(rules.map_name()).c_str(), kPieces, longest);
  print("D-MOVE", moves);
  print("D-ACT", acts);
}

}  // namespace
}  // namespace tempora::wartime

int main(int count, char** arguments) {
  using namespace tempora;
  const int positions = count > 1 ? std::atoi(arguments[1]) : 200;
  if (positions < 1) {
    std::fprintf(stderr, "POSITIONS must be a whole number from 1 on\n");
    return 2;
  }
  for (const char* map : {"open", "lake", "islands"}) {
    wartime::run(*wartime::Rules::create(Setup{wartime::kMaxPlayers, Json{{"map", map}}, ""}), positions);
  }
  return 0;
}
