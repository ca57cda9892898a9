// WarTime: what a viewer sees: everything (WT-8.1). A seat's own view says besides what it could do.
#pragma once

#include "engine/json_writer.hpp"
#include "games/wartime/state.hpp"

namespace tempora::wartime {

class Rules;

struct View {
  const Rules* rules = nullptr;
  State state;
  int seat = -1;  // of the viewer
};

// docs/protocol.md §8. What could be reached and why not is found while it is written.
void write(const View& view, JsonWriter& json);
// docs/archive-format.md.
void write(const State& state, JsonWriter& json);

}  // namespace tempora::wartime
