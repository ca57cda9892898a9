// A game whose state has padding is no game: nothing takes it.
#include "engine/match.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {

struct Padded : probe::State {
#ifdef FORBIDDEN
  std::uint32_t more = 0;
  std::uint8_t last = 0;  // three bytes of padding follow
#else
  std::uint16_t more = 0;
#endif
};

struct Game : probe::Rules {
  using State = Padded;
  static Result<Game> create(const Setup& setup);
  State start(Dealer& dealer, Journal& journal) const;
  State imagine(const State& state, Viewer viewer, Dealer& dealer) const;
};

static_assert(sizeof(Match<Game>) > 0);

}  // namespace tempora
