// A state with padding is no state: equal states would not be equal bytes.
#include "engine/match.hpp"
#include "engine/testing/probe/probe.hpp"

namespace tempora {

struct Padded {
#ifdef FORBIDDEN
  std::uint8_t round = 0;
#else
  std::uint32_t round = 0;
#endif
  std::uint32_t score = 0;
};

static_assert(PlainData<Padded>);

}  // namespace tempora
